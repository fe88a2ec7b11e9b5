// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Instrument.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

#include <dxil/ops.h>

using namespace llvm;

namespace dxil::execution {
namespace {

constexpr StringLiteral OpPrefix = "dx.op.";

bool flattenType(Type *Ty, std::vector<Scalar> &To) {
  if (auto *S = dyn_cast<StructType>(Ty)) {
    for (Type *Element : S->elements())
      if (!flattenType(Element, To))
        return false;
    return true;
  }
  if (auto *V = dyn_cast<FixedVectorType>(Ty)) {
    for (unsigned I = 0; I < V->getNumElements(); ++I)
      if (!flattenType(V->getElementType(), To))
        return false;
    return true;
  }
  if (Ty->isPointerTy())
    To.push_back(Scalar::Pointer);
  else if (Ty->isHalfTy())
    To.push_back(Scalar::F16);
  else if (Ty->isFloatTy())
    To.push_back(Scalar::F32);
  else if (Ty->isDoubleTy())
    To.push_back(Scalar::F64);
  else if (Ty->isIntegerTy(1))
    To.push_back(Scalar::I1);
  else if (Ty->isIntegerTy(8))
    To.push_back(Scalar::I8);
  else if (Ty->isIntegerTy(16))
    To.push_back(Scalar::I16);
  else if (Ty->isIntegerTy(32))
    To.push_back(Scalar::I32);
  else if (Ty->isIntegerTy(64))
    To.push_back(Scalar::I64);
  else
    return Ty->isVoidTy();
  return true;
}

/// Writes the body of one dx.op function.
class WrapperWriter {
public:
  WrapperWriter(Function &F, FunctionCallee Callee, const Shape &S)
      : F(F), B(BasicBlock::Create(F.getContext(), "", &F)), Callee(Callee), S(S) {}

  void write() {
    const size_t Count = std::max<size_t>(1, S.Args.size());
    Args = B.CreateAlloca(ArrayType::get(B.getInt64Ty(), Count));
    Results = B.CreateAlloca(
        ArrayType::get(B.getInt64Ty(), std::max<size_t>(1, S.Results.size())));
    for (Argument &A : F.args())
      pack(&A);
    Value *Self = B.CreateIntToPtr(B.getInt64(reinterpret_cast<uint64_t>(&S)), B.getPtrTy());
    B.CreateCall(Callee, {Self, Args, Results});
    if (F.getReturnType()->isVoidTy())
      B.CreateRetVoid();
    else
      B.CreateRet(unpack(F.getReturnType()));
  }

private:
  Value *slot(Value *Array, unsigned I) {
    return B.CreateConstInBoundsGEP1_32(B.getInt64Ty(), Array, I);
  }

  void pack(Value *V) {
    Type *Ty = V->getType();
    if (auto *Struct = dyn_cast<StructType>(Ty)) {
      for (unsigned I = 0; I < Struct->getNumElements(); ++I)
        pack(B.CreateExtractValue(V, I));
      return;
    }
    if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
      for (unsigned I = 0; I < Vector->getNumElements(); ++I)
        pack(B.CreateExtractElement(V, I));
      return;
    }
    if (Ty->isPointerTy())
      V = B.CreatePtrToInt(V, B.getInt64Ty());
    else if (Ty->isFloatingPointTy())
      V = B.CreateBitCast(V, B.getIntNTy(Ty->getPrimitiveSizeInBits()));
    B.CreateStore(B.CreateZExtOrTrunc(V, B.getInt64Ty()), slot(Args, NextArg++));
  }

  Value *unpack(Type *Ty) {
    if (auto *Struct = dyn_cast<StructType>(Ty)) {
      Value *V = PoisonValue::get(Ty);
      for (unsigned I = 0; I < Struct->getNumElements(); ++I)
        V = B.CreateInsertValue(V, unpack(Struct->getElementType(I)), I);
      return V;
    }
    if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
      Value *V = PoisonValue::get(Ty);
      for (unsigned I = 0; I < Vector->getNumElements(); ++I)
        V = B.CreateInsertElement(V, unpack(Vector->getElementType()), I);
      return V;
    }
    Value *Bits = B.CreateLoad(B.getInt64Ty(), slot(Results, NextResult++));
    if (Ty->isPointerTy())
      return B.CreateIntToPtr(Bits, Ty);
    if (Ty->isFloatingPointTy())
      return B.CreateBitCast(B.CreateTrunc(Bits, B.getIntNTy(Ty->getPrimitiveSizeInBits())), Ty);
    return B.CreateTrunc(Bits, Ty);
  }

  Function &F;
  IRBuilder<> B;
  FunctionCallee Callee;
  const Shape &S;
  Value *Args = nullptr, *Results = nullptr;
  unsigned NextArg = 0, NextResult = 0;
};

/// The meaning of the op that a call names, or null and why.
const Meaning *meaningOf(CallInst &Call, std::string &Why) {
  auto *Code = Call.arg_size() ? dyn_cast<ConstantInt>(Call.getArgOperand(0)) : nullptr;
  const StringRef Name = Call.getCalledFunction()->getName();
  if (!Code) {
    Why = ("a call of " + Name + " has no constant opcode").str();
    return nullptr;
  }
  const Meaning *M = findMeaning(OpCode(uint32_t(Code->getZExtValue())));
  if (!M) {
    const auto Op = findOp(uint32_t(Code->getZExtValue()));
    Why = ("op " + Twine(Code->getZExtValue()) + " (" + (Op ? StringRef(Op->Name) : "unknown") +
           "), called as " + Name + ", has no meaning here")
              .str();
  }
  return M;
}

/// Loop counters and the places of wave ops of the entry.
class ControlFlow {
public:
  ControlFlow(Function &F, CodeData &Data) : F(F), Data(Data), Tree(F), Loops(Tree) {
    uint32_t Next = 0;
    for (BasicBlock *Block : ReversePostOrderTraversal<Function *>(&F)) {
      Position[Block] = Next;
      Next += uint32_t(Block->size()) + 1;
    }
  }

  /// Counts the turns of each loop, from 0 at each way in.
  void countLoops(FunctionCallee Turn) {
    const auto All = Loops.getLoopsInPreorder();
    IRBuilder<> B(&F.getEntryBlock(), F.getEntryBlock().begin());
    auto *Array = ArrayType::get(B.getInt32Ty(), std::max<size_t>(1, All.size()));
    Counters = B.CreateAlloca(Array, nullptr, "exec.loops");
    for (Loop *L : All) {
      const auto Index = uint32_t(CounterOf.size());
      CounterOf[L] = Index;
      for (BasicBlock *From : predecessors(L->getHeader())) {
        B.SetInsertPoint(From->getTerminator());
        Value *Place = B.CreateConstInBoundsGEP1_32(B.getInt32Ty(), Counters, Index);
        if (L->contains(From))
          B.CreateCall(Turn, {Place});
        else
          B.CreateStore(B.getInt32(0), Place);
      }
    }
  }

  void markPlace(CallInst &Call, FunctionCallee At) {
    BasicBlock *Block = Call.getParent();
    Site &Place = Data.Sites.emplace_back();
    uint32_t Index = 0;
    for (Instruction &I : *Block) {
      if (&I == &Call)
        break;
      Index += isa<CallInst>(I); // what is inserted adds calls, in order
    }
    Place.Position = Position[Block] + Index;
    for (Loop *L = Loops.getLoopFor(Block); L; L = L->getParentLoop())
      Place.Loops.insert(Place.Loops.begin(), {Position[L->getHeader()], CounterOf[L]});
    IRBuilder<> B(&Call);
    Value *Pointer = B.CreateIntToPtr(B.getInt64(reinterpret_cast<uint64_t>(&Place)), B.getPtrTy());
    B.CreateCall(At, {Pointer, Counters});
  }

private:
  Function &F;
  CodeData &Data;
  DominatorTree Tree;
  LoopInfo Loops;
  DenseMap<BasicBlock *, uint32_t> Position;
  DenseMap<Loop *, uint32_t> CounterOf;
  Value *Counters = nullptr;
};

/// A double becomes a half by a call, since not every machine has that conversion.
void replaceHalfConversions(Module &M) {
  IRBuilder<> B(M.getContext());
  FunctionCallee Convert = M.getOrInsertFunction("dxilExecHalf", B.getInt16Ty(), B.getDoubleTy());
  for (Function &F : M)
    for (BasicBlock &Block : F)
      for (Instruction &I : make_early_inc_range(Block)) {
        auto *Trunc = dyn_cast<FPTruncInst>(&I);
        if (!Trunc || !Trunc->getType()->isHalfTy() || !Trunc->getSrcTy()->isDoubleTy())
          continue;
        B.SetInsertPoint(Trunc);
        Value *Bits = B.CreateCall(Convert, {Trunc->getOperand(0)});
        Trunc->replaceAllUsesWith(B.CreateBitCast(Bits, B.getHalfTy()));
        Trunc->eraseFromParent();
      }
}

/// Division that does not trap: by zero all ones, and the least number by -1 itself with remainder 0.
void tameDivision(BinaryOperator &Div) {
  const auto Op = Div.getOpcode();
  const bool Signed = Op == Instruction::SDiv || Op == Instruction::SRem;
  IRBuilder<> B(&Div);
  Type *Ty = Div.getType();
  Value *By = Div.getOperand(1), *One = ConstantInt::get(Ty, 1);
  Value *Zero = B.CreateICmpEQ(By, Constant::getNullValue(Ty));
  Value *Minus = Signed ? B.CreateICmpEQ(By, Constant::getAllOnesValue(Ty)) : B.getFalse();
  Value *Safe = B.CreateSelect(B.CreateOr(Zero, Minus), One, By);
  Value *Result = B.CreateBinOp(Op, Div.getOperand(0), Safe);
  if (Op == Instruction::SDiv)
    Result = B.CreateSelect(Minus, B.CreateNeg(Div.getOperand(0)), Result);
  Result = B.CreateSelect(Zero, Constant::getAllOnesValue(Ty), Result);
  Div.replaceAllUsesWith(Result);
  Div.eraseFromParent();
}

void tameDivisions(Module &M) {
  for (Function &F : M)
    for (BasicBlock &Block : F)
      for (Instruction &I : make_early_inc_range(Block))
        if (auto *Div = dyn_cast<BinaryOperator>(&I); Div && Div->isIntDivRem())
          tameDivision(*Div);
}

/// Whether an instruction computes with floats, so that denormal operands and results count as zero of
/// the same sign.
bool computesWithFloats(const Instruction &I) {
  if (isa<BinaryOperator>(I) || isa<FCmpInst>(I))
    return I.getOperand(0)->getType()->isFloatTy();
  auto *Call = dyn_cast<CallInst>(&I);
  if (!Call || !Call->getCalledFunction() || Call->arg_size() < 2 ||
      !Call->getArgOperand(1)->getType()->isFloatTy())
    return false;
  const StringRef Name = Call->getCalledFunction()->getName();
  for (StringRef Class : {"unary.", "binary.", "tertiary.", "dot2.", "dot3.", "dot4."})
    if (Name.starts_with((OpPrefix + Class).str()))
      return true;
  return false;
}

/// What a GPU without "fp32-denorm-mode"="preserve" does with floats.
void flushDenormals(Module &M) {
  IRBuilder<> B(M.getContext());
  auto Flushed = [&B](Value *V) {
    Value *Bits = B.CreateBitCast(V, B.getInt32Ty());
    Value *Tiny = B.CreateICmpEQ(B.CreateAnd(Bits, 0x7f800000), B.getInt32(0));
    return B.CreateBitCast(B.CreateSelect(Tiny, B.CreateAnd(Bits, 0x80000000), Bits), B.getFloatTy());
  };
  std::vector<Instruction *> Work;
  for (Function &F : M)
    for (BasicBlock &Block : F)
      for (Instruction &I : Block)
        if (computesWithFloats(I))
          Work.push_back(&I);
  for (Instruction *I : Work) {
    B.SetInsertPoint(I);
    for (Use &U : I->operands())
      if (U->getType()->isFloatTy())
        U.set(Flushed(U));
    if (!I->getType()->isFloatTy())
      continue;
    B.SetInsertPoint(I->getNextNode());
    SmallVector<Use *> Uses(make_pointer_range(I->uses()));
    Value *Result = Flushed(I);
    for (Use *U : Uses)
      U->set(Result);
  }
}

} // namespace

std::string instrument(Module &M, Function &Entry, CodeData &Data) {
  IRBuilder<> B(M.getContext());
  Type *Void = B.getVoidTy(), *Ptr = B.getPtrTy();
  FunctionCallee DoCall = M.getOrInsertFunction("dxilExecCall", Void, Ptr, Ptr, Ptr);
  FunctionCallee At = M.getOrInsertFunction("dxilExecAt", Void, Ptr, Ptr);
  FunctionCallee Turn = M.getOrInsertFunction("dxilExecTurn", Void, Ptr);

  ControlFlow Flow(Entry, Data);
  std::vector<CallInst *> Places;
  const bool KeepDenormals =
      Entry.getFnAttribute("fp32-denorm-mode").getValueAsString() == "preserve";
  for (Function &F : M) {
    F.setAttributes({});
    if (!F.isDeclaration() || !F.getName().starts_with(OpPrefix))
      continue;
    Shape &S = Data.Shapes.emplace_back();
    S.Name = F.getName().str();
    for (Argument &A : F.args())
      if (!flattenType(A.getType(), S.Args))
        return "an operand of " + S.Name + " has a type without a meaning here";
    if (!flattenType(F.getReturnType(), S.Results))
      return "the result of " + S.Name + " has a type without a meaning here";
    for (User *U : F.users()) {
      auto *Call = dyn_cast<CallInst>(U);
      if (!Call || Call->getCalledFunction() != &F)
        return S.Name + " is used other than by a call";
      Call->setAttributes({});
      // Operands that an op does not use here: the same in each run.
      for (Use &Arg : Call->args())
        if (isa<UndefValue>(Arg))
          Arg.set(Constant::getNullValue(Arg->getType()));
      std::string Why;
      const Meaning *Found = meaningOf(*Call, Why);
      if (!Found)
        return Why;
      if (Found->Alone)
        continue;
      if (Call->getFunction() != &Entry)
        return S.Name + " is called outside of the entry function";
      Places.push_back(Call);
    }
  }
  Flow.countLoops(Turn);
  for (CallInst *Call : Places)
    Flow.markPlace(*Call, At);
  for (Function &F : M)
    if (F.isDeclaration() && F.getName().starts_with(OpPrefix)) {
      auto Found = std::ranges::find(Data.Shapes, F.getName(), &Shape::Name);
      WrapperWriter(F, DoCall, *Found).write();
    }
  replaceHalfConversions(M);
  tameDivisions(M);
  if (!KeepDenormals)
    flushDenormals(M);
  return {};
}

} // namespace dxil::execution
