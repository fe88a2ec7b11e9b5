// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of HLSL without records of their own, and rejected parts.

defvar all = "all";

//===-- Types, and places in objects --------------------------------------===//

def : HLSLPart<"type", ["vector", "matrix"], "6.0", all, "alone they are float4 and float4x4">;
def : HLSLPart<"type", ["struct", "enum", "typedef", "template", "cbuffer", "tbuffer"], "6.0", all>;

def : HLSLPart<"class", ["ResourceDescriptorHeap", "SamplerDescriptorHeap"], "6.6", all,
               "Resources and samplers by their place in the heap.">;

def : HLSLPart<"method", ["RWTexture2D.operator[]"], "6.0", all,
               "an element or texel, of every class with places">;
def : HLSLPart<"method", ["Texture2D.mips"], "6.0", all,
               "a texel of a mip level: `t.mips[level][place]`">;
def : HLSLPart<"method", ["Texture2DMS.sample"], "6.0", all,
               "a sample of a texel: `t.sample[number][place]`">;

//===-- Attributes --------------------------------------------------------===//

def : HLSLPart<"attribute", ["numthreads"], "6.0", "compute, mesh, amplification, node">;
def : HLSLPart<"attribute", ["WaveSize"], "6.6", "compute">;
def : HLSLPart<"attribute", ["GroupSharedLimit"], "6.10", "compute, mesh, amplification, node">;
def : HLSLPart<"attribute", ["RootSignature"], "6.0", all>;
def : HLSLPart<"attribute", ["shader"], "6.3", "library">;
def : HLSLPart<"attribute", ["earlydepthstencil"], "6.0", "pixel">;
def : HLSLPart<"attribute", ["domain", "partitioning", "outputtopology", "outputcontrolpoints",
                             "patchconstantfunc"], "6.0", "hull, domain">;
def : HLSLPart<"attribute", ["maxvertexcount", "instance"], "6.0", "geometry">;
def : HLSLPart<"attribute", ["unroll", "loop", "branch", "flatten"], "6.0", all>;
def : HLSLPart<"attribute", ["noinline"], "6.0", all, "accepted, means nothing">;
def : HLSLPart<"attribute", ["NodeLaunch", "NodeIsProgramEntry", "NodeID", "NodeShareInputOf",
                             "NodeLocalRootArgumentsTableIndex", "NodeDispatchGrid",
                             "NodeMaxDispatchGrid", "NodeMaxRecursionDepth", "NodeArraySize",
                             "MaxRecords", "MaxRecordsSharedWith", "AllowSparseNodes",
                             "UnboundedSparseNodes", "NodeTrackRWInputSharing"], "6.8", "node">;
def : HLSLPart<"attribute", ["raypayload"], "6.6", "library",
               "with the access qualifiers of fields">;

//===-- Words of declarations ---------------------------------------------===//

def : HLSLPart<"word", ["in", "out", "inout"], "6.0", all>;
def : HLSLPart<"word", ["groupshared"], "6.0", "compute, mesh, amplification, node">;
def : HLSLPart<"word", ["static", "const", "packoffset"], "6.0", all>;
def : HLSLPart<"word", ["register"], "6.0", all, "a profile, as in `register(ps, t0)`, and an index, as in `register(t0[1])`, mean nothing">;
def : HLSLPart<"word", ["extern", "uniform"], "6.0", all, "accepted, means nothing">;
def : HLSLPart<"word", ["row_major", "column_major", "pack_matrix"], "6.0", all,
               "where matrices lie in memory or in a signature">;
def : HLSLPart<"word", ["precise"], "6.0", all>;
def : HLSLPart<"word", ["globallycoherent"], "6.0", all, "on resources that shaders write">;
def : HLSLPart<"word", ["reordercoherent"], "6.9", "library", "on resources that shaders write">;
def : HLSLPart<"word", ["nointerpolation", "noperspective", "linear", "centroid", "sample"], "6.0",
               "vertex, domain, geometry, mesh, pixel">;
def : HLSLPart<"word", ["triangle", "line", "point", "lineadj", "triangleadj"], "6.0", "geometry">;
def : HLSLPart<"word", ["vertices", "indices", "primitives", "payload"], "6.5",
               "mesh, amplification">;
def : HLSLPart<"word", ["export"], "6.3", "library">;
def : HLSLPart<"word", ["discard"], "6.0", "pixel">;
def : HLSLPart<"word", ["_11_22_33"], "6.0", all, "elements of matrices by name">;

//===-- Rejected parts ----------------------------------------------------===//

defvar refusals = "tests/hlsl/refusals.hlsl";
def : HLSLRefusal<"a variable or parameter of an `interface`",
                  "variable cannot be of interface type",
                  "templates, or the struct itself", refusals>;
def : HLSLRefusal<"`static groupshared` members of structs",
                  "'groupshared' is not a valid modifier for members",
                  "a variable", refusals>;
def : HLSLRefusal<"functions that call themselves", "recursive functions are not allowed",
                  "loops",
                  refusals>;
def : HLSLRefusal<"`goto`", "'goto' is unsupported in HLSL", "loops, functions", refusals>;
def : HLSLRefusal<"pointers and references", "pointers and references are unsupported in HLSL",
                  "`inout`, indices", refusals>;
def : HLSLRefusal<"`&&` and `||` of vectors and matrices, from `-HV 2021` on",
                  "operands of short-circuiting '&&' and '||' must be scalar", "`and`, `or`", refusals>;
def : HLSLRefusal<"`printf`", "printf is not supported yet", "writes to a buffer", refusals>;
def : HLSLRefusal<"a resource chosen at run time among different bindings",
                  "resource is selected at run time from different bindings",
                  "elements of one array of resources", refusals>;
def : HLSLRefusal<"`Interlocked*` on a local variable",
                  "must be a groupshared variable or an element of a writable resource",
                  "groupshared memory or an element of a buffer", "tests/hlsl/atomics-errors.hlsl">;
