// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Resource names of handles, for listings.
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

/// The resource of a handle.
struct NamedResource {
  std::string Name; ///< escaped for a comment; empty if the instruction that creates the handle
                    ///< does not determine it
  /// Struct of a constant buffer, in the module that has the names; None for other resources.
  ir::TypeId Constants = ir::None;
};

class ResourceNames {
public:
  /// `Names` has the resources' names: the module itself, or that of STAT if `M` has lost them.
  ResourceNames(const ir::Module &M, const ir::Module &Names);

  /// Returns the resource of the handle `V`. Valid until the next call.
  const NamedResource &of(ir::ValueId V);

private:
  void addRow(const ir::Module &Names, uint32_t Class, const md::Resource<ir::NodeRef> &Row);
  NamedResource find(ir::ValueId V) const;
  NamedResource fromBinding(ir::ValueId Binding) const;
  NamedResource fromLoad(ir::ValueId Loaded) const;

  const ir::Module &M;
  ir::TypeId HandleType = ir::None; ///< type %dx.types.Handle
  const NamedResource Unknown;
  /// A cache of recent results, indexed by low bits of the value: most handles are used soon after
  /// they are created.
  struct CachedHandle {
    ir::ValueId Handle = ir::None;
    NamedResource Resource;
  };
  std::array<CachedHandle, 64> Last;
  std::vector<NamedResource> Rows;
  std::map<std::pair<uint64_t, uint64_t>, size_t> ById;                 ///< index by class and id
  std::map<std::tuple<uint64_t, uint64_t, uint64_t>, size_t> ByBinding; ///< index by class, space,
                                                                        ///< register
  std::map<std::string, ir::TypeId> ConstantsByName;
};

} // namespace dxil::listing::detail
