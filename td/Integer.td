// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer and bit arithmetic, packed dot products, reductions.

def unaryBits : DXILOpClass;
def binaryWithTwoOuts : DXILOpClass;
def binaryWithCarryOrBorrow : DXILOpClass;
def quaternary : DXILOpClass;
def dot2AddHalf : DXILOpClass;
def dot4AddPacked : DXILOpClass;
def vectorReduce : DXILOpClass;

//===-- Unary int ---------------------------------------------------------===//

let category = "Unary int" in {

def Bfrev : DXILOp<30, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_bitreverse;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}

def Countbits : DXILOp<31, unaryBits> {
  let Doc = "";
  let LLVMIntrinsic = int_ctpop;
  let result = overloadI32Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}

def FirstbitLo : DXILOp<32, unaryBits> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_firstbitlow;
  let result = overloadI32Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Unary uint --------------------------------------------------------===//

let category = "Unary uint" in {

def FirstbitHi : DXILOp<33, unaryBits> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_firstbituhigh;
  let result = overloadI32Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Unary int ---------------------------------------------------------===//

let category = "Unary int" in {

def FirstbitSHi : DXILOp<34, unaryBits> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_firstbitshigh;
  let result = overloadI32Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Binary int --------------------------------------------------------===//

let category = "Binary int" in {

def IMax : DXILOp<37, binary> {
  let Doc = "";
  let LLVMIntrinsic = int_smax;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
}

def IMin : DXILOp<38, binary> {
  let Doc = "";
  let LLVMIntrinsic = int_smin;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
}
} // category

//===-- Binary uint -------------------------------------------------------===//

let category = "Binary uint" in {

def UMax : DXILOp<39, binary> {
  let Doc = "";
  let LLVMIntrinsic = int_umax;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}

def UMin : DXILOp<40, binary> {
  let Doc = "";
  let LLVMIntrinsic = int_umin;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Binary int with two outputs ---------------------------------------===//

let category = "Binary int with two outputs" in {

def IMul : DXILOp<41, binaryWithTwoOuts> {
  let Doc = "";
  let result = twoI32Ty;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
}
} // category

//===-- Binary uint with two outputs --------------------------------------===//

let category = "Binary uint with two outputs" in {

def UMul : DXILOp<42, binaryWithTwoOuts> {
  let Doc = "";
  let result = twoI32Ty;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}

def UDiv : DXILOp<43, binaryWithTwoOuts> {
  let Doc = "";
  let result = twoI32Ty;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Binary uint with carry or borrow ----------------------------------===//

let category = "Binary uint with carry or borrow" in {

def UAddc : DXILOp<44, binaryWithCarryOrBorrow> {
  let Doc = "";
  let LLVMIntrinsic = int_uadd_with_overflow;
  let result = i32CarryTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}

def USubb : DXILOp<45, binaryWithCarryOrBorrow> {
  let Doc = "";
  let result = i32CarryTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Tertiary int ------------------------------------------------------===//

let category = "Tertiary int" in {

def IMad : DXILOp<48, tertiary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_imad;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">,
                   Arg<overloadTy, "c">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
}
} // category

//===-- Tertiary uint -----------------------------------------------------===//

let category = "Tertiary uint" in {

def UMad : DXILOp<49, tertiary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_umad;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">,
                   Arg<overloadTy, "c">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Tertiary int ------------------------------------------------------===//

let category = "Tertiary int" in {

def Msad : DXILOp<50, tertiary> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">,
                   Arg<overloadTy, "c">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}

def Ibfe : DXILOp<51, tertiary> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">,
                   Arg<overloadTy, "c">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
}
} // category

//===-- Tertiary uint -----------------------------------------------------===//

let category = "Tertiary uint" in {

def Ubfe : DXILOp<52, tertiary> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">,
                   Arg<overloadTy, "c">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Quaternary --------------------------------------------------------===//

let category = "Quaternary" in {

def Bfi : DXILOp<53, quaternary> {
  let Doc = "";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "width">,
                   Arg<overloadTy, "offset">,
                   Arg<overloadTy, "value">,
                   Arg<overloadTy, "replacedValue">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Dot product with accumulate ---------------------------------------===//

let category = "Dot product with accumulate" in {

def Dot2AddHalf : DXILOp<162, dot2AddHalf> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_dot2add;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "acc">,
                   Arg<halfTy, "ax">,
                   Arg<halfTy, "ay">,
                   Arg<halfTy, "bx">,
                   Arg<halfTy, "by">];
  let overloads = [Overloads<DXIL1_4, [floatTy]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
  let counters = ["floats"];
}

def Dot4AddI8Packed : DXILOp<163, dot4AddPacked> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_dot4add_i8packed;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "acc">,
                   Arg<i32Ty, "a">,
                   Arg<i32Ty, "b">];
  let overloads = [Overloads<DXIL1_4, [i32Ty]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
  let counters = ["ints"];
}

def Dot4AddU8Packed : DXILOp<164, dot4AddPacked> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_dot4add_u8packed;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "acc">,
                   Arg<i32Ty, "a">,
                   Arg<i32Ty, "b">];
  let overloads = [Overloads<DXIL1_4, [i32Ty]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
  let counters = ["uints"];
}
} // category

//===-- Vector reduce to scalar -------------------------------------------===//

let category = "Vector reduce to scalar" in {

def VectorReduceAnd : DXILOp<309, vectorReduce> {
  let Doc = "";
  let result = overloadElementTy;
  let arguments = [Arg<overloadTy, "a">];
  let overloads = [Overloads<DXIL1_0, [], [i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints", "uints"];
}

def VectorReduceOr : DXILOp<310, vectorReduce> {
  let Doc = "";
  let result = overloadElementTy;
  let arguments = [Arg<overloadTy, "a">];
  let overloads = [Overloads<DXIL1_0, [], [i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints", "uints"];
}
} // category
