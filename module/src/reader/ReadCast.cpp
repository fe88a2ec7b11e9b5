// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads casts: instructions and constants.
#include "../TypeRules.h"
#include "Reader.h"

namespace dxil::ir::reader {

using namespace ir;

bool Reader::castOpcode(uint64_t Code, TypeId From, TypeId To, Opcode &Out) {
  static constexpr Opcode Casts[] = {
      Opcode::Trunc,    Opcode::ZExt,    Opcode::SExt,         Opcode::FPToUI, Opcode::FPToSI,
      Opcode::UIToFP,   Opcode::SIToFP,  Opcode::FPTrunc,      Opcode::FPExt,  Opcode::PtrToInt,
      Opcode::IntToPtr, Opcode::BitCast, Opcode::AddrSpaceCast};
  if (Code >= std::size(Casts))
    return fail(ErrorCode::RecordField, "cast operation " + std::to_string(Code), "0 to 12");
  Out = Casts[Code];
  if (castFits(M, Out, From, To))
    return true;
  return fail(ErrorCode::TypeMismatch,
              "cast operation " + std::to_string(Code) + " of " + typeName(From) + " to " +
                  typeName(To),
              "types that it converts between");
}

// Record: [operand, result type, opcode]
bool Reader::cast() {
  Instruction &I = newInstruction();
  size_t Index = 0;
  TypeId From;
  beginOperands(I);
  if (!pushValueAndType(Index, From) || !exactly(Index + 2, "a cast") || !type(R[Index], I.Type))
    return false;
  endOperands(I);
  return castOpcode(R[Index + 1], From, I.Type, I.Op) && addInstruction(I);
}

// Record: [opcode, operand type, operand]
bool Reader::castConstant(Constant &C) {
  TypeId From;
  Opcode Op;
  if (!has(3, "a cast") || !typedOperand(1, From) || !castOpcode(R[0], From, CurrentType, Op))
    return false;
  C.Kind = ConstantKind::Cast;
  C.SubOpcode = uint8_t(Op);
  return true;
}

} // namespace dxil::ir::reader
