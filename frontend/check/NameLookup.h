// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of names, lookups, and suggestions for misspelt names.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// The kind of entity that a misspelt name should have been.
enum class Wanted : uint8_t { Value, Function, Type, Scope, Member };

// Defined in Scopes.cpp:
/// Returns all meanings of \p Word in the innermost scope around the current one that has any,
/// such as several functions. Empty if only the library may know the name.
llvm::SmallVector<Entity, 4> lookUp(CheckContext &C, Name Word, Lookup For = Lookup::All);
/// Looks up \p Named with its qualifiers; does not apply its template arguments. Reports a name
/// to which several namespaces give different meanings.
llvm::SmallVector<Entity, 4> lookUp(CheckContext &C, syntax::NodeId Named,
                                    Lookup For = Lookup::All);
/// Looks up \p Word among the members of struct \p S and its bases. Sets \p Owner to the base
/// that declares it.
llvm::SmallVector<Entity, 4> lookUpMember(CheckContext &C, TypeId S, Name Word, TypeId &Owner,
                                          bool InDependentBases = true);
/// Declares \p Word in the innermost scope. Reports a redefinition if it has another meaning
/// there.
void declare(CheckContext &C, Name Word, Entity Declared, Location Where);
void reportRedefinition(CheckContext &C, Location Where, Name Word, Location First);
void declareIn(CheckContext &C, ScopeId S, Name Word, Entity Declared, Location Where);
void addAssociated(CheckContext &C, Name Word, llvm::ArrayRef<ExprId> Args,
                   llvm::SmallVectorImpl<Entity> &Matches);
/// Returns the meaning of sort \p Kind that \p Word has in \p S, the library's in the global
/// scope, or Sort::None.
Entity entityIn(CheckContext &C, ScopeId S, Name Word, Entity::Sort Kind);
Entity entityHere(CheckContext &C, Name Word, Entity::Sort Kind);
/// Returns the scope that a qualifier names, or None after a diagnostic.
ScopeId scopeOf(CheckContext &C, syntax::NodeId Qualifier);
std::string spellingHere(CheckContext &C, Name Word);
std::string spellName(CheckContext &C, syntax::NodeId Named);
/// Returns the namespace scope around the current one, or Global.
ScopeId enclosingNamespace(const CheckContext &C);
/// Returns true inside an instance of a template.
bool inTemplate(const CheckContext &C);
std::string libraryName(CheckContext &C, syntax::NodeId Named);

// Defined in Suggestions.cpp:
/// Spells \p T as a user would write it.
std::string spell(const CheckContext &C, TypeId T);
std::string similarName(CheckContext &C, syntax::NodeId Named, Wanted Kind);
std::string similarMember(CheckContext &C, TypeId T, llvm::StringRef Word);
/// Considers functions that have a body, in every scope.
std::string similarFunction(CheckContext &C, llvm::StringRef Word);
/// Reports that the name \p Named is undeclared, or is not a member of its qualifier.
ExprId unknownName(CheckContext &C, Location Where, syntax::NodeId Named, Wanted Kind);

} // namespace dxil::frontend
