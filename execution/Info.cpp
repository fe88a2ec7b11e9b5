// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Info.h"

#include <algorithm>
#include <bit>
#include <cctype>

namespace dxil::execution {

using ir::MetadataId;
using ir::None;

namespace {

#define SHADER_FLAG(Name, Bit, Feature, Doc) constexpr uint64_t Name##Flag = uint64_t(1) << Bit;
#include <dxil/ops/ShaderFlags.def>

constexpr uint32_t MaxElements = 256, MaxRows = 1024, MaxResources = 65536;

uint64_t number(const ir::Module &M, MetadataId N, uint32_t I, uint64_t Default = 0) {
  uint64_t Value = Default;
  M.metadataInt(M.nodeOperand(N, I), Value);
  return Value;
}

/// The value after a tag in a list of tags and values; None if the tag is not there.
template <typename Tag> MetadataId tagged(const ir::Module &M, MetadataId List, Tag Wanted) {
  for (uint32_t I = 0; I + 1 < M.nodeSize(List); I += 2)
    if (number(M, List, I, ~0ull) == uint64_t(Wanted))
      return M.nodeOperand(List, I + 1);
  return None;
}
template <typename Tag>
uint64_t taggedNumber(const ir::Module &M, MetadataId List, Tag Wanted, uint64_t Default = 0) {
  uint64_t Value = Default;
  M.metadataInt(tagged(M, List, Wanted), Value);
  return Value;
}

std::string readElements(const ir::Module &M, MetadataId List, ElementList &To) {
  if (M.nodeSize(List) > MaxElements)
    return "a signature has more than 256 elements";
  for (uint32_t I = 0; I < M.nodeSize(List); ++I) {
    const MetadataId N = M.nodeOperand(List, I);
    SignatureEntry E;
    std::string_view Name;
    M.metadataString(M.nodeOperand(N, 1), Name);
    E.Id = uint32_t(number(M, N, 0));
    E.Semantic = Name;
    E.Type = ComponentType(number(M, N, 2));
    E.System = number(M, N, 3);
    const MetadataId Indices = M.nodeOperand(N, 4);
    for (uint32_t K = 0; K < std::min(M.nodeSize(Indices), MaxRows); ++K)
      E.Indices.push_back(uint32_t(number(M, Indices, K)));
    E.Mode = Interpolation(number(M, N, 5));
    E.Rows = uint32_t(number(M, N, 6, 1));
    E.Columns = uint32_t(number(M, N, 7, 1));
    E.Register = int32_t(uint32_t(number(M, N, 8)));
    E.FirstComponent = uint32_t(number(M, N, 9)) & 3;
    E.Stream = uint32_t(taggedNumber(M, M.nodeOperand(N, 10), SignatureTag::OutputStream));
    if (!E.Rows || E.Rows > MaxRows || !E.Columns || E.Columns > 4 || E.Stream >= MaxStreams)
      return "a signature element has no or too many rows or columns";
    E.Start = To.Slots;
    To.Slots += E.slots();
    To.Elements.push_back(std::move(E));
  }
  return {};
}

DeclaredResource readResource(const ir::Module &M, ResourceClass Class, MetadataId N) {
  DeclaredResource R;
  R.Class = Class;
  R.Id = uint32_t(number(M, N, 0));
  std::string_view Name;
  M.metadataString(M.nodeOperand(N, 2), Name);
  R.Name = Name;
  R.Space = uint32_t(number(M, N, 3));
  R.Lower = uint32_t(number(M, N, 4));
  R.Count = uint32_t(number(M, N, 5));
  switch (Class) {
  case ResourceClass::CBuffer:
    R.Kind = ResourceKind::CBuffer;
    R.ConstantBytes = uint32_t(number(M, N, 6));
    return R;
  case ResourceClass::Sampler: R.Kind = ResourceKind::Sampler; return R;
  default: break;
  }
  const bool Written = Class == ResourceClass::UAV;
  R.Kind = ResourceKind(number(M, N, 6));
  R.HasCounter = Written && number(M, N, 8);
  const MetadataId Extended = M.nodeOperand(N, Written ? 10 : 8);
  R.Stride = uint32_t(taggedNumber(M, Extended, ResourceTag::StructureStride));
  R.Format.Type = ComponentType(taggedNumber(M, Extended, ResourceTag::ElementType));
  return R;
}

void readResources(const ir::Module &M, ShaderInfo &Info) {
  const ir::NamedMetadata *Named = M.findNamedMetadata("dx.resources");
  if (!Named || M.nodes(*Named).empty())
    return;
  for (uint32_t Class = 0; Class < 4; ++Class) {
    const MetadataId List = M.nodeOperand(M.nodes(*Named)[0], Class);
    for (uint32_t K = 0; K < std::min(M.nodeSize(List), MaxResources); ++K)
      Info.Resources.push_back(readResource(M, ResourceClass(Class), M.nodeOperand(List, K)));
  }
}

void readGroupSize(const ir::Module &M, MetadataId N, ShaderInfo &Info) {
  for (uint32_t I = 0; I < 3 && M.nodeSize(N); ++I)
    Info.GroupSize[I] = uint32_t(number(M, N, I, 1));
}

void readStageProperties(const ir::Module &M, MetadataId List, ShaderInfo &Info,
                         EntryFacts &Facts) {
  readGroupSize(M, tagged(M, List, EntryTag::NumThreads), Info);
  for (EntryTag Tag : {EntryTag::WaveSize, EntryTag::WaveSizeRange})
    if (const MetadataId Wave = tagged(M, List, Tag); M.nodeSize(Wave))
      Info.WaveSize = uint32_t(number(M, Wave, number(M, Wave, 2) ? 2 : 0));
  Facts.PayloadBytes = uint32_t(taggedNumber(M, List, EntryTag::RayPayloadSize));
  Facts.AttributeBytes = uint32_t(taggedNumber(M, List, EntryTag::RayAttributeSize));
  if (const MetadataId N = tagged(M, List, EntryTag::HullState); M.nodeSize(N)) {
    if (const ir::ValueId F = M.metadataValue(M.nodeOperand(N, 0)); F != None)
      if (M.Values[F].Kind == ir::ValueKind::Function)
        Facts.PatchFunction = M.Values[F].Index;
    Info.InputControlPoints = uint32_t(number(M, N, 1));
    Info.OutputControlPoints = uint32_t(number(M, N, 2));
    Info.Domain = TessellatorDomain(number(M, N, 3));
    Info.Partitioning = TessellatorPartitioning(number(M, N, 4));
    Info.TessellatorOutput = TessellatorPrimitive(number(M, N, 5));
    if (const ir::ValueId V = M.metadataValue(M.nodeOperand(N, 6)); V != None)
      if (const ir::Constant *C = M.constant(V); C && C->Kind == ir::ConstantKind::Float)
        Info.MaxTessFactor = std::bit_cast<float>(uint32_t(C->Bits));
  }
  if (const MetadataId N = tagged(M, List, EntryTag::DomainState); M.nodeSize(N)) {
    Info.Domain = TessellatorDomain(number(M, N, 0));
    Info.InputControlPoints = uint32_t(number(M, N, 1));
  }
  if (const MetadataId N = tagged(M, List, EntryTag::GeometryState); M.nodeSize(N)) {
    Info.GeometryInput = InputPrimitive(number(M, N, 0));
    Info.MaxOutputVertices = uint32_t(number(M, N, 1));
    Info.StreamMask = uint32_t(number(M, N, 2));
    Info.StreamTopology = OutputTopology(number(M, N, 3));
    Info.Instances = std::max(1u, uint32_t(number(M, N, 4, 1)));
  }
  if (const MetadataId N = tagged(M, List, EntryTag::MeshState); M.nodeSize(N)) {
    readGroupSize(M, M.nodeOperand(N, 0), Info);
    Info.MaxVertices = uint32_t(number(M, N, 1));
    Info.MaxPrimitives = uint32_t(number(M, N, 2));
    Info.MeshPrimitives = MeshTopology(number(M, N, 3));
    Info.PayloadBytes = uint32_t(number(M, N, 4));
  }
  if (const MetadataId N = tagged(M, List, EntryTag::AmplificationState); M.nodeSize(N)) {
    readGroupSize(M, M.nodeOperand(N, 0), Info);
    Info.PayloadBytes = uint32_t(number(M, N, 1));
  }
}

bool hasAttribute(const ir::Module &M, const ir::Function &F, std::string_view Key,
                  std::string_view Text) {
  if (F.Attributes == None)
    return false;
  for (uint32_t G : M.groups(M.AttributeLists[F.Attributes]))
    for (const ir::Attribute &A : M.attributes(M.AttributeGroups[G]))
      if (A.Key == Key && A.Text == Text)
        return true;
  return false;
}

void readPixelState(ShaderInfo &Info) {
  for (const SignatureEntry &E : Info.Inputs.Elements)
    Info.RunsPerSample |= E.Mode == Interpolation::LinearSample ||
                          E.Mode == Interpolation::LinearNoPerspectiveSample ||
                          E.System == semantic::SampleIndex;
}

/// The node of an entry by name, or None.
MetadataId findEntry(const ir::Module &M, const std::string &Name, bool &Found) {
  const ir::NamedMetadata *Named = M.findNamedMetadata("dx.entryPoints");
  Found = false;
  for (MetadataId N : Named ? M.nodes(*Named) : std::span<const MetadataId>()) {
    std::string_view Text;
    M.metadataString(M.nodeOperand(N, 1), Text);
    const ir::ValueId F = M.metadataValue(M.nodeOperand(N, 0));
    if (F == None || M.Values[F].Kind != ir::ValueKind::Function ||
        (!Name.empty() && Text != Name && plainName(Text) != Name))
      continue;
    Found = true;
    return N;
  }
  return None;
}

} // namespace

std::string plainName(std::string_view Name) {
  if (!Name.starts_with("\1?"))
    return std::string(Name);
  std::string_view Rest = Name.substr(2);
  std::string Plain(Rest.substr(0, Rest.find('@')));
  Rest.remove_prefix(std::min(Rest.size(), Plain.size() + 1));
  // Namespaces follow from the innermost out, up to an empty one.
  while (!Rest.empty() && Rest[0] != '@') {
    const size_t End = std::min(Rest.size(), Rest.find('@'));
    Plain = std::string(Rest.substr(0, End)) + "::" + Plain;
    Rest.remove_prefix(std::min(Rest.size(), End + 1));
  }
  return Plain;
}

std::string outputName(const SignatureEntry &E, uint32_t Slot) {
  const uint32_t Row = Slot / E.Columns;
  const uint32_t Index = Row < E.Indices.size() ? E.Indices[Row] : Row;
  std::string Name = "output " + E.Semantic;
  if (Index || E.Rows > 1)
    Name += std::to_string(Index);
  return E.Columns > 1 ? Name + "." + "xyzw"[Slot % E.Columns] : Name;
}

const SignatureEntry *ElementList::find(uint64_t System) const {
  auto Found = std::ranges::find(Elements, System, &SignatureEntry::System);
  return Found == Elements.end() ? nullptr : &*Found;
}
const SignatureEntry *ElementList::find(std::string_view Semantic, uint32_t Index) const {
  for (const SignatureEntry &E : Elements)
    if (std::ranges::equal(
            E.Semantic, Semantic,
            [](char A, char B) { return std::tolower(uint8_t(A)) == std::tolower(uint8_t(B)); }) &&
        (E.Indices.empty() ? 0 : E.Indices[0]) == Index)
      return &E;
  return nullptr;
}

std::string readEntry(const ir::Module &M, const std::string &Name, ShaderInfo &Info,
                      EntryFacts &Facts) {
  bool Found = false;
  const MetadataId N = findEntry(M, Name, Found);
  if (!Found)
    return "the program has no entry " + Name;
  Facts.Function = M.Values[M.metadataValue(M.nodeOperand(N, 0))].Index;
  const ir::Function &F = M.Functions[Facts.Function];
  std::string_view Text;
  M.metadataString(M.nodeOperand(N, 1), Text);
  Info.Entry = plainName(Text);
  if (F.IsDeclaration || M.type(M.type(F.FunctionType).Element).Kind != ir::TypeKind::Void)
    return "the entry is not a function without a result";
  const MetadataId Signatures = M.nodeOperand(N, 2);
  ElementList *Lists[] = {&Info.Inputs, &Info.Outputs, &Info.PatchConstants};
  for (uint32_t I = 0; I < 3; ++I)
    if (std::string Error = readElements(M, M.nodeOperand(Signatures, I), *Lists[I]);
        !Error.empty())
      return Error;
  Facts.Properties = M.nodeOperand(N, 4);
  if (Info.Kind == Stage::Library)
    Info.Kind =
        Stage(taggedNumber(M, Facts.Properties, EntryTag::ShaderKind, uint64_t(Stage::Library)));
  const uint64_t Flags = taggedNumber(M, Facts.Properties, EntryTag::ShaderFlags);
  Facts.NativeHalf |= (Flags & NativeLowPrecisionFlag) != 0;
  Info.EarlyDepthStencil = (Flags & ForceEarlyDepthStencilFlag) != 0;
  Facts.KeepsDenormals = hasAttribute(M, F, "fp32-denorm-mode", "preserve");
  readStageProperties(M, Facts.Properties, Info, Facts);
  readPixelState(Info);
  return {};
}

std::string readInfo(const ir::Module &M, Stage ProgramStage, const std::string &Name,
                     ShaderInfo &Info, EntryFacts &Facts) {
  Info.Kind = ProgramStage;
  readResources(M, Info);
  // A library says of its 16-bit types where it has no function: at the first entry.
  const ir::NamedMetadata *Named = M.findNamedMetadata("dx.entryPoints");
  for (MetadataId N : Named ? M.nodes(*Named) : std::span<const MetadataId>()) {
    const ir::ValueId F = M.metadataValue(M.nodeOperand(N, 0));
    const MetadataId Properties = M.nodeOperand(N, 4);
    if (F == None || M.Values[F].Kind != ir::ValueKind::Function) {
      Facts.NativeHalf |=
          (taggedNumber(M, Properties, EntryTag::ShaderFlags) & NativeLowPrecisionFlag) != 0;
      continue;
    }
    std::string_view Text;
    M.metadataString(M.nodeOperand(N, 1), Text);
    if (ProgramStage == Stage::Library) {
      ShaderInfo::Function &Function = Info.Functions.emplace_back();
      Function.Name = plainName(Text);
      Function.Kind =
          Stage(taggedNumber(M, Properties, EntryTag::ShaderKind, uint64_t(Stage::Library)));
    }
  }
  if (ProgramStage == Stage::Library && Name.empty())
    return {};
  return readEntry(M, Name, Info, Facts);
}

} // namespace dxil::execution
