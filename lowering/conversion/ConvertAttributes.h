// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attribute lists as LLVM 3.7 has them.
#ifndef DXIL_LOWERING_CONVERTATTRIBUTES_H
#define DXIL_LOWERING_CONVERTATTRIBUTES_H

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

/// How an attribute of LLVM 22 goes to LLVM 3.7.
enum class AttributeForm {
  Written, ///< it is there too
  Dropped, ///< it is the back end's own (`hlsl.*`)
  Lost,    ///< LLVM 3.7 has nothing like it
};

/// Appends what \p A is in LLVM 3.7 to \p To, with the texts of \p A.
AttributeForm convertAttribute(llvm::Attribute A, llvm::SmallVectorImpl<ir::Attribute> &To);

/// Fills the groups (attributes of one index) and lists (groups of one function or call) of \p Out
/// with those of a module, each once.
class AttributeTable {
public:
  AttributeTable(const llvm::Module &M, ir::Module &Out);

  /// None if nothing of \p List is left.
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

#endif // DXIL_LOWERING_CONVERTATTRIBUTES_H
