// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/diff/Diff.h>

#include <nlohmann/json.hpp>

namespace dxil::compare {

using namespace container;

/// Appends what differs between two values. Lists of objects are compared by their names, others by
/// place.
void diffValues(const std::string &Place, const nlohmann::ordered_json &A,
                const nlohmann::ordered_json &B, std::vector<Difference> &Out);

} // namespace dxil::compare
