// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making a handle of a binding or a heap slot, and telling what it is.

def createHandle : DXILOpClass;
def createHandleForLib : DXILOpClass;
def annotateHandle : DXILOpClass;
def createHandleFromBinding : DXILOpClass;
def createHandleFromHeap : DXILOpClass;

//===-- Resources ---------------------------------------------------------===//

let category = "Resources" in {

def CreateHandle : DXILOp<57, createHandle> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_handlefrombinding,
                            int_dx_resource_handlefromimplicitbinding];
  let result = handleTy;
  let arguments = [EnumImm<i8Ty, "resourceClass", ResourceClass>,
                   Imm<i32Ty, "rangeId">,
                   Arg<i32Ty, "index">,
                   Imm<i1Ty, "nonUniformIndex">];
  let stages = [Stages<DXIL1_0, [all_stages]>,
                Stages<DXIL1_6, [removed]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
} // category

//===-- Library create handle from resource struct (like HL intrinsic) ----===//

let category = "Library create handle from resource struct (like HL intrinsic)" in {

def CreateHandleForLib : DXILOp<160, createHandleForLib> {
  let Doc = "";
  let result = handleTy;
  let arguments = [Arg<overloadTy, "Resource">];
  let overloads = [Overloads<DXIL1_3, [objectTy]>];
  let stages = [Stages<DXIL1_3, [all_stages]>];
  let attributes = [Attributes<DXIL1_3, [ReadOnly]>];
  let translatedMinimum = DXIL1_0;
}
} // category

//===-- Get handle from heap ----------------------------------------------===//

let category = "Get handle from heap" in {

def AnnotateHandle : DXILOp<216, annotateHandle> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_handlefrombinding,
                            int_dx_resource_handlefromimplicitbinding];
  let result = handleTy;
  let arguments = [Arg<handleTy, "res">,
                   Imm<resPropertiesTy, "props">];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let translatedMinimum = DXIL1_0;
}

def CreateHandleFromBinding : DXILOp<217, createHandleFromBinding> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_resource_handlefrombinding,
                            int_dx_resource_handlefromimplicitbinding];
  let result = handleTy;
  let arguments = [Imm<resBindTy, "bind">,
                   Arg<i32Ty, "index">,
                   Imm<i1Ty, "nonUniformIndex">];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let translatedMinimum = DXIL1_0;
}

def CreateHandleFromHeap : DXILOp<218, createHandleFromHeap> {
  let Doc = "";
  let result = handleTy;
  let arguments = [Arg<i32Ty, "index">,
                   Imm<i1Ty, "samplerHeap">,
                   Imm<i1Ty, "nonUniformIndex">];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
}
} // category
