// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that sample textures: level of detail, addressing, filters and comparisons follow Direct3D
// 11.3's functional specification (7.18), without its rounding of weights.
#include "Textures.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace dxil::execution {
namespace {

using Vector = std::array<double, 3>;
using Color = std::array<double, 4>;

double number(const Call &C, unsigned I) {
  return asFloat(C.Function->Args[I], C.Arg[I]);
}

/// A face of a cube. Its horizontal and vertical axes and its normal are linear in a direction.
struct Face {
  unsigned Axis = 0;
  bool Back = false;

  int64_t layer() const { return int64_t(Axis) * 2 + Back; }
  /// Returns how far a direction goes along the face's axes and its normal.
  Vector parts(const Vector &D) const {
    switch (Axis) {
    case 0: return {Back ? D[2] : -D[2], -D[1], Back ? -D[0] : D[0]};
    case 1: return {D[0], Back ? -D[2] : D[2], Back ? -D[1] : D[1]};
    default: return {Back ? -D[0] : D[0], -D[1], Back ? -D[2] : D[2]};
    }
  }
  /// Returns the direction with these parts.
  Vector direction(double S, double T) const {
    switch (Axis) {
    case 0: return {Back ? -1.0 : 1.0, -T, Back ? S : -S};
    case 1: return {S, Back ? -1.0 : 1.0, Back ? -T : T};
    default: return {Back ? -S : S, -T, Back ? -1.0 : 1.0};
    }
  }
  /// Returns the normalized position at which a direction meets the face.
  Vector position(const Vector &D) const {
    const Vector P = parts(D);
    return {(P[0] / P[2] + 1) / 2, (P[1] / P[2] + 1) / 2, 0};
  }
  /// Returns how the position at D changes as D moves by Step.
  Vector derivative(const Vector &D, const Vector &Step) const {
    const Vector P = parts(D), Q = parts(Step);
    const double Square = 2 * P[2] * P[2];
    return {(Q[0] * P[2] - P[0] * Q[2]) / Square, (Q[1] * P[2] - P[1] * Q[2]) / Square, 0};
  }
};

/// Returns the face that a direction meets; of components of one size, the last decides.
Face faceOf(const Vector &D) {
  const Vector A = {std::fabs(D[0]), std::fabs(D[1]), std::fabs(D[2])};
  const unsigned Axis = A[2] >= A[0] && A[2] >= A[1] ? 2 : A[1] >= A[0] ? 1 : 0;
  return {Axis, D[Axis] < 0};
}

/// A call of a sampling op.
struct Sampling {
  const Call &C;
  const View &V;
  const SamplerState &S;
  TextureKind Kind;
  Vector Coordinates{}; ///< of a cube, a direction
  Vector Point{};       ///< normalized; for a cube, on its face
  Face Side;            ///< of a cube
  int64_t Layer = 0;    ///< of an array; of a cube without its face
  std::array<int64_t, 3> Offset{};
  std::optional<double> Reference; ///< reference value of comparisons

  explicit Sampling(const Call &C);
};

Sampling::Sampling(const Call &C)
    : C(C), V(viewOf(C.Arg[1])), S(viewOf(C.Arg[2]).Target->Sampler), Kind(kindOf(V.Kind)) {
  const unsigned Count = Kind.Cube ? 3 : Kind.Dimensions;
  for (unsigned I = 0; I < Count; ++I)
    Coordinates[I] = number(C, 3 + I);
  Point = Coordinates;
  if (Kind.Array)
    Layer = std::clamp<int64_t>(int64_t(std::nearbyint(number(C, 3 + Count))), 0,
                                V.Target->Texture.Layers / (Kind.Cube ? 6 : 1) - 1);
  if (Kind.Cube) {
    Side = faceOf(Coordinates);
    Point = Side.position(Coordinates);
  }
}

/// Returns the texel index after addressing, or nothing on the border.
std::optional<int64_t> address(Addressing How, int64_t Position, int64_t Size) {
  auto Modulo = [](int64_t A, int64_t B) { return (A % B + B) % B; };
  switch (How) {
  case Addressing::Wrap: return Modulo(Position, Size);
  case Addressing::Mirror:
    Position = Modulo(Position, 2 * Size);
    return Position < Size ? Position : 2 * Size - 1 - Position;
  case Addressing::MirrorOnce: return std::min(Position < 0 ? -Position - 1 : Position, Size - 1);
  case Addressing::Border:
    if (Position < 0 || Position >= Size)
      return {};
    return Position;
  case Addressing::Clamp: break;
  }
  return std::clamp<int64_t>(Position, 0, Size - 1);
}

bool holds(Comparison How, double A, double B) {
  switch (How) {
  case Comparison::Never: return false;
  case Comparison::Less: return A < B;
  case Comparison::Equal: return A == B;
  case Comparison::LessEqual: return A <= B;
  case Comparison::Greater: return A > B;
  case Comparison::NotEqual: return A != B;
  case Comparison::GreaterEqual: return A >= B;
  case Comparison::Always: break;
  }
  return true;
}

/// Returns a texel in a texture.
Color stored(const Sampling &X, const std::array<int64_t, 3> &Place, int64_t Layer, uint32_t Mip) {
  Color Result{};
  if (auto Offset = texelOffset(X.V, Place, Layer, Mip, 0)) {
    const Element E = elementOf(X.V);
    for (unsigned I = 0; I < 4; ++I)
      Result[I] = I < E.Channels ? numberIn(E, readBytes(*X.V.Target, *Offset + I * E.Size, E.Size))
                                 : I == 3;
  }
  return Result;
}

/// Returns a texel of a cube: beyond an edge of the face, that of the adjoining face; beyond a
/// corner, where three faces meet, the mean of the three.
Color texelOfCube(const Sampling &X, int64_t Column, int64_t Row, int64_t Size, uint32_t Mip) {
  const bool IsBeside = Column < 0 || Column >= Size, IsAbove = Row < 0 || Row >= Size;
  if (IsBeside && IsAbove) {
    const int64_t C = std::clamp<int64_t>(Column, 0, Size - 1);
    const int64_t R = std::clamp<int64_t>(Row, 0, Size - 1);
    const Color Three[] = {texelOfCube(X, C, R, Size, Mip), texelOfCube(X, Column, R, Size, Mip),
                           texelOfCube(X, C, Row, Size, Mip)};
    Color Mean{};
    for (unsigned I = 0; I < 4; ++I)
      Mean[I] = (Three[0][I] + Three[1][I] + Three[2][I]) / 3;
    return Mean;
  }
  Face Side = X.Side;
  if (IsBeside || IsAbove) {
    const double S = (2 * double(Column) + 1) / double(Size) - 1;
    const double T = (2 * double(Row) + 1) / double(Size) - 1;
    const Vector Direction = Side.direction(S, T);
    Side = faceOf(Direction);
    const Vector Point = Side.position(Direction);
    Column = std::min(int64_t(Point[0] * double(Size)), Size - 1);
    Row = std::min(int64_t(Point[1] * double(Size)), Size - 1);
  }
  Color Result = stored(X, {Column, Row, 0}, X.Layer * 6 + Side.layer(), Mip);
  if (X.Reference)
    Result[0] = holds(X.S.Compare, *X.Reference, Result[0]);
  return Result;
}

Color texel(const Sampling &X, const std::array<int64_t, 3> &Point, uint32_t Mip) {
  const std::array<int64_t, 3> Size = mipSize(X.V.Target->Texture, X.Kind, Mip);
  if (X.Kind.Cube)
    return texelOfCube(X, Point[0], Point[1], Size[0], Mip);
  std::array<int64_t, 3> Place{};
  Color Result{};
  bool Border = false;
  for (unsigned I = 0; I < X.Kind.Dimensions; ++I) {
    auto Match = address(X.S.Address[I], Point[I], Size[I]);
    Border |= !Match;
    Place[I] = Match.value_or(0);
  }
  if (Border)
    std::ranges::copy(X.S.Border, Result.begin());
  else
    Result = stored(X, Place, X.Layer, Mip);
  if (X.Reference)
    Result[0] = holds(X.S.Compare, *X.Reference, Result[0]);
  return Result;
}

/// Where a filter begins along an axis.
struct Footprint {
  int64_t First = 0;
  double Weight = 0; ///< of the second texel
};

Footprint footprint(const Sampling &X, unsigned Axis, int64_t Size, bool Linear) {
  const double Texel = X.Point[Axis] * double(Size) - (Linear ? 0.5 : 0);
  if (!std::isfinite(Texel))
    return {X.Offset[Axis], 0};
  const double Whole = std::clamp(std::floor(Texel), -0x1p40, 0x1p40);
  const int64_t First = int64_t(Whole) + X.Offset[Axis];
  // The nearest texel of a cube is on the face that the direction meets.
  return {X.Kind.Cube ? std::clamp<int64_t>(First, Linear ? -1 : 0, Size - 1) : First,
          Linear ? Texel - Whole : 0};
}

Color fromMip(const Sampling &X, uint32_t Mip, bool Linear) {
  const std::array<int64_t, 3> Size = mipSize(X.V.Target->Texture, X.Kind, Mip);
  std::array<int64_t, 3> First{};
  Vector Weight{};
  for (unsigned I = 0; I < X.Kind.Dimensions; ++I) {
    const Footprint F = footprint(X, I, Size[I], Linear);
    First[I] = F.First;
    Weight[I] = F.Weight;
  }
  Color Sum{};
  for (unsigned Corner = 0; Corner < 1u << X.Kind.Dimensions; ++Corner) {
    double Part = 1;
    std::array<int64_t, 3> Texel = First;
    for (unsigned I = 0; I < X.Kind.Dimensions; ++I) {
      const bool Second = Corner >> I & 1;
      Part *= Second ? Weight[I] : 1 - Weight[I];
      Texel[I] += Second;
    }
    if (Part == 0)
      continue;
    const Color T = texel(X, Texel, Mip);
    for (unsigned I = 0; I < 4; ++I)
      Sum[I] += Part * T[I];
  }
  return Sum;
}

/// Clamps to the sampler's limits, after the bias.
double limited(const SamplerState &S, double Lod) {
  return std::clamp<double>(Lod, S.MinLod, std::max(S.MinLod, S.MaxLod));
}

Color atLod(const Sampling &X, double Lod) {
  const double Last = X.V.Target->Texture.Mips - 1;
  const bool Linear = Lod <= 0 ? X.S.LinearMag : X.S.LinearMin;
  const double Within = std::clamp(std::isnan(Lod) ? 0 : Lod, 0.0, Last);
  if (!X.S.LinearMip)
    return fromMip(X, uint32_t(std::min(std::floor(Within + 0.5), Last)), Linear);
  const double Near = std::floor(Within), Part = Within - Near;
  Color Result = fromMip(X, uint32_t(Near), Linear);
  if (Part == 0)
    return Result;
  const Color Far = fromMip(X, uint32_t(Near) + 1, Linear);
  for (unsigned I = 0; I < 4; ++I)
    Result[I] += Part * (Far[I] - Result[I]);
  return Result;
}

/// Returns the level of detail for derivatives of the coordinates.
double lodOf(const Sampling &X, Vector Dx, Vector Dy) {
  if (X.Kind.Cube) {
    Dx = X.Side.derivative(X.Coordinates, Dx);
    Dy = X.Side.derivative(X.Coordinates, Dy);
  }
  const TextureShape &T = X.V.Target->Texture;
  const Vector Size = {double(T.Width), double(T.Height), double(T.Depth)};
  double Most = 0;
  for (const Vector *D : {&Dx, &Dy}) {
    double Square = 0;
    for (unsigned I = 0; I < X.Kind.Dimensions; ++I)
      Square += (*D)[I] * Size[I] * (*D)[I] * Size[I];
    Most = std::max(Most, Square);
  }
  return std::log2(Most) / 2;
}

void give(const Sampling &X, const Color &Value) {
  const Call &C = X.C;
  const size_t Values = C.Function->Results.size() - 1;
  for (size_t I = 0; I < std::min<size_t>(4, Values); ++I) {
    const Scalar To = C.Function->Results[I];
    const double Number = X.Reference ? Value[0] : Value[I];
    C.Result[I] = isFloat(To) ? fromFloat(To, Number) : fromInteger(To, uint64_t(int64_t(Number)));
  }
  C.Result[Values] = 1;
}

void takeOffsets(Sampling &X, unsigned First) {
  for (unsigned I = 0; I < X.Kind.Dimensions && !X.Kind.Cube; ++I)
    X.Offset[I] = int32_t(X.C.Arg[First + I]);
}

// Operands of sampling ops: 7 to 9 are offsets; those from 10 on depend on the op.
constexpr unsigned FirstOffset = 7, FirstOwn = 10;

template <bool Compares> void sampleLevel(Lane &, const Call &C) {
  Sampling X(C);
  takeOffsets(X, FirstOffset);
  if (Compares)
    X.Reference = number(C, FirstOwn);
  give(X, atLod(X, limited(X.S, number(C, FirstOwn + Compares) + X.S.MipBias)));
}

void sampleCompareZero(Lane &, const Call &C) {
  Sampling X(C);
  takeOffsets(X, FirstOffset);
  X.Reference = number(C, FirstOwn);
  give(X, atLod(X, 0));
}

/// Returns a level of detail clamped by operand `I`, if given.
double clampedBy(const Call &C, unsigned I, double Lod) {
  const double Least = number(C, I);
  return std::isnan(Least) ? Lod : std::max(Lod, Least);
}

template <bool Compares> void sampleGradient(Lane &, const Call &C) {
  Sampling X(C);
  takeOffsets(X, FirstOffset);
  const unsigned Own = FirstOwn + Compares;
  if (Compares)
    X.Reference = number(C, FirstOwn);
  Vector Dx{}, Dy{};
  for (unsigned I = 0; I < (X.Kind.Cube ? 3 : X.Kind.Dimensions); ++I) {
    Dx[I] = number(C, Own + I);
    Dy[I] = number(C, Own + 3 + I);
  }
  give(X, atLod(X, clampedBy(C, Own + 6, limited(X.S, lodOf(X, Dx, Dy) + X.S.MipBias))));
}

/// Computes the level of detail from the coordinates of the quad's lanes: differences in the first
/// row and column. The difference to a missing lane is zero.
double implicitLod(std::span<Lane *const> Active, const Lane &L, const Sampling &X) {
  auto Quad = [&](uint32_t Index) -> const Call * {
    const uint32_t Id = (L.Index & ~3u) | Index;
    auto Match = std::ranges::find(Active, Id, &Lane::Index);
    return Match == Active.end() ? nullptr : &(*Match)->Pending;
  };
  auto Difference = [&](uint32_t Index) {
    const Call *A = Quad(0), *B = Quad(Index);
    if (!A || !B)
      return Vector{};
    const Vector From = Sampling(*A).Coordinates, To = Sampling(*B).Coordinates;
    return Vector{To[0] - From[0], To[1] - From[1], To[2] - From[2]};
  };
  return lodOf(X, Difference(1), Difference(2));
}

template <bool Compares, bool Biased> void sampleQuad(std::span<Lane *const> Active) {
  for (Lane *L : Active) {
    const Call &C = L->Pending;
    Sampling X(C);
    takeOffsets(X, FirstOffset);
    if (Compares)
      X.Reference = number(C, FirstOwn);
    const unsigned Own = FirstOwn + Compares;
    const double Bias = X.S.MipBias + (Biased ? number(C, Own) : 0);
    give(X, atLod(X, clampedBy(C, Own + Biased, limited(X.S, implicitLod(Active, *L, X) + Bias))));
  }
}

void calculateLod(std::span<Lane *const> Active) {
  for (Lane *L : Active) {
    const Call &C = L->Pending;
    const Sampling X(C);
    double Lod = implicitLod(Active, *L, X) + X.S.MipBias;
    if (C.Arg[6])
      Lod = std::clamp<double>(limited(X.S, Lod), 0, X.V.Target->Texture.Mips - 1);
    C.Result[0] = fromFloat(C.Function->Results[0], Lod);
  }
}

/// Sets the results to the four texels of a linear filter, counterclockwise from the lower left.
template <bool Compares> void gather(Lane &, const Call &C) {
  Sampling X(C);
  const bool Raw = C.op() == OpCode::TextureGatherRaw;
  for (unsigned I = 0; I < 2 && !X.Kind.Cube; ++I)
    X.Offset[I] = int32_t(C.Arg[FirstOffset + I]);
  const unsigned Channel = Compares || Raw ? 0 : C.Arg[9] & 3;
  if (Compares)
    X.Reference = number(C, 10);
  const std::array<int64_t, 3> Size = mipSize(X.V.Target->Texture, X.Kind, 0);
  std::array<int64_t, 2> First{};
  for (unsigned I = 0; I < 2; ++I)
    First[I] = footprint(X, I, Size[I], true).First;
  constexpr int64_t Steps[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
  for (unsigned I = 0; I < 4; ++I) {
    const Color T = texel(X, {First[0] + Steps[I][0], First[1] + Steps[I][1], 0}, 0);
    const Scalar To = C.Function->Results[I];
    C.Result[I] =
        isFloat(To) ? fromFloat(To, T[Channel]) : fromInteger(To, uint64_t(int64_t(T[Channel])));
  }
  C.Result[4] = 1;
}

} // namespace

void addSamplingMeanings(MeaningTable &T) {
  T[OpCode::SampleLevel].Alone = sampleLevel<false>;
  T[OpCode::SampleCmpLevel].Alone = sampleLevel<true>;
  T[OpCode::SampleCmpLevelZero].Alone = sampleCompareZero;
  T[OpCode::SampleGrad].Alone = sampleGradient<false>;
  T[OpCode::SampleCmpGrad].Alone = sampleGradient<true>;
  T[OpCode::Sample].Together = sampleQuad<false, false>;
  T[OpCode::SampleBias].Together = sampleQuad<false, true>;
  T[OpCode::SampleCmp].Together = sampleQuad<true, false>;
  T[OpCode::SampleCmpBias].Together = sampleQuad<true, true>;
  T[OpCode::CalculateLOD].Together = calculateLod;
  for (OpCode Op : {OpCode::Sample, OpCode::SampleBias, OpCode::SampleCmp, OpCode::SampleCmpBias,
                    OpCode::CalculateLOD})
    T[Op].Quad = true;
  T[OpCode::TextureGather].Alone = gather<false>;
  T[OpCode::TextureGatherRaw].Alone = gather<false>;
  T[OpCode::TextureGatherCmp].Alone = gather<true>;
}

} // namespace dxil::execution
