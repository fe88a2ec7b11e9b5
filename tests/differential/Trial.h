// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs programs of one shader on the same input, in a process of its own, and says how they differ.
#pragma once

#include "Compare.h"

#include <string>
#include <utility>
#include <vector>

namespace dxil::differential {

/// A program by the name that reports call it.
struct NamedProgram {
  std::string Name, Container;
};

/// What came of a trial.
struct Verdict {
  unsigned Ran = 0;       ///< contents on which all programs ran to their end
  std::string Difference; ///< lines that say where programs differ, or empty
  std::string Reason;     ///< why a content did not run, or empty
  /// What programs that differ did that Direct3D does not define, or empty: a race, an undefined
  /// value.
  std::string Faults;
  Written Numbers; ///< of the first program
};

/// Runs all programs on all contents and compares the first with each of the others. A program that
/// ends its process, or does not end in 20 s of the processor's time, is a reason.
Verdict tryPrograms(const std::vector<NamedProgram> &Programs);

} // namespace dxil::differential
