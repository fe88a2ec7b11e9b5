// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HandleTypes.h"

#include "dxil/generated/Kinds.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using llvm::dxil::ElementType;
using llvm::dxil::ResourceClass;
using llvm::dxil::ResourceKind;

namespace dxil::upgrade {
namespace {

bool isSigned(const contract::ResourceRecord &R) {
  switch (static_cast<ElementType>(R.ElementType)) {
  case ElementType::I16:
  case ElementType::I32:
  case ElementType::I64: return true;
  default: return false;
  }
}

/// Returns the element type of a resource: the first field of its symbol's struct. Null if it is
/// unknown.
Type *heldType(const contract::ResourceRecord &R) {
  StructType *Struct = contract::symbolStruct(R.Symbol);
  return Struct && Struct->getNumElements() ? Struct->getElementType(0) : nullptr;
}

Type *bytes(Module &M, uint32_t Count) {
  return ArrayType::get(Type::getInt8Ty(M.getContext()), Count);
}

/// Adds candidates for the element type of a structured buffer with its stride, the likeliest
/// first. The alignment is that of a struct's widest field, and zero for other types.
void addStructured(Module &M, const contract::ResourceRecord &R, SmallVectorImpl<Type *> &Types) {
  LLVMContext &C = M.getContext();
  Type *Ty = heldType(R);
  if (Ty && !Ty->isIntegerTy(8) && Ty->isSized() &&
      M.getDataLayout().getTypeAllocSize(Ty) == R.Stride)
    Types.push_back(Ty);
  for (Type *Unit : {Type::getInt32Ty(C), Type::getInt64Ty(C), Type::getInt16Ty(C)}) {
    uint32_t Size = Unit->getScalarSizeInBits() / 8;
    if (R.Stride % Size == 0) {
      Type *Array = ArrayType::get(Unit, R.Stride / Size);
      Types.push_back(StructType::get(C, ArrayRef<Type *>(Array)));
      Types.push_back(Array);
    }
  }
}

void addCandidates(Module &M, const contract::ResourceRecord &R,
                   SmallVectorImpl<TargetExtType *> &Types) {
  using llvm::dxil::ResourceClass, llvm::dxil::ResourceKind;
  LLVMContext &C = M.getContext();
  unsigned Writes = R.Class == ResourceClass::UAV, Ordered = R.IsROV, Signed = isSigned(R);
  unsigned Kind = static_cast<unsigned>(R.Kind);
  Type *Ty = heldType(R);
  SmallVector<Type *, 8> Elements;
  switch (R.Kind) {
  case ResourceKind::RawBuffer:
    Types.push_back(TargetExtType::get(C, "dx.RawBuffer", {Type::getInt8Ty(C)}, {Writes, Ordered}));
    return;
  case ResourceKind::StructuredBuffer:
    addStructured(M, R, Elements);
    for (Type *T : Elements)
      Types.push_back(TargetExtType::get(C, "dx.RawBuffer", {T}, {Writes, Ordered}));
    return;
  case ResourceKind::CBuffer:
    if (StructType *Struct = contract::symbolStruct(R.Symbol);
        Struct && Struct->isSized() && M.getDataLayout().getTypeAllocSize(Struct) == R.Bytes)
      Types.push_back(TargetExtType::get(C, "dx.CBuffer", {Struct}, {}));
    Types.push_back(TargetExtType::get(C, "dx.CBuffer", {bytes(M, R.Bytes)}, {}));
    return;
  case ResourceKind::Sampler:
    Types.push_back(TargetExtType::get(C, "dx.Sampler", {}, {R.SamplerKind}));
    return;
  case ResourceKind::FeedbackTexture2D:
  case ResourceKind::FeedbackTexture2DArray:
    Types.push_back(TargetExtType::get(C, "dx.FeedbackTexture", {}, {R.FeedbackKind, Kind}));
    return;
  default: break;
  }
  if (!Ty || !(Ty->isIntOrIntVectorTy() || Ty->isFPOrFPVectorTy()))
    return;
  const ::dxil::ResourceKindInfo &Shape = ::dxil::infoOf(::dxil::ResourceKind(Kind));
  if (R.Kind == ResourceKind::TypedBuffer)
    Types.push_back(TargetExtType::get(C, "dx.TypedBuffer", {Ty}, {Writes, Ordered, Signed}));
  else if (Shape.Multisampled)
    Types.push_back(
        TargetExtType::get(C, "dx.MSTexture", {Ty}, {Writes, R.SampleCount, Signed, Kind}));
  else if (Shape.Texture)
    Types.push_back(TargetExtType::get(C, "dx.Texture", {Ty}, {Writes, Ordered, Signed, Kind}));
}

bool fits(Module &M, const contract::ResourceRecord &R, TargetExtType *Type,
          const std::optional<HandleProperties> &Want) {
  llvm::dxil::ResourceTypeInfo Info(Type);
  if (Info.getResourceClass() != R.Class || Info.getResourceKind() != R.Kind)
    return false;
  if (!Want)
    return true;
  llvm::dxil::ResourceInfo Resource(R.ID, R.Space, R.LowerBound, R.Size, Type);
  Resource.GloballyCoherent = R.IsGloballyCoherent;
  if (R.HasCounter)
    Resource.CounterDirection = llvm::dxil::ResourceCounterDirection::Increment;
  const auto [Shape, Details] = Resource.getAnnotateProps(M, Info);
  return HandleProperties{{Shape, Details}} == *Want;
}

} // namespace

TargetExtType *handleType(Module &M, const contract::ResourceRecord &R,
                          const std::optional<HandleProperties> &Want) {
  // LLVM cannot express this property.
  if (R.IsReorderCoherent)
    return nullptr;
  SmallVector<TargetExtType *, 8> Candidates;
  addCandidates(M, R, Candidates);
  for (TargetExtType *Candidate : Candidates)
    if (fits(M, R, Candidate, Want))
      return Candidate;
  return nullptr;
}

} // namespace dxil::upgrade
