// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// -recompile: what debug information says of a compile, and that compile once more.
#ifndef DXIL_COMPILER_RECOMPILE_H
#define DXIL_COMPILER_RECOMPILE_H

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

/// What \p Input records: a container or a PDB. The error says what it lacks.
llvm::Expected<RecordedCompile> readRecordedCompile(llvm::StringRef Input);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_RECOMPILE_H
