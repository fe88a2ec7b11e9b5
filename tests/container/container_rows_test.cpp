// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of part records as structs: fields are written where the reader expects them, and reading
// and writing preserves the records of compilers.
#include "TestFiles.h"

#include <dxil/container/Container.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/generated/PartRows.h>

#include <gtest/gtest.h>

#include <algorithm>

using namespace dxil;

namespace {

uint32_t field(rdat::Table Table, const std::vector<uint32_t> &Words, std::string_view Name,
               uint32_t Kind = ~0u) {
  const container::RuntimeLayout *L = container::runtimeLayout(uint32_t(Table));
  if (!L)
    return ~0u;
  std::vector<uint8_t> Bytes;
  for (uint32_t W : Words)
    for (int I = 0; I < 4; ++I)
      Bytes.push_back(uint8_t(W >> (8 * I)));
  container::RuntimeTable T;
  T.Type = uint32_t(Table);
  T.Count = 1;
  T.Stride = uint32_t(Bytes.size());
  T.Rows = Bytes;
  for (const container::RuntimeField &F : L->Fields)
    if (F.Name == Name && (F.OnlyKind == ~0u || Kind == F.OnlyKind))
      return container::RuntimeData().value(T, 0, F).value_or(~0u);
  return ~0u;
}

TEST(PartRows, AreReadByTheTableOfFields) {
  const auto Function = rdat::FunctionRow{.Name = 4,
                                          .Kind = Stage::Node,
                                          .MinWaveLanes = 16,
                                          .MaxWaveLanes = 64,
                                          .ShaderFlags = 0x1234,
                                          .Shader = 9}
                            .words(8);
  ASSERT_EQ(Function.size(), 13u);
  EXPECT_EQ(field(rdat::FunctionRow::Number, Function, "name"), 4u);
  EXPECT_EQ(field(rdat::FunctionRow::Number, Function, "resources"), rdat::Null);
  EXPECT_EQ(field(rdat::FunctionRow::Number, Function, "maxWaveLanes"), 64u);
  EXPECT_EQ(field(rdat::FunctionRow::Number, Function, "shaderFlags"), 0x1234u);
  EXPECT_EQ(field(rdat::FunctionRow::Number, Function, "node", uint32_t(Stage::Node)), 9u);
  // A function whose stage has no table refers to nothing, whatever its index.
  const auto Plain = rdat::FunctionRow{.Kind = Stage::Library, .Shader = 9}.words(8);
  EXPECT_EQ(Plain.back(), rdat::Null);
  const auto HitGroup = rdat::SubobjectRow{.Kind = SubobjectKind::HitGroup,
                                           .Flags = 99, // a flag of another kind
                                           .Type = HitGroupType::ProceduralPrimitive,
                                           .AnyHit = 5,
                                           .Intersection = 6}
                            .words();
  EXPECT_EQ(HitGroup, (std::vector<uint32_t>{11, 0, 1, 5, 0, 6}));
  const auto Root = rdat::SubobjectRow{.Kind = SubobjectKind::LocalRootSignature,
                                       .RootSignature = 12,
                                       .RootSignatureSize = 40}
                        .words();
  EXPECT_EQ(Root, (std::vector<uint32_t>{2, 0, 12, 40, 0, 0}));
  const auto Grid = rdat::NodeIOAttributeRow{.Kind = NodeIOAttribute::RecordDispatchGrid,
                                             .DispatchGridOffset = 8,
                                             .DispatchGridType = 0x17}
                        .words();
  EXPECT_EQ(Grid, (std::vector<uint32_t>{5, 0x00170008}));
  const auto Element =
      rdat::SignatureElementRow{
          .ColumnsLessOne = 2, .StartColumn = 1, .Stream = 3, .Usage = 5, .DynamicIndexMask = 9}
          .words();
  EXPECT_EQ(Element[3], 0x9536u);
  EXPECT_EQ(field(rdat::SignatureElementRow::Number, Element, "startColumn"), 1u);
  EXPECT_EQ(field(rdat::SignatureElementRow::Number, Element, "dynamicIndexMask"), 9u);
}

TEST(PartRows, LengthsByVersion) {
  EXPECT_EQ(rdat::FunctionRow().words(7).size(), 11u);
  EXPECT_EQ(rdat::FunctionRow().words(8).size(), 13u);
  const auto size = [](rdat::Table T, unsigned Minor) {
    return container::runtimeLayout(uint32_t(T))->size(Minor);
  };
  EXPECT_EQ(size(rdat::Table::Functions, 7), 44u);
  EXPECT_EQ(size(rdat::Table::Functions, 8), 52u);
  EXPECT_EQ(size(rdat::Table::Subobjects, 3), 0u);
  EXPECT_EQ(size(rdat::Table::NodeShaders, 7), 0u);
  EXPECT_EQ(size(rdat::Table::VertexShaders, 9), 0u);
  EXPECT_EQ(size(rdat::Table::VertexShaders, 10), 16u);
  EXPECT_EQ(part_row::PipelineInfo::size(0), 24u);
  EXPECT_EQ(part_row::PipelineInfo::size(3), 52u);
  EXPECT_EQ(part_row::PipelineInfo::size(9), 56u);
  EXPECT_EQ(part_row::PipelineResourceRow::size(1), 16u);
}

TEST(PartRows, ReadingAndWritingPipelineStatesIsTheIdentity) {
  size_t Parts = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Whole = test::readBytes(Path);
    auto C = container::Container::parse(Whole);
    const container::Part *P = C ? C->find(container::part::PSV0) : nullptr;
    if (!P)
      continue;
    auto State = container::readPipelineState(P->Data);
    ASSERT_TRUE(State) << Path;
    std::vector<uint8_t> Written(State->Info.size());
    part_row::PipelineInfo::read(State->Info).write(Written);
    EXPECT_TRUE(std::ranges::equal(Written, State->Info)) << Path;
    for (const container::PipelineElement &E : State->Inputs)
      EXPECT_EQ(E.Unused, 0) << Path;
    ++Parts;
  }
  EXPECT_GT(Parts, 50u);
}

} // namespace
