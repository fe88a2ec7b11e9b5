// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL as input, by the project's own front end (frontend/).
#ifndef DXIL_CC_HLSLINPUT_H
#define DXIL_CC_HLSLINPUT_H

#include "Options.h"

#include <string>

namespace dxil::cc {

/// Compiles O.Input to the bytes of a container, or prints what O.Show asks for to the standard
/// output. \returns false after errors, which it has printed.
bool compileWithFrontend(const Options &O, std::string &Container);

/// -P and -M: reads the source and what it includes. \p Text becomes the source with all macros
/// expanded; with -M it stays empty, since the names of the files are written while they are read.
/// \returns false after errors, which it has printed.
bool preprocess(const Options &O, std::string &Text);

} // namespace dxil::cc

#endif // DXIL_CC_HLSLINPUT_H
