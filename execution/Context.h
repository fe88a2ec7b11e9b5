// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The saved state of a function that runs on its own stack.
#pragma once

#include <cstddef>
#include <cstdint>

#if !defined(__x86_64__)
#include <ucontext.h>
#endif

namespace dxil::execution {

class Context {
public:
  using Function = void (*)(void *);

  /// Prepares the context to call `F` with `Argument` on the stack. `F` must not return.
  void prepare(void *Stack, size_t Bytes, Function F, void *Argument);
  /// Saves the running function in `From` and continues in `To`.
  static void change(Context &From, Context &To);

private:
#if defined(__x86_64__)
  void *Place = nullptr; ///< place in the machine stack where callee-saved registers are stored
#else
  static void start(unsigned High, unsigned Low);
  ucontext_t Place{};
  Function Body = nullptr;
  void *BodyArgument = nullptr;
#endif
};

} // namespace dxil::execution
