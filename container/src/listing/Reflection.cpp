// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/Reflection.h>

#include "TypeAnnotations.h"

#include <dxil/container/Program.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/OpCall.h>

#include <algorithm>
#include <utility>

namespace dxil {

using namespace listing_detail;

namespace {

// Nodes may be shared: what is read of each has a bound, so that the sum stays linear. Real modules
// have a dozen properties and a few thousand members.
constexpr uint32_t MaxPairs = 128;
constexpr size_t MaxMembers = 1 << 12, MaxTypeText = 512, MaxName = 1024;

uint32_t number(const ir::Module &M, ir::MetadataId N) {
  uint64_t V = 0;
  M.metadataInt(N, V);
  return uint32_t(V);
}

std::string text(const ir::Module &M, ir::MetadataId N) {
  std::string_view S;
  M.metadataString(N, S);
  return std::string(S.substr(0, MaxName));
}

std::vector<uint32_t> numbers(const ir::Module &M, ir::MetadataId N) {
  std::vector<uint32_t> Out;
  for (uint32_t I = 0; I < M.nodeSize(N) && I < 4; ++I)
    Out.push_back(number(M, M.nodeOperand(N, I)));
  return Out;
}

void readEntries(const ir::Module &M, Reflection &R) {
  const ir::NamedMetadata *List = M.findNamedMetadata("dx.entryPoints");
  if (!List)
    return;
  for (ir::MetadataId N : M.nodes(*List)) {
    ReflectedEntry E;
    E.Name = text(M, M.nodeOperand(N, 1));
    // A library's own record has no name; its functions have one each.
    if (E.Name.empty())
      continue;
    E.Stage = R.Stage;
    ir::MetadataId Properties = M.nodeOperand(N, 4);
    for (uint32_t I = 0; I + 1 < std::min(M.nodeSize(Properties), MaxPairs); I += 2) {
      ir::MetadataId V = M.nodeOperand(Properties, I + 1);
      switch (EntryTag(number(M, M.nodeOperand(Properties, I)))) {
      case EntryTag::NumThreads: E.Threads = numbers(M, V); break;
      case EntryTag::MeshState:
      case EntryTag::AmplificationState: E.Threads = numbers(M, M.nodeOperand(V, 0)); break;
      case EntryTag::ShaderKind: E.Stage = number(M, V); break;
      case EntryTag::WaveSize:
      case EntryTag::WaveSizeRange: E.WaveSize = numbers(M, V); break;
      default: break;
      }
    }
    R.Entries.push_back(std::move(E));
  }
}

/// Reads the members of struct types, which may stand in many places: so many in all, not deeper
/// than types are.
class MemberReader {
public:
  explicit MemberReader(const ir::Module &M)
      : M(M), Types(M), Annotations(M), Most(MaxMembers + 16 * M.Metadata.size()) {}

  /// The type and members of the struct behind a resource's symbol.
  void read(ir::ValueId Global, ReflectedResource &Out) {
    if (Global == ir::None || M.typeOf(Global).Kind != ir::TypeKind::Pointer)
      return;
    const ir::TypeId Held = M.typeOf(Global).Element;
    // Texts of other types than DXC's can be far longer than they are.
    if (M.Types[withoutArrays(M, Held)].Kind == ir::TypeKind::Struct)
      Out.Type = Types.text(Held).substr(0, MaxTypeText);
    read(Held, 0, Out.Members);
  }

private:
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
      readBits(Struct, I, Member);
      read(Fields[I], Member.Offset, Member.Members);
      Out.push_back(std::move(Member));
    }
  }

  /// The bit fields that share the member that \p Field of \p Struct is.
  void readBits(ir::MetadataId Struct, uint32_t Field, ReflectedMember &Word) {
    const size_t Left = Total < Most ? Most - Total : 0;
    for (ReflectedMember &Bits : Annotations.bitFields(Struct, Field, Left)) {
      ++Total;
      Bits.Type = Word.Type;
      Bits.FirstBit = std::exchange(Bits.Offset, Word.Offset);
      Word.Members.push_back(std::move(Bits));
    }
  }

  const ir::Module &M;
  TypePrinter Types;
  TypeAnnotations Annotations;
  size_t Total = 0, Most; ///< members read, and how many may be
};

void readResources(const ir::Module &M, Reflection &R) {
  const ir::NamedMetadata *Named = M.findNamedMetadata("dx.resources");
  if (!Named || !Named->Nodes.Count)
    return;
  MemberReader Members(M);
  for (uint32_t Class = 0; Class < 4; ++Class) {
    ir::MetadataId List = M.nodeOperand(M.nodes(*Named)[0], Class);
    for (uint32_t I = 0; I < M.nodeSize(List); ++I) {
      ir::MetadataId N = M.nodeOperand(List, I);
      auto Field = [&](uint32_t F) { return number(M, M.nodeOperand(N, F)); };
      ReflectedResource X;
      X.Class = Class;
      X.Id = Field(0);
      X.Name = text(M, M.nodeOperand(N, 2));
      X.Space = Field(3);
      X.Register = Field(4);
      X.Count = Field(5);
      if (Class == 2) {
        X.Kind = uint32_t(ResourceKind::CBuffer);
        X.Bytes = Field(6);
      } else {
        X.Kind = Field(6);
      }
      Members.read(M.metadataValue(M.nodeOperand(N, 1)), X);
      R.Resources.push_back(std::move(X));
    }
  }
}

void readCounts(const ir::Module &Names, const ir::Module &Program, Reflection &R) {
  const ir::NamedMetadata *N = Names.findNamedMetadata("dx.counters");
  if (N && N->Nodes.Count) {
    ir::MetadataId List = Names.nodes(*N)[0];
    for (uint32_t I = 0; I + 1 < Names.nodeSize(List); I += 2)
      R.Counters[text(Names, Names.nodeOperand(List, I))] =
          number(Names, Names.nodeOperand(List, I + 1));
  }
  for (const ir::Instruction &I : Program.Instructions) {
    const std::optional<ir::OpCall> Call = ir::OpCall::of(Program, I);
    if (!Call)
      continue;
    const std::string_view Name = Call->op().Name;
    ++R.Operations[!Name.empty() ? std::string(Name)
                                 : "unknown op " + std::to_string(uint32_t(Call->code()))];
  }
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

} // namespace dxil
