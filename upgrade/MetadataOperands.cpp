// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/upgrade/MetadataOperands.h"

#include "llvm/ADT/StringSwitch.h"
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
  return StringSwitch<Triple::EnvironmentType>(Profile)
      .Case("ps", Triple::Pixel)
      .Case("vs", Triple::Vertex)
      .Case("gs", Triple::Geometry)
      .Case("hs", Triple::Hull)
      .Case("ds", Triple::Domain)
      .Case("cs", Triple::Compute)
      .Case("lib", Triple::Library)
      .Case("ms", Triple::Mesh)
      .Case("as", Triple::Amplification)
      .Default(Triple::UnknownEnvironment);
}

} // namespace dxil::operand
