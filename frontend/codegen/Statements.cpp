// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements, and the control flow that operations across lanes rely on.
#include "Statements.h"
#include "Context.h"
#include "Debug.h"
#include "Expressions.h"
#include "Globals.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Values.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Limits.h"
#include "dxil/generated/MetadataNames.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

class TurnLimit;

static void emitStatement(CodegenContext &G, StmtId S);
static void addHint(CodegenContext &G, llvm::Instruction &Branch, BranchHint Hint);

class ScopeOf {
public:
  ScopeOf(CodegenContext &G, Location Where) : G(G), Before(G.Now.Scope) {
    if (G.Debug)
      G.Now.Scope = G.Debug->block(Where, Before);
  }
  ~ScopeOf() { G.Now.Scope = Before; }

private:
  CodegenContext &G;
  DILocalScope *Before;
};

BasicBlock *newBlock(CodegenContext &G, StringRef Word) {
  return BasicBlock::Create(G.Context, Word);
}

void startBlock(CodegenContext &G, BasicBlock *Block) {
  Block->insertInto(G.Now.F);
  G.B.SetInsertPoint(Block);
}

/// Branches to \p To out of the current loop, as docs/ir-contract.md requires ("Operations across
/// lanes").
static void leaveLoop(CodegenContext &G, BasicBlock *To) {
  BasicBlock *Back = nullptr;
  for (const Jumps &J : llvm::reverse(G.Now.Open))
    if (J.IsLoop) {
      Back = J.Continue;
      break;
    }
  if (!Back) {
    G.B.CreateBr(To);
    return;
  }
  FunctionCallee Test = G.M.getOrInsertFunction(contract::LoopBreak, G.B.getInt1Ty());
  cast<llvm::Function>(Test.getCallee())->setConvergent();
  CallInst *Leaves = G.B.CreateCall(Test);
  Leaves->setConvergent();
  G.B.CreateCondBr(Leaves, To, Back);
}

/// Returns true if only jumps leave the loop.
static bool isEndless(const CodegenContext &G, const stmt::Loop &S) {
  if (S.Condition == ExprId::None)
    return true;
  if (!G.P.Expressions.is(S.Condition, ExprKind::Constant))
    return false;
  return G.P.Expressions.get<expr::Constant>(S.Condition).Low != 0;
}

/// Returns metadata of the loop's attributes and place, or null if there is none.
static MDNode *loopMetadata(CodegenContext &G, const stmt::Loop &S, Location Where) {
  SmallVector<Metadata *, 3> Operands{nullptr};
  auto Ask = [&](StringRef Word) {
    Operands.push_back(MDNode::get(G.Context, MDString::get(G.Context, Word)));
  };
  if (S.Hint == LoopHint::Unroll)
    Ask(FullUnrollHint);
  else if (S.Hint == LoopHint::Loop)
    Ask(NoUnrollHint);
  // Unrolling may fail before HLSL 2017, and for a loop without a condition.
  if (S.Hint == LoopHint::Unroll && !S.UnrollCount && !isEndless(G, S) &&
      G.Opts.Language != LanguageVersion::v2016)
    Ask(contract::MustUnroll);
  if (G.Debug)
    if (DebugLoc Place = G.Debug->locate(Where, G.Now.Scope))
      Operands.push_back(Place.get());
  if (Operands.size() == 1)
    return nullptr;
  MDNode *Loop = MDNode::getDistinct(G.Context, Operands);
  Loop->replaceOperandWith(0, Loop);
  return Loop;
}

/// Counts the iterations of a loop with `[unroll(n)]` and ends the loop after n. As in DXC, the
/// last iteration evaluates its test and ignores the result.
class TurnLimit {
public:
  TurnLimit(CodegenContext &G, const stmt::Loop &S) : G(G), Most(S.UnrollCount) {
    if (!Most)
      return;
    IRBuilder<> Entry(G.Now.AllocaPoint);
    Turns = Entry.CreateAlloca(G.B.getInt32Ty(), nullptr, "turns");
    G.B.CreateStore(G.B.getInt32(0), Turns);
  }

  /// Branches to \p Body if the loop may have another iteration, else to \p Done.
  void test(BasicBlock *Body, BasicBlock *Done) {
    IRBuilder<> &B = G.B;
    Value *Before = B.CreateLoad(B.getInt32Ty(), Turns);
    B.CreateCondBr(B.CreateICmpULT(Before, B.getInt32(Most)), Body, Done);
  }

  void count() {
    if (!Most)
      return;
    IRBuilder<> &B = G.B;
    B.CreateStore(B.CreateAdd(B.CreateLoad(B.getInt32Ty(), Turns), B.getInt32(1)), Turns);
  }

  explicit operator bool() const { return Most != 0; }

private:
  CodegenContext &G;
  const uint32_t Most;
  AllocaInst *Turns = nullptr;
};

/// Emits the test of a loop, which branches to \p Body or \p Done.
static void emitLoopTest(CodegenContext &G, const stmt::Loop &S, TurnLimit &Limit, BasicBlock *Body,
                         BasicBlock *Done) {
  Value *Goes = S.Condition != ExprId::None ? emitValue(G, S.Condition) : nullptr;
  if (Limit && Goes) {
    BasicBlock *Within = newBlock(G, "loop.limit");
    G.B.CreateCondBr(Goes, Within, Done);
    startBlock(G, Within);
  }
  if (Limit)
    Limit.test(Body, Done);
  else if (Goes)
    G.B.CreateCondBr(Goes, Body, Done);
  else
    G.B.CreateBr(Body);
}

static void emitLoop(CodegenContext &G, const stmt::Loop &S, Location Where) {
  if (S.Initial != StmtId::None)
    emitStatement(G, S.Initial);
  TurnLimit Limit(G, S);
  BasicBlock *Body = newBlock(G, "loop.body"), *Next = newBlock(G, "loop.next");
  BasicBlock *Done = newBlock(G, "loop.done");
  // A test after the body needs no block of its own.
  BasicBlock *Start = S.TestsAfter ? Body : newBlock(G, "loop");
  G.B.CreateBr(Start);
  if (!S.TestsAfter) {
    startBlock(G, Start);
    emitLoopTest(G, S, Limit, Body, Done);
  }
  startBlock(G, Body);
  G.Now.Open.push_back({Done, Next, true});
  emitStatement(G, S.Body);
  G.Now.Open.pop_back();
  if (!G.terminated())
    G.B.CreateBr(Next);
  startBlock(G, Next);
  if (S.Next != ExprId::None)
    emitEffect(G, S.Next);
  Limit.count();
  if (S.TestsAfter)
    emitLoopTest(G, S, Limit, Body, Done);
  else
    G.B.CreateBr(Start);
  G.B.GetInsertBlock()->getTerminator()->setMetadata(LLVMContext::MD_loop,
                                                     loopMetadata(G, S, Where));
  startBlock(G, Done);
}

static void emitIf(CodegenContext &G, const stmt::If &S) {
  Value *Condition = emitValue(G, S.Condition);
  BasicBlock *Then = newBlock(G, "if.then"), *Done = newBlock(G, "if.done");
  BasicBlock *Else = S.Else != StmtId::None ? newBlock(G, "if.else") : Done;
  BranchInst *Branch = G.B.CreateCondBr(Condition, Then, Else);
  addHint(G, *Branch, S.Hint);
  startBlock(G, Then);
  emitStatement(G, S.Then);
  if (!G.terminated())
    G.B.CreateBr(Done);
  if (S.Else != StmtId::None) {
    startBlock(G, Else);
    emitStatement(G, S.Else);
    if (!G.terminated())
      G.B.CreateBr(Done);
  }
  startBlock(G, Done);
}

/// Adds DXC's metadata for `[branch]`, `[flatten]` and `[forcecase]`, or for the options. There is
/// none for `[call]`.
static void addHint(CodegenContext &G, Instruction &Branch, BranchHint Hint) {
  if (Hint == BranchHint::None && G.Opts.AvoidBranches)
    Hint = BranchHint::Flatten;
  else if (Hint == BranchHint::None && G.Opts.PreferBranches)
    Hint = BranchHint::Branch;
  if (Hint == BranchHint::None || Hint == BranchHint::Call)
    return;
  unsigned Number = Hint == BranchHint::Branch ? 1 : Hint == BranchHint::Flatten ? 2 : 5;
  MDNode *Node = MDNode::getDistinct(
      G.Context, {nullptr, MDString::get(G.Context, StringRef(md::FlowHintsKind)),
                  ConstantAsMetadata::get(G.B.getInt32(Number))});
  Node->replaceOperandWith(0, Node);
  Branch.setMetadata(md::FlowHintsKind, Node);
}

static void emitSwitch(CodegenContext &G, const stmt::Switch &S) {
  Value *V = emitValue(G, S.Value);
  BasicBlock *Done = newBlock(G, "switch.done");
  SwitchInst *Switch = G.B.CreateSwitch(V, Done);
  addHint(G, *Switch, S.Hint);
  G.Now.Open.push_back({Done, nullptr, false});
  SwitchInst *Outer = std::exchange(G.Now.Switch, Switch);
  ScopeOf Inner(G, G.P.Statements.location(S.Body));
  auto Block = G.P.Statements.get<stmt::Block>(S.Body);
  bool Open = false; // whether the next statement can be reached
  for (uint32_t I = 0; I < Block.Statements.Count; ++I) {
    StmtId Statement = G.P.Statements.item(Block.Statements, I);
    Open = Open || hasLabel(G.P, Statement, false);
    if (Open)
      emitStatement(G, Statement);
  }
  if (!G.terminated())
    G.B.CreateBr(Done);
  G.Now.Switch = Outer;
  G.Now.Open.pop_back();
  startBlock(G, Done);
}

/// Emits a label of the current switch. The statements before it fall through.
static void emitCase(CodegenContext &G, const stmt::Case &C) {
  BasicBlock *Here = newBlock(G, "switch.case");
  if (!G.terminated())
    G.B.CreateBr(Here);
  startBlock(G, Here);
  auto *Ty = cast<IntegerType>(G.Now.Switch->getCondition()->getType());
  ConstantInt *Number = ConstantInt::get(Ty, uint64_t(C.High) << 32 | C.Value);
  if (C.IsDefault)
    G.Now.Switch->setDefaultDest(Here);
  else if (G.Now.Switch->findCaseValue(Number) == G.Now.Switch->case_default())
    G.Now.Switch->addCase(Number, Here);
}

static void emitReturn(CodegenContext &G, const stmt::Return &S) {
  if (S.Value != ExprId::None) {
    if (G.Now.Result.Type == TypeId::None)
      emitEffect(G, S.Value);
    else
      emitInto(G, G.Now.Result, S.Value);
  }
  leaveLoop(G, G.Now.Return);
}

void settle(CodegenContext &G, const Place &Lvalue) {
  constexpr uint32_t MostLeaves = 64;
  if (G.Types.hasObject(Lvalue.Type) || G.Types.leafCount(Lvalue.Type) > MostLeaves)
    return;
  const frontend::Type T = G.Types.get(Lvalue.Type);
  if (T.Kind == TypeKind::Array) {
    for (uint32_t I = 0; I < T.Rows; ++I)
      settle(G, elementAt(G, Lvalue, G.B.getInt32(I)));
    return;
  }
  if (T.Kind == TypeKind::Struct) {
    if (G.Types.structOf(Lvalue.Type).Base != TypeId::None)
      settle(G, baseOf(G, Lvalue));
    for (uint32_t I = 0; I < G.Types.structOf(Lvalue.Type).Fields.size(); ++I)
      settle(G, fieldOf(G, Lvalue, I));
    return;
  }
  Place Plain = Lvalue;
  Plain.Precise = false;
  Plain.BitWidth = 0;
  const ScalarKind K = elementKind(G, Lvalue.Type);
  llvm::Type *Ty = valueType(G, Lvalue.Type)->getWithNewType(memoryScalar(G, K, Lvalue.Layout));
  storeAt(G, Plain.Address, 0, G.B.CreateFreeze(PoisonValue::get(Ty)), false);
}

// Returns true if bit fields share a word of \p T's memory.
static bool hasBitFields(const TypeTable &Types, TypeId T) {
  T = Types.withoutArrays(T);
  if (Types.get(T).Kind != TypeKind::Struct)
    return false;
  const Struct &S = Types.structOf(T);
  return (S.Base != TypeId::None && hasBitFields(Types, S.Base)) ||
         llvm::any_of(S.Fields,
                      [&](const Field &F) { return F.IsBitField || hasBitFields(Types, F.Type); });
}

static void emitDeclare(CodegenContext &G, VariableId Id) {
  const Variable &V = G.P.variable(Id);
  if (V.Kind == VariableKind::Static)
    return emitStaticDeclaration(G, Id);
  if (V.Kind != VariableKind::Local)
    return;
  if (!G.Now.Variables.count(Id)) {
    G.Now.Variables[Id] = temporary(G, V.Type, G.Names.spelling(V.Word));
    declareForDebugger(G, Id, 0);
  }
  Place Lvalue = variablePlace(G, Id);
  if (V.Initializer != ExprId::None)
    return emitInto(G, Lvalue, V.Initializer);
  if (G.Types.hasObject(V.Type))
    allocateRayQueries(G, Lvalue, V.Where);
  // A store to a bit field reads the other bits of its word, so the word is initialized.
  if (hasBitFields(G.Types, V.Type)) {
    G.B.CreateStore(Constant::getNullValue(memoryType(G, V.Type)), Lvalue.Address);
    return;
  }
  settle(G, Lvalue);
}

void locate(CodegenContext &G, Location Where) {
  if (G.Debug)
    G.B.SetCurrentDebugLocation(G.Debug->locate(Where, G.Now.Scope));
}

void declareForDebugger(CodegenContext &G, VariableId V, unsigned Argument) {
  if (G.Debug)
    G.Debug->declare(G.P.variable(V), G.Now.Variables.lookup(V), G.Now.Scope, Argument,
                     G.Now.AllocaPoint);
}

void emitStatements(CodegenContext &G, StmtId Block) {
  const auto &X = G.P.Statements;
  if (!X.is(Block, StmtKind::Block))
    return emitStatement(G, Block);
  auto N = X.get<stmt::Block>(Block);
  for (uint32_t I = 0; I < N.Statements.Count; ++I)
    emitStatement(G, X.item(N.Statements, I));
}

static void emitStatement(CodegenContext &G, StmtId S) {
  const auto &X = G.P.Statements;
  if (G.terminated() && !X.is(S, StmtKind::Case))
    startBlock(G, newBlock(G, "unreachable"));
  locate(G, X.location(S));
  switch (X.kind(S)) {
  case StmtKind::None: return;
  case StmtKind::Case: return emitCase(G, X.get<stmt::Case>(S));
  case StmtKind::Block: {
    // Blocks without an end only group the parts of one statement of the source.
    const Location Where = X.location(S);
    ScopeOf Inner(G, X.get<stmt::Block>(S).End != Where ? Where : Location::None);
    return emitStatements(G, S);
  }
  case StmtKind::Declare: return emitDeclare(G, X.get<stmt::Declare>(S).Variable);
  case StmtKind::Expression: return emitEffect(G, X.get<stmt::Expression>(S).Value);
  case StmtKind::If: {
    ScopeOf Inner(G, X.location(S));
    return emitIf(G, X.get<stmt::If>(S));
  }
  case StmtKind::Loop: {
    const auto N = X.get<stmt::Loop>(S);
    ScopeOf Inner(G, N.Initial != StmtId::None ? X.location(S) : Location::None);
    return emitLoop(G, N, X.location(S));
  }
  case StmtKind::Switch: return emitSwitch(G, X.get<stmt::Switch>(S));
  case StmtKind::Break: {
    if (G.Now.Open.empty())
      return;
    const Jumps J = G.Now.Open.back();
    if (J.IsLoop)
      return leaveLoop(G, J.Break);
    G.B.CreateBr(J.Break);
    return;
  }
  case StmtKind::Continue:
    for (const Jumps &J : llvm::reverse(G.Now.Open))
      if (J.IsLoop) {
        G.B.CreateBr(J.Continue);
        return;
      }
    return;
  case StmtKind::Return: return emitReturn(G, X.get<stmt::Return>(S));
  case StmtKind::Discard: G.B.CreateIntrinsic(Intrinsic::dx_discard, {}, {G.B.getTrue()}); return;
  }
}

} // namespace dxil::frontend
