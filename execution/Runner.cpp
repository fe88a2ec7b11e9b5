// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runner.h"
#include "Context.h"
#include "Elements.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <sys/mman.h>
#include <thread>

namespace dxil::execution {
namespace {

constexpr size_t SmallFrame = 256 * 1024, SpareStack = 1024 * 1024;

/// A stack whose pages are allocated when touched.
class Stack {
public:
  explicit Stack(size_t Size)
      : Size(Size), Memory(mmap(nullptr, Size, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {}
  ~Stack() {
    if (valid())
      munmap(Memory, Size);
  }
  Stack(const Stack &) = delete;
  Stack &operator=(const Stack &) = delete;
  bool valid() const { return Memory != MAP_FAILED; }
  void *data() const { return Memory; }
  size_t size() const { return Size; }

private:
  size_t Size;
  void *Memory;
};

} // namespace

/// The waves of a group that wait for each other, each on its own stack.
struct GroupRunner::Fibers {
  enum class State : uint8_t { Ready, Waiting, Done };
  struct Fiber {
    Context Place;
    std::unique_ptr<Stack> Memory;
    State Status = State::Ready;
  };
  GroupRunner *Owner = nullptr;
  Context Home;
  std::vector<std::unique_ptr<Fiber>> All;
  size_t Running = 0;

  void resume(size_t I) {
    Running = I;
    Context::change(Home, All[I]->Place);
  }
  static void wait(Group &G) {
    auto *Self = static_cast<Fibers *>(G.Scheduler);
    Fiber &F = *Self->All[Self->Running];
    F.Status = State::Waiting;
    Context::change(F.Place, Self->Home);
  }
  static void start(void *Object) {
    auto *Self = static_cast<Fibers *>(Object);
    Self->Owner->startWave(Self->Running);
    Fiber &F = *Self->All[Self->Running];
    F.Status = State::Done;
    Context::change(F.Place, Self->Home);
  }
  bool prepare(size_t Count, size_t Size) {
    while (All.size() < Count)
      All.push_back(std::make_unique<Fiber>());
    for (size_t I = 0; I < Count; ++I) {
      Fiber &F = *All[I];
      if (!F.Memory || F.Memory->size() < Size)
        F.Memory = std::make_unique<Stack>(Size);
      if (!F.Memory->valid())
        return false;
      F.Place.prepare(F.Memory->data(), F.Memory->size(), &Fibers::start, this);
      F.Status = State::Ready;
    }
    return true;
  }
};

GroupRunner::GroupRunner(const RunSetup &Setup) : Setup(Setup) {
  G.Buffers = Setup.Buffers;
  G.Info = Setup.Info;
  G.Size = Setup.Info->GroupSize;
  G.WaveSize = Setup.Code->width();
  G.Host = &Host;
  G.Log = Setup.Log;
  Shared.resize(Setup.Code->sharedBytes() + 64);
  SharedUndefined.resize(Setup.Code->findsUndefined() ? Shared.size() : 0);
  G.Shared = Shared.data();
  G.SharedBytes = Setup.Code->sharedBytes();
  G.SharedVariables = &Setup.Code->sharedVariables();
  G.Races = Setup.Races.get();
  G.WrapBindings = Setup.Options.WrapBindings;
}
GroupRunner::~GroupRunner() = default;

void GroupRunner::prepare(uint32_t Lanes) {
  const uint32_t Width = Setup.Code->width();
  Waves = (Lanes + Width - 1) / Width;
  while (Boxes.size() < Waves) {
    auto Box = std::make_unique<WaveBox>();
    Box->State.Owner = &Box->Owner;
    Box->Owner.Owner = &G;
    Box->Owner.Width = Width;
    Box->Owner.Lanes.resize(Width);
    for (uint32_t I = 0; I < Width; ++I) {
      const auto Flat = uint32_t(Boxes.size() * Width + I);
      Lane &L = Box->Owner.Lanes[I];
      L.Owner = &G;
      L.Index = I;
      L.FlatId = Flat;
      L.Parent = &Box->State;
      const uint32_t X = std::max(1u, G.Size[0]), Y = std::max(1u, G.Size[1]);
      Box->State.Values[ThreadX][I] = Flat % X;
      Box->State.Values[ThreadY][I] = Flat / X % Y;
      Box->State.Values[ThreadZ][I] = Flat / X / Y;
      Box->State.Values[FlatThread][I] = Flat;
    }
    Boxes.push_back(std::move(Box));
  }
  for (size_t I = 0; I < Waves; ++I) {
    Wave &W = Boxes[I]->State;
    const uint32_t Count = std::min(Width, Lanes - uint32_t(I) * Width);
    for (unsigned K = 0; K < 2; ++K) {
      const uint32_t Bits = std::clamp<int64_t>(int64_t(Count) - 64 * K, 0, 64);
      W.EntryMask[K] = Bits == 64 ? ~uint64_t(0) : (uint64_t(1) << Bits) - 1;
      W.Helpers[K] = 0;
    }
  }
}

SlotTable GroupRunner::table(unsigned Which, uint64_t Rows, uint32_t RowsPerVertex) {
  auto &Data = Tables[Which % Tables.size()];
  // One row more, so that address computations for zero rows stay inside.
  Data.assign((Rows + 1) * Setup.Code->width(), 0);
  return {Data.data(), uint32_t(Rows), RowsPerVertex};
}

void GroupRunner::traceGroup() {
  const TraceLog *Trace = Setup.Options.Trace;
  if (!Trace || Trace->Thread.empty())
    return;
  std::array<uint32_t, 3> Wanted{};
  for (size_t I = 0; I + 1 < Trace->Thread.size() && I < Wanted.size(); ++I)
    Wanted[I] = Trace->Thread[I];
  if (Wanted == G.Id)
    trace(Trace->Thread.back());
}

void GroupRunner::startWave(size_t I) {
  const FloatMode Mode(Setup.HardwareFlush);
  Function(&Boxes[I]->State);
}

void GroupRunner::runNested(WaveFunction F, WaveBox &W, bool HardwareFlush) {
  const FloatMode Mode(HardwareFlush);
  F(&W.State);
}

void GroupRunner::runAll() {
  if (!Stacks)
    Stacks = std::make_unique<Fibers>();
  Stacks->Owner = this;
  G.Scheduler = Stacks.get();
  G.Wait = Waves > 1 ? &Fibers::wait : nullptr;
  const size_t Frames = size_t(Setup.Code->frameBytes() + Setup.ExtraStack);
  if (!Stacks->prepare(Waves, (Frames + SpareStack + 4095) / 4096 * 4096)) {
    G.fail("no memory for the stack of a wave");
    return;
  }
  bool Waits;
  do {
    Waits = false;
    bool Ended = false;
    for (size_t I = 0; I < Waves && !G.failed(); ++I) {
      auto &F = *Stacks->All[I];
      if (F.Status == Fibers::State::Done) {
        Ended = true;
        continue;
      }
      F.Status = Fibers::State::Ready;
      Stacks->resume(I);
      Waits |= F.Status == Fibers::State::Waiting;
      Ended |= F.Status == Fibers::State::Done;
    }
    if (Waits && Ended && G.Log && !G.failed()) {
      Fault F;
      F.Kind = FaultKind::DivergentBarrier;
      F.Op = "Barrier";
      F.Function = Setup.Info->Entry;
      F.Count = 1;
      G.Log->add(F);
    }
  } while (Waits && !G.failed());
}

Status GroupRunner::run(WaveFunction F) {
  Function = F;
  useViews(&Host.Views);
  G.Done = {};
  G.Wait = nullptr;
  std::memset(Shared.data(), 0xcd, Shared.size());
  std::ranges::fill(SharedUndefined, 0xff);
  if (G.Races)
    G.Races->startGroup(Shared.data(), Shared.size());
  if (TraceThread && Setup.Options.Trace)
    Traces.emplace(*Setup.Options.Trace);
  G.Traces = TraceThread ? &*Traces : nullptr;
  const int64_t StepsLeft = Setup.StepsLeft->load(std::memory_order_relaxed) - int64_t(Waves);
  const auto OfWave = int64_t(std::min<uint64_t>(Setup.Options.MaxIterations, uint64_t(1) << 62));
  const int64_t Budget = std::min(OfWave, StepsLeft);
  const auto TooLong = [&] {
    return failure("the launch takes more than " + std::to_string(Setup.Options.MaxSteps) +
                   " steps (waves, and turns of their loops)");
  };
  if (Budget < 0)
    return TooLong();
  for (size_t I = 0; I < Waves; ++I)
    startState(I, Budget);
  if (Waves == 1 && Setup.Code->frameBytes() < SmallFrame && !Setup.ExtraStack)
    startWave(0);
  else
    runAll();
  auto Used = int64_t(Waves);
  for (size_t I = 0; I < Waves; ++I) {
    const int64_t Left = Boxes[I]->State.IterationsLeft;
    Used += Budget - std::max<int64_t>(Left, 0);
    if (Left < 0)
      G.fail(Budget < OfWave ? TooLong() : failure("a loop does not end"));
  }
  *Setup.StepsLeft -= Used;
  TraceThread.reset();
  return G.Done;
}

/// Initializes the state of a wave.
void GroupRunner::startState(size_t I, int64_t Budget) {
  const uint32_t Width = Setup.Code->width();
  Wave &W = Boxes[I]->State;
  W.Shared = Shared.data();
  W.SharedUndefined = SharedUndefined.data();
  W.Views = Host.Views.data();
  W.IterationsLeft = Budget;
  W.TraceLane =
      TraceThread && *TraceThread / Width == I ? int32_t(*TraceThread % Width) : int32_t(-1);
  std::copy_n(G.Id.begin(), 3, W.GroupId);
  Boxes[I]->Owner.SharedPhase = Boxes[I]->Owner.BufferPhase = 0;
  Boxes[I]->Owner.Matrices.clear();
  Boxes[I]->Owner.MatrixElements = 0;
  for (Lane &L : Boxes[I]->Owner.Lanes)
    if (!L.Queries.empty())
      L.Queries.clear();
}

Status forEachGroup(const RunSetup &Setup, uint64_t Count,
                    const std::function<Status(GroupRunner &, uint64_t)> &Do, GroupRunner *First) {
  std::atomic<uint64_t> Next = 0, FirstError = ~uint64_t(0);
  std::mutex Lock;
  Status All;
  if (Setup.Races)
    Setup.Races->startLaunch();
  auto Work = [&](GroupRunner &Runner) {
    for (uint64_t I = Next++; I < Count && I < FirstError; I = Next++) {
      Runner.group().Number = I;
      Status Done = Do(Runner, I);
      if (Done)
        continue;
      const std::lock_guard Guard(Lock);
      if (I < FirstError) {
        FirstError = I;
        All = std::move(Done);
      }
    }
  };
  auto WorkAlone = [&] {
    GroupRunner Own(Setup);
    Work(Own);
  };
  uint64_t Threads = Setup.Options.Threads ? Setup.Options.Threads
                                           : std::max(1u, std::thread::hardware_concurrency());
  // A large number of consecutive runs is worth other threads only if the runs are long.
  const uint64_t PerThread = First ? 16 : 1;
  Threads = std::min({Threads, (Count + PerThread - 1) / PerThread, uint64_t(256)});
  std::vector<std::thread> Others;
  for (uint64_t I = 1; I < Threads; ++I)
    Others.emplace_back(WorkAlone);
  if (First)
    Work(*First);
  else
    WorkAlone();
  for (std::thread &T : Others)
    T.join();
  if (Setup.Races && Setup.Log)
    Setup.Races->report(*Setup.Log);
  return All;
}

} // namespace dxil::execution
