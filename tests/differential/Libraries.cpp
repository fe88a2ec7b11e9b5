// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs entry points of libraries: ray tracing shaders and nodes.
#include "Stages.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace dxil::differential {
namespace {

using namespace execution;

/// Shaders compute indices of table records from small numbers, so every index up to this size is
/// valid.
constexpr uint32_t TableSize = 32, LocalBytes = 64;
constexpr std::array<uint32_t, 3> RaysSize = {4, 2, 1}, CallsSize = {4, 1, 1};
constexpr uint32_t RecordsOfNode = 3;
constexpr uint64_t MostLaunches = 256;

class LibraryRun {
public:
  LibraryRun(const Runnable &What, Content Words, const RunOptions &Options, FaultLog *Log,
             Outcome &To)
      : What(What), Info(What.Program.info()), Words(Words), Options(Options), Log(Log), To(To) {}

  void run() {
    const auto F = std::ranges::find(Info.Functions, What.Entry, &ShaderInfo::Function::Name);
    if (F == Info.Functions.end())
      To.Error = "the library has no entry " + What.Entry;
    else if (F->Kind == Stage::Node)
      runNode(*F);
    else if (F->Kind == Stage::Raygeneration)
      To.Error = What.Program.dispatchRays(tables(RaysSize), bound(), Options, Log).message();
    else
      callShader(*F);
  }

private:
  Resources bound() { return {&To.Buffers}; }

  uint32_t seedOf(const std::string &Name) const { return hashOf(What.Entry + " " + Name); }

  /// Returns the shaders of a stage in the order of their names, which does not depend on the
  /// compiler.
  std::vector<std::string> shadersOf(Stage Kind) const {
    std::vector<std::string> Names;
    for (const ShaderInfo::Function &F : Info.Functions)
      if (F.Kind == Kind)
        Names.push_back(F.Name);
    std::ranges::sort(Names);
    return Names;
  }

  /// Fills the tables by repeating all shaders of the library.
  RayDispatch tables(std::array<uint32_t, 3> Size) const {
    RayDispatch Work;
    Work.Size = Size;
    Work.MaxRecursion = 4;
    auto Record = [&](uint32_t I) {
      ShaderRecord R;
      fillNumbers(R.LocalArguments, LocalBytes, ElementLayout(), Words, I);
      return R;
    };
    auto Name = [](const std::vector<std::string> &From, uint32_t I) {
      return From.empty() ? std::string() : From[I % From.size()];
    };
    const std::vector<std::string> Misses = shadersOf(Stage::Miss),
                                   Hits = shadersOf(Stage::Closesthit),
                                   Any = shadersOf(Stage::Anyhit),
                                   Intersections = shadersOf(Stage::Intersection),
                                   Callables = shadersOf(Stage::Callable);
    Work.RayGeneration = Record(TableSize);
    Work.RayGeneration.General = What.Entry;
    for (uint32_t I = 0; I < TableSize; ++I) {
      ShaderRecord Miss = Record(I), Group = Record(I), Callable = Record(I);
      Miss.General = Name(Misses, I);
      Callable.General = Name(Callables, I);
      Group.ClosestHit = Name(Hits, I);
      Group.AnyHit = Name(Any, I);
      Group.Intersection = Name(Intersections, I);
      Work.Misses.push_back(Miss);
      Work.HitGroups.push_back(Group);
      Work.Callables.push_back(Callable);
    }
    return Work;
  }

  float number(const std::string &Name, Content Kind) const {
    return std::bit_cast<float>(uint32_t(numberBits(Number::Float, seedOf(Name), Kind)));
  }

  /// Calls a shader with a payload, a hit and a ray that was not traced.
  void callShader(const ShaderInfo::Function &F) {
    const ElementLayout Payload = layoutOfParameter(What.Types, F.Name, 0),
                        Attributes = layoutOfParameter(What.Types, F.Name, 1);
    const size_t Threads = CallsSize[0];
    RayCall Call;
    for (size_t Thread = 0; Thread < Threads; ++Thread) {
      std::vector<uint8_t> Own;
      fillNumbers(Own, F.ParameterBytes[0], Payload, Words, seedOf(std::to_string(Thread)));
      Own.resize(F.ParameterBytes[0]);
      Call.Parameters.insert(Call.Parameters.end(), Own.begin(), Own.end());
    }
    fillNumbers(Call.Attributes, F.ParameterBytes[1], Attributes, Content::Units,
                seedOf("attributes"));
    for (size_t I = 0; I < 3; ++I) {
      Call.Origin[I] = number("origin " + std::to_string(I), Words);
      Call.Direction[I] = number("direction " + std::to_string(I), Content::Floats);
    }
    Call.Distance = 2 + number("distance", Content::Units);
    Call.HitKind = seedOf("kind") & 1 ? 254 : 255;
    Call.Primitive = seedOf("primitive") & 3;
    Call.Geometry = seedOf("geometry") & 1;
    Call.Instance.Id = 5;
    Call.Instance.ToWorld = {0, -2, 0, 1, 2, 0, 0, -1, 0, 0, 1, 3};
    SceneGeometry Square;
    Square.Triangles = {{-4, -4, 1, 4, -4, 1, 4, 4, 1}, {-4, -4, 1, 4, 4, 1, -4, 4, 1}};
    Square.Triangles.resize(4, Square.Triangles[0]);
    Square.Boxes.resize(4, {-1, -1, 4, 1, 1, 5});
    Call.Instance.Geometries = {Square, Square};
    To.Error = What.Program.callRayShader(tables(CallsSize), Call, bound(), Options, Log).message();
    if (To.Error.empty())
      keepCall(F, Call, Payload);
  }

  void keepCall(const ShaderInfo::Function &F, const RayCall &Call, const ElementLayout &Payload) {
    const uint32_t Bytes = F.ParameterBytes[0];
    for (size_t Thread = 0; Thread < Call.Results.size(); ++Thread) {
      const std::string Label = " of thread " + std::to_string(Thread);
      const std::vector<uint8_t> Own(Call.Parameters.begin() + ptrdiff_t(Thread * Bytes),
                                     Call.Parameters.begin() + ptrdiff_t((Thread + 1) * Bytes));
      keepNumbers("payload", Own, Payload, Label);
      const RayCall::Result &R = Call.Results[Thread];
      keep("ignored" + Label, ComponentType::U32, R.Ignored);
      keep("ended" + Label, ComponentType::U32, R.Ended);
      keep("reported" + Label, ComponentType::U32, R.Reported);
      keep("distance" + Label, ComponentType::F32, std::bit_cast<uint32_t>(R.Distance));
      keep("kind" + Label, ComponentType::U32, R.HitKind);
      keepNumbers("attributes", R.Attributes, ElementLayout(), Label);
    }
  }

  void keep(const std::string &Name, ComponentType Type, uint32_t Bits) {
    To.Outputs[Name] = {Type, Bits};
  }

  /// Appends the numbers of a type; a 64-bit number gives two words.
  void keepNumbers(const std::string &Name, const std::vector<uint8_t> &Data,
                   const ElementLayout &Layout, const std::string &Label) {
    for (size_t Base = 0; Base < Data.size(); Base += std::max(1u, Layout.Stride))
      for (const Leaf &Each : Layout.Leaves) {
        const uint32_t Size = bytesOf(Each.Kind);
        for (uint32_t Part = 0; Part < Size; Part += 4) {
          const size_t Position = Base + Each.Offset + Part;
          uint32_t Bits = 0;
          if (Position < Data.size())
            std::memcpy(&Bits, Data.data() + Position,
                        std::min<size_t>({Size, 4, Data.size() - Position}));
          keep(Name + " byte " + std::to_string(Position) + Label,
               Each.Kind == Number::Float  ? ComponentType::F32
               : Each.Kind == Number::Half ? ComponentType::F16
                                           : ComponentType::U32,
               Bits);
        }
      }
  }

  void runNode(const ShaderInfo::Function &F) {
    GraphDispatch Work;
    Work.MaxLaunches = MostLaunches;
    GraphLaunch &Launch = Work.Launches.emplace_back();
    Launch.Node = F.Node;
    Launch.Index = F.Index;
    Launch.Count = RecordsOfNode;
    ElementLayout Layout = layoutOfRecord(What.Types, F.RecordBytes);
    // A number in the record may be the size of a grid of groups.
    for (uint32_t I = 0; I < RecordsOfNode && F.RecordBytes; ++I) {
      std::vector<uint8_t> Own;
      fillNumbers(Own, F.RecordBytes, Layout, Words, seedOf(std::to_string(I)));
      for (const Leaf &Each : Layout.Leaves)
        if (Each.Kind != Number::Float && Each.Kind != Number::Double &&
            Each.Kind != Number::Half && Each.Offset + bytesOf(Each.Kind) <= Own.size()) {
          const uint64_t Small = seedOf(std::to_string(I + Each.Offset)) & 3;
          std::memcpy(Own.data() + Each.Offset, &Small, bytesOf(Each.Kind));
        }
      Own.resize(F.RecordBytes);
      Launch.Records.insert(Launch.Records.end(), Own.begin(), Own.end());
    }
    To.Error = What.Program.dispatchGraph(Work, bound(), Options, Log).message();
  }

  const Runnable &What;
  const ShaderInfo &Info;
  const Content Words;
  const RunOptions &Options;
  FaultLog *const Log;
  Outcome &To;
};

} // namespace

void runLibrary(const Runnable &What, Content Words, const RunOptions &Options, FaultLog *Log,
                Outcome &To) {
  LibraryRun(What, Words, Options, Log, To).run();
}

} // namespace dxil::differential
