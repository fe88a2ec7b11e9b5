// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run of a ray tracing library: the running shader and its ray.
#pragma once

#include "Rays.h"
#include "Runner.h"
#include "StageState.h"

#include <functional>

namespace dxil::execution {

/// The functions of a library that rays call, compiled.
struct RayProgram {
  struct Function {
    WaveFunction Code = nullptr;
    /// Sizes of the types to which the first two arguments point.
    std::array<uint32_t, 2> Arguments{};
  };
  std::map<std::string, Function> Functions;
  unsigned Width = 4;
  bool HardwareFlush = false;
};

/// A ray as its shaders see it.
struct RayFacts {
  uint32_t Flags = 0, Kind = 0;
  RayVector Origin{}, Direction{};
  double Least = 0, Current = 0;
  Hit Surface; ///< the candidate or committed hit
};

/// The contents of a hit object.
struct HitObjectData {
  enum class Kind : uint8_t { Nop, Miss, Hit } What = Kind::Nop;
  RayFacts Ray;
  uint32_t Record = 0;
  std::vector<uint8_t> Attributes;
};

struct PendingHit;

/// An invocation of a shader.
struct RayFrame {
  const ShaderRecord *Record = nullptr;
  RayFacts Ray;
  unsigned Depth = 0;
  bool Ignored = false, Ended = false; ///< decision of an any-hit shader
  PendingHit *Search = nullptr;        ///< search that an intersection shader serves
};

inline constexpr uint32_t MaxRays = 1u << 26, MaxDepth = 31;
inline constexpr uint64_t LevelStack = 128 * 1024; ///< host stack for each level of nested shaders

/// A search along a ray, with the nearest hit so far.
struct PendingHit {
  Lane *Tracer = nullptr;
  HitObjectData *Best = nullptr;
  void *Payload = nullptr;
  uint32_t PayloadBytes = 0;
  uint32_t Contribution = 0, Multiplier = 0;
  Hit Candidate;
  bool Ended = false;

  uint32_t recordOf(const Hit &H) const {
    return Contribution + Multiplier * H.Geometry + H.Instance->Contribution;
  }
  bool offer(Hit H, uint32_t Kind, const void *Attributes, uint32_t AttributeBytes);
};

struct RayState {
  const RayDispatch *Work = nullptr;
  const RayProgram *Program = nullptr;
  std::vector<HitObjectData> Objects; ///< hit objects of the running wave; handles start at 1
};

/// A launch of ray tracing shaders, ready to run.
struct RayRun {
  RayProgram Program;
  const RayProgram::Function *Start = nullptr;
  RunSetup Setup;
  uint64_t Threads = 0;
};
/// Prepares a wave for `Count` threads of the grid.
void placeRays(GroupRunner &R, const RayDispatch &Work, uint64_t First, uint32_t Count,
               const TraceLog *Trace);

void addRayStageMeanings(MeaningTable &Table);
void addHitObjectMeanings(MeaningTable &Table);

/// Traces a ray for a lane, with its any-hit and intersection shaders. Returns the result.
HitObjectData traceRay(Lane &L, const Call &C, void *Payload, uint32_t PayloadBytes);
/// Calls the closest-hit or miss shader of a ray's result.
void invokeHit(Lane &L, const HitObjectData &HitObject, void *Payload, uint32_t PayloadBytes);

} // namespace dxil::execution
