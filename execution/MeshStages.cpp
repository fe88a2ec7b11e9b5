// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs amplification and mesh shaders, one group at a time.
#include "Implementation.h"
#include "Info.h"
#include "StageState.h"

#include <algorithm>

namespace dxil::execution {
namespace {

constexpr uint64_t MaxGroups = 1u << 22;

std::array<uint32_t, 3> groupId(const std::array<uint32_t, 3> &Groups, uint64_t I) {
  return {uint32_t(I % Groups[0]), uint32_t(I / Groups[0] % Groups[1]),
          uint32_t(I / Groups[0] / Groups[1])};
}

Result<uint64_t> countGroups(const std::array<uint32_t, 3> &Groups) {
  uint64_t Count = 1;
  for (uint32_t N : Groups) {
    Count *= N;
    if (Count > MaxGroups)
      return failure("more than " + std::to_string(MaxGroups) + " groups are launched");
  }
  return Count;
}

/// Reports one fault for each component of a list that some of `Count` vertices or primitives lack.
void reportUnwritten(const ElementList &List, const std::vector<bool> &Writes, uint32_t Count,
                     std::string_view Name, const std::string &Function, FaultLog &Log) {
  for (const SignatureEntry &E : List.Elements)
    for (uint32_t K = 0; K < E.slots(); ++K) {
      Fault F;
      F.Kind = FaultKind::UnwrittenOutput;
      F.Op = outputName(E, K);
      F.Function = Function;
      F.Resource = Name;
      for (uint32_t I = Count; I-- > 0;)
        if (!Writes[size_t(I) * List.Slots + E.Start + K]) {
          F.Lane = I;
          ++F.Count;
        }
      if (F.Count)
        Log.add(F);
    }
}

/// Reports unwritten components of the vertices and primitives that a group announced.
void reportUnwritten(const ShaderInfo &Info, const MeshOutput &Out, const MeshWrites &Writes,
                     FaultLog &Log) {
  reportUnwritten(Info.Outputs, Writes.VertexSlots, Out.Vertices, "vertex", Info.Entry, Log);
  reportUnwritten(Info.PatchConstants, Writes.PrimitiveSlots, Out.Primitives, "primitive",
                  Info.Entry, Log);
  Fault F;
  F.Kind = FaultKind::UnwrittenOutput;
  F.Op = "an entry of the indices";
  F.Function = Info.Entry;
  F.Resource = "primitive";
  for (uint32_t I = Out.Primitives; I-- > 0;)
    if (!Writes.Indices[I]) {
      F.Lane = I;
      ++F.Count;
    }
  if (F.Count)
    Log.add(F);
}

} // namespace

Status Shader::runAmplification(AmplificationBatch &Batch, const Resources &Bound,
                                const RunOptions &Options, FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  if (Info.Kind != Stage::Amplification)
    return failure("the program is no amplification shader");
  const Result<uint64_t> Count = countGroups(Batch.Groups);
  if (!Count)
    return Count.error();
  Batch.Launches.assign(*Count, {});
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  return forEachGroup(Setup, *Count, [&](GroupRunner &R, uint64_t I) {
    StageState Stage;
    Stage.Launch = &Batch.Launches[I];
    R.group().Id = groupId(Batch.Groups, I);
    R.group().Stage = &Stage;
    R.prepare(Info.GroupSize[0] * Info.GroupSize[1] * Info.GroupSize[2]);
    R.traceGroup();
    Status Done = R.run(Self->Code.find(MainCode));
    R.group().Stage = nullptr;
    return Done;
  });
}

Status Shader::runMesh(MeshBatch &Batch, const Resources &Bound, const RunOptions &Options,
                       FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  if (Info.Kind != Stage::Mesh)
    return failure("the program is no mesh shader");
  if (Info.MaxVertices > MaxMeshVertices || Info.MaxPrimitives > MaxMeshPrimitives)
    return failure("a group makes more than 256 vertices or primitives");
  const Result<uint64_t> Count = countGroups(Batch.Groups);
  if (!Count)
    return Count.error();
  Batch.Outputs.assign(*Count, {});
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  return forEachGroup(Setup, *Count, [&](GroupRunner &R, uint64_t I) {
    MeshOutput &Out = Batch.Outputs[I];
    Out.VertexSlots.assign(size_t(Info.MaxVertices) * Info.Outputs.Slots, 0);
    Out.PrimitiveSlots.assign(size_t(Info.MaxPrimitives) * Info.PatchConstants.Slots, 0);
    Out.Indices.assign(Info.MaxPrimitives, {});
    std::vector<uint8_t> Payload = Batch.Payload;
    StageState Stage;
    Stage.Mesh = &Out;
    MeshWrites Writes;
    if (Log && Self->Options.Faults.Undefined) {
      Writes = {std::vector<bool>(Out.VertexSlots.size()),
                std::vector<bool>(Out.PrimitiveSlots.size()),
                std::vector<bool>(Out.Indices.size())};
      Stage.Writes = &Writes;
    }
    Stage.Payload = Payload.empty() ? nullptr : &Payload;
    R.group().Id = groupId(Batch.Groups, I);
    R.group().Stage = &Stage;
    R.prepare(Info.GroupSize[0] * Info.GroupSize[1] * Info.GroupSize[2]);
    for (size_t W = 0; W < R.waveCount(); ++W)
      std::fill_n(R.wave(W).State.Values[ViewNumber], MaxLanes, Batch.ViewId);
    R.traceGroup();
    Status Done = R.run(Self->Code.find(MainCode));
    R.group().Stage = nullptr;
    if (Stage.Writes && Done)
      reportUnwritten(Info, Out, Writes, *Log);
    Out.VertexSlots.resize(size_t(Out.Vertices) * Info.Outputs.Slots);
    Out.PrimitiveSlots.resize(size_t(Out.Primitives) * Info.PatchConstants.Slots);
    Out.Indices.resize(Out.Primitives);
    return Done;
  });
}

} // namespace dxil::execution
