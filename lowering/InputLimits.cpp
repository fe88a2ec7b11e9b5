// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/InputLimits.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/VersionTuple.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

// As in ir::ModuleLimits. Data that the module itself contains, such as elements of constants, is
// allowed in addition.
constexpr uint64_t MaxElements = uint64_t(1) << 14; ///< limit for the numbers in one variable
constexpr uint64_t MaxStatic = uint64_t(1) << 12;   ///< limit for a variable that passes initialize
constexpr uint64_t MaxCopied = uint64_t(1) << 10;   ///< limit for the numbers that all copies move
constexpr uint64_t CopiedByEach = 32;               ///< additional allowance for each instruction
constexpr unsigned MaxIntegerWidth = 1024;
/// Elements of a vector: as in shader model 6.9; without long vectors, enough for a matrix.
constexpr unsigned MaxVectorLength = 1024, MaxShortVector = 64;
/// Instructions once all calls are inlined, and in addition for each instruction of the module.
constexpr uint64_t MaxInlined = uint64_t(1) << 14, InlinedForEach = 64;
constexpr uint64_t Many = uint64_t(1) << 62;

uint64_t sum(uint64_t A, uint64_t B) {
  return std::min(A + B, Many);
}
uint64_t product(uint64_t A, uint64_t B) {
  return B && A > Many / B ? Many : A * B;
}

class LimitChecker {
public:
  explicit LimitChecker(const Module &M) : M(M) {
    VersionTuple Model = M.getTargetTriple().getOSVersion();
    bool HasLongVectors = Model.empty() || Model >= VersionTuple(6, 9);
    VectorLength = HasLongVectors ? MaxVectorLength : MaxShortVector;
  }

  llvm::Error check() {
    for (const GlobalVariable &G : M.globals())
      if (G.hasInitializer())
        constant(G.getInitializer());
    for (const GlobalVariable &G : M.globals())
      variable(G.getValueType(), 1,
               G.hasLocalLinkage() && !G.getAddressSpace() ? MaxStatic : MaxElements);
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        instruction(I);
    uint64_t Instructions = M.getInstructionCount();
    if (uint64_t Most = MaxCopied + CopiedByEach * Instructions + 16 * Spelled; Copied > Most)
      say("copies of more than " + Twine(Most) + " numbers in all");
    if (uint64_t Size = inlinedSize(), Most = MaxInlined + InlinedForEach * Instructions;
        Size > Most)
      say("more than " + Twine(Most) + " instructions once all calls are inlined");
    return Exceeded ? createStringError(*Exceeded) : llvm::Error::success();
  }

private:
  const Module &M;
  DenseMap<Type *, uint64_t> Counts;
  SmallPtrSet<const Constant *, 16> Seen;
  uint64_t Copied = 0, Spelled = 0;
  unsigned VectorLength;
  std::optional<std::string> Exceeded;

  void say(const Twine &Message) {
    if (!Exceeded)
      Exceeded = Message.str();
  }

  /// Counts the numbers in a value of the type, with arrays and structs split.
  uint64_t elements(Type *T) {
    if (auto *I = dyn_cast<IntegerType>(T); I && I->getBitWidth() > MaxIntegerWidth)
      say("an integer of " + Twine(I->getBitWidth()) + " bits");
    if (!T->isAggregateType() && !T->isVectorTy())
      return 1;
    if (auto Entry = Counts.find(T); Entry != Counts.end())
      return Entry->second;
    uint64_t Count = 0;
    if (auto *A = dyn_cast<ArrayType>(T)) {
      Count = product(A->getNumElements(), elements(A->getElementType()));
    } else if (auto *V = dyn_cast<VectorType>(T)) {
      Count = V->getElementCount().getKnownMinValue();
      if (Count > VectorLength)
        say("a vector of " + Twine(Count) + " elements");
      elements(V->getElementType());
    } else {
      for (Type *Field : cast<StructType>(T)->elements())
        Count = sum(Count, elements(Field));
    }
    Counts[T] = Count;
    return Count;
  }

  void variable(Type *T, uint64_t Count, uint64_t Most) {
    if (product(elements(T), Count) > Most + Spelled)
      say("a variable of more than " + Twine(Most + Spelled) + " numbers");
  }

  void copy(Type *T) {
    uint64_t Count = elements(T);
    if (T->isAggregateType() || (T->isVectorTy() && VectorLength == MaxShortVector))
      Copied = sum(Copied, Count);
  }

  /// Checks the types in a constant. Visits shared parts once.
  void constant(const Constant *Root) {
    SmallVector<const Constant *, 16> Work = {Root};
    while (!Work.empty()) {
      const Constant *C = Work.pop_back_val();
      if (!Seen.insert(C).second)
        continue;
      elements(C->getType());
      if (auto *Data = dyn_cast<ConstantDataSequential>(C))
        Spelled += Data->getNumElements();
      Spelled += C->getNumOperands();
      for (const Use &U : C->operands())
        if (auto *Operand = dyn_cast<Constant>(U); Operand && !isa<GlobalValue>(Operand))
          Work.push_back(Operand);
    }
  }

  void instruction(const Instruction &I) {
    copy(I.getType());
    for (const Use &U : I.operands()) {
      if (auto *C = dyn_cast<Constant>(U); C && !isa<GlobalValue>(C))
        constant(C);
      if (isa<StoreInst>(I))
        copy(U->getType());
    }
    if (auto *A = dyn_cast<AllocaInst>(&I)) {
      auto *Count = dyn_cast<ConstantInt>(A->getArraySize());
      variable(A->getAllocatedType(), Count ? Count->getLimitedValue(Many) : Many, MaxElements);
    } else if (auto *G = dyn_cast<GetElementPtrInst>(&I)) {
      elements(G->getSourceElementType());
    }
  }

  uint64_t inlinedSize() {
    uint64_t Total = 0;
    for (auto [F, Size] : inlinedSizes(M))
      if (!F->hasLocalLinkage())
        Total = sum(Total, Size);
    return Total;
  }
};

} // namespace

llvm::Error checkInputLimits(const Module &M) {
  return LimitChecker(M).check();
}

/// Bottom-up over the call graph. Recursion is reported elsewhere.
MapVector<const Function *, uint64_t> inlinedSizes(const Module &M) {
  CallGraph Graph(const_cast<Module &>(M));
  MapVector<const Function *, uint64_t> Sizes;
  for (auto Iterator = scc_begin(&Graph); !Iterator.isAtEnd(); ++Iterator)
    for (const CallGraphNode *Node : *Iterator) {
      const Function *F = Node->getFunction();
      if (!F || F->isDeclaration())
        continue;
      uint64_t Size = F->getInstructionCount();
      for (const auto &[Call, Callee] : *Node)
        if (const Function *Called = Callee->getFunction())
          Size = sum(Size, Sizes.lookup(Called));
      Sizes[F] = Size;
    }
  return Sizes;
}

} // namespace dxil::lowering
