// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of numbers in parts and metadata, for text and JSON. A number without a name is printed as
// a number.
#pragma once

#include <dxil/generated/StructConstants.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace dxil::listing::detail {

/// Makes input text safe for a comment: escapes control characters.
std::string printable(std::string_view Text);
/// Returns a mask such as "xy  ".
std::string maskText(uint32_t Mask);

/// Returns the name of an enumerator in the op table's enums.
std::string enumCase(std::string_view Enum, uint64_t Value);
/// Returns the names of the set bits, joined by `|`; "none" for zero. Hexadecimal if a bit has no
/// name.
std::string flagNames(std::string_view Enum, uint64_t Bits);
/// Returns the name of a system value, such as "SV_Position"; "arbitrary" for an element without
/// one.
std::string semanticName(uint64_t Kind);
/// Returns HLSL's keywords of a mode: "noperspective centroid".
std::string interpolationName(uint64_t Mode);
/// Returns "SRV", "UAV", "cbuffer" or "sampler".
std::string resourceClassName(uint64_t Class);
/// Returns the name of a resource's type in PSV0: "SRVTyped".
std::string pipelineResourceName(uint64_t Type);
/// Returns the names of a resource's flags in PSV0.
std::string pipelineResourceFlags(uint64_t Bits);
/// Returns HLSL's name of a component type in memory: "uint". If `MinPrecision`, 16-bit types are
/// "min16float" and similar. Empty if there is none.
std::string_view hlslTypeName(uint64_t ComponentType, bool MinPrecision);
/// Returns the name of a component type in resource tables: "f32".
std::string formatName(uint64_t ComponentType);
/// Returns the resource that handle properties describe: "RWTexture2D<4xF32>". Empty if they
/// describe none.
std::string handlePropertiesName(const HandleProperties &P);
/// Returns the stages that can see a root parameter.
std::string visibilityName(uint64_t Visibility);
std::string rootParameterName(uint64_t Type);
std::string descriptorRangeName(uint64_t Type);
/// Returns HLSL's name of an enumerator of MetadataNumbers.h.
std::string domainName(uint64_t Domain);
std::string tessellatorPrimitiveName(uint64_t Primitive);
std::string inputPrimitiveName(uint64_t Primitive);
std::string outputTopologyName(uint64_t Topology);
std::string meshTopologyName(uint64_t Topology);
/// Returns the name of an RDAT field's value; empty if the field is not an enum.
std::string runtimeFieldName(std::string_view Table, std::string_view Field, uint64_t Value);

} // namespace dxil::listing::detail
