// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the writer's bytes with two independent readers: LLVM 22's, whose functions must print as
// before, and this project's, which sees the typed pointers.
#include "../TextCases.h"
#include "dxil/lowering/ModuleConversion.h"
#include "dxil/lowering/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include <dxil/module/Assembly.h>
#include <dxil/module/ModuleReader.h>
#include <dxil/module/ModuleWriter.h>

#include <gmock/gmock.h>

using namespace llvm;
using dxil::test::readTextCases;
using dxil::test::TextCase;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

std::unique_ptr<Module> parse(LLVMContext &Ctx, StringRef Text) {
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Ctx);
  if (!M)
    ADD_FAILURE() << Problem.getLineNo() << ": " << Problem.getMessage().str();
  return M;
}

void prepare(Module &M) {
  ModuleAnalysisManager Unused;
  dxil::lowering::DXILPreparePass().run(M, Unused);
  std::string Problem;
  raw_string_ostream OS(Problem);
  EXPECT_FALSE(verifyModule(M, &OS)) << Problem;
}

std::vector<uint8_t> write(const Module &M) {
  Expected<dxil::ir::Module> Converted = dxil::lowering::convertModule(M);
  if (!Converted) {
    ADD_FAILURE() << toString(Converted.takeError());
    return {};
  }
  auto Bytes = dxil::ir::writeBitcode(*Converted);
  if (!Bytes)
    ADD_FAILURE() << Bytes.error().str();
  return Bytes ? *Bytes : std::vector<uint8_t>();
}

/// Returns the text for LLVM 3.7's assembler, with typed pointers.
std::string typedText(dxil::Bytes Bytes) {
  auto M = dxil::ir::readBitcode(Bytes);
  if (!M) {
    ADD_FAILURE() << "the bounded reader refuses the module";
    return "";
  }
  auto Text = dxil::ir::writeAssembly(*M);
  EXPECT_TRUE(bool(Text));
  return Text ? *Text : "";
}

std::string preparedText(StringRef IR) {
  LLVMContext Ctx;
  std::unique_ptr<Module> M = parse(Ctx, IR);
  if (!M)
    return "";
  prepare(*M);
  return typedText(write(*M));
}

std::string functionText(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const Function &F : M)
    F.print(OS);
  return Text;
}

/// Reads \p Bytes with LLVM 22, whose parser rejects DXIL's data layout.
std::unique_ptr<Module> readBack(LLVMContext &Ctx, ArrayRef<uint8_t> Bytes) {
  ParserCallbacks Layout([](StringRef, StringRef) { return std::string("e"); });
  auto M = parseBitcodeFile(MemoryBufferRef(toStringRef(Bytes), "written"), Ctx, Layout);
  if (!M) {
    ADD_FAILURE() << toString(M.takeError());
    return nullptr;
  }
  std::string Problem;
  raw_string_ostream OS(Problem);
  EXPECT_FALSE(verifyModule(**M, &OS)) << Problem;
  return std::move(*M);
}

class RoundTrips : public testing::TestWithParam<TextCase> {};

TEST_P(RoundTrips, PrintAsBefore) {
  LLVMContext Before, After;
  std::unique_ptr<Module> M = parse(Before, GetParam().Text);
  ASSERT_TRUE(M);
  std::vector<uint8_t> Bytes = write(*M);
  std::unique_ptr<Module> Read = readBack(After, Bytes);
  ASSERT_TRUE(Read);
  EXPECT_EQ(functionText(*Read), functionText(*M));
}

class TypedPointers : public testing::TestWithParam<TextCase> {};

TEST_P(TypedPointers, ArePrinted) {
  expectParts(GetParam(), preparedText(GetParam().Text));
}

class Refusals : public testing::TestWithParam<TextCase> {};

TEST_P(Refusals, AreReported) {
  LLVMContext Ctx;
  std::unique_ptr<Module> M = parse(Ctx, GetParam().Text);
  ASSERT_TRUE(M);
  EXPECT_THAT(GetParam().Parts,
              testing::ElementsAre(toString(dxil::lowering::convertModule(*M).takeError())));
}

INSTANTIATE_TEST_SUITE_P(Writer, RoundTrips,
                         testing::ValuesIn(readTextCases(CASE_DIR "/round-trips.txt")),
                         dxil::test::nameOf);
INSTANTIATE_TEST_SUITE_P(Writer, TypedPointers,
                         testing::ValuesIn(readTextCases(CASE_DIR "/typed-pointers.txt")),
                         dxil::test::nameOf);
INSTANTIATE_TEST_SUITE_P(Writer, Refusals,
                         testing::ValuesIn(readTextCases(CASE_DIR "/refusals.txt")),
                         dxil::test::nameOf);

constexpr StringRef ResourceMetadata = R"(
%"class.RWBuffer<float>" = type { float }
define void @main() {
  ret void
}
!dx.resources = !{!0}
!dx.entryPoints = !{!5}
!dx.typeAnnotations = !{!6}
!llvm.ident = !{!7}
!unknown.name = !{!7}
!0 = !{null, !1, null, null}
!1 = !{!2}
!2 = !{i32 0, %"class.RWBuffer<float>" undef, !"", i32 0, i32 0, i32 1, !3}
!3 = distinct !{!3, !4, null, i64 -1, float 5.000000e-01}
!4 = !{}
!5 = !{ptr @main, !"main", null, !0, null}
!6 = !{i32 0, %"class.RWBuffer<float>" undef, !4}
!7 = !{!"a \22producer\22"}
)";

TEST(Writer, MetadataShapes) {
  LLVMContext Before, After;
  std::unique_ptr<Module> M = parse(Before, ResourceMetadata);
  ASSERT_TRUE(M);
  std::vector<uint8_t> Bytes = write(*M);
  std::string Text = typedText(Bytes);
  EXPECT_THAT(Text, HasSubstr(R"(!{i32 0, %"class.RWBuffer<float>"* undef, !"", i32 0)"))
      << "a resource's symbol is a pointer";
  EXPECT_THAT(Text, HasSubstr(R"(!{i32 0, %"class.RWBuffer<float>" undef, )"))
      << "the same value elsewhere is not";
  EXPECT_THAT(Text, HasSubstr(R"(!{void ()* @main, !"main", null, )"));
  EXPECT_THAT(Text, Not(HasSubstr("unknown.name")));

  std::unique_ptr<Module> Read = readBack(After, Bytes);
  ASSERT_TRUE(Read);
  EXPECT_EQ(Read->getTargetTriple().str(), "dxil-ms-dx");
  const MDNode *Entry = Read->getNamedMetadata("dx.entryPoints")->getOperand(0);
  EXPECT_EQ(mdconst::extract<Function>(Entry->getOperand(0)), Read->getFunction("main"));
  auto *Cycle = cast<MDNode>(
      cast<MDNode>(
          cast<MDNode>(Read->getNamedMetadata("dx.resources")->getOperand(0)->getOperand(1))
              ->getOperand(0))
          ->getOperand(6));
  EXPECT_TRUE(Cycle->isDistinct());
  EXPECT_EQ(Cycle->getOperand(0), Cycle);
  EXPECT_EQ(Cycle->getOperand(2), nullptr);
  EXPECT_EQ(mdconst::extract<ConstantInt>(Cycle->getOperand(3))->getSExtValue(), -1);
}

TEST(Writer, AttachmentsKeepTheirKindsByName) {
  LLVMContext Before, After;
  // Metadata kinds that the context already has must not change the numbers.
  Before.getMDKindID("some.earlier.kind");
  std::unique_ptr<Module> M = parse(Before, R"(
define float @f(float %a, i1 %c) {
  %x = fmul float %a, %a, !dx.precise !0
  br i1 %c, label %t, label %e, !dx.controlflow.hints !1
t:
  ret float %x
e:
  ret float %a
}
!0 = !{i32 1}
!1 = distinct !{!1, !"dx.controlflow.hints", i32 1}
)");
  ASSERT_TRUE(M);
  std::unique_ptr<Module> Read = readBack(After, write(*M));
  ASSERT_TRUE(Read);
  Instruction &Mul = Read->getFunction("f")->getEntryBlock().front();
  EXPECT_TRUE(Mul.getMetadata("dx.precise"));
  EXPECT_FALSE(Mul.getMetadata("dx.controlflow.hints"));
  EXPECT_TRUE(Mul.getNextNode()->getMetadata("dx.controlflow.hints"));
}

TEST(Writer, TheLayoutFollowsTheModuleFlag) {
  constexpr StringRef Body = "define void @f() {\n  ret void\n}\n";
  EXPECT_THAT(preparedText(Body), HasSubstr("-i16:32-"));
  EXPECT_THAT(preparedText((Body + "!llvm.module.flags = !{!0}\n"
                                   "!0 = !{i32 1, !\"dx.nativelowprec\", i32 1}\n")
                               .str()),
              HasSubstr("-i16:16-"));
}

TEST(Writer, TheSameModuleGivesTheSameBytes) {
  LLVMContext First, Second;
  Second.getMDKindID("seen.before");
  std::unique_ptr<Module> A = parse(First, ResourceMetadata), B = parse(Second, ResourceMetadata);
  // A name that was added and removed changes only the hashing of the symbol table.
  Function::Create(FunctionType::get(Type::getVoidTy(Second), false), GlobalValue::ExternalLinkage,
                   "gone", *B)
      ->eraseFromParent();
  EXPECT_EQ(write(*A), write(*B));
}

TEST(Prepare, RunningTwiceChangesNothing) {
  constexpr StringRef IR = R"(
@g = internal addrspace(3) global [64 x float] undef, align 4
define i32 @f(i1 %c, ptr addrspace(3) %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr addrspace(3) [ @g, %entry ], [ %x, %a ]
  %v = load i32, ptr addrspace(3) %p, align 4
  %w = load float, ptr addrspace(3) %x, align 4
  ret i32 %v
})";
  LLVMContext Ctx;
  std::unique_ptr<Module> M = parse(Ctx, IR);
  prepare(*M);
  std::string Once = functionText(*M);
  std::vector<uint8_t> Bytes = write(*M);
  prepare(*M);
  EXPECT_EQ(functionText(*M), Once);
  EXPECT_EQ(write(*M), Bytes);
}

} // namespace
