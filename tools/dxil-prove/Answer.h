// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The answer about two programs.
#pragma once

#include "Trial.h"

namespace dxil::tool {

inline constexpr int ExitUnknown = 3;

struct Effort {
  double Seconds = 10; ///< time limit for the proof, and again for the runs
  double Work = 0;     ///< limit of the solver's work, in seconds of an idle machine; 0: as Seconds
  unsigned RandomRuns = 16;
};

/// The answer and its evidence.
struct Answer {
  std::string Is = "unknown", Reason;
  std::optional<Difference> Differs;
  std::string Description; ///< describes inputs that show a difference
  bool UsesRounding = false, UsesFast = false;

  /// Returns the answer in one line. File: the file with the inputs, or empty.
  std::string text(const std::string &File) const;
  std::string json(const std::string &File) const;
  int exitCode() const;
};

/// Compares two containers. An error has the name of the input.
Result<Answer> compareContainers(Bytes A, Bytes B, const std::string &Entry, const Effort &Most);

} // namespace dxil::tool
