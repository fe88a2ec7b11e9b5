// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of reducing containers of the corpus, with tests in the same process.
#include "TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/reduce/Reduce.h>

#include <gtest/gtest.h>

using namespace dxil;
using namespace dxil::container;
using namespace dxil::reduce;

namespace {

Result<ir::Module> moduleOf(Bytes Data) {
  auto C = Container::parse(Data);
  return C ? readModule(*C) : Result<ir::Module>(C.error());
}

bool calls(Bytes Data, std::string_view Name) {
  auto M = moduleOf(Data);
  return M && std::ranges::any_of(M->Instructions, [&](const ir::Instruction &I) {
           return M->calleeName(I).starts_with(Name);
         });
}

InterestTest thatCalls(std::string Name) {
  return testEach([Name = std::move(Name)](Bytes Data) { return calls(Data, Name); });
}

struct Case {
  const char *File, *Callee;
};

class ReduceTest : public testing::TestWithParam<Case> {};

TEST_P(ReduceTest, LeavesTheCallAlone) {
  const std::vector<uint8_t> Input = test::corpusFile(GetParam().File);
  ASSERT_GT(moduleOf(Input)->Instructions.size(), 2u);
  auto Reduced = reduce::reduce(Input, thatCalls(GetParam().Callee));
  ASSERT_TRUE(Reduced.ok());
  EXPECT_TRUE(Reduced->IsInteresting);
  EXPECT_FALSE(Reduced->WasStopped);
  EXPECT_EQ(Reduced->ModuleError, "");
  EXPECT_TRUE(calls(Reduced->Output, GetParam().Callee));
  auto C = Container::parse(Reduced->Output);
  ASSERT_TRUE(C.ok());
  EXPECT_EQ(C->digestState(), DigestState::Matching);
  EXPECT_EQ(C->parts().size(), 1u);
  auto M = readModule(*C);
  ASSERT_TRUE(M.ok());
  EXPECT_EQ(M->Instructions.size(), 2u); // the call and ret
  EXPECT_EQ(M->Functions.size(), 2u);
  EXPECT_TRUE(M->NamedMetadata.empty());
}

TEST_P(ReduceTest, GivesTheSameBytesForEachBatchSize) {
  const std::vector<uint8_t> Input = test::corpusFile(GetParam().File);
  auto One = reduce::reduce(Input, thatCalls(GetParam().Callee));
  ASSERT_TRUE(One.ok());
  for (size_t BatchSize : {1, 3}) {
    ReduceOptions O;
    O.BatchSize = BatchSize;
    auto Again = reduce::reduce(Input, thatCalls(GetParam().Callee), O);
    ASSERT_TRUE(Again.ok());
    EXPECT_EQ(Again->Output, One->Output) << BatchSize;
    EXPECT_EQ(Again->Tests, One->Tests) << BatchSize;
  }
}

INSTANTIATE_TEST_SUITE_P(Stages, ReduceTest,
                         testing::Values(Case{"dxil/ps_textured_lit.0.dxil", "dx.op.sample"},
                                         Case{"dxil/cs_prefix_scan.0.dxil", "dx.op.barrier"},
                                         Case{"dxil/dbg_light_culling.0.dxil", "dx.op.threadId"}));

/// The test wants control flow that is not one call: a phi with two edges.
TEST(Reduce, KeepsAPhiWithTheBranchBeforeIt) {
  auto HasPhi = [](Bytes Data) {
    auto M = moduleOf(Data);
    return M && std::ranges::any_of(M->Instructions, [&](const ir::Instruction &I) {
             return I.Op == ir::Opcode::Phi && I.Operands.Count == 2;
           });
  };
  auto Reduced = reduce::reduce(test::corpusFile("dxil/cs_control_flow.0.dxil"), testEach(HasPhi));
  ASSERT_TRUE(Reduced.ok());
  EXPECT_TRUE(HasPhi(Reduced->Output));
  EXPECT_LE(moduleOf(Reduced->Output)->Instructions.size(), 6u);
}

TEST(Reduce, DerivedPartsStay) {
  const std::vector<uint8_t> Input = test::corpusFile("dxil/ps_textured_lit.0.dxil");
  auto IsWhole = [](Bytes Data) {
    auto C = Container::parse(Data);
    return C && C->find(part::PSV0) && C->find(part::HASH) && calls(Data, "dx.op.sample");
  };
  ReduceOptions O;
  O.DeriveParts = true;
  auto Reduced = reduce::reduce(Input, testEach(IsWhole), O);
  ASSERT_TRUE(Reduced.ok());
  EXPECT_TRUE(IsWhole(Reduced->Output));
  EXPECT_EQ(moduleOf(Reduced->Output)->Instructions.size(), 2u);
  EXPECT_LT(Reduced->Output.size(), Input.size());
}

TEST(Reduce, StopsAndRefuses) {
  const std::vector<uint8_t> Input = test::corpusFile("dxil/cs_minimal.0.dxil");
  auto Never = reduce::reduce(Input, testEach([](Bytes) { return false; }));
  ASSERT_TRUE(Never.ok());
  EXPECT_FALSE(Never->IsInteresting);
  EXPECT_EQ(Never->Tests, 1u);
  EXPECT_EQ(Never->Output, Input);
  ReduceOptions O;
  O.ShouldStop = [] { return true; };
  auto Stopped = reduce::reduce(Input, testEach([](Bytes) { return true; }), O);
  ASSERT_TRUE(Stopped.ok());
  EXPECT_TRUE(Stopped->WasStopped);
  EXPECT_EQ(Stopped->Output, Input);
  EXPECT_FALSE(reduce::reduce(Bytes(Input).first(20), testEach([](Bytes) { return true; })).ok());
}

/// If the module cannot be read, only parts are removed.
TEST(Reduce, PartsGoWithoutAModule) {
  std::vector<uint8_t> Input = test::corpusFile("dxil/cs_minimal.0.dxil");
  auto Whole = Container::parse(Input);
  ASSERT_TRUE(Whole.ok());
  const Part *Program = Whole->find(part::DXIL);
  ASSERT_TRUE(Program);
  const uint32_t Size = uint32_t(Program->Data.size());
  std::fill_n(Input.begin() + Program->DataOffset + 24, 64, uint8_t(0xff));
  auto Reduced = reduce::reduce(Input, testEach([](Bytes) { return true; }));
  ASSERT_TRUE(Reduced.ok());
  EXPECT_NE(Reduced->ModuleError, "");
  auto C = Container::parse(Reduced->Output);
  ASSERT_TRUE(C.ok());
  ASSERT_EQ(C->parts().size(), 1u);
  EXPECT_EQ(C->parts()[0].Data.size(), Size);
}

// ---- Texts --------------------------------------------------------------------------------------

std::string reducedText(std::string_view Input, std::vector<std::string_view> Needed) {
  auto HasAll = [&](Bytes Data) {
    const std::string_view Text(reinterpret_cast<const char *>(Data.data()), Data.size());
    return std::ranges::all_of(
        Needed, [&](std::string_view N) { return Text.find(N) != std::string_view::npos; });
  };
  auto Reduced = reduceText(Input, testEach(HasAll));
  EXPECT_TRUE(Reduced.ok() && Reduced->IsInteresting);
  return {Reduced->Output.begin(), Reduced->Output.end()};
}

TEST(ReduceText, LeavesWhatIsNeeded) {
  constexpr std::string_view Text = R"(// A comment; with punctuation {
#define N 4
#if N > 3
#include "a.h"
#else
float old;
#endif
cbuffer C : register(b0) { float4 k; }
float f(float x, int unused) { return x * 2 + 1; }
[numthreads(8, 8, 1)] void main(uint3 id : SV_GroupID) {
  if (id.x > 3) {
    float y = f(k.x, 3);
    Out[id.x] = y;
  } else
    Out[0] = 1;
}
)";
  EXPECT_EQ(reducedText(Text, {"main"}), "main\n");
  EXPECT_EQ(reducedText(Text, {"#include \"a.h\""}), "#include \"a.h\"\n");
  EXPECT_EQ(reducedText(Text, {"Out[0] = 1;"}), "Out[0] = 1;\n");
  // Tokens that would merge stay separate; a directive keeps its own line.
  EXPECT_EQ(reducedText("return/**/x;", {"return", "x"}), "return x\n");
  EXPECT_EQ(reducedText("a = 1;\n#define N\nb = 2;", {"a", "#define N", "b"}), "a\n#define N\nb\n");
}

TEST(ReduceText, TakesAnyText) {
  for (std::string_view Text : {"", "}", "{{{(", "\"open", "/* open", "#", "'\\", "(a, b, ",
                                "a\\\n#b", "else else", "#if\n#endif\n#endif"})
    EXPECT_LE(reducedText(Text, {}).size(), 1u) << Text;
  const std::string Deep(100000, '(');
  ReduceOptions O;
  O.ShouldStop = [N = 0]() mutable { return ++N > 8; };
  auto Stopped = reduceText(Deep, testEach([N = 0](Bytes) mutable { return N++ == 0; }), O);
  ASSERT_TRUE(Stopped.ok());
  EXPECT_EQ(Stopped->Output.size(), Deep.size());
}

} // namespace
