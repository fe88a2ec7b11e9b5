// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Include paths with the backslashes of Windows.
#pragma once

#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace dxil::frontend {

/// Returns the text with slashes in place of backslashes in the names of included files. Each
/// character keeps its position.
std::unique_ptr<llvm::MemoryBuffer> withSlashedIncludes(std::unique_ptr<llvm::MemoryBuffer> Text);

/// Returns the files of \p Files (null: this system's), each changed by withSlashedIncludes().
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> slashedFiles(llvm::vfs::FileSystem *Files);

} // namespace dxil::frontend
