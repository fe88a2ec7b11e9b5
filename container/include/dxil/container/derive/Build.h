// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes a module as a container. Derives all parts that repeat facts of the program.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/derive/Subobject.h>
#include <dxil/module/Module.h>

#include <optional>
#include <utility>
#include <vector>

namespace dxil::container {

/// A program, and the other contents of its container.
struct ContainerInput {
  /// The metadata describes the program: dx.version, dx.valver, dx.shaderModel, dx.entryPoints with
  /// signatures and their registers, dx.resources. buildContainer() derives and adds the rest:
  /// shader flags other than options, used components of signatures, dx.viewIdState.
  ir::Module Program;
  std::optional<ir::Module> Debug;      ///< the program with debug information: ILDB
  std::optional<ir::Module> Reflection; ///< the program without bodies, with names and types: STAT
  std::vector<Subobject> Subobjects;    ///< subobjects of a library
  /// Other parts, copied unchanged: RTS0, VERS, SRCI, PRIV, ... Derived parts are not allowed here,
  /// except HASH if it covers the source, and ILDN, which names the file with `Debug`.
  std::vector<std::pair<FourCC, std::vector<uint8_t>>> Parts;
};

/// Returns the container with the parts in DXC's order and the digest. Fails with MetadataRecord if
/// the metadata names no shader model or entry, and as writeBitcode and ContainerWriter do.
Result<std::vector<uint8_t>> buildContainer(ContainerInput Input);

} // namespace dxil::container
