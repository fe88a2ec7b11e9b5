// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PDB files with a shader's debug information: an MSF file of numbered streams. Stream 5 is a
// container with the debug parts; the other fixed streams are empty, except that of the PDB header.
#pragma once

#include <dxil/container/Container.h>

#include <vector>

namespace dxil::container {

/// Returns the bytes of a PDB with `DebugContainer`. `Id` is the unique ID: the digest in the HASH
/// part of its shader.
std::vector<uint8_t> makeDebugFile(Bytes DebugContainer, const Digest &Id);

/// Returns true if `File` begins with the MSF signature.
bool isDebugFile(Bytes File);

/// Returns the container in the PDB `File`. Fails with ContainerMagic if `File` is not a PDB, and
/// with ContainerSize if a block lies outside the file. Allocates no more than the file's size.
Result<std::vector<uint8_t>> readDebugFile(Bytes File);

} // namespace dxil::container
