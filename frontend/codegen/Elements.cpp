// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places with an index: elements of arrays, rows of matrices, numbers of vectors.
#include "Generator.h"
#include <dxil/contract_names.h>

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

/// \p Index into a vector of a constant buffer, where DXC reports one that turns out to be constant
/// and too large.
Value *Generator::constantElement(Value *Index, uint32_t Count) {
  FunctionCallee Element = M.getOrInsertFunction(contract::ConstantElement, B.getInt32Ty(),
                                                 B.getInt32Ty(), B.getInt32Ty());
  auto *F = cast<llvm::Function>(Element.getCallee());
  F->setDoesNotAccessMemory();
  F->setDoesNotThrow();
  F->setWillReturn();
  F->setSpeculatable();
  return B.CreateCall(Element, {Index, B.getInt32(Count)});
}

/// The number that \p Index chooses: of each, \p numberOf says which.
Value *Generator::chooseNumber(Value *Index, uint32_t Count,
                               function_ref<uint32_t(uint32_t)> numberOf) {
  Value *Chosen = B.getInt32(numberOf(0));
  for (uint32_t I = 1; I < Count; ++I)
    Chosen = B.CreateSelect(B.CreateICmpEQ(Index, B.getInt32(I)), B.getInt32(numberOf(I)), Chosen);
  return Chosen;
}

/// An element of an array that is a resource, or a struct of resources.
Place Generator::resourceElementAt(const Place &At, Value *Index) {
  const frontend::Type T = Types.get(At.Type);
  const auto *Known = dyn_cast<ConstantInt>(Index);
  Place Part = At;
  Part.Type = T.Of;
  if (Types.get(Types.withoutArrays(T.Of)).Kind == TypeKind::Struct) {
    if (!Known)
      unsupported(P.variable(At.Variable).Where,
                  "an index that is not constant of an array of structs with resources");
    Part.Path.push_back(Known ? uint32_t(Known->getZExtValue()) : 0);
    Part.ConstantOffset += Part.Path.back() * strideOf(T.Of, MemoryLayout::Constants);
    return Part;
  }
  Part.FlatIndex = Index;
  if (At.FlatIndex)
    Part.FlatIndex =
        B.CreateAdd(B.CreateMul(At.FlatIndex, B.getInt32(std::max(T.Rows, 1u))), Index);
  return Part;
}

Place Generator::arrayElementAt(const Place &At, Value *Index) {
  if (At.Kind == Place::Sort::Resource)
    return resourceElementAt(At, Index);
  Place Part = At;
  Part.Type = Types.get(At.Type).Of;
  const uint64_t Stride = strideOf(Part.Type, At.Layout);
  Part.Layout = partLayout(Part.Type, At.Layout);
  const auto *Known = dyn_cast<ConstantInt>(Index);
  Part.Address = Known ? offsetBy(At.Address, uint32_t(Known->getZExtValue() * Stride))
                       : B.CreateGEP(ArrayType::get(B.getInt8Ty(), Stride), At.Address, Index);
  return Part;
}

/// A row of a matrix, or a number of a vector, in memory.
Place Generator::memoryElementAt(const Place &At, Value *Index, Place Part, uint32_t Count,
                                 uint32_t Length) {
  auto Offset = [&](uint32_t E) {
    return At.Offsets.empty() ? uint32_t(numberOffset(At, E)) : At.Offsets[E];
  };
  // Evenly spaced numbers are an address; others a choice.
  const uint32_t Step = Count > 1 ? Offset(Length) - Offset(0) : 0;
  bool Even = true;
  for (uint32_t I = 1; I < Count; ++I)
    Even &= Offset(I * Length) == Offset(0) + I * Step && int32_t(Step) > 0;
  if (!Even) {
    auto OffsetOf = [&](uint32_t I) { return Offset(I * Length) - Offset(0); };
    Part.Address = B.CreateGEP(B.getInt8Ty(), At.Address, chooseNumber(Index, Count, OffsetOf));
  } else if (Count > 1) {
    Part.Address = B.CreateGEP(ArrayType::get(B.getInt8Ty(), Step), At.Address, Index);
  }
  Part.Offsets.clear();
  for (uint32_t C = 0; C < Length; ++C)
    Part.Offsets.push_back(Offset(C));
  return Part;
}

/// elementAt() of a vector or matrix with an index that is known at run time.
Place Generator::dynamicElementAt(const Place &At, Value *Index, uint32_t Count, uint32_t Length) {
  const frontend::Type T = Types.get(At.Type);
  const bool IsMatrix = T.Kind == TypeKind::Matrix, IsMemory = At.Kind == Place::Sort::Memory;
  Place Part = At;
  if (At.Layout == MemoryLayout::Constants && At.Offsets.empty() && !IsMatrix)
    Index = constantElement(Index, Count);
  Part.Type = IsMatrix ? Types.vector(T.Element, T.Columns) : Types.scalar(elementKind(At.Type));
  if ((!IsMemory || At.OfSignature) && IsMatrix) {
    Place Copied = memoryPlace(At.Type, temporary(At.Type, "rows"));
    store(Copied, load(At));
    return elementAt(Copied, Index);
  }
  if (!IsMemory) {
    if (At.Elements.empty() && !At.DynamicElement)
      Part.Whole = At.Type;
    if (!At.Elements.empty()) {
      Index = chooseNumber(Index, uint32_t(At.Elements.size()),
                           [&](uint32_t I) { return At.Elements[I]; });
      Part.Elements.clear();
    }
    Part.DynamicElement = Index;
    return Part;
  }
  if (T.Kind == TypeKind::Vector && (At.OfSignature || isPartOfLocal(At))) {
    // An address that is computed would keep all of the variable in memory.
    Part.Kind = Place::Sort::Converted;
    Part.Inner = std::make_shared<Place>(At);
    Part.In = Part.Back = ConversionKind::Identity;
    Part.Whole = At.Type;
    Part.DynamicElement = Index;
    return Part;
  }
  return memoryElementAt(At, Index, Part, Count, Length);
}

Place Generator::elementAt(const Place &At, Value *Index) {
  const frontend::Type T = Types.get(At.Type);
  if (Index->getType() != B.getInt32Ty())
    Index = B.CreateIntCast(Index, B.getInt32Ty(), true);
  if (T.Kind == TypeKind::Array)
    return arrayElementAt(At, Index);
  // A row of a matrix, or a number of a vector.
  const bool IsMatrix = T.Kind == TypeKind::Matrix;
  const uint32_t Length = IsMatrix ? T.Columns : 1;
  const uint32_t Count = IsMatrix ? T.Rows : std::max<uint32_t>(Types.elementCount(At.Type), 1);
  const auto *Known = dyn_cast<ConstantInt>(Index);
  if (!Known)
    return dynamicElementAt(At, Index, Count, Length);
  const uint32_t First = uint32_t(std::min<uint64_t>(Known->getZExtValue(), Count - 1)) * Length;
  SmallVector<uint32_t, 4> Elements;
  for (uint32_t C = 0; C < Length; ++C)
    Elements.push_back(First + C);
  Place Part = elementsOf(At, Elements);
  if (IsMatrix)
    Part.Type = Types.vector(T.Element, T.Columns);
  return Part;
}

} // namespace dxil::frontend
