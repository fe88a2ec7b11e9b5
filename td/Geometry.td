// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Geometry shader streams and instances.

def emitStream : DXILOpClass;
def cutStream : DXILOpClass;
def emitThenCutStream : DXILOpClass;
def gsInstanceID : DXILOpClass;

//===-- Geometry shader ---------------------------------------------------===//

let category = "Geometry shader" in {

def EmitStream : DXILOp<97, emitStream> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i8Ty, "streamId">];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let counters = ["gs_emit"];
}

def CutStream : DXILOp<98, cutStream> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i8Ty, "streamId">];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let counters = ["gs_cut"];
}

def EmitThenCutStream : DXILOp<99, emitThenCutStream> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i8Ty, "streamId">];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let counters = ["gs_emit", "gs_cut"];
}

def GSInstanceID : DXILOp<100, gsInstanceID> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category
