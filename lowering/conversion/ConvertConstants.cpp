// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleConverter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace dxil::lowering {

std::optional<ir::Opcode> castOpcode(unsigned Opcode) {
  switch (Opcode) {
  case Instruction::Trunc: return ir::Opcode::Trunc;
  case Instruction::ZExt: return ir::Opcode::ZExt;
  case Instruction::SExt: return ir::Opcode::SExt;
  case Instruction::FPToUI: return ir::Opcode::FPToUI;
  case Instruction::FPToSI: return ir::Opcode::FPToSI;
  case Instruction::UIToFP: return ir::Opcode::UIToFP;
  case Instruction::SIToFP: return ir::Opcode::SIToFP;
  case Instruction::FPTrunc: return ir::Opcode::FPTrunc;
  case Instruction::FPExt: return ir::Opcode::FPExt;
  case Instruction::PtrToInt: return ir::Opcode::PtrToInt;
  case Instruction::IntToPtr: return ir::Opcode::IntToPtr;
  case Instruction::BitCast: return ir::Opcode::BitCast;
  case Instruction::AddrSpaceCast: return ir::Opcode::AddrSpaceCast;
  default: return std::nullopt;
  }
}

std::optional<ir::Opcode> binaryOpcode(unsigned Opcode) {
  switch (Opcode) {
  case Instruction::Add: return ir::Opcode::Add;
  case Instruction::FAdd: return ir::Opcode::FAdd;
  case Instruction::Sub: return ir::Opcode::Sub;
  case Instruction::FSub: return ir::Opcode::FSub;
  case Instruction::Mul: return ir::Opcode::Mul;
  case Instruction::FMul: return ir::Opcode::FMul;
  case Instruction::UDiv: return ir::Opcode::UDiv;
  case Instruction::SDiv: return ir::Opcode::SDiv;
  case Instruction::FDiv: return ir::Opcode::FDiv;
  case Instruction::URem: return ir::Opcode::URem;
  case Instruction::SRem: return ir::Opcode::SRem;
  case Instruction::FRem: return ir::Opcode::FRem;
  case Instruction::Shl: return ir::Opcode::Shl;
  case Instruction::LShr: return ir::Opcode::LShr;
  case Instruction::AShr: return ir::Opcode::AShr;
  case Instruction::And: return ir::Opcode::And;
  case Instruction::Or: return ir::Opcode::Or;
  case Instruction::Xor: return ir::Opcode::Xor;
  default: return std::nullopt;
  }
}

/// LLVM 3.7 has five fast-math flags. The first, `fast`, allows what LLVM 22 splits into reassoc,
/// contract and afn, and includes the other four.
static uint16_t fastMathFlags(FastMathFlags Flags) {
  constexpr uint16_t All = ir::FastUnsafeAlgebra | ir::FastNoNaNs | ir::FastNoInfs |
                           ir::FastNoSignedZeros | ir::FastAllowReciprocal;
  if (Flags.isFast())
    return All;
  return uint16_t((Flags.noNaNs() ? ir::FastNoNaNs : 0) | (Flags.noInfs() ? ir::FastNoInfs : 0) |
                  (Flags.noSignedZeros() ? ir::FastNoSignedZeros : 0) |
                  (Flags.allowReciprocal() ? ir::FastAllowReciprocal : 0));
}

uint16_t operatorFlags(const Value &V) {
  if (const auto *Op = dyn_cast<OverflowingBinaryOperator>(&V))
    return uint16_t((Op->hasNoUnsignedWrap() ? ir::NoUnsignedWrap : 0) |
                    (Op->hasNoSignedWrap() ? ir::NoSignedWrap : 0));
  if (const auto *Op = dyn_cast<PossiblyExactOperator>(&V))
    return Op->isExact() ? ir::Exact : 0;
  if (const auto *Op = dyn_cast<FPMathOperator>(&V))
    return fastMathFlags(Op->getFastMathFlags());
  return 0;
}

/// Converts the constants with these numbers to values, in their order. A constant may refer to a
/// later one.
ir::Range ModuleConverter::convertConstants(unsigned First, unsigned End) {
  const uint32_t FirstConstant = uint32_t(Out.Constants.size());
  for (unsigned I = First; I != End; ++I) {
    const ValueEnumeration::Entry &Entry = Values.values()[I];
    ir::Constant To;
    To.Self = addValue(ir::ValueKind::Constant, Entry.Type, uint32_t(Out.Constants.size()));
    convertConstant(cast<Constant>(Entry.V), To);
    Out.Constants.push_back(To);
  }
  return {FirstConstant, End - First};
}

void ModuleConverter::addOperand(ir::ValueId V, ir::Range &Operands) {
  if (!Operands.Count)
    Operands.First = uint32_t(Out.OperandPool.size());
  Out.OperandPool.push_back(V);
  ++Operands.Count;
}

void ModuleConverter::convertConstant(const Constant *C, ir::Constant &To) {
  if (isa<GlobalValue>(C)) { // a global used with another type than its own
    To.Kind = ir::ConstantKind::Cast;
    To.SubOpcode = uint8_t(ir::Opcode::BitCast);
    addOperand(valueId(Values.id(C)), To.Operands);
    return;
  }
  if (C->isNullValue()) {
    To.Kind = ir::ConstantKind::Null;
    return;
  }
  if (isa<UndefValue>(C)) {
    To.Kind = ir::ConstantKind::Undef;
    return;
  }
  if (const auto *Int = dyn_cast<ConstantInt>(C); Int && !C->getType()->isVectorTy()) {
    if (Int->getBitWidth() <= 64) {
      To.Kind = ir::ConstantKind::Integer;
      To.Bits = Int->getZExtValue();
      return;
    }
    To.Kind = ir::ConstantKind::WideInteger;
    To.Words = {uint32_t(Out.WordPool.size()), Int->getValue().getActiveWords()};
    const uint64_t *Words = Int->getValue().getRawData();
    Out.WordPool.insert(Out.WordPool.end(), Words, Words + To.Words.Count);
    return;
  }
  if (const auto *FP = dyn_cast<ConstantFP>(C); FP && !C->getType()->isVectorTy()) {
    To.Kind = ir::ConstantKind::Float;
    To.Bits = FP->getValueAPF().bitcastToAPInt().getZExtValue();
    return;
  }
  if (const auto *CE = dyn_cast<ConstantExpr>(C))
    return convertExpression(CE, To);
  const auto *Data = dyn_cast<ConstantDataSequential>(C);
  if (Data && !Data->getElementType()->isHalfTy())
    return convertData(C, To);
  To.Kind = ir::ConstantKind::Aggregate;
  SmallVector<std::pair<const Constant *, unsigned>, 16> Operands;
  constantOperands(C, Types, Operands);
  for (auto [Operand, Type] : Operands)
    addOperand(valueId(Values.id(Operand, Type)), To.Operands);
}

/// A constant data array or vector: a string, or a list of plain numbers.
void ModuleConverter::convertData(const Constant *C, ir::Constant &To) {
  const auto *Data = cast<ConstantDataSequential>(C);
  To.Kind = Data->isString() ? ir::ConstantKind::String : ir::ConstantKind::Data;
  To.Words = {uint32_t(Out.WordPool.size()), uint32_t(Data->getNumElements())};
  const bool IsInteger = Data->getElementType()->isIntegerTy();
  for (unsigned I = 0, E = Data->getNumElements(); I != E; ++I)
    Out.WordPool.push_back(IsInteger
                               ? Data->getElementAsInteger(I)
                               : Data->getElementAsAPFloat(I).bitcastToAPInt().getZExtValue());
}

void ModuleConverter::convertExpression(const ConstantExpr *CE, ir::Constant &To) {
  for (const Use &U : CE->operands())
    addOperand(value(U), To.Operands);
  if (const auto *GEP = dyn_cast<GEPOperator>(CE)) {
    To.Kind = ir::ConstantKind::GetElementPtr;
    To.SourceType = Types.get(GEP->getSourceElementType());
    To.Flags = GEP->isInBounds() ? uint8_t(ir::InBounds) : 0;
  } else if (std::optional<ir::Opcode> Cast = castOpcode(CE->getOpcode())) {
    To.Kind = ir::ConstantKind::Cast;
    To.SubOpcode = uint8_t(*Cast);
  } else {
    To.Kind = ir::ConstantKind::BinaryOp;
    To.SubOpcode = uint8_t(*binaryOpcode(CE->getOpcode()));
    To.Flags = uint8_t(operatorFlags(*CE));
  }
}

} // namespace dxil::lowering
