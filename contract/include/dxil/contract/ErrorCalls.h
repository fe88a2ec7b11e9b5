// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions whose calls are errors. A producer calls one if the program uses something that does
// not exist and that is an error only if the value is used. Op lowering reports the calls that
// remain after optimization.
#pragma once

#include <optional>
#include <string>

namespace llvm {
class Function;
} // namespace llvm

namespace dxil::contract {

struct ErrorCall {
  std::string Message;
  std::string File; ///< source file; empty: that of the calling function
  unsigned Line = 0, Column = 0;
};

/// Makes each call of \p F an error.
void setErrorCall(llvm::Function &F, const ErrorCall &Error);
/// Returns the error of calls of \p F, or nothing if they are not errors.
std::optional<ErrorCall> errorCall(const llvm::Function &F);

} // namespace dxil::contract
