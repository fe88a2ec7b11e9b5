// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compute shader that calls an op in all its overloads. Each thread has its own arguments.
#pragma once

#include <dxil/meaning/Meaning.h>
#include <dxil/ops/queries.h>

#include <string>

namespace dxil::meaning {

/// The version in which ops are called: the latest, which has those of the preview as well.
inline constexpr Version Newest = {1, 10};

/// Size of a structured buffer's element.
constexpr unsigned StructureBytes = 16;

/// The kind of buffer behind an op's handle.
enum class MemoryUse : uint8_t { None, Raw, Structured };

/// An overload of an op, with values for arguments that are enums.
struct Variant {
  enum class Source : uint8_t { Loaded, Constant, Handle, Undefined };
  ValueType Overload = ValueType::None;
  unsigned Elements = 1; ///< elements of a vector overload
  // Source of each argument.
  std::vector<Source> Sources;
  std::vector<ValueType> Arguments; ///< None if the argument is not loaded
  std::vector<bool> IsVector;
  std::vector<int64_t> Constants; ///< values of the constant arguments, in order
  // Type of each result value. The elements of a vector, and the four values of a load, are
  // separate values.
  std::vector<ValueType> Results;

  bool EachElement = false; ///< the meaning applies to each element of the vectors

  unsigned slots(size_t Argument) const {
    return Arguments[Argument] == ValueType::None ? 0 : IsVector[Argument] ? Elements : 1;
  }
};

/// Returns all variants of an op, or none if a type of it cannot be loaded and stored.
std::vector<Variant> variantsOf(const OpMeaning &M, MemoryUse Use = MemoryUse::None);
/// Returns the arguments of a call from its slots, as the interpreter takes them. A handle is 0.
std::vector<std::span<const uint64_t>> argumentsOf(const Variant &V, const uint64_t *Slots);

/// A container whose thread T reads 8-byte slots at T * InBytes of SRV 0 and writes slots at T *
/// OutBytes of UAV 0: for each variant, one for each element of an argument or result. Conditional:
/// slot 0 decides whether the thread calls the op. Uniform: T is the number of the group, so that
/// all lanes have the same arguments.
struct OpProgram {
  std::vector<uint8_t> Container;
  std::string Error;
  unsigned InSlots = 0, OutSlots = 0;
  static constexpr unsigned Threads = 64;
};
OpProgram programOf(OpCode Op, const std::vector<Variant> &Variants, bool IsConditional,
                    MemoryUse Use = MemoryUse::None, bool IsUniform = false);

/// Makes the entry point keep denormals of float (`-denorm preserve`).
void keepDenormals(OpProgram &P);

} // namespace dxil::meaning
