// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads stages that run alone, rays and work graphs.
#include "LaunchReader.h"
#include "ResourceReader.h"

#include <algorithm>

namespace dxil::execution {
namespace {

constexpr uint32_t MostInvocations = 1u << 24;

uint32_t verticesOfInput(InputPrimitive Kind) {
  for (const InputPrimitiveInfo &Each : InputPrimitives)
    if (Each.Number == Kind && Each.Vertices)
      return Each.Vertices;
  // The patch kinds are consecutive.
  return Kind >= InputPrimitive::FirstPatch && Kind <= InputPrimitive::LastPatch
             ? uint32_t(Kind) - uint32_t(InputPrimitive::FirstPatch) + 1
             : 1;
}

ShaderRecord readRecord(const JsonValue &V, DataSource &From) {
  ShaderRecord R;
  if (V.json().is_string()) {
    R.General = V.text();
    return R;
  }
  JsonObject O(V);
  R.General = O.text("shader");
  R.ClosestHit = O.text("closestHit");
  R.AnyHit = O.text("anyHit");
  R.Intersection = O.text("intersection");
  if (const auto Arguments = O.find("localArguments")) {
    Numbers N;
    readData(*Arguments, From, N);
    R.LocalArguments = std::move(N.Bytes);
  }
  O.finish();
  return R;
}

std::vector<ShaderRecord> readRecords(JsonObject &O, const std::string &Key, DataSource &From) {
  std::vector<ShaderRecord> Result;
  if (const auto V = O.find(Key))
    for (const JsonValue &Each : V->elements())
      Result.push_back(readRecord(Each, From));
  return Result;
}

} // namespace

std::array<uint32_t, 3> readGroups(const JsonValue &V) {
  if (!V.json().is_array() || V.json().size() != 3)
    return V.numbers<uint32_t, 3>(); // reports the error
  std::array<uint32_t, 3> Groups{};
  const std::vector<JsonValue> All = V.elements();
  for (size_t I = 0; I < Groups.size(); ++I)
    Groups[I] = All[I].whole(0, MostGroups);
  return Groups;
}

const LoadedProgram *programOf(const Description &D, Stage Kind) {
  const auto Match = std::ranges::find_if(
      D.Programs, [&](const LoadedProgram &P) { return P.info().Kind == Kind; });
  return Match == D.Programs.end() ? nullptr : &*Match;
}

std::string semanticName(const SignatureEntry &E, uint32_t Row) {
  const uint32_t Index = Row < E.Indices.size() ? E.Indices[Row] : Row;
  return Index || E.Rows > 1 ? E.Semantic + std::to_string(Index) : E.Semantic;
}

uint32_t countOf(const JsonValue &Inputs) {
  size_t Most = 0;
  if (Inputs.json().is_object())
    for (auto &[Key, Value] : Inputs.json().items())
      if (Value.is_array() && !Value.empty() && !Value[0].is_object())
        Most = std::max(Most, Value.size());
  return uint32_t(std::min<size_t>(Most, MostInvocations));
}

void readSlots(const JsonValue &V, DataSource &From, const ElementList &Elements, uint32_t Count,
               std::vector<uint32_t> &To) {
  if (uint64_t(Count) * Elements.Slots * 4 > From.BytesLeft)
    return V.error("more inputs than 4 GiB");
  To.assign(size_t(Count) * Elements.Slots, 0);
  std::vector<std::string> Names;
  JsonObject O(V);
  for (const SignatureEntry &E : Elements.Elements)
    for (uint32_t Row = 0; Row < E.Rows; ++Row) {
      const std::string Name = semanticName(E, Row),
                        Full = E.Semantic +
                               std::to_string(Row < E.Indices.size() ? E.Indices[Row] : Row);
      const auto Short = O.find(Name), Long = O.find(Full);
      const auto &Value = Short ? Short : Long;
      if (!Value)
        continue;
      const ScalarType *Scalar = scalarOf(E.Type);
      From.Default = Scalar;
      Numbers N;
      readData(*Value, From, N);
      const size_t Wanted = size_t(Count) * E.Columns, Available = N.Bytes.size() / Scalar->Size;
      // One value applies to all.
      if (Available != Wanted && Available != E.Columns) {
        Value->error("expected " + std::to_string(Wanted) + " numbers, " +
                     std::to_string(E.Columns) + " for each of " + std::to_string(Count) +
                     ", not " + std::to_string(Available));
        continue;
      }
      for (size_t I = 0; I < Wanted; ++I) {
        const size_t Offset = I % Available * Scalar->Size;
        uint32_t Slot = 0;
        for (unsigned Byte = 0; Byte < std::min(4u, Scalar->Size); ++Byte)
          Slot |= uint32_t(N.Bytes[Offset + Byte]) << 8 * Byte;
        To[I / E.Columns * Elements.Slots + E.Start + Row * E.Columns + I % E.Columns] = Slot;
      }
    }
  O.finish();
}

namespace {

/// Reads a ray tracing shader that runs alone: the inputs from a ray, and the hit.
void readCall(const JsonValue &Where, JsonObject &O, DataSource &From, const ShaderInfo &Info,
              StageRun &To) {
  RayCall &Call = To.Call;
  if (const auto Attributes = O.find("attributes")) {
    Numbers N;
    From.Default = nullptr;
    readData(*Attributes, From, N);
    Call.Attributes = std::move(N.Bytes);
  }
  if (const auto Instance = O.find("instance"))
    readInstance(*Instance, Call.Instance);
  if (const auto Ray = O.find("ray")) {
    JsonObject R(*Ray);
    if (const auto Origin = R.find("origin"))
      Call.Origin = Origin->numbers<float, 3>();
    if (const auto Direction = R.find("direction"))
      Call.Direction = Direction->numbers<float, 3>();
    Call.Least = float(R.number("min", Call.Least));
    Call.Most = float(R.number("max", Call.Most));
    Call.Distance = float(R.number("distance", Call.Distance));
    Call.Flags = R.whole("flags", 0);
    Call.HitKind = R.whole("hitKind", Call.HitKind, 0, 255);
    Call.Primitive = R.whole("primitive", 0);
    Call.Geometry = R.whole("geometry", 0);
    R.finish();
  }
  const auto F = std::ranges::find(Info.Functions, Info.Entry, &ShaderInfo::Function::Name);
  const size_t Bytes = F == Info.Functions.end() ? 0 : F->ParameterBytes[0];
  if (To.Count * uint64_t(Bytes) > From.BytesLeft)
    return Where.error("more payloads than 4 GiB");
  Call.Parameters = To.Payload;
  // One payload applies to all.
  for (uint32_t I = 1; I < To.Count && To.Payload.size() == Bytes; ++I)
    Call.Parameters.insert(Call.Parameters.end(), To.Payload.begin(), To.Payload.end());
  Call.Parameters.resize(To.Count * Bytes);
}

} // namespace

void readStage(const JsonValue &V, DataSource &From, Description &To) {
  JsonObject O(V);
  const ShaderInfo &Info = To.Programs[0].info();
  StageRun &S = To.Stage;
  const auto Inputs = O.find("inputs"), Locations = O.find("locations");
  const uint32_t PerCount =
      Info.Kind == Stage::Hull || Info.Kind == Stage::Domain ? std::max(1u, Info.InputControlPoints)
      : Info.Kind == Stage::Geometry
          ? S.VerticesPerPrimitive =
                O.whole("verticesPerPrimitive", verticesOfInput(Info.GeometryInput), 1, 32)
          : 1;
  S.Count =
      O.whole("count", Inputs ? std::max(1u, countOf(*Inputs) / PerCount) : 1, 1, MostInvocations);
  if (Inputs)
    readSlots(*Inputs, From, Info.Inputs,
              Info.Kind == Stage::Domain ? PerCount : S.Count * PerCount, S.Inputs);
  S.Inputs.resize(size_t(Info.Kind == Stage::Domain ? 1 : S.Count) * PerCount * Info.Inputs.Slots);
  if (const auto Constants = O.find("constants"))
    readSlots(*Constants, From, Info.PatchConstants, 1, S.Constants);
  S.Constants.resize(Info.Kind == Stage::Domain ? Info.PatchConstants.Slots : 0);
  if (Locations)
    for (const JsonValue &Each : Locations->elements()) {
      const auto Numbers = Each.elements();
      auto &L = S.Locations.emplace_back();
      if (Numbers.size() != 2 && Numbers.size() != 3)
        Each.error("expected two or three numbers");
      for (size_t I = 0; I < std::min<size_t>(3, Numbers.size()); ++I)
        L[I] = float(Numbers[I].number());
    }
  if (const auto Groups = O.find("groups"))
    S.Groups = readGroups(*Groups);
  if (const auto Payload = O.find("payload")) {
    Numbers N;
    From.Default = nullptr;
    readData(*Payload, From, N);
    S.Payload = std::move(N.Bytes);
  }
  if (isRayShader(Info.Kind))
    readCall(V, O, From, Info, S);
  if (const auto Expect = O.find("expect")) {
    if (Expect->json().is_object() && Expect->json().empty())
      Expect->error(NothingExpected);
    for (auto &[Name, Value] : JsonObject(*Expect).all()) {
      From.Default = nullptr;
      for (const ElementList *List : {&Info.Outputs, &Info.PatchConstants})
        for (const SignatureEntry &E : List->Elements)
          for (uint32_t Row = 0; Row < E.Rows; ++Row)
            if (semanticName(E, Row) == Name)
              From.Default = scalarOf(E.Type);
      readExpectations(Value, From, /*IsPicture=*/false,
                       To.OutputExpects.emplace_back(Name, Expectations()).second);
    }
  }
  O.finish();
}

void readRays(const JsonValue &V, DataSource &From, RayDispatch &To) {
  JsonObject O(V);
  if (const auto Size = O.find("size"))
    To.Size = Size->numbers<uint32_t, 3>();
  if (const auto Record = O.find("rayGeneration"))
    To.RayGeneration = readRecord(*Record, From);
  else
    V.error("no \"rayGeneration\" (expected the name of a shader)");
  To.Misses = readRecords(O, "misses", From);
  To.HitGroups = readRecords(O, "hitGroups", From);
  To.Callables = readRecords(O, "callables", From);
  To.MaxRecursion = O.whole("maxRecursion", 31, 0, 31);
  O.finish();
}

void readGraph(const JsonValue &V, DataSource &From, GraphDispatch &To) {
  JsonObject O(V);
  if (const auto Launches = O.find("launches"))
    for (const JsonValue &Each : Launches->elements()) {
      JsonObject L(Each);
      GraphLaunch &G = To.Launches.emplace_back();
      G.Node = L.text("node");
      G.Index = L.whole("index", 0);
      G.Count = L.whole("count", 1, 1, MostInvocations);
      if (const auto Records = L.find("records")) {
        Numbers N;
        From.Default = nullptr;
        readData(*Records, From, N);
        G.Records = std::move(N.Bytes);
        if (G.Records.size() % G.Count)
          Records->error(std::to_string(G.Records.size()) + " bytes are no " +
                         std::to_string(G.Count) + " records of one size");
      }
      L.finish();
    }
  else
    V.error("no \"launches\" (expected [{\"node\": NAME}])");
  To.MaxLaunches = O.whole("maxLaunches", 1u << 15, 1, 1u << 30);
  O.finish();
}

} // namespace dxil::execution
