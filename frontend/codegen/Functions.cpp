// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the program reaches, and their calls. A struct or array is passed as a pointer to
// a copy, and returned through a pointer to the caller's memory.
#include "Functions.h"
#include "Context.h"
#include "Debug.h"
#include "Expressions.h"
#include "Memory.h"
#include "Stages.h"
#include "Statements.h"
#include "Values.h"

#include "llvm/IR/Constants.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace dxil::frontend {

/// An argument in a temporary that is copied back after the call.
struct CopyBack {
  Place From, To;
  ConversionKind How;
};

/// Returns true if values of \p T go through memory in calls and conditionals: structs, arrays, and
/// handles, which LLVM allows neither as arguments nor in phis.
bool isInMemory(const CodegenContext &G, TypeId T) {
  return isAggregate(G, T) || (G.Types.get(T).Kind == TypeKind::Object && !isPatch(G, T));
}

bool isByPointer(const CodegenContext &G, const Variable &Parameter) {
  return Parameter.IsShared || Parameter.Flow != library::Direction::In ||
         isInMemory(G, Parameter.Type);
}

llvm::Function *functionFor(CodegenContext &G, FunctionId Id, bool ThisIsShared) {
  if (llvm::Function *Existing = G.Functions.All.lookup({Id, unsigned(ThisIsShared)}))
    return Existing;
  const frontend::Function &F = G.P.function(Id);
  // A function without a body is defined in another library.
  const bool IsElsewhere = F.Body == StmtId::None && G.Opts.Stage == Stage::Library;
  SmallVector<llvm::Type *, 8> Parameters;
  const bool ReturnsMemory = isInMemory(G, F.Result);
  if (ReturnsMemory)
    Parameters.push_back(G.B.getPtrTy());
  if (F.This != TypeId::None)
    Parameters.push_back(ThisIsShared ? G.B.getPtrTy(GroupSharedSpace) : G.B.getPtrTy());
  for (VariableId V : F.Parameters)
    Parameters.push_back(G.P.variable(V).IsShared          ? G.B.getPtrTy(GroupSharedSpace)
                         : isByPointer(G, G.P.variable(V)) ? G.B.getPtrTy()
                                                           : valueType(G, G.P.variable(V).Type));
  llvm::Type *Result = ReturnsMemory ? G.B.getVoidTy() : valueType(G, F.Result);
  auto *New = llvm::Function::Create(FunctionType::get(Result, Parameters, false),
                                     GlobalValue::InternalLinkage, F.Spelling + ".body", G.M);
  New->addFnAttr(llvm::Attribute::AlwaysInline);
  New->setDoesNotThrow();
  if (ReturnsMemory)
    New->addParamAttr(0, llvm::Attribute::getWithStructRetType(G.Context, memoryType(G, F.Result)));
  G.Functions.All[{Id, unsigned(ThisIsShared)}] = New;
  if (IsElsewhere) {
    checkSharedSignature(G, F);
    New->removeFnAttr(llvm::Attribute::AlwaysInline);
    New->setLinkage(GlobalValue::ExternalLinkage);
    New->setName(exportSymbol(G, F));
    if (ReturnsMemory)
      New->addParamAttr(0,
                        llvm::Attribute::getWithStructRetType(G.Context, sharedType(G, F.Result)));
    noteParameters(G, F, New->getName());
    return New;
  }
  G.Functions.Work.push_back({Id, unsigned(ThisIsShared)});
  return New;
}

void beginFunction(CodegenContext &G, llvm::Function *F) {
  G.Now = EmittedFunction();
  G.Now.F = F;
  BasicBlock *Entry = BasicBlock::Create(G.Context, "entry", F);
  BasicBlock *Body = BasicBlock::Create(G.Context, "body", F);
  G.Now.AllocaPoint = BranchInst::Create(Body, Entry);
  G.Now.Return = newBlock(G, "return");
  G.B.SetInsertPoint(Body);
  G.B.SetCurrentDebugLocation(DebugLoc());
}

void finishFunction(CodegenContext &G, Location End) {
  locate(G, End);
  if (!G.terminated())
    G.B.CreateBr(G.Now.Return);
  startBlock(G, G.Now.Return);
  locate(G, End);
  if (G.Now.F->getReturnType()->isVoidTy())
    G.B.CreateRetVoid();
  else
    G.B.CreateRet(load(G, G.Now.Result));
  EliminateUnreachableBlocks(*G.Now.F);
}

static void emitParameters(CodegenContext &G, FunctionId Id, llvm::Function *F) {
  const frontend::Function &Source = G.P.function(Id);
  unsigned Next = 0;
  if (isInMemory(G, Source.Result)) {
    G.Now.Result = memoryPlace(G, Source.Result, F->getArg(Next++));
  } else if (Source.Result != TypeId::Void) {
    G.Now.Result = memoryPlace(G, Source.Result, temporary(G, Source.Result, "result"));
    settle(G, G.Now.Result);
  }
  G.Now.Result.Precise = Source.ResultPrecise;
  if (Source.This != TypeId::None)
    G.Now.This = F->getArg(Next++);
  unsigned Number = 0;
  if (G.Debug && G.Now.This) {
    G.Debug->declareThis(Source.This, G.Now.This, G.Now.Subprogram, G.Now.AllocaPoint);
    ++Number;
  }
  const EntryPoint *Entry = entryOf(G, Id);
  for (VariableId V : Source.Parameters) {
    const Variable &Parameter = G.P.variable(V);
    Argument *A = F->getArg(Next++);
    A->setName(G.Names.spelling(Parameter.Word));
    if (isByPointer(G, Parameter) && isCopiedInput(G, Id, V)) {
      Place Copy = memoryPlace(G, Parameter.Type,
                               temporary(G, Parameter.Type, G.Names.spelling(Parameter.Word)));
      copy(G, Copy, memoryPlace(G, Parameter.Type, A));
      G.Now.Variables[V] = Copy.Address;
    } else if (isByPointer(G, Parameter)) {
      G.Now.Variables[V] = A;
      if (Entry && stageArray(G, Parameter).Role != contract::EntryArray::None)
        G.Now.StageArrays.insert(V);
    } else {
      G.Now.Variables[V] = temporary(G, Parameter.Type, G.Names.spelling(Parameter.Word));
      store(G, variablePlace(G, V), A);
    }
    declareForDebugger(G, V, ++Number);
  }
}

void emitFunction(CodegenContext &G, FunctionId Id, bool ThisIsShared) {
  llvm::Function *F = G.Functions.All.lookup({Id, unsigned(ThisIsShared)});
  const frontend::Function &Source = G.P.function(Id);
  beginFunction(G, F);
  if (G.Debug)
    G.Now.Scope = G.Now.Subprogram = G.Debug->describe(*F, Id);
  locate(G, Source.Where);
  emitParameters(G, Id, F);
  if (Source.Body == StmtId::None)
    G.Diags.report(Source.Where, Diagnostic::codegen_no_body, {Source.Spelling});
  else
    emitStatements(G, Source.Body);
  const bool HasEnd = G.P.Statements.is(Source.Body, StmtKind::Block);
  finishFunction(G, HasEnd ? G.P.Statements.get<stmt::Block>(Source.Body).End : Location::None);
}

/// Returns true if the callee may access the memory of \p Argument directly, as no other access
/// reaches that memory.
static bool mayPassItself(const Place &Argument, const expr::OutArgument &N, TypeId Parameter) {
  return Argument.Kind == Place::Sort::Memory && Argument.Layout == MemoryLayout::Local &&
         Argument.Root != VariableId::None && Argument.Offsets.empty() && !Argument.BitWidth &&
         !Argument.Precise && Argument.Type == Parameter && N.In == ConversionKind::Identity &&
         N.Back == ConversionKind::Identity;
}

/// Returns the address that a method gets for its object. An object in other memory is copied, and
/// the copy is written back after the call (\p Back).
static Value *emitThis(CodegenContext &G, const expr::Call &N, SmallVectorImpl<CopyBack> &Back) {
  const TypeId This = G.P.function(N.Callee).This;
  Place Object = N.This != ExprId::None ? emitPlace(G, N.This) : memoryPlace(G, This, G.Now.This);
  while (Object.Type != This && G.Types.get(Object.Type).Kind == TypeKind::Struct &&
         G.Types.structOf(Object.Type).Base != TypeId::None)
    Object = baseOf(G, Object);
  const VariableId Root = N.This != ExprId::None ? variableOf(G.P, N.This) : VariableId::None;
  const bool IsConst = Root != VariableId::None && G.P.variable(Root).Const;
  if (Object.Kind == Place::Sort::Memory && Object.Layout == MemoryLayout::Local &&
      !Object.Precise && !IsConst)
    return Object.Address;
  Place Copy = memoryPlace(G, This, temporary(G, This, "this"));
  copy(G, Copy, Object);
  const bool Writable = Object.Kind != Place::Sort::Resource &&
                        Object.Layout != MemoryLayout::Constants && !Object.IsReadOnly && !IsConst;
  if (Writable)
    Back.push_back({Copy, Object, ConversionKind::Identity});
  return Copy.Address;
}

/// Returns the address that an inout or out argument passes. The callee gets the place itself if
/// no other argument names its variable (\p Roots has those of all); else a temporary, which
/// \p Outs copies back.
static Value *emitOutArgument(CodegenContext &G, ExprId E, ArrayRef<VariableId> Roots,
                              SmallVectorImpl<CopyBack> &Outs) {
  auto Out = G.P.Expressions.get<expr::OutArgument>(E);
  const TypeId T = G.P.type(E);
  Place Argument = emitPlace(G, Out.Place);
  if (mayPassItself(Argument, Out, T) && llvm::count(Roots, Argument.Root) == 1)
    return Argument.Address;
  Place Temporary = memoryPlace(G, T, temporary(G, T, "argument"));
  if (!Out.CopyIn)
    settle(G, Temporary);
  else if (Argument.Type == T)
    copy(G, Temporary, Argument);
  else
    store(G, Temporary, convert(G, load(G, Argument), Argument.Type, T, Out.In));
  Outs.push_back({Temporary, Argument, Out.Back});
  return Temporary.Address;
}

static Value *emitInArgument(CodegenContext &G, ExprId E) {
  Value *V = emitValue(G, E);
  const TypeId T = G.P.type(E);
  if (!isInMemory(G, T) || isAggregate(G, T))
    return V;
  Place Copy = memoryPlace(G, T, temporary(G, T, "argument"));
  store(G, Copy, V);
  return Copy.Address;
}

Value *emitCall(CodegenContext &G, const expr::Call &N) {
  const Program::Exprs &X = G.P.Expressions;
  const frontend::Function &Callee = G.P.function(N.Callee);
  SmallVector<CopyBack, 4> Back;
  // A variable that is passed only once need not be copied.
  SmallVector<VariableId, 4> Roots;
  if (N.This != ExprId::None)
    Roots.push_back(variableOf(G.P, N.This));
  for (uint32_t I = 0; I < N.Arguments.Count; ++I)
    if (ExprId E = X.item(N.Arguments, I); X.is(E, ExprKind::OutArgument))
      Roots.push_back(variableOf(G.P, X.get<expr::OutArgument>(E).Place));
  Value *This = nullptr;
  if (Callee.This != TypeId::None)
    This = emitThis(G, N, Back);
  llvm::Function *F = functionFor(G, N.Callee, This && This->getType() != G.B.getPtrTy());
  SmallVector<Value *, 8> Arguments(N.Arguments.Count);
  SmallVector<CopyBack, 4> Outs;
  for (uint32_t I = N.Arguments.Count; I-- > 0;) {
    ExprId E = X.item(N.Arguments, I);
    Arguments[I] = G.P.variable(Callee.Parameters[I]).IsShared ? emitPlace(G, E).Address
                   : X.is(E, ExprKind::OutArgument)            ? emitOutArgument(G, E, Roots, Outs)
                                                               : emitInArgument(G, E);
  }
  Back.append(Outs.rbegin(), Outs.rend());
  SmallVector<Value *, 8> All;
  Value *Result = nullptr;
  if (isInMemory(G, Callee.Result))
    All.push_back(Result = temporary(G, Callee.Result, "result"));
  if (This)
    All.push_back(This);
  All.append(Arguments.begin(), Arguments.end());
  IRBuilder<>::FastMathFlagGuard Guard(G.B);
  CallInst *Call = G.B.CreateCall(F, All);
  if (Result)
    Call->addParamAttr(
        0, llvm::Attribute::getWithStructRetType(G.Context, memoryType(G, Callee.Result)));
  for (const CopyBack &C : Back) {
    if (C.From.Type == C.To.Type)
      copy(G, C.To, C.From);
    else
      store(G, C.To, convert(G, load(G, C.From), C.From.Type, C.To.Type, C.How));
  }
  if (!Result)
    return Call;
  return isAggregate(G, Callee.Result) ? Result : load(G, memoryPlace(G, Callee.Result, Result));
}

} // namespace dxil::frontend
