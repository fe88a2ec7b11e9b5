// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Grammar.h"

#include <dxil/generated/ShaderFlags.h>

#include <algorithm>
#include <cstring>

namespace dxil::spirv {
namespace {

#include <dxil/generated/SPIRVTables.inc>

} // namespace

const char *GrammarTexts::start() {
  return GrammarTextBytes;
}

template <size_t N>
static const InstructionInfo *find(const InstructionInfo (&Table)[N], uint32_t Number) {
  const auto Match = std::ranges::lower_bound(Table, Number, {}, &InstructionInfo::Number);
  return Match != std::end(Table) && Match->Number == Number ? Match : nullptr;
}

const InstructionInfo *findInstruction(uint32_t Opcode) {
  return find(Instructions, Opcode);
}

const InstructionInfo *findExtended(uint32_t Number) {
  return find(ExtendedInstructions, Number);
}

const EnumerantInfo *findEnumerant(OperandKind Kind, uint32_t Value) {
  const auto Match =
      std::ranges::lower_bound(Enumerants, std::pair(Kind, Value), {},
                               [](const EnumerantInfo &E) { return std::pair(E.Kind, E.Value); });
  return Match != std::end(Enumerants) && Match->Kind == Kind && Match->Value == Value ? Match
                                                                                       : nullptr;
}

const BuiltInInfo *findBuiltIn(BuiltIn Value) {
  const auto Match = std::ranges::find(BuiltIns, Value, &BuiltInInfo::Value);
  return Match != std::end(BuiltIns) ? Match : nullptr;
}

void applyMode(ExecutionMode Mode, std::span<const uint32_t> Operands,
               produce::EntryDescription &D) {
  setFields(Mode, Operands, D);
}

std::string_view modeSemantic(ExecutionMode Mode, BuiltIn Variable) {
  for (const ModeSemantic &S : ModeSemantics)
    if (S.Mode == Mode && S.Variable == Variable)
      return S.Semantic;
  return {};
}

std::span<const OperandSpec> operandsOf(TableRange R) {
  return std::span(OperandSpecs).subspan(R.First, R.Count);
}

std::span<const ExpressionNode> nodesOf(TableRange R) {
  return std::span(Nodes).subspan(R.First, R.Count);
}

std::span<const uint16_t> nodeOperandsOf(const ExpressionNode &N) {
  return std::span(NodeOperands).subspan(N.Operands.First, N.Operands.Count);
}

double numberOf(const ExpressionNode &N) {
  return NodeNumbers[N.Number];
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
