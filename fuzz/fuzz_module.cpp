// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the bitstream and module reader with a container, a program part or bare bitcode. Checks
// the reader's guarantees of its module.
#include <dxil/container/Program.h>
#include <dxil/module/ModuleCheck.h>

using namespace dxil;

static void check(const ir::Module &M) {
  if (!ir::checkTables(M))
    __builtin_trap();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  Bytes Input(Data, Size);
  if (auto C = container::Container::parse(Input)) {
    for (const container::Part &P : C->parts())
      if (auto M = container::readProgram(P.Data, P.Name.str()))
        check(*M);
    return 0;
  }
  auto M = ir::readBitcode(Input);
  if (!M)
    M = container::readProgram(Input);
  if (M)
    check(*M);
  return 0;
}
