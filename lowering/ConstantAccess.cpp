// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConstantAccess.h"
#include "ConstantLayout.h"
#include "dxil/lowering/Passes.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/Frontend/HLSL/CBuffer.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace llvm;

namespace dxil {

namespace {

constexpr int64_t RowBytes = 16;

/// Reads scalars of one type from one buffer, and keeps the rows it has read.
class RowReader {
public:
  RowReader(IRBuilder<> &B, Value *Handle, Type *Ty)
      : B(B), Handle(Handle), Ty(Ty), Size(int64_t(Ty->getPrimitiveSizeInBits() / 8)) {}

  Value *read(const LinearOffset &Offset) {
    if (Offset.termsAreMultiplesOf(RowBytes) && Offset.Constant % Size == 0) {
      int64_t InRow = ((Offset.Constant % RowBytes) + RowBytes) % RowBytes;
      LinearOffset RowStart = Offset;
      RowStart.Constant -= InRow;
      return B.CreateExtractValue(row(RowStart), unsigned(InRow / Size));
    }
    return readVariable(Offset);
  }

private:
  /// A component that a variable chooses: one of the row's, by comparison.
  Value *readVariable(const LinearOffset &Offset) {
    Value *Bytes = Offset.emit(B);
    Value *Row = load(B.CreateLShr(Bytes, 4));
    Value *Component = B.CreateLShr(B.CreateAnd(Bytes, uint64_t(RowBytes - 1)),
                                    Log2_64(uint64_t(Size)));
    Value *Result = B.CreateExtractValue(Row, 0);
    for (unsigned I = 1, E = unsigned(RowBytes / Size); I != E; ++I)
      Result = B.CreateSelect(B.CreateICmpEQ(Component, B.getInt32(I)),
                              B.CreateExtractValue(Row, I), Result);
    return Result;
  }

  Value *row(const LinearOffset &Start) {
    for (auto &[Constant, Row] : Rows)
      if (Constant == Start.Constant)
        return Row;
    Value *Row = load(Start.emit(B, RowBytes));
    Rows.emplace_back(Start.Constant, Row);
    return Row;
  }

  Value *load(Value *Index) {
    Intrinsic::ID ID = Size == 2   ? Intrinsic::dx_resource_load_cbufferrow_8
                       : Size == 4 ? Intrinsic::dx_resource_load_cbufferrow_4
                                   : Intrinsic::dx_resource_load_cbufferrow_2;
    SmallVector<Type *, 9> Overloads(size_t(RowBytes / Size), Ty);
    Type *RowTy = StructType::get(B.getContext(), Overloads);
    CallInst *Call = B.CreateIntrinsic(RowTy, ID, {Handle, Index});
    // A constant buffer does not change while the shader runs: equal rows may
    // be merged across stores and barriers.
    Call->setMemoryEffects(MemoryEffects::none());
    return Call;
  }

  IRBuilder<> &B;
  Value *Handle;
  Type *Ty;
  int64_t Size;
  SmallVector<std::pair<int64_t, Value *>, 2> Rows;
};

bool isRowType(Type *Ty) {
  return Ty->isFloatTy() || Ty->isHalfTy() || Ty->isDoubleTy() || Ty->isIntegerTy(16) ||
         Ty->isIntegerTy(32) || Ty->isIntegerTy(64);
}

/// An equivalent type of 32-bit integers for loads that the optimiser made of
/// bits: i96, <96 x i1> and the like. Null if there is none.
Type *asWords(Type *Ty, const DataLayout &DL) {
  uint64_t Bits = DL.getTypeSizeInBits(Ty);
  if (Bits == 0 || Bits % 32 || !(Ty->isIntegerTy() || Ty->isIntOrIntVectorTy()))
    return nullptr;
  return FixedVectorType::get(Type::getInt32Ty(Ty->getContext()), unsigned(Bits / 32));
}

} // namespace

bool replaceConstantLoad(LoadInst &Load, Value *Handle, const LinearOffset &Offset) {
  IRBuilder<> B(&Load);
  Type *Ty = Load.getType();
  Type *ReadTy = Ty;
  if (!isRowType(Ty->getScalarType()))
    ReadTy = asWords(Ty, Load.getDataLayout());
  if (!ReadTy) {
    reportError(Load, "a load of this type from a constant buffer");
    return false;
  }
  Type *Scalar = ReadTy->getScalarType();
  RowReader Reader(B, Handle, Scalar);
  Value *Result;
  if (auto *VT = dyn_cast<FixedVectorType>(ReadTy)) {
    Result = PoisonValue::get(VT);
    LinearOffset At = Offset;
    for (unsigned I = 0; I != VT->getNumElements(); ++I) {
      Result = B.CreateInsertElement(Result, Reader.read(At), I);
      At.Constant += int64_t(Scalar->getPrimitiveSizeInBits() / 8);
    }
  } else {
    Result = Reader.read(Offset);
  }
  if (ReadTy != Ty)
    Result = B.CreateBitCast(Result, Ty);
  Load.replaceAllUsesWith(Result);
  Load.eraseFromParent();
  return true;
}

namespace {

/// Rewrites the members of one buffer.
class BufferRewriter {
public:
  BufferRewriter(Module &M, GlobalVariable &HandleGlobal) : M(M), HandleGlobal(HandleGlobal) {
    for (User *U : HandleGlobal.users())
      if (auto *Store = dyn_cast<StoreInst>(U))
        if (auto *Call = dyn_cast<CallInst>(Store->getValueOperand()))
          Init = Call;
  }

  void rewrite(GlobalVariable &Member, int64_t Offset);
  void eraseHandleGlobal();

private:
  /// The handle in `F`: a copy of the initialiser's call at the function's
  /// start, where it dominates every use.
  Value *handleIn(Function &F) {
    Value *&Handle = Handles[&F];
    if (!Handle && Init) {
      Instruction *Copy = Init->clone();
      Copy->insertBefore(F.getEntryBlock().getFirstInsertionPt());
      Copy->setName(HandleGlobal.getName());
      Handle = Copy;
    }
    return Handle;
  }

  Module &M;
  GlobalVariable &HandleGlobal;
  CallInst *Init = nullptr;
  DenseMap<Function *, Value *> Handles;
};

void BufferRewriter::rewrite(GlobalVariable &Member, int64_t Offset) {
  convertUsersOfConstantsToInstructions({&Member});
  PointerUses Uses(M.getDataLayout());
  if (!Uses.collect(Member))
    return;
  for (const PointerUse &Use : Uses.accesses()) {
    auto *Load = dyn_cast<LoadInst>(Use.I);
    Value *Handle = handleIn(*Use.I->getFunction());
    if (!Load || !Handle) {
      reportError(*Use.I, Load ? Twine("the constant buffer of '") + Member.getName() +
                                     "' has no binding"
                               : Twine("a write to the constant '") + Member.getName() + "'");
      continue;
    }
    LinearOffset At = Use.Offset;
    At.Constant += Offset;
    replaceConstantLoad(*Load, Handle, At);
  }
  Uses.eraseAddresses();
}

void BufferRewriter::eraseHandleGlobal() {
  for (User *U : make_early_inc_range(HandleGlobal.users()))
    if (auto *Store = dyn_cast<StoreInst>(U)) {
      auto *Call = dyn_cast<Instruction>(Store->getValueOperand());
      Store->eraseFromParent();
      if (Call && Call->use_empty() && isa<CallInst>(Call))
        Call->eraseFromParent();
    }
  HandleGlobal.removeDeadConstantUsers();
  if (HandleGlobal.use_empty())
    HandleGlobal.eraseFromParent();
}

} // namespace

PreservedAnalyses HLSLConstantAccessPass::run(Module &M, ModuleAnalysisManager &) {
  std::optional<hlsl::CBufferMetadata> Buffers = hlsl::CBufferMetadata::get(
      M, [](Type *Ty) { return isa<llvm::dxil::PaddingExtType>(Ty); });
  if (!Buffers)
    return PreservedAnalyses::all();
  SmallVector<GlobalVariable *> Dead;
  SmallVector<GlobalVariable *> HandleGlobals;
  for (const hlsl::CBufferMapping &Buffer : *Buffers) {
    BufferRewriter Rewriter(M, *Buffer.Handle);
    auto *HandleTy = cast<TargetExtType>(Buffer.Handle->getValueType());
    std::map<uint64_t, uint64_t> Packed;
    if (auto *Layout = dyn_cast<StructType>(HandleTy->getTypeParameter(0)))
      Packed = packedConstantOffsets(*Layout, M.getDataLayout());
    for (const hlsl::CBufferMember &Member : Buffer.Members) {
      auto At = Packed.find(Member.Offset);
      Rewriter.rewrite(*Member.GV, int64_t(At == Packed.end() ? Member.Offset : At->second));
      Dead.push_back(Member.GV);
    }
    HandleGlobals.push_back(Buffer.Handle);
  }
  for (const hlsl::CBufferMapping &Buffer : *Buffers)
    BufferRewriter(M, *Buffer.Handle).eraseHandleGlobal();
  Buffers->eraseFromModule();
  for (GlobalVariable *GV : Dead) {
    GV->removeDeadConstantUsers();
    if (GV->use_empty())
      GV->eraseFromParent();
  }
  return PreservedAnalyses::none();
}

} // namespace dxil
