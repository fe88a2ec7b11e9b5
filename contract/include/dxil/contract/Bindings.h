// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers and spaces of resources beside those that their declarations give (docs/ir-contract.md,
// "Bindings").
#ifndef DXIL_CONTRACT_BINDINGS_H
#define DXIL_CONTRACT_BINDINGS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DXILABI.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dxil::contract {

/// Registers of one class.
struct BoundRange {
  llvm::dxil::ResourceClass Class{};
  uint32_t Space = 0, Register = 0;
  uint32_t Size = 1; ///< UINT32_MAX: all from `Register` on
};

/// A row of a binding table.
struct NamedBinding {
  std::string Name; ///< of the resource
  BoundRange Range;
};

/// What a front end hands over, behind contract::BindingsText, of the command line and of resources
/// that nothing uses.
struct BindingRules {
  std::optional<uint32_t> Space;        ///< of resources that say none
  std::vector<std::string> FixedSpaces; ///< names of those that do say one, and no register
  std::vector<NamedBinding> Table;      ///< stronger than the declarations
  std::vector<BoundRange> Reserved;     ///< taken, though nothing may be there

  bool empty() const { return !Space && FixedSpaces.empty() && Table.empty() && Reserved.empty(); }
  /// The row of the table for the resource of this name and class; null if there is none.
  const BoundRange *inTable(llvm::StringRef Name, llvm::dxil::ResourceClass Class) const;
  bool hasFixedSpace(llvm::StringRef Name) const;
};

/// The class of registers of letter `t`, `u`, `b` or `s`, in either case; nothing for another
/// letter.
std::optional<llvm::dxil::ResourceClass> registerClass(char Letter);

/// Reads what printBindingRules() made. Nothing if it is not of the expected shape.
std::optional<BindingRules> parseBindingRules(llvm::StringRef Text);
std::string printBindingRules(const BindingRules &Rules);

/// Reads dxc's binding table: comma-separated cells, a row on each line or between semicolons, the
/// first of which names the columns ResourceName, Binding and Space. Nothing after an error, which
/// \p Problem says then.
std::optional<std::vector<NamedBinding>> parseBindingTable(llvm::StringRef Text,
                                                           std::string &Problem);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_BINDINGS_H
