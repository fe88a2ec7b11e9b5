// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which program this is, to the byte.
#ifndef DXIL_COMPILER_BUILDIDENTITY_H
#define DXIL_COMPILER_BUILDIDENTITY_H

#include <optional>
#include <string>

namespace dxil::compiler {

/// The build ids of this program or library, and of the libraries that compute for it: hashes of
/// their bytes, which the linker wrote. With them goes which variants of its functions the math
/// library takes on this processor, as they differ in last digits. The same for the process's life;
/// nothing where one of them has no id.
const std::optional<std::string> &buildIdentity();

} // namespace dxil::compiler

#endif // DXIL_COMPILER_BUILDIDENTITY_H
