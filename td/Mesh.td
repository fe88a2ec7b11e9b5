// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mesh and amplification shaders.

def setMeshOutputCounts : DXILOpClass;
def emitIndices : DXILOpClass;
def getMeshPayload : DXILOpClass;
def storeVertexOutput : DXILOpClass;
def storePrimitiveOutput : DXILOpClass;
def dispatchMesh : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def MeshVertexCount : MeaningState<i32Ty, [], "Vertices that a mesh shader group puts out.">;
def MeshPrimitiveCount : MeaningState<i32Ty, [], "Primitives that a mesh shader group puts out.">;
def PrimitiveVertex : MeaningState<i32Ty, [i32Ty, i32Ty], "A vertex of a primitive: primitive, corner.">;
def MeshVertexElement : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty, i32Ty],
    "A component of an output of a vertex: element, row, column, vertex.">;
def MeshPrimitiveElement : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty, i32Ty],
    "A component of an output of a primitive: element, row, column, primitive.">;

//===-- Mesh shader instructions ------------------------------------------===//

let category = "Mesh shader instructions" in {

def SetMeshOutputCounts : DXILOp<168, setMeshOutputCounts> {
  let Doc = "Declares how many vertices and primitives the thread group will output. It must be "
            "called once at most, in uniform control flow, before any output is written; values "
            "must be uniform and within the declared maxima, or the result is undefined. Without a "
            "call the group outputs nothing.";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "numVertices", "Number of vertices.">,
                   Arg<i32Ty, "numPrimitives", "Number of primitives.">];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let meaning = (sequence (setState MeshVertexCount, $numVertices), (setState MeshPrimitiveCount,
                $numPrimitives));
}

def EmitIndices : DXILOp<169, emitIndices> {
  let Doc = "Writes the vertex indices of one output primitive. Indices at or beyond the declared "
            "counts are undefined behaviour. Lines leave the third index undefined.";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "PrimitiveIndex", "Primitive whose indices are written.">,
                   UnsignedArg<i32Ty, "VertexIndex0", "Index of the first vertex.">,
                   UnsignedArg<i32Ty, "VertexIndex1", "Index of the second vertex.">,
                   OptionalUnsignedArg<i32Ty, "VertexIndex2",
                               "Index of the third vertex; undef for lines.">];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let meaning = (sequence (setState PrimitiveVertex, $PrimitiveIndex, 0, $VertexIndex0),
                (setState PrimitiveVertex, $PrimitiveIndex, 1, $VertexIndex1), (setState PrimitiveVertex,
                $PrimitiveIndex, 2, $VertexIndex2));
}

def GetMeshPayload : DXILOp<170, getMeshPayload> {
  let Doc = "Returns a pointer to the payload that the amplification shader passed, which is "
            "read-only and shared by the group. A mesh shader calls it once at most, and needs an "
            "amplification shader that passes the same type.";
  let result = overloadTy;
  let resultDoc = "Pointer to the payload.";
  let overloads = [Overloads<DXIL1_5, [udtTy]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
  let meaning = (opaque "hands a payload to other shaders by a pointer");
}

def StoreVertexOutput : DXILOp<171, storeVertexOutput> {
  let Doc = "Writes one component of an attribute of an output vertex. A vertex at or beyond the "
            "declared count is undefined behaviour; an attribute that no thread writes is "
            "undefined.";
  let accesses = "Output";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "outputSigId",
                               "Number of the element in the output signature; a constant.">,
                   UnsignedArg<i32Ty, "rowIndex", "Row within the element.">,
                   UnsignedArg<i8Ty, "colIndex", "Column within the element; a constant.">,
                   Arg<overloadTy, "value", "Value to write.">,
                   UnsignedArg<i32Ty, "vertexIndex", "Vertex to write to.">];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let counters = ["sig_st"];
  let meaning = (setState MeshVertexElement, $outputSigId, $rowIndex, $colIndex, $vertexIndex, $value);
}

def StorePrimitiveOutput : DXILOp<172, storePrimitiveOutput> {
  let Doc = "Writes one component of an attribute of an output primitive. A primitive at or beyond "
            "the declared count is undefined behaviour; an attribute that no thread writes is "
            "undefined.";
  let accesses = "PatchOrPrimitive";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "outputSigId",
                               "Number of the element in the primitive output signature; a "
                               "constant.">,
                   UnsignedArg<i32Ty, "rowIndex", "Row within the element.">,
                   UnsignedArg<i8Ty, "colIndex", "Column within the element; a constant.">,
                   Arg<overloadTy, "value", "Value to write.">,
                   UnsignedArg<i32Ty, "primitiveIndex", "Primitive to write to.">];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let counters = ["sig_st"];
  let meaning = (setState MeshPrimitiveElement, $outputSigId, $rowIndex, $colIndex, $primitiveIndex, $value);
}
} // category

//===-- Amplification shader instructions ---------------------------------===//

let category = "Amplification shader instructions" in {

def DispatchMesh : DXILOp<173, dispatchMesh> {
  let Doc = "Launches the mesh shader groups of this amplification group and hands them a payload. "
            "It must be called exactly once, in uniform control flow, with uniform arguments; it "
            "waits for the writes of the group to groupshared memory, and no output may follow. A "
            "count of 0 launches nothing.";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "threadGroupCountX",
                       "Number of mesh shader groups in x: at most 65535, and at most 2^22 for the "
                       "product of the three.">,
                   Arg<i32Ty, "threadGroupCountY",
                       "Number of mesh shader groups in y: at most 65535, and at most 2^22 for the "
                       "product of the three.">,
                   Arg<i32Ty, "threadGroupCountZ",
                       "Number of mesh shader groups in z: at most 65535, and at most 2^22 for the "
                       "product of the three.">,
                   Arg<overloadTy, "payload",
                       "Pointer to the payload in groupshared memory, at most 16384 bytes.">];
  let overloads = [Overloads<DXIL1_5, [udtTy]>];
  let stages = [Stages<DXIL1_5, [amplification]>];
  let meaning = (opaque "hands a payload to other shaders by a pointer");
}
} // category
