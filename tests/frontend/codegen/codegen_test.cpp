// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests properties of the generated module that executed tests (tests/language) cannot observe.
#include "dxil/contract/ModuleFacts.h"
#include "dxil/contract/TypeRecords.h"
#include "dxil/frontend/Frontend.h"
#include "dxil/lowering/Pipelines.h"
#include "frontend/source/Options.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

namespace dxil::frontend {
namespace {

class CodegenTest : public testing::Test {
protected:
  std::unique_ptr<llvm::Module> generate(const char *Text, Stage In = Stage::Pixel) {
    Input Source;
    Source.File = "test.hlsl";
    Source.Text = Text;
    Opts.Stage = In;
    llvm::raw_string_ostream Out(Messages);
    Output Made = compile(Source, Opts, Context, Out);
    EXPECT_TRUE(Made.Module) << Messages;
    if (Made.Module)
      contract::writeFacts(*Made.Module, *Made.Facts);
    return std::move(Made.Module);
  }

  static unsigned count(const llvm::Module &M, unsigned Opcode, bool Exact) {
    unsigned N = 0;
    for (const llvm::Function &F : M)
      for (const llvm::Instruction &I : llvm::instructions(F))
        N += I.getOpcode() == Opcode && I.hasAllowReassoc() != Exact;
    return N;
  }

  static unsigned countCalls(const llvm::Module &M, llvm::StringRef Prefix) {
    unsigned N = 0;
    for (const llvm::Function &F : M)
      if (F.getName().starts_with(Prefix))
        N += F.getNumUses();
    return N;
  }

  llvm::LLVMContext Context;
  Options Opts;
  std::string Messages;
};

TEST_F(CodegenTest, ArraysOfArraysOfResourcesTakeAllRegistersAtMost) {
  auto M = generate("Texture2D T[65536][65536] : register(t0);"
                    "float4 main(uint i : I) : SV_Target { return T[i][i].Load(0); }");
  ASSERT_TRUE(M);
  std::string Text;
  llvm::raw_string_ostream(Text) << *M;
  EXPECT_NE(Text.find("(i32 0, i32 0, i32 -1, "), std::string::npos) << Text;
}

TEST_F(CodegenTest, OnlyReachedFunctions) {
  auto M =
      generate("float used(float x) { return x + 1; } float unused(float x) { return x + 2; }\n"
               "float4 main(float a : A) : SV_Target { return used(a); }");
  ASSERT_TRUE(M);
  EXPECT_TRUE(M->getFunction("used.body"));
  EXPECT_FALSE(M->getFunction("unused.body"));
}

TEST_F(CodegenTest, NothingIsAssumedThatHlslDoesNotGrant) {
  auto M = generate(
      "float4 main(int4 a : A, float4 b : B) : SV_Target { return (a + a * 3 << 2) + b * b - b; }");
  ASSERT_TRUE(M);
  for (const llvm::Function &F : *M)
    for (const llvm::Instruction &I : llvm::instructions(F)) {
      EXPECT_FALSE(I.hasPoisonGeneratingFlags());
      if (llvm::isa<llvm::FPMathOperator>(I)) {
        EXPECT_FALSE(I.hasNoNaNs() || I.hasNoInfs());
      }
    }
}

TEST_F(CodegenTest, WhatAPreciseValueIsComputedFromIsExact) {
  auto M = generate("float f(float x) { return x * 3; }\n"
                    "float4 main(float a : A, float b : B) : SV_Target {\n"
                    "  float t = f(a) + b; precise float p = t - a; float q = b * a / 7; return "
                    "float4(p, q, 0, 0); }");
  ASSERT_TRUE(M);
  ASSERT_TRUE(lowering::runPipeline(lowering::FrontEnd, *M));
  EXPECT_EQ(countCalls(*M, "dxil.exact."), 0u);
  EXPECT_EQ(count(*M, llvm::Instruction::FSub, /*Exact=*/true), 1u);
  EXPECT_EQ(count(*M, llvm::Instruction::FAdd, true), 1u);
  EXPECT_EQ(count(*M, llvm::Instruction::FMul, true), 1u);
  EXPECT_EQ(count(*M, llvm::Instruction::FMul, false), 1u);
  EXPECT_EQ(count(*M, llvm::Instruction::FDiv, false), 1u);
}

TEST_F(CodegenTest, StrictArithmeticHasNoFlags) {
  Opts.Precise = true;
  auto M = generate("float4 main(float a : A, float b : B) : SV_Target { return a * b + a; }");
  ASSERT_TRUE(M);
  EXPECT_EQ(count(*M, llvm::Instruction::FMul, false), 0u);
  EXPECT_EQ(count(*M, llvm::Instruction::FAdd, false), 0u);
}

TEST_F(CodegenTest, LeavingALoopIsATest) {
  auto M =
      generate("float4 main(float a : A) : SV_Target { float s = 0;\n"
               "  for (int i = 0; i < 9; ++i) { if (a > i) break; if (a < -i) return 3; s += a; }\n"
               "  return s; }");
  ASSERT_TRUE(M);
  EXPECT_EQ(countCalls(*M, "dxil.loop.break"), 2u);
}

TEST_F(CodegenTest, ConstantTablesAreGlobals) {
  auto M = generate(
      "static const float Base = 2; static const float Table[4] = { 1, Base, Base * 2, 8 };\n"
      "float4 main(uint i : I) : SV_Target { return Table[i & 3]; }");
  ASSERT_TRUE(M);
  const llvm::GlobalVariable *Table = M->getNamedGlobal("Table");
  ASSERT_TRUE(Table && Table->isConstant());
  EXPECT_EQ(M->getFunction("set.Table"), nullptr);
}

TEST_F(CodegenTest, DebugInformationIsValid) {
  Opts.DebugInfo = Options::Debug::Full;
  auto M = generate("struct S { float2 a; float b[2]; };\n"
                    "float f(S s, inout float x) { x += s.b[1]; return s.a.y; }\n"
                    "float4 main(float a : A) : SV_Target { S s = { a, a, 1, 2 }; float x = a; "
                    "return f(s, x) + x; }");
  ASSERT_TRUE(M);
  std::string Problem;
  llvm::raw_string_ostream Out(Problem);
  bool BrokenDebugInfo = false;
  EXPECT_FALSE(llvm::verifyModule(*M, &Out, &BrokenDebugInfo)) << Problem;
  EXPECT_FALSE(BrokenDebugInfo) << Problem;
  ASSERT_TRUE(lowering::runPipeline(lowering::FrontEnd, *M));
  EXPECT_FALSE(llvm::verifyModule(*M, &Out, &BrokenDebugInfo)) << Problem;
  EXPECT_FALSE(BrokenDebugInfo) << Problem;
}

TEST_F(CodegenTest, RecordsSayWhatResourcesHold) {
  std::unique_ptr<llvm::Module> M = generate(R"(
    enum Kind { First };
    struct Part { bool On; row_major float2x3 Shape; Kind What; Texture2D Map; };
    cbuffer Block { Part Parts[2]; min16int Small; float Unread; }
    StructuredBuffer<float> NotUsed; StructuredBuffer<uint2> Pairs[3];
    float4 main() : SV_Target { return Parts[1].On + Pairs[1][0].x; })");
  contract::TypeRecords Records(*M);
  ASSERT_TRUE(Records.present());
  EXPECT_FALSE(Records.resourceType(ResourceClass::SRV, "NotUsed"));
  EXPECT_FALSE(Records.resourceType(ResourceClass::SRV, "Block"));
  auto *Block = llvm::dyn_cast_or_null<llvm::StructType>(
      Records.resourceType(ResourceClass::CBuffer, "Block"));
  ASSERT_TRUE(Block);
  EXPECT_EQ(Block->getName(), "hostlayout.Block");
  EXPECT_EQ(Block->getNumElements(), 3u);
  EXPECT_TRUE(Block->getElementType(1)->isIntegerTy(32));
  auto *Part = llvm::cast<llvm::StructType>(Block->getElementType(0)->getArrayElementType());
  EXPECT_EQ(Part->getName(), "hostlayout.struct.Part");
  EXPECT_EQ(Part->getNumElements(), 3u); // the texture has no element
  // The size, and one node for each field.
  ASSERT_TRUE(Records.annotation(Part));
  EXPECT_EQ(Records.annotation(Part)->getNumOperands(), 4u);
  ASSERT_TRUE(Records.annotation(Block));
  std::string Text;
  llvm::raw_string_ostream Out(Text);
  Records.annotation(Block)->printTree(Out);
  EXPECT_NE(Text.find("!\"Small\", i32 3, i32 96, i32 7, i32 2}"), std::string::npos) << Text;
  auto *Pairs =
      llvm::dyn_cast_or_null<llvm::ArrayType>(Records.resourceType(ResourceClass::SRV, "Pairs"));
  ASSERT_TRUE(Pairs);
  EXPECT_EQ(Pairs->getNumElements(), 3u);
  EXPECT_EQ(Pairs->getElementType()->getStructName(),
            "class.StructuredBuffer<vector<unsigned int, 2> >");
}

} // namespace
} // namespace dxil::frontend
