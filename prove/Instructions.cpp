// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's own instructions, with the results that execution/widen/Instructions.cpp gives them.
#include "Program.h"

#include <dxil/generated/Limits.h>
#include <dxil/module/Folding.h>
#include <dxil/ops/queries.h>

namespace dxil::prove {

using IROp = ir::Opcode;
using meaning::isFloat;
using meaning::widthOf;

static constexpr uint16_t FastFlags = ir::FastUnsafeAlgebra | ir::FastNoNaNs | ir::FastNoInfs |
                                      ir::FastNoSignedZeros | ir::FastAllowReciprocal;

Term Execution::divided(IROp O, const Number &A, const Number &B) {
  const Term X = T.asBits(A.Bits), Y = T.asBits(B.Bits);
  const unsigned Width = widthOf(A.Type);
  const Term Zero = T.context().bv_val(0, Width), Ones = T.context().bv_val(-1, Width);
  const bool Rest = O == IROp::SRem;
  Term Result = T.folded(Rest ? z3::srem(X, Y) : X / Y);
  Result = T.select(T.equal(Y, Ones), Rest ? Zero : T.folded(Zero - X), Result);
  return T.fromBits(A.Type, T.select(T.equal(Y, Zero), Ones, Result));
}

Term Execution::binaryFloat(const ir::Instruction &I, const Number &A, const Number &B) {
  const Number In[] = {A, B};
  auto Result = [&](Operator O) {
    const bool Negates =
        O == Operator::Fsub && T.constant(A.Bits) == uint64_t(1) << (widthOf(A.Type) - 1); // -0 - B
    const Term Plain = Negates ? T.negation(B) : T.apply(O, A.Type, In);
    return Laws && I.Flags & ir::FastUnsafeAlgebra ? Laws->apply(O, A, B, Plain) : Plain;
  };
  if (const auto Match = ir::operatorOf(I.Op))
    return Result(*Match);
  return T.function("frem." + std::to_string(unsigned(A.Type)), A.Type, std::array{A.Bits, B.Bits});
}

Parts Execution::binary(const ir::Instruction &I, const Parts &A, const Parts &B) {
  const auto Integer = ir::operatorOf(I.Op);
  Parts Result;
  for (size_t K = 0; K < A.size(); ++K) {
    const ValueType Type = A[K].Type;
    if (A[K].Kind != Part::Scalar || B[K].Kind != Part::Scalar || B[K].Type != Type) {
      stop("arithmetic on what is no number");
      return A;
    }
    const Number In[] = {A[K].number(), B[K].number()};
    if (isFloat(Type)) {
      Result.push_back(bits(binaryFloat(I, In[0], In[1]), Type));
      continue;
    }
    Result.push_back(
        bits(Integer ? T.apply(*Integer, Type, In) : divided(I.Op, In[0], In[1]), Type));
  }
  return Result;
}

Term Execution::compareFloats(unsigned Predicate, const Number &A, const Number &B) {
  const Number In[] = {A, B};
  auto Is = [&](Operator O) { return T.apply(O, ValueType::I1, In); };
  if (const auto Match = ir::comparisonOf(IROp::FCmp, Predicate))
    return Match->IsNegated ? T.negated(Is(Match->Op)) : Is(Match->Op);
  const Term Unordered = T.any(T.isNaN(A.Type, A.Bits), T.isNaN(B.Type, B.Bits));
  switch (Predicate) {
  case ir::FcmpFalse: return T.boolean(false);
  case ir::FcmpTrue: return T.boolean(true);
  case ir::FcmpUno: return Unordered;
  case ir::FcmpOrd: return T.negated(Unordered);
  case ir::FcmpUeq: return T.any(Unordered, Is(Operator::Feq));
  default: return T.both(T.negated(Unordered), Is(Operator::Fne)); // one: neither is NaN
  }
}

Term Execution::castOf(const ir::Instruction &I, const Number &A, ValueType To) {
  const Number In[] = {A};
  const auto Conversion = ir::operatorOf(I.Op);
  if (I.Op == IROp::FPExt) {
    const Term Kept = T.widened(A, To);
    if (A.Type != ValueType::Float || T.mode() != FloatMode::Flushed)
      return Kept;
    // Conversions to double may keep denormals where arithmetic on floats flushes them.
    return T.select(T.symbol("keepsDenormals", ValueType::I1), Kept,
                    T.apply(Operator::Fconvert, To, In));
  }
  if (I.Op == IROp::BitCast && widthOf(A.Type) == widthOf(To))
    return A.Bits;
  if (Conversion && I.Op != IROp::BitCast)
    return T.apply(*Conversion, To, In);
  stop("a conversion between types that it does not take");
  return T.number(To, 0);
}

Term Execution::compareIntegers(unsigned Predicate, const Number &A, const Number &B) {
  const auto Is = ir::comparisonOf(IROp::ICmp, Predicate);
  if (!Is) {
    stop("a comparison without a predicate");
    return T.boolean(false);
  }
  return T.apply(Is->Op, ValueType::I1, Is->IsSwapped ? std::array{B, A} : std::array{A, B});
}

/// Runs binary operations, conversions, comparisons and selections.
Parts Execution::elementwise(const ir::Instruction &I) {
  std::vector<Parts> In;
  for (ir::ValueId V : M.operands(I))
    In.push_back(get(V));
  const size_t Count = In.empty() ? 0 : In.back().size();
  if (ended() || !Count || In[I.Op == IROp::Select ? 1 : 0].size() != Count)
    return stop("an instruction with operands of different types"), Parts{anyPart(ValueType::I32)};
  if (ir::isBinary(I.Op))
    return binary(I, In[0], In[1]);
  Parts Result;
  std::vector<Leaf> Types;
  if (!flatten(I.Type, Types))
    stop("a value of a type that is too large");
  for (size_t K = 0; K < Count && !ended(); ++K) {
    const Part &A = In[0][In[0].size() == Count ? K : 0];
    if (I.Op == IROp::Select) {
      Result.push_back(joinedPart(A.Bits, In[1][K], In[2][K]));
    } else if (A.Kind != Part::Scalar || In.back()[K].Kind != Part::Scalar) {
      stop("a comparison or conversion of what is no number");
    } else if (ir::isCast(I.Op)) {
      const ValueType To = K < Types.size() ? Types[K].Type : ValueType::None;
      if (Types.size() != Count || To == ValueType::None)
        stop("a conversion that changes the number of elements");
      else
        Result.push_back(bits(castOf(I, A.number(), To), To));
    } else if (I.Op == IROp::FCmp) {
      Result.push_back(
          bits(compareFloats(I.Predicate, A.number(), In[1][K].number()), ValueType::I1));
    } else {
      Result.push_back(
          bits(compareIntegers(I.Predicate, A.number(), In[1][K].number()), ValueType::I1));
    }
  }
  return Result;
}

/// Runs extractvalue and insertvalue.
void Execution::aggregate(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  Parts All = get(Operands[0]);
  const auto Range = Layout.scalars(M.Values[Operands[0]].Type, M.indices(I));
  if (!Range || Range->First + Range->Count > All.size())
    return stop("an index that leads out of an aggregate");
  const auto First = All.begin() + long(Range->First);
  if (I.Op == IROp::ExtractValue)
    return define(I, Parts(First, First + long(Range->Count)));
  const Parts New = get(Operands[1]);
  if (New.size() != Range->Count)
    return stop("an aggregate takes a value of another type");
  std::copy(New.begin(), New.end(), First);
  define(I, std::move(All));
}

/// Runs extractelement, insertelement and shufflevector.
void Execution::vectorElement(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  Parts All = get(Operands[0]);
  if (I.Op == IROp::ShuffleVector) {
    const Parts Second = get(Operands[1]), Mask = get(Operands[2]);
    Parts Result;
    for (const Part &P : Mask) {
      const auto K = T.constant(P.Bits);
      if (K && *K >= All.size() + Second.size())
        return stop("a shuffle of an element that is not there");
      Result.push_back(!K                ? anyPart(All[0].Type)
                       : *K < All.size() ? All[*K]
                                         : Second[*K - All.size()]);
    }
    return define(I, std::move(Result));
  }
  const bool Insert = I.Op == IROp::InsertElement;
  const Parts Index = get(Operands[Insert ? 2 : 1]);
  const Parts New = Insert ? get(Operands[1]) : Parts();
  if (ended() || Index.size() != 1 || All.empty() || (Insert && New.size() != 1))
    return stop("an element of what is no vector");
  // An index out of range gives an undefined value.
  Part Picked = anyPart(All[0].Type);
  const unsigned Width = T.asBits(Index[0].Bits).get_sort().bv_size();
  for (size_t K = 0; K < All.size(); ++K) {
    const Term Is = T.equal(Index[0].Bits, T.context().bv_val(unsigned(K), Width));
    if (Insert)
      All[K] = joinedPart(Is, New[0], All[K]);
    else
      Picked = joinedPart(Is, All[K], Picked);
  }
  define(I, Insert ? std::move(All) : Parts{Picked});
}

void Execution::loadVariable(const ir::Instruction &I) {
  const Parts From = get(M.operands(I)[0]);
  std::vector<Leaf> Leaves;
  if (ended() || From.size() != 1 || From[0].Kind != Part::Pointer || !flatten(I.Type, Leaves))
    return stop("a load from memory without a name");
  Parts Result;
  for (const Leaf &L : Leaves) {
    if (L.Type == ValueType::None)
      return stop("a handle in a variable");
    const Address Place{T.number(ValueType::I64, 0), T.simplified(From[0].Bits + T.word(L.Offset))};
    const unsigned Bytes = std::max(widthOf(L.Type) / 8, 1u);
    assumeInside(From[0], Place.Byte, Bytes);
    Term Read = Variables[From[0].Object].read(T, Place, Bytes, Path);
    if (L.Type == ValueType::I1)
      Read = T.extract(Read, 0, 0);
    Result.push_back(bits(T.fromBits(L.Type, Read), L.Type));
  }
  define(I, std::move(Result));
}

void Execution::storeVariable(const ir::Instruction &I) {
  const Parts To = get(M.operands(I)[0]), Value = get(M.operands(I)[1]);
  std::vector<Leaf> Leaves;
  if (ended() || To.size() != 1 || To[0].Kind != Part::Pointer ||
      !flatten(M.Values[M.operands(I)[1]].Type, Leaves) || Leaves.size() != Value.size())
    return stop("a store to memory without a name");
  for (size_t K = 0; K < Leaves.size(); ++K) {
    if (Value[K].Kind != Part::Scalar)
      return stop("a handle in a variable");
    const Address Place{T.number(ValueType::I64, 0),
                        T.simplified(To[0].Bits + T.word(Leaves[K].Offset))};
    const unsigned Bytes = std::max(widthOf(Value[K].Type) / 8, 1u);
    assumeInside(To[0], Place.Byte, Bytes);
    Variables[To[0].Object].write(
        {Path, Place, Bytes, T.resized(T.asBits(Value[K].Bits), Bytes * 8)});
  }
}

/// Returns one operation for all that have the same effect with this constant operand: an exchange
/// if the operation always stores its operand, Or with 0 if it never changes memory.
static std::pair<ir::RmwOperation, uint64_t> sameOperation(ir::RmwOperation O, uint64_t Operand,
                                                           unsigned Width) {
  using Rmw = ir::RmwOperation;
  const uint64_t Ones = ~uint64_t(0) >> (64 - Width), Most = Ones >> 1, Least = Most + 1;
  const std::pair<Rmw, uint64_t> Same{O, Operand}, Exchange{Rmw::Xchg, Operand},
      Nothing{Rmw::Or, 0};
  auto Choose = [&](uint64_t Stored, uint64_t Neutral) {
    return Operand == Stored ? Exchange : Operand == Neutral ? Nothing : Same;
  };
  switch (O) {
  case Rmw::Add:
  case Rmw::Sub:
  case Rmw::Xor: return Operand ? Same : Nothing;
  case Rmw::And: return Choose(0, Ones);
  case Rmw::Or: return Choose(Ones, 0);
  case Rmw::UMin: return Choose(0, Ones);
  case Rmw::UMax: return Choose(Ones, 0);
  case Rmw::Min: return Choose(Least, Most);
  case Rmw::Max: return Choose(Most, Least);
  default: return Same;
  }
}

/// Runs an atomic operation on groupshared memory. Other threads may write between two of them.
void Execution::sharedAtomic(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  const Parts To = get(Operands[0]);
  std::vector<Term> In;
  for (size_t K = 1; K < Operands.size(); ++K)
    for (const Part &P : get(Operands[K]))
      In.push_back(P.Bits);
  const ValueType Type = typeOf(M.Values[Operands[1]].Type);
  if (ended() || To.size() != 1 || To[0].Kind != Part::Pointer || Type == ValueType::None)
    return stop("an atomic operation on memory without a name");
  Memory &Variable = Variables[To[0].Object];
  if (!Variable.name().starts_with("groupshared"))
    return stop("an atomic operation on a variable of one thread");
  In.push_back(To[0].Bits);
  unsigned Operation = I.Predicate;
  if (const auto Constant = T.constant(In[0]);
      Constant && I.Op == IROp::AtomicRmw && !isFloat(Type)) {
    const auto [Same, Operand] =
        sameOperation(ir::RmwOperation(Operation), *Constant, widthOf(Type));
    Operation = unsigned(Same);
    In[0] = T.number(Type, Operand);
  }
  const std::string What = std::string(ir::opcodeName(I.Op)) + "." + std::to_string(Operation) +
                           "." + std::to_string(unsigned(Type)) + " of " + Variable.name();
  const size_t Number = addEffect({What, Path, In, {{Variable.name(), Variable}}});
  Variable.forget(unsigned(Number + 1));
  const Part Old = bits(T.symbol("effect." + std::to_string(Number), Type), Type);
  Parts Result = {Old};
  if (I.Op == IROp::CmpXchg)
    Result.push_back(bits(T.equal(Old.Bits, In[0]), ValueType::I1));
  define(I, std::move(Result));
}

void Execution::runCall(const ir::Instruction &I) {
  const std::string_view Name = M.calleeName(I);
  if (Name.starts_with(DebugCallPrefix) || Name.starts_with(LifetimeCallPrefix))
    return;
  if (const auto Call = ir::OpCall::of(M, I))
    return runOp(*Call);
  const ir::Function *Callee = M.calledFunction(I);
  if (!Callee || Callee->IsDeclaration || M.operands(I).size() != Callee->ArgumentCount)
    return stop("a call of a function that is not there");
  for (uint32_t K = 0; K < Callee->ArgumentCount; ++K)
    Values[Callee->FirstArgument + K] = get(M.operands(I)[K]);
  Parts Returned;
  const Term Outer = Path;
  runFunction(ir::FunctionId(Callee - M.Functions.data()), Outer, Returned);
  if (I.Result != ir::None)
    define(I, std::move(Returned));
}

void Execution::runInstruction(const ir::Instruction &I) {
  Running = &I;
  switch (I.Op) {
  case IROp::Call: return runCall(I);
  case IROp::Alloca:
    return define(I, {{T.word(0), ValueType::None, Part::Pointer,
                       addVariable({}, 0, Layout.allocSize(M.elementType(I)).value_or(0))}});
  case IROp::Load: return loadVariable(I);
  case IROp::Store: return storeVariable(I);
  case IROp::AtomicRmw:
  case IROp::CmpXchg: return sharedAtomic(I);
  case IROp::GetElementPtr:
    return define(I,
                  elementPlace(get(M.operands(I)[0]), M.operands(I).subspan(1), M.elementType(I)));
  case IROp::ExtractValue:
  case IROp::InsertValue: return aggregate(I);
  case IROp::ExtractElement:
  case IROp::InsertElement:
  case IROp::ShuffleVector: return vectorElement(I);
  default: break;
  }
  if ((I.Op == IROp::BitCast || I.Op == IROp::AddrSpaceCast) &&
      M.type(I.Type).Kind == ir::TypeKind::Pointer)
    return define(I, get(M.operands(I)[0]));
  if (!ir::isBinary(I.Op) && !ir::isCast(I.Op) && I.Op != IROp::ICmp && I.Op != IROp::FCmp &&
      I.Op != IROp::Select)
    return stop("an instruction that DXIL does not have");
  Parts Result = elementwise(I);
  if (I.Flags & FastFlags && (I.Op == IROp::FCmp || !Result.empty()))
    for (const Part &P : Result)
      if (I.Op == IROp::FCmp || isFloat(P.Type))
        if (!T.constant(P.Bits))
          T.markFast(P.Bits);
  define(I, std::move(Result));
}

} // namespace dxil::prove
