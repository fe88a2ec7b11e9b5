// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compute program made ready to run: LLVM IR in which each dx.op function has a body that calls
// dxilExecCall, compiled in memory.
#pragma once

#include "Machine.h"
#include "Scheduler.h"

#include <memory>
#include <string>

namespace dxil::execution {

class Program {
public:
  Program();
  ~Program();
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;

  /// Reads and compiles; returns what is wrong, or an empty string.
  std::string load(Bytes Container, const std::string &Entry);

  EntryPoint entry() const { return Start; }
  const std::array<uint32_t, 3> &groupSize() const { return GroupSize; }
  /// The wave size that the shader demands, or 0.
  uint32_t waveSize() const { return WaveSize; }
  const std::map<std::pair<ResourceClass, uint32_t>, ResourceRange> &ranges() const {
    return Ranges;
  }
  /// Fills groupshared memory with a pattern, since no group may rely on what it holds.
  void soilGroupMemory();

private:
  struct Compiled;
  std::unique_ptr<Compiled> Code;
  EntryPoint Start = nullptr;
  std::array<uint32_t, 3> GroupSize = {1, 1, 1};
  uint32_t WaveSize = 0;
  std::map<std::pair<ResourceClass, uint32_t>, ResourceRange> Ranges;
};

} // namespace dxil::execution
