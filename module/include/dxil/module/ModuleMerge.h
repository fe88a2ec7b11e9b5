// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies parts of a module into another one: types, constants, metadata and bodies of functions.
// Which globals and functions are which is the caller's decision.
#pragma once

#include <dxil/module/EditableModule.h>

#include <optional>
#include <string>

namespace dxil::ir {

/// Of one module that is read. Types with a name are the ones that the other module has where name
/// (but for a number behind a dot, which LLVM adds) and contents are the same.
class ModuleMerge {
public:
  /// Both have to outlive the object.
  ModuleMerge(EditableModule &Into, const Module &From);

  /// The type in the other module.
  TypeId type(TypeId T);
  /// A global or function of From is this value of the other module.
  void setValue(ValueId Old, ValueId New) { Values[Old] = New; }
  /// A global, function or constant; None if a global that it needs has no value yet.
  ValueId value(ValueId Old) { return value(Old, 0); }
  /// A node and all that it is made of. Values that are None make nodes that are null.
  MetadataId node(MetadataId Old) { return node(Old, 0); }
  AttributeListId attributes(AttributeListId Old);
  /// Copies a global or the head of a function under a name; its initializer or body is not.
  GlobalId addGlobal(const Global &G, std::string_view Name);
  FunctionId addFunction(const Function &F, std::string_view Name);
  void copyInitializer(const Global &From, GlobalId To);
  /// Copies the body without debug information. All that it refers to has its values.
  void copyBody(FunctionId From, FunctionId To);

  /// What kept something from being copied: nesting beyond what recursion allows. The other module
  /// is of no use then.
  const std::optional<std::string> &problem() const { return Problem; }

private:
  EditableModule &Into;
  const Module &From;
  std::vector<TypeId> Types;
  std::vector<ValueId> Values;
  std::vector<MetadataId> Nodes;
  std::vector<AttributeListId> Lists;
  std::vector<uint32_t> Kinds; ///< of metadata; None if attachments of the kind are left out
  std::map<std::string_view, std::vector<TypeId>> NamedInto; ///< by name without number
  size_t NamedKnown = 0; ///< types of Into that are in NamedInto
  std::optional<std::string> Problem;

  static constexpr unsigned MostNesting = 250;
  bool tooDeep(unsigned Depth);
  TypeId type(TypeId T, unsigned Depth);
  TypeId namedType(TypeId T, unsigned Depth);
  ValueId value(ValueId Old, unsigned Depth);
  MetadataId node(MetadataId Old, unsigned Depth);
  bool matches(TypeId Old, TypeId New, std::map<std::pair<TypeId, TypeId>, bool> &Known,
               unsigned Depth);
  void copyInstruction(const Instruction &I, BlockId First, EditableBlock &Into);
  std::string_view save(std::string_view Text) {
    return Text.empty() ? Text : Into.M.Strings.save(Text);
  }
};

} // namespace dxil::ir
