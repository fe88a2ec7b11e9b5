// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Machine.h"

#include <deque>
#include <string>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace dxil::execution {

/// What the instrumented code points at; lives as long as the code.
struct CodeData {
  std::deque<Shape> Shapes;
  std::deque<Site> Sites;
};

/// Gives each dx.op declaration a body, and tells the scheduler of loops and of the places of wave ops
/// in `Entry`. Returns what it cannot do, or an empty string.
std::string instrument(llvm::Module &M, llvm::Function &Entry, CodeData &Data);

} // namespace dxil::execution
