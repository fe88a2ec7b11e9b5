// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/container/Program.h>
#include <dxil/module/ModuleCheck.h>

namespace dxil::container {

/// Reads the program of \p C, or that of another part, for callers that walk its instructions.
/// Fails where readModule() does, and with the first problem if the module is malformed or too
/// large.
inline Result<ir::Module> readCheckedModule(const Container &C, FourCC Part = part::DXIL) {
  auto M = readModule(C, Part);
  if (!M)
    return M.error();
  Status Done = ir::checkLimits(*M, ir::WholeValueLimits);
  ir::checkModule(*M, [&](const ir::ModuleProblem &P) {
    if (Done)
      Done = failure(P.What);
  });
  if (Done)
    return M;
  Error E;
  E.Code = ErrorCode::FunctionBody;
  E.Part = Part.str();
  E.Message = Done.message();
  return E;
}

} // namespace dxil::container
