// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM metadata nodes for the generated readers and writers of <dxil/generated/MetadataNodes.h>.
#pragma once

#include "dxil/contract_names.h"
#include "dxil/generated/MetadataNodes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

namespace dxil::contract {

/// A metadata node or null. Metadata comes from input files: an operand that is missing or of
/// another kind reads as nothing.
class LLVMNode {
public:
  using Value = llvm::Constant *;

  LLVMNode() = default;
  LLVMNode(const llvm::MDNode *N) : N(N) {}

  bool isNode() const { return N; }
  const llvm::MDNode *node() const { return N; }
  uint32_t numOperands() const { return N ? N->getNumOperands() : 0; }
  /// Returns operand \p I; null if the node has no such operand.
  llvm::Metadata *operand(uint32_t I) const {
    return I < numOperands() ? N->getOperand(I).get() : nullptr;
  }
  std::optional<uint64_t> number(uint32_t I) const {
    auto *C = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(operand(I));
    return C && C->getBitWidth() <= 64 ? std::optional(C->getZExtValue()) : std::nullopt;
  }
  std::optional<double> real(uint32_t I) const {
    auto *C = llvm::mdconst::dyn_extract_or_null<llvm::ConstantFP>(operand(I));
    return C ? std::optional(C->getValueAPF().convertToDouble()) : std::nullopt;
  }
  std::optional<std::string_view> text(uint32_t I) const {
    auto *S = llvm::dyn_cast_or_null<llvm::MDString>(operand(I));
    return S ? std::optional<std::string_view>(S->getString()) : std::nullopt;
  }
  Value value(uint32_t I) const {
    return llvm::mdconst::dyn_extract_or_null<llvm::Constant>(operand(I));
  }
  LLVMNode node(uint32_t I) const { return llvm::dyn_cast_or_null<llvm::MDNode>(operand(I)); }

private:
  const llvm::MDNode *N = nullptr;
};

/// Returns the name of named metadata `dx.<name>` in an upgraded module: `dxil.<name>`.
inline std::string upgradedName(llvm::StringRef Name) {
  return (llvm::Twine(contract::KeptPrefix) + Name.drop_front(llvm::StringRef("dx.").size())).str();
}

/// Returns the first node of named metadata, or a null node.
inline LLVMNode firstNode(const llvm::Module &M, llvm::StringRef Name) {
  const llvm::NamedMDNode *Named = M.getNamedMetadata(Name);
  return Named && Named->getNumOperands() ? LLVMNode(Named->getOperand(0)) : LLVMNode();
}

/// addNamed() adds a node to named metadata; setNamed() makes it the only one.
inline void addNamed(llvm::Module &M, llvm::StringRef Name, llvm::Metadata *Node) {
  M.getOrInsertNamedMetadata(Name)->addOperand(llvm::cast<llvm::MDNode>(Node));
}
inline void setNamed(llvm::Module &M, llvm::StringRef Name, llvm::Metadata *Node) {
  M.getOrInsertNamedMetadata(Name)->clearOperands();
  addNamed(M, Name, Node);
}

/// Returns a copy of the node with operand `I` replaced. The node must have that operand.
inline llvm::MDNode *withOperand(const llvm::MDNode &N, unsigned I, llvm::Metadata *Operand) {
  llvm::SmallVector<llvm::Metadata *, 16> Operands(N.operands());
  Operands[I] = Operand;
  return llvm::MDNode::get(N.getContext(), Operands);
}

/// Returns a copy of a list of tag and value pairs. `Change` maps a tag and value to a
/// std::optional<llvm::Metadata *>: the new value, or nothing to drop the pair. Keeps pairs whose
/// tag is not a number. Returns null if no pair is left.
template <class Tags, class Fn> llvm::MDNode *mapTags(LLVMNode Pairs, Fn Change) {
  llvm::SmallVector<llvm::Metadata *, 16> Left;
  for (uint32_t I = 0; I + 1 < Pairs.numOperands(); I += 2) {
    std::optional<llvm::Metadata *> Value = Pairs.operand(I + 1);
    if (std::optional<uint64_t> Tag = Pairs.number(I))
      Value = Change(Tags(*Tag), *Value);
    if (Value)
      Left.append({Pairs.operand(I), *Value});
  }
  return Left.empty() ? nullptr : llvm::MDNode::get(Pairs.node()->getContext(), Left);
}

/// Creates nodes in a context.
class LLVMNodeWriter {
public:
  using Ref = llvm::Metadata *;

  explicit LLVMNodeWriter(llvm::LLVMContext &Ctx) : Ctx(Ctx) {}

  llvm::SmallVector<Ref, 16> list() const { return {}; }
  Ref integer(unsigned Width, uint64_t Value) {
    auto *Type = llvm::IntegerType::get(Ctx, Width);
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(Type, llvm::APInt(Width, Value, false, /*implicitTrunc=*/true)));
  }
  Ref real(float Value) {
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantFP::get(llvm::Type::getFloatTy(Ctx), double(Value)));
  }
  Ref text(std::string_view Text) { return llvm::MDString::get(Ctx, Text); }
  /// Returns the metadata of `V`; null if `V` is null.
  Ref value(llvm::Value *V) { return V ? llvm::ValueAsMetadata::get(V) : nullptr; }
  /// Returns the metadata form of a type: undef of it.
  Ref undef(llvm::Type *T) { return value(llvm::UndefValue::get(T)); }
  Ref node(llvm::ArrayRef<Ref> Operands) { return llvm::MDNode::get(Ctx, Operands); }

private:
  llvm::LLVMContext &Ctx;
};

} // namespace dxil::contract
