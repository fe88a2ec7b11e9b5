// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the check knows of functions beside the program, and what waits for later declarations.
#pragma once

#include "Scopes.h"

#include <utility>
#include <vector>

namespace dxil::frontend {

/// State of a function that is not part of the program.
struct FunctionState {
  const syntax::Tree *Tree = nullptr;
  const Tokens *Source = nullptr;
  syntax::NodeId Node = syntax::NodeId::None; ///< Function node that has the body
  ScopeId Scope = ScopeId::None;              ///< around its parameters and body
  uint32_t Instance = 0;         ///< index in TemplateTable::Instances; 0: not an instance
  uint32_t Depth = 0;            ///< nesting of the instances that requested it
  uint32_t Horizon = UINT32_MAX; ///< see Position::Horizon
  size_t Barrier = SIZE_MAX; ///< method of a local struct: first of the local names that it sees
  bool WaitsForUse = false;  ///< the body is checked at the first call
  bool IsStatic = false, IsInline = false;
  bool IsLibrary = false; ///< has a library::Function::Body
  uint32_t Required = 0;  ///< number of parameters without default argument
  ExprId FirstExpr = ExprId::None, EndExpr = ExprId::None; ///< expressions of its body
  /// Parameters that are not copies: their names denote these global arrays of resources.
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

/// For each parameter: its type, and the global array that it names.
using OpenArguments = std::vector<std::pair<TypeId, VariableId>>;

struct FunctionTable {
  std::vector<FunctionState> States{1};  ///< by FunctionId; see state() of Declarations.h
  std::vector<FunctionId> WaitingBodies; ///< methods, until their struct is complete
  std::vector<WaitingDefault> WaitingDefaults;
  std::vector<ExprId> WaitingCalls; ///< calls of functions that are defined later
  /// Instances whose bodies are checked without a call, with the place of the explicit
  /// instantiation.
  std::vector<std::pair<FunctionId, Location>> Instantiated;
  uint32_t LastScanned = 1; ///< expressions before this were searched for calls of instances
  /// Copies of functions with parameters that are arrays without length.
  llvm::DenseMap<FunctionId, std::vector<std::pair<OpenArguments, FunctionId>>> WithLengths;

  /// Returns true for instances of templates.
  bool isInstance(FunctionId F) const {
    return size_t(F) < States.size() && States[size_t(F)].Instance != 0;
  }
};

} // namespace dxil::frontend
