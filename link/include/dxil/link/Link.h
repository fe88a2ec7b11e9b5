// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Links libraries to a library or a shader, as `dxc -link` does.
//
//   LinkOptions O;
//   O.Target = *parseLinkTarget("ps_6_6");
//   O.Entry = "main";
//   LinkResult Linked = link(Libraries, O);
//   if (!Linked.ok()) for (const std::string &E : Linked.Errors) ...
//
// Functions are resolved by their names in the modules: plain names for entry points, DXC's mangled
// names for others. Equal resources with the same name are merged. Derived parts are derived again.
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/container/Container.h>
#include <dxil/ops/ShaderModels.h>
#include <dxil/ops/queries.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::link {

/// A container with a library of any shader model. The bytes are untrusted.
struct LinkInput {
  std::string Name; ///< name for error messages: the file
  Bytes Data;
};

/// The profile of the result, such as lib_6_6 or cs_6_0.
struct LinkTarget {
  Stage Kind = Stage::Library;
  ModuleVersion ShaderModel{6, 3};
  bool IsForLinking = false; ///< lib_6_x: a later link resolves resources in signatures
};
/// Parses a profile. Fails if linking does not support it.
Result<LinkTarget> parseLinkTarget(std::string_view Profile);

/// An exported function, by its name in the module or in HLSL, and its names in the result. Keeps
/// its name if there are no new names.
struct LinkExport {
  std::string Name;
  std::vector<std::string> NewNames;
};
/// Parses `a;b=c;d,e=f`: exports a, c as b, and f as d and as e.
Result<std::vector<LinkExport>> parseExports(std::string_view Text);

struct LinkOptions {
  LinkTarget Target;
  std::string Entry = "main";      ///< entry point of a shader
  std::vector<LinkExport> Exports; ///< exports of a library; empty: all functions
  bool ExportShadersOnly = false;  ///< export only the entry points of a library
  /// The version in dx.valver. Unset: the newest version of the inputs, but at least that of the
  /// shader model.
  std::optional<ModuleVersion> Validator;
  /// The space of unbound resources. Unset: 0 for shaders; libraries leave such resources unbound.
  std::optional<uint32_t> AutoBindingSpace;
  /// Links the programs with debug information (part ILDB) of the libraries that have one. The
  /// result has one too, with functions, lines, inlined calls, variables and sources.
  bool DebugInfo = false;
  /// The most instructions in the result; inlining beyond it is an error.
  size_t MostInstructions = size_t(1) << 20;
};

struct LinkResult {
  std::vector<uint8_t> Container; ///< the signed container; empty if there are errors
  /// All errors, each with the symbol and the files, without a full stop.
  std::vector<std::string> Errors;

  bool HasDebugInfo = false; ///< the container has part ILDB

  bool ok() const { return Errors.empty(); }
};

/// Links libraries. Never reads beyond the inputs; malformed input is an error.
LinkResult link(std::span<const LinkInput> Libraries, const LinkOptions &Options);

} // namespace dxil::link
