// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rasterizer.h"
#include "Clipper.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace dxil::execution {
namespace {

// Positions in pixels with eight fractional bits. They are within 2^15 pixels of the origin, so
// products of two differences fit 64 bits.
using Fixed = int64_t;
constexpr unsigned FractionBits = 8;
constexpr Fixed Pixel = 1 << FractionBits, HalfPixel = Pixel / 2;
constexpr double Reach = 32767;
constexpr double WideLine = 1.4; ///< width of a line with several samples

struct FixedPoint {
  Fixed X = 0, Y = 0;
  bool operator==(const FixedPoint &) const = default;
};

/// The position on the screen, in pixels, and depth.
struct ScreenPoint {
  double X, Y, Z;

  FixedPoint snapped() const { return {std::llrint(X * Pixel), std::llrint(Y * Pixel)}; }
};

ScreenPoint toScreen(const std::array<double, 4> &P, double W, const Viewport &View) {
  return {(P[0] / W * 0.5 + 0.5) * View.Width + View.X,
          (0.5 - P[1] / W * 0.5) * View.Height + View.Y,
          P[2] / W * (double(View.MaxDepth) - View.MinDepth) + View.MinDepth};
}

/// The drawable pixels: the intersection of target, scissor rectangle and viewport.
struct PixelArea {
  int Left, Top, Right, Bottom; ///< right and bottom are exclusive
  Fixed MinX, MinY, MaxX, MaxY; ///< bounds of the viewport, for samples; the last two are exclusive

  bool empty() const { return Left >= Right || Top >= Bottom; }
};

PixelArea drawableArea(const RasterizerState &S, const Viewport &V) {
  auto Bound = [](double Value) { return std::llrint(std::clamp(Value, -Reach, Reach) * Pixel); };
  PixelArea A;
  A.MinX = Bound(V.X);
  A.MinY = Bound(V.Y);
  A.MaxX = Bound(double(V.X) + V.Width);
  A.MaxY = Bound(double(V.Y) + V.Height);
  auto End = [](Fixed Value) { return int((Value + Pixel - 1) >> FractionBits); };
  A.Left = std::max({0, int(A.MinX >> FractionBits), int(std::min(S.Scissor[0], 1u << 15))});
  A.Top = std::max({0, int(A.MinY >> FractionBits), int(std::min(S.Scissor[1], 1u << 15))});
  A.Right = std::min({int(S.Width), End(A.MaxX), int(std::min(S.Scissor[2], 1u << 15))});
  A.Bottom = std::min({int(S.Height), End(A.MaxY), int(std::min(S.Scissor[3], 1u << 15))});
  return A;
}

struct FixedSamples {
  std::array<FixedPoint, 4> Places;
  unsigned Count;
};

FixedSamples fixedSamples(uint32_t Samples) {
  FixedSamples Result{};
  for (auto [X, Y] : samplePositions(Samples))
    Result.Places[Result.Count++] = {Fixed(X * Pixel), Fixed(Y * Pixel)};
  return Result;
}

/// Collects the quads of one primitive.
class QuadList {
public:
  QuadList(const PixelArea &Area, std::vector<PixelQuad> &Quads)
      : Area(Area), Quads(Quads), First(Quads.size()) {}

  void add(int X, int Y, uint32_t Mask) {
    if (X < Area.Left || X >= Area.Right || Y < Area.Top || Y >= Area.Bottom)
      return;
    const uint32_t QX = uint32_t(X) & ~1u, QY = uint32_t(Y) & ~1u;
    if (Quads.size() == First || Quads.back().X != QX || Quads.back().Y != QY) {
      PixelQuad &Q = Quads.emplace_back();
      Q.X = QX;
      Q.Y = QY;
    }
    Quads.back().Coverage[(Y & 1) * 2 + (X & 1)] |= Mask;
  }

  /// Merges quads of the same pixels and sorts them by row.
  void merge() {
    const auto Begin = Quads.begin() + ptrdiff_t(First);
    std::sort(Begin, Quads.end(), [](const PixelQuad &A, const PixelQuad &B) {
      return A.Y != B.Y ? A.Y < B.Y : A.X < B.X;
    });
    auto To = Begin;
    for (auto From = Begin; From != Quads.end(); ++From)
      if (To != Begin && (To - 1)->X == From->X && (To - 1)->Y == From->Y)
        for (unsigned I = 0; I < 4; ++I)
          (To - 1)->Coverage[I] |= From->Coverage[I];
      else
        *To++ = *From;
    Quads.erase(To, Quads.end());
  }

  const PixelArea &Area;

private:
  std::vector<PixelQuad> &Quads;
  size_t First;
};

/// A side of a clockwise triangle, as seen with Y down: positive inside.
struct Edge {
  Fixed DX, DY, Start;

  Edge(FixedPoint From, FixedPoint To)
      : DX(To.X - From.X), DY(To.Y - From.Y), Start(DY * From.X - DX * From.Y) {
    // Points on a top or left side are inside, on others outside.
    if (!(DY < 0 || (DY == 0 && DX > 0)))
      Start -= 1;
  }
  Fixed at(Fixed X, Fixed Y) const { return DX * Y - DY * X + Start; }
};

/// Returns twice the area, positive if the corners are clockwise.
Fixed areaOf(FixedPoint A, FixedPoint B, FixedPoint C) {
  return (B.X - A.X) * (C.Y - A.Y) - (C.X - A.X) * (B.Y - A.Y);
}

void coverTriangle(FixedPoint A, FixedPoint B, FixedPoint C, const FixedSamples &Samples,
                   QuadList &To) {
  const Fixed Area = areaOf(A, B, C);
  if (Area == 0)
    return;
  if (Area < 0)
    std::swap(B, C);
  const std::array<Edge, 3> Edges = {Edge(A, B), Edge(B, C), Edge(C, A)};
  const PixelArea &Limits = To.Area;
  const auto [LowX, HighX] = std::minmax({A.X, B.X, C.X});
  const auto [LowY, HighY] = std::minmax({A.Y, B.Y, C.Y});
  const int Left = std::max(Limits.Left, int(LowX >> FractionBits)) & ~1;
  const int Top = std::max(Limits.Top, int(LowY >> FractionBits)) & ~1;
  const int Right = std::min(Limits.Right, int(HighX >> FractionBits) + 1);
  const int Bottom = std::min(Limits.Bottom, int(HighY >> FractionBits) + 1);
  auto MaskAt = [&](int X, int Y) {
    uint32_t Mask = 0;
    for (unsigned S = 0; S < Samples.Count; ++S) {
      const Fixed PX = X * Pixel + Samples.Places[S].X, PY = Y * Pixel + Samples.Places[S].Y;
      if (Edges[0].at(PX, PY) >= 0 && Edges[1].at(PX, PY) >= 0 && Edges[2].at(PX, PY) >= 0 &&
          PX >= Limits.MinX && PX < Limits.MaxX && PY >= Limits.MinY && PY < Limits.MaxY)
        Mask |= 1u << S;
    }
    return Mask;
  };
  // In a row of quads each side bounds a range; quads outside of it are skipped.
  for (int Y = Top; Y < Bottom; Y += 2) {
    int From = Left, End = std::max(Left, Right);
    for (const Edge &E : Edges) {
      // The side's value at X is largest at one end of the row of quads; this end bounds X.
      const Fixed High = std::max(E.at(0, Y * Pixel), E.at(0, (Y + 2) * Pixel));
      if (E.DY == 0) {
        if (High < 0)
          End = From;
      } else if (E.DY > 0) { // falls with X: High - DY * X >= 0
        const Fixed Last = High < 0 ? -((-High + E.DY - 1) / E.DY) : High / E.DY;
        End = int(std::clamp<Fixed>((Last >> FractionBits) + 1, Left, End));
      } else {
        const Fixed Step = -E.DY;
        const Fixed FirstX = High >= 0 ? -(High / Step) : (-High + Step - 1) / Step;
        From = int(std::clamp<Fixed>(((FirstX >> FractionBits) - 1) & ~Fixed(1), From,
                                     std::max(From, Right + 1)));
      }
    }
    for (int X = From; X < End; X += 2)
      for (int I = 0; I < 4; ++I)
        if (const uint32_t Mask = MaskAt(X + (I & 1), Y + (I >> 1)))
          To.add(X + (I & 1), Y + (I >> 1), Mask);
  }
}

//===--- Lines --------------------------------------------------------------===//

Fixed ceilDivide(Fixed Value, Fixed By) {
  return Value >= 0 ? (Value + By - 1) / By : -(-Value / By);
}

/// Returns true if a point is in the diamond of a pixel. The diamond includes its lower sides and
/// lower corner, and the right corner for steep lines.
bool inDiamond(FixedPoint P, FixedPoint Centre, bool Steep) {
  const Fixed DX = P.X - Centre.X, DY = P.Y - Centre.Y, Distance = std::abs(DX) + std::abs(DY);
  return Distance < HalfPixel ||
         (Distance == HalfPixel && (DY > 0 || (Steep && DY == 0 && DX > 0)));
}

/// Covers the pixels whose diamond the line leaves. A line passes through a diamond if it crosses
/// the diamond's diagonal perpendicular to the line's major axis. Each column (each row, for a
/// steep line) has one such pixel, so only the ends need a test.
void coverLine(FixedPoint A, FixedPoint B, QuadList &To) {
  const bool Steep = std::abs(B.Y - A.Y) > std::abs(B.X - A.X);
  auto Turned = [Steep](FixedPoint P) { return Steep ? FixedPoint{P.Y, P.X} : P; };
  const FixedPoint From = Turned(A), End = Turned(B);
  Fixed Length = End.X - From.X, Rise = End.Y - From.Y;
  if (Length == 0)
    return;
  const Fixed Sign = Length > 0 ? 1 : -1;
  Length *= Sign;
  Rise *= Sign;
  const PixelArea &Limits = To.Area;
  const Fixed First = std::max<Fixed>((std::min(From.X, End.X) >> FractionBits) - 1,
                                      Steep ? Limits.Top : Limits.Left);
  const Fixed Last = std::min<Fixed>((std::max(From.X, End.X) >> FractionBits) + 1,
                                     (Steep ? Limits.Bottom : Limits.Right) - 1);
  for (Fixed Column = First; Column <= Last; ++Column) {
    const Fixed Middle = Column * Pixel + HalfPixel;
    // The row whose diamond holds the crossing: below its upper corner, at or above its lower
    // corner.
    const Fixed Crossing = From.Y * Length + Rise * (Middle - From.X);
    const Fixed Row = ceilDivide(Crossing, Length * Pixel) - 1;
    const FixedPoint Centre = Turned({Middle, Row * Pixel + HalfPixel});
    const bool Starts = (Middle - From.X) * Sign >= 0 || inDiamond(A, Centre, Steep);
    const bool Leaves = (End.X - Middle) * Sign > 0 && !inDiamond(B, Centre, Steep);
    if (Starts && Leaves)
      To.add(int(Centre.X >> FractionBits), int(Centre.Y >> FractionBits), 1);
  }
}

void coverWideLine(FixedPoint A, FixedPoint B, const FixedSamples &Samples, QuadList &To) {
  const double DX = double(B.X - A.X), DY = double(B.Y - A.Y), Length = std::hypot(DX, DY);
  if (Length == 0)
    return;
  const Fixed OX = std::llrint(-DY / Length * WideLine / 2 * Pixel);
  const Fixed OY = std::llrint(DX / Length * WideLine / 2 * Pixel);
  const FixedPoint P = {A.X - OX, A.Y - OY}, Q = {B.X - OX, B.Y - OY}, R = {B.X + OX, B.Y + OY},
                   S = {A.X + OX, A.Y + OY};
  coverTriangle(P, Q, R, Samples, To);
  coverTriangle(P, R, S, Samples, To);
}

//===--- Planes -------------------------------------------------------------===//

/// Sets the weights of three vertices on the screen: each is 1 at its own vertex and 0 at the
/// others.
bool setTrianglePlanes(const std::array<ScreenPoint, 3> &P, PixelPrimitive &To) {
  const double Area = (P[1].X - P[0].X) * (P[2].Y - P[0].Y) - (P[2].X - P[0].X) * (P[1].Y - P[0].Y);
  if (Area == 0 || !std::isfinite(Area))
    return false;
  for (unsigned I = 0; I < 3; ++I) {
    const ScreenPoint &Q = P[(I + 1) % 3], &R = P[(I + 2) % 3];
    To.A[I] = (Q.Y - R.Y) / Area;
    To.B[I] = (R.X - Q.X) / Area;
    To.C[I] = (Q.X * R.Y - R.X * Q.Y) / Area;
  }
  return true;
}

/// The weight of a line's end grows along the line and is constant across it.
void setLinePlanes(const ScreenPoint &P, const ScreenPoint &Q, PixelPrimitive &To) {
  const double DX = Q.X - P.X, DY = Q.Y - P.Y, Square = DX * DX + DY * DY;
  To.A = {-DX / Square, DX / Square, 0};
  To.B = {-DY / Square, DY / Square, 0};
  const double Offset = (P.X * DX + P.Y * DY) / Square;
  To.C = {1 + Offset, -Offset, 0};
}

/// Returns w of a vertex, moved away from zero if the vertex is at the eye. The primitive is
/// clipped there, so only the direction of its planes matters.
double usableW(float W, double Largest) {
  const double Smallest = std::max(Largest, 1e-30) * 1e-7;
  return std::fabs(W) < Smallest ? Smallest : W;
}

/// Projects the unclipped vertices to the screen. Vertices behind the eye are mirrored, for which
/// the planes account.
std::array<ScreenPoint, 3> screenPoints(std::span<const RasterVertex *const> Vertices,
                                        const Viewport &View, PixelPrimitive &To) {
  double Largest = 0;
  for (const RasterVertex *V : Vertices)
    Largest = std::max<double>(Largest, std::fabs(V->Position[3]));
  std::array<ScreenPoint, 3> Points{};
  for (unsigned I = 0; I < 3; ++I) {
    const RasterVertex &V = *Vertices[std::min<size_t>(I, Vertices.size() - 1)];
    const double W = usableW(V.Position[3], Largest);
    Points[I] = toScreen({V.Position[0], V.Position[1], V.Position[2], V.Position[3]}, W, View);
    // The rasterizer uses snapped positions, so the planes do too.
    if (std::fabs(Points[I].X) < Reach && std::fabs(Points[I].Y) < Reach) {
      const FixedPoint Snapped = Points[I].snapped();
      Points[I].X = double(Snapped.X) / Pixel;
      Points[I].Y = double(Snapped.Y) / Pixel;
    }
    To.InverseW[I] = 1 / W;
    To.Z[I] = Points[I].Z;
    To.Vertices[I] = V.Slots;
  }
  return Points;
}

GuardBand guardBand(const Viewport &View) {
  auto Bounds = [](double Offset, double Size) {
    return std::array<double, 2>{(-Reach - Offset) / Size * 2 - 1, (Reach - Offset) / Size * 2 - 1};
  };
  GuardBand Guard{Bounds(View.X, View.Width), Bounds(View.Y, View.Height)};
  Guard.Y = {-Guard.Y[1], -Guard.Y[0]}; // Y of the screen points down
  return Guard;
}

} // namespace

std::span<const std::array<float, 2>> samplePositions(uint32_t Samples) {
  static constexpr std::array<float, 2> One[] = {{0.5f, 0.5f}};
  static constexpr std::array<float, 2> Four[] = {
      {6 / 16.f, 2 / 16.f}, {14 / 16.f, 6 / 16.f}, {2 / 16.f, 10 / 16.f}, {10 / 16.f, 14 / 16.f}};
  if (Samples == 4)
    return Four;
  return One;
}

float depthAt(const PixelPrimitive &P, const Viewport &View, double X, double Y) {
  double Z = 0;
  for (unsigned I = 0; I < 3; ++I)
    Z += (P.A[I] * X + P.B[I] * Y + P.C[I]) * P.Z[I];
  const auto [Low, High] = std::minmax(View.MinDepth, View.MaxDepth);
  return float(std::clamp<double>(Z, Low, High));
}

bool rasterize(const RasterizerState &State, const Viewport &View,
               std::span<const RasterVertex *const> Vertices, PixelPrimitive &Planes,
               std::vector<PixelQuad> &Quads) {
  if (!(View.Width > 0) || !(View.Height > 0) || isCulled(Vertices))
    return false;
  const PixelArea Area = drawableArea(State, View);
  const auto Clipped = clip(Vertices, State.DepthClip, guardBand(View));
  if (Clipped.empty() || Area.empty())
    return false;
  std::vector<FixedPoint> Corners;
  for (const ClippedVertex &V : Clipped)
    Corners.push_back(toScreen(V.Position, V.Position[3], View).snapped());
  const auto Points = screenPoints(Vertices, View, Planes);
  const FixedSamples Samples = fixedSamples(State.Samples);
  const size_t Before = Quads.size();
  QuadList To(Area, Quads);
  Planes.FrontFace = true;
  if (Vertices.size() == 3) {
    Fixed Total = 0;
    for (size_t I = 2; I < Corners.size(); ++I)
      Total += areaOf(Corners[0], Corners[I - 1], Corners[I]);
    Planes.FrontFace = (Total > 0) != State.FrontCounterClockwise;
    if (Total == 0 || (State.Cull == CullMode::Front && Planes.FrontFace) ||
        (State.Cull == CullMode::Back && !Planes.FrontFace) || !setTrianglePlanes(Points, Planes))
      return false;
    for (size_t I = 2; I < Corners.size(); ++I)
      coverTriangle(Corners[0], Corners[I - 1], Corners[I], Samples, To);
    if (Corners.size() > 3)
      To.merge();
  } else if (Vertices.size() == 2) {
    if (Points[0].X == Points[1].X && Points[0].Y == Points[1].Y)
      return false;
    setLinePlanes(Points[0], Points[1], Planes);
    if (State.Samples == 1)
      coverLine(Corners[0], Corners[1], To);
    else
      coverWideLine(Corners[0], Corners[1], Samples, To);
    To.merge();
  } else {
    Planes.A = Planes.B = {};
    Planes.C = {1, 0, 0};
    const FixedPoint P = Corners[0];
    const FixedPoint UL = {P.X - HalfPixel, P.Y - HalfPixel},
                     LR = {P.X + HalfPixel, P.Y + HalfPixel};
    coverTriangle(UL, {LR.X, UL.Y}, LR, Samples, To);
    coverTriangle(UL, LR, {UL.X, LR.Y}, Samples, To);
    To.merge();
  }
  return Quads.size() > Before;
}

} // namespace dxil::execution
