// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits metadata of a complete module: adds numbers and nodes, replaces operands of nodes.
// Instructions and functions stay unchanged; Builder.h creates those.
#pragma once

#include <dxil/module/Module.h>

#include <map>
#include <span>
#include <string>
#include <vector>

namespace dxil::ir {

/// Collects changes of one module. finish() adds new constants and metadata to the tables, where
/// those of the module precede those of functions. Before finish(), returned ids are valid in this
/// object only, and the module must not be read or written.
class ModuleEdit {
public:
  /// Makes an edit of \p M, which must outlive it.
  explicit ModuleEdit(Module &M);
  ~ModuleEdit() { finish(); }
  ModuleEdit(const ModuleEdit &) = delete;
  ModuleEdit &operator=(const ModuleEdit &) = delete;

  /// Returns metadata that holds an integer of `Width` bits, at most 64. Reuses equal metadata of
  /// the module.
  MetadataId integer(uint32_t Width, uint64_t Value);
  MetadataId i32(uint32_t Value) { return integer(32, Value); }
  MetadataId string(std::string_view Text);
  /// Returns metadata that holds an array of i32.
  MetadataId numbers(std::span<const uint32_t> Values);
  /// Returns a node that is not distinct. Reuses an equal node of the module.
  MetadataId node(std::span<const MetadataId> Operands);

  /// Replaces a node of the module by one with these operands, for all its users.
  void setOperands(MetadataId Node, std::span<const MetadataId> Operands);
  void setOperand(MetadataId Node, uint32_t Index, MetadataId Operand);
  /// Sets the integer in operand `Index` of `Node`. Changes the constant in place if it has no
  /// other user, so that no unused constant remains.
  void setInteger(MetadataId Node, uint32_t Index, uint64_t Value);
  /// Sets the nodes of named metadata. Adds the named metadata if it is missing.
  void setNamed(std::string_view Name, std::span<const MetadataId> Nodes);

  /// Applies the changes to the tables. The edit is empty afterwards.
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
  std::vector<Constant> Constants;   ///< new constants; their values are in M.Values
  std::vector<Metadata> NewMetadata; ///< new metadata; the ids have NewBit
  std::map<std::pair<uint32_t, uint64_t>, MetadataId> Integers; ///< integers by width and bits
  std::map<std::vector<MetadataId>, MetadataId> Nodes;
  bool Indexed = false;
};

} // namespace dxil::ir
