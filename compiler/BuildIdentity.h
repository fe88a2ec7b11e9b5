// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The identity of this program's machine code.
#pragma once

#include <optional>
#include <string>

namespace dxil::compiler {

/// Returns the build IDs of this program or library and of the libraries that compute for it:
/// hashes of their bytes, which the linker wrote. Includes the math library's function variants for
/// this processor, as their last digits differ. Constant during the process. Returns nothing if a
/// library has no build ID.
const std::optional<std::string> &buildIdentity();

} // namespace dxil::compiler
