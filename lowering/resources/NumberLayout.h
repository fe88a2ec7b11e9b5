// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layout of objects in memory shared with others. A vector is its numbers in sequence with the
// alignment of one number; LLVM's data layout rounds sizes and alignments of vectors up.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/MathExtras.h"

#include <optional>
#include <vector>

namespace dxil::lowering {

class NumberLayout {
public:
  /// \p AsLLVM: vectors follow \p DL too, as in a lifted program, whose addresses LLVM has
  /// computed.
  NumberLayout(const llvm::DataLayout &DL, bool AsLLVM) : DL(DL), AsLLVM(AsLLVM) {}

  /// Returns the distance in bytes between elements of an array of \p Ty.
  uint64_t size(llvm::Type *Ty) { return of(Ty).Size; }

  /// Returns the member of \p ST at byte \p Offset and the member's own offset, or nothing past the
  /// end of \p ST. Padding counts as part of the member before it.
  std::optional<std::pair<unsigned, uint64_t>> member(llvm::StructType *ST, uint64_t Offset) {
    const Entry &E = of(ST);
    if (Offset >= E.Size)
      return {};
    auto Entry = llvm::upper_bound(E.Offsets, Offset);
    if (Entry == E.Offsets.begin())
      return {};
    const auto Index = unsigned(Entry - E.Offsets.begin() - 1);
    return std::pair(Index, E.Offsets[Index]);
  }

private:
  struct Entry {
    uint64_t Size = 0;
    llvm::Align Alignment;
    std::vector<uint64_t> Offsets; ///< offsets of a struct's members
  };

  const Entry &of(llvm::Type *Ty) {
    if (auto Entry = Layouts.find(Ty); Entry != Layouts.end())
      return Entry->second;
    Entry E = make(Ty);
    return Layouts[Ty] = std::move(E);
  }

  Entry make(llvm::Type *Ty) {
    if (AsLLVM)
      return makeAsLLVM(Ty);
    if (auto *VT = llvm::dyn_cast<llvm::FixedVectorType>(Ty)) {
      const Entry &Element = of(VT->getElementType());
      return {Element.Size * VT->getNumElements(), Element.Alignment, {}};
    }
    if (auto *AT = llvm::dyn_cast<llvm::ArrayType>(Ty)) {
      const Entry &Element = of(AT->getElementType());
      return {Element.Size * AT->getNumElements(), Element.Alignment, {}};
    }
    auto *ST = llvm::dyn_cast<llvm::StructType>(Ty);
    if (!ST || ST->isOpaque())
      return {Ty->isSized() ? DL.getTypeAllocSize(Ty).getFixedValue() : 0,
              Ty->isSized() ? DL.getABITypeAlign(Ty) : llvm::Align(),
              {}};
    Entry Total;
    for (llvm::Type *Field : ST->elements()) {
      const Entry &Part = of(Field);
      const llvm::Align A = ST->isPacked() ? llvm::Align() : Part.Alignment;
      Total.Alignment = std::max(Total.Alignment, A);
      Total.Offsets.push_back(llvm::alignTo(Total.Size, A));
      Total.Size = Total.Offsets.back() + Part.Size;
    }
    Total.Size = llvm::alignTo(Total.Size, Total.Alignment);
    return Total;
  }

  Entry makeAsLLVM(llvm::Type *Ty) const {
    Entry E;
    if (!Ty->isSized())
      return E;
    E.Size = DL.getTypeAllocSize(Ty).getFixedValue();
    E.Alignment = DL.getABITypeAlign(Ty);
    if (auto *ST = llvm::dyn_cast<llvm::StructType>(Ty))
      for (const llvm::TypeSize Offset : DL.getStructLayout(ST)->getMemberOffsets())
        E.Offsets.push_back(Offset.getFixedValue());
    return E;
  }

  const llvm::DataLayout &DL;
  const bool AsLLVM;
  llvm::DenseMap<llvm::Type *, Entry> Layouts;
};

} // namespace dxil::lowering
