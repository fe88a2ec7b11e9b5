// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-cc's command line for people, and as the man page and completion are made of it.
#ifndef DXIL_TOOLS_DXIL_CC_DESCRIBE_H
#define DXIL_TOOLS_DXIL_CC_DESCRIBE_H

#include "Description.h"

namespace dxil::cc {

/// The text of --help.
std::string helpText();

/// The options that --help lists.
tool::Description describe();

} // namespace dxil::cc

#endif // DXIL_TOOLS_DXIL_CC_DESCRIBE_H
