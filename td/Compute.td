// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thread and group ids.

def threadId : DXILOpClass;
def groupId : DXILOpClass;
def threadIdInGroup : DXILOpClass;
def flattenedThreadIdInGroup : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def GroupPlace : MeaningState<i32Ty, [i32Ty], "A coordinate of the thread group in the dispatch.">;
def GroupSize : MeaningState<i32Ty, [i32Ty], "The threads of a group along an axis.">;
def PlaceInGroup : MeaningState<i32Ty, [i32Ty], "A coordinate of the thread in its group.">;

//===-- Compute/Mesh/Amplification/Node shader ----------------------------===//

let category = "Compute/Mesh/Amplification/Node shader" in {

def ThreadId : DXILOp<93, threadId> {
  let Doc = "Returns one coordinate of the thread in the whole dispatch: the group coordinate "
            "times the group size plus the coordinate within the group. In a node shader it needs "
            "the broadcasting launch mode.";
  let LLVMIntrinsic = int_dx_thread_id;
  let result = overloadTy;
  let resultDoc = "Coordinate in threads.";
  let arguments = [Arg<i32Ty, "component", "Axis: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, thread_group_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (add (mul (state GroupPlace, $component), (state GroupSize, $component)), (state PlaceInGroup,
                $component));
}

def GroupId : DXILOp<94, groupId> {
  let Doc = "Returns one coordinate of the thread group in the dispatch. It is the same for every "
            "thread of a group. In a node shader it needs the broadcasting launch mode.";
  let LLVMIntrinsic = int_dx_group_id;
  let result = overloadTy;
  let resultDoc = "Coordinate in thread groups.";
  let arguments = [Arg<i32Ty, "component", "Axis: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, thread_group_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state GroupPlace, $component);
}

def ThreadIdInGroup : DXILOp<95, threadIdInGroup> {
  let Doc = "Returns one coordinate of the thread within its group, less than the group size on "
            "that axis. In a node shader it needs the broadcasting or coalescing launch mode.";
  let LLVMIntrinsic = int_dx_thread_id_in_group;
  let result = overloadTy;
  let resultDoc = "Coordinate in threads.";
  let arguments = [Arg<i32Ty, "component", "Axis: 0 for x, 1 for y, 2 for z.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, thread_group_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state PlaceInGroup, $component);
}

def FlattenedThreadIdInGroup : DXILOp<96, flattenedThreadIdInGroup> {
  let Doc = "Returns the index of the thread within its group, counting x fastest and z slowest: x "
            "+ y * size.x + z * size.x * size.y. In a node shader it needs the broadcasting or "
            "coalescing launch mode.";
  let LLVMIntrinsic = int_dx_flattened_thread_id_in_group;
  let result = overloadTy;
  let resultDoc = "Index from 0 to the number of threads in the group less one.";
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, thread_group_stages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (add (mul (add (mul (state PlaceInGroup, 2), (state GroupSize, 1)), (state PlaceInGroup, 1)),
                (state GroupSize, 0)), (state PlaceInGroup, 0));
}
} // category
