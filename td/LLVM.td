// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of ops and types in LLVM's llvm/lib/Target/DirectX/DXIL.td if they differ. Ops and types
// that it lacks keep their names.

// OverloadPrefix: overloads of an op with such a result have names that consist of the prefix and
// the scalar.
class LLVMTypeName<DXILType type, string name, string prefix = ""> {
  DXILType Type = type;
  string Name = name;
  string OverloadPrefix = prefix;
}
class LLVMOpName<DXILOp op, string name> {
  DXILOp Op = op;
  string Name = name;
}

def : LLVMTypeName<voidTy, "VoidTy">;
def : LLVMTypeName<i1Ty, "Int1Ty">;
def : LLVMTypeName<i8Ty, "Int8Ty">;
def : LLVMTypeName<i16Ty, "Int16Ty">;
def : LLVMTypeName<i32Ty, "Int32Ty">;
def : LLVMTypeName<i64Ty, "Int64Ty">;
def : LLVMTypeName<halfTy, "HalfTy">;
def : LLVMTypeName<floatTy, "FloatTy">;
def : LLVMTypeName<doubleTy, "DoubleTy">;
def : LLVMTypeName<overloadTy, "OverloadTy">;
def : LLVMTypeName<overload0Ty, "OverloadTy">;
// Result types that depend on a scalar overload.
def : LLVMTypeName<resRetTy, "OverloadTy", "ResRet">;
def : LLVMTypeName<cbufRetTy, "OverloadTy", "CBufRet">;
def : LLVMTypeName<overloadI1Ty, "Int1Ty">;
def : LLVMTypeName<overloadI32Ty, "Int32Ty">;
def : LLVMTypeName<resPropertiesTy, "ResPropsTy">;
def : LLVMTypeName<i32CarryTy, "BinaryWithCarryTy">;
def : LLVMTypeName<fourI32Ty, "Fouri32s">;
def : LLVMTypeName<twoI32Ty, "TwoI32Ty">;

def : LLVMOpName<FAbs, "Abs">;
def : LLVMOpName<Acos, "ACos">;
def : LLVMOpName<Asin, "ASin">;
def : LLVMOpName<Atan, "ATan">;
def : LLVMOpName<Hcos, "HCos">;
def : LLVMOpName<Hsin, "HSin">;
def : LLVMOpName<Htan, "HTan">;
def : LLVMOpName<Exp, "Exp2">;
def : LLVMOpName<Frc, "Frac">;
def : LLVMOpName<Log, "Log2">;
def : LLVMOpName<Rsqrt, "RSqrt">;
def : LLVMOpName<Round_ne, "Round">;
def : LLVMOpName<Round_ni, "Floor">;
def : LLVMOpName<Round_pi, "Ceil">;
def : LLVMOpName<Round_z, "Trunc">;
def : LLVMOpName<Bfrev, "Rbits">;
def : LLVMOpName<Countbits, "CountBits">;
def : LLVMOpName<IMax, "SMax">;
def : LLVMOpName<IMin, "SMin">;
def : LLVMOpName<BufferUpdateCounter, "UpdateCounter">;
def : LLVMOpName<WaveAnyTrue, "WaveActiveAnyTrue">;
def : LLVMOpName<WaveAllTrue, "WaveActiveAllTrue">;
