// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of HLSL that libraries have: work graphs, ray tracing, subobjects; and which test each is in.

defvar node_means = "the header, an op for each method; handles by the pass dxil-typed-objects";
def : HLSLPart<"class", ["DispatchNodeInputRecord", "RWDispatchNodeInputRecord",
                         "ThreadNodeInputRecord", "RWThreadNodeInputRecord", "GroupNodeInputRecords",
                         "RWGroupNodeInputRecords", "EmptyNodeInput", "NodeOutput",
                         "NodeOutputArray", "EmptyNodeOutput", "EmptyNodeOutputArray",
                         "ThreadNodeOutputRecords", "GroupNodeOutputRecords"], "6.8", "node", node_means>;
def : HLSLPart<"attribute", ["NodeLaunch", "NodeIsProgramEntry", "NodeID", "NodeShareInputOf",
                             "NodeLocalRootArgumentsTableIndex", "NodeDispatchGrid",
                             "NodeMaxDispatchGrid", "NodeMaxRecursionDepth", "NodeArraySize",
                             "MaxRecords", "MaxRecordsSharedWith", "AllowSparseNodes",
                             "UnboundedSparseNodes", "NodeTrackRWInputSharing"], "6.8", "node",
               by_frontend>;
def : HLSLPart<"class", ["HitObject"], "6.9", "raygeneration, closesthit, miss", node_means>;
def : HLSLPart<"class", ["GlobalRootSignature", "LocalRootSignature", "StateObjectConfig",
                         "SubobjectToExportsAssociation", "RaytracingShaderConfig",
                         "RaytracingPipelineConfig", "RaytracingPipelineConfig1", "TriangleHitGroup",
                         "ProceduralPrimitiveHitGroup"], "6.3", "libraries",
               "dxil-frontend: records of RDAT">;
def : HLSLPart<"attribute", ["raypayload"], "6.6", "libraries",
               "dxil-frontend: with the access qualifiers of fields in metadata">;
def : HLSLPart<"attribute", ["noinline"], "6.0", all, "accepted, means nothing">;
def : HLSLPart<"word", ["reordercoherent"], "6.9", "libraries",
               "dxil-frontend: on resources that shaders write">;
def : HLSLPart<"word", ["export"], "6.3", "libraries", "clang; symbols by dxil-frontend">;

def : HLSLTest<"tests/hlsl/workgraphs/nodes.hlsl", [
    "RWDispatchNodeInputRecord", "ThreadNodeInputRecord", "RWGroupNodeInputRecords", "NodeOutput",
    "NodeOutputArray", "EmptyNodeOutputArray", "ThreadNodeOutputRecords", "GroupNodeOutputRecords",
    "NodeLaunch", "NodeIsProgramEntry", "NodeID", "NodeShareInputOf",
    "NodeLocalRootArgumentsTableIndex", "NodeMaxDispatchGrid", "NodeMaxRecursionDepth",
    "NodeArraySize", "MaxRecords", "MaxRecordsSharedWith", "AllowSparseNodes",
    "UnboundedSparseNodes", "NodeTrackRWInputSharing"]>;
def : HLSLTest<"tests/corpus/src/node/wg_deferred_pipeline.hlsl", [
    "DispatchNodeInputRecord", "GroupNodeInputRecords", "EmptyNodeInput", "EmptyNodeOutput"]>;
def : HLSLTest<"tests/corpus/src/node/wg_recursive_subdivision.hlsl", [
    "RWThreadNodeInputRecord", "NodeDispatchGrid"]>;
def : HLSLTest<"tests/hlsl/raytracing/hit-objects.hlsl", [
    "HitObject", "reordercoherent"]>;
def : HLSLTest<"tests/hlsl/raytracing/subobjects.hlsl", [
    "GlobalRootSignature", "LocalRootSignature", "StateObjectConfig",
    "SubobjectToExportsAssociation", "RaytracingShaderConfig", "RaytracingPipelineConfig",
    "RaytracingPipelineConfig1", "TriangleHitGroup", "ProceduralPrimitiveHitGroup"]>;
def : HLSLTest<"tests/hlsl/raytracing/payload-access.hlsl", ["raypayload"]>;
def : HLSLTest<"tests/hlsl/stages/library-stages.hlsl", ["noinline"]>;
def : HLSLTest<"tests/hlsl/export-names.hlsl", ["export"]>;
