// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// [clipplanes(...)] gives a vertex shader an output for each plane: the distance of its position.
// The outputs are parameters of a function around the program's.
#include "Debug.h"
#include "Generator.h"
#include "dxil/contract/EntryInterface.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

static constexpr uint32_t PositionSize = 4;

const frontend::Attribute *Generator::clipPlanes(const EntryPoint &E) const {
  const frontend::Attribute *Last = nullptr;
  for (const frontend::Attribute &A : P.function(E.Function).Attributes)
    if (A.Id == AttributeId::ClipPlanes && E.Of == Stage::Vertex)
      Last = &A;
  return Last;
}

static contract::EntryValue clipDistance(uint32_t Index) {
  contract::EntryValue Value;
  Value.IsOutput = true;
  contract::EntryLeaf &L = Value.Leaves.emplace_back();
  L.Semantic = "SV_ClipDistance";
  L.Index = Index;
  L.Type = ComponentType::F32;
  L.ComponentSize = L.ColumnSize = sizeof(float);
  Value.Size = sizeof(float);
  return Value;
}

/// Returns the position that an entry point has written, to \p Parameters or what it has
/// \p Returned (a value, or its memory), or null if there is none of four floats.
Value *Generator::writtenPosition(const contract::EntryInterface &Interface,
                                  ArrayRef<Value *> Parameters, Value *Returned) {
  for (const contract::EntryValue &V : Interface.Values) {
    Value *Memory = V.IsReturn ? Returned : Parameters.front();
    if (!V.IsReturn)
      Parameters = Parameters.drop_front();
    for (const contract::EntryLeaf &L : V.Leaves) {
      const bool IsPosition = (V.IsOutput || V.IsReturn) && L.Index == 0 &&
                              L.Type == ComponentType::F32 && L.Rows == 1 &&
                              L.Columns == PositionSize &&
                              StringRef(L.Semantic).equals_insensitive("SV_Position");
      if (IsPosition)
        return Memory->getType()->isPointerTy()
                   ? loadAt(Memory, L.Offset, B.getFloatTy(), PositionSize, /*Volatile=*/false)
                   : Memory;
    }
  }
  return nullptr;
}

/// Returns a function that calls \p Body and writes the distances to the planes \p A of \p E; adds
/// these to \p Interface.
llvm::Function *Generator::emitClipDistances(const EntryPoint &E, const frontend::Attribute &A,
                                             llvm::Function *Body,
                                             contract::EntryInterface &Interface) {
  const frontend::Function &Source = P.function(E.Function);
  SmallVector<llvm::Type *, 8> Parameters(Body->getFunctionType()->params());
  Parameters.append(A.Planes.size(), B.getPtrTy());
  auto *Outer =
      llvm::Function::Create(FunctionType::get(Body->getReturnType(), Parameters, false),
                             GlobalValue::InternalLinkage, Source.Spelling + ".clipped", M);
  Outer->setAttributes(Body->getAttributes());
  beginFunction(Outer);
  if (Debug)
    Now.Scope = Now.Subprogram = Debug->describe(*Outer, E.Function);
  locate(Source.Where);
  SmallVector<Value *, 8> Arguments;
  for (unsigned I = 0; I < Body->arg_size(); ++I)
    Arguments.push_back(Outer->getArg(I));
  CallInst *Call = B.CreateCall(Body, Arguments);
  Call->setAttributes(Body->getAttributes());
  Value *Position = Body->hasStructRetAttr()
                        ? writtenPosition(Interface, ArrayRef(Arguments).drop_front(), Arguments[0])
                        : writtenPosition(Interface, Arguments, Call);
  if (!Position)
    Diags.report(A.Where, Diagnostic::codegen_clip_position);
  auto End = Interface.Values.end();
  if (Source.Result != TypeId::Void)
    --End;
  std::vector<contract::EntryValue> Distances;
  for (uint32_t I = 0; Position && I < A.Planes.size(); ++I) {
    Value *Given = load(emitPlace(A.Planes[I]));
    // Missing numbers of a shorter plane are 0.
    Value *Plane = Constant::getNullValue(Position->getType());
    for (uint32_t N = 0; N < std::min(PositionSize, Types.elementCount(P.type(A.Planes[I]))); ++N)
      Plane = B.CreateInsertElement(Plane, B.CreateExtractElement(Given, uint64_t(N)), uint64_t(N));
    storeAt(Outer->getArg(Body->arg_size() + I), 0, emitDot(Position, Plane, ScalarKind::Float),
            /*Volatile=*/false);
    Distances.push_back(clipDistance(I));
  }
  Interface.Values.insert(End, Distances.begin(), Distances.end());
  B.CreateBr(Now.Return);
  startBlock(Now.Return);
  if (Call->getType()->isVoidTy())
    B.CreateRetVoid();
  else
    B.CreateRet(Call);
  return Outer;
}

} // namespace dxil::frontend
