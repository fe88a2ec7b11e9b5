// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program for platform_test: `arguments WORD...` prints the words, one in each line; `exit N`
// ends with that code; `late FILE` writes the file after two seconds; `count` prints the number of
// bytes on standard input.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

int main(int Count, char **Values) {
  const char *What = Count > 1 ? Values[1] : "";
  if (!std::strcmp(What, "exit"))
    return std::atoi(Values[2]);
  if (!std::strcmp(What, "arguments"))
    for (int I = 2; I < Count; ++I)
      std::printf("%s\n", Values[I]);
  if (!std::strcmp(What, "count")) {
    int Bytes = 0;
    while (std::getchar() != EOF)
      ++Bytes;
    std::printf("%d\n", Bytes);
  }
  if (!std::strcmp(What, "late")) {
    std::this_thread::sleep_for(std::chrono::seconds(2));
    std::FILE *File = std::fopen(Values[2], "wb");
    if (!File || std::fclose(File))
      return 1;
  }
  return 0;
}
