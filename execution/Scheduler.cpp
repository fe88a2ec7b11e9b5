// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lanes that wait in the same wave op do it together. Which of the waiting ones go first is decided by
// position: the earliest in control flow, and of the turns of a loop the earliest, as on a machine whose
// lanes come together again as early as they can.
#include "Scheduler.h"
#include <dxil/execution/Half.h>

#include <dxil/ops.h>

#include <algorithm>
#include <memory>
#include <sys/mman.h>
#include <ucontext.h>

namespace dxil::execution {
namespace {

constexpr size_t StackSize = 512 * 1024;

/// A stack whose pages cost nothing until they are touched.
class Stack {
public:
  Stack() : Memory(mmap(nullptr, StackSize, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {}
  ~Stack() {
    if (valid())
      munmap(Memory, StackSize);
  }
  Stack(const Stack &) = delete;
  Stack &operator=(const Stack &) = delete;
  bool valid() const { return Memory != MAP_FAILED; }
  void *data() const { return Memory; }

private:
  void *Memory;
};

struct Fiber {
  ucontext_t Context{};
  Stack Memory;
};

/// The scheduler of the group that runs; lanes know it through Current.
class Scheduler {
public:
  Scheduler(Group &G, EntryPoint Entry) : G(G), Entry(Entry) {}
  void run();
  void yield() { swapcontext(&Fibers[Running]->Context, &Home); }
  Lane &lane() { return G.Lanes[Running]; }

private:
  static void start();
  bool startLanes();
  void resume(size_t Index);
  bool doWaveOps();
  bool passBarrier();

  Group &G;
  EntryPoint Entry;
  ucontext_t Home{};
  std::vector<std::unique_ptr<Fiber>> Fibers;
  size_t Running = 0;
};

thread_local Scheduler *Current = nullptr;

void Scheduler::start() {
  Current->Entry();
  Current->lane().Status = Lane::State::Done;
  Current->yield();
}

bool Scheduler::startLanes() {
  for (size_t I = 0; I < G.Lanes.size(); ++I) {
    auto F = std::make_unique<Fiber>();
    if (!F->Memory.valid()) {
      G.fail("no memory for the stack of a lane");
      return false;
    }
    getcontext(&F->Context);
    F->Context.uc_stack.ss_sp = F->Memory.data();
    F->Context.uc_stack.ss_size = StackSize;
    F->Context.uc_link = nullptr;
    makecontext(&F->Context, &Scheduler::start, 0);
    Fibers.push_back(std::move(F));
  }
  return true;
}

void Scheduler::resume(size_t Index) {
  Running = Index;
  swapcontext(&Home, &Fibers[Index]->Context);
}

/// Negative if A stands before B.
int compare(const Lane &A, const Lane &B) {
  const Site &X = *A.Where, &Y = *B.Where;
  for (size_t I = 0;; ++I) {
    const bool InX = I < X.Loops.size(), InY = I < Y.Loops.size();
    const uint32_t P = InX ? X.Loops[I].Position : X.Position;
    const uint32_t Q = InY ? Y.Loops[I].Position : Y.Position;
    if (P != Q || !InX || !InY)
      return P < Q ? -1 : P > Q;
    const uint32_t M = A.LoopCounters[X.Loops[I].Counter], N = B.LoopCounters[Y.Loops[I].Counter];
    if (M != N)
      return M < N ? -1 : 1;
  }
}

/// In each wave whose lanes wait, the earliest op.
bool Scheduler::doWaveOps() {
  bool Any = false;
  for (size_t First = 0; First < G.Lanes.size(); First += G.WaveSize) {
    const size_t End = std::min(G.Lanes.size(), First + G.WaveSize);
    std::vector<Lane *> Active;
    for (size_t I = First; I < End; ++I) {
      Lane &L = G.Lanes[I];
      if (L.Status != Lane::State::AtWaveOp)
        continue;
      const int Order = Active.empty() ? 0 : compare(L, *Active.front());
      if (Order < 0)
        Active.clear();
      if (Order <= 0)
        Active.push_back(&L);
    }
    if (Active.empty())
      continue;
    findMeaning(Active.front()->Pending.op())->Together(Active);
    for (Lane *L : Active)
      L->Status = Lane::State::Ready;
    Any = true;
  }
  return Any;
}

bool Scheduler::passBarrier() {
  bool Any = false;
  for (Lane &L : G.Lanes)
    if (L.Status == Lane::State::AtBarrier) {
      L.Status = Lane::State::Ready;
      Any = true;
    }
  return Any;
}

void Scheduler::run() {
  if (!startLanes())
    return;
  do {
    for (size_t I = 0; I < G.Lanes.size() && G.Error.empty(); ++I)
      if (G.Lanes[I].Status == Lane::State::Ready)
        resume(I);
  } while (G.Error.empty() && (doWaveOps() || passBarrier()));
}

/// A barrier that lanes wait in, or a fence, which means nothing where lanes take turns.
bool isGroupSync(const Call &C) {
  switch (C.op()) {
  case OpCode::Barrier:
    return C.Arg[1] & Slot(BarrierMode::SyncThreadGroup);
  default:
    return C.Arg[2] & Slot(BarrierSemanticFlags::GroupSync);
  }
}

/// Does not return if the group has failed.
void stopIfFailed(Group &G) {
  if (!G.Error.empty())
    Current->yield();
}

} // namespace

void runGroup(Group &G, EntryPoint Entry) {
  Scheduler S(G, Entry);
  Scheduler *Outer = std::exchange(Current, &S);
  S.run();
  Current = Outer;
}

extern "C" {

void dxilExecCall(const Shape *Function, const Slot *Args, Slot *Results) {
  Lane &L = Current->lane();
  const Call C{Function, Args, Results};
  const Meaning *M = findMeaning(C.op());
  if (!M) {
    L.Owner->fail("op " + std::to_string(uint32_t(Args[0])) + " of " + Function->Name +
                  " has no meaning here");
  } else if (M->Alone) {
    M->Alone(L, C);
  } else if (M->Together || isGroupSync(C)) {
    L.Pending = C;
    L.Status = M->Together ? Lane::State::AtWaveOp : Lane::State::AtBarrier;
    Current->yield();
  }
  stopIfFailed(*L.Owner);
}

void dxilExecAt(const Site *Where, const uint32_t *LoopCounters) {
  Lane &L = Current->lane();
  L.Where = Where;
  L.LoopCounters = LoopCounters;
}

void dxilExecTurn(uint32_t *LoopCounter) {
  ++*LoopCounter;
  Group &G = *Current->lane().Owner;
  if (G.IterationsLeft-- == 0)
    G.fail("a loop does not end");
  stopIfFailed(G);
}

uint16_t dxilExecHalf(double Value) { return toHalf(Value); }

} // extern "C"

} // namespace dxil::execution
