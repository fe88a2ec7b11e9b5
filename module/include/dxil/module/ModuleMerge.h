// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies parts of a module into another one: types, constants, metadata and function bodies. The
// caller decides which globals and functions correspond.
#pragma once

#include <dxil/module/EditableModule.h>

#include <optional>
#include <string>

namespace dxil::ir {

/// Copies parts of one module into another. Named types are merged if name and contents are equal;
/// the name counts without a number after a dot, which LLVM adds.
class ModuleMerge {
public:
  /// Both modules must outlive the object.
  ModuleMerge(EditableModule &Into, const Module &From);

  /// Returns the type in `Into` for a type of `From`.
  TypeId type(TypeId T);
  /// Maps a global or function of `From` to a value of `Into`.
  void setValue(ValueId Old, ValueId New) { Values[Old] = New; }
  /// Returns the value in `Into` for a global, function or constant of `From`. Returns None if a
  /// global that it needs is not mapped yet.
  ValueId value(ValueId Old) { return value(Old, 0); }
  /// Copies a node and its operands. Unmapped values become null.
  MetadataId node(MetadataId Old) { return node(Old, 0); }
  /// Copies a node of debug information with all that it refers to. Functions and globals that are
  /// not mapped become null.
  MetadataId debugNode(MetadataId Old);
  AttributeListId attributes(AttributeListId Old);
  /// Copies a global or the declaration of a function under a name, without initializer or body.
  GlobalId addGlobal(const Global &G, std::string_view Name);
  FunctionId addFunction(const Function &F, std::string_view Name);
  void copyInitializer(const Global &From, GlobalId To);
  /// Copies a body. All values that it uses must be mapped. \p KeepsDebugInfo: with the source
  /// locations of instructions and the calls of llvm.dbg functions
  /// (EditableModule::describesVariable).
  void copyBody(FunctionId From, FunctionId To, bool KeepsDebugInfo = false);

  /// The reason for which copying failed: nesting beyond the limit of recursion. `Into` is
  /// incomplete then.
  const std::optional<std::string> &problem() const { return Problem; }

private:
  EditableModule &Into;
  const Module &From;
  std::vector<TypeId> Types;
  std::vector<ValueId> Values;
  std::vector<MetadataId> Nodes;
  std::vector<AttributeListId> Lists;
  std::vector<uint32_t> Kinds; ///< metadata kinds by number; None for kinds of attachments that are
                               ///< left out
  std::map<std::string_view, std::vector<TypeId>> NamedInto; ///< named types of Into, by name
                                                             ///< without number
  size_t NamedKnown = 0; ///< number of types of Into that are in NamedInto
  std::optional<std::string> Problem;

  static constexpr unsigned MostNesting = 250;
  bool tooDeep(unsigned Depth);
  TypeId type(TypeId T, unsigned Depth);
  TypeId namedType(TypeId T, unsigned Depth);
  ValueId value(ValueId Old, unsigned Depth);
  MetadataId node(MetadataId Old, unsigned Depth);
  MetadataId reserveNode(MetadataId Old, std::vector<MetadataId> &Unfinished);
  uint32_t location(const Location &Old);
  bool matches(TypeId Old, TypeId New, std::map<std::pair<TypeId, TypeId>, bool> &Cache,
               unsigned Depth);
  void copyInstruction(const Instruction &I, BlockId First, EditableBlock &Into);
  void copyDebugCall(const Instruction &I, EditableBlock &Into);
  std::string_view save(std::string_view Text) {
    return Text.empty() ? Text : Into.M.Strings.save(Text);
  }
};

} // namespace dxil::ir
