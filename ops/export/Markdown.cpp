// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Op tables in Markdown, one file for each category, for readers of the repository.

#include "Html.h"

#include <algorithm>

namespace dxil::exporter {
namespace {

std::string cell(const std::string &Text) {
  std::string Result;
  for (char C : Text)
    if (C == '|')
      Result += "\\|";
    else if (C == '\n')
      Result += ' ';
    else
      Result += C;
  return Result;
}

std::string joined(const Json &List) {
  std::string Out;
  for (const Json &Value : List)
    Out += (Out.empty() ? "" : ", ") + Value.get<std::string>();
  return Out;
}

std::string versioned(const Json &List, const char *Key) {
  std::string Out;
  for (const Json &Entry : List)
    Out += (Out.empty() ? "" : "; ") +
           (List.size() > 1 ? Entry["since"].get<std::string>() + ": " : std::string()) +
           joined(Entry[Key]);
  return Out;
}

std::string overloadText(const Json &Op) {
  std::string Out;
  for (const Json &Dimension : Op["overloads"]) {
    std::string Part;
    for (const Json &Entry : Dimension) {
      std::string Types = joined(Entry["types"]);
      std::string Vectors = joined(Entry["vector_element_types"]);
      if (!Vectors.empty())
        Types += (Types.empty() ? "vectors of " : "; vectors of ") + Vectors;
      Part += (Part.empty() ? "" : "; ") +
              (Dimension.size() > 1 ? Entry["since"].get<std::string>() + ": " : std::string()) +
              Types;
    }
    Out += (Out.empty() ? "" : " × ") + Part;
  }
  return Out;
}

std::string opSection(const Site &S, const Json &Op) {
  std::string Out = "## " + Op["name"].get<std::string>() + "\n\n" + Op["doc"].get<std::string>() +
                    "\n\n    " + opSignature(S.Database, Op) + "\n\n";
  if (!Op["arguments"].empty()) {
    Out += "| argument | type | meaning |\n|---|---|---|\n";
    for (const Json &A : Op["arguments"])
      Out += "| `" + A["name"].get<std::string>() + "` | `" + A["type"].get<std::string>() + "`" +
             (A["immediate"].get<bool>() ? ", constant" : "") + " | " + cell(A["doc"]) +
             (A["enum"].is_string() ? " (`" + A["enum"].get<std::string>() + "`)" : "") + " |\n";
    Out += "\n";
  }
  auto fact = [&](const char *Name, const std::string &Value) {
    if (!Value.empty())
      Out += std::string("- ") + Name + ": " + Value + "\n";
  };
  fact("Since", "DXIL " + Op["min_dxil"].get<std::string>());
  fact("Overloads", overloadText(Op));
  fact("Stages", versioned(Op["stages"], "stages"));
  fact("Attributes", versioned(Op["attributes"], "attributes"));
  fact("Intrinsics", joined(Op["intrinsics"]));
  fact("HLSL", joined(Op["hlsl"]));
  return Out + "\n";
}

} // namespace

std::vector<File> markdownTables(const Json &Database) {
  Site S(Database);
  std::vector<std::string> Order;
  std::map<std::string, std::vector<const Json *>> ByCategory;
  for (const Json &Op : S.ops()) {
    if (Op["reserved"].get<bool>())
      continue;
    std::string Category = Op["category"];
    if (!ByCategory.contains(Category))
      Order.push_back(Category);
    ByCategory[Category].push_back(&Op);
  }
  std::vector<File> Files;
  std::string Index =
      "# DXIL operations\n\nWritten by dxil-tblgen from DXIL.td.\n\n"
      "| opcode | operation | class | category | since | overloads |\n|---:|---|---|---|---|---|\n";
  for (const Json &Op : S.ops()) {
    if (Op["reserved"].get<bool>())
      continue;
    std::string Name = Op["name"], Category = Op["category"], Anchor = Name;
    std::transform(Anchor.begin(), Anchor.end(), Anchor.begin(),
                   [](unsigned char C) { return std::tolower(C); });
    Index += "| " + std::to_string(Op["opcode"].get<uint32_t>()) + " | [" + Name + "](" +
             slug(Category) + ".md#" + Anchor + ") | " + Op["class"].get<std::string>() + " | " +
             cell(Category) + " | " + Op["min_dxil"].get<std::string>() + " | " +
             cell(overloadText(Op)) + " |\n";
  }
  Files.push_back({"README.md", Index});
  for (const std::string &Category : Order) {
    std::string Text = "# " + Category + "\n\nWritten by dxil-tblgen from DXIL.td.\n\n";
    for (const Json *Op : ByCategory[Category])
      Text += opSection(S, *Op);
    Files.push_back({slug(Category) + ".md", Text});
  }
  return Files;
}

} // namespace dxil::exporter
