// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's modifiers. frontend/check/Types.cpp has the rules about types (matrices, floating-point
// numbers, writable resources).

defvar functions = [at_function, at_method];
defvar anywhere = [at_global, at_local, at_parameter, at_field, at_static_field, at_function,
                   at_method, at_typedef, at_type_name];
// Modifiers of C, which have no effect on a type declared without a variable.
defvar no_declarator = [at_struct];
// Modifiers of HLSL, which have no effect on a type without a name either.
defvar no_name = [at_struct, at_type_name];

//===-- Storage -----------------------------------------------------------===//

def modifier_Static
    : HLSLModifier<"static", [at_global, at_local, at_static_field, at_function, at_method],
                   no_declarator> {
  let AfterType = 1;
}
def modifier_Extern : HLSLModifier<"extern", [at_global], no_declarator> {
  let AfterType = 1;
}
def modifier_Const
    : HLSLModifier<"const", [at_global, at_local, at_parameter, at_static_field, at_function,
                             at_method, at_typedef, at_type_name], no_declarator> {
  let AfterType = 1;
}
def modifier_Inline : HLSLModifier<"inline", functions> {
  let AfterType = 1;
}
def modifier_Uniform : HLSLModifier<"uniform", [at_global, at_parameter], no_name> {
  let Repeat = repeat_accepted;
}
def modifier_GroupShared : HLSLModifier<"groupshared", [at_global, at_parameter], no_name> {
  let Repeat = repeat_accepted;
}
def modifier_Shared : HLSLModifier<"shared", [at_global], no_name> {
  let Repeat = repeat_accepted;
}
def modifier_Export : HLSLModifier<"export", [at_function], no_name> {
  let Repeat = repeat_accepted;
}
def modifier_Precise : HLSLModifier<"precise", anywhere, no_declarator> {
  let Repeat = repeat_accepted;
}
def modifier_GloballyCoherent
    : HLSLModifier<"globallycoherent", [at_global, at_local, at_parameter, at_static_field,
                                        at_function, at_method],
                   [at_field, at_typedef, at_type_name, at_struct]> {
}
def modifier_ReorderCoherent
    : HLSLModifier<"reordercoherent", [at_global, at_local, at_parameter, at_static_field,
                                       at_function, at_method],
                   [at_field, at_typedef, at_type_name, at_struct]> {
}

//===-- Types -------------------------------------------------------------===//

def modifier_RowMajor : HLSLModifier<"row_major", anywhere, no_declarator>;
def modifier_ColumnMajor : HLSLModifier<"column_major", anywhere, no_declarator>;
def modifier_UNorm : HLSLModifier<"unorm", anywhere, no_declarator>;
def modifier_SNorm : HLSLModifier<"snorm", anywhere, no_declarator>;

//===-- Parameters --------------------------------------------------------===//

class UsageModifier<string word> : HLSLModifier<word, [at_parameter], no_name> {
  let Repeat = repeat_refused;
}
def modifier_In : UsageModifier<"in">;
def modifier_Out : UsageModifier<"out">; // `inout` is both

class InterpolationModifier<string word>
    : HLSLModifier<word, [at_parameter, at_field, at_function],
                   [at_static_field, at_struct, at_type_name]>;
def modifier_Linear : InterpolationModifier<"linear">;
def modifier_NoInterpolation : InterpolationModifier<"nointerpolation">;
def modifier_NoPerspective : InterpolationModifier<"noperspective">;
def modifier_Centroid : InterpolationModifier<"centroid">;
def modifier_Sample : InterpolationModifier<"sample">;
def modifier_Center : InterpolationModifier<"center">;

class PrimitiveModifier<string word> : HLSLModifier<word, [at_parameter], no_name>;
def modifier_Point : PrimitiveModifier<"point">;
def modifier_Line : PrimitiveModifier<"line">;
def modifier_Triangle : PrimitiveModifier<"triangle">;
def modifier_LineAdj : PrimitiveModifier<"lineadj">;
def modifier_TriangleAdj : PrimitiveModifier<"triangleadj">;

class MeshModifier<string word, HLSLModifier needs>
    : HLSLModifier<word, [at_parameter], no_name> {
  let Needs = needs;
}
def modifier_Vertices : MeshModifier<"vertices", modifier_Out>;
def modifier_Indices : MeshModifier<"indices", modifier_Out>;
def modifier_Primitives : MeshModifier<"primitives", modifier_Out>;
def modifier_Payload : MeshModifier<"payload", modifier_In>;

//===-- Contradictions ----------------------------------------------------===//

defvar interpolated = [modifier_Linear, modifier_NoPerspective, modifier_Centroid, modifier_Sample,
                       modifier_Center];
defvar input_primitives = [modifier_Point, modifier_Line, modifier_Triangle, modifier_LineAdj,
                           modifier_TriangleAdj];
defvar mesh_values = [modifier_Vertices, modifier_Indices, modifier_Primitives, modifier_Payload];

def : HLSLExclusion<[modifier_Static],
                    [modifier_Extern, modifier_Uniform, modifier_Shared, modifier_Export]>;
def : HLSLExclusion<[modifier_GroupShared], [modifier_Extern, modifier_In, modifier_Out]>;
def : HLSLExclusion<[modifier_Uniform], [modifier_Out]>;
def : HLSLExclusion<[modifier_Uniform], interpolated>;
def : HLSLExclusion<[modifier_Uniform], [modifier_NoInterpolation]>;
def : HLSLExclusion<[modifier_Uniform], input_primitives>;
def : HLSLExclusion<[modifier_NoInterpolation], interpolated>;
def : HLSLExclusion<input_primitives, interpolated>;
def : HLSLExclusion<input_primitives, [modifier_NoInterpolation]>;
def : HLSLExclusion<input_primitives, input_primitives>;
def : HLSLExclusion<mesh_values, mesh_values>;
def : HLSLExclusion<[modifier_RowMajor], [modifier_ColumnMajor]>;
def : HLSLExclusion<[modifier_UNorm], [modifier_SNorm]>;

def : HLSLOverride<modifier_Centroid, modifier_Sample>;
def : HLSLOverride<modifier_Center, modifier_Centroid>;
def : HLSLOverride<modifier_Center, modifier_Sample>;
def : HLSLOverride<modifier_ReorderCoherent, modifier_GloballyCoherent>;

//===-- Types of effects --------------------------------------------------===//

def : HLSLEffectTypes<["texture", "Texture", "pixelshader", "PixelShader", "vertexshader",
                       "VertexShader", "ComputeShader", "DomainShader", "GeometryShader",
                       "HullShader", "BlendState", "DepthStencilState", "DepthStencilView",
                       "RasterizerState", "RenderTargetView"]>;

//===-- Subobjects --------------------------------------------------------===//

def : HLSLSubobject<"StateObjectConfig", "n">;
def : HLSLSubobject<"GlobalRootSignature", "t">;
def : HLSLSubobject<"LocalRootSignature", "t">;
def : HLSLSubobject<"SubobjectToExportsAssociation", "tt">;
def : HLSLSubobject<"RaytracingShaderConfig", "nn">;
def : HLSLSubobject<"RaytracingPipelineConfig", "n">;
def : HLSLSubobject<"RaytracingPipelineConfig1", "nn">;
def : HLSLSubobject<"TriangleHitGroup", "tt">;
def : HLSLSubobject<"ProceduralPrimitiveHitGroup", "ttt">;
