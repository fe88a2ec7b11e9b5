// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/NodeRef.h>

#include <bit>
#include <cmath>
#include <limits>

namespace dxil::ir {

static double halfToDouble(uint64_t Bits) {
  int Exponent = int(Bits >> 10 & 31);
  double Fraction = double(Bits & 0x3ff);
  double Value = Exponent == 31  ? (Fraction != 0 ? std::nan("") : INFINITY)
                 : Exponent == 0 ? std::ldexp(Fraction, -24)
                                 : std::ldexp(1024 + Fraction, Exponent - 25);
  return Bits & 0x8000 ? -Value : Value;
}

std::optional<double> constantReal(const Module &M, ValueId V) {
  const Constant *C = M.constant(V);
  if (!C || !M.typeOf(V).isFloat())
    return std::nullopt;
  if (C->Kind == ConstantKind::Null)
    return 0;
  if (C->Kind != ConstantKind::Float)
    return std::nullopt;
  switch (M.typeOf(V).Kind) {
  case TypeKind::Half: return halfToDouble(C->Bits);
  case TypeKind::Float: return std::bit_cast<float>(uint32_t(C->Bits));
  case TypeKind::Double: return std::bit_cast<double>(C->Bits);
  default: return std::nullopt;
  }
}

std::optional<double> NodeRef::real(uint32_t I) const {
  return M ? constantReal(*M, value(I)) : std::nullopt;
}

std::vector<NodeRef> namedNodes(const Module &M, std::string_view Name) {
  std::vector<NodeRef> Out;
  if (const NamedMetadata *Named = M.findNamedMetadata(Name))
    for (MetadataId Id : M.nodes(*Named))
      Out.emplace_back(M, Id);
  return Out;
}

NodeRef firstNode(const Module &M, std::string_view Name) {
  const NamedMetadata *Named = M.findNamedMetadata(Name);
  return Named && Named->Nodes.Count ? NodeRef(M, M.nodes(*Named)[0]) : NodeRef();
}

} // namespace dxil::ir
