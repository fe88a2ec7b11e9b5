// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Documents made from the op database.
//
// All functions take one JSON value, the database, which dxil-tblgen writes as ops.json
// (docs/json-format.md). So the JSON file, the HTML site and the Markdown tables agree.
//
// Needs no LLVM. nlohmann/json throws if a value has another type than expected, so the database
// must pass `checkShape`; `embeddedDatabase` does.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::exporter {

// JSON that keeps the order of members, so that output is stable.
using Json = nlohmann::ordered_json;

// A DXIL version. The database writes {1, 6} as "1.6".
struct DxilVersion {
  unsigned Major = 1;
  unsigned Minor = 0;
  auto operator<=>(const DxilVersion &) const = default;
};

// Parses "1.6" as {1, 6}. Returns nothing for any other form.
std::optional<DxilVersion> parseVersion(std::string_view Text);

// Returns the first reason why the functions below cannot use Database, or nothing.
std::optional<std::string> checkShape(const Json &Database);

// Returns the database of one version: only the ops valid in it, and of each versioned list only
// the entry that applies. The format stays the same; "dxil_version" is set to Version.
Json atVersion(const Json &Database, DxilVersion Version);

// A change of one op between two versions. Property is "stages", "attributes" or "overloads";
// Before and After list its values.
struct PropertyChange {
  std::string Property;
  std::vector<std::string> Before, After;
};
struct OpChange {
  enum class Kind { Added, Removed, Changed } What;
  std::string Op;
  std::vector<PropertyChange> Changes;
};
// Returns the differences of one op between From and To, or nothing if there are none.
std::optional<OpChange> diffOp(const Json &Op, DxilVersion From, DxilVersion To);
// Returns the ops that differ between From and To, in opcode order.
std::vector<OpChange> diff(const Json &Database, DxilVersion From, DxilVersion To);

// Returns the op's declaration in assembly, for its usual overload: "%dx.types.ResRet.f32
// @dx.op.bufferLoad.f32(i32 68, ...)".
std::string opSignature(const Json &Database, const Json &Op);

// A file to write: its path relative to the output folder, and its bytes.
struct File {
  std::string Path;
  std::string Content;
};

// Returns the files of the HTML site: a start page, search, and a page for each op, class,
// category, enum, stage and version. The site needs no network and no server. Content adds what the
// database does not have (docs/site.md): further pages, their search entries, and examples. It is
// an object made by scripts/site, or null.
std::vector<File> htmlSite(const Json &Database, const Json &Content = nullptr);

// Returns the first reason why htmlSite() cannot use Content, such as a path that leaves the site,
// or nothing.
std::optional<std::string> checkContent(const Json &Content);

// Returns Markdown tables of the ops: one file for each group of categories, and a README.md that
// lists them.
std::vector<File> markdownTables(const Json &Database);

// The keywords of assembly (ir::assemblyWords()), by kind.
struct EditorWords {
  std::vector<std::string> Instructions, Types, Attributes, Constants, DebugNodes, Others;
};

// Returns the folder of a VS Code extension, which npm can pack: a TextMate grammar of listings,
// and hover texts for ops.
std::vector<File> vscodeExtension(const Json &Database, const EditorWords &Words,
                                  const std::string &Version);

// Returns Vim's syntax and ftdetect files for listings.
std::vector<File> vimSyntax(const Json &Database, const EditorWords &Words);

// Writes Files below Directory, each completely or not at all. Skips files whose content is already
// right. Returns the text of an error on failure.
std::optional<std::string> writeFiles(const std::filesystem::path &Directory,
                                      const std::vector<File> &Files);

} // namespace dxil::exporter
