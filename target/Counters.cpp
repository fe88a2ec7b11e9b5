// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `dx.counters`: instructions by the sorts in which DXC counts them.
#include "ModuleMetadata.h"
#include "OperationCalls.h"
#include "Reflection.h"
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

/// The counters of \p Op; none of many.
ArrayRef<StringLiteral> countersOf(OpCode Op) {
  static constexpr StringLiteral Atomic[] = {"atomic"}, Barrier[] = {"barrier"},
                                 Floats[] = {"floats"}, Cut[] = {"gs_cut"}, Emit[] = {"gs_emit"},
                                 Both[] = {"gs_cut", "gs_emit"}, Ints[] = {"ints"},
                                 Loads[] = {"sig_ld"}, Stores[] = {"sig_st"}, Bias[] = {"tex_bias"},
                                 Compare[] = {"tex_cmp"}, Gradient[] = {"tex_grad"},
                                 TextureLoads[] = {"tex_load"}, Normal[] = {"tex_norm"},
                                 TextureStores[] = {"tex_store"}, UInts[] = {"uints"},
                                 AllInts[] = {"ints", "uints"};
  switch (Op) {
  case OpCode::BufferUpdateCounter:
  case OpCode::AtomicBinOp:
  case OpCode::AtomicCompareExchange:
    return Atomic;
  case OpCode::Barrier:
  case OpCode::BarrierByMemoryType:
  case OpCode::BarrierByMemoryHandle:
  case OpCode::BarrierByNodeRecordHandle:
    return Barrier;
  case OpCode::FAbs:
  case OpCode::Saturate:
  case OpCode::IsNaN:
  case OpCode::IsInf:
  case OpCode::IsFinite:
  case OpCode::IsNormal:
  case OpCode::Cos:
  case OpCode::Sin:
  case OpCode::Tan:
  case OpCode::Acos:
  case OpCode::Asin:
  case OpCode::Atan:
  case OpCode::Hcos:
  case OpCode::Hsin:
  case OpCode::Htan:
  case OpCode::Exp:
  case OpCode::Frc:
  case OpCode::Log:
  case OpCode::Sqrt:
  case OpCode::Rsqrt:
  case OpCode::Round_ne:
  case OpCode::Round_ni:
  case OpCode::Round_pi:
  case OpCode::Round_z:
  case OpCode::FMax:
  case OpCode::FMin:
  case OpCode::Fma:
  case OpCode::Dot2:
  case OpCode::Dot3:
  case OpCode::Dot4:
  case OpCode::Dot2AddHalf:
    return Floats;
  case OpCode::CutStream:
    return Cut;
  case OpCode::EmitStream:
    return Emit;
  case OpCode::EmitThenCutStream:
    return Both;
  case OpCode::IMax:
  case OpCode::IMin:
  case OpCode::IMul:
  case OpCode::IMad:
  case OpCode::Ibfe:
  case OpCode::Dot4AddI8Packed:
    return Ints;
  case OpCode::LoadInput:
  case OpCode::LoadOutputControlPoint:
  case OpCode::LoadPatchConstant:
    return Loads;
  case OpCode::StoreOutput:
  case OpCode::StorePatchConstant:
  case OpCode::StoreVertexOutput:
  case OpCode::StorePrimitiveOutput:
    return Stores;
  case OpCode::SampleBias:
    return Bias;
  case OpCode::SampleCmp:
  case OpCode::SampleCmpLevelZero:
  case OpCode::TextureGatherCmp:
  case OpCode::SampleCmpLevel:
  case OpCode::SampleCmpGrad:
  case OpCode::SampleCmpBias:
    return Compare;
  case OpCode::SampleGrad:
    return Gradient;
  case OpCode::TextureLoad:
  case OpCode::BufferLoad:
  case OpCode::RawBufferLoad:
  case OpCode::RawBufferVectorLoad:
    return TextureLoads;
  case OpCode::Sample:
  case OpCode::SampleLevel:
  case OpCode::TextureGather:
  case OpCode::TextureGatherRaw:
    return Normal;
  case OpCode::TextureStore:
  case OpCode::BufferStore:
  case OpCode::RawBufferStore:
  case OpCode::WriteSamplerFeedback:
  case OpCode::WriteSamplerFeedbackBias:
  case OpCode::WriteSamplerFeedbackLevel:
  case OpCode::WriteSamplerFeedbackGrad:
  case OpCode::TextureStoreSample:
  case OpCode::RawBufferVectorStore:
    return TextureStores;
  case OpCode::Bfrev:
  case OpCode::Countbits:
  case OpCode::FirstbitLo:
  case OpCode::FirstbitHi:
  case OpCode::FirstbitSHi:
  case OpCode::UMax:
  case OpCode::UMin:
  case OpCode::UMul:
  case OpCode::UDiv:
  case OpCode::UAddc:
  case OpCode::USubb:
  case OpCode::UMad:
  case OpCode::Msad:
  case OpCode::Ubfe:
  case OpCode::Bfi:
  case OpCode::Dot4AddU8Packed:
    return UInts;
  case OpCode::VectorReduceAnd:
  case OpCode::VectorReduceOr:
    return AllInts;
  default:
    return {};
  }
}

/// That of an instruction of LLVM's; empty of many.
StringRef counterOf(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::AtomicCmpXchg:
  case Instruction::AtomicRMW:
    return "atomic";
  case Instruction::Fence:
    return "fence";
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
  case Instruction::FPToUI:
  case Instruction::FPToSI:
  case Instruction::UIToFP:
  case Instruction::SIToFP:
  case Instruction::FPTrunc:
  case Instruction::FPExt:
  case Instruction::FCmp:
    return "floats";
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::SDiv:
  case Instruction::SRem:
  case Instruction::AShr:
  case Instruction::Trunc:
  case Instruction::SExt:
  case Instruction::ICmp:
    return "ints";
  case Instruction::UDiv:
  case Instruction::URem:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::ZExt:
    return "uints";
  default:
    return {};
  }
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
      if (std::optional<OpCode> Op = opOf(I))
        for (StringRef Name : countersOf(*Op))
          ++Counts[Name];
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
