// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-cc's command line as help text, and as data for man page and completion.
#pragma once

#include "Description.h"

namespace dxil::cc {

/// Returns the text of --help.
std::string helpText();

/// Returns the options that --help lists.
tool::Description describe();

} // namespace dxil::cc
