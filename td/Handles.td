// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creates handles from bindings and heap slots, and annotates them.

def createHandle : DXILOpClass;
def createHandleForLib : DXILOpClass;
def annotateHandle : DXILOpClass;
def createHandleFromBinding : DXILOpClass;
def createHandleFromHeap : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def BoundResource : MeaningState<handleTy, [i8Ty, i32Ty, i32Ty],
    "A resource by its class, declaration and register.">;
def ResourceOfBinding : MeaningState<handleTy, [resBindTy, i32Ty], "A resource by its range and register.">;
def HeapResource : MeaningState<handleTy, [i32Ty, i1Ty], "A descriptor of the heap of samplers, or of the other.">;

//===-- Resources ---------------------------------------------------------===//

let category = "Resources" in {

def CreateHandle : DXILOp<57, createHandle> {
  let Doc = "Returns a handle of a resource that the shader declares. An index outside the "
            "declared range is undefined. It is not for libraries, and from DXIL 1.6 "
            "CreateHandleFromBinding with AnnotateHandle takes its place.";
  let resourceIntrinsics = [int_dx_resource_handlefrombinding,
                            int_dx_resource_handlefromimplicitbinding];
  let result = handleTy;
  let resultDoc = "Handle of the resource.";
  let arguments = [EnumImm<i8Ty, "resourceClass", ResourceClass, "Class of the resource.",
                           "INSTR.OPCONSTRANGE">,
                   Imm<i32Ty, "rangeId", "Number of the declaration in the list of its class.",
                       "INSTR.OPCONSTRANGE">,
                   Arg<i32Ty, "index",
                       "Register of the resource: the lower bound of the range plus the array "
                       "index.">,
                   Imm<i1Ty, "nonUniformIndex",
                       "True if the index may differ between the threads of a wave.">];
  let stages = [Stages<DXIL1_0, [all_stages]>,
                Stages<DXIL1_6, [removed]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (state BoundResource, $resourceClass, $rangeId, $index);
}
} // category

//===-- Library create handle from resource struct (like HL intrinsic) ----===//

let category = "Library create handle from resource struct (like HL intrinsic)" in {

def CreateHandleForLib : DXILOp<160, createHandleForLib> {
  let Doc = "Returns a handle of a resource whose declaration was loaded as a value, so that the "
            "linker can give it a binding later. Only libraries use it.";
  let result = handleTy;
  let resultDoc = "Handle of the resource.";
  let arguments = [Arg<overloadTy, "Resource",
                       "Value loaded from the global variable of the resource.">];
  let overloads = [Overloads<DXIL1_3, [objectTy]>];
  let stages = [Stages<DXIL1_3, [all_stages]>];
  let attributes = [Attributes<DXIL1_3, [ReadOnly]>];
  let translatedMinimum = DXIL1_0;
  let meaning = (opaque "the resource is the value of a global variable, which the linker binds");
}
} // category

//===-- Get handle from heap ----------------------------------------------===//

let category = "Get handle from heap" in {

def AnnotateHandle : DXILOp<216, annotateHandle> {
  let Doc = "Adds to a handle what the shader knows of the resource: its class, kind, element type "
            "or stride, and flags such as globally coherent. Every access from DXIL 1.6 goes "
            "through such a handle; properties that do not fit the resource bound at run time are "
            "undefined behaviour.";
  let resourceIntrinsics = [int_dx_resource_handlefrombinding,
                            int_dx_resource_handlefromimplicitbinding];
  let result = handleTy;
  let resultDoc = "The same resource with its properties.";
  let arguments = [Arg<handleTy, "res", "Handle from a binding or a heap.">,
                   Imm<resPropertiesTy, "props",
                       "Two constant words: kind and flags, then type, stride or size.">];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let translatedMinimum = DXIL1_0;
  let meaning = (sameHandle $res);
}

def CreateHandleFromBinding : DXILOp<217, createHandleFromBinding> {
  let Doc = "Returns a handle of a resource at a binding: a register range, a space and a class. "
            "An index outside the range is undefined. AnnotateHandle must follow before the first "
            "access. For a target before DXIL 1.6 the linker uses CreateHandle.";
  let resourceIntrinsics = [int_dx_resource_handlefrombinding,
                            int_dx_resource_handlefromimplicitbinding];
  let result = handleTy;
  let resultDoc = "Handle of the resource.";
  let arguments = [Imm<resBindTy, "bind",
                       "First and last register of the range, register space and class.">,
                   Arg<i32Ty, "index",
                       "Register of the resource: the first of the range plus the array index.">,
                   Imm<i1Ty, "nonUniformIndex",
                       "True if the index may differ between the threads of a wave.">];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let translatedMinimum = DXIL1_0;
  let meaning = (state ResourceOfBinding, $bind, $index);
}

def CreateHandleFromHeap : DXILOp<218, createHandleFromHeap> {
  let Doc = "Returns a handle of a descriptor in the bound resource or sampler heap. The index "
            "must lie within the heap and the descriptor must be of the annotated kind, or the "
            "behaviour is undefined. The root signature must allow direct indexing of the heap.";
  let result = handleTy;
  let resultDoc = "Handle of the resource.";
  let arguments = [Arg<i32Ty, "index", "Index of the descriptor in the heap.">,
                   Imm<i1Ty, "samplerHeap",
                       "True for the sampler heap, false for the heap of all other resources.">,
                   Imm<i1Ty, "nonUniformIndex",
                       "True if the index may differ between the threads of a wave.">];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let meaning = (state HeapResource, $index, $samplerHeap);
}
} // category
