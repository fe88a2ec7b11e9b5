// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleMetadata.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

std::optional<uint64_t> number(const MDNode *N, unsigned I) {
  if (!N || I >= N->getNumOperands())
    return std::nullopt;
  auto *C = mdconst::dyn_extract_or_null<ConstantInt>(N->getOperand(I));
  if (!C || C->getBitWidth() > 64)
    return std::nullopt;
  return C->getZExtValue();
}

uint32_t number32(const MDNode *N, unsigned I, uint32_t Default = 0) {
  return static_cast<uint32_t>(number(N, I).value_or(Default));
}

const MDNode *node(const MDNode *N, unsigned I) {
  if (!N || I >= N->getNumOperands())
    return nullptr;
  return dyn_cast_or_null<MDNode>(N->getOperand(I));
}

StringRef text(const MDNode *N, unsigned I) {
  if (!N || I >= N->getNumOperands())
    return {};
  auto *S = dyn_cast_or_null<MDString>(N->getOperand(I));
  return S ? S->getString() : StringRef();
}

const MDNode *firstOperand(const Module &M, StringRef Name) {
  const NamedMDNode *Named = M.getNamedMetadata(Name);
  return Named && Named->getNumOperands() ? Named->getOperand(0) : nullptr;
}

::dxil::VersionPair readVersion(const MDNode *N, unsigned First) {
  return {number32(N, First), number32(N, First + 1)};
}

Triple::EnvironmentType stageOfProfile(StringRef Profile) {
  return StringSwitch<Triple::EnvironmentType>(Profile)
      .Case("ps", Triple::Pixel)
      .Case("vs", Triple::Vertex)
      .Case("gs", Triple::Geometry)
      .Case("hs", Triple::Hull)
      .Case("ds", Triple::Domain)
      .Case("cs", Triple::Compute)
      .Case("lib", Triple::Library)
      .Case("ms", Triple::Mesh)
      .Case("as", Triple::Amplification)
      .Default(Triple::UnknownEnvironment);
}

void readExtendedProperties(const MDNode *Tags, ::dxil::ResourceRecord &R) {
  if (!Tags)
    return;
  for (unsigned I = 0; I + 1 < Tags->getNumOperands(); I += 2) {
    uint32_t Value = number32(Tags, I + 1);
    switch (static_cast<::dxil::ResourceTag>(number32(Tags, I, UINT32_MAX))) {
    case ::dxil::ResourceTag::ElementType:
      R.ElementType = Value;
      break;
    case ::dxil::ResourceTag::StructureStride:
      R.Stride = Value;
      break;
    case ::dxil::ResourceTag::Atomic64Use:
      R.UsedByAtomic64 = Value != 0;
      break;
    case ::dxil::ResourceTag::ReorderCoherent:
      R.IsReorderCoherent = Value != 0;
      break;
    case ::dxil::ResourceTag::SamplerFeedbackKind:
      break;
    }
  }
}

// The element of a typed resource, by the type that its symbol points to.
uint32_t componentCount(const MDNode *N) {
  auto *Symbol = mdconst::dyn_extract_or_null<Constant>(N->getOperand(1));
  Type *Ty = Symbol ? Symbol->getType() : nullptr;
  if (auto *Global = dyn_cast_or_null<GlobalValue>(Symbol))
    Ty = Global->getValueType();
  while (Ty && Ty->isArrayTy())
    Ty = Ty->getArrayElementType();
  auto *Struct = dyn_cast_or_null<StructType>(Ty);
  if (!Struct || Struct->isOpaque() || Struct->getNumElements() == 0)
    return 1;
  auto *Vector = dyn_cast<FixedVectorType>(Struct->getElementType(0));
  return Vector ? Vector->getNumElements() : 1;
}

// The operands from 6 on depend on the class.
void readClassFields(const MDNode *N, ::dxil::ResourceRecord &R) {
  using llvm::dxil::ResourceClass;
  using llvm::dxil::ResourceKind;
  switch (R.Class) {
  case ResourceClass::SRV:
    R.Kind = static_cast<ResourceKind>(number32(N, 6));
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
    return;
  case ResourceClass::Sampler:
    R.Kind = ResourceKind::Sampler;
    return;
  }
}

void readEntryProperties(const MDNode *Properties, ::dxil::EntryRecord &E) {
  if (!Properties)
    return;
  for (unsigned I = 0; I + 1 < Properties->getNumOperands(); I += 2) {
    const MDNode *List = node(Properties, I + 1);
    switch (static_cast<::dxil::EntryTag>(number32(Properties, I, UINT32_MAX))) {
    case ::dxil::EntryTag::ShaderFlags:
      E.ShaderFlags = number(Properties, I + 1).value_or(0);
      break;
    case ::dxil::EntryTag::NumThreads:
      for (unsigned D = 0; D < 3; ++D)
        E.Compute.NumThreads[D] = number32(List, D);
      break;
    case ::dxil::EntryTag::WaveSize:
    case ::dxil::EntryTag::WaveSizeRange:
      E.Compute.WaveMin = number32(List, 0);
      E.Compute.WaveMax = number32(List, 1);
      E.Compute.WavePreferred = number32(List, 2);
      break;
    case ::dxil::EntryTag::ShaderKind:
      E.ShaderKind = number32(Properties, I + 1);
      break;
    default: // read where they are used
      break;
    }
  }
}

} // namespace

namespace dxil {

SmallVector<ResourceRecord, 8> readResources(const Module &M) {
  using llvm::dxil::ResourceClass;
  constexpr ResourceClass Order[] = {ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer,
                                     ResourceClass::Sampler};
  SmallVector<ResourceRecord, 8> Result;
  const MDNode *Lists = firstOperand(M, "dx.resources");
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
      R.ComponentCount = componentCount(N);
      readClassFields(N, R);
      Result.push_back(R);
    }
  }
  return Result;
}

void markAtomic64Use(Module &M, const ResourceRecord &R) {
  constexpr unsigned UAVList = 1, PropertyList = 10;
  MDNode *List = const_cast<MDNode *>(node(firstOperand(M, "dx.resources"), UAVList));
  if (R.UsedByAtomic64 || !List)
    return;
  for (unsigned I = 0; I < List->getNumOperands(); ++I) {
    auto *N = const_cast<MDNode *>(node(List, I));
    if (!N || number32(N, 0, UINT32_MAX) != R.ID || N->getNumOperands() <= PropertyList)
      continue;
    SmallVector<Metadata *, 4> Tags;
    if (const MDNode *Old = node(N, PropertyList))
      Tags.append(Old->op_begin(), Old->op_end());
    Tags.push_back(intMetadata(M.getContext(), static_cast<uint32_t>(ResourceTag::Atomic64Use)));
    Tags.push_back(intMetadata(M.getContext(), 1));
    N->replaceOperandWith(PropertyList, MDNode::get(M.getContext(), Tags));
  }
}

ModuleMetadata readModuleMetadata(const Module &M) {
  ModuleMetadata Result;
  Result.DXILVersion = readVersion(firstOperand(M, "dx.version"), 0);
  Result.Validator = readVersion(firstOperand(M, "dx.valver"), 0);
  const MDNode *Model = firstOperand(M, "dx.shaderModel");
  Result.Stage = stageOfProfile(text(Model, 0));
  Result.ShaderModel = readVersion(Model, 1);
  if (const MDNode *State = firstOperand(M, "dx.viewIdState"); State && State->getNumOperands())
    if (auto *Numbers = mdconst::dyn_extract_or_null<ConstantDataSequential>(State->getOperand(0));
        Numbers && Numbers->getElementType()->isIntegerTy(32))
      for (unsigned I = 0; I < Numbers->getNumElements(); ++I)
        Result.ViewIdState.push_back(uint32_t(Numbers->getElementAsInteger(I)));
  if (const NamedMDNode *Named = M.getNamedMetadata("dx.entryPoints"))
    for (const MDNode *N : Named->operands()) {
      EntryRecord E;
      if (N->getNumOperands() > 0)
        E.F = mdconst::dyn_extract_or_null<Function>(N->getOperand(0));
      E.Name = text(N, 1);
      E.Signatures = node(N, 2);
      E.Properties = node(N, 4);
      E.ShaderKind = shaderKindNumber(Result.Stage);
      readEntryProperties(E.Properties, E);
      Result.Entries.push_back(E);
    }
  return Result;
}

uint32_t shaderKindNumber(Triple::EnvironmentType Stage) {
  // LLVM lists the stages in the order of DXIL's numbers.
  return static_cast<uint32_t>(Stage) - static_cast<uint32_t>(Triple::Pixel);
}

StringRef stageProfile(Triple::EnvironmentType Stage) {
  switch (Stage) {
  case Triple::Pixel:
    return "ps";
  case Triple::Vertex:
    return "vs";
  case Triple::Geometry:
    return "gs";
  case Triple::Hull:
    return "hs";
  case Triple::Domain:
    return "ds";
  case Triple::Compute:
    return "cs";
  case Triple::Library:
    return "lib";
  case Triple::Mesh:
    return "ms";
  case Triple::Amplification:
    return "as";
  default:
    return {};
  }
}

Metadata *intMetadata(LLVMContext &Ctx, uint32_t Value) {
  return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Ctx), Value));
}

Metadata *boolMetadata(LLVMContext &Ctx, bool Value) {
  return ConstantAsMetadata::get(ConstantInt::getBool(Ctx, Value));
}

} // namespace dxil
