// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's execution modes. Facts of the unified grammar 1.6.

def SPIRVExecutionMode : SPIRVKind<0>;
def ExecutionModeInvocations : SPIRVEnumerant<SPIRVExecutionMode, 0, "Invocations",
    ["LiteralInteger numberOfInvocationInvocations"], ["Geometry"]>;
def ExecutionModeSpacingEqual : SPIRVEnumerant<SPIRVExecutionMode, 1, "SpacingEqual", [],
    ["Tessellation"]>;
def ExecutionModeSpacingFractionalEven : SPIRVEnumerant<SPIRVExecutionMode, 2,
    "SpacingFractionalEven", [], ["Tessellation"]>;
def ExecutionModeSpacingFractionalOdd : SPIRVEnumerant<SPIRVExecutionMode, 3,
    "SpacingFractionalOdd", [], ["Tessellation"]>;
def ExecutionModeVertexOrderCw : SPIRVEnumerant<SPIRVExecutionMode, 4, "VertexOrderCw", [],
    ["Tessellation"]>;
def ExecutionModeVertexOrderCcw : SPIRVEnumerant<SPIRVExecutionMode, 5, "VertexOrderCcw", [],
    ["Tessellation"]>;
def ExecutionModePixelCenterInteger : SPIRVEnumerant<SPIRVExecutionMode, 6, "PixelCenterInteger",
    [], ["Shader"]>;
def ExecutionModeOriginUpperLeft : SPIRVEnumerant<SPIRVExecutionMode, 7, "OriginUpperLeft", [],
    ["Shader"]>;
def ExecutionModeOriginLowerLeft : SPIRVEnumerant<SPIRVExecutionMode, 8, "OriginLowerLeft", [],
    ["Shader"]>;
def ExecutionModeEarlyFragmentTests : SPIRVEnumerant<SPIRVExecutionMode, 9, "EarlyFragmentTests",
    [], ["Shader"]>;
def ExecutionModePointMode : SPIRVEnumerant<SPIRVExecutionMode, 10, "PointMode", [],
    ["Tessellation"]>;
def ExecutionModeXfb : SPIRVEnumerant<SPIRVExecutionMode, 11, "Xfb", [], ["TransformFeedback"]>;
def ExecutionModeDepthReplacing : SPIRVEnumerant<SPIRVExecutionMode, 12, "DepthReplacing", [],
    ["Shader"]>;
def ExecutionModeDepthGreater : SPIRVEnumerant<SPIRVExecutionMode, 14, "DepthGreater", [],
    ["Shader"]>;
def ExecutionModeDepthLess : SPIRVEnumerant<SPIRVExecutionMode, 15, "DepthLess", [], ["Shader"]>;
def ExecutionModeDepthUnchanged : SPIRVEnumerant<SPIRVExecutionMode, 16, "DepthUnchanged", [],
    ["Shader"]>;
def ExecutionModeLocalSize : SPIRVEnumerant<SPIRVExecutionMode, 17, "LocalSize",
    ["LiteralInteger xSize", "LiteralInteger ySize", "LiteralInteger zSize"], []>;
def ExecutionModeLocalSizeHint : SPIRVEnumerant<SPIRVExecutionMode, 18, "LocalSizeHint",
    ["LiteralInteger xSize", "LiteralInteger ySize", "LiteralInteger zSize"], ["Kernel"]>;
def ExecutionModeInputPoints : SPIRVEnumerant<SPIRVExecutionMode, 19, "InputPoints", [],
    ["Geometry"]>;
def ExecutionModeInputLines : SPIRVEnumerant<SPIRVExecutionMode, 20, "InputLines", [],
    ["Geometry"]>;
def ExecutionModeInputLinesAdjacency : SPIRVEnumerant<SPIRVExecutionMode, 21,
    "InputLinesAdjacency", [], ["Geometry"]>;
def ExecutionModeTriangles : SPIRVEnumerant<SPIRVExecutionMode, 22, "Triangles", [], ["Geometry",
    "Tessellation"]>;
def ExecutionModeInputTrianglesAdjacency : SPIRVEnumerant<SPIRVExecutionMode, 23,
    "InputTrianglesAdjacency", [], ["Geometry"]>;
def ExecutionModeQuads : SPIRVEnumerant<SPIRVExecutionMode, 24, "Quads", [], ["Tessellation"]>;
def ExecutionModeIsolines : SPIRVEnumerant<SPIRVExecutionMode, 25, "Isolines", [],
    ["Tessellation"]>;
def ExecutionModeOutputVertices : SPIRVEnumerant<SPIRVExecutionMode, 26, "OutputVertices",
    ["LiteralInteger vertexCount"], ["Geometry", "Tessellation", "MeshShadingNV",
    "MeshShadingEXT"]>;
def ExecutionModeOutputPoints : SPIRVEnumerant<SPIRVExecutionMode, 27, "OutputPoints", [],
    ["Geometry", "MeshShadingNV", "MeshShadingEXT"]>;
def ExecutionModeOutputLineStrip : SPIRVEnumerant<SPIRVExecutionMode, 28, "OutputLineStrip", [],
    ["Geometry"]>;
def ExecutionModeOutputTriangleStrip : SPIRVEnumerant<SPIRVExecutionMode, 29,
    "OutputTriangleStrip", [], ["Geometry"]>;
def ExecutionModeVecTypeHint : SPIRVEnumerant<SPIRVExecutionMode, 30, "VecTypeHint",
    ["LiteralInteger vectorType"], ["Kernel"]>;
def ExecutionModeContractionOff : SPIRVEnumerant<SPIRVExecutionMode, 31, "ContractionOff", [],
    ["Kernel"]>;
def ExecutionModeInitializer : SPIRVEnumerant<SPIRVExecutionMode, 33, "Initializer", [],
    ["Kernel"]>;
def ExecutionModeFinalizer : SPIRVEnumerant<SPIRVExecutionMode, 34, "Finalizer", [], ["Kernel"]>;
def ExecutionModeSubgroupSize : SPIRVEnumerant<SPIRVExecutionMode, 35, "SubgroupSize",
    ["LiteralInteger subgroupSize"], ["SubgroupDispatch"]>;
def ExecutionModeSubgroupsPerWorkgroup : SPIRVEnumerant<SPIRVExecutionMode, 36,
    "SubgroupsPerWorkgroup", ["LiteralInteger subgroupsPerWorkgroup"], ["SubgroupDispatch"]>;
def ExecutionModeSubgroupsPerWorkgroupId : SPIRVEnumerant<SPIRVExecutionMode, 37,
    "SubgroupsPerWorkgroupId", ["IdRef subgroupsPerWorkgroup"], ["SubgroupDispatch"]>;
def ExecutionModeLocalSizeId : SPIRVEnumerant<SPIRVExecutionMode, 38, "LocalSizeId",
    ["IdRef xSize", "IdRef ySize", "IdRef zSize"], []>;
def ExecutionModeLocalSizeHintId : SPIRVEnumerant<SPIRVExecutionMode, 39, "LocalSizeHintId",
    ["IdRef xSizeHint", "IdRef ySizeHint", "IdRef zSizeHint"], ["Kernel"]>;
def ExecutionModeSubgroupUniformControlFlowKHR : SPIRVEnumerant<SPIRVExecutionMode, 4421,
    "SubgroupUniformControlFlowKHR", [], ["Shader"]>;
def ExecutionModePostDepthCoverage : SPIRVEnumerant<SPIRVExecutionMode, 4446, "PostDepthCoverage",
    [], ["SampleMaskPostDepthCoverage"]>;
def ExecutionModeDenormPreserve : SPIRVEnumerant<SPIRVExecutionMode, 4459, "DenormPreserve",
    ["LiteralInteger targetWidth"], ["DenormPreserve"]>;
def ExecutionModeDenormFlushToZero : SPIRVEnumerant<SPIRVExecutionMode, 4460, "DenormFlushToZero",
    ["LiteralInteger targetWidth"], ["DenormFlushToZero"]>;
def ExecutionModeSignedZeroInfNanPreserve : SPIRVEnumerant<SPIRVExecutionMode, 4461,
    "SignedZeroInfNanPreserve", ["LiteralInteger targetWidth"], ["SignedZeroInfNanPreserve"]>;
def ExecutionModeRoundingModeRTE : SPIRVEnumerant<SPIRVExecutionMode, 4462, "RoundingModeRTE",
    ["LiteralInteger targetWidth"], ["RoundingModeRTE"]>;
def ExecutionModeRoundingModeRTZ : SPIRVEnumerant<SPIRVExecutionMode, 4463, "RoundingModeRTZ",
    ["LiteralInteger targetWidth"], ["RoundingModeRTZ"]>;
def ExecutionModeEarlyAndLateFragmentTestsAMD : SPIRVEnumerant<SPIRVExecutionMode, 5017,
    "EarlyAndLateFragmentTestsAMD", [], ["Shader"]>;
def ExecutionModeStencilRefReplacingEXT : SPIRVEnumerant<SPIRVExecutionMode, 5027,
    "StencilRefReplacingEXT", [], ["StencilExportEXT"]>;
def ExecutionModeStencilRefUnchangedFrontAMD : SPIRVEnumerant<SPIRVExecutionMode, 5079,
    "StencilRefUnchangedFrontAMD", [], ["StencilExportEXT"]>;
def ExecutionModeStencilRefGreaterFrontAMD : SPIRVEnumerant<SPIRVExecutionMode, 5080,
    "StencilRefGreaterFrontAMD", [], ["StencilExportEXT"]>;
def ExecutionModeStencilRefLessFrontAMD : SPIRVEnumerant<SPIRVExecutionMode, 5081,
    "StencilRefLessFrontAMD", [], ["StencilExportEXT"]>;
def ExecutionModeStencilRefUnchangedBackAMD : SPIRVEnumerant<SPIRVExecutionMode, 5082,
    "StencilRefUnchangedBackAMD", [], ["StencilExportEXT"]>;
def ExecutionModeStencilRefGreaterBackAMD : SPIRVEnumerant<SPIRVExecutionMode, 5083,
    "StencilRefGreaterBackAMD", [], ["StencilExportEXT"]>;
def ExecutionModeStencilRefLessBackAMD : SPIRVEnumerant<SPIRVExecutionMode, 5084,
    "StencilRefLessBackAMD", [], ["StencilExportEXT"]>;
def ExecutionModeOutputLinesEXT : SPIRVEnumerant<SPIRVExecutionMode, 5269, "OutputLinesEXT", [],
    ["MeshShadingNV", "MeshShadingEXT"]>;
def ExecutionModeOutputPrimitivesEXT : SPIRVEnumerant<SPIRVExecutionMode, 5270,
    "OutputPrimitivesEXT", ["LiteralInteger primitiveCount"], ["MeshShadingNV", "MeshShadingEXT"]>;
def ExecutionModeDerivativeGroupQuadsNV : SPIRVEnumerant<SPIRVExecutionMode, 5289,
    "DerivativeGroupQuadsNV", [], ["ComputeDerivativeGroupQuadsNV"]>;
def ExecutionModeDerivativeGroupLinearNV : SPIRVEnumerant<SPIRVExecutionMode, 5290,
    "DerivativeGroupLinearNV", [], ["ComputeDerivativeGroupLinearNV"]>;
def ExecutionModeOutputTrianglesEXT : SPIRVEnumerant<SPIRVExecutionMode, 5298,
    "OutputTrianglesEXT", [], ["MeshShadingNV", "MeshShadingEXT"]>;
def ExecutionModePixelInterlockOrderedEXT : SPIRVEnumerant<SPIRVExecutionMode, 5366,
    "PixelInterlockOrderedEXT", [], ["FragmentShaderPixelInterlockEXT"]>;
def ExecutionModePixelInterlockUnorderedEXT : SPIRVEnumerant<SPIRVExecutionMode, 5367,
    "PixelInterlockUnorderedEXT", [], ["FragmentShaderPixelInterlockEXT"]>;
def ExecutionModeSampleInterlockOrderedEXT : SPIRVEnumerant<SPIRVExecutionMode, 5368,
    "SampleInterlockOrderedEXT", [], ["FragmentShaderSampleInterlockEXT"]>;
def ExecutionModeSampleInterlockUnorderedEXT : SPIRVEnumerant<SPIRVExecutionMode, 5369,
    "SampleInterlockUnorderedEXT", [], ["FragmentShaderSampleInterlockEXT"]>;
def ExecutionModeShadingRateInterlockOrderedEXT : SPIRVEnumerant<SPIRVExecutionMode, 5370,
    "ShadingRateInterlockOrderedEXT", [], ["FragmentShaderShadingRateInterlockEXT"]>;
def ExecutionModeShadingRateInterlockUnorderedEXT : SPIRVEnumerant<SPIRVExecutionMode, 5371,
    "ShadingRateInterlockUnorderedEXT", [], ["FragmentShaderShadingRateInterlockEXT"]>;
def ExecutionModeSharedLocalMemorySizeINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5618,
    "SharedLocalMemorySizeINTEL", ["LiteralInteger size"], ["VectorComputeINTEL"]>;
def ExecutionModeRoundingModeRTPINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5620,
    "RoundingModeRTPINTEL", ["LiteralInteger targetWidth"], ["RoundToInfinityINTEL"]>;
def ExecutionModeRoundingModeRTNINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5621,
    "RoundingModeRTNINTEL", ["LiteralInteger targetWidth"], ["RoundToInfinityINTEL"]>;
def ExecutionModeFloatingPointModeALTINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5622,
    "FloatingPointModeALTINTEL", ["LiteralInteger targetWidth"], ["RoundToInfinityINTEL"]>;
def ExecutionModeFloatingPointModeIEEEINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5623,
    "FloatingPointModeIEEEINTEL", ["LiteralInteger targetWidth"], ["RoundToInfinityINTEL"]>;
def ExecutionModeMaxWorkgroupSizeINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5893,
    "MaxWorkgroupSizeINTEL", ["LiteralInteger maxXSize", "LiteralInteger maxYSize",
    "LiteralInteger maxZSize"], ["KernelAttributesINTEL"]>;
def ExecutionModeMaxWorkDimINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5894, "MaxWorkDimINTEL",
    ["LiteralInteger maxDimensions"], ["KernelAttributesINTEL"]>;
def ExecutionModeNoGlobalOffsetINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5895,
    "NoGlobalOffsetINTEL", [], ["KernelAttributesINTEL"]>;
def ExecutionModeNumSIMDWorkitemsINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5896,
    "NumSIMDWorkitemsINTEL", ["LiteralInteger vectorWidth"], ["FPGAKernelAttributesINTEL"]>;
def ExecutionModeSchedulerTargetFmaxMhzINTEL : SPIRVEnumerant<SPIRVExecutionMode, 5903,
    "SchedulerTargetFmaxMhzINTEL", ["LiteralInteger targetFmax"], ["FPGAKernelAttributesINTEL"]>;
def ExecutionModeStreamingInterfaceINTEL : SPIRVEnumerant<SPIRVExecutionMode, 6154,
    "StreamingInterfaceINTEL", ["LiteralInteger stallfreereturn"], ["FPGAKernelAttributesINTEL"]>;
def ExecutionModeNamedBarrierCountINTEL : SPIRVEnumerant<SPIRVExecutionMode, 6417,
    "NamedBarrierCountINTEL", ["LiteralInteger barrierCount"], ["VectorComputeINTEL"]>;
