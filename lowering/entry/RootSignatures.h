// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Root signatures of entry points, which clang and the front end list as (function, elements,
// version) in `dx.rootsignatures`.
#pragma once

#include <optional>
#include <string>

namespace llvm {
class Function;
}

namespace dxil::lowering {

/// Returns the serialized root signature of entry point \p F, or an empty string if it has none.
/// Returns nothing after a diagnostic if the list is malformed.
std::optional<std::string> rootSignatureBytes(llvm::Function &F);

} // namespace dxil::lowering
