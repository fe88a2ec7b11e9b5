// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers and spaces of resources that do not come from their declarations (docs/ir-contract.md,
// "Bindings").
#pragma once

#include "dxil/generated/Contract.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DXILABI.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <vector>

namespace dxil::contract {

/// Returns true if the rules change no binding.
inline bool isEmpty(const BindingRules &Rules) {
  return !Rules.Space && Rules.FixedSpaces.empty() && Rules.Table.empty() && Rules.Reserved.empty();
}

/// Returns the table row of the resource with this name and class, or null.
const BoundRange *findBinding(const BindingRules &Rules, llvm::StringRef Name,
                              llvm::dxil::ResourceClass Class);

/// Returns true if the resource with this name declares a space and no register.
bool hasFixedSpace(const BindingRules &Rules, llvm::StringRef Name);

/// Returns the register class of letter `t`, `u`, `b` or `s` in either case, or nothing for another
/// letter.
std::optional<llvm::dxil::ResourceClass> registerClass(char Letter);

/// Parses dxc's binding table: comma-separated cells, rows separated by line ends or semicolons, a
/// first row with the columns ResourceName, Binding and Space.
llvm::Expected<std::vector<NamedBinding>> parseBindingTable(llvm::StringRef Text);

} // namespace dxil::contract
