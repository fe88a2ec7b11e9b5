// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Module.h>
#include <dxil/module/ModuleCheck.h>

#include <algorithm>
#include <cstring>

namespace dxil::ir {

char *StringArena::allocate(size_t Size) {
  constexpr size_t ChunkSize = 1 << 14;
  if (Size > Capacity - Used) {
    Capacity = std::max(Size, ChunkSize);
    Chunks.push_back(std::make_shared_for_overwrite<char[]>(Capacity));
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

bool usesOpaqueValues(const Module &M) {
  const auto IsOpaqueType = [](const Type &T) { return T.Kind == TypeKind::Opaque; };
  if (std::ranges::none_of(M.Types, IsOpaqueType))
    return false;
  const auto IsOpaque = [&](ValueId V) { return V < M.Values.size() && IsOpaqueType(M.typeOf(V)); };
  return std::ranges::any_of(M.OperandPool, IsOpaque) ||
         std::ranges::any_of(M.Globals, IsOpaque, &Global::Initializer);
}

BlockId Module::parent(InstId I, BlockId Near) const {
  const auto First = [this](size_t B) { return Blocks[B].Instructions.First; };
  // Invariant: Blocks[Low] begins at or before I, Blocks[High] after it.
  size_t Low = Near, High = size_t(Near) + 1;
  for (size_t Step = 1; Low && First(Low) > I; Step *= 2) {
    High = Low;
    Low -= std::min(Step, Low);
  }
  for (size_t Step = 1; High < Blocks.size() && First(High) <= I; Step *= 2) {
    Low = High;
    High = std::min(High + Step, Blocks.size());
  }
  while (High - Low > 1) {
    const size_t Middle = Low + (High - Low) / 2;
    (First(Middle) <= I ? Low : High) = Middle;
  }
  return BlockId(Low);
}

TypeId Module::elementType(const Instruction &I) const {
  // Returns None if the operand is no pointer, as in a module that was changed in memory.
  auto Pointee = [&](ValueId V) {
    if (V >= Values.size())
      return None;
    const Type &T = typeOf(V);
    return T.Kind == TypeKind::Vector ? Types[T.Element].Element : T.Element;
  };
  switch (I.Op) {
  case Opcode::Alloca: return Types[I.Type].Element;
  case Opcode::Load: return I.Type;
  case Opcode::GetElementPtr: return I.Operands.Count ? Pointee(operands(I)[0]) : None;
  case Opcode::Call:
  case Opcode::Invoke: return Pointee(callee(I));
  default: return None;
  }
}

void Module::setTargets(Instruction &I, std::span<const uint32_t> Targets) {
  setTargets(I, Range{uint32_t(IndexPool.size()), uint32_t(Targets.size())});
  IndexPool.insert(IndexPool.end(), Targets.begin(), Targets.end());
}

void Module::setCall(Instruction &I, ValueId Callee, AttributeListId Attributes,
                     std::span<const BlockId> Successors) {
  I.Link[0] = Callee;
  I.Link[1] = Attributes;
  if (I.Op != Opcode::Invoke)
    return;
  I.Link[1] = uint32_t(IndexPool.size());
  IndexPool.push_back(Attributes);
  IndexPool.insert(IndexPool.end(), Successors.begin(), Successors.end());
  IndexPool.resize(size_t(I.Link[1]) + 3, None);
}

void Module::setLocation(InstId I, uint32_t Location) {
  if (LocationOf.size() <= I)
    LocationOf.resize(size_t(I) + 1, None);
  LocationOf[I] = Location;
}

void Module::attach(InstId I, std::span<const Attachment> List) {
  if (List.empty())
    return;
  Instructions[I].HasAttachments = true;
  AttachmentsOf.push_back({I, {uint32_t(Attachments.size()), uint32_t(List.size())}});
  Attachments.insert(Attachments.end(), List.begin(), List.end());
}

std::span<const Attachment> Module::attachmentsOf(InstId I) const {
  const auto Entry = std::ranges::lower_bound(AttachmentsOf, I, {}, &InstructionAttachments::Owner);
  if (Entry == AttachmentsOf.end() || Entry->Owner != I)
    return {};
  return at(Attachments, Entry->Attachments);
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
