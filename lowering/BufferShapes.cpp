// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BufferShapes.h"
#include "PointerAccess.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace dxil {

namespace {

Type *elementOf(const Value &Handle) {
  auto *Raw = dyn_cast<llvm::dxil::RawBufferExtType>(Handle.getType());
  return Raw && Raw->isStructured() ? Raw->getResourceType() : nullptr;
}

/// The name that clang gives a binding; empty for a handle of another origin.
StringRef nameOf(const Value &Handle) {
  constexpr unsigned NameOperand = 4;
  auto *Binding = dyn_cast<IntrinsicInst>(&Handle);
  if (!Binding || Binding->getIntrinsicID() != Intrinsic::dx_resource_handlefrombinding)
    return {};
  auto *Global = dyn_cast<GlobalVariable>(Binding->getArgOperand(NameOperand)->stripPointerCasts());
  auto *Text = Global && Global->hasInitializer() ? dyn_cast<ConstantDataSequential>(Global->getInitializer())
                                                  : nullptr;
  return Text && Text->isCString() ? Text->getAsCString() : StringRef();
}

} // namespace

BufferShapes::BufferShapes(Module &M) {
  NamedMDNode *Named = M.getNamedMetadata(BufferShapesMetadata);
  if (!Named)
    return;
  for (const MDNode *Node : Named->operands()) {
    auto *Text = Node->getNumOperands() == 2 ? dyn_cast_or_null<MDString>(Node->getOperand(1).get()) : nullptr;
    Expected<json::Value> Parsed = json::parse(Text ? Text->getString() : "");
    std::unique_ptr<ConstantShape> Shape = Parsed ? readMemoryShape(*Parsed) : nullptr;
    if (!Parsed)
      consumeError(Parsed.takeError());
    if (!Shape)
      continue;
    if (auto *Name = dyn_cast_or_null<MDString>(Node->getOperand(0).get())) {
      Buffers[Name->getString()] = std::move(Shape);
    } else if (auto *Undef = dyn_cast_or_null<ValueAsMetadata>(Node->getOperand(0).get())) {
      auto [At, New] = Elements.try_emplace(Undef->getType(), std::move(Shape));
      if (!New)
        At->second.reset();
    }
  }
  Named->eraseFromParent();
}

const ConstantShape *BufferShapes::of(const Value &Handle) const {
  Type *Element = elementOf(Handle);
  auto It = Element ? Elements.find(Element) : Elements.end();
  if (It == Elements.end())
    return nullptr;
  if (It->second)
    return It->second.get();
  auto Named = Buffers.find(nameOf(Handle));
  return Named == Buffers.end() ? nullptr : Named->second.get();
}

bool BufferShapes::isUnknown(const Value &Handle) const {
  Type *Element = elementOf(Handle);
  auto It = Element ? Elements.find(Element) : Elements.end();
  return It != Elements.end() && !of(Handle);
}

} // namespace dxil
