// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ResourceTypes.h"
#include "dxil/generated/Kinds.h"
#include "dxil/generated/Limits.h"
#include "resources/ConstantHandles.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using llvm::dxil::AnyResourceExtType;
using llvm::dxil::LayoutExtType;
using llvm::dxil::PaddingExtType;
using llvm::dxil::ResourceKind;
using llvm::dxil::ResourceTypeInfo;

namespace {

// HLSL's spelling of a resource kind, without its element type.
StringRef className(ResourceKind Kind) {
  return ::dxil::infoOf(::dxil::ResourceKind(uint32_t(Kind))).Word;
}

bool isSignedElement(TargetExtType *Ty) {
  if (auto *T = dyn_cast<llvm::dxil::TypedBufferExtType>(Ty))
    return T->isSigned();
  if (auto *T = dyn_cast<llvm::dxil::TextureExtType>(Ty))
    return T->isSigned();
  if (auto *T = dyn_cast<llvm::dxil::MSTextureExtType>(Ty))
    return T->isSigned();
  return true;
}

// Prints HLSL's spelling of an element type, for readers of the listing.
void printElementName(raw_ostream &OS, Type *Ty, bool IsSigned) {
  if (auto *VTy = dyn_cast<FixedVectorType>(Ty)) {
    OS << "vector<";
    printElementName(OS, VTy->getElementType(), IsSigned);
    OS << ", " << VTy->getNumElements() << '>';
    return;
  }
  if (auto *STy = dyn_cast<StructType>(Ty)) {
    StringRef Name = STy->hasName() ? STy->getName() : "struct";
    if (!Name.consume_front(::dxil::StructPrefix))
      Name.consume_front(::dxil::ClassPrefix);
    OS << Name;
    return;
  }
  if (Ty->isHalfTy())
    OS << "half";
  else if (Ty->isFloatTy())
    OS << "float";
  else if (Ty->isDoubleTy())
    OS << "double";
  else if (Ty->isIntegerTy(32))
    OS << (IsSigned ? "int" : "uint");
  else if (Ty->isIntegerTy())
    OS << (IsSigned ? "int" : "uint") << Ty->getIntegerBitWidth() << "_t";
  else
    OS << "struct";
}

// Returns the context's struct with this name and body, or a new one. Reuse avoids suffixes such as
// `.0`, and so keeps the output independent of earlier compilations in the same process.
StructType *namedStruct(LLVMContext &Ctx, StringRef Name, ArrayRef<Type *> Body, bool Packed) {
  if (StructType *Existing = StructType::getTypeByName(Ctx, Name))
    if (!Existing->isOpaque() && Existing->elements() == Body && Existing->isPacked() == Packed)
      return Existing;
  return StructType::create(Ctx, Body, Name, Packed);
}

SmallString<64> symbolTypeName(ResourceTypeInfo &Info, StringRef Name, Type *Element) {
  SmallString<64> Result;
  raw_svector_ostream OS(Result);
  TargetExtType *Handle = Info.getHandleTy();
  if (::dxil::lowering::holdsConstants(Handle)) {
    // DXC names a constant buffer's struct after the buffer.
    OS << (Name.empty() ? StringRef("cbuffer") : Name);
    return Result;
  }
  if (Info.getResourceKind() == ResourceKind::RTAccelerationStructure)
    return SmallString<64>("struct.RaytracingAccelerationStructure");
  bool IsROV = Info.isUAV() && !Info.isFeedback() && !Info.isMultiSample() && Info.getUAV().IsROV;
  OS << StringRef(::dxil::ClassPrefix);
  if (IsROV)
    OS << "RasterizerOrdered";
  else if (Info.isUAV() && !Info.isFeedback())
    OS << "RW";
  OS << className(Info.getResourceKind());
  if (Element && Info.getResourceKind() != ResourceKind::RawBuffer) {
    OS << '<';
    printElementName(OS, Element, isSignedElement(Handle));
    OS << '>';
  }
  return Result;
}

} // namespace

namespace dxil::lowering {

static Type *withoutTargetTypes(Type *Ty, DenseMap<Type *, Type *> &Cache) {
  if (Type *Existing = Cache.lookup(Ty))
    return Existing;
  if (auto *Layout = dyn_cast<LayoutExtType>(Ty))
    return withoutTargetTypes(Layout->getWrappedType(), Cache);
  if (isa<TargetExtType>(Ty))
    return Type::getInt32Ty(Ty->getContext());
  if (auto *ATy = dyn_cast<ArrayType>(Ty))
    return Cache[Ty] = ArrayType::get(withoutTargetTypes(ATy->getElementType(), Cache),
                                      ATy->getNumElements());
  auto *STy = dyn_cast<StructType>(Ty);
  if (!STy || STy->isOpaque())
    return Ty;
  SmallVector<Type *, 8> Body;
  bool Changed = false;
  for (Type *Field : STy->elements()) {
    if (isa<PaddingExtType>(Field)) {
      Changed = true;
      continue;
    }
    Body.push_back(withoutTargetTypes(Field, Cache));
    Changed |= Body.back() != Field;
  }
  if (!Changed)
    return Cache[Ty] = Ty;
  if (STy->isLiteral())
    return Cache[Ty] = StructType::get(Ty->getContext(), Body, STy->isPacked());
  SmallString<64> Name = StringRef(::dxil::HostLayoutPrefix);
  Name += STy->getName();
  return Cache[Ty] = namedStruct(Ty->getContext(), Name, Body, STy->isPacked());
}

Type *withoutTargetTypes(Type *Ty) {
  DenseMap<Type *, Type *> Cache;
  return withoutTargetTypes(Ty, Cache);
}

Type *resourceSymbolType(ResourceTypeInfo &Info, StringRef Name, uint32_t RangeSize,
                         LLVMContext &Ctx) {
  auto *Handle = cast<AnyResourceExtType>(Info.getHandleTy());
  Type *Element = Handle->getResourceType();
  SmallString<64> TypeName = symbolTypeName(Info, Name, Element);

  SmallVector<Type *, 8> Body;
  bool Packed = false;
  Type *Content = Element ? withoutTargetTypes(Element) : nullptr;
  auto *HeldStruct = dyn_cast_or_null<StructType>(Content);
  if (holdsConstants(Handle) && HeldStruct) {
    Body.append(HeldStruct->element_begin(), HeldStruct->element_end());
    Packed = HeldStruct->isPacked();
  } else if (Content && !Content->isVoidTy() &&
             Info.getResourceKind() != llvm::dxil::ResourceKind::RawBuffer) {
    Body.push_back(Content);
  } else {
    // Untyped memory, samplers and feedback maps are one word in DXIL.
    Body.push_back(Type::getInt32Ty(Ctx));
  }

  Type *Symbol = namedStruct(Ctx, TypeName, Body, Packed);
  if (RangeSize == 1)
    return Symbol;
  return ArrayType::get(Symbol, RangeSize == UINT32_MAX ? 0 : RangeSize);
}

} // namespace dxil::lowering
