// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles of descriptors in the resource and sampler heaps.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace llvm {
class CallInst;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Replaces the front end's bindings of heap descriptors, in space 0xfffffffe (resources) or
/// 0xfffffffd (samplers), by calls of functions contract::HeapHandlePrefix. Returns whether there
/// were any.
bool takeHeapHandles(llvm::Module &M);

/// Whether \p Call returns a handle from a descriptor heap.
bool isHeapHandle(const llvm::CallInst &Call);

} // namespace dxil::lowering
