// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a function on a stack of its own goes on.
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

  /// Makes the context one that calls `F` with `Argument` on the stack. `F` may not return.
  void prepare(void *Stack, size_t Bytes, Function F, void *Argument);
  /// Leaves the running function, which `From` remembers, and goes on where `To` was left.
  static void change(Context &From, Context &To);

private:
#if defined(__x86_64__)
  void *Place = nullptr; ///< of its stack; the registers that a call keeps lie there
#else
  static void start(unsigned High, unsigned Low);
  ucontext_t Place{};
  Function Body = nullptr;
  void *Given = nullptr;
#endif
};

} // namespace dxil::execution
