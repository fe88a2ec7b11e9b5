// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"

#include <charconv>
#include <cstdio>
#include <fstream>
#include <string_view>
#include <thread>

using namespace dxil;

namespace {

constexpr const char *Help =
    "usage: dxil-val [options] FILE|DIR|-...\n"
    "\n"
    "Says whether DXIL containers are legal, and if not, which rule is broken, where, and what "
    "was\n"
    "expected. A directory stands for every *.dxil, *.cso and *.obj file below it, - for standard\n"
    "input.\n"
    "\n"
    "  --format text|json|sarif   how to report (default: text)\n"
    "  --report FILE              write the report there, also when it is empty\n"
    "  -o FILE                    write the container, with its digest set, if it is valid\n"
    "  -j N                       judge N files at a time; 0: one for each core\n"
    "  --validator-version M.N    judge as that version of the validator did\n"
    "  --strict                   also reject what only the specification forbids\n"
    "  --allow RULE               do not report this rule (may be repeated)\n"
    "  --fail-on RULE             an error where it would be a warning (may be repeated)\n"
    "  --config FILE              lines of `allow RULE`, `fail-on RULE`, `strict` and\n"
    "                             `validator-version M.N`; # starts a comment\n"
    "  --list-rules               print every rule's name and text\n"
    "  -q, --quiet                print nothing; the exit status tells\n"
    "  --help, --version          print this, or the version\n"
    "\n"
    "Called as dxv it takes dxv's arguments: dxv IN [-o OUT].\n"
    "\n"
    "Exit status: 0 all valid, 1 at least one is not, 2 wrong usage or unusable input.\n"
    "\n"
    "Example:\n"
    "  dxil-val --format sarif shaders/ > findings.sarif\n";

Parsed usage(const std::string &Message) {
  std::fprintf(stderr, "dxil-val: error: %s (see --help)\n", Message.c_str());
  return Parsed::Usage;
}

bool parseNumber(std::string_view Text, unsigned &Out) {
  auto [End, Failed] = std::from_chars(Text.data(), Text.data() + Text.size(), Out);
  return Failed == std::errc() && End == Text.data() + Text.size();
}

bool parseVersion(std::string_view Text, ModuleVersion &Out) {
  size_t Dot = Text.find('.');
  return Dot != std::string_view::npos && parseNumber(Text.substr(0, Dot), Out.Major) &&
         parseNumber(Text.substr(Dot + 1), Out.Minor) && Out.Major == 1 && Out.Minor <= 10;
}

bool addRule(std::string_view Name, std::vector<Rule> &List, std::string &Message) {
  std::optional<Rule> R = validation::findRule(Name);
  if (!R) {
    Message = "unknown rule '" + std::string(Name) + "' (--list-rules prints all)";
    return false;
  }
  List.push_back(*R);
  return true;
}

bool setVersion(const std::string &Text, CommandLine &Out, std::string &Message) {
  ModuleVersion Version;
  if (!parseVersion(Text, Version)) {
    Message = "'" + Text + "' is no validator version (expected 1.0 to 1.10)";
    return false;
  }
  Out.Validation.ValidatorVersion = Version;
  return true;
}

bool readConfig(const std::string &Path, CommandLine &Out, std::string &Message) {
  std::ifstream File(Path);
  if (!File) {
    Message = Path + ": cannot be read";
    return false;
  }
  std::string Line;
  for (unsigned Number = 1; std::getline(File, Line); ++Number) {
    Line.erase(Line.find('#') == std::string::npos ? Line.size() : Line.find('#'));
    size_t First = Line.find_first_not_of(" \t\r"), Last = Line.find_last_not_of(" \t\r");
    if (First == std::string::npos)
      continue;
    Line = Line.substr(First, Last - First + 1);
    std::string Why;
    bool Good = true;
    if (Line == "strict")
      Out.Validation.Strict = true;
    else if (Line.starts_with("allow "))
      Good = addRule(std::string_view(Line).substr(6), Out.Validation.Allow, Why);
    else if (Line.starts_with("fail-on "))
      Good = addRule(std::string_view(Line).substr(8), Out.Validation.FailOn, Why);
    else if (Line.starts_with("validator-version "))
      Good = setVersion(Line.substr(18), Out, Why);
    else
      Good = false,
      Why = "expected `allow RULE`, `fail-on RULE`, `strict` or `validator-version M.N`";
    if (!Good) {
      Message = Path + ":" + std::to_string(Number) + ": " + Why;
      return false;
    }
  }
  return true;
}

void listRules() {
  for (const RuleInfo &R : validation::rules())
    std::printf("%-40s %s\n", std::string(R.Name).c_str(), std::string(R.Text).c_str());
}

} // namespace

Parsed parseCommandLine(int argc, char **argv, CommandLine &Out) {
  std::string_view Program = argc > 0 ? argv[0] : "";
  Program = Program.substr(Program.rfind('/') + 1);
  Out.AsDxv = Program == "dxv" || Program == "dxv.exe";
  std::string Message;
  for (int I = 1; I < argc; ++I) {
    std::string_view Arg = argv[I];
    std::string Value;
    // "--name VALUE", "--name=VALUE" and "-xVALUE".
    auto takes = [&](std::string_view Name) {
      if (Arg == Name) {
        if (I + 1 >= argc) {
          Message = "'" + std::string(Arg) + "' needs a value";
          return true;
        }
        Value = argv[++I];
        return true;
      }
      bool Long = Name.starts_with("--");
      if (!Arg.starts_with(Name) || (Long && Arg[Name.size()] != '='))
        return false;
      Value = Arg.substr(Name.size() + Long);
      return true;
    };
    bool Good = true;
    unsigned Jobs = 0;
    if (Arg == "--help" || Arg == "-h" || Arg == "-help") {
      std::fputs(Help, stdout);
      return Parsed::Exit;
    } else if (Arg == "--version") {
      std::puts("dxil-val " DXILTOOLS_VERSION);
      return Parsed::Exit;
    } else if (Arg == "--list-rules") {
      listRules();
      return Parsed::Exit;
    } else if (Arg == "--strict") {
      Out.Validation.Strict = true;
    } else if (Arg == "-q" || Arg == "--quiet") {
      Out.Quiet = true;
    } else if (takes("--format")) {
      if (Value == "json")
        Out.Format = CommandLine::Format::Json;
      else if (Value == "sarif")
        Out.Format = CommandLine::Format::Sarif;
      else if (Value != "text" && Message.empty())
        Message = "unknown format '" + Value + "' (expected text, json or sarif)";
    } else if (takes("--validator-version")) {
      Good = Message.empty() && setVersion(Value, Out, Message);
    } else if (takes("--allow")) {
      Good = Message.empty() && addRule(Value, Out.Validation.Allow, Message);
    } else if (takes("--fail-on")) {
      Good = Message.empty() && addRule(Value, Out.Validation.FailOn, Message);
    } else if (takes("--config")) {
      Good = Message.empty() && readConfig(Value, Out, Message);
    } else if (takes("--report")) {
      Out.ReportFile = Value;
    } else if (takes("-o") || (Out.AsDxv && (takes("-Fo") || takes("/Fo")))) {
      Out.Output = Value;
    } else if (takes("-j")) {
      if (Message.empty() && !parseNumber(Value, Jobs))
        Message = "'" + Value + "' is no number of jobs";
      Out.Jobs = Jobs ? Jobs : std::max(1u, std::thread::hardware_concurrency());
    } else if (Arg.starts_with("-") && Arg != "-") {
      Message = "unknown option '" + std::string(Arg) + "'";
    } else {
      Out.Inputs.emplace_back(Arg);
    }
    if (!Good || !Message.empty())
      return usage(Message);
  }
  if (Out.Inputs.empty())
    return usage("no input (expected a file, a directory or -)");
  if (!Out.Output.empty() && Out.Inputs.size() != 1)
    return usage("-o takes one input, not " + std::to_string(Out.Inputs.size()));
  return Parsed::Run;
}
