// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/listing/Dump.h>

#include "Headers.h"
#include "PartsJson.h"

#include <dxil/container/Digest.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/container/parts/SourceInfo.h>
#include <dxil/generated/PartWords.h>

namespace dxil::listing {

using namespace container;

using namespace detail;

namespace {

std::string text(std::string_view S) {
  return std::string(S);
}
Json unbounded(uint32_t V) {
  return V == ~0u ? Json() : Json(V);
}

Json errorJson(const Error &E) {
  return {{"code", errorCodeName(E.Code)}, {"byte", E.byteOffset()}, {"message", E.str()}};
}

std::string hex(Bytes Data) {
  static const char Digits[] = "0123456789abcdef";
  std::string Out;
  Out.reserve(Data.size() * 2);
  for (uint8_t B : Data) {
    Out += Digits[B >> 4];
    Out += Digits[B & 15];
  }
  return Out;
}

// Checks the size of names before the output is made: elements may share a name.
template <typename List> Result<void> namesFit(const List &Elements, const Part &P) {
  uint64_t Names = 0;
  for (const auto &E : Elements)
    Names += E.SemanticName.size();
  if (Names <= (uint64_t(1) << 18) + P.Data.size() * 64)
    return {};
  Error E;
  E.Code = ErrorCode::LimitExceeded;
  E.Part = P.Name.str();
  E.Message = "the elements' names are too long together";
  return E;
}

// ---- PSV0 ---------------------------------------------------------------------------------------

Json elementsJson(const std::vector<PipelineElement> &List) {
  Json Out = Json::array();
  for (const PipelineElement &E : List)
    Out.push_back({{"semantic", text(E.SemanticName)},
                   {"indices", E.SemanticIndices},
                   {"rows", E.Rows},
                   {"startRow", E.Allocated ? Json(E.StartRow) : Json()},
                   {"columns", E.Columns},
                   {"startColumn", E.StartColumn},
                   {"kind", semanticName(E.Semantic)},
                   {"componentType", E.Component},
                   {"interpolation", interpolationName(E.Interpolation)},
                   {"dynamicIndexMask", E.DynamicIndexMask},
                   {"stream", E.Stream}});
  return Out;
}

Json tableJson(const DependencyTable &T) {
  return {{"inputVectors", T.InputVectors}, {"outputVectors", T.OutputVectors}, {"words", T.Words}};
}

Json stateFields(const PipelineState &P) {
  return {{"stage", text(stageName(uint32_t(P.Stage)))},
          {"outputPositionPresent", P.OutputPositionPresent},
          {"inputControlPoints", P.InputControlPoints},
          {"outputControlPoints", P.OutputControlPoints},
          {"tessellatorDomain", uint32_t(P.TessellatorDomain)},
          {"tessellatorOutputPrimitive", uint32_t(P.TessellatorOutputPrimitive)},
          {"inputPrimitive", uint32_t(P.InputPrimitive)},
          {"outputTopology", uint32_t(P.OutputTopology)},
          {"outputStreamMask", P.OutputStreamMask},
          {"depthOutput", P.DepthOutput},
          {"sampleFrequency", P.SampleFrequency},
          {"groupSharedBytes", P.GroupSharedBytes},
          {"groupSharedBytesViewId", P.GroupSharedBytesViewId},
          {"payloadBytes", P.PayloadBytes},
          {"maxOutputVertices", P.MaxOutputVertices},
          {"maxOutputPrimitives", P.MaxOutputPrimitives},
          {"minWaveLanes", P.MinWaveLanes},
          {"maxWaveLanes", P.MaxWaveLanes},
          {"usesViewId", P.UsesViewId},
          {"maxVertexCount", P.MaxVertexCount},
          {"patchOrPrimVectors", P.PatchOrPrimVectors},
          {"meshOutputTopology", uint32_t(P.MeshOutputTopology)},
          {"inputVectors", P.InputVectors},
          {"outputVectors", P.OutputVectors},
          {"numThreads", {P.NumThreads[0], P.NumThreads[1], P.NumThreads[2]}},
          {"entry", text(P.EntryName)},
          {"numBytesGroupShared", P.NumBytesGroupShared}};
}

Result<Json> pipelineJson(const Part &From, uint32_t Stage) {
  auto P = readPipelineState(From.Data, Stage);
  if (!P)
    return P.error();
  for (const auto *List : {&P->Inputs, &P->Outputs, &P->PatchOrPrims})
    if (auto Fits = namesFit(*List, From); !Fits)
      return Fits.error();
  Json Out = {{"version", P->Version}, {"info", stateFields(*P)}, {"resources", Json::array()}};
  for (const PipelineResource &R : P->Resources) {
    Json J = {{"type", R.Type},
              {"space", R.Space},
              {"lowerBound", R.LowerBound},
              {"upperBound", unbounded(R.UpperBound)}};
    if (R.Kind)
      J["kind"] = enumCase("ResourceKind", *R.Kind);
    if (R.Flags)
      J["flags"] = *R.Flags;
    Out["resources"].push_back(std::move(J));
  }
  Out["inputs"] = elementsJson(P->Inputs);
  Out["outputs"] = elementsJson(P->Outputs);
  Out["patchOrPrims"] = elementsJson(P->PatchOrPrims);
  Out["viewIdOutputs"] = P->ViewIdOutputs;
  Out["viewIdPatchOrPrim"] = P->ViewIdPatchOrPrim;
  Out["inputToOutput"] = Json::array();
  for (const DependencyTable &T : P->InputToOutput)
    Out["inputToOutput"].push_back(tableJson(T));
  Out["inputToPatch"] = tableJson(P->InputToPatch);
  Out["patchToOutput"] = tableJson(P->PatchToOutput);
  return Out;
}

// ---- RTS0 ---------------------------------------------------------------------------------------

Json parameterJson(const RootParameter &P) {
  Json J = {{"type", rootParameterName(P.Type)}, {"visibility", P.Visibility}};
  if (P.Type) {
    J["register"] = P.Register;
    J["space"] = P.Space;
    J[P.Type == 1 ? "num32BitValues" : "flags"] = P.Type == 1 ? P.Num32BitValues : P.Flags;
    return J;
  }
  J["ranges"] = Json::array();
  for (const DescriptorRange &R : P.Ranges)
    J["ranges"].push_back(
        {{"type", findNumber(DescriptorRangeTypes, R.Type) ? Json(descriptorRangeName(R.Type))
                                                           : Json(R.Type)},
         {"count", unbounded(R.Count)},
         {"baseRegister", R.BaseRegister},
         {"space", R.Space},
         {"flags", R.Flags},
         {"offset", R.Offset == ~0u ? Json("append") : Json(R.Offset)}});
  return J;
}

Result<Json> rootSignatureJson(Bytes Data) {
  auto S = readRootSignature(Data);
  if (!S)
    return S.error();
  Json Out = {{"version", "1." + std::to_string(S->Version - 1)},
              {"flags", S->Flags},
              {"parameters", Json::array()},
              {"staticSamplers", Json::array()}};
  for (const RootParameter &P : S->Parameters)
    Out["parameters"].push_back(parameterJson(P));
  for (const StaticSampler &T : S->Samplers)
    Out["staticSamplers"].push_back({{"filter", T.Filter},
                                     {"address", {T.AddressU, T.AddressV, T.AddressW}},
                                     {"mipLodBias", T.MipLodBias},
                                     {"maxAnisotropy", T.MaxAnisotropy},
                                     {"comparison", T.Comparison},
                                     {"borderColor", T.BorderColor},
                                     {"minLod", T.MinLod},
                                     {"maxLod", T.MaxLod},
                                     {"register", T.Register},
                                     {"space", T.Space},
                                     {"visibility", T.Visibility},
                                     {"flags", T.Flags}});
  return Out;
}

// ---- Programs -----------------------------------------------------------------------------------

Result<Json> programJson(const Part &P) {
  auto H = readProgramHeader(P.Data, P.Name.str());
  if (!H)
    return H.error();
  auto M = readProgram(P.Data, P.Name.str());
  if (!M)
    return M.error();
  Json Functions = Json::array(), Named = Json::array();
  for (const ir::Function &F : M->Functions)
    Functions.push_back({{"name", text(M->name(F.Self))},
                         {"blocks", F.Blocks.Count},
                         {"instructions", F.Instructions.Count}});
  for (const ir::NamedMetadata &N : M->NamedMetadata)
    Named.push_back({{"name", text(N.Name)}, {"nodes", N.Nodes.Count}});
  return Json{
      {"stage", text(stageName(H->ShaderKind))},
      {"shaderModel", std::to_string(H->ShaderMajor) + "." + std::to_string(H->ShaderMinor)},
      {"dxilVersion", std::to_string(H->DxilMajor) + "." + std::to_string(H->DxilMinor)},
      {"bitcodeBytes", H->BitcodeSize},
      {"triple", text(M->Triple)},
      {"types", M->Types.size()},
      {"constants", M->Constants.size()},
      {"globals", M->Globals.size()},
      {"metadata", M->Metadata.size()},
      {"functions", std::move(Functions)},
      {"namedMetadata", std::move(Named)}};
}

// ---- Small parts --------------------------------------------------------------------------------

Json storedJson(const StoredBytes &S) {
  return {{"compression", S.Compression ? "zlib" : "none"},
          {"bytes", S.Size},
          {"stored", hex(S.Stored)}};
}

Result<Json> sourceJson(Bytes Data) {
  auto S = readSourceInfo(Data);
  if (!S)
    return S.error();
  Json Out = {{"sources", Json::array()}, {"arguments", Json::array()}};
  for (const SourceName &N : S->Names)
    Out["sources"].push_back({{"name", text(N.Name)}, {"bytes", N.ContentBytes}});
  for (const SourceArgument &A : S->Arguments)
    Out["arguments"].push_back({{"name", text(A.Name)}, {"value", text(A.Value)}});
  Out["contents"] = storedJson(S->Contents);
  return Out;
}

Result<Json> blobJson(Bytes Data) {
  auto B = readDebugBlob(Data);
  if (!B)
    return B.error();
  return Json{{"version", B->Version}, {"contents", storedJson(B->Blob)}};
}

Result<Json> hashJson(Bytes Data) {
  auto H = readShaderHash(Data);
  if (!H)
    return H.error();
  return Json{{"includesSource", H->IncludesSource}, {"hash", digestText(H->Hash)}};
}

Result<Json> versionJson(Bytes Data) {
  auto V = readCompilerVersion(Data);
  if (!V)
    return V.error();
  return Json{{"major", V->Major},
              {"minor", V->Minor},
              {"flags", V->Flags},
              {"commitCount", V->CommitCount},
              {"commit", text(V->CommitSha)},
              {"custom", text(V->Custom)}};
}

Result<Json> debugNameJson(Bytes Data) {
  auto N = readDebugName(Data);
  if (!N)
    return N.error();
  return Json{{"flags", N->Flags}, {"name", text(N->Name)}};
}

Result<Json> featureJson(Bytes Data) {
  auto F = readFeatureFlags(Data);
  if (!F)
    return F.error();
  return Json{{"bits", *F}, {"features", featuresJson(*F)}};
}

Result<Json> signaturePartJson(const Part &P) {
  auto S = readSignature(P.Data, P.Name);
  if (!S)
    return S.error();
  if (auto Fits = namesFit(S->Elements, P); !Fits)
    return Fits.error();
  return Json{{"elements", signatureJson(*S)}};
}

Result<Json> partJson(const Part &P, uint32_t Stage) {
  using namespace part;
  if (P.Name == DXIL || P.Name == ILDB || P.Name == STAT)
    return programJson(P);
  if (P.Name == ISG1 || P.Name == OSG1 || P.Name == PSG1 || P.Name == ISGN || P.Name == OSGN ||
      P.Name == PCSG || P.Name == OSG5)
    return signaturePartJson(P);
  if (P.Name == PSV0)
    return pipelineJson(P, Stage);
  if (P.Name == RTS0)
    return rootSignatureJson(P.Data);
  if (P.Name == RDAT)
    return runtimeDataJson(P.Data);
  if (P.Name == SFI0)
    return featureJson(P.Data);
  if (P.Name == HASH)
    return hashJson(P.Data);
  if (P.Name == VERS)
    return versionJson(P.Data);
  if (P.Name == ILDN)
    return debugNameJson(P.Data);
  if (P.Name == SRCI)
    return sourceJson(P.Data);
  if (P.Name == PDBI)
    return blobJson(P.Data);
  return Json{{"bytes", hex(P.Data)}};
}

} // namespace

Result<std::string> dumpContainer(const Container &C, DumpFormat Format) {
  static const char *const States[] = {"unsigned", "bypass", "preview", "matching", "mismatching"};
  uint32_t Stage = ~0u;
  if (const Part *P = C.find(part::DXIL))
    if (auto H = readProgramHeader(P->Data))
      Stage = H->ShaderKind;
  Json Parts = Json::array();
  for (const Part &P : C.parts()) {
    Json J = {{"name", P.Name.str()}, {"offset", P.DataOffset}, {"size", P.Data.size()}};
    auto Value = partJson(P, Stage);
    if (!Value && Value.error().Code == ErrorCode::LimitExceeded)
      return Value.error();
    if (Value)
      J["data"] = std::move(*Value);
    else
      J["error"] = errorJson(Value.error());
    Parts.push_back(std::move(J));
  }
  Json Out = {
      {"schema_version", 1},
      {"version", std::to_string(C.versionMajor()) + "." + std::to_string(C.versionMinor())},
      {"size", C.bytes().size()},
      {"digest", digestText(C.digest())},
      {"digestState", States[unsigned(C.digestState())]},
      {"parts", std::move(Parts)}};
  if (Format == DumpFormat::Yaml)
    return "---\n" + yamlText(Out);
  return Out.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace dxil::listing
