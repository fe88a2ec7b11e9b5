// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The LLVM instructions of DXIL: which are allowed, and on which types.

// Number is LLVM 3.7's. Types are the legal types of the result (of the operands for comparisons,
// of the source for casts); an instruction without a list is not limited here.
class LLVMInstruction<int number, string keyword, bit allowed, list<DXILType> types = []> {
  int Number = number;
  string Keyword = keyword;
  bit Allowed = allowed;
  list<DXILType> Types = types;
  // The DXIL version from which the instruction is allowed in every stage;
  // libraries and mesh pipelines may use it before.
  Version Since = DXIL1_0;
  // The instruction counter of part STAT that counts this instruction, like `counters` of an op.
  string Counter = "";
}

defvar int_types = [i16Ty, i32Ty, i64Ty];
defvar logic_types = [i1Ty, i16Ty, i32Ty, i64Ty];
defvar float_types = [halfTy, floatTy, doubleTy];
defvar number_types = [halfTy, floatTy, doubleTy, i1Ty, i16Ty, i32Ty, i64Ty];

def InstRet : LLVMInstruction<1, "ret", 1, [voidTy, halfTy, floatTy, doubleTy, i1Ty, i16Ty, i32Ty, i64Ty]>;
def InstBr : LLVMInstruction<2, "br", 1>;
def InstSwitch : LLVMInstruction<3, "switch", 1>;
def InstIndirectBr : LLVMInstruction<4, "indirectbr", 0>;
def InstInvoke : LLVMInstruction<5, "invoke", 0>;
def InstResume : LLVMInstruction<6, "resume", 0>;
def InstUnreachable : LLVMInstruction<7, "unreachable", 0>;
def InstAdd : LLVMInstruction<8, "add", 1, int_types> { let Counter = "ints"; }
def InstFAdd : LLVMInstruction<9, "fadd", 1, float_types> { let Counter = "floats"; }
def InstSub : LLVMInstruction<10, "sub", 1, int_types> { let Counter = "ints"; }
def InstFSub : LLVMInstruction<11, "fsub", 1, float_types> { let Counter = "floats"; }
def InstMul : LLVMInstruction<12, "mul", 1, int_types> { let Counter = "ints"; }
def InstFMul : LLVMInstruction<13, "fmul", 1, float_types> { let Counter = "floats"; }
def InstUDiv : LLVMInstruction<14, "udiv", 1, int_types> { let Counter = "uints"; }
def InstSDiv : LLVMInstruction<15, "sdiv", 1, int_types> { let Counter = "ints"; }
def InstFDiv : LLVMInstruction<16, "fdiv", 1, float_types> { let Counter = "floats"; }
def InstURem : LLVMInstruction<17, "urem", 1, int_types> { let Counter = "uints"; }
def InstSRem : LLVMInstruction<18, "srem", 1, int_types> { let Counter = "ints"; }
def InstFRem : LLVMInstruction<19, "frem", 1, float_types> { let Counter = "floats"; }
def InstShl : LLVMInstruction<20, "shl", 1, int_types> { let Counter = "uints"; }
def InstLShr : LLVMInstruction<21, "lshr", 1, int_types> { let Counter = "uints"; }
def InstAShr : LLVMInstruction<22, "ashr", 1, int_types> { let Counter = "ints"; }
def InstAnd : LLVMInstruction<23, "and", 1, logic_types> { let Counter = "uints"; }
def InstOr : LLVMInstruction<24, "or", 1, logic_types> { let Counter = "uints"; }
def InstXor : LLVMInstruction<25, "xor", 1, logic_types> { let Counter = "uints"; }
def InstAlloca : LLVMInstruction<26, "alloca", 1>;
def InstLoad : LLVMInstruction<27, "load", 1>;
def InstStore : LLVMInstruction<28, "store", 1>;
def InstGetElementPtr : LLVMInstruction<29, "getelementptr", 1>;
def InstFence : LLVMInstruction<30, "fence", 0> { let Counter = "fence"; }
def InstAtomicCmpXchg : LLVMInstruction<31, "cmpxchg", 1> { let Counter = "atomic"; }
def InstAtomicRMW : LLVMInstruction<32, "atomicrmw", 1> { let Counter = "atomic"; }
def InstTrunc : LLVMInstruction<33, "trunc", 1, logic_types> { let Counter = "ints"; }
def InstZExt : LLVMInstruction<34, "zext", 1, logic_types> { let Counter = "uints"; }
def InstSExt : LLVMInstruction<35, "sext", 1, logic_types> { let Counter = "ints"; }
def InstFPToUI : LLVMInstruction<36, "fptoui", 1, number_types> { let Counter = "floats"; }
def InstFPToSI : LLVMInstruction<37, "fptosi", 1, number_types> { let Counter = "floats"; }
def InstUIToFP : LLVMInstruction<38, "uitofp", 1, number_types> { let Counter = "floats"; }
def InstSIToFP : LLVMInstruction<39, "sitofp", 1, number_types> { let Counter = "floats"; }
def InstFPTrunc : LLVMInstruction<40, "fptrunc", 1, float_types> { let Counter = "floats"; }
def InstFPExt : LLVMInstruction<41, "fpext", 1, float_types> { let Counter = "floats"; }
def InstPtrToInt : LLVMInstruction<42, "ptrtoint", 0, [i32Ty]>;
def InstIntToPtr : LLVMInstruction<43, "inttoptr", 0, [i32Ty]>;
def InstBitCast : LLVMInstruction<44, "bitcast", 1, number_types>;
def InstAddrSpaceCast : LLVMInstruction<45, "addrspacecast", 1>;
def InstICmp : LLVMInstruction<46, "icmp", 1, logic_types> { let Counter = "ints"; }
def InstFCmp : LLVMInstruction<47, "fcmp", 1, float_types> { let Counter = "floats"; }
def InstPHI : LLVMInstruction<48, "phi", 1>;
def InstCall : LLVMInstruction<49, "call", 1>;
def InstSelect : LLVMInstruction<50, "select", 1>;
def InstUserOp1 : LLVMInstruction<51, "userop1", 0>;
def InstUserOp2 : LLVMInstruction<52, "userop2", 0>;
def InstVAArg : LLVMInstruction<53, "va_arg", 0>;
def InstExtractElement : LLVMInstruction<54, "extractelement", 1> {
  let Since = DXIL1_9;
}
def InstInsertElement : LLVMInstruction<55, "insertelement", 1> {
  let Since = DXIL1_9;
}
def InstShuffleVector : LLVMInstruction<56, "shufflevector", 1> {
  let Since = DXIL1_9;
}
def InstExtractValue : LLVMInstruction<57, "extractvalue", 1>;
def InstLandingPad : LLVMInstruction<59, "landingpad", 0>;
