// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks meanings: operands, choices, elements of vectors, lanes.
#include "MeaningEmitter.h"

#include <dxil/ops/queries.h>

#include "llvm/IR/Intrinsics.h"

#include <bit>

using namespace llvm;

namespace dxil::execution {

using meaning::Node;
using meaning::Operator;
using meaning::ValueType;

static_assert(unsigned(Scalar::F64) + 1 == unsigned(ValueType::Double) &&
              unsigned(Overload::Double) == unsigned(ValueType::Double));

/// Returns what joins the elements of a vector in any order.
static Intrinsic::ID reductionOf(Operator O) {
  switch (O) {
  case Operator::Add: return Intrinsic::vector_reduce_add;
  case Operator::Mul: return Intrinsic::vector_reduce_mul;
  case Operator::And: return Intrinsic::vector_reduce_and;
  case Operator::Or: return Intrinsic::vector_reduce_or;
  case Operator::Xor: return Intrinsic::vector_reduce_xor;
  case Operator::Smin: return Intrinsic::vector_reduce_smin;
  case Operator::Smax: return Intrinsic::vector_reduce_smax;
  case Operator::Umin: return Intrinsic::vector_reduce_umin;
  case Operator::Umax: return Intrinsic::vector_reduce_umax;
  default: return Intrinsic::not_intrinsic;
  }
}

/// Returns the number that an operator joins with any other to give the other.
static Constant *neutral(Operator O, Type *Ty) {
  switch (O) {
  case Operator::Fadd: return ConstantFP::getNegativeZero(Ty);
  case Operator::Fmul: return ConstantFP::get(Ty, 1);
  case Operator::FminNum:
  case Operator::FmaxNum: return ConstantFP::getNaN(Ty);
  case Operator::Mul: return ConstantInt::get(Ty, 1);
  case Operator::And:
  case Operator::Umin: return Constant::getAllOnesValue(Ty);
  case Operator::Smin:
    return ConstantInt::get(Ty, APInt::getSignedMaxValue(Ty->getIntegerBitWidth()));
  case Operator::Smax:
    return ConstantInt::get(Ty, APInt::getSignedMinValue(Ty->getIntegerBitWidth()));
  default: return Constant::getNullValue(Ty);
  }
}

static bool mentions(const Node *N, Operator O) {
  return std::any_of(N, N + N->Size, [O](const Node &Each) { return Each.Op == O; });
}

/// Returns how the value of an expression differs between lanes.
static Uniformity::Rule ruleOf(const Node *N) {
  using enum Uniformity::Rule;
  switch (N->Op) {
  case Operator::Lane: return Never;
  case Operator::Argument: return IfOperands;
  case Operator::Reduce:
  case Operator::ReduceWhere:
  case Operator::Ballot: return mentions(N, Operator::Own) ? Never : Always;
  case Operator::ReadLane: return ruleOf(N->operand(1));
  default: break;
  }
  auto Rule = Always;
  for (unsigned I = 0; I < N->Operands; ++I)
    Rule = std::max(Rule, ruleOf(N->operand(I)));
  return Rule;
}

std::optional<Uniformity::Rule> ruleOfMeaning(OpCode Op) {
  const meaning::OpMeaning *M = meaning::findComputed(Op);
  return M ? std::optional(ruleOf(M->Nodes.data())) : std::nullopt;
}

bool FunctionWidener::MeaningEmitter::findOverload() {
  const OpInfo &Info = info(C.Op);
  if (!Info.OverloadDimensions)
    return true;
  SmallVector<Type *> Types;
  for (unsigned I = 0; I < Info.Args.size() && Types.empty(); ++I)
    if (Info.Args[I].Type == TypeKind::Overload)
      for (Value *Part : F.elementOf(C.argument(I)))
        Types.push_back(Part->getType()->getScalarType());
  if (Types.empty() && !F.P.flatten(C.I.Type, Types))
    return false;
  if (Types.empty())
    return false;
  Overloaded = ValueType(unsigned(scalarOf(Types[0])) + 1);
  const OverloadSet Has = overloads(C.Op, {1, 255});
  return Has.contains(Overload(Overloaded)) || Has.containsVector(Overload(Overloaded));
}

Value *FunctionWidener::MeaningEmitter::argument(const Node *N) {
  Type *Ty = type(typeOf(N));
  if (Visited)
    if (auto Match = VisitedRows.find(N->Value); Match != VisitedRows.end())
      return fromSlots(
          B.CreateLoad(B.getInt64Ty(), B.CreateGEP(B.getInt64Ty(), Match->second.first, Visited)),
          Match->second.second);
  const Parts All = F.elementOf(C.argument(unsigned(N->Value)));
  const size_t I = All.size() > 1 ? Element : 0;
  if (I >= All.size() || All[I]->getType()->getScalarType() != Ty) {
    F.fail("an op has operands of a type that it does not take");
    return Constant::getNullValue(Ty);
  }
  return All[I];
}

void FunctionWidener::MeaningEmitter::all(const Node *N, Parts &To) {
  if (const Node *Chosen = chosen(N))
    return all(Chosen, To);
  if (N->Op == Operator::Ballot)
    return ballot(N, To);
  if (N->Op != Operator::Tuple)
    return To.push_back(one(N));
  for (unsigned I = 0; I < N->Operands; ++I)
    all(N->operand(I), To);
}

/// Returns the operand that gives the value, or null.
const Node *FunctionWidener::MeaningEmitter::chosen(const Node *N) {
  switch (N->Op) {
  case Operator::Copy:
  case Operator::Either: return N->operand(0);
  case Operator::Within: return N->operand(1);
  case Operator::ByType: return N->operand(!meaning::isFloat(Overloaded));
  case Operator::WithHelpers: Active = F.Mask; return N->operand(0);
  case Operator::Where:
    for (unsigned I = 0; I + 1 < N->Operands; ++I)
      Bound[size_t(N->Value) + I] = one(N->operand(I));
    return N->operand(N->Operands - 1);
  default: return nullptr;
  }
}

/// Emits `cases` and `pick`: the operand with the number that the first one has, else the last.
Value *FunctionWidener::MeaningEmitter::choice(const Node *N) {
  Value *By = one(N->operand(0));
  const bool Named = N->Op == Operator::Cases;
  const unsigned Step = Named ? 2 : 1, Last = N->Operands - 1;
  auto NumberOf = [&](unsigned I) {
    return number(By, Named ? uint64_t(N->operand(I - 1)->Value) : I - 1);
  };
  const auto *Literal = dyn_cast<ConstantInt>(By);
  for (unsigned I = Step; Literal && I <= Last; I += Step)
    if (NumberOf(I) == Literal || I == Last)
      return one(N->operand(I));
  Value *Result = one(N->operand(Last));
  for (unsigned I = Last - Step; I >= Step; I -= Step) {
    Value *Both[] = {one(N->operand(I)), Result};
    alike(Both);
    Value *Is = B.CreateICmpEQ(By, NumberOf(I));
    Result =
        B.CreateSelect(Both[0]->getType()->isVectorTy() ? F.asVector(Is) : Is, Both[0], Both[1]);
  }
  return Result;
}

Value *FunctionWidener::MeaningEmitter::one(const Node *N) {
  if (const Node *Chosen = chosen(N))
    return one(Chosen);
  Type *Ty = N->Type == ValueType::None ? nullptr : type(typeOf(N));
  switch (N->Op) {
  case Operator::Argument: return argument(N);
  case Operator::Bound: return Bound[size_t(N->Value)];
  case Operator::Integer:
    return ConstantInt::get(Ty, APInt(Ty->getIntegerBitWidth(), uint64_t(N->Value), true, true));
  case Operator::Real: return ConstantFP::get(Ty, std::bit_cast<double>(N->Value));
  case Operator::Nan: return ConstantFP::getNaN(Ty);
  case Operator::Infinity: return ConstantFP::getInfinity(Ty);
  case Operator::Undefined: return Constant::getNullValue(Ty);
  case Operator::Lane: return Visited ? Visited : F.laneNumbers();
  case Operator::LaneCount: return B.getInt32(F.W);
  case Operator::Own: {
    Value *Other = std::exchange(Visited, nullptr);
    Value *Result = one(N->operand(0));
    Visited = Other;
    return Result;
  }
  case Operator::Cases:
  case Operator::Pick: return choice(N);
  case Operator::Fold: return fold(N);
  case Operator::Reduce:
  case Operator::ReduceWhere: return reduce(N);
  case Operator::ReadLane: return readLane(N);
  default: break;
  }
  SmallVector<Value *, 3> In;
  for (unsigned I = 0; I < N->Operands; ++I)
    In.push_back(one(N->operand(I)));
  return apply(N->Op, typeOf(N), std::move(In));
}

//===-- Elements and lanes --------------------------------------------------===//

Value *FunctionWidener::MeaningEmitter::fold(const Node *N) {
  size_t Count = 0;
  for (const Node *Each = N; Each != N + N->Size; ++Each)
    if (Each->Op == Operator::Argument) {
      const size_t Elements = F.elementOf(C.argument(unsigned(Each->Value))).size();
      if (!Elements || (Count && Count != Elements)) {
        F.fail("the operands of an op have different numbers of elements");
        return Constant::getNullValue(type(typeOf(N)));
      }
      Count = Elements;
    }
  Value *Total = nullptr;
  for (Element = 0; Element < Count; ++Element) {
    Value *Each = one(N->operand(0));
    Total = Total ? apply(Operator(N->Value), typeOf(N), {Total, Each}) : Each;
  }
  return Total;
}

/// Keeps the arguments that differ between lanes where a loop over lanes finds them.
void FunctionWidener::MeaningEmitter::storeVisited(const Node *Body) {
  VisitedRows.clear();
  for (const Node *N = Body; N < Body + Body->Size; N += N->Op == Operator::Own ? N->Size : 1) {
    if (N->Op != Operator::Argument || VisitedRows.contains(N->Value))
      continue;
    Value *V = argument(N);
    if (!V->getType()->isVectorTy())
      continue;
    Value *Row = newRow();
    B.CreateAlignedStore(toSlots(V), Row, Align(8));
    VisitedRows[N->Value] = {Row, V->getType()->getScalarType()};
  }
}

Value *FunctionWidener::MeaningEmitter::eachLane(const Node *Body, unsigned From, unsigned To,
                                                 Value *Start,
                                                 function_ref<Value *(Value *)> Step) {
  storeVisited(Body);
  Value *Bits = F.maskBits(Active);
  BasicBlock *Before = B.GetInsertBlock();
  auto *Loop = BasicBlock::Create(B.getContext(), "lane", F.Out);
  auto *Go = BasicBlock::Create(B.getContext(), "", F.Out);
  B.CreateBr(Loop);
  B.SetInsertPoint(Loop);
  PHINode *Lane = B.CreatePHI(B.getInt32Ty(), 2), *Total = B.CreatePHI(Start->getType(), 2);
  Visited = Lane;
  Value *IsActive =
      B.CreateTrunc(B.CreateLShr(Bits, B.CreateZExtOrTrunc(Lane, Bits->getType())), B.getInt1Ty());
  Value *Next = B.CreateSelect(IsActive, Step(Total), Total);
  Visited = nullptr;
  Value *NextLane = B.CreateAdd(Lane, B.getInt32(1));
  Lane->addIncoming(B.getInt32(From), Before);
  Lane->addIncoming(NextLane, B.GetInsertBlock());
  Total->addIncoming(Start, Before);
  Total->addIncoming(Next, B.GetInsertBlock());
  B.CreateCondBr(B.CreateICmpULT(NextLane, B.getInt32(To)), Loop, Go);
  B.SetInsertPoint(Go);
  return Next;
}

Value *FunctionWidener::MeaningEmitter::reduce(const Node *N) {
  const bool Conditional = N->Op == Operator::ReduceWhere;
  const auto Joins = Operator(N->Value);
  const ValueType T = typeOf(N);
  const Node *Body = N->operand(N->Operands - 1);
  const bool Varies = mentions(N, Operator::Own) || mentions(N, Operator::Bound);
  Constant *Neutral = neutral(Joins, type(T));
  const Intrinsic::ID AtOnce = reductionOf(Joins);
  if (!Conditional && !Varies && AtOnce) {
    Value *V = B.CreateSelect(Active, F.asVector(one(Body)), F.splat(Neutral));
    return B.CreateUnaryIntrinsic(AtOnce, V);
  }
  Value *Start = Conditional ? one(N->operand(0)) : Neutral;
  return eachLane(N, 0, F.W, Varies ? F.asVector(Start) : Start, [&](Value *Total) {
    Value *Next = apply(Joins, T, {Total, one(Body)});
    return Conditional ? B.CreateSelect(one(N->operand(1)), Next, Total) : Next;
  });
}

/// An inactive lane has the value zero.
Value *FunctionWidener::MeaningEmitter::readLane(const Node *N) {
  Value *Index = one(N->operand(1)), *V = F.asVector(one(N->operand(0)));
  Constant *None = Constant::getNullValue(V->getType());
  V = B.CreateSelect(Active, V, None);
  if (const auto *Literals = dyn_cast<ConstantDataVector>(Index)) {
    SmallVector<int> Lanes;
    for (unsigned I = 0; I < F.W; ++I)
      Lanes.push_back(int(std::min<uint64_t>(Literals->getElementAsInteger(I), F.W)));
    return B.CreateShuffleVector(V, None, Lanes);
  }
  Value *Inside = B.CreateICmpULT(Index, number(Index, F.W));
  Index = B.CreateSelect(Inside, Index, number(Index, 0));
  Value *Row = newRow();
  B.CreateAlignedStore(toSlots(V), Row, Align(8));
  Value *Place = B.CreateGEP(B.getInt64Ty(), Row, Index);
  Type *Slots = Index->getType()->getWithNewType(B.getInt64Ty());
  Value *Read =
      Slots->isVectorTy()
          ? B.CreateMaskedGather(Slots, Place, Align(8), Inside, Constant::getNullValue(Slots))
          : static_cast<Value *>(B.CreateSelect(Inside, B.CreateLoad(Slots, Place), B.getInt64(0)));
  return fromSlots(Read, V->getType()->getScalarType());
}

void FunctionWidener::MeaningEmitter::ballot(const Node *N, Parts &To) {
  const bool Varies = mentions(N, Operator::Own);
  Type *Wide = B.getIntNTy(128);
  Value *Bits =
      Varies ? nullptr
             : B.CreateZExt(F.maskBits(B.CreateAnd(Active, F.asVector(one(N->operand(0))))), Wide);
  for (unsigned First = 0; First < 128; First += 32) {
    if (!Varies)
      To.push_back(B.CreateTrunc(B.CreateLShr(Bits, First), B.getInt32Ty()));
    else if (First >= F.W)
      To.push_back(B.getInt32(0));
    else
      To.push_back(
          eachLane(N, First, std::min(First + 32, F.W), F.splat(B.getInt32(0)), [&](Value *Word) {
            Value *Bit = B.CreateShl(B.getInt32(1), B.CreateSub(Visited, B.getInt32(First)));
            Value *Condition = one(N->operand(0));
            return B.CreateSelect(Condition, B.CreateOr(Word, F.splat(Bit)), Word);
          }));
  }
}

bool FunctionWidener::emitMeaning(const OpCall &C, Parts &Result) {
  const meaning::OpMeaning *Meaning = meaning::findComputed(C.Op);
  if (!Meaning)
    return false;
  MeaningEmitter Emitter(*this, C, *Meaning);
  if (!Emitter.findOverload()) {
    fail("an op has operands of a type that it does not take");
    return true;
  }
  Emitter.all(Meaning->Nodes.data(), Result);
  for (Value *&Part : Result) {
    if (C.Uniform && Part->getType()->isVectorTy())
      return fail("a value differs between lanes where it has to be the same"), true;
    Part = C.Uniform ? Part : asVector(Part);
  }
  return true;
}

} // namespace dxil::execution
