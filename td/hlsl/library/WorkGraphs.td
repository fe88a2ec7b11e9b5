// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs and outputs of work graph nodes.

// Sums of NodeIOFlag's cases.
defvar node_input = 1;
defvar node_output = 2;
defvar node_writable = 4;
defvar node_empty = 8;
defvar node_array = 0x10;
defvar node_thread = 0x20;
defvar node_group = 0x40;
defvar node_dispatch = !or(node_thread, node_group);
defvar output_flags = !or(node_output, node_writable);
defvar empty_output_flags = !or(node_output, node_empty);

class NodeObject<string name, string sort, int theFlags, bit many, int types> : LibraryObject<name,
                                                                                              sort,
                                                                                              ""> {
  let nodeFlags = theFlags;
  let typeParameters = types;
  let coordinates = many;
  let writable = !ne(!and(theFlags, node_writable), 0);
  let firstMinor = 8;
  let doc = "What a node of a work graph takes or gives.";
  let stages = "node";
}
defvar read_write_input = !or(node_input, node_writable);
def : NodeObject<"DispatchNodeInputRecord", "NodeRecord", !or(node_input, node_dispatch), 0, 1>;
def : NodeObject<"RWDispatchNodeInputRecord", "NodeRecord", !or(read_write_input, node_dispatch),
                 0, 1>;
def : NodeObject<"ThreadNodeInputRecord", "NodeRecord", !or(node_input, node_thread), 0, 1>;
def : NodeObject<"RWThreadNodeInputRecord", "NodeRecord", !or(read_write_input, node_thread), 0, 1>;
def : NodeObject<"GroupNodeInputRecords", "NodeRecord", !or(node_input, node_group), 1, 1>;
def : NodeObject<"RWGroupNodeInputRecords", "NodeRecord", !or(read_write_input, node_group), 1, 1>;
def : NodeObject<"EmptyNodeInput", "NodeRecord", !or(node_input, node_empty), 0, 0>;
def : NodeObject<"ThreadNodeOutputRecords", "NodeRecord", !or(output_flags, node_thread), 1, 1>;
def : NodeObject<"GroupNodeOutputRecords", "NodeRecord", !or(output_flags, node_group), 1, 1>;
def : NodeObject<"NodeOutput", "NodeOutput", output_flags, 0, 1>;
def : NodeObject<"NodeOutputArray", "NodeOutput", !or(output_flags, node_array), 1, 1>;
def : NodeObject<"EmptyNodeOutput", "NodeOutput", empty_output_flags, 0, 0>;
def : NodeObject<"EmptyNodeOutputArray", "NodeOutput", !or(empty_output_flags, node_array), 1, 0>;

let pure = 0 in {
let classes = ["GroupNodeInputRecords", "RWGroupNodeInputRecords", "EmptyNodeInput"] in
def : LibraryOp<"Count", "uint ()", [], GetInputRecordCount, ["this"]>;
let classes = ["RWDispatchNodeInputRecord"] in
def : LibraryOp<"FinishedCrossGroupSharing", "bool ()", [], FinishedCrossGroupSharing, ["this"]>;
let classes = ["ThreadNodeOutputRecords", "GroupNodeOutputRecords"] in
def : LibraryOp<"OutputComplete", "void ()", [], OutputComplete, ["this"]>;
let classes = ["NodeOutput", "EmptyNodeOutput"] in
def : LibraryOp<"IsValid", "bool ()", [], NodeOutputIsValid, ["this"]>;
// A method's name determines the class of its result, whose element is that of the output.
let classes = ["NodeOutput"] in {
def : LibrarySpecial<"GetThreadNodeOutputRecords", "void (uint count)", [], "NodeThreadRecords"> {
  let op = AllocateNodeOutputRecords;
}
def : LibrarySpecial<"GetGroupNodeOutputRecords", "void (uint count)", [], "NodeGroupRecords"> {
  let op = AllocateNodeOutputRecords;
}
}
let classes = ["NodeOutputArray", "EmptyNodeOutputArray"] in
def : LibrarySpecial<"__element", "void (uint index)", [], "NodeElement"> {
  let op = IndexNodeHandle;
}
let classes = ["EmptyNodeOutput"] in {
def : LibraryOp<"ThreadIncrementOutputCount", "void (uint count)", [], IncrementOutputCount,
                ["this", "count", "=1"]>;
def : LibraryOp<"GroupIncrementOutputCount", "void (uint count)", [], IncrementOutputCount,
                ["this", "count", "=0"]>;
}
}
