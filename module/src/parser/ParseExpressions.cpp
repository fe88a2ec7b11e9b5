// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses constant expressions.
#include "Parser.h"

#include "../TypeRules.h"
#include "../assembly/Keywords.h"

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

/// Parses `fast` and other flags in any order.
bool Parser::parseFlags(uint16_t &Out) {
  Out = 0;
  for (; is(TokenKind::Word); next()) {
    if (T.Text == "fast") {
      Out |= AllFastMath;
      continue;
    }
    uint16_t Flag = 0;
    for (const FlagName &N : flagNames())
      if (N.Name == T.Text)
        Flag = N.Flag;
    if (!Flag)
      return true;
    Out |= Flag;
  }
  return true;
}

/// Checks that the type fits an integer or floating-point operation.
bool Parser::binaryFits(Opcode Op, TypeId Type, size_t Offset) {
  const bool IsFloat = Op == Opcode::FAdd || Op == Opcode::FSub || Op == Opcode::FMul ||
                       Op == Opcode::FDiv || Op == Opcode::FRem;
  if (IsFloat ? isFloatOrVector(Type) : isIntOrVector(Type))
    return true;
  return fail(Offset, ErrorCode::TypeMismatch,
              std::string(opcodeName(Op)) + " of type " + typeName(Type),
              IsFloat ? "floats or vectors of them" : "integers or vectors of them");
}

static ConstantKind expressionKind(Opcode Op) {
  switch (Op) {
  case Opcode::GetElementPtr: return ConstantKind::GetElementPtr;
  case Opcode::ICmp:
  case Opcode::FCmp: return ConstantKind::Compare;
  case Opcode::Select: return ConstantKind::Select;
  case Opcode::ExtractElement: return ConstantKind::ExtractElement;
  case Opcode::InsertElement: return ConstantKind::InsertElement;
  case Opcode::ShuffleVector: return ConstantKind::ShuffleVector;
  default:
    return isBinary(Op) ? ConstantKind::BinaryOp
           : isCast(Op) ? ConstantKind::Cast
                        : ConstantKind::Null; // not a constant expression
  }
}

static size_t operandCount(ConstantKind K) {
  switch (K) {
  case ConstantKind::Cast: return 1;
  case ConstantKind::Select:
  case ConstantKind::InsertElement:
  case ConstantKind::ShuffleVector: return 3;
  case ConstantKind::GetElementPtr: return 0; // any number, at least one
  default: return 2;
  }
}

// Parses `Count` typed constants separated by commas; 0 for any number.
bool Parser::parseExpressionOperands(std::vector<ValueId> &Ops, size_t Count) {
  do {
    const size_t Start = T.Offset;
    ValueId V;
    if (!parseTypedValue(V))
      return false;
    if (D.M.Values[V].Kind > ValueKind::Constant)
      return fail(Start, ErrorCode::ValueReference, "a constant is made of a value that is none",
                  "a constant");
    Ops.push_back(V);
  } while ((!Count || Ops.size() < Count) && accept(','));
  if (Ops.size() < Count)
    return unexpected("',' and an operand");
  return true;
}

// Parses a keyword, flags or a predicate, and operands in brackets
bool Parser::parseExpression(Opcode Op, TypeId Type, ValueId &Out) {
  const size_t Start = T.Offset;
  Constant C{.Kind = expressionKind(Op)};
  if (C.Kind == ConstantKind::Null)
    return unexpected("a constant of type " + typeName(Type));
  next();
  uint16_t Flags = 0;
  if (C.Kind == ConstantKind::BinaryOp || C.Kind == ConstantKind::Cast)
    C.SubOpcode = uint8_t(Op);
  if (C.Kind == ConstantKind::BinaryOp && !parseFlags(Flags))
    return false;
  C.Flags = uint8_t(Flags & (NoUnsignedWrap | NoSignedWrap | Exact));
  if (C.Kind == ConstantKind::Compare && !parsePredicate(Op, C.Predicate))
    return false;
  if (C.Kind == ConstantKind::GetElementPtr && acceptWord("inbounds"))
    C.Flags = InBounds;
  if (!expect('('))
    return false;
  if (C.Kind == ConstantKind::GetElementPtr && (!elementType(C.SourceType) || !expect(',')))
    return false;
  std::vector<ValueId> Ops;
  if (!parseExpressionOperands(Ops, operandCount(C.Kind)))
    return false;
  TypeId To = Type;
  if (C.Kind == ConstantKind::Cast && (!expectWord("to") || !elementType(To)))
    return false;
  if (!expect(')') || !checkExpression(C, Ops, To, Start))
    return false;
  Out = addConstant(C, To, Ops);
  return needsType(Out, Type, Start);
}

/// Checks that the operands have the types that an expression of this type requires.
bool Parser::checkExpression(const Constant &C, std::span<const ValueId> Ops, TypeId Type,
                             size_t Offset) {
  auto TypeAt = [&](size_t I) { return typeOf(Ops[I]); };
  auto Needs = [&](bool Holds) {
    return Holds ||
           fail(Offset, ErrorCode::TypeMismatch,
                "the operands do not make a value of type " + typeName(Type), "operands that fit");
  };
  const bool IsVector = type(TypeAt(0)).Kind == TypeKind::Vector;
  switch (C.Kind) {
  case ConstantKind::BinaryOp:
    return binaryFits(Opcode(C.SubOpcode), Type, Offset) &&
           Needs(TypeAt(0) == Type && TypeAt(1) == Type);
  case ConstantKind::Cast: return Needs(castFits(D.M, Opcode(C.SubOpcode), TypeAt(0), Type));
  case ConstantKind::GetElementPtr: {
    TypeId Result;
    return gepType(C.SourceType, Ops, Offset, Result) && Needs(Result == Type);
  }
  case ConstantKind::Compare:
    return Needs(TypeAt(0) == TypeAt(1) && boolLike(TypeAt(0)) == Type &&
                 isFloatOrVector(TypeAt(0)) == (C.Predicate < IcmpEq));
  case ConstantKind::Select:
    return Needs((TypeAt(0) == I1 || TypeAt(0) == boolLike(Type)) && TypeAt(1) == Type &&
                 TypeAt(2) == Type);
  case ConstantKind::ExtractElement:
    return Needs(IsVector && type(TypeAt(0)).Element == Type && isIntOrVector(TypeAt(1)));
  case ConstantKind::InsertElement:
    return Needs(IsVector && TypeAt(0) == Type && TypeAt(1) == type(Type).Element &&
                 isIntOrVector(TypeAt(2)));
  default: // shufflevector
    return Needs(IsVector && TypeAt(0) == TypeAt(1) && type(TypeAt(2)).Kind == TypeKind::Vector &&
                 type(TypeAt(2)).Element == I32 &&
                 vectorOf(type(TypeAt(0)).Element, type(TypeAt(2)).Count) == Type);
  }
}

} // namespace dxil::ir::parser
