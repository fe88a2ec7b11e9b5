// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the program reaches, and their calls. A struct or array is passed as a pointer to
// a copy, and returned through a pointer to the caller's memory.
#include "Debug.h"
#include "Generator.h"

#include "llvm/IR/Constants.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace dxil::frontend {

/// Whether values of \p T go through memory in calls and choices: structs, arrays, and handles,
/// which LLVM allows neither as arguments nor in a phi.
bool Generator::isInMemory(TypeId T) const {
  return isAggregate(T) || (Types.get(T).Kind == TypeKind::Object && !isPatch(T));
}

bool Generator::isByPointer(const Variable &Parameter) const {
  return Parameter.IsShared || Parameter.Flow != library::Direction::In ||
         isInMemory(Parameter.Type);
}

llvm::Function *Generator::functionFor(FunctionId Id, bool OfShared) {
  if (llvm::Function *Known = Functions.lookup({Id, unsigned(OfShared)}))
    return Known;
  const frontend::Function &F = P.function(Id);
  // A function without a body is defined in another library.
  const bool IsElsewhere = F.Body == StmtId::None && Opts.Stage == Stage::Library;
  SmallVector<llvm::Type *, 8> Parameters;
  const bool ReturnsMemory = isInMemory(F.Result);
  if (ReturnsMemory)
    Parameters.push_back(B.getPtrTy());
  if (F.This != TypeId::None)
    Parameters.push_back(OfShared ? B.getPtrTy(GroupSharedSpace) : B.getPtrTy());
  for (VariableId V : F.Parameters)
    Parameters.push_back(P.variable(V).IsShared       ? B.getPtrTy(GroupSharedSpace)
                         : isByPointer(P.variable(V)) ? B.getPtrTy()
                                                      : valueType(P.variable(V).Type));
  llvm::Type *Result = ReturnsMemory ? B.getVoidTy() : valueType(F.Result);
  auto *New = llvm::Function::Create(FunctionType::get(Result, Parameters, false),
                                     GlobalValue::InternalLinkage, F.Spelling + ".body", M);
  New->addFnAttr(llvm::Attribute::AlwaysInline);
  New->setDoesNotThrow();
  if (ReturnsMemory)
    New->addParamAttr(0, llvm::Attribute::getWithStructRetType(Context, memoryType(F.Result)));
  Functions[{Id, unsigned(OfShared)}] = New;
  if (IsElsewhere) {
    New->removeFnAttr(llvm::Attribute::AlwaysInline);
    New->setLinkage(GlobalValue::ExternalLinkage);
    New->setName(exportSymbol(F));
    if (ReturnsMemory)
      New->addParamAttr(0, llvm::Attribute::getWithStructRetType(Context, sharedType(F.Result)));
    noteParameters(F, New->getName());
    return New;
  }
  Work.push_back({Id, unsigned(OfShared)});
  return New;
}

void Generator::beginFunction(llvm::Function *F) {
  Now = FunctionState();
  Now.F = F;
  BasicBlock *Entry = BasicBlock::Create(Context, "entry", F);
  BasicBlock *Body = BasicBlock::Create(Context, "body", F);
  Now.AllocaPoint = BranchInst::Create(Body, Entry);
  Now.Return = newBlock("return");
  B.SetInsertPoint(Body);
  B.SetCurrentDebugLocation(DebugLoc());
}

void Generator::finishFunction(Location End) {
  locate(End);
  if (!terminated())
    B.CreateBr(Now.Return);
  startBlock(Now.Return);
  locate(End);
  if (Now.F->getReturnType()->isVoidTy())
    B.CreateRetVoid();
  else
    B.CreateRet(load(Now.Result));
  EliminateUnreachableBlocks(*Now.F);
}

void Generator::emitParameters(FunctionId Id, llvm::Function *F) {
  const frontend::Function &Source = P.function(Id);
  unsigned Next = 0;
  if (isInMemory(Source.Result)) {
    Now.Result = memoryPlace(Source.Result, F->getArg(Next++));
  } else if (Source.Result != TypeId::Void) {
    Now.Result = memoryPlace(Source.Result, temporary(Source.Result, "result"));
    settle(Now.Result);
  }
  Now.Result.Precise = Source.ResultPrecise;
  if (Source.This != TypeId::None)
    Now.This = F->getArg(Next++);
  unsigned Number = 0;
  if (Debug && Now.This) {
    Debug->declareThis(Source.This, Now.This, Now.Subprogram, Now.AllocaPoint);
    ++Number;
  }
  const EntryPoint *Entry = entryOf(Id);
  for (VariableId V : Source.Parameters) {
    const Variable &Parameter = P.variable(V);
    Argument *A = F->getArg(Next++);
    A->setName(Names.spelling(Parameter.Word));
    if (isByPointer(Parameter) && Entry && isCopiedInput(*Entry, V)) {
      Place Copy =
          memoryPlace(Parameter.Type, temporary(Parameter.Type, Names.spelling(Parameter.Word)));
      copy(Copy, memoryPlace(Parameter.Type, A));
      Now.Variables[V] = Copy.Address;
    } else if (isByPointer(Parameter)) {
      Now.Variables[V] = A;
      if (Entry && stageArray(Parameter).Role != contract::EntryArray::None)
        Now.StageArrays.insert(V);
    } else {
      Now.Variables[V] = temporary(Parameter.Type, Names.spelling(Parameter.Word));
      store(variablePlace(V), A);
    }
    declareForDebugger(V, ++Number);
  }
}

void Generator::emitFunction(FunctionId Id, bool OfShared) {
  llvm::Function *F = Functions.lookup({Id, unsigned(OfShared)});
  const frontend::Function &Source = P.function(Id);
  beginFunction(F);
  if (Debug)
    Now.Scope = Now.Subprogram = Debug->describe(*F, Id);
  locate(Source.Where);
  emitParameters(Id, F);
  if (Source.Body == StmtId::None)
    Diags.report(Source.Where, Diagnostic::codegen_no_body, {Source.Spelling});
  else
    emitStatements(Source.Body);
  const bool HasEnd = P.Statements.is(Source.Body, StmtKind::Block);
  finishFunction(HasEnd ? P.Statements.get<stmt::Block>(Source.Body).End : Location::None);
}

/// Whether the callee may work on \p At itself: no other access reaches that memory.
static bool mayPassItself(const Place &At, const expr::OutArgument &N, TypeId Parameter) {
  return At.Kind == Place::Sort::Memory && At.Layout == MemoryLayout::Local &&
         At.Root != VariableId::None && At.Offsets.empty() && !At.BitWidth && !At.Precise &&
         At.Type == Parameter && N.In == ConversionKind::Identity &&
         N.Back == ConversionKind::Identity;
}

/// Returns the address of a call's object for the method. An object elsewhere is copied, and the
/// copy is written \p Back.
Value *Generator::emitThis(const expr::Call &N, SmallVectorImpl<CopyBack> &Back) {
  const TypeId This = P.function(N.Callee).This;
  Place At = N.This != ExprId::None ? emitPlace(N.This) : memoryPlace(This, Now.This);
  while (At.Type != This && Types.get(At.Type).Kind == TypeKind::Struct &&
         Types.structOf(At.Type).Base != TypeId::None)
    At = baseOf(At);
  const VariableId Root = N.This != ExprId::None ? variableOf(P, N.This) : VariableId::None;
  const bool IsConst = Root != VariableId::None && P.variable(Root).Const;
  if (At.Kind == Place::Sort::Memory && At.Layout == MemoryLayout::Local && !At.Precise && !IsConst)
    return At.Address;
  Place Copy = memoryPlace(This, temporary(This, "this"));
  copy(Copy, At);
  const bool Writable = At.Kind != Place::Sort::Resource && At.Layout != MemoryLayout::Constants &&
                        !At.IsReadOnly && !IsConst;
  if (Writable)
    Back.push_back({Copy, At, ConversionKind::Identity});
  return Copy.Address;
}

Value *Generator::emitCall(const expr::Call &N) {
  const Program::Exprs &X = P.Expressions;
  const frontend::Function &Callee = P.function(N.Callee);
  SmallVector<CopyBack, 4> Back;
  // A variable that is passed only once need not be copied.
  SmallVector<VariableId, 4> Roots;
  if (N.This != ExprId::None)
    Roots.push_back(variableOf(P, N.This));
  for (uint32_t I = 0; I < N.Arguments.Count; ++I)
    if (ExprId E = X.item(N.Arguments, I); X.is(E, ExprKind::OutArgument))
      Roots.push_back(variableOf(P, X.get<expr::OutArgument>(E).Place));
  Value *This = nullptr;
  if (Callee.This != TypeId::None)
    This = emitThis(N, Back);
  llvm::Function *F = functionFor(N.Callee, This && This->getType() != B.getPtrTy());
  SmallVector<Value *, 8> Arguments(N.Arguments.Count);
  SmallVector<CopyBack, 4> Outs;
  for (uint32_t I = N.Arguments.Count; I-- > 0;) {
    ExprId E = X.item(N.Arguments, I);
    if (P.variable(Callee.Parameters[I]).IsShared) {
      Arguments[I] = emitPlace(E).Address;
      continue;
    }
    if (!X.is(E, ExprKind::OutArgument)) {
      Arguments[I] = emitValue(E);
      if (isInMemory(P.type(E)) && !isAggregate(P.type(E))) {
        Place Copy = memoryPlace(P.type(E), temporary(P.type(E), "argument"));
        store(Copy, Arguments[I]);
        Arguments[I] = Copy.Address;
      }
      continue;
    }
    auto Out = X.get<expr::OutArgument>(E);
    const TypeId T = P.type(E);
    Place At = emitPlace(Out.Place);
    if (mayPassItself(At, Out, T) && llvm::count(Roots, At.Root) == 1) {
      Arguments[I] = At.Address;
      continue;
    }
    Place Temporary = memoryPlace(T, temporary(T, "argument"));
    if (!Out.CopyIn)
      settle(Temporary);
    else if (At.Type == T)
      copy(Temporary, At);
    else
      store(Temporary, convert(load(At), At.Type, T, Out.In));
    Arguments[I] = Temporary.Address;
    Outs.push_back({Temporary, At, Out.Back});
  }
  Back.append(Outs.rbegin(), Outs.rend());
  SmallVector<Value *, 8> All;
  Value *Result = nullptr;
  if (isInMemory(Callee.Result))
    All.push_back(Result = temporary(Callee.Result, "result"));
  if (This)
    All.push_back(This);
  All.append(Arguments.begin(), Arguments.end());
  IRBuilder<>::FastMathFlagGuard Guard(B);
  CallInst *Call = B.CreateCall(F, All);
  if (Result)
    Call->addParamAttr(0,
                       llvm::Attribute::getWithStructRetType(Context, memoryType(Callee.Result)));
  for (const CopyBack &C : Back) {
    if (C.From.Type == C.To.Type)
      copy(C.To, C.From);
    else
      store(C.To, convert(load(C.From), C.From.Type, C.To.Type, C.How));
  }
  if (!Result)
    return Call;
  return isAggregate(Callee.Result) ? Result : load(memoryPlace(Callee.Result, Result));
}

} // namespace dxil::frontend
