// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values that the dump and reflection share.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/parts/Signature.h>

#include <nlohmann/json.hpp>

namespace dxil::listing::detail {

using namespace container;

using Json = nlohmann::ordered_json;

Json signatureJson(const SignaturePart &S);
/// RDAT's records by table; LimitExceeded if their texts are too long together.
Result<Json> runtimeDataJson(Bytes Data);
/// Names of the bits that are set in SFI0.
Json featuresJson(uint64_t Bits);
/// As YAML 1.2 in block style; lists of scalars stand in one line.
std::string yamlText(const Json &Value);

} // namespace dxil::listing::detail
