// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of handles, and handles of globals and from heaps.
#include "../types/Layout.h"
#include "BindingOrder.h"
#include "Generator.h"
#include "dxil/contract/MetadataNode.h"
#include <dxil/contract_names.h>

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::ObjectType;

/// Spaces that no register has: lowering/resources/HeapHandles takes bindings in them for the
/// heaps.
static constexpr uint32_t ResourceHeapSpace = 0xfffffffe, SamplerHeapSpace = 0xfffffffd;

/// Returns the type of a resource's contents, with the size of its layout. Numbers and vectors have
/// their own types.
llvm::Type *Generator::heldType(TypeId T, MemoryLayout Layout) {
  if (!isAggregate(T) && Types.get(T).Kind != TypeKind::Matrix)
    return valueType(T)->getWithNewType(memoryScalar(elementKind(T), Layout));
  llvm::Type *&Known = HeldTypes[{T, unsigned(Layout)}];
  if (Known)
    return Known;
  LayoutRules Rules =
      Layout == MemoryLayout::Constants ? LayoutRules::Constants : LayoutRules::Buffer;
  SizeAndAlignment Size = layoutOf(Types, T, Rules);
  // A constant buffer ends where its last member does.
  const uint64_t Bytes = std::max<uint64_t>(
      Layout == MemoryLayout::Constants ? Size.Size : alignTo(Size.Size, Size.Alignment), 1);
  // The largest possible unit gives the struct its alignment.
  const uint64_t Unit = Layout == MemoryLayout::Buffer ? std::min<uint64_t>(Size.Alignment, 8) : 1;
  llvm::Type *Body = ArrayType::get(B.getIntNTy(unsigned(Unit * 8)), Bytes / Unit);
  // Not `struct.`, which reflection uses for types of the source.
  return Known = StructType::create(Context, {Body}, "held." + Types.spell(T));
}

llvm::Type *Generator::texelType(TypeId Element) {
  return heldType(Element, isAggregate(Element) ? MemoryLayout::Buffer : MemoryLayout::Local);
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

llvm::Type *Generator::handleType(TypeId T) {
  llvm::Type *&Known = HandleTypes[T];
  if (!Known)
    Known = makeHandleType(T);
  return Known;
}

llvm::Type *Generator::makeHandleType(TypeId T) {
  const Object &O = Types.objectOf(T);
  const ObjectType &R = *O.Record;
  const TypeId Element = O.Arguments.empty() ? TypeId::None : O.Arguments.front().Type;
  const unsigned Writable = R.Writable, Ordered = R.RasterizerOrdered, Kind = unsigned(R.Resource);
  auto Number = [&](size_t I) { return O.Arguments.size() > I ? O.Arguments[I].Value : 0; };
  switch (R.Kind) {
  case ObjectType::Sort::Texture: {
    llvm::Type *Held = texelType(Element);
    const unsigned Signed = interpretationOf(Types, Element);
    if (R.Multisampled)
      return TargetExtType::get(Context, "dx.MSTexture", {Held},
                                {Writable, Number(1), Signed, Kind});
    return TargetExtType::get(Context, "dx.Texture", {Held}, {Writable, Ordered, Signed, Kind});
  }
  case ObjectType::Sort::TypedBuffer:
    return TargetExtType::get(Context, "dx.TypedBuffer", {texelType(Element)},
                              {Writable, Ordered, interpretationOf(Types, Element)});
  case ObjectType::Sort::StructuredBuffer:
    return TargetExtType::get(Context, "dx.RawBuffer", {heldType(Element, MemoryLayout::Buffer)},
                              {Writable, Ordered});
  case ObjectType::Sort::ByteAddressBuffer:
    return TargetExtType::get(Context, "dx.RawBuffer", {B.getInt8Ty()}, {Writable, Ordered});
  case ObjectType::Sort::ConstantBuffer:
    return TargetExtType::get(Context, "dx.CBuffer", {heldType(Element, MemoryLayout::Constants)},
                              {});
  case ObjectType::Sort::TextureBuffer:
    return TargetExtType::get(Context, "dx.Texture", {heldType(Element, MemoryLayout::Constants)},
                              {0, 0, 0, Kind});
  case ObjectType::Sort::Sampler:
    return TargetExtType::get(Context, "dx.Sampler", {}, {unsigned(R.Sampler)});
  case ObjectType::Sort::FeedbackTexture:
    return TargetExtType::get(Context, "dx.FeedbackTexture", {}, {Number(0), Kind});
  case ObjectType::Sort::AccelerationStructure:
    return TargetExtType::get(Context, "dx.Texture", {B.getInt32Ty()}, {0, 0, 0, Kind});
  case ObjectType::Sort::Patch: return B.getPtrTy(); // to its points
  default: return B.getInt32Ty();                    // a number that the back end replaces
  }
}

//===-- Handles
//--------------------------------------------------------------------------------------===//

/// Emits metadata for lowering/resources/Coherence.cpp.
void Generator::noteCoherence(const Variable &V, StringRef Name) {
  if (!V.GloballyCoherent && !V.ReorderCoherent)
    return;
  contract::LLVMNodeWriter W(Context);
  contract::addNamed(
      M, contract::CoherentMetadata,
      W.node({W.text(Name), W.integer(1, V.GloballyCoherent), W.integer(1, V.ReorderCoherent)}));
}

CallInst *Generator::emitBinding(IRBuilder<> &At, VariableId Id, llvm::Type *HandleTy,
                                 uint32_t Range, Value *Index) {
  const Variable &V = P.variable(Id);
  noteUse(Types.withoutArrays(V.Type));
  Constant *&Name = NameOf[Id];
  if (!Name) {
    Name = nameString(V.Spelling);
    noteCoherence(V, V.Spelling);
    Reflected.noteResource(V.Spelling, V.Type);
  }
  Value *Space = At.getInt32(V.Bound.Space), *Size = At.getInt32(Range);
  if (V.Bound.Letter)
    return cast<CallInst>(
        At.CreateIntrinsic(HandleTy, Intrinsic::dx_resource_handlefrombinding,
                           {Space, At.getInt32(V.Bound.Register), Size, Index, Name}));
  return cast<CallInst>(
      At.CreateIntrinsic(HandleTy, Intrinsic::dx_resource_handlefromimplicitbinding,
                         {At.getInt32(implicitOrder(Id)), Space, Size, Index, Name}));
}

/// Returns the order of resource \p Id among those without a register.
uint32_t Generator::implicitOrder(VariableId Id) {
  const Variable &V = P.variable(Id);
  const ObjectType &Kind = *Types.objectOf(Types.withoutArrays(V.Type)).Record;
  if (Kind.Kind == ObjectType::Sort::TextureBuffer)
    return bindingOrder(BindingGroup::TextureBuffer, positionOf(Id));
  if (V.Block == BlockId::None)
    return bindingOrder(BindingGroup::Declared, positionOf(Id));
  if (BlockOrders.empty()) {
    llvm::DenseMap<uint32_t, std::pair<VariableId, uint32_t>> Blocks; // last variable, resources
    for (const VariableId Each : P.Globals)
      Blocks[uint32_t(P.variable(Each).Block)].first = Each;
    for (const VariableId Each : P.Globals) {
      const Variable &Other = P.variable(Each);
      const bool IsObject =
          Types.get(Types.withoutArrays(Other.Type)).Kind == frontend::TypeKind::Object;
      if (Other.Kind != VariableKind::Resource || Other.Block == BlockId::None || !IsObject)
        continue;
      auto &[Last, Index] = Blocks[uint32_t(Other.Block)];
      BlockOrders[Each] =
          Index < MostBlockResources
              ? bindingOrder(BindingGroup::InBlock, positionOf(Last), MostMembers - 1 - Index++)
              : bindingOrder(BindingGroup::Declared, positionOf(Each));
    }
  }
  return BlockOrders.lookup(Id);
}

/// Returns the position of \p Global among the globals.
uint32_t Generator::positionOf(VariableId Global) {
  if (Positions.empty())
    for (const VariableId Each : P.Globals)
      Positions[Each] = uint32_t(Positions.size()) + 1; // 0: $Globals
  return Positions.lookup(Global);
}

Value *Generator::globalHandle(VariableId Id, Value *Index) {
  const uint32_t Range = Types.arrayLength(P.variable(Id).Type);
  const TypeId Object = Types.withoutArrays(P.variable(Id).Type);
  llvm::Type *HandleTy = handleType(Object);
  if (!Index || isa<ConstantInt>(Index)) {
    // One for each function, at its beginning.
    uint64_t Element = Index ? cast<ConstantInt>(Index)->getZExtValue() : 0;
    Value *&Known = Now.Handles[{Id, Element}];
    if (!Known) {
      IRBuilder<> At(Now.AllocaPoint);
      Known = emitBinding(At, Id, HandleTy, Range, At.getInt32(uint32_t(Element)));
    }
    return Known;
  }
  return emitBinding(B, Id, HandleTy, Range, Index);
}

Value *Generator::heapHandle(TypeId Object, Value *Index, bool IsSampler) {
  Value *Space = B.getInt32(IsSampler ? SamplerHeapSpace : ResourceHeapSpace);
  return B.CreateIntrinsic(handleType(Object), Intrinsic::dx_resource_handlefrombinding,
                           {Space, B.getInt32(0), B.getInt32(UINT32_MAX), Index,
                            ConstantPointerNull::get(B.getPtrTy())});
}

StructType *Generator::opHandleType() {
  if (StructType *Ty = StructType::getTypeByName(Context, "dx.types.Handle"))
    return Ty;
  return StructType::create(Context, {B.getPtrTy()}, "dx.types.Handle");
}

Value *Generator::opHandle(Value *Handle) {
  auto Cast = [&](IRBuilder<> &At) {
    CallInst *New = At.CreateIntrinsic(opHandleType(), Intrinsic::dx_resource_casthandle, {Handle});
    // LLVM's intrinsic lacks these attributes; without them a resource without other uses would
    // stay.
    New->setDoesNotAccessMemory();
    New->addFnAttr(llvm::Attribute::WillReturn);
    return New;
  };
  auto *Call = dyn_cast<CallInst>(Handle);
  if (!Call)
    return Cast(B);
  // Right after the handle, for all its users.
  CallInst *&Known = Now.OpHandles[Handle];
  if (!Known) {
    IRBuilder<> At(Call->getNextNode() ? Call->getNextNode() : Call);
    Known = Call->getNextNode() ? Cast(At) : nullptr;
  }
  return Known ? Known : Cast(B);
}

} // namespace dxil::frontend
