// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnseenValues.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"

using namespace llvm;

namespace dxil::lowering {

std::pair<uint64_t, uint64_t> bitsOf(const DbgVariableRecord &Record) {
  const std::optional<DIExpression::FragmentInfo> Piece = Record.getExpression()->getFragmentInfo();
  if (!Piece)
    return {0, UINT64_MAX};
  return {Piece->OffsetInBits, Piece->OffsetInBits + Piece->SizeInBits};
}

namespace {

/// Limits of the analysis across blocks: bits of its sets, and parts of a variable that are
/// compared with each other.
constexpr size_t MostBits = size_t(1) << 26, MostPartsCompared = 1 << 10;

/// Liveness of variables: a stop in a variable's function reads it, a record overwrites it.
class UnseenValues {
public:
  explicit UnseenValues(Function &F) : F(F) {}

  void drop() {
    for (BasicBlock &BB : F)
      for (Instruction &I : BB)
        for (DbgVariableRecord *Record : recordsAt(I))
          number(*Record);
    if (Parts.empty())
      return;
    findCovered();
    LastStop.assign(Frames.size(), 0);
    LastRecord.assign(Parts.size(), 0);
    if (F.size() * Parts.size() <= MostBits)
      solve();
    for (BasicBlock &BB : F)
      walk(BB, /*Drops=*/true);
  }

private:
  /// A function, and where it is inlined.
  using Frame = std::pair<const Metadata *, const Metadata *>;
  /// A range of bits of a variable that a record describes.
  struct Part {
    std::pair<uint64_t, uint64_t> Bits;
    unsigned Frame;
    SmallVector<unsigned, 1> Covered; ///< parts that a record of this one overwrites, with itself
  };
  /// What the instructions of a block read and overwrite first.
  struct Summary {
    BitVector Read, Overwritten, LiveIn;
  };

  static const Metadata *functionOf(const DILocalScope *Scope) {
    return Scope ? Scope->getSubprogram() : nullptr;
  }

  static SmallVector<DbgVariableRecord *, 4> recordsAt(Instruction &I) {
    SmallVector<DbgVariableRecord *, 4> Records;
    for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange()))
      if (Record.isDbgValue() && Record.getDebugLoc())
        Records.push_back(&Record);
    return Records;
  }

  void number(const DbgVariableRecord &Record) {
    const Metadata *InlinedAt = Record.getDebugLoc().getInlinedAt();
    const Frame Owner{functionOf(Record.getVariable()->getScope()), InlinedAt};
    const unsigned FrameNumber = Frames.try_emplace(Owner, unsigned(Frames.size())).first->second;
    const std::pair<uint64_t, uint64_t> Bits = bitsOf(Record);
    SmallVector<unsigned, 4> &PartNumbers = Variables[{Record.getVariable(), InlinedAt}];
    unsigned &Number = Numbers[{{Record.getVariable(), InlinedAt}, Bits}];
    if (!Number) {
      Parts.push_back({Bits, FrameNumber, {}});
      Number = unsigned(Parts.size());
      PartNumbers.push_back(Number - 1);
    }
    PartOf[&Record] = Number - 1;
  }

  void findCovered() {
    for (const auto &[Variable, Own] : Variables)
      for (const unsigned Outer : Own) {
        if (Own.size() > MostPartsCompared) {
          Parts[Outer].Covered.push_back(Outer);
          continue;
        }
        for (const unsigned Inner : Own)
          if (Parts[Outer].Bits.first <= Parts[Inner].Bits.first &&
              Parts[Inner].Bits.second <= Parts[Outer].Bits.second)
            Parts[Outer].Covered.push_back(Inner);
      }
  }

  /// Finds the parts that are read behind each block before they are overwritten.
  void solve() {
    for (BasicBlock &BB : F)
      Blocks.try_emplace(&BB);
    for (BasicBlock &BB : F)
      summarize(BB);
    for (bool Changed = true; Changed;) {
      Changed = false;
      for (BasicBlock *BB : post_order(&F)) {
        Summary &S = Blocks[BB];
        BitVector Live = liveOut(*BB);
        Live.reset(S.Overwritten);
        Live |= S.Read;
        Changed |= Live != S.LiveIn;
        S.LiveIn = std::move(Live);
      }
    }
  }

  BitVector liveOut(BasicBlock &BB) {
    BitVector Live(unsigned(Parts.size()), Blocks.empty());
    for (BasicBlock *Next : successors(&BB))
      if (auto Match = Blocks.find(Next); Match != Blocks.end())
        Live |= Match->second.LiveIn;
    return Live;
  }

  void summarize(BasicBlock &BB) {
    walk(BB, /*Drops=*/false);
    Summary &S = Blocks[&BB];
    for (BitVector *Set : {&S.Read, &S.Overwritten, &S.LiveIn})
      Set->resize(unsigned(Parts.size()));
    for (unsigned Number = 0; Number != Parts.size(); ++Number) {
      const unsigned Stop = LastStop[Parts[Number].Frame], Record = LastRecord[Number];
      if (Stop > Base && Stop > Record)
        S.Read.set(Number);
      else if (Record > Base)
        S.Overwritten.set(Number);
    }
  }

  void stopAt(const DILocation *Where) {
    for (; Where && Where->getLine(); Where = Where->getInlinedAt())
      if (auto Match = Frames.find({functionOf(Where->getScope()), Where->getInlinedAt()});
          Match != Frames.end())
        LastStop[Match->second] = Now;
  }

  /// Goes from the block's end to its start.
  void walk(BasicBlock &BB, bool Drops) {
    Base = Now;
    const BitVector Live = Drops ? liveOut(BB) : BitVector();
    for (Instruction &I : reverse(BB)) {
      ++Now;
      stopAt(I.getDebugLoc().get());
      const SmallVector<DbgVariableRecord *, 4> Records = recordsAt(I);
      for (DbgVariableRecord *Record : reverse(Records)) {
        const unsigned Number = PartOf.lookup(Record);
        if (Drops && !isSeen(*Record, Number, BB, Live)) {
          Record->eraseFromParent();
          continue;
        }
        for (const unsigned Each : Parts[Number].Covered)
          LastRecord[Each] = Now;
      }
    }
  }

  bool isSeen(const DbgVariableRecord &Record, unsigned Number, const BasicBlock &BB,
              const BitVector &Live) const {
    const unsigned Stop = LastStop[Parts[Number].Frame], Next = LastRecord[Number];
    if (Next > Base && (Stop <= Next || isBeforeInitializer(Record, BB)))
      return false;
    return Stop > Base || Live[Number];
  }

  /// Whether \p Record gives the zero that a static variable has before its initializer runs.
  bool isBeforeInitializer(const DbgVariableRecord &Record, const BasicBlock &BB) const {
    const auto *Zero = Record.getVariable()->isArtificial() && !Record.hasArgList()
                           ? dyn_cast_or_null<Constant>(Record.getVariableLocationOp(0))
                           : nullptr;
    return Zero && Zero->isNullValue() && &BB == &F.getEntryBlock();
  }

  Function &F;
  std::vector<Part> Parts;
  DenseMap<Frame, unsigned> Frames;
  MapVector<Frame, SmallVector<unsigned, 4>> Variables; ///< parts by variable and place of inlining
  DenseMap<std::pair<Frame, std::pair<uint64_t, uint64_t>>, unsigned> Numbers; ///< from 1 on
  DenseMap<const DbgVariableRecord *, unsigned> PartOf;
  DenseMap<const BasicBlock *, Summary> Blocks;
  /// Instructions are counted backwards; 0 is none.
  unsigned Now = 0, Base = 0;                 ///< Base: at the end of the block
  std::vector<unsigned> LastStop, LastRecord; ///< of each frame, and of each part
};

} // namespace

void dropUnseenValues(Function &F) {
  UnseenValues(F).drop();
}

} // namespace dxil::lowering
