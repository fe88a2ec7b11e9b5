// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/Liveness.h>

#include <gtest/gtest.h>

using namespace dxil;

static uint64_t alive(const std::string &Text) {
  auto M = ir::parseAssembly("declare void @use(float)\n" + Text);
  EXPECT_TRUE(M) << M.error().str();
  return M ? *ir::mostAlive(*M, *M->findFunction("f")) : ~uint64_t(0);
}

TEST(Liveness, NumbersUntilTheirLastUse) {
  EXPECT_EQ(alive("define void @f() {\n  ret void\n}\n"), 0u);
  // First both arguments, then the sum and one argument, then a product.
  EXPECT_EQ(alive("define void @f(float %a, float %b) {\n  %s = fadd float %a, %b\n"
                  "  %p = fmul float %s, %a\n  call void @use(float %p)\n  ret void\n}\n"),
            2u);
  // Four values are live at once.
  EXPECT_EQ(
      alive("define void @f(float %a) {\n  %b = fadd float %a, 1.0\n  %c = fadd float %a, 2.0\n"
            "  %d = fadd float %a, 3.0\n  %e = fadd float %a, %b\n  %g = fadd float %e, %c\n"
            "  %h = fadd float %g, %d\n  call void @use(float %h)\n  ret void\n}\n"),
      4u);
}

TEST(Liveness, WideNumbersAndPointers) {
  EXPECT_EQ(alive("define void @f(double %a, double* %p) {\n  store double %a, double* %p\n"
                  "  ret void\n}\n"),
            2u);
}

TEST(Liveness, LoopsKeepWhatTheyUse) {
  EXPECT_EQ(alive("define void @f(float %a, float %b, i1 %c) {\n  br label %l\nl:\n"
                  "  %x = phi float [ %a, %0 ], [ %y, %l ]\n  %y = fadd float %x, %b\n"
                  "  br i1 %c, label %l, label %e\ne:\n  ret void\n}\n"),
            3u);
}
