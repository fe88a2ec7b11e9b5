// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MemberNames.h"

#include "Headers.h"

#include <dxil/container/parts/SmallParts.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/NodeRef.h>
#include <dxil/ops/queries.h>

#include <algorithm>

namespace dxil::listing::detail {

using namespace container;

using std::to_string;

// A name is printed at each use, so its length and the work for it have limits.
static constexpr size_t MaxMemberName = 128, MaxText = 512;
static constexpr unsigned MaxDepth = 8, MaxVisits = 32;

static uint64_t roundUp(uint64_t Value, uint64_t Align) {
  return (Value + Align - 1) / Align * Align;
}

static uint32_t bytesOf(uint32_t Component, bool MinPrecision) {
  using C = dxil::ComponentType;
  switch (C(Component)) {
  case C::I16:
  case C::U16:
  case C::F16:
  case C::SNormF16:
  case C::UNormF16: return MinPrecision ? 4 : 2;
  case C::I64:
  case C::U64:
  case C::F64:
  case C::SNormF64:
  case C::UNormF64: return 8;
  default: return 4;
  }
}

MemberNames::Member MemberNames::member(ir::TypeId T, const ReflectedMember &Field) const {
  Member Out;
  Out.Name = printable(std::string_view(Field.Name).substr(0, MaxMemberName));
  Out.Offset = Field.Offset;
  const ir::TypeId Element = withoutArrays(M, T);
  const ir::Type &Ty = M.Types[Element];
  uint64_t Count = elementCount(M, T), Size = 0;
  Out.IsArray = T != Element;
  if (Field.Matrix.size() == 3 && Field.Matrix[0] && Field.Matrix[1]) {
    Out.Bytes = bytesOf(Field.Component, MinPrecision);
    const bool ByRows = Field.Matrix[2] == 1;
    Out.Order = ByRows ? 1 : 2;
    Out.Width = std::min(Field.Matrix[ByRows ? 1 : 0], 4u);
    Out.Vectors = std::min(Field.Matrix[ByRows ? 0 : 1], 4u);
    const uint64_t Vector = roundUp(Out.Width * Out.Bytes, 16);
    Size = Vector * (Out.Vectors - 1) + Out.Width * Out.Bytes;
    // A matrix type is a struct, or an array of rows or columns.
    if (Ty.Kind != ir::TypeKind::Struct) {
      Count = Count * (Ty.Kind == ir::TypeKind::Vector ? Ty.Count : 1) /
              (uint64_t(Field.Matrix[0]) * Field.Matrix[1]);
      Out.IsArray = Count > 1;
    }
  } else if (Ty.Kind == ir::TypeKind::Struct) {
    Out.Struct = Element;
    Size = Annotations.bytes(Element);
  } else {
    Out.Bytes = bytesOf(Field.Component, MinPrecision);
    Out.Width = Ty.Kind == ir::TypeKind::Vector ? uint32_t(std::min<uint64_t>(Ty.Count, 4)) : 1;
    Size = Out.Width * Out.Bytes;
  }
  Out.Stride = Out.IsArray ? roundUp(Size, 16) : Size;
  Out.Size = Count ? Out.Stride * (Count - 1) + Size : 0;
  return Out;
}

const std::vector<MemberNames::Member> &MemberNames::members(ir::TypeId Struct) {
  auto [Entry, IsNew] = Structs.try_emplace(Struct);
  if (!IsNew)
    return Entry->second;
  const ir::MetadataId Node = Annotations.of(Struct);
  auto Types = M.fields(M.Types[Struct]);
  for (uint32_t I = 0; Node != ir::None && I < Types.size(); ++I)
    Entry->second.push_back(member(Types[I], Annotations.field(Node, I)));
  std::stable_sort(Entry->second.begin(), Entry->second.end(),
                   [](const Member &A, const Member &B) { return A.Offset < B.Offset; });
  return Entry->second;
}

std::string MemberNames::at(ir::TypeId Struct, uint64_t First, uint64_t End) {
  Query Q;
  find(Struct, {}, First, End, 0, Q);
  return std::move(Q.Text);
}

void MemberNames::find(ir::TypeId Struct, const std::string &Path, uint64_t First, uint64_t End,
                       unsigned Depth, Query &Q) {
  const std::vector<Member> &All = members(Struct);
  auto Entry = std::upper_bound(All.begin(), All.end(), First,
                                [](uint64_t V, const Member &E) { return V < E.Offset; });
  if (Entry != All.begin())
    --Entry;
  for (; Entry != All.end() && Entry->Offset < End && ++Q.Visits < MaxVisits; ++Entry) {
    const Member &E = *Entry;
    if (First >= E.Offset + E.Size || Q.Text.size() > MaxText)
      continue;
    uint64_t From = std::max(First, E.Offset) - E.Offset, To = std::min(End - E.Offset, E.Size);
    std::string Name = Path + (Path.empty() ? "" : ".") + E.Name;
    if (E.IsArray && E.Stride) {
      const uint64_t Index = From / E.Stride;
      Name += "[" + to_string(Index) + "]";
      From -= Index * E.Stride;
      To = std::min(To - Index * E.Stride, E.Stride);
    }
    if (E.Struct == ir::None)
      append(E, std::move(Name), From, To, Q);
    else if (Depth < MaxDepth)
      find(E.Struct, Name, From, To, Depth + 1, Q);
  }
}

/// Appends the components of a number, vector or matrix that overlap its bytes [First, End).
void MemberNames::append(const Member &E, std::string Path, uint64_t First, uint64_t End,
                         Query &Q) {
  const uint64_t VectorStride = E.Vectors > 1 ? roundUp(E.Width * E.Bytes, 16) : ~uint64_t(0);
  const uint64_t Vector = First / VectorStride;
  First -= Vector * VectorStride;
  End -= Vector * VectorStride;
  const uint64_t Low = First / E.Bytes, High = std::min<uint64_t>((End - 1) / E.Bytes + 1, E.Width);
  if (Low >= High) // padding between the vectors of a matrix
    return;
  if (E.Order) {
    for (uint64_t I = Low; I < High; ++I)
      Path += (I == Low ? "._m" : "_m") + to_string(E.Order == 1 ? Vector : I) +
              to_string(E.Order == 1 ? I : Vector);
  } else if (High - Low < E.Width) {
    Path += '.';
    Path += std::string_view("xyzw").substr(Low, High - Low);
  }
  Q.Text += (Q.Text.empty() ? "" : ", ") + Path;
}

ElementNames::ElementNames(const ir::Module &M) {
  IsHull = md::ShaderModel(ir::firstNode(M, md::ShaderModelLayout::Named)).profile() ==
           stagePrefix(uint32_t(Stage::Hull));
  const md::EntryPoint Entry(ir::firstNode(M, md::EntryPointLayout::Named));
  const md::Signatures<ir::NodeRef> Lists = Entry.signatures();
  const md::NodeList<md::SignatureElement<ir::NodeRef>, ir::NodeRef> ByKind[] = {
      Lists.inputs(), Lists.outputs(), Lists.patchOrPrimitive()};
  for (uint32_t S = 0; S < std::size(ByKind); ++S)
    for (const auto &Node : ByKind[S]) {
      if (!Node.at().number(Node.Id) || !Node.at().text(Node.Name))
        continue;
      auto [Entry, IsNew] = Elements[S].try_emplace(Node.id());
      if (!IsNew)
        continue;
      Entry->second.Name = printable(Node.name().substr(0, MaxMemberName));
      // The maximum number of rows; hostile elements may share a list.
      for (uint32_t K = 0; K < std::min(Node.indices().size(), 32u); ++K)
        Entry->second.Indices.push_back(uint32_t(Node.indices()[K]));
    }
}

std::string ElementNames::of(Signature S, uint64_t Id, std::optional<uint64_t> Row,
                             std::optional<uint64_t> Column) const {
  auto Entry = Elements[S].find(Id);
  if (Entry == Elements[S].end())
    return {};
  const Element &E = Entry->second;
  std::string Out = E.Name;
  if (!Row && E.Indices.size() > 1)
    Out += to_string(E.Indices.front()) + "..." + to_string(E.Indices.back());
  else if (const uint64_t R = Row.value_or(0); R < E.Indices.size())
    if (E.Indices[R] || E.Indices.size() > 1)
      Out += to_string(E.Indices[R]);
  if (Column && *Column < 4)
    Out.append(".").append(1, "xyzw"[*Column]);
  return Out;
}

} // namespace dxil::listing::detail
