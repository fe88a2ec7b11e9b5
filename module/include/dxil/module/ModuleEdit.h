// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Changes to the metadata of a module that is whole: numbers and nodes are added, operands of nodes
// replaced. Instructions and functions stay as they are (Builder.h makes those).
#pragma once

#include <dxil/module/Module.h>

#include <map>
#include <span>
#include <string>
#include <vector>

namespace dxil::ir {

/// Collects changes of one module; finish() puts what is new into the tables, where constants and
/// metadata of the module stand before those of functions. Until then the ids that are returned
/// mean something to this object only, and the module must not be read or written.
class ModuleEdit {
public:
  /// The module has to outlive the edit.
  explicit ModuleEdit(Module &M);
  ~ModuleEdit() { finish(); }
  ModuleEdit(const ModuleEdit &) = delete;
  ModuleEdit &operator=(const ModuleEdit &) = delete;

  /// The metadata of a number of `Width` bits (at most 64). One that the module has is used again.
  MetadataId integer(uint32_t Width, uint64_t Value);
  MetadataId i32(uint32_t Value) { return integer(32, Value); }
  MetadataId string(std::string_view Text);
  /// The metadata of an array of i32.
  MetadataId numbers(std::span<const uint32_t> Values);
  /// A node that is not distinct. One that the module has is used again.
  MetadataId node(std::span<const MetadataId> Operands);

  /// The operands of a node of the module, which becomes another node for all that refer to it.
  void setOperands(MetadataId Node, std::span<const MetadataId> Operands);
  void setOperand(MetadataId Node, uint32_t Index, MetadataId Operand);
  /// Changes the number that operand `Index` of `Node` is. Where nothing else refers to its
  /// constant, that changes in place, so that no constant is left over.
  void setInteger(MetadataId Node, uint32_t Index, uint64_t Value);
  /// The nodes of a named node, which is added if the module has none of that name.
  void setNamed(std::string_view Name, std::span<const MetadataId> Nodes);

  /// Puts everything into the tables. The edit is then as new.
  void finish();

private:
  TypeId integerType(uint32_t Width);
  TypeId arrayType(TypeId Element, uint64_t Count);
  MetadataId addConstant(TypeId T, Constant C);
  MetadataId add(Metadata N);
  void index();
  bool isUsedOnce(MetadataId N) const;
  void makeRoom();

  Module &M;
  std::vector<Constant> Constants;   ///< new ones, their values are in M.Values
  std::vector<Metadata> NewMetadata; ///< their ids have NewBit
  std::map<std::pair<uint32_t, uint64_t>, MetadataId> Integers; ///< by width and bits
  std::map<std::vector<MetadataId>, MetadataId> Nodes;
  bool Indexed = false;
};

} // namespace dxil::ir
