// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of op call views in LLVM IR: reading and writing calls of dx.op.* functions and of
// extension intrinsics.
#include "dxil/contract/OpCall.h"
#include "dxil/generated/OpViews.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

#include <gtest/gtest.h>

namespace dxil {
namespace {

using namespace llvm;

constexpr const char *Text = R"(
define void @main(i32 %code, i32 %lane) {
  %lowered = call i32 @dx.op.waveReadLaneAt.i32(i32 117, i32 5, i32 %lane)
  %extension = call i32 @dxil.waveReadLaneAt.i32(i32 5, i32 %lane)
  %short = call i32 @dx.op.waveReadLaneAt.short(i32 117)
  %unknown = call i32 @dx.op.waveReadLaneAt.i32(i32 99999, i32 5, i32 %lane)
  %variable = call i32 @dx.op.waveReadLaneAt.i32(i32 %code, i32 5, i32 %lane)
  %other = call i32 @dx.op.waveReadLaneAt.short(i32 13)
  %mark = call i32 @dxil.none.such(i32 117)
  ret void
}
declare i32 @dx.op.waveReadLaneAt.i32(i32, i32, i32)
declare i32 @dx.op.waveReadLaneAt.short(i32)
declare i32 @dxil.waveReadLaneAt.i32(i32, i32)
declare i32 @dxil.none.such(i32)
)";

struct Parsed {
  LLVMContext Context;
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Error, Context);
  Function *F = M->getFunction("main");
  Value *named(StringRef Name) {
    for (Instruction &I : F->getEntryBlock())
      if (I.getName() == Name)
        return &I;
    return nullptr;
  }
};

TEST(OpCall, BothFormsHaveTheSameOperands) {
  Parsed P;
  ASSERT_TRUE(P.M) << P.Error.getMessage().str();
  for (const char *Name : {"lowered", "extension"}) {
    SCOPED_TRACE(Name);
    auto Read = op::dyn_cast<op::WaveReadLaneAt>(P.named(Name));
    ASSERT_TRUE(Read);
    EXPECT_EQ(Read->call().isLowered(), StringRef(Name) == "lowered");
    EXPECT_EQ(Read->call().size(), 2u);
    EXPECT_TRUE(Read->call().hasFunctionOfOp());
    EXPECT_EQ(cast<ConstantInt>(Read->value())->getZExtValue(), 5u);
    EXPECT_EQ(Read->lane(), P.F->getArg(1));
    EXPECT_EQ(Read->call().argument(OperandId::Lane), P.F->getArg(1));
    EXPECT_EQ(Read->call().argument(OperandId::Mask), nullptr);
    EXPECT_EQ(Read->call().argument(2), nullptr);
    Read->setLane(P.F->getArg(0));
    EXPECT_EQ(Read->lane(), P.F->getArg(0));
    EXPECT_FALSE(op::isa<op::WaveReadLaneFirst>(P.named(Name)));
  }
}

TEST(OpCall, WhatCallsNoOpIsNone) {
  Parsed P;
  ASSERT_TRUE(P.M) << P.Error.getMessage().str();
  EXPECT_FALSE(contract::OpCall::of(P.named("variable")));
  EXPECT_FALSE(contract::OpCall::of(P.named("mark")));
  EXPECT_FALSE(contract::OpCall::of(P.F));
  EXPECT_FALSE(contract::OpCall::of(nullptr));
  auto Short = op::dyn_cast<op::WaveReadLaneAt>(P.named("short"));
  ASSERT_TRUE(Short);
  EXPECT_EQ(Short->value(), nullptr);
  auto Unknown = contract::OpCall::of(P.named("unknown"));
  ASSERT_TRUE(Unknown);
  EXPECT_TRUE(Unknown->op().Name.empty());
  EXPECT_FALSE(Short->call().op().Name.empty());
  auto Other = contract::OpCall::of(P.named("other"));
  ASSERT_TRUE(Other);
  EXPECT_EQ(Other->code(), OpCode::Sin);
  EXPECT_FALSE(Other->hasFunctionOfOp());
}

TEST(OpCall, NamesOfExtensionsAreReadAsWritten) {
  for (const OpInfo &Op : allOps()) {
    if (Op.Reserved)
      continue;
    const auto Plain = parseExtensionName(extensionName(Op.Code));
    ASSERT_TRUE(Plain) << Op.Name;
    EXPECT_EQ(Plain->Op, &Op);
    const std::string Name = extensionName(Op.Code, "f32");
    const auto Overloaded = parseExtensionName(Name);
    ASSERT_TRUE(Overloaded) << Name;
    EXPECT_EQ(Overloaded->Op, &Op);
    EXPECT_EQ(Overloaded->OverloadText, "f32");
    if (!Op.Extension.empty()) {
      EXPECT_EQ(Op.Extension, extensionName(Op.Code));
    }
  }
}

} // namespace
} // namespace dxil
