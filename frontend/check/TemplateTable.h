// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Templates of the program and their instances.
#pragma once

#include "Scopes.h"

#include "llvm/ADT/DenseSet.h"

#include <vector>

namespace dxil::frontend {

/// Limits recursive template instantiation.
constexpr uint32_t MaxInstantiationDepth = 256;

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
  uint32_t Horizon = UINT32_MAX; ///< see Position::Horizon
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
  TemplateId Tmpl = TemplateId::None;
  std::vector<TemplateArgument> Arguments;
  TypeId Type = TypeId::None;             ///< type of a struct or alias template
  FunctionId Function = FunctionId::None; ///< function of a function template
  ScopeId Bindings = ScopeId::None;       ///< scope that binds its parameters
};

/// A function, struct or alias template. Its primary form may have no definition.
struct Template {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None; ///< Function, Struct or Alias
  syntax::NodeList Parameters;
  ScopeId Scope = ScopeId::None; ///< scope of the declaration
  Name Word = Name::None;
  uint32_t Horizon = UINT32_MAX; ///< for the definition; see Position::Horizon
  bool IsLibrary = false;
  /// Default arguments by parameter, merged over all declarations.
  std::vector<DefaultArgument> Defaults;
  std::vector<Specialization> Declarations; ///< only of function templates
  std::vector<Specialization> Specializations;
  std::vector<Specialization> MethodsOutside; ///< for a struct: Function nodes with a qualifier
};

/// All templates and instances. An instance is found by its template and arguments.
class TemplateTable {
public:
  std::vector<Template> All{1};
  std::vector<TemplateInstance> Instances{1};
  llvm::DenseMap<TypeId, uint32_t> InstanceOf; ///< indices in Instances, by the type of a struct
  llvm::DenseSet<TypeId> HasDependentBase;     ///< instances whose base depends on their arguments
  llvm::DenseSet<TypeId> Explicit;             ///< instances of explicit instantiations
  unsigned Depth = 0;                          ///< number of nested instantiations
  uint64_t Deductions = 0;                     ///< attempts to match a template's patterns
  bool ReportedLanguage = false;               ///< template_needs_2021 was reported

  /// Returns the index of an instance, or 0 if there is none.
  uint32_t find(TemplateId Tmpl, llvm::ArrayRef<TemplateArgument> Arguments) const;
  uint32_t add(TemplateId Tmpl, llvm::ArrayRef<TemplateArgument> Arguments);
  /// Makes find() not return \p Instance.
  void forget(uint32_t Instance);

private:
  llvm::DenseMap<uint64_t, llvm::SmallVector<uint32_t, 1>> InstancesByKey;
};

} // namespace dxil::frontend
