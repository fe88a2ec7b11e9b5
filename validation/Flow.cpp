// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Control flow and the call graph.
#include "Context.h"
#include "Graph.h"
#include "Groups.h"

namespace dxil::validation {
namespace {

/// Each function that lies on a cycle of calls, once for each cycle found.
void checkRecursion(Context &Ctx) {
  const ir::Module &M = Ctx.M;
  enum : uint8_t { New, Open, Done };
  std::vector<uint8_t> State(M.Functions.size());
  std::vector<bool> Reported(M.Functions.size());
  std::vector<std::pair<ir::FunctionId, size_t>> Stack;
  for (ir::FunctionId Root = 0; Root < M.Functions.size(); ++Root) {
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
  for (const ir::Function &F : Ctx.M.Functions) {
    if (F.IsDeclaration)
      continue;
    Graph G(Ctx.M, F);
    if (!G.isReducible())
      Ctx.report(rule::FlowReducible(Ctx.nameOf(F)), F);
    if (G.hasDeadLoop())
      Ctx.report(rule::FlowDeadLoop(Ctx.nameOf(F)), F);
  }
  checkRecursion(Ctx);
}

} // namespace dxil::validation
