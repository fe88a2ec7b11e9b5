// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests hand-made programs that each break one rule of Program.h.
#include "frontend/check/Program.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

using testing::HasSubstr;

class Verify : public testing::Test {
protected:
  NameTable Names;
  TypeTable Types{Names, false};
  Program P;
  TypeId Int = Types.scalar(ScalarKind::Int), Float = Types.scalar(ScalarKind::Float),
         Bool = Types.scalar(ScalarKind::Bool);

  ExprId constant(TypeId T) { return P.add(Location::None, T, expr::Constant{1, 0}); }
  ExprId place(TypeId T) {
    Variable V;
    V.Type = T;
    P.Variables.push_back(V);
    return P.add(Location::None, T, expr::VariablePlace{VariableId(P.Variables.size() - 1)});
  }
  void bodyOf(StmtId S, TypeId Result = TypeId::Void) {
    Function F;
    F.Result = Result;
    F.Body = S;
    P.Functions.push_back(F);
  }
  std::string wrong() { return verify(P, Types); }
};

TEST_F(Verify, NothingIsWrong) {
  P.add(Location::None, Int, expr::Binary{expr::BinaryOp::Add, constant(Int), constant(Int)});
  P.add(Location::None, Int, expr::Load{place(Int)});
  EXPECT_EQ(wrong(), "");
}

TEST_F(Verify, OperandsOfTwoTypes) {
  P.add(Location::None, Int, expr::Binary{expr::BinaryOp::Add, constant(Int), constant(Float)});
  EXPECT_THAT(wrong(), HasSubstr("operands have different types"));
}

TEST_F(Verify, PlaceForValue) {
  P.add(Location::None, Int, expr::Negate{constant(Int)});
  P.add(Location::None, Int, expr::Binary{expr::BinaryOp::Add, place(Int), constant(Int)});
  EXPECT_THAT(wrong(), HasSubstr("operand must be a value, not a place"));
}

TEST_F(Verify, ValueForPlace) {
  P.add(Location::None, Int, expr::Load{constant(Int)});
  EXPECT_THAT(wrong(), HasSubstr("operand must be a place, not a value"));
}

TEST_F(Verify, TypeOfLoad) {
  P.add(Location::None, Float, expr::Load{place(Int)});
  EXPECT_THAT(wrong(), HasSubstr("loaded value and place have different types"));
}

TEST_F(Verify, ArithmeticOfBools) {
  P.add(Location::None, Bool, expr::Binary{expr::BinaryOp::Add, constant(Bool), constant(Bool)});
  EXPECT_THAT(wrong(), HasSubstr("arithmetic operands must not be bool"));
}

TEST_F(Verify, ResultOfComparison) {
  P.add(Location::None, Int, expr::Binary{expr::BinaryOp::Less, constant(Int), constant(Int)});
  EXPECT_THAT(wrong(), HasSubstr("comparison result must be bools"));
}

TEST_F(Verify, PartsOfConstruct) {
  ExprId Parts[] = {constant(Float), constant(Int)};
  P.add(Location::None, Types.vector(ScalarKind::Float, 2),
        expr::Construct{P.Expressions.addList<ExprId>(Parts)});
  EXPECT_THAT(wrong(), HasSubstr("number of components differs from the result's"));
}

TEST_F(Verify, SwizzleBeyondTheLast) {
  uint32_t Elements[] = {3};
  ExprId V = constant(Types.vector(ScalarKind::Float, 3));
  P.add(Location::None, Float, expr::Swizzle{V, P.Expressions.addList<uint32_t>(Elements)});
  EXPECT_THAT(wrong(), HasSubstr("element index is out of range"));
}

TEST_F(Verify, AssignedType) {
  P.add(Location::None, Int, expr::Assign{place(Int), constant(Float)});
  EXPECT_THAT(wrong(), HasSubstr("assigned value and place have different types"));
}

TEST_F(Verify, CallArguments) {
  Variable V;
  V.Type = Float;
  P.Variables.push_back(V);
  Function F;
  F.Result = Float;
  F.Parameters.push_back(VariableId(1));
  P.Functions.push_back(F);
  ExprId Argument = constant(Int);
  P.add(Location::None, Float,
        expr::Call{FunctionId(1), ExprId::None, P.Expressions.addList<ExprId>({Argument})});
  P.add(Location::None, Float, expr::Call{FunctionId(1), ExprId::None, {}});
  EXPECT_THAT(wrong(), HasSubstr("argument type differs from the parameter's"));
  EXPECT_THAT(wrong(), HasSubstr("number of arguments differs"));
}

TEST_F(Verify, Statements) {
  bodyOf(P.Statements.add(Location::None,
                          stmt::If{constant(Int), StmtId::None, StmtId::None, BranchHint::None}));
  bodyOf(P.Statements.add(Location::None, stmt::Return{constant(Int)}), Float);
  bodyOf(P.Statements.add(Location::None, stmt::Return{ExprId::None}), Float);
  EXPECT_THAT(wrong(), HasSubstr("condition must be bool"));
  EXPECT_THAT(wrong(), HasSubstr("returned value type differs from the return type"));
  EXPECT_THAT(wrong(), HasSubstr("return must have a value exactly"));
}

} // namespace
} // namespace dxil::frontend
