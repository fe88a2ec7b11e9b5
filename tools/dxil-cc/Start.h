// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a process does before its first compile: a small shader takes three milliseconds, of which
// this was one.
#ifndef DXIL_CC_START_H
#define DXIL_CC_START_H

namespace dxil::cc {

/// Sets the heap up for compiles, which take some megabytes and give none back: one growth for all,
/// and large pages where the system has them. Called once, before there is a second thread.
void prepareMemory();

/// LLVM's two thousand options of its own can be given by name only from here on (-mllvm): where
/// the linker can put that off, their constructors have not entered them into LLVM's table.
void registerLLVMOptions();

} // namespace dxil::cc

#endif // DXIL_CC_START_H
