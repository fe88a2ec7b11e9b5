// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources of a library that get their registers at link time. The module in memory gives them
// provisional registers, which tell them apart; the written program gives them none.
#pragma once

#include "llvm/IR/Module.h"
#include "llvm/Support/DXILABI.h"

#include <optional>

namespace dxil::lowering {

/// Stands for an open register or space.
inline constexpr uint32_t OpenRegister = UINT32_MAX;

/// A binding with an open register.
struct OpenBinding {
  uint32_t Space = OpenRegister; ///< open, or the space of the declaration
};

/// Returns the open binding of the resource at this provisional place, or nothing if its register
/// is not open.
std::optional<OpenBinding> openBinding(const llvm::Module &M, llvm::dxil::ResourceClass Class,
                                       uint32_t Space, uint32_t Register);

/// Removes the records of open bindings.
void forgetOpenBindings(llvm::Module &M);

} // namespace dxil::lowering
