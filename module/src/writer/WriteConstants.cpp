// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Writer.h"

#include <algorithm>

namespace dxil::ir::writer {

using namespace ir;
using namespace constant_code;

uint64_t binaryField(Opcode Op) {
  switch (Op) {
  case Opcode::Add:
  case Opcode::FAdd: return 0;
  case Opcode::Sub:
  case Opcode::FSub: return 1;
  case Opcode::Mul:
  case Opcode::FMul: return 2;
  case Opcode::UDiv: return 3;
  case Opcode::SDiv:
  case Opcode::FDiv: return 4;
  case Opcode::URem: return 5;
  case Opcode::SRem:
  case Opcode::FRem: return 6;
  case Opcode::Shl: return 7;
  case Opcode::LShr: return 8;
  case Opcode::AShr: return 9;
  case Opcode::And: return 10;
  case Opcode::Or: return 11;
  default: return 12; // xor
  }
}

uint64_t castField(Opcode Op) {
  return uint64_t(Op) - uint64_t(Opcode::Trunc);
}

uint64_t flagsField(Opcode Op, uint16_t Flags) {
  switch (Op) {
  case Opcode::Add:
  case Opcode::Sub:
  case Opcode::Mul:
  case Opcode::Shl: return (Flags & NoUnsignedWrap ? 1 : 0) | (Flags & NoSignedWrap ? 2 : 0);
  case Opcode::SDiv:
  case Opcode::UDiv:
  case Opcode::LShr:
  case Opcode::AShr: return Flags & Exact ? 1 : 0;
  case Opcode::FAdd:
  case Opcode::FSub:
  case Opcode::FMul:
  case Opcode::FDiv:
  case Opcode::FRem:
  case Opcode::FCmp: return Flags / FastUnsafeAlgebra & 31;
  default: return 0;
  }
}

void Writer::writeConstants(Range Constants, bool OfModule) {
  if (!Constants.Count)
    return;
  S.enterBlock(ConstantsBlock, 4);
  Abbrevs.Aggregate = Abbrevs.String = Abbrevs.CString7 = Abbrevs.CString6 = 0;
  if (OfModule)
    defineConstantAbbreviations();
  TypeId Current = None;
  for (uint32_t I = 0; I < Constants.Count; ++I) {
    const Constant &C = M.Constants[Constants.First + I];
    const TypeId T = M.Values[C.Self].Type;
    if (T != Current) {
      Current = T;
      add(type(T));
      emit(SetTypeCode, Abbrevs.SetType);
    }
    writeConstant(C);
  }
  S.exitBlock();
}

void Writer::defineConstantAbbreviations() {
  Abbrevs.Aggregate =
      S.define({literal(AggregateCode), arrayOf(), fixed(std::max(1u, bitsFor(ModuleValues)))});
  Abbrevs.String = S.define({literal(StringCode), arrayOf(), fixed(8)});
  Abbrevs.CString7 = S.define({literal(CStringCode), arrayOf(), fixed(7)});
  Abbrevs.CString6 = S.define({literal(CStringCode), arrayOf(), char6()});
}

void Writer::writeConstant(const Constant &C) {
  switch (C.Kind) {
  case ConstantKind::Null: return emit(NullCode, Abbrevs.Null);
  case ConstantKind::Undef: return emit(UndefCode);
  case ConstantKind::Integer:
  case ConstantKind::WideInteger:
  case ConstantKind::Float:
  case ConstantKind::WideFloat: return writeScalar(C);
  case ConstantKind::Aggregate:
    for (ValueId Op : M.operands(C))
      add(Numbers[Op]);
    return emit(AggregateCode, Abbrevs.Aggregate);
  case ConstantKind::Data:
    Fields.assign(M.words(C).begin(), M.words(C).end());
    return emit(DataCode);
  case ConstantKind::String: return writeText(C);
  case ConstantKind::InlineAsm: return writeInlineAsm(C);
  default: return writeExpression(C);
  }
}

void Writer::writeScalar(const Constant &C) {
  const uint32_t Width = M.typeOf(C.Self).Width;
  switch (C.Kind) {
  case ConstantKind::Integer: {
    const uint32_t Above = Width < 64 ? 64 - Width : 0;
    add(signedField(uint64_t(int64_t(C.Bits << Above) >> Above)));
    return emit(IntegerCode, Abbrevs.Integer);
  }
  case ConstantKind::WideInteger:
    for (uint64_t W : M.words(C))
      add(signedField(W));
    return emit(WideIntegerCode);
  case ConstantKind::WideFloat:
    Fields.assign(M.words(C).begin(), M.words(C).end());
    return emit(FloatCode);
  default: add(C.Bits); return emit(FloatCode);
  }
}

/// Writes a text. If its only NUL is its last byte, the NUL is left out.
void Writer::writeText(const Constant &C) {
  std::span<const uint64_t> Text = M.words(C);
  const bool EndsInNul = !Text.empty() && std::ranges::find(Text, 0u) == Text.end() - 1;
  if (EndsInNul)
    Text = Text.first(Text.size() - 1);
  Fields.assign(Text.begin(), Text.end());
  if (!EndsInNul)
    return emit(StringCode, Abbrevs.String);
  if (std::ranges::all_of(Text, [](uint64_t C) { return isChar6(char(C)); }))
    return emit(CStringCode, Abbrevs.CString6);
  const bool Is7 = std::ranges::all_of(Text, [](uint64_t C) { return C < 0x80; });
  return emit(CStringCode, Is7 ? Abbrevs.CString7 : 0);
}

// Record: [flags, size of text, text..., size of constraints, constraints...]
void Writer::writeInlineAsm(const Constant &C) {
  Fields = {C.Bits, C.Text.size()};
  Fields.insert(Fields.end(), C.Text.begin(), C.Text.end());
  add(C.Constraint.size());
  Fields.insert(Fields.end(), C.Constraint.begin(), C.Constraint.end());
  emit(InlineAsmCode);
}

void Writer::writeExpression(const Constant &C) {
  const std::span<const ValueId> Ops = M.operands(C);
  switch (C.Kind) {
  case ConstantKind::BinaryOp: // Record: [opcode, left, right, flags]
    Fields = {binaryField(Opcode(C.SubOpcode)), Numbers[Ops[0]], Numbers[Ops[1]]};
    if (uint64_t Flags = flagsField(Opcode(C.SubOpcode), C.Flags))
      add(Flags);
    return emit(BinOpCode);
  case ConstantKind::Cast: // Record: [opcode, operand type, operand]
    add(castField(Opcode(C.SubOpcode)));
    addTyped(Ops[0]);
    return emit(CastCode, Abbrevs.Cast);
  // Record: [source type, then type and value of base and indices]
  case ConstantKind::GetElementPtr:
    add(type(C.SourceType));
    for (ValueId Op : Ops)
      addTyped(Op);
    return emit(C.Flags & InBounds ? InBoundsGepCode : GepCode);
  case ConstantKind::Select:
    for (ValueId Op : Ops)
      add(Numbers[Op]);
    return emit(SelectCode);
  case ConstantKind::ExtractElement: // Record: [vector type, vector, index type, index]
    addTyped(Ops[0]);
    addTyped(Ops[1]);
    return emit(ExtractEltCode);
  case ConstantKind::InsertElement: // Record: [vector, element, index type, index]
    Fields = {Numbers[Ops[0]], Numbers[Ops[1]]};
    addTyped(Ops[2]);
    return emit(InsertEltCode);
  case ConstantKind::ShuffleVector: { // Record: [(operand type,) vector, vector, mask]
    const bool Changes = M.Values[Ops[0]].Type != M.Values[C.Self].Type;
    if (Changes)
      add(typeOf(Ops[0]));
    for (ValueId Op : Ops)
      add(Numbers[Op]);
    return emit(Changes ? ShufVecExCode : ShuffleVecCode);
  }
  case ConstantKind::Compare: // Record: [operand type, left, right, predicate]
    addTyped(Ops[0]);
    add(Numbers[Ops[1]]);
    add(C.Predicate);
    return emit(CmpCode);
  default: // block address: [function type, function, block]
    addTyped(Ops[0]);
    add(C.Bits);
    return emit(BlockAddressCode);
  }
}

} // namespace dxil::ir::writer
