// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pages that list ops: index, classes, categories, enums, stages, versions, differences; and the
// data for site.js.

#include "Html.h"

#include <algorithm>
#include <functional>

namespace dxil::exporter {
namespace {

const std::string Up = "../";

std::string opLink(const std::string &Root, const Json &Op) {
  return link(Root, OpFolder, Op["name"].get<std::string>());
}

// Returns the first sentence of an op's documentation, for tables.
std::string summary(const Json &Op) {
  std::string Doc = Op["doc"];
  size_t End = Doc.find(". ");
  return escape(End == std::string::npos ? Doc : Doc.substr(0, End + 1));
}

std::string opTable(const std::string &Root, const std::vector<const Json *> &Ops,
                    const std::string &Id = "") {
  std::string Out = "<div class=\"scroll\"><table class=\"index\"" +
                    (Id.empty() ? "" : " id=\"" + Id + "\"") +
                    ">\n<thead><tr><th scope=\"col\">Opcode</th><th scope=\"col\">Operation</th>"
                    "<th scope=\"col\">Class</th><th scope=\"col\" class=\"optional\">Category</th>"
                    "<th scope=\"col\">Since</th><th scope=\"col\" class=\"optional\">What it "
                    "computes</th></tr></thead>\n<tbody>\n";
  for (const Json *Op : Ops) {
    std::string Category = (*Op)["category"];
    Out += "<tr data-op=\"" + escape((*Op)["name"].get<std::string>()) + "\"><td>" +
           std::to_string((*Op)["opcode"].get<uint32_t>()) + "</td><th scope=\"row\">" +
           opLink(Root, *Op) + "</th><td>" +
           link(Root, ClassFolder, (*Op)["class"].get<std::string>()) +
           "</td><td class=\"optional\">" +
           (Category.empty() ? "" : link(Root, CategoryFolder, Category)) + "</td><td>" +
           (*Op)["min_dxil"].get<std::string>() + "</td><td class=\"optional\">" + summary(*Op) +
           "</td></tr>\n";
  }
  return Out + "</tbody></table></div>\n";
}

std::vector<const Json *> opsWhere(const Site &S, const std::function<bool(const Json &)> &Keep) {
  std::vector<const Json *> Result;
  for (const Json &Op : S.ops())
    if (Keep(Op))
      Result.push_back(&Op);
  return Result;
}

std::string option(const std::string &Value, const std::string &Text, bool Selected = false) {
  return "<option value=\"" + escape(Value) + "\"" + (Selected ? " selected" : "") + ">" +
         escape(Text) + "</option>";
}

std::string chooser(const char *Name, const char *Label, const std::vector<std::string> &Values) {
  std::string Out =
      "<label>" + std::string(Label) + "<select name=\"" + Name + "\">" + option("", "any");
  for (const std::string &Value : Values)
    Out += option(Value, Value);
  return Out + "</select></label>\n";
}

std::string textFilter(const char *Name, const char *Label, const char *Hint,
                       const std::vector<std::string> &Values) {
  std::string Out =
      "<label>" + std::string(Label) + "<input name=\"" + Name + "\" placeholder=\"" + Hint + "\"";
  if (Values.empty())
    return Out + "></label>\n";
  Out += " list=\"list-" + std::string(Name) + "\"></label>\n<datalist id=\"list-" + Name + "\">";
  for (const std::string &Value : Values)
    Out += "<option value=\"" + escape(Value) + "\">";
  return Out + "</datalist>\n";
}

std::vector<std::string> namesOf(const Json &List) {
  std::vector<std::string> Result;
  for (const Json &Entry : List)
    Result.push_back(Entry["name"]);
  return Result;
}

// Returns all values of a string-list property, sorted, each once.
std::vector<std::string> valuesOf(const Site &S, const char *Property) {
  std::vector<std::string> Result;
  for (const Json &Op : S.ops())
    for (const Json &Value : Op[Property])
      Result.push_back(Value);
  std::sort(Result.begin(), Result.end());
  Result.erase(std::unique(Result.begin(), Result.end()), Result.end());
  return Result;
}

std::vector<std::string> categories(const Site &S) {
  std::vector<std::string> Result;
  for (const Json &Op : S.ops())
    if (std::string C = Op["category"];
        !C.empty() && std::find(Result.begin(), Result.end(), C) == Result.end())
      Result.push_back(C);
  return Result;
}

File listPage(const Site &S, const std::string &Folder, const std::string &Title,
              const std::string &Section, const std::string &Lead,
              const std::vector<std::pair<std::string, size_t>> &Entries) {
  std::string Body =
      "<h1>" + Title + "</h1>\n<p class=\"lead\">" + Lead + "</p>\n<ul class=\"columns\">\n";
  for (const auto &[Name, Count] : Entries)
    Body += "<li>" + link("", "", Name) + " <span class=\"soft\">" + std::to_string(Count) +
            "</span></li>\n";
  return frame(S, {Folder + "index.html", Title, Section, Body + "</ul>\n"});
}

} // namespace

File indexPage(const Site &S) {
  std::string Body =
      "<h1>DXIL operations</h1>\n<p class=\"lead\">Every operation that a DXIL module can call as "
      "<code>@dx.op.<i>class</i>.<i>overload</i></code>, with its types, stages and versions. "
      "Press <kbd>/</kbd> to search.</p>\n<p>By <a href=\"../categories/index.html\">category</a>, "
      "<a href=\"../classes/index.html\">class</a>, <a href=\"../stages/index.html\">stage</a> or "
      "<a "
      "href=\"../versions/index.html\">version</a>; <a "
      "href=\"../enums/index.html\">enumerations</a> "
      "of arguments.</p>\n";
  Body += "<form id=\"filters\" class=\"filters\" data-latest=\"" + S.latest() +
          "\" hidden aria-label=\"Filters\">\n" +
          textFilter("text", "Text", "name, number, words", {}) +
          chooser("stage", "Shader stage", namesOf(S.Database["stages"])) +
          chooser("version", "Valid in DXIL", S.Versions) +
          chooser("category", "Category", categories(S)) +
          chooser("attribute", "Attribute", namesOf(S.Database["attributes"])) +
          textFilter("intrinsic", "LLVM intrinsic", "llvm.dx.…", valuesOf(S, "intrinsics")) +
          textFilter("hlsl", "HLSL function", "saturate", valuesOf(S, "hlsl")) +
          "<div><button type=\"reset\">Clear filters</button></div></form>\n<p id=\"count\" "
          "role=\"status\" class=\"soft\">" +
          std::to_string(S.ops().size()) + " ops</p>\n";
  return frame(S, {OpFolder + std::string("index.html"), "All operations", "ops",
                   Body + opTable(Up, opsWhere(S, [](const Json &) { return true; }), "ops")});
}

std::vector<File> classPages(const Site &S) {
  std::vector<File> Files;
  std::vector<std::pair<std::string, size_t>> Entries;
  for (const Json &Class : S.Database["classes"]) {
    std::string Name = Class["name"];
    auto Ops = opsWhere(S, [&](const Json &Op) { return Op["class"] == Name; });
    if (Ops.empty())
      continue;
    Entries.emplace_back(Name, Ops.size());
    std::string Body = "<h1>" + breakable(Name) +
                       "</h1>\n<p class=\"lead\">Op class: its operations share the function "
                       "<code>@dx.op." +
                       escape(Name) +
                       "</code> and one signature, and differ in the opcode operand.</p>\n<pre "
                       "class=\"signature\"><code>" +
                       escape(opSignature(S.Database, *Ops.front())) + "</code></pre>\n" +
                       opTable(Up, Ops);
    Files.push_back(frame(S, {ClassFolder + slug(Name) + ".html", "Class " + Name, "ops", Body}));
  }
  Files.push_back(listPage(S, ClassFolder, "Op classes", "ops",
                           "The ops of one class share a function name and a signature.", Entries));
  return Files;
}

std::vector<File> categoryPages(const Site &S) {
  std::vector<File> Files;
  std::vector<std::pair<std::string, size_t>> Entries;
  for (const std::string &Name : categories(S)) {
    auto Ops = opsWhere(S, [&](const Json &Op) { return Op["category"] == Name; });
    Entries.emplace_back(Name, Ops.size());
    Files.push_back(frame(S, {CategoryFolder + slug(Name) + ".html", Name, "ops",
                              "<h1>" + breakable(Name) + "</h1>\n" + opTable(Up, Ops)}));
  }
  Files.push_back(listPage(S, CategoryFolder, "Categories", "ops",
                           "Operations by what they are for.", Entries));
  return Files;
}

std::vector<File> enumPages(const Site &S) {
  std::vector<File> Files;
  std::vector<std::pair<std::string, size_t>> Entries;
  for (const Json &Enum : S.Database["enums"]) {
    std::string Name = Enum["name"];
    std::string Body = "<h1>" + breakable(Name) + "</h1>\n<p class=\"lead\">" +
                       escape(Enum["doc"].get<std::string>()) +
                       (Enum["flags"].get<bool>() ? " Flags: a value is any union of these." : "") +
                       "</p>\n<div class=\"scroll\"><table>\n<thead><tr><th "
                       "scope=\"col\">Value</th><th scope=\"col\">Name</th>"
                       "<th scope=\"col\">Meaning</th></tr></thead>\n<tbody>\n";
    for (const Json &Value : Enum["values"])
      Body += "<tr><td>" + std::to_string(Value["value"].get<int64_t>()) +
              "</td><th scope=\"row\"><code>" + escape(Value["name"].get<std::string>()) +
              "</code></th><td>" + escape(Value["doc"].get<std::string>()) + "</td></tr>\n";
    Body += "</tbody></table></div>\n<h2>Used by</h2>\n";
    auto Users = opsWhere(S, [&](const Json &Op) {
      return std::any_of(Op["arguments"].begin(), Op["arguments"].end(),
                         [&](const Json &A) { return A["enum"] == Name; });
    });
    Body += Users.empty() ? "<p>No argument: ops return its values.</p>\n" : opTable(Up, Users);
    Entries.emplace_back(Name, Enum["values"].size());
    Files.push_back(frame(S, {EnumFolder + slug(Name) + ".html", Name, "ops", Body}));
  }
  Files.push_back(listPage(S, EnumFolder, "Enumerations", "ops",
                           "The values that op arguments take.", Entries));
  return Files;
}

std::vector<File> stagePages(const Site &S) {
  std::vector<File> Files;
  std::vector<std::pair<std::string, size_t>> Entries;
  for (const Json &Stage : S.Database["stages"]) {
    std::string Name = Stage["name"];
    auto in = [&](const Json &Op) {
      const Json &Last = Op["stages"].back()["stages"];
      return !Op["reserved"].get<bool>() &&
             (Last.front() == "all_stages" ||
              std::find(Last.begin(), Last.end(), Name) != Last.end());
    };
    auto Only = opsWhere(S, [&](const Json &Op) {
      return in(Op) && Op["stages"].back()["stages"].front() != "all_stages";
    });
    auto All = opsWhere(S, [&](const Json &Op) {
      return in(Op) && Op["stages"].back()["stages"].front() == "all_stages";
    });
    std::string Body = "<h1>" + breakable(Name) + " shaders</h1>\n<p class=\"lead\">Program kind " +
                       std::to_string(Stage["kind"].get<int>()) + ". In the latest version " +
                       std::to_string(Only.size() + All.size()) +
                       " operations may stand in this stage.</p>\n"
                       "<h2>Operations that name this stage</h2>\n" +
                       opTable(Up, Only) + "<h2>Operations of every stage</h2>\n" +
                       opTable(Up, All);
    Entries.emplace_back(Name, Only.size() + All.size());
    Files.push_back(
        frame(S, {StageFolder + slug(Name) + ".html", Name + " shaders", "stages", Body}));
  }
  Files.push_back(listPage(S, StageFolder, "Shader stages", "stages",
                           "Operations that each stage may call.", Entries));
  return Files;
}

std::vector<File> versionPages(const Site &S) {
  std::vector<File> Files;
  std::vector<std::pair<std::string, size_t>> Entries;
  for (size_t I = 0; I < S.Versions.size(); ++I) {
    const std::string &Version = S.Versions[I];
    std::vector<OpChange> Changes;
    if (I > 0)
      Changes = diff(S.Database, *parseVersion(S.Versions[I - 1]), *parseVersion(Version));
    std::string Body = "<h1>DXIL " + Version + "</h1>\n<p class=\"lead\">What shader model 6." +
                       Version.substr(2) + " compiles to.</p>\n";
    auto section = [&](const char *Title, OpChange::Kind Kind) {
      std::vector<const Json *> Ops;
      for (const OpChange &Change : Changes)
        if (Change.What == Kind)
          Ops.push_back(S.OpByName.at(Change.Op));
      if (!Ops.empty())
        Body += std::string("<h2>") + Title + "</h2>\n" + opTable(Up, Ops);
    };
    if (I == 0) {
      auto First = opsWhere(S, [&](const Json &Op) { return Op["min_dxil"] == Version; });
      Body += "<h2>Operations from the first version</h2>\n" + opTable(Up, First);
    }
    section("New operations", OpChange::Kind::Added);
    section("Changed operations", OpChange::Kind::Changed);
    section("Removed operations", OpChange::Kind::Removed);
    if (I > 0 && Changes.empty())
      Body += "<p>No operation changes in this version.</p>\n";
    if (I > 0)
      Body += "<p><a href=\"../diff.html#from=" + S.Versions[I - 1] + "&amp;to=" + Version +
              "\">Details of the differences</a></p>\n";
    Entries.emplace_back(Version, I == 0 ? S.ops().size() : Changes.size());
    Files.push_back(
        frame(S, {VersionFolder + slug(Version) + ".html", "DXIL " + Version, "versions", Body}));
  }
  Files.push_back(listPage(S, VersionFolder, "Versions", "versions",
                           "What each DXIL version adds, changes and removes.", Entries));
  return Files;
}

File diffPage(const Site &S) {
  auto selector = [&](const char *Name, const char *Label, const std::string &Selected) {
    std::string Out = "<label>" + std::string(Label) + "<select name=\"" + Name + "\">";
    for (const std::string &Version : S.Versions)
      Out += option(Version, "DXIL " + Version, Version == Selected);
    return Out + "</select></label>\n";
  };
  std::string Body =
      "<h1>Differences between two versions</h1>\n"
      "<noscript><p>This page needs JavaScript; each <a href=\"versions/index.html\">version's "
      "page</a> "
      "lists its differences from the one before without it.</p></noscript>\n"
      "<form id=\"diff\" class=\"filters\" hidden aria-label=\"Versions\">\n" +
      selector("from", "From", S.Versions.front()) + selector("to", "To", S.latest()) +
      "</form>\n<p id=\"diffcount\" role=\"status\" class=\"soft\"></p>\n"
      "<div class=\"scroll\"><table class=\"index\"><thead><tr><th scope=\"col\">Opcode</th><th "
      "scope=\"col\">Operation</th>"
      "<th scope=\"col\">Change</th><th scope=\"col\">Details</th></tr></thead><tbody "
      "id=\"diffrows\"></tbody></table></div>\n<div id=\"difflists\"></div>\n";
  return frame(S, {"diff.html", "Differences", "diff", Body});
}

File scriptData(const Site &S) {
  Json Ops = Json::array();
  for (const Json &Op : S.ops()) {
    auto pairs = [](const Json &List, const char *Key) {
      Json Result = Json::array();
      for (const Json &Entry : List)
        Result.push_back({Entry["since"], Entry[Key]});
      return Result;
    };
    Json Overloads = Json::array();
    for (const Json &Dimension : Op["overloads"]) {
      Json List = Json::array();
      for (const Json &Entry : Dimension)
        List.push_back({Entry["since"], Entry["types"], Entry["vector_element_types"]});
      Overloads.push_back(std::move(List));
    }
    std::string Name = Op["name"];
    Ops.push_back({{"name", Name},
                   {"opcode", Op["opcode"]},
                   {"cls", Op["class"]},
                   {"category", Op["category"]},
                   {"doc", Op["doc"]},
                   {"href", OpFolder + slug(Name) + ".html"},
                   {"hlsl", Op["hlsl"]},
                   {"intrinsics", Op["intrinsics"]},
                   {"stages", pairs(Op["stages"], "stages")},
                   {"attributes", pairs(Op["attributes"], "attributes")},
                   {"overloads", std::move(Overloads)}});
  }
  std::string Text =
      "// What site.js searches; a script, so that pages work from file://.\nwindow.DXIL_OPS = [\n";
  for (size_t I = 0; I < Ops.size(); ++I)
    Text += Ops[I].dump() + (I + 1 < Ops.size() ? ",\n" : "\n");
  Text += "];\nwindow.DXIL_INDEX = [\n";
  const Json &Index = S.content("index");
  for (size_t I = 0; I < Index.size(); ++I)
    Text += Index[I].dump() + (I + 1 < Index.size() ? ",\n" : "\n");
  return {"data.js", Text + "];\n"};
}

} // namespace dxil::exporter
