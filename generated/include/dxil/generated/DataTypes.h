// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of numbers in data of dxil-run; names of HLSL's scalar types elsewhere.
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

/// A name that other languages have for a scalar type of HLSL.
struct ScalarNameInfo {
  std::string_view Name, Word;
};
/// In symbols of Microsoft's C++.
inline constexpr ScalarNameInfo ScalarSymbols[] = {
    {"_N", "bool"},
    {"F", "int16_t"},
    {"G", "uint16_t"},
    {"H", "int"},
    {"I", "uint"},
    {"_J", "int64_t"},
    {"_K", "uint64_t"},
    {"$halff@", "half"},
    {"$f16@", "half"},
    {"M", "float"},
    {"N", "double"},
    {"$min16f@", "min16float"},
    {"$min10f@", "min10float"},
    {"$min16i@", "min16int"},
    {"$min12i@", "min12int"},
    {"$min16ui@", "min16uint"},
    {"$i8_4pk@", "int8_t4_packed"},
    {"$ui8_4pk@", "uint8_t4_packed"},
};
/// In C++.
inline constexpr ScalarNameInfo CxxScalars[] = {
    {"short", "int16_t"},
    {"unsigned short", "uint16_t"},
    {"unsigned int", "uint"},
    {"long", "int64_t"},
    {"long long", "int64_t"},
    {"unsigned long", "uint64_t"},
    {"unsigned long long", "uint64_t"},
};

} // namespace dxil
