// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles of descriptors in the resource and sampler heaps.
#ifndef DXIL_LOWERING_HEAPHANDLES_H
#define DXIL_LOWERING_HEAPHANDLES_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class CallInst;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Replaces the bindings that the front end makes of descriptors, which are those in the spaces
/// 0xfffffffe (resources) and 0xfffffffd (samplers), by calls of functions
/// contract::HeapHandlePrefix. Returns whether there were any.
bool takeHeapHandles(llvm::Module &M);

/// Whether \p Call gives a handle of a heap.
bool isHeapHandle(const llvm::CallInst &Call);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_HEAPHANDLES_H
