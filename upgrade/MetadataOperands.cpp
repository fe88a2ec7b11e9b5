// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/upgrade/MetadataOperands.h"

#include "dxil/generated/Kinds.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::operand {

std::optional<uint64_t> number(const MDNode *N, unsigned I) {
  if (!N || I >= N->getNumOperands())
    return std::nullopt;
  auto *C = mdconst::dyn_extract_or_null<ConstantInt>(N->getOperand(I));
  if (!C || C->getBitWidth() > 64)
    return std::nullopt;
  return C->getZExtValue();
}

uint32_t number32(const MDNode *N, unsigned I, uint32_t Default) {
  return static_cast<uint32_t>(number(N, I).value_or(Default));
}

const MDNode *node(const MDNode *N, unsigned I) {
  if (!N || I >= N->getNumOperands())
    return nullptr;
  return dyn_cast_or_null<MDNode>(N->getOperand(I));
}

StringRef text(const MDNode *N, unsigned I) {
  if (!N || I >= N->getNumOperands())
    return {};
  auto *S = dyn_cast_or_null<MDString>(N->getOperand(I));
  return S ? S->getString() : StringRef();
}

const MDNode *first(const Module &M, StringRef Name) {
  const NamedMDNode *Named = M.getNamedMetadata(Name);
  return Named && Named->getNumOperands() ? Named->getOperand(0) : nullptr;
}

Triple::EnvironmentType stageOfProfile(StringRef Profile) {
  // LLVM lists the stages in the order of DXIL's numbers.
  const std::optional<Stage> Kind = stageOfPrefix(Profile);
  return Kind ? Triple::EnvironmentType(unsigned(Triple::Pixel) + unsigned(*Kind))
              : Triple::UnknownEnvironment;
}

} // namespace dxil::operand
