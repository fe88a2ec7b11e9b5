// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Typed builders of DXIL ops: one method for each, with the op's arguments.
// Written by: dxil-tblgen DXIL.td -gen-builders; edit the records, not this file.
#pragma once

#include <dxil/lowering/OpBuilderBase.h>

namespace dxil::lowering {

/// Inserts calls of ops with IRBuilder. Each method gives what Base::createOp does.
template <class Base> class OpBuilderOf : public Base {
public:
  using Base::Base;

  /// half @dx.op.tempRegLoad.f16(i32 0, i32 index)
  /// Reads a temporary register. Reading one that was never written gives an undefined value. Only
  /// converters from older shader bytecode use it; no HLSL reaches it.
  /// \param index Number of the register.
  /// \param OverloadType the overload
  typename Base::Made
  tempRegLoad(llvm::Value *index, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TempRegLoad,
                    {index},
                    {OverloadType}, Name);
  }

  /// void @dx.op.tempRegStore.f16(i32 1, i32 index, half value)
  /// Writes a temporary register. Only converters from older shader bytecode use it; no HLSL
  /// reaches it.
  /// \param index Number of the register.
  /// \param value Value to write.
  typename Base::Made
  tempRegStore(llvm::Value *index, llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TempRegStore,
                    {index, value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.minPrecXRegLoad.f16(i32 2, float* regIndex, i32 index, i8 component)
  /// Reads one component of an indexable register of minimum precision. An index outside the
  /// register gives an undefined value. No compiler is known to emit it.
  /// \param regIndex The indexable register.
  /// \param index Element within the register.
  /// \param component Component: 0 for x to 3 for w.
  /// \param OverloadType the overload
  typename Base::Made
  minPrecXRegLoad(llvm::Value *regIndex, llvm::Value *index, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::MinPrecXRegLoad,
                    {regIndex, index, component},
                    {OverloadType}, Name);
  }

  /// void @dx.op.minPrecXRegStore.f16(i32 3, float* regIndex, i32 index, i8 component, half value)
  /// Writes one component of an indexable register of minimum precision. No compiler is known to
  /// emit it.
  /// \param regIndex The indexable register.
  /// \param index Element within the register.
  /// \param component Component: 0 for x to 3 for w.
  /// \param value Value to write.
  typename Base::Made
  minPrecXRegStore(llvm::Value *regIndex, llvm::Value *index, llvm::Value *component,
      llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::MinPrecXRegStore,
                    {regIndex, index, component, value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.loadInput.f16(i32 4, i32 inputSigId, i32 rowIndex, i8 colIndex, i32 gsVertexAxis)
  /// Reads one component of an input signature element, which is what an entry point parameter with
  /// a semantic becomes. The element and column must be constants; a constant row must lie within
  /// the element. In a pixel shader the value is interpolated as the element declares. Rows indexed
  /// at run time beyond the element give an undefined value.
  /// \param inputSigId Number of the element in the input signature; a constant.
  /// \param rowIndex Row within the element; may vary at run time for elements of several rows.
  /// \param colIndex Column within the element, from 0; a constant.
  /// \param gsVertexAxis Vertex or control point whose value is read; undef in vertex and pixel
  /// shaders.
  /// \param OverloadType the overload
  typename Base::Made
  loadInput(llvm::Value *inputSigId, llvm::Value *rowIndex, llvm::Value *colIndex,
      llvm::Value *gsVertexAxis, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LoadInput,
                    {inputSigId, rowIndex, colIndex, gsVertexAxis},
                    {OverloadType}, Name);
  }

  /// void @dx.op.storeOutput.f16(i32 5, i32 outputSigId, i32 rowIndex, i8 colIndex, half value)
  /// Writes one component of an output signature element, which is what an out parameter or return
  /// value with a semantic becomes. The element and column must be constants. Every component that
  /// a signature declares must be written on each path; in a geometry shader the values belong to
  /// the next emitted vertex.
  /// \param outputSigId Number of the element in the output signature; a constant.
  /// \param rowIndex Row within the element; may vary at run time for elements of several rows.
  /// \param colIndex Column within the element, from 0; a constant.
  /// \param value Value to write.
  typename Base::Made
  storeOutput(llvm::Value *outputSigId, llvm::Value *rowIndex, llvm::Value *colIndex,
      llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::StoreOutput,
                    {outputSigId, rowIndex, colIndex, value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 6, half value)
  /// Clears the sign bit. Infinities become positive infinity, denormals keep their magnitude, and
  /// a NaN stays a NaN whose bits are not specified.
  /// \param value Any value.
  typename Base::Made
  fAbs(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FAbs,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 7, half value)
  /// Clamps a value to the range from 0 to 1. A NaN gives 0, negative infinity 0 and positive
  /// infinity 1.
  /// \param value Any value.
  typename Base::Made
  saturate(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Saturate,
                    {value},
                    {value->getType()}, Name);
  }

  /// i1 @dx.op.isSpecialFloat.f16(i32 8, half value)
  /// Tests for NaN, quiet or signalling. The half overload can be used from DXIL 1.9 only: earlier
  /// validators refuse it.
  /// \param value Value to test.
  typename Base::Made
  isNaN(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IsNaN,
                    {value},
                    {value->getType()}, Name);
  }

  /// i1 @dx.op.isSpecialFloat.f16(i32 9, half value)
  /// Tests for an infinity of either sign. The half overload can be used from DXIL 1.9 only.
  /// \param value Value to test.
  typename Base::Made
  isInf(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IsInf,
                    {value},
                    {value->getType()}, Name);
  }

  /// i1 @dx.op.isSpecialFloat.f16(i32 10, half value)
  /// Tests for a value that is neither infinite nor NaN. Zeros and denormals are finite. The half
  /// overload can be used from DXIL 1.9 only.
  /// \param value Value to test.
  typename Base::Made
  isFinite(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IsFinite,
                    {value},
                    {value->getType()}, Name);
  }

  /// i1 @dx.op.isSpecialFloat.f16(i32 11, half value)
  /// Tests for a normal number: one that is not zero, denormal, infinite or NaN. The half overload
  /// can be used from DXIL 1.9 only.
  /// \param value Value to test.
  typename Base::Made
  isNormal(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IsNormal,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 12, half value)
  /// Computes the cosine of an angle. Within 100 pi of zero the absolute error is at most 0.0008;
  /// beyond that precision is lost. An infinity or NaN gives NaN; a denormal counts as zero and
  /// gives 1.
  /// \param value Angle in radians.
  typename Base::Made
  cos(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Cos,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 13, half value)
  /// Computes the sine of an angle. Within 100 pi of zero the absolute error is at most 0.0008;
  /// beyond that precision is lost. An infinity or NaN gives NaN; zeros and denormals give a zero
  /// of the same sign.
  /// \param value Angle in radians.
  typename Base::Made
  sin(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Sin,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 14, half value)
  /// Computes the tangent of an angle. An infinity or NaN gives NaN; zeros and denormals give a
  /// zero of the same sign. Near odd multiples of pi/2 the result is large and of either sign.
  /// \param value Angle in radians.
  typename Base::Made
  tan(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Tan,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 15, half value)
  /// Computes the principal arc cosine. Operands outside -1 to 1, infinities and NaN give NaN. The
  /// validator refuses a constant infinity.
  /// \param value Cosine, from -1 to 1.
  typename Base::Made
  acos(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Acos,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 16, half value)
  /// Computes the principal arc sine. Operands outside -1 to 1, infinities and NaN give NaN;
  /// denormals give 0. The validator refuses a constant infinity.
  /// \param value Sine, from -1 to 1.
  typename Base::Made
  asin(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Asin,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 17, half value)
  /// Computes the arc tangent. Infinities give pi/2 with their sign, denormals give 0, NaN gives
  /// NaN.
  /// \param value Tangent.
  typename Base::Made
  atan(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Atan,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 18, half value)
  /// Computes the hyperbolic cosine. Both infinities give positive infinity, zeros and denormals
  /// give 1, NaN gives NaN. Large operands overflow to infinity.
  /// \param value Any value.
  typename Base::Made
  hcos(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Hcos,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 19, half value)
  /// Computes the hyperbolic sine. Infinities give themselves, zeros and denormals give 0, NaN
  /// gives NaN. Large operands overflow to an infinity of their sign.
  /// \param value Any value.
  typename Base::Made
  hsin(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Hsin,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 20, half value)
  /// Computes the hyperbolic tangent. Infinities give 1 with their sign, zeros and denormals give
  /// 0, NaN gives NaN.
  /// \param value Any value.
  typename Base::Made
  htan(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Htan,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 21, half value)
  /// Raises 2 to the power of the operand; the natural exponential is this op on the operand times
  /// log2(e). Negative infinity gives 0, positive infinity gives infinity, zeros and denormals give
  /// 1, NaN gives NaN. The relative error is at most 2^-21.
  /// \param value Exponent.
  typename Base::Made
  exp(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Exp,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 22, half value)
  /// Computes the fraction of a value: the value less the largest integer not above it. Negative
  /// operands therefore give a fraction that is not negative; -0.25 gives 0.75. Of a negative
  /// operand close to 0, the difference rounds to 1. Infinities and NaN give NaN.
  /// \param value Any value.
  typename Base::Made
  frc(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Frc,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 23, half value)
  /// Computes the logarithm to base 2. Zeros and denormals of either sign give negative infinity,
  /// other negative operands and NaN give NaN, positive infinity gives itself. The error is at most
  /// 2^-21, relative to a logarithm above 1 or below -1 and absolute for others. The validator
  /// refuses a constant infinity.
  /// \param value Positive value.
  typename Base::Made
  log(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Log,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 24, half value)
  /// Computes the square root, within 1 ulp (half: the nearest value). A zero gives a zero of the
  /// same sign, denormals count as zero, other negative operands and NaN give NaN, positive
  /// infinity gives itself.
  /// \param value Value that is not negative.
  typename Base::Made
  sqrt(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Sqrt,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 25, half value)
  /// Computes the reciprocal of the square root, with a relative error of at most 2^-21. Zeros and
  /// denormals give an infinity of their sign, other negative operands and NaN give NaN, positive
  /// infinity gives 0.
  /// \param value Positive value.
  typename Base::Made
  rsqrt(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Rsqrt,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 26, half value)
  /// Rounds to the nearest integer, halfway cases to the even one. Infinities and NaN are
  /// unchanged, and zeros keep their sign. A denormal becomes a zero of its sign.
  /// \param value Value to round.
  typename Base::Made
  round_ne(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Round_ne,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 27, half value)
  /// Rounds down, to the largest integer that is not above the operand. Infinities and NaN are
  /// unchanged, and zeros keep their sign. A denormal counts as a zero of its sign.
  /// \param value Value to round.
  typename Base::Made
  round_ni(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Round_ni,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 28, half value)
  /// Rounds up, to the smallest integer that is not below the operand. Infinities and NaN are
  /// unchanged, and zeros keep their sign. A denormal counts as a zero of its sign.
  /// \param value Value to round.
  typename Base::Made
  round_pi(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Round_pi,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 29, half value)
  /// Rounds towards zero, dropping the fraction. Infinities and NaN are unchanged, and zeros keep
  /// their sign. A denormal becomes a zero of its sign.
  /// \param value Value to round.
  typename Base::Made
  round_z(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Round_z,
                    {value},
                    {value->getType()}, Name);
  }

  /// i16 @dx.op.unary.i16(i32 30, i16 value)
  /// Reverses the order of the bits: the lowest becomes the highest. Works on the width of the
  /// overload.
  /// \param value Value to reverse.
  typename Base::Made
  bfrev(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Bfrev,
                    {value},
                    {value->getType()}, Name);
  }

  /// i32 @dx.op.unaryBits.i16(i32 31, i16 value)
  /// Counts the bits that are set. The result is a 32-bit integer for every overload.
  /// \param value Value whose bits are counted.
  typename Base::Made
  countbits(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Countbits,
                    {value},
                    {value->getType()}, Name);
  }

  /// i32 @dx.op.unaryBits.i16(i32 32, i16 value)
  /// Finds the lowest set bit, counting from bit 0. An operand without set bits gives -1
  /// (0xffffffff).
  /// \param value Value to search.
  typename Base::Made
  firstbitLo(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FirstbitLo,
                    {value},
                    {value->getType()}, Name);
  }

  /// i32 @dx.op.unaryBits.i16(i32 33, i16 value)
  /// Finds the highest set bit and returns its distance from the top bit, so 0 stands for the top
  /// bit itself; HLSL subtracts the result from the highest index. An operand of 0 gives -1
  /// (0xffffffff).
  /// \param value Unsigned value to search.
  typename Base::Made
  firstbitHi(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FirstbitHi,
                    {value},
                    {value->getType()}, Name);
  }

  /// i32 @dx.op.unaryBits.i16(i32 34, i16 value)
  /// Finds the highest bit that differs from the sign bit, and returns its distance from the top
  /// bit: the highest set bit of a positive operand, the highest clear bit of a negative one. Both
  /// 0 and -1 give -1 (0xffffffff).
  /// \param value Signed value to search.
  typename Base::Made
  firstbitSHi(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FirstbitSHi,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.binary.f16(i32 35, half a, half b)
  /// Returns the larger of two values. If one operand is NaN the other is returned; if both are,
  /// the result is a NaN. Denormals may count as zero in the comparison, and may or may not be
  /// flushed in the result. Which zero is returned for -0 and +0 is not specified.
  /// \param a First value.
  /// \param b Second value.
  typename Base::Made
  fMax(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FMax,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// half @dx.op.binary.f16(i32 36, half a, half b)
  /// Returns the smaller of two values. If one operand is NaN the other is returned; if both are,
  /// the result is a NaN. Denormals may count as zero in the comparison, and may or may not be
  /// flushed in the result. Which zero is returned for -0 and +0 is not specified.
  /// \param a First value.
  /// \param b Second value.
  typename Base::Made
  fMin(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FMin,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// i16 @dx.op.binary.i16(i32 37, i16 a, i16 b)
  /// Returns the larger of two signed integers.
  /// \param a First value.
  /// \param b Second value.
  typename Base::Made
  iMax(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IMax,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// i16 @dx.op.binary.i16(i32 38, i16 a, i16 b)
  /// Returns the smaller of two signed integers.
  /// \param a First value.
  /// \param b Second value.
  typename Base::Made
  iMin(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IMin,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// i16 @dx.op.binary.i16(i32 39, i16 a, i16 b)
  /// Returns the larger of two unsigned integers.
  /// \param a First value.
  /// \param b Second value.
  typename Base::Made
  uMax(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::UMax,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// i16 @dx.op.binary.i16(i32 40, i16 a, i16 b)
  /// Returns the smaller of two unsigned integers.
  /// \param a First value.
  /// \param b Second value.
  typename Base::Made
  uMin(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::UMin,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 41, i32 a, i32 b)
  /// Multiplies two signed 32-bit integers to the full 64 bits of the product, which cannot
  /// overflow. No HLSL function reaches it.
  /// \param a First factor.
  /// \param b Second factor.
  typename Base::Made
  iMul(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IMul,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 42, i32 a, i32 b)
  /// Multiplies two unsigned 32-bit integers to the full 64 bits of the product, which cannot
  /// overflow. No HLSL function reaches it.
  /// \param a First factor.
  /// \param b Second factor.
  typename Base::Made
  uMul(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::UMul,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 43, i32 a, i32 b)
  /// Divides two unsigned 32-bit integers and returns quotient and remainder together. A divisor of
  /// 0 gives 0xffffffff for both. HLSL division becomes the udiv and urem instructions instead.
  /// \param a Dividend.
  /// \param b Divisor.
  typename Base::Made
  uDiv(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::UDiv,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 a, i32 b)
  /// Adds two unsigned 32-bit integers and reports the carry out of the top bit.
  /// \param a First summand.
  /// \param b Second summand.
  typename Base::Made
  uAddc(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::UAddc,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 45, i32 a, i32 b)
  /// Subtracts an unsigned 32-bit integer from another and reports the borrow. No HLSL function
  /// reaches it.
  /// \param a Minuend.
  /// \param b Subtrahend.
  typename Base::Made
  uSubb(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::USubb,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// half @dx.op.tertiary.f16(i32 46, half a, half b, half c)
  /// Multiplies two values and adds a third. An implementation may round once or twice, unless the
  /// call is marked precise: then the product is rounded before the addition. Infinity times zero,
  /// and infinities of opposite sign added, give NaN.
  /// \param a Factor.
  /// \param b Factor.
  /// \param c Addend.
  typename Base::Made
  fMad(llvm::Value *a, llvm::Value *b, llvm::Value *c, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FMad,
                    {a, b, c},
                    {a->getType()}, Name);
  }

  /// double @dx.op.tertiary.f64(i32 47, double a, double b, double c)
  /// Multiplies two doubles and adds a third with a single rounding at the end. Infinity times
  /// zero, and infinities of opposite sign added, give NaN. Denormals are kept. A module that calls
  /// it must declare the extended double instructions feature.
  /// \param a Factor.
  /// \param b Factor.
  /// \param c Addend.
  typename Base::Made
  fma(llvm::Value *a, llvm::Value *b, llvm::Value *c, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Fma,
                    {a, b, c},
                    {a->getType()}, Name);
  }

  /// i16 @dx.op.tertiary.i16(i32 48, i16 a, i16 b, i16 c)
  /// Multiplies two signed integers and adds a third. The result wraps to the width of the
  /// overload.
  /// \param a First factor.
  /// \param b Second factor.
  /// \param c Addend.
  typename Base::Made
  iMad(llvm::Value *a, llvm::Value *b, llvm::Value *c, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IMad,
                    {a, b, c},
                    {a->getType()}, Name);
  }

  /// i16 @dx.op.tertiary.i16(i32 49, i16 a, i16 b, i16 c)
  /// Multiplies two unsigned integers and adds a third. The result wraps to the width of the
  /// overload.
  /// \param a First factor.
  /// \param b Second factor.
  /// \param c Addend.
  typename Base::Made
  uMad(llvm::Value *a, llvm::Value *b, llvm::Value *c, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::UMad,
                    {a, b, c},
                    {a->getType()}, Name);
  }

  /// i32 @dx.op.tertiary.i32(i32 50, i32 a, i32 b, i32 c)
  /// Sums the absolute differences of four pairs of bytes into an accumulator. A pair whose
  /// reference byte is 0 is masked out and adds nothing. If the sum does not fit, an implementation
  /// may saturate or wrap.
  /// \param a Reference: four unsigned bytes.
  /// \param b Source: four unsigned bytes.
  /// \param c Sum so far.
  typename Base::Made
  msad(llvm::Value *a, llvm::Value *b, llvm::Value *c, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Msad,
                    {a, b, c},
                    {a->getType()}, Name);
  }

  /// i32 @dx.op.tertiary.i32(i32 51, i32 a, i32 b, i32 c)
  /// Extracts a field of bits and sign-extends it. A width of 0 gives 0. A field that reaches
  /// beyond the top of the value is the value shifted right arithmetically by the offset. No HLSL
  /// function reaches it.
  /// \param a Number of bits; only the low five bits of the operand count.
  /// \param b Index of the lowest bit of the field; only the low five bits of the operand count.
  /// \param c Value that holds the field.
  typename Base::Made
  ibfe(llvm::Value *a, llvm::Value *b, llvm::Value *c, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Ibfe,
                    {a, b, c},
                    {a->getType()}, Name);
  }

  /// i32 @dx.op.tertiary.i32(i32 52, i32 a, i32 b, i32 c)
  /// Extracts a field of bits and fills the rest with zeros. A width of 0 gives 0. A field that
  /// reaches beyond the top of the value is the value shifted right by the offset. No HLSL function
  /// reaches it.
  /// \param a Number of bits; only the low five bits of the operand count.
  /// \param b Index of the lowest bit of the field; only the low five bits of the operand count.
  /// \param c Value that holds the field.
  typename Base::Made
  ubfe(llvm::Value *a, llvm::Value *b, llvm::Value *c, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Ubfe,
                    {a, b, c},
                    {a->getType()}, Name);
  }

  /// i32 @dx.op.quaternary.i32(i32 53, i32 width, i32 offset, i32 value, i32 replacedValue)
  /// Replaces a field of bits of one value with the low bits of another. Bits of the field that
  /// would lie above the top of the result are dropped; a width of 0 replaces nothing.
  /// \param width Number of bits; only the low five bits of the operand count.
  /// \param offset Index of the lowest bit of the field; only the low five bits of the operand
  /// count.
  /// \param value Value whose low bits are inserted.
  /// \param replacedValue Value that supplies all other bits.
  typename Base::Made
  bfi(llvm::Value *width, llvm::Value *offset, llvm::Value *value, llvm::Value *replacedValue,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Bfi,
                    {width, offset, value, replacedValue},
                    {width->getType()}, Name);
  }

  /// half @dx.op.dot2.f16(i32 54, half ax, half ay, half bx, half by)
  /// Computes the dot product of two vectors of two components, passed one by one. The order of the
  /// additions and the number of roundings are not specified; an infinity times zero in any
  /// component makes the result NaN.
  /// \param ax Component x of the first vector.
  /// \param ay Component y of the first vector.
  /// \param bx Component x of the second vector.
  /// \param by Component y of the second vector.
  typename Base::Made
  dot2(llvm::Value *ax, llvm::Value *ay, llvm::Value *bx, llvm::Value *by,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Dot2,
                    {ax, ay, bx, by},
                    {ax->getType()}, Name);
  }

  /// half @dx.op.dot3.f16(i32 55, half ax, half ay, half az, half bx, half by, half bz)
  /// Computes the dot product of two vectors of three components, passed one by one. The order of
  /// the additions and the number of roundings are not specified; an infinity times zero in any
  /// component makes the result NaN.
  /// \param ax Component x of the first vector.
  /// \param ay Component y of the first vector.
  /// \param az Component z of the first vector.
  /// \param bx Component x of the second vector.
  /// \param by Component y of the second vector.
  /// \param bz Component z of the second vector.
  typename Base::Made
  dot3(llvm::Value *ax, llvm::Value *ay, llvm::Value *az, llvm::Value *bx, llvm::Value *by,
      llvm::Value *bz, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Dot3,
                    {ax, ay, az, bx, by, bz},
                    {ax->getType()}, Name);
  }

  /// half @dx.op.dot4.f16(i32 56, half ax, half ay, half az, half aw, half bx, half by, half bz,
  /// half bw)
  /// Computes the dot product of two vectors of four components, passed one by one. The order of
  /// the additions and the number of roundings are not specified; an infinity times zero in any
  /// component makes the result NaN.
  /// \param ax Component x of the first vector.
  /// \param ay Component y of the first vector.
  /// \param az Component z of the first vector.
  /// \param aw Component w of the first vector.
  /// \param bx Component x of the second vector.
  /// \param by Component y of the second vector.
  /// \param bz Component z of the second vector.
  /// \param bw Component w of the second vector.
  typename Base::Made
  dot4(llvm::Value *ax, llvm::Value *ay, llvm::Value *az, llvm::Value *aw, llvm::Value *bx,
      llvm::Value *by, llvm::Value *bz, llvm::Value *bw, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Dot4,
                    {ax, ay, az, aw, bx, by, bz, bw},
                    {ax->getType()}, Name);
  }

  /// %dx.types.Handle @dx.op.createHandle(i32 57, i8 resourceClass, i32 rangeId, i32 index, i1
  /// nonUniformIndex)
  /// Returns a handle of a resource that the shader declares. An index outside the declared range
  /// is undefined. It is not for libraries, and from DXIL 1.6 CreateHandleFromBinding with
  /// AnnotateHandle takes its place.
  /// \param resourceClass Class of the resource.
  /// \param rangeId Number of the declaration in the list of its class.
  /// \param index Register of the resource: the lower bound of the range plus the array index.
  /// \param nonUniformIndex True if the index may differ between the threads of a wave.
  typename Base::Made
  createHandle(ResourceClass resourceClass, llvm::Value *rangeId, llvm::Value *index,
      llvm::Value *nonUniformIndex, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CreateHandle,
                    {this->getConstant(OpCode::CreateHandle, 0, int64_t(resourceClass)), rangeId,
                     index, nonUniformIndex},
                    {}, Name);
  }

  /// half @dx.op.cbufferLoad.f16(i32 58, %dx.types.Handle handle, i32 byteOffset, i32 alignment)
  /// Reads one value from a constant buffer at a byte offset. An offset beyond the end gives 0.
  /// Compilers use CBufferLoadLegacy instead.
  /// \param handle Constant buffer.
  /// \param byteOffset Offset in bytes, a multiple of the alignment.
  /// \param alignment Alignment of the access in bytes; a power of two.
  /// \param OverloadType the overload
  typename Base::Made
  cBufferLoad(llvm::Value *handle, llvm::Value *byteOffset, llvm::Value *alignment,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CBufferLoad,
                    {handle, byteOffset, alignment},
                    {OverloadType}, Name);
  }

  /// %dx.types.CBufRet.f16 @dx.op.cbufferLoadLegacy.f16(i32 59, %dx.types.Handle handle, i32
  /// regIndex)
  /// Reads one 16-byte row of a constant buffer: two 64-bit, four 32-bit or eight 16-bit values.
  /// Rows beyond the end give 0; a constant row beyond the declared size is refused by the
  /// validator. Four of the results are in use for the min-precision half and i16 of a module
  /// without native 16-bit types.
  /// \param handle Constant buffer.
  /// \param regIndex Row, in units of 16 bytes.
  /// \param OverloadType the overload
  typename Base::Made
  cBufferLoadLegacy(llvm::Value *handle, llvm::Value *regIndex, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CBufferLoadLegacy,
                    {handle, regIndex},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sample.f16(i32 60, %dx.types.Handle srv, %dx.types.Handle sampler,
  /// float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2,
  /// float clamp)
  /// Samples a texture with the filter and addressing of a sampler. The mip level comes from the
  /// differences of the coordinates between the lanes of the quad, so in divergent control flow, or
  /// with an inactive neighbour, it is undefined. Compute, mesh, amplification and node shaders may
  /// use it from DXIL 1.6. Array slices are rounded to the nearest and clamped. A NaN coordinate
  /// gives an undefined texel, not a fault. Integer textures need DXIL 1.7 and a filter of points.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in default mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  /// \param OverloadType the overload
  typename Base::Made
  sample(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *clamp, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Sample,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2,
                     clamp},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sampleBias.f16(i32 61, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float bias, float clamp)
  /// Samples a texture as Sample does, with a bias added to the computed mip level. The mip level
  /// comes from the differences of the coordinates between the lanes of the quad, so in divergent
  /// control flow, or with an inactive neighbour, it is undefined. Compute, mesh, amplification and
  /// node shaders may use it from DXIL 1.6. Array slices are rounded to the nearest and clamped. A
  /// NaN coordinate gives an undefined texel, not a fault. The validator refuses constant biases
  /// outside -16 to 15.99.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in default mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param bias Added to the mip level before clamping.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  /// \param OverloadType the overload
  typename Base::Made
  sampleBias(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *bias, llvm::Value *clamp, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleBias,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, bias,
                     clamp},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32 62, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float LOD)
  /// Samples a texture at a given mip level, so no quad is needed and control flow may diverge. A
  /// fraction blends two levels if the filter does; levels that do not exist are clamped. Array
  /// slices are rounded to the nearest and clamped. A NaN coordinate gives an undefined texel, not
  /// a fault. Integer textures need DXIL 1.7 and a filter of points.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in default mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param LOD Mip level, 0 for the finest.
  /// \param OverloadType the overload
  typename Base::Made
  sampleLevel(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *LOD, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleLevel,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, LOD},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sampleGrad.f16(i32 63, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
  /// Samples a texture at the mip level and with the anisotropy that the given gradients ask for,
  /// so no quad is needed and control flow may diverge. Gradients that are infinite or NaN give an
  /// undefined level. Array slices are rounded to the nearest and clamped. A NaN coordinate gives
  /// an undefined texel, not a fault. Integer textures need DXIL 1.7 and a filter of points.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in default mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param ddx0 Change of coordinate x per pixel in x.
  /// \param ddx1 Change of coordinate y per pixel in x; undef if unused.
  /// \param ddx2 Change of coordinate z per pixel in x; undef if unused.
  /// \param ddy0 Change of coordinate x per pixel in y.
  /// \param ddy1 Change of coordinate y per pixel in y; undef if unused.
  /// \param ddy2 Change of coordinate z per pixel in y; undef if unused.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  /// \param OverloadType the overload
  typename Base::Made
  sampleGrad(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *ddx0, llvm::Value *ddx1, llvm::Value *ddx2,
      llvm::Value *ddy0, llvm::Value *ddy1, llvm::Value *ddy2, llvm::Value *clamp,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleGrad,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, ddx0,
                     ddx1, ddx2, ddy0, ddy1, ddy2, clamp},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sampleCmp.f16(i32 64, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float compareValue, float clamp)
  /// Compares the texels of a texture with a reference value and filters the outcomes, 1 for each
  /// that passes. The mip level comes from the differences of the coordinates between the lanes of
  /// the quad, so in divergent control flow, or with an inactive neighbour, it is undefined.
  /// Compute, mesh, amplification and node shaders may use it from DXIL 1.6. The first component is
  /// what is compared.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in comparison mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param compareValue Reference value; the sampler says how it is compared. For normalized
  /// formats it is clamped to their range.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  /// \param OverloadType the overload
  typename Base::Made
  sampleCmp(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *compareValue, llvm::Value *clamp, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleCmp,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2,
                     compareValue, clamp},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sampleCmpLevelZero.f16(i32 65, %dx.types.Handle srv,
  /// %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0,
  /// i32 offset1, i32 offset2, float compareValue)
  /// Compares the texels of the finest mip level with a reference value and filters the outcomes, 1
  /// for each that passes. No quad is needed.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in comparison mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param compareValue Reference value; the sampler says how it is compared. For normalized
  /// formats it is clamped to their range.
  /// \param OverloadType the overload
  typename Base::Made
  sampleCmpLevelZero(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0,
      llvm::Value *coord1, llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0,
      llvm::Value *offset1, llvm::Value *offset2, llvm::Value *compareValue,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleCmpLevelZero,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2,
                     compareValue},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32 66, %dx.types.Handle srv, i32
  /// mipLevelOrSampleCount, i32 coord0, i32 coord1, i32 coord2, i32 offset0, i32 offset1, i32
  /// offset2)
  /// Reads one texel without a sampler. Coordinates, level or sample outside the texture give 0 in
  /// all components. From a UAV only formats that the device can load from are defined.
  /// \param srv Texture: an SRV or a UAV.
  /// \param mipLevelOrSampleCount Mip level of an SRV, or number of the sample of a multisampled
  /// texture; undef for other UAVs.
  /// \param coord0 Texel x.
  /// \param coord1 Texel y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Texel z, or slice of a two-dimensional array; undef if unused.
  /// \param offset0 Offset in x, texels; undef if none, and for UAVs.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param OverloadType the overload
  typename Base::Made
  textureLoad(llvm::Value *srv, llvm::Value *mipLevelOrSampleCount, llvm::Value *coord0,
      llvm::Value *coord1, llvm::Value *coord2, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TextureLoad,
                    {srv, mipLevelOrSampleCount, coord0, coord1, coord2, offset0, offset1, offset2},
                    {OverloadType}, Name);
  }

  /// void @dx.op.textureStore.f16(i32 67, %dx.types.Handle srv, i32 coord0, i32 coord1, i32 coord2,
  /// half value0, half value1, half value2, half value3, i8 mask)
  /// Writes one texel of a UAV and converts it to the format. All four components must be given.
  /// Coordinates outside the texture write nothing, and so do helper lanes. Two threads that write
  /// the same texel race.
  /// \param srv Texture: a UAV.
  /// \param coord0 Texel x.
  /// \param coord1 Texel y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Texel z, or slice of a two-dimensional array; undef if unused.
  /// \param value0 First component.
  /// \param value1 Second component.
  /// \param value2 Third component.
  /// \param value3 Fourth component.
  /// \param mask Components to write: all four.
  typename Base::Made
  textureStore(llvm::Value *srv, llvm::Value *coord0, llvm::Value *coord1, llvm::Value *coord2,
      llvm::Value *value0, llvm::Value *value1, llvm::Value *value2, llvm::Value *value3,
      llvm::Value *mask, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TextureStore,
                    {srv, coord0, coord1, coord2, value0, value1, value2, value3, mask},
                    {value0->getType()}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.bufferLoad.f16(i32 68, %dx.types.Handle srv, i32 index, i32 wot)
  /// Reads one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
  /// buffer. Components that the format lacks are 0, but 1 for the last. An index beyond the end
  /// gives 0 in the components of the format. A buffer bound as a root descriptor has no bounds,
  /// and an address outside it is undefined.
  /// \param srv Buffer: an SRV or a UAV.
  /// \param index Element of a typed or structured buffer; byte of a raw buffer.
  /// \param wot Byte within the structure for a structured buffer; otherwise undef.
  /// \param OverloadType the overload
  typename Base::Made
  bufferLoad(llvm::Value *srv, llvm::Value *index, llvm::Value *wot, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BufferLoad,
                    {srv, index, wot},
                    {OverloadType}, Name);
  }

  /// void @dx.op.bufferStore.f16(i32 69, %dx.types.Handle uav, i32 coord0, i32 coord1, half value0,
  /// half value1, half value2, half value3, i8 mask)
  /// Writes one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
  /// buffer. A typed store must write all four components, other stores a run that starts at x. An
  /// index beyond the end writes nothing, and so do helper lanes. Two threads that write the same
  /// element race: either value may stay.
  /// \param uav Buffer: a UAV.
  /// \param coord0 Element of a typed or structured buffer; byte of a raw buffer.
  /// \param coord1 Byte within the structure for a structured buffer; otherwise undef.
  /// \param value0 First component.
  /// \param value1 Second component; undef if not written.
  /// \param value2 Third component; undef if not written.
  /// \param value3 Fourth component; undef if not written.
  /// \param mask Components to write; must be those whose values are not undef.
  typename Base::Made
  bufferStore(llvm::Value *uav, llvm::Value *coord0, llvm::Value *coord1, llvm::Value *value0,
      llvm::Value *value1, llvm::Value *value2, llvm::Value *value3, llvm::Value *mask,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BufferStore,
                    {uav, coord0, coord1, value0, value1, value2, value3, mask},
                    {value0->getType()}, Name);
  }

  /// i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle uav, i8 inc)
  /// Adds 1 to, or subtracts 1 from, the hidden counter of a structured buffer in one indivisible
  /// step. The count wraps. A shader must not do both to the same buffer, whose declaration must
  /// have a counter. Helper lanes change nothing and get an undefined value.
  /// \param uav Structured buffer with a counter: a UAV.
  /// \param inc 1 to increment, -1 to decrement; a constant.
  typename Base::Made
  bufferUpdateCounter(llvm::Value *uav, llvm::Value *inc, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BufferUpdateCounter,
                    {uav, inc},
                    {}, Name);
  }

  /// i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 status)
  /// Tells from the status of a load, sample or gather whether every tile that it touched was
  /// mapped to memory. Texels of unmapped tiles read as 0.
  /// \param status Status field of the result of a resource access.
  typename Base::Made
  checkAccessFullyMapped(llvm::Value *status, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CheckAccessFullyMapped,
                    {status},
                    {status->getType()}, Name);
  }

  /// %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle handle, i32 mipLevel)
  /// Returns the size of a resource. Buffers give their size in x: elements for typed and
  /// structured buffers, bytes for raw ones. Textures give width, height, depth or array size of
  /// the mip level, in that order, and in w the number of mip levels or samples. A level that does
  /// not exist gives sizes of 0. Fields that a kind of resource lacks are undefined and must not be
  /// used.
  /// \param handle Any buffer or texture.
  /// \param mipLevel Mip level of a texture SRV; undef for buffers, UAVs and multisampled textures.
  typename Base::Made
  getDimensions(llvm::Value *handle, llvm::Value *mipLevel, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GetDimensions,
                    {handle, mipLevel},
                    {}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.textureGather.f16(i32 73, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// channel)
  /// Returns one component of four texels around a position, unfiltered. The texels are those that
  /// bilinear filtering of the finest level would use, in the order lower left, lower right, upper
  /// right, upper left. Array slices are rounded to the nearest and clamped. A NaN coordinate gives
  /// an undefined texel, not a fault. Cubes take no offset.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in default mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, -32 to 31 texels; undef if there is none.
  /// \param offset1 Offset in y, likewise.
  /// \param channel Component that is collected.
  /// \param OverloadType the overload
  typename Base::Made
  textureGather(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *channel, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TextureGather,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, channel},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.textureGatherCmp.f16(i32 74, %dx.types.Handle srv,
  /// %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0,
  /// i32 offset1, i32 channel, float compareValue)
  /// Compares one component of four texels around a position with a reference value, and returns
  /// the four outcomes, 1 or 0, unfiltered. The texels are those that bilinear filtering of the
  /// finest level would use, in the order lower left, lower right, upper right, upper left. Cubes
  /// take no offset.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in comparison mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, -32 to 31 texels; undef if there is none.
  /// \param offset1 Offset in y, likewise.
  /// \param channel Component that is compared.
  /// \param compareValue Reference value; the sampler says how it is compared. For normalized
  /// formats it is clamped to their range.
  /// \param OverloadType the overload
  typename Base::Made
  textureGatherCmp(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *channel, llvm::Value *compareValue, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TextureGatherCmp,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, channel,
                     compareValue},
                    {OverloadType}, Name);
  }

  /// %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32 75, %dx.types.Handle srv, i32
  /// index)
  /// Returns where in its pixel a sample of a multisampled texture lies. A sample that does not
  /// exist gives 0.
  /// \param srv Multisampled texture: an SRV.
  /// \param index Number of the sample.
  typename Base::Made
  texture2DMSGetSamplePosition(llvm::Value *srv, llvm::Value *index, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Texture2DMSGetSamplePosition,
                    {srv, index},
                    {}, Name);
  }

  /// %dx.types.SamplePos @dx.op.renderTargetGetSamplePosition(i32 76, i32 index)
  /// Returns where in its pixel a sample of the bound render target lies. A sample that does not
  /// exist gives 0.
  /// \param index Number of the sample.
  typename Base::Made
  renderTargetGetSamplePosition(llvm::Value *index, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RenderTargetGetSamplePosition,
                    {index},
                    {}, Name);
  }

  /// i32 @dx.op.renderTargetGetSampleCount(i32 77)
  /// Returns the number of samples of the bound render target; 1 without multisampling.
  typename Base::Made
  renderTargetGetSampleCount(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RenderTargetGetSampleCount,
                    {},
                    {}, Name);
  }

  /// i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle handle, i32 atomicOp, i32 offset0, i32
  /// offset1, i32 offset2, i32 newValue)
  /// Combines a value with one element of a UAV in a single indivisible step and returns what the
  /// element held before. An address outside the resource changes nothing and returns an undefined
  /// value. The access is not ordered with respect to other addresses without a barrier. Helper
  /// lanes of a pixel shader change nothing. The 64-bit overload needs DXIL 1.6 and is a feature of
  /// the device.
  /// \param handle UAV to change.
  /// \param atomicOp What is done with the old and the new value.
  /// \param offset0 First coordinate: element of a typed buffer, byte of a raw buffer, structure of
  /// a structured buffer, or x of a texture.
  /// \param offset1 Second coordinate: byte within the structure, or y of a texture; undef where
  /// there is none.
  /// \param offset2 Third coordinate: z or array slice of a texture; undef where there is none.
  /// \param newValue Value to combine.
  typename Base::Made
  atomicBinOp(llvm::Value *handle, llvm::Value *atomicOp, llvm::Value *offset0,
      llvm::Value *offset1, llvm::Value *offset2, llvm::Value *newValue,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AtomicBinOp,
                    {handle, atomicOp, offset0, offset1, offset2, newValue},
                    {newValue->getType()}, Name);
  }

  /// i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle handle, i32 offset0, i32
  /// offset1, i32 offset2, i32 compareValue, i32 newValue)
  /// Compares one element of a UAV with a value, replaces it if they are equal, and returns what it
  /// held before, all in a single indivisible step. The comparison is of bits. An address outside
  /// the resource changes nothing and returns an undefined value. The access is not ordered with
  /// respect to other addresses without a barrier. Helper lanes of a pixel shader change nothing.
  /// The 64-bit overload needs DXIL 1.6 and is a feature of the device.
  /// \param handle UAV to change.
  /// \param offset0 First coordinate: element of a typed buffer, byte of a raw buffer, structure of
  /// a structured buffer, or x of a texture.
  /// \param offset1 Second coordinate: byte within the structure, or y of a texture; undef where
  /// there is none.
  /// \param offset2 Third coordinate: z or array slice of a texture; undef where there is none.
  /// \param compareValue Value that the element must hold to be replaced.
  /// \param newValue Value to store.
  typename Base::Made
  atomicCompareExchange(llvm::Value *handle, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *compareValue, llvm::Value *newValue,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AtomicCompareExchange,
                    {handle, offset0, offset1, offset2, compareValue, newValue},
                    {compareValue->getType()}, Name);
  }

  /// void @dx.op.barrier(i32 80, i32 barrierMode)
  /// Orders memory accesses before the call against those after it and, if asked, waits for the
  /// whole thread group. A stage without groups may only order UAVs for the device. With
  /// SyncThreadGroup every thread of the group must reach the same call, or the result is
  /// undefined.
  /// \param barrierMode What to order and whether to wait.
  typename Base::Made
  barrier(BarrierMode barrierMode, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Barrier,
                    {this->getConstant(OpCode::Barrier, 0, int64_t(barrierMode))},
                    {}, Name);
  }

  /// float @dx.op.calculateLOD.f32(i32 81, %dx.types.Handle handle, %dx.types.Handle sampler, float
  /// coord0, float coord1, float coord2, i1 clamped)
  /// Returns the mip level that sampling at a position would use. The mip level comes from the
  /// differences of the coordinates between the lanes of the quad, so in divergent control flow, or
  /// with an inactive neighbour, it is undefined. Compute, mesh, amplification and node shaders may
  /// use it from DXIL 1.6. Array slices are not part of the position.
  /// \param handle Texture: an SRV.
  /// \param sampler Sampler in default mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y; undef if unused.
  /// \param coord2 Normalized coordinate z; undef if unused.
  /// \param clamped True to clamp the level to those that exist and that the sampler allows.
  typename Base::Made
  calculateLOD(llvm::Value *handle, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *clamped, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CalculateLOD,
                    {handle, sampler, coord0, coord1, coord2, clamped},
                    {coord0->getType()}, Name);
  }

  /// void @dx.op.discard(i32 82, i1 condition)
  /// Ends the pixel if the condition is true: nothing it would have written to render targets,
  /// depth or UAVs from then on takes effect. The lane goes on as a helper lane for the derivatives
  /// of its quad.
  /// \param condition Discards the pixel if true.
  typename Base::Made
  discard(llvm::Value *condition, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Discard,
                    {condition},
                    {}, Name);
  }

  /// half @dx.op.unary.f16(i32 83, half value)
  /// Estimates the rate of change of a value per pixel in x, once for the whole 2 by 2 quad; which
  /// pair of pixels is used is not specified, so the own pixel may not take part. In compute-like
  /// stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose
  /// sizes in x and y are even. In divergent control flow the result is undefined. The validator
  /// refuses a constant infinity.
  /// \param value Value to differentiate.
  typename Base::Made
  derivCoarseX(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DerivCoarseX,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 84, half value)
  /// Estimates the rate of change of a value per pixel in y, once for the whole 2 by 2 quad; which
  /// pair of pixels is used is not specified, so the own pixel may not take part. In compute-like
  /// stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose
  /// sizes in x and y are even. In divergent control flow the result is undefined. The validator
  /// refuses a constant infinity.
  /// \param value Value to differentiate.
  typename Base::Made
  derivCoarseY(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DerivCoarseY,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 85, half value)
  /// Computes the rate of change of a value per pixel in x from this pixel and its neighbour in the
  /// quad, so the two rows of a quad have results of their own. In compute-like stages, from DXIL
  /// 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose sizes in x and y
  /// are even. In divergent control flow the result is undefined. The validator refuses a constant
  /// infinity.
  /// \param value Value to differentiate.
  typename Base::Made
  derivFineX(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DerivFineX,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.unary.f16(i32 86, half value)
  /// Computes the rate of change of a value per pixel in y from this pixel and its neighbour in the
  /// quad, so the two columns of a quad have results of their own. In compute-like stages, from
  /// DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose sizes in x
  /// and y are even. In divergent control flow the result is undefined. The validator refuses a
  /// constant infinity.
  /// \param value Value to differentiate.
  typename Base::Made
  derivFineY(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DerivFineY,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.evalSnapped.f16(i32 87, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex, i32
  /// offsetX, i32 offsetY)
  /// Interpolates an input at an offset from the pixel centre, snapped to a grid of 16 by 16
  /// positions. Only the low four bits of an offset count, as a signed number. A position outside
  /// the primitive is extrapolated. The element must be interpolated linearly in some way, and must
  /// not be the position.
  /// \param inputSigId Number of the element in the input signature; a constant.
  /// \param inputRowIndex Row within the element.
  /// \param inputColIndex Column within the element; a constant.
  /// \param offsetX Offset in x, from -8 to 7 sixteenths of a pixel.
  /// \param offsetY Offset in y, from -8 to 7 sixteenths of a pixel.
  /// \param OverloadType the overload
  typename Base::Made
  evalSnapped(llvm::Value *inputSigId, llvm::Value *inputRowIndex, llvm::Value *inputColIndex,
      llvm::Value *offsetX, llvm::Value *offsetY, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::EvalSnapped,
                    {inputSigId, inputRowIndex, inputColIndex, offsetX, offsetY},
                    {OverloadType}, Name);
  }

  /// half @dx.op.evalSampleIndex.f16(i32 88, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex,
  /// i32 sampleIndex)
  /// Interpolates an input at the position of a sample. A sample that does not exist gives an
  /// undefined value. The element must be interpolated linearly in some way, and must not be the
  /// position.
  /// \param inputSigId Number of the element in the input signature; a constant.
  /// \param inputRowIndex Row within the element.
  /// \param inputColIndex Column within the element; a constant.
  /// \param sampleIndex Number of the sample.
  /// \param OverloadType the overload
  typename Base::Made
  evalSampleIndex(llvm::Value *inputSigId, llvm::Value *inputRowIndex, llvm::Value *inputColIndex,
      llvm::Value *sampleIndex, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::EvalSampleIndex,
                    {inputSigId, inputRowIndex, inputColIndex, sampleIndex},
                    {OverloadType}, Name);
  }

  /// half @dx.op.evalCentroid.f16(i32 89, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex)
  /// Interpolates an input at a position that is inside both pixel and primitive; a fully covered
  /// pixel uses its centre. The element must be interpolated linearly in some way, and must not be
  /// the position.
  /// \param inputSigId Number of the element in the input signature; a constant.
  /// \param inputRowIndex Row within the element.
  /// \param inputColIndex Column within the element; a constant.
  /// \param OverloadType the overload
  typename Base::Made
  evalCentroid(llvm::Value *inputSigId, llvm::Value *inputRowIndex, llvm::Value *inputColIndex,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::EvalCentroid,
                    {inputSigId, inputRowIndex, inputColIndex},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.sampleIndex.i32(i32 90)
  /// Returns the number of the sample that is shaded. Using it makes the shader run once for each
  /// covered sample.
  /// \param OverloadType the overload
  typename Base::Made
  sampleIndex(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleIndex,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.coverage.i32(i32 91)
  /// Returns the samples of the pixel that the primitive covers and that passed early tests, one
  /// bit for each. It is 0 in helper lanes. A shader cannot use it together with InnerCoverage.
  /// \param OverloadType the overload
  typename Base::Made
  coverage(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Coverage,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.innerCoverage.i32(i32 92)
  /// Tells whether conservative rasterization found the pixel entirely inside the primitive. A
  /// shader cannot use it together with Coverage, and without conservative rasterization the value
  /// is 0.
  /// \param OverloadType the overload
  typename Base::Made
  innerCoverage(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::InnerCoverage,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.threadId.i32(i32 93, i32 component)
  /// Returns one coordinate of the thread in the whole dispatch: the group coordinate times the
  /// group size plus the coordinate within the group. In a node shader it needs the broadcasting
  /// launch mode.
  /// \param component Axis: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  threadId(llvm::Value *component, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ThreadId,
                    {component},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.groupId.i32(i32 94, i32 component)
  /// Returns one coordinate of the thread group in the dispatch. It is the same for every thread of
  /// a group. In a node shader it needs the broadcasting launch mode.
  /// \param component Axis: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  groupId(llvm::Value *component, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GroupId,
                    {component},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.threadIdInGroup.i32(i32 95, i32 component)
  /// Returns one coordinate of the thread within its group, less than the group size on that axis.
  /// In a node shader it needs the broadcasting or coalescing launch mode.
  /// \param component Axis: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  threadIdInGroup(llvm::Value *component, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ThreadIdInGroup,
                    {component},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  /// Returns the index of the thread within its group, counting x fastest and z slowest: x + y *
  /// size.x + z * size.x * size.y. In a node shader it needs the broadcasting or coalescing launch
  /// mode.
  /// \param OverloadType the overload
  typename Base::Made
  flattenedThreadIdInGroup(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FlattenedThreadIdInGroup,
                    {},
                    {OverloadType}, Name);
  }

  /// void @dx.op.emitStream(i32 97, i8 streamId)
  /// Adds the values stored so far as a vertex to an output stream. They are undefined afterwards
  /// and must be stored again. Vertices beyond the declared maximum are dropped.
  /// \param streamId Number of the output stream, from 0 to 3; a constant.
  typename Base::Made
  emitStream(llvm::Value *streamId, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::EmitStream,
                    {streamId},
                    {}, Name);
  }

  /// void @dx.op.cutStream(i32 98, i8 streamId)
  /// Ends the strip of an output stream, so the next vertex starts a new one. An incomplete
  /// primitive is dropped.
  /// \param streamId Number of the output stream, from 0 to 3; a constant.
  typename Base::Made
  cutStream(llvm::Value *streamId, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CutStream,
                    {streamId},
                    {}, Name);
  }

  /// void @dx.op.emitThenCutStream(i32 99, i8 streamId)
  /// Does what EmitStream and then CutStream do. HLSL compilers emit the two ops instead.
  /// \param streamId Number of the output stream, from 0 to 3; a constant.
  typename Base::Made
  emitThenCutStream(llvm::Value *streamId, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::EmitThenCutStream,
                    {streamId},
                    {}, Name);
  }

  /// i32 @dx.op.gsInstanceID.i32(i32 100)
  /// Returns which of the declared instances of the geometry shader this is, for one input
  /// primitive.
  /// \param OverloadType the overload
  typename Base::Made
  gSInstanceID(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GSInstanceID,
                    {},
                    {OverloadType}, Name);
  }

  /// double @dx.op.makeDouble.f64(i32 101, i32 lo, i32 hi)
  /// Builds a double from its two 32-bit halves. The bits are taken as they are, so any NaN payload
  /// or denormal is kept.
  /// \param lo Low 32 bits.
  /// \param hi High 32 bits: sign, exponent and top of the fraction.
  /// \param OverloadType the overload
  typename Base::Made
  makeDouble(llvm::Value *lo, llvm::Value *hi, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::MakeDouble,
                    {lo, hi},
                    {OverloadType}, Name);
  }

  /// %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double value)
  /// Takes a double apart into its two 32-bit halves, bit for bit.
  /// \param value Double to split.
  typename Base::Made
  splitDouble(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SplitDouble,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.loadOutputControlPoint.f16(i32 103, i32 inputSigId, i32 row, i8 col, i32 index)
  /// Reads one component of an output control point of the hull shader: in the patch constant
  /// function, and in the domain shader, where the points are inputs. A point that does not exist
  /// gives an undefined value.
  /// \param inputSigId Number of the element in the signature; a constant.
  /// \param row Row within the element.
  /// \param col Column within the element; a constant.
  /// \param index Number of the control point.
  /// \param OverloadType the overload
  typename Base::Made
  loadOutputControlPoint(llvm::Value *inputSigId, llvm::Value *row, llvm::Value *col,
      llvm::Value *index, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LoadOutputControlPoint,
                    {inputSigId, row, col, index},
                    {OverloadType}, Name);
  }

  /// half @dx.op.loadPatchConstant.f16(i32 104, i32 inputSigId, i32 row, i8 col)
  /// Reads one component of the data that belongs to the patch as a whole, as the patch constant
  /// function stored it. In a hull shader only that function may read it.
  /// \param inputSigId Number of the element in the signature; a constant.
  /// \param row Row within the element.
  /// \param col Column within the element; a constant.
  /// \param OverloadType the overload
  typename Base::Made
  loadPatchConstant(llvm::Value *inputSigId, llvm::Value *row, llvm::Value *col,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LoadPatchConstant,
                    {inputSigId, row, col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.domainLocation.f32(i32 105, i8 component)
  /// Returns one coordinate of the point of the patch that the domain shader computes. Triangles
  /// have three that add up to 1, quads and isolines two.
  /// \param component Coordinate: 0 for u, 1 for v, 2 for w of a triangle.
  /// \param OverloadType the overload
  typename Base::Made
  domainLocation(llvm::Value *component, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DomainLocation,
                    {component},
                    {OverloadType}, Name);
  }

  /// void @dx.op.storePatchConstant.f16(i32 106, i32 outputSigID, i32 row, i8 col, half value)
  /// Writes one component of the data that belongs to the patch as a whole, tessellation factors
  /// among it. Only the patch constant function may call it, and it must write every component on
  /// each path. An edge factor that is NaN, zero or negative drops the patch.
  /// \param outputSigID Number of the element in the patch constant signature; a constant.
  /// \param row Row within the element.
  /// \param col Column within the element; a constant.
  /// \param value Value to write.
  typename Base::Made
  storePatchConstant(llvm::Value *outputSigID, llvm::Value *row, llvm::Value *col,
      llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::StorePatchConstant,
                    {outputSigID, row, col, value},
                    {value->getType()}, Name);
  }

  /// i32 @dx.op.outputControlPointID.i32(i32 107)
  /// Returns the number of the control point that this invocation of the hull shader computes. The
  /// patch constant function has none.
  /// \param OverloadType the overload
  typename Base::Made
  outputControlPointID(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::OutputControlPointID,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.primitiveID.i32(i32 108)
  /// Returns the number of the primitive or patch in its instance of the draw, from 0. It starts
  /// again with each instance.
  /// \param OverloadType the overload
  typename Base::Made
  primitiveID(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::PrimitiveID,
                    {},
                    {OverloadType}, Name);
  }

  /// %dx.types.twoi32 @dx.op.cycleCounterLegacy(i32 109)
  /// Returns a counter that the device advances while it runs. Its rate and its start are not
  /// specified, and may differ between cores, so only differences within a thread mean anything. No
  /// HLSL reaches it.
  typename Base::Made
  cycleCounterLegacy(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CycleCounterLegacy,
                    {},
                    {}, Name);
  }

  /// i1 @dx.op.waveIsFirstLane(i32 110)
  /// Tells whether this is the active lane with the smallest index. Exactly one active lane of a
  /// wave gets true, so it can elect a lane to act for all.
  typename Base::Made
  waveIsFirstLane(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveIsFirstLane,
                    {},
                    {}, Name);
  }

  /// i32 @dx.op.waveGetLaneIndex(i32 111)
  /// Returns the index of this lane within its wave. The mapping of threads to lanes is not
  /// specified.
  typename Base::Made
  waveGetLaneIndex(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveGetLaneIndex,
                    {},
                    {}, Name);
  }

  /// i32 @dx.op.waveGetLaneCount(i32 112)
  /// Returns the number of lanes in a wave of this shader, active or not: a power of two from 4 to
  /// 128, the same for every wave of a draw or dispatch.
  typename Base::Made
  waveGetLaneCount(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveGetLaneCount,
                    {},
                    {}, Name);
  }

  /// i1 @dx.op.waveAnyTrue(i32 113, i1 cond)
  /// Tells whether the condition holds in at least one lane. Only active lanes take part; helper
  /// lanes do not, unless the entry point asks for them.
  /// \param cond Condition of this lane.
  typename Base::Made
  waveAnyTrue(llvm::Value *cond, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveAnyTrue,
                    {cond},
                    {}, Name);
  }

  /// i1 @dx.op.waveAllTrue(i32 114, i1 cond)
  /// Tells whether the condition holds in every lane. Only active lanes take part; helper lanes do
  /// not, unless the entry point asks for them.
  /// \param cond Condition of this lane.
  typename Base::Made
  waveAllTrue(llvm::Value *cond, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveAllTrue,
                    {cond},
                    {}, Name);
  }

  /// i1 @dx.op.waveActiveAllEqual.f16(i32 115, half value)
  /// Tells whether all lanes passed the same value, so that it is uniform. For a vector each
  /// element has its own answer. Only active lanes take part; helper lanes do not, unless the entry
  /// point asks for them. Whether floating-point values compare by their bits, or as numbers, of
  /// which a NaN is equal to nothing, is not specified.
  /// \param value Value of this lane.
  typename Base::Made
  waveActiveAllEqual(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveActiveAllEqual,
                    {value},
                    {value->getType()}, Name);
  }

  /// %dx.types.fouri32 @dx.op.waveActiveBallot(i32 116, i1 cond)
  /// Collects the condition of every lane into a mask of 128 bits, lane 0 in the lowest bit. Bits
  /// of inactive lanes and of lanes beyond the lane count are 0. Only active lanes take part;
  /// helper lanes do not, unless the entry point asks for them.
  /// \param cond Condition of this lane.
  typename Base::Made
  waveActiveBallot(llvm::Value *cond, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveActiveBallot,
                    {cond},
                    {}, Name);
  }

  /// half @dx.op.waveReadLaneAt.f16(i32 117, half value, i32 lane)
  /// Returns the value that another lane passed. A lane index outside the wave, or of an inactive
  /// or helper lane, gives an undefined value. The index may differ from lane to lane.
  /// \param value Value that this lane offers.
  /// \param lane Index of the lane to read.
  typename Base::Made
  waveReadLaneAt(llvm::Value *value, llvm::Value *lane, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveReadLaneAt,
                    {value, lane},
                    {value->getType()}, Name);
  }

  /// half @dx.op.waveReadLaneFirst.f16(i32 118, half value)
  /// Returns the value that the active lane with the smallest index passed; the result is uniform.
  /// Only active lanes take part; helper lanes do not, unless the entry point asks for them.
  /// \param value Value that this lane offers.
  typename Base::Made
  waveReadLaneFirst(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveReadLaneFirst,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.waveActiveOp.f16(i32 119, half value, i8 op, i8 sop)
  /// Reduces the values of all lanes with a sum, product, minimum or maximum, and gives the result
  /// to each of them. Only active lanes take part; helper lanes do not, unless the entry point asks
  /// for them. Integer sums and products wrap; minimum and maximum treat NaN as FMin and FMax do.
  /// The order of floating-point operations is not specified, and results may differ between runs
  /// in the last bits.
  /// \param value Value of this lane.
  /// \param op The reduction.
  /// \param sop How an integer is read; Signed for floating point.
  typename Base::Made
  waveActiveOp(llvm::Value *value, WaveOpKind op, SignedOpKind sop, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveActiveOp,
                    {value, this->getConstant(OpCode::WaveActiveOp, 1, int64_t(op)),
                     this->getConstant(OpCode::WaveActiveOp, 2, int64_t(sop))},
                    {value->getType()}, Name);
  }

  /// i8 @dx.op.waveActiveBit.i8(i32 120, i8 value, i8 op)
  /// Reduces the bits of all lanes with and, or, or exclusive or, and gives the result to each of
  /// them. Only active lanes take part; helper lanes do not, unless the entry point asks for them.
  /// \param value Value of this lane.
  /// \param op The bitwise reduction.
  typename Base::Made
  waveActiveBit(llvm::Value *value, WaveBitOpKind op, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveActiveBit,
                    {value, this->getConstant(OpCode::WaveActiveBit, 1, int64_t(op))},
                    {value->getType()}, Name);
  }

  /// half @dx.op.wavePrefixOp.f16(i32 121, half value, i8 op, i8 sop)
  /// Computes the sum or product of the values of the lanes with a smaller index; this lane does
  /// not count. The first active lane gets 0 for a sum and 1 for a product. Only active lanes take
  /// part; helper lanes do not, unless the entry point asks for them. The order of floating-point
  /// operations is not specified, and results may differ between runs in the last bits.
  /// \param value Value of this lane.
  /// \param op The reduction: a sum or a product.
  /// \param sop How an integer is read; Signed for floating point.
  typename Base::Made
  wavePrefixOp(llvm::Value *value, WaveOpKind op, SignedOpKind sop, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WavePrefixOp,
                    {value, this->getConstant(OpCode::WavePrefixOp, 1, int64_t(op)),
                     this->getConstant(OpCode::WavePrefixOp, 2, int64_t(sop))},
                    {value->getType()}, Name);
  }

  /// half @dx.op.quadReadLaneAt.f16(i32 122, half value, i32 quadLane)
  /// Returns the value that one lane of the quad passed. Helper lanes take part; an inactive lane
  /// gives an undefined value. A quad is four lanes with consecutive indices, a 2 by 2 block of
  /// pixels in a pixel shader; in other stages x varies fastest.
  /// \param value Value that this lane offers.
  /// \param quadLane Lane of the quad: 0 top left, 1 top right, 2 bottom left, 3 bottom right.
  typename Base::Made
  quadReadLaneAt(llvm::Value *value, llvm::Value *quadLane, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::QuadReadLaneAt,
                    {value, quadLane},
                    {value->getType()}, Name);
  }

  /// half @dx.op.quadOp.f16(i32 123, half value, i8 op)
  /// Returns the value that a neighbour in the quad passed: the one beside it in x, in y, or at the
  /// opposite corner. Helper lanes take part; an inactive neighbour gives an undefined value. A
  /// quad is four lanes with consecutive indices, a 2 by 2 block of pixels in a pixel shader; in
  /// other stages x varies fastest.
  /// \param value Value that this lane offers.
  /// \param op Which neighbour is read.
  typename Base::Made
  quadOp(llvm::Value *value, QuadOpKind op, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::QuadOp,
                    {value, this->getConstant(OpCode::QuadOp, 1, int64_t(op))},
                    {value->getType()}, Name);
  }

  /// half @dx.op.bitcastI16toF16(i32 124, i16 value)
  /// Reads the bits of a 16-bit integer as a half. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  /// \param value Bits of the number.
  typename Base::Made
  bitcastI16toF16(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BitcastI16toF16,
                    {value},
                    {}, Name);
  }

  /// i16 @dx.op.bitcastF16toI16(i32 125, half value)
  /// Reads the bits of a half as a 16-bit integer. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  /// \param value Number to read.
  typename Base::Made
  bitcastF16toI16(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BitcastF16toI16,
                    {value},
                    {}, Name);
  }

  /// float @dx.op.bitcastI32toF32(i32 126, i32 value)
  /// Reads the bits of a 32-bit integer as a float. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  /// \param value Bits of the number.
  typename Base::Made
  bitcastI32toF32(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BitcastI32toF32,
                    {value},
                    {}, Name);
  }

  /// i32 @dx.op.bitcastF32toI32(i32 127, float value)
  /// Reads the bits of a float as a 32-bit integer. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  /// \param value Number to read.
  typename Base::Made
  bitcastF32toI32(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BitcastF32toI32,
                    {value},
                    {}, Name);
  }

  /// double @dx.op.bitcastI64toF64(i32 128, i64 value)
  /// Reads the bits of a 64-bit integer as a double. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  /// \param value Bits of the number.
  typename Base::Made
  bitcastI64toF64(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BitcastI64toF64,
                    {value},
                    {}, Name);
  }

  /// i64 @dx.op.bitcastF64toI64(i32 129, double value)
  /// Reads the bits of a double as a 64-bit integer. No bit changes, so NaN payloads and denormals
  /// survive. HLSL uses the bitcast instruction instead.
  /// \param value Number to read.
  typename Base::Made
  bitcastF64toI64(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BitcastF64toI64,
                    {value},
                    {}, Name);
  }

  /// i32 @dx.op.legacyF32ToF16(i32 130, float value)
  /// Converts a float to half precision and returns its bits in the low half of an integer; the
  /// high half is 0. The rounding is towards zero or to the nearest value, as the implementation
  /// chooses, so the result may differ from fptrunc. Values too large for a half give an infinity
  /// or the largest half.
  /// \param value Number to convert.
  typename Base::Made
  legacyF32ToF16(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LegacyF32ToF16,
                    {value},
                    {}, Name);
  }

  /// float @dx.op.legacyF16ToF32(i32 131, i32 value)
  /// Converts the half in the low 16 bits of an integer to a float. The high bits of the operand
  /// are ignored. Every half, denormals included, has an exact float; a NaN stays a NaN.
  /// \param value Bits of the half, in the low 16 bits.
  typename Base::Made
  legacyF16ToF32(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LegacyF16ToF32,
                    {value},
                    {}, Name);
  }

  /// float @dx.op.legacyDoubleToFloat(i32 132, double value)
  /// Converts a double to a float. Unlike fptrunc it follows the rules of shader model 5: results
  /// that would be denormal may be flushed to a zero of the same sign. No HLSL cast reaches it.
  /// \param value Number to convert.
  typename Base::Made
  legacyDoubleToFloat(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LegacyDoubleToFloat,
                    {value},
                    {}, Name);
  }

  /// i32 @dx.op.legacyDoubleToSInt32(i32 133, double value)
  /// Converts a double to a signed 32-bit integer, dropping the fraction. Unlike fptosi it is
  /// defined for all operands: numbers out of range give the nearest integer in range and NaN gives
  /// 0. No HLSL cast reaches it.
  /// \param value Number to convert.
  typename Base::Made
  legacyDoubleToSInt32(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LegacyDoubleToSInt32,
                    {value},
                    {}, Name);
  }

  /// i32 @dx.op.legacyDoubleToUInt32(i32 134, double value)
  /// Converts a double to an unsigned 32-bit integer, dropping the fraction. Unlike fptoui it is
  /// defined for all operands: numbers out of range give the nearest integer in range and NaN gives
  /// 0. No HLSL cast reaches it.
  /// \param value Number to convert.
  typename Base::Made
  legacyDoubleToUInt32(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LegacyDoubleToUInt32,
                    {value},
                    {}, Name);
  }

  /// i32 @dx.op.waveAllOp(i32 135, i1 value)
  /// Counts the lanes in which a condition holds. Only active lanes take part; helper lanes do not,
  /// unless the entry point asks for them.
  /// \param value Condition of this lane.
  typename Base::Made
  waveAllBitCount(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveAllBitCount,
                    {value},
                    {}, Name);
  }

  /// i32 @dx.op.wavePrefixOp(i32 136, i1 value)
  /// Counts the lanes with a smaller index in which a condition holds; this lane does not count.
  /// Only active lanes take part; helper lanes do not, unless the entry point asks for them.
  /// \param value Condition of this lane.
  typename Base::Made
  wavePrefixBitCount(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WavePrefixBitCount,
                    {value},
                    {}, Name);
  }

  /// half @dx.op.attributeAtVertex.f16(i32 137, i32 inputSigId, i32 inputRowIndex, i8
  /// inputColIndex, i8 VertexID)
  /// Returns an input as one vertex of the primitive has it, without interpolation. The element
  /// must be declared as not interpolated. The order of the vertices is that of the provoking
  /// vertex rules, and matches the barycentric weights.
  /// \param inputSigId Number of the element in the input signature; a constant.
  /// \param inputRowIndex Row within the element.
  /// \param inputColIndex Column within the element; a constant.
  /// \param VertexID Vertex of the primitive, from 0 to 2.
  /// \param OverloadType the overload
  typename Base::Made
  attributeAtVertex(llvm::Value *inputSigId, llvm::Value *inputRowIndex, llvm::Value *inputColIndex,
      llvm::Value *VertexID, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AttributeAtVertex,
                    {inputSigId, inputRowIndex, inputColIndex, VertexID},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.viewID.i32(i32 138)
  /// Returns the view that is rendered, when one draw renders several. It is 0 without view
  /// instancing and uniform in a draw of one view.
  /// \param OverloadType the overload
  typename Base::Made
  viewID(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ViewID,
                    {},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32 139, %dx.types.Handle srv, i32 index, i32
  /// elementOffset, i8 mask, i32 alignment)
  /// Reads one to four consecutive values of a byte-address or structured buffer. Only components
  /// in the mask are read; the others are undefined. A raw access beyond the end reads 0; a
  /// structure beyond the end reads 0, but a byte offset beyond its structure is undefined. A
  /// buffer bound as a root descriptor has no bounds, and an address outside it is undefined. For a
  /// target before DXIL 1.2 the linker uses BufferLoad.
  /// \param srv Byte-address or structured buffer: an SRV or a UAV.
  /// \param index Structure of a structured buffer; byte offset of a raw buffer.
  /// \param elementOffset Byte within the structure for a structured buffer; undef for a raw
  /// buffer.
  /// \param mask Components to read: a run that starts at x.
  /// \param alignment Alignment of the access in bytes: a power of two, at most that of the largest
  /// scalar.
  /// \param OverloadType the overload
  typename Base::Made
  rawBufferLoad(llvm::Value *srv, llvm::Value *index, llvm::Value *elementOffset,
      ComponentMask mask, llvm::Value *alignment, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RawBufferLoad,
                    {srv, index, elementOffset,
                     this->getConstant(OpCode::RawBufferLoad, 3, int64_t(mask)), alignment},
                    {OverloadType}, Name);
  }

  /// void @dx.op.rawBufferStore.f16(i32 140, %dx.types.Handle uav, i32 index, i32 elementOffset,
  /// half value0, half value1, half value2, half value3, i8 mask, i32 alignment)
  /// Writes one to four consecutive values of a byte-address or structured buffer. A raw access
  /// beyond the end writes nothing, nor does a structure beyond the end, but a byte offset beyond
  /// its structure is undefined. Helper lanes write nothing. A buffer bound as a root descriptor
  /// has no bounds, and an address outside it is undefined. For a target before DXIL 1.2 the linker
  /// uses BufferStore.
  /// \param uav Byte-address or structured buffer: a UAV.
  /// \param index Structure of a structured buffer; byte offset of a raw buffer.
  /// \param elementOffset Byte within the structure for a structured buffer; undef for a raw
  /// buffer.
  /// \param value0 First component.
  /// \param value1 Second component; undef if not written.
  /// \param value2 Third component; undef if not written.
  /// \param value3 Fourth component; undef if not written.
  /// \param mask Components to write: a run that starts at x, those whose values are not undef.
  /// \param alignment Alignment of the access in bytes: a power of two, at most that of the largest
  /// scalar.
  typename Base::Made
  rawBufferStore(llvm::Value *uav, llvm::Value *index, llvm::Value *elementOffset,
      llvm::Value *value0, llvm::Value *value1, llvm::Value *value2, llvm::Value *value3,
      ComponentMask mask, llvm::Value *alignment, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RawBufferStore,
                    {uav, index, elementOffset, value0, value1, value2, value3,
                     this->getConstant(OpCode::RawBufferStore, 7, int64_t(mask)), alignment},
                    {value0->getType()}, Name);
  }

  /// i32 @dx.op.instanceID.i32(i32 141)
  /// Returns the 24-bit number that the application gave the instance that is hit.
  /// \param OverloadType the overload
  typename Base::Made
  instanceID(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::InstanceID,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.instanceIndex.i32(i32 142)
  /// Returns the position of the instance that is hit in the top-level acceleration structure.
  /// \param OverloadType the overload
  typename Base::Made
  instanceIndex(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::InstanceIndex,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitKind.i32(i32 143)
  /// Returns how the primitive was hit: 254 for the front of a triangle, 255 for its back, or what
  /// the intersection shader reported. In an intersection shader it is undefined.
  /// \param OverloadType the overload
  typename Base::Made
  hitKind(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitKind,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayFlags.i32(i32 144)
  /// Returns the flags of the current ray, those of the pipeline included.
  /// \param OverloadType the overload
  typename Base::Made
  rayFlags(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayFlags,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 col)
  /// Returns one coordinate of the ray generation thread in the DispatchRays call. In a callable
  /// shader it is that of the ray generation shader at the root.
  /// \param col Axis: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  dispatchRaysIndex(llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DispatchRaysIndex,
                    {col},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.dispatchRaysDimensions.i32(i32 146, i8 col)
  /// Returns one dimension of the DispatchRays call. It is the same for all of its threads.
  /// \param col Axis: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  dispatchRaysDimensions(llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DispatchRaysDimensions,
                    {col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.worldRayOrigin.f32(i32 147, i8 col)
  /// Returns one coordinate of the origin of the current ray in world space.
  /// \param col Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  worldRayOrigin(llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WorldRayOrigin,
                    {col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.worldRayDirection.f32(i32 148, i8 col)
  /// Returns one coordinate of the direction of the current ray in world space, with the length it
  /// was traced with.
  /// \param col Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  worldRayDirection(llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WorldRayDirection,
                    {col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.objectRayOrigin.f32(i32 149, i8 col)
  /// Returns one coordinate of the origin of the current ray in the space of the instance.
  /// \param col Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  objectRayOrigin(llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ObjectRayOrigin,
                    {col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.objectRayDirection.f32(i32 150, i8 col)
  /// Returns one coordinate of the direction of the current ray in the space of the instance. It is
  /// not normalized, so distances along the ray are the same as in world space.
  /// \param col Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  objectRayDirection(llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ObjectRayDirection,
                    {col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.objectToWorld.f32(i32 151, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
  /// world space.
  /// \param row Row: 0 to 2.
  /// \param col Column: 0 to 3; the last is the translation.
  /// \param OverloadType the overload
  typename Base::Made
  objectToWorld(llvm::Value *row, llvm::Value *col, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ObjectToWorld,
                    {row, col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.worldToObject.f32(i32 152, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance.
  /// \param row Row: 0 to 2.
  /// \param col Column: 0 to 3; the last is the translation.
  /// \param OverloadType the overload
  typename Base::Made
  worldToObject(llvm::Value *row, llvm::Value *col, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WorldToObject,
                    {row, col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayTMin.f32(i32 153)
  /// Returns where along the current ray the search starts, in lengths of its direction.
  /// \param OverloadType the overload
  typename Base::Made
  rayTMin(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayTMin,
                    {},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayTCurrent.f32(i32 154)
  /// Returns how far the current ray reaches, in lengths of its direction: the distance of the hit
  /// in hit shaders, of the closest hit so far in an intersection shader, the end of the ray in a
  /// miss shader. It changes when an intersection shader reports a hit.
  /// \param OverloadType the overload
  typename Base::Made
  rayTCurrent(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayTCurrent,
                    {},
                    {OverloadType}, Name);
  }

  /// void @dx.op.ignoreHit(i32 155)
  /// Rejects the hit and ends the any-hit shader, and a calling intersection shader goes on. Writes
  /// to the payload so far are kept.
  typename Base::Made
  ignoreHit(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IgnoreHit,
                    {},
                    {}, Name);
  }

  /// void @dx.op.acceptHitAndEndSearch(i32 156)
  /// Accepts the hit, ends the any-hit shader and a calling intersection shader, and stops the
  /// search: the closest hit so far is final.
  typename Base::Made
  acceptHitAndEndSearch(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AcceptHitAndEndSearch,
                    {},
                    {}, Name);
  }

  /// void @dx.op.traceRay.struct.T(i32 157, %dx.types.Handle AccelerationStructure, i32 RayFlags,
  /// i32 InstanceInclusionMask, i32 RayContributionToHitGroupIndex, i32
  /// MultiplierForGeometryContributionToShaderIndex, i32 MissShaderIndex, float Origin_X, float
  /// Origin_Y, float Origin_Z, float TMin, float Direction_X, float Direction_Y, float Direction_Z,
  /// float TMax, %struct.T* payload)
  /// Searches an acceleration structure along a ray and runs the any-hit, intersection, and
  /// closest-hit or miss shaders that it selects, with a payload in common. The caller goes on
  /// after they are done; recursion beyond the declared depth is undefined. A NaN in the ray, or a
  /// zero direction, gives undefined hits but no fault.
  /// \param AccelerationStructure Acceleration structure: an SRV; a null one is missed.
  /// \param RayFlags How the ray is traced; unknown bits are ignored.
  /// \param InstanceInclusionMask Instances count whose mask shares a bit with the low eight bits.
  /// \param RayContributionToHitGroupIndex Offset added to the shader table index of a hit; the low
  /// four bits count.
  /// \param MultiplierForGeometryContributionToShaderIndex Factor of the geometry index in the
  /// shader table index; the low four bits count.
  /// \param MissShaderIndex Index in the miss shader table; the low 16 bits count.
  /// \param Origin_X Origin of the ray, x.
  /// \param Origin_Y Origin of the ray, y.
  /// \param Origin_Z Origin of the ray, z.
  /// \param TMin Start of the ray, in lengths of the direction; not negative.
  /// \param Direction_X Direction of the ray, x.
  /// \param Direction_Y Direction of the ray, y.
  /// \param Direction_Z Direction of the ray, z.
  /// \param TMax End of the ray, in lengths of the direction; not below its start.
  /// \param payload Pointer to the payload, a struct.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  traceRay(llvm::Value *AccelerationStructure, llvm::Value *RayFlags,
      llvm::Value *InstanceInclusionMask, llvm::Value *RayContributionToHitGroupIndex,
      llvm::Value *MultiplierForGeometryContributionToShaderIndex, llvm::Value *MissShaderIndex,
      llvm::Value *Origin_X, llvm::Value *Origin_Y, llvm::Value *Origin_Z, llvm::Value *TMin,
      llvm::Value *Direction_X, llvm::Value *Direction_Y, llvm::Value *Direction_Z,
      llvm::Value *TMax, llvm::Value *payload, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TraceRay,
                    {AccelerationStructure, RayFlags, InstanceInclusionMask,
                     RayContributionToHitGroupIndex,
                     MultiplierForGeometryContributionToShaderIndex, MissShaderIndex, Origin_X,
                     Origin_Y, Origin_Z, TMin, Direction_X, Direction_Y, Direction_Z, TMax,
                     payload},
                    {OverloadType}, Name);
  }

  /// i1 @dx.op.reportHit.struct.T(i32 158, float THit, i32 HitKind, %struct.T* Attributes)
  /// Proposes a hit to the search from an intersection shader, and runs the any-hit shader if there
  /// is one. A distance outside the current interval of the ray, or NaN, is rejected.
  /// \param THit Distance of the hit, in lengths of the direction.
  /// \param HitKind Hit kind, from 0 to 127.
  /// \param Attributes Pointer to the attributes, a struct of at most 32 bytes.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  reportHit(llvm::Value *THit, llvm::Value *HitKind, llvm::Value *Attributes,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ReportHit,
                    {THit, HitKind, Attributes},
                    {OverloadType}, Name);
  }

  /// void @dx.op.callShader.struct.T(i32 159, i32 ShaderIndex, %struct.T* Parameter)
  /// Runs a callable shader with a parameter that it may change. The caller goes on after it is
  /// done.
  /// \param ShaderIndex Index in the callable shader table.
  /// \param Parameter Pointer to the parameter, a struct.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  callShader(llvm::Value *ShaderIndex, llvm::Value *Parameter, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CallShader,
                    {ShaderIndex, Parameter},
                    {OverloadType}, Name);
  }

  /// %dx.types.Handle @dx.op.createHandleForLib.Object(i32 160, %Object Resource)
  /// Returns a handle of a resource whose declaration was loaded as a value, so that the linker can
  /// give it a binding later. Only libraries use it.
  /// \param Resource Value loaded from the global variable of the resource.
  typename Base::Made
  createHandleForLib(llvm::Value *Resource, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CreateHandleForLib,
                    {Resource},
                    {Resource->getType()}, Name);
  }

  /// i32 @dx.op.primitiveIndex.i32(i32 161)
  /// Returns the position of the triangle or procedural primitive within its geometry.
  /// \param OverloadType the overload
  typename Base::Made
  primitiveIndex(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::PrimitiveIndex,
                    {},
                    {OverloadType}, Name);
  }

  /// float @dx.op.dot2AddHalf.f32(i32 162, float acc, half ax, half ay, half bx, half by)
  /// Computes the dot product of two vectors of two halves and adds a float. The sum is formed with
  /// at least the precision of single floats that are multiplied and added; infinities and NaN
  /// behave as there.
  /// \param acc Value to add to.
  /// \param ax Component x of the first vector.
  /// \param ay Component y of the first vector.
  /// \param bx Component x of the second vector.
  /// \param by Component y of the second vector.
  typename Base::Made
  dot2AddHalf(llvm::Value *acc, llvm::Value *ax, llvm::Value *ay, llvm::Value *bx, llvm::Value *by,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Dot2AddHalf,
                    {acc, ax, ay, bx, by},
                    {acc->getType()}, Name);
  }

  /// i32 @dx.op.dot4AddPacked.i32(i32 163, i32 acc, i32 a, i32 b)
  /// Computes the dot product of two vectors of four signed bytes, each packed into an integer, and
  /// adds it to a 32-bit accumulator. The products and their sum are exact; the addition to the
  /// accumulator wraps.
  /// \param acc Value to add to.
  /// \param a Four signed bytes, the lowest first.
  /// \param b Four signed bytes, the lowest first.
  typename Base::Made
  dot4AddI8Packed(llvm::Value *acc, llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Dot4AddI8Packed,
                    {acc, a, b},
                    {acc->getType()}, Name);
  }

  /// i32 @dx.op.dot4AddPacked.i32(i32 164, i32 acc, i32 a, i32 b)
  /// Computes the dot product of two vectors of four unsigned bytes, each packed into an integer,
  /// and adds it to a 32-bit accumulator. The products and their sum are exact; the addition to the
  /// accumulator wraps.
  /// \param acc Value to add to.
  /// \param a Four unsigned bytes, the lowest first.
  /// \param b Four unsigned bytes, the lowest first.
  typename Base::Made
  dot4AddU8Packed(llvm::Value *acc, llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Dot4AddU8Packed,
                    {acc, a, b},
                    {acc->getType()}, Name);
  }

  /// %dx.types.fouri32 @dx.op.waveMatch.f16(i32 165, half value)
  /// Finds the lanes that passed the same value as this one, and returns them as a mask of 128
  /// bits, lane 0 in the lowest bit. The lane itself is always in it. Only active lanes take part;
  /// helper lanes do not, unless the entry point asks for them.
  /// \param value Value of this lane.
  typename Base::Made
  waveMatch(llvm::Value *value, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveMatch,
                    {value},
                    {value->getType()}, Name);
  }

  /// half @dx.op.waveMultiPrefixOp.f16(i32 166, half value, i32 mask0, i32 mask1, i32 mask2, i32
  /// mask3, i8 op, i8 sop)
  /// Computes a prefix reduction in each of several groups of lanes at once: the reduction of the
  /// values of those lanes of the own group that have a smaller index. The first lane of a group
  /// gets the neutral value of the reduction. Lanes with equal masks form a group; the masks of
  /// different groups must not overlap and a lane must be in its own mask, as with the result of
  /// WaveMatch, or the result is undefined.
  /// \param value Value of this lane.
  /// \param mask0 Bits 0 to 31 of the mask of the group.
  /// \param mask1 Bits 32 to 63 of the mask of the group.
  /// \param mask2 Bits 64 to 95 of the mask of the group.
  /// \param mask3 Bits 96 to 127 of the mask of the group.
  /// \param op The reduction.
  /// \param sop How an integer is read; Signed for floating point.
  typename Base::Made
  waveMultiPrefixOp(llvm::Value *value, llvm::Value *mask0, llvm::Value *mask1, llvm::Value *mask2,
      llvm::Value *mask3, WaveMultiPrefixOpKind op, SignedOpKind sop,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveMultiPrefixOp,
                    {value, mask0, mask1, mask2, mask3,
                     this->getConstant(OpCode::WaveMultiPrefixOp, 5, int64_t(op)),
                     this->getConstant(OpCode::WaveMultiPrefixOp, 6, int64_t(sop))},
                    {value->getType()}, Name);
  }

  /// i32 @dx.op.waveMultiPrefixBitCount(i32 167, i1 value, i32 mask0, i32 mask1, i32 mask2, i32
  /// mask3)
  /// Counts, in each of several groups of lanes at once, the lanes of the own group with a smaller
  /// index in which a condition holds. Lanes with equal masks form a group; the masks of different
  /// groups must not overlap and a lane must be in its own mask, as with the result of WaveMatch,
  /// or the result is undefined.
  /// \param value Condition of this lane.
  /// \param mask0 Bits 0 to 31 of the mask of the group.
  /// \param mask1 Bits 32 to 63 of the mask of the group.
  /// \param mask2 Bits 64 to 95 of the mask of the group.
  /// \param mask3 Bits 96 to 127 of the mask of the group.
  typename Base::Made
  waveMultiPrefixBitCount(llvm::Value *value, llvm::Value *mask0, llvm::Value *mask1,
      llvm::Value *mask2, llvm::Value *mask3, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WaveMultiPrefixBitCount,
                    {value, mask0, mask1, mask2, mask3},
                    {}, Name);
  }

  /// void @dx.op.setMeshOutputCounts(i32 168, i32 numVertices, i32 numPrimitives)
  /// Declares how many vertices and primitives the thread group will output. It must be called once
  /// at most, in uniform control flow, before any output is written; values must be uniform and
  /// within the declared maxima, or the result is undefined. Without a call the group outputs
  /// nothing.
  /// \param numVertices Number of vertices.
  /// \param numPrimitives Number of primitives.
  typename Base::Made
  setMeshOutputCounts(llvm::Value *numVertices, llvm::Value *numPrimitives,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SetMeshOutputCounts,
                    {numVertices, numPrimitives},
                    {}, Name);
  }

  /// void @dx.op.emitIndices(i32 169, i32 PrimitiveIndex, i32 VertexIndex0, i32 VertexIndex1, i32
  /// VertexIndex2)
  /// Writes the vertex indices of one output primitive. Indices at or beyond the declared counts
  /// are undefined behaviour. Lines leave the third index undefined.
  /// \param PrimitiveIndex Primitive whose indices are written.
  /// \param VertexIndex0 Index of the first vertex.
  /// \param VertexIndex1 Index of the second vertex.
  /// \param VertexIndex2 Index of the third vertex; undef for lines.
  typename Base::Made
  emitIndices(llvm::Value *PrimitiveIndex, llvm::Value *VertexIndex0, llvm::Value *VertexIndex1,
      llvm::Value *VertexIndex2, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::EmitIndices,
                    {PrimitiveIndex, VertexIndex0, VertexIndex1, VertexIndex2},
                    {}, Name);
  }

  /// %struct.T* @dx.op.getMeshPayload.struct.T(i32 170)
  /// Returns a pointer to the payload that the amplification shader passed, which is read-only and
  /// shared by the group. A mesh shader calls it once at most, and needs an amplification shader
  /// that passes the same type.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  getMeshPayload(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GetMeshPayload,
                    {},
                    {OverloadType}, Name);
  }

  /// void @dx.op.storeVertexOutput.f16(i32 171, i32 outputSigId, i32 rowIndex, i8 colIndex, half
  /// value, i32 vertexIndex)
  /// Writes one component of an attribute of an output vertex. A vertex at or beyond the declared
  /// count is undefined behaviour; an attribute that no thread writes is undefined.
  /// \param outputSigId Number of the element in the output signature; a constant.
  /// \param rowIndex Row within the element.
  /// \param colIndex Column within the element; a constant.
  /// \param value Value to write.
  /// \param vertexIndex Vertex to write to.
  typename Base::Made
  storeVertexOutput(llvm::Value *outputSigId, llvm::Value *rowIndex, llvm::Value *colIndex,
      llvm::Value *value, llvm::Value *vertexIndex, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::StoreVertexOutput,
                    {outputSigId, rowIndex, colIndex, value, vertexIndex},
                    {value->getType()}, Name);
  }

  /// void @dx.op.storePrimitiveOutput.f16(i32 172, i32 outputSigId, i32 rowIndex, i8 colIndex, half
  /// value, i32 primitiveIndex)
  /// Writes one component of an attribute of an output primitive. A primitive at or beyond the
  /// declared count is undefined behaviour; an attribute that no thread writes is undefined.
  /// \param outputSigId Number of the element in the primitive output signature; a constant.
  /// \param rowIndex Row within the element.
  /// \param colIndex Column within the element; a constant.
  /// \param value Value to write.
  /// \param primitiveIndex Primitive to write to.
  typename Base::Made
  storePrimitiveOutput(llvm::Value *outputSigId, llvm::Value *rowIndex, llvm::Value *colIndex,
      llvm::Value *value, llvm::Value *primitiveIndex, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::StorePrimitiveOutput,
                    {outputSigId, rowIndex, colIndex, value, primitiveIndex},
                    {value->getType()}, Name);
  }

  /// void @dx.op.dispatchMesh.struct.T(i32 173, i32 threadGroupCountX, i32 threadGroupCountY, i32
  /// threadGroupCountZ, %struct.T* payload)
  /// Launches the mesh shader groups of this amplification group and hands them a payload. It must
  /// be called exactly once, in uniform control flow, with uniform arguments; it waits for the
  /// writes of the group to groupshared memory, and no output may follow. A count of 0 launches
  /// nothing.
  /// \param threadGroupCountX Number of mesh shader groups in x: at most 65535, and at most 2^22
  /// for the product of the three.
  /// \param threadGroupCountY Number of mesh shader groups in y: at most 65535, and at most 2^22
  /// for the product of the three.
  /// \param threadGroupCountZ Number of mesh shader groups in z: at most 65535, and at most 2^22
  /// for the product of the three.
  /// \param payload Pointer to the payload in groupshared memory, at most 16384 bytes.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  dispatchMesh(llvm::Value *threadGroupCountX, llvm::Value *threadGroupCountY,
      llvm::Value *threadGroupCountZ, llvm::Value *payload, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DispatchMesh,
                    {threadGroupCountX, threadGroupCountY, threadGroupCountZ, payload},
                    {OverloadType}, Name);
  }

  /// void @dx.op.writeSamplerFeedback(i32 174, %dx.types.Handle feedbackTex, %dx.types.Handle
  /// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float clamp)
  /// Records in a feedback map which texels Sample would use. It samples nothing. A map that is not
  /// bound records nothing, and helper lanes record nothing. Records may be dropped or merged, but
  /// a set bit is set for good until the map is cleared. The mip level comes from the differences
  /// of the coordinates between the lanes of the quad, so in divergent control flow, or with an
  /// inactive neighbour, it is undefined.
  /// \param feedbackTex Feedback map: a UAV.
  /// \param sampledTex Texture that is sampled: an SRV paired with the map.
  /// \param sampler Sampler of the access.
  /// \param c0 Normalized coordinate x.
  /// \param c1 Normalized coordinate y.
  /// \param c2 Array slice; undef if the texture is no array.
  /// \param c3 Always undef: no cube has a map.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  typename Base::Made
  writeSamplerFeedback(llvm::Value *feedbackTex, llvm::Value *sampledTex, llvm::Value *sampler,
      llvm::Value *c0, llvm::Value *c1, llvm::Value *c2, llvm::Value *c3, llvm::Value *clamp,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WriteSamplerFeedback,
                    {feedbackTex, sampledTex, sampler, c0, c1, c2, c3, clamp},
                    {}, Name);
  }

  /// void @dx.op.writeSamplerFeedbackBias(i32 175, %dx.types.Handle feedbackTex, %dx.types.Handle
  /// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float bias,
  /// float clamp)
  /// Records in a feedback map which texels SampleBias would use. It samples nothing. A map that is
  /// not bound records nothing, and helper lanes record nothing. Records may be dropped or merged,
  /// but a set bit is set for good until the map is cleared. The mip level comes from the
  /// differences of the coordinates between the lanes of the quad, so in divergent control flow, or
  /// with an inactive neighbour, it is undefined.
  /// \param feedbackTex Feedback map: a UAV.
  /// \param sampledTex Texture that is sampled: an SRV paired with the map.
  /// \param sampler Sampler of the access.
  /// \param c0 Normalized coordinate x.
  /// \param c1 Normalized coordinate y.
  /// \param c2 Array slice; undef if the texture is no array.
  /// \param c3 Always undef: no cube has a map.
  /// \param bias Added to the mip level before clamping.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  typename Base::Made
  writeSamplerFeedbackBias(llvm::Value *feedbackTex, llvm::Value *sampledTex, llvm::Value *sampler,
      llvm::Value *c0, llvm::Value *c1, llvm::Value *c2, llvm::Value *c3, llvm::Value *bias,
      llvm::Value *clamp, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WriteSamplerFeedbackBias,
                    {feedbackTex, sampledTex, sampler, c0, c1, c2, c3, bias, clamp},
                    {}, Name);
  }

  /// void @dx.op.writeSamplerFeedbackLevel(i32 176, %dx.types.Handle feedbackTex, %dx.types.Handle
  /// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float lod)
  /// Records in a feedback map which texels SampleLevel would use. It samples nothing. A map that
  /// is not bound records nothing, and helper lanes record nothing. Records may be dropped or
  /// merged, but a set bit is set for good until the map is cleared.
  /// \param feedbackTex Feedback map: a UAV.
  /// \param sampledTex Texture that is sampled: an SRV paired with the map.
  /// \param sampler Sampler of the access.
  /// \param c0 Normalized coordinate x.
  /// \param c1 Normalized coordinate y.
  /// \param c2 Array slice; undef if the texture is no array.
  /// \param c3 Always undef: no cube has a map.
  /// \param lod Mip level, 0 for the finest.
  typename Base::Made
  writeSamplerFeedbackLevel(llvm::Value *feedbackTex, llvm::Value *sampledTex, llvm::Value *sampler,
      llvm::Value *c0, llvm::Value *c1, llvm::Value *c2, llvm::Value *c3, llvm::Value *lod,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WriteSamplerFeedbackLevel,
                    {feedbackTex, sampledTex, sampler, c0, c1, c2, c3, lod},
                    {}, Name);
  }

  /// void @dx.op.writeSamplerFeedbackGrad(i32 177, %dx.types.Handle feedbackTex, %dx.types.Handle
  /// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float ddx0,
  /// float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
  /// Records in a feedback map which texels SampleGrad would use. It samples nothing. A map that is
  /// not bound records nothing, and helper lanes record nothing. Records may be dropped or merged,
  /// but a set bit is set for good until the map is cleared.
  /// \param feedbackTex Feedback map: a UAV.
  /// \param sampledTex Texture that is sampled: an SRV paired with the map.
  /// \param sampler Sampler of the access.
  /// \param c0 Normalized coordinate x.
  /// \param c1 Normalized coordinate y.
  /// \param c2 Array slice; undef if the texture is no array.
  /// \param c3 Always undef: no cube has a map.
  /// \param ddx0 Change of coordinate x per pixel in x.
  /// \param ddx1 Change of coordinate y per pixel in x; undef if unused.
  /// \param ddx2 Change of coordinate z per pixel in x; undef if unused.
  /// \param ddy0 Change of coordinate x per pixel in y.
  /// \param ddy1 Change of coordinate y per pixel in y; undef if unused.
  /// \param ddy2 Change of coordinate z per pixel in y; undef if unused.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  typename Base::Made
  writeSamplerFeedbackGrad(llvm::Value *feedbackTex, llvm::Value *sampledTex, llvm::Value *sampler,
      llvm::Value *c0, llvm::Value *c1, llvm::Value *c2, llvm::Value *c3, llvm::Value *ddx0,
      llvm::Value *ddx1, llvm::Value *ddx2, llvm::Value *ddy0, llvm::Value *ddy1, llvm::Value *ddy2,
      llvm::Value *clamp, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::WriteSamplerFeedbackGrad,
                    {feedbackTex, sampledTex, sampler, c0, c1, c2, c3, ddx0, ddx1, ddx2, ddy0,
                     ddy1, ddy2, clamp},
                    {}, Name);
  }

  /// i32 @dx.op.allocateRayQuery(i32 178, i32 constRayFlags)
  /// Creates a ray query object with flags known at compile time. It holds no ray until
  /// RayQuery_TraceRayInline gives it one. Objects must not pass between functions.
  /// \param constRayFlags Flags that hold for every ray of the query.
  typename Base::Made
  allocateRayQuery(RayFlag constRayFlags, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AllocateRayQuery,
                    {this->getConstant(OpCode::AllocateRayQuery, 0, int64_t(constRayFlags))},
                    {}, Name);
  }

  /// void @dx.op.rayQuery_TraceRayInline(i32 179, i32 rayQueryHandle, %dx.types.Handle
  /// accelerationStructure, i32 rayFlags, i32 instanceInclusionMask, float origin_X, float
  /// origin_Y, float origin_Z, float tMin, float direction_X, float direction_Y, float direction_Z,
  /// float tMax)
  /// Gives a query a ray to follow and starts it anew; no shader runs. The flags are added to those
  /// of the query. A NaN in the ray, or a zero direction, gives undefined hits but no fault.
  /// RayQuery_Proceed then finds candidates.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param accelerationStructure Acceleration structure: an SRV; a null one is missed.
  /// \param rayFlags Flags of this ray; unknown bits are ignored.
  /// \param instanceInclusionMask Instances count whose mask shares a bit with the low eight bits.
  /// \param origin_X Origin of the ray, x.
  /// \param origin_Y Origin of the ray, y.
  /// \param origin_Z Origin of the ray, z.
  /// \param tMin Start of the ray, in lengths of the direction; not negative.
  /// \param direction_X Direction of the ray, x.
  /// \param direction_Y Direction of the ray, y.
  /// \param direction_Z Direction of the ray, z.
  /// \param tMax End of the ray, in lengths of the direction; not below its start.
  typename Base::Made
  rayQuery_TraceRayInline(llvm::Value *rayQueryHandle, llvm::Value *accelerationStructure,
      llvm::Value *rayFlags, llvm::Value *instanceInclusionMask, llvm::Value *origin_X,
      llvm::Value *origin_Y, llvm::Value *origin_Z, llvm::Value *tMin, llvm::Value *direction_X,
      llvm::Value *direction_Y, llvm::Value *direction_Z, llvm::Value *tMax,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_TraceRayInline,
                    {rayQueryHandle, accelerationStructure, rayFlags, instanceInclusionMask,
                     origin_X, origin_Y, origin_Z, tMin, direction_X, direction_Y, direction_Z,
                     tMax},
                    {}, Name);
  }

  /// i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 rayQueryHandle)
  /// Searches on until there is a candidate that the shader must judge, or the search is over. Hits
  /// on opaque triangles are committed on the way. Before RayQuery_TraceRayInline it returns false.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_Proceed(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_Proceed,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// void @dx.op.rayQuery_Abort(i32 181, i32 rayQueryHandle)
  /// Ends the search: RayQuery_Proceed returns false from now on. A committed hit stays.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  typename Base::Made
  rayQuery_Abort(llvm::Value *rayQueryHandle, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_Abort,
                    {rayQueryHandle},
                    {}, Name);
  }

  /// void @dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32 182, i32 rayQueryHandle)
  /// Accepts the candidate triangle as the closest hit so far. It is undefined unless the candidate
  /// is a triangle.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  typename Base::Made
  rayQuery_CommitNonOpaqueTriangleHit(llvm::Value *rayQueryHandle, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommitNonOpaqueTriangleHit,
                    {rayQueryHandle},
                    {}, Name);
  }

  /// void @dx.op.rayQuery_CommitProceduralPrimitiveHit(i32 183, i32 rayQueryHandle, float t)
  /// Accepts the candidate procedural primitive as the closest hit so far. It is undefined unless
  /// the candidate is a procedural primitive and the distance lies between the start of the ray and
  /// the closest hit.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param t Distance of the hit, in lengths of the direction.
  typename Base::Made
  rayQuery_CommitProceduralPrimitiveHit(llvm::Value *rayQueryHandle, llvm::Value *t,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommitProceduralPrimitiveHit,
                    {rayQueryHandle, t},
                    {}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 184, i32 rayQueryHandle)
  /// Tells what kind of hit the query has committed, if any.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedStatus(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedStatus,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 185, i32 rayQueryHandle)
  /// Tells what kind of primitive the candidate is. It is defined after RayQuery_Proceed returned
  /// true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateType(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateType,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 rayQueryHandle, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance of
  /// the candidate to world space. It is defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param row Row: 0 to 2.
  /// \param col Column: 0 to 3; the last is the translation.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateObjectToWorld3x4(llvm::Value *rayQueryHandle, llvm::Value *row,
      llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateObjectToWorld3x4,
                    {rayQueryHandle, row, col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 rayQueryHandle, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance of the candidate. It is defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param row Row: 0 to 2.
  /// \param col Column: 0 to 3; the last is the translation.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateWorldToObject3x4(llvm::Value *rayQueryHandle, llvm::Value *row,
      llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateWorldToObject3x4,
                    {rayQueryHandle, row, col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 rayQueryHandle, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance of
  /// the committed hit to world space. It is defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param row Row: 0 to 2.
  /// \param col Column: 0 to 3; the last is the translation.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedObjectToWorld3x4(llvm::Value *rayQueryHandle, llvm::Value *row,
      llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedObjectToWorld3x4,
                    {rayQueryHandle, row, col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 rayQueryHandle, i32 row, i8 col)
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance of the committed hit. It is defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param row Row: 0 to 2.
  /// \param col Column: 0 to 3; the last is the translation.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedWorldToObject3x4(llvm::Value *rayQueryHandle, llvm::Value *row,
      llvm::Value *col, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedWorldToObject3x4,
                    {rayQueryHandle, row, col},
                    {OverloadType}, Name);
  }

  /// i1 @dx.op.rayQuery_StateScalar.i1(i32 190, i32 rayQueryHandle)
  /// Tells whether the candidate procedural primitive is not opaque, so the shader may want to test
  /// it like an any-hit shader does. It is defined after RayQuery_Proceed returned true for a
  /// procedural primitive.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateProceduralPrimitiveNonOpaque(llvm::Value *rayQueryHandle,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateProceduralPrimitiveNonOpaque,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i1 @dx.op.rayQuery_StateScalar.i1(i32 191, i32 rayQueryHandle)
  /// Tells whether the triangle of the candidate is seen from the front. It is defined after
  /// RayQuery_Proceed returned true for a triangle.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateTriangleFrontFace(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateTriangleFrontFace,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i1 @dx.op.rayQuery_StateScalar.i1(i32 192, i32 rayQueryHandle)
  /// Tells whether the triangle of the committed hit is seen from the front. It is defined once a
  /// hit is committed and is a triangle.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedTriangleFrontFace(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedTriangleFrontFace,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateVector.f32(i32 193, i32 rayQueryHandle, i8 component)
  /// Returns one barycentric coordinate of the point where the ray meets the triangle of the
  /// candidate: the weight of its second or third vertex. It is defined after RayQuery_Proceed
  /// returned true for a triangle.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param component Coordinate: 0 for the weight of the second vertex, 1 for the third.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateTriangleBarycentrics(llvm::Value *rayQueryHandle, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateTriangleBarycentrics,
                    {rayQueryHandle, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateVector.f32(i32 194, i32 rayQueryHandle, i8 component)
  /// Returns one barycentric coordinate of the point where the ray meets the triangle of the
  /// committed hit: the weight of its second or third vertex. It is defined once a hit is committed
  /// and is a triangle.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param component Coordinate: 0 for the weight of the second vertex, 1 for the third.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedTriangleBarycentrics(llvm::Value *rayQueryHandle, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedTriangleBarycentrics,
                    {rayQueryHandle, component},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 195, i32 rayQueryHandle)
  /// Returns the flags of the ray, those of the query included. It is defined after
  /// RayQuery_TraceRayInline.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_RayFlags(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_RayFlags,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateVector.f32(i32 196, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the origin of the ray in world space. It is defined after
  /// RayQuery_TraceRayInline.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_WorldRayOrigin(llvm::Value *rayQueryHandle, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_WorldRayOrigin,
                    {rayQueryHandle, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateVector.f32(i32 197, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the direction of the ray in world space, with the length it was
  /// traced with. It is defined after RayQuery_TraceRayInline.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_WorldRayDirection(llvm::Value *rayQueryHandle, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_WorldRayDirection,
                    {rayQueryHandle, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateScalar.f32(i32 198, i32 rayQueryHandle)
  /// Returns where along the ray the search starts, in lengths of its direction. It is defined
  /// after RayQuery_TraceRayInline.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_RayTMin(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_RayTMin,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateScalar.f32(i32 199, i32 rayQueryHandle)
  /// Returns how far along the ray the candidate is, in lengths of the direction. It is defined
  /// after RayQuery_Proceed returned true for a triangle.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateTriangleRayT(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateTriangleRayT,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateScalar.f32(i32 200, i32 rayQueryHandle)
  /// Returns how far along the ray the committed hit is, in lengths of the direction. Without a
  /// committed hit it is the end of the ray.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedRayT(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedRayT,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 201, i32 rayQueryHandle)
  /// Returns the position of the instance of the candidate in the top-level acceleration structure.
  /// It is defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateInstanceIndex(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateInstanceIndex,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 202, i32 rayQueryHandle)
  /// Returns the 24-bit number that the application gave the instance of the candidate. It is
  /// defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateInstanceID(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateInstanceID,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 203, i32 rayQueryHandle)
  /// Returns the position of the geometry of the candidate within its bottom-level acceleration
  /// structure. It is defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateGeometryIndex(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateGeometryIndex,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 204, i32 rayQueryHandle)
  /// Returns the position of the primitive of the candidate within its geometry. It is defined
  /// after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidatePrimitiveIndex(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidatePrimitiveIndex,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateVector.f32(i32 205, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the origin of the ray in the space of the instance of the candidate.
  /// It is defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateObjectRayOrigin(llvm::Value *rayQueryHandle, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateObjectRayOrigin,
                    {rayQueryHandle, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateVector.f32(i32 206, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the direction of the ray in the space of the instance of the
  /// candidate; it is not normalized. It is defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateObjectRayDirection(llvm::Value *rayQueryHandle, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateObjectRayDirection,
                    {rayQueryHandle, component},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 207, i32 rayQueryHandle)
  /// Returns the position of the instance of the committed hit in the top-level acceleration
  /// structure. It is defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedInstanceIndex(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedInstanceIndex,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 208, i32 rayQueryHandle)
  /// Returns the 24-bit number that the application gave the instance of the committed hit. It is
  /// defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedInstanceID(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedInstanceID,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 209, i32 rayQueryHandle)
  /// Returns the position of the geometry of the committed hit within its bottom-level acceleration
  /// structure. It is defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedGeometryIndex(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedGeometryIndex,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 210, i32 rayQueryHandle)
  /// Returns the position of the primitive of the committed hit within its geometry. It is defined
  /// once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedPrimitiveIndex(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedPrimitiveIndex,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateVector.f32(i32 211, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the origin of the ray in the space of the instance of the committed
  /// hit. It is defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedObjectRayOrigin(llvm::Value *rayQueryHandle, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedObjectRayOrigin,
                    {rayQueryHandle, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.rayQuery_StateVector.f32(i32 212, i32 rayQueryHandle, i8 component)
  /// Returns one coordinate of the direction of the ray in the space of the instance of the
  /// committed hit; it is not normalized. It is defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedObjectRayDirection(llvm::Value *rayQueryHandle, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedObjectRayDirection,
                    {rayQueryHandle, component},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.geometryIndex.i32(i32 213)
  /// Returns the position of the geometry within the bottom-level acceleration structure. It needs
  /// raytracing tier 1.1.
  /// \param OverloadType the overload
  typename Base::Made
  geometryIndex(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GeometryIndex,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 214, i32 rayQueryHandle)
  /// Returns the number that the application gave the instance of the candidate as its share of the
  /// shader table index. It is defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateInstanceContributionToHitGroupIndex(llvm::Value *rayQueryHandle,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateInstanceContributionToHitGroupIndex,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 215, i32 rayQueryHandle)
  /// Returns the number that the application gave the instance of the committed hit as its share of
  /// the shader table index. It is defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedInstanceContributionToHitGroupIndex(llvm::Value *rayQueryHandle,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedInstanceContributionToHitGroupIndex,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle res,
  /// %dx.types.ResourceProperties props)
  /// Adds to a handle what the shader knows of the resource: its class, kind, element type or
  /// stride, and flags such as globally coherent. Every access from DXIL 1.6 goes through such a
  /// handle; properties that do not fit the resource bound at run time are undefined behaviour.
  /// \param res Handle from a binding or a heap.
  /// \param props Two constant words: kind and flags, then type, stride or size.
  typename Base::Made
  annotateHandle(llvm::Value *res, llvm::Value *props, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AnnotateHandle,
                    {res, props},
                    {}, Name);
  }

  /// %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind bind, i32 index, i1
  /// nonUniformIndex)
  /// Returns a handle of a resource at a binding: a register range, a space and a class. An index
  /// outside the range is undefined. AnnotateHandle must follow before the first access. For a
  /// target before DXIL 1.6 the linker uses CreateHandle.
  /// \param bind First and last register of the range, register space and class.
  /// \param index Register of the resource: the first of the range plus the array index.
  /// \param nonUniformIndex True if the index may differ between the threads of a wave.
  typename Base::Made
  createHandleFromBinding(llvm::Value *bind, llvm::Value *index, llvm::Value *nonUniformIndex,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CreateHandleFromBinding,
                    {bind, index, nonUniformIndex},
                    {}, Name);
  }

  /// %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 index, i1 samplerHeap, i1
  /// nonUniformIndex)
  /// Returns a handle of a descriptor in the bound resource or sampler heap. The index must lie
  /// within the heap and the descriptor must be of the annotated kind, or the behaviour is
  /// undefined. The root signature must allow direct indexing of the heap.
  /// \param index Index of the descriptor in the heap.
  /// \param samplerHeap True for the sampler heap, false for the heap of all other resources.
  /// \param nonUniformIndex True if the index may differ between the threads of a wave.
  typename Base::Made
  createHandleFromHeap(llvm::Value *index, llvm::Value *samplerHeap, llvm::Value *nonUniformIndex,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CreateHandleFromHeap,
                    {index, samplerHeap, nonUniformIndex},
                    {}, Name);
  }

  /// %dx.types.fouri32 @dx.op.unpack4x8.i32(i32 219, i8 unpackMode, i32 pk)
  /// Spreads the four bytes of an integer over four integers of the overload type, sign-extended or
  /// zero-extended as the mode says.
  /// \param unpackMode How a byte is widened; a constant in practice.
  /// \param pk Four packed bytes, the lowest first.
  /// \param OverloadType the overload
  typename Base::Made
  unpack4x8(llvm::Value *unpackMode, llvm::Value *pk, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Unpack4x8,
                    {unpackMode, pk},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.pack4x8.i32(i32 220, i8 packMode, i32 x, i32 y, i32 z, i32 w)
  /// Packs four integers into the four bytes of one. The mode says whether a value that does not
  /// fit a byte is truncated or clamped.
  /// \param packMode What happens to values that do not fit; a constant in practice.
  /// \param x Value for the lowest byte.
  /// \param y Value for the second byte.
  /// \param z Value for the third byte.
  /// \param w Value for the highest byte.
  typename Base::Made
  pack4x8(llvm::Value *packMode, llvm::Value *x, llvm::Value *y, llvm::Value *z, llvm::Value *w,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::Pack4x8,
                    {packMode, x, y, z, w},
                    {x->getType()}, Name);
  }

  /// i1 @dx.op.isHelperLane.i1(i32 221)
  /// Tells whether the lane exists only for the derivatives of its quad, because it lies outside
  /// the primitive or was discarded. The answer may change during a shader, and is false in stages
  /// other than pixel shaders.
  /// \param OverloadType the overload
  typename Base::Made
  isHelperLane(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IsHelperLane,
                    {},
                    {OverloadType}, Name);
  }

  /// i1 @dx.op.quadVote.i1(i32 222, i1 cond, i8 op)
  /// Tells whether a condition holds in any lane, or in all lanes, of the quad. Helper lanes take
  /// part. For a target before DXIL 1.7 the linker replaces it with reads of the quad's lanes.
  /// \param cond Condition of this lane.
  /// \param op Any or all.
  /// \param OverloadType the overload
  typename Base::Made
  quadVote(llvm::Value *cond, QuadVoteOpKind op, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::QuadVote,
                    {cond, this->getConstant(OpCode::QuadVote, 1, int64_t(op))},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.i16 @dx.op.textureGatherRaw.i16(i32 223, %dx.types.Handle srv,
  /// %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0,
  /// i32 offset1)
  /// Returns the bits of four texels around a position, unconverted, as integers of the width of
  /// the format. The view must have an unsigned format of that width: one component of 16 or 32
  /// bits, or two of 32 for 64. The texels are those that bilinear filtering of the finest level
  /// would use, in the order lower left, lower right, upper right, upper left. It is a feature of
  /// the device.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in default mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, -32 to 31 texels; undef if there is none.
  /// \param offset1 Offset in y, likewise.
  /// \param OverloadType the overload
  typename Base::Made
  textureGatherRaw(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TextureGatherRaw,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sampleCmpLevel.f16(i32 224, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float compareValue, float lod)
  /// Compares the texels of a given mip level with a reference value and filters the outcomes, 1
  /// for each that passes. No quad is needed. It is a feature of the device.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in comparison mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param compareValue Reference value; the sampler says how it is compared. For normalized
  /// formats it is clamped to their range.
  /// \param lod Mip level, 0 for the finest.
  /// \param OverloadType the overload
  typename Base::Made
  sampleCmpLevel(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *compareValue, llvm::Value *lod, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleCmpLevel,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2,
                     compareValue, lod},
                    {OverloadType}, Name);
  }

  /// void @dx.op.textureStoreSample.f16(i32 225, %dx.types.Handle srv, i32 coord0, i32 coord1, i32
  /// coord2, half value0, half value1, half value2, half value3, i8 mask, i32 sampleIdx)
  /// Writes one sample of a texel of a multisampled UAV. All four components must be given.
  /// Coordinates or a sample outside the texture write nothing, and so do helper lanes. It is a
  /// feature of the device.
  /// \param srv Multisampled texture: a UAV.
  /// \param coord0 Texel x.
  /// \param coord1 Texel y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Texel z, or slice of a two-dimensional array; undef if unused.
  /// \param value0 First component.
  /// \param value1 Second component.
  /// \param value2 Third component.
  /// \param value3 Fourth component.
  /// \param mask Components to write: all four.
  /// \param sampleIdx Number of the sample.
  typename Base::Made
  textureStoreSample(llvm::Value *srv, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *value0, llvm::Value *value1, llvm::Value *value2,
      llvm::Value *value3, ComponentMask mask, llvm::Value *sampleIdx,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TextureStoreSample,
                    {srv, coord0, coord1, coord2, value0, value1, value2, value3,
                     this->getConstant(OpCode::TextureStoreSample, 8, int64_t(mask)), sampleIdx},
                    {value0->getType()}, Name);
  }

  /// %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle
  /// output, i32 numRecords, i1 perThread)
  /// Allocates records to send to another node. They are zeroed or undefined until written, and are
  /// sent by OutputComplete. A call for the group must be in uniform control flow with uniform
  /// arguments. A thread may ask for none; the sum must not exceed the declared maximum.
  /// \param output Output to send to.
  /// \param numRecords Number of records; for the group, the same in all threads.
  /// \param perThread True if each thread asks for itself, false if the group asks as one.
  typename Base::Made
  allocateNodeOutputRecords(llvm::Value *output, llvm::Value *numRecords, llvm::Value *perThread,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AllocateNodeOutputRecords,
                    {output, numRecords, perThread},
                    {}, Name);
  }

  /// %struct.T* @dx.op.getNodeRecordPtr.struct.T(i32 239, %dx.types.NodeRecordHandle recordhandle,
  /// i32 arrayIndex)
  /// Returns a pointer to one record of an input or an output, in the address space of node
  /// records. An index beyond the records is undefined behaviour, and so is a pointer used after
  /// OutputComplete. Input records can be written only if they are declared so.
  /// \param recordhandle Records.
  /// \param arrayIndex Record, from 0.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  getNodeRecordPtr(llvm::Value *recordhandle, llvm::Value *arrayIndex, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GetNodeRecordPtr,
                    {recordhandle, arrayIndex},
                    {OverloadType}, Name);
  }

  /// void @dx.op.incrementOutputCount(i32 240, %dx.types.NodeHandle output, i32 count, i1
  /// perThread)
  /// Adds to the number of empty records to send to another node. A call for the group must be in
  /// uniform control flow with uniform arguments. The sum must not exceed the declared maximum.
  /// \param output Output with empty records.
  /// \param count Number of records to add.
  /// \param perThread True if each thread asks for itself, false if the group asks as one.
  typename Base::Made
  incrementOutputCount(llvm::Value *output, llvm::Value *count, llvm::Value *perThread,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IncrementOutputCount,
                    {output, count, perThread},
                    {}, Name);
  }

  /// void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle output)
  /// Sends allocated records; the shader must not use them afterwards. It must be called once for
  /// each allocation, on each path, in control flow as uniform as that of the allocation.
  /// \param output Records to send.
  typename Base::Made
  outputComplete(llvm::Value *output, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::OutputComplete,
                    {output},
                    {}, Name);
  }

  /// i32 @dx.op.getInputRecordCount(i32 242, %dx.types.NodeRecordHandle input)
  /// Returns the number of records that a coalescing node shader was launched with.
  /// \param input Input of the node.
  typename Base::Made
  getInputRecordCount(llvm::Value *input, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GetInputRecordCount,
                    {input},
                    {}, Name);
  }

  /// i1 @dx.op.finishedCrossGroupSharing(i32 243, %dx.types.NodeRecordHandle input)
  /// Tells whether this thread group is the last of its dispatch to call the op for a shared input
  /// record, so that it may read what the others wrote. All threads must reach it, in uniform
  /// control flow, once at most, and no shared field may be written afterwards. The record must be
  /// declared to track sharing.
  /// \param input Shared input record.
  typename Base::Made
  finishedCrossGroupSharing(llvm::Value *input, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FinishedCrossGroupSharing,
                    {input},
                    {}, Name);
  }

  /// void @dx.op.barrierByMemoryType(i32 244, i32 MemoryTypeFlags, i32 SemanticFlags)
  /// Orders accesses to the named kinds of memory before the call against those after it, within
  /// the named scope, and waits for the thread group if asked. Flags that need a thread group or a
  /// node limit the stages; ReorderScope needs DXIL 1.9 and a ray generation shader. For a target
  /// before DXIL 1.8 the linker turns a call without newer flags into Barrier. With GroupSync every
  /// thread of the group must reach the same call, or the result is undefined.
  /// \param MemoryTypeFlags Kinds of memory to order.
  /// \param SemanticFlags Whether to wait, and how far the order reaches.
  typename Base::Made
  barrierByMemoryType(MemoryTypeFlags MemoryTypeFlags, BarrierSemanticFlags SemanticFlags,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BarrierByMemoryType,
                    {this->getConstant(OpCode::BarrierByMemoryType, 0, int64_t(MemoryTypeFlags)),
                     this->getConstant(OpCode::BarrierByMemoryType, 1, int64_t(SemanticFlags))},
                    {}, Name);
  }

  /// void @dx.op.barrierByMemoryHandle(i32 245, %dx.types.Handle object, i32 SemanticFlags)
  /// Orders accesses to one UAV before the call against those after it, within the named scope, and
  /// waits for the thread group if asked. Accesses to the same memory through other handles are not
  /// ordered. With GroupSync every thread of the group must reach the same call, or the result is
  /// undefined.
  /// \param object UAV whose accesses are ordered.
  /// \param SemanticFlags Whether to wait, and how far the order reaches.
  typename Base::Made
  barrierByMemoryHandle(llvm::Value *object, BarrierSemanticFlags SemanticFlags,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BarrierByMemoryHandle,
                    {object,
                     this->getConstant(OpCode::BarrierByMemoryHandle, 1, int64_t(SemanticFlags))},
                    {}, Name);
  }

  /// void @dx.op.barrierByNodeRecordHandle(i32 246, %dx.types.NodeRecordHandle object, i32
  /// SemanticFlags)
  /// Orders accesses to one set of node records before the call against those after it, within the
  /// named scope, and waits for the thread group if asked. Only node shaders have records. With
  /// GroupSync every thread of the group must reach the same call, or the result is undefined.
  /// \param object Records whose accesses are ordered.
  /// \param SemanticFlags Whether to wait, and how far the order reaches.
  typename Base::Made
  barrierByNodeRecordHandle(llvm::Value *object, BarrierSemanticFlags SemanticFlags,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::BarrierByNodeRecordHandle,
                    {object,
                     this->getConstant(OpCode::BarrierByNodeRecordHandle, 1, int64_t(SemanticFlags))},
                    {}, Name);
  }

  /// %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 MetadataIdx)
  /// Returns a handle of a declared output of the node shader. AnnotateNodeHandle must follow.
  /// \param MetadataIdx Number of the output in the metadata of the entry point.
  typename Base::Made
  createNodeOutputHandle(llvm::Value *MetadataIdx, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CreateNodeOutputHandle,
                    {MetadataIdx},
                    {}, Name);
  }

  /// %dx.types.NodeHandle @dx.op.indexNodeHandle(i32 248, %dx.types.NodeHandle NodeOutputHandle,
  /// i32 ArrayIndex)
  /// Returns a handle of one element of an output array. An index beyond the array gives an output
  /// that is not valid.
  /// \param NodeOutputHandle Handle of the array.
  /// \param ArrayIndex Element, from 0; may vary between threads.
  typename Base::Made
  indexNodeHandle(llvm::Value *NodeOutputHandle, llvm::Value *ArrayIndex,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IndexNodeHandle,
                    {NodeOutputHandle, ArrayIndex},
                    {}, Name);
  }

  /// %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle node,
  /// %dx.types.NodeInfo props)
  /// Adds to the handle of an output what the shader knows of it: its flags, see NodeIOFlag, and
  /// the size of its records in bytes.
  /// \param node Handle of the output.
  /// \param props Two constant words: flags, then record size.
  typename Base::Made
  annotateNodeHandle(llvm::Value *node, llvm::Value *props, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AnnotateNodeHandle,
                    {node, props},
                    {}, Name);
  }

  /// %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 MetadataIdx)
  /// Returns a handle of the input records of the node shader. AnnotateNodeRecordHandle must
  /// follow.
  /// \param MetadataIdx Number of the input in the metadata of the entry point.
  typename Base::Made
  createNodeInputRecordHandle(llvm::Value *MetadataIdx, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::CreateNodeInputRecordHandle,
                    {MetadataIdx},
                    {}, Name);
  }

  /// %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle
  /// noderecord, %dx.types.NodeRecordInfo props)
  /// Adds to the handle of records what the shader knows of them: their flags, see NodeIOFlag, and
  /// their size in bytes.
  /// \param noderecord Handle of the records.
  /// \param props Two constant words: flags, then record size.
  typename Base::Made
  annotateNodeRecordHandle(llvm::Value *noderecord, llvm::Value *props,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AnnotateNodeRecordHandle,
                    {noderecord, props},
                    {}, Name);
  }

  /// i1 @dx.op.nodeOutputIsValid(i32 252, %dx.types.NodeHandle output)
  /// Tells whether an output leads to a node of the graph that can still receive records: it is
  /// false for an absent node, and for recursion that has reached its limit. It is uniform for a
  /// uniform handle.
  /// \param output Output to test.
  typename Base::Made
  nodeOutputIsValid(llvm::Value *output, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::NodeOutputIsValid,
                    {output},
                    {}, Name);
  }

  /// i32 @dx.op.getRemainingRecursionLevels(i32 253)
  /// Returns how many times the node may still send to itself. It is 0 in the last level and in
  /// nodes without recursion.
  typename Base::Made
  getRemainingRecursionLevels(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GetRemainingRecursionLevels,
                    {},
                    {}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sampleCmpGrad.f16(i32 254, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float compareValue, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float
  /// ddy2, float clamp)
  /// Compares texels with a reference value and filters the outcomes, 1 for each that passes, at
  /// the mip level that the given gradients ask for. No quad is needed. It is a feature of the
  /// device.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in comparison mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param compareValue Reference value; the sampler says how it is compared. For normalized
  /// formats it is clamped to their range.
  /// \param ddx0 Change of coordinate x per pixel in x.
  /// \param ddx1 Change of coordinate y per pixel in x; undef if unused.
  /// \param ddx2 Change of coordinate z per pixel in x; undef if unused.
  /// \param ddy0 Change of coordinate x per pixel in y.
  /// \param ddy1 Change of coordinate y per pixel in y; undef if unused.
  /// \param ddy2 Change of coordinate z per pixel in y; undef if unused.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  /// \param OverloadType the overload
  typename Base::Made
  sampleCmpGrad(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *compareValue, llvm::Value *ddx0, llvm::Value *ddx1,
      llvm::Value *ddx2, llvm::Value *ddy0, llvm::Value *ddy1, llvm::Value *ddy2,
      llvm::Value *clamp, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleCmpGrad,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2,
                     compareValue, ddx0, ddx1, ddx2, ddy0, ddy1, ddy2, clamp},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.sampleCmpBias.f16(i32 255, %dx.types.Handle srv, %dx.types.Handle
  /// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
  /// offset2, float compareValue, float bias, float clamp)
  /// Compares texels with a reference value and filters the outcomes, 1 for each that passes, with
  /// a bias added to the computed mip level. The mip level comes from the differences of the
  /// coordinates between the lanes of the quad, so in divergent control flow, or with an inactive
  /// neighbour, it is undefined. It is a feature of the device. The validator refuses constant
  /// biases outside -16 to 15.99.
  /// \param srv Texture to sample: an SRV.
  /// \param sampler Sampler in comparison mode.
  /// \param coord0 Normalized coordinate x.
  /// \param coord1 Normalized coordinate y, or slice of a one-dimensional array; undef if unused.
  /// \param coord2 Normalized coordinate z, or slice of a two-dimensional array; undef if unused.
  /// \param coord3 Slice of a cube array; undef for all other textures.
  /// \param offset0 Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A
  /// constant before DXIL 1.7.
  /// \param offset1 Offset in y, likewise.
  /// \param offset2 Offset in z, likewise.
  /// \param compareValue Reference value; the sampler says how it is compared. For normalized
  /// formats it is clamped to their range.
  /// \param bias Added to the mip level before clamping.
  /// \param clamp Lowest mip level that may be used; undef for no limit.
  /// \param OverloadType the overload
  typename Base::Made
  sampleCmpBias(llvm::Value *srv, llvm::Value *sampler, llvm::Value *coord0, llvm::Value *coord1,
      llvm::Value *coord2, llvm::Value *coord3, llvm::Value *offset0, llvm::Value *offset1,
      llvm::Value *offset2, llvm::Value *compareValue, llvm::Value *bias, llvm::Value *clamp,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::SampleCmpBias,
                    {srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2,
                     compareValue, bias, clamp},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.startVertexLocation.i32(i32 256)
  /// Returns the value added to each vertex index: the base vertex of an indexed draw, the first
  /// vertex of another. It is uniform in a draw, and is signed for indexed draws.
  /// \param OverloadType the overload
  typename Base::Made
  startVertexLocation(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::StartVertexLocation,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.startInstanceLocation.i32(i32 257)
  /// Returns the value added to each instance number when instance data is fetched. It is uniform
  /// in a draw.
  /// \param OverloadType the overload
  typename Base::Made
  startInstanceLocation(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::StartInstanceLocation,
                    {},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.allocateRayQuery2(i32 258, i32 constRayFlags, i32 constRayQueryFlags)
  /// Creates a ray query object with ray flags and query flags known at compile time.
  /// ForceOMM2State needs AllowOpacityMicromaps. It holds no ray until RayQuery_TraceRayInline
  /// gives it one.
  /// \param constRayFlags Flags that hold for every ray of the query.
  /// \param constRayQueryFlags Flags of the query.
  typename Base::Made
  allocateRayQuery2(RayFlag constRayFlags, RayQueryFlag constRayQueryFlags,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::AllocateRayQuery2,
                    {this->getConstant(OpCode::AllocateRayQuery2, 0, int64_t(constRayFlags)),
                     this->getConstant(OpCode::AllocateRayQuery2, 1, int64_t(constRayQueryFlags))},
                    {}, Name);
  }

  /// %dx.types.HitObject @dx.op.hitObject_TraceRay.struct.T(i32 262, %dx.types.Handle
  /// accelerationStructure, i32 rayFlags, i32 instanceInclusionMask, i32
  /// rayContributionToHitGroupIndex, i32 multiplierForGeometryContributionToHitGroupIndex, i32
  /// missShaderIndex, float Origin_X, float Origin_Y, float Origin_Z, float TMin, float
  /// Direction_X, float Direction_Y, float Direction_Z, float TMax, %struct.T* payload)
  /// Searches an acceleration structure along a ray as TraceRay does, any-hit and intersection
  /// shaders included, but runs no closest-hit or miss shader: what was found is returned as a hit
  /// object. A NaN in the ray, or a zero direction, gives undefined hits but no fault.
  /// \param accelerationStructure Acceleration structure: an SRV; a null one is missed.
  /// \param rayFlags How the ray is traced; unknown bits are ignored.
  /// \param instanceInclusionMask Instances count whose mask shares a bit with the low eight bits.
  /// \param rayContributionToHitGroupIndex Offset added to the shader table index of a hit; the low
  /// four bits count.
  /// \param multiplierForGeometryContributionToHitGroupIndex Factor of the geometry index in the
  /// shader table index; the low four bits count.
  /// \param missShaderIndex Index in the miss shader table; the low 16 bits count.
  /// \param Origin_X Origin of the ray, x.
  /// \param Origin_Y Origin of the ray, y.
  /// \param Origin_Z Origin of the ray, z.
  /// \param TMin Start of the ray, in lengths of the direction; not negative.
  /// \param Direction_X Direction of the ray, x.
  /// \param Direction_Y Direction of the ray, y.
  /// \param Direction_Z Direction of the ray, z.
  /// \param TMax End of the ray, in lengths of the direction; not below its start.
  /// \param payload Pointer to the payload, a struct.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  hitObject_TraceRay(llvm::Value *accelerationStructure, llvm::Value *rayFlags,
      llvm::Value *instanceInclusionMask, llvm::Value *rayContributionToHitGroupIndex,
      llvm::Value *multiplierForGeometryContributionToHitGroupIndex, llvm::Value *missShaderIndex,
      llvm::Value *Origin_X, llvm::Value *Origin_Y, llvm::Value *Origin_Z, llvm::Value *TMin,
      llvm::Value *Direction_X, llvm::Value *Direction_Y, llvm::Value *Direction_Z,
      llvm::Value *TMax, llvm::Value *payload, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_TraceRay,
                    {accelerationStructure, rayFlags, instanceInclusionMask,
                     rayContributionToHitGroupIndex,
                     multiplierForGeometryContributionToHitGroupIndex, missShaderIndex, Origin_X,
                     Origin_Y, Origin_Z, TMin, Direction_X, Direction_Y, Direction_Z, TMax,
                     payload},
                    {OverloadType}, Name);
  }

  /// %dx.types.HitObject @dx.op.hitObject_FromRayQuery(i32 263, i32 rayQueryHandle)
  /// Makes a hit object from the hit that a query has committed, or a miss if there is none. The
  /// attributes are those of a triangle.
  /// \param rayQueryHandle Query; its committed hit must be a triangle, if there is one.
  typename Base::Made
  hitObject_FromRayQuery(llvm::Value *rayQueryHandle, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_FromRayQuery,
                    {rayQueryHandle},
                    {}, Name);
  }

  /// %dx.types.HitObject @dx.op.hitObject_FromRayQueryWithAttrs.struct.T(i32 264, i32
  /// rayQueryHandle, i32 HitKind, %struct.T* CommittedAttribs)
  /// Makes a hit object from the hit that a query has committed, with a hit kind and attributes of
  /// its own, or a miss if there is none.
  /// \param rayQueryHandle Query.
  /// \param HitKind Hit kind, from 0 to 127 for a procedural primitive.
  /// \param CommittedAttribs Pointer to the attributes, a struct.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  hitObject_FromRayQueryWithAttrs(llvm::Value *rayQueryHandle, llvm::Value *HitKind,
      llvm::Value *CommittedAttribs, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_FromRayQueryWithAttrs,
                    {rayQueryHandle, HitKind, CommittedAttribs},
                    {OverloadType}, Name);
  }

  /// %dx.types.HitObject @dx.op.hitObject_MakeMiss(i32 265, i32 RayFlags, i32 MissShaderIndex,
  /// float Origin_X, float Origin_Y, float Origin_Z, float TMin, float Direction_X, float
  /// Direction_Y, float Direction_Z, float TMax)
  /// Makes a hit object that is a miss of the given ray. Nothing is searched.
  /// \param RayFlags Flags of the ray.
  /// \param MissShaderIndex Index in the miss shader table.
  /// \param Origin_X Origin of the ray, x.
  /// \param Origin_Y Origin of the ray, y.
  /// \param Origin_Z Origin of the ray, z.
  /// \param TMin Start of the ray, in lengths of the direction; not negative.
  /// \param Direction_X Direction of the ray, x.
  /// \param Direction_Y Direction of the ray, y.
  /// \param Direction_Z Direction of the ray, z.
  /// \param TMax End of the ray, in lengths of the direction; not below its start.
  typename Base::Made
  hitObject_MakeMiss(llvm::Value *RayFlags, llvm::Value *MissShaderIndex, llvm::Value *Origin_X,
      llvm::Value *Origin_Y, llvm::Value *Origin_Z, llvm::Value *TMin, llvm::Value *Direction_X,
      llvm::Value *Direction_Y, llvm::Value *Direction_Z, llvm::Value *TMax,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_MakeMiss,
                    {RayFlags, MissShaderIndex, Origin_X, Origin_Y, Origin_Z, TMin, Direction_X,
                     Direction_Y, Direction_Z, TMax},
                    {}, Name);
  }

  /// %dx.types.HitObject @dx.op.hitObject_MakeNop(i32 266)
  /// Makes a hit object that is neither hit nor miss. Invoking it runs no shader.
  typename Base::Made
  hitObject_MakeNop(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_MakeNop,
                    {},
                    {}, Name);
  }

  /// void @dx.op.hitObject_Invoke.struct.T(i32 267, %dx.types.HitObject hitObject, %struct.T*
  /// payload)
  /// Runs the closest-hit or miss shader of a hit object with a payload. An empty hit object, and
  /// one whose shader record is empty, run nothing.
  /// \param hitObject Hit object; undef is refused.
  /// \param payload Pointer to the payload, a struct.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  hitObject_Invoke(llvm::Value *hitObject, llvm::Value *payload, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_Invoke,
                    {hitObject, payload},
                    {OverloadType}, Name);
  }

  /// void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject hitObject, i32 coherenceHint, i32
  /// numCoherenceHintBitsFromLSB)
  /// Lets the device group threads that will do similar work, judged by a hit object, a hint, or
  /// both. It may do nothing. Values of the thread are kept, but wave and quad neighbours may
  /// change; memory is ordered only by a barrier with ReorderScope.
  /// \param hitObject Hit object that tells what the thread will do, or an empty one.
  /// \param coherenceHint Bits of equal meaning in threads that do similar work.
  /// \param numCoherenceHintBitsFromLSB How many of the low bits of the hint count; 0 for no hint.
  typename Base::Made
  maybeReorderThread(llvm::Value *hitObject, llvm::Value *coherenceHint,
      llvm::Value *numCoherenceHintBitsFromLSB, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::MaybeReorderThread,
                    {hitObject, coherenceHint, numCoherenceHintBitsFromLSB},
                    {}, Name);
  }

  /// i1 @dx.op.hitObject_StateScalar.i1(i32 269, %dx.types.HitObject hitObject)
  /// Tells whether a hit object is a miss. An empty one is not.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_IsMiss(llvm::Value *hitObject, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_IsMiss,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// i1 @dx.op.hitObject_StateScalar.i1(i32 270, %dx.types.HitObject hitObject)
  /// Tells whether a hit object is a hit. An empty one is not.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_IsHit(llvm::Value *hitObject, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_IsHit,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// i1 @dx.op.hitObject_StateScalar.i1(i32 271, %dx.types.HitObject hitObject)
  /// Tells whether a hit object is empty: neither hit nor miss.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_IsNop(llvm::Value *hitObject, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_IsNop,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitObject_StateScalar.i32(i32 272, %dx.types.HitObject hitObject)
  /// Returns the flags of the ray of a hit object. An empty hit object gives 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_RayFlags(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_RayFlags,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// float @dx.op.hitObject_StateScalar.f32(i32 273, %dx.types.HitObject hitObject)
  /// Returns where along the ray of a hit object the search started, in lengths of the direction.
  /// An empty hit object gives 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_RayTMin(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_RayTMin,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// float @dx.op.hitObject_StateScalar.f32(i32 274, %dx.types.HitObject hitObject)
  /// Returns how far along its ray a hit is, in lengths of the direction; for a miss the end of the
  /// ray. An empty hit object gives 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_RayTCurrent(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_RayTCurrent,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// float @dx.op.hitObject_StateVector.f32(i32 275, %dx.types.HitObject hitObject, i32 component)
  /// Returns one coordinate of the origin of the ray in world space. An empty hit object gives 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_WorldRayOrigin(llvm::Value *hitObject, llvm::Value *component, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_WorldRayOrigin,
                    {hitObject, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.hitObject_StateVector.f32(i32 276, %dx.types.HitObject hitObject, i32 component)
  /// Returns one coordinate of the direction of the ray in world space. An empty hit object gives
  /// 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_WorldRayDirection(llvm::Value *hitObject, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_WorldRayDirection,
                    {hitObject, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.hitObject_StateVector.f32(i32 277, %dx.types.HitObject hitObject, i32 component)
  /// Returns one coordinate of the origin of the ray in the space of the instance; for a miss, in
  /// world space. An empty hit object gives 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_ObjectRayOrigin(llvm::Value *hitObject, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_ObjectRayOrigin,
                    {hitObject, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.hitObject_StateVector.f32(i32 278, %dx.types.HitObject hitObject, i32 component)
  /// Returns one coordinate of the direction of the ray in the space of the instance, not
  /// normalized; for a miss, in world space. An empty hit object gives 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param component Coordinate: 0 for x, 1 for y, 2 for z.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_ObjectRayDirection(llvm::Value *hitObject, llvm::Value *component,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_ObjectRayDirection,
                    {hitObject, component},
                    {OverloadType}, Name);
  }

  /// float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject hitObject, i32 row, i32
  /// col)
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
  /// world space. A miss and an empty hit object give the identity.
  /// \param hitObject Hit object; undef is refused.
  /// \param row Row: 0 to 2.
  /// \param col Column: 0 to 3; the last is the translation.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_ObjectToWorld3x4(llvm::Value *hitObject, llvm::Value *row, llvm::Value *col,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_ObjectToWorld3x4,
                    {hitObject, row, col},
                    {OverloadType}, Name);
  }

  /// float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject hitObject, i32 row, i32
  /// col)
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance. A miss and an empty hit object give the identity.
  /// \param hitObject Hit object; undef is refused.
  /// \param row Row: 0 to 2.
  /// \param col Column: 0 to 3; the last is the translation.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_WorldToObject3x4(llvm::Value *hitObject, llvm::Value *row, llvm::Value *col,
      llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_WorldToObject3x4,
                    {hitObject, row, col},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitObject_StateScalar.i32(i32 281, %dx.types.HitObject hitObject)
  /// Returns the position of the geometry that is hit within its bottom-level acceleration
  /// structure. A miss and an empty hit object give 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_GeometryIndex(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_GeometryIndex,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitObject_StateScalar.i32(i32 282, %dx.types.HitObject hitObject)
  /// Returns the position of the instance that is hit in the top-level acceleration structure. A
  /// miss and an empty hit object give 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_InstanceIndex(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_InstanceIndex,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitObject_StateScalar.i32(i32 283, %dx.types.HitObject hitObject)
  /// Returns the 24-bit number that the application gave the instance that is hit. A miss and an
  /// empty hit object give 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_InstanceID(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_InstanceID,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitObject_StateScalar.i32(i32 284, %dx.types.HitObject hitObject)
  /// Returns the position of the primitive that is hit within its geometry. A miss and an empty hit
  /// object give 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_PrimitiveIndex(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_PrimitiveIndex,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitObject_StateScalar.i32(i32 285, %dx.types.HitObject hitObject)
  /// Returns how the primitive was hit. A miss and an empty hit object give 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_HitKind(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_HitKind,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitObject_StateScalar.i32(i32 286, %dx.types.HitObject hitObject)
  /// Returns the index of the shader record that invoking the hit object would use. An empty hit
  /// object gives 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_ShaderTableIndex(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_ShaderTableIndex,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// %dx.types.HitObject @dx.op.hitObject_SetShaderTableIndex(i32 287, %dx.types.HitObject
  /// hitObject, i32 shaderTableIndex)
  /// Returns a copy of a hit object that uses another shader record. For an empty one nothing
  /// changes. An index beyond the table is undefined behaviour when invoked.
  /// \param hitObject Hit object; undef is refused.
  /// \param shaderTableIndex Index in the hit group or miss shader table.
  typename Base::Made
  hitObject_SetShaderTableIndex(llvm::Value *hitObject, llvm::Value *shaderTableIndex,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_SetShaderTableIndex,
                    {hitObject, shaderTableIndex},
                    {}, Name);
  }

  /// i32 @dx.op.hitObject_LoadLocalRootTableConstant(i32 288, %dx.types.HitObject hitObject, i32
  /// offset)
  /// Reads 32 bits of the local root arguments of the shader record of a hit object. Offsets
  /// outside the record, and empty hit objects, give an undefined value or 0.
  /// \param hitObject Hit object; undef is refused.
  /// \param offset Offset in the local root arguments, in bytes: a multiple of 4.
  typename Base::Made
  hitObject_LoadLocalRootTableConstant(llvm::Value *hitObject, llvm::Value *offset,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_LoadLocalRootTableConstant,
                    {hitObject, offset},
                    {}, Name);
  }

  /// void @dx.op.hitObject_Attributes.struct.T(i32 289, %dx.types.HitObject hitObject, %struct.T*
  /// attributes)
  /// Copies the attributes of a hit to memory. For a miss or an empty hit object the memory is left
  /// undefined. The struct must be that of the hit.
  /// \param hitObject Hit object; undef is refused.
  /// \param attributes Pointer to the struct to fill.
  /// \param OverloadType the overload (the struct, not a pointer)
  typename Base::Made
  hitObject_Attributes(llvm::Value *hitObject, llvm::Value *attributes, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_Attributes,
                    {hitObject, attributes},
                    {OverloadType}, Name);
  }

  /// %dx.types.ResRet.f16 @dx.op.rawBufferVectorLoad.f16(i32 303, %dx.types.Handle buf, i32 index,
  /// i32 elementOffset, i32 alignment)
  /// Reads a vector of any length from a byte-address or structured buffer. Each element is checked
  /// for itself: a raw access beyond the end reads 0; a structure beyond the end reads 0, but a
  /// byte offset beyond its structure is undefined. A buffer bound as a root descriptor has no
  /// bounds, and an address outside it is undefined.
  /// \param buf Byte-address or structured buffer: an SRV or a UAV.
  /// \param index Structure of a structured buffer; byte offset of a raw buffer.
  /// \param elementOffset Byte within the structure for a structured buffer; undef for a raw
  /// buffer.
  /// \param alignment Alignment of the access in bytes: a power of two, at most that of the largest
  /// scalar.
  /// \param OverloadType the overload
  typename Base::Made
  rawBufferVectorLoad(llvm::Value *buf, llvm::Value *index, llvm::Value *elementOffset,
      llvm::Value *alignment, llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RawBufferVectorLoad,
                    {buf, index, elementOffset, alignment},
                    {OverloadType}, Name);
  }

  /// void @dx.op.rawBufferVectorStore.f16(i32 304, %dx.types.Handle uav, i32 index, i32
  /// elementOffset, half value0, i32 alignment)
  /// Writes a vector of any length to a byte-address or structured buffer. Each element is checked
  /// for itself: a raw access beyond the end writes nothing, nor does a structure beyond the end,
  /// but a byte offset beyond its structure is undefined. Helper lanes write nothing. A buffer
  /// bound as a root descriptor has no bounds, and an address outside it is undefined.
  /// \param uav Byte-address or structured buffer: a UAV.
  /// \param index Structure of a structured buffer; byte offset of a raw buffer.
  /// \param elementOffset Byte within the structure for a structured buffer; undef for a raw
  /// buffer.
  /// \param value0 Vector to write.
  /// \param alignment Alignment of the access in bytes: a power of two, at most that of the largest
  /// scalar.
  typename Base::Made
  rawBufferVectorStore(llvm::Value *uav, llvm::Value *index, llvm::Value *elementOffset,
      llvm::Value *value0, llvm::Value *alignment, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RawBufferVectorStore,
                    {uav, index, elementOffset, value0, alignment},
                    {value0->getType()}, Name);
  }

  /// i1 @dx.op.vectorReduce.v4i1(i32 309, <4 x i1> a)
  /// Combines all elements of a vector with a bitwise and. Of booleans it is true if every element
  /// is.
  /// \param a Vector to reduce.
  typename Base::Made
  vectorReduceAnd(llvm::Value *a, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::VectorReduceAnd,
                    {a},
                    {a->getType()}, Name);
  }

  /// i1 @dx.op.vectorReduce.v4i1(i32 310, <4 x i1> a)
  /// Combines all elements of a vector with a bitwise or. Of booleans it is true if any element is.
  /// \param a Vector to reduce.
  typename Base::Made
  vectorReduceOr(llvm::Value *a, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::VectorReduceOr,
                    {a},
                    {a->getType()}, Name);
  }

  /// half @dx.op.dot.v4f16(i32 311, <4 x half> a, <4 x half> b)
  /// Computes the dot product of two vectors of equal length, for vector overloads of any length.
  /// The order of the additions and the number of roundings are not specified.
  /// \param a First vector.
  /// \param b Second vector.
  typename Base::Made
  fDot(llvm::Value *a, llvm::Value *b, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::FDot,
                    {a, b},
                    {a->getType()}, Name);
  }

  /// void @dx.op.nop(i32 -2147483648)
  /// Does nothing. It stands for experimental ops in tests.
  typename Base::Made
  experimentalNop(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ExperimentalNop,
                    {},
                    {}, Name);
  }

  /// i32 @dx.op.getGroupWaveIndex(i32 -2147483647)
  /// Returns the index of this wave among the waves of its thread group. It is uniform in the wave.
  /// Which threads a wave has is not specified.
  typename Base::Made
  getGroupWaveIndex(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GetGroupWaveIndex,
                    {},
                    {}, Name);
  }

  /// i32 @dx.op.getGroupWaveCount(i32 -2147483646)
  /// Returns the number of waves that run the thread group. It is uniform in the group.
  typename Base::Made
  getGroupWaveCount(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::GetGroupWaveCount,
                    {},
                    {}, Name);
  }

  /// i32 @dx.op.clusterID(i32 -2147483645)
  /// Returns the number that the application gave the cluster that is hit. Outside clustered
  /// geometry it is -1.
  typename Base::Made
  clusterID(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::ClusterID,
                    {},
                    {}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483644, i32 rayQueryHandle)
  /// Returns the number that the application gave the cluster of the candidate. Outside clustered
  /// geometry it is -1. It is defined after RayQuery_Proceed returned true.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateClusterID(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateClusterID,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483643, i32 rayQueryHandle)
  /// Returns the number that the application gave the cluster of the committed hit. Outside
  /// clustered geometry it is -1. It is defined once a hit is committed.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedClusterID(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedClusterID,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// i32 @dx.op.hitObject_StateScalar.i32(i32 -2147483642, %dx.types.HitObject hitObject)
  /// Returns the number that the application gave the cluster that is hit. Outside clustered
  /// geometry it is -1.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_ClusterID(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_ClusterID,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// <9 x float> @dx.op.triangleObjectPosition.f32(i32 -2147483641)
  /// Returns the vertices of the triangle that is hit, in the space of its instance. The
  /// acceleration structure must allow access to its data; for other hits than triangles the result
  /// is undefined.
  /// \param OverloadType the overload
  typename Base::Made
  triangleObjectPosition(llvm::Type *OverloadType, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::TriangleObjectPosition,
                    {},
                    {OverloadType}, Name);
  }

  /// <9 x float> @dx.op.rayQuery_CandidateTriangleObjectPosition.f32(i32 -2147483640, i32
  /// rayQueryHandle)
  /// Returns the vertices of the triangle of the candidate, in the space of its instance. The
  /// acceleration structure must allow access to its data. It is defined after RayQuery_Proceed
  /// returned true for a triangle.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CandidateTriangleObjectPosition(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CandidateTriangleObjectPosition,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// <9 x float> @dx.op.rayQuery_CommittedTriangleObjectPosition.f32(i32 -2147483639, i32
  /// rayQueryHandle)
  /// Returns the vertices of the triangle of the committed hit, in the space of its instance. The
  /// acceleration structure must allow access to its data. It is defined once a hit is committed
  /// and is a triangle.
  /// \param rayQueryHandle Query, from AllocateRayQuery or AllocateRayQuery2.
  /// \param OverloadType the overload
  typename Base::Made
  rayQuery_CommittedTriangleObjectPosition(llvm::Value *rayQueryHandle, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::RayQuery_CommittedTriangleObjectPosition,
                    {rayQueryHandle},
                    {OverloadType}, Name);
  }

  /// <9 x float> @dx.op.hitObject_TriangleObjectPosition.f32(i32 -2147483638, %dx.types.HitObject
  /// hitObject)
  /// Returns the vertices of the triangle that is hit, in the space of its instance. The
  /// acceleration structure must allow access to its data; for other hits than triangles the result
  /// is undefined.
  /// \param hitObject Hit object; undef is refused.
  /// \param OverloadType the overload
  typename Base::Made
  hitObject_TriangleObjectPosition(llvm::Value *hitObject, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::HitObject_TriangleObjectPosition,
                    {hitObject},
                    {OverloadType}, Name);
  }

  /// %Object @dx.op.linAlgMatrixMultiplyAccumulate.Object.Object.Object.Object(i32 -2147483637,
  /// %Object matrixA, %Object matrixB, %Object matrixC)
  /// Multiplies an M by K matrix by a K by N matrix and adds the product to an M by N matrix. The
  /// use of the operands must be A, B and Accumulator, and all have one scope. The scope of the
  /// matrices is a wave or a thread group, all of whose threads must make the call together with
  /// the same arguments. The order of the additions and the precision in between are not specified.
  /// \param matrixA Left factor.
  /// \param matrixB Right factor.
  /// \param matrixC Matrix to add to.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgMatrixMultiplyAccumulate(llvm::Value *matrixA, llvm::Value *matrixB, llvm::Value *matrixC,
      llvm::Type *OverloadType0, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixMultiplyAccumulate,
                    {matrixA, matrixB, matrixC},
                    {OverloadType0, matrixA->getType(), matrixB->getType(), matrixC->getType()}, Name);
  }

  /// %Object @dx.op.linAlgFillMatrix.Object.f16(i32 -2147483636, half value)
  /// Makes a matrix whose elements all have one value. The scope of the matrices is a wave or a
  /// thread group, all of whose threads must make the call together with the same arguments.
  /// \param value Value of each element, converted to the component type of the matrix.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgFillMatrix(llvm::Value *value, llvm::Type *OverloadType0, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgFillMatrix,
                    {value},
                    {OverloadType0, value->getType()}, Name);
  }

  /// %Object @dx.op.linAlgCopyConvertMatrix.Object.Object(i32 -2147483635, %Object srcMatrix, i1
  /// transpose)
  /// Copies a matrix to another component type or use, and transposes it if asked. Values that the
  /// type cannot represent are rounded or saturated as in other conversions. The scope of the
  /// matrices is a wave or a thread group, all of whose threads must make the call together with
  /// the same arguments.
  /// \param srcMatrix Matrix to copy.
  /// \param transpose True to transpose; a constant.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgCopyConvertMatrix(llvm::Value *srcMatrix, llvm::Value *transpose, llvm::Type *OverloadType0,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgCopyConvertMatrix,
                    {srcMatrix, transpose},
                    {OverloadType0, srcMatrix->getType()}, Name);
  }

  /// %Object @dx.op.linAlgMatrixLoadFromDescriptor.Object(i32 -2147483634, %dx.types.Handle handle,
  /// i32 offset, i32 stride, i32 layout, i32 align)
  /// Reads a matrix from a byte-address buffer. A matrix of thread scope needs a read-only buffer;
  /// one of wave or thread group scope needs rows or columns. Elements beyond the end of the buffer
  /// read as 0.
  /// \param handle Byte-address buffer.
  /// \param offset Offset of the first element in the buffer, in bytes.
  /// \param stride Bytes from one row or column to the next; a constant 0 for layouts without rows.
  /// \param layout Order of the elements; a constant.
  /// \param align Alignment of the first element in bytes: a constant, a positive multiple of 128.
  /// \param OverloadType the overload
  typename Base::Made
  linAlgMatrixLoadFromDescriptor(llvm::Value *handle, llvm::Value *offset, llvm::Value *stride,
      llvm::Value *layout, llvm::Value *align, llvm::Type *OverloadType,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixLoadFromDescriptor,
                    {handle, offset, stride, layout, align},
                    {OverloadType}, Name);
  }

  /// %Object @dx.op.linAlgMatrixLoadFromMemory.Object.f16(i32 -2147483633, half addrspace(3)*
  /// memory, i32 offset, i32 stride, i32 layout)
  /// Reads a matrix from a groupshared array. The scope of the matrices is a wave or a thread
  /// group, all of whose threads must make the call together with the same arguments. Elements
  /// outside the array are undefined.
  /// \param memory Groupshared array.
  /// \param offset Offset of the first element in the array, in elements.
  /// \param stride Elements of the array from one row or column to the next.
  /// \param layout Order of the elements.
  /// \param OverloadType0 the overload
  /// \param OverloadType1 the overload
  typename Base::Made
  linAlgMatrixLoadFromMemory(llvm::Value *memory, llvm::Value *offset, llvm::Value *stride,
      llvm::Value *layout, llvm::Type *OverloadType0, llvm::Type *OverloadType1,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixLoadFromMemory,
                    {memory, offset, stride, layout},
                    {OverloadType0, OverloadType1}, Name);
  }

  /// i32 @dx.op.linAlgMatrixLength.Object(i32 -2147483632, %Object matrix)
  /// Returns how many elements of a matrix this thread holds. How elements are spread over the
  /// threads of the scope is not specified, and differs between devices.
  /// \param matrix Matrix of wave or thread group scope.
  typename Base::Made
  linAlgMatrixLength(llvm::Value *matrix, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixLength,
                    {matrix},
                    {matrix->getType()}, Name);
  }

  /// <2 x i32> @dx.op.linAlgMatrixGetCoordinate.Object(i32 -2147483631, %Object matrix, i32
  /// threadLocalIndex)
  /// Returns where in the matrix an element is that this thread holds. An index beyond the elements
  /// of the thread gives a position outside the matrix.
  /// \param matrix Matrix of wave or thread group scope.
  /// \param threadLocalIndex Element that this thread holds, from 0 to LinAlgMatrixLength less one.
  typename Base::Made
  linAlgMatrixGetCoordinate(llvm::Value *matrix, llvm::Value *threadLocalIndex,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixGetCoordinate,
                    {matrix, threadLocalIndex},
                    {matrix->getType()}, Name);
  }

  /// half @dx.op.linAlgMatrixGetElement.f16.Object(i32 -2147483630, %Object matrix, i32
  /// threadLocalIndex)
  /// Returns the value of an element that this thread holds, converted to the overload type. An
  /// index beyond the elements of the thread gives 0.
  /// \param matrix Matrix of wave or thread group scope.
  /// \param threadLocalIndex Element that this thread holds, from 0 to LinAlgMatrixLength less one.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgMatrixGetElement(llvm::Value *matrix, llvm::Value *threadLocalIndex,
      llvm::Type *OverloadType0, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixGetElement,
                    {matrix, threadLocalIndex},
                    {OverloadType0, matrix->getType()}, Name);
  }

  /// %Object @dx.op.linAlgMatrixSetElement.Object.Object.f16(i32 -2147483629, %Object matrix, i32
  /// threadLocalIndex, half value)
  /// Returns a copy of a matrix with the value of one element that this thread holds replaced. An
  /// index beyond the elements of the thread changes nothing.
  /// \param matrix Matrix of wave or thread group scope.
  /// \param threadLocalIndex Element that this thread holds, from 0 to LinAlgMatrixLength less one.
  /// \param value New value, converted to the component type.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgMatrixSetElement(llvm::Value *matrix, llvm::Value *threadLocalIndex, llvm::Value *value,
      llvm::Type *OverloadType0, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixSetElement,
                    {matrix, threadLocalIndex, value},
                    {OverloadType0, matrix->getType(), value->getType()}, Name);
  }

  /// void @dx.op.linAlgMatrixStoreToDescriptor.Object(i32 -2147483628, %Object matrix,
  /// %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
  /// Writes a matrix to a byte-address buffer, in rows or columns. The scope of the matrices is a
  /// wave or a thread group, all of whose threads must make the call together with the same
  /// arguments. Elements beyond the end of the buffer are dropped.
  /// \param matrix Matrix of wave or thread group scope.
  /// \param handle Byte-address buffer: a UAV.
  /// \param offset Offset of the first element in the buffer, in bytes.
  /// \param stride Bytes from one row or column to the next.
  /// \param layout Order of the elements: a constant, RowMajor or ColumnMajor.
  /// \param align Alignment of the first element in bytes: a constant, a positive multiple of 128.
  typename Base::Made
  linAlgMatrixStoreToDescriptor(llvm::Value *matrix, llvm::Value *handle, llvm::Value *offset,
      llvm::Value *stride, llvm::Value *layout, llvm::Value *align, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixStoreToDescriptor,
                    {matrix, handle, offset, stride, layout, align},
                    {matrix->getType()}, Name);
  }

  /// void @dx.op.linAlgMatrixStoreToMemory.Object.f16(i32 -2147483627, %Object matrix, half
  /// addrspace(3)* memory, i32 offset, i32 stride, i32 layout)
  /// Writes a matrix to a groupshared array. The scope of the matrices is a wave or a thread group,
  /// all of whose threads must make the call together with the same arguments. Elements outside the
  /// array are undefined behaviour.
  /// \param matrix Matrix to store.
  /// \param memory Groupshared array.
  /// \param offset Offset of the first element in the array, in elements.
  /// \param stride Elements of the array from one row or column to the next.
  /// \param layout Order of the elements.
  /// \param OverloadType1 the overload
  typename Base::Made
  linAlgMatrixStoreToMemory(llvm::Value *matrix, llvm::Value *memory, llvm::Value *offset,
      llvm::Value *stride, llvm::Value *layout, llvm::Type *OverloadType1,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixStoreToMemory,
                    {matrix, memory, offset, stride, layout},
                    {matrix->getType(), OverloadType1}, Name);
  }

  /// i32 @dx.op.linAlgMatrixQueryAccumulatorLayout(i32 -2147483626)
  /// Tells how the device spreads an accumulator over threads: like a left factor or like a right
  /// factor. It is a constant for a device, known when the shader is compiled for it.
  typename Base::Made
  linAlgMatrixQueryAccumulatorLayout(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixQueryAccumulatorLayout,
                    {},
                    {}, Name);
  }

  /// %Object @dx.op.linAlgMatrixMultiply.Object.Object.Object(i32 -2147483625, %Object matrixA,
  /// %Object matrixB)
  /// Multiplies an M by K matrix by a K by N matrix. The use of the operands must be A and B, that
  /// of the result Accumulator, and all have one scope. The scope of the matrices is a wave or a
  /// thread group, all of whose threads must make the call together with the same arguments. The
  /// order of the additions and the precision in between are not specified.
  /// \param matrixA Left factor.
  /// \param matrixB Right factor.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgMatrixMultiply(llvm::Value *matrixA, llvm::Value *matrixB, llvm::Type *OverloadType0,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixMultiply,
                    {matrixA, matrixB},
                    {OverloadType0, matrixA->getType(), matrixB->getType()}, Name);
  }

  /// %Object @dx.op.linAlgMatrixAccumulate.Object.Object.Object(i32 -2147483624, %Object matrixLHS,
  /// %Object matrixRHS)
  /// Adds a matrix of use A or B to an accumulator of the same size, element by element. The scope
  /// of the matrices is a wave or a thread group, all of whose threads must make the call together
  /// with the same arguments.
  /// \param matrixLHS Accumulator.
  /// \param matrixRHS Matrix to add.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgMatrixAccumulate(llvm::Value *matrixLHS, llvm::Value *matrixRHS, llvm::Type *OverloadType0,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixAccumulate,
                    {matrixLHS, matrixRHS},
                    {OverloadType0, matrixLHS->getType(), matrixRHS->getType()}, Name);
  }

  /// <4 x half> @dx.op.linAlgMatVecMul.v4f16.Object.v4f16(i32 -2147483623, %Object matrix, i1
  /// isOutputSigned, <4 x half> inputVector, i32 interpretation)
  /// Multiplies an M by K matrix by a vector of K components. Types narrower than the elements are
  /// packed, several to an element. The matrix has thread scope and use A, so every thread may have
  /// its own. The precision in between is not specified.
  /// \param matrix Matrix of thread scope.
  /// \param isOutputSigned True if the elements of the result are signed, which floats always are;
  /// a constant.
  /// \param inputVector Vector to multiply.
  /// \param interpretation Component type that the elements of the vector stand for; a constant.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgMatVecMul(llvm::Value *matrix, llvm::Value *isOutputSigned, llvm::Value *inputVector,
      llvm::Value *interpretation, llvm::Type *OverloadType0, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatVecMul,
                    {matrix, isOutputSigned, inputVector, interpretation},
                    {OverloadType0, matrix->getType(), inputVector->getType()}, Name);
  }

  /// <4 x half> @dx.op.linAlgMatVecMulAdd.v4f16.Object.v4f16.v4f16(i32 -2147483622, %Object matrix,
  /// i1 isOutputSigned, <4 x half> inputVector, i32 inputInterpretation, <4 x half> biasVector)
  /// Multiplies an M by K matrix by a vector of K components and adds a vector of M elements of the
  /// type of the result. Types narrower than the elements are packed, several to an element. The
  /// matrix has thread scope and use A, so every thread may have its own. The precision in between
  /// is not specified.
  /// \param matrix Matrix of thread scope.
  /// \param isOutputSigned True if the elements of the result are signed, which floats always are;
  /// a constant.
  /// \param inputVector Vector to multiply.
  /// \param inputInterpretation Component type that the elements of the vector stand for; a
  /// constant.
  /// \param biasVector Vector to add.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgMatVecMulAdd(llvm::Value *matrix, llvm::Value *isOutputSigned, llvm::Value *inputVector,
      llvm::Value *inputInterpretation, llvm::Value *biasVector, llvm::Type *OverloadType0,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatVecMulAdd,
                    {matrix, isOutputSigned, inputVector, inputInterpretation, biasVector},
                    {OverloadType0, matrix->getType(), inputVector->getType(),
                     biasVector->getType()}, Name);
  }

  /// void @dx.op.linAlgMatrixAccumulateToDescriptor.Object(i32 -2147483621, %Object matrix,
  /// %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
  /// Adds an accumulator to a matrix in a byte-address buffer. Each element is added indivisibly,
  /// in no particular order. A matrix of thread scope needs one of the outer product layouts,
  /// others need rows or columns. Elements beyond the end of the buffer are dropped.
  /// \param matrix Accumulator.
  /// \param handle Byte-address buffer: a UAV.
  /// \param offset Offset of the first element in the buffer, in bytes.
  /// \param stride Bytes from one row or column to the next; a constant 0 for layouts without rows.
  /// \param layout Order of the elements; a constant.
  /// \param align Alignment of the first element in bytes: a constant, a positive multiple of 128.
  typename Base::Made
  linAlgMatrixAccumulateToDescriptor(llvm::Value *matrix, llvm::Value *handle, llvm::Value *offset,
      llvm::Value *stride, llvm::Value *layout, llvm::Value *align, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixAccumulateToDescriptor,
                    {matrix, handle, offset, stride, layout, align},
                    {matrix->getType()}, Name);
  }

  /// void @dx.op.linAlgMatrixAccumulateToMemory.Object.f16(i32 -2147483620, %Object matrix, half
  /// addrspace(3)* memory, i32 targetType, i32 offset, i32 stride, i32 layout)
  /// Adds an accumulator to a matrix in a groupshared array. Each element is added indivisibly, in
  /// no particular order. Elements outside the array are undefined behaviour.
  /// \param matrix Accumulator.
  /// \param memory Groupshared array.
  /// \param targetType Component type of the array.
  /// \param offset Offset of the first element in the array, in elements.
  /// \param stride Elements of the array from one row or column to the next.
  /// \param layout Order of the elements.
  /// \param OverloadType1 the overload
  typename Base::Made
  linAlgMatrixAccumulateToMemory(llvm::Value *matrix, llvm::Value *memory, llvm::Value *targetType,
      llvm::Value *offset, llvm::Value *stride, llvm::Value *layout, llvm::Type *OverloadType1,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixAccumulateToMemory,
                    {matrix, memory, targetType, offset, stride, layout},
                    {matrix->getType(), OverloadType1}, Name);
  }

  /// %Object @dx.op.linAlgMatrixOuterProduct.Object.v4f16.v4f16(i32 -2147483619, <4 x half>
  /// vectorA, <4 x half> vectorB)
  /// Multiplies each element of a vector of M by each of a vector of N elements. The result is an
  /// accumulator, to add to a matrix in memory.
  /// \param vectorA Vector of M elements, the rows.
  /// \param vectorB Vector of N elements, the columns.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgMatrixOuterProduct(llvm::Value *vectorA, llvm::Value *vectorB, llvm::Type *OverloadType0,
      const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgMatrixOuterProduct,
                    {vectorA, vectorB},
                    {OverloadType0, vectorA->getType(), vectorB->getType()}, Name);
  }

  /// <4 x half> @dx.op.linAlgConvert.v4f16.v4f16(i32 -2147483618, <4 x half> inputVector, i32
  /// inputInterpretation, i32 outputInterpretation)
  /// Converts the components of a vector from one type to another. Types narrower than the elements
  /// are packed, several to an element. Values that a type cannot represent are rounded or
  /// saturated.
  /// \param inputVector Vector to convert.
  /// \param inputInterpretation Component type of the operand; a constant.
  /// \param outputInterpretation Component type of the result; a constant.
  /// \param OverloadType0 the overload
  typename Base::Made
  linAlgConvert(llvm::Value *inputVector, llvm::Value *inputInterpretation,
      llvm::Value *outputInterpretation, llvm::Type *OverloadType0, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgConvert,
                    {inputVector, inputInterpretation, outputInterpretation},
                    {OverloadType0, inputVector->getType()}, Name);
  }

  /// void @dx.op.linAlgVectorAccumulateToDescriptor.v4f16(i32 -2147483617, %dx.types.Handle handle,
  /// i32 offset, i32 align, <4 x half> vector)
  /// Adds a vector to consecutive elements of a byte-address buffer. Each element is added
  /// indivisibly, in no particular order. Elements beyond the end of the buffer are dropped.
  /// \param handle Byte-address buffer: a UAV.
  /// \param offset Offset of the first element, in bytes.
  /// \param align Alignment of the first element, in bytes.
  /// \param vector Vector to add.
  typename Base::Made
  linAlgVectorAccumulateToDescriptor(llvm::Value *handle, llvm::Value *offset, llvm::Value *align,
      llvm::Value *vector, const llvm::Twine &Name = "") {
    return this->createOp(OpCode::LinAlgVectorAccumulateToDescriptor,
                    {handle, offset, align, vector},
                    {vector->getType()}, Name);
  }

  /// void @dx.op.debugBreak(i32 -2147483615)
  /// Stops in a debugger if one is attached and debugging is enabled; otherwise does nothing.
  typename Base::Made
  debugBreak(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::DebugBreak,
                    {},
                    {}, Name);
  }

  /// i1 @dx.op.isDebuggingEnabled(i32 -2147483614)
  /// Tells whether DebugBreak would stop. The answer may change while a shader runs.
  typename Base::Made
  isDebuggingEnabled(const llvm::Twine &Name = "") {
    return this->createOp(OpCode::IsDebuggingEnabled,
                    {},
                    {}, Name);
  }
};

/// Calls of functions dx.op.*.
using OpBuilder = OpBuilderOf<OpBuilderBase>;
/// Calls of extension intrinsics.
using ExtensionBuilder = OpBuilderOf<ExtensionBuilderBase>;

} // namespace dxil::lowering
