// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A cache of handles that are equal each time. Generated code stores them after the views of its
// worker, one for each place in the program that creates a handle.
#pragma once

#include "Machine.h"

namespace dxil::execution {

/// Places with a cached handle; other places ask the runtime each time.
constexpr uint64_t CachedHandles = 4096;
constexpr uint64_t ViewTableBytes = uint64_t(ViewTable::Size) * sizeof(View);

/// Returns the offset of a place's handle from the first view, in bytes.
constexpr uint64_t cachedHandleOffset(uint64_t Place) {
  return ViewTableBytes + Place * sizeof(Slot);
}

} // namespace dxil::execution
