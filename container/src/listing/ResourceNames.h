// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names for handles, and source lines: what makes calls readable in a listing.
#pragma once

#include <dxil/container/Module.h>

#include <map>
#include <string>
#include <tuple>

namespace dxil::listing_detail {

class ResourceNames {
public:
  /// `Names` has the resources' names: the module itself, or the one in STAT where `M` lost them.
  ResourceNames(const ir::Module &M, const ir::Module &Names);

  /// The name of the resource that the handle `V` refers to, fit for a comment; empty if that is not
  /// known where the handle is made.
  std::string of(ir::ValueId V) const;

private:
  std::string fromBinding(ir::ValueId Binding) const;
  std::string fromLoad(ir::ValueId Loaded) const;

  const ir::Module &M;
  std::map<std::pair<uint64_t, uint64_t>, std::string> ById; ///< class and id
  std::map<std::tuple<uint64_t, uint64_t, uint64_t>, std::string> ByBinding; ///< class, space, register
};

/// "shader.hlsl:12" for instructions of a module with debug information.
class SourceLines {
public:
  explicit SourceLines(const ir::Module &M) : M(M) {}
  /// Empty if the instruction has no line.
  std::string of(const ir::Instruction &I);

private:
  const ir::Module &M;
  ir::MetadataId Scope = ir::None; ///< whose file's name `File` is
  std::string File;
};

} // namespace dxil::listing_detail
