// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a description and compares the results.
#pragma once

#include "Description.h"

namespace dxil::execution {

/// Memory or outputs after a run.
struct RunResult {
  std::string Name;
  const ScalarType *Type = nullptr; ///< type of the numbers in Bytes
  uint32_t Columns = 1;             ///< numbers in a row
  std::vector<uint8_t> Bytes;
  std::optional<uint32_t> Counter;
  std::optional<Target> Picture; ///< picture of a resolved render target, or of a texture
  bool IsTarget = false;         ///< the picture has the same bytes
  bool IsWritten = true;         ///< the program may have changed it
};

struct Mismatch {
  std::string Name; ///< name of the result
  std::string Path; ///< path of the expectation in the document
  Difference What;
  size_t More = 0; ///< further differences of this expectation
};

struct RunOutcome {
  Status Done; ///< the error that stopped the run, if any
  std::vector<RunResult> Results;
  std::vector<Mismatch> Mismatches;
  std::vector<PictureMismatch> PictureMismatches;
  size_t Compared = 0; ///< count of numbers
  std::vector<Fault> Faults;
  std::vector<std::string> Trace; ///< lines of the trace

  bool isAsExpected() const { return Mismatches.empty() && PictureMismatches.empty(); }
  bool hasErrors(const FaultActions &Actions) const;
};

RunOutcome runDescription(Description &D, const RunOptions &Options);

} // namespace dxil::execution
