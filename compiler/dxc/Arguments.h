// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments of compiles, as texts.
#pragma once

#include "Blobs.h"

#include <string>
#include <vector>

namespace dxil::compiler::dxc {

/// Adds wide arguments to a list. False if one is null.
bool addArguments(std::vector<std::string> &To, const wchar_t *const *Arguments, uint32_t Count);
/// Adds -D NAME=VALUE for each. False if a name is null or empty.
bool addDefines(std::vector<std::string> &To, const Define *Defines, uint32_t Count);

/// Makes the object that keeps arguments for a caller.
CompilerArguments *makeArguments(const std::vector<std::string> &Arguments);

} // namespace dxil::compiler::dxc
