// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ID3D12ShaderReflection over the module of part STAT, or over the program.
#include "Compilers.h"
#include "ReflectedModule.h"

#include <dxil/container/Container.h>
#include <dxil/container/DebugFile.h>
#include <dxil/container/Program.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/generated/Kinds.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/generated/ShaderFlags.h>

#include "llvm/Support/Endian.h"

#include <array>
#include <cstring>

using namespace llvm;

namespace dxil::compiler::dxc {
namespace {

constexpr uint32_t FeatureLevel12 = 0xC000;
constexpr uint32_t OnePointPatch = 8; ///< the primitive of a patch with one control point

uint32_t registerType(ComponentType Type) {
  switch (Type) {
  case ComponentType::I1:
  case ComponentType::U16:
  case ComponentType::U32: return 1;
  case ComponentType::I16:
  case ComponentType::I32: return 2;
  case ComponentType::F16:
  case ComponentType::F32: return 3;
  default: return 0;
  }
}

uint32_t minPrecision(ComponentType Type) {
  switch (Type) {
  case ComponentType::F16: return 1;
  case ComponentType::I16: return 4;
  case ComponentType::U16: return 5;
  default: return 0;
  }
}

/// Returns the number of a system value in Direct3D, which may depend on the domain.
uint32_t systemValue(uint64_t Kind, TessellatorDomain Domain) {
  struct Row {
    uint32_t FirstLine, OtherLines, Triangle, Quad;
  };
  static constexpr Row Rows[] = {
#define DXIL_SIGNATURE_NUMBER(Kind, First, Others, Triangle, Quad) {First, Others, Triangle, Quad},
#include <dxil/generated/SignatureNumbers.inc>
  };
  if (Kind >= std::size(Rows))
    return 0;
  const Row &R = Rows[Kind];
  switch (Domain) {
  case TessellatorDomain::Isoline: return R.OtherLines;
  case TessellatorDomain::Tri: return R.Triangle;
  case TessellatorDomain::Quad: return R.Quad;
  default: return R.Triangle == R.Quad ? R.Quad : 0; // tessellation factors without a domain
  }
}

/// A shader's metadata as descriptions.
class ReflectedShader : public ReflectedModule {
public:
  explicit ReflectedShader(ir::Module Program)
      : ReflectedModule(std::move(Program)), Entry(ir::firstNode(M, md::EntryPointLayout::Named)) {
    const auto Lists = Entry.signatures();
    readSignature(Lists.inputs(), /*IsInput=*/true, Inputs);
    readSignature(Lists.outputs(), /*IsInput=*/false, Outputs);
    // As in dxc, this list includes domain shaders, which read patch constants.
    readSignature(Lists.patchOrPrimitive(), /*IsInput=*/false, PatchConstants);
    describe();
  }

  ShaderDesc Desc = {};
  std::vector<ParameterDesc> Inputs, Outputs, PatchConstants;
  std::array<uint32_t, 3> Threads = {};
  uint64_t Flags = 0;

private:
  md::ShaderModel<Node> shaderModel() const {
    return md::ShaderModel(ir::firstNode(M, md::ShaderModelLayout::Named));
  }
  Stage stage() const { return stageOfPrefix(shaderModel().profile()).value_or(Stage::Pixel); }
  bool isDomain() const { return stage() == Stage::Domain; }
  TessellatorDomain domain() const {
    const auto Properties = Entry.properties();
    return isDomain() ? Properties.domainState().domain() : Properties.hullState().domain();
  }

  template <class List>
  void readSignature(const List &Elements, bool IsInput, std::vector<ParameterDesc> &To) {
    for (const auto &E : Elements) {
      ParameterDesc New = {};
      const bool IsPacked = E.startColumn() >= 0;
      const uint32_t Columns = uint32_t(E.columns()),
                     First = IsPacked ? uint32_t(E.startColumn()) : 0;
      const uint32_t Used = uint32_t(E.properties().usageMask()) << First;
      New.SemanticName = E.semantic() ? Texts.keepUpper(E.name()) : Texts.keep(E.name());
      New.SystemValue = systemValue(E.semantic(), domain());
      New.ComponentType = registerType(E.component());
      New.MinPrecision = minPrecision(E.component());
      New.Mask = uint8_t(((1u << std::min(Columns, 4u)) - 1) << First);
      New.ReadWriteMask = uint8_t(IsInput ? Used : ~Used & 15);
      if (!HasUsage)
        New.ReadWriteMask = IsInput ? 0 : New.Mask;
      New.Stream = uint32_t(E.properties().outputStream());
      New.Register = uint32_t(E.startRow());
      for (uint32_t I = 0; I < E.indices().size(); ++I, ++New.Register) {
        New.SemanticIndex = uint32_t(E.indices()[I]);
        To.push_back(New);
      }
    }
  }

  std::array<uint32_t, 3> threads() const {
    const auto Properties = Entry.properties();
    const auto List = stage() == Stage::Mesh ? Properties.meshState().numThreads()
                      : stage() == Stage::Amplification
                          ? Properties.amplificationState().numThreads()
                          : Properties.numThreads();
    return {uint32_t(List.x()), uint32_t(List.y()), uint32_t(List.z())};
  }

  void describe() {
    const auto Model = shaderModel();
    Desc.Version = uint32_t(stage()) << 16 | uint32_t(Model.major()) << 4 | uint32_t(Model.minor());
    if (const auto Ident = ir::firstNode(M, md::CompilerName).text(0))
      Desc.Creator = Texts.keep(*Ident);
    Desc.ConstantBuffers = uint32_t(Buffers.size());
    Desc.BoundResources = uint32_t(Bindings.size());
    Desc.InputParameters = uint32_t(Inputs.size());
    Desc.OutputParameters = uint32_t(Outputs.size());
    Desc.PatchConstantParameters = uint32_t(PatchConstants.size());
    describeStage();
    describeCounters();
    Flags = Entry.properties().shaderFlags();
    if (stage() == Stage::Compute || stage() == Stage::Mesh || stage() == Stage::Amplification)
      Threads = threads();
  }

  void describeStage() {
    const auto Properties = Entry.properties();
    if (const auto G = Properties.geometryState(); stage() == Stage::Geometry && G) {
      Desc.OutputTopology = uint32_t(G.topology());
      Desc.MaxOutputVertices = uint32_t(G.maxVertices());
      Desc.InputPrimitive = uint32_t(G.inputPrimitive());
      Desc.GeometryInstances = uint32_t(G.instances());
    }
    if (const auto H = Properties.hullState(); stage() == Stage::Hull && H) {
      Desc.InputPrimitive = OnePointPatch + uint32_t(H.inputControlPoints()) - 1;
      Desc.ControlPoints = uint32_t(H.outputControlPoints());
      Desc.OutputPrimitive = uint32_t(H.outputPrimitive());
      Desc.Partitioning = uint32_t(H.partitioning());
      Desc.Domain = uint32_t(H.domain());
    }
    if (const auto D = Properties.domainState(); isDomain() && D) {
      Desc.ControlPoints = uint32_t(D.inputControlPoints());
      Desc.Domain = uint32_t(D.domain());
    }
  }

  void describeCounters() {
    const Node List = ir::firstNode(M, md::CountersName);
    const auto Count = [&](std::initializer_list<std::string_view> Names) {
      uint32_t Sum = 0;
      for (uint32_t I = 0; I + 1 < List.numOperands(); I += 2)
        for (std::string_view Name : Names)
          if (List.text(I) == Name)
            Sum += uint32_t(List.number(I + 1).value_or(0));
      return Sum;
    };
    Desc.Instructions = Count({"insts"});
    Desc.TempArrays = Count({"array_local_bytes", "array_static_bytes", "array_tgsm_bytes"});
    Desc.ArrayAccesses = Count({"array_local_ldst", "array_static_ldst", "array_tgsm_ldst"});
    Desc.DynamicFlow = Count({"branches"});
    Desc.Floats = Count({"floats"});
    Desc.Ints = Count({"ints"});
    Desc.Uints = Count({"uints"});
    Desc.TextureNormal = Count({"tex_norm"});
    Desc.TextureLoad = Count({"tex_load"});
    Desc.TextureComparison = Count({"tex_cmp"});
    Desc.TextureBias = Count({"tex_bias"});
    Desc.TextureGradient = Count({"tex_grad"});
    Desc.Cuts = Count({"gs_cut"});
    Desc.Emits = Count({"gs_emit"});
    Desc.Barriers = Count({"barrier"});
    Desc.Interlocked = Count({"atomic"});
    Desc.TextureStores = Count({"tex_store"});
  }

  md::EntryPoint<Node> Entry;
};

bool isShaderReflection(const Guid &Id) {
  return Id == ShaderReflection::Id || Id == ShaderReflection::OlderId ||
         Id == ShaderReflection::OldestId;
}

/// Supports only the interface version with which it was created, as in dxc.
class ReflectionObject final : public Counted<ReflectionObject, ShaderReflection> {
public:
  ReflectionObject(ir::Module M, const Guid &Asked) : Shader(std::move(M)), Asked(Asked) {}

  bool find(const Guid &Id, void **Out) {
    if (Id != Asked && Id != Unknown::Id)
      return false;
    *Out = static_cast<ShaderReflection *>(this);
    AddRef();
    return true;
  }

  Status GetDesc(ShaderDesc *Out) override { return copyTo(Out, Shader.Desc); }
  ReflectedBufferTable *GetConstantBufferByIndex(uint32_t Index) override {
    return Shader.buffer(Index);
  }
  ReflectedBufferTable *GetConstantBufferByName(const char *Name) override {
    return Shader.buffer(Name);
  }
  Status GetResourceBindingDesc(uint32_t Index, BindingDesc *Out) override {
    return Shader.binding(Index, Out);
  }
  Status GetInputParameterDesc(uint32_t Index, ParameterDesc *Out) override {
    return parameter(Shader.Inputs, Index, Out);
  }
  Status GetOutputParameterDesc(uint32_t Index, ParameterDesc *Out) override {
    return parameter(Shader.Outputs, Index, Out);
  }
  Status GetPatchConstantParameterDesc(uint32_t Index, ParameterDesc *Out) override {
    return parameter(Shader.PatchConstants, Index, Out);
  }
  ReflectedVariableTable *GetVariableByName(const char *Name) override {
    return Shader.variable(Name);
  }
  Status GetResourceBindingDescByName(const char *Name, BindingDesc *Out) override {
    return Shader.binding(Name, Out);
  }
  uint32_t GetMovInstructionCount() override { return 0; }
  uint32_t GetMovcInstructionCount() override { return 0; }
  uint32_t GetConversionInstructionCount() override { return 0; }
  uint32_t GetBitwiseInstructionCount() override { return 0; }
  uint32_t GetGSInputPrimitive() override {
    return Shader.Desc.Version >> 16 == uint32_t(Stage::Geometry) ? Shader.Desc.InputPrimitive : 0;
  }
  Truth IsSampleFrequencyShader() override { return 0; }
  uint32_t GetNumInterfaceSlots() override { return 0; }
  Status GetMinFeatureLevel(uint32_t *Level) override { return copyTo(Level, FeatureLevel12); }
  uint32_t GetThreadGroupSize(uint32_t *X, uint32_t *Y, uint32_t *Z) override {
    uint32_t *const Outs[] = {X, Y, Z};
    for (size_t I = 0; I < 3; ++I)
      if (Outs[I])
        *Outs[I] = Shader.Threads[I];
    return Shader.Threads[0] * Shader.Threads[1] * Shader.Threads[2];
  }
  uint64_t GetRequiresFlags() override {
    constexpr uint64_t EarlyDepthStencil = 2; // of the flags of Direct3D
    uint64_t Result = container::featureInfo(Shader.Flags) & ~EarlyDepthStencil;
    if (Shader.Flags & uint64_t(ShaderFlag::ForceEarlyDepthStencil))
      Result |= EarlyDepthStencil;
    return Result;
  }

private:
  template <class List>
  Status parameter(const List &From, uint32_t Index, ParameterDesc *Out) const {
    ParameterDesc Whole;
    const Status Done = copyDesc(From, Index, Out ? &Whole : nullptr);
    if (Done == Ok)
      std::memcpy(Out, &Whole,
                  Asked == ShaderReflection::OldestId ? offsetof(ParameterDesc, MinPrecision)
                                                      : sizeof Whole);
    return Done;
  }

  ReflectedShader Shader;
  const Guid Asked;
};

/// The parts that reflection reads; empty if they are missing.
struct ReflectedParts {
  Bytes Stat, Debug, Program, Rdat;

  void add(container::FourCC Name, Bytes Data) {
    Bytes *To = Name == container::part::STAT   ? &Stat
                : Name == container::part::ILDB ? &Debug
                : Name == container::part::DXIL ? &Program
                : Name == container::part::RDAT ? &Rdat
                                                : nullptr;
    if (To && To->empty())
      *To = Data;
  }
};

/// Reads a container, the container in a PDB, or a sequence of parts, as -Fre writes them.
std::optional<ReflectedParts> readParts(StringRef Text, std::string &Storage) {
  ReflectedParts Result;
  Bytes Data(Text.bytes_begin(), Text.size());
  if (container::isDebugFile(Data)) {
    auto Inner = container::readDebugFile(Data);
    if (!Inner)
      return std::nullopt;
    Storage.assign(Inner->begin(), Inner->end());
    Text = Storage;
    Data = Bytes(Text.bytes_begin(), Text.size());
  }
  if (Text.starts_with("DXBC")) {
    const auto C = container::Container::parse(Data);
    if (!C)
      return std::nullopt;
    for (const container::Part &P : C->parts())
      Result.add(P.Name, P.Data);
    return Result;
  }
  if (container::readProgramHeader(Data)) { // part ILDB alone
    Result.Debug = Data;
    return Result;
  }
  while (Data.size() >= container::PartHeaderSize) {
    const uint32_t Name = support::endian::read32le(Data.data()),
                   Size = support::endian::read32le(Data.data() + 4);
    Data = Data.subspan(container::PartHeaderSize);
    if (Size > Data.size())
      return std::nullopt;
    Result.add(container::FourCC(Name), Data.first(Size));
    Data = Data.subspan(Size);
  }
  return Result;
}

} // namespace

Status createReflection(StringRef Data, const Guid &Interface, void **Out) {
  const bool IsAny = Interface == Unknown::Id;
  if (!IsAny && Interface != LibraryReflection::Id && !isShaderReflection(Interface))
    return NoInterface;
  std::string Storage;
  const auto Parts = readParts(Data, Storage);
  if (!Parts)
    return BadArgument;
  const Bytes Named = !Parts->Stat.empty()    ? Parts->Stat
                      : !Parts->Debug.empty() ? Parts->Debug
                                              : Parts->Program;
  if (Named.empty())
    return dropin::PartIsMissing;
  auto M = container::readProgram(Named, "STAT");
  if (!M)
    return dropin::ContainerInvalid;
  const md::ShaderModel Model(ir::firstNode(*M, md::ShaderModelLayout::Named));
  const bool IsLibrary = Model.profile() == "lib";
  if (!IsAny && IsLibrary != (Interface == LibraryReflection::Id))
    return NoInterface;
  if (IsLibrary)
    return createLibraryReflection(Parts->Rdat, std::move(*M), Out);
  return giveOut(ReflectionObject::make(std::move(*M), IsAny ? ShaderReflection::Id : Interface),
                 Interface, Out);
}

} // namespace dxil::compiler::dxc
