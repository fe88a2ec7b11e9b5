// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the parser of assembly with a text, or with that of a container's program. Checks the
// guarantees of the module's tables, and that its text parses and prints the same again.
#include "Require.h"

#include <dxil/container/Program.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleReader.h>
#include <dxil/module/ModuleWriter.h>

using namespace dxil;

static void check(std::string_view Text) {
  auto M = ir::parseAssembly(Text);
  if (!M) {
    fuzz::require(M.error().Line && M.error().Column);
    return;
  }
  fuzz::require(ir::checkTables(*M).ok());
  ir::AssemblyOptions Options;
  Options.MaxBytes = uint64_t(1) << 24;
  auto First = ir::writeAssembly(*M, Options);
  if (!First) // too long: names and types may be repeated often
    return;
  auto Again = ir::parseAssembly(*First);
  fuzz::require(Again.ok());
  auto Second = ir::writeAssembly(*Again, Options);
  fuzz::require(Second && *First == *Second);
  auto Bitcode = ir::writeBitcode(*M);
  fuzz::require(Bitcode && ir::readBitcode(*Bitcode));
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  auto C = container::Container::parse({Data, Size});
  if (!C) {
    check({reinterpret_cast<const char *>(Data), Size});
    return 0;
  }
  ir::AssemblyOptions Options;
  Options.MaxBytes = uint64_t(1) << 20;
  for (const container::Part &P : C->parts())
    if (auto M = container::readProgram(P.Data, P.Name.str()))
      if (auto Text = ir::writeAssembly(*M, Options))
        check(*Text);
  return 0;
}
