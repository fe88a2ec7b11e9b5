// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CommentNames.h"
#include "Headers.h"

#include <dxil/ops.h>

namespace dxil {

using namespace listing_detail;

// The cases a constant stands for; for flags, those of its bits.
static std::string enumText(const EnumInfo &E, uint64_t Bits) {
  int64_t Value = int32_t(Bits);
  std::string S(caseName(E, Value));
  if (!S.empty() || !E.Flags)
    return S;
  for (const EnumCaseInfo &C : E.Cases) {
    if (!C.Value || (Value & C.Value) != C.Value)
      continue;
    if (!S.empty())
      S += '|';
    S += C.Name;
    Value &= ~C.Value;
  }
  return Value ? std::string() : S;
}

// The two words of a handle's properties, as the resource that they describe.
static std::string propertiesText(const ir::Module &M, ir::ValueId V) {
  const ir::Constant *C = M.constant(V);
  uint64_t Words[2] = {};
  if (!C || (C->Kind != ir::ConstantKind::Null && C->Kind != ir::ConstantKind::Aggregate))
    return {};
  auto Ops = M.operands(*C);
  for (size_t I = 0; I < Ops.size() && I < 2; ++I)
    if (!M.constantInt(Ops[I], Words[I]))
      return {};
  return resourcePropertiesName(uint32_t(Words[0]), uint32_t(Words[1]));
}

// The op that an instruction calls, if it calls one that is known.
static OptionalOp calledOp(const ir::Module &M, const ir::Instruction &I) {
  uint64_t Code = 0;
  if (I.Op != ir::Opcode::Call || !I.Operands.Count || !M.calleeName(I).starts_with("dx.op.") ||
      !M.constantInt(M.operands(I)[0], Code))
    return nullptr;
  return findOp(uint32_t(Code));
}

// The signature whose elements an op's first argument numbers.
static std::optional<ElementNames::Signature> signatureOf(OpCode Op, bool IsHull) {
  switch (Op) {
  case OpCode::LoadInput:
  case OpCode::EvalSnapped:
  case OpCode::EvalSampleIndex:
  case OpCode::EvalCentroid:
  case OpCode::AttributeAtVertex: return ElementNames::Inputs;
  case OpCode::StoreOutput:
  case OpCode::StoreVertexOutput: return ElementNames::Outputs;
  // The patch constant function reads what the control points have become.
  case OpCode::LoadOutputControlPoint: return IsHull ? ElementNames::Outputs : ElementNames::Inputs;
  case OpCode::LoadPatchConstant:
  case OpCode::StorePatchConstant:
  case OpCode::StorePrimitiveOutput: return ElementNames::PatchOrPrimitives;
  default: return std::nullopt;
  }
}

// The element, row and column of an op's first three arguments.
static std::string elementText(const ir::Module &M, const ir::Instruction &I, OpCode Op,
                               const ElementNames &Names) {
  auto S = signatureOf(Op, Names.isHull());
  auto Ops = M.operands(I);
  uint64_t Id = 0, Row = 0, Column = 0;
  if (!S || Ops.size() < 4 || !M.constantInt(Ops[1], Id))
    return {};
  return Names.of(*S, Id, M.constantInt(Ops[2], Row) ? std::optional(Row) : std::nullopt,
                  M.constantInt(Ops[3], Column) ? std::optional(Column) : std::nullopt);
}

// The members in a row of constants, or, for `Field` of the row as it was loaded, in that field.
static std::string constantText(const ir::Module &M, const ir::Instruction &Load, OpCode Op,
                                std::optional<uint32_t> Field, CommentNames &Names) {
  constexpr uint64_t RowBytes = 16;
  auto Ops = M.operands(Load);
  uint64_t First = 0;
  if (Ops.size() < 3 || !M.constantInt(Ops[2], First))
    return {};
  const ir::TypeId Struct = Names.Resources.of(Ops[1]).Constants;
  if (Struct == ir::None)
    return {};
  if (Op == OpCode::CBufferLoad) {
    const ir::Type &T = M.Types[Load.Type];
    return Names.Members.at(Struct, First,
                            First + (T.Width > 32 || T.Kind == ir::TypeKind::Double  ? 8
                                     : T.Width == 16 || T.Kind == ir::TypeKind::Half ? 2
                                                                                     : 4));
  }
  First *= RowBytes;
  const uint32_t Fields = M.Types[Load.Type].Fields.Count;
  if (!Field)
    return Names.Members.at(Struct, First, First + RowBytes);
  if (!Fields || Fields > RowBytes || *Field >= Fields)
    return {};
  const uint64_t Bytes = RowBytes / Fields;
  return Names.Members.at(Struct, First + *Field * Bytes, First + (*Field + 1) * Bytes);
}

static void appendArguments(const ir::Module &M, const ir::Instruction &I, const OpInfo &Op,
                            CommentNames *Names, std::string &Out) {
  auto Ops = M.operands(I);
  for (size_t K = 0; K < Op.Args.size(); ++K) {
    const ArgInfo &A = Op.Args[K];
    if (K)
      Out += ", ";
    Out += A.Name;
    if (K + 1 >= Ops.size())
      continue;
    uint64_t Value = 0;
    if (A.Enum && M.constantInt(Ops[K + 1], Value))
      if (std::string Text = enumText(*A.Enum, Value); !Text.empty())
        Out.append("=").append(Text);
    if (Names)
      if (const std::string &Name = Names->Resources.of(Ops[K + 1]).Name; !Name.empty())
        Out.append("=").append(Name);
    if (A.Type == TypeKind::ResProperties)
      if (std::string Text = propertiesText(M, Ops[K + 1]); !Text.empty())
        Out.append("=").append(Text);
  }
}

std::string opComment(const ir::Module &M, const ir::Instruction &I) {
  std::string Out;
  appendOpComment(M, I, nullptr, Out);
  return Out;
}

void appendOpComment(const ir::Module &M, const ir::Instruction &I, CommentNames *Names,
                     std::string &Out) {
  if (Names && I.Op == ir::Opcode::ExtractValue && M.indices(I).size() == 1) {
    const ir::Instruction *Load = M.definition(M.operands(I)[0]);
    if (Load && calledOp(M, *Load) == OpCode::CBufferLoadLegacy)
      Out += constantText(M, *Load, OpCode::CBufferLoadLegacy, M.indices(I)[0], *Names);
    return;
  }
  if (I.Op != ir::Opcode::Call || !M.calleeName(I).starts_with("dx.op."))
    return;
  auto Ops = M.operands(I);
  uint64_t Code = 0;
  if (Ops.empty() || !M.constantInt(Ops[0], Code)) {
    Out += "op code is not a constant";
    return;
  }
  OptionalOp Op = findOp(uint32_t(Code));
  if (!Op || Op->Reserved) {
    Out.append("unknown op ").append(std::to_string(Code));
    return;
  }
  Out.append(Op->Name) += '(';
  appendArguments(M, I, *Op, Names, Out);
  Out += ')';
  if (!Names)
    return;
  std::string Result = elementText(M, I, Op->Code, Names->Elements);
  if (Op == OpCode::CBufferLoadLegacy || Op == OpCode::CBufferLoad)
    Result = constantText(M, I, Op->Code, std::nullopt, *Names);
  else if (I.Result != ir::None && Result.empty())
    Result = Names->Resources.of(I.Result).Name;
  if (!Result.empty())
    Out.append(": ").append(Result);
}

} // namespace dxil
