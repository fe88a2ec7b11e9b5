// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/library/Library.h"
#include "frontend/types/Conversions.h"

#include <gtest/gtest.h>

using namespace dxil::frontend;

namespace {

class TypesTest : public testing::Test {
protected:
  NameTable Names;
  TypeTable Types{Names, false};

  TypeId record(const char *Spelling, std::vector<TypeId> Fields, TypeId Base = TypeId::None) {
    Struct S;
    S.Spelling = Spelling;
    S.Complete = true;
    S.Base = Base;
    for (TypeId T : Fields) {
      S.Fields.emplace_back();
      S.Fields.back().Type = T;
    }
    return Types.addStruct(std::move(S));
  }
};

TEST_F(TypesTest, EachTypeIsThereOnce) {
  TypeId M = Types.matrix(ScalarKind::Float, 3, 4);
  EXPECT_EQ(M, Types.matrix(ScalarKind::Float, 3, 4));
  EXPECT_NE(M, Types.matrix(ScalarKind::Float, 4, 3));
  TypeId Row = Types.withOrder(Types.array(M, 2), MatrixOrder::RowMajor);
  EXPECT_EQ(Row, Types.array(Types.matrix(ScalarKind::Float, 3, 4, MatrixOrder::RowMajor), 2));
  EXPECT_EQ(Types.withOrder(Row, MatrixOrder::ColumnMajor), Row);
  EXPECT_EQ(Types.plain(Types.matrix(ScalarKind::Float, 3, 4, MatrixOrder::RowMajor)), M);
  EXPECT_EQ(Types.vector(ScalarKind::Int, 1000), Types.vector(ScalarKind::Int, 1000));
  library::ObjectType Texture;
  Texture.Word = "Texture2D";
  TypeId T = Types.object(Texture, {ObjectArgument{Types.vector(ScalarKind::Float, 4)}});
  EXPECT_EQ(T, Types.object(Texture, {ObjectArgument{Types.vector(ScalarKind::Float, 4)}}));
  EXPECT_NE(T, Types.object(Texture, {ObjectArgument{Types.vector(ScalarKind::Float, 3)}}));
  EXPECT_EQ(Types.spell(T), "Texture2D<float4>");
}

TEST_F(TypesTest, Spelling) {
  EXPECT_EQ(Types.spell(Types.matrix(ScalarKind::Min16Float, 2, 3, MatrixOrder::RowMajor)),
            "row_major min16float2x3");
  EXPECT_EQ(Types.spell(Types.array(Types.array(Types.scalar(ScalarKind::Float), 3), 2)),
            "float [2][3]");
  EXPECT_EQ(Types.spell(
                Types.withNormalization(Types.vector(ScalarKind::Float, 4), Normalization::UNorm)),
            "unorm float4");
  EXPECT_EQ(Types.spell(Types.vector(ScalarKind::Float, 9)), "vector<float, 9>");
}

TEST_F(TypesTest, Leaves) {
  TypeId Base = record("Base", {Types.vector(ScalarKind::Float, 3)});
  TypeId S = record(
      "S", {Types.array(Types.matrix(ScalarKind::Float, 2, 2), 3), Types.scalar(ScalarKind::Bool)},
      Base);
  EXPECT_EQ(Types.leafCount(S), 16u);
  EXPECT_FALSE(Types.hasObject(S));
  library::ObjectType Sampler;
  Sampler.Word = "SamplerState";
  TypeId O = record("O", {S, Types.array(Types.object(Sampler, {}), 4)});
  EXPECT_TRUE(Types.hasObject(O));
  EXPECT_EQ(Types.leafCount(O), 16u);
}

TEST_F(TypesTest, DeepAndWideTypesAreWalkedOnce) {
  TypeId T = record("T0", {});
  for (int I = 0; I != 200; ++I)
    T = record("T", {T, T});
  EXPECT_EQ(Types.leafCount(T), 0u);
  EXPECT_EQ(Types.depth(T), 200u);
  for (int I = 0; I != 100000; ++I)
    T = record("T", {T, T});
  EXPECT_GT(Types.depth(T), MaxTypeDepth);
}

TEST_F(TypesTest, StructsConvertByNameFrom2021On) {
  TypeId F = Types.scalar(ScalarKind::Float);
  TypeId A = record("A", {Types.vector(ScalarKind::Float, 2), F}), B = record("B", {F, F, F});
  TypeId Derived = record("Derived", {F}, A);
  EXPECT_FALSE(implicitConversion(Types, A, B));
  EXPECT_EQ(implicitConversion(Types, A, B, /*LooseStructs=*/true).Kind, ConversionKind::Flat);
  EXPECT_EQ(explicitConversion(Types, A, B).Kind, ConversionKind::Flat);
  EXPECT_EQ(implicitConversion(Types, Derived, A).Kind, ConversionKind::ToBase);
  EXPECT_FALSE(implicitConversion(Types, A, Derived));
  EXPECT_EQ(explicitConversion(Types, Types.scalar(ScalarKind::Int), B).Kind,
            ConversionKind::Splat);
  EXPECT_EQ(explicitConversion(Types, Types.vector(ScalarKind::Float, 4), B).Kind,
            ConversionKind::Flat);
  EXPECT_FALSE(explicitConversion(Types, Types.vector(ScalarKind::Float, 2), B));
  EXPECT_FALSE(implicitConversion(Types, Types.vector(ScalarKind::Float, 3), B, true));
}

TEST_F(TypesTest, ArraysConvertByTheirLeaves) {
  TypeId F = Types.scalar(ScalarKind::Float);
  TypeId Four = Types.array(F, 4), Pairs = Types.array(Types.vector(ScalarKind::Float, 2), 2);
  EXPECT_EQ(implicitConversion(Types, Four, Pairs).Kind, ConversionKind::Flat);
  EXPECT_FALSE(implicitConversion(Types, Types.array(F, 5), Pairs));
  EXPECT_EQ(explicitConversion(Types, Types.array(F, 5), Pairs).Kind, ConversionKind::Flat);
  EXPECT_FALSE(implicitConversion(Types, Four, Types.vector(ScalarKind::Float, 4)));
  EXPECT_EQ(explicitConversion(Types, Four, Types.vector(ScalarKind::Float, 4)).Kind,
            ConversionKind::Flat);
  EXPECT_FALSE(implicitConversion(Types, Four, Types.array(Types.scalar(ScalarKind::Int), 4)));
}

TEST_F(TypesTest, OrdersOfMatricesAreNoDifference) {
  TypeId Row = Types.matrix(ScalarKind::Float, 4, 4, MatrixOrder::RowMajor);
  TypeId Column = Types.matrix(ScalarKind::Float, 4, 4, MatrixOrder::ColumnMajor);
  Conversion C = implicitConversion(Types, Row, Column);
  EXPECT_EQ(C.Kind, ConversionKind::Elements);
  EXPECT_EQ(C.Rank.Value, 0u);
  EXPECT_EQ(operatorTypes(Types, OperatorClass::Add, Row, Column, LanguageVersion::v2021).Result,
            Types.matrix(ScalarKind::Float, 4, 4));
}

} // namespace
