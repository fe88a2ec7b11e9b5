// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The list of functions that give static variables of a library their values: the global
// llvm.global_ctors, an array of { i32 priority, void ()* function, i8* data } (the last one may be
// left out) with appending linkage, as LLVM has it (Language Reference, "llvm.global_ctors").
#pragma once

#include <dxil/module/EditableModule.h>

#include <string_view>
#include <vector>

namespace dxil::ir {

inline constexpr std::string_view ConstructorList = "llvm.global_ctors";

/// The functions of the list in its order, each once; none if there is no list. Entries that are
/// null are passed over, priorities and data too. An error if the list has another shape or names
/// anything but a function with a body, without parameters and result.
Result<std::vector<FunctionId>> constructors(const Module &M);

/// Adds the list of these functions, which are void (); none if there are none. The module must
/// not have a list.
void addConstructors(EditableModule &E, const std::vector<FunctionId> &Functions);

} // namespace dxil::ir
