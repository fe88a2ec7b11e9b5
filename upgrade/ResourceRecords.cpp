// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/upgrade/ResourceRecords.h"
#include "dxil/upgrade/MetadataOperands.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace dxil {

using operand::node;
using operand::number32;
using operand::text;

StructType *symbolStruct(const Constant *Symbol) {
  Type *Ty = Symbol ? Symbol->getType() : nullptr;
  if (auto *Global = dyn_cast_or_null<GlobalValue>(Symbol))
    Ty = Global->getValueType();
  while (Ty && Ty->isArrayTy())
    Ty = Ty->getArrayElementType();
  auto *Struct = dyn_cast_or_null<StructType>(Ty);
  return Struct && !Struct->isOpaque() ? Struct : nullptr;
}

namespace {

void readExtendedProperties(const MDNode *Tags, ResourceRecord &R) {
  if (!Tags)
    return;
  for (unsigned I = 0; I + 1 < Tags->getNumOperands(); I += 2) {
    uint32_t Value = number32(Tags, I + 1);
    switch (static_cast<ResourceTag>(number32(Tags, I, UINT32_MAX))) {
    case ResourceTag::ElementType: R.ElementType = Value; break;
    case ResourceTag::StructureStride: R.Stride = Value; break;
    case ResourceTag::Atomic64Use: R.UsedByAtomic64 = Value != 0; break;
    case ResourceTag::ReorderCoherent: R.IsReorderCoherent = Value != 0; break;
    case ResourceTag::SamplerFeedbackKind: R.FeedbackKind = Value; break;
    }
  }
}

// The element of a typed resource, by the type that its symbol points to.
uint32_t componentCount(const ResourceRecord &R) {
  StructType *Struct = symbolStruct(R.Symbol);
  if (!Struct || Struct->getNumElements() == 0)
    return 1;
  auto *Vector = dyn_cast<FixedVectorType>(Struct->getElementType(0));
  return Vector ? Vector->getNumElements() : 1;
}

// The operands from 6 on depend on the class.
void readClassFields(const MDNode *N, ResourceRecord &R) {
  using llvm::dxil::ResourceClass;
  using llvm::dxil::ResourceKind;
  switch (R.Class) {
  case ResourceClass::SRV:
    R.Kind = static_cast<ResourceKind>(number32(N, 6));
    R.SampleCount = number32(N, 7);
    readExtendedProperties(node(N, 8), R);
    return;
  case ResourceClass::UAV:
    R.Kind = static_cast<ResourceKind>(number32(N, 6));
    R.IsGloballyCoherent = number32(N, 7) != 0;
    R.HasCounter = number32(N, 8) != 0;
    R.IsROV = number32(N, 9) != 0;
    readExtendedProperties(node(N, 10), R);
    return;
  case ResourceClass::CBuffer:
    R.Kind = ResourceKind::CBuffer;
    R.Bytes = number32(N, 6);
    return;
  case ResourceClass::Sampler:
    R.Kind = ResourceKind::Sampler;
    R.SamplerKind = number32(N, 6);
    return;
  }
}

} // namespace

SmallVector<ResourceRecord, 8> readResources(const MDNode *Lists) {
  using llvm::dxil::ResourceClass;
  constexpr ResourceClass Order[] = {ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer,
                                     ResourceClass::Sampler};
  SmallVector<ResourceRecord, 8> Result;
  for (unsigned C = 0; C < 4; ++C) {
    const MDNode *List = node(Lists, C);
    if (!List)
      continue;
    for (unsigned I = 0; I < List->getNumOperands(); ++I) {
      const MDNode *N = node(List, I);
      if (!N || N->getNumOperands() < 7)
        continue;
      ResourceRecord R;
      R.Class = Order[C];
      R.ID = number32(N, 0);
      R.Symbol = mdconst::dyn_extract_or_null<Constant>(N->getOperand(1));
      R.Name = text(N, 2);
      R.Space = number32(N, 3);
      R.LowerBound = number32(N, 4);
      R.Size = number32(N, 5, 1);
      R.ComponentCount = componentCount(R);
      readClassFields(N, R);
      Result.push_back(R);
    }
  }
  return Result;
}

} // namespace dxil
