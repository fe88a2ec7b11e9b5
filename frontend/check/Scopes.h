// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What names mean where: scopes of namespaces, structs, functions and blocks, and the entities that
// stand in them.
#ifndef DXIL_FRONTEND_CHECK_SCOPES_H
#define DXIL_FRONTEND_CHECK_SCOPES_H

#include "../syntax/Tree.h"
#include "Program.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace dxil::frontend {

enum class ScopeId : uint32_t { None = 0 };
/// Index of Checker's templates: a function, struct or alias template with its partial
/// specializations.
enum class TemplateId : uint32_t { None = 0 };

/// One meaning of a name.
struct Entity {
  enum class Sort : uint8_t {
    None,
    Variable,         ///< Index: VariableId
    Function,         ///< Index: FunctionId; a name may have several, and templates among them
    Field,            ///< Index: number in Struct::Fields of the struct whose scope it is
    Type,             ///< Index: TypeId of a struct, an enum or a template's argument
    Alias,            ///< Index: TypeId that a typedef or `using` names
    FunctionTemplate, ///< Index: TemplateId
    TypeTemplate,     ///< Index: TemplateId of a struct or alias
    Namespace,        ///< Index: ScopeId
    Enumerator,       ///< Index: ExprId of its value, whose type is the enum
    Constant          ///< Index: ExprId: a template's value argument, or an earlier enumerator
  };
  Sort Kind = Sort::None;
  uint32_t Index = 0;
  /// When it was declared, for what a template's definition cannot see; 0: always visible.
  uint32_t Since = 0;
  bool isType() const { return Kind == Sort::Type || Kind == Sort::Alias; }
  bool isTemplate() const { return Kind == Sort::FunctionTemplate || Kind == Sort::TypeTemplate; }
  bool isCallable() const { return Kind == Sort::Function || Kind == Sort::FunctionTemplate; }
  friend bool operator==(const Entity &A, const Entity &B) {
    return A.Index == B.Index && (A.Kind == B.Kind || (A.isType() && B.isType()));
  }
};

/// What a name is looked up for: it decides which of its meanings count (NameRules.def).
enum class Lookup : uint8_t {
  All,
  Scopes,    ///< before `::`
  Types,     ///< behind `struct`, `class` and `enum`
  Namespaces ///< behind `using namespace`
};

/// Whether a lookup takes a meaning, or passes over it.
bool considers(Lookup For, Entity What);
/// Whether one scope may have both meanings of a name.
bool standTogether(Entity A, Entity B);

/// A namespace of a using directive, and the scope in which its names count as declared.
struct UsedNamespace {
  ScopeId Namespace, In;
};

struct Scope {
  enum class Sort : uint8_t { Global, Namespace, Struct, Function, Block, TemplateArguments };
  Sort Kind = Sort::Block;
  ScopeId Parent = ScopeId::None;
  TypeId Struct = TypeId::None; ///< of a struct's scope
  std::string Prefix;           ///< `ns::S::` for spellings
  llvm::DenseMap<Name, llvm::SmallVector<Entity, 1>> Entities;
  llvm::SmallVector<ScopeId, 2> Used; ///< by `using namespace`
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_SCOPES_H
