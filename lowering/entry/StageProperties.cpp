// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StageProperties.h"
#include "EntryProperties.h"
#include "NodeEntry.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/OpCall.h"
#include "dxil/contract_names.h"
#include "dxil/generated/OpViews.h"
#include "dxil/lowering/Diagnostics.h"
#include "metadata/ModuleMetadata.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

class Properties {
public:
  Properties(Function &Shader, const contract::EntryInterface &Interface)
      : Shader(Shader), Interface(Interface), Attributes(Interface.Attributes),
        W(Shader.getContext()) {}

  bool run() {
    if (Interface.Stage == Stage::Node) {
      // To clang a node is a compute shader.
      Shader.addFnAttr(contract::ShaderAttribute, "node");
      if (MDNode *Pairs = nodeProperties(Shader, Interface))
        Shader.setMetadata(contract::PropertiesMetadata, Pairs);
      return Shader.hasMetadata(contract::PropertiesMetadata);
    }
    md::EntryPropertiesWriter State(W);
    addState(State);
    if (!State.empty())
      Shader.setMetadata(contract::PropertiesMetadata, cast<MDNode>(State.finish()));
    return !Failed;
  }

private:
  void fail(const Twine &Why) {
    if (!Failed)
      reportEntryError(Shader, entryProblem(Shader, Why));
    Failed = true;
  }

  void addState(md::EntryPropertiesWriter<contract::LLVMNodeWriter> &State) {
    switch (Interface.Stage) {
    case Stage::Geometry: State.geometryState(geometry()); break;
    case Stage::Hull: State.hullState(hull()); break;
    case Stage::Domain: State.domainState(domain()); break;
    case Stage::Amplification: State.amplificationState(amplification()); break;
    case Stage::Mesh:
      if (Metadata *Mesh = mesh())
        State.meshState(Mesh);
      break;
    default: break;
    }
  }

  uint32_t count(StringRef Attribute, std::optional<uint32_t> Count, uint32_t Max) {
    if (Count && *Count >= 1 && *Count <= Max)
      return *Count;
    fail("attribute '" + Attribute + "' requires a number from 1 to " + Twine(Max));
    return 1;
  }

  /// Returns the values of an attribute, for a message.
  template <class Enum> static std::string valuesOf(StringRef Attribute) {
    std::string Words;
    for (const auto &Case : contract::wordsOf(Enum()))
      if (!Case.Word.empty())
        Words += (Words.empty() ? "\"" : ", \"") + std::string(Case.Word) + "\"";
    return ("attribute '" + Attribute + "' must have one of these values: " + Words).str();
  }

  template <class Enum> Enum required(StringRef Attribute, std::optional<Enum> Value) {
    if (!Value)
      fail(valuesOf<Enum>(Attribute));
    return Value.value_or(Enum(1));
  }

  const contract::EntryValue *find(contract::EntryArray Array) const {
    for (const contract::EntryValue &V : Interface.Values)
      if (V.Array == Array)
        return &V;
    return nullptr;
  }

  uint32_t inputPrimitive() {
    const contract::EntryValue *Input = find(contract::EntryArray::Input);
    const InputPrimitiveInfo *Primitive =
        Input ? findNumber(InputPrimitives, uint64_t(Input->Primitive)) : nullptr;
    if (Primitive && Input->Count == Primitive->Vertices)
      return uint32_t(Primitive->Number);
    constexpr auto First = uint32_t(InputPrimitive::FirstPatch),
                   Last = uint32_t(InputPrimitive::LastPatch);
    const contract::EntryValue *Patch = find(contract::EntryArray::InputPatch);
    if (!Input && !Patch)
      return uint32_t(InputPrimitive::Undefined); // no input vertices
    if (Patch && Patch->Count && Patch->Count <= Last - First + 1)
      return First + uint32_t(Patch->Count) - 1;
    fail("input must be an array of the vertices of a primitive (point of 1, line of 2, triangle "
         "of 3, "
         "lineadj of 4 or triangleadj of 6), or an InputPatch of up to " +
         Twine(Last - First + 1));
    return 0;
  }

  Metadata *geometry() {
    uint32_t Primitive = inputPrimitive();
    uint32_t Mask = 0, Streams = 0;
    OutputTopology Topology = OutputTopology::Undefined;
    for (const contract::EntryValue &V : Interface.Values) {
      if (V.Array != contract::EntryArray::Stream)
        continue;
      Mask |= 1u << Streams++;
      Topology = V.Topology;
      if (Streams > 1 && Topology != OutputTopology::PointList)
        fail("multiple output streams must all be of type PointStream");
    }
    if (Streams < 1 || Streams > MaxStreams)
      fail("geometry shader must have one output stream, or up to four of type PointStream");
    return md::GeometryStateFields<Metadata *>{
        .InputPrimitive = InputPrimitive(Primitive),
        .MaxVertices = count("maxvertexcount", Attributes.MaxVertexCount, MaxGeometryVertices),
        .StreamMask = Mask,
        .Topology = Topology,
        .Instances = count("instance", Attributes.Instance.value_or(1), MaxGeometryInstances)}
        .write(W);
  }

  Metadata *hull() {
    const contract::EntryValue *Input = find(contract::EntryArray::InputPatch);
    // setPatchConstantFunction() adds the patch constant function.
    return md::HullStateFields<Metadata *>{
        .InputControlPoints = Input ? uint32_t(Input->Count) : 0,
        .OutputControlPoints =
            count("outputcontrolpoints", Attributes.OutputControlPoints, MaxControlPoints),
        .Domain = required("domain", Attributes.Domain),
        .Partitioning = required("partitioning", Attributes.Partitioning),
        .OutputPrimitive = required("outputtopology", Attributes.TessellatorPrimitive),
        .MaxTessFactor = Attributes.MaxTessFactor.value_or(MaxTessellationFactor)}
        .write(W);
  }

  Metadata *domain() {
    const contract::EntryValue *Input = find(contract::EntryArray::OutputPatch);
    return md::DomainStateFields<Metadata *>{.Domain = required("domain", Attributes.Domain),
                                             .InputControlPoints =
                                                 Input ? uint32_t(Input->Count) : 0}
        .write(W);
  }

  // The thread group size, which the entry's other properties do not repeat.
  Metadata *threads() {
    const std::array<uint32_t, 3> N =
        attributeNumbers(Shader.getFnAttribute(contract::NumThreadsAttribute).getValueAsString());
    return md::ThreadsFields<Metadata *>{.X = N[0], .Y = N[1], .Z = N[2]}.write(W);
  }

  Metadata *mesh() {
    const contract::EntryValue *Vertices = find(contract::EntryArray::Vertices),
                               *Indices = find(contract::EntryArray::Indices),
                               *Primitives = find(contract::EntryArray::Primitives);
    uint32_t Count = uint32_t(Indices ? Indices->Count : Primitives ? Primitives->Count : 0);
    if (Count > MaxMeshPrimitives)
      fail("mesh shader has more than " + Twine(MaxMeshPrimitives) + " primitives");
    if (Vertices && Vertices->Count > MaxMeshVertices)
      fail("mesh shader has more than " + Twine(MaxMeshVertices) + " vertices");
    if (Failed)
      return nullptr;
    if (Primitives && Primitives->Count != Count)
      fail("'out primitives' and 'out indices' have different lengths");
    uint32_t Payload = 0;
    for (const contract::EntryValue &V : Interface.Values)
      if (V.IsObject)
        Payload = uint32_t(V.Size);
    if (!Attributes.MeshTopology)
      reportEntryWarning(Shader, "entry point '" + Shader.getName() + "' outputs nothing: " +
                                     valuesOf<MeshTopology>("outputtopology"));
    return md::MeshStateFields<Metadata *>{
        .NumThreads = threads(),
        .MaxVertices = Vertices ? uint32_t(Vertices->Count) : 0,
        .MaxPrimitives = Count,
        .Topology = Attributes.MeshTopology.value_or(MeshTopology::Undefined),
        .PayloadSize = Payload}
        .write(W);
  }

  // stageProperties() takes the payload's size from the call of DispatchMesh.
  Metadata *amplification() {
    return md::AmplificationStateFields<Metadata *>{.NumThreads = threads()}.write(W);
  }

  Function &Shader;
  const contract::EntryInterface &Interface;
  const contract::EntryAttributes &Attributes;
  contract::LLVMNodeWriter W;
  bool Failed = false;
};

} // namespace

bool setStageProperties(Function &Shader, const contract::EntryInterface &Interface) {
  return Properties(Shader, Interface).run();
}

// Returns the size of the payload that an amplification shader dispatches, or 0.
static uint32_t dispatchedBytes(const Function &Shader) {
  const Module &M = *Shader.getParent();
  auto objectBytes = [&](const Value &Object) {
    auto *Global = dyn_cast<GlobalVariable>(&Object);
    auto *Local = dyn_cast<AllocaInst>(&Object);
    Type *Ty = Global ? Global->getValueType() : Local ? Local->getAllocatedType() : nullptr;
    return Ty ? uint32_t(M.getDataLayout().getTypeAllocSize(Ty)) : 0;
  };
  for (const Function &F : M) {
    if (!isOpFunctionName(F.getName()))
      continue;
    for (const User *U : F.users())
      if (const auto Dispatch = op::dyn_cast<op::DispatchMesh>(U); Dispatch && Dispatch->payload())
        if (uint32_t Bytes = objectBytes(*Dispatch->payload()->stripPointerCasts());
            Bytes && Dispatch->call().inst().getFunction() == &Shader)
          return Bytes;
  }
  return 0;
}

/// Returns the properties that setStageProperties() has set.
static md::EntryProperties<contract::LLVMNode> propertiesOf(const Function &Shader) {
  return md::EntryProperties<contract::LLVMNode>(Shader.getMetadata(contract::PropertiesMetadata));
}

/// Returns the properties with operand `I` of the state after \p Tag replaced.
static MDNode *withState(const md::EntryProperties<contract::LLVMNode> &Properties, EntryTag Tag,
                         unsigned I, Metadata *Operand) {
  return mapTags<EntryTag>(Properties.at(), [&](EntryTag Each, Metadata *Value) {
    return std::optional<Metadata *>(
        Each == Tag ? contract::withOperand(*cast<MDNode>(Value), I, Operand) : Value);
  });
}

MDNode *stageProperties(const Function &Shader) {
  const md::EntryProperties<contract::LLVMNode> Properties = propertiesOf(Shader);
  if (!Properties.amplificationState())
    return const_cast<MDNode *>(Properties.at().node());
  contract::LLVMNodeWriter W(Shader.getContext());
  return withState(Properties, EntryTag::AmplificationState,
                   md::AmplificationStateLayout::PayloadSize,
                   W.integer(32, dispatchedBytes(Shader)));
}

Function *patchConstantFunction(const Function &Shader) {
  return dyn_cast_or_null<Function>(propertiesOf(Shader).hullState().patchConstantFunction());
}

void replacePartitioning(Module &M) {
  std::optional<TessellatorPartitioning> Partitioning;
  bool Several = false;
  for (const Function &Shader : M) {
    const auto State = propertiesOf(Shader).hullState();
    if (!State)
      continue;
    Several |= Partitioning && *Partitioning != State.partitioning();
    Partitioning = State.partitioning();
  }
  for (Function &F : M) {
    if (!F.isDeclaration() || !F.getName().contains(contract::Partitioning))
      continue;
    for (User *U : make_early_inc_range(F.users()))
      if (auto *Call = dyn_cast<CallInst>(U); Call && Partitioning && !Several) {
        Call->replaceAllUsesWith(ConstantInt::get(Call->getType(), uint64_t(*Partitioning)));
        Call->eraseFromParent();
      }
    if (auto *Call = F.use_empty() ? nullptr : dyn_cast<CallInst>(F.user_back()))
      reportEntryError(*Call->getFunction(), Several ? "tessellation factors in a library whose "
                                                       "hull shaders have different partitionings"
                                                     : "tessellation factors without a hull shader "
                                                       "(expected one, with [partitioning(...)])");
  }
}

void setPatchConstantFunction(Function &Shader, Function &Patch) {
  const md::EntryProperties<contract::LLVMNode> Properties = propertiesOf(Shader);
  if (Properties.hullState())
    Shader.setMetadata(contract::PropertiesMetadata,
                       withState(Properties, EntryTag::HullState,
                                 md::HullStateLayout::PatchConstantFunction,
                                 ValueAsMetadata::get(&Patch)));
}

} // namespace dxil::lowering
