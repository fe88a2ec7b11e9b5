// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace dxil::ir {

/// Text from the input as findings and the listing's data have it: bytes that are not printable
/// ASCII become \xNN.
std::string printable(std::string_view Text);

} // namespace dxil::ir
