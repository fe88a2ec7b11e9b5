// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Module.h>

#include <algorithm>
#include <cstring>

namespace dxil::ir {

char *StringArena::allocate(size_t Size) {
  constexpr size_t ChunkSize = 1 << 14;
  if (Size > Capacity - Used) {
    Capacity = std::max(Size, ChunkSize);
    Chunks.push_back(std::make_unique_for_overwrite<char[]>(Capacity));
    Used = 0;
  }
  char *P = Chunks.empty() ? nullptr : Chunks.back().get() + Used;
  Used += Size;
  return P;
}

std::string_view StringArena::save(std::string_view Text) {
  if (Text.empty())
    return {};
  char *P = allocate(Text.size());
  std::memcpy(P, Text.data(), Text.size());
  return {P, Text.size()};
}

const Function *Module::findFunction(std::string_view Name) const {
  for (const Function &F : Functions)
    if (name(F.Self) == Name)
      return &F;
  return nullptr;
}

const NamedMetadata *Module::findNamedMetadata(std::string_view Name) const {
  for (const dxil::ir::NamedMetadata &N : NamedMetadata)
    if (N.Name == Name)
      return &N;
  return nullptr;
}

uint32_t Module::nodeSize(MetadataId N) const {
  return N < Metadata.size() && Metadata[N].Kind == MetadataKind::Node ? Metadata[N].Operands.Count
                                                                       : 0;
}

MetadataId Module::nodeOperand(MetadataId N, uint32_t I) const {
  return I < nodeSize(N) ? MetadataPool[Metadata[N].Operands.First + I] : None;
}

ValueId Module::metadataValue(MetadataId N) const {
  return N < Metadata.size() && Metadata[N].Kind == MetadataKind::Value ? Metadata[N].Value : None;
}

bool Module::metadataInt(MetadataId N, uint64_t &Out) const {
  return constantInt(metadataValue(N), Out);
}

bool Module::metadataString(MetadataId N, std::string_view &Out) const {
  if (N >= Metadata.size() || Metadata[N].Kind != MetadataKind::String)
    return false;
  Out = Metadata[N].Text;
  return true;
}

} // namespace dxil::ir
