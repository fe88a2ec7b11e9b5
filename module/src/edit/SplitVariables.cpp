// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Splits a variable into leaves: one for each scalar on a path through its structs. Arrays and
// vectors on the path make the leaf an array. An address is a range of leaves and a list of
// indices, from which each leaf computes its own index.
#include "DebugCalls.h"

#include <dxil/generated/Limits.h>
#include <dxil/module/FunctionPasses.h>
#include <dxil/module/TypeLayout.h>

#include <algorithm>
#include <map>

namespace dxil::ir {
namespace {

/// The leaves of an aggregate type.
struct Leaves {
  std::vector<TypeId> Types;    ///< scalar type of each leaf
  std::vector<uint64_t> Counts; ///< number of scalars in each leaf
};

/// An index into an array in the path of an address.
struct Step {
  uint32_t FirstLeaf = 0; ///< first leaf of the array
  TypeId Element = None;
  ValueId Index = None; ///< dynamic index; None if Number is the index
  int64_t Number = 0;
};

struct Place {
  uint32_t Variable = 0, FirstLeaf = 0;
  TypeId Type = None; ///< type of the value at this place
  std::vector<Step> Steps;
};

struct Variable {
  TypeId Type = None;
  bool Splits = true;
  std::vector<bool> IsDynamic; ///< indexed by leaf: a dynamic index selects in it
  /// Indexed by leaf: one array, or a variable for each scalar.
  std::vector<std::vector<ValueId>> Pieces;
};

constexpr uint64_t MostNumbers = 4096, MostLoaded = 512;

/// The leaves of types, and comparisons of types by their leaves.
class TypeLeaves {
public:
  explicit TypeLeaves(EditableModule &E) : E(E) {}

  /// Returns true if variables of both types have equal scalars in the same memory order. Comparing
  /// leaves is not enough: an array of structs and a struct of arrays can have equal leaves in
  /// different orders.
  bool haveSameOrder(TypeId A, TypeId B) {
    if (A == B)
      return true;
    const Leaves &OfA = leavesOf(A), &OfB = leavesOf(B);
    if (OfA.Types.empty() || OfA.Types != OfB.Types || OfA.Counts != OfB.Counts)
      return false;
    if (OfA.Types.size() == 1)
      return true;
    const Type TypeA = E.M.Types[A], TypeB = E.M.Types[B];
    if (isSequence(TypeA) && isSequence(TypeB))
      return TypeA.Count == TypeB.Count && haveSameOrder(TypeA.Element, TypeB.Element);
    if (TypeA.Kind != TypeKind::Struct || TypeB.Kind != TypeKind::Struct ||
        TypeA.Fields.Count != TypeB.Fields.Count)
      return false;
    for (uint32_t F = 0; F < TypeA.Fields.Count; ++F)
      if (!haveSameOrder(E.M.TypePool[TypeA.Fields.First + F],
                         E.M.TypePool[TypeB.Fields.First + F]))
        return false;
    return true;
  }

protected:
  EditableModule &E;

  bool isNumber(TypeId T) const {
    const Type &Ty = E.M.Types[T];
    return Ty.Kind == TypeKind::Integer || Ty.isFloat() || Ty.Kind == TypeKind::Pointer ||
           isHandle(T);
  }
  /// Returns true for handles: structs of one pointer, which count as scalars.
  bool isHandle(TypeId T) const {
    const Type &Ty = E.M.Types[T];
    return Ty.Kind == TypeKind::Struct && Ty.Name.starts_with(DXILTypePrefix) &&
           Ty.Fields.Count == 1 &&
           E.M.Types[E.M.TypePool[Ty.Fields.First]].Kind == TypeKind::Pointer;
  }
  static bool isSequence(const Type &T) {
    return T.Kind == TypeKind::Array || T.Kind == TypeKind::Vector;
  }

  /// Returns the leaves of a type. Empty if it has none, or too many scalars.
  const Leaves &leavesOf(TypeId T) {
    if (auto Entry = LeavesByType.find(T); Entry != LeavesByType.end())
      return Entry->second;
    Leaves L;
    const Type Ty = E.M.Types[T];
    if (isNumber(T)) {
      L = {{T}, {1}};
    } else if (isSequence(Ty)) {
      L = leavesOf(Ty.Element);
      for (uint64_t &N : L.Counts)
        N = Ty.Count <= MostNumbers ? N * Ty.Count : MostNumbers + 1;
    } else if (Ty.Kind == TypeKind::Struct) {
      for (uint32_t I = 0; I < Ty.Fields.Count && L.Types.size() <= MostNumbers; ++I) {
        const Leaves &Inner = leavesOf(E.M.TypePool[Ty.Fields.First + I]);
        if (Inner.Types.empty()) {
          L = {};
          break;
        }
        L.Types.insert(L.Types.end(), Inner.Types.begin(), Inner.Types.end());
        L.Counts.insert(L.Counts.end(), Inner.Counts.begin(), Inner.Counts.end());
      }
    }
    uint64_t Total = 0;
    for (uint64_t N : L.Counts)
      Total += std::min(N, MostNumbers + 1);
    if (Total > MostNumbers)
      L = {};
    return LeavesByType.emplace(T, std::move(L)).first->second;
  }

private:
  std::map<TypeId, Leaves> LeavesByType;
};

class Splitter : TypeLeaves {
public:
  Splitter(EditableModule &E, FunctionId F, size_t Most)
      : TypeLeaves(E), Body(E.Bodies[F]), Name(E.M.name(E.M.Functions[F].Self)), Most(Most) {}

  Status run() {
    findVariables();
    if (Variables.empty())
      return {};
    findPlaces();
    for (uint32_t V = 0; V < Variables.size(); ++V)
      decide(V);
    if (std::ranges::none_of(Variables, &Variable::Splits))
      return {};
    rewrite();
    if (TooLong)
      return failure("with its variables taken apart, '" + std::string(Name) + "' has more than " +
                     std::to_string(Most) + " instructions");
    return {};
  }

private:
  EditableBody &Body;
  std::string_view Name;
  size_t Most, Count = 0;
  bool TooLong = false;
  std::vector<Variable> Variables;
  std::map<ValueId, Place> Places;
  std::vector<EditableInstruction> *Out = nullptr;
  std::vector<ValueId> With;
  const EditableInstruction *Declared = nullptr; ///< the declaration that is split
  uint64_t WholeBytes = 0;                       ///< size of its variable

  // ---- Variables to split -----------------------------------------------------------------------

  void findVariables() {
    for (const EditableBlock &B : Body.Blocks)
      for (const EditableInstruction &I : B.Instructions) {
        ++Count;
        uint64_t N = 0;
        if (I.I.Op != Opcode::Alloca || !E.M.constantInt(I.Operands[0], N) || N != 1)
          continue;
        const TypeId T = E.type(I.I.Type).Element;
        if (isNumber(T))
          continue;
        const Leaves &L = leavesOf(T);
        if (L.Types.empty())
          continue;
        Places[I.I.Result] = {uint32_t(Variables.size()), 0, T, {}};
        Variables.push_back({T, true, std::vector<bool>(L.Types.size()), {}});
      }
  }

  Place *place(ValueId V) {
    const auto Entry = Places.find(V);
    return Entry == Places.end() ? nullptr : &Entry->second;
  }

  /// Finds the part of a variable that each address names. Visits definitions before their uses.
  void findPlaces() {
    for (uint32_t Block : reversePostOrder(Body))
      for (const EditableInstruction &I : Body.Blocks[Block].Instructions) {
        if (I.I.Op == Opcode::GetElementPtr && place(I.Operands[0]))
          derive(I);
        else if (I.I.Op == Opcode::BitCast && place(I.Operands[0]))
          cast(I);
        else
          use(I);
      }
  }

  void keep(ValueId V) {
    if (Place *P = place(V))
      Variables[P->Variable].Splits = false;
  }

  void use(const EditableInstruction &I) {
    const bool IsLoad = I.I.Op == Opcode::Load, IsStore = I.I.Op == Opcode::Store;
    for (size_t K = 0; K < I.Operands.size(); ++K) {
      Place *P = place(I.Operands[K]);
      if (!P || E.marksLifetime(I) || E.describesVariable(I))
        continue;
      const bool IsAccess = (IsLoad || IsStore) && K == 0 && !(I.I.Flags & Volatile) &&
                            I.I.Ordering == Ordering::NotAtomic;
      if (!IsAccess || !canAccess(*P)) {
        keep(I.Operands[K]);
        continue;
      }
      noteIndices(*P);
    }
  }

  /// Returns true if a value of the place's type can be loaded. False for a view as bytes.
  bool canAccess(const Place &P) {
    const Leaves &PlaceLeaves = leavesOf(P.Type), &All = leavesOf(Variables[P.Variable].Type);
    uint64_t Numbers = 0;
    for (uint32_t L = 0; L < PlaceLeaves.Types.size(); ++L) {
      if (P.FirstLeaf + L >= All.Types.size() || PlaceLeaves.Types[L] != All.Types[P.FirstLeaf + L])
        return false;
      Numbers += PlaceLeaves.Counts[L];
    }
    return Numbers && Numbers <= MostLoaded;
  }

  void noteIndices(const Place &P) {
    const Leaves &PlaceLeaves = leavesOf(P.Type);
    const Leaves &All = leavesOf(Variables[P.Variable].Type);
    for (uint32_t L = 0; L < PlaceLeaves.Types.size(); ++L) {
      int64_t First = 0;
      const bool IsConstant = constantIndex(P, P.FirstLeaf + L, First);
      if (!IsConstant || First < 0 ||
          uint64_t(First) + PlaceLeaves.Counts[L] > All.Counts[P.FirstLeaf + L])
        Variables[P.Variable].IsDynamic[P.FirstLeaf + L] = true;
    }
  }

  uint64_t strideOf(const Step &S, uint32_t Leaf) {
    return leavesOf(S.Element).Counts[Leaf - S.FirstLeaf];
  }

  bool constantIndex(const Place &P, uint32_t Leaf, int64_t &Out) {
    Out = 0;
    for (const Step &S : P.Steps) {
      if (S.Index != None)
        return false;
      Out += S.Number * int64_t(strideOf(S, Leaf));
    }
    return true;
  }

  Step stepOf(ValueId Index, uint32_t FirstLeaf, TypeId Element) const {
    Step S{FirstLeaf, Element, Index, 0};
    uint64_t N = 0;
    if (E.M.constantInt(Index, N)) {
      const uint32_t Width = E.typeOf(Index).Width;
      S.Index = None;
      S.Number = Width >= 64 ? int64_t(N) : int64_t(N << (64 - Width)) >> (64 - Width);
      // Any index beyond this range is out of bounds; clamping prevents overflow.
      S.Number = std::clamp<int64_t>(S.Number, -(1 << 20), 1 << 20);
    }
    return S;
  }

  void derive(const EditableInstruction &I) {
    Place P = *place(I.Operands[0]);
    // Each address repeats the steps of the previous one, so the limit bounds their total length.
    constexpr size_t MostSteps = 32;
    if (P.Steps.size() + I.Operands.size() > MostSteps)
      return keep(I.Operands[0]);
    if (E.pointeeOf(I.Operands[0]) != P.Type) // an untyped pointer that the cast did not resolve
      return keep(I.Operands[0]);
    const Step First = stepOf(I.Operands[1], P.FirstLeaf, P.Type);
    if (First.Index != None || First.Number)
      P.Steps.push_back(First);
    for (size_t K = 2; K < I.Operands.size(); ++K) {
      const Type &T = E.M.Types[P.Type];
      if (isSequence(T)) {
        P.Steps.push_back(stepOf(I.Operands[K], P.FirstLeaf, T.Element));
        P.Type = T.Element;
        continue;
      }
      uint64_t Field = 0;
      if (T.Kind != TypeKind::Struct || !E.M.constantInt(I.Operands[K], Field) ||
          Field >= T.Fields.Count)
        return keep(I.Operands[0]);
      const uint32_t FirstField = T.Fields.First;
      for (uint32_t F = 0; F < Field; ++F)
        P.FirstLeaf += uint32_t(leavesOf(E.M.TypePool[FirstField + F]).Types.size());
      P.Type = E.M.TypePool[FirstField + uint32_t(Field)];
    }
    Places[I.I.Result] = std::move(P);
  }

  /// Handles a cast to a type with the same scalars, or to bytes for lifetime markers.
  void cast(const EditableInstruction &I) {
    Place P = *place(I.Operands[0]);
    const TypeId To = E.M.Types[I.I.Type].Element;
    if (E.M.Types[To].isInteger(8)) {
      Places[I.I.Result] = {P.Variable, P.FirstLeaf, To, P.Steps};
      return;
    }
    if (!haveSameOrder(P.Type, To))
      return keep(I.Operands[0]);
    P.Type = To;
    Places[I.I.Result] = std::move(P);
  }

  /// An array of scalars that is indexed dynamically already has its final form.
  void decide(uint32_t V) {
    Variable &Split = Variables[V];
    const Type &T = E.M.Types[Split.Type];
    if (T.Kind == TypeKind::Array && isNumber(T.Element) && Split.IsDynamic[0])
      Split.Splits = false;
  }

  // ---- New instructions -------------------------------------------------------------------------

  ValueId add(Opcode Op, TypeId T, std::initializer_list<ValueId> Operands,
              std::vector<uint32_t> Targets = {}) {
    EditableInstruction I;
    I.I.Op = Op;
    I.I.Type = T;
    I.Operands = Operands;
    I.Targets = std::move(Targets);
    if (E.M.Types[T].Kind != TypeKind::Void)
      I.I.Result = E.addResult(T);
    if (Op == Opcode::GetElementPtr)
      I.I.Flags = InBounds;
    const ValueId Result = I.I.Result;
    Out->push_back(std::move(I));
    TooLong |= ++Count > Most;
    return Result;
  }

  ValueId asI32(ValueId V) {
    const uint32_t Width = E.typeOf(V).Width;
    const TypeId I32 = E.integerType(32);
    return Width == 32 ? V : add(Width > 32 ? Opcode::Trunc : Opcode::SExt, I32, {V});
  }

  /// Returns the index in a leaf of the first scalar of a place.
  ValueId indexIn(const Place &P, uint32_t Leaf) {
    int64_t Constant = 0;
    ValueId Sum = None;
    const TypeId I32 = E.integerType(32);
    for (const Step &S : P.Steps) {
      const uint64_t Stride = strideOf(S, Leaf);
      if (S.Index == None) {
        Constant += S.Number * int64_t(Stride);
        continue;
      }
      ValueId Term = asI32(S.Index);
      if (Stride != 1)
        Term = add(Opcode::Mul, I32, {Term, E.i32(uint32_t(Stride))});
      Sum = Sum == None ? Term : add(Opcode::Add, I32, {Sum, Term});
    }
    const ValueId Offset = E.i32(uint32_t(Constant));
    if (Sum == None)
      return Offset;
    return Constant ? add(Opcode::Add, I32, {Sum, Offset}) : Sum;
  }

  ValueId pointerTo(const Place &P, uint32_t Leaf) {
    const Variable &V = Variables[P.Variable];
    if (!V.IsDynamic[Leaf]) {
      int64_t First = 0;
      constantIndex(P, Leaf, First);
      return V.Pieces[Leaf][size_t(First)];
    }
    return add(Opcode::GetElementPtr, E.pointerType(leavesOf(V.Type).Types[Leaf]),
               {V.Pieces[Leaf][0], E.i32(0), indexIn(P, Leaf)});
  }

  uint32_t fieldOf(const Type &T, uint32_t I) const { return E.M.TypePool[T.Fields.First + I]; }

  /// Returns a value of type T loaded from the place, whose first leaf is `Leaf`.
  ValueId load(const Place &P, uint32_t Leaf, TypeId T) {
    if (TooLong)
      return E.undef(T);
    if (isNumber(T)) {
      const ValueId V = add(Opcode::Load, T, {pointerTo(P, Leaf)});
      Out->back().I.Alignment = alignmentOf(T);
      return V;
    }
    const Type Ty = E.M.Types[T];
    ValueId Aggregate = E.undef(T);
    if (!isSequence(Ty)) {
      for (uint32_t I = 0; I < Ty.Fields.Count; ++I) {
        const TypeId Field = fieldOf(Ty, I);
        const ValueId V = load(P, Leaf, Field);
        Aggregate = add(Opcode::InsertValue, T, {Aggregate, V}, {I});
        Leaf += uint32_t(leavesOf(Field).Types.size());
      }
      return Aggregate;
    }
    // The elements of a sequence are consecutive in each leaf.
    for (uint64_t I = 0; I < Ty.Count; ++I) {
      Place ElementPlace = P;
      ElementPlace.Steps.push_back({Leaf, Ty.Element, None, int64_t(I)});
      const ValueId V = load(ElementPlace, Leaf, Ty.Element);
      Aggregate = Ty.Kind == TypeKind::Vector
                      ? add(Opcode::InsertElement, T, {Aggregate, V, E.i32(uint32_t(I))})
                      : add(Opcode::InsertValue, T, {Aggregate, V}, {uint32_t(I)});
    }
    return Aggregate;
  }

  void store(const Place &P, uint32_t Leaf, TypeId T, ValueId V) {
    if (TooLong)
      return;
    if (isNumber(T)) {
      add(Opcode::Store, E.voidType(), {pointerTo(P, Leaf), V});
      Out->back().I.Alignment = alignmentOf(T);
      return;
    }
    const Type Ty = E.M.Types[T];
    for (uint64_t I = 0; I < (isSequence(Ty) ? Ty.Count : Ty.Fields.Count); ++I) {
      const TypeId Part = isSequence(Ty) ? Ty.Element : fieldOf(Ty, uint32_t(I));
      ValueId Element = constantElement(E, V, I);
      if (Element == None)
        Element = Ty.Kind == TypeKind::Vector
                      ? add(Opcode::ExtractElement, Part, {V, E.i32(uint32_t(I))})
                      : add(Opcode::ExtractValue, Part, {V}, {uint32_t(I)});
      Place ElementPlace = P;
      if (isSequence(Ty))
        ElementPlace.Steps.push_back({Leaf, Part, None, int64_t(I)});
      store(ElementPlace, Leaf, Part, Element);
      if (!isSequence(Ty))
        Leaf += uint32_t(leavesOf(Part).Types.size());
    }
  }

  Alignment alignmentOf(TypeId T) const {
    const Type &Ty = E.M.Types[T];
    if (Ty.Kind == TypeKind::Double || Ty.isInteger(64))
      return Alignment(8);
    return Ty.Kind == TypeKind::Half || Ty.isInteger(16) ? Alignment(2) : Alignment(4);
  }

  // ---- New code ---------------------------------------------------------------------------------

  ValueId addVariable(TypeId T, TypeId Number) {
    const ValueId V = add(Opcode::Alloca, E.pointerType(T), {E.i32(1)});
    Out->back().I.Alignment = alignmentOf(Number);
    return V;
  }

  void addPieces(Variable &V) {
    const Leaves &L = leavesOf(V.Type);
    for (uint32_t Leaf = 0; Leaf < L.Types.size(); ++Leaf) {
      std::vector<ValueId> &Pieces = V.Pieces.emplace_back();
      if (V.IsDynamic[Leaf])
        Pieces.push_back(addVariable(E.arrayType(L.Types[Leaf], L.Counts[Leaf]), L.Types[Leaf]));
      else
        for (uint64_t N = 0; N < L.Counts[Leaf]; ++N)
          Pieces.push_back(addVariable(L.Types[Leaf], L.Types[Leaf]));
    }
  }

  const Place *splitPlace(ValueId V) {
    const Place *P = place(V);
    return P && Variables[P->Variable].Splits ? P : nullptr;
  }

  void rewrite() {
    With.assign(E.M.Values.size(), None);
    for (size_t V = 0; V < With.size(); ++V)
      With[V] = ValueId(V);
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B) {
      std::vector<EditableInstruction> Old = std::move(Body.Blocks[B].Instructions);
      std::vector<EditableInstruction> New;
      Out = &New;
      if (!B)
        for (Variable &V : Variables)
          if (V.Splits)
            addPieces(V);
      for (EditableInstruction &I : Old)
        rewrite(I);
      Body.Blocks[B].Instructions = std::move(New);
    }
    E.replaceOperands(Body, With);
  }

  void rewrite(EditableInstruction &I) {
    const Place *P = nullptr;
    for (ValueId V : I.Operands)
      if ((P = isMetadataOperand(V) ? nullptr : splitPlace(V)))
        break;
    if (I.I.Op == Opcode::Alloca && splitPlace(I.I.Result))
      return;
    if (!P) {
      Out->push_back(std::move(I));
    } else if (I.I.Op == Opcode::Load) {
      With[I.I.Result] = load(*P, P->FirstLeaf, P->Type);
    } else if (I.I.Op == Opcode::Store) {
      store(*P, P->FirstLeaf, P->Type, I.Operands[1]);
    } else if (declaresVariable(E, I) && P->Steps.empty()) {
      declare(I, *P);
    }
    // Addresses and lifetime markers are removed.
  }

  // ---- Declarations for debuggers ---------------------------------------------------------------

  /// Declares the pieces of a variable, each as its part of the variable. A piece that is indexed
  /// at run time is declared if its numbers are consecutive in the variable.
  void declare(const EditableInstruction &Declaration, const Place &P) {
    const TypeLayout Layout(E.M);
    Declared = &Declaration;
    WholeBytes = Layout.allocSize(P.Type).value_or(0);
    declare(Layout, P, P.FirstLeaf, P.Type, 0);
  }

  void declare(const TypeLayout &Layout, const Place &P, uint32_t Leaf, TypeId T, uint64_t Offset) {
    const Type Ty = E.M.Types[T];
    const Variable &V = Variables[P.Variable];
    if (isNumber(T) || (isSequence(Ty) && isNumber(Ty.Element) && V.IsDynamic[Leaf])) {
      const uint64_t Count = isNumber(T) ? 1 : Ty.Count;
      const uint64_t Bytes = Layout.allocSize(isNumber(T) ? T : Ty.Element).value_or(0);
      if (Bytes && (!V.IsDynamic[Leaf] || Count == leavesOf(V.Type).Counts[Leaf]))
        declarePiece(V.IsDynamic[Leaf] ? V.Pieces[Leaf][0] : pointerTo(P, Leaf), Offset,
                     Count * Bytes);
      return;
    }
    if (isSequence(Ty)) {
      const uint64_t Bytes = Layout.allocSize(Ty.Element).value_or(0);
      for (uint64_t I = 0; I < Ty.Count; ++I) {
        Place ElementPlace = P;
        ElementPlace.Steps.push_back({Leaf, Ty.Element, None, int64_t(I)});
        declare(Layout, ElementPlace, Leaf, Ty.Element, Offset + I * Bytes);
      }
      return;
    }
    const std::vector<uint64_t> Offsets = Layout.fieldOffsets(T);
    for (uint32_t I = 0; I < Ty.Fields.Count; ++I) {
      const TypeId Field = fieldOf(Ty, I);
      declare(Layout, P, Leaf, Field, Offset + Offsets[I]);
      Leaf += uint32_t(leavesOf(Field).Types.size());
    }
  }

  void declarePiece(ValueId Piece, uint64_t Offset, uint64_t Bytes) {
    EditableInstruction New = *Declared;
    New.Operands[0] = Piece;
    if ((Offset || Bytes != WholeBytes) && !restrictTo(E, New, Offset * 8, Bytes * 8))
      return;
    Out->push_back(std::move(New));
    TooLong |= ++Count > Most;
  }
};

} // namespace

Status splitVariables(EditableModule &E, FunctionId F, size_t MostInstructions) {
  return E.Bodies[F].empty() ? Status() : Splitter(E, F, MostInstructions).run();
}

bool haveSameScalars(EditableModule &E, TypeId A, TypeId B) {
  return TypeLeaves(E).haveSameOrder(A, B);
}

} // namespace dxil::ir
