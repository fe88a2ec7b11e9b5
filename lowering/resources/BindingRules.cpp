// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BindingRules.h"

#include "UnboundResources.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

using llvm::dxil::ResourceClass;

} // namespace

contract::BindingRules takeBindingRules(Module &M, contract::ModuleFacts &Facts) {
  if (!contract::readBindingRules(M, Facts))
    M.getContext().diagnose(DiagnosticInfoGeneric(
        "the annotation '" + StringRef(contract::BindingsText) + "' is not of the expected shape"));
  return std::exchange(Facts.Bindings, {});
}

void noteUnbound(Module &M, const contract::BoundRange &Where, uint32_t Space) {
  LLVMContext &Ctx = M.getContext();
  auto Int = [&](uint32_t V) {
    return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Ctx), V));
  };
  M.getOrInsertNamedMetadata(contract::UnboundResources)
      ->addOperand(MDNode::get(
          Ctx, {Int(uint32_t(Where.Class)), Int(Where.Space), Int(Where.Register), Int(Space)}));
}

std::optional<OpenBinding> openBinding(const Module &M, ResourceClass Class, uint32_t Space,
                                       uint32_t Register) {
  const NamedMDNode *Named = M.getNamedMetadata(contract::UnboundResources);
  if (!Named)
    return std::nullopt;
  for (const MDNode *N : Named->operands()) {
    auto Number = [&](unsigned I) {
      return uint32_t(mdconst::extract<ConstantInt>(N->getOperand(I))->getZExtValue());
    };
    if (Number(0) == uint32_t(Class) && Number(1) == Space && Number(2) == Register)
      return OpenBinding{Number(3)};
  }
  return std::nullopt;
}

void forgetOpenBindings(Module &M) {
  if (NamedMDNode *Named = M.getNamedMetadata(contract::UnboundResources))
    Named->eraseFromParent();
}

} // namespace dxil::lowering
