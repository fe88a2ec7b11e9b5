// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What makes a module well formed beyond what its reader guarantees, as findings.
#include "Context.h"
#include "Groups.h"

#include <dxil/module/ModuleCheck.h>

namespace dxil::validation {

bool checkWellFormed(Context &Ctx) {
  return ir::checkModule(Ctx.M, [&](const ir::ModuleProblem &P) {
    if (P.At)
      Ctx.report(rule::BitcodeValid(P.What), *P.At);
    else if (P.Function != ir::None)
      Ctx.report(rule::BitcodeValid(P.What), Ctx.M.Functions[P.Function]);
    else
      Ctx.report(rule::BitcodeValid(P.What));
  });
}

} // namespace dxil::validation
