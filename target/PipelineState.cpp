// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PipelineState.h"
#include "PipelineStateWriter.h"
#include "ShaderFlags.h"
#include "SignatureParts.h"
#include "StageState.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/DXContainerPSVInfo.h"

using namespace llvm;

namespace dxil {
namespace {

namespace PSV = llvm::dxbc::PSV;

// Each version of the part is as old as a validator version; an older
// validator compares the whole part with one of its own version.
uint32_t psvVersion(VersionPair Validator) {
  if (Validator < VersionPair{1, 1})
    return 0;
  if (Validator < VersionPair{1, 6})
    return 1;
  if (Validator < VersionPair{1, 8})
    return 2;
  if (Validator < VersionPair{1, 10})
    return 3;
  return 4;
}

// Bytes that an object takes in memory. DXIL's vectors are packed as arrays are.
uint64_t packedSize(const DataLayout &Layout, Type *Ty) {
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return Array->getNumElements() * packedSize(Layout, Array->getElementType());
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    return Vector->getNumElements() * packedSize(Layout, Vector->getElementType());
  return Layout.getTypeAllocSize(Ty);
}

// Bytes of group shared memory, a field that version 4 has added behind those
// of version 3.
uint32_t groupSharedBytes(const Module &M, const EntryRecord &Entry) {
  // DXIL's layout of memory: 16-bit types take 32 bits unless they are native.
  DataLayout Layout(Entry.ShaderFlags & static_cast<uint64_t>(ShaderFlag::NativeLowPrecision)
                        ? "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64"
                        : "e-m:e-p:32:32-i1:32-i8:8-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64");
  constexpr unsigned GroupSharedAddressSpace = 3;
  uint64_t Bytes = 0;
  for (const GlobalVariable &G : M.globals())
    if (G.getAddressSpace() == GroupSharedAddressSpace)
      Bytes += packedSize(Layout, G.getValueType());
  return static_cast<uint32_t>(Bytes);
}

PSV::ResourceType resourceType(const ResourceRecord &R) {
  using llvm::dxil::ResourceKind;
  bool IsUAV = R.Class == llvm::dxil::ResourceClass::UAV;
  switch (R.Kind) {
  case ResourceKind::Sampler: return PSV::ResourceType::Sampler;
  case ResourceKind::CBuffer: return PSV::ResourceType::CBV;
  case ResourceKind::StructuredBuffer:
    if (!IsUAV)
      return PSV::ResourceType::SRVStructured;
    return R.HasCounter ? PSV::ResourceType::UAVStructuredWithCounter
                        : PSV::ResourceType::UAVStructured;
  case ResourceKind::RTAccelerationStructure: return PSV::ResourceType::SRVRaw;
  case ResourceKind::RawBuffer:
    return IsUAV ? PSV::ResourceType::UAVRaw : PSV::ResourceType::SRVRaw;
  default: return IsUAV ? PSV::ResourceType::UAVTyped : PSV::ResourceType::SRVTyped;
  }
}

// Constant buffers, samplers, SRVs, UAVs: PSV0 has another order than
// dx.resources.
unsigned classOrder(llvm::dxil::ResourceClass Class) {
  switch (Class) {
  case llvm::dxil::ResourceClass::CBuffer: return 0;
  case llvm::dxil::ResourceClass::Sampler: return 1;
  case llvm::dxil::ResourceClass::SRV: return 2;
  case llvm::dxil::ResourceClass::UAV: return 3;
  }
  return 4;
}

void addResources(const Module &M, mcdxbc::PSVRuntimeInfo &Info) {
  SmallVector<ResourceRecord, 8> Resources = readResources(M);
  stable_sort(Resources, [](const ResourceRecord &A, const ResourceRecord &B) {
    return classOrder(A.Class) < classOrder(B.Class);
  });
  // The bit that says that 64-bit atomics reach the resource.
  constexpr uint32_t UsedByAtomic64 = 1;
  for (const ResourceRecord &R : Resources) {
    PSV::v2::ResourceBindInfo Bind;
    Bind.Type = resourceType(R);
    Bind.Space = R.Space;
    Bind.LowerBound = R.LowerBound;
    Bind.UpperBound = R.upperBound();
    Bind.Kind = static_cast<PSV::ResourceKind>(R.Kind);
    Bind.Flags.Flags = R.UsedByAtomic64 ? UsedByAtomic64 : 0;
    Info.Resources.push_back(Bind);
  }
}

} // namespace

SmallString<256> pipelineStateValidation(const Module &M, const ModuleMetadata &MD) {
  const EntryRecord &Entry = MD.Entries.front();
  mcdxbc::PSVRuntimeInfo Info;
  Info.BaseData.ShaderStage = static_cast<uint8_t>(shaderKindNumber(MD.Stage));
  // Without a wave size: any number of lanes.
  const ComputeProperties &Compute = Entry.Compute;
  Info.BaseData.MinimumWaveLaneCount = Compute.WaveMin;
  Info.BaseData.MaximumWaveLaneCount = UINT32_MAX;
  if (Compute.WaveMin)
    Info.BaseData.MaximumWaveLaneCount = Compute.WaveMax ? Compute.WaveMax : Compute.WaveMin;
  Info.BaseData.NumThreadsX = Entry.Compute.NumThreads[0];
  Info.BaseData.NumThreadsY = Entry.Compute.NumThreads[1];
  Info.BaseData.NumThreadsZ = Entry.Compute.NumThreads[2];
  Info.BaseData.UsesViewID = (Entry.ShaderFlags & static_cast<uint64_t>(ShaderFlag::ViewID)) != 0;
  uint32_t Version = psvVersion(MD.Validator);
  if (Version >= 3)
    Info.EntryName = Entry.Name;
  addResources(M, Info);
  // The elements' names are read when the part is written.
  EntrySignatures Signatures = readSignatures(Entry.Signatures);
  addSignatureState(Signatures, MD.ViewIdState, MD.Stage, MD.Validator, Info);
  addStageState(Entry, Signatures, groupSharedBytes(M, Entry), MD.Stage, Info);
  Info.finalize(MD.Stage);
  return writePipelineState(Info, Version, groupSharedBytes(M, Entry));
}

} // namespace dxil
