// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operators of matrices, most of which clang 22 does not have, and matrices where vectors are meant.
#include "MatrixCorrections.h"
#include "dxil/target/Corrections.h"
#include "clang/AST/Type.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace dxil {
namespace {

struct Operator {
  llvm::StringLiteral Text, Function;
  bool OfIntegers = false; ///< alone
};

constexpr Operator Binary[] = {{"+", "__sum"},          {"-", "__difference"},    {"*", "__product"},
                               {"/", "__quotient"},     {"%", "__remainder"},     {"<", "__less"},
                               {">", "__more"},         {"<=", "__at_most"},      {">=", "__at_least"},
                               {"==", "__same"},        {"!=", "__other"},        {"&&", "__both"},
                               {"||", "__either"},      {"&", "__and", true},     {"|", "__or", true},
                               {"^", "__xor", true},    {"<<", "__left", true},   {">>", "__right", true}};
constexpr Operator Unary[] = {{"-", "__negative"}, {"+", "__positive"}, {"!", "__none"}, {"~", "__inverse", true}};

const Operator *operatorAmong(llvm::ArrayRef<Operator> Among, llvm::StringRef Text) {
  const auto *At = llvm::find_if(Among, [&](const Operator &O) { return O.Text == Text; });
  return At == Among.end() ? nullptr : At;
}

// Number by number. With \p Result `int` a whole number's result is one.
std::string definitionOf(const Operator &O, bool OfTwo) {
  const std::string Name = O.Function.str(), Op = O.Text.str();
  auto Loops = [](const std::string &Result, const std::string &Value) {
    return " {\n  matrix<" + Result + ", R, C> m;\n  [unroll] for (int i = 0; i < R; ++i)\n" +
           "    [unroll] for (int j = 0; j < C; ++j) m[i][j] = " + Value + ";\n  return m;\n}\n";
  };
  if (!OfTwo) {
    const std::string Result = "decltype(" + Op + "A())";
    return "template <typename A> " + Result + " " + Name + "(A a) { return " + Op + "a; }\n" +
           "template <typename A, int R, int C> matrix<" + Result + ", R, C> " + Name + "(matrix<A, R, C> a)" +
           Loops(Result, Op + "a[i][j]");
  }
  const std::string Result = "decltype(A() " + Op + " B())";
  auto Form = [&](const std::string &A, const std::string &B, const std::string &Value) {
    return "template <typename A, typename B, int R, int C> matrix<" + Result + ", R, C> " + Name + "(" + A + " a, " + B +
           " b)" + Loops(Result, Value);
  };
  // Code of a template is corrected for all of its arguments.
  return "template <typename A, typename B> " + Result + " " + Name + "(A a, B b) { return a " + Op + " b; }\n" +
         Form("matrix<A, R, C>", "matrix<B, R, C>", "a[i][j] " + Op + " b[i][j]") +
         Form("matrix<A, R, C>", "B", "a[i][j] " + Op + " b") + Form("A", "matrix<B, R, C>", "a " + Op + " b[i][j]");
}

bool takes(QualType T, bool OfIntegers) {
  if (const auto *M = T->getAs<ConstantMatrixType>())
    T = M->getElementType();
  return T->isArithmeticType() && (!OfIntegers || T->isIntegerType());
}

bool fit(QualType A, QualType B) {
  const auto *M = A->getAs<ConstantMatrixType>(), *N = B->getAs<ConstantMatrixType>();
  return (M || N) && (!M || !N || (M->getNumRows() == N->getNumRows() && M->getNumColumns() == N->getNumColumns()));
}

unsigned numbersIn(QualType T) {
  if (const auto *M = T->getAs<ConstantMatrixType>())
    return M->getNumElementsFlattened();
  const auto *V = T->getAs<VectorType>();
  return V ? V->getNumElements() : 0;
}

} // namespace

std::string matrixOperators() {
  std::string Text = "namespace hlsl {\n";
  for (const Operator &O : Binary)
    Text += definitionOf(O, true);
  for (const Operator &O : Unary)
    Text += definitionOf(O, false);
  return Text + "}\n";
}

// A value of type \p From where one of \p To is meant: a vector and a matrix with as many numbers.
bool Corrections::reshape(const Diagnostic &Info, QualType To, QualType From) {
  const Range Where = firstRange(Info);
  if (To.isNull() || From.isNull() || !Where.In || To->isMatrixType() == From->isMatrixType() ||
      !numbersIn(To) || numbersIn(To) != numbersIn(From))
    return false;
  insert(*Where.In, Where.Begin, "((" + nameOfNumbers(To, *Options) + ")(");
  insert(*Where.In, Where.End, "))");
  return true;
}

// `m < n` and `m <<= n` become calls of functions in matrixOperators.
bool Corrections::operate(const Diagnostic &Info) {
  const QualType A = typeArgument(Info, 0), B = typeArgument(Info, 1);
  const SourceManager &SM = Info.getSourceManager();
  if (A.isNull() || B.isNull() || Info.getNumRanges() < 2 || !fit(A, B))
    return false;
  const Range Left = rangeOf(SM, Info.getRange(0)), Right = rangeOf(SM, Info.getRange(1));
  const Range At = rangeOf(SM, CharSourceRange::getTokenRange(Info.getLocation()));
  if (!Left.In || Left.In != Right.In || Left.In != At.In || Left.End > At.Begin || At.End > Right.Begin)
    return false;
  llvm::StringRef Text = llvm::StringRef(At.In->Text).slice(At.Begin, At.End);
  const Operator *Found = operatorAmong(Binary, Text);
  const bool Assigns = !Found && Text.consume_back("=");
  if (Assigns)
    Found = operatorAmong(Binary, Text);
  if (!Found || !takes(A, Found->OfIntegers) || !takes(B, Found->OfIntegers))
    return false;
  const std::string Call = ("hlsl::" + Found->Function + "(").str();
  const size_t Length = At.End - At.Begin;
  if (!Assigns) {
    insert(*At.In, Left.Begin, Call);
    insert(*At.In, At.Begin, ",", Length);
    insert(*At.In, Right.End, ")");
    return true;
  }
  // The place is written twice: nothing may happen in it.
  const std::string Place = At.In->Text.substr(Left.Begin, Left.End - Left.Begin);
  if (!A->isMatrixType() || llvm::StringRef(Place).find_first_of("(=") != llvm::StringRef::npos ||
      llvm::StringRef(Place).contains("++") || llvm::StringRef(Place).contains("--"))
    return false;
  insert(*At.In, Left.Begin, "(");
  insert(*At.In, At.Begin, "= (" + nameOfNumbers(A, *Options) + ")" + Call + Place + ",", Length);
  insert(*At.In, Right.End, "))");
  return true;
}

// `-m` and the like.
bool Corrections::operateOnOne(const Diagnostic &Info) {
  const QualType A = typeArgument(Info, 0);
  const Range Operand = firstRange(Info);
  const Range At = rangeOf(Info.getSourceManager(), CharSourceRange::getTokenRange(Info.getLocation()));
  if (A.isNull() || !A->isMatrixType() || !Operand.In || Operand.In != At.In || At.End > Operand.Begin)
    return false;
  const Operator *Found = operatorAmong(Unary, llvm::StringRef(At.In->Text).slice(At.Begin, At.End));
  if (!Found || !takes(A, Found->OfIntegers))
    return false;
  insert(*At.In, At.Begin, ("hlsl::" + Found->Function + "(").str(), At.End - At.Begin);
  insert(*At.In, Operand.End, ")");
  return true;
}

} // namespace dxil
