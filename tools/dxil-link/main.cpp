// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-link: links libraries to a library or a shader.
#include "Tool.h"

#include <dxil/link/Link.h>

#include <charconv>

using namespace dxil;

namespace {

struct Arguments {
  std::vector<std::string> Inputs;
  std::string Output, Profile = "lib_6_3", Entry = "main", Exports, Validator;
  std::optional<uint32_t> AutoBindingSpace;
  bool ShadersOnly = false, DebugInfo = false;
};

std::optional<ModuleVersion> versionOf(std::string_view Text) {
  ModuleVersion V;
  const size_t Dot = Text.find('.');
  if (Dot == std::string_view::npos)
    return std::nullopt;
  const std::string_view Minor = Text.substr(Dot + 1);
  const auto A = std::from_chars(Text.data(), Text.data() + Dot, V.Major);
  const auto B = std::from_chars(Minor.data(), Minor.data() + Minor.size(), V.Minor);
  const bool IsWhole = A.ptr == Text.data() + Dot && B.ptr == Minor.data() + Minor.size();
  return A.ec == std::errc() && B.ec == std::errc() && IsWhole && !Minor.empty() ? std::optional(V)
                                                                                 : std::nullopt;
}

std::string textOf(const Error &E) {
  return E.Message + " (expected " + E.Expected + ")";
}

void addOptions(tool::Tool &T, Arguments &A) {
  CLI::App &App = T.app();
  T.file(App.add_option("INPUT", A.Inputs, "Containers with libraries; - is standard input")
             ->required());
  T.file(App.add_option("-o,--output", A.Output, "Write there; - is standard output")->required());
  App.add_option("-T,--target", A.Profile, "The profile of the result; lib_6_3 if not given")
      ->type_name("PROFILE");
  App.add_option("-E,--entry", A.Entry, "The entry of a shader; main if not given")
      ->type_name("NAME");
  App.add_option("--exports", A.Exports,
                 "The functions that a library exports, separated by ;: name, or new,...=name; all "
                 "functions if not given")
      ->type_name("LIST");
  App.add_flag("--export-shaders-only", A.ShadersOnly, "Export entries only");
  App.add_option("--auto-binding-space", A.AutoBindingSpace,
                 "The space of resources without one; a library's are bound then too")
      ->type_name("N");
  App.add_flag("--debug", A.DebugInfo,
               "Link debug information too, and put it into the result (part ILDB)");
  App.add_option("--validator-version", A.Validator,
                 "The validator that the result is for; that of the inputs if not given")
      ->type_name("VERSION");
}

/// Reads the options. Returns nothing, or the exit code after reporting an error.
std::optional<int> readOptions(const tool::Tool &T, const Arguments &A, link::LinkOptions &Out) {
  auto Target = link::parseLinkTarget(A.Profile);
  if (!Target)
    return T.failUsage("-T: " + textOf(Target.error()));
  Out.Target = *Target;
  Out.Entry = A.Entry;
  auto Exports = link::parseExports(A.Exports);
  if (!Exports)
    return T.failUsage("--exports: " + textOf(Exports.error()));
  Out.Exports = std::move(*Exports);
  Out.ExportShadersOnly = A.ShadersOnly;
  Out.AutoBindingSpace = A.AutoBindingSpace;
  Out.DebugInfo = A.DebugInfo;
  if ((!Out.Exports.empty() || Out.ExportShadersOnly) && Out.Target.Kind != Stage::Library)
    return T.failUsage("only libraries export functions (expected a profile such as lib_6_6)");
  if (!A.Validator.empty()) {
    Out.Validator = versionOf(A.Validator);
    if (!Out.Validator)
      return T.failUsage("--validator-version: '" + A.Validator +
                         "' is no version (expected one such as 1.8)");
  }
  return std::nullopt;
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-link",
               "Links DXIL libraries, of dxil-cc or other compilers, to a library or a shader: "
               "calls find their functions,\n"
               "resources of one name become one, unused code is removed. All parts are derived "
               "from the result.",
               "Exit status: 0 done, 1 the libraries do not fit together, 2 wrong usage or an "
               "input that cannot be read.\n\n"
               "Example: a pixel shader whose lighting is in another file\n"
               "  dxil-cc -T lib_6_6 shade.hlsl -Fo shade.dxil\n"
               "  dxil-cc -T lib_6_6 -default-linkage external light.hlsl -Fo light.dxil\n"
               "  dxil-link -T ps_6_6 -E main shade.dxil light.dxil -o pixel.dxil");
  Arguments A;
  addOptions(T, A);
  T.addColor();
  if (auto Code = T.parse(Count, Values))
    return *Code;
  link::LinkOptions Options;
  if (auto Code = readOptions(T, A, Options))
    return *Code;
  std::vector<std::vector<uint8_t>> Bytes(A.Inputs.size());
  std::vector<link::LinkInput> Libraries;
  for (size_t N = 0; N < A.Inputs.size(); ++N) {
    auto Input = tool::readInput(A.Inputs[N]);
    if (!Input)
      return T.fail(A.Inputs[N], Input.message());
    Bytes[N] = std::move(*Input);
    Libraries.push_back({A.Inputs[N], Bytes[N]});
  }
  const link::LinkResult Linked = link::link(Libraries, Options);
  for (const std::string &Text : Linked.Errors)
    T.fail(Text);
  if (!Linked.ok())
    return tool::ExitNegative;
  if (A.DebugInfo && !Linked.HasDebugInfo)
    T.warn("--debug: no library has debug information (expected one that is compiled with -Zi "
           "-Qembed_debug)");
  tool::Output Out(A.Output);
  Out.write(dxil::Bytes(Linked.Container));
  return Out.finish(T);
}
