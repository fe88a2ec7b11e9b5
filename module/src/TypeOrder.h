// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order of types in which records can be written and read: that of LLVM 3.7.
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir {

/// Each type follows what it is made of, but for named structs that are met inside themselves,
/// which records may name before they are there. Time is linear, but for rings through pointers,
/// where it is as many times more as types nest.
class TypeOrder {
public:
  explicit TypeOrder(const Module &M) : M(M), States(M.Types.size()), Next(M.Types.size()) {}
  /// Adds a type and all that it is made of to the list.
  void add(TypeId Root);

  std::vector<TypeId> List;

private:
  enum State : uint8_t { New, Open, Done };
  void push(TypeId T);
  TypeId part(TypeId T, uint32_t I) const;

  const Module &M;
  std::vector<State> States;
  std::vector<uint32_t> Next; ///< by type: the part that is looked at next
  std::vector<TypeId> Stack;
};

} // namespace dxil::ir
