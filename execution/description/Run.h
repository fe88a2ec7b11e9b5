// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs what a description says and compares.
#pragma once

#include "Description.h"

namespace dxil::execution {

/// Memory or outputs after a run.
struct RunResult {
  std::string Name;
  const ScalarType *Type = nullptr; ///< of what Bytes holds
  uint32_t Columns = 1;             ///< numbers that belong together
  std::vector<uint8_t> Bytes;
  std::optional<uint32_t> Counter;
  std::optional<Target> Picture; ///< of a render target, with all samples resolved
  bool Written = true;           ///< the program may have changed it
};

struct Mismatch {
  std::string Name; ///< of the result
  std::string Path; ///< of the expectation in the document
  Difference What;
  size_t More = 0; ///< further differences of the same expectation that are not listed
};

struct RunOutcome {
  std::string Error; ///< what stopped the run; empty if it ended
  std::vector<RunResult> Results;
  std::vector<Mismatch> Mismatches;
  size_t Compared = 0; ///< numbers
  std::vector<Fault> Faults;
  std::vector<std::string> Trace; ///< lines
};

RunOutcome runDescription(Description &D, const RunOptions &Options);

} // namespace dxil::execution
