// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes descriptions that run a container: data for each resource, and one launch of its stage.
#include "Description.h"
#include "LaunchReader.h"

#include <algorithm>

namespace dxil::execution {
namespace {

using Json = nlohmann::ordered_json;

constexpr uint32_t ExampleElements = 64, ExampleTexels = 8, MostArrayElements = 64,
                   MostComputedIndices = 32;

Json ramp(std::string_view Type, uint64_t Count, double Start = 0, double Step = 1) {
  return {{"type", Type}, {"generate", "ramp"}, {"count", Count}, {"start", Start}, {"step", Step}};
}

/// Returns width, height and similar properties of the texture kind.
Json textureOf(const DeclaredResource &R, uint64_t &Texels) {
  Json T;
  Texels = T["width"] = ExampleTexels;
  auto Add = [&](const char *Key, uint32_t Size) {
    T[Key] = Size;
    Texels *= Size;
  };
  const ResourceKindInfo &Kind = infoOf(R.Kind);
  if (!Kind.Texture || Kind.Dimensions > 1)
    Add("height", ExampleTexels);
  if (Kind.Cube)
    Add("layers", Kind.Arrayed ? 12 : 6);
  else if (Kind.Dimensions == 3)
    Add("depth", 4);
  else if (Kind.Arrayed)
    Add("layers", 2);
  if (Kind.Multisampled)
    Add("samples", 4);
  return T;
}

/// Returns small numbers of an element's types, for `Elements` elements in `Bytes`: ones, or a ramp
/// if all numbers have one type.
Json elementsOf(const LoadedProgram &P, const DeclaredResource &R, uint32_t Bytes,
                uint32_t Elements, bool Ramp) {
  const ResourceElement *E = P.element(R);
  std::vector<ElementScalar> Scalars;
  if (E)
    std::ranges::copy_if(E->Scalars, std::back_inserter(Scalars),
                         [&](const ElementScalar &S) { return S.Offset + S.Type->Size <= Bytes; });
  Json Parts = Json::array();
  uint32_t Position = 0;
  auto Pad = [&](uint32_t To) {
    if (To > Position)
      Parts.push_back({{"zero", To - Position}});
    Position = To;
  };
  for (size_t I = 0, End; I < Scalars.size(); I = End) {
    const ScalarType *Type = Scalars[I].Type;
    Pad(Scalars[I].Offset);
    for (End = I;
         End < Scalars.size() && Scalars[End].Type == Type && Scalars[End].Offset == Position;
         ++End)
      Position += Type->Size;
    Parts.push_back(
        {{"type", Type->Name}, {"generate", "constant"}, {"count", End - I}, {"value", 1}});
  }
  Pad(Bytes);
  if (Parts.size() == 1 && Parts[0].contains("type")) {
    const ScalarType *Type = Scalars[0].Type;
    const uint64_t Count = uint64_t(Bytes) / Type->Size * Elements;
    if (Ramp)
      return ramp(Type->Name, Count, 0, Type->isReal() ? 0.5 : 1);
    Parts[0]["count"] = Count;
    return Parts[0];
  }
  const Json One = Parts;
  for (uint32_t I = 1; I < Elements; ++I)
    Parts.insert(Parts.end(), One.begin(), One.end());
  return Parts;
}

Json resourceOf(const LoadedProgram &P, const DeclaredResource &R) {
  Json J = Json::object();
  const bool Writes = R.Class == ResourceClass::UAV;
  switch (R.Kind) {
  case ResourceKind::CBuffer: J["data"] = elementsOf(P, R, R.ConstantBytes, 1, false); return J;
  case ResourceKind::RTAccelerationStructure:
    J["instances"] = Json::array(
        {{{"geometries",
           Json::array(
               {{{"opaque", true},
                 {"triangles", Json::array({Json::array({-1, -1, 1, 1, -1, 1, 0, 1, 1})})}}})}}});
    return J;
  case ResourceKind::RawBuffer:
    if (Writes)
      J["size"] = ExampleElements * 4;
    else
      J["data"] = ramp("uint", ExampleElements);
    return J;
  case ResourceKind::StructuredBuffer: {
    const uint32_t Stride = std::max(4u, R.Stride);
    if (Writes)
      J["size"] = ExampleElements * Stride;
    else
      J["data"] =
          elementsOf(P, R, Stride,
                     P.element(R) && P.element(R)->Scalars.size() > 4 ? 4 : ExampleElements, true);
    return J;
  }
  default: break;
  }
  if (R.Class == ResourceClass::Sampler || R.Kind == ResourceKind::Sampler) {
    J["sampler"] = {{"filter", "linear"}, {"address", "wrap"}};
    return J;
  }
  const ScalarType *Scalar = scalarOf(P.format(R).Type);
  uint64_t Count = ExampleElements;
  if (R.Kind != ResourceKind::TypedBuffer && R.Kind != ResourceKind::TBuffer)
    J["texture"] = textureOf(R, Count);
  Count *= P.channels(R);
  if (infoOf(R.Kind).Feedback)
    return J;
  if (!Writes)
    J["data"] = ramp(Scalar->Name, Count, 0, Scalar->isReal() ? 1.0 / double(Count) : 1);
  else if (!J.contains("texture"))
    J["size"] = Count * Scalar->Size;
  return J;
}

Json resourcesOf(const LoadedProgram &P) {
  Json All = Json::object();
  for (const DeclaredResource &R : P.info().Resources) {
    std::string Name = R.Name;
    for (const listing::ReflectedResource &Each : P.Reflected.Resources)
      if (Name.empty() && Each.Class == uint32_t(R.Class) && Each.Id == R.Id)
        Name = Each.Name;
    if (Name.empty() || All.contains(Name) || All.contains(Name + "[0]"))
      Name = R.Count == 1 ? registerName(R.Class, R.Lower, R.Space) : "";
    if (R.Count == 1) {
      All[Name] = resourceOf(P, R);
      continue;
    }
    for (uint32_t I = 0; I < std::min(R.Count, MostArrayElements); ++I)
      All[Name.empty() ? registerName(R.Class, R.Lower + I, R.Space)
                       : Name + "[" + std::to_string(I) + "]"] = resourceOf(P, R);
  }
  return All;
}

/// Adds a resource for each heap index, or for the first indices if they are computed.
void addHeap(const LoadedProgram &P, Json &All) {
  const auto Parts = container::Container::parse(P.Container);
  if (!Parts)
    return;
  for (const bool Computed : {false, true})
    for (const HeapUse &Use : readHeapUses(*Parts)) {
      if (Computed == Use.Index.has_value())
        continue;
      DeclaredResource R;
      R.Class = Use.Class;
      R.Kind = Use.Kind;
      R.Id = ~0u; // not a declared resource
      R.Stride = Use.Stride;
      R.ConstantBytes = Use.ConstantBytes;
      R.Format = {Use.Type, Use.Channels};
      Json J = resourceOf(P, R);
      if (Use.Class != ResourceClass::Sampler)
        J["class"] = Use.Class == ResourceClass::SRV   ? "srv"
                     : Use.Class == ResourceClass::UAV ? "uav"
                                                       : "cbuffer";
      if (Use.Type != ComponentType::Invalid && J.contains("texture"))
        J["format"] = scalarOf(Use.Type)->isReal()                          ? "R32G32B32A32_FLOAT"
                      : scalarOf(Use.Type)->How == ScalarType::Kind::Signed ? "R32G32B32A32_SINT"
                                                                            : "R32G32B32A32_UINT";
      for (uint32_t I = Use.Index.value_or(0);
           I < (Computed ? MostComputedIndices : Use.Index.value_or(0) + 1); ++I) {
        const std::string Key = (Use.Sampler ? "samplerHeap[" : "heap[") + std::to_string(I) + "]";
        if (!All.contains(Key))
          All[Key] = J;
      }
    }
}

/// Returns `Count` values for each input of a signature.
Json inputsOf(const ElementList &List, uint32_t Count) {
  Json All = Json::object();
  for (const SignatureEntry &E : List.Elements)
    for (uint32_t Row = 0; Row < E.Rows; ++Row) {
      if (E.System == semantic::PrimitiveID || E.System == semantic::OutputControlPointID ||
          E.System == semantic::GSInstanceID || E.System == semantic::DomainLocation ||
          E.System == semantic::ViewID)
        continue;
      Json Values = Json::array();
      const ScalarType *Scalar = scalarOf(E.Type);
      for (uint32_t I = 0; I < Count; ++I) {
        Json Each = Json::array();
        for (uint32_t C = 0; C < E.Columns; ++C)
          if (E.System == semantic::InstanceID)
            Each.push_back(0);
          else if (!Scalar->isReal())
            Each.push_back(I);
          else // a triangle, with 1 in the fourth component
            Each.push_back(C == 3 ? 1.0 : C == 2 ? 0.0 : I % 3 == C + 1 ? 1.0 : 0.0);
        Values.push_back(E.Columns == 1 ? Each[0] : Each);
      }
      All[semanticName(E, Row)] = Values;
    }
  return All;
}

/// Returns ones for the constants of a patch.
Json patchConstantsOf(const ElementList &List) {
  Json All = Json::object();
  for (const SignatureEntry &E : List.Elements)
    for (uint32_t Row = 0; Row < E.Rows; ++Row)
      All[semanticName(E, Row)] =
          std::vector<Json>(E.Columns, scalarOf(E.Type)->isReal() ? Json(1.0) : Json(1));
  return All;
}

/// Returns a payload of zeros, a ray, and a hit in the middle of a triangle.
Json callOf(const ShaderInfo &Info) {
  Json S = {{"count", 1}};
  const auto F = std::ranges::find(Info.Functions, Info.Entry, &ShaderInfo::Function::Name);
  if (F != Info.Functions.end() && F->ParameterBytes[0])
    S["payload"] = {{"zero", F->ParameterBytes[0]}};
  if (F != Info.Functions.end() && F->ParameterBytes[1])
    S["attributes"] = {{"type", "float"},
                       {"generate", "constant"},
                       {"count", (F->ParameterBytes[1] + 3) / 4},
                       {"value", 0.25}};
  S["ray"] = {{"origin", {0, 0, 0}}, {"direction", {0, 0, 1}}, {"distance", 1}};
  return S;
}

Json stageOf(const ShaderInfo &Info) {
  Json S = Json::object();
  switch (Info.Kind) {
  case Stage::Vertex:
    S["count"] = 3;
    S["inputs"] = inputsOf(Info.Inputs, 3);
    break;
  case Stage::Hull:
    S["count"] = 1;
    S["inputs"] = inputsOf(Info.Inputs, std::max(1u, Info.InputControlPoints));
    break;
  case Stage::Domain:
    S["locations"] = Json::array({{0.0, 0.0, 1.0}, {1.0, 0.0, 0.0}, {0.25, 0.25, 0.5}});
    S["inputs"] = inputsOf(Info.Inputs, std::max(1u, Info.InputControlPoints));
    S["constants"] = patchConstantsOf(Info.PatchConstants);
    break;
  case Stage::Geometry: {
    uint32_t Vertices = 1;
    for (const InputPrimitiveInfo &Each : InputPrimitives)
      if (Each.Number == Info.GeometryInput)
        Vertices = std::max(1u, Each.Vertices);
    if (Info.GeometryInput >= InputPrimitive::FirstPatch)
      Vertices = uint32_t(Info.GeometryInput) - uint32_t(InputPrimitive::FirstPatch) + 1;
    S["count"] = 1;
    S["inputs"] = inputsOf(Info.Inputs, Vertices);
    break;
  }
  case Stage::Intersection:
  case Stage::Anyhit:
  case Stage::Closesthit:
  case Stage::Miss:
  case Stage::Callable: S = callOf(Info); break;
  default: S["groups"] = {1, 1, 1}; break;
  }
  return S;
}

/// Returns the table of all shaders of the library, or null without a ray generation shader.
/// `Entry` may choose the ray generation shader.
Json raysOf(const ShaderInfo &Info, const std::string &Entry) {
  Json Rays = {{"size", {4, 4, 1}}};
  Json Misses = Json::array(), HitGroups = Json::array(), Callables = Json::array(),
       Group = Json::object();
  for (const ShaderInfo::Function &F : Info.Functions)
    switch (F.Kind) {
    case Stage::Raygeneration:
      if (!Rays.contains("rayGeneration") || F.Name == Entry)
        Rays["rayGeneration"] = F.Name;
      break;
    case Stage::Miss: Misses.push_back(F.Name); break;
    case Stage::Callable: Callables.push_back(F.Name); break;
    case Stage::Closesthit: Group.emplace("closestHit", F.Name); break;
    case Stage::Anyhit: Group.emplace("anyHit", F.Name); break;
    case Stage::Intersection: Group.emplace("intersection", F.Name); break;
    default: break;
    }
  if (!Group.empty())
    HitGroups.push_back(Group);
  for (auto &[Key, Value] : {std::pair<const char *, Json &>{"misses", Misses},
                             {"hitGroups", HitGroups},
                             {"callables", Callables}})
    if (!Value.empty())
      Rays[Key] = Value;
  return Rays.contains("rayGeneration") ? Rays : Json();
}

/// Returns a record for the first node or for `Entry`, or null without a node.
Json graphOf(const ShaderInfo &Info, const std::string &Entry) {
  for (const ShaderInfo::Function &F : Info.Functions) {
    if (F.Kind != Stage::Node || (!Entry.empty() && F.Name != Entry))
      continue;
    Json Launch = {{"node", F.Node}, {"index", F.Index}, {"count", 1}};
    if (F.RecordBytes)
      Launch["records"] = {{"zero", F.RecordBytes}};
    return {{"launches", Json::array({Launch})}};
  }
  return {};
}

/// Describes a run of the first entry alone, for a library without ray generation shaders and
/// nodes.
Result<std::string> otherEntry(const LoadedProgram &P, const std::string &SchemaUrl) {
  for (const ShaderInfo::Function &F : P.info().Functions) {
    const auto Other = loadProgram(P.Path, P.Container, F.Name, {});
    if (!Other)
      return Other.error();
    return exampleDescription(*Other, SchemaUrl);
  }
  return failure("the library has no entry that can be launched: it has no shader of any stage");
}

} // namespace

Result<std::string> exampleDescription(const LoadedProgram &P, const std::string &SchemaUrl) {
  const ShaderInfo &Info = P.info();
  Json J;
  if (!SchemaUrl.empty())
    J["$schema"] = SchemaUrl;
  // Rays and graphs are launched by library, since they may need all of its shaders.
  const bool ByLibrary = Info.Kind == Stage::Raygeneration || Info.Kind == Stage::Node;
  if (P.Reflected.Stage == uint32_t(Stage::Library) && Info.Kind != Stage::Library && !ByLibrary)
    J["entry"] = Info.Entry;
  J["resources"] = resourcesOf(P);
  addHeap(P, J["resources"]);
  switch (Info.Kind) {
  case Stage::Compute: J["dispatch"] = {1, 1, 1}; break;
  case Stage::Pixel: J["draw"] = {{"width", 64}, {"height", 64}}; break;
  case Stage::Raygeneration: J["rays"] = raysOf(Info, Info.Entry); break;
  case Stage::Node: J["graph"] = graphOf(Info, Info.Entry); break;
  case Stage::Library:
    if (Json Graph = graphOf(Info, {}); !Graph.is_null())
      J["graph"] = std::move(Graph);
    else if (Json Rays = raysOf(Info, {}); !Rays.is_null())
      J["rays"] = std::move(Rays);
    else
      return otherEntry(P, SchemaUrl);
    break;
  default: J["stage"] = stageOf(Info); break;
  }
  return J.dump(2) + "\n";
}

} // namespace dxil::execution
