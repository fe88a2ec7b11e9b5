// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/RuntimeData.h>

#include "PartReader.h"

namespace dxil {

namespace {

using K = RuntimeFieldKind;

// Types of tables.
enum : uint32_t {
  ResourceTable = 3,
  FunctionTable = 4,
  SubobjectTable = 6,
  NodeIdTable = 7,
  NodeIoAttribTable = 8,
  NodeFuncAttribTable = 9,
  IoNodeTable = 10,
  NodeShaderTable = 11,
  SignatureTable = 13,
  VsTable = 14,
  PsTable = 15,
  HsTable = 16,
  DsTable = 17,
  GsTable = 18,
  CsTable = 19,
  MsTable = 20,
  AsTable = 21,
};

constexpr RuntimeField ResourceFields[] = {
    {"class", K::U32, 0},  {"kind", K::U32, 4},   {"id", K::U32, 8},       {"space", K::U32, 12},
    {"lower", K::U32, 16}, {"upper", K::U32, 20}, {"name", K::String, 24}, {"flags", K::Hex, 28}};
constexpr RuntimeField FunctionFields[] = {{"name", K::String, 0},
                                           {"unmangled", K::String, 4},
                                           {"resources", K::RecordArray, 8, ResourceTable},
                                           {"dependencies", K::StringArray, 12},
                                           {"kind", K::U32, 16},
                                           {"payload", K::U32, 20},
                                           {"attributes", K::U32, 24},
                                           {"features1", K::Hex, 28},
                                           {"features2", K::Hex, 32},
                                           {"stages", K::Hex, 36},
                                           {"target", K::Hex, 40},
                                           {"minWaveLanes", K::U8, 44},
                                           {"maxWaveLanes", K::U8, 45},
                                           {"shaderFlags", K::U16, 46},
                                           {"pixel", K::Record, 48, PsTable, 0},
                                           {"vertex", K::Record, 48, VsTable, 1},
                                           {"geometry", K::Record, 48, GsTable, 2},
                                           {"hull", K::Record, 48, HsTable, 3},
                                           {"domain", K::Record, 48, DsTable, 4},
                                           {"compute", K::Record, 48, CsTable, 5},
                                           {"mesh", K::Record, 48, MsTable, 13},
                                           {"amplification", K::Record, 48, AsTable, 14},
                                           {"node", K::Record, 48, NodeShaderTable, 15}};
constexpr RuntimeField SubobjectFields[] = {{"kind", K::U32, 0},
                                            {"name", K::String, 4},
                                            {"flags", K::Hex, 8, 0, 0},
                                            {"rootSignature", K::RawBytes, 8, 0, 1},
                                            {"rootSignature", K::RawBytes, 8, 0, 2},
                                            {"subobject", K::String, 8, 0, 8},
                                            {"exports", K::StringArray, 12, 0, 8},
                                            {"maxPayload", K::U32, 8, 0, 9},
                                            {"maxAttributes", K::U32, 12, 0, 9},
                                            {"maxRecursion", K::U32, 8, 0, 10},
                                            {"type", K::U32, 8, 0, 11},
                                            {"anyHit", K::String, 12, 0, 11},
                                            {"closestHit", K::String, 16, 0, 11},
                                            {"intersection", K::String, 20, 0, 11},
                                            {"maxRecursion", K::U32, 8, 0, 12},
                                            {"flags", K::Hex, 12, 0, 12}};
constexpr RuntimeField NodeIdFields[] = {{"name", K::String, 0}, {"index", K::U32, 4}};
constexpr RuntimeField NodeIoAttribFields[] = {{"kind", K::U32, 0},
                                               {"output", K::Record, 4, NodeIdTable, 1},
                                               {"maxRecords", K::U32, 4, 0, 2},
                                               {"maxRecordsSharedWith", K::U32, 4, 0, 3},
                                               {"recordSize", K::U32, 4, 0, 4},
                                               {"dispatchGridOffset", K::U16, 4, 0, 5},
                                               {"dispatchGridType", K::U16, 6, 0, 5},
                                               {"arraySize", K::U32, 4, 0, 6},
                                               {"sparse", K::U32, 4, 0, 7},
                                               {"alignment", K::U32, 4, 0, 8}};
constexpr RuntimeField NodeFuncAttribFields[] = {{"kind", K::U32, 0},
                                                 {"id", K::Record, 4, NodeIdTable, 1},
                                                 {"threads", K::IndexArray, 4, 0, 2},
                                                 {"shareInputOf", K::Record, 4, NodeIdTable, 3},
                                                 {"dispatchGrid", K::IndexArray, 4, 0, 4},
                                                 {"maxRecursion", K::U32, 4, 0, 5},
                                                 {"localRootArguments", K::U32, 4, 0, 6},
                                                 {"maxDispatchGrid", K::IndexArray, 4, 0, 7}};
constexpr RuntimeField IoNodeFields[] = {{"flagsAndKind", K::Hex, 0},
                                         {"attributes", K::RecordArray, 4, NodeIoAttribTable}};
constexpr RuntimeField NodeShaderFields[] = {{"launch", K::U32, 0},
                                             {"groupShared", K::U32, 4},
                                             {"attributes", K::RecordArray, 8, NodeFuncAttribTable},
                                             {"outputs", K::RecordArray, 12, IoNodeTable},
                                             {"inputs", K::RecordArray, 16, IoNodeTable}};
constexpr RuntimeField SignatureFields[] = {
    {"name", K::String, 0},          {"indices", K::IndexArray, 4}, {"semantic", K::U8, 8},
    {"component", K::U8, 9},         {"interpolation", K::U8, 10},  {"startRow", K::U8, 11},
    {"columnsAndStream", K::U8, 12}, {"usage", K::U8, 13}};
constexpr RuntimeField VsFields[] = {{"inputs", K::RecordArray, 0, SignatureTable},
                                     {"outputs", K::RecordArray, 4, SignatureTable},
                                     {"viewIdOutputs", K::RawBytes, 8}};
constexpr RuntimeField PsFields[] = {{"inputs", K::RecordArray, 0, SignatureTable},
                                     {"outputs", K::RecordArray, 4, SignatureTable}};
constexpr RuntimeField HsFields[] = {{"inputs", K::RecordArray, 0, SignatureTable},
                                     {"outputs", K::RecordArray, 4, SignatureTable},
                                     {"patch", K::RecordArray, 8, SignatureTable},
                                     {"viewIdOutputs", K::RawBytes, 12},
                                     {"viewIdPatch", K::RawBytes, 20},
                                     {"inputToOutput", K::RawBytes, 28},
                                     {"inputToPatch", K::RawBytes, 36},
                                     {"inputControlPoints", K::U8, 44},
                                     {"outputControlPoints", K::U8, 45},
                                     {"domain", K::U8, 46},
                                     {"primitive", K::U8, 47}};
constexpr RuntimeField DsFields[] = {{"inputs", K::RecordArray, 0, SignatureTable},
                                     {"outputs", K::RecordArray, 4, SignatureTable},
                                     {"patch", K::RecordArray, 8, SignatureTable},
                                     {"viewIdOutputs", K::RawBytes, 12},
                                     {"inputToOutput", K::RawBytes, 20},
                                     {"patchToOutput", K::RawBytes, 28},
                                     {"inputControlPoints", K::U8, 36},
                                     {"domain", K::U8, 37}};
constexpr RuntimeField GsFields[] = {{"inputs", K::RecordArray, 0, SignatureTable},
                                     {"outputs", K::RecordArray, 4, SignatureTable},
                                     {"viewIdOutputs", K::RawBytes, 8},
                                     {"inputToOutput", K::RawBytes, 16},
                                     {"inputPrimitive", K::U8, 24},
                                     {"topology", K::U8, 25},
                                     {"maxVertices", K::U8, 26},
                                     {"streams", K::U8, 27}};
constexpr RuntimeField CsFields[] = {{"threads", K::IndexArray, 0}, {"groupShared", K::U32, 4}};
constexpr RuntimeField MsFields[] = {{"outputs", K::RecordArray, 0, SignatureTable},
                                     {"primitives", K::RecordArray, 4, SignatureTable},
                                     {"viewIdOutputs", K::RawBytes, 8},
                                     {"viewIdPrimitives", K::RawBytes, 16},
                                     {"threads", K::IndexArray, 24},
                                     {"groupShared", K::U32, 28},
                                     {"groupSharedViewId", K::U32, 32},
                                     {"payload", K::U32, 36},
                                     {"maxVertices", K::U16, 40},
                                     {"maxPrimitives", K::U16, 42},
                                     {"topology", K::U8, 44}};
constexpr RuntimeField AsFields[] = {
    {"threads", K::IndexArray, 0}, {"groupShared", K::U32, 4}, {"payload", K::U32, 8}};

constexpr RuntimeLayout Layouts[] = {
    {ResourceTable, "resources", 0, ResourceFields},
    {FunctionTable, "functions", 16, FunctionFields},
    {SubobjectTable, "subobjects", 0, SubobjectFields},
    {NodeIdTable, "node ids", 0, NodeIdFields},
    {NodeIoAttribTable, "node input and output attributes", 0, NodeIoAttribFields},
    {NodeFuncAttribTable, "node function attributes", 0, NodeFuncAttribFields},
    {IoNodeTable, "node inputs and outputs", 0, IoNodeFields},
    {NodeShaderTable, "node shaders", 0, NodeShaderFields},
    {SignatureTable, "signature elements", 0, SignatureFields},
    {VsTable, "vertex shaders", 0, VsFields},
    {PsTable, "pixel shaders", 0, PsFields},
    {HsTable, "hull shaders", 0, HsFields},
    {DsTable, "domain shaders", 0, DsFields},
    {GsTable, "geometry shaders", 0, GsFields},
    {CsTable, "compute shaders", 0, CsFields},
    {MsTable, "mesh shaders", 0, MsFields},
    {AsTable, "amplification shaders", 0, AsFields},
};

} // namespace

const RuntimeLayout *runtimeLayout(uint32_t Type) {
  for (const RuntimeLayout &L : Layouts)
    if (L.Type == Type)
      return &L;
  return nullptr;
}

const RuntimeTable *RuntimeData::table(uint32_t Type) const {
  for (const RuntimeTable &T : Tables)
    if (T.Type == Type)
      return &T;
  return nullptr;
}

std::optional<std::string_view> RuntimeData::string(uint32_t Offset) const {
  if (Offset >= Strings.size())
    return {};
  auto First = Strings.begin() + ptrdiff_t(Offset);
  auto End = std::find(First, Strings.end(), uint8_t(0));
  if (End == Strings.end())
    return {};
  return std::string_view(reinterpret_cast<const char *>(&*First), size_t(End - First));
}

std::optional<std::vector<uint32_t>> RuntimeData::indices(uint32_t Offset) const {
  std::vector<uint32_t> Out;
  if (Offset == Null)
    return Out;
  uint64_t Words = Indices.size() / 4;
  if (Offset >= Words)
    return {};
  uint32_t Count = load32(Indices.data() + uint64_t(Offset) * 4);
  if (Count > Words - Offset - 1)
    return {};
  for (uint32_t I = 0; I < Count; ++I)
    Out.push_back(load32(Indices.data() + (uint64_t(Offset) + 1 + I) * 4));
  return Out;
}

std::optional<Bytes> RuntimeData::rawBytes(uint32_t Offset, uint32_t Size) const {
  if (Offset > Raw.size() || Size > Raw.size() - Offset)
    return {};
  return Raw.subspan(Offset, Size);
}

std::optional<uint32_t> RuntimeData::value(const RuntimeTable &T, uint32_t Row,
                                           const RuntimeField &F) const {
  uint32_t Width = F.Kind == K::U8 ? 1 : F.Kind == K::U16 ? 2 : F.Kind == K::RawBytes ? 8 : 4;
  if (Row >= T.Count || F.Offset + Width > T.Stride)
    return {};
  const uint8_t *P = T.Rows.data() + uint64_t(Row) * T.Stride + F.Offset;
  return Width == 1 ? *P : Width == 2 ? load16(P) : load32(P);
}

Result<RuntimeData> readRuntimeData(Bytes Data) {
  PartReader R(Data, "RDAT");
  RuntimeData D;
  D.Version = R.u32("the version");
  if (R.ok() && D.Version != 16)
    R.fail(ErrorCode::PartVersion, 0, "version " + std::to_string(D.Version), "16");
  uint32_t Count = R.u32("the part count");
  std::vector<uint32_t> Offsets = R.words(Count, "the offsets");
  for (uint32_t Offset : Offsets) {
    if (!R.seek(Offset, "a table"))
      break;
    uint32_t Type = R.u32("a table's type"), Size = R.u32("a table's size");
    Bytes Body = R.take(Size, "a table");
    if (!R.ok())
      break;
    if (Type == 1)
      D.Strings = Body;
    else if (Type == 2)
      D.Indices = Body;
    else if (Type == 5)
      D.Raw = Body;
    if (Type == 1 || Type == 2 || Type == 5)
      continue;
    RuntimeTable T;
    T.Type = Type;
    if (Body.size() < 8) {
      R.fail(ErrorCode::PartTooSmall, Offset + 8, "a table has " + std::to_string(Size) + " bytes",
             "at least 8");
      break;
    }
    T.Count = load32(Body.data());
    T.Stride = load32(Body.data() + 4);
    if (uint64_t(T.Count) * T.Stride > Body.size() - 8 || (T.Count && !T.Stride)) {
      R.fail(ErrorCode::PartField, Offset + 8,
             std::to_string(T.Count) + " records of " + std::to_string(T.Stride) + " bytes",
             "at most " + std::to_string(Body.size() - 8) + " bytes");
      break;
    }
    T.Rows = Body.subspan(8);
    D.Tables.push_back(T);
  }
  if (!R.ok())
    return R.error();
  return D;
}

} // namespace dxil
