// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Link.h"

#include <dxil/link/Link.h>

using namespace llvm;

namespace dxil::compiler {
namespace {

Expected<link::LinkOptions> linkOptions(const Options &O) {
  if (!O.Target)
    return createStringError("-link: -T <profile> is missing (expected one such as -T lib_6_6)");
  link::LinkOptions Out;
  auto Target = link::parseLinkTarget(O.Target->Name);
  if (!Target)
    return createStringError("-link: " + Target.error().Message + " (expected " +
                             Target.error().Expected + ")");
  Out.Target = *Target;
  Out.Entry = O.Entry;
  Out.ExportShadersOnly = O.ExportsShadersOnly;
  Out.DebugInfo = O.DebugInfo;
  if (O.BindingSpace)
    Out.AutoBindingSpace = *O.BindingSpace;
  for (StringRef Item : O.Exports) {
    if (Item == "all") // -default-linkage affects only compiled functions
      continue;
    auto [New, Name] = Item.split('=');
    if (Name.empty())
      Out.Exports.push_back({New.str(), {}});
    else
      Out.Exports.push_back({Name.str(), {New.str()}});
  }
  if (!O.ValidatorVersion.empty()) {
    const auto [Major, Minor] = StringRef(O.ValidatorVersion).split('.');
    ModuleVersion V;
    if (!Major.getAsInteger(10, V.Major) && !Minor.getAsInteger(10, V.Minor))
      Out.Validator = V;
  }
  return Out;
}

} // namespace

bool linkLibraries(const Options &O, const Host &H, Messages &Log, std::string &Container) {
  auto Options = linkOptions(O);
  if (!Options) {
    Log.error(Options.takeError());
    return false;
  }
  std::vector<std::unique_ptr<MemoryBuffer>> Files;
  std::vector<link::LinkInput> Libraries;
  for (const std::string &Path : O.Libraries) {
    auto File = H.read("", Path);
    if (!File) {
      Log.error(File.takeError());
      return false;
    }
    const StringRef Data = (*File)->getBuffer();
    Libraries.push_back({Path, Bytes(Data.bytes_begin(), Data.size())});
    Files.push_back(std::move(*File));
  }
  const link::LinkResult Linked = link::link(Libraries, *Options);
  for (const std::string &Text : Linked.Errors)
    Log.error(Text);
  if (Linked.ok() && O.DebugInfo && !Linked.HasDebugInfo)
    Log.warning("-Zi: no library has debug information (expected one that is compiled with -Zi "
                "-Qembed_debug)");
  Container.assign(Linked.Container.begin(), Linked.Container.end());
  return Linked.ok();
}

} // namespace dxil::compiler
