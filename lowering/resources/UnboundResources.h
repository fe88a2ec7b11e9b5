// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The resources of a library that get their registers where it is linked. In memory they have some,
// which tell them apart; in the program they have none.
#ifndef DXIL_LOWERING_UNBOUNDRESOURCES_H
#define DXIL_LOWERING_UNBOUNDRESOURCES_H

#include "llvm/IR/Module.h"
#include "llvm/Support/DXILABI.h"

#include <optional>

namespace dxil::lowering {

/// What stands in place of a register or space that is open.
inline constexpr uint32_t OpenRegister = UINT32_MAX;

/// A binding whose register is open.
struct OpenBinding {
  uint32_t Space = OpenRegister; ///< or its own
};

/// Whether the resource with this place in memory is one of those.
std::optional<OpenBinding> openBinding(const llvm::Module &M, llvm::dxil::ResourceClass Class,
                                       uint32_t Space, uint32_t Register);

/// Removes what was noted of them.
void forgetOpenBindings(llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_UNBOUNDRESOURCES_H
