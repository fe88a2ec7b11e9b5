// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `dx.resources` from the handles of the module, while they still have the
// target types that say what they are handles of.
#include "ModuleMetadata.h"
#include "ResourceTypes.h"
#include "dxil/contract/TypeRecords.h"
#include "dxil/lowering/Annotations.h"
#include "dxil/lowering/ConstantHandles.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/StructureStride.h"
#include "dxil/lowering/TypedElement.h"
#include "dxil/lowering/UnboundResources.h"
#include "dxil/target/Passes.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using llvm::dxil::ResourceInfo;
using llvm::dxil::ResourceTypeInfo;

namespace {

// Tag-value pairs: what an operation must know to access the resource.
MDNode *extendedProperties(const Module &M, ResourceTypeInfo &Type, StringRef Name) {
  LLVMContext &Ctx = M.getContext();
  SmallVector<Metadata *, 4> Tags;
  auto Add = [&](::dxil::ResourceTag Tag, uint32_t Value) {
    Tags.push_back(::dxil::intMetadata(Ctx, static_cast<uint32_t>(Tag)));
    Tags.push_back(::dxil::intMetadata(Ctx, Value));
  };
  if (Type.isStruct())
    Add(::dxil::ResourceTag::StructureStride, ::dxil::structureStride(Type, M.getDataLayout()));
  else if (Type.isTyped())
    Add(::dxil::ResourceTag::ElementType, static_cast<uint32_t>(::dxil::typedElement(Type)));
  else if (Type.getResourceKind() == llvm::dxil::ResourceKind::RTAccelerationStructure)
    Add(::dxil::ResourceTag::ElementType, static_cast<uint32_t>(llvm::dxil::ElementType::I32));
  else if (::dxil::isTextureBuffer(Type.getHandleTy()))
    Add(::dxil::ResourceTag::ElementType, static_cast<uint32_t>(llvm::dxil::ElementType::U32));
  else if (Type.isFeedback())
    Add(::dxil::ResourceTag::SamplerFeedbackKind, static_cast<uint32_t>(Type.getFeedbackType()));
  if (::dxil::isReorderCoherentResource(M, Name)) {
    Tags.push_back(
        ::dxil::intMetadata(Ctx, static_cast<uint32_t>(::dxil::ResourceTag::ReorderCoherent)));
    Tags.push_back(::dxil::boolMetadata(Ctx, true));
  }
  return Tags.empty() ? nullptr : MDNode::get(Ctx, Tags);
}

// From shader model 6.6 on a library's globals are handles, before they have the resource's own
// type.
constexpr unsigned FirstMinorWithHandles = 6;

// What stands for a resource in its entry: in a library, whose functions share
// it, a global.
Constant *resourceSymbol(Module &M, StringRef Name, llvm::Type *Ty) {
  const Triple &TT = M.getTargetTriple();
  if (TT.getEnvironment() != Triple::Library)
    return UndefValue::get(Ty);
  if (auto *Outer = dyn_cast<ArrayType>(Ty)) {
    // The handles' index counts through all dimensions.
    uint64_t Count = Outer->getNumElements();
    Ty = Outer->getElementType();
    for (; auto *Array = dyn_cast<ArrayType>(Ty); Ty = Array->getElementType())
      Count *= Array->getNumElements();
    Ty = ArrayType::get(Ty, Count);
  }
  if (TT.getOSVersion().getMinor().value_or(0) >= FirstMinorWithHandles) {
    llvm::Type *Handle = StructType::getTypeByName(M.getContext(), "dx.types.Handle");
    if (!Handle)
      Handle = StructType::create(M.getContext(), {PointerType::get(M.getContext(), 0)},
                                  "dx.types.Handle");
    auto *Array = dyn_cast<ArrayType>(Ty);
    Ty = Array ? ArrayType::get(Handle, Array->getNumElements()) : Handle;
  }
  auto *G = new GlobalVariable(M, Ty, /*isConstant=*/true, GlobalValue::ExternalLinkage,
                               /*Initializer=*/nullptr, "\1?" + Name + "@@3A");
  G->setAlignment(Align(4));
  return G;
}

MDNode *resourceEntry(Module &M, const ResourceInfo &Info, ResourceTypeInfo &Type,
                      const ::dxil::TypeRecords &Records) {
  LLVMContext &Ctx = M.getContext();
  const ResourceInfo::ResourceBinding &Binding = Info.getBinding();
  auto Int = [&](uint32_t V) { return ::dxil::intMetadata(Ctx, V); };

  auto Open = ::dxil::openBinding(M, Type.getResourceClass(), Binding.Space, Binding.LowerBound);
  llvm::Type *Symbol = Records.resourceType(
      static_cast<::dxil::ResourceClass>(Type.getResourceClass()), Info.getName());
  if (!Symbol)
    Symbol = ::dxil::resourceSymbolType(Type, Info.getName(), Binding.Size, Ctx);
  SmallVector<Metadata *, 11> Operands = {
      Int(Binding.RecordID),
      ConstantAsMetadata::get(resourceSymbol(M, Info.getName(), Symbol)),
      MDString::get(Ctx, Info.getName()),
      Int(Open && Open->SpaceIsOpen ? ::dxil::OpenRegister : Binding.Space),
      Int(Open ? ::dxil::OpenRegister : Binding.LowerBound),
      Int(Binding.Size)};

  if (Type.isCBuffer()) {
    Operands.push_back(Int(Type.getCBufferSize(M.getDataLayout())));
    Operands.push_back(nullptr);
  } else if (Type.isSampler()) {
    Operands.push_back(Int(static_cast<uint32_t>(Type.getSamplerType())));
    Operands.push_back(nullptr);
  } else {
    Operands.push_back(Int(static_cast<uint32_t>(Type.getResourceKind())));
    if (Type.isUAV()) {
      bool IsROV = !Type.isFeedback() && !Type.isMultiSample() && Type.getUAV().IsROV;
      Operands.push_back(::dxil::boolMetadata(
          Ctx, Info.GloballyCoherent || ::dxil::isCoherentResource(M, Info.getName())));
      Operands.push_back(::dxil::boolMetadata(Ctx, Info.hasCounter()));
      Operands.push_back(::dxil::boolMetadata(Ctx, IsROV));
    } else {
      Operands.push_back(Int(Type.isMultiSample() ? Type.getMultiSampleCount() : 0));
    }
    Operands.push_back(extendedProperties(M, Type, Info.getName()));
  }
  return MDNode::get(Ctx, Operands);
}

// What counts down on the buffer that counts up as well; null where it is not found.
const Instruction *decrementOf(const Module &M, DXILResourceMap &Resources,
                               const ResourceInfo &Buffer) {
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      if (!Call || Call->getIntrinsicID() != Intrinsic::dx_resource_updatecounter)
        continue;
      auto *Handle = dyn_cast<CallInst>(Call->getArgOperand(0));
      auto *Step = dyn_cast<ConstantInt>(Call->getArgOperand(1));
      auto Found = Handle ? Resources.find(Handle) : Resources.end();
      if (Step && Step->isNegative() && Found != Resources.end() && &*Found == &Buffer)
        return Call;
    }
  return nullptr;
}

// HLSL forbids one buffer to both append and consume, and two resources of one
// class to share a register; the analyses of LLVM find both.
bool reportInvalidResources(const Module &M, DXILResourceMap &Resources,
                            const DXILResourceBindingInfo &Bindings) {
  bool Invalid = false;
  for (const ResourceInfo &Info : Resources)
    if (Info.CounterDirection == llvm::dxil::ResourceCounterDirection::Invalid) {
      const std::string Why = ("buffer '" + Info.getName() +
                               "' has its counter both incremented and decremented (one direction "
                               "was expected)")
                                  .str();
      if (const Instruction *At = decrementOf(M, Resources, Info))
        ::dxil::reportError(*At, Why);
      else
        ::dxil::reportModuleError(M, Why);
      Invalid = true;
    }
  if (!Bindings.hasOverlappingBinding())
    return Invalid;
  // Resources are sorted by class and binding, so overlaps are neighbours.
  auto CheckOverlap = [&](auto Range) {
    const ResourceInfo *Previous = nullptr;
    for (const ResourceInfo &Info : Range) {
      if (Previous && Previous->getBinding().overlapsWith(Info.getBinding())) {
        ::dxil::reportModuleError(M, "resource '" + Info.getName() + "' at register " +
                                         Twine(Info.getBinding().LowerBound) + ", space " +
                                         Twine(Info.getBinding().Space) + " overlaps resource '" +
                                         Previous->getName() + "'");
        Invalid = true;
      }
      Previous = &Info;
    }
  };
  CheckOverlap(Resources.srvs());
  CheckOverlap(Resources.uavs());
  CheckOverlap(Resources.cbuffers());
  CheckOverlap(Resources.samplers());
  return Invalid;
}

} // namespace

namespace dxil {

PreservedAnalyses DXILResourceMetadataPass::run(Module &M, ModuleAnalysisManager &AM) {
  if (M.getNamedMetadata("dx.resources"))
    return PreservedAnalyses::all();
  auto Known = make_scope_exit([&] { forgetOpenBindings(M); });
  DXILResourceMap &Resources = AM.getResult<DXILResourceAnalysis>(M);
  if (Resources.empty())
    return PreservedAnalyses::all();
  DXILResourceTypeMap &Types = AM.getResult<DXILResourceTypeAnalysis>(M);
  if (reportInvalidResources(M, Resources, AM.getResult<DXILResourceBindingAnalysis>(M)))
    return PreservedAnalyses::all();

  LLVMContext &Ctx = M.getContext();
  const TypeRecords Records(M);
  auto List = [&](auto Range) -> Metadata * {
    SmallVector<Metadata *, 8> Entries;
    for (ResourceInfo &Info : Range)
      Entries.push_back(resourceEntry(M, Info, Types[Info.getHandleTy()], Records));
    return Entries.empty() ? nullptr : MDNode::get(Ctx, Entries);
  };
  Metadata *Lists[] = {List(Resources.srvs()), List(Resources.uavs()), List(Resources.cbuffers()),
                       List(Resources.samplers())};
  M.getOrInsertNamedMetadata("dx.resources")->addOperand(MDNode::get(Ctx, Lists));
  return PreservedAnalyses::all();
}

} // namespace dxil
