// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the writer of modules: a written module reads as an equal one.
#include "../container/BigModule.h"
#include "../container/TestFiles.h"
#include "RoundTrip.h"

#include <dxil/container/Program.h>
#include <dxil/module/ModuleWriter.h>

#include <gtest/gtest.h>

using namespace dxil;

// Each module of each container, with those for debug information and reflection.
TEST(ModuleWriter, CorpusReadsTheSame) {
  size_t Modules = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    ASSERT_TRUE(C) << Path;
    for (container::FourCC Name :
         {container::part::DXIL, container::part::ILDB, container::part::STAT}) {
      if (!C->find(Name))
        continue;
      auto M = container::readModule(*C, Name);
      ASSERT_TRUE(M) << Path << ": " << M.error().str();
      EXPECT_EQ(test::roundTripProblem(*M), std::nullopt) << Path << ' ' << Name.str();
      ++Modules;
    }
  }
  EXPECT_GT(Modules, 500u);
}

// The bitcode is no larger than that of other compilers for the same module.
TEST(ModuleWriter, SizeIsThatOfOthers) {
  uint64_t Before = 0, After = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    const container::Part *P = C ? C->find(container::part::DXIL) : nullptr;
    auto H = P ? container::readProgramHeader(P->Data) : Result<container::ProgramHeader>(Error());
    auto M = P ? container::readProgram(P->Data) : Result<ir::Module>(Error());
    if (!H || !M)
      continue;
    auto Written = ir::writeBitcode(*M);
    ASSERT_TRUE(Written) << Path;
    Before += H->BitcodeSize;
    After += Written->size();
  }
  EXPECT_GT(Before, 0u);
  EXPECT_LE(After, Before);
}

// Types that contain themselves through pointers, in the only order that is allowed.
TEST(ModuleWriter, TypesThatLeadBackToThemselves) {
  ir::Module M;
  M.Triple = "dxil-ms-dx";
  // 0: %Node = { i32, { %Node*, %Other* } }, 4: %Other = { %Node* }
  M.TypePool = {1, 2, 3, 5, 3};
  M.Types = {
      {.Kind = ir::TypeKind::Struct, .Named = true, .Fields = {0, 2}, .Name = "Node"},
      {.Kind = ir::TypeKind::Integer, .Width = 32},
      {.Kind = ir::TypeKind::Struct, .Fields = {2, 2}},
      {.Kind = ir::TypeKind::Pointer, .Element = 0},
      {.Kind = ir::TypeKind::Struct, .Named = true, .Fields = {4, 1}, .Name = "Other"},
      {.Kind = ir::TypeKind::Pointer, .Element = 4},
      {.Kind = ir::TypeKind::Pointer, .AddressSpace = 3, .Element = 0},
  };
  M.Globals.push_back({.Self = 0, .ValueType = 0, .AddressSpace = 3, .Initializer = 1});
  M.Values = {{ir::ValueKind::Global, 6, 0}, {ir::ValueKind::Constant, 0, 0}};
  M.Constants.push_back({.Kind = ir::ConstantKind::Undef, .Self = 1});
  M.ModuleConstantCount = 1;
  M.setName(0, "shared");
  EXPECT_EQ(test::roundTripProblem(M), std::nullopt);
}

// A module that no compiler writes: each kind of constant, 128-bit numbers, names in UTF-8.
TEST(ModuleWriter, ConstantsOfEveryKind) {
  ir::Module M;
  M.Triple = "dxil-ms-dx";
  M.Types = {{.Kind = ir::TypeKind::Integer, .Width = 128},
             {.Kind = ir::TypeKind::Integer, .Width = 8},
             {.Kind = ir::TypeKind::Array, .Element = 1, .Count = 3},
             {.Kind = ir::TypeKind::Half},
             {.Kind = ir::TypeKind::Vector, .Element = 3, .Count = 2},
             {.Kind = ir::TypeKind::Integer, .Width = 64}};
  M.WordPool = {1, uint64_t(1) << 63, 'a', 0, 'b', 'a', 'b', 0, 0x3c00, 0x8000};
  M.Constants = {
      {.Kind = ir::ConstantKind::WideInteger, .Words = {0, 2}},
      {.Kind = ir::ConstantKind::String, .Words = {2, 3}},
      {.Kind = ir::ConstantKind::String, .Words = {5, 3}},
      {.Kind = ir::ConstantKind::Data, .Words = {8, 2}},
      {.Kind = ir::ConstantKind::Float, .Bits = 0x8000},
      {.Kind = ir::ConstantKind::Integer, .Bits = uint64_t(1) << 63},
      {.Kind = ir::ConstantKind::Integer, .Bits = 255},
      {.Kind = ir::ConstantKind::Null},
  };
  const ir::TypeId Types[] = {0, 2, 2, 4, 3, 5, 1, 0};
  for (uint32_t I = 0; I < M.Constants.size(); ++I) {
    M.Constants[I].Self = I;
    M.Values.push_back({ir::ValueKind::Constant, Types[I], I});
  }
  M.ModuleConstantCount = uint32_t(M.Constants.size());
  const ir::TypeId FirstPointer = ir::TypeId(M.Types.size());
  for (ir::TypeId T = 0; T < FirstPointer; ++T)
    M.Types.push_back({.Kind = ir::TypeKind::Pointer, .Element = T});
  for (uint32_t I = 0; I < M.ModuleConstantCount; ++I) {
    const ir::TypeId Pointer = FirstPointer + Types[I];
    const ir::ValueId Self = ir::ValueId(M.Values.size());
    M.Values.push_back({ir::ValueKind::Global, Pointer, I});
    M.Globals.push_back({.Self = Self,
                         .ValueType = Types[I],
                         .IsConstant = true,
                         .Linkage = ir::Linkage::Internal,
                         .Alignment = 1u << I,
                         .Initializer = I});
    M.setName(Self, M.Strings.save("sch\xc3\xb6n" + std::to_string(I)));
  }
  EXPECT_EQ(test::roundTripProblem(M), std::nullopt);
}

// Functions with thousands of instructions and forward references.
TEST(ModuleWriter, BigModuleReadsTheSame) {
  const auto Bytes = test::repeatBody(test::corpusFile("dxil/cs_float_math.0.dxil"), 1 << 20);
  auto C = container::Container::parse(Bytes);
  ASSERT_TRUE(C) << C.error().str();
  auto M = container::readModule(*C);
  ASSERT_TRUE(M) << M.error().str();
  EXPECT_GT(M->Instructions.size(), 50000u);
  EXPECT_EQ(test::roundTripProblem(*M), std::nullopt);
}
