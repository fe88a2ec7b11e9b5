// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of waves and quads. Each sees the calls of all active lanes.
#include "Machine.h"

#include <algorithm>

namespace dxil::execution {
namespace {

using Lanes = std::span<Lane *const>;

uint32_t indexInWave(const Lane &L) {
  return L.Index;
}
Slot arg(const Lane &L, unsigned I) {
  return L.Pending.Arg[I];
}
Scalar type(const Lane &L) {
  return L.Pending.Function->Args[1];
}
void give(Lane &L, Slot Value) {
  L.Pending.Result[0] = Value;
}

/// Returns the active lane with an index in the wave, or null.
Lane *laneAt(Lanes Active, uint64_t Index) {
  for (Lane *L : Active)
    if (indexInWave(*L) == Index)
      return L;
  return nullptr;
}

using LaneMask = std::array<uint32_t, 4>;
void set(LaneMask &Mask, uint32_t Index) {
  Mask[Index / 32 % 4] |= 1u << Index % 32;
}
bool has(const LaneMask &Mask, uint32_t Index) {
  return Mask[Index / 32 % 4] >> Index % 32 & 1;
}
void give(Lane &L, const LaneMask &Mask) {
  std::ranges::copy(Mask, L.Pending.Result);
}

Slot fold(const Lane &L, WaveOpKind Op, bool Unsigned, Slot A, Slot B) {
  const Scalar Type = type(L);
  if (isFloat(Type)) {
    const double X = asFloat(Type, A), Y = asFloat(Type, B);
    const auto Give = [&](double Value) {
      const Slot Rounded = fromFloat(Type, Value);
      return L.Pending.FlushesFloats ? flushed(Type, Rounded) : Rounded;
    };
    switch (Op) {
    case WaveOpKind::Sum: return Give(X + Y);
    case WaveOpKind::Product: return Give(X * Y);
    case WaveOpKind::Min: return Y < X || X != X ? B : A;
    case WaveOpKind::Max: return Y > X || X != X ? B : A;
    }
  }
  const bool Less = Unsigned ? B < A : asSigned(Type, B) < asSigned(Type, A);
  switch (Op) {
  case WaveOpKind::Sum: return fromInteger(Type, A + B);
  case WaveOpKind::Product: return fromInteger(Type, A * B);
  case WaveOpKind::Min: return Less ? B : A;
  case WaveOpKind::Max: return Less ? A : B;
  }
  return A;
}

/// Returns the neutral element of a sum or product.
Slot neutral(WaveOpKind Op, Scalar Type) {
  const bool One = Op == WaveOpKind::Product;
  return isFloat(Type) ? fromFloat(Type, One) : Slot(One);
}

void reduce(Lanes Active) {
  const Lane &First = *Active.front();
  Slot Total = arg(First, 1);
  for (Lane *L : Active.subspan(1))
    Total = fold(First, WaveOpKind(arg(First, 2)), arg(First, 3), Total, arg(*L, 1));
  for (Lane *L : Active)
    give(*L, Total);
}

void prefix(Lanes Active) {
  const Lane &First = *Active.front();
  const auto Op = WaveOpKind(arg(First, 2));
  Slot Total = neutral(Op, type(First));
  for (Lane *L : Active) {
    const Slot Own = arg(*L, 1);
    give(*L, Total);
    Total = fold(First, Op, arg(First, 3), Total, Own);
  }
}

Slot foldBits(WaveBitOpKind Op, Slot A, Slot B) {
  return Op == WaveBitOpKind::And ? A & B : Op == WaveBitOpKind::Or ? A | B : A ^ B;
}

void reduceBits(Lanes Active) {
  Slot Total = arg(*Active.front(), 1);
  for (Lane *L : Active.subspan(1))
    Total = foldBits(WaveBitOpKind(arg(*L, 2)), Total, arg(*L, 1));
  for (Lane *L : Active)
    give(*L, Total);
}

LaneMask maskOf(const Lane &L) {
  return {uint32_t(arg(L, 2)), uint32_t(arg(L, 3)), uint32_t(arg(L, 4)), uint32_t(arg(L, 5))};
}

/// Reduces over the active lanes in the lane's own mask that precede it.
void multiPrefix(Lanes Active) {
  for (Lane *L : Active) {
    const LaneMask Mask = maskOf(*L);
    const auto Op = WaveMultiPrefixOpKind(arg(*L, 6));
    const bool Product = Op == WaveMultiPrefixOpKind::Product;
    Slot Total = neutral(Product ? WaveOpKind::Product : WaveOpKind::Sum, type(*L));
    if (Op == WaveMultiPrefixOpKind::And)
      Total = fromInteger(type(*L), ~Slot(0));
    for (Lane *Other : Active) {
      if (Other == L)
        break;
      if (!has(Mask, indexInWave(*Other)))
        continue;
      const Slot Value = arg(*Other, 1);
      if (Op == WaveMultiPrefixOpKind::Sum || Product)
        Total = fold(*L, Product ? WaveOpKind::Product : WaveOpKind::Sum, false, Total, Value);
      else
        Total = foldBits(Op == WaveMultiPrefixOpKind::And  ? WaveBitOpKind::And
                         : Op == WaveMultiPrefixOpKind::Or ? WaveBitOpKind::Or
                                                           : WaveBitOpKind::Xor,
                         Total, Value);
    }
    give(*L, Total);
  }
}

void multiPrefixCount(Lanes Active) {
  for (Lane *L : Active) {
    const LaneMask Mask = maskOf(*L);
    Slot Count = 0;
    for (Lane *Other : Active) {
      if (Other == L)
        break;
      Count += has(Mask, indexInWave(*Other)) && arg(*Other, 1);
    }
    give(*L, Count);
  }
}

void match(Lanes Active) {
  for (Lane *L : Active) {
    LaneMask Mask{};
    for (Lane *Other : Active)
      if (arg(*Other, 1) == arg(*L, 1))
        set(Mask, indexInWave(*Other));
    give(*L, Mask);
  }
}

void ballot(Lanes Active) {
  LaneMask Mask{};
  for (Lane *L : Active)
    if (arg(*L, 1))
      set(Mask, indexInWave(*L));
  for (Lane *L : Active)
    give(*L, Mask);
}

void any(Lanes Active) {
  const bool Found = std::ranges::any_of(Active, [](Lane *L) { return arg(*L, 1) != 0; });
  for (Lane *L : Active)
    give(*L, Found);
}
void all(Lanes Active) {
  const bool Found = std::ranges::all_of(Active, [](Lane *L) { return arg(*L, 1) != 0; });
  for (Lane *L : Active)
    give(*L, Found);
}
void allEqual(Lanes Active) {
  const Slot First = arg(*Active.front(), 1);
  const bool Equal = std::ranges::all_of(Active, [&](Lane *L) { return arg(*L, 1) == First; });
  for (Lane *L : Active)
    give(*L, Equal);
}

void isFirst(Lanes Active) {
  for (Lane *L : Active)
    give(*L, L == Active.front());
}
void readFirst(Lanes Active) {
  const Slot Value = arg(*Active.front(), 1);
  for (Lane *L : Active)
    give(*L, Value);
}
/// An inactive lane has the value zero.
void readAt(Lanes Active) {
  for (Lane *L : Active) {
    const Lane *From = laneAt(Active, arg(*L, 2));
    give(*L, From ? arg(*From, 1) : 0);
  }
}
void countAll(Lanes Active) {
  const auto Count = std::ranges::count_if(Active, [](Lane *L) { return arg(*L, 1) != 0; });
  for (Lane *L : Active)
    give(*L, Slot(Count));
}
void countBefore(Lanes Active) {
  Slot Count = 0;
  for (Lane *L : Active) {
    const bool Own = arg(*L, 1);
    give(*L, Count);
    Count += Own;
  }
}

/// Returns the lane of the same quad whose index in it differs by the bits of `Flip`.
const Lane *acrossQuad(Lanes Active, const Lane &L, unsigned Flip) {
  return laneAt(Active, indexInWave(L) ^ Flip);
}
void quadReadAt(Lanes Active) {
  for (Lane *L : Active) {
    const Lane *From = laneAt(Active, (indexInWave(*L) & ~3u) | (arg(*L, 2) & 3));
    give(*L, From ? arg(*From, 1) : 0);
  }
}
void quadRead(Lanes Active) {
  for (Lane *L : Active) {
    const auto Op = QuadOpKind(arg(*L, 2));
    const unsigned Flip = Op == QuadOpKind::ReadAcrossX ? 1 : Op == QuadOpKind::ReadAcrossY ? 2 : 3;
    const Lane *From = acrossQuad(Active, *L, Flip);
    give(*L, From ? arg(*From, 1) : 0);
  }
}
void quadVote(Lanes Active) {
  for (Lane *L : Active) {
    const bool All = QuadVoteOpKind(arg(*L, 2)) == QuadVoteOpKind::All;
    bool Vote = All;
    for (Lane *Other : Active)
      if (indexInWave(*Other) / 4 == indexInWave(*L) / 4)
        Vote = All ? Vote && arg(*Other, 1) : Vote || arg(*Other, 1);
    give(*L, Vote);
  }
}

void waveOfGroup(Lane &L, const Call &C) {
  C.Result[0] = L.FlatId / L.Owner->WaveSize;
}
void wavesOfGroup(Lane &L, const Call &C) {
  const Group &G = *L.Owner;
  const uint64_t Threads =
      uint64_t(std::max(1u, G.Size[0])) * std::max(1u, G.Size[1]) * std::max(1u, G.Size[2]);
  C.Result[0] = (Threads + G.WaveSize - 1) / G.WaveSize;
}

} // namespace

void addWaveMeanings(MeaningTable &T) {
  T[OpCode::GetGroupWaveIndex].Alone = waveOfGroup;
  T[OpCode::GetGroupWaveCount].Alone = wavesOfGroup;
  auto Add = [&T](OpCode Op, WaveMeaning F) { T[Op].Together = F; };
  Add(OpCode::WaveIsFirstLane, isFirst);
  Add(OpCode::WaveAnyTrue, any);
  Add(OpCode::WaveAllTrue, all);
  Add(OpCode::WaveActiveAllEqual, allEqual);
  Add(OpCode::WaveActiveBallot, ballot);
  Add(OpCode::WaveReadLaneAt, readAt);
  Add(OpCode::WaveReadLaneFirst, readFirst);
  Add(OpCode::WaveActiveOp, reduce);
  Add(OpCode::WaveActiveBit, reduceBits);
  Add(OpCode::WavePrefixOp, prefix);
  Add(OpCode::WaveAllBitCount, countAll);
  Add(OpCode::WavePrefixBitCount, countBefore);
  Add(OpCode::WaveMatch, match);
  Add(OpCode::WaveMultiPrefixOp, multiPrefix);
  Add(OpCode::WaveMultiPrefixBitCount, multiPrefixCount);
  Add(OpCode::QuadReadLaneAt, quadReadAt);
  Add(OpCode::QuadOp, quadRead);
  Add(OpCode::QuadVote, quadVote);
  for (OpCode Op : {OpCode::QuadReadLaneAt, OpCode::QuadOp, OpCode::QuadVote})
    T[Op].Quad = true;
}

} // namespace dxil::execution
