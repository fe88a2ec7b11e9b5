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
  return opComment(M, I, nullptr);
}

std::string opComment(const ir::Module &M, const ir::Instruction &I,
                      const listing_detail::ResourceNames *Resources) {
  if (I.Op != ir::Opcode::Call || !M.calleeName(I).starts_with("dx.op."))
    return {};
  auto Ops = M.operands(I);
  uint64_t Code = 0;
  if (Ops.empty() || !M.constantInt(Ops[0], Code))
    return "op code is not a constant";
  OptionalOp Op = findOp(uint32_t(Code));
  if (!Op || Op->Reserved)
    return "unknown op " + std::to_string(Code);
  std::string S(Op->Name);
  S += '(';
  for (size_t K = 0; K < Op->Args.size(); ++K) {
    const ArgInfo &A = Op->Args[K];
    if (K)
      S += ", ";
    S += A.Name;
    uint64_t Value = 0;
    if (A.Enum && K + 1 < Ops.size() && M.constantInt(Ops[K + 1], Value))
      if (std::string Text = enumText(*A.Enum, Value); !Text.empty())
        S.append("=").append(Text);
    if (Resources && K + 1 < Ops.size())
      if (std::string Name = Resources->of(Ops[K + 1]); !Name.empty())
        S.append("=").append(Name);
  }
  S += ')';
  if (Resources && I.Result != ir::None)
    if (std::string Name = Resources->of(I.Result); !Name.empty())
      S.append(": ").append(Name);
  return S;
}

} // namespace dxil
