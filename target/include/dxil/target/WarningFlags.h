// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The flags of this project's own warnings about the source, which clang does not know:
// `-Wno-<flag>` of dxil-cc,
// `-plugin-arg-dxil-frontend no-warning=<flag>` of clang.
#ifndef DXIL_TARGET_WARNINGFLAGS_H
#define DXIL_TARGET_WARNINGFLAGS_H

#include <string_view>

namespace dxil::warning {

inline constexpr std::string_view EvaluationOrder = "evaluation-order",
                                  Logic2018 = "hlsl-2018-logic", BoolArithmetic = "bool-arithmetic",
                                  CompoundAssignment = "compound-assignment",
                                  CoherentPlace = "coherent-place";
inline constexpr std::string_view Flags[] = {EvaluationOrder, Logic2018, BoolArithmetic,
                                             CompoundAssignment, CoherentPlace};

} // namespace dxil::warning

#endif // DXIL_TARGET_WARNINGFLAGS_H
