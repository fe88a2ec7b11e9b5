// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compute, pixel or vertex shader (SPIR-V) on the first Vulkan device. A job is a text file;
// contents of resources are read from files and written back.
//
//   vulkan_run JOB [ROUNDS]      with ROUNDS: prints seconds of CPU and of the clock for each round
//
//   shader compute|pixel|vertex FILE ENTRY
//   vertex FILE ENTRY                          the stage before a pixel shader
//   groups X Y Z                               of a compute shader
//   size WIDTH HEIGHT                          of a picture that three vertices fill
//   target FORMAT FILE                         of a pixel shader
//   vertices COUNT                             of a vertex shader alone
//   attribute LOCATION FORMAT FILE             its input
//   feedback STRIDE FILE                       its outputs, as the module's decorations say
//   push FILE
//   constant ID WORD
//   buffer uniform|storage SET BINDING INDEX FILE
//   texels uniform|storage SET BINDING INDEX FORMAT FILE
//   image KIND SET BINDING INDEX FORMAT VIEW WIDTH HEIGHT DEPTH LAYERS FILE [FILTER]
//   sampler SET BINDING INDEX FILTER
//
// Numbers of groups, sizes and vertices come first. KIND: sampled, storage, combined (with FILTER),
// input. FILTER: linear, nearest, or compare (nearest, less or equal). FORMAT and VIEW are numbers
// of VkFormat and VkImageViewType.
#include "Runner.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

double cpuSeconds() {
  timespec T{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &T);
  return double(T.tv_sec) + double(T.tv_nsec) * 1e-9;
}

} // namespace

int main(int Count, char **Args) {
  if (Count < 2)
    fail("usage: vulkan_run JOB [ROUNDS]");
  Runner R(readJob(Args[1]));
  R.prepare();
  R.run(R.work()); // the first run compiles the shader
  for (int Round = 0; Count > 2 && Round < std::atoi(Args[2]); ++Round) {
    const auto Start = std::chrono::steady_clock::now();
    const double Cpu = cpuSeconds();
    R.run(R.work());
    const std::chrono::duration<double> Clock = std::chrono::steady_clock::now() - Start;
    std::printf("%.6f %.6f\n", cpuSeconds() - Cpu, Clock.count());
  }
  R.save();
}
