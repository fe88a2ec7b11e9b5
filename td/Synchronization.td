// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomics on resources, and barriers.

def atomicBinOp : DXILOpClass;
def atomicCompareExchange : DXILOpClass;
def barrier : DXILOpClass;
def barrierByMemoryType : DXILOpClass;
def barrierByMemoryHandle : DXILOpClass;
def barrierByNodeRecordHandle : DXILOpClass;

//===-- Synchronization ---------------------------------------------------===//

let category = "Synchronization" in {

def AtomicBinOp : DXILOp<78, atomicBinOp> {
  let Doc = "Combines a value with one element of a UAV in a single indivisible step and returns "
            "what the element held before. An address outside the resource changes nothing and "
            "returns an undefined value. The access is not ordered with respect to other addresses "
            "without a barrier. Helper lanes of a pixel shader change nothing. The 64-bit overload "
            "needs DXIL 1.6 and is a feature of the device.";
  let result = overloadTy;
  let resultDoc = "The value before the operation.";
  let arguments = [Arg<handleTy, "handle", "UAV to change.">,
                   EnumArg<i32Ty, "atomicOp", AtomicBinOpKind,
                           "What is done with the old and the new value.">,
                   Arg<i32Ty, "offset0",
                       "First coordinate: element of a typed buffer, byte of a raw buffer, "
                       "structure of a structured buffer, or x of a texture.">,
                   OptionalArg<i32Ty, "offset1",
                       "Second coordinate: byte within the structure, or y of a texture; undef "
                       "where there is none.">,
                   OptionalArg<i32Ty, "offset2",
                       "Third coordinate: z or array slice of a texture; undef where there is "
                       "none.">,
                   Arg<overloadTy, "newValue", "Value to combine.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>,
                   Overloads<DXIL1_6, [i64Ty, i32Ty]>];
  let counters = ["atomic"];
  let meaning = (atomic overloadTy, (elementAt $handle, $offset0, $offset1, $offset2), (cases $atomicOp,
                (add (old), $newValue):$Add, (and (old), $newValue):$And, (or (old), $newValue):$Or, (xor (old),
                $newValue):$Xor, (smin (old), $newValue):$IMin, (smax (old), $newValue):$IMax, (umin (old),
                $newValue):$UMin, (umax (old), $newValue):$UMax, (copy $newValue):$Exchange));
}

def AtomicCompareExchange : DXILOp<79, atomicCompareExchange> {
  let Doc = "Compares one element of a UAV with a value, replaces it if they are equal, and "
            "returns what it held before, all in a single indivisible step. The comparison is of "
            "bits. An address outside the resource changes nothing and returns an undefined value. "
            "The access is not ordered with respect to other addresses without a barrier. Helper "
            "lanes of a pixel shader change nothing. The 64-bit overload needs DXIL 1.6 and is a "
            "feature of the device.";
  let result = overloadTy;
  let resultDoc = "The value before the operation.";
  let arguments = [Arg<handleTy, "handle", "UAV to change.">,
                   Arg<i32Ty, "offset0",
                       "First coordinate: element of a typed buffer, byte of a raw buffer, "
                       "structure of a structured buffer, or x of a texture.">,
                   OptionalArg<i32Ty, "offset1",
                       "Second coordinate: byte within the structure, or y of a texture; undef "
                       "where there is none.">,
                   OptionalArg<i32Ty, "offset2",
                       "Third coordinate: z or array slice of a texture; undef where there is "
                       "none.">,
                   Arg<overloadTy, "compareValue",
                       "Value that the element must hold to be replaced.">,
                   Arg<overloadTy, "newValue", "Value to store.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>,
                   Overloads<DXIL1_6, [i64Ty, i32Ty]>];
  let counters = ["atomic"];
  let meaning = (atomic overloadTy, (elementAt $handle, $offset0, $offset1, $offset2), (select (eq (old),
                $compareValue), $newValue, (old)));
}

def Barrier : DXILOp<80, barrier> {
  let Doc = "Orders memory accesses before the call against those after it and, if asked, waits "
            "for the whole thread group. A stage without groups may only order UAVs for the "
            "device. With SyncThreadGroup every thread of the group must reach the same call, or "
            "the result is undefined.";
  let intrinsics = [IntrinSelect<int_dx_group_memory_barrier_with_group_sync, [IntrinArgConst<9>]>];
  let result = voidTy;
  let arguments = [EnumImm<i32Ty, "barrierMode", BarrierMode,
                           "What to order and whether to wait.">];
  let attributes = [Attributes<DXIL1_0, [NoDuplicate, IsBarrier]>];
  let counters = ["barrier"];
  let meaning = (opaque "orders accesses of memory, and waits for the threads of the group");
}

def BarrierByMemoryType : DXILOp<244, barrierByMemoryType> {
  let Doc = "Orders accesses to the named kinds of memory before the call against those after it, "
            "within the named scope, and waits for the thread group if asked. Flags that need a "
            "thread group or a node limit the stages; ReorderScope needs DXIL 1.9 and a ray "
            "generation shader. For a target before DXIL 1.8 the linker turns a call without newer "
            "flags into Barrier. With GroupSync every thread of the group must reach the same "
            "call, or the result is undefined.";
  let result = voidTy;
  let arguments = [EnumImm<i32Ty, "MemoryTypeFlags", MemoryTypeFlags, "Kinds of memory to order.",
                           "INSTR.BARRIERFLAGINVALID">,
                   EnumImm<i32Ty, "SemanticFlags", BarrierSemanticFlags,
                           "Whether to wait, and how far the order reaches.",
                           "INSTR.BARRIERFLAGINVALID">];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
  let translatedMinimum = DXIL1_0;
  let counters = ["barrier"];
  let meaning = (opaque "orders accesses of memory, and waits for the threads of the group");
}

def BarrierByMemoryHandle : DXILOp<245, barrierByMemoryHandle> {
  let Doc = "Orders accesses to one UAV before the call against those after it, within the named "
            "scope, and waits for the thread group if asked. Accesses to the same memory through "
            "other handles are not ordered. With GroupSync every thread of the group must reach "
            "the same call, or the result is undefined.";
  let result = voidTy;
  let arguments = [Arg<handleTy, "object", "UAV whose accesses are ordered.">,
                   EnumImm<i32Ty, "SemanticFlags", BarrierSemanticFlags,
                           "Whether to wait, and how far the order reaches.",
                           "INSTR.BARRIERFLAGINVALID">];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
  let counters = ["barrier"];
  let meaning = (opaque "orders accesses of memory, and waits for the threads of the group");
}

def BarrierByNodeRecordHandle : DXILOp<246, barrierByNodeRecordHandle> {
  let Doc = "Orders accesses to one set of node records before the call against those after it, "
            "within the named scope, and waits for the thread group if asked. Only node shaders "
            "have records. With GroupSync every thread of the group must reach the same call, or "
            "the result is undefined.";
  let result = voidTy;
  let arguments = [Arg<nodeRecordHandleTy, "object", "Records whose accesses are ordered.">,
                   EnumImm<i32Ty, "SemanticFlags", BarrierSemanticFlags,
                           "Whether to wait, and how far the order reaches.",
                           "INSTR.BARRIERFLAGINVALID">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
  let counters = ["barrier"];
  let meaning = (opaque "orders accesses of memory, and waits for the threads of the group");
}
} // category
