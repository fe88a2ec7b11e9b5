// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements, and the control flow that operations across lanes rely on.
#include "Debug.h"
#include "Generator.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

class Generator::ScopeOf {
public:
  ScopeOf(Generator &G, Location Where) : G(G), Before(G.Now.Scope) {
    if (G.Debug)
      G.Now.Scope = G.Debug->block(Where, Before);
  }
  ~ScopeOf() { G.Now.Scope = Before; }

private:
  Generator &G;
  DILocalScope *Before;
};

BasicBlock *Generator::newBlock(StringRef Word) {
  return BasicBlock::Create(Context, Word);
}

void Generator::startBlock(BasicBlock *Block) {
  Block->insertInto(Now.F);
  B.SetInsertPoint(Block);
}

void Generator::leaveLoop(BasicBlock *To) {
  BasicBlock *Back = nullptr;
  for (const Jumps &J : llvm::reverse(Now.Open))
    if (J.IsLoop) {
      Back = J.Continue;
      break;
    }
  if (!Back) {
    B.CreateBr(To);
    return;
  }
  FunctionCallee Test = M.getOrInsertFunction(contract::LoopBreak, B.getInt1Ty());
  cast<llvm::Function>(Test.getCallee())->setConvergent();
  CallInst *Leaves = B.CreateCall(Test);
  Leaves->setConvergent();
  B.CreateCondBr(Leaves, To, Back);
}

/// Whether only jumps leave the loop.
bool Generator::isEndless(const stmt::Loop &S) const {
  if (S.Condition == ExprId::None)
    return true;
  if (!P.Expressions.is(S.Condition, ExprKind::Constant))
    return false;
  return P.Expressions.get<expr::Constant>(S.Condition).Low != 0;
}

/// Returns metadata of the loop's attributes and place, or null if there is none.
MDNode *Generator::loopMetadata(const stmt::Loop &S, Location Where) {
  SmallVector<Metadata *, 3> Operands{nullptr};
  auto Ask = [&](StringRef Word) {
    Operands.push_back(MDNode::get(Context, MDString::get(Context, Word)));
  };
  if (S.Hint == LoopHint::Unroll)
    Ask("llvm.loop.unroll.full");
  else if (S.Hint == LoopHint::Loop)
    Ask("llvm.loop.unroll.disable");
  // Unrolling may fail before HLSL 2017, and for a loop without a condition.
  if (S.Hint == LoopHint::Unroll && !S.UnrollCount && !isEndless(S) &&
      Opts.Language != LanguageVersion::v2016)
    Ask(contract::MustUnroll);
  if (Debug)
    if (DebugLoc Place = Debug->locate(Where, Now.Scope))
      Operands.push_back(Place.get());
  if (Operands.size() == 1)
    return nullptr;
  MDNode *Loop = MDNode::getDistinct(Context, Operands);
  Loop->replaceOperandWith(0, Loop);
  return Loop;
}

/// Counts the iterations of a loop with `[unroll(n)]` and ends the loop after n. As in DXC, the
/// last iteration evaluates its test and ignores the result.
class Generator::TurnLimit {
public:
  TurnLimit(Generator &G, const stmt::Loop &S) : G(G), Most(S.UnrollCount) {
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
  Generator &G;
  const uint32_t Most;
  AllocaInst *Turns = nullptr;
};

/// Emits the test of a loop, which branches to \p Body or \p Done.
void Generator::emitLoopTest(const stmt::Loop &S, TurnLimit &Limit, BasicBlock *Body,
                             BasicBlock *Done) {
  Value *Goes = S.Condition != ExprId::None ? emitValue(S.Condition) : nullptr;
  if (Limit && Goes) {
    BasicBlock *Within = newBlock("loop.limit");
    B.CreateCondBr(Goes, Within, Done);
    startBlock(Within);
  }
  if (Limit)
    Limit.test(Body, Done);
  else if (Goes)
    B.CreateCondBr(Goes, Body, Done);
  else
    B.CreateBr(Body);
}

void Generator::emitLoop(const stmt::Loop &S, Location Where) {
  if (S.Initial != StmtId::None)
    emitStatement(S.Initial);
  TurnLimit Limit(*this, S);
  BasicBlock *Body = newBlock("loop.body"), *Next = newBlock("loop.next");
  BasicBlock *Done = newBlock("loop.done");
  // A test after the body needs no block of its own.
  BasicBlock *Start = S.TestsAfter ? Body : newBlock("loop");
  B.CreateBr(Start);
  if (!S.TestsAfter) {
    startBlock(Start);
    emitLoopTest(S, Limit, Body, Done);
  }
  startBlock(Body);
  Now.Open.push_back({Done, Next, true});
  emitStatement(S.Body);
  Now.Open.pop_back();
  if (!terminated())
    B.CreateBr(Next);
  startBlock(Next);
  if (S.Next != ExprId::None)
    emitEffect(S.Next);
  Limit.count();
  if (S.TestsAfter)
    emitLoopTest(S, Limit, Body, Done);
  else
    B.CreateBr(Start);
  B.GetInsertBlock()->getTerminator()->setMetadata(LLVMContext::MD_loop, loopMetadata(S, Where));
  startBlock(Done);
}

void Generator::emitIf(const stmt::If &S) {
  Value *Condition = emitValue(S.Condition);
  BasicBlock *Then = newBlock("if.then"), *Done = newBlock("if.done");
  BasicBlock *Else = S.Else != StmtId::None ? newBlock("if.else") : Done;
  BranchInst *Branch = B.CreateCondBr(Condition, Then, Else);
  addHint(*Branch, S.Hint);
  startBlock(Then);
  emitStatement(S.Then);
  if (!terminated())
    B.CreateBr(Done);
  if (S.Else != StmtId::None) {
    startBlock(Else);
    emitStatement(S.Else);
    if (!terminated())
      B.CreateBr(Done);
  }
  startBlock(Done);
}

/// Adds DXC's metadata for `[branch]`, `[flatten]` and `[forcecase]`, or for the options. There is
/// none for `[call]`.
void Generator::addHint(Instruction &Branch, BranchHint Hint) {
  if (Hint == BranchHint::None && Opts.AvoidBranches)
    Hint = BranchHint::Flatten;
  else if (Hint == BranchHint::None && Opts.PreferBranches)
    Hint = BranchHint::Branch;
  if (Hint == BranchHint::None || Hint == BranchHint::Call)
    return;
  unsigned Number = Hint == BranchHint::Branch ? 1 : Hint == BranchHint::Flatten ? 2 : 5;
  MDNode *Node =
      MDNode::getDistinct(Context, {nullptr, MDString::get(Context, "dx.controlflow.hints"),
                                    ConstantAsMetadata::get(B.getInt32(Number))});
  Node->replaceOperandWith(0, Node);
  Branch.setMetadata("dx.controlflow.hints", Node);
}

void Generator::emitSwitch(const stmt::Switch &S) {
  Value *V = emitValue(S.Value);
  BasicBlock *Done = newBlock("switch.done");
  SwitchInst *Switch = B.CreateSwitch(V, Done);
  addHint(*Switch, S.Hint);
  Now.Open.push_back({Done, nullptr, false});
  SwitchInst *Outer = std::exchange(Now.Switch, Switch);
  ScopeOf Inner(*this, P.Statements.location(S.Body));
  auto Block = P.Statements.get<stmt::Block>(S.Body);
  bool Open = false; // whether the next statement can be reached
  for (uint32_t I = 0; I < Block.Statements.Count; ++I) {
    StmtId Statement = P.Statements.item(Block.Statements, I);
    Open = Open || hasLabel(P, Statement, false);
    if (Open)
      emitStatement(Statement);
  }
  if (!terminated())
    B.CreateBr(Done);
  Now.Switch = Outer;
  Now.Open.pop_back();
  startBlock(Done);
}

/// Emits a label of the current switch. The statements before it fall through.
void Generator::emitCase(const stmt::Case &C) {
  BasicBlock *Here = newBlock("switch.case");
  if (!terminated())
    B.CreateBr(Here);
  startBlock(Here);
  auto *Ty = cast<IntegerType>(Now.Switch->getCondition()->getType());
  ConstantInt *Number = ConstantInt::get(Ty, uint64_t(C.High) << 32 | C.Value);
  if (C.IsDefault)
    Now.Switch->setDefaultDest(Here);
  else if (Now.Switch->findCaseValue(Number) == Now.Switch->case_default())
    Now.Switch->addCase(Number, Here);
}

void Generator::emitReturn(const stmt::Return &S) {
  if (S.Value != ExprId::None) {
    if (Now.Result.Type == TypeId::None)
      emitEffect(S.Value);
    else
      emitInto(Now.Result, S.Value);
  }
  leaveLoop(Now.Return);
}

void Generator::settle(const Place &At) {
  constexpr uint32_t MostLeaves = 64;
  if (Types.hasObject(At.Type) || Types.leafCount(At.Type) > MostLeaves)
    return;
  const frontend::Type T = Types.get(At.Type);
  if (T.Kind == TypeKind::Array) {
    for (uint32_t I = 0; I < T.Rows; ++I)
      settle(elementAt(At, B.getInt32(I)));
    return;
  }
  if (T.Kind == TypeKind::Struct) {
    if (Types.structOf(At.Type).Base != TypeId::None)
      settle(baseOf(At));
    for (uint32_t I = 0; I < Types.structOf(At.Type).Fields.size(); ++I)
      settle(fieldOf(At, I));
    return;
  }
  Place Plain = At;
  Plain.Precise = false;
  Plain.BitWidth = 0;
  const ScalarKind K = elementKind(At.Type);
  llvm::Type *Ty = valueType(At.Type)->getWithNewType(memoryScalar(K, At.Layout));
  storeAt(Plain.Address, 0, B.CreateFreeze(PoisonValue::get(Ty)), false);
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

void Generator::emitDeclare(VariableId Id) {
  const Variable &V = P.variable(Id);
  if (V.Kind == VariableKind::Static)
    return emitStaticDeclaration(Id);
  if (V.Kind != VariableKind::Local)
    return;
  if (!Now.Variables.count(Id)) {
    Now.Variables[Id] = temporary(V.Type, Names.spelling(V.Word));
    declareForDebugger(Id, 0);
  }
  Place At = variablePlace(Id);
  if (V.Initializer != ExprId::None)
    return emitInto(At, V.Initializer);
  if (Types.hasObject(V.Type))
    allocateRayQueries(At, V.Where);
  // A store to a bit field reads the other bits of its word, so the word is initialized.
  if (hasBitFields(Types, V.Type)) {
    B.CreateStore(Constant::getNullValue(memoryType(V.Type)), At.Address);
    return;
  }
  settle(At);
}

void Generator::locate(Location Where) {
  if (Debug)
    B.SetCurrentDebugLocation(Debug->locate(Where, Now.Scope));
}

void Generator::declareForDebugger(VariableId V, unsigned Argument) {
  if (Debug)
    Debug->declare(P.variable(V), Now.Variables.lookup(V), Now.Scope, Argument, Now.AllocaPoint);
}

void Generator::emitStatements(StmtId Block) {
  const auto &X = P.Statements;
  if (!X.is(Block, StmtKind::Block))
    return emitStatement(Block);
  auto N = X.get<stmt::Block>(Block);
  for (uint32_t I = 0; I < N.Statements.Count; ++I)
    emitStatement(X.item(N.Statements, I));
}

void Generator::emitStatement(StmtId S) {
  const auto &X = P.Statements;
  if (terminated() && !X.is(S, StmtKind::Case))
    startBlock(newBlock("unreachable"));
  locate(X.location(S));
  switch (X.kind(S)) {
  case StmtKind::None: return;
  case StmtKind::Case: return emitCase(X.get<stmt::Case>(S));
  case StmtKind::Block: {
    // Blocks without an end only group the parts of one statement of the source.
    const Location Where = X.location(S);
    ScopeOf Inner(*this, X.get<stmt::Block>(S).End != Where ? Where : Location::None);
    return emitStatements(S);
  }
  case StmtKind::Declare: return emitDeclare(X.get<stmt::Declare>(S).Variable);
  case StmtKind::Expression: return emitEffect(X.get<stmt::Expression>(S).Value);
  case StmtKind::If: {
    ScopeOf Inner(*this, X.location(S));
    return emitIf(X.get<stmt::If>(S));
  }
  case StmtKind::Loop: {
    const auto N = X.get<stmt::Loop>(S);
    ScopeOf Inner(*this, N.Initial != StmtId::None ? X.location(S) : Location::None);
    return emitLoop(N, X.location(S));
  }
  case StmtKind::Switch: return emitSwitch(X.get<stmt::Switch>(S));
  case StmtKind::Break: {
    if (Now.Open.empty())
      return;
    const Jumps J = Now.Open.back();
    if (J.IsLoop)
      return leaveLoop(J.Break);
    B.CreateBr(J.Break);
    return;
  }
  case StmtKind::Continue:
    for (const Jumps &J : llvm::reverse(Now.Open))
      if (J.IsLoop) {
        B.CreateBr(J.Continue);
        return;
      }
    return;
  case StmtKind::Return: return emitReturn(X.get<stmt::Return>(S));
  case StmtKind::Discard: B.CreateIntrinsic(Intrinsic::dx_discard, {}, {B.getTrue()}); return;
  }
}

} // namespace dxil::frontend
