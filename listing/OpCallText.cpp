// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Op calls with argument names. Separate from OpComment.cpp, as the validator's findings use only
// this and know no names of resources and members.
#include "Headers.h"

#include <dxil/generated/OpViews.h>

namespace dxil::listing {

using namespace container;

using namespace detail;

// Returns the enumerator of a constant; for flags, the names of its bits.
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

static void appendArguments(const ir::OpCall &Call, ValueNames *Names, std::string &Out) {
  const ir::Module &M = Call.module();
  for (unsigned K = 0; K < Call.op().Args.size(); ++K) {
    const ArgInfo &A = Call.op().Args[K];
    if (K)
      Out += ", ";
    Out += A.Name;
    if (K >= Call.size())
      continue;
    const ir::ValueId Operand = Call.argument(K);
    uint64_t Value = 0;
    if (A.Enum && M.constantInt(Operand, Value))
      if (std::string Text = enumText(*A.Enum, Value); !Text.empty())
        Out.append("=").append(Text);
    if (Names)
      if (const std::string_view Name = Names->nameOf(Operand); !Name.empty())
        Out.append("=").append(Name);
    if (A.Type == HandleProperties::Type)
      if (const auto P = ir::structConstant<HandleProperties>(M, Operand))
        if (const std::string Text = handlePropertiesName(*P); !Text.empty())
          Out.append("=").append(Text);
  }
}

std::optional<ir::OpCall> detail::appendCall(const ir::Module &M, const ir::Instruction &I,
                                             ValueNames *Names, std::string &Out) {
  if (I.Op != ir::Opcode::Call || !isOpFunctionName(M.calleeName(I)))
    return std::nullopt;
  const std::optional<ir::OpCall> Call = ir::OpCall::of(M, I);
  if (!Call) {
    Out += "op code is not a constant";
    return std::nullopt;
  }
  if (Call->op().Reserved) {
    Out.append("unknown op ").append(std::to_string(uint32_t(Call->code())));
    return std::nullopt;
  }
  Out.append(Call->op().Name) += '(';
  appendArguments(*Call, Names, Out);
  Out += ')';
  return Call;
}

std::string opComment(const ir::Module &M, const ir::Instruction &I) {
  std::string Out;
  detail::appendCall(M, I, nullptr, Out);
  return Out;
}

} // namespace dxil::listing
