// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests offsets and sizes against DXC's reflection and sizeof for the same structs.
#include "frontend/types/Layout.h"

#include <gtest/gtest.h>

using namespace dxil::frontend;

namespace {

class Layouts : public testing::Test {
protected:
  NameTable Names;
  TypeTable Types{Names, false};
  TypeTable Native{Names, true};

  static Field field(TypeId T) {
    Field F;
    F.Type = T;
    return F;
  }
  static Field bits(TypeId T, uint32_t Width) {
    Field F = field(T);
    F.IsBitField = true;
    F.BitWidth = Width;
    return F;
  }
  static TypeId record(TypeTable &Types, std::vector<Field> Fields, TypeId Base = TypeId::None) {
    Struct S;
    S.Complete = true;
    S.Base = Base;
    S.Fields = std::move(Fields);
    return Types.addStruct(std::move(S));
  }
  static std::vector<uint64_t> offsets(const TypeTable &Types, TypeId T, LayoutRules Rules) {
    std::vector<uint64_t> Offsets;
    for (FieldPlace P : fieldPlaces(Types, T, Rules))
      Offsets.push_back(P.Offset);
    Offsets.push_back(layoutOf(Types, T, Rules).Size);
    return Offsets;
  }
  using Offsets = std::vector<uint64_t>;
};

TEST_F(Layouts, RowsOfConstants) {
  auto F = [&](uint32_t N) {
    return N == 1 ? Types.scalar(ScalarKind::Float) : Types.vector(ScalarKind::Float, N);
  };
  TypeId Inner =
      record(Types, {field(F(2)), field(Types.matrix(ScalarKind::Float, 3, 2)), field(F(1))});
  EXPECT_EQ(offsets(Types, Inner, LayoutRules::Constants), (Offsets{0, 16, 44, 48}));
  EXPECT_EQ(offsets(Types, Inner, LayoutRules::Buffer), (Offsets{0, 8, 32, 36}));
  TypeId Outer = record(
      Types,
      {field(F(1)), field(F(2)), field(Types.array(Inner, 2)), field(F(1)),
       field(Types.vector(ScalarKind::Double, 2)), field(Types.scalar(ScalarKind::Double)),
       field(Types.matrix(ScalarKind::Float, 4, 1)), field(Types.matrix(ScalarKind::Float, 1, 4)),
       field(Types.matrix(ScalarKind::Float, 4, 1, MatrixOrder::RowMajor)), field(F(1))});
  EXPECT_EQ(offsets(Types, Outer, LayoutRules::Constants),
            (Offsets{0, 4, 16, 112, 128, 144, 160, 176, 240, 292, 296}));
  EXPECT_EQ(offsets(Types, Outer, LayoutRules::Buffer),
            (Offsets{0, 4, 12, 84, 88, 104, 112, 128, 144, 160, 168}));
}

TEST_F(Layouts, MatricesOfBoolShareNoRowWithOthers) {
  for (auto [Table, Expected] : {std::pair{&Types, Offsets{0, 16, 32, 64, 80, 92}},
                                 std::pair{&Native, Offsets{0, 12, 16, 40, 48, 60}}}) {
    ConstantPlacer Placer(*Table);
    Offsets Result;
    for (TypeId T : {Table->matrix(ScalarKind::Bool, 3, 1), Table->scalar(ScalarKind::UInt),
                     Table->matrix(ScalarKind::Bool, 2, 2), Table->scalar(ScalarKind::Float),
                     Table->matrix(ScalarKind::Bool, 3, 1)})
      Result.push_back(Placer.place(T));
    Result.push_back(Placer.size());
    EXPECT_EQ(Result, Expected);
  }
}

TEST_F(Layouts, BasesComeFirst) {
  for (auto [Rules, Expected] : {std::pair{LayoutRules::Constants, Offsets{12, 16, 20}},
                                 std::pair{LayoutRules::Buffer, Offsets{16, 20, 24}}}) {
    TypeId Base = record(
        Types, {field(Types.scalar(ScalarKind::Double)), field(Types.scalar(ScalarKind::Float))});
    TypeId T = record(
        Types,
        {field(Types.scalar(ScalarKind::Float)), field(Types.scalar(ScalarKind::Min16Float))},
        Base);
    EXPECT_EQ(offsets(Types, T, Rules), Expected);
  }
}

TEST_F(Layouts, MinimumPrecision) {
  for (auto [Table, Constants, Buffer] :
       {std::tuple{&Types, Offsets{0, 4, 16, 44, 48}, Offsets{0, 4, 8, 32, 36}},
        std::tuple{&Native, Offsets{0, 4, 16, 40, 42}, Offsets{0, 4, 8, 20, 24}}}) {
    TypeId T = record(*Table, {field(Table->scalar(ScalarKind::Float)),
                               field(Table->scalar(ScalarKind::Bool)),
                               field(Table->array(Table->vector(ScalarKind::Min16Float, 3), 2)),
                               field(Table->scalar(ScalarKind::Min16Float))});
    EXPECT_EQ(offsets(*Table, T, LayoutRules::Constants), Constants);
    EXPECT_EQ(offsets(*Table, T, LayoutRules::Buffer), Buffer);
  }
}

TEST_F(Layouts, MembersOfConstantBuffers) {
  auto Place = [](TypeTable &Table, std::vector<TypeId> Members) {
    ConstantPlacer Placer(Table);
    Offsets Result;
    for (TypeId T : Members)
      Result.push_back(Placer.place(T));
    Result.push_back(Placer.size());
    return Result;
  };
  TypeId F = Types.scalar(ScalarKind::Float), M = Types.scalar(ScalarKind::Min16Float);
  // Minimum precision shares no row with other types; an array does not determine the kind of its
  // row.
  EXPECT_EQ(Place(Types, {M, M, F, F, M}), (Offsets{0, 4, 16, 20, 32, 36}));
  EXPECT_EQ(Place(Types, {Types.array(M, 2), M, Types.array(F, 1), M}),
            (Offsets{0, 32, 48, 52, 56}));
  EXPECT_EQ(Place(Types, {record(Types, {field(M)}), F, M}), (Offsets{0, 4, 16, 20}));
  TypeId N = Native.scalar(ScalarKind::Min16Float), H = Native.scalar(ScalarKind::Half);
  EXPECT_EQ(Place(Native, {N, N, Native.scalar(ScalarKind::Float), H}), (Offsets{0, 2, 4, 8, 10}));
  // The last row of a matrix of halfs takes four bytes for each element.
  EXPECT_EQ(Place(Native, {Native.matrix(ScalarKind::Half, 3, 3), H}), (Offsets{0, 44, 46}));
  EXPECT_EQ(Place(Native, {Native.array(Native.vector(ScalarKind::Half, 3), 2), H}),
            (Offsets{0, 22, 24}));
  // An empty struct has no size, but starts a row inside a struct.
  TypeId Empty = record(Types, {});
  EXPECT_EQ(Place(Types, {F, Empty, F}), (Offsets{0, 4, 4, 8}));
  TypeId Around = record(Types, {field(F), field(Empty), field(F)});
  EXPECT_EQ(offsets(Types, Around, LayoutRules::Constants), (Offsets{0, 16, 16, 20}));
  EXPECT_EQ(Place(Types, {Types.array(Around, 2), F}), (Offsets{0, 52, 56}));
}

TEST_F(Layouts, BitFieldsShareWordsOfOneSize) {
  TypeId U = Types.scalar(ScalarKind::UInt), L = Types.scalar(ScalarKind::UInt64),
         B = Types.scalar(ScalarKind::Bool);
  TypeId Mixed = record(Types, {bits(U, 5), bits(L, 20), bits(U, 10), bits(U, 0), bits(U, 3)});
  for (LayoutRules Rules : {LayoutRules::Constants, LayoutRules::Buffer})
    EXPECT_EQ(offsets(Types, Mixed, Rules), (Offsets{0, 8, 16, 20, 20, 24}));
  TypeId Full =
      record(Types, {bits(U, 5), bits(Types.scalar(ScalarKind::Int), 20), bits(B, 1), bits(U, 7)});
  EXPECT_EQ(offsets(Types, Full, LayoutRules::Buffer), (Offsets{0, 0, 0, 4, 8}));
  EXPECT_EQ(fieldPlaces(Types, Full, LayoutRules::Buffer)[2].FirstBit, 25u);
}

TEST_F(Layouts, SizeOf) {
  TypeId H = Types.scalar(ScalarKind::Min16Float);
  EXPECT_EQ(sizeOf(Types, H), 2u);
  EXPECT_EQ(sizeOf(Types, Types.array(H, 3)), 6u);
  EXPECT_EQ(sizeOf(Types, Types.vector(ScalarKind::Min16Float, 3)), 12u);
  EXPECT_EQ(sizeOf(Types, record(Types, {field(H)})), 4u);
  EXPECT_EQ(sizeOf(Types, record(Types, {})), 0u);
  EXPECT_EQ(sizeOf(Types, Types.vector(ScalarKind::Bool, 3)), 12u);
  EXPECT_EQ(sizeOf(Types, record(Types, {field(Types.scalar(ScalarKind::Double)), field(H)})), 16u);
  EXPECT_EQ(sizeOf(Native, Native.vector(ScalarKind::Min16Float, 3)), 6u);
  EXPECT_EQ(sizeOf(Native, Native.scalar(ScalarKind::Half)), 2u);
}

TEST_F(Layouts, HugeArraysDoNotWrap) {
  TypeId T = Types.scalar(ScalarKind::Double);
  for (int I = 0; I != 8; ++I)
    T = Types.array(T, UINT32_MAX);
  EXPECT_GE(layoutOf(Types, T, LayoutRules::Buffer).Size, uint64_t(1) << 40);
  EXPECT_EQ(Types.leafCount(T), UINT32_MAX);
}

} // namespace
