// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operands of an expression: the fields of its node that are expressions.
#pragma once

#include "Program.h"

#include <tuple>

namespace dxil::frontend {

struct AnyField {
  template <typename Field> operator Field() const;
};

/// Returns the fields of a node as a tuple.
template <typename Node> auto fieldsOf(const Node &N) {
  using Any = AnyField;
  if constexpr (std::is_empty_v<Node>) {
    return std::tuple();
  } else if constexpr (requires { Node{Any(), Any(), Any(), Any(), Any(), Any()}; }) {
    const auto &[A, B, C, D, E, F] = N;
    return std::tuple(A, B, C, D, E, F);
  } else if constexpr (requires { Node{Any(), Any(), Any(), Any(), Any()}; }) {
    const auto &[A, B, C, D, E] = N;
    return std::tuple(A, B, C, D, E);
  } else if constexpr (requires { Node{Any(), Any(), Any(), Any()}; }) {
    const auto &[A, B, C, D] = N;
    return std::tuple(A, B, C, D);
  } else if constexpr (requires { Node{Any(), Any(), Any()}; }) {
    const auto &[A, B, C] = N;
    return std::tuple(A, B, C);
  } else if constexpr (requires { Node{Any(), Any()}; }) {
    const auto &[A, B] = N;
    return std::tuple(A, B);
  } else {
    const auto &[A] = N;
    return std::tuple(A);
  }
}

/// Calls \p Do for each operand of \p E that is not None, in source order.
template <typename Function> void forEachOperand(const Program &P, ExprId E, Function Do) {
  auto Visit = [&](const auto &Field) {
    using Kind = std::decay_t<decltype(Field)>;
    if constexpr (std::is_same_v<Kind, ExprId>) {
      if (Field != ExprId::None)
        Do(Field);
    } else if constexpr (std::is_same_v<Kind, ExprList>) {
      for (size_t I = 0; I < Field.Count; ++I)
        if (const ExprId Item = P.Expressions.item(Field, I); Item != ExprId::None)
          Do(Item);
    }
  };
  switch (P.Expressions.kind(E)) {
  case ExprKind::None: return;
#define DXIL_OPERANDS(Node)                                                                        \
  case ExprKind::Node:                                                                             \
    return std::apply([&](const auto &...Field) { (Visit(Field), ...); },                          \
                      fieldsOf(P.Expressions.get<expr::Node>(E)));
    DXIL_EXPRESSION_NODES(DXIL_OPERANDS)
#undef DXIL_OPERANDS
  }
}

} // namespace dxil::frontend
