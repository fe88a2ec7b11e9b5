// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ray queries, hit objects, work-graph nodes, and constants that have no number to give.
#include "Context.h"
#include "Groups.h"

#include <dxil/container/derive/OpCall.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/Graph.h>

#include <dxil/generated/MetadataNumbers.h>

#include <array>
#include <cmath>
#include <map>

namespace dxil::validation {
namespace {

using ir::Graph;

class OpChecker {
public:
  OpChecker(Context &Ctx, const OpCall &C) : Ctx(Ctx), C(C) {}

  /// Operations of ray queries and hit objects.
  static bool isRayObject(const OpInfo &Op) {
    static constexpr auto Table = [] {
      std::array<bool, allOps().size()> Out{};
      for (size_t I = 0; I < Out.size(); ++I)
        Out[I] =
            allOps()[I].Name.starts_with("RayQuery_") || allOps()[I].Name.starts_with("HitObject_");
      return Out;
    }();
    return Table[size_t(&Op - allOps().data())];
  }

  void check() {
    switch (C.code()) {
    case OpCode::Asin:
    case OpCode::Acos:
    case OpCode::Log:
    case OpCode::DerivFineX:
    case OpCode::DerivFineY:
    case OpCode::DerivCoarseX:
    case OpCode::DerivCoarseY: return checkIndefinite();
    case OpCode::AllocateRayQuery:
      if (!Ctx.isConstant(op::AllocateRayQuery(C).constRayFlags()))
        report(rule::DeclAllocateRayQueryFlagsAreConst());
      return;
    case OpCode::AllocateRayQuery2: return checkRayQuery2();
    case OpCode::MaybeReorderThread: return checkReorder();
    case OpCode::ThreadId:
    case OpCode::GroupId: return checkLaunch(false);
    case OpCode::ThreadIdInGroup:
    case OpCode::FlattenedThreadIdInGroup: return checkLaunch(true);
    case OpCode::CreateHandle:
      if (Ctx.Info.isLibrary())
        report(rule::SmOpcodeInInvalidFunction(C.name(), "shaders that are not in a library"));
      return;
    case OpCode::CreateHandleForLib:
      if (!Ctx.Info.isLibrary())
        report(rule::SmOpcodeInInvalidFunction(C.name(), "a library"));
      return;
    default:
      if (isRayObject(C.Op))
        checkHitObject();
    }
  }

private:
  Context &Ctx;
  const OpCall &C;

  void report(RuleMessage M) { Ctx.report(std::move(M), C.I); }

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

  /// Ids of the dispatch exist in broadcasting nodes, those in the group in coalescing ones too.
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
      // A ray that was missed need not have been one.
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

/// A record handle may not be used after OutputComplete has sent its record.
void checkCompletedRecords(Context &Ctx) {
  const ir::Module &M = Ctx.M;
  std::map<ir::FunctionId, std::vector<OpCall>> Completes;
  forEachOp(Ctx, [&](const OpCall &C) {
    if (C.code() == OpCode::OutputComplete && C.isComplete())
      Completes[Ctx.functionOf(C.I)].push_back(C);
  });
  for (const auto &[F, Calls] : Completes) {
    Graph G(M, M.Functions[F]);
    uint32_t First = M.Functions[F].Blocks.First;
    auto runsBefore = [&](const ir::Instruction *A, const ir::Instruction &B) {
      return A->Parent == B.Parent ? A < &B : G.dominates(A->Parent - First, B.Parent - First);
    };
    std::map<const ir::Instruction *, bool> Reported;
    for (const OpCall &Call : Calls)
      for (ir::InstId Id : Ctx.users(op::OutputComplete(Call).output())) {
        const ir::Instruction &User = M.Instructions[Id];
        if (&User == &Call.I || Reported[&User] || !runsBefore(&Call.I, User))
          continue;
        Reported[&User] = true;
        Ctx.report(rule::InstrNodeRecordHandleUseAfterComplete(
                       User.Op == ir::Opcode::Call ? M.calleeName(User) : ir::opcodeName(User.Op)),
                   User);
      }
  }
}

} // namespace

void checkRayAndNodeOps(Context &Ctx) {
  forEachOp(Ctx, [&](const OpCall &C) {
    if (C.isComplete())
      OpChecker(Ctx, C).check();
  });
  checkCompletedRecords(Ctx);
}

} // namespace dxil::validation
