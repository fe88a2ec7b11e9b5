// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// System values of several graphics stages.

def viewID : DXILOpClass;
def startVertexLocation : DXILOpClass;
def startInstanceLocation : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def ViewNumber : MeaningState<overloadTy, [], "Number of the view.">;
def FirstVertex : MeaningState<overloadTy, [], "First or base vertex.">;
def FirstInstance : MeaningState<overloadTy, [], "First instance.">;

//===-- Graphics shader ---------------------------------------------------===//

let category = "Graphics shader" in {

def ViewID : DXILOp<138, viewID> {
  let Doc = "Returns the view that is rendered, when one draw renders several. It is 0 without "
            "view instancing and uniform in a draw of one view.";
  let result = overloadTy;
  let resultDoc = "Number of the view.";
  let overloads = [Overloads<DXIL1_1, [i32Ty]>];
  let stages = [Stages<DXIL1_1, [vertex, hull, domain, geometry, pixel, mesh]>];
  let attributes = [Attributes<DXIL1_1, [ReadNone]>];
  let meaning = (state ViewNumber);
}
} // category

//===-- Extended Command Information --------------------------------------===//

let category = "Extended Command Information" in {

def StartVertexLocation : DXILOp<256, startVertexLocation> {
  let Doc = "Returns the value added to each vertex index: the base vertex of an indexed draw, the "
            "first vertex of another. It is uniform in a draw, and is signed for indexed draws.";
  let result = overloadTy;
  let resultDoc = "First or base vertex.";
  let overloads = [Overloads<DXIL1_8, [i32Ty]>];
  let stages = [Stages<DXIL1_8, [vertex]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
  let meaning = (state FirstVertex);
}

def StartInstanceLocation : DXILOp<257, startInstanceLocation> {
  let Doc = "Returns the value added to each instance number when instance data is fetched. It is "
            "uniform in a draw.";
  let result = overloadTy;
  let resultDoc = "First instance.";
  let overloads = [Overloads<DXIL1_8, [i32Ty]>];
  let stages = [Stages<DXIL1_8, [vertex]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
  let meaning = (state FirstInstance);
}
} // category
