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
#include <dxil/generated/PartRows.h>

namespace dxil::container {

struct SignaturePartElement : part_row::SignaturePartRow {
  std::string_view SemanticName; ///< points into the part
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
