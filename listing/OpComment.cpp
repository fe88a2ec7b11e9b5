// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CommentNames.h"
#include "Headers.h"

#include <dxil/generated/OpViews.h>
#include <dxil/module/OpCall.h>

namespace dxil::listing {

using namespace container;

using namespace detail;

static ElementNames::Signature signatureOf(AccessedSignature Accessed, bool IsHull) {
  switch (Accessed) {
  case AccessedSignature::Output: return ElementNames::Outputs;
  case AccessedSignature::PatchOrPrimitive: return ElementNames::PatchOrPrimitives;
  // The patch constant function reads the control points after the hull shader.
  case AccessedSignature::ControlPoints:
    return IsHull ? ElementNames::Outputs : ElementNames::Inputs;
  default: return ElementNames::Inputs;
  }
}

// Returns a signature element with row and column.
static std::string elementText(const ir::OpCall &C, const ElementNames &Names) {
  const ir::Module &M = C.module();
  uint64_t Id = 0, Row = 0, Column = 0;
  const ir::ValueId AtColumn = C.argument(SignatureArgument::Column);
  if (C.op().Accesses == AccessedSignature::None || AtColumn == ir::None ||
      !M.constantInt(C.argument(SignatureArgument::Element), Id))
    return {};
  const bool HasRow = M.constantInt(C.argument(SignatureArgument::Row), Row);
  return Names.of(signatureOf(C.op().Accesses, Names.isHull()), Id,
                  HasRow ? std::optional(Row) : std::nullopt,
                  M.constantInt(AtColumn, Column) ? std::optional(Column) : std::nullopt);
}

// Returns the struct of a constant buffer, or None if it is unknown.
static ir::TypeId constantsOf(ir::ValueId Buffer, CommentNames &Names) {
  return Names.Resources.of(Buffer).Constants;
}

// Returns the constants that a load at a byte offset reads.
static std::string constantText(const op::CBufferLoad<ir::OpCall> &Load, CommentNames &Names) {
  const ir::Module &M = Load.call().module();
  uint64_t First = 0;
  if (!M.constantInt(Load.byteOffset(), First))
    return {};
  const ir::TypeId Struct = constantsOf(Load.handle(), Names);
  if (Struct == ir::None)
    return {};
  const ir::Type &T = M.Types[Load.call().instruction().Type];
  const uint64_t Bytes = T.Width > 32 || T.Kind == ir::TypeKind::Double  ? 8
                         : T.Width == 16 || T.Kind == ir::TypeKind::Half ? 2
                                                                         : 4;
  return Names.Members.at(Struct, First, First + Bytes);
}

// Returns the members in a constant buffer row, or in one field of the loaded row.
static std::string constantText(const op::CBufferLoadLegacy<ir::OpCall> &Load,
                                std::optional<uint32_t> Field, CommentNames &Names) {
  constexpr uint64_t RowBytes = 16;
  const ir::Module &M = Load.call().module();
  uint64_t First = 0;
  if (!M.constantInt(Load.regIndex(), First))
    return {};
  const ir::TypeId Struct = constantsOf(Load.handle(), Names);
  if (Struct == ir::None)
    return {};
  First *= RowBytes;
  const uint32_t Fields = M.Types[Load.call().instruction().Type].Fields.Count;
  if (!Field)
    return Names.Members.at(Struct, First, First + RowBytes);
  if (!Fields || Fields > RowBytes || *Field >= Fields)
    return {};
  const uint64_t Bytes = RowBytes / Fields;
  return Names.Members.at(Struct, First + *Field * Bytes, First + (*Field + 1) * Bytes);
}

void appendOpComment(const ir::Module &M, const ir::Instruction &I, CommentNames &Names,
                     std::string &Out) {
  if (I.Op == ir::Opcode::ExtractValue && M.indices(I).size() == 1) {
    const ir::Instruction *Load = M.definition(M.operands(I)[0]);
    if (const auto Row = Load ? op::dyn_cast<op::CBufferLoadLegacy>(M, *Load) : std::nullopt)
      Out += constantText(*Row, M.indices(I)[0], Names);
    return;
  }
  const std::optional<ir::OpCall> Call = appendCall(M, I, &Names, Out);
  if (!Call)
    return;
  std::string Result = elementText(*Call, Names.Elements);
  if (const auto Row = op::dyn_cast<op::CBufferLoadLegacy>(*Call))
    Result = constantText(*Row, std::nullopt, Names);
  else if (const auto Constant = op::dyn_cast<op::CBufferLoad>(*Call))
    Result = constantText(*Constant, Names);
  else if (I.Result != ir::None && Result.empty())
    Result = Names.Resources.of(I.Result).Name;
  if (!Result.empty())
    Out.append(": ").append(Result);
}

} // namespace dxil::listing
