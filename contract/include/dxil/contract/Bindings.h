// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers and spaces of resources that do not come from their declarations (docs/ir-contract.md,
// "Bindings").
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DXILABI.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dxil::contract {

/// A register range of one class.
struct BoundRange {
  llvm::dxil::ResourceClass Class{};
  uint32_t Space = 0, Register = 0;
  uint32_t Size = 1; ///< number of registers; UINT32_MAX: unbounded
};

/// A row of a binding table.
struct NamedBinding {
  std::string Name; ///< name of the resource
  BoundRange Range;
};

/// Binding rules of a front end: options of the command line, and registers of unused resources.
struct BindingRules {
  std::optional<uint32_t> Space;        ///< space of resources without one
  std::vector<std::string> FixedSpaces; ///< names of resources that declare a space and no register
  std::vector<NamedBinding> Table;      ///< table that overrides the declarations
  std::vector<BoundRange> Reserved;     ///< registers that are taken even without a resource

  bool empty() const { return !Space && FixedSpaces.empty() && Table.empty() && Reserved.empty(); }
  /// Returns the table row of the resource with this name and class, or null.
  const BoundRange *inTable(llvm::StringRef Name, llvm::dxil::ResourceClass Class) const;
  bool hasFixedSpace(llvm::StringRef Name) const;
};

/// Returns the register class of letter `t`, `u`, `b` or `s` in either case, or nothing for another
/// letter.
std::optional<llvm::dxil::ResourceClass> registerClass(char Letter);

/// Parses dxc's binding table: comma-separated cells, rows separated by line ends or semicolons, a
/// first row with the columns ResourceName, Binding and Space.
llvm::Expected<std::vector<NamedBinding>> parseBindingTable(llvm::StringRef Text);

} // namespace dxil::contract
