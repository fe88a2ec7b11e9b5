// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests each diagnostic of bindings, entry points and versions of the language with one program,
// and similar valid programs.
#include "CheckText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

using testing::HasSubstr;

class BindingCaseDiagnostics : public testing::TestWithParam<DiagnosticCase> {};

TEST_P(BindingCaseDiagnostics, SaysIt) {
  expectSaid(GetParam());
}

constexpr DiagnosticCase BindingCases[] = {
    {"bad_register", "Texture2D t : register(q3);",
     "invalid register specification 'q3' (expected a register such as t0, or a space such as "
     "space1)"},
    {"bad_space", "Texture2D t : register(t3, spacex);",
     "invalid register specification 'spacex' (expected a register such as t0, or a space such as "
     "space1)"},
    {"register_letter", "Texture2D t : register(u3);",
     "invalid register specification: expected 't' or 's' binding, not 'u'"},
    {"register_of_buffer", "Buffer<float> t : register(s3);",
     "invalid register specification: expected 't' binding, not 's'"},
    {"register_of_sampler", "SamplerState s : register(u3);",
     "invalid register specification: expected 's' or 't' binding, not 'u'"},
    {"register_of_local", "void f() { float a : register(t0); }",
     "invalid register specification: expected 'b', 'c' or 'i' binding, not 't'"},
    {"register_of_parameter", "void f(float a : register(q0)) {}",
     "invalid register specification 'q0'"},
    {"register_of_field", "struct S { float a : register(u0); };",
     "invalid register specification: expected 'b', 'c' or 'i' binding, not 'u'"},
    {"register_of_used_field", "struct S { float a : register(c1); }; S s;",
     "registers cannot be specified on members of a struct"},
    {"register_of_buffer_field", "struct S { float a : register(c1); }; StructuredBuffer<S> s;",
     "registers cannot be specified on members of a struct"},
    {"register_of_unused_field", "struct S { float a : register(c1); };", ""},
    {"register_of_static", "static float a : register(x0);", "invalid register specification 'x0'"},
    {"register_of_result", "float f() : register(x0) { return 0; }",
     "invalid register specification 'x0'"},
    {"register_of_member", "cbuffer C { Texture2D t : register(u0); };",
     "invalid register specification: expected 't' or 's' binding, not 'u'"},
    {"register_of_view_member",
     "struct S { int a; }; cbuffer C { ConstantBuffer<S> v : register(t0); };",
     "invalid register specification: expected 'b' binding, not 't'"},
    {"register_of_scene", "RaytracingAccelerationStructure s : register(b0);", ""},
    {"register_number", "Texture2D t : register(t4294967296);",
     "invalid register specification 't4294967296'"},
    {"register_p", "Texture2D t : register(p0);", "invalid register specification 'p0'"},
    {"register_offset", "Texture2D t : register(t0[true]);",
     "register subcomponent is not a non-negative integer constant"},
    {"register_offset_negative", "Texture2D t : register(t0[-1]);",
     "register subcomponent is not a non-negative integer constant"},
    {"register_offset_variable", "float a; Texture2D t : register(t0[a]);",
     "register subcomponent is not a non-negative integer constant"},
    {"register_conflict", "Texture2D t : register(t0) : register(t1);",
     "conflicting register: another register of this declaration has the same letter"},
    {"register_conflict_offset", "Texture2D t : register(t0[1]) : register(t0);",
     "conflicting register"},
    {"register_conflict_profile", "Texture2D t : register(ps, t0) : register(t1);",
     "conflicting register"},
    {"register_again", "Texture2D t : register(t0) : register(t0, space1);", ""},
    {"register_profile", "cbuffer C : register(ps, b0) { float a; };",
     "the register of a constant buffer cannot be specific to a profile"},
    {"register_space_of_constant", "float a : register(c0, space0);",
     "register space cannot be specified on a global constant"},
    {"register_space_of_struct", "struct S { float a; }; S s : register(space1);",
     "register space cannot be specified on a global constant"},
    {"register_space_of_member", "cbuffer C { float a : register(c0, space1); };", ""},
    {"register_of_block", "cbuffer C : register(t1) { float a; };",
     "invalid register specification: expected 'b' binding, not 't'"},
    {"register_of_global", "float a : register(t1);",
     "invalid register specification: expected 'b', 'c' or 'i' binding, not 't'"},
    {"packoffset_outside", "float a : packoffset(c1);",
     "packoffset is only allowed in a constant buffer"},
    {"bad_packoffset", "cbuffer C { float a : packoffset(q1); };",
     "invalid packoffset (expected c0 to c4095, optionally with one component such as .y)"},
    {"packoffset_crosses_row", "cbuffer C { float3 a : packoffset(c0.z); };",
     "invalid packoffset for 'float3': it would cross a 16-byte boundary"},
    {"packoffset_of_array", "cbuffer C { float a[2] : packoffset(c1.y); };",
     "invalid packoffset for 'float [2]': it would cross a 16-byte boundary"},
    {"packoffset_mixed", "cbuffer C { float a : packoffset(c1.y); float b; };",
     "mixing packoffset elements with non-packoffset elements in constant buffer 'C'"},
    {"packoffset_overlap", "cbuffer C { float3 a : packoffset(c0); float b : packoffset(c0.z); };",
     "packoffset overlap between 'b' and 'a'"},
    {"packoffset_of_two", "cbuffer C { float3 a : packoffset(c0); float4 b : packoffset(c0); };",
     ""},
    {"packoffset_without_number", "cbuffer C { float a : packoffset(c); };", ""},
    {"packoffset_of_field", "struct S { float a : packoffset(c0); };",
     "packoffset is only allowed in a constant buffer"},
    {"packoffset_of_parameter", "void f(float a : packoffset(c0)) {}",
     "packoffset is only allowed in a constant buffer"},
    {"packoffset_of_local", "void f() { float a : packoffset(c0); }",
     "packoffset is only allowed in a constant buffer"},
    {"packoffset_of_block", "cbuffer C : packoffset(c0) { float a; };",
     "packoffset is only allowed in a constant buffer"},
    {"packoffset_of_object", "cbuffer C { SamplerState s : packoffset(c1.y); };",
     "invalid packoffset for 'SamplerState'"},
    {"packoffset_of_far_object", "cbuffer C { Buffer<float> b : packoffset(c5000); };", ""},
    {"packoffset_of_template_object", "cbuffer C { Texture2D t : packoffset(c1.y); };", ""},
    {"packoffset", "cbuffer C { float3 a : packoffset(c0); float b : packoffset(c0.w); };", ""},
    {"block_too_large", "cbuffer C { float4 a[4096]; float b; };",
     "constant buffer 'C' is too large: 65540 bytes (at most 65536)"},
    {"attribute_arguments", "[numthreads(1, 2)] void f() {}",
     "attribute 'numthreads' requires 3 arguments"},
    {"numthreads_range", "[shader(\"compute\")] [numthreads(32, 32, 2)] void f() {}",
     "error: thread group size 32 x 32 x 2 is out of range"},
    {"numthreads_range_ignored",
     "[shader(\"compute\")] [numthreads(0, 1, 1)] [numthreads(1, 1, 1)] "
     "void f() {}",
     "warning: thread group size 0 x 1 x 1 is out of range"},
    {"numthreads_range_of_other_stage",
     "[shader(\"miss\")] [numthreads(0, 1, 1)] "
     "void f(inout float4 p) {}",
     "warning: thread group size 0 x 1 x 1 is out of range"},
    {"numthreads_range_of_no_entry", "[numthreads(0, 1, 1)] void f() {}",
     "warning: thread group size 0 x 1 x 1 is out of range"},
    {"ray_payload_without_members", "struct P {}; [shader(\"miss\")] void f(inout P p) {}",
     "'p' has no members and cannot be the payload parameter"},
    {"maxtessfactor_of_other_stage", "[shader(\"raygeneration\")] [maxtessfactor(4)] void f() {}",
     "warning: attribute 'maxtessfactor' is not valid for raygeneration shaders"},
    {"attribute_conditional",
     "static const int k = 1; void g() {} [shader(\"compute\")] [numthreads(k ? 1 : 2, 1, 1)] void "
     "f() {"
     " [branch(k + 1)] if (k) g(); [unroll(1 + k)] for (int i = 0; i < 2; ++i) g(); }",
     ""},
    {"attribute_of_loop",
     "static const int k = 1; void f() { [unroll(k ? 1 : 2)] for (int i = 0; i < 2; ++i) ; }",
     "expected ')'"},
    {"attribute_of_loop_with_call", "void f() { [loop(max(1, 2))] for (int i = 0; i < 2; ++i) ; }",
     "expected ')'"},
    {"default_missing_in_template", "template<typename T> void f(T a = 1, float b) {}",
     "missing default argument on parameter 'b'"},
    {"default_of_template_added",
     "template<typename T> void f(T a, float b = 1); template<typename T> void f(T a = 1, float b) "
     "{}",
     ""},
    {"modifier_twice_before_tag", "in inout struct S;",
     "test.hlsl:1:17: warning: 'in' is ignored on a declaration of a type"},
    {"modifier_twice_before_enum", "out out enum E { A };",
     "test.hlsl:1:14: warning: 'out' is ignored"},
    {"auto_after_const", "const auto struct S { float x; };", "ignored"},
    {"auto_after_static", "static auto struct S { float x; };", "expected identifier"},
    {"object_in_parentheses", "void f() { Texture2D<float4>(x); float2(y); }", ""},
    {"annotation_keyword", "float f() : discard { return 1; }", "expected"},
    {"attribute_type", "void f() { [loop(int)] for (int i = 0; i < 2; ++i) ; }", "expected '('"},
    {"attribute_of_a_function",
     "void g() {} void f() { [fastopt(g)] for (int i = 0; i < 2; ++i) ; }", ""},
    {"annotation_true", "cbuffer C { float a : true; }", "expected"},
    {"annotation_type", "cbuffer C { float a : int; }", "expected"},
    {"patch_without_length",
     "[shader(\"domain\")] [domain(\"tri\")] float4 f(OutputPatch<float4> p : A) "
     ": SV_Position { return 0; }",
     "OutputPatch element count must be greater than 0"},
    {"patch_without_length_elsewhere", "void f(OutputPatch<float4> p) {}", ""},
    {"stream_of_numbers", "void f(inout PointStream<float4> s) {}", ""},
    {"stream_of_numbers_of_entry",
     "[shader(\"geometry\")] [maxvertexcount(1)] "
     "void f(point float4 v[1] : A, inout PointStream<float4> s : B) {}",
     "'float4' cannot be used as a type parameter of 'PointStream', where a struct is required"},
};

std::string nameOf(const testing::TestParamInfo<DiagnosticCase> &Info) {
  return Info.param.Name;
}

INSTANTIATE_TEST_SUITE_P(Bindings, BindingCaseDiagnostics, testing::ValuesIn(BindingCases), nameOf);

//===-- Entry points and versions
//----------------------------------------------------------------===//

std::string diagnosticsOfEntry(std::string Text, Stage S = Stage::Compute) {
  Options Opts = computeOptions();
  Opts.Stage = S;
  return checkText(std::move(Text), Opts).Said;
}

TEST(EntryDiagnostics, EachIsSaid) {
  EXPECT_THAT(diagnosticsOfEntry("void f() {}"),
              HasSubstr("missing definition of entry point 'main'"));
  EXPECT_THAT(diagnosticsOfEntry("void main() {}"),
              HasSubstr("entry point 'main' must have the attribute 'numthreads'"));
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] void main() {} void main(int a) {}"),
              HasSubstr("redefinition of entry point 'main' with other parameters"));
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] void main(uint a) {}"),
              HasSubstr("missing semantic on parameter 'a' of entry point 'main'"));
  EXPECT_THAT(diagnosticsOfEntry("float4 main() { return 1; }", Stage::Pixel),
              HasSubstr("missing semantic on return value of entry point 'main'"));
  EXPECT_THAT(
      diagnosticsOfEntry("struct S { float4 a; }; float4 main(S s) : SV_Target { return s.a; }",
                         Stage::Pixel),
      HasSubstr("1:19: error: missing semantic on 'a'"));
  EXPECT_THAT(
      diagnosticsOfEntry("[patchconstantfunc(\"p\")] float4 main() : A { return 1; }", Stage::Hull),
      HasSubstr("missing definition of patch constant function 'p'"));
  EXPECT_THAT(
      diagnosticsOfEntry("[domain(\"tri\")][partitioning(\"integer\")][outputtopology(\"point\")]"
                         "[outputcontrolpoints(1)] float4 main() : A { return 1; }",
                         Stage::Hull),
      HasSubstr("entry point 'main' must have the attribute 'patchconstantfunc'"));
  EXPECT_EQ(
      diagnosticsOfEntry("struct S { float4 a : A; }; float4 main(S s) : SV_Target { return s.a; }",
                         Stage::Pixel),
      "");
}

TEST(EntryDiagnostics, OverriddenSemantics) {
  auto SaidOf = [](const std::string &Structs, const std::string &Semantic) {
    return diagnosticsOfEntry(
        Structs + "float4 main(S s" + Semantic + ") : SV_Target { return 1; }", Stage::Pixel);
  };
  EXPECT_THAT(SaidOf("struct S { float4 a : A; };", " : T"),
              HasSubstr("semantic 'A' on field is overridden"));
  EXPECT_THAT(SaidOf("struct I { float a : A; }; struct S { I i[2] : B; };", ""),
              HasSubstr("semantic 'A' on field is overridden"));
  EXPECT_THAT(SaidOf("struct I { float a : A; }; struct S : I { float b; };", " : T"),
              HasSubstr("semantic 'A' on field is overridden"));
  EXPECT_EQ(SaidOf("struct I { float a; }; struct S { I i[2] : B; float c : C; };", ""), "");
}

TEST(EntryDiagnostics, TypesOfLaterVersions) {
  Options Opts = computeOptions();
  Opts.Language = LanguageVersion::v2016;
  EXPECT_THAT(checkText("static float32_t x;", Opts).Said,
              HasSubstr("unknown type name 'float32_t'"));
  EXPECT_THAT(checkText("static float16_t x;", Opts).Said, HasSubstr("-enable-16bit-types"));
  EXPECT_THAT(
      checkText("template<typename T> struct A { T x; }; template struct A<int>;", Opts).Said,
      HasSubstr("templates require HLSL 2021"));
}

TEST(EntryDiagnostics, NamesOfHeaps) {
  auto SaidOf = [](const std::string &Text, unsigned Minor) {
    Options Opts = computeOptions();
    Opts.ShaderModelMinor = Minor;
    return checkText(Text + "[numthreads(1,1,1)] void main() {}", Opts).Said;
  };
  const char *Names[] = {"Texture2D ResourceDescriptorHeap[];", "static int SamplerDescriptorHeap;",
                         "cbuffer C { int SamplerDescriptorHeap; }",
                         "void ResourceDescriptorHeap() {}"};
  for (const char *Text : Names) {
    EXPECT_THAT(SaidOf(Text, 6), HasSubstr("redefinition of")) << Text;
    EXPECT_EQ(SaidOf(Text, 5), "") << Text;
  }
  EXPECT_EQ(SaidOf("namespace N { static int ResourceDescriptorHeap; } void f() { int "
                   "SamplerDescriptorHeap; }",
                   6),
            "");
}

TEST(BindingDiagnostics, LegacyReservation) {
  Options Opts = libraryOptions();
  Opts.ReserveUnused = true;
  EXPECT_THAT(checkText("Texture2D t[] : register(t0);", Opts).Said,
              HasSubstr("unbounded resource array cannot be bound"));
  EXPECT_EQ(checkText("Texture2D t[3];", Opts).Said, "");
}

TEST(EntryDiagnostics, WaveSize) {
  auto SaidOf = [](std::string Text, unsigned Minor) {
    Options Opts = computeOptions();
    Opts.ShaderModelMinor = Minor;
    return checkText(Text + "[numthreads(1,1,1)] void main() {}", Opts).Said;
  };
  EXPECT_EQ(SaidOf("[wavesize(32)]", 6), "");
  EXPECT_THAT(SaidOf("[wavesize(32)]", 5),
              HasSubstr("attribute 'WaveSize' with these arguments requires shader model 6.6"));
  EXPECT_THAT(SaidOf("[wavesize(8, 32)]", 7), HasSubstr("requires shader model 6.8"));
  EXPECT_THAT(SaidOf("[wavesize(2)]", 6), HasSubstr("invalid wave size 2"));
  EXPECT_THAT(SaidOf("[wavesize(24)]", 6), HasSubstr("invalid wave size 24"));
  EXPECT_THAT(SaidOf("[wavesize(32)] [wavesize(64)]", 7),
              HasSubstr("attribute 'wavesize' is incompatible with an earlier attribute"));
}

TEST(EntryDiagnostics, StagesOfAttributes) {
  EXPECT_EQ(
      diagnosticsOfEntry("float4 c; [clipplanes(c)] float4 main() : SV_Position { return 1; }",
                         Stage::Vertex),
      "");
  EXPECT_EQ(
      diagnosticsOfEntry("float4 c; [clipplanes(c)] float4 f() : SV_Position { return 1; } float4 "
                         "main() : SV_Target { return 1; }",
                         Stage::Pixel),
      "");
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] float4 main() : SV_Position { return 1; }",
                                 Stage::Vertex),
              HasSubstr("attribute 'numthreads' is not valid for"));
  EXPECT_THAT(diagnosticsOfEntry("[earlydepthstencil] [numthreads(1,1,1)] void main() {}"),
              HasSubstr("attribute 'earlydepthstencil' is not valid for compute shaders"));
  EXPECT_THAT(diagnosticsOfEntry("[shader(\"pixel\")] [numthreads(1,1,1)] void main() {}"),
              HasSubstr("attribute 'shader' is not valid for compute shaders"));
  EXPECT_THAT(
      diagnosticsOfEntry("[shader(\"blue\")] void f() {} [numthreads(1,1,1)] void main() {}"),
      HasSubstr("unknown shader stage 'blue'"));
  EXPECT_EQ(diagnosticsOfEntry("[shader(\"compute\")] [numthreads(1,1,1)] void main() {}"), "");
}

TEST(EntryDiagnostics, RecursionAndMissingBodies) {
  EXPECT_THAT(
      diagnosticsOfEntry("int f(int a) { return a < 2 ? 1 : f(a - 1); } [numthreads(1,1,1)] void "
                         "main() { f(2); }"),
      HasSubstr("'f' is called recursively"));
  EXPECT_THAT(
      diagnosticsOfEntry("int g(int a); int f(int a) { return g(a); } int g(int a) { return f(a); "
                         "} [numthreads(1,1,1)] void main() { f(2); }"),
      HasSubstr("is called recursively"));
  EXPECT_THAT(diagnosticsOfEntry("int f(int a); [numthreads(1,1,1)] void main() { f(2); }"),
              HasSubstr("function 'f' is called but not defined"));
  // Functions that the entry point does not reach may be recursive.
  EXPECT_EQ(
      diagnosticsOfEntry("int f(int a) { return f(a); } int g(int a); int h() { return g(1); } "
                         "[numthreads(1,1,1)] void main() {}"),
      "");
}

TEST(VersionDiagnostics, EnumNeeds2017) {
  Options Opts = libraryOptions();
  Opts.Language = LanguageVersion::v2016;
  EXPECT_THAT(checkText("enum E { A };", Opts).Said,
              HasSubstr("enum is unsupported in HLSL before 2017"));
  Opts.Language = LanguageVersion::v2017;
  EXPECT_EQ(checkText("enum E { A };", Opts).Said, "");
  Opts.Language = LanguageVersion::v2018;
  EXPECT_EQ(checkText("static float32_t a; static uint32_t2 b;", Opts).Said, "");
}

TEST(VersionDiagnostics, WhatNeeds2021) {
  Options Opts = libraryOptions();
  Opts.Language = LanguageVersion::v2018;
  EXPECT_THAT(checkText("template <typename T> T f(T a) { return a; }", Opts).Said,
              HasSubstr("templates require HLSL 2021"));
  EXPECT_THAT(checkText("template <typename T> struct S { T a; };", Opts).Said,
              HasSubstr("templates require HLSL 2021"));
  EXPECT_THAT(checkText("struct S { uint a : 4; };", Opts).Said,
              HasSubstr("bit-fields require HLSL 2021"));
  EXPECT_THAT(checkText("struct S { int a; int operator+(S b) { return 1; } };", Opts).Said,
              HasSubstr("operator overloading requires HLSL 2021"));
  EXPECT_EQ(
      checkText("int f(int n) { for (int i = 0; i < n; ++i) { int i = 1; } return i; }", Opts).Said,
      "");
  EXPECT_EQ(
      checkText("void f(int n) { for (int i = 0; i < n; ++i) ; for (int i = 0; i < n; ++i) ; }",
                Opts)
          .Said,
      "");
}

} // namespace
} // namespace dxil::frontend
