// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Metadata nodes of an ir::Module, for the generated readers of <dxil/generated/MetadataNodes.h>.
#pragma once

#include <dxil/module/Module.h>

#include <optional>

namespace dxil::ir {

/// A metadata node of a module that outlives it, or no node: then all queries return nothing.
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
  /// Returns the metadata in operand `I`; None if it is null or absent.
  MetadataId operand(uint32_t I) const { return M ? M->nodeOperand(Id, I) : None; }
  std::optional<uint64_t> number(uint32_t I) const {
    uint64_t Out = 0;
    return M && M->metadataInt(operand(I), Out) ? std::optional(Out) : std::nullopt;
  }
  /// Returns the half, float or double constant in operand `I`.
  std::optional<double> real(uint32_t I) const;
  std::optional<std::string_view> text(uint32_t I) const {
    std::string_view Out;
    return M && M->metadataString(operand(I), Out) ? std::optional(Out) : std::nullopt;
  }
  /// Returns the value in operand `I`; None if it holds no value.
  ValueId value(uint32_t I) const { return M ? M->metadataValue(operand(I)) : None; }
  NodeRef node(uint32_t I) const { return M ? NodeRef(*M, operand(I)) : NodeRef(); }

private:
  const Module *M = nullptr;
  MetadataId Id = None;
};

/// Returns the value of a half, float or double constant, or nothing for other values.
std::optional<double> constantReal(const Module &M, ValueId V);

/// Returns the nodes of named metadata; empty if the module has none of that name.
std::vector<NodeRef> namedNodes(const Module &M, std::string_view Name);
/// Returns the first node of named metadata, or no node.
NodeRef firstNode(const Module &M, std::string_view Name);

} // namespace dxil::ir
