// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/ops.h>

#include <cstdio>

static_assert(
    dxil::overloads(dxil::OpCode::Sin, dxil::Version{1, 0}).contains(dxil::Overload::Half));
static_assert(!dxil::findOp("NoSuchOp"));

int main(int Count, char **Values) {
  if (Count != 2)
    return 2;
  auto Op = dxil::findOp(Values[1]);
  if (!Op)
    return 1;
  std::printf("%.*s is opcode %u\n", int(Op->Name.size()), Op->Name.data(), unsigned(Op->Code));
}
