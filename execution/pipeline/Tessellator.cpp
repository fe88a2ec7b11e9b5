// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A patch is a sequence of rings around its centre. The outermost ring has the points of the edge
// factors, all others those of the inside factors. Each side of a ring is stitched to the same side
// of the next ring. Rings and sides are clockwise from (U = 0, V = 1).
#include "Tessellator.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

namespace dxil::execution {
namespace {

using Fixed = uint32_t; ///< 16 fractional bits

constexpr unsigned FractionBits = 16;
constexpr Fixed One = 1u << FractionBits, Half = One / 2;
constexpr Fixed OneThird = 0x5555, TwoThirds = 0xaaaa;
constexpr float MaxOdd = 63, MaxEven = 64;
constexpr float SmallestStep = 1.0f / 65536;

Fixed toFixed(float Value) {
  return Fixed(std::nearbyint(double(Value) * One));
}
float toFloat(Fixed Value) {
  return float(Value) / One;
}
Fixed floorOf(Fixed Value) {
  return Value & ~(One - 1);
}
Fixed ceilOf(Fixed Value) {
  return floorOf(Value + One - 1);
}
/// Returns 1 / Count, rounded to nearest.
Fixed reciprocal(unsigned Count) {
  return Count ? (2 * One / Count + 1) / 2 : 0;
}
unsigned withoutTopBit(unsigned Value) {
  return Value ? Value & ~std::bit_floor(Value) : 0;
}

/// Returns the rank of a point of a half edge in the order in which growing factors add points.
/// Points repeatedly halve the intervals of 32 places, so a place's rank is the first rank of its
/// level plus its index in the level.
unsigned splitOrder(unsigned Place) {
  constexpr unsigned Levels = 5;
  if (Place == 0)
    return 0;
  const unsigned Q = Place - 1;
  if (Q == 0)
    return 1u << Levels;
  const unsigned Zeros = unsigned(std::countr_zero(Q));
  return (1u << (Levels - 1 - Zeros)) + (Q >> (Zeros + 1));
}
constexpr unsigned HalfEdgePlaces = 33;

/// The points of one factor on the line from 0 to 1. They are symmetric about the middle. If the
/// factor is between two whole ones, one point on each half moves away from its neighbour.
class Row {
public:
  Row() = default;
  Row(Fixed Factor, bool Odd) : Odd(Odd) {
    const Fixed Rounded = (Factor + 1) / 2;
    Points = Odd ? (ceilOf(Half + Rounded) * 2) >> FractionBits
                 : ((ceilOf(Rounded) * 2) >> FractionBits) + 1;
    // A factor of 1 in place of an even one has a middle point.
    Fixed HalfFactor = Rounded;
    if (Odd || Rounded == Half)
      HalfFactor += Half;
    const Fixed Floor = floorOf(HalfFactor), Ceil = ceilOf(HalfFactor);
    Fraction = HalfFactor - Floor;
    HalfPoints = Ceil >> FractionBits;
    const unsigned FloorHalf = Floor >> FractionBits;
    if (Floor == Ceil)
      MovingPoint = HalfPoints + 1; // none
    else if (Odd)
      MovingPoint = Floor == One ? 0 : withoutTopBit(FloorHalf - 1) * 2 + 1;
    else
      MovingPoint = withoutTopBit(FloorHalf) * 2 + 1;
    FloorStep = reciprocal(2 * FloorHalf - Odd);
    CeilStep = reciprocal(2 * HalfPoints - Odd);
  }

  /// Returns the position of point I.
  Fixed place(unsigned I) const {
    const bool Flip = I >= HalfPoints;
    if (Flip)
      I = 2 * HalfPoints - I - Odd;
    if (I == HalfPoints)
      return Half;
    const Fixed OnFloor = (I > MovingPoint ? I - 1 : I) * FloorStep, OnCeil = I * CeilStep;
    // Both are at most one half, so the products do not overflow.
    const Fixed Point = (OnFloor * (One - Fraction) + OnCeil * Fraction + Half) >> FractionBits;
    return Flip ? One - Point : Point;
  }

  /// Returns the points with room for an inner ring, also at a factor of 1.
  unsigned insidePoints() const { return std::max(Odd ? 4u : 3u, Points); }
  unsigned points() const { return Points; }
  bool odd() const { return Odd; }
  /// Returns the points of a half edge that have a rank in splitOrder.
  unsigned halfSteps() const { return HalfPoints - Odd; }

private:
  bool Odd = false;
  unsigned Points = 0, HalfPoints = 0, MovingPoint = 0;
  Fixed Fraction = 0, FloorStep = 0, CeilStep = 0;
};

/// The range of a partitioning's factors, and the conversion of a factor to a row.
struct Factoring {
  TessellatorPartitioning How;

  bool whole() const {
    return How != TessellatorPartitioning::FractionalOdd &&
           How != TessellatorPartitioning::FractionalEven;
  }
  bool odd() const { return How == TessellatorPartitioning::FractionalOdd; }
  float lowest() const { return How == TessellatorPartitioning::FractionalEven ? 2.0f : 1.0f; }

  float clamp(float Factor, float Lowest) const {
    const float In = std::fmin(odd() ? MaxOdd : MaxEven, std::fmax(Lowest, Factor));
    return whole() ? std::ceil(In) : In;
  }
  bool isOdd(float Clamped) const { return whole() ? unsigned(Clamped) % 2 == 1 : odd(); }
  Row edge(float Clamped) const { return Row(toFixed(Clamped), isOdd(Clamped)); }
  /// Returns the row of an inside factor; in whole partitionings 1 counts as 2.
  Row inside(float Clamped) const {
    return Row(toFixed(Clamped), isOdd(Clamped) && !(whole() && Clamped == 1));
  }
};

/// Returns true if an odd factor is above 1 in fixed point; then the edges have an inner ring.
bool aboveOne(float Factor) {
  return Factor > 1 + SmallestStep / 2;
}

using Side = std::vector<uint32_t>; ///< points, in clockwise order
enum class Diagonals : uint8_t { InsideToOutside, ExceptMiddle, Mirrored };

class PatchBuilder {
public:
  explicit PatchBuilder(TessellatorPrimitive Primitive) : Primitive(Primitive) {}

  uint32_t point(Fixed U, Fixed V) {
    Patch.Points.push_back({toFloat(U), toFloat(V)});
    return uint32_t(Patch.Points.size() - 1);
  }
  void triangle(uint32_t A, uint32_t B, uint32_t C) {
    if (Primitive == TessellatorPrimitive::TriangleCCW)
      std::swap(B, C);
    Patch.Indices.insert(Patch.Indices.end(), {A, B, C});
  }
  bool wantsTriangles() const {
    return Primitive == TessellatorPrimitive::TriangleCW ||
           Primitive == TessellatorPrimitive::TriangleCCW;
  }
  /// Adds points or lines of all points, in order.
  void addSimplePrimitives() {
    const uint32_t Count = uint32_t(Patch.Points.size());
    for (uint32_t I = 0; I < Count; ++I)
      if (Primitive == TessellatorPrimitive::Point)
        Patch.Indices.push_back(I);
      else if (I)
        Patch.Indices.insert(Patch.Indices.end(), {I - 1, I});
  }

  void stitchTransition(const Side &Inside, const Row &InsideRow, const Side &Outside,
                        const Row &OutsideRow);
  void stitchRegular(const Side &Inside, const Side &Outside, Diagonals Which);

  TessellatedPatch Patch;

private:
  /// Adds a quad between the next points of In and Out, with a diagonal from inside or outside.
  void quadFromInside(std::span<const uint32_t> In, std::span<const uint32_t> Out) {
    triangle(In[0], Out[0], Out[1]);
    triangle(In[0], Out[1], In[1]);
  }
  void quadFromOutside(std::span<const uint32_t> In, std::span<const uint32_t> Out) {
    triangle(Out[0], In[1], In[0]);
    triangle(Out[0], Out[1], In[1]);
  }
  /// Same diagonal as quadFromInside, but the first triangle begins at another corner.
  void quadFromNextOutside(std::span<const uint32_t> In, std::span<const uint32_t> Out) {
    triangle(Out[0], Out[1], In[0]);
    triangle(In[0], Out[1], In[1]);
  }

  TessellatorPrimitive Primitive;
};

/// Stitches two rows of any factors. At each place of the split order, the row that has a point
/// there advances: on the first half the inner row first, on the second half the outer row.
void PatchBuilder::stitchTransition(const Side &Inside, const Row &InsideRow, const Side &Outside,
                                    const Row &OutsideRow) {
  size_t In = 0, Out = 0;
  auto AdvanceInside = [&] {
    triangle(Inside[In], Outside[Out], Inside[In + 1]);
    ++In;
  };
  auto AdvanceOutside = [&] {
    triangle(Outside[Out], Outside[Out + 1], Inside[In]);
    ++Out;
  };
  const unsigned InSteps = InsideRow.halfSteps(), OutSteps = OutsideRow.halfSteps();
  for (unsigned Place = 0; Place < HalfEdgePlaces; ++Place) {
    if (Place && splitOrder(Place) < InSteps)
      AdvanceInside();
    if (splitOrder(Place) < OutSteps)
      AdvanceOutside();
  }
  if (InsideRow.odd() && OutsideRow.odd()) {
    AdvanceInside();
    triangle(Inside[In], Outside[Out], Outside[Out + 1]);
    ++Out;
  } else if (OutsideRow.odd()) {
    triangle(Inside[In], Outside[Out], Outside[Out + 1]);
    ++Out;
  } else if (InsideRow.odd()) {
    AdvanceInside();
  }
  for (unsigned Place = HalfEdgePlaces; Place-- > 0;) {
    if (splitOrder(Place) < OutSteps)
      AdvanceOutside();
    if (Place && splitOrder(Place) < InSteps)
      AdvanceInside();
  }
}

/// Stitches two rows of one factor. Mirrored: the outer row has one more point at either end.
void PatchBuilder::stitchRegular(const Side &Inside, const Side &Outside, Diagonals Which) {
  const std::span<const uint32_t> In(Inside);
  std::span<const uint32_t> Out(Outside);
  const size_t Quads = In.size() - 1;
  if (Which == Diagonals::Mirrored) {
    triangle(Out[0], Out[1], In[0]);
    Out = Out.subspan(1);
  }
  for (size_t P = 0; P < Quads; ++P) {
    const auto InHere = In.subspan(P), OutHere = Out.subspan(P);
    if (Which == Diagonals::InsideToOutside)
      quadFromInside(InHere, OutHere);
    else if (Which == Diagonals::Mirrored)
      P < In.size() / 2 ? quadFromOutside(InHere, OutHere) : quadFromInside(InHere, OutHere);
    else if (P + 1 == In.size() / 2)
      quadFromOutside(InHere, OutHere);
    else
      quadFromNextOutside(InHere, OutHere);
  }
  if (Which == Diagonals::Mirrored)
    triangle(Out[Quads], Out[Quads + 1], In[Quads]);
}

/// Returns the sides of a closed ring. Side I goes from point Starts[I] to the start of the next.
template <size_t N> std::array<Side, N> sidesOf(const std::array<uint32_t, N + 1> &Starts) {
  std::array<Side, N> Sides;
  for (size_t I = 0; I < N; ++I) {
    for (uint32_t P = Starts[I]; P < Starts[I + 1]; ++P)
      Sides[I].push_back(P);
    Sides[I].push_back(I + 1 < N ? Starts[I + 1] : Starts[0]);
  }
  return Sides;
}

//===--- tri ----------------------------------------------------------------===//

/// Returns a point of a tri's ring: Along the side, and Depth towards the centre.
uint32_t triPoint(PatchBuilder &B, unsigned Edge, Fixed Along, Fixed Depth) {
  const Fixed Point = Along - (Depth + 1) / 2; // each end of a side loses half of the depth
  if (Edge == 0)
    return B.point(Depth, Point);
  if (Edge == 1)
    return B.point(Point, Depth);
  return B.point(Point, One - Point - Depth);
}

/// Adds the points of a tri, ring by ring from the outermost. An even factor inside ends in a
/// point.
std::vector<std::array<Side, 3>> triRings(PatchBuilder &B, const std::array<Row, 3> &Rows,
                                          const Row &Inside) {
  std::vector<std::array<Side, 3>> Rings;
  auto AddRing = [&](auto &&AddSide) {
    std::array<uint32_t, 4> Starts;
    for (unsigned Edge = 0; Edge < 3; ++Edge) {
      Starts[Edge] = uint32_t(B.Patch.Points.size());
      AddSide(Edge);
    }
    Starts[3] = uint32_t(B.Patch.Points.size());
    Rings.push_back(sidesOf<3>(Starts));
  };
  // V falls along the first side; U rises along the second and falls along the third.
  AddRing([&](unsigned Edge) {
    const unsigned End = Rows[Edge].points() - 1;
    for (unsigned P = 0; P < End; ++P)
      triPoint(B, Edge, Rows[Edge].place(Edge == 1 ? P : End - P), 0);
  });
  const unsigned Count = Inside.insidePoints();
  for (unsigned Ring = 1; Ring < Count / 2; ++Ring)
    AddRing([&](unsigned Edge) {
      const unsigned End = Count - 1 - Ring;
      const Fixed Depth = (Inside.place(Ring) * TwoThirds + Half) >> FractionBits;
      for (unsigned P = Ring; P < End; ++P)
        triPoint(B, Edge, Inside.place(Edge == 1 ? P : End - (P - Ring)), Depth);
    });
  if (!Inside.odd()) {
    const Side Centre = {B.point(OneThird, OneThird)};
    Rings.push_back({Centre, Centre, Centre});
  }
  return Rings;
}

TessellatedPatch tessellateTri(const Factoring &How, TessellatorPrimitive Primitive,
                               const TessellatorFactors &F) {
  std::array<float, 3> Edges;
  float Lowest = How.lowest();
  for (unsigned I = 0; I < 3; ++I) {
    Edges[I] = How.clamp(F.Edges[I], How.lowest());
    if (How.odd() && aboveOne(Edges[I]))
      Lowest = 1 + SmallestStep;
  }
  const float InsideFactor = How.clamp(F.Inside[0], Lowest);
  PatchBuilder B(Primitive);
  const Row Inside = How.inside(InsideFactor);
  const std::array<Row, 3> Rows = {How.edge(Edges[0]), How.edge(Edges[1]), How.edge(Edges[2])};
  if (How.lowest() == 1 && toFixed(InsideFactor) == One &&
      std::ranges::all_of(Edges, [](float E) { return toFixed(E) == One; })) {
    B.point(0, One);
    B.point(0, 0);
    B.point(One, 0);
    if (B.wantsTriangles())
      B.triangle(0, 1, 2);
    else
      B.addSimplePrimitives();
    return std::move(B.Patch);
  }

  const std::vector<std::array<Side, 3>> Rings = triRings(B, Rows, Inside);
  if (!B.wantsTriangles()) {
    B.addSimplePrimitives();
    return std::move(B.Patch);
  }
  for (size_t Ring = 1; Ring < Rings.size(); ++Ring)
    for (unsigned Edge = 0; Edge < 3; ++Edge)
      if (Ring == 1)
        B.stitchTransition(Rings[1][Edge], Inside, Rings[0][Edge], Rows[Edge]);
      else
        B.stitchRegular(Rings[Ring][Edge], Rings[Ring - 1][Edge], Diagonals::Mirrored);
  if (Inside.odd())
    B.triangle(Rings.back()[0][0], Rings.back()[1][0], Rings.back()[2][0]);
  return std::move(B.Patch);
}

//===--- quad ---------------------------------------------------------------===//

constexpr unsigned U = 0, V = 1;

/// Returns the axis of a quad's side.
unsigned axisOf(unsigned Edge) {
  return Edge % 2 ? U : V;
}
/// V falls along the first side and rises along the third; U rises along the second and falls along
/// the fourth.
bool rises(unsigned Edge) {
  return Edge == 1 || Edge == 2;
}

uint32_t quadPoint(PatchBuilder &B, unsigned Edge, Fixed Along, Fixed Across) {
  return axisOf(Edge) == V ? B.point(Across, Along) : B.point(Along, Across);
}

/// Returns the rings of a quad, from the edges to the row or point in the middle, if any.
std::vector<std::array<Side, 4>> quadRings(PatchBuilder &B, const std::array<Row, 4> &Rows,
                                           const std::array<Row, 2> &Inside) {
  std::vector<std::array<Side, 4>> Rings;
  auto AddRing = [&](auto &&AddSide) {
    std::array<uint32_t, 5> Starts;
    for (unsigned Edge = 0; Edge < 4; ++Edge) {
      Starts[Edge] = uint32_t(B.Patch.Points.size());
      AddSide(Edge);
    }
    Starts[4] = uint32_t(B.Patch.Points.size());
    Rings.push_back(sidesOf<4>(Starts));
  };
  AddRing([&](unsigned Edge) {
    const unsigned End = Rows[Edge].points() - 1;
    for (unsigned P = 0; P < End; ++P)
      quadPoint(B, Edge, Rows[Edge].place(rises(Edge) ? P : End - P), Edge < 2 ? 0 : One);
  });
  const std::array<unsigned, 2> Count = {Inside[U].insidePoints(), Inside[V].insidePoints()};
  const unsigned RingEnd = std::min(Count[U], Count[V]) / 2;
  for (unsigned Ring = 1; Ring < RingEnd; ++Ring)
    AddRing([&](unsigned Edge) {
      const unsigned Axis = axisOf(Edge), Other = 1 - Axis;
      const unsigned End = Count[Axis] - 1 - Ring;
      const Fixed Across = Inside[Other].place(Edge < 2 ? Ring : Count[Other] - 1 - Ring);
      for (unsigned P = Ring; P < End; ++P)
        quadPoint(B, Edge, Inside[Axis].place(rises(Edge) ? P : End - (P - Ring)), Across);
    });
  // An even factor across leaves a row of points: a ring without inside.
  const bool AlongU = Count[U] > Count[V];
  if (Inside[AlongU ? V : U].odd())
    return Rings;
  const unsigned Axis = AlongU ? U : V, End = Count[Axis] - 1 - RingEnd;
  Side Middle;
  for (unsigned P = RingEnd; P <= End; ++P)
    Middle.push_back(AlongU ? B.point(Inside[U].place(P), Half)
                            : B.point(Half, Inside[V].place(End - (P - RingEnd))));
  const Side Back(Middle.rbegin(), Middle.rend()), First = {Middle[0]}, Last = {Middle.back()};
  if (AlongU)
    Rings.push_back({First, Middle, Last, Back});
  else
    Rings.push_back({Middle, Last, Back, First});
  return Rings;
}

TessellatedPatch tessellateQuad(const Factoring &How, TessellatorPrimitive Primitive,
                                const TessellatorFactors &F) {
  std::array<float, 4> Edges;
  float Lowest = How.lowest();
  for (unsigned I = 0; I < 4; ++I)
    Edges[I] = How.clamp(F.Edges[I], How.lowest());
  if (How.odd() &&
      (std::ranges::any_of(Edges, aboveOne) || std::ranges::any_of(F.Inside, aboveOne)))
    Lowest = 1 + SmallestStep;
  const std::array<float, 2> InsideFactors = {How.clamp(F.Inside[U], Lowest),
                                              How.clamp(F.Inside[V], Lowest)};
  PatchBuilder B(Primitive);
  auto IsOne = [](float Factor) { return toFixed(Factor) == One; };
  if (How.lowest() == 1 && std::ranges::all_of(Edges, IsOne) &&
      std::ranges::all_of(InsideFactors, IsOne)) {
    B.point(0, 0);
    B.point(One, 0);
    B.point(One, One);
    B.point(0, One);
    if (B.wantsTriangles()) {
      B.triangle(0, 1, 3);
      B.triangle(1, 2, 3);
    } else {
      B.addSimplePrimitives();
    }
    return std::move(B.Patch);
  }

  const std::array<Row, 4> Rows = {How.edge(Edges[0]), How.edge(Edges[1]), How.edge(Edges[2]),
                                   How.edge(Edges[3])};
  const std::array<Row, 2> Inside = {How.inside(InsideFactors[U]), How.inside(InsideFactors[V])};
  const auto Rings = quadRings(B, Rows, Inside);
  if (!B.wantsTriangles()) {
    B.addSimplePrimitives();
    return std::move(B.Patch);
  }
  for (size_t Ring = 1; Ring < Rings.size(); ++Ring)
    for (unsigned Edge = 0; Edge < 4; ++Edge)
      if (Ring == 1)
        B.stitchTransition(Rings[1][Edge], Inside[axisOf(Edge)], Rings[0][Edge], Rows[Edge]);
      else
        B.stitchRegular(Rings[Ring][Edge], Rings[Ring - 1][Edge], Diagonals::Mirrored);
  // An odd factor across leaves a strip of quads between two sides of the innermost ring.
  const bool AlongU = Inside[U].insidePoints() > Inside[V].insidePoints();
  if (!Inside[AlongU ? V : U].odd())
    return std::move(B.Patch);
  const Side &Outer = Rings.back()[AlongU ? 1 : 0], &Opposite = Rings.back()[AlongU ? 3 : 2];
  const Side Inner(Opposite.rbegin(), Opposite.rend());
  B.stitchRegular(Inner, Outer,
                  AlongU || !Inside[V].odd() ? Diagonals::InsideToOutside
                                             : Diagonals::ExceptMiddle);
  return std::move(B.Patch);
}

//===--- isoline ------------------------------------------------------------===//

TessellatedPatch tessellateIsoline(const Factoring &How, TessellatorPrimitive Primitive,
                                   const TessellatorFactors &F) {
  const Factoring Whole{TessellatorPartitioning::Integer};
  const Row Lines = Whole.edge(Whole.clamp(F.Edges[0], 1));
  const Row Detail = How.edge(How.clamp(F.Edges[1], How.lowest()));
  PatchBuilder B(Primitive);
  // The line at V = 1 belongs to the next patch.
  for (unsigned Line = 0; Line + 1 < Lines.points(); ++Line)
    for (unsigned P = 0; P < Detail.points(); ++P) {
      const uint32_t Here = B.point(Detail.place(P), Lines.place(Line));
      if (Primitive == TessellatorPrimitive::Point)
        B.Patch.Indices.push_back(Here);
      else if (P)
        B.Patch.Indices.insert(B.Patch.Indices.end(), {Here - 1, Here});
    }
  return std::move(B.Patch);
}

} // namespace

TessellatedPatch tessellate(const TessellatorState &State, const TessellatorFactors &Factors) {
  const unsigned Edges =
      TessellatorDomains[unsigned(State.Domain) % std::size(TessellatorDomains)].Edges;
  for (unsigned I = 0; I < Edges; ++I)
    if (!(Factors.Edges[I] > 0))
      return {};
  const Factoring How{State.Partitioning};
  switch (State.Domain) {
  case TessellatorDomain::Isoline: return tessellateIsoline(How, State.Primitive, Factors);
  case TessellatorDomain::Tri: return tessellateTri(How, State.Primitive, Factors);
  case TessellatorDomain::Quad: return tessellateQuad(How, State.Primitive, Factors);
  case TessellatorDomain::Undefined: break;
  }
  return {};
}

} // namespace dxil::execution
