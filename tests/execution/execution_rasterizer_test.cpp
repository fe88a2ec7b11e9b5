// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests coverage and interpolation against rules and closed forms that the test computes in another
// way.
#include "pipeline/Rasterizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace {

using namespace dxil::execution;

/// Returns a vertex at a pixel position of a target, with its own w.
RasterVertex at(const RasterizerState &S, double X, double Y, double Z = 0.5, double W = 1) {
  RasterVertex V;
  V.Position = {float((X / S.Width * 2 - 1) * W), float((1 - Y / S.Height * 2) * W), float(Z * W),
                float(W)};
  return V;
}

RasterizerState target(uint32_t Width, uint32_t Height, uint32_t Samples = 1) {
  RasterizerState S;
  S.Width = Width;
  S.Height = Height;
  S.Samples = Samples;
  return S;
}

Viewport whole(const RasterizerState &S) {
  return {0, 0, float(S.Width), float(S.Height), 0, 1};
}

struct Drawn {
  PixelPrimitive Planes;
  std::vector<PixelQuad> Quads;
  bool Any = false;

  uint32_t coverage(uint32_t X, uint32_t Y) const {
    uint32_t Mask = 0;
    for (const PixelQuad &Q : Quads)
      if (Q.X == (X & ~1u) && Q.Y == (Y & ~1u))
        Mask |= Q.Coverage[(Y & 1) * 2 + (X & 1)];
    return Mask;
  }
  unsigned samples() const {
    unsigned Count = 0;
    for (const PixelQuad &Q : Quads)
      for (uint32_t Mask : Q.Coverage)
        Count += unsigned(std::popcount(Mask));
    return Count;
  }
};

Drawn draw(const RasterizerState &S, std::vector<RasterVertex> Vertices) {
  std::vector<const RasterVertex *> Pointers;
  for (const RasterVertex &V : Vertices)
    Pointers.push_back(&V);
  Drawn D;
  D.Any = rasterize(S, whole(S), Pointers, D.Planes, D.Quads);
  return D;
}

/// Returns a picture with one character for each pixel: '#' is covered.
std::vector<std::string> picture(const RasterizerState &S, const Drawn &D) {
  std::vector<std::string> Rows(S.Height, std::string(S.Width, '.'));
  for (uint32_t Y = 0; Y < S.Height; ++Y)
    for (uint32_t X = 0; X < S.Width; ++X)
      if (D.coverage(X, Y))
        Rows[Y][X] = '#';
  return Rows;
}
using Rows = std::vector<std::string>;

TEST(Rasterizer, TopAndLeftEdgesBelongToATriangle) {
  const RasterizerState S = target(4, 4);
  // The edges pass through pixel centres: the top and left edges are drawn, the diagonal is not.
  EXPECT_EQ(picture(S, draw(S, {at(S, .5, .5), at(S, 3.5, .5), at(S, .5, 3.5)})),
            (Rows{"###.", "##..", "#...", "...."}));
  // Rotated by 180 degrees, the straight edges are bottom and right, and the diagonal is a left
  // edge.
  EXPECT_EQ(picture(S, draw(S, {at(S, 3.5, 3.5), at(S, .5, 3.5), at(S, 3.5, .5)})),
            (Rows{"....", "..#.", ".##.", "...."}));
}

TEST(Rasterizer, SubdividedQuadCoversEverySampleOnce) {
  std::mt19937 Random(1);
  for (uint32_t Samples : {1u, 4u})
    for (int Round = 0; Round < 20; ++Round) {
      const RasterizerState S = target(40, 30, Samples);
      // A grid of points; inner points move at random, half of them to pixel centres.
      constexpr int N = 6;
      std::vector<RasterVertex> Grid;
      std::uniform_int_distribution<int> Move(-3, 3), Sub(0, 255);
      for (int J = 0; J <= N; ++J)
        for (int I = 0; I <= N; ++I) {
          double X = I * 40.0 / N, Y = J * 30.0 / N;
          if (I && I < N)
            X = std::floor(X) + (Round % 2 ? .5 : Sub(Random) / 256.0) + Move(Random) / 2;
          if (J && J < N)
            Y = std::floor(Y) + (Round % 2 ? .5 : Sub(Random) / 256.0) + Move(Random) / 2;
          Grid.push_back(at(S, X, Y, .5, I % 2 ? 2 : 1));
        }
      std::vector<int> Count(40 * 30 * 4);
      auto Add = [&](int A, int B, int C) {
        const Drawn D = draw(S, {Grid[size_t(A)], Grid[size_t(B)], Grid[size_t(C)]});
        for (uint32_t Y = 0; Y < 30; ++Y)
          for (uint32_t X = 0; X < 40; ++X)
            for (uint32_t I = 0; I < Samples; ++I)
              Count[(Y * 40 + X) * 4 + I] += D.coverage(X, Y) >> I & 1;
      };
      for (int J = 0; J < N; ++J)
        for (int I = 0; I < N; ++I) {
          const int A = J * (N + 1) + I, B = A + 1, C = A + N + 1, E = C + 1;
          Add(A, B, E);
          Round % 3 ? Add(E, C, A) : Add(A, C, E); // alternates the winding
        }
      for (size_t P = 0; P < 40 * 30; ++P)
        for (size_t I = 0; I < Samples; ++I)
          ASSERT_EQ(Count[P * 4 + I], 1) << "pixel " << P % 40 << ',' << P / 40 << " sample " << I;
    }
}

TEST(Rasterizer, RandomTrianglesMatchExactEdgeFunctions) {
  std::mt19937 Random(3);
  std::uniform_int_distribution<int> Place(-2000, 6000);
  const RasterizerState S = target(16, 16);
  for (int Round = 0; Round < 2000; ++Round) {
    std::array<long, 6> P; // in 1/256 pixels
    for (long &Each : P)
      Each = Round % 2 ? Place(Random) : Place(Random) / 128 * 128;
    const Drawn D = draw(S, {at(S, P[0] / 256.0, P[1] / 256.0), at(S, P[2] / 256.0, P[3] / 256.0),
                             at(S, P[4] / 256.0, P[5] / 256.0)});
    const long Area = (P[2] - P[0]) * (P[5] - P[1]) - (P[4] - P[0]) * (P[3] - P[1]);
    for (int Y = 0; Y < 16; ++Y)
      for (int X = 0; X < 16; ++X) {
        bool Inside = Area != 0;
        for (int I = 0; I < 3; ++I) {
          const int J = Area > 0 ? (I + 1) % 3 : (I + 2) % 3;
          const long DX = P[J * 2] - P[I * 2], DY = P[J * 2 + 1] - P[I * 2 + 1];
          const long Cross = DX * (Y * 256 + 128 - P[I * 2 + 1]) - DY * (X * 256 + 128 - P[I * 2]);
          const bool TopLeft = DY < 0 || (DY == 0 && DX > 0);
          Inside &= Cross > 0 || (Cross == 0 && TopLeft);
        }
        ASSERT_EQ(D.coverage(uint32_t(X), uint32_t(Y)) != 0, Inside)
            << "round " << Round << " pixel " << X << ',' << Y;
      }
  }
}

TEST(Rasterizer, StandardSamplePositions) {
  const RasterizerState S = target(1, 1, 4);
  const float Sixteenths[4][2] = {{6, 2}, {14, 6}, {2, 10}, {10, 14}};
  for (unsigned I = 0; I < 4; ++I) {
    EXPECT_EQ(samplePositions(4)[I][0] * 16, Sixteenths[I][0]);
    EXPECT_EQ(samplePositions(4)[I][1] * 16, Sixteenths[I][1]);
    // A small triangle around one sample covers only that sample.
    const double X = Sixteenths[I][0] / 16, Y = Sixteenths[I][1] / 16;
    const Drawn D = draw(S, {at(S, X, Y - .06), at(S, X + .06, Y + .06), at(S, X - .06, Y + .06)});
    EXPECT_EQ(D.coverage(0, 0), 1u << I);
  }
  // The left half of a pixel has two samples.
  const Drawn Half = draw(S, {at(S, -1, -1), at(S, .5, -1), at(S, .5, 100)});
  EXPECT_EQ(Half.coverage(0, 0) & 0b1010u, 0u);
}

/// Returns an attribute, given at the vertices, at a pixel's position.
double interpolate(const PixelPrimitive &P, const std::array<double, 3> &Values, double X, double Y,
                   bool Perspective) {
  double Sum = 0, Weights = 0;
  for (int I = 0; I < 3; ++I) {
    const double Weight = (P.A[I] * X + P.B[I] * Y + P.C[I]) * (Perspective ? P.InverseW[I] : 1);
    Sum += Weight * Values[I];
    Weights += Weight;
  }
  return Sum / Weights;
}

TEST(Rasterizer, PerspectiveMatchesTheRayThroughThePixel) {
  // A floor at y = -1 that extends away from the eye. The point where a ray through a pixel meets
  // it is known, and an attribute equal to the floor's coordinate must have that value, even if the
  // floor begins behind the eye.
  const RasterizerState S = target(64, 64);
  for (double Nearest : {1.0, -3.0}) {
    auto Vertex = [](double X, double Z) {
      RasterVertex V; // projection: x/z, y/z, depth from 0 at z = 0.5 to 1 at z = 100
      V.Position = {float(X), -1.0f, float((Z - 0.5) * 100 / 99.5), float(Z)};
      return V;
    };
    const std::array<double, 3> FloorX = {-4, 4, -4}, FloorZ = {Nearest, Nearest, 60};
    const Drawn D = draw(S, {Vertex(-4, Nearest), Vertex(4, Nearest), Vertex(-4, 60)});
    ASSERT_TRUE(D.Any);
    unsigned Checked = 0;
    for (const PixelQuad &Q : D.Quads)
      for (int I = 0; I < 4; ++I) {
        if (!Q.Coverage[I])
          continue;
        const double X = Q.X + (I & 1) + .5, Y = Q.Y + (I >> 1) + .5;
        const double RayX = X / 32 - 1, RayY = 1 - Y / 32; // the ray through (RayX, RayY, 1)
        const double T = -1 / RayY;
        EXPECT_NEAR(interpolate(D.Planes, FloorZ, X, Y, true), T, T * T * 0.01) << X << ',' << Y;
        EXPECT_NEAR(interpolate(D.Planes, FloorX, X, Y, true), RayX * T, T * T * 0.01);
        EXPECT_NEAR(depthAt(D.Planes, whole(S), X, Y), (T - .5) * 100 / 99.5 / T, 2e-3);
        ++Checked;
      }
    EXPECT_GT(Checked, 200u);
  }
}

TEST(Rasterizer, LinearWeightsAreTheScreens) {
  const RasterizerState S = target(32, 32);
  const Drawn D = draw(S, {at(S, 0, 0, .25, 1), at(S, 32, 0, .5, 4), at(S, 0, 32, .75, 2)});
  // Without perspective the attribute is x + 100 y for any w; depth is linear.
  for (double X : {.5, 7.5, 13.5})
    for (double Y : {.5, 9.5}) {
      EXPECT_NEAR(interpolate(D.Planes, {0, 32, 3200}, X, Y, false), X + 100 * Y, 1e-9);
      EXPECT_NEAR(depthAt(D.Planes, whole(S), X, Y), .25 + X / 32 * .25 + Y / 32 * .5, 1e-6);
      // With perspective: the closed form from 1/w.
      const double L1 = X / 32, L2 = Y / 32, L0 = 1 - L1 - L2;
      EXPECT_NEAR(interpolate(D.Planes, {1, 10, 100}, X, Y, true),
                  (L0 * 1 + L1 * 10 / 4 + L2 * 100 / 2) / (L0 + L1 / 4 + L2 / 2), 1e-9);
    }
}

TEST(Rasterizer, ClipsAtTheVolumeAndAtDistances) {
  RasterizerState S = target(8, 8);
  // Depth runs from -1 on the left to 1 on the right: only the right half is in front of the near
  // plane.
  const auto Z = [&](double X, double Y, double Depth) { return at(S, X, Y, Depth); };
  EXPECT_EQ(picture(S, draw(S, {Z(0, 0, -1), Z(16, 0, 3), Z(0, 16, -1)}))[0], "....####");
  // Far plane: z runs from 0 to 2.
  EXPECT_EQ(picture(S, draw(S, {Z(0, 0, 0), Z(16, 0, 4), Z(0, 16, 0)}))[0], "####....");
  S.DepthClip = false;
  EXPECT_EQ(picture(S, draw(S, {Z(0, 0, -1), Z(16, 0, 3), Z(0, 16, -1)}))[0], "########");
  S.DepthClip = true;
  // The clip distance is 1 at the left end and -3 at x = 16.
  std::vector<RasterVertex> V = {at(S, 0, 0), at(S, 16, 0), at(S, 0, 16)};
  const float Distances[] = {1, -3, 1};
  for (int I = 0; I < 3; ++I) {
    V[size_t(I)].Clips = 1;
    V[size_t(I)].Clip[0] = Distances[I];
  }
  EXPECT_EQ(picture(S, draw(S, V))[0], "####....");
  for (RasterVertex &Each : V) {
    Each.Clips = 0;
    Each.Culls = 1;
    Each.Cull[0] = -1;
  }
  EXPECT_FALSE(draw(S, V).Any);
  V[1].Cull[0] = 0;
  EXPECT_TRUE(draw(S, V).Any);
  // Vertices far outside of the screen, and NaN.
  EXPECT_EQ(draw(S, {at(S, -1e9, -1e9), at(S, 1e9, -1e9), at(S, 0, 1e9)}).samples(), 64u);
  EXPECT_FALSE(draw(S, {at(S, std::nan(""), 0), at(S, 8, 0), at(S, 0, 8)}).Any);
}

TEST(Rasterizer, FacesAndCulling) {
  RasterizerState S = target(8, 8);
  const std::vector<RasterVertex> Clockwise = {at(S, 0, 0), at(S, 8, 0), at(S, 0, 8)};
  const std::vector<RasterVertex> Counter = {at(S, 0, 0), at(S, 0, 8), at(S, 8, 0)};
  EXPECT_TRUE(draw(S, Clockwise).Planes.FrontFace);
  EXPECT_FALSE(draw(S, Counter).Planes.FrontFace);
  S.FrontCounterClockwise = true;
  EXPECT_FALSE(draw(S, Clockwise).Planes.FrontFace);
  S.Cull = CullMode::Back;
  EXPECT_FALSE(draw(S, Clockwise).Any);
  EXPECT_TRUE(draw(S, Counter).Any);
  S.Cull = CullMode::Front;
  EXPECT_TRUE(draw(S, Clockwise).Any);
  EXPECT_FALSE(draw(S, Counter).Any);
}

TEST(Rasterizer, LinesLeaveDiamonds) {
  const RasterizerState S = target(6, 4);
  // From centre to centre: the line does not leave the last pixel's diamond.
  EXPECT_EQ(picture(S, draw(S, {at(S, .5, 1.5), at(S, 4.5, 1.5)})),
            (Rows{"......", "####..", "......", "......"}));
  EXPECT_EQ(picture(S, draw(S, {at(S, 4.5, 1.5), at(S, .5, 1.5)})),
            (Rows{"......", ".####.", "......", "......"}));
  // Through the lower corners of row 0's diamonds, which belong to the diamonds.
  EXPECT_EQ(picture(S, draw(S, {at(S, 0, 1), at(S, 6, 1)})),
            (Rows{"######", "......", "......", "......"}));
  EXPECT_EQ(picture(S, draw(S, {at(S, 2, 0), at(S, 2, 4)})),
            (Rows{".#....", ".#....", ".#....", ".#...."}));
  // Diagonal lines draw each pixel once; the joint of a strip belongs to the second line.
  EXPECT_EQ(picture(S, draw(S, {at(S, .5, .5), at(S, 3.5, 3.5)})),
            (Rows{"#.....", ".#....", "..#...", "......"}));
  // A line within one diamond draws nothing.
  EXPECT_FALSE(draw(S, {at(S, 2.3, 1.5), at(S, 2.6, 1.5)}).Any);
}

TEST(Rasterizer, LinesMatchTheRuleByBruteForce) {
  // A pixel is drawn if the line, followed in small steps, enters its diamond and later leaves it.
  std::mt19937 Random(5);
  std::uniform_int_distribution<int> Place(0, 12 * 256);
  const RasterizerState S = target(12, 12);
  for (int Round = 0; Round < 300; ++Round) {
    // Odd multiples of 1/256 keep the line off the diamonds' corners, except by chances that steps
    // cannot detect.
    const double AX = (Place(Random) | 1) / 256.0, AY = (Place(Random) | 1) / 256.0;
    const double BX = (Place(Random) | 1) / 256.0, BY = (Place(Random) | 1) / 256.0;
    const Drawn D = draw(S, {at(S, AX, AY), at(S, BX, BY)});
    for (int Y = 0; Y < 12; ++Y)
      for (int X = 0; X < 12; ++X) {
        constexpr int Steps = 3000;
        double Closest = 1e9;
        auto Distance = [&](int I) {
          const double T = double(I) / Steps;
          return std::fabs(AX + (BX - AX) * T - X - .5) + std::fabs(AY + (BY - AY) * T - Y - .5);
        };
        for (int I = 0; I <= Steps; ++I)
          Closest = std::min(Closest, Distance(I));
        const double End = Distance(Steps);
        if (std::fabs(Closest - .5) < .01 || std::fabs(End - .5) < .01)
          continue; // too close to decide by steps
        EXPECT_EQ(D.coverage(uint32_t(X), uint32_t(Y)) != 0, Closest < .5 && End > .5)
            << "round " << Round << " pixel " << X << ',' << Y;
      }
  }
}

TEST(Rasterizer, PointsAreSquares) {
  const RasterizerState S = target(4, 4);
  EXPECT_EQ(picture(S, draw(S, {at(S, 1.5, 1.5)})), (Rows{"....", ".#..", "....", "...."}));
  EXPECT_EQ(picture(S, draw(S, {at(S, 2, 2)})), (Rows{"....", ".#..", "....", "...."}));
  EXPECT_EQ(picture(S, draw(S, {at(S, 2.25, 2.25)})), (Rows{"....", "....", "..#.", "...."}));
  EXPECT_FALSE(draw(S, {at(S, 2, 2, 1.5)}).Any);
}

TEST(Rasterizer, WideLinesWithSamples) {
  const RasterizerState S = target(8, 8, 4);
  // A line 1.4 wide around y = 4 covers samples with a centre within 0.7.
  const Drawn D = draw(S, {at(S, 0, 4), at(S, 8, 4)});
  for (uint32_t Y = 0; Y < 8; ++Y)
    for (unsigned I = 0; I < 4; ++I) {
      const float Sample = float(Y) + samplePositions(4)[I][1];
      EXPECT_EQ(D.coverage(3, Y) >> I & 1, std::fabs(Sample - 4) < .7f ? 1u : 0u) << Sample;
    }
}

TEST(Rasterizer, ViewportAndScissorBoundThePixels) {
  RasterizerState S = target(8, 8);
  const std::vector<RasterVertex> V = {at(S, -8, -8), at(S, 24, -8), at(S, -8, 24)};
  std::vector<const RasterVertex *> Pointers = {&V[0], &V[1], &V[2]};
  S.Scissor = {1, 2, 5, 7};
  EXPECT_EQ(draw(S, V).samples(), 4u * 5);
  S.Scissor = {0, 0, ~0u, ~0u};
  Drawn D;
  rasterize(S, {2, 3, 4, 4, 0, 1}, Pointers, D.Planes, D.Quads);
  EXPECT_EQ(D.samples(), 16u);
  EXPECT_EQ(D.coverage(2, 3), 1u);
  EXPECT_EQ(D.coverage(1, 3), 0u);
}

} // namespace
