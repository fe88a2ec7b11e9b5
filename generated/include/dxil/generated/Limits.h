// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Limits of Direct3D 12.
// Written by: dxil-tblgen DXIL.td -gen-limits; edit the records, not this file.
#pragma once

#include <cstdint>

namespace dxil {

inline constexpr uint32_t MaxControlPoints = 32; ///< Control points of a patch.
inline constexpr uint32_t MaxPatchScalars = 3968; ///< Scalars of all control points that a hull shader gives.
inline constexpr uint32_t MaxTessellationFactor = 64; ///< Greatest tessellation factor.
inline constexpr uint32_t MaxGeometryVertices = 1024; ///< Vertices of one geometry shader.
inline constexpr uint32_t MaxGeometryInstances = 32; ///< Instances of a geometry shader.
inline constexpr uint32_t MaxStreams = 4; ///< Streams of a geometry shader.
inline constexpr uint32_t MaxMeshVertices = 256; ///< Vertices of a mesh shader's group.
inline constexpr uint32_t MaxMeshPrimitives = 256; ///< Primitives of a mesh shader's group.
inline constexpr uint32_t MaxNodeGridDimension = 65535; ///< Groups of a node in one dimension.
inline constexpr uint32_t MaxNodeGridGroups = 16777215; ///< Groups of a node's grid.
inline constexpr uint32_t MaxNodeRecursion = 32; ///< How often a node may launch itself.
inline constexpr uint32_t MaxSignatureRows = 32; ///< Registers of a signature.
inline constexpr uint32_t MaxGroupX = 1024; ///< Threads of a group in the first dimension.
inline constexpr uint32_t MaxGroupY = 1024; ///< Threads of a group in the second dimension.
inline constexpr uint32_t MaxGroupZ = 64; ///< Threads of a group in the third dimension.
inline constexpr uint32_t MaxGroupThreads = 1024; ///< Threads of a group.
inline constexpr uint32_t MaxMeshGroupThreads = 128; ///< Threads of a mesh or amplification shader's group, in each dimension and in all.
inline constexpr uint32_t MinWaveSize = 4; ///< Lanes of the smallest wave, a power of two.
inline constexpr uint32_t MaxWaveSize = 128; ///< Lanes of the largest wave, a power of two.
inline constexpr uint32_t MaxGroupSharedBytes = 32768; ///< Bytes of group-shared memory.
inline constexpr uint32_t MaxMeshGroupSharedBytes = 28672; ///< Bytes of a mesh shader's group-shared memory.
inline constexpr uint32_t MaxMeshOutputBytes = 32768; ///< Bytes that a mesh shader's group outputs.
inline constexpr uint32_t MaxMeshTotalBytes = 48128; ///< Bytes that a mesh shader's group outputs, and of its payload.
inline constexpr uint32_t MaxMeshPayloadBytes = 16384; ///< Bytes of a mesh shader's payload.
inline constexpr uint32_t MaxGeometryScalars = 1024; ///< Scalars that a geometry shader outputs in all.
inline constexpr uint32_t MaxConstantBufferBytes = 65536; ///< Bytes of a constant buffer.
inline constexpr uint32_t ConstantRowBytes = 16; ///< Bytes of a row of a constant buffer.
inline constexpr uint32_t MaxStructureStride = 2048; ///< Bytes of a structured buffer's element.
inline constexpr float MinSampleBias = float(-16); ///< Least bias of the level of detail in a sample.
inline constexpr float MaxSampleBias = float(15.99); ///< Greatest bias of the level of detail in a sample.

} // namespace dxil
