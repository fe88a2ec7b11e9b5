// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiles on behalf of the interfaces, by ../Compile.h.
#pragma once

#include "Results.h"

#include <string>
#include <vector>

namespace dxil::compiler::dxc {

/// A compile, or a link of libraries.
struct CompileRequest {
  llvm::StringRef Source; ///< its bytes; unused by a link
  uint32_t Encoding = Binary;
  std::vector<std::string> Arguments;
  /// Name of the source in messages and debug information. Unset: the input among the arguments, or
  /// hlsl.hlsl.
  std::string Name;
  IncludeHandler *Includes = nullptr; ///< null: includes fail
  /// The container gets the debug information too: callers of the older interfaces may not know the
  /// output that holds it.
  bool EmbedsDebug = false;
  /// The libraries of a link by name. Their bytes must outlive the compile.
  std::vector<std::pair<std::string, llvm::StringRef>> Libraries;
};

/// Runs a compile. Never returns null.
Result *runCompile(const CompileRequest &Request);

/// Returns the listing of a container as a result.
Result *disassemble(llvm::StringRef Container);

/// Creates an ID3D12ShaderReflection of a container, or of the parts that -Fre writes.
Status createReflection(llvm::StringRef Container, const Guid &Interface, void **Out);

// Create the objects of DxcCreateInstance.
Status createCompiler(const Guid &Interface, void **Out);
Status createUtilities(const Guid &Interface, void **Out);
Status createLinker(const Guid &Interface, void **Out);
Status createAssembler(const Guid &Interface, void **Out);
Status createContainerReflection(const Guid &Interface, void **Out);
Status createPdbUtilities(const Guid &Interface, void **Out);
Status createArguments(const Guid &Interface, void **Out);

} // namespace dxil::compiler::dxc
