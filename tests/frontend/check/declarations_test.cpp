// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the program that declarations become.
#include "CheckText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string printed(std::string Text, Options Opts = libraryOptions()) {
  Checked C = checkText(std::move(Text), Opts);
  EXPECT_EQ(C.Messages, "");
  return C.Printed;
}

//===-- Constant blocks and bindings
//--------------------------------------------------------------------------------------===//

TEST(ConstantBlocks, MembersStandInRows) {
  std::string P = printed(
      "cbuffer C : register(b3, space1) { float a; float3 b; float2 c; float d[2]; float e; };");
  EXPECT_THAT(P, HasSubstr("cbuffer C of 56 bytes"));
  EXPECT_THAT(P, HasSubstr("a 'float' at 0"));
  EXPECT_THAT(P, HasSubstr("b 'float3' at 4"));
  EXPECT_THAT(P, HasSubstr("c 'float2' at 16"));
  EXPECT_THAT(P, HasSubstr("d 'float [2]' at 32"));
  EXPECT_THAT(P, HasSubstr("e 'float' at 52"));
}

TEST(ConstantBlocks, GlobalsAreMembersOfTheirs) {
  std::string P = printed("float a; static float s; Texture2D t; float4 b; float c : register(c7); "
                          "groupshared float g;");
  EXPECT_THAT(P, HasSubstr("cbuffer $Globals of 144 bytes"));
  // After all resources with an explicit register.
  EXPECT_THAT(P, HasSubstr("a 'float' at 116"));
  EXPECT_THAT(P, HasSubstr("b 'float4' at 128"));
  EXPECT_THAT(P, HasSubstr("c 'float' at 112"));
  EXPECT_THAT(P, HasSubstr("static %"));
  EXPECT_THAT(P, HasSubstr("groupshared %"));
  EXPECT_THAT(P, HasSubstr("resource %"));
}

TEST(ConstantBlocks, PackOffset) {
  std::string P = printed("cbuffer C { float a : packoffset(c2.y); float3 b : packoffset(c0); };");
  EXPECT_THAT(P, HasSubstr("a 'float' at 36"));
  EXPECT_THAT(P, HasSubstr("b 'float3' at 0"));
}

TEST(ConstantBlocks, OtherDeclarationsInThem) {
  std::string P = printed("cbuffer C { float a; Texture2D t; static float s = 1; float f() { "
                          "return a; } struct S { int b; }; S m; };");
  EXPECT_THAT(P, HasSubstr("cbuffer C of 20 bytes"));
  EXPECT_THAT(P, HasSubstr("t 'Texture2D<float4>'"));
  EXPECT_THAT(P, HasSubstr("m 'S' at 16"));
  EXPECT_THAT(P, HasSubstr("function f 'float'"));
}

struct BindingCase {
  const char *Annotations, *Bound; ///< Bound: the printed text after the type
};

// A register counts for all profiles; the last matching one wins. Profiles in brackets change
// nothing.
TEST(Bindings, OfResources) {
  constexpr BindingCase Cases[] = {
      {": register(t3)", " register(t3, space0)"},
      {": register(T3)", " register(t3, space0)"},
      {": register(t)", " register(t0, space0)"},
      {": register(t03)", " register(t3, space0)"},
      {": register(s3)", " register(t3, space0)"},
      {": register(t[2])", " register(t0, space0)"},
      {": register(t3[2], space4)", " register(t3, space4)"},
      {": register(t3[1 + 1])", " register(t3, space0)"},
      {": register(t3[1.6])", " register(t3, space0)"},
      {": register(space5)", ""},
      {": register(t4294967295)", ""},
      {": register(ps_5_0, t1) : register(cs_5_0, t2)", " register(t2, space0)"},
      {": register(cs, t1) : register(ps, t2)", " register(t2, space0)"},
      {": register(gs, t1)", " register(t1, space0)"},
      {": register(vs, space1)", ""},
      {": register(cs, t1, space1)", " register(t1, space1)"},
      {": register(t0, space1) : register(t0, space2)", " register(t0, space2)"},
      {": register(t4) : register(space2)", " register(t4, space2)"},
      {": register(space2) : register(t4)", " register(t4, space0)"},
      {": register(t3[false])", " register(t3, space0)"},
      {": register(t1) : SEM", " : SEM register(t1, space0)"},
      {": SEM : register(t1)", " : SEM register(t1, space0)"},
      {": t1", " : t1"},
  };
  for (const BindingCase &C : Cases) {
    const std::string Text = std::string("Texture2D t ") + C.Annotations + ";";
    EXPECT_THAT(printed(Text + "[numthreads(1,1,1)] void main() {}", computeOptions()),
                HasSubstr("t 'Texture2D<float4>'" + std::string(C.Bound) + "\n"))
        << Text;
  }
}

// The compiler assigns registers of resources in a block. Numeric register annotations have no
// effect there.
TEST(Bindings, OfMembers) {
  const std::string P =
      printed("cbuffer C { Texture2D t : register(t3, space1) : packoffset(c1.y); "
              "float a : register(c4); struct S { float x; Texture2D u; }; "
              "S m : register(t5, space2); struct N { int x; }; "
              "ConstantBuffer<N> v : register(b7); TextureBuffer<N> w[2] : register(t7); };");
  EXPECT_THAT(P, HasSubstr("t 'Texture2D<float4>'\n"));
  EXPECT_THAT(P, HasSubstr("a 'float' at 0"));
  EXPECT_THAT(P, HasSubstr("m 'S'\n"));
  EXPECT_THAT(P, HasSubstr("v 'N' at"));
  EXPECT_THAT(P, HasSubstr("w 'N [2]' at"));
}

// A struct with objects has one register for each register letter.
TEST(Bindings, OfStructs) {
  const std::string P = printed("struct S { Texture2D t; SamplerState s; }; "
                                "S a : register(t1) : register(s2) : register(b3);");
  EXPECT_THAT(P, HasSubstr("a 'S' register(t1, space0)"));
}

TEST(Bindings, OfConstants) {
  const std::string P = printed("float a : register(c3); float b[2] : register(b5); struct S { "
                                "float x; }; S c : register(t7); float d : register(vs, c8[1]);");
  EXPECT_THAT(P, HasSubstr("a 'float' at 48"));
  EXPECT_THAT(P, HasSubstr("b 'float [2]' at 80"));
  EXPECT_THAT(P, HasSubstr("c 'S' at 112"));
  EXPECT_THAT(P, HasSubstr("d 'float' at 128"));
}

//===-- Matrix orders
//--------------------------------------------------------------------------------------===//

TEST(MatrixOrder, OfOptionsPragmasAndWords) {
  std::string Text = "float2x3 a; row_major float2x3 b; typedef row_major float2x3 R; R c;\n"
                     "#pragma pack_matrix(row_major)\nfloat2x3 d; typedef float2x3 D;\n"
                     "#pragma pack_matrix(column_major)\nD e; float2x3 f;";
  std::string P = printed(Text);
  EXPECT_THAT(P, HasSubstr(" a 'column_major float2x3' at 0"));
  EXPECT_THAT(P, HasSubstr(" b 'row_major float2x3'"));
  EXPECT_THAT(P, HasSubstr(" c 'row_major float2x3'"));
  EXPECT_THAT(P, HasSubstr(" d 'row_major float2x3'"));
  EXPECT_THAT(P, HasSubstr(" e 'row_major float2x3'"));
  EXPECT_THAT(P, HasSubstr(" f 'column_major float2x3'"));
  Options Opts = libraryOptions();
  Opts.RowMajor = true;
  EXPECT_THAT(printed("float2x3 a;", Opts), HasSubstr(" a 'row_major float2x3' at 0"));
}

//===-- Scopes
//--------------------------------------------------------------------------------------===//

TEST(Scopes, NamespacesAreReopened) {
  std::string P = printed(
      "namespace A { int f() { return 1; } namespace B { int g() { return f(); } } }\n"
      "namespace A { int h() { return f() + B::g(); } } int k() { return A::h() + ::A::B::g(); }");
  EXPECT_THAT(P, HasSubstr("function A::B::g 'int'"));
  EXPECT_THAT(P, HasSubstr("Call A::B::g 'int'"));
}

TEST(Scopes, MethodsSeeLaterMembers) {
  std::string P = printed("struct S { int f() { return g() + a; } int g() { return 1; } int a; };");
  EXPECT_THAT(P, HasSubstr("Call S::g 'int'"));
}

TEST(Scopes, LocalsOfForBefore2021) {
  Options Opts = libraryOptions();
  Opts.Language = LanguageVersion::v2018;
  EXPECT_EQ(checkText("int f(int n) { for (int i = 0; i < n; ++i) ; return i; }", Opts).Messages,
            "");
  EXPECT_THAT(checkText("int f(int n) { for (int i = 0; i < n; ++i) ; return i; }").Messages,
              HasSubstr("'i'"));
}

TEST(Scopes, StructsInFunctions) {
  std::string P = printed("int f(int a) { struct S { int b; int twice() { return b * 2; } }; S s; "
                          "s.b = a; return s.twice(); }");
  EXPECT_THAT(P, HasSubstr("Call S::twice 'int'"));
}

//===-- Templates
//--------------------------------------------------------------------------------------===//

TEST(Templates, FormsOfStructs) {
  std::string Text =
      "template <typename T, typename U> struct W { static const uint v = 1; };\n"
      "template <typename T> struct W<T, T> { static const uint v = 2; };\n"
      "template <typename T> struct W<T, float> { static const uint v = 3; };\n"
      "template <> struct W<float, float> { static const uint v = 4; };\n"
      "template <typename T> struct E { static const uint n = 1; };\n"
      "template <typename T, int N> struct E<vector<T, N> > { static const uint n = N; };\n"
      "template <typename T, int R, int C> struct E<matrix<T, R, C> > { static const uint n = R * "
      "C; };\n";
  auto ValueOf = [&](std::string Expression) {
    Checked C = checkText(Text + "_Static_assert(" + Expression + ", \"\");");
    return C.Messages;
  };
  EXPECT_EQ(ValueOf("W<int, uint>::v == 1"), "");
  EXPECT_EQ(ValueOf("W<uint, uint>::v == 2"), "");
  EXPECT_EQ(ValueOf("W<int, float>::v == 3"), "");
  EXPECT_EQ(ValueOf("W<float, float>::v == 4"), "");
  EXPECT_EQ(ValueOf("E<int>::n == 1"), "");
  EXPECT_EQ(ValueOf("E<int3>::n == 3"), "");
  EXPECT_EQ(ValueOf("E<row_major float3x2>::n == 6"), "");
  EXPECT_THAT(ValueOf("E<int3>::n == 4"), HasSubstr("static assertion failed"));
}

TEST(Templates, DeductionAndSpecialization) {
  std::string P = printed(
      "template <typename T> uint kind(T x) { return 1; }\n"
      "template <> uint kind<float>(float x) { return 2; }\n"
      "template <typename T, int N> uint kind(T a[N]) { return N * 10; }\n"
      "uint f(float x, int i) { float a[3] = { x, x, x }; return kind(x) + kind(i) + kind(a); }");
  EXPECT_THAT(P, HasSubstr("Call kind<float> 'uint'"));
  EXPECT_THAT(P, HasSubstr("Call kind<int> 'uint'"));
  EXPECT_THAT(P, HasSubstr("Call kind<float, 3> 'uint'"));
}

TEST(Templates, InstancesOfInstances) {
  std::string P = printed(
      "template <uint M, uint N> struct A { enum { value = A<M - 1, A<M, N - 1>::value>::value }; "
      "};\n"
      "template <uint M> struct A<M, 0> { enum { value = A<M - 1, 1>::value }; };\n"
      "template <uint N> struct A<0, N> { enum { value = N + 1 }; };\n"
      "template <> struct A<0, 0> { enum { value = 1 }; }; int f() { return A<3, 4>::value; }");
  EXPECT_THAT(P, HasSubstr("Constant 0x7d"));
}

TEST(Templates, OnlyUsedBodiesAreThere) {
  std::string P = printed(
      "template <typename T> struct S { T a; T f() { return a; } T g() { return a.nothing; } };\n"
      "float h() { S<float> s; s.a = 1; return s.f(); }");
  EXPECT_THAT(P, HasSubstr("function S<float>::f 'float'"));
  EXPECT_THAT(P, Not(HasSubstr("function S<float>::g")));
}

TEST(Templates, CompileTimeRecursion) {
  std::string P = printed(
      "template <uint N> uint pw(uint x) { return x * pw<N - 1>(x); }\n"
      "template <> uint pw<0>(uint x) { return 1; }\n"
      "template <uint N> struct Fib { static const uint v = Fib<N - 1>::v + Fib<N - 2>::v; };\n"
      "template <> struct Fib<0> { static const uint v = 0; };\n"
      "template <> struct Fib<1> { static const uint v = 1; };\n"
      "_Static_assert(Fib<10>::v == 55, \"\"); uint f(uint x) { return pw<3>(x); }");
  EXPECT_THAT(P, HasSubstr("function pw<1> 'uint'"));
  EXPECT_THAT(P, HasSubstr("Call pw<0> 'uint'"));
}

//===-- Functions and entry points
//--------------------------------------------------------------------------------------===//

TEST(Functions, DefinitionTakesOverDefaults) {
  std::string P = printed(
      "int f(int a, int b = 4); int g() { return f(1); } int f(int x, int y) { return x - y; }");
  EXPECT_THAT(P, HasSubstr("parameter %"));
  EXPECT_THAT(P, HasSubstr("y 'int'"));
  EXPECT_THAT(P, HasSubstr("Constant 0x4 'int'"));
}

TEST(EntryPoints, AttributesAndSemantics) {
  Options Opts = computeOptions();
  std::string P =
      printed("static const int N = 4; [RootSignature(\"CBV(b0)\")] [NumThreads(N, N * 2, 1)]\n"
              "void main(uint3 id : SV_DispatchThreadID) {}",
              Opts);
  EXPECT_THAT(P, HasSubstr("[numthreads 4 8 1]"));
  EXPECT_THAT(P, HasSubstr("id 'uint3' : SV_DispatchThreadID"));
  EXPECT_THAT(P, HasSubstr("entry main"));
}

} // namespace
} // namespace dxil::frontend
