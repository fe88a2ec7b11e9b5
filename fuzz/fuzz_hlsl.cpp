// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the HLSL front end up to one of its steps, DXIL_FUZZ_UNTIL. Any text must give an error or
// an output that follows that step's rules.
#include "dxil/frontend/Frontend.h"
#include "frontend/source/Options.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace dxil;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  frontend::Input In;
  In.File = "fuzz.hlsl";
  In.Text.emplace(reinterpret_cast<const char *>(Data), Size);
  frontend::Options Opts;
  constexpr Stage Stages[] = {Stage::Library, Stage::Compute, Stage::Pixel, Stage::Vertex};
  Opts.Stage = Stages[Size % 4];
  Opts.ShaderModelMinor = 6;
  Opts.Native16 = Size / 4 % 2;
  Opts.DebugInfo = Size / 8 % 2 ? frontend::Options::Debug::Full : frontend::Options::Debug::None;
  Opts.Verify = true;
  std::string Log, Printed;
  llvm::raw_string_ostream ToSaid(Log), ToPrinted(Printed);
  llvm::LLVMContext Context;
  const frontend::Output Made =
      frontend::compile(In, Opts, Context, ToSaid, frontend::Until::DXIL_FUZZ_UNTIL, &ToPrinted);
  if (Made.Module && llvm::verifyModule(*Made.Module, &llvm::errs()))
    __builtin_trap();
  if (!Made.Succeeded && Log.find("error: ") == std::string::npos)
    __builtin_trap(); // it failed without an error message
  return 0;
}
