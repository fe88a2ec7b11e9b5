// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SPIR-V's grammar and its mapping to DXIL: tables that dxil-tblgen writes from td/spirv.
#pragma once

#include <dxil/generated/OpCodes.h>
#include <dxil/generated/SPIRV.h>
#include <dxil/module/Instruction.h>
#include <dxil/ops/TextIn.h>
#include <dxil/ops/queries.h>
#include <dxil/produce/ShaderProducer.h>

#include <span>

namespace dxil::spirv {

enum class Quantifier : uint8_t { One, Optional, List };

struct OperandSpec {
  OperandKind Kind;
  Quantifier Count;
};

/// Names and reasons are offsets into the text: pointers would take twice the space and need
/// relocations.
struct GrammarTexts {
  static const char *start();
};
using GrammarText = TextIn<GrammarTexts>;

struct TableRange {
  uint16_t First = 0, Count = 0;
};

/// Kinds of nodes in expressions; td/spirv/Schema.td describes them.
enum class NodeKind : uint8_t {
  Argument, ///< Number is the operand's index, or BeforeArgument
  Integer,  ///< Number is the index of numberOf()
  Float,
  Binary,  ///< Number is an ir::Opcode
  Compare, ///< Number is an ir::Predicate
  Cast,    ///< Number is an ir::Opcode
  Select,
  Op,     ///< Number is an OpCode
  Resize, ///< Number is 0 for floats, 1 for signed and 2 for unsigned integers
  Bits,   ///< Number is 0 for a result of integers, 1 of floats
  ToI32,
  ToF32,
  Element,
  Field,
  List,
  Dot,
  Fold, ///< Number is an ir::Opcode
  Undefined,
};
inline constexpr uint16_t BeforeArgument = 0xFFFF;

struct ExpressionNode {
  NodeKind Kind;
  uint16_t Number = 0;
  TableRange Operands = {};
};

enum class MappingKind : uint8_t { Refused, Computed, Group, Atomic, Built, Declared, Ignored };

enum class AtomicValue : uint8_t { Value, Negated, One, MinusOne, Zero };

struct AtomicMapping {
  AtomicBinOpKind Operation = {};
  ir::RmwOperation Rmw = {};
  AtomicValue Value = {};
};

struct InstructionInfo {
  uint16_t Number;
  GrammarText Name;
  TableRange Operands = {};
  MappingKind Kind;
  Builder By = {};
  TableRange Expressions[3] = {};
  AtomicMapping Atomic = {};
  GrammarText Reason = {}; ///< why the translation refuses the instruction
};

struct EnumerantInfo {
  OperandKind Kind;
  uint32_t Value;
  GrammarText Name;
  TableRange Parameters = {};
  MappingKind Status; ///< Refused, Declared, Built or Ignored
  GrammarText Reason = {};
};

struct BuiltInInfo {
  BuiltIn Value;
  GrammarText Semantic = {}; ///< empty if the built-in variable has no semantic
  ComponentType Component;
  TableRange Expression = {};
};

/// Return null for unknown numbers.
const InstructionInfo *findInstruction(uint32_t Opcode);
const InstructionInfo *findExtended(uint32_t Number);
const EnumerantInfo *findEnumerant(OperandKind Kind, uint32_t Value);
const BuiltInInfo *findBuiltIn(BuiltIn Value);

/// An execution mode that changes a built-in variable's semantic.
struct ModeSemantic {
  ExecutionMode Mode;
  BuiltIn Variable;
  GrammarText Semantic;
};

/// Sets the fields of an entry point's description that an execution mode describes. Fails if its
/// operand has no counterpart in DXIL.
Status applyMode(ExecutionMode Mode, std::span<const uint32_t> Operands,
                 produce::EntryDescription &D);
/// Returns the semantic that an execution mode gives to a variable, or an empty text.
std::string_view modeSemantic(ExecutionMode Mode, BuiltIn Variable);

std::span<const OperandSpec> operandsOf(TableRange R);
std::span<const ExpressionNode> nodesOf(TableRange R);
std::span<const uint16_t> nodeOperandsOf(const ExpressionNode &N);
/// Returns the number of an Integer or Float node.
double numberOf(const ExpressionNode &N);
/// Returns true if the value of an operand kind is a bit mask.
bool isMask(OperandKind Kind);

} // namespace dxil::spirv
