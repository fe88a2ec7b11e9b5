// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Query.h"

#include <algorithm>
#include <charconv>
#include <numeric>

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

// Any entry of a versioned list counts: a query without --dxil spans versions.
bool anyEntry(const Json &List, const char *Key, const std::string &Value) {
  return std::any_of(List.begin(), List.end(),
                     [&](const Json &Entry) { return contains(Entry[Key], Value); });
}

bool anyPart(const Json &List, const std::string &Part) {
  return std::any_of(List.begin(), List.end(), [&](const Json &Value) {
    return lower(Value.get<std::string>()).find(lower(Part)) != std::string::npos;
  });
}

// Levenshtein distance, for suggestions.
size_t distance(const std::string &A, const std::string &B) {
  std::vector<size_t> Row(B.size() + 1);
  std::iota(Row.begin(), Row.end(), size_t(0));
  for (size_t I = 1; I <= A.size(); ++I) {
    size_t Diagonal = Row[0];
    Row[0] = I;
    for (size_t J = 1; J <= B.size(); ++J) {
      size_t Above = Row[J];
      Row[J] = std::min({Row[J] + 1, Row[J - 1] + 1, Diagonal + (A[I - 1] != B[J - 1])});
      Diagonal = Above;
    }
  }
  return Row[B.size()];
}

} // namespace

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
    if (!Filter.Intrinsic.empty() && !anyPart(Op["intrinsics"], Filter.Intrinsic))
      continue;
    if (!Filter.Hlsl.empty() && !anyPart(Op["hlsl"], Filter.Hlsl))
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
  if (size_t At = Text.find("dx.op."); At != std::string::npos && At <= 1) {
    Class = Text.substr(At + 6);
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

std::vector<std::string> suggestions(const std::vector<std::string> &Candidates,
                                     const std::string &Text) {
  std::vector<std::pair<size_t, std::string>> Ranked;
  for (const std::string &Candidate : Candidates) {
    size_t Score = distance(lower(Candidate), lower(Text));
    if (Text.size() >= 3 && lower(Candidate).find(lower(Text)) != std::string::npos)
      Score = 1;
    if (Score <= std::max<size_t>(2, Text.size() / 3))
      Ranked.emplace_back(Score, Candidate);
  }
  std::stable_sort(Ranked.begin(), Ranked.end(),
                   [](const auto &A, const auto &B) { return A.first < B.first; });
  std::vector<std::string> Result;
  for (size_t I = 0; I < Ranked.size() && I < 3; ++I)
    Result.push_back(Ranked[I].second);
  return Result;
}

std::vector<std::string> names(const Json &List) {
  std::vector<std::string> Result;
  for (const Json &Entry : List)
    Result.push_back(Entry["name"]);
  return Result;
}

} // namespace dxil::ops_tool
