// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-as: assembles a listing into a DXIL container.
#include "Tool.h"
#include "platform/Platform.h"

#include <dxil/container/Assemble.h>
#include <dxil/container/ContainerEdit.h>

using namespace dxil;

namespace {

struct Arguments {
  std::string Input, Output, PartsFrom;
  std::vector<std::string> Parts; ///< texts NAME=FILE
  bool Bitcode = false, DebugInProgram = false;
};

/// Returns the output's name: shader.ll becomes shader.dxil; text from standard input goes to
/// standard output.
std::string outputName(const Arguments &A) {
  if (!A.Output.empty() || A.Input == "-")
    return A.Output.empty() ? "-" : A.Output;
  return tool::platform::pathOf(A.Input).replace_extension(A.Bitcode ? ".bc" : ".dxil").string();
}

/// Reads the parts. Returns nothing, or the exit code after reporting an error.
std::optional<int> readParts(const tool::Tool &T, const Arguments &A, container::PartList &Out) {
  if (!A.PartsFrom.empty()) {
    const auto Bytes = tool::readInput(A.PartsFrom);
    if (!Bytes)
      return T.fail(A.PartsFrom, Bytes.message());
    auto C = container::Container::parse(*Bytes);
    auto Parts = C ? container::partsToKeep(*C) : Result<container::PartList>(C.error());
    if (!Parts)
      return T.fail(A.PartsFrom, Parts.error().str());
    Out = std::move(*Parts);
  }
  for (const std::string &Text : A.Parts) {
    const size_t Equals = Text.find('=');
    if (Equals == std::string::npos || Equals + 1 == Text.size())
      return T.failUsage("--part: '" + Text + "' names no file, expected NAME=FILE");
    auto Name = container::partNamed(std::string_view(Text).substr(0, Equals));
    if (!Name)
      return T.failUsage("--part: " + Name.error().str());
    auto Part = tool::readInput(Text.substr(Equals + 1));
    if (!Part)
      return T.fail(Text.substr(Equals + 1), Part.message());
    Out.emplace_back(*Name, std::move(*Part));
  }
  return std::nullopt;
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-as",
               "Assembles DXIL: the text that dxil-dis prints becomes a container again, whose "
               "parts are derived from the\n"
               "module. Parts that cannot be derived (a root signature, private data) are in a "
               "header of the text,\n"
               "which dxil-dis --with-parts prints, or come from --parts and --part.",
               "Exit status: 0 done, 2 wrong usage, or a text that is no assembly.\n\n"
               "Example: a shader is listed, edited, and put together again\n"
               "  dxil-dis shader.dxil -o shader.ll\n"
               "  dxil-as shader.ll --parts shader.dxil -o edited.dxil");
  Arguments A;
  CLI::App &App = T.app();
  T.file(App.add_option("INPUT", A.Input, "The text; - is standard input")->required());
  T.file(App.add_option("-o,--output", A.Output,
                        "Write there; default: INPUT with another ending, or standard output"));
  T.file(App.add_option("--parts", A.PartsFrom,
                        "Copy the parts that cannot be derived from this container"));
  App.add_option("--part", A.Parts, "Add a part with the bytes of a file; may be repeated")
      ->type_name("NAME=FILE")
      ->allow_extra_args(false);
  App.add_flag("--bitcode", A.Bitcode, "Write the bare bitcode, and derive nothing");
  App.add_flag("--debug-in-program", A.DebugInProgram,
               "Keep debug information in the program instead of moving it to a part ILDB");
  T.addColor();
  if (auto Code = T.parse(Count, Values))
    return *Code;
  if (A.Bitcode && (!A.PartsFrom.empty() || !A.Parts.empty()))
    return T.failUsage("--bitcode makes no container that parts could be in");
  const auto Input = tool::readInput(A.Input);
  if (!Input)
    return T.fail(A.Input, Input.message());
  container::AssembleOptions Options;
  Options.Bitcode = A.Bitcode;
  Options.DebugInProgram = A.DebugInProgram;
  if (auto Code = readParts(T, A, Options.Parts))
    return *Code;
  const std::string_view Text(reinterpret_cast<const char *>(Input->data()), Input->size());
  auto Made = container::assemble(Text, Options);
  if (!Made)
    return T.failText(A.Input, Text, Made.error());
  tool::Output Out(outputName(A));
  Out.write(Bytes(*Made));
  return Out.finish(T);
}
