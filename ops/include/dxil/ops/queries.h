// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All functions of <dxil/ops.h>, without the contents of the op table, which libdxil-tools has
// (ops/OpTable*.cpp). A file that includes this header is recompiled only if an op, class, type or
// enum is added or removed, not for every change of a record. The functions are not constant
// expressions here; they are in files that include <dxil/ops.h>.
#pragma once

#include <dxil/generated/Kinds.h>
#include <dxil/generated/Limits.h>
#include <dxil/ops/types.h>

#include <array>
#include <cstddef>
#include <iterator>
#include <optional>

namespace dxil {

/// The generated table of <dxil/generated/OpTable.inc>. Use the functions below instead.
namespace table {
extern const char Texts[];
extern const TableText TextLists[];
extern const EnumCaseInfo EnumCases[];
extern const EnumInfo Enums[NumEnums];
extern const ArgInfo Args[];
extern const OverloadsSince OverloadLists[];
extern const StagesSince StageLists[];
extern const AttributesSince AttributeLists[];
extern const TableText StageNames[NumStageNames];
extern const TableText AttributeNames[NumAttributes];
extern const TableText OverloadNames[NumOverloads][2];
extern const TypeInfo Types[NumTypes];
extern const ClassInfo Classes[NumClasses];
extern const OpInfo Ops[NumOps];
} // namespace table

constexpr const char *OpTexts::start() {
  return table::Texts;
}
constexpr const EnumInfo *EnumRef::get() const {
  return table::Enums + Number;
}
template <> struct TableOf<TableText> {
  static constexpr const TableText *Start = table::TextLists;
};
template <> struct TableOf<EnumCaseInfo> {
  static constexpr const EnumCaseInfo *Start = table::EnumCases;
};
template <> struct TableOf<EnumInfo> { static constexpr const EnumInfo *Start = table::Enums; };
template <> struct TableOf<ArgInfo> { static constexpr const ArgInfo *Start = table::Args; };
template <> struct TableOf<OverloadsSince> {
  static constexpr const OverloadsSince *Start = table::OverloadLists;
};
template <> struct TableOf<StagesSince> {
  static constexpr const StagesSince *Start = table::StageLists;
};
template <> struct TableOf<AttributesSince> {
  static constexpr const AttributesSince *Start = table::AttributeLists;
};

//===-- Finding an op -----------------------------------------------------===//

namespace detail {

/// Returns the index of an opcode in table::Ops; table::NumOps if it is unknown.
constexpr uint32_t indexOf(uint32_t Code) {
  for (const table::OpRange &Table : table::OpRanges) {
    if (Code >> 16 != Table.Feature)
      continue;
    uint32_t Number = Code & 0xffff;
    if (Table.Dense)
      return Number < Table.Count ? Table.First + Number : table::NumOps;
    for (uint32_t I = 0; I < Table.Count; ++I)
      if (uint32_t(table::Ops[Table.First + I].Code) == Code)
        return Table.First + I;
  }
  return table::NumOps;
}

/// A hash table made at compile time: open addressing, a power of two slots, each with an index +
/// 1.
template <uint32_t Count> struct NameTable {
  static constexpr uint32_t Slots = [] {
    uint32_t N = 4;
    while (N < 4 * Count)
      N *= 2;
    return N;
  }();
  std::array<uint16_t, Slots> Slot{};
};

constexpr uint32_t hashOf(std::string_view Text) {
  uint32_t A = 2166136261u, B = uint32_t(Text.size()) * 0x9e3779b9u;
  size_t I = 0;
  // Two independent chains of multiplications run in parallel.
  for (; I + 1 < Text.size(); I += 2) {
    A = (A ^ uint8_t(Text[I])) * 16777619u;
    B = (B ^ uint8_t(Text[I + 1])) * 0x85ebca6bu;
  }
  if (I < Text.size())
    A = (A ^ uint8_t(Text[I])) * 16777619u;
  uint32_t H = A ^ (B << 13 | B >> 19);
  return H ^ H >> 15;
}

template <uint32_t Count, class NameOf> constexpr NameTable<Count> makeNameTable(NameOf Name) {
  NameTable<Count> Result;
  for (uint32_t I = 0; I < Count; ++I) {
    uint32_t Place = hashOf(Name(I)) & (Result.Slots - 1);
    while (Result.Slot[Place])
      Place = (Place + 1) & (Result.Slots - 1);
    Result.Slot[Place] = uint16_t(I + 1);
  }
  return Result;
}

template <uint32_t Count, class NameOf>
constexpr uint32_t lookUp(const NameTable<Count> &Table, std::string_view Text, NameOf Name) {
  for (uint32_t Place = hashOf(Text);; ++Place) {
    uint32_t Index = Table.Slot[Place & (Table.Slots - 1)];
    if (!Index)
      return Count;
    if (Name(Index - 1) == Text)
      return Index - 1;
  }
}

constexpr std::string_view opName(uint32_t I) {
  return table::Ops[I].Name;
}
constexpr std::string_view className(uint32_t I) {
  return table::Classes[I].Name;
}
extern const NameTable<table::NumOps> OpNames;
extern const NameTable<table::NumClasses> ClassNames;

/// The result of info() for unknown opcodes: no name, no class name, no stage.
inline constexpr OpInfo NoOp = {.Code = OpCode(~0u), .Reserved = true};

/// Returns the entry of the latest version not above V, or null.
template <class Entry> constexpr const Entry *inForce(TableRows<Entry> List, Version V) {
  const Entry *Latest = nullptr;
  for (const Entry &E : List)
    if (E.Since <= V)
      Latest = &E;
  return Latest;
}

} // namespace detail

/// The result of a search for an op, like std::optional<const OpInfo &>.
class OptionalOp {
public:
  constexpr OptionalOp() = default;
  constexpr OptionalOp(const OpInfo *Op) : Op(Op) {}
  constexpr bool has_value() const { return Op != nullptr; }
  constexpr explicit operator bool() const { return Op != nullptr; }
  /// Returns the op, or an OpInfo with an empty name. Never crashes.
  constexpr const OpInfo &value() const { return Op ? *Op : detail::NoOp; }
  constexpr const OpInfo &operator*() const { return value(); }
  constexpr const OpInfo *operator->() const { return &value(); }
  /// Returns the op, or null.
  constexpr const OpInfo *get() const { return Op; }
  constexpr operator const OpInfo *() const { return Op; }
  friend constexpr bool operator==(OptionalOp A, OpCode B) { return A.Op && A.Op->Code == B; }
  friend constexpr bool operator==(OptionalOp A, std::nullptr_t) { return !A.Op; }

private:
  const OpInfo *Op = nullptr;
};

/// Returns all ops by opcode; ops of the core table come first.
constexpr std::span<const OpInfo> allOps() {
  return table::Ops;
}

/// Returns the op with this opcode (all 32 bits).
constexpr OptionalOp findOp(uint32_t Code) {
  uint32_t Index = detail::indexOf(Code);
  return Index < table::NumOps ? &table::Ops[Index] : nullptr;
}

/// Returns the op with this name, such as "BufferLoad". Case counts.
constexpr OptionalOp findOp(std::string_view Name) {
  uint32_t Index = detail::lookUp(detail::OpNames, Name, detail::opName);
  return Index < table::NumOps ? &table::Ops[Index] : nullptr;
}

/// Returns the record of an op; an OpInfo with an empty name for an unknown opcode.
constexpr const OpInfo &info(OpCode Op) {
  uint32_t Index = detail::indexOf(uint32_t(Op));
  return Index < table::NumOps ? table::Ops[Index] : detail::NoOp;
}

/// Returns the class whose functions are named dx.op.<Name>.
constexpr std::optional<OpClass> findClass(std::string_view Name) {
  uint32_t Index = detail::lookUp(detail::ClassNames, Name, detail::className);
  if (Index == table::NumClasses)
    return std::nullopt;
  return table::Classes[Index].Class;
}

//===-- Names -------------------------------------------------------------===//

/// Returns the name of a class ("bufferLoad"); empty for an invalid value.
constexpr std::string_view name(OpClass Class) {
  return uint32_t(Class) < table::NumClasses ? table::Classes[uint32_t(Class)].Name
                                             : std::string_view();
}
/// Returns the name of an op ("BufferLoad"); empty for an unknown opcode.
constexpr std::string_view name(OpCode Op) {
  return info(Op).Name;
}
/// Returns the name of a stage ("compute"); empty for an invalid value.
constexpr std::string_view name(Stage S) {
  return unsigned(S) < std::size(table::StageNames) ? table::StageNames[unsigned(S)]
                                                    : std::string_view();
}
/// Returns the name of an attribute ("ReadNone"); empty for an invalid value.
constexpr std::string_view name(Attribute A) {
  return unsigned(A) < std::size(table::AttributeNames) ? table::AttributeNames[unsigned(A)]
                                                        : std::string_view();
}
/// Returns the name of an overload type ("half"); "void" for Overload::None, empty for an invalid
/// value.
constexpr std::string_view name(Overload Type) {
  return unsigned(Type) < std::size(table::OverloadNames) ? table::OverloadNames[unsigned(Type)][0]
                                                          : std::string_view();
}
/// Returns the suffix of function names for an overload type: "f16".
constexpr std::string_view suffix(Overload Type) {
  return unsigned(Type) < std::size(table::OverloadNames) ? table::OverloadNames[unsigned(Type)][1]
                                                          : std::string_view();
}
/// Returns the record of a type; that of void for an invalid value.
constexpr const TypeInfo &info(TypeKind Type) {
  static_assert(std::size(table::Types) < 256);
  for (const TypeInfo &T : table::Types)
    if (T.Kind == Type)
      return T;
  return info(TypeKind::Void);
}
/// Returns the name of a type: "dx.types.Handle".
constexpr std::string_view name(TypeKind Type) {
  return info(Type).Name;
}

constexpr std::optional<Stage> findStage(std::string_view Name) {
  for (Stage S : AllStages)
    if (name(S) == Name)
      return S;
  return std::nullopt;
}
constexpr std::optional<Attribute> findAttribute(std::string_view Name) {
  for (unsigned I = 0; I < std::size(table::AttributeNames); ++I)
    if (table::AttributeNames[I] == Name)
      return Attribute(I);
  return std::nullopt;
}
/// Returns the overload type with this name ("half"). "void" is none.
constexpr std::optional<Overload> findOverload(std::string_view Name) {
  for (unsigned I = 1; I < std::size(table::OverloadNames); ++I)
    if (table::OverloadNames[I][0] == Name)
      return Overload(I);
  return std::nullopt;
}

/// Returns the enums that arguments take.
constexpr std::span<const EnumInfo> allEnums() {
  return table::Enums;
}
constexpr const EnumInfo *findEnum(std::string_view Name) {
  for (const EnumInfo &E : table::Enums)
    if (E.Name == Name)
      return &E;
  return nullptr;
}
/// Returns the name of an enum's value; empty if it has none, as a union of flags.
constexpr std::string_view caseName(const EnumInfo &Enum, int64_t Value) {
  for (const EnumCaseInfo &Case : Enum.Cases)
    if (Case.Value == Value)
      return Case.Name;
  return {};
}
/// Returns true if the enum has this value, or for enums of flags, if it is a union of flags.
constexpr bool isLegalValue(const EnumInfo &Enum, int64_t Value) {
  if (!Enum.Flags)
    return !caseName(Enum, Value).empty();
  int64_t AllFlags = 0;
  for (const EnumCaseInfo &Case : Enum.Cases)
    AllFlags |= Case.Value;
  return (Value & ~AllFlags) == 0;
}

/// Returns the index of the argument with this name, not counting the opcode, or nothing.
constexpr std::optional<unsigned> argumentNumber(const OpInfo &Op, OperandId Name) {
  for (unsigned I = 0; I < Op.Args.size(); ++I)
    if (Op.Args[I].Id == Name)
      return I;
  return std::nullopt;
}

//===-- Facts by version --------------------------------------------------===//

/// Returns the legal overloads of one dimension; empty for an unknown op, and before the op's first
/// version.
constexpr OverloadSet overloads(OpCode Op, Version V, unsigned Dimension = 0) {
  OverloadSet Result;
  for (const OverloadsSince &E : info(Op).Overloads)
    if (E.Dimension == Dimension && E.Since <= V)
      Result = E.Types;
  return Result;
}

/// Returns the stages that may use the op; empty for an unknown op, before its first version, and
/// after its removal.
constexpr StageSet stages(OpCode Op, Version V) {
  const StagesSince *Entry = detail::inForce(info(Op).Stages, V);
  return Entry && !Entry->Removed ? Entry->Stages : StageSet();
}

/// Returns true if the op existed in an older version and is removed in V.
constexpr bool isRemoved(OpCode Op, Version V) {
  const StagesSince *Entry = detail::inForce(info(Op).Stages, V);
  return Entry && Entry->Removed;
}

/// Returns the attributes of the op's calls.
constexpr AttributeSet attributes(OpCode Op, Version V) {
  const AttributesSince *Entry = detail::inForce(info(Op).Attributes, V);
  return Entry ? Entry->Attributes : AttributeSet();
}

/// Returns true if a module of version V may contain the op.
constexpr bool isAvailable(OpCode Op, Version V) {
  const OpInfo &Info = info(Op);
  return !Info.Reserved && Info.MinVersion <= V && !isRemoved(Op, V);
}

//===-- Checking a call ---------------------------------------------------===//

enum class CallStatus : uint8_t {
  Ok,
  UnknownOp,          ///< unknown opcode
  Reserved,           ///< reserved opcode
  NotYetAvailable,    ///< the op has a later first version
  Removed,            ///< the op was removed in this or an earlier version
  StageNotAllowed,    ///< the stage may not call the op
  OverloadMissing,    ///< too few overload types
  OverloadUnexpected, ///< too many overload types
  OverloadNotAllowed  ///< the op lacks this overload in this version
};

/// Returns the name of a status: "StageNotAllowed".
constexpr std::string_view name(CallStatus Status) {
  constexpr std::string_view Names[] = {"Ok",
                                        "UnknownOp",
                                        "Reserved",
                                        "NotYetAvailable",
                                        "Removed",
                                        "StageNotAllowed",
                                        "OverloadMissing",
                                        "OverloadUnexpected",
                                        "OverloadNotAllowed"};
  return unsigned(Status) < std::size(Names) ? Names[unsigned(Status)] : std::string_view();
}

/// Returns whether a module of version V may call the op from stage S with these overloads, one for
/// each dimension. The result is the first problem in the order of CallStatus.
constexpr CallStatus checkCall(OpCode Op, std::span<const OverloadUse> Uses, Stage S, Version V) {
  const OpInfo *Info = findOp(uint32_t(Op)).get();
  if (!Info)
    return CallStatus::UnknownOp;
  if (Info->Reserved)
    return CallStatus::Reserved;
  if (V < Info->MinVersion)
    return CallStatus::NotYetAvailable;
  if (isRemoved(Op, V))
    return CallStatus::Removed;
  if (!stages(Op, V).contains(S))
    return CallStatus::StageNotAllowed;
  if (Uses.size() < Info->OverloadDimensions)
    return CallStatus::OverloadMissing;
  if (Uses.size() > Info->OverloadDimensions)
    return CallStatus::OverloadUnexpected;
  for (unsigned I = 0; I < Uses.size(); ++I) {
    if (Uses[I].Type == Overload::None)
      return CallStatus::OverloadMissing;
    if (!overloads(Op, V, I).contains(Uses[I]))
      return CallStatus::OverloadNotAllowed;
  }
  return CallStatus::Ok;
}

/// The same check for an op with at most one overload; Overload::None for an op without overload.
constexpr CallStatus checkCall(OpCode Op, OverloadUse Use, Stage S, Version V) {
  return checkCall(Op, std::span<const OverloadUse>(&Use, Use.Type != Overload::None), S, V);
}

//===-- Function names ----------------------------------------------------===//

/// Name prefix of all functions of ops.
inline constexpr std::string_view OpFunctionPrefix = "dx.op.";

constexpr bool isOpFunctionName(std::string_view Name) {
  return Name.starts_with(OpFunctionPrefix);
}

/// The parts of a name such as "dx.op.bufferLoad.f32". Texts point into the parsed name.
struct FunctionName {
  OpClass Class{};
  std::string_view ClassName;
  /// The text after the class: "f32", "v4f32", "struct.Payload". Dots separate dimensions. Empty
  /// for a function without overload.
  std::string_view OverloadText;
};

/// Parses dx.op.<known class>[.<overload>]. Returns nothing for other names.
constexpr std::optional<FunctionName> parseFunctionName(std::string_view Name) {
  if (!isOpFunctionName(Name))
    return std::nullopt;
  std::string_view Rest = Name.substr(OpFunctionPrefix.size());
  size_t Dot = Rest.find('.');
  std::string_view ClassName = Rest.substr(0, Dot);
  std::optional<OpClass> Class = findClass(ClassName);
  if (!Class)
    return std::nullopt;
  std::string_view Text;
  if (Dot != Rest.npos) {
    Text = Rest.substr(Dot + 1);
    if (Text.empty())
      return std::nullopt;
  }
  return FunctionName{*Class, ClassName, Text};
}

/// Parses one dimension of an overload: "f32", or "v4f32" with *VectorSize = 4. Returns nothing for
/// structs, objects, and vectors of fewer than 2 or more than MaxVectorElements elements.
constexpr std::optional<OverloadUse> parseOverload(std::string_view Text,
                                                   unsigned *VectorSize = nullptr) {
  unsigned Size = 0;
  bool IsVector = Text.size() > 1 && Text[0] == 'v' && Text[1] >= '1' && Text[1] <= '9';
  if (IsVector) {
    size_t I = 1;
    for (; I < Text.size() && Text[I] >= '0' && Text[I] <= '9'; ++I)
      if ((Size = Size * 10 + unsigned(Text[I] - '0')) > MaxVectorElements)
        return std::nullopt;
    if (Size < 2)
      return std::nullopt;
    Text = Text.substr(I);
  }
  for (unsigned I = 1; I < std::size(table::OverloadNames); ++I) {
    Overload Type = Overload(I);
    if (table::OverloadNames[I][1] != Text || Type == Overload::Udt || Type == Overload::Object)
      continue;
    if (VectorSize)
      *VectorSize = Size;
    return OverloadUse(Type, IsVector);
  }
  return std::nullopt;
}

//===-- Going through the ops ---------------------------------------------===//

/// A range over the ops that a predicate accepts.
template <class Predicate> class OpRange {
public:
  class iterator {
  public:
    using value_type = OpInfo;
    using difference_type = std::ptrdiff_t;

    constexpr iterator() = default;
    constexpr iterator(const OpInfo *Op, const Predicate *Accept) : Op(Op), Accept(Accept) {
      skip();
    }
    constexpr const OpInfo &operator*() const { return *Op; }
    constexpr const OpInfo *operator->() const { return Op; }
    constexpr iterator &operator++() {
      ++Op;
      skip();
      return *this;
    }
    constexpr iterator operator++(int) {
      iterator Old = *this;
      ++*this;
      return Old;
    }
    friend constexpr bool operator==(const iterator &A, const iterator &B) { return A.Op == B.Op; }

  private:
    constexpr void skip() {
      while (Op != std::end(table::Ops) && !(*Accept)(*Op))
        ++Op;
    }
    const OpInfo *Op = nullptr;
    const Predicate *Accept = nullptr;
  };

  constexpr explicit OpRange(Predicate Accept) : Accept(Accept) {}
  constexpr iterator begin() const { return iterator(std::begin(table::Ops), &Accept); }
  constexpr iterator end() const { return iterator(std::end(table::Ops), &Accept); }
  constexpr bool empty() const { return begin() == end(); }

private:
  Predicate Accept;
};

/// Returns the ops for which Accept(const OpInfo &) is true, by opcode.
template <class Predicate> constexpr OpRange<Predicate> opsWhere(Predicate Accept) {
  return OpRange<Predicate>(Accept);
}

// Predicates for opsWhere.
constexpr auto inCategory(std::string_view Category) {
  return [=](const OpInfo &Op) { return Op.Category == Category; };
}
constexpr auto inClass(OpClass Class) {
  return [=](const OpInfo &Op) { return Op.Class == Class; };
}
constexpr auto inStage(Stage S, Version V) {
  return
      [=](const OpInfo &Op) { return isAvailable(Op.Code, V) && stages(Op.Code, V).contains(S); };
}
constexpr auto availableIn(Version V) {
  return [=](const OpInfo &Op) { return isAvailable(Op.Code, V); };
}
constexpr auto withAttribute(Attribute A, Version V) {
  return [=](const OpInfo &Op) { return attributes(Op.Code, V).contains(A); };
}
/// Accepts ops of an intrinsic. Name is an LLVM intrinsic ("llvm.dx.saturate") or an extension
/// intrinsic without suffix ("dxil.waveReadLaneAt").
constexpr auto fromIntrinsic(std::string_view Name) {
  return [=](const OpInfo &Op) {
    if (!Name.empty() && Op.Extension == Name)
      return true;
    for (std::string_view Intrinsic : Op.Intrinsics)
      if (Intrinsic == Name)
        return true;
    return false;
  };
}
constexpr auto reachedByHlsl(std::string_view Function) {
  return [=](const OpInfo &Op) {
    for (std::string_view Name : Op.Hlsl)
      if (Name == Function)
        return true;
    return false;
  };
}

/// Returns the ops to which an intrinsic can translate.
constexpr auto findByIntrinsic(std::string_view Name) {
  return opsWhere(fromIntrinsic(Name));
}

//===-- Differences between versions --------------------------------------===//

/// The differences of an op between two versions, From and To.
struct OpDiff {
  bool Added = false;   ///< only in To
  bool Removed = false; ///< only in From
  bool Stages = false;  ///< in both, and the stages differ
  bool Overloads = false;
  bool Attributes = false;
  constexpr bool any() const { return Added || Removed || Stages || Overloads || Attributes; }
};

constexpr OpDiff diff(OpCode Op, Version From, Version To) {
  bool Before = isAvailable(Op, From), After = isAvailable(Op, To);
  OpDiff Result{.Added = !Before && After, .Removed = Before && !After};
  if (!Before || !After)
    return Result;
  Result.Stages = stages(Op, From) != stages(Op, To);
  Result.Attributes = attributes(Op, From) != attributes(Op, To);
  for (unsigned I = 0; I < info(Op).OverloadDimensions; ++I)
    Result.Overloads |= overloads(Op, From, I) != overloads(Op, To, I);
  return Result;
}

/// A predicate for opsWhere(): ops that differ between two versions.
constexpr auto changedBetween(Version From, Version To) {
  return [=](const OpInfo &Op) { return diff(Op.Code, From, To).any(); };
}

} // namespace dxil
