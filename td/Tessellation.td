// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hull and domain shaders.

def loadOutputControlPoint : DXILOpClass;
def loadPatchConstant : DXILOpClass;
def domainLocation : DXILOpClass;
def storePatchConstant : DXILOpClass;
def outputControlPointID : DXILOpClass;
def primitiveID : DXILOpClass;

//===-- Domain and hull shader --------------------------------------------===//

let category = "Domain and hull shader" in {

def LoadOutputControlPoint : DXILOp<103, loadOutputControlPoint> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "inputSigId">,
                   Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">,
                   Arg<i32Ty, "index">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["sig_ld"];
}

def LoadPatchConstant : DXILOp<104, loadPatchConstant> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "inputSigId">,
                   Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["sig_ld"];
}
} // category

//===-- Domain shader -----------------------------------------------------===//

let category = "Domain shader" in {

def DomainLocation : DXILOp<105, domainLocation> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Imm<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = [Stages<DXIL1_0, [domain]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category

//===-- Hull shader -------------------------------------------------------===//

let category = "Hull shader" in {

def StorePatchConstant : DXILOp<106, storePatchConstant> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "outputSigID">,
                   Arg<i32Ty, "row">,
                   Arg<i8Ty, "col">,
                   Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [hull]>];
  let counters = ["sig_st"];
}

def OutputControlPointID : DXILOp<107, outputControlPointID> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category

//===-- Hull, Domain and Geometry shaders ---------------------------------===//

let category = "Hull, Domain and Geometry shaders" in {

def PrimitiveID : DXILOp<108, primitiveID> {
  let Doc = "";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [geometry, domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category
