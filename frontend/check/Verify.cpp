// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks a program against the rules of Program.h.
#include "Operands.h"
#include "Program.h"

#include "llvm/ADT/SmallVector.h"

using namespace dxil::frontend;

namespace {

class Verifier {
public:
  Verifier(const Program &P, const TypeTable &Types) : P(P), Types(Types) {}
  std::string run();

private:
  const Program::Exprs &X() const { return P.Expressions; }
  TypeId type(ExprId E) const { return P.type(E); }
  bool isScalar(TypeId T, ScalarKind K) const {
    return Types.get(T).Kind == TypeKind::Scalar && Types.get(T).Element == K;
  }
  bool isBool(ExprId E) const { return E != ExprId::None && isScalar(type(E), ScalarKind::Bool); }
  bool hasElement(TypeId T, ScalarKind K) const {
    return Types.isNumeric(T) && Types.get(T).Element == K;
  }
  /// Returns true if the types are equal except for the order of a matrix, which values do not
  /// have.
  bool sameValues(TypeId A, TypeId B) const;
  bool sameShape(TypeId A, TypeId B) const;
  void expect(bool Holds, ExprId E, const char *Rule) {
    if (!Holds)
      wrong("expression " + std::to_string(unsigned(E)), Rule);
  }
  void wrong(const std::string &Where, const char *Rule) {
    if (Text.size() < MaxText)
      Text += Where + ": " + Rule + "\n";
  }
  void value(ExprId E, ExprId Operand) {
    expect(Operand != ExprId::None && !isPlace(X().kind(Operand)), E,
           "operand must be a value, not a place");
  }
  void place(ExprId E, ExprId Operand) {
    expect(Operand != ExprId::None && isPlace(X().kind(Operand)), E,
           "operand must be a place, not a value");
  }
  void checkExpr(ExprId E);
  void checkValue(ExprId E);
  void checkBinary(ExprId E);
  void checkConstruct(ExprId E);
  void checkConditional(ExprId E);
  void checkSwizzle(ExprId E, ExprId Operand, List<uint32_t> Elements);
  void checkField(ExprId E, ExprId Operand, uint32_t Index);
  void checkElement(ExprId E, ExprId Operand, ExprId Index);
  void checkCall(ExprId E);
  void checkStores(ExprId E);
  void checkPlace(ExprId E);
  void checkStmt(StmtId S, TypeId Result);
  void checkRoots();
  void checkLibraryCall(ExprId E);
  void checkContents(ExprId E);
  bool leaves(TypeId T, llvm::SmallVectorImpl<ScalarKind> &Kinds);

  static constexpr size_t MaxText = 4096;
  static constexpr uint32_t MaxLeaves = 4096;
  const Program &P;
  const TypeTable &Types;
  std::string Text;
};

bool Verifier::sameValues(TypeId A, TypeId B) const {
  if (A == B)
    return true;
  const Type &X = Types.get(A), &Y = Types.get(B);
  if (X.Kind != Y.Kind)
    return false;
  if (X.Kind == TypeKind::Matrix || X.Kind == TypeKind::Vector || X.Kind == TypeKind::Scalar)
    return X.Element == Y.Element && X.Rows == Y.Rows && X.Columns == Y.Columns;
  return X.Kind == TypeKind::Array && X.Rows == Y.Rows && sameValues(X.ElementType, Y.ElementType);
}

bool Verifier::sameShape(TypeId A, TypeId B) const {
  const Type &X = Types.get(A), &Y = Types.get(B);
  return Types.isNumeric(A) && Types.isNumeric(B) && X.Kind == Y.Kind && X.Rows == Y.Rows &&
         X.Columns == Y.Columns;
}

/// Returns false if T has too many leaves to check, or contains an object.
bool Verifier::leaves(TypeId T, llvm::SmallVectorImpl<ScalarKind> &Kinds) {
  const Type &Ty = Types.get(T);
  if (Types.leafCount(T) > MaxLeaves || Kinds.size() > MaxLeaves || Types.hasObject(T))
    return false;
  if (Types.isNumeric(T)) {
    Kinds.append(Types.elementCount(T), Ty.Element);
    return true;
  }
  switch (Ty.Kind) {
  case TypeKind::Enum: return leaves(Types.enumOf(T).Underlying, Kinds);
  case TypeKind::Array:
    for (uint32_t I = 0; I < Ty.Rows; ++I)
      if (!leaves(Ty.ElementType, Kinds))
        return false;
    return true;
  case TypeKind::Struct: {
    const Struct &S = Types.structOf(T);
    if (S.Base != TypeId::None && !leaves(S.Base, Kinds))
      return false;
    for (const auto &F : S.Fields)
      if (!leaves(F.Type, Kinds))
        return false;
    return true;
  }
  default: return false;
  }
}

//===-- Expressions --------------------------------------------------------------------------===//

void Verifier::checkExpr(ExprId E) {
  bool Earlier = true;
  forEachOperand(P, E, [&](ExprId Operand) { Earlier &= uint32_t(Operand) < uint32_t(E); });
  if (!Earlier)
    return wrong("expression " + std::to_string(unsigned(E)), "operand does not precede its user");
  ExprKind K = X().kind(E);
  if (K == ExprKind::None || K == ExprKind::Bad)
    return;
  // A heap object gets its type from its use.
  bool FromHeap = K == ExprKind::HeapObject || K == ExprKind::Branch;
  if (FromHeap && type(E) == TypeId::None)
    return;
  expect(type(E) != TypeId::None && type(E) != TypeId::Error, E, "expression has no type");
  if (isPlace(K))
    checkPlace(E);
  else
    checkValue(E);
  if (K == ExprKind::LibraryCall)
    checkLibraryCall(E);
  if (K == ExprKind::ContentsPlace)
    checkContents(E);
}

void Verifier::checkBinary(ExprId E) {
  using expr::BinaryOp;
  auto N = X().get<expr::Binary>(E);
  value(E, N.Left);
  value(E, N.Right);
  bool Shifts = N.Op == BinaryOp::ShiftLeft || N.Op == BinaryOp::ShiftRight;
  TypeId Left = type(N.Left), Right = type(N.Right);
  expect(Shifts ? sameShape(Left, Right) : sameValues(Left, Right), E,
         "operands have different types");
  if (N.Op >= BinaryOp::LogicalAnd) {
    expect(hasElement(Left, ScalarKind::Bool), E, "operands of && or || must be bool");
    expect(sameValues(type(E), Left), E, "result must be bool");
  } else if (N.Op >= BinaryOp::Less) {
    bool Shape = sameShape(type(E), Left) || Types.get(Left).Kind == TypeKind::Enum;
    expect(hasElement(type(E), ScalarKind::Bool) && Shape, E,
           "comparison result must be bools of the operands' shape");
  } else {
    expect(sameValues(type(E), Left), E, "result type differs from the operand type");
    expect(!hasElement(Left, ScalarKind::Bool) || N.Op == BinaryOp::And || N.Op == BinaryOp::Or ||
               N.Op == BinaryOp::Xor,
           E, "arithmetic operands must not be bool");
  }
}

void Verifier::checkConditional(ExprId E) {
  ExprId True = ExprId::None, False = ExprId::None;
  if (X().is(E, ExprKind::Select)) {
    auto N = X().get<expr::Select>(E);
    True = N.True;
    False = N.False;
    value(E, N.Condition);
    value(E, True);
    value(E, False);
    expect(hasElement(type(N.Condition), ScalarKind::Bool), E, "condition must be bool");
  } else {
    auto N = X().get<expr::Branch>(E);
    True = N.True;
    False = N.False;
    expect(isBool(N.Condition), E, "condition must be bool");
  }
  expect(sameValues(type(E), type(True)) && sameValues(type(E), type(False)), E,
         "operands of ?: have different types");
}

void Verifier::checkConstruct(ExprId E) {
  auto Parts = X().get<expr::Construct>(E).Parts;
  llvm::SmallVector<ScalarKind, 16> Wanted, Given;
  bool Countable = leaves(type(E), Wanted);
  for (size_t I = 0; I < Parts.Count; ++I) {
    value(E, X().item(Parts, I));
    Countable = Countable && leaves(type(X().item(Parts, I)), Given);
  }
  if (Countable)
    expect(Wanted == Given, E, "number of components differs from the result's");
}

void Verifier::checkSwizzle(ExprId E, ExprId Operand, List<uint32_t> Elements) {
  TypeId T = type(Operand);
  expect(Types.isNumeric(T), E, "swizzle operand has no elements");
  if (!Types.isNumeric(T))
    return;
  for (uint32_t Element : X().list(Elements))
    expect(Element < Types.elementCount(T), E, "element index is out of range");
  expect(Types.isNumeric(type(E)) && Types.get(type(E)).Element == Types.get(T).Element &&
             Types.elementCount(type(E)) == Elements.Count,
         E, "result type differs from the element type");
}

void Verifier::checkField(ExprId E, ExprId Operand, uint32_t Index) {
  bool IsStruct = Types.get(type(Operand)).Kind == TypeKind::Struct;
  expect(IsStruct, E, "field access on a type that is not a struct");
  if (!IsStruct)
    return;
  const auto &Fields = Types.structOf(type(Operand)).Fields;
  expect(Index < Fields.size(), E, "field index is out of range");
  if (Index < Fields.size())
    expect(sameValues(type(E), Fields[Index].Type), E, "result type differs from the field type");
}

void Verifier::checkElement(ExprId E, ExprId Operand, ExprId Index) {
  value(E, Index);
  expect(isScalar(type(Index), ScalarKind::Int) || isScalar(type(Index), ScalarKind::UInt), E,
         "index must be int or uint");
  const Type &Ty = Types.get(type(Operand)), &ResultTy = Types.get(type(E));
  switch (Ty.Kind) {
  case TypeKind::Array:
    expect(sameValues(type(E), Ty.ElementType), E,
           "result type differs from the array's element type");
    break;
  case TypeKind::Vector:
    expect(ResultTy.Kind == TypeKind::Scalar && ResultTy.Element == Ty.Element, E,
           "result type differs from the vector's element type");
    break;
  case TypeKind::Matrix:
    expect(Types.isNumeric(type(E)) && ResultTy.Element == Ty.Element &&
               Types.elementCount(type(E)) == Ty.Columns,
           E, "result type differs from the matrix's row type");
    break;
  default: expect(false, E, "element access on a type without elements");
  }
}

void Verifier::checkCall(ExprId E) {
  auto N = X().get<expr::Call>(E);
  const Function &F = P.function(N.Callee);
  expect(N.Arguments.Count == F.Parameters.size(), E,
         "number of arguments differs from the number of parameters");
  expect(sameValues(type(E), F.Result), E, "call type differs from the function's return type");
  expect((N.This != ExprId::None) == (F.This != TypeId::None), E,
         "method call must have an object, and other calls must not");
  if (N.This != ExprId::None)
    place(E, N.This);
  for (size_t I = 0; I < N.Arguments.Count && I < F.Parameters.size(); ++I) {
    ExprId Argument = X().item(N.Arguments, I);
    const Variable &Var = P.variable(F.Parameters[I]);
    bool IsOut = X().is(Argument, ExprKind::OutArgument);
    if (Var.IsShared) {
      place(E, Argument);
      expect(isGroupShared(P, Argument), E,
             "argument for a groupshared parameter must be groupshared");
      continue;
    }
    expect(IsOut == (Var.Flow != library::Direction::In), E,
           "argument direction differs from the parameter's");
    value(E, Argument);
    expect(sameValues(type(Argument), Var.Type), E, "argument type differs from the parameter's");
  }
}

void Verifier::checkStores(ExprId E) {
  switch (X().kind(E)) {
  case ExprKind::OutArgument: return place(E, X().get<expr::OutArgument>(E).Place);
  case ExprKind::Assign: {
    auto N = X().get<expr::Assign>(E);
    place(E, N.Place);
    value(E, N.Value);
    return expect(sameValues(type(N.Place), type(N.Value)), E,
                  "assigned value and place have different types");
  }
  case ExprKind::CompoundAssign: {
    auto N = X().get<expr::CompoundAssign>(E);
    place(E, N.Place);
    value(E, N.Value);
    bool Shifts = N.Op == expr::BinaryOp::ShiftLeft || N.Op == expr::BinaryOp::ShiftRight;
    return expect(Shifts ? sameShape(N.Computed, type(N.Value))
                         : sameValues(N.Computed, type(N.Value)),
                  E, "value type differs from the computation type");
  }
  default: return place(E, X().get<expr::Increment>(E).Place);
  }
}

void Verifier::checkValue(ExprId E) {
  switch (X().kind(E)) {
  case ExprKind::Load: {
    ExprId Place = X().get<expr::Load>(E).Place;
    place(E, Place);
    return expect(sameValues(type(E), type(Place)), E,
                  "loaded value and place have different types");
  }
  case ExprKind::Not:
    value(E, X().get<expr::Not>(E).Operand);
    return expect(hasElement(type(E), ScalarKind::Bool), E, "operand of ! must be bool");
  case ExprKind::Binary: return checkBinary(E);
  case ExprKind::Logical: {
    auto N = X().get<expr::Logical>(E);
    value(E, N.Left);
    value(E, N.Right);
    return expect(isBool(N.Left) && isBool(N.Right) && isBool(E), E,
                  "operands of && or || must be scalar bool");
  }
  case ExprKind::Select:
  case ExprKind::Branch: return checkConditional(E);
  case ExprKind::Convert:
    value(E, X().get<expr::Convert>(E).Operand);
    return expect(X().get<expr::Convert>(E).How != ConversionKind::None, E,
                  "conversion between types that do not convert");
  case ExprKind::Construct: return checkConstruct(E);
  case ExprKind::Swizzle: {
    auto N = X().get<expr::Swizzle>(E);
    value(E, N.Operand);
    return checkSwizzle(E, N.Operand, N.Elements);
  }
  case ExprKind::FieldValue: {
    auto N = X().get<expr::FieldValue>(E);
    value(E, N.Operand);
    return checkField(E, N.Operand, N.Index);
  }
  case ExprKind::ElementValue: {
    auto N = X().get<expr::ElementValue>(E);
    value(E, N.Operand);
    return checkElement(E, N.Operand, N.Index);
  }
  case ExprKind::Call: return checkCall(E);
  case ExprKind::OutArgument:
  case ExprKind::Assign:
  case ExprKind::CompoundAssign:
  case ExprKind::Increment: return checkStores(E);
  default: return;
  }
}

void Verifier::checkPlace(ExprId E) {
  switch (X().kind(E)) {
  case ExprKind::VariablePlace: {
    VariableId V = X().get<expr::VariablePlace>(E).Variable;
    return expect(sameValues(type(E), P.variable(V).Type), E,
                  "expression type differs from the variable's");
  }
  case ExprKind::FieldPlace: {
    auto N = X().get<expr::FieldPlace>(E);
    place(E, N.Base);
    return checkField(E, N.Base, N.Index);
  }
  case ExprKind::ElementPlace: {
    auto N = X().get<expr::ElementPlace>(E);
    place(E, N.Base);
    return checkElement(E, N.Base, N.Index);
  }
  case ExprKind::SwizzlePlace: {
    auto N = X().get<expr::SwizzlePlace>(E);
    place(E, N.Base);
    return checkSwizzle(E, N.Base, N.Elements);
  }
  case ExprKind::BasePlace: return place(E, X().get<expr::BasePlace>(E).Derived);
  case ExprKind::BufferPlace: return value(E, X().get<expr::BufferPlace>(E).Index);
  case ExprKind::ConvertedPlace: return place(E, X().get<expr::ConvertedPlace>(E).Place);
  case ExprKind::TemporaryPlace: return value(E, X().get<expr::TemporaryPlace>(E).Value);
  case ExprKind::StoredPlace: {
    ExprId Store = X().get<expr::StoredPlace>(E).Store;
    ExprKind K = X().kind(Store);
    bool Stores =
        K == ExprKind::Assign || K == ExprKind::CompoundAssign || K == ExprKind::Increment;
    return expect(Stores, E, "operand does not store a value");
  }
  default: return;
  }
}

//===-- Statements ---------------------------------------------------------------------------===//

void Verifier::checkStmt(StmtId S, TypeId Result) {
  if (S == StmtId::None)
    return;
  const auto &Y = P.Statements;
  auto Expect = [&](bool Holds, const char *Rule) {
    if (!Holds)
      wrong("statement " + std::to_string(unsigned(S)), Rule);
  };
  switch (Y.kind(S)) {
  case StmtKind::Block: {
    auto L = Y.get<stmt::Block>(S).Statements;
    for (size_t I = 0; I < L.Count; ++I)
      checkStmt(Y.item(L, I), Result);
    return;
  }
  case StmtKind::Declare: {
    const Variable &V = P.variable(Y.get<stmt::Declare>(S).Variable);
    if (V.Initializer != ExprId::None)
      Expect(!isPlace(X().kind(V.Initializer)) && sameValues(type(V.Initializer), V.Type),
             "initializer type differs from the variable's");
    return;
  }
  case StmtKind::If: {
    auto N = Y.get<stmt::If>(S);
    Expect(isBool(N.Condition), "condition must be bool");
    checkStmt(N.Then, Result);
    return checkStmt(N.Else, Result);
  }
  case StmtKind::Loop: {
    auto N = Y.get<stmt::Loop>(S);
    Expect(N.Condition == ExprId::None || isBool(N.Condition), "condition must be bool");
    checkStmt(N.Initial, Result);
    return checkStmt(N.Body, Result);
  }
  case StmtKind::Switch: {
    auto N = Y.get<stmt::Switch>(S);
    const Type &Ty = Types.get(type(N.Value));
    Expect(Ty.Kind == TypeKind::Scalar && isInteger(Ty.Element) && Types.bits(Ty.Element) >= 32,
           "switch condition must be an integer of 32 or 64 bits");
    Expect(Y.is(N.Body, StmtKind::Block), "switch body must be a block");
    return checkStmt(N.Body, Result);
  }
  case StmtKind::Return: {
    ExprId Value = Y.get<stmt::Return>(S).Value;
    Expect((Value == ExprId::None) == (Result == TypeId::Void),
           "return must have a value exactly if the function has a return type");
    if (Value != ExprId::None)
      Expect(!isPlace(X().kind(Value)) && sameValues(type(Value), Result),
             "returned value type differs from the return type");
    return;
  }
  default: return;
  }
}

std::string Verifier::run() {
  for (uint32_t I = 1; I < P.Expressions.size(); ++I)
    checkExpr(ExprId(I));
  for (size_t I = 1; I < P.Functions.size(); ++I)
    checkStmt(P.Functions[I].Body, P.Functions[I].Result);
  for (VariableId V : P.Globals) {
    ExprId Initial = P.variable(V).Initializer;
    if (Initial != ExprId::None && !sameValues(type(Initial), P.variable(V).Type))
      wrong("variable " + P.variable(V).Spelling, "initializer type differs from the variable's");
  }
  checkRoots();
  return std::move(Text);
}

void Verifier::checkRoots() {
  auto IsFunction = [&](FunctionId F) {
    return F != FunctionId::None && size_t(F) < P.Functions.size();
  };
  for (const EntryPoint &E : P.Entries) {
    if (!IsFunction(E.Function) || P.function(E.Function).Body == StmtId::None)
      wrong("entry point", "function has no body");
    else if (P.function(E.Function).ExportNames.empty())
      wrong("entry point " + P.function(E.Function).Spelling, "entry point has no name");
    if (E.PatchConstant != FunctionId::None &&
        (E.Kind != dxil::Stage::Hull || !IsFunction(E.PatchConstant)))
      wrong("entry point", "patch constant function does not exist");
  }
  for (size_t I = 1; I < P.Functions.size(); ++I)
    if (P.Functions[I].Exported && P.Functions[I].ExportNames.empty())
      wrong("function " + P.Functions[I].Spelling, "exported function has no name");
  for (TypeId T : P.Payloads)
    if (Types.get(T).Kind != TypeKind::Struct || !Types.structOf(T).IsPayload)
      wrong("payload", "payload type is not a struct with [raypayload]");
  for (const Subobject &S : P.Subobjects)
    if (S.Values.empty())
      wrong("subobject " + S.Word, "payload has no fields");
}

/// The object of a method call has the class of the method; a payload is a struct.
void Verifier::checkLibraryCall(ExprId E) {
  auto N = X().get<expr::LibraryCall>(E);
  expect(size_t(N.Callee) < P.LibraryFunctions.size(), E, "library call without a function");
  if (N.Object != ExprId::None)
    value(E, N.Object);
  if (size_t(N.Callee) >= P.LibraryFunctions.size())
    return;
  const library::Function &F = *P.LibraryFunctions[size_t(N.Callee)];
  expect(F.Variadic || N.Arguments.Count <= F.Parameters.size(), E,
         "library call has too many arguments");
  for (size_t I = 0; I < N.Arguments.Count && I < F.Parameters.size(); ++I) {
    const ExprId Argument = X().item(N.Arguments, I);
    if (F.Parameters[I].Type.Kind == library::TypePattern::Sort::UserStruct)
      expect(Types.get(type(Argument)).Kind == TypeKind::Struct, E, "payload must be a struct");
    expect(!X().is(Argument, ExprKind::OutArgument) ||
               F.Parameters[I].Flow != library::Direction::In || F.Parameters[I].Place,
           E, "in argument is copied back");
  }
}

/// A record is held by an object of the library.
void Verifier::checkContents(ExprId E) {
  const ExprId Object = X().get<expr::ContentsPlace>(E).Object;
  expect(Object != ExprId::None && Types.get(type(Object)).Kind == TypeKind::Object, E,
         "contents access on a type that is not an object");
}

} // namespace

std::string dxil::frontend::verify(const Program &P, const TypeTable &Types) {
  return Verifier(P, Types).run();
}
