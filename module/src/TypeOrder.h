// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LLVM 3.7's order of types in the type table, in which records can be written and read.
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir {

/// An order of types in which each type follows its components, except for recursive named structs,
/// which records may use before their definition. Time is linear, but for cycles through pointers,
/// where it also grows with the nesting depth.
class TypeOrder {
public:
  explicit TypeOrder(const Module &M) : M(M), States(M.Types.size()), Next(M.Types.size()) {}
  /// Appends a type and its components to the list.
  void add(TypeId Root);

  std::vector<TypeId> List;

private:
  enum State : uint8_t { New, Open, Done };
  void push(TypeId T);
  TypeId part(TypeId T, uint32_t I) const;

  const Module &M;
  std::vector<State> States;
  std::vector<uint32_t> Next; ///< indexed by type: next component to visit
  std::vector<TypeId> Stack;
};

} // namespace dxil::ir
