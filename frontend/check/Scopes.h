// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Meanings of names: scopes of namespaces, structs, functions and blocks, and their entities.
#pragma once

#include "../syntax/Tree.h"
#include "Program.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace dxil::frontend {

enum class ScopeId : uint32_t { None = 0 };
constexpr ScopeId LibraryScope = ScopeId(1), GlobalScope = ScopeId(2);
/// Index in TemplateTable::All: a function, struct or alias template with its partial
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
  Location Where = Location::None; ///< None: not declared in the program
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

/// Returns true if the lookup considers \p Candidate, false if it passes over it.
bool considers(Lookup For, Entity Candidate);
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
  TypeId Struct = TypeId::None; ///< only for Sort::Struct
  std::string Prefix;           ///< `ns::S::`, for spellings
  llvm::DenseMap<Name, llvm::SmallVector<Entity, 1>> Entities;
  llvm::SmallVector<ScopeId, 2> Used; ///< namespaces of `using namespace`
};

/// Names of the open blocks. Finds a name's latest declaration without a search.
class LocalNames {
public:
  size_t size() const { return Entries.size(); }
  Entity at(size_t I) const { return Entries[I].Declared; }
  Name wordAt(size_t I) const { return Entries[I].Word; }
  /// \p Block is the index of the first entry of the name's block.
  void add(Name Word, Entity Declared, FunctionId In, size_t Block);
  void shrink(size_t Size);
  /// Adds to \p Matches the meanings of \p Word that \p For considers, from the innermost block
  /// that has one and the entries from \p Barrier on. Returns the function that declares them.
  FunctionId find(Name Word, size_t Barrier, Lookup For,
                  llvm::SmallVectorImpl<Entity> &Matches) const;

private:
  struct Entry {
    Name Word;
    Entity Declared;
    FunctionId In;
    uint32_t Previous; ///< 1 + the entry that it hides; 0: none
    size_t Block;
  };
  std::vector<Entry> Entries;
  std::vector<uint32_t> Latest; ///< indexed by name: 1 + index of its latest entry; 0: none
};

/// All scopes, and the local names of the open blocks.
class ScopeTable {
public:
  LocalNames Locals;
  /// Namespaces of `using namespace` in the open blocks.
  std::vector<UsedNamespace> LocallyUsed;
  /// For each struct and name of a using declaration in it: the base that has the member.
  std::map<std::pair<TypeId, Name>, TypeId> UsedMembers;
  llvm::DenseMap<TypeId, ScopeId> StructScopes; ///< scopes of structs and enums
  uint32_t Declarations = 0;                    ///< number of declarations in namespaces so far
  FunctionId LocalsOwner =
      FunctionId::None; ///< function of the local names that the last lookup found
  unsigned QualifierDepth = 0;

  ScopeId add(Scope::Sort Kind, ScopeId Parent, std::string Prefix);
  Scope &at(ScopeId S) { return All[size_t(S)]; }
  const Scope &at(ScopeId S) const { return All[size_t(S)]; }
  size_t size() const { return All.size(); }
  /// Returns the meaning of sort \p Kind that \p Word has in \p S itself, or null.
  Entity *find(ScopeId S, Name Word, Entity::Sort Kind);
  /// Returns the scope of a struct or enum, or None.
  ScopeId ofType(TypeId T) const;
  /// Returns the struct whose members \p S declares, or None for other scopes.
  TypeId structAround(ScopeId S) const;
  /// Returns the innermost scope that encloses both \p From and \p S.
  ScopeId common(ScopeId From, ScopeId S) const;

private:
  std::vector<Scope> All{1};
};

} // namespace dxil::frontend
