// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Nodes of an ir::Module for the generated readers of <dxil/generated/MetadataNodes.h>.
#pragma once

#include <dxil/module/Module.h>

#include <optional>

namespace dxil::ir {

/// A node of a module, which must outlive it; of no node, all that is asked is nothing.
class NodeRef {
public:
  using Value = ValueId;

  NodeRef() = default;
  NodeRef(const Module &M, MetadataId Id) : M(&M), Id(Id) {}

  bool isNode() const {
    return M && Id < M->Metadata.size() && M->Metadata[Id].Kind == MetadataKind::Node;
  }
  MetadataId id() const { return Id; }
  uint32_t numOperands() const { return M ? M->nodeSize(Id) : 0; }
  /// The metadata that operand `I` is; None if it is null or not there.
  MetadataId operand(uint32_t I) const { return M ? M->nodeOperand(Id, I) : None; }
  std::optional<uint64_t> number(uint32_t I) const {
    uint64_t Out = 0;
    return M && M->metadataInt(operand(I), Out) ? std::optional(Out) : std::nullopt;
  }
  /// A half, float or double.
  std::optional<double> real(uint32_t I) const;
  std::optional<std::string_view> text(uint32_t I) const {
    std::string_view Out;
    return M && M->metadataString(operand(I), Out) ? std::optional(Out) : std::nullopt;
  }
  /// None if it is no value.
  ValueId value(uint32_t I) const { return M ? M->metadataValue(operand(I)) : None; }
  NodeRef node(uint32_t I) const { return M ? NodeRef(*M, operand(I)) : NodeRef(); }

private:
  const Module *M = nullptr;
  MetadataId Id = None;
};

/// The number that a constant of type half, float or double is; nothing if it is none.
std::optional<double> constantReal(const Module &M, ValueId V);

/// The nodes of a named metadata; empty if there is none.
std::vector<NodeRef> namedNodes(const Module &M, std::string_view Name);
/// The first of them; no node if there is none.
NodeRef firstNode(const Module &M, std::string_view Name);

} // namespace dxil::ir
