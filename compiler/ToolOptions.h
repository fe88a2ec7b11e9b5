// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Readers of options that change no program.
#pragma once

#include "Options.h"

namespace llvm::opt {
class InputArgList;
} // namespace llvm::opt

namespace dxil::compiler {

llvm::Error readMessageStyle(const llvm::opt::InputArgList &Args, const Host &H, Options &Result);
llvm::Error readTrace(const llvm::opt::InputArgList &Args, const Host &H, Options &Result);
/// The environment in \p H provides defaults.
llvm::Error readCache(const llvm::opt::InputArgList &Args, const Host &H, CacheOptions &Cache);

} // namespace dxil::compiler
