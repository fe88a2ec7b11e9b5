// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StageArrayGlobals.h"
#include "dxil/contract_names.h"
#include "dxil/extension_names.h"
#include "metadata/ModuleMetadata.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

/// Returns the op for an access to an element of \p V.
OpCode accessOp(const contract::EntryValue &V, bool IsPatch) {
  switch (V.Array) {
  case contract::EntryArray::Vertices: return OpCode::StoreVertexOutput;
  case contract::EntryArray::Primitives: return OpCode::StorePrimitiveOutput;
  case contract::EntryArray::Indices: return OpCode::EmitIndices;
  case contract::EntryArray::OutputPatch:
    return IsPatch ? OpCode::LoadOutputControlPoint : OpCode::LoadInput;
  default: return OpCode::LoadInput;
  }
}

bool isUnsigned(ComponentType T) {
  return T == ComponentType::U16 || T == ComponentType::U32 || T == ComponentType::U64;
}

bool isOutput(const contract::EntryValue &V) {
  return V.Array == contract::EntryArray::Vertices || V.Array == contract::EntryArray::Primitives ||
         V.Array == contract::EntryArray::Indices;
}

} // namespace

Type *componentMemoryType(LLVMContext &Ctx, ComponentType T) {
  switch (T) {
  case ComponentType::F16: return Type::getHalfTy(Ctx);
  case ComponentType::F32: return Type::getFloatTy(Ctx);
  case ComponentType::F64: return Type::getDoubleTy(Ctx);
  case ComponentType::I64:
  case ComponentType::U64: return Type::getInt64Ty(Ctx);
  case ComponentType::I16:
  case ComponentType::U16: return Type::getInt16Ty(Ctx);
  default: return Type::getInt32Ty(Ctx);
  }
}

GlobalVariable *makeStageArray(Module &M, const contract::EntryValue &V) {
  Type *Bytes = ArrayType::get(Type::getInt8Ty(M.getContext()), V.Count * V.Size);
  auto *Global = new GlobalVariable(
      M, Bytes, /*isConstant=*/!isOutput(V), GlobalValue::ExternalLinkage, nullptr,
      Twine(contract::StageArrayPrefix) + wordOf(contract::EntryArrays, uint64_t(V.Array)));
  Global->setAlignment(Align(16));
  return Global;
}

void describeStageArray(GlobalVariable &Global, const contract::EntryValue &V, bool IsPatch) {
  LLVMContext &Ctx = Global.getContext();
  const OpCode Op = accessOp(V, IsPatch);
  auto Number = [&](uint64_t N) { return intMetadata(Ctx, uint32_t(N)); };
  SmallVector<Metadata *, 8> Operands{Number(uint32_t(Op)), Number(V.Size)};
  for (auto [L, Element] : zip(V.Leaves, V.Elements)) {
    SmallVector<Metadata *, 16> Leaf{
        Number(L.Offset),
        Number(Element),
        Number(L.Rows),
        Number(L.RowSize),
        Number(L.Columns),
        Number(L.ComponentSize),
        Number(L.ColumnSize),
        Number(L.MatrixRows),
        Number(L.MatrixSize),
        Number(L.Type == ComponentType::I1 ? 2 : isUnsigned(L.Type)),
        ValueAsMetadata::get(UndefValue::get(componentMemoryType(Ctx, L.Type)))};
    for (const contract::MemberArray &A : L.Arrays)
      Leaf.append({Number(A.Count), Number(A.Size)});
    Operands.push_back(MDNode::get(Ctx, Leaf));
  }
  Global.setMetadata(contract::StageArrayMetadata, MDNode::get(Ctx, Operands));
}

void defineStreamAppends(Module &M, ArrayRef<contract::EntryValue> Values, EmitOp Emit) {
  LLVMContext &Ctx = M.getContext();
  IRBuilder<> B(Ctx);
  // The stream of a cut must stay a constant.
  if (Function *Cut = M.getFunction(extensionName(OpCode::CutStream)))
    for (User *U : Cut->users())
      if (auto *Call = dyn_cast<CallInst>(U))
        Call->addFnAttr(llvm::Attribute::NoMerge);
  for (Function &F : M) {
    if (!F.isDeclaration() || !F.getName().contains(contract::StreamAppend) || F.arg_size() != 2)
      continue;
    F.setLinkage(GlobalValue::InternalLinkage);
    F.addFnAttr(llvm::Attribute::AlwaysInline);
    B.SetInsertPoint(BasicBlock::Create(Ctx, "entry", &F));
    BasicBlock *End = BasicBlock::Create(Ctx, "end", &F);
    SwitchInst *Switch = B.CreateSwitch(F.getArg(0), End);
    B.SetInsertPoint(End);
    B.CreateRetVoid();
    uint32_t Stream = 0;
    for (const contract::EntryValue &V : Values) {
      if (V.Array != contract::EntryArray::Stream)
        continue;
      BasicBlock *Case = BasicBlock::Create(Ctx, "stream", &F, End);
      Switch->addCase(B.getInt32(Stream), Case);
      B.SetInsertPoint(Case);
      Instruction *Last = B.CreateBr(End);
      for (auto [L, Element] : zip(V.Leaves, V.Elements))
        for (uint32_t R = 0; R < L.Rows; ++R)
          for (uint32_t C = 0; C < L.Columns; ++C) {
            B.SetInsertPoint(Last);
            Value *Address =
                B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), F.getArg(1), offsetOf(L, R, C));
            Emit(OpCode::StoreOutput, &L, Address,
                 {B.getInt32(Element), B.getInt32(R), B.getInt8(uint8_t(C))}, Last);
          }
      Emit(OpCode::EmitStream, nullptr, nullptr, {B.getInt8(uint8_t(Stream++))}, Last);
    }
  }
}

} // namespace dxil::lowering
