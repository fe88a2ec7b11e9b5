// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/Module.h>

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

const Constant *Module::constant(ValueId V) const {
  if (V >= Values.size() || Values[V].Kind != ValueKind::Constant)
    return nullptr;
  return &Constants[Values[V].Index];
}

bool Module::constantInt(ValueId V, uint64_t &Out) const {
  const Constant *C = constant(V);
  if (!C || typeOf(V).Kind != TypeKind::Integer || typeOf(V).Width > 64)
    return false;
  if (C->Kind != ConstantKind::Integer && C->Kind != ConstantKind::Null)
    return false;
  Out = C->Kind == ConstantKind::Null ? 0 : C->Bits;
  return true;
}

const Instruction *Module::definition(ValueId V) const {
  if (V >= Values.size() || Values[V].Kind != ValueKind::Instruction)
    return nullptr;
  return &Instructions[Values[V].Index];
}

const Function *Module::calledFunction(const Instruction &I) const {
  if (I.Callee >= Values.size() || Values[I.Callee].Kind != ValueKind::Function)
    return nullptr;
  return &Functions[Values[I.Callee].Index];
}

std::string_view Module::calleeName(const Instruction &I) const {
  const Function *F = calledFunction(I);
  return F ? name(F->Self) : std::string_view();
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
