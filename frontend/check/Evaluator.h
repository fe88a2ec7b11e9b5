// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computes checked expressions whose operands are known.
#ifndef DXIL_FRONTEND_CHECK_EVALUATOR_H
#define DXIL_FRONTEND_CHECK_EVALUATOR_H

#include "Program.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace dxil::frontend {

/// The value of a constant expression: the numbers of its type's leaves, each as of expr::Constant.
struct ConstantValue {
  TypeId Type = TypeId::None;
  std::vector<uint64_t> Bits;
};

/// What is known of variables already, and what it took to find out.
struct KnownVariables {
  /// Null for a variable whose value is not constant or is being computed.
  llvm::DenseMap<VariableId, std::unique_ptr<ConstantValue>> Values;
  uint64_t Work = 0; ///< numbers that were computed
};

/// The value of a number with the bits \p Bits, sign or zeros before it.
int64_t integerOf(const TypeTable &Types, ScalarKind K, uint64_t Bits);

/// One evaluation. Its work is bounded by the nodes of the expression and of the initializers that
/// it reads, and by the numbers that are computed for one set of known variables.
class Evaluator {
public:
  /// What values are for. Code: what is generated; calls of the library are computed as DXC does
  /// when it generates code, others of floats are left to the optimizer. Integer: where the
  /// language wants an integer constant, such as the length of an array; calls of the library and
  /// parts of vectors, arrays and structs are none.
  enum class Purpose : uint8_t { Check, Code, Integer };
  Evaluator(const Program &P, const TypeTable &Types, KnownVariables &Known,
            Purpose For = Purpose::Check)
      : P(P), Types(Types), Known(Known), For(For) {}
  /// Returns nothing if \p E is not constant.
  std::optional<ConstantValue> evaluate(ExprId E);
  /// The initial value of const \p V; null if it is not constant.
  const ConstantValue *variable(VariableId V);

private:
  /// A part of a variable's value.
  struct Part {
    const ConstantValue *Whole = nullptr;
    uint64_t First = 0;
    TypeId Type = TypeId::None;
  };
  using Value = std::optional<ConstantValue>;

  Value evaluateNode(ExprId E);
  bool isPart(ExprId E) const;
  std::optional<Part> part(ExprId Place);
  Value loaded(ExprId Place);
  Value convert(const ConstantValue &From, TypeId To, ConversionKind How);
  Value unary(ExprKind Op, ExprId Operand, TypeId Result);
  Value binary(ExprId E);
  Value logical(ExprId E);
  Value choice(ExprId Condition, ExprId True, ExprId False, TypeId Result);
  Value slice(const ConstantValue &From, uint64_t First, TypeId T);
  Value swizzle(const ConstantValue &From, List<uint32_t> Elements, TypeId T);
  std::optional<uint64_t> index(ExprId E);
  Value call(ExprId E);
  std::optional<uint64_t> fieldOffset(TypeId Struct, uint32_t Index);
  /// The scalars that T has when it is taken apart; nothing if one is no number.
  bool leaves(TypeId T, llvm::SmallVectorImpl<ScalarKind> &Kinds);

  const Program &P;
  const TypeTable &Types;
  KnownVariables &Known;
  Purpose For;
  unsigned Depth = 0;
  unsigned FloatsRead = 0; ///< variables of floats
};

/// A number apart from its width.
struct Number {
  bool IsFloat = false;
  int64_t Integer = 0; ///< of unsigned types the same bits
  double Float = 0;
};
Number decode(const TypeTable &Types, ScalarKind K, uint64_t Bits);
/// Nothing where \p N has no value of \p K.
std::optional<uint64_t> encode(const TypeTable &Types, ScalarKind K, Number N, bool FromUnsigned);
/// `A Op B` for two numbers of kind \p K; nothing where it has no value.
std::optional<uint64_t> compute(const TypeTable &Types, expr::BinaryOp Op, ScalarKind K, uint64_t A,
                                uint64_t B);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_EVALUATOR_H
