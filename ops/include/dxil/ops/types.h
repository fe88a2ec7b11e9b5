// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of the op table: versions, sets, and what is known of an op. Include <dxil/ops.h>.
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

/// A DXIL version. DXIL 1.n is what shader model 6.n uses.
struct Version {
  uint16_t Major = 0;
  uint16_t Minor = 0;
  friend constexpr auto operator<=>(const Version &, const Version &) = default;
};

/// An overload type as one call uses it: a type, or a vector of it. Overload::None stands for
/// "this op has no overload".
struct OverloadUse {
  Overload Type = Overload::None;
  bool IsVector = false;

  constexpr OverloadUse() = default;
  constexpr OverloadUse(Overload Type, bool IsVector = false) : Type(Type), IsVector(IsVector) {}
  friend constexpr bool operator==(const OverloadUse &, const OverloadUse &) = default;
};

/// Overload types that are legal: scalars (with udt and object), and elements of vectors.
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
  /// Bit 1 << unsigned(Overload), for those who keep sets of their own.
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

/// Shader stages by the kinds of a DXIL program header.
class StageSet {
public:
  constexpr StageSet() = default;
  constexpr StageSet(std::initializer_list<Stage> Stages) {
    for (Stage S : Stages)
      Mask |= 1u << unsigned(S);
  }
  /// Every stage that exists.
  static constexpr StageSet all() {
    StageSet Result;
    for (Stage S : AllStages)
      Result.Mask |= 1u << unsigned(S);
    return Result;
  }
  constexpr bool contains(Stage S) const { return unsigned(S) < 32 && (Mask >> unsigned(S) & 1); }
  constexpr bool empty() const { return !Mask; }
  constexpr bool isAll() const { return *this == all(); }
  /// Bit 1 << unsigned(Stage).
  constexpr uint32_t mask() const { return Mask; }
  friend constexpr bool operator==(const StageSet &, const StageSet &) = default;

private:
  uint32_t Mask = 0;
};

/// Attributes of an op.
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
  /// Bit 1 << unsigned(Attribute).
  constexpr uint32_t mask() const { return Mask; }
  friend constexpr bool operator==(const AttributeSet &, const AttributeSet &) = default;

private:
  uint32_t Mask = 0;
};

struct OpTexts {
  static constexpr const char *start(); // in <dxil/ops/queries.h>
};
/// A text of the op table.
using TableText = TextIn<OpTexts>;

/// Where the table of all `Row`s begins: `Start`.
template <class Row> struct TableOf;

/// Some neighbouring rows of a table, as std::span<const Row> is.
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

/// One value of an enum that an argument takes.
struct EnumCaseInfo {
  TableText Name = {};
  int64_t Value = 0;
  Version Since = {1, 0};            ///< not to be used in an older module
  StageSet Stages = StageSet::all(); ///< stages that may use it, if the op may stand there
};

struct EnumInfo {
  TableText Name = {};
  bool Flags = false; ///< values are bits; a union of them is legal
  TableRows<EnumCaseInfo> Cases = {};
};

/// An enum or none, as const EnumInfo * is.
class EnumRef {
public:
  constexpr EnumRef() = default;
  constexpr EnumRef(uint8_t Number) : Number(Number) {}
  constexpr const EnumInfo *get() const; // in <dxil/ops/queries.h>
  constexpr operator const EnumInfo *() const { return Number == None ? nullptr : get(); }
  constexpr const EnumInfo *operator->() const { return get(); }
  constexpr const EnumInfo &operator*() const { return *get(); }

private:
  static constexpr uint8_t None = 255;
  uint8_t Number = None;
};

/// One argument, the opcode operand not counted.
struct ArgInfo {
  TableText Name = {};
  OperandId Id{}; ///< the name as a number
  TypeKind Type = TypeKind::Void;
  bool Immediate = false; ///< must be a constant in a valid module
  bool Unsigned = false;  ///< an integer read as unsigned
  EnumRef Enum = {};      ///< its values, where they are those of an enum
  bool HasMinimum = false;
  bool HasMaximum = false;
  int64_t Minimum = 0; ///< smallest legal constant, if HasMinimum
  int64_t Maximum = 0; ///< largest legal constant, if HasMaximum
  bool HasFloatRange = false;
  float FloatMinimum = 0, FloatMaximum = 0; ///< of a float, if HasFloatRange
  TableText JudgedBy = {}; ///< the rule that judges its values: "INSTR.OPCONSTRANGE"; empty:
                           ///< its domain is all that there is to say
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

/// The signature whose element an op reads or writes. ControlPoints: a hull shader's outputs, which
/// are a domain shader's inputs.
enum class AccessedSignature : uint8_t { None, Input, Output, PatchOrPrimitive, ControlPoints };
/// Which argument of such an op is what, the opcode not counted.
struct SignatureArgument {
  static constexpr unsigned Element = 0, Row = 1, Column = 2;
};

/// What DXIL.td says of an op, but for its documentation (<dxil/ops/docs.h>). Of each versioned
/// list only the entry of the latest version not above the module's applies; the functions of
/// <dxil/ops.h> choose it.
struct OpInfo {
  OpCode Code{};
  TableText Name = {};
  OpClass Class{};
  TableText ClassName = {}; ///< as in dx.op.<class>
  TableText Category = {};
  bool Reserved = false;     ///< the number is taken and has no meaning yet
  bool Experimental = false; ///< of a table other than the core one
  TypeKind Result = TypeKind::Void;
  uint8_t OverloadDimensions = 0; ///< 0: the op has no overload
  TableRows<ArgInfo> Args = {};
  TableRows<OverloadsSince> Overloads = {}; ///< by dimension, then version
  TableRows<StagesSince> Stages = {};
  TableRows<AttributesSince> Attributes = {};
  Version MinVersion = {1, 0};
  Version TranslatedMinVersion = {1, 0}; ///< before the linker translates for an older target
  TableText Signature = {};              ///< declaration with the first overload, as assembly
  TableText Extension = {};              ///< "dxil.<opName>" if LLVM has no form of the op
  TableRows<TableText> Intrinsics = {};  ///< LLVM intrinsics that become this op
  TableRows<TableText> GenericIR = {};   ///< LLVM instructions that mean the same
  TableRows<TableText> Hlsl = {};        ///< HLSL functions that reach it
  TableRows<TableText> Counters = {};    ///< instruction counters of the STAT part
  AccessedSignature Accesses = AccessedSignature::None;
};

/// A type of the schema.
struct TypeInfo {
  TypeKind Kind{};
  TableText Name = {};                  ///< "dx.types.Handle", "i32", "overload"
  Overload AsOverload = Overload::None; ///< the overload it is, if it can be one
  uint8_t Dimension = 0;                ///< of a type that follows an overload
  bool FollowsOverload = false;
  bool IsStruct = false;
  TableRows<TableText> Fields = {}; ///< of a struct: "i32", "i8*", ...
};

struct ClassInfo {
  OpClass Class{};
  TableText Name = {};
};

} // namespace dxil
