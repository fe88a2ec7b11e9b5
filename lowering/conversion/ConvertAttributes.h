// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attribute lists of LLVM 3.7.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Attributes.h"

#include <dxil/module/Module.h>

#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// How an attribute of LLVM 22 converts to LLVM 3.7.
enum class AttributeForm {
  Supported, ///< LLVM 3.7 has it too
  Dropped,   ///< only the back end uses it (`hlsl.*`)
  Lost,      ///< LLVM 3.7 has nothing like it
};

/// Appends the LLVM 3.7 form of \p A to \p To. Its texts are views into \p A.
AttributeForm convertAttribute(llvm::Attribute A, llvm::SmallVectorImpl<ir::Attribute> &To);

/// Fills the groups (attributes of one index) and lists (groups of one function or call) of \p Out
/// with those of a module, each once.
class AttributeTable {
public:
  AttributeTable(const llvm::Module &M, ir::Module &Out);

  /// Returns ir::None if no attribute of \p List is left.
  ir::AttributeListId id(llvm::AttributeList List) const;

private:
  using Key = std::vector<std::tuple<uint32_t, uint64_t, std::string, std::string>>;

  void add(llvm::AttributeList List);
  uint32_t group(uint32_t Index, llvm::ArrayRef<ir::Attribute> Attributes);

  ir::Module &Out;
  llvm::DenseMap<void *, ir::AttributeListId> Ids;
  std::map<Key, uint32_t> GroupIds;
  std::map<std::vector<uint32_t>, ir::AttributeListId> ListIds;
};

} // namespace dxil::lowering
