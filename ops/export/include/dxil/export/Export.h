// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Documents made from the op database.
//
// Everything here works on one JSON value, the database, which dxil-tblgen
// writes as ops.json and which docs/json-format.md describes. So the JSON file,
// the HTML site and the Markdown tables can not disagree.
//
// No LLVM. nlohmann/json throws on misuse of a value; all functions here expect
// a database that `checkShape` accepts, which `embeddedDatabase` always is.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::exporter {

// Keeps members in the order in which they were written, so output is stable.
using Json = nlohmann::ordered_json;

// A DXIL version as the database spells it: "1.6" is {1, 6}.
struct DxilVersion {
  unsigned Major = 1;
  unsigned Minor = 0;
  auto operator<=>(const DxilVersion &) const = default;
};

// "1.6" -> {1, 6}; nothing for any other spelling.
std::optional<DxilVersion> parseVersion(std::string_view Text);

// The first thing about Database's shape that the functions below cannot work
// with, or nothing.
std::optional<std::string> checkShape(const Json &Database);

// The database restricted to Version: only ops valid in it, and of every
// versioned list only the entry in force. The shape stays the same;
// "dxil_version" is set to Version.
Json atVersion(const Json &Database, DxilVersion Version);

// What changed in one op between two versions. Property is "stages",
// "attributes" or "overloads"; Before and After list its values.
struct PropertyChange {
  std::string Property;
  std::vector<std::string> Before, After;
};
struct OpChange {
  enum class Kind { Added, Removed, Changed } What;
  std::string Op;
  std::vector<PropertyChange> Changes;
};
// What differs in one op between From and To, if anything does.
std::optional<OpChange> diffOp(const Json &Op, DxilVersion From, DxilVersion To);
// Every op that differs between From and To, in opcode order.
std::vector<OpChange> diff(const Json &Database, DxilVersion From, DxilVersion To);

// The signature as it stands in a module, for the op's usual overload:
// "%dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, ...)".
std::string opSignature(const Json &Database, const Json &Op);

// A file to be written: its path below the output folder, and its bytes.
struct File {
  std::string Path;
  std::string Content;
};

// The HTML site: a start page, search, and a page for every op, class, category,
// enum, stage and version. Needs no network and no server. Content, if it is an
// object, is what scripts/site knows beside the database (docs/site.md): further
// pages, which get the site's frame, what search finds of them, and examples.
std::vector<File> htmlSite(const Json &Database, const Json &Content = nullptr);

// The first thing about Content's shape that htmlSite cannot work with, paths
// that leave the site among them, or nothing.
std::optional<std::string> checkContent(const Json &Content);

// Markdown tables of the ops, one file for each category group, and a README.md
// that lists them.
std::vector<File> markdownTables(const Json &Database);

// The words of assembly (ir::assemblyWords()), by what they are.
struct EditorWords {
  std::vector<std::string> Instructions, Types, Attributes, Constants, DebugNodes, Others;
};

// A folder that npm packs: TextMate grammar of listings, and hovers that tell about operations.
std::vector<File> vscodeExtension(const Json &Database, const EditorWords &Words,
                                  const std::string &Version);

// Vim's syntax and ftdetect files for listings.
std::vector<File> vimSyntax(const Json &Database, const EditorWords &Words);

// Writes Files below Directory, each whole or not at all, and leaves files
// alone whose content is right already. Returns an error text on failure.
std::optional<std::string> writeFiles(const std::filesystem::path &Directory,
                                      const std::vector<File> &Files);

} // namespace dxil::exporter
