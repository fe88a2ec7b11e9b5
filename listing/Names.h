// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of the numbers in parts and metadata, for text and JSON. A number without a name is written
// as itself.
#pragma once

#include <dxil/generated/StructConstants.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace dxil::listing::detail {

/// Text of the input, fit for a comment: control characters escaped.
std::string printable(std::string_view Text);
/// "xy  "
std::string maskText(uint32_t Mask);

/// The name of a case of one of the op table's enums.
std::string enumCase(std::string_view Enum, uint64_t Value);
/// The cases whose bits are set, joined by `|`; "none" for zero. Hexadecimal if a bit has no name.
std::string flagNames(std::string_view Enum, uint64_t Bits);
/// "SV_Position"; "arbitrary" for an element without a system value.
std::string semanticName(uint64_t Kind);
/// HLSL's words: "noperspective centroid".
std::string interpolationName(uint64_t Mode);
/// "SRV", "UAV", "cbuffer", "sampler".
std::string resourceClassName(uint64_t Class);
/// A resource's type in PSV0: "SRVTyped".
std::string pipelineResourceName(uint64_t Type);
/// The bits of a resource's flags in PSV0.
std::string pipelineResourceFlags(uint64_t Bits);
/// HLSL's word for a component in memory: "uint"; where `MinPrecision`, those of 16 bits are
/// "min16float" and the like. Empty if it has none.
std::string_view hlslTypeName(uint64_t ComponentType, bool MinPrecision);
/// A component as tables of resources have it: "f32".
std::string formatName(uint64_t ComponentType);
/// The resource that a handle's properties describe: "RWTexture2D<4xF32>". Empty if it is none.
std::string handlePropertiesName(const HandleProperties &P);
/// The stages that see a parameter of a root signature.
std::string visibilityName(uint64_t Visibility);
/// A number of an enumeration in MetadataNumbers.h, by HLSL's word.
std::string domainName(uint64_t Domain);
std::string tessellatorPrimitiveName(uint64_t Primitive);
std::string inputPrimitiveName(uint64_t Primitive);
std::string outputTopologyName(uint64_t Topology);
std::string meshTopologyName(uint64_t Topology);
/// The name of a field's value in a table of RDAT; empty if the field is no enumeration.
std::string runtimeFieldName(std::string_view Table, std::string_view Field, uint64_t Value);

} // namespace dxil::listing::detail
