// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DebugCalls.h"

#include <dxil/module/FunctionPasses.h>
#include <dxil/module/TypeLayout.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace dxil::ir {
namespace {

class Scalarizer {
public:
  Scalarizer(EditableModule &E, FunctionId F) : E(E), F(F), Body(E.Bodies[F]) {}

  void run() {
    if (!usesVectors())
      return;
    With.resize(E.M.Values.size());
    std::iota(With.begin(), With.end(), ValueId(0));
    std::vector<std::vector<EditableInstruction>> New(Body.Blocks.size());
    for (uint32_t B : reversePostOrder(Body)) {
      Out = &New[B];
      if (!B)
        takeArguments();
      for (EditableInstruction &I : Body.Blocks[B].Instructions)
        visit(I);
    }
    for (uint32_t B = 0; B < New.size(); ++B)
      Body.Blocks[B].Instructions = std::move(New[B]);
    fillPhis();
    E.replaceOperands(Body, With);
  }

private:
  EditableModule &E;
  FunctionId F;
  EditableBody &Body;
  std::vector<EditableInstruction> *Out = nullptr;
  std::map<ValueId, std::vector<ValueId>> Numbers; ///< scalars of the vectors visited so far
  std::set<ValueId> Kept;                          ///< vectors that stay, such as results of calls
  std::vector<ValueId> With;
  struct VectorPhi {
    std::vector<ValueId> Operands; ///< incoming vectors
    std::vector<uint32_t> Targets;
    std::vector<ValueId> Results;
  };
  std::vector<VectorPhi> Unfilled;

  bool isVector(ValueId V) const {
    return V < E.M.Values.size() && E.typeOf(V).Kind == TypeKind::Vector;
  }
  TypeId elementOf(TypeId T) const { return E.M.Types[T].Element; }
  uint64_t lengthOf(ValueId V) const { return E.typeOf(V).Count; }

  bool usesVectors() const {
    constexpr uint64_t MostNumbers = uint64_t(1) << 22;
    uint64_t Numbers = 0;
    for (const EditableBlock &B : Body.Blocks)
      for (const EditableInstruction &I : B.Instructions) {
        if (E.M.Types[I.I.Type].Kind == TypeKind::Vector)
          Numbers += E.M.Types[I.I.Type].Count;
        for (ValueId V : I.Operands)
          if (isVector(V))
            Numbers += lengthOf(V);
      }
    return Numbers && Numbers <= MostNumbers;
  }

  ValueId add(EditableInstruction I) {
    if (E.M.Types[I.I.Type].Kind != TypeKind::Void)
      I.I.Result = E.addResult(I.I.Type);
    const ValueId Result = I.I.Result;
    Out->push_back(std::move(I));
    return Result;
  }
  ValueId add(Opcode Op, TypeId T, std::initializer_list<ValueId> Operands) {
    EditableInstruction I;
    I.I.Op = Op;
    I.I.Type = T;
    I.Operands = Operands;
    return add(std::move(I));
  }

  void takeArguments() {
    const Function &Source = E.M.Functions[F];
    for (uint32_t A = 0; A < Source.ArgumentCount; ++A)
      if (isVector(Source.FirstArgument + A))
        extractAll(Source.FirstArgument + A);
  }

  /// Extracts the scalars of a vector that stays.
  void extractAll(ValueId V) {
    std::vector<ValueId> &List = Numbers[V];
    const TypeId Element = elementOf(E.M.Values[V].Type);
    for (uint64_t I = 0; I < lengthOf(V); ++I)
      List.push_back(add(Opcode::ExtractElement, Element, {V, E.i32(uint32_t(I))}));
  }

  std::vector<ValueId> numbersOf(ValueId V) {
    if (auto Entry = Numbers.find(V); Entry != Numbers.end())
      return Entry->second;
    std::vector<ValueId> List;
    const TypeId Element = elementOf(E.M.Values[V].Type);
    for (uint64_t I = 0; I < lengthOf(V); ++I) {
      const ValueId N = constantElement(E, V, I);
      // The element of a constant expression, or of a value in an unreachable block.
      List.push_back(N != None ? N
                     : E.M.constant(V)
                         ? add(Opcode::ExtractElement, Element, {V, E.i32(uint32_t(I))})
                         : E.undef(Element));
    }
    return List;
  }

  /// Returns the scalars as a vector, for users that need one.
  ValueId vectorOf(ValueId V) {
    const auto Entry = Numbers.find(V);
    if (Entry == Numbers.end())
      return V;
    if (stays(V))
      return V;
    ValueId Vector = E.undef(E.M.Values[V].Type);
    for (size_t I = 0; I < Entry->second.size(); ++I)
      Vector = add(Opcode::InsertElement, E.M.Values[V].Type,
                   {Vector, Entry->second[I], E.i32(uint32_t(I))});
    return Vector;
  }
  bool stays(ValueId V) const {
    return E.M.Values[V].Kind == ValueKind::Argument || Kept.contains(V);
  }
  void visit(EditableInstruction &I) {
    const bool HasVector = std::ranges::any_of(I.Operands, [&](ValueId V) { return isVector(V); });
    const bool IsVector = E.M.Types[I.I.Type].Kind == TypeKind::Vector;
    if (!HasVector && !IsVector) {
      Out->push_back(std::move(I));
      return;
    }
    const Opcode Op = I.I.Op;
    if (E.describesVariable(I))
      return visitDebugValue(I);
    if (Op == Opcode::Phi)
      return visitPhi(I);
    if (Op == Opcode::ExtractElement)
      return visitExtract(I);
    if (Op == Opcode::InsertElement)
      return visitInsert(I);
    if (Op == Opcode::ShuffleVector)
      return visitShuffle(I);
    if (Op == Opcode::Load)
      return visitLoad(I);
    if (Op == Opcode::Store)
      return visitStore(I);
    if (isElementwise(I))
      return visitElementwise(I);
    for (ValueId &V : I.Operands)
      if (isVector(V))
        V = vectorOf(V);
    const ValueId Result = I.I.Result;
    Out->push_back(std::move(I));
    if (IsVector) {
      Kept.insert(Result);
      extractAll(Result);
    }
  }

  /// Describes each element as a part of the variable.
  void visitDebugValue(const EditableInstruction &I) {
    const std::vector<ValueId> List = numbersOf(I.Operands[0]);
    const TypeLayout Layout(E.M);
    const uint64_t Bits =
        8 * Layout.allocSize(elementOf(E.M.Values[I.Operands[0]].Type)).value_or(0);
    for (size_t N = 0; Bits && N < List.size(); ++N) {
      EditableInstruction One = I;
      One.Operands[0] = List[N];
      if (restrictTo(E, One, N * Bits, Bits))
        Out->push_back(std::move(One));
    }
  }

  bool isElementwise(const EditableInstruction &I) const {
    if (isBinary(I.I.Op) || I.I.Op == Opcode::ICmp || I.I.Op == Opcode::FCmp ||
        I.I.Op == Opcode::Select)
      return true;
    return isCast(I.I.Op) && isVector(I.Operands[0]) &&
           E.M.Types[I.I.Type].Kind == TypeKind::Vector &&
           E.M.Types[I.I.Type].Count == lengthOf(I.Operands[0]);
  }

  void visitElementwise(const EditableInstruction &I) {
    std::vector<std::vector<ValueId>> Parts;
    for (ValueId V : I.Operands)
      Parts.push_back(isVector(V) ? numbersOf(V) : std::vector<ValueId>());
    std::vector<ValueId> Results;
    const uint64_t Length = E.M.Types[I.I.Type].Count;
    const TypeId Element = elementOf(I.I.Type);
    for (uint64_t N = 0; N < Length; ++N) {
      EditableInstruction One = I;
      One.I.Type = Element;
      for (size_t K = 0; K < I.Operands.size(); ++K)
        if (N < Parts[K].size())
          One.Operands[K] = Parts[K][N];
      Results.push_back(add(std::move(One)));
    }
    Numbers[I.I.Result] = std::move(Results);
  }

  void visitPhi(const EditableInstruction &I) {
    VectorPhi P{I.Operands, I.Targets, {}};
    for (uint64_t N = 0; N < E.M.Types[I.I.Type].Count; ++N) {
      EditableInstruction One = I;
      One.I.Type = elementOf(I.I.Type);
      One.I.Result = E.addResult(One.I.Type);
      P.Results.push_back(One.I.Result);
      Out->push_back(std::move(One));
    }
    Numbers[I.I.Result] = P.Results;
    Unfilled.push_back(std::move(P));
  }

  /// Splits incoming vectors of phis. Constant expressions are never split: DXIL has none.
  void fillPhis() {
    std::map<ValueId, std::pair<const VectorPhi *, size_t>> ByResult;
    for (const VectorPhi &P : Unfilled)
      for (size_t N = 0; N < P.Results.size(); ++N)
        ByResult[P.Results[N]] = {&P, N};
    std::vector<EditableInstruction> Unused;
    Out = &Unused;
    for (EditableBlock &B : Body.Blocks)
      for (EditableInstruction &I : B.Instructions) {
        const auto Entry = I.I.Op == Opcode::Phi ? ByResult.find(I.I.Result) : ByResult.end();
        if (Entry == ByResult.end())
          continue;
        const auto &[P, N] = Entry->second;
        for (size_t K = 0; K < P->Operands.size(); ++K)
          I.Operands[K] = numbersOf(P->Operands[K])[N];
      }
  }

  ValueId isIndex(ValueId Index, uint64_t N) {
    EditableInstruction I;
    I.I.Op = Opcode::ICmp;
    I.I.Type = E.integerType(1);
    I.I.Predicate = IcmpEq;
    I.Operands = {Index, E.integer(E.typeOf(Index).Width, N)};
    return add(std::move(I));
  }

  void visitExtract(const EditableInstruction &I) {
    const std::vector<ValueId> List = numbersOf(I.Operands[0]);
    uint64_t Index = 0;
    if (E.M.constantInt(I.Operands[1], Index)) {
      With[I.I.Result] = Index < List.size() ? List[Index] : E.undef(I.I.Type);
      return;
    }
    ValueId V = List.back();
    for (size_t N = List.size() - 1; N--;)
      V = add(Opcode::Select, I.I.Type, {isIndex(I.Operands[1], N), List[N], V});
    With[I.I.Result] = V;
  }

  void visitInsert(const EditableInstruction &I) {
    std::vector<ValueId> List = numbersOf(I.Operands[0]);
    uint64_t Index = 0;
    if (E.M.constantInt(I.Operands[2], Index)) {
      if (Index < List.size())
        List[Index] = I.Operands[1];
    } else {
      for (size_t N = 0; N < List.size(); ++N)
        List[N] = add(Opcode::Select, elementOf(I.I.Type),
                      {isIndex(I.Operands[2], N), I.Operands[1], List[N]});
    }
    Numbers[I.I.Result] = std::move(List);
  }

  void visitShuffle(const EditableInstruction &I) {
    const std::vector<ValueId> A = numbersOf(I.Operands[0]), B = numbersOf(I.Operands[1]);
    std::vector<ValueId> List;
    for (uint64_t N = 0; N < E.M.Types[I.I.Type].Count; ++N) {
      const ValueId Mask = constantElement(E, I.Operands[2], N);
      uint64_t Element = ~uint64_t(0);
      if (Mask != None)
        E.M.constantInt(Mask, Element);
      List.push_back(Element < A.size()              ? A[Element]
                     : Element - A.size() < B.size() ? B[Element - A.size()]
                                                     : E.undef(elementOf(I.I.Type)));
    }
    Numbers[I.I.Result] = std::move(List);
  }

  ValueId elementPointer(ValueId Vector, TypeId VectorType, uint64_t N) {
    EditableInstruction Gep;
    Gep.I.Op = Opcode::GetElementPtr;
    Gep.I.Type = E.pointerType(elementOf(VectorType), E.typeOf(Vector).AddressSpace);
    Gep.I.Flags = InBounds;
    Gep.Operands = {Vector, E.i32(0), E.i32(uint32_t(N))};
    return add(std::move(Gep));
  }

  /// Returns the alignment of an element's access: the vector's for the first element, that of its
  /// own size for others.
  Alignment alignmentOf(const EditableInstruction &Access, TypeId Element, uint64_t N) const {
    const Type &T = E.M.Types[Element];
    const uint32_t Bytes = T.Kind == TypeKind::Half     ? 2
                           : T.Kind == TypeKind::Float  ? 4
                           : T.Kind == TypeKind::Double ? 8
                                                        : std::max(T.Width / 8, 1u);
    const Alignment VectorAlignment = Access.I.Alignment;
    return N && VectorAlignment ? Alignment(std::min<uint32_t>(VectorAlignment, Bytes))
                                : VectorAlignment;
  }

  void visitLoad(const EditableInstruction &I) {
    std::vector<ValueId> List;
    const TypeId T = I.I.Type;
    for (uint64_t N = 0; N < E.M.Types[T].Count; ++N) {
      EditableInstruction One = I;
      One.I.Type = elementOf(T);
      One.Operands = {elementPointer(I.Operands[0], T, N)};
      One.I.Alignment = alignmentOf(I, elementOf(T), N);
      List.push_back(add(std::move(One)));
    }
    Numbers[I.I.Result] = std::move(List);
  }

  void visitStore(const EditableInstruction &I) {
    const TypeId T = E.M.Values[I.Operands[1]].Type;
    const std::vector<ValueId> List = numbersOf(I.Operands[1]);
    for (uint64_t N = 0; N < List.size(); ++N) {
      EditableInstruction One = I;
      One.Operands = {elementPointer(I.Operands[0], T, N), List[N]};
      One.I.Alignment = alignmentOf(I, elementOf(T), N);
      add(std::move(One));
    }
  }
};

} // namespace

void scalarizeVectors(EditableModule &E, FunctionId F) {
  if (!E.Bodies[F].empty())
    Scalarizer(E, F).run();
}

} // namespace dxil::ir
