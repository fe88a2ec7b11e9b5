// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names for handles, and source lines: what makes calls readable in a listing.
#pragma once

#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/NodeRef.h>

#include <array>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace dxil::listing::detail {

using namespace container;

/// What a handle refers to.
struct NamedResource {
  std::string Name; ///< fit for a comment; empty if it is not known where the handle is made
  /// Of a constant buffer: its struct, in the module that has the names. Else None.
  ir::TypeId Constants = ir::None;
};

class ResourceNames {
public:
  /// `Names` has the resources' names: the module itself, or the one in STAT where `M` lost them.
  ResourceNames(const ir::Module &M, const ir::Module &Names);

  /// The resource that the handle `V` refers to. It stays until the next call.
  const NamedResource &of(ir::ValueId V);

private:
  void addRow(const ir::Module &Names, uint32_t Class, const md::Resource<ir::NodeRef> &Row);
  NamedResource find(ir::ValueId V) const;
  NamedResource fromBinding(ir::ValueId Binding) const;
  NamedResource fromLoad(ir::ValueId Loaded) const;

  const ir::Module &M;
  ir::TypeId HandleType = ir::None; ///< %dx.types.Handle
  const NamedResource Unknown;
  /// Resources found last, by a few bits of the value: a handle is used soon after it is made.
  struct Found {
    ir::ValueId Handle = ir::None;
    NamedResource Resource;
  };
  std::array<Found, 64> Last;
  std::vector<NamedResource> Rows;
  std::map<std::pair<uint64_t, uint64_t>, size_t> ById;                 ///< class and id
  std::map<std::tuple<uint64_t, uint64_t, uint64_t>, size_t> ByBinding; ///< class, space, register
  std::map<std::string, ir::TypeId> ConstantsByName;
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

} // namespace dxil::listing::detail
