// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Query.h"

#include <algorithm>
#include <charconv>

namespace dxil::ops_tool {
namespace {

std::string lower(std::string Text) {
  std::transform(Text.begin(), Text.end(), Text.begin(),
                 [](unsigned char C) { return static_cast<char>(std::tolower(C)); });
  return Text;
}

bool contains(const Json &List, const std::string &Value) {
  return std::find(List.begin(), List.end(), Value) != List.end();
}

// Searches all entries of a versioned list: a query without --dxil covers all versions.
bool anyEntry(const Json &List, const char *Key, const std::string &Value) {
  return std::any_of(List.begin(), List.end(),
                     [&](const Json &Entry) { return contains(Entry[Key], Value); });
}

} // namespace

std::vector<std::string> namesWith(const Json &List, const std::string &Part) {
  std::vector<std::string> Result;
  for (const Json &Value : List)
    if (lower(Value.get<std::string>()).find(lower(Part)) != std::string::npos)
      Result.push_back(Value);
  return Result;
}

std::vector<const Json *> select(const Json &Database, const Filter &Filter) {
  std::vector<const Json *> Result;
  for (const Json &Op : Database["ops"]) {
    if (Op["reserved"].get<bool>() && !Filter.Reserved)
      continue;
    if (!Filter.Stage.empty() && !anyEntry(Op["stages"], "stages", Filter.Stage) &&
        !anyEntry(Op["stages"], "stages", "all_stages"))
      continue;
    if (!Filter.Class.empty() && Op["class"] != Filter.Class)
      continue;
    if (!Filter.Category.empty() && lower(Op["category"]) != lower(Filter.Category))
      continue;
    if (!Filter.Attribute.empty() && !anyEntry(Op["attributes"], "attributes", Filter.Attribute))
      continue;
    if (!Filter.Intrinsic.empty() && namesWith(Op["intrinsics"], Filter.Intrinsic).empty())
      continue;
    if (!Filter.Hlsl.empty() && namesWith(Op["hlsl"], Filter.Hlsl).empty())
      continue;
    Result.push_back(&Op);
  }
  return Result;
}

const Json *findOp(const Json &Database, const std::string &Text) {
  uint32_t Number = 0;
  bool IsNumber = std::from_chars(Text.data(), Text.data() + Text.size(), Number).ptr ==
                      Text.data() + Text.size() &&
                  !Text.empty();
  std::string Class;
  if (size_t Position = Text.find("dx.op."); Position != std::string::npos && Position <= 1) {
    Class = Text.substr(Position + 6);
    Class = Class.substr(0, Class.find('.'));
  }
  for (const Json &Op : Database["ops"]) {
    if (IsNumber ? Op["opcode"] == Number : lower(Op["name"]) == lower(Text))
      return &Op;
    if (!Class.empty() && Op["class"] == Class)
      return &Op;
  }
  return nullptr;
}

std::vector<std::string> names(const Json &List) {
  std::vector<std::string> Result;
  for (const Json &Entry : List)
    Result.push_back(Entry["name"]);
  return Result;
}

} // namespace dxil::ops_tool
