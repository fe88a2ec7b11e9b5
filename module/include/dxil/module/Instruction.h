// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions of the module model: opcodes with their operands, flags, locations and attachments.
// Module.h has the tables that own them.
#pragma once

#include <dxil/module/Ids.h>

#include <bit>
#include <cstdint>
#include <string_view>

namespace dxil::ir {

/// LLVM 3.7's instructions. Each comment lists the operands, then the other fields in use.
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
  LandingPad, ///< clauses; indices(): 0 for a catch, 1 for a filter, one for each clause
  // Terminators. They are last, so that isTerminator() is one comparison.
  Ret,        ///< the result, or no operand
  Br,         ///< the condition, or no operand; successors(): 1, or 2 (true, false)
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
/// Returns the instruction's keyword in assembly ("fadd", "getelementptr").
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

/// Predicates with LLVM's numbers: FCmp 0 to 15, ICmp 32 to 41.
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

/// A power of two up to 2^30, in bytes, or 0 if none is given. Stored in one byte.
class Alignment {
public:
  constexpr Alignment() = default;
  constexpr explicit Alignment(uint32_t Bytes) : Exponent(uint8_t(std::bit_width(Bytes))) {}
  constexpr operator uint32_t() const { return (1u << Exponent) >> 1; }

private:
  uint8_t Exponent = 0; ///< exponent plus one; 0 for none
};

/// An instruction. It has 32 bytes: most of a large module is instructions, and passes walk them
/// again and again. Tables of the module hold rare data (locations, attachments). Accessors of
/// Module compute the rest: parent(), elementType(), callee(), attributeList(), successors(),
/// indices().
struct Instruction {
  Opcode Op = Opcode::Unreachable;
  uint8_t Predicate = 0;
  dxil::ir::Alignment Alignment;
  dxil::ir::Ordering Ordering : 3 = dxil::ir::Ordering::NotAtomic;
  dxil::ir::Ordering FailureOrdering : 3 = dxil::ir::Ordering::NotAtomic;
  bool SingleThread : 1 = false;   ///< synchronization scope of an atomic
  bool HasAttachments : 1 = false; ///< Module::AttachmentsOf has an entry
  uint16_t Flags = 0;
  uint16_t CallingConvention = 0;
  TypeId Type = None;    ///< type of the result; a void type if there is none
  ValueId Result = None; ///< value that the instruction defines; None if its type is void
  Range Operands;        ///< range in Module::OperandPool

private:
  friend class Module;
  /// Call: callee and attribute list. Invoke: callee, and the index in Module::IndexPool of the
  /// attribute list and two successors. Others: range of successors or indices in
  /// Module::IndexPool.
  uint32_t Link[2] = {0, 0};
};

static_assert(sizeof(Instruction) == 32);

/// A source location of debug information.
struct Location {
  uint32_t Line = 0, Column = 0;
  MetadataId Scope = None, InlinedAt = None;
};

/// Metadata attached to an instruction or function: `!name !node`.
struct Attachment {
  uint32_t Kind = 0; ///< index in Module::MetadataKinds
  MetadataId Node = None;
};

/// The attachments of an instruction.
struct InstructionAttachments {
  InstId Owner = None;
  Range Attachments; ///< range in Module::Attachments
};

} // namespace dxil::ir
