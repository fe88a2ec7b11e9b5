// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-ops: queries the op database, and exports it.

#include "Print.h"
#include "Query.h"
#include "Tool.h"
#include "platform/Platform.h"

#include <dxil/module/Assembly.h>
#include <dxil/ops/queries.h>

#include <sstream>

namespace dxil::embedded {
extern const std::string_view OpsJson;
}

using namespace dxil;
using namespace dxil::ops_tool;
using exporter::DxilVersion;

namespace {

struct Failure {
  std::string Message;
};

std::string didYouMean(const std::vector<std::string> &Candidates, const std::string &Text) {
  std::string Out;
  for (const std::string &Name : tool::nearWords(Candidates, Text))
    Out += (Out.empty() ? " Did you mean " : " or ") + Name;
  return Out.empty() ? "" : Out + "?";
}

// Checks that Value is empty or one of List's names.
void checkName(const Json &List, const std::string &What, const std::string &Value) {
  std::vector<std::string> Names = names(List);
  if (!Value.empty() && std::find(Names.begin(), Names.end(), Value) == Names.end())
    throw Failure{"no " + What + " is named '" + Value + "'." + didYouMean(Names, Value)};
}

// Fails unless the text is empty or part of the value of a member that some op has.
void checkPart(const Json &Database, const char *Member, const std::string &What,
               const std::string &Text) {
  std::vector<std::string> Names;
  for (const Json &Op : Database["ops"])
    for (const std::string Name : Op[Member])
      Names.push_back(Name);
  if (!Text.empty() && namesWith(Json(Names), Text).empty()) {
    std::sort(Names.begin(), Names.end());
    Names.erase(std::unique(Names.begin(), Names.end()), Names.end());
    throw Failure{"no operation is reached from " + What + " with '" + Text + "' in its name." +
                  didYouMean(Names, Text)};
  }
}

// The value of --category as the database spells it.
void checkCategory(const Json &Database, const std::string &Value) {
  std::vector<std::string> Names;
  for (const Json &Op : Database["ops"])
    if (std::find(Names.begin(), Names.end(), Op["category"].get<std::string>()) == Names.end())
      Names.push_back(Op["category"]);
  ops_tool::Filter OfCategory;
  OfCategory.Category = Value;
  OfCategory.Reserved = true;
  if (!Value.empty() && select(Database, OfCategory).empty())
    throw Failure{"no category is named '" + Value + "'." + didYouMean(Names, Value)};
}

DxilVersion version(const Json &Database, const std::string &Text) {
  const Json &Versions = Database["versions"];
  if (auto Version = exporter::parseVersion(Text);
      Version && std::find(Versions.begin(), Versions.end(), Text) != Versions.end())
    return *Version;
  throw Failure{"'" + Text + "' is no DXIL version (expected " +
                Versions.front().get<std::string>() + " to " + Versions.back().get<std::string>() +
                ")"};
}

Json database(const std::string &Version) {
  Json Database = Json::parse(embedded::OpsJson);
  return Version.empty() ? Database : exporter::atVersion(Database, version(Database, Version));
}

struct Options {
  ops_tool::Filter Filter;
  std::string Version, Format = "text", ExportFormat = "json", Output, From, To, Pages, Audited;
  std::vector<std::string> Ops, Includes;
  ops_tool::Style Terminal;
};

// Return the output of the commands.

std::string list(const Options &O) {
  Json Database = database(O.Version);
  checkName(Database["stages"], "stage", O.Filter.Stage);
  checkName(Database["classes"], "class", O.Filter.Class);
  checkName(Database["attributes"], "attribute", O.Filter.Attribute);
  checkCategory(Database, O.Filter.Category);
  checkPart(Database, "hlsl", "an HLSL function", O.Filter.Hlsl);
  checkPart(Database, "intrinsics", "an intrinsic", O.Filter.Intrinsic);
  std::vector<const Json *> Ops = select(Database, O.Filter);
  if (O.Format == "json") {
    Json Out = Json::array();
    for (const Json *Op : Ops)
      Out.push_back(*Op);
    return Out.dump(1) + "\n";
  }
  std::ostringstream Out;
  if (O.Format == "csv")
    printCsv(Out, Ops);
  else
    printTable(Out, Ops, O.Filter, O.Terminal);
  return Out.str();
}

std::string show(const Options &O) {
  Json Database = database(O.Version), Out = Json::array();
  std::ostringstream Text;
  for (const std::string &Word : O.Ops) {
    const Json *Op = findOp(Database, Word);
    if (!Op)
      throw Failure{"no operation is named '" + Word + "'" +
                    (O.Version.empty() ? "." : " in DXIL " + O.Version + ".") +
                    didYouMean(names(Database["ops"]), Word)};
    if (O.Format == "json") {
      Out.push_back(*Op);
      continue;
    }
    if (&Word != &O.Ops.front())
      Text << "\n";
    printOp(Text, Database, *Op, O.Terminal);
  }
  return O.Format == "json" ? (Out.size() == 1 ? Out.front() : Out).dump(1) + "\n" : Text.str();
}

std::string diff(const Options &O) {
  Json Database = database("");
  auto Changes = exporter::diff(Database, version(Database, O.From), version(Database, O.To));
  if (O.Format == "json")
    return diffJson(Changes).dump(1) + "\n";
  std::ostringstream Out;
  printDiff(Out, Changes, O.Terminal);
  return Out.str();
}

exporter::EditorWords editorWords() {
  const ir::AssemblyWords W = ir::assemblyWords();
  const auto Copy = [](const std::vector<std::string_view> &List) {
    return std::vector<std::string>(List.begin(), List.end());
  };
  return {Copy(W.Instructions), Copy(W.Types),      Copy(W.Attributes),
          Copy(W.Constants),    Copy(W.DebugNodes), Copy(W.Others)};
}

/// Returns the content that scripts/site has written for the site; null if the file does not exist.
Json siteContent(const std::string &Path) {
  if (Path.empty())
    return nullptr;
  const auto Bytes = tool::readInput(Path);
  if (!Bytes)
    throw Failure{Path + ": " + Bytes.message()};
  Json Content = Json::parse(Bytes->begin(), Bytes->end(), nullptr, false);
  if (Content.is_discarded())
    throw Failure{Path + ": not JSON"};
  if (auto Wrong = exporter::checkContent(Content))
    throw Failure{Path + ": " + *Wrong};
  return Content;
}

std::vector<exporter::File> exportedFiles(const Options &O) {
  if (O.Output.empty() || O.Output == "-")
    throw Failure{"--format " + O.ExportFormat + " writes many files: give a folder with -o"};
  const Json Database = database(O.Version);
  if (O.ExportFormat == "vscode")
    return exporter::vscodeExtension(Database, editorWords(), DXILTOOLS_VERSION);
  if (O.ExportFormat == "vim")
    return exporter::vimSyntax(Database, editorWords());
  return O.ExportFormat == "html" ? exporter::htmlSite(Database, siteContent(O.Pages))
                                  : exporter::markdownTables(Database);
}

int exportAll(const tool::Tool &T, const Options &O) {
  if (O.ExportFormat == "json") {
    tool::Output Out(O.Output.empty() ? "-" : O.Output);
    Out.write(database(O.Version).dump(1) + "\n");
    return Out.finish(T);
  }
  const auto Files = exportedFiles(O);
  if (auto Error = exporter::writeFiles(tool::platform::pathOf(O.Output), Files))
    throw Failure{*Error};
  std::fprintf(stderr, "dxil-ops: wrote %zu files below %s\n", Files.size(), O.Output.c_str());
  return tool::ExitGood;
}

/// Compares a DXIL.td in LLVM's schema with the database. Runs dxil-tblgen, which can read records.
int audit(const Options &O) {
  std::vector<std::string> Command = {tool::platform::programBeside("dxil-tblgen"), "-audit",
                                      O.Audited};
  for (const std::string &Folder : O.Includes)
    Command.push_back("-I" + Folder);
  if (!O.Output.empty())
    Command.insert(Command.end(), {"-o", O.Output});
  tool::platform::Child Running = tool::platform::Child::start(Command);
  if (Running.problem())
    throw Failure{"cannot run " + Command.front() + ": " + Running.problem().message() +
                  " (package dxil-tblgen has it)"};
  return Running.wait();
}

// Returns words for completion, from the tables of this version.

template <class Range, class NameOf> std::vector<std::string> words(Range &&List, NameOf Name) {
  std::vector<std::string> Out;
  for (const auto &Each : List)
    if (std::string Word(Name(Each)); std::find(Out.begin(), Out.end(), Word) == Out.end())
      Out.push_back(std::move(Word));
  return Out;
}

std::vector<std::string> attributeNames() {
  std::vector<std::string> Out;
  while (!name(Attribute(Out.size())).empty())
    Out.emplace_back(name(Attribute(Out.size())));
  return Out;
}

void addFormat(tool::Tool &T, CLI::App &Command, std::string &Format,
               const std::vector<std::string> &Formats) {
  T.words(Command.add_option("--format", Format, "How to print; default: " + Formats.front()),
          Formats);
}

void addVersion(tool::Tool &T, CLI::App &Command, Options &O) {
  T.offer(Command
              .add_option("--dxil", O.Version,
                          "Only what is in force in this DXIL version, "
                          "like 1.6")
              ->type_name("VERSION"),
          words(allOps(), [](const OpInfo &Op) {
            return std::to_string(Op.MinVersion.Major) + "." + std::to_string(Op.MinVersion.Minor);
          }));
}

void addList(tool::Tool &T, Options &O) {
  CLI::App *List = T.app().add_subcommand("list", "List operations, filtered");
  const auto Add = [&](const char *Name, std::string &To, const char *What, const char *Type) {
    return List->add_option(Name, To, What)->type_name(Type);
  };
  T.offer(Add("--stage", O.Filter.Stage, "May stand in this shader stage", "STAGE"),
          words(AllStages, [](Stage S) { return name(S); }));
  T.offer(Add("--class", O.Filter.Class, "Of this op class, like unary", "CLASS"),
          words(allOps(), [](const OpInfo &Op) { return Op.ClassName; }));
  Add("--category", O.Filter.Category, "Of this category, like 'Unary float'", "CATEGORY");
  T.offer(Add("--attribute", O.Filter.Attribute, "With this attribute, like ReadNone", "ATTRIBUTE"),
          attributeNames());
  Add("--intrinsic", O.Filter.Intrinsic, "From an LLVM intrinsic whose name has this", "TEXT");
  Add("--hlsl", O.Filter.Hlsl, "From an HLSL function whose name has this", "TEXT");
  List->add_flag("--reserved", O.Filter.Reserved, "Reserved opcodes as well");
  addVersion(T, *List, O);
  addFormat(T, *List, O.Format, {"text", "json", "csv"});
}

void addCommands(tool::Tool &T, Options &O) {
  T.app().require_subcommand(1);
  T.app().fallthrough(); // accepts --color after a command too
  addList(T, O);

  CLI::App *Show = T.app().add_subcommand("show", "Show operations by name, opcode or function "
                                                  "name");
  T.offer(Show->add_option("OP", O.Ops, "Sin, 13 or dx.op.bufferLoad.f32")->required(),
          words(allOps(), [](const OpInfo &Op) { return Op.Name; }));
  addVersion(T, *Show, O);
  addFormat(T, *Show, O.Format, {"text", "json"});

  CLI::App *Diff = T.app().add_subcommand("diff", "What changed between two DXIL versions");
  Diff->add_option("FROM", O.From, "A version, like 1.5")->required();
  Diff->add_option("TO", O.To, "Another")->required();
  addFormat(T, *Diff, O.Format, {"text", "json"});

  CLI::App *Export =
      T.app().add_subcommand("export", "Write the database as JSON, an HTML site or Markdown, or "
                                       "the files by which editors show listings");
  T.file(Export->add_option("-o,--output", O.Output,
                            "File (json; default: standard output) or folder"));
  T.file(Export->add_option("--pages", O.Pages,
                            "html: further pages, what search finds of them, and examples, as "
                            "scripts/site writes them"));
  addVersion(T, *Export, O);
  addFormat(T, *Export, O.ExportFormat, {"json", "html", "markdown", "vscode", "vim"});

  CLI::App *Audit = T.app().add_subcommand(
      "audit", "Compare a DXIL.td in LLVM's own schema with the database, op by op");
  T.file(Audit->add_option("FILE", O.Audited, "LLVM's llvm/lib/Target/DirectX/DXIL.td, or a copy")
             ->required());
  CLI::Option *Include =
      Audit->add_option("-I", O.Includes, "Search this folder for included records first");
  T.file(Include);
  Include->type_name("DIR");
  T.file(Audit->add_option("-o,--output", O.Output,
                           "File; a page of Markdown if its name ends in .md (default: a line for "
                           "each difference on standard output)"));
  T.addColor();
}

int run(const tool::Tool &T, const Options &O) {
  const CLI::App *Command = T.app().get_subcommands().front();
  if (Command->get_name() == "export")
    return exportAll(T, O);
  if (Command->get_name() == "audit")
    return audit(O);
  tool::Output Out("-");
  Out.write(Command->get_name() == "list"   ? list(O)
            : Command->get_name() == "show" ? show(O)
                                            : diff(O));
  return Out.finish(T);
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T(
      "dxil-ops", "Asks the database of DXIL operations, and exports it.",
      "Exit status: 0 done, 1 differences found by audit, 2 wrong usage, or output that cannot be "
      "written.\n\n"
      "Example: what of derivatives a pixel shader has, and one operation in full\n"
      "  dxil-ops list --stage pixel --dxil 1.6 --attribute IsGradient\n"
      "  dxil-ops show TextureLoad");
  Options O;
  addCommands(T, O);
  if (auto Code = T.parse(Count, Values))
    return *Code;
  O.Terminal = terminalStyle(T.wantsColor(1));
  try {
    return run(T, O);
  } catch (const Failure &Error) {
    return T.fail(Error.Message);
  }
}
