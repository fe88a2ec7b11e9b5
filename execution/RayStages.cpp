// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ray tracing: a traced ray calls its shaders for one lane at a time, inside the tracing wave.
#include "Implementation.h"
#include "RayResults.h"
#include "RayState.h"

#include <algorithm>
#include <cstring>

namespace dxil::execution {

namespace {

RayState *stateOf(Lane &L) {
  return L.Owner->Stage ? L.Owner->Stage->Rays : nullptr;
}
RayFrame *frameOf(Lane &L) {
  return L.Parent->Owner->Frame;
}

const ShaderRecord *recordAt(const std::vector<ShaderRecord> &Table, uint32_t Index) {
  return Index < Table.size() ? &Table[Index] : nullptr;
}

/// Memory for a function's argument: the caller's, if it has the size of the parameter's type.
class Argument {
public:
  Argument(void *Source, uint32_t SourceBytes, uint32_t Needed)
      : Source(Source), SourceBytes(SourceBytes) {
    if (SourceBytes >= Needed)
      return;
    Own.resize(Needed + 8);
    std::memcpy(Own.data(), Source, SourceBytes);
  }
  ~Argument() {
    if (!Own.empty())
      std::memcpy(Source, Own.data(), SourceBytes);
  }
  Argument(const Argument &) = delete;
  Argument &operator=(const Argument &) = delete;
  void *data() { return Own.empty() ? Source : Own.data(); }

private:
  void *Source;
  uint32_t SourceBytes;
  std::vector<uint8_t> Own;
};

/// Runs a shader of the library for one lane. Does nothing if the record has none.
void callShader(Lane &L, const std::string &Name, RayFrame &Frame, void *First, uint32_t FirstBytes,
                void *Second = nullptr, uint32_t SecondBytes = 0) {
  RayState *State = stateOf(L);
  Group &G = *L.Owner;
  if (!State || Name.empty() || G.failed())
    return;
  auto Match = State->Program->Functions.find(Name);
  if (Match == State->Program->Functions.end())
    return G.fail("the library has no shader " + Name);
  if (const RayFrame *Outer = frameOf(L))
    Frame.Depth = Outer->Depth + 1;
  if (Frame.Depth > 2 * std::min(State->Work->MaxRecursion, MaxDepth) + 1)
    return G.fail("shaders call one another more than " +
                  std::to_string(State->Work->MaxRecursion) + " deep");
  auto Box = std::make_unique<WaveBox>();
  Wave &W = Box->State;
  W.Owner = &Box->Owner;
  WaveOwner &O = Box->Owner;
  O.Owner = &G;
  O.Width = State->Program->Width;
  O.Frame = &Frame;
  O.Lanes.resize(O.Width);
  for (uint32_t I = 0; I < O.Width; ++I) {
    O.Lanes[I].Owner = &G;
    O.Lanes[I].Index = I;
    O.Lanes[I].FlatId = L.FlatId;
    O.Lanes[I].Parent = &W;
  }
  for (unsigned K : {ThreadX, ThreadY, ThreadZ})
    W.Values[K][0] = L.Parent->Values[K][L.Index];
  W.EntryMask[0] = 1;
  W.IterationsLeft = L.Parent->IterationsLeft;
  W.Shared = L.Parent->Shared;
  W.SharedUndefined = L.Parent->SharedUndefined;
  W.TraceLane = L.Parent->TraceLane == int32_t(L.Index) ? 0 : -1;
  W.Views = L.Parent->Views;
  Argument A(First, FirstBytes, Match->second.Arguments[0]);
  Argument B(Second, SecondBytes, Match->second.Arguments[1]);
  W.Arguments[0][0] = reinterpret_cast<uint64_t>(A.data());
  W.Arguments[1][0] = reinterpret_cast<uint64_t>(B.data());
  GroupRunner::runNested(Match->second.Code, *Box, State->Program->HardwareFlush);
  L.Parent->IterationsLeft = W.IterationsLeft;
}

} // namespace

/// Offers a hit to the any-hit shader, which may reject it. Returns true if it is committed.
bool PendingHit::offer(Hit H, uint32_t Kind, const void *Attributes, uint32_t AttributeBytes) {
  RayState *State = stateOf(*Tracer);
  if (!State || Ended || !(H.T >= Best->Ray.Least) || !(H.T <= Best->Ray.Current))
    return false;
  const uint32_t Index = recordOf(H);
  std::vector<uint8_t> Bytes(AttributeBytes);
  if (AttributeBytes)
    std::memcpy(Bytes.data(), Attributes, AttributeBytes);
  RayFrame Frame;
  Frame.Ray = Best->Ray;
  Frame.Ray.Surface = H;
  Frame.Ray.Kind = Kind;
  Frame.Ray.Current = H.T;
  Frame.Record = recordAt(State->Work->HitGroups, Index);
  if (!H.Opaque && Frame.Record && !Frame.Record->AnyHit.empty()) {
    callShader(*Tracer, Frame.Record->AnyHit, Frame, Payload, PayloadBytes, Bytes.data(),
               uint32_t(Bytes.size()));
    if (Frame.Ignored)
      return false;
  }
  Best->What = HitObjectData::Kind::Hit;
  Best->Ray = Frame.Ray;
  Best->Record = Index;
  Best->Attributes = std::move(Bytes);
  Ended = Frame.Ended || has(Best->Ray.Flags, RayFlag::AcceptFirstHitAndEndSearch);
  return true;
}

// Operands of TraceRay: 2 flags, 3 mask, 4 and 5 selection of records, 6 miss shader, then origin,
// minimum distance, direction and maximum distance.
HitObjectData traceRay(Lane &L, const Call &C, void *Payload, uint32_t PayloadBytes) {
  auto Number = [&C](unsigned I) { return asFloat(C.Function->Args[I], C.Arg[I]); };
  HitObjectData HitObject;
  HitObject.What = HitObjectData::Kind::Miss;
  HitObject.Record = uint32_t(C.Arg[6]) & 0xffff;
  RayFacts &Ray = HitObject.Ray;
  Ray.Flags = uint32_t(C.Arg[2]);
  for (unsigned I = 0; I < 3; ++I) {
    Ray.Origin[I] = Number(7 + I);
    Ray.Direction[I] = Number(11 + I);
  }
  Ray.Least = Number(10);
  Ray.Current = Number(14);
  RayQuery Query;
  Query.Flags = Ray.Flags;
  Query.Origin = Ray.Origin;
  Query.Direction = Ray.Direction;
  Query.Least = Ray.Least;
  Query.Most = Ray.Current;
  Query.trace(*viewOf(C.Arg[1]).Target, uint32_t(C.Arg[3]) & 0xff);
  PendingHit Search;
  Search.Tracer = &L;
  Search.Best = &HitObject;
  Search.Payload = Payload;
  Search.PayloadBytes = PayloadBytes;
  Search.Contribution = uint32_t(C.Arg[4]) & 0xf;
  Search.Multiplier = uint32_t(C.Arg[5]) & 0xf;
  RayState *State = stateOf(L);
  for (const Hit &H : Query.Candidates) {
    if (Search.Ended || !State || L.Owner->failed())
      break;
    if (!H.Box) {
      const float Weights[2] = {float(H.U), float(H.V)};
      Search.offer(
          H, uint32_t(H.Front ? HitKindValue::TriangleFrontFace : HitKindValue::TriangleBackFace),
          Weights, sizeof(Weights));
      continue;
    }
    RayFrame Frame;
    Frame.Record = recordAt(State->Work->HitGroups, Search.recordOf(H));
    Frame.Ray = Ray;
    Frame.Ray.Surface = H;
    Frame.Ray.Current = HitObject.Ray.Current;
    Frame.Search = &Search;
    Search.Candidate = H;
    if (Frame.Record)
      callShader(L, Frame.Record->Intersection, Frame, nullptr, 0);
  }
  return HitObject;
}

void invokeHit(Lane &L, const HitObjectData &HitObject, void *Payload, uint32_t PayloadBytes) {
  RayState *State = stateOf(L);
  if (!State || HitObject.What == HitObjectData::Kind::Nop)
    return;
  RayFrame Frame;
  Frame.Ray = HitObject.Ray;
  if (HitObject.What == HitObjectData::Kind::Miss) {
    Frame.Record = recordAt(State->Work->Misses, HitObject.Record);
    if (Frame.Record)
      callShader(L, Frame.Record->General, Frame, Payload, PayloadBytes);
    return;
  }
  Frame.Record = recordAt(State->Work->HitGroups, HitObject.Record);
  if (!Frame.Record || has(HitObject.Ray.Flags, RayFlag::SkipClosestHitShader))
    return;
  std::vector<uint8_t> Attributes = HitObject.Attributes;
  callShader(L, Frame.Record->ClosestHit, Frame, Payload, PayloadBytes, Attributes.data(),
             uint32_t(Attributes.size()));
}

namespace {

void trace(Lane &L, const Call &C) {
  void *Payload = reinterpret_cast<void *>(C.Arg[15]);
  const uint32_t Bytes = C.Function->Args[15] == Scalar::Pointer ? C.Function->PointeeBytes : 0;
  invokeHit(L, traceRay(L, C, Payload, Bytes), Payload, Bytes);
}

void callCallable(Lane &L, const Call &C) {
  RayState *State = stateOf(L);
  const ShaderRecord *Record =
      State ? recordAt(State->Work->Callables, uint32_t(C.Arg[1])) : nullptr;
  if (!Record || C.Function->Args[2] != Scalar::Pointer)
    return;
  RayFrame Frame;
  Frame.Record = Record;
  callShader(L, Record->General, Frame, reinterpret_cast<void *>(C.Arg[2]),
             C.Function->PointeeBytes);
}

void report(Lane &L, const Call &C) {
  RayFrame *Frame = frameOf(L);
  if (!Frame || !Frame->Search || C.Function->Args[3] != Scalar::Pointer)
    return;
  Hit H = Frame->Search->Candidate;
  H.T = asFloat(C.Function->Args[1], C.Arg[1]);
  C.Result[0] = Frame->Search->offer(
      H, uint32_t(C.Arg[2]), reinterpret_cast<const void *>(C.Arg[3]), C.Function->PointeeBytes);
  if (C.Result[0])
    Frame->Ray.Current = H.T;
}
void ignore(Lane &L, const Call &) {
  if (RayFrame *Frame = frameOf(L))
    Frame->Ignored = true;
}
void acceptAndEnd(Lane &L, const Call &) {
  if (RayFrame *Frame = frameOf(L))
    Frame->Ended = true;
}

void rayIndex(Lane &L, const Call &C) {
  C.Result[0] = L.Parent->Values[ThreadX + C.Arg[1] % 3][L.Index];
}
void rayDimensions(Lane &L, const Call &C) {
  if (RayState *State = stateOf(L))
    C.Result[0] = State->Work->Size[C.Arg[1] % 3];
}

using Fact = RayResults<1>;

/// Sets the results to a fact about the shader's ray, or zero outside of a ray.
template <auto Set> void aboutRay(Lane &L, const Call &C) {
  if (const RayFrame *Frame = frameOf(L))
    Set(Frame->Ray, C);
}
template <auto Set> void aboutHit(Lane &L, const Call &C) {
  const RayFrame *Frame = frameOf(L);
  if (Frame && Frame->Ray.Surface.Instance)
    Set(Frame->Ray, C);
}

} // namespace

void addRayStageMeanings(MeaningTable &T) {
  using enum OpCode;
  T[TraceRay].Alone = trace;
  T[CallShader].Alone = callCallable;
  T[ReportHit].Alone = report;
  T[IgnoreHit].Alone = ignore;
  T[AcceptHitAndEndSearch].Alone = acceptAndEnd;
  T[DispatchRaysIndex].Alone = rayIndex;
  T[DispatchRaysDimensions].Alone = rayDimensions;
  T[RayFlags].Alone = aboutRay<Fact::flags>;
  T[HitKind].Alone = aboutRay<Fact::kind>;
  T[RayTMin].Alone = aboutRay<Fact::least>;
  T[RayTCurrent].Alone = aboutRay<Fact::current>;
  T[WorldRayOrigin].Alone = aboutRay<Fact::worldOrigin>;
  T[WorldRayDirection].Alone = aboutRay<Fact::worldDirection>;
  T[ObjectRayOrigin].Alone = aboutHit<Fact::objectOrigin>;
  T[ObjectRayDirection].Alone = aboutHit<Fact::objectDirection>;
  T[ObjectToWorld].Alone = aboutHit<Fact::toWorld>;
  T[WorldToObject].Alone = aboutHit<Fact::toObject>;
  T[InstanceID].Alone = aboutHit<Fact::instanceId>;
  T[InstanceIndex].Alone = aboutHit<Fact::instanceIndex>;
  T[PrimitiveIndex].Alone = aboutHit<Fact::primitive>;
  T[GeometryIndex].Alone = aboutHit<Fact::geometry>;
  T[ClusterID].Alone = aboutHit<Fact::cluster>;
  T[TriangleObjectPosition].Alone = aboutHit<Fact::triangle>;
}

/// Compiles the part's shaders once.
Status Shader::Implementation::prepareLibrary(LibraryPart &Part, bool (*Wanted)(Stage)) const {
  const std::lock_guard Guard(Lock);
  if (Part.Code)
    return Part.Ready;
  Part.Code = std::make_unique<Compiled>();
  std::vector<Compiled::Entry> Entries;
  for (const ShaderInfo::Function &F : Info.Functions) {
    if (!Wanted(F.Kind))
      continue;
    auto &Own = Part.Infos[F.Name] = std::make_unique<ShaderInfo>();
    Own->Kind = Stage::Library;
    Own->Resources = Info.Resources;
    EntryFacts &Entry = Part.Facts[F.Name];
    Entry.NativeHalf = Facts.NativeHalf;
    if (Part.Ready = readEntry(Module, F.Name, *Own, Entry); !Part.Ready)
      return Part.Ready;
    Entries.push_back({F.Name, Entry.Function, Own.get(), Entry.NativeHalf});
  }
  constexpr unsigned LibraryWidth = 4;
  const WidenOptions W = widenOptions(LibraryWidth);
  Part.Flush = W.FlushesFloats && !W.ExplicitFlush;
  return Part.Ready = Part.Code->build(Module, Entries, W);
}

Status Shader::Implementation::prepareRays(const RayDispatch &Work, const Resources &Bound,
                                           const RunOptions &Options, FaultLog *Log,
                                           RayRun &To) const {
  const uint64_t X = Work.Size[0], Y = Work.Size[1], Z = Work.Size[2];
  if (X > MaxRays || Y > MaxRays || Z > MaxRays || X * Y > MaxRays || X * Y * Z > MaxRays)
    return failure("more than " + std::to_string(MaxRays) + " rays are generated");
  if (Work.MaxRecursion > MaxDepth)
    return failure("rays are traced more than 31 deep");
  if (Status Done = prepareLibrary(Rays, isRayShader); !Done)
    return Done;
  To.Program.Width = Rays.Code->width();
  To.Program.HardwareFlush = Rays.Flush;
  for (const ShaderInfo::Function &F : Info.Functions)
    if (isRayShader(F.Kind))
      To.Program.Functions[F.Name] = {Rays.Code->find(F.Name), F.ParameterBytes};
  auto Start = To.Program.Functions.find(Work.RayGeneration.General);
  if (Start == To.Program.Functions.end())
    return failure("the library has no shader " + Work.RayGeneration.General);
  To.Start = &Start->second;
  To.Setup = setup(Bound, Options, Log);
  To.Setup.Races.reset(); // only for threads of groups
  To.Setup.Code = Rays.Code.get();
  To.Setup.HardwareFlush = Rays.Flush;
  To.Setup.ExtraStack = (Rays.Code->frameBytes() + LevelStack) * (2 * Work.MaxRecursion + 4);
  To.Threads = X * Y * Z;
  return {};
}

void placeRays(GroupRunner &R, const RayDispatch &Work, uint64_t First, uint32_t Count,
               const TraceLog *Trace) {
  const uint64_t X = Work.Size[0], Y = Work.Size[1];
  R.prepare(Count);
  Wave &W = R.wave(0).State;
  for (uint32_t L = 0; L < Count; ++L) {
    const uint64_t Ray = First + L;
    W.Values[ThreadX][L] = uint32_t(Ray % X);
    W.Values[ThreadY][L] = uint32_t(Ray / X % Y);
    W.Values[ThreadZ][L] = uint32_t(Ray / X / Y);
    R.wave(0).Owner.Lanes[L].FlatId = uint32_t(Ray);
    if (!Trace)
      continue;
    std::vector<uint32_t> Wanted = Trace->Thread;
    Wanted.resize(3);
    if (std::ranges::equal(
            Wanted, std::array{W.Values[ThreadX][L], W.Values[ThreadY][L], W.Values[ThreadZ][L]}))
      R.trace(L);
  }
}

Status Shader::dispatchRays(const RayDispatch &Work, const Resources &Bound,
                            const RunOptions &Options, FaultLog *Log) const {
  if (Self->Info.Kind != Stage::Library)
    return failure("the program is no library");
  RayRun Run;
  if (Status Done = Self->prepareRays(Work, Bound, Options, Log, Run); !Done)
    return Done;
  const uint32_t Width = Run.Program.Width;
  return forEachGroup(
      Run.Setup, (Run.Threads + Width - 1) / Width, [&](GroupRunner &R, uint64_t I) {
        RayState State{&Work, &Run.Program, {}};
        StageState Stage;
        Stage.Rays = &State;
        placeRays(R, Work, I * Width, uint32_t(std::min<uint64_t>(Width, Run.Threads - I * Width)),
                  Options.Trace);
        RayFrame Frame;
        Frame.Record = &Work.RayGeneration;
        R.wave(0).Owner.Frame = &Frame;
        R.group().Stage = &Stage;
        Status Done = R.run(Run.Start->Code);
        R.group().Stage = nullptr;
        return Done;
      });
}

} // namespace dxil::execution
