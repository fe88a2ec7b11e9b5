// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs programs of one shader on the same input, in a separate process, and reports differences.
#pragma once

#include "Compare.h"

#include <string>
#include <utility>
#include <vector>

namespace dxil::differential {

/// A program with its name in reports.
struct NamedProgram {
  std::string Name, Container;
};

/// The result of a trial.
struct Verdict {
  unsigned Ran = 0;       ///< number of inputs on which all programs succeeded
  std::string Difference; ///< differences, one in each line, or empty
  std::string Reason;     ///< why an input failed, or empty
  /// Undefined behaviour of programs that differ, such as a race or an undefined value; or empty.
  std::string Faults;
  Written Numbers; ///< numbers that the first program has written
};

/// Runs all programs on all inputs and compares the first program with each of the others. A
/// program that ends its process, or takes more than 20 s of processor time, gives a reason
/// instead.
Verdict tryPrograms(const std::vector<NamedProgram> &Programs);

} // namespace dxil::differential
