// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files for editors that show listings: a TextMate grammar and hover texts for Visual Studio Code,
// a syntax file for Vim. The words come from the database and the assembly printer.

#include "Html.h"

namespace dxil::embedded {
extern const std::string_view EditorExtension;
}

namespace dxil::exporter {
namespace {

using Words = std::vector<std::string>;

std::string joined(const Words &List, const std::string &Between) {
  std::string Out;
  for (const std::string &Word : List)
    Out += (Out.empty() ? "" : Between) + Word;
  return Out;
}

Words names(const Json &List) {
  Words Out;
  for (const Json &Each : List)
    Out.push_back(Each["name"]);
  return Out;
}

Json rule(const std::string &Match, const std::string &Scope) {
  return {{"match", Match}, {"name", Scope + ".dxil"}};
}

/// Returns a rule that matches whole words. A dot is part of a name in assembly.
Json wordRule(const Words &List, const std::string &Scope) {
  return rule("(?<![\\w.$%@!#-])(?:" + joined(List, "|") + ")(?![\\w.$-])", Scope);
}

Json grammar(const Json &Database, const EditorWords &W) {
  const std::string Ops = joined(names(Database["ops"]), "|");
  const std::string Classes = joined(names(Database["classes"]), "|");
  Json InComments =
      Json::array({rule("(?<=[ ;])(?:" + Ops + ")(?=\\()", "support.function.operation"),
                   rule("^;\\s+[a-z][\\w ,]*:\\s*$", "markup.heading"),
                   rule("(?<![\\w.])\\d+(?:\\.\\d+)?(?![\\w.])", "constant.numeric")});
  Json Patterns = Json::array();
  Patterns.push_back({{"begin", ";"},
                      {"end", "$"},
                      {"name", "comment.line.semicolon.dxil"},
                      {"patterns", std::move(InComments)}});
  const std::string Class = "dx\\.op\\.(?:" + Classes + ")";
  Patterns.push_back(rule("@(?:\"" + Class + "(?=[.\"])[^\"]*\"|" + Class + "(?=[.(])[^\\s\"(]*)",
                          "support.function.class"));
  Patterns.push_back(rule("@\"?llvm\\.[^\"\\s(]*\"?", "support.function.intrinsic"));
  Patterns.push_back(rule("@(?:\"[^\"]*\"|[\\w.$-]+)", "entity.name.function"));
  Patterns.push_back(rule("%(?:\"(?:struct|class|dx\\.types)[^\"]*\"|(?:struct|class|dx\\.types)"
                          "\\.[\\w.$-]+)",
                          "entity.name.type"));
  Patterns.push_back(rule("%(?:\"[^\"]*\"|[\\w.$-]+)", "variable.other"));
  Patterns.push_back(rule("!(?:" + joined(W.DebugNodes, "|") + ")(?=\\()", "entity.name.tag"));
  Patterns.push_back(rule("!\"(?:[^\"])*\"", "string.quoted.double"));
  Patterns.push_back(rule("!(?:\\d+|[A-Za-z$._-][\\w.$-]*)", "variable.other.metadata"));
  Patterns.push_back(rule("c?\"[^\"]*\"", "string.quoted.double"));
  Patterns.push_back(rule("^(?:\"[^\"]*\"|[\\w.$-]+):", "entity.name.label"));
  Patterns.push_back(rule("#\\d+", "variable.other.attributes"));
  Patterns.push_back(wordRule(W.Instructions, "keyword.control.instruction"));
  Words Types = W.Types;
  Types.push_back("i\\d+");
  Patterns.push_back(wordRule(Types, "storage.type"));
  Patterns.push_back(wordRule(W.Attributes, "storage.modifier.attribute"));
  Patterns.push_back(wordRule(W.Constants, "constant.language"));
  Patterns.push_back(wordRule(W.Others, "keyword.other"));
  Patterns.push_back(rule("(?<![\\w.$])(?:0x[HKLMR]?[0-9A-Fa-f]+|[-+]?\\d+(?:\\.\\d*)?"
                          "(?:[eE][-+]?\\d+)?)(?![\\w$])",
                          "constant.numeric"));
  return {
      {"$schema", "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json"},
      {"name", "DXIL listing"},
      {"scopeName", "source.dxil"},
      {"patterns", std::move(Patterns)}};
}

/// Returns the hover text of an op, in Markdown.
std::string hover(const Json &Database, const Json &Op) {
  std::string Out = "```llvm\n" + opSignature(Database, Op) + "\n```\n\n**" +
                    Op["name"].get<std::string>() + "**, opcode " + Op["opcode"].dump() +
                    ", since DXIL " + Op["min_dxil"].get<std::string>() + "\n\n" +
                    Op["doc"].get<std::string>() + "\n";
  for (const Json &A : Op["arguments"]) {
    Out += "\n- `" + A["name"].get<std::string>() + "` " + A["type"].get<std::string>();
    if (const std::string Doc = A["doc"]; !Doc.empty())
      Out += ": " + Doc;
  }
  if (const std::string Result = Op["result_doc"]; !Result.empty())
    Out += "\n\nReturns: " + Result;
  return Out;
}

Json hoverTable(const Json &Database) {
  Json Ops = Json::object(), Names = Json::object();
  for (const Json &Op : Database["ops"]) {
    const std::string Code = Op["opcode"].dump();
    Ops[Code] = hover(Database, Op);
    Names[Op["name"].get<std::string>()] = Code;
  }
  return {{"schema_version", 1}, {"ops", std::move(Ops)}, {"names", std::move(Names)}};
}

Json manifest(const std::string &Version) {
  return {{"name", "dxil-listing"},
          {"displayName", "DXIL listings"},
          {"description", "Highlights the assembly that dxil-dis prints, and tells about the "
                          "operation under the mouse."},
          {"version", Version},
          {"publisher", "dxil-tools"},
          {"license", "Apache-2.0 WITH LLVM-exception"},
          {"engines", {{"vscode", "^1.60.0"}}},
          {"categories", {"Programming Languages"}},
          {"main", "./extension.js"},
          {"activationEvents", {"onLanguage:dxil"}},
          {"files",
           {"extension.js", "hover.json", "language-configuration.json", "dxil.tmLanguage.json",
            "README.md"}},
          {"contributes",
           {{"languages", Json::array({{{"id", "dxil"},
                                        {"aliases", {"DXIL"}},
                                        {"extensions", {".dxil.ll", ".dxil.txt", ".dxasm"}},
                                        {"firstLine", "^; DXContainer "},
                                        {"configuration", "./language-configuration.json"}}})},
            {"grammars", Json::array({{{"language", "dxil"},
                                       {"scopeName", "source.dxil"},
                                       {"path", "./dxil.tmLanguage.json"}}})}}}};
}

Json languageConfiguration() {
  return {{"comments", {{"lineComment", ";"}}},
          {"brackets", Json::array({{"{", "}"}, {"[", "]"}, {"(", ")"}, {"<", ">"}})},
          {"wordPattern", "[%@!#]?[\\w.$-]+"}};
}

constexpr const char *Readme =
    "# DXIL listings\n\nHighlights LLVM 3.7 assembly of DXIL as `dxil-dis` prints it, and shows "
    "signature and\ndescription of the operation under the mouse. Files are `*.dxil.ll`, "
    "`*.dxil.txt`, `*.dxasm`, and those that\nbegin as listings do.\n\nWritten by `dxil-ops export "
    "--format vscode`; `npx @vscode/vsce package` packs it.\n";

std::string syntaxKeywords(const char *Group, const Words &List) {
  std::string Out;
  for (size_t I = 0; I < List.size(); I += 12)
    Out += std::string("syn keyword ") + Group + " " +
           joined(Words(List.begin() + long(I), List.begin() + long(std::min(I + 12, List.size()))),
                  " ") +
           "\n";
  return Out;
}

} // namespace

std::vector<File> vscodeExtension(const Json &Database, const EditorWords &W,
                                  const std::string &Version) {
  return {{"package.json", manifest(Version).dump(2) + "\n"},
          {"language-configuration.json", languageConfiguration().dump(2) + "\n"},
          {"dxil.tmLanguage.json", grammar(Database, W).dump(1) + "\n"},
          {"hover.json", hoverTable(Database).dump(1) + "\n"},
          {"extension.js", std::string(embedded::EditorExtension)},
          {"README.md", Readme}};
}

std::vector<File> vimSyntax(const Json &Database, const EditorWords &W) {
  std::string Out = "\" Syntax of DXIL listings. Written by dxil-ops export --format vim.\n"
                    "if exists('b:current_syntax')\n  finish\nendif\n"
                    "syn case match\nsyn iskeyword @,48-57,_,.,$\n";
  Out += syntaxKeywords("dxilInstruction", W.Instructions);
  Out += syntaxKeywords("dxilType", W.Types);
  Out += syntaxKeywords("dxilAttribute", W.Attributes);
  Out += syntaxKeywords("dxilConstant", W.Constants);
  Out += syntaxKeywords("dxilKeyword", W.Others);
  Out += syntaxKeywords("dxilOperation contained", names(Database["ops"]));
  Out += R"(syn match dxilType /\<i\d\+\>/
syn match dxilNumber /\<\d\+\(\.\d*\)\=\([eE][-+]\=\d\+\)\=\>/
syn match dxilNumber /\<0x[HKLMR]\=\x\+\>/
syn match dxilLabel /^[-A-Za-z0-9_.$]\+:/
syn match dxilLocal /%\("[^"]*"\|[-A-Za-z0-9_.$]\+\)/
syn match dxilGlobal /@\("[^"]*"\|[-A-Za-z0-9_.$]\+\)/
syn match dxilMetadata /!\(\d\+\|[-A-Za-z_.$][-A-Za-z0-9_.$]*\)/
syn match dxilAttributes /#\d\+/
syn region dxilString start=/"/ end=/"/ oneline
)";
  const std::string Class =
      "dx\\.op\\.\\(" + joined(names(Database["classes"]), "\\|") + "\\)[.(\"]\\@=";
  Out += "syn match dxilClass /@\\(\"" + Class + "[^\"]*\"\\|" + Class + "[^( ]*\\)/\n";
  Out += R"(syn match dxilComment /;.*/ contains=dxilOperation
hi def link dxilInstruction Statement
hi def link dxilType Type
hi def link dxilAttribute StorageClass
hi def link dxilConstant Constant
hi def link dxilKeyword Keyword
hi def link dxilOperation Special
hi def link dxilNumber Number
hi def link dxilLabel Label
hi def link dxilLocal Identifier
hi def link dxilGlobal Function
hi def link dxilClass Special
hi def link dxilMetadata PreProc
hi def link dxilAttributes PreProc
hi def link dxilString String
hi def link dxilComment Comment
let b:current_syntax = 'dxil'
)";
  return {{"syntax/dxil.vim", Out},
          {"ftdetect/dxil.vim",
           "au BufNewFile,BufRead *.dxil.ll,*.dxil.txt,*.dxasm set filetype=dxil\n"
           "au BufRead * if getline(1) =~# '^; DXContainer ' | set filetype=dxil | endif\n"}};
}

} // namespace dxil::exporter
