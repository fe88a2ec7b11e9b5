// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dxil/compile.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace dxil::compiler {

/// A caller's files: \p Name has the content \p Text; \p Open, or the system if it is null,
/// provides the others. Does not copy: the contents must outlive the file system. Any path that is
/// not a file is a directory that cannot be listed.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
memoryFiles(llvm::StringRef Name, llvm::StringRef Text, dxil_compile_open Open, void *Context);

} // namespace dxil::compiler
