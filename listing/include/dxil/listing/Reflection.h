// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an application needs to know of a shader to bind and launch it, read from its container.
//
// JSON (reflectionJson): an object with
//   stage, shaderModel, dxilVersion   "pixel", "6.6", "1.6"
//   features                          names of the SFI0 bits that are set
//   entries      [{name, stage, threads?: [x, y, z], waveSize?: [min, max?, preferred?]}]
//   resources    [{name, class, kind, id, space, register, count | null if unbounded,
//                  type?, bytes?, members?: [{name, type, offset, used?, bits?}]}]
//   inputs, outputs, patchConstants   [{semantic, index, register | null, mask, systemValue, type,
//                                       stream}]
//   counters     {name: count}, as the compiler counted instructions
//   operations   {op name: calls}
//   runtimeData  {table: [record]}, the records of RDAT by the field names of its layouts
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/parts/Signature.h>

#include <map>
#include <string>

namespace dxil::listing {

struct ReflectedMember {
  std::string Name, Type; ///< type as in assembly
  uint32_t Offset = 0;    ///< bytes from the start of the buffer
  /// ComponentType of its numbers, which says what is unsigned; 0 if not given.
  uint32_t Component = 0;
  /// Of a matrix rows, columns and order (1 by rows, 2 by columns); else none.
  std::vector<uint32_t> Matrix = {};
  /// Of a struct, or of the first element of an array of them.
  std::vector<ReflectedMember> Members = {};
  bool Used =
      false; ///< a member of a cbuffer with several, which the compiler saw the program read
  uint32_t FirstBit = 0, BitWidth = 0; ///< of a bit field, in the word whose member it is
};

struct ReflectedResource {
  std::string Name;
  uint32_t Class = 0; ///< 0 SRV, 1 UAV, 2 cbuffer, 3 sampler
  uint32_t Kind = 0;  ///< ResourceKind; of a sampler SamplerKind
  uint32_t Id = 0, Space = 0, Register = 0;
  uint32_t Count = 1; ///< ~0u: unbounded
  uint32_t Bytes = 0; ///< of a cbuffer
  std::string Type;   ///< that its symbol points to, as in assembly
  std::vector<ReflectedMember> Members;
};

struct ReflectedEntry {
  std::string Name;
  uint32_t Stage = ~0u;
  std::vector<uint32_t> Threads;  ///< three numbers, or none
  std::vector<uint32_t> WaveSize; ///< one, or minimum, maximum and preferred
};

struct Reflection {
  uint32_t Stage = 0, ShaderMajor = 0, ShaderMinor = 0, DxilMajor = 0, DxilMinor = 0;
  uint64_t Features = 0;
  std::vector<ReflectedEntry> Entries;
  std::vector<ReflectedResource> Resources;
  container::SignaturePart Inputs, Outputs, PatchConstants; ///< point into the container
  std::map<std::string, uint32_t> Counters, Operations;
};

/// Reads a container with a program. Names come from the STAT part if the program has lost them.
/// Fails with the error of the first part that does not read.
Result<Reflection> reflect(const container::Container &C);

/// The same as JSON text, with RDAT's records, two blanks to a level, keys in the order above.
Result<std::string> reflectionJson(const container::Container &C);

} // namespace dxil::listing
