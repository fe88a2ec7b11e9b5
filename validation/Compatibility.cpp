// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an entry does, itself and by the functions it calls, against its stage, its shader model and
// its thread group.
//
// Each function has the stages and the least shader model that its operations allow. From validator
// 1.8 on a caller takes over what its callees need, and the flags count as well.
#include "Context.h"
#include "Groups.h"

#include <algorithm>
#include <dxil/container/derive/OpCall.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/generated/OpViews.h>

namespace dxil::validation {
namespace {

/// None for a number that is no stage's.
constexpr uint32_t bit(Stage S) {
  return unsigned(S) < 32 ? uint32_t(1) << unsigned(S) : 0;
}
constexpr uint32_t AllKinds = (uint32_t(1) << 16) - 1;
constexpr uint32_t WithGroup =
    bit(Stage::Compute) | bit(Stage::Mesh) | bit(Stage::Amplification) | bit(Stage::Node);
constexpr uint64_t ThreadLaunch = 3;

/// Memory types and semantics of barriers, as their enums' records number them.
enum : uint64_t { GroupMemory = 2, NodeMemory = 4 | 8, AllMemory = 15 };
enum : uint64_t { GroupSemantics = 1 | 2, ReorderScope = 8 };
constexpr uint64_t FenceUAVsOnly = 2; ///< the one mode of Barrier that needs no group

struct Needs {
  uint32_t Stages = AllKinds;
  unsigned Minor = 0; ///< least shader model, 6.Minor
  bool Derivatives = false, Group = false;

  void atLeast(unsigned M) { Minor = std::max(Minor, M); }
  bool merge(const Needs &Other) {
    Needs Before = *this;
    Stages &= Other.Stages;
    atLeast(Other.Minor);
    Derivatives |= Other.Derivatives;
    Group |= Other.Group;
    return Stages != Before.Stages || Minor != Before.Minor || Derivatives != Before.Derivatives ||
           Group != Before.Group;
  }
};

enum Conflict : uint32_t {
  StageConflict = 1,
  ModelConflict = 2,
  LaunchConflict = 4,
  GroupSizeConflict = 8,
  ComputeModelConflict = 16,
  GroupConflict = 32
};

class CompatibilityChecker {
public:
  CompatibilityChecker(Context &Ctx, uint64_t Flags)
      : Ctx(Ctx), M(Ctx.M), Info(Ctx.Info), Functions(M.Functions.size()), Newest{1, 0xffff},
        FlagsCount(minorFor(Flags) > Info.ShaderModel.Minor) {}

  void check() {
    bool Shared = since(8) && Ctx.usesTypes(SharedPointer);
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F) {
      if (Shared)
        for (const ir::Instruction &I : M.instructions(M.Functions[F]))
          addMemory(Functions[F], I);
      for (const Context::KnownCall &C : Ctx.opCalls(F))
        addOp(Functions[F], OpCall{Ctx, M.Instructions[C.Instruction], *C.Op});
    }
    if (since(8))
      propagate();
    for (const EntryPoint &E : Info.Entries)
      checkEntry(E);
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const ModuleFacts &Info;
  std::vector<Needs> Functions;
  Version Newest;
  bool FlagsCount; ///< some flag of the module needs a newer shader model
  const EntryPoint *Entry = nullptr;
  std::vector<bool> Visited;

  bool since(unsigned Minor) const { return Info.validatorAtLeast(Minor); }

  // ---- What functions need ----

  bool isShared(ir::TypeId T) const { return Ctx.traits(T) & SharedPointer; }

  void addMemory(Needs &N, const ir::Instruction &I) {
    if (N.Group)
      return;
    N.Group = I.Type != ir::None && isShared(I.Type);
    for (ir::ValueId V : M.operands(I))
      N.Group |= V < M.Values.size() && isShared(M.Values[V].Type);
  }

  static uint32_t stagesOf(const OpInfo &Op) {
    for (auto It = Op.Stages.rbegin(); It != Op.Stages.rend(); ++It)
      if (!It->Removed)
        return It->Stages.mask();
    return AllKinds;
  }

  void addOp(Needs &N, const OpCall &C) {
    const OpInfo &Op = C.Op;
    uint32_t Stages = stagesOf(Op);
    N.atLeast((Info.isLibrary() ? Op.TranslatedMinVersion : Op.MinVersion).Minor);
    AttributeSet Attributes = attributes(Op.Code, Newest);
    bool Gradient =
        Attributes.contains(Attribute::IsGradient) && !Attributes.contains(Attribute::IsFeedback);
    bool Wave = Attributes.contains(Attribute::IsWave);
    if (!since(8) && Gradient)
      Stages &= ~(bit(Stage::Compute) | bit(Stage::Amplification) | bit(Stage::Mesh));
    if (!since(5) && Wave)
      Stages = bit(Stage::Mesh) - 1;
    N.Derivatives |= Gradient && since(8);
    N.Group |=
        since(8) && (Op.Code == OpCode::GetGroupWaveIndex || Op.Code == OpCode::GetGroupWaveCount);
    N.Stages &= Stages;
    if (since(5) && !(Gradient && !since(8)))
      addByOperands(N, C);
  }

  void addByOperands(Needs &N, const OpCall &C) {
    switch (C.code()) {
    case OpCode::Barrier:
    case OpCode::BarrierByMemoryType:
    case OpCode::BarrierByMemoryHandle:
    case OpCode::BarrierByNodeRecordHandle: addBarrier(N, C); break;
    case OpCode::AtomicBinOp:
    case OpCode::AtomicCompareExchange:
      if (M.type(C.I.Type).isInteger(64))
        N.atLeast(6);
      break;
    case OpCode::AnnotateHandle:
    case OpCode::CreateHandleFromBinding:
      // Validators 1.6 did not know that a linker can translate these.
      if (Info.isLibrary() && since(6) && !since(7))
        N.atLeast(6);
      break;
    default: break;
    }
  }

  /// Flags that are not constants ask for nothing.
  void addBarrier(Needs &N, const OpCall &C) {
    uint64_t Mode = 0, Memory = 0, Semantics = 0;
    bool Group = false;
    if (C.code() == OpCode::Barrier) {
      Group = Ctx.constantInt(op::Barrier(C).barrierMode(), Mode) && Mode != FenceUAVsOnly;
    } else {
      C.integer(OperandId::SemanticFlags, Semantics);
      if (C.code() == OpCode::BarrierByMemoryType)
        C.integer(OperandId::MemoryTypeFlags, Memory);
      Group = (Memory != AllMemory && (Memory & GroupMemory)) || (Semantics & GroupSemantics);
    }
    bool Node = C.code() == OpCode::BarrierByNodeRecordHandle ||
                (Memory != AllMemory && (Memory & NodeMemory));
    bool Reorder = C.code() != OpCode::BarrierByNodeRecordHandle && (Semantics & ReorderScope);
    N.Group |= Group && since(8);
    if (Info.isLibrary() && C.code() == OpCode::BarrierByMemoryType &&
        ((Semantics & ReorderScope) || Node))
      N.atLeast(8); // no older barrier does the same
    if (Reorder) {
      N.atLeast(9);
      N.Stages &= bit(Stage::Library) | bit(Stage::Raygeneration);
    } else if (Node) {
      N.Stages &= bit(Stage::Library) | bit(Stage::Node);
    } else if (Group) {
      N.Stages &= bit(Stage::Library) | WithGroup;
    }
  }

  /// Callers need what their callees need, through any depth of calls.
  void propagate() {
    for (bool Changed = true; Changed;) {
      Changed = false;
      for (ir::FunctionId F = ir::FunctionId(Functions.size()); F-- > 0;)
        for (ir::FunctionId Callee : Ctx.callees(F))
          if (!M.Functions[Callee].IsDeclaration)
            Changed |= Functions[F].merge(Functions[Callee]);
    }
  }

  // ---- Entries ----

  /// What a function needs when it runs as part of the entry.
  Needs needsOf(ir::FunctionId F) const {
    Needs N = Functions[F];
    const EntryPoint *E = Info.entry(F);
    if (FlagsCount && since(8))
      N.atLeast(minorFor(shaderFlagsOf(Ctx, F)));
    if (!E || !since(8))
      return N;
    if (N.Derivatives &&
        (E->Kind == Stage::Compute || E->Kind == Stage::Mesh || E->Kind == Stage::Amplification))
      N.atLeast(6);
    if (E->HasWaveSize)
      N.atLeast(E->Wave.Max ? 8 : 6);
    if (E->Kind == Stage::Mesh || E->Kind == Stage::Amplification)
      N.atLeast(5);
    else if (E->isRay())
      N.atLeast(3);
    else if (E->Kind == Stage::Node)
      N.atLeast(8);
    return N;
  }

  uint32_t conflicts(ir::FunctionId F) const {
    Needs N = needsOf(F);
    const EntryPoint &E = *Entry;
    uint32_t Out = 0;
    if (!(N.Stages & bit(E.Kind)))
      Out |= StageConflict;
    if (Info.ShaderModel.Major == 6 && Info.ShaderModel.Minor < N.Minor)
      Out |= ModelConflict;
    if (N.Derivatives)
      Out |= derivativeConflicts(E);
    if (N.Group && (!E.hasThreadGroup() || (E.Kind == Stage::Node && E.LaunchType == ThreadLaunch)))
      Out |= GroupConflict;
    return Out;
  }

  /// Derivatives need quads: groups of one dimension in fours, or of even width and height.
  uint32_t derivativeConflicts(const EntryPoint &E) const {
    uint32_t Out = 0;
    if (!E.hasThreadGroup())
      return 0;
    if (E.Kind != Stage::Node && !Info.atLeast(6))
      Out |= ComputeModelConflict;
    if (E.Kind == Stage::Node && E.LaunchType == ThreadLaunch)
      Out |= LaunchConflict;
    bool Line = E.Threads[1] == 1 && E.Threads[2] == 1;
    if (Line ? E.Threads[0] % 4 != 0 : E.Threads[0] % 2 || E.Threads[1] % 2)
      Out |= GroupSizeConflict;
    return Out;
  }

  void checkEntry(const EntryPoint &E) {
    if (E.Function >= M.Functions.size() || M.Functions[E.Function].IsDeclaration ||
        E.Kind == NoStage || E.Kind == Stage::Library)
      return;
    Entry = &E;
    uint32_t Remaining = conflicts(E.Function);
    if (!Remaining)
      return;
    Visited.assign(M.Functions.size(), false);
    visit(E.Function, Remaining, 0);
  }

  /// Reports each conflict at the function that brings it in; returns those of F and its callees.
  uint32_t visit(ir::FunctionId F, uint32_t &Remaining, unsigned Depth) {
    constexpr unsigned MaxDepth = 256;
    if (!Remaining || Visited[F] || Depth > MaxDepth)
      return 0;
    Visited[F] = true;
    uint32_t Own = conflicts(F), Called = 0;
    for (ir::FunctionId Callee : Ctx.callees(F))
      if (!M.Functions[Callee].IsDeclaration) {
        Called |= visit(Callee, Remaining, Depth + 1);
        if (!Remaining)
          return 0;
      }
    if (uint32_t New = Remaining & Own & ~Called) {
      diagnose(F, New);
      Remaining &= ~New;
    }
    return Own;
  }

  void diagnose(ir::FunctionId Id, uint32_t Found) {
    const ir::Function &F = M.Functions[Id];
    const EntryPoint &E = *Entry;
    std::string Name = Ctx.nameOf(F);
    if (Id == E.Function)
      Ctx.report(rule::SmIncompatibleOperation(E.Name), F);
    else
      Ctx.report(rule::SmIncompatibleCallInEntry(E.Name, Name), M.Functions[E.Function]);
    if (Found & StageConflict)
      Ctx.report(rule::SmIncompatibleStage(Name, stageName(E.Kind)), F);
    if (Found & ModelConflict)
      Ctx.report(
          rule::SmIncompatibleShaderModel(Name, {6, uint16_t(needsOf(Id).Minor)}, Info.ShaderModel),
          F);
    if (Found & LaunchConflict)
      Ctx.report(rule::SmIncompatibleDerivLaunch(Name, "thread"), F);
    if (Found & GroupSizeConflict)
      Ctx.report(rule::SmIncompatibleThreadGroupDim(Name, int64_t(E.Threads[0]),
                                                    int64_t(E.Threads[1]), int64_t(E.Threads[2])),
                 F);
    if (Found & ComputeModelConflict)
      Ctx.report(rule::SmIncompatibleDerivInComputeShaderModel(Name, stageName(E.Kind)), F);
    if (Found & GroupConflict)
      Ctx.report(rule::SmIncompatibleRequiresGroup(Name, E.Name), F);
  }
};

} // namespace

void checkCompatibility(Context &Ctx, uint64_t Flags) {
  if (Ctx.Info.HasShaderModel && Ctx.Info.ShaderModel.Major == 6)
    CompatibilityChecker(Ctx, Flags).check();
}

} // namespace dxil::validation
