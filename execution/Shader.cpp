// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads programs, and runs compute.
#include "GraphState.h"
#include "Implementation.h"

#include <dxil/container/Program.h>
#include <dxil/execution/Executor.h>
#include <dxil/generated/Limits.h>
#include <dxil/module/OpCall.h>

#include <algorithm>
#include <bit>

namespace dxil::execution {
namespace {

/// Whether a program can observe the number of lanes of a wave, and whether its lanes wait for each
/// other.
struct WaveUse {
  bool Observed = false, Barriers = false;
};
WaveUse findWaveUse(const ir::Module &M) {
  WaveUse Use;
  for (const ir::Instruction &I : M.Instructions) {
    const std::optional<ir::OpCall> Call = ir::OpCall::of(M, I);
    if (!Call)
      continue;
    const auto Flags = attributes(Call->code(), {1, 9});
    Use.Observed |= Call->op().Category == info(OpCode::WaveActiveOp).Category ||
                    Flags.contains(Attribute::IsWave);
    Use.Barriers |= Flags.contains(Attribute::IsBarrier);
  }
  return Use;
}

/// Returns the operations of a module without debug information.
std::vector<std::pair<ir::Opcode, std::string_view>> operationsOf(const ir::Module &M) {
  std::vector<std::pair<ir::Opcode, std::string_view>> All;
  for (const ir::Instruction &I : M.Instructions)
    if (!M.calleeName(I).starts_with(DebugCallPrefix))
      All.emplace_back(I.Op, M.calleeName(I));
  return All;
}

/// Replaces the program by that of the debug part, which has source lines, if they are equal.
void takeDebugModule(const container::Container &Parts, ir::Module &M) {
  if (!Parts.find(container::part::ILDB))
    return;
  auto Debug = container::readModule(Parts, container::part::ILDB);
  if (Debug && operationsOf(*Debug) == operationsOf(M))
    M = std::move(*Debug);
}

unsigned nativeWidth() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx512f") ? 16 : 8;
#else
  return 8;
#endif
}

/// Returns the size of the type to which a function's argument points.
uint32_t pointeeBytes(const ir::Module &M, MemoryLayout &Layout, const ir::Function &F,
                      uint32_t I) {
  const auto Parameters = M.fields(M.type(F.FunctionType));
  if (I >= Parameters.size() || M.type(Parameters[I]).Kind != ir::TypeKind::Pointer)
    return 0;
  return uint32_t(Layout.sizeOf(M.type(Parameters[I]).Element));
}

} // namespace

WidenOptions Shader::Implementation::widenOptions(unsigned Width) const {
  WidenOptions W;
  W.Width = Width;
  W.Kind = Info.Kind;
  const bool Doubles = std::ranges::any_of(
      Module.Types, [](const ir::Type &T) { return T.Kind == ir::TypeKind::Double; });
  W.FindRaces = findsRaces();
  W.FindUndefined = Options.Faults.Undefined;
  W.Trace = Options.Trace;
  W.Quick = Options.Quick;
  W.PatchFunction = Facts.PatchFunction;
  W.OneNaN = Options.OneNaN;
  W.FlushesFloats = !Facts.KeepsDenormals;
  W.HelpersInWaveOps = Facts.HelpersInWaveOps;
  // The processor's mode would also flush doubles, whose denormals must be kept.
  W.ExplicitFlush = W.FlushesFloats && (Doubles || !FloatMode::CanFlush);
  return W;
}

Status Shader::Implementation::compile() {
  const WaveUse Use = findWaveUse(Module);
  uint32_t Width = Info.WaveSize ? Info.WaveSize : Options.WaveSize;
  if (Width < MinWaveSize || Width > MaxWaveSize || !std::has_single_bit(Width))
    return failure("a wave has " + std::to_string(Width) +
                   " lanes (expected a power of two from 4 to 128)");
  if (!Use.Observed && !Info.WaveSize)
    Width = Use.Barriers ? std::max(Width, nativeWidth()) : nativeWidth();
  const WidenOptions W = widenOptions(Width);
  HardwareFlush = W.FlushesFloats && !W.ExplicitFlush;
  std::vector<Compiled::Entry> Entries = {{MainCode, Facts.Function, &Info, Facts.NativeHalf}};
  if (Facts.PatchFunction != ir::None)
    Entries.push_back({PatchCode, Facts.PatchFunction, &Info, Facts.NativeHalf});
  return Code.build(Module, Entries, W);
}

RunSetup Shader::Implementation::setup(const Resources &Bound, const RunOptions &Options,
                                       FaultLog *Log) const {
  static std::vector<Buffer> None;
  RunSetup S;
  S.Code = &Code;
  S.Info = &Info;
  S.Buffers = Bound.Buffers ? Bound.Buffers : &None;
  S.Options = Options;
  S.Log = Log;
  S.HardwareFlush = HardwareFlush;
  S.StepsLeft = std::make_shared<std::atomic<int64_t>>(
      int64_t(std::min<uint64_t>(Options.MaxSteps, uint64_t(1) << 62)));
  if (findsRaces()) {
    S.Races = std::make_shared<RaceFinder>();
    S.Options.Threads = 1;
  }
  return S;
}

Shader::Shader(std::unique_ptr<Implementation> I) : Self(std::move(I)) {}
Shader::~Shader() = default;
const ShaderInfo &Shader::info() const {
  return Self->Info;
}

Result<std::shared_ptr<const Shader>> Shader::load(Bytes Input, const std::string &Entry,
                                                   const LoadOptions &Options) {
  auto Parts = container::Container::parse(Input);
  if (!Parts)
    return Parts.error();
  auto Model = container::readModule(*Parts);
  if (!Model)
    return Model.error();
  auto Header = container::readProgramHeader(Parts->find(container::part::DXIL)->Data);
  if (!Header)
    return Header.error();
  auto I = std::make_unique<Implementation>();
  I->Module = std::move(*Model);
  takeDebugModule(*Parts, I->Module);
  I->Options = Options;
  if (Status Done = readInfo(I->Module, Stage(Header->ShaderKind), Entry, I->Info, I->Facts); !Done)
    return Done.error();
  MemoryLayout Layout(I->Module);
  for (ShaderInfo::Function &F : I->Info.Functions) {
    ShaderInfo Own;
    EntryFacts Entry;
    if (!readEntry(I->Module, F.Name, Own, Entry))
      continue;
    for (uint32_t K = 0; K < F.ParameterBytes.size(); ++K)
      F.ParameterBytes[K] = pointeeBytes(I->Module, Layout, I->Module.Functions[Entry.Function], K);
    if (F.Kind != Stage::Node)
      continue;
    const NodeFacts Node = readNode(F.Name, Entry.Properties);
    F.Node = Node.Name;
    F.Index = Node.Index;
    F.RecordBytes = Node.Inputs.empty() ? 0 : Node.Inputs[0].RecordBytes;
    F.StartsGraph = Node.StartsGraph;
  }
  const ShaderInfo &Info = I->Info;
  const uint64_t Threads = uint64_t(Info.GroupSize[0]) * Info.GroupSize[1] * Info.GroupSize[2];
  if (Info.GroupSize[0] > MaxGroupThreads || Info.GroupSize[1] > MaxGroupThreads || !Threads ||
      Threads > MaxGroupThreads)
    return failure("a group has " + std::to_string(Threads) + " threads (expected 1 to " +
                   std::to_string(MaxGroupThreads) + ")");
  if (I->Facts.Function != ir::None)
    if (Status Done = I->compile(); !Done)
      return Done.error();
  return std::shared_ptr<const Shader>(new Shader(std::move(I)));
}

Status Shader::dispatch(const Dispatch &Work, const Resources &Bound, const RunOptions &Options,
                        FaultLog *Log) const {
  const ShaderInfo &Info = Self->Info;
  const WaveFunction Function = Self->Code.find(MainCode);
  if (!Function)
    return failure("a library has no entry to dispatch");
  const RunSetup Setup = Self->setup(Bound, Options, Log);
  const uint32_t Threads = Info.GroupSize[0] * Info.GroupSize[1] * Info.GroupSize[2];
  const uint64_t X = Work.Groups[0], Y = Work.Groups[1], Z = Work.Groups[2];
  return forEachGroup(Setup, X * Y * Z, [&](GroupRunner &R, uint64_t I) -> Status {
    R.group().Id = {uint32_t(I % X), uint32_t(I / X % Y), uint32_t(I / X / Y)};
    R.prepare(Threads);
    R.traceGroup();
    Status Done = R.run(Function);
    if (!Done)
      return failure("group " + std::to_string(R.group().Id[0]) + "," +
                     std::to_string(R.group().Id[1]) + "," + std::to_string(R.group().Id[2]) +
                     ": " + Done.message());
    return Done;
  });
}

Status run(Bytes Container, std::vector<Buffer> &Buffers, const Launch &Start) {
  LoadOptions Load;
  Load.WaveSize = Start.WaveSize;
  const auto Loaded = Shader::load(Container, Start.Entry, Load);
  if (!Loaded)
    return Loaded.error();
  RunOptions Options;
  Options.MaxIterations = Start.MaxIterations;
  Options.Threads = Start.Threads;
  return (*Loaded)->dispatch({Start.Groups}, {&Buffers}, Options);
}

} // namespace dxil::execution
