// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads, stores and copies of memory in any layout, and addresses of its parts.
#include "Memory.h"
#include "../types/Layout.h"
#include "Context.h"
#include "Expressions.h"
#include "Globals.h"
#include "Objects.h"
#include "Statements.h"
#include "Values.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace dxil::frontend {

static llvm::Value *loadWords(CodegenContext &G, const Place &Lvalue);
static void storeWords(CodegenContext &G, const Place &Lvalue, llvm::Value *V);

static constexpr uint64_t RowBytes = 16;

static LayoutRules rulesOf(MemoryLayout Layout) {
  return Layout == MemoryLayout::Constants ? LayoutRules::Constants : LayoutRules::Buffer;
}

AllocaInst *temporary(CodegenContext &G, TypeId T, StringRef Word) {
  if (const Location Register = G.Types.memberRegister(T); Register != Location::None)
    G.Diags.report(Register, Diagnostic::register_of_field);
  IRBuilder<> Builder(G.Now.AllocaPoint);
  return Builder.CreateAlloca(memoryType(G, T), nullptr, Word);
}

Place memoryPlace(CodegenContext &G, TypeId T, Value *Address, MemoryLayout Layout) {
  Place Lvalue;
  Lvalue.Type = T;
  Lvalue.Address = Address;
  Lvalue.Layout = Layout;
  return Lvalue;
}

Value *offsetBy(CodegenContext &G, Value *Base, uint64_t Bytes) {
  return Bytes ? G.B.CreateConstGEP1_32(G.B.getInt8Ty(), Base, unsigned(Bytes)) : Base;
}

uint64_t scalarBytes(CodegenContext &G, ScalarKind K, MemoryLayout Layout) {
  return (Layout == MemoryLayout::Local ? G.Types.bits(K) : G.Types.memoryBits(K)) / 8;
}

llvm::Type *memoryScalar(CodegenContext &G, ScalarKind K, MemoryLayout Layout) {
  if (K == ScalarKind::Bool)
    return G.B.getInt32Ty();
  // Minimum-precision constants are loaded as such; lowering/resources/ConstantAccess.cpp reads the
  // words.
  const bool HasWords = Layout == MemoryLayout::Buffer || Layout == MemoryLayout::Member;
  if (!HasWords || G.Types.memoryBits(K) == G.Types.bits(K))
    return scalarType(G, K);
  return isFloating(K) ? G.B.getFloatTy() : G.B.getInt32Ty();
}

/// Returns true if matrix \p T has row-major order in \p Layout.
static bool isByRows(const frontend::Type &T, MemoryLayout Layout) {
  return Layout == MemoryLayout::Local || T.Order == MatrixOrder::RowMajor;
}

/// Returns the layout of \p Part in a struct or array with layout \p WholeLayout.
MemoryLayout partLayout(const CodegenContext &G, TypeId Part, MemoryLayout WholeLayout) {
  const frontend::Type &T = G.Types.get(Part);
  const bool IsNumber = G.Types.isNumeric(Part) || T.Kind == TypeKind::Enum;
  if (WholeLayout != MemoryLayout::Local || !IsNumber)
    return WholeLayout;
  const ScalarKind K = elementKind(G, Part);
  const bool IsByColumns = T.Kind == TypeKind::Matrix && !isByRows(T, MemoryLayout::Member) &&
                           T.Rows > 1 && T.Columns > 1;
  return G.Types.memoryBits(K) == G.Types.bits(K) && !IsByColumns ? WholeLayout
                                                                  : MemoryLayout::Member;
}

/// Returns the distance between elements of an array.
uint64_t strideOf(CodegenContext &G, TypeId Element, MemoryLayout Layout) {
  if (isLocal(Layout))
    return G.M.getDataLayout().getTypeAllocSize(partType(G, Element)).getFixedValue();
  SizeAndAlignment S = layoutOf(G.Types, Element, rulesOf(Layout));
  return alignTo(S.Size, Layout == MemoryLayout::Constants ? RowBytes : S.Alignment);
}

/// Returns the offset in bytes of number \p Element in the vector or matrix \p Lvalue.
uint64_t numberOffset(CodegenContext &G, const Place &Lvalue, uint32_t Element) {
  const frontend::Type &T = G.Types.get(Lvalue.Type);
  uint64_t Size = scalarBytes(G, elementKind(G, Lvalue.Type), Lvalue.Layout);
  if (T.Kind != TypeKind::Matrix)
    return Element * Size;
  const bool RowMajor = isByRows(T, Lvalue.Layout);
  uint32_t Row = Element / T.Columns, Column = Element % T.Columns;
  uint64_t Line = (RowMajor ? T.Columns : T.Rows) * Size;
  if (Lvalue.Layout == MemoryLayout::Constants)
    Line = alignTo(Line, RowBytes);
  return RowMajor ? Row * Line + Column * Size : Column * Line + Row * Size;
}

SmallVector<Run, 4> runsOf(CodegenContext &G, const Place &Lvalue) {
  const frontend::Type &T = G.Types.get(Lvalue.Type);
  const uint32_t Count = G.Types.elementCount(Lvalue.Type);
  SmallVector<std::pair<uint64_t, uint32_t>, 16> Numbers;
  for (uint32_t I = 0; I < Count; ++I)
    Numbers.push_back({Lvalue.Offsets.empty() ? numberOffset(G, Lvalue, I) : Lvalue.Offsets[I], I});
  if (T.Kind == TypeKind::Matrix && Lvalue.Offsets.empty())
    llvm::sort(Numbers);
  const ScalarKind K = elementKind(G, Lvalue.Type);
  const uint64_t Size = scalarBytes(G, K, Lvalue.Layout);
  // LLVM makes wide integers if a part of a longer store is read, but not for a single number. So
  // matrices are accessed by lines, and parts number by number.
  const bool IsPart = !Lvalue.Offsets.empty() && isLocal(Lvalue.Layout);
  const bool IsApart = Size * 8 != memoryScalar(G, K, Lvalue.Layout)->getScalarSizeInBits();
  const uint64_t Longest = IsPart || IsApart            ? 1
                           : T.Kind != TypeKind::Matrix ? Count
                           : isByRows(T, Lvalue.Layout) ? T.Columns
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

Value *fromMemory(CodegenContext &G, Value *V, ScalarKind K) {
  if (K == ScalarKind::Bool)
    return G.B.CreateICmpNE(V, Constant::getNullValue(V->getType()));
  llvm::Type *Ty = V->getType()->getWithNewType(scalarType(G, K));
  if (V->getType() == Ty)
    return V;
  return isFloating(K) ? G.B.CreateFPTrunc(V, Ty) : G.B.CreateTrunc(V, Ty);
}

Value *toMemory(CodegenContext &G, Value *V, ScalarKind K, MemoryLayout Layout) {
  llvm::Type *Ty = V->getType()->getWithNewType(memoryScalar(G, K, Layout));
  if (V->getType() == Ty)
    return V;
  if (isFloating(K))
    return G.B.CreateFPExt(V, Ty);
  return G.B.CreateIntCast(V, Ty, K != ScalarKind::Bool && !isUnsigned(K));
}

/// Loads \p Count adjacent numbers, or a scalar if there is one.
Value *loadAt(CodegenContext &G, Value *Base, uint64_t Offset, llvm::Type *Scalar, uint32_t Count,
              bool Volatile) {
  llvm::Type *Ty = Count == 1 ? Scalar : FixedVectorType::get(Scalar, Count);
  return G.B.CreateAlignedLoad(Ty, offsetBy(G, Base, Offset),
                               Align(Scalar->getScalarSizeInBits() / 8), Volatile);
}

void storeAt(CodegenContext &G, Value *Base, uint64_t Offset, Value *V, bool Volatile) {
  G.B.CreateAlignedStore(V, offsetBy(G, Base, Offset),
                         Align(V->getType()->getScalarSizeInBits() / 8), Volatile);
}

/// Marks \p V as precise, with everything that it is computed from
/// (lowering/numbers/PreciseValues.cpp).
Value *exact(CodegenContext &G, Value *V) {
  if (!V->getType()->isFPOrFPVectorTy() || isa<Constant>(V))
    return V;
  llvm::Type *Ty = V->getType();
  std::string Name(contract::ExactPrefix);
  if (auto *VT = dyn_cast<FixedVectorType>(Ty))
    Name += "v" + std::to_string(VT->getNumElements());
  Name += "f" + std::to_string(Ty->getScalarSizeInBits());
  FunctionCallee Mark = G.M.getOrInsertFunction(Name, Ty, Ty);
  auto *F = cast<llvm::Function>(Mark.getCallee());
  F->setDoesNotThrow();
  F->setWillReturn();
  F->setDoesNotAccessMemory();
  IRBuilder<>::FastMathFlagGuard Guard(G.B);
  G.B.clearFastMathFlags();
  return G.B.CreateCall(Mark, V);
}

static Value *loadNumbers(CodegenContext &G, const Place &Lvalue) {
  return fromMemory(G, loadWords(G, Lvalue), elementKind(G, Lvalue.Type));
}

static void storeNumbers(CodegenContext &G, const Place &Lvalue, Value *V) {
  if (Lvalue.Precise)
    V = exact(G, V);
  storeWords(G, Lvalue, toMemory(G, V, elementKind(G, Lvalue.Type), Lvalue.Layout));
}

/// Returns the numbers of a value as memory stores them.
static Value *loadWords(CodegenContext &G, const Place &Lvalue) {
  const ScalarKind K = elementKind(G, Lvalue.Type);
  llvm::Type *Scalar = memoryScalar(G, K, Lvalue.Layout);
  llvm::Type *VectorTy = valueType(G, Lvalue.Type);
  SmallVector<Run, 4> Runs = runsOf(G, Lvalue);
  if (!VectorTy->isVectorTy())
    return loadAt(G, Lvalue.Address, Runs.front().Offset, Scalar, 1, Lvalue.Volatile);
  Value *Result = PoisonValue::get(FixedVectorType::get(Scalar, G.Types.elementCount(Lvalue.Type)));
  for (const Run &R : Runs) {
    Value *Part =
        loadAt(G, Lvalue.Address, R.Offset, Scalar, uint32_t(R.Elements.size()), Lvalue.Volatile);
    if (Part->getType() == Result->getType() && llvm::is_sorted(R.Elements)) {
      Result = Part;
      break;
    }
    for (size_t I = 0; I < R.Elements.size(); ++I) {
      Value *Number =
          Part->getType()->isVectorTy() ? G.B.CreateExtractElement(Part, uint64_t(I)) : Part;
      Result = G.B.CreateInsertElement(Result, Number, uint64_t(R.Elements[I]));
    }
  }
  return Result;
}

static void storeWords(CodegenContext &G, const Place &Lvalue, Value *V) {
  for (const Run &R : runsOf(G, Lvalue)) {
    Value *Part = V;
    if (V->getType()->isVectorTy() &&
        !(R.Elements.size() > 1 && R.Elements.size() == G.Types.elementCount(Lvalue.Type) &&
          llvm::is_sorted(R.Elements)))
      Part = pick(G, V, R.Elements, R.Elements.size() == 1);
    storeAt(G, Lvalue.Address, R.Offset, Part, Lvalue.Volatile);
  }
}

/// Returns the value of field \p Lvalue, whose lowest bit is \p FirstBit of \p Word.
static Value *bitFieldIn(CodegenContext &G, const Place &Lvalue, Value *Word, unsigned FirstBit) {
  const ScalarKind K = elementKind(G, Lvalue.Type);
  const unsigned Bits = Word->getType()->getScalarSizeInBits();
  Word = G.B.CreateShl(Word, uint64_t(Bits - FirstBit - Lvalue.BitWidth));
  // Bit fields of enums are unsigned, whatever the underlying type.
  bool IsSigned =
      K != ScalarKind::Bool && !isUnsigned(K) && G.Types.get(Lvalue.Type).Kind != TypeKind::Enum;
  Word = IsSigned ? G.B.CreateAShr(Word, uint64_t(Bits - Lvalue.BitWidth))
                  : G.B.CreateLShr(Word, uint64_t(Bits - Lvalue.BitWidth));
  return fromMemory(G, Word, K);
}

static Value *loadBitField(CodegenContext &G, const Place &Lvalue) {
  llvm::Type *Ty = memoryScalar(G, elementKind(G, Lvalue.Type), Lvalue.Layout);
  return bitFieldIn(G, Lvalue, loadAt(G, Lvalue.Address, 0, Ty, 1, Lvalue.Volatile),
                    Lvalue.FirstBit);
}

/// Returns the value of \p Lvalue after a store of \p V: a bit field keeps only some of its bits.
Value *kept(CodegenContext &G, const Place &Lvalue, Value *V) {
  const Place *Outer = &Lvalue;
  while (Outer->Kind == Place::Sort::Part && G.Types.elementCount(Outer->Inner->Type) == 1)
    Outer = Outer->Inner.get();
  if (!Outer->BitWidth || V->getType()->isVectorTy())
    return V;
  return bitFieldIn(G, *Outer, toMemory(G, V, elementKind(G, Outer->Type), Outer->Layout), 0);
}

static void storeBitField(CodegenContext &G, const Place &Lvalue, Value *V) {
  V = toMemory(G, V, elementKind(G, Lvalue.Type), Lvalue.Layout);
  unsigned Bits = V->getType()->getScalarSizeInBits();
  APInt Mask = APInt::getBitsSet(Bits, Lvalue.FirstBit, Lvalue.FirstBit + Lvalue.BitWidth);
  Value *Old = G.B.CreateAnd(loadAt(G, Lvalue.Address, 0, V->getType(), 1, Lvalue.Volatile),
                             G.B.getInt(~Mask));
  Value *New = G.B.CreateAnd(G.B.CreateShl(V, uint64_t(Lvalue.FirstBit)), G.B.getInt(Mask));
  storeAt(G, Lvalue.Address, 0, G.B.CreateOr(Old, New), Lvalue.Volatile);
}

//===-- Any place ----------------------------------------------------------------------------===//

Value *load(CodegenContext &G, const Place &Lvalue) {
  switch (Lvalue.Kind) {
  case Place::Sort::Memory:
    if (isAggregate(G, Lvalue.Type)) {
      Place Copy = memoryPlace(G, Lvalue.Type, temporary(G, Lvalue.Type, "copy"));
      copy(G, Copy, Lvalue);
      return Copy.Address;
    }
    if (G.Types.get(Lvalue.Type).Kind == TypeKind::Object)
      return G.B.CreateLoad(handleType(G, Lvalue.Type), Lvalue.Address);
    return Lvalue.BitWidth ? loadBitField(G, Lvalue) : loadNumbers(G, Lvalue);
  case Place::Sort::Resource:
    if (isAggregate(G, Lvalue.Type)) {
      Place Copy = memoryPlace(G, Lvalue.Type, temporary(G, Lvalue.Type, "copy"));
      copy(G, Copy, Lvalue);
      return Copy.Address;
    }
    return Lvalue.Path.empty() && !isArrayInBlock(G, Lvalue.Variable)
               ? globalHandle(G, Lvalue.Variable, Lvalue.FlatIndex)
               : memberHandle(G, Lvalue);
  case Place::Sort::Buffer: return loadElement(G, Lvalue);
  case Place::Sort::Value: return Lvalue.Direct;
  case Place::Sort::Converted:
    return convert(G, load(G, *Lvalue.Inner), Lvalue.Inner->Type, Lvalue.Type, Lvalue.In);
  case Place::Sort::Part: return loadPart(G, Lvalue, load(G, *Lvalue.Inner));
  }
  return nullptr;
}

void store(CodegenContext &G, const Place &Lvalue, Value *V) {
  switch (Lvalue.Kind) {
  case Place::Sort::Memory:
    if (isAggregate(G, Lvalue.Type))
      return copy(G, Lvalue, memoryPlace(G, Lvalue.Type, V));
    if (G.Types.get(Lvalue.Type).Kind == TypeKind::Object) {
      G.B.CreateStore(V, Lvalue.Address);
      return;
    }
    return Lvalue.BitWidth ? storeBitField(G, Lvalue, V) : storeNumbers(G, Lvalue, V);
  case Place::Sort::Resource:
  case Place::Sort::Value: return;
  case Place::Sort::Buffer: return storeElement(G, Lvalue, V);
  case Place::Sort::Converted:
    return store(G, *Lvalue.Inner, convert(G, V, Lvalue.Type, Lvalue.Inner->Type, Lvalue.Back));
  case Place::Sort::Part:
    if (isPartOfSignature(Lvalue))
      return withChosen(G, Lvalue, [&](const Place &Chosen) { store(G, Chosen, V); });
    return update(G, *Lvalue.Inner,
                  [&](Value *Vector) { return replacePart(G, Lvalue, Vector, V); });
  }
}

void update(CodegenContext &G, const Place &Lvalue, function_ref<Value *(Value *)> New) {
  switch (Lvalue.Kind) {
  case Place::Sort::Converted:
    return update(G, *Lvalue.Inner, [&](Value *Old) {
      Value *V = New(convert(G, Old, Lvalue.Inner->Type, Lvalue.Type, Lvalue.In));
      return convert(G, V, Lvalue.Type, Lvalue.Inner->Type, Lvalue.Back);
    });
  case Place::Sort::Part:
    return update(G, *Lvalue.Inner, [&](Value *Vector) {
      return replacePart(G, Lvalue, Vector, New(loadPart(G, Lvalue, Vector)));
    });
  default: return store(G, Lvalue, New(load(G, Lvalue)));
  }
}

/// Above this many elements an array is copied by a loop.
static constexpr uint32_t MostUnrolled = 64;

/// Copies a part of an aggregate. Bools and bit fields are copied as words, as in DXC: the first
/// bit field of a word copies the others in it.
static void copyPart(CodegenContext &G, const Place &To, const Place &From) {
  const bool InMemory = To.Kind == Place::Sort::Memory && From.Kind == Place::Sort::Memory;
  const bool IsBool =
      G.Types.isNumeric(To.Type) && G.Types.get(To.Type).Element == ScalarKind::Bool;
  const bool IsBitField = To.BitWidth && From.BitWidth;
  if (!InMemory || (!IsBool && !IsBitField))
    return copy(G, To, From);
  if (IsBitField && To.FirstBit != 0)
    return;
  Place ToWord = To, FromWord = From;
  ToWord.BitWidth = FromWord.BitWidth = 0;
  storeWords(G, ToWord, loadWords(G, FromWord));
}

static void copyArray(CodegenContext &G, const Place &To, const Place &From) {
  const uint32_t Count = G.Types.get(To.Type).Rows;
  auto copyElement = [&](Value *Index) {
    const Place Target = elementAt(G, To, Index);
    copyPart(G, Target, elementAt(G, From, Index));
  };
  if (Count <= MostUnrolled || G.Types.hasObject(To.Type)) {
    for (uint32_t I = 0; I < Count; ++I)
      copyElement(G.B.getInt32(I));
    return;
  }
  BasicBlock *Before = G.B.GetInsertBlock(), *Body = newBlock(G, "copy"),
             *Done = newBlock(G, "copied");
  G.B.CreateBr(Body);
  startBlock(G, Body);
  PHINode *I = G.B.CreatePHI(G.B.getInt32Ty(), 2);
  I->addIncoming(G.B.getInt32(0), Before);
  copyElement(I);
  Value *Next = G.B.CreateAdd(I, G.B.getInt32(1));
  I->addIncoming(Next, G.B.GetInsertBlock());
  G.B.CreateCondBr(G.B.CreateICmpULT(Next, G.B.getInt32(Count)), Body, Done);
  startBlock(G, Done);
}

/// Returns true if a copy of \p T may be a copy of words. Libraries access memory that others see
/// number by number: passes must not join or split these accesses.
static bool isCopiedInWords(CodegenContext &G, TypeId T) {
  if (G.Opts.Stage != Stage::Library)
    return true;
  constexpr uint64_t MostJoined = 8; // LLVM copies up to that many bytes as one number
  const std::optional<ScalarKind> Sole = soleKind(G, T);
  const uint64_t Size = G.M.getDataLayout().getTypeAllocSize(memoryType(G, T)).getFixedValue();
  return Sole && scalarBytes(G, *Sole) == 4 && (Size > MostJoined || G.Types.leafCount(T) == 1);
}

void copy(CodegenContext &G, const Place &To, const Place &From) {
  if (!isAggregate(G, To.Type))
    return store(G, To, load(G, From));
  if (From.Kind != Place::Sort::Memory && From.Kind != Place::Sort::Resource)
    return copy(G, To, memoryPlace(G, To.Type, load(G, From)));
  if (To.Kind != Place::Sort::Memory)
    return store(G, To, load(G, From));
  bool Plain = From.Kind == Place::Sort::Memory && To.Layout == MemoryLayout::Local &&
               From.Layout == MemoryLayout::Local && !To.Precise && !To.Volatile &&
               !From.Volatile && !G.Types.hasObject(To.Type) && isCopiedInWords(G, To.Type);
  if (Plain) {
    uint64_t Size = G.M.getDataLayout().getTypeAllocSize(memoryType(G, To.Type)).getFixedValue();
    Align A = G.M.getDataLayout().getABITypeAlign(memoryType(G, To.Type));
    if (Size)
      G.B.CreateMemCpy(To.Address, A, From.Address, A, Size);
    return;
  }
  if (G.Types.get(To.Type).Kind == TypeKind::Array)
    return copyArray(G, To, From);
  if (G.Types.structOf(To.Type).Base != TypeId::None) {
    const Place Base = baseOf(G, To);
    copy(G, Base, baseOf(G, From));
  }
  for (uint32_t I = 0; I < G.Types.structOf(To.Type).Fields.size(); ++I) {
    const Place Field = fieldOf(G, To, I);
    copyPart(G, Field, fieldOf(G, From, I));
  }
}

//===-- Parts of places ----------------------------------------------------------------------===//

bool beginsWord(const Field &F, const FieldPlace &Where) {
  return !F.IsBitField || (F.BitWidth != 0 && Where.FirstBit == 0);
}

FieldPlace localFieldPlace(CodegenContext &G, TypeId T, uint32_t Index) {
  const Struct &S = G.Types.structOf(T);
  auto *ST = cast<StructType>(memoryType(G, T));
  unsigned Element = Index;
  uint32_t FirstBit = 0;
  if (llvm::any_of(S.Fields, [](const Field &F) { return F.IsBitField; })) {
    const std::vector<FieldPlace> Places = fieldPlaces(G.Types, T, LayoutRules::Buffer);
    FirstBit = Places[Index].FirstBit;
    Element = 0;
    for (uint32_t I = 0; I <= Index; ++I)
      Element += beginsWord(S.Fields[I], Places[I]);
    if (Element == 0) // an unnamed bit field of width 0 at the front
      return {};
    --Element;
  }
  const unsigned First = S.Base != TypeId::None ? 1 : 0;
  return {G.M.getDataLayout().getStructLayout(ST)->getElementOffset(First + Element), FirstBit};
}

/// Returns a member of a struct with resources. A member without resources is among the constants.
static Place numbersOf(CodegenContext &G, const Place &Member) {
  if (G.Types.hasObject(Member.Type))
    return Member;
  const Variable &V = G.P.variable(Member.Variable);
  if (G.Types.get(V.Type).Kind == TypeKind::Object) {
    Place Lvalue = contentsOf(G, V.Type, globalHandle(G, Member.Variable, nullptr));
    Lvalue.Type = Member.Type;
    Lvalue.Address = offsetBy(G, Lvalue.Address, Member.ConstantOffset);
    return Lvalue;
  }
  if (V.Block == BlockId::None) {
    unsupported(G, V.Where, "a struct of resources and numbers");
    return memoryPlace(G, Member.Type, temporary(G, Member.Type, "member"));
  }
  return memoryPlace(G, Member.Type,
                     offsetBy(G, blockAddress(G, V.Block), V.Offset + Member.ConstantOffset),
                     MemoryLayout::Constants);
}

Place fieldOf(CodegenContext &G, const Place &Lvalue, uint32_t Index) {
  const Field &F = G.Types.structOf(Lvalue.Type).Fields[Index];
  Place Part = Lvalue;
  Part.Type = F.Type;
  Part.Layout = partLayout(G, F.Type, Lvalue.Layout);
  Part.Precise |= F.Precise;
  if (F.IsBitField && F.BitWidth == 0) // it takes no memory
    return placeOfValue(G, Constant::getNullValue(valueType(G, F.Type)), F.Type);
  if (Lvalue.Kind == Place::Sort::Resource) {
    Part.ConstantOffset += fieldPlaces(G.Types, Lvalue.Type, LayoutRules::Constants)[Index].Offset;
    Part.Path.push_back(Index + 1);
    return numbersOf(G, Part);
  }
  if (Lvalue.Kind != Place::Sort::Memory) {
    Place Copied = memoryPlace(G, Lvalue.Type, load(G, Lvalue));
    return fieldOf(G, Copied, Index);
  }
  const FieldPlace Where = Lvalue.Layout == MemoryLayout::Local
                               ? localFieldPlace(G, Lvalue.Type, Index)
                               : fieldPlaces(G.Types, Lvalue.Type, rulesOf(Lvalue.Layout))[Index];
  Part.Address = offsetBy(G, Lvalue.Address, Where.Offset);
  Part.BitWidth = F.IsBitField ? uint8_t(F.BitWidth) : 0;
  Part.FirstBit = uint8_t(Where.FirstBit);
  return Part;
}

Place baseOf(CodegenContext &G, const Place &Lvalue) {
  Place Part = Lvalue;
  Part.Type = G.Types.structOf(Lvalue.Type).Base;
  if (Lvalue.Kind == Place::Sort::Resource) {
    Part.Path.push_back(0);
    return numbersOf(G, Part);
  }
  if (Lvalue.Kind == Place::Sort::Memory)
    return Part;
  Part = memoryPlace(G, Lvalue.Type, load(G, Lvalue));
  Part.Type = G.Types.structOf(Lvalue.Type).Base;
  return Part;
}

} // namespace dxil::frontend
