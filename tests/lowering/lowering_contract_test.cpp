// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the checks of pass promises: a module that breaks a promise is reported, one that keeps it
// is not.
#include <dxil/lowering/PassContract.h>

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

#include <gtest/gtest.h>

using namespace llvm;

namespace {

/// Returns the report for a module with this body after a pass.
std::string foundAfter(StringRef Pass, const std::string &Text) {
  LLVMContext Context;
  SMDiagnostic Problem;
  auto M = parseAssemblyString("target triple = \"dxilv1.6-pc-shadermodel6.6-compute\"\n" + Text,
                               Problem, Context);
  EXPECT_TRUE(M) << Problem.getMessage().str() << "\n" << Text;
  dxil::lowering::PassContract Contract;
  EXPECT_EQ(toString(Contract.check(*M)), "") << "nothing is promised yet";
  Contract.addPass(Pass);
  return toString(Contract.check(*M));
}

struct Broken {
  const char *Pass, *Text;
};

constexpr Broken Cases[] = {
    {"dxil-localize-globals", "@g = internal addrspace(5) global i32 0"},
    {"dxil-expand-memory",
     "define void @f(ptr %p) {\n  %v = load [2 x i32], ptr %p\n  ret void\n}"},
    {"dxil-expand-memory",
     "define void @f(ptr %p, ptr %q) {\n  call void @llvm.memcpy.p0.p0.i32(ptr "
     "%p, ptr %q, i32 4, i1 false)\n  ret void\n}"},
    {"dxil-structured-loops", "define void @f() convergent {\n  %t = call token "
                              "@llvm.experimental.convergence.entry()\n  ret void\n}"},
    {"dxil-stage-arrays", "@a = external global [4 x i8], !dxil.stage.array !0\n!0 = !{}"},
    {"dxil-split-pointers",
     "define void @f(i1 %c, ptr %p, ptr %q) {\n  %r = select i1 %c, ptr %p, ptr %q\n  ret void\n}"},
    {"hlsl-constant-access", "@c = external addrspace(2) global float"},
    {"dxil-resource-access",
     "define void @f(target(\"dx.RawBuffer\", i32, 1, 0) %h) {\n  %p = call ptr "
     "@llvm.dx.resource.getpointer(target(\"dx.RawBuffer\", i32, 1, 0) %h, i32 0)\n  ret void\n}"},
    {"dxil-split-vectors",
     "define void @f(<2 x float> %a) {\n  %v = fadd <2 x float> %a, %a\n  ret void\n}"},
    {"dxil-legalize", "define void @f(i32 %a) {\n  %v = trunc i32 %a to i8\n  ret void\n}"},
    {"dxil-loop-breaks", "define void @f() {\n  %b = call i1 @dxil.loop.break()\n  ret void\n}\n"
                         "declare i1 @dxil.loop.break()"},
    {"dxil-restore-divisions",
     "define void @f(i32 %a) {\n  %b = call i32 @dxil.division.udiv.i32(i32 %a, i32 %a)\n  ret "
     "void\n}\ndeclare i32 @dxil.division.udiv.i32(i32, i32)"},
    {"dxil-op-lower",
     "define void @f() {\n  %b = call i32 @llvm.dx.thread.id(i32 0)\n  ret void\n}"},
};

} // namespace

TEST(PassContract, FindsWhatAPassHasPromised) {
  for (const Broken &Case : Cases) {
    EXPECT_NE(foundAfter(Case.Pass, Case.Text).find(Case.Pass), std::string::npos)
        << Case.Pass << "\n"
        << Case.Text;
    EXPECT_EQ(foundAfter("dxil-unread-variables", Case.Text), "") << Case.Text;
  }
}

TEST(PassContract, LeavesWhatIsAllowed) {
  const std::string Kept = "define i32 @f(ptr %p, i32 %a) {\n  %v = load i32, ptr %p\n  %r = add "
                           "i32 %v, %a\n  ret i32 %r\n}";
  for (const Broken &Case : Cases)
    EXPECT_EQ(foundAfter(Case.Pass, Kept), "") << Case.Pass;
  // Vectors of numbers are valid DXIL from 1.9 on.
  LLVMContext Context;
  SMDiagnostic Problem;
  auto M = parseAssemblyString("target triple = \"dxilv1.9-pc-shadermodel6.9-compute\"\n"
                               "define void @f(<2 x float> %a) {\n"
                               "  %v = fadd <2 x float> %a, %a\n  ret void\n}",
                               Problem, Context);
  ASSERT_TRUE(M);
  dxil::lowering::PassContract Contract;
  Contract.addPass("dxil-split-vectors");
  EXPECT_EQ(toString(Contract.check(*M)), "");
}
