// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/container/Program.h>
#include <dxil/module/ModuleCheck.h>

#include <optional>

namespace dxil::container {

/// Reads the program of \p C for callers that walk its instructions. Fails where readModule() does,
/// and with the first problem if the module is malformed or too large.
inline Result<ir::Module> readCheckedModule(const Container &C) {
  auto M = readModule(C);
  if (!M)
    return M.error();
  std::optional<std::string> Wrong = ir::exceededLimit(*M, ir::WholeValueLimits);
  ir::checkModule(*M, [&](const ir::ModuleProblem &P) { Wrong = Wrong.value_or(P.What); });
  if (!Wrong)
    return M;
  Error E;
  E.Code = ErrorCode::FunctionBody;
  E.Part = part::DXIL.str();
  E.Message = *Wrong;
  return E;
}

} // namespace dxil::container
