// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_branches pixel|compute BYTES OUT.dxil: writes a container of about that size with many
// branches and loads.
#include "../../tests/container/BranchingShader.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

int main(int Argc, char **Argv) {
  const std::string Stage = Argc == 4 ? Argv[1] : "";
  if (Stage != "pixel" && Stage != "compute") {
    std::fprintf(stderr, "usage: make_branches pixel|compute BYTES OUT.dxil\n");
    return 2;
  }
  constexpr size_t StepBytes = 131;
  const size_t Steps = size_t(std::strtoull(Argv[2], nullptr, 10)) / StepBytes + 1;
  const std::vector<uint8_t> Made = dxil::test::branchingShader(Stage == "pixel", Steps);
  std::ofstream Out(Argv[3], std::ios::binary);
  Out.write(reinterpret_cast<const char *>(Made.data()), std::streamsize(Made.size()));
  return Out && !Made.empty() ? 0 : 1;
}
