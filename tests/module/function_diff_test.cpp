// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests comparisons of two versions of a function: pairs and reported changes.
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/FunctionDiff.h>

#include <gtest/gtest.h>

using namespace dxil;
using namespace dxil::ir;

namespace {

std::string body(std::string_view Lines) {
  return "declare float @pure(float) #0\n"
         "declare void @use(float)\n"
         "define void @f(float %a, float %b, i1 %c) {\n" +
         std::string(Lines) + "  ret void\n}\nattributes #0 = { readnone }\n";
}

/// Returns changes such as "C5-6 A-7 R3-": kind, and the instruction's number in A and in B.
std::string diffOf(const std::string &X, const std::string &Y, uint32_t *Moved = nullptr) {
  auto A = ir::parseAssembly(X), B = ir::parseAssembly(Y);
  EXPECT_TRUE(A) << X;
  EXPECT_TRUE(B) << Y;
  if (!A || !B)
    return "does not parse";
  const FunctionDiff D = diffFunctions(*A, *A->findFunction("f"), *B, *B->findFunction("f"));
  if (Moved)
    *Moved = D.Moved;
  std::string Out;
  for (const InstructionChange &C : D.Changes) {
    Out += Out.empty() ? "" : " ";
    Out += "RAC"[size_t(C.Kind)];
    Out +=
        (C.A == None ? "" : std::to_string(C.A)) + "-" + (C.B == None ? "" : std::to_string(C.B));
  }
  return Out;
}

constexpr const char *Sum = "  %x = fadd float %a, 1.000000e+00\n"
                            "  %y = fmul float %x, %b\n"
                            "  %z = fsub float %y, %a\n"
                            "  call void @use(float %z)\n";

} // namespace

TEST(FunctionDiff, TheSameIsTheSame) {
  EXPECT_EQ(diffOf(body(Sum), body(Sum)), "");
  // Other names, and another order of factors.
  EXPECT_EQ(diffOf(body(Sum), body("  %1 = fadd float 1.000000e+00, %a\n"
                                   "  %2 = fmul float %b, %1\n"
                                   "  %3 = fsub float %2, %a\n"
                                   "  call void @use(float %3)\n")),
            "");
}

TEST(FunctionDiff, AnEditIsToldAndNoMore) {
  EXPECT_EQ(diffOf(body(Sum), body("  %x = fadd float %a, 2.000000e+00\n"
                                   "  %y = fmul float %x, %b\n"
                                   "  %z = fsub float %y, %a\n"
                                   "  call void @use(float %z)\n")),
            "C0-0");
  // Operands of a subtraction do not commute.
  EXPECT_EQ(diffOf(body(Sum), body("  %x = fadd float %a, 1.000000e+00\n"
                                   "  %y = fmul float %x, %b\n"
                                   "  %z = fsub float %a, %y\n"
                                   "  call void @use(float %z)\n")),
            "C2-2");
  // A changed flag.
  EXPECT_EQ(diffOf(body(Sum), body("  %x = fadd float %a, 1.000000e+00\n"
                                   "  %y = fmul fast float %x, %b\n"
                                   "  %z = fsub float %y, %a\n"
                                   "  call void @use(float %z)\n")),
            "C1-1");
}

TEST(FunctionDiff, WhatComesAndGoes) {
  const std::string More = body("  %x = fadd float %a, 1.000000e+00\n"
                                "  %y = fmul float %x, %b\n"
                                "  %w = call float @pure(float %y)\n"
                                "  call void @use(float %w)\n"
                                "  %z = fsub float %y, %a\n"
                                "  call void @use(float %z)\n");
  EXPECT_EQ(diffOf(body(Sum), More), "A-2 A-3");
  EXPECT_EQ(diffOf(More, body(Sum)), "R2- R3-");
}

TEST(FunctionDiff, OrderMattersWhereThereAreEffects) {
  const std::string First = body("  %x = fadd float %a, %b\n  %y = fmul float %a, %b\n"
                                 "  call void @use(float %x)\n  call void @use(float %y)\n");
  uint32_t Moved = 0;
  EXPECT_EQ(diffOf(First,
                   body("  %y = fmul float %a, %b\n  %x = fadd float %a, %b\n"
                        "  call void @use(float %x)\n  call void @use(float %y)\n"),
                   &Moved),
            "");
  EXPECT_EQ(Moved, 1u);
  EXPECT_NE(diffOf(First, body("  %x = fadd float %a, %b\n  %y = fmul float %a, %b\n"
                               "  call void @use(float %y)\n  call void @use(float %x)\n")),
            "");
}

TEST(FunctionDiff, BranchesAndPhis) {
  auto Branch = [](const char *True, const char *False, const char *Phi) {
    return body("  br i1 %c, label %" + std::string(True) + ", label %" + False +
                "\nt:\n  %x = fadd float %a, %b\n  br label %e\n"
                "f:\n  %y = fmul float %a, %b\n  br label %e\n"
                "e:\n  %z = phi float " +
                Phi + "\n  call void @use(float %z)\n");
  };
  const std::string One = Branch("t", "f", "[ %x, %t ], [ %y, %f ]");
  EXPECT_EQ(diffOf(One, Branch("t", "f", "[ %y, %f ], [ %x, %t ]")), "");
  EXPECT_EQ(diffOf(One, Branch("f", "t", "[ %x, %t ], [ %y, %f ]")), "C0-0");
  EXPECT_EQ(diffOf(One, Branch("t", "f", "[ %a, %t ], [ %y, %f ]")), "C5-5");
}

// Counters of loops have equal hashes; their uses distinguish them.
TEST(FunctionDiff, Loops) {
  auto Loop = [](const char *Step) {
    return body("  br label %l\nl:\n  %x = phi float [ 0.000000e+00, %0 ], [ %p, %l ]\n"
                "  %y = phi float [ 0.000000e+00, %0 ], [ %q, %l ]\n"
                "  %p = fadd float %x, " +
                std::string(Step) +
                "\n  %q = fadd float %y, 2.000000e+00\n  call void @use(float %x)\n"
                "  call void @use(float %y)\n  br i1 %c, label %l, label %e\ne:\n");
  };
  EXPECT_EQ(diffOf(Loop("1.000000e+00"), Loop("1.000000e+00")), "");
  EXPECT_EQ(diffOf(Loop("1.000000e+00"), Loop("3.000000e+00")), "C3-3");
}

// Tens of thousands of equal instructions, and of different ones, in bounded time.
TEST(FunctionDiff, LargeFunctions) {
  std::string One, Other;
  for (int I = 0; I < 40000; ++I) {
    One += "  call void @use(float %a)\n";
    Other += I % 3 ? "  call void @use(float %a)\n" : "  call void @use(float %b)\n";
  }
  EXPECT_EQ(diffOf(body(One), body(One)), "");
  EXPECT_NE(diffOf(body(One), body(Other)), "");
  std::string Chain = "  %x0 = fadd float %a, %b\n", Twice = "  %x0 = fadd float %a, %a\n";
  for (int I = 1; I < 20000; ++I) {
    const std::string Line =
        "  %x" + std::to_string(I) + " = fmul float %x" + std::to_string(I - 1) + ", %b\n";
    Chain += Line;
    Twice += Line;
  }
  EXPECT_EQ(diffOf(body(Chain), body(Twice)), "C0-0");
}
