// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work of a process before its first compile. Unprepared, it takes one of the three milliseconds of
// a small shader.
#pragma once

namespace dxil::cc {

/// Prepares the heap for compiles, which need some megabytes and free none: one growth for all of
/// them, and large pages if the system has them. Call it once, before starting threads.
void prepareMemory();

} // namespace dxil::cc
