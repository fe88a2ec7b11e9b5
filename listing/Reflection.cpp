// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/listing/Reflection.h>

#include "TypeAnnotations.h"

#include <dxil/listing/SourceNames.h>

#include <dxil/container/Program.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/NodeRef.h>
#include <dxil/module/OpCall.h>

#include <algorithm>
#include <utility>

namespace dxil::listing {

using namespace container;

using namespace detail;

namespace {

// Limits for nodes, which may be shared, so that the total work is linear. Real modules have a
// dozen properties and a few thousand members.
constexpr uint32_t MaxPairs = 128;
constexpr size_t MaxMembers = 1 << 12, MaxTypeText = 512, MaxReflectedName = 1024;

std::string shortText(std::string_view Text) {
  return std::string(Text.substr(0, MaxReflectedName));
}

/// Returns the numbers of a node, at most four.
std::vector<uint32_t> numbers(const ir::NodeRef &N) {
  std::vector<uint32_t> Out;
  for (uint32_t I = 0; I < N.numOperands() && I < 4; ++I)
    Out.push_back(uint32_t(N.number(I).value_or(0)));
  return Out;
}

void readEntries(const ir::Module &M, Reflection &R) {
  for (const ir::NodeRef &Node : ir::namedNodes(M, md::EntryPointLayout::Named)) {
    const md::EntryPoint Entry(Node);
    ReflectedEntry E;
    E.Name = shortText(Entry.name());
    // The entry for the library itself has no name; entries of its functions have one.
    if (E.Name.empty())
      continue;
    E.Stage = R.Stage;
    const ir::NodeRef Properties = Entry.properties().at();
    for (uint32_t I = 0; I + 1 < std::min(Properties.numOperands(), MaxPairs); I += 2) {
      const ir::NodeRef V = Properties.node(I + 1);
      switch (EntryTag(Properties.number(I).value_or(0))) {
      case EntryTag::NumThreads: E.Threads = numbers(V); break;
      case EntryTag::MeshState: E.Threads = numbers(md::MeshState(V).numThreads().at()); break;
      case EntryTag::AmplificationState:
        E.Threads = numbers(md::AmplificationState(V).numThreads().at());
        break;
      case EntryTag::ShaderKind: E.Stage = uint32_t(Properties.number(I + 1).value_or(0)); break;
      case EntryTag::WaveSize:
      case EntryTag::WaveSizeRange: E.WaveSize = numbers(V); break;
      default: break;
      }
    }
    R.Entries.push_back(std::move(E));
  }
}

/// Reads the members of struct types, with a limit for all of them, as a type may occur many times.
class MemberReader {
public:
  explicit MemberReader(const ir::Module &M)
      : M(M), Types(M), Annotations(M), Most(MaxMembers + 16 * M.Metadata.size()) {}

  /// Reads type and members of the struct of a resource's symbol.
  void read(ir::ValueId Global, ReflectedResource &Out) {
    if (Global == ir::None || M.typeOf(Global).Kind != ir::TypeKind::Pointer)
      return;
    const ir::TypeId SymbolType = M.typeOf(Global).Element;
    // Names of types that DXC does not make may be very long.
    if (M.Types[withoutArrays(M, SymbolType)].Kind == ir::TypeKind::Struct)
      Out.Type = Types.text(SymbolType).substr(0, MaxTypeText);
    read(SymbolType, 0, Out.Members);
    Out.HlslType = resourceType(SymbolType, Out).substr(0, MaxTypeText);
  }

private:
  std::string resourceType(ir::TypeId SymbolType, const ReflectedResource &R) const {
    const ir::TypeId Element = withoutArrays(M, SymbolType);
    if (M.Types[Element].Kind != ir::TypeKind::Struct)
      return {};
    const std::string Spelling = fieldType(M, SymbolType, {});
    if (R.Class != uint32_t(ResourceClass::CBuffer))
      return R.Kind == uint32_t(ResourceKind::TBuffer) ? "tbuffer" : Spelling;
    // The struct around the type argument of a ConstantBuffer has the name of the buffer.
    const bool HasArgument = R.Members.size() == 1 && R.Members[0].Name == R.Name;
    if (!HasArgument || R.Members[0].Members.empty())
      return "cbuffer";
    const size_t Sizes = std::min(Spelling.find('['), Spelling.size());
    return "ConstantBuffer<" + R.Members[0].HlslType + ">" + Spelling.substr(Sizes);
  }

  void read(ir::TypeId T, uint32_t Base, std::vector<ReflectedMember> &Out) {
    for (; M.Types[T].Kind == ir::TypeKind::Array; T = M.Types[T].Element)
      ++Total;
    const ir::MetadataId Struct = Annotations.of(T);
    if (Struct == ir::None)
      return;
    auto Fields = M.fields(M.Types[T]);
    for (uint32_t I = 0; I < Fields.size() && Total < Most; ++I) {
      ++Total;
      ReflectedMember Member = Annotations.field(Struct, I);
      Member.Offset += Base;
      Member.Type = Types.text(Fields[I]).substr(0, MaxTypeText);
      Member.HlslType = fieldType(M, Fields[I], Member).substr(0, MaxTypeText);
      readBits(Struct, I, Member);
      read(Fields[I], Member.Offset, Member.Members);
      Out.push_back(std::move(Member));
    }
  }

  /// Reads the bit fields of the member of \p Struct with number \p Field.
  void readBits(ir::MetadataId Struct, uint32_t Field, ReflectedMember &Word) {
    const size_t Left = Total < Most ? Most - Total : 0;
    for (ReflectedMember &Bits : Annotations.bitFields(Struct, Field, Left)) {
      ++Total;
      Bits.Type = Word.Type;
      Bits.HlslType = Word.HlslType;
      Bits.FirstBit = std::exchange(Bits.Offset, Word.Offset);
      Word.Members.push_back(std::move(Bits));
    }
  }

  const ir::Module &M;
  ir::TypePrinter Types;
  TypeAnnotations Annotations;
  size_t Total = 0, Most; ///< members read, and their limit
};

template <class List, class Fn>
void readList(ResourceClass Class, const List &Rows, MemberReader &Members, Reflection &R,
              Fn ReadKind) {
  for (const auto &N : Rows) {
    ReflectedResource X;
    X.Class = uint32_t(Class);
    X.Id = uint32_t(N.id());
    X.Name = shortText(N.name());
    X.Space = uint32_t(N.space());
    X.Register = uint32_t(N.lowerBound());
    X.Count = uint32_t(N.rangeSize());
    ReadKind(N, X);
    Members.read(N.symbol(), X);
    R.Resources.push_back(std::move(X));
  }
}

void readResources(const ir::Module &M, Reflection &R) {
  const md::Resources Lists(ir::firstNode(M, md::ResourcesLayout::Named));
  if (!Lists)
    return;
  MemberReader Members(M);
  const auto Kind = [](const auto &N, ReflectedResource &X) { X.Kind = uint32_t(N.kind()); };
  readList(ResourceClass::SRV, Lists.srvs(), Members, R, Kind);
  readList(ResourceClass::UAV, Lists.uavs(), Members, R, Kind);
  readList(ResourceClass::CBuffer, Lists.cbuffers(), Members, R,
           [](const auto &N, ReflectedResource &X) {
             X.Kind = uint32_t(ResourceKind::CBuffer);
             X.Bytes = uint32_t(N.size());
           });
  readList(ResourceClass::Sampler, Lists.samplers(), Members, R, Kind);
}

void readCounts(const ir::Module &Names, const ir::Module &Program, Reflection &R) {
  const ir::NodeRef List = ir::firstNode(Names, md::CountersName);
  for (uint32_t I = 0; I + 1 < List.numOperands(); I += 2)
    R.Counters[shortText(List.text(I).value_or(""))] = uint32_t(List.number(I + 1).value_or(0));
  std::vector<uint32_t> Counts(allOps().size());
  for (const ir::Instruction &I : Program.Instructions) {
    const std::optional<ir::OpCall> Call = ir::OpCall::of(Program, I);
    if (!Call)
      continue;
    if (const OpInfo &Op = Call->op(); !Op.Name.empty())
      ++Counts[size_t(&Op - allOps().data())];
    else
      ++R.Operations["unknown op " + std::to_string(uint32_t(Call->code()))];
  }
  for (size_t Op = 0; Op < Counts.size(); ++Op)
    if (Counts[Op])
      R.Operations[std::string(allOps()[Op].Name)] += Counts[Op];
}

} // namespace

Result<Reflection> reflect(const Container &C) {
  const Part *Program = C.find(part::DXIL);
  auto M = readModule(C);
  if (!M)
    return M.error();
  auto H = readProgramHeader(Program->Data);
  Reflection R;
  R.Stage = H->ShaderKind;
  R.ShaderMajor = H->ShaderMajor;
  R.ShaderMinor = H->ShaderMinor;
  R.DxilMajor = H->DxilMajor;
  R.DxilMinor = H->DxilMinor;
  for (const Part &P : C.parts()) {
    SignaturePart *Target = P.Name == part::ISG1   ? &R.Inputs
                            : P.Name == part::OSG1 ? &R.Outputs
                            : P.Name == part::PSG1 ? &R.PatchConstants
                                                   : nullptr;
    if (Target) {
      auto S = readSignature(P.Data, P.Name);
      if (!S)
        return S.error();
      *Target = std::move(*S);
    } else if (P.Name == part::SFI0) {
      auto F = readFeatureFlags(P.Data);
      if (!F)
        return F.error();
      R.Features = *F;
    }
  }
  readEntries(*M, R);
  if (const Part *Stat = C.find(part::STAT))
    if (auto Names = readProgram(Stat->Data, "STAT")) {
      readResources(*Names, R);
      readCounts(*Names, *M, R);
      return R;
    }
  readResources(*M, R);
  readCounts(*M, *M, R);
  return R;
}

} // namespace dxil::listing
