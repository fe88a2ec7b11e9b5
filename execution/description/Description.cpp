// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Description.h"
#include "LaunchReader.h"
#include "ResourceReader.h"

#include <dxil/generated/Limits.h>
#include <dxil/ops/queries.h>

#include <algorithm>

namespace dxil::execution {
namespace {

constexpr size_t MostContainerBytes = size_t(1) << 28;

constexpr Stage DrawStages[] = {Stage::Vertex, Stage::Hull,          Stage::Domain, Stage::Geometry,
                                Stage::Pixel,  Stage::Amplification, Stage::Mesh};

std::string_view keyOf(Stage Kind) {
  return std::ranges::find(DrawStages, Kind) != std::end(DrawStages) ? name(Kind) : "other";
}

/// Reads a container, or compiles HLSL for a stage.
Result<std::vector<uint8_t>> readShader(const std::string &Path, Stage Kind,
                                        SourceCompiler Compiler) {
  if (!isSourceName(Path))
    return readFile(Path, MostContainerBytes);
  if (Compiler.Profile.empty())
    Compiler.Profile = std::string(profilePrefix(uint32_t(Kind))) + "_6_6";
  return compileSource(Compiler, Path);
}

/// Reads "compile" of a document or of one of its shaders; the command line's profile comes first.
void readCompile(const JsonValue &V, SourceCompiler &To) {
  JsonObject O(V);
  const std::string Profile = O.text("profile");
  if (To.Profile.empty())
    To.Profile = Profile;
  if (const auto Arguments = O.find("arguments"))
    for (const JsonValue &Each : Arguments->elements())
      To.Arguments.push_back(Each.text());
  O.finish();
}

/// Reads the other shaders of a draw.
void readShaders(const JsonValue &V, const std::string &Folder, const LoadOptions &Options,
                 const SourceCompiler &Compiler, Description &To) {
  JsonObject O(V);
  for (const Stage Kind : DrawStages) {
    const std::string_view Name = name(Kind);
    const auto Path = O.find(std::string(Name));
    if (!Path)
      continue;
    if (programOf(To, Kind)) {
      Path->error("the run has a " + std::string(Name) +
                  " shader already: that of the command line");
      continue;
    }
    std::string File = Path->json().is_string() ? Path->text() : "", Entry;
    // The main program's profile is of another stage.
    SourceCompiler Own = Compiler;
    Own.Profile.clear();
    if (Path->json().is_object()) {
      JsonObject Library(*Path);
      File = Library.text("file");
      Entry = Library.text("entry");
      if (const auto How = Library.find("compile"))
        readCompile(*How, Own);
      Library.finish();
    }
    Own.Entry = Entry;
    auto Bytes = readShader(inFolder(Folder, File), Kind, Own);
    Result<LoadedProgram> P =
        Bytes ? loadProgram(File, std::move(*Bytes), isSourceName(File) ? "" : Entry, Options)
              : Bytes.error();
    if (P && P->info().Kind != Kind)
      P = failure(File + " is a " + std::string(keyOf(P->info().Kind)) + " shader");
    if (P)
      To.Programs.push_back(std::move(*P));
    else
      Path->error(P.message());
  }
  O.finish();
}

/// Returns the kind of launch of a container if the document names none.
LaunchKind defaultLaunch(const ShaderInfo &Info) {
  switch (Info.Kind) {
  case Stage::Compute: return LaunchKind::Dispatch;
  case Stage::Pixel: return LaunchKind::Draw;
  case Stage::Library: return LaunchKind::Rays;
  default: return LaunchKind::Stage;
  }
}

} // namespace

ElementFormat LoadedProgram::format(const DeclaredResource &R) const {
  ElementFormat Format = R.Format;
  if (Format.Type == ComponentType::Invalid)
    return Format;
  Format.Channels = channels(R);
  const ResourceElement *E = element(R);
  if (E && !E->Scalars.empty() && E->Scalars[0].Type->Size == 8 && scalarOf(Format.Type)->Size == 4)
    Format.Type = E->Scalars[0].Type->isReal() ? ComponentType::F64 : ComponentType::I64;
  return Format;
}

std::string registerName(ResourceClass Class, uint32_t Register, uint32_t Space) {
  return registerLetter(Class) + std::to_string(Register) +
         (Space ? ",space" + std::to_string(Space) : "");
}

Result<LoadedProgram> loadProgram(const std::string &Path, std::vector<uint8_t> Bytes,
                                  const std::string &Entry, const LoadOptions &Options) {
  LoadedProgram To;
  To.Path = Path;
  To.Container = std::move(Bytes);
  const auto Parts = container::Container::parse(To.Container);
  if (!Parts)
    return failure(Path + ": " + Parts.error().str());
  if (auto Reflected = listing::reflect(*Parts))
    To.Reflected = std::move(*Reflected);
  To.Elements = readResourceElements(*Parts);
  auto Loaded = Shader::load(To.Container, Entry, Options);
  if (!Loaded)
    return failure(Path + ": " + Loaded.message());
  To.Program = std::move(*Loaded);
  return To;
}

Result<std::vector<uint8_t>> compileSource(const SourceCompiler &Compiler,
                                           const std::string &Path) {
  if (Compiler.Profile.empty())
    return failure(
        Path + ": no profile (expected --profile, or \"compile\": {\"profile\": \"cs_6_6\"} in the "
               "description)");
  std::vector<std::string> Arguments = {"-T", Compiler.Profile};
  if (!Compiler.Profile.starts_with("lib_"))
    Arguments.insert(Arguments.end(), {"-E", Compiler.Entry.empty() ? "main" : Compiler.Entry});
  Arguments.insert(Arguments.end(), Compiler.Arguments.begin(), Compiler.Arguments.end());
  Result<CompileResult> Compiled = compileFile(Compiler.Compiler, Arguments, Path);
  if (!Compiled)
    return Compiled.error();
  if (Compiled->Container.empty())
    return failure(Path + ": does not compile:\n" + Compiled->Messages);
  return std::move(Compiled->Container);
}

/// Reads how programs are loaded and which faults end the run.
static void readLoadOptions(JsonObject &O, LoadOptions &Options, Description &To) {
  if (const auto Wave = O.find("waveSize")) {
    Options.WaveSize = Wave->whole(MinWaveSize, MaxWaveSize);
    if ((Options.WaveSize & (Options.WaveSize - 1)) != 0)
      Wave->error("expected a power of two from 4 to 128");
  }
  if (const auto Faults = O.find("faults"))
    for (const auto &[Kind, Action] : JsonObject(*Faults).all())
      if (Status Done = setFaultAction(
              Kind + "=" + (Action.json().is_string() ? Action.text() : ""), To.OnFault);
          !Done)
        Action.error(Done.message());
  Options.Faults = To.OnFault.lookFor();
}

/// Reads what runs the program; \p Launch is empty if the document does not have it.
static void readLaunch(const JsonValue &Root, const std::optional<JsonValue> &Launch,
                       DataSource &From, JsonErrors &Errors, Description &To) {
  static const JsonValue::Json Empty = JsonValue::Json::object();
  const JsonValue Value = Launch ? *Launch : JsonValue(Empty, "", Errors);
  switch (To.Launch) {
  case LaunchKind::Dispatch:
    if (Launch)
      To.Groups.Groups = readGroups(Value);
    else
      Root.error("no \"dispatch\" (expected the thread groups to run, such as [1, 1, 1])");
    return;
  case LaunchKind::Draw: return readDraw(Value, From, To);
  case LaunchKind::Stage: return readStage(Value, From, To);
  case LaunchKind::Rays: return readRays(Value, From, To.Rays);
  case LaunchKind::Graph: return readGraph(Value, From, To.Graph);
  }
}

Status readDescription(const JsonValue::Json &Document, const std::string &Folder,
                       const std::string &ProgramPath, std::vector<uint8_t> Program,
                       LoadOptions Options, Description &To, const SourceCompiler &Compiler) {
  JsonErrors Errors;
  const JsonValue Root(Document, "", Errors);
  JsonObject O(Root);
  O.find("$schema");
  readLoadOptions(O, Options, To);
  SourceCompiler Own = Compiler;
  std::string Entry = O.text("entry");
  if (const auto How = O.find("compile")) {
    readCompile(*How, Own);
    if (!isSourceName(ProgramPath))
      How->error("the run has a container, not HLSL");
  }
  if (Errors.any())
    return failure(Errors.text());
  if (isSourceName(ProgramPath)) {
    if (Own.Entry.empty())
      Own.Entry = Entry;
    // A library keeps all entries, and the run chooses one.
    Entry = Own.Profile.starts_with("lib_") ? Own.Entry : "";
    auto Compiled = compileSource(Own, ProgramPath);
    if (!Compiled)
      return Compiled.error();
    Program = std::move(*Compiled);
  }
  auto Main = loadProgram(ProgramPath, std::move(Program), Entry, Options);
  if (!Main)
    return Main.error();
  To.Programs.push_back(std::move(*Main));
  const ShaderInfo &Info = To.Programs[0].info();
  const auto Dispatch = O.find("dispatch"), Draw = O.find("draw"), Stage = O.find("stage"),
             Rays = O.find("rays"), Graph = O.find("graph");
  To.Launch = Dispatch ? LaunchKind::Dispatch
              : Draw   ? LaunchKind::Draw
              : Stage  ? LaunchKind::Stage
              : Rays   ? LaunchKind::Rays
              : Graph  ? LaunchKind::Graph
                       : defaultLaunch(Info);
  if (bool(Dispatch) + bool(Draw) + bool(Stage) + bool(Rays) + bool(Graph) > 1)
    Root.error("more than one of dispatch, draw, stage, rays and graph");
  if (Draw && Draw->json().is_object() && Draw->json().contains("shaders"))
    readShaders(*JsonObject(*Draw).find("shaders"), Folder, Options, Compiler, To);
  DataSource From{Folder, size_t(1) << 32, nullptr};
  if (!Errors.any()) {
    if (const auto Resources = O.find("resources"))
      readResources(*Resources, From, To);
    if (!Errors.any())
      checkAllBound(Root, To);
    const std::optional<JsonValue> Launches[] = {Dispatch, Draw, Stage, Rays, Graph};
    readLaunch(Root, Launches[size_t(To.Launch)], From, Errors, To);
    O.finish();
  }
  if (Errors.any())
    return failure(Errors.text());
  return {};
}

} // namespace dxil::execution
