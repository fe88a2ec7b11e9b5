// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ray queries, hit objects, work graph nodes, and undefined operands.
#include "CallRules.h"

#include <dxil/generated/OpViews.h>
#include <dxil/module/Graph.h>

#include <dxil/generated/MetadataNumbers.h>

#include <cmath>
#include <vector>

namespace dxil::validation {
namespace {

using ir::Graph;

class OpChecker {
public:
  OpChecker(Context &Ctx, const OpCall &C) : Ctx(Ctx), C(C) {}

  static std::vector<CallSubscription> rules() {
    using This = OpChecker;
    std::vector<CallSubscription> Out = {
        {OpCode::Asin, run<&This::checkIndefinite>},
        {OpCode::Acos, run<&This::checkIndefinite>},
        {OpCode::Log, run<&This::checkIndefinite>},
        {OpCode::DerivFineX, run<&This::checkIndefinite>},
        {OpCode::DerivFineY, run<&This::checkIndefinite>},
        {OpCode::DerivCoarseX, run<&This::checkIndefinite>},
        {OpCode::DerivCoarseY, run<&This::checkIndefinite>},
        {OpCode::AllocateRayQuery, run<&This::checkRayQuery>},
        {OpCode::AllocateRayQuery2, run<&This::checkRayQuery2>},
        {OpCode::MaybeReorderThread, run<&This::checkReorder>},
        {OpCode::ThreadId, run<&This::checkLaunch, false>},
        {OpCode::GroupId, run<&This::checkLaunch, false>},
        {OpCode::ThreadIdInGroup, run<&This::checkLaunch, true>},
        {OpCode::FlattenedThreadIdInGroup, run<&This::checkLaunch, true>},
        {OpCode::CreateHandle, run<&This::checkHandle>},
        {OpCode::CreateHandleForLib, run<&This::checkLibraryHandle>},
    };
    for (const OpInfo &Op : allOps())
      if (Op.Name.starts_with("RayQuery_") || Op.Name.starts_with("HitObject_"))
        Out.push_back({Op.Code, run<&This::checkHitObject>});
    return Out;
  }

private:
  Context &Ctx;
  const OpCall &C;

  template <auto Method, auto... Arguments>
  static void run(CallMemory &Memory, const OpCall &Call) {
    (OpChecker(Memory.Ctx, Call).*Method)(Arguments...);
  }

  void report(RuleMessage M) { Ctx.report(std::move(M), C.I); }

  void checkHandle() {
    if (Ctx.Info.isLibrary())
      report(rule::SmOpcodeInInvalidFunction(C.name(), "shaders that are not in a library"));
  }

  void checkLibraryHandle() {
    if (!Ctx.Info.isLibrary())
      report(rule::SmOpcodeInInvalidFunction(C.name(), "a library"));
  }

  void checkRayQuery() {
    if (!Ctx.isConstant(op::AllocateRayQuery(C).constRayFlags()))
      report(rule::DeclAllocateRayQueryFlagsAreConst());
  }

  void checkIndefinite() {
    double Value = 0;
    if (constantFloat(Ctx.M, C.argument(OperandId::Value), Value) && std::isinf(Value)) {
      const char *Text = Value > 0 ? "infinity" : "-infinity";
      if (C.code() == OpCode::Asin)
        report(rule::InstrNoIndefiniteAsin(Text));
      else if (C.code() == OpCode::Acos)
        report(rule::InstrNoIndefiniteAcos(Text));
      else if (C.code() == OpCode::Log)
        report(rule::InstrNoIndefiniteLog(Text));
      else
        report(rule::InstrNoIndefiniteDsxy(C.name(), Text));
    }
    bool Group = Ctx.Info.Kind == Stage::Compute || Ctx.Info.Kind == Stage::Mesh ||
                 Ctx.Info.Kind == Stage::Amplification;
    if (C.Op.ClassName == "unary" && C.name().starts_with("Deriv") && Group && !Ctx.Info.atLeast(6))
      report(rule::SmOpcodeInInvalidFunction(C.name(),
                                             "thread group stages of shader model 6.6 and up"));
  }

  void checkRayQuery2() {
    constexpr uint64_t ForceTwoState = 0x400, AllowMicromaps = 1;
    uint64_t RayFlags = 0, QueryFlags = 0;
    const op::AllocateRayQuery2 Query(C);
    if (!Ctx.isConstant(Query.constRayFlags()) || !Ctx.isConstant(Query.constRayQueryFlags()))
      return report(rule::DeclAllocateRayQuery2FlagsAreConst());
    if (Ctx.constantInt(Query.constRayFlags(), RayFlags) &&
        Ctx.constantInt(Query.constRayQueryFlags(), QueryFlags) && (RayFlags & ForceTwoState) &&
        !(QueryFlags & AllowMicromaps))
      report(rule::DeclAllowOpacityMicromapsExpectedGivenForceOMM2State());
  }

  void checkReorder() {
    constexpr auto HintBits = OperandId::NumCoherenceHintBitsFromLSB;
    uint64_t Bits = 0;
    if (C.isUndef(OperandId::HitObject))
      report(rule::InstrUndefHitObject(C.name()));
    if (C.isUndef(HintBits))
      report(rule::InstrMayReorderThreadUndefCoherenceHintParam(C.argumentName(HintBits)));
    if (C.integer(HintBits, Bits) && Bits && C.isUndef(OperandId::CoherenceHint))
      report(rule::InstrMayReorderThreadUndefCoherenceHintParam(
          C.argumentName(OperandId::CoherenceHint)));
  }

  /// Dispatch IDs exist in broadcasting nodes, IDs in the group in coalescing nodes too.
  void checkLaunch(bool InGroup) {
    const EntryPoint *E = Ctx.Info.entry(Ctx.functionOf(C.I));
    if (!E || E->Kind != Stage::Node)
      return;
    auto Launch = NodeLaunch(E->LaunchType);
    if (Launch == NodeLaunch::Broadcasting || (InGroup && Launch == NodeLaunch::Coalescing))
      return;
    report(rule::InstrSVConflictingLaunchMode(C.name(), wordOf(NodeLaunches, E->LaunchType)));
  }

  void checkHitObject() {
    std::string_view Name = C.name();
    bool Cluster = Name.starts_with("RayQuery_") &&
                   (Name.ends_with("ClusterID") || Name.ends_with("TriangleObjectPosition"));
    if (Cluster && C.isUndef(OperandId::RayQueryHandle))
      return report(rule::InstrNoReadingUninitialized(Name));
    if (!Name.starts_with("HitObject_"))
      return;
    if (C.isUndef(OperandId::HitObject))
      report(rule::InstrUndefHitObject(Name));
    for (const ArgInfo &Arg : C.Op.Args) {
      // The ray of a miss may be undefined.
      const bool MayBeUndef = C.code() == OpCode::HitObject_MakeMiss &&
                              Arg.Id != OperandId::RayFlags && Arg.Id != OperandId::MissShaderIndex;
      if (Arg.Id != OperandId::HitObject && !MayBeUndef && C.isUndef(Arg.Id))
        report(rule::InstrNoReadingUninitialized(Name));
    }
    uint64_t Offset = 0;
    if (C.code() == OpCode::HitObject_LoadLocalRootTableConstant &&
        C.integer(OperandId::Offset, Offset) && Offset % 4)
      report(rule::InstrParamMultiple(C.argumentName(OperandId::Offset), Name, int64_t(Offset), 4));
  }
};

void noteCompletion(CallMemory &Memory, const OpCall &Call) {
  Memory.Completions[Memory.Ctx.functionOf(Call.I)].push_back(Memory.Ctx.idOf(Call.I));
}

} // namespace

void checkCompletedRecords(CallMemory &Memory) {
  Context &Ctx = Memory.Ctx;
  const ir::Module &M = Ctx.M;
  for (const auto &[F, Calls] : Memory.Completions) {
    Graph G(M, M.Functions[F]);
    uint32_t First = M.Functions[F].Blocks.First;
    auto runsBefore = [&](const ir::Instruction *A, const ir::Instruction &B) {
      const ir::BlockId OfA = M.parent(*A), OfB = M.parent(B);
      return OfA == OfB ? A < &B : G.dominates(OfA - First, OfB - First);
    };
    std::map<const ir::Instruction *, bool> Reported;
    for (ir::InstId Id : Calls) {
      const OpCall Call{Ctx, M.Instructions[Id], *Ctx.opAt(Id)};
      for (ir::InstId UserId : Ctx.users(op::OutputComplete(Call).output())) {
        const ir::Instruction &User = M.Instructions[UserId];
        if (&User == &Call.I || Reported[&User] || !runsBefore(&Call.I, User))
          continue;
        Reported[&User] = true;
        Ctx.report(rule::InstrNodeRecordHandleUseAfterComplete(
                       User.Op == ir::Opcode::Call ? M.calleeName(User) : ir::opcodeName(User.Op)),
                   User);
      }
    }
  }
}

std::span<const CallSubscription> rayAndNodeRules() {
  static const std::vector<CallSubscription> All = OpChecker::rules();
  return All;
}

std::span<const CallSubscription> completionRules() {
  static constexpr CallSubscription Table[] = {{OpCode::OutputComplete, noteCompletion}};
  return Table;
}

} // namespace dxil::validation
