// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Versions of the op database: the database of one version, and the differences between two.

#include "dxil/export/Export.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>

namespace dxil::exporter {

std::optional<DxilVersion> parseVersion(std::string_view Text) {
  DxilVersion Result;
  const char *End = Text.data() + Text.size();
  auto Major = std::from_chars(Text.data(), End, Result.Major);
  if (Major.ec != std::errc() || Major.ptr == End || *Major.ptr != '.')
    return std::nullopt;
  auto Minor = std::from_chars(Major.ptr + 1, End, Result.Minor);
  if (Minor.ec != std::errc() || Minor.ptr != End)
    return std::nullopt;
  return Result;
}

std::optional<std::string> checkShape(const Json &Database) {
  if (!Database.is_object() || !Database.contains("ops") || !Database["ops"].is_array())
    return "not an op database: it has no \"ops\" list";
  for (const char *Key : {"versions", "stages", "attributes", "enums", "classes"})
    if (!Database.contains(Key) || !Database[Key].is_array())
      return std::string("not an op database: it has no \"") + Key + "\" list";
  for (const Json &Op : Database["ops"])
    for (const char *Key : {"name", "opcode", "arguments", "overloads", "stages", "attributes"})
      if (!Op.contains(Key))
        return std::string("an op has no \"") + Key + "\"";
  return std::nullopt;
}

namespace {

DxilVersion since(const Json &Entry) {
  return parseVersion(Entry["since"].get_ref<const std::string &>()).value_or(DxilVersion{});
}

// Returns the entry of a versioned list that applies, or null.
const Json *inForce(const Json &List, DxilVersion Version) {
  const Json *Match = nullptr;
  for (const Json &Entry : List)
    if (since(Entry) <= Version)
      Match = &Entry;
  return Match;
}

bool isRemoved(const Json &StagesEntry) {
  return StagesEntry["stages"] == Json::array({"removed"});
}

bool validAt(const Json &Op, DxilVersion Version) {
  const Json *Stages = inForce(Op["stages"], Version);
  return Stages && !isRemoved(*Stages);
}

std::vector<std::string> strings(const Json &List) {
  std::vector<std::string> Result;
  for (const Json &Value : List)
    Result.push_back(Value.get<std::string>());
  return Result;
}

std::vector<std::string> valuesAt(const Json &Op, const char *Property, DxilVersion Version) {
  const Json *Entry = inForce(Op[Property], Version);
  return Entry ? strings((*Entry)[Property]) : std::vector<std::string>();
}

std::vector<std::string> overloadsAt(const Json &Op, DxilVersion Version) {
  std::vector<std::string> Result;
  const Json &Dimensions = Op["overloads"];
  for (size_t I = 0; I < Dimensions.size(); ++I) {
    const Json *Entry = inForce(Dimensions[I], Version);
    if (!Entry)
      continue;
    std::string Prefix = Dimensions.size() > 1 ? std::to_string(I) + ": " : "";
    for (const std::string &Type : strings((*Entry)["types"]))
      Result.push_back(Prefix + Type);
    for (const std::string &Type : strings((*Entry)["vector_element_types"]))
      Result.push_back(Prefix + "<n x " + Type + ">");
  }
  return Result;
}

Json restricted(const Json &List, DxilVersion Version) {
  Json Result = Json::array();
  if (const Json *Entry = inForce(List, Version))
    Result.push_back(*Entry);
  return Result;
}

} // namespace

Json atVersion(const Json &Database, DxilVersion Version) {
  Json Result = Database;
  Result["dxil_version"] = std::to_string(Version.Major) + "." + std::to_string(Version.Minor);
  Json Ops = Json::array();
  for (const Json &Op : Database["ops"]) {
    if (!validAt(Op, Version))
      continue;
    Json Copy = Op;
    Copy["stages"] = restricted(Op["stages"], Version);
    Copy["attributes"] = restricted(Op["attributes"], Version);
    for (Json &Dimension : Copy["overloads"])
      Dimension = restricted(Dimension, Version);
    Ops.push_back(std::move(Copy));
  }
  Result["ops"] = std::move(Ops);
  return Result;
}

std::optional<OpChange> diffOp(const Json &Op, DxilVersion From, DxilVersion To) {
  std::string Name = Op["name"];
  bool Before = validAt(Op, From), After = validAt(Op, To);
  if (!Before && !After)
    return std::nullopt;
  if (Before != After)
    return OpChange{After ? OpChange::Kind::Added : OpChange::Kind::Removed, Name, {}};
  OpChange Change{OpChange::Kind::Changed, Name, {}};
  auto compare = [&](const char *Property, std::vector<std::string> Old,
                     std::vector<std::string> New) {
    if (Old != New)
      Change.Changes.push_back({Property, std::move(Old), std::move(New)});
  };
  compare("stages", valuesAt(Op, "stages", From), valuesAt(Op, "stages", To));
  compare("attributes", valuesAt(Op, "attributes", From), valuesAt(Op, "attributes", To));
  compare("overloads", overloadsAt(Op, From), overloadsAt(Op, To));
  if (Change.Changes.empty())
    return std::nullopt;
  return Change;
}

std::vector<OpChange> diff(const Json &Database, DxilVersion From, DxilVersion To) {
  std::vector<OpChange> Result;
  for (const Json &Op : Database["ops"])
    if (std::optional<OpChange> Change = diffOp(Op, From, To))
      Result.push_back(std::move(*Change));
  return Result;
}

namespace {

bool hasContent(const std::filesystem::path &Path, const std::string &Content) {
  std::ifstream In(Path, std::ios::binary);
  if (!In)
    return false;
  std::ostringstream Text;
  Text << In.rdbuf();
  return Text.str() == Content;
}

} // namespace

std::optional<std::string> writeFiles(const std::filesystem::path &Directory,
                                      const std::vector<File> &Files) {
  namespace fs = std::filesystem;
  std::error_code Error;
  for (const File &F : Files) {
    fs::path Path = Directory / F.Path;
    fs::create_directories(Path.parent_path(), Error);
    if (Error)
      return Path.parent_path().string() + ": " + Error.message();
    if (hasContent(Path, F.Content))
      continue;
    fs::path Temporary = Path;
    Temporary += ".partial";
    {
      std::ofstream Out(Temporary, std::ios::binary | std::ios::trunc);
      Out << F.Content;
      Out.close();
      if (!Out) {
        fs::remove(Temporary, Error);
        return Temporary.string() + ": cannot write";
      }
    }
    fs::rename(Temporary, Path, Error);
    if (Error)
      return Path.string() + ": " + Error.message();
  }
  return std::nullopt;
}

} // namespace dxil::exporter
