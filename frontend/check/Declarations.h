// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations: variables, functions, structs, enums and namespaces.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Defined in Declarations.cpp:
/// Checks the whole tree (Declarations.cpp).
void checkProgram(CheckContext &C);
void checkDeclarations(CheckContext &C, syntax::NodeList List);
void checkUsing(CheckContext &C, syntax::NodeId Node);
void checkAlias(CheckContext &C, syntax::NodeId Node);
void checkStaticAssert(CheckContext &C, syntax::NodeId Node);
TypeId checkEnum(CheckContext &C, syntax::NodeId Node);

// Defined in Modifiers.cpp:
void checkTypeName(CheckContext &C, syntax::NodeId Node);
/// Reports modifiers that have no meaning in \p Place or contradict each other. Returns false
/// after an error.
bool checkModifiers(CheckContext &C, syntax::Specifiers Flags, ModifierPlace Place, Location Where);

// Defined in DeclarationsVariables.cpp:
bool isIgnored(CheckContext &C, TypeId T, Location Where, llvm::StringRef Subject);
uint8_t interpolationOf(syntax::Specifiers Flags);
/// Returns None, and leaves \p Where alone, if there is no semantic.
Name semanticOf(const CheckContext &C, syntax::NodeList Annotations, Location &Where);
void readVariableFlags(CheckContext &C, const syntax::Variable &Node, Variable &V);
bool checkVariableType(CheckContext &C, TypeId T, Location Where, bool MayBeUnbounded);
bool checkComplete(CheckContext &C, TypeId T, Location Where);
void checkGlobal(CheckContext &C, syntax::NodeId Node);
bool checkNotGlobalOnly(CheckContext &C, TypeId T, Location Where);
bool isWrittenResource(CheckContext &C, TypeId T);
bool checkCoherence(CheckContext &C, syntax::Specifiers Flags, TypeId T, Location Where);
VariableId declareStatic(CheckContext &C, syntax::NodeId Node, TypeId T);
void checkConstantBlock(CheckContext &C, syntax::NodeId Node);
/// Returns the statement of a local variable, or None if the declaration needs none.
StmtId checkLocal(CheckContext &C, syntax::NodeId Node);

// Defined in DeclarationsFunctions.cpp:
FunctionState &state(CheckContext &C, FunctionId F);
ExprId checkDefault(CheckContext &C, syntax::NodeId Node, TypeId T, bool IsInstance);
bool sameParameters(const CheckContext &C, const Function &A, llvm::ArrayRef<VariableId> B);
/// Returns the function that \p Node declares in \p Home: an earlier one with the same
/// parameters, or a new one. An instance of a template does not declare its name.
FunctionId declareFunction(CheckContext &C, syntax::NodeId Node, ScopeId Home, TypeId Struct,
                           uint32_t Instance);
FunctionId checkFunction(CheckContext &C, syntax::NodeId Node);
void checkBody(CheckContext &C, FunctionId F);
void checkWaitingBodies(CheckContext &C);
void checkUsedBodies(CheckContext &C);

// Defined in DeclarationsStructs.cpp:
void noteStructAttributes(CheckContext &C, TypeId T, syntax::NodeList Attributes);
TypeId checkStruct(CheckContext &C, syntax::NodeId Node);
TypeId declareStructOfNamespace(CheckContext &C, Name Word, Location Where);
void completeStruct(CheckContext &C, TypeId T, syntax::NodeId Node, ScopeId Parent);

// Defined in Subobjects.cpp:
void declareSubobject(CheckContext &C, const syntax::Variable &N, TypeId T, Location Where);

} // namespace dxil::frontend
