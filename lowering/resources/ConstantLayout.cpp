// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConstantLayout.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr uint64_t RowSize = 16;

/// Returns the offset of a member after `End`. Only a member that begins a row may cross rows.
uint64_t place(uint64_t End, uint64_t Size, uint64_t Alignment) {
  uint64_t Offset = alignTo(End, Alignment);
  bool Crosses = Size && Offset / RowSize != (Offset + Size - 1) / RowSize;
  return Crosses ? alignTo(Offset, RowSize) : Offset;
}

} // namespace

std::map<uint64_t, uint64_t> packedConstantOffsets(const StructType &Layout, const DataLayout &DL) {
  auto *Body = const_cast<StructType *>(&Layout);
  const StructLayout *Placed = DL.getStructLayout(Body);
  std::map<uint64_t, uint64_t> Result;
  uint64_t ClangEnd = 0, End = 0;
  bool ClangsOwn = true;
  for (unsigned I = 0; I != Layout.getNumElements(); ++I) {
    Type *Ty = Layout.getElementType(I);
    if (isa<llvm::dxil::PaddingExtType>(Ty))
      continue;
    uint64_t NewOffset = Placed->getElementOffset(I);
    bool Aggregate = Ty->isAggregateType();
    uint64_t Size = Aggregate ? DL.getTypeAllocSize(Ty).getFixedValue()
                              : Ty->getPrimitiveSizeInBits().getFixedValue() / 8;
    uint64_t ClangAlign = Aggregate ? RowSize : DL.getABITypeAlign(Ty).value();
    uint64_t Align = Aggregate ? RowSize : Ty->getScalarSizeInBits() / 8;
    uint64_t ClangOffset = place(ClangEnd, Size, ClangAlign);
    uint64_t Offset = place(End, Size, std::max<uint64_t>(Align, 1));
    ClangsOwn &= ClangOffset == NewOffset;
    Result[NewOffset] = Offset;
    ClangEnd = NewOffset + Size;
    End = Offset + Size;
  }
  if (!ClangsOwn)
    for (auto &[From, To] : Result)
      To = From;
  return Result;
}

} // namespace dxil::lowering
