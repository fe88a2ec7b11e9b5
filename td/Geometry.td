// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Geometry shader streams and instances.

def emitStream : DXILOpClass;
def cutStream : DXILOpClass;
def emitThenCutStream : DXILOpClass;
def gsInstanceID : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def GeometryInstance : MeaningState<overloadTy, [], "Number from 0 to the instance count less one.">;

//===-- Geometry shader ---------------------------------------------------===//

let category = "Geometry shader" in {

def EmitStream : DXILOp<97, emitStream> {
  let Doc = "Adds the values stored so far as a vertex to an output stream. They are undefined "
            "afterwards and must be stored again. Vertices beyond the declared maximum are "
            "dropped.";
  let result = voidTy;
  let arguments = [Arg<i8Ty, "streamId", "Number of the output stream, from 0 to 3; a constant.">];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let counters = ["gs_emit"];
  let meaning = (opaque "ends a vertex or a strip of an output stream");
}

def CutStream : DXILOp<98, cutStream> {
  let Doc = "Ends the strip of an output stream, so the next vertex starts a new one. An "
            "incomplete primitive is dropped.";
  let result = voidTy;
  let arguments = [Arg<i8Ty, "streamId", "Number of the output stream, from 0 to 3; a constant.">];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let counters = ["gs_cut"];
  let meaning = (opaque "ends a vertex or a strip of an output stream");
}

def EmitThenCutStream : DXILOp<99, emitThenCutStream> {
  let Doc = "Does what EmitStream and then CutStream do. HLSL compilers emit the two ops instead.";
  let result = voidTy;
  let arguments = [Arg<i8Ty, "streamId", "Number of the output stream, from 0 to 3; a constant.">];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let counters = ["gs_emit", "gs_cut"];
  let meaning = (opaque "ends a vertex or a strip of an output stream");
}

def GSInstanceID : DXILOp<100, gsInstanceID> {
  let Doc = "Returns which of the declared instances of the geometry shader this is, for one input "
            "primitive.";
  let result = overloadTy;
  let resultDoc = "Number from 0 to the instance count less one.";
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state GeometryInstance);
}
} // category
