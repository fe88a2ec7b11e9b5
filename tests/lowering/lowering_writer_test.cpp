// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the writer's bytes with two independent readers: LLVM 22's, whose functions must print as
// before, and this project's, which sees the typed pointers.
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

/// Each function prints after the round trip as it did before.
void expectSame(StringRef IR) {
  LLVMContext Before, After;
  std::unique_ptr<Module> M = parse(Before, IR);
  ASSERT_TRUE(M);
  std::vector<uint8_t> Bytes = write(*M);
  std::unique_ptr<Module> Read = readBack(After, Bytes);
  ASSERT_TRUE(Read);
  EXPECT_EQ(functionText(*Read), functionText(*M));
}

std::string problemOf(StringRef IR) {
  LLVMContext Ctx;
  std::unique_ptr<Module> M = parse(Ctx, IR);
  if (!M)
    return "";
  return toString(dxil::lowering::convertModule(*M).takeError());
}

TEST(Writer, IntegerArithmeticAndItsFlags) {
  expectSame(R"(
define i32 @f(i32 %a, i32 %b) {
  %add = add nuw nsw i32 %a, %b
  %sub = sub nsw i32 %add, 7
  %mul = mul nuw i32 %sub, -3
  %udiv = udiv exact i32 %mul, 4
  %sdiv = sdiv i32 %udiv, %b
  %urem = urem i32 %sdiv, 10
  %srem = srem i32 %urem, 11
  %shl = shl i32 %srem, 2
  %lshr = lshr exact i32 %shl, 1
  %ashr = ashr i32 %lshr, 1
  %and = and i32 %ashr, 255
  %or = or i32 %and, 1
  %xor = xor i32 %or, -1
  ret i32 %xor
})");
}

TEST(Writer, FloatArithmeticAndFastMathFlags) {
  expectSame(R"(
define float @f(float %a, float %b) {
  %add = fadd float %a, %b
  %sub = fsub fast float %add, 1.500000e+00
  %mul = fmul nnan ninf float %sub, %b
  %div = fdiv arcp float %mul, 3.000000e+00
  %rem = frem nsz float %div, %b
  %less = fcmp fast olt float %rem, 0.000000e+00
  %unordered = fcmp uno float %a, %b
  %or = or i1 %less, %unordered
  %pick = select i1 %or, float %a, float 0x7FF8000000000000
  ret float %pick
})");
}

TEST(Writer, EveryCast) {
  expectSame(R"(
define double @f(i32 %i, float %x, double %d, ptr %p) {
  %1 = trunc i32 %i to i16
  %2 = zext i16 %1 to i64
  %3 = sext i16 %1 to i64
  %4 = fptoui float %x to i32
  %5 = fptosi float %x to i32
  %6 = uitofp i32 %4 to float
  %7 = sitofp i32 %5 to float
  %8 = fptrunc double %d to float
  %9 = fpext half 0xH3C00 to double
  %10 = bitcast float %8 to i32
  %11 = ptrtoint ptr %p to i32
  %12 = inttoptr i32 %11 to ptr
  %13 = addrspacecast ptr %12 to ptr addrspace(4)
  ret double %9
})");
}

TEST(Writer, ControlFlowAndForwardReferences) {
  expectSame(R"(
define i64 @f(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i64 [ -5, %entry ], [ %more, %latch ]
  switch i32 %i, label %latch [
    i32 3, label %three
    i32 -7, label %three
    i32 2147483647, label %dead
  ]

three:                                            ; preds = %loop, %loop
  br label %latch

latch:                                            ; preds = %three, %loop
  %step = phi i64 [ 30, %three ], [ 1, %loop ]
  %more = add i64 %sum, %step
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done, !llvm.loop !0

dead:                                             ; preds = %loop
  unreachable

done:                                             ; preds = %latch
  ret i64 %more
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
)");
}

TEST(Writer, ValuesUsedBeforeTheirBlock) {
  expectSame(R"(
define i32 @f(i1 %c) {
entry:
  br label %first

second:                                           ; preds = %first
  %b = add i32 %a, 1
  %t = trunc i32 %a to i16
  %g = extractvalue { i32, i16 } %s, 0
  %x = select i1 %k, i32 %a, i32 %b
  ret i32 %x

first:                                            ; preds = %entry
  %a = add i32 4, 5
  %s = insertvalue { i32, i16 } undef, i32 %a, 0
  %k = icmp eq i32 %a, 9
  br label %second
})");
}

TEST(Writer, MemoryAndAtomics) {
  expectSame(R"(
@shared = internal addrspace(3) global [64 x i32] undef, align 4

define i32 @f(i32 %i) {
  %slot = alloca [4 x i32], align 4
  %p = getelementptr inbounds [4 x i32], ptr %slot, i32 0, i32 %i
  store i32 %i, ptr %p, align 4
  store volatile i32 1, ptr %p, align 2
  %v = load volatile i32, ptr %p, align 4
  %g = getelementptr [64 x i32], ptr addrspace(3) @shared, i32 0, i32 %v
  %1 = atomicrmw xchg ptr addrspace(3) %g, i32 1 monotonic, align 4
  %2 = atomicrmw add ptr addrspace(3) %g, i32 %1 acquire, align 4
  %3 = atomicrmw sub ptr addrspace(3) %g, i32 %2 release, align 4
  %4 = atomicrmw and ptr addrspace(3) %g, i32 %3 acq_rel, align 4
  %5 = atomicrmw nand ptr addrspace(3) %g, i32 %4 seq_cst, align 4
  %6 = atomicrmw or ptr addrspace(3) %g, i32 %5 monotonic, align 4
  %7 = atomicrmw xor ptr addrspace(3) %g, i32 %6 syncscope("singlethread") monotonic, align 4
  %8 = atomicrmw max ptr addrspace(3) %g, i32 %7 monotonic, align 4
  %9 = atomicrmw min ptr addrspace(3) %g, i32 %8 monotonic, align 4
  %10 = atomicrmw umax ptr addrspace(3) %g, i32 %9 monotonic, align 4
  %11 = atomicrmw volatile umin ptr addrspace(3) %g, i32 %10 monotonic, align 4
  %12 = cmpxchg weak ptr addrspace(3) %g, i32 %11, i32 5 acq_rel monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = load atomic i32, ptr addrspace(3) %g seq_cst, align 4
  store atomic i32 %14, ptr addrspace(3) %g release, align 4
  fence seq_cst
  ret i32 %13
})");
}

TEST(Writer, AggregatesAndVectors) {
  expectSame(R"(
%pair = type { i32, [2 x float] }

define float @f(%pair %p, <4 x float> %v, i32 %i) {
  %a = extractvalue %pair %p, 1, 0
  %q = insertvalue %pair %p, float %a, 1, 1
  %b = extractvalue %pair %q, 1, 1
  %e = extractelement <4 x float> %v, i32 %i
  %w = insertelement <4 x float> %v, float %e, i32 2
  %s = shufflevector <4 x float> %w, <4 x float> undef, <2 x i32> <i32 3, i32 0>
  %c = extractelement <2 x float> %s, i32 0
  %r = fadd float %b, %c
  ret float %r
})");
}

TEST(Writer, EveryConstantKind) {
  expectSame(R"(
%pair = type { i32, [2 x float] }
declare void @take(%pair, <2 x half>, [2 x i16], [3 x i8], i1, i64, half, double, <2 x float>)

define void @f() {
  call void @take(%pair { i32 7, [2 x float] [float 1.000000e+00, float 0x400921FB60000000] }, <2 x half> <half 0xH3C00, half 0xHC000>, [2 x i16] [i16 1, i16 -1], [3 x i8] c"a\00z", i1 true, i64 -9223372036854775808, half 0xH7C00, double 0x7FF0000000000001, <2 x float> splat (float 2.500000e-01))
  call void @take(%pair zeroinitializer, <2 x half> undef, [2 x i16] zeroinitializer, [3 x i8] c"ab\00", i1 false, i64 9223372036854775807, half 0xH0000, double -0.000000e+00, <2 x float> zeroinitializer)
  ret void
})");
}

TEST(Writer, ConstantExpressions) {
  expectSame(R"(
@g = internal addrspace(3) global [8 x i32] undef, align 4

define i32 @f() {
  %v = load i32, ptr addrspace(3) getelementptr inbounds ([8 x i32], ptr addrspace(3) @g, i32 0, i32 3), align 4
  ret i32 add (i32 ptrtoint (ptr addrspace(3) @g to i32), i32 4)
})");
}

TEST(Writer, AttributesOfFunctionsAndParameters) {
  expectSame(R"(
declare i32 @pure(i32) #0
declare i32 @reads(i32) #1
declare void @stops() #2
define void @f(ptr noalias readonly captures(none) %p) #3 {
  ret void
}
attributes #0 = { nounwind memory(none) }
attributes #1 = { nounwind memory(read) }
attributes #2 = { noduplicate noreturn nounwind }
attributes #3 = { alwaysinline nounwind "fp32-denorm-mode"="ftz" "waveops-include-helper-lanes" }
)");
}

TEST(Writer, InitializersOfGlobals) {
  std::string Text = preparedText(R"(
@table = internal constant [3 x float] [float 1.0, float 2.0, float 4.0], align 4
@text = internal constant [4 x i8] c"abc\00"
@nested = internal constant [2 x { i32, half }] [{ i32, half } { i32 1, half 0xH3C00 }, { i32, half } zeroinitializer]
@shared = addrspace(3) global [4 x i32] undef, align 4
define void @f(i32 %i) {
  %a = getelementptr [3 x float], ptr @table, i32 0, i32 %i
  %b = getelementptr [4 x i8], ptr @text, i32 0, i32 %i
  %c = getelementptr [2 x { i32, half }], ptr @nested, i32 0, i32 %i, i32 1
  %d = getelementptr [4 x i32], ptr addrspace(3) @shared, i32 0, i32 %i
  ret void
})");
  EXPECT_THAT(Text, HasSubstr("@table = internal constant [3 x float] [float 1.000000e+00, "
                              "float 2.000000e+00, float 4.000000e+00], align 4"));
  EXPECT_THAT(Text, HasSubstr(R"(@text = internal constant [4 x i8] c"abc\00")"));
  EXPECT_THAT(Text, HasSubstr("{ i32 1, half 0xH3C00 }"));
  EXPECT_THAT(Text, HasSubstr("@shared = addrspace(3) global [4 x i32] undef, align 4"));
}

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
  // Kinds that the context knows already must not change the numbers.
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

TEST(Writer, PartsOfTheContainerAreNoPartOfTheProgram) {
  std::string Text = preparedText(R"(
@dx.psv0 = private constant [4 x i8] c"abcd", section "PSV0", align 4
@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
define void @f() "hlsl.numthreads"="8,1,1" {
  ret void
})");
  EXPECT_THAT(Text, Not(HasSubstr("dx.psv0")));
  EXPECT_THAT(Text, Not(HasSubstr("llvm.used")));
  EXPECT_THAT(Text, Not(HasSubstr("numthreads")));
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

TEST(Writer, NamesFunctionAndInstructionOfWhatItCannotWrite) {
  EXPECT_EQ(problemOf("define i32 @main(i32 %a) {\n  %b = freeze i32 %a\n  ret i32 %b\n}"),
            "in function 'main': in 'freeze': LLVM 3.7 has no such instruction");
  EXPECT_EQ(problemOf("define float @main(float %a) {\n  %b = fneg float %a\n  ret float %b\n}"),
            "in function 'main': in 'fneg': LLVM 3.7 has no such instruction");
  EXPECT_EQ(problemOf("define bfloat @main(bfloat %a) {\n  ret bfloat %a\n}"),
            "in function 'main': LLVM 3.7 has no type 'bfloat (bfloat)'");
  EXPECT_EQ(problemOf("declare void @f() #0\nattributes #0 = { willreturn }"),
            "in function 'f': LLVM 3.7 has no attribute 'willreturn'");
  EXPECT_THAT(problemOf("define void @f(ptr %p) {\n  call void %p()\n  ret void\n}"),
              HasSubstr("in 'call': DXIL has no calls through pointers"));
  EXPECT_THAT(problemOf("define i32 @f(ptr %p) {\n"
                        "  %a = atomicrmw uinc_wrap ptr %p, i32 1 monotonic\n  ret i32 %a\n}"),
              HasSubstr("no atomic operation 'uinc_wrap'"));
  EXPECT_THAT(problemOf("@a = alias i32, ptr @g\n@g = global i32 0"), HasSubstr("no aliases"));
  EXPECT_THAT(problemOf("module asm \"nop\""), HasSubstr("no module-level assembly"));
  EXPECT_THAT(problemOf("@t = thread_local global i32 0"), HasSubstr("in global 't'"));
  EXPECT_THAT(problemOf("@t = global target(\"dx.RawBuffer\", i32, 1, 0) poison"),
              HasSubstr("no type 'target(\"dx.RawBuffer\", i32, 1, 0)'"));
}

TEST(Writer, NamesTheSourceLineWhereOneIsKnown) {
  EXPECT_EQ(problemOf(R"(
define i32 @main(i32 %a) !dbg !2 {
  %b = freeze i32 %a, !dbg !3
  ret i32 %b
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.hlsl", directory: "/d")
!2 = distinct !DISubprogram(name: "main", file: !1, line: 4, unit: !0)
!3 = !DILocation(line: 6, column: 9, scope: !2)
!4 = !{i32 2, !"Debug Info Version", i32 3}
)"),
            "a.hlsl:6:9: in function 'main': in 'freeze': LLVM 3.7 has no such instruction");
}

TEST(Writer, RefusesTwoPointeesOnOnePointer) {
  EXPECT_THAT(problemOf(R"(
@g = internal addrspace(3) global [4 x i32] undef
define i32 @f() {
  %v = load i32, ptr addrspace(3) @g
  ret i32 %v
})"),
              HasSubstr("the pointer's pointee is '[4 x i32]' where 'i32' is needed"));
}

// Pointers after dxil-prepare.

TEST(TypedPointers, HandlesAreStructsOfOneBytePointer) {
  std::string Text = preparedText(R"(
%dx.types.Handle = type { ptr }
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1)
define void @f() {
  %h = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  ret void
})");
  EXPECT_THAT(Text, HasSubstr("%dx.types.Handle = type { i8* }"));
}

TEST(TypedPointers, TheFirstElementOfAGroupsharedArray) {
  std::string Text = preparedText(R"(
@g = internal addrspace(3) global [64 x float] undef, align 4
define float @f() {
  %v = load float, ptr addrspace(3) @g, align 4
  ret float %v
})");
  EXPECT_THAT(Text, HasSubstr("getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @g, "
                              "i32 0, i32 0"));
  EXPECT_THAT(Text, HasSubstr("load float, float addrspace(3)* %"));
}

TEST(TypedPointers, ByteOffsetsBecomeIndices) {
  std::string Text = preparedText(R"(
%s = type { i32, [4 x float], double }
@g = internal addrspace(3) global [8 x float] undef, align 4
define void @f(i32 %i) {
  %a = alloca %s, align 8
  %p = getelementptr inbounds i8, ptr %a, i32 12
  store float 1.0, ptr %p, align 4
  store float 2.0, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @g, i32 8), align 4
  %o = shl i32 %i, 2
  %q = getelementptr i8, ptr addrspace(3) @g, i32 %o
  store float 3.0, ptr addrspace(3) %q, align 4
  %r = getelementptr [8 x float], ptr addrspace(3) @g, i32 0, i32 %i
  %n = getelementptr i8, ptr addrspace(3) %r, i32 4
  store float 4.0, ptr addrspace(3) %n, align 4
  ret void
})");
  EXPECT_THAT(Text, HasSubstr("getelementptr inbounds %s, %s* %a, i32 0, i32 1, i32 2"));
  EXPECT_THAT(Text, HasSubstr("[8 x float] addrspace(3)* @g, i32 0, i32 2"));
  EXPECT_THAT(Text, HasSubstr("[8 x float] addrspace(3)* @g, i32 0, i32 %i"));
  EXPECT_THAT(Text, HasSubstr("add i32 %i, 1"));
  EXPECT_THAT(Text, Not(HasSubstr("i8 addrspace(3)*")));
}

TEST(TypedPointers, AnotherTypeOfOneSizeIsACast) {
  std::string Text = preparedText(R"(
@g = internal addrspace(3) global [64 x float] undef, align 4
define i32 @f(i32 %i) {
  %p = getelementptr inbounds [64 x float], ptr addrspace(3) @g, i32 0, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  %w = load i32, ptr addrspace(3) @g, align 4
  %s = add i32 %v, %w
  ret i32 %s
})");
  EXPECT_THAT(Text, HasSubstr("bitcast float addrspace(3)* %p to i32 addrspace(3)*"));
  EXPECT_THAT(Text, HasSubstr("[64 x float] addrspace(3)* @g, i32 0, i32 0"))
      << "the address of a float is cast, not that of the array: sizes must agree";
  EXPECT_THAT(Text, Not(HasSubstr("bitcast [64 x float]")));
}

TEST(TypedPointers, PhisAndSelectsHaveOneType) {
  std::string Text = preparedText(R"(
@a = internal addrspace(3) global [4 x i32] undef, align 4
@b = internal addrspace(3) global [8 x i32] undef, align 4
define i32 @f(i1 %c, i32 %i) {
entry:
  %p = getelementptr [4 x i32], ptr addrspace(3) @a, i32 0, i32 %i
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %q = phi ptr addrspace(3) [ @b, %then ], [ %p, %entry ]
  %s = select i1 %c, ptr addrspace(3) %q, ptr addrspace(3) null
  %v = load i32, ptr addrspace(3) %s, align 4
  ret i32 %v
})");
  EXPECT_THAT(Text, HasSubstr("phi i32 addrspace(3)* [ "));
  EXPECT_THAT(Text, HasSubstr("select i1 %c, i32 addrspace(3)* %q, i32 addrspace(3)* null"));
  EXPECT_THAT(Text, HasSubstr("[8 x i32] addrspace(3)* @b, i32 0, i32 0"));
}

TEST(TypedPointers, PayloadsHaveTheTypeThatTheOpNames) {
  std::string Text = preparedText(R"(
%struct.Payload = type { <4 x float>, i32 }
%dx.types.Handle = type { ptr }
declare void @dx.op.traceRay.struct.Payload(i32, %dx.types.Handle, ptr)
declare ptr @dx.op.getMeshPayload.struct.Payload(i32)
define void @raygen(%dx.types.Handle %h) {
  %p = alloca %struct.Payload, align 4
  call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %h, ptr %p)
  ret void
}
define <4 x float> @mesh() {
  %p = call ptr @dx.op.getMeshPayload.struct.Payload(i32 170)
  %v = load <4 x float>, ptr %p, align 4
  ret <4 x float> %v
}
define void @hit(ptr noalias %payload) {
  store <4 x float> zeroinitializer, ptr %payload, align 4
  %n = getelementptr inbounds %struct.Payload, ptr %payload, i32 0, i32 1
  store i32 0, ptr %n, align 4
  ret void
})");
  EXPECT_THAT(Text, HasSubstr("@dx.op.traceRay.struct.Payload(i32, %dx.types.Handle, "
                              "%struct.Payload*)"));
  EXPECT_THAT(Text, HasSubstr("%struct.Payload* @dx.op.getMeshPayload.struct.Payload(i32"));
  EXPECT_THAT(Text, HasSubstr("@hit(%struct.Payload* noalias %payload)"));
}

TEST(TypedPointers, NullHasTheTypeOfEachUse) {
  std::string Text = preparedText(R"(
define i1 @f() {
  %a = load i32, ptr null, align 4
  %b = load float, ptr null, align 4
  store i32 %a, ptr undef, align 4
  %c = icmp eq ptr null, inttoptr (i32 4 to ptr)
  ret i1 %c
})");
  EXPECT_THAT(Text, HasSubstr("load i32, i32* null"));
  EXPECT_THAT(Text, HasSubstr("load float, float* null"));
  EXPECT_THAT(Text, HasSubstr("i32* undef"));
  EXPECT_THAT(Text, HasSubstr("inttoptr (i32 4 to i8*)"));
}

TEST(TypedPointers, ParametersAndResultsOfFunctions) {
  std::string Text = preparedText(R"(
define internal ptr @second(ptr %p) noinline {
  %q = getelementptr [4 x i32], ptr %p, i32 0, i32 1
  ret ptr %q
}
define i32 @f() {
  %a = alloca [4 x i32], align 4
  %q = call ptr @second(ptr %a)
  %v = load i32, ptr %q, align 4
  ret i32 %v
})");
  EXPECT_THAT(Text, HasSubstr("define internal i32* @second([4 x i32]* %p)"));
  EXPECT_THAT(Text, HasSubstr("load i32, i32* %q"));
}

TEST(TypedPointers, PreparingTwiceChangesNothing) {
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
