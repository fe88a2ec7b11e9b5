// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DebugCalls.h"

#include <dxil/generated/Limits.h>

namespace dxil::ir {
namespace {

constexpr std::string_view DeclareName = "llvm.dbg.declare", ValueName = "llvm.dbg.value";
/// Operations of LLVM 3.7's expressions.
enum : uint64_t { Dereference = 0x06, Plus = 0x22, BitPiece = 0x9d };

} // namespace

bool EditableModule::describesVariable(const EditableInstruction &I) const {
  // In all functions of llvm.dbg the last parameter is metadata. Checking this is cheaper than
  // comparing names.
  if (I.Operands.empty() || isMetadataOperand(I.Operands[0]) ||
      !isMetadataOperand(I.Operands.back()))
    return false;
  const FunctionId F = callee(I);
  return F != None && M.name(M.Functions[F].Self).starts_with(DebugCallPrefix);
}

bool declaresVariable(const EditableModule &E, const EditableInstruction &I) {
  return E.describesVariable(I) && E.M.name(E.M.Functions[E.callee(I)].Self) == DeclareName;
}

EditableInstruction valueCall(EditableModule &E, const EditableInstruction &Call, ValueId V) {
  const TypeId Node = E.type({.Kind = TypeKind::Metadata});
  const TypeId Parameters[] = {Node, E.integerType(64), Node, Node};
  const FunctionId F = E.declare(ValueName, E.functionType(E.voidType(), Parameters),
                                 E.M.Functions[E.callee(Call)].Attributes);
  EditableInstruction New = Call;
  if (F != None)
    New.Callee = E.M.Functions[F].Self;
  const size_t Count = Call.Operands.size();
  New.Operands = {V, E.integer(64, 0), Call.Operands[Count - 2], Call.Operands[Count - 1]};
  return New;
}

bool restrictTo(EditableModule &E, EditableInstruction &Call, uint64_t OffsetInBits,
                uint64_t SizeInBits) {
  const ValueId Operand = Call.Operands.back();
  if (!isMetadataOperand(Operand))
    return false;
  const auto Fields = E.M.fields(E.M.Metadata[metadataOperand(Operand)]);
  std::vector<uint64_t> Words(Fields.begin(), Fields.end());
  if (Words.size() >= 3 && Words[Words.size() - 3] == BitPiece) {
    if (OffsetInBits + SizeInBits > Words.back())
      return false;
    OffsetInBits += Words[Words.size() - 2];
    Words.resize(Words.size() - 3);
  }
  if (!Words.empty()) // a part of an address or of a sum has no place of its own
    return false;
  Words = {BitPiece, OffsetInBits, SizeInBits};
  Metadata New;
  New.Kind = MetadataKind::Expression;
  New.Fields = {uint32_t(E.M.FieldPool.size()), uint32_t(Words.size())};
  E.M.FieldPool.insert(E.M.FieldPool.end(), Words.begin(), Words.end());
  Call.Operands.back() = MetadataId(E.M.Metadata.size()) | MetadataOperandBit;
  E.M.Metadata.push_back(New);
  return true;
}

} // namespace dxil::ir
