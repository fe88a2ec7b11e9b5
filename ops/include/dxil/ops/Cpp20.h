// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A message for compilers without C++20, before they fail at code that they do not understand.
#pragma once

#if defined(_MSVC_LANG) ? _MSVC_LANG < 202002L : __cplusplus < 202002L
#error "headers of DXIL Tools need C++20 (-std=c++20); dxil.h and dxil_ops.h are plain C"
#endif
