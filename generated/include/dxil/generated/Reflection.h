// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of D3D's reflection interfaces.
// Written by: dxil-tblgen DXIL.td -gen-reflection; edit the records, not this file.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <string_view>

namespace dxil {

/// D3D_SRV_DIMENSION by ResourceKind; 0 for kinds without dimensions.
inline constexpr uint8_t ReflectedDimensions[] = {0, 2, 4, 6, 8, 9, 3, 5, 7, 10, 1, 1, 1, 0, 0, 0, 0, 4, 5};
constexpr uint32_t reflectedDimension(ResourceKind Kind) {
  const auto Number = uint32_t(Kind);
  return ReflectedDimensions[Number < 19 ? Number : 0];
}

struct ReflectedComponent {
  uint8_t ReturnType;      ///< D3D_RESOURCE_RETURN_TYPE
  uint8_t VariableType;    ///< D3D_SHADER_VARIABLE_TYPE; 0: no variable has the type
  uint8_t MinVariableType; ///< same, with minimum precision
  std::string_view Word, MinWord;
};
/// By ComponentType.
inline constexpr ReflectedComponent ReflectedComponents[] = {
    {6, 0, 0, "", ""},
    {4, 1, 1, "bool", "bool"},
    {3, 58, 56, "int16_t", "min16int"},
    {4, 59, 57, "uint16_t", "min16uint"},
    {3, 2, 2, "int", "int"},
    {4, 19, 19, "uint", "uint"},
    {3, 61, 61, "int64_t", "int64_t"},
    {4, 62, 62, "uint64_t", "uint64_t"},
    {5, 60, 54, "float16_t", "min16float"},
    {5, 3, 3, "float", "float"},
    {7, 39, 39, "double", "double"},
    {2, 60, 54, "float16_t", "min16float"},
    {1, 60, 54, "float16_t", "min16float"},
    {2, 3, 3, "float", "float"},
    {1, 3, 3, "float", "float"},
    {2, 39, 39, "double", "double"},
    {1, 39, 39, "double", "double"},
    {6, 0, 0, "", ""},
    {6, 0, 0, "", ""},
    {6, 0, 0, "", ""},
    {6, 0, 0, "", ""},
    {6, 0, 0, "", ""},
    {6, 0, 0, "", ""},
    {6, 0, 0, "", ""},
};
constexpr const ReflectedComponent &reflectedComponent(ComponentType Type) {
  const auto Number = uint32_t(Type);
  return ReflectedComponents[Number < 24 ? Number : 0];
}

/// An object that a struct may contain.
struct ReflectedObject {
  std::string_view Word;
  bool IsWhole; ///< Word is the whole name of the struct, else its beginning
  uint8_t VariableType;
};
inline constexpr ReflectedObject ReflectedObjects[] = {
    {"SamplerState", true, 10},
    {"SamplerComparisonState", true, 10},
    {"TriangleStream", false, 0},
    {"PointStream", false, 0},
    {"LineStream", false, 0},
    {"AppendStructuredBuffer", false, 50},
    {"ConsumeStructuredBuffer", false, 51},
    {"ConstantBuffer", false, 26},
    {"ByteAddressBuffer", true, 46},
    {"Buffer", false, 25},
    {"StructuredBuffer", false, 48},
    {"Texture1D", false, 6},
    {"Texture2D", false, 7},
    {"Texture3D", false, 8},
    {"TextureCube", false, 9},
};

} // namespace dxil
