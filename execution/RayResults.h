// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results of ops that are facts about a ray: of a shader, and of a hit object.
#pragma once

#include "RayState.h"

namespace dxil::execution {

/// First is the operand that selects a coordinate or the row of a matrix.
template <unsigned First> struct RayResults {
  static void give(const Call &C, double Value) {
    C.Result[0] = fromFloat(C.Function->Results[0], Value);
  }
  static unsigned axis(const Call &C) { return unsigned(C.Arg[First] % 3); }
  static unsigned element(const Call &C) { return axis(C) * 4 + unsigned(C.Arg[First + 1] % 4); }

  static void flags(const RayFacts &R, const Call &C) { C.Result[0] = R.Flags; }
  static void kind(const RayFacts &R, const Call &C) { C.Result[0] = R.Kind; }
  static void least(const RayFacts &R, const Call &C) { give(C, R.Least); }
  static void current(const RayFacts &R, const Call &C) { give(C, R.Current); }
  static void worldOrigin(const RayFacts &R, const Call &C) { give(C, R.Origin[axis(C)]); }
  static void worldDirection(const RayFacts &R, const Call &C) { give(C, R.Direction[axis(C)]); }
  static void objectOrigin(const RayFacts &R, const Call &C) {
    give(C, transformed(inverseOf(R.Surface.Instance->ToWorld), R.Origin, 1)[axis(C)]);
  }
  static void objectDirection(const RayFacts &R, const Call &C) {
    give(C, transformed(inverseOf(R.Surface.Instance->ToWorld), R.Direction, 0)[axis(C)]);
  }
  static void toWorld(const RayFacts &R, const Call &C) {
    give(C, R.Surface.Instance->ToWorld[element(C)]);
  }
  static void toObject(const RayFacts &R, const Call &C) {
    give(C, inverseOf(R.Surface.Instance->ToWorld)[element(C)]);
  }
  static void instanceId(const RayFacts &R, const Call &C) { C.Result[0] = R.Surface.Instance->Id; }
  static void instanceIndex(const RayFacts &R, const Call &C) {
    C.Result[0] = R.Surface.InstanceIndex;
  }
  static void primitive(const RayFacts &R, const Call &C) { C.Result[0] = R.Surface.Primitive; }
  static void geometry(const RayFacts &R, const Call &C) { C.Result[0] = R.Surface.Geometry; }
  static void cluster(const RayFacts &R, const Call &C) { C.Result[0] = clusterOf(R.Surface); }
  static void triangle(const RayFacts &R, const Call &C) { giveTriangle(R.Surface, C); }
};

} // namespace dxil::execution
