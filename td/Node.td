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

//===-- Create/Annotate Node Handles --------------------------------------===//

let category = "Create/Annotate Node Handles" in {

def AllocateNodeOutputRecords : DXILOp<238, allocateNodeOutputRecords> {
  let Doc = "";
  let result = nodeRecordHandleTy;
  let arguments = [Arg<nodeHandleTy, "output">,
                   Arg<i32Ty, "numRecords">,
                   Imm<i1Ty, "perThread">];
  let stages = [Stages<DXIL1_8, [node]>];
}
} // category

//===-- Get Pointer to Node Record in Address Space 6 ---------------------===//

let category = "Get Pointer to Node Record in Address Space 6" in {

def GetNodeRecordPtr : DXILOp<239, getNodeRecordPtr> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<nodeRecordHandleTy, "recordhandle">,
                   Arg<i32Ty, "arrayIndex">];
  let overloads = [Overloads<DXIL1_8, [udtTy]>];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
} // category

//===-- Work Graph intrinsics ---------------------------------------------===//

let category = "Work Graph intrinsics" in {

def IncrementOutputCount : DXILOp<240, incrementOutputCount> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<nodeHandleTy, "output">,
                   Arg<i32Ty, "count">,
                   Imm<i1Ty, "perThread">];
  let stages = [Stages<DXIL1_8, [node]>];
}

def OutputComplete : DXILOp<241, outputComplete> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<nodeRecordHandleTy, "output">];
  let stages = [Stages<DXIL1_8, [node]>];
}

def GetInputRecordCount : DXILOp<242, getInputRecordCount> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<nodeRecordHandleTy, "input">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
}

def FinishedCrossGroupSharing : DXILOp<243, finishedCrossGroupSharing> {
  let Doc = "";
  let result = i1Ty;
  let arguments = [Arg<nodeRecordHandleTy, "input">];
  let stages = [Stages<DXIL1_8, [node]>];
}
} // category

//===-- Create/Annotate Node Handles --------------------------------------===//

let category = "Create/Annotate Node Handles" in {

def CreateNodeOutputHandle : DXILOp<247, createNodeOutputHandle> {
  let Doc = "";
  let result = nodeHandleTy;
  let arguments = [Imm<i32Ty, "MetadataIdx">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}

def IndexNodeHandle : DXILOp<248, indexNodeHandle> {
  let Doc = "";
  let result = nodeHandleTy;
  let arguments = [Arg<nodeHandleTy, "NodeOutputHandle">,
                   Arg<i32Ty, "ArrayIndex">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}

def AnnotateNodeHandle : DXILOp<249, annotateNodeHandle> {
  let Doc = "";
  let result = nodeHandleTy;
  let arguments = [Arg<nodeHandleTy, "node">,
                   Imm<nodeInfoTy, "props">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}

def CreateNodeInputRecordHandle : DXILOp<250, createNodeInputRecordHandle> {
  let Doc = "";
  let result = nodeRecordHandleTy;
  let arguments = [Imm<i32Ty, "MetadataIdx">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}

def AnnotateNodeRecordHandle : DXILOp<251, annotateNodeRecordHandle> {
  let Doc = "";
  let result = nodeRecordHandleTy;
  let arguments = [Arg<nodeRecordHandleTy, "noderecord">,
                   Imm<nodeRecordInfoTy, "props">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
} // category

//===-- Work Graph intrinsics ---------------------------------------------===//

let category = "Work Graph intrinsics" in {

def NodeOutputIsValid : DXILOp<252, nodeOutputIsValid> {
  let Doc = "";
  let result = i1Ty;
  let arguments = [Arg<nodeHandleTy, "output">];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
}

def GetRemainingRecursionLevels : DXILOp<253, getRemainingRecursionLevels> {
  let Doc = "";
  let result = i32Ty;
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
}
} // category
