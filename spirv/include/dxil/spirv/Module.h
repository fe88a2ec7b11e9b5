// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A SPIR-V module as flat tables. The reader guarantees that each instruction has the operands of
// the grammar, that each id is below the bound and not 0, that each result id is defined once, and
// that each function's body is a range of instructions. It does not check the types of operands,
// nor that a used id is defined.
#pragma once

#include <dxil/generated/SPIRV.h>
#include <dxil/module/Error.h>

#include <map>
#include <string_view>
#include <vector>

namespace dxil::spirv {

using Id = uint32_t;
inline constexpr uint32_t None = ~0u;

struct Instruction {
  uint16_t Opcode = 0;
  uint16_t WordCount = 0;
  uint32_t Offset = 0; ///< offset of the first word
  Id Type = 0, Result = 0;
  uint32_t Line = None; ///< index in Module::Lines
  /// For OpSpecConstantOp: number of operands before those of the operation it names.
  uint8_t Skipped = 0;

  Op op() const { return Op(Opcode); }
};

struct Line {
  Id File = 0;
  uint32_t Number = 0, Column = 0;
};

/// A decoration of an id, or of a member of a struct.
struct DecorationUse {
  Id Target = 0;
  uint32_t Member = None;
  Decoration Kind = {};
  std::span<const uint32_t> Operands; ///< operands after the decoration's number
};

struct EntryPointUse {
  ExecutionModel Model = {};
  Id Function = 0;
  std::string_view Name;
  std::span<const uint32_t> Interface;
};

struct ModeUse {
  Id Entry = 0;
  ExecutionMode Kind = {};
  std::span<const uint32_t> Operands;
  bool HasIds = false; ///< the operands are ids of constants instead of literals
};

/// A function's instructions, from OpFunction to OpFunctionEnd.
struct FunctionRange {
  Id Result = 0;
  uint32_t First = 0, Last = 0;
};

class Module {
public:
  uint32_t Bound = 0;
  std::vector<uint32_t> Words;
  std::vector<Instruction> Instructions;
  std::vector<uint32_t> Definitions; ///< index of the instruction that defines an id, or None
  std::vector<Line> Lines;
  std::vector<DecorationUse> Decorations; ///< sorted by target, then by member
  std::vector<EntryPointUse> EntryPoints;
  std::vector<ModeUse> Modes;
  std::vector<FunctionRange> Functions;
  std::map<Id, std::string_view> Names;
  std::map<std::pair<Id, uint32_t>, std::string_view> MemberNames;

  Module() = default;
  Module(Module &&) = default;
  Module(const Module &) = delete;

  std::span<const uint32_t> operands(const Instruction &I) const {
    const size_t Head = 1u + (I.Type != 0) + (I.Result != 0) + I.Skipped;
    return std::span(Words).subspan(I.Offset + Head, I.WordCount - Head);
  }
  /// Returns the typed view of an instruction's operands.
  template <class T> T as(const Instruction &I) const {
    T V;
    V.Operands = operands(I);
    return V;
  }
  /// Returns the instruction that defines an id, or null.
  const Instruction *definition(Id I) const {
    return I < Definitions.size() && Definitions[I] != None ? &Instructions[Definitions[I]]
                                                            : nullptr;
  }
  /// Returns the decorations of an id and its members.
  std::span<const DecorationUse> decorationsOf(Id Target) const;
  /// Returns a decoration, or null.
  const DecorationUse *find(Id Target, Decoration Kind, uint32_t Member = None) const;
  bool has(Id Target, Decoration Kind, uint32_t Member = None) const {
    return find(Target, Kind, Member) != nullptr;
  }
  std::string_view name(Id I) const {
    const auto Match = Names.find(I);
    return Match == Names.end() ? std::string_view() : Match->second;
  }
};

/// Reads a module. Time and memory are linear in its size.
Result<Module> readModule(Bytes Data);

/// Returns an error at an instruction: word offset, name, result, source line.
Error errorAt(const Module &M, const Instruction &I, const std::string &Message);

} // namespace dxil::spirv
