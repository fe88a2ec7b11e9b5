// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares the requirements of an entry and its callees with its stage, shader model and thread
// group. Reports a conflict at the function that causes it.
#include "Context.h"
#include "Groups.h"

#include <dxil/container/derive/FunctionRequirements.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/generated/MetadataNumbers.h>

namespace dxil::validation {
namespace {

/// Returns the bit of a stage, or zero for a number that is no stage.
constexpr uint32_t bit(Stage S) {
  return unsigned(S) < 32 ? uint32_t(1) << unsigned(S) : 0;
}
constexpr uint64_t ThreadLaunch = uint64_t(NodeLaunch::Thread);

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
      : Ctx(Ctx), M(Ctx.M), Info(Ctx.Info),
        // The flags of single functions matter only if they need a newer shader model than the
        // module's.
        Functions(deriveFunctionRequirements(
            Ctx, {.Flags = Ctx.Info.validatorAtLeast(8) &&
                           minorFor(Flags) > Ctx.Info.ShaderModel.Minor})) {}

  void check() {
    for (const EntryPoint &E : Info.Entries)
      checkEntry(E);
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const ModuleFacts &Info;
  const std::vector<FunctionRequirements> Functions;
  const EntryPoint *Entry = nullptr;
  std::vector<bool> Visited;

  uint32_t conflicts(ir::FunctionId F) const {
    const FunctionRequirements &N = Functions[F];
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

  /// Derivatives need quads: one-dimensional groups in multiples of four, or even width and height.
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

  /// Reports each conflict at the function that causes it. Returns the conflicts of F.
  uint32_t visit(ir::FunctionId F, uint32_t &Remaining, unsigned Depth) {
    constexpr unsigned MaxDepth = 256;
    if (!Remaining || Visited[F] || Depth > MaxDepth)
      return 0;
    Visited[F] = true;
    uint32_t Own = conflicts(F), Inherited = 0;
    for (ir::FunctionId Callee : Ctx.callees(F))
      if (!M.Functions[Callee].IsDeclaration) {
        Inherited |= visit(Callee, Remaining, Depth + 1);
        if (!Remaining)
          return 0;
      }
    if (uint32_t New = Remaining & Own & ~Inherited) {
      diagnose(F, New);
      Remaining &= ~New;
    }
    return Own;
  }

  void diagnose(ir::FunctionId Id, uint32_t Conflicts) {
    const ir::Function &F = M.Functions[Id];
    const EntryPoint &E = *Entry;
    std::string Name = Ctx.nameOf(F);
    if (Id == E.Function)
      Ctx.report(rule::SmIncompatibleOperation(E.Name), F);
    else
      Ctx.report(rule::SmIncompatibleCallInEntry(E.Name, Name), M.Functions[E.Function]);
    if (Conflicts & StageConflict)
      Ctx.report(rule::SmIncompatibleStage(Name, container::stageName(E.Kind)), F);
    if (Conflicts & ModelConflict)
      Ctx.report(rule::SmIncompatibleShaderModel(Name, {6, uint16_t(Functions[Id].Minor)},
                                                 Info.ShaderModel),
                 F);
    if (Conflicts & LaunchConflict)
      Ctx.report(rule::SmIncompatibleDerivLaunch(Name, "thread"), F);
    if (Conflicts & GroupSizeConflict)
      Ctx.report(rule::SmIncompatibleThreadGroupDim(Name, int64_t(E.Threads[0]),
                                                    int64_t(E.Threads[1]), int64_t(E.Threads[2])),
                 F);
    if (Conflicts & ComputeModelConflict)
      Ctx.report(rule::SmIncompatibleDerivInComputeShaderModel(Name, container::stageName(E.Kind)),
                 F);
    if (Conflicts & GroupConflict)
      Ctx.report(rule::SmIncompatibleRequiresGroup(Name, E.Name), F);
  }
};

} // namespace

void checkCompatibility(Context &Ctx, uint64_t Flags) {
  if (Ctx.Info.HasShaderModel && Ctx.Info.ShaderModel.Major == 6)
    CompatibilityChecker(Ctx, Flags).check();
}

} // namespace dxil::validation
