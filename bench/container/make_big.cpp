// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_big IN.dxil BYTES OUT.dxil: writes a container of that size that repeats the code of IN.
#include "../../tests/container/BigModule.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

int main(int Argc, char **Argv) {
  if (Argc != 4) {
    std::fprintf(stderr, "usage: make_big IN.dxil BYTES OUT.dxil\n");
    return 2;
  }
  std::ifstream In(Argv[1], std::ios::binary);
  std::vector<char> Read{std::istreambuf_iterator<char>(In), {}};
  std::vector<uint8_t> Input(Read.begin(), Read.end());
  auto Big = dxil::test::repeatBody(Input, size_t(std::strtoull(Argv[2], nullptr, 10)));
  if (Big.empty()) {
    std::fprintf(stderr, "make_big: error: %s: not a container with a function of one block\n",
                 Argv[1]);
    return 1;
  }
  std::ofstream Out(Argv[3], std::ios::binary);
  Out.write(reinterpret_cast<const char *>(Big.data()), std::streamsize(Big.size()));
  return Out ? 0 : 1;
}
