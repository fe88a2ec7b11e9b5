// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of a program's statements.
#pragma once

#include "ProgramIds.h"

namespace dxil::frontend {

// clang-format off
#define DXIL_STATEMENT_NODES(X) \
  X(Block) X(Declare) X(Expression) X(If) X(Loop) X(Switch) X(Case) X(Break) X(Continue) \
  X(Return) X(Discard)
// clang-format on

enum class StmtKind : uint8_t { None, DXIL_STATEMENT_NODES(DXIL_NODE_ENUMERATOR) };
/// Requests of `[unroll]` and other loop attributes.
enum class LoopHint : uint32_t { None, Unroll, Loop, AllowUAVCondition };
enum class BranchHint : uint32_t { None, Branch, Flatten, ForceCase, Call };

namespace stmt {
struct Block {
  StmtList Statements;
  Location End;
};
/// Starts the variable's lifetime and runs its Initializer, each time that control reaches it; of a
/// static, only the first time.
struct Declare {
  VariableId Variable;
};
struct Expression {
  ExprId Value;
};
struct If {
  ExprId Condition; ///< a bool
  StmtId Then, Else;
  BranchHint Hint;
};
struct Loop {
  StmtId Initial;   ///< or None
  ExprId Condition; ///< a bool; None: forever
  ExprId Next;      ///< None if omitted
  StmtId Body;
  uint32_t TestsAfter; ///< 1: do ... while
  LoopHint Hint;
  uint32_t UnrollCount; ///< 0: the full trip count
};
/// Body is a Block with Case nodes in it, but not inside nested loops or switches.
struct Switch {
  ExprId Value; ///< int, uint, int64_t or uint64_t
  StmtId Body;
  BranchHint Hint;
};
struct Case {
  uint32_t IsDefault;
  uint32_t Value; ///< the low bits
  uint32_t High;  ///< the high bits in a switch on 64 bits, else 0
};
struct Break {};
struct Continue {};
struct Return {
  ExprId Value; ///< or None
};
struct Discard {};
} // namespace stmt

#define DXIL_NODE_KIND(Node) template <> inline constexpr auto KindOf<stmt::Node> = StmtKind::Node;
DXIL_STATEMENT_NODES(DXIL_NODE_KIND)
#undef DXIL_NODE_KIND

} // namespace dxil::frontend
