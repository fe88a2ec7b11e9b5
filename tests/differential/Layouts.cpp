// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Layouts.h"

#include <algorithm>

namespace dxil::differential {
namespace {

constexpr size_t MaxLeaves = 8192;
constexpr unsigned MaxDepth = 32;

constexpr uint32_t roundUp(uint32_t Offset, uint32_t To) {
  return (Offset + To - 1) / To * To;
}

/// Places the numbers of a type one after the other: by their own sizes, as in structured buffers,
/// or in rows of 16 bytes, as in constant buffers.
class Placer {
public:
  Placer(const ir::Module &M, bool InRows, ElementLayout &To) : M(M), InRows(InRows), To(To) {}

  /// Returns the end. Sets Failed if values of the type cannot be in memory.
  uint32_t place(ir::TypeId Id, uint32_t Position, unsigned Depth = 0) {
    const ir::Type &T = M.Types[Id];
    if (Depth > MaxDepth || To.Leaves.size() > MaxLeaves)
      Failed = true;
    if (Failed)
      return Position;
    switch (T.Kind) {
    case ir::TypeKind::Struct: return placeStruct(T, Position, Depth);
    case ir::TypeKind::Array: return placeArray(T, Position, Depth);
    case ir::TypeKind::Vector: {
      const uint32_t Size = bytesOf(scalarOf(T.Element)) * uint32_t(T.Count);
      Position = roundUp(Position, bytesOf(scalarOf(T.Element)));
      if (InRows && (Position % 16) + Size > 16)
        Position = roundUp(Position, 16);
      for (uint64_t I = 0; I < T.Count && !Failed; ++I)
        Position = placeNumber(scalarOf(T.Element), Position);
      return Position;
    }
    default: return placeNumber(scalarOf(Id), Position);
    }
  }

  bool Failed = false;

private:
  Number scalarOf(ir::TypeId Id) {
    const ir::Type &T = M.Types[Id];
    switch (T.Kind) {
    case ir::TypeKind::Half: return Number::Half;
    case ir::TypeKind::Float: return Number::Float;
    case ir::TypeKind::Double: return Number::Double;
    case ir::TypeKind::Integer:
      return T.Width == 64 ? Number::Int64 : T.Width == 16 ? Number::Int16 : Number::Int32;
    default: Failed = true; return Number::Untyped;
    }
  }

  uint32_t placeNumber(Number Kind, uint32_t Position) {
    Position = roundUp(Position, bytesOf(Kind));
    To.Leaves.push_back({Position, Kind});
    return Position + bytesOf(Kind);
  }

  uint32_t alignmentOf(ir::TypeId Id, unsigned Depth) {
    const ir::Type &T = M.Types[Id];
    if (InRows && (T.Kind == ir::TypeKind::Struct || T.Kind == ir::TypeKind::Array))
      return 16;
    if (T.Kind == ir::TypeKind::Array || T.Kind == ir::TypeKind::Vector)
      return Depth > MaxDepth ? 4 : alignmentOf(T.Element, Depth + 1);
    if (T.Kind != ir::TypeKind::Struct)
      return bytesOf(scalarOf(Id));
    uint32_t Largest = 1;
    for (const ir::TypeId Field : M.fields(T))
      if (Depth <= MaxDepth)
        Largest = std::max(Largest, alignmentOf(Field, Depth + 1));
    return Largest;
  }

  uint32_t placeStruct(const ir::Type &T, uint32_t Position, unsigned Depth) {
    uint32_t Alignment = InRows ? 16 : 1;
    for (const ir::TypeId Field : M.fields(T)) {
      const uint32_t Own = alignmentOf(Field, Depth);
      Alignment = std::max(Alignment, Own);
    }
    Position = roundUp(Position, Alignment);
    for (const ir::TypeId Field : M.fields(T))
      Position = place(Field, roundUp(Position, alignmentOf(Field, Depth)), Depth + 1);
    return InRows ? Position : roundUp(Position, Alignment);
  }

  uint32_t placeArray(const ir::Type &T, uint32_t Position, unsigned Depth) {
    for (uint64_t I = 0; I < T.Count && !Failed; ++I)
      Position = place(T.Element, InRows ? roundUp(Position, 16) : Position, Depth + 1);
    return Position;
  }

  const ir::Module &M;
  const bool InRows;
  ElementLayout &To;
};

uint64_t numberAt(const ir::Module &M, ir::MetadataId Node, uint32_t Operand) {
  uint64_t Value = 0;
  M.metadataInt(M.nodeOperand(Node, Operand), Value);
  return Value;
}

} // namespace

Number numberOf(ComponentType Type) {
  switch (Type) {
  case ComponentType::F16:
  case ComponentType::F32:
  case ComponentType::SNormF16:
  case ComponentType::UNormF16:
  case ComponentType::SNormF32:
  case ComponentType::UNormF32: return Number::Float;
  case ComponentType::I64:
  case ComponentType::U64: return Number::Int64;
  case ComponentType::F64:
  case ComponentType::SNormF64:
  case ComponentType::UNormF64: return Number::Double;
  case ComponentType::Invalid: return Number::Untyped;
  default: return Number::Int32;
  }
}

/// Returns the layout of a type in memory, or words if it has none.
static ElementLayout layoutOfType(const ir::Module &M, ir::TypeId Type) {
  ElementLayout Layout{0, {}};
  Placer P(M, false, Layout);
  Layout.Stride = roundUp(P.place(Type, 0), 4);
  return P.Failed || Layout.Leaves.empty() ? ElementLayout() : Layout;
}

ElementLayout layoutOfParameter(const ir::Module &M, const std::string &Entry, uint32_t Parameter) {
  for (const ir::Function &F : M.Functions) {
    const std::string_view Name = M.name(F.Self);
    if (F.IsDeclaration || (Name != Entry && !Name.starts_with("\1?" + Entry + "@")))
      continue;
    const auto Parameters = M.fields(M.type(F.FunctionType));
    if (Parameter < Parameters.size() &&
        M.type(Parameters[Parameter]).Kind == ir::TypeKind::Pointer)
      return layoutOfType(M, M.type(Parameters[Parameter]).Element);
  }
  return {};
}

ElementLayout layoutOfRecord(const ir::Module &M, uint32_t Bytes) {
  for (const ir::Function &F : M.Functions) {
    const ir::TypeId Result = M.type(F.FunctionType).Element;
    if (!M.name(F.Self).starts_with("dx.op.getNodeRecordPtr.") ||
        M.type(Result).Kind != ir::TypeKind::Pointer)
      continue;
    if (ElementLayout Layout = layoutOfType(M, M.type(Result).Element); Layout.Stride == Bytes)
      return Layout;
  }
  return {};
}

std::map<std::pair<ResourceClass, uint32_t>, ElementLayout> layoutsOf(const ir::Module &M) {
  std::map<std::pair<ResourceClass, uint32_t>, ElementLayout> Result;
  const ir::NamedMetadata *Named = M.findNamedMetadata("dx.resources");
  if (!Named || M.nodes(*Named).empty())
    return Result;
  for (const ResourceClass Class :
       {ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer}) {
    const ir::MetadataId List = M.nodeOperand(M.nodes(*Named)[0], uint32_t(Class));
    for (uint32_t I = 0; I < M.nodeSize(List); ++I) {
      const ir::MetadataId Node = M.nodeOperand(List, I);
      const bool Rows = Class == ResourceClass::CBuffer;
      const ir::ValueId Symbol = M.metadataValue(M.nodeOperand(Node, 1));
      const auto Kind = Rows ? ResourceKind::CBuffer : ResourceKind(numberAt(M, Node, 6));
      if (Symbol == ir::None || M.typeOf(Symbol).Kind != ir::TypeKind::Pointer ||
          (!Rows && Kind != ResourceKind::StructuredBuffer && Kind != ResourceKind::TypedBuffer))
        continue;
      ir::TypeId Type = M.typeOf(Symbol).Element;
      if (numberAt(M, Node, 5) != 1 && M.Types[Type].Kind == ir::TypeKind::Array)
        Type = M.Types[Type].Element;
      ElementLayout Layout{0, {}};
      Placer P(M, Rows, Layout);
      Layout.Stride = roundUp(P.place(Type, 0), Rows ? 16 : 2);
      if (!P.Failed && !Layout.Leaves.empty())
        Result[{Class, uint32_t(numberAt(M, Node, 0))}] = std::move(Layout);
    }
  }
  return Result;
}

} // namespace dxil::differential
