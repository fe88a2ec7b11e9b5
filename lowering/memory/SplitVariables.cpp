// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Splits a local variable with a member that is indexed at run time: the indexed array becomes a
// separate variable. SROA keeps a variable in memory as a whole if one index of it is unknown.
// The pass runs before InstCombine, which may add the constant part of an index to the offset of
// the array: the address of `a[i - 1]` then begins in the member before `a`.

#include "PointerAccess.h"
#include "dxil/lowering/passes/Memory.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// A variable that would become more pieces stays whole.
constexpr size_t MostPieces = 1024;

/// A part of the variable that becomes a variable.
struct VariablePiece {
  ByteRange Bytes;
  Type *Ty;
  SmallVector<unsigned, 4> Path; ///< indices of the piece in the variable's type
  AllocaInst *Variable = nullptr;
};

/// The addresses of a copy or fill that are in the variable, as offsets.
struct BlockOffsets {
  std::optional<int64_t> To, From;
};

/// An address with the first index that is unknown on the way from the variable.
struct IndexedAddress {
  GetElementPtrInst *Address;
  int64_t Base; ///< offset of the address's pointer operand
  ByteRange Array;
};

bool contains(ByteRange Outer, ByteRange Inner) {
  return Outer.Begin <= Inner.Begin && Inner.End <= Outer.End;
}

class VariableSplitter {
public:
  VariableSplitter(AllocaInst &A, const DataLayout &DL)
      : A(A), DL(DL), Size(int64_t(DL.getTypeAllocSize(A.getAllocatedType()).getFixedValue())) {}

  bool run() {
    if (!collect() || Indexed.empty() || !addPieces(A.getAllocatedType(), 0) || Pieces.size() < 2 ||
        !piecesAreOrdered() || !accessesFit())
      return false;
    createVariables();
    for (auto &[I, Offset] : Accesses)
      isWhole(*I) ? splitAccess(*I) : moveAccess(*I, Offset);
    for (auto &[I, Offsets] : Blocks)
      splitBlock(*I, Offsets);
    for (const IndexedAddress &Use : Indexed)
      Use.Address->setOperand(0, address(*pieceOf(Use.Array), Use.Base, Use.Address));
    for (Instruction *I : reverse(Replaced))
      I->eraseFromParent();
    A.eraseFromParent();
    return true;
  }

private:
  bool collect();
  bool collectUser(const Use &U, int64_t Offset);
  bool collectAddress(GetElementPtrInst &Address, int64_t Offset);
  std::optional<ByteRange> indexedArray(int64_t Offset, uint64_t Stride) const;
  bool addPieces(Type *Ty, int64_t Begin);
  bool piecesAreOrdered() const;
  bool accessesFit() const;
  void createVariables();
  void moveAccess(Instruction &I, int64_t Offset);
  void splitAccess(Instruction &I);
  void splitBlock(MemIntrinsic &I, BlockOffsets Offsets);

  /// Returns the piece that has all bytes of a range, or null.
  const VariablePiece *pieceOf(ByteRange Bytes) const {
    const auto *After = upper_bound(Pieces, Bytes.Begin, [](int64_t Begin, const VariablePiece &P) {
      return Begin < P.Bytes.Begin;
    });
    return After != Pieces.begin() && contains(std::prev(After)->Bytes, Bytes) ? std::prev(After)
                                                                               : nullptr;
  }

  /// Returns true for a load or store of the whole variable.
  bool isWhole(const Instruction &I) const { return getLoadStoreType(&I) == A.getAllocatedType(); }

  /// Emits before \p I the address of an offset of the old variable.
  Value *address(const VariablePiece &Piece, int64_t Offset, Instruction *I) const {
    if (Offset == Piece.Bytes.Begin)
      return Piece.Variable;
    IRBuilder<> B(I);
    return B.CreatePtrAdd(Piece.Variable, B.getInt32(int32_t(Offset - Piece.Bytes.Begin)));
  }

  static Align alignOf(const VariablePiece &Piece, int64_t Offset) {
    return commonAlignment(Piece.Variable->getAlign(), uint64_t(Offset - Piece.Bytes.Begin));
  }

  AllocaInst &A;
  const DataLayout &DL;
  const int64_t Size;
  SmallVector<std::pair<Instruction *, int64_t>, 16> Accesses;
  MapVector<MemIntrinsic *, BlockOffsets> Blocks;
  SmallVector<IndexedAddress, 4> Indexed;
  SmallVector<Instruction *, 16> Replaced; ///< users after their operands
  SmallVector<VariablePiece, 8> Pieces;    ///< pieces in ascending order
  SmallVector<unsigned, 4> Path;           ///< indices of the type that addPieces() visits
};

/// Returns false if a user is unknown or sees more of the variable than an access.
bool VariableSplitter::collect() {
  SmallVector<std::pair<Instruction *, int64_t>, 16> Work = {{&A, 0}};
  while (!Work.empty()) {
    auto [Pointer, Offset] = Work.pop_back_val();
    const size_t Before = Replaced.size();
    for (const Use &U : Pointer->uses())
      if (!collectUser(U, Offset))
        return false;
    for (Instruction *I : ArrayRef(Replaced).drop_front(Before))
      if (auto *Address = dyn_cast<GetElementPtrInst>(I)) {
        APInt Constant(DL.getIndexTypeSizeInBits(Address->getType()), 0);
        Address->accumulateConstantOffset(DL, Constant);
        Work.emplace_back(Address, Offset + Constant.getSExtValue());
      }
  }
  return true;
}

bool VariableSplitter::collectUser(const Use &U, int64_t Offset) {
  auto *I = cast<Instruction>(U.getUser());
  if (auto *Address = dyn_cast<GetElementPtrInst>(I))
    return collectAddress(*Address, Offset);
  if (isa<LoadInst>(I) || (isa<StoreInst>(I) && U.getOperandNo() == 1)) {
    Accesses.emplace_back(I, Offset);
    return true;
  }
  if (I->isLifetimeStartOrEnd()) {
    Replaced.push_back(I);
    return true;
  }
  auto *Block = dyn_cast<MemIntrinsic>(I);
  auto *Length = Block ? dyn_cast<ConstantInt>(Block->getLength()) : nullptr;
  if (!Length || Length->getValue().ugt(uint64_t(Size)))
    return false;
  BlockOffsets &Offsets = Blocks[Block];
  (U.getOperandNo() == 0 ? Offsets.To : Offsets.From) = Offset;
  const bool MayOverlap = isa<MemMoveInst>(I) && Offsets.To && Offsets.From;
  return !MayOverlap && Offset >= 0 && Offset <= Size - int64_t(Length->getZExtValue());
}

bool VariableSplitter::collectAddress(GetElementPtrInst &Address, int64_t Offset) {
  SmallMapVector<Value *, APInt, 4> Unknown;
  APInt Constant(DL.getIndexTypeSizeInBits(Address.getType()), 0);
  if (!Address.getType()->isPointerTy() ||
      !cast<GEPOperator>(Address).collectOffset(DL, Constant.getBitWidth(), Unknown, Constant))
    return false;
  if (Unknown.empty()) {
    Replaced.push_back(&Address);
    return true;
  }
  uint64_t Stride = 0;
  for (auto &[Index, Scale] : Unknown)
    Stride = std::max(Stride, Scale.abs().getZExtValue());
  const auto Array = indexedArray(Offset + Constant.getSExtValue(), Stride);
  if (!Array)
    return false;
  Indexed.push_back({&Address, Offset, *Array});
  return true;
}

/// Returns the bytes of the outermost array at an offset whose elements have the size of the
/// stride. An index of a matrix has another stride: then it is the outermost array.
std::optional<ByteRange> VariableSplitter::indexedArray(int64_t Offset, uint64_t Stride) const {
  std::optional<ByteRange> Outermost;
  Type *Ty = A.getAllocatedType();
  for (int64_t Begin = 0;;) {
    const auto Bytes = int64_t(DL.getTypeAllocSize(Ty).getFixedValue());
    if (Offset < Begin || Offset - Begin >= Bytes)
      return {};
    const ByteRange Range = {Begin, Begin + Bytes};
    if (auto *ST = dyn_cast<StructType>(Ty)) {
      const StructLayout *Layout = DL.getStructLayout(ST);
      const unsigned Member = Layout->getElementContainingOffset(uint64_t(Offset - Begin));
      Begin += int64_t(Layout->getElementOffset(Member).getFixedValue());
      Ty = ST->getElementType(Member);
    } else if (auto *AT = dyn_cast<ArrayType>(Ty)) {
      Ty = AT->getElementType();
      const auto Element = int64_t(DL.getTypeAllocSize(Ty).getFixedValue());
      if (uint64_t(Element) == Stride)
        return Range;
      if (!Outermost)
        Outermost = Range;
      Begin += (Offset - Begin) / Element * Element;
    } else {
      return Outermost ? Outermost : Range;
    }
  }
}

/// Adds the largest parts of a type that are an indexed array, or have none. Returns false if the
/// parts are too many.
bool VariableSplitter::addPieces(Type *Ty, int64_t Begin) {
  const ByteRange Bytes = {Begin, Begin + int64_t(DL.getTypeAllocSize(Ty).getFixedValue())};
  const bool Splits = any_of(Indexed, [&](const IndexedAddress &Use) {
    return Use.Array.Begin < Bytes.End && Bytes.Begin < Use.Array.End &&
           !contains(Use.Array, Bytes);
  });
  if (!Splits ||
      any_of(Indexed, [&](const IndexedAddress &Use) { return contains(Use.Array, Bytes); })) {
    if (Bytes.Begin != Bytes.End)
      Pieces.push_back({Bytes, Ty, Path});
    return Pieces.size() <= MostPieces;
  }
  auto *ST = dyn_cast<StructType>(Ty);
  const uint64_t Count = ST ? ST->getNumElements() : cast<ArrayType>(Ty)->getNumElements();
  for (uint64_t I = 0; I != Count; ++I) {
    Type *Part = ST ? ST->getElementType(unsigned(I)) : Ty->getArrayElementType();
    const TypeSize Offset =
        ST ? DL.getStructLayout(ST)->getElementOffset(unsigned(I)) : DL.getTypeAllocSize(Part) * I;
    Path.push_back(unsigned(I));
    const bool Added = addPieces(Part, Begin + int64_t(Offset.getFixedValue()));
    Path.pop_back();
    if (!Added)
      return false;
  }
  return true;
}

/// Returns false if members overlap, as those of clang do behind a vector.
bool VariableSplitter::piecesAreOrdered() const {
  int64_t End = 0;
  for (const VariablePiece &Piece : Pieces) {
    if (Piece.Bytes.Begin < End || Piece.Bytes.End < Piece.Bytes.Begin)
      return false;
    End = Piece.Bytes.End;
  }
  return End <= Size;
}

bool VariableSplitter::accessesFit() const {
  auto Fits = [&](const std::pair<Instruction *, int64_t> &Access) {
    auto [I, Offset] = Access;
    const TypeSize Bytes = DL.getTypeStoreSize(getLoadStoreType(I));
    return isWhole(*I) || pieceOf({Offset, Offset + int64_t(Bytes.getFixedValue())});
  };
  return all_of(Accesses, Fits) &&
         all_of(Indexed, [&](const IndexedAddress &Use) { return pieceOf(Use.Array); });
}

void VariableSplitter::createVariables() {
  IRBuilder<> B(&A);
  for (VariablePiece &Piece : Pieces) {
    Piece.Variable = B.CreateAlloca(Piece.Ty, A.getAddressSpace(), nullptr, A.getName());
    Piece.Variable->setAlignment(commonAlignment(A.getAlign(), uint64_t(Piece.Bytes.Begin)));
  }
  for (DbgVariableRecord *Record : findDVRDeclares(&A)) {
    for (const VariablePiece &Piece : Pieces)
      if (auto Fragment = DIExpression::createFragmentExpression(
              Record->getExpression(), unsigned(Piece.Bytes.Begin * 8),
              unsigned((Piece.Bytes.End - Piece.Bytes.Begin) * 8))) {
        DbgVariableRecord *New = Record->clone();
        New->setExpression(*Fragment);
        New->replaceVariableLocationOp(&A, Piece.Variable);
        New->insertBefore(Record);
      }
    Record->eraseFromParent();
  }
}

void VariableSplitter::moveAccess(Instruction &I, int64_t Offset) {
  const VariablePiece &Piece = *pieceOf({Offset, Offset});
  const Align Alignment = alignOf(Piece, Offset);
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    Load->setOperand(0, address(Piece, Offset, &I));
    Load->setAlignment(std::min(Load->getAlign(), Alignment));
    return;
  }
  auto &Store = cast<StoreInst>(I);
  Store.setOperand(1, address(Piece, Offset, &I));
  Store.setAlignment(std::min(Store.getAlign(), Alignment));
}

void VariableSplitter::splitAccess(Instruction &I) {
  IRBuilder<> B(&I);
  auto *Load = dyn_cast<LoadInst>(&I);
  Value *Aggregate = Load ? PoisonValue::get(Load->getType()) : I.getOperand(0);
  for (const VariablePiece &Piece : Pieces)
    if (Load)
      Aggregate = B.CreateInsertValue(
          Aggregate, B.CreateAlignedLoad(Piece.Ty, Piece.Variable, Piece.Variable->getAlign()),
          Piece.Path);
    else
      B.CreateAlignedStore(B.CreateExtractValue(Aggregate, Piece.Path), Piece.Variable,
                           Piece.Variable->getAlign());
  if (Load)
    Load->replaceAllUsesWith(Aggregate);
  I.eraseFromParent();
}

/// Makes a copy or fill one for each piece, or for each two pieces if both sides are in the
/// variable. Bytes between the pieces have no value.
void VariableSplitter::splitBlock(MemIntrinsic &I, BlockOffsets Offsets) {
  auto *Copy = dyn_cast<MemTransferInst>(&I);
  const auto Length = int64_t(cast<ConstantInt>(I.getLength())->getZExtValue());
  SmallVector<int64_t, 16> Cuts = {0, Length};
  for (auto Offset : {Offsets.To, Offsets.From})
    if (Offset)
      for (const VariablePiece &Piece : Pieces)
        for (int64_t Cut : {Piece.Bytes.Begin - *Offset, Piece.Bytes.End - *Offset})
          if (Cut > 0 && Cut < Length)
            Cuts.push_back(Cut);
  sort(Cuts);
  Cuts.erase(llvm::unique(Cuts), Cuts.end());
  IRBuilder<> B(&I);
  auto Side = [&](std::optional<int64_t> Offset, Value *Start, Align Alignment, int64_t Begin,
                  int64_t End) -> std::pair<Value *, Align> {
    if (!Offset)
      return {Begin ? B.CreatePtrAdd(Start, B.getInt32(uint32_t(Begin))) : Start,
              commonAlignment(Alignment, uint64_t(Begin))};
    const VariablePiece *Piece = pieceOf({*Offset + Begin, *Offset + End});
    if (!Piece)
      return {nullptr, Align(1)};
    return {address(*Piece, *Offset + Begin, &I), alignOf(*Piece, *Offset + Begin)};
  };
  for (size_t Cut = 0; Cut + 1 < Cuts.size(); ++Cut) {
    const int64_t Begin = Cuts[Cut], End = Cuts[Cut + 1];
    const auto [To, ToAlign] =
        Side(Offsets.To, I.getRawDest(), I.getDestAlign().valueOrOne(), Begin, End);
    if (!Copy) {
      if (To)
        B.CreateMemSet(To, cast<MemSetInst>(I).getValue(), uint64_t(End - Begin), ToAlign,
                       I.isVolatile());
      continue;
    }
    const auto [From, FromAlign] =
        Side(Offsets.From, Copy->getRawSource(), Copy->getSourceAlign().valueOrOne(), Begin, End);
    if (To && From)
      B.CreateMemTransferInst(Copy->getIntrinsicID(), To, ToAlign, From, FromAlign,
                              B.getInt64(uint64_t(End - Begin)), I.isVolatile());
  }
  I.eraseFromParent();
}

} // namespace

PreservedAnalyses SplitVariablesPass::run(Function &F, FunctionAnalysisManager &) {
  const DataLayout &DL = F.getDataLayout();
  const SmallVector<AllocaInst *, 16> Variables = aggregateVariables(F);
  bool Changed = false;
  for (AllocaInst *A : Variables)
    Changed |= VariableSplitter(*A, DL).run();
  return keptAfterInstructions(Changed);
}

} // namespace dxil::lowering
