// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module model: the contents of LLVM 3.7 bitcode as flat tables.
//
// Ids are indices into vectors of Module. An id is unique in the whole module, also for values
// inside of functions: a ValueId is a global, a function, a constant, an argument or an
// instruction's result.
//
//   Types, Values, Constants, Globals, Functions, Blocks, Instructions, Metadata, ...
//
// Lists (a struct's fields, an instruction's operands, a node's operands) are Ranges into one of
// the pools and are read with Module's accessors, which return spans.
//
// The reader guarantees the following for each Module, so that users need no checks:
//  - every id is None or in range of its table; ranges lie inside their pools;
//  - TypeId operands are defined, and no type contains itself except through a pointer;
//  - an instruction's operands are values of the same function (arguments, its constants, its
//    instructions) or module-level values (globals, functions, constants), or metadata operands;
//  - an instruction has as many operands as its Opcode documents; the callee's type is a pointer
//    to a function type, and a call has as many operands as that type has parameters (or more,
//    vararg);
//  - operand types agree where LLVM's own reader requires it: both sides of a binary operation and
//    of a comparison, value and pointee of a store, pointee of a load, the arguments of a call;
//  - constants of an opaque type are undefined, and only metadata refers to them;
//  - the values of a defined function are consecutive: its arguments, its constants, then the
//    results of its instructions in order;
//  - every block of a defined function ends in exactly one terminator, and successors are blocks of
//    the same function.
// Not guaranteed, since validators check it: dominance, metadata in DXIL's form, and instructions
// that DXIL allows.
#pragma once

#include <dxil/module/Ids.h>
#include <dxil/module/Instruction.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace dxil::ir {

// ---- Types --------------------------------------------------------------------------------------

enum class TypeKind : uint8_t {
  Void,
  Half,
  Float,
  Double,
  X86Fp80,
  Fp128,
  PpcFp128,
  X86Mmx,
  Label,
  Metadata,
  Integer,  ///< Width
  Pointer,  ///< Element, AddressSpace
  Array,    ///< Element, Count
  Vector,   ///< Element, Count
  Struct,   ///< Fields, Packed, Named, Name
  Opaque,   ///< Name
  Function, ///< Element is the result; Fields are the parameters; VarArg
};

struct Type {
  TypeKind Kind = TypeKind::Void;
  bool Packed = false;
  bool VarArg = false;
  /// True for opaque types and structs with an identity, written %Name (or %0, %1, ... if Name is
  /// empty). False for literal structs, which are written out.
  bool Named = false;
  uint32_t Width = 0;
  uint32_t AddressSpace = 0;
  TypeId Element = None;
  uint64_t Count = 0;
  Range Fields = {};
  std::string_view Name = {};

  bool isInteger(uint32_t W) const { return Kind == TypeKind::Integer && Width == W; }
  bool isFloat() const { return Kind >= TypeKind::Half && Kind <= TypeKind::PpcFp128; }
};

// ---- Values -------------------------------------------------------------------------------------

enum class ValueKind : uint8_t { Global, Function, Alias, Constant, Argument, Instruction };

/// A value. Eight bytes, since nearly every instruction has one. Few values have names;
/// Module::name() looks them up.
struct Value {
  static constexpr unsigned TypeBits = 29;

  constexpr Value() = default;
  constexpr Value(ValueKind Kind, TypeId Type, uint32_t Index)
      : Kind(Kind), Type(Type), Index(Index) {}

  ValueKind Kind : 3 = ValueKind::Constant;
  TypeId Type : TypeBits = NoType;
  /// Number of the global, function, alias, constant, argument or instruction, by Kind.
  uint32_t Index = None;

  static constexpr TypeId NoType = None >> 3; ///< stands for no type, like None
};

enum class ConstantKind : uint8_t {
  Null, ///< zero of any type: integer 0, +0.0, null pointer, zeroinitializer
  Undef,
  Integer,        ///< Bits; those above the type's width are 0
  WideInteger,    ///< Words: 64-bit words, least significant first
  Float,          ///< Bits: the IEEE pattern of a half, float or double
  WideFloat,      ///< Words: pattern of a type wider than 64 bits
  Aggregate,      ///< Operands: the elements of an array, vector or struct
  Data,           ///< Words: one element each, of an array or vector of integers or floats
  String,         ///< Words: one byte each, an array of i8 (CString's NUL included)
  BinaryOp,       ///< Operands: 2; SubOpcode is an Opcode
  Cast,           ///< Operands: 1; SubOpcode is an Opcode
  GetElementPtr,  ///< Operands: base, indices; SourceType; Flags has InBounds
  Select,         ///< Operands: 3
  ExtractElement, ///< Operands: 2
  InsertElement,  ///< Operands: 3
  ShuffleVector,  ///< Operands: 3
  Compare,        ///< Operands: 2; Predicate
  BlockAddress,   ///< Operands: 1, the function; Bits is the block's number in it
  InlineAsm,      ///< Text; Bits holds the flags (1 side effect, 2 align stack, 4 Intel syntax)
};

/// A constant. ConstantKind says which fields each kind uses.
struct Constant {
  ConstantKind Kind = ConstantKind::Null;
  uint8_t SubOpcode = 0;
  uint8_t Predicate = 0;
  uint8_t Flags = 0;
  TypeId SourceType = None;
  ValueId Self = None;
  uint64_t Bits = 0;
  Range Operands = {};
  Range Words = {};
  std::string_view Text = {};       ///< text of inline assembly
  std::string_view Constraint = {}; ///< constraints of inline assembly
};

enum class Linkage : uint8_t {
  External,
  Weak,
  Appending,
  Internal,
  LinkOnce,
  DllImport,
  DllExport,
  ExternWeak,
  Common,
  Private,
  WeakOdr,
  LinkOnceOdr,
  AvailableExternally
};

struct Global {
  ValueId Self = None;
  TypeId ValueType = None; ///< pointee type
  uint32_t AddressSpace = 0;
  bool IsConstant = false;
  bool UnnamedAddr = false;
  bool ExternallyInitialized = false;
  uint8_t Visibility = 0;  ///< 0 default, 1 hidden, 2 protected
  uint8_t ThreadLocal = 0; ///< 0 not thread-local, else LLVM's thread-local mode
  uint8_t DllStorage = 0;  ///< 0 none, 1 import, 2 export
  dxil::ir::Linkage Linkage = dxil::ir::Linkage::External;
  uint32_t Alignment = 0; ///< in bytes; 0 if none is given
  ValueId Initializer = None;
  std::string_view Section = {};
};

struct Alias {
  ValueId Self = None;
  ValueId Aliasee = None;
  uint32_t AddressSpace = 0;
  uint8_t Visibility = 0;
  dxil::ir::Linkage Linkage = dxil::ir::Linkage::External;
};

struct Function {
  ValueId Self = None;
  TypeId FunctionType = None;
  bool IsDeclaration = true;
  bool UnnamedAddr = false;
  uint8_t Visibility = 0;
  uint8_t DllStorage = 0;
  dxil::ir::Linkage Linkage = dxil::ir::Linkage::External;
  uint32_t CallingConvention = 0;
  uint32_t Alignment = 0;
  AttributeListId Attributes = None;
  std::string_view Section;
  std::string_view Gc;
  ValueId Prefix = None, Prologue = None, Personality = None;
  ValueId FirstArgument = None; ///< arguments are consecutive values; None for a declaration
  uint32_t ArgumentCount = 0;
  Range Constants;    ///< its own constants in Module::Constants
  Range Blocks;       ///< its blocks in Module::Blocks
  Range Instructions; ///< its instructions in Module::Instructions, in block order
  Range Attachments;  ///< metadata of the function itself, in Module::Attachments
  Range Metadata;     ///< values of its debug calls, in Module::Metadata
};

/// A basic block. Few blocks have names; Module::blockName() looks them up.
struct Block {
  FunctionId Parent = None;
  Range Instructions;
};

// ---- Attributes ---------------------------------------------------------------------------------

struct Attribute {
  /// LLVM's number of an enum or integer attribute; 0 for a string attribute.
  uint32_t Kind = 0;
  bool HasValue = false;
  uint64_t Value = 0;
  std::string_view Key, Text; ///< strings of a string attribute
};
/// Returns the name of an attribute ("readnone", "nounwind"); empty for numbers unknown to LLVM
/// 3.7.
std::string_view attributeName(uint32_t Kind);

struct AttributeGroup {
  uint32_t Id = 0;
  /// 0 for the result, N for parameter N - 1, FunctionIndex for the function.
  uint32_t ParamIndex = 0;
  Range Attributes;
};
inline constexpr uint32_t FunctionIndex = ~0u;

struct AttributeList {
  Range Groups; ///< indices of AttributeGroups, in Module::IndexPool
};

// ---- Metadata -----------------------------------------------------------------------------------

/// Kinds of metadata, with the numbers of the bitcode records. Those above Node are debug
/// information.
enum class MetadataKind : uint8_t {
  String = 1,
  Value = 2,
  Node = 3,
  Location = 7,
  GenericDebug = 12,
  Subrange,
  Enumerator,
  BasicType,
  File,
  DerivedType,
  CompositeType,
  SubroutineType,
  CompileUnit,
  Subprogram,
  LexicalBlock,
  LexicalBlockFile,
  Namespace,
  TemplateType,
  TemplateValue,
  GlobalVariable,
  LocalVariable,
  Expression,
  ObjCProperty,
  ImportedEntity,
  Module,
};

struct Metadata {
  MetadataKind Kind = MetadataKind::Node;
  bool Distinct = false;
  std::string_view Text; ///< text of a String
  ValueId Value = None;  ///< value of a Value
  Range Operands;        ///< operands of a Node in Module::MetadataPool: ids, or None for null
  /// Fields of a debug record after `distinct`, in Module::FieldPool. A reference to metadata is
  /// its id plus one, zero for null. DebugInfo.h has the names of the fields.
  Range Fields;
};

struct NamedMetadata {
  std::string_view Name;
  Range Nodes; ///< range in Module::MetadataPool
};

// ---- The module ---------------------------------------------------------------------------------

/// Owns strings at stable addresses, so that views stay valid when the module is moved. A copy
/// shares them and adds its own.
class StringArena {
public:
  StringArena() = default;
  StringArena(StringArena &&) = default;
  StringArena &operator=(StringArena &&) = default;
  StringArena(const StringArena &Other) : Chunks(Other.Chunks) {}

  std::string_view save(std::string_view Text);
  /// Returns memory for `Size` characters, which the caller fills.
  char *allocate(size_t Size);

private:
  std::vector<std::shared_ptr<char[]>> Chunks;
  size_t Used = 0, Capacity = 0; ///< bytes of the last chunk; 0 if another arena shares it
};

/// A whole module. Owns all data that its views show. Copies are explicit.
class Module {
public:
  Module() = default;
  Module(Module &&) = default;
  Module &operator=(Module &&) = default;
  explicit Module(const Module &) = default;

  std::string_view Triple, DataLayout, InlineAsm;
  std::vector<std::string_view> StructNames;

  std::vector<Type> Types;
  std::vector<Value> Values;
  /// Names of values from the symbol tables, by ValueId. Ends with the last value that has a name.
  std::vector<std::string_view> ValueNames;
  std::vector<Constant> Constants;
  /// The constants outside of functions come first: Constants[0 .. ModuleConstantCount).
  uint32_t ModuleConstantCount = 0;
  std::vector<Global> Globals;
  std::vector<Alias> Aliases;
  std::vector<Function> Functions;
  std::vector<Block> Blocks;
  /// Names of blocks by BlockId. Ends with the last block that has a name.
  std::vector<std::string_view> BlockNames;
  std::vector<Instruction> Instructions;
  std::vector<Location> Locations;
  /// Index in Locations, or None, by InstId. Ends with the last instruction that has a location.
  std::vector<uint32_t> LocationOf;
  std::vector<Attachment> Attachments;
  /// Attachments of the instructions with HasAttachments, in their order.
  std::vector<InstructionAttachments> AttachmentsOf;
  std::vector<Attribute> Attributes;
  std::vector<AttributeGroup> AttributeGroups;
  std::vector<AttributeList> AttributeLists;
  /// The metadata outside of functions comes first: Metadata[0 .. ModuleMetadataCount).
  std::vector<dxil::ir::Metadata> Metadata;
  uint32_t ModuleMetadataCount = 0;
  std::vector<dxil::ir::NamedMetadata> NamedMetadata;
  /// Names of attachment kinds by number; empty for unused numbers.
  std::vector<std::string_view> MetadataKinds;

  // Pools that the ranges point into.
  std::vector<TypeId> TypePool;
  std::vector<ValueId> OperandPool;
  std::vector<uint32_t> IndexPool;
  std::vector<uint64_t> WordPool;
  std::vector<MetadataId> MetadataPool;
  std::vector<uint64_t> FieldPool;
  StringArena Strings;

  // Accessors.
  const Type &type(TypeId T) const { return Types[T]; }
  const Type &typeOf(ValueId V) const { return Types[Values[V].Type]; }
  std::span<const TypeId> fields(const Type &T) const { return at(TypePool, T.Fields); }
  std::span<const ValueId> operands(const Instruction &I) const {
    return at(OperandPool, I.Operands);
  }
  std::span<const ValueId> operands(const Constant &C) const { return at(OperandPool, C.Operands); }
  std::span<const uint64_t> words(const Constant &C) const { return at(WordPool, C.Words); }
  std::span<const BlockId> successors(const Instruction &I) const {
    return hasIndices(I.Op) ? std::span<const BlockId>() : at(IndexPool, targetRange(I));
  }
  std::span<const uint32_t> indices(const Instruction &I) const {
    return hasIndices(I.Op) ? at(IndexPool, targetRange(I)) : std::span<const uint32_t>();
  }
  /// Returns the range of IndexPool with an instruction's successors or indices.
  static Range targetRange(const Instruction &I) {
    if (I.Op == Opcode::Invoke)
      return {I.Link[1] + 1, 2};
    return I.Op == Opcode::Call ? Range() : Range{I.Link[0], I.Link[1]};
  }
  /// Returns the id of an instruction, which must be an element of Instructions. The accessors
  /// below that look up tables need this too.
  InstId idOf(const Instruction &I) const { return InstId(&I - Instructions.data()); }
  /// Returns the block of an instruction. Time is logarithmic in the number of blocks between the
  /// result and the hint Near.
  BlockId parent(InstId I, BlockId Near = 0) const;
  BlockId parent(const Instruction &I, BlockId Near = 0) const { return parent(idOf(I), Near); }
  /// Returns the allocated type of an alloca, the type that a load returns, the source element type
  /// of a getelementptr, or the function type of a call. None for other instructions.
  TypeId elementType(const Instruction &I) const;
  /// Returns the callee of a call or invoke; None for other instructions.
  ValueId callee(const Instruction &I) const { return isCall(I.Op) ? I.Link[0] : None; }
  AttributeListId attributeList(const Instruction &I) const {
    return I.Op == Opcode::Call ? I.Link[1] : I.Op == Opcode::Invoke ? IndexPool[I.Link[1]] : None;
  }
  /// Returns the location of an instruction, or null.
  const Location *location(const Instruction &I) const {
    const InstId Id = idOf(I);
    return Id < LocationOf.size() && LocationOf[Id] != None ? &Locations[LocationOf[Id]] : nullptr;
  }

  // Setters for the parts of an instruction that depend on its opcode. Set the opcode first.
  /// Appends the successors or indices to IndexPool.
  void setTargets(Instruction &I, std::span<const uint32_t> Targets);
  /// Sets the successors or indices to a range that IndexPool already has.
  static void setTargets(Instruction &I, Range Targets) {
    I.Link[0] = Targets.First;
    I.Link[1] = Targets.Count;
  }
  /// Sets the callee and attribute list, and for an invoke the two successors.
  void setCall(Instruction &I, ValueId Callee, AttributeListId Attributes,
               std::span<const BlockId> Successors = {});
  static void setCallee(Instruction &I, ValueId Callee) { I.Link[0] = Callee; }
  /// The successors or indices, for changes.
  std::span<uint32_t> targets(Instruction &I) {
    const Range R = targetRange(I);
    return std::span(IndexPool).subspan(R.First, R.Count);
  }
  void setLocation(InstId I, uint32_t Location);
  /// Adds attachments of an instruction. Call it in the order of instructions.
  void attach(InstId I, std::span<const Attachment> List);
  std::span<const MetadataId> operands(const dxil::ir::Metadata &N) const {
    return at(MetadataPool, N.Operands);
  }
  std::span<const uint64_t> fields(const dxil::ir::Metadata &N) const {
    return at(FieldPool, N.Fields);
  }
  std::span<const MetadataId> nodes(const dxil::ir::NamedMetadata &N) const {
    return at(MetadataPool, N.Nodes);
  }
  std::span<const Instruction> instructions(const Function &F) const {
    return at(Instructions, F.Instructions);
  }
  std::span<const Instruction> instructions(const Block &B) const {
    return at(Instructions, B.Instructions);
  }
  std::span<const Block> blocks(const Function &F) const { return at(Blocks, F.Blocks); }
  std::span<const Attachment> attachments(const Instruction &I) const {
    return I.HasAttachments ? attachmentsOf(idOf(I)) : std::span<const Attachment>();
  }
  std::span<const Attachment> attachments(const Function &F) const {
    return at(Attachments, F.Attachments);
  }
  std::span<const Attribute> attributes(const AttributeGroup &G) const {
    return at(Attributes, G.Attributes);
  }
  std::span<const uint32_t> groups(const AttributeList &L) const { return at(IndexPool, L.Groups); }

  /// Returns the name of a value; empty if it has none.
  std::string_view name(ValueId V) const {
    return V < ValueNames.size() ? ValueNames[V] : std::string_view();
  }
  /// Sets the name of a value. The text must live as long as the module, for example in Strings.
  void setName(ValueId V, std::string_view Name) {
    if (V >= ValueNames.size())
      ValueNames.resize(size_t(V) + 1);
    ValueNames[V] = Name;
  }
  /// Returns the name of a block; empty if it has none.
  std::string_view blockName(BlockId B) const {
    return B < BlockNames.size() ? BlockNames[B] : std::string_view();
  }
  /// Sets the name of a block. The text must live as long as the module.
  void setBlockName(BlockId B, std::string_view Name) {
    if (B >= BlockNames.size())
      BlockNames.resize(size_t(B) + 1);
    BlockNames[B] = Name;
  }
  /// Returns the constant that a value is. Returns null for other values and metadata operands.
  const Constant *constant(ValueId V) const {
    return V < Values.size() && Values[V].Kind == ValueKind::Constant ? &Constants[Values[V].Index]
                                                                      : nullptr;
  }
  /// Sets `Out` to the value of an integer constant, zero-extended; Null counts as 0. Returns false
  /// if the value is not a constant integer of at most 64 bits.
  bool constantInt(ValueId V, uint64_t &Out) const {
    const Constant *C = constant(V);
    if (!C || (C->Kind != ConstantKind::Integer && C->Kind != ConstantKind::Null) ||
        typeOf(V).Kind != TypeKind::Integer || typeOf(V).Width > 64)
      return false;
    Out = C->Kind == ConstantKind::Null ? 0 : C->Bits;
    return true;
  }
  /// Returns the instruction that defines a value, or null.
  const Instruction *definition(ValueId V) const {
    return V < Values.size() && Values[V].Kind == ValueKind::Instruction
               ? &Instructions[Values[V].Index]
               : nullptr;
  }
  /// Returns the function that an instruction calls directly, or null.
  const Function *calledFunction(const Instruction &I) const {
    const ValueId V = callee(I);
    return V < Values.size() && Values[V].Kind == ValueKind::Function ? &Functions[Values[V].Index]
                                                                      : nullptr;
  }
  /// Returns the name of the function that an instruction calls directly; empty if there is none.
  /// Calls of ops have "dx.op.<class>".
  std::string_view calleeName(const Instruction &I) const {
    const Function *F = calledFunction(I);
    return F ? name(F->Self) : std::string_view();
  }
  /// Returns the function with that name, or null.
  const Function *findFunction(std::string_view Name) const;
  const dxil::ir::NamedMetadata *findNamedMetadata(std::string_view Name) const;

  // Readers of metadata. They accept None and metadata of any kind.
  /// Returns operand `I` of node `N`. Returns None if the operand is absent or null, or N is not a
  /// node.
  MetadataId nodeOperand(MetadataId N, uint32_t I) const;
  uint32_t nodeSize(MetadataId N) const;
  /// Sets `Out` to the integer constant that a metadata value holds (`i32 5`), zero-extended.
  /// Returns false if it holds none.
  bool metadataInt(MetadataId N, uint64_t &Out) const;
  /// Sets `Out` to the text of a metadata string. Returns false if N is not a string.
  bool metadataString(MetadataId N, std::string_view &Out) const;
  /// Returns the value that the metadata holds, or None.
  ValueId metadataValue(MetadataId N) const;

private:
  std::span<const Attachment> attachmentsOf(InstId I) const;
  template <typename T> static std::span<const T> at(const std::vector<T> &Pool, Range R) {
    return std::span<const T>(Pool).subspan(R.First, R.Count);
  }
};

} // namespace dxil::ir
