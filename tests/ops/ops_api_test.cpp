// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the query functions, also with invalid arguments.
#include <dxil/intrinsics.h>
#include <dxil/ops/docs.h>
#include <dxil/ops/queries.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>

using namespace dxil;
using testing::ElementsAre;

namespace {

constexpr Version Versions[] = {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5},
                                {1, 6}, {1, 7}, {1, 8}, {1, 9}, {1, 10}};

template <class Range> std::vector<std::string> names(const Range &Ops) {
  std::vector<std::string> Result;
  for (const OpInfo &Op : Ops)
    Result.emplace_back(Op.Name);
  return Result;
}

TEST(Find, EveryOpByNumberAndName) {
  for (const OpInfo &Op : allOps()) {
    EXPECT_EQ(findOp(uint32_t(Op.Code)).get(), &Op) << Op.Name;
    EXPECT_EQ(findOp(Op.Name).get(), &Op) << Op.Name;
    EXPECT_EQ(&info(Op.Code), &Op) << Op.Name;
    EXPECT_EQ(name(Op.Code), Op.Name);
    EXPECT_EQ(findClass(Op.ClassName), Op.Class) << Op.Name;
    EXPECT_EQ(name(Op.Class), Op.ClassName);
    EXPECT_FALSE(docs(Op.Code).Doc.empty()) << Op.Name;
    EXPECT_EQ(docs(Op.Code).Args.size(), Op.Args.size()) << Op.Name;
  }
  for (const EnumInfo &Enum : allEnums())
    EXPECT_EQ(docs(Enum).Cases.size(), Enum.Cases.size()) << Enum.Name;
  EXPECT_TRUE(docs(OpCode(~0u)).Doc.empty());
}

TEST(Find, UnknownNumbersAndNames) {
  std::set<uint32_t> Known, Unknown = {0xffffu, 0x10000u, 0x7fffffffu, 0x8000ffffu, ~0u};
  for (const OpInfo &Op : allOps())
    Known.insert(uint32_t(Op.Code));
  for (uint32_t Code : Known) // the number after the last op of each table
    if (!Known.contains(Code + 1))
      Unknown.insert(Code + 1);
  for (uint32_t Code : Unknown) {
    EXPECT_FALSE(findOp(Code)) << Code;
    EXPECT_TRUE(info(OpCode(Code)).Name.empty());
    EXPECT_TRUE(stages(OpCode(Code), {1, 6}).empty());
    EXPECT_TRUE(overloads(OpCode(Code), {1, 6}).empty());
    EXPECT_TRUE(attributes(OpCode(Code), {1, 6}).empty());
    EXPECT_EQ(checkCall(OpCode(Code), Overload::None, Stage::Pixel, {1, 6}), CallStatus::UnknownOp);
  }
  const std::string Long(100000, 'S');
  for (std::string_view Name : {"", "sin", "Si", "Sinn", " Sin", "\xff\xfe", Long.c_str()}) {
    EXPECT_FALSE(findOp(Name)) << Name.substr(0, 20);
    EXPECT_FALSE(findClass(Name).has_value());
    EXPECT_FALSE(parseFunctionName(Name).has_value());
    EXPECT_FALSE(parseExtensionName(Name).has_value());
  }
  EXPECT_FALSE(findOp(std::string_view("Sin\0", 4)));
  EXPECT_EQ(findOp("none").value().Name, "");
}

TEST(Find, ArbitraryInputNeverFails) {
  std::mt19937 Random(7);
  for (int I = 0; I < 20000; ++I) {
    uint32_t Code = I % 3 ? uint32_t(Random()) : uint32_t(Random()) & 0x800001ff;
    Version V{uint16_t(Random() % 4), uint16_t(Random())};
    OverloadUse Use(Overload(Random() % 256), Random() % 2);
    EXPECT_FALSE(name(checkCall(OpCode(Code), Use, Stage(Random() % 256), V)).empty());
    overloads(OpCode(Code), V, Random());
    diff(OpCode(Code), V, {1, 6});
    std::string Text(Random() % 40, ' ');
    for (char &C : Text)
      C = char(Random());
    EXPECT_FALSE(findOp(Text));
    EXPECT_FALSE(parseFunctionName("dx.op." + Text).has_value());
    parseOverload(Text);
    parseOverload("v" + Text);
  }
  EXPECT_EQ(name(Stage(200)), "");
  EXPECT_EQ(name(Overload(200)), "");
  EXPECT_EQ(name(Attribute(200)), "");
  EXPECT_EQ(name(OpClass(60000)), "");
  EXPECT_EQ(name(CallStatus(99)), "");
  EXPECT_EQ(name(TypeKind(250)), "void");
}

TEST(Versions, TheLatestEntryNotAboveReplacesTheOthers) {
  EXPECT_TRUE(overloads(OpCode::AtomicBinOp, {1, 5}).contains(Overload::I32));
  EXPECT_FALSE(overloads(OpCode::AtomicBinOp, {1, 5}).contains(Overload::I64));
  EXPECT_TRUE(overloads(OpCode::AtomicBinOp, {1, 6}).contains(Overload::I64));
  EXPECT_TRUE(overloads(OpCode::AtomicBinOp, {9, 9}).contains(Overload::I64));
  EXPECT_TRUE(overloads(OpCode::AtomicBinOp, {0, 9}).empty());
  EXPECT_FALSE(stages(OpCode::Sample, {1, 5}).contains(Stage::Mesh));
  EXPECT_TRUE(stages(OpCode::Sample, {1, 6}).contains(Stage::Mesh));
  EXPECT_TRUE(stages(OpCode::Sin, {1, 0}).isAll());
}

TEST(CheckCall, NamesTheFirstThingWrong) {
  auto Check = [](OpCode Op, OverloadUse Use, Stage S, Version V) {
    return name(checkCall(Op, Use, S, V));
  };
  EXPECT_EQ(Check(OpCode::Sin, Overload::Float, Stage::Vertex, {1, 0}), "Ok");
  EXPECT_EQ(Check(OpCode::Sin, Overload::None, Stage::Vertex, {1, 0}), "OverloadMissing");
  EXPECT_EQ(Check(OpCode::Sin, Overload::I32, Stage::Vertex, {1, 0}), "OverloadNotAllowed");
  EXPECT_EQ(Check(OpCode::Sin, {Overload::Float, true}, Stage::Vertex, {1, 8}),
            "OverloadNotAllowed");
  EXPECT_EQ(Check(OpCode::Sin, {Overload::Float, true}, Stage::Vertex, {1, 9}), "Ok");
  EXPECT_EQ(Check(OpCode::Barrier, Overload::Float, Stage::Compute, {1, 0}), "OverloadUnexpected");
  EXPECT_EQ(Check(OpCode::Barrier, Overload::None, Stage::Compute, {1, 0}), "Ok");
  EXPECT_EQ(Check(OpCode::CreateHandle, Overload::None, Stage::Pixel, {1, 5}), "Ok");
  EXPECT_EQ(Check(OpCode::CreateHandle, Overload::None, Stage::Pixel, {1, 6}), "Removed");
  EXPECT_EQ(Check(OpCode::Reserved0, Overload::None, Stage::Pixel, {1, 6}), "Reserved");
  EXPECT_EQ(Check(OpCode::RawBufferLoad, Overload::I32, Stage::Pixel, {1, 1}), "NotYetAvailable");
  EXPECT_EQ(Check(OpCode::EmitStream, Overload::None, Stage::Pixel, {1, 6}), "StageNotAllowed");
  const OverloadUse Two[] = {Overload::Object, Overload::Float};
  EXPECT_EQ(checkCall(OpCode::LinAlgFillMatrix, Two, Stage::Compute, {1, 10}), CallStatus::Ok);
  EXPECT_EQ(Check(OpCode::LinAlgFillMatrix, Overload::Object, Stage::Compute, {1, 10}),
            "OverloadMissing");
}

TEST(FunctionNames, InTheirParts) {
  auto Load = parseFunctionName("dx.op.bufferLoad.f32");
  ASSERT_TRUE(Load);
  EXPECT_EQ(name(Load->Class), "bufferLoad");
  EXPECT_EQ(parseOverload(Load->OverloadText), OverloadUse(Overload::Float));
  EXPECT_EQ(parseFunctionName("dx.op.barrier")->OverloadText, "");
  EXPECT_EQ(parseFunctionName("dx.op.traceRay.struct.P.2")->OverloadText, "struct.P.2");
  EXPECT_FALSE(parseFunctionName("dx.op.bufferLoad."));
  EXPECT_FALSE(parseFunctionName("dx.op."));
  EXPECT_FALSE(parseFunctionName("dx.op"));
  EXPECT_FALSE(parseFunctionName("dx.op.BufferLoad.f32"));
  unsigned Size = 0;
  EXPECT_EQ(parseOverload("v4f16", &Size), OverloadUse(Overload::Half, true));
  EXPECT_EQ(Size, 4u);
  EXPECT_FALSE(parseOverload("v1f32"));
  EXPECT_FALSE(parseOverload("v99999999999999f32"));
  EXPECT_FALSE(parseOverload("udt"));
  EXPECT_FALSE(parseOverload("float"));
}

TEST(Extensions, NamesGoBothWays) {
  for (const OpInfo &Op : allOps()) {
    if (Op.Extension.empty())
      continue;
    auto Parsed = parseExtensionName(Op.Extension);
    ASSERT_TRUE(Parsed) << Op.Extension;
    EXPECT_EQ(Parsed->Op, &Op);
    EXPECT_EQ(parseExtensionName(std::string(Op.Extension) + ".f32")->OverloadText, "f32");
  }
  EXPECT_FALSE(parseExtensionName("dxil.WaveReadLaneAt"));
  EXPECT_FALSE(parseExtensionName("dxil.reserved0"));
  EXPECT_FALSE(parseExtensionName("dxil.waveReadLaneAt."));
}

TEST(Iteration, BySeveralProperties) {
  EXPECT_THAT(names(opsWhere(inClass(*findClass("quaternary")))), ElementsAre("Bfi"));
  EXPECT_THAT(names(findByIntrinsic("llvm.dx.saturate")), ElementsAre("Saturate"));
  EXPECT_TRUE(findByIntrinsic("").empty());
  EXPECT_TRUE(findByIntrinsic("llvm.memcpy").empty());
  size_t Seen = 0;
  for (const OpInfo &Op : opsWhere(inStage(Stage::Geometry, {1, 0}))) {
    EXPECT_TRUE(stages(Op.Code, {1, 0}).contains(Stage::Geometry));
    ++Seen;
  }
  EXPECT_GT(Seen, 50u);
  for (const OpInfo &Op : opsWhere(withAttribute(Attribute::IsGradient, {1, 6})))
    EXPECT_TRUE(attributes(Op.Code, {1, 6}).contains(Attribute::IsGradient)) << Op.Name;
  EXPECT_THAT(names(opsWhere(inCategory("Derivatives"))), testing::Contains("DerivCoarseX"));
}

TEST(Difference, BetweenVersions) {
  EXPECT_TRUE(diff(OpCode::CreateHandle, {1, 5}, {1, 6}).Removed);
  EXPECT_TRUE(diff(OpCode::CreateHandleFromBinding, {1, 5}, {1, 6}).Added);
  EXPECT_TRUE(diff(OpCode::DerivCoarseX, {1, 5}, {1, 6}).Stages);
  EXPECT_TRUE(diff(OpCode::RawBufferStore, {1, 2}, {1, 3}).Overloads);
  EXPECT_FALSE(diff(OpCode::Sin, {1, 0}, {1, 8}).any());
  EXPECT_TRUE(opsWhere(changedBetween({1, 6}, {1, 6})).empty());
  // The opposite direction gives the opposite differences.
  for (const OpInfo &Op : allOps())
    for (unsigned I = 1; I < std::size(Versions); ++I)
      EXPECT_EQ(diff(Op.Code, Versions[I - 1], Versions[I]).Added,
                diff(Op.Code, Versions[I], Versions[I - 1]).Removed);
}

TEST(Enums, ValuesAndUnions) {
  const EnumInfo *Mode = findEnum("BarrierMode");
  ASSERT_TRUE(Mode);
  EXPECT_TRUE(isLegalValue(*Mode, 9));
  EXPECT_FALSE(isLegalValue(*Mode, 16));
  EXPECT_EQ(caseName(*Mode, 8), "TGSMFence");
  const EnumInfo *Kind = findEnum("WaveOpKind");
  ASSERT_TRUE(Kind);
  EXPECT_FALSE(isLegalValue(*Kind, 4));
  EXPECT_FALSE(isLegalValue(*Kind, -1));
  EXPECT_FALSE(findEnum("waveOpKind"));
}

TEST(Names, OfStagesOverloadsAndAttributes) {
  for (Stage S : AllStages)
    EXPECT_EQ(findStage(name(S)), S);
  EXPECT_EQ(findOverload("half"), Overload::Half);
  EXPECT_EQ(suffix(Overload::Half), "f16");
  EXPECT_FALSE(findOverload("void"));
  EXPECT_EQ(findAttribute("IsWave"), Attribute::IsWave);
  EXPECT_FALSE(findStage("all_stages"));
}

} // namespace
