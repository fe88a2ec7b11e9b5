// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tables of the module's dx.* metadata. Malformed metadata leaves its cell empty: this is a
// listing, not a validator.
#include "Headers.h"

#include <dxil/generated/MetadataNodes.h>
#include <dxil/listing/SourceNames.h>
#include <dxil/module/NodeRef.h>
#include <dxil/ops/queries.h>

#include <algorithm>

namespace dxil::listing {

using namespace container;

using namespace detail;
using std::to_string;

static std::string number(std::optional<uint64_t> V) {
  return V ? to_string(*V) : std::string();
}

// A column is as wide as its longest text, and records may share a text.
static std::string shortText(std::string_view S) {
  constexpr size_t MaxText = 256;
  return printable(S.substr(0, MaxText));
}

static std::string tuple(const ir::NodeRef &N, const char *Separator) {
  std::string S;
  for (uint32_t I = 0; I < N.numOperands() && I < 8; ++I)
    S.append(I ? Separator : "").append(number(N.number(I)));
  return S;
}

static std::string properties(const ir::NodeRef &N) {
  std::string S;
  // Entries may share a node of any length; real ones have about a dozen properties.
  for (uint32_t I = 0; I + 1 < std::min(N.numOperands(), 128u); I += 2) {
    const std::optional<uint64_t> Tag = N.number(I);
    if (Tag == uint64_t(EntryTag::NumThreads))
      S += " threads " + tuple(N.node(I + 1), "x");
    else if (Tag == uint64_t(EntryTag::WaveSize) || Tag == uint64_t(EntryTag::WaveSizeRange))
      S += " wave size " + tuple(N.node(I + 1), ",");
  }
  return S;
}

std::string moduleTables(const ir::Module &M) {
  std::string Out;
  if (std::string V = tuple(ir::firstNode(M, md::ValidatorVersionLayout::Named), "."); !V.empty())
    Out += "; validator " + V + "\n";
  for (const ir::NodeRef &Node : ir::namedNodes(M, md::EntryPointLayout::Named)) {
    const md::EntryPoint Entry(Node);
    const std::optional<SourceFunction> Source = sourceFunction(Entry.name());
    if (std::string Name = shortText(Source ? Source->Name : Entry.name()); !Name.empty())
      Out += "; entry " + Name + properties(Entry.properties().at()) + "\n";
  }
  return Out;
}

// Returns the element format of an SRV or UAV from its extended properties: "f32", "struct of 32".
static std::string elementFormat(ResourceKind Kind, const ir::NodeRef &Pairs) {
  if (Kind == ResourceKind::RawBuffer)
    return "byte";
  for (uint32_t I = 0; I + 1 < std::min(Pairs.numOperands(), 16u); I += 2) {
    const std::optional<uint64_t> Tag = Pairs.number(I), Number = Pairs.number(I + 1);
    if (!Tag || !Number)
      continue;
    const uint64_t Value = *Number;
    switch (ResourceTag(*Tag)) {
    case ResourceTag::ElementType: return formatName(Value);
    case ResourceTag::StructureStride: return "struct of " + to_string(Value);
    case ResourceTag::SamplerFeedbackKind: return enumCase("SamplerFeedbackType", Value);
    default: break;
    }
  }
  return {};
}

// Returns the access flags of a UAV.
static std::string accessFlags(const md::UAV<ir::NodeRef> &R) {
  std::string Out;
  const auto add = [&](bool Is, const char *Name) {
    if (Is)
      Out.append(Out.empty() ? "" : ", ").append(Name);
  };
  add(R.globallyCoherent(), "coherent");
  add(R.hasCounter(), "counter");
  add(R.isROV(), "ordered");
  return Out;
}

// The cells with kind, format and flags of a resource.
struct RowTexts {
  std::string Kind, Format, Flags;
};

static RowTexts textsOf(const md::SRV<ir::NodeRef> &R) {
  return {enumCase("ResourceKind", uint32_t(R.kind())),
          elementFormat(R.kind(), R.properties().at()), ""};
}
static RowTexts textsOf(const md::UAV<ir::NodeRef> &R) {
  return {enumCase("ResourceKind", uint32_t(R.kind())),
          elementFormat(R.kind(), R.properties().at()), accessFlags(R)};
}
static RowTexts textsOf(const md::CBuffer<ir::NodeRef> &R) {
  return {to_string(R.size()) + " bytes", "", ""};
}
static RowTexts textsOf(const md::Sampler<ir::NodeRef> &R) {
  return {enumCase("SamplerKind", uint32_t(R.kind())), "", ""};
}

template <class List> static void classRows(const List &Rows, ResourceClass Class, Table &T) {
  for (const auto &R : Rows) {
    const auto Number = [&](uint32_t Operand) { return number(R.at().number(Operand)); };
    RowTexts Texts = textsOf(R);
    // Operand index of the first property that only this class has.
    if (!R.at().number(md::ResourceLayout::NumOperands))
      Texts.Kind = "";
    const bool HasCount = R.at().number(R.RangeSize).has_value();
    const std::string Count = !HasCount                        ? ""
                              : uint32_t(R.rangeSize()) == ~0u ? "unbounded"
                                                               : to_string(uint32_t(R.rangeSize()));
    // A library's resource without a register gets one when it is linked.
    const bool IsBound = uint32_t(R.lowerBound()) != ~0u;
    T.row({shortText(R.name()), resourceClassName(uint64_t(Class)), Texts.Kind, Texts.Format,
           Number(R.Id), IsBound ? registerLetter(Class) + Number(R.LowerBound) : "unbound",
           uint32_t(R.space()) == ~0u ? "" : Number(R.Space), Count, Texts.Flags});
  }
}

std::string resourceTable(const ir::Module &M) {
  const md::Resources Lists(ir::firstNode(M, md::ResourcesLayout::Named));
  Table T({"name", "class", "kind", "format", "id", "register", "space", "count", "flags"});
  classRows(Lists.srvs(), ResourceClass::SRV, T);
  classRows(Lists.uavs(), ResourceClass::UAV, T);
  classRows(Lists.cbuffers(), ResourceClass::CBuffer, T);
  classRows(Lists.samplers(), ResourceClass::Sampler, T);
  if (T.empty())
    return ";\n; resources: none\n";
  return ";\n; resources:\n" + T.str();
}

} // namespace dxil::listing
