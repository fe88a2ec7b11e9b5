// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs vertex, pixel, hull, domain and geometry shaders. Waves take invocations in the batch's
// order, one for each lane.
#include "Implementation.h"
#include "StageState.h"

#include <algorithm>
#include <bit>

namespace dxil::execution {
namespace {

/// Calls `Do` with the first invocation and the count of each wave.
Status forEachWave(const RunSetup &Setup, uint64_t Invocations,
                   const std::function<Status(GroupRunner &, Wave &, uint64_t, uint32_t)> &Do) {
  const uint32_t Width = Setup.Code->width();
  return forEachGroup(Setup, (Invocations + Width - 1) / Width, [&](GroupRunner &R, uint64_t I) {
    const auto Count = uint32_t(std::min<uint64_t>(Width, Invocations - I * Width));
    R.prepare(Count);
    const TraceLog *Trace = Setup.Options.Trace;
    if (Trace && Trace->Thread.size() == 1 && Trace->Thread[0] >= I * Width &&
        Trace->Thread[0] - I * Width < Count)
      R.trace(Trace->Thread[0] - I * Width);
    return Do(R, R.wave(0).State, I * Width, Count);
  });
}

/// Copy an invocation's slots to or from its lane in a table's rows.
void putLane(const SlotTable &T, uint32_t Width, uint32_t Lane, uint32_t FirstRow,
             const uint32_t *From, uint32_t Count) {
  for (uint32_t Row = 0; Row < Count; ++Row)
    T.Data[size_t(FirstRow + Row) * Width + Lane] = From[Row];
}
void takeLane(const SlotTable &T, uint32_t Width, uint32_t Lane, uint32_t FirstRow, uint32_t *To,
              uint32_t Count) {
  for (uint32_t Row = 0; Row < Count; ++Row)
    To[Row] = T.Data[size_t(FirstRow + Row) * Width + Lane];
}

Status expectSlots(const char *What, size_t Count, uint64_t Expected) {
  if (Count == Expected)
    return {};
  return failure(std::string(What) + " has " + std::to_string(Count) + " slots (expected " +
                 std::to_string(Expected) + ")");
}

Status expectStage(const ShaderInfo &Info, Stage Wanted, const char *Name) {
  if (Info.Kind == Wanted)
    return {};
  return failure(std::string("the program is no ") + Name + " shader");
}

} // namespace

Status Shader::runVertices(VertexBatch &Batch, const Resources &Bound, const RunOptions &Options,
                           FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  const uint32_t In = Info.Inputs.Slots, Out = Info.Outputs.Slots;
  if (Status Done = expectStage(Info, Stage::Vertex, "vertex"); !Done)
    return Done;
  if (Status Done = expectSlots("the batch", Batch.Inputs.size(), uint64_t(Batch.Count) * In);
      !Done)
    return Done;
  Batch.Outputs.assign(size_t(Batch.Count) * Out, 0);
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  const uint32_t Width = Self->Code.width();
  const WaveFunction Function = Self->Code.find(MainCode);
  return forEachWave(Setup, Batch.Count,
                     [&](GroupRunner &R, Wave &W, uint64_t First, uint32_t Count) {
                       W.Inputs = R.table(0, In);
                       W.Outputs = R.table(1, Out);
                       for (uint32_t L = 0; L < Count; ++L) {
                         putLane(W.Inputs, Width, L, 0, &Batch.Inputs[(First + L) * In], In);
                         W.Values[ViewNumber][L] = Batch.ViewId;
                         W.Values[BaseVertexValue][L] = uint32_t(Batch.BaseVertex);
                         W.Values[BaseInstanceValue][L] = Batch.BaseInstance;
                       }
                       Status Done = R.run(Function);
                       for (uint32_t L = 0; L < Count; ++L)
                         takeLane(W.Outputs, Width, L, 0, &Batch.Outputs[(First + L) * Out], Out);
                       return Done;
                     });
}

namespace {

/// Fills in the inputs of one lane of a quad.
void fillPixelLane(const ShaderInfo &Info, const PixelQuad &Q, uint32_t Sub,
                   std::span<const std::array<float, 2>> Samples, Wave &W, uint32_t Width,
                   uint32_t Lane) {
  const PixelPrimitive &P = *Q.Primitive;
  const double X = Q.X + (Sub & 1), Y = Q.Y + (Sub >> 1);
  const auto Sample =
      Q.SampleIndex < Samples.size() ? Samples[Q.SampleIndex] : std::array<float, 2>{0.5f, 0.5f};
  const auto Centroid = centroid(Samples, Q.Coverage[Sub]);
  for (const SignatureEntry &E : Info.Inputs.Elements) {
    PixelPlace Place{X + 0.5, Y + 0.5};
    if (infoOf(E.Mode).Sample)
      Place = {X + Sample[0], Y + Sample[1]};
    else if (infoOf(E.Mode).Centroid)
      Place = {X + Centroid[0], Y + Centroid[1]};
    for (uint32_t K = 0; K < E.slots(); ++K) {
      uint32_t Bits = 0;
      switch (E.System) {
      case semantic::IsFrontFace: Bits = P.FrontFace ? ~0u : 0; break;
      case semantic::SampleIndex: Bits = Q.SampleIndex; break;
      case semantic::PrimitiveID: Bits = P.PrimitiveId; break;
      case semantic::Coverage: Bits = Q.Coverage[Sub]; break;
      default: Bits = evaluateInput(P, E, E.Start + K, Place);
      }
      W.Inputs.Data[size_t(E.Start + K) * Width + Lane] = Bits;
    }
  }
  const uint32_t All = Samples.size() >= 32 ? ~0u : (1u << std::max<size_t>(1, Samples.size())) - 1;
  W.Values[SampleNumber][Lane] = Q.SampleIndex;
  W.Values[CoverageMask][Lane] = Q.Coverage[Sub];
  W.Values[InnerCoverageMask][Lane] = (Q.Coverage[Sub] & All) == All;
  W.Values[PrimitiveNumber][Lane] = P.PrimitiveId;
  W.Values[ViewNumber][Lane] = P.ViewId;
}

/// Reads a lane's depth, coverage and stencil reference.
void takePixelResult(const ShaderInfo &Info, const Wave &W, const uint32_t *Slots, uint32_t Lane,
                     uint32_t Coverage, PixelResult &To) {
  To.Discarded = W.Helpers[Lane / 64] >> Lane % 64 & 1;
  To.Coverage = Coverage;
  for (const SignatureEntry &E : Info.Outputs.Elements)
    switch (E.System) {
    case semantic::Depth:
    case semantic::DepthLessEqual:
    case semantic::DepthGreaterEqual: To.Depth = std::bit_cast<float>(Slots[E.Start]); break;
    case semantic::Coverage: To.Coverage &= Slots[E.Start]; break;
    case semantic::StencilRef: To.StencilRef = Slots[E.Start]; break;
    default: break;
    }
}

} // namespace

Status Shader::runPixels(PixelBatch &Batch, const Resources &Bound, const RunOptions &Options,
                         FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  const uint32_t Out = Info.Outputs.Slots, Width = Self->Code.width();
  if (Status Done = expectStage(Info, Stage::Pixel, "pixel"); !Done)
    return Done;
  for (const PixelQuad &Q : Batch.Quads)
    if (!Q.Primitive)
      return failure("a quad has no primitive");
  const uint64_t Lanes = uint64_t(Batch.Quads.size()) * 4;
  Batch.Outputs.assign(Lanes * Out, 0);
  Batch.Results.assign(Lanes, {});
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  const WaveFunction Function = Self->Code.find(MainCode);
  return forEachWave(Setup, Lanes, [&](GroupRunner &R, Wave &W, uint64_t First, uint32_t Count) {
    PixelState State;
    StageState Stage;
    Stage.Pixel = &State;
    State.Samples = Batch.Samples;
    W.Inputs = R.table(0, Info.Inputs.Slots);
    W.Outputs = R.table(1, Out);
    for (uint32_t L = 0; L < Count; ++L) {
      const PixelQuad &Q = Batch.Quads[(First + L) / 4];
      State.Quads[L / 4] = &Q;
      if (const TraceLog *Trace = Options.Trace;
          Trace && Trace->Thread.size() == 2 && Q.Coverage[L & 3] &&
          Trace->Thread[0] == Q.X + (L & 1) && Trace->Thread[1] == Q.Y + (L >> 1 & 1))
        R.trace(L);
      fillPixelLane(Info, Q, L & 3, Batch.Samples, W, Width, L);
      if (!Q.Coverage[L & 3])
        W.Helpers[L / 64] |= uint64_t(1) << L % 64;
    }
    R.group().Stage = &Stage;
    Status Done = R.run(Function);
    R.group().Stage = nullptr;
    for (uint32_t L = 0; L < Count; ++L) {
      uint32_t *Slots = Batch.Outputs.data() + (First + L) * Out;
      takeLane(W.Outputs, Width, L, 0, Slots, Out);
      takePixelResult(Info, W, Slots, L, Batch.Quads[(First + L) / 4].Coverage[L & 3],
                      Batch.Results[First + L]);
    }
    return Done;
  });
}

Status Shader::runHull(HullBatch &Batch, const Resources &Bound, const RunOptions &Options,
                       FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  const uint32_t In = Info.Inputs.Slots, Out = Info.Outputs.Slots,
                 Const = Info.PatchConstants.Slots;
  const uint32_t InPoints = Batch.InputControlPoints, Points = Info.OutputControlPoints;
  if (Status Done = expectStage(Info, Stage::Hull, "hull"); !Done)
    return Done;
  if (InPoints > MaxControlPoints || Points > MaxControlPoints)
    return failure("a patch has more than 32 control points");
  const uint64_t PatchIn = uint64_t(InPoints) * In, PatchOut = uint64_t(Points) * Out;
  if (Status Done = expectSlots("the batch", Batch.Inputs.size(), Batch.Patches * PatchIn); !Done)
    return Done;
  Batch.Outputs.assign(size_t(Batch.Patches * PatchOut), 0);
  Batch.Constants.assign(size_t(Batch.Patches) * Const, 0);
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  const uint32_t Width = Self->Code.width();
  auto Fill = [&](Wave &W, uint32_t Lane, uint64_t Patch) {
    putLane(W.Inputs, Width, Lane, 0, Batch.Inputs.data() + Patch * PatchIn, uint32_t(PatchIn));
    W.Values[PrimitiveNumber][Lane] = Batch.FirstPrimitiveId + uint32_t(Patch);
    W.Values[ViewNumber][Lane] = Batch.ViewId;
  };
  Status Done =
      forEachWave(Setup, uint64_t(Batch.Patches) * Points,
                  [&](GroupRunner &R, Wave &W, uint64_t First, uint32_t Count) {
                    W.Inputs = R.table(0, PatchIn, In);
                    W.Outputs = R.table(1, Out);
                    for (uint32_t L = 0; L < Count; ++L) {
                      Fill(W, L, (First + L) / Points);
                      W.Values[ControlPointId][L] = uint32_t((First + L) % Points);
                    }
                    Status Done = R.run(Self->Code.find(MainCode));
                    for (uint32_t L = 0; L < Count; ++L)
                      takeLane(W.Outputs, Width, L, 0, &Batch.Outputs[(First + L) * Out], Out);
                    return Done;
                  });
  const WaveFunction Patch = Self->Code.find(PatchCode);
  if (!Done || !Patch)
    return Done;
  return forEachWave(
      Setup, Batch.Patches, [&](GroupRunner &R, Wave &W, uint64_t First, uint32_t Count) {
        W.Inputs = R.table(0, PatchIn, In);
        W.Points = R.table(2, PatchOut, Out);
        W.Constants = R.table(3, Const);
        for (uint32_t L = 0; L < Count; ++L) {
          Fill(W, L, First + L);
          putLane(W.Points, Width, L, 0, Batch.Outputs.data() + (First + L) * PatchOut,
                  uint32_t(PatchOut));
        }
        Status Done = R.run(Patch);
        for (uint32_t L = 0; L < Count; ++L)
          takeLane(W.Constants, Width, L, 0, &Batch.Constants[(First + L) * Const], Const);
        return Done;
      });
}

Status Shader::runDomain(DomainBatch &Batch, const Resources &Bound, const RunOptions &Options,
                         FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  const uint32_t In = Info.Inputs.Slots, Out = Info.Outputs.Slots,
                 Const = Info.PatchConstants.Slots;
  if (Status Done = expectStage(Info, Stage::Domain, "domain"); !Done)
    return Done;
  if (Batch.ControlPoints > MaxControlPoints)
    return failure("a patch has more than 32 control points");
  const uint64_t PatchIn = uint64_t(Batch.ControlPoints) * In;
  if (Status Done = expectSlots("the patch", Batch.Inputs.size(), PatchIn); !Done)
    return Done;
  if (Status Done = expectSlots("the patch's constants", Batch.Constants.size(), Const); !Done)
    return Done;
  Batch.Outputs.assign(Batch.Locations.size() * Out, 0);
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  const uint32_t Width = Self->Code.width();
  return forEachWave(
      Setup, Batch.Locations.size(), [&](GroupRunner &R, Wave &W, uint64_t First, uint32_t Count) {
        W.Inputs = R.table(0, PatchIn, In);
        W.Outputs = R.table(1, Out);
        W.Constants = R.table(3, Const);
        for (uint32_t L = 0; L < Count; ++L) {
          putLane(W.Inputs, Width, L, 0, Batch.Inputs.data(), uint32_t(PatchIn));
          putLane(W.Constants, Width, L, 0, Batch.Constants.data(), Const);
          for (unsigned K = 0; K < 3; ++K)
            W.Values[DomainX + K][L] = std::bit_cast<uint32_t>(Batch.Locations[First + L][K]);
          W.Values[PrimitiveNumber][L] = Batch.PrimitiveId;
          W.Values[ViewNumber][L] = Batch.ViewId;
        }
        Status Done = R.run(Self->Code.find(MainCode));
        for (uint32_t L = 0; L < Count; ++L)
          takeLane(W.Outputs, Width, L, 0, &Batch.Outputs[(First + L) * Out], Out);
        return Done;
      });
}

Status Shader::runGeometry(GeometryBatch &Batch, const Resources &Bound, const RunOptions &Options,
                           FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  const uint32_t In = Info.Inputs.Slots, Width = Self->Code.width();
  if (Status Done = expectStage(Info, Stage::Geometry, "geometry"); !Done)
    return Done;
  if (Batch.VerticesPerPrimitive > MaxControlPoints || Info.Instances > MaxGeometryInstances)
    return failure("a primitive has more than 32 vertices or instances");
  const uint64_t PrimitiveIn = uint64_t(Batch.VerticesPerPrimitive) * In;
  if (Status Done = expectSlots("the batch", Batch.Inputs.size(), Batch.Primitives * PrimitiveIn);
      !Done)
    return Done;
  const uint64_t Invocations = uint64_t(Batch.Primitives) * Info.Instances;
  std::vector<std::array<StreamOutput, MaxStreams>> Streams(Invocations);
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  Status Done =
      forEachWave(Setup, Invocations, [&](GroupRunner &R, Wave &W, uint64_t First, uint32_t Count) {
        GeometryState State;
        StageState Stage;
        Stage.Geometry = &State;
        W.Inputs = R.table(0, PrimitiveIn, In);
        W.Outputs = R.table(1, Info.Outputs.Slots);
        for (uint32_t L = 0; L < Count; ++L) {
          const uint64_t Primitive = (First + L) / Info.Instances;
          State.Streams[L] = &Streams[First + L];
          putLane(W.Inputs, Width, L, 0, Batch.Inputs.data() + Primitive * PrimitiveIn,
                  uint32_t(PrimitiveIn));
          W.Values[InstanceNumber][L] = uint32_t((First + L) % Info.Instances);
          W.Values[PrimitiveNumber][L] = Batch.FirstPrimitiveId + uint32_t(Primitive);
          W.Values[ViewNumber][L] = Batch.ViewId;
        }
        R.group().Stage = &Stage;
        Status Done = R.run(Self->Code.find(MainCode));
        R.group().Stage = nullptr;
        // Vertices that are not cut at the end form a strip.
        for (uint32_t L = 0; L < Count; ++L)
          for (unsigned S = 0; S < MaxStreams; ++S)
            if (State.StripLengths[L][S])
              Streams[First + L][S].Strips.push_back(State.StripLengths[L][S]);
        return Done;
      });
  Batch.Outputs.clear();
  for (auto &Each : Streams)
    for (StreamOutput &S : Each)
      Batch.Outputs.push_back(std::move(S));
  return Done;
}

} // namespace dxil::execution
