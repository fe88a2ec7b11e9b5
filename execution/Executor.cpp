// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Executor.h>
#include "Program.h"

#include <bit>

namespace dxil::execution {
namespace {

constexpr uint32_t MaxThreads = 1024;

std::string runOneGroup(Program &P, std::vector<Buffer> &Buffers, const Launch &Start,
                        uint32_t WaveSize, std::array<uint32_t, 3> Id) {
  Group G;
  G.Id = Id;
  G.Size = P.groupSize();
  G.WaveSize = WaveSize;
  G.Buffers = &Buffers;
  G.Ranges = &P.ranges();
  G.IterationsLeft = Start.MaxIterations;
  for (uint32_t Z = 0; Z < G.Size[2]; ++Z)
    for (uint32_t Y = 0; Y < G.Size[1]; ++Y)
      for (uint32_t X = 0; X < G.Size[0]; ++X) {
        Lane &L = G.Lanes.emplace_back();
        L.Owner = &G;
        L.IdInGroup = {X, Y, Z};
        L.FlatId = uint32_t(G.Lanes.size() - 1);
      }
  P.soilGroupMemory();
  runGroup(G, P.entry());
  return G.Error;
}

} // namespace

std::string run(Bytes Container, std::vector<Buffer> &Buffers, const Launch &Start) {
  Program P;
  if (std::string Error = P.load(Container, Start.Entry); !Error.empty())
    return Error;
  const auto &Size = P.groupSize();
  const uint64_t Threads = uint64_t(Size[0]) * Size[1] * Size[2];
  if (Size[0] > MaxThreads || Size[1] > MaxThreads || !Threads || Threads > MaxThreads)
    return "a group has " + std::to_string(Threads) + " threads (expected 1 to 1024)";
  const uint32_t WaveSize = P.waveSize() ? P.waveSize() : Start.WaveSize;
  if (WaveSize < 4 || WaveSize > 128 || !std::has_single_bit(WaveSize))
    return "a wave has " + std::to_string(WaveSize) +
           " lanes (expected a power of two from 4 to 128)";
  for (uint32_t Z = 0; Z < Start.Groups[2]; ++Z)
    for (uint32_t Y = 0; Y < Start.Groups[1]; ++Y)
      for (uint32_t X = 0; X < Start.Groups[0]; ++X) {
        std::string Error = runOneGroup(P, Buffers, Start, WaveSize, {X, Y, Z});
        if (!Error.empty())
          return "group " + std::to_string(X) + "," + std::to_string(Y) + "," +
                 std::to_string(Z) + ": " + Error;
      }
  return {};
}

} // namespace dxil::execution
