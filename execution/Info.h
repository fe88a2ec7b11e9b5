// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a module's metadata says of an entry.
#pragma once

#include <dxil/execution/Shader.h>
#include <dxil/module/NodeRef.h>

namespace dxil::execution {

/// An entry as the engine needs it, beyond what users see.
struct EntryFacts {
  ir::FunctionId Function = ir::None;
  ir::FunctionId PatchFunction = ir::None; ///< of a hull shader
  bool NativeHalf = false;                 ///< 16-bit types have 16 bits in memory
  bool KeepsDenormals = false;
  uint32_t PayloadBytes = 0, AttributeBytes = 0; ///< of ray tracing entries
  ir::NodeRef Properties;                        ///< what md::EntryProperties reads
};

/// Reads what there is to say of the entry; the only one if `Name` is empty. For a library without
/// a name, what its entries share. Returns what is wrong, or an empty string.
std::string readInfo(const ir::Module &M, Stage ProgramStage, const std::string &Name,
                     ShaderInfo &Info, EntryFacts &Facts);

/// A name as its author wrote it: libraries and variables have names of Microsoft's C++.
std::string plainName(std::string_view Name);

/// A component of an output for people, by its slot from the element's first: "output COLOR0.x".
std::string outputName(const SignatureEntry &E, uint32_t Slot);

/// The facts of a library's function.
std::string readEntry(const ir::Module &M, const std::string &Name, ShaderInfo &Info,
                      EntryFacts &Facts);

} // namespace dxil::execution
