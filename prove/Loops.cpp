// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares loops by one iteration instead of all.
//
// The state of a loop consists of the values of its phis and its memory. The loops are equal by
// induction if both programs start them with equal states, and an iteration from equal states ends
// with equal states. So one iteration is executed from an unknown state that both programs share;
// after the loop, this state represents the state of the last iteration.
//
// The state is taken at the header, or after the header if the header only decides whether there is
// another iteration: optimization moves such a check to the end of the iteration, and leaves a copy
// before the loop.
#include "Congruence.h"
#include "Program.h"

#include <dxil/generated/Limits.h>
#include <dxil/ops/queries.h>

#include <algorithm>

namespace dxil::prove {

using IROp = ir::Opcode;

/// The solver's budget for the proof that a value of the state is the same in both programs.
static constexpr Solver::Share StateShare{0.2, Solver::StepsOfSecond / 4};
/// The solver's budget for the proof that a condition holds in each iteration.
static constexpr Solver::Share InvariantShare{0.1, Solver::StepsOfSecond / 4};
/// The most conditions that are tried as invariants.
static constexpr size_t MostInvariants = 32;
/// The most bytes of local arrays in the state of a loop.
static constexpr uint32_t MostBytes = 512;
/// The most attempts to pair the states of two loops.
static constexpr unsigned MostRounds = 8;

namespace {

/// The memory that an instruction accesses.
struct Touch {
  bool Buffers = false, Shared = false, Other = false;
  ir::ValueId Pointer = ir::None; ///< operand of a store
};

bool hasNode(const meaning::OpMeaning &M, std::initializer_list<Operator> Any) {
  return std::any_of(M.Nodes.begin(), M.Nodes.end(), [&](const meaning::Node &N) {
    return std::find(Any.begin(), Any.end(), N.Op) != Any.end();
  });
}

Touch touchOf(const ir::Module &M, const ir::Instruction &I) {
  Touch Result;
  if (I.Op == IROp::Store || I.Op == IROp::AtomicRmw || I.Op == IROp::CmpXchg)
    Result.Pointer = M.operands(I)[0];
  if (I.Op != IROp::Call)
    return Result;
  const std::string_view Name = M.calleeName(I);
  if (Name.starts_with(DebugCallPrefix) || Name.starts_with(LifetimeCallPrefix))
    return Result;
  const auto Call = ir::OpCall::of(M, I);
  if (!Call) {
    Result.Other = true;
    return Result;
  }
  const AttributeSet Has = attributes(Call->code(), {1, 255});
  if (Has.contains(Attribute::IsBarrier))
    Result.Buffers = Result.Shared = true;
  else if (const meaning::OpMeaning *Meaning = meaning::findMeaning(Call->code())) {
    Result.Buffers =
        hasNode(*Meaning, {Operator::Store, Operator::StoreComponents, Operator::Atomic});
    Result.Other = hasNode(*Meaning, {Operator::SetState});
  }
  return Result;
}

} // namespace

/// Finds the memory that a loop writes. Returns false if the loop has other effects.
bool Execution::findWrites(uint32_t Loop, LoopWrites &To) {
  for (uint32_t B = 0; B < Here->F->Blocks.Count; ++B) {
    if (!Here->Graph->contains(Loop, B))
      continue;
    for (const ir::Instruction &I : M.instructions(M.blocks(*Here->F)[B])) {
      const Touch Does = touchOf(M, I);
      To.Buffers |= Does.Buffers;
      To.Shared |= Does.Shared;
      if (Does.Other)
        return false;
      if (Does.Pointer == ir::None)
        continue;
      const std::optional<uint32_t> Variable = variableOf(Does.Pointer);
      if (!Variable)
        return false;
      if (Variables[*Variable].name().starts_with("groupshared"))
        To.Shared = true;
      else
        To.Locals.insert(*Variable);
    }
  }
  return true;
}

/// Returns the variable that a pointer points into.
std::optional<uint32_t> Execution::variableOf(ir::ValueId Pointer) {
  for (unsigned Depth = 0; Depth < 64; ++Depth) {
    const ir::Value &V = M.Values[Pointer];
    if (V.Kind == ir::ValueKind::Global)
      return globalPlace(Pointer)[0].Object;
    if (V.Kind == ir::ValueKind::Constant) {
      const auto Operands = M.operands(*M.constant(Pointer));
      if (Operands.empty())
        return std::nullopt;
      Pointer = Operands[0];
      continue;
    }
    const ir::Instruction *I = M.definition(Pointer);
    if (!I)
      return std::nullopt;
    if (I->Op == IROp::Alloca) {
      const Parts &Place = Values[Pointer];
      return Place.size() == 1 && Place[0].Kind == Part::Pointer ? std::optional(Place[0].Object)
                                                                 : std::nullopt;
    }
    if (I->Op != IROp::GetElementPtr && I->Op != IROp::BitCast && I->Op != IROp::AddrSpaceCast)
      return std::nullopt;
    Pointer = M.operands(*I)[0];
  }
  return std::nullopt;
}

/// Returns true if the header of a loop only decides whether there is another iteration.
bool Execution::startsWithCheck(uint32_t Loop) {
  const Flow::Level &L = Here->Graph->levels()[Loop];
  if (L.Body == Flow::None)
    return false;
  const auto Header = M.instructions(M.blocks(*Here->F)[L.Header]);
  return std::none_of(Header.begin(), Header.end(), [&](const ir::Instruction &I) {
    const Touch Does = touchOf(M, I);
    return Does.Buffers || Does.Shared || Does.Other || Does.Pointer != ir::None;
  });
}

Term Execution::conditionOf(uint32_t Block) {
  Term Any = T.boolean(false);
  for (const Frame::Incoming &E : Here->Edges[Block])
    Any = T.any(Any, E.Condition);
  return Any;
}

/// Returns the values of the phis of a header, then the words of variables.
std::optional<Parts> Execution::stateOf(const std::vector<Parts> &Phis, const LoopWrites &Writes,
                                        const Term &When) {
  Parts All;
  for (const Parts &Each : Phis)
    All.insert(All.end(), Each.begin(), Each.end());
  for (const Part &P : All)
    if (P.Kind != Part::Scalar) {
      stop("a handle or pointer that an iteration of a loop leaves to the next");
      return std::nullopt;
    }
  uint32_t Bytes = 0;
  for (uint32_t V : Writes.Locals)
    for (uint32_t Byte = 0; Byte < VariableBytes[V]; Byte += 4, Bytes += 4) {
      if (VariableBytes[V] % 4 || Bytes >= MostBytes) {
        stop("a loop that writes a large array");
        return std::nullopt;
      }
      const Address Place{T.number(ValueType::I64, 0), T.word(Byte)};
      All.push_back(bits(Variables[V].read(T, Place, 4, When), ValueType::I32));
    }
  return All;
}

/// Returns the byte offset of each value of the state in its variable, or None for a phi.
std::vector<uint32_t> Execution::offsetsOf(const std::vector<Parts> &Phis,
                                           const LoopWrites &Writes) const {
  std::vector<uint32_t> Offsets;
  for (const Parts &Each : Phis)
    Offsets.resize(Offsets.size() + Each.size(), Flow::None);
  for (uint32_t V : Writes.Locals)
    for (uint32_t Byte = 0; Byte < VariableBytes[V]; Byte += 4)
      Offsets.push_back(Byte);
  return Offsets;
}

/// Sets the phis and variables at the start of an iteration to `State`.
void Execution::enterState(uint32_t Loop, const LoopWrites &Writes, const Term &Entered,
                           std::span<const Part> State) {
  const uint32_t Header = Here->Graph->levels()[Loop].Header;
  size_t K = 0;
  Frame::Incoming Edge{Entered, {}};
  for (const ir::Instruction &I : M.instructions(M.blocks(*Here->F)[Header])) {
    if (I.Op != IROp::Phi)
      break;
    std::vector<Leaf> Leaves;
    flatten(I.Type, Leaves);
    Edge.Phis.emplace_back(State.begin() + long(K), State.begin() + long(K + Leaves.size()));
    K += Leaves.size();
  }
  Here->Edges[Header] = {std::move(Edge)};
  for (uint32_t V : Writes.Locals)
    for (uint32_t Byte = 0; Byte < VariableBytes[V]; Byte += 4)
      Variables[V].write(
          {Entered, {T.number(ValueType::I64, 0), T.word(Byte)}, 4, State[K++].Bits});
}

/// Returns the values of the phis of a header, joined over the incoming edges.
std::vector<Parts> Execution::phisOf(uint32_t Header) {
  std::vector<Parts> Result;
  for (const Frame::Incoming &E : Here->Edges[Header]) {
    Result.resize(E.Phis.size());
    for (size_t K = 0; K < E.Phis.size(); ++K)
      join(E.Condition, E.Phis[K], Result[K]);
  }
  return Result;
}

/// Runs one iteration and leaves the loop's state in the incoming edges of the header. Returns the
/// condition of another iteration.
Term Execution::runIteration(uint32_t Loop, const LoopWrites &Writes, LoopState &Now,
                             bool HasCheck) {
  const Flow::Level &L = Here->Graph->levels()[Loop];
  enterState(Loop, Writes, Now.Entered, Now.State);
  if (HasCheck) {
    Within = Loop;
    runBlock(L.Header);
    Within = 0;
    // An iteration runs only if the header's check has passed.
    const Term Passed = T.any(T.negated(Now.Entered), conditionOf(L.Body));
    if (!Against)
      S.assume(Passed);
    else if (!IsTrial && !S.proves(Passed, StateShare))
      stop("a check before an iteration of a loop may differ");
    for (Frame::Incoming &E : Here->Edges[L.Body])
      E.Condition = Now.Entered;
  }
  runLevel(Loop);
  const Term Back = conditionOf(L.Header);
  const std::vector<Parts> Phis = phisOf(L.Header);
  if (Back.is_false())
    Now.Next = Now.State;
  else if (const auto Next = ended() ? std::nullopt : stateOf(Phis, Writes, Back))
    Now.Next = *Next;
  if (!HasCheck)
    return Here->Edges[L.Header].clear(), Back;
  if (!Here->Edges[L.Header].empty() && !ended())
    runBlock(L.Header);
  const Term Again = conditionOf(L.Body);
  Here->Edges[L.Body].clear();
  return Again;
}

/// Replaces the condition of a loop's last exit by "no other exit is taken": every loop ends by one
/// of its exits.
void Execution::completeExits(uint32_t Loop, size_t First, const Term &Entered) {
  std::vector<Frame::Exit> &Exits = Here->Exits[Loop];
  if (Exits.size() <= First)
    return;
  Term Others = T.boolean(false);
  for (size_t K = First; K + 1 < Exits.size(); ++K)
    Others = T.any(Others, Exits[K].Condition);
  const Term Former = Exits.back().Condition, Rest = T.both(Entered, T.negated(Others));
  auto Replace = [&](Term &Condition) {
    if (z3::eq(Condition, Former))
      Condition = Rest;
  };
  for (uint32_t B = 0; B < Here->Edges.size(); ++B)
    if (!Here->Graph->contains(Loop, B))
      for (Frame::Incoming &E : Here->Edges[B])
        Replace(E.Condition);
  Replace(Exits.back().Condition);
  for (uint32_t L = Here->Graph->levels()[Loop].Outer; L; L = Here->Graph->levels()[L].Outer)
    for (Frame::Exit &E : Here->Exits[L])
      Replace(E.Condition);
}

/// Compares the memory that a loop writes at the loop's start or end. Returns the number of the
/// effect.
size_t Execution::compareMemory(const LoopWrites &Writes, const Term &When,
                                const std::string &What) {
  Effect E{What, When, {}, {}};
  if (Writes.Buffers)
    for (const auto &[Name, Contents] : Result.Written)
      E.Before.emplace(Name, Contents);
  if (Writes.Shared)
    for (const Memory &V : Variables)
      if (V.name().starts_with("groupshared"))
        E.Before.emplace(V.name(), V);
  return addEffect(std::move(E));
}

/// Makes the contents of the memory that a loop writes unknown.
void Execution::forgetMemory(const LoopWrites &Writes, unsigned Version) {
  if (Writes.Buffers)
    for (const container::Resource *R : Resources)
      if (R->Class == ResourceClass::UAV) {
        memoryOf(*R).forget(Version);
        Versions[keyOf(*R)] = Version;
      }
  if (Writes.Shared)
    for (Memory &V : Variables)
      if (V.name().starts_with("groupshared"))
        V.forget(Version);
  if (Writes.Buffers || Writes.Shared)
    Fenced = Version;
}

/// Adds candidates for invariants of the loop: each conjunct of the condition of another iteration,
/// and, for a conjunct `x != y`, the orders of x and y.
static void addCandidates(Terms &T, const Term &Condition, std::vector<Term> &To) {
  std::vector<Term> Work = {Condition};
  while (!Work.empty() && To.size() < MostInvariants) {
    const Term Each = Work.back();
    Work.pop_back();
    for (unsigned I = 0; Each.is_and() && I < Each.num_args(); ++I)
      Work.push_back(Each.arg(I));
    if (Each.is_and())
      continue;
    To.push_back(Each);
    const Term Equal = T.negated(Each);
    if (!Equal.is_eq() || !Equal.arg(0).is_bv())
      continue;
    const Term X = Equal.arg(0), Y = Equal.arg(1);
    for (const Term &Order : {z3::ult(X, Y), z3::ult(Y, X), z3::slt(X, Y), z3::slt(Y, X)})
      To.push_back(Order);
  }
}

/// Assumes the candidates that are invariants of the first program's loop, by induction.
void Execution::assumeInvariants(const LoopState &Now, const Term &Again) {
  z3::expr_vector State(T.context()), Entry(T.context()), Next(T.context());
  z3::expr_vector Changed(T.context()), Former(T.context());
  std::vector<Term> Candidates;
  for (size_t I = 0; I < Now.State.size(); ++I) {
    State.push_back(Now.State[I].Bits);
    Entry.push_back(Now.Entry[I].Bits);
    Next.push_back(Now.Next[I].Bits);
    if (Now.Next[I].Bits.num_args() > 0) {
      Changed.push_back(Now.Next[I].Bits);
      Former.push_back(Now.State[I].Bits);
    }
    if (Now.State[I].Type == ValueType::I32 && T.constant(Now.Entry[I].Bits))
      Candidates.push_back(z3::sge(Now.State[I].Bits, T.word(0)));
  }
  Term Condition = Again;
  if (!Changed.empty())
    Condition = Condition.substitute(Changed, Former);
  addCandidates(T, Condition, Candidates);
  for (Term Each : Candidates) {
    const Term AtStart = Each.substitute(State, Entry), AtEnd = Each.substitute(State, Next);
    auto Holds = [&](const Term &When, const Term &Claim) {
      return S.refutesGeneralized(T.both(When, T.negated(Claim)), InvariantShare,
                                  Solver::Unknown::Functions);
    };
    if (!z3::eq(Each, AtStart) && Holds(Now.Entered, AtStart) && Holds(T.both(Again, Each), AtEnd))
      S.assume(T.any(T.negated(Now.Entered), Each));
  }
}

namespace {

/// A value in the state of a loop or of a nested loop.
struct Node {
  Part State;
  Term Next, Entry;
  int Color = 0;
};

std::vector<Node> nodesOf(const std::vector<LoopState> &Loops, size_t Loop) {
  std::vector<Node> Result;
  for (size_t L = Loop; L < Loops.size(); ++L)
    for (size_t I = 0; I < std::min(Loops[L].State.size(), Loops[L].Next.size()); ++I)
      Result.push_back({Loops[L].State[I], Loops[L].Next[I].Bits, Loops[L].Entry[I].Bits});
  return Result;
}

} // namespace

/// Colors the values in the states of a loop in both programs. Two values have the same color only
/// if they may be equal: colors distinguish initial values first, then values after an iteration.
/// Values in the states of nested loops are colored in the same way.
std::pair<Execution::Colors, Execution::Colors>
Execution::colorStates(const LoopState &Now, const LoopState &First, size_t Loop) {
  auto Starts = [&](const Part &P) {
    for (size_t I = 0; I < First.Entry.size(); ++I)
      if (First.Entry[I].Type == P.Type &&
          provesEqual(Equal, First.Entry[I].Bits, P.Bits, Now.Entered, StateShare))
        return int(I);
    return -1;
  };
  std::vector<LoopState> Loops = Result.Loops;
  Loops[Loop] = Now;
  std::vector<Node> Nodes[] = {nodesOf(Against->Loops, Loop), nodesOf(Loops, Loop)};
  const LoopState *States[] = {&First, &Now};
  for (unsigned Program = 0; Program < 2; ++Program)
    for (size_t I = 0; I < States[Program]->State.size(); ++I)
      Nodes[Program][I].Color = Starts(States[Program]->Entry[I]) + 1;
  size_t Former = 0;
  for (unsigned Round = 0; Round < MostRounds; ++Round) {
    std::map<std::tuple<int, EqualTerms::Signature, EqualTerms::Signature>, int> Numbers;
    for (std::vector<Node> &Program : Nodes) {
      z3::expr_vector From(T.context()), To(T.context());
      for (const Node &N : Program) {
        From.push_back(N.State.Bits);
        To.push_back(T.symbol("color." + std::to_string(N.Color) + "." +
                                  std::to_string(unsigned(N.State.Type)),
                              N.State.Type));
      }
      for (size_t I = 0; I < Program.size(); ++I) {
        Node &N = Program[I];
        // The first colors distinguish the initial values of the loop itself.
        const bool IsInner = I >= States[&Program - Nodes]->State.size();
        Term Next = N.Next, Entry = IsInner ? N.Entry : T.boolean(true);
        N.Color = Numbers
                      .try_emplace({N.Color, Equal.signatureOf(Next.substitute(From, To)),
                                    Equal.signatureOf(Entry.substitute(From, To))},
                                   int(Numbers.size()))
                      .first->second;
      }
    }
    if (Numbers.size() == Former)
      break;
    Former = Numbers.size();
  }
  std::pair<Colors, Colors> Result;
  for (unsigned Program = 0; Program < 2; ++Program)
    for (size_t I = 0; I < States[Program]->State.size(); ++I)
      (Program ? Result.second : Result.first).push_back(Nodes[Program][I].Color);
  return Result;
}

/// Pairs each value of the state with a value of the first program's state that is equal at the
/// start. Returns the index in the first program's state, or -1 without one.
std::vector<int> Execution::pairStates(const LoopState &Now, const LoopState &First,
                                       const Colors &NowColors, const Colors &FirstColors,
                                       const std::set<std::pair<size_t, size_t>> &Wrong) {
  std::vector<int> Result;
  std::vector<bool> Used(First.Entry.size());
  auto IsSame = [&](size_t I, size_t J, bool HasColor, bool HasOffset) {
    const Part &A = First.Entry[I], &B = Now.Entry[J];
    return A.Type == B.Type && (FirstColors[I] == NowColors[J]) == HasColor &&
           (First.Offsets[I] == Now.Offsets[J]) == HasOffset && !Wrong.contains({I, J}) &&
           provesEqual(Equal, A.Bits, B.Bits, Now.Entered, StateShare);
  };
  for (size_t J = 0; J < Now.Entry.size(); ++J) {
    int Place = -1;
    for (unsigned Way = 0; Way < 8; ++Way)
      for (size_t I = 0; I < First.Entry.size() && Place < 0; ++I)
        if (Used[I] == (Way % 4 > 1) && IsSame(I, J, Way < 4, Way % 2 == 0))
          Place = int(I);
    if (Place >= 0)
      Used[size_t(Place)] = true;
    Result.push_back(Place);
  }
  return Result;
}

/// Makes symbols for the state at the start of an iteration.
Parts Execution::symbolsFor(const LoopState &Now, const std::string &Name) {
  Parts State;
  for (const Part &P : Now.Entry)
    State.push_back(bits(T.symbol(Name + "." + std::to_string(State.size()), P.Type), P.Type));
  return State;
}

/// Runs an iteration of the second program. Pairs its state with the first program's so that paired
/// values stay equal.
Term Execution::runPaired(uint32_t Loop, const LoopWrites &Writes, LoopState &Now,
                          const LoopState &First, const std::string &Name, bool HasCheck) {
  const Snapshot Before = snapshot();
  const Parts Own = symbolsFor(Now, Who + "." + Name);
  Now.State = Own;
  IsTrial = true; // a run without comparisons shows how the state changes, which the pairing needs
  runIteration(Loop, Writes, Now, HasCheck);
  IsTrial = false;
  if (ended() || Now.Next.size() != Now.State.size())
    return T.boolean(false);
  const auto [FirstColors, NowColors] =
      colorStates(Now, First, size_t(&First - Against->Loops.data()));
  std::set<std::pair<size_t, size_t>> Wrong;
  for (unsigned Round = 0;; ++Round) {
    restore(Before);
    const std::vector<int> Pairs = pairStates(Now, First, NowColors, FirstColors, Wrong);
    for (size_t J = 0; J < Pairs.size(); ++J)
      Now.State[J] = Pairs[J] >= 0 ? First.State[size_t(Pairs[J])] : Own[J];
    const Term Again = runIteration(Loop, Writes, Now, HasCheck);
    if (ended())
      return Again;
    const size_t Former = Wrong.size();
    for (size_t J = 0; J < Pairs.size(); ++J) {
      if (Pairs[J] < 0)
        continue;
      const Term Same = T.equal(First.Next[size_t(Pairs[J])].Bits, Now.Next[J].Bits);
      if (!Same.is_true() && !provesEqual(Equal, First.Next[size_t(Pairs[J])].Bits,
                                          Now.Next[J].Bits, Again, StateShare))
        Wrong.insert({size_t(Pairs[J]), J});
    }
    if (Wrong.size() == Former)
      return Again;
    if (Round >= MostRounds)
      return stop("a loop whose iterations may differ"), Again;
  }
}

/// Runs a loop as one iteration from an unknown state.
void Execution::runAsOne(uint32_t Loop) {
  const Flow::Level &L = Here->Graph->levels()[Loop];
  LoopWrites Writes;
  if (!findWrites(Loop, Writes))
    return stop("a loop with outputs or calls");
  const bool HasCheck = startsWithCheck(Loop);
  std::vector<Parts> Phis = phisOf(L.Header);
  Here->Exits[Loop].clear();
  LoopState Now{conditionOf(L.Header), {}, {}, {}, {}};
  if (HasCheck) {
    runBlock(L.Header);
    Now.Entered = conditionOf(L.Body);
    Here->Edges[L.Body].clear();
  } else {
    Here->Edges[L.Header].clear();
  }
  if (Now.Entered.is_false() || ended())
    return joinLoop(Loop);
  Path = Now.Entered;
  readFacts();
  const size_t Number = Result.Loops.size(), FirstExit = Here->Exits[Loop].size();
  const std::string Name = "loop." + std::to_string(Number);
  const auto Entry = stateOf(Phis, Writes, Now.Entered);
  if (!Entry)
    return;
  Now.Entry = *Entry;
  Now.Offsets = offsetsOf(Phis, Writes);
  Result.Loops.push_back(Now);
  forgetMemory(Writes, unsigned(compareMemory(Writes, Now.Entered, "the start of a loop") + 1));
  const bool IsPaired = Against && !IsTrial;
  if (IsPaired &&
      (Number >= Against->Loops.size() || Against->Loops[Number].Next.empty() != Now.Entry.empty()))
    return stop("one program has more loops");
  if (ended())
    return;
  LoopTags.push_back(Name);
  Term Again = T.boolean(false);
  if (IsPaired) {
    Again = runPaired(Loop, Writes, Now, Against->Loops[Number], Name, HasCheck);
  } else {
    Now.State = symbolsFor(Now, IsTrial ? Who + "." + Name : Name);
    Again = runIteration(Loop, Writes, Now, HasCheck);
    if (!Against && !ended())
      assumeInvariants(Now, Again);
  }
  LoopTags.pop_back();
  if (ended())
    return;
  Result.Loops[Number] = Now;
  compareMemory(Writes, Again, "the end of a loop");
  completeExits(Loop, FirstExit, Now.Entered);
  joinLoop(Loop);
}

} // namespace dxil::prove
