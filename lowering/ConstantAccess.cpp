// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConstantAccess.h"
#include "ConstantLayout.h"
#include "ConstantMap.h"
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
    for (auto &[At, Row] : Rows)
      if (At.Constant == Start.Constant && At.Terms == Start.Terms)
        return Row;
    Value *Row = load(Start.emit(B, RowBytes));
    Rows.emplace_back(Start, Row);
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
      At.Constant += int64_t(Scalar->getPrimitiveSizeInBits() / 8);
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
  /// Says how many bytes the buffer has, where clang's layout has another number.
  void setSize(int64_t Bytes);
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

void BufferRewriter::setSize(int64_t Bytes) {
  auto *Ty = cast<TargetExtType>(HandleTy);
  Type *Held = Ty->getNumTypeParameters() ? Ty->getTypeParameter(0) : nullptr;
  if (!Held || Bytes <= 0 || M.getDataLayout().getTypeAllocSize(Held).getFixedValue() == uint64_t(Bytes))
    return;
  LLVMContext &C = M.getContext();
  bool Words = Bytes % 4 == 0;
  Type *Unit = Words ? Type::getInt32Ty(C) : Type::getInt16Ty(C);
  Type *Memory = ArrayType::get(Unit, uint64_t(Bytes) / (Words ? 4 : 2));
  Type *Body = StructType::get(C, ArrayRef<Type *>(Memory), /*isPacked=*/true);
  SmallVector<unsigned, 1> Ints(Ty->int_params());
  HandleTy = TargetExtType::get(C, "dx.CBuffer", ArrayRef<Type *>(Body), Ints);
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
  if (!Buffers)
    return Declared ? PreservedAnalyses::none() : PreservedAnalyses::all();
  SmallVector<GlobalVariable *> Dead;
  SmallVector<GlobalVariable *> HandleGlobals;
  for (const hlsl::CBufferMapping &Buffer : *Buffers) {
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
        Rewriter.setSize(Place->BufferSize);
      Rewriter.rewrite(*Member.GV,
                       Place                ? Place->Offset
                       : At == Packed.end() ? int64_t(Member.Offset)
                                            : int64_t(At->second),
                       Place ? Place->Shape.get() : nullptr);
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
