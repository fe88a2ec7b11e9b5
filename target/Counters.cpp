// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `dx.counters`: instructions by the sorts in which DXC counts them.
#include "ModuleMetadata.h"
#include "OperationCalls.h"
#include "Reflection.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <map>

using namespace llvm;

namespace dxil {
namespace {

constexpr unsigned GroupSharedSpace = 3;

/// That of an instruction of LLVM's; empty of many.
StringRef counterOf(const Instruction &I) {
  static const StringMap<StringRef> Counters = {
#define DXIL_INSTRUCTION(Keyword, Number, Allowed, Types, Major, Minor, Counter) {Keyword, Counter},
#include <dxil/generated/Instructions.inc>
#undef DXIL_INSTRUCTION
  };
  return Counters.lookup(I.getOpcodeName());
}

class Counter {
public:
  std::map<StringRef, uint64_t> Counts;

  void count(const Module &M) {
    for (const GlobalVariable &G : M.globals())
      if (StringRef Sort = sortOf(G); !Sort.empty())
        Counts[Sort == "tgsm" ? "array_tgsm_bytes" : "array_static_bytes"] +=
            M.getDataLayout().getTypeAllocSize(G.getValueType());
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        count(I);
  }

private:
  /// The sort of memory that an array is in; empty for what is no array.
  static StringRef sortOf(const Value &Memory) {
    if (auto *Local = dyn_cast<AllocaInst>(&Memory))
      return Local->getAllocatedType()->isArrayTy() ? "local" : "";
    auto *G = dyn_cast<GlobalVariable>(&Memory);
    if (!G || !G->getValueType()->isArrayTy() || !G->getSection().empty())
      return "";
    if (G->getAddressSpace() == GroupSharedSpace)
      return "tgsm";
    return !G->isConstant() && G->hasInternalLinkage() && G->getAddressSpace() == 0 ? "static" : "";
  }

  void countAccess(const Value &Pointer) {
    StringRef Sort = sortOf(*Pointer.stripInBoundsOffsets());
    if (Sort.empty())
      return;
    ++Counts[Sort == "local"  ? "array_local_ldst"
             : Sort == "tgsm" ? "array_tgsm_ldst"
                              : "array_static_ldst"];
  }

  void count(const Instruction &I) {
    ++Counts["insts"];
    if (auto *Local = dyn_cast<AllocaInst>(&I)) {
      if (Local->getAllocatedType()->isArrayTy())
        Counts["array_local_bytes"] +=
            I.getDataLayout().getTypeAllocSize(Local->getAllocatedType());
    } else if (isa<CallInst>(I)) {
      const std::optional<OpCode> Op = opOf(I);
      if (OptionalOp Known = Op ? findOp(uint32_t(*Op)) : OptionalOp())
        for (std::string_view Name : Known->Counters)
          ++Counts[StringRef(Name)];
    } else if (const Value *Pointer = getLoadStorePointerOperand(&I)) {
      countAccess(*Pointer);
    } else if (I.isTerminator()) {
      if (isa<BranchInst>(I) && I.getNumSuccessors() > 1)
        ++Counts["branches"];
    } else if (StringRef Name = counterOf(I); !Name.empty()) {
      ++Counts[Name];
    }
  }
};

} // namespace

void writeCounters(Module &M, const Module &Counted) {
  Counter Sums;
  Sums.count(Counted);
  SmallVector<Metadata *, 32> Pairs;
  for (const auto &[Name, Count] : Sums.Counts)
    if (Count) {
      Pairs.push_back(MDString::get(M.getContext(), Name));
      Pairs.push_back(intMetadata(M.getContext(), uint32_t(Count)));
    }
  if (!Pairs.empty())
    M.getOrInsertNamedMetadata("dx.counters")->addOperand(MDNode::get(M.getContext(), Pairs));
}

} // namespace dxil
