// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Meanings of names: scopes of namespaces, structs, functions and blocks, and their entities.
#ifndef DXIL_FRONTEND_CHECK_SCOPES_H
#define DXIL_FRONTEND_CHECK_SCOPES_H

#include "../syntax/Tree.h"
#include "Program.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace dxil::frontend {

enum class ScopeId : uint32_t { None = 0 };
/// Index in Checker::Templates: a function, struct or alias template with its partial
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
  /// Number of the declaration; a template's definition sees only earlier ones. 0: always visible.
  uint32_t Since = 0;
  bool isType() const { return Kind == Sort::Type || Kind == Sort::Alias; }
  bool isTemplate() const { return Kind == Sort::FunctionTemplate || Kind == Sort::TypeTemplate; }
  bool isCallable() const { return Kind == Sort::Function || Kind == Sort::FunctionTemplate; }
  friend bool operator==(const Entity &A, const Entity &B) {
    return A.Index == B.Index && (A.Kind == B.Kind || (A.isType() && B.isType()));
  }
};

/// The purpose of a lookup. It decides which meanings count (NameRules.def).
enum class Lookup : uint8_t {
  All,
  Scopes,    ///< before `::`
  Types,     ///< after `struct`, `class` and `enum`
  Namespaces ///< after `using namespace`
};

/// Returns true if the lookup considers \p What, false if it passes over it.
bool considers(Lookup For, Entity What);
/// Returns true if one scope may have both meanings of a name.
bool standTogether(Entity A, Entity B);

/// The namespace of a using directive, and the scope in which its names appear as declared.
struct UsedNamespace {
  ScopeId Namespace, In;
};

struct Scope {
  enum class Sort : uint8_t { Global, Namespace, Struct, Function, Block, TemplateArguments };
  Sort Kind = Sort::Block;
  ScopeId Parent = ScopeId::None;
  TypeId Struct = TypeId::None; ///< for Sort::Struct
  std::string Prefix;           ///< `ns::S::`, for spellings
  llvm::DenseMap<Name, llvm::SmallVector<Entity, 1>> Entities;
  llvm::SmallVector<ScopeId, 2> Used; ///< by `using namespace`
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_SCOPES_H
