// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates checked constant expressions.
#pragma once

#include "Program.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace dxil::frontend {

/// The value of a constant expression: one number for each leaf of its type, as in expr::Constant.
struct ConstantValue {
  TypeId Type = TypeId::None;
  std::vector<uint64_t> Bits;
};

/// Values of variables that are already evaluated, and the work that this took.
struct VariableValues {
  /// Null for a variable whose value is not constant or is being computed.
  llvm::DenseMap<VariableId, std::unique_ptr<ConstantValue>> Values;
  uint64_t Work = 0; ///< count of computed numbers
};

/// Returns \p Bits, of kind \p K, sign- or zero-extended.
int64_t integerOf(const TypeTable &Types, ScalarKind K, uint64_t Bits);

/// Evaluates one expression. Its work is bounded by the nodes of the expression and of the
/// initializers that it reads, and by the count of computed numbers in one VariableValues.
class Evaluator {
public:
  /// The use of the value. Code: code generation; library calls are computed as DXC does in code
  /// generation, other float operations are left to the optimizer. Integer: the language requires
  /// an integer constant, such as an array length; library calls and parts of vectors, arrays and
  /// structs are not constant.
  enum class Purpose : uint8_t { Check, Code, Integer };
  Evaluator(const Program &P, const TypeTable &Types, VariableValues &Variables,
            Purpose For = Purpose::Check)
      : P(P), Types(Types), Variables(Variables), For(For) {}
  /// Returns nothing if \p E is not constant.
  std::optional<ConstantValue> evaluate(ExprId E);
  /// Returns the initial value of const \p V, or null if it is not constant.
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
  Value constant(const expr::Constant &N, TypeId T);
  Value construct(const expr::Construct &N, TypeId T);
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
  /// Appends the scalar kinds of the leaves of T. Returns false if a leaf is not a number.
  bool leaves(TypeId T, llvm::SmallVectorImpl<ScalarKind> &Kinds);

  const Program &P;
  const TypeTable &Types;
  VariableValues &Variables;
  Purpose For;
  unsigned Depth = 0;
  unsigned FloatsRead = 0; ///< count of float variables that were read
};

/// A number without the width of its type.
struct Number {
  bool IsFloat = false;
  int64_t Integer = 0; ///< an unsigned integer as the signed one with the same bits
  double Float = 0;
};
Number decode(const TypeTable &Types, ScalarKind K, uint64_t Bits);
/// Returns nothing if kind \p K cannot represent \p N.
std::optional<uint64_t> encode(const TypeTable &Types, ScalarKind K, Number N, bool FromUnsigned);
/// Returns `A Op B` for two numbers of kind \p K, or nothing if the result is undefined.
std::optional<uint64_t> compute(const TypeTable &Types, expr::BinaryOp Op, ScalarKind K, uint64_t A,
                                uint64_t B);

} // namespace dxil::frontend
