// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module model: what LLVM 3.7 bitcode says, as flat tables.
//
// Everything is an index into a vector of Module. An id is unique in the whole module, also for the
// values of function bodies: a ValueId names a global, a function, a constant, an argument or an
// instruction's result, whatever function it belongs to.
//
//   Types, Values, Constants, Globals, Functions, Blocks, Instructions, Metadata, ...
//
// Lists (a struct's fields, an instruction's operands, a node's operands) are Ranges into one of
// the pools and are read with Module's accessors, which return spans.
//
// What the reader guarantees of a Module it returns, so that users need no check of their own:
//  - every id is None or in range of its table; ranges lie inside their pools;
//  - TypeId operands are defined, and no type contains itself except through a pointer;
//  - an instruction's operands are values of the same function (arguments, its constants, its
//    instructions) or module-level values (globals, functions, constants), or metadata operands;
//  - an instruction has the operand count its Opcode documents; Callee's type is a pointer to a
//    function type, and a call has as many operands as that type has parameters (or more, vararg);
//  - operand types agree where LLVM's own reader needs them to: both sides of a binary operation
//    and of a comparison, value and pointee of a store, pointee of a load, the arguments of a call;
//  - the values of a defined function are consecutive: its arguments, its constants, then the
//  results
//    of its instructions in their order;
//  - every block of a defined function ends in exactly one terminator, and successors are blocks of
//    the same function.
// Not guaranteed (a validator's work): dominance, that metadata has the shape DXIL wants, that
// instructions are ones DXIL allows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace dxil::ir {

using TypeId = uint32_t;
using ValueId = uint32_t;
using ConstantId = uint32_t;
using GlobalId = uint32_t;
using FunctionId = uint32_t;
using AliasId = uint32_t;
using BlockId = uint32_t;
using InstId = uint32_t;
using MetadataId = uint32_t;
using AttributeListId = uint32_t;

/// "No such thing", for every kind of id.
inline constexpr uint32_t None = ~0u;

/// An operand of type `metadata` (the calls of llvm.dbg.*) is not a Value: its ValueId has this bit
/// set and the metadata's id below it.
inline constexpr uint32_t MetadataOperandBit = 0x80000000u;
inline constexpr bool isMetadataOperand(ValueId V) {
  return V != None && (V & MetadataOperandBit);
}
inline constexpr MetadataId metadataOperand(ValueId V) {
  return V & ~MetadataOperandBit;
}

/// Part of a pool.
struct Range {
  uint32_t First = 0;
  uint32_t Count = 0;
};

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
  /// An opaque type or a struct that is a type of its own, written %Name (or %0, %1, ... if Name is
  /// empty); false for a literal struct, which is written out.
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

/// Its name, which few values have, is Module::name(). Eight bytes, as there is one for nearly each
/// instruction.
struct Value {
  static constexpr unsigned TypeBits = 29;

  constexpr Value() = default;
  constexpr Value(ValueKind Kind, TypeId Type, uint32_t Index)
      : Kind(Kind), Type(Type), Index(Index) {}

  ValueKind Kind : 3 = ValueKind::Constant;
  TypeId Type : TypeBits = NoType;
  /// GlobalId, FunctionId, AliasId, ConstantId, argument number or InstId, by Kind.
  uint32_t Index = None;

  static constexpr TypeId NoType = None >> 3; ///< what None is here: no type's number
};

enum class ConstantKind : uint8_t {
  Null, ///< zero of any type: integer 0, +0.0, null pointer, zeroinitializer
  Undef,
  Integer,        ///< Bits, sign bits above the type's width cleared
  WideInteger,    ///< Words: 64-bit words, least significant first
  Float,          ///< Bits: the IEEE pattern of a half, float or double
  WideFloat,      ///< Words: pattern of a type wider than 64 bits
  Aggregate,      ///< Operands: the elements of an array, vector or struct
  Data,           ///< Words: one element each, of an array or vector of integers or floats
  String,         ///< Words: one byte each, an array of i8 (CString's NUL included)
  BinaryOp,       ///< Operands 2, SubOpcode is an Opcode
  Cast,           ///< Operands 1, SubOpcode is an Opcode
  GetElementPtr,  ///< Operands: base, indices; SourceType; Flags has InBounds
  Select,         ///< Operands 3
  ExtractElement, ///< Operands 2
  InsertElement,  ///< Operands 3
  ShuffleVector,  ///< Operands 3
  Compare,        ///< Operands 2, Predicate
  BlockAddress,   ///< Operands 1: the function; Bits is the block's number in it
  InlineAsm,      ///< Text; Bits has the flags (1 side effect, 2 align stack, 4 Intel syntax)
};

/// A constant; which fields are used is documented at ConstantKind.
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
  std::string_view Text = {};       ///< inline assembly
  std::string_view Constraint = {}; ///< its constraints
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
  TypeId ValueType = None; ///< the type behind the pointer
  uint32_t AddressSpace = 0;
  bool IsConstant = false;
  bool UnnamedAddr = false;
  bool ExternallyInitialized = false;
  uint8_t Visibility = 0;  ///< 0 default, 1 hidden, 2 protected
  uint8_t ThreadLocal = 0; ///< 0 no, else LLVM's thread-local mode
  uint8_t DllStorage = 0;  ///< 0 none, 1 import, 2 export
  dxil::ir::Linkage Linkage = dxil::ir::Linkage::External;
  uint32_t Alignment = 0; ///< in bytes; 0 if not given
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
  Range Constants;    ///< the function's own constants, in Module::Constants
  Range Blocks;       ///< in Module::Blocks
  Range Instructions; ///< in Module::Instructions, in block order
  Range Attachments;  ///< in Module::Attachments: metadata of the function itself
  Range Metadata;     ///< its own, in Module::Metadata: values of its debug calls
};

/// Its name, which few blocks have, is Module::blockName().
struct Block {
  FunctionId Parent = None;
  Range Instructions;
};

// ---- Instructions -------------------------------------------------------------------------------

/// LLVM 3.7's instructions. The comment gives operands, then what the other fields hold and the
/// module knows.
enum class Opcode : uint8_t {
  // Binary: two operands of the result's type; Flags.
  Add,
  FAdd,
  Sub,
  FSub,
  Mul,
  FMul,
  UDiv,
  SDiv,
  FDiv,
  URem,
  SRem,
  FRem,
  Shl,
  LShr,
  AShr,
  And,
  Or,
  Xor,
  // Casts: one operand.
  Trunc,
  ZExt,
  SExt,
  FPToUI,
  FPToSI,
  UIToFP,
  SIToFP,
  FPTrunc,
  FPExt,
  PtrToInt,
  IntToPtr,
  BitCast,
  AddrSpaceCast,
  ICmp,
  FCmp,           ///< two operands; Predicate (FCmp: Flags too)
  Select,         ///< condition, true value, false value
  ExtractElement, ///< vector, index
  InsertElement,  ///< vector, element, index
  ShuffleVector,  ///< vector, vector, mask
  ExtractValue,   ///< aggregate; indices()
  InsertValue,    ///< aggregate, value; indices()
  GetElementPtr,  ///< base, indices...; elementType() is the source element type; Flags: InBounds
  Alloca,         ///< element count; elementType(); Alignment
  Load,           ///< pointer; elementType(); Alignment; Volatile; Ordering, Scope if atomic
  Store,          ///< pointer, value; Alignment; Volatile; Ordering, Scope if atomic
  CmpXchg,        ///< pointer, compare, new; Ordering, FailureOrdering, Scope, Volatile, Weak
  AtomicRmw,      ///< pointer, value; RmwOperation in Predicate; Ordering, Scope, Volatile
  Fence,          ///< Ordering, Scope
  Phi,            ///< incoming values; successors() are the incoming blocks, one each
  Call,  ///< arguments; callee(); elementType() is the function type; attributeList(); TailCall
  VAArg, ///< list
  LandingPad, ///< clauses; indices(): 0 for a catch, 1 for a filter, one each
  // Terminators, last so that isTerminator() is one comparison.
  Ret,        ///< none or the value
  Br,         ///< none or the condition; successors() 1 or 2 (true, false)
  Switch,     ///< condition, case values...; successors(): default, then one for each case
  IndirectBr, ///< address; successors()
  Invoke,     ///< arguments; callee(); successors(): normal, unwind
  Resume,     ///< value
  Unreachable,
};
inline constexpr bool isTerminator(Opcode O) {
  return O >= Opcode::Ret;
}
inline constexpr bool isBinary(Opcode O) {
  return O <= Opcode::Xor;
}
inline constexpr bool isCall(Opcode O) {
  return O == Opcode::Call || O == Opcode::Invoke;
}
inline constexpr bool hasIndices(Opcode O) {
  return O == Opcode::ExtractValue || O == Opcode::InsertValue || O == Opcode::LandingPad;
}
inline constexpr bool isCast(Opcode O) {
  return O >= Opcode::Trunc && O <= Opcode::AddrSpaceCast;
}
/// The instruction's keyword in assembly ("fadd", "getelementptr").
std::string_view opcodeName(Opcode O);

/// Bits of Instruction::Flags and Constant::Flags.
enum : uint16_t {
  NoUnsignedWrap = 1 << 0,
  NoSignedWrap = 1 << 1,
  Exact = 1 << 2,
  InBounds = 1 << 3,
  FastUnsafeAlgebra = 1 << 4, ///< "fast"; LLVM 3.7 calls it unsafe algebra
  FastNoNaNs = 1 << 5,
  FastNoInfs = 1 << 6,
  FastNoSignedZeros = 1 << 7,
  FastAllowReciprocal = 1 << 8,
  Volatile = 1 << 9,
  TailCall = 1 << 10,
  MustTailCall = 1 << 11,
  InAlloca = 1 << 12,
  Weak = 1 << 13,
  Cleanup = 1 << 14,
};

/// Predicates: the numbers of LLVM; FCmp 0 to 15, ICmp 32 to 41.
enum Predicate : uint8_t {
  FcmpFalse = 0,
  FcmpOeq,
  FcmpOgt,
  FcmpOge,
  FcmpOlt,
  FcmpOle,
  FcmpOne,
  FcmpOrd,
  FcmpUno,
  FcmpUeq,
  FcmpUgt,
  FcmpUge,
  FcmpUlt,
  FcmpUle,
  FcmpUne,
  FcmpTrue,
  IcmpEq = 32,
  IcmpNe,
  IcmpUgt,
  IcmpUge,
  IcmpUlt,
  IcmpUle,
  IcmpSgt,
  IcmpSge,
  IcmpSlt,
  IcmpSle
};
std::string_view predicateName(uint8_t P);

enum class RmwOperation : uint8_t { Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, UMax, UMin };
std::string_view rmwName(RmwOperation O);

enum class Ordering : uint8_t {
  NotAtomic,
  Unordered,
  Monotonic,
  Acquire,
  Release,
  AcquireRelease,
  SequentiallyConsistent
};
std::string_view orderingName(Ordering O);

/// A power of two up to 2^30, in bytes, or 0 if none is given; kept in one byte.
class Alignment {
public:
  constexpr Alignment() = default;
  constexpr explicit Alignment(uint32_t Bytes) : Exponent(uint8_t(std::bit_width(Bytes))) {}
  constexpr operator uint32_t() const { return (1u << Exponent) >> 1; }

private:
  uint8_t Exponent = 0; ///< plus one
};

/// 32 bytes, as tables of them are most of a large module and are walked again and again. What few
/// have is in tables of the module (locations, attachments), what follows from other fields is
/// asked of it: parent(), elementType(), callee(), attributeList(), successors(), indices().
struct Instruction {
  Opcode Op = Opcode::Unreachable;
  uint8_t Predicate = 0;
  dxil::ir::Alignment Alignment;
  dxil::ir::Ordering Ordering : 3 = dxil::ir::Ordering::NotAtomic;
  dxil::ir::Ordering FailureOrdering : 3 = dxil::ir::Ordering::NotAtomic;
  bool SingleThread : 1 = false;   ///< synchronization scope of an atomic
  bool HasAttachments : 1 = false; ///< in Module::AttachmentsOf
  uint16_t Flags = 0;
  uint16_t CallingConvention = 0;
  TypeId Type = None;    ///< of the result; a void type if it has none
  ValueId Result = None; ///< the value this defines; None if its type is void
  Range Operands;        ///< in Module::OperandPool

private:
  friend class Module;
  /// Of a call the callee and its attributes; of an invoke the callee and where in
  /// Module::IndexPool its attributes and two successors stand; of the others a range there, of
  /// successors or indices.
  uint32_t Link[2] = {0, 0};
};

static_assert(sizeof(Instruction) == 32);

/// A debug location.
struct Location {
  uint32_t Line = 0, Column = 0;
  MetadataId Scope = None, InlinedAt = None;
};

/// Metadata of an instruction or a function: `!name !node`.
struct Attachment {
  uint32_t Kind = 0; ///< in Module::MetadataKinds
  MetadataId Node = None;
};

/// The attachments of an instruction.
struct InstructionAttachments {
  InstId Of = None;
  Range Attachments; ///< in Module::Attachments
};

// ---- Attributes ---------------------------------------------------------------------------------

struct Attribute {
  /// LLVM's number of an enum or integer attribute; 0 for a string attribute.
  uint32_t Kind = 0;
  bool HasValue = false;
  uint64_t Value = 0;
  std::string_view Key, Text; ///< of a string attribute
};
/// "readnone", "nounwind", ...; empty if the number is not one of LLVM 3.7.
std::string_view attributeName(uint32_t Kind);

struct AttributeGroup {
  uint32_t Id = 0;
  /// 0 the result, 1 up the parameters, FunctionIndex the function.
  uint32_t ParamIndex = 0;
  Range Attributes;
};
inline constexpr uint32_t FunctionIndex = ~0u;

struct AttributeList {
  Range Groups; ///< in Module::IndexPool; indices of AttributeGroups
};

// ---- Metadata -----------------------------------------------------------------------------------

/// Kinds of metadata, those above Node being debug information. The numbers are those of the
/// bitcode records.
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
  std::string_view Text; ///< String
  ValueId Value = None;  ///< Value
  Range Operands;        ///< Node: in Module::MetadataPool, ids or None for null
  /// Debug information: its record's fields after `distinct`, in Module::FieldPool. A field that is
  /// a reference to metadata holds the id plus one, zero for null; see DebugInfo.h for their names.
  Range Fields;
};

struct NamedMetadata {
  std::string_view Name;
  Range Nodes; ///< in Module::MetadataPool
};

// ---- The module ---------------------------------------------------------------------------------

/// Owns strings at stable addresses, so that views stay valid when the module is moved.
class StringArena {
public:
  std::string_view save(std::string_view Text);
  /// Room for `Size` characters, to be filled by the caller.
  char *allocate(size_t Size);

private:
  std::vector<std::unique_ptr<char[]>> Chunks;
  size_t Used = 0, Capacity = 0;
};

/// A whole module. Movable, not copyable; owns all that it shows.
class Module {
public:
  Module() = default;
  Module(Module &&) = default;
  Module &operator=(Module &&) = default;
  Module(const Module &) = delete;
  Module &operator=(const Module &) = delete;

  std::string_view Triple, DataLayout, InlineAsm;
  std::vector<std::string_view> StructNames;

  std::vector<Type> Types;
  std::vector<Value> Values;
  /// Names from the symbol tables by ValueId; as long as the last value that has one needs.
  std::vector<std::string_view> ValueNames;
  std::vector<Constant> Constants;
  /// The constants of the module itself come first: Constants[0 .. ModuleConstantCount).
  uint32_t ModuleConstantCount = 0;
  std::vector<Global> Globals;
  std::vector<Alias> Aliases;
  std::vector<Function> Functions;
  std::vector<Block> Blocks;
  /// By BlockId; as long as the last block that has one needs.
  std::vector<std::string_view> BlockNames;
  std::vector<Instruction> Instructions;
  std::vector<Location> Locations;
  /// By InstId, in Locations or None; as long as the last instruction that has one needs.
  std::vector<uint32_t> LocationOf;
  std::vector<Attachment> Attachments;
  /// Of instructions with HasAttachments, in their order.
  std::vector<InstructionAttachments> AttachmentsOf;
  std::vector<Attribute> Attributes;
  std::vector<AttributeGroup> AttributeGroups;
  std::vector<AttributeList> AttributeLists;
  /// The module's own metadata first, Metadata[0 .. ModuleMetadataCount), then that of functions.
  std::vector<dxil::ir::Metadata> Metadata;
  uint32_t ModuleMetadataCount = 0;
  std::vector<dxil::ir::NamedMetadata> NamedMetadata;
  /// Names of attachment kinds by number; empty where a number is not used.
  std::vector<std::string_view> MetadataKinds;

  // Pools behind the ranges.
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
  /// What stands in IndexPool for an instruction: its successors or its indices.
  static Range targetRange(const Instruction &I) {
    if (I.Op == Opcode::Invoke)
      return {I.Link[1] + 1, 2};
    return I.Op == Opcode::Call ? Range() : Range{I.Link[0], I.Link[1]};
  }
  /// The instruction must be one of Instructions, for this and what asks by place.
  InstId idOf(const Instruction &I) const { return InstId(&I - Instructions.data()); }
  /// The block in which an instruction of Instructions stands. The time is the logarithm of how
  /// many blocks lie between it and Near, a block of Blocks.
  BlockId parent(InstId I, BlockId Near = 0) const;
  BlockId parent(const Instruction &I, BlockId Near = 0) const { return parent(idOf(I), Near); }
  /// By opcode: what an alloca or a load makes, the source element type of a getelementptr, the
  /// function type of a call; None of the others.
  TypeId elementType(const Instruction &I) const;
  /// What a call or an invoke calls; None of the others.
  ValueId callee(const Instruction &I) const { return isCall(I.Op) ? I.Link[0] : None; }
  AttributeListId attributeList(const Instruction &I) const {
    return I.Op == Opcode::Call ? I.Link[1] : I.Op == Opcode::Invoke ? IndexPool[I.Link[1]] : None;
  }
  /// Null if it has none.
  const Location *location(const Instruction &I) const {
    const InstId Id = idOf(I);
    return Id < LocationOf.size() && LocationOf[Id] != None ? &Locations[LocationOf[Id]] : nullptr;
  }

  // What makes an instruction, whose opcode is set before.
  /// Successors or indices, which are appended to IndexPool.
  void setTargets(Instruction &I, std::span<const uint32_t> Targets);
  /// Those that stand in IndexPool already.
  static void setTargets(Instruction &I, Range Targets) {
    I.Link[0] = Targets.First;
    I.Link[1] = Targets.Count;
  }
  /// Two successors if it is an invoke.
  void setCall(Instruction &I, ValueId Callee, AttributeListId Attributes,
               std::span<const BlockId> Successors = {});
  static void setCallee(Instruction &I, ValueId Callee) { I.Link[0] = Callee; }
  /// The successors or indices, to be changed.
  std::span<uint32_t> targets(Instruction &I) {
    const Range R = targetRange(I);
    return std::span(IndexPool).subspan(R.First, R.Count);
  }
  void setLocation(InstId I, uint32_t Location);
  /// Behind those of all instructions before it.
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

  /// The name of a value; empty if it has none.
  std::string_view name(ValueId V) const {
    return V < ValueNames.size() ? ValueNames[V] : std::string_view();
  }
  /// The text must live as long as the module, as that in Strings does.
  void setName(ValueId V, std::string_view Name) {
    if (V >= ValueNames.size())
      ValueNames.resize(size_t(V) + 1);
    ValueNames[V] = Name;
  }
  /// The name of a block; empty if it has none.
  std::string_view blockName(BlockId B) const {
    return B < BlockNames.size() ? BlockNames[B] : std::string_view();
  }
  /// As setName().
  void setBlockName(BlockId B, std::string_view Name) {
    if (B >= BlockNames.size())
      BlockNames.resize(size_t(B) + 1);
    BlockNames[B] = Name;
  }
  /// The constant behind a value, or null if it is none (or a metadata operand).
  const Constant *constant(ValueId V) const {
    return V < Values.size() && Values[V].Kind == ValueKind::Constant ? &Constants[Values[V].Index]
                                                                      : nullptr;
  }
  /// The integer a value is a constant of (Null counts as 0), zero-extended from its width.
  /// False if the value is not a constant integer of at most 64 bits.
  bool constantInt(ValueId V, uint64_t &Out) const {
    const Constant *C = constant(V);
    if (!C || (C->Kind != ConstantKind::Integer && C->Kind != ConstantKind::Null) ||
        typeOf(V).Kind != TypeKind::Integer || typeOf(V).Width > 64)
      return false;
    Out = C->Kind == ConstantKind::Null ? 0 : C->Bits;
    return true;
  }
  /// The instruction that defines a value, or null.
  const Instruction *definition(ValueId V) const {
    return V < Values.size() && Values[V].Kind == ValueKind::Instruction
               ? &Instructions[Values[V].Index]
               : nullptr;
  }
  /// The function a call calls directly, or null if it is not a call or an indirect one.
  const Function *calledFunction(const Instruction &I) const {
    const ValueId V = callee(I);
    return V < Values.size() && Values[V].Kind == ValueKind::Function ? &Functions[Values[V].Index]
                                                                      : nullptr;
  }
  /// Name of the function a call calls directly; empty if none. dx.op calls have "dx.op.<class>".
  std::string_view calleeName(const Instruction &I) const {
    const Function *F = calledFunction(I);
    return F ? name(F->Self) : std::string_view();
  }
  /// The function with that name, or null.
  const Function *findFunction(std::string_view Name) const;
  const dxil::ir::NamedMetadata *findNamedMetadata(std::string_view Name) const;

  // Metadata of DXIL's shape: all of these take None and wrong kinds and answer "no".
  /// Operand `I` of node `N`; None if there is no such operand, or it is null, or N is not a node.
  MetadataId nodeOperand(MetadataId N, uint32_t I) const;
  uint32_t nodeSize(MetadataId N) const;
  /// The integer constant a metadata is (`i32 5`), zero-extended.
  bool metadataInt(MetadataId N, uint64_t &Out) const;
  /// The text of a metadata string; false if it is none.
  bool metadataString(MetadataId N, std::string_view &Out) const;
  /// The value a metadata is of, None if it is none.
  ValueId metadataValue(MetadataId N) const;

private:
  std::span<const Attachment> attachmentsOf(InstId I) const;
  template <typename T> static std::span<const T> at(const std::vector<T> &Pool, Range R) {
    return std::span<const T>(Pool).subspan(R.First, R.Count);
  }
};

} // namespace dxil::ir
