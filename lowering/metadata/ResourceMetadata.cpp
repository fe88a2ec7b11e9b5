// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes `dx.resources` from the handles of the module, while these still have target types, which
// describe the resources.
#include "ModuleMetadata.h"
#include "ResourceTypes.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/TypeRecords.h"
#include "dxil/generated/Limits.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Metadata.h"
#include "resources/Coherence.h"
#include "resources/ConstantHandles.h"
#include "resources/StructureStride.h"
#include "resources/TypedElement.h"
#include "resources/UnboundResources.h"
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

// Returns the tag-value pairs that an op needs to access the resource.
Metadata *extendedProperties(::dxil::contract::LLVMNodeWriter &W, const Module &M,
                             ResourceTypeInfo &Type, StringRef Name) {
  using ::dxil::ComponentType;
  ::dxil::md::ResourcePropertiesWriter Out(W);
  if (Type.isStruct())
    Out.structureStride(::dxil::lowering::structureStride(Type, M.getDataLayout()));
  else if (Type.isTyped())
    Out.elementType(static_cast<ComponentType>(::dxil::lowering::typedElement(Type)));
  else if (Type.getResourceKind() == llvm::dxil::ResourceKind::RTAccelerationStructure)
    Out.elementType(ComponentType::I32);
  else if (::dxil::lowering::isTextureBuffer(Type.getHandleTy()))
    Out.elementType(ComponentType::U32);
  else if (Type.isFeedback())
    Out.samplerFeedbackKind(static_cast<::dxil::SamplerFeedbackType>(Type.getFeedbackType()));
  if (::dxil::lowering::coherenceOf(M, Name).IsReorder)
    Out.reorderCoherent(true);
  return Out.finish();
}

// From shader model 6.6 on, a library's globals have the handle type; before, they have the
// resource's own type.
constexpr unsigned FirstMinorWithHandles = 6;

// Returns the symbol of a resource's entry: a global in a library, whose functions share the
// resource, otherwise undef.
Constant *resourceSymbol(Module &M, StringRef Name, llvm::Type *Ty) {
  const Triple &TT = M.getTargetTriple();
  if (TT.getEnvironment() != Triple::Library)
    return UndefValue::get(Ty);
  if (auto *Outer = dyn_cast<ArrayType>(Ty)) {
    // The index of a handle counts through all dimensions.
    uint64_t Count = Outer->getNumElements();
    Ty = Outer->getElementType();
    for (; auto *Array = dyn_cast<ArrayType>(Ty); Ty = Array->getElementType())
      Count *= Array->getNumElements();
    Ty = ArrayType::get(Ty, Count);
  }
  llvm::Type *const Own = Ty;
  if (TT.getOSVersion().getMinor().value_or(0) >= FirstMinorWithHandles) {
    llvm::Type *Handle = StructType::getTypeByName(M.getContext(), ::dxil::HandleTypeName);
    if (!Handle)
      Handle = StructType::create(M.getContext(), {PointerType::get(M.getContext(), 0)},
                                  ::dxil::HandleTypeName);
    auto *Array = dyn_cast<ArrayType>(Ty);
    Ty = Array ? ArrayType::get(Handle, Array->getNumElements()) : Handle;
  }
  auto *G = new GlobalVariable(M, Ty, /*isConstant=*/true, GlobalValue::ExternalLinkage,
                               /*Initializer=*/nullptr, "\1?" + Name + "@@3A");
  G->setAlignment(Align(4));
  if (Own != Ty) {
    // Only the type of the symbol says how many components a typed view has.
    ::dxil::contract::LLVMNodeWriter W(M.getContext());
    G->setMetadata(::dxil::contract::SymbolTypeMetadata, MDNode::get(M.getContext(), W.undef(Own)));
  }
  return G;
}

/// Fills the fields that the entries of all classes have.
template <class Fields>
Fields commonFields(Module &M, const ResourceInfo &Info, ResourceTypeInfo &Type,
                    const ::dxil::contract::TypeRecords &Records) {
  LLVMContext &Ctx = M.getContext();
  const ResourceInfo::ResourceBinding &Binding = Info.getBinding();
  auto Open =
      ::dxil::lowering::openBinding(M, Type.getResourceClass(), Binding.Space, Binding.LowerBound);
  llvm::Type *Symbol = Records.resourceType(
      static_cast<::dxil::ResourceClass>(Type.getResourceClass()), Info.getName());
  if (!Symbol)
    Symbol = ::dxil::lowering::resourceSymbolType(Type, Info.getName(), Binding.Size, Ctx);
  Fields F;
  F.Id = Binding.RecordID;
  F.Symbol = ConstantAsMetadata::get(resourceSymbol(M, Info.getName(), Symbol));
  F.Name = Info.getName();
  F.Space = Open ? Open->Space : Binding.Space;
  F.LowerBound = Open ? ::dxil::lowering::OpenRegister : Binding.LowerBound;
  F.RangeSize = Binding.Size;
  return F;
}

Metadata *resourceEntry(Module &M, const ResourceInfo &Info, ResourceTypeInfo &Type,
                        const ::dxil::contract::TypeRecords &Records) {
  namespace md = ::dxil::md;
  ::dxil::contract::LLVMNodeWriter W(M.getContext());
  if (Type.isCBuffer()) {
    auto F = commonFields<md::CBufferFields<Metadata *>>(M, Info, Type, Records);
    F.Size = Type.getCBufferSize(M.getDataLayout());
    return F.write(W);
  }
  if (Type.isSampler()) {
    auto F = commonFields<md::SamplerFields<Metadata *>>(M, Info, Type, Records);
    F.Kind = static_cast<::dxil::SamplerKind>(Type.getSamplerType());
    return F.write(W);
  }
  const auto Kind = static_cast<::dxil::ResourceKind>(Type.getResourceKind());
  if (!Type.isUAV()) {
    auto F = commonFields<md::SRVFields<Metadata *>>(M, Info, Type, Records);
    F.Kind = Kind;
    F.SampleCount = Type.isMultiSample() ? Type.getMultiSampleCount() : 0;
    F.Properties = extendedProperties(W, M, Type, Info.getName());
    return F.write(W);
  }
  auto F = commonFields<md::UAVFields<Metadata *>>(M, Info, Type, Records);
  F.Kind = Kind;
  F.GloballyCoherent =
      Info.GloballyCoherent || ::dxil::lowering::coherenceOf(M, Info.getName()).IsGlobal;
  F.HasCounter = Info.hasCounter();
  F.IsROV = !Type.isFeedback() && !Type.isMultiSample() && Type.getUAV().IsROV;
  F.Properties = extendedProperties(W, M, Type, Info.getName());
  return F.write(W);
}

// Returns a call that decrements the counter of \p Buffer, or null if none is found.
const Instruction *decrementOf(const Module &M, DXILResourceMap &Resources,
                               const ResourceInfo &Buffer) {
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      if (!Call || Call->getIntrinsicID() != Intrinsic::dx_resource_updatecounter)
        continue;
      auto *Handle = dyn_cast<CallInst>(Call->getArgOperand(0));
      auto *Step = dyn_cast<ConstantInt>(Call->getArgOperand(1));
      auto Match = Handle ? Resources.find(Handle) : Resources.end();
      if (Step && Step->isNegative() && Match != Resources.end() && &*Match == &Buffer)
        return Call;
    }
  return nullptr;
}

/// Returns an instruction with a source line that uses \p Handle, also through casts of handles,
/// which have none. Returns null if there is none.
const Instruction *placeOf(const Instruction &Handle) {
  constexpr size_t MaxUsers = 64;
  SmallVector<const Instruction *> Work{&Handle};
  for (size_t I = 0; I != Work.size() && I != MaxUsers; ++I)
    for (const User *U : Work[I]->users())
      if (const auto *User = dyn_cast<Instruction>(U)) {
        if (User->getDebugLoc())
          return User;
        Work.push_back(User);
      }
  return Handle.getDebugLoc() ? &Handle : nullptr;
}

// Returns an instruction with a source line that uses \p Resource, or null if none is found.
const Instruction *useOf(const Module &M, DXILResourceMap &Resources,
                         const ResourceInfo &Resource) {
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      auto *Handle = dyn_cast<CallInst>(&I);
      auto Match = Handle ? Resources.find(Handle) : Resources.end();
      if (Match == Resources.end() || &*Match != &Resource)
        continue;
      if (const Instruction *Place = placeOf(*Handle))
        return Place;
    }
  return nullptr;
}

// HLSL forbids one buffer to both append and consume, and two resources of one class to share a
// register. LLVM's analyses find both.
bool reportInvalidResources(const Module &M, DXILResourceMap &Resources, DXILResourceTypeMap &Types,
                            const DXILResourceBindingInfo &Bindings) {
  bool Invalid = false;
  for (const ResourceInfo &Info : Resources)
    if (Info.CounterDirection == llvm::dxil::ResourceCounterDirection::Invalid) {
      const std::string Why =
          ("buffer '" + Info.getName() + "' may increment or decrement its counter, but not both")
              .str();
      if (const Instruction *Place = decrementOf(M, Resources, Info))
        ::dxil::lowering::reportError(*Place, Why);
      else
        ::dxil::lowering::reportModuleError(M, Why);
      Invalid = true;
    }
  if (!Bindings.hasOverlappingBinding())
    return Invalid;
  // Resources are sorted by class and binding, so overlaps are neighbors. Provisional registers of
  // a library's unbound resources do not count.
  auto CheckOverlap = [&](auto Range) {
    const ResourceInfo *Previous = nullptr;
    for (ResourceInfo &Info : Range) {
      const ResourceInfo::ResourceBinding &Bound = Info.getBinding();
      if (::dxil::lowering::openBinding(M, Types[Info.getHandleTy()].getResourceClass(),
                                        Bound.Space, Bound.LowerBound))
        continue;
      if (Previous && Previous->getBinding().overlapsWith(Info.getBinding())) {
        const std::string Why =
            ("resource '" + Info.getName() + "' at register " +
             Twine(Info.getBinding().LowerBound) + ", space " + Twine(Info.getBinding().Space) +
             " overlaps resource '" + Previous->getName() + "'")
                .str();
        if (const Instruction *Place = useOf(M, Resources, Info))
          ::dxil::lowering::reportError(*Place, Why);
        else
          ::dxil::lowering::reportModuleError(M, Why);
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

namespace dxil::lowering {

PreservedAnalyses DXILResourceMetadataPass::run(Module &M, ModuleAnalysisManager &AM) {
  if (M.getNamedMetadata(md::ResourcesLayout::Named))
    return PreservedAnalyses::all();
  auto Cleanup = make_scope_exit([&] { forgetOpenBindings(M); });
  DXILResourceMap &Resources = AM.getResult<DXILResourceAnalysis>(M);
  if (Resources.empty())
    return PreservedAnalyses::all();
  DXILResourceTypeMap &Types = AM.getResult<DXILResourceTypeAnalysis>(M);
  if (reportInvalidResources(M, Resources, Types, AM.getResult<DXILResourceBindingAnalysis>(M)))
    return PreservedAnalyses::all();

  contract::LLVMNodeWriter W(M.getContext());
  const contract::TypeRecords Records(M);
  auto List = [&](auto Range) -> Metadata * {
    SmallVector<Metadata *, 8> Entries;
    for (ResourceInfo &Info : Range)
      Entries.push_back(resourceEntry(M, Info, Types[Info.getHandleTy()], Records));
    return Entries.empty() ? nullptr : W.node(Entries);
  };
  contract::addNamed(M, md::ResourcesLayout::Named,
                     md::ResourcesFields<Metadata *>{.Srvs = List(Resources.srvs()),
                                                     .Uavs = List(Resources.uavs()),
                                                     .Cbuffers = List(Resources.cbuffers()),
                                                     .Samplers = List(Resources.samplers())}
                         .write(W));
  return PreservedAnalyses::all();
}

} // namespace dxil::lowering
