// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts the arguments of a compile to UTF-8.
#pragma once

#include "Blobs.h"

#include <string>
#include <vector>

namespace dxil::compiler::dxc {

/// Appends wide arguments to a list. Returns false if one of them is null.
bool addArguments(std::vector<std::string> &To, const wchar_t *const *Arguments, uint32_t Count);
/// Appends -D NAME=VALUE for each definition. Returns false if a name is null or empty.
bool addDefines(std::vector<std::string> &To, const Define *Defines, uint32_t Count);

/// Returns a new object that holds the arguments for its caller.
CompilerArguments *makeArguments(const std::vector<std::string> &Arguments);

} // namespace dxil::compiler::dxc
