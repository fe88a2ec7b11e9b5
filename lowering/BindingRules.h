// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers of resources beside those that the declarations give: what the command line says, and what stays
// open in a library.
#ifndef DXIL_LOWERING_BINDINGRULES_H
#define DXIL_LOWERING_BINDINGRULES_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/DXILABI.h"

#include <optional>
#include <vector>

namespace dxil {

/// Registers of one class.
struct BoundRange {
  llvm::dxil::ResourceClass Class{};
  uint32_t Space = 0, Register = 0;
  uint32_t Size = 1; ///< UINT32_MAX: all from `Register` on
};

/// What the front end module hands over (docs/ir-contract.md, "Bindings").
struct BindingRules {
  std::optional<uint32_t> Space; ///< of resources that say none
  llvm::StringSet<> FixedSpaces; ///< names of those that do say one
  llvm::StringMap<std::vector<BoundRange>> Table; ///< by name
  std::vector<BoundRange> Reserved; ///< taken, though nothing may be there

  /// The row of the table for the resource of this name and class; null if there is none.
  const BoundRange *inTable(llvm::StringRef Name, llvm::dxil::ResourceClass Class) const;
};

/// Reads the rules and removes them from `M`; nothing if there are none.
std::optional<BindingRules> takeBindingRules(llvm::Module &M);

/// Notes that the resource at `Where` has this place only until the library is linked. `HasSpace`: but its space
/// is its own.
void noteUnbound(llvm::Module &M, const BoundRange &Where, bool HasSpace);

} // namespace dxil

#endif // DXIL_LOWERING_BINDINGRULES_H
