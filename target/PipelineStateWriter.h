// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes of PSV0, up to version 4, with its tables in the order that dxc gives them.
#ifndef DXIL_TARGET_PIPELINESTATEWRITER_H
#define DXIL_TARGET_PIPELINESTATEWRITER_H

#include "llvm/ADT/SmallString.h"

#include <cstdint>

namespace llvm::mcdxbc {
struct PSVRuntimeInfo;
}

namespace dxil {

/// The bytes of PSV0 in \p Version (0 to 4). \p Info has been finalized. \p GroupSharedBytes is the
/// field that version 4 has behind those of version 3, which LLVM does not know.
llvm::SmallString<256> writePipelineState(const llvm::mcdxbc::PSVRuntimeInfo &Info,
                                          uint32_t Version, uint32_t GroupSharedBytes);

} // namespace dxil

#endif // DXIL_TARGET_PIPELINESTATEWRITER_H
