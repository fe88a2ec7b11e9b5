// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests outputs of geometry, hull and mesh shaders that are unwritten or undefined. The programs
// are LLVM IR (undefined/), since a front end may choose any value for an undefined one.
#include "Compile.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace {

using namespace dxil;
using namespace dxil::execution;

/// Returns the faults that `Run` reports for a container, one in each line.
template <typename Function>
std::string faultsOf(const std::string &Container, bool Looks, Function Run) {
  LoadOptions Options;
  Options.Faults.Undefined = Looks;
  const auto L = Shader::load(bytesOf(Container), "", Options);
  if (!L)
    return L.message();
  FaultLog Faults;
  std::string All = Run(**L, Faults).message();
  for (const Fault &F : Faults.take())
    All += describe(F) + "\n";
  return All;
}

/// Returns the faults of a program in undefined/.
template <typename Function> std::string faults(const std::string &Name, bool Looks, Function Run) {
  std::string Log;
  const std::string Container = compileFile(std::string(DXIL_UNDEFINED) + "/" + Name, "-Vd", Log);
  EXPECT_FALSE(Container.empty()) << Log;
  return faultsOf(Container, Looks, Run);
}

/// Returns the faults of a program in undefined/ with text \p From replaced by \p To.
template <typename Function>
std::string faultsWith(const std::string &Name, const std::string &From, const std::string &To,
                       Function Run) {
  std::ifstream In(std::string(DXIL_UNDEFINED) + "/" + Name);
  std::string Text{std::istreambuf_iterator<char>(In), {}};
  const size_t Position = Text.find(From);
  EXPECT_NE(Position, std::string::npos) << From;
  Text.replace(Position, From.size(), To);
  std::string Log;
  const std::string Container = compileIR(Text, "-Vd", Log);
  EXPECT_FALSE(Container.empty()) << Log;
  return faultsOf(Container, /*Looks=*/true, Run);
}

std::string geometry(bool Looks = true) {
  return faults("geometry.ll", Looks, [](const Shader &S, FaultLog &Log) {
    GeometryBatch B;
    B.Primitives = 3;
    B.VerticesPerPrimitive = 3;
    B.Inputs.resize(size_t(9) * S.info().Inputs.Slots);
    B.Inputs[4] = 0x3f800000; // U.x of the first triangle's first vertex is 1
    return S.runGeometry(B, {}, {}, &Log);
  });
}

TEST(UndefinedOutputs, VerticesOfAGeometryShader) {
  EXPECT_EQ(
      geometry(),
      "main: warning: StoreOutput stores a value that is not defined (2 times, first in thread 1)\n"
      "main: warning: output U.y is not written (2 times, first in thread 1)\n");
  EXPECT_EQ(geometry(false), "");
}

std::string hull(uint32_t Patches, bool Looks = true) {
  return faults("hull.ll", Looks, [&](const Shader &S, FaultLog &Log) {
    HullBatch B;
    B.Patches = Patches;
    B.InputControlPoints = 3;
    B.Inputs.resize(size_t(3) * Patches * S.info().Inputs.Slots);
    return S.runHull(B, {}, {}, &Log);
  });
}

TEST(UndefinedOutputs, PointsAndConstantsOfAHullShader) {
  // With one patch, the third control point is undefined. With two patches, so are the constants of
  // the second patch.
  EXPECT_EQ(
      hull(1),
      "main: warning: StoreOutput stores a value that is not defined (1 times, first in thread 2)\n"
      "main: warning: output U.y is not written (1 times, first in thread 2)\n");
  EXPECT_EQ(
      hull(2),
      "constants: warning: StorePatchConstant stores a value that is not defined (1 times, first "
      "in thread 1)\n"
      "constants: warning: output K.y is not written (1 times, first in thread 1)\n"
      "main: warning: StoreOutput stores a value that is not defined (2 times, first in thread 2)\n"
      "main: warning: output U.y is not written (2 times, first in thread 2)\n");
  EXPECT_EQ(hull(2, false), "");
}

std::string mesh(bool Looks = true) {
  return faults("mesh.ll", Looks, [](const Shader &S, FaultLog &Log) {
    MeshBatch B;
    return S.runMesh(B, {}, {}, &Log);
  });
}

TEST(UndefinedOutputs, VerticesAndPrimitivesOfAMeshShader) {
  EXPECT_EQ(
      mesh(),
      "main: warning: StorePrimitiveOutput stores a value that is not defined (1 times, first in "
      "thread 0)\n"
      "main: warning: an entry of the indices is not written (1 times, first in primitive 1)\n"
      "main: warning: output ID is not written (1 times, first in primitive 1)\n"
      "main: warning: output SV_Position.w is not written (1 times, first in vertex 3)\n"
      "main: warning: output SV_Position.x is not written (1 times, first in vertex 3)\n"
      "main: warning: output SV_Position.y is not written (1 times, first in vertex 3)\n"
      "main: warning: output SV_Position.z is not written (1 times, first in vertex 3)\n");
  EXPECT_EQ(mesh(false), "");
}

std::string array(const std::string &Written) {
  return faultsWith("array.ll", "%i, 60", "%i, " + Written, [](const Shader &S, FaultLog &Log) {
    std::vector<Buffer> Buffers = bindZeros(S.info(), 256);
    return S.dispatch({}, {&Buffers}, {}, &Log);
  });
}

TEST(UndefinedOutputs, ALocalArrayThatSomeThreadsWrite) {
  const std::string Result = array("60");
  EXPECT_NE(Result.find("4 times, first in thread 60"), std::string::npos) << Result;
  EXPECT_EQ(array("64"), "");
}

std::string pixel(const std::string &Read) {
  return faultsWith("pixel.ll", "%n, 7", "%n, " + Read, [](const Shader &S, FaultLog &Log) {
    PixelPrimitive P;
    const std::vector<uint32_t> Slots(S.info().Inputs.Slots);
    P.Vertices = {Slots.data(), Slots.data(), Slots.data()};
    P.C = {1, 0, 0};
    PixelBatch B;
    for (uint32_t X = 0; X < 8; X += 2) {
      PixelQuad Q;
      Q.Primitive = &P;
      Q.X = X;
      Q.Coverage = {1, 1, 1, 0};
      B.Quads.push_back(Q);
    }
    return S.runPixels(B, {}, {}, &Log);
  });
}

TEST(UndefinedOutputs, APixelThatReadsWhatItDidNotWrite) {
  EXPECT_EQ(pixel("3"), "");
  // Four components of six pixels; two of the eight are helper lanes.
  const std::string Result = pixel("7");
  EXPECT_NE(Result.find("24 times"), std::string::npos) << Result;
}

} // namespace
