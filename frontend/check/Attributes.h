// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of declarations, statements and entry points.
#pragma once

#include "Context.h"

namespace dxil::frontend {

std::vector<Attribute> readAttributes(CheckContext &C, syntax::NodeList Attributes,
                                      AttributePlace Place);
std::vector<Attribute> readStatementAttributes(CheckContext &C, syntax::NodeList Attributes,
                                               std::optional<AttributePlace> Place);
void checkDeclarationAttributes(CheckContext &C, syntax::NodeList Attributes);
void warnOfUnknownAttributes(CheckContext &C, syntax::NodeList Attributes);
void reportGroupSize(CheckContext &C, const Attribute &A, bool IsOnly);
void warnOfEntryAttributes(CheckContext &C, const Function &F);
void warnOfGroupSizes(CheckContext &C);
void readEntryAttributes(CheckContext &C, FunctionId Entry);

} // namespace dxil::frontend
