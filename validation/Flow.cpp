// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The call graph. Rules about control flow are part of the walk over the instructions.
#include "Context.h"
#include "Groups.h"

namespace dxil::validation {
namespace {

/// Returns the functions that the pipeline calls; in a library also functions for callers in other
/// libraries.
std::vector<ir::FunctionId> entryFunctions(const Context &Ctx) {
  std::vector<ir::FunctionId> Out;
  for (ir::FunctionId F = 0; F < Ctx.M.Functions.size(); ++F)
    if (Ctx.Options.Strict ||
        (Ctx.Info.isLibrary() && Ctx.M.Functions[F].Linkage == ir::Linkage::External))
      Out.push_back(F);
  for (const EntryPoint &E : Ctx.Info.Entries)
    for (ir::FunctionId F : {E.Function, E.PatchConstant})
      if (F != ir::None)
        Out.push_back(F);
  return Out;
}

/// Reports functions on a call cycle that an entry reaches, once for each cycle. Checks unreachable
/// functions only if strict, as the reference validator ignores them.
void checkRecursion(Context &Ctx) {
  const ir::Module &M = Ctx.M;
  enum : uint8_t { New, Open, Done };
  std::vector<uint8_t> State(M.Functions.size());
  std::vector<bool> Reported(M.Functions.size());
  std::vector<std::pair<ir::FunctionId, size_t>> Stack;
  for (ir::FunctionId Root : entryFunctions(Ctx)) {
    if (State[Root] != New)
      continue;
    State[Root] = Open;
    Stack.push_back({Root, 0});
    while (!Stack.empty()) {
      auto &[F, Next] = Stack.back();
      if (Next == Ctx.callees(F).size()) {
        State[F] = Done;
        Stack.pop_back();
        continue;
      }
      ir::FunctionId Callee = Ctx.callees(F)[Next++];
      if (State[Callee] == Open && !Reported[Callee]) {
        Reported[Callee] = true;
        Ctx.report(rule::FlowNoRecursion(Ctx.nameOf(M.Functions[Callee])), M.Functions[Callee]);
      } else if (State[Callee] == New) {
        State[Callee] = Open;
        Stack.push_back({Callee, 0});
      }
    }
  }
}

} // namespace

void checkCallGraph(Context &Ctx) {
  checkRecursion(Ctx);
}

} // namespace dxil::validation
