// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The information that an application needs to bind and launch a shader, read from its container.
//
// JSON (reflectionJson): an object with
//   stage, shaderModel, dxilVersion   "pixel", "6.6", "1.6"
//   features                          names of the SFI0 bits that are set
//   entries      [{name, stage, threads?: [x, y, z], waveSize?: [min, max?, preferred?]}]
//   resources    [{name, class, kind, id, space, register, count | null if unbounded,
//                  type?, hlslType?, bytes?,
//                  members?: [{name, type, hlslType?, offset, used?, bits?}]}]
//   inputs, outputs, patchConstants   [{semantic, index, register | null, mask, systemValue, type,
//                                       stream}]
//   counters     {name: count}, as the compiler counted instructions
//   operations   {op name: calls}
//   runtimeData  {table: [record]}, the records of RDAT by the field names of its layouts
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/container/Container.h>
#include <dxil/container/parts/Signature.h>

#include <map>
#include <string>

namespace dxil::listing {

struct ReflectedMember {
  std::string Name, Type; ///< type as in assembly
  uint32_t Offset = 0;    ///< bytes from the start of the buffer
  /// ComponentType of the member's numbers, which distinguishes signed from unsigned; 0 if unknown.
  uint32_t Component = 0;
  /// Rows, columns and order (1 row-major, 2 column-major) of a matrix; empty for other types.
  std::vector<uint32_t> Matrix = {};
  /// Members of a struct, or of the element type of an array of structs.
  std::vector<ReflectedMember> Members = {};
  bool Used = false; ///< the program reads this member; known only for a cbuffer with several
                     ///< members
  uint32_t FirstBit = 0, BitWidth = 0; ///< bit range of a bit field in its parent member
  std::string HlslType = {};           ///< type in HLSL, such as "row_major float4x4[3]"; empty if
                                       ///< unknown
};

struct ReflectedResource {
  std::string Name;
  uint32_t Class = 0; ///< 0 SRV, 1 UAV, 2 cbuffer, 3 sampler
  uint32_t Kind = 0;  ///< a ResourceKind; for a sampler its SamplerKind
  uint32_t Id = 0, Space = 0, Register = 0;
  uint32_t Count = 1; ///< number of registers; ~0u: unbounded
  uint32_t Bytes = 0; ///< size of a cbuffer
  std::string Type;   ///< pointee type of its symbol, as in assembly
  std::vector<ReflectedMember> Members;
  std::string HlslType; ///< type in HLSL, such as "StructuredBuffer<Light>[4]"; empty if unknown
};

struct ReflectedEntry {
  std::string Name;
  uint32_t Stage = ~0u;
  std::vector<uint32_t> Threads;  ///< three numbers, or empty
  std::vector<uint32_t> WaveSize; ///< one number, or minimum, maximum and preferred
};

struct Reflection {
  uint32_t Stage = 0, ShaderMajor = 0, ShaderMinor = 0, DxilMajor = 0, DxilMinor = 0;
  uint64_t Features = 0;
  std::vector<ReflectedEntry> Entries;
  std::vector<ReflectedResource> Resources;
  container::SignaturePart Inputs, Outputs, PatchConstants; ///< these point into the container
  std::map<std::string, uint32_t> Counters, Operations;
};

/// Reads a container with a program. Takes names from part STAT if the program has none. Fails with
/// the error of the first malformed part.
Result<Reflection> reflect(const container::Container &C);

/// Returns the reflection and the records of RDAT as JSON text: indented by two blanks, keys in the
/// order above.
Result<std::string> reflectionJson(const container::Container &C);

} // namespace dxil::listing
