// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles, and loads and stores through them, whose ops depend on the kind of
// resource and on the shader model.

#include "OpLowering.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/OpCall.h"
#include "dxil/lowering/Diagnostics.h"
#include "numbers/NativeVectors.h"
#include "resources/Coherence.h"
#include "resources/ConstantHandles.h"
#include "resources/StructureStride.h"
#include "resources/TypedElement.h"

#include "dxil/contract_names.h"
#include "dxil/generated/MetadataNames.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Whether the target's version has \p Op, by the op table.
bool hasOp(const OpBuilderBase &Ops, OpCode Op) {
  return isAvailable(Op, Ops.target().DXIL);
}

unsigned scalarCount(Type *Ty) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  return VT ? VT->getNumElements() : 1;
}

/// Returns the mask of the first \p Count components.
ComponentMask firstComponents(unsigned Count) {
  return ComponentMask((1u << Count) - 1);
}

Value *undefIfPoison(Value *V) {
  return isa<PoisonValue>(V) ? UndefValue::get(V->getType()) : V;
}

} // namespace

//===-- Handles -----------------------------------------------------------===//

Value *OpLowerer::handleFor(Value *V, const Instruction &User) {
  if (auto Entry = Handles.find(V); Entry != Handles.end())
    return Entry->second;
  if (isa<PHINode, SelectInst>(V))
    reportError(User, "resource is selected at run time from different bindings");
  else if (isa<UndefValue>(V))
    reportError(User, "resource is uninitialized when used here");
  else
    reportError(User, "resource handle does not come from a binding");
  return nullptr;
}

CallInst *OpLowerer::createHandle(IntrinsicInst &Call, const llvm::dxil::ResourceInfo &Info,
                                  Value *Index, Value *NonUniform) {
  auto Class = ResourceTypes[Info.getHandleTy()].getResourceClass();
  return made(Call, at(Call).createHandle(::dxil::ResourceClass(Class),
                                          Builder.getInt32(Info.getBinding().RecordID), Index,
                                          NonUniform));
}

template <class Struct> Constant *OpLowerer::constant(const Struct &S) {
  return contract::structConstant(*cast<StructType>(Ops.getType(Struct::Type)), S);
}

CallInst *OpLowerer::createBoundHandle(IntrinsicInst &Call, llvm::dxil::ResourceInfo &Info,
                                       Value *Index, Value *NonUniform) {
  const auto &Binding = Info.getBinding();
  auto &Type = ResourceTypes[Info.getHandleTy()];
  // A size of 0 or of all ones means unbounded.
  bool Unbounded = Binding.Size == 0 || Binding.Size == UINT32_MAX;
  uint32_t Upper = Unbounded ? UINT32_MAX : Binding.LowerBound + Binding.Size - 1;
  HandleBinding Bind;
  Bind.setLowerBound(Binding.LowerBound);
  Bind.setUpperBound(Upper);
  Bind.setSpace(Binding.Space);
  Bind.setResourceClass(::dxil::ResourceClass(Type.getResourceClass()));
  CallInst *Handle =
      made(Call, at(Call).createHandleFromBinding(constant(Bind), Index, NonUniform));
  return Handle ? annotate(Call, Info, Handle) : nullptr;
}

CallInst *OpLowerer::annotate(Instruction &Place, llvm::dxil::ResourceInfo &Info,
                              CallInst *Handle) {
  const Coherence Declared = coherenceOf(M, Info.getName());
  Info.GloballyCoherent |= Declared.IsGlobal;
  llvm::dxil::ResourceTypeInfo &Type = ResourceTypes[Info.getHandleTy()];
  const auto [Shape, Details] = Info.getAnnotateProps(M, Type);
  HandleProperties P{{Shape, Details}};
  if (Type.isStruct())
    P.setStride(structureStride(Type, M.getDataLayout()));
  else if (isTextureBuffer(Type.getHandleTy()))
    P.setSize(textureBufferSize(Type.getHandleTy(), M.getDataLayout()));
  else if (Type.isTyped())
    P.setComponent(ComponentType(typedElement(Type)));
  // LLVM does not know reorder coherence.
  if (Declared.IsReorder)
    P.setIsReorderCoherent(true);
  return made(Place, at(Place).annotateHandle(Handle, constant(P)));
}

/// Returns the entries of \p Class in \p Name: `dx.resources`, or its counterpart in an upgraded
/// module.
static contract::LLVMNode resourceEntries(const Module &M, StringRef Name,
                                          llvm::dxil::ResourceClass Class) {
  return contract::firstNode(M, Name).node(uint32_t(Class));
}

/// Returns the global of a library's resource.
static GlobalVariable *libraryGlobal(const Module &M, llvm::dxil::ResourceClass Class,
                                     unsigned RecordID) {
  const md::Resource Entry(resourceEntries(M, md::ResourcesLayout::Named, Class).node(RecordID));
  return dyn_cast_or_null<GlobalVariable>(Entry.symbol());
}

/// Makes a handle from a load of the resource's global.
CallInst *OpLowerer::createLibraryHandle(IntrinsicInst &Call, llvm::dxil::ResourceInfo &Info,
                                         Value *Index, bool NonUniform) {
  auto &Type = ResourceTypes[Info.getHandleTy()];
  GlobalVariable *G = libraryGlobal(M, Type.getResourceClass(), Info.getBinding().RecordID);
  if (!G) {
    reportError(Call, "resource of a library has no global variable");
    return nullptr;
  }
  // A constant element has a constant address, which cannot carry the mark. dxc's validator accepts
  // no other address in an array without a length.
  if (auto *Mark = dyn_cast<IntrinsicInst>(Index);
      Mark && Mark->getIntrinsicID() == Intrinsic::dx_resource_nonuniformindex &&
      isa<Constant>(Mark->getArgOperand(0)))
    Index = Mark->getArgOperand(0);
  llvm::Type *Ty = G->getValueType();
  Value *Address = G;
  if (auto *Array = dyn_cast<ArrayType>(Ty)) {
    Ty = Array->getElementType();
    Address = Builder.CreateInBoundsGEP(Array, G, {Builder.getInt32(0), Index});
  }
  LoadInst *Object = Builder.CreateAlignedLoad(Ty, Address, Align(4));
  if (NonUniform) {
    MDNode *Mark = MDNode::get(M.getContext(), ConstantAsMetadata::get(Builder.getInt32(1)));
    if (auto *I = dyn_cast<Instruction>(Address))
      I->setMetadata(md::NonUniformKind, Mark);
  }
  Objects[&Call] = Object;
  CallInst *Handle = made(Call, at(Call).createHandleForLib(Object));
  return Handle && hasOp(Ops, OpCode::AnnotateHandle) ? annotate(Call, Info, Handle) : Handle;
}

/// Returns the entry of an upgraded module's resource table with this class and binding. The table
/// has the original number, which differs from LLVM's count, and flags. Returns nothing for other
/// modules.
static std::optional<llvm::dxil::ResourceInfo> keptResource(const Module &M,
                                                            const llvm::dxil::ResourceInfo &Info,
                                                            llvm::dxil::ResourceClass Class) {
  const auto &Binding = Info.getBinding();
  const contract::LLVMNode List = resourceEntries(M, contract::KeptResources, Class);
  for (uint32_t I = 0; I < List.numOperands(); ++I) {
    const md::Resource Entry(List.node(I));
    if (Entry.space() != Binding.Space || Entry.lowerBound() != Binding.LowerBound ||
        Entry.rangeSize() != Binding.Size)
      continue;
    llvm::dxil::ResourceInfo Resource(uint32_t(Entry.id()), Binding.Space, Binding.LowerBound,
                                      Binding.Size, Info.getHandleTy());
    if (Class == llvm::dxil::ResourceClass::UAV) {
      const md::UAV UAV(Entry.at());
      Resource.GloballyCoherent = UAV.globallyCoherent();
      if (UAV.hasCounter())
        Resource.CounterDirection = llvm::dxil::ResourceCounterDirection::Increment;
    }
    return Resource;
  }
  return std::nullopt;
}

/// Converts an index relative to the lower bound of its range to a register.
static Value *registerOf(IRBuilder<> &Builder, Value *Index, uint32_t Lower) {
  using namespace PatternMatch;
  Value *Register;
  if (!Lower)
    return Index;
  if (match(Index, m_Sub(m_Value(Register), m_SpecificInt(APInt(32, Lower)))) ||
      match(Index, m_Add(m_Value(Register), m_SpecificInt(APInt(32, 0u - Lower)))))
    return Register;
  return Builder.CreateAdd(Index, Builder.getInt32(Lower));
}

/// Wraps a constant index past the end of its range around, as DXC does.
static Value *withinBinding(Value *Index, uint32_t Size) {
  const auto *Number = dyn_cast<ConstantInt>(Index);
  const bool IsBounded = Size != 0 && Size != UINT32_MAX;
  if (!Number || !IsBounded || Number->isNegative() || Number->getValue().ult(Size))
    return Index;
  return ConstantInt::get(Index->getType(), Number->getValue().urem(Size));
}

bool OpLowerer::lowerHandle(IntrinsicInst &Call) {
  constexpr unsigned IndexOperand = 3;
  auto *Info = Resources.find(&Call);
  if (Info == Resources.end()) {
    reportError(Call, "resource binding is not constant");
    return false;
  }
  auto Class = ResourceTypes[Info->getHandleTy()].getResourceClass();
  std::optional<llvm::dxil::ResourceInfo> LiftedInfo = keptResource(M, *Info, Class);
  if (LiftedInfo)
    Info = &*LiftedInfo;
  Builder.SetInsertPoint(&Call);
  Value *Index = Call.getArgOperand(IndexOperand);
  bool IsNonUniform = Info->getBinding().Size != 1 && NonUniform.contains(Index);
  if (LiftedInfo) { // the lifted module has the mark in its original place
    auto *Mark = dyn_cast<IntrinsicInst>(Index);
    IsNonUniform = Mark && Mark->getIntrinsicID() == Intrinsic::dx_resource_nonuniformindex;
    if (IsNonUniform)
      Index = Mark->getArgOperand(0);
  }
  Index = withinBinding(Index, Info->getBinding().Size);
  CallInst *Handle = nullptr;
  if (M.getTargetTriple().getEnvironment() == Triple::Library) {
    Handle = createLibraryHandle(Call, *Info, Index, IsNonUniform);
  } else {
    Index = registerOf(Builder, Index, Info->getBinding().LowerBound);
    Value *Flag = Builder.getInt1(IsNonUniform);
    Handle = hasOp(Ops, OpCode::CreateHandleFromBinding)
                 ? createBoundHandle(Call, *Info, Index, Flag)
                 : createHandle(Call, *Info, Index, Flag);
  }
  if (!Handle)
    return false;
  Handle->takeName(&Call);
  Handles[&Call] = Handle;
  return true;
}

llvm::dxil::ResourceInfo OpLowerer::unboundInfo(const Instruction &Handle) {
  llvm::dxil::ResourceInfo Info(0, 0, 0, 1, cast<TargetExtType>(Handle.getType()));
  for (const User *U : Handle.users())
    if (auto *II = dyn_cast<IntrinsicInst>(U);
        II && II->getIntrinsicID() == Intrinsic::dx_resource_updatecounter)
      Info.CounterDirection =
          llvm::dxil::ResourceCounterDirection::Increment; // either implies a counter
  return Info;
}

/// Lowers a descriptor heap handle, whose annotation alone describes the resource.
bool OpLowerer::lowerHeapHandle(CallInst &Call) {
  Builder.SetInsertPoint(&Call);
  Value *Index = Call.getArgOperand(0);
  CallInst *Handle =
      made(Call, at(Call).createHandleFromHeap(Index, Call.getArgOperand(1),
                                               Builder.getInt1(NonUniform.contains(Index))));
  if (!Handle)
    return false;
  Objects[&Call] = Handle;
  llvm::dxil::ResourceInfo Info = unboundInfo(Call);
  Handle = annotate(Call, Info, Handle);
  if (!Handle)
    return false;
  Handles[&Call] = Handle;
  return true;
}

//===-- Loads -------------------------------------------------------------===//

/// `Call` returns { value, status }; `Load` returns four values and the status word.
bool OpLowerer::replaceLoad(IntrinsicInst &Call, CallInst *Load) {
  if (!Load)
    return false;
  Type *Ty = Call.getType()->getStructElementType(0);
  Value *Result = nullptr, *Status = nullptr;
  for (User *U : make_early_inc_range(Call.users())) {
    auto *Extract = dyn_cast<ExtractValueInst>(U);
    if (!Extract) {
      reportError(Call, "result of a buffer load must be used by its parts");
      return false;
    }
    Builder.SetInsertPoint(&Call);
    if (Extract->getIndices()[0] == 0 && !Result) {
      Result = Builder.CreateExtractValue(Load, 0);
      if (isa<FixedVectorType>(Ty) && Result->getType() != Ty) {
        Result = Builder.CreateInsertElement(PoisonValue::get(Ty), Result, uint64_t(0));
        for (unsigned I = 1; I != scalarCount(Ty); ++I)
          Result =
              Builder.CreateInsertElement(Result, Builder.CreateExtractValue(Load, I), uint64_t(I));
      }
    } else if (Extract->getIndices()[0] == 1 && !Status) {
      Value *Word = Builder.CreateExtractValue(Load, Load->getType()->getStructNumElements() - 1);
      Status = made(Call, at(Call).checkAccessFullyMapped(Word));
      if (!Status)
        return false;
    }
    Extract->replaceAllUsesWith(Extract->getIndices()[0] == 0 ? Result : Status);
    Extract->eraseFromParent();
  }
  finish(Call);
  return true;
}

bool OpLowerer::lowerTypedLoad(IntrinsicInst &Call) {
  Value *Handle = handleFor(Call.getArgOperand(0), Call);
  if (!Handle)
    return false;
  Type *Scalar = Call.getType()->getStructElementType(0)->getScalarType();
  Value *None = UndefValue::get(Builder.getInt32Ty());
  return replaceLoad(Call,
                     made(Call, at(Call).bufferLoad(Handle, Call.getArgOperand(1), None, Scalar)));
}

bool OpLowerer::lowerRawLoad(IntrinsicInst &Call) {
  Value *Handle = handleFor(Call.getArgOperand(0), Call);
  if (!Handle)
    return false;
  Type *Ty = Call.getType()->getStructElementType(0), *Scalar = Ty->getScalarType();
  unsigned Count = scalarCount(Ty);
  Value *Index = Call.getArgOperand(1), *Offset = undefIfPoison(Call.getArgOperand(2)),
        *Alignment = Builder.getInt32(uint32_t(Scalar->getPrimitiveSizeInBits() / 8));
  if (isNativeVector(Ty) && hasNativeVectors(M))
    return replaceLoad(
        Call, made(Call, at(Call).rawBufferVectorLoad(Handle, Index, Offset, Alignment, Ty)));
  if (Count > 4) {
    reportError(Call, "cannot load more than four values from a buffer at once");
    return false;
  }
  if (!hasOp(Ops, OpCode::RawBufferLoad))
    return replaceLoad(Call, made(Call, at(Call).bufferLoad(Handle, Index, Offset, Scalar)));
  return replaceLoad(Call,
                     made(Call, at(Call).rawBufferLoad(Handle, Index, Offset,
                                                       firstComponents(Count), Alignment, Scalar)));
}

bool OpLowerer::lowerConstantRow(IntrinsicInst &Call) {
  Value *Handle = handleFor(Call.getArgOperand(0), Call);
  if (!Handle)
    return false;
  Type *Scalar = Call.getType()->getStructElementType(0);
  return replaceBy(Call,
                   made(Call, at(Call).cBufferLoadLegacy(Handle, Call.getArgOperand(1), Scalar)));
}

bool OpLowerer::lowerDimensions(IntrinsicInst &Call) {
  Value *Handle = handleFor(Call.getArgOperand(0), Call);
  if (!Handle)
    return false;
  CallInst *New = made(Call, at(Call).getDimensions(Handle, UndefValue::get(Builder.getInt32Ty())));
  if (!New)
    return false;
  Builder.SetInsertPoint(&Call);
  return replaceResult(Call, Builder.CreateExtractValue(New, 0));
}

//===-- Stores ------------------------------------------------------------===//

/// Returns the numbers of a scalar or vector, padded with `Filler`, or with the first if `Filler`
/// is null.
std::array<Value *, 4> OpLowerer::components(Value *V, Value *Filler) {
  std::array<Value *, 4> All;
  const unsigned Count = scalarCount(V->getType());
  for (unsigned I = 0; I != All.size(); ++I)
    All[I] = I >= Count                   ? Filler ? Filler : All[0]
                               : V->getType()->isVectorTy() ? Builder.CreateExtractElement(V, uint64_t(I))
                                          : V;
  return All;
}

bool OpLowerer::lowerTypedStore(IntrinsicInst &Call) {
  Value *Handle = handleFor(Call.getArgOperand(0), Call);
  if (!Handle)
    return false;
  Value *V = Call.getArgOperand(2);
  unsigned Count = scalarCount(V->getType());
  if (Count == 0 || Count > 4) {
    reportError(Call, "typed store has " + Twine(Count) + " values (expected 1 to 4)");
    return false;
  }
  Builder.SetInsertPoint(&Call);
  // A typed store always writes four components; the format drops those that it lacks. Missing ones
  // repeat the first.
  const std::array<Value *, 4> S = components(V, nullptr);
  return replaceBy(Call,
                   made(Call, at(Call).bufferStore(Handle, Call.getArgOperand(1),
                                                   UndefValue::get(Builder.getInt32Ty()), S[0],
                                                   S[1], S[2], S[3], Builder.getInt8(0xf))));
}

bool OpLowerer::lowerRawStore(IntrinsicInst &Call) {
  Value *Handle = handleFor(Call.getArgOperand(0), Call);
  if (!Handle)
    return false;
  Value *V = Call.getArgOperand(3);
  Type *Scalar = V->getType()->getScalarType();
  unsigned Count = scalarCount(V->getType());
  Value *Index = Call.getArgOperand(1), *Offset = undefIfPoison(Call.getArgOperand(2)),
        *Alignment = Builder.getInt32(uint32_t(Scalar->getPrimitiveSizeInBits() / 8));
  if (isNativeVector(V->getType()) && hasNativeVectors(M))
    return replaceBy(
        Call, made(Call, at(Call).rawBufferVectorStore(Handle, Index, Offset, V, Alignment)));
  if (Count > 4) {
    reportError(Call, "cannot store more than four values to a buffer at once");
    return false;
  }
  Builder.SetInsertPoint(&Call);
  const std::array<Value *, 4> S = components(V, UndefValue::get(Scalar));
  if (!hasOp(Ops, OpCode::RawBufferStore))
    return replaceBy(
        Call, made(Call, at(Call).bufferStore(Handle, Index, Offset, S[0], S[1], S[2], S[3],
                                              Builder.getInt8(uint8_t(firstComponents(Count))))));
  return replaceBy(Call,
                   made(Call, at(Call).rawBufferStore(Handle, Index, Offset, S[0], S[1], S[2], S[3],
                                                      firstComponents(Count), Alignment)));
}

//===-- Dispatch ----------------------------------------------------------===//

/// Returns true if the call is a resource intrinsic, which is then lowered or reported.
bool OpLowerer::lowerResourceCall(IntrinsicInst &Call) {
  switch (Call.getIntrinsicID()) {
  case Intrinsic::dx_resource_load_typedbuffer: lowerTypedLoad(Call); return true;
  case Intrinsic::dx_resource_store_typedbuffer: lowerTypedStore(Call); return true;
  case Intrinsic::dx_resource_load_rawbuffer: lowerRawLoad(Call); return true;
  case Intrinsic::dx_resource_store_rawbuffer: lowerRawStore(Call); return true;
  case Intrinsic::dx_resource_load_cbufferrow_2:
  case Intrinsic::dx_resource_load_cbufferrow_4:
  case Intrinsic::dx_resource_load_cbufferrow_8: lowerConstantRow(Call); return true;
  case Intrinsic::dx_resource_getdimensions_x: lowerDimensions(Call); return true;
  case Intrinsic::dx_resource_updatecounter:
    if (Value *Handle = handleFor(Call.getArgOperand(0), Call))
      replaceBy(Call, made(Call, at(Call).bufferUpdateCounter(Handle, Call.getArgOperand(1))));
    return true;
  case Intrinsic::dx_resource_casthandle:
    if (Call.getType()->isStructTy())
      if (Value *Handle = handleFor(Call.getArgOperand(0), Call)) {
        Call.replaceAllUsesWith(Handle);
        finish(Call);
      }
    return true;
  case Intrinsic::dx_resource_nonuniformindex:
    Call.replaceAllUsesWith(Call.getArgOperand(0));
    finish(Call);
    return true;
  default: return false;
  }
}

} // namespace dxil::lowering
