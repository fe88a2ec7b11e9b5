// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What check() keeps of templates, functions and open blocks, beside what the program says of them.
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

/// One form of a template that stands for some of its arguments: `template <typename T> struct A<T,
/// int> { ... }`.
struct Specialization {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None;
  syntax::NodeList Parameters, Arguments;
  uint32_t Horizon = UINT32_MAX; ///< see Checker::Horizon
};

/// The default argument of a template's parameter, with the parameters of the declaration that it
/// stands in. Node is None where there is none.
struct DefaultArgument {
  const syntax::Tree *Tree = nullptr;
  syntax::NodeId Node = syntax::NodeId::None;
  syntax::NodeList Parameters;
};

/// What a template is for one list of arguments.
struct TemplateInstance {
  TemplateId Of = TemplateId::None;
  std::vector<TemplateArgument> Arguments;
  TypeId Type = TypeId::None;             ///< of a struct or alias
  FunctionId Function = FunctionId::None; ///< of a function
  ScopeId Bindings = ScopeId::None;       ///< where its parameters have their meaning
};

/// A function, struct or alias template as it was declared. Its primary form may be missing a
/// definition.
struct Template {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None; ///< Function, Struct or Alias
  syntax::NodeList Parameters;
  ScopeId Scope = ScopeId::None; ///< that it stands in
  Name Word = Name::None;
  uint32_t Horizon = UINT32_MAX; ///< of the definition: see Checker::Horizon
  bool IsLibrary = false;
  std::vector<DefaultArgument> Defaults;    ///< by parameter, of all declarations together
  std::vector<Specialization> Declarations; ///< of a function
  std::vector<Specialization> Specializations;
  std::vector<Specialization> MethodsOutside; ///< of a struct: Function nodes with a qualifier
};

/// What the checker knows of a function beside what the program says of it.
struct FunctionState {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None; ///< Function: where its body is
  ScopeId Scope = ScopeId::None;              ///< that its parameters and body stand in
  uint32_t Instance = 0;                      ///< index of Checker::Instances; 0: it is no instance
  uint32_t Depth = 0;                         ///< of instances that asked for it
  uint32_t Horizon = UINT32_MAX;              ///< see Checker::Horizon
  size_t Barrier = SIZE_MAX; ///< of a method of a local struct: where the names that it sees begin
  bool WaitsForUse = false;  ///< the body is checked when something calls it
  bool IsStatic = false;
  bool IsLibrary = false; ///< of library::Function::Body
  uint32_t Required = 0;  ///< parameters without a default argument
  ExprId FirstExpr = ExprId::None, EndExpr = ExprId::None; ///< the nodes of its body
  /// Parameters that are no copies: their names mean these global arrays of resources.
  std::vector<std::pair<Name, VariableId>> OpenArrays;
};

/// What a name that is not there should have been.
enum class Wanted : uint8_t { Value, Function, Type, Scope, Member };

/// The names of the blocks that are open. A name's latest declaration is found without a search.
class LocalNames {
public:
  size_t size() const { return Entries.size(); }
  Entity at(size_t I) const { return Entries[I].What; }
  Name wordAt(size_t I) const { return Entries[I].Word; }
  /// \p Block is where the entries of its block begin.
  void add(Name Word, Entity What, FunctionId In, size_t Block);
  void shrink(size_t Size);
  /// Adds the meanings of \p Word that \p For considers in the innermost block that has one, among
  /// the entries from \p Barrier on. Returns the function that declares them.
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
