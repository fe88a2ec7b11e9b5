// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/listing/Reflection.h>

#include "Headers.h"
#include "PartsJson.h"

#include <dxil/container/parts/RuntimeData.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/generated/SemanticWords.h>

namespace dxil::listing {

using namespace container;

using namespace detail;

static Json entries(const Reflection &R) {
  Json Out = Json::array();
  for (const ReflectedEntry &E : R.Entries) {
    Json X = {{"name", E.Name}, {"stage", std::string(stageName(E.Stage))}};
    if (!E.Threads.empty())
      X["threads"] = E.Threads;
    if (!E.WaveSize.empty())
      X["waveSize"] = E.WaveSize;
    Out.push_back(std::move(X));
  }
  return Out;
}

// Recurses as deeply as types nest.
static Json members(const std::vector<ReflectedMember> &Members) {
  Json Out = Json::array();
  for (const ReflectedMember &M : Members) {
    Json X = {{"name", M.Name}, {"type", M.Type}};
    if (!M.HlslType.empty())
      X["hlslType"] = M.HlslType;
    X["offset"] = M.Offset;
    if (M.Component)
      X["componentType"] = enumCase("ComponentType", M.Component);
    if (M.Matrix.size() == 3)
      X["matrix"] = {{"rows", M.Matrix[0]},
                     {"columns", M.Matrix[1]},
                     {"order", M.Matrix[2] == 1   ? "rows"
                               : M.Matrix[2] == 2 ? "columns"
                                                  : "none"}};
    if (M.Used)
      X["used"] = true;
    if (M.BitWidth)
      X["bits"] = {{"first", M.FirstBit}, {"width", M.BitWidth}};
    if (!M.Members.empty())
      X["members"] = members(M.Members);
    Out.push_back(std::move(X));
  }
  return Out;
}

static Json resources(const Reflection &R) {
  Json Out = Json::array();
  for (const ReflectedResource &X : R.Resources) {
    Json J = {{"name", X.Name},
              {"class", resourceClassName(X.Class)},
              {"kind", enumCase(X.Class == 3 ? "SamplerKind" : "ResourceKind", X.Kind)},
              {"id", X.Id},
              {"space", X.Space},
              {"register", X.Register},
              {"count", X.Count == ~0u ? Json() : Json(X.Count)}};
    if (!X.Type.empty())
      J["type"] = X.Type;
    if (!X.HlslType.empty())
      J["hlslType"] = X.HlslType;
    if (X.Class == 2)
      J["bytes"] = X.Bytes;
    if (!X.Members.empty())
      J["members"] = members(X.Members);
    Out.push_back(std::move(J));
  }
  return Out;
}

Json detail::signatureJson(const SignaturePart &S) {
  Json Out = Json::array();
  for (const SignaturePartElement &E : S.Elements) {
    std::string Mask;
    for (unsigned I = 0; I < 4; ++I)
      if (E.Mask >> I & 1)
        Mask += "xyzw"[I];
    Out.push_back({{"semantic", std::string(E.SemanticName)},
                   {"index", E.Index},
                   {"register", E.Register == ~0u ? Json() : Json(E.Register)},
                   {"mask", Mask},
                   {"systemValue", std::string(partSystemValueWord(E.SystemValue))},
                   {"type", std::string(componentTypeName(E.Component, E.MinPrecision))},
                   {"stream", E.Stream}});
  }
  return Out;
}

// Returns the target of a reference: text, numbers, or record indices. Null if it is invalid.
static Json fieldJson(const RuntimeData &D, const RuntimeTable &T, uint32_t Row,
                      const RuntimeField &F, uint64_t &Used, uint64_t Budget) {
  using Kind = RuntimeFieldKind;
  auto V = D.value(T, Row, F);
  if (!V)
    return {};
  switch (F.Kind) {
  case Kind::String: {
    auto S = D.string(*V);
    return S ? Json(std::string(*S)) : Json();
  }
  case Kind::Record: return *V == RuntimeData::Null ? Json() : Json(*V);
  case Kind::RawBytes: {
    auto Size = D.value(T, Row, {"", Kind::U32, F.Offset + 4});
    auto B = D.rawBytes(*V, *Size);
    return B ? Json(std::vector<uint8_t>(B->begin(), B->end())) : Json();
  }
  case Kind::StringArray:
  case Kind::IndexArray:
  case Kind::RecordArray: {
    auto List = D.indices(*V);
    if (!List || F.Kind != Kind::StringArray)
      return List ? Json(*List) : Json();
    Json Out = Json::array();
    for (uint32_t I : *List) {
      if (Used > Budget) // the caller stops too
        return {};
      auto S = D.string(I);
      Used += S ? S->size() : 0;
      Out.push_back(S ? Json(std::string(*S)) : Json());
    }
    return Out;
  }
  default: return *V;
  }
}

// Records may share lists and texts, so the total output has a limit.
Result<Json> detail::runtimeDataJson(Bytes Data) {
  auto D = readRuntimeData(Data);
  if (!D)
    return D.error();
  uint64_t Budget = (uint64_t(1) << 18) + Data.size() * 64, Used = 0;
  Json Out = Json::object();
  for (const RuntimeTable &T : D->tables()) {
    const RuntimeLayout *L = runtimeLayout(T.Type);
    if (!L)
      continue;
    Json Rows = Json::array();
    for (uint32_t Row = 0; Row < T.Count; ++Row) {
      auto Kind = D->value(T, Row, {"", RuntimeFieldKind::U32, L->KindOffset});
      Json Record = Json::object();
      for (const RuntimeField &F : L->Fields) {
        if (F.OnlyKind != ~0u && (!Kind || F.OnlyKind != *Kind))
          continue;
        Json V = fieldJson(*D, T, Row, F, Used, Budget);
        Used += V.is_string() ? V.get_ref<const std::string &>().size() : V.size() + 4;
        Record[std::string(F.Name)] = std::move(V);
      }
      if (Used > Budget) {
        Error E;
        E.Code = ErrorCode::LimitExceeded;
        E.Part = "RDAT";
        E.Message = "the records' lists and texts are too long together";
        return E;
      }
      Rows.push_back(std::move(Record));
    }
    Out[std::string(L->Name)] = std::move(Rows);
  }
  return Out;
}

Json detail::featuresJson(uint64_t Bits) {
  Json Out = Json::array();
  for (uint32_t Bit = 0; Bit < 64; ++Bit)
    if (Bits >> Bit & 1) {
      std::string Name(featureName(Bit));
      Out.push_back(Name.empty() ? "bit " + std::to_string(Bit) : Name);
    }
  return Out;
}

Result<std::string> reflectionJson(const Container &C) {
  auto R = reflect(C);
  if (!R)
    return R.error();
  Json Out = {
      {"schema_version", 1},
      {"stage", std::string(stageName(R->Stage))},
      {"shaderModel", std::to_string(R->ShaderMajor) + "." + std::to_string(R->ShaderMinor)},
      {"dxilVersion", std::to_string(R->DxilMajor) + "." + std::to_string(R->DxilMinor)},
      {"features", featuresJson(R->Features)},
      {"entries", entries(*R)},
      {"resources", resources(*R)},
      {"inputs", signatureJson(R->Inputs)},
      {"outputs", signatureJson(R->Outputs)},
      {"patchConstants", signatureJson(R->PatchConstants)},
      {"counters", R->Counters},
      {"operations", R->Operations}};
  if (const Part *P = C.find(part::RDAT)) {
    auto D = runtimeDataJson(P->Data);
    if (!D)
      return D.error();
    Out["runtimeData"] = std::move(*D);
  }
  // Names in the input may be invalid UTF-8, which is replaced.
  return Out.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace dxil::listing
