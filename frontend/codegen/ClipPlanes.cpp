// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// [clipplanes(...)] adds an output for each plane to a vertex shader: the distance of its position
// from the plane. The outputs are parameters of a function that calls the program's function.
#include "Context.h"
#include "Debug.h"
#include "Entries.h"
#include "Expressions.h"
#include "Functions.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Statements.h"
#include "dxil/contract/EntryInterface.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

static constexpr uint32_t PositionSize = 4;

const frontend::Attribute *clipPlanes(const CodegenContext &G, const EntryPoint &E) {
  const frontend::Attribute *Last = nullptr;
  for (const frontend::Attribute &A : G.P.function(E.Function).Attributes)
    if (A.Id == AttributeId::ClipPlanes && E.Kind == Stage::Vertex)
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

/// Returns the position of four floats that an entry point writes to \p Parameters, or returns in
/// \p Returned (a value, or its memory). Returns null if the entry point has no such output.
static Value *writtenPosition(CodegenContext &G, const contract::EntryInterface &Interface,
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
                   ? loadAt(G, Memory, L.Offset, G.B.getFloatTy(), PositionSize, /*Volatile=*/false)
                   : Memory;
    }
  }
  return nullptr;
}

/// Returns a function that calls \p Body and writes the distances to the planes \p A of \p E; adds
/// these to \p Interface.
llvm::Function *emitClipDistances(CodegenContext &G, const EntryPoint &E,
                                  const frontend::Attribute &A, llvm::Function *Body,
                                  contract::EntryInterface &Interface) {
  const frontend::Function &Source = G.P.function(E.Function);
  SmallVector<llvm::Type *, 8> Parameters(Body->getFunctionType()->params());
  Parameters.append(A.Planes.size(), G.B.getPtrTy());
  auto *Outer =
      llvm::Function::Create(FunctionType::get(Body->getReturnType(), Parameters, false),
                             GlobalValue::InternalLinkage, Source.Spelling + ".clipped", G.M);
  Outer->setAttributes(Body->getAttributes());
  beginFunction(G, Outer);
  if (G.Debug)
    G.Now.Scope = G.Now.Subprogram = G.Debug->describe(*Outer, E.Function);
  locate(G, Source.Where);
  SmallVector<Value *, 8> Arguments;
  for (unsigned I = 0; I < Body->arg_size(); ++I)
    Arguments.push_back(Outer->getArg(I));
  CallInst *Call = G.B.CreateCall(Body, Arguments);
  Call->setAttributes(Body->getAttributes());
  Value *Position =
      Body->hasStructRetAttr()
          ? writtenPosition(G, Interface, ArrayRef(Arguments).drop_front(), Arguments[0])
          : writtenPosition(G, Interface, Arguments, Call);
  if (!Position)
    G.Diags.report(A.Where, Diagnostic::codegen_clip_position);
  auto End = Interface.Values.end();
  if (Source.Result != TypeId::Void)
    --End;
  std::vector<contract::EntryValue> Distances;
  for (uint32_t I = 0; Position && I < A.Planes.size(); ++I) {
    Value *Given = load(G, emitPlace(G, A.Planes[I]));
    // Missing numbers of a shorter plane are 0.
    Value *Plane = Constant::getNullValue(Position->getType());
    for (uint32_t N = 0; N < std::min(PositionSize, G.Types.elementCount(G.P.type(A.Planes[I])));
         ++N)
      Plane =
          G.B.CreateInsertElement(Plane, G.B.CreateExtractElement(Given, uint64_t(N)), uint64_t(N));
    storeAt(G, Outer->getArg(Body->arg_size() + I), 0,
            emitDot(G, Position, Plane, ScalarKind::Float),
            /*Volatile=*/false);
    Distances.push_back(clipDistance(I));
  }
  Interface.Values.insert(End, Distances.begin(), Distances.end());
  G.B.CreateBr(G.Now.Return);
  startBlock(G, G.Now.Return);
  if (Call->getType()->isVoidTy())
    G.B.CreateRetVoid();
  else
    G.B.CreateRet(Call);
  return Outer;
}

} // namespace dxil::frontend
