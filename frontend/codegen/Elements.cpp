// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places with an index: elements of arrays, rows of matrices, numbers of vectors.
#include "Generator.h"
#include <dxil/contract_names.h>

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

/// Marks \p Index into a vector of a constant buffer: DXC reports it if it turns out to be constant
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

/// Returns \p numberOf of \p Index, which is less than \p Count, by selects.
Value *Generator::chooseNumber(Value *Index, uint32_t Count,
                               function_ref<uint32_t(uint32_t)> numberOf) {
  Value *Chosen = B.getInt32(numberOf(0));
  for (uint32_t I = 1; I < Count; ++I)
    Chosen = B.CreateSelect(B.CreateICmpEQ(Index, B.getInt32(I)), B.getInt32(numberOf(I)), Chosen);
  return Chosen;
}

/// Returns an element of an array of resources, or of structs with resources.
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
  if (!Known && isArrayInBlock(At.Variable)) {
    // The elements are different resources, so the optimizer has to find out which one is used.
    constexpr uint32_t MostChosen = 64;
    const uint32_t Count = Types.arrayLength(At.Type);
    if (Count == 0 || Count > MostChosen)
      unsupported(P.variable(At.Variable).Where,
                  "an index that is not constant of a long array of resources in a cbuffer");
    Place Copied = memoryPlace(At.Type, temporary(At.Type, "elements"));
    if (Count <= MostChosen)
      copy(Copied, At);
    return elementAt(Copied, Index);
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
  Part.IsInPoint = At.OfSignature;
  if (At.IsInPoint && Types.get(At.Type).Rows == 1) // no rows to choose among
    Index = B.getInt32(0);
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
  // Evenly spaced numbers need an address computation only, others need selects.
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

/// elementAt() for a vector or matrix with an index that is not constant.
Place Generator::dynamicElementAt(const Place &At, Value *Index, uint32_t Count, uint32_t Length) {
  const frontend::Type T = Types.get(At.Type);
  const bool IsMatrix = T.Kind == TypeKind::Matrix;
  if (At.Layout == MemoryLayout::Constants && At.Offsets.empty() && !IsMatrix)
    Index = constantElement(Index, Count);
  if (IsMatrix && At.Kind == Place::Sort::Value) {
    Place Copied = memoryPlace(At.Type, temporary(At.Type, "rows"));
    store(Copied, load(At));
    return elementAt(Copied, Index);
  }
  const TypeId Element =
      IsMatrix ? Types.vector(T.Element, T.Columns) : Types.scalar(elementKind(At.Type));
  // A computed address would keep the whole local variable in memory.
  if (At.Kind != Place::Sort::Memory || At.OfSignature || (!IsMatrix && isPartOfLocal(At))) {
    Place Part = partOf(At, Element);
    Part.DynamicElement = Index;
    return Part;
  }
  Place Part = At;
  Part.Type = Element;
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

Place Generator::partOf(const Place &Whole, TypeId T) {
  Place Part;
  Part.Kind = Place::Sort::Part;
  Part.Type = T;
  Part.IsReadOnly = Whole.IsReadOnly;
  Part.Inner = std::make_shared<const Place>(Whole);
  return Part;
}

Place Generator::elementsOf(const Place &At, ArrayRef<uint32_t> Elements) {
  const ScalarKind K = elementKind(At.Type);
  const TypeId T =
      Elements.size() == 1 ? Types.scalar(K) : Types.vector(K, uint32_t(Elements.size()));
  if (At.Kind == Place::Sort::Memory && !At.BitWidth) {
    Place Part = At;
    Part.Type = T;
    Part.Offsets.clear();
    for (uint32_t E : Elements)
      Part.Offsets.push_back(At.Offsets.empty() ? uint32_t(numberOffset(At, E)) : At.Offsets[E]);
    return Part;
  }
  const bool IsChosen = At.Kind == Place::Sort::Part && !At.DynamicElement;
  Place Part = partOf(IsChosen ? *At.Inner : At, T);
  for (uint32_t E : Elements)
    Part.Elements.push_back(IsChosen ? At.Elements[E] : E);
  return Part;
}

/// Returns true if \p At is a part of a local variable's memory, not all of it.
bool Generator::isPartOfLocal(const Place &At) const {
  return At.Kind == Place::Sort::Memory && isLocal(At.Layout) && At.Root != VariableId::None &&
         P.variable(At.Root).Type != At.Type && !P.variable(At.Root).IsShared;
}

//===-- Numbers of values
//--------------------------------------------------------------------------------------===//

/// Returns true if \p At is a part of a signature's vector or matrix. A shader cannot read the
/// other numbers to write them again.
bool Generator::isPartOfSignature(const Place &At) {
  const Place *Whole = &At;
  while (Whole->Kind == Place::Sort::Part)
    Whole = Whole->Inner.get();
  return Whole->Kind == Place::Sort::Memory && Whole->OfSignature;
}

/// Emits \p Use for the place \p At. Emits it for each value of the run-time indices in \p At, and
/// compares the indices to select one.
void Generator::withChosen(const Place &At, function_ref<void(const Place &)> Use) {
  if (At.Kind != Place::Sort::Part)
    return Use(At);
  withChosen(*At.Inner, [&](const Place &Inner) {
    if (!At.DynamicElement) {
      Place Part = elementsOf(Inner, At.Elements);
      Part.Type = At.Type;
      return Use(Part);
    }
    const frontend::Type T = Types.get(Inner.Type);
    const uint32_t Count = T.Kind == TypeKind::Matrix ? T.Rows : Types.elementCount(Inner.Type);
    BasicBlock *Done = newBlock("chosen");
    for (uint32_t I = 0; I < Count; ++I) {
      BasicBlock *Mine = newBlock("element"), *Next = I + 1 < Count ? newBlock("next") : Done;
      B.CreateCondBr(B.CreateICmpEQ(At.DynamicElement, B.getInt32(I)), Mine, Next);
      startBlock(Mine);
      Use(elementAt(Inner, B.getInt32(I)));
      B.CreateBr(Done);
      startBlock(Next);
    }
  });
}

/// Returns \p Whole with its numbers \p Elements replaced by those of \p V.
static Value *replaceElements(IRBuilder<> &B, Value *Whole, ArrayRef<uint32_t> Elements, Value *V) {
  if (!Whole->getType()->isVectorTy())
    return V->getType()->isVectorTy() ? B.CreateExtractElement(V, uint64_t(0)) : V;
  for (size_t I = 0; I < Elements.size(); ++I) {
    Value *Number = V->getType()->isVectorTy() ? B.CreateExtractElement(V, uint64_t(I)) : V;
    Whole = B.CreateInsertElement(Whole, Number, uint64_t(Elements[I]));
  }
  return Whole;
}

/// Selects an element by comparisons up to this vector length: the back end would expand an index
/// to these anyway.
static constexpr unsigned MostCompared = 4;

/// Returns element \p Index of \p V. An index out of range does not give poison, which would spread
/// to all users.
static Value *elementChosen(IRBuilder<> &B, Value *V, Value *Index) {
  auto *Shape = dyn_cast<FixedVectorType>(V->getType());
  if (!Shape)
    return V;
  const unsigned Count = Shape->getNumElements();
  if (Count > MostCompared)
    return B.CreateExtractElement(
        V, B.CreateBinaryIntrinsic(Intrinsic::umin, Index, B.getInt32(Count - 1)));
  Value *Result = B.CreateExtractElement(V, uint64_t(0));
  for (unsigned I = 1; I < Count; ++I)
    Result = B.CreateSelect(B.CreateICmpEQ(Index, B.getInt32(I)),
                            B.CreateExtractElement(V, uint64_t(I)), Result);
  return Result;
}

/// Returns \p V with element \p Index replaced. If there is no such element, returns \p V itself,
/// not poison.
static Value *elementReplaced(IRBuilder<> &B, Value *V, Value *Element, Value *Index) {
  auto *Shape = dyn_cast<FixedVectorType>(V->getType());
  if (!Shape)
    return B.CreateSelect(B.CreateICmpEQ(Index, B.getInt32(0)), Element, V);
  const unsigned Count = Shape->getNumElements();
  if (Count > MostCompared) {
    Value *Inside = B.CreateICmpULT(Index, B.getInt32(Count));
    Value *At = B.CreateSelect(Inside, Index, B.getInt32(0));
    return B.CreateInsertElement(
        V, B.CreateSelect(Inside, Element, B.CreateExtractElement(V, uint64_t(0))), At);
  }
  Value *Result = V;
  for (unsigned I = 0; I < Count; ++I)
    Result = B.CreateInsertElement(Result,
                                   B.CreateSelect(B.CreateICmpEQ(Index, B.getInt32(I)), Element,
                                                  B.CreateExtractElement(V, uint64_t(I))),
                                   uint64_t(I));
  return Result;
}

/// Returns the indices of column \p C in \p Count rows of \p Length numbers.
static SmallVector<uint32_t, 4> columnOf(uint32_t C, uint32_t Count, uint32_t Length) {
  SmallVector<uint32_t, 4> Column;
  for (uint32_t Row = 0; Row < Count; ++Row)
    Column.push_back(Row * Length + C);
  return Column;
}

/// Returns the value of \p Part, where \p Whole is the value of its Inner.
Value *Generator::loadPart(const Place &Part, Value *Whole) {
  auto *Row = dyn_cast<FixedVectorType>(valueType(Part.Type));
  if (!Part.DynamicElement)
    return pick(Whole, Part.Elements, !Row);
  if (!Row)
    return elementChosen(B, Whole, Part.DynamicElement);
  const uint32_t Length = Row->getNumElements();
  const uint32_t Count = Types.get(Part.Inner->Type).Rows;
  Value *Result = PoisonValue::get(Row);
  for (uint32_t C = 0; C < Length; ++C) {
    Value *Column = pick(Whole, columnOf(C, Count, Length), false);
    Result =
        B.CreateInsertElement(Result, elementChosen(B, Column, Part.DynamicElement), uint64_t(C));
  }
  return Result;
}

/// Returns the value of \p Part's Inner after a store of \p V to \p Part, where \p Whole is the
/// value before.
Value *Generator::replacePart(const Place &Part, Value *Whole, Value *V) {
  auto *Row = dyn_cast<FixedVectorType>(valueType(Part.Type));
  if (!Part.DynamicElement)
    return replaceElements(B, Whole, Part.Elements, V);
  if (!Row)
    return elementReplaced(B, Whole, V, Part.DynamicElement);
  const uint32_t Length = Row->getNumElements();
  const uint32_t Count = Types.get(Part.Inner->Type).Rows;
  for (uint32_t C = 0; C < Length; ++C) {
    const SmallVector<uint32_t, 4> Column = columnOf(C, Count, Length);
    Value *New = elementReplaced(B, pick(Whole, Column, false),
                                 B.CreateExtractElement(V, uint64_t(C)), Part.DynamicElement);
    Whole = replaceElements(B, Whole, Column, New);
  }
  return Whole;
}

} // namespace dxil::frontend
