// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs programs with expected results: case files (CaseFile.h), and HLSL files with expectations in
// their comments (docs/execution.md).
#pragma once

#include "CaseFile.h"

namespace dxil::execution {

/// A batch that must not compile, or must compile and run.
struct CaseProgram {
  Batch What;
  bool Refused = false;
};

/// Reads `// args:`, `// in:`, `// cb:`, `// groups:`, `// out:`, `// expect:` and `// refused`
/// from the head of an HLSL file. An error begins with "LINE: error: ".
Status parseProgram(const std::string &Name, const std::string &Text, CaseProgram &To);
/// Returns true if a text has such a head.
bool hasCaseHeader(const std::string &Text);

/// One expectation of a program after its run.
struct CaseResult {
  std::string Name;
  std::vector<std::string> Wrong;         ///< differences; empty if all is as expected
  unsigned Line = 0;                      ///< line of the expectation in its file, or 0
  std::string Error;                      ///< reason why no comparison was possible, or empty
  std::optional<PictureMismatch> Picture; ///< picture with differences; their lines are in Wrong

  bool isMet() const { return Error.empty() && Wrong.empty(); }
};

struct CaseSettings {
  std::string Compiler;
  std::string Folder; ///< folder of the file; added to the include path
  std::vector<std::string> ExtraArguments;
};

/// Compiles and runs. A check that does not compile does not prevent the others.
std::vector<CaseResult> runCase(const CaseProgram &Program, const CaseSettings &Settings);

} // namespace dxil::execution
