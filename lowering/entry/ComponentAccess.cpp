// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ComponentAccess.h"
#include "StageArrayGlobals.h"
#include "dxil/contract/ErrorCalls.h"
#include "dxil/extension_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

Type *ComponentAccess::componentType(ComponentType T) const {
  return componentMemoryType(M.getContext(), T);
}

// Minimum-precision members of structs and arrays take 32 bits in memory.
Type *ComponentAccess::storedType(const contract::EntryLeaf &L) const {
  Type *Ty = componentType(L.Type);
  if (Ty->getPrimitiveSizeInBits() / 8 == L.ComponentSize)
    return Ty;
  return Ty->isHalfTy() ? Builder.getFloatTy() : Builder.getInt32Ty();
}

Value *ComponentAccess::address(const contract::EntryValue &V, const contract::EntryLeaf &L,
                                uint32_t Row, uint32_t Column) {
  return Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), V.Memory,
                                            offsetOf(L, Row, Column));
}

void ComponentAccess::move(const contract::EntryValue &V, const contract::EntryLeaf &L,
                           const Element &E) {
  for (uint32_t R = 0; R < L.Rows; ++R)
    for (uint32_t C = 0; C < L.Columns; ++C)
      moveComponent(L, E, address(V, L, R, C), R, C);
}

void ComponentAccess::moveComponent(const contract::EntryLeaf &L, const Element &E, Value *Address,
                                    uint32_t Row, uint32_t Column) {
  Type *Ty = componentType(L.Type);
  SmallVector<Value *, 4> Args = {Builder.getInt32(E.Id), Builder.getInt32(Row),
                                  Builder.getInt8(uint8_t(Column))};
  if (E.IsOutput) {
    Args.push_back(load(L, Address));
    call(E.IsPatchOrPrimitive ? OpCode::StorePatchConstant : OpCode::StoreOutput, Ty,
         Builder.getVoidTy(), Args);
    return;
  }
  if (E.IsPatchOrPrimitive)
    return store(L, call(OpCode::LoadPatchConstant, Ty, Ty, Args), Address);
  Args.push_back(UndefValue::get(Builder.getInt32Ty()));
  store(L, call(OpCode::LoadInput, Ty, Ty, Args), Address);
}

Value *ComponentAccess::load(const contract::EntryLeaf &L, Value *Address) {
  Type *Ty = componentType(L.Type);
  Value *Component = Builder.CreateAlignedLoad(storedType(L), Address, Align(1));
  return Ty->isHalfTy() ? Builder.CreateFPCast(Component, Ty)
                        : Builder.CreateTruncOrBitCast(Component, Ty);
}

void ComponentAccess::store(const contract::EntryLeaf &L, Value *Read, Value *Address) {
  if (L.Type == ComponentType::I1)
    Read = Builder.CreateZExt(Builder.CreateIsNotNull(Read), Builder.getInt32Ty());
  else if (Read->getType()->isHalfTy())
    Read = Builder.CreateFPCast(Read, storedType(L));
  else if (Read->getType()->isIntegerTy(16))
    Read = Builder.CreateIntCast(Read, storedType(L), L.Type == ComponentType::I16);
  Builder.CreateAlignedStore(Read, Address, Align(1));
}

bool ComponentAccess::takesType(const OpInfo &Op, Type *Ty) const {
  Overload Needed = Ty->isFloatTy() ? Overload::Float : Overload::I32;
  return (Ty->isFloatTy() || Ty->isIntegerTy(32)) &&
         overloads(Op.Code, Op.MinVersion).contains(Needed);
}

void ComponentAccess::readSystemValue(const contract::EntryValue &V, const contract::EntryLeaf &L,
                                      uint8_t Kind) {
  const std::optional<OpCode> Reader = readerOf(Kind);
  const OpInfo *Op = Reader ? &info(*Reader) : nullptr;
  Type *Stored = componentType(L.Type);
  // The ops return 32-bit values.
  Type *Ty = Stored->isIntegerTy(16) ? Builder.getInt32Ty() : Stored;
  for (uint32_t R = 0; R < L.Rows; ++R)
    for (uint32_t C = 0; C < L.Columns; ++C) {
      // Without an op the value is zero: the event, such as a culled primitive, does not happen in
      // this stage.
      Value *Read = Op ? readComponent(*Op, Ty, L, R, C) : Constant::getNullValue(Stored);
      if (Op && Ty != Stored)
        Read = Builder.CreateTrunc(Read, Stored);
      store(L, Read, address(V, L, R, C));
    }
}

/// Reads a component with \p Op. If \p Op lacks the component or type, emits a call that becomes
/// an error only if the shader uses it, as in DXC.
Value *ComponentAccess::readComponent(const OpInfo &Op, Type *Ty, const contract::EntryLeaf &L,
                                      uint32_t Row, uint32_t Column) {
  SmallVector<Value *, 1> Args;
  if (!Op.Args.empty())
    Args.push_back(
        ConstantInt::get(Builder.getIntNTy(Op.Args.front().Type == TypeKind::I8 ? 8 : 32), Column));
  const bool HasType = takesType(Op, Ty);
  if (HasType && Row == 0 && (Column == 0 || !Args.empty()))
    return call(Op.Code, Ty, Ty, Args);
  Type *Wrong = FixedVectorType::get(Ty, L.Columns);
  auto *Read = cast<CallInst>(call(Op.Code, Wrong, Wrong, Args));
  StringRef Problem = "' has one component; the others cannot be read";
  if (!HasType)
    Problem = takesType(Op, Builder.getFloatTy()) ? "' has an invalid type (expected float)"
                                                  : "' has an invalid type (expected uint)";
  contract::setErrorCall(
      *Read->getCalledFunction(),
      {entryProblem(Shader, "'" + L.Semantic + Problem), L.File, L.Line, L.SourceColumn});
  return Builder.CreateExtractElement(Read, Column);
}

Value *ComponentAccess::call(OpCode Code, Type *Overload, Type *Result, ArrayRef<Value *> Args) {
  const OpInfo &Op = info(Code);
  const std::string Name =
      extensionName(Code, Op.OverloadDimensions ? overloadSuffix(Overload) : std::string());
  SmallVector<Type *, 4> Types;
  for (Value *A : Args)
    Types.push_back(A->getType());
  FunctionCallee Callee =
      M.getOrInsertFunction(Name, FunctionType::get(Result, Types, /*isVarArg=*/false));
  auto *F = cast<Function>(Callee.getCallee());
  F->setDoesNotThrow();
  F->setWillReturn();
  if (!Result->isVoidTy())
    F->setDoesNotAccessMemory();
  CallInst *Call = Builder.CreateCall(Callee, Args);
  // If calls in different branches were merged, the constant element or stream would become a
  // phi.
  Call->addFnAttr(llvm::Attribute::NoMerge);
  // A load is always exact. With all fast-math flags it is not marked precise.
  if (isa<FPMathOperator>(Call))
    Call->setFast(true);
  return Call;
}

} // namespace dxil::lowering
