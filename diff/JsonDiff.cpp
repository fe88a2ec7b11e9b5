// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "JsonDiff.h"

#include <map>

namespace dxil::compare {

using namespace container;
namespace {

using Json = nlohmann::ordered_json;

std::string text(const Json &Value) {
  return Value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string member(const Json &Object, const char *Name) {
  auto Entry = Object.find(Name);
  return Entry == Object.end() ? "" : Entry->is_string() ? Entry->get<std::string>() : text(*Entry);
}

/// Returns the name of a list's object: class and name of a resource, semantic and index, or name.
/// Empty if it has none.
std::string nameOf(const Json &Value) {
  if (!Value.is_object())
    return {};
  if (Value.contains("semantic"))
    return member(Value, "semantic") + member(Value, "index");
  if (!Value.contains("name"))
    return {};
  const std::string Class = Value.contains("class") ? member(Value, "class") + " " : "";
  const std::string Name = member(Value, "name");
  if (!Name.empty() || Class.empty())
    return Class + Name;
  return Class + member(Value, "id"); // names may be stripped
}

std::vector<std::string> namesOf(const Json &List) {
  std::vector<std::string> Out;
  std::map<std::string, size_t> Count;
  for (const Json &Each : List) {
    std::string Name = nameOf(Each);
    const size_t Before = Count[Name]++;
    if (Name.empty())
      Name = std::to_string(Before);
    else if (Before)
      Name += " #" + std::to_string(Before + 1);
    Out.push_back(std::move(Name));
  }
  return Out;
}

void diffLists(const std::string &Place, const Json &A, const Json &B,
               std::vector<Difference> &Out) {
  const auto NamesA = namesOf(A), NamesB = namesOf(B);
  std::map<std::string_view, size_t> InB;
  for (size_t I = 0; I < NamesB.size(); ++I)
    InB.emplace(NamesB[I], I);
  std::vector<bool> HasMate(B.size());
  for (size_t I = 0; I < NamesA.size(); ++I) {
    const std::string ElementPlace = Place + "[" + NamesA[I] + "]";
    if (auto Entry = InB.find(NamesA[I]); Entry != InB.end()) {
      HasMate[Entry->second] = true;
      diffValues(ElementPlace, A[I], B[Entry->second], Out);
    } else {
      Out.push_back({ir::DiffKind::Removed, ElementPlace, text(A[I]), {}});
    }
  }
  for (size_t I = 0; I < NamesB.size(); ++I)
    if (!HasMate[I])
      Out.push_back({ir::DiffKind::Added, Place + "[" + NamesB[I] + "]", {}, text(B[I])});
}

} // namespace

void diffValues(const std::string &Place, const Json &A, const Json &B,
                std::vector<Difference> &Out) {
  if (A == B)
    return;
  if (A.is_array() && B.is_array())
    return diffLists(Place, A, B, Out);
  if (!A.is_object() || !B.is_object()) {
    Out.push_back({ir::DiffKind::Changed, Place, text(A), text(B)});
    return;
  }
  const std::string Prefix = Place.empty() ? "" : Place + ".";
  for (const auto &[Name, Value] : A.items())
    if (auto Entry = B.find(Name); Entry != B.end())
      diffValues(Prefix + Name, Value, *Entry, Out);
    else
      Out.push_back({ir::DiffKind::Removed, Prefix + Name, text(Value), {}});
  for (const auto &[Name, Value] : B.items())
    if (!A.contains(Name))
      Out.push_back({ir::DiffKind::Added, Prefix + Name, {}, text(Value)});
}

} // namespace dxil::compare
