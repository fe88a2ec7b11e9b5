// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Subjects.h"

#include "Compare.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <set>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace dxil::differential {
namespace {

/// A command line without what chooses a version.
std::string variantOf(const std::string &Arguments) {
  std::istringstream In(Arguments);
  std::string Result;
  for (std::string Word; In >> Word;)
    if (Word == "-T" || Word == "-validator-version")
      In >> Word;
    else
      Result += Word + " ";
  return Result;
}

void readHead(const fs::path &File, const std::string &Profile, std::vector<Subject> &To) {
  std::ifstream In(File);
  std::set<std::string> Known;
  for (std::string Line; std::getline(In, Line) && Line.starts_with("//");)
    for (const std::string Mark : {"// dxc: ", "// dxil-cc: "})
      if (Line.starts_with(Mark) && Line.find("-T " + Profile) != std::string::npos) {
        const std::string Arguments = Line.substr(Mark.size());
        if (Known.insert(variantOf(Arguments)).second)
          To.push_back({File.stem().string() + " " + Arguments, File, Arguments});
      }
}

constexpr std::pair<const char *, Content> Inputs[] = {{"small numbers", Content::SmallNumbers},
                                                       {"floats", Content::Floats}};

/// What comparisons give, as text that a pipe takes: whether the programs run, and the differences.
std::string compare(const Subject &S, const std::string &First, const std::vector<std::string> &Others) {
  const std::string &A = S.Programs.at(First).Container;
  const auto C = Container::parse({reinterpret_cast<const uint8_t *>(A.data()), A.size()});
  const Tolerance Allowed = C ? toleranceOf(*C) : Tolerance{};
  const std::vector<Content> Contents = {Inputs[0].second, Inputs[1].second};
  const std::vector<Outcome> Ones = runProgram(A, Contents);
  bool Runs = false;
  std::string Text, Reason;
  for (const std::string &Second : Others) {
    const std::vector<Outcome> Twos = runProgram(S.Programs.at(Second).Container, Contents);
    for (size_t I = 0; I < Contents.size(); ++I) {
      const Outcome &X = Ones[I], &Y = Twos[I];
      const std::string On = std::string(" on ") + Inputs[I].first + ":";
      if (X.Error.empty() != Y.Error.empty()) {
        Text += "\n " + First + " and " + Second + On +
                (X.Error.empty() ? " " + Second + ": " + Y.Error : " " + First + ": " + X.Error);
      } else if (!X.Error.empty()) {
        // A float as the number of a loop's turns is no input of any use.
        Reason = Reason.empty() ? X.Error : Reason;
      } else {
        Runs = true;
        const std::string D =
            compareOutputs(X, Y, Allowed) + compareBuffers(X.Buffers, Y.Buffers, Allowed);
        if (!D.empty())
          Text += "\n " + First + " and " + Second + " differ" + On + D;
      }
    }
  }
  return Runs ? "+" + Text : "-" + (Text.empty() ? Reason : Text);
}

void writeAll(int To, const std::string &Text) {
  for (size_t At = 0; At < Text.size();) {
    const ssize_t Written = write(To, Text.data() + At, Text.size() - At);
    if (Written <= 0)
      break;
    At += size_t(Written);
  }
}

} // namespace

void compareApart(Subject &S, const std::string &First, const std::vector<std::string> &Others) {
  constexpr unsigned Seconds = 60;
  int Ends[2];
  if (pipe(Ends) != 0) {
    S.Difference = "no pipe";
    return;
  }
  const pid_t Child = fork();
  if (Child == 0) {
    const rlimit Limit{Seconds, Seconds}; // of the processor: others may be at work too
    setrlimit(RLIMIT_CPU, &Limit);
    writeAll(Ends[1], compare(S, First, Others));
    _exit(0);
  }
  close(Ends[1]);
  std::string Text;
  char Piece[4096];
  for (ssize_t Size; (Size = read(Ends[0], Piece, sizeof Piece)) > 0 || (Size < 0 && errno == EINTR);)
    if (Size > 0)
      Text.append(Piece, size_t(Size));
  close(Ends[0]);
  int Status = 0;
  waitpid(Child, &Status, 0);
  S.Runs = !Text.empty() && Text[0] == '+';
  S.Difference = !Text.empty() ? Text.substr(1)
                               : "the process that runs it ends by signal " + std::to_string(WTERMSIG(Status));
}

std::vector<Subject> readFolder(const fs::path &Folder, const std::string &Profile) {
  std::vector<fs::path> Files;
  for (const auto &Entry : fs::recursive_directory_iterator(Folder))
    if (Entry.path().extension() == ".hlsl")
      Files.push_back(Entry.path());
  std::ranges::sort(Files);
  std::vector<Subject> Result;
  for (const fs::path &File : Files)
    readHead(File, Profile, Result);
  return Result;
}

std::vector<Subject> readList(const fs::path &File) {
  std::vector<Subject> Result;
  std::ifstream In(File);
  for (std::string Line; std::getline(In, Line);) {
    const size_t Path = Line.find('\t'), Words = Line.find('\t', Path + 1);
    if (Path == std::string::npos || Words == std::string::npos)
      continue;
    const std::string Arguments = Line.substr(Words + 1);
    Result.push_back(
        {Line.substr(0, Path) + " " + Arguments, Line.substr(Path + 1, Words - Path - 1), Arguments});
  }
  return Result;
}

std::map<std::string, std::string> readExplained(const fs::path &File) {
  std::map<std::string, std::string> Result;
  std::ifstream In(File);
  for (std::string Line; std::getline(In, Line);) {
    const size_t Colon = Line.find(": ");
    if (!Line.starts_with("#") && Colon != std::string::npos)
      Result[Line.substr(0, Colon)] = Line.substr(Colon + 2);
  }
  return Result;
}

} // namespace dxil::differential
