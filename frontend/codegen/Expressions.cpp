// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of expressions.
#include "Expressions.h"
#include "Context.h"
#include "Functions.h"
#include "Globals.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Objects.h"
#include "Statements.h"
#include "Values.h"
#include "dxil/contract/KnownRemainder.h"

#include "llvm/IR/ConstantFold.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

static llvm::Value *emitUnlocated(CodegenContext &G, ExprId E);
static bool hasNoEffect(const CodegenContext &G, const expr::LibraryCall &N);

void unsupported(CodegenContext &G, Location Where, StringRef Feature) {
  G.Diags.report(Where, Diagnostic::codegen_not_supported_yet, {Feature});
}

static Value *emitConstant(CodegenContext &G, const expr::Constant &C, TypeId T) {
  const uint64_t Bits = uint64_t(C.High) << 32 | C.Low;
  Constant *Number = constantNumber(G, elementKind(G, T), Bits);
  auto *VT = dyn_cast<FixedVectorType>(valueType(G, T));
  return VT ? ConstantVector::getSplat(VT->getElementCount(), Number) : Number;
}

/// Emits a division and folds it only if the result is defined. LLVM folds a division by zero to
/// poison, and has another floating-point remainder.
static Value *emitDivision(CodegenContext &G, unsigned Opcode, Value *L, Value *R) {
  if (Opcode == Instruction::FRem) {
    if (Constant *Folded = contract::knownRemainder(L, R))
      return Folded;
  } else if (auto *X = dyn_cast<Constant>(L), *Y = dyn_cast<Constant>(R); X && Y) {
    Constant *Folded = ConstantFoldBinaryInstruction(Opcode, X, Y);
    if (Folded && !Folded->containsUndefOrPoisonElement() && !isa<UndefValue>(Folded))
      return Folded;
  }
  auto *Division = BinaryOperator::Create(Instruction::BinaryOps(Opcode), L, R);
  if (isa<FPMathOperator>(Division))
    Division->setFastMathFlags(G.B.getFastMathFlags());
  return G.B.Insert(Division);
}

static Value *emitArithmetic(CodegenContext &G, expr::BinaryOp Op, Value *L, Value *R,
                             ScalarKind K) {
  const bool F = isFloating(K), U = isUnsigned(K) || K == ScalarKind::Bool;
  auto Amount = [&] {
    unsigned Bits = L->getType()->getScalarSizeInBits();
    if (R->getType()->getScalarSizeInBits() != Bits)
      R = G.B.CreateIntCast(R, R->getType()->getWithNewBitWidth(Bits), false);
    return G.B.CreateAnd(R, ConstantInt::get(R->getType(), Bits - 1));
  };
  switch (Op) {
  case expr::BinaryOp::Multiply: return F ? G.B.CreateFMul(L, R) : G.B.CreateMul(L, R);
  case expr::BinaryOp::Divide:
    return F ? G.B.CreateFDiv(L, R)
             : emitDivision(G, U ? Instruction::UDiv : Instruction::SDiv, L, R);
  case expr::BinaryOp::Remainder:
    return emitDivision(G, F ? Instruction::FRem : U ? Instruction::URem : Instruction::SRem, L, R);
  case expr::BinaryOp::Add: return F ? G.B.CreateFAdd(L, R) : G.B.CreateAdd(L, R);
  case expr::BinaryOp::Subtract: return F ? G.B.CreateFSub(L, R) : G.B.CreateSub(L, R);
  case expr::BinaryOp::ShiftLeft: return G.B.CreateShl(L, Amount());
  case expr::BinaryOp::ShiftRight:
    return U ? G.B.CreateLShr(L, Amount()) : G.B.CreateAShr(L, Amount());
  case expr::BinaryOp::And:
  case expr::BinaryOp::LogicalAnd: return G.B.CreateAnd(L, R);
  case expr::BinaryOp::Or:
  case expr::BinaryOp::LogicalOr: return G.B.CreateOr(L, R);
  default: return G.B.CreateXor(L, R);
  }
}

static Value *emitComparison(CodegenContext &G, expr::BinaryOp Op, Value *L, Value *R,
                             ScalarKind K) {
  const bool F = isFloating(K), U = isUnsigned(K) || K == ScalarKind::Bool;
  auto Choose = [&](CmpInst::Predicate Float, CmpInst::Predicate Unsigned,
                    CmpInst::Predicate Signed) {
    return G.B.CreateCmp(F ? Float : U ? Unsigned : Signed, L, R);
  };
  switch (Op) {
  case expr::BinaryOp::Less: return Choose(CmpInst::FCMP_OLT, CmpInst::ICMP_ULT, CmpInst::ICMP_SLT);
  case expr::BinaryOp::Greater:
    return Choose(CmpInst::FCMP_OGT, CmpInst::ICMP_UGT, CmpInst::ICMP_SGT);
  case expr::BinaryOp::LessEqual:
    return Choose(CmpInst::FCMP_OLE, CmpInst::ICMP_ULE, CmpInst::ICMP_SLE);
  case expr::BinaryOp::GreaterEqual:
    return Choose(CmpInst::FCMP_OGE, CmpInst::ICMP_UGE, CmpInst::ICMP_SGE);
  case expr::BinaryOp::Equal: return Choose(CmpInst::FCMP_OEQ, CmpInst::ICMP_EQ, CmpInst::ICMP_EQ);
  default: return Choose(CmpInst::FCMP_UNE, CmpInst::ICMP_NE, CmpInst::ICMP_NE);
  }
}

static Value *emitBinary(CodegenContext &G, expr::BinaryOp Op, Value *L, Value *R, TypeId Operand) {
  const ScalarKind K = elementKind(G, Operand);
  const bool Compares = Op >= expr::BinaryOp::Less && Op <= expr::BinaryOp::NotEqual;
  return Compares ? emitComparison(G, Op, L, R, K) : emitArithmetic(G, Op, L, R, K);
}

static Value *emitLogical(CodegenContext &G, const expr::Logical &N) {
  Value *Left = emitValue(G, N.Left);
  BasicBlock *From = G.B.GetInsertBlock(), *More = newBlock(G, "logical.right"),
             *Done = newBlock(G, "logical.done");
  G.B.CreateCondBr(Left, N.IsOr ? Done : More, N.IsOr ? More : Done);
  startBlock(G, More);
  Value *Right = emitValue(G, N.Right);
  BasicBlock *RightEnd = G.B.GetInsertBlock();
  G.B.CreateBr(Done);
  startBlock(G, Done);
  PHINode *Result = G.B.CreatePHI(G.B.getInt1Ty(), 2);
  Result->addIncoming(G.B.getInt1(N.IsOr), From);
  Result->addIncoming(Right, RightEnd);
  return Result;
}

static Value *emitBranch(CodegenContext &G, const expr::Branch &N, TypeId T) {
  Value *Condition = emitValue(G, N.Condition);
  BasicBlock *True = newBlock(G, "choice.true"), *False = newBlock(G, "choice.false"),
             *Done = newBlock(G, "choice.done");
  G.B.CreateCondBr(Condition, True, False);
  Place Both;
  if (isInMemory(G, T))
    Both = memoryPlace(G, T, temporary(G, T, "choice"));
  std::pair<Value *, BasicBlock *> Values[2];
  for (int I = 0; I < 2; ++I) {
    startBlock(G, I ? False : True);
    ExprId E = I ? N.False : N.True;
    if (Both.Address)
      emitInto(G, Both, E);
    else
      Values[I].first = emitValue(G, E);
    Values[I].second = G.B.GetInsertBlock();
    G.B.CreateBr(Done);
  }
  startBlock(G, Done);
  if (Both.Address)
    return isAggregate(G, T) ? Both.Address : load(G, Both);
  if (!Values[0].first || Values[0].first->getType()->isVoidTy())
    return nullptr;
  PHINode *Result = G.B.CreatePHI(Values[0].first->getType(), 2);
  for (auto [V, From] : Values)
    Result->addIncoming(V, From);
  return Result;
}

static Value *emitSelect(CodegenContext &G, const expr::Select &N, TypeId T) {
  Value *Condition = emitValue(G, N.Condition);
  Value *True = emitValue(G, N.True);
  Value *False = emitValue(G, N.False);
  return choose(G, Condition, True, False, T);
}

Value *choose(CodegenContext &G, Value *Condition, Value *True, Value *False, TypeId T) {
  if (!isInMemory(G, T)) {
    if (Condition->getType()->isVectorTy() && !True->getType()->isVectorTy())
      Condition = asScalar(G, Condition);
    return G.B.CreateSelect(Condition, True, False);
  }
  Place Result = memoryPlace(G, T, temporary(G, T, "choice"));
  BasicBlock *Then = newBlock(G, "choice.true"), *Else = newBlock(G, "choice.false"),
             *Done = newBlock(G, "choice.done");
  G.B.CreateCondBr(asScalar(G, Condition), Then, Else);
  startBlock(G, Then);
  store(G, Result, True);
  G.B.CreateBr(Done);
  startBlock(G, Else);
  store(G, Result, False);
  G.B.CreateBr(Done);
  startBlock(G, Done);
  return isAggregate(G, T) ? Result.Address : load(G, Result);
}

/// Returns the value of \p E for a caller that only reads parts of it, before the next evaluation.
Value *emitReadable(CodegenContext &G, ExprId E) {
  if (!isAggregate(G, G.P.type(E)))
    return emitValue(G, E);
  Place Source = emitSource(G, E);
  bool IsLocal = Source.Kind == Place::Sort::Memory && Source.Layout == MemoryLayout::Local;
  return IsLocal && Source.Address->getType() == G.B.getPtrTy() ? Source.Address : load(G, Source);
}

void emitEffect(CodegenContext &G, ExprId E) {
  const Program::Exprs &X = G.P.Expressions;
  if (X.is(E, ExprKind::Assign) && isAggregate(G, G.P.type(E))) {
    auto N = X.get<expr::Assign>(E);
    return emitInto(G, emitPlace(G, N.Place), N.Value);
  }
  if (X.is(E, ExprKind::Sequence)) {
    auto N = X.get<expr::Sequence>(E);
    emitEffect(G, N.First);
    return emitEffect(G, N.Last);
  }
  if (X.is(E, ExprKind::StringConstant))
    return;
  if (X.is(E, ExprKind::Convert) && G.P.type(E) == TypeId::Void)
    return emitEffect(G, X.get<expr::Convert>(E).Operand);
  if (X.is(E, ExprKind::Load))
    return void(emitPlace(G, X.get<expr::Load>(E).Place));
  if (X.is(E, ExprKind::LibraryCall) && hasNoEffect(G, X.get<expr::LibraryCall>(E))) {
    const ExprList Arguments = X.get<expr::LibraryCall>(E).Arguments;
    for (uint32_t I = Arguments.Count; I-- > 0;)
      emitEffect(G, X.item(Arguments, I));
    return;
  }
  emitValue(G, E);
}

/// Returns true if a call has no effect except its value. Such a call is not generated if its value
/// is unused, so this stage may lack it, as in DXC.
static bool hasNoEffect(const CodegenContext &G, const expr::LibraryCall &N) {
  const library::Function &F = *G.P.LibraryFunctions[size_t(N.Callee)];
  return F.ReadsOnly && N.Object == ExprId::None &&
         llvm::all_of(F.Parameters, [](const library::Parameter &Parameter) {
           return Parameter.Flow == library::Direction::In && !Parameter.Place;
         });
}

SmallVector<Leaf, 16> emitParts(CodegenContext &G, const expr::Construct &N) {
  SmallVector<Leaf, 16> Leaves;
  for (uint32_t I = 0; I < N.Parts.Count; ++I) {
    ExprId Part = G.P.Expressions.item(N.Parts, I);
    flatten(G, emitReadable(G, Part), G.P.type(Part), Leaves);
  }
  return Leaves;
}

static Value *emitConstruct(CodegenContext &G, const expr::Construct &N, TypeId T) {
  const SmallVector<Leaf, 16> Leaves = emitParts(G, N);
  ArrayRef<Leaf> Rest = Leaves;
  return assemble(G, T, Rest);
}

static Value *emitAssign(CodegenContext &G, const expr::Assign &N, TypeId T, Place &Target) {
  if (isAggregate(G, T)) {
    Target = emitPlace(G, N.Place);
    emitInto(G, Target, N.Value);
    return nullptr;
  }
  Value *V = emitValue(G, N.Value);
  Target = emitPlace(G, N.Place);
  store(G, Target, V);
  return kept(G, Target, V);
}

static Value *emitCompound(CodegenContext &G, const expr::CompoundAssign &N, Place &Target) {
  Value *Right = emitValue(G, N.Value), *New = nullptr;
  Target = emitPlace(G, N.Place);
  update(G, Target, [&](Value *Old) {
    Value *Computed =
        emitBinary(G, N.Op, convert(G, Old, Target.Type, N.Computed, N.In), Right, N.Computed);
    return New = convert(G, Computed, N.Computed, Target.Type, N.Back);
  });
  return kept(G, Target, New);
}

static Value *incremented(CodegenContext &G, Value *Old, ScalarKind K, bool IsDecrement) {
  if (isFloating(K)) {
    Value *One = ConstantFP::get(Old->getType(), 1.0);
    return IsDecrement ? G.B.CreateFSub(Old, One) : G.B.CreateFAdd(Old, One);
  }
  Value *One = ConstantInt::get(Old->getType(), 1);
  if (K == ScalarKind::Bool)
    return IsDecrement ? G.B.CreateXor(Old, One) : G.B.CreateOr(Old, One);
  return IsDecrement ? G.B.CreateSub(Old, One) : G.B.CreateAdd(Old, One);
}

static Value *emitIncrement(CodegenContext &G, const expr::Increment &N, Place &Target) {
  Target = emitPlace(G, N.Place);
  Value *Before = nullptr, *New = nullptr;
  update(G, Target, [&](Value *Old) {
    Before = Old;
    return New = incremented(G, Old, elementKind(G, Target.Type), N.IsDecrement);
  });
  return N.IsPostfix ? Before : kept(G, Target, New);
}

Value *emitStore(CodegenContext &G, ExprId Store, Place &Target) {
  const Program::Exprs &X = G.P.Expressions;
  switch (X.kind(Store)) {
  case ExprKind::Assign: {
    const auto N = X.get<expr::Assign>(Store);
    Value *V = emitAssign(G, N, G.P.type(Store), Target);
    const bool IsItself =
        X.is(N.Value, ExprKind::Load) &&
        frontend::variableOf(G.P, X.get<expr::Load>(N.Value).Place) == Target.Variable;
    if (Target.Kind == Place::Sort::Resource && !IsItself)
      G.Diags.report(X.location(Store), Diagnostic::codegen_resource_assigned,
                     {G.Names.spelling(G.P.variable(Target.Variable).Word)});
    return V;
  }
  case ExprKind::CompoundAssign: return emitCompound(G, X.get<expr::CompoundAssign>(Store), Target);
  default: return emitIncrement(G, X.get<expr::Increment>(Store), Target);
  }
}

static Value *emitElementValue(CodegenContext &G, const expr::ElementValue &N) {
  const TypeId T = G.P.type(N.Operand);
  if (isAggregate(G, T)) {
    Place Whole = emitSource(G, N.Operand);
    return load(G, elementAt(G, Whole, emitValue(G, N.Index)));
  }
  Value *Whole = emitValue(G, N.Operand), *Index = emitValue(G, N.Index);
  Place Base;
  Base.Kind = Place::Sort::Value;
  Base.Type = T;
  Base.Direct = Whole;
  return load(G, elementAt(G, Base, Index));
}

Value *emitValue(CodegenContext &G, ExprId E) {
  if (!G.Debug)
    return emitUnlocated(G, E);
  const DebugLoc Before = G.B.getCurrentDebugLocation();
  locate(G, G.P.Expressions.location(E));
  Value *V = emitUnlocated(G, E);
  G.B.SetCurrentDebugLocation(Before);
  return V;
}

static Value *emitHeapObject(CodegenContext &G, const expr::HeapObject &N, TypeId T) {
  Value *Index = emitValue(G, N.Index);
  // The object of a dropped expression has no type.
  return T == TypeId::None ? nullptr : heapHandle(G, T, Index, N.IsSampler);
}

static Value *emitConversion(CodegenContext &G, const expr::Convert &N, TypeId T) {
  const bool KeepsMemory = N.How == ConversionKind::Identity || N.How == ConversionKind::ToBase;
  return convert(G, KeepsMemory ? emitValue(G, N.Operand) : emitReadable(G, N.Operand),
                 G.P.type(N.Operand), T, N.How);
}

static Value *emitUnlocated(CodegenContext &G, ExprId E) {
  const Program::Exprs &X = G.P.Expressions;
  const TypeId T = G.P.type(E);
  switch (X.kind(E)) {
  case ExprKind::Constant: return emitConstant(G, X.get<expr::Constant>(E), T);
  case ExprKind::Load:
    if (Constant *Folded = knownConstant(G, E))
      return Folded;
    return load(G, emitPlace(G, X.get<expr::Load>(E).Place));
  case ExprKind::Negate: {
    Value *V = emitValue(G, X.get<expr::Negate>(E).Operand);
    return isFloating(elementKind(G, T)) ? G.B.CreateFNeg(V) : G.B.CreateNeg(V);
  }
  case ExprKind::Not: return G.B.CreateNot(emitValue(G, X.get<expr::Not>(E).Operand));
  case ExprKind::Complement: return G.B.CreateNot(emitValue(G, X.get<expr::Complement>(E).Operand));
  case ExprKind::Binary: {
    auto N = X.get<expr::Binary>(E);
    Value *Left = emitValue(G, N.Left);
    return emitBinary(G, N.Op, Left, emitValue(G, N.Right), G.P.type(N.Left));
  }
  case ExprKind::Logical: return emitLogical(G, X.get<expr::Logical>(E));
  case ExprKind::Select: return emitSelect(G, X.get<expr::Select>(E), T);
  case ExprKind::Branch: return emitBranch(G, X.get<expr::Branch>(E), T);
  case ExprKind::Convert: return emitConversion(G, X.get<expr::Convert>(E), T);
  case ExprKind::Construct: return emitConstruct(G, X.get<expr::Construct>(E), T);
  case ExprKind::Swizzle: {
    auto N = X.get<expr::Swizzle>(E);
    return pick(G, emitValue(G, N.Operand), X.list(N.Elements), !valueType(G, T)->isVectorTy());
  }
  case ExprKind::FieldValue: {
    auto N = X.get<expr::FieldValue>(E);
    return load(G, fieldOf(G, emitSource(G, N.Operand), N.Index));
  }
  case ExprKind::ElementValue: return emitElementValue(G, X.get<expr::ElementValue>(E));
  case ExprKind::Call: return emitCall(G, X.get<expr::Call>(E));
  case ExprKind::LibraryCall: return emitLibraryCall(G, E);
  case ExprKind::Assign:
  case ExprKind::CompoundAssign:
  case ExprKind::Increment: {
    Place Target;
    Value *V = emitStore(G, E, Target);
    return V ? V : load(G, Target);
  }
  case ExprKind::Sequence: {
    auto N = X.get<expr::Sequence>(E);
    emitEffect(G, N.First);
    return emitValue(G, N.Last);
  }
  case ExprKind::HeapObject: return emitHeapObject(G, X.get<expr::HeapObject>(E), T);
  case ExprKind::StringConstant:
    unsupported(G, X.location(E), "a string");
    return Constant::getNullValue(G.B.getInt32Ty());
  default:
    // Dropping the value of a place does not read it.
    emitPlace(G, E);
    return nullptr;
  }
}

} // namespace dxil::frontend
