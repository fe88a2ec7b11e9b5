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

constexpr std::pair<std::string_view, Stage> StageKeys[] = {
    {"vertex", Stage::Vertex},     {"hull", Stage::Hull},   {"domain", Stage::Domain},
    {"geometry", Stage::Geometry}, {"pixel", Stage::Pixel}, {"amplification", Stage::Amplification},
    {"mesh", Stage::Mesh}};

std::string_view keyOf(Stage Kind) {
  for (auto &[Name, Each] : StageKeys)
    if (Each == Kind)
      return Name;
  return "other";
}

/// Reads a container, or compiles HLSL for a stage.
std::string readShader(const std::string &Path, Stage Kind, SourceCompiler Compiler,
                       std::vector<uint8_t> &To) {
  if (!isSourceName(Path))
    return readFile(Path, MostContainerBytes, To);
  if (Compiler.Profile.empty())
    Compiler.Profile = std::string(profilePrefix(uint32_t(Kind))) + "_6_6";
  return compileSource(Compiler, Path, To);
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
  for (auto &[Name, Kind] : StageKeys) {
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
    std::vector<uint8_t> Bytes;
    LoadedProgram P;
    std::string Error = readShader(inFolder(Folder, File), Kind, Own, Bytes);
    if (Error.empty())
      Error = loadProgram(File, std::move(Bytes), isSourceName(File) ? "" : Entry, Options, P);
    if (Error.empty() && P.info().Kind != Kind)
      Error = File + " is a " + std::string(keyOf(P.info().Kind)) + " shader";
    if (Error.empty())
      To.Programs.push_back(std::move(P));
    else
      Path->error(Error);
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

const ScalarType *scalarOf(ComponentType Type) {
  switch (Type) {
  case ComponentType::I1: return findScalar("bool");
  case ComponentType::I16: return findScalar("int16_t");
  case ComponentType::U16: return findScalar("uint16_t");
  case ComponentType::I32: return findScalar("int");
  case ComponentType::I64: return findScalar("int64_t");
  case ComponentType::U64: return findScalar("uint64_t");
  case ComponentType::F16:
  case ComponentType::SNormF16:
  case ComponentType::UNormF16: return findScalar("float16_t");
  case ComponentType::F32:
  case ComponentType::SNormF32:
  case ComponentType::UNormF32: return findScalar("float");
  case ComponentType::F64:
  case ComponentType::SNormF64:
  case ComponentType::UNormF64: return findScalar("double");
  default: return findScalar("uint");
  }
}

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

std::string loadProgram(const std::string &Path, std::vector<uint8_t> Bytes,
                        const std::string &Entry, const LoadOptions &Options, LoadedProgram &To) {
  To.Path = Path;
  To.Container = std::move(Bytes);
  const auto Parts = container::Container::parse(To.Container);
  if (!Parts)
    return Path + ": " + Parts.error().str();
  if (auto Reflected = listing::reflect(*Parts))
    To.Reflected = std::move(*Reflected);
  To.Elements = readResourceElements(*Parts);
  LoadedShader Loaded = Shader::load(To.Container, Entry, Options);
  if (!Loaded.Program)
    return Path + ": " + Loaded.Error;
  To.Program = std::move(Loaded.Program);
  return {};
}

std::string compileSource(const SourceCompiler &Compiler, const std::string &Path,
                          std::vector<uint8_t> &Container) {
  if (Compiler.Profile.empty())
    return Path +
           ": no profile (expected --profile, or \"compile\": {\"profile\": \"cs_6_6\"} in the "
           "description)";
  std::vector<std::string> Arguments = {"-T", Compiler.Profile};
  if (!Compiler.Profile.starts_with("lib_"))
    Arguments.insert(Arguments.end(), {"-E", Compiler.Entry.empty() ? "main" : Compiler.Entry});
  Arguments.insert(Arguments.end(), Compiler.Arguments.begin(), Compiler.Arguments.end());
  CompileResult Compiled = compileFile(Compiler.Compiler, Arguments, Path);
  Container = std::move(Compiled.Container);
  if (Compiled.Error.empty() && Container.empty())
    return Path + ": does not compile:\n" + Compiled.Messages;
  return Compiled.Error;
}

std::string readDescription(const JsonValue::Json &Document, const std::string &Folder,
                            const std::string &ProgramPath, std::vector<uint8_t> Program,
                            LoadOptions Options, Description &To, const SourceCompiler &Compiler) {
  JsonErrors Errors;
  const JsonValue Root(Document, "", Errors);
  JsonObject O(Root);
  O.find("$schema");
  if (const auto Wave = O.find("waveSize")) {
    Options.WaveSize = Wave->whole(MinWaveSize, MaxWaveSize);
    if ((Options.WaveSize & (Options.WaveSize - 1)) != 0)
      Wave->error("expected a power of two from 4 to 128");
  }
  if (const auto Faults = O.find("faults"))
    for (const auto &[Kind, Action] : JsonObject(*Faults).all())
      if (const std::string Wrong = setFaultAction(
              Kind + "=" + (Action.json().is_string() ? Action.text() : ""), To.OnFault);
          !Wrong.empty())
        Action.error(Wrong);
  Options.Faults = To.OnFault.lookFor();
  LoadedProgram Main;
  SourceCompiler Own = Compiler;
  std::string Entry = O.text("entry");
  if (const auto How = O.find("compile")) {
    readCompile(*How, Own);
    if (!isSourceName(ProgramPath))
      How->error("the run has a container, not HLSL");
  }
  if (Errors.any())
    return Errors.text();
  if (isSourceName(ProgramPath)) {
    if (Own.Entry.empty())
      Own.Entry = Entry;
    // A library keeps all entries, and the run chooses one.
    Entry = Own.Profile.starts_with("lib_") ? Own.Entry : "";
    if (std::string Error = compileSource(Own, ProgramPath, Program); !Error.empty())
      return Error;
  }
  if (std::string Error = loadProgram(ProgramPath, std::move(Program), Entry, Options, Main);
      !Error.empty())
    return Error;
  To.Programs.push_back(std::move(Main));
  const ShaderInfo &Info = To.Programs[0].info();
  const auto Dispatch = O.find("dispatch"), Draw = O.find("draw"), Stage = O.find("stage"),
             Rays = O.find("rays"), Graph = O.find("graph");
  static const JsonValue::Json Empty = JsonValue::Json::object();
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
    const JsonValue Default(Empty, "", Errors);
    switch (To.Launch) {
    case LaunchKind::Dispatch:
      if (Dispatch)
        To.Groups.Groups = readGroups(*Dispatch);
      else
        Root.error("no \"dispatch\" (expected the thread groups to run, such as [1, 1, 1])");
      break;
    case LaunchKind::Draw: readDraw(Draw ? *Draw : Default, From, To); break;
    case LaunchKind::Stage: readStage(Stage ? *Stage : Default, From, To); break;
    case LaunchKind::Rays: readRays(Rays ? *Rays : Default, From, To.Rays); break;
    case LaunchKind::Graph: readGraph(Graph ? *Graph : Default, From, To.Graph); break;
    }
    O.finish();
  }
  return Errors.text();
}

} // namespace dxil::execution
