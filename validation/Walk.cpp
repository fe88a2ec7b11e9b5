// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Walk.h"

#include "CallRules.h"
#include "InstructionRules.h"
#include "OpCallRules.h"

#include <dxil/module/FunctionVerifier.h>

#include <algorithm>
#include <numeric>

namespace dxil::validation {

[[gnu::cold]] CallRuleTable::CallRuleTable() {
  struct Subscribed {
    uint32_t Op;
    Entry Is;
  };
  std::vector<Subscribed> All;
  auto add = [&](Group Owner, std::span<const CallSubscription> Rules) {
    for (const CallSubscription &S : Rules)
      All.push_back({uint32_t(&info(S.Op) - allOps().data()), {S.Rule, Owner}});
  };
  add(Group::ResourceOps, resourceRules());
  add(Group::Counters, counterRules());
  add(Group::SignatureOps, signatureRules());
  for (const OpInfo &Op : allOps())
    if (isMatrixOp(Op))
      All.push_back({uint32_t(&Op - allOps().data()), {checkMatrixOp, Group::MatrixOps}});
  add(Group::RayAndNodeOps, rayAndNodeRules());
  add(Group::CompletedRecords, completionRules());
  // A counting sort by op, so that the rules of one op keep their order.
  for (const Subscribed &S : All)
    ++Begin[S.Op + 1];
  std::partial_sum(Begin.begin(), Begin.end(), Begin.begin());
  Entries.resize(All.size());
  auto Next = Begin;
  for (const Subscribed &S : All)
    Entries[Next[S.Op]++] = S.Is;
}

const CallRuleTable &CallRuleTable::get() {
  static const CallRuleTable All;
  return All;
}

namespace {

class Walk {
public:
  explicit Walk(Context &Ctx)
      : Ctx(Ctx), M(Ctx.M), Values(M.Values), Instructions(Ctx), OpCalls(Ctx), Memory(Ctx),
        CallRules(CallRuleTable::get()), Graphs(M.Functions.size()) {
    Ctx.FunctionUses.assign(M.Functions.size(), 0);
    Ctx.GlobalUses.assign(M.Globals.size(), 0);
  }

  bool run() {
    IsSound = ir::checkConstantAddresses(M, Report);
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F)
      if (!M.Functions[F].IsDeclaration)
        visitFunction(F);
    if (IsSound)
      Ctx.inGroup(Group::Flow, [&] { reportGraphs(); });
    Ctx.inGroup(Group::WrittenOutputs, [&] { checkWrittenOutputs(Memory); });
    Ctx.inGroup(Group::CompletedRecords, [&] { checkCompletedRecords(Memory); });
    return IsSound;
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const std::span<const ir::Value> Values;
  InstructionRules Instructions;
  OpCallRules OpCalls;
  CallMemory Memory;
  const CallRuleTable &CallRules;
  bool IsSound = true;
  /// Problems of a function's control flow graph, as bits.
  enum GraphProblem : uint8_t { IsIrreducible = 1, HasDeadLoop = 2 };
  std::vector<uint8_t> Graphs;

  const std::function<void(const ir::ModuleProblem &)> Report = [this](const ir::ModuleProblem &P) {
    Ctx.inGroup(Group::WellFormed, [&] {
      if (P.Where)
        Ctx.report(rule::BitcodeValid(P.What), *P.Where);
      else if (P.Function != ir::None)
        Ctx.report(rule::BitcodeValid(P.What), M.Functions[P.Function]);
      else
        Ctx.report(rule::BitcodeValid(P.What));
    });
  };

  void visitFunction(ir::FunctionId Id) {
    const ir::Function &F = M.Functions[Id];
    const ir::Graph &G = Ctx.graph(Id);
    ir::FunctionVerifier Verifier(M, F, G, Report);
    if (Verifier.begin())
      for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
        Verifier.enterBlock(B);
        const ir::Range InBlock = M.Blocks[F.Blocks.First + B].Instructions;
        for (ir::InstId I = InBlock.First; I < InBlock.First + InBlock.Count; ++I)
          visit(Verifier, I, Id);
      }
    IsSound = Verifier.isGood() && IsSound;
    if (IsSound)
      Graphs[Id] =
          uint8_t((G.isReducible() ? 0 : IsIrreducible) | (G.hasDeadLoop() ? HasDeadLoop : 0));
  }

  void visit(ir::FunctionVerifier &Verifier, ir::InstId Id, ir::FunctionId Caller) {
    const ir::Instruction &I = M.Instructions[Id];
    Ctx.enter(Group::Instructions);
    const bool HasIt = Instructions.begin(I), IsPhi = I.Op == ir::Opcode::Phi;
    bool IsDoubtful = false;
    for (ir::ValueId V : M.operands(I)) {
      if (V >= Values.size())
        continue; // a metadata operand
      const ir::Value X = Values[V];
      IsDoubtful |= Instructions.isDoubtful(X);
      if (X.Kind == ir::ValueKind::Instruction) {
        if (!IsPhi)
          Verifier.visitUse(Id, X.Index);
      } else if (X.Kind < ir::ValueKind::Constant) {
        noteUse(V, V == M.callee(I) ? Context::IsUsed : Context::IsUsedOtherwise);
      }
    }
    Verifier.visit(I);
    if (I.Op == ir::Opcode::Call)
      return visitCall(I, Id, Caller, HasIt);
    if (I.Op == ir::Opcode::Invoke)
      noteUse(M.callee(I), Context::IsUsed);
    if (!HasIt)
      return;
    if (IsDoubtful)
      Instructions.checkOperands(I);
    Instructions.end(I);
  }

  /// Rules about ops depend only on the op's record, so they run even if DXIL does not allow the
  /// call.
  void visitCall(const ir::Instruction &I, ir::InstId Id, ir::FunctionId Caller, bool HasIt) {
    const ir::Function *F = M.calledFunction(I);
    if (!F) {
      noteUse(M.callee(I), Context::IsUsed);
      if (HasIt)
        Instructions.checkCall(I);
      return;
    }
    const auto Callee = ir::FunctionId(F - M.Functions.data());
    Ctx.FunctionUses[Callee] |= Context::IsUsed;
    if (!F->IsDeclaration || !Ctx.isOpFunction(Callee))
      return;
    Ctx.enter(Group::OpCalls);
    const OpInfo *Op = Ctx.opAt(Id);
    OpCalls.check(I, Callee, Caller, Op);
    if (Op && I.Operands.Count > Op->Args.size())
      visitOp(OpCall{Ctx, I, *Op});
  }

  /// Skips calls with the wrong number of operands, which the signature rule reports.
  void visitOp(const OpCall &Call) {
    const bool IsComplete = Call.isComplete();
    if (IsComplete && mayTakeHandles(Call.I)) {
      Ctx.enter(Group::ResourceOps);
      checkHandleOperands(Memory, Call);
    }
    for (const CallRuleTable::Entry &E : CallRules.of(uint32_t(&Call.Op - allOps().data())))
      if (IsComplete || E.Owner == Group::MatrixOps) {
        Ctx.enter(E.Owner);
        E.Rule(Memory, Call);
      }
  }

  bool mayTakeHandles(const ir::Instruction &Call) const {
    const ir::TypeId T = M.elementType(Call);
    return T >= M.Types.size() || M.type(T).Kind != ir::TypeKind::Function ||
           Ctx.traits(T) & (HandleType | NodeHandleType);
  }

  void noteUse(ir::ValueId V, uint8_t How) {
    const ir::Value &X = M.Values[V];
    if (X.Kind == ir::ValueKind::Function)
      Ctx.FunctionUses[X.Index] |= uint8_t(How | Context::IsUsed);
    else if (X.Kind == ir::ValueKind::Global)
      Ctx.GlobalUses[X.Index] |= Context::IsUsed;
  }

  /// Reports at the first instruction with a source location in the blocks that never end.
  void reportDeadLoop(ir::FunctionId Id) {
    const ir::Function &F = M.Functions[Id];
    const ir::Graph &G = Ctx.graph(Id);
    std::vector<bool> Ends(G.size());
    std::vector<uint32_t> Work;
    auto Mark = [&](uint32_t B) {
      if (!Ends[B])
        Work.push_back(B);
      Ends[B] = true;
    };
    for (uint32_t B = 0; B < G.size(); ++B)
      if (G.successors(B).empty())
        Mark(B);
    while (!Work.empty()) {
      const uint32_t B = Work.back();
      Work.pop_back();
      for (uint32_t From : G.predecessors(B))
        Mark(From);
    }
    for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
      if (Ends[B] || !G.isReachable(B))
        continue;
      const ir::Range InBlock = M.Blocks[F.Blocks.First + B].Instructions;
      for (ir::InstId I = InBlock.First; I < InBlock.First + InBlock.Count; ++I)
        if (M.location(M.Instructions[I]))
          return Ctx.report(rule::FlowDeadLoop(Ctx.nameOf(F)), M.Instructions[I]);
    }
    Ctx.report(rule::FlowDeadLoop(Ctx.nameOf(F)), F);
  }

  void reportGraphs() {
    // The reference validator reports irreducible control flow only of the last function.
    ir::FunctionId Last = ir::None;
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F)
      if (!M.Functions[F].IsDeclaration)
        Last = F;
    for (ir::FunctionId Id = 0; Id < M.Functions.size(); ++Id) {
      const ir::Function &F = M.Functions[Id];
      if (Graphs[Id] & IsIrreducible) {
        if (Id == Last)
          Ctx.report(rule::FlowReducible(Ctx.nameOf(F)), F);
        else
          Ctx.reportStrict(rule::FlowReducible(Ctx.nameOf(F)), F);
      }
      if (Graphs[Id] & HasDeadLoop)
        reportDeadLoop(Id);
    }
  }
};

} // namespace

bool walkInstructions(Context &Ctx) {
  return Walk(Ctx).run();
}

} // namespace dxil::validation
