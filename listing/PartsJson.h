// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// JSON values that the dump and reflection share.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/parts/Signature.h>

#include <nlohmann/json.hpp>

namespace dxil::listing::detail {

using namespace container;

using Json = nlohmann::ordered_json;

Json signatureJson(const SignaturePart &S);
/// Returns RDAT's records by table. Fails with LimitExceeded if the total length of texts is too
/// large.
Result<Json> runtimeDataJson(Bytes Data);
/// Returns the names of the set bits of SFI0.
Json featuresJson(uint64_t Bits);
/// Returns YAML 1.2 in block style; lists of scalars take one line.
std::string yamlText(const Json &Value);

} // namespace dxil::listing::detail
