// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Baseline.h"

#include <nlohmann/json.hpp>

#include <map>
#include <tuple>

namespace dxil::val {
namespace {

using Json = nlohmann::json;
using Key = std::tuple<std::string, std::string, std::string, std::string, std::string>;

/// Matches without recursion: a star takes one more character where the rest does not match.
bool matchesAll(std::string_view Text, std::string_view Pattern) {
  size_t T = 0, P = 0, Star = Pattern.npos, AfterStar = 0, Mark = 0;
  bool Slashes = false;
  while (T < Text.size()) {
    if (P < Pattern.size() && Pattern[P] == '*') {
      Star = P;
      Slashes = P + 1 < Pattern.size() && Pattern[P + 1] == '*';
      P += Slashes ? 2 : 1;
      AfterStar = P;
      Mark = T;
    } else if (P < Pattern.size() &&
               (Pattern[P] == Text[T] || (Pattern[P] == '?' && Text[T] != '/'))) {
      ++P;
      ++T;
    } else if (Star != Pattern.npos && (Slashes || Text[Mark] != '/')) {
      P = AfterStar;
      T = ++Mark;
    } else {
      return false;
    }
  }
  while (P < Pattern.size() && Pattern[P] == '*')
    ++P;
  return P == Pattern.size();
}

std::string textOf(const Json &From, const char *Name) {
  const auto Match = From.find(Name);
  return Match != From.end() && Match->is_string() ? Match->get<std::string>() : "";
}

} // namespace

bool matchesPath(std::string_view Path, std::string_view Pattern) {
  if (Pattern.find('/') == Pattern.npos && Path.rfind('/') != Path.npos)
    Path.remove_prefix(Path.rfind('/') + 1);
  return matchesAll(Path, Pattern);
}

Result<size_t> removeKnown(std::string_view Report, std::vector<validation::FileReport> &From) {
  const Json Document = Json::parse(Report, nullptr, false);
  if (!Document.is_object() || !Document.contains("files") || !Document["files"].is_array())
    return failure("no report of findings (expected the output of dxil-val --format json)");
  std::map<Key, size_t> Left;
  for (const Json &File : Document["files"]) {
    if (!File.is_object() || !File.contains("findings") || !File["findings"].is_array())
      return failure("a file without findings (expected the output of dxil-val --format json)");
    for (const Json &F : File["findings"])
      if (F.is_object())
        ++Left[{textOf(File, "path"), textOf(F, "part"), textOf(F, "function"), textOf(F, "rule"),
                textOf(F, "message")}];
  }
  size_t Count = 0;
  for (validation::FileReport &R : From)
    Count += std::erase_if(R.Report.Findings, [&](const validation::Finding &F) {
      const auto Match = Left.find({R.Path, F.Part, F.Function, F.ruleName(), F.Message});
      return Match != Left.end() && Match->second && Match->second--;
    });
  return Count;
}

} // namespace dxil::val
