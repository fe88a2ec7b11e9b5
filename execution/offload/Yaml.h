// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// YAML as the tree that JSON readers walk.
#pragma once

#include "description/Json.h"

namespace dxil::execution {

/// Returns the first document of a text as a tree. Plain scalars are booleans, integers or, in
/// every other form (floats, hexadecimal floats, `nan`, words), their text. An error begins with
/// its place: "3:7: error: ". Anchors, aliases and tags are errors.
Result<nlohmann::ordered_json> parseYaml(std::string_view Text);

} // namespace dxil::execution
