// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Signature parts: ISG1, OSG1, PSG1, and the shorter ISGN, OSGN, PCSG and OSG5 of older tools.
//
//   u32 element count, u32 offset of the elements; elements; strings
//   element: [u32 stream] u32 name offset, u32 semantic index, u32 system value, u32 component
//   type,
//            u32 register, u8 mask, u8 exclusive mask, u16 zero, [u32 minimum precision]
//
// OSG5 and the *1 parts have the stream, the *1 parts the minimum precision.
#pragma once

#include <dxil/container/Container.h>

namespace dxil::container {

struct SignaturePartElement {
  std::string_view SemanticName; ///< points into the part
  uint32_t NameOffset = 0;       ///< offset of the name in the part
  uint32_t SemanticIndex = 0;
  uint32_t Stream = 0;
  uint32_t SystemValue = 0; ///< number of the system value (D3D_NAME)
  uint32_t ComponentType =
      0; ///< 0 unknown, 1 u32, 2 i32, 3 f32, 4 u16, 5 i16, 6 f16, 7 u64, 8 i64, 9 f64
  uint32_t Register = 0; ///< first register; ~0u if none is allocated
  uint8_t Mask = 0;      ///< used components; bit 0 is x
  /// For an output, components that are never written. For an input, components that are always
  /// read.
  uint8_t ExclusiveMask = 0;
  uint32_t MinPrecision = 0;
};

struct SignaturePart {
  std::vector<SignaturePartElement> Elements;
  Bytes Names; ///< the bytes after the elements
};

/// Reads a signature part; `Name` tells the layout. Fails with PartTooSmall, PartOffsetField or
/// PartString.
Result<SignaturePart> readSignature(Bytes Data, FourCC Name);

/// Returns the bytes of an ISG1, OSG1 or PSG1 part: header, elements, names. Reading them gives \p
/// S again. NameOffset of each element must be within Names.
std::vector<uint8_t> writeSignature(const SignaturePart &S);
/// Returns the offset of Names in a part that writeSignature() makes from that many elements.
uint32_t signatureNamesOffset(size_t NumElements);

/// Returns the name of a component type, such as "float" or "uint". Prefers the name of the
/// minimum-precision type ("min16f") if there is one.
std::string_view componentTypeName(uint32_t ComponentType, uint32_t MinPrecision = 0);

} // namespace dxil::container
