// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The header of a text for dxil-as; Assemble.h describes its format.
#pragma once

#include <dxil/container/Assemble.h>

namespace dxil::container {

/// Returns the parts that the header of `Text` describes. Empty if it has no header.
Result<PartList> readHeader(std::string_view Text);

} // namespace dxil::container
