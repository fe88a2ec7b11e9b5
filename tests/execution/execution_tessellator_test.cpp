// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the tessellator's points and triangles: small sets from the functional specification, and
// invariants for all factors.
#include "pipeline/Tessellator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>
#include <set>

namespace {

using namespace dxil::execution;
using testing::ElementsAre;
using Point = std::array<float, 2>;
using Partitioning = dxil::TessellatorPartitioning;
using Domain = dxil::TessellatorDomain;
using Primitive = dxil::TessellatorPrimitive;

TessellatedPatch quad(Partitioning P, std::array<float, 4> Edges, std::array<float, 2> Inside,
                      Primitive Kind = Primitive::TriangleCW) {
  return tessellate({Domain::Quad, P, Kind}, {Edges, Inside});
}
TessellatedPatch tri(Partitioning P, std::array<float, 3> Edges, float Inside,
                     Primitive Kind = Primitive::TriangleCW) {
  return tessellate({Domain::Tri, P, Kind}, {{Edges[0], Edges[1], Edges[2], 0}, {Inside, 0}});
}

/// Returns twice the signed area of a triangle, positive if it is clockwise with V down.
double areaOf(const TessellatedPatch &P, size_t Triangle) {
  const Point &A = P.Points[P.Indices[Triangle * 3]], &B = P.Points[P.Indices[Triangle * 3 + 1]],
              &C = P.Points[P.Indices[Triangle * 3 + 2]];
  return (double(B[0]) - A[0]) * (double(C[1]) - A[1]) -
         (double(C[0]) - A[0]) * (double(B[1]) - A[1]);
}

/// Checks that all triangles have the same orientation and fill the domain once. An inner edge has
/// two triangles, an outer edge connects neighbours on the border.
void expectFillsDomain(const TessellatedPatch &P, double TwiceArea) {
  double Total = 0;
  std::map<std::pair<uint32_t, uint32_t>, int> Edges;
  for (size_t T = 0; T * 3 < P.Indices.size(); ++T) {
    const double Area = areaOf(P, T);
    EXPECT_GE(Area * (TwiceArea > 0 ? 1 : -1), 0) << "triangle " << T;
    Total += Area;
    for (int I = 0; I < 3; ++I) {
      const uint32_t A = P.Indices[T * 3 + I], B = P.Indices[T * 3 + (I + 1) % 3];
      EXPECT_EQ((++Edges[{A, B}]), 1) << "edge " << A << ' ' << B << " twice in one direction";
    }
  }
  EXPECT_NEAR(Total, TwiceArea, 1e-4);
  for (auto &[Edge, Count] : Edges)
    if (!Edges.count({Edge.second, Edge.first})) {
      const Point &A = P.Points[Edge.first], &B = P.Points[Edge.second];
      auto Borders = [](const Point &X) {
        return std::array<bool, 5>{X[0] == 0, X[1] == 0, X[0] == 1, X[1] == 1,
                                   std::fabs(1 - X[0] - X[1]) < 1e-6};
      };
      bool Shared = false;
      for (int I = 0; I < 5; ++I)
        Shared |= Borders(A)[I] && Borders(B)[I];
      EXPECT_TRUE(Shared) << "open edge " << A[0] << ',' << A[1] << " - " << B[0] << ',' << B[1];
    }
}

TEST(Tessellator, FactorsOfOneAreTheCorners) {
  const auto Q = quad(Partitioning::Integer, {1, 1, 1, 1}, {1, 1});
  EXPECT_THAT(Q.Points, ElementsAre(Point{0, 0}, Point{1, 0}, Point{1, 1}, Point{0, 1}));
  EXPECT_THAT(Q.Indices, ElementsAre(0, 1, 3, 1, 2, 3));
  const auto T = tri(Partitioning::FractionalOdd, {1, 1, 1}, 1, Primitive::TriangleCCW);
  EXPECT_THAT(T.Points, ElementsAre(Point{0, 1}, Point{0, 0}, Point{1, 0}));
  EXPECT_THAT(T.Indices, ElementsAre(0, 2, 1));
}

TEST(Tessellator, QuadOfTwoGoesRoundFromTheLowerLeft) {
  const auto Q = quad(Partitioning::Integer, {2, 2, 2, 2}, {2, 2});
  EXPECT_THAT(Q.Points,
              ElementsAre(Point{0, 1}, Point{0, .5f}, Point{0, 0}, Point{.5f, 0}, Point{1, 0},
                          Point{1, .5f}, Point{1, 1}, Point{.5f, 1}, Point{.5f, .5f}));
  // Each side has two triangles that meet in the centre.
  EXPECT_EQ(Q.Indices.size(), 8u * 3);
  expectFillsDomain(Q, 2);
}

TEST(Tessellator, TriOfTwoAndThree) {
  const auto Two = tri(Partitioning::Integer, {2, 2, 2}, 2);
  const float Third = 0x5555 / 65536.0f;
  EXPECT_THAT(Two.Points, ElementsAre(Point{0, 1}, Point{0, .5f}, Point{0, 0}, Point{.5f, 0},
                                      Point{1, 0}, Point{.5f, .5f}, Point{Third, Third}));
  EXPECT_EQ(Two.Indices.size(), 6u * 3);
  // With factor three the inside is a small triangle: a third of each edge, at two thirds of the
  // depth.
  const auto Three = tri(Partitioning::Integer, {3, 3, 3}, 3);
  ASSERT_EQ(Three.Points.size(), 12u);
  EXPECT_EQ(Three.Indices.size(), 13u * 3);
  EXPECT_NEAR(Three.Points[9][0], 2 / 9.0, 2e-5);
  EXPECT_NEAR(Three.Points[9][1], 5 / 9.0, 2e-5);
  EXPECT_NEAR(Three.Points[10][0], 2 / 9.0, 2e-5);
  EXPECT_NEAR(Three.Points[10][1], 2 / 9.0, 2e-5);
}

TEST(Tessellator, FractionalPointsMoveOutOfTheirNeighbours) {
  // Even, factor 3: halfway between 2 (0, 1/2, 1) and 4 (0, 1/4, 1/2, 3/4, 1). The new points split
  // off from the middle one.
  const auto Even = tessellate({Domain::Isoline, Partitioning::FractionalEven, Primitive::Line},
                               {{1, 3, 0, 0}, {}});
  EXPECT_THAT(Even.Points, ElementsAre(Point{0, 0}, Point{.375f, 0}, Point{.5f, 0}, Point{.625f, 0},
                                       Point{1, 0}));
  EXPECT_THAT(Even.Indices, ElementsAre(0, 1, 1, 2, 2, 3, 3, 4));
  // Odd, factor 2: halfway between 1 and 3. Both inner points split off from the ends.
  const auto Odd = tessellate({Domain::Isoline, Partitioning::FractionalOdd, Primitive::Point},
                              {{2, 2, 0, 0}, {}});
  ASSERT_EQ(Odd.Points.size(), 8u); // two lines; the third one, at V = 1, is not drawn
  EXPECT_NEAR(Odd.Points[1][0], 1 / 6.0, 1e-5);
  EXPECT_NEAR(Odd.Points[2][0], 5 / 6.0, 1e-5);
  EXPECT_EQ(Odd.Points[4][1], .5f);
  EXPECT_EQ(Odd.Indices.size(), 8u);
}

TEST(Tessellator, WholeFactorsGiveAGrid) {
  for (unsigned N : {1u, 2u, 3u, 4u, 5u, 7u, 16u, 33u, 63u, 64u}) {
    SCOPED_TRACE(N);
    const float F = float(N);
    const auto Q = quad(Partitioning::Integer, {F, F, F, F}, {F, F});
    EXPECT_EQ(Q.Points.size(), (N + 1) * (N + 1));
    EXPECT_EQ(Q.Indices.size(), N * N * 2 * 3);
    std::set<std::pair<long, long>> Places;
    for (auto &[U, V] : Q.Points) {
      // The step 1 / N is rounded to 16 bits, and a point is at most N / 2 steps from an end.
      EXPECT_NEAR(U * F, std::round(U * F), (N * N / 4.0 + N) / 65536);
      Places.insert({std::lround(U * F), std::lround(V * F)});
    }
    EXPECT_EQ(Places.size(), Q.Points.size());
    const auto T = tri(Partitioning::Integer, {F, F, F}, F);
    EXPECT_EQ(T.Indices.size() / 3, N % 2 ? (3 * N * N - 1) / 2 : 3 * N * N / 2);
  }
}

TEST(Tessellator, DifferentInsideFactorsLeaveRowsAndStrips) {
  for (auto [A, B] : std::vector<std::pair<float, float>>{
           {2, 5}, {5, 2}, {3, 8}, {8, 3}, {4, 9}, {9, 4}, {1, 7}, {7, 1}, {1, 1}, {3, 3}}) {
    SCOPED_TRACE(testing::Message() << A << ' ' << B);
    expectFillsDomain(quad(Partitioning::Integer, {3, 4, 1, 6}, {A, B}), 2);
    expectFillsDomain(quad(Partitioning::FractionalOdd, {3, 4, 1, 6}, {A, B}), 2);
    expectFillsDomain(quad(Partitioning::FractionalEven, {3, 4, 1, 6}, {A, B}), 2);
  }
}

TEST(Tessellator, AnyFactorsFillTheDomainOnce) {
  std::mt19937 Random(1);
  std::uniform_real_distribution<float> Factor(0.5f, 64.5f);
  for (int Round = 0; Round < 200; ++Round)
    for (auto P : {Partitioning::Integer, Partitioning::Pow2, Partitioning::FractionalOdd,
                   Partitioning::FractionalEven}) {
      SCOPED_TRACE(testing::Message() << "round " << Round << " partitioning " << int(P));
      std::array<float, 6> F;
      for (float &Each : F)
        Each = Round % 2 ? Factor(Random) : std::fmod(Factor(Random), 4.0f) + 0.5f;
      expectFillsDomain(quad(P, {F[0], F[1], F[2], F[3]}, {F[4], F[5]}), 2);
      expectFillsDomain(quad(P, {F[0], F[1], F[2], F[3]}, {F[4], F[5]}, Primitive::TriangleCCW),
                        -2);
      expectFillsDomain(tri(P, {F[0], F[1], F[2]}, F[3]), 1);
    }
}

/// Returns the U or V of the points on one edge, in ascending order.
std::set<float> onEdge(const TessellatedPatch &P, int Fixed, float Point) {
  std::set<float> Result;
  for (auto &X : P.Points)
    if (X[Fixed] == Point)
      Result.insert(X[1 - Fixed]);
  return Result;
}

TEST(Tessellator, SharedEdgesGetTheSamePoints) {
  std::mt19937 Random(2);
  std::uniform_real_distribution<float> Factor(1, 64);
  for (int Round = 0; Round < 100; ++Round)
    for (auto P :
         {Partitioning::Integer, Partitioning::FractionalOdd, Partitioning::FractionalEven}) {
      const float Shared = Factor(Random);
      const auto A = quad(P, {Factor(Random), Factor(Random), Shared, Factor(Random)},
                          {Factor(Random), Factor(Random)});
      const auto B = quad(P, {Shared, Factor(Random), Factor(Random), Factor(Random)},
                          {Factor(Random), Factor(Random)});
      const auto T = tri(P, {Shared, Factor(Random), Factor(Random)}, Factor(Random));
      const auto Points = onEdge(A, 0, 1);
      EXPECT_EQ(Points, onEdge(B, 0, 0));
      EXPECT_EQ(Points, onEdge(T, 0, 0));
      // The points are symmetric.
      for (float X : Points)
        EXPECT_TRUE(Points.count(1 - X)) << X;
    }
}

TEST(Tessellator, CullsAndClamps) {
  const float NotANumber = std::nanf("");
  EXPECT_TRUE(quad(Partitioning::Integer, {0, 1, 1, 1}, {1, 1}).Points.empty());
  EXPECT_TRUE(quad(Partitioning::Integer, {1, 1, -2, 1}, {1, 1}).Points.empty());
  EXPECT_TRUE(tri(Partitioning::Integer, {1, NotANumber, 1}, 1).Points.empty());
  EXPECT_FALSE(tri(Partitioning::Integer, {1, 1, 1}, NotANumber).Points.empty());
  EXPECT_EQ(tri(Partitioning::Integer, {HUGE_VALF, 1, 1}, -5).Points,
            tri(Partitioning::Integer, {64, 1, 1}, 1).Points);
  EXPECT_EQ(quad(Partitioning::FractionalEven, {.1f, .1f, .1f, .1f}, {0, 0}).Points.size(), 9u);
}

TEST(Tessellator, PointsAndLinesOfAQuad) {
  EXPECT_EQ(quad(Partitioning::Integer, {2, 2, 2, 2}, {2, 2}, Primitive::Point).Indices.size(), 9u);
  const auto Lines = quad(Partitioning::Integer, {1, 1, 1, 1}, {1, 1}, Primitive::Line);
  EXPECT_THAT(Lines.Indices, ElementsAre(0, 1, 1, 2, 2, 3));
}

} // namespace
