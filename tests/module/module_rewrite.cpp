// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads containers and writes their programs again, without LLVM:
//
//   module_rewrite [--text] [-o DIR] CONTAINER...
//
// Compares each module with the result. With -o, writes the container with the new program, HASH
// and digest to DIR under a number, so that other validators can check it. With --text, prints the
// programs, parses and prints them again instead: counts those with other bytes (--names: prints
// their names), and checks that in writing order the bytes are those of the parsed text. Exit code
// 1 if a module differs. Counts unreadable files and skips them.
#include "../container/TestFiles.h"
#include "RoundTrip.h"

#include <dxil/container/ContainerEdit.h>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Program.h>
#include <dxil/module/ModuleWriter.h>

#include <cstdio>

using namespace dxil;

namespace {

/// Returns the program part with another bitcode.
Result<std::vector<uint8_t>> rewrittenProgram(Bytes Data, const ir::Module &M) {
  auto H = container::readProgramHeader(Data);
  if (!H)
    return H.error();
  auto Bitcode = ir::writeBitcode(M);
  if (!Bitcode)
    return Bitcode.error();
  return container::makeProgramPart(H->ShaderKind, H->ShaderMajor, H->ShaderMinor, H->DxilMajor,
                                    H->DxilMinor, *Bitcode);
}

/// Returns the container with its program written again; an error if a part cannot be read.
Result<std::vector<uint8_t>> rewritten(Bytes Input, std::string &Problem) {
  auto Edit = container::ContainerEdit::open(Input);
  if (!Edit)
    return Edit.error();
  for (container::FourCC Name :
       {container::part::DXIL, container::part::ILDB, container::part::STAT}) {
    auto Data = Edit->part(Name);
    if (!Data)
      continue;
    auto M = container::readProgram(*Data, Name.str());
    if (!M)
      return M.error();
    if (auto Match = test::roundTripProblem(*M))
      Problem = Name.str() + ": " + *Match;
    auto Part = rewrittenProgram(*Data, *M);
    if (!Part)
      return Part.error();
    Edit->setPart(Name, *Part);
  }
  if (auto Signed = Edit->rehash(); !Signed)
    return Signed.error();
  return Edit->finish();
}

struct TextCounts {
  size_t Modules = 0, SameBytes = 0, Unread = 0, Differing = 0;
};

/// Compares the texts of a container's programs.
void compareTexts(const char *Path, bool ShowNames, TextCounts &Counts) {
  const auto Input = test::readBytes(Path);
  auto C = container::Container::parse(Input);
  Counts.Unread += !C;
  if (!C)
    return;
  for (container::FourCC Name :
       {container::part::DXIL, container::part::ILDB, container::part::STAT}) {
    if (!C->find(Name))
      continue;
    auto M = container::readModule(*C, Name);
    Counts.Unread += !M;
    if (!M)
      continue;
    bool SameBytes = false;
    auto Problem = test::textProblem(*M, SameBytes);
    if (!Problem)
      Problem = test::orderProblem(*M);
    if (Problem) {
      ++Counts.Differing;
      std::printf("%s: %s: %s\n", Path, Name.str().c_str(), Problem->c_str());
    }
    if (!SameBytes && ShowNames)
      std::printf("%s: %s: other bytes\n", Path, Name.str().c_str());
    ++Counts.Modules;
    Counts.SameBytes += SameBytes;
  }
}

} // namespace

int main(int Count, char **Arguments) {
  std::filesystem::path Directory;
  size_t Number = 0, Differing = 0, Unread = 0;
  bool IsText = false, ShowNames = false;
  TextCounts Texts;
  for (int I = 1; I < Count; ++I) {
    const std::string_view Argument = Arguments[I];
    if (Argument == "--text" || Argument == "--names") {
      (Argument == "--text" ? IsText : ShowNames) = true;
      continue;
    }
    if (IsText) {
      compareTexts(Arguments[I], ShowNames, Texts);
      continue;
    }
    if (std::string_view(Arguments[I]) == "-o" && I + 1 < Count) {
      Directory = Arguments[++I];
      continue;
    }
    std::string Problem;
    auto Result = rewritten(test::readBytes(Arguments[I]), Problem);
    Unread += !Result;
    Differing += !Problem.empty();
    if (!Problem.empty())
      std::printf("%s: %s\n", Arguments[I], Problem.c_str());
    if (Result && !Directory.empty())
      std::ofstream(Directory / (std::to_string(Number) + ".dxil"), std::ios::binary)
          .write(reinterpret_cast<const char *>(Result->data()), std::streamsize(Result->size()));
    ++Number;
  }
  if (IsText) {
    std::printf("%zu modules, %zu of the same bytes, %zu do not read, %zu differ\n", Texts.Modules,
                Texts.SameBytes, Texts.Unread, Texts.Differing);
    return Texts.Differing ? 1 : 0;
  }
  std::printf("%zu containers, %zu do not read, %zu differ\n", Number, Unread, Differing);
  return Differing ? 1 : 0;
}
