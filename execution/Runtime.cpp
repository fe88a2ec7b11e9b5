// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that generated code calls: ops for the lanes of a mask, atomic operations, faults.
#include "Elements.h"
#include "Races.h"
#include "Runner.h"
#include "Tracer.h"

#include <dxil/execution/Half.h>
#include <dxil/meaning/Meaning.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace dxil::execution {
namespace {

/// An op reads zeros if a call has fewer scalars than it reads.
constexpr size_t MinSlots = 40;

/// Whether lanes wait in a barrier, and which memory it orders.
struct BarrierUse {
  bool Waits = false, Shared = false, Buffers = false;
};
BarrierUse useOf(const Call &C) {
  auto Has = [&C](unsigned I, auto... Flags) { return (C.Arg[I] & (Slot(Flags) | ...)) != 0; };
  switch (C.op()) {
  case OpCode::Barrier:
    return {Has(1, BarrierMode::SyncThreadGroup), Has(1, BarrierMode::TGSMFence),
            Has(1, BarrierMode::UAVFenceGlobal, BarrierMode::UAVFenceThreadGroup)};
  case OpCode::BarrierByMemoryType:
    return {Has(2, BarrierSemanticFlags::GroupSync), Has(1, MemoryTypeFlags::GroupSharedMemory),
            Has(1, MemoryTypeFlags::UavMemory)};
  default: // of any buffer
    return {Has(2, BarrierSemanticFlags::GroupSync), false, true};
  }
}

struct WaveCall {
  Wave &W;
  const CallSite &Site;
  const Slot *Args;
  Slot *Results;
  uint64_t Mask[2];

  bool has(unsigned Lane) const { return Mask[Lane / 64] >> Lane % 64 & 1; }
  unsigned first() const {
    return unsigned(Mask[0] ? std::countr_zero(Mask[0]) : 64 + std::countr_zero(Mask[1]));
  }
  size_t argCount() const { return Site.Function->Args.size(); }
  size_t resultCount() const { return Site.Function->Results.size(); }

  void take(unsigned Lane, Slot *To) const {
    for (size_t I = 0; I < argCount(); ++I) {
      const bool One = I < 64 && Site.UniformArgs >> I & 1;
      To[I] = Args[I * Site.Width + (One ? 0 : Lane)];
    }
  }
  void give(unsigned Lane, const Slot *From) const {
    for (size_t I = 0; I < resultCount(); ++I)
      Results[I * Site.Width + Lane] = From[I];
  }
};

/// Provides at least MinSlots zeroed slots, in most calls on the stack.
class Scratch {
public:
  explicit Scratch(size_t Wanted) {
    if (Wanted > Few.size())
      Many.resize(Wanted);
  }
  Slot *data() { return Many.empty() ? Few.data() : Many.data(); }

private:
  std::array<Slot, MinSlots> Few{};
  std::vector<Slot> Many;
};

/// Watches the memory accesses of an op for a scope.
class WatchScope {
public:
  explicit WatchScope(AccessWatch &W) : Before(currentWatch()) { currentWatch() = &W; }
  ~WatchScope() { currentWatch() = Before; }
  WatchScope(const WatchScope &) = delete;
  WatchScope &operator=(const WatchScope &) = delete;

private:
  AccessWatch *Before;
};

void doAlone(const WaveCall &C, WaveOwner &O) {
  // Not the owner's slots: a nested run of the same wave would overwrite them.
  Scratch In(C.argCount()), Out(C.resultCount());
  AccessWatch Watch;
  Watch.Site = &C.Site;
  Watch.Races = O.Owner->Races;
  const WatchScope Scope(Watch);
  uint64_t Reads[2] = {}, Writes[2] = {};
  const unsigned End = C.Site.Width == 1 ? C.first() + 1 : C.Site.Width;
  for (unsigned Lane = C.Site.Width == 1 ? C.first() : 0; Lane < End; ++Lane) {
    if (!C.has(Lane))
      continue;
    const unsigned Place = C.Site.Width == 1 ? 0 : Lane;
    C.take(Place, In.data());
    std::fill_n(Out.data(), std::max(MinSlots, C.resultCount()), 0);
    Watch.By = &O.Lanes[Lane];
    Watch.ReadsOutside = Watch.WritesOutside = false;
    C.Site.What->Alone(O.Lanes[Lane], {C.Site.Function, In.data(), Out.data()});
    const uint64_t Bit = uint64_t(1) << Lane % 64;
    Reads[Lane / 64] |= Watch.ReadsOutside ? Bit : 0;
    Writes[Lane / 64] |= Watch.WritesOutside ? Bit : 0;
    C.give(Place, Out.data());
  }
  if (Reads[0] | Reads[1])
    reportFault(C.W, C.Site, FaultKind::ReadOutOfBounds, Reads[0], Reads[1]);
  if (Writes[0] | Writes[1])
    reportFault(C.W, C.Site, FaultKind::WriteOutOfBounds, Writes[0], Writes[1]);
}

void doTogether(const WaveCall &C, WaveOwner &O) {
  const size_t Args = std::max<size_t>(MinSlots, C.argCount()),
               Results = std::max<size_t>(MinSlots, C.resultCount());
  O.ArgScratch.assign(Args * O.Width, 0);
  O.ResultScratch.assign(Results * O.Width, 0);
  std::array<Lane *, MaxLanes> Active;
  size_t Count = 0;
  for (unsigned I = 0; I < O.Width; ++I)
    if (C.has(I)) {
      Lane &L = O.Lanes[I];
      C.take(I, &O.ArgScratch[I * Args]);
      L.Pending = {C.Site.Function, &O.ArgScratch[I * Args], &O.ResultScratch[I * Results]};
      Active[Count++] = &L;
    }
  C.Site.What->Together(std::span(Active.data(), Count));
  for (size_t I = 0; I < Count; ++I)
    C.give(Active[I]->Index, Active[I]->Pending.Result);
  // Generated code reads uniform results from the first place.
  const unsigned First = C.first();
  for (size_t I = 0; First && I < C.resultCount(); ++I)
    C.Results[I * C.Site.Width] = C.Results[I * C.Site.Width + First];
}

void waitAtBarrier(const WaveCall &C, Group &G) {
  std::vector<Slot> In(std::max<size_t>(MinSlots, C.argCount()));
  C.take(C.first(), In.data());
  const BarrierUse Use = useOf({C.Site.Function, In.data(), nullptr});
  if (!Use.Waits)
    return;
  C.W.Owner->SharedPhase += Use.Shared;
  C.W.Owner->BufferPhase += Use.Buffers;
  const uint64_t Missing[2] = {C.W.EntryMask[0] & ~C.Mask[0], C.W.EntryMask[1] & ~C.Mask[1]};
  if (Missing[0] | Missing[1])
    reportFault(C.W, C.Site, FaultKind::DivergentBarrier, Missing[0], Missing[1]);
  if (G.Wait)
    G.Wait(G);
}

} // namespace

void reportFault(Wave &W, const CallSite &Site, FaultKind Kind, uint64_t Low, uint64_t High) {
  Group &G = *W.Owner->Owner;
  if (!G.Log)
    return;
  const unsigned Lane = unsigned(Low ? std::countr_zero(Low) : 64 + std::countr_zero(High));
  Fault F;
  F.Kind = Kind;
  F.Op = Site.Op;
  F.Function = Site.Where;
  F.File = Site.File;
  F.Line = Site.Line;
  F.Lane = Lane < W.Owner->Lanes.size() ? W.Owner->Lanes[Lane].FlatId : 0;
  F.Count = uint64_t(std::popcount(Low) + std::popcount(High));
  G.Log->add(F);
}

extern "C" {

void dxilExecOp(Wave *W, const CallSite *Site, uint64_t Low, uint64_t High, const uint64_t *Args,
                uint64_t *Results) {
  const FloatMode Exact(false);
  const WaveCall C{*W, *Site, Args, Results, {Low, High}};
  std::fill_n(Results, C.resultCount() * Site->Width, 0);
  WaveOwner &O = *W->Owner;
  Group &G = *O.Owner;
  if (!(Low | High) || G.failed())
    return;
  if (Site->What->Barrier)
    waitAtBarrier(C, G);
  else if (Site->What->Alone)
    doAlone(C, O);
  else
    doTogether(C, O);
  if (G.failed())
    W->IterationsLeft = -1;
}

void dxilExecAtomic(Wave *W, int32_t Kind, uint32_t Bits, uint64_t Low, uint64_t High,
                    const uint64_t *Addresses, const uint64_t *Values, const uint64_t *Compare,
                    uint64_t *Results, uint32_t Width) {
  const uint64_t Mask[2] = {Low, High};
  for (uint32_t I = 0; I < Width; ++I)
    Results[I] = Mask[I / 64] >> I % 64 & 1 ? atomicAt(reinterpret_cast<void *>(Addresses[I]), Kind,
                                                       Bits, Values[I], Compare[I])
                                            : 0;
}

void dxilExecFault(Wave *W, const CallSite *Site, uint64_t Low, uint64_t High) {
  const FloatMode Exact(false);
  reportFault(*W, *Site, FaultKind(Site->FaultKind), Low, High);
}

void dxilExecTouch(Wave *W, const CallSite *Site, uint64_t Low, uint64_t High,
                   const uint64_t *Addresses, uint32_t Bytes, uint32_t Kind) {
  WaveOwner &O = *W->Owner;
  RaceFinder *Races = O.Owner->Races;
  const uint64_t Mask[2] = {Low, High};
  for (uint32_t I = 0; Races && I < O.Width; ++I)
    if (Mask[I / 64] >> I % 64 & 1)
      Races->touch(O.Lanes[I], *Site, reinterpret_cast<void *>(Addresses[I]), Bytes,
                   AccessKind(Kind), AccessKind(Kind) != AccessKind::Read);
}

void dxilExecStore(Wave *W, const CallSite *Site, uint64_t Low, uint64_t High,
                   const uint64_t *Addresses, const uint64_t *Values, uint32_t Bytes) {
  WaveOwner &O = *W->Owner;
  RaceFinder *Races = O.Owner->Races;
  const uint64_t Mask[2] = {Low, High};
  for (uint32_t I = 0; I < O.Width; ++I) {
    if (!(Mask[I / 64] >> I % 64 & 1))
      continue;
    auto *Place = reinterpret_cast<void *>(Addresses[I]);
    if (Races)
      Races->touch(O.Lanes[I], *Site, Place, Bytes, AccessKind::Write,
                   std::memcmp(Place, &Values[I], Bytes) != 0);
    std::memcpy(Place, &Values[I], Bytes);
  }
}

void dxilExecTrace(Wave *W, const TraceSite *Site, uint64_t Low, uint64_t High,
                   const uint64_t *Rows) {
  const uint64_t Mask[2] = {Low, High};
  const auto Lane = unsigned(W->TraceLane);
  Tracer *To = W->Owner->Owner->Traces;
  if (To && Lane < Site->Width && Mask[Lane / 64] >> Lane % 64 & 1)
    To->instruction(*Site, Lane, Rows);
}

uint16_t dxilExecHalf(double Value) {
  return toHalf(Value);
}

void dxilExecReal(uint32_t Operator, uint32_t Count, uint64_t *Doubles) {
  const FloatMode Exact(false);
  for (uint32_t I = 0; I < Count; ++I)
    Doubles[I] = meaning::apply(meaning::Operator(Operator), meaning::ValueType::Double,
                                {meaning::Value{Doubles[I], meaning::ValueType::Double}})
                     .Bits;
}

} // extern "C"

} // namespace dxil::execution
