// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information: what clang is asked for, and where it goes.
#ifndef DXIL_CC_DEBUG_H
#define DXIL_CC_DEBUG_H

#include "Options.h"

#include <string>
#include <vector>

namespace dxil::cc {

/// Whether the program has line tables while it is compiled: the back end's errors name the shader's lines by
/// them.
enum class Lines { Omit, Keep };

/// Adds to \p Args what clang needs to know: line tables where they are kept; everything with -Zi.
/// \p IncludeDir is the directory of the HLSL header, which the debug
/// information does not name.
std::string commandLineText(const Options &O);

void addDebugArguments(const std::string &IncludeDir, const Options &O, Lines WithLines,
                       std::vector<std::string> &Args);

/// A file that a compile writes beside the container.
struct DebugFile {
  std::string Path; ///< empty: none
  std::string Data;
};

/// Does to \p Container, which has just been made, what -Qembed_debug,
/// -Qstrip_debug, -Fd, -Zss, -Qpdb_in_private, -Qstrip_reflect, -Qstrip_rootsignature, -Qstrip_priv
/// and -setprivate say. \returns the PDB of -Fd. The error says which
/// option asks for what is not there.
llvm::Expected<DebugFile> applyPartOptions(const Options &O, std::string &Container);

/// \p Container as a C array: the text of -Fh.
std::string containerAsHeader(const Options &O, llvm::StringRef Container);

/// The container of -Frs, with the root signature alone, or the bytes of part
/// HASH, of -Fsh. An error if the shader has none.
llvm::Expected<std::string> rootSignatureContainer(llvm::StringRef Container);
llvm::Expected<std::string> shaderHash(llvm::StringRef Container);
/// The bytes of part PRIV, for -getprivate; likewise.
llvm::Expected<std::string> privateData(llvm::StringRef Container);

} // namespace dxil::cc

#endif // DXIL_CC_DEBUG_H
