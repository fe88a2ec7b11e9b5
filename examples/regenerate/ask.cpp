// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints the records of a vendor's operation and of a core operation from the table.
#include <dxil/ops.h>

#include <iostream>

int main() {
  for (const dxil::OpCode Code : {dxil::OpCode::AcmeRotate, dxil::OpCode::Sin}) {
    const dxil::OpInfo &Op = dxil::info(Code);
    std::cout << std::string_view(Op.Name) << ": opcode 0x" << std::hex << unsigned(Code) << ", "
              << std::string_view(Op.Signature) << '\n';
  }
}
