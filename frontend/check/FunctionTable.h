// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the checker records about functions, and what waits for later declarations.
#pragma once

#include "Scopes.h"

#include <utility>
#include <vector>

namespace dxil::frontend {

/// What only the checker needs to know about a function.
struct FunctionState {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None; ///< Function node that has the body
  ScopeId Scope = ScopeId::None;              ///< scope around its parameters and body
  uint32_t Instance = 0;         ///< index in TemplateTable::Instances; 0: not an instance
  uint32_t Depth = 0;            ///< nesting of the instances that requested it
  uint32_t Horizon = UINT32_MAX; ///< see Position::Horizon
  /// For methods of local structs: index of the first visible local name.
  size_t Barrier = SIZE_MAX;
  bool WaitsForUse = false; ///< the body is checked at the first call
  bool IsStatic = false, IsInline = false;
  bool IsLibrary = false; ///< has a library::Function::Body
  uint32_t Required = 0;  ///< number of parameters without default argument
  ExprId FirstExpr = ExprId::None, EndExpr = ExprId::None; ///< range of the expressions in its body
  /// Parameters that are not copied: the name denotes this global array of resources.
  std::vector<std::pair<Name, VariableId>> OpenArrays;
};

/// A default argument of a method. It may name members that follow.
struct WaitingDefault {
  VariableId Parameter;
  syntax::NodeId Node;
  ScopeId Scope;
  const syntax::Tree *Tree;
  const Tokens *Source;
  uint32_t Horizon;
};

/// The type of each parameter, and the global array that it denotes, if any.
using OpenArguments = std::vector<std::pair<TypeId, VariableId>>;

struct FunctionTable {
  std::vector<FunctionState> States{1};  ///< indexed by FunctionId; see state() of Declarations.h
  std::vector<FunctionId> WaitingBodies; ///< methods that wait until their struct is complete
  std::vector<WaitingDefault> WaitingDefaults;
  std::vector<ExprId> WaitingCalls; ///< calls of functions that were not yet defined
  /// Instances whose bodies are checked even without a call, with the location of the explicit
  /// instantiation.
  std::vector<std::pair<FunctionId, Location>> Instantiated;
  uint32_t LastScanned = 1; ///< expressions before this were searched for calls of instances
  /// Instances of functions with unbounded array parameters, by the arguments.
  llvm::DenseMap<FunctionId, std::vector<std::pair<OpenArguments, FunctionId>>> WithLengths;

  /// Returns true for instances of templates.
  bool isInstance(FunctionId F) const {
    return size_t(F) < States.size() && States[size_t(F)].Instance != 0;
  }
};

} // namespace dxil::frontend
