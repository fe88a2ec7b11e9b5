// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point arithmetic and dot products.

def unary : DXILOpClass;
def isSpecialFloat : DXILOpClass;
def binary : DXILOpClass;
def tertiary : DXILOpClass;
def dot2 : DXILOpClass;
def dot3 : DXILOpClass;
def dot4 : DXILOpClass;
def dot : DXILOpClass;

//===-- Unary float -------------------------------------------------------===//

let category = "Unary float" in {

def FAbs : DXILOp<6, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_fabs;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Saturate : DXILOp<7, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_saturate;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def IsNaN : DXILOp<8, isSpecialFloat> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_isnan;
  let result = overloadI1Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def IsInf : DXILOp<9, isSpecialFloat> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_isinf;
  let result = overloadI1Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def IsFinite : DXILOp<10, isSpecialFloat> {
  let Doc = "";
  let result = overloadI1Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def IsNormal : DXILOp<11, isSpecialFloat> {
  let Doc = "";
  let result = overloadI1Ty;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Cos : DXILOp<12, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_cos;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Sin : DXILOp<13, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_sin;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Tan : DXILOp<14, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_tan;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Acos : DXILOp<15, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_acos;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Asin : DXILOp<16, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_asin;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Atan : DXILOp<17, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_atan;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Hcos : DXILOp<18, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_cosh;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Hsin : DXILOp<19, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_sinh;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Htan : DXILOp<20, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_tanh;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Exp : DXILOp<21, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_exp2;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Frc : DXILOp<22, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_frac;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Log : DXILOp<23, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_log2;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Sqrt : DXILOp<24, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_sqrt;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Rsqrt : DXILOp<25, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_rsqrt;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}
} // category

//===-- Unary float - rounding --------------------------------------------===//

let category = "Unary float - rounding" in {

def Round_ne : DXILOp<26, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_roundeven;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Round_ni : DXILOp<27, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_floor;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Round_pi : DXILOp<28, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_ceil;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Round_z : DXILOp<29, unary> {
  let Doc = "";
  let LLVMIntrinsic = int_trunc;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}
} // category

//===-- Binary float ------------------------------------------------------===//

let category = "Binary float" in {

def FMax : DXILOp<35, binary> {
  let Doc = "";
  let LLVMIntrinsic = int_maxnum;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def FMin : DXILOp<36, binary> {
  let Doc = "";
  let LLVMIntrinsic = int_minnum;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}
} // category

//===-- Tertiary float ----------------------------------------------------===//

let category = "Tertiary float" in {

def FMad : DXILOp<46, tertiary> {
  let Doc = "";
  let LLVMIntrinsic = int_fmuladd;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">,
                   Arg<overloadTy, "c">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def Fma : DXILOp<47, tertiary> {
  let Doc = "";
  let LLVMIntrinsic = int_fma;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">,
                   Arg<overloadTy, "c">];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>,
                   Overloads<DXIL1_9, [doubleTy], [doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}
} // category

//===-- Dot ---------------------------------------------------------------===//

let category = "Dot" in {

def Dot2 : DXILOp<54, dot2> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_dot2;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "ax">,
                   Arg<overloadTy, "ay">,
                   Arg<overloadTy, "bx">,
                   Arg<overloadTy, "by">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Dot3 : DXILOp<55, dot3> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_dot3;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "ax">,
                   Arg<overloadTy, "ay">,
                   Arg<overloadTy, "az">,
                   Arg<overloadTy, "bx">,
                   Arg<overloadTy, "by">,
                   Arg<overloadTy, "bz">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def Dot4 : DXILOp<56, dot4> {
  let Doc = "";
  let LLVMIntrinsic = int_dx_dot4;
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "ax">,
                   Arg<overloadTy, "ay">,
                   Arg<overloadTy, "az">,
                   Arg<overloadTy, "aw">,
                   Arg<overloadTy, "bx">,
                   Arg<overloadTy, "by">,
                   Arg<overloadTy, "bz">,
                   Arg<overloadTy, "bw">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}

def FDot : DXILOp<311, dot> {
  let Doc = "";
  let result = overloadElementTy;
  let arguments = [Arg<overloadTy, "a">,
                   Arg<overloadTy, "b">];
  let overloads = [Overloads<DXIL1_0, [], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
}
} // category
