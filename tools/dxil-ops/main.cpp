// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-ops: queries the op database, and exports it.

#include "Print.h"
#include "Query.h"

#include <CLI/CLI.hpp>
#include <cstring>
#include <fstream>
#include <iostream>

namespace dxil::embedded {
extern const std::string_view OpsJson, BashCompletion;
}

using namespace dxil;
using namespace dxil::ops_tool;
using exporter::DxilVersion;

namespace {

constexpr int UsageError = 2;

struct Failure {
  std::string Message;
};

std::string didYouMean(const std::vector<std::string> &Candidates, const std::string &Text) {
  std::vector<std::string> Found = suggestions(Candidates, Text);
  std::string Out;
  for (const std::string &Name : Found)
    Out += (Out.empty() ? " Did you mean " : " or ") + Name;
  return Out.empty() ? "" : Out + "?";
}

// Value, if it is empty or one of List's names.
void checkName(const Json &List, const std::string &What, const std::string &Value) {
  std::vector<std::string> Known = names(List);
  if (!Value.empty() && std::find(Known.begin(), Known.end(), Value) == Known.end())
    throw Failure{"no " + What + " is named '" + Value + "'." + didYouMean(Known, Value)};
}

DxilVersion version(const Json &Database, const std::string &Text) {
  const Json &Known = Database["versions"];
  if (auto Version = exporter::parseVersion(Text);
      Version && std::find(Known.begin(), Known.end(), Text) != Known.end())
    return *Version;
  throw Failure{"'" + Text + "' is no DXIL version (expected " + Known.front().get<std::string>() +
                " to " + Known.back().get<std::string>() + ")"};
}

Json database(const std::string &Version) {
  Json Database = Json::parse(embedded::OpsJson);
  return Version.empty() ? Database : exporter::atVersion(Database, version(Database, Version));
}

void writeText(const std::string &Path, const std::string &Text) {
  if (Path.empty() || Path == "-") {
    std::cout << Text << std::flush;
    if (!std::cout)
      throw Failure{"cannot write to standard output"};
    return;
  }
  std::filesystem::path Target(Path);
  auto Error = exporter::writeFiles(Target.parent_path().empty() ? "." : Target.parent_path(),
                                    {{Target.filename().string(), Text}});
  if (Error)
    throw Failure{*Error};
}

struct Options {
  ops_tool::Filter Filter;
  std::string Version, Format = "text", Output, From, To;
  std::vector<std::string> Ops;
};

void list(const Options &O) {
  Json Database = database(O.Version);
  checkName(Database["stages"], "stage", O.Filter.Stage);
  checkName(Database["classes"], "class", O.Filter.Class);
  checkName(Database["attributes"], "attribute", O.Filter.Attribute);
  std::vector<const Json *> Ops = select(Database, O.Filter);
  if (O.Format == "json") {
    Json Out = Json::array();
    for (const Json *Op : Ops)
      Out.push_back(*Op);
    std::cout << Out.dump(1) << "\n";
    return;
  }
  printTable(std::cout, Ops, detectStyle());
}

void show(const Options &O) {
  Json Database = database(O.Version), Out = Json::array();
  for (const std::string &Text : O.Ops) {
    const Json *Op = findOp(Database, Text);
    if (!Op)
      throw Failure{"no operation is named '" + Text + "'" +
                    (O.Version.empty() ? "." : " in DXIL " + O.Version + ".") +
                    didYouMean(names(Database["ops"]), Text)};
    if (O.Format == "json")
      Out.push_back(*Op);
    else {
      if (Op != findOp(Database, O.Ops.front()))
        std::cout << "\n";
      printOp(std::cout, Database, *Op, detectStyle());
    }
  }
  if (O.Format == "json")
    std::cout << (Out.size() == 1 ? Out.front() : Out).dump(1) << "\n";
}

void diff(const Options &O) {
  Json Database = database("");
  auto Changes = exporter::diff(Database, version(Database, O.From), version(Database, O.To));
  if (O.Format == "json")
    std::cout << diffJson(Changes).dump(1) << "\n";
  else
    printDiff(std::cout, Changes, detectStyle());
}

void exportAll(const Options &O) {
  Json Database = database(O.Version);
  if (O.Format == "json") {
    writeText(O.Output, Database.dump(1) + "\n");
    return;
  }
  if (O.Output.empty() || O.Output == "-")
    throw Failure{"--format " + O.Format + " writes many files: give a folder with -o"};
  auto Files =
      O.Format == "html" ? exporter::htmlSite(Database) : exporter::markdownTables(Database);
  if (auto Error = exporter::writeFiles(O.Output, Files))
    throw Failure{*Error};
  std::cerr << "dxil-ops: wrote " << Files.size() << " files below " << O.Output << "\n";
}

// The completion script with the database's own stages and versions.
std::string completion() {
  Json Database = database("");
  std::string Text(embedded::BashCompletion), Stages, Versions;
  for (const std::string &Stage : names(Database["stages"]))
    Stages += (Stages.empty() ? "" : " ") + Stage;
  for (const Json &Version : Database["versions"])
    Versions += (Versions.empty() ? "" : " ") + Version.get<std::string>();
  for (const auto &[Mark, Value] :
       {std::pair("@STAGES@", Stages), std::pair("@VERSIONS@", Versions)})
    if (size_t At = Text.find(Mark); At != std::string::npos)
      Text.replace(At, std::strlen(Mark), Value);
  return Text;
}

void addFormat(CLI::App &Command, Options &O, std::vector<std::string> Formats) {
  Command.add_option("--format", O.Format, "How to print")
      ->check(CLI::IsMember(std::move(Formats)))
      ->capture_default_str();
}

void addVersion(CLI::App &Command, Options &O) {
  Command.add_option("--dxil", O.Version, "Only what is in force in this DXIL version, like 1.6");
}

} // namespace

int main(int Count, char **Values) {
  CLI::App App("Asks the database of DXIL operations, and exports it.\n\n"
               "Example: dxil-ops list --stage pixel --dxil 1.6 --attribute IsGradient\n",
               "dxil-ops");
  App.set_version_flag("--version", "dxil-ops " DXILTOOLS_VERSION);
  App.require_subcommand(1);
  Options O;

  CLI::App *List = App.add_subcommand("list", "List operations, filtered");
  List->add_option("--stage", O.Filter.Stage, "May stand in this shader stage");
  List->add_option("--class", O.Filter.Class, "Of this op class, like unary");
  List->add_option("--category", O.Filter.Category, "Of this category, like 'Unary float'");
  List->add_option("--attribute", O.Filter.Attribute, "With this attribute, like ReadNone");
  List->add_option("--intrinsic", O.Filter.Intrinsic, "From an LLVM intrinsic whose name has this");
  List->add_option("--hlsl", O.Filter.Hlsl, "From an HLSL function whose name has this");
  List->add_flag("--reserved", O.Filter.Reserved, "Reserved opcodes as well");
  addVersion(*List, O);
  addFormat(*List, O, {"text", "json"});

  CLI::App *Show = App.add_subcommand("show", "Show operations by name, opcode or function name");
  Show->add_option("OP", O.Ops, "Sin, 13 or dx.op.bufferLoad.f32")->required();
  addVersion(*Show, O);
  addFormat(*Show, O, {"text", "json"});

  CLI::App *Diff = App.add_subcommand("diff", "What changed between two DXIL versions");
  Diff->add_option("FROM", O.From, "A version, like 1.5")->required();
  Diff->add_option("TO", O.To, "Another")->required();
  addFormat(*Diff, O, {"text", "json"});

  CLI::App *Export =
      App.add_subcommand("export", "Write the database as JSON, an HTML site or Markdown");
  Export->add_option("-o,--output", O.Output, "File (json; default: standard output) or folder");
  addVersion(*Export, O);
  addFormat(*Export, O, {"json", "html", "markdown"});

  CLI::App *Completion = App.add_subcommand("completion", "Print shell completion for bash");

  try {
    App.parse(Count, Values);
  } catch (const CLI::ParseError &Error) {
    if (Error.get_exit_code() == 0)
      return App.exit(Error);
    std::cerr << "dxil-ops: error: " << Error.what() << " (see dxil-ops --help)\n";
    return UsageError;
  }
  try {
    if (*List)
      list(O);
    else if (*Show)
      show(O);
    else if (*Diff)
      diff(O);
    else if (*Export) {
      if (O.Format == "text")
        O.Format = "json";
      exportAll(O);
    } else if (*Completion)
      writeText("", completion());
  } catch (const Failure &Error) {
    std::cerr << "dxil-ops: error: " << Error.Message << "\n";
    return UsageError;
  }
  return 0;
}
