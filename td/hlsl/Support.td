// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of HLSL without a record of their own, and what is refused.

defvar all = "all";
defvar by_clang = "clang";
defvar by_text = "the header, written in HLSL";
defvar by_frontend = "dxil-frontend";

//===-- Types and classes -------------------------------------------------===//

def : HLSLPart<"type", ["vector", "matrix"], "6.0", all,
               "clang's templates; alone they are float4 and float4x4, by dxil-frontend">;
def : HLSLPart<"type", ["struct", "enum", "typedef", "template"], "6.0", all, by_clang>;
def : HLSLPart<"type", ["cbuffer", "tbuffer"], "6.0", all,
               "clang; layouts by dxil-frontend, reads by the pass hlsl-constant-access">;
def : HLSLPart<"type", ["RayDesc"], "6.3", all, by_text>;

def : HLSLPart<"class", ["Buffer", "RWBuffer", "RasterizerOrderedBuffer", "StructuredBuffer",
                         "RWStructuredBuffer", "RasterizerOrderedStructuredBuffer",
                         "AppendStructuredBuffer", "ConsumeStructuredBuffer"], "6.0", all,
               "clang; accesses by the pass dxil-resource-access">;
def : HLSLPart<"class", ["PointStream", "LineStream", "TriangleStream"], "6.0", "geometry", by_text>;
def : HLSLPart<"class", ["InputPatch", "OutputPatch"], "6.0", "hull, domain", by_text>;
def : HLSLPart<"class", ["ResourceDescriptorHeap", "SamplerDescriptorHeap"], "6.6", all,
               "the header; the pass dxil-implicit-binding">;

//===-- Methods -----------------------------------------------------------===//

def : HLSLPart<"method", ["Buffer.Load", "Buffer.GetDimensions", "StructuredBuffer.Load",
                          "StructuredBuffer.GetDimensions", "RWStructuredBuffer.IncrementCounter",
                          "RWStructuredBuffer.DecrementCounter", "AppendStructuredBuffer.Append",
                          "ConsumeStructuredBuffer.Consume"], "6.0", all, by_clang>;
def : HLSLPart<"method", ["Texture2D.GetDimensions", "RWTexture2D.operator[]"], "6.0", all,
               "the header; those of every texture alike">;
def : HLSLPart<"method", ["ByteAddressBuffer.Load", "ByteAddressBuffer.Load2", "ByteAddressBuffer.Load3",
                          "ByteAddressBuffer.Load4", "ByteAddressBuffer.GetDimensions",
                          "RWByteAddressBuffer.Store", "RWByteAddressBuffer.Store2",
                          "RWByteAddressBuffer.Store3", "RWByteAddressBuffer.Store4",
                          "RWByteAddressBuffer.InterlockedAdd", "RWByteAddressBuffer.InterlockedMin",
                          "RWByteAddressBuffer.InterlockedMax", "RWByteAddressBuffer.InterlockedAnd",
                          "RWByteAddressBuffer.InterlockedOr", "RWByteAddressBuffer.InterlockedXor",
                          "RWByteAddressBuffer.InterlockedExchange",
                          "RWByteAddressBuffer.InterlockedCompareExchange",
                          "RWByteAddressBuffer.InterlockedCompareStore"], "6.0", all, by_text>;
def : HLSLPart<"method", ["RWByteAddressBuffer.InterlockedAdd64", "RWByteAddressBuffer.InterlockedExchangeFloat",
                          "RWByteAddressBuffer.InterlockedCompareExchangeFloatBitwise"], "6.6", all, by_text>;
def : HLSLPart<"method", ["TriangleStream.Append", "TriangleStream.RestartStrip"], "6.0", "geometry",
               "the header; target/ writes the function that adds a vertex">;
def : HLSLPart<"method", ["RayQuery.TraceRayInline", "RayQuery.Proceed", "RayQuery.Abort",
                          "RayQuery.CommitNonOpaqueTriangleHit", "RayQuery.CommitProceduralPrimitiveHit",
                          "RayQuery.CommittedStatus", "RayQuery.CandidateType", "RayQuery.CommittedRayT",
                          "RayQuery.CandidateObjectToWorld3x4", "RayQuery.WorldRayOrigin"], "6.5", all,
               "the header, an op each; so for the other queries of the class">;

//===-- Attributes --------------------------------------------------------===//

def : HLSLPart<"attribute", ["numthreads"], "6.0", "compute, mesh, amplification, node", by_clang>;
def : HLSLPart<"attribute", ["WaveSize"], "6.6", "compute", by_clang>;
def : HLSLPart<"attribute", ["RootSignature"], "6.0", all, "clang; parts by target/">;
def : HLSLPart<"attribute", ["shader"], "6.3", "libraries", "clang, and dxil-frontend for graphics stages">;
def : HLSLPart<"attribute", ["earlydepthstencil"], "6.0", "pixel", by_frontend>;
def : HLSLPart<"attribute", ["domain", "partitioning", "outputtopology", "outputcontrolpoints",
                             "patchconstantfunc"], "6.0", "hull, domain", by_frontend>;
def : HLSLPart<"attribute", ["maxvertexcount", "instance"], "6.0", "geometry", by_frontend>;
def : HLSLPart<"attribute", ["unroll", "loop"], "6.0", all, by_clang>;
def : HLSLPart<"attribute", ["branch", "flatten"], "6.0", all,
               "clang; before other statements than if and switch dxil-frontend blanks them">;

//===-- Words of declarations ---------------------------------------------===//

def : HLSLPart<"word", ["in", "out", "inout"], "6.0", all, by_clang>;
def : HLSLPart<"word", ["groupshared"], "6.0", "compute, mesh, amplification, node",
               "clang; a macro takes away the initial value">;
def : HLSLPart<"word", ["static", "const", "packoffset"], "6.0", all, by_clang>;
def : HLSLPart<"word", ["register"], "6.0", all, "clang; registers of a stage and in brackets by dxil-frontend">;
def : HLSLPart<"word", ["extern"], "6.0", all, "accepted, means nothing">;
def : HLSLPart<"word", ["uniform"], "6.0", all, "accepted, means nothing">;
def : HLSLPart<"word", ["row_major", "column_major", "pack_matrix"], "6.0", all,
               "dxil-frontend: in constant buffers, buffers and signatures; nobody sees it elsewhere">;
def : HLSLPart<"word", ["precise"], "6.0", all, "dxil-frontend: for the whole source">;
def : HLSLPart<"word", ["mips"], "6.0", all,
               "dxil-frontend: after a dot and before a subscript, methods of the header">;
def : HLSLPart<"word", ["globallycoherent"], "6.0", all, "dxil-frontend: on resources that shaders write">;
def : HLSLPart<"word", ["nointerpolation", "noperspective", "linear", "centroid", "sample"], "6.0",
               "vertex, domain, geometry, mesh, pixel", by_frontend>;
def : HLSLPart<"word", ["triangle", "line", "point", "lineadj", "triangleadj"], "6.0", "geometry",
               by_frontend>;
def : HLSLPart<"word", ["vertices", "indices", "primitives", "payload"], "6.5", "mesh, amplification",
               by_frontend>;
def : HLSLPart<"word", ["discard"], "6.0", "pixel", "a macro: clip(-1)">;
def : HLSLPart<"word", ["_11_22_33"], "6.0", all, "element names of matrices, by dxil-frontend">;

//===-- What is refused ---------------------------------------------------===//

def : HLSLRefusal<"`Store<T>` of both `row_major` and `column_major` matrices of one type in one source",
                  "both row_major and column_major matrices of one type", "structs with the matrices"> {
  let test = "tests/hlsl/row-major-buffers.hlsl";
}
def : HLSLRefusal<"`-Zpr` and structured buffers from a heap whose elements are matrices, beside ones with as many "
                  "elements in another shape: one type in clang's IR",
                  "row_major matrices in a buffer without a name", "a struct with the matrix"> {
  let test = "tests/hlsl/row-major-buffers.hlsl";
}
def : HLSLRefusal<"named elements of a matrix as an `out` argument or as a place in an expression",
                  "several elements of a matrix cannot stand here", "a vector of your own"> {
  let test = "tests/hlsl/matrix-elements.hlsl";
}
def : HLSLRefusal<"`m * n` of matrices where clang's product has another shape",
                  "cannot be told from the matrix product", "`mul`, or rows"> {
  let test = "tests/hlsl/vector-truth.hlsl";
}
def : HLSLRefusal<"`m && n` and `m || n` of matrices with `-HV 2018`, and of matrices and vectors",
                  "invalid operands to binary expression", "`and`, `or`, a cast">;
def : HLSLRefusal<"`interface`", "unknown type name", "templates">;
def : HLSLRefusal<"`string`", "unknown type name", "nothing: it has no meaning in a program">;
def : HLSLRefusal<"`static groupshared` members of structs", "cannot combine with previous", "a variable">;
def : HLSLRefusal<"`Interlocked*` on a local variable", "the target of 'InterlockedAdd' is no integer",
                  "groupshared memory or an element of a buffer"> {
  let test = "tests/hlsl/atomics-errors.hlsl";
}
def : HLSLRefusal<"what makes clang itself crash", "the compiler crashed in what begins or ends here",
                  "what stands there in other words"> {
  let test = "tests/tools/dxil-cc-crash.hlsl";
}
