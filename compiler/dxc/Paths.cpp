// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Paths.h"

using namespace llvm;

namespace dxil::compiler::dxc {

std::string spelledPath(StringRef Path) {
  std::string Result;
  bool HasName = false;
  for (char C : Path) {
    C = C == '\\' ? '/' : C;
    if (C != '/')
      HasName = true;
    else if (HasName && Result.back() == '/')
      continue;
    Result += C;
  }
  const StringRef Spelled = Result;
  const bool IsAbsolute = Spelled.starts_with("/") || Spelled.substr(1).starts_with(":/");
  return IsAbsolute || Spelled == "." || Spelled.starts_with("./") ? Result : "./" + Result;
}

} // namespace dxil::compiler::dxc
