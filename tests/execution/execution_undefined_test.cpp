// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Outputs of geometry, hull and mesh shaders that are not written, or have no value. The containers
// are made of LLVM IR (undefined/): what a front end leaves of an undefined value is up to it.
#include "Compile.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace {

using namespace dxil;
using namespace dxil::execution;

/// What `Run` has to say of a program of undefined/, a line for each fault.
template <typename Function> std::string faults(const std::string &Name, bool Looks, Function Run) {
  std::string Log;
  const std::string Container = compileFile(std::string(DXIL_UNDEFINED) + "/" + Name, "-Vd", Log);
  EXPECT_FALSE(Container.empty()) << Log;
  LoadOptions Options;
  Options.Faults.Undefined = Looks;
  const LoadedShader L = Shader::load(bytesOf(Container), "", Options);
  if (!L.Program)
    return L.Error;
  FaultLog Faults;
  std::string All = Run(*L.Program, Faults);
  for (const Fault &F : Faults.take())
    All += describe(F) + "\n";
  return All;
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
  // One patch: the third point. Of a second patch the constants too.
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

} // namespace
