// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs a fuzz target on files, and on all files of folders, in the order of their names, like
// libFuzzer's main with a list of inputs, but for any compiler. Tests run the seeds and all inputs
// that ever failed this way.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace fs = std::filesystem;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size);

int main(int Argc, char **Argv) {
  std::vector<fs::path> Files;
  for (int I = 1; I < Argc; ++I) {
    fs::path Path = Argv[I];
    if (!fs::exists(Path)) {
      std::fprintf(stderr, "replay: error: %s: no such file or folder\n", Argv[I]);
      return 2;
    }
    if (!fs::is_directory(Path)) {
      Files.push_back(Path);
      continue;
    }
    for (const auto &E : fs::recursive_directory_iterator(Path))
      if (E.is_regular_file())
        Files.push_back(E.path());
  }
  std::sort(Files.begin(), Files.end());
  for (const fs::path &Path : Files) {
    std::ifstream In(Path, std::ios::binary);
    std::vector<char> Read{std::istreambuf_iterator<char>(In), {}};
    // Exactly as long as the file, so that a sanitizer detects reads past its end.
    std::vector<uint8_t> Bytes(Read.begin(), Read.end());
    Bytes.shrink_to_fit();
    LLVMFuzzerTestOneInput(Bytes.data(), Bytes.size());
  }
  std::printf("%zu inputs\n", Files.size());
  return Files.empty() ? 1 : 0;
}
