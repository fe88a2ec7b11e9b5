// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/PipelineState.h>

#include "PartReader.h"

namespace dxil {

namespace {
// Numbers of stages as in the program header.
enum : uint32_t {
  Pixel = 0,
  Vertex = 1,
  Geometry = 2,
  Hull = 3,
  Domain = 4,
  Mesh = 13,
  Amplification = 14
};
} // namespace

bool DependencyTable::depends(uint32_t In, uint32_t Out) const {
  size_t Word = size_t(In) * maskWords(OutputVectors) + Out / 32;
  return In < InputVectors * 4 && Out < OutputVectors * 4 && Word < Words.size() &&
         (Words[Word] >> (Out % 32) & 1);
}

// The 16 bytes whose meaning depends on the stage.
static void readStageInfo(PipelineState &P, const uint8_t *B) {
  switch (P.Stage) {
  case Vertex: P.OutputPositionPresent = B[0] != 0; break;
  case Hull:
    P.InputControlPoints = load32(B);
    P.OutputControlPoints = load32(B + 4);
    P.TessellatorDomain = load32(B + 8);
    P.TessellatorOutputPrimitive = load32(B + 12);
    break;
  case Domain:
    P.InputControlPoints = load32(B);
    P.OutputPositionPresent = B[4] != 0;
    P.TessellatorDomain = load32(B + 8);
    break;
  case Geometry:
    P.InputPrimitive = load32(B);
    P.OutputTopology = load32(B + 4);
    P.OutputStreamMask = load32(B + 8);
    P.OutputPositionPresent = B[12] != 0;
    break;
  case Pixel:
    P.DepthOutput = B[0] != 0;
    P.SampleFrequency = B[1] != 0;
    break;
  case Mesh:
    P.GroupSharedBytes = load32(B);
    P.GroupSharedBytesViewId = load32(B + 4);
    P.PayloadBytes = load32(B + 8);
    P.MaxOutputVertices = load16(B + 12);
    P.MaxOutputPrimitives = load16(B + 14);
    break;
  case Amplification: P.PayloadBytes = load32(B); break;
  default: break;
  }
}

namespace {
struct Counts {
  uint8_t Inputs = 0, Outputs = 0, Patch = 0;
};
} // namespace

static bool readInfo(PartReader &R, PipelineState &P, Counts &N, uint32_t &EntryOffset) {
  P.InfoSize = R.u32("the size of the runtime info");
  if (R.ok() && P.InfoSize < 24)
    return R.fail(ErrorCode::PartField, 0,
                  "the runtime info has " + std::to_string(P.InfoSize) + " bytes", "at least 24");
  Bytes Info = R.take(P.InfoSize, "the runtime info");
  if (!R.ok())
    return false;
  P.Info = Info;
  const uint8_t *B = Info.data();
  P.Version = P.InfoSize < 36   ? 0
              : P.InfoSize < 48 ? 1
              : P.InfoSize < 52 ? 2
              : P.InfoSize < 56 ? 3
                                : 4;
  if (P.Version >= 1)
    P.Stage = B[24];
  readStageInfo(P, B);
  P.MinWaveLanes = load32(B + 16);
  P.MaxWaveLanes = load32(B + 20);
  if (P.Version >= 1) {
    P.UsesViewId = B[25] != 0;
    if (P.Stage == Geometry)
      P.MaxVertexCount = load16(B + 26);
    if (P.Stage == Hull || P.Stage == Domain || P.Stage == Mesh)
      P.PatchOrPrimVectors = B[26];
    if (P.Stage == Mesh)
      P.MeshOutputTopology = B[27];
    N = {B[28], B[29], B[30]};
    P.InputVectors = B[31];
    std::copy(B + 32, B + 36, P.OutputVectors.begin());
  }
  if (P.Version >= 2)
    for (size_t I = 0; I < 3; ++I)
      P.NumThreads[I] = load32(B + 36 + 4 * I);
  if (P.Version >= 3)
    EntryOffset = load32(B + 48);
  if (P.Version >= 4)
    P.NumBytesGroupShared = load32(B + 52);
  return true;
}

static bool readResources(PartReader &R, PipelineState &P) {
  uint32_t Count = R.u32("the resource count");
  if (!Count)
    return R.ok();
  uint32_t Size = R.u32("the size of a resource");
  if (R.ok() && Size < 16)
    return R.fail(ErrorCode::PartField, R.position() - 4,
                  "a resource has " + std::to_string(Size) + " bytes", "at least 16");
  if (!R.need(uint64_t(Count) * Size, "the resources"))
    return false;
  for (uint32_t I = 0; I < Count; ++I) {
    const uint8_t *B = R.take(Size, "a resource").data();
    PipelineResource X;
    X.Type = load32(B);
    X.Space = load32(B + 4);
    X.LowerBound = load32(B + 8);
    X.UpperBound = load32(B + 12);
    if (Size >= 24) {
      X.Kind = load32(B + 16);
      X.Flags = load32(B + 20);
    }
    P.Resources.push_back(X);
  }
  return true;
}

static bool readElements(PartReader &R, uint32_t Size, uint8_t Count, Bytes Strings,
                         const std::vector<uint32_t> &Indices, std::vector<PipelineElement> &Out) {
  for (unsigned I = 0; I < Count; ++I) {
    Bytes Data = R.take(Size, "a signature element");
    if (!R.ok())
      return false;
    const uint8_t *B = Data.data();
    PipelineElement E;
    E.NameOffset = load32(B);
    uint32_t IndexOffset = E.IndexOffset = load32(B + 4);
    E.Rows = B[8];
    E.StartRow = B[9];
    E.Columns = B[10] & 15;
    E.StartColumn = B[10] >> 4 & 3;
    E.Allocated = B[10] >> 6 & 1;
    E.SemanticKind = B[11];
    E.ComponentType = B[12];
    E.InterpolationMode = B[13];
    E.DynamicIndexMask = B[14] & 15;
    E.Stream = B[14] >> 4 & 3;
    E.Unused = uint8_t(B[10] >> 7 | B[14] >> 6 | B[15]);
    // Without a string table there are only empty names.
    if ((load32(B) || !Strings.empty()) &&
        !R.text(Strings, load32(B), "a semantic name", E.SemanticName))
      return false;
    if (IndexOffset > Indices.size() || E.Rows > Indices.size() - IndexOffset)
      return R.fail(ErrorCode::PartOffsetField, R.position() - Size + 4,
                    "semantic indices at " + std::to_string(IndexOffset) + " for " +
                        std::to_string(E.Rows) + " rows",
                    "a range of the " + std::to_string(Indices.size()) + " there are");
    E.SemanticIndices.assign(Indices.begin() + IndexOffset, Indices.begin() + IndexOffset + E.Rows);
    Out.push_back(std::move(E));
  }
  return true;
}

static void readTable(PartReader &R, uint32_t Inputs, uint32_t Outputs, DependencyTable &T) {
  if (!Inputs || !Outputs)
    return;
  T.InputVectors = Inputs;
  T.OutputVectors = Outputs;
  T.Words = R.words(uint64_t(maskWords(Outputs)) * Inputs * 4, "a dependency table");
}

static void readMasksAndTables(PartReader &R, PipelineState &P) {
  size_t Streams = P.Stage == Geometry ? 4 : 1;
  if (P.UsesViewId) {
    for (size_t I = 0; I < Streams; ++I)
      P.ViewIdOutputs[I] = R.words(maskWords(P.OutputVectors[I]), "a view id mask");
    if (P.Stage == Hull || P.Stage == Mesh)
      P.ViewIdPatchOrPrim = R.words(maskWords(P.PatchOrPrimVectors), "a view id mask");
  }
  if (P.Stage != Mesh)
    for (size_t I = 0; I < Streams; ++I)
      readTable(R, P.InputVectors, P.OutputVectors[I], P.InputToOutput[I]);
  if (P.Stage == Hull)
    readTable(R, P.InputVectors, P.PatchOrPrimVectors, P.InputToPatch);
  if (P.Stage == Domain)
    readTable(R, P.PatchOrPrimVectors, P.OutputVectors[0], P.PatchToOutput);
}

Result<PipelineState> readPipelineState(Bytes Data, uint32_t Stage) {
  PartReader R(Data, "PSV0");
  PipelineState P;
  P.Stage = Stage;
  Counts N;
  uint32_t EntryOffset = 0;
  if (!readInfo(R, P, N, EntryOffset) || !readResources(R, P))
    return R.error();
  if (P.Version == 0)
    return P;
  uint32_t StringSize = R.u32("the size of the strings");
  if (R.ok() && StringSize % 4)
    R.fail(ErrorCode::PartField, R.position() - 4,
           "the strings have " + std::to_string(StringSize) + " bytes", "a multiple of four");
  Bytes Strings = R.take(StringSize, "the strings");
  uint32_t IndexCount = R.u32("the count of semantic indices");
  std::vector<uint32_t> Indices = R.words(IndexCount, "the semantic indices");
  if (N.Inputs || N.Outputs || N.Patch) {
    uint32_t Size = R.u32("the size of an element");
    if (R.ok() && Size < 16)
      R.fail(ErrorCode::PartField, R.position() - 4,
             "an element has " + std::to_string(Size) + " bytes", "at least 16");
    if (R.ok() && (!readElements(R, Size, N.Inputs, Strings, Indices, P.Inputs) ||
                   !readElements(R, Size, N.Outputs, Strings, Indices, P.Outputs) ||
                   !readElements(R, Size, N.Patch, Strings, Indices, P.PatchOrPrims)))
      return R.error();
  }
  readMasksAndTables(R, P);
  if (P.Version >= 3 && R.ok() && (EntryOffset || !Strings.empty()))
    R.text(Strings, EntryOffset, "the entry point's name", P.EntryName);
  if (!R.ok())
    return R.error();
  P.EntryNameOffset = EntryOffset;
  P.Strings = Strings;
  P.SemanticIndices = std::move(Indices);
  return P;
}

} // namespace dxil
