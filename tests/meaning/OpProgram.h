// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compute shader that calls an op in all its overloads, each thread with arguments of its own.
#pragma once

#include <dxil/meaning/Meaning.h>
#include <dxil/ops/queries.h>

#include <string>

namespace dxil::meaning {

/// Of a structured buffer.
constexpr unsigned StructureBytes = 16;

/// What an op's handle is of.
enum class MemoryUse : uint8_t { None, Raw, Structured };

/// An overload of an op, with values for arguments that are enums.
struct Variant {
  enum class Source : uint8_t { Loaded, Constant, Handle, Undefined };
  ValueType Overload = ValueType::None;
  unsigned Elements = 1; ///< of a vector overload
  // By argument.
  std::vector<Source> Sources;
  std::vector<ValueType> Arguments; ///< None if it is not loaded
  std::vector<bool> IsVector;
  std::vector<int64_t> Constants; ///< of those that are constant, in their order
  // By value of the result. The elements of a vector, the four of a load, are values.
  std::vector<ValueType> Results;

  unsigned slots(size_t Argument) const {
    return Arguments[Argument] == ValueType::None ? 0 : IsVector[Argument] ? Elements : 1;
  }
};

/// Returns all variants of an op, or none if a type of it cannot be loaded and stored.
std::vector<Variant> variantsOf(const OpMeaning &M, MemoryUse Use = MemoryUse::None);
/// The arguments of a call from its slots, as the interpreter takes them. A handle is 0.
std::vector<std::span<const uint64_t>> argumentsOf(const Variant &V, const uint64_t *Slots);

/// A container whose thread T reads 8-byte slots at T * InBytes of SRV 0 and writes such at T *
/// OutBytes of UAV 0: for each variant one for each element of an argument or result. Conditional:
/// slot 0 says whether the thread calls the op.
struct OpProgram {
  std::vector<uint8_t> Container;
  std::string Error;
  unsigned InSlots = 0, OutSlots = 0;
  static constexpr unsigned Threads = 64;
};
OpProgram programOf(OpCode Op, const std::vector<Variant> &Variants, bool IsConditional,
                    MemoryUse Use = MemoryUse::None);

} // namespace dxil::meaning
