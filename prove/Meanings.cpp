// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Meanings.h"

#include <algorithm>
#include <array>
#include <bit>

namespace dxil::prove {

using meaning::isFloat;
using meaning::Node;

namespace {

/// Returns true if the only choice that a meaning leaves to an implementation is the order of sums
/// and products.
bool leavesOrderOpen(const meaning::OpMeaning &Meaning) {
  return Meaning.Nodes[0].Op == Operator::Either &&
         std::all_of(Meaning.Nodes.begin(), Meaning.Nodes.end(), [](const Node &N) {
           return N.Op == Operator::Either || N.Op == Operator::Argument ||
                  N.Op == Operator::Fadd || N.Op == Operator::Fmul || N.Op == Operator::Fma;
         });
}

/// Returns true if a value depends only on the operands of the op.
bool isComputed(const Node *N) {
  return std::all_of(N, N + N->Size, [](const Node &Each) {
    return Each.Op != Operator::Bound &&
           (Each.Op <= Operator::Select || Each.Op == Operator::Either ||
            Each.Op == Operator::ByType);
  });
}

/// Returns true if Y equals X after the op's first two operands are exchanged.
bool isExchanged(const Node *X, const Node *Y) {
  if (X->Op != Y->Op || X->Type != Y->Type || X->Operands != Y->Operands)
    return false;
  if (X->Op == Operator::Argument)
    return Y->Value == (X->Value ^ (X->Value < 2));
  if (X->Value != Y->Value)
    return false;
  auto Match = [&](unsigned Swap) {
    for (unsigned I = 0; I < X->Operands; ++I)
      if (!isExchanged(X->operand(I), Y->operand(I < 2 ? I ^ Swap : I)))
        return false;
    return true;
  };
  const bool Commutes =
      X->Op == Operator::Fadd || X->Op == Operator::Fmul || X->Op == Operator::Fma;
  return Match(0) || (Commutes && Match(1));
}

/// Returns true if exchanging the first two operands leaves an implementation the same choices.
bool isSymmetric(const Node *Either) {
  for (unsigned I = 0; I < Either->Operands; ++I) {
    bool HasPartner = false;
    for (unsigned J = 0; J < Either->Operands && !HasPartner; ++J)
      HasPartner = isExchanged(Either->operand(I), Either->operand(J));
    if (!HasPartner)
      return false;
  }
  return true;
}

class Walker {
public:
  Walker(Terms &T, const MeaningCall &C, Surroundings &Around)
      : T(T), C(C), Around(Around), Bound(C.Meaning.Slots, none()), Condition(T.boolean(true)),
        IsFree(C.Laws && leavesOrderOpen(C.Meaning)) {}

  void all(const Node *N, Parts &To);

private:
  ValueType typeOf(const Node *N) const {
    return N->Type == ValueType::Overload ? C.Overload : N->Type;
  }
  Part none() { return {T.word(0), ValueType::None, Part::Other}; }
  Part bits(const Term &E, ValueType Type) { return {E, Type}; }
  Part stop(const std::string &Reason) {
    Around.stop(Reason);
    return none();
  }

  Part one(const Node *N);
  Part leaf(const Node *N);
  Part choice(const Node *N);
  Part either(const Node *N);
  Part unknownChoice(const Node *N, ValueType Type, std::vector<Term> In);
  Part fold(const Node *N);
  Part atomic(const Node *N);
  Part memory(const Node *N);
  Part state(const Node *N);
  Part place(const Node *N);
  Part applied(Operator O, ValueType Type, std::span<const Part> In);
  Part selected(const Term &Is, const Part &A, const Part &B);
  const Node *chosen(const Node *N);
  const Place &placeOf(const Node *N) { return Places[size_t(*T.constant(one(N).Bits))]; }
  void effect(const Node *N);
  std::vector<Term> scalars() const;
  std::string nameOf(const Node *N) const;

  Terms &T;
  const MeaningCall &C;
  Surroundings &Around;
  unsigned Element = 0;
  std::vector<Part> Bound;
  std::vector<Place> Places;
  std::optional<Part> Old;
  Term Condition;           ///< the condition under which effects take place
  const bool IsFree;        ///< laws of arithmetic hold for the whole op
  bool IsExchanged = false; ///< each of the first two operands replaces the other
};

Part Walker::selected(const Term &Is, const Part &A, const Part &B) {
  if (Is.is_true() || Is.is_false())
    return Is.is_true() ? A : B;
  if (A.Kind != B.Kind || A.Type != B.Type || A.Object != B.Object)
    return stop("a choice between values of different kinds");
  Part Result = A;
  Result.Bits = T.select(Is, A.Bits, B.Bits);
  return Result;
}

/// Returns the operand that an expression selects, or null.
const Node *Walker::chosen(const Node *N) {
  switch (N->Op) {
  case Operator::ByType: return N->operand(!isFloat(C.Overload));
  case Operator::Where:
    for (unsigned I = 0; I + 1 < N->Operands; ++I)
      Bound[size_t(N->Value) + I] = one(N->operand(I));
    return N->operand(N->Operands - 1);
  case Operator::Copy:
  case Operator::WithHelpers:
  case Operator::SameHandle: return N + 1;
  default: return nullptr;
  }
}

void Walker::effect(const Node *N) {
  switch (N->Op) {
  case Operator::Store:
    Around.store(placeOf(N + 1), one(N->operand(1)).number(), Condition);
    return;
  case Operator::StoreComponents: {
    std::vector<Number> Components;
    for (unsigned I = 1; I < 5; ++I)
      Components.push_back(one(N->operand(I)).number());
    Around.storeComponents(placeOf(N + 1), Components, one(N->operand(5)).Bits, Condition);
    return;
  }
  case Operator::SetState: {
    Parts Operands;
    for (unsigned I = 0; I < N->Operands; ++I)
      Operands.push_back(one(N->operand(I)));
    Around.setState(meaning::State(N->Value), Operands, Condition);
    return;
  }
  default: return; // Nothing
  }
}

void Walker::all(const Node *N, Parts &To) {
  if (const Node *Chosen = chosen(N))
    return all(Chosen, To);
  switch (N->Op) {
  case Operator::Tuple:
  case Operator::Sequence:
    for (unsigned I = 0; I < N->Operands; ++I)
      all(N->operand(I), To);
    return;
  case Operator::Vector:
    for (Element = 0; Element < C.Elements; ++Element)
      all(N + 1, To);
    Element = 0;
    return;
  case Operator::When: {
    const Term Outer = Condition;
    Condition = T.both(Condition, one(N + 1).Bits);
    if (!Condition.is_false())
      all(N->operand(1), To);
    Condition = Outer;
    return;
  }
  case Operator::Store:
  case Operator::StoreComponents:
  case Operator::SetState:
  case Operator::Nothing: return effect(N);
  default: To.push_back(one(N));
  }
}

Part Walker::leaf(const Node *N) {
  const ValueType Type = typeOf(N);
  switch (N->Op) {
  case Operator::Argument: {
    if (size_t(N->Value) >= C.Arguments.size() || C.Arguments[size_t(N->Value)].empty())
      return stop("an op with too few operands");
    const Parts &All = C.Arguments[size_t(N->Value) ^ (IsExchanged && N->Value < 2)];
    const Part &P = All[All.size() > 1 ? std::min<size_t>(Element, All.size() - 1) : 0];
    if (Type != ValueType::None && (P.Kind != Part::Scalar || P.Type != Type))
      return stop("an operand of a type that the op does not take");
    return P;
  }
  case Operator::Bound: return Bound[size_t(N->Value)];
  case Operator::Integer: return bits(T.number(Type, uint64_t(N->Value)), Type);
  default: {
    const meaning::Value V =
        meaning::apply(Operator::Fconvert, Type,
                       {meaning::Value{std::bit_cast<uint64_t>(std::bit_cast<double>(N->Value)),
                                       ValueType::Double}});
    return bits(T.number(Type, V.Bits), Type);
  }
  }
}

/// Selects by a number or an enum.
Part Walker::choice(const Node *N) {
  const Part By = one(N + 1);
  const bool Named = N->Op == Operator::Cases;
  const unsigned Step = Named ? 2 : 1, Last = N->Operands - 1;
  auto NumberOf = [&](unsigned I) {
    return T.number(By.Type, Named ? uint64_t(N->operand(I - 1)->Value) : I - 1);
  };
  if (const auto Constant = T.constant(By.Bits)) {
    for (unsigned I = Step; I <= Last; I += Step)
      if (T.constant(NumberOf(I)) == Constant)
        return one(N->operand(I));
    return Named ? stop("an operand that is no case of its enum") : one(N->operand(Last));
  }
  if (Named)
    return stop("an enum operand that is no constant");
  Part Result = one(N->operand(Last));
  for (unsigned I = Last - Step; I >= Step; I -= Step)
    Result = selected(T.equal(By.Bits, NumberOf(I)), one(N->operand(I)), Result);
  return Result;
}

/// Returns the op's scalar operands.
std::vector<Term> Walker::scalars() const {
  std::vector<Term> In;
  for (const Parts &Argument : C.Arguments)
    for (const Part &P : Argument)
      if (P.Kind == Part::Scalar)
        In.push_back(P.Bits);
  return In;
}

/// Returns the symbol's name for a choice of the implementation at a node. The name contains the
/// number of the vector element, since choices of elements are independent.
std::string Walker::nameOf(const Node *N) const {
  return std::to_string(unsigned(C.Op)) + "." + std::to_string(N - C.Meaning.Nodes.data()) + "." +
         std::to_string(Element) + "." + std::to_string(unsigned(C.Overload));
}

/// Returns an uninterpreted function for everything that an implementation may choose.
Part Walker::unknownChoice(const Node *N, ValueType Type, std::vector<Term> In) {
  const bool IsArithmetic = leavesOrderOpen(C.Meaning);
  if (IsArithmetic)
    for (Term &Operand : In)
      Operand = T.unrounded(Operand);
  const Term Result = T.function("either." + nameOf(N), Type, In);
  if (IsArithmetic)
    T.markRounded(Result, Result);
  return bits(Result, Type);
}

/// The result is a function of the operands, since an implementation chooses the same result for
/// equal operands. If the choices stay the same after an exchange of the operands, so does the
/// result.
Part Walker::either(const Node *N) {
  if (IsFree)
    return one(N->operand(0));
  std::vector<Term> In = scalars();
  const bool HasTwo = C.Arguments.size() > 1 && C.Arguments[0].size() == 1 &&
                      C.Arguments[1].size() == 1 && In.size() > 1;
  const bool OfOperands = isComputed(N);
  const bool Commutes = OfOperands && HasTwo && isSymmetric(N);
  if (Commutes && In[1].id() < In[0].id()) {
    std::swap(In[0], In[1]);
    IsExchanged = true;
  }
  const bool AllKnown =
      std::all_of(In.begin(), In.end(), [&](const Term &E) { return T.constant(E).has_value(); });
  const ValueType Type = typeOf(N->operand(0));
  Part Result = one(N->operand(N->Operands - 1));
  if (T.mode() == FloatMode::Opaque && OfOperands && !AllKnown && Type != ValueType::None) {
    bool IsOne = Result.Kind == Part::Scalar;
    for (unsigned I = 0; IsOne && I + 1 < N->Operands; ++I)
      IsOne = z3::eq(one(N->operand(I)).Bits, Result.Bits);
    IsExchanged = false;
    if (!IsOne)
      Result = unknownChoice(N, Type, std::move(In));
    if (!IsOne && Commutes)
      T.markSymmetric(Result.Bits);
    return Result;
  }
  for (unsigned I = N->Operands - 1; I-- > 0;)
    Result =
        selected(T.function("either." + nameOf(N) + "." + std::to_string(I), ValueType::I1, In),
                 one(N->operand(I)), Result);
  IsExchanged = false;
  return Result;
}

Part Walker::applied(Operator O, ValueType Type, std::span<const Part> In) {
  std::vector<Number> Numbers;
  for (const Part &P : In) {
    if (P.Kind != Part::Scalar)
      return stop("arithmetic on a handle");
    Numbers.push_back(P.number());
  }
  const Term Plain = T.apply(O, Type, Numbers);
  return bits(IsFree ? C.Laws->apply(O, Numbers[0], Numbers[1], Plain) : Plain, Type);
}

Part Walker::fold(const Node *N) {
  Part Total = none();
  for (Element = 0; Element < C.Elements; ++Element) {
    const Part V = one(N + 1);
    Total = Element ? applied(Operator(N->Value), V.Type, std::array{Total, V}) : V;
  }
  Element = 0;
  return Total;
}

Part Walker::place(const Node *N) {
  Place P{meaning::Place::Bytes, none(), {}, T.word(0), T.word(0)};
  auto Add = [&](unsigned First, unsigned Count) {
    for (unsigned I = First; I < First + Count; ++I)
      P.Coordinates.push_back(one(N->operand(I)).Bits);
  };
  if (N->Op == Operator::Advance) {
    P = placeOf(N + 1);
    P.Advance = T.folded(P.Advance + one(N->operand(1)).Bits);
  } else {
    P.Resource = one(N + 1);
    P.Kind = N->Op == Operator::ByteAt      ? meaning::Place::Bytes
             : N->Op == Operator::CounterAt ? meaning::Place::Counter
             : N->Op == Operator::ElementAt ? meaning::Place::Element
                                            : meaning::Place::Texel;
    if (N->Op == Operator::TexelAt)
      P.Level = one(N->operand(1)).Bits;
    Add(N->Op == Operator::TexelAt ? 2 : 1, N->Operands - (N->Op == Operator::TexelAt ? 2 : 1));
  }
  Places.push_back(P);
  return bits(T.word(uint32_t(Places.size() - 1)), ValueType::I32);
}

Part Walker::atomic(const Node *N) {
  const Place P = placeOf(N + 1);
  const ValueType Type = typeOf(N);
  const std::vector<Term> Operands = scalars();
  auto New = [&](const Term &Former) {
    Old = bits(Former, Type);
    return one(N->operand(1)).Bits;
  };
  return bits(Around.atomic(P, Type, New, Operands), Type);
}

Part Walker::memory(const Node *N) {
  const ValueType Type = typeOf(N);
  switch (N->Op) {
  case Operator::SizeOf: return bits(T.word(Around.bytesOf(Type)), ValueType::I32);
  case Operator::Load: return bits(Around.load(placeOf(N + 1), Type), Type);
  case Operator::LoadComponent: {
    const auto Which = T.constant(one(N->operand(1)).Bits);
    return bits(Around.loadComponent(placeOf(N + 1), Type, unsigned(Which.value_or(0))), Type);
  }
  case Operator::AccessStatus: return bits(Around.accessStatus(placeOf(N + 1)), ValueType::I32);
  case Operator::Dimension: {
    const auto Which = T.constant(one(N->operand(2)).Bits);
    return bits(Around.dimension(one(N + 1), one(N->operand(1)).Bits, unsigned(Which.value_or(0))),
                ValueType::I32);
  }
  default: return stop("an operator of lanes");
  }
}

Part Walker::state(const Node *N) {
  Parts Operands;
  for (unsigned I = 0; I < N->Operands; ++I)
    Operands.push_back(one(N->operand(I)));
  return Around.state(meaning::State(N->Value), typeOf(N), Operands);
}

Part Walker::one(const Node *N) {
  if (N->Op <= Operator::Real)
    return leaf(N);
  if (const Node *Chosen = chosen(N))
    return one(Chosen);
  switch (N->Op) {
  case Operator::Within: {
    // A value that may be inexact is a function of the operands, the same in both programs.
    return bits(T.function("within." + nameOf(N), typeOf(N->operand(1)), scalars()),
                typeOf(N->operand(1)));
  }
  case Operator::Cases:
  case Operator::Pick: return choice(N);
  case Operator::Either: return either(N);
  case Operator::Select: {
    const Term Is = one(N + 1).Bits;
    if (Is.is_true() || Is.is_false())
      return one(N->operand(Is.is_true() ? 1 : 2));
    const Part A = one(N->operand(1));
    return selected(Is, A, one(N->operand(2)));
  }
  case Operator::Element: return bits(T.word(Element), ValueType::I32);
  case Operator::Lane: return bits(T.symbol("lane", ValueType::I32), ValueType::I32);
  case Operator::LaneCount: return bits(T.symbol("laneCount", ValueType::I32), ValueType::I32);
  case Operator::Undefined: return bits(Around.undefined(typeOf(N)), typeOf(N));
  case Operator::Old: return *Old;
  case Operator::Fold: return fold(N);
  case Operator::Atomic: return atomic(N);
  case Operator::State: return state(N);
  case Operator::ByteAt:
  case Operator::ElementAt:
  case Operator::TexelAt:
  case Operator::CounterAt:
  case Operator::Advance: return place(N);
  default: break;
  }
  const bool IsScalar = meaning::flushes(N->Op) || N->Op <= Operator::Infinity;
  if (!IsScalar)
    return memory(N);
  Parts In;
  for (unsigned I = 0; I < N->Operands; ++I)
    In.push_back(one(N->operand(I)));
  return applied(N->Op, typeOf(N), In);
}

} // namespace

Parts applyMeaning(Terms &T, const MeaningCall &Call, Surroundings &Around) {
  Parts Result;
  Walker(T, Call, Around).all(Call.Meaning.Nodes.data(), Result);
  return Result;
}

} // namespace dxil::prove
