// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The header of a text that dxil-as reads (Assemble.h has its shape).
#pragma once

#include <dxil/container/Assemble.h>

namespace dxil::container {

/// The parts that the header of `Text` gives; none if it has no header.
Result<PartList> readHeader(std::string_view Text);

} // namespace dxil::container
