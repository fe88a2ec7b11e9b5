// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layout of types in the program's memory: natural alignment, an i1 as 32 bits.
#include "Widener.h"

#include <algorithm>
#include <cstring>

namespace dxil::execution {

constexpr uint64_t MaxTypeSize = 1u << 26;
constexpr uint64_t MaxGlobals = 1u << 26;

const MemoryLayout::Extent &MemoryLayout::of(ir::TypeId Id) {
  Types.resize(M.Types.size());
  if (Types[Id].Done)
    return Types[Id];
  const ir::Type &T = M.type(Id);
  Extent K;
  K.Done = true;
  auto Scalar = [&K](unsigned Bytes) {
    K.Size = K.Align = Bytes;
    K.Unit = Bytes;
  };
  switch (T.Kind) {
  case ir::TypeKind::Integer:
    Scalar(T.Width == 1 || T.Width > 16 ? (T.Width > 32 ? 8 : 4) : T.Width > 8 ? 2 : 1);
    break;
  case ir::TypeKind::Half: Scalar(2); break;
  case ir::TypeKind::Float: Scalar(4); break;
  case ir::TypeKind::Double:
  case ir::TypeKind::Pointer: Scalar(8); break;
  case ir::TypeKind::Array:
  case ir::TypeKind::Vector: {
    const Extent Element = of(T.Element);
    K = Element;
    K.Fields.clear();
    K.Size = std::min(T.Count, MaxTypeSize) * std::min(Element.Size, MaxTypeSize);
    break;
  }
  case ir::TypeKind::Struct:
    for (ir::TypeId Field : M.fields(T)) {
      const Extent F = of(Field);
      const uint64_t Align = T.Packed ? 1 : F.Align;
      K.Size = (K.Size + Align - 1) / Align * Align;
      K.Fields.push_back(K.Size);
      K.Size = std::min(K.Size + F.Size, MaxTypeSize);
      K.Unit = K.Fields.size() == 1 || K.Unit == F.Unit ? F.Unit : 0;
      K.Align = std::max(K.Align, Align);
    }
    K.Size = (K.Size + K.Align - 1) / K.Align * K.Align;
    break;
  default:
    K.Size = 8;
    K.Unit = 0;
    break;
  }
  K.Size = std::min(K.Size, MaxTypeSize);
  return Types[Id] = std::move(K);
}

uint64_t MemoryLayout::sizeOf(ir::TypeId T) {
  return of(T).Size;
}
uint64_t MemoryLayout::alignOf(ir::TypeId T) {
  return of(T).Align;
}
unsigned MemoryLayout::scalarUnit(ir::TypeId T) {
  return of(T).Unit;
}
uint64_t MemoryLayout::fieldOffset(ir::TypeId Struct, uint64_t Field) {
  const Extent &K = of(Struct);
  return Field < K.Fields.size() ? K.Fields[Field] : 0;
}

/// Writes a constant's bytes. Returns false if it does not consist of numbers.
bool ProgramWidener::fillConstant(ir::ValueId V, uint64_t Position, std::vector<uint8_t> &Bytes) {
  const ir::Constant *C = M.constant(V);
  const ir::TypeId Id = C ? M.Values[V].Type : ir::None;
  if (!C || Position + Layout.sizeOf(Id) > Bytes.size())
    return false;
  const ir::Type &T = M.type(Id);
  auto Put = [&](uint64_t Offset, uint64_t Bits, uint64_t Size) {
    if (Offset + Size <= Bytes.size())
      std::memcpy(Bytes.data() + Offset, &Bits, std::min<uint64_t>(Size, 8));
  };
  switch (C->Kind) {
  case ir::ConstantKind::Null:
  case ir::ConstantKind::Undef: return true;
  case ir::ConstantKind::Integer:
  case ir::ConstantKind::Float: Put(Position, C->Bits, Layout.sizeOf(Id)); return true;
  case ir::ConstantKind::Data:
  case ir::ConstantKind::String: {
    const uint64_t Size = T.Element == ir::None ? 1 : Layout.sizeOf(T.Element);
    for (uint64_t Word : M.words(*C)) {
      Put(Position, Word, Size);
      Position += Size;
    }
    return true;
  }
  case ir::ConstantKind::Aggregate: {
    uint64_t Index = 0;
    for (ir::ValueId Element : M.operands(*C)) {
      const uint64_t Offset = T.Kind == ir::TypeKind::Struct ? Layout.fieldOffset(Id, Index)
                                                             : Index * Layout.sizeOf(T.Element);
      if (!fillConstant(Element, Position + Offset, Bytes))
        return false;
      ++Index;
    }
    return true;
  }
  default: return false;
  }
}

Result<MemoryObject *> ProgramWidener::globalObject(ir::GlobalId Id) {
  if (auto Match = Globals.find(Id); Match != Globals.end())
    return &Match->second;
  const ir::Global &G = M.Globals[Id];
  MemoryObject O;
  O.Size = std::max<uint64_t>(8, Layout.sizeOf(G.ValueType));
  if (Symbols.count(Id)) { // a symbol has no memory
    O.What = MemoryObject::Kind::Constant;
    O.Size = 8;
    O.Bytes = &Data.Constants.emplace_back(O.Size + 64);
    return &(Globals[Id] = O);
  }
  if (G.AddressSpace == 3) {
    O.What = MemoryObject::Kind::Shared;
    O.SharedOffset = (SharedBytes + 15) / 16 * 16;
    SharedBytes = O.SharedOffset + O.Size;
  } else {
    O.What = MemoryObject::Kind::Constant;
    auto &Bytes = Data.Constants.emplace_back(O.Size + 64);
    O.Bytes = &Bytes;
    ConstantBytes += O.Size;
    if (G.Initializer != ir::None && !fillConstant(G.Initializer, 0, Bytes))
      return failure("a global variable has an initializer without a meaning here");
  }
  if (SharedBytes > MaxGlobals || ConstantBytes > MaxGlobals)
    return failure("the program's global variables are larger than 64 MiB");
  return &(Globals[Id] = O);
}

} // namespace dxil::execution
