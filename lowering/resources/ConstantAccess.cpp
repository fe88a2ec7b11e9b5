// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConstantAccess.h"
#include "ConstantHandles.h"
#include "ConstantLayout.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "dxil/lowering/passes/Resources.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/Frontend/HLSL/CBuffer.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr int64_t RowBytes = 16;

/// Returns the bytes that a number of type \p Ty takes in a row; 4 for minimum precision.
int64_t bytesInRow(Type *Ty, const Module &M) {
  constexpr int64_t HalfBytes = 2, WordBytes = 4;
  int64_t Bytes = int64_t(Ty->getScalarSizeInBits() / 8);
  if (Bytes != HalfBytes)
    return Bytes;
  return hasNative16Bit(M) ? HalfBytes : WordBytes;
}

/// Reads scalars of one type from one buffer and reuses the rows that it has read.
class RowReader {
public:
  RowReader(IRBuilder<> &B, Value *Handle, Type *Ty)
      : B(B), Handle(Handle), Ty(Ty), Size(bytesInRow(Ty, *B.GetInsertBlock()->getModule())),
        FromTexture(isTextureBuffer(Handle->getType())) {}

  Value *read(const LinearOffset &Offset) {
    if (Offset.termsAreMultiplesOf(RowBytes) && Offset.Constant % Size == 0) {
      int64_t InRow = ((Offset.Constant % RowBytes) + RowBytes) % RowBytes;
      LinearOffset RowStart = Offset;
      RowStart.Constant -= InRow;
      return component(row(RowStart), unsigned(InRow / Size));
    }
    return readVariable(Offset);
  }

private:
  /// Reads a component at a variable offset: selects among the components of its row.
  Value *readVariable(const LinearOffset &Offset) {
    Value *Bytes = Offset.emit(B);
    Value *Row = load(B.CreateLShr(Bytes, 4));
    Value *Component =
        B.CreateLShr(B.CreateAnd(Bytes, uint64_t(RowBytes - 1)), Log2_64(uint64_t(Size)));
    Value *Result = component(Row, 0);
    for (unsigned I = 1, E = unsigned(RowBytes / Size); I != E; ++I) {
      Value *IsComponent = B.CreateICmpEQ(Component, B.getInt32(I));
      Result = B.CreateSelect(IsComponent, component(Row, I), Result);
    }
    return Result;
  }

  /// Returns number `I` of a row. Rows of texture buffers are four words.
  Value *component(Value *Row, unsigned I) {
    if (!FromTexture)
      return B.CreateExtractValue(Row, I);
    constexpr unsigned WordBytes = 4, WordBits = 32;
    auto Word = [&](unsigned Number) { return B.CreateExtractElement(Row, uint64_t(Number)); };
    unsigned Byte = I * unsigned(Size);
    Value *Bits = Word(Byte / WordBytes);
    if (Ty->getPrimitiveSizeInBits() < unsigned(Size) * 8) {
      if (Ty->isHalfTy())
        return B.CreateFPTrunc(B.CreateBitCast(Bits, B.getFloatTy()), Ty);
      return B.CreateTrunc(Bits, Ty);
    }
    if (Size < WordBytes) {
      Bits = B.CreateTrunc(B.CreateLShr(Bits, uint64_t(Byte % WordBytes * 8)), B.getInt16Ty());
    } else if (Size > WordBytes) {
      Value *High = B.CreateZExt(Word(Byte / WordBytes + 1), B.getInt64Ty());
      Bits = B.CreateZExt(Bits, B.getInt64Ty());
      Bits = B.CreateOr(Bits, B.CreateShl(High, uint64_t(WordBits)));
    }
    return B.CreateBitCast(Bits, Ty);
  }

  Value *row(const LinearOffset &Start) {
    for (auto &[Begin, Row] : Rows)
      if (Begin.Constant == Start.Constant && Begin.Terms == Start.Terms)
        return Row;
    Value *Row = load(Start.emit(B, RowBytes));
    Rows.emplace_back(Start, Row);
    return Row;
  }

  Value *load(Value *Index) {
    if (FromTexture)
      return loadTexel(Index);
    Intrinsic::ID ID = Size == 2   ? Intrinsic::dx_resource_load_cbufferrow_8
                       : Size == 4 ? Intrinsic::dx_resource_load_cbufferrow_4
                                   : Intrinsic::dx_resource_load_cbufferrow_2;
    SmallVector<Type *, 9> Overloads(size_t(RowBytes / Size), Ty);
    Type *RowTy = StructType::get(B.getContext(), Overloads);
    CallInst *Call = B.CreateIntrinsic(RowTy, ID, {Handle, Index});
    // A constant buffer does not change while the shader runs, so equal rows may be merged across
    // stores and barriers.
    Call->setMemoryEffects(MemoryEffects::none());
    return Call;
  }

  Value *loadTexel(Value *Index) {
    auto *Row = FixedVectorType::get(B.getInt32Ty(), unsigned(RowBytes / 4));
    CallInst *Call = B.CreateIntrinsic(StructType::get(Row, B.getInt1Ty()),
                                       Intrinsic::dx_resource_load_typedbuffer, {Handle, Index});
    Call->setMemoryEffects(MemoryEffects::none());
    return B.CreateExtractValue(Call, 0);
  }

  IRBuilder<> &B;
  Value *Handle;
  Type *Ty;
  int64_t Size;
  bool FromTexture;
  SmallVector<std::pair<LinearOffset, Value *>, 2> Rows;
};

bool isRowType(Type *Ty) {
  return Ty->isFloatTy() || Ty->isHalfTy() || Ty->isDoubleTy() || Ty->isIntegerTy(16) ||
         Ty->isIntegerTy(32) || Ty->isIntegerTy(64);
}

/// Returns a vector of 32-bit integers of the same size, for loads that the optimizer has formed
/// (i96, <96 x i1> and the like), or null if there is none.
Type *asWords(Type *Ty, const DataLayout &DL) {
  uint64_t Bits = DL.getTypeSizeInBits(Ty);
  if (Bits == 0 || Bits % 32 || !(Ty->isIntegerTy() || Ty->isIntOrIntVectorTy()))
    return nullptr;
  return FixedVectorType::get(Type::getInt32Ty(Ty->getContext()), unsigned(Bits / 32));
}

} // namespace

namespace {

bool replaceLoad(LoadInst &Load, Value *Handle, LinearOffset Offset) {
  IRBuilder<> B(&Load);
  Type *Ty = Load.getType();
  Type *ReadTy = isRowType(Ty->getScalarType()) ? Ty : asWords(Ty, Load.getDataLayout());
  if (!ReadTy) {
    reportError(Load, "cannot load a value of this type from a constant buffer");
    return false;
  }
  Type *Scalar = ReadTy->getScalarType();
  RowReader Reader(B, Handle, Scalar);
  Value *Result;
  if (auto *VT = dyn_cast<FixedVectorType>(ReadTy)) {
    Result = PoisonValue::get(VT);
    for (unsigned I = 0; I != VT->getNumElements(); ++I) {
      Result = B.CreateInsertElement(Result, Reader.read(Offset), I);
      Offset.Constant += bytesInRow(Scalar, *Load.getModule());
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

} // namespace

bool replaceConstantLoad(LoadInst &Load, Value *Handle, const LinearOffset &Offset) {
  return replaceLoad(Load, Handle, Offset);
}

namespace {

/// Rewrites the accesses of one buffer's members.
class BufferRewriter {
public:
  BufferRewriter(Module &M, GlobalVariable &HandleGlobal)
      : M(M), HandleGlobal(HandleGlobal), HandleTy(HandleGlobal.getValueType()) {
    for (User *U : HandleGlobal.users())
      if (auto *Store = dyn_cast<StoreInst>(U))
        if (auto *Call = dyn_cast<IntrinsicInst>(Store->getValueOperand()))
          Init = Call;
  }

  /// Replaces the loads of \p Member, which is \p Offset bytes into the buffer.
  void rewrite(GlobalVariable &Member, int64_t Offset);
  void eraseHandleGlobal();

private:
  /// Returns the handle in `F`: a copy of the initializer's call at the start of the function,
  /// where it dominates every use.
  Value *handleIn(Function &F) {
    Value *&Handle = Handles[&F];
    if (!Handle && Init) {
      IRBuilder<> B(&F.getEntryBlock(), F.getEntryBlock().getFirstInsertionPt());
      SmallVector<Value *, 5> Args(Init->args());
      CallInst *Copy =
          B.CreateIntrinsic(HandleTy, cast<IntrinsicInst>(Init)->getIntrinsicID(), Args);
      Copy->setDebugLoc(Init->getDebugLoc());
      Copy->setName(HandleGlobal.getName());
      Handle = Copy;
    }
    return Handle;
  }

  Module &M;
  GlobalVariable &HandleGlobal;
  Type *HandleTy;
  IntrinsicInst *Init = nullptr;
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
      reportError(*Use.I,
                  Load ? Twine("constant buffer of '") + Member.getName() + "' has no binding"
                       : Twine("cannot assign to constant '") + Member.getName() + "'");
      continue;
    }
    LinearOffset Position = Use.Offset;
    Position.Constant += Offset;
    replaceLoad(*Load, Handle, Position);
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

/// Replaces the loads of members of ConstantBuffer<T> and TextureBuffer<T>, which clang reads
/// through llvm.dx.resource.getpointer. Returns whether there are any.
bool rewriteObjects(Module &M) {
  SmallVector<IntrinsicInst *> Pointers;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (auto *II = dyn_cast<IntrinsicInst>(&I))
        if (II->getIntrinsicID() == Intrinsic::dx_resource_getpointer &&
            holdsConstants(II->getArgOperand(0)->getType()))
          Pointers.push_back(II);
  for (IntrinsicInst *Pointer : Pointers) {
    PointerUses Uses(M.getDataLayout());
    if (!Uses.collect(*Pointer))
      continue;
    for (const PointerUse &Use : Uses.accesses())
      if (auto *Load = dyn_cast<LoadInst>(Use.I))
        replaceLoad(*Load, Pointer->getArgOperand(0), Use.Offset);
      else
        reportError(*Use.I, "cannot write to a constant buffer");
    Uses.eraseAddresses();
    if (Pointer->use_empty())
      Pointer->eraseFromParent();
  }
  return !Pointers.empty();
}

} // namespace

PreservedAnalyses HLSLConstantAccessPass::run(Module &M, ModuleAnalysisManager &) {
  std::optional<hlsl::CBufferMetadata> Buffers =
      hlsl::CBufferMetadata::get(M, [](Type *Ty) { return isa<llvm::dxil::PaddingExtType>(Ty); });
  if (NamedMDNode *Repaired = M.getNamedMetadata(contract::ConstantIndices))
    Repaired->eraseFromParent();
  const bool Changed = rewriteObjects(M);
  if (!Buffers)
    return keptAfter(Changed);
  SmallSetVector<GlobalVariable *, 16> Dead;
  SmallSetVector<GlobalVariable *, 4> HandleGlobals;
  for (const hlsl::CBufferMapping &Buffer : *Buffers) {
    if (!HandleGlobals.insert(Buffer.Handle)) // IR may name a buffer twice.
      continue;
    BufferRewriter Rewriter(M, *Buffer.Handle);
    auto *HandleTy = cast<TargetExtType>(Buffer.Handle->getValueType());
    std::map<uint64_t, uint64_t> Packed;
    auto *Layout = dyn_cast<StructType>(HandleTy->getTypeParameter(0));
    if (Layout)
      Packed = packedConstantOffsets(*Layout, M.getDataLayout());
    for (const hlsl::CBufferMember &Member : Buffer.Members) {
      auto Entry = Packed.find(Member.Offset);
      Rewriter.rewrite(*Member.GV, int64_t(Entry == Packed.end() ? Member.Offset : Entry->second));
      Dead.insert(Member.GV);
    }
  }
  for (GlobalVariable *Handle : HandleGlobals)
    BufferRewriter(M, *Handle).eraseHandleGlobal();
  Buffers->eraseFromModule();
  for (GlobalVariable *GV : Dead) {
    GV->removeDeadConstantUsers();
    if (GV->use_empty())
      GV->eraseFromParent();
  }
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
