// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From modules to the bytes of a container: what the parts repeat of the program is derived here,
// whoever made the module.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/derive/Subobject.h>
#include <dxil/module/Module.h>

#include <optional>
#include <utility>
#include <vector>

namespace dxil::container {

/// A program, and what a container has beside it.
struct ContainerInput {
  /// Its metadata says what the program is: dx.version, dx.valver, dx.shaderModel, dx.entryPoints
  /// with signatures and their registers, dx.resources. Shader flags but options, use of
  /// signatures and dx.viewIdState are found and put there.
  ir::Module Program;
  std::optional<ir::Module> Debug;      ///< the same with debug information: ILDB
  std::optional<ir::Module> Reflection; ///< without bodies, with names and types: STAT
  std::vector<Subobject> Subobjects;    ///< of a library
  /// Other parts, as they are: RTS0, VERS, SRCI, PRIV, ... A part that is derived must not be here,
  /// but HASH may, where it covers the source, and ILDN, which names the file with `Debug`.
  std::vector<std::pair<FourCC, std::vector<uint8_t>>> Parts;
};

/// The container, with the parts in DXC's order and the digest. Fails where the metadata names no
/// shader model or entry, with MetadataRecord; and as writeBitcode and ContainerWriter do.
Result<std::vector<uint8_t>> buildContainer(ContainerInput Input);

} // namespace dxil::container
