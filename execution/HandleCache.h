// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles that are the same whenever a program makes them: generated code keeps them behind the
// views of its worker, one for each place that makes one.
#pragma once

#include "Machine.h"

namespace dxil::execution {

/// Places that keep their handle; further ones ask the runtime each time.
constexpr uint64_t CachedHandles = 4096;
constexpr uint64_t ViewTableBytes = uint64_t(ViewTable::Size) * sizeof(View);

/// The byte, from the first view on, of the handle of a place.
constexpr uint64_t cachedHandleOffset(uint64_t Place) {
  return ViewTableBytes + Place * sizeof(Slot);
}

} // namespace dxil::execution
