// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Layout.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

namespace dxil::frontend {

namespace {

constexpr uint64_t RowSize = 16; ///< size of a constant buffer row in bytes

/// Sizes saturate here, above any memory, so that their sums do not wrap.
constexpr uint64_t MaxSize = uint64_t(1) << 40;

uint64_t clamp(uint64_t Size) {
  return std::min(Size, MaxSize);
}

uint64_t product(uint64_t Size, uint64_t Count) {
  return Size != 0 && Count > MaxSize / Size ? MaxSize : Size * Count;
}

/// Minimum precision is aligned to four bytes in structs of constant buffers, even with native
/// 16-bit types.
SizeAndAlignment layoutOfVector(const TypeTable &Types, ScalarKind K, uint64_t Length,
                                LayoutRules Rules) {
  const uint32_t Bytes = Types.memoryBits(K) / 8;
  return {clamp(product(Bytes, Length)),
          Rules == LayoutRules::Constants && isMinPrecision(K) ? 4 : Bytes};
}

/// In constant buffers each row of a matrix (column if column-major) begins a buffer row. DXC
/// counts the last row of 16-bit numbers as if they had 32 bits.
SizeAndAlignment layoutOfMatrix(const TypeTable &Types, const Type &T, LayoutRules Rules) {
  if (Rules == LayoutRules::Buffer)
    return layoutOfVector(Types, T.Element, uint64_t(T.Rows) * T.Columns, Rules);
  bool ByRows = T.Order == MatrixOrder::RowMajor;
  SizeAndAlignment Line = layoutOfVector(Types, T.Element, ByRows ? T.Columns : T.Rows, Rules);
  const uint64_t Lines = ByRows ? T.Rows : T.Columns;
  const uint64_t Last = Types.memoryBits(T.Element) == 16 ? 2 * Line.Size : Line.Size;
  return {(Lines - 1) * llvm::alignTo(Line.Size, RowSize) + Last, Line.Alignment};
}

SizeAndAlignment layoutOfArray(const TypeTable &Types, const Type &T, LayoutRules Rules) {
  SizeAndAlignment Element = layoutOf(Types, T.ElementType, Rules);
  if (T.Rows == 0 || Element.Size == 0)
    return {0, Element.Alignment};
  uint64_t Stride =
      llvm::alignTo(Element.Size, Rules == LayoutRules::Constants ? RowSize : Element.Alignment);
  return {clamp(product(Stride, T.Rows - 1) + Element.Size), Element.Alignment};
}

/// Returns true if values of \p T begin a row of a constant buffer.
bool beginsRow(const Type &T) {
  switch (T.Kind) {
  case TypeKind::Array:
  case TypeKind::Struct: return true;
  case TypeKind::Matrix: return (T.Order == MatrixOrder::RowMajor ? T.Rows : T.Columns) > 1;
  default: return false;
  }
}

/// Returns the offset of a value of type \p T after offset \p End.
uint64_t nextPlace(const Type &T, SizeAndAlignment L, uint64_t End, LayoutRules Rules) {
  if (Rules == LayoutRules::Buffer)
    return llvm::alignTo(End, L.Alignment);
  if (T.Kind == TypeKind::Object)
    return End;
  uint64_t InRow = End % RowSize;
  if (InRow != 0 && (beginsRow(T) || InRow + L.Size > RowSize))
    return llvm::alignTo(End, RowSize);
  return llvm::alignTo(End, L.Alignment);
}

/// Places fields in order. Bit fields share a word while there is room and their types have one
/// size.
class FieldPlacer {
public:
  FieldPlacer(const TypeTable &Types, LayoutRules Rules) : Types(Types), Rules(Rules) {}

  void placeBase(TypeId Base) {
    SizeAndAlignment L = layoutOf(Types, Base, Rules);
    End = L.Size;
    Alignment = std::max(Alignment, L.Alignment);
  }

  FieldPlace place(const Field &F) {
    if (F.IsBitField && F.BitWidth == 0) {
      WordSize = 0;
      return {End, 0};
    }
    SizeAndAlignment L = layoutOf(Types, F.Type, Rules);
    if (F.IsBitField && sharesWord(F, L))
      return takeBits(F);
    FieldPlace Place{clamp(nextPlace(Types.get(F.Type), L, End, Rules)), 0};
    End = clamp(Place.Offset + L.Size);
    Alignment = std::max(Alignment, L.Alignment);
    WordSize = F.IsBitField ? L.Size : 0;
    WordOffset = Place.Offset;
    UsedBits = 0;
    return F.IsBitField ? takeBits(F) : Place;
  }

  SizeAndAlignment whole() const {
    return {Rules == LayoutRules::Buffer ? llvm::alignTo(End, Alignment) : End, Alignment};
  }

private:
  bool sharesWord(const Field &F, SizeAndAlignment L) const {
    return WordSize == L.Size && UsedBits + F.BitWidth <= WordSize * 8;
  }
  FieldPlace takeBits(const Field &F) {
    FieldPlace Place{WordOffset, UsedBits};
    UsedBits += F.BitWidth;
    return Place;
  }

  const TypeTable &Types;
  LayoutRules Rules;
  uint64_t End = 0, WordOffset = 0, WordSize = 0;
  uint32_t Alignment = 1, UsedBits = 0;
};

/// A structured buffer takes the bytes of an element in a constant buffer, at any offset, as in
/// DXC. Other objects take none.
SizeAndAlignment layoutOfObject(const TypeTable &Types, TypeId T, LayoutRules Rules) {
  const TypeId Element = structuredElement(Types, T);
  if (Rules != LayoutRules::Constants || Element == TypeId::None)
    return {};
  return {layoutOf(Types, Element, Rules).Size, 1};
}

SizeAndAlignment layoutOfStruct(const TypeTable &Types, const Struct &S, LayoutRules Rules) {
  StructLayout &Cached = S.Layouts[unsigned(Rules)];
  if (Cached.Alignment != 0)
    return {Cached.Size, Cached.Alignment};
  FieldPlacer Placer(Types, Rules);
  if (S.Base != TypeId::None)
    Placer.placeBase(S.Base);
  for (const Field &F : S.Fields)
    Placer.place(F);
  if (S.Complete)
    Cached = {Placer.whole().Size, Placer.whole().Alignment};
  return Placer.whole();
}

} // namespace

TypeId structuredElement(const TypeTable &Types, TypeId T) {
  if (Types.get(T).Kind != TypeKind::Object)
    return TypeId::None;
  const Object &O = Types.objectOf(T);
  return O.Record->Kind == library::ObjectType::Sort::StructuredBuffer && !O.Arguments.empty()
             ? O.Arguments.front().Type
             : TypeId::None;
}

SizeAndAlignment layoutOf(const TypeTable &Types, TypeId Id, LayoutRules Rules) {
  const Type &T = Types.get(Id);
  switch (T.Kind) {
  case TypeKind::Scalar: return layoutOfVector(Types, T.Element, 1, Rules);
  case TypeKind::Vector: return layoutOfVector(Types, T.Element, T.Rows, Rules);
  case TypeKind::Matrix: return layoutOfMatrix(Types, T, Rules);
  case TypeKind::Array: return layoutOfArray(Types, T, Rules);
  case TypeKind::Struct: return layoutOfStruct(Types, Types.structOf(Id), Rules);
  case TypeKind::Enum: {
    TypeId Underlying = Types.enumOf(Id).Underlying;
    return layoutOfVector(
        Types, Underlying == TypeId::None ? ScalarKind::Int : Types.get(Underlying).Element, 1,
        Rules);
  }
  case TypeKind::None:
  case TypeKind::Error:
  case TypeKind::Void:
  case TypeKind::String: break;
  case TypeKind::Object: return layoutOfObject(Types, Id, Rules);
  }
  return {};
}

std::vector<FieldPlace> fieldPlaces(const TypeTable &Types, TypeId T, LayoutRules Rules) {
  const Struct &S = Types.structOf(T);
  std::vector<FieldPlace> Places;
  Places.reserve(S.Fields.size());
  FieldPlacer Placer(Types, Rules);
  if (S.Base != TypeId::None)
    Placer.placeBase(S.Base);
  for (const Field &F : S.Fields)
    Places.push_back(Placer.place(F));
  return Places;
}

uint64_t ConstantPlacer::place(TypeId Id) {
  const Type &T = Types.get(Id);
  SizeAndAlignment L = layoutOf(Types, Id, LayoutRules::Constants);
  if (L.Size == 0) // an empty value takes no space, except in a struct
    return End;
  if (Types.isNumeric(Id))
    L.Alignment = Types.memoryBits(T.Element) / 8;
  if (T.Kind != TypeKind::Array) { // an array begins a row in any case
    // DXC counts matrices of bool as narrow, since their elements are single bits there.
    const bool IsNarrow =
        isMinPrecision(T.Element) || (T.Kind == TypeKind::Matrix && T.Element == ScalarKind::Bool);
    const bool IsMinimum = Types.isNumeric(Id) && IsNarrow && !Types.native16();
    if (IsMinimum != IsRowOfMinimum)
      End = llvm::alignTo(End, RowSize);
    IsRowOfMinimum = IsMinimum;
  }
  // A structured buffer begins a row, unlike one in a struct.
  uint64_t Offset = T.Kind == TypeKind::Object ? llvm::alignTo(End, RowSize)
                                               : nextPlace(T, L, End, LayoutRules::Constants);
  End = clamp(Offset + L.Size);
  return Offset;
}

void ConstantPlacer::placeAt(TypeId T, uint64_t Offset) {
  End = std::max(End, clamp(Offset + layoutOf(Types, T, LayoutRules::Constants).Size));
}

/// DXC allots two bytes to a scalar of minimum precision that is a variable or an array element,
/// and four bytes to each element of a vector and each field of a struct.
static bool isSingleMinPrecision(const TypeTable &Types, TypeId Id) {
  const Type *T = &Types.get(Id);
  while (T->Kind == TypeKind::Array)
    T = &Types.get(T->ElementType);
  return T->Kind == TypeKind::Scalar && isMinPrecision(T->Element);
}

uint64_t sizeOf(const TypeTable &Types, TypeId T) {
  uint64_t Size = layoutOf(Types, T, LayoutRules::Buffer).Size;
  return isSingleMinPrecision(Types, T) && !Types.native16() ? Size / 2 : Size;
}

} // namespace dxil::frontend
