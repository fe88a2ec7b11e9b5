// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Headers.h"

#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/module/NodeRef.h>

#include <algorithm>
#include <array>

namespace dxil::listing {

using namespace container;

using namespace detail;
using std::to_string;

static void field(std::string &Out, const char *Name, uint64_t V) {
  Out += std::string(";   ") + Name + " " + to_string(V) + "\n";
}

static void field(std::string &Out, const char *Name, const std::string &V) {
  Out += std::string(";   ") + Name + " " + V + "\n";
}

static void flag(std::string &Out, const char *Name, bool V) {
  field(Out, Name, std::string(V ? "yes" : "no"));
}

static std::string stageFields(const PipelineState &P) {
  std::string Out;
  switch (P.Stage) {
  case Stage::Pixel:
    flag(Out, "depth output", P.DepthOutput);
    flag(Out, "sample frequency", P.SampleFrequency);
    break;
  case Stage::Vertex: flag(Out, "output position", P.OutputPositionPresent); break;
  case Stage::Geometry:
    field(Out, "input primitive", inputPrimitiveName(uint64_t(P.InputPrimitive)));
    field(Out, "output topology", outputTopologyName(uint64_t(P.OutputTopology)));
    field(Out, "output stream mask", P.OutputStreamMask);
    flag(Out, "output position", P.OutputPositionPresent);
    field(Out, "max vertex count", P.MaxVertexCount);
    break;
  case Stage::Hull:
    field(Out, "input control points", P.InputControlPoints);
    field(Out, "output control points", P.OutputControlPoints);
    field(Out, "domain", domainName(uint64_t(P.TessellatorDomain)));
    field(Out, "output primitive",
          tessellatorPrimitiveName(uint64_t(P.TessellatorOutputPrimitive)));
    break;
  case Stage::Domain:
    field(Out, "input control points", P.InputControlPoints);
    field(Out, "domain", domainName(uint64_t(P.TessellatorDomain)));
    flag(Out, "output position", P.OutputPositionPresent);
    break;
  case Stage::Mesh:
    field(Out, "payload bytes", P.PayloadBytes);
    field(Out, "max output vertices", P.MaxOutputVertices);
    field(Out, "max output primitives", P.MaxOutputPrimitives);
    field(Out, "output topology", meshTopologyName(uint64_t(P.MeshOutputTopology)));
    field(Out, "group-shared bytes", P.GroupSharedBytes);
    break;
  case Stage::Amplification: field(Out, "payload bytes", P.PayloadBytes); break;
  default: break;
  }
  return Out;
}

static std::string elements(const char *Title, const std::vector<PipelineElement> &List) {
  if (List.empty())
    return {};
  Table T({"name", "indices", "rows", "row", "column", "columns", "kind", "format", "interpolation",
           "dynamic", "stream"});
  for (const PipelineElement &E : List) {
    std::string Indices;
    for (uint32_t I : E.SemanticIndices)
      Indices += (Indices.empty() ? "" : ",") + to_string(I);
    // A system value element has no name in the part.
    std::string Kind = semanticName(E.Semantic),
                Name = E.SemanticName.empty() ? Kind : printable(E.SemanticName),
                Format(componentTypeName(E.Component));
    T.row({Name, Indices, to_string(E.Rows), E.Allocated ? to_string(E.StartRow) : "n/a",
           to_string(E.StartColumn), to_string(E.Columns), Kind,
           Format.empty() ? to_string(E.Component) : Format, interpolationName(E.Interpolation),
           maskText(E.DynamicIndexMask), to_string(E.Stream)});
  }
  return std::string(";   ") + Title + ":\n" + T.str();
}

// Returns lines such as "2.x -> 0.xy 1.z": the components that each input component affects.
static std::string dependencies(const char *Title, const DependencyTable &T) {
  std::string Out;
  for (uint32_t In = 0; In < T.InputVectors * 4; ++In) {
    std::string Row;
    for (uint32_t V = 0; V < T.OutputVectors; ++V) {
      std::string Components;
      for (uint32_t K = 0; K < 4; ++K)
        if (T.depends(In, V * 4 + K))
          Components += "xyzw"[K];
      if (!Components.empty())
        Row += " " + to_string(V) + "." + Components;
    }
    if (!Row.empty())
      Out += ";     " + to_string(In / 4) + "." + "xyzw"[In % 4] + " ->" + Row + "\n";
  }
  return Out.empty() ? Out : std::string(";   ") + Title + ":\n" + Out;
}

using ResourcePlace = std::array<uint64_t, 4>; ///< class, space, registers

template <class List>
static void addPlaces(const List &Rows, ResourceClass Class, std::vector<ResourcePlace> &Out) {
  for (const auto &R : Rows) {
    const uint64_t First = uint32_t(R.lowerBound()), Count = uint32_t(R.rangeSize());
    Out.push_back({uint64_t(Class), uint32_t(R.space()), First,
                   Count == ~0u ? uint32_t(~0u) : First + Count - 1});
  }
}

/// Returns true if the part's resources equal the program's.
static bool areResourcesOf(const ir::Module *M, const std::vector<PipelineResource> &Resources) {
  if (!M)
    return false;
  std::vector<ResourcePlace> InPart, Program;
  for (const PipelineResource &R : Resources) {
    if (R.Flags && *R.Flags)
      return false;
    const auto Type = PipelineResourceType(R.Type);
    const ResourceClass Class = Type == PipelineResourceType::Sampler   ? ResourceClass::Sampler
                                : Type == PipelineResourceType::CBV     ? ResourceClass::CBuffer
                                : Type < PipelineResourceType::UAVTyped ? ResourceClass::SRV
                                                                        : ResourceClass::UAV;
    InPart.push_back({uint64_t(Class), R.Space, R.LowerBound, R.UpperBound});
  }
  const md::Resources Lists(ir::firstNode(*M, md::ResourcesLayout::Named));
  addPlaces(Lists.srvs(), ResourceClass::SRV, Program);
  addPlaces(Lists.uavs(), ResourceClass::UAV, Program);
  addPlaces(Lists.cbuffers(), ResourceClass::CBuffer, Program);
  addPlaces(Lists.samplers(), ResourceClass::Sampler, Program);
  std::ranges::sort(InPart);
  std::ranges::sort(Program);
  return InPart == Program;
}

std::string pipelineState(Bytes Data, const Container &C, const ir::Module *M) {
  uint32_t Stage = ~0u;
  if (const Part *Program = C.find(part::DXIL))
    if (auto H = readProgramHeader(Program->Data))
      Stage = H->ShaderKind;
  auto P = readPipelineState(Data, Stage);
  if (!P)
    return "; pipeline state:\n; error: " + printable(P.error().str()) + "\n";
  std::string Out = "; pipeline state, version " + to_string(P->Version) + ", " +
                    std::string(stageName(uint32_t(P->Stage))) + ":\n" + stageFields(*P);
  if (P->Version >= 2 && P->NumThreads[0])
    Out += ";   threads " + to_string(P->NumThreads[0]) + "x" + to_string(P->NumThreads[1]) + "x" +
           to_string(P->NumThreads[2]) + "\n";
  if (!P->EntryName.empty())
    Out += ";   entry " + printable(P->EntryName) + "\n";
  if (P->Version >= 4)
    field(Out, "group-shared bytes", P->NumBytesGroupShared);
  Out += ";   wave lanes " + to_string(P->MinWaveLanes) + " to " +
         (P->MaxWaveLanes == ~0u ? "any" : to_string(P->MaxWaveLanes)) + "\n";
  if (P->UsesViewId)
    Out += ";   uses the view id\n";
  if (!P->Resources.empty() && !areResourcesOf(M, P->Resources)) {
    Table T({"type", "space", "lower", "upper", "kind", "flags"});
    for (const PipelineResource &R : P->Resources)
      T.row({pipelineResourceName(R.Type), to_string(R.Space), to_string(R.LowerBound),
             R.UpperBound == ~0u ? "unbounded" : to_string(R.UpperBound),
             R.Kind ? enumCase("ResourceKind", *R.Kind) : "",
             R.Flags ? pipelineResourceFlags(*R.Flags) : ""});
    Out += ";   resources:\n" + T.str();
  }
  Out += elements("inputs", P->Inputs) + elements("outputs", P->Outputs) +
         elements("patch constants or primitives", P->PatchOrPrims);
  for (size_t S = 0; S < 4; ++S)
    Out += dependencies(S ? "inputs to outputs of a further stream" : "inputs to outputs",
                        P->InputToOutput[S]);
  Out += dependencies("inputs to patch constants", P->InputToPatch);
  return Out + dependencies("patch constants to outputs", P->PatchToOutput);
}

} // namespace dxil::listing
