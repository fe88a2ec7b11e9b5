// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The position of the checker in the source, and the objects that change it temporarily.
#pragma once

#include "Scopes.h"

namespace dxil::frontend {

struct CheckContext;

/// The current position: the tree of a node, its scope, and the local names that are visible.
struct Position {
  const syntax::Tree *Tree = nullptr; ///< tree that the current node ids belong to
  const Tokens *Source = nullptr;
  ScopeId Scope = ScopeId::None;
  ScopeId Home = ScopeId::None;           ///< scope that receives declarations, if not Scope
  FunctionId Function = FunctionId::None; ///< function whose body is checked, or None
  TypeId This = TypeId::None;
  /// Limits lookup to earlier declarations in namespaces: names in a template that do not depend on
  /// its arguments have their meaning from the template's definition.
  uint32_t Horizon = UINT32_MAX;
  size_t Barrier = 0;    ///< index in ScopeTable::Locals: earlier entries are not visible
  size_t BlockStart = 0; ///< index in ScopeTable::Locals: first entry of the innermost block
  size_t FirstUsed = 0;  ///< index in ScopeTable::LocallyUsed: earlier ones are not visible
  bool InBlock = false;
  bool InDefault = false;  ///< a default argument is being checked
  uint32_t Loops = 0;      ///< open loops that `continue` may target
  uint32_t Breakables = 0; ///< open statements that `break` may target

  ScopeId home() const { return Home == ScopeId::None ? Scope : Home; }
};

/// Moves the checker to another scope, without local names, for the lifetime of the object.
class Elsewhere {
public:
  Elsewhere(CheckContext &C, ScopeId Scope, const syntax::Tree *Tree, const Tokens *Source,
            uint32_t Horizon = UINT32_MAX);
  ~Elsewhere();

private:
  CheckContext &C;
  Position Outer;
  size_t Size;
};

/// The names of one block.
class BlockScope {
public:
  explicit BlockScope(CheckContext &C);
  ~BlockScope();

private:
  CheckContext &C;
  size_t Size, OuterStart, UsedSize;
  bool OuterInBlock;
};

} // namespace dxil::frontend
