// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State of check() for templates, functions and open blocks that is not part of the program.
#ifndef DXIL_FRONTEND_CHECK_CHECKERSTATE_H
#define DXIL_FRONTEND_CHECK_CHECKERSTATE_H

#include "../syntax/Tree.h"
#include "Program.h"
#include "Scopes.h"

#include <utility>
#include <vector>

namespace dxil::frontend {

/// An argument of a template.
struct TemplateArgument {
  TypeId Type = TypeId::None; ///< None: Value
  uint64_t Value = 0;
  TypeId ValueType = TypeId::None;
};
inline bool sameArgument(const TemplateArgument &A, const TemplateArgument &B) {
  return A.Type == B.Type && (A.Type != TypeId::None || A.Value == B.Value);
}

/// One form of a template that fixes some of its arguments: `template <typename T> struct A<T, int>
/// { ... }`.
struct Specialization {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None;
  syntax::NodeList Parameters, Arguments;
  uint32_t Horizon = UINT32_MAX; ///< see Checker::Horizon
};

/// The default argument of a template's parameter, with the parameters of its declaration. Node is
/// None if there is no default argument.
struct DefaultArgument {
  const syntax::Tree *Tree = nullptr;
  syntax::NodeId Node = syntax::NodeId::None;
  syntax::NodeList Parameters;
};

/// The instance of a template for one list of arguments.
struct TemplateInstance {
  TemplateId Of = TemplateId::None;
  std::vector<TemplateArgument> Arguments;
  TypeId Type = TypeId::None;             ///< of a struct or alias
  FunctionId Function = FunctionId::None; ///< of a function
  ScopeId Bindings = ScopeId::None;       ///< scope that binds its parameters
};

/// A function, struct or alias template. Its primary form may have no definition.
struct Template {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None; ///< Function, Struct or Alias
  syntax::NodeList Parameters;
  ScopeId Scope = ScopeId::None; ///< where it is declared
  Name Word = Name::None;
  uint32_t Horizon = UINT32_MAX; ///< at the definition: see Checker::Horizon
  bool IsLibrary = false;
  std::vector<DefaultArgument> Defaults;    ///< by parameter, merged over all declarations
  std::vector<Specialization> Declarations; ///< of a function
  std::vector<Specialization> Specializations;
  std::vector<Specialization> MethodsOutside; ///< of a struct: Function nodes with a qualifier
};

/// State of a function that is not part of the program.
struct FunctionState {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None; ///< Function node that has the body
  ScopeId Scope = ScopeId::None;              ///< around its parameters and body
  uint32_t Instance = 0;                      ///< index in Checker::Instances; 0: not an instance
  uint32_t Depth = 0;                         ///< nesting of the instances that requested it
  uint32_t Horizon = UINT32_MAX;              ///< see Checker::Horizon
  size_t Barrier = SIZE_MAX; ///< method of a local struct: first of the local names that it sees
  bool WaitsForUse = false;  ///< the body is checked at the first call
  bool IsStatic = false;
  bool IsLibrary = false; ///< has a library::Function::Body
  uint32_t Required = 0;  ///< number of parameters without default argument
  ExprId FirstExpr = ExprId::None, EndExpr = ExprId::None; ///< expressions of its body
  /// Parameters that are not copies: their names denote these global arrays of resources.
  std::vector<std::pair<Name, VariableId>> OpenArrays;
};

/// The kind of entity that a misspelt name should have been.
enum class Wanted : uint8_t { Value, Function, Type, Scope, Member };

/// Names of the open blocks. Finds a name's latest declaration without a search.
class LocalNames {
public:
  size_t size() const { return Entries.size(); }
  Entity at(size_t I) const { return Entries[I].What; }
  Name wordAt(size_t I) const { return Entries[I].Word; }
  /// \p Block is the index of the first entry of the name's block.
  void add(Name Word, Entity What, FunctionId In, size_t Block);
  void shrink(size_t Size);
  /// Adds to \p Found the meanings of \p Word that \p For considers, from the innermost block that
  /// has one and the entries from \p Barrier on. Returns the function that declares them.
  FunctionId find(Name Word, size_t Barrier, Lookup For,
                  llvm::SmallVectorImpl<Entity> &Found) const;

private:
  struct Entry {
    Name Word;
    Entity What;
    FunctionId In;
    uint32_t Previous; ///< 1 + the entry that it hides; 0: none
    size_t Block;
  };
  std::vector<Entry> Entries;
  std::vector<uint32_t> Latest; ///< by name: 1 + its latest entry
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_CHECKERSTATE_H
