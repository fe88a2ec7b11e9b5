// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Subjects.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

namespace fs = std::filesystem;

namespace dxil::differential {
namespace {

/// Returns the command line without the options that select a version.
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
  std::set<std::string> Names;
  for (std::string Line; std::getline(In, Line) && Line.starts_with("//");)
    for (const std::string Mark : {"// dxc: ", "// dxil-cc: "})
      if (Line.starts_with(Mark) && Line.find("-T " + Profile) != std::string::npos) {
        const std::string Arguments = Line.substr(Mark.size());
        if (Names.insert(variantOf(Arguments)).second)
          To.push_back({File.stem().string() + " " + Arguments, File, Arguments});
      }
}

} // namespace

void compareApart(Subject &S, const std::string &First, const std::vector<std::string> &Others) {
  std::vector<NamedProgram> Programs = {{First, S.Programs.at(First).Container}};
  for (const std::string &Other : Others)
    Programs.push_back({Other, S.Programs.at(Other).Container});
  S.Result = tryPrograms(Programs);
  S.Runs = S.Result.Ran > 0 || !S.Result.Difference.empty();
  S.Difference = S.Runs ? S.Result.Difference : S.Result.Reason;
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
    Result.push_back({Line.substr(0, Path), Line.substr(Path + 1, Words - Path - 1), Arguments});
  }
  return Result;
}

std::map<std::string, std::string> readExplained(const fs::path &File, bool BesideDXC) {
  std::map<std::string, std::string> Result;
  std::ifstream In(File);
  for (std::string Line; std::getline(In, Line);) {
    constexpr std::string_view Prefix = "beside dxc: ";
    if (Line.starts_with(Prefix)) {
      if (!BesideDXC)
        continue;
      Line.erase(0, Prefix.size());
    }
    const size_t Colon = Line.find(": ");
    if (!Line.starts_with("#") && Colon != std::string::npos)
      Result[Line.substr(0, Colon)] = Line.substr(Colon + 2);
  }
  return Result;
}

} // namespace dxil::differential
