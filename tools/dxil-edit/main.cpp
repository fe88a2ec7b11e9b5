// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-edit: adds, removes and replaces parts of a container. The program stays unchanged.
#include "Tool.h"

#include <dxil/container/Edits.h>

using namespace dxil;

namespace {

void addOptions(tool::Tool &T, container::EditOptions &Edits) {
  CLI::App &App = T.app();
  App.add_flag("--strip-debug", Edits.StripDebug,
               "Remove the parts that only debuggers read: ILDB, SRCI, PDBI; ILDN stays");
  App.add_flag("--strip-reflection", Edits.StripReflection,
               "Remove the parts that only reflection reads: STAT, RDEF");
  App.add_flag("--strip-root-signature", Edits.StripRootSignature, "Remove the root signature");
  App.add_flag("--strip-private-data", Edits.StripPrivateData, "Remove the private data");
  App.add_option("--remove-part", Edits.RemoveParts, "Remove a part; may be repeated")
      ->type_name("NAME")
      ->allow_extra_args(false);
  T.file(App.add_option("--set-root-signature", Edits.RootSignatureFile,
                        "Set the root signature: a part RTS0, or a container that has one"));
  T.file(App.add_option("--set-private-data", Edits.PrivateDataFile, "Set the private data"));
  App.add_option("--add-part", Edits.AddParts, "Add or replace a part; may be repeated")
      ->type_name("NAME=FILE")
      ->allow_extra_args(false);
  App.add_flag("--rehash", Edits.Rehash,
               "Compute hash and digest again, even if they were wrong or absent");
  App.add_option("--extract-part", Edits.ExtractPart,
                 "Write the bytes of this part, not the container")
      ->type_name("NAME");
  T.addColor();
}

Result<std::vector<uint8_t>> readFile(std::string_view Option, const std::string &Path) {
  auto Data = tool::readInput(Path);
  if (Data)
    return Data;
  Error E;
  E.Code = ErrorCode::FileUnreadable;
  E.Message = std::string(Option) + ": " + Path + ": " + Data.message();
  return E;
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T(
      "dxil-edit",
      "Edits the parts of a DXIL container: strips, sets, adds, removes and extracts them. "
      "The program stays as\nit is, and a digest that matched matches again.",
      "Edits are made in the order of this list. A container whose digest does not match its "
      "bytes\n"
      "is refused unless --rehash is given.\n\n"
      "Exit status: 0 done, 2 wrong usage, or an input that cannot be read.\n\n"
      "Example: a container for shipping, and its root signature\n"
      "  dxil-edit shader.dxil --strip-debug --strip-reflection -o ship.dxil\n"
      "  dxil-edit shader.dxil --extract-part RTS0 -o root.bin");
  std::string Input, OutputPath;
  container::EditOptions Edits;
  T.file(T.app().add_option("INPUT", Input, "A container; - is standard input")->required());
  T.file(T.app().add_option("-o,--output", OutputPath, "Write there; may be INPUT"));
  addOptions(T, Edits);
  if (auto Code = T.parse(Count, Values))
    return *Code;
  if (!Edits.any())
    return T.failUsage("no edit is asked for");
  if (OutputPath.empty() && Input != "-")
    return T.failUsage("where to is missing, expected -o FILE");
  const auto Data = tool::readInput(Input);
  if (!Data)
    return T.fail(Input, Data.message());
  auto Made = container::applyEdits(*Data, Edits, readFile);
  if (!Made)
    return T.fail(Input, Made.error().Message);
  tool::Output Out(OutputPath.empty() ? "-" : OutputPath);
  Out.write(Bytes(*Made));
  return Out.finish(T);
}
