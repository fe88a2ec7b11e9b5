// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The validator and its reports, on a container, a program part or bare bitcode; a part or module
// alone is judged as a module. What a report promises is checked: the same bytes give the same
// report, and every finding says something.
#include <dxil/container/Program.h>
#include <dxil/validation/Report.h>

using namespace dxil;

static void check(bool Holds) {
  if (!Holds)
    __builtin_trap();
}

static std::string report(validation::ValidationReport R) {
  for (const validation::Finding &F : R.Findings)
    check(!F.Message.empty());
  std::vector<validation::FileReport> One;
  One.push_back({"input", std::move(R), {}});
  std::string Text = validation::textReport(One[0]);
  check(One[0].valid() || !Text.empty());
  check(!validation::sarifReport(One, "fuzz").empty());
  return Text + validation::jsonReport(One);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  Bytes Input(Data, Size);
  // The last byte chooses the version to judge as, so that the older rules are reached too.
  validation::ValidationOptions Options;
  if (Size && Data[Size - 1] & 1) {
    Options.Strict = true;
    Options.ValidatorVersion = ModuleVersion{1, uint8_t(Data[Size - 1] >> 1 & 15)};
  }
  validation::ValidationReport R = validation::validate(Input, Options);
  if (!R.Unusable) {
    check(report(std::move(R)) == report(validation::validate(Input, Options)));
    return 0;
  }
  Result<ir::Module> M = ir::readBitcode(Input);
  if (!M)
    M = container::readProgram(Input);
  if (M)
    (void)report(validation::validateModule(*M, Options));
  return 0;
}
