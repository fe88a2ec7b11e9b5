// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work graph nodes and records.

def allocateNodeOutputRecords : DXILOpClass;
def getNodeRecordPtr : DXILOpClass;
def incrementOutputCount : DXILOpClass;
def outputComplete : DXILOpClass;
def getInputRecordCount : DXILOpClass;
def finishedCrossGroupSharing : DXILOpClass;
def createNodeOutputHandle : DXILOpClass;
def indexNodeHandle : DXILOpClass;
def annotateNodeHandle : DXILOpClass;
def createNodeInputRecordHandle : DXILOpClass;
def annotateNodeRecordHandle : DXILOpClass;
def nodeOutputIsValid : DXILOpClass;
def getRemainingRecursionLevels : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def NodeOutput : MeaningState<nodeHandleTy, [i32Ty], "An output of the node by its number.">;
def NodeInput : MeaningState<nodeRecordHandleTy, [i32Ty], "The input of the node by its number.">;
def NodeOutputElement : MeaningState<nodeHandleTy, [nodeHandleTy, i32Ty], "An element of an array of outputs.">;
def InputRecordCount : MeaningState<i32Ty, [nodeRecordHandleTy],
    "Number of records, from 1 to the declared maximum.">;
def ValidNodeOutput : MeaningState<i1Ty, [nodeHandleTy], "True if records can be sent.">;
def RemainingRecursion : MeaningState<i32Ty, [], "Number of levels.">;

//===-- Create/Annotate Node Handles --------------------------------------===//

let category = "Create/Annotate Node Handles" in {

def AllocateNodeOutputRecords : DXILOp<238, allocateNodeOutputRecords> {
  let Doc = "Allocates records to send to another node. They are zeroed or undefined until "
            "written, and are sent by OutputComplete. A call for the group must be in uniform "
            "control flow with uniform arguments. A thread may ask for none; the sum must not "
            "exceed the declared maximum.";
  let result = nodeRecordHandleTy;
  let resultDoc = "The records.";
  let arguments = [Arg<nodeHandleTy, "output", "Output to send to.">,
                   Arg<i32Ty, "numRecords",
                       "Number of records; for the group, the same in all threads.">,
                   Imm<i1Ty, "perThread",
                       "True if each thread asks for itself, false if the group asks as one.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let meaning = (opaque "makes, sends or reaches records of other nodes");
}
} // category

//===-- Get Pointer to Node Record in Address Space 6 ---------------------===//

let category = "Get Pointer to Node Record in Address Space 6" in {

def GetNodeRecordPtr : DXILOp<239, getNodeRecordPtr> {
  let Doc = "Returns a pointer to one record of an input or an output, in the address space of "
            "node records. An index beyond the records is undefined behaviour, and so is a pointer "
            "used after OutputComplete. Input records can be written only if they are declared so.";
  let result = overloadTy;
  let resultDoc = "Pointer to the record.";
  let arguments = [Arg<nodeRecordHandleTy, "recordhandle", "Records.">,
                   Arg<i32Ty, "arrayIndex", "Record, from 0.">];
  let overloads = [Overloads<DXIL1_8, [udtTy]>];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
  let meaning = (opaque "makes, sends or reaches records of other nodes");
}
} // category

//===-- Work Graph intrinsics ---------------------------------------------===//

let category = "Work Graph intrinsics" in {

def IncrementOutputCount : DXILOp<240, incrementOutputCount> {
  let Doc = "Adds to the number of empty records to send to another node. A call for the group "
            "must be in uniform control flow with uniform arguments. The sum must not exceed the "
            "declared maximum.";
  let result = voidTy;
  let arguments = [Arg<nodeHandleTy, "output", "Output with empty records.">,
                   Arg<i32Ty, "count", "Number of records to add.">,
                   Imm<i1Ty, "perThread",
                       "True if each thread asks for itself, false if the group asks as one.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let meaning = (opaque "makes, sends or reaches records of other nodes");
}

def OutputComplete : DXILOp<241, outputComplete> {
  let Doc = "Sends allocated records; the shader must not use them afterwards. It must be called "
            "once for each allocation, on each path, in control flow as uniform as that of the "
            "allocation.";
  let result = voidTy;
  let arguments = [Arg<nodeRecordHandleTy, "output", "Records to send.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let meaning = (opaque "makes, sends or reaches records of other nodes");
}

def GetInputRecordCount : DXILOp<242, getInputRecordCount> {
  let Doc = "Returns the number of records that a coalescing node shader was launched with.";
  let result = i32Ty;
  let resultDoc = "Number of records, from 1 to the declared maximum.";
  let arguments = [Arg<nodeRecordHandleTy, "input", "Input of the node.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
  let meaning = (state InputRecordCount, $input);
}

def FinishedCrossGroupSharing : DXILOp<243, finishedCrossGroupSharing> {
  let Doc = "Tells whether this thread group is the last of its dispatch to call the op for a "
            "shared input record, so that it may read what the others wrote. All threads must "
            "reach it, in uniform control flow, once at most, and no shared field may be written "
            "afterwards. The record must be declared to track sharing.";
  let result = i1Ty;
  let resultDoc = "True in the last group.";
  let arguments = [Arg<nodeRecordHandleTy, "input", "Shared input record.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let meaning = (opaque "makes, sends or reaches records of other nodes");
}
} // category

//===-- Create/Annotate Node Handles --------------------------------------===//

let category = "Create/Annotate Node Handles" in {

def CreateNodeOutputHandle : DXILOp<247, createNodeOutputHandle> {
  let Doc = "Returns a handle of a declared output of the node shader. AnnotateNodeHandle must "
            "follow.";
  let result = nodeHandleTy;
  let resultDoc = "Handle of the output.";
  let arguments = [Imm<i32Ty, "MetadataIdx",
                       "Number of the output in the metadata of the entry point.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
  let meaning = (state NodeOutput, $MetadataIdx);
}

def IndexNodeHandle : DXILOp<248, indexNodeHandle> {
  let Doc = "Returns a handle of one element of an output array. An index beyond the array gives "
            "an output that is not valid.";
  let result = nodeHandleTy;
  let resultDoc = "Handle of the element.";
  let arguments = [Arg<nodeHandleTy, "NodeOutputHandle", "Handle of the array.">,
                   Arg<i32Ty, "ArrayIndex", "Element, from 0; may vary between threads.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
  let meaning = (state NodeOutputElement, $NodeOutputHandle, $ArrayIndex);
}

def AnnotateNodeHandle : DXILOp<249, annotateNodeHandle> {
  let Doc = "Adds to the handle of an output what the shader knows of it: its flags, see "
            "NodeIOFlag, and the size of its records in bytes.";
  let result = nodeHandleTy;
  let resultDoc = "The same output with its properties.";
  let arguments = [Arg<nodeHandleTy, "node", "Handle of the output.">,
                   Imm<nodeInfoTy, "props", "Two constant words: flags, then record size.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
  let meaning = (sameHandle $node);
}

def CreateNodeInputRecordHandle : DXILOp<250, createNodeInputRecordHandle> {
  let Doc = "Returns a handle of the input records of the node shader. AnnotateNodeRecordHandle "
            "must follow.";
  let result = nodeRecordHandleTy;
  let resultDoc = "Handle of the records.";
  let arguments = [Imm<i32Ty, "MetadataIdx",
                       "Number of the input in the metadata of the entry point.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
  let meaning = (state NodeInput, $MetadataIdx);
}

def AnnotateNodeRecordHandle : DXILOp<251, annotateNodeRecordHandle> {
  let Doc = "Adds to the handle of records what the shader knows of them: their flags, see "
            "NodeIOFlag, and their size in bytes.";
  let result = nodeRecordHandleTy;
  let resultDoc = "The same records with their properties.";
  let arguments = [Arg<nodeRecordHandleTy, "noderecord", "Handle of the records.">,
                   Imm<nodeRecordInfoTy, "props", "Two constant words: flags, then record size.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
  let meaning = (sameHandle $noderecord);
}
} // category

//===-- Work Graph intrinsics ---------------------------------------------===//

let category = "Work Graph intrinsics" in {

def NodeOutputIsValid : DXILOp<252, nodeOutputIsValid> {
  let Doc = "Tells whether an output leads to a node of the graph that can still receive records: "
            "it is false for an absent node, and for recursion that has reached its limit. It is "
            "uniform for a uniform handle.";
  let result = i1Ty;
  let resultDoc = "True if records can be sent.";
  let arguments = [Arg<nodeHandleTy, "output", "Output to test.">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
  let meaning = (state ValidNodeOutput, $output);
}

def GetRemainingRecursionLevels : DXILOp<253, getRemainingRecursionLevels> {
  let Doc = "Returns how many times the node may still send to itself. It is 0 in the last level "
            "and in nodes without recursion.";
  let result = i32Ty;
  let resultDoc = "Number of levels.";
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
  let meaning = (state RemainingRecursion);
}
} // category
