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

//===-- Resources - sample ------------------------------------------------===//

let category = "Resources - sample" in {

def Sample : DXILOp<60, sample> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "clamp">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];
  let counters = ["tex_norm"];
}

def SampleBias : DXILOp<61, sampleBias> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "bias">,
                   Arg<floatTy, "clamp">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];
  let counters = ["tex_bias"];
}

def SampleLevel : DXILOp<62, sampleLevel> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "LOD">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let counters = ["tex_norm"];
}

def SampleGrad : DXILOp<63, sampleGrad> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "ddx0">,
                   Arg<floatTy, "ddx1">,
                   Arg<floatTy, "ddx2">,
                   Arg<floatTy, "ddy0">,
                   Arg<floatTy, "ddy1">,
                   Arg<floatTy, "ddy2">,
                   Arg<floatTy, "clamp">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let counters = ["tex_grad"];
}

def SampleCmp : DXILOp<64, sampleCmp> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "compareValue">,
                   Arg<floatTy, "clamp">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];
  let counters = ["tex_cmp"];
}

def SampleCmpLevelZero : DXILOp<65, sampleCmpLevelZero> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "compareValue">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let counters = ["tex_cmp"];
}
} // category

//===-- Resources ---------------------------------------------------------===//

let category = "Resources" in {

def TextureLoad : DXILOp<66, textureLoad> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<i32Ty, "mipLevelOrSampleCount">,
                   Arg<i32Ty, "coord0">,
                   Arg<i32Ty, "coord1">,
                   Arg<i32Ty, "coord2">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let counters = ["tex_load"];
}

def TextureStore : DXILOp<67, textureStore> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<i32Ty, "coord0">,
                   Arg<i32Ty, "coord1">,
                   Arg<i32Ty, "coord2">,
                   Arg<overloadTy, "value0">,
                   Arg<overloadTy, "value1">,
                   Arg<overloadTy, "value2">,
                   Arg<overloadTy, "value3">,
                   Arg<i8Ty, "mask">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_store"];
}
} // category

//===-- Resources - gather ------------------------------------------------===//

let category = "Resources - gather" in {

def TextureGather : DXILOp<73, textureGather> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "channel">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let counters = ["tex_norm"];
}

def TextureGatherCmp : DXILOp<74, textureGatherCmp> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "channel">,
                   Arg<floatTy, "compareValue">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let counters = ["tex_cmp"];
}
} // category

//===-- Resources - sample ------------------------------------------------===//

let category = "Resources - sample" in {

def Texture2DMSGetSamplePosition : DXILOp<75, texture2DMSGetSamplePosition> {
  let Doc = "";
  let result = samplePosTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<i32Ty, "index">];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

def RenderTargetGetSamplePosition : DXILOp<76, renderTargetGetSamplePosition> {
  let Doc = "";
  let result = samplePosTy;
  let arguments = [Arg<i32Ty, "index">];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

def RenderTargetGetSampleCount : DXILOp<77, renderTargetGetSampleCount> {
  let Doc = "";
  let result = i32Ty;
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
} // category

//===-- Derivatives -------------------------------------------------------===//

let category = "Derivatives" in {

def CalculateLOD : DXILOp<81, calculateLOD> {
  let Doc = "";
  let result = floatTy;
  let arguments = [Arg<handleTy, "handle">,
                   Arg<handleTy, "sampler">,
                   Arg<overloadTy, "coord0">,
                   Arg<overloadTy, "coord1">,
                   Arg<overloadTy, "coord2">,
                   Arg<i1Ty, "clamped">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, derivative_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];
}
} // category

//===-- Sampler Feedback --------------------------------------------------===//

let category = "Sampler Feedback" in {

def WriteSamplerFeedback : DXILOp<174, writeSamplerFeedback> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "feedbackTex">,
                   Arg<handleTy, "sampledTex">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "c0">,
                   Arg<floatTy, "c1">,
                   Arg<floatTy, "c2">,
                   Arg<floatTy, "c3">,
                   Arg<floatTy, "clamp">];
  let stages = [Stages<DXIL1_5, [library, pixel]>];
  let attributes = [Attributes<DXIL1_5, [IsGradient, IsFeedback]>];
  let counters = ["tex_store"];
}

def WriteSamplerFeedbackBias : DXILOp<175, writeSamplerFeedbackBias> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "feedbackTex">,
                   Arg<handleTy, "sampledTex">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "c0">,
                   Arg<floatTy, "c1">,
                   Arg<floatTy, "c2">,
                   Arg<floatTy, "c3">,
                   Arg<floatTy, "bias">,
                   Arg<floatTy, "clamp">];
  let stages = [Stages<DXIL1_5, [library, pixel]>];
  let attributes = [Attributes<DXIL1_5, [IsGradient, IsFeedback]>];
  let counters = ["tex_store"];
}

def WriteSamplerFeedbackLevel : DXILOp<176, writeSamplerFeedbackLevel> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "feedbackTex">,
                   Arg<handleTy, "sampledTex">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "c0">,
                   Arg<floatTy, "c1">,
                   Arg<floatTy, "c2">,
                   Arg<floatTy, "c3">,
                   Arg<floatTy, "lod">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [IsFeedback]>];
  let counters = ["tex_store"];
}

def WriteSamplerFeedbackGrad : DXILOp<177, writeSamplerFeedbackGrad> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "feedbackTex">,
                   Arg<handleTy, "sampledTex">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "c0">,
                   Arg<floatTy, "c1">,
                   Arg<floatTy, "c2">,
                   Arg<floatTy, "c3">,
                   Arg<floatTy, "ddx0">,
                   Arg<floatTy, "ddx1">,
                   Arg<floatTy, "ddx2">,
                   Arg<floatTy, "ddy0">,
                   Arg<floatTy, "ddy1">,
                   Arg<floatTy, "ddy2">,
                   Arg<floatTy, "clamp">];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [IsFeedback]>];
  let counters = ["tex_store"];
}
} // category

//===-- Resources - gather ------------------------------------------------===//

let category = "Resources - gather" in {

def TextureGatherRaw : DXILOp<223, textureGatherRaw> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">];
  let overloads = [Overloads<DXIL1_7, [i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
  let attributes = [Attributes<DXIL1_7, [ReadOnly]>];
  let counters = ["tex_norm"];
}
} // category

//===-- Resources - sample ------------------------------------------------===//

let category = "Resources - sample" in {

def SampleCmpLevel : DXILOp<224, sampleCmpLevel> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "compareValue">,
                   Arg<floatTy, "lod">];
  let overloads = [Overloads<DXIL1_7, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
  let attributes = [Attributes<DXIL1_7, [ReadOnly]>];
  let counters = ["tex_cmp"];
}
} // category

//===-- Resources ---------------------------------------------------------===//

let category = "Resources" in {

def TextureStoreSample : DXILOp<225, textureStoreSample> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<i32Ty, "coord0">,
                   Arg<i32Ty, "coord1">,
                   Arg<i32Ty, "coord2">,
                   Arg<overloadTy, "value0">,
                   Arg<overloadTy, "value1">,
                   Arg<overloadTy, "value2">,
                   Arg<overloadTy, "value3">,
                   Imm<i8Ty, "mask">,
                   Arg<i32Ty, "sampleIdx">];
  let overloads = [Overloads<DXIL1_7, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
  let counters = ["tex_store"];
}
} // category

//===-- Comparison Samples ------------------------------------------------===//

let category = "Comparison Samples" in {

def SampleCmpGrad : DXILOp<254, sampleCmpGrad> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "compareValue">,
                   Arg<floatTy, "ddx0">,
                   Arg<floatTy, "ddx1">,
                   Arg<floatTy, "ddx2">,
                   Arg<floatTy, "ddy0">,
                   Arg<floatTy, "ddy1">,
                   Arg<floatTy, "ddy2">,
                   Arg<floatTy, "clamp">];
  let overloads = [Overloads<DXIL1_8, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
  let counters = ["tex_cmp"];
}

def SampleCmpBias : DXILOp<255, sampleCmpBias> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<handleTy, "sampler">,
                   Arg<floatTy, "coord0">,
                   Arg<floatTy, "coord1">,
                   Arg<floatTy, "coord2">,
                   Arg<floatTy, "coord3">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<floatTy, "compareValue">,
                   Arg<floatTy, "bias">,
                   Arg<floatTy, "clamp">];
  let overloads = [Overloads<DXIL1_8, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_8, derivative_stages>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly, IsGradient]>];
  let counters = ["tex_cmp"];
}
} // category
