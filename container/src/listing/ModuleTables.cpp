// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tables from the module's dx.* metadata. Metadata that does not have DXIL's shape leaves its cell
// empty: this is a listing, not a validator.
#include "Headers.h"

#include <dxil/generated/MetadataNumbers.h>
#include <dxil/ops.h>

#include <algorithm>

namespace dxil {

using namespace listing_detail;
using std::to_string;

namespace {
// Operands of a resource's record; those up to the kind are the same in all four classes.
enum : uint32_t {
  IdField = 0,
  GlobalField = 1,
  NameField = 2,
  SpaceField = 3,
  RegisterField = 4,
  CountField = 5,
  KindField = 6,
  SrvPropertiesField = 8,
  // Of a UAV.
  CoherentField = 7,
  CounterField = 8,
  OrderedField = 9,
  UavPropertiesField = 10
};
} // namespace

static std::string number(const ir::Module &M, ir::MetadataId N) {
  uint64_t V = 0;
  return M.metadataInt(N, V) ? to_string(V) : std::string();
}

static std::string text(const ir::Module &M, ir::MetadataId N) {
  std::string_view S;
  // A column is as wide as its longest text, and records may share one.
  constexpr size_t MaxText = 256;
  return M.metadataString(N, S) ? printable(S.substr(0, MaxText)) : std::string();
}

// The first node of a named metadata, None if there is none.
static ir::MetadataId firstNode(const ir::Module &M, std::string_view Name) {
  const ir::NamedMetadata *N = M.findNamedMetadata(Name);
  return N && N->Nodes.Count ? M.nodes(*N)[0] : ir::None;
}

static std::string tuple(const ir::Module &M, ir::MetadataId N, const char *Separator) {
  std::string S;
  for (uint32_t I = 0; I < M.nodeSize(N) && I < 8; ++I)
    S.append(I ? Separator : "").append(number(M, M.nodeOperand(N, I)));
  return S;
}

static std::string properties(const ir::Module &M, ir::MetadataId N) {
  std::string S;
  // Entries may share a node of any length; real ones have a dozen properties.
  for (uint32_t I = 0; I + 1 < std::min(M.nodeSize(N), 128u); I += 2) {
    uint64_t Tag = 0;
    if (!M.metadataInt(M.nodeOperand(N, I), Tag))
      continue;
    ir::MetadataId V = M.nodeOperand(N, I + 1);
    if (EntryTag(Tag) == EntryTag::NumThreads)
      S += " threads " + tuple(M, V, "x");
    else if (EntryTag(Tag) == EntryTag::WaveSize || EntryTag(Tag) == EntryTag::WaveSizeRange)
      S += " wave size " + tuple(M, V, ",");
  }
  return S;
}

std::string moduleTables(const ir::Module &M) {
  std::string Out;
  if (std::string V = tuple(M, firstNode(M, "dx.valver"), "."); !V.empty())
    Out += "; validator " + V + "\n";
  const ir::NamedMetadata *Entries = M.findNamedMetadata("dx.entryPoints");
  if (!Entries)
    return Out;
  for (ir::MetadataId E : M.nodes(*Entries)) {
    std::string Name = text(M, M.nodeOperand(E, 1));
    if (!Name.empty())
      Out += "; entry " + Name + properties(M, M.nodeOperand(E, 4)) + "\n";
  }
  return Out;
}

// What an SRV or UAV holds, by its extended properties: "f32", "struct of 32".
static std::string elementFormat(const ir::Module &M, ir::MetadataId Row, uint64_t Kind,
                                 ResourceClass Class) {
  if (Kind == uint64_t(ResourceKind::RawBuffer))
    return "byte";
  const ir::MetadataId Pairs =
      M.nodeOperand(Row, Class == ResourceClass::SRV ? SrvPropertiesField : UavPropertiesField);
  for (uint32_t I = 0; I + 1 < std::min(M.nodeSize(Pairs), 16u); I += 2) {
    uint64_t Tag = 0, Value = 0;
    if (!M.metadataInt(M.nodeOperand(Pairs, I), Tag) ||
        !M.metadataInt(M.nodeOperand(Pairs, I + 1), Value))
      continue;
    switch (ResourceTag(Tag)) {
    case ResourceTag::ElementType: return formatName(Value);
    case ResourceTag::StructureStride: return "struct of " + to_string(Value);
    case ResourceTag::SamplerFeedbackKind: return enumCase("SamplerFeedbackType", Value);
    default: break;
    }
  }
  return {};
}

// What a UAV is declared with.
static std::string accessFlags(const ir::Module &M, ir::MetadataId Row) {
  static constexpr struct {
    uint32_t Field;
    const char *Name;
  } Flags[] = {{CoherentField, "coherent"}, {CounterField, "counter"}, {OrderedField, "ordered"}};
  std::string Out;
  for (const auto &F : Flags) {
    uint64_t Value = 0;
    if (M.metadataInt(M.nodeOperand(Row, F.Field), Value) && Value)
      Out.append(Out.empty() ? "" : ", ").append(F.Name);
  }
  return Out;
}

static void classRows(const ir::Module &M, ir::MetadataId List, ResourceClass Class, Table &T) {
  const bool IsView = Class == ResourceClass::SRV || Class == ResourceClass::UAV;
  for (uint32_t I = 0; I < M.nodeSize(List); ++I) {
    ir::MetadataId R = M.nodeOperand(List, I);
    auto Field = [&](uint32_t F) { return number(M, M.nodeOperand(R, F)); };
    uint64_t Kind = 0, Count = 0;
    std::string KindText;
    if (M.metadataInt(M.nodeOperand(R, KindField), Kind))
      KindText = Class == ResourceClass::CBuffer   ? to_string(Kind) + " bytes"
                 : Class == ResourceClass::Sampler ? enumCase("SamplerKind", Kind)
                                                   : enumCase("ResourceKind", Kind);
    bool HasCount = M.metadataInt(M.nodeOperand(R, CountField), Count);
    std::string CountText = !HasCount                ? ""
                            : uint32_t(Count) == ~0u ? "unbounded"
                                                     : to_string(uint32_t(Count));
    T.row({text(M, M.nodeOperand(R, NameField)), resourceClassName(uint64_t(Class)), KindText,
           IsView ? elementFormat(M, R, Kind, Class) : "", Field(IdField),
           registerLetter(Class) + Field(RegisterField), Field(SpaceField), CountText,
           Class == ResourceClass::UAV ? accessFlags(M, R) : ""});
  }
}

std::string resourceTable(const ir::Module &M) {
  ir::MetadataId Lists = firstNode(M, "dx.resources");
  Table T({"name", "class", "kind", "format", "id", "register", "space", "count", "flags"});
  for (uint32_t Class = 0; Class < 4; ++Class)
    classRows(M, M.nodeOperand(Lists, Class), ResourceClass(Class), T);
  if (T.empty())
    return ";\n; resources: none\n";
  return ";\n; resources:\n" + T.str();
}

} // namespace dxil
