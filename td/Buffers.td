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

//===-- Components of raw accesses, in meanings ---------------------------===//

class RawComponent<int number, dag value = (nothing)> {
  dag inMask = (ne 0, (and $mask, !shl(1, number)));
  dag place = (advance $place, (mul number, (sizeOf overloadTy)));
  dag read = (select inMask, (load overloadTy, place), (undefined));
  dag write = (when inMask, (store place, value));
}
def FullyMapped : MeaningState<i1Ty, [i32Ty], "Whether the access with this status touched mapped memory only.">;

//===-- Resources ---------------------------------------------------------===//

let category = "Resources" in {

def CBufferLoad : DXILOp<58, cbufferLoad> {
  let Doc = "Reads one value from a constant buffer at a byte offset. An offset beyond the end "
            "gives 0. Compilers use CBufferLoadLegacy instead.";
  let result = overloadTy;
  let resultDoc = "The value.";
  let arguments = [Arg<handleTy, "handle", "Constant buffer.">,
                   UnsignedArg<i32Ty, "byteOffset",
                               "Offset in bytes, a multiple of the alignment.">,
                   UnsignedImm<i32Ty, "alignment",
                               "Alignment of the access in bytes; a power of two.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (load overloadTy, (byteAt $handle, $byteOffset));
}

def CBufferLoadLegacy : DXILOp<59, cbufferLoadLegacy> {
  let Doc = "Reads one 16-byte row of a constant buffer: two 64-bit, four 32-bit or eight 16-bit "
            "values. Rows beyond the end give 0; a constant row beyond the declared size is "
            "refused by the validator. Four of the results are in use for the min-precision half "
            "and i16 of a module without native 16-bit types.";
  let resourceIntrinsics = [int_dx_resource_load_cbufferrow_2,
                            int_dx_resource_load_cbufferrow_4, int_dx_resource_load_cbufferrow_8];
  let result = cbufRetTy;
  let resultDoc = "The values of the row.";
  let arguments = [Arg<handleTy, "handle", "Constant buffer.">,
                   UnsignedArg<i32Ty, "regIndex", "Row, in units of 16 bytes.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (vector (load overloadTy, (byteAt $handle, (add (mul $regIndex, 16), (mul (element),
                (sizeOf overloadTy))))));
}

def BufferLoad : DXILOp<68, bufferLoad> {
  let Doc = "Reads one element of a typed buffer; before DXIL 1.2 also of a byte-address or "
            "structured buffer. Components that the format lacks are 0, but 1 for the last. An "
            "index beyond the end gives 0 in the components of the format. A buffer bound as a "
            "root descriptor has no bounds, and an address outside it is undefined.";
  let resourceIntrinsics = [int_dx_resource_load_typedbuffer, int_dx_resource_load_rawbuffer];
  let result = resRetTy;
  let resultDoc = "Four components. The last field is the status for CheckAccessFullyMapped.";
  let arguments = [Arg<handleTy, "srv", "Buffer: an SRV or a UAV.">,
                   Arg<i32Ty, "index",
                       "Element of a typed or structured buffer; byte of a raw buffer.">,
                   OptionalArg<i32Ty, "wot",
                       "Byte within the structure for a structured buffer; otherwise undef.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let counters = ["tex_load"];
  let meaning = (where (tuple (loadComponent overloadTy, $place, 0), (loadComponent overloadTy, $place, 1),
                (loadComponent overloadTy, $place, 2), (loadComponent overloadTy, $place, 3),
                (accessStatus $place)), (elementAt $srv, $index, $wot, 0):$place);
}

def BufferStore : DXILOp<69, bufferStore> {
  let Doc = "Writes one element of a typed buffer; before DXIL 1.2 also of a byte-address or "
            "structured buffer. A typed store must write all four components, other stores a run "
            "that starts at x. An index beyond the end writes nothing, and so do helper lanes. Two "
            "threads that write the same element race: either value may stay.";
  let resourceIntrinsics = [int_dx_resource_store_typedbuffer, int_dx_resource_store_rawbuffer];
  let result = voidTy;
  let arguments = [Arg<handleTy, "uav", "Buffer: a UAV.">,
                   Arg<i32Ty, "coord0",
                       "Element of a typed or structured buffer; byte of a raw buffer.">,
                   OptionalArg<i32Ty, "coord1",
                       "Byte within the structure for a structured buffer; otherwise undef.">,
                   Arg<overloadTy, "value0", "First component.">,
                   OptionalArg<overloadTy, "value1", "Second component; undef if not written.">,
                   OptionalArg<overloadTy, "value2", "Third component; undef if not written.">,
                   OptionalArg<overloadTy, "value3", "Fourth component; undef if not written.">,
                   EnumArg<i8Ty, "mask", ComponentMask,
                           "Components to write; must be those whose values are not undef.",
                           "INSTR.WRITEMASKMATCHVALUEFORUAVSTORE">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["tex_store"];
  let meaning = (storeComponents (elementAt $uav, $coord0, $coord1, 0), $value0, $value1, $value2, $value3,
                (zext i32Ty, $mask));
}

def BufferUpdateCounter : DXILOp<70, bufferUpdateCounter> {
  let Doc = "Adds 1 to, or subtracts 1 from, the hidden counter of a structured buffer in one "
            "indivisible step. The count wraps. A shader must not do both to the same buffer, "
            "whose declaration must have a counter. Helper lanes change nothing and get an "
            "undefined value.";
  let resourceIntrinsics = [int_dx_resource_updatecounter];
  let result = i32Ty;
  let resultDoc = "The count before an increment, or after a decrement.";
  let arguments = [Arg<handleTy, "uav", "Structured buffer with a counter: a UAV.">,
                   Arg<i8Ty, "inc", "1 to increment, -1 to decrement; a constant.">];
  let counters = ["atomic"];
  let meaning = (where (select (slt $inc, 0), (sub $former, 1), $former), (atomic i32Ty, (counterAt $uav),
                (add (old), (sext i32Ty, $inc))):$former);
}

def CheckAccessFullyMapped : DXILOp<71, checkAccessFullyMapped> {
  let Doc = "Tells from the status of a load, sample or gather whether every tile that it touched "
            "was mapped to memory. Texels of unmapped tiles read as 0.";
  let resourceIntrinsics = [int_dx_resource_load_typedbuffer, int_dx_resource_load_rawbuffer];
  let result = i1Ty;
  let resultDoc = "True if all of the memory was mapped.";
  let arguments = [Arg<overloadTy, "status", "Status field of the result of a resource access.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (state FullyMapped, $status);
}

def GetDimensions : DXILOp<72, getDimensions> {
  let Doc = "Returns the size of a resource. Buffers give their size in x: elements for typed and "
            "structured buffers, bytes for raw ones. Textures give width, height, depth or array "
            "size of the mip level, in that order, and in w the number of mip levels or samples. A "
            "level that does not exist gives sizes of 0. Fields that a kind of resource lacks are "
            "undefined and must not be used.";
  let resourceIntrinsics = [int_dx_resource_getdimensions_x];
  let result = dimensionsTy;
  let resultDoc = "The sizes, in elements, bytes or texels; mip levels or samples last.";
  let arguments = [Arg<handleTy, "handle", "Any buffer or texture.">,
                   OptionalArg<i32Ty, "mipLevel",
                       "Mip level of a texture SRV; undef for buffers, UAVs and multisampled "
                       "textures.">];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (tuple (dimension $handle, $mipLevel, 0), (dimension $handle, $mipLevel, 1), (dimension $handle,
                $mipLevel, 2), (dimension $handle, $mipLevel, 3));
}

def RawBufferLoad : DXILOp<139, rawBufferLoad> {
  let Doc = "Reads one to four consecutive values of a byte-address or structured buffer. Only "
            "components in the mask are read; the others are undefined. A raw access beyond the "
            "end reads 0; a structure beyond the end reads 0, but a byte offset beyond its "
            "structure is undefined. A buffer bound as a root descriptor has no bounds, and an "
            "address outside it is undefined. For a target before DXIL 1.2 the linker uses "
            "BufferLoad.";
  let resourceIntrinsics = [int_dx_resource_load_rawbuffer];
  let result = resRetTy;
  let resultDoc = "Four components. The last field is the status for CheckAccessFullyMapped.";
  let arguments = [Arg<handleTy, "srv", "Byte-address or structured buffer: an SRV or a UAV.">,
                   Arg<i32Ty, "index",
                       "Structure of a structured buffer; byte offset of a raw buffer.">,
                   OptionalArg<i32Ty, "elementOffset",
                       "Byte within the structure for a structured buffer; undef for a raw "
                       "buffer.">,
                   EnumImm<i8Ty, "mask", ComponentMask,
                           "Components to read: a run that starts at x.">,
                   Imm<i32Ty, "alignment",
                       "Alignment of the access in bytes: a power of two, at most that of the "
                       "largest scalar.", "INSTR.CONSTALIGNFORRAWBUF">];
  let overloads = [Overloads<DXIL1_2, [halfTy, floatTy, i16Ty, i32Ty]>,
                   Overloads<DXIL1_3, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_2, [all_stages]>];
  let attributes = [Attributes<DXIL1_2, [ReadOnly]>];
  let translatedMinimum = DXIL1_0;
  let counters = ["tex_load"];
  let meaning = (where (tuple RawComponent<0>.read, RawComponent<1>.read, RawComponent<2>.read,
                RawComponent<3>.read, (accessStatus $place)), (elementAt $srv, $index, $elementOffset, 0):$place);
}

def RawBufferStore : DXILOp<140, rawBufferStore> {
  let Doc = "Writes one to four consecutive values of a byte-address or structured buffer. A raw "
            "access beyond the end writes nothing, nor does a structure beyond the end, but a byte "
            "offset beyond its structure is undefined. Helper lanes write nothing. A buffer bound "
            "as a root descriptor has no bounds, and an address outside it is undefined. For a "
            "target before DXIL 1.2 the linker uses BufferStore.";
  let resourceIntrinsics = [int_dx_resource_store_rawbuffer];
  let result = voidTy;
  let arguments = [Arg<handleTy, "uav", "Byte-address or structured buffer: a UAV.">,
                   Arg<i32Ty, "index",
                       "Structure of a structured buffer; byte offset of a raw buffer.">,
                   OptionalArg<i32Ty, "elementOffset",
                       "Byte within the structure for a structured buffer; undef for a raw "
                       "buffer.">,
                   Arg<overloadTy, "value0", "First component.">,
                   OptionalArg<overloadTy, "value1", "Second component; undef if not written.">,
                   OptionalArg<overloadTy, "value2", "Third component; undef if not written.">,
                   OptionalArg<overloadTy, "value3", "Fourth component; undef if not written.">,
                   EnumImm<i8Ty, "mask", ComponentMask,
                           "Components to write: a run that starts at x, those whose values are "
                           "not undef.", "INSTR.WRITEMASKMATCHVALUEFORUAVSTORE">,
                   Imm<i32Ty, "alignment",
                       "Alignment of the access in bytes: a power of two, at most that of the "
                       "largest scalar.", "INSTR.CONSTALIGNFORRAWBUF">];
  let overloads = [Overloads<DXIL1_2, [halfTy, floatTy, i16Ty, i32Ty]>,
                   Overloads<DXIL1_3, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_2, [all_stages]>];
  let translatedMinimum = DXIL1_0;
  let counters = ["tex_store"];
  let meaning = (where (sequence RawComponent<0, (copy $value0)>.write, RawComponent<1, (copy $value1)>.write,
                RawComponent<2, (copy $value2)>.write, RawComponent<3, (copy $value3)>.write), (elementAt $uav,
                $index, $elementOffset, 0):$place);
}

def RawBufferVectorLoad : DXILOp<303, rawBufferVectorLoad> {
  let Doc = "Reads a vector of any length from a byte-address or structured buffer. Each element "
            "is checked for itself: a raw access beyond the end reads 0; a structure beyond the "
            "end reads 0, but a byte offset beyond its structure is undefined. A buffer bound as a "
            "root descriptor has no bounds, and an address outside it is undefined.";
  let result = resRetTy;
  let resultDoc = "The vector, then the status for CheckAccessFullyMapped.";
  let arguments = [Arg<handleTy, "buf", "Byte-address or structured buffer: an SRV or a UAV.">,
                   Arg<i32Ty, "index",
                       "Structure of a structured buffer; byte offset of a raw buffer.">,
                   OptionalArg<i32Ty, "elementOffset",
                       "Byte within the structure for a structured buffer; undef for a raw "
                       "buffer.">,
                   Imm<i32Ty, "alignment",
                       "Alignment of the access in bytes: a power of two, at most that of the "
                       "largest scalar.", "INSTR.CONSTALIGNFORRAWBUF">];
  let overloads = [Overloads<DXIL1_9, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty],
                             [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
  let counters = ["tex_load"];
  let meaning = (where (tuple (vector (load overloadTy, (advance $place, (mul (element),
                (sizeOf overloadTy))))), (accessStatus $place)), (elementAt $buf, $index, $elementOffset,
                0):$place);
}

def RawBufferVectorStore : DXILOp<304, rawBufferVectorStore> {
  let Doc = "Writes a vector of any length to a byte-address or structured buffer. Each element is "
            "checked for itself: a raw access beyond the end writes nothing, nor does a structure "
            "beyond the end, but a byte offset beyond its structure is undefined. Helper lanes "
            "write nothing. A buffer bound as a root descriptor has no bounds, and an address "
            "outside it is undefined.";
  let result = voidTy;
  let arguments = [Arg<handleTy, "uav", "Byte-address or structured buffer: a UAV.">,
                   Arg<i32Ty, "index",
                       "Structure of a structured buffer; byte offset of a raw buffer.">,
                   OptionalArg<i32Ty, "elementOffset",
                       "Byte within the structure for a structured buffer; undef for a raw "
                       "buffer.">,
                   Arg<overloadTy, "value0", "Vector to write.">,
                   Imm<i32Ty, "alignment",
                       "Alignment of the access in bytes: a power of two, at most that of the "
                       "largest scalar.", "INSTR.CONSTALIGNFORRAWBUF">];
  let overloads = [Overloads<DXIL1_9, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty],
                             [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let counters = ["tex_store"];
  let meaning = (where (vector (store (advance $place, (mul (element), (sizeOf overloadTy))), $value0)),
                (elementAt $uav, $index, $elementOffset, 0):$place);
}
} // category
