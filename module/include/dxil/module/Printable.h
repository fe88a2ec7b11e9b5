// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace dxil::ir {

/// Returns text of the input as messages and listings show it: bytes that are not printable ASCII
/// become \xNN.
std::string printable(std::string_view Text);

} // namespace dxil::ir
