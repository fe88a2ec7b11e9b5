// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds a module: unique types and constants, functions block by block, calls of DXIL ops.
//
//   ir::ModuleBuilder M({.DXIL = {1, 6}, .Shader = Stage::Compute});
//   ir::OpBuilder B = M.define<ir::OpBuilder>("main", M.functionType(M.voidType(), {}));
//   ir::ValueRef Id = B.threadId({.component = M.i32(0), .overload = M.i32Type()});
//   B.ret();
//   Result<ir::Module> Built = M.finish();
//
// (ir::OpBuilder, with a method for each op, is in <dxil/generated/OpCalls.h>.) Nothing throws or
// aborts: a mistake returns a null ValueRef, calls with null values return null too, and finish()
// reports the first mistake.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>
#include <dxil/ops/OpTypes.h>

#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dxil::ir {

/// A value of the module under construction. Its number is valid in this builder only.
struct ValueRef {
  constexpr ValueRef() = default;
  constexpr explicit ValueRef(ValueId Id) : Id(Id) {}

  ValueId Id = None;
  explicit operator bool() const { return Id != None; }
  friend bool operator==(ValueRef, ValueRef) = default;
};
/// Operand that stands for undef of the type that the op expects.
inline constexpr ValueRef UndefOperand(None - 1);

/// A block of the function under construction.
struct BlockRef {
  constexpr BlockRef() = default;
  constexpr explicit BlockRef(uint32_t Number) : Number(Number) {}

  uint32_t Number = None;
};

/// Metadata of the module under construction; None stands for null.
struct MetadataRef {
  constexpr MetadataRef() = default;
  constexpr explicit MetadataRef(MetadataId Id) : Id(Id) {}

  MetadataId Id = None;
};

/// A constant operand of an op: a number, a value of an enum, or an existing constant (also
/// UndefOperand). Without a value if the caller leaves the operand out, which is an error.
template <class T> struct Immediate {
  constexpr Immediate() = default;
  constexpr Immediate(T Value) : Number(int64_t(Value)) {}
  constexpr Immediate(ValueRef Constant) : Constant(Constant) {}

  std::optional<int64_t> Number;
  ValueRef Constant;
};

class FunctionBuilder;

class ModuleBuilder {
public:
  explicit ModuleBuilder(const OpTarget &Target);
  ~ModuleBuilder();
  ModuleBuilder(const ModuleBuilder &) = delete;
  ModuleBuilder &operator=(const ModuleBuilder &) = delete;

  const OpTarget &target() const { return Target; }
  /// The first version of DXIL that has all ops, with the overloads, called so far.
  Version neededVersion() const { return Needed; }
  /// Notes that the module needs a version for something else than an op.
  void need(Version V) { Needed = std::max(Needed, V); }
  void setDataLayout(std::string_view Layout) { M.DataLayout = M.Strings.save(Layout); }

  // Types. Equal arguments return the same type.
  TypeId voidType() { return plainType(TypeKind::Void); }
  TypeId halfType() { return plainType(TypeKind::Half); }
  TypeId floatType() { return plainType(TypeKind::Float); }
  TypeId doubleType() { return plainType(TypeKind::Double); }
  TypeId integerType(uint32_t Width);
  TypeId i1Type() { return integerType(1); }
  TypeId i8Type() { return integerType(8); }
  TypeId i16Type() { return integerType(16); }
  TypeId i32Type() { return integerType(32); }
  TypeId i64Type() { return integerType(64); }
  TypeId pointerType(TypeId Pointee, uint32_t AddressSpace = 0);
  TypeId arrayType(TypeId Element, uint64_t Count);
  TypeId vectorType(TypeId Element, uint32_t Count);
  TypeId structType(std::span<const TypeId> Fields, bool Packed = false);
  TypeId functionType(TypeId Result, std::span<const TypeId> Parameters);
  TypeId functionType(TypeId Result, std::initializer_list<TypeId> Parameters) {
    return functionType(Result, std::span(Parameters.begin(), Parameters.size()));
  }
  /// Returns the struct with this name and these fields. The same name with other fields is an
  /// error.
  TypeId namedStruct(std::string_view Name, std::span<const TypeId> Fields);
  const Type &type(TypeId T) const { return M.Types[T]; }
  /// Returns the name of a global or function; empty if it has none.
  std::string_view symbolName(ValueRef V) const { return M.name(V.Id); }
  TypeId typeOf(ValueRef V) const { return V.Id < M.Values.size() ? M.Values[V.Id].Type : None; }
  /// Returns the bytes of a value in memory; nothing if the type has no size.
  std::optional<uint64_t> allocSize(TypeId T) const;
  /// Returns true for floating-point types and vectors of them.
  bool hasFloats(TypeId T) const;
  /// Returns the value of an integer constant, or nothing for any other value.
  std::optional<uint64_t> constantInt(ValueRef V) const;

  // Constants. Equal arguments return the same value.
  ValueRef integer(TypeId T, uint64_t Bits);
  ValueRef i1(bool V) { return integer(i1Type(), V); }
  ValueRef i8(uint8_t V) { return integer(i8Type(), V); }
  ValueRef i32(uint32_t V) { return integer(i32Type(), V); }
  ValueRef i64(uint64_t V) { return integer(i64Type(), V); }
  /// Returns the floating-point constant with these bits in its IEEE format.
  ValueRef floatBits(TypeId T, uint64_t Bits);
  ValueRef f32(float V);
  ValueRef f64(double V);
  ValueRef null(TypeId T);
  ValueRef undef(TypeId T);
  ValueRef aggregate(TypeId T, std::span<const ValueRef> Elements);
  /// Returns a bitcast constant expression of a constant, global or function.
  ValueRef bitCast(ValueRef V, TypeId To);
  /// Returns the address of an element of a global array, a constant expression.
  ValueRef elementAddress(ValueRef Global, uint32_t Index);

  // Globals and functions. Each needs a new name.
  ValueRef addGlobal(std::string_view Name, TypeId ValueType, uint32_t AddressSpace,
                     Linkage L = Linkage::External, ValueRef Initializer = {},
                     bool IsConstant = false, uint32_t Alignment = 0);
  /// Declares a function. The same name with the same type returns the same function.
  ValueRef declare(std::string_view Name, TypeId FunctionType, AttributeSet Attributes = {});
  /// Defines a function and returns a builder of its body. Several bodies can be under construction
  /// at once. Builder is FunctionBuilder or a class derived from it.
  template <class Builder = FunctionBuilder>
  Builder define(std::string_view Name, TypeId FunctionType, Linkage L = Linkage::External) {
    return Builder(*this, addDefinition(Name, FunctionType, L));
  }

  /// Adds a string attribute to a function.
  void addAttribute(ValueRef Function, std::string_view Key, std::string_view Text);

  // Metadata. Equal arguments return the same metadata, except for distinct nodes.
  MetadataRef string(std::string_view Text);
  MetadataRef value(ValueRef V);
  MetadataRef node(std::span<const MetadataRef> Operands);
  MetadataRef node(std::initializer_list<MetadataRef> Operands) {
    return node(std::span(Operands.begin(), Operands.size()));
  }
  /// Appends a node to the named metadata.
  void addNamed(std::string_view Name, MetadataRef Node);

  /// Returns the function of an op. Declares it on first use.
  ValueRef opFunction(OpCode Op, std::span<const TypeId> Overloads) {
    return opFunction(Op, Overloads, Target.Shader, 0);
  }
  /// Returns the type of an op's operand or result.
  TypeId opType(dxil::TypeKind Kind, std::span<const TypeId> Overloads);

  /// Returns the module, which keeps the guarantees of Module.h and passes checkModule(), or the
  /// first mistake. The builder cannot be used afterwards.
  Result<Module> finish();

  /// Records the first mistake. Returns a null value.
  ValueRef fail(std::string Message);
  bool failed() const { return Problem.has_value(); }
  /// Returns the recorded mistake, or null.
  const std::string *mistake() const { return Problem ? &*Problem : nullptr; }

private:
  friend class FunctionBuilder;
  struct Body;
  struct Pending;
  struct Layout;

  /// The function of an op for a caller of stage \p Caller. User-defined structs are passed in \p
  /// AddressSpace.
  ValueRef opFunction(OpCode Op, std::span<const TypeId> Overloads, Stage Caller,
                      uint32_t AddressSpace);
  TypeId plainType(TypeKind Kind);
  TypeId intern(const Type &T, std::span<const TypeId> Fields = {});
  TypeId addType(Type T, std::span<const TypeId> Fields);
  ValueRef addValue(ValueKind Kind, TypeId T, uint32_t Index);
  ValueRef addConstant(Constant C, TypeId T, std::span<const ValueRef> Operands = {});
  Body *addDefinition(std::string_view Name, TypeId FunctionType, Linkage L);
  FunctionId addFunction(std::string_view Name, TypeId FunctionType);
  AttributeListId attributeList(AttributeSet Attributes);
  MetadataRef addNode(std::span<const MetadataRef> Operands, bool Distinct);
  std::string spell(TypeId T);
  bool isType(TypeId T) const { return T < M.Types.size(); }
  bool isValue(ValueRef V) const { return V.Id < M.Values.size(); }

  OpTarget Target;
  Version Needed = {1, 0};
  Module M;
  std::optional<std::string> Problem;
  using Key = std::vector<uint64_t>;
  std::map<Key, TypeId> Types;
  std::vector<uint16_t> TypeDepths; ///< nesting depth of each type
  std::map<std::string, TypeId, std::less<>> NamedTypes;
  std::map<Key, ValueId> Constants;
  std::map<std::string, ValueId, std::less<>> Globals; ///< globals and functions by name
  std::map<uint32_t, AttributeListId> AttributeLists;
  std::map<std::string, MetadataId, std::less<>> Strings;
  std::map<Key, MetadataId> Nodes;
  std::map<std::string, std::vector<MetadataId>, std::less<>> Named;
  std::vector<std::string> NamedOrder;
  std::vector<std::unique_ptr<Body>> Bodies;
};

/// Builds the body of one function. Appends instructions to the block of the insertion point, at
/// first the entry block. Copies build the same body.
class FunctionBuilder {
public:
  ModuleBuilder &module() { return *Owner; }
  ValueRef function() const;
  ValueRef argument(uint32_t Index) const;

  BlockRef entry() const { return BlockRef(0); }
  BlockRef addBlock(std::string_view Name = {});
  void setInsertPoint(BlockRef Block);
  BlockRef insertPoint() const { return Point; }

  ValueRef binary(Opcode Op, ValueRef A, ValueRef B, uint16_t Flags = 0);
  ValueRef cast(Opcode Op, ValueRef V, TypeId To);
  /// Adds an ICmp for predicates from IcmpEq on, an FCmp for those below.
  ValueRef compare(Predicate P, ValueRef A, ValueRef B, uint16_t Flags = 0);
  /// Adds a select. \p Condition is an i1, or a vector of i1 with as many elements as the values.
  ValueRef select(ValueRef Condition, ValueRef True, ValueRef False);
  ValueRef extractValue(ValueRef Aggregate, uint32_t Index);
  ValueRef insertValue(ValueRef Aggregate, ValueRef V, uint32_t Index);
  ValueRef extractElement(ValueRef Vector, ValueRef Index);
  ValueRef insertElement(ValueRef Vector, ValueRef Element, ValueRef Index);
  /// Adds a shufflevector. \p Mask is a constant vector of i32.
  ValueRef shuffleVector(ValueRef A, ValueRef B, ValueRef Mask);

  ValueRef alloca_(TypeId T, uint32_t Alignment = 4);
  ValueRef load(ValueRef Pointer, uint32_t Alignment = 4);
  void store(ValueRef Pointer, ValueRef V, uint32_t Alignment = 4);
  ValueRef getElementPtr(ValueRef Base, std::span<const ValueRef> Indices, bool IsInBounds = true);
  ValueRef atomicRmw(RmwOperation Op, ValueRef Pointer, ValueRef V);
  ValueRef compareExchange(ValueRef Pointer, ValueRef Compare, ValueRef New);

  ValueRef phi(TypeId T);
  void addIncoming(ValueRef Phi, ValueRef V, BlockRef From);

  ValueRef call(ValueRef Callee, std::span<const ValueRef> Arguments);

  void ret(ValueRef V = {});
  void br(BlockRef To);
  void br(ValueRef Condition, BlockRef True, BlockRef False);
  void switch_(ValueRef V, BlockRef Default, std::span<const std::pair<ValueRef, BlockRef>> Cases);
  void unreachable();

  /// Sets the stage whose ops the body may call, if it differs from the target's: the stage of an
  /// entry in a library.
  void setStage(Stage S);

  void setName(ValueRef V, std::string_view Name);
  /// Attaches metadata of a kind ("dx.precise") to the instruction that defines \p V.
  void attach(ValueRef V, std::string_view Kind, MetadataRef Node);

  /// Adds a call of an op. \p Operands are without the opcode; Overloads has one type for each
  /// dimension. Checks version, stage and overloads of the op, and the number, types and values of
  /// the operands.
  ValueRef callOp(OpCode Op, std::span<const ValueRef> Operands,
                  std::span<const TypeId> Overloads = {});

  /// Builds a body that ModuleBuilder::define() has created.
  FunctionBuilder(ModuleBuilder &Owner, ModuleBuilder::Body *Code) : Owner(&Owner), Code(Code) {}

protected:
  /// Returns a constant operand of an op. A number gets the type in the op table.
  template <class T> ValueRef immediate(OpCode Op, unsigned Operand, const Immediate<T> &Actual) {
    return Actual.Number ? immediate(Op, Operand, *Actual.Number) : Actual.Constant;
  }
  ValueRef immediate(OpCode Op, unsigned Operand, int64_t Number);
  TypeId typeOf(ValueRef V) const { return Owner->typeOf(V); }

private:
  Instruction make(Opcode Op, TypeId T, std::initializer_list<ValueRef> Operands);
  ValueRef add(Instruction I);
  /// Returns the instruction of this body that defines the value, or null.
  ModuleBuilder::Pending *instruction(ValueRef V);
  void addTargets(Instruction &I, std::initializer_list<BlockRef> Targets);
  bool checkOperand(const OpInfo &Info, unsigned Index, ValueRef Actual, TypeId Expected);
  ValueRef fail(std::string Message) { return Owner->fail(std::move(Message)); }
  TypeId pointee(ValueRef Pointer, const char *Subject);

  ModuleBuilder *Owner;
  ModuleBuilder::Body *Code;
  BlockRef Point = BlockRef(0);
};

} // namespace dxil::ir
