// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates constant expressions.
#include "Checker.h"
#include "Evaluator.h"

using namespace dxil::frontend;
using syntax::NodeId;

std::optional<ConstantValue> Checker::evaluate(ExprId E) {
  Evaluator Work(P, Types, Known);
  return Work.evaluate(E);
}

std::optional<ConstantValue> Checker::evaluateInteger(ExprId E) {
  Evaluator Work(P, Types, KnownIntegers, Evaluator::Purpose::Integer);
  return Work.evaluate(E);
}

std::optional<int64_t> Checker::integerConstant(NodeId Node, TypeId Enum) {
  ExprId E = checkValue(Node);
  TypeId T = P.type(E);
  if (T == TypeId::Error)
    return {};
  if (Enum != TypeId::None && T != Enum) {
    Diags.report(CurrentTree->location(Node), Diagnostic::cannot_convert_implicitly,
                 {isAnyObject(E) ? "a resource" : spell(T), spell(Enum)});
    return {};
  }
  TypeId Plain = Types.get(T).Kind == TypeKind::Enum ? Types.enumOf(T).Underlying : T;
  const Type &Kind = Types.get(Plain);
  bool IsNumber =
      Kind.Kind == TypeKind::Scalar || (Kind.Kind == TypeKind::Vector && Kind.Rows == 1);
  if (!IsNumber || isFloating(Kind.Element)) {
    Diags.report(CurrentTree->location(Node), Diagnostic::constant_not_integer, {spell(T)});
    return {};
  }
  std::optional<ConstantValue> Value = evaluateInteger(E);
  if (!Value || Value->Bits.empty()) {
    Diags.report(CurrentTree->location(Node), Diagnostic::not_a_constant);
    return {};
  }
  return integerOf(Types, Kind.Element, Value->Bits[0]);
}
