// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions for the instructions of GLSL.std.450.

def : SPIRVComputed<GLSLRound, (Round_ne $x)>;
def : SPIRVComputed<GLSLRoundEven, (Round_ne $x)>;
def : SPIRVComputed<GLSLTrunc, (Round_z $x)>;
def : SPIRVComputed<GLSLFAbs, (FAbs $x)>;
def : SPIRVComputed<GLSLSAbs, (IMax $x, (sub 0, $x))>;
def : SPIRVComputed<GLSLFSign, (select (fgt $x, "0.0"), "1.0", (select (flt $x, "0.0"), "-1.0", $x))>;
def : SPIRVComputed<GLSLSSign, (select (sgt $x, 0), 1, (select (slt $x, 0), -1, 0))>;
def : SPIRVComputed<GLSLFloor, (Round_ni $x)>;
def : SPIRVComputed<GLSLCeil, (Round_pi $x)>;
def : SPIRVComputed<GLSLFract, (Frc $x)>;
def : SPIRVComputed<GLSLRadians, (fmul $degrees, "0.017453292519943295")>;
def : SPIRVComputed<GLSLDegrees, (fmul $radians, "57.295779513082323")>;
def : SPIRVComputed<GLSLSin, (Sin $x)>;
def : SPIRVComputed<GLSLCos, (Cos $x)>;
def : SPIRVComputed<GLSLTan, (Tan $x)>;
def : SPIRVComputed<GLSLAsin, (Asin $x)>;
def : SPIRVComputed<GLSLAcos, (Acos $x)>;
def : SPIRVComputed<GLSLAtan, (Atan $yOverX)>;
def : SPIRVComputed<GLSLSinh, (Hsin $x)>;
def : SPIRVComputed<GLSLCosh, (Hcos $x)>;
def : SPIRVComputed<GLSLTanh, (Htan $x)>;
// ln(|x| + sqrt(x * x + 1)) with the sign of x.
defvar ln2 = "0.69314718055994531";
def : SPIRVComputed<GLSLAsinh,
    (fmul (select (flt $x, "0.0"), "-0.69314718055994531", "0.69314718055994531"),
          (Log (fadd (FAbs $x), (Sqrt (fadd (fmul $x, $x), "1.0")))))>;
def : SPIRVComputed<GLSLAcosh,
    (fmul (Log (fadd $x, (Sqrt (fsub (fmul $x, $x), "1.0")))), ln2)>;
def : SPIRVComputed<GLSLAtanh,
    (fmul (Log (fdiv (fadd "1.0", $x), (fsub "1.0", $x))), "0.34657359027997265")>;
// atan(y / x), moved into the quadrant of the point; on the y axis half a turn with the sign of y.
defvar quotient_angle = (Atan (fdiv $y, $x));
defvar pi = "3.1415926535897932";
def : SPIRVComputed<GLSLAtan2,
    (select (feq $x, "0.0"),
            (select (feq $y, "0.0"), "0.0",
                    (select (flt $y, "0.0"), "-1.5707963267948966", "1.5707963267948966")),
            (select (flt $x, "0.0"),
                    (select (flt $y, "0.0"), (fsub quotient_angle, pi), (fadd quotient_angle, pi)),
                    quotient_angle))>;
def : SPIRVComputed<GLSLPow, (Exp (fmul (Log $x), $y))>;
def : SPIRVComputed<GLSLExp, (Exp (fmul $x, "1.4426950408889634"))>;
def : SPIRVComputed<GLSLLog, (fmul (Log $x), ln2)>;
def : SPIRVComputed<GLSLExp2, (Exp $x)>;
def : SPIRVComputed<GLSLLog2, (Log $x)>;
def : SPIRVComputed<GLSLSqrt, (Sqrt $x)>;
def : SPIRVComputed<GLSLInverseSqrt, (Rsqrt $x)>;
def : SPIRVBuilt<[GLSLDeterminant, GLSLMatrixInverse], "matrixFunction", "cofactors">;
def : SPIRVBuilt<[GLSLModf, GLSLFrexp], "splitNumber",
                 "as the version with a struct; the second member is stored">;
def : SPIRVComputed<GLSLModfStruct, (list_ (fsub $x, (Round_z $x)), (Round_z $x))>;
// The bits of the exponent. Zero, which has none, is selected apart. Halves are computed as floats,
// which have the same values.
defvar float_bits = (asInt (f32Of $x));
defvar exponent_bits = (and (lshr float_bits, 23), 255);
def : SPIRVComputed<GLSLFrexpStruct,
    (list_ (select (feq $x, "0.0"), $x,
                   (fresize (asFloat (or (and float_bits, 0x807FFFFF), 0x3F000000)))),
           (select (feq $x, "0.0"), 0, (sub exponent_bits, 126)))>;
// Two factors, each a power of 2, for exponents that a single float cannot represent.
defvar clamped_exponent = (IMax (IMin (i32OfSigned $exp), 254), -252);
defvar half_exponent = (ashr clamped_exponent, 1);
def : SPIRVComputed<GLSLLdexp,
    (fresize (fmul (fmul (f32Of $x), (asFloat (shl (add half_exponent, 127), 23))),
                   (asFloat (shl (add (sub clamped_exponent, half_exponent), 127), 23))))>;
def : SPIRVComputed<GLSLFMin, (FMin $x, $y)>;
def : SPIRVComputed<GLSLUMin, (UMin $x, $y)>;
def : SPIRVComputed<GLSLSMin, (IMin $x, $y)>;
def : SPIRVComputed<GLSLFMax, (FMax $x, $y)>;
def : SPIRVComputed<GLSLUMax, (UMax $x, $y)>;
def : SPIRVComputed<GLSLSMax, (IMax $x, $y)>;
def : SPIRVComputed<GLSLFClamp, (FMin (FMax $x, $minval), $maxval)>;
def : SPIRVComputed<GLSLUClamp, (UMin (UMax $x, $minval), $maxval)>;
def : SPIRVComputed<GLSLSClamp, (IMin (IMax $x, $minval), $maxval)>;
def : SPIRVComputed<GLSLNMin, (FMin $x, $y)>;
def : SPIRVComputed<GLSLNMax, (FMax $x, $y)>;
def : SPIRVComputed<GLSLNClamp, (FMin (FMax $x, $minval), $maxval)>;
def : SPIRVComputed<GLSLFMix, (fadd (fmul $x, (fsub "1.0", $a)), (fmul $y, $a))>;
def : SPIRVComputed<GLSLStep, (select (flt $x, $edge), "0.0", "1.0")>;
defvar smooth_step = (Saturate (fdiv (fsub $x, $edge0), (fsub $edge1, $edge0)));
def : SPIRVComputed<GLSLSmoothStep,
    (fmul (fmul smooth_step, smooth_step), (fsub "3.0", (fmul "2.0", smooth_step)))>;
def : SPIRVComputed<GLSLFma, (fadd (fmul $a, $b), $c)>;

//===-- Packing -----------------------------------------------------------===//

defvar as_snorm8 =
    (fptosi (Round_ne (fmul (FMax (FMin $v, "1.0"), "-1.0"), "127.0")));
defvar as_unorm8 = (fptoui (Round_ne (fmul (Saturate $v), "255.0")));
defvar as_snorm16 =
    (fptosi (Round_ne (fmul (FMax (FMin $v, "1.0"), "-1.0"), "32767.0")));
defvar as_unorm16 = (fptoui (Round_ne (fmul (Saturate $v), "65535.0")));
class Packed4<SPIRVExtended of, dag value>
    : SPIRVComputed<of, (or (or (and (x_ value), 255), (shl (and (y_ value), 255), 8)),
                            (or (shl (and (z_ value), 255), 16), (shl (w_ value), 24)))>;
class Packed2<SPIRVExtended of, dag value>
    : SPIRVComputed<of, (or (and (x_ value), 65535), (shl (y_ value), 16))>;
def : Packed4<GLSLPackSnorm4x8, as_snorm8>;
def : Packed4<GLSLPackUnorm4x8, as_unorm8>;
def : Packed2<GLSLPackSnorm2x16, as_snorm16>;
def : Packed2<GLSLPackUnorm2x16, as_unorm16>;
def : Packed2<GLSLPackHalf2x16, (LegacyF32ToF16 $v)>;
def : SPIRVComputed<GLSLPackDouble2x32, (MakeDouble (x_ $v), (y_ $v))>;
def : SPIRVComputed<GLSLUnpackSnorm2x16,
    (FMax (FMin (fdiv (sitofp (list_ (ashr (shl $p, 16), 16), (ashr $p, 16))), "32767.0"), "1.0"),
          "-1.0")>;
def : SPIRVComputed<GLSLUnpackUnorm2x16,
    (fdiv (uitofp (list_ (and $p, 65535), (lshr $p, 16))), "65535.0")>;
def : SPIRVComputed<GLSLUnpackHalf2x16,
    (LegacyF16ToF32 (list_ (and $v, 65535), (lshr $v, 16)))>;
def : SPIRVComputed<GLSLUnpackSnorm4x8,
    (FMax (FMin (fdiv (sitofp (list_ (ashr (shl $p, 24), 24), (ashr (shl $p, 16), 24),
                                     (ashr (shl $p, 8), 24), (ashr $p, 24))), "127.0"), "1.0"),
          "-1.0")>;
def : SPIRVComputed<GLSLUnpackUnorm4x8,
    (fdiv (uitofp (list_ (and $p, 255), (and (lshr $p, 8), 255), (and (lshr $p, 16), 255),
                         (lshr $p, 24))), "255.0")>;
def : SPIRVComputed<GLSLUnpackDouble2x32,
    (list_ (first_ (SplitDouble $v)), (second_ (SplitDouble $v)))>;

//===-- Geometry ----------------------------------------------------------===//

def : SPIRVComputed<GLSLLength, (Sqrt (dot_ $x, $x))>;
defvar difference = (fsub $p0, $p1);
def : SPIRVComputed<GLSLDistance, (Sqrt (dot_ difference, difference))>;
def : SPIRVComputed<GLSLCross,
    (list_ (fsub (fmul (y_ $x), (z_ $y)), (fmul (z_ $x), (y_ $y))),
           (fsub (fmul (z_ $x), (x_ $y)), (fmul (x_ $x), (z_ $y))),
           (fsub (fmul (x_ $x), (y_ $y)), (fmul (y_ $x), (x_ $y))))>;
def : SPIRVComputed<GLSLNormalize, (fmul $x, (Rsqrt (dot_ $x, $x)))>;
def : SPIRVComputed<GLSLFaceForward,
    (select (flt (dot_ $i, $nref), "0.0"), $n, (fsub "-0.0", $n))>;
def : SPIRVComputed<GLSLReflect, (fsub $i, (fmul (fmul "2.0", (dot_ $n, $i)), $n))>;
defvar refraction =
    (fsub "1.0", (fmul (fmul $eta, $eta),
                       (fsub "1.0", (fmul (dot_ $n, $i), (dot_ $n, $i)))));
def : SPIRVComputed<GLSLRefract,
    (select (flt refraction, "0.0"), (fmul $i, "0.0"),
            (fsub (fmul $eta, $i),
                  (fmul (fadd (fmul $eta, (dot_ $n, $i)), (Sqrt refraction)), $n)))>;

//===-- Bits --------------------------------------------------------------===//

def : SPIRVComputed<GLSLFindILsb, (FirstbitLo $value)>;
def : SPIRVComputed<GLSLFindSMsb,
    (select (eq (FirstbitSHi $value), -1), -1, (sub 31, (FirstbitSHi $value)))>;
def : SPIRVComputed<GLSLFindUMsb,
    (select (eq (FirstbitHi $value), -1), -1, (sub 31, (FirstbitHi $value)))>;

//===-- Interpolation -----------------------------------------------------===//

def : SPIRVBuilt<[GLSLInterpolateAtCentroid, GLSLInterpolateAtSample, GLSLInterpolateAtOffset],
                 "interpolate", "EvalCentroid, EvalSampleIndex, EvalSnapped (offsets in sixteenths)">;
def : SPIRVRefused<[GLSLIMix], "removed from the set before its first version">;
