// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BoundResource.h"
#include "dxil/contract/OpCall.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"

#include <dxil/generated/OpViews.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

using Records = ArrayRef<contract::ResourceRecord>;

// Limits the phis and selects followed, which may form a cycle.
constexpr unsigned MaxSteps = 64;

/// Returns the call that made the handle, found through phis, selects and annotations.
std::optional<contract::ConstOpCall> creation(const Value *Handle) {
  for (unsigned Step = 0; Handle && Step < MaxSteps; ++Step) {
    if (auto *Phi = dyn_cast<PHINode>(Handle))
      Handle = Phi->getNumIncomingValues() ? Phi->getIncomingValue(0) : nullptr;
    else if (auto *Select = dyn_cast<SelectInst>(Handle))
      Handle = Select->getTrueValue();
    else if (const auto Annotation = op::dyn_cast<op::AnnotateHandle>(Handle))
      Handle = Annotation->res();
    else
      return contract::ConstOpCall::of(Handle);
  }
  return std::nullopt;
}

template <class Predicate> const contract::ResourceRecord *find(Records Resources, Predicate IsIt) {
  for (const contract::ResourceRecord &R : Resources)
    if (IsIt(R))
      return &R;
  return nullptr;
}

const contract::ResourceRecord *ofRange(const op::CreateHandle<contract::ConstOpCall> &Made,
                                        Records Resources) {
  auto *Class = dyn_cast_or_null<ConstantInt>(Made.resourceClass());
  auto *Range = dyn_cast_or_null<ConstantInt>(Made.rangeId());
  return find(Resources, [&](const contract::ResourceRecord &R) {
    return Class && Range && Class->equalsInt(uint64_t(R.Class)) && Range->equalsInt(R.ID);
  });
}

const contract::ResourceRecord *
ofBinding(const op::CreateHandleFromBinding<contract::ConstOpCall> &Made, Records Resources) {
  const auto Binding = contract::structConstant<HandleBinding>(Made.bind());
  return find(Resources, [&](const contract::ResourceRecord &R) {
    return Binding && ::dxil::ResourceClass(R.Class) == Binding->resourceClass() &&
           R.Space == Binding->space() && R.LowerBound == Binding->lowerBound() &&
           R.upperBound() == Binding->upperBound();
  });
}

/// In a library a handle is made of a value loaded from the resource's global. Elements of arrays
/// are not traced to the global; dxv, which compares the flags, does not trace them either.
const contract::ResourceRecord *ofGlobal(const op::CreateHandleForLib<contract::ConstOpCall> &Made,
                                         Records Resources) {
  auto *Load = dyn_cast_or_null<LoadInst>(Made.Resource());
  auto *Global = Load ? dyn_cast<GlobalVariable>(Load->getPointerOperand()) : nullptr;
  if (!Global || Global->getValueType() != Load->getType())
    return nullptr;
  return find(Resources, [&](const contract::ResourceRecord &R) { return R.Symbol == Global; });
}

} // namespace

const contract::ResourceRecord *boundResource(const Value *Handle, Records Resources) {
  const auto Made = creation(Handle);
  if (!Made)
    return nullptr;
  if (const auto Range = op::dyn_cast<op::CreateHandle>(*Made))
    return ofRange(*Range, Resources);
  if (const auto Bound = op::dyn_cast<op::CreateHandleFromBinding>(*Made))
    return ofBinding(*Bound, Resources);
  if (const auto Loaded = op::dyn_cast<op::CreateHandleForLib>(*Made))
    return ofGlobal(*Loaded, Resources);
  return nullptr;
}

} // namespace dxil::lowering
