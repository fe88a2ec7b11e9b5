// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/diff/Diff.h>

#include <nlohmann/json.hpp>

namespace dxil::compare {

using namespace container;

/// Appends the differences of two values. Matches list elements by name if they are objects, else
/// by index.
void diffValues(const std::string &Place, const nlohmann::ordered_json &A,
                const nlohmann::ordered_json &B, std::vector<Difference> &Out);

} // namespace dxil::compare
