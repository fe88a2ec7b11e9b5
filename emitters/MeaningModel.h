// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The meanings of ops as trees, read from the records and checked. docs/meaning.md explains the
// language.
#pragma once

#include "Model.h"

#include <map>
#include <string>
#include <vector>

namespace llvm {
class Init;
class raw_ostream;
} // namespace llvm

namespace dxil::emitters {

/// The type of an expression in one overload of an op.
struct MeaningType {
  enum KindOf { Int, Float, Tuple, Vector, Place, Handle, Effect } Kind = Effect;
  unsigned Width = 0;             ///< Int, Float
  std::vector<MeaningType> Parts; ///< Tuple: each value; Vector: the element

  bool isScalar() const { return Kind == Int || Kind == Float; }
  /// "i32", "half", "(i32, i1)".
  std::string str() const;
  friend bool operator==(const MeaningType &, const MeaningType &) = default;
};

struct OperatorDesc {
  std::string Name;             ///< the record: "fadd"
  std::string Enum;             ///< C++ enumerator: "Fadd"
  std::string Operands, Result; ///< letters of the signature
  std::string Text, Width, Doc;
  bool Flushes = false;
  bool IsForm = false;
};

struct StateDesc {
  std::string Name; ///< the record and C++ enumerator
  const TypeDesc *Type = nullptr;
  std::vector<const TypeDesc *> Operands;
  std::string Doc;
};

struct MeaningNode {
  enum KindOf { Argument, Bound, Integer, Real, Apply } Kind = Apply;
  const OperatorDesc *Operator = nullptr; ///< Apply
  std::string Name;                       ///< Argument, Bound
  unsigned Index = 0;                     ///< Argument: position. Bound, where: (first) slot
  int64_t Value = 0;                      ///< Integer
  double Number = 0;                      ///< Real
  const TypeDesc *Type = nullptr;         ///< the type operand
  const OperatorDesc *Joins = nullptr;    ///< fold, reduce: the operator that joins
  const StateDesc *State = nullptr;       ///< state, setState
  std::string Unit;               ///< within: unit of the amount, which is the first operand
  const EnumDesc *Enum = nullptr; ///< cases: of the first operand
  std::string Reason;             ///< opaque
  std::vector<MeaningNode> Operands;
  std::vector<std::string>
      Labels; ///< cases, byType, where: of each operand; empty where it has none
  /// By overload, in the order of overloadsOf(): what the checker found; Effect where a branch by
  /// type is not taken.
  std::vector<std::pair<bool, MeaningType>> Types;
};

struct Meaning {
  enum KindOf { None, Opaque, Expression } Kind = None;
  MeaningNode Root;
  unsigned Slots = 0; ///< bound names
  // What evaluating it needs.
  bool Lanes = false, Memory = false, State = false, Inexact = false, Choice = false;
  bool Whole = false; ///< of a vector overload, the whole vectors
};

struct Meanings {
  std::vector<std::unique_ptr<OperatorDesc>> Operators; ///< in the order of their records
  std::vector<std::unique_ptr<StateDesc>> States;
  std::map<const OpDesc *, Meaning> Of;
};

/// The types that the first overload dimension has in any version, or one null for an op without
/// overloads.
std::vector<const TypeDesc *> overloadsOf(const OpDesc &Op);

/// Reads and checks all meanings. Mistakes are reported at the field; the result is null if there
/// was any.
std::unique_ptr<Meanings> readMeanings(const Model &M, const llvm::RecordKeeper &Records);

/// Checks types, widths and places. Returns true if there is no mistake; reports others at the
/// field.
bool checkMeaning(const Meanings &All, const OpDesc &Op, Meaning &Of);

/// Pseudo-code of an expression; lines after the first are indented.
std::string meaningText(const Meaning &Of);

} // namespace dxil::emitters
