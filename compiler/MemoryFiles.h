// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_COMPILER_MEMORYFILES_H
#define DXIL_COMPILER_MEMORYFILES_H

#include "dxil/compile.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace dxil::compiler {

/// Files of a caller: \p Name has \p Text, all others are what \p Open finds, or without it those
/// of the system. Nothing is copied: what both give stays until the file system is gone. A path
/// that is no file is a folder, whose contents cannot be listed.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
memoryFiles(llvm::StringRef Name, llvm::StringRef Text, dxil_compile_open Open, void *Context);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_MEMORYFILES_H
