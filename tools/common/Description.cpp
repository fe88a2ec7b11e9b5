// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Description.h"

#include <algorithm>

namespace dxil::tool {
namespace {

std::string joined(const std::vector<std::string> &List, std::string_view Between) {
  std::string Out;
  for (const std::string &Each : List)
    Out.append(Out.empty() ? "" : Between).append(Each);
  return Out;
}

std::string replaced(std::string_view Text, char What, std::string_view By) {
  std::string Out;
  for (char C : Text)
    if (C == What)
      Out += By;
    else
      Out += C;
  return Out;
}

/// Returns a name for shell functions, such as "dxil_ops".
std::string identifier(std::string_view Name) {
  return replaced(replaced(Name, '-', "_"), ' ', "_");
}

std::string upper(std::string Text) {
  std::ranges::transform(Text, Text.begin(), [](unsigned char C) { return char(std::toupper(C)); });
  return Text;
}

// ---- man ----------------------------------------------------------------------------------------

std::string roff(std::string_view Text) {
  std::string Out;
  bool AtBegin = true;
  for (char C : Text) {
    if (C == '\\')
      Out += "\\e";
    else if (C == '-')
      Out += "\\-";
    else if (AtBegin && (C == '.' || C == '\''))
      (Out += "\\&") += C;
    else
      Out += C;
    AtBegin = C == '\n';
  }
  return Out;
}

/// Formats text as paragraphs. Lines that begin with a blank stay lines.
std::string paragraphs(std::string_view Text) {
  std::string Out;
  bool IsAsItIs = false;
  while (!Text.empty()) {
    const std::string_view Line = Text.substr(0, Text.find('\n'));
    Text.remove_prefix(std::min(Text.size(), Line.size() + 1));
    const bool Wanted = Line.starts_with(' ');
    if (Wanted != IsAsItIs)
      Out += Wanted ? ".PP\n.nf\n" : ".fi\n";
    IsAsItIs = Wanted;
    Out += Line.empty() ? ".PP" : roff(Line);
    Out += '\n';
  }
  return IsAsItIs ? Out + ".fi\n" : Out;
}

void manualRow(std::string &Out, const OptionRow &Row) {
  Out += ".TP\n";
  std::string Names;
  for (const std::string &Name : Row.Names)
    Names += (Names.empty() ? "\\fB" : ", \\fB") + roff(Name) + "\\fR";
  Out += Names;
  if (!Row.Value.empty())
    Out += (Names.empty() || Row.HasValueInside ? "\\fI" : " \\fI") + roff(Row.Value) + "\\fR";
  Out += "\n" + (Row.Text.empty() ? std::string("\\&") : roff(Row.Text)) + "\n";
}

void manualRows(std::string &Out, const Description &D) {
  for (const OptionRow &Row : D.Arguments)
    manualRow(Out, Row);
  for (const OptionRow &Row : D.Options)
    manualRow(Out, Row);
}

// ---- Shells -------------------------------------------------------------------------------------

std::vector<std::string> optionNames(const Description &D) {
  std::vector<std::string> Out;
  for (const OptionRow &Row : D.Options)
    Out.insert(Out.end(), Row.Names.begin(), Row.Names.end());
  return Out;
}

/// Quotes text with single quotes. bash, zsh and fish differ only in a few characters.
std::string quoted(std::string_view Text) {
  return "'" + replaced(Text, '\'', "'\\''") + "'";
}

constexpr const char *BashFiles =
    "mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); compopt -o filenames 2>/dev/null";

void bashValues(std::string &Out, const Description &D, std::string_view Indent) {
  Out.append(Indent) += "case $previous in\n";
  for (const OptionRow &Row : D.Options) {
    if (Row.Value.empty() || Row.HasValueInside)
      continue;
    std::vector<std::string> Patterns;
    for (const std::string &Name : Row.Names)
      Patterns.push_back(quoted(Name));
    Out.append(Indent).append("  ").append(joined(Patterns, " | ")) += ") ";
    if (!Row.Words.empty())
      Out += "mapfile -t COMPREPLY < <(compgen -W " + quoted(joined(Row.Words, " ")) +
             " -- \"$current\"); return ;;\n";
    else if (Row.TakesFile)
      Out += std::string(BashFiles) + "; return ;;\n";
    else
      Out += "COMPREPLY=(); return ;;\n";
  }
  Out.append(Indent) += "esac\n";
}

void bashWords(std::string &Out, std::vector<std::string> Words, std::string_view Indent) {
  Out.append(Indent) +=
      "mapfile -t COMPREPLY < <(compgen -W " + quoted(joined(Words, " ")) + " -- \"$current\")\n";
}

std::string bash(const Description &D) {
  const std::string Function = "_" + identifier(D.Name);
  std::string Out =
      "# Completion of " + D.Name + " for bash, made of its table of options.\n" + Function +
      "() {\n" +
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}\n"
      // bash splits `--color=al` into three words.
      "  if [[ $current == = ]]; then\n    current=\n"
      "  elif [[ $previous == = && $COMP_CWORD -gt 2 ]]; then\n"
      "    previous=${COMP_WORDS[COMP_CWORD - 2]}\n  fi\n";
  if (D.Commands.empty()) {
    bashValues(Out, D, "  ");
    Out += "  if [[ $current == -* ]]; then\n";
    bashWords(Out, optionNames(D), "    ");
    Out += "  else\n    " + std::string(BashFiles) + "\n  fi\n";
  } else {
    bashValues(Out, D, "  ");
    std::vector<std::string> First = optionNames(D);
    for (const Description &C : D.Commands)
      First.push_back(C.Name);
    Out += "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n";
    bashWords(Out, First, "    ");
    Out += "    return\n  fi\n  case ${COMP_WORDS[1]} in\n";
    for (const Description &C : D.Commands) {
      Out += "    " + C.Name + ")\n";
      bashValues(Out, C, "      ");
      std::vector<std::string> Words = optionNames(C);
      for (const OptionRow &Row : C.Arguments)
        Words.insert(Words.end(), Row.Words.begin(), Row.Words.end());
      bashWords(Out, Words, "      ");
      Out += "      ;;\n";
    }
    Out += "  esac\n";
  }
  // The value follows `=` without a blank.
  Out +=
      "  [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null\n"
      "  return 0\n";
  return Out + "}\ncomplete -F " + Function + " " + D.Name + "\n";
}

/// Escapes text for a specification of zsh's _arguments.
std::string zshText(std::string_view Text) {
  std::string Out;
  for (char C : Text.substr(0, Text.find('\n'))) {
    if (C == '[' || C == ']' || C == ':' || C == '\\')
      Out += '\\';
    Out += C;
  }
  return Out;
}

std::string zshValue(const OptionRow &Row) {
  if (Row.Value.empty())
    return {};
  std::string Out = ":" + zshText(Row.Value) + ":";
  if (!Row.Words.empty())
    return Out + "(" + joined(Row.Words, " ") + ")";
  return Row.TakesFile ? Out + "_files" : Out;
}

/// Returns "=" for long options, which accept `--name=VALUE` besides `--name VALUE`.
const char *longEquals(std::string_view Name) {
  return Name.starts_with("--") ? "=" : "";
}

void zshRows(std::string &Out, const Description &D, std::string_view Indent) {
  for (const OptionRow &Row : D.Options)
    for (const std::string &Name : Row.Names)
      Out.append(" \\\n").append(Indent) += quoted("*" + Name +
                                                   (Row.HasValueInside  ? "-"
                                                    : Row.Value.empty() ? ""
                                                                        : longEquals(Name)) +
                                                   "[" + zshText(Row.Text) + "]" + zshValue(Row));
  const bool HasWords = !D.Arguments.empty() && !D.Arguments[0].Words.empty();
  Out.append(" \\\n").append(Indent) +=
      HasWords ? quoted("*: :(" + joined(D.Arguments[0].Words, " ") + ")") : "'*: :_files'";
  Out += '\n';
}

std::string zsh(const Description &D) {
  std::string Out = "#compdef " + D.Name + "\n# Made of the table of options of " + D.Name + ".\n";
  if (D.Commands.empty()) {
    Out += "_arguments";
    zshRows(Out, D, "  ");
    return Out;
  }
  Out += "local -a commands\ncommands=(\n";
  for (const Description &C : D.Commands)
    Out += "  " + quoted(C.Name + ":" + zshText(C.About)) + "\n";
  Out += ")\nif (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
         "  _describe command commands\n  return\nfi\ncase $words[2] in\n";
  for (const Description &C : D.Commands) {
    Out += "  " + C.Name + ")\n    shift words; (( CURRENT-- ))\n    _arguments";
    zshRows(Out, C, "      ");
    Out += "    ;;\n";
  }
  Out += "  *)\n    _arguments";
  zshRows(Out, D, "      ");
  return Out + "    ;;\nesac\n";
}

void fishRows(std::string &Out, const Description &D, const std::string &Command,
              std::string_view When) {
  for (const OptionRow &Row : D.Options) {
    Out += "complete -c " + Command;
    Out += When;
    for (const std::string &Name : Row.Names) {
      const bool IsLong = Name.starts_with("--");
      std::string Bare = Name.substr(IsLong ? 2 : 1);
      if (Bare.ends_with('=')) // fish adds `=` itself
        Bare.pop_back();
      Out += (IsLong ? " -l " : Bare.size() == 1 ? " -s " : " -o ") + quoted(Bare);
    }
    if (!Row.Value.empty()) {
      Out += Row.TakesFile ? " -r -F" : " -x";
      if (!Row.Words.empty())
        Out += " -a " + quoted(joined(Row.Words, " "));
    }
    Out += " -d " + quoted(Row.Text.substr(0, Row.Text.find('\n'))) + "\n";
  }
}

std::string fish(const Description &D) {
  std::string Out = "# Completion of " + D.Name + " for fish, made of its table of options.\n";
  fishRows(Out, D, D.Name, D.Commands.empty() ? "" : " -n __fish_use_subcommand");
  for (const Description &C : D.Commands) {
    Out += "complete -c " + D.Name + " -f -n __fish_use_subcommand -a " + C.Name + " -d " +
           quoted(C.About) + "\n";
    const std::string Within = " -n '__fish_seen_subcommand_from " + C.Name + "'";
    fishRows(Out, C, D.Name, Within);
    for (const OptionRow &Row : C.Arguments)
      if (!Row.Words.empty())
        Out += "complete -c " + D.Name + " -f" + Within + " -a " + quoted(joined(Row.Words, " ")) +
               "\n";
  }
  return Out;
}

} // namespace

std::string manualPage(const Description &D, std::string_view Version) {
  const std::string First(D.About.substr(0, D.About.find(". ")));
  std::string Out =
      ".\\\" Made of the table of options of " + D.Name + ".\n.TH " + upper(roff(D.Name)) +
      " 1 \"\" \"DXIL Tools " + std::string(Version) + "\"\n.SH NAME\n" + roff(D.Name) + " \\- " +
      roff(replaced(First.substr(0, First.find(".\n")), '\n', " ")) + "\n.SH SYNOPSIS\n.B " +
      roff(D.Name) + "\n" +
      (D.Commands.empty() ? "[\\fIOPTIONS\\fR]" : "\\fICOMMAND\\fR [\\fIOPTIONS\\fR]");
  for (const OptionRow &Row : D.Arguments)
    Out += " \\fI" + roff(Row.Value) + "\\fR";
  Out += "\n.SH DESCRIPTION\n" + paragraphs(D.About) + ".SH OPTIONS\n";
  manualRows(Out, D);
  for (const Description &C : D.Commands) {
    Out += ".SH " + upper(roff(C.Name)) + "\n" + paragraphs(C.About);
    manualRows(Out, C);
  }
  if (!D.Ending.empty())
    Out += ".SH NOTES\n" + paragraphs(D.Ending);
  return Out;
}

std::optional<std::string> completionScript(const Description &D, std::string_view Shell) {
  if (Shell == "bash")
    return bash(D);
  if (Shell == "zsh")
    return zsh(D);
  if (Shell == "fish")
    return fish(D);
  return std::nullopt;
}

} // namespace dxil::tool
