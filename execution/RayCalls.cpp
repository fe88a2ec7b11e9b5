// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ray tracing shaders that the host calls directly, with the inputs that a ray would provide.
#include "Implementation.h"
#include "RayState.h"

#include <algorithm>
#include <cstring>

namespace dxil::execution {
namespace {

constexpr uint64_t MaxParameterBytes = 1u << 30;

/// Returns the ray at the hit that the call describes, or at its end for a shader that no hit
/// calls.
RayFacts rayOf(const RayCall &Call, Stage Kind) {
  RayFacts Ray;
  Ray.Flags = Call.Flags;
  Ray.Kind = Call.HitKind;
  std::ranges::copy(Call.Origin, Ray.Origin.begin());
  std::ranges::copy(Call.Direction, Ray.Direction.begin());
  Ray.Least = Call.Least;
  Ray.Current = Call.Most;
  if (Kind == Stage::Miss || Kind == Stage::Callable || Kind == Stage::Raygeneration)
    return Ray;
  Ray.Surface.Instance = &Call.Instance;
  Ray.Surface.Primitive = Call.Primitive;
  Ray.Surface.Geometry = Call.Geometry;
  Ray.Surface.Box = Kind == Stage::Intersection;
  if (Kind == Stage::Intersection)
    return Ray;
  Ray.Current = Ray.Surface.T = Call.Distance;
  float Weights[2] = {};
  std::memcpy(Weights, Call.Attributes.data(), std::min(sizeof Weights, Call.Attributes.size()));
  Ray.Surface.U = Weights[0];
  Ray.Surface.V = Weights[1];
  return Ray;
}

/// Runs one thread. Its payload is a part of the call's.
Status callOnce(GroupRunner &R, const RayRun &Run, const RayDispatch &Work, Stage Kind,
                RayCall &Call, uint64_t Thread, const TraceLog *Trace) {
  RayState State{&Work, &Run.Program, {}};
  StageState Stage;
  Stage.Rays = &State;
  placeRays(R, Work, Thread, 1, Trace);
  const auto [PayloadBytes, AttributeBytes] = Run.Start->Arguments;
  // Code may load beyond the last number of a type.
  constexpr size_t Room = 16;
  std::vector<uint8_t> Payload(PayloadBytes + Room), Attributes(AttributeBytes + Room);
  uint8_t *Own = Call.Parameters.data() + Thread * PayloadBytes;
  std::memcpy(Payload.data(), Own, PayloadBytes);
  std::memcpy(Attributes.data(), Call.Attributes.data(),
              std::min<size_t>(AttributeBytes, Call.Attributes.size()));
  RayFrame Frame;
  Frame.Record = &Work.RayGeneration;
  Frame.Ray = rayOf(Call, Kind);
  HitObjectData Best;
  Best.Ray = Frame.Ray;
  PendingHit Search;
  Search.Tracer = &R.wave(0).Owner.Lanes[0];
  Search.Best = &Best;
  Search.Candidate = Frame.Ray.Surface;
  Search.Candidate.Opaque = true; // no any-hit shader decides on reported hits
  if (Kind == Stage::Intersection)
    Frame.Search = &Search;
  R.wave(0).Owner.Frame = &Frame;
  Wave &W = R.wave(0).State;
  W.Arguments[0][0] = reinterpret_cast<uint64_t>(Payload.data());
  W.Arguments[1][0] = reinterpret_cast<uint64_t>(Attributes.data());
  R.group().Stage = &Stage;
  Status Done = R.run(Run.Start->Code);
  R.group().Stage = nullptr;
  std::memcpy(Own, Payload.data(), PayloadBytes);
  RayCall::Result &Left = Call.Results[Thread];
  Left.Ignored = Frame.Ignored;
  Left.Ended = Frame.Ended;
  Left.Reported = Best.What == HitObjectData::Kind::Hit;
  Left.Distance = float(Best.Ray.Current);
  Left.HitKind = Best.Ray.Kind;
  Left.Attributes = std::move(Best.Attributes);
  return Done;
}

} // namespace

Status Shader::callRayShader(const RayDispatch &Work, RayCall &Call, const Resources &Bound,
                             const RunOptions &Options, FaultLog *Log) const {
  if (Self->Info.Functions.empty())
    return failure("the program is no library");
  RayRun Run;
  if (Status Done = Self->prepareRays(Work, Bound, Options, Log, Run); !Done)
    return Done;
  const auto F = std::ranges::find(Self->Info.Functions, Work.RayGeneration.General,
                                   &ShaderInfo::Function::Name);
  if (F->ParameterBytes[1] > MaxParameterBytes ||
      F->ParameterBytes[0] > MaxParameterBytes / std::max<uint64_t>(1, Run.Threads))
    return failure("the shader's parameters are larger than 1 GiB");
  Call.Parameters.resize(size_t(Run.Threads) * F->ParameterBytes[0]);
  Call.Results.assign(size_t(Run.Threads), {});
  return forEachGroup(Run.Setup, Run.Threads, [&](GroupRunner &R, uint64_t I) {
    return callOnce(R, Run, Work, F->Kind, Call, I, Options.Trace);
  });
}

} // namespace dxil::execution
