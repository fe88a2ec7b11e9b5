// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL as input, by the project's own front end (frontend/).
#ifndef DXIL_CC_HLSLINPUT_H
#define DXIL_CC_HLSLINPUT_H

#include "Options.h"

#include <string>

namespace dxil::cc {

/// Compiles O.Input to the bytes of a container, or prints what O.Show asks for to the standard output. \returns false
/// after errors, which it has printed.
bool compileWithFrontend(const Options &O, std::string &Container);

} // namespace dxil::cc

#endif // DXIL_CC_HLSLINPUT_H
