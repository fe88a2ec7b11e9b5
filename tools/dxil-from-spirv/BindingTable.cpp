// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BindingTable.h"

#include <nlohmann/json.hpp>

using nlohmann::json;

namespace dxil {
namespace {

/// Checks that an object has no other members than these, and that all but "class" are 32-bit
/// numbers.
Status checkMembers(const std::string &Place, const json &Object,
                    std::initializer_list<std::string_view> Names) {
  if (!Object.is_object())
    return failure(Place + " is no object");
  for (const auto &[Name, Value] : Object.items()) {
    if (std::find(Names.begin(), Names.end(), Name) == Names.end())
      return failure(Place + ": unknown member '" + Name + "'");
    if (Name != "class" && (!Value.is_number_unsigned() || Value.get<uint64_t>() > 0xFFFFFFFF))
      return failure(Place + "." + Name + " is no number from 0 to 4294967295");
  }
  return {};
}

uint32_t number(const json &Object, const char *Name) {
  return Object.contains(Name) ? Object[Name].get<uint32_t>() : 0;
}

std::optional<ResourceClass> classOf(const json &Letter) {
  if (Letter == "t")
    return ResourceClass::SRV;
  if (Letter == "u")
    return ResourceClass::UAV;
  if (Letter == "b")
    return ResourceClass::CBuffer;
  if (Letter == "s")
    return ResourceClass::Sampler;
  return std::nullopt;
}

Status readRule(const std::string &Place, const json &Rule, spirv::TranslateOptions &Out) {
  if (Status S = checkMembers(Place, Rule, {"set", "binding", "class", "space", "register"}); !S)
    return S;
  spirv::BindingRegister R;
  R.Set = number(Rule, "set");
  R.Binding = number(Rule, "binding");
  R.Space = number(Rule, "space");
  R.Register = number(Rule, "register");
  if (Rule.contains("class")) {
    R.Class = classOf(Rule["class"]);
    if (!R.Class)
      return failure(Place + ".class is no class (expected \"t\", \"u\", \"b\" or \"s\")");
  }
  Out.Bindings.push_back(R);
  return {};
}

Status readRegister(const json &Document, const char *Name, std::pair<uint32_t, uint32_t> &Out) {
  if (!Document.contains(Name))
    return {};
  const json &Place = Document[Name];
  if (Status S = checkMembers(Name, Place, {"space", "register"}); !S)
    return S;
  Out = {number(Place, "space"), number(Place, "register")};
  return {};
}

} // namespace

Status readBindingTable(Bytes Text, spirv::TranslateOptions &Out) {
  const json Document = json::parse(Text.begin(), Text.end(), nullptr, /*allow_exceptions=*/false);
  if (!Document.is_object())
    return failure("the file has no JSON object");
  for (const auto &[Name, Value] : Document.items())
    if (Name != "bindings" && Name != "pushConstants" && Name != "groupCounts" &&
        Name != "shaderRecord")
      return failure("unknown member '" + Name + "'");
  if (Document.contains("bindings")) {
    const json &Rules = Document["bindings"];
    if (!Rules.is_array())
      return failure("bindings is no array");
    for (size_t I = 0; I < Rules.size(); ++I)
      if (Status S = readRule("bindings[" + std::to_string(I) + "]", Rules[I], Out); !S)
        return S;
  }
  if (Status S = readRegister(Document, "pushConstants", Out.PushConstants); !S)
    return S;
  if (Status S = readRegister(Document, "shaderRecord", Out.ShaderRecord); !S)
    return S;
  return readRegister(Document, "groupCounts", Out.GroupCounts);
}

} // namespace dxil
