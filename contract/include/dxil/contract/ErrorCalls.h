// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions whose calls are errors. A producer calls one where the program asks for what does not
// exist, if this is an error only where the value is used: what the optimizer leaves of the calls
// is reported when operations are lowered.
#ifndef DXIL_CONTRACT_ERRORCALLS_H
#define DXIL_CONTRACT_ERRORCALLS_H

#include <optional>
#include <string>

namespace llvm {
class Function;
} // namespace llvm

namespace dxil::contract {

struct ErrorCall {
  std::string Message;
  std::string File; ///< empty: that of the function with the call
  unsigned Line = 0, Column = 0;
};

/// Makes calls of \p F errors.
void setErrorCall(llvm::Function &F, const ErrorCall &Error);
/// Returns what setErrorCall said of \p F, or nothing if its calls are no errors.
std::optional<ErrorCall> errorCall(const llvm::Function &F);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_ERRORCALLS_H
