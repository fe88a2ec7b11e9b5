// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs of amplification and mesh shaders, a group at a time.
#include "Implementation.h"
#include "StageState.h"

#include <algorithm>

namespace dxil::execution {
namespace {

constexpr uint64_t MaxGroups = 1u << 22;

std::array<uint32_t, 3> groupId(const std::array<uint32_t, 3> &Groups, uint64_t I) {
  return {uint32_t(I % Groups[0]), uint32_t(I / Groups[0] % Groups[1]),
          uint32_t(I / Groups[0] / Groups[1])};
}

std::string countGroups(const std::array<uint32_t, 3> &Groups, uint64_t &Count) {
  Count = 1;
  for (uint32_t N : Groups) {
    Count *= N;
    if (Count > MaxGroups)
      return "more than " + std::to_string(MaxGroups) + " groups are launched";
  }
  return {};
}

} // namespace

std::string Shader::runAmplification(AmplificationBatch &Batch, const Resources &Bound,
                                     const RunOptions &Options, FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  uint64_t Count = 0;
  if (Info.Kind != Stage::Amplification)
    return "the program is no amplification shader";
  if (std::string Wrong = countGroups(Batch.Groups, Count); !Wrong.empty())
    return Wrong;
  Batch.Launches.assign(Count, {});
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  return forEachGroup(Setup, Count, [&](GroupRunner &R, uint64_t I) {
    StageState Stage;
    Stage.Launch = &Batch.Launches[I];
    R.group().Id = groupId(Batch.Groups, I);
    R.group().Stage = &Stage;
    R.prepare(Info.GroupSize[0] * Info.GroupSize[1] * Info.GroupSize[2]);
    R.traceGroup();
    std::string Error = R.run(Self->Code.find(MainCode));
    R.group().Stage = nullptr;
    return Error;
  });
}

std::string Shader::runMesh(MeshBatch &Batch, const Resources &Bound, const RunOptions &Options,
                            FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  uint64_t Count = 0;
  if (Info.Kind != Stage::Mesh)
    return "the program is no mesh shader";
  if (Info.MaxVertices > MaxMeshVertices || Info.MaxPrimitives > MaxMeshPrimitives)
    return "a group makes more than 256 vertices or primitives";
  if (std::string Wrong = countGroups(Batch.Groups, Count); !Wrong.empty())
    return Wrong;
  Batch.Outputs.assign(Count, {});
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  return forEachGroup(Setup, Count, [&](GroupRunner &R, uint64_t I) {
    MeshOutput &Out = Batch.Outputs[I];
    Out.VertexSlots.assign(size_t(Info.MaxVertices) * Info.Outputs.Slots, 0);
    Out.PrimitiveSlots.assign(size_t(Info.MaxPrimitives) * Info.PatchConstants.Slots, 0);
    Out.Indices.assign(Info.MaxPrimitives, {});
    std::vector<uint8_t> Payload = Batch.Payload;
    StageState Stage;
    Stage.Mesh = &Out;
    Stage.Payload = Payload.empty() ? nullptr : &Payload;
    R.group().Id = groupId(Batch.Groups, I);
    R.group().Stage = &Stage;
    R.prepare(Info.GroupSize[0] * Info.GroupSize[1] * Info.GroupSize[2]);
    for (size_t W = 0; W < R.waveCount(); ++W)
      std::fill_n(R.wave(W).State.Values[ViewNumber], MaxLanes, Batch.ViewId);
    R.traceGroup();
    std::string Error = R.run(Self->Code.find(MainCode));
    R.group().Stage = nullptr;
    Out.VertexSlots.resize(size_t(Out.Vertices) * Info.Outputs.Slots);
    Out.PrimitiveSlots.resize(size_t(Out.Primitives) * Info.PatchConstants.Slots);
    Out.Indices.resize(Out.Primitives);
    return Error;
  });
}

} // namespace dxil::execution
