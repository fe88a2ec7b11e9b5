// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types that the source names.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// Returns the type that a TypeRef, ArrayType or NameRef names, or TypeId::Error after a
/// diagnostic.
TypeId typeOf(CheckContext &C, syntax::NodeId TypeNode);
/// Returns the type that a NameRef names, or None without a diagnostic if it names no type.
TypeId typeIfNamed(CheckContext &C, syntax::NodeId Named);
/// Returns \p Base with the dimensions of a declarator; \p Initializer gives the length of `[]`.
TypeId withDimensions(CheckContext &C, TypeId Base, syntax::NodeList Dimensions,
                      syntax::NodeId Initializer);
TypeId typeFromEntity(CheckContext &C, Entity Match, syntax::NodeId Named, bool Report);
TypeId typeDefinedHere(CheckContext &C, syntax::NodeId Node);
void reportNoType(CheckContext &C, syntax::NodeId Named, bool IsUnknown);
TypeId defaultOrder(CheckContext &C, TypeId T);
/// Returns the type of a declaration's TypeRef with the dimensions of its declarator and its
/// matrix order.
TypeId declaredType(CheckContext &C, syntax::NodeId TypeNode, syntax::NodeList Dimensions,
                    syntax::NodeId Initializer);
std::vector<syntax::NodeId> nodes(const CheckContext &C, syntax::NodeList L);

/// Returns the type of the library that \p Named names, or None.
TypeId libraryType(CheckContext &C, syntax::NodeId Named);
/// Returns the meaning that \p Word has in the library as a type, template or constant, or
/// Sort::None. The index of a template is 0.
Entity meaningInLibrary(CheckContext &C, Name Word);

} // namespace dxil::frontend
