// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConstantAccess.h"
#include "ConstantLayout.h"
#include "ConstantMap.h"
#include "dxil/lowering/ConstantHandles.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "dxil/lowering/Passes.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/Frontend/HLSL/CBuffer.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace llvm;

namespace dxil {

namespace {

constexpr int64_t RowBytes = 16;

/// The bytes that a number of type \p Ty takes in a row: 4 for one of minimum precision.
int64_t bytesInRow(Type *Ty, const Module &M) {
  constexpr int64_t HalfBytes = 2, WordBytes = 4;
  int64_t Bytes = int64_t(Ty->getScalarSizeInBits() / 8);
  if (Bytes != HalfBytes)
    return Bytes;
  return hasNative16Bit(M) ? HalfBytes : WordBytes;
}

/// Reads scalars of one type from one buffer, and keeps the rows it has read.
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
  /// A component that a variable chooses: one of the row's, by comparison.
  Value *readVariable(const LinearOffset &Offset) {
    Value *Bytes = Offset.emit(B);
    Value *Row = load(B.CreateLShr(Bytes, 4));
    Value *Component = B.CreateLShr(B.CreateAnd(Bytes, uint64_t(RowBytes - 1)),
                                    Log2_64(uint64_t(Size)));
    Value *Result = component(Row, 0);
    for (unsigned I = 1, E = unsigned(RowBytes / Size); I != E; ++I)
      Result = B.CreateSelect(B.CreateICmpEQ(Component, B.getInt32(I)), component(Row, I), Result);
    return Result;
  }

  /// The number at this place of a row. Those of texture buffers are four words.
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
      Bits = B.CreateOr(B.CreateZExt(Bits, B.getInt64Ty()), B.CreateShl(High, uint64_t(WordBits)));
    }
    return B.CreateBitCast(Bits, Ty);
  }

  Value *row(const LinearOffset &Start) {
    for (auto &[At, Row] : Rows)
      if (At.Constant == Start.Constant && At.Terms == Start.Terms)
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
    // A constant buffer does not change while the shader runs: equal rows may
    // be merged across stores and barriers.
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

/// An equivalent type of 32-bit integers for loads that the optimiser made of
/// bits: i96, <96 x i1> and the like. Null if there is none.
Type *asWords(Type *Ty, const DataLayout &DL) {
  uint64_t Bits = DL.getTypeSizeInBits(Ty);
  if (Bits == 0 || Bits % 32 || !(Ty->isIntegerTy() || Ty->isIntOrIntVectorTy()))
    return nullptr;
  return FixedVectorType::get(Type::getInt32Ty(Ty->getContext()), unsigned(Bits / 32));
}

} // namespace

namespace {

/// Where the parts of a member are in its buffer.
class Places {
public:
  Places(IRBuilder<> &B, const ConstantShape *Shape, int64_t Base)
      : B(B), Shape(Shape && !Shape->Same ? Shape : nullptr), Base(Base) {}

  LinearOffset of(const LinearOffset &At, int64_t &NumberSize) {
    NumberSize = 0;
    LinearOffset Result = Shape ? Shape->translate(At, B, NumberSize) : At;
    Result.Constant += Base;
    return Result;
  }

private:
  IRBuilder<> &B;
  const ConstantShape *Shape;
  int64_t Base;
};

/// `ReadTy`, or words in its place where it joins numbers that HLSL may have apart from each other.
Type *splitJoined(Type *ReadTy, const LinearOffset &At, Places &P) {
  int64_t Bytes = int64_t(ReadTy->getScalarSizeInBits() / 8), NumberSize = 0;
  if (Bytes != 8)
    return ReadTy;
  P.of(At, NumberSize);
  if (NumberSize != 4)
    return ReadTy;
  auto *VT = dyn_cast<FixedVectorType>(ReadTy);
  return FixedVectorType::get(Type::getInt32Ty(ReadTy->getContext()),
                              VT ? VT->getNumElements() * 2 : 2);
}

bool replaceLoad(LoadInst &Load, Value *Handle, const LinearOffset &Offset,
                 const ConstantShape *Shape, int64_t Base) {
  IRBuilder<> B(&Load);
  Places P(B, Shape, Base);
  Type *Ty = Load.getType();
  Type *ReadTy = Ty;
  if (!isRowType(Ty->getScalarType()))
    ReadTy = asWords(Ty, Load.getDataLayout());
  if (!ReadTy) {
    reportError(Load, "a load of this type from a constant buffer");
    return false;
  }
  ReadTy = splitJoined(ReadTy, Offset, P);
  Type *Scalar = ReadTy->getScalarType();
  RowReader Reader(B, Handle, Scalar);
  Value *Result;
  int64_t Ignored;
  if (auto *VT = dyn_cast<FixedVectorType>(ReadTy)) {
    Result = PoisonValue::get(VT);
    LinearOffset At = Offset;
    for (unsigned I = 0; I != VT->getNumElements(); ++I) {
      Result = B.CreateInsertElement(Result, Reader.read(P.of(At, Ignored)), I);
      At.Constant += bytesInRow(Scalar, *Load.getModule());
    }
  } else {
    Result = Reader.read(P.of(Offset, Ignored));
  }
  if (ReadTy != Ty)
    Result = B.CreateBitCast(Result, Ty);
  Load.replaceAllUsesWith(Result);
  Load.eraseFromParent();
  return true;
}

} // namespace

bool replaceConstantLoad(LoadInst &Load, Value *Handle, const LinearOffset &Offset) {
  return replaceLoad(Load, Handle, Offset, nullptr, 0);
}

namespace {

/// `Ty` with a body of `Bytes`, or itself if it has that many; of a texture buffer's if asked for.
TargetExtType *withSize(TargetExtType *Ty, int64_t Bytes, const DataLayout &DL, bool AsTexture) {
  auto *Held = Ty->getNumTypeParameters() ? dyn_cast<StructType>(Ty->getTypeParameter(0)) : nullptr;
  bool Changes = AsTexture && !isTextureBuffer(Ty);
  if (!Held || Bytes <= 0 ||
      (DL.getTypeAllocSize(Held).getFixedValue() == uint64_t(Bytes) && !Changes))
    return Ty;
  LLVMContext &C = Ty->getContext();
  bool Words = Bytes % 4 == 0;
  Type *Unit = Words ? Type::getInt32Ty(C) : Type::getInt16Ty(C);
  Type *Memory = ArrayType::get(Unit, uint64_t(Bytes) / (Words ? 4 : 2));
  Type *Body = StructType::get(C, ArrayRef<Type *>(Memory), /*isPacked=*/true);
  return AsTexture ? textureBufferType(Body)
                   : TargetExtType::get(C, "dx.CBuffer", ArrayRef<Type *>(Body), Ty->int_params());
}

/// Rewrites the members of one buffer.
class BufferRewriter {
public:
  BufferRewriter(Module &M, GlobalVariable &HandleGlobal)
      : M(M), HandleGlobal(HandleGlobal), HandleTy(HandleGlobal.getValueType()) {
    for (User *U : HandleGlobal.users())
      if (auto *Store = dyn_cast<StoreInst>(U))
        if (auto *Call = dyn_cast<IntrinsicInst>(Store->getValueOperand()))
          Init = Call;
  }

  void rewrite(GlobalVariable &Member, int64_t Offset, const ConstantShape *Shape);
  /// Says how many bytes the buffer has, where clang's layout has another number, and whether it is a
  /// `tbuffer`, which clang takes for a constant buffer.
  void setSize(int64_t Bytes, bool AsTexture);
  void eraseHandleGlobal();

private:
  /// The handle in `F`: a copy of the initialiser's call at the function's
  /// start, where it dominates every use.
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

void BufferRewriter::setSize(int64_t Bytes, bool AsTexture) {
  HandleTy = withSize(cast<TargetExtType>(HandleTy), Bytes, M.getDataLayout(), AsTexture);
}

void BufferRewriter::rewrite(GlobalVariable &Member, int64_t Offset, const ConstantShape *Shape) {
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
    replaceLoad(*Load, Handle, Use.Offset, Shape, Offset);
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

/// The objects of ConstantBuffer<T> and TextureBuffer<T>, whose members are read through llvm.dx.resource.getpointer with
/// the number of T's layout as its index.
class ObjectRewriter {
public:
  ObjectRewriter(Module &M, const StringMap<ConstantPlace> &Layouts) : M(M), Layouts(Layouts) {}

  bool run() {
    for (Function &F : M)
      for (Instruction &I : instructions(F))
        if (auto *II = dyn_cast<IntrinsicInst>(&I))
          if (II->getIntrinsicID() == Intrinsic::dx_resource_getpointer &&
              holdsConstants(II->getArgOperand(0)->getType()))
            Pointers.push_back(II);
    for (IntrinsicInst *Pointer : Pointers)
      rewrite(*Pointer);
    if (!Sizes.empty())
      for (Function &F : M)
        resize(F);
    return !Pointers.empty();
  }

private:
  void rewrite(IntrinsicInst &Pointer) {
    auto *Number = dyn_cast<ConstantInt>(Pointer.getArgOperand(1));
    auto It = Number ? Layouts.find("#" + std::to_string(Number->getZExtValue())) : Layouts.end();
    // One without a layout is accessed by its offsets in the buffer.
    const ConstantPlace *Place = It == Layouts.end() ? nullptr : &It->second;
    PointerUses Uses(M.getDataLayout());
    if (!Uses.collect(Pointer))
      return;
    Value *Handle = Pointer.getArgOperand(0);
    for (const PointerUse &Use : Uses.accesses()) {
      if (auto *Load = dyn_cast<LoadInst>(Use.I))
        replaceLoad(*Load, Handle, Use.Offset, Place ? Place->Shape.get() : nullptr, 0);
      else
        reportError(*Use.I, "a write to a constant buffer");
    }
    Uses.eraseAddresses();
    auto *Ty = cast<TargetExtType>(Handle->getType());
    if (Place)
      Sizes[Ty] = withSize(Ty, Place->BufferSize, M.getDataLayout(), isTextureBuffer(Ty));
    if (Pointer.use_empty())
      Pointer.eraseFromParent();
  }

  /// Handles of a type whose body is as long as T is in memory get one as long as it is in a buffer.
  void resize(Function &F) {
    SmallVector<Instruction *> Values, Users;
    for (Instruction &I : instructions(F)) {
      if (newType(I.getType()))
        Values.push_back(&I);
      else if (isa<IntrinsicInst>(I) && cast<IntrinsicInst>(I).arg_size() &&
               newType(cast<IntrinsicInst>(I).getArgOperand(0)->getType()))
        Users.push_back(&I);
    }
    for (Instruction *I : Values)
      retype(*I, newType(I->getType()));
    for (Instruction *I : Users) {
      auto *II = cast<IntrinsicInst>(I);
      IRBuilder<> B(II);
      SmallVector<Value *, 3> Args(II->args());
      CallInst *New = B.CreateIntrinsic(II->getType(), II->getIntrinsicID(), Args);
      New->setMemoryEffects(II->getMemoryEffects());
      New->takeName(II);
      II->replaceAllUsesWith(New);
      II->eraseFromParent();
    }
  }

  TargetExtType *newType(Type *Ty) const {
    TargetExtType *New = Sizes.lookup(Ty);
    return New && New != Ty ? New : nullptr;
  }

  static void retype(Instruction &I, TargetExtType *Ty) {
    for (Use &U : I.operands())
      if (isa<UndefValue>(U) && U->getType() == I.getType())
        U.set(PoisonValue::get(Ty));
    auto *II = dyn_cast<IntrinsicInst>(&I);
    if (!II) {
      I.mutateType(Ty);
      return;
    }
    IRBuilder<> B(II);
    SmallVector<Value *, 5> Args(II->args());
    Instruction *New = B.CreateIntrinsic(Ty, II->getIntrinsicID(), Args);
    New->takeName(II);
    II->mutateType(Ty);
    II->replaceAllUsesWith(New);
    II->eraseFromParent();
  }

  Module &M;
  const StringMap<ConstantPlace> &Layouts;
  SmallVector<IntrinsicInst *> Pointers;
  DenseMap<Type *, TargetExtType *> Sizes;
};

// The types that code counts in: a global of a struct without a `cbuffer` around it keeps the type
// that the struct has elsewhere.
MemberTypes memberTypes(std::optional<hlsl::CBufferMetadata> &Buffers, const DataLayout &DL) {
  MemberTypes Types;
  if (!Buffers)
    return Types;
  for (const hlsl::CBufferMapping &Buffer : *Buffers) {
    auto *HandleTy = cast<TargetExtType>(Buffer.Handle->getValueType());
    auto *ST = dyn_cast<StructType>(HandleTy->getTypeParameter(0));
    if (!ST)
      continue;
    const StructLayout *Layout = DL.getStructLayout(ST);
    for (const hlsl::CBufferMember &Member : Buffer.Members) {
      if (Member.Offset >= Layout->getSizeInBytes())
        continue;
      unsigned I = Layout->getElementContainingOffset(Member.Offset);
      if (Layout->getElementOffset(I) == Member.Offset)
        Types[Member.GV] = ST->getElementType(I);
    }
  }
  return Types;
}

} // namespace

PreservedAnalyses HLSLConstantAccessPass::run(Module &M, ModuleAnalysisManager &) {
  std::optional<hlsl::CBufferMetadata> Buffers = hlsl::CBufferMetadata::get(
      M, [](Type *Ty) { return isa<llvm::dxil::PaddingExtType>(Ty); });
  if (NamedMDNode *Repaired = M.getNamedMetadata("dxil.constant.indices"))
    Repaired->eraseFromParent();
  std::optional<StringMap<ConstantPlace>> Declared = takeConstantPlaces(M, memberTypes(Buffers, M.getDataLayout()));
  const StringMap<ConstantPlace> NoLayouts;
  const bool Changed = ObjectRewriter(M, Declared ? *Declared : NoLayouts).run() || Declared;
  if (!Buffers)
    return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  SmallSetVector<GlobalVariable *, 16> Dead;
  SmallSetVector<GlobalVariable *, 4> HandleGlobals;
  for (const hlsl::CBufferMapping &Buffer : *Buffers) {
    if (!HandleGlobals.insert(Buffer.Handle)) // IR may name a buffer twice.
      continue;
    BufferRewriter Rewriter(M, *Buffer.Handle);
    auto *HandleTy = cast<TargetExtType>(Buffer.Handle->getValueType());
    std::map<uint64_t, uint64_t> Packed;
    auto *Layout = dyn_cast<StructType>(HandleTy->getTypeParameter(0));
    if (Layout && !Declared)
      Packed = packedConstantOffsets(*Layout, M.getDataLayout());
    for (const hlsl::CBufferMember &Member : Buffer.Members) {
      const ConstantPlace *Place = nullptr;
      if (Declared)
        if (auto It = Declared->find(Member.GV->getName()); It != Declared->end())
          Place = &It->second;
      auto At = Packed.find(Member.Offset);
      if (Place)
        Rewriter.setSize(Place->BufferSize, Place->InTextureBuffer);
      Rewriter.rewrite(*Member.GV,
                       Place                ? Place->Offset
                       : At == Packed.end() ? int64_t(Member.Offset)
                                            : int64_t(At->second),
                       Place ? Place->Shape.get() : nullptr);
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

} // namespace dxil
