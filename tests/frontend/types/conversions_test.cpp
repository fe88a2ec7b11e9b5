// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests each entry of conversions.tsv, which has DXC's answers for single expressions: for each
// pair of types the result type of an operator, whether a conversion is accepted, warned about or
// rejected, and which overload is called.
#include "frontend/types/Conversions.h"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <map>
#include <sstream>

using namespace dxil::frontend;

namespace {

struct Table {
  std::string Mode, Question;
  std::vector<std::string> Columns;
  std::vector<std::vector<std::string>> Rows; ///< the first cell names the row
};

std::vector<std::string> split(const std::string &Line, char Letter) {
  std::vector<std::string> Parts;
  std::istringstream In(Line);
  for (std::string Part; std::getline(In, Part, Letter);)
    Parts.push_back(Part);
  return Parts;
}

std::vector<Table> readTables() {
  std::vector<Table> Tables;
  std::ifstream In(DXIL_CONVERSIONS);
  bool Header = false;
  for (std::string Line; std::getline(In, Line);) {
    if (Line.starts_with("[")) {
      size_t End = Line.find(']');
      Tables.push_back({Line.substr(1, End - 1), Line.substr(End + 2), {}, {}});
      Header = true;
    } else if (Header) {
      Tables.back().Columns = split(Line.substr(1), '\t');
      Header = false;
    } else {
      Tables.back().Rows.push_back(split(Line, '\t'));
    }
  }
  return Tables;
}

const std::map<std::string, ScalarKind> Elements = {{"bool", ScalarKind::Bool},
                                                    {"int", ScalarKind::Int},
                                                    {"uint", ScalarKind::UInt},
                                                    {"float", ScalarKind::Float},
                                                    {"double", ScalarKind::Double},
                                                    {"half", ScalarKind::Half},
                                                    {"min16float", ScalarKind::Min16Float},
                                                    {"min16int", ScalarKind::Min16Int},
                                                    {"min16uint", ScalarKind::Min16UInt},
                                                    {"min10float", ScalarKind::Min10Float},
                                                    {"min12int", ScalarKind::Min12Int},
                                                    {"int64_t", ScalarKind::Int64},
                                                    {"uint64_t", ScalarKind::UInt64},
                                                    {"int16_t", ScalarKind::Int16},
                                                    {"uint16_t", ScalarKind::UInt16},
                                                    {"float16_t", ScalarKind::Half},
                                                    {"litint", ScalarKind::LiteralInt},
                                                    {"litfloat", ScalarKind::LiteralFloat}};

/// The types of a table by their names in the table.
class Names {
public:
  explicit Names(TypeTable &Types) : Types(Types) {}

  TypeId type(const std::string &Word) const {
    bool Native = Types.native16();
    const std::map<std::string, ScalarKind> Literals = {
        {"1", ScalarKind::LiteralInt}, {"1u", ScalarKind::UInt},
        {"1l", ScalarKind::Int},       {"1.5", ScalarKind::LiteralFloat},
        {"1.5f", ScalarKind::Float},   {"1.5h", Native ? ScalarKind::Half : ScalarKind::Float},
        {"1.5l", ScalarKind::Double},  {"true", ScalarKind::Bool}};
    if (auto Match = Literals.find(Word); Match != Literals.end())
      return Types.scalar(Match->second);
    for (const auto &[Spelling, Kind] : Elements) {
      if (!Word.starts_with(Spelling))
        continue;
      std::string Shape = Word.substr(Spelling.size());
      if (Shape.empty())
        return Types.scalar(Kind);
      if (Shape.size() == 1)
        return Types.vector(Kind, uint32_t(Shape[0] - '0'));
      if (Shape.size() == 3 && Shape[1] == 'x')
        return Types.matrix(Kind, uint32_t(Shape[0] - '0'), uint32_t(Shape[2] - '0'));
    }
    ADD_FAILURE() << "no type " << Word;
    return TypeId::Error;
  }

  static bool isLiteral(const std::string &Word) { return std::isdigit(Word[0]) || Word == "true"; }

private:
  TypeTable &Types;
};

/// Computes answers in the spelling of the tables.
class Answers {
public:
  explicit Answers(const std::string &Mode)
      : Types(NameList, Mode == "native16"), Words(Types),
        Language(Mode == "2018" ? LanguageVersion::v2018 : LanguageVersion::v2021) {}

  std::string operatorType(OperatorClass Class, const std::string &Left, const std::string &Right) {
    return spell(operatorTypes(Types, Class, Words.type(Left), Words.type(Right), Language));
  }
  std::string conditional(const std::string &Left, const std::string &Right) {
    return spell(conditionalTypes(Types, Types.scalar(ScalarKind::Bool), Words.type(Left),
                                  Words.type(Right), Language));
  }
  std::string unary(const std::string &Op, const std::string &Word) {
    TypeId T = Words.type(Word);
    if (Op == "!")
      return Types.spell(Types.withElement(T, ScalarKind::Bool));
    T = promotedBool(Types, T);
    ScalarKind K = Types.get(T).Element;
    return Op == "~" && !isInteger(K) ? "!integer" : spell(T);
  }
  std::string implicit(const std::string &From, const std::string &To, const char *Refused) {
    return warned(implicitConversion(Types, Words.type(From), Words.type(To)), Refused);
  }
  std::string cast(const std::string &From, const std::string &To) {
    return explicitConversion(Types, Words.type(From), Words.type(To)) ? "ok" : "!convert";
  }
  std::string outArgument(const std::string &Argument, const std::string &Parameter,
                          bool CopiesIn) {
    OutArgumentConversion C =
        outArgumentConversion(Types, Words.type(Argument), Words.type(Parameter), CopiesIn);
    switch (C.Problem) {
    case OutArgumentConversion::Error::NoMatch: return "!match";
    case OutArgumentConversion::Error::NotReference: return "!reference";
    case OutArgumentConversion::Error::TruncatesPlace: return "!truncate";
    case OutArgumentConversion::Error::None: break;
    }
    return warned(C.In, "!match");
  }
  /// Returns which of `f(first)` and `f(second)` a call with \p Argument selects, by the sum of
  /// ranks.
  std::string overload(const std::string &Candidates, const std::string &Argument) {
    std::string Best = "none";
    ConversionRank BestRank;
    for (const std::string &Padded : split(Candidates, '|')) {
      size_t First = Padded.find_first_not_of(' ');
      std::string Word = Padded.substr(First, Padded.find_last_not_of(' ') + 1 - First);
      Conversion C = implicitConversion(Types, Words.type(Argument), Words.type(Word));
      if (!C)
        continue;
      if (Best == "none" || C.Rank < BestRank) {
        Best = spell(Words.type(Word));
        BestRank = C.Rank;
      } else if (C.Rank == BestRank) {
        Best = "ambiguous";
      }
    }
    return Best;
  }
  std::string canonical(const std::string &Cell) {
    if (Cell == "ok" || Cell == "truncate" || Cell == "precision" || Cell == "literal" ||
        Cell == "promoted" || Cell == "none" || Cell == "ambiguous" || Cell.starts_with("!"))
      return Cell;
    return spell(Words.type(Cell));
  }

private:
  std::string spell(TypeId T) { return Types.spell(T); }
  std::string spell(const OperatorTypes &T) {
    switch (T.Error) {
    case OperatorError::None: return spell(T.Result);
    case OperatorError::NotInteger: return "!integer";
    case OperatorError::NotScalar: return "!scalar";
    case OperatorError::CannotConvertLeft:
    case OperatorError::CannotConvertRight: return "!convert";
    case OperatorError::MinPrecisionDivision: return "!division";
    case OperatorError::DoubleRemainder: return "!remainder";
    case OperatorError::Dimensions: return "!dimensions";
    default: return "!other";
    }
  }
  std::string warned(const Conversion &C, const char *Refused) {
    if (!C)
      return Refused;
    return C.LosesPrecision ? "precision" : C.Truncates ? "truncate" : "ok";
  }

  NameTable NameList;
  TypeTable Types;
  Names Words;
  LanguageVersion Language;
};

std::string answer(Answers &A, const std::string &Question, const std::string &Row,
                   const std::string &Column) {
  static const std::map<std::string, OperatorClass> Binary = {
      {"binary +", OperatorClass::Add},        {"binary %", OperatorClass::Remainder},
      {"binary &", OperatorClass::Bitwise},    {"binary <<", OperatorClass::Shift},
      {"binary <", OperatorClass::Relational}, {"binary ==", OperatorClass::Equality},
      {"binary &&", OperatorClass::Logical}};
  if (auto Match = Binary.find(Question); Match != Binary.end())
    return A.operatorType(Match->second, Row, Column);
  if (Question == "conditional")
    return A.conditional(Row, Column);
  if (Question == "unary")
    return A.unary(Row, Column);
  if (Question == "initialize")
    return A.implicit(Row, Column, "!convert");
  if (Question == "cast")
    return A.cast(Row, Column);
  if (Question == "argument in")
    return A.implicit(Row, Column, "!match");
  if (Question == "argument out" || Question == "argument inout")
    return A.outArgument(Row, Column, Question == "argument inout");
  if (Question == "overloads")
    return A.overload(Row, Column);
  return "unknown question " + Question;
}

/// Returns true if \p Expected is a message that hides the one in question, or one about a value: a
/// literal that changes, or fits the narrower type.
bool masks(const std::string &Expected, const std::string &Got, const std::string &From) {
  if (Got.starts_with("!"))
    return false;
  return Expected == "promoted" || Expected == "literal" ||
         (Expected == "ok" && Got == "precision" && Names::isLiteral(From));
}

TEST(Conversions, EveryEntryIsAsInDXC) {
  unsigned Asked = 0, Wrong = 0;
  for (const Table &T : readTables()) {
    Answers A(T.Mode);
    unsigned WrongHere = 0;
    for (const std::vector<std::string> &Row : T.Rows)
      for (size_t I = 0; I != T.Columns.size(); ++I) {
        const std::string &Cell = Row[I + 1];
        if (Cell == "-")
          continue;
        ++Asked;
        std::string Expected = A.canonical(Cell), Got = answer(A, T.Question, Row[0], T.Columns[I]);
        if (Expected == Got)
          continue;
        if (masks(Expected, Got, Row[0]))
          continue;
        ++Wrong;
        if (++WrongHere <= 12)
          ADD_FAILURE() << "[" << T.Mode << "] " << T.Question << ": " << Row[0] << ", "
                        << T.Columns[I] << ": " << Got << " instead of " << Expected;
      }
  }
  EXPECT_EQ(Wrong, 0u);
  EXPECT_GT(Asked, 29000u);
}

} // namespace
