// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Description.h"

namespace dxil::execution {

/// The words for depth and sampler comparisons.
inline constexpr std::pair<std::string_view, Comparison> Comparisons[] = {
    {"never", Comparison::Never},
    {"less", Comparison::Less},
    {"equal", Comparison::Equal},
    {"lessEqual", Comparison::LessEqual},
    {"greater", Comparison::Greater},
    {"notEqual", Comparison::NotEqual},
    {"greaterEqual", Comparison::GreaterEqual},
    {"always", Comparison::Always}};

/// The words for what a sampler does outside of a texture.
inline constexpr std::pair<std::string_view, Addressing> AddressModes[] = {
    {"wrap", Addressing::Wrap},
    {"mirror", Addressing::Mirror},
    {"clamp", Addressing::Clamp},
    {"border", Addressing::Border},
    {"mirrorOnce", Addressing::MirrorOnce}};

/// Reads the object "resources".
void readResources(const JsonValue &V, DataSource &From, Description &To);
/// Reports declared resources that the document does not give. Of an array one element suffices.
void checkAllBound(const JsonValue &Document, const Description &D);

void readSampler(const JsonValue &V, SamplerState &To);
void readInstance(const JsonValue &V, SceneInstance &To);
void readInstances(const JsonValue &V, std::vector<SceneInstance> &To);
/// Reads "expect" of an object: one expectation or several. Those of a result that is no picture
/// must not have "image".
void readExpectations(const JsonValue &V, DataSource &From, bool IsPicture, Expectations &To);

} // namespace dxil::execution
