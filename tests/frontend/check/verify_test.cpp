// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs that break a rule of Program.h each, made by hand.
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
  EXPECT_THAT(wrong(), HasSubstr("operands have two types"));
}

TEST_F(Verify, PlaceForValue) {
  P.add(Location::None, Int, expr::Negate{constant(Int)});
  P.add(Location::None, Int, expr::Binary{expr::BinaryOp::Add, place(Int), constant(Int)});
  EXPECT_THAT(wrong(), HasSubstr("a place where a value must be"));
}

TEST_F(Verify, ValueForPlace) {
  P.add(Location::None, Int, expr::Load{constant(Int)});
  EXPECT_THAT(wrong(), HasSubstr("a value where a place must be"));
}

TEST_F(Verify, TypeOfLoad) {
  P.add(Location::None, Float, expr::Load{place(Int)});
  EXPECT_THAT(wrong(), HasSubstr("a load has another type than its place"));
}

TEST_F(Verify, ArithmeticOfBools) {
  P.add(Location::None, Bool, expr::Binary{expr::BinaryOp::Add, constant(Bool), constant(Bool)});
  EXPECT_THAT(wrong(), HasSubstr("arithmetic of bools"));
}

TEST_F(Verify, ResultOfComparison) {
  P.add(Location::None, Int, expr::Binary{expr::BinaryOp::Less, constant(Int), constant(Int)});
  EXPECT_THAT(wrong(), HasSubstr("a comparison's result is no bools"));
}

TEST_F(Verify, PartsOfConstruct) {
  ExprId Parts[] = {constant(Float), constant(Int)};
  P.add(Location::None, Types.vector(ScalarKind::Float, 2),
        expr::Construct{P.Expressions.addList<ExprId>(Parts)});
  EXPECT_THAT(wrong(), HasSubstr("the parts' numbers are not those of the result"));
}

TEST_F(Verify, SwizzleBeyondTheLast) {
  uint32_t Elements[] = {3};
  ExprId V = constant(Types.vector(ScalarKind::Float, 3));
  P.add(Location::None, Float, expr::Swizzle{V, P.Expressions.addList<uint32_t>(Elements)});
  EXPECT_THAT(wrong(), HasSubstr("an element is beyond the last"));
}

TEST_F(Verify, AssignedType) {
  P.add(Location::None, Int, expr::Assign{place(Int), constant(Float)});
  EXPECT_THAT(wrong(), HasSubstr("what is assigned has another type than the place"));
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
  EXPECT_THAT(wrong(), HasSubstr("an argument's type is not the parameter's"));
  EXPECT_THAT(wrong(), HasSubstr("not as many arguments"));
}

TEST_F(Verify, Statements) {
  bodyOf(P.Statements.add(Location::None,
                          stmt::If{constant(Int), StmtId::None, StmtId::None, BranchHint::None}));
  bodyOf(P.Statements.add(Location::None, stmt::Return{constant(Int)}), Float);
  bodyOf(P.Statements.add(Location::None, stmt::Return{ExprId::None}), Float);
  EXPECT_THAT(wrong(), HasSubstr("the condition is no bool"));
  EXPECT_THAT(wrong(), HasSubstr("what is returned is not of the result's type"));
  EXPECT_THAT(wrong(), HasSubstr("a value is missing"));
}

} // namespace
} // namespace dxil::frontend
