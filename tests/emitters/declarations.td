// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of HLSL's attributes and modifiers: each valid record becomes a row, and each mistake is
// an error at its place.

// RUN: split-file %s %t
// RUN: %dxil-tblgen %t/good.td %td_include -gen-declarations | FileCheck %t/good.td
// RUN: not %dxil-tblgen %t/bad.td %td_include -gen-declarations 2>&1 | FileCheck %t/bad.td --implicit-check-not=error:

//--- good.td
include "DXIL.td"
def attribute_Dizzy : HLSLAttribute<"Dizzy", [function_declaration]> {
  let Arguments = [IntegerArgument<2, 5>, TextArgument];
  let Required = 1;
  let InStages = [pixel];
  let OtherStageWarns = 1;
}
def modifier_Dim : HLSLModifier<"dim", [at_global], [at_struct]> { let Needs = modifier_Const; }
def : HLSLExclusion<[modifier_Dim], [modifier_Static]>;
// CHECK:      enum class AttributeId : uint8_t {
// CHECK:        Dizzy,
// CHECK:      inline constexpr AttributeArgument DizzyArguments[] = {
// CHECK-NEXT:     {AttributeSort::Integer, 2, 5, {}},
// CHECK-NEXT:     {AttributeSort::Text, 0, 2147483647, {}},
// CHECK:      {.Id = AttributeId::Dizzy,
// CHECK-NEXT:  .Word = "dizzy",
// CHECK-NEXT:  .Places = 1u << unsigned(AttributePlace::Function),
// CHECK-NEXT:  .Misuse = AttributeMisuse::Refused,
// CHECK-NEXT:  .Arguments = DizzyArguments,
// CHECK-NEXT:  .Required = 1,
// CHECK-NEXT:  .InStages = 1u << unsigned(Stage::Pixel),
// CHECK-NEXT:  .OtherStageWarns = true},
// CHECK:      {.Is = Specifier::Dim,
// CHECK-NEXT:  .Word = "dim",
// CHECK-NEXT:  .Places = 1u << unsigned(ModifierPlace::Global),
// CHECK-NEXT:  .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
// CHECK-NEXT:  .Repeat = ModifierRepeat::Warned,
// CHECK-NEXT:  .AfterType = false,
// CHECK-NEXT:  .Needs = Specifier::Const},
// CHECK:      {Specifier::Dim, Specifier::Static},

//--- bad.td
include "DXIL.td"
def attribute_Twice : HLSLAttribute<"NumThreads", [function_declaration]>;
// CHECK: bad.td:[[#@LINE-1]]:5: error: attribute 'NumThreads' has two records
def attribute_Few : HLSLAttribute<"few", [function_declaration]> { let Required = 2; }
// CHECK: bad.td:[[#@LINE-1]]:5: error: 'few' needs 2 arguments, but has 0
def attribute_Range : HLSLAttribute<"range", [function_declaration]> {
  let Arguments = [IntegerArgument<5, 2>];
}
// CHECK: bad.td:[[#@LINE-3]]:5: error: an argument of 'range' has a least value above its most
def attribute_Words : HLSLAttribute<"words", [function_declaration]> {
  let Arguments = [WordArgument<[]>];
}
// CHECK: bad.td:[[#@LINE-3]]:5: error: an argument is to be a word, but its enumerations have none
def attribute_Called : HLSLAttribute<"called", [function_declaration]> {
  let Arguments = [TextArgument];
  let NeverCalled = 1;
}
// CHECK: bad.td:[[#@LINE-4]]:5: error: 'called' is never called, but has arguments
def attribute_Needed : HLSLAttribute<"needed", [function_declaration]> {
  let InStages = [pixel];
  let NeededIn = [vertex];
}
// CHECK: bad.td:[[#@LINE-4]]:5: error: 'needed' is needed in the stage 'Vertex', which cannot have it
def unnamed : HLSLAttribute<"unnamed", [function_declaration]>;
// CHECK: bad.td:[[#@LINE-1]]:5: error: an attribute's record is named attribute_X (expected a name behind '_')
def modifier_Twice : HLSLModifier<"static", [at_global]>;
// CHECK: bad.td:[[#@LINE-1]]:5: error: modifier 'static' has two records
def modifier_Both : HLSLModifier<"both", [at_global], [at_global]>;
// CHECK: bad.td:[[#@LINE-1]]:5: error: 'both' both means something and is ignored at the place 'Global'
def nameless : HLSLModifier<"nameless", [at_global]>;
// CHECK: bad.td:[[#@LINE-1]]:5: error: a modifier's record is named modifier_X (expected a name behind '_')
def modifier_Needing : HLSLModifier<"needing", [at_global]> { let Needs = modifier_Static; }
def : HLSLExclusion<[modifier_Needing], [modifier_Static]>;
// CHECK: bad.td:[[#@LINE-2]]:5: error: 'needing' needs 'static', which it excludes
