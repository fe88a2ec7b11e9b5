// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Grammar.h"

#include <dxil/generated/ShaderFlags.h>

#include <algorithm>
#include <cstring>

namespace dxil::spirv {
namespace {
namespace table {

#define SPIRV_PLACES(Name, Count, ...) Name, Name##_Last = Name + Count - 1,
namespace place {
enum TextPlace : uint16_t {
#define DXIL_TEXT(Name, Text) Name, Name##_Last = Name + sizeof(Text) - 1,
#include <dxil/generated/SPIRVTables.inc>
};
enum OperandPlace : uint16_t {
#define SPIRV_OPERANDS SPIRV_PLACES
#include <dxil/generated/SPIRVTables.inc>
};
enum NodePlace : uint16_t {
#define SPIRV_EXPRESSION SPIRV_PLACES
#include <dxil/generated/SPIRVTables.inc>
};
enum NodeOperandPlace : uint16_t {
#define SPIRV_NODE_OPERANDS SPIRV_PLACES
#include <dxil/generated/SPIRVTables.inc>
};
} // namespace place
#undef SPIRV_PLACES

namespace text {
#define DXIL_TEXT(Name, Text) constexpr GrammarText Name{place::Name, sizeof(Text) - 1};
#include <dxil/generated/SPIRVTables.inc>
} // namespace text
namespace operands {
#define SPIRV_OPERANDS(Name, Count, ...) constexpr TableRange Name{place::Name, Count};
#include <dxil/generated/SPIRVTables.inc>
} // namespace operands
namespace expressions {
#define SPIRV_EXPRESSION(Name, Count, ...) constexpr TableRange Name{place::Name, Count};
#include <dxil/generated/SPIRVTables.inc>
} // namespace expressions
namespace numbers {
enum NumberIndex : uint16_t {
#define SPIRV_NUMBER(Name, Number) Name,
#include <dxil/generated/SPIRVTables.inc>
};
} // namespace numbers

constexpr char Texts[] =
#define DXIL_TEXT(Name, Text) Text "\0"
#include <dxil/generated/SPIRVTables.inc>
    ;

#define SPIRV_ROW(...) {__VA_ARGS__},
#define SPIRV_LIST(Name, Count, ...) __VA_ARGS__,
constexpr OperandSpec OperandSpecs[] = {
#define SPIRV_OPERANDS SPIRV_LIST
#include <dxil/generated/SPIRVTables.inc>
};
constexpr double Numbers[] = {
#define SPIRV_NUMBER(Name, Number) Number,
#include <dxil/generated/SPIRVTables.inc>
};
constexpr uint16_t NodeOperands[] = {
#define SPIRV_NODE_OPERANDS SPIRV_LIST
#include <dxil/generated/SPIRVTables.inc>
};
constexpr ExpressionNode Nodes[] = {
#define SPIRV_EXPRESSION SPIRV_LIST
#include <dxil/generated/SPIRVTables.inc>
};
constexpr InstructionInfo Instructions[] = {
#define SPIRV_INSTRUCTION SPIRV_ROW
#include <dxil/generated/SPIRVTables.inc>
};
constexpr InstructionInfo ExtendedInstructions[] = {
#define SPIRV_EXTENDED SPIRV_ROW
#include <dxil/generated/SPIRVTables.inc>
};
constexpr EnumerantInfo Enumerants[] = {
#define SPIRV_ENUMERANT SPIRV_ROW
#include <dxil/generated/SPIRVTables.inc>
};
constexpr BuiltInInfo BuiltIns[] = {
#define SPIRV_BUILT_IN SPIRV_ROW
#include <dxil/generated/SPIRVTables.inc>
};
constexpr ModeSemantic ModeSemantics[] = {
#define SPIRV_SEMANTIC SPIRV_ROW
#include <dxil/generated/SPIRVTables.inc>
};
#undef SPIRV_LIST
#undef SPIRV_ROW

GrammarText setFields(ExecutionMode Mode, std::span<const uint32_t> Operands,
                      produce::EntryDescription &D) {
  const uint32_t Operand = Operands.empty() ? 0 : Operands[0];
  switch (Mode) {
#define SPIRV_MODE(...) __VA_ARGS__
#include <dxil/generated/SPIRVTables.inc>
  default: break;
  }
  return {};
}

} // namespace table
} // namespace

const char *GrammarTexts::start() {
  return table::Texts;
}

template <size_t N>
static const InstructionInfo *find(const InstructionInfo (&Table)[N], uint32_t Number) {
  const auto Match = std::ranges::lower_bound(Table, Number, {}, &InstructionInfo::Number);
  return Match != std::end(Table) && Match->Number == Number ? Match : nullptr;
}

const InstructionInfo *findInstruction(uint32_t Opcode) {
  return find(table::Instructions, Opcode);
}

const InstructionInfo *findExtended(uint32_t Number) {
  return find(table::ExtendedInstructions, Number);
}

const EnumerantInfo *findEnumerant(OperandKind Kind, uint32_t Value) {
  const auto Match =
      std::ranges::lower_bound(table::Enumerants, std::pair(Kind, Value), {},
                               [](const EnumerantInfo &E) { return std::pair(E.Kind, E.Value); });
  return Match != std::end(table::Enumerants) && Match->Kind == Kind && Match->Value == Value
             ? Match
             : nullptr;
}

const BuiltInInfo *findBuiltIn(BuiltIn Value) {
  const auto Match = std::ranges::find(table::BuiltIns, Value, &BuiltInInfo::Value);
  return Match != std::end(table::BuiltIns) ? Match : nullptr;
}

Status applyMode(ExecutionMode Mode, std::span<const uint32_t> Operands,
                 produce::EntryDescription &D) {
  const std::string_view Refusal = table::setFields(Mode, Operands, D);
  if (Refusal.empty())
    return {};
  const EnumerantInfo *E = findEnumerant(OperandKind::ExecutionMode, uint32_t(Mode));
  return failure("execution mode " + std::string(E->Name) + " of " +
                 std::to_string(Operands.empty() ? 0 : Operands[0]) + " " + std::string(Refusal));
}

std::string_view modeSemantic(ExecutionMode Mode, BuiltIn Variable) {
  for (const ModeSemantic &S : table::ModeSemantics)
    if (S.Mode == Mode && S.Variable == Variable)
      return S.Semantic;
  return {};
}

std::span<const OperandSpec> operandsOf(TableRange R) {
  return std::span(table::OperandSpecs).subspan(R.First, R.Count);
}

std::span<const ExpressionNode> nodesOf(TableRange R) {
  return std::span(table::Nodes).subspan(R.First, R.Count);
}

std::span<const uint16_t> nodeOperandsOf(const ExpressionNode &N) {
  return std::span(table::NodeOperands).subspan(N.Operands.First, N.Operands.Count);
}

double numberOf(const ExpressionNode &N) {
  return table::Numbers[N.Number];
}

bool isMask(OperandKind Kind) {
  switch (Kind) {
  case OperandKind::ImageOperands:
  case OperandKind::SelectionControl:
  case OperandKind::LoopControl:
  case OperandKind::FunctionControl:
  case OperandKind::MemorySemantics:
  case OperandKind::MemoryAccess:
  case OperandKind::RayFlags:
  case OperandKind::FPFastMathMode:
  case OperandKind::KernelProfilingInfo:
  case OperandKind::FragmentShadingRate: return true;
  default: return false;
  }
}

std::string_view View::text(size_t I) const {
  if (I >= Operands.size())
    return {};
  const char *First = reinterpret_cast<const char *>(Operands.data() + I);
  return {First, strnlen(First, (Operands.size() - I) * 4)};
}

std::span<const uint32_t> View::behindText(size_t I) const {
  return rest(I + text(I).size() / 4 + 1);
}

} // namespace dxil::spirv
