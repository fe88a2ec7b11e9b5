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

namespace dxil {

/// What the name of a function starts with that gives a handle of a heap. It returns the handle's
/// target type and takes the index and, as an i1, whether the heap is that of samplers.
inline constexpr llvm::StringLiteral HeapHandlePrefix = "dxil.heap.handle";

/// Replaces the bindings that the front end makes of descriptors, which are those in the spaces
/// 0xfffffffe (resources) and 0xfffffffd (samplers), by calls of such functions. Returns whether
/// there were any.
bool takeHeapHandles(llvm::Module &M);

/// Whether \p Call gives a handle of a heap.
bool isHeapHandle(const llvm::CallInst &Call);

} // namespace dxil

#endif // DXIL_LOWERING_HEAPHANDLES_H
