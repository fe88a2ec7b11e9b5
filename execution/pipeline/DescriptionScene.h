// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/execution/Executor.h>

#include <nlohmann/json.hpp>

namespace dxil::execution {

/// Each returns what is wrong, or an empty string; a value of the wrong type throws json::exception.
std::string parseTexture(const nlohmann::json &J, TextureShape &T);
std::string parseSampler(const nlohmann::json &J, SamplerState &S);
void parseInstances(const nlohmann::json &J, std::vector<SceneInstance> &To);

} // namespace dxil::execution
