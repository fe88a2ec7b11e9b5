// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the waves of groups: each group on one host thread, groups in parallel.
#pragma once

#include "Compiled.h"
#include "Machine.h"
#include "Races.h"
#include "Tracer.h"

#include <atomic>
#include <functional>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace dxil::execution {

/// Sets the processor's treatment of denormal floats for a scope.
class FloatMode {
public:
#if defined(__x86_64__)
  static constexpr bool CanFlush = true;
  explicit FloatMode(bool Flush) : Before(_mm_getcsr()) {
    constexpr unsigned FlushBits = 0x8040;
    _mm_setcsr(Flush ? Before | FlushBits : Before & ~FlushBits);
  }
  ~FloatMode() {
    _mm_setcsr(Before);
  }

private:
  unsigned Before;
#else
  static constexpr bool CanFlush = false;
  explicit FloatMode(bool) {}
#endif
  FloatMode(const FloatMode &) = delete;
  FloatMode &operator=(const FloatMode &) = delete;
};

void reportFault(Wave &W, const CallSite &Site, FaultKind Kind, uint64_t Low, uint64_t High);

/// The parameters of a run, for all its groups.
struct RunSetup {
  const Compiled *Code = nullptr;
  const ShaderInfo *Info = nullptr;
  std::vector<Buffer> *Buffers = nullptr;
  RunOptions Options;
  FaultLog *Log = nullptr;
  bool HardwareFlush = false;
  /// Remaining steps of RunOptions::MaxSteps, shared by everything that a launch starts.
  std::shared_ptr<std::atomic<int64_t>> StepsLeft;
  std::shared_ptr<RaceFinder> Races; ///< race detection; null if there is none
  uint64_t ExtraStack = 0;           ///< stack bytes for shaders that a wave calls
};

/// A wave and its lanes, reused between groups.
struct WaveBox {
  Wave State;
  WaveOwner Owner;
};

/// Runs groups one after the other on one host thread.
class GroupRunner {
public:
  explicit GroupRunner(const RunSetup &Setup);
  ~GroupRunner();
  GroupRunner(const GroupRunner &) = delete;
  GroupRunner &operator=(const GroupRunner &) = delete;

  /// Prepares waves for `Lanes` lanes. Surplus lanes of the last wave do not start.
  void prepare(uint32_t Lanes);
  size_t waveCount() const { return Waves; }
  WaveBox &wave(size_t I) { return *Boxes[I]; }
  Group &group() { return G; }
  /// Traces one of the prepared threads, given by its index, in the next run.
  void trace(uint64_t Thread) { TraceThread = Thread; }
  /// Prepares the trace if the group that is about to run has the traced thread.
  void traceGroup();

  /// Returns zeroed rows of the wave's width for a table of the wave; `Which` is below 4.
  SlotTable table(unsigned Which, uint64_t Rows, uint32_t RowsPerVertex = 0);
  /// Runs the prepared waves to their end. Returns the first error.
  Status run(WaveFunction F);

  /// Runs a wave inside a running wave, for TraceRay.
  static void runNested(WaveFunction F, WaveBox &W, bool HardwareFlush);

private:
  struct Fibers;
  void startWave(size_t I);
  void startState(size_t I, int64_t Budget);
  void runAll();

  const RunSetup &Setup;
  Worker Host;
  Group G;
  std::vector<std::unique_ptr<WaveBox>> Boxes;
  size_t Waves = 0;
  std::vector<uint8_t> Shared, SharedUndefined;
  std::array<std::vector<uint32_t>, 4> Tables;
  std::unique_ptr<Fibers> Stacks;
  WaveFunction Function = nullptr;
  std::optional<uint64_t> TraceThread;
  std::optional<Tracer> Traces;
  friend struct Fibers;
};

/// Calls `Do` for each number below `Count`, on as many threads as the options allow, each with a
/// runner of its own. The caller's thread uses `First` unless null. Returns the error of the lowest
/// number that has one.
Status forEachGroup(const RunSetup &Setup, uint64_t Count,
                    const std::function<Status(GroupRunner &, uint64_t)> &Do,
                    GroupRunner *First = nullptr);

} // namespace dxil::execution
