// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints a checked program, for tests and -ast-dump.
#include "Program.h"
#include "Operands.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace dxil::frontend;

namespace {

const char *nameOf(ExprKind K) {
  static constexpr const char *Words[] = {"None",
                                          "Bad",
                                          "Constant",
                                          "StringConstant",
                                          "Load",
                                          "Negate",
                                          "Not",
                                          "Complement",
                                          "Binary",
                                          "Logical",
                                          "Select",
                                          "Branch",
                                          "Convert",
                                          "Construct",
                                          "Swizzle",
                                          "FieldValue",
                                          "ElementValue",
                                          "Call",
                                          "LibraryCall",
                                          "OutArgument",
                                          "Assign",
                                          "CompoundAssign",
                                          "Increment",
                                          "Sequence",
                                          "HeapObject",
                                          "VariablePlace",
                                          "ThisPlace",
                                          "FieldPlace",
                                          "BasePlace",
                                          "ElementPlace",
                                          "SwizzlePlace",
                                          "BufferPlace",
                                          "MipPlace",
                                          "ContentsPlace",
                                          "ConvertedPlace",
                                          "TemporaryPlace",
                                          "StoredPlace"};
  static_assert(std::size(Words) == size_t(ExprKind::StoredPlace) + 1);
  return Words[size_t(K)];
}

const char *nameOf(ConversionKind K) {
  static constexpr const char *Words[] = {"None",     "Identity", "Elements", "Splat",
                                          "Truncate", "Reshape",  "Flat",     "ToBase",
                                          "ToEnum",   "FromEnum", "Object"};
  static_assert(std::size(Words) == size_t(ConversionKind::Object) + 1);
  return Words[size_t(K)];
}

const char *nameOf(expr::BinaryOp Op) {
  static constexpr const char *Words[] = {"*", "/", "%", "+",  "-",  "<<", ">>", "&",  "^",
                                          "|", "<", ">", "<=", ">=", "==", "!=", "&&", "||"};
  static_assert(std::size(Words) == size_t(expr::BinaryOp::LogicalOr) + 1);
  return Words[size_t(Op)];
}

class ProgramPrinter {
public:
  ProgramPrinter(const Program &P, const TypeTable &Types, const NameTable &Names,
                 llvm::raw_ostream &OS)
      : P(P), Types(Types), Names(Names), OS(OS) {}
  void printAll();

private:
  void line(unsigned Indent) { OS.indent(Indent * 2); }
  void printExpr(ExprId E, unsigned Indent);
  void printDetails(ExprId E);
  void printStmt(StmtId S, unsigned Indent);
  void printVariable(VariableId V, unsigned Indent);
  void printFunction(FunctionId F);

  const Program &P;
  const TypeTable &Types;
  const NameTable &Names;
  llvm::raw_ostream &OS;
};

void ProgramPrinter::printDetails(ExprId E) {
  const auto &X = P.Expressions;
  switch (X.kind(E)) {
  case ExprKind::Constant: {
    auto N = X.get<expr::Constant>(E);
    OS << ' ' << llvm::format_hex(uint64_t(N.High) << 32 | N.Low, 1);
    break;
  }
  case ExprKind::Binary: OS << ' ' << nameOf(X.get<expr::Binary>(E).Op); break;
  case ExprKind::CompoundAssign:
    OS << ' ' << nameOf(X.get<expr::CompoundAssign>(E).Op) << "=";
    break;
  case ExprKind::Logical: OS << (X.get<expr::Logical>(E).IsOr ? " ||" : " &&"); break;
  case ExprKind::Convert: OS << ' ' << nameOf(X.get<expr::Convert>(E).How); break;
  case ExprKind::OutArgument: {
    auto N = X.get<expr::OutArgument>(E);
    OS << (N.CopyIn ? " inout " : " out ") << nameOf(N.In) << ' ' << nameOf(N.Back);
    break;
  }
  case ExprKind::Swizzle:
  case ExprKind::SwizzlePlace: {
    List<uint32_t> L = X.kind(E) == ExprKind::Swizzle ? X.get<expr::Swizzle>(E).Elements
                                                      : X.get<expr::SwizzlePlace>(E).Elements;
    for (uint32_t I : X.list(L))
      OS << ' ' << I;
    break;
  }
  case ExprKind::FieldValue: OS << " #" << X.get<expr::FieldValue>(E).Index; break;
  case ExprKind::FieldPlace: OS << " #" << X.get<expr::FieldPlace>(E).Index; break;
  case ExprKind::VariablePlace: {
    VariableId V = X.get<expr::VariablePlace>(E).Variable;
    OS << ' ' << Names.spelling(P.variable(V).Word) << " %" << unsigned(V);
    break;
  }
  case ExprKind::Call: OS << ' ' << P.function(X.get<expr::Call>(E).Callee).Spelling; break;
  case ExprKind::LibraryCall:
    OS << ' ' << P.LibraryFunctions[size_t(X.get<expr::LibraryCall>(E).Callee)]->Word;
    break;
  case ExprKind::Increment: {
    auto N = X.get<expr::Increment>(E);
    OS << (N.IsDecrement ? " --" : " ++") << (N.IsPostfix ? " postfix" : "");
    break;
  }
  default: break;
  }
}

void ProgramPrinter::printExpr(ExprId E, unsigned Indent) {
  if (E == ExprId::None)
    return;
  line(Indent);
  OS << nameOf(P.Expressions.kind(E));
  printDetails(E);
  OS << " '" << Types.spell(P.type(E)) << "'\n";
  forEachOperand(P, E, [&](ExprId Operand) { printExpr(Operand, Indent + 1); });
}

void ProgramPrinter::printVariable(VariableId V, unsigned Indent) {
  static constexpr const char *Kinds[] = {"local",       "parameter", "static",
                                          "groupshared", "constant",  "resource"};
  const Variable &Var = P.variable(V);
  line(Indent);
  OS << Kinds[size_t(Var.Kind)] << " %" << unsigned(V) << ' '
     << (Var.Spelling.empty() ? Names.spelling(Var.Word) : Var.Spelling) << " '"
     << Types.spell(Var.Type) << "'";
  if (Var.Kind == VariableKind::Parameter && Var.Flow != library::Direction::In)
    OS << (Var.Flow == library::Direction::Out ? " out" : " inout");
  if (Var.Const)
    OS << " const";
  if (Var.Semantic != Name::None)
    OS << " : " << Names.spelling(Var.Semantic);
  if (Var.Bound.Letter)
    OS << " register(" << Var.Bound.Letter << Var.Bound.Register << ", space" << Var.Bound.Space
       << ")";
  if (Var.Kind == VariableKind::Constant)
    OS << " at " << Var.Offset;
  OS << '\n';
  printExpr(Var.Initializer, Indent + 1);
}

void ProgramPrinter::printStmt(StmtId S, unsigned Indent) {
  if (S == StmtId::None)
    return;
  const auto &X = P.Statements;
  static constexpr const char *Words[] = {"None",  "Block",    "Declare", "Expression",
                                          "If",    "Loop",     "Switch",  "Case",
                                          "Break", "Continue", "Return",  "Discard"};
  if (X.kind(S) == StmtKind::Declare)
    return printVariable(X.get<stmt::Declare>(S).Variable, Indent);
  line(Indent);
  OS << Words[size_t(X.kind(S))];
  switch (X.kind(S)) {
  case StmtKind::Block: {
    OS << '\n';
    auto L = X.get<stmt::Block>(S).Statements;
    for (size_t I = 0; I < L.Count; ++I)
      printStmt(X.item(L, I), Indent + 1);
    return;
  }
  case StmtKind::Expression:
    OS << '\n';
    return printExpr(X.get<stmt::Expression>(S).Value, Indent + 1);
  case StmtKind::If: {
    auto N = X.get<stmt::If>(S);
    OS << '\n';
    printExpr(N.Condition, Indent + 1);
    printStmt(N.Then, Indent + 1);
    return printStmt(N.Else, Indent + 1);
  }
  case StmtKind::Loop: {
    auto N = X.get<stmt::Loop>(S);
    static constexpr const char *Hints[] = {"", " unroll", " loop", " allow_uav_condition"};
    OS << (N.TestsAfter ? " do" : "") << Hints[size_t(N.Hint)] << '\n';
    printStmt(N.Initial, Indent + 1);
    printExpr(N.Condition, Indent + 1);
    printExpr(N.Next, Indent + 1);
    return printStmt(N.Body, Indent + 1);
  }
  case StmtKind::Switch: {
    auto N = X.get<stmt::Switch>(S);
    OS << '\n';
    printExpr(N.Value, Indent + 1);
    return printStmt(N.Body, Indent + 1);
  }
  case StmtKind::Case: {
    auto N = X.get<stmt::Case>(S);
    if (N.IsDefault)
      OS << " default\n";
    else
      OS << ' ' << (uint64_t(N.High) << 32 | N.Value) << '\n';
    return;
  }
  case StmtKind::Return: OS << '\n'; return printExpr(X.get<stmt::Return>(S).Value, Indent + 1);
  default: OS << '\n';
  }
}

void ProgramPrinter::printFunction(FunctionId Id) {
  const Function &F = P.function(Id);
  OS << "function " << F.Spelling << " '" << Types.spell(F.Result) << "'";
  if (F.ResultSemantic != Name::None)
    OS << " : " << Names.spelling(F.ResultSemantic);
  for (const Attribute &A : F.Attributes) {
    OS << " [" << Names.spelling(A.Word);
    for (int64_t N : A.Numbers)
      OS << ' ' << N;
    for (const std::string &S : A.Strings)
      OS << " \"" << S << '"';
    OS << ']';
  }
  OS << '\n';
  for (VariableId V : F.Parameters)
    printVariable(V, 1);
  printStmt(F.Body, 1);
}

void ProgramPrinter::printAll() {
  for (size_t I = 1; I < P.Blocks.size(); ++I)
    OS << (P.Blocks[I].IsTextureBuffer ? "tbuffer " : "cbuffer ") << P.Blocks[I].Spelling << " of "
       << P.Blocks[I].Size << " bytes\n";
  for (VariableId V : P.Globals)
    printVariable(V, 0);
  for (size_t I = 1; I < P.Functions.size(); ++I)
    if (P.Functions[I].Body != StmtId::None)
      printFunction(FunctionId(I));
  for (const EntryPoint &E : P.Entries)
    OS << "entry " << P.function(E.Function).Spelling << '\n';
}

} // namespace

ExprId dxil::frontend::placeStoredTo(const Program &P, ExprId Store) {
  switch (P.Expressions.kind(Store)) {
  case ExprKind::Assign: return P.Expressions.get<expr::Assign>(Store).Place;
  case ExprKind::CompoundAssign: return P.Expressions.get<expr::CompoundAssign>(Store).Place;
  default: return P.Expressions.get<expr::Increment>(Store).Place;
  }
}

bool dxil::frontend::hasLabel(const Program &P, StmtId S, bool OnlyDefault) {
  switch (P.Statements.kind(S)) {
  case StmtKind::Case: return !OnlyDefault || P.Statements.get<stmt::Case>(S).IsDefault;
  case StmtKind::If: {
    auto N = P.Statements.get<stmt::If>(S);
    return hasLabel(P, N.Then, OnlyDefault) || hasLabel(P, N.Else, OnlyDefault);
  }
  case StmtKind::Block: {
    auto Statements = P.Statements.get<stmt::Block>(S).Statements;
    for (size_t I = 0; I < Statements.Count; ++I)
      if (hasLabel(P, P.Statements.item(Statements, I), OnlyDefault))
        return true;
    return false;
  }
  default: return false;
  }
}

std::string dxil::frontend::print(const Program &P, const TypeTable &Types,
                                  const NameTable &Names) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ProgramPrinter(P, Types, Names, OS).printAll();
  return Text;
}

ExprId dxil::frontend::rootOf(const Program &P, ExprId Place) {
  const auto &X = P.Expressions;
  for (;;) {
    switch (X.kind(Place)) {
    case ExprKind::FieldPlace: Place = X.get<expr::FieldPlace>(Place).Base; break;
    case ExprKind::BasePlace: Place = X.get<expr::BasePlace>(Place).Derived; break;
    case ExprKind::ElementPlace: Place = X.get<expr::ElementPlace>(Place).Base; break;
    case ExprKind::SwizzlePlace: Place = X.get<expr::SwizzlePlace>(Place).Base; break;
    case ExprKind::ConvertedPlace: Place = X.get<expr::ConvertedPlace>(Place).Place; break;
    case ExprKind::StoredPlace:
      Place = placeStoredTo(P, X.get<expr::StoredPlace>(Place).Store);
      break;
    default: return Place;
    }
  }
}

VariableId dxil::frontend::variableOf(const Program &P, ExprId Place) {
  const ExprId Root = rootOf(P, Place);
  return P.Expressions.is(Root, ExprKind::VariablePlace)
             ? P.Expressions.get<expr::VariablePlace>(Root).Variable
             : VariableId::None;
}

bool dxil::frontend::isGroupShared(const Program &P, ExprId Place) {
  const VariableId V = variableOf(P, Place);
  return V != VariableId::None &&
         (P.variable(V).Kind == VariableKind::GroupShared || P.variable(V).IsShared);
}

const dxil::frontend::Field *dxil::frontend::bitFieldOf(const Program &P, const TypeTable &Types,
                                                        ExprId Place) {
  const auto &X = P.Expressions;
  for (;;) {
    switch (X.kind(Place)) {
    case ExprKind::SwizzlePlace: Place = X.get<expr::SwizzlePlace>(Place).Base; break;
    case ExprKind::ConvertedPlace: Place = X.get<expr::ConvertedPlace>(Place).Place; break;
    case ExprKind::StoredPlace:
      Place = placeStoredTo(P, X.get<expr::StoredPlace>(Place).Store);
      break;
    case ExprKind::FieldPlace: {
      const auto N = X.get<expr::FieldPlace>(Place);
      const dxil::frontend::Field &F = Types.structOf(P.type(N.Base)).Fields[N.Index];
      return F.IsBitField ? &F : nullptr;
    }
    default: return nullptr;
    }
  }
}
