// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Headers.h"
#include "ResourceNames.h"

#include <dxil/ops.h>

namespace dxil {

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

std::string opComment(const ir::Module &M, const ir::Instruction &I) {
  std::string Out;
  appendOpComment(M, I, nullptr, Out);
  return Out;
}

void appendOpComment(const ir::Module &M, const ir::Instruction &I,
                     listing_detail::ResourceNames *Resources, std::string &Out) {
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
  for (size_t K = 0; K < Op->Args.size(); ++K) {
    const ArgInfo &A = Op->Args[K];
    if (K)
      Out += ", ";
    Out += A.Name;
    uint64_t Value = 0;
    if (A.Enum && K + 1 < Ops.size() && M.constantInt(Ops[K + 1], Value))
      if (std::string Text = enumText(*A.Enum, Value); !Text.empty())
        Out.append("=").append(Text);
    if (Resources && K + 1 < Ops.size())
      if (std::string_view Name = Resources->of(Ops[K + 1]); !Name.empty())
        Out.append("=").append(Name);
  }
  Out += ')';
  if (Resources && I.Result != ir::None)
    if (std::string_view Name = Resources->of(I.Result); !Name.empty())
      Out.append(": ").append(Name);
}

} // namespace dxil
