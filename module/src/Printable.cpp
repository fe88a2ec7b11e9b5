// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Printable.h>

#include <cstdint>

std::string dxil::ir::printable(std::string_view Text) {
  static constexpr char Hex[] = "0123456789abcdef";
  std::string Out;
  for (char Raw : Text) {
    const uint8_t C = uint8_t(Raw);
    if (C >= 0x20 && C < 0x7f)
      Out += Raw;
    else
      Out.append({'\\', 'x', Hex[C >> 4], Hex[C & 15]});
  }
  return Out;
}
