// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The meanings of ops as checked trees. docs/meaning.md describes the language.
#pragma once

#include "Model.h"

#include <map>
#include <string>
#include <vector>

#include <llvm/ADT/StringRef.h>

namespace llvm {
class Init;
class raw_ostream;
} // namespace llvm

namespace dxil::emitters {

/// The type of an expression in one overload of an op.
struct MeaningType {
  enum KindOf { Int, Float, Tuple, Vector, Place, Handle, Effect } Kind = Effect;
  unsigned Width = 0;             ///< width of Int and Float
  std::vector<MeaningType> Parts; ///< Tuple: type of each value; Vector: type of the element

  bool isScalar() const { return Kind == Int || Kind == Float; }
  /// Returns a text such as "i32", "half", "(i32, i1)".
  std::string str() const;
  friend bool operator==(const MeaningType &, const MeaningType &) = default;
};

struct OperatorDesc {
  std::string Name;             ///< name of the record: "fadd"
  std::string Enum;             ///< C++ enumerator: "Fadd"
  std::string Operands, Result; ///< letters of the signature
  std::string Text, Width, Doc;
  bool Flushes = false;
  bool IsReal = false;
  bool IsForm = false;
};

struct StateDesc {
  std::string Name; ///< name of the record and C++ enumerator
  const TypeDesc *Type = nullptr;
  std::vector<const TypeDesc *> Operands;
  std::string Doc;
};

struct MeaningNode {
  enum KindOf { Argument, Bound, Integer, Real, Apply } Kind = Apply;
  const OperatorDesc *Operator = nullptr; ///< operator of Apply
  std::string Name;                       ///< name of Argument and Bound
  unsigned Index = 0;                     ///< Argument: position. Bound: slot. Where: first slot
  int64_t Value = 0;                      ///< value of Integer
  double Number = 0;                      ///< value of Real
  const TypeDesc *Type = nullptr;         ///< the type operand
  const OperatorDesc *Joins = nullptr;    ///< operator that fold and reduce apply
  const StateDesc *State = nullptr;       ///< state, setState
  std::string Unit;               ///< within: unit of the tolerance, whose amount is the first
                                  ///< operand
  const EnumDesc *Enum = nullptr; ///< enum of the first operand of cases
  std::string Reason;             ///< reason of opaque
  std::vector<MeaningNode> Operands;
  std::vector<std::string> Labels; ///< labels of the operands of cases, byType and where; empty for
                                   ///< an operand without one
  /// The type in each overload, in the order of overloadsOf(), as the checker determined it; Effect
  /// for a branch by type that the overload does not take.
  std::vector<std::pair<bool, MeaningType>> Types;
};

struct Meaning {
  enum KindOf { None, Opaque, Expression } Kind = None;
  MeaningNode Root;
  unsigned Slots = 0; ///< number of bound names
  // Requirements of the evaluation.
  bool Lanes = false, Memory = false, State = false, Inexact = false, Choice = false;
  bool Whole = false; ///< needs whole vectors of a vector overload
};

struct Meanings {
  std::vector<std::unique_ptr<OperatorDesc>> Operators; ///< operators in the order of their records
  std::vector<std::unique_ptr<StateDesc>> States;
  /// HLSL's functions with a meaning, as ops whose arguments and result have the overload's type;
  /// one for each kind of elements.
  std::vector<std::unique_ptr<OpDesc>> Functions;
  std::map<const OpDesc *, Meaning> ByOp;
};

/// A field of LibraryFunction with a meaning, and what distinguishes it from those of other kinds.
struct FunctionMeaningField {
  llvm::StringRef Field, Suffix, Overloads;
};
inline constexpr FunctionMeaningField FunctionMeaningFields[] = {
    {"meaning", "", "half float double"},
    {"signedMeaning", "Signed", "i16 i32 i64"},
    {"unsignedMeaning", "Unsigned", "i16 i32 i64"},
    {"literalMeaning", "Literal", "i64"}};

/// Returns the types that the first overload dimension has in any version, or one null for an op
/// without overloads.
std::vector<const TypeDesc *> overloadsOf(const OpDesc &Op);

/// Reads and checks all meanings. Reports mistakes at the field; returns null if there were any.
std::unique_ptr<Meanings> readMeanings(const Model &M, const llvm::RecordKeeper &Records);

/// Checks types, widths and places. Returns true if there are no mistakes; reports them at the
/// field.
bool checkMeaning(const Meanings &All, const OpDesc &Op, Meaning &M);

/// Returns the pseudo-code of an expression. Lines after the first are indented.
std::string meaningText(const Meaning &M);

} // namespace dxil::emitters
