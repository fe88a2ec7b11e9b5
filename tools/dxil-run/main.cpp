// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-run CONTAINER [DESCRIPTION.json]: runs a compute container on the CPU and prints its buffers.
#include <dxil/execution/Description.h>

#include <fstream>
#include <iostream>
#include <iterator>

namespace {

bool readFile(const char *Path, std::string &To) {
  std::ifstream In(Path, std::ios::binary);
  To.assign(std::istreambuf_iterator<char>(In), {});
  return bool(In);
}

int fail(const std::string &Message) {
  std::cerr << "dxil-run: error: " << Message << '\n';
  return 1;
}

} // namespace

int main(int ArgCount, char **Args) {
  if (ArgCount < 2 || ArgCount > 3)
    return fail("expected CONTAINER [DESCRIPTION.json]");
  std::string Bytes, Text = "{}";
  if (!readFile(Args[1], Bytes))
    return fail(std::string(Args[1]) + ": cannot be read");
  if (ArgCount > 2 && !readFile(Args[2], Text))
    return fail(std::string(Args[2]) + ": cannot be read");
  dxil::execution::Description D;
  if (std::string Error = parseDescription(Text, D); !Error.empty())
    return fail(std::string(ArgCount > 2 ? Args[2] : "description") + ": " + Error);
  const dxil::Bytes View(reinterpret_cast<const uint8_t *>(Bytes.data()), Bytes.size());
  if (std::string Error = run(View, D.Buffers, D.Start); !Error.empty())
    return fail(std::string(Args[1]) + ": " + Error);
  std::cout << describeBuffers(D.Buffers);
}
