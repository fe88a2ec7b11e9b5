// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace dxil::fuzz {

/// Ends the program, which the fuzzer reports, if a property does not hold.
inline void require(bool Holds) {
  if (!Holds)
    __builtin_trap();
}

} // namespace dxil::fuzz
