// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Splits integers wider than 64 bits into 32-bit words, lowest first. LLVM's optimizer makes them
// for a variable written as a vector and read number by number, and for closed forms of loops that
// sum 64-bit integers. Divisions, and shifts by amounts known only at run time, are left and
// reported.
#include "Legalize.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/InstSimplifyFolder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr unsigned WordBits = 32;
constexpr unsigned MaxProductBits = 256;
constexpr unsigned MaxBits = 2048; ///< limits the words that a malformed input can request

using Words = SmallVector<Value *, 4>;
using FoldingBuilder = IRBuilder<InstSimplifyFolder>;

unsigned bitsOf(const Value *V) {
  return V->getType()->isIntegerTy() ? V->getType()->getIntegerBitWidth() : 0;
}
bool isWide(const Value *V) {
  return bitsOf(V) > 64;
}
unsigned wordCount(const Value *V) {
  return (bitsOf(V) + WordBits - 1) / WordBits;
}

bool concerns(const Instruction &I) {
  return isWide(&I) || any_of(I.operands(), [](const Use &U) { return isWide(U.get()); });
}

bool canSplit(const Use &U) {
  return !isWide(U) || (bitsOf(U) <= MaxBits && isa<Instruction, ConstantInt, UndefValue>(U.get()));
}

bool canSplit(const Instruction &I) {
  if (bitsOf(&I) > MaxBits || !all_of(I.operands(), [](const Use &U) { return canSplit(U); }))
    return false;
  switch (I.getOpcode()) {
  case Instruction::PHI:
  case Instruction::Select:
  case Instruction::Freeze:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::ZExt:
  case Instruction::Trunc:
  case Instruction::Add:
  case Instruction::Sub: return true;
  case Instruction::Mul: return bitsOf(&I) <= MaxProductBits;
  case Instruction::Shl:
  case Instruction::LShr: return isa<ConstantInt>(I.getOperand(1));
  case Instruction::ICmp: return cast<ICmpInst>(I).isEquality();
  default: return false;
  }
}

class WideIntegers {
public:
  explicit WideIntegers(Function &F)
      : B(F.getContext(), InstSimplifyFolder(F.getParent()->getDataLayout())) {
    for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
      for (Instruction &I : *BB)
        if (concerns(I))
          Work.push_back(&I);
  }

  void run() {
    if (!all_of(Work, [](Instruction *I) { return canSplit(*I); }))
      return;
    for (Instruction *I : Work)
      if (auto *Phi = dyn_cast<PHINode>(I))
        startPhi(*Phi);
    for (Instruction *I : Work)
      if (!isa<PHINode>(I))
        split(*I);
    for (Instruction *I : Work)
      if (auto *Phi = dyn_cast<PHINode>(I))
        fillPhi(*Phi);
    for (Instruction *I : Work)
      I->dropAllReferences();
    for (Instruction *I : Work)
      I->eraseFromParent();
  }

private:
  void startPhi(PHINode &Phi) {
    B.SetInsertPoint(&Phi);
    for (unsigned I = 0; I != wordCount(&Phi); ++I)
      Map[&Phi].push_back(B.CreatePHI(B.getInt32Ty(), Phi.getNumIncomingValues()));
  }

  void fillPhi(PHINode &Phi) {
    for (unsigned P = 0; P != Phi.getNumIncomingValues(); ++P) {
      BasicBlock *From = Phi.getIncomingBlock(P);
      B.SetInsertPoint(From->getTerminator());
      for (auto [Word, New] : zip(wordsOf(Phi.getIncomingValue(P)), Map[&Phi]))
        cast<PHINode>(New)->addIncoming(Word, From);
    }
  }

  std::pair<Words, Words> wordsOfPair(Value *X, Value *Y) {
    Words Xs = wordsOf(X);
    return {std::move(Xs), wordsOf(Y)};
  }

  /// Returns the words of any integer; bits above its width are zero.
  Words wordsOf(Value *V) {
    if (auto Entry = Map.find(V); Entry != Map.end())
      return Entry->second;
    Words Result;
    for (unsigned I = 0; I != wordCount(V); ++I) {
      if (auto *C = dyn_cast<ConstantInt>(V)) {
        const APInt &Bits = C->getValue();
        const unsigned Count = std::min(WordBits, Bits.getBitWidth() - I * WordBits);
        Result.push_back(B.getInt32(uint32_t(Bits.extractBitsAsZExtValue(Count, I * WordBits))));
      } else if (isWide(V)) { // poison or undefined
        Result.push_back(isa<PoisonValue>(V) ? PoisonValue::get(B.getInt32Ty())
                                             : UndefValue::get(B.getInt32Ty()));
      } else {
        Value *From = I ? B.CreateLShr(V, uint64_t(I) * WordBits) : V;
        Result.push_back(B.CreateZExtOrTrunc(From, B.getInt32Ty()));
      }
    }
    return Result;
  }

  /// Returns the 32 bits from bit `First`, which may be negative or past the end.
  Value *wordAt(const Words &From, int First) {
    const int Low =
        First >= 0 ? First / int(WordBits) : -((-First + int(WordBits) - 1) / int(WordBits));
    const unsigned Offset = unsigned(First - Low * int(WordBits));
    auto Word = [&](int I) -> Value * {
      return I >= 0 && size_t(I) < From.size() ? From[size_t(I)] : B.getInt32(0);
    };
    if (!Offset)
      return Word(Low);
    Value *Lower = B.CreateLShr(Word(Low), Offset);
    return B.CreateOr(Lower, B.CreateShl(Word(Low + 1), WordBits - Offset));
  }

  Words shifted(const Words &From, int By, unsigned Bits) {
    Words Result;
    for (unsigned I = 0; I != (Bits + WordBits - 1) / WordBits; ++I)
      Result.push_back(wordAt(From, int(I * WordBits) + By));
    if (const unsigned Last = Bits % WordBits)
      Result.back() = B.CreateAnd(Result.back(), (1u << Last) - 1);
    return Result;
  }

  void split(Instruction &I) {
    B.SetInsertPoint(&I);
    const unsigned Opcode = I.getOpcode();
    if (Opcode == Instruction::ICmp)
      return compare(cast<ICmpInst>(I));
    if (Opcode == Instruction::Trunc && !isWide(&I))
      return narrow(I);
    Words Result;
    if (Opcode == Instruction::ZExt || Opcode == Instruction::Trunc) {
      Result = shifted(wordsOf(I.getOperand(0)), 0, bitsOf(&I));
    } else if (Opcode == Instruction::Shl || Opcode == Instruction::LShr) {
      const APInt &Amount = cast<ConstantInt>(I.getOperand(1))->getValue();
      const int By = int(Amount.getLimitedValue(bitsOf(&I)));
      const bool Left = Opcode == Instruction::Shl;
      Result = shifted(wordsOf(I.getOperand(0)), Left ? -By : By, bitsOf(&I));
    } else if (Opcode == Instruction::Add || Opcode == Instruction::Sub) {
      const auto [Xs, Ys] = wordsOfPair(I.getOperand(0), I.getOperand(1));
      Result = sum(Xs, Ys, Opcode == Instruction::Sub);
      Result = shifted(Result, 0, bitsOf(&I));
    } else if (Opcode == Instruction::Mul) {
      const auto [Xs, Ys] = wordsOfPair(I.getOperand(0), I.getOperand(1));
      Result = shifted(product(Xs, Ys), 0, bitsOf(&I));
    } else {
      Result = wordByWord(I);
    }
    Map[&I] = Result;
  }

  Value *widened(Value *Word) { return B.CreateZExt(Word, B.getInt64Ty()); }

  /// Returns the lower word of \p Remaining, and sets \p Remaining to the carry, its upper word.
  Value *takeWord(Value *&Remaining) {
    Value *Word = B.CreateTrunc(Remaining, B.getInt32Ty());
    Remaining = B.CreateLShr(Remaining, WordBits);
    return Word;
  }

  Words sum(const Words &Xs, const Words &Ys, bool IsDifference) {
    Words Result;
    Value *Carry = B.getInt64(IsDifference ? 1 : 0);
    for (auto [X, Y] : zip(Xs, Ys)) {
      Value *Added = IsDifference ? B.CreateNot(Y) : Y;
      Value *Left = widened(X);
      Carry = B.CreateAdd(B.CreateAdd(Left, widened(Added)), Carry);
      Result.push_back(takeWord(Carry));
    }
    return Result;
  }

  /// Multiplies word by word; no step overflows 64 bits. The result has as many words as \p Xs.
  Words product(const Words &Xs, const Words &Ys) {
    Words Result(Xs.size(), B.getInt32(0));
    for (size_t Index = 0; Index != Ys.size(); ++Index) {
      Value *Carry = B.getInt64(0);
      for (size_t I = 0; Index + I < Result.size(); ++I) {
        Value *Part = widened(Xs[I]);
        Part = B.CreateMul(Part, widened(Ys[Index]));
        Carry = B.CreateAdd(B.CreateAdd(Part, widened(Result[Index + I])), Carry);
        Result[Index + I] = takeWord(Carry);
      }
    }
    return Result;
  }

  Words wordByWord(Instruction &I) {
    Words Result;
    if (auto *Select = dyn_cast<SelectInst>(&I)) {
      const auto [Xs, Ys] = wordsOfPair(Select->getTrueValue(), Select->getFalseValue());
      for (auto [X, Y] : zip(Xs, Ys))
        Result.push_back(B.CreateSelect(Select->getCondition(), X, Y));
    } else if (isa<FreezeInst>(I)) {
      for (Value *X : wordsOf(I.getOperand(0)))
        Result.push_back(B.CreateFreeze(X));
    } else {
      const auto Op = cast<BinaryOperator>(I).getOpcode();
      const auto [Xs, Ys] = wordsOfPair(I.getOperand(0), I.getOperand(1));
      for (auto [X, Y] : zip(Xs, Ys))
        Result.push_back(B.CreateBinOp(Op, X, Y));
    }
    return Result;
  }

  void compare(ICmpInst &I) {
    Value *Differs = B.getInt32(0);
    const auto [Xs, Ys] = wordsOfPair(I.getOperand(0), I.getOperand(1));
    for (auto [X, Y] : zip(Xs, Ys))
      Differs = B.CreateOr(Differs, B.CreateXor(X, Y));
    I.replaceAllUsesWith(B.CreateICmp(I.getPredicate(), Differs, B.getInt32(0)));
  }

  void narrow(Instruction &I) {
    const Words From = wordsOf(I.getOperand(0));
    Value *Result = From[0];
    if (bitsOf(&I) > WordBits) {
      Value *Upper = B.CreateShl(B.CreateZExt(From[1], B.getInt64Ty()), WordBits);
      Result = B.CreateOr(Upper, B.CreateZExt(From[0], B.getInt64Ty()));
    }
    I.replaceAllUsesWith(B.CreateTrunc(Result, I.getType()));
  }

  FoldingBuilder B;
  SmallVector<Instruction *> Work;
  DenseMap<Value *, Words> Map;
};

} // namespace

void splitWideIntegers(Function &F) {
  if (none_of(instructions(F), concerns))
    return;
  // Words are created in control flow order; an unreachable block could use an erased value.
  removeUnreachableBlocks(F);
  WideIntegers(F).run();
}

} // namespace dxil::lowering
