// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks the expression of a meaning. Evaluation is lazy: an operand that is not selected is not
// evaluated.
#include "Scalars.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace dxil::meaning {
namespace {

class Evaluator {
public:
  Evaluator(const Call &C, const OpMeaning &M) : C(C), Bound(M.Slots) {
    Here = {C.Lane, C.Arguments};
  }

  Outcome run(const Node *Root) {
    all(Root, Result.Values);
    return std::move(Result);
  }

private:
  struct Frame {
    uint32_t Lane;
    meaning::Arguments Arguments;
  };

  ValueType typeOf(const Node *N) const {
    return N->Type == ValueType::Overload ? C.Overload : N->Type;
  }
  Value integer(ValueType T, uint64_t Bits) const { return {Bits & maskOf(T), T}; }
  Environment &around() { return C.Around ? *C.Around : Nothing; }

  void all(const Node *N, std::vector<Value> &Values);
  Value one(const Node *N);
  Value leaf(const Node *N);
  Value form(const Node *N);
  Value joined(const Node *N);
  Value fold(const Node *N);
  Value atomic(const Node *N);
  Value memory(const Node *N);
  Value state(const Node *N);
  const Node *chosen(const Node *N);
  void bind(const Node *N);
  Value readLane(const Node *N);
  void ballot(const Node *N, std::vector<Value> &Values);
  Value place(const Place &P) {
    Places.push_back(P);
    return {Places.size() - 1, ValueType::None};
  }
  uint32_t word(const Node *N) { return uint32_t(one(N).Bits); }

  const Call &C;
  Frame Here, Asking{};
  unsigned Element = 0;
  std::vector<Value> Bound;
  std::vector<Place> Places;
  Value Old;
  Outcome Result;
  Environment Nothing;
};

/// Returns the operand that a choice selects, or null if N is not a choice.
const Node *Evaluator::chosen(const Node *N) {
  switch (N->Op) {
  case Operator::Either: return N->operand(std::min<unsigned>(C.Choice, N->Operands - 1));
  case Operator::ByType: return N->operand(!isFloat(C.Overload));
  case Operator::Pick: {
    const uint64_t Index = one(N + 1).Bits;
    return N->operand(unsigned(std::min<uint64_t>(Index, N->Operands - 2)) + 1);
  }
  case Operator::Cases: {
    // The case's number precedes its operand.
    const Value Chooser = one(N + 1);
    for (unsigned I = 1; I + 1 < N->Operands; I += 2)
      if (uint64_t(N->operand(I)->Value) == Chooser.Bits)
        return N->operand(I + 1);
    return N->operand(2); // no case: undefined in DXIL
  }
  case Operator::Where: bind(N); return N->operand(N->Operands - 1);
  case Operator::Within:
    Result.ToleranceUnit = Unit(N->Value);
    Result.Tolerance = std::bit_cast<double>(N->operand(0)->Value);
    return N->operand(1);
  case Operator::Copy:
  case Operator::WithHelpers:
  case Operator::SameHandle: return N + 1;
  default: return nullptr;
  }
}

void Evaluator::bind(const Node *N) {
  for (unsigned I = 0; I + 1 < N->Operands; ++I)
    Bound[size_t(N->Value) + I] = one(N->operand(I));
}

void Evaluator::all(const Node *N, std::vector<Value> &Values) {
  if (const Node *Chosen = chosen(N))
    return all(Chosen, Values);
  switch (N->Op) {
  case Operator::Tuple:
    for (unsigned I = 0; I < N->Operands; ++I)
      all(N->operand(I), Values);
    return;
  case Operator::Vector:
    for (Element = 0; Element < C.Elements; ++Element)
      all(N + 1, Values);
    return;
  case Operator::Ballot: return ballot(N, Values);
  case Operator::Sequence:
    for (unsigned I = 0; I < N->Operands; ++I)
      all(N->operand(I), Values);
    return;
  case Operator::When:
    if (one(N + 1).Bits)
      all(N->operand(1), Values);
    return;
  default: {
    const Value V = one(N);
    if (V.Type != ValueType::None)
      Values.push_back(V);
  }
  }
}

Value Evaluator::leaf(const Node *N) {
  const ValueType T = typeOf(N);
  switch (N->Op) {
  case Operator::Argument: {
    const auto Elements = Here.Arguments[size_t(N->Value)];
    const uint64_t Bits = Elements[Elements.size() > 1 ? Element : 0];
    return T == ValueType::None ? Value{Bits, T} : integer(T, Bits);
  }
  case Operator::Bound: return Bound[size_t(N->Value)];
  case Operator::Integer: return integer(T, uint64_t(N->Value));
  default: return {fromDouble(T, std::bit_cast<double>(N->Value)), T};
  }
}

void Evaluator::ballot(const Node *N, std::vector<Value> &Values) {
  std::array<uint32_t, 4> Mask{};
  Asking = Here;
  for (const ActiveLane &L : C.ActiveLanes) {
    Here = {L.Index, L.Arguments};
    if (one(N + 1).Bits)
      Mask[L.Index / 32 % 4] |= 1u << L.Index % 32;
  }
  Here = Asking;
  for (uint32_t Word : Mask)
    Values.push_back({Word, ValueType::I32});
}

/// Reduces an operand over the active lanes, with or without a start value and a condition.
Value Evaluator::joined(const Node *N) {
  const bool Conditional = N->Op == Operator::ReduceWhere;
  std::optional<Value> Total;
  if (Conditional)
    Total = one(N + 1);
  Asking = Here;
  for (const ActiveLane &L : C.ActiveLanes) {
    Here = {L.Index, L.Arguments};
    if (Conditional && !one(N->operand(1)).Bits)
      continue;
    const Value V = one(N->operand(Conditional ? 2 : 0));
    Total = Total ? apply(Operator(N->Value), V.Type, {*Total, V}, C.Denormals) : V;
  }
  Here = Asking;
  return Total.value_or(Value{0, typeOf(N), false});
}

Value Evaluator::fold(const Node *N) {
  Value Total{0, typeOf(N), false};
  for (Element = 0; Element < C.Elements; ++Element) {
    const Value V = one(N + 1);
    Total = Element ? apply(Operator(N->Value), V.Type, {Total, V}, C.Denormals) : V;
  }
  return Total;
}

Value Evaluator::readLane(const Node *N) {
  const uint32_t Index = word(N->operand(1));
  for (const ActiveLane &L : C.ActiveLanes)
    if (L.Index == Index) {
      const Frame Before = Here;
      Here = {L.Index, L.Arguments};
      const Value V = one(N + 1);
      Here = Before;
      return V;
    }
  return {0, typeOf(N), false};
}

Value Evaluator::atomic(const Node *N) {
  const Place P = Places[one(N + 1).Bits];
  const ValueType T = typeOf(N);
  const Value Former = integer(T, around().load(P, T));
  Old = Former;
  around().store(P, one(N->operand(1)));
  return Former;
}

Value Evaluator::memory(const Node *N) {
  const ValueType T = typeOf(N);
  switch (N->Op) {
  case Operator::ByteAt: return place({Place::Bytes, one(N + 1).Bits, word(N->operand(1))});
  case Operator::CounterAt: return place({Place::Counter, one(N + 1).Bits});
  case Operator::ElementAt:
    return place({Place::Element, one(N + 1).Bits, word(N->operand(1)), word(N->operand(2)),
                  word(N->operand(3))});
  case Operator::TexelAt:
    return place({Place::Texel, one(N + 1).Bits, word(N->operand(2)), word(N->operand(3)),
                  word(N->operand(4)), word(N->operand(1))});
  case Operator::Advance: {
    Place P = Places[one(N + 1).Bits];
    P.Advance += word(N->operand(1));
    return place(P);
  }
  case Operator::SizeOf: return {widthOf(T) / 8, ValueType::I32};
  case Operator::Load: return integer(T, around().load(Places[one(N + 1).Bits], T));
  case Operator::Store: around().store(Places[one(N + 1).Bits], one(N->operand(1))); return {};
  case Operator::LoadComponent:
    return integer(T, around().loadComponent(Places[one(N + 1).Bits], T, word(N->operand(1))));
  case Operator::StoreComponents: {
    const Value Components[] = {one(N->operand(1)), one(N->operand(2)), one(N->operand(3)),
                                one(N->operand(4))};
    around().storeComponents(Places[one(N + 1).Bits], Components, word(N->operand(5)));
    return {};
  }
  case Operator::AccessStatus:
    return {around().accessStatus(Places[one(N + 1).Bits]), ValueType::I32};
  default:
    return {around().dimension(one(N + 1).Bits, word(N->operand(1)), word(N->operand(2))),
            ValueType::I32};
  }
}

Value Evaluator::state(const Node *N) {
  std::vector<Value> Operands;
  for (unsigned I = 0; I < N->Operands; ++I)
    Operands.push_back(one(N->operand(I)));
  if (N->Op == Operator::State)
    return integer(typeOf(N), around().state(State(N->Value), Operands));
  around().setState(State(N->Value), Operands);
  return {};
}

Value Evaluator::form(const Node *N) {
  switch (N->Op) {
  case Operator::Lane: return {Here.Lane, ValueType::I32};
  case Operator::LaneCount: return {C.LaneCount, ValueType::I32};
  case Operator::Element: return {Element, ValueType::I32};
  case Operator::Old: return Old;
  case Operator::Undefined: return {0, typeOf(N), false};
  case Operator::Nothing: return {};
  case Operator::Own: {
    const Frame Visited = Here;
    Here = Asking;
    const Value V = one(N + 1);
    Here = Visited;
    return V;
  }
  case Operator::ReadLane: return readLane(N);
  case Operator::Reduce:
  case Operator::ReduceWhere: return joined(N);
  case Operator::Fold: return fold(N);
  case Operator::Atomic: return atomic(N);
  case Operator::State:
  case Operator::SetState: return state(N);
  default: return memory(N);
  }
}

Value Evaluator::one(const Node *N) {
  if (N->Op <= Operator::Real)
    return leaf(N);
  if (const Node *Chosen = chosen(N))
    return one(Chosen);
  if (N->Op == Operator::Select) {
    const Value Condition = one(N + 1);
    Value V = one(N->operand(Condition.Bits ? 1 : 2));
    V.Defined &= Condition.Defined;
    return V;
  }
  if (!isScalarOperator(N->Op))
    return form(N);
  std::array<Value, 3> Operands;
  for (unsigned I = 0; I < N->Operands; ++I)
    Operands[I] = one(N->operand(I));
  return apply(N->Op, typeOf(N), Operands, C.Denormals);
}

/// Maps floats of the same sign to integers in the same order.
int64_t ordered(ValueType T, uint64_t Bits) {
  const auto Magnitude = int64_t(Bits & (signBit(T) - 1));
  return Bits & signBit(T) ? -Magnitude : Magnitude;
}

} // namespace

bool Outcome::allows(size_t Index, uint64_t Bits) const {
  if (Index >= Values.size())
    return false;
  const Value &V = Values[Index];
  Bits &= maskOf(V.Type);
  if (!V.Defined || V.Bits == Bits)
    return true;
  if (!isFloat(V.Type) || isNaN(V.Type, V.Bits) || isNaN(V.Type, Bits))
    return isFloat(V.Type) && isNaN(V.Type, V.Bits) && isNaN(V.Type, Bits);
  if (Tolerance == 0)
    return false;
  const double Units = std::fabs(double(ordered(V.Type, V.Bits)) - double(ordered(V.Type, Bits)));
  if (ToleranceUnit == Unit::Ulp)
    return Units <= (V.Type == ValueType::Half ? Tolerance / 2 : Tolerance);
  if (Units <= 1) // The difference is at most the smallest one.
    return true;
  const double Exact = toDouble(V.Type, V.Bits), Off = std::fabs(toDouble(V.Type, Bits) - Exact);
  switch (ToleranceUnit) {
  case Unit::Absolute: return Off <= Tolerance;
  case Unit::Relative: return Off <= Tolerance * std::fabs(Exact);
  case Unit::RelativeAboveOne: return Off <= Tolerance * std::max(std::fabs(Exact), 1.0);
  default: return false;
  }
}

std::optional<Outcome> evaluate(const Call &C) {
  const OpMeaning *M = C.Callee == Function::None ? findMeaning(C.Op) : findMeaning(C.Callee);
  if (!M)
    return std::nullopt;
  return Evaluator(C, *M).run(M->Nodes.data());
}

bool allows(Call C, std::span<const uint64_t> Results) {
  const OpMeaning *M = findMeaning(C.Op);
  // the largest number of operands of `either`
  const unsigned Choices = M && M->Needs & Needs::Choice ? 4 : 1;
  auto Fits = [&] {
    const Outcome O = *evaluate(C);
    bool Good = O.Values.size() == Results.size();
    for (size_t I = 0; Good && I < Results.size(); ++I)
      Good = O.allows(I, Results[I]);
    return Good;
  };
  for (C.Choice = 0; M && C.Choice < Choices; ++C.Choice) {
    if (Fits())
      return true;
    if (C.Denormals == Denormals::Kept)
      continue;
    C.Denormals = Denormals::FlushedWhenRounded;
    if (Fits())
      return true;
    C.Denormals = Denormals::Flushed;
  }
  return false;
}

} // namespace dxil::meaning
