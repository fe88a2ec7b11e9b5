// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the places of each modifier. DXC was asked for each case.
#include "CheckText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

struct Place {
  const char *Word;
  const char *Before, *Behind; ///< text before and after the modifier
};
constexpr Place Places[] = {
    {"global", "", " float v;"},
    {"local", "void f() { ", " float v; }"},
    {"parameter", "void f(", " float v) {}"},
    {"member", "struct S { ", " float v; };"},
    {"function", "", " float f() { return 0; }"},
    {"typedef", "typedef ", " float T;"},
    {"method", "struct S { ", " float f() { return 0; } };"},
    {"static_member", "struct S { static ", " float v; };"},
    {"cast", "float f() { return (", " float)1; }"},
    {"struct", "", " struct S { float v; };"},
};

struct Modifier {
  const char *Word;
  const char *Allowed; ///< names of Places
};
constexpr Modifier Modifiers[] = {
    {"static", "global local member static_member function method struct"},
    {"extern", "global struct"},
    {"const", "global local parameter function typedef method static_member cast struct"},
    {"uniform", "global parameter cast struct"},
    {"volatile", ""},
    {"signed", ""},
    {"mutable", ""},
    {"groupshared", "global parameter cast struct"},
    {"shared", "global function cast struct"},
    {"precise", "global local parameter member static_member function typedef method cast struct"},
    {"inline", "function method"},
    {"export", "function cast struct"},
    {"row_major", "struct"},
    {"snorm", "global local parameter member static_member function typedef method cast struct"},
    {"globallycoherent", "member typedef cast struct"},
    {"in", "parameter cast struct"},
    {"inout", "parameter cast struct"},
    {"linear", "parameter member static_member function cast struct"},
    {"nointerpolation", "parameter member static_member function cast struct"},
    {"noperspective", "parameter member static_member function cast struct"},
    {"centroid", "parameter member static_member function cast struct"},
    {"sample", "parameter member static_member function cast struct"},
    {"center", "parameter member static_member function cast struct"},
    {"triangle", "parameter cast struct"},
    {"vertices", "cast struct"}, // the parameter must also be `out`
};

class ModifierPlaces : public testing::TestWithParam<Modifier> {};

TEST_P(ModifierPlaces, AreThoseOfDXC) {
  llvm::SmallVector<llvm::StringRef, 8> Allowed;
  llvm::StringRef(GetParam().Allowed).split(Allowed, ' ', -1, false);
  for (const Place &P : Places) {
    std::string Text = std::string(P.Before) + GetParam().Word + P.Behind;
    bool Fits = llvm::is_contained(Allowed, llvm::StringRef(P.Word));
    EXPECT_EQ(checkText(Text).Said.find("error") == std::string::npos, Fits) << Text;
  }
}

INSTANTIATE_TEST_SUITE_P(Words, ModifierPlaces, testing::ValuesIn(Modifiers),
                         [](const auto &Info) { return std::string(Info.param.Word); });

//===-- Two modifiers ---------------------------------------------------------------------===//

constexpr DiagnosticCase Pairs[] = {
    {"static_extern", "static extern float v;", "'static' and 'extern' cannot be used together"},
    {"static_uniform", "static uniform float v;", "cannot be used together"},
    {"static_shared", "static shared float v;", "cannot be used together"},
    {"static_export", "static export void f() {}", "cannot be used together"},
    {"groupshared_extern", "groupshared extern float v;", "cannot be used together"},
    {"groupshared_in", "void f(groupshared in float v) {}", "cannot be used together"},
    {"groupshared_inout", "void f(groupshared inout float v) {}", "cannot be used together"},
    {"uniform_out", "void f(uniform out float v) { v = 1; }", "cannot be used together"},
    {"uniform_in", "void f(uniform in float v) {}", ""},
    {"uniform_linear", "void f(linear uniform float v) {}", "cannot be used together"},
    {"uniform_nointerpolation", "void f(uniform nointerpolation float v) {}",
     "cannot be used together"},
    {"nointerpolation_linear", "void f(nointerpolation linear float v) {}",
     "cannot be used together"},
    {"nointerpolation_center", "void f(nointerpolation center float v) {}",
     "cannot be used together"},
    {"linear_centroid", "void f(linear centroid float v) {}", ""},
    {"linear_noperspective", "void f(linear noperspective float v) {}", ""},
    {"sample_centroid", "void f(sample centroid float v) {}",
     "'centroid' will be overridden by 'sample' [-Wspecifier-override]"},
    {"center_centroid", "void f(center centroid float v) {}", "will be overridden by 'centroid'"},
    {"triangle_line", "void f(triangle line float v[3]) {}", "cannot be used together"},
    {"triangle_linear", "void f(triangle linear float v[3]) {}", "cannot be used together"},
    {"vertices_indices", "void f(out vertices indices float v[3]) {}", "cannot be used together"},
    {"vertices_in", "void f(vertices float v[3]) {}", "'vertices' parameter must also be 'out'"},
    {"payload_out", "struct S { float a; }; void f(payload S v) {}",
     "'payload' parameter must also be 'in'"},
    {"both_orders", "row_major column_major float2x2 v;",
     "'row_major' and 'column_major' cannot be used together"},
    {"both_norms", "unorm snorm float v;", "'unorm' and 'snorm' cannot be used together"},
    {"both_coherences", "globallycoherent reordercoherent RWBuffer<float> v;",
     "'reordercoherent' will be overridden by 'globallycoherent'"},
    {"const_out", "void f(const inout float v) {}", ""},
    {"const_twice", "const const float v;",
     "duplicate 'const' declaration specifier [-Wduplicate-decl-specifier]"},
    {"unorm_twice", "unorm unorm float v;", "duplicate 'unorm'"},
    {"precise_twice", "precise precise float v;", ""},
    {"uniform_twice", "uniform uniform float v;", ""},
    {"in_twice", "void f(in in float v) {}", "duplicate parameter modifier 'in'"},
    {"inout_in", "void f(inout in float v) {}", "duplicate parameter modifier 'in'"},
    {"in_out", "void f(in out float v) {}", ""},
    {"behind_type", "float linear v;", "HLSL modifier 'linear' must precede the type"},
    {"const_behind_type", "float const v;", ""},
    {"order_of_no_matrix", "row_major StructuredBuffer<float4x4> v;",
     "'row_major' and 'column_major' can only be used with matrix types"},
    {"coherent_number", "globallycoherent float v;",
     "'globallycoherent' is not a valid modifier for a declaration of type 'float'"},
    {"coherent_read_only", "globallycoherent Buffer<float4> v;", "is not a valid modifier for"},
    {"coherent_function", "reordercoherent float f() { return 1; }", "is not a valid modifier for"},
    {"coherent_member", "struct S { globallycoherent float v; };",
     "'globallycoherent' does not apply to members; modifier ignored [-Wignored-attributes]"},
    {"interpolated_static_member", "struct S { static linear float v; };",
     "'linear' does not apply to members"},
    {"shared_parameter", "void f(groupshared float v) {}",
     "groupshared parameters are an HLSL 202x feature [-Whlsl-groupshared-202x]"},
    {"attributes_and_struct", "[branch] struct S { float v; };",
     "an attribute list cannot appear here"},
    {"static_struct", "static struct S { float v; };",
     "'static' is ignored on a declaration of a type [-Wmissing-declarations]"},
    {"inline_struct", "inline struct S { float v; };",
     "'inline' is not a valid modifier for a type"},
    {"signed", "signed int v;", "'signed' is a reserved keyword in HLSL"},
    {"register", "register float v;", "'register' is a reserved keyword in HLSL"},
    {"friend", "struct S { friend float f() { return 1; } };",
     "'friend' is a reserved keyword in HLSL"},
    {"unsigned_alone", "unsigned v;", "'unsigned' must be followed by an integer type"},
    {"unsigned_float", "unsigned float v;", "'float' cannot be signed or unsigned"},
    {"unsigned_vector", "unsigned int3 v;", ""},
    {"unsigned_twice", "unsigned unsigned int v;", "duplicate 'unsigned'"},
    {"auto_local", "void f() { auto float v = 1; }", "'auto' storage class specifier is ignored"},
    {"attributes_of_template", "template<typename T> [[vk::ext_instruction(1)]] T f(T v);",
     "attribute 'ext_instruction' ignored: it only applies to Vulkan"},
    {"unknown_attribute_of_template", "template<typename T> [[foo]] T f(T v);",
     "unknown attribute 'foo' ignored"},
    {"auto_parameter", "void f(auto float v) {}",
     "'auto' storage class specifier is ignored [-Wauto-storage-class]"},
};

class ModifierPairs : public testing::TestWithParam<DiagnosticCase> {};

TEST_P(ModifierPairs, AreThoseOfDXC) {
  expectSaid(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Words, ModifierPairs, testing::ValuesIn(Pairs),
                         [](const auto &Info) { return std::string(Info.param.Name); });

} // namespace
} // namespace dxil::frontend
