// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The triple and data layouts that every module of DXIL has (DXIL.rst, "Module requirements").
#pragma once

#include <string_view>

namespace dxil {

/// It names no vendor's machine.
inline constexpr std::string_view ModuleTriple = "dxil-ms-dx";
/// Types below 32 bits are minimum-precision types, which take 32 bits ...
inline constexpr std::string_view MinPrecisionDataLayout =
    "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64";
/// ... or native, each in its own size.
inline constexpr std::string_view NativeDataLayout =
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";

} // namespace dxil
