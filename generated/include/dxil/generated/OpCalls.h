// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Typed calls of DXIL ops for ir::ModuleBuilder: one method for each.
// Written by: dxil-tblgen DXIL.td -gen-op-calls; edit the records, not this file.
#pragma once

#include <dxil/module/Builder.h>

namespace dxil::ir {

/// Builds a function that calls ops. Operands have names; one that is left out, or is of another
/// type, is an error that the module's builder remembers, and gives no value.
class OpBuilder : public FunctionBuilder {
public:
  using FunctionBuilder::FunctionBuilder;

  struct TempRegLoadArgs {
    /// Number of the register.
    ValueRef index = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.tempRegLoad.f16(i32 0, i32 index)
  /// Reads a temporary register. Reading one that was never written gives an undefined value. Only
  /// converters from older shader bytecode use it; no HLSL reaches it.
  ValueRef tempRegLoad(const TempRegLoadArgs &A) {
    const ValueRef Operands[] = {A.index};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::TempRegLoad, Operands, Overloads);
  }

  struct TempRegStoreArgs {
    /// Number of the register.
    ValueRef index = {};
    /// Value to write.
    ValueRef value = {};
  };
  /// void @dx.op.tempRegStore.f16(i32 1, i32 index, half value)
  /// Writes a temporary register. Only converters from older shader bytecode use it; no HLSL
  /// reaches it.
  ValueRef tempRegStore(const TempRegStoreArgs &A) {
    const ValueRef Operands[] = {A.index, A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::TempRegStore, Operands, Overloads);
  }

  struct MinPrecXRegLoadArgs {
    /// The indexable register.
    ValueRef regIndex = {};
    /// Element within the register.
    ValueRef index = {};
    /// Component: 0 for x to 3 for w.
    ValueRef component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.minPrecXRegLoad.f16(i32 2, float* regIndex, i32 index, i8 component)
  /// Reads one component of an indexable register of minimum precision. An index outside the
  /// register gives an undefined value. No compiler is known to emit it.
  ValueRef minPrecXRegLoad(const MinPrecXRegLoadArgs &A) {
    const ValueRef Operands[] = {A.regIndex, A.index, A.component};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::MinPrecXRegLoad, Operands, Overloads);
  }

  struct MinPrecXRegStoreArgs {
    /// The indexable register.
    ValueRef regIndex = {};
    /// Element within the register.
    ValueRef index = {};
    /// Component: 0 for x to 3 for w.
    ValueRef component = {};
    /// Value to write.
    ValueRef value = {};
  };
  /// void @dx.op.minPrecXRegStore.f16(i32 3, float* regIndex, i32 index, i8 component, half value)
  /// Writes one component of an indexable register of minimum precision. No compiler is known to
  /// emit it.
  ValueRef minPrecXRegStore(const MinPrecXRegStoreArgs &A) {
    const ValueRef Operands[] = {A.regIndex, A.index, A.component, A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::MinPrecXRegStore, Operands, Overloads);
  }

  struct LoadInputArgs {
    /// Number of the element in the input signature; a constant.
    ValueRef inputSigId = {};
    /// Row within the element; may vary at run time for elements of several rows.
    ValueRef rowIndex = {};
    /// Column within the element, from 0; a constant.
    ValueRef colIndex = {};
    /// Vertex or control point whose value is read; undef in vertex and pixel shaders.
    ValueRef gsVertexAxis = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.loadInput.f16(i32 4, i32 inputSigId, i32 rowIndex, i8 colIndex, i32 gsVertexAxis)
  /// Reads one component of an input signature element, which is what an entry point parameter with
  /// a semantic becomes. The element and column must be constants; a constant row must lie within
  /// the element. In a pixel shader the value is interpolated as the element declares. Rows indexed
  /// at run time beyond the element give an undefined value.
  ValueRef loadInput(const LoadInputArgs &A) {
    const ValueRef Operands[] = {A.inputSigId, A.rowIndex, A.colIndex, A.gsVertexAxis};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::LoadInput, Operands, Overloads);
  }

  struct StoreOutputArgs {
    /// Number of the element in the output signature; a constant.
    ValueRef outputSigId = {};
    /// Row within the element; may vary at run time for elements of several rows.
    ValueRef rowIndex = {};
    /// Column within the element, from 0; a constant.
    ValueRef colIndex = {};
    /// Value to write.
    ValueRef value = {};
  };
  /// void @dx.op.storeOutput.f16(i32 5, i32 outputSigId, i32 rowIndex, i8 colIndex, half value)
  /// Writes one component of an output signature element, which is what an out parameter or return
  /// value with a semantic becomes. The element and column must be constants. Every component that
  /// a signature declares must be written on each path; in a geometry shader the values belong to
  /// the next emitted vertex.
  ValueRef storeOutput(const StoreOutputArgs &A) {
    const ValueRef Operands[] = {A.outputSigId, A.rowIndex, A.colIndex, A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::StoreOutput, Operands, Overloads);
  }

  struct FAbsArgs {
    /// Any value.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 6, half value)
  /// Clears the sign bit. Infinities become positive infinity, denormals keep their magnitude, and
  /// a NaN stays a NaN whose bits are not specified.
  ValueRef fAbs(const FAbsArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::FAbs, Operands, Overloads);
  }

  struct SaturateArgs {
    /// Any value.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 7, half value)
  /// Clamps a value to the range from 0 to 1. A NaN gives 0, negative infinity 0 and positive
  /// infinity 1.
  ValueRef saturate(const SaturateArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Saturate, Operands, Overloads);
  }

  struct IsNaNArgs {
    /// Value to test.
    ValueRef value = {};
  };
  /// i1 @dx.op.isSpecialFloat.f16(i32 8, half value)
  /// Tests for NaN, quiet or signalling. The half overload can be used from DXIL 1.9 only: earlier
  /// validators refuse it.
  ValueRef isNaN(const IsNaNArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::IsNaN, Operands, Overloads);
  }

  struct IsInfArgs {
    /// Value to test.
    ValueRef value = {};
  };
  /// i1 @dx.op.isSpecialFloat.f16(i32 9, half value)
  /// Tests for an infinity of either sign. The half overload can be used from DXIL 1.9 only.
  ValueRef isInf(const IsInfArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::IsInf, Operands, Overloads);
  }

  struct IsFiniteArgs {
    /// Value to test.
    ValueRef value = {};
  };
  /// i1 @dx.op.isSpecialFloat.f16(i32 10, half value)
  /// Tests for a value that is neither infinite nor NaN. Zeros and denormals are finite. The half
  /// overload can be used from DXIL 1.9 only.
  ValueRef isFinite(const IsFiniteArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::IsFinite, Operands, Overloads);
  }

  struct IsNormalArgs {
    /// Value to test.
    ValueRef value = {};
  };
  /// i1 @dx.op.isSpecialFloat.f16(i32 11, half value)
  /// Tests for a normal number: one that is not zero, denormal, infinite or NaN. The half overload
  /// can be used from DXIL 1.9 only.
  ValueRef isNormal(const IsNormalArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::IsNormal, Operands, Overloads);
  }

  struct CosArgs {
    /// Angle in radians.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 12, half value)
  /// Computes the cosine of an angle. Within 100 pi of zero the absolute error is at most 0.0008;
  /// beyond that precision is lost. An infinity or NaN gives NaN; a denormal counts as zero and
  /// gives 1.
  ValueRef cos(const CosArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Cos, Operands, Overloads);
  }

  struct SinArgs {
    /// Angle in radians.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 13, half value)
  /// Computes the sine of an angle. Within 100 pi of zero the absolute error is at most 0.0008;
  /// beyond that precision is lost. An infinity or NaN gives NaN; zeros and denormals give a zero
  /// of the same sign.
  ValueRef sin(const SinArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Sin, Operands, Overloads);
  }

  struct TanArgs {
    /// Angle in radians.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 14, half value)
  /// Computes the tangent of an angle. An infinity or NaN gives NaN; zeros and denormals give a
  /// zero of the same sign. Near odd multiples of pi/2 the result is large and of either sign.
  ValueRef tan(const TanArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Tan, Operands, Overloads);
  }

  struct AcosArgs {
    /// Cosine, from -1 to 1.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 15, half value)
  /// Computes the principal arc cosine. Operands outside -1 to 1, infinities and NaN give NaN. The
  /// validator refuses a constant infinity.
  ValueRef acos(const AcosArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Acos, Operands, Overloads);
  }

  struct AsinArgs {
    /// Sine, from -1 to 1.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 16, half value)
  /// Computes the principal arc sine. Operands outside -1 to 1, infinities and NaN give NaN;
  /// denormals give 0. The validator refuses a constant infinity.
  ValueRef asin(const AsinArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Asin, Operands, Overloads);
  }

  struct AtanArgs {
    /// Tangent.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 17, half value)
  /// Computes the arc tangent. Infinities give pi/2 with their sign, denormals give 0, NaN gives
  /// NaN.
  ValueRef atan(const AtanArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Atan, Operands, Overloads);
  }

  struct HcosArgs {
    /// Any value.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 18, half value)
  /// Computes the hyperbolic cosine. Both infinities give positive infinity, zeros and denormals
  /// give 1, NaN gives NaN. Large operands overflow to infinity.
  ValueRef hcos(const HcosArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Hcos, Operands, Overloads);
  }

  struct HsinArgs {
    /// Any value.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 19, half value)
  /// Computes the hyperbolic sine. Infinities give themselves, zeros and denormals give 0, NaN
  /// gives NaN. Large operands overflow to an infinity of their sign.
  ValueRef hsin(const HsinArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Hsin, Operands, Overloads);
  }

  struct HtanArgs {
    /// Any value.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 20, half value)
  /// Computes the hyperbolic tangent. Infinities give 1 with their sign, zeros and denormals give
  /// 0, NaN gives NaN.
  ValueRef htan(const HtanArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Htan, Operands, Overloads);
  }

  struct ExpArgs {
    /// Exponent.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 21, half value)
  /// Raises 2 to the power of the operand; the natural exponential is this op on the operand times
  /// log2(e). Negative infinity gives 0, positive infinity gives infinity, zeros and denormals give
  /// 1, NaN gives NaN. The relative error is at most 2^-21.
  ValueRef exp(const ExpArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Exp, Operands, Overloads);
  }

  struct FrcArgs {
    /// Any value.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 22, half value)
  /// Computes the fraction of a value: the value less the largest integer not above it. Negative
  /// operands therefore give a fraction that is not negative; -0.25 gives 0.75. Of a negative
  /// operand close to 0, the difference rounds to 1. Infinities and NaN give NaN.
  ValueRef frc(const FrcArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Frc, Operands, Overloads);
  }

  struct LogArgs {
    /// Positive value.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 23, half value)
  /// Computes the logarithm to base 2. Zeros and denormals of either sign give negative infinity,
  /// other negative operands and NaN give NaN, positive infinity gives itself. The error is at most
  /// 2^-21, relative to a logarithm above 1 or below -1 and absolute for others. The validator
  /// refuses a constant infinity.
  ValueRef log(const LogArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Log, Operands, Overloads);
  }

  struct SqrtArgs {
    /// Value that is not negative.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 24, half value)
  /// Computes the square root, within 1 ulp (half: the nearest value). A zero gives a zero of the
  /// same sign, denormals count as zero, other negative operands and NaN give NaN, positive
  /// infinity gives itself.
  ValueRef sqrt(const SqrtArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Sqrt, Operands, Overloads);
  }

  struct RsqrtArgs {
    /// Positive value.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 25, half value)
  /// Computes the reciprocal of the square root, with a relative error of at most 2^-21. Zeros and
  /// denormals give an infinity of their sign, other negative operands and NaN give NaN, positive
  /// infinity gives 0.
  ValueRef rsqrt(const RsqrtArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Rsqrt, Operands, Overloads);
  }

  struct Round_neArgs {
    /// Value to round.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 26, half value)
  /// Rounds to the nearest integer, halfway cases to the even one. Infinities and NaN are
  /// unchanged, and zeros keep their sign. A denormal becomes a zero of its sign.
  ValueRef round_ne(const Round_neArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Round_ne, Operands, Overloads);
  }

  struct Round_niArgs {
    /// Value to round.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 27, half value)
  /// Rounds down, to the largest integer that is not above the operand. Infinities and NaN are
  /// unchanged, and zeros keep their sign. A denormal counts as a zero of its sign.
  ValueRef round_ni(const Round_niArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Round_ni, Operands, Overloads);
  }

  struct Round_piArgs {
    /// Value to round.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 28, half value)
  /// Rounds up, to the smallest integer that is not below the operand. Infinities and NaN are
  /// unchanged, and zeros keep their sign. A denormal counts as a zero of its sign.
  ValueRef round_pi(const Round_piArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Round_pi, Operands, Overloads);
  }

  struct Round_zArgs {
    /// Value to round.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 29, half value)
  /// Rounds towards zero, dropping the fraction. Infinities and NaN are unchanged, and zeros keep
  /// their sign. A denormal becomes a zero of its sign.
  ValueRef round_z(const Round_zArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Round_z, Operands, Overloads);
  }

  struct BfrevArgs {
    /// Value to reverse.
    ValueRef value = {};
  };
  /// i16 @dx.op.unary.i16(i32 30, i16 value)
  /// Reverses the order of the bits: the lowest becomes the highest. Works on the width of the
  /// overload.
  ValueRef bfrev(const BfrevArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Bfrev, Operands, Overloads);
  }

  struct CountbitsArgs {
    /// Value whose bits are counted.
    ValueRef value = {};
  };
  /// i32 @dx.op.unaryBits.i16(i32 31, i16 value)
  /// Counts the bits that are set. The result is a 32-bit integer for every overload.
  ValueRef countbits(const CountbitsArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::Countbits, Operands, Overloads);
  }

  struct FirstbitLoArgs {
    /// Value to search.
    ValueRef value = {};
  };
  /// i32 @dx.op.unaryBits.i16(i32 32, i16 value)
  /// Finds the lowest set bit, counting from bit 0. An operand without set bits gives -1
  /// (0xffffffff).
  ValueRef firstbitLo(const FirstbitLoArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::FirstbitLo, Operands, Overloads);
  }

  struct FirstbitHiArgs {
    /// Unsigned value to search.
    ValueRef value = {};
  };
  /// i32 @dx.op.unaryBits.i16(i32 33, i16 value)
  /// Finds the highest set bit and returns its distance from the top bit, so 0 stands for the top
  /// bit itself; HLSL subtracts the result from the highest index. An operand of 0 gives -1
  /// (0xffffffff).
  ValueRef firstbitHi(const FirstbitHiArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::FirstbitHi, Operands, Overloads);
  }

  struct FirstbitSHiArgs {
    /// Signed value to search.
    ValueRef value = {};
  };
  /// i32 @dx.op.unaryBits.i16(i32 34, i16 value)
  /// Finds the highest bit that differs from the sign bit, and returns its distance from the top
  /// bit: the highest set bit of a positive operand, the highest clear bit of a negative one. Both
  /// 0 and -1 give -1 (0xffffffff).
  ValueRef firstbitSHi(const FirstbitSHiArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::FirstbitSHi, Operands, Overloads);
  }

  struct FMaxArgs {
    /// First value.
    ValueRef a = {};
    /// Second value.
    ValueRef b = {};
  };
  /// half @dx.op.binary.f16(i32 35, half a, half b)
  /// Returns the larger of two values. If one operand is NaN the other is returned; if both are,
  /// the result is a NaN. Denormals may count as zero in the comparison, and may or may not be
  /// flushed in the result. Which zero is returned for -0 and +0 is not specified.
  ValueRef fMax(const FMaxArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::FMax, Operands, Overloads);
  }

  struct FMinArgs {
    /// First value.
    ValueRef a = {};
    /// Second value.
    ValueRef b = {};
  };
  /// half @dx.op.binary.f16(i32 36, half a, half b)
  /// Returns the smaller of two values. If one operand is NaN the other is returned; if both are,
  /// the result is a NaN. Denormals may count as zero in the comparison, and may or may not be
  /// flushed in the result. Which zero is returned for -0 and +0 is not specified.
  ValueRef fMin(const FMinArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::FMin, Operands, Overloads);
  }

  struct IMaxArgs {
    /// First value.
    ValueRef a = {};
    /// Second value.
    ValueRef b = {};
  };
  /// i16 @dx.op.binary.i16(i32 37, i16 a, i16 b)
  /// Returns the larger of two signed integers.
  ValueRef iMax(const IMaxArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::IMax, Operands, Overloads);
  }

  struct IMinArgs {
    /// First value.
    ValueRef a = {};
    /// Second value.
    ValueRef b = {};
  };
  /// i16 @dx.op.binary.i16(i32 38, i16 a, i16 b)
  /// Returns the smaller of two signed integers.
  ValueRef iMin(const IMinArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::IMin, Operands, Overloads);
  }

  struct UMaxArgs {
    /// First value.
    ValueRef a = {};
    /// Second value.
    ValueRef b = {};
  };
  /// i16 @dx.op.binary.i16(i32 39, i16 a, i16 b)
  /// Returns the larger of two unsigned integers.
  ValueRef uMax(const UMaxArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::UMax, Operands, Overloads);
  }

  struct UMinArgs {
    /// First value.
    ValueRef a = {};
    /// Second value.
    ValueRef b = {};
  };
  /// i16 @dx.op.binary.i16(i32 40, i16 a, i16 b)
  /// Returns the smaller of two unsigned integers.
  ValueRef uMin(const UMinArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::UMin, Operands, Overloads);
  }

  struct IMulArgs {
    /// First factor.
    ValueRef a = {};
    /// Second factor.
    ValueRef b = {};
  };
  /// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 41, i32 a, i32 b)
  /// Multiplies two signed 32-bit integers to the full 64 bits of the product, which cannot
  /// overflow. No HLSL function reaches it.
  ValueRef iMul(const IMulArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::IMul, Operands, Overloads);
  }

  struct UMulArgs {
    /// First factor.
    ValueRef a = {};
    /// Second factor.
    ValueRef b = {};
  };
  /// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 42, i32 a, i32 b)
  /// Multiplies two unsigned 32-bit integers to the full 64 bits of the product, which cannot
  /// overflow. No HLSL function reaches it.
  ValueRef uMul(const UMulArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::UMul, Operands, Overloads);
  }

  struct UDivArgs {
    /// Dividend.
    ValueRef a = {};
    /// Divisor.
    ValueRef b = {};
  };
  /// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 43, i32 a, i32 b)
  /// Divides two unsigned 32-bit integers and returns quotient and remainder together. A divisor of
  /// 0 gives 0xffffffff for both. HLSL division becomes the udiv and urem instructions instead.
  ValueRef uDiv(const UDivArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::UDiv, Operands, Overloads);
  }

  struct UAddcArgs {
    /// First summand.
    ValueRef a = {};
    /// Second summand.
    ValueRef b = {};
  };
  /// %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 a, i32 b)
  /// Adds two unsigned 32-bit integers and reports the carry out of the top bit.
  ValueRef uAddc(const UAddcArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::UAddc, Operands, Overloads);
  }

  struct USubbArgs {
    /// Minuend.
    ValueRef a = {};
    /// Subtrahend.
    ValueRef b = {};
  };
  /// %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 45, i32 a, i32 b)
  /// Subtracts an unsigned 32-bit integer from another and reports the borrow. No HLSL function
  /// reaches it.
  ValueRef uSubb(const USubbArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::USubb, Operands, Overloads);
  }

  struct FMadArgs {
    /// Factor.
    ValueRef a = {};
    /// Factor.
    ValueRef b = {};
    /// Addend.
    ValueRef c = {};
  };
  /// half @dx.op.tertiary.f16(i32 46, half a, half b, half c)
  /// Multiplies two values and adds a third. An implementation may round once or twice, unless the
  /// call is marked precise: then the product is rounded before the addition. Infinity times zero,
  /// and infinities of opposite sign added, give NaN.
  ValueRef fMad(const FMadArgs &A) {
    const ValueRef Operands[] = {A.a, A.b, A.c};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::FMad, Operands, Overloads);
  }

  struct FmaArgs {
    /// Factor.
    ValueRef a = {};
    /// Factor.
    ValueRef b = {};
    /// Addend.
    ValueRef c = {};
  };
  /// double @dx.op.tertiary.f64(i32 47, double a, double b, double c)
  /// Multiplies two doubles and adds a third with a single rounding at the end. Infinity times
  /// zero, and infinities of opposite sign added, give NaN. Denormals are kept. A module that calls
  /// it must declare the extended double instructions feature.
  ValueRef fma(const FmaArgs &A) {
    const ValueRef Operands[] = {A.a, A.b, A.c};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::Fma, Operands, Overloads);
  }

  struct IMadArgs {
    /// First factor.
    ValueRef a = {};
    /// Second factor.
    ValueRef b = {};
    /// Addend.
    ValueRef c = {};
  };
  /// i16 @dx.op.tertiary.i16(i32 48, i16 a, i16 b, i16 c)
  /// Multiplies two signed integers and adds a third. The result wraps to the width of the
  /// overload.
  ValueRef iMad(const IMadArgs &A) {
    const ValueRef Operands[] = {A.a, A.b, A.c};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::IMad, Operands, Overloads);
  }

  struct UMadArgs {
    /// First factor.
    ValueRef a = {};
    /// Second factor.
    ValueRef b = {};
    /// Addend.
    ValueRef c = {};
  };
  /// i16 @dx.op.tertiary.i16(i32 49, i16 a, i16 b, i16 c)
  /// Multiplies two unsigned integers and adds a third. The result wraps to the width of the
  /// overload.
  ValueRef uMad(const UMadArgs &A) {
    const ValueRef Operands[] = {A.a, A.b, A.c};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::UMad, Operands, Overloads);
  }

  struct MsadArgs {
    /// Reference: four unsigned bytes.
    ValueRef a = {};
    /// Source: four unsigned bytes.
    ValueRef b = {};
    /// Sum so far.
    ValueRef c = {};
  };
  /// i32 @dx.op.tertiary.i32(i32 50, i32 a, i32 b, i32 c)
  /// Sums the absolute differences of four pairs of bytes into an accumulator. A pair whose
  /// reference byte is 0 is masked out and adds nothing. If the sum does not fit, an implementation
  /// may saturate or wrap.
  ValueRef msad(const MsadArgs &A) {
    const ValueRef Operands[] = {A.a, A.b, A.c};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::Msad, Operands, Overloads);
  }

  struct IbfeArgs {
    /// Number of bits; only the low five bits of the operand count.
    ValueRef a = {};
    /// Index of the lowest bit of the field; only the low five bits of the operand count.
    ValueRef b = {};
    /// Value that holds the field.
    ValueRef c = {};
  };
  /// i32 @dx.op.tertiary.i32(i32 51, i32 a, i32 b, i32 c)
  /// Extracts a field of bits and sign-extends it. A width of 0 gives 0. A field that reaches
  /// beyond the top of the value is the value shifted right arithmetically by the offset. No HLSL
  /// function reaches it.
  ValueRef ibfe(const IbfeArgs &A) {
    const ValueRef Operands[] = {A.a, A.b, A.c};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::Ibfe, Operands, Overloads);
  }

  struct UbfeArgs {
    /// Number of bits; only the low five bits of the operand count.
    ValueRef a = {};
    /// Index of the lowest bit of the field; only the low five bits of the operand count.
    ValueRef b = {};
    /// Value that holds the field.
    ValueRef c = {};
  };
  /// i32 @dx.op.tertiary.i32(i32 52, i32 a, i32 b, i32 c)
  /// Extracts a field of bits and fills the rest with zeros. A width of 0 gives 0. A field that
  /// reaches beyond the top of the value is the value shifted right by the offset. No HLSL function
  /// reaches it.
  ValueRef ubfe(const UbfeArgs &A) {
    const ValueRef Operands[] = {A.a, A.b, A.c};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::Ubfe, Operands, Overloads);
  }

  struct BfiArgs {
    /// Number of bits; only the low five bits of the operand count.
    ValueRef width = {};
    /// Index of the lowest bit of the field; only the low five bits of the operand count.
    ValueRef offset = {};
    /// Value whose low bits are inserted.
    ValueRef value = {};
    /// Value that supplies all other bits.
    ValueRef replacedValue = {};
  };
  /// i32 @dx.op.quaternary.i32(i32 53, i32 width, i32 offset, i32 value, i32 replacedValue)
  /// Replaces a field of bits of one value with the low bits of another. Bits of the field that
  /// would lie above the top of the result are dropped; a width of 0 replaces nothing.
  ValueRef bfi(const BfiArgs &A) {
    const ValueRef Operands[] = {A.width, A.offset, A.value, A.replacedValue};
    const TypeId Overloads[] = {typeOf(A.width)};
    return callOp(OpCode::Bfi, Operands, Overloads);
  }

  struct Dot2Args {
    /// Component x of the first vector.
    ValueRef ax = {};
    /// Component y of the first vector.
    ValueRef ay = {};
    /// Component x of the second vector.
    ValueRef bx = {};
    /// Component y of the second vector.
    ValueRef by = {};
  };
  /// half @dx.op.dot2.f16(i32 54, half ax, half ay, half bx, half by)
  /// Computes the dot product of two vectors of two components, passed one by one. The order of the
  /// additions and the number of roundings are not specified; an infinity times zero in any
  /// component makes the result NaN.
  ValueRef dot2(const Dot2Args &A) {
    const ValueRef Operands[] = {A.ax, A.ay, A.bx, A.by};
    const TypeId Overloads[] = {typeOf(A.ax)};
    return callOp(OpCode::Dot2, Operands, Overloads);
  }

  struct Dot3Args {
    /// Component x of the first vector.
    ValueRef ax = {};
    /// Component y of the first vector.
    ValueRef ay = {};
    /// Component z of the first vector.
    ValueRef az = {};
    /// Component x of the second vector.
    ValueRef bx = {};
    /// Component y of the second vector.
    ValueRef by = {};
    /// Component z of the second vector.
    ValueRef bz = {};
  };
  /// half @dx.op.dot3.f16(i32 55, half ax, half ay, half az, half bx, half by, half bz)
  /// Computes the dot product of two vectors of three components, passed one by one. The order of
  /// the additions and the number of roundings are not specified; an infinity times zero in any
  /// component makes the result NaN.
  ValueRef dot3(const Dot3Args &A) {
    const ValueRef Operands[] = {A.ax, A.ay, A.az, A.bx, A.by, A.bz};
    const TypeId Overloads[] = {typeOf(A.ax)};
    return callOp(OpCode::Dot3, Operands, Overloads);
  }

  struct Dot4Args {
    /// Component x of the first vector.
    ValueRef ax = {};
    /// Component y of the first vector.
    ValueRef ay = {};
    /// Component z of the first vector.
    ValueRef az = {};
    /// Component w of the first vector.
    ValueRef aw = {};
    /// Component x of the second vector.
    ValueRef bx = {};
    /// Component y of the second vector.
    ValueRef by = {};
    /// Component z of the second vector.
    ValueRef bz = {};
    /// Component w of the second vector.
    ValueRef bw = {};
  };
  /// half @dx.op.dot4.f16(i32 56, half ax, half ay, half az, half aw, half bx, half by, half bz,
  /// half bw)
  /// Computes the dot product of two vectors of four components, passed one by one. The order of
  /// the additions and the number of roundings are not specified; an infinity times zero in any
  /// component makes the result NaN.
  ValueRef dot4(const Dot4Args &A) {
    const ValueRef Operands[] = {A.ax, A.ay, A.az, A.aw, A.bx, A.by, A.bz, A.bw};
    const TypeId Overloads[] = {typeOf(A.ax)};
    return callOp(OpCode::Dot4, Operands, Overloads);
  }

  struct CreateHandleArgs {
    /// Class of the resource.
    Immediate<dxil::ResourceClass> resourceClass = {};
    /// Number of the declaration in the list of its class.
    Immediate<int64_t> rangeId = {};
    /// Register of the resource: the lower bound of the range plus the array index.
    ValueRef index = {};
    /// True if the index may differ between the threads of a wave.
    Immediate<int64_t> nonUniformIndex = {};
  };
  /// %dx.types.Handle @dx.op.createHandle(i32 57, i8 resourceClass, i32 rangeId, i32 index, i1
  /// nonUniformIndex)
  /// Returns a handle of a resource that the shader declares. An index outside the declared range
  /// is undefined. It is not for libraries, and from DXIL 1.6 CreateHandleFromBinding with
  /// AnnotateHandle takes its place.
  ValueRef createHandle(const CreateHandleArgs &A) {
    const ValueRef Operands[] = {immediate(OpCode::CreateHandle, 0, A.resourceClass),
                                 immediate(OpCode::CreateHandle, 1, A.rangeId), A.index,
                                 immediate(OpCode::CreateHandle, 3, A.nonUniformIndex)};
    return callOp(OpCode::CreateHandle, Operands);
  }

  struct CBufferLoadArgs {
    /// Constant buffer.
    ValueRef handle = {};
    /// Offset in bytes, a multiple of the alignment.
    ValueRef byteOffset = {};
    /// Alignment of the access in bytes; a power of two.
    Immediate<int64_t> alignment = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.cbufferLoad.f16(i32 58, %dx.types.Handle handle, i32 byteOffset, i32 alignment)
  /// Reads one value from a constant buffer at a byte offset. An offset beyond the end gives 0.
  /// Compilers use CBufferLoadLegacy instead.
  ValueRef cBufferLoad(const CBufferLoadArgs &A) {
    const ValueRef Operands[] = {A.handle, A.byteOffset,
                                 immediate(OpCode::CBufferLoad, 2, A.alignment)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::CBufferLoad, Operands, Overloads);
  }

  struct CBufferLoadLegacyArgs {
    /// Constant buffer.
    ValueRef handle = {};
    /// Row, in units of 16 bytes.
    ValueRef regIndex = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.CBufRet.f16 @dx.op.cbufferLoadLegacy.f16(i32 59, %dx.types.Handle handle, i32
  /// regIndex)
  /// Reads one 16-byte row of a constant buffer: two 64-bit, four 32-bit or eight 16-bit values.
  /// Rows beyond the end give 0; a constant row beyond the declared size is refused by the
  /// validator. Four of the results are in use for the min-precision half and i16 of a module
  /// without native 16-bit types.
  ValueRef cBufferLoadLegacy(const CBufferLoadLegacyArgs &A) {
    const ValueRef Operands[] = {A.handle, A.regIndex};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::CBufferLoadLegacy, Operands, Overloads);
  }

  struct SampleArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in default mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sample.f16(i32 60, %dx.types.Handle srv, %dx.types.Handle sampler,
  /// float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2,
  /// float clamp)
  /// Samples a texture with the filter and addressing of a sampler. The mip level comes from the
  /// differences of the coordinates between the lanes of the quad, so in divergent control flow, or
  /// with an inactive neighbour, it is undefined. Compute, mesh, amplification and node shaders may
  /// use it from DXIL 1.6. Array slices are rounded to the nearest and clamped. A NaN coordinate
  /// gives an undefined texel, not a fault. Integer textures need DXIL 1.7 and a filter of points.
  ValueRef sample(const SampleArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.clamp};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::Sample, Operands, Overloads);
  }

  struct SampleBiasArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in default mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Added to the mip level before clamping.
    ValueRef bias = {};
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sampleBias.f16(i32 61, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float bias, float clamp)
  /// Samples a texture as Sample does, with a bias added to the computed mip level. The mip level
  /// comes from the differences of the coordinates between the lanes of the quad, so in divergent
  /// control flow, or with an inactive neighbour, it is undefined. Compute, mesh, amplification and
  /// node shaders may use it from DXIL 1.6. Array slices are rounded to the nearest and clamped. A
  /// NaN coordinate gives an undefined texel, not a fault. The validator refuses constant biases
  /// outside -16 to 15.99.
  ValueRef sampleBias(const SampleBiasArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.bias, A.clamp};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleBias, Operands, Overloads);
  }

  struct SampleLevelArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in default mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Mip level, 0 for the finest.
    ValueRef LOD = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32 62, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float LOD)
  /// Samples a texture at a given mip level, so no quad is needed and control flow may diverge. A
  /// fraction blends two levels if the filter does; levels that do not exist are clamped. Array
  /// slices are rounded to the nearest and clamped. A NaN coordinate gives an undefined texel, not
  /// a fault. Integer textures need DXIL 1.7 and a filter of points.
  ValueRef sampleLevel(const SampleLevelArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.LOD};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleLevel, Operands, Overloads);
  }

  struct SampleGradArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in default mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Change of coordinate x per pixel in x.
    ValueRef ddx0 = {};
    /// Change of coordinate y per pixel in x; undef if unused.
    ValueRef ddx1 = UndefOperand;
    /// Change of coordinate z per pixel in x; undef if unused.
    ValueRef ddx2 = UndefOperand;
    /// Change of coordinate x per pixel in y.
    ValueRef ddy0 = {};
    /// Change of coordinate y per pixel in y; undef if unused.
    ValueRef ddy1 = UndefOperand;
    /// Change of coordinate z per pixel in y; undef if unused.
    ValueRef ddy2 = UndefOperand;
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sampleGrad.f16(i32 63, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
  /// Samples a texture at the mip level and with the anisotropy that the given gradients ask for,
  /// so no quad is needed and control flow may diverge. Gradients that are infinite or NaN give an
  /// undefined level. Array slices are rounded to the nearest and clamped. A NaN coordinate gives
  /// an undefined texel, not a fault. Integer textures need DXIL 1.7 and a filter of points.
  ValueRef sampleGrad(const SampleGradArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.ddx0, A.ddx1, A.ddx2, A.ddy0,
                                 A.ddy1, A.ddy2, A.clamp};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleGrad, Operands, Overloads);
  }

  struct SampleCmpArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in comparison mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Reference value; the sampler says how it is compared. For normalized formats it is clamped
    /// to their range.
    ValueRef compareValue = {};
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sampleCmp.f16(i32 64, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float compareValue, float clamp)
  /// Compares the texels of a texture with a reference value and filters the outcomes, 1 for each
  /// that passes. The mip level comes from the differences of the coordinates between the lanes of
  /// the quad, so in divergent control flow, or with an inactive neighbour, it is undefined.
  /// Compute, mesh, amplification and node shaders may use it from DXIL 1.6. The first component is
  /// what is compared.
  ValueRef sampleCmp(const SampleCmpArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.compareValue, A.clamp};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleCmp, Operands, Overloads);
  }

  struct SampleCmpLevelZeroArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in comparison mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Reference value; the sampler says how it is compared. For normalized formats it is clamped
    /// to their range.
    ValueRef compareValue = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sampleCmpLevelZero.f16(i32 65, %dx.types.Handle srv,
  /// %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0,
  /// i32 offset1, i32 offset2, float compareValue)
  /// Compares the texels of the finest mip level with a reference value and filters the outcomes, 1
  /// for each that passes. No quad is needed.
  ValueRef sampleCmpLevelZero(const SampleCmpLevelZeroArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.compareValue};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleCmpLevelZero, Operands, Overloads);
  }

  struct TextureLoadArgs {
    /// Texture: an SRV or a UAV.
    ValueRef srv = {};
    /// Mip level of an SRV, or number of the sample of a multisampled texture; undef for other
    /// UAVs.
    ValueRef mipLevelOrSampleCount = UndefOperand;
    /// Texel x.
    ValueRef coord0 = {};
    /// Texel y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Texel z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Offset in x, texels; undef if none, and for UAVs.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32 66, %dx.types.Handle srv, i32
  /// mipLevelOrSampleCount, i32 coord0, i32 coord1, i32 coord2, i32 offset0, i32 offset1, i32
  /// offset2)
  /// Reads one texel without a sampler. Coordinates, level or sample outside the texture give 0 in
  /// all components. From a UAV only formats that the device can load from are defined.
  ValueRef textureLoad(const TextureLoadArgs &A) {
    const ValueRef Operands[] = {A.srv, A.mipLevelOrSampleCount, A.coord0, A.coord1, A.coord2,
                                 A.offset0, A.offset1, A.offset2};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::TextureLoad, Operands, Overloads);
  }

  struct TextureStoreArgs {
    /// Texture: a UAV.
    ValueRef srv = {};
    /// Texel x.
    ValueRef coord0 = {};
    /// Texel y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Texel z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// First component.
    ValueRef value0 = {};
    /// Second component.
    ValueRef value1 = {};
    /// Third component.
    ValueRef value2 = {};
    /// Fourth component.
    ValueRef value3 = {};
    /// Components to write: all four.
    ValueRef mask = {};
  };
  /// void @dx.op.textureStore.f16(i32 67, %dx.types.Handle srv, i32 coord0, i32 coord1, i32 coord2,
  /// half value0, half value1, half value2, half value3, i8 mask)
  /// Writes one texel of a UAV and converts it to the format. All four components must be given.
  /// Coordinates outside the texture write nothing, and so do helper lanes. Two threads that write
  /// the same texel race.
  ValueRef textureStore(const TextureStoreArgs &A) {
    const ValueRef Operands[] = {A.srv, A.coord0, A.coord1, A.coord2, A.value0, A.value1, A.value2,
                                 A.value3, A.mask};
    const TypeId Overloads[] = {typeOf(A.value0)};
    return callOp(OpCode::TextureStore, Operands, Overloads);
  }

  struct BufferLoadArgs {
    /// Buffer: an SRV or a UAV.
    ValueRef srv = {};
    /// Element of a typed or structured buffer; byte of a raw buffer.
    ValueRef index = {};
    /// Byte within the structure for a structured buffer; otherwise undef.
    ValueRef wot = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.bufferLoad.f16(i32 68, %dx.types.Handle srv, i32 index, i32 wot)
  /// Reads one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
  /// buffer. Components that the format lacks are 0, but 1 for the last. An index beyond the end
  /// gives 0 in the components of the format. A buffer bound as a root descriptor has no bounds,
  /// and an address outside it is undefined.
  ValueRef bufferLoad(const BufferLoadArgs &A) {
    const ValueRef Operands[] = {A.srv, A.index, A.wot};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::BufferLoad, Operands, Overloads);
  }

  struct BufferStoreArgs {
    /// Buffer: a UAV.
    ValueRef uav = {};
    /// Element of a typed or structured buffer; byte of a raw buffer.
    ValueRef coord0 = {};
    /// Byte within the structure for a structured buffer; otherwise undef.
    ValueRef coord1 = UndefOperand;
    /// First component.
    ValueRef value0 = {};
    /// Second component; undef if not written.
    ValueRef value1 = UndefOperand;
    /// Third component; undef if not written.
    ValueRef value2 = UndefOperand;
    /// Fourth component; undef if not written.
    ValueRef value3 = UndefOperand;
    /// Components to write; must be those whose values are not undef.
    ValueRef mask = {};
  };
  /// void @dx.op.bufferStore.f16(i32 69, %dx.types.Handle uav, i32 coord0, i32 coord1, half value0,
  /// half value1, half value2, half value3, i8 mask)
  /// Writes one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
  /// buffer. A typed store must write all four components, other stores a run that starts at x. An
  /// index beyond the end writes nothing, and so do helper lanes. Two threads that write the same
  /// element race: either value may stay.
  ValueRef bufferStore(const BufferStoreArgs &A) {
    const ValueRef Operands[] = {A.uav, A.coord0, A.coord1, A.value0, A.value1, A.value2, A.value3,
                                 A.mask};
    const TypeId Overloads[] = {typeOf(A.value0)};
    return callOp(OpCode::BufferStore, Operands, Overloads);
  }

  struct BufferUpdateCounterArgs {
    /// Structured buffer with a counter: a UAV.
    ValueRef uav = {};
    /// 1 to increment, -1 to decrement; a constant.
    ValueRef inc = {};
  };
  /// i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle uav, i8 inc)
  /// Adds 1 to, or subtracts 1 from, the hidden counter of a structured buffer in one indivisible
  /// step. The count wraps. A shader must not do both to the same buffer, whose declaration must
  /// have a counter. Helper lanes change nothing and get an undefined value.
  ValueRef bufferUpdateCounter(const BufferUpdateCounterArgs &A) {
    const ValueRef Operands[] = {A.uav, A.inc};
    return callOp(OpCode::BufferUpdateCounter, Operands);
  }

  struct CheckAccessFullyMappedArgs {
    /// Status field of the result of a resource access.
    ValueRef status = {};
  };
  /// i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 status)
  /// Tells from the status of a load, sample or gather whether every tile that it touched was
  /// mapped to memory. Texels of unmapped tiles read as 0.
  ValueRef checkAccessFullyMapped(const CheckAccessFullyMappedArgs &A) {
    const ValueRef Operands[] = {A.status};
    const TypeId Overloads[] = {typeOf(A.status)};
    return callOp(OpCode::CheckAccessFullyMapped, Operands, Overloads);
  }

  struct GetDimensionsArgs {
    /// Any buffer or texture.
    ValueRef handle = {};
    /// Mip level of a texture SRV; undef for buffers, UAVs and multisampled textures.
    ValueRef mipLevel = UndefOperand;
  };
  /// %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle handle, i32 mipLevel)
  /// Returns the size of a resource. Buffers give their size in x: elements for typed and
  /// structured buffers, bytes for raw ones. Textures give width, height, depth or array size of
  /// the mip level, in that order, and in w the number of mip levels or samples. A level that does
  /// not exist gives sizes of 0. Fields that a kind of resource lacks are undefined and must not be
  /// used.
  ValueRef getDimensions(const GetDimensionsArgs &A) {
    const ValueRef Operands[] = {A.handle, A.mipLevel};
    return callOp(OpCode::GetDimensions, Operands);
  }

  struct TextureGatherArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in default mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, -32 to 31 texels; undef if there is none.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Component that is collected.
    ValueRef channel = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.textureGather.f16(i32 73, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// channel)
  /// Returns one component of four texels around a position, unfiltered. The texels are those that
  /// bilinear filtering of the finest level would use, in the order lower left, lower right, upper
  /// right, upper left. Array slices are rounded to the nearest and clamped. A NaN coordinate gives
  /// an undefined texel, not a fault. Cubes take no offset.
  ValueRef textureGather(const TextureGatherArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.channel};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::TextureGather, Operands, Overloads);
  }

  struct TextureGatherCmpArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in comparison mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, -32 to 31 texels; undef if there is none.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Component that is compared.
    ValueRef channel = {};
    /// Reference value; the sampler says how it is compared. For normalized formats it is clamped
    /// to their range.
    ValueRef compareValue = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.textureGatherCmp.f16(i32 74, %dx.types.Handle srv,
  /// %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0,
  /// i32 offset1, i32 channel, float compareValue)
  /// Compares one component of four texels around a position with a reference value, and returns
  /// the four outcomes, 1 or 0, unfiltered. The texels are those that bilinear filtering of the
  /// finest level would use, in the order lower left, lower right, upper right, upper left. Cubes
  /// take no offset.
  ValueRef textureGatherCmp(const TextureGatherCmpArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.channel, A.compareValue};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::TextureGatherCmp, Operands, Overloads);
  }

  struct Texture2DMSGetSamplePositionArgs {
    /// Multisampled texture: an SRV.
    ValueRef srv = {};
    /// Number of the sample.
    ValueRef index = {};
  };
  /// %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32 75, %dx.types.Handle srv, i32
  /// index)
  /// Returns where in its pixel a sample of a multisampled texture lies. A sample that does not
  /// exist gives 0.
  ValueRef texture2DMSGetSamplePosition(const Texture2DMSGetSamplePositionArgs &A) {
    const ValueRef Operands[] = {A.srv, A.index};
    return callOp(OpCode::Texture2DMSGetSamplePosition, Operands);
  }

  struct RenderTargetGetSamplePositionArgs {
    /// Number of the sample.
    ValueRef index = {};
  };
  /// %dx.types.SamplePos @dx.op.renderTargetGetSamplePosition(i32 76, i32 index)
  /// Returns where in its pixel a sample of the bound render target lies. A sample that does not
  /// exist gives 0.
  ValueRef renderTargetGetSamplePosition(const RenderTargetGetSamplePositionArgs &A) {
    const ValueRef Operands[] = {A.index};
    return callOp(OpCode::RenderTargetGetSamplePosition, Operands);
  }

  /// i32 @dx.op.renderTargetGetSampleCount(i32 77)
  /// Returns the number of samples of the bound render target; 1 without multisampling.
  ValueRef renderTargetGetSampleCount() {
    return callOp(OpCode::RenderTargetGetSampleCount, {});
  }

  struct AtomicBinOpArgs {
    /// UAV to change.
    ValueRef handle = {};
    /// What is done with the old and the new value.
    ValueRef atomicOp = {};
    /// First coordinate: element of a typed buffer, byte of a raw buffer, structure of a structured
    /// buffer, or x of a texture.
    ValueRef offset0 = {};
    /// Second coordinate: byte within the structure, or y of a texture; undef where there is none.
    ValueRef offset1 = UndefOperand;
    /// Third coordinate: z or array slice of a texture; undef where there is none.
    ValueRef offset2 = UndefOperand;
    /// Value to combine.
    ValueRef newValue = {};
  };
  /// i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle handle, i32 atomicOp, i32 offset0, i32
  /// offset1, i32 offset2, i32 newValue)
  /// Combines a value with one element of a UAV in a single indivisible step and returns what the
  /// element held before. An address outside the resource changes nothing and returns an undefined
  /// value. The access is not ordered with respect to other addresses without a barrier. Helper
  /// lanes of a pixel shader change nothing. The 64-bit overload needs DXIL 1.6 and is a feature of
  /// the device.
  ValueRef atomicBinOp(const AtomicBinOpArgs &A) {
    const ValueRef Operands[] = {A.handle, A.atomicOp, A.offset0, A.offset1, A.offset2, A.newValue};
    const TypeId Overloads[] = {typeOf(A.newValue)};
    return callOp(OpCode::AtomicBinOp, Operands, Overloads);
  }

  struct AtomicCompareExchangeArgs {
    /// UAV to change.
    ValueRef handle = {};
    /// First coordinate: element of a typed buffer, byte of a raw buffer, structure of a structured
    /// buffer, or x of a texture.
    ValueRef offset0 = {};
    /// Second coordinate: byte within the structure, or y of a texture; undef where there is none.
    ValueRef offset1 = UndefOperand;
    /// Third coordinate: z or array slice of a texture; undef where there is none.
    ValueRef offset2 = UndefOperand;
    /// Value that the element must hold to be replaced.
    ValueRef compareValue = {};
    /// Value to store.
    ValueRef newValue = {};
  };
  /// i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle handle, i32 offset0, i32
  /// offset1, i32 offset2, i32 compareValue, i32 newValue)
  /// Compares one element of a UAV with a value, replaces it if they are equal, and returns what it
  /// held before, all in a single indivisible step. The comparison is of bits. An address outside
  /// the resource changes nothing and returns an undefined value. The access is not ordered with
  /// respect to other addresses without a barrier. Helper lanes of a pixel shader change nothing.
  /// The 64-bit overload needs DXIL 1.6 and is a feature of the device.
  ValueRef atomicCompareExchange(const AtomicCompareExchangeArgs &A) {
    const ValueRef Operands[] = {A.handle, A.offset0, A.offset1, A.offset2, A.compareValue,
                                 A.newValue};
    const TypeId Overloads[] = {typeOf(A.compareValue)};
    return callOp(OpCode::AtomicCompareExchange, Operands, Overloads);
  }

  struct BarrierArgs {
    /// What to order and whether to wait.
    Immediate<dxil::BarrierMode> barrierMode = {};
  };
  /// void @dx.op.barrier(i32 80, i32 barrierMode)
  /// Orders memory accesses before the call against those after it and, if asked, waits for the
  /// whole thread group. A stage without groups may only order UAVs for the device. With
  /// SyncThreadGroup every thread of the group must reach the same call, or the result is
  /// undefined.
  ValueRef barrier(const BarrierArgs &A) {
    const ValueRef Operands[] = {immediate(OpCode::Barrier, 0, A.barrierMode)};
    return callOp(OpCode::Barrier, Operands);
  }

  struct CalculateLODArgs {
    /// Texture: an SRV.
    ValueRef handle = {};
    /// Sampler in default mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// True to clamp the level to those that exist and that the sampler allows.
    ValueRef clamped = {};
  };
  /// float @dx.op.calculateLOD.f32(i32 81, %dx.types.Handle handle, %dx.types.Handle sampler, float
  /// coord0, float coord1, float coord2, i1 clamped)
  /// Returns the mip level that sampling at a position would use. The mip level comes from the
  /// differences of the coordinates between the lanes of the quad, so in divergent control flow, or
  /// with an inactive neighbour, it is undefined. Compute, mesh, amplification and node shaders may
  /// use it from DXIL 1.6. Array slices are not part of the position.
  ValueRef calculateLOD(const CalculateLODArgs &A) {
    const ValueRef Operands[] = {A.handle, A.sampler, A.coord0, A.coord1, A.coord2, A.clamped};
    const TypeId Overloads[] = {typeOf(A.coord0)};
    return callOp(OpCode::CalculateLOD, Operands, Overloads);
  }

  struct DiscardArgs {
    /// Discards the pixel if true.
    ValueRef condition = {};
  };
  /// void @dx.op.discard(i32 82, i1 condition)
  /// Ends the pixel if the condition is true: nothing it would have written to render targets,
  /// depth or UAVs from then on takes effect. The lane goes on as a helper lane for the derivatives
  /// of its quad.
  ValueRef discard(const DiscardArgs &A) {
    const ValueRef Operands[] = {A.condition};
    return callOp(OpCode::Discard, Operands);
  }

  struct DerivCoarseXArgs {
    /// Value to differentiate.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 83, half value)
  /// Estimates the rate of change of a value per pixel in x, once for the whole 2 by 2 quad; which
  /// pair of pixels is used is not specified, so the own pixel may not take part. In compute-like
  /// stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose
  /// sizes in x and y are even. In divergent control flow the result is undefined. The validator
  /// refuses a constant infinity.
  ValueRef derivCoarseX(const DerivCoarseXArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::DerivCoarseX, Operands, Overloads);
  }

  struct DerivCoarseYArgs {
    /// Value to differentiate.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 84, half value)
  /// Estimates the rate of change of a value per pixel in y, once for the whole 2 by 2 quad; which
  /// pair of pixels is used is not specified, so the own pixel may not take part. In compute-like
  /// stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose
  /// sizes in x and y are even. In divergent control flow the result is undefined. The validator
  /// refuses a constant infinity.
  ValueRef derivCoarseY(const DerivCoarseYArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::DerivCoarseY, Operands, Overloads);
  }

  struct DerivFineXArgs {
    /// Value to differentiate.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 85, half value)
  /// Computes the rate of change of a value per pixel in x from this pixel and its neighbour in the
  /// quad, so the two rows of a quad have results of their own. In compute-like stages, from DXIL
  /// 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose sizes in x and y
  /// are even. In divergent control flow the result is undefined. The validator refuses a constant
  /// infinity.
  ValueRef derivFineX(const DerivFineXArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::DerivFineX, Operands, Overloads);
  }

  struct DerivFineYArgs {
    /// Value to differentiate.
    ValueRef value = {};
  };
  /// half @dx.op.unary.f16(i32 86, half value)
  /// Computes the rate of change of a value per pixel in y from this pixel and its neighbour in the
  /// quad, so the two columns of a quad have results of their own. In compute-like stages, from
  /// DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose sizes in x
  /// and y are even. In divergent control flow the result is undefined. The validator refuses a
  /// constant infinity.
  ValueRef derivFineY(const DerivFineYArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::DerivFineY, Operands, Overloads);
  }

  struct EvalSnappedArgs {
    /// Number of the element in the input signature; a constant.
    ValueRef inputSigId = {};
    /// Row within the element.
    ValueRef inputRowIndex = {};
    /// Column within the element; a constant.
    ValueRef inputColIndex = {};
    /// Offset in x, from -8 to 7 sixteenths of a pixel.
    ValueRef offsetX = {};
    /// Offset in y, from -8 to 7 sixteenths of a pixel.
    ValueRef offsetY = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.evalSnapped.f16(i32 87, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex, i32
  /// offsetX, i32 offsetY)
  /// Interpolates an input at an offset from the pixel centre, snapped to a grid of 16 by 16
  /// positions. Only the low four bits of an offset count, as a signed number. A position outside
  /// the primitive is extrapolated. The element must be interpolated linearly in some way, and must
  /// not be the position.
  ValueRef evalSnapped(const EvalSnappedArgs &A) {
    const ValueRef Operands[] = {A.inputSigId, A.inputRowIndex, A.inputColIndex, A.offsetX,
                                 A.offsetY};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::EvalSnapped, Operands, Overloads);
  }

  struct EvalSampleIndexArgs {
    /// Number of the element in the input signature; a constant.
    ValueRef inputSigId = {};
    /// Row within the element.
    ValueRef inputRowIndex = {};
    /// Column within the element; a constant.
    ValueRef inputColIndex = {};
    /// Number of the sample.
    ValueRef sampleIndex = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.evalSampleIndex.f16(i32 88, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex,
  /// i32 sampleIndex)
  /// Interpolates an input at the position of a sample. A sample that does not exist gives an
  /// undefined value. The element must be interpolated linearly in some way, and must not be the
  /// position.
  ValueRef evalSampleIndex(const EvalSampleIndexArgs &A) {
    const ValueRef Operands[] = {A.inputSigId, A.inputRowIndex, A.inputColIndex, A.sampleIndex};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::EvalSampleIndex, Operands, Overloads);
  }

  struct EvalCentroidArgs {
    /// Number of the element in the input signature; a constant.
    ValueRef inputSigId = {};
    /// Row within the element.
    ValueRef inputRowIndex = {};
    /// Column within the element; a constant.
    ValueRef inputColIndex = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.evalCentroid.f16(i32 89, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex)
  /// Interpolates an input at a position that is inside both pixel and primitive; a fully covered
  /// pixel uses its centre. The element must be interpolated linearly in some way, and must not be
  /// the position.
  ValueRef evalCentroid(const EvalCentroidArgs &A) {
    const ValueRef Operands[] = {A.inputSigId, A.inputRowIndex, A.inputColIndex};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::EvalCentroid, Operands, Overloads);
  }

  struct SampleIndexArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.sampleIndex.i32(i32 90)
  /// Returns the number of the sample that is shaded. Using it makes the shader run once for each
  /// covered sample.
  ValueRef sampleIndex(const SampleIndexArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleIndex, {}, Overloads);
  }

  struct CoverageArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.coverage.i32(i32 91)
  /// Returns the samples of the pixel that the primitive covers and that passed early tests, one
  /// bit for each. It is 0 in helper lanes. A shader cannot use it together with InnerCoverage.
  ValueRef coverage(const CoverageArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::Coverage, {}, Overloads);
  }

  struct InnerCoverageArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.innerCoverage.i32(i32 92)
  /// Tells whether conservative rasterization found the pixel entirely inside the primitive. A
  /// shader cannot use it together with Coverage, and without conservative rasterization the value
  /// is 0.
  ValueRef innerCoverage(const InnerCoverageArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::InnerCoverage, {}, Overloads);
  }

  struct ThreadIdArgs {
    /// Axis: 0 for x, 1 for y, 2 for z.
    ValueRef component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.threadId.i32(i32 93, i32 component)
  /// Returns one coordinate of the thread in the whole dispatch: the group coordinate times the
  /// group size plus the coordinate within the group. In a node shader it needs the broadcasting
  /// launch mode.
  ValueRef threadId(const ThreadIdArgs &A) {
    const ValueRef Operands[] = {A.component};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::ThreadId, Operands, Overloads);
  }

  struct GroupIdArgs {
    /// Axis: 0 for x, 1 for y, 2 for z.
    ValueRef component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.groupId.i32(i32 94, i32 component)
  /// Returns one coordinate of the thread group in the dispatch. It is the same for every thread of
  /// a group. In a node shader it needs the broadcasting launch mode.
  ValueRef groupId(const GroupIdArgs &A) {
    const ValueRef Operands[] = {A.component};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::GroupId, Operands, Overloads);
  }

  struct ThreadIdInGroupArgs {
    /// Axis: 0 for x, 1 for y, 2 for z.
    ValueRef component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.threadIdInGroup.i32(i32 95, i32 component)
  /// Returns one coordinate of the thread within its group, less than the group size on that axis.
  /// In a node shader it needs the broadcasting or coalescing launch mode.
  ValueRef threadIdInGroup(const ThreadIdInGroupArgs &A) {
    const ValueRef Operands[] = {A.component};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::ThreadIdInGroup, Operands, Overloads);
  }

  struct FlattenedThreadIdInGroupArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  /// Returns the index of the thread within its group, counting x fastest and z slowest: x + y *
  /// size.x + z * size.x * size.y. In a node shader it needs the broadcasting or coalescing launch
  /// mode.
  ValueRef flattenedThreadIdInGroup(const FlattenedThreadIdInGroupArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::FlattenedThreadIdInGroup, {}, Overloads);
  }

  struct EmitStreamArgs {
    /// Number of the output stream, from 0 to 3; a constant.
    ValueRef streamId = {};
  };
  /// void @dx.op.emitStream(i32 97, i8 streamId)
  /// Adds the values stored so far as a vertex to an output stream. They are undefined afterwards
  /// and must be stored again. Vertices beyond the declared maximum are dropped.
  ValueRef emitStream(const EmitStreamArgs &A) {
    const ValueRef Operands[] = {A.streamId};
    return callOp(OpCode::EmitStream, Operands);
  }

  struct CutStreamArgs {
    /// Number of the output stream, from 0 to 3; a constant.
    ValueRef streamId = {};
  };
  /// void @dx.op.cutStream(i32 98, i8 streamId)
  /// Ends the strip of an output stream, so the next vertex starts a new one. An incomplete
  /// primitive is dropped.
  ValueRef cutStream(const CutStreamArgs &A) {
    const ValueRef Operands[] = {A.streamId};
    return callOp(OpCode::CutStream, Operands);
  }

  struct EmitThenCutStreamArgs {
    /// Number of the output stream, from 0 to 3; a constant.
    ValueRef streamId = {};
  };
  /// void @dx.op.emitThenCutStream(i32 99, i8 streamId)
  /// Does what EmitStream and then CutStream do. HLSL compilers emit the two ops instead.
  ValueRef emitThenCutStream(const EmitThenCutStreamArgs &A) {
    const ValueRef Operands[] = {A.streamId};
    return callOp(OpCode::EmitThenCutStream, Operands);
  }

  struct GSInstanceIDArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.gsInstanceID.i32(i32 100)
  /// Returns which of the declared instances of the geometry shader this is, for one input
  /// primitive.
  ValueRef gSInstanceID(const GSInstanceIDArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::GSInstanceID, {}, Overloads);
  }

  struct MakeDoubleArgs {
    /// Low 32 bits.
    ValueRef lo = {};
    /// High 32 bits: sign, exponent and top of the fraction.
    ValueRef hi = {};
    /// The overload.
    TypeId overload = None;
  };
  /// double @dx.op.makeDouble.f64(i32 101, i32 lo, i32 hi)
  /// Builds a double from its two 32-bit halves. The bits are taken as they are, so any NaN payload
  /// or denormal is kept.
  ValueRef makeDouble(const MakeDoubleArgs &A) {
    const ValueRef Operands[] = {A.lo, A.hi};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::MakeDouble, Operands, Overloads);
  }

  struct SplitDoubleArgs {
    /// Double to split.
    ValueRef value = {};
  };
  /// %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double value)
  /// Takes a double apart into its two 32-bit halves, bit for bit.
  ValueRef splitDouble(const SplitDoubleArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::SplitDouble, Operands, Overloads);
  }

  struct LoadOutputControlPointArgs {
    /// Number of the element in the signature; a constant.
    ValueRef inputSigId = {};
    /// Row within the element.
    ValueRef row = {};
    /// Column within the element; a constant.
    ValueRef col = {};
    /// Number of the control point.
    ValueRef index = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.loadOutputControlPoint.f16(i32 103, i32 inputSigId, i32 row, i8 col, i32 index)
  /// Reads one component of an output control point of the hull shader: in the patch constant
  /// function, and in the domain shader, where the points are inputs. A point that does not exist
  /// gives an undefined value.
  ValueRef loadOutputControlPoint(const LoadOutputControlPointArgs &A) {
    const ValueRef Operands[] = {A.inputSigId, A.row, A.col, A.index};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::LoadOutputControlPoint, Operands, Overloads);
  }

  struct LoadPatchConstantArgs {
    /// Number of the element in the signature; a constant.
    ValueRef inputSigId = {};
    /// Row within the element.
    ValueRef row = {};
    /// Column within the element; a constant.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.loadPatchConstant.f16(i32 104, i32 inputSigId, i32 row, i8 col)
  /// Reads one component of the data that belongs to the patch as a whole, as the patch constant
  /// function stored it. In a hull shader only that function may read it.
  ValueRef loadPatchConstant(const LoadPatchConstantArgs &A) {
    const ValueRef Operands[] = {A.inputSigId, A.row, A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::LoadPatchConstant, Operands, Overloads);
  }

  struct DomainLocationArgs {
    /// Coordinate: 0 for u, 1 for v, 2 for w of a triangle.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.domainLocation.f32(i32 105, i8 component)
  /// Returns one coordinate of the point of the patch that the domain shader computes. Triangles
  /// have three that add up to 1, quads and isolines two.
  ValueRef domainLocation(const DomainLocationArgs &A) {
    const ValueRef Operands[] = {immediate(OpCode::DomainLocation, 0, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::DomainLocation, Operands, Overloads);
  }

  struct StorePatchConstantArgs {
    /// Number of the element in the patch constant signature; a constant.
    ValueRef outputSigID = {};
    /// Row within the element.
    ValueRef row = {};
    /// Column within the element; a constant.
    ValueRef col = {};
    /// Value to write.
    ValueRef value = {};
  };
  /// void @dx.op.storePatchConstant.f16(i32 106, i32 outputSigID, i32 row, i8 col, half value)
  /// Writes one component of the data that belongs to the patch as a whole, tessellation factors
  /// among it. Only the patch constant function may call it, and it must write every component on
  /// each path. An edge factor that is NaN, zero or negative drops the patch.
  ValueRef storePatchConstant(const StorePatchConstantArgs &A) {
    const ValueRef Operands[] = {A.outputSigID, A.row, A.col, A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::StorePatchConstant, Operands, Overloads);
  }

  struct OutputControlPointIDArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.outputControlPointID.i32(i32 107)
  /// Returns the number of the control point that this invocation of the hull shader computes. The
  /// patch constant function has none.
  ValueRef outputControlPointID(const OutputControlPointIDArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::OutputControlPointID, {}, Overloads);
  }

  struct PrimitiveIDArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.primitiveID.i32(i32 108)
  /// Returns the number of the primitive or patch in its instance of the draw, from 0. It starts
  /// again with each instance.
  ValueRef primitiveID(const PrimitiveIDArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::PrimitiveID, {}, Overloads);
  }

  /// %dx.types.twoi32 @dx.op.cycleCounterLegacy(i32 109)
  /// Returns a counter that the device advances while it runs. Its rate and its start are not
  /// specified, and may differ between cores, so only differences within a thread mean anything. No
  /// HLSL reaches it.
  ValueRef cycleCounterLegacy() {
    return callOp(OpCode::CycleCounterLegacy, {});
  }

  /// i1 @dx.op.waveIsFirstLane(i32 110)
  /// Tells whether this is the active lane with the smallest index. Exactly one active lane of a
  /// wave gets true, so it can elect a lane to act for all.
  ValueRef waveIsFirstLane() {
    return callOp(OpCode::WaveIsFirstLane, {});
  }

  /// i32 @dx.op.waveGetLaneIndex(i32 111)
  /// Returns the index of this lane within its wave. The mapping of threads to lanes is not
  /// specified.
  ValueRef waveGetLaneIndex() {
    return callOp(OpCode::WaveGetLaneIndex, {});
  }

  /// i32 @dx.op.waveGetLaneCount(i32 112)
  /// Returns the number of lanes in a wave of this shader, active or not: a power of two from 4 to
  /// 128, the same for every wave of a draw or dispatch.
  ValueRef waveGetLaneCount() {
    return callOp(OpCode::WaveGetLaneCount, {});
  }

  struct WaveAnyTrueArgs {
    /// Condition of this lane.
    ValueRef cond = {};
  };
  /// i1 @dx.op.waveAnyTrue(i32 113, i1 cond)
  /// Tells whether the condition holds in at least one lane. Only active lanes take part; helper
  /// lanes do not, unless the entry point asks for them.
  ValueRef waveAnyTrue(const WaveAnyTrueArgs &A) {
    const ValueRef Operands[] = {A.cond};
    return callOp(OpCode::WaveAnyTrue, Operands);
  }

  struct WaveAllTrueArgs {
    /// Condition of this lane.
    ValueRef cond = {};
  };
  /// i1 @dx.op.waveAllTrue(i32 114, i1 cond)
  /// Tells whether the condition holds in every lane. Only active lanes take part; helper lanes do
  /// not, unless the entry point asks for them.
  ValueRef waveAllTrue(const WaveAllTrueArgs &A) {
    const ValueRef Operands[] = {A.cond};
    return callOp(OpCode::WaveAllTrue, Operands);
  }

  struct WaveActiveAllEqualArgs {
    /// Value of this lane.
    ValueRef value = {};
  };
  /// i1 @dx.op.waveActiveAllEqual.f16(i32 115, half value)
  /// Tells whether all lanes passed the same value, so that it is uniform. For a vector each
  /// element has its own answer. Only active lanes take part; helper lanes do not, unless the entry
  /// point asks for them. Whether floating-point values compare by their bits, or as numbers, of
  /// which a NaN is equal to nothing, is not specified.
  ValueRef waveActiveAllEqual(const WaveActiveAllEqualArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::WaveActiveAllEqual, Operands, Overloads);
  }

  struct WaveActiveBallotArgs {
    /// Condition of this lane.
    ValueRef cond = {};
  };
  /// %dx.types.fouri32 @dx.op.waveActiveBallot(i32 116, i1 cond)
  /// Collects the condition of every lane into a mask of 128 bits, lane 0 in the lowest bit. Bits
  /// of inactive lanes and of lanes beyond the lane count are 0. Only active lanes take part;
  /// helper lanes do not, unless the entry point asks for them.
  ValueRef waveActiveBallot(const WaveActiveBallotArgs &A) {
    const ValueRef Operands[] = {A.cond};
    return callOp(OpCode::WaveActiveBallot, Operands);
  }

  struct WaveReadLaneAtArgs {
    /// Value that this lane offers.
    ValueRef value = {};
    /// Index of the lane to read.
    ValueRef lane = {};
  };
  /// half @dx.op.waveReadLaneAt.f16(i32 117, half value, i32 lane)
  /// Returns the value that another lane passed. A lane index outside the wave, or of an inactive
  /// or helper lane, gives an undefined value. The index may differ from lane to lane.
  ValueRef waveReadLaneAt(const WaveReadLaneAtArgs &A) {
    const ValueRef Operands[] = {A.value, A.lane};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::WaveReadLaneAt, Operands, Overloads);
  }

  struct WaveReadLaneFirstArgs {
    /// Value that this lane offers.
    ValueRef value = {};
  };
  /// half @dx.op.waveReadLaneFirst.f16(i32 118, half value)
  /// Returns the value that the active lane with the smallest index passed; the result is uniform.
  /// Only active lanes take part; helper lanes do not, unless the entry point asks for them.
  ValueRef waveReadLaneFirst(const WaveReadLaneFirstArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::WaveReadLaneFirst, Operands, Overloads);
  }

  struct WaveActiveOpArgs {
    /// Value of this lane.
    ValueRef value = {};
    /// The reduction.
    Immediate<dxil::WaveOpKind> op = {};
    /// How an integer is read; Signed for floating point.
    Immediate<dxil::SignedOpKind> sop = {};
  };
  /// half @dx.op.waveActiveOp.f16(i32 119, half value, i8 op, i8 sop)
  /// Reduces the values of all lanes with a sum, product, minimum or maximum, and gives the result
  /// to each of them. Only active lanes take part; helper lanes do not, unless the entry point asks
  /// for them. Integer sums and products wrap; minimum and maximum treat NaN as FMin and FMax do.
  /// The order of floating-point operations is not specified, and results may differ between runs
  /// in the last bits.
  ValueRef waveActiveOp(const WaveActiveOpArgs &A) {
    const ValueRef Operands[] = {A.value, immediate(OpCode::WaveActiveOp, 1, A.op),
                                 immediate(OpCode::WaveActiveOp, 2, A.sop)};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::WaveActiveOp, Operands, Overloads);
  }

  struct WaveActiveBitArgs {
    /// Value of this lane.
    ValueRef value = {};
    /// The bitwise reduction.
    Immediate<dxil::WaveBitOpKind> op = {};
  };
  /// i8 @dx.op.waveActiveBit.i8(i32 120, i8 value, i8 op)
  /// Reduces the bits of all lanes with and, or, or exclusive or, and gives the result to each of
  /// them. Only active lanes take part; helper lanes do not, unless the entry point asks for them.
  ValueRef waveActiveBit(const WaveActiveBitArgs &A) {
    const ValueRef Operands[] = {A.value, immediate(OpCode::WaveActiveBit, 1, A.op)};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::WaveActiveBit, Operands, Overloads);
  }

  struct WavePrefixOpArgs {
    /// Value of this lane.
    ValueRef value = {};
    /// The reduction: a sum or a product.
    Immediate<dxil::WaveOpKind> op = {};
    /// How an integer is read; Signed for floating point.
    Immediate<dxil::SignedOpKind> sop = {};
  };
  /// half @dx.op.wavePrefixOp.f16(i32 121, half value, i8 op, i8 sop)
  /// Computes the sum or product of the values of the lanes with a smaller index; this lane does
  /// not count. The first active lane gets 0 for a sum and 1 for a product. Only active lanes take
  /// part; helper lanes do not, unless the entry point asks for them. The order of floating-point
  /// operations is not specified, and results may differ between runs in the last bits.
  ValueRef wavePrefixOp(const WavePrefixOpArgs &A) {
    const ValueRef Operands[] = {A.value, immediate(OpCode::WavePrefixOp, 1, A.op),
                                 immediate(OpCode::WavePrefixOp, 2, A.sop)};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::WavePrefixOp, Operands, Overloads);
  }

  struct QuadReadLaneAtArgs {
    /// Value that this lane offers.
    ValueRef value = {};
    /// Lane of the quad: 0 top left, 1 top right, 2 bottom left, 3 bottom right.
    ValueRef quadLane = {};
  };
  /// half @dx.op.quadReadLaneAt.f16(i32 122, half value, i32 quadLane)
  /// Returns the value that one lane of the quad passed. Helper lanes take part; an inactive lane
  /// gives an undefined value. A quad is four lanes with consecutive indices, a 2 by 2 block of
  /// pixels in a pixel shader; in other stages x varies fastest.
  ValueRef quadReadLaneAt(const QuadReadLaneAtArgs &A) {
    const ValueRef Operands[] = {A.value, A.quadLane};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::QuadReadLaneAt, Operands, Overloads);
  }

  struct QuadOpArgs {
    /// Value that this lane offers.
    ValueRef value = {};
    /// Which neighbour is read.
    Immediate<dxil::QuadOpKind> op = {};
  };
  /// half @dx.op.quadOp.f16(i32 123, half value, i8 op)
  /// Returns the value that a neighbour in the quad passed: the one beside it in x, in y, or at the
  /// opposite corner. Helper lanes take part; an inactive neighbour gives an undefined value. A
  /// quad is four lanes with consecutive indices, a 2 by 2 block of pixels in a pixel shader; in
  /// other stages x varies fastest.
  ValueRef quadOp(const QuadOpArgs &A) {
    const ValueRef Operands[] = {A.value, immediate(OpCode::QuadOp, 1, A.op)};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::QuadOp, Operands, Overloads);
  }

  struct BitcastI16toF16Args {
    /// Bits of the number.
    ValueRef value = {};
  };
  /// half @dx.op.bitcastI16toF16(i32 124, i16 value)
  /// Reads the bits of a 16-bit integer as a half. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  ValueRef bitcastI16toF16(const BitcastI16toF16Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::BitcastI16toF16, Operands);
  }

  struct BitcastF16toI16Args {
    /// Number to read.
    ValueRef value = {};
  };
  /// i16 @dx.op.bitcastF16toI16(i32 125, half value)
  /// Reads the bits of a half as a 16-bit integer. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  ValueRef bitcastF16toI16(const BitcastF16toI16Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::BitcastF16toI16, Operands);
  }

  struct BitcastI32toF32Args {
    /// Bits of the number.
    ValueRef value = {};
  };
  /// float @dx.op.bitcastI32toF32(i32 126, i32 value)
  /// Reads the bits of a 32-bit integer as a float. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  ValueRef bitcastI32toF32(const BitcastI32toF32Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::BitcastI32toF32, Operands);
  }

  struct BitcastF32toI32Args {
    /// Number to read.
    ValueRef value = {};
  };
  /// i32 @dx.op.bitcastF32toI32(i32 127, float value)
  /// Reads the bits of a float as a 32-bit integer. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  ValueRef bitcastF32toI32(const BitcastF32toI32Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::BitcastF32toI32, Operands);
  }

  struct BitcastI64toF64Args {
    /// Bits of the number.
    ValueRef value = {};
  };
  /// double @dx.op.bitcastI64toF64(i32 128, i64 value)
  /// Reads the bits of a 64-bit integer as a double. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  ValueRef bitcastI64toF64(const BitcastI64toF64Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::BitcastI64toF64, Operands);
  }

  struct BitcastF64toI64Args {
    /// Number to read.
    ValueRef value = {};
  };
  /// i64 @dx.op.bitcastF64toI64(i32 129, double value)
  /// Reads the bits of a double as a 64-bit integer. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  ValueRef bitcastF64toI64(const BitcastF64toI64Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::BitcastF64toI64, Operands);
  }

  struct LegacyF32ToF16Args {
    /// Number to convert.
    ValueRef value = {};
  };
  /// i32 @dx.op.legacyF32ToF16(i32 130, float value)
  /// Converts a float to half precision and returns its bits in the low half of an integer; the
  /// high half is 0. The rounding is towards zero or to the nearest value, as the implementation
  /// chooses, so the result may differ from fptrunc. Values too large for a half give an infinity
  /// or the largest half.
  ValueRef legacyF32ToF16(const LegacyF32ToF16Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::LegacyF32ToF16, Operands);
  }

  struct LegacyF16ToF32Args {
    /// Bits of the half, in the low 16 bits.
    ValueRef value = {};
  };
  /// float @dx.op.legacyF16ToF32(i32 131, i32 value)
  /// Converts the half in the low 16 bits of an integer to a float. The high bits of the operand
  /// are ignored. Every half, denormals included, has an exact float; a NaN stays a NaN.
  ValueRef legacyF16ToF32(const LegacyF16ToF32Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::LegacyF16ToF32, Operands);
  }

  struct LegacyDoubleToFloatArgs {
    /// Number to convert.
    ValueRef value = {};
  };
  /// float @dx.op.legacyDoubleToFloat(i32 132, double value)
  /// Converts a double to a float. Unlike fptrunc it follows the rules of shader model 5: results
  /// that would be denormal may be flushed to a zero of the same sign. No HLSL cast reaches it.
  ValueRef legacyDoubleToFloat(const LegacyDoubleToFloatArgs &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::LegacyDoubleToFloat, Operands);
  }

  struct LegacyDoubleToSInt32Args {
    /// Number to convert.
    ValueRef value = {};
  };
  /// i32 @dx.op.legacyDoubleToSInt32(i32 133, double value)
  /// Converts a double to a signed 32-bit integer, dropping the fraction. Unlike fptosi it is
  /// defined for all operands: numbers out of range give the nearest integer in range and NaN gives
  /// 0. No HLSL cast reaches it.
  ValueRef legacyDoubleToSInt32(const LegacyDoubleToSInt32Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::LegacyDoubleToSInt32, Operands);
  }

  struct LegacyDoubleToUInt32Args {
    /// Number to convert.
    ValueRef value = {};
  };
  /// i32 @dx.op.legacyDoubleToUInt32(i32 134, double value)
  /// Converts a double to an unsigned 32-bit integer, dropping the fraction. Unlike fptoui it is
  /// defined for all operands: numbers out of range give the nearest integer in range and NaN gives
  /// 0. No HLSL cast reaches it.
  ValueRef legacyDoubleToUInt32(const LegacyDoubleToUInt32Args &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::LegacyDoubleToUInt32, Operands);
  }

  struct WaveAllBitCountArgs {
    /// Condition of this lane.
    ValueRef value = {};
  };
  /// i32 @dx.op.waveAllOp(i32 135, i1 value)
  /// Counts the lanes in which a condition holds. Only active lanes take part; helper lanes do not,
  /// unless the entry point asks for them.
  ValueRef waveAllBitCount(const WaveAllBitCountArgs &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::WaveAllBitCount, Operands);
  }

  struct WavePrefixBitCountArgs {
    /// Condition of this lane.
    ValueRef value = {};
  };
  /// i32 @dx.op.wavePrefixOp(i32 136, i1 value)
  /// Counts the lanes with a smaller index in which a condition holds; this lane does not count.
  /// Only active lanes take part; helper lanes do not, unless the entry point asks for them.
  ValueRef wavePrefixBitCount(const WavePrefixBitCountArgs &A) {
    const ValueRef Operands[] = {A.value};
    return callOp(OpCode::WavePrefixBitCount, Operands);
  }

  struct AttributeAtVertexArgs {
    /// Number of the element in the input signature; a constant.
    ValueRef inputSigId = {};
    /// Row within the element.
    ValueRef inputRowIndex = {};
    /// Column within the element; a constant.
    ValueRef inputColIndex = {};
    /// Vertex of the primitive, from 0 to 2.
    ValueRef VertexID = {};
    /// The overload.
    TypeId overload = None;
  };
  /// half @dx.op.attributeAtVertex.f16(i32 137, i32 inputSigId, i32 inputRowIndex, i8
  /// inputColIndex, i8 VertexID)
  /// Returns an input as one vertex of the primitive has it, without interpolation. The element
  /// must be declared as not interpolated. The order of the vertices is that of the provoking
  /// vertex rules, and matches the barycentric weights.
  ValueRef attributeAtVertex(const AttributeAtVertexArgs &A) {
    const ValueRef Operands[] = {A.inputSigId, A.inputRowIndex, A.inputColIndex, A.VertexID};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::AttributeAtVertex, Operands, Overloads);
  }

  struct ViewIDArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.viewID.i32(i32 138)
  /// Returns the view that is rendered, when one draw renders several. It is 0 without view
  /// instancing and uniform in a draw of one view.
  ValueRef viewID(const ViewIDArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::ViewID, {}, Overloads);
  }

  struct RawBufferLoadArgs {
    /// Byte-address or structured buffer: an SRV or a UAV.
    ValueRef srv = {};
    /// Structure of a structured buffer; byte offset of a raw buffer.
    ValueRef index = {};
    /// Byte within the structure for a structured buffer; undef for a raw buffer.
    ValueRef elementOffset = UndefOperand;
    /// Components to read: a run that starts at x.
    Immediate<dxil::ComponentMask> mask = {};
    /// Alignment of the access in bytes: a power of two, at most that of the largest scalar.
    Immediate<int64_t> alignment = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32 139, %dx.types.Handle srv, i32 index, i32
  /// elementOffset, i8 mask, i32 alignment)
  /// Reads one to four consecutive values of a byte-address or structured buffer. Only components
  /// in the mask are read; the others are undefined. A raw access beyond the end reads 0; a
  /// structure beyond the end reads 0, but a byte offset beyond its structure is undefined. A
  /// buffer bound as a root descriptor has no bounds, and an address outside it is undefined. For a
  /// target before DXIL 1.2 the linker uses BufferLoad.
  ValueRef rawBufferLoad(const RawBufferLoadArgs &A) {
    const ValueRef Operands[] = {A.srv, A.index, A.elementOffset,
                                 immediate(OpCode::RawBufferLoad, 3, A.mask),
                                 immediate(OpCode::RawBufferLoad, 4, A.alignment)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RawBufferLoad, Operands, Overloads);
  }

  struct RawBufferStoreArgs {
    /// Byte-address or structured buffer: a UAV.
    ValueRef uav = {};
    /// Structure of a structured buffer; byte offset of a raw buffer.
    ValueRef index = {};
    /// Byte within the structure for a structured buffer; undef for a raw buffer.
    ValueRef elementOffset = UndefOperand;
    /// First component.
    ValueRef value0 = {};
    /// Second component; undef if not written.
    ValueRef value1 = UndefOperand;
    /// Third component; undef if not written.
    ValueRef value2 = UndefOperand;
    /// Fourth component; undef if not written.
    ValueRef value3 = UndefOperand;
    /// Components to write: a run that starts at x, those whose values are not undef.
    Immediate<dxil::ComponentMask> mask = {};
    /// Alignment of the access in bytes: a power of two, at most that of the largest scalar.
    Immediate<int64_t> alignment = {};
  };
  /// void @dx.op.rawBufferStore.f16(i32 140, %dx.types.Handle uav, i32 index, i32 elementOffset,
  /// half value0, half value1, half value2, half value3, i8 mask, i32 alignment)
  /// Writes one to four consecutive values of a byte-address or structured buffer. A raw access
  /// beyond the end writes nothing, nor does a structure beyond the end, but a byte offset beyond
  /// its structure is undefined. Helper lanes write nothing. A buffer bound as a root descriptor
  /// has no bounds, and an address outside it is undefined. For a target before DXIL 1.2 the linker
  /// uses BufferStore.
  ValueRef rawBufferStore(const RawBufferStoreArgs &A) {
    const ValueRef Operands[] = {A.uav, A.index, A.elementOffset, A.value0, A.value1, A.value2,
                                 A.value3, immediate(OpCode::RawBufferStore, 7, A.mask),
                                 immediate(OpCode::RawBufferStore, 8, A.alignment)};
    const TypeId Overloads[] = {typeOf(A.value0)};
    return callOp(OpCode::RawBufferStore, Operands, Overloads);
  }

  struct InstanceIDArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.instanceID.i32(i32 141)
  /// Returns the 24-bit number that the application gave the instance that is hit.
  ValueRef instanceID(const InstanceIDArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::InstanceID, {}, Overloads);
  }

  struct InstanceIndexArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.instanceIndex.i32(i32 142)
  /// Returns the position of the instance that is hit in the top-level acceleration structure.
  ValueRef instanceIndex(const InstanceIndexArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::InstanceIndex, {}, Overloads);
  }

  struct HitKindArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitKind.i32(i32 143)
  /// Returns how the primitive was hit: 254 for the front of a triangle, 255 for its back, or what
  /// the intersection shader reported. In an intersection shader it is undefined.
  ValueRef hitKind(const HitKindArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitKind, {}, Overloads);
  }

  struct RayFlagsArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayFlags.i32(i32 144)
  /// Returns the flags of the current ray, those of the pipeline included.
  ValueRef rayFlags(const RayFlagsArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayFlags, {}, Overloads);
  }

  struct DispatchRaysIndexArgs {
    /// Axis: 0 for x, 1 for y, 2 for z.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 col)
  /// Returns one coordinate of the ray generation thread in the DispatchRays call. In a callable
  /// shader it is that of the ray generation shader at the root.
  ValueRef dispatchRaysIndex(const DispatchRaysIndexArgs &A) {
    const ValueRef Operands[] = {A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::DispatchRaysIndex, Operands, Overloads);
  }

  struct DispatchRaysDimensionsArgs {
    /// Axis: 0 for x, 1 for y, 2 for z.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.dispatchRaysDimensions.i32(i32 146, i8 col)
  /// Returns one dimension of the DispatchRays call. It is the same for all of its threads.
  ValueRef dispatchRaysDimensions(const DispatchRaysDimensionsArgs &A) {
    const ValueRef Operands[] = {A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::DispatchRaysDimensions, Operands, Overloads);
  }

  struct WorldRayOriginArgs {
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.worldRayOrigin.f32(i32 147, i8 col)
  /// Returns one coordinate of the origin of the current ray in world space.
  ValueRef worldRayOrigin(const WorldRayOriginArgs &A) {
    const ValueRef Operands[] = {A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::WorldRayOrigin, Operands, Overloads);
  }

  struct WorldRayDirectionArgs {
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.worldRayDirection.f32(i32 148, i8 col)
  /// Returns one coordinate of the direction of the current ray in world space, with the length it
  /// was traced with.
  ValueRef worldRayDirection(const WorldRayDirectionArgs &A) {
    const ValueRef Operands[] = {A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::WorldRayDirection, Operands, Overloads);
  }

  struct ObjectRayOriginArgs {
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.objectRayOrigin.f32(i32 149, i8 col)
  /// Returns one coordinate of the origin of the current ray in the space of the instance.
  ValueRef objectRayOrigin(const ObjectRayOriginArgs &A) {
    const ValueRef Operands[] = {A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::ObjectRayOrigin, Operands, Overloads);
  }

  struct ObjectRayDirectionArgs {
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.objectRayDirection.f32(i32 150, i8 col)
  /// Returns one coordinate of the direction of the current ray in the space of the instance. It is
  /// not normalized, so distances along the ray are the same as in world space.
  ValueRef objectRayDirection(const ObjectRayDirectionArgs &A) {
    const ValueRef Operands[] = {A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::ObjectRayDirection, Operands, Overloads);
  }

  struct ObjectToWorldArgs {
    /// Row: 0 to 2.
    ValueRef row = {};
    /// Column: 0 to 3; the last is the translation.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.objectToWorld.f32(i32 151, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
  /// world space.
  ValueRef objectToWorld(const ObjectToWorldArgs &A) {
    const ValueRef Operands[] = {A.row, A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::ObjectToWorld, Operands, Overloads);
  }

  struct WorldToObjectArgs {
    /// Row: 0 to 2.
    ValueRef row = {};
    /// Column: 0 to 3; the last is the translation.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.worldToObject.f32(i32 152, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance.
  ValueRef worldToObject(const WorldToObjectArgs &A) {
    const ValueRef Operands[] = {A.row, A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::WorldToObject, Operands, Overloads);
  }

  struct RayTMinArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayTMin.f32(i32 153)
  /// Returns where along the current ray the search starts, in lengths of its direction.
  ValueRef rayTMin(const RayTMinArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayTMin, {}, Overloads);
  }

  struct RayTCurrentArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayTCurrent.f32(i32 154)
  /// Returns how far the current ray reaches, in lengths of its direction: the distance of the hit
  /// in hit shaders, of the closest hit so far in an intersection shader, the end of the ray in a
  /// miss shader. It changes when an intersection shader reports a hit.
  ValueRef rayTCurrent(const RayTCurrentArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayTCurrent, {}, Overloads);
  }

  /// void @dx.op.ignoreHit(i32 155)
  /// Rejects the hit and ends the any-hit shader, and a calling intersection shader goes on. Writes
  /// to the payload so far are kept.
  ValueRef ignoreHit() {
    return callOp(OpCode::IgnoreHit, {});
  }

  /// void @dx.op.acceptHitAndEndSearch(i32 156)
  /// Accepts the hit, ends the any-hit shader and a calling intersection shader, and stops the
  /// search: the closest hit so far is final.
  ValueRef acceptHitAndEndSearch() {
    return callOp(OpCode::AcceptHitAndEndSearch, {});
  }

  struct TraceRayArgs {
    /// Acceleration structure: an SRV; a null one is missed.
    ValueRef AccelerationStructure = {};
    /// How the ray is traced; unknown bits are ignored.
    ValueRef RayFlags = {};
    /// Instances count whose mask shares a bit with the low eight bits.
    ValueRef InstanceInclusionMask = {};
    /// Offset added to the shader table index of a hit; the low four bits count.
    ValueRef RayContributionToHitGroupIndex = {};
    /// Factor of the geometry index in the shader table index; the low four bits count.
    ValueRef MultiplierForGeometryContributionToShaderIndex = {};
    /// Index in the miss shader table; the low 16 bits count.
    ValueRef MissShaderIndex = {};
    /// Origin of the ray, x.
    ValueRef Origin_X = {};
    /// Origin of the ray, y.
    ValueRef Origin_Y = {};
    /// Origin of the ray, z.
    ValueRef Origin_Z = {};
    /// Start of the ray, in lengths of the direction; not negative.
    ValueRef TMin = {};
    /// Direction of the ray, x.
    ValueRef Direction_X = {};
    /// Direction of the ray, y.
    ValueRef Direction_Y = {};
    /// Direction of the ray, z.
    ValueRef Direction_Z = {};
    /// End of the ray, in lengths of the direction; not below its start.
    ValueRef TMax = {};
    /// Pointer to the payload, a struct.
    ValueRef payload = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// void @dx.op.traceRay.struct.T(i32 157, %dx.types.Handle AccelerationStructure, i32 RayFlags,
  /// i32 InstanceInclusionMask, i32 RayContributionToHitGroupIndex, i32
  /// MultiplierForGeometryContributionToShaderIndex, i32 MissShaderIndex, float Origin_X, float
  /// Origin_Y, float Origin_Z, float TMin, float Direction_X, float Direction_Y, float Direction_Z,
  /// float TMax, %struct.T* payload)
  /// Searches an acceleration structure along a ray and runs the any-hit, intersection, and
  /// closest-hit or miss shaders that it selects, with a payload in common. The caller goes on
  /// after they are done; recursion beyond the declared depth is undefined. A NaN in the ray, or a
  /// zero direction, gives undefined hits but no fault.
  ValueRef traceRay(const TraceRayArgs &A) {
    const ValueRef Operands[] = {A.AccelerationStructure, A.RayFlags, A.InstanceInclusionMask,
                                 A.RayContributionToHitGroupIndex,
                                 A.MultiplierForGeometryContributionToShaderIndex,
                                 A.MissShaderIndex, A.Origin_X, A.Origin_Y, A.Origin_Z, A.TMin,
                                 A.Direction_X, A.Direction_Y, A.Direction_Z, A.TMax, A.payload};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::TraceRay, Operands, Overloads);
  }

  struct ReportHitArgs {
    /// Distance of the hit, in lengths of the direction.
    ValueRef THit = {};
    /// Hit kind, from 0 to 127.
    ValueRef HitKind = {};
    /// Pointer to the attributes, a struct of at most 32 bytes.
    ValueRef Attributes = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// i1 @dx.op.reportHit.struct.T(i32 158, float THit, i32 HitKind, %struct.T* Attributes)
  /// Proposes a hit to the search from an intersection shader, and runs the any-hit shader if there
  /// is one. A distance outside the current interval of the ray, or NaN, is rejected.
  ValueRef reportHit(const ReportHitArgs &A) {
    const ValueRef Operands[] = {A.THit, A.HitKind, A.Attributes};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::ReportHit, Operands, Overloads);
  }

  struct CallShaderArgs {
    /// Index in the callable shader table.
    ValueRef ShaderIndex = {};
    /// Pointer to the parameter, a struct.
    ValueRef Parameter = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// void @dx.op.callShader.struct.T(i32 159, i32 ShaderIndex, %struct.T* Parameter)
  /// Runs a callable shader with a parameter that it may change. The caller goes on after it is
  /// done.
  ValueRef callShader(const CallShaderArgs &A) {
    const ValueRef Operands[] = {A.ShaderIndex, A.Parameter};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::CallShader, Operands, Overloads);
  }

  struct CreateHandleForLibArgs {
    /// Value loaded from the global variable of the resource.
    ValueRef Resource = {};
  };
  /// %dx.types.Handle @dx.op.createHandleForLib.Object(i32 160, %Object Resource)
  /// Returns a handle of a resource whose declaration was loaded as a value, so that the linker can
  /// give it a binding later. Only libraries use it.
  ValueRef createHandleForLib(const CreateHandleForLibArgs &A) {
    const ValueRef Operands[] = {A.Resource};
    const TypeId Overloads[] = {typeOf(A.Resource)};
    return callOp(OpCode::CreateHandleForLib, Operands, Overloads);
  }

  struct PrimitiveIndexArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.primitiveIndex.i32(i32 161)
  /// Returns the position of the triangle or procedural primitive within its geometry.
  ValueRef primitiveIndex(const PrimitiveIndexArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::PrimitiveIndex, {}, Overloads);
  }

  struct Dot2AddHalfArgs {
    /// Value to add to.
    ValueRef acc = {};
    /// Component x of the first vector.
    ValueRef ax = {};
    /// Component y of the first vector.
    ValueRef ay = {};
    /// Component x of the second vector.
    ValueRef bx = {};
    /// Component y of the second vector.
    ValueRef by = {};
  };
  /// float @dx.op.dot2AddHalf.f32(i32 162, float acc, half ax, half ay, half bx, half by)
  /// Computes the dot product of two vectors of two halves and adds a float. The sum is formed with
  /// at least the precision of single floats that are multiplied and added; infinities and NaN
  /// behave as there.
  ValueRef dot2AddHalf(const Dot2AddHalfArgs &A) {
    const ValueRef Operands[] = {A.acc, A.ax, A.ay, A.bx, A.by};
    const TypeId Overloads[] = {typeOf(A.acc)};
    return callOp(OpCode::Dot2AddHalf, Operands, Overloads);
  }

  struct Dot4AddI8PackedArgs {
    /// Value to add to.
    ValueRef acc = {};
    /// Four signed bytes, the lowest first.
    ValueRef a = {};
    /// Four signed bytes, the lowest first.
    ValueRef b = {};
  };
  /// i32 @dx.op.dot4AddPacked.i32(i32 163, i32 acc, i32 a, i32 b)
  /// Computes the dot product of two vectors of four signed bytes, each packed into an integer, and
  /// adds it to a 32-bit accumulator. The products and their sum are exact; the addition to the
  /// accumulator wraps.
  ValueRef dot4AddI8Packed(const Dot4AddI8PackedArgs &A) {
    const ValueRef Operands[] = {A.acc, A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.acc)};
    return callOp(OpCode::Dot4AddI8Packed, Operands, Overloads);
  }

  struct Dot4AddU8PackedArgs {
    /// Value to add to.
    ValueRef acc = {};
    /// Four unsigned bytes, the lowest first.
    ValueRef a = {};
    /// Four unsigned bytes, the lowest first.
    ValueRef b = {};
  };
  /// i32 @dx.op.dot4AddPacked.i32(i32 164, i32 acc, i32 a, i32 b)
  /// Computes the dot product of two vectors of four unsigned bytes, each packed into an integer,
  /// and adds it to a 32-bit accumulator. The products and their sum are exact; the addition to the
  /// accumulator wraps.
  ValueRef dot4AddU8Packed(const Dot4AddU8PackedArgs &A) {
    const ValueRef Operands[] = {A.acc, A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.acc)};
    return callOp(OpCode::Dot4AddU8Packed, Operands, Overloads);
  }

  struct WaveMatchArgs {
    /// Value of this lane.
    ValueRef value = {};
  };
  /// %dx.types.fouri32 @dx.op.waveMatch.f16(i32 165, half value)
  /// Finds the lanes that passed the same value as this one, and returns them as a mask of 128
  /// bits, lane 0 in the lowest bit. The lane itself is always in it. Only active lanes take part;
  /// helper lanes do not, unless the entry point asks for them.
  ValueRef waveMatch(const WaveMatchArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::WaveMatch, Operands, Overloads);
  }

  struct WaveMultiPrefixOpArgs {
    /// Value of this lane.
    ValueRef value = {};
    /// Bits 0 to 31 of the mask of the group.
    ValueRef mask0 = {};
    /// Bits 32 to 63 of the mask of the group.
    ValueRef mask1 = {};
    /// Bits 64 to 95 of the mask of the group.
    ValueRef mask2 = {};
    /// Bits 96 to 127 of the mask of the group.
    ValueRef mask3 = {};
    /// The reduction.
    Immediate<dxil::WaveMultiPrefixOpKind> op = {};
    /// How an integer is read; Signed for floating point.
    Immediate<dxil::SignedOpKind> sop = {};
  };
  /// half @dx.op.waveMultiPrefixOp.f16(i32 166, half value, i32 mask0, i32 mask1, i32 mask2, i32
  /// mask3, i8 op, i8 sop)
  /// Computes a prefix reduction in each of several groups of lanes at once: the reduction of the
  /// values of those lanes of the own group that have a smaller index. The first lane of a group
  /// gets the neutral value of the reduction. Lanes with equal masks form a group; the masks of
  /// different groups must not overlap and a lane must be in its own mask, as with the result of
  /// WaveMatch, or the result is undefined.
  ValueRef waveMultiPrefixOp(const WaveMultiPrefixOpArgs &A) {
    const ValueRef Operands[] = {A.value, A.mask0, A.mask1, A.mask2, A.mask3,
                                 immediate(OpCode::WaveMultiPrefixOp, 5, A.op),
                                 immediate(OpCode::WaveMultiPrefixOp, 6, A.sop)};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::WaveMultiPrefixOp, Operands, Overloads);
  }

  struct WaveMultiPrefixBitCountArgs {
    /// Condition of this lane.
    ValueRef value = {};
    /// Bits 0 to 31 of the mask of the group.
    ValueRef mask0 = {};
    /// Bits 32 to 63 of the mask of the group.
    ValueRef mask1 = {};
    /// Bits 64 to 95 of the mask of the group.
    ValueRef mask2 = {};
    /// Bits 96 to 127 of the mask of the group.
    ValueRef mask3 = {};
  };
  /// i32 @dx.op.waveMultiPrefixBitCount(i32 167, i1 value, i32 mask0, i32 mask1, i32 mask2, i32
  /// mask3)
  /// Counts, in each of several groups of lanes at once, the lanes of the own group with a smaller
  /// index in which a condition holds. Lanes with equal masks form a group; the masks of different
  /// groups must not overlap and a lane must be in its own mask, as with the result of WaveMatch,
  /// or the result is undefined.
  ValueRef waveMultiPrefixBitCount(const WaveMultiPrefixBitCountArgs &A) {
    const ValueRef Operands[] = {A.value, A.mask0, A.mask1, A.mask2, A.mask3};
    return callOp(OpCode::WaveMultiPrefixBitCount, Operands);
  }

  struct SetMeshOutputCountsArgs {
    /// Number of vertices.
    ValueRef numVertices = {};
    /// Number of primitives.
    ValueRef numPrimitives = {};
  };
  /// void @dx.op.setMeshOutputCounts(i32 168, i32 numVertices, i32 numPrimitives)
  /// Declares how many vertices and primitives the thread group will output. It must be called once
  /// at most, in uniform control flow, before any output is written; values must be uniform and
  /// within the declared maxima, or the result is undefined. Without a call the group outputs
  /// nothing.
  ValueRef setMeshOutputCounts(const SetMeshOutputCountsArgs &A) {
    const ValueRef Operands[] = {A.numVertices, A.numPrimitives};
    return callOp(OpCode::SetMeshOutputCounts, Operands);
  }

  struct EmitIndicesArgs {
    /// Primitive whose indices are written.
    ValueRef PrimitiveIndex = {};
    /// Index of the first vertex.
    ValueRef VertexIndex0 = {};
    /// Index of the second vertex.
    ValueRef VertexIndex1 = {};
    /// Index of the third vertex; undef for lines.
    ValueRef VertexIndex2 = UndefOperand;
  };
  /// void @dx.op.emitIndices(i32 169, i32 PrimitiveIndex, i32 VertexIndex0, i32 VertexIndex1, i32
  /// VertexIndex2)
  /// Writes the vertex indices of one output primitive. Indices at or beyond the declared counts
  /// are undefined behaviour. Lines leave the third index undefined.
  ValueRef emitIndices(const EmitIndicesArgs &A) {
    const ValueRef Operands[] = {A.PrimitiveIndex, A.VertexIndex0, A.VertexIndex1, A.VertexIndex2};
    return callOp(OpCode::EmitIndices, Operands);
  }

  struct GetMeshPayloadArgs {
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// %struct.T* @dx.op.getMeshPayload.struct.T(i32 170)
  /// Returns a pointer to the payload that the amplification shader passed, which is read-only and
  /// shared by the group. A mesh shader calls it once at most, and needs an amplification shader
  /// that passes the same type.
  ValueRef getMeshPayload(const GetMeshPayloadArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::GetMeshPayload, {}, Overloads);
  }

  struct StoreVertexOutputArgs {
    /// Number of the element in the output signature; a constant.
    ValueRef outputSigId = {};
    /// Row within the element.
    ValueRef rowIndex = {};
    /// Column within the element; a constant.
    ValueRef colIndex = {};
    /// Value to write.
    ValueRef value = {};
    /// Vertex to write to.
    ValueRef vertexIndex = {};
  };
  /// void @dx.op.storeVertexOutput.f16(i32 171, i32 outputSigId, i32 rowIndex, i8 colIndex, half
  /// value, i32 vertexIndex)
  /// Writes one component of an attribute of an output vertex. A vertex at or beyond the declared
  /// count is undefined behaviour; an attribute that no thread writes is undefined.
  ValueRef storeVertexOutput(const StoreVertexOutputArgs &A) {
    const ValueRef Operands[] = {A.outputSigId, A.rowIndex, A.colIndex, A.value, A.vertexIndex};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::StoreVertexOutput, Operands, Overloads);
  }

  struct StorePrimitiveOutputArgs {
    /// Number of the element in the primitive output signature; a constant.
    ValueRef outputSigId = {};
    /// Row within the element.
    ValueRef rowIndex = {};
    /// Column within the element; a constant.
    ValueRef colIndex = {};
    /// Value to write.
    ValueRef value = {};
    /// Primitive to write to.
    ValueRef primitiveIndex = {};
  };
  /// void @dx.op.storePrimitiveOutput.f16(i32 172, i32 outputSigId, i32 rowIndex, i8 colIndex, half
  /// value, i32 primitiveIndex)
  /// Writes one component of an attribute of an output primitive. A primitive at or beyond the
  /// declared count is undefined behaviour; an attribute that no thread writes is undefined.
  ValueRef storePrimitiveOutput(const StorePrimitiveOutputArgs &A) {
    const ValueRef Operands[] = {A.outputSigId, A.rowIndex, A.colIndex, A.value, A.primitiveIndex};
    const TypeId Overloads[] = {typeOf(A.value)};
    return callOp(OpCode::StorePrimitiveOutput, Operands, Overloads);
  }

  struct DispatchMeshArgs {
    /// Number of mesh shader groups in x: at most 65535, and at most 2^22 for the product of the
    /// three.
    ValueRef threadGroupCountX = {};
    /// Number of mesh shader groups in y: at most 65535, and at most 2^22 for the product of the
    /// three.
    ValueRef threadGroupCountY = {};
    /// Number of mesh shader groups in z: at most 65535, and at most 2^22 for the product of the
    /// three.
    ValueRef threadGroupCountZ = {};
    /// Pointer to the payload in groupshared memory, at most 16384 bytes.
    ValueRef payload = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// void @dx.op.dispatchMesh.struct.T(i32 173, i32 threadGroupCountX, i32 threadGroupCountY, i32
  /// threadGroupCountZ, %struct.T* payload)
  /// Launches the mesh shader groups of this amplification group and hands them a payload. It must
  /// be called exactly once, in uniform control flow, with uniform arguments; it waits for the
  /// writes of the group to groupshared memory, and no output may follow. A count of 0 launches
  /// nothing.
  ValueRef dispatchMesh(const DispatchMeshArgs &A) {
    const ValueRef Operands[] = {A.threadGroupCountX, A.threadGroupCountY, A.threadGroupCountZ,
                                 A.payload};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::DispatchMesh, Operands, Overloads);
  }

  struct WriteSamplerFeedbackArgs {
    /// Feedback map: a UAV.
    ValueRef feedbackTex = {};
    /// Texture that is sampled: an SRV paired with the map.
    ValueRef sampledTex = {};
    /// Sampler of the access.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef c0 = {};
    /// Normalized coordinate y.
    ValueRef c1 = {};
    /// Array slice; undef if the texture is no array.
    ValueRef c2 = UndefOperand;
    /// Always undef: no cube has a map.
    ValueRef c3 = UndefOperand;
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
  };
  /// void @dx.op.writeSamplerFeedback(i32 174, %dx.types.Handle feedbackTex, %dx.types.Handle
  /// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float clamp)
  /// Records in a feedback map which texels Sample would use. It samples nothing. A map that is not
  /// bound records nothing, and helper lanes record nothing. Records may be dropped or merged, but
  /// a set bit is set for good until the map is cleared. The mip level comes from the differences
  /// of the coordinates between the lanes of the quad, so in divergent control flow, or with an
  /// inactive neighbour, it is undefined.
  ValueRef writeSamplerFeedback(const WriteSamplerFeedbackArgs &A) {
    const ValueRef Operands[] = {A.feedbackTex, A.sampledTex, A.sampler, A.c0, A.c1, A.c2, A.c3,
                                 A.clamp};
    return callOp(OpCode::WriteSamplerFeedback, Operands);
  }

  struct WriteSamplerFeedbackBiasArgs {
    /// Feedback map: a UAV.
    ValueRef feedbackTex = {};
    /// Texture that is sampled: an SRV paired with the map.
    ValueRef sampledTex = {};
    /// Sampler of the access.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef c0 = {};
    /// Normalized coordinate y.
    ValueRef c1 = {};
    /// Array slice; undef if the texture is no array.
    ValueRef c2 = UndefOperand;
    /// Always undef: no cube has a map.
    ValueRef c3 = UndefOperand;
    /// Added to the mip level before clamping.
    ValueRef bias = {};
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
  };
  /// void @dx.op.writeSamplerFeedbackBias(i32 175, %dx.types.Handle feedbackTex, %dx.types.Handle
  /// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float bias,
  /// float clamp)
  /// Records in a feedback map which texels SampleBias would use. It samples nothing. A map that is
  /// not bound records nothing, and helper lanes record nothing. Records may be dropped or merged,
  /// but a set bit is set for good until the map is cleared. The mip level comes from the
  /// differences of the coordinates between the lanes of the quad, so in divergent control flow, or
  /// with an inactive neighbour, it is undefined.
  ValueRef writeSamplerFeedbackBias(const WriteSamplerFeedbackBiasArgs &A) {
    const ValueRef Operands[] = {A.feedbackTex, A.sampledTex, A.sampler, A.c0, A.c1, A.c2, A.c3,
                                 A.bias, A.clamp};
    return callOp(OpCode::WriteSamplerFeedbackBias, Operands);
  }

  struct WriteSamplerFeedbackLevelArgs {
    /// Feedback map: a UAV.
    ValueRef feedbackTex = {};
    /// Texture that is sampled: an SRV paired with the map.
    ValueRef sampledTex = {};
    /// Sampler of the access.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef c0 = {};
    /// Normalized coordinate y.
    ValueRef c1 = {};
    /// Array slice; undef if the texture is no array.
    ValueRef c2 = UndefOperand;
    /// Always undef: no cube has a map.
    ValueRef c3 = UndefOperand;
    /// Mip level, 0 for the finest.
    ValueRef lod = {};
  };
  /// void @dx.op.writeSamplerFeedbackLevel(i32 176, %dx.types.Handle feedbackTex, %dx.types.Handle
  /// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float lod)
  /// Records in a feedback map which texels SampleLevel would use. It samples nothing. A map that
  /// is not bound records nothing, and helper lanes record nothing. Records may be dropped or
  /// merged, but a set bit is set for good until the map is cleared.
  ValueRef writeSamplerFeedbackLevel(const WriteSamplerFeedbackLevelArgs &A) {
    const ValueRef Operands[] = {A.feedbackTex, A.sampledTex, A.sampler, A.c0, A.c1, A.c2, A.c3,
                                 A.lod};
    return callOp(OpCode::WriteSamplerFeedbackLevel, Operands);
  }

  struct WriteSamplerFeedbackGradArgs {
    /// Feedback map: a UAV.
    ValueRef feedbackTex = {};
    /// Texture that is sampled: an SRV paired with the map.
    ValueRef sampledTex = {};
    /// Sampler of the access.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef c0 = {};
    /// Normalized coordinate y.
    ValueRef c1 = {};
    /// Array slice; undef if the texture is no array.
    ValueRef c2 = UndefOperand;
    /// Always undef: no cube has a map.
    ValueRef c3 = UndefOperand;
    /// Change of coordinate x per pixel in x.
    ValueRef ddx0 = {};
    /// Change of coordinate y per pixel in x; undef if unused.
    ValueRef ddx1 = UndefOperand;
    /// Change of coordinate z per pixel in x; undef if unused.
    ValueRef ddx2 = UndefOperand;
    /// Change of coordinate x per pixel in y.
    ValueRef ddy0 = {};
    /// Change of coordinate y per pixel in y; undef if unused.
    ValueRef ddy1 = UndefOperand;
    /// Change of coordinate z per pixel in y; undef if unused.
    ValueRef ddy2 = UndefOperand;
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
  };
  /// void @dx.op.writeSamplerFeedbackGrad(i32 177, %dx.types.Handle feedbackTex, %dx.types.Handle
  /// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float ddx0,
  /// float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
  /// Records in a feedback map which texels SampleGrad would use. It samples nothing. A map that is
  /// not bound records nothing, and helper lanes record nothing. Records may be dropped or merged,
  /// but a set bit is set for good until the map is cleared.
  ValueRef writeSamplerFeedbackGrad(const WriteSamplerFeedbackGradArgs &A) {
    const ValueRef Operands[] = {A.feedbackTex, A.sampledTex, A.sampler, A.c0, A.c1, A.c2, A.c3,
                                 A.ddx0, A.ddx1, A.ddx2, A.ddy0, A.ddy1, A.ddy2, A.clamp};
    return callOp(OpCode::WriteSamplerFeedbackGrad, Operands);
  }

  struct AllocateRayQueryArgs {
    /// Flags that hold for every ray of the query.
    Immediate<dxil::RayFlag> constRayFlags = {};
  };
  /// i32 @dx.op.allocateRayQuery(i32 178, i32 constRayFlags)
  /// Creates a ray query object with flags known at compile time. It holds no ray until
  /// RayQuery_TraceRayInline gives it one. Objects must not pass between functions.
  ValueRef allocateRayQuery(const AllocateRayQueryArgs &A) {
    const ValueRef Operands[] = {immediate(OpCode::AllocateRayQuery, 0, A.constRayFlags)};
    return callOp(OpCode::AllocateRayQuery, Operands);
  }

  struct RayQuery_TraceRayInlineArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Acceleration structure: an SRV; a null one is missed.
    ValueRef accelerationStructure = {};
    /// Flags of this ray; unknown bits are ignored.
    ValueRef rayFlags = {};
    /// Instances count whose mask shares a bit with the low eight bits.
    ValueRef instanceInclusionMask = {};
    /// Origin of the ray, x.
    ValueRef origin_X = {};
    /// Origin of the ray, y.
    ValueRef origin_Y = {};
    /// Origin of the ray, z.
    ValueRef origin_Z = {};
    /// Start of the ray, in lengths of the direction; not negative.
    ValueRef tMin = {};
    /// Direction of the ray, x.
    ValueRef direction_X = {};
    /// Direction of the ray, y.
    ValueRef direction_Y = {};
    /// Direction of the ray, z.
    ValueRef direction_Z = {};
    /// End of the ray, in lengths of the direction; not below its start.
    ValueRef tMax = {};
  };
  /// void @dx.op.rayQuery_TraceRayInline(i32 179, i32 rayQueryHandle, %dx.types.Handle
  /// accelerationStructure, i32 rayFlags, i32 instanceInclusionMask, float origin_X, float
  /// origin_Y, float origin_Z, float tMin, float direction_X, float direction_Y, float direction_Z,
  /// float tMax)
  /// Gives a query a ray to follow and starts it anew; no shader runs. The flags are added to those
  /// of the query. A NaN in the ray, or a zero direction, gives undefined hits but no fault.
  /// RayQuery_Proceed then finds candidates.
  ValueRef rayQuery_TraceRayInline(const RayQuery_TraceRayInlineArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle, A.accelerationStructure, A.rayFlags,
                                 A.instanceInclusionMask, A.origin_X, A.origin_Y, A.origin_Z,
                                 A.tMin, A.direction_X, A.direction_Y, A.direction_Z, A.tMax};
    return callOp(OpCode::RayQuery_TraceRayInline, Operands);
  }

  struct RayQuery_ProceedArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 rayQueryHandle)
  /// Searches on until there is a candidate that the shader must judge, or the search is over. Hits
  /// on opaque triangles are committed on the way. Before RayQuery_TraceRayInline it returns false.
  ValueRef rayQuery_Proceed(const RayQuery_ProceedArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_Proceed, Operands, Overloads);
  }

  struct RayQuery_AbortArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
  };
  /// void @dx.op.rayQuery_Abort(i32 181, i32 rayQueryHandle)
  /// Ends the search: RayQuery_Proceed returns false from now on. A committed hit stays.
  ValueRef rayQuery_Abort(const RayQuery_AbortArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    return callOp(OpCode::RayQuery_Abort, Operands);
  }

  struct RayQuery_CommitNonOpaqueTriangleHitArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
  };
  /// void @dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32 182, i32 rayQueryHandle)
  /// Accepts the candidate triangle as the closest hit so far. It is undefined unless the candidate
  /// is a triangle.
  ValueRef rayQuery_CommitNonOpaqueTriangleHit(const RayQuery_CommitNonOpaqueTriangleHitArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    return callOp(OpCode::RayQuery_CommitNonOpaqueTriangleHit, Operands);
  }

  struct RayQuery_CommitProceduralPrimitiveHitArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Distance of the hit, in lengths of the direction.
    ValueRef t = {};
  };
  /// void @dx.op.rayQuery_CommitProceduralPrimitiveHit(i32 183, i32 rayQueryHandle, float t)
  /// Accepts the candidate procedural primitive as the closest hit so far. It is undefined unless
  /// the candidate is a procedural primitive and the distance lies between the start of the ray and
  /// the closest hit.
  ValueRef rayQuery_CommitProceduralPrimitiveHit(const RayQuery_CommitProceduralPrimitiveHitArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle, A.t};
    return callOp(OpCode::RayQuery_CommitProceduralPrimitiveHit, Operands);
  }

  struct RayQuery_CommittedStatusArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 184, i32 rayQueryHandle)
  /// Tells what kind of hit the query has committed, if any.
  ValueRef rayQuery_CommittedStatus(const RayQuery_CommittedStatusArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedStatus, Operands, Overloads);
  }

  struct RayQuery_CandidateTypeArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 185, i32 rayQueryHandle)
  /// Tells what kind of primitive the candidate is. It is defined after RayQuery_Proceed returned
  /// true.
  ValueRef rayQuery_CandidateType(const RayQuery_CandidateTypeArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateType, Operands, Overloads);
  }

  struct RayQuery_CandidateObjectToWorld3x4Args {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Row: 0 to 2.
    ValueRef row = {};
    /// Column: 0 to 3; the last is the translation.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 rayQueryHandle, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance of
  /// the candidate to world space. It is defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateObjectToWorld3x4(const RayQuery_CandidateObjectToWorld3x4Args &A) {
    const ValueRef Operands[] = {A.rayQueryHandle, A.row, A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateObjectToWorld3x4, Operands, Overloads);
  }

  struct RayQuery_CandidateWorldToObject3x4Args {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Row: 0 to 2.
    ValueRef row = {};
    /// Column: 0 to 3; the last is the translation.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 rayQueryHandle, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance of the candidate. It is defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateWorldToObject3x4(const RayQuery_CandidateWorldToObject3x4Args &A) {
    const ValueRef Operands[] = {A.rayQueryHandle, A.row, A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateWorldToObject3x4, Operands, Overloads);
  }

  struct RayQuery_CommittedObjectToWorld3x4Args {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Row: 0 to 2.
    ValueRef row = {};
    /// Column: 0 to 3; the last is the translation.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 rayQueryHandle, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance of
  /// the committed hit to world space. It is defined once a hit is committed.
  ValueRef rayQuery_CommittedObjectToWorld3x4(const RayQuery_CommittedObjectToWorld3x4Args &A) {
    const ValueRef Operands[] = {A.rayQueryHandle, A.row, A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedObjectToWorld3x4, Operands, Overloads);
  }

  struct RayQuery_CommittedWorldToObject3x4Args {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Row: 0 to 2.
    ValueRef row = {};
    /// Column: 0 to 3; the last is the translation.
    ValueRef col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 rayQueryHandle, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance of the committed hit. It is defined once a hit is committed.
  ValueRef rayQuery_CommittedWorldToObject3x4(const RayQuery_CommittedWorldToObject3x4Args &A) {
    const ValueRef Operands[] = {A.rayQueryHandle, A.row, A.col};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedWorldToObject3x4, Operands, Overloads);
  }

  struct RayQuery_CandidateProceduralPrimitiveNonOpaqueArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.rayQuery_StateScalar.i1(i32 190, i32 rayQueryHandle)
  /// Tells whether the candidate procedural primitive is not opaque, so the shader may want to test
  /// it like an any-hit shader does. It is defined after RayQuery_Proceed returned true for a
  /// procedural primitive.
  ValueRef rayQuery_CandidateProceduralPrimitiveNonOpaque(const RayQuery_CandidateProceduralPrimitiveNonOpaqueArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateProceduralPrimitiveNonOpaque, Operands, Overloads);
  }

  struct RayQuery_CandidateTriangleFrontFaceArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.rayQuery_StateScalar.i1(i32 191, i32 rayQueryHandle)
  /// Tells whether the triangle of the candidate is seen from the front. It is defined after
  /// RayQuery_Proceed returned true for a triangle.
  ValueRef rayQuery_CandidateTriangleFrontFace(const RayQuery_CandidateTriangleFrontFaceArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateTriangleFrontFace, Operands, Overloads);
  }

  struct RayQuery_CommittedTriangleFrontFaceArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.rayQuery_StateScalar.i1(i32 192, i32 rayQueryHandle)
  /// Tells whether the triangle of the committed hit is seen from the front. It is defined once a
  /// hit is committed and is a triangle.
  ValueRef rayQuery_CommittedTriangleFrontFace(const RayQuery_CommittedTriangleFrontFaceArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedTriangleFrontFace, Operands, Overloads);
  }

  struct RayQuery_CandidateTriangleBarycentricsArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Coordinate: 0 for the weight of the second vertex, 1 for the third.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateVector.f32(i32 193, i32 rayQueryHandle, i8 component)
  /// Returns one barycentric coordinate of the point where the ray meets the triangle of the
  /// candidate: the weight of its second or third vertex. It is defined after RayQuery_Proceed
  /// returned true for a triangle.
  ValueRef rayQuery_CandidateTriangleBarycentrics(const RayQuery_CandidateTriangleBarycentricsArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle,
                                 immediate(OpCode::RayQuery_CandidateTriangleBarycentrics, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateTriangleBarycentrics, Operands, Overloads);
  }

  struct RayQuery_CommittedTriangleBarycentricsArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Coordinate: 0 for the weight of the second vertex, 1 for the third.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateVector.f32(i32 194, i32 rayQueryHandle, i8 component)
  /// Returns one barycentric coordinate of the point where the ray meets the triangle of the
  /// committed hit: the weight of its second or third vertex. It is defined once a hit is committed
  /// and is a triangle.
  ValueRef rayQuery_CommittedTriangleBarycentrics(const RayQuery_CommittedTriangleBarycentricsArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle,
                                 immediate(OpCode::RayQuery_CommittedTriangleBarycentrics, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedTriangleBarycentrics, Operands, Overloads);
  }

  struct RayQuery_RayFlagsArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 195, i32 rayQueryHandle)
  /// Returns the flags of the ray, those of the query included. It is defined after
  /// RayQuery_TraceRayInline.
  ValueRef rayQuery_RayFlags(const RayQuery_RayFlagsArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_RayFlags, Operands, Overloads);
  }

  struct RayQuery_WorldRayOriginArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateVector.f32(i32 196, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the origin of the ray in world space. It is defined after
  /// RayQuery_TraceRayInline.
  ValueRef rayQuery_WorldRayOrigin(const RayQuery_WorldRayOriginArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle,
                                 immediate(OpCode::RayQuery_WorldRayOrigin, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_WorldRayOrigin, Operands, Overloads);
  }

  struct RayQuery_WorldRayDirectionArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateVector.f32(i32 197, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the direction of the ray in world space, with the length it was
  /// traced with. It is defined after RayQuery_TraceRayInline.
  ValueRef rayQuery_WorldRayDirection(const RayQuery_WorldRayDirectionArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle,
                                 immediate(OpCode::RayQuery_WorldRayDirection, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_WorldRayDirection, Operands, Overloads);
  }

  struct RayQuery_RayTMinArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateScalar.f32(i32 198, i32 rayQueryHandle)
  /// Returns where along the ray the search starts, in lengths of its direction. It is defined
  /// after RayQuery_TraceRayInline.
  ValueRef rayQuery_RayTMin(const RayQuery_RayTMinArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_RayTMin, Operands, Overloads);
  }

  struct RayQuery_CandidateTriangleRayTArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateScalar.f32(i32 199, i32 rayQueryHandle)
  /// Returns how far along the ray the candidate is, in lengths of the direction. It is defined
  /// after RayQuery_Proceed returned true for a triangle.
  ValueRef rayQuery_CandidateTriangleRayT(const RayQuery_CandidateTriangleRayTArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateTriangleRayT, Operands, Overloads);
  }

  struct RayQuery_CommittedRayTArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateScalar.f32(i32 200, i32 rayQueryHandle)
  /// Returns how far along the ray the committed hit is, in lengths of the direction. Without a
  /// committed hit it is the end of the ray.
  ValueRef rayQuery_CommittedRayT(const RayQuery_CommittedRayTArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedRayT, Operands, Overloads);
  }

  struct RayQuery_CandidateInstanceIndexArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 201, i32 rayQueryHandle)
  /// Returns the position of the instance of the candidate in the top-level acceleration structure.
  /// It is defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateInstanceIndex(const RayQuery_CandidateInstanceIndexArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateInstanceIndex, Operands, Overloads);
  }

  struct RayQuery_CandidateInstanceIDArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 202, i32 rayQueryHandle)
  /// Returns the 24-bit number that the application gave the instance of the candidate. It is
  /// defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateInstanceID(const RayQuery_CandidateInstanceIDArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateInstanceID, Operands, Overloads);
  }

  struct RayQuery_CandidateGeometryIndexArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 203, i32 rayQueryHandle)
  /// Returns the position of the geometry of the candidate within its bottom-level acceleration
  /// structure. It is defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateGeometryIndex(const RayQuery_CandidateGeometryIndexArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateGeometryIndex, Operands, Overloads);
  }

  struct RayQuery_CandidatePrimitiveIndexArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 204, i32 rayQueryHandle)
  /// Returns the position of the primitive of the candidate within its geometry. It is defined
  /// after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidatePrimitiveIndex(const RayQuery_CandidatePrimitiveIndexArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidatePrimitiveIndex, Operands, Overloads);
  }

  struct RayQuery_CandidateObjectRayOriginArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateVector.f32(i32 205, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the origin of the ray in the space of the instance of the candidate.
  /// It is defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateObjectRayOrigin(const RayQuery_CandidateObjectRayOriginArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle,
                                 immediate(OpCode::RayQuery_CandidateObjectRayOrigin, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateObjectRayOrigin, Operands, Overloads);
  }

  struct RayQuery_CandidateObjectRayDirectionArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateVector.f32(i32 206, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the direction of the ray in the space of the instance of the
  /// candidate; it is not normalized. It is defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateObjectRayDirection(const RayQuery_CandidateObjectRayDirectionArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle,
                                 immediate(OpCode::RayQuery_CandidateObjectRayDirection, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateObjectRayDirection, Operands, Overloads);
  }

  struct RayQuery_CommittedInstanceIndexArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 207, i32 rayQueryHandle)
  /// Returns the position of the instance of the committed hit in the top-level acceleration
  /// structure. It is defined once a hit is committed.
  ValueRef rayQuery_CommittedInstanceIndex(const RayQuery_CommittedInstanceIndexArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedInstanceIndex, Operands, Overloads);
  }

  struct RayQuery_CommittedInstanceIDArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 208, i32 rayQueryHandle)
  /// Returns the 24-bit number that the application gave the instance of the committed hit. It is
  /// defined once a hit is committed.
  ValueRef rayQuery_CommittedInstanceID(const RayQuery_CommittedInstanceIDArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedInstanceID, Operands, Overloads);
  }

  struct RayQuery_CommittedGeometryIndexArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 209, i32 rayQueryHandle)
  /// Returns the position of the geometry of the committed hit within its bottom-level acceleration
  /// structure. It is defined once a hit is committed.
  ValueRef rayQuery_CommittedGeometryIndex(const RayQuery_CommittedGeometryIndexArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedGeometryIndex, Operands, Overloads);
  }

  struct RayQuery_CommittedPrimitiveIndexArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 210, i32 rayQueryHandle)
  /// Returns the position of the primitive of the committed hit within its geometry. It is defined
  /// once a hit is committed.
  ValueRef rayQuery_CommittedPrimitiveIndex(const RayQuery_CommittedPrimitiveIndexArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedPrimitiveIndex, Operands, Overloads);
  }

  struct RayQuery_CommittedObjectRayOriginArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateVector.f32(i32 211, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the origin of the ray in the space of the instance of the committed
  /// hit. It is defined once a hit is committed.
  ValueRef rayQuery_CommittedObjectRayOrigin(const RayQuery_CommittedObjectRayOriginArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle,
                                 immediate(OpCode::RayQuery_CommittedObjectRayOrigin, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedObjectRayOrigin, Operands, Overloads);
  }

  struct RayQuery_CommittedObjectRayDirectionArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.rayQuery_StateVector.f32(i32 212, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the direction of the ray in the space of the instance of the
  /// committed hit; it is not normalized. It is defined once a hit is committed.
  ValueRef rayQuery_CommittedObjectRayDirection(const RayQuery_CommittedObjectRayDirectionArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle,
                                 immediate(OpCode::RayQuery_CommittedObjectRayDirection, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedObjectRayDirection, Operands, Overloads);
  }

  struct GeometryIndexArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.geometryIndex.i32(i32 213)
  /// Returns the position of the geometry within the bottom-level acceleration structure. It needs
  /// raytracing tier 1.1.
  ValueRef geometryIndex(const GeometryIndexArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::GeometryIndex, {}, Overloads);
  }

  struct RayQuery_CandidateInstanceContributionToHitGroupIndexArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 214, i32 rayQueryHandle)
  /// Returns the number that the application gave the instance of the candidate as its share of the
  /// shader table index. It is defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateInstanceContributionToHitGroupIndex(const RayQuery_CandidateInstanceContributionToHitGroupIndexArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateInstanceContributionToHitGroupIndex, Operands, Overloads);
  }

  struct RayQuery_CommittedInstanceContributionToHitGroupIndexArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 215, i32 rayQueryHandle)
  /// Returns the number that the application gave the instance of the committed hit as its share of
  /// the shader table index. It is defined once a hit is committed.
  ValueRef rayQuery_CommittedInstanceContributionToHitGroupIndex(const RayQuery_CommittedInstanceContributionToHitGroupIndexArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedInstanceContributionToHitGroupIndex, Operands, Overloads);
  }

  struct AnnotateHandleArgs {
    /// Handle from a binding or a heap.
    ValueRef res = {};
    /// Two constant words: kind and flags, then type, stride or size.
    ValueRef props = {};
  };
  /// %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle res,
  /// %dx.types.ResourceProperties props)
  /// Adds to a handle what the shader knows of the resource: its class, kind, element type or
  /// stride, and flags such as globally coherent. Every access from DXIL 1.6 goes through such a
  /// handle; properties that do not fit the resource bound at run time are undefined behaviour.
  ValueRef annotateHandle(const AnnotateHandleArgs &A) {
    const ValueRef Operands[] = {A.res, A.props};
    return callOp(OpCode::AnnotateHandle, Operands);
  }

  struct CreateHandleFromBindingArgs {
    /// First and last register of the range, register space and class.
    ValueRef bind = {};
    /// Register of the resource: the first of the range plus the array index.
    ValueRef index = {};
    /// True if the index may differ between the threads of a wave.
    Immediate<int64_t> nonUniformIndex = {};
  };
  /// %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind bind, i32 index, i1
  /// nonUniformIndex)
  /// Returns a handle of a resource at a binding: a register range, a space and a class. An index
  /// outside the range is undefined. AnnotateHandle must follow before the first access. For a
  /// target before DXIL 1.6 the linker uses CreateHandle.
  ValueRef createHandleFromBinding(const CreateHandleFromBindingArgs &A) {
    const ValueRef Operands[] = {A.bind, A.index,
                                 immediate(OpCode::CreateHandleFromBinding, 2, A.nonUniformIndex)};
    return callOp(OpCode::CreateHandleFromBinding, Operands);
  }

  struct CreateHandleFromHeapArgs {
    /// Index of the descriptor in the heap.
    ValueRef index = {};
    /// True for the sampler heap, false for the heap of all other resources.
    Immediate<int64_t> samplerHeap = {};
    /// True if the index may differ between the threads of a wave.
    Immediate<int64_t> nonUniformIndex = {};
  };
  /// %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 index, i1 samplerHeap, i1
  /// nonUniformIndex)
  /// Returns a handle of a descriptor in the bound resource or sampler heap. The index must lie
  /// within the heap and the descriptor must be of the annotated kind, or the behaviour is
  /// undefined. The root signature must allow direct indexing of the heap.
  ValueRef createHandleFromHeap(const CreateHandleFromHeapArgs &A) {
    const ValueRef Operands[] = {A.index,
                                 immediate(OpCode::CreateHandleFromHeap, 1, A.samplerHeap),
                                 immediate(OpCode::CreateHandleFromHeap, 2, A.nonUniformIndex)};
    return callOp(OpCode::CreateHandleFromHeap, Operands);
  }

  struct Unpack4x8Args {
    /// How a byte is widened; a constant in practice.
    ValueRef unpackMode = {};
    /// Four packed bytes, the lowest first.
    ValueRef pk = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.fouri32 @dx.op.unpack4x8.i32(i32 219, i8 unpackMode, i32 pk)
  /// Spreads the four bytes of an integer over four integers of the overload type, sign-extended or
  /// zero-extended as the mode says.
  ValueRef unpack4x8(const Unpack4x8Args &A) {
    const ValueRef Operands[] = {A.unpackMode, A.pk};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::Unpack4x8, Operands, Overloads);
  }

  struct Pack4x8Args {
    /// What happens to values that do not fit; a constant in practice.
    ValueRef packMode = {};
    /// Value for the lowest byte.
    ValueRef x = {};
    /// Value for the second byte.
    ValueRef y = {};
    /// Value for the third byte.
    ValueRef z = {};
    /// Value for the highest byte.
    ValueRef w = {};
  };
  /// i32 @dx.op.pack4x8.i32(i32 220, i8 packMode, i32 x, i32 y, i32 z, i32 w)
  /// Packs four integers into the four bytes of one. The mode says whether a value that does not
  /// fit a byte is truncated or clamped.
  ValueRef pack4x8(const Pack4x8Args &A) {
    const ValueRef Operands[] = {A.packMode, A.x, A.y, A.z, A.w};
    const TypeId Overloads[] = {typeOf(A.x)};
    return callOp(OpCode::Pack4x8, Operands, Overloads);
  }

  struct IsHelperLaneArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.isHelperLane.i1(i32 221)
  /// Tells whether the lane exists only for the derivatives of its quad, because it lies outside
  /// the primitive or was discarded. The answer may change during a shader, and is false in stages
  /// other than pixel shaders.
  ValueRef isHelperLane(const IsHelperLaneArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::IsHelperLane, {}, Overloads);
  }

  struct QuadVoteArgs {
    /// Condition of this lane.
    ValueRef cond = {};
    /// Any or all.
    Immediate<dxil::QuadVoteOpKind> op = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.quadVote.i1(i32 222, i1 cond, i8 op)
  /// Tells whether a condition holds in any lane, or in all lanes, of the quad. Helper lanes take
  /// part. For a target before DXIL 1.7 the linker replaces it with reads of the quad's lanes.
  ValueRef quadVote(const QuadVoteArgs &A) {
    const ValueRef Operands[] = {A.cond, immediate(OpCode::QuadVote, 1, A.op)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::QuadVote, Operands, Overloads);
  }

  struct TextureGatherRawArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in default mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, -32 to 31 texels; undef if there is none.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.i16 @dx.op.textureGatherRaw.i16(i32 223, %dx.types.Handle srv,
  /// %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0,
  /// i32 offset1)
  /// Returns the bits of four texels around a position, unconverted, as integers of the width of
  /// the format. The view must have an unsigned format of that width: one component of 16 or 32
  /// bits, or two of 32 for 64. The texels are those that bilinear filtering of the finest level
  /// would use, in the order lower left, lower right, upper right, upper left. It is a feature of
  /// the device.
  ValueRef textureGatherRaw(const TextureGatherRawArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::TextureGatherRaw, Operands, Overloads);
  }

  struct SampleCmpLevelArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in comparison mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Reference value; the sampler says how it is compared. For normalized formats it is clamped
    /// to their range.
    ValueRef compareValue = {};
    /// Mip level, 0 for the finest.
    ValueRef lod = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sampleCmpLevel.f16(i32 224, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float compareValue, float lod)
  /// Compares the texels of a given mip level with a reference value and filters the outcomes, 1
  /// for each that passes. No quad is needed. It is a feature of the device.
  ValueRef sampleCmpLevel(const SampleCmpLevelArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.compareValue, A.lod};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleCmpLevel, Operands, Overloads);
  }

  struct TextureStoreSampleArgs {
    /// Multisampled texture: a UAV.
    ValueRef srv = {};
    /// Texel x.
    ValueRef coord0 = {};
    /// Texel y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Texel z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// First component.
    ValueRef value0 = {};
    /// Second component.
    ValueRef value1 = {};
    /// Third component.
    ValueRef value2 = {};
    /// Fourth component.
    ValueRef value3 = {};
    /// Components to write: all four.
    Immediate<dxil::ComponentMask> mask = {};
    /// Number of the sample.
    ValueRef sampleIdx = {};
  };
  /// void @dx.op.textureStoreSample.f16(i32 225, %dx.types.Handle srv, i32 coord0, i32 coord1, i32
  /// coord2, half value0, half value1, half value2, half value3, i8 mask, i32 sampleIdx)
  /// Writes one sample of a texel of a multisampled UAV. All four components must be given.
  /// Coordinates or a sample outside the texture write nothing, and so do helper lanes. It is a
  /// feature of the device.
  ValueRef textureStoreSample(const TextureStoreSampleArgs &A) {
    const ValueRef Operands[] = {A.srv, A.coord0, A.coord1, A.coord2, A.value0, A.value1, A.value2,
                                 A.value3, immediate(OpCode::TextureStoreSample, 8, A.mask),
                                 A.sampleIdx};
    const TypeId Overloads[] = {typeOf(A.value0)};
    return callOp(OpCode::TextureStoreSample, Operands, Overloads);
  }

  struct AllocateNodeOutputRecordsArgs {
    /// Output to send to.
    ValueRef output = {};
    /// Number of records; for the group, the same in all threads.
    ValueRef numRecords = {};
    /// True if each thread asks for itself, false if the group asks as one.
    Immediate<int64_t> perThread = {};
  };
  /// %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle
  /// output, i32 numRecords, i1 perThread)
  /// Allocates records to send to another node. They are zeroed or undefined until written, and are
  /// sent by OutputComplete. A call for the group must be in uniform control flow with uniform
  /// arguments. A thread may ask for none; the sum must not exceed the declared maximum.
  ValueRef allocateNodeOutputRecords(const AllocateNodeOutputRecordsArgs &A) {
    const ValueRef Operands[] = {A.output, A.numRecords,
                                 immediate(OpCode::AllocateNodeOutputRecords, 2, A.perThread)};
    return callOp(OpCode::AllocateNodeOutputRecords, Operands);
  }

  struct GetNodeRecordPtrArgs {
    /// Records.
    ValueRef recordhandle = {};
    /// Record, from 0.
    ValueRef arrayIndex = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// %struct.T* @dx.op.getNodeRecordPtr.struct.T(i32 239, %dx.types.NodeRecordHandle recordhandle,
  /// i32 arrayIndex)
  /// Returns a pointer to one record of an input or an output, in the address space of node
  /// records. An index beyond the records is undefined behaviour, and so is a pointer used after
  /// OutputComplete. Input records can be written only if they are declared so.
  ValueRef getNodeRecordPtr(const GetNodeRecordPtrArgs &A) {
    const ValueRef Operands[] = {A.recordhandle, A.arrayIndex};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::GetNodeRecordPtr, Operands, Overloads);
  }

  struct IncrementOutputCountArgs {
    /// Output with empty records.
    ValueRef output = {};
    /// Number of records to add.
    ValueRef count = {};
    /// True if each thread asks for itself, false if the group asks as one.
    Immediate<int64_t> perThread = {};
  };
  /// void @dx.op.incrementOutputCount(i32 240, %dx.types.NodeHandle output, i32 count, i1
  /// perThread)
  /// Adds to the number of empty records to send to another node. A call for the group must be in
  /// uniform control flow with uniform arguments. The sum must not exceed the declared maximum.
  ValueRef incrementOutputCount(const IncrementOutputCountArgs &A) {
    const ValueRef Operands[] = {A.output, A.count,
                                 immediate(OpCode::IncrementOutputCount, 2, A.perThread)};
    return callOp(OpCode::IncrementOutputCount, Operands);
  }

  struct OutputCompleteArgs {
    /// Records to send.
    ValueRef output = {};
  };
  /// void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle output)
  /// Sends allocated records; the shader must not use them afterwards. It must be called once for
  /// each allocation, on each path, in control flow as uniform as that of the allocation.
  ValueRef outputComplete(const OutputCompleteArgs &A) {
    const ValueRef Operands[] = {A.output};
    return callOp(OpCode::OutputComplete, Operands);
  }

  struct GetInputRecordCountArgs {
    /// Input of the node.
    ValueRef input = {};
  };
  /// i32 @dx.op.getInputRecordCount(i32 242, %dx.types.NodeRecordHandle input)
  /// Returns the number of records that a coalescing node shader was launched with.
  ValueRef getInputRecordCount(const GetInputRecordCountArgs &A) {
    const ValueRef Operands[] = {A.input};
    return callOp(OpCode::GetInputRecordCount, Operands);
  }

  struct FinishedCrossGroupSharingArgs {
    /// Shared input record.
    ValueRef input = {};
  };
  /// i1 @dx.op.finishedCrossGroupSharing(i32 243, %dx.types.NodeRecordHandle input)
  /// Tells whether this thread group is the last of its dispatch to call the op for a shared input
  /// record, so that it may read what the others wrote. All threads must reach it, in uniform
  /// control flow, once at most, and no shared field may be written afterwards. The record must be
  /// declared to track sharing.
  ValueRef finishedCrossGroupSharing(const FinishedCrossGroupSharingArgs &A) {
    const ValueRef Operands[] = {A.input};
    return callOp(OpCode::FinishedCrossGroupSharing, Operands);
  }

  struct BarrierByMemoryTypeArgs {
    /// Kinds of memory to order.
    Immediate<dxil::MemoryTypeFlags> MemoryTypeFlags = {};
    /// Whether to wait, and how far the order reaches.
    Immediate<dxil::BarrierSemanticFlags> SemanticFlags = {};
  };
  /// void @dx.op.barrierByMemoryType(i32 244, i32 MemoryTypeFlags, i32 SemanticFlags)
  /// Orders accesses to the named kinds of memory before the call against those after it, within
  /// the named scope, and waits for the thread group if asked. Flags that need a thread group or a
  /// node limit the stages; ReorderScope needs DXIL 1.9 and a ray generation shader. For a target
  /// before DXIL 1.8 the linker turns a call without newer flags into Barrier. With GroupSync every
  /// thread of the group must reach the same call, or the result is undefined.
  ValueRef barrierByMemoryType(const BarrierByMemoryTypeArgs &A) {
    const ValueRef Operands[] = {immediate(OpCode::BarrierByMemoryType, 0, A.MemoryTypeFlags),
                                 immediate(OpCode::BarrierByMemoryType, 1, A.SemanticFlags)};
    return callOp(OpCode::BarrierByMemoryType, Operands);
  }

  struct BarrierByMemoryHandleArgs {
    /// UAV whose accesses are ordered.
    ValueRef object = {};
    /// Whether to wait, and how far the order reaches.
    Immediate<dxil::BarrierSemanticFlags> SemanticFlags = {};
  };
  /// void @dx.op.barrierByMemoryHandle(i32 245, %dx.types.Handle object, i32 SemanticFlags)
  /// Orders accesses to one UAV before the call against those after it, within the named scope, and
  /// waits for the thread group if asked. Accesses to the same memory through other handles are not
  /// ordered. With GroupSync every thread of the group must reach the same call, or the result is
  /// undefined.
  ValueRef barrierByMemoryHandle(const BarrierByMemoryHandleArgs &A) {
    const ValueRef Operands[] = {A.object,
                                 immediate(OpCode::BarrierByMemoryHandle, 1, A.SemanticFlags)};
    return callOp(OpCode::BarrierByMemoryHandle, Operands);
  }

  struct BarrierByNodeRecordHandleArgs {
    /// Records whose accesses are ordered.
    ValueRef object = {};
    /// Whether to wait, and how far the order reaches.
    Immediate<dxil::BarrierSemanticFlags> SemanticFlags = {};
  };
  /// void @dx.op.barrierByNodeRecordHandle(i32 246, %dx.types.NodeRecordHandle object, i32
  /// SemanticFlags)
  /// Orders accesses to one set of node records before the call against those after it, within the
  /// named scope, and waits for the thread group if asked. Only node shaders have records. With
  /// GroupSync every thread of the group must reach the same call, or the result is undefined.
  ValueRef barrierByNodeRecordHandle(const BarrierByNodeRecordHandleArgs &A) {
    const ValueRef Operands[] = {A.object,
                                 immediate(OpCode::BarrierByNodeRecordHandle, 1, A.SemanticFlags)};
    return callOp(OpCode::BarrierByNodeRecordHandle, Operands);
  }

  struct CreateNodeOutputHandleArgs {
    /// Number of the output in the metadata of the entry point.
    Immediate<int64_t> MetadataIdx = {};
  };
  /// %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 MetadataIdx)
  /// Returns a handle of a declared output of the node shader. AnnotateNodeHandle must follow.
  ValueRef createNodeOutputHandle(const CreateNodeOutputHandleArgs &A) {
    const ValueRef Operands[] = {immediate(OpCode::CreateNodeOutputHandle, 0, A.MetadataIdx)};
    return callOp(OpCode::CreateNodeOutputHandle, Operands);
  }

  struct IndexNodeHandleArgs {
    /// Handle of the array.
    ValueRef NodeOutputHandle = {};
    /// Element, from 0; may vary between threads.
    ValueRef ArrayIndex = {};
  };
  /// %dx.types.NodeHandle @dx.op.indexNodeHandle(i32 248, %dx.types.NodeHandle NodeOutputHandle,
  /// i32 ArrayIndex)
  /// Returns a handle of one element of an output array. An index beyond the array gives an output
  /// that is not valid.
  ValueRef indexNodeHandle(const IndexNodeHandleArgs &A) {
    const ValueRef Operands[] = {A.NodeOutputHandle, A.ArrayIndex};
    return callOp(OpCode::IndexNodeHandle, Operands);
  }

  struct AnnotateNodeHandleArgs {
    /// Handle of the output.
    ValueRef node = {};
    /// Two constant words: flags, then record size.
    ValueRef props = {};
  };
  /// %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle node,
  /// %dx.types.NodeInfo props)
  /// Adds to the handle of an output what the shader knows of it: its flags, see NodeIOFlag, and
  /// the size of its records in bytes.
  ValueRef annotateNodeHandle(const AnnotateNodeHandleArgs &A) {
    const ValueRef Operands[] = {A.node, A.props};
    return callOp(OpCode::AnnotateNodeHandle, Operands);
  }

  struct CreateNodeInputRecordHandleArgs {
    /// Number of the input in the metadata of the entry point.
    Immediate<int64_t> MetadataIdx = {};
  };
  /// %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 MetadataIdx)
  /// Returns a handle of the input records of the node shader. AnnotateNodeRecordHandle must
  /// follow.
  ValueRef createNodeInputRecordHandle(const CreateNodeInputRecordHandleArgs &A) {
    const ValueRef Operands[] = {immediate(OpCode::CreateNodeInputRecordHandle, 0, A.MetadataIdx)};
    return callOp(OpCode::CreateNodeInputRecordHandle, Operands);
  }

  struct AnnotateNodeRecordHandleArgs {
    /// Handle of the records.
    ValueRef noderecord = {};
    /// Two constant words: flags, then record size.
    ValueRef props = {};
  };
  /// %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle
  /// noderecord, %dx.types.NodeRecordInfo props)
  /// Adds to the handle of records what the shader knows of them: their flags, see NodeIOFlag, and
  /// their size in bytes.
  ValueRef annotateNodeRecordHandle(const AnnotateNodeRecordHandleArgs &A) {
    const ValueRef Operands[] = {A.noderecord, A.props};
    return callOp(OpCode::AnnotateNodeRecordHandle, Operands);
  }

  struct NodeOutputIsValidArgs {
    /// Output to test.
    ValueRef output = {};
  };
  /// i1 @dx.op.nodeOutputIsValid(i32 252, %dx.types.NodeHandle output)
  /// Tells whether an output leads to a node of the graph that can still receive records: it is
  /// false for an absent node, and for recursion that has reached its limit. It is uniform for a
  /// uniform handle.
  ValueRef nodeOutputIsValid(const NodeOutputIsValidArgs &A) {
    const ValueRef Operands[] = {A.output};
    return callOp(OpCode::NodeOutputIsValid, Operands);
  }

  /// i32 @dx.op.getRemainingRecursionLevels(i32 253)
  /// Returns how many times the node may still send to itself. It is 0 in the last level and in
  /// nodes without recursion.
  ValueRef getRemainingRecursionLevels() {
    return callOp(OpCode::GetRemainingRecursionLevels, {});
  }

  struct SampleCmpGradArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in comparison mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Reference value; the sampler says how it is compared. For normalized formats it is clamped
    /// to their range.
    ValueRef compareValue = {};
    /// Change of coordinate x per pixel in x.
    ValueRef ddx0 = {};
    /// Change of coordinate y per pixel in x; undef if unused.
    ValueRef ddx1 = UndefOperand;
    /// Change of coordinate z per pixel in x; undef if unused.
    ValueRef ddx2 = UndefOperand;
    /// Change of coordinate x per pixel in y.
    ValueRef ddy0 = {};
    /// Change of coordinate y per pixel in y; undef if unused.
    ValueRef ddy1 = UndefOperand;
    /// Change of coordinate z per pixel in y; undef if unused.
    ValueRef ddy2 = UndefOperand;
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sampleCmpGrad.f16(i32 254, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float compareValue, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float
  /// ddy2, float clamp)
  /// Compares texels with a reference value and filters the outcomes, 1 for each that passes, at
  /// the mip level that the given gradients ask for. No quad is needed. It is a feature of the
  /// device.
  ValueRef sampleCmpGrad(const SampleCmpGradArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.compareValue, A.ddx0, A.ddx1,
                                 A.ddx2, A.ddy0, A.ddy1, A.ddy2, A.clamp};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleCmpGrad, Operands, Overloads);
  }

  struct SampleCmpBiasArgs {
    /// Texture to sample: an SRV.
    ValueRef srv = {};
    /// Sampler in comparison mode.
    ValueRef sampler = {};
    /// Normalized coordinate x.
    ValueRef coord0 = {};
    /// Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
    ValueRef coord1 = UndefOperand;
    /// Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
    ValueRef coord2 = UndefOperand;
    /// Slice of a cube array; undef for all other textures.
    ValueRef coord3 = UndefOperand;
    /// Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before
    /// DXIL 1.7.
    ValueRef offset0 = UndefOperand;
    /// Offset in y, likewise.
    ValueRef offset1 = UndefOperand;
    /// Offset in z, likewise.
    ValueRef offset2 = UndefOperand;
    /// Reference value; the sampler says how it is compared. For normalized formats it is clamped
    /// to their range.
    ValueRef compareValue = {};
    /// Added to the mip level before clamping.
    ValueRef bias = {};
    /// Lowest mip level that may be used; undef for no limit.
    ValueRef clamp = UndefOperand;
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.sampleCmpBias.f16(i32 255, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float compareValue, float bias, float clamp)
  /// Compares texels with a reference value and filters the outcomes, 1 for each that passes, with
  /// a bias added to the computed mip level. The mip level comes from the differences of the
  /// coordinates between the lanes of the quad, so in divergent control flow, or with an inactive
  /// neighbour, it is undefined. It is a feature of the device. The validator refuses constant
  /// biases outside -16 to 15.99.
  ValueRef sampleCmpBias(const SampleCmpBiasArgs &A) {
    const ValueRef Operands[] = {A.srv, A.sampler, A.coord0, A.coord1, A.coord2, A.coord3,
                                 A.offset0, A.offset1, A.offset2, A.compareValue, A.bias, A.clamp};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::SampleCmpBias, Operands, Overloads);
  }

  struct StartVertexLocationArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.startVertexLocation.i32(i32 256)
  /// Returns the value added to each vertex index: the base vertex of an indexed draw, the first
  /// vertex of another. It is uniform in a draw, and is signed for indexed draws.
  ValueRef startVertexLocation(const StartVertexLocationArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::StartVertexLocation, {}, Overloads);
  }

  struct StartInstanceLocationArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.startInstanceLocation.i32(i32 257)
  /// Returns the value added to each instance number when instance data is fetched. It is uniform
  /// in a draw.
  ValueRef startInstanceLocation(const StartInstanceLocationArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::StartInstanceLocation, {}, Overloads);
  }

  struct AllocateRayQuery2Args {
    /// Flags that hold for every ray of the query.
    Immediate<dxil::RayFlag> constRayFlags = {};
    /// Flags of the query.
    Immediate<dxil::RayQueryFlag> constRayQueryFlags = {};
  };
  /// i32 @dx.op.allocateRayQuery2(i32 258, i32 constRayFlags, i32 constRayQueryFlags)
  /// Creates a ray query object with ray flags and query flags known at compile time.
  /// ForceOMM2State needs AllowOpacityMicromaps. It holds no ray until RayQuery_TraceRayInline
  /// gives it one.
  ValueRef allocateRayQuery2(const AllocateRayQuery2Args &A) {
    const ValueRef Operands[] = {immediate(OpCode::AllocateRayQuery2, 0, A.constRayFlags),
                                 immediate(OpCode::AllocateRayQuery2, 1, A.constRayQueryFlags)};
    return callOp(OpCode::AllocateRayQuery2, Operands);
  }

  struct HitObject_TraceRayArgs {
    /// Acceleration structure: an SRV; a null one is missed.
    ValueRef accelerationStructure = {};
    /// How the ray is traced; unknown bits are ignored.
    ValueRef rayFlags = {};
    /// Instances count whose mask shares a bit with the low eight bits.
    ValueRef instanceInclusionMask = {};
    /// Offset added to the shader table index of a hit; the low four bits count.
    ValueRef rayContributionToHitGroupIndex = {};
    /// Factor of the geometry index in the shader table index; the low four bits count.
    ValueRef multiplierForGeometryContributionToHitGroupIndex = {};
    /// Index in the miss shader table; the low 16 bits count.
    ValueRef missShaderIndex = {};
    /// Origin of the ray, x.
    ValueRef Origin_X = {};
    /// Origin of the ray, y.
    ValueRef Origin_Y = {};
    /// Origin of the ray, z.
    ValueRef Origin_Z = {};
    /// Start of the ray, in lengths of the direction; not negative.
    ValueRef TMin = {};
    /// Direction of the ray, x.
    ValueRef Direction_X = {};
    /// Direction of the ray, y.
    ValueRef Direction_Y = {};
    /// Direction of the ray, z.
    ValueRef Direction_Z = {};
    /// End of the ray, in lengths of the direction; not below its start.
    ValueRef TMax = {};
    /// Pointer to the payload, a struct.
    ValueRef payload = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// %dx.types.HitObject @dx.op.hitObject_TraceRay.struct.T(i32 262, %dx.types.Handle
  /// accelerationStructure, i32 rayFlags, i32 instanceInclusionMask, i32
  /// rayContributionToHitGroupIndex, i32 multiplierForGeometryContributionToHitGroupIndex, i32
  /// missShaderIndex, float Origin_X, float Origin_Y, float Origin_Z, float TMin, float
  /// Direction_X, float Direction_Y, float Direction_Z, float TMax, %struct.T* payload)
  /// Searches an acceleration structure along a ray as TraceRay does, any-hit and intersection
  /// shaders included, but runs no closest-hit or miss shader: what was found is returned as a hit
  /// object. A NaN in the ray, or a zero direction, gives undefined hits but no fault.
  ValueRef hitObject_TraceRay(const HitObject_TraceRayArgs &A) {
    const ValueRef Operands[] = {A.accelerationStructure, A.rayFlags, A.instanceInclusionMask,
                                 A.rayContributionToHitGroupIndex,
                                 A.multiplierForGeometryContributionToHitGroupIndex,
                                 A.missShaderIndex, A.Origin_X, A.Origin_Y, A.Origin_Z, A.TMin,
                                 A.Direction_X, A.Direction_Y, A.Direction_Z, A.TMax, A.payload};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_TraceRay, Operands, Overloads);
  }

  struct HitObject_FromRayQueryArgs {
    /// Query; its committed hit must be a triangle, if there is one.
    ValueRef rayQueryHandle = {};
  };
  /// %dx.types.HitObject @dx.op.hitObject_FromRayQuery(i32 263, i32 rayQueryHandle)
  /// Makes a hit object from the hit that a query has committed, or a miss if there is none. The
  /// attributes are those of a triangle.
  ValueRef hitObject_FromRayQuery(const HitObject_FromRayQueryArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    return callOp(OpCode::HitObject_FromRayQuery, Operands);
  }

  struct HitObject_FromRayQueryWithAttrsArgs {
    /// Query.
    ValueRef rayQueryHandle = {};
    /// Hit kind, from 0 to 127 for a procedural primitive.
    ValueRef HitKind = {};
    /// Pointer to the attributes, a struct.
    ValueRef CommittedAttribs = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// %dx.types.HitObject @dx.op.hitObject_FromRayQueryWithAttrs.struct.T(i32 264, i32
  /// rayQueryHandle, i32 HitKind, %struct.T* CommittedAttribs)
  /// Makes a hit object from the hit that a query has committed, with a hit kind and attributes of
  /// its own, or a miss if there is none.
  ValueRef hitObject_FromRayQueryWithAttrs(const HitObject_FromRayQueryWithAttrsArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle, A.HitKind, A.CommittedAttribs};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_FromRayQueryWithAttrs, Operands, Overloads);
  }

  struct HitObject_MakeMissArgs {
    /// Flags of the ray.
    ValueRef RayFlags = {};
    /// Index in the miss shader table.
    ValueRef MissShaderIndex = {};
    /// Origin of the ray, x.
    ValueRef Origin_X = {};
    /// Origin of the ray, y.
    ValueRef Origin_Y = {};
    /// Origin of the ray, z.
    ValueRef Origin_Z = {};
    /// Start of the ray, in lengths of the direction; not negative.
    ValueRef TMin = {};
    /// Direction of the ray, x.
    ValueRef Direction_X = {};
    /// Direction of the ray, y.
    ValueRef Direction_Y = {};
    /// Direction of the ray, z.
    ValueRef Direction_Z = {};
    /// End of the ray, in lengths of the direction; not below its start.
    ValueRef TMax = {};
  };
  /// %dx.types.HitObject @dx.op.hitObject_MakeMiss(i32 265, i32 RayFlags, i32 MissShaderIndex,
  /// float Origin_X, float Origin_Y, float Origin_Z, float TMin, float Direction_X, float
  /// Direction_Y, float Direction_Z, float TMax)
  /// Makes a hit object that is a miss of the given ray. Nothing is searched.
  ValueRef hitObject_MakeMiss(const HitObject_MakeMissArgs &A) {
    const ValueRef Operands[] = {A.RayFlags, A.MissShaderIndex, A.Origin_X, A.Origin_Y, A.Origin_Z,
                                 A.TMin, A.Direction_X, A.Direction_Y, A.Direction_Z, A.TMax};
    return callOp(OpCode::HitObject_MakeMiss, Operands);
  }

  /// %dx.types.HitObject @dx.op.hitObject_MakeNop(i32 266)
  /// Makes a hit object that is neither hit nor miss. Invoking it runs no shader.
  ValueRef hitObject_MakeNop() {
    return callOp(OpCode::HitObject_MakeNop, {});
  }

  struct HitObject_InvokeArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Pointer to the payload, a struct.
    ValueRef payload = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// void @dx.op.hitObject_Invoke.struct.T(i32 267, %dx.types.HitObject hitObject, %struct.T*
  /// payload)
  /// Runs the closest-hit or miss shader of a hit object with a payload. An empty hit object, and
  /// one whose shader record is empty, run nothing.
  ValueRef hitObject_Invoke(const HitObject_InvokeArgs &A) {
    const ValueRef Operands[] = {A.hitObject, A.payload};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_Invoke, Operands, Overloads);
  }

  struct MaybeReorderThreadArgs {
    /// Hit object that tells what the thread will do, or an empty one.
    ValueRef hitObject = {};
    /// Bits of equal meaning in threads that do similar work.
    ValueRef coherenceHint = {};
    /// How many of the low bits of the hint count; 0 for no hint.
    ValueRef numCoherenceHintBitsFromLSB = {};
  };
  /// void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject hitObject, i32 coherenceHint, i32
  /// numCoherenceHintBitsFromLSB)
  /// Lets the device group threads that will do similar work, judged by a hit object, a hint, or
  /// both. It may do nothing. Values of the thread are kept, but wave and quad neighbours may
  /// change; memory is ordered only by a barrier with ReorderScope.
  ValueRef maybeReorderThread(const MaybeReorderThreadArgs &A) {
    const ValueRef Operands[] = {A.hitObject, A.coherenceHint, A.numCoherenceHintBitsFromLSB};
    return callOp(OpCode::MaybeReorderThread, Operands);
  }

  struct HitObject_IsMissArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.hitObject_StateScalar.i1(i32 269, %dx.types.HitObject hitObject)
  /// Tells whether a hit object is a miss. An empty one is not.
  ValueRef hitObject_IsMiss(const HitObject_IsMissArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_IsMiss, Operands, Overloads);
  }

  struct HitObject_IsHitArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.hitObject_StateScalar.i1(i32 270, %dx.types.HitObject hitObject)
  /// Tells whether a hit object is a hit. An empty one is not.
  ValueRef hitObject_IsHit(const HitObject_IsHitArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_IsHit, Operands, Overloads);
  }

  struct HitObject_IsNopArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i1 @dx.op.hitObject_StateScalar.i1(i32 271, %dx.types.HitObject hitObject)
  /// Tells whether a hit object is empty: neither hit nor miss.
  ValueRef hitObject_IsNop(const HitObject_IsNopArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_IsNop, Operands, Overloads);
  }

  struct HitObject_RayFlagsArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitObject_StateScalar.i32(i32 272, %dx.types.HitObject hitObject)
  /// Returns the flags of the ray of a hit object. An empty hit object gives 0.
  ValueRef hitObject_RayFlags(const HitObject_RayFlagsArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_RayFlags, Operands, Overloads);
  }

  struct HitObject_RayTMinArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.hitObject_StateScalar.f32(i32 273, %dx.types.HitObject hitObject)
  /// Returns where along the ray of a hit object the search started, in lengths of the direction.
  /// An empty hit object gives 0.
  ValueRef hitObject_RayTMin(const HitObject_RayTMinArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_RayTMin, Operands, Overloads);
  }

  struct HitObject_RayTCurrentArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.hitObject_StateScalar.f32(i32 274, %dx.types.HitObject hitObject)
  /// Returns how far along its ray a hit is, in lengths of the direction; for a miss the end of the
  /// ray. An empty hit object gives 0.
  ValueRef hitObject_RayTCurrent(const HitObject_RayTCurrentArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_RayTCurrent, Operands, Overloads);
  }

  struct HitObject_WorldRayOriginArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.hitObject_StateVector.f32(i32 275, %dx.types.HitObject hitObject, i32 component)
  /// Returns one coordinate of the origin of the ray in world space. An empty hit object gives 0.
  ValueRef hitObject_WorldRayOrigin(const HitObject_WorldRayOriginArgs &A) {
    const ValueRef Operands[] = {A.hitObject,
                                 immediate(OpCode::HitObject_WorldRayOrigin, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_WorldRayOrigin, Operands, Overloads);
  }

  struct HitObject_WorldRayDirectionArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.hitObject_StateVector.f32(i32 276, %dx.types.HitObject hitObject, i32 component)
  /// Returns one coordinate of the direction of the ray in world space. An empty hit object gives
  /// 0.
  ValueRef hitObject_WorldRayDirection(const HitObject_WorldRayDirectionArgs &A) {
    const ValueRef Operands[] = {A.hitObject,
                                 immediate(OpCode::HitObject_WorldRayDirection, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_WorldRayDirection, Operands, Overloads);
  }

  struct HitObject_ObjectRayOriginArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.hitObject_StateVector.f32(i32 277, %dx.types.HitObject hitObject, i32 component)
  /// Returns one coordinate of the origin of the ray in the space of the instance; for a miss, in
  /// world space. An empty hit object gives 0.
  ValueRef hitObject_ObjectRayOrigin(const HitObject_ObjectRayOriginArgs &A) {
    const ValueRef Operands[] = {A.hitObject,
                                 immediate(OpCode::HitObject_ObjectRayOrigin, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_ObjectRayOrigin, Operands, Overloads);
  }

  struct HitObject_ObjectRayDirectionArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Coordinate: 0 for x, 1 for y, 2 for z.
    Immediate<int64_t> component = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.hitObject_StateVector.f32(i32 278, %dx.types.HitObject hitObject, i32 component)
  /// Returns one coordinate of the direction of the ray in the space of the instance, not
  /// normalized; for a miss, in world space. An empty hit object gives 0.
  ValueRef hitObject_ObjectRayDirection(const HitObject_ObjectRayDirectionArgs &A) {
    const ValueRef Operands[] = {A.hitObject,
                                 immediate(OpCode::HitObject_ObjectRayDirection, 1, A.component)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_ObjectRayDirection, Operands, Overloads);
  }

  struct HitObject_ObjectToWorld3x4Args {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Row: 0 to 2.
    Immediate<int64_t> row = {};
    /// Column: 0 to 3; the last is the translation.
    Immediate<int64_t> col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject hitObject, i32 row, i32
  /// col)
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
  /// world space. A miss and an empty hit object give the identity.
  ValueRef hitObject_ObjectToWorld3x4(const HitObject_ObjectToWorld3x4Args &A) {
    const ValueRef Operands[] = {A.hitObject,
                                 immediate(OpCode::HitObject_ObjectToWorld3x4, 1, A.row),
                                 immediate(OpCode::HitObject_ObjectToWorld3x4, 2, A.col)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_ObjectToWorld3x4, Operands, Overloads);
  }

  struct HitObject_WorldToObject3x4Args {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Row: 0 to 2.
    Immediate<int64_t> row = {};
    /// Column: 0 to 3; the last is the translation.
    Immediate<int64_t> col = {};
    /// The overload.
    TypeId overload = None;
  };
  /// float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject hitObject, i32 row, i32
  /// col)
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance. A miss and an empty hit object give the identity.
  ValueRef hitObject_WorldToObject3x4(const HitObject_WorldToObject3x4Args &A) {
    const ValueRef Operands[] = {A.hitObject,
                                 immediate(OpCode::HitObject_WorldToObject3x4, 1, A.row),
                                 immediate(OpCode::HitObject_WorldToObject3x4, 2, A.col)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_WorldToObject3x4, Operands, Overloads);
  }

  struct HitObject_GeometryIndexArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitObject_StateScalar.i32(i32 281, %dx.types.HitObject hitObject)
  /// Returns the position of the geometry that is hit within its bottom-level acceleration
  /// structure. A miss and an empty hit object give 0.
  ValueRef hitObject_GeometryIndex(const HitObject_GeometryIndexArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_GeometryIndex, Operands, Overloads);
  }

  struct HitObject_InstanceIndexArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitObject_StateScalar.i32(i32 282, %dx.types.HitObject hitObject)
  /// Returns the position of the instance that is hit in the top-level acceleration structure. A
  /// miss and an empty hit object give 0.
  ValueRef hitObject_InstanceIndex(const HitObject_InstanceIndexArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_InstanceIndex, Operands, Overloads);
  }

  struct HitObject_InstanceIDArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitObject_StateScalar.i32(i32 283, %dx.types.HitObject hitObject)
  /// Returns the 24-bit number that the application gave the instance that is hit. A miss and an
  /// empty hit object give 0.
  ValueRef hitObject_InstanceID(const HitObject_InstanceIDArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_InstanceID, Operands, Overloads);
  }

  struct HitObject_PrimitiveIndexArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitObject_StateScalar.i32(i32 284, %dx.types.HitObject hitObject)
  /// Returns the position of the primitive that is hit within its geometry. A miss and an empty hit
  /// object give 0.
  ValueRef hitObject_PrimitiveIndex(const HitObject_PrimitiveIndexArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_PrimitiveIndex, Operands, Overloads);
  }

  struct HitObject_HitKindArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitObject_StateScalar.i32(i32 285, %dx.types.HitObject hitObject)
  /// Returns how the primitive was hit. A miss and an empty hit object give 0.
  ValueRef hitObject_HitKind(const HitObject_HitKindArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_HitKind, Operands, Overloads);
  }

  struct HitObject_ShaderTableIndexArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitObject_StateScalar.i32(i32 286, %dx.types.HitObject hitObject)
  /// Returns the index of the shader record that invoking the hit object would use. An empty hit
  /// object gives 0.
  ValueRef hitObject_ShaderTableIndex(const HitObject_ShaderTableIndexArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_ShaderTableIndex, Operands, Overloads);
  }

  struct HitObject_SetShaderTableIndexArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Index in the hit group or miss shader table.
    ValueRef shaderTableIndex = {};
  };
  /// %dx.types.HitObject @dx.op.hitObject_SetShaderTableIndex(i32 287, %dx.types.HitObject
  /// hitObject, i32 shaderTableIndex)
  /// Returns a copy of a hit object that uses another shader record. For an empty one nothing
  /// changes. An index beyond the table is undefined behaviour when invoked.
  ValueRef hitObject_SetShaderTableIndex(const HitObject_SetShaderTableIndexArgs &A) {
    const ValueRef Operands[] = {A.hitObject, A.shaderTableIndex};
    return callOp(OpCode::HitObject_SetShaderTableIndex, Operands);
  }

  struct HitObject_LoadLocalRootTableConstantArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Offset in the local root arguments, in bytes: a multiple of 4.
    ValueRef offset = {};
  };
  /// i32 @dx.op.hitObject_LoadLocalRootTableConstant(i32 288, %dx.types.HitObject hitObject, i32
  /// offset)
  /// Reads 32 bits of the local root arguments of the shader record of a hit object. Offsets
  /// outside the record, and empty hit objects, give an undefined value or 0.
  ValueRef hitObject_LoadLocalRootTableConstant(const HitObject_LoadLocalRootTableConstantArgs &A) {
    const ValueRef Operands[] = {A.hitObject, A.offset};
    return callOp(OpCode::HitObject_LoadLocalRootTableConstant, Operands);
  }

  struct HitObject_AttributesArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// Pointer to the struct to fill.
    ValueRef attributes = {};
    /// The overload: the struct, not a pointer.
    TypeId overload = None;
  };
  /// void @dx.op.hitObject_Attributes.struct.T(i32 289, %dx.types.HitObject hitObject, %struct.T*
  /// attributes)
  /// Copies the attributes of a hit to memory. For a miss or an empty hit object the memory is left
  /// undefined. The struct must be that of the hit.
  ValueRef hitObject_Attributes(const HitObject_AttributesArgs &A) {
    const ValueRef Operands[] = {A.hitObject, A.attributes};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_Attributes, Operands, Overloads);
  }

  struct RawBufferVectorLoadArgs {
    /// Byte-address or structured buffer: an SRV or a UAV.
    ValueRef buf = {};
    /// Structure of a structured buffer; byte offset of a raw buffer.
    ValueRef index = {};
    /// Byte within the structure for a structured buffer; undef for a raw buffer.
    ValueRef elementOffset = UndefOperand;
    /// Alignment of the access in bytes: a power of two, at most that of the largest scalar.
    Immediate<int64_t> alignment = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %dx.types.ResRet.f16 @dx.op.rawBufferVectorLoad.f16(i32 303, %dx.types.Handle buf, i32 index,
  /// i32 elementOffset, i32 alignment)
  /// Reads a vector of any length from a byte-address or structured buffer. Each element is checked
  /// for itself: a raw access beyond the end reads 0; a structure beyond the end reads 0, but a
  /// byte offset beyond its structure is undefined. A buffer bound as a root descriptor has no
  /// bounds, and an address outside it is undefined.
  ValueRef rawBufferVectorLoad(const RawBufferVectorLoadArgs &A) {
    const ValueRef Operands[] = {A.buf, A.index, A.elementOffset,
                                 immediate(OpCode::RawBufferVectorLoad, 3, A.alignment)};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RawBufferVectorLoad, Operands, Overloads);
  }

  struct RawBufferVectorStoreArgs {
    /// Byte-address or structured buffer: a UAV.
    ValueRef uav = {};
    /// Structure of a structured buffer; byte offset of a raw buffer.
    ValueRef index = {};
    /// Byte within the structure for a structured buffer; undef for a raw buffer.
    ValueRef elementOffset = UndefOperand;
    /// Vector to write.
    ValueRef value0 = {};
    /// Alignment of the access in bytes: a power of two, at most that of the largest scalar.
    Immediate<int64_t> alignment = {};
  };
  /// void @dx.op.rawBufferVectorStore.f16(i32 304, %dx.types.Handle uav, i32 index, i32
  /// elementOffset, half value0, i32 alignment)
  /// Writes a vector of any length to a byte-address or structured buffer. Each element is checked
  /// for itself: a raw access beyond the end writes nothing, nor does a structure beyond the end,
  /// but a byte offset beyond its structure is undefined. Helper lanes write nothing. A buffer
  /// bound as a root descriptor has no bounds, and an address outside it is undefined.
  ValueRef rawBufferVectorStore(const RawBufferVectorStoreArgs &A) {
    const ValueRef Operands[] = {A.uav, A.index, A.elementOffset, A.value0,
                                 immediate(OpCode::RawBufferVectorStore, 4, A.alignment)};
    const TypeId Overloads[] = {typeOf(A.value0)};
    return callOp(OpCode::RawBufferVectorStore, Operands, Overloads);
  }

  struct VectorReduceAndArgs {
    /// Vector to reduce.
    ValueRef a = {};
  };
  /// i1 @dx.op.vectorReduce.v4i1(i32 309, <4 x i1> a)
  /// Combines all elements of a vector with a bitwise and. Of booleans it is true if every element
  /// is.
  ValueRef vectorReduceAnd(const VectorReduceAndArgs &A) {
    const ValueRef Operands[] = {A.a};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::VectorReduceAnd, Operands, Overloads);
  }

  struct VectorReduceOrArgs {
    /// Vector to reduce.
    ValueRef a = {};
  };
  /// i1 @dx.op.vectorReduce.v4i1(i32 310, <4 x i1> a)
  /// Combines all elements of a vector with a bitwise or. Of booleans it is true if any element is.
  ValueRef vectorReduceOr(const VectorReduceOrArgs &A) {
    const ValueRef Operands[] = {A.a};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::VectorReduceOr, Operands, Overloads);
  }

  struct FDotArgs {
    /// First vector.
    ValueRef a = {};
    /// Second vector.
    ValueRef b = {};
  };
  /// half @dx.op.dot.v4f16(i32 311, <4 x half> a, <4 x half> b)
  /// Computes the dot product of two vectors of equal length, for vector overloads of any length.
  /// The order of the additions and the number of roundings are not specified.
  ValueRef fDot(const FDotArgs &A) {
    const ValueRef Operands[] = {A.a, A.b};
    const TypeId Overloads[] = {typeOf(A.a)};
    return callOp(OpCode::FDot, Operands, Overloads);
  }

  /// void @dx.op.nop(i32 -2147483648)
  /// Does nothing. It stands for experimental ops in tests.
  ValueRef experimentalNop() {
    return callOp(OpCode::ExperimentalNop, {});
  }

  /// i32 @dx.op.getGroupWaveIndex(i32 -2147483647)
  /// Returns the index of this wave among the waves of its thread group. It is uniform in the wave.
  /// Which threads a wave has is not specified.
  ValueRef getGroupWaveIndex() {
    return callOp(OpCode::GetGroupWaveIndex, {});
  }

  /// i32 @dx.op.getGroupWaveCount(i32 -2147483646)
  /// Returns the number of waves that run the thread group. It is uniform in the group.
  ValueRef getGroupWaveCount() {
    return callOp(OpCode::GetGroupWaveCount, {});
  }

  /// i32 @dx.op.clusterID(i32 -2147483645)
  /// Returns the number that the application gave the cluster that is hit. Outside clustered
  /// geometry it is -1.
  ValueRef clusterID() {
    return callOp(OpCode::ClusterID, {});
  }

  struct RayQuery_CandidateClusterIDArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483644, i32 rayQueryHandle)
  /// Returns the number that the application gave the cluster of the candidate. Outside clustered
  /// geometry it is -1. It is defined after RayQuery_Proceed returned true.
  ValueRef rayQuery_CandidateClusterID(const RayQuery_CandidateClusterIDArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateClusterID, Operands, Overloads);
  }

  struct RayQuery_CommittedClusterIDArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483643, i32 rayQueryHandle)
  /// Returns the number that the application gave the cluster of the committed hit. Outside
  /// clustered geometry it is -1. It is defined once a hit is committed.
  ValueRef rayQuery_CommittedClusterID(const RayQuery_CommittedClusterIDArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedClusterID, Operands, Overloads);
  }

  struct HitObject_ClusterIDArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// i32 @dx.op.hitObject_StateScalar.i32(i32 -2147483642, %dx.types.HitObject hitObject)
  /// Returns the number that the application gave the cluster that is hit. Outside clustered
  /// geometry it is -1.
  ValueRef hitObject_ClusterID(const HitObject_ClusterIDArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_ClusterID, Operands, Overloads);
  }

  struct TriangleObjectPositionArgs {
    /// The overload.
    TypeId overload = None;
  };
  /// <9 x float> @dx.op.triangleObjectPosition.f32(i32 -2147483641)
  /// Returns the vertices of the triangle that is hit, in the space of its instance. The
  /// acceleration structure must allow access to its data; for other hits than triangles the result
  /// is undefined.
  ValueRef triangleObjectPosition(const TriangleObjectPositionArgs &A) {
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::TriangleObjectPosition, {}, Overloads);
  }

  struct RayQuery_CandidateTriangleObjectPositionArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// <9 x float> @dx.op.rayQuery_CandidateTriangleObjectPosition.f32(i32 -2147483640, i32
  /// rayQueryHandle)
  /// Returns the vertices of the triangle of the candidate, in the space of its instance. The
  /// acceleration structure must allow access to its data. It is defined after RayQuery_Proceed
  /// returned true for a triangle.
  ValueRef rayQuery_CandidateTriangleObjectPosition(const RayQuery_CandidateTriangleObjectPositionArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CandidateTriangleObjectPosition, Operands, Overloads);
  }

  struct RayQuery_CommittedTriangleObjectPositionArgs {
    /// Query, from AllocateRayQuery or AllocateRayQuery2.
    ValueRef rayQueryHandle = {};
    /// The overload.
    TypeId overload = None;
  };
  /// <9 x float> @dx.op.rayQuery_CommittedTriangleObjectPosition.f32(i32 -2147483639, i32
  /// rayQueryHandle)
  /// Returns the vertices of the triangle of the committed hit, in the space of its instance. The
  /// acceleration structure must allow access to its data. It is defined once a hit is committed
  /// and is a triangle.
  ValueRef rayQuery_CommittedTriangleObjectPosition(const RayQuery_CommittedTriangleObjectPositionArgs &A) {
    const ValueRef Operands[] = {A.rayQueryHandle};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::RayQuery_CommittedTriangleObjectPosition, Operands, Overloads);
  }

  struct HitObject_TriangleObjectPositionArgs {
    /// Hit object; undef is refused.
    ValueRef hitObject = {};
    /// The overload.
    TypeId overload = None;
  };
  /// <9 x float> @dx.op.hitObject_TriangleObjectPosition.f32(i32 -2147483638, %dx.types.HitObject
  /// hitObject)
  /// Returns the vertices of the triangle that is hit, in the space of its instance. The
  /// acceleration structure must allow access to its data; for other hits than triangles the result
  /// is undefined.
  ValueRef hitObject_TriangleObjectPosition(const HitObject_TriangleObjectPositionArgs &A) {
    const ValueRef Operands[] = {A.hitObject};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::HitObject_TriangleObjectPosition, Operands, Overloads);
  }

  struct LinAlgMatrixMultiplyAccumulateArgs {
    /// Left factor.
    ValueRef matrixA = {};
    /// Right factor.
    ValueRef matrixB = {};
    /// Matrix to add to.
    ValueRef matrixC = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// %Object @dx.op.linAlgMatrixMultiplyAccumulate.Object.Object.Object.Object(i32 -2147483637,
  /// %Object matrixA, %Object matrixB, %Object matrixC)
  /// Multiplies an M by K matrix by a K by N matrix and adds the product to an M by N matrix. The
  /// use of the operands must be A, B and Accumulator, and all have one scope. The scope of the
  /// matrices is a wave or a thread group, all of whose threads must make the call together with
  /// the same arguments. The order of the additions and the precision in between are not specified.
  ValueRef linAlgMatrixMultiplyAccumulate(const LinAlgMatrixMultiplyAccumulateArgs &A) {
    const ValueRef Operands[] = {A.matrixA, A.matrixB, A.matrixC};
    const TypeId Overloads[] = {A.overload0, typeOf(A.matrixA), typeOf(A.matrixB),
                                typeOf(A.matrixC)};
    return callOp(OpCode::LinAlgMatrixMultiplyAccumulate, Operands, Overloads);
  }

  struct LinAlgFillMatrixArgs {
    /// Value of each element, converted to the component type of the matrix.
    ValueRef value = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// %Object @dx.op.linAlgFillMatrix.Object.f16(i32 -2147483636, half value)
  /// Makes a matrix whose elements all have one value. The scope of the matrices is a wave or a
  /// thread group, all of whose threads must make the call together with the same arguments.
  ValueRef linAlgFillMatrix(const LinAlgFillMatrixArgs &A) {
    const ValueRef Operands[] = {A.value};
    const TypeId Overloads[] = {A.overload0, typeOf(A.value)};
    return callOp(OpCode::LinAlgFillMatrix, Operands, Overloads);
  }

  struct LinAlgCopyConvertMatrixArgs {
    /// Matrix to copy.
    ValueRef srcMatrix = {};
    /// True to transpose; a constant.
    ValueRef transpose = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// %Object @dx.op.linAlgCopyConvertMatrix.Object.Object(i32 -2147483635, %Object srcMatrix, i1
  /// transpose)
  /// Copies a matrix to another component type or use, and transposes it if asked. Values that the
  /// type cannot represent are rounded or saturated as in other conversions. The scope of the
  /// matrices is a wave or a thread group, all of whose threads must make the call together with
  /// the same arguments.
  ValueRef linAlgCopyConvertMatrix(const LinAlgCopyConvertMatrixArgs &A) {
    const ValueRef Operands[] = {A.srcMatrix, A.transpose};
    const TypeId Overloads[] = {A.overload0, typeOf(A.srcMatrix)};
    return callOp(OpCode::LinAlgCopyConvertMatrix, Operands, Overloads);
  }

  struct LinAlgMatrixLoadFromDescriptorArgs {
    /// Byte-address buffer.
    ValueRef handle = {};
    /// Offset of the first element in the buffer, in bytes.
    ValueRef offset = {};
    /// Bytes from one row or column to the next; a constant 0 for layouts without rows.
    ValueRef stride = {};
    /// Order of the elements; a constant.
    ValueRef layout = {};
    /// Alignment of the first element in bytes: a constant, a positive multiple of 128.
    ValueRef align = {};
    /// The overload.
    TypeId overload = None;
  };
  /// %Object @dx.op.linAlgMatrixLoadFromDescriptor.Object(i32 -2147483634, %dx.types.Handle handle,
  /// i32 offset, i32 stride, i32 layout, i32 align)
  /// Reads a matrix from a byte-address buffer. A matrix of thread scope needs a read-only buffer;
  /// one of wave or thread group scope needs rows or columns. Elements beyond the end of the buffer
  /// read as 0.
  ValueRef linAlgMatrixLoadFromDescriptor(const LinAlgMatrixLoadFromDescriptorArgs &A) {
    const ValueRef Operands[] = {A.handle, A.offset, A.stride, A.layout, A.align};
    const TypeId Overloads[] = {A.overload};
    return callOp(OpCode::LinAlgMatrixLoadFromDescriptor, Operands, Overloads);
  }

  struct LinAlgMatrixLoadFromMemoryArgs {
    /// Groupshared array.
    ValueRef memory = {};
    /// Offset of the first element in the array, in elements.
    ValueRef offset = {};
    /// Elements of the array from one row or column to the next.
    ValueRef stride = {};
    /// Order of the elements.
    ValueRef layout = {};
    /// The overload.
    TypeId overload0 = None;
    /// The overload.
    TypeId overload1 = None;
  };
  /// %Object @dx.op.linAlgMatrixLoadFromMemory.Object.f16(i32 -2147483633, half addrspace(3)*
  /// memory, i32 offset, i32 stride, i32 layout)
  /// Reads a matrix from a groupshared array. The scope of the matrices is a wave or a thread
  /// group, all of whose threads must make the call together with the same arguments. Elements
  /// outside the array are undefined.
  ValueRef linAlgMatrixLoadFromMemory(const LinAlgMatrixLoadFromMemoryArgs &A) {
    const ValueRef Operands[] = {A.memory, A.offset, A.stride, A.layout};
    const TypeId Overloads[] = {A.overload0, A.overload1};
    return callOp(OpCode::LinAlgMatrixLoadFromMemory, Operands, Overloads);
  }

  struct LinAlgMatrixLengthArgs {
    /// Matrix of wave or thread group scope.
    ValueRef matrix = {};
  };
  /// i32 @dx.op.linAlgMatrixLength.Object(i32 -2147483632, %Object matrix)
  /// Returns how many elements of a matrix this thread holds. How elements are spread over the
  /// threads of the scope is not specified, and differs between devices.
  ValueRef linAlgMatrixLength(const LinAlgMatrixLengthArgs &A) {
    const ValueRef Operands[] = {A.matrix};
    const TypeId Overloads[] = {typeOf(A.matrix)};
    return callOp(OpCode::LinAlgMatrixLength, Operands, Overloads);
  }

  struct LinAlgMatrixGetCoordinateArgs {
    /// Matrix of wave or thread group scope.
    ValueRef matrix = {};
    /// Element that this thread holds, from 0 to LinAlgMatrixLength less one.
    ValueRef threadLocalIndex = {};
  };
  /// <2 x i32> @dx.op.linAlgMatrixGetCoordinate.Object(i32 -2147483631, %Object matrix, i32
  /// threadLocalIndex)
  /// Returns where in the matrix an element is that this thread holds. An index beyond the elements
  /// of the thread gives a position outside the matrix.
  ValueRef linAlgMatrixGetCoordinate(const LinAlgMatrixGetCoordinateArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.threadLocalIndex};
    const TypeId Overloads[] = {typeOf(A.matrix)};
    return callOp(OpCode::LinAlgMatrixGetCoordinate, Operands, Overloads);
  }

  struct LinAlgMatrixGetElementArgs {
    /// Matrix of wave or thread group scope.
    ValueRef matrix = {};
    /// Element that this thread holds, from 0 to LinAlgMatrixLength less one.
    ValueRef threadLocalIndex = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// half @dx.op.linAlgMatrixGetElement.f16.Object(i32 -2147483630, %Object matrix, i32
  /// threadLocalIndex)
  /// Returns the value of an element that this thread holds, converted to the overload type. An
  /// index beyond the elements of the thread gives 0.
  ValueRef linAlgMatrixGetElement(const LinAlgMatrixGetElementArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.threadLocalIndex};
    const TypeId Overloads[] = {A.overload0, typeOf(A.matrix)};
    return callOp(OpCode::LinAlgMatrixGetElement, Operands, Overloads);
  }

  struct LinAlgMatrixSetElementArgs {
    /// Matrix of wave or thread group scope.
    ValueRef matrix = {};
    /// Element that this thread holds, from 0 to LinAlgMatrixLength less one.
    ValueRef threadLocalIndex = {};
    /// New value, converted to the component type.
    ValueRef value = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// %Object @dx.op.linAlgMatrixSetElement.Object.Object.f16(i32 -2147483629, %Object matrix, i32
  /// threadLocalIndex, half value)
  /// Returns a copy of a matrix with the value of one element that this thread holds replaced. An
  /// index beyond the elements of the thread changes nothing.
  ValueRef linAlgMatrixSetElement(const LinAlgMatrixSetElementArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.threadLocalIndex, A.value};
    const TypeId Overloads[] = {A.overload0, typeOf(A.matrix), typeOf(A.value)};
    return callOp(OpCode::LinAlgMatrixSetElement, Operands, Overloads);
  }

  struct LinAlgMatrixStoreToDescriptorArgs {
    /// Matrix of wave or thread group scope.
    ValueRef matrix = {};
    /// Byte-address buffer: a UAV.
    ValueRef handle = {};
    /// Offset of the first element in the buffer, in bytes.
    ValueRef offset = {};
    /// Bytes from one row or column to the next.
    ValueRef stride = {};
    /// Order of the elements: a constant, RowMajor or ColumnMajor.
    ValueRef layout = {};
    /// Alignment of the first element in bytes: a constant, a positive multiple of 128.
    ValueRef align = {};
  };
  /// void @dx.op.linAlgMatrixStoreToDescriptor.Object(i32 -2147483628, %Object matrix,
  /// %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
  /// Writes a matrix to a byte-address buffer, in rows or columns. The scope of the matrices is a
  /// wave or a thread group, all of whose threads must make the call together with the same
  /// arguments. Elements beyond the end of the buffer are dropped.
  ValueRef linAlgMatrixStoreToDescriptor(const LinAlgMatrixStoreToDescriptorArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.handle, A.offset, A.stride, A.layout, A.align};
    const TypeId Overloads[] = {typeOf(A.matrix)};
    return callOp(OpCode::LinAlgMatrixStoreToDescriptor, Operands, Overloads);
  }

  struct LinAlgMatrixStoreToMemoryArgs {
    /// Matrix to store.
    ValueRef matrix = {};
    /// Groupshared array.
    ValueRef memory = {};
    /// Offset of the first element in the array, in elements.
    ValueRef offset = {};
    /// Elements of the array from one row or column to the next.
    ValueRef stride = {};
    /// Order of the elements.
    ValueRef layout = {};
    /// The overload.
    TypeId overload1 = None;
  };
  /// void @dx.op.linAlgMatrixStoreToMemory.Object.f16(i32 -2147483627, %Object matrix, half
  /// addrspace(3)* memory, i32 offset, i32 stride, i32 layout)
  /// Writes a matrix to a groupshared array. The scope of the matrices is a wave or a thread group,
  /// all of whose threads must make the call together with the same arguments. Elements outside the
  /// array are undefined behaviour.
  ValueRef linAlgMatrixStoreToMemory(const LinAlgMatrixStoreToMemoryArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.memory, A.offset, A.stride, A.layout};
    const TypeId Overloads[] = {typeOf(A.matrix), A.overload1};
    return callOp(OpCode::LinAlgMatrixStoreToMemory, Operands, Overloads);
  }

  /// i32 @dx.op.linAlgMatrixQueryAccumulatorLayout(i32 -2147483626)
  /// Tells how the device spreads an accumulator over threads: like a left factor or like a right
  /// factor. It is a constant for a device, known when the shader is compiled for it.
  ValueRef linAlgMatrixQueryAccumulatorLayout() {
    return callOp(OpCode::LinAlgMatrixQueryAccumulatorLayout, {});
  }

  struct LinAlgMatrixMultiplyArgs {
    /// Left factor.
    ValueRef matrixA = {};
    /// Right factor.
    ValueRef matrixB = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// %Object @dx.op.linAlgMatrixMultiply.Object.Object.Object(i32 -2147483625, %Object matrixA,
  /// %Object matrixB)
  /// Multiplies an M by K matrix by a K by N matrix. The use of the operands must be A and B, that
  /// of the result Accumulator, and all have one scope. The scope of the matrices is a wave or a
  /// thread group, all of whose threads must make the call together with the same arguments. The
  /// order of the additions and the precision in between are not specified.
  ValueRef linAlgMatrixMultiply(const LinAlgMatrixMultiplyArgs &A) {
    const ValueRef Operands[] = {A.matrixA, A.matrixB};
    const TypeId Overloads[] = {A.overload0, typeOf(A.matrixA), typeOf(A.matrixB)};
    return callOp(OpCode::LinAlgMatrixMultiply, Operands, Overloads);
  }

  struct LinAlgMatrixAccumulateArgs {
    /// Accumulator.
    ValueRef matrixLHS = {};
    /// Matrix to add.
    ValueRef matrixRHS = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// %Object @dx.op.linAlgMatrixAccumulate.Object.Object.Object(i32 -2147483624, %Object matrixLHS,
  /// %Object matrixRHS)
  /// Adds a matrix of use A or B to an accumulator of the same size, element by element. The scope
  /// of the matrices is a wave or a thread group, all of whose threads must make the call together
  /// with the same arguments.
  ValueRef linAlgMatrixAccumulate(const LinAlgMatrixAccumulateArgs &A) {
    const ValueRef Operands[] = {A.matrixLHS, A.matrixRHS};
    const TypeId Overloads[] = {A.overload0, typeOf(A.matrixLHS), typeOf(A.matrixRHS)};
    return callOp(OpCode::LinAlgMatrixAccumulate, Operands, Overloads);
  }

  struct LinAlgMatVecMulArgs {
    /// Matrix of thread scope.
    ValueRef matrix = {};
    /// True if the elements of the result are signed, which floats always are; a constant.
    ValueRef isOutputSigned = {};
    /// Vector to multiply.
    ValueRef inputVector = {};
    /// Component type that the elements of the vector stand for; a constant.
    ValueRef interpretation = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// <4 x half> @dx.op.linAlgMatVecMul.v4f16.Object.v4f16(i32 -2147483623, %Object matrix, i1
  /// isOutputSigned, <4 x half> inputVector, i32 interpretation)
  /// Multiplies an M by K matrix by a vector of K components. Types narrower than the elements are
  /// packed, several to an element. The matrix has thread scope and use A, so every thread may have
  /// its own. The precision in between is not specified.
  ValueRef linAlgMatVecMul(const LinAlgMatVecMulArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.isOutputSigned, A.inputVector, A.interpretation};
    const TypeId Overloads[] = {A.overload0, typeOf(A.matrix), typeOf(A.inputVector)};
    return callOp(OpCode::LinAlgMatVecMul, Operands, Overloads);
  }

  struct LinAlgMatVecMulAddArgs {
    /// Matrix of thread scope.
    ValueRef matrix = {};
    /// True if the elements of the result are signed, which floats always are; a constant.
    ValueRef isOutputSigned = {};
    /// Vector to multiply.
    ValueRef inputVector = {};
    /// Component type that the elements of the vector stand for; a constant.
    ValueRef inputInterpretation = {};
    /// Vector to add.
    ValueRef biasVector = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// <4 x half> @dx.op.linAlgMatVecMulAdd.v4f16.Object.v4f16.v4f16(i32 -2147483622, %Object matrix,
  /// i1 isOutputSigned, <4 x half> inputVector, i32 inputInterpretation, <4 x half> biasVector)
  /// Multiplies an M by K matrix by a vector of K components and adds a vector of M elements of the
  /// type of the result. Types narrower than the elements are packed, several to an element. The
  /// matrix has thread scope and use A, so every thread may have its own. The precision in between
  /// is not specified.
  ValueRef linAlgMatVecMulAdd(const LinAlgMatVecMulAddArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.isOutputSigned, A.inputVector, A.inputInterpretation,
                                 A.biasVector};
    const TypeId Overloads[] = {A.overload0, typeOf(A.matrix), typeOf(A.inputVector),
                                typeOf(A.biasVector)};
    return callOp(OpCode::LinAlgMatVecMulAdd, Operands, Overloads);
  }

  struct LinAlgMatrixAccumulateToDescriptorArgs {
    /// Accumulator.
    ValueRef matrix = {};
    /// Byte-address buffer: a UAV.
    ValueRef handle = {};
    /// Offset of the first element in the buffer, in bytes.
    ValueRef offset = {};
    /// Bytes from one row or column to the next; a constant 0 for layouts without rows.
    ValueRef stride = {};
    /// Order of the elements; a constant.
    ValueRef layout = {};
    /// Alignment of the first element in bytes: a constant, a positive multiple of 128.
    ValueRef align = {};
  };
  /// void @dx.op.linAlgMatrixAccumulateToDescriptor.Object(i32 -2147483621, %Object matrix,
  /// %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
  /// Adds an accumulator to a matrix in a byte-address buffer. Each element is added indivisibly,
  /// in no particular order. A matrix of thread scope needs one of the outer product layouts,
  /// others need rows or columns. Elements beyond the end of the buffer are dropped.
  ValueRef linAlgMatrixAccumulateToDescriptor(const LinAlgMatrixAccumulateToDescriptorArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.handle, A.offset, A.stride, A.layout, A.align};
    const TypeId Overloads[] = {typeOf(A.matrix)};
    return callOp(OpCode::LinAlgMatrixAccumulateToDescriptor, Operands, Overloads);
  }

  struct LinAlgMatrixAccumulateToMemoryArgs {
    /// Accumulator.
    ValueRef matrix = {};
    /// Groupshared array.
    ValueRef memory = {};
    /// Component type of the array.
    ValueRef targetType = {};
    /// Offset of the first element in the array, in elements.
    ValueRef offset = {};
    /// Elements of the array from one row or column to the next.
    ValueRef stride = {};
    /// Order of the elements.
    ValueRef layout = {};
    /// The overload.
    TypeId overload1 = None;
  };
  /// void @dx.op.linAlgMatrixAccumulateToMemory.Object.f16(i32 -2147483620, %Object matrix, half
  /// addrspace(3)* memory, i32 targetType, i32 offset, i32 stride, i32 layout)
  /// Adds an accumulator to a matrix in a groupshared array. Each element is added indivisibly, in
  /// no particular order. Elements outside the array are undefined behaviour.
  ValueRef linAlgMatrixAccumulateToMemory(const LinAlgMatrixAccumulateToMemoryArgs &A) {
    const ValueRef Operands[] = {A.matrix, A.memory, A.targetType, A.offset, A.stride, A.layout};
    const TypeId Overloads[] = {typeOf(A.matrix), A.overload1};
    return callOp(OpCode::LinAlgMatrixAccumulateToMemory, Operands, Overloads);
  }

  struct LinAlgMatrixOuterProductArgs {
    /// Vector of M elements, the rows.
    ValueRef vectorA = {};
    /// Vector of N elements, the columns.
    ValueRef vectorB = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// %Object @dx.op.linAlgMatrixOuterProduct.Object.v4f16.v4f16(i32 -2147483619, <4 x half>
  /// vectorA, <4 x half> vectorB)
  /// Multiplies each element of a vector of M by each of a vector of N elements. The result is an
  /// accumulator, to add to a matrix in memory.
  ValueRef linAlgMatrixOuterProduct(const LinAlgMatrixOuterProductArgs &A) {
    const ValueRef Operands[] = {A.vectorA, A.vectorB};
    const TypeId Overloads[] = {A.overload0, typeOf(A.vectorA), typeOf(A.vectorB)};
    return callOp(OpCode::LinAlgMatrixOuterProduct, Operands, Overloads);
  }

  struct LinAlgConvertArgs {
    /// Vector to convert.
    ValueRef inputVector = {};
    /// Component type of the operand; a constant.
    ValueRef inputInterpretation = {};
    /// Component type of the result; a constant.
    ValueRef outputInterpretation = {};
    /// The overload.
    TypeId overload0 = None;
  };
  /// <4 x half> @dx.op.linAlgConvert.v4f16.v4f16(i32 -2147483618, <4 x half> inputVector, i32
  /// inputInterpretation, i32 outputInterpretation)
  /// Converts the components of a vector from one type to another. Types narrower than the elements
  /// are packed, several to an element. Values that a type cannot represent are rounded or
  /// saturated.
  ValueRef linAlgConvert(const LinAlgConvertArgs &A) {
    const ValueRef Operands[] = {A.inputVector, A.inputInterpretation, A.outputInterpretation};
    const TypeId Overloads[] = {A.overload0, typeOf(A.inputVector)};
    return callOp(OpCode::LinAlgConvert, Operands, Overloads);
  }

  struct LinAlgVectorAccumulateToDescriptorArgs {
    /// Byte-address buffer: a UAV.
    ValueRef handle = {};
    /// Offset of the first element, in bytes.
    ValueRef offset = {};
    /// Alignment of the first element, in bytes.
    ValueRef align = {};
    /// Vector to add.
    ValueRef vector = {};
  };
  /// void @dx.op.linAlgVectorAccumulateToDescriptor.v4f16(i32 -2147483617, %dx.types.Handle handle,
  /// i32 offset, i32 align, <4 x half> vector)
  /// Adds a vector to consecutive elements of a byte-address buffer. Each element is added
  /// indivisibly, in no particular order. Elements beyond the end of the buffer are dropped.
  ValueRef linAlgVectorAccumulateToDescriptor(const LinAlgVectorAccumulateToDescriptorArgs &A) {
    const ValueRef Operands[] = {A.handle, A.offset, A.align, A.vector};
    const TypeId Overloads[] = {typeOf(A.vector)};
    return callOp(OpCode::LinAlgVectorAccumulateToDescriptor, Operands, Overloads);
  }

  /// void @dx.op.debugBreak(i32 -2147483615)
  /// Stops in a debugger if one is attached and debugging is enabled; otherwise does nothing.
  ValueRef debugBreak() {
    return callOp(OpCode::DebugBreak, {});
  }

  /// i1 @dx.op.isDebuggingEnabled(i32 -2147483614)
  /// Tells whether DebugBreak would stop. The answer may change while a shader runs.
  ValueRef isDebuggingEnabled() {
    return callOp(OpCode::IsDebuggingEnabled, {});
  }
};

} // namespace dxil::ir
