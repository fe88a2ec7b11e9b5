// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of the op table: versions, sets, records of ops. Include <dxil/ops.h> instead.
#pragma once

#include <dxil/generated/OpCodes.h>
#include <dxil/ops/TextIn.h>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace dxil {

/// A DXIL version. Shader model 6.n uses DXIL 1.n.
struct Version {
  uint16_t Major = 0;
  uint16_t Minor = 0;
  friend constexpr auto operator<=>(const Version &, const Version &) = default;
};

/// The overload of a call: a type, or a vector of it. Overload::None stands for an op without
/// overload.
struct OverloadUse {
  Overload Type = Overload::None;
  bool IsVector = false;

  constexpr OverloadUse() = default;
  constexpr OverloadUse(Overload Type, bool IsVector = false) : Type(Type), IsVector(IsVector) {}
  friend constexpr bool operator==(const OverloadUse &, const OverloadUse &) = default;
};

/// A set of legal overload types: scalars (including udt and object), and elements of vectors.
class OverloadSet {
public:
  constexpr OverloadSet() = default;
  constexpr OverloadSet(std::initializer_list<Overload> Scalars,
                        std::initializer_list<Overload> VectorElements)
      : Scalars(mask(Scalars)), Vectors(mask(VectorElements)) {}

  constexpr bool contains(Overload Type) const { return has(Scalars, Type); }
  constexpr bool containsVector(Overload Element) const { return has(Vectors, Element); }
  constexpr bool contains(OverloadUse Use) const {
    return Use.IsVector ? containsVector(Use.Type) : contains(Use.Type);
  }
  constexpr bool empty() const { return !Scalars && !Vectors; }
  /// A bit 1 << unsigned(Overload) for each scalar type.
  constexpr uint32_t scalarMask() const { return Scalars; }
  constexpr uint32_t vectorMask() const { return Vectors; }
  friend constexpr bool operator==(const OverloadSet &, const OverloadSet &) = default;

private:
  static constexpr uint32_t mask(std::initializer_list<Overload> Types) {
    uint32_t Result = 0;
    for (Overload Type : Types)
      Result |= 1u << unsigned(Type);
    return Result;
  }
  static constexpr bool has(uint32_t Mask, Overload Type) {
    return Type != Overload::None && unsigned(Type) < 32 && (Mask >> unsigned(Type) & 1);
  }
  uint32_t Scalars = 0;
  uint32_t Vectors = 0;
};

/// A set of shader stages, numbered as in the program header.
class StageSet {
public:
  constexpr StageSet() = default;
  constexpr StageSet(std::initializer_list<Stage> Stages) {
    for (Stage S : Stages)
      Mask |= 1u << unsigned(S);
  }
  /// Returns the set of all stages.
  static constexpr StageSet all() {
    StageSet Result;
    for (Stage S : AllStages)
      Result.Mask |= 1u << unsigned(S);
    return Result;
  }
  constexpr bool contains(Stage S) const { return unsigned(S) < 32 && (Mask >> unsigned(S) & 1); }
  constexpr bool empty() const { return !Mask; }
  constexpr bool isAll() const { return *this == all(); }
  /// A bit 1 << unsigned(Stage) for each stage.
  constexpr uint32_t mask() const { return Mask; }
  friend constexpr bool operator==(const StageSet &, const StageSet &) = default;

private:
  uint32_t Mask = 0;
};

/// A set of attributes of an op.
class AttributeSet {
public:
  constexpr AttributeSet() = default;
  constexpr AttributeSet(std::initializer_list<Attribute> Attributes) {
    for (Attribute A : Attributes)
      Mask |= 1u << unsigned(A);
  }
  constexpr bool contains(Attribute A) const {
    return unsigned(A) < 32 && (Mask >> unsigned(A) & 1);
  }
  constexpr bool empty() const { return !Mask; }
  /// A bit 1 << unsigned(Attribute) for each attribute.
  constexpr uint32_t mask() const { return Mask; }
  friend constexpr bool operator==(const AttributeSet &, const AttributeSet &) = default;

private:
  uint32_t Mask = 0;
};

struct OpTexts {
  static constexpr const char *start(); // defined in <dxil/ops/queries.h>
};
/// A text of the op table.
using TableText = TextIn<OpTexts>;

/// Specializations give the start of the table of all `Row`s.
template <class Row> struct TableOf;

/// A range of rows in a table, used as a std::span<const Row>.
template <class Row> class TableRows {
public:
  constexpr TableRows() = default;
  constexpr TableRows(uint16_t First, uint16_t Count) : First(First), Count(Count) {}
  constexpr const Row *data() const { return TableOf<Row>::Start + First; }
  constexpr const Row *begin() const { return data(); }
  constexpr const Row *end() const { return data() + Count; }
  constexpr size_t size() const { return Count; }
  constexpr bool empty() const { return !Count; }
  constexpr const Row &operator[](size_t I) const { return data()[I]; }
  constexpr const Row &front() const { return data()[0]; }
  constexpr const Row &back() const { return data()[Count - 1]; }
  constexpr operator std::span<const Row>() const { return {data(), size()}; }

private:
  uint16_t First = 0;
  uint16_t Count = 0;
};

/// A value of an enum that an argument takes.
struct EnumCaseInfo {
  TableText Name = {};
  int64_t Value = 0;
  Version Since = {1, 0};            ///< first version in which modules may use the value
  StageSet Stages = StageSet::all(); ///< stages that may use the value, if they may call the op
};

struct EnumInfo {
  TableText Name = {};
  bool Flags = false; ///< values are flags; any union of them is legal
  TableRows<EnumCaseInfo> Cases = {};
};

/// An optional reference to an enum, used as a pointer.
class EnumRef {
public:
  constexpr EnumRef() = default;
  constexpr EnumRef(uint8_t Number) : Number(Number) {}
  constexpr const EnumInfo *get() const; // defined in <dxil/ops/queries.h>
  constexpr operator const EnumInfo *() const { return Number == None ? nullptr : get(); }
  constexpr const EnumInfo *operator->() const { return get(); }
  constexpr const EnumInfo &operator*() const { return *get(); }

private:
  static constexpr uint8_t None = 255;
  uint8_t Number = None;
};

/// An argument of an op. The opcode is not counted.
struct ArgInfo {
  TableText Name = {};
  OperandId Id{}; ///< the name as an enumerator
  TypeKind Type = TypeKind::Void;
  bool Immediate = false; ///< must be a constant in a valid module
  bool Unsigned = false;  ///< an integer read as unsigned
  EnumRef Enum = {};      ///< the enum that has the argument's values, if there is one
  bool HasMinimum = false;
  bool HasMaximum = false;
  int64_t Minimum = 0; ///< smallest legal constant, if HasMinimum
  int64_t Maximum = 0; ///< largest legal constant, if HasMaximum
  bool HasFloatRange = false;
  float FloatMinimum = 0, FloatMaximum = 0; ///< legal range of a float constant, if HasFloatRange
  TableText JudgedBy = {}; ///< name of the rule that checks the value ("INSTR.OPCONSTRANGE"); empty
                           ///< if the range above is the only check
};

struct OverloadsSince {
  Version Since = {};
  unsigned Dimension = 0;
  OverloadSet Types = {};
};

struct StagesSince {
  Version Since = {};
  StageSet Stages = {};
  bool Removed = false; ///< the op does not exist from this version on
};

struct AttributesSince {
  Version Since = {};
  AttributeSet Attributes = {};
};

/// The signature that an op accesses. ControlPoints: a hull shader's outputs, which are the inputs
/// of a domain shader.
enum class AccessedSignature : uint8_t { None, Input, Output, PatchOrPrimitive, ControlPoints };
/// The arguments of an op that accesses a signature, not counting the opcode.
struct SignatureArgument {
  static constexpr unsigned Element = 0, Row = 1, Column = 2;
};

/// The record of an op, without its documentation (<dxil/ops/docs.h>). Each versioned list has one
/// entry that applies to a module: that of the latest version not above the module's. The functions
/// of <dxil/ops.h> select it.
struct OpInfo {
  OpCode Code{};
  TableText Name = {};
  OpClass Class{};
  TableText ClassName = {}; ///< the class in function names: dx.op.<class>
  TableText Category = {};
  bool Reserved = false;     ///< the opcode is reserved and has no meaning yet
  bool Experimental = false; ///< the op needs a preview shader model
  TypeKind Result = TypeKind::Void;
  uint8_t OverloadDimensions = 0; ///< 0: the op has no overload
  TableRows<ArgInfo> Args = {};
  TableRows<OverloadsSince> Overloads = {}; ///< sorted by dimension, then by version
  TableRows<StagesSince> Stages = {};
  TableRows<AttributesSince> Attributes = {};
  Version MinVersion = {1, 0};
  Version TranslatedMinVersion = {1, 0}; ///< first version, before the linker translates the op for
                                         ///< older targets
  TableText Signature = {};              ///< declaration in assembly, with the first overload
  TableText Extension = {};              ///< name of the extension intrinsic, if LLVM has no
                                         ///< intrinsic for the op
  TableRows<TableText> Intrinsics = {};  ///< LLVM intrinsics that translate to this op
  TableRows<TableText> GenericIR = {};   ///< LLVM instructions with the same meaning
  TableRows<TableText> Hlsl = {};        ///< HLSL functions that compile to this op
  TableRows<TableText> Counters = {};    ///< instruction counters of the STAT part that count the
                                         ///< op
  AccessedSignature Accesses = AccessedSignature::None;
};

/// A type of operands and results.
struct TypeInfo {
  TypeKind Kind{};
  TableText Name = {};                  ///< name, such as "dx.types.Handle", "i32", "overload"
  Overload AsOverload = Overload::None; ///< the type as an overload; None if it cannot be one
  uint8_t Dimension = 0;                ///< overload dimension of a type that depends on an
                                        ///< overload
  bool FollowsOverload = false;
  bool IsStruct = false;
  TableRows<TableText> Fields = {}; ///< field types of a struct: "i32", "i8*", ...
};

struct ClassInfo {
  OpClass Class{};
  TableText Name = {};
};

} // namespace dxil
