// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names for handles, and source lines: what makes calls readable in a listing.
#pragma once

#include <dxil/module/Module.h>

#include <array>
#include <map>
#include <string>
#include <tuple>

namespace dxil::listing_detail {

class ResourceNames {
public:
  /// `Names` has the resources' names: the module itself, or the one in STAT where `M` lost them.
  ResourceNames(const ir::Module &M, const ir::Module &Names);

  /// The name of the resource that the handle `V` refers to, fit for a comment; empty if that is
  /// not known where the handle is made. The text stays until the next call.
  std::string_view of(ir::ValueId V);

private:
  std::string find(ir::ValueId V) const;
  std::string fromBinding(ir::ValueId Binding) const;
  std::string fromLoad(ir::ValueId Loaded) const;

  const ir::Module &M;
  ir::TypeId HandleType = ir::None; ///< %dx.types.Handle
  /// Names found last, by a few bits of the value: a handle is used soon after it is made.
  struct Found {
    ir::ValueId Handle = ir::None;
    std::string Name;
  };
  std::array<Found, 64> Last;
  std::map<std::pair<uint64_t, uint64_t>, std::string> ById; ///< class and id
  std::map<std::tuple<uint64_t, uint64_t, uint64_t>, std::string>
      ByBinding; ///< class, space, register
};

/// "shader.hlsl:12" for instructions of a module with debug information.
class SourceLines {
public:
  explicit SourceLines(const ir::Module &M) : M(M) {}
  /// Appends the line, behind `Separator`; nothing if the instruction has none.
  void append(const ir::Instruction &I, std::string_view Separator, std::string &Out);

private:
  const ir::Module &M;
  ir::MetadataId Scope = ir::None; ///< whose file's name `File` is
  std::string File;
};

} // namespace dxil::listing_detail
