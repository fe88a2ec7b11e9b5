// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indexable temporaries, and signature inputs and outputs.

def tempRegLoad : DXILOpClass;
def tempRegStore : DXILOpClass;
def minPrecXRegLoad : DXILOpClass;
def minPrecXRegStore : DXILOpClass;
def loadInput : DXILOpClass;
def storeOutput : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def TemporaryRegister : MeaningState<overloadTy, [i32Ty], "A temporary register.">;
def InputElement : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty, i32Ty],
    "A component of an input: element, row, column, vertex.">;
def OutputElement : MeaningState<overloadTy, [i32Ty, i32Ty, i8Ty], "A component of an output: element, row, column.">;

//===-- Temporary, indexable, input, output registers ---------------------===//

let category = "Temporary, indexable, input, output registers" in {

def TempRegLoad : DXILOp<0, tempRegLoad> {
  let Doc = "Reads a temporary register. Reading one that was never written gives an undefined "
            "value. Only converters from older shader bytecode use it; no HLSL reaches it.";
  let result = overloadTy;
  let resultDoc = "The value in the register.";
  let arguments = [UnsignedArg<i32Ty, "index", "Number of the register.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (state TemporaryRegister, $index);
}

def TempRegStore : DXILOp<1, tempRegStore> {
  let Doc = "Writes a temporary register. Only converters from older shader bytecode use it; no "
            "HLSL reaches it.";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "index", "Number of the register.">,
                   Arg<overloadTy, "value", "Value to write.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let meaning = (setState TemporaryRegister, $index, $value);
}

def MinPrecXRegLoad : DXILOp<2, minPrecXRegLoad> {
  let Doc = "Reads one component of an indexable register of minimum precision. An index outside "
            "the register gives an undefined value. No compiler is known to emit it.";
  let result = overloadTy;
  let resultDoc = "The value of the component.";
  let arguments = [Arg<floatPtrTy, "regIndex", "The indexable register.">,
                   Arg<i32Ty, "index", "Element within the register.">,
                   UnsignedArg<i8Ty, "component", "Component: 0 for x to 3 for w.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, i16Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
  let meaning = (opaque "reaches an indexable register by a pointer");
}

def MinPrecXRegStore : DXILOp<3, minPrecXRegStore> {
  let Doc = "Writes one component of an indexable register of minimum precision. No compiler is "
            "known to emit it.";
  let result = voidTy;
  let arguments = [Arg<floatPtrTy, "regIndex", "The indexable register.">,
                   Arg<i32Ty, "index", "Element within the register.">,
                   UnsignedArg<i8Ty, "component", "Component: 0 for x to 3 for w.">,
                   Arg<overloadTy, "value", "Value to write.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, i16Ty]>];
  let meaning = (opaque "reaches an indexable register by a pointer");
}

def LoadInput : DXILOp<4, loadInput> {
  let Doc = "Reads one component of an input signature element, which is what an entry point "
            "parameter with a semantic becomes. The element and column must be constants; a "
            "constant row must lie within the element. In a pixel shader the value is interpolated "
            "as the element declares. Rows indexed at run time beyond the element give an "
            "undefined value.";
  let resourceIntrinsics = [int_dx_load_input];
  let accesses = "Input";
  let result = overloadTy;
  let resultDoc = "The value of the component.";
  let arguments = [UnsignedArg<i32Ty, "inputSigId",
                               "Number of the element in the input signature; a constant.">,
                   UnsignedArg<i32Ty, "rowIndex",
                               "Row within the element; may vary at run time for elements of "
                               "several rows.">,
                   UnsignedArg<i8Ty, "colIndex", "Column within the element, from 0; a constant.">,
                   OptionalArg<i32Ty, "gsVertexAxis",
                       "Vertex or control point whose value is read; undef in vertex and pixel "
                       "shaders.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["sig_ld"];
  let meaning = (state InputElement, $inputSigId, $rowIndex, $colIndex, $gsVertexAxis);
}

def StoreOutput : DXILOp<5, storeOutput> {
  let Doc = "Writes one component of an output signature element, which is what an out parameter "
            "or return value with a semantic becomes. The element and column must be constants. "
            "Every component that a signature declares must be written on each path; in a geometry "
            "shader the values belong to the next emitted vertex.";
  let resourceIntrinsics = [int_dx_store_output];
  let accesses = "Output";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "outputSigId",
                               "Number of the element in the output signature; a constant.">,
                   UnsignedArg<i32Ty, "rowIndex",
                               "Row within the element; may vary at run time for elements of "
                               "several rows.">,
                   UnsignedArg<i8Ty, "colIndex", "Column within the element, from 0; a constant.">,
                   Arg<overloadTy, "value", "Value to write.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["sig_st"];
  let meaning = (setState OutputElement, $outputSigId, $rowIndex, $colIndex, $value);
}
} // category
