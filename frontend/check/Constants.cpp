// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates constant expressions.
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Evaluator.h"
#include "Expressions.h"
#include "NameLookup.h"

namespace dxil::frontend {
using syntax::NodeId;

std::optional<ConstantValue> evaluate(CheckContext &C, ExprId E) {
  Evaluator Work(C.P, C.Types, C.Constants.Initial);
  return Work.evaluate(E);
}

std::optional<ConstantValue> evaluateInteger(CheckContext &C, ExprId E) {
  Evaluator Work(C.P, C.Types, C.Constants.Integers, Evaluator::Purpose::Integer);
  return Work.evaluate(E);
}

std::optional<int64_t> integerConstant(CheckContext &C, NodeId Node, TypeId Enum,
                                       Diagnostic IfNone) {
  ExprId E = checkValue(C, Node);
  TypeId T = C.P.type(E);
  if (T == TypeId::Error)
    return {};
  if (Enum != TypeId::None && T != Enum) {
    C.Diags.report(C.Here.Tree->location(Node), Diagnostic::cannot_convert_implicitly,
                   {isAnyObject(C, E) ? "a resource" : spell(C, T), spell(C, Enum)});
    return {};
  }
  TypeId Plain = C.Types.get(T).Kind == TypeKind::Enum ? C.Types.enumOf(T).Underlying : T;
  const Type &Kind = C.Types.get(Plain);
  bool IsNumber =
      Kind.Kind == TypeKind::Scalar || (Kind.Kind == TypeKind::Vector && Kind.Rows == 1);
  if (!IsNumber || isFloating(Kind.Element)) {
    C.Diags.report(C.Here.Tree->location(Node), Diagnostic::constant_not_integer, {spell(C, T)});
    return {};
  }
  std::optional<ConstantValue> Value = evaluateInteger(C, E);
  if (!Value || Value->Bits.empty()) {
    C.Diags.report(C.Here.Tree->location(Node), IfNone);
    return {};
  }
  return integerOf(C.Types, Kind.Element, Value->Bits[0]);
}

} // namespace dxil::frontend
