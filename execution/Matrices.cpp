// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Matrices.h"

#include <charconv>
#include <mutex>

namespace dxil::execution {

std::string_view overloadText(std::string_view Name, unsigned I) {
  for (unsigned Dots = 0; Dots < I + 3; ++Dots) {
    const size_t Offset = Name.find('.');
    if (Offset == Name.npos)
      return {};
    Name.remove_prefix(Offset + 1);
  }
  return Name.substr(0, Name.find('.'));
}

bool takeNumber(std::string_view &Text, char Letter, uint32_t &Number) {
  if (Text.empty() || Text.front() != Letter)
    return false;
  const auto [End, Wrong] = std::from_chars(Text.data() + 1, Text.data() + Text.size(), Number);
  if (Wrong != std::errc())
    return false;
  Text.remove_prefix(size_t(End - Text.data()));
  return true;
}

Placement placementOf(Lane &L, const Call &C, unsigned I, uint64_t Unit) {
  const Placement P{uint32_t(C.Arg[I]) * Unit, uint32_t(C.Arg[I + 1]) * Unit,
                    MatrixLayout(uint32_t(C.Arg[I + 2]))};
  if (uint32_t(P.Layout) > uint32_t(MatrixLayout::OuterProductOptimalTranspose))
    L.Owner->fail("a matrix of layout " + std::to_string(uint32_t(P.Layout)) + " is not supported");
  return P;
}

ComponentType memoryComponent(const Call &C, ComponentType Component) {
  std::string_view Text = overloadText(C.Function->Name, 1);
  uint32_t Number = 0;
  takeNumber(Text, 'v', Number);
  const bool IsFloat = Text.starts_with('f');
  takeNumber(Text, IsFloat ? 'f' : 'i', Number);
  const bool IsPacked = !IsFloat && Number == 32 &&
                        (componentBytes(Component) == 1 || Component == ComponentType::BFloat16);
  if (IsPacked || (isFloatComponent(Component) == IsFloat &&
                   componentBytes(Component) * 8 == Number && Component != ComponentType::BFloat16))
    return Component;
  const bool Unsigned = isUnsignedComponent(Component);
  if (Number == 16)
    return IsFloat ? ComponentType::F16 : Unsigned ? ComponentType::U16 : ComponentType::I16;
  if (Number == 64)
    return IsFloat ? ComponentType::F64 : Unsigned ? ComponentType::U64 : ComponentType::I64;
  return IsFloat ? ComponentType::F32 : Unsigned ? ComponentType::U32 : ComponentType::I32;
}

void addInBuffer(Buffer &B, uint64_t Offset, ComponentType Type, Number Value) {
  static std::mutex Lock;
  const unsigned Size = componentBytes(Type);
  if (Offset + Size > B.Data.size() || !isMapped(B, Offset, Size))
    return;
  changeAtomically(B, Offset, Size);
  const std::lock_guard Guard(Lock);
  uint64_t Bits = 0;
  std::memcpy(&Bits, B.Data.data() + Offset, Size);
  Bits = encode(Type, decode(Type, Bits) + Value);
  std::memcpy(B.Data.data() + Offset, &Bits, Size);
}

} // namespace dxil::execution
