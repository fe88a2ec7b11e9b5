// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads, stores and copies of memory in any layout, and addresses of its parts.
#include "../types/Layout.h"
#include "Generator.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace dxil::frontend {

static constexpr uint64_t RowBytes = 16;

static LayoutRules rulesOf(MemoryLayout Layout) {
  return Layout == MemoryLayout::Constants ? LayoutRules::Constants : LayoutRules::Buffer;
}

AllocaInst *Generator::temporary(TypeId T, StringRef Word) {
  IRBuilder<> At(Now.AllocaPoint);
  return At.CreateAlloca(memoryType(T), nullptr, Word);
}

Place Generator::memoryPlace(TypeId T, Value *Address, MemoryLayout Layout) {
  Place At;
  At.Type = T;
  At.Address = Address;
  At.Layout = Layout;
  return At;
}

Value *Generator::offsetBy(Value *Base, uint64_t Bytes) {
  return Bytes ? B.CreateConstGEP1_32(B.getInt8Ty(), Base, unsigned(Bytes)) : Base;
}

uint64_t Generator::scalarBytes(ScalarKind K, MemoryLayout Layout) {
  return (Layout == MemoryLayout::Local ? Types.bits(K) : Types.memoryBits(K)) / 8;
}

llvm::Type *Generator::memoryScalar(ScalarKind K, MemoryLayout Layout) {
  if (K == ScalarKind::Bool)
    return B.getInt32Ty();
  // Minimum-precision constants are loaded as such; lowering/resources/ConstantAccess.cpp reads the
  // words.
  const bool HasWords = Layout == MemoryLayout::Buffer || Layout == MemoryLayout::Member;
  if (!HasWords || Types.memoryBits(K) == Types.bits(K))
    return scalarType(K);
  return isFloating(K) ? B.getFloatTy() : B.getInt32Ty();
}

/// Whether matrix \p T lies row by row in \p Layout.
static bool isByRows(const frontend::Type &T, MemoryLayout Layout) {
  return Layout == MemoryLayout::Local || T.Order == MatrixOrder::RowMajor;
}

/// Returns the layout of \p Part in a struct or array with layout \p Whole.
MemoryLayout Generator::partLayout(TypeId Part, MemoryLayout Whole) const {
  const frontend::Type &T = Types.get(Part);
  const bool IsNumber = Types.isNumeric(Part) || T.Kind == TypeKind::Enum;
  if (Whole != MemoryLayout::Local || !IsNumber)
    return Whole;
  const ScalarKind K = elementKind(Part);
  const bool IsByColumns = T.Kind == TypeKind::Matrix && !isByRows(T, MemoryLayout::Member) &&
                           T.Rows > 1 && T.Columns > 1;
  return Types.memoryBits(K) == Types.bits(K) && !IsByColumns ? Whole : MemoryLayout::Member;
}

/// Returns the distance between elements of an array.
uint64_t Generator::strideOf(TypeId Element, MemoryLayout Layout) {
  if (isLocal(Layout))
    return M.getDataLayout().getTypeAllocSize(partType(Element)).getFixedValue();
  SizeAndAlignment S = layoutOf(Types, Element, rulesOf(Layout));
  return alignTo(S.Size, Layout == MemoryLayout::Constants ? RowBytes : S.Alignment);
}

/// Returns the offset in bytes of number \p Element in the vector or matrix \p At.
uint64_t Generator::numberOffset(const Place &At, uint32_t Element) {
  const frontend::Type &T = Types.get(At.Type);
  uint64_t Size = scalarBytes(elementKind(At.Type), At.Layout);
  if (T.Kind != TypeKind::Matrix)
    return Element * Size;
  const bool RowMajor = isByRows(T, At.Layout);
  uint32_t Row = Element / T.Columns, Column = Element % T.Columns;
  uint64_t Line = (RowMajor ? T.Columns : T.Rows) * Size;
  if (At.Layout == MemoryLayout::Constants)
    Line = alignTo(Line, RowBytes);
  return RowMajor ? Row * Line + Column * Size : Column * Line + Row * Size;
}

SmallVector<Generator::Run, 4> Generator::runsOf(const Place &At) {
  const frontend::Type &T = Types.get(At.Type);
  const uint32_t Count = Types.elementCount(At.Type);
  SmallVector<std::pair<uint64_t, uint32_t>, 16> Numbers;
  for (uint32_t I = 0; I < Count; ++I)
    Numbers.push_back({At.Offsets.empty() ? numberOffset(At, I) : At.Offsets[I], I});
  if (T.Kind == TypeKind::Matrix && At.Offsets.empty())
    llvm::sort(Numbers);
  const ScalarKind K = elementKind(At.Type);
  const uint64_t Size = scalarBytes(K, At.Layout);
  // LLVM makes wide integers if a part of a longer store is read, but not for a single number. So
  // matrices are accessed by lines, and parts number by number.
  const bool IsPart = !At.Offsets.empty() && isLocal(At.Layout);
  const bool IsApart = Size * 8 != memoryScalar(K, At.Layout)->getScalarSizeInBits();
  const uint64_t Longest = IsPart || IsApart            ? 1
                           : T.Kind != TypeKind::Matrix ? Count
                           : isByRows(T, At.Layout)     ? T.Columns
                                                        : T.Rows;
  SmallVector<Run, 4> Runs;
  for (auto [Offset, Element] : Numbers) {
    if (Runs.empty() || Runs.back().Elements.size() == Longest ||
        Runs.back().Offset + Runs.back().Elements.size() * Size != Offset)
      Runs.push_back({Offset, {}});
    Runs.back().Elements.push_back(Element);
  }
  return Runs;
}

Value *Generator::fromMemory(Value *V, ScalarKind K) {
  if (K == ScalarKind::Bool)
    return B.CreateICmpNE(V, Constant::getNullValue(V->getType()));
  llvm::Type *Ty = V->getType()->getWithNewType(scalarType(K));
  if (V->getType() == Ty)
    return V;
  return isFloating(K) ? B.CreateFPTrunc(V, Ty) : B.CreateTrunc(V, Ty);
}

Value *Generator::toMemory(Value *V, ScalarKind K, MemoryLayout Layout) {
  llvm::Type *Ty = V->getType()->getWithNewType(memoryScalar(K, Layout));
  if (V->getType() == Ty)
    return V;
  if (isFloating(K))
    return B.CreateFPExt(V, Ty);
  return B.CreateIntCast(V, Ty, K != ScalarKind::Bool && !isUnsigned(K));
}

/// Loads \p Count adjacent numbers, or a scalar if there is one.
Value *Generator::loadAt(Value *Base, uint64_t Offset, llvm::Type *Scalar, uint32_t Count,
                         bool Volatile) {
  llvm::Type *Ty = Count == 1 ? Scalar : FixedVectorType::get(Scalar, Count);
  return B.CreateAlignedLoad(Ty, offsetBy(Base, Offset), Align(Scalar->getScalarSizeInBits() / 8),
                             Volatile);
}

void Generator::storeAt(Value *Base, uint64_t Offset, Value *V, bool Volatile) {
  B.CreateAlignedStore(V, offsetBy(Base, Offset), Align(V->getType()->getScalarSizeInBits() / 8),
                       Volatile);
}

/// Marks \p V as precise, with everything that it is computed from
/// (lowering/numbers/PreciseValues.cpp).
Value *Generator::exact(Value *V) {
  if (!V->getType()->isFPOrFPVectorTy() || isa<Constant>(V))
    return V;
  llvm::Type *Ty = V->getType();
  std::string Name(contract::ExactPrefix);
  if (auto *VT = dyn_cast<FixedVectorType>(Ty))
    Name += "v" + std::to_string(VT->getNumElements());
  Name += "f" + std::to_string(Ty->getScalarSizeInBits());
  FunctionCallee Mark = M.getOrInsertFunction(Name, Ty, Ty);
  auto *F = cast<llvm::Function>(Mark.getCallee());
  F->setDoesNotThrow();
  F->setWillReturn();
  F->setDoesNotAccessMemory();
  IRBuilder<>::FastMathFlagGuard Guard(B);
  B.clearFastMathFlags();
  return B.CreateCall(Mark, V);
}

Value *Generator::loadNumbers(const Place &At) {
  return fromMemory(loadWords(At), elementKind(At.Type));
}

void Generator::storeNumbers(const Place &At, Value *V) {
  if (At.Precise)
    V = exact(V);
  storeWords(At, toMemory(V, elementKind(At.Type), At.Layout));
}

/// Returns the numbers in their form in memory.
Value *Generator::loadWords(const Place &At) {
  const ScalarKind K = elementKind(At.Type);
  llvm::Type *Scalar = memoryScalar(K, At.Layout);
  llvm::Type *Whole = valueType(At.Type);
  SmallVector<Run, 4> Runs = runsOf(At);
  if (!Whole->isVectorTy())
    return loadAt(At.Address, Runs.front().Offset, Scalar, 1, At.Volatile);
  Value *Result = PoisonValue::get(FixedVectorType::get(Scalar, Types.elementCount(At.Type)));
  for (const Run &R : Runs) {
    Value *Part = loadAt(At.Address, R.Offset, Scalar, uint32_t(R.Elements.size()), At.Volatile);
    if (Part->getType() == Result->getType() && llvm::is_sorted(R.Elements)) {
      Result = Part;
      break;
    }
    for (size_t I = 0; I < R.Elements.size(); ++I) {
      Value *Number =
          Part->getType()->isVectorTy() ? B.CreateExtractElement(Part, uint64_t(I)) : Part;
      Result = B.CreateInsertElement(Result, Number, uint64_t(R.Elements[I]));
    }
  }
  return Result;
}

void Generator::storeWords(const Place &At, Value *V) {
  for (const Run &R : runsOf(At)) {
    Value *Part = V;
    if (V->getType()->isVectorTy() &&
        !(R.Elements.size() > 1 && R.Elements.size() == Types.elementCount(At.Type) &&
          llvm::is_sorted(R.Elements)))
      Part = pick(V, R.Elements, R.Elements.size() == 1);
    storeAt(At.Address, R.Offset, Part, At.Volatile);
  }
}

/// Returns the value of field \p At, whose lowest bit is \p FirstBit of \p Word.
Value *Generator::bitFieldIn(const Place &At, Value *Word, unsigned FirstBit) {
  const ScalarKind K = elementKind(At.Type);
  const unsigned Bits = Word->getType()->getScalarSizeInBits();
  Word = B.CreateShl(Word, uint64_t(Bits - FirstBit - At.BitWidth));
  // Bit fields of enums are unsigned, whatever the underlying type.
  bool IsSigned =
      K != ScalarKind::Bool && !isUnsigned(K) && Types.get(At.Type).Kind != TypeKind::Enum;
  Word = IsSigned ? B.CreateAShr(Word, uint64_t(Bits - At.BitWidth))
                  : B.CreateLShr(Word, uint64_t(Bits - At.BitWidth));
  return fromMemory(Word, K);
}

Value *Generator::loadBitField(const Place &At) {
  llvm::Type *Ty = memoryScalar(elementKind(At.Type), At.Layout);
  return bitFieldIn(At, loadAt(At.Address, 0, Ty, 1, At.Volatile), At.FirstBit);
}

/// Returns the value of \p At after a store of \p V: a bit field keeps only some of its bits.
Value *Generator::kept(const Place &At, Value *V) {
  const Place *Whole = &At;
  while (Whole->Kind == Place::Sort::Part && Types.elementCount(Whole->Inner->Type) == 1)
    Whole = Whole->Inner.get();
  if (!Whole->BitWidth || V->getType()->isVectorTy())
    return V;
  return bitFieldIn(*Whole, toMemory(V, elementKind(Whole->Type), Whole->Layout), 0);
}

void Generator::storeBitField(const Place &At, Value *V) {
  V = toMemory(V, elementKind(At.Type), At.Layout);
  unsigned Bits = V->getType()->getScalarSizeInBits();
  APInt Mask = APInt::getBitsSet(Bits, At.FirstBit, At.FirstBit + At.BitWidth);
  Value *Old = B.CreateAnd(loadAt(At.Address, 0, V->getType(), 1, At.Volatile), B.getInt(~Mask));
  Value *New = B.CreateAnd(B.CreateShl(V, uint64_t(At.FirstBit)), B.getInt(Mask));
  storeAt(At.Address, 0, B.CreateOr(Old, New), At.Volatile);
}

//===-- Any place
//--------------------------------------------------------------------------------------===//

Value *Generator::load(const Place &At) {
  switch (At.Kind) {
  case Place::Sort::Memory:
    if (isAggregate(At.Type)) {
      Place Copy = memoryPlace(At.Type, temporary(At.Type, "copy"));
      copy(Copy, At);
      return Copy.Address;
    }
    if (Types.get(At.Type).Kind == TypeKind::Object)
      return B.CreateLoad(handleType(At.Type), At.Address);
    return At.BitWidth ? loadBitField(At) : loadNumbers(At);
  case Place::Sort::Resource:
    if (isAggregate(At.Type)) {
      Place Copy = memoryPlace(At.Type, temporary(At.Type, "copy"));
      copy(Copy, At);
      return Copy.Address;
    }
    return At.Path.empty() && !isArrayInBlock(At.Variable) ? globalHandle(At.Variable, At.FlatIndex)
                                                           : memberHandle(At);
  case Place::Sort::Buffer: return loadElement(At);
  case Place::Sort::Value: return At.Direct;
  case Place::Sort::Converted: return convert(load(*At.Inner), At.Inner->Type, At.Type, At.In);
  case Place::Sort::Part: return loadPart(At, load(*At.Inner));
  }
  return nullptr;
}

void Generator::store(const Place &At, Value *V) {
  switch (At.Kind) {
  case Place::Sort::Memory:
    if (isAggregate(At.Type))
      return copy(At, memoryPlace(At.Type, V));
    if (Types.get(At.Type).Kind == TypeKind::Object) {
      B.CreateStore(V, At.Address);
      return;
    }
    return At.BitWidth ? storeBitField(At, V) : storeNumbers(At, V);
  case Place::Sort::Resource:
  case Place::Sort::Value: return;
  case Place::Sort::Buffer: return storeElement(At, V);
  case Place::Sort::Converted:
    return store(*At.Inner, convert(V, At.Type, At.Inner->Type, At.Back));
  case Place::Sort::Part:
    if (isPartOfSignature(At))
      return withChosen(At, [&](const Place &Chosen) { store(Chosen, V); });
    return update(*At.Inner, [&](Value *Whole) { return replacePart(At, Whole, V); });
  }
}

void Generator::update(const Place &At, function_ref<Value *(Value *)> New) {
  switch (At.Kind) {
  case Place::Sort::Converted:
    return update(*At.Inner, [&](Value *Old) {
      Value *V = New(convert(Old, At.Inner->Type, At.Type, At.In));
      return convert(V, At.Type, At.Inner->Type, At.Back);
    });
  case Place::Sort::Part:
    return update(*At.Inner,
                  [&](Value *Whole) { return replacePart(At, Whole, New(loadPart(At, Whole))); });
  default: return store(At, New(load(At)));
  }
}

/// Above this many elements an array is copied by a loop.
static constexpr uint32_t MostUnrolled = 64;

/// Copies a part of an aggregate. Bools and bit fields are copied as words, as in DXC: the first
/// bit field of a word copies the others in it.
void Generator::copyPart(const Place &To, const Place &From) {
  const bool InMemory = To.Kind == Place::Sort::Memory && From.Kind == Place::Sort::Memory;
  const bool IsBool = Types.isNumeric(To.Type) && Types.get(To.Type).Element == ScalarKind::Bool;
  const bool IsBitField = To.BitWidth && From.BitWidth;
  if (!InMemory || (!IsBool && !IsBitField))
    return copy(To, From);
  if (IsBitField && To.FirstBit != 0)
    return;
  Place ToWord = To, FromWord = From;
  ToWord.BitWidth = FromWord.BitWidth = 0;
  storeWords(ToWord, loadWords(FromWord));
}

void Generator::copyArray(const Place &To, const Place &From) {
  const uint32_t Count = Types.get(To.Type).Rows;
  if (Count <= MostUnrolled || Types.hasObject(To.Type)) {
    for (uint32_t I = 0; I < Count; ++I)
      copyPart(elementAt(To, B.getInt32(I)), elementAt(From, B.getInt32(I)));
    return;
  }
  BasicBlock *Before = B.GetInsertBlock(), *Body = newBlock("copy"), *Done = newBlock("copied");
  B.CreateBr(Body);
  startBlock(Body);
  PHINode *I = B.CreatePHI(B.getInt32Ty(), 2);
  I->addIncoming(B.getInt32(0), Before);
  copyPart(elementAt(To, I), elementAt(From, I));
  Value *Next = B.CreateAdd(I, B.getInt32(1));
  I->addIncoming(Next, B.GetInsertBlock());
  B.CreateCondBr(B.CreateICmpULT(Next, B.getInt32(Count)), Body, Done);
  startBlock(Done);
}

/// Returns true if a copy of \p T may be a copy of words. Libraries access memory that others see
/// number by number: passes must not join or split these accesses.
bool Generator::isCopiedInWords(TypeId T) {
  if (Opts.Stage != Stage::Library)
    return true;
  constexpr uint64_t MostJoined = 8; // LLVM copies up to that many bytes as one number
  const std::optional<ScalarKind> Sole = soleKind(T);
  const uint64_t Size = M.getDataLayout().getTypeAllocSize(memoryType(T)).getFixedValue();
  return Sole && scalarBytes(*Sole) == 4 && (Size > MostJoined || Types.leafCount(T) == 1);
}

void Generator::copy(const Place &To, const Place &From) {
  if (!isAggregate(To.Type))
    return store(To, load(From));
  if (From.Kind != Place::Sort::Memory && From.Kind != Place::Sort::Resource)
    return copy(To, memoryPlace(To.Type, load(From)));
  if (To.Kind != Place::Sort::Memory)
    return store(To, load(From));
  bool Plain = From.Kind == Place::Sort::Memory && To.Layout == MemoryLayout::Local &&
               From.Layout == MemoryLayout::Local && !To.Precise && !To.Volatile &&
               !From.Volatile && !Types.hasObject(To.Type) && isCopiedInWords(To.Type);
  if (Plain) {
    uint64_t Size = M.getDataLayout().getTypeAllocSize(memoryType(To.Type)).getFixedValue();
    Align A = M.getDataLayout().getABITypeAlign(memoryType(To.Type));
    if (Size)
      B.CreateMemCpy(To.Address, A, From.Address, A, Size);
    return;
  }
  if (Types.get(To.Type).Kind == TypeKind::Array)
    return copyArray(To, From);
  if (Types.structOf(To.Type).Base != TypeId::None)
    copy(baseOf(To), baseOf(From));
  for (uint32_t I = 0; I < Types.structOf(To.Type).Fields.size(); ++I)
    copyPart(fieldOf(To, I), fieldOf(From, I));
}

//===-- Parts of places
//--------------------------------------------------------------------------------------===//

bool Generator::beginsWord(const Field &F, const FieldPlace &Where) {
  return !F.IsBitField || (F.BitWidth != 0 && Where.FirstBit == 0);
}

FieldPlace Generator::localFieldPlace(TypeId T, uint32_t Index) {
  const Struct &S = Types.structOf(T);
  auto *ST = cast<StructType>(memoryType(T));
  unsigned Element = Index;
  uint32_t FirstBit = 0;
  if (llvm::any_of(S.Fields, [](const Field &F) { return F.IsBitField; })) {
    const std::vector<FieldPlace> Places = fieldPlaces(Types, T, LayoutRules::Buffer);
    FirstBit = Places[Index].FirstBit;
    Element = 0;
    for (uint32_t I = 0; I <= Index; ++I)
      Element += beginsWord(S.Fields[I], Places[I]);
    if (Element == 0) // an unnamed bit field of width 0 at the front
      return {};
    --Element;
  }
  const unsigned First = S.Base != TypeId::None ? 1 : 0;
  return {M.getDataLayout().getStructLayout(ST)->getElementOffset(First + Element), FirstBit};
}

/// Returns a member of a struct with resources. A member without resources is among the constants.
Place Generator::numbersOf(const Place &Member) {
  if (Types.hasObject(Member.Type))
    return Member;
  const Variable &V = P.variable(Member.Variable);
  if (V.Block == BlockId::None) {
    unsupported(V.Where, "a struct of resources and numbers");
    return memoryPlace(Member.Type, temporary(Member.Type, "member"));
  }
  return memoryPlace(Member.Type, offsetBy(blockAddress(V.Block), V.Offset + Member.ConstantOffset),
                     MemoryLayout::Constants);
}

Place Generator::fieldOf(const Place &At, uint32_t Index) {
  const Field &F = Types.structOf(At.Type).Fields[Index];
  Place Part = At;
  Part.Type = F.Type;
  Part.Layout = partLayout(F.Type, At.Layout);
  Part.Precise |= F.Precise;
  if (F.IsBitField && F.BitWidth == 0) // it takes no memory
    return placeOfValue(Constant::getNullValue(valueType(F.Type)), F.Type);
  if (At.Kind == Place::Sort::Resource) {
    Part.ConstantOffset += fieldPlaces(Types, At.Type, LayoutRules::Constants)[Index].Offset;
    Part.Path.push_back(Index + 1);
    return numbersOf(Part);
  }
  if (At.Kind != Place::Sort::Memory) {
    Place Copied = memoryPlace(At.Type, load(At));
    return fieldOf(Copied, Index);
  }
  const FieldPlace Where = At.Layout == MemoryLayout::Local
                               ? localFieldPlace(At.Type, Index)
                               : fieldPlaces(Types, At.Type, rulesOf(At.Layout))[Index];
  Part.Address = offsetBy(At.Address, Where.Offset);
  Part.BitWidth = F.IsBitField ? uint8_t(F.BitWidth) : 0;
  Part.FirstBit = uint8_t(Where.FirstBit);
  return Part;
}

Place Generator::baseOf(const Place &At) {
  Place Part = At;
  Part.Type = Types.structOf(At.Type).Base;
  if (At.Kind == Place::Sort::Resource) {
    Part.Path.push_back(0);
    return numbersOf(Part);
  }
  if (At.Kind == Place::Sort::Memory)
    return Part;
  Part = memoryPlace(At.Type, load(At));
  Part.Type = Types.structOf(At.Type).Base;
  return Part;
}

} // namespace dxil::frontend
