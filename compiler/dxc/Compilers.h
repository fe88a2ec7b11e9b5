// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiles for the interfaces, over ../Compile.h.
#pragma once

#include "Results.h"

#include <string>
#include <vector>

namespace dxil::compiler::dxc {

/// A compile, or a link of libraries.
struct CompileRequest {
  llvm::StringRef Source; ///< bytes; not used by a link
  uint32_t Encoding = Binary;
  std::vector<std::string> Arguments;
  /// Name of the source in messages and debug information. Unset: the input among the arguments, or
  /// hlsl.hlsl.
  std::string Name;
  IncludeHandler *Includes = nullptr; ///< null: nothing can be included
  /// Debug information goes into the container too: a caller of the older interfaces may not know
  /// of the output that has it.
  bool EmbedsDebug = false;
  /// Libraries of a link by name; their bytes outlive the compile.
  std::vector<std::pair<std::string, llvm::StringRef>> Libraries;
};

/// Runs a compile. Never null.
Result *runCompile(const CompileRequest &Request);

/// The listing of a container, as a result.
Result *disassemble(llvm::StringRef Container);

/// ID3D12ShaderReflection of a container, or of the parts that -Fre gives.
Status createReflection(llvm::StringRef Container, const Guid &Interface, void **Out);

// Makers of the objects of DxcCreateInstance.
Status createCompiler(const Guid &Interface, void **Out);
Status createUtilities(const Guid &Interface, void **Out);
Status createLinker(const Guid &Interface, void **Out);
Status createAssembler(const Guid &Interface, void **Out);
Status createContainerReflection(const Guid &Interface, void **Out);
Status createPdbUtilities(const Guid &Interface, void **Out);
Status createArguments(const Guid &Interface, void **Out);

} // namespace dxil::compiler::dxc
