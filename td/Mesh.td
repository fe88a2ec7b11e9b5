// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mesh and amplification shaders.

def setMeshOutputCounts : DXILOpClass;
def emitIndices : DXILOpClass;
def getMeshPayload : DXILOpClass;
def storeVertexOutput : DXILOpClass;
def storePrimitiveOutput : DXILOpClass;
def dispatchMesh : DXILOpClass;

//===-- Mesh shader instructions ------------------------------------------===//

let category = "Mesh shader instructions" in {

def SetMeshOutputCounts : DXILOp<168, setMeshOutputCounts> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "numVertices">,
                   Arg<i32Ty, "numPrimitives">];
  let stages = [Stages<DXIL1_5, [mesh]>];
}

def EmitIndices : DXILOp<169, emitIndices> {
  let Doc = "";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "PrimitiveIndex">,
                   UnsignedArg<i32Ty, "VertexIndex0">,
                   UnsignedArg<i32Ty, "VertexIndex1">,
                   UnsignedArg<i32Ty, "VertexIndex2">];
  let stages = [Stages<DXIL1_5, [mesh]>];
}

def GetMeshPayload : DXILOp<170, getMeshPayload> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_5, [udtTy]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}

def StoreVertexOutput : DXILOp<171, storeVertexOutput> {
  let Doc = "";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "outputSigId">,
                   UnsignedArg<i32Ty, "rowIndex">,
                   UnsignedArg<i8Ty, "colIndex">,
                   Arg<overloadTy, "value">,
                   UnsignedArg<i32Ty, "vertexIndex">];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let counters = ["sig_st"];
}

def StorePrimitiveOutput : DXILOp<172, storePrimitiveOutput> {
  let Doc = "";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "outputSigId">,
                   UnsignedArg<i32Ty, "rowIndex">,
                   UnsignedArg<i8Ty, "colIndex">,
                   Arg<overloadTy, "value">,
                   UnsignedArg<i32Ty, "primitiveIndex">];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let counters = ["sig_st"];
}
} // category

//===-- Amplification shader instructions ---------------------------------===//

let category = "Amplification shader instructions" in {

def DispatchMesh : DXILOp<173, dispatchMesh> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "threadGroupCountX">,
                   Arg<i32Ty, "threadGroupCountY">,
                   Arg<i32Ty, "threadGroupCountZ">,
                   Arg<overloadTy, "payload">];
  let overloads = [Overloads<DXIL1_5, [udtTy]>];
  let stages = [Stages<DXIL1_5, [amplification]>];
}
} // category
