// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"

#include <charconv>
#include <string_view>

namespace dxil::val {
namespace {

/// Option values of the command line, before parsing.
struct Words {
  std::string Version, Config;
  std::vector<std::string> Allow, FailOn;
  bool Strict = false;
};

bool parseNumber(std::string_view Text, unsigned &Out) {
  auto [End, Failed] = std::from_chars(Text.data(), Text.data() + Text.size(), Out);
  return Failed == std::errc() && End == Text.data() + Text.size();
}

bool parseVersion(std::string_view Text, ModuleVersion &Out) {
  const size_t Dot = Text.find('.');
  return Dot != std::string_view::npos && parseNumber(Text.substr(0, Dot), Out.Major) &&
         parseNumber(Text.substr(Dot + 1), Out.Minor) && Out.Major == 1 && Out.Minor <= 10;
}

Status setVersion(std::string_view Text, validation::ValidationOptions &Out) {
  ModuleVersion Version;
  if (!parseVersion(Text, Version))
    return failure("'" + std::string(Text) + "' is no validator version (expected 1.0 to 1.10)");
  Out.ValidatorVersion = Version;
  return {};
}

Status addRule(std::string_view Name, std::vector<Rule> &List) {
  if (std::optional<Rule> R = validation::findRule(Name)) {
    List.push_back(*R);
    return {};
  }
  std::vector<std::string> Names;
  for (const RuleInfo &R : validation::rules())
    Names.emplace_back(R.Name);
  const auto Near = tool::nearWords(Names, Name);
  return failure(
      "unknown rule '" + std::string(Name) + "'" +
      (Near.empty() ? " (--list-rules prints all)" : ", did you mean '" + Near.front() + "'?"));
}

Status applyLine(std::string_view Line, validation::ValidationOptions &Out) {
  if (Line == "strict") {
    Out.Strict = true;
    return {};
  }
  if (Line.starts_with("allow "))
    return addRule(Line.substr(6), Out.Allow);
  if (Line.starts_with("fail-on "))
    return addRule(Line.substr(8), Out.FailOn);
  if (Line.starts_with("validator-version "))
    return setVersion(Line.substr(18), Out);
  return failure("expected `allow RULE`, `fail-on RULE`, `strict` or `validator-version M.N`");
}

Status readConfig(const std::string &Path, validation::ValidationOptions &Out) {
  const auto Bytes = tool::readInput(Path);
  if (!Bytes)
    return failure(Path + ": " + Bytes.message());
  std::string_view Text(reinterpret_cast<const char *>(Bytes->data()), Bytes->size());
  for (unsigned Number = 1; !Text.empty(); ++Number) {
    std::string_view Line = Text.substr(0, Text.find('\n'));
    Text.remove_prefix(std::min(Text.size(), Line.size() + 1));
    Line = Line.substr(0, Line.find('#'));
    const size_t First = Line.find_first_not_of(" \t\r"), Last = Line.find_last_not_of(" \t\r");
    if (First == std::string_view::npos)
      continue;
    if (Status Done = applyLine(Line.substr(First, Last - First + 1), Out); !Done)
      return failure(Path + ":" + std::to_string(Number) + ": " + Done.message());
  }
  return {};
}

/// Applies the configuration file, then the command line, which takes precedence.
Status applyWords(const Words &W, validation::ValidationOptions &Out) {
  Status Done = W.Config.empty() ? Status() : readConfig(W.Config, Out);
  Out.Strict |= W.Strict;
  if (Done && !W.Version.empty())
    Done = setVersion(W.Version, Out);
  for (const std::string &Name : W.Allow)
    if (Done)
      Done = addRule(Name, Out.Allow);
  for (const std::string &Name : W.FailOn)
    if (Done)
      Done = addRule(Name, Out.FailOn);
  return Done;
}

void addOptions(tool::Tool &T, CommandLine &Out, Words &W) {
  CLI::App &App = T.app();
  Out.Site = DXILTOOLS_SITE_URL;
  std::vector<std::string> Rules;
  for (const RuleInfo &R : validation::rules())
    Rules.emplace_back(R.Name);
  T.file(App.add_option("INPUT", Out.Inputs, "Containers and folders; - is standard input"));
  T.words(App.add_option("--format", Out.Format, "How to report"),
          {"text", "json", "sarif", "junit"});
  T.file(
      App.add_option("--report", Out.ReportFile, "Write the report there, also when it is empty"));
  T.file(App.add_option("-o,--output", Out.Output,
                        "Write the container there, with its digest set, if it is valid"));
  App.add_option("--exclude", Out.Excluded,
                 "Skip files of folders that match: * is any text without a slash, ** any text; "
                 "may be repeated")
      ->type_name("PATTERN")
      ->allow_extra_args(false);
  T.file(App.add_option("--baseline", Out.Baseline,
                        "Report only findings that are not in this report of --format json"));
  T.addJobs(Out.Jobs, "Judge N files at a time");
  App.add_option("--validator-version", W.Version, "Judge as that version of the validator did")
      ->type_name("M.N");
  App.add_flag("--strict", W.Strict, "Also reject programs that only the specification forbids");
  T.offer(App.add_option("--allow", W.Allow, "Do not report this rule; may be repeated")
              ->type_name("RULE")
              ->allow_extra_args(false),
          Rules);
  T.offer(App.add_option("--fail-on", W.FailOn,
                         "Report this rule as an error, not as a warning; may be repeated")
              ->type_name("RULE")
              ->allow_extra_args(false),
          Rules);
  T.file(App.add_option("--config", W.Config,
                        "Lines of `allow RULE`, `fail-on RULE`, `strict` and `validator-version "
                        "M.N`; # starts a comment"));
  App.add_flag("--list-rules", Out.ListsRules,
               "Print every rule's name and text, and stop; with --format json all fields");
  App.add_option("--site", Out.Site,
                 "sarif: address of the documentation, to which the rules' helpUri points")
      ->type_name("URL");
  App.add_flag("-q,--quiet", Out.IsQuiet, "Print nothing; the exit status is the answer");
  App.add_flag("-v,--verbose", Out.IsVerbose,
               "Print the number of files in folders that are skipped");
  T.addColor();
}

/// Converts dxv's spelling of options to dxil-val's.
std::vector<std::string> fromDxv(int Count, char **Values) {
  std::vector<std::string> Out;
  for (int I = 0; I < Count; ++I) {
    const std::string_view Word = Values[I];
    if (I && (Word.starts_with("-Fo") || Word.starts_with("/Fo"))) {
      Out.push_back("-o");
      if (Word.size() > 3)
        Out.emplace_back(Word.substr(3));
    } else {
      Out.emplace_back(I && (Word == "-help" || Word == "/?") ? "--help" : Word);
    }
  }
  return Out;
}

} // namespace

std::optional<int> parseCommandLine(tool::Tool &T, int Count, char **Values, CommandLine &Out) {
  std::string_view Program = Count > 0 ? Values[0] : "";
  Program = Program.substr(Program.find_last_of("/\\") + 1);
  Out.IsDxv = Program == "dxv" || Program == "dxv.exe";
  Words W;
  addOptions(T, Out, W);
  std::vector<std::string> Spelled;
  std::vector<char *> Pointers;
  if (Out.IsDxv) {
    Spelled = fromDxv(Count, Values);
    for (std::string &Word : Spelled)
      Pointers.push_back(Word.data());
    Values = Pointers.data();
    Count = int(Pointers.size());
  }
  if (auto Code = T.parse(Count, Values))
    return Code;
  if (Status Done = applyWords(W, Out.Validation); !Done)
    return T.failUsage(Done.message());
  if (Out.ListsRules)
    return std::nullopt;
  if (Out.Inputs.empty())
    return T.failUsage("no input (expected a file, a folder or -)");
  if (!Out.Output.empty() && Out.Inputs.size() != 1)
    return T.failUsage("-o takes one input, not " + std::to_string(Out.Inputs.size()));
  return std::nullopt;
}

} // namespace dxil::val
