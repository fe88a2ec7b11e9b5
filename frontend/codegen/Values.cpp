// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of values and of local memory, and values as lists of their numbers.
#include "Generator.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

llvm::Type *Generator::scalarType(ScalarKind K) {
  switch (K) {
  case ScalarKind::Bool: return B.getInt1Ty();
  case ScalarKind::LiteralInt: return B.getInt64Ty();
  case ScalarKind::LiteralFloat:
  case ScalarKind::Double: return B.getDoubleTy();
  default: break;
  }
  unsigned Bits = Types.bits(K);
  if (isFloating(K))
    return Bits == 16 ? B.getHalfTy() : B.getFloatTy();
  return B.getIntNTy(Bits);
}

bool Generator::isAggregate(TypeId T) const {
  TypeKind K = Types.get(T).Kind;
  return K == TypeKind::Struct || K == TypeKind::Array;
}

ScalarKind Generator::elementKind(TypeId T) const {
  const frontend::Type &Ty = Types.get(T);
  return Ty.Kind == TypeKind::Enum ? Types.get(Types.enumOf(T).Underlying).Element : Ty.Element;
}

llvm::Type *Generator::valueType(TypeId T) {
  if (llvm::Type *Known = ValueTypes.lookup(T))
    return Known;
  const frontend::Type Ty = Types.get(T);
  llvm::Type *Result = nullptr;
  switch (Ty.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Enum: Result = scalarType(elementKind(T)); break;
  case TypeKind::Vector:
  case TypeKind::Matrix:
    Result = FixedVectorType::get(scalarType(Ty.Element), Types.elementCount(T));
    break;
  case TypeKind::Struct:
  case TypeKind::Array: Result = B.getPtrTy(); break;
  case TypeKind::Object: Result = handleType(T); break;
  default: Result = B.getVoidTy(); break;
  }
  return ValueTypes[T] = Result;
}

/// Returns the memory type of a number, or of an array of numbers if \p T has several.
llvm::Type *Generator::numbersType(TypeId T, MemoryLayout Layout) {
  const TypeKind Kind = Types.get(T).Kind;
  llvm::Type *Number = memoryScalar(elementKind(T), Layout);
  const bool IsOne = Kind == TypeKind::Scalar || Kind == TypeKind::Enum;
  return IsOne ? Number : ArrayType::get(Number, Types.elementCount(T));
}

llvm::Type *Generator::partType(TypeId T) {
  return partLayout(T, MemoryLayout::Local) == MemoryLayout::Member
             ? numbersType(T, MemoryLayout::Member)
             : memoryType(T);
}

llvm::Type *Generator::memoryType(TypeId T) {
  if (llvm::Type *Known = MemoryTypes.lookup(T))
    return Known;
  const frontend::Type Ty = Types.get(T);
  llvm::Type *Result = nullptr;
  switch (Ty.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Enum:
  case TypeKind::Vector:
  case TypeKind::Matrix: Result = numbersType(T, MemoryLayout::Local); break;
  case TypeKind::Array: Result = ArrayType::get(partType(Ty.Of), Ty.Rows); break;
  case TypeKind::Struct: {
    const Struct &S = Types.structOf(T);
    SmallVector<llvm::Type *, 8> Fields;
    if (S.Base != TypeId::None)
      Fields.push_back(memoryType(S.Base));
    const std::vector<FieldPlace> Places = fieldPlaces(Types, T, LayoutRules::Buffer);
    for (size_t I = 0; I < S.Fields.size(); ++I)
      if (beginsWord(S.Fields[I], Places[I]))
        Fields.push_back(partType(S.Fields[I].Type));
    const std::string Name = "struct." + S.Spelling;
    // Reflection may have the same struct under this name.
    StructType *Known = StructType::getTypeByName(Context, Name);
    Result = Known && !Known->isPacked() && Known->elements() == ArrayRef(Fields)
                 ? Known
                 : StructType::create(Context, Fields, Name);
    break;
  }
  case TypeKind::Object: Result = handleType(T); break;
  default: Result = B.getInt32Ty(); break;
  }
  return MemoryTypes[T] = Result;
}

std::optional<ScalarKind> Generator::soleKind(TypeId T) const {
  T = Types.withoutArrays(T);
  if (Types.isNumeric(T) || Types.get(T).Kind == TypeKind::Enum)
    return elementKind(T);
  if (Types.get(T).Kind != TypeKind::Struct || Types.hasObject(T))
    return {};
  std::optional<ScalarKind> Sole;
  const Struct &S = Types.structOf(T);
  auto Agrees = [&](TypeId Part) {
    if (Types.leafCount(Part) == 0)
      return true;
    std::optional<ScalarKind> Kind = soleKind(Part);
    const bool Same = Kind && (!Sole || Sole == Kind);
    Sole = Kind;
    return Same;
  };
  // Limits the steps of the walk.
  constexpr uint32_t MostLeaves = 1 << 16;
  if (Types.leafCount(T) > MostLeaves || (S.Base != TypeId::None && !Agrees(S.Base)))
    return {};
  for (const Field &F : S.Fields)
    if (F.IsBitField || !Agrees(F.Type))
      return {};
  return Sole;
}

Value *Generator::asScalar(Value *V) {
  return V->getType()->isVectorTy() ? B.CreateExtractElement(V, uint64_t(0)) : V;
}

Value *Generator::splat(Value *V, llvm::Type *To) {
  V = asScalar(V);
  auto *VT = dyn_cast<FixedVectorType>(To);
  return VT ? B.CreateVectorSplat(VT->getNumElements(), V) : V;
}

/// Returns numbers \p Elements of \p V, which may be a scalar, in this order.
Value *Generator::pick(Value *V, ArrayRef<uint32_t> Elements, bool AsScalar) {
  if (AsScalar)
    return V->getType()->isVectorTy() ? B.CreateExtractElement(V, uint64_t(Elements.front())) : V;
  if (!V->getType()->isVectorTy())
    return B.CreateVectorSplat(unsigned(Elements.size()), V);
  SmallVector<int, 16> Mask(Elements.begin(), Elements.end());
  return B.CreateShuffleVector(V, Mask);
}

void Generator::flatten(Value *V, TypeId T, SmallVectorImpl<Leaf> &Leaves) {
  const frontend::Type Ty = Types.get(T);
  switch (Ty.Kind) {
  case TypeKind::Vector:
  case TypeKind::Matrix: {
    TypeId Scalar = Types.scalar(Ty.Element);
    for (uint32_t I = 0, N = Types.elementCount(T); I < N; ++I)
      Leaves.push_back({B.CreateExtractElement(V, uint64_t(I)), Scalar});
    return;
  }
  case TypeKind::Array:
    for (uint32_t I = 0; I < Ty.Rows; ++I) {
      Place Element = elementAt(memoryPlace(T, V), B.getInt32(I));
      flatten(isAggregate(Ty.Of) ? Element.Address : load(Element), Ty.Of, Leaves);
    }
    return;
  case TypeKind::Struct: {
    Place Whole = memoryPlace(T, V);
    if (TypeId Base = Types.structOf(T).Base; Base != TypeId::None)
      flatten(V, Base, Leaves);
    for (uint32_t I = 0; I < Types.structOf(T).Fields.size(); ++I) {
      Place Part = fieldOf(Whole, I);
      flatten(isAggregate(Part.Type) ? Part.Address : load(Part), Part.Type, Leaves);
    }
    return;
  }
  default: Leaves.push_back({V, T}); return;
  }
}

/// Removes the first leaf and returns it.
static Leaf takeLeaf(ArrayRef<Leaf> &Leaves) {
  Leaf L = Leaves.front();
  if (Leaves.size() > 1)
    Leaves = Leaves.drop_front();
  else
    Leaves = {};
  return L;
}

Value *Generator::assemble(TypeId T, ArrayRef<Leaf> &Leaves) {
  const frontend::Type Ty = Types.get(T);
  if (isAggregate(T)) {
    Place Whole = memoryPlace(T, temporary(T, "parts"));
    storeLeaves(Whole, Leaves);
    return Whole.Address;
  }
  auto Next = [&]() -> Value * {
    if (Leaves.empty())
      return Constant::getNullValue(valueType(T)->getScalarType());
    Leaf L = takeLeaf(Leaves);
    if (Types.get(L.Type).Kind == TypeKind::Object || Ty.Kind == TypeKind::Object)
      return L.V;
    return convertNumber(L.V, elementKind(L.Type), elementKind(T));
  };
  if (Ty.Kind != TypeKind::Vector && Ty.Kind != TypeKind::Matrix)
    return Next();
  Value *Result = PoisonValue::get(valueType(T));
  for (uint32_t I = 0, N = Types.elementCount(T); I < N; ++I)
    Result = B.CreateInsertElement(Result, Next(), uint64_t(I));
  return Result;
}

void Generator::storeLeaves(const Place &At, ArrayRef<Leaf> &Leaves) {
  const frontend::Type Ty = Types.get(At.Type);
  if (Ty.Kind == TypeKind::Array) {
    for (uint32_t I = 0; I < Ty.Rows; ++I)
      storeLeaves(elementAt(At, B.getInt32(I)), Leaves);
    return;
  }
  if (Ty.Kind == TypeKind::Struct) {
    if (Types.structOf(At.Type).Base != TypeId::None)
      storeLeaves(baseOf(At), Leaves);
    for (uint32_t I = 0; I < Types.structOf(At.Type).Fields.size(); ++I)
      storeLeaves(fieldOf(At, I), Leaves);
    return;
  }
  store(At, assemble(At.Type, Leaves));
}

} // namespace dxil::frontend
