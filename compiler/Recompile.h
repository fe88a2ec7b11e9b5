// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// -recompile: repeats a compile that debug information records.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace dxil::compiler {

/// A compile as debug information records it.
struct RecordedCompile {
  struct File {
    std::string Name, Text;
  };
  std::vector<File> Files; ///< the source first
  std::vector<std::string> Arguments;
};

/// Reads the compile that \p Input, a container or PDB, records. The error names what is missing.
llvm::Expected<RecordedCompile> readRecordedCompile(llvm::StringRef Input);

} // namespace dxil::compiler
