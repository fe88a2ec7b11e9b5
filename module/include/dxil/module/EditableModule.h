// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module that is open to any change: instructions have lists of their own instead of ranges of
// pools, and tables only grow. finish() lays everything out and checks it.
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
  /// What it has in the tables of a module is here.
  Instruction I;
  ValueId Callee = None;
  AttributeListId Attributes = None;
  uint32_t Location = None; ///< in Module::Locations
  std::vector<ValueId> Operands;
  /// Blocks by their number in the function; of instructions with indices those.
  std::vector<uint32_t> Targets;
  std::vector<Attachment> Attachments;

  bool isTerminator() const { return ir::isTerminator(I.Op); }
  /// How many of Targets are blocks.
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
  size_t size() const; ///< in instructions
};

class EditableModule {
public:
  EditableModule() = default;
  /// `From` keeps the guarantees of Module.h.
  explicit EditableModule(Module From);

  /// Everything but bodies. What its functions, values and metadata say of instructions and blocks
  /// means nothing; constants and metadata of functions stand among the others.
  Module M;
  /// By FunctionId; empty for a declaration. Arguments are the values from FirstArgument on. Adding
  /// functions leaves references to bodies as they are.
  std::deque<EditableBody> Bodies;

  // Types, made once each.
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
  /// The struct with that name and these fields, which is added if it is not there.
  TypeId namedStruct(std::string_view Name, std::span<const TypeId> Fields);

  // Constants, made once each.
  ValueId integer(uint32_t Width, uint64_t Bits);
  ValueId i1(bool Value) { return integer(1, Value); }
  ValueId i8(uint8_t Value) { return integer(8, Value); }
  ValueId i32(uint32_t Value) { return integer(32, Value); }
  ValueId null(TypeId T) { return constant({.Kind = ConstantKind::Null}, T); }
  ValueId undef(TypeId T) { return constant({.Kind = ConstantKind::Undef}, T); }
  ValueId constant(Constant C, TypeId T, std::span<const ValueId> Operands = {},
                   std::span<const uint64_t> Words = {});

  // Metadata; nodes that are not distinct are made once each.
  MetadataId string(std::string_view Text);
  MetadataId value(ValueId V);
  MetadataId number(uint32_t Width, uint64_t Bits) { return value(integer(Width, Bits)); }
  MetadataId node(std::span<const MetadataId> Operands);
  MetadataId node(std::initializer_list<MetadataId> Operands) {
    return node(std::span(Operands.begin(), Operands.size()));
  }
  void setNamed(std::string_view Name, std::span<const MetadataId> Nodes);
  void removeNamed(std::string_view Name);

  /// A value for the result of a new instruction.
  ValueId addResult(TypeId T);
  /// A value of another kind; a function has its arguments behind it.
  GlobalId addGlobal(Global G, TypeId Pointer, std::string_view Name);
  FunctionId addFunction(Function F, std::string_view Name);
  /// The function with that name and type, declared if it is not there; None if the name has
  /// another type.
  FunctionId declare(std::string_view Name, TypeId FunctionType, AttributeListId Attributes = None);
  /// Named functions and globals by their names as they are now.
  ValueId find(std::string_view Name) const;

  const Type &typeOf(ValueId V) const { return M.Types[M.Values[V].Type]; }
  /// What a pointer points to.
  TypeId pointeeOf(ValueId Pointer) const { return typeOf(Pointer).Element; }
  /// The function that an instruction calls directly; None if it is no such call.
  FunctionId callee(const EditableInstruction &I) const;
  /// Whether it is a call of llvm.lifetime.start or .end.
  bool marksLifetime(const EditableInstruction &I) const;

  /// Puts `With[V]` in the place of each operand V where it is another value than V, following
  /// chains. `With` may be shorter than the table of values.
  void replaceOperands(EditableBody &Body, std::vector<ValueId> &With) const;

  /// Whether an instruction can go if nothing uses its result.
  bool isRemovable(const EditableInstruction &I) const;

  /// Removes functions and globals for which Keep says no; nothing may refer to them, but for
  /// metadata, where null takes their place.
  void removeSymbols(const std::vector<bool> &KeepFunctions, const std::vector<bool> &KeepGlobals);

  /// The module in the order in which LLVM 3.7 writes (inWritingOrder), without types that nothing
  /// uses. Fails if it does not keep the guarantees of Module.h or does not pass checkModule().
  Result<Module> finish() &&;

private:
  using Key = std::vector<uint64_t>;
  std::map<Key, TypeId> Types;
  std::map<Key, ValueId> Constants;
  std::map<std::string_view, MetadataId> StringNodes;
  std::map<ValueId, MetadataId> ValueNodes;
  std::map<std::vector<MetadataId>, MetadataId> Nodes;
  std::map<std::string_view, TypeId> NamedTypes;
  std::map<std::string, ValueId, std::less<>> Declared; ///< what declare() has found
  size_t TypesKnown = 0;
  /// By AttributeListId: 1 if it says that a call only reads, 2 if not; 0 where nobody asked.
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
