// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of a program's statements.
#ifndef DXIL_FRONTEND_CHECK_STATEMENTNODES_H
#define DXIL_FRONTEND_CHECK_STATEMENTNODES_H

#include "ProgramIds.h"

namespace dxil::frontend {

enum class StmtKind : uint8_t {
  None,
  Block,
  Declare,
  Expression,
  If,
  Loop,
  Switch,
  Case,
  Break,
  Continue,
  Return,
  Discard
};
/// Requests of `[unroll]` and other loop attributes.
enum class LoopHint : uint32_t { None, Unroll, Loop, AllowUAVCondition };
enum class BranchHint : uint32_t { None, Branch, Flatten, ForceCase, Call };

namespace stmt {
#define DXIL_STMT(K) static constexpr StmtKind Kind = StmtKind::K
struct Block {
  DXIL_STMT(Block);
  StmtList Statements;
  Location End;
};
/// Starts the variable's lifetime and runs its Initializer, each time that control reaches it; of a
/// static, only the first time.
struct Declare {
  DXIL_STMT(Declare);
  VariableId Variable;
};
struct Expression {
  DXIL_STMT(Expression);
  ExprId Value;
};
struct If {
  DXIL_STMT(If);
  ExprId Condition; ///< a bool
  StmtId Then, Else;
  BranchHint Hint;
};
struct Loop {
  DXIL_STMT(Loop);
  StmtId Initial;   ///< None if omitted
  ExprId Condition; ///< a bool; None: forever
  ExprId Next;      ///< None if omitted
  StmtId Body;
  uint32_t TestsAfter; ///< 1: do ... while
  LoopHint Hint;
  uint32_t UnrollCount; ///< 0: the full trip count
};
/// Body is a Block with Case nodes in it, but not inside nested loops or switches.
struct Switch {
  DXIL_STMT(Switch);
  ExprId Value; ///< int, uint, int64_t or uint64_t
  StmtId Body;
  BranchHint Hint;
};
struct Case {
  DXIL_STMT(Case);
  uint32_t IsDefault;
  uint32_t Value; ///< the low bits
  uint32_t High;  ///< the high bits in a switch on 64 bits, else 0
};
struct Break {
  DXIL_STMT(Break);
  uint32_t Unused;
};
struct Continue {
  DXIL_STMT(Continue);
  uint32_t Unused;
};
struct Return {
  DXIL_STMT(Return);
  ExprId Value; ///< None if omitted
};
struct Discard {
  DXIL_STMT(Discard);
  uint32_t Unused;
};
#undef DXIL_STMT
} // namespace stmt

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_STATEMENTNODES_H
