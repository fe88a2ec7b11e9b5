// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ResourceTypes.h"

#include <dxil/container/Program.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/NodeRef.h>
#include <dxil/module/OpCall.h>

#include <algorithm>
#include <array>

namespace dxil::execution {
namespace {

constexpr size_t MostScalars = 1024;
constexpr unsigned MostDepth = 16;
constexpr uint32_t MostResources = 4096;

/// Lays out numbers in sequence, aligned as in C++ unless a struct is packed.
class Flattener {
public:
  Flattener(const ir::Module &M, ResourceElement &To) : M(M), To(To) {}

  bool add(ir::TypeId Id, bool Packed, unsigned Depth) {
    if (Id == ir::None || Depth > MostDepth || To.Scalars.size() >= MostScalars)
      return false;
    const ir::Type &T = M.type(Id);
    switch (T.Kind) {
    case ir::TypeKind::Half: return scalar("float16_t", Packed);
    case ir::TypeKind::Float: return scalar("float", Packed);
    case ir::TypeKind::Double: return scalar("double", Packed);
    case ir::TypeKind::Integer:
      return scalar(T.Width <= 8    ? "uint8_t"
                    : T.Width <= 16 ? "int16_t"
                    : T.Width <= 32 ? "int"
                                    : "int64_t",
                    Packed);
    case ir::TypeKind::Array:
    case ir::TypeKind::Vector:
      for (uint64_t I = 0; I < T.Count; ++I)
        if (!add(T.Element, Packed, Depth + 1))
          return false;
      return true;
    case ir::TypeKind::Struct:
      for (const ir::TypeId Field : M.fields(T))
        if (!add(Field, Packed || T.Packed, Depth + 1))
          return false;
      return true;
    default: return false;
    }
  }

private:
  bool scalar(std::string_view Name, bool Packed) {
    const ScalarType *Type = findScalar(Name);
    if (!Packed)
      Offset = (Offset + Type->Size - 1) / Type->Size * Type->Size;
    To.Scalars.push_back({Type, Offset});
    Offset += Type->Size;
    return To.Scalars.size() < MostScalars;
  }

  const ir::Module &M;
  ResourceElement &To;
  uint32_t Offset = 0;
};

/// Returns the number of channels of a typed view, from its first field.
uint32_t channelsOf(const ir::Module &M, ir::TypeId Id) {
  for (unsigned Depth = 0; Id != ir::None && Depth < MostDepth; ++Depth) {
    const ir::Type &T = M.type(Id);
    if (T.Kind == ir::TypeKind::Vector)
      return uint32_t(std::min<uint64_t>(T.Count, 4));
    if (T.Kind != ir::TypeKind::Struct)
      return 1;
    if (M.fields(T).empty())
      return 0;
    Id = M.fields(T)[0];
  }
  return 0;
}

using ResourceKey = ResourceElements::key_type;

/// Library resources whose symbols are handles, by id of their globals.
using HandleSymbols = std::map<uint32_t, ResourceKey>;

/// Returns the global from which a library's handle is loaded, or nothing.
std::optional<uint32_t> globalOf(const ir::Module &M, ir::ValueId Handle) {
  const ir::Instruction *Made = M.definition(Handle);
  const auto Call = Made ? op::dyn_cast<op::CreateHandleForLib>(M, *Made) : std::nullopt;
  const ir::Instruction *Load = Call ? M.definition(Call->Resource()) : nullptr;
  if (!Load || Load->Op != ir::Opcode::Load || !Load->Operands.Count)
    return std::nullopt;
  ir::ValueId Address = M.operands(*Load)[0];
  for (unsigned Depth = 0; Depth < MostDepth; ++Depth) {
    const ir::Instruction *I = M.definition(Address);
    const ir::Constant *Part = I ? nullptr : M.constant(Address);
    if (I && I->Op == ir::Opcode::GetElementPtr && I->Operands.Count)
      Address = M.operands(*I)[0];
    else if (Part && Part->Kind == ir::ConstantKind::GetElementPtr && Part->Operands.Count)
      Address = M.operands(*Part)[0];
    else
      break;
  }
  if (ir::isMetadataOperand(Address) || M.Values[Address].Kind != ir::ValueKind::Global)
    return std::nullopt;
  return M.Values[Address].Index;
}

/// Gives typed views whose symbols do not tell their components those of a handle annotation.
void addAnnotated(const ir::Module &M, const HandleSymbols &Symbols, ResourceElements &To) {
  if (Symbols.empty())
    return;
  for (const ir::Instruction &I : M.Instructions) {
    const auto Annotation = op::dyn_cast<op::AnnotateHandle>(M, I);
    const auto Global = Annotation ? globalOf(M, Annotation->res()) : std::nullopt;
    const auto Match = Global ? Symbols.find(*Global) : Symbols.end();
    if (Match == Symbols.end())
      continue;
    if (const auto P = ir::structConstant<HandleProperties>(M, Annotation->props()))
      To[Match->second].Channels = P->componentCount();
  }
}

} // namespace

ResourceElements readResourceElements(const container::Container &C) {
  ResourceElements Result;
  const auto Module = container::readModule(C);
  if (!Module)
    return Result;
  const ir::Module &M = *Module;
  HandleSymbols Handles;
  const ir::NodeRef Lists = ir::firstNode(M, md::ResourcesLayout::Named);
  for (uint32_t Class = 0; Class < md::ResourcesLayout::Samplers; ++Class) {
    const md::NodeList<md::Resource<ir::NodeRef>, ir::NodeRef> List(Lists.node(Class));
    for (uint32_t I = 0; I < std::min(List.size(), MostResources); ++I) {
      const auto R = List[I];
      const auto Id = R.at().number(R.Id);
      if (!Id || R.symbol() == ir::None || M.typeOf(R.symbol()).Kind != ir::TypeKind::Pointer)
        continue;
      ir::TypeId Type = M.typeOf(R.symbol()).Element;
      // An array of resources has the type of its element.
      for (unsigned Depth = 0;
           Type != ir::None && Depth < MostDepth && M.type(Type).Kind == ir::TypeKind::Array;
           ++Depth)
        Type = M.type(Type).Element;
      const ResourceKey Key{ResourceClass(Class), uint32_t(*Id)};
      ResourceElement &E = Result[Key];
      if (Type != ir::None && M.type(Type).Name == HandleTypeName) {
        if (M.Values[R.symbol()].Kind == ir::ValueKind::Global)
          Handles[M.Values[R.symbol()].Index] = Key;
        continue;
      }
      if (!Flattener(M, E).add(Type, false, 0))
        E.Scalars.clear();
      E.Channels = channelsOf(M, Type);
    }
  }
  addAnnotated(M, Handles, Result);
  return Result;
}

namespace {

bool readProperties(const ir::Module &M, ir::ValueId V, HeapUse &To) {
  const auto P = ir::structConstant<HandleProperties>(M, V);
  if (!P)
    return false;
  To.Kind = P->kind();
  To.Class = To.Sampler                         ? ResourceClass::Sampler
             : To.Kind == ResourceKind::CBuffer ? ResourceClass::CBuffer
             : P->isUAV()                       ? ResourceClass::UAV
                                                : ResourceClass::SRV;
  if (To.Kind == ResourceKind::StructuredBuffer) {
    To.Stride = P->stride();
  } else if (To.Kind == ResourceKind::CBuffer) {
    To.ConstantBytes = std::min(P->size(), MaxConstantBufferBytes);
  } else {
    To.Type = P->component();
    To.Channels = P->componentCount();
  }
  return true;
}

} // namespace

std::vector<HeapUse> readHeapUses(const container::Container &C) {
  constexpr size_t MostUses = 256;
  std::vector<HeapUse> Result;
  const auto Module = container::readModule(C);
  if (!Module)
    return Result;
  const ir::Module &M = *Module;
  for (const ir::Instruction &I : M.Instructions) {
    const auto Annotation = op::dyn_cast<op::AnnotateHandle>(M, I);
    if (!Annotation || Result.size() == MostUses)
      continue;
    const ir::Instruction *Made = M.definition(Annotation->res());
    const auto Handle = Made ? op::dyn_cast<op::CreateHandleFromHeap>(M, *Made) : std::nullopt;
    if (!Handle)
      continue;
    HeapUse Use;
    uint64_t Index = 0, Sampler = 0;
    if (M.constantInt(Handle->index(), Index))
      Use.Index = uint32_t(Index);
    M.constantInt(Handle->samplerHeap(), Sampler);
    Use.Sampler = Sampler;
    if (readProperties(M, Annotation->props(), Use))
      Result.push_back(Use);
  }
  return Result;
}

} // namespace dxil::execution
