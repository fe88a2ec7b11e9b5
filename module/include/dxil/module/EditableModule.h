// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module that can be changed freely: each instruction owns its lists, instead of ranges of pools,
// and tables only grow. finish() lays out the tables and checks them.
//
//   ir::EditableModule E(std::move(M));
//   E.Bodies[F].Blocks[0].Instructions.pop_back();
//   Result<ir::Module> Changed = std::move(E).finish();
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <deque>
#include <initializer_list>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace dxil::ir {

struct EditableInstruction {
  /// An instruction together with the data that a Module keeps in separate tables.
  Instruction I;
  ValueId Callee = None;
  AttributeListId Attributes = None;
  uint32_t Location = None; ///< index in Module::Locations
  std::vector<ValueId> Operands;
  /// Successors as block numbers in the function, or the indices of instructions that have indices.
  std::vector<uint32_t> Targets;
  std::vector<Attachment> Attachments;

  bool isTerminator() const { return ir::isTerminator(I.Op); }
  /// The number of successors in Targets.
  size_t successorCount() const { return hasIndices(I.Op) || !isTerminator() ? 0 : Targets.size(); }
};

struct EditableBlock {
  std::string_view Name;
  std::vector<EditableInstruction> Instructions;

  EditableInstruction &terminator() { return Instructions.back(); }
  const EditableInstruction &terminator() const { return Instructions.back(); }
};

struct EditableBody {
  std::vector<EditableBlock> Blocks;

  bool empty() const { return Blocks.empty(); }
  size_t size() const; ///< The number of instructions.
};

class EditableModule {
public:
  EditableModule() = default;
  /// Makes an editable copy. `From` keeps the guarantees of Module.h.
  explicit EditableModule(Module From);
  EditableModule(EditableModule &&) = default;
  EditableModule &operator=(EditableModule &&) = default;
  explicit EditableModule(const EditableModule &) = default;

  /// The module without function bodies. References from its functions, values and metadata to
  /// instructions and blocks are meaningless. Constants and metadata of functions are among those
  /// of the module.
  Module M;
  /// Bodies, indexed by FunctionId; empty for declarations. Arguments are the values from
  /// FirstArgument on. Adding functions keeps references to bodies valid.
  std::deque<EditableBody> Bodies;

  // Types. Equal arguments return the same type.
  TypeId type(const Type &T, std::span<const TypeId> Fields = {});
  const Type &type(TypeId T) const { return M.Types[T]; }
  TypeId voidType() { return type({.Kind = TypeKind::Void}); }
  TypeId halfType() { return type({.Kind = TypeKind::Half}); }
  TypeId floatType() { return type({.Kind = TypeKind::Float}); }
  TypeId doubleType() { return type({.Kind = TypeKind::Double}); }
  TypeId integerType(uint32_t Width) { return type({.Kind = TypeKind::Integer, .Width = Width}); }
  TypeId pointerType(TypeId Element, uint32_t Space = 0) {
    return type({.Kind = TypeKind::Pointer, .AddressSpace = Space, .Element = Element});
  }
  TypeId arrayType(TypeId Element, uint64_t Count) {
    return type({.Kind = TypeKind::Array, .Element = Element, .Count = Count});
  }
  TypeId vectorType(TypeId Element, uint32_t Count) {
    return type({.Kind = TypeKind::Vector, .Element = Element, .Count = Count});
  }
  TypeId functionType(TypeId Result, std::span<const TypeId> Parameters);
  /// Returns the struct with this name and these fields. Adds it if there is none.
  TypeId namedStruct(std::string_view Name, std::span<const TypeId> Fields);

  // Constants. Equal arguments return the same constant.
  ValueId integer(uint32_t Width, uint64_t Bits);
  ValueId i1(bool Value) { return integer(1, Value); }
  ValueId i8(uint8_t Value) { return integer(8, Value); }
  ValueId i32(uint32_t Value) { return integer(32, Value); }
  ValueId null(TypeId T) { return constant({.Kind = ConstantKind::Null}, T); }
  ValueId undef(TypeId T) { return constant({.Kind = ConstantKind::Undef}, T); }
  ValueId constant(Constant C, TypeId T, std::span<const ValueId> Operands = {},
                   std::span<const uint64_t> Words = {});

  // Metadata. Equal arguments return the same node, except for distinct nodes.
  MetadataId string(std::string_view Text);
  MetadataId value(ValueId V);
  MetadataId number(uint32_t Width, uint64_t Bits) { return value(integer(Width, Bits)); }
  MetadataId node(std::span<const MetadataId> Operands);
  MetadataId node(std::initializer_list<MetadataId> Operands) {
    return node(std::span(Operands.begin(), Operands.size()));
  }
  void setNamed(std::string_view Name, std::span<const MetadataId> Nodes);
  void removeNamed(std::string_view Name);

  /// Adds a value for the result of a new instruction.
  ValueId addResult(TypeId T);
  /// Adds a global, function or constant. A function's arguments follow it in the table of values.
  GlobalId addGlobal(Global G, TypeId Pointer, std::string_view Name);
  FunctionId addFunction(Function F, std::string_view Name);
  /// Returns the function with this name and type. Declares it if there is none. Returns None if
  /// the name has another type.
  FunctionId declare(std::string_view Name, TypeId FunctionType, AttributeListId Attributes = None);
  /// Returns the function or global with this current name, or None.
  ValueId find(std::string_view Name) const;

  const Type &typeOf(ValueId V) const { return M.Types[M.Values[V].Type]; }
  /// Returns the pointee type of a pointer.
  TypeId pointeeOf(ValueId Pointer) const { return typeOf(Pointer).Element; }
  /// Returns the function that an instruction calls directly, or None if it is no direct call.
  FunctionId callee(const EditableInstruction &I) const;
  /// Returns true for calls of llvm.lifetime.start and llvm.lifetime.end.
  bool marksLifetime(const EditableInstruction &I) const;
  /// Returns true for calls of llvm.dbg functions whose first operand is the described value
  /// itself, so that it follows replacements of values. finish() makes metadata of it. No pass
  /// keeps a value for such a call.
  bool describesVariable(const EditableInstruction &I) const;

  /// Replaces each operand V by `With[V]`, following chains of replacements. `With` may be shorter
  /// than the table of values.
  void replaceOperands(EditableBody &Body, std::vector<ValueId> &With) const;

  /// Returns true if an instruction without users can be removed.
  bool isRemovable(const EditableInstruction &I) const;

  /// Removes the functions and globals whose bit in Keep is false. Nothing may refer to them except
  /// metadata, whose references become null.
  void removeSymbols(const std::vector<bool> &KeepFunctions, const std::vector<bool> &KeepGlobals);

  /// Returns the module in LLVM 3.7's writing order (inWritingOrder), without unused types. Fails
  /// if it does not keep the guarantees of Module.h or does not pass checkModule().
  Result<Module> finish() &&;

private:
  using Key = std::vector<uint64_t>;
  std::map<Key, TypeId> Types;
  std::map<Key, ValueId> Constants;
  std::map<std::string_view, MetadataId> StringNodes;
  std::map<ValueId, MetadataId> ValueNodes;
  std::map<std::vector<MetadataId>, MetadataId> Nodes;
  std::map<std::string_view, TypeId> NamedTypes;
  std::map<std::string, ValueId, std::less<>> Declared; ///< functions by name, as declare() has
                                                        ///< found them
  size_t TypesKnown = 0;
  /// Cache, indexed by AttributeListId: 1 if calls only read memory, 2 if not, 0 if not computed
  /// yet.
  mutable std::vector<uint8_t> ReadOnlyLists;

  void noteTypes();
  static Key keyOf(const Type &T, std::span<const TypeId> Fields);
  bool onlyReads(AttributeListId List) const;
  EditableInstruction open(const Instruction &I, BlockId FirstBlock) const;
  void flatten();
  void flatten(const EditableInstruction &From, BlockId FirstBlock);
  void dropUnusedTypes();
};

} // namespace dxil::ir
