// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Names.h"

#include <dxil/container/parts/SmallParts.h>
#include <dxil/generated/Kinds.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/PartWords.h>
#include <dxil/ops/SystemValues.h>
#include <dxil/ops/queries.h>

#include <cctype>
#include <cstdio>
#include <span>

namespace dxil::listing::detail {

using namespace container;

using std::to_string;

std::string printable(std::string_view Text) {
  static const char Hex[] = "0123456789abcdef";
  std::string S;
  for (char Ch : Text) {
    uint8_t C = uint8_t(Ch);
    if (C >= 0x20 && C != 0x7f) {
      S += Ch;
    } else {
      S += "\\x";
      S += Hex[C >> 4];
      S += Hex[C & 15];
    }
  }
  return S;
}

std::string maskText(uint32_t Mask) {
  std::string S;
  for (unsigned I = 0; I < 4; ++I)
    S += Mask >> I & 1 ? "xyzw"[I] : ' ';
  return S;
}

template <class Table> static std::string wordAt(const Table &Words, uint64_t Value) {
  const auto *Row = findNumber(Words, Value);
  return Row && !Row->Word.empty() ? std::string(Row->Word) : to_string(Value);
}

static std::string hex(uint64_t Value) {
  char Text[24];
  std::snprintf(Text, sizeof Text, "0x%llx", static_cast<unsigned long long>(Value));
  return Text;
}

std::string enumCase(std::string_view Enum, uint64_t Value) {
  const EnumInfo *E = findEnum(Enum);
  std::string S(E ? caseName(*E, int64_t(Value)) : std::string_view());
  return S.empty() ? to_string(Value) : S;
}

std::string flagNames(std::string_view Enum, uint64_t Bits) {
  const EnumInfo *E = findEnum(Enum);
  std::string S;
  uint64_t Left = Bits;
  for (const EnumCaseInfo &C : E ? E->Cases : std::span<const EnumCaseInfo>()) {
    uint64_t Flag = uint64_t(C.Value);
    if (!Flag || (Left & Flag) != Flag)
      continue;
    S.append(S.empty() ? "" : "|").append(C.Name);
    Left &= ~Flag;
  }
  if (Left)
    return hex(Bits);
  return S.empty() ? "none" : S;
}

std::string semanticName(uint64_t Kind) {
  const SystemValueInfo *V = systemValue(Kind);
  return !V ? to_string(Kind) : V->Name.empty() ? "arbitrary" : std::string(V->Name);
}

std::string interpolationName(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return I ? std::string(I->Word) : to_string(Mode);
}

std::string resourceClassName(uint64_t Class) {
  const ResourceClassInfo *C = resourceClassInfo(Class);
  return C ? std::string(C->Word) : to_string(Class);
}

std::string pipelineResourceName(uint64_t Type) {
  return wordAt(PipelineResourceTypes, Type);
}

std::string rootParameterName(uint64_t Type) {
  return wordAt(RootParameterTypes, Type);
}

std::string descriptorRangeName(uint64_t Type) {
  return wordAt(DescriptorRangeTypes, Type);
}

std::string pipelineResourceFlags(uint64_t Bits) {
  return Bits == 0 ? "none" : Bits == 1 ? "UsedByAtomic64" : hex(Bits);
}

std::string_view hlslTypeName(uint64_t ComponentType, bool MinPrecision) {
  const ComponentTypeInfo &Info = infoOf(dxil::ComponentType(ComponentType));
  return MinPrecision ? Info.MinWord : Info.Word;
}

std::string formatName(uint64_t ComponentType) {
  std::string S = enumCase("ComponentType", ComponentType);
  for (char &C : S)
    C = char(std::tolower(static_cast<unsigned char>(C)));
  return S;
}

std::string handlePropertiesName(const HandleProperties &P) {
  const std::string Name = enumCase("ResourceKind", uint64_t(P.kind()));
  std::string Out = std::string(P.isUAV() && P.isGloballyCoherent() ? "globallycoherent " : "") +
                    (P.isUAV() && P.isReorderCoherent() ? "reordercoherent " : "") +
                    (!P.isUAV()  ? ""
                     : P.isROV() ? "RasterizerOrdered"
                                 : "RW");
  switch (P.kind()) {
  case ResourceKind::Invalid: return {};
  case ResourceKind::CBuffer: return Name;
  case ResourceKind::TBuffer: return Name;
  case ResourceKind::Sampler:
    return P.comparesOrCounts() ? "SamplerComparisonState" : std::string(infoOf(P.kind()).Word);
  case ResourceKind::RTAccelerationStructure: return Name;
  case ResourceKind::RawBuffer: return Out + std::string(infoOf(P.kind()).Word);
  case ResourceKind::StructuredBuffer:
    return Out + Name + "<stride=" + to_string(P.stride()) +
           (P.comparesOrCounts() ? ", counter>" : ">");
  case ResourceKind::FeedbackTexture2D:
  case ResourceKind::FeedbackTexture2DArray:
    return Name + "<" + enumCase("SamplerFeedbackType", uint64_t(P.feedback())) + ">";
  default: break;
  }
  return Out + Name + "<" + (P.componentCount() > 1 ? to_string(P.componentCount()) + "x" : "") +
         enumCase("ComponentType", uint64_t(P.component())) + ">";
}

std::string visibilityName(uint64_t Visibility) {
  return wordAt(RootVisibilities, Visibility);
}

std::string domainName(uint64_t Domain) {
  return wordAt(TessellatorDomains, Domain);
}

std::string tessellatorPrimitiveName(uint64_t Primitive) {
  return wordAt(TessellatorPrimitives, Primitive);
}

std::string inputPrimitiveName(uint64_t Primitive) {
  if (Primitive >= uint64_t(InputPrimitive::FirstPatch) &&
      Primitive <= uint64_t(InputPrimitive::LastPatch))
    return "patch of " + to_string(Primitive - uint64_t(InputPrimitive::FirstPatch) + 1);
  return wordAt(InputPrimitives, Primitive);
}

std::string outputTopologyName(uint64_t Topology) {
  std::string S = wordAt(OutputTopologies, Topology);
  S[0] = char(std::tolower(static_cast<unsigned char>(S[0])));
  return S;
}

std::string meshTopologyName(uint64_t Topology) {
  return wordAt(MeshTopologies, Topology);
}

static std::string stageOf(uint64_t Kind) {
  std::string S(stageName(uint32_t(Kind)));
  return S.empty() ? to_string(Kind) : S;
}

static std::string resourceKind(uint64_t Kind) {
  return enumCase("ResourceKind", Kind);
}

// The low two bits are the number of components, the others their type.
static std::string gridType(uint64_t Bits) {
  return to_string(Bits & 3) + "x" + formatName(Bits >> 2);
}

static std::string subobjectKind(uint64_t Kind) {
  return Kind == uint64_t(SubobjectKind::HitGroup) ? "HitGroup" : wordAt(SubobjectKinds, Kind);
}

/// Returns a register or space. A library can leave it to the linker.
static std::string bindingName(uint64_t Number) {
  return Number == ~0u ? "unbound" : to_string(Number);
}

/// Returns the stages of a mask whose bits are the kinds of shaders.
static std::string stageMask(uint64_t Bits) {
  std::string Out;
  for (uint32_t Stage = 0; Stage < 32; ++Stage)
    if (Bits >> Stage & 1)
      if (const std::string_view Name = stageName(Stage); !Name.empty())
        Out += (Out.empty() ? "" : "|") + std::string(Name);
  // A function without an entry point's stage may be called from all.
  return Bits == 0xffff ? "any" : Out.empty() ? hex(Bits) : Out;
}

/// Returns the profile of a number: the kind of shader in the high half, then the shader model.
static std::string targetName(uint64_t Target) {
  const std::string_view Stage = stagePrefix(uint32_t(Target >> 16));
  return Stage.empty() ? hex(Target)
                       : std::string(Stage) + "_" + to_string(Target >> 4 & 0xfff) + "_" +
                             to_string(Target & 15);
}

/// Returns the features of one half of the mask. Empty if there are none, so that the number is
/// shown.
static std::string featureNames(uint64_t Bits, uint32_t First) {
  std::string Out;
  for (uint32_t Bit = 0; Bit < 32; ++Bit)
    if (Bits >> Bit & 1) {
      const std::string_view Name = featureName(First + Bit);
      Out += (Out.empty() ? "'" : ", '") +
             (Name.empty() ? "bit " + to_string(First + Bit) : std::string(Name)) + "'";
    }
  return Out;
}

static std::string lowFeatures(uint64_t Bits) {
  return featureNames(Bits, 0);
}

static std::string highFeatures(uint64_t Bits) {
  return featureNames(Bits, 32);
}

static std::string hitGroupType(uint64_t Type) {
  return wordAt(HitGroupTypes, Type);
}

static std::string launchName(uint64_t Launch) {
  return wordAt(NodeLaunches, Launch);
}

static std::string nodeInputKind(uint64_t Kind) {
  return Kind ? wordAt(NodeIOAttributes, Kind) : "none";
}

static std::string nodeFunctionKind(uint64_t Kind) {
  return Kind ? wordAt(NodeFunctionAttributes, Kind) : "none";
}

std::string runtimeFieldName(std::string_view Table, std::string_view Field, uint64_t Value) {
  static constexpr struct {
    std::string_view Table, Field;
    std::string (*Name)(uint64_t);
  } Fields[] = {
      {"resources", "class", resourceClassName},
      {"resources", "kind", resourceKind},
      {"resources", "space", bindingName},
      {"resources", "lower", bindingName},
      {"resources", "upper", bindingName},
      {"functions", "kind", stageOf},
      {"functions", "features1", lowFeatures},
      {"functions", "features2", highFeatures},
      {"functions", "stages", stageMask},
      {"functions", "target", targetName},
      {"subobjects", "kind", subobjectKind},
      {"subobjects", "type", hitGroupType},
      {"node input and output attributes", "kind", nodeInputKind},
      {"node input and output attributes", "dispatchGridType", gridType},
      {"node function attributes", "kind", nodeFunctionKind},
      {"node shaders", "launch", launchName},
      {"signature elements", "semantic", semanticName},
      {"signature elements", "component", formatName},
      {"signature elements", "interpolation", interpolationName},
      {"hull shaders", "domain", domainName},
      {"hull shaders", "primitive", tessellatorPrimitiveName},
      {"domain shaders", "domain", domainName},
      {"geometry shaders", "inputPrimitive", inputPrimitiveName},
      {"geometry shaders", "topology", outputTopologyName},
      {"mesh shaders", "topology", meshTopologyName},
  };
  for (const auto &F : Fields)
    if (F.Table == Table && F.Field == Field)
      return F.Name(Value);
  return {};
}

} // namespace dxil::listing::detail
