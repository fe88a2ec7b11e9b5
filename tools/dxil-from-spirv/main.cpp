// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-from-spirv: SPIR-V to a signed container.
#include "BindingTable.h"
#include "Tool.h"

#include <dxil/validation/Validator.h>

#include <bit>
#include <charconv>

using namespace dxil;

namespace {

struct Arguments {
  std::string Input, Output, Entry, Model, Bindings, OtherStage;
  unsigned PatchVertices = 0;
  std::vector<std::string> Constants;
  bool AddBase = false, FlipY = false, IsLibrary = false, SkipValidation = false;
};

/// Reads NUMBER=VALUE; a VALUE with a point is a 32-bit float.
bool readConstant(const std::string &Text, std::pair<uint32_t, uint64_t> &Out) {
  const size_t Equal = Text.find('=');
  if (Equal == std::string::npos)
    return false;
  const char *Last = Text.data() + Text.size();
  const auto Number = std::from_chars(Text.data(), Text.data() + Equal, Out.first);
  if (Number.ec != std::errc() || Number.ptr != Text.data() + Equal)
    return false;
  if (Text.find('.', Equal) != std::string::npos) {
    float Value = 0;
    const auto End = std::from_chars(Text.data() + Equal + 1, Last, Value);
    Out.second = std::bit_cast<uint32_t>(Value);
    return End.ec == std::errc() && End.ptr == Last;
  }
  int64_t Value = 0;
  const auto End = std::from_chars(Text.data() + Equal + 1, Last, Value);
  Out.second = uint64_t(Value);
  return End.ec == std::errc() && End.ptr == Last;
}

/// Reads the options. Returns nothing, or the exit code after reporting an error.
std::optional<int> readOptions(const tool::Tool &T, const Arguments &A,
                               spirv::TranslateOptions &Out) {
  Out.Entry = A.Entry;
  Out.AddBase = A.AddBase;
  Out.FlipY = A.FlipY;
  Out.IsLibrary = A.IsLibrary;
  if (!A.Model.empty()) {
    unsigned Minor = 0;
    const auto End = std::from_chars(A.Model.data() + std::min<size_t>(2, A.Model.size()),
                                     A.Model.data() + A.Model.size(), Minor);
    if (!A.Model.starts_with("6.") || End.ec != std::errc() || *End.ptr || Minor > 9)
      return T.failUsage("--shader-model: '" + A.Model +
                         "' is no shader model (expected 6.0 to "
                         "6.9)");
    Out.Minor = uint8_t(Minor);
  }
  for (const std::string &Text : A.Constants)
    if (!readConstant(Text, Out.Specialization.emplace_back()))
      return T.failUsage("--constant: '" + Text + "' is no NUMBER=VALUE");
  if (!A.Bindings.empty()) {
    auto Table = tool::readInput(A.Bindings);
    if (!Table)
      return T.fail(A.Bindings, Table.message());
    if (Status S = readBindingTable(*Table, Out); !S)
      return T.fail(A.Bindings, S.message());
  }
  return std::nullopt;
}

/// Fails with a line for each rule of DXIL that a container breaks.
Status checkValid(Bytes Container) {
  std::string Text;
  for (const validation::Finding &F : validation::validate(Container).Findings)
    if (F.Severity == Severity::Error)
      Text += (Text.empty() ? "" : "\n") + std::string("the translation is not valid DXIL: ") +
              F.Message + " [" + F.ruleName() + "]";
  return Text.empty() ? Status() : failure(Text);
}

/// Translates a module and validates the result.
Result<std::vector<uint8_t>> translate(Bytes Module, const spirv::TranslateOptions &Options,
                                       bool Validates) {
  auto Container = spirv::translate(Module, Options);
  if (!Container || !Validates)
    return Container;
  if (Status S = checkValid(*Container); !S)
    return S.error();
  return Container;
}

void addOptions(tool::Tool &T, Arguments &A) {
  CLI::App &App = T.app();
  T.file(App.add_option("INPUT", A.Input, "A SPIR-V module; - is standard input")->required());
  T.file(App.add_option("-o,--output", A.Output, "Write there; - is standard output")->required());
  App.add_option("-E,--entry", A.Entry, "The entry point; the first if not given")
      ->type_name("NAME");
  App.add_flag("--library", A.IsLibrary,
               "Make one library of all entry points of ray tracing pipelines");
  App.add_option("--shader-model", A.Model, "The shader model; 6.6 or what is needed if not given")
      ->type_name("6.N");
  App.add_option("--constant", A.Constants, "The value of a specialization constant")
      ->type_name("NUMBER=VALUE");
  T.file(App.add_option("--bindings", A.Bindings,
                        "Registers of bindings, a table in JSON (docs/spirv.md, \"Registers\")"));
  T.file(App.add_option("--other-stage", A.OtherStage,
                        "The module of the other tessellation stage, which may have the modes of "
                        "the tessellator"));
  App.add_option("--patch-vertices", A.PatchVertices,
                 "The control points that a hull or domain shader takes")
      ->type_name("NUMBER")
      ->check(CLI::Range(1, 32));
  App.add_flag("--add-base", A.AddBase,
               "Add the first vertex and instance to the built-in indices, as Vulkan does");
  App.add_flag("--flip-y", A.FlipY, "Negate the y coordinate of positions");
  App.add_flag("--no-validation", A.SkipValidation,
               "Write the container even if it is not valid DXIL");
  T.addColor();
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-from-spirv",
               "Translates SPIR-V for Vulkan to a signed DXIL container. Descriptor sets become "
               "register spaces, bindings registers;\ndocs/spirv.md describes what each part of "
               "SPIR-V becomes.",
               "Exit status: 0 done, 1 the module is not valid or uses what is not translated, 2 "
               "wrong usage or an input that cannot be read.\n\n"
               "Example: a GLSL shader with a specialization constant\n"
               "  glslangValidator -V blur.comp -o blur.spv\n"
               "  dxil-from-spirv blur.spv --constant 0=8 -o blur.dxil");
  Arguments A;
  addOptions(T, A);
  if (auto Code = T.parse(Count, Values))
    return *Code;
  spirv::TranslateOptions Options;
  if (auto Code = readOptions(T, A, Options))
    return *Code;
  auto Input = tool::readInput(A.Input);
  if (!Input)
    return T.fail(A.Input, Input.message());
  Options.PatchVertices = A.PatchVertices;
  Result<std::vector<uint8_t>> Other = std::vector<uint8_t>();
  if (!A.OtherStage.empty()) {
    Other = tool::readInput(A.OtherStage);
    if (!Other)
      return T.fail(A.OtherStage, Other.message());
    Options.OtherStage = *Other;
  }
  const auto Container = translate(*Input, Options, !A.SkipValidation);
  if (!Container) {
    T.fail(A.Input, Container.message());
    return tool::ExitNegative;
  }
  tool::Output Out(A.Output);
  Out.write(Bytes(*Container));
  return Out.finish(T);
}
