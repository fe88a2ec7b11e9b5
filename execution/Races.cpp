// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Races.h"
#include "Runner.h"

#include <algorithm>

namespace dxil::execution {
namespace {

constexpr uint64_t WordBytes = 4;

/// Names the variable or resource that contains a byte, and the byte's offset in it.
void nameOf(const Group &G, const uint8_t *Place, Fault &F) {
  const uint8_t *Shared = G.Shared;
  if (Place >= Shared && Place < Shared + G.SharedBytes) {
    F.Kind = FaultKind::SharedRace;
    F.Byte = uint64_t(Place - Shared);
    F.Resource = "groupshared memory";
    for (const SharedVariable &V : *G.SharedVariables)
      if (F.Byte >= V.Offset && F.Byte - V.Offset < V.Size) {
        F.Resource = V.Name;
        F.Byte -= V.Offset;
        return;
      }
    return;
  }
  F.Kind = FaultKind::BufferRace;
  for (const Buffer &B : *G.Buffers) {
    if (Place < B.Data.data() || Place >= B.Data.data() + B.Data.size())
      continue;
    F.Byte = uint64_t(Place - B.Data.data());
    F.Resource = B.HeapIndex ? "heap[" + std::to_string(*B.HeapIndex) + "]"
                             : "u" + std::to_string(B.Register) +
                                   (B.Space ? ",space" + std::to_string(B.Space) : "");
    for (const DeclaredResource &R : G.Info->Resources)
      if (!B.HeapIndex && R.Class == B.Class && R.Space == B.Space && B.Register >= R.Lower &&
          B.Register - R.Lower < R.Count && !R.Name.empty())
        F.Resource = R.Name + (R.Count > 1 ? "[" + std::to_string(B.Register - R.Lower) + "]" : "");
    return;
  }
}

} // namespace

AccessWatch *&currentWatch() {
  static thread_local AccessWatch *Current = nullptr;
  return Current;
}

void RaceFinder::startGroup(const uint8_t *Shared, uint64_t Bytes) {
  const auto First = reinterpret_cast<uint64_t>(Shared) / WordBytes / PageWords;
  const auto Last = (reinterpret_cast<uint64_t>(Shared) + Bytes) / WordBytes / PageWords;
  for (uint64_t P = First; P <= Last; ++P)
    if (auto Match = Pages.find(P); Match != Pages.end())
      for (Word &W : *Match->second) {
        // The page may also hold words of other memory, which the group does not concern.
        const auto Offset = (P * PageWords + uint64_t(&W - Match->second->data())) * WordBytes;
        if (Offset + WordBytes > reinterpret_cast<uint64_t>(Shared) &&
            Offset < reinterpret_cast<uint64_t>(Shared) + Bytes)
          W = Word();
      }
}

void RaceFinder::found(const Access &New, const Access &Old, AccessKind NewKind, AccessKind OldKind,
                       const Lane &By, const uint8_t *Place) {
  // Both orders of two places are the same race.
  Fault &F = Reported[std::minmax(New.Site, Old.Site)];
  if (F.Count++)
    return;
  const Group &G = *By.Owner;
  nameOf(G, Place, F);
  constexpr const char *Verbs[] = {"reads", "writes", "changes"};
  F.Op = New.Site->Op;
  F.Function = New.Site->Where;
  F.File = New.Site->File;
  F.Line = New.Site->Line;
  F.Lane = New.Thread;
  F.Group = New.Group;
  F.Does = Verbs[size_t(NewKind)];
  F.OtherOp = Old.Site->Op;
  F.OtherFile = Old.Site->File;
  F.OtherLine = Old.Site->Line;
  F.OtherLane = Old.Thread;
  F.OtherGroup = Old.Group;
  F.OtherDoes = Verbs[size_t(OldKind)];
}

void RaceFinder::touchWord(Word &W, const Access &New, AccessKind Kind, const Lane &By,
                           const uint8_t *Place) {
  auto Same = [&](const Access &A) { return A.Group == New.Group && A.Thread == New.Thread; };
  auto Ordered = [&](const Access &A) { return A.Group == New.Group && A.Phase != New.Phase; };
  for (const AccessKind Other : {AccessKind::Write, AccessKind::Read, AccessKind::Atomic}) {
    if (Kind == Other && Kind != AccessKind::Write)
      continue; // reads do not race with reads, nor atomic operations with each other
    for (const Access &A : W.Last[size_t(Other)]) {
      if (!(A.Bytes & New.Bytes) || Same(A) || Ordered(A))
        continue;
      // For a read and a write, the write decides whether the order matters; for two writes, the
      // later one.
      const bool Matters = Kind == AccessKind::Read      ? A.Changes
                           : Other == AccessKind::Atomic ? New.Changes || A.Changes
                                                         : New.Changes;
      if (Matters) {
        found(New, A, Kind, Other, By, Place);
        break;
      }
    }
  }
  auto &Accesses = W.Last[size_t(Kind)];
  for (Access &A : Accesses)
    if (A.Bytes && Same(A)) {
      const bool Old = A.Phase != New.Phase;
      const uint8_t Bytes = Old ? 0 : A.Bytes;
      const bool Changed = !Old && A.Changes;
      A = New;
      A.Bytes |= Bytes;
      A.Changes |= Changed;
      return;
    }
  for (Access &A : Accesses)
    if (!A.Bytes || Ordered(A)) {
      A = New;
      return;
    }
  // Keeps two threads that the next thread may race with. Threads of different groups, and writes
  // that change the value, are preferred.
  if ((Accesses[0].Group == Accesses[1].Group && Accesses[1].Group != New.Group) ||
      (New.Changes && !Accesses[1].Changes))
    Accesses[1] = New;
}

void RaceFinder::touch(const Lane &By, const CallSite &Site, const void *Place, unsigned Bytes,
                       AccessKind Kind, bool Changes) {
  const auto *Start = static_cast<const uint8_t *>(Place);
  const Group &G = *By.Owner;
  const bool Shared = Start >= G.Shared && Start < G.Shared + G.SharedBytes;
  Access New;
  New.Site = &Site;
  New.Group = G.Number;
  New.Thread = uint16_t(By.FlatId);
  New.Phase = Shared ? By.Parent->Owner->SharedPhase : By.Parent->Owner->BufferPhase;
  New.Changes = Changes;
  for (unsigned Done = 0; Done < Bytes;) {
    const auto Address = reinterpret_cast<uint64_t>(Start) + Done;
    const auto InWord = unsigned(Address % WordBytes);
    const unsigned Count = std::min(Bytes - Done, unsigned(WordBytes) - InWord);
    New.Bytes = uint8_t(((1u << Count) - 1) << InWord);
    const uint64_t Number = Address / WordBytes;
    auto &P = Pages[Number / PageWords];
    if (!P) {
      if (Pages.size() * sizeof(Page) > MaxBytes)
        return;
      P = std::make_unique<Page>();
    }
    touchWord((*P)[Number % PageWords], New, Kind, By, Start + Done);
    Done += Count;
  }
}

void RaceFinder::report(FaultLog &Log) {
  for (auto &[Sites, F] : Reported)
    Log.add(F);
  Reported.clear();
}

} // namespace dxil::execution
