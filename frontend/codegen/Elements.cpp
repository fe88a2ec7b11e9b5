// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places with an index: elements of arrays, rows of matrices, numbers of vectors.
#include "Context.h"
#include "Expressions.h"
#include "Memory.h"
#include "Objects.h"
#include "Statements.h"
#include "Values.h"
#include <dxil/contract_names.h>

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

static Place partOf(CodegenContext &G, const Place &Outer, TypeId T);
static bool isPartOfLocal(const CodegenContext &G, const Place &Lvalue);

/// Marks \p Index into a vector of a constant buffer: DXC reports it if it turns out to be constant
/// and too large.
static Value *constantElement(CodegenContext &G, Value *Index, uint32_t Count) {
  FunctionCallee Element = G.M.getOrInsertFunction(contract::ConstantElement, G.B.getInt32Ty(),
                                                   G.B.getInt32Ty(), G.B.getInt32Ty());
  auto *F = cast<llvm::Function>(Element.getCallee());
  F->setDoesNotAccessMemory();
  F->setDoesNotThrow();
  F->setWillReturn();
  F->setSpeculatable();
  return G.B.CreateCall(Element, {Index, G.B.getInt32(Count)});
}

/// Emits a chain of selects that computes `numberOf(Index)`. \p Index is less than \p Count.
static Value *chooseNumber(CodegenContext &G, Value *Index, uint32_t Count,
                           function_ref<uint32_t(uint32_t)> numberOf) {
  Value *Chosen = G.B.getInt32(numberOf(0));
  for (uint32_t I = 1; I < Count; ++I)
    Chosen = G.B.CreateSelect(G.B.CreateICmpEQ(Index, G.B.getInt32(I)), G.B.getInt32(numberOf(I)),
                              Chosen);
  return Chosen;
}

/// Returns an element of an array of resources, or of structs with resources.
static Place resourceElementAt(CodegenContext &G, const Place &Lvalue, Value *Index) {
  const frontend::Type T = G.Types.get(Lvalue.Type);
  const auto *ConstantIndex = dyn_cast<ConstantInt>(Index);
  Place Part = Lvalue;
  Part.Type = T.ElementType;
  if (G.Types.get(G.Types.withoutArrays(T.ElementType)).Kind == TypeKind::Struct) {
    if (!ConstantIndex)
      unsupported(G, G.P.variable(Lvalue.Variable).Where,
                  "an index that is not constant of an array of structs with resources");
    Part.Path.push_back(ConstantIndex ? uint32_t(ConstantIndex->getZExtValue()) : 0);
    Part.ConstantOffset += Part.Path.back() * strideOf(G, T.ElementType, MemoryLayout::Constants);
    return Part;
  }
  if (!ConstantIndex && hasElementsApart(G, Lvalue.Variable)) {
    // The elements are different resources, so the optimizer has to find out which one is used.
    constexpr uint32_t MostChosen = 64;
    const uint32_t Count = G.Types.arrayLength(Lvalue.Type);
    if (Count == 0 || Count > MostChosen)
      unsupported(
          G, G.P.variable(Lvalue.Variable).Where,
          "an index that is not constant of a long array of resources in a constant buffer");
    Place Copied = memoryPlace(G, Lvalue.Type, temporary(G, Lvalue.Type, "elements"));
    if (Count <= MostChosen)
      copy(G, Copied, Lvalue);
    return elementAt(G, Copied, Index);
  }
  Part.FlatIndex = Index;
  if (Lvalue.FlatIndex)
    Part.FlatIndex =
        G.B.CreateAdd(G.B.CreateMul(Lvalue.FlatIndex, G.B.getInt32(std::max(T.Rows, 1u))), Index);
  return Part;
}

static Place arrayElementAt(CodegenContext &G, const Place &Lvalue, Value *Index) {
  if (Lvalue.Kind == Place::Sort::Resource)
    return resourceElementAt(G, Lvalue, Index);
  Place Part = Lvalue;
  Part.Type = G.Types.get(Lvalue.Type).ElementType;
  const uint64_t Stride = strideOf(G, Part.Type, Lvalue.Layout);
  Part.Layout = partLayout(G, Part.Type, Lvalue.Layout);
  Part.IsInPoint = Lvalue.IsInSignature;
  // A matrix of one row has no rows to select from.
  if (Lvalue.IsInPoint && G.Types.get(Lvalue.Type).Rows == 1)
    Index = G.B.getInt32(0);
  const auto *ConstantIndex = dyn_cast<ConstantInt>(Index);
  Part.Address =
      ConstantIndex ? offsetBy(G, Lvalue.Address, uint32_t(ConstantIndex->getZExtValue() * Stride))
                    : G.B.CreateGEP(ArrayType::get(G.B.getInt8Ty(), Stride), Lvalue.Address, Index);
  return Part;
}

/// A row of a matrix, or a number of a vector, in memory.
static Place memoryElementAt(CodegenContext &G, const Place &Lvalue, Value *Index, Place Part,
                             uint32_t Count, uint32_t Length) {
  auto Offset = [&](uint32_t E) {
    return Lvalue.Offsets.empty() ? uint32_t(numberOffset(G, Lvalue, E)) : Lvalue.Offsets[E];
  };
  // Evenly spaced numbers need an address computation only, others need selects.
  const uint32_t Step = Count > 1 ? Offset(Length) - Offset(0) : 0;
  bool Even = true;
  for (uint32_t I = 1; I < Count; ++I)
    Even &= Offset(I * Length) == Offset(0) + I * Step && int32_t(Step) > 0;
  if (!Even) {
    auto OffsetOf = [&](uint32_t I) { return Offset(I * Length) - Offset(0); };
    Part.Address =
        G.B.CreateGEP(G.B.getInt8Ty(), Lvalue.Address, chooseNumber(G, Index, Count, OffsetOf));
  } else if (Count > 1) {
    Part.Address = G.B.CreateGEP(ArrayType::get(G.B.getInt8Ty(), Step), Lvalue.Address, Index);
  }
  Part.Offsets.clear();
  for (uint32_t C = 0; C < Length; ++C)
    Part.Offsets.push_back(Offset(C));
  return Part;
}

/// Returns the place of a vector or matrix element whose index is not constant.
static Place dynamicElementAt(CodegenContext &G, const Place &Lvalue, Value *Index, uint32_t Count,
                              uint32_t Length) {
  const frontend::Type T = G.Types.get(Lvalue.Type);
  const bool IsMatrix = T.Kind == TypeKind::Matrix;
  if (Lvalue.Layout == MemoryLayout::Constants && Lvalue.Offsets.empty() && !IsMatrix)
    Index = constantElement(G, Index, Count);
  if (IsMatrix && Lvalue.Kind == Place::Sort::Value) {
    Place Copied = memoryPlace(G, Lvalue.Type, temporary(G, Lvalue.Type, "rows"));
    store(G, Copied, load(G, Lvalue));
    return elementAt(G, Copied, Index);
  }
  const TypeId Element =
      IsMatrix ? G.Types.vector(T.Element, T.Columns) : G.Types.scalar(elementKind(G, Lvalue.Type));
  // A computed address would keep the whole local variable in memory.
  if (Lvalue.Kind != Place::Sort::Memory || Lvalue.IsInSignature ||
      (!IsMatrix && isPartOfLocal(G, Lvalue))) {
    Place Part = partOf(G, Lvalue, Element);
    Part.DynamicElement = Index;
    return Part;
  }
  Place Part = Lvalue;
  Part.Type = Element;
  return memoryElementAt(G, Lvalue, Index, Part, Count, Length);
}

Place elementAt(CodegenContext &G, const Place &Lvalue, Value *Index) {
  const frontend::Type T = G.Types.get(Lvalue.Type);
  if (Index->getType() != G.B.getInt32Ty())
    Index = G.B.CreateIntCast(Index, G.B.getInt32Ty(), true);
  if (T.Kind == TypeKind::Array)
    return arrayElementAt(G, Lvalue, Index);
  // A row of a matrix, or a number of a vector.
  const bool IsMatrix = T.Kind == TypeKind::Matrix;
  const uint32_t Length = IsMatrix ? T.Columns : 1;
  const uint32_t Count =
      IsMatrix ? T.Rows : std::max<uint32_t>(G.Types.elementCount(Lvalue.Type), 1);
  const auto *ConstantIndex = dyn_cast<ConstantInt>(Index);
  if (!ConstantIndex)
    return dynamicElementAt(G, Lvalue, Index, Count, Length);
  const uint32_t First =
      uint32_t(std::min<uint64_t>(ConstantIndex->getZExtValue(), Count - 1)) * Length;
  SmallVector<uint32_t, 4> Elements;
  for (uint32_t C = 0; C < Length; ++C)
    Elements.push_back(First + C);
  Place Part = elementsOf(G, Lvalue, Elements);
  if (IsMatrix)
    Part.Type = G.Types.vector(T.Element, T.Columns);
  return Part;
}

static Place partOf(CodegenContext &G, const Place &Outer, TypeId T) {
  Place Part;
  Part.Kind = Place::Sort::Part;
  Part.Type = T;
  Part.IsReadOnly = Outer.IsReadOnly;
  Part.Inner = std::make_shared<const Place>(Outer);
  return Part;
}

Place elementsOf(CodegenContext &G, const Place &Lvalue, ArrayRef<uint32_t> Elements) {
  const ScalarKind K = elementKind(G, Lvalue.Type);
  const TypeId T =
      Elements.size() == 1 ? G.Types.scalar(K) : G.Types.vector(K, uint32_t(Elements.size()));
  if (Lvalue.Kind == Place::Sort::Memory && !Lvalue.BitWidth) {
    Place Part = Lvalue;
    Part.Type = T;
    Part.Offsets.clear();
    for (uint32_t E : Elements)
      Part.Offsets.push_back(Lvalue.Offsets.empty() ? uint32_t(numberOffset(G, Lvalue, E))
                                                    : Lvalue.Offsets[E]);
    return Part;
  }
  const bool IsChosen = Lvalue.Kind == Place::Sort::Part && !Lvalue.DynamicElement;
  Place Part = partOf(G, IsChosen ? *Lvalue.Inner : Lvalue, T);
  for (uint32_t E : Elements)
    Part.Elements.push_back(IsChosen ? Lvalue.Elements[E] : E);
  return Part;
}

/// Returns true if \p Lvalue is a part of a local variable's memory, not all of it.
static bool isPartOfLocal(const CodegenContext &G, const Place &Lvalue) {
  return Lvalue.Kind == Place::Sort::Memory && isLocal(Lvalue.Layout) &&
         Lvalue.Root != VariableId::None && G.P.variable(Lvalue.Root).Type != Lvalue.Type &&
         !G.P.variable(Lvalue.Root).IsShared;
}

//===-- Numbers of values --------------------------------------------------------------------===//

/// Returns true if \p Lvalue is a part of a signature's vector or matrix. A shader cannot read the
/// other numbers to write them again.
bool isPartOfSignature(const Place &Lvalue) {
  const Place *Outer = &Lvalue;
  while (Outer->Kind == Place::Sort::Part)
    Outer = Outer->Inner.get();
  return Outer->Kind == Place::Sort::Memory && Outer->IsInSignature;
}

/// Emits \p Use for the place \p Lvalue. Emits it for each value of the run-time indices in \p
/// Lvalue, and compares the indices to select one.
void withChosen(CodegenContext &G, const Place &Lvalue, function_ref<void(const Place &)> Use) {
  if (Lvalue.Kind != Place::Sort::Part)
    return Use(Lvalue);
  withChosen(G, *Lvalue.Inner, [&](const Place &Inner) {
    if (!Lvalue.DynamicElement) {
      Place Part = elementsOf(G, Inner, Lvalue.Elements);
      Part.Type = Lvalue.Type;
      return Use(Part);
    }
    const frontend::Type T = G.Types.get(Inner.Type);
    const uint32_t Count = T.Kind == TypeKind::Matrix ? T.Rows : G.Types.elementCount(Inner.Type);
    BasicBlock *Done = newBlock(G, "chosen");
    for (uint32_t I = 0; I < Count; ++I) {
      BasicBlock *Mine = newBlock(G, "element"), *Next = I + 1 < Count ? newBlock(G, "next") : Done;
      G.B.CreateCondBr(G.B.CreateICmpEQ(Lvalue.DynamicElement, G.B.getInt32(I)), Mine, Next);
      startBlock(G, Mine);
      Use(elementAt(G, Inner, G.B.getInt32(I)));
      G.B.CreateBr(Done);
      startBlock(G, Next);
    }
  });
}

/// Returns \p Vector with its numbers \p Elements replaced by those of \p V.
static Value *replaceElements(IRBuilder<> &B, Value *Vector, ArrayRef<uint32_t> Elements,
                              Value *V) {
  if (!Vector->getType()->isVectorTy())
    return V->getType()->isVectorTy() ? B.CreateExtractElement(V, uint64_t(0)) : V;
  for (size_t I = 0; I < Elements.size(); ++I) {
    Value *Number = V->getType()->isVectorTy() ? B.CreateExtractElement(V, uint64_t(I)) : V;
    Vector = B.CreateInsertElement(Vector, Number, uint64_t(Elements[I]));
  }
  return Vector;
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
  for (unsigned I = 1; I < Count; ++I) {
    Value *IsIndex = B.CreateICmpEQ(Index, B.getInt32(I));
    Result = B.CreateSelect(IsIndex, B.CreateExtractElement(V, uint64_t(I)), Result);
  }
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
    Value *ClampedIndex = B.CreateSelect(Inside, Index, B.getInt32(0));
    return B.CreateInsertElement(
        V, B.CreateSelect(Inside, Element, B.CreateExtractElement(V, uint64_t(0))), ClampedIndex);
  }
  Value *Result = V;
  for (unsigned I = 0; I < Count; ++I) {
    Value *IsIndex = B.CreateICmpEQ(Index, B.getInt32(I));
    Value *New = B.CreateSelect(IsIndex, Element, B.CreateExtractElement(V, uint64_t(I)));
    Result = B.CreateInsertElement(Result, New, uint64_t(I));
  }
  return Result;
}

/// Returns the indices of column \p C in \p Count rows of \p Length numbers.
static SmallVector<uint32_t, 4> columnOf(uint32_t C, uint32_t Count, uint32_t Length) {
  SmallVector<uint32_t, 4> Column;
  for (uint32_t Row = 0; Row < Count; ++Row)
    Column.push_back(Row * Length + C);
  return Column;
}

/// Returns the value of \p Part, where \p Vector is the value of its Inner.
Value *loadPart(CodegenContext &G, const Place &Part, Value *Vector) {
  auto *Row = dyn_cast<FixedVectorType>(valueType(G, Part.Type));
  if (!Part.DynamicElement)
    return pick(G, Vector, Part.Elements, !Row);
  if (!Row)
    return elementChosen(G.B, Vector, Part.DynamicElement);
  const uint32_t Length = Row->getNumElements();
  const uint32_t Count = G.Types.get(Part.Inner->Type).Rows;
  Value *Result = PoisonValue::get(Row);
  for (uint32_t C = 0; C < Length; ++C) {
    Value *Column = pick(G, Vector, columnOf(C, Count, Length), false);
    Result = G.B.CreateInsertElement(Result, elementChosen(G.B, Column, Part.DynamicElement),
                                     uint64_t(C));
  }
  return Result;
}

/// Returns the value of \p Part's Inner after a store of \p V to \p Part, where \p Vector is the
/// value before.
Value *replacePart(CodegenContext &G, const Place &Part, Value *Vector, Value *V) {
  auto *Row = dyn_cast<FixedVectorType>(valueType(G, Part.Type));
  if (!Part.DynamicElement)
    return replaceElements(G.B, Vector, Part.Elements, V);
  if (!Row)
    return elementReplaced(G.B, Vector, V, Part.DynamicElement);
  const uint32_t Length = Row->getNumElements();
  const uint32_t Count = G.Types.get(Part.Inner->Type).Rows;
  for (uint32_t C = 0; C < Length; ++C) {
    const SmallVector<uint32_t, 4> Column = columnOf(C, Count, Length);
    Value *Old = pick(G, Vector, Column, false);
    Value *New =
        elementReplaced(G.B, Old, G.B.CreateExtractElement(V, uint64_t(C)), Part.DynamicElement);
    Vector = replaceElements(G.B, Vector, Column, New);
  }
  return Vector;
}

} // namespace dxil::frontend
