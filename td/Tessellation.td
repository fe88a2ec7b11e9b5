// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hull and domain shaders.

def loadOutputControlPoint : DXILOpClass;
def loadPatchConstant : DXILOpClass;
def domainLocation : DXILOpClass;
def storePatchConstant : DXILOpClass;
def outputControlPointID : DXILOpClass;
def primitiveID : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def DomainPoint : MeaningState<overloadTy, [i8Ty], "The coordinate, from 0 to 1.">;
def OutputControlPoint : MeaningState<overloadTy, [], "Number from 0 to the output control point count less one.">;
def PrimitiveNumber : MeaningState<overloadTy, [], "Number of the primitive.">;
def ControlPointElement : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty, i32Ty],
    "A component of a control point: element, row, column, point.">;
def PatchConstant : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty],
    "A component of a patch constant: element, row, column.">;

//===-- Domain and hull shader --------------------------------------------===//

let category = "Domain and hull shader" in {

def LoadOutputControlPoint : DXILOp<103, loadOutputControlPoint> {
  let Doc = "Reads one component of an output control point of the hull shader: in the patch "
            "constant function, and in the domain shader, where the points are inputs. A point "
            "that does not exist gives an undefined value.";
  let accesses = "ControlPoints";
  let result = overloadTy;
  let resultDoc = "The value of the component.";
  let arguments = [Arg<i32Ty, "inputSigId", "Number of the element in the signature; a constant.">,
                   Arg<i32Ty, "row", "Row within the element.">,
                   Arg<i8Ty, "col", "Column within the element; a constant.">,
                   Arg<i32Ty, "index", "Number of the control point.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["sig_ld"];
  let meaning = (state ControlPointElement, $inputSigId, $row, $col, $index);
}

def LoadPatchConstant : DXILOp<104, loadPatchConstant> {
  let Doc = "Reads one component of the data that belongs to the patch as a whole, as the patch "
            "constant function stored it. In a hull shader only that function may read it.";
  let accesses = "PatchOrPrimitive";
  let result = overloadTy;
  let resultDoc = "The value of the component.";
  let arguments = [Arg<i32Ty, "inputSigId", "Number of the element in the signature; a constant.">,
                   Arg<i32Ty, "row", "Row within the element.">,
                   Arg<i8Ty, "col", "Column within the element; a constant.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["sig_ld"];
  let meaning = (state PatchConstant, $inputSigId, $row, $col);
}
} // category

//===-- Domain shader -----------------------------------------------------===//

let category = "Domain shader" in {

def DomainLocation : DXILOp<105, domainLocation> {
  let Doc = "Returns one coordinate of the point of the patch that the domain shader computes. "
            "Triangles have three that add up to 1, quads and isolines two.";
  let result = overloadTy;
  let resultDoc = "The coordinate, from 0 to 1.";
  let arguments = [Imm<i8Ty, "component", "Coordinate: 0 for u, 1 for v, 2 for w of a triangle.">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = [Stages<DXIL1_0, [domain]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state DomainPoint, $component);
}
} // category

//===-- Hull shader -------------------------------------------------------===//

let category = "Hull shader" in {

def StorePatchConstant : DXILOp<106, storePatchConstant> {
  let Doc = "Writes one component of the data that belongs to the patch as a whole, tessellation "
            "factors among it. Only the patch constant function may call it, and it must write "
            "every component on each path. An edge factor that is NaN, zero or negative drops the "
            "patch.";
  let accesses = "PatchOrPrimitive";
  let result = voidTy;
  let arguments = [Arg<i32Ty, "outputSigID",
                       "Number of the element in the patch constant signature; a constant.">,
                   Arg<i32Ty, "row", "Row within the element.">,
                   Arg<i8Ty, "col", "Column within the element; a constant.">,
                   Arg<overloadTy, "value", "Value to write.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [hull]>];
  let counters = ["sig_st"];
  let meaning = (setState PatchConstant, $outputSigID, $row, $col, $value);
}

def OutputControlPointID : DXILOp<107, outputControlPointID> {
  let Doc = "Returns the number of the control point that this invocation of the hull shader "
            "computes. The patch constant function has none.";
  let result = overloadTy;
  let resultDoc = "Number from 0 to the output control point count less one.";
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state OutputControlPoint);
}
} // category

//===-- Hull, Domain and Geometry shaders ---------------------------------===//

let category = "Hull, Domain and Geometry shaders" in {

def PrimitiveID : DXILOp<108, primitiveID> {
  let Doc = "Returns the number of the primitive or patch in its instance of the draw, from 0. It "
            "starts again with each instance.";
  let result = overloadTy;
  let resultDoc = "Number of the primitive.";
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [geometry, domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (state PrimitiveNumber);
}
} // category
