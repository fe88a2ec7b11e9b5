// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang 22 indexes the members of a struct in a constant buffer by the struct's layout in memory:
// it ignores the padding of the constant buffer and counts the padding of memory. An index of the
// second member may so name the padding before it. This pass corrects the indices before the
// optimizer turns them into byte offsets.

#include "dxil/contract_names.h"
#include "dxil/lowering/passes/Resources.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"

#include <optional>

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr unsigned ConstantSpace = 2;

/// The memory layout of a type, derived from its layout in a constant buffer.
struct InMemory {
  Type *Ty = nullptr;
  uint64_t Align = 1; ///< the size of its largest number
};

class MemoryTypes {
public:
  explicit MemoryTypes(const DataLayout &DL) : DL(DL) {}

  /// Returns the member number of each element of \p ST in memory; nothing for padding.
  SmallVector<std::optional<unsigned>> elements(const StructType &ST) {
    SmallVector<std::optional<unsigned>> Order;
    recordOf(ST, Order);
    return Order;
  }

private:
  InMemory typeOf(Type *Ty) {
    if (auto *Array = dyn_cast<ArrayType>(Ty)) {
      InMemory Element = typeOf(Array->getElementType());
      return {ArrayType::get(Element.Ty, Array->getNumElements()), Element.Align};
    }
    auto *ST = dyn_cast<StructType>(Ty);
    if (!ST)
      return {Ty, std::max<uint64_t>(Ty->getScalarSizeInBits() / 8, 1)};
    if (ST->isLiteral() && ST->getNumElements())
      return arrayOf(*ST);
    SmallVector<std::optional<unsigned>> Order;
    return recordOf(*ST, Order);
  }

  /// <{ [N - 1 x <{ element, padding }>], element }>, or an element and its padding
  InMemory arrayOf(const StructType &ST) {
    auto *Padded = dyn_cast<ArrayType>(ST.getElementType(0));
    if (!Padded || ST.getNumElements() != 2 ||
        isa<llvm::dxil::PaddingExtType>(ST.getElementType(1)))
      return typeOf(ST.getElementType(0));
    InMemory Last = typeOf(ST.getElementType(1));
    return {ArrayType::get(Last.Ty, Padded->getNumElements() + 1), Last.Align};
  }

  /// Lays out the members as clang does: in order, each at a multiple of the size of its largest
  /// number. The struct is packed, with explicit gaps, if the types alone would lie elsewhere.
  InMemory recordOf(const StructType &ST, SmallVectorImpl<std::optional<unsigned>> &Order) {
    SmallVector<std::pair<uint64_t, Type *>> Members;
    uint64_t End = 0, Align = 1, TypeAlign = 1;
    bool Packed = false;
    for (Type *Ty : ST.elements()) {
      if (isa<llvm::dxil::PaddingExtType>(Ty))
        continue;
      InMemory Field = typeOf(Ty);
      uint64_t Start = alignTo(End, Field.Align), Own = DL.getABITypeAlign(Field.Ty).value();
      Packed |= Start % Own != 0;
      TypeAlign = std::max(TypeAlign, Own);
      Align = std::max(Align, Field.Align);
      Members.emplace_back(Start, Field.Ty);
      End = Start + DL.getTypeAllocSize(Field.Ty).getFixedValue();
    }
    uint64_t Size = alignTo(End, Align);
    Packed |= Size % TypeAlign != 0;
    SmallVector<Type *> Body;
    auto Pad = [&](uint64_t From, uint64_t To) {
      if (From == To)
        return;
      Body.push_back(ArrayType::get(Type::getInt8Ty(ST.getContext()), To - From));
      Order.push_back(std::nullopt);
    };
    End = 0;
    for (auto [I, Member] : enumerate(Members)) {
      auto [Entry, Ty] = Member;
      Pad(Packed ? End : alignTo(End, DL.getABITypeAlign(Ty)), Entry);
      Body.push_back(Ty);
      Order.push_back(unsigned(I));
      End = Entry + DL.getTypeAllocSize(Ty).getFixedValue();
    }
    Pad(Packed ? End : alignTo(End, TypeAlign), Size);
    return {StructType::get(ST.getContext(), Body, Packed), Align};
  }

  const DataLayout &DL;
};

/// Maps element `Index` of the memory layout of `ST` to the element of `ST`.
unsigned elementOf(const StructType &ST, unsigned Index, const DataLayout &DL) {
  SmallVector<std::optional<unsigned>> Order = MemoryTypes(DL).elements(ST);
  if (Index >= Order.size() || !Order[Index])
    return Index;
  unsigned Members = 0;
  for (unsigned I = 0; I != ST.getNumElements(); ++I)
    if (!isa<llvm::dxil::PaddingExtType>(ST.getElementType(I)) && Members++ == *Order[Index])
      return I;
  return Index;
}

bool repair(GetElementPtrInst &GEP) {
  Type *Ty = GEP.getSourceElementType();
  bool Changed = false;
  for (unsigned I = 2; I < GEP.getNumOperands(); ++I) {
    auto *ST = dyn_cast<StructType>(Ty);
    if (!ST) {
      Ty = GetElementPtrInst::getTypeAtIndex(Ty, GEP.getOperand(I));
      continue;
    }
    auto *Index = cast<ConstantInt>(GEP.getOperand(I));
    // An unnamed struct is an element of an array with its padding.
    unsigned Element = unsigned(Index->getZExtValue());
    if (!ST->isLiteral())
      Element = elementOf(*ST, Element, GEP.getDataLayout());
    if (Element != Index->getZExtValue()) {
      GEP.setOperand(I, ConstantInt::get(Index->getType(), Element));
      Changed = true;
    }
    Ty = ST->getElementType(Element);
  }
  if (Changed)
    GEP.setResultElementType(Ty);
  return Changed;
}

} // namespace

PreservedAnalyses ConstantIndicesPass::run(Module &M, ModuleAnalysisManager &) {
  if (!M.getNamedMetadata("hlsl.cbs") || M.getNamedMetadata(contract::ConstantIndices))
    return PreservedAnalyses::all();
  M.getOrInsertNamedMetadata(contract::ConstantIndices); // a second run would corrupt the indices
  SmallVector<Constant *, 16> Members;
  for (GlobalVariable &GV : M.globals())
    if (GV.getAddressSpace() == ConstantSpace)
      Members.push_back(&GV);
  convertUsersOfConstantsToInstructions(Members);
  for (Function &F : M)
    for (BasicBlock &BB : F)
      for (Instruction &I : BB)
        if (auto *GEP = dyn_cast<GetElementPtrInst>(&I))
          if (GEP->getPointerAddressSpace() == ConstantSpace)
            repair(*GEP);
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
