// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions that initialize static variables of a library. The global llvm.global_ctors lists
// them: an array of { i32 priority, void ()* function, i8* data } with appending linkage; the last
// member is optional (Language Reference, "llvm.global_ctors").
#pragma once

#include <dxil/module/EditableModule.h>

#include <string_view>
#include <vector>

namespace dxil::ir {

inline constexpr std::string_view ConstructorList = "llvm.global_ctors";

/// Returns the functions in `llvm.global_ctors`, in its order, each once. Empty if there is no
/// list. Skips null entries; ignores priorities and data. Fails if the list has another form or
/// names anything but a defined function without parameters and result.
Result<std::vector<FunctionId>> constructors(const Module &M);

/// Adds `llvm.global_ctors` with these functions of type void (); adds nothing for an empty list.
/// The module must not have the list yet.
void addConstructors(EditableModule &E, const std::vector<FunctionId> &Functions);

} // namespace dxil::ir
