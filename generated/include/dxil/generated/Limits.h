// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Limits of Direct3D 12, triple and data layouts, names that several rooms know.
// Written by: dxil-tblgen DXIL.td -gen-limits; edit the records, not this file.
#pragma once

#include <cstdint>
#include <string_view>

namespace dxil {

/// The triple of every module: it names no vendor's machine.
inline constexpr std::string_view ModuleTriple =
    "dxil-ms-dx";
/// Of a module whose types below 32 bits are of minimum precision, and take 32.
inline constexpr std::string_view MinPrecisionDataLayout =
    "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64";
/// Of a module whose types have their own sizes.
inline constexpr std::string_view NativeDataLayout =
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";
/// Of LLVM IR above DXIL, the layout that clang 22 gives a module of the triple dxil.
inline constexpr std::string_view ContractDataLayout =
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64";
/// Structs of DXIL's own.
inline constexpr std::string_view DXILTypePrefix =
    "dx.types.";
/// The struct of handles.
inline constexpr std::string_view HandleTypeName =
    "dx.types.Handle";
/// What loads of resources return; the overload follows.
inline constexpr std::string_view ResRetTypePrefix =
    "dx.types.ResRet.";
/// Matrices of linear algebra.
inline constexpr std::string_view LinAlgMatrixPrefix =
    "dx.types.LinAlgMatrix";
/// A struct of the source.
inline constexpr std::string_view StructPrefix =
    "struct.";
/// A class of HLSL's library, or of the source.
inline constexpr std::string_view ClassPrefix =
    "class.";
/// The class of matrices.
inline constexpr std::string_view MatrixClassPrefix =
    "class.matrix.";
/// A struct whose layout in buffers is not its layout in registers.
inline constexpr std::string_view HostLayoutPrefix =
    "hostlayout.";
/// Functions that describe variables.
inline constexpr std::string_view DebugCallPrefix =
    "llvm.dbg.";
/// Functions that begin and end the life of a variable.
inline constexpr std::string_view LifetimeCallPrefix =
    "llvm.lifetime.";
/// The flag of modules with debug information.
inline constexpr std::string_view DebugVersionFlag =
    "Debug Info Version";
/// The flag beside DebugVersionFlag.
inline constexpr std::string_view DwarfVersionFlag =
    "Dwarf Version";
/// A loop of [unroll].
inline constexpr std::string_view FullUnrollHint =
    "llvm.loop.unroll.full";
/// A loop of [loop].
inline constexpr std::string_view NoUnrollHint =
    "llvm.loop.unroll.disable";
/// The attribute of functions whose value is a word of FloatDenormalModes, from shader model 6.2 on.
inline constexpr std::string_view DenormalAttribute =
    "fp32-denorm-mode";
inline constexpr uint32_t DenormalAttributeMinor = 2; ///< The first shader model 6.n with this attribute.
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
inline constexpr uint32_t RegisterColumns = 4; ///< Components of a register.
inline constexpr uint32_t MaxSemanticName = 64; ///< Characters of a semantic's name.
inline constexpr uint32_t MaxRenderTargets = 8; ///< Render targets of a pixel shader.
inline constexpr uint32_t MaxClipCullRegisters = 2; ///< Registers of clip and cull distances.
inline constexpr uint32_t MaxClipCullScalars = 8; ///< Clip and cull distances.
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
inline constexpr uint32_t MaxElementBytes = 16; ///< Bytes of an element of a typed buffer or texture.
inline constexpr uint32_t MaxFewUAVs = 8; ///< UAV registers of a shader without the flag Max64UAVs.
inline constexpr uint32_t MaxStructureStride = 2048; ///< Bytes of a structured buffer's element.
inline constexpr int32_t MinTexelOffset = -8; ///< Texels, of an offset that is a constant.
inline constexpr uint32_t MaxTexelOffset = 7; ///< Texels, of an offset that is a constant.
inline constexpr uint32_t MaxVectorElements = 1024; ///< Numbers of a vector from DXIL 1.9 on.
inline constexpr uint32_t MinWaveMatrixInner = 4; ///< Inner dimension of a wave's or thread's matrix.
inline constexpr uint32_t MaxWaveMatrixInner = 128; ///< Inner dimension of a wave's or thread's matrix.
inline constexpr uint32_t MinGroupMatrixInner = 1; ///< Inner dimension of a thread group's matrix.
inline constexpr uint32_t MaxGroupMatrixInner = 1024; ///< Inner dimension of a thread group's matrix.
inline constexpr uint32_t MatrixAlignment = 128; ///< Bytes that a matrix in a buffer is aligned to.

} // namespace dxil
