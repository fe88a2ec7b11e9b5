// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of expressions.
#include "Generator.h"
#include "dxil/contract/KnownRemainder.h"

#include "llvm/IR/ConstantFold.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

void Generator::unsupported(Location Where, StringRef What) {
  Diags.report(Where, Diagnostic::codegen_not_supported_yet, {What});
}

Value *Generator::emitConstant(const expr::Constant &C, TypeId T) {
  const uint64_t Bits = uint64_t(C.High) << 32 | C.Low;
  Constant *Number = constantNumber(elementKind(T), Bits);
  auto *VT = dyn_cast<FixedVectorType>(valueType(T));
  return VT ? ConstantVector::getSplat(VT->getElementCount(), Number) : Number;
}

/// Emits a division and folds it only if the result is defined. LLVM folds a division by zero to
/// poison, and has another floating-point remainder.
Value *Generator::emitDivision(unsigned Opcode, Value *L, Value *R) {
  if (Opcode == Instruction::FRem) {
    if (Constant *Known = contract::knownRemainder(L, R))
      return Known;
  } else if (auto *X = dyn_cast<Constant>(L), *Y = dyn_cast<Constant>(R); X && Y) {
    Constant *Known = ConstantFoldBinaryInstruction(Opcode, X, Y);
    if (Known && !Known->containsUndefOrPoisonElement() && !isa<UndefValue>(Known))
      return Known;
  }
  auto *Division = BinaryOperator::Create(Instruction::BinaryOps(Opcode), L, R);
  if (isa<FPMathOperator>(Division))
    Division->setFastMathFlags(B.getFastMathFlags());
  return B.Insert(Division);
}

Value *Generator::emitArithmetic(expr::BinaryOp Op, Value *L, Value *R, ScalarKind K) {
  const bool F = isFloating(K), U = isUnsigned(K) || K == ScalarKind::Bool;
  auto Amount = [&] {
    unsigned Bits = L->getType()->getScalarSizeInBits();
    if (R->getType()->getScalarSizeInBits() != Bits)
      R = B.CreateIntCast(R, R->getType()->getWithNewBitWidth(Bits), false);
    return B.CreateAnd(R, ConstantInt::get(R->getType(), Bits - 1));
  };
  switch (Op) {
  case expr::BinaryOp::Multiply: return F ? B.CreateFMul(L, R) : B.CreateMul(L, R);
  case expr::BinaryOp::Divide:
    return F ? B.CreateFDiv(L, R) : emitDivision(U ? Instruction::UDiv : Instruction::SDiv, L, R);
  case expr::BinaryOp::Remainder:
    return emitDivision(F ? Instruction::FRem : U ? Instruction::URem : Instruction::SRem, L, R);
  case expr::BinaryOp::Add: return F ? B.CreateFAdd(L, R) : B.CreateAdd(L, R);
  case expr::BinaryOp::Subtract: return F ? B.CreateFSub(L, R) : B.CreateSub(L, R);
  case expr::BinaryOp::ShiftLeft: return B.CreateShl(L, Amount());
  case expr::BinaryOp::ShiftRight: return U ? B.CreateLShr(L, Amount()) : B.CreateAShr(L, Amount());
  case expr::BinaryOp::And:
  case expr::BinaryOp::LogicalAnd: return B.CreateAnd(L, R);
  case expr::BinaryOp::Or:
  case expr::BinaryOp::LogicalOr: return B.CreateOr(L, R);
  default: return B.CreateXor(L, R);
  }
}

Value *Generator::emitComparison(expr::BinaryOp Op, Value *L, Value *R, ScalarKind K) {
  const bool F = isFloating(K), U = isUnsigned(K) || K == ScalarKind::Bool;
  auto Choose = [&](CmpInst::Predicate Float, CmpInst::Predicate Unsigned,
                    CmpInst::Predicate Signed) {
    return B.CreateCmp(F ? Float : U ? Unsigned : Signed, L, R);
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

Value *Generator::emitBinary(expr::BinaryOp Op, Value *L, Value *R, TypeId Operand) {
  const ScalarKind K = elementKind(Operand);
  const bool Compares = Op >= expr::BinaryOp::Less && Op <= expr::BinaryOp::NotEqual;
  return Compares ? emitComparison(Op, L, R, K) : emitArithmetic(Op, L, R, K);
}

Value *Generator::emitLogical(const expr::Logical &N) {
  Value *Left = emitValue(N.Left);
  BasicBlock *From = B.GetInsertBlock(), *More = newBlock("logical.right"),
             *Done = newBlock("logical.done");
  B.CreateCondBr(Left, N.IsOr ? Done : More, N.IsOr ? More : Done);
  startBlock(More);
  Value *Right = emitValue(N.Right);
  BasicBlock *RightEnd = B.GetInsertBlock();
  B.CreateBr(Done);
  startBlock(Done);
  PHINode *Result = B.CreatePHI(B.getInt1Ty(), 2);
  Result->addIncoming(B.getInt1(N.IsOr), From);
  Result->addIncoming(Right, RightEnd);
  return Result;
}

Value *Generator::emitBranch(const expr::Branch &N, TypeId T) {
  Value *Condition = emitValue(N.Condition);
  BasicBlock *True = newBlock("choice.true"), *False = newBlock("choice.false"),
             *Done = newBlock("choice.done");
  B.CreateCondBr(Condition, True, False);
  Place Both;
  if (isInMemory(T))
    Both = memoryPlace(T, temporary(T, "choice"));
  std::pair<Value *, BasicBlock *> Values[2];
  for (int I = 0; I < 2; ++I) {
    startBlock(I ? False : True);
    ExprId E = I ? N.False : N.True;
    if (Both.Address)
      emitInto(Both, E);
    else
      Values[I].first = emitValue(E);
    Values[I].second = B.GetInsertBlock();
    B.CreateBr(Done);
  }
  startBlock(Done);
  if (Both.Address)
    return isAggregate(T) ? Both.Address : load(Both);
  if (!Values[0].first || Values[0].first->getType()->isVoidTy())
    return nullptr;
  PHINode *Result = B.CreatePHI(Values[0].first->getType(), 2);
  for (auto [V, From] : Values)
    Result->addIncoming(V, From);
  return Result;
}

Value *Generator::emitSelect(const expr::Select &N, TypeId T) {
  Value *Condition = emitValue(N.Condition);
  Value *True = emitValue(N.True);
  Value *False = emitValue(N.False);
  return choose(Condition, True, False, T);
}

Value *Generator::choose(Value *Condition, Value *True, Value *False, TypeId T) {
  if (!isInMemory(T)) {
    if (Condition->getType()->isVectorTy() && !True->getType()->isVectorTy())
      Condition = asScalar(Condition);
    return B.CreateSelect(Condition, True, False);
  }
  Place Result = memoryPlace(T, temporary(T, "choice"));
  BasicBlock *Then = newBlock("choice.true"), *Else = newBlock("choice.false"),
             *Done = newBlock("choice.done");
  B.CreateCondBr(asScalar(Condition), Then, Else);
  startBlock(Then);
  store(Result, True);
  B.CreateBr(Done);
  startBlock(Else);
  store(Result, False);
  B.CreateBr(Done);
  startBlock(Done);
  return isAggregate(T) ? Result.Address : load(Result);
}

/// Returns the value of \p E, which the caller takes apart at once.
Value *Generator::emitReadable(ExprId E) {
  if (!isAggregate(P.type(E)))
    return emitValue(E);
  Place At = emitSource(E);
  bool IsLocal = At.Kind == Place::Sort::Memory && At.Layout == MemoryLayout::Local;
  return IsLocal && At.Address->getType() == B.getPtrTy() ? At.Address : load(At);
}

void Generator::emitEffect(ExprId E) {
  const Program::Exprs &X = P.Expressions;
  if (X.is(E, ExprKind::Assign) && isAggregate(P.type(E))) {
    auto N = X.get<expr::Assign>(E);
    return emitInto(emitPlace(N.Place), N.Value);
  }
  if (X.is(E, ExprKind::Sequence)) {
    auto N = X.get<expr::Sequence>(E);
    emitEffect(N.First);
    return emitEffect(N.Last);
  }
  if (X.is(E, ExprKind::StringConstant))
    return;
  if (X.is(E, ExprKind::Load))
    return void(emitPlace(X.get<expr::Load>(E).Place));
  if (X.is(E, ExprKind::LibraryCall) && hasNoEffect(X.get<expr::LibraryCall>(E))) {
    const ExprList Arguments = X.get<expr::LibraryCall>(E).Arguments;
    for (uint32_t I = Arguments.Count; I-- > 0;)
      emitEffect(X.item(Arguments, I));
    return;
  }
  emitValue(E);
}

/// Returns true if a call has no effect except its value. Such a call is not generated if its value
/// is unused, so this stage may lack it, as in DXC.
bool Generator::hasNoEffect(const expr::LibraryCall &N) const {
  const library::Function &F = *P.LibraryFunctions[size_t(N.Callee)];
  return F.ReadsOnly && N.Object == ExprId::None &&
         llvm::all_of(F.Parameters, [](const library::Parameter &Parameter) {
           return Parameter.Flow == library::Direction::In && !Parameter.Place;
         });
}

Value *Generator::emitConstruct(const expr::Construct &N, TypeId T) {
  SmallVector<Leaf, 16> Leaves;
  for (uint32_t I = 0; I < N.Parts.Count; ++I) {
    ExprId Part = P.Expressions.item(N.Parts, I);
    flatten(emitReadable(Part), P.type(Part), Leaves);
  }
  ArrayRef<Leaf> Rest = Leaves;
  return assemble(T, Rest);
}

Value *Generator::emitAssign(const expr::Assign &N, TypeId T, Place &At) {
  if (isAggregate(T)) {
    At = emitPlace(N.Place);
    emitInto(At, N.Value);
    return nullptr;
  }
  Value *V = emitValue(N.Value);
  At = emitPlace(N.Place);
  store(At, V);
  return kept(At, V);
}

Value *Generator::emitCompound(const expr::CompoundAssign &N, Place &At) {
  Value *Right = emitValue(N.Value), *New = nullptr;
  At = emitPlace(N.Place);
  update(At, [&](Value *Old) {
    Value *Computed = emitBinary(N.Op, convert(Old, At.Type, N.Computed, N.In), Right, N.Computed);
    return New = convert(Computed, N.Computed, At.Type, N.Back);
  });
  return kept(At, New);
}

Value *Generator::incremented(Value *Old, ScalarKind K, bool IsDecrement) {
  if (isFloating(K)) {
    Value *One = ConstantFP::get(Old->getType(), 1.0);
    return IsDecrement ? B.CreateFSub(Old, One) : B.CreateFAdd(Old, One);
  }
  Value *One = ConstantInt::get(Old->getType(), 1);
  if (K == ScalarKind::Bool)
    return IsDecrement ? B.CreateXor(Old, One) : B.CreateOr(Old, One);
  return IsDecrement ? B.CreateSub(Old, One) : B.CreateAdd(Old, One);
}

Value *Generator::emitIncrement(const expr::Increment &N, Place &At) {
  At = emitPlace(N.Place);
  Value *Before = nullptr, *New = nullptr;
  update(At, [&](Value *Old) {
    Before = Old;
    return New = incremented(Old, elementKind(At.Type), N.IsDecrement);
  });
  return N.IsPostfix ? Before : kept(At, New);
}

Value *Generator::emitStore(ExprId Store, Place &At) {
  const Program::Exprs &X = P.Expressions;
  switch (X.kind(Store)) {
  case ExprKind::Assign: {
    const auto N = X.get<expr::Assign>(Store);
    Value *V = emitAssign(N, P.type(Store), At);
    const bool IsItself = X.is(N.Value, ExprKind::Load) &&
                          frontend::variableOf(P, X.get<expr::Load>(N.Value).Place) == At.Variable;
    if (At.Kind == Place::Sort::Resource && !IsItself)
      Diags.report(X.location(Store), Diagnostic::codegen_resource_assigned,
                   {Names.spelling(P.variable(At.Variable).Word)});
    return V;
  }
  case ExprKind::CompoundAssign: return emitCompound(X.get<expr::CompoundAssign>(Store), At);
  default: return emitIncrement(X.get<expr::Increment>(Store), At);
  }
}

Value *Generator::emitElementValue(const expr::ElementValue &N) {
  const TypeId T = P.type(N.Operand);
  if (isAggregate(T)) {
    Place Whole = emitSource(N.Operand);
    return load(elementAt(Whole, emitValue(N.Index)));
  }
  Value *Whole = emitValue(N.Operand), *Index = emitValue(N.Index);
  Place At;
  At.Kind = Place::Sort::Value;
  At.Type = T;
  At.Direct = Whole;
  return load(elementAt(At, Index));
}

Value *Generator::emitValue(ExprId E) {
  if (!Debug)
    return emitUnlocated(E);
  const DebugLoc Before = B.getCurrentDebugLocation();
  locate(P.Expressions.location(E));
  Value *V = emitUnlocated(E);
  B.SetCurrentDebugLocation(Before);
  return V;
}

Value *Generator::emitUnlocated(ExprId E) {
  const Program::Exprs &X = P.Expressions;
  const TypeId T = P.type(E);
  switch (X.kind(E)) {
  case ExprKind::Constant: return emitConstant(X.get<expr::Constant>(E), T);
  case ExprKind::Load:
    if (Constant *Known = knownConstant(E))
      return Known;
    return load(emitPlace(X.get<expr::Load>(E).Place));
  case ExprKind::Negate: {
    Value *V = emitValue(X.get<expr::Negate>(E).Operand);
    return isFloating(elementKind(T)) ? B.CreateFNeg(V) : B.CreateNeg(V);
  }
  case ExprKind::Not: return B.CreateNot(emitValue(X.get<expr::Not>(E).Operand));
  case ExprKind::Complement: return B.CreateNot(emitValue(X.get<expr::Complement>(E).Operand));
  case ExprKind::Binary: {
    auto N = X.get<expr::Binary>(E);
    Value *Left = emitValue(N.Left);
    return emitBinary(N.Op, Left, emitValue(N.Right), P.type(N.Left));
  }
  case ExprKind::Logical: return emitLogical(X.get<expr::Logical>(E));
  case ExprKind::Select: return emitSelect(X.get<expr::Select>(E), T);
  case ExprKind::Branch: return emitBranch(X.get<expr::Branch>(E), T);
  case ExprKind::Convert: {
    auto N = X.get<expr::Convert>(E);
    const TypeId From = P.type(N.Operand);
    const bool KeepsMemory = N.How == ConversionKind::Identity || N.How == ConversionKind::ToBase;
    return convert(KeepsMemory ? emitValue(N.Operand) : emitReadable(N.Operand), From, T, N.How);
  }
  case ExprKind::Construct: return emitConstruct(X.get<expr::Construct>(E), T);
  case ExprKind::Swizzle: {
    auto N = X.get<expr::Swizzle>(E);
    return pick(emitValue(N.Operand), X.list(N.Elements), !valueType(T)->isVectorTy());
  }
  case ExprKind::FieldValue: {
    auto N = X.get<expr::FieldValue>(E);
    return load(fieldOf(emitSource(N.Operand), N.Index));
  }
  case ExprKind::ElementValue: return emitElementValue(X.get<expr::ElementValue>(E));
  case ExprKind::Call: return emitCall(X.get<expr::Call>(E));
  case ExprKind::LibraryCall: return emitLibraryCall(E);
  case ExprKind::Assign:
  case ExprKind::CompoundAssign:
  case ExprKind::Increment: {
    Place At;
    Value *V = emitStore(E, At);
    return V ? V : load(At);
  }
  case ExprKind::Sequence: {
    auto N = X.get<expr::Sequence>(E);
    emitEffect(N.First);
    return emitValue(N.Last);
  }
  case ExprKind::HeapObject: {
    auto N = X.get<expr::HeapObject>(E);
    if (T == TypeId::None) { // dropped: its object type is unknown
      emitValue(N.Index);
      return nullptr;
    }
    return heapHandle(T, emitValue(N.Index), N.IsSampler);
  }
  case ExprKind::StringConstant:
    unsupported(X.location(E), "a string");
    return Constant::getNullValue(B.getInt32Ty());
  default:
    // A place whose value is dropped is not read.
    emitPlace(E);
    return nullptr;
  }
}

} // namespace dxil::frontend
