// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Control flow and the call graph.
#include "Context.h"
#include "Groups.h"

#include <dxil/module/Graph.h>

namespace dxil::validation {
namespace {

using ir::Graph;

/// The functions that the pipeline calls; all of a library, where callers come later.
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

/// Each function that lies on a cycle of calls from an entry, once for each cycle found. What no
/// entry reaches is judged only when strict, as the reference does not look at it.
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
      ir::FunctionId Called = Ctx.callees(F)[Next++];
      if (State[Called] == Open && !Reported[Called]) {
        Reported[Called] = true;
        Ctx.report(rule::FlowNoRecursion(Ctx.nameOf(M.Functions[Called])), M.Functions[Called]);
      } else if (State[Called] == New) {
        State[Called] = Open;
        Stack.push_back({Called, 0});
      }
    }
  }
}

} // namespace

void checkFlow(Context &Ctx) {
  // Of the graphs in a module the reference goes by the last one.
  const ir::Function *Last = nullptr;
  for (const ir::Function &F : Ctx.M.Functions)
    if (!F.IsDeclaration)
      Last = &F;
  for (const ir::Function &F : Ctx.M.Functions) {
    if (F.IsDeclaration)
      continue;
    Graph G(Ctx.M, F);
    if (!G.isReducible()) {
      if (&F == Last)
        Ctx.report(rule::FlowReducible(Ctx.nameOf(F)), F);
      else
        Ctx.reportStrict(rule::FlowReducible(Ctx.nameOf(F)), F);
    }
    if (G.hasDeadLoop())
      Ctx.report(rule::FlowDeadLoop(Ctx.nameOf(F)), F);
  }
  checkRecursion(Ctx);
}

} // namespace dxil::validation
