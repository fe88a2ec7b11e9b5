// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the ops of tests/emitters/adding-an-op.td and examples/regenerate/acme.td, which no C++
// names: the table, the builders, the lowering, the listing and the validator are compiled here
// with the generated files of these records, and know the ops.

#include <dxil/container/Assemble.h>
#include <dxil/container/Program.h>
#include <dxil/generated/OpBuilder.h>
#include <dxil/listing/Listing.h>
#include <dxil/lowering/ModuleConversion.h>
#include <dxil/lowering/Passes.h>
#include <dxil/module/ModuleWriter.h>
#include <dxil/ops/queries.h>
#include <dxil/validation/Validator.h>

#include <gtest/gtest.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace {

std::unique_ptr<Module> parse(LLVMContext &Context, StringRef Text) {
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Error, Context);
  EXPECT_TRUE(M) << Error.getMessage().str();
  return M;
}

std::string text(const Module &M) {
  std::string Text;
  raw_string_ostream(Text) << M;
  return Text;
}

TEST(Overlay, TheTableHasTheOp) {
  auto Op = dxil::findOp("WaveRotate");
  ASSERT_TRUE(Op);
  EXPECT_EQ(Op->Code, dxil::OpCode::WaveRotate);
  EXPECT_EQ(uint32_t(Op->Code) >> 16, 0x7e57u);
  EXPECT_EQ(dxil::checkCall(Op->Code, dxil::Overload::Float, dxil::Stage::Pixel, {1, 10}),
            dxil::CallStatus::Ok);
  EXPECT_NE(dxil::checkCall(Op->Code, dxil::Overload::Double, dxil::Stage::Pixel, {1, 10}),
            dxil::CallStatus::Ok);
  EXPECT_NE(dxil::checkCall(Op->Code, dxil::Overload::Float, dxil::Stage::Pixel, {1, 9}),
            dxil::CallStatus::Ok);
}

constexpr const char *Extension = "@dxil.waveRotate.f32(";
const std::string Operation =
    "@dx.op.waveRotate.f32(i32 " + std::to_string(int32_t(dxil::OpCode::WaveRotate)) + ", ";

// Lowers a compute shader with the call `Call` of argument Way. Returns the validator's findings
// about the call.
std::vector<std::string> judge(StringRef Call, unsigned Way) {
  LLVMContext Context;
  std::string Version = "10", Function = Call.split('(').first.str();
  std::string Parameters = Call.contains("i32") ? "(i32, float, i8)" : "(float, i8)";
  auto M = parse(Context, "target triple = \"dxilv1.9-pc-shadermodel6." + Version + R"(-compute"
declare float )" + Function + Parameters +
                              R"(
define void @main() {
  %r = call float )" + Call.str() +
                              "float 1.0, i8 " + std::to_string(Way) + R"()
  ret void
}
!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 )" + Version +
                              R"(}
!1 = !{!"cs", i32 6, i32 )" + Version +
                              R"(}
!2 = !{ptr @main, !"main", null, null, !3}
!3 = !{i32 0, i64 524288, i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
)");
  if (!M)
    return {"does not parse"};
  LoopAnalysisManager Loops;
  FunctionAnalysisManager Functions;
  CGSCCAnalysisManager CallGraph;
  ModuleAnalysisManager Modules;
  PassBuilder PB;
  PB.registerModuleAnalyses(Modules);
  PB.registerCGSCCAnalyses(CallGraph);
  PB.registerFunctionAnalyses(Functions);
  PB.registerLoopAnalyses(Loops);
  PB.crossRegisterProxies(Loops, Functions, CallGraph, Modules);
  dxil::lowering::DXILOpLoweringPass().run(*M, Modules);
  EXPECT_NE(text(*M).find("call float " + Operation + "float 1.000000e+00, i8"), std::string::npos)
      << text(*M);
  dxil::lowering::DXILPreparePass().run(*M, Modules);
  Expected<dxil::ir::Module> Converted = dxil::lowering::convertModule(*M);
  if (!Converted)
    return {toString(Converted.takeError())};
  auto Bitcode = dxil::ir::writeBitcode(*Converted);
  if (!Bitcode)
    return {Bitcode.error().str()};
  auto Read = dxil::ir::readBitcode(*Bitcode);
  if (!Read)
    return {Read.error().str()};
  std::vector<std::string> Result;
  for (const dxil::validation::Finding &F : dxil::validation::validateModule(*Read).Findings)
    if (F.Assembly.find("waveRotate") != std::string::npos)
      Result.push_back(std::string(F.ruleName()) + ": " + F.Message);
  return Result;
}

TEST(Overlay, LoweringAndValidatorKnowTheOp) {
  EXPECT_EQ(judge(Extension, 1), std::vector<std::string>());
  EXPECT_EQ(judge(Operation, 0), std::vector<std::string>());
  std::vector<std::string> OutOfDomain = judge(Operation, 7);
  ASSERT_EQ(OutOfDomain.size(), 1u);
  EXPECT_NE(OutOfDomain[0].find("way"), std::string::npos) << OutOfDomain[0];
}

TEST(Overlay, TheBuilderHasAMethod) {
  LLVMContext Context;
  Module M("test", Context);
  auto *F = Function::Create(
      FunctionType::get(Type::getVoidTy(Context), {Type::getFloatTy(Context)}, false),
      GlobalValue::ExternalLinkage, "main", M);
  IRBuilder<> B(BasicBlock::Create(Context, "entry", F));
  dxil::lowering::OpBuilder Ops(B, dxil::OpTarget{{1, 10}, dxil::Stage::Compute});
  Expected<CallInst *> Call = Ops.waveRotate(F->getArg(0), dxil::RotateWay::Down);
  ASSERT_TRUE(bool(Call)) << toString(Call.takeError());
  EXPECT_EQ((*Call)->getCalledFunction()->getName(), "dx.op.waveRotate.f32");
  dxil::lowering::OpBuilder Older(B, dxil::OpTarget{{1, 9}, dxil::Stage::Compute});
  Expected<CallInst *> TooNew = Older.waveRotate(F->getArg(0), dxil::RotateWay::Down);
  EXPECT_FALSE(bool(TooNew));
  EXPECT_NE(toString(TooNew.takeError()).find("WaveRotate"), std::string::npos);
}

/// Returns examples/regenerate/rotate.ll with `To` in place of `From`.
std::string rotateExample(StringRef From = "", StringRef To = "") {
  auto Buffer = MemoryBuffer::getFile(REGENERATE_EXAMPLE "/rotate.ll");
  std::string Text = Buffer ? (*Buffer)->getBuffer().str() : "";
  EXPECT_NE(Text, "");
  for (size_t Position = Text.find(From); !From.empty() && Position != std::string::npos;
       Position = Text.find(From, Position + To.size()))
    Text.replace(Position, From.size(), To);
  return Text;
}

/// Assembles the text. Returns the validator's findings.
std::vector<std::string> judgeText(const std::string &Text) {
  auto Container = dxil::container::assemble(Text);
  if (!Container)
    return {Container.error().str()};
  std::vector<std::string> Result;
  for (const dxil::validation::Finding &F : dxil::validation::validate(*Container).Findings)
    Result.push_back(std::string(F.ruleName()) + ": " + F.Message);
  return Result;
}

TEST(Overlay, AVendorsContainerIsValid) {
  EXPECT_EQ(judgeText(rotateExample()), std::vector<std::string>());
  std::vector<std::string> NoOp = judgeText(rotateExample("2059403265", "2059403266"));
  ASSERT_EQ(NoOp.size(), 1u);
  EXPECT_EQ(NoOp[0], "INSTR.ILLEGALDXILOPCODE: opcode 2059403266 is not a DXIL operation; the last "
                     "one of its table is 2059403265");
  // The op has one overload.
  std::vector<std::string> Half = judgeText(rotateExample("acmeRotate.i32", "acmeRotate.f16"));
  EXPECT_FALSE(Half.empty());
}

TEST(Overlay, TheListingNamesAVendorsOp) {
  auto Container = dxil::container::assemble(rotateExample());
  ASSERT_TRUE(Container) << Container.error().str();
  auto Text = dxil::listing::listing(*Container);
  ASSERT_TRUE(Text) << Text.error().str();
  EXPECT_NE(Text->find("; AcmeRotate(value, amount)"), std::string::npos) << *Text;
}

} // namespace
