// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of numbers in data of dxil-run.
// Written by: dxil-tblgen DXIL.td -gen-data-types; edit the records, not this file.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <string_view>

namespace dxil {

/// A number type in descriptions of runs.
struct DataTypeInfo {
  std::string_view Word;
  ComponentType Type;
};
/// The types in the order in which messages list them.
inline constexpr DataTypeInfo DataTypes[] = {
    {"float", ComponentType::F32},
    {"int", ComponentType::I32},
    {"uint", ComponentType::U32},
    {"bool", ComponentType::I1},
    {"float16_t", ComponentType::F16},
    {"int16_t", ComponentType::I16},
    {"uint16_t", ComponentType::U16},
    {"double", ComponentType::F64},
    {"int64_t", ComponentType::I64},
    {"uint64_t", ComponentType::U64},
    {"int8_t", ComponentType::I8},
    {"uint8_t", ComponentType::U8},
};

} // namespace dxil
