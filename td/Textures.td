// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sampling, gathering, loading and storing textures; sampler feedback.

def sample : DXILOpClass;
def sampleBias : DXILOpClass;
def sampleLevel : DXILOpClass;
def sampleGrad : DXILOpClass;
def sampleCmp : DXILOpClass;
def sampleCmpLevelZero : DXILOpClass;
def textureLoad : DXILOpClass;
def textureStore : DXILOpClass;
def textureGather : DXILOpClass;
def textureGatherCmp : DXILOpClass;
def texture2DMSGetSamplePosition : DXILOpClass;
def renderTargetGetSamplePosition : DXILOpClass;
def renderTargetGetSampleCount : DXILOpClass;
def calculateLOD : DXILOpClass;
def writeSamplerFeedback : DXILOpClass;
def writeSamplerFeedbackBias : DXILOpClass;
def writeSamplerFeedbackLevel : DXILOpClass;
def writeSamplerFeedbackGrad : DXILOpClass;
def textureGatherRaw : DXILOpClass;
def sampleCmpLevel : DXILOpClass;
def textureStoreSample : DXILOpClass;
def sampleCmpGrad : DXILOpClass;
def sampleCmpBias : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def SamplePosition : MeaningState<floatTy, [handleTy, i32Ty, i32Ty],
    "x or y of the place of a sample of a texture in its pixel.">;
def TargetSamplePosition : MeaningState<floatTy, [i32Ty, i32Ty],
    "x or y of the place of a sample of the render target in its pixel.">;
def TargetSampleCount : MeaningState<i32Ty, [], "Samples of the render target.">;

//===-- Shared definitions ------------------------------------------------===//

defvar normalized_coordinates = [
  Arg<floatTy, "coord0", "Normalized coordinate x.">,
  OptionalArg<floatTy, "coord1",
      "Normalized coordinate y, or slice of a one-dimensional array; undef if "
      "unused.">,
  OptionalArg<floatTy, "coord2",
      "Normalized coordinate z, or slice of a two-dimensional array; undef if "
      "unused.">,
  OptionalArg<floatTy, "coord3", "Slice of a cube array; undef for all other textures.">
];
defvar filtered = !listconcat([
  Arg<handleTy, "srv", "Texture to sample: an SRV.">,
  Arg<handleTy, "sampler", "Sampler in default mode.">
], normalized_coordinates);
defvar compared = !listconcat([
  Arg<handleTy, "srv", "Texture to sample: an SRV.">,
  Arg<handleTy, "sampler", "Sampler in comparison mode.">
], normalized_coordinates);
defvar texel_offsets = [
  OptionalArg<i32Ty, "offset0",
      "Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A "
      "constant before DXIL 1.7.">,
  OptionalArg<i32Ty, "offset1", "Offset in y, likewise.">,
  OptionalArg<i32Ty, "offset2", "Offset in z, likewise.">
];
defvar gather_offsets = [
  OptionalArg<i32Ty, "offset0", "Offset in x, -32 to 31 texels; undef if there is none.">,
  OptionalArg<i32Ty, "offset1", "Offset in y, likewise.">
];
defvar gradients = [
  Arg<floatTy, "ddx0", "Change of coordinate x per pixel in x.">,
  OptionalArg<floatTy, "ddx1", "Change of coordinate y per pixel in x; undef if unused.">,
  OptionalArg<floatTy, "ddx2", "Change of coordinate z per pixel in x; undef if unused.">,
  Arg<floatTy, "ddy0", "Change of coordinate x per pixel in y.">,
  OptionalArg<floatTy, "ddy1", "Change of coordinate y per pixel in y; undef if unused.">,
  OptionalArg<floatTy, "ddy2", "Change of coordinate z per pixel in y; undef if unused.">
];
defvar mip_clamp = [
  OptionalArg<floatTy, "clamp", "Lowest mip level that may be used; undef for no limit.">
];
defvar mip_bias = [
  FloatRangeArg<floatTy, "bias", "-16", "15.99",
      "Added to the mip level before clamping.",
      "INSTR.IMMBIASFORSAMPLEB">
];
defvar compare_value = [
  Arg<floatTy, "compareValue",
      "Reference value; the sampler says how it is compared. For normalized "
      "formats it is clamped to their range.">
];
defvar recorded = [
  Arg<handleTy, "feedbackTex", "Feedback map: a UAV.">,
  Arg<handleTy, "sampledTex",
      "Texture that is sampled: an SRV paired with the map.">,
  Arg<handleTy, "sampler", "Sampler of the access.">,
  Arg<floatTy, "c0", "Normalized coordinate x.">,
  Arg<floatTy, "c1", "Normalized coordinate y.">,
  OptionalArg<floatTy, "c2", "Array slice; undef if the texture is no array.">,
  OptionalArg<floatTy, "c3", "Always undef: no cube has a map.">
];
defvar texel_place = [
  Arg<i32Ty, "coord0", "Texel x.">,
  OptionalArg<i32Ty, "coord1",
      "Texel y, or slice of a one-dimensional array; undef if unused.">,
  OptionalArg<i32Ty, "coord2",
      "Texel z, or slice of a two-dimensional array; undef if unused.">
];
defvar components = [
  Arg<overloadTy, "value0", "First component.">,
  Arg<overloadTy, "value1", "Second component.">,
  Arg<overloadTy, "value2", "Third component.">,
  Arg<overloadTy, "value3", "Fourth component.">
];

// An op that returns four values, and the status for CheckAccessFullyMapped.
class TextureOp<int opcode, DXILOpClass opclass> : DXILOp<opcode, opclass> {
  let result = resRetTy;
  let resultDoc = "Four components, then the status for CheckAccessFullyMapped.";
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
class ComparingOp<int opcode, DXILOpClass opclass> : TextureOp<opcode, opclass> {
  let resultDoc = "The share of texels that passed, from 0 to 1, in each component; then the "
                  "status for CheckAccessFullyMapped.";
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let counters = ["tex_cmp"];
}
class FeedbackOp<int opcode, DXILOpClass opclass> : DXILOp<opcode, opclass> {
  let counters = ["tex_store"];
}
// The lanes of the quad determine the mip level.
defvar sampling_stages = [Stages<DXIL1_0, [library, pixel]>, Stages<DXIL1_6, derivative_stages>];
defvar sampling_attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];

//===-- Resources - sample ------------------------------------------------===//

let category = "Resources - sample" in {

def Sample : TextureOp<60, sample> {
  let Doc = "Samples a texture with the filter and addressing of a sampler. The mip level comes "
            "from the differences of the coordinates between the lanes of the quad, so in "
            "divergent control flow, or with an inactive neighbour, it is undefined. Compute, "
            "mesh, amplification and node shaders may use it from DXIL 1.6. Array slices are "
            "rounded to the nearest and clamped. A NaN coordinate gives an undefined texel, not a "
            "fault. Integer textures need DXIL 1.7 and a filter of points.";
  let arguments = !listconcat(filtered, texel_offsets, mip_clamp);
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = sampling_stages;
  let attributes = sampling_attributes;
  let counters = ["tex_norm"];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}

def SampleBias : TextureOp<61, sampleBias> {
  let Doc = "Samples a texture as Sample does, with a bias added to the computed mip level. The "
            "mip level comes from the differences of the coordinates between the lanes of the "
            "quad, so in divergent control flow, or with an inactive neighbour, it is undefined. "
            "Compute, mesh, amplification and node shaders may use it from DXIL 1.6. Array slices "
            "are rounded to the nearest and clamped. A NaN coordinate gives an undefined texel, "
            "not a fault. The validator refuses constant biases outside -16 to 15.99.";
  let arguments = !listconcat(filtered, texel_offsets, mip_bias, mip_clamp);
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = sampling_stages;
  let attributes = sampling_attributes;
  let counters = ["tex_bias"];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}

def SampleLevel : TextureOp<62, sampleLevel> {
  let Doc = "Samples a texture at a given mip level, so no quad is needed and control flow may "
            "diverge. A fraction blends two levels if the filter does; levels that do not exist "
            "are clamped. Array slices are rounded to the nearest and clamped. A NaN coordinate "
            "gives an undefined texel, not a fault. Integer textures need DXIL 1.7 and a filter of "
            "points.";
  let arguments = !listconcat(filtered, texel_offsets,
                              [Arg<floatTy, "LOD", "Mip level, 0 for the finest.">]);
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_norm"];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}

def SampleGrad : TextureOp<63, sampleGrad> {
  let Doc = "Samples a texture at the mip level and with the anisotropy that the given gradients "
            "ask for, so no quad is needed and control flow may diverge. Gradients that are "
            "infinite or NaN give an undefined level. Array slices are rounded to the nearest and "
            "clamped. A NaN coordinate gives an undefined texel, not a fault. Integer textures "
            "need DXIL 1.7 and a filter of points.";
  let arguments = !listconcat(filtered, texel_offsets, gradients, mip_clamp);
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_grad"];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}

def SampleCmp : ComparingOp<64, sampleCmp> {
  let Doc = "Compares the texels of a texture with a reference value and filters the outcomes, 1 "
            "for each that passes. The mip level comes from the differences of the coordinates "
            "between the lanes of the quad, so in divergent control flow, or with an inactive "
            "neighbour, it is undefined. Compute, mesh, amplification and node shaders may use it "
            "from DXIL 1.6. The first component is what is compared.";
  let arguments = !listconcat(compared, texel_offsets, compare_value, mip_clamp);
  let stages = sampling_stages;
  let attributes = sampling_attributes;
  let meaning = (opaque "chooses and filters texels as the sampler says");
}

def SampleCmpLevelZero : ComparingOp<65, sampleCmpLevelZero> {
  let Doc = "Compares the texels of the finest mip level with a reference value and filters the "
            "outcomes, 1 for each that passes. No quad is needed.";
  let arguments = !listconcat(compared, texel_offsets, compare_value);
  let meaning = (opaque "chooses and filters texels as the sampler says");
}
} // category

//===-- Resources ---------------------------------------------------------===//

let category = "Resources" in {

def TextureLoad : TextureOp<66, textureLoad> {
  let Doc = "Reads one texel without a sampler. Coordinates, level or sample outside the texture "
            "give 0 in all components. From a UAV only formats that the device can load from are "
            "defined.";
  let arguments = !listconcat([Arg<handleTy, "srv", "Texture: an SRV or a UAV.">,
                               OptionalArg<i32Ty, "mipLevelOrSampleCount",
                                   "Mip level of an SRV, or number of the sample of a multisampled texture; "
                                   "undef for other UAVs.">], texel_place,
                              [OptionalArg<i32Ty, "offset0",
                                   "Offset in x, texels; undef if none, and for UAVs.">,
                               OptionalArg<i32Ty, "offset1", "Offset in y, likewise.">,
                               OptionalArg<i32Ty, "offset2", "Offset in z, likewise.">]);
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_load"];
  let meaning = (where (tuple (loadComponent overloadTy, $texel, 0), (loadComponent overloadTy, $texel, 1),
                (loadComponent overloadTy, $texel, 2), (loadComponent overloadTy, $texel, 3),
                (accessStatus $texel)), (texelAt $srv, $mipLevelOrSampleCount, (add $coord0, $offset0),
                (add $coord1, $offset1), (add $coord2, $offset2)):$texel);
}

def TextureStore : DXILOp<67, textureStore> {
  let Doc = "Writes one texel of a UAV and converts it to the format. All four components must be "
            "given. Coordinates outside the texture write nothing, and so do helper lanes. Two "
            "threads that write the same texel race.";
  let result = voidTy;
  let arguments = !listconcat([Arg<handleTy, "srv", "Texture: a UAV.">], texel_place, components,
                              [EnumArg<i8Ty, "mask", ComponentMask, "Components to write: all four.",
                                   "INSTR.WRITEMASKFORTYPEDUAVSTORE">]);
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_store"];
  let meaning = (storeComponents (elementAt $srv, $coord0, $coord1, $coord2), $value0, $value1, $value2,
                $value3, (zext i32Ty, $mask));
}
} // category

//===-- Resources - gather ------------------------------------------------===//

let category = "Resources - gather" in {

def TextureGather : TextureOp<73, textureGather> {
  let Doc = "Returns one component of four texels around a position, unfiltered. The texels are "
            "those that bilinear filtering of the finest level would use, in the order lower left, "
            "lower right, upper right, upper left. Array slices are rounded to the nearest and "
            "clamped. A NaN coordinate gives an undefined texel, not a fault. Cubes take no "
            "offset.";
  let resultDoc = "One value for each texel, then the status for CheckAccessFullyMapped.";
  let arguments = !listconcat(filtered, gather_offsets,
                              [EnumArg<i32Ty, "channel", GatherChannel, "Component that is collected.">]);
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_norm"];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}

def TextureGatherCmp : TextureOp<74, textureGatherCmp> {
  let Doc = "Compares one component of four texels around a position with a reference value, and "
            "returns the four outcomes, 1 or 0, unfiltered. The texels are those that bilinear "
            "filtering of the finest level would use, in the order lower left, lower right, upper "
            "right, upper left. Cubes take no offset.";
  let resultDoc = "The outcome for each texel, then the status for CheckAccessFullyMapped.";
  let arguments = !listconcat(compared, gather_offsets,
                              [EnumArg<i32Ty, "channel", GatherChannel, "Component that is compared.">],
                              compare_value);
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_cmp"];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}
} // category

//===-- Resources - sample ------------------------------------------------===//

let category = "Resources - sample" in {

def Texture2DMSGetSamplePosition : DXILOp<75, texture2DMSGetSamplePosition> {
  let Doc = "Returns where in its pixel a sample of a multisampled texture lies. A sample that "
            "does not exist gives 0.";
  let result = samplePosTy;
  let resultDoc = "The position, x then y, in pixels from the centre: from -0.5 to 0.5.";
  let arguments = [Arg<handleTy, "srv", "Multisampled texture: an SRV.">,
                   Arg<i32Ty, "index", "Number of the sample.">];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (tuple (state SamplePosition, $srv, $index, 0), (state SamplePosition, $srv, $index, 1));
}

def RenderTargetGetSamplePosition : DXILOp<76, renderTargetGetSamplePosition> {
  let Doc = "Returns where in its pixel a sample of the bound render target lies. A sample that "
            "does not exist gives 0.";
  let result = samplePosTy;
  let resultDoc = "The position, x then y, in pixels from the centre: from -0.5 to 0.5.";
  let arguments = [Arg<i32Ty, "index", "Number of the sample.">];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (tuple (state TargetSamplePosition, $index, 0), (state TargetSamplePosition, $index, 1));
}

def RenderTargetGetSampleCount : DXILOp<77, renderTargetGetSampleCount> {
  let Doc = "Returns the number of samples of the bound render target; 1 without multisampling.";
  let result = i32Ty;
  let resultDoc = "Number of samples.";
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (state TargetSampleCount);
}
} // category

//===-- Derivatives -------------------------------------------------------===//

let category = "Derivatives" in {

def CalculateLOD : DXILOp<81, calculateLOD> {
  let Doc = "Returns the mip level that sampling at a position would use. The mip level comes from "
            "the differences of the coordinates between the lanes of the quad, so in divergent "
            "control flow, or with an inactive neighbour, it is undefined. Compute, mesh, "
            "amplification and node shaders may use it from DXIL 1.6. Array slices are not part of "
            "the position.";
  let result = floatTy;
  let resultDoc = "The mip level, with its fraction.";
  let arguments = [Arg<handleTy, "handle", "Texture: an SRV.">,
                   Arg<handleTy, "sampler", "Sampler in default mode.">,
                   Arg<overloadTy, "coord0", "Normalized coordinate x.">,
                   OptionalArg<overloadTy, "coord1", "Normalized coordinate y; undef if unused.">,
                   OptionalArg<overloadTy, "coord2", "Normalized coordinate z; undef if unused.">,
                   Arg<i1Ty, "clamped",
                       "True to clamp the level to those that exist and that the sampler allows.">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = sampling_stages;
  let attributes = sampling_attributes;
  let meaning = (opaque "chooses and filters texels as the sampler says");
}
} // category

//===-- Sampler Feedback --------------------------------------------------===//

let category = "Sampler Feedback" in {

def WriteSamplerFeedback : FeedbackOp<174, writeSamplerFeedback> {
  let Doc = "Records in a feedback map which texels Sample would use. It samples nothing. A map "
            "that is not bound records nothing, and helper lanes record nothing. Records may be "
            "dropped or merged, but a set bit is set for good until the map is cleared. The mip "
            "level comes from the differences of the coordinates between the lanes of the quad, so "
            "in divergent control flow, or with an inactive neighbour, it is undefined.";
  let arguments = !listconcat(recorded, mip_clamp);
  let stages = [Stages<DXIL1_5, [library, pixel]>];
  let attributes = [Attributes<DXIL1_5, [IsGradient, IsFeedback]>];
  let meaning = (opaque "records the texels that a sampler would choose");
}

def WriteSamplerFeedbackBias : FeedbackOp<175, writeSamplerFeedbackBias> {
  let Doc = "Records in a feedback map which texels SampleBias would use. It samples nothing. A "
            "map that is not bound records nothing, and helper lanes record nothing. Records may "
            "be dropped or merged, but a set bit is set for good until the map is cleared. The mip "
            "level comes from the differences of the coordinates between the lanes of the quad, so "
            "in divergent control flow, or with an inactive neighbour, it is undefined.";
  let arguments = !listconcat(recorded,
                              [FloatRangeArg<floatTy, "bias", "-16", "15.99",
                                   "Added to the mip level before clamping.">], mip_clamp);
  let stages = [Stages<DXIL1_5, [library, pixel]>];
  let attributes = [Attributes<DXIL1_5, [IsGradient, IsFeedback]>];
  let meaning = (opaque "records the texels that a sampler would choose");
}

def WriteSamplerFeedbackLevel : FeedbackOp<176, writeSamplerFeedbackLevel> {
  let Doc = "Records in a feedback map which texels SampleLevel would use. It samples nothing. A "
            "map that is not bound records nothing, and helper lanes record nothing. Records may "
            "be dropped or merged, but a set bit is set for good until the map is cleared.";
  let arguments = !listconcat(recorded, [Arg<floatTy, "lod", "Mip level, 0 for the finest.">]);
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [IsFeedback]>];
  let meaning = (opaque "records the texels that a sampler would choose");
}

def WriteSamplerFeedbackGrad : FeedbackOp<177, writeSamplerFeedbackGrad> {
  let Doc = "Records in a feedback map which texels SampleGrad would use. It samples nothing. A "
            "map that is not bound records nothing, and helper lanes record nothing. Records may "
            "be dropped or merged, but a set bit is set for good until the map is cleared.";
  let arguments = !listconcat(recorded, gradients, mip_clamp);
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [IsFeedback]>];
  let meaning = (opaque "records the texels that a sampler would choose");
}
} // category

//===-- Resources - gather ------------------------------------------------===//

let category = "Resources - gather" in {

def TextureGatherRaw : TextureOp<223, textureGatherRaw> {
  let Doc = "Returns the bits of four texels around a position, unconverted, as integers of the "
            "width of the format. The view must have an unsigned format of that width: one "
            "component of 16 or 32 bits, or two of 32 for 64. The texels are those that bilinear "
            "filtering of the finest level would use, in the order lower left, lower right, upper "
            "right, upper left. It is a feature of the device.";
  let resultDoc = "The bits of each texel, then the status for CheckAccessFullyMapped.";
  let arguments = !listconcat(filtered, gather_offsets);
  let overloads = [Overloads<DXIL1_7, [i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
  let attributes = [Attributes<DXIL1_7, [ReadOnly]>];
  let counters = ["tex_norm"];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}
} // category

//===-- Resources - sample ------------------------------------------------===//

let category = "Resources - sample" in {

def SampleCmpLevel : ComparingOp<224, sampleCmpLevel> {
  let Doc = "Compares the texels of a given mip level with a reference value and filters the "
            "outcomes, 1 for each that passes. No quad is needed. It is a feature of the device.";
  let arguments = !listconcat(compared, texel_offsets, compare_value,
                              [Arg<floatTy, "lod", "Mip level, 0 for the finest.">]);
  let overloads = [Overloads<DXIL1_7, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
  let attributes = [Attributes<DXIL1_7, [ReadOnly]>];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}
} // category

//===-- Resources ---------------------------------------------------------===//

let category = "Resources" in {

def TextureStoreSample : DXILOp<225, textureStoreSample> {
  let Doc = "Writes one sample of a texel of a multisampled UAV. All four components must be "
            "given. Coordinates or a sample outside the texture write nothing, and so do helper "
            "lanes. It is a feature of the device.";
  let result = voidTy;
  let arguments = !listconcat([Arg<handleTy, "srv", "Multisampled texture: a UAV.">], texel_place,
                              components,
                              [EnumImm<i8Ty, "mask", ComponentMask, "Components to write: all four.">,
                               Arg<i32Ty, "sampleIdx", "Number of the sample.">]);
  let overloads = [Overloads<DXIL1_7, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
  let counters = ["tex_store"];
  let meaning = (storeComponents (texelAt $srv, $sampleIdx, $coord0, $coord1, $coord2), $value0, $value1,
                $value2, $value3, (zext i32Ty, $mask));
}
} // category

//===-- Comparison Samples ------------------------------------------------===//

let category = "Comparison Samples" in {

def SampleCmpGrad : ComparingOp<254, sampleCmpGrad> {
  let Doc = "Compares texels with a reference value and filters the outcomes, 1 for each that "
            "passes, at the mip level that the given gradients ask for. No quad is needed. It is a "
            "feature of the device.";
  let arguments = !listconcat(compared, texel_offsets, compare_value, gradients, mip_clamp);
  let overloads = [Overloads<DXIL1_8, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}

def SampleCmpBias : ComparingOp<255, sampleCmpBias> {
  let Doc = "Compares texels with a reference value and filters the outcomes, 1 for each that "
            "passes, with a bias added to the computed mip level. The mip level comes from the "
            "differences of the coordinates between the lanes of the quad, so in divergent control "
            "flow, or with an inactive neighbour, it is undefined. It is a feature of the device. "
            "The validator refuses constant biases outside -16 to 15.99.";
  let arguments = !listconcat(compared, texel_offsets, compare_value, mip_bias, mip_clamp);
  let overloads = [Overloads<DXIL1_8, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_8, derivative_stages>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly, IsGradient]>];
  let meaning = (opaque "chooses and filters texels as the sampler says");
}
} // category
