// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constant, typed, raw and structured buffers, their counters and sizes.

def cbufferLoad : DXILOpClass;
def cbufferLoadLegacy : DXILOpClass;
def bufferLoad : DXILOpClass;
def bufferStore : DXILOpClass;
def bufferUpdateCounter : DXILOpClass;
def checkAccessFullyMapped : DXILOpClass;
def getDimensions : DXILOpClass;
def rawBufferLoad : DXILOpClass;
def rawBufferStore : DXILOpClass;
def rawBufferVectorLoad : DXILOpClass;
def rawBufferVectorStore : DXILOpClass;

//===-- Resources ---------------------------------------------------------===//

let category = "Resources" in {

def CBufferLoad : DXILOp<58, cbufferLoad> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<handleTy, "handle">,
                   UnsignedArg<i32Ty, "byteOffset">,
                   Imm<i32Ty, "alignment">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

def CBufferLoadLegacy : DXILOp<59, cbufferLoadLegacy> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_load_cbufferrow_2,
                            int_dx_resource_load_cbufferrow_4, int_dx_resource_load_cbufferrow_8];
  let result = cbufRetTy;
  let arguments = [Arg<handleTy, "handle">,
                   UnsignedArg<i32Ty, "regIndex">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

def BufferLoad : DXILOp<68, bufferLoad> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_load_typedbuffer, int_dx_resource_load_rawbuffer];
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<i32Ty, "index">,
                   Arg<i32Ty, "wot">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let counters = ["tex_load"];
}

def BufferStore : DXILOp<69, bufferStore> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_store_typedbuffer, int_dx_resource_store_rawbuffer];
  let result = voidTy;
  let arguments = [Arg<handleTy, "uav">,
                   Arg<i32Ty, "coord0">,
                   Arg<i32Ty, "coord1">,
                   Arg<overloadTy, "value0">,
                   Arg<overloadTy, "value1">,
                   Arg<overloadTy, "value2">,
                   Arg<overloadTy, "value3">,
                   Arg<i8Ty, "mask">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_store"];
}

def BufferUpdateCounter : DXILOp<70, bufferUpdateCounter> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_updatecounter];
  let result = i32Ty;
  let arguments = [Arg<handleTy, "uav">,
                   Arg<i8Ty, "inc">];
  let counters = ["atomic"];
}

def CheckAccessFullyMapped : DXILOp<71, checkAccessFullyMapped> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_load_typedbuffer, int_dx_resource_load_rawbuffer];
  let result = i1Ty;
  let arguments = [Arg<overloadTy, "status">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

def GetDimensions : DXILOp<72, getDimensions> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_getdimensions_x];
  let result = dimensionsTy;
  let arguments = [Arg<handleTy, "handle">,
                   Arg<i32Ty, "mipLevel">];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

def RawBufferLoad : DXILOp<139, rawBufferLoad> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_load_rawbuffer];
  let result = resRetTy;
  let arguments = [Arg<handleTy, "srv">,
                   Arg<i32Ty, "index">,
                   Arg<i32Ty, "elementOffset">,
                   Imm<i8Ty, "mask">,
                   Imm<i32Ty, "alignment">];
  let overloads = [Overloads<DXIL1_2, [halfTy, floatTy, i16Ty, i32Ty]>,
                   Overloads<DXIL1_3, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_2, [all_stages]>];
  let attributes = [Attributes<DXIL1_2, [ReadOnly]>];
  let translatedMinimum = DXIL1_0;
  let counters = ["tex_load"];
}

def RawBufferStore : DXILOp<140, rawBufferStore> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_store_rawbuffer];
  let result = voidTy;
  let arguments = [Arg<handleTy, "uav">,
                   Arg<i32Ty, "index">,
                   Arg<i32Ty, "elementOffset">,
                   Arg<overloadTy, "value0">,
                   Arg<overloadTy, "value1">,
                   Arg<overloadTy, "value2">,
                   Arg<overloadTy, "value3">,
                   Imm<i8Ty, "mask">,
                   Imm<i32Ty, "alignment">];
  let overloads = [Overloads<DXIL1_2, [halfTy, floatTy, i16Ty, i32Ty]>,
                   Overloads<DXIL1_3, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_2, [all_stages]>];
  let translatedMinimum = DXIL1_0;
  let counters = ["tex_store"];
}

def RawBufferVectorLoad : DXILOp<303, rawBufferVectorLoad> {
  let Doc = "";
  let result = resRetTy;
  let arguments = [Arg<handleTy, "buf">,
                   Arg<i32Ty, "index">,
                   Arg<i32Ty, "elementOffset">,
                   Imm<i32Ty, "alignment">];
  let overloads = [Overloads<DXIL1_9, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty], [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
  let counters = ["tex_load"];
}

def RawBufferVectorStore : DXILOp<304, rawBufferVectorStore> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "uav">,
                   Arg<i32Ty, "index">,
                   Arg<i32Ty, "elementOffset">,
                   Arg<overloadTy, "value0">,
                   Imm<i32Ty, "alignment">];
  let overloads = [Overloads<DXIL1_9, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty], [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let counters = ["tex_store"];
}
} // category
