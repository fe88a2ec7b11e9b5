// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BitcodeWriterImpl.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using AbbrevOp = BitCodeAbbrevOp;

namespace dxil {

uint64_t signedField(int64_t Value) {
  uint64_t Bits = Value;
  return Value >= 0 ? Bits << 1 : ((~Bits + 1) << 1) | 1;
}

std::optional<unsigned> castCode(unsigned Opcode) {
  switch (Opcode) {
  case Instruction::Trunc:
    return bitc::CAST_TRUNC;
  case Instruction::ZExt:
    return bitc::CAST_ZEXT;
  case Instruction::SExt:
    return bitc::CAST_SEXT;
  case Instruction::FPToUI:
    return bitc::CAST_FPTOUI;
  case Instruction::FPToSI:
    return bitc::CAST_FPTOSI;
  case Instruction::UIToFP:
    return bitc::CAST_UITOFP;
  case Instruction::SIToFP:
    return bitc::CAST_SITOFP;
  case Instruction::FPTrunc:
    return bitc::CAST_FPTRUNC;
  case Instruction::FPExt:
    return bitc::CAST_FPEXT;
  case Instruction::PtrToInt:
    return bitc::CAST_PTRTOINT;
  case Instruction::IntToPtr:
    return bitc::CAST_INTTOPTR;
  case Instruction::BitCast:
    return bitc::CAST_BITCAST;
  case Instruction::AddrSpaceCast:
    return bitc::CAST_ADDRSPACECAST;
  default:
    return std::nullopt;
  }
}

std::optional<unsigned> binaryCode(unsigned Opcode) {
  switch (Opcode) {
  case Instruction::Add:
  case Instruction::FAdd:
    return bitc::BINOP_ADD;
  case Instruction::Sub:
  case Instruction::FSub:
    return bitc::BINOP_SUB;
  case Instruction::Mul:
  case Instruction::FMul:
    return bitc::BINOP_MUL;
  case Instruction::UDiv:
    return bitc::BINOP_UDIV;
  case Instruction::SDiv:
  case Instruction::FDiv:
    return bitc::BINOP_SDIV;
  case Instruction::URem:
    return bitc::BINOP_UREM;
  case Instruction::SRem:
  case Instruction::FRem:
    return bitc::BINOP_SREM;
  case Instruction::Shl:
    return bitc::BINOP_SHL;
  case Instruction::LShr:
    return bitc::BINOP_LSHR;
  case Instruction::AShr:
    return bitc::BINOP_ASHR;
  case Instruction::And:
    return bitc::BINOP_AND;
  case Instruction::Or:
    return bitc::BINOP_OR;
  case Instruction::Xor:
    return bitc::BINOP_XOR;
  default:
    return std::nullopt;
  }
}

/// LLVM 3.7 has five fast-math flags. The first, `fast`, allows all that LLVM
/// 22 tells apart as reassoc, contract and afn, and contains the other four.
static uint64_t fastMathFlags(FastMathFlags Flags) {
  constexpr uint64_t Fast = 1, NoNaNs = 2, NoInfs = 4, NoSignedZeros = 8, Reciprocal = 16;
  if (Flags.isFast())
    return Fast | NoNaNs | NoInfs | NoSignedZeros | Reciprocal;
  return (Flags.noNaNs() ? NoNaNs : 0) | (Flags.noInfs() ? NoInfs : 0) |
         (Flags.noSignedZeros() ? NoSignedZeros : 0) |
         (Flags.allowReciprocal() ? Reciprocal : 0);
}

uint64_t operatorFlags(const Value &V) {
  if (const auto *Op = dyn_cast<OverflowingBinaryOperator>(&V))
    return uint64_t(Op->hasNoUnsignedWrap()) << bitc::OBO_NO_UNSIGNED_WRAP |
           uint64_t(Op->hasNoSignedWrap()) << bitc::OBO_NO_SIGNED_WRAP;
  if (const auto *Op = dyn_cast<PossiblyExactOperator>(&V))
    return uint64_t(Op->isExact()) << bitc::PEO_EXACT;
  if (const auto *Op = dyn_cast<FPMathOperator>(&V))
    return fastMathFlags(Op->getFastMathFlags());
  return 0;
}

void ModuleWriter::writeConstants(unsigned First, unsigned End, bool IsModule) {
  if (First == End)
    return;
  Stream.EnterSubblock(bitc::CONSTANTS_BLOCK_ID, 4);
  AggregateAbbrev = StringAbbrev = CString7Abbrev = CString6Abbrev = 0;
  if (IsModule) {
    AbbrevOp Array(AbbrevOp::Array);
    auto Code = [](unsigned Value) { return AbbrevOp(uint64_t(Value)); };
    AggregateAbbrev = abbrev({Code(bitc::CST_CODE_AGGREGATE), Array,
                              AbbrevOp(AbbrevOp::Fixed, Log2_32_Ceil(End + 1))});
    StringAbbrev = abbrev({Code(bitc::CST_CODE_STRING), Array, AbbrevOp(AbbrevOp::Fixed, 8)});
    CString7Abbrev = abbrev({Code(bitc::CST_CODE_CSTRING), Array, AbbrevOp(AbbrevOp::Fixed, 7)});
    CString6Abbrev = abbrev({Code(bitc::CST_CODE_CSTRING), Array, AbbrevOp(AbbrevOp::Char6)});
  }
  std::optional<unsigned> Type;
  Record Fields;
  for (unsigned I = First; I != End; ++I) {
    ValueEnumeration::Entry Entry = Values.values()[I];
    if (Type != Entry.Type) {
      Type = Entry.Type;
      Stream.EmitRecord(bitc::CST_CODE_SETTYPE, ArrayRef<unsigned>{Entry.Type},
                        ConstantSetType);
    }
    Fields.clear();
    unsigned Abbrev = 0;
    unsigned Code = writeConstant(cast<Constant>(Entry.V), Fields, Abbrev);
    Stream.EmitRecord(Code, Fields, Abbrev);
  }
  Stream.ExitBlock();
}

/// Fills \p Values and \p Abbrev with \p C's record and returns its code.
unsigned ModuleWriter::writeConstant(const Constant *C, Record &Fields, unsigned &Abbrev) {
  if (C->isNullValue()) {
    Abbrev = ConstantNull;
    return bitc::CST_CODE_NULL;
  }
  if (isa<UndefValue>(C))
    return bitc::CST_CODE_UNDEF;
  if (const auto *Int = dyn_cast<ConstantInt>(C); Int && !C->getType()->isVectorTy()) {
    if (Int->getBitWidth() <= 64) {
      Fields.push_back(signedField(Int->getSExtValue()));
      Abbrev = ConstantInteger;
      return bitc::CST_CODE_INTEGER;
    }
    for (unsigned I = 0, E = Int->getValue().getActiveWords(); I != E; ++I)
      Fields.push_back(signedField(Int->getValue().getRawData()[I]));
    return bitc::CST_CODE_WIDE_INTEGER;
  }
  if (const auto *FP = dyn_cast<ConstantFP>(C); FP && !C->getType()->isVectorTy()) {
    Fields.push_back(FP->getValueAPF().bitcastToAPInt().getZExtValue());
    return bitc::CST_CODE_FLOAT;
  }
  if (const auto *CE = dyn_cast<ConstantExpr>(C))
    return writeExpression(CE, Fields, Abbrev);
  const auto *Data = dyn_cast<ConstantDataSequential>(C);
  if (Data && !Data->getElementType()->isHalfTy())
    return writeData(C, Fields, Abbrev);
  SmallVector<std::pair<const Constant *, unsigned>, 16> Operands;
  constantOperands(C, Types, Operands);
  for (auto [Operand, Type] : Operands)
    Fields.push_back(Values.id(Operand, Type));
  Abbrev = AggregateAbbrev;
  return bitc::CST_CODE_AGGREGATE;
}

/// A constant data array or vector: a string, or a list of plain numbers.
unsigned ModuleWriter::writeData(const Constant *C, Record &Fields, unsigned &Abbrev) {
  const auto *Data = cast<ConstantDataSequential>(C);
  if (Data->isString()) {
    bool IsCString = Data->isCString();
    StringRef Text = IsCString ? Data->getAsCString() : Data->getAsString();
    Fields.append(Text.bytes_begin(), Text.bytes_end());
    if (!IsCString) {
      Abbrev = StringAbbrev;
      return bitc::CST_CODE_STRING;
    }
    if (all_of(Text, [](char Char) { return AbbrevOp::isChar6(Char); }))
      Abbrev = CString6Abbrev;
    else if (all_of(Text, [](char Char) { return (Char & 0x80) == 0; }))
      Abbrev = CString7Abbrev;
    return bitc::CST_CODE_CSTRING;
  }
  bool IsInteger = Data->getElementType()->isIntegerTy();
  for (unsigned I = 0, E = Data->getNumElements(); I != E; ++I)
    Fields.push_back(IsInteger
                         ? Data->getElementAsInteger(I)
                         : Data->getElementAsAPFloat(I).bitcastToAPInt().getZExtValue());
  return bitc::CST_CODE_DATA;
}

unsigned ModuleWriter::writeExpression(const ConstantExpr *CE, Record &Fields,
                                       unsigned &Abbrev) {
  if (const auto *GEP = dyn_cast<GEPOperator>(CE)) {
    Fields.push_back(Types.get(GEP->getSourceElementType()));
    for (const Use &U : CE->operands()) {
      Fields.push_back(Types.ofUse(U));
      Fields.push_back(Values.id(U));
    }
    return GEP->isInBounds() ? bitc::CST_CODE_CE_INBOUNDS_GEP : bitc::CST_CODE_CE_GEP_OLD;
  }
  const Use &First = CE->getOperandUse(0);
  if (std::optional<unsigned> Cast = castCode(CE->getOpcode())) {
    Fields.append({*Cast, Types.ofUse(First), Values.id(First)});
    Abbrev = ConstantCast;
    return bitc::CST_CODE_CE_CAST;
  }
  Fields.append({*binaryCode(CE->getOpcode()), Values.id(First),
                 Values.id(CE->getOperandUse(1))});
  if (uint64_t Flags = operatorFlags(*CE))
    Fields.push_back(Flags);
  return bitc::CST_CODE_CE_BINOP;
}

} // namespace dxil
