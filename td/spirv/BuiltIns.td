// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's built-in variables. Facts of the unified grammar 1.6.

def SPIRVBuiltIn : SPIRVKind<0>;
def BuiltInPosition : SPIRVEnumerant<SPIRVBuiltIn, 0, "Position", [], ["Shader"]>;
def BuiltInPointSize : SPIRVEnumerant<SPIRVBuiltIn, 1, "PointSize", [], ["Shader"]>;
def BuiltInClipDistance : SPIRVEnumerant<SPIRVBuiltIn, 3, "ClipDistance", [], ["ClipDistance"]>;
def BuiltInCullDistance : SPIRVEnumerant<SPIRVBuiltIn, 4, "CullDistance", [], ["CullDistance"]>;
def BuiltInVertexId : SPIRVEnumerant<SPIRVBuiltIn, 5, "VertexId", [], ["Shader"]>;
def BuiltInInstanceId : SPIRVEnumerant<SPIRVBuiltIn, 6, "InstanceId", [], ["Shader"]>;
def BuiltInPrimitiveId : SPIRVEnumerant<SPIRVBuiltIn, 7, "PrimitiveId", [], ["Geometry",
    "Tessellation", "RayTracingNV", "RayTracingKHR", "MeshShadingNV", "MeshShadingEXT"]>;
def BuiltInInvocationId : SPIRVEnumerant<SPIRVBuiltIn, 8, "InvocationId", [], ["Geometry",
    "Tessellation"]>;
def BuiltInLayer : SPIRVEnumerant<SPIRVBuiltIn, 9, "Layer", [], ["Geometry", "ShaderLayer",
    "ShaderViewportIndexLayerEXT", "MeshShadingNV", "MeshShadingEXT"]>;
def BuiltInViewportIndex : SPIRVEnumerant<SPIRVBuiltIn, 10, "ViewportIndex", [], ["MultiViewport",
    "ShaderViewportIndex", "ShaderViewportIndexLayerEXT", "MeshShadingNV", "MeshShadingEXT"]>;
def BuiltInTessLevelOuter : SPIRVEnumerant<SPIRVBuiltIn, 11, "TessLevelOuter", [],
    ["Tessellation"]>;
def BuiltInTessLevelInner : SPIRVEnumerant<SPIRVBuiltIn, 12, "TessLevelInner", [],
    ["Tessellation"]>;
def BuiltInTessCoord : SPIRVEnumerant<SPIRVBuiltIn, 13, "TessCoord", [], ["Tessellation"]>;
def BuiltInPatchVertices : SPIRVEnumerant<SPIRVBuiltIn, 14, "PatchVertices", [], ["Tessellation"]>;
def BuiltInFragCoord : SPIRVEnumerant<SPIRVBuiltIn, 15, "FragCoord", [], ["Shader"]>;
def BuiltInPointCoord : SPIRVEnumerant<SPIRVBuiltIn, 16, "PointCoord", [], ["Shader"]>;
def BuiltInFrontFacing : SPIRVEnumerant<SPIRVBuiltIn, 17, "FrontFacing", [], ["Shader"]>;
def BuiltInSampleId : SPIRVEnumerant<SPIRVBuiltIn, 18, "SampleId", [], ["SampleRateShading"]>;
def BuiltInSamplePosition : SPIRVEnumerant<SPIRVBuiltIn, 19, "SamplePosition", [],
    ["SampleRateShading"]>;
def BuiltInSampleMask : SPIRVEnumerant<SPIRVBuiltIn, 20, "SampleMask", [], ["Shader"]>;
def BuiltInFragDepth : SPIRVEnumerant<SPIRVBuiltIn, 22, "FragDepth", [], ["Shader"]>;
def BuiltInHelperInvocation : SPIRVEnumerant<SPIRVBuiltIn, 23, "HelperInvocation", [], ["Shader"]>;
def BuiltInNumWorkgroups : SPIRVEnumerant<SPIRVBuiltIn, 24, "NumWorkgroups", [], []>;
def BuiltInWorkgroupSize : SPIRVEnumerant<SPIRVBuiltIn, 25, "WorkgroupSize", [], []>;
def BuiltInWorkgroupId : SPIRVEnumerant<SPIRVBuiltIn, 26, "WorkgroupId", [], []>;
def BuiltInLocalInvocationId : SPIRVEnumerant<SPIRVBuiltIn, 27, "LocalInvocationId", [], []>;
def BuiltInGlobalInvocationId : SPIRVEnumerant<SPIRVBuiltIn, 28, "GlobalInvocationId", [], []>;
def BuiltInLocalInvocationIndex : SPIRVEnumerant<SPIRVBuiltIn, 29, "LocalInvocationIndex", [], []>;
def BuiltInWorkDim : SPIRVEnumerant<SPIRVBuiltIn, 30, "WorkDim", [], ["Kernel"]>;
def BuiltInGlobalSize : SPIRVEnumerant<SPIRVBuiltIn, 31, "GlobalSize", [], ["Kernel"]>;
def BuiltInEnqueuedWorkgroupSize : SPIRVEnumerant<SPIRVBuiltIn, 32, "EnqueuedWorkgroupSize", [],
    ["Kernel"]>;
def BuiltInGlobalOffset : SPIRVEnumerant<SPIRVBuiltIn, 33, "GlobalOffset", [], ["Kernel"]>;
def BuiltInGlobalLinearId : SPIRVEnumerant<SPIRVBuiltIn, 34, "GlobalLinearId", [], ["Kernel"]>;
def BuiltInSubgroupSize : SPIRVEnumerant<SPIRVBuiltIn, 36, "SubgroupSize", [], ["Kernel",
    "GroupNonUniform", "SubgroupBallotKHR"]>;
def BuiltInSubgroupMaxSize : SPIRVEnumerant<SPIRVBuiltIn, 37, "SubgroupMaxSize", [], ["Kernel"]>;
def BuiltInNumSubgroups : SPIRVEnumerant<SPIRVBuiltIn, 38, "NumSubgroups", [], ["Kernel",
    "GroupNonUniform"]>;
def BuiltInNumEnqueuedSubgroups : SPIRVEnumerant<SPIRVBuiltIn, 39, "NumEnqueuedSubgroups", [],
    ["Kernel"]>;
def BuiltInSubgroupId : SPIRVEnumerant<SPIRVBuiltIn, 40, "SubgroupId", [], ["Kernel",
    "GroupNonUniform"]>;
def BuiltInSubgroupLocalInvocationId : SPIRVEnumerant<SPIRVBuiltIn, 41,
    "SubgroupLocalInvocationId", [], ["Kernel", "GroupNonUniform", "SubgroupBallotKHR"]>;
def BuiltInVertexIndex : SPIRVEnumerant<SPIRVBuiltIn, 42, "VertexIndex", [], ["Shader"]>;
def BuiltInInstanceIndex : SPIRVEnumerant<SPIRVBuiltIn, 43, "InstanceIndex", [], ["Shader"]>;
def BuiltInCoreIDARM : SPIRVEnumerant<SPIRVBuiltIn, 4160, "CoreIDARM", [], ["CoreBuiltinsARM"]>;
def BuiltInCoreCountARM : SPIRVEnumerant<SPIRVBuiltIn, 4161, "CoreCountARM", [],
    ["CoreBuiltinsARM"]>;
def BuiltInCoreMaxIDARM : SPIRVEnumerant<SPIRVBuiltIn, 4162, "CoreMaxIDARM", [],
    ["CoreBuiltinsARM"]>;
def BuiltInWarpIDARM : SPIRVEnumerant<SPIRVBuiltIn, 4163, "WarpIDARM", [], ["CoreBuiltinsARM"]>;
def BuiltInWarpMaxIDARM : SPIRVEnumerant<SPIRVBuiltIn, 4164, "WarpMaxIDARM", [],
    ["CoreBuiltinsARM"]>;
def BuiltInSubgroupEqMask : SPIRVEnumerant<SPIRVBuiltIn, 4416, "SubgroupEqMask", [],
    ["SubgroupBallotKHR", "GroupNonUniformBallot"]>;
def BuiltInSubgroupGeMask : SPIRVEnumerant<SPIRVBuiltIn, 4417, "SubgroupGeMask", [],
    ["SubgroupBallotKHR", "GroupNonUniformBallot"]>;
def BuiltInSubgroupGtMask : SPIRVEnumerant<SPIRVBuiltIn, 4418, "SubgroupGtMask", [],
    ["SubgroupBallotKHR", "GroupNonUniformBallot"]>;
def BuiltInSubgroupLeMask : SPIRVEnumerant<SPIRVBuiltIn, 4419, "SubgroupLeMask", [],
    ["SubgroupBallotKHR", "GroupNonUniformBallot"]>;
def BuiltInSubgroupLtMask : SPIRVEnumerant<SPIRVBuiltIn, 4420, "SubgroupLtMask", [],
    ["SubgroupBallotKHR", "GroupNonUniformBallot"]>;
def BuiltInBaseVertex : SPIRVEnumerant<SPIRVBuiltIn, 4424, "BaseVertex", [], ["DrawParameters"]>;
def BuiltInBaseInstance : SPIRVEnumerant<SPIRVBuiltIn, 4425, "BaseInstance", [],
    ["DrawParameters"]>;
def BuiltInDrawIndex : SPIRVEnumerant<SPIRVBuiltIn, 4426, "DrawIndex", [], ["DrawParameters",
    "MeshShadingNV", "MeshShadingEXT"]>;
def BuiltInPrimitiveShadingRateKHR : SPIRVEnumerant<SPIRVBuiltIn, 4432, "PrimitiveShadingRateKHR",
    [], ["FragmentShadingRateKHR"]>;
def BuiltInDeviceIndex : SPIRVEnumerant<SPIRVBuiltIn, 4438, "DeviceIndex", [], ["DeviceGroup"]>;
def BuiltInViewIndex : SPIRVEnumerant<SPIRVBuiltIn, 4440, "ViewIndex", [], ["MultiView"]>;
def BuiltInShadingRateKHR : SPIRVEnumerant<SPIRVBuiltIn, 4444, "ShadingRateKHR", [],
    ["FragmentShadingRateKHR"]>;
def BuiltInBaryCoordNoPerspAMD : SPIRVEnumerant<SPIRVBuiltIn, 4992, "BaryCoordNoPerspAMD", [], []>;
def BuiltInBaryCoordNoPerspCentroidAMD : SPIRVEnumerant<SPIRVBuiltIn, 4993,
    "BaryCoordNoPerspCentroidAMD", [], []>;
def BuiltInBaryCoordNoPerspSampleAMD : SPIRVEnumerant<SPIRVBuiltIn, 4994,
    "BaryCoordNoPerspSampleAMD", [], []>;
def BuiltInBaryCoordSmoothAMD : SPIRVEnumerant<SPIRVBuiltIn, 4995, "BaryCoordSmoothAMD", [], []>;
def BuiltInBaryCoordSmoothCentroidAMD : SPIRVEnumerant<SPIRVBuiltIn, 4996,
    "BaryCoordSmoothCentroidAMD", [], []>;
def BuiltInBaryCoordSmoothSampleAMD : SPIRVEnumerant<SPIRVBuiltIn, 4997,
    "BaryCoordSmoothSampleAMD", [], []>;
def BuiltInBaryCoordPullModelAMD : SPIRVEnumerant<SPIRVBuiltIn, 4998, "BaryCoordPullModelAMD", [],
    []>;
def BuiltInFragStencilRefEXT : SPIRVEnumerant<SPIRVBuiltIn, 5014, "FragStencilRefEXT", [],
    ["StencilExportEXT"]>;
def BuiltInViewportMaskNV : SPIRVEnumerant<SPIRVBuiltIn, 5253, "ViewportMaskNV", [],
    ["ShaderViewportMaskNV", "MeshShadingNV"]>;
def BuiltInSecondaryPositionNV : SPIRVEnumerant<SPIRVBuiltIn, 5257, "SecondaryPositionNV", [],
    ["ShaderStereoViewNV"]>;
def BuiltInSecondaryViewportMaskNV : SPIRVEnumerant<SPIRVBuiltIn, 5258, "SecondaryViewportMaskNV",
    [], ["ShaderStereoViewNV"]>;
def BuiltInPositionPerViewNV : SPIRVEnumerant<SPIRVBuiltIn, 5261, "PositionPerViewNV", [],
    ["PerViewAttributesNV", "MeshShadingNV"]>;
def BuiltInViewportMaskPerViewNV : SPIRVEnumerant<SPIRVBuiltIn, 5262, "ViewportMaskPerViewNV", [],
    ["PerViewAttributesNV", "MeshShadingNV"]>;
def BuiltInFullyCoveredEXT : SPIRVEnumerant<SPIRVBuiltIn, 5264, "FullyCoveredEXT", [],
    ["FragmentFullyCoveredEXT"]>;
def BuiltInTaskCountNV : SPIRVEnumerant<SPIRVBuiltIn, 5274, "TaskCountNV", [], ["MeshShadingNV"]>;
def BuiltInPrimitiveCountNV : SPIRVEnumerant<SPIRVBuiltIn, 5275, "PrimitiveCountNV", [],
    ["MeshShadingNV"]>;
def BuiltInPrimitiveIndicesNV : SPIRVEnumerant<SPIRVBuiltIn, 5276, "PrimitiveIndicesNV", [],
    ["MeshShadingNV"]>;
def BuiltInClipDistancePerViewNV : SPIRVEnumerant<SPIRVBuiltIn, 5277, "ClipDistancePerViewNV", [],
    ["MeshShadingNV"]>;
def BuiltInCullDistancePerViewNV : SPIRVEnumerant<SPIRVBuiltIn, 5278, "CullDistancePerViewNV", [],
    ["MeshShadingNV"]>;
def BuiltInLayerPerViewNV : SPIRVEnumerant<SPIRVBuiltIn, 5279, "LayerPerViewNV", [],
    ["MeshShadingNV"]>;
def BuiltInMeshViewCountNV : SPIRVEnumerant<SPIRVBuiltIn, 5280, "MeshViewCountNV", [],
    ["MeshShadingNV"]>;
def BuiltInMeshViewIndicesNV : SPIRVEnumerant<SPIRVBuiltIn, 5281, "MeshViewIndicesNV", [],
    ["MeshShadingNV"]>;
def BuiltInBaryCoordKHR : SPIRVEnumerant<SPIRVBuiltIn, 5286, "BaryCoordKHR", [],
    ["FragmentBarycentricNV", "FragmentBarycentricKHR"]>;
def BuiltInBaryCoordNoPerspKHR : SPIRVEnumerant<SPIRVBuiltIn, 5287, "BaryCoordNoPerspKHR", [],
    ["FragmentBarycentricNV", "FragmentBarycentricKHR"]>;
def BuiltInFragSizeEXT : SPIRVEnumerant<SPIRVBuiltIn, 5292, "FragSizeEXT", [],
    ["FragmentDensityEXT", "ShadingRateNV"]>;
def BuiltInFragInvocationCountEXT : SPIRVEnumerant<SPIRVBuiltIn, 5293, "FragInvocationCountEXT",
    [], ["FragmentDensityEXT", "ShadingRateNV"]>;
def BuiltInPrimitivePointIndicesEXT : SPIRVEnumerant<SPIRVBuiltIn, 5294,
    "PrimitivePointIndicesEXT", [], ["MeshShadingEXT"]>;
def BuiltInPrimitiveLineIndicesEXT : SPIRVEnumerant<SPIRVBuiltIn, 5295, "PrimitiveLineIndicesEXT",
    [], ["MeshShadingEXT"]>;
def BuiltInPrimitiveTriangleIndicesEXT : SPIRVEnumerant<SPIRVBuiltIn, 5296,
    "PrimitiveTriangleIndicesEXT", [], ["MeshShadingEXT"]>;
def BuiltInCullPrimitiveEXT : SPIRVEnumerant<SPIRVBuiltIn, 5299, "CullPrimitiveEXT", [],
    ["MeshShadingEXT"]>;
def BuiltInLaunchIdKHR : SPIRVEnumerant<SPIRVBuiltIn, 5319, "LaunchIdKHR", [], ["RayTracingNV",
    "RayTracingKHR"]>;
def BuiltInLaunchSizeKHR : SPIRVEnumerant<SPIRVBuiltIn, 5320, "LaunchSizeKHR", [], ["RayTracingNV",
    "RayTracingKHR"]>;
def BuiltInWorldRayOriginKHR : SPIRVEnumerant<SPIRVBuiltIn, 5321, "WorldRayOriginKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def BuiltInWorldRayDirectionKHR : SPIRVEnumerant<SPIRVBuiltIn, 5322, "WorldRayDirectionKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def BuiltInObjectRayOriginKHR : SPIRVEnumerant<SPIRVBuiltIn, 5323, "ObjectRayOriginKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def BuiltInObjectRayDirectionKHR : SPIRVEnumerant<SPIRVBuiltIn, 5324, "ObjectRayDirectionKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def BuiltInRayTminKHR : SPIRVEnumerant<SPIRVBuiltIn, 5325, "RayTminKHR", [], ["RayTracingNV",
    "RayTracingKHR"]>;
def BuiltInRayTmaxKHR : SPIRVEnumerant<SPIRVBuiltIn, 5326, "RayTmaxKHR", [], ["RayTracingNV",
    "RayTracingKHR"]>;
def BuiltInInstanceCustomIndexKHR : SPIRVEnumerant<SPIRVBuiltIn, 5327, "InstanceCustomIndexKHR",
    [], ["RayTracingNV", "RayTracingKHR"]>;
def BuiltInObjectToWorldKHR : SPIRVEnumerant<SPIRVBuiltIn, 5330, "ObjectToWorldKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def BuiltInWorldToObjectKHR : SPIRVEnumerant<SPIRVBuiltIn, 5331, "WorldToObjectKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def BuiltInHitTNV : SPIRVEnumerant<SPIRVBuiltIn, 5332, "HitTNV", [], ["RayTracingNV"]>;
def BuiltInHitKindKHR : SPIRVEnumerant<SPIRVBuiltIn, 5333, "HitKindKHR", [], ["RayTracingNV",
    "RayTracingKHR"]>;
def BuiltInCurrentRayTimeNV : SPIRVEnumerant<SPIRVBuiltIn, 5334, "CurrentRayTimeNV", [],
    ["RayTracingMotionBlurNV"]>;
def BuiltInIncomingRayFlagsKHR : SPIRVEnumerant<SPIRVBuiltIn, 5351, "IncomingRayFlagsKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def BuiltInRayGeometryIndexKHR : SPIRVEnumerant<SPIRVBuiltIn, 5352, "RayGeometryIndexKHR", [],
    ["RayTracingKHR"]>;
def BuiltInWarpsPerSMNV : SPIRVEnumerant<SPIRVBuiltIn, 5374, "WarpsPerSMNV", [],
    ["ShaderSMBuiltinsNV"]>;
def BuiltInSMCountNV : SPIRVEnumerant<SPIRVBuiltIn, 5375, "SMCountNV", [], ["ShaderSMBuiltinsNV"]>;
def BuiltInWarpIDNV : SPIRVEnumerant<SPIRVBuiltIn, 5376, "WarpIDNV", [], ["ShaderSMBuiltinsNV"]>;
def BuiltInSMIDNV : SPIRVEnumerant<SPIRVBuiltIn, 5377, "SMIDNV", [], ["ShaderSMBuiltinsNV"]>;
def BuiltInCullMaskKHR : SPIRVEnumerant<SPIRVBuiltIn, 6021, "CullMaskKHR", [], ["RayCullMaskKHR"]>;
