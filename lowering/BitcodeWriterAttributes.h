// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attribute lists as LLVM 3.7 writes them.
#ifndef DXIL_LOWERING_BITCODEWRITERATTRIBUTES_H
#define DXIL_LOWERING_BITCODEWRITERATTRIBUTES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Attributes.h"
#include <map>
#include <vector>

namespace llvm {
class BitstreamWriter;
class Module;
} // namespace llvm

namespace dxil {

/// How an attribute of LLVM 22 goes to LLVM 3.7.
enum class AttributeForm {
  Written, ///< it has a record there
  Dropped, ///< it is the back end's own (`hlsl.*`)
  Lost,    ///< LLVM 3.7 has nothing like it
};

/// Appends \p A's encoding in a group record to \p Values.
AttributeForm encodeAttribute(llvm::Attribute A, llvm::SmallVectorImpl<uint64_t> &Values);

/// Groups (attributes of one index) and lists (groups of one function or call).
class AttributeTable {
public:
  explicit AttributeTable(const llvm::Module &M);

  /// The number of \p List in function and call records; 0 for none.
  unsigned id(llvm::AttributeList List) const;
  void write(llvm::BitstreamWriter &Stream) const;

private:
  using Record = std::vector<uint64_t>;

  void add(llvm::AttributeList List);

  llvm::DenseMap<void *, unsigned> Ids;
  std::map<Record, unsigned> GroupIds, ListIds;
  std::vector<Record> Groups, Lists;
};

} // namespace dxil

#endif // DXIL_LOWERING_BITCODEWRITERATTRIBUTES_H
