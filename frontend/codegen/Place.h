// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places of values, and the layouts of the memory there.
#pragma once

#include "../check/Program.h"
#include "../types/Conversions.h"

#include "llvm/ADT/SmallVector.h"

#include <memory>

namespace llvm {
class Value;
}

namespace dxil::frontend {

/// The layout of memory. Local: locals, statics, groupshared memory, records and payloads, as in
/// memoryType(); a matrix variable lies row by row. Member: numbers of structs and arrays there.
/// Other shaders may see these (records, payloads), so minimum precision takes 32 bits and a matrix
/// has its own order. Numbers with the same form in both layouts are Local. A groupshared variable
/// counts as a member, since a parameter may be either. Buffer, Constants: see types/Layout.h.
enum class MemoryLayout : uint8_t { Local, Member, Buffer, Constants };

inline bool isLocal(MemoryLayout Layout) {
  return Layout == MemoryLayout::Local || Layout == MemoryLayout::Member;
}

/// A place whose operands are computed, as loads and stores need it. Memory: an address. Buffer: an
/// element of a typed buffer or texture. Resource: a global object, or an element of an array of
/// objects. Value: a value without memory. Converted: the place Inner with another type. Part:
/// elements of the place Inner without an address of their own; a store writes all of Inner.
struct Place {
  enum class Sort : uint8_t {
    Memory,
    Buffer,
    Resource,
    Value,
    Converted,
    Part
  } Kind = Sort::Memory;
  TypeId Type = TypeId::None; ///< the type that a load returns
  bool Precise = false;       ///< stored values are precise
  bool Volatile = false;      ///< memory of a writable resource
  bool IsReadOnly = false;    ///< the resource is read-only
  /// Memory: in a signature, where a constant has to select a number of a vector or matrix.
  bool IsInSignature = false;
  /// If IsInSignature: the element belongs to one vertex or control point of an array.
  bool IsInPoint = false;
  // Memory
  llvm::Value *Address = nullptr;
  MemoryLayout Layout = MemoryLayout::Local;
  /// Memory: offsets of a scalar's or vector's numbers in bytes from Address; empty: all of Type as
  /// Layout has it.
  llvm::SmallVector<uint32_t, 4> Offsets;
  uint8_t BitWidth = 0, FirstBit = 0; ///< bits of a bit field, in the word at Address
  /// The local variable or parameter that has this memory, or None if other accesses may reach it.
  VariableId Root = VariableId::None;
  // Buffer
  llvm::Value *Handle = nullptr, *Index = nullptr, *Level = nullptr;
  bool IsSample = false;
  TypeId Object = TypeId::None;
  llvm::Value *Direct = nullptr; ///< value of a Sort::Value place
  // Resource
  VariableId Variable = VariableId::None;
  llvm::Value *FlatIndex = nullptr;    ///< null if there is no array
  llvm::SmallVector<uint32_t, 4> Path; ///< path to a member of a struct with resources: fields, and
                                       ///< elements of arrays of structs
  uint64_t ConstantOffset = 0; ///< offset of the member's numbers from those of the variable
  // Converted, Part
  std::shared_ptr<const Place> Inner;
  // Converted
  ConversionKind In = ConversionKind::None, Back = ConversionKind::None;
  // Part
  llvm::SmallVector<uint32_t, 4> Elements; ///< numbers of Inner, if DynamicElement is null
  llvm::Value *DynamicElement = nullptr;   ///< the number of vector Inner, or the row of a matrix
};

/// A number or object in a value.
struct Leaf {
  llvm::Value *V = nullptr;
  TypeId Type = TypeId::None;
};

/// LLVM's address space of groupshared memory.
inline constexpr unsigned GroupSharedSpace = 3;

} // namespace dxil::frontend
