// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the waves of groups, each group on one thread of the host, groups on all of them.
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

/// How the processor treats denormal floats, until the end of a scope.
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

/// How one kind of run goes, for all its groups.
struct RunSetup {
  const Compiled *Code = nullptr;
  const ShaderInfo *Info = nullptr;
  std::vector<Buffer> *Buffers = nullptr;
  RunOptions Options;
  FaultLog *Log = nullptr;
  bool HardwareFlush = false;
  /// What is left of RunOptions::MaxSteps, for all that a launch starts.
  std::shared_ptr<std::atomic<int64_t>> StepsLeft;
  std::shared_ptr<RaceFinder> Races; ///< null: races are not looked for
  uint64_t ExtraStack = 0;           ///< bytes that shaders that a wave calls need
};

/// A wave and its lanes, used again from one group to the next.
struct WaveBox {
  Wave State;
  WaveOwner Owner;
};

/// Runs groups one after the other on one thread of the host.
class GroupRunner {
public:
  explicit GroupRunner(const RunSetup &Setup);
  ~GroupRunner();
  GroupRunner(const GroupRunner &) = delete;
  GroupRunner &operator=(const GroupRunner &) = delete;

  /// Prepares as many waves as `Lanes` lanes need; a wave's lanes that are not there do not start.
  void prepare(uint32_t Lanes);
  size_t waveCount() const { return Waves; }
  WaveBox &wave(size_t I) { return *Boxes[I]; }
  Group &group() { return G; }
  /// Traces a thread of those that are prepared, by its place among them, in the next run.
  void trace(uint64_t Thread) { TraceThread = Thread; }
  /// Whether the group that is about to run has the thread to trace, which this prepares.
  void traceGroup();

  /// Zeroed rows of the wave's width for a table of the wave's; `Which` is a number below 4.
  SlotTable table(unsigned Which, uint64_t Rows, uint32_t RowsPerVertex = 0);
  /// Runs the prepared waves to their end. Returns the first thing that went wrong, or nothing.
  std::string run(WaveFunction F);

  /// Runs a wave inside of one that runs: what TraceRay calls.
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
/// runner of its own; the caller's thread uses `First` if there is one. Returns the error of the
/// least number that has one.
std::string forEachGroup(const RunSetup &Setup, uint64_t Count,
                         const std::function<std::string(GroupRunner &, uint64_t)> &Do,
                         GroupRunner *First = nullptr);

} // namespace dxil::execution
