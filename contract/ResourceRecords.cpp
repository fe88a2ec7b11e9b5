// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/ResourceRecords.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace dxil::contract {

Type *symbolType(const Constant *Symbol) {
  if (!Symbol)
    return nullptr;
  const auto *Global = dyn_cast<GlobalVariable>(Symbol);
  if (!Global)
    return Symbol->getType();
  const MDNode *Named = Global->getMetadata(SymbolTypeMetadata);
  const auto *Type = Named && Named->getNumOperands()
                         ? dyn_cast_or_null<ConstantAsMetadata>(Named->getOperand(0).get())
                         : nullptr;
  return Type ? Type->getValue()->getType() : Global->getValueType();
}

StructType *symbolStruct(const Constant *Symbol) {
  Type *Ty = symbolType(Symbol);
  while (Ty && Ty->isArrayTy())
    Ty = Ty->getArrayElementType();
  auto *Struct = dyn_cast_or_null<StructType>(Ty);
  return Struct && !Struct->isOpaque() ? Struct : nullptr;
}

namespace {

using md::ResourceLayout;

// Returns the components of a typed resource's element, from its symbol's pointee type.
uint32_t componentCount(const Constant *Symbol) {
  StructType *Struct = symbolStruct(Symbol);
  if (!Struct || Struct->getNumElements() == 0)
    return 1;
  auto *Vector = dyn_cast<FixedVectorType>(Struct->getElementType(0));
  return Vector ? Vector->getNumElements() : 1;
}

/// Reads the fields with which entries of all classes begin.
ResourceRecord recordOf(ResourceClass Class, const md::Resource<LLVMNode> &N) {
  ResourceRecord R;
  R.Class = static_cast<llvm::dxil::ResourceClass>(Class);
  R.ID = uint32_t(N.id());
  R.Symbol = N.symbol();
  R.Name = N.name();
  R.Space = uint32_t(N.space());
  R.LowerBound = uint32_t(N.lowerBound());
  R.Size = uint32_t(N.rangeSize(1));
  R.ComponentCount = componentCount(R.Symbol);
  return R;
}

void readProperties(const md::ResourceProperties<LLVMNode> &P, ResourceRecord &R) {
  R.ElementType = uint32_t(P.elementType());
  R.Stride = uint32_t(P.structureStride());
  R.UsedByAtomic64 = P.atomic64Use() != 0;
  R.IsReorderCoherent = P.reorderCoherent();
  R.FeedbackKind = uint32_t(P.samplerFeedbackKind());
}

void readFields(const md::SRV<LLVMNode> &N, ResourceRecord &R) {
  R.Kind = static_cast<llvm::dxil::ResourceKind>(N.kind());
  R.SampleCount = uint32_t(N.sampleCount());
  readProperties(N.properties(), R);
}

void readFields(const md::UAV<LLVMNode> &N, ResourceRecord &R) {
  R.Kind = static_cast<llvm::dxil::ResourceKind>(N.kind());
  R.IsGloballyCoherent = N.globallyCoherent();
  R.HasCounter = N.hasCounter();
  R.IsROV = N.isROV();
  readProperties(N.properties(), R);
}

void readFields(const md::CBuffer<LLVMNode> &N, ResourceRecord &R) {
  R.Kind = llvm::dxil::ResourceKind::CBuffer;
  R.Bytes = uint32_t(N.size());
}

void readFields(const md::Sampler<LLVMNode> &N, ResourceRecord &R) {
  R.Kind = llvm::dxil::ResourceKind::Sampler;
  R.SamplerKind = uint32_t(N.kind());
}

template <class List>
void readList(ResourceClass Class, const List &Entries, SmallVectorImpl<ResourceRecord> &Into) {
  for (const auto &N : Entries) {
    if (N.numOperands() <= ResourceLayout::NumOperands)
      continue;
    Into.push_back(recordOf(Class, md::Resource(N.at())));
    readFields(N, Into.back());
  }
}

} // namespace

SmallVector<ResourceRecord, 8> readResources(const MDNode *Node) {
  const md::Resources Lists{LLVMNode(Node)};
  SmallVector<ResourceRecord, 8> Result;
  readList(ResourceClass::SRV, Lists.srvs(), Result);
  readList(ResourceClass::UAV, Lists.uavs(), Result);
  readList(ResourceClass::CBuffer, Lists.cbuffers(), Result);
  readList(ResourceClass::Sampler, Lists.samplers(), Result);
  return Result;
}

} // namespace dxil::contract
