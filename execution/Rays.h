// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rays and their intersections.
#pragma once

#include "Elements.h"

namespace dxil::execution {

using RayVector = std::array<double, 3>;

struct Hit {
  const SceneInstance *Instance = nullptr;
  uint32_t InstanceIndex = 0, Geometry = 0, Primitive = 0;
  bool Box = false, Opaque = false, Front = false;
  double T = 0, U = 0, V = 0;
};

/// Returns the cluster of a hit, or ~0u outside of clustered geometry.
uint32_t clusterOf(const Hit &H);
/// Sets the results to the nine numbers of the hit triangle in its instance's space; not for a box.
void giveTriangle(const Hit &H, const Call &C);

inline bool has(uint32_t Flags, RayFlag Flag) {
  return Flags & uint32_t(Flag);
}

/// Returns the transform from world to object, three rows of four.
std::array<double, 12> inverseOf(const std::array<float, 12> &ToWorld);
RayVector transformed(const std::array<double, 12> &M, const RayVector &V, double W);

struct RayQuery {
  uint32_t ConstantFlags = 0, Flags = 0;
  RayVector Origin{}, Direction{};
  double Least = 0, Most = 0;
  std::vector<Hit> Candidates;
  size_t Next = 0;
  Hit Candidate, Committed;
  CommittedStatus Status = CommittedStatus::CommittedNothing;
  bool Aborted = false;

  void trace(const Buffer &Scene, uint32_t Mask);
  bool proceed();
  void commit(const Hit &H, CommittedStatus Kind);

private:
  void traceGeometry(const SceneGeometry &G, Hit H, const RayVector &From, const RayVector &Along);
  bool isCulled(const Hit &H) const;
};

} // namespace dxil::execution
