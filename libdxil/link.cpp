// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Implements dxil_link, which links libraries to a library or a shader.

#include "dxil.h"
#include "report.h"

#include <dxil/link/Link.h>

#include <cstdlib>
#include <cstring>
#include <new>

using namespace dxil;

namespace {

/// Returns a zero-terminated copy, or null if there is no memory.
void *copyOf(const void *Data, size_t Size) {
  char *Result = static_cast<char *>(report::allocate(Size + 1));
  std::memcpy(Result, Data, Size);
  Result[Size] = 0;
  return Result;
}

/// Reads the options.
Status readOptions(const dxil_link_options &From, link::LinkOptions &Out) {
  auto Target = link::parseLinkTarget(From.profile ? From.profile : "");
  if (!Target)
    return failure(Target.error().Message + " (expected " + Target.error().Expected + ")");
  Out.Target = *Target;
  if (From.entry)
    Out.Entry = From.entry;
  auto Exports = link::parseExports(From.exports ? From.exports : "");
  if (!Exports)
    return failure(Exports.error().Message + " (expected " + Exports.error().Expected + ")");
  Out.Exports = std::move(*Exports);
  Out.ExportShadersOnly = From.export_shaders_only != 0;
  if ((!Out.Exports.empty() || Out.ExportShadersOnly) && Out.Target.Kind != Stage::Library)
    return failure("only libraries export functions (expected a profile such as lib_6_6)");
  return {};
}

dxil_status linkAll(const dxil_link_input *Libraries, size_t Count,
                    const dxil_link_options &Options, void **Result, size_t *Size, char **Errors) {
  auto Tell = [&](const std::string &Text) {
    if (Errors)
      *Errors = static_cast<char *>(copyOf(Text.data(), Text.size()));
  };
  link::LinkOptions O;
  if (Status Done = readOptions(Options, O); !Done) {
    Tell(Done.message() + "\n");
    return DXIL_ARGUMENT;
  }
  std::vector<link::LinkInput> Inputs;
  for (size_t I = 0; I < Count; ++I) {
    const dxil_link_input &In = Libraries[I];
    if (!In.bytes && In.size)
      return DXIL_ARGUMENT;
    Inputs.push_back({In.name ? In.name : "library " + std::to_string(I + 1),
                      Bytes(static_cast<const uint8_t *>(In.bytes), In.size)});
  }
  const link::LinkResult Linked = link::link(Inputs, O);
  if (!Linked.ok()) {
    std::string Text;
    for (const std::string &E : Linked.Errors)
      Text += E + "\n";
    Tell(Text);
    return DXIL_UNUSABLE;
  }
  *Result = copyOf(Linked.Container.data(), Linked.Container.size());
  *Size = Linked.Container.size();
  return DXIL_OK;
}

} // namespace

dxil_status dxil_link(const dxil_link_input *libraries, size_t count,
                      const dxil_link_options *options, void **result, size_t *size,
                      char **errors) {
  if (errors)
    *errors = nullptr;
  if (!libraries || !options || !result || !size || options->size < sizeof(dxil_link_options))
    return DXIL_ARGUMENT;
  *result = nullptr;
  *size = 0;
  return report::guarded([&] { return linkAll(libraries, count, *options, result, size, errors); });
}
