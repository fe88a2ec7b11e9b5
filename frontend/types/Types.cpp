// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Types.h"

#include "../library/Library.h"
#include "Scalars.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <array>
#include <deque>
#include <memory>

namespace dxil::frontend {

namespace {

constexpr size_t ScalarKinds = size_t(ScalarKind::Count);

/// Identifies a type that is neither a struct nor an enum.
struct TypeKey {
  uint64_t First = 0, Second = 0;
};

TypeKey keyOf(const Type &T) {
  uint64_t First = uint64_t(T.Kind) | uint64_t(T.Element) << 8 | uint64_t(T.Order) << 16 |
                   uint64_t(T.Norm) << 24 | uint64_t(T.ElementType) << 32;
  return {First, uint64_t(T.Rows) << 32 | T.Columns};
}

uint32_t saturate(uint64_t N) {
  return uint32_t(std::min<uint64_t>(N, UINT32_MAX));
}

} // namespace

bool isFloating(ScalarKind K) {
  return infoOf(K).Sort == ScalarSort::Float;
}
bool isInteger(ScalarKind K) {
  return infoOf(K).Sort == ScalarSort::Signed || isUnsigned(K);
}
bool isUnsigned(ScalarKind K) {
  return infoOf(K).Sort == ScalarSort::Unsigned;
}
bool isMinPrecision(ScalarKind K) {
  return infoOf(K).MinPrecision;
}

} // namespace dxil::frontend

namespace llvm {
template <> struct DenseMapInfo<::dxil::frontend::TypeKey> {
  using Key = ::dxil::frontend::TypeKey;
  static Key getEmptyKey() { return {~0ull, ~0ull}; }
  static Key getTombstoneKey() { return {~0ull, ~1ull}; }
  static unsigned getHashValue(const Key &K) {
    return unsigned(size_t(hash_combine(K.First, K.Second)));
  }
  static bool isEqual(const Key &A, const Key &B) {
    return A.First == B.First && A.Second == B.Second;
  }
};
} // namespace llvm

namespace dxil::frontend {

struct TypeTable::Implementation {
  static constexpr unsigned ChunkBits = 9;
  /// Types in chunks that do not move, since callers hold references while others add types.
  std::vector<std::unique_ptr<Type[]>> Chunks;
  uint32_t Count = 0;

  std::array<TypeId, ScalarKinds> Scalars{};
  std::array<std::array<TypeId, 5>, ScalarKinds> Vectors{};
  std::array<std::array<TypeId, 16>, ScalarKinds>
      Matrices{}; ///< matrix types without an order, created on demand
  llvm::DenseMap<TypeKey, TypeId> Others;
  std::deque<Struct> Structs{1};
  std::deque<Enum> Enums{1};
  std::deque<Object> Objects{1};
  llvm::SmallVector<TypeId, 0> ObjectTypes{TypeId::None};
  llvm::DenseMap<size_t, llvm::SmallVector<uint32_t, 1>> ObjectsByHash;

  /// The result of a walk over a type.
  struct Parts {
    bool Cached = false, HasObject = false;
    uint32_t Leaves = 0, All = 0, Depth = 0; ///< All: leaves, objects and empty structs
  };
  std::vector<Parts> StructParts;

  Type &at(TypeId T) { return Chunks[size_t(T) >> ChunkBits][size_t(T) & ((1u << ChunkBits) - 1)]; }

  TypeId add(const Type &T) {
    if (Count >> ChunkBits == Chunks.size())
      Chunks.push_back(std::make_unique<Type[]>(size_t(1) << ChunkBits));
    TypeId Id = TypeId(Count++);
    at(Id) = T;
    return Id;
  }

  TypeId unique(const Type &T) {
    auto [Entry, New] = Others.try_emplace(keyOf(T), TypeId::None);
    if (New)
      Entry->second = add(T);
    return Entry->second;
  }

  Parts partsOf(TypeId T, unsigned Depth);
  Parts partsOfStruct(uint32_t Index, unsigned Depth);
};

TypeTable::TypeTable(const NameTable &Names, bool Native16)
    : Impl(new Implementation), Names(Names), Native16(Native16) {
  Impl->add({});
  Type T;
  T.Kind = TypeKind::Error;
  Impl->add(T);
  T.Kind = TypeKind::Void;
  Impl->add(T);
  for (size_t K = 0; K != ScalarKinds; ++K) {
    T.Kind = TypeKind::Scalar;
    T.Element = ScalarKind(K);
    T.Rows = 1;
    Impl->Scalars[K] = Impl->unique(T);
    T.Kind = TypeKind::Vector;
    for (uint32_t N = 1; N <= 4; ++N) {
      T.Rows = N;
      Impl->Vectors[K][N] = Impl->unique(T);
    }
  }
}

TypeTable::~TypeTable() {
  delete Impl;
}

TypeId TypeTable::scalar(ScalarKind K) {
  return Impl->Scalars[size_t(K)];
}

TypeId TypeTable::vector(ScalarKind K, uint32_t Length) {
  if (Length - 1 < 4)
    return Impl->Vectors[size_t(K)][Length];
  Type T;
  T.Kind = TypeKind::Vector;
  T.Element = K;
  T.Rows = Length;
  return Impl->unique(T);
}

TypeId TypeTable::matrix(ScalarKind K, uint32_t Rows, uint32_t Columns, MatrixOrder Order) {
  if (Order == MatrixOrder::Unspecified && Rows - 1 < 4 && Columns - 1 < 4) {
    TypeId &Cached = Impl->Matrices[size_t(K)][(Rows - 1) * 4 + Columns - 1];
    if (Cached == TypeId::None)
      Cached = uniqueMatrix(K, Rows, Columns, Order);
    return Cached;
  }
  return uniqueMatrix(K, Rows, Columns, Order);
}

TypeId TypeTable::uniqueMatrix(ScalarKind K, uint32_t Rows, uint32_t Columns, MatrixOrder Order) {
  Type T;
  T.Kind = TypeKind::Matrix;
  T.Element = K;
  T.Order = Order;
  T.Rows = Rows;
  T.Columns = Columns;
  return Impl->unique(T);
}

TypeId TypeTable::array(TypeId ElementType, uint32_t Length) {
  if (ElementType == TypeId::Error)
    return ElementType;
  Type T;
  T.Kind = TypeKind::Array;
  T.ElementType = ElementType;
  T.Rows = Length;
  return Impl->unique(T);
}

TypeId TypeTable::string() {
  Type T;
  T.Kind = TypeKind::String;
  return Impl->unique(T);
}

TypeId TypeTable::withOrder(TypeId T, MatrixOrder Order) {
  llvm::SmallVector<uint32_t, 4> Lengths;
  while (get(T).Kind == TypeKind::Array) {
    Lengths.push_back(get(T).Rows);
    T = get(T).ElementType;
  }
  if (get(T).Kind == TypeKind::Matrix && get(T).Order == MatrixOrder::Unspecified) {
    Type M = get(T);
    M.Order = Order;
    T = Impl->unique(M);
  }
  for (uint32_t Length : llvm::reverse(Lengths))
    T = array(T, Length);
  return T;
}

TypeId TypeTable::withNormalization(TypeId T, Normalization N) {
  if (!isNumeric(T) || get(T).Norm == N)
    return T;
  Type With = get(T);
  With.Norm = N;
  return Impl->unique(With);
}

TypeId TypeTable::plain(TypeId T) {
  const Type &Old = get(T);
  if (Old.Order == MatrixOrder::Unspecified && Old.Norm == Normalization::None)
    return T;
  if (Old.Kind == TypeKind::Matrix)
    return matrix(Old.Element, Old.Rows, Old.Columns);
  return withElement(T, Old.Element);
}

TypeId TypeTable::withElement(TypeId T, ScalarKind K) {
  const Type &Old = get(T);
  if (Old.Kind == TypeKind::Scalar)
    return scalar(K);
  if (Old.Kind == TypeKind::Vector)
    return vector(K, Old.Rows);
  if (Old.Kind == TypeKind::Matrix)
    return matrix(K, Old.Rows, Old.Columns, Old.Order);
  return TypeId::Error;
}

TypeId TypeTable::addStruct(Struct S) {
  Impl->Structs.push_back(std::move(S));
  Impl->StructParts.resize(Impl->Structs.size());
  Type T;
  T.Kind = TypeKind::Struct;
  T.Index = uint32_t(Impl->Structs.size() - 1);
  return Impl->add(T);
}

TypeId TypeTable::addEnum(Enum E) {
  Impl->Enums.push_back(std::move(E));
  Type T;
  T.Kind = TypeKind::Enum;
  T.Index = uint32_t(Impl->Enums.size() - 1);
  return Impl->add(T);
}

TypeId TypeTable::object(const library::ObjectType &Record,
                         llvm::ArrayRef<ObjectArgument> Arguments) {
  size_t Hash = llvm::hash_value(&Record);
  for (const ObjectArgument &A : Arguments)
    Hash = llvm::hash_combine(Hash, uint32_t(A.Type), A.Value);
  // DenseMap reserves the two largest values.
  auto &Candidates = Impl->ObjectsByHash[Hash >> 2];
  for (uint32_t I : Candidates) {
    const Object &O = Impl->Objects[I];
    auto Same = [](const ObjectArgument &A, const ObjectArgument &B) {
      return A.Type == B.Type && A.Value == B.Value;
    };
    if (O.Record == &Record && std::equal(O.Arguments.begin(), O.Arguments.end(), Arguments.begin(),
                                          Arguments.end(), Same))
      return Impl->ObjectTypes[I];
  }
  Candidates.push_back(uint32_t(Impl->Objects.size()));
  Type T;
  T.Kind = TypeKind::Object;
  T.Index = uint32_t(Impl->Objects.size());
  Impl->Objects.push_back({&Record, Arguments.vec()});
  Impl->ObjectTypes.push_back(Impl->add(T));
  return Impl->ObjectTypes.back();
}

const Type &TypeTable::get(TypeId T) const {
  return Impl->at(T);
}
Struct &TypeTable::structOf(TypeId T) {
  return Impl->Structs[get(T).Index];
}
const Struct &TypeTable::structOf(TypeId T) const {
  return Impl->Structs[get(T).Index];
}
Enum &TypeTable::enumOf(TypeId T) {
  return Impl->Enums[get(T).Index];
}
const Enum &TypeTable::enumOf(TypeId T) const {
  return Impl->Enums[get(T).Index];
}
const Object &TypeTable::objectOf(TypeId T) const {
  return Impl->Objects[get(T).Index];
}

TypeId TypeTable::withoutArrays(TypeId T) const {
  while (get(T).Kind == TypeKind::Array)
    T = get(T).ElementType;
  return T;
}

Location TypeTable::memberRegister(TypeId T) const {
  T = withoutArrays(T);
  if (get(T).Kind == TypeKind::Struct)
    return structOf(T).RegisterAt;
  if (get(T).Kind == TypeKind::Object)
    for (const ObjectArgument &A : objectOf(T).Arguments)
      if (A.Type != TypeId::None)
        if (const Location Register = memberRegister(A.Type); Register != Location::None)
          return Register;
  return Location::None;
}

uint32_t TypeTable::arrayLength(TypeId T) const {
  uint32_t Length = 1;
  for (; get(T).Kind == TypeKind::Array; T = get(T).ElementType)
    Length = get(T).Rows ? llvm::SaturatingMultiply(Length, get(T).Rows) : UINT32_MAX;
  return Length;
}

bool TypeTable::isNumeric(TypeId T) const {
  TypeKind K = get(T).Kind;
  return K == TypeKind::Scalar || K == TypeKind::Vector || K == TypeKind::Matrix;
}

uint32_t TypeTable::elementCount(TypeId T) const {
  return get(T).Rows * get(T).Columns;
}

TypeTable::Implementation::Parts TypeTable::Implementation::partsOfStruct(uint32_t Index,
                                                                          unsigned Depth) {
  Parts Sum = StructParts[Index];
  if (Sum.Cached)
    return Sum;
  const Struct &S = Structs[Index];
  uint64_t Leaves = 0, All = 0;
  auto Add = [&](TypeId T) {
    Parts P = partsOf(T, Depth + 1);
    Leaves += P.Leaves;
    All += P.All;
    Sum.HasObject |= P.HasObject;
    Sum.Depth = std::max(Sum.Depth, P.Depth + 1);
  };
  if (S.Base != TypeId::None)
    Add(S.Base);
  for (const Field &F : S.Fields)
    Add(F.Type);
  Sum.Leaves = saturate(Leaves);
  Sum.All = saturate(std::max<uint64_t>(All, 1));
  // Cached even if the depth limit ended the walk: it then began at a type that is an error.
  Sum.Cached = S.Complete;
  if (Sum.Cached)
    StructParts[Index] = Sum;
  return Sum;
}

TypeTable::Implementation::Parts TypeTable::Implementation::partsOf(TypeId Id, unsigned Depth) {
  const Type &T = at(Id);
  Parts P;
  if (Depth > MaxTypeDepth) {
    P.Leaves = P.All = UINT32_MAX;
    P.Depth = MaxTypeDepth + 1;
    return P;
  }
  switch (T.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Vector:
  case TypeKind::Matrix: P.Leaves = P.All = saturate(uint64_t(T.Rows) * T.Columns); break;
  case TypeKind::Enum: P.Leaves = P.All = 1; break;
  case TypeKind::Array:
    P = partsOf(T.ElementType, Depth + 1);
    P.Leaves = saturate(uint64_t(P.Leaves) * T.Rows);
    P.All = saturate(uint64_t(P.All) * std::max(T.Rows, 1u));
    ++P.Depth;
    break;
  case TypeKind::Struct: return partsOfStruct(T.Index, Depth);
  case TypeKind::Object:
    P.HasObject = true;
    P.All = 1;
    break;
  case TypeKind::None:
  case TypeKind::Error:
  case TypeKind::Void:
  case TypeKind::String: break;
  }
  return P;
}

uint32_t TypeTable::leafCount(TypeId T) const {
  return Impl->partsOf(T, 0).Leaves;
}
uint32_t TypeTable::partCount(TypeId T) const {
  return Impl->partsOf(T, 0).All;
}
bool TypeTable::hasObject(TypeId T) const {
  return Impl->partsOf(T, 0).HasObject;
}
uint32_t TypeTable::depth(TypeId T) const {
  return Impl->partsOf(T, 0).Depth;
}

unsigned TypeTable::bits(ScalarKind K) const {
  return K == ScalarKind::Half && !Native16 ? 32 : infoOf(K).Bits;
}

unsigned TypeTable::memoryBits(ScalarKind K) const {
  return isMinPrecision(K) && !Native16 ? 32 : bits(K);
}

/// Returns the name of a vector or matrix, as `float4x4`, or of its template if it has no name.
static std::string spellNumeric(const Type &T) {
  std::string Word(infoOf(T.Element).Word);
  if (T.Kind == TypeKind::Vector) {
    if (T.Rows <= 4 && Word.find(' ') == std::string::npos)
      return Word + std::to_string(T.Rows);
    return "vector<" + Word + ", " + std::to_string(T.Rows) + ">";
  }
  if (T.Kind == TypeKind::Matrix)
    return Word + std::to_string(T.Rows) + "x" + std::to_string(T.Columns);
  return Word;
}

std::optional<MatrixAttributes> matrixAttributes(const TypeTable &Types, TypeId T) {
  const std::vector<ObjectArgument> &A = Types.objectOf(T).Arguments;
  if (A.size() != 5 || A[1].Value == 0)
    return std::nullopt;
  return MatrixAttributes{A[0].Value, A[1].Value, A[2].Value, A[3].Value, A[4].Value};
}

static std::string spellMatrix(const std::optional<MatrixAttributes> &A, llvm::StringRef Word) {
  if (!A)
    return Word.str();
  return llvm::formatv("{0} [[__LinAlgMatrix_Attributes({1}, {2}, {3}, {4}, {5})]]", Word,
                       A->Component, A->Rows, A->Columns, A->Use, A->Scope);
}

static std::string spellObject(const TypeTable &Types, const Object &O) {
  std::string Word = O.Record->Word.str();
  for (size_t I = 0; I != O.Arguments.size(); ++I) {
    const ObjectArgument &A = O.Arguments[I];
    Word += I ? ", " : "<";
    Word += A.Type == TypeId::None ? std::to_string(A.Value) : Types.spell(A.Type);
  }
  return O.Arguments.empty() ? Word : Word + ">";
}

std::string TypeTable::spell(TypeId Id) const {
  std::string Dimensions;
  for (; get(Id).Kind == TypeKind::Array; Id = get(Id).ElementType)
    Dimensions += get(Id).Rows ? "[" + std::to_string(get(Id).Rows) + "]" : "[]";
  if (!Dimensions.empty())
    return spell(Id) + " " + Dimensions;
  const Type &T = get(Id);
  switch (T.Kind) {
  case TypeKind::None: return "<none>";
  case TypeKind::Error: return "<error>";
  case TypeKind::Void: return "void";
  case TypeKind::String: return "string";
  case TypeKind::Struct: return structOf(Id).Spelling;
  case TypeKind::Enum: return enumOf(Id).Spelling;
  case TypeKind::Object:
    if (objectOf(Id).Record->Kind == library::ObjectType::Sort::LinAlgMatrix)
      return spellMatrix(matrixAttributes(*this, Id), objectOf(Id).Record->Word);
    return spellObject(*this, objectOf(Id));
  case TypeKind::Array:
  case TypeKind::Scalar:
  case TypeKind::Vector:
  case TypeKind::Matrix: break;
  }
  const char *Norm = T.Norm == Normalization::UNorm   ? "unorm "
                     : T.Norm == Normalization::SNorm ? "snorm "
                                                      : "";
  const char *Order = T.Order == MatrixOrder::RowMajor      ? "row_major "
                      : T.Order == MatrixOrder::ColumnMajor ? "column_major "
                                                            : "";
  return std::string(Order) + Norm + spellNumeric(T);
}

} // namespace dxil::frontend
