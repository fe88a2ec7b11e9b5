// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where clang's static libraries are not at hand: every compile runs clang as a process.
#include "BuiltInClang.h"

namespace dxil::cc {

bool hasBuiltInClang() { return false; }

bool builtInClangTakes(const std::vector<std::string> &) { return false; }

llvm::Expected<int> runBuiltInClang(const std::vector<std::string> &,
                                    llvm::SmallVectorImpl<char> &, bool *) {
  return llvm::createStringError("this program was built without clang");
}

} // namespace dxil::cc
