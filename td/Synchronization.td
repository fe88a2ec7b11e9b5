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
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<handleTy, "handle">,
                   EnumArg<i32Ty, "atomicOp", AtomicBinOpKind>,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<overloadTy, "newValue">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>,
                   Overloads<DXIL1_6, [i64Ty, i32Ty]>];
  let counters = ["atomic"];
}

def AtomicCompareExchange : DXILOp<79, atomicCompareExchange> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<handleTy, "handle">,
                   Arg<i32Ty, "offset0">,
                   Arg<i32Ty, "offset1">,
                   Arg<i32Ty, "offset2">,
                   Arg<overloadTy, "compareValue">,
                   Arg<overloadTy, "newValue">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>,
                   Overloads<DXIL1_6, [i64Ty, i32Ty]>];
  let counters = ["atomic"];
}

def Barrier : DXILOp<80, barrier> {
  let Doc = "";
  let intrinsics = [IntrinSelect<int_dx_group_memory_barrier_with_group_sync, [IntrinArgConst<9>]>];
  let result = voidTy;
  let arguments = [EnumImm<i32Ty, "barrierMode", BarrierMode>];
  let attributes = [Attributes<DXIL1_0, [NoDuplicate, IsBarrier]>];
  let counters = ["barrier"];
}

def BarrierByMemoryType : DXILOp<244, barrierByMemoryType> {
  let Doc = "";
  let result = voidTy;
  let arguments = [EnumImm<i32Ty, "MemoryTypeFlags", MemoryTypeFlags>,
                   EnumImm<i32Ty, "SemanticFlags", BarrierSemanticFlags>];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
  let translatedMinimum = DXIL1_0;
  let counters = ["barrier"];
}

def BarrierByMemoryHandle : DXILOp<245, barrierByMemoryHandle> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<handleTy, "object">,
                   EnumImm<i32Ty, "SemanticFlags", BarrierSemanticFlags>];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
  let counters = ["barrier"];
}

def BarrierByNodeRecordHandle : DXILOp<246, barrierByNodeRecordHandle> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<nodeRecordHandleTy, "object">,
                   EnumImm<i32Ty, "SemanticFlags", BarrierSemanticFlags>];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
  let counters = ["barrier"];
}
} // category
