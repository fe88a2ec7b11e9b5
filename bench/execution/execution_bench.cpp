// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compute container and prints seconds of CPU and of the clock for each dispatch, as
// vulkan_run does for SPIR-V.
//
//   execution_bench SHADER.dxil X Y Z ROUNDS {b|t|u}:REGISTER:FILE...
#include <dxil/execution/Shader.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>

using namespace dxil;
using namespace dxil::execution;

static std::vector<uint8_t> readFile(const std::string &Path) {
  std::ifstream In(Path, std::ios::binary);
  return {std::istreambuf_iterator<char>(In), {}};
}

static double cpuSeconds() {
  timespec T{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &T);
  return double(T.tv_sec) + double(T.tv_nsec) * 1e-9;
}

int main(int Count, char **Args) {
  if (Count < 7) {
    std::fprintf(stderr,
                 "usage: execution_bench SHADER.dxil X Y Z ROUNDS REGISTER:NUMBER:FILE...\n");
    return 2;
  }
  std::vector<Buffer> Buffers;
  std::vector<std::string> Paths;
  for (int I = 6; I < Count; ++I) {
    const std::string Text = Args[I];
    const size_t Second = Text.find(':', 2);
    if (Second == std::string::npos)
      return 2;
    Buffer &B = Buffers.emplace_back();
    B.Class = Text[0] == 'b'   ? ResourceClass::CBuffer
              : Text[0] == 't' ? ResourceClass::SRV
                               : ResourceClass::UAV;
    B.Register = uint32_t(std::atoi(Text.c_str() + 2));
    Paths.push_back(Text.substr(Second + 1));
    B.Data = readFile(Paths.back());
  }
  const std::vector<uint8_t> Container = readFile(Args[1]);
  const auto Loaded = Shader::load(Container);
  if (!Loaded) {
    std::fprintf(stderr, "execution_bench: error: %s\n", Loaded.message().c_str());
    return 2;
  }
  const Dispatch Work{
      {uint32_t(std::atoi(Args[2])), uint32_t(std::atoi(Args[3])), uint32_t(std::atoi(Args[4]))}};
  for (int Round = -1; Round < std::atoi(Args[5]); ++Round) {
    const auto Start = std::chrono::steady_clock::now();
    const double Cpu = cpuSeconds();
    if (Status Done = (*Loaded)->dispatch(Work, {&Buffers}, {}); !Done) {
      std::fprintf(stderr, "execution_bench: error: %s\n", Done.message().c_str());
      return 2;
    }
    const std::chrono::duration<double> Clock = std::chrono::steady_clock::now() - Start;
    if (Round >= 0) // the first round touches the memory and is not measured
      std::printf("%.6f %.6f\n", cpuSeconds() - Cpu, Clock.count());
  }
  for (size_t I = 0; I < Buffers.size(); ++I)
    std::ofstream(Paths[I], std::ios::binary)
        .write(reinterpret_cast<const char *>(Buffers[I].Data.data()),
               std::streamsize(Buffers[I].Data.size()));
}
