// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes metadata of entries and their signatures.
#include "ProgramMetadata.h"

#include <algorithm>

namespace dxil::produce {

using namespace container;

// ---- Signatures ---------------------------------------------------------------------------------

ir::MetadataRef ProgramMetadata::element(const Element &E) {
  const ElementDescription &D = E.Description;
  std::vector<uint32_t> Indices;
  for (uint32_t Row = 0; Row < D.Rows; ++Row)
    Indices.push_back(D.Index + Row);
  md::ElementPropertiesWriter Properties(W);
  if (D.Stream)
    Properties.outputStream(D.Stream);
  // Used components are derived from the finished module.
  return md::SignatureElementFields<Ref>{.Id = E.Id,
                                         .Name = E.Semantic,
                                         .Component = D.Component,
                                         .Semantic = E.SystemValue,
                                         .Indices = md::writeNumbers(W, Indices),
                                         .Interpolation = uint8_t(D.Mode),
                                         .Rows = D.Rows,
                                         .Columns = D.Columns,
                                         .StartRow = E.StartRow,
                                         .StartColumn = E.StartColumn,
                                         .Properties = Properties.finish()}
      .write(W);
}

ir::MetadataRef ProgramMetadata::signatures() {
  Ref Lists[3];
  for (SignatureList List :
       {SignatureList::Input, SignatureList::Output, SignatureList::PatchOrPrimitive}) {
    std::vector<Ref> Nodes;
    for (const Element &E : P.Elements)
      if (E.Description.List == List)
        Nodes.push_back(element(E));
    if (!Nodes.empty())
      Lists[unsigned(List)] = W.node(Nodes);
  }
  if (P.Elements.empty())
    return {};
  return md::SignaturesFields<Ref>{
      .Inputs = Lists[0], .Outputs = Lists[1], .PatchOrPrimitive = Lists[2]}
      .write(W);
}

// ---- Launch parameters --------------------------------------------------------------------------

ir::MetadataRef ProgramMetadata::threads(const EntryDescription &D) {
  return md::ThreadsFields<Ref>{.X = D.Threads[0], .Y = D.Threads[1], .Z = D.Threads[2]}.write(W);
}

ir::MetadataRef ProgramMetadata::geometryState(const EntryDescription &D) {
  uint32_t Streams = 0;
  for (const Element &E : P.Elements)
    if (E.Description.List == SignatureList::Output)
      Streams |= 1u << E.Description.Stream;
  return md::GeometryStateFields<Ref>{.InputPrimitive = D.Input,
                                      .MaxVertices = D.MaxVertices,
                                      .StreamMask = Streams ? Streams : 1,
                                      .Topology = D.Topology,
                                      .Instances = D.Instances}
      .write(W);
}

ir::MetadataRef ProgramMetadata::hullState(const EntryDescription &D) {
  return md::HullStateFields<Ref>{.PatchConstantFunction =
                                      M.value(function(D.PatchConstantFunction)),
                                  .InputControlPoints = D.InputControlPoints,
                                  .OutputControlPoints = D.OutputControlPoints,
                                  .Domain = D.Domain,
                                  .Partitioning = D.Partitioning,
                                  .OutputPrimitive = D.Primitive,
                                  .MaxTessFactor = D.MaxTessFactor}
      .write(W);
}

/// Adds the properties of one stage.
void ProgramMetadata::addStageState(const EntryDescription &D,
                                    md::EntryPropertiesWriter<ir::NodeWriter> &Out) {
  switch (D.Kind) {
  case Stage::Compute: Out.numThreads(threads(D)); break;
  case Stage::Geometry: Out.geometryState(geometryState(D)); break;
  case Stage::Hull: Out.hullState(hullState(D)); break;
  case Stage::Domain:
    Out.domainState(
        md::DomainStateFields<Ref>{.Domain = D.Domain, .InputControlPoints = D.InputControlPoints}
            .write(W));
    break;
  case Stage::Mesh:
    Out.meshState(md::MeshStateFields<Ref>{.NumThreads = threads(D),
                                           .MaxVertices = D.MaxVertices,
                                           .MaxPrimitives = D.MaxPrimitives,
                                           .Topology = D.Mesh,
                                           .PayloadSize = D.PayloadBytes}
                      .write(W));
    break;
  case Stage::Amplification:
    Out.amplificationState(
        md::AmplificationStateFields<Ref>{.NumThreads = threads(D), .PayloadSize = D.PayloadBytes}
            .write(W));
    break;
  case Stage::Anyhit:
  case Stage::Closesthit:
    Out.rayPayloadSize(D.PayloadBytes);
    Out.rayAttributeSize(D.AttributeBytes);
    break;
  case Stage::Miss:
  case Stage::Callable: Out.rayPayloadSize(D.PayloadBytes); break;
  default: break;
  }
}

/// Returns the flags of the whole program. DXC sets ResMayNotAlias by default, and its validator
/// expects this flag if there is no other. Completion removes it if there are no UAVs.
uint64_t ProgramMetadata::programFlags() const {
  constexpr uint32_t FirstMinorWithAliasing = 7;
  return (P.Program.Native16Bit ? uint64_t(ShaderFlag::NativeLowPrecision) : 0) |
         (P.Program.Minor >= FirstMinorWithAliasing ? uint64_t(ShaderFlag::ResMayNotAlias) : 0);
}

ir::MetadataRef ProgramMetadata::properties(const EntryDescription &D) {
  md::EntryPropertiesWriter<ir::NodeWriter> Out(W);
  const uint64_t Flags = D.Flags | (P.isLibrary() ? 0 : programFlags());
  if (Flags)
    Out.shaderFlags(Flags);
  if (P.isLibrary())
    Out.shaderKind(D.Kind);
  addStageState(D, Out);
  if (D.WaveSize && P.Program.Minor >= 8)
    Out.waveSizeRange(md::WaveSizeRangeFields<Ref>{
        .Min = D.WaveSize, .Max = D.MaxWaveSize, .Preferred = D.PreferredWaveSize}
                          .write(W));
  else if (D.WaveSize)
    Out.waveSize(md::WaveSizeFields<Ref>{.Size = D.WaveSize}.write(W));
  return Out.finish();
}

// ---- The module ---------------------------------------------------------------------------------

/// Returns the function; for reflection a declaration with the same name.
ir::ValueRef ProgramMetadata::function(ir::ValueRef Function) {
  if (What == Kind::Program)
    return Function;
  return M.declare(P.M.symbolName(Function), M.functionType(M.voidType(), {}));
}

void ProgramMetadata::write() {
  const uint32_t Minor = P.Program.Minor;
  M.addNamed(md::VersionLayout::Named, md::VersionFields<Ref>{.Major = 1, .Minor = Minor}.write(W));
  // Validators do not read the reflection module.
  const bool IsJudged = What == Kind::Program;
  M.addNamed(md::ValidatorVersionLayout::Named,
             md::ValidatorVersionFields<Ref>{.Major = IsJudged ? 1u : 0u,
                                             .Minor = IsJudged ? P.Program.ValidatorMinor : 0u}
                 .write(W));
  M.addNamed(md::ShaderModelLayout::Named,
             md::ShaderModelFields<Ref>{
                 .Profile = profilePrefix(uint32_t(P.Program.Kind)), .Major = 6, .Minor = Minor}
                 .write(W));
  const Ref Bound = resources();
  if (Bound.Id != ir::None)
    M.addNamed(md::ResourcesLayout::Named, Bound);
  if (What == Kind::Reflection)
    annotateTypes();
  if (P.isLibrary()) {
    // The library's own entry, which lists the resources.
    md::EntryPropertiesWriter<ir::NodeWriter> Own(W);
    if (const uint64_t Flags = programFlags())
      Own.shaderFlags(Flags);
    M.addNamed(md::EntryPointLayout::Named,
               md::EntryPointFields<Ref>{
                   .Function = {}, .Name = "", .Resources = Bound, .Properties = Own.finish()}
                   .write(W));
  }
  for (const Entry &E : P.Entries) {
    if (P.isLibrary() && E.Description.Kind == Stage::Library)
      continue; // a function that other libraries may call
    M.addNamed(md::EntryPointLayout::Named,
               md::EntryPointFields<Ref>{.Function = M.value(function(E.Function)),
                                         .Name = E.Name,
                                         .Signatures = signatures(),
                                         .Resources = P.isLibrary() ? Ref() : Bound,
                                         .Properties = properties(E.Description)}
                   .write(W));
  }
}

} // namespace dxil::produce
