// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options that change a container's parts: debug information and its place, private data, removed
// parts.
#pragma once

#include "Options.h"
#include "dxil/container/Container.h"
#include "dxil/container/parts/SmallParts.h"

#include <string>
#include <vector>

namespace dxil::compiler {

/// Returns the command line in the form that debug information records: arguments without the
/// input, blanks escaped.
std::string commandLineText(const Options &O);

/// Files that a compile writes beside the container.
struct DebugFile {
  std::string Path; ///< path of the PDB; empty: none
  std::string Data;
  std::string Reflection; ///< content of the -Fre file
};

/// Applies -Qembed_debug, -Qstrip_debug, -Fd, -Fre, -Zss, -Qpdb_in_private, -Qstrip_reflect,
/// -Qstrip_rootsignature, -Qstrip_priv and -setprivate to \p Container, which has just been made.
/// \returns the PDB of -Fd and the parts of -Fre. The error names the option whose part is missing.
llvm::Expected<DebugFile> applyPartOptions(const Options &O, const Host &H, Messages &Log,
                                           std::string &Container);

/// Returns the version that PDBs and libraries record: that of DXIL, as in dxc, with our name.
container::CompilerVersion compilerVersion();

/// Adds part VERS to a library. Validators before 1.8 do not know it there.
llvm::Error addLibraryVersion(const Options &O, std::string &Container);

/// Returns \p Container as a C array: the content of the -Fh file.
std::string containerAsHeader(const Options &O, llvm::StringRef Container);

/// Returns the root signature of -Frs as a container, and the bytes of part HASH for -Fsh. Fail if
/// the shader has none.
llvm::Expected<std::string> rootSignatureContainer(llvm::StringRef Container);
/// Returns a container with only one part.
llvm::Expected<std::string> partAsContainer(container::FourCC Name, llvm::StringRef Part);
llvm::Expected<std::string> shaderHash(llvm::StringRef Container);
/// Returns the bytes of part PRIV for -getprivate. Fails if there is none.
llvm::Expected<std::string> privateData(llvm::StringRef Container);

} // namespace dxil::compiler
