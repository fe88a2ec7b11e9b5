// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Tool.h"

#include "platform/Platform.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <numeric>
#include <thread>
#include <tuple>

namespace dxil::tool {

namespace {

/// Limit of memory that a file's claimed size reserves.
constexpr size_t MostReserved = size_t(256) << 20;
/// Most bytes of one request: some C libraries reject larger ones.
constexpr size_t MostAtOnce = size_t(256) << 20;
constexpr const char *WhatCompletionIs = "Print the completion script for that shell, and stop";

// Returns a lower bound of the number of differing characters.
size_t distance(std::string_view A, std::string_view B) {
  std::vector<size_t> Row(B.size() + 1);
  std::iota(Row.begin(), Row.end(), size_t(0));
  for (size_t I = 1; I <= A.size(); ++I) {
    size_t Diagonal = std::exchange(Row[0], I);
    for (size_t J = 1; J <= B.size(); ++J) {
      const size_t Above = Row[J];
      Row[J] = std::min({Row[J] + 1, Row[J - 1] + 1, Diagonal + (A[I - 1] != B[J - 1])});
      Diagonal = Above;
    }
  }
  return Row[B.size()];
}

std::string lower(std::string_view Text) {
  std::string Out(Text);
  std::ranges::transform(Out, Out.begin(), [](unsigned char C) { return char(std::tolower(C)); });
  return Out;
}

std::vector<std::string> namesOf(const CLI::Option &O) {
  std::vector<std::string> Out;
  for (const std::string &Name : O.get_snames())
    Out.push_back("-" + Name);
  for (const std::string &Name : O.get_lnames())
    Out.push_back("--" + Name);
  return Out;
}

/// Returns true if \p Candidate contains the letters of \p Word in the same order, beginning with
/// the first: "bufload" and "bufferload".
bool isShortened(std::string_view Candidate, std::string_view Word) {
  if (Word.size() < 4 || Candidate.size() > 2 * Word.size() || Candidate.front() != Word.front())
    return false;
  size_t Next = 0;
  for (char C : Candidate)
    Next += Next < Word.size() && C == Word[Next];
  return Next == Word.size();
}

/// Returns the distance of \p Candidate from \p Word, both in lower case; 1 is the nearest.
size_t farness(const std::string &Candidate, const std::string &Word) {
  const size_t Letters = distance(Candidate, Word);
  const bool IsSwapped =
      Candidate.size() == Word.size() && std::ranges::is_permutation(Candidate, Word);
  const bool IsPart = Word.size() >= 3 && Candidate.find(Word) != std::string::npos;
  if (IsSwapped || IsPart || isShortened(Candidate, Word))
    return std::min<size_t>(Letters, 1);
  return Letters;
}

} // namespace

std::vector<std::string> nearWords(const std::vector<std::string> &Candidates,
                                   std::string_view Word) {
  constexpr size_t Most = 3, LongestWord = 256;
  if (Word.size() > LongestWord)
    return {};
  const std::string Small = lower(Word);
  // Sorted by distance, then candidates that begin with the word, then by length.
  std::vector<std::tuple<size_t, bool, size_t, std::string>> Ranked;
  for (const std::string &Candidate : Candidates) {
    const std::string Other = lower(Candidate);
    const size_t Score = Other.empty() ? Small.size() : farness(Other, Small);
    if (Score <= (Word.size() <= 3 ? 1 : std::max<size_t>(2, Word.size() / 3)))
      Ranked.emplace_back(Score, !Other.starts_with(Small), Candidate.size(), Candidate);
  }
  std::ranges::stable_sort(Ranked, {}, [](const auto &Each) {
    return std::tuple(std::get<0>(Each), std::get<1>(Each), std::get<2>(Each));
  });
  std::vector<std::string> Out;
  for (size_t I = 0; I < std::min(Ranked.size(), Most); ++I)
    Out.push_back(std::get<3>(Ranked[I]));
  return Out;
}

Tool::Tool(std::string Name, std::string About, std::string Ending)
    : Name(Name), App(std::move(About), Name), Ending(std::move(Ending)) {
  platform::prepareStreams();
  App.footer(this->Ending);
  App.allow_extras();
  App.set_help_flag("-h,--help", "Print this");
  App.set_version_flag("--version", Name + " " DXILTOOLS_VERSION, "Print the version");
  words(App.add_option("--completion", Completion, WhatCompletionIs), {"bash", "zsh", "fish"});
  App.add_flag("--manual", WantsManual, "Print the man page, and stop");
}

CLI::Option *Tool::words(CLI::Option *O, std::vector<std::string> List) {
  std::string Type;
  for (const std::string &Word : List)
    Type += (Type.empty() ? "" : "|") + Word;
  O->type_name(Type);
  Words[O] = std::move(List);
  O->check([Names = Words[O]](const std::string &Given) -> std::string {
    if (std::ranges::find(Names, Given) != Names.end())
      return {};
    std::string Expected;
    for (size_t I = 0; I < Names.size(); ++I)
      Expected += (I == 0 ? "" : I + 1 == Names.size() ? " or " : ", ") + Names[I];
    return "'" + Given + "' (expected " + Expected + ")";
  });
  return O;
}

CLI::Option *Tool::offer(CLI::Option *O, std::vector<std::string> List) {
  Words[O] = std::move(List);
  return O;
}

CLI::Option *Tool::file(CLI::Option *O) {
  Files.insert(O);
  return O->type_name("FILE");
}

void Tool::addColor() {
  words(App.add_option("--color", Color, "Colour: by itself on a terminal, unless NO_COLOR is set"),
        {"auto", "always", "never"});
}

void Tool::addJobs(unsigned &Count, const std::string &What) {
  Jobs = &Count;
  App.add_option("-j,--jobs", Count, What + "; 0: one for each core")->type_name("N");
}

bool Tool::wantsColor(int Descriptor) const {
  if (Color != "auto")
    return Color == "always";
  const char *No = std::getenv("NO_COLOR");
  return !(No && *No) && platform::terminalColumns(Descriptor);
}

std::string Tool::unknown(const CLI::App &Command, const std::string &Word) const {
  if (Word.size() < 2 || Word[0] != '-') {
    std::vector<std::string> Commands;
    for (const CLI::App *C : Command.get_subcommands({}))
      Commands.push_back(C->get_name());
    const auto Near = nearWords(Commands, Word);
    return "unexpected argument '" + Word + "'" +
           (Near.empty() ? "" : ", did you mean '" + Near.front() + "'?");
  }
  const std::string Option = Word.substr(0, Word.find('='));
  std::vector<std::string> Names;
  for (const CLI::Option *O : Command.get_options())
    for (std::string &Each : namesOf(*O))
      if (Each.size() > 2)
        Names.push_back(std::move(Each));
  const auto Near = Option.size() > 2 ? nearWords(Names, Option) : std::vector<std::string>();
  return "unknown option '" + Option + "'" +
         (Near.empty() ? "" : ", did you mean '" + Near.front() + "'?");
}

std::optional<int> Tool::failUnknown() const {
  for (const CLI::App *C : App.get_subcommands())
    if (auto Left = C->remaining(); !Left.empty())
      return failUsage(unknown(*C, Left.front()));
  if (auto Left = App.remaining(); !Left.empty())
    return failUsage(unknown(App, Left.front()));
  return std::nullopt;
}

int Tool::print(const std::string &Text) const {
  Output Out("-");
  Out.write(Text);
  return Out.finish(*this);
}

std::optional<int> Tool::parse(int Count, char **Values) {
  std::string Wrong;
  try {
    App.parse(Count, Values);
  } catch (const CLI::CallForHelp &) {
    const auto Chosen = App.get_subcommands();
    return print((Chosen.empty() ? &App : Chosen.front())->help());
  } catch (const CLI::CallForVersion &E) {
    return print(std::string(E.what()) + "\n");
  } catch (const CLI::ParseError &E) {
    Wrong = E.what();
  }
  // These options need no input, which the parser would otherwise require.
  if (WantsManual)
    return print(manualPage(describe(), DXILTOOLS_VERSION));
  if (!Completion.empty())
    return print(*completionScript(describe(), Completion));
  if (auto Code = failUnknown())
    return *Code;
  if (!Wrong.empty())
    return failUsage(Wrong);
  if (Jobs && *Jobs == 0)
    *Jobs = std::max(1u, std::thread::hardware_concurrency());
  return std::nullopt;
}

int Tool::fail(const std::string &Message) const {
  printDiagnostics(Name + ": error: " + Message + "\n");
  return ExitUnusable;
}

void Tool::warn(const std::string &Message) const {
  printDiagnostics(Name + ": warning: " + Message + "\n");
}

void Tool::printDiagnostics(std::string_view Lines) const {
  constexpr std::pair<std::string_view, const char *> Severities[] = {
      {": error: ", "\x1b[1;31m"}, {": warning: ", "\x1b[1;35m"}, {": note: ", "\x1b[1;36m"}};
  std::string Out;
  while (wantsColor(2) && !Lines.empty()) {
    const std::string_view Line = Lines.substr(0, Lines.find('\n'));
    Lines.remove_prefix(std::min(Lines.size(), Line.size() + 1));
    size_t FirstOffset = std::string_view::npos;
    std::pair<std::string_view, const char *> Match;
    for (const auto &Severity : Severities)
      if (const size_t Here = Line.find(Severity.first); Here < FirstOffset) {
        FirstOffset = Here;
        Match = Severity;
      }
    if (FirstOffset == std::string_view::npos) {
      Out.append(Line) += '\n';
      continue;
    }
    const size_t End = FirstOffset + Match.first.size();
    Out.append(Line.substr(0, FirstOffset + 2)).append(Match.second);
    Out.append(Line.substr(FirstOffset + 2, End - FirstOffset - 3)).append("\x1b[0m ");
    Out.append(Line.substr(End)) += '\n';
  }
  Out += Lines;
  std::fwrite(Out.data(), 1, Out.size(), stderr);
}

int Tool::fail(const std::string &File, const std::string &Message) const {
  return fail((File == "-" ? "<stdin>" : File) + ": " + Message);
}

int Tool::failUsage(const std::string &Message) const {
  return fail(Message + " (see " + Name + " --help)");
}

std::optional<int> Tool::readTwo(const std::string &First, const std::string &Second,
                                 std::vector<uint8_t> &A, std::vector<uint8_t> &B) const {
  if (First == "-" && Second == "-")
    return failUsage("only one input can be standard input");
  for (const auto &[Path, To] : {std::pair(&First, &A), std::pair(&Second, &B)}) {
    auto Data = readInput(*Path);
    if (!Data)
      return fail(*Path, Data.message());
    *To = std::move(*Data);
  }
  return std::nullopt;
}

int Tool::failText(const std::string &File, std::string_view Text, const Error &E) const {
  if (!E.Line) // an error of the text as a whole, without a line
    return fail(File, E.Message + (E.Expected.empty() ? "" : " (expected " + E.Expected + ")") +
                          " [" + errorCodeName(E.Code) + "]");
  const bool Color = wantsColor(2);
  const auto In = [&](const char *Code) { return Color ? Code : ""; };
  std::string Out = std::string(In("\x1b[1m")) + (File == "-" ? "<stdin>" : File) + ":" +
                    std::to_string(E.Line) + ":" + std::to_string(E.Column) + ": " +
                    In("\x1b[31m") + "error: " + In("\x1b[0m") + In("\x1b[1m") + E.Message;
  if (!E.Expected.empty())
    Out += " (expected " + E.Expected + ")";
  Out.append(In("\x1b[0m")) += '\n';
  size_t Begin = 0;
  for (uint32_t Line = 1; Line < E.Line && Begin != std::string_view::npos; ++Line)
    Begin = Text.find('\n', Begin) + 1;
  std::string_view Line = Text.substr(std::min(Begin, Text.size()));
  Line = Line.substr(0, Line.find('\n'));
  // Shows a part of long lines. The caret is below its character; tabs are kept.
  constexpr size_t Before = 60, Widest = 120;
  size_t Column = std::min<size_t>(E.Column - 1, Line.size());
  const size_t From = Line.size() > Widest && Column > Before ? Column - Before : 0;
  Line = Line.substr(From, Widest);
  Column -= From;
  for (char C : Line)
    Out += (C >= 0x20 && C != 0x7f) || C == '\t' || C < 0 ? C : '?';
  Out += '\n';
  for (size_t I = 0; I < Column; ++I)
    if (I < Line.size() && Line[I] == '\t')
      Out += '\t';
    else if (I >= Line.size() ||
             (uint8_t(Line[I]) & 0xc0) != 0x80) // counts characters of UTF-8, not bytes
      Out += ' ';
  Out.append(In("\x1b[32m")).append("^").append(In("\x1b[0m")) += '\n';
  std::fwrite(Out.data(), 1, Out.size(), stderr);
  return ExitUnusable;
}

Description Tool::describe() const {
  return describe(App);
}

Description Tool::describe(const CLI::App &Command) const {
  Description D{Command.get_name(), Command.get_description(), Command.get_footer(), {}, {}, {}};
  for (const CLI::Option *O : Command.get_options()) {
    OptionRow Row{namesOf(*O), {}, O->get_description(), {}, Files.contains(O), false};
    if (auto Entry = Words.find(O); Entry != Words.end())
      Row.Words = Entry->second;
    if (O->get_items_expected_max() > 0)
      Row.Value = O->get_type_name();
    if (Row.Names.empty()) {
      Row.Value = O->get_name(/*positional=*/true);
      D.Arguments.push_back(std::move(Row));
    } else {
      D.Options.push_back(std::move(Row));
    }
  }
  for (const CLI::App *C : Command.get_subcommands({}))
    D.Commands.push_back(describe(*C));
  return D;
}

// ---- Files --------------------------------------------------------------------------------------

Result<std::vector<uint8_t>> readInput(const std::string &Path, size_t Most) {
  std::FILE *F = Path == "-" ? stdin : std::fopen(Path.c_str(), "rb");
  if (!F)
    return failure(std::strerror(errno));
  std::setvbuf(F, nullptr, _IONBF, 0); // the bytes go to the result at once
  constexpr size_t Step = 1 << 16;
  std::error_code HasNoSize; // only a hint: pipes have no size, and files may grow
  const auto Size = std::filesystem::file_size(platform::pathOf(Path), HasNoSize);
  std::vector<uint8_t> Out;
  size_t Count = 0, Room = HasNoSize ? Step : size_t(std::min<uintmax_t>(Size, MostReserved)) + 1;
  do {
    Out.resize(Count + std::min(Room - 1, Most - Count) + 1);
    Count += std::fread(Out.data() + Count, 1, Out.size() - Count, F);
    Room = std::max(Step, Count);
  } while (Count == Out.size() && Count <= Most);
  Out.resize(Count);
  const int Code = std::ferror(F) ? (errno ? errno : EIO) : 0;
  if (F != stdin)
    std::fclose(F);
  if (Code)
    return failure(std::strerror(Code));
  return Out;
}

void Output::open() {
  if (Path == "-") {
    File = stdout;
    return;
  }
  const bool IsReplaced = platform::isReplaceable(platform::pathOf(Path));
  if (IsReplaced)
    Temporary = Path + "." + std::to_string(platform::processId()) + ".tmp";
  File = std::fopen((IsReplaced ? Temporary : Path).c_str(), IsReplaced ? "wb" : "rb+");
  if (!File) {
    Code = errno;
    Temporary.clear();
  }
}

bool Output::write(std::string_view Text) {
  if (!File && !Code)
    open();
  while (!Code && !Text.empty()) {
    const std::string_view Piece = Text.substr(0, MostAtOnce);
    if (std::fwrite(Piece.data(), 1, Piece.size(), File) != Piece.size())
      Code = platform::writeError(File);
    Text.remove_prefix(Piece.size());
  }
  return !Code;
}

void Output::discard() {
  if (File && File != stdout)
    std::fclose(File);
  File = nullptr;
  if (!Temporary.empty())
    std::remove(Temporary.c_str());
  Temporary.clear();
}

Output::~Output() {
  discard();
}

int Output::finish(const Tool &T) {
  if (!File && !Code)
    open(); // creates the file even for an empty result
  if (!Code && std::fflush(File))
    Code = platform::writeError(File);
  if (!Code && File != stdout) {
    if (std::fclose(File))
      Code = errno;
    File = nullptr;
    std::error_code Problem;
    if (!Code && !Temporary.empty())
      std::filesystem::rename(platform::pathOf(Temporary), platform::pathOf(Path), Problem);
    if (Problem)
      Code = Problem.default_error_condition().value();
    if (!Code)
      Temporary.clear();
  }
  discard();
  if (!Code)
    return ExitGood;
  if (Code == EPIPE && Path == "-")
    return ExitNegative;
  return T.fail(Path == "-" ? "standard output" : Path,
                std::string("cannot write: ") + std::strerror(Code));
}

} // namespace dxil::tool
