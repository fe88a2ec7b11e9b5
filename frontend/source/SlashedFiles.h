// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL is written on Windows, and its includes with that system's slashes.
#ifndef DXIL_FRONTEND_SOURCE_SLASHEDFILES_H
#define DXIL_FRONTEND_SOURCE_SLASHEDFILES_H

#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace dxil::frontend {

/// The same text with the names of included files spelled with the slashes that every system
/// understands: each character stays where it is.
std::unique_ptr<llvm::MemoryBuffer> withSlashedIncludes(std::unique_ptr<llvm::MemoryBuffer> Text);

/// The files of \p Files, null for this system's, each as withSlashedIncludes() gives it.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> slashedFiles(llvm::vfs::FileSystem *Files);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_SLASHEDFILES_H
