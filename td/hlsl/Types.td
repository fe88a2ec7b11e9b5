// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scalar types of HLSL, their other names, and the sets that functions are
// defined for.

def hlsl_bool     : HLSLScalar<"bool", 0, "bool", 1, i1Ty>;
def hlsl_int16    : HLSLScalar<"int16_t", 1, "signed", 16, i16Ty> {
  let Definition = "short";
  let Native16 = 1;
}
def hlsl_uint16   : HLSLScalar<"uint16_t", 2, "unsigned", 16, i16Ty> {
  let Definition = "unsigned short";
  let Native16 = 1;
}
def hlsl_int      : HLSLScalar<"int", 3, "signed", 32, i32Ty>;
def hlsl_uint     : HLSLScalar<"uint", 4, "unsigned", 32, i32Ty> {
  let Definition = "unsigned int";
}
def hlsl_int64    : HLSLScalar<"int64_t", 5, "signed", 64, i64Ty> {
  let Definition = "long";
}
def hlsl_uint64   : HLSLScalar<"uint64_t", 6, "unsigned", 64, i64Ty> {
  let Definition = "unsigned long";
}
// Without native 16-bit types half is float in all but name.
def hlsl_half     : HLSLScalar<"half", 7, "float", 16, halfTy>;
def hlsl_float    : HLSLScalar<"float", 8, "float", 32, floatTy>;
def hlsl_double   : HLSLScalar<"double", 9, "float", 64, doubleTy>;

def : HLSLAlias<"dword", hlsl_uint>;
def : HLSLAlias<"int32_t", hlsl_int>;
def : HLSLAlias<"uint32_t", hlsl_uint>;
def : HLSLAlias<"float32_t", hlsl_float>;
def : HLSLAlias<"float64_t", hlsl_double>;
def : HLSLAlias<"float16_t", hlsl_half> { let Native16Only = 1; }
// The minimum-precision types: 16 bits where there are such types, else 32,
// which is a precision they allow.
def : HLSLAlias<"min16float", hlsl_half>;
def : HLSLAlias<"min10float", hlsl_half>;
def : HLSLAlias<"min16int", hlsl_int, hlsl_int16>;
def : HLSLAlias<"min12int", hlsl_int, hlsl_int16>;
def : HLSLAlias<"min16uint", hlsl_uint, hlsl_uint16>;

def HLSLBool      : HLSLSet<[hlsl_bool], hlsl_bool>;
def HLSLFloat     : HLSLSet<[hlsl_half, hlsl_float], hlsl_float>;
def HLSLFloat32   : HLSLSet<[hlsl_float], hlsl_float>;
def HLSLHalf      : HLSLSet<[hlsl_half], hlsl_half>;
def HLSLAnyFloat  : HLSLSet<[hlsl_half, hlsl_float, hlsl_double], hlsl_float>;
def HLSLDouble    : HLSLSet<[hlsl_double], hlsl_double>;
def HLSLSigned    : HLSLSet<[hlsl_int16, hlsl_int, hlsl_int64, hlsl_half, hlsl_float, hlsl_double],
                            hlsl_int>;
def HLSLUnsigned  : HLSLSet<[hlsl_uint16, hlsl_uint, hlsl_uint64], hlsl_uint>;
def HLSLUint      : HLSLSet<[hlsl_uint], hlsl_uint>;
def HLSLInt32     : HLSLSet<[hlsl_int, hlsl_uint], hlsl_uint>;
def HLSLInt64     : HLSLSet<[hlsl_int64, hlsl_uint64], hlsl_uint64>;
def HLSLAtomicInt : HLSLSet<[hlsl_int, hlsl_uint, hlsl_int64, hlsl_uint64], hlsl_uint>;
def HLSLExchangeable : HLSLSet<[hlsl_int, hlsl_uint, hlsl_int64, hlsl_uint64, hlsl_float],
                               hlsl_uint>;
def HLSLInteger   : HLSLSet<[hlsl_int16, hlsl_uint16, hlsl_int, hlsl_uint, hlsl_int64, hlsl_uint64],
                            hlsl_uint>;
// Fallback: what a bool becomes in arithmetic.
def HLSLNumeric   : HLSLSet<[hlsl_int16, hlsl_uint16, hlsl_int, hlsl_uint, hlsl_int64, hlsl_uint64,
                             hlsl_half, hlsl_float, hlsl_double], hlsl_int>;
def HLSLAny       : HLSLSet<[hlsl_bool, hlsl_int16, hlsl_uint16, hlsl_int, hlsl_uint, hlsl_int64,
                             hlsl_uint64, hlsl_half, hlsl_float, hlsl_double], hlsl_int>;
// 32-bit types whose bits can be read as one another.
def HLSLBits32    : HLSLSet<[hlsl_int, hlsl_uint, hlsl_float], hlsl_uint>;
def HLSLBits16    : HLSLSet<[hlsl_int16, hlsl_uint16, hlsl_half], hlsl_half>;
