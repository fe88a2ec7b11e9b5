// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs programs that come with what they must give: files of cases (CaseFile.h), and HLSL files
// whose comments say it (docs/execution.md).
#pragma once

#include "CaseFile.h"

namespace dxil::execution {

/// A batch that must not compile, or be compiled and run.
struct CaseProgram {
  Batch What;
  bool Refused = false;
};

/// Reads `// args:`, `// in:`, `// cb:`, `// groups:`, `// out:`, `// expect:` and `// refused` at
/// the head of an HLSL file. Returns what is wrong, as "LINE: error: ...", or an empty string.
std::string parseProgram(const std::string &Name, const std::string &Text, CaseProgram &To);
/// Whether a text has such a head.
bool hasCaseHeader(const std::string &Text);

/// One expectation of a program after its run.
struct CaseResult {
  std::string Name;
  std::vector<std::string> Wrong; ///< what differs; none if all is as expected
  unsigned Line = 0;              ///< of the expectation in its file, or 0
};

struct CaseSettings {
  std::string Compiler;
  std::string Folder; ///< of the file, which is in the include path
  std::vector<std::string> ExtraArguments;
};

/// Compiles and runs. `Error` gets what stopped it before anything could be compared.
std::vector<CaseResult> runCase(const CaseProgram &Program, const CaseSettings &Settings,
                                std::string &Error);

} // namespace dxil::execution
