// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that a library calls and other libraries would define.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <string>

namespace dxil::differential {

/// Links a library with definitions of the functions that it declares: each computes its result,
/// and what its references point to, from its other parameters. Returns the library itself if it
/// declares none.
Result<std::string> withStubs(const std::string &Library, const ir::Module &M);

} // namespace dxil::differential
