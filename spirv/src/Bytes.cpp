// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DXIL has no 8-bit arithmetic: 8-bit values become i32. Their upper bits are unspecified; an
// operation that depends on them gets a copy that is extended without or with the sign.
#include "Bytes.h"

#include <dxil/module/EditableModule.h>

#include <map>
#include <numeric>

namespace dxil::spirv {
namespace {

using ir::EditableInstruction;
using ir::Opcode;
using ir::TypeId;
using ir::ValueId;

/// The extension of an operand to 32 bits.
enum class Extension : uint8_t { Any, Unsigned, Signed };

class Widening {
public:
  Widening(ir::EditableModule &Module, ir::EditableBody &Code)
      : E(Module), Body(Code), Word(Module.integerType(32)), Replacements(E.M.Values.size()) {
    std::iota(Replacements.begin(), Replacements.end(), ValueId(0));
    for (ValueId V = 0; V < E.M.Values.size(); ++V) {
      IsByte.push_back(isByte(E.typeOf(V)));
      HasBytes |= IsByte[V] && E.M.Values[V].Kind == ir::ValueKind::Instruction;
    }
  }

  bool run() {
    if (!HasBytes)
      return false;
    for (ir::EditableBlock &Block : Body.Blocks) {
      Extended.clear();
      std::vector<EditableInstruction> Before = std::move(Block.Instructions);
      Block.Instructions.clear();
      Out = &Block.Instructions;
      for (EditableInstruction &I : Before)
        widen(std::move(I));
    }
    E.replaceOperands(Body, Replacements);
    return true;
  }

private:
  ir::EditableModule &E;
  ir::EditableBody &Body;
  const TypeId Word;
  std::vector<bool> IsByte; ///< by value id: the value was an i8 before the pass
  bool HasBytes = false;    ///< there are 8-bit values other than constants
  std::vector<ValueId> Replacements;
  /// Extended values in the current block.
  std::map<std::pair<ValueId, Extension>, ValueId> Extended;
  std::vector<EditableInstruction> *Out = nullptr;

  static bool isByte(const ir::Type &T) { return T.Kind == ir::TypeKind::Integer && T.Width == 8; }
  bool isByte(ValueId V) const { return V < IsByte.size() && IsByte[V]; }

  ValueId add(Opcode Op, TypeId Type, std::vector<ValueId> Operands) {
    EditableInstruction New;
    New.I.Op = Op;
    New.I.Type = Type;
    New.I.Result = E.addResult(Type);
    New.Operands = std::move(Operands);
    Out->push_back(std::move(New));
    return Out->back().I.Result;
  }

  /// Returns an operand as an i32.
  ValueId extend(ValueId V, Extension How) {
    if (const ir::Constant *C = E.M.constant(V)) {
      const uint8_t Bits = C->Kind == ir::ConstantKind::Integer ? uint8_t(C->Bits) : uint8_t(0);
      return E.i32(How == Extension::Signed ? uint32_t(int32_t(int8_t(Bits))) : Bits);
    }
    if (How == Extension::Any)
      return V;
    const auto [Entry, IsNew] = Extended.try_emplace({V, How}, ir::None);
    if (IsNew && How == Extension::Unsigned) {
      Entry->second = add(Opcode::And, Word, {V, E.i32(0xFF)});
    } else if (IsNew) {
      const ValueId High = add(Opcode::Shl, Word, {V, E.i32(24)});
      Entry->second = add(Opcode::AShr, Word, {High, E.i32(24)});
    }
    return Entry->second;
  }

  static Extension extensionOf(const EditableInstruction &I) {
    switch (I.I.Op) {
    case Opcode::SDiv:
    case Opcode::SRem:
    case Opcode::AShr:
    case Opcode::SExt:
    case Opcode::SIToFP: return Extension::Signed;
    case Opcode::UDiv:
    case Opcode::URem:
    case Opcode::LShr:
    case Opcode::ZExt:
    case Opcode::UIToFP:
    case Opcode::Switch: return Extension::Unsigned;
    case Opcode::ICmp:
      return I.I.Predicate >= ir::IcmpSgt ? Extension::Signed : Extension::Unsigned;
    default: return Extension::Any;
    }
  }

  void widen(EditableInstruction I) {
    const bool IsResult = isByte(I.I.Result);
    if (I.I.Op != Opcode::Call) { // operands of ops stay 8-bit constants
      const bool IsShift =
          I.I.Op == Opcode::Shl || I.I.Op == Opcode::LShr || I.I.Op == Opcode::AShr;
      for (size_t N = 0; N < I.Operands.size(); ++N)
        if (isByte(I.Operands[N]))
          I.Operands[N] =
              extend(I.Operands[N], IsShift && N == 1 ? Extension::Unsigned : extensionOf(I));
    }
    if (IsResult)
      I.I.Type = E.M.Values[I.I.Result].Type = Word;
    if (I.I.Op == Opcode::Alloca && isByte(E.type(E.type(I.I.Type).Element)))
      I.I.Type = E.M.Values[I.I.Result].Type = E.pointerType(Word);
    if (I.I.Op == Opcode::Trunc || I.I.Op == Opcode::ZExt || I.I.Op == Opcode::SExt) {
      // The operand or the result may have become an i32.
      const uint32_t From = E.typeOf(I.Operands[0]).Width, To = E.type(I.I.Type).Width;
      if (From == To) {
        Replacements[I.I.Result] = I.Operands[0];
        return;
      }
      if (From > To)
        I.I.Op = Opcode::Trunc;
      else if (I.I.Op == Opcode::Trunc)
        I.I.Op = Opcode::ZExt;
    }
    Out->push_back(std::move(I));
  }
};

} // namespace

bool widenBytes(ir::EditableModule &E, ir::FunctionId F) {
  return Widening(E, E.Bodies[F]).run();
}

} // namespace dxil::spirv
