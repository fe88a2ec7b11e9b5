// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of the IR contract (docs/ir-contract.md) that more than one room reads or writes.
#pragma once

#include <string_view>

namespace dxil::contract {

/// The function whose result a `break` or `return` in a loop is a branch on; nobody knows that it
/// is true.
inline constexpr std::string_view LoopBreak = "dxil.loop.break";
/// DXC's form of it: the constant that such a branch tests.
inline constexpr std::string_view BreakCondition = "dx.break.cond";
/// Named metadata with the entries of an upgraded module. No other module has it.
inline constexpr std::string_view UpgradedEntries = "dxil.entryPoints";

/// How the numbers of a texture or typed buffer are meant: integer parameter 2 of `dx.TypedBuffer`,
/// `dx.Texture` and `dx.MSTexture`, of which LLVM knows the first two values.
enum class ElementInterpretation : unsigned { Plain, Signed, UNorm, SNorm };
inline constexpr unsigned InterpretationParameter = 2;

} // namespace dxil::contract
