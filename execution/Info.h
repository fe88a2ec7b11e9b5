// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the metadata of an entry.
#pragma once

#include <dxil/execution/Shader.h>
#include <dxil/module/NodeRef.h>

namespace dxil::execution {

/// Facts of an entry that the engine needs, beyond those for users.
struct EntryFacts {
  ir::FunctionId Function = ir::None;
  ir::FunctionId PatchFunction = ir::None; ///< patch constant function of a hull shader
  bool NativeHalf = false;                 ///< 16-bit types have 16 bits in memory
  bool KeepsDenormals = false;
  bool HelpersInWaveOps = false;                 ///< helper lanes take part in wave operations
  uint32_t PayloadBytes = 0, AttributeBytes = 0; ///< sizes for ray tracing entries
  ir::NodeRef Properties;                        ///< node to read with md::EntryProperties
};

/// Reads the facts of the entry, or of the only one if `Name` is empty. For a library without a
/// name, reads the facts that its entries share.
Status readInfo(const ir::Module &M, Stage ProgramStage, const std::string &Name, ShaderInfo &Info,
                EntryFacts &Facts);

/// Returns a name as its author wrote it: names in libraries are mangled as in Microsoft's C++.
std::string plainName(std::string_view Name);

/// Names a component of an output for messages: "output COLOR0.x". `Slot` counts from the element's
/// first slot.
std::string outputName(const SignatureEntry &E, uint32_t Slot);

/// Reads the facts of a library function.
Status readEntry(const ir::Module &M, const std::string &Name, ShaderInfo &Info, EntryFacts &Facts);

} // namespace dxil::execution
