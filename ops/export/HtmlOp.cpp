// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The page of one operation.

#include "Html.h"

#include <algorithm>

namespace dxil::exporter {
namespace {

const std::string UpTo = "../";

std::string join(const std::vector<std::string> &Parts, const char *Separator) {
  std::string Out;
  for (const std::string &Part : Parts)
    Out += (Out.empty() ? "" : Separator) + Part;
  return Out;
}

std::string badges(const Site &S, const Json &Op) {
  std::string Out = "<p>";
  auto badge = [&](const std::string &Text, const char *Class = "") {
    Out += std::string("<span class=\"badge ") + Class + "\">" + Text + "</span>";
  };
  badge("opcode " + std::to_string(Op["opcode"].get<uint32_t>()));
  badge("class " + link(UpTo, ClassFolder, Op["class"].get<std::string>()));
  if (std::string Category = Op["category"]; !Category.empty())
    badge(link(UpTo, CategoryFolder, Category));
  badge("since DXIL " + link(UpTo, VersionFolder, Op["min_dxil"].get<std::string>()), "new");
  if (Op["table"] != "CoreOps")
    badge("experimental", "gone");
  if (Op["reserved"].get<bool>())
    badge("reserved", "gone");
  for (const Json &Entry : Op["stages"])
    if (Entry["stages"].front() == "removed")
      badge("removed in DXIL " + Entry["since"].get<std::string>(), "gone");
  return Out + "</p>\n";
}

std::string domain(const Json &Argument) {
  if (Argument["enum"].is_string())
    return link(UpTo, EnumFolder, Argument["enum"].get<std::string>());
  if (Argument.contains("range") && Argument["range"].is_object())
    return Argument["range"]["minimum"].dump() + " to " + Argument["range"]["maximum"].dump();
  return "";
}

std::string argumentTable(const Json &Op) {
  std::string Out =
      "<h2 id=\"arguments\">Result and arguments</h2>\n<div class=\"scroll\"><table>\n<thead><tr>"
      "<th scope=\"col\">Operand</th><th scope=\"col\">Name</th><th scope=\"col\">Type</th>"
      "<th scope=\"col\">Meaning</th><th scope=\"col\">Constant</th><th "
      "scope=\"col\">Values</th></tr></thead>\n<tbody>\n";
  auto row = [&](const std::string &Position, const std::string &Name, const std::string &Type,
                 const std::string &Doc, const std::string &Constant, const std::string &Values) {
    Out += "<tr><td>" + Position + "</td><th scope=\"row\"><code>" + escape(Name) +
           "</code></th><td><code>" + escape(Type) + "</code></td><td>" + escape(Doc) +
           "</td><td>" + Constant + "</td><td>" + Values + "</td></tr>\n";
  };
  row("result", "", Op["result"], Op["result_doc"], "", "");
  row("0", "opcode", "i32", "Which operation of the class this call is.", "yes",
      std::to_string(Op["opcode"].get<uint32_t>()));
  size_t Position = 1;
  for (const Json &A : Op["arguments"])
    row(std::to_string(Position++), A["name"], A["type"], A["doc"],
        A["immediate"].get<bool>() ? "yes" : "", domain(A));
  return Out + "</tbody></table></div>\n";
}

std::string tick(bool Yes) {
  return Yes ? "<td class=\"yes\"><span aria-hidden=\"true\">✓</span><span "
               "class=\"skip\">yes</span></td>"
             : "<td class=\"no\"><span aria-hidden=\"true\">·</span><span "
               "class=\"skip\">no</span></td>";
}

// Returns the header of a table with a column for each version at which an entry of the list
// begins.
std::string versionHead(const Json &List, const char *First) {
  std::string Out = "<thead><tr><th scope=\"col\">" + std::string(First) + "</th>";
  for (const Json &Entry : List)
    Out += "<th scope=\"col\">from " + Entry["since"].get<std::string>() + "</th>";
  return Out + "</tr></thead>\n<tbody>\n";
}

std::string stageMatrix(const Site &S, const Json &Op) {
  std::string Out =
      "<h2 id=\"stages\">Shader stages</h2>\n<div class=\"scroll\"><table class=\"matrix\">\n" +
      versionHead(Op["stages"], "Stage");
  for (const Json &Stage : S.Database["stages"]) {
    Out += "<tr><th scope=\"row\">" + link(UpTo, StageFolder, Stage["name"].get<std::string>()) +
           "</th>";
    for (const Json &Entry : Op["stages"]) {
      const Json &In = Entry["stages"];
      Out += tick(In.front() == "all_stages" ||
                  std::find(In.begin(), In.end(), Stage["name"]) != In.end());
    }
    Out += "</tr>\n";
  }
  return Out + "</tbody></table></div>\n";
}

std::string overloadTable(const Site &S, const Json &Op) {
  std::string Out = "<h2 id=\"overloads\">Overloads</h2>\n";
  const Json &Dimensions = Op["overloads"];
  if (Dimensions.empty())
    return Out + "<p>None: the function name ends with the class.</p>\n";
  for (size_t I = 0; I < Dimensions.size(); ++I) {
    if (Dimensions.size() > 1)
      Out += "<h3>Dimension " + std::to_string(I) + "</h3>\n";
    Out += "<div class=\"scroll\"><table class=\"matrix\">\n" + versionHead(Dimensions[I], "Type");
    for (const char *Key : {"types", "vector_element_types"})
      for (const Json &Type : S.Database["overload_types"]) {
        std::string Cells;
        bool Any = false;
        for (const Json &Entry : Dimensions[I]) {
          bool Has =
              std::find(Entry[Key].begin(), Entry[Key].end(), Type["name"]) != Entry[Key].end();
          Cells += tick(Has);
          Any |= Has;
        }
        std::string Name = Type["name"];
        if (Any)
          Out += "<tr><th scope=\"row\"><code>" +
                 escape(Key == std::string("types") ? Name : "<n x " + Name + ">") +
                 "</code></th>" + Cells + "</tr>\n";
      }
    Out += "</tbody></table></div>\n";
  }
  return Out;
}

std::string attributeList(const Site &S, const Json &Op) {
  std::string Out = "<h2 id=\"attributes\">Attributes</h2>\n";
  if (Op["attributes"].empty())
    return Out + "<p>None: a call may read and write memory.</p>\n";
  Out += "<dl class=\"facts\">\n";
  for (const Json &Entry : Op["attributes"])
    for (const Json &Attribute : Entry["attributes"])
      for (const Json &Record : S.Database["attributes"])
        if (Record["name"] == Attribute)
          Out += "<dt><code>" + Attribute.get<std::string>() + "</code>" +
                 (Op["attributes"].size() > 1 ? " from " + Entry["since"].get<std::string>() : "") +
                 "</dt><dd>" + escape(Record["doc"].get<std::string>()) + "</dd>\n";
  return Out + "</dl>\n";
}

std::string codeList(const Json &List) {
  std::vector<std::string> Parts;
  for (const Json &Value : List)
    Parts.push_back("<code>" + escape(Value.get<std::string>()) + "</code>");
  return join(Parts, ", ");
}

std::string mapping(const Site &S, const Json &Op) {
  std::string Out = "<h2 id=\"mapping\">Above and below DXIL</h2>\n<dl class=\"facts\">\n";
  auto fact = [&](const char *Name, const std::string &Value) {
    if (!Value.empty())
      Out += std::string("<dt>") + Name + "</dt><dd>" + Value + "</dd>\n";
  };
  std::vector<std::string> Hlsl;
  for (const Json &Value : Op["hlsl"]) {
    const std::string Name = Value;
    const auto Entry = S.HlslPage.find(Name.substr(Name.rfind('.') + 1));
    Hlsl.push_back(Entry == S.HlslPage.end() ? "<code>" + breakable(Name) + "</code>"
                                             : "<a href=\"../" + escape(Entry->second) +
                                                   "\"><code>" + breakable(Name) + "</code></a>");
  }
  fact("HLSL", join(Hlsl, ", "));
  fact("LLVM intrinsics", codeList(Op["intrinsics"]));
  fact("Generic LLVM IR", codeList(Op["generic_ir"]));
  if (Op["extension_intrinsic"].is_string())
    fact("Extension intrinsic",
         "<code>" + escape(Op["extension_intrinsic"].get<std::string>()) + "</code>");
  fact("STAT counters", codeList(Op["counters"]));
  if (Op["min_dxil_translated"].is_string())
    fact("Linker-translated minimum", "DXIL " + Op["min_dxil_translated"].get<std::string>());
  return Out + "</dl>\n";
}

// Returns the values of List that are not in Other, escaped.
std::vector<std::string> missingFrom(const std::vector<std::string> &List,
                                     const std::vector<std::string> &Other) {
  std::vector<std::string> Result;
  for (const std::string &Value : List)
    if (std::find(Other.begin(), Other.end(), Value) == Other.end())
      Result.push_back(escape(Value));
  return Result;
}

// Returns the versions in which the op changes, with the values that differ.
std::string history(const Site &S, const Json &Op) {
  std::string Name = Op["name"],
              Out = "<h2 id=\"history\">Version history</h2>\n<dl class=\"facts\">\n";
  auto item = [&](const std::string &Version, const std::string &Text) {
    Out += "<dt>" + link(UpTo, VersionFolder, Version, "DXIL " + Version) + "</dt><dd>" + Text +
           "</dd>\n";
  };
  item(Op["min_dxil"], "Added.");
  for (size_t I = 1; I < S.Versions.size(); ++I) {
    std::optional<OpChange> Change =
        diffOp(Op, *parseVersion(S.Versions[I - 1]), *parseVersion(S.Versions[I]));
    if (!Change)
      continue;
    if (Change->What == OpChange::Kind::Removed)
      item(S.Versions[I], "Removed.");
    for (const PropertyChange &P : Change->Changes) {
      std::string New = join(missingFrom(P.After, P.Before), ", ");
      std::string Gone = join(missingFrom(P.Before, P.After), ", ");
      item(S.Versions[I], P.Property + ":" + (New.empty() ? "" : " added " + New) +
                              (Gone.empty() ? "" : " removed " + Gone) + ".");
    }
  }
  return Out + "</dl>\n";
}

std::string neighbours(const Site &S, size_t Index) {
  auto to = [&](size_t I, const char *Before, const char *After) {
    const Json &Op = S.ops()[I];
    return Before +
           link("", "", Op["name"].get<std::string>(),
                std::to_string(Op["opcode"].get<uint32_t>()) + " " +
                    Op["name"].get<std::string>()) +
           After;
  };
  std::string Out = "<nav class=\"neighbours\" aria-label=\"Neighbouring operations\"><span>";
  if (Index > 0)
    Out += to(Index - 1, "← ", "");
  Out += "</span><span>";
  if (Index + 1 < S.ops().size())
    Out += to(Index + 1, "", " →");
  return Out + "</span></nav>\n";
}

// Returns an HLSL program that compiles to the op, and the resulting calls; or the reason why there
// is none.
std::string hlslExample(const Site &S, const Json &Op) {
  for (const Json &E : S.content("examples")) {
    if (E["op"] != Op["name"])
      continue;
    std::string Out = "<h2 id=\"hlsl\">From HLSL</h2>\n";
    if (const std::string Reason = E["reason"]; !Reason.empty())
      return Out + "<p>No HLSL reaches it: " + escape(Reason) + ".</p>\n";
    const auto Block = [&](const char *Title, const char *Member) {
      Out += std::string("<p>") + Title + "</p>\n<pre><code>" +
             escape(E[Member].get<std::string>()) + "</code></pre>\n";
    };
    Block("This program,", "hlsl");
    Block("compiled by", "command");
    if (!E["calls"].get<std::string>().empty())
      Block("has these calls of it:", "calls");
    return Out;
  }
  return "";
}

// Returns the op's meaning as pseudo-code, or the reason why it has none.
std::string meaning(const Json &Op) {
  const Json &Meaning = Op["meaning"];
  if (!Meaning.is_object())
    return "";
  std::string Out = "<h2 id=\"meaning\">What it computes</h2>\n";
  if (Meaning.contains("opaque"))
    return Out + "<p>" + escape(Meaning["opaque"].get<std::string>()) + "</p>\n";
  return Out + "<pre><code>" + escape(Meaning["text"].get<std::string>()) + "</code></pre>\n";
}

} // namespace

File opPage(const Site &S, size_t Index) {
  const Json &Op = S.ops()[Index];
  std::string Name = Op["name"];
  std::string Body = "<h1>" + breakable(Name) + "</h1>\n" + badges(S, Op) + "<p class=\"lead\">" +
                     escape(Op["doc"].get<std::string>()) +
                     "</p>\n<pre class=\"signature\"><code>" + escape(opSignature(S.Database, Op)) +
                     "</code></pre>\n";
  if (!Op["reserved"].get<bool>())
    Body += argumentTable(Op) + meaning(Op) + overloadTable(S, Op) + stageMatrix(S, Op) +
            attributeList(S, Op) + mapping(S, Op) + hlslExample(S, Op) +
            "<h2 id=\"example\">The call in general</h2>\n<pre><code>" +
            escape(workedExample(S, Op)) + "</code></pre>\n" + history(S, Op);
  return frame(S, {OpFolder + slug(Name) + ".html", Name, "ops", Body + neighbours(S, Index)});
}

} // namespace dxil::exporter
