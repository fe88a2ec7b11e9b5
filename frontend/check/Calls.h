// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls and overload resolution.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Defined in Calls.cpp:
ExprId checkCall(CheckContext &C, syntax::NodeId Node);
ExprId call(CheckContext &C, Location Where, FunctionId F, ExprId This,
            llvm::ArrayRef<ExprId> Args);
ExprId argument(CheckContext &C, ExprId E, TypeId Parameter, library::Direction Flow);
bool isSharedArgument(CheckContext &C, ExprId E, TypeId Parameter);
void completeCalls(CheckContext &C);

// Defined in Overloads.cpp:
/// Returns the best match for the arguments among the functions and templates in \p Matches.
/// Returns None after a diagnostic, or if nothing fits and \p Report is false.
FunctionId resolve(CheckContext &C, Location Where, llvm::StringRef Word,
                   llvm::ArrayRef<Entity> Matches, llvm::ArrayRef<TemplateArgument> Given,
                   llvm::ArrayRef<ExprId> Args, bool Report = true);
bool rankArgument(CheckContext &C, ExprId Argument, TypeId Parameter, library::Direction Flow,
                  ConversionRank &Rank);
/// Returns the call of an overloaded operator, or None if no operand is a struct or no overload
/// fits.
ExprId overloadedOperator(CheckContext &C, Location Where, llvm::StringRef Word,
                          llvm::ArrayRef<ExprId> Operands);
bool takesAnyLength(const CheckContext &C, TypeId Argument, TypeId Parameter);
bool takesFirst(const CheckContext &C, ExprId Argument, TypeId Parameter);

// Defined in Candidates.cpp:
std::string spellArguments(const CheckContext &C, llvm::ArrayRef<ExprId> Args);
void noteCandidates(CheckContext &C, llvm::ArrayRef<Entity> Matches,
                    llvm::ArrayRef<FunctionId> Functions, llvm::ArrayRef<ExprId> Args);
void noteSignatures(CheckContext &C, Location Where,
                    llvm::ArrayRef<const library::Function *> Signatures, TypeId Object,
                    TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args);

} // namespace dxil::frontend
