// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What options say of a container's parts: debug information and where it goes, private data, what
// is left out.
#ifndef DXIL_COMPILER_PARTOPTIONS_H
#define DXIL_COMPILER_PARTOPTIONS_H

#include "Options.h"
#include "dxil/container/Container.h"

#include <string>
#include <vector>

namespace dxil::compiler {

/// The command line as the debug information records it: the arguments but for the input, blanks
/// escaped.
std::string commandLineText(const Options &O);

/// Files that a compile writes beside the container.
struct DebugFile {
  std::string Path; ///< of the PDB; empty: none
  std::string Data;
  std::string Reflection; ///< what -Fre writes
};

/// Does to \p Container, which has just been made, what -Qembed_debug,
/// -Qstrip_debug, -Fd, -Fre, -Zss, -Qpdb_in_private, -Qstrip_reflect, -Qstrip_rootsignature,
/// -Qstrip_priv and -setprivate say. \returns the PDB of -Fd and the parts of -Fre. The error says
/// which option asks for what is not there.
llvm::Expected<DebugFile> applyPartOptions(const Options &O, const Host &H, Messages &Said,
                                           std::string &Container);

/// \p Container as a C array: the text of -Fh.
std::string containerAsHeader(const Options &O, llvm::StringRef Container);

/// The container of -Frs, with the root signature alone, or the bytes of part
/// HASH, of -Fsh. An error if the shader has none.
llvm::Expected<std::string> rootSignatureContainer(llvm::StringRef Container);
/// A container with one part alone.
llvm::Expected<std::string> partAsContainer(container::FourCC Name, llvm::StringRef Part);
llvm::Expected<std::string> shaderHash(llvm::StringRef Container);
/// The bytes of part PRIV, for -getprivate; likewise.
llvm::Expected<std::string> privateData(llvm::StringRef Container);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_PARTOPTIONS_H
