// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// System values of several graphics stages.

def viewID : DXILOpClass;
def startVertexLocation : DXILOpClass;
def startInstanceLocation : DXILOpClass;

//===-- Graphics shader ---------------------------------------------------===//

let category = "Graphics shader" in {

def ViewID : DXILOp<138, viewID> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_1, [i32Ty]>];
  let stages = [Stages<DXIL1_1, [vertex, hull, domain, geometry, pixel, mesh]>];
  let attributes = [Attributes<DXIL1_1, [ReadNone]>];
}
} // category

//===-- Extended Command Information --------------------------------------===//

let category = "Extended Command Information" in {

def StartVertexLocation : DXILOp<256, startVertexLocation> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_8, [i32Ty]>];
  let stages = [Stages<DXIL1_8, [vertex]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}

def StartInstanceLocation : DXILOp<257, startInstanceLocation> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_8, [i32Ty]>];
  let stages = [Stages<DXIL1_8, [vertex]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
} // category
