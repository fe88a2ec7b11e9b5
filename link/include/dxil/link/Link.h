// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Libraries to a library or a shader, as `dxc -link` does it.
//
//   LinkOptions O;
//   O.Target = *parseLinkTarget("ps_6_6");
//   O.Entry = "main";
//   LinkResult Linked = link(Libraries, O);
//   if (!Linked.ok()) for (const std::string &E : Linked.Errors) ...
//
// Functions are found by their names in the modules: entries as they are called, others mangled as
// DXC does it. Resources of one name are one, if they are equal. Everything derived is derived
// anew.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/ops/ShaderModels.h>
#include <dxil/ops/queries.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::link {

/// A container with a library, of any shader model. The bytes are not trusted.
struct LinkInput {
  std::string Name; ///< what errors call it: its file
  Bytes Data;
};

/// What the result is: a profile such as lib_6_6 or cs_6_0.
struct LinkTarget {
  Stage Kind = Stage::Library;
  ModuleVersion ShaderModel{6, 3};
};
/// Fails if it names no profile that can be linked to.
Result<LinkTarget> parseLinkTarget(std::string_view Profile);

/// A function that a library exports, by its name in the module or in HLSL, and what it is called
/// then; no new names leave it its own.
struct LinkExport {
  std::string Name;
  std::vector<std::string> NewNames;
};
/// Reads `a;b=c;d,e=f`: a, c as b, f as d and as e.
Result<std::vector<LinkExport>> parseExports(std::string_view Text);

struct LinkOptions {
  LinkTarget Target;
  std::string Entry = "main";      ///< of a shader
  std::vector<LinkExport> Exports; ///< of a library; all functions if there are none
  bool ExportShadersOnly = false;  ///< of a library: entries only
  /// dx.valver; the newest of the inputs if not given, at least that of the shader model.
  std::optional<ModuleVersion> Validator;
  /// The space of resources without one. Shaders have 0 if it is not given; libraries leave such
  /// resources unbound then.
  std::optional<uint32_t> AutoBindingSpace;
  /// Where inlining stops with an error: instructions in all.
  size_t MostInstructions = size_t(1) << 20;
};

struct LinkResult {
  std::vector<uint8_t> Container; ///< signed; empty if there are errors
  /// All that is wrong, each naming symbol and files; no ending full stop.
  std::vector<std::string> Errors;

  bool ok() const { return Errors.empty(); }
};

/// Never reads beyond the inputs; what does not read is an error.
LinkResult link(std::span<const LinkInput> Libraries, const LinkOptions &Options);

} // namespace dxil::link
