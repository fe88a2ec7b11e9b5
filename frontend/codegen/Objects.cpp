// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of handles, and handles of globals and from heaps.
#include "Objects.h"
#include "../types/Layout.h"
#include "BindingOrder.h"
#include "Context.h"
#include "Globals.h"
#include "Memory.h"
#include "ModuleFacts.h"
#include "Values.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/generated/Limits.h"
#include <dxil/contract_names.h>

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::ObjectType;

static llvm::Type *makeHandleType(CodegenContext &G, TypeId T);
static uint32_t implicitOrder(CodegenContext &G, VariableId Id);

/// Spaces that no binding of a program has: lowering/resources/HeapHandles.cpp treats bindings in
/// them as the heaps.
static constexpr uint32_t ResourceHeapSpace = 0xfffffffe, SamplerHeapSpace = 0xfffffffd;

/// Returns the type of a resource's contents, with the size of its layout. Numbers and vectors have
/// their own types.
static llvm::Type *heldType(CodegenContext &G, TypeId T, MemoryLayout Layout) {
  if (!isAggregate(G, T) && G.Types.get(T).Kind != TypeKind::Matrix)
    return valueType(G, T)->getWithNewType(memoryScalar(G, elementKind(G, T), Layout));
  llvm::Type *&Cached = G.Lowered.Held[{T, unsigned(Layout)}];
  if (Cached)
    return Cached;
  LayoutRules Rules =
      Layout == MemoryLayout::Constants ? LayoutRules::Constants : LayoutRules::Buffer;
  SizeAndAlignment Size = layoutOf(G.Types, T, Rules);
  // A constant buffer ends where its last member does.
  const uint64_t Bytes = std::max<uint64_t>(
      Layout == MemoryLayout::Constants ? Size.Size : alignTo(Size.Size, Size.Alignment), 1);
  // An element with the largest alignment gives the struct its alignment.
  const uint64_t Unit = Layout == MemoryLayout::Buffer ? std::min<uint64_t>(Size.Alignment, 8) : 1;
  llvm::Type *Body = ArrayType::get(G.B.getIntNTy(unsigned(Unit * 8)), Bytes / Unit);
  // Not `struct.`, which reflection uses for types of the source.
  return Cached = StructType::create(G.Context, {Body}, "held." + G.Types.spell(T));
}

/// Returns the element type in the handle of a texture or typed buffer of \p Element.
static llvm::Type *texelType(CodegenContext &G, TypeId Element) {
  return heldType(G, Element, isAggregate(G, Element) ? MemoryLayout::Buffer : MemoryLayout::Local);
}

/// Returns how handles of typed resources interpret the numbers of \p T.
static unsigned interpretationOf(const TypeTable &Types, TypeId T) {
  const frontend::Type &Ty = Types.get(T);
  if (Ty.Kind != TypeKind::Scalar && Ty.Kind != TypeKind::Vector)
    return unsigned(contract::ElementInterpretation::Plain);
  if (Ty.Norm != Normalization::None)
    return unsigned(Ty.Norm == Normalization::UNorm ? contract::ElementInterpretation::UNorm
                                                    : contract::ElementInterpretation::SNorm);
  return unsigned(isInteger(Ty.Element) && !isUnsigned(Ty.Element)
                      ? contract::ElementInterpretation::Signed
                      : contract::ElementInterpretation::Plain);
}

llvm::Type *handleType(CodegenContext &G, TypeId T) {
  llvm::Type *&Cached = G.Lowered.Handles[T];
  if (!Cached)
    Cached = makeHandleType(G, T);
  return Cached;
}

static llvm::Type *makeHandleType(CodegenContext &G, TypeId T) {
  const Object &O = G.Types.objectOf(T);
  const ObjectType &R = *O.Record;
  const TypeId Element = O.Arguments.empty() ? TypeId::None : O.Arguments.front().Type;
  const unsigned Writable = R.Writable, Ordered = R.RasterizerOrdered, Kind = unsigned(R.Resource);
  auto Number = [&](size_t I) { return O.Arguments.size() > I ? O.Arguments[I].Value : 0; };
  switch (R.Kind) {
  case ObjectType::Sort::Texture: {
    llvm::Type *Held = texelType(G, Element);
    const unsigned Signed = interpretationOf(G.Types, Element);
    if (R.Multisampled)
      return TargetExtType::get(G.Context, "dx.MSTexture", {Held},
                                {Writable, Number(1), Signed, Kind});
    return TargetExtType::get(G.Context, "dx.Texture", {Held}, {Writable, Ordered, Signed, Kind});
  }
  case ObjectType::Sort::TypedBuffer:
    return TargetExtType::get(G.Context, "dx.TypedBuffer", {texelType(G, Element)},
                              {Writable, Ordered, interpretationOf(G.Types, Element)});
  case ObjectType::Sort::StructuredBuffer:
    return TargetExtType::get(G.Context, "dx.RawBuffer",
                              {heldType(G, Element, MemoryLayout::Buffer)}, {Writable, Ordered});
  case ObjectType::Sort::ByteAddressBuffer:
    return TargetExtType::get(G.Context, "dx.RawBuffer", {G.B.getInt8Ty()}, {Writable, Ordered});
  case ObjectType::Sort::ConstantBuffer:
    return TargetExtType::get(G.Context, "dx.CBuffer",
                              {heldType(G, Element, MemoryLayout::Constants)}, {});
  case ObjectType::Sort::TextureBuffer:
    return TargetExtType::get(G.Context, "dx.Texture",
                              {heldType(G, Element, MemoryLayout::Constants)}, {0, 0, 0, Kind});
  case ObjectType::Sort::Sampler:
    return TargetExtType::get(G.Context, "dx.Sampler", {}, {unsigned(R.Sampler)});
  case ObjectType::Sort::FeedbackTexture:
    return TargetExtType::get(G.Context, "dx.FeedbackTexture", {}, {Number(0), Kind});
  case ObjectType::Sort::AccelerationStructure:
    return TargetExtType::get(G.Context, "dx.Texture", {G.B.getInt32Ty()}, {0, 0, 0, Kind});
  case ObjectType::Sort::Patch: return G.B.getPtrTy(); // pointer to the control points
  default: return G.B.getInt32Ty();                    // a number that the back end replaces
  }
}

//===-- Handles ------------------------------------------------------------------------------===//

/// Emits metadata for lowering/resources/Coherence.cpp.
void noteCoherence(CodegenContext &G, const Variable &V, StringRef Name) {
  if (!V.GloballyCoherent && !V.ReorderCoherent)
    return;
  contract::LLVMNodeWriter W(G.Context);
  contract::addNamed(
      G.M, contract::CoherentMetadata,
      W.node({W.text(Name), W.integer(1, V.GloballyCoherent), W.integer(1, V.ReorderCoherent)}));
}

static CallInst *emitBinding(CodegenContext &G, IRBuilder<> &Builder, VariableId Id,
                             llvm::Type *HandleTy, uint32_t Range, Value *Index) {
  const Variable &V = G.P.variable(Id);
  Constant *&Name = G.Resources.Names[Id];
  if (!Name) {
    Name = nameString(G, V.Spelling);
    noteCoherence(G, V, V.Spelling);
    G.Reflected.noteResource(V.Spelling, V.Type);
    if (V.Block != BlockId::None)
      noteFixedSpace(G, V.Spelling);
  }
  Value *Space = Builder.getInt32(V.Bound.Space), *Size = Builder.getInt32(Range);
  if (V.Bound.Letter)
    return cast<CallInst>(
        Builder.CreateIntrinsic(HandleTy, Intrinsic::dx_resource_handlefrombinding,
                                {Space, Builder.getInt32(V.Bound.Register), Size, Index, Name}));
  auto *Call = cast<CallInst>(
      Builder.CreateIntrinsic(HandleTy, Intrinsic::dx_resource_handlefromimplicitbinding,
                              {Builder.getInt32(implicitOrder(G, Id)), Space, Size, Index, Name}));
  if (V.Block != BlockId::None)
    G.Resources.MemberBindings.push_back({{Id, {}, 0}, Call});
  return Call;
}

/// Returns the order of resource \p Id among those without a register. orderMembers() orders those
/// in blocks.
static uint32_t implicitOrder(CodegenContext &G, VariableId Id) {
  const ObjectType &Kind = *G.Types.objectOf(G.Types.withoutArrays(G.P.variable(Id).Type)).Record;
  const bool IsTextureBuffer = Kind.Kind == ObjectType::Sort::TextureBuffer;
  return bindingOrder(IsTextureBuffer ? BindingGroup::TextureBuffer : BindingGroup::Declared,
                      positionOf(G, Id));
}

/// Returns the position of \p Global among the globals.
uint32_t positionOf(CodegenContext &G, VariableId Global) {
  if (G.Resources.Positions.empty())
    for (const VariableId Each : G.P.Globals)
      G.Resources.Positions[Each] = uint32_t(G.Resources.Positions.size()) + 1; // 0 is for $Globals
  return G.Resources.Positions.lookup(Global);
}

Value *globalHandle(CodegenContext &G, VariableId Id, Value *Index) {
  const uint32_t Range = G.Types.arrayLength(G.P.variable(Id).Type);
  const TypeId Object = G.Types.withoutArrays(G.P.variable(Id).Type);
  llvm::Type *HandleTy = handleType(G, Object);
  if (!Index || isa<ConstantInt>(Index)) {
    // Handles are created once for each function, at its beginning.
    uint64_t Element = Index ? cast<ConstantInt>(Index)->getZExtValue() : 0;
    Value *&Cached = G.Now.Handles[{Id, Element}];
    if (!Cached) {
      IRBuilder<> Builder(G.Now.AllocaPoint);
      Cached = emitBinding(G, Builder, Id, HandleTy, Range, Builder.getInt32(uint32_t(Element)));
    }
    return Cached;
  }
  return emitBinding(G, G.B, Id, HandleTy, Range, Index);
}

Value *heapHandle(CodegenContext &G, TypeId Object, Value *Index, bool IsSampler) {
  Value *Space = G.B.getInt32(IsSampler ? SamplerHeapSpace : ResourceHeapSpace);
  return G.B.CreateIntrinsic(handleType(G, Object), Intrinsic::dx_resource_handlefrombinding,
                             {Space, G.B.getInt32(0), G.B.getInt32(UINT32_MAX), Index,
                              ConstantPointerNull::get(G.B.getPtrTy())});
}

StructType *opHandleType(CodegenContext &G) {
  if (StructType *Ty = StructType::getTypeByName(G.Context, HandleTypeName))
    return Ty;
  return StructType::create(G.Context, {G.B.getPtrTy()}, HandleTypeName);
}

Value *opHandle(CodegenContext &G, Value *Handle) {
  auto Cast = [&](IRBuilder<> &Builder) {
    CallInst *New =
        Builder.CreateIntrinsic(opHandleType(G), Intrinsic::dx_resource_casthandle, {Handle});
    // LLVM's intrinsic lacks these attributes; without them a resource without other uses would
    // stay.
    New->setDoesNotAccessMemory();
    New->addFnAttr(llvm::Attribute::WillReturn);
    return New;
  };
  auto *Call = dyn_cast<CallInst>(Handle);
  if (!Call)
    return Cast(G.B);
  // Inserted directly after the handle, so that all its users follow.
  CallInst *&Cached = G.Now.OpHandles[Handle];
  if (!Cached) {
    IRBuilder<> Builder(Call->getNextNode() ? Call->getNextNode() : Call);
    Cached = Call->getNextNode() ? Cast(Builder) : nullptr;
  }
  return Cached ? Cached : Cast(G.B);
}

} // namespace dxil::frontend
