// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indexable temporaries, and signature inputs and outputs.

def tempRegLoad : DXILOpClass;
def tempRegStore : DXILOpClass;
def minPrecXRegLoad : DXILOpClass;
def minPrecXRegStore : DXILOpClass;
def loadInput : DXILOpClass;
def storeOutput : DXILOpClass;

//===-- Temporary, indexable, input, output registers ---------------------===//

let category = "Temporary, indexable, input, output registers" in {

def TempRegLoad : DXILOp<0, tempRegLoad> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [UnsignedArg<i32Ty, "index">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

def TempRegStore : DXILOp<1, tempRegStore> {
  let Doc = "";
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "index">,
                   Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
}

def MinPrecXRegLoad : DXILOp<2, minPrecXRegLoad> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<floatPtrTy, "regIndex">,
                   Arg<i32Ty, "index">,
                   UnsignedArg<i8Ty, "component">];
  let overloads = [Overloads<DXIL1_0, [halfTy, i16Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

def MinPrecXRegStore : DXILOp<3, minPrecXRegStore> {
  let Doc = "";
  let result = voidTy;
  let arguments = [Arg<floatPtrTy, "regIndex">,
                   Arg<i32Ty, "index">,
                   UnsignedArg<i8Ty, "component">,
                   Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, i16Ty]>];
}

def LoadInput : DXILOp<4, loadInput> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_load_input];
  let result = overloadTy;
  let arguments = [UnsignedArg<i32Ty, "inputSigId">,
                   UnsignedArg<i32Ty, "rowIndex">,
                   UnsignedArg<i8Ty, "colIndex">,
                   Arg<i32Ty, "gsVertexAxis">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["sig_ld"];
}

def StoreOutput : DXILOp<5, storeOutput> {
  let Doc = "";
  let resourceIntrinsics = [int_dx_store_output];
  let result = voidTy;
  let arguments = [UnsignedArg<i32Ty, "outputSigId">,
                   UnsignedArg<i32Ty, "rowIndex">,
                   UnsignedArg<i8Ty, "colIndex">,
                   Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let counters = ["sig_st"];
}
} // category
