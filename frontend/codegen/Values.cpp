// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of values and of local memory, and values as lists of their numbers.
#include "Values.h"
#include "Context.h"
#include "Memory.h"
#include "Objects.h"

#include "llvm/IR/Constants.h"

#include <dxil/generated/Limits.h>

using namespace llvm;

namespace dxil::frontend {

llvm::Type *scalarType(CodegenContext &G, ScalarKind K) {
  switch (K) {
  case ScalarKind::Bool: return G.B.getInt1Ty();
  case ScalarKind::LiteralInt: return G.B.getInt64Ty();
  case ScalarKind::LiteralFloat:
  case ScalarKind::Double: return G.B.getDoubleTy();
  default: break;
  }
  unsigned Bits = G.Types.bits(K);
  if (isFloating(K))
    return Bits == 16 ? G.B.getHalfTy() : G.B.getFloatTy();
  return G.B.getIntNTy(Bits);
}

bool isAggregate(const CodegenContext &G, TypeId T) {
  TypeKind K = G.Types.get(T).Kind;
  return K == TypeKind::Struct || K == TypeKind::Array;
}

ScalarKind elementKind(const CodegenContext &G, TypeId T) {
  const frontend::Type &Ty = G.Types.get(T);
  return Ty.Kind == TypeKind::Enum ? G.Types.get(G.Types.enumOf(T).Underlying).Element : Ty.Element;
}

llvm::Type *valueType(CodegenContext &G, TypeId T) {
  if (llvm::Type *Cached = G.Lowered.Values.lookup(T))
    return Cached;
  const frontend::Type Ty = G.Types.get(T);
  llvm::Type *Result = nullptr;
  switch (Ty.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Enum: Result = scalarType(G, elementKind(G, T)); break;
  case TypeKind::Vector:
  case TypeKind::Matrix:
    Result = FixedVectorType::get(scalarType(G, Ty.Element), G.Types.elementCount(T));
    break;
  case TypeKind::Struct:
  case TypeKind::Array: Result = G.B.getPtrTy(); break;
  case TypeKind::Object: Result = handleType(G, T); break;
  default: Result = G.B.getVoidTy(); break;
  }
  return G.Lowered.Values[T] = Result;
}

/// Returns the memory type of a number, or of an array of numbers if \p T has several.
llvm::Type *numbersType(CodegenContext &G, TypeId T, MemoryLayout Layout) {
  const TypeKind Kind = G.Types.get(T).Kind;
  llvm::Type *Number = memoryScalar(G, elementKind(G, T), Layout);
  const bool IsOne = Kind == TypeKind::Scalar || Kind == TypeKind::Enum;
  return IsOne ? Number : ArrayType::get(Number, G.Types.elementCount(T));
}

llvm::Type *partType(CodegenContext &G, TypeId T) {
  return partLayout(G, T, MemoryLayout::Local) == MemoryLayout::Member
             ? numbersType(G, T, MemoryLayout::Member)
             : memoryType(G, T);
}

llvm::Type *memoryType(CodegenContext &G, TypeId T) {
  if (llvm::Type *Cached = G.Lowered.Memory.lookup(T))
    return Cached;
  const frontend::Type Ty = G.Types.get(T);
  llvm::Type *Result = nullptr;
  switch (Ty.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Enum:
  case TypeKind::Vector:
  case TypeKind::Matrix: Result = numbersType(G, T, MemoryLayout::Local); break;
  case TypeKind::Array: Result = ArrayType::get(partType(G, Ty.ElementType), Ty.Rows); break;
  case TypeKind::Struct: {
    const Struct &S = G.Types.structOf(T);
    SmallVector<llvm::Type *, 8> Fields;
    if (S.Base != TypeId::None)
      Fields.push_back(memoryType(G, S.Base));
    const std::vector<FieldPlace> Places = fieldPlaces(G.Types, T, LayoutRules::Buffer);
    for (size_t I = 0; I < S.Fields.size(); ++I)
      if (beginsWord(S.Fields[I], Places[I]))
        Fields.push_back(partType(G, S.Fields[I].Type));
    const std::string Name = std::string(StructPrefix) + S.Spelling;
    // Reflection may have the same struct under this name.
    StructType *Existing = StructType::getTypeByName(G.Context, Name);
    Result = Existing && !Existing->isPacked() && Existing->elements() == ArrayRef(Fields)
                 ? Existing
                 : StructType::create(G.Context, Fields, Name);
    break;
  }
  case TypeKind::Object: Result = handleType(G, T); break;
  default: Result = G.B.getInt32Ty(); break;
  }
  return G.Lowered.Memory[T] = Result;
}

std::optional<ScalarKind> soleKind(const CodegenContext &G, TypeId T) {
  T = G.Types.withoutArrays(T);
  if (G.Types.isNumeric(T) || G.Types.get(T).Kind == TypeKind::Enum)
    return elementKind(G, T);
  if (G.Types.get(T).Kind != TypeKind::Struct || G.Types.hasObject(T))
    return {};
  std::optional<ScalarKind> Sole;
  const Struct &S = G.Types.structOf(T);
  auto Agrees = [&](TypeId Part) {
    if (G.Types.leafCount(Part) == 0)
      return true;
    std::optional<ScalarKind> Kind = soleKind(G, Part);
    const bool Same = Kind && (!Sole || Sole == Kind);
    Sole = Kind;
    return Same;
  };
  // Limits the steps of the walk.
  constexpr uint32_t MostLeaves = 1 << 16;
  if (G.Types.leafCount(T) > MostLeaves || (S.Base != TypeId::None && !Agrees(S.Base)))
    return {};
  for (const Field &F : S.Fields)
    if (F.IsBitField || !Agrees(F.Type))
      return {};
  return Sole;
}

Value *asScalar(CodegenContext &G, Value *V) {
  return V->getType()->isVectorTy() ? G.B.CreateExtractElement(V, uint64_t(0)) : V;
}

Value *splat(CodegenContext &G, Value *V, llvm::Type *To) {
  V = asScalar(G, V);
  auto *VT = dyn_cast<FixedVectorType>(To);
  return VT ? G.B.CreateVectorSplat(VT->getNumElements(), V) : V;
}

/// Returns numbers \p Elements of \p V, which may be a scalar, in this order.
Value *pick(CodegenContext &G, Value *V, ArrayRef<uint32_t> Elements, bool AsScalar) {
  if (AsScalar)
    return V->getType()->isVectorTy() ? G.B.CreateExtractElement(V, uint64_t(Elements.front())) : V;
  if (!V->getType()->isVectorTy())
    return G.B.CreateVectorSplat(unsigned(Elements.size()), V);
  SmallVector<int, 16> Mask(Elements.begin(), Elements.end());
  return G.B.CreateShuffleVector(V, Mask);
}

void flatten(CodegenContext &G, Value *V, TypeId T, SmallVectorImpl<Leaf> &Leaves) {
  const frontend::Type Ty = G.Types.get(T);
  switch (Ty.Kind) {
  case TypeKind::Vector:
  case TypeKind::Matrix: {
    TypeId Scalar = G.Types.scalar(Ty.Element);
    for (uint32_t I = 0, N = G.Types.elementCount(T); I < N; ++I)
      Leaves.push_back({G.B.CreateExtractElement(V, uint64_t(I)), Scalar});
    return;
  }
  case TypeKind::Array:
    for (uint32_t I = 0; I < Ty.Rows; ++I) {
      Place Element = elementAt(G, memoryPlace(G, T, V), G.B.getInt32(I));
      flatten(G, isAggregate(G, Ty.ElementType) ? Element.Address : load(G, Element),
              Ty.ElementType, Leaves);
    }
    return;
  case TypeKind::Struct: {
    Place Outer = memoryPlace(G, T, V);
    if (TypeId Base = G.Types.structOf(T).Base; Base != TypeId::None)
      flatten(G, V, Base, Leaves);
    for (uint32_t I = 0; I < G.Types.structOf(T).Fields.size(); ++I) {
      Place Part = fieldOf(G, Outer, I);
      flatten(G, isAggregate(G, Part.Type) ? Part.Address : load(G, Part), Part.Type, Leaves);
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

Value *assemble(CodegenContext &G, TypeId T, ArrayRef<Leaf> &Leaves) {
  const frontend::Type Ty = G.Types.get(T);
  if (isAggregate(G, T)) {
    Place Outer = memoryPlace(G, T, temporary(G, T, "parts"));
    storeLeaves(G, Outer, Leaves);
    return Outer.Address;
  }
  auto Next = [&]() -> Value * {
    if (Leaves.empty())
      return Constant::getNullValue(valueType(G, T)->getScalarType());
    Leaf L = takeLeaf(Leaves);
    if (G.Types.get(L.Type).Kind == TypeKind::Object || Ty.Kind == TypeKind::Object)
      return L.V;
    return convertNumber(G, L.V, elementKind(G, L.Type), elementKind(G, T));
  };
  if (Ty.Kind != TypeKind::Vector && Ty.Kind != TypeKind::Matrix)
    return Next();
  Value *Result = PoisonValue::get(valueType(G, T));
  for (uint32_t I = 0, N = G.Types.elementCount(T); I < N; ++I)
    Result = G.B.CreateInsertElement(Result, Next(), uint64_t(I));
  return Result;
}

void storeLeaves(CodegenContext &G, const Place &Lvalue, ArrayRef<Leaf> &Leaves) {
  const frontend::Type Ty = G.Types.get(Lvalue.Type);
  if (Ty.Kind == TypeKind::Array) {
    for (uint32_t I = 0; I < Ty.Rows; ++I)
      storeLeaves(G, elementAt(G, Lvalue, G.B.getInt32(I)), Leaves);
    return;
  }
  if (Ty.Kind == TypeKind::Struct) {
    if (G.Types.structOf(Lvalue.Type).Base != TypeId::None)
      storeLeaves(G, baseOf(G, Lvalue), Leaves);
    for (uint32_t I = 0; I < G.Types.structOf(Lvalue.Type).Fields.size(); ++I)
      storeLeaves(G, fieldOf(G, Lvalue, I), Leaves);
    return;
  }
  store(G, Lvalue, assemble(G, Lvalue.Type, Leaves));
}

} // namespace dxil::frontend
