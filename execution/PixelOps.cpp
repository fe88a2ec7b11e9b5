// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs of pixel shaders: interpolation, and ops that evaluate an input elsewhere in the pixel.
#include "Elements.h"
#include "StageState.h"

#include <dxil/execution/Half.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace dxil::execution {
namespace {

/// An offset from the pixel's centre in sixteenths of a pixel.
using Offset = std::array<int8_t, 2>;
constexpr Offset One[] = {{0, 0}};
constexpr Offset Two[] = {{4, 4}, {-4, -4}};
constexpr Offset Four[] = {{-2, -6}, {6, -2}, {-6, 2}, {2, 6}};
constexpr Offset Eight[] = {{1, -3}, {-1, 3}, {5, 1}, {-3, -5}, {-5, 5}, {-7, -1}, {3, 7}, {7, -7}};
constexpr Offset Sixteen[] = {{1, 1},  {-1, -3}, {-3, 2}, {4, -1}, {-5, -2}, {2, 5},
                              {5, 3},  {3, -5},  {-2, 6}, {0, -7}, {-4, -6}, {-6, 4},
                              {-8, 0}, {7, -4},  {6, 7},  {-7, -8}};

std::span<const Offset> patternOf(uint32_t Count) {
  switch (Count) {
  case 2: return Two;
  case 4: return Four;
  case 8: return Eight;
  case 16: return Sixteen;
  default: return One;
  }
}

} // namespace

std::array<float, 2> standardSample(uint32_t Count, uint32_t Index) {
  const auto Pattern = patternOf(Count);
  if (Index >= Pattern.size())
    return {0.5f, 0.5f};
  return {0.5f + Pattern[Index][0] / 16.0f, 0.5f + Pattern[Index][1] / 16.0f};
}

uint32_t evaluateInput(const PixelPrimitive &P, const SignatureEntry &E, uint32_t Slot,
                       PixelPlace Place) {
  std::array<double, 3> Weight;
  for (unsigned I = 0; I < 3; ++I)
    Weight[I] = P.A[I] * Place.X + P.B[I] * Place.Y + P.C[I];
  double InverseW = 0;
  for (unsigned I = 0; I < 3; ++I)
    InverseW += Weight[I] * P.InverseW[I];
  const uint32_t Column = (Slot - E.Start) % E.Columns;
  if (E.System == semantic::Position) {
    switch (Column) {
    case 0: return std::bit_cast<uint32_t>(float(Place.X));
    case 1: return std::bit_cast<uint32_t>(float(Place.Y));
    case 2:
      return std::bit_cast<uint32_t>(
          float(Weight[0] * P.Z[0] + Weight[1] * P.Z[1] + Weight[2] * P.Z[2]));
    default: return std::bit_cast<uint32_t>(float(1 / InverseW));
    }
  }
  if (infoOf(E.Mode).Perspective)
    for (unsigned I = 0; I < 3; ++I)
      Weight[I] = Weight[I] * P.InverseW[I] / InverseW;
  if (E.System == semantic::Barycentrics)
    return std::bit_cast<uint32_t>(float(Weight[Column]));
  const ComponentTypeInfo &Type = infoOf(E.Type);
  const bool Half = Type.isReal() && Type.Bits == 16,
             Float = Half || (Type.isReal() && Type.Bits == 32);
  const uint32_t *Provoking = P.Vertices[P.Provoking % 3];
  if (!Float || !interpolates(uint64_t(E.Mode)))
    return Provoking ? Provoking[Slot] : 0;
  double Sum = 0;
  for (unsigned I = 0; I < 3; ++I)
    if (P.Vertices[I]) {
      const uint32_t Bits = P.Vertices[I][Slot];
      const double Value = Half ? fromHalf(uint16_t(Bits)) : double(std::bit_cast<float>(Bits));
      // A vertex of weight zero does not count, even if infinite.
      Sum += Weight[I] == 0 ? 0 : Weight[I] * Value;
    }
  return Half ? toHalf(Sum) : std::bit_cast<uint32_t>(float(Sum));
}

namespace {

struct Asked {
  const PixelQuad *Quad = nullptr;
  const SignatureEntry *Entry = nullptr;
  uint32_t Slot = 0;
  double X = 0, Y = 0; ///< the pixel's upper left corner
  uint32_t Coverage = 0;
};

/// Returns the input that operands 1 to 3 name, at the lane's pixel.
Asked askedOf(Lane &L, const Call &C) {
  Asked A;
  const PixelState *P = L.Owner->Stage ? L.Owner->Stage->Pixel : nullptr;
  A.Quad = P ? P->quadOf(L.Index) : nullptr;
  for (const SignatureEntry &E : L.Owner->Info->Inputs.Elements)
    if (E.Id == uint32_t(C.Arg[1]))
      A.Entry = &E;
  if (!A.Quad || !A.Quad->Primitive || !A.Entry || uint32_t(C.Arg[2]) >= A.Entry->Rows ||
      C.Arg[3] >= A.Entry->Columns)
    return {};
  A.Slot = A.Entry->Start + uint32_t(C.Arg[2]) * A.Entry->Columns + uint32_t(C.Arg[3]);
  A.X = A.Quad->X + (L.Index & 1);
  A.Y = A.Quad->Y + (L.Index >> 1 & 1);
  A.Coverage = A.Quad->Coverage[L.Index & 3];
  return A;
}

void evaluate(const Call &C, const Asked &A, double X, double Y) {
  if (A.Quad)
    C.Result[0] = evaluateInput(*A.Quad->Primitive, *A.Entry, A.Slot, {A.X + X, A.Y + Y});
}

std::array<float, 2> sampleOf(const Lane &L, uint32_t Index) {
  const auto Samples = L.Owner->Stage->Pixel->Samples;
  return Index < Samples.size() ? Samples[Index] : std::array<float, 2>{0.5f, 0.5f};
}

/// Offsets are signed 4-bit numbers in sixteenths of a pixel from its centre.
void snapped(Lane &L, const Call &C) {
  auto Sixteenths = [](Slot Value) { return double(int32_t(uint32_t(Value) << 28) >> 28) / 16; };
  evaluate(C, askedOf(L, C), 0.5 + Sixteenths(C.Arg[4]), 0.5 + Sixteenths(C.Arg[5]));
}
void atSample(Lane &L, const Call &C) {
  const Asked A = askedOf(L, C);
  if (!A.Quad)
    return;
  const auto Place = sampleOf(L, uint32_t(C.Arg[4]));
  evaluate(C, A, Place[0], Place[1]);
}
void atCentroid(Lane &L, const Call &C) {
  const Asked A = askedOf(L, C);
  if (!A.Quad)
    return;
  const auto Place = centroid(L.Owner->Stage->Pixel->Samples, A.Coverage);
  evaluate(C, A, Place[0], Place[1]);
}
void atVertex(Lane &L, const Call &C) {
  const Asked A = askedOf(L, C);
  if (A.Quad && C.Arg[4] < 3 && A.Quad->Primitive->Vertices[C.Arg[4]])
    C.Result[0] = A.Quad->Primitive->Vertices[C.Arg[4]][A.Slot];
}

void giveOffset(const Call &C, const std::array<float, 2> &Place) {
  for (unsigned I = 0; I < 2; ++I)
    C.Result[I] = fromFloat(C.Function->Results[I], Place[I] - 0.5);
}
void targetSamplePosition(Lane &L, const Call &C) {
  const PixelState *P = L.Owner->Stage ? L.Owner->Stage->Pixel : nullptr;
  const auto Index = uint32_t(C.Arg[1]);
  if (P && Index < std::max<size_t>(1, P->Samples.size()))
    giveOffset(C, sampleOf(L, Index));
}
void textureSamplePosition(Lane &, const Call &C) {
  const uint32_t Count = viewOf(C.Arg[1]).Target->Texture.Samples;
  if (uint32_t(C.Arg[2]) < Count)
    giveOffset(C, standardSample(Count, uint32_t(C.Arg[2])));
}
void targetSampleCount(Lane &L, const Call &C) {
  const PixelState *P = L.Owner->Stage ? L.Owner->Stage->Pixel : nullptr;
  C.Result[0] = P ? std::max<size_t>(1, P->Samples.size()) : 1;
}

} // namespace

std::array<float, 2> centroid(std::span<const std::array<float, 2>> Samples, uint32_t Coverage) {
  const uint32_t All = Samples.size() >= 32 ? ~0u : (1u << Samples.size()) - 1;
  if (Samples.size() <= 1 || (Coverage & All) == All || !(Coverage & All))
    return {0.5f, 0.5f};
  return Samples[size_t(std::countr_zero(Coverage & All))];
}

void addPixelMeanings(MeaningTable &T) {
  T[OpCode::EvalSnapped].Alone = snapped;
  T[OpCode::EvalSampleIndex].Alone = atSample;
  T[OpCode::EvalCentroid].Alone = atCentroid;
  T[OpCode::AttributeAtVertex].Alone = atVertex;
  T[OpCode::RenderTargetGetSamplePosition].Alone = targetSamplePosition;
  T[OpCode::Texture2DMSGetSamplePosition].Alone = textureSamplePosition;
  T[OpCode::RenderTargetGetSampleCount].Alone = targetSampleCount;
}

} // namespace dxil::execution
