// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Debug files as debuggers look for them: a PDB, that is an MSF file of numbered streams, in which
// the fixed streams are empty but for the PDB's own, and stream 5 is a container with the debug
// parts.
#pragma once

#include <dxil/container/Container.h>

#include <vector>

namespace dxil::container {

/// The bytes of a PDB around `DebugContainer`. `Id` is its unique id: the digest of the HASH part
/// of the shader that it belongs to.
std::vector<uint8_t> makeDebugFile(Bytes DebugContainer, const Digest &Id);

/// Whether `File` starts as an MSF file does.
bool isDebugFile(Bytes File);

/// The container in the PDB `File`. Fails with ContainerMagic if it is none, and with ContainerSize
/// if a block lies outside it; allocates no more than the file's size.
Result<std::vector<uint8_t>> readDebugFile(Bytes File);

} // namespace dxil::container
