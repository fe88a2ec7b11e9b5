// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Doubles in two halves, conversions, bit casts, packing.

def makeDouble : DXILOpClass;
def splitDouble : DXILOpClass;
def bitcastI16toF16 : DXILOpClass;
def bitcastF16toI16 : DXILOpClass;
def bitcastI32toF32 : DXILOpClass;
def bitcastF32toI32 : DXILOpClass;
def bitcastI64toF64 : DXILOpClass;
def bitcastF64toI64 : DXILOpClass;
def legacyF32ToF16 : DXILOpClass;
def legacyF16ToF32 : DXILOpClass;
def legacyDoubleToFloat : DXILOpClass;
def legacyDoubleToSInt32 : DXILOpClass;
def legacyDoubleToUInt32 : DXILOpClass;
def unpack4x8 : DXILOpClass;
def pack4x8 : DXILOpClass;

//===-- Double precision --------------------------------------------------===//

let category = "Double precision" in {

def MakeDouble : DXILOp<101, makeDouble> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_asdouble;
  let result = overloadTy;
  let arguments = [Arg<i32Ty, "lo">,
                   Arg<i32Ty, "hi">];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def SplitDouble : DXILOp<102, splitDouble> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_splitdouble;
  let result = splitDoubleTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category

//===-- Bitcasts with different sizes -------------------------------------===//

let category = "Bitcasts with different sizes" in {

def BitcastI16toF16 : DXILOp<124, bitcastI16toF16> {
  let Doc = "";
  let genericIR = ["bitcast"];
  let result = halfTy;
  let arguments = [Arg<i16Ty, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def BitcastF16toI16 : DXILOp<125, bitcastF16toI16> {
  let Doc = "";
  let genericIR = ["bitcast"];
  let result = i16Ty;
  let arguments = [Arg<halfTy, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def BitcastI32toF32 : DXILOp<126, bitcastI32toF32> {
  let Doc = "";
  let genericIR = ["bitcast"];
  let result = floatTy;
  let arguments = [Arg<i32Ty, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def BitcastF32toI32 : DXILOp<127, bitcastF32toI32> {
  let Doc = "";
  let genericIR = ["bitcast"];
  let result = i32Ty;
  let arguments = [Arg<floatTy, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def BitcastI64toF64 : DXILOp<128, bitcastI64toF64> {
  let Doc = "";
  let genericIR = ["bitcast"];
  let result = doubleTy;
  let arguments = [Arg<i64Ty, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def BitcastF64toI64 : DXILOp<129, bitcastF64toI64> {
  let Doc = "";
  let genericIR = ["bitcast"];
  let result = i64Ty;
  let arguments = [Arg<doubleTy, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category

//===-- Legacy floating-point ---------------------------------------------===//

let category = "Legacy floating-point" in {

def LegacyF32ToF16 : DXILOp<130, legacyF32ToF16> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<floatTy, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def LegacyF16ToF32 : DXILOp<131, legacyF16ToF32> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_legacyf16tof32;
  let result = floatTy;
  let arguments = [Arg<i32Ty, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category

//===-- Double precision --------------------------------------------------===//

let category = "Double precision" in {

def LegacyDoubleToFloat : DXILOp<132, legacyDoubleToFloat> {
  let Doc = "";
  let result = floatTy;
  let arguments = [Arg<doubleTy, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def LegacyDoubleToSInt32 : DXILOp<133, legacyDoubleToSInt32> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<doubleTy, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def LegacyDoubleToUInt32 : DXILOp<134, legacyDoubleToUInt32> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<doubleTy, "value">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
} // category

//===-- Unpacking intrinsics ----------------------------------------------===//

let category = "Unpacking intrinsics" in {

def Unpack4x8 : DXILOp<219, unpack4x8> {
  let Doc = "";
  let result = fourTy;
  let arguments = [Arg<i8Ty, "unpackMode">,
                   Arg<i32Ty, "pk">];
  let overloads = [Overloads<DXIL1_6, [i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
}
} // category

//===-- Packing intrinsics ------------------------------------------------===//

let category = "Packing intrinsics" in {

def Pack4x8 : DXILOp<220, pack4x8> {
  let Doc = "";
  let result = i32Ty;
  let arguments = [Arg<i8Ty, "packMode">,
                   Arg<overloadTy, "x">,
                   Arg<overloadTy, "y">,
                   Arg<overloadTy, "z">,
                   Arg<overloadTy, "w">];
  let overloads = [Overloads<DXIL1_6, [i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
}
} // category
