// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/SignatureUse.h>

#include "Functions.h"

namespace dxil::container {

bool isInRegisters(const SignatureElement &E) {
  return E.isAllocated() && E.Rows && E.Columns && uint64_t(E.StartRow) < NumRegisters &&
         E.Rows <= NumRegisters - uint64_t(E.StartRow) && uint64_t(E.StartColumn) < NumColumns &&
         E.Columns <= NumColumns - uint64_t(E.StartColumn);
}

uint32_t scalarOf(const SignatureElement &E, uint64_t Row, uint64_t Column) {
  return uint32_t((uint64_t(E.StartRow) + Row) * NumColumns + uint64_t(E.StartColumn) + Column);
}

uint32_t numScalars(const Signature &S, uint32_t Stream) {
  uint32_t Count = 0;
  for (const SignatureElement &E : S)
    if (isInRegisters(E) && E.Stream == Stream)
      Count = std::max(Count, scalarOf(E, E.Rows - 1, E.Columns - 1) + 1);
  return Count;
}

const Signature &signatureOf(const EntryPoint &E, SignatureKind K) {
  switch (K) {
  case SignatureKind::Input: return E.Input;
  case SignatureKind::Output: return E.Output;
  default: return E.PatchOrPrimitive;
  }
}

static std::optional<SignatureKind> accessedSignature(const EntryPoint &E, OpCode Op) {
  switch (info(Op).Accesses) {
  case AccessedSignature::None: return std::nullopt;
  case AccessedSignature::Input: return SignatureKind::Input;
  case AccessedSignature::Output: return SignatureKind::Output;
  case AccessedSignature::PatchOrPrimitive: return SignatureKind::PatchOrPrimitive;
  case AccessedSignature::ControlPoints:
    return E.Kind == Stage::Hull ? SignatureKind::Output : SignatureKind::Input;
  }
  return std::nullopt;
}

std::optional<SignatureAccess> signatureAccess(const ir::Module &M, const EntryPoint &E,
                                               const ir::Instruction &I, OpCode Op) {
  // Operand indices; operand 0 is the opcode.
  constexpr uint32_t Id = SignatureArgument::Element + 1, Row = SignatureArgument::Row + 1,
                     Column = SignatureArgument::Column + 1;
  const std::optional<SignatureKind> Kind = accessedSignature(E, Op);
  if (!Kind || I.Operands.Count <= Column)
    return std::nullopt;
  const Signature &S = signatureOf(E, *Kind);
  const std::span<const ir::ValueId> Operands = M.operands(I);
  uint64_t Number = 0, RowNumber = 0, ColumnNumber = 0;
  if (!M.constantInt(Operands[Id], Number) || !M.constantInt(Operands[Column], ColumnNumber) ||
      Number >= S.size() || ColumnNumber >= std::min<uint64_t>(S[Number].Columns, NumColumns))
    return std::nullopt;
  SignatureAccess A;
  A.Kind = *Kind;
  A.Element = &S[Number];
  A.Column = uint8_t(ColumnNumber);
  A.IsDynamic = !M.constantInt(Operands[Row], RowNumber);
  if (!A.IsDynamic && RowNumber >= A.Element->Rows)
    return std::nullopt;
  A.FirstRow = RowNumber;
  A.NumRows = A.IsDynamic ? A.Element->Rows : 1;
  return A;
}

/// Returns false for ops that evaluate an input elsewhere than at the pixel's center, or read it
/// from one vertex: DXC does not count these as uses.
static bool isCounted(OpCode Op) {
  return Op != OpCode::EvalSnapped && Op != OpCode::EvalSampleIndex && Op != OpCode::EvalCentroid &&
         Op != OpCode::AttributeAtVertex;
}

SignatureUse signatureUse(const Analysis &A, const EntryPoint &E) {
  SignatureUse Use;
  for (unsigned K = 0; K < NumSignatureKinds; ++K)
    Use[K].resize(signatureOf(E, SignatureKind(K)).size());
  for (ir::FunctionId F : functionsOf(A, E))
    for (const Analysis::KnownCall &Call : A.opCalls(F)) {
      if (!isCounted(Call.op().Code))
        continue;
      const auto Access =
          signatureAccess(A.M, E, A.M.Instructions[Call.Instruction], Call.op().Code);
      if (!Access)
        continue;
      const Signature &S = signatureOf(E, Access->Kind);
      ElementUse &U = Use[unsigned(Access->Kind)][size_t(Access->Element - S.data())];
      const auto Bit = uint8_t(1u << Access->Column);
      U.Usage |= Bit;
      if (Access->IsDynamic)
        U.Dynamic |= Bit;
    }
  return Use;
}

} // namespace dxil::container
