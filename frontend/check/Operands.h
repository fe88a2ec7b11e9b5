// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operands of an expression.
#ifndef DXIL_FRONTEND_CHECK_OPERANDS_H
#define DXIL_FRONTEND_CHECK_OPERANDS_H

#include "Program.h"

namespace dxil::frontend {

/// Calls \p Do for each operand of \p E that is not None, in source order.
template <typename Function> void forEachOperand(const Program &P, ExprId E, Function Do) {
  const auto &X = P.Expressions;
  auto Each = [&](std::initializer_list<ExprId> Operands) {
    for (ExprId Operand : Operands)
      if (Operand != ExprId::None)
        Do(Operand);
  };
  auto All = [&](ExprList L) {
    for (size_t I = 0; I < L.Count; ++I)
      Each({X.item(L, I)});
  };
  switch (X.kind(E)) {
  case ExprKind::None:
  case ExprKind::Bad:
  case ExprKind::Constant:
  case ExprKind::StringConstant:
  case ExprKind::VariablePlace:
  case ExprKind::ThisPlace: return;
  case ExprKind::Load: return Each({X.get<expr::Load>(E).Place});
  case ExprKind::Negate: return Each({X.get<expr::Negate>(E).Operand});
  case ExprKind::Not: return Each({X.get<expr::Not>(E).Operand});
  case ExprKind::Complement: return Each({X.get<expr::Complement>(E).Operand});
  case ExprKind::Binary: {
    auto N = X.get<expr::Binary>(E);
    return Each({N.Left, N.Right});
  }
  case ExprKind::Logical: {
    auto N = X.get<expr::Logical>(E);
    return Each({N.Left, N.Right});
  }
  case ExprKind::Select: {
    auto N = X.get<expr::Select>(E);
    return Each({N.Condition, N.True, N.False});
  }
  case ExprKind::Branch: {
    auto N = X.get<expr::Branch>(E);
    return Each({N.Condition, N.True, N.False});
  }
  case ExprKind::Convert: return Each({X.get<expr::Convert>(E).Operand});
  case ExprKind::Construct: return All(X.get<expr::Construct>(E).Parts);
  case ExprKind::Swizzle: return Each({X.get<expr::Swizzle>(E).Operand});
  case ExprKind::FieldValue: return Each({X.get<expr::FieldValue>(E).Operand});
  case ExprKind::ElementValue: {
    auto N = X.get<expr::ElementValue>(E);
    return Each({N.Operand, N.Index});
  }
  case ExprKind::Call: {
    auto N = X.get<expr::Call>(E);
    Each({N.This});
    return All(N.Arguments);
  }
  case ExprKind::LibraryCall: {
    auto N = X.get<expr::LibraryCall>(E);
    Each({N.Object});
    return All(N.Arguments);
  }
  case ExprKind::OutArgument: return Each({X.get<expr::OutArgument>(E).Place});
  case ExprKind::Assign: {
    auto N = X.get<expr::Assign>(E);
    return Each({N.Place, N.Value});
  }
  case ExprKind::CompoundAssign: {
    auto N = X.get<expr::CompoundAssign>(E);
    return Each({N.Place, N.Value});
  }
  case ExprKind::Increment: return Each({X.get<expr::Increment>(E).Place});
  case ExprKind::Sequence: {
    auto N = X.get<expr::Sequence>(E);
    return Each({N.First, N.Last});
  }
  case ExprKind::HeapObject: return Each({X.get<expr::HeapObject>(E).Index});
  case ExprKind::FieldPlace: return Each({X.get<expr::FieldPlace>(E).Base});
  case ExprKind::BasePlace: return Each({X.get<expr::BasePlace>(E).Derived});
  case ExprKind::ElementPlace: {
    auto N = X.get<expr::ElementPlace>(E);
    return Each({N.Base, N.Index});
  }
  case ExprKind::SwizzlePlace: return Each({X.get<expr::SwizzlePlace>(E).Base});
  case ExprKind::BufferPlace: {
    auto N = X.get<expr::BufferPlace>(E);
    return Each({N.Object, N.Index});
  }
  case ExprKind::MipPlace: {
    auto N = X.get<expr::MipPlace>(E);
    return Each({N.Object, N.Level, N.Index});
  }
  case ExprKind::ContentsPlace: return Each({X.get<expr::ContentsPlace>(E).Object});
  case ExprKind::ConvertedPlace: return Each({X.get<expr::ConvertedPlace>(E).Place});
  case ExprKind::TemporaryPlace: return Each({X.get<expr::TemporaryPlace>(E).Value});
  case ExprKind::StoredPlace: return Each({X.get<expr::StoredPlace>(E).Store});
  }
}

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_OPERANDS_H
