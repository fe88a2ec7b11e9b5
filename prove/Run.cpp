// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes the blocks of functions.
#include "Program.h"

namespace dxil::prove {

using IROp = ir::Opcode;

Execution::Execution(Solver &S, const ir::Module &M, const container::ModuleFacts &Facts,
                     std::string Who, const Trace *Against, const Limits &Most, Polynomials *Laws,
                     EqualTerms &Equal, LoopForm Form)
    : S(S), T(S.terms()), M(M), Facts(Facts), Who(std::move(Who)), Against(Against), Most(Most),
      Laws(Laws), Equal(Equal), Layout(M), Result{{}, {}, {}, {}, {}, T.boolean(false)},
      Values(M.Values.size()), Row(T.word(0)), Path(T.boolean(true)), Discarded(T.boolean(false)),
      FactTerms(T.context()), FactValues(T.context()), Form(Form) {
  for (const auto *List : {&Facts.SRVs, &Facts.UAVs, &Facts.CBuffers, &Facts.Samplers})
    for (const container::Resource &R : *List)
      Resources.push_back(&R);
}

Status Execution::run(const container::EntryPoint &Entry) {
  for (unsigned I = 0; I < 3; ++I)
    Threads[I] = std::max<uint64_t>(Entry.Threads[I], 1);
  Parts Nothing;
  runFunction(Entry.Function, T.boolean(true), Nothing);
  if (ended())
    return failure(Stopped);
  if (Against && Result.Effects.size() != Against->Effects.size())
    return failure("one program has more operations that other threads see");
  Result.Discarded = Discarded;
  return {};
}

/// Collects the equalities with constants whose conjunction the path implies.
void Execution::readFacts() {
  FactTerms = z3::expr_vector(T.context());
  FactValues = z3::expr_vector(T.context());
  OnPath.clear();
  std::vector<Term> Work = {Path};
  for (unsigned Most = 256; !Work.empty() && Most; --Most) {
    const Term Each = Work.back();
    Work.pop_back();
    for (unsigned I = 0; Each.is_and() && I < Each.num_args(); ++I)
      Work.push_back(Each.arg(I));
    if (!Each.is_eq() || !Each.arg(0).is_bv())
      continue;
    const unsigned Constant = T.constant(Each.arg(1)) ? 1 : 0;
    if (T.constant(Each.arg(Constant)) && !T.constant(Each.arg(1 - Constant))) {
      FactTerms.push_back(Each.arg(1 - Constant));
      FactValues.push_back(Each.arg(Constant));
    }
  }
}

/// Replaces integers and pointers by the constants that the path gives them. Floats stay: Terms
/// records how each was computed.
void Execution::useFacts(Parts &P) {
  for (Part &Each : P) {
    if (FactTerms.empty() || meaning::isFloat(Each.Type) ||
        (Each.Kind != Part::Scalar && Each.Kind != Part::Pointer))
      continue;
    const auto [Place, New] = OnPath.try_emplace(Each.Bits.id(), Each.Bits);
    if (New) {
      Term Substituted = Each.Bits;
      Substituted = Substituted.substitute(FactTerms, FactValues);
      if (!z3::eq(Substituted, Each.Bits))
        Place->second = T.simplified(Substituted);
      KeyTerms.push_back(Each.Bits);
    }
    Each.Bits = Place->second;
  }
}

void Execution::unify(Term &Bits) {
  if (IsTrial)
    return;
  if (Against)
    Bits = Equal.find(Bits);
  else
    Equal.add(Bits);
}

void Execution::define(const ir::Instruction &I, Parts P) {
  for (Part &Each : P)
    if (Each.Kind == Part::Scalar || Each.Kind == Part::Pointer)
      unify(Each.Bits);
  Values[I.Result] = std::move(P);
}

bool Execution::spend() {
  if (++Steps > Most.Steps)
    stop("the limit of " + std::to_string(Most.Steps) + " instructions");
  else if (Steps % 64 == 0 && S.isLate())
    stop("time limit");
  return !ended();
}

Part Execution::joinedPart(const Term &Condition, const Part &A, const Part &B) {
  if (A.Kind != B.Kind || A.Type != B.Type || A.Object != B.Object) {
    if (!Condition.is_true())
      stop(A.Kind == Part::Handle ? "a resource that is selected at run time"
                                  : "a pointer that is selected at run time");
    return A;
  }
  Part Result = A;
  Result.Bits = T.select(Condition, A.Bits, B.Bits);
  return Result;
}

/// Replaces `Into` by A under a condition.
void Execution::join(const Term &Condition, const Parts &A, Parts &Into) {
  if (Into.empty())
    Into = A;
  for (size_t I = 0; I < std::min(A.size(), Into.size()); ++I)
    Into[I] = joinedPart(Condition, A[I], Into[I]);
}

void Execution::runFunction(ir::FunctionId Id, const Term &Entry, Parts &Returned) {
  const ir::Function &F = M.Functions[Id];
  if (++Depth > 32)
    return stop("calls that are nested too deeply");
  const Flow &Graph = Flows.try_emplace(Id, M, F).first->second;
  if (!Graph.isReducible())
    return stop("control flow that is not reducible");
  Frame New;
  New.Graph = &Graph;
  New.F = &F;
  New.Edges.resize(F.Blocks.Count);
  New.Paths.resize(F.Blocks.Count);
  New.Exits.resize(Graph.levels().size());
  New.Edges[0].push_back({Entry, {}});
  Frame *Caller = std::exchange(Here, &New);
  runLevel(0);
  Here = Caller;
  --Depth;
  Path = Entry;
  readFacts();
  for (const auto &[Condition, Value] : New.Returns)
    join(Condition, Value, Returned);
}

void Execution::runLevel(uint32_t Level) {
  for (uint32_t Block : Here->Graph->levels()[Level].Order) {
    if (ended())
      return;
    const uint32_t Inner = Here->Graph->levelOf(Block);
    if (Here->Edges[Block].empty())
      continue;
    if (Inner == Level)
      runBlock(Block);
    else
      runLoop(Inner);
  }
}

Execution::Snapshot Execution::snapshot() const {
  return {Result, Variables, VariableBytes, GlobalVariables, Versions, Fenced,
          Path,   Discarded, *Here};
}

void Execution::restore(const Snapshot &To) {
  Result = To.Result;
  Variables = To.Variables;
  VariableBytes = To.VariableBytes;
  GlobalVariables = To.GlobalVariables;
  Versions = To.Versions;
  Fenced = To.Fenced;
  Path = To.Path;
  Discarded = To.Discarded;
  *Here = To.Function;
}

void Execution::runLoop(uint32_t Loop) {
  if (Form == LoopForm::AllAsOne)
    return runAsOne(Loop);
  bool HasKnownEnd = true;
  if (Form == LoopForm::Unrolled)
    return runUnrolled(Loop, false, HasKnownEnd);
  const Snapshot Before = snapshot();
  const size_t Assumed = S.assumptions().size(), Tags = LoopTags.size();
  runUnrolled(Loop, true, HasKnownEnd);
  if (HasKnownEnd)
    return;
  Stopped.clear();
  Mismatch = false;
  LoopTags.resize(Tags);
  S.forgetAssumptions(Assumed);
  restore(Before);
  runAsOne(Loop);
}

/// Runs a loop until no path leads back to its header. A trial ends when only the solver could
/// decide whether another iteration follows.
void Execution::runUnrolled(uint32_t Loop, bool IsTrial, bool &HasKnownEnd) {
  const uint32_t Header = Here->Graph->levels()[Loop].Header;
  Here->Exits[Loop].clear();
  const Term Entry = conditionOf(Header);
  uint32_t NextQuestion = 1;
  for (uint32_t Turn = 0; !Here->Edges[Header].empty() && !ended(); ++Turn) {
    const Term Again = conditionOf(Header);
    // Every thread that enters the loop executes the first iteration, so the solver has nothing to
    // decide.
    const bool IsKnown = T.implies(Entry, Again);
    if (IsTrial && (!IsKnown || Turn >= Most.Iterations)) {
      HasKnownEnd = false;
      return;
    }
    if (Turn >= Most.Iterations)
      return stop("a loop of more than " + std::to_string(Most.Iterations) + " iterations");
    if (Turn >= NextQuestion && !IsKnown) {
      const Answer Reply = S.possible(Again, {1, Solver::StepsOfSecond / 2});
      if (Reply == Answer::No) {
        Here->Edges[Header].clear();
        break;
      }
      // Asks the solver rarely: a question without an answer takes long.
      NextQuestion = Reply == Answer::Unknown ? Turn * 2 : Turn < 16 ? Turn + 1 : Turn + 8;
    }
    runLevel(Loop);
  }
  joinLoop(Loop);
}

/// Joins the values that blocks after the loop use, over the exits of the loop.
void Execution::joinLoop(uint32_t Loop) {
  const auto &Live = Here->Graph->levels()[Loop].Live;
  for (size_t K = 0; K < Live.size() && !ended(); ++K) {
    Parts Joined;
    for (const Frame::Exit &E : Here->Exits[Loop])
      if (!E.Live[K].empty())
        join(E.Condition, E.Live[K], Joined);
    Values[Live[K]] = std::move(Joined);
  }
}

/// Adds an edge between two blocks, with the incoming values of the phis.
void Execution::leave(uint32_t From, uint32_t To, const Term &Condition) {
  const Term Taken = T.both(Path, Condition);
  if (Taken.is_false() || ended() || (Within && !Here->Graph->contains(Within, To)))
    return;
  Frame::Incoming Edge{Taken, {}};
  for (const ir::Instruction &I : M.instructions(M.blocks(*Here->F)[To])) {
    if (I.Op != IROp::Phi)
      break;
    const auto Blocks = M.successors(I);
    for (size_t K = 0; K < Blocks.size(); ++K)
      if (Blocks[K] - Here->F->Blocks.First == From) {
        Edge.Phis.push_back(get(M.operands(I)[K]));
        break;
      }
  }
  for (uint32_t L = Here->Graph->levelOf(From); L && !Here->Graph->contains(L, To);
       L = Here->Graph->levels()[L].Outer) {
    Frame::Exit E{Taken, {}};
    for (ir::ValueId V : Here->Graph->levels()[L].Live)
      E.Live.push_back(Values[V]);
    Here->Exits[L].push_back(std::move(E));
  }
  Here->Edges[To].push_back(std::move(Edge));
}

void Execution::enterPhis(uint32_t Block) {
  const std::vector<Frame::Incoming> Edges = std::exchange(Here->Edges[Block], {});
  Path = T.boolean(false);
  for (const Frame::Incoming &E : Edges)
    Path = T.any(Path, E.Condition);
  const uint32_t Same = Here->Graph->equivalent(Block);
  if (Same != Flow::None && Here->Paths[Same])
    Path = *Here->Paths[Same];
  unify(Path);
  Here->Paths[Block] = Path;
  readFacts();
  size_t K = 0;
  for (const ir::Instruction &I : M.instructions(M.blocks(*Here->F)[Block])) {
    if (I.Op != IROp::Phi)
      return;
    Parts Joined;
    for (const Frame::Incoming &E : Edges)
      if (K < E.Phis.size())
        join(E.Condition, E.Phis[K], Joined);
    define(I, std::move(Joined));
    ++K;
  }
}

void Execution::runBlock(uint32_t Block) {
  enterPhis(Block);
  for (const ir::Instruction &I : M.instructions(M.blocks(*Here->F)[Block])) {
    if (!spend())
      return;
    if (I.Op == IROp::Phi)
      continue;
    if (!ir::isTerminator(I.Op)) {
      runInstruction(I);
      continue;
    }
    switch (I.Op) {
    case IROp::Ret:
      Here->Returns.emplace_back(Path, I.Operands.Count ? get(M.operands(I)[0]) : Parts());
      return;
    case IROp::Br: return runBranch(Block, I);
    case IROp::Switch: return runSwitch(Block, I);
    case IROp::Unreachable: return;
    default: return stop("an instruction that DXIL does not have");
    }
  }
}

void Execution::runBranch(uint32_t Block, const ir::Instruction &I) {
  const auto To = M.successors(I);
  const uint32_t First = Here->F->Blocks.First;
  if (To.size() == 1)
    return leave(Block, To[0] - First, T.boolean(true));
  const Parts Condition = get(M.operands(I)[0]);
  if (ended() || Condition.size() != 1 || To.size() != 2)
    return stop("a branch without a condition");
  if (To[0] == To[1])
    return leave(Block, To[0] - First, T.boolean(true));
  const Term Is = T.simplified(Condition[0].Bits);
  leave(Block, To[0] - First, Is);
  leave(Block, To[1] - First, T.negated(Is));
}

void Execution::runSwitch(uint32_t Block, const ir::Instruction &I) {
  const auto To = M.successors(I);
  const auto Operands = M.operands(I);
  const Parts Chooser = get(Operands[0]);
  if (ended() || Chooser.size() != 1)
    return stop("a switch without a condition");
  // Cases with the same target are one edge: a phi has one incoming value for it.
  std::map<uint32_t, Term> Edges;
  Term Rest = T.boolean(true);
  auto Add = [&](uint32_t Target, const Term &Condition) {
    const auto [Place, New] = Edges.try_emplace(Target, Condition);
    if (!New)
      Place->second = T.any(Place->second, Condition);
  };
  for (size_t K = 1; K < Operands.size(); ++K) {
    const Parts Case = get(Operands[K]);
    if (ended() || Case.size() != 1)
      return;
    const Term Is = T.equal(T.asBits(Chooser[0].Bits), T.asBits(Case[0].Bits));
    Add(To[K] - Here->F->Blocks.First, Is);
    Rest = T.both(Rest, T.negated(Is));
  }
  Add(To[0] - Here->F->Blocks.First, Rest);
  for (const auto &[Target, Condition] : Edges)
    leave(Block, Target, Condition);
}

} // namespace dxil::prove
