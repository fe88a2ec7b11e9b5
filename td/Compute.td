// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thread and group ids.

def threadId : DXILOpClass;
def groupId : DXILOpClass;
def threadIdInGroup : DXILOpClass;
def flattenedThreadIdInGroup : DXILOpClass;

//===-- Compute/Mesh/Amplification/Node shader ----------------------------===//

let category = "Compute/Mesh/Amplification/Node shader" in {

def ThreadId : DXILOp<93, threadId> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_thread_id;
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "component">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, thread_group_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def GroupId : DXILOp<94, groupId> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_group_id;
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "component">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, thread_group_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def ThreadIdInGroup : DXILOp<95, threadIdInGroup> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_thread_id_in_group;
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "component">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, thread_group_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def FlattenedThreadIdInGroup : DXILOp<96, flattenedThreadIdInGroup> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_flattened_thread_id_in_group;
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, thread_group_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category
