// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Members, swizzles and subscripts.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Defined in Members.cpp:
ExprId checkMember(CheckContext &C, syntax::NodeId Node);
ExprId member(CheckContext &C, Location Where, ExprId Base, syntax::NodeId Named);
ExprId structMember(CheckContext &C, Location Where, ExprId Base, syntax::NodeId Named);

// Defined in Subscripts.cpp:
ExprId checkSubscript(CheckContext &C, syntax::NodeId Node);
ExprId indexValue(CheckContext &C, ExprId Index);
bool checkInside(CheckContext &C, ExprId Place);
ExprId loadObject(CheckContext &C, ExprId Place);
Name globalStageObject(const CheckContext &C, ExprId Object);

} // namespace dxil::frontend
