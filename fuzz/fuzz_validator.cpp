// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the validator and its reports with a container, a program part or bare bitcode; the latter
// two are validated as modules. The same bytes must give the same report, and no finding may be
// empty.
#include "Require.h"

#include <dxil/container/Program.h>
#include <dxil/validation/Report.h>

using namespace dxil;

static std::string report(validation::ValidationReport R) {
  for (const validation::Finding &F : R.Findings)
    fuzz::require(!F.Message.empty());
  std::vector<validation::FileReport> One;
  One.push_back({"input", std::move(R), {}});
  std::string Text = validation::textReport(One[0]);
  fuzz::require(One[0].valid() || !Text.empty());
  fuzz::require(!validation::sarifReport(One, "fuzz").empty());
  return Text + validation::jsonReport(One);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  Bytes Input(Data, Size);
  // The last byte selects the validator version, so that rules of older versions are reached too.
  validation::ValidationOptions Options;
  if (Size && Data[Size - 1] & 1) {
    Options.Strict = true;
    Options.ValidatorVersion = ModuleVersion{1, uint8_t(Data[Size - 1] >> 1 & 15)};
  }
  validation::ValidationReport R = validation::validate(Input, Options);
  if (!R.Unusable) {
    fuzz::require(report(std::move(R)) == report(validation::validate(Input, Options)));
    return 0;
  }
  Result<ir::Module> M = ir::readBitcode(Input);
  if (!M)
    M = container::readProgram(Input);
  if (M)
    (void)report(validation::validateModule(*M, Options));
  return 0;
}
