// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operators of meanings, as docs/meaning.md explains them.
// Written by: dxil-tblgen DXIL.td -gen-meaning-header; edit the records, not this file.
#pragma once

#include <cstdint>

namespace dxil::meaning {

enum class Operator : uint8_t {
  Argument, ///< of the op, by position
  Bound, ///< by the slot of a `where`
  Integer,
  Real,
  Add, ///< Sum; wraps.
  Sub, ///< Difference; wraps.
  Mul, ///< Low bits of the product.
  Udiv, ///< Unsigned quotient; all ones if the divisor is 0.
  Urem, ///< Unsigned remainder; all ones if the divisor is 0.
  And, ///< Bitwise and.
  Or, ///< Bitwise or.
  Xor, ///< Bitwise exclusive or.
  Not, ///< Bitwise complement.
  Shl, ///< Shift left; only the low bits of the amount count: its remainder by the width.
  Lshr, ///< Shift right, zeros come in; the amount as for shl.
  Ashr, ///< Shift right, the sign comes in; the amount as for shl.
  Smin, ///< Smaller signed integer.
  Smax, ///< Larger signed integer.
  Umin, ///< Smaller unsigned integer.
  Umax, ///< Larger unsigned integer.
  Eq, ///< Equal.
  Ne, ///< Not equal.
  Ult, ///< Less, as unsigned integers.
  Ule, ///< Less or equal, as unsigned integers.
  Slt, ///< Less, as signed integers.
  Sle, ///< Less or equal, as signed integers.
  CountOnes, ///< Number of set bits.
  LeadingZeros, ///< Clear bits above the highest set one; the width if there is none.
  TrailingZeros, ///< Clear bits below the lowest set one; the width if there is none.
  ReverseBits, ///< The bits in reverse order.
  Zext, ///< Zero-extended to a type.
  Sext, ///< Sign-extended to a type.
  Trunc, ///< The low bits.
  AsWord, ///< The low 32 bits, zero-extended if there are fewer.
  Ubyte, ///< A byte by its number from the lowest, zero-extended.
  Sbyte, ///< A byte by its number from the lowest, sign-extended.
  Concat, ///< Joins high and low bits to a type of twice the width.
  AsType, ///< The same bits as another type.
  Same, ///< Equal bits, also of floats.
  Fadd, ///< Sum.
  Fsub, ///< Difference.
  Fmul, ///< Product.
  Fdiv, ///< Quotient.
  Fma, ///< Product and sum, rounded once.
  FminNum, ///< Smaller value; of a NaN and a number the number, of two zeros the first.
  FmaxNum, ///< Larger value; of a NaN and a number the number, of two zeros the first.
  Ffloor, ///< Largest integer that is not above; zeros keep their sign.
  Fceil, ///< Smallest integer that is not below; zeros keep their sign.
  Ftrunc, ///< Without the fraction; zeros keep their sign.
  FroundEven, ///< Nearest integer, ties to even; zeros keep their sign.
  Feq, ///< Equal; false for NaN.
  Fne, ///< Not equal; true for NaN.
  Flt, ///< Less; false for NaN.
  Fle, ///< Less or equal; false for NaN.
  Fgt, ///< Greater; false for NaN.
  Fge, ///< Greater or equal; false for NaN.
  Fconvert, ///< The nearest value of another type.
  FconvertToZero, ///< The value of another type that is nearest towards zero: numbers that are too large become the largest.
  FromSigned, ///< The nearest float of a signed integer.
  FromUnsigned, ///< The nearest float of an unsigned integer.
  ToSigned, ///< Drops the fraction; numbers out of range become the nearest signed integer, NaN 0.
  ToUnsigned, ///< Drops the fraction; numbers out of range become the nearest unsigned integer, NaN 0.
  Fabs, ///< Clears the sign.
  Fneg, ///< Flips the sign.
  IsNaN, ///< True for a NaN.
  IsInf, ///< True for an infinity.
  IsDenormal, ///< True for a number that is not zero and smaller than every normal one.
  IsZero, ///< True for a zero of either sign.
  Sqrt, ///< Square root; NaN for negative numbers, -0 for -0.
  Sin, ///< Sine.
  Cos, ///< Cosine.
  Tan, ///< Tangent.
  Asin, ///< Arc sine.
  Acos, ///< Arc cosine.
  Atan, ///< Arc tangent.
  Sinh, ///< Hyperbolic sine.
  Cosh, ///< Hyperbolic cosine.
  Tanh, ///< Hyperbolic tangent.
  Exp2, ///< Power of 2.
  Log2, ///< Logarithm to base 2; minus infinity for zeros, NaN for negative numbers.
  Rsqrt, ///< 1 / sqrt, rounded once.
  Exp, ///< Power of e.
  Log, ///< Logarithm to base e.
  Log10, ///< Logarithm to base 10.
  Pow, ///< Power.
  Atan2, ///< Angle of the point (second operand, first operand).
  Nan, ///< A quiet NaN.
  Infinity, ///< Positive infinity.
  Select, ///< The second operand if the first is true, else the third.
  Copy, ///< The operand.
  Undefined, ///< Any value of the type.
  Either, ///< Any of the operands, as the implementation chooses; this project's executor takes the first.
  Within, ///< The second operand, or a value that the tolerance allows beside it.
  Pick, ///< By an integer: the operand with this index after it, of the last one for larger ones.
  Cases, ///< By an enum argument: the operand labelled with its case (EXPRESSION:$Case). All cases stand there.
  ByType, ///< One expression for float overloads (:$floats), one for integers (:$ints).
  Where, ///< The first operand, in which the names of the others (EXPRESSION:$name) are known; also in those behind.
  Tuple, ///< A result of several values.
  Fold, ///< Joins the values that the second operand has for each element, by an operator, from the first element on.
  Vector, ///< The operand for each element.
  Element, ///< The index of the element, in fold and vector.
  Lane, ///< The index of the lane.
  LaneCount, ///< Lanes of the wave, active or not.
  Reduce, ///< Joins the values of the second operand in all active lanes by an operator, in the order of lanes.
  ReduceWhere, ///< Joins a start and the values of the last operand in the active lanes for which the third is true.
  Ballot, ///< Four i32: a bit for each lane, set if it is active and the operand true in it.
  WithHelpers, ///< The operand, in which helper lanes are active too.
  Own, ///< In a visit of other lanes: the operand in the lane that asks.
  ReadLane, ///< The first operand in another lane; undefined if the lane is not active.
  SameHandle, ///< The handle; what annotations say of it changes no access.
  ByteAt, ///< A byte of a resource.
  ElementAt, ///< Raw buffer: byte {1}. Structured buffer: byte {2} of structure {1}. Typed buffer: element {1}. Texture: texel ({1}, {2}, {3}) of its level.
  TexelAt, ///< A texel of a level, or of a sample.
  CounterAt, ///< The hidden counter of a structured buffer.
  Advance, ///< The place some bytes further.
  SizeOf, ///< Bytes of a type.
  Load, ///< The value in the bytes at a place, the lowest first.
  Store, ///< Writes the bytes of a value.
  LoadComponent, ///< A component of a typed element, converted from the view's format: 0, or 1 for the last, where the format has none. Of other buffers: the 4 bytes of the component.
  StoreComponents, ///< Writes the components in the mask, converted to the view's format.
  AccessStatus, ///< What CheckAccessFullyMapped takes.
  Dimension, ///< A size of a level of a resource.
  Atomic, ///< Replaces the value at a place in one step by the last operand, in which `old` is the former value; gives the former.
  Old, ///< In atomic: the value before.
  Nothing, ///< No effect.
  When, ///< The effect if the operand is true.
  Sequence, ///< Effects, one after the other.
  State, ///< A value of the launch or of the stage's state, by its record.
  SetState, ///< Writes such a value: the last operand.
  Opaque, ///< No meaning in this language, and why.
};

/// Values that the launch or the stage gives.
enum class State : uint8_t {
  TemporaryRegister, ///< A temporary register.
  InputElement, ///< A component of an input: element, row, column, vertex.
  OutputElement, ///< A component of an output: element, row, column.
  BoundResource, ///< A resource by its class, declaration and register.
  ResourceOfBinding, ///< A resource by its range and register.
  HeapResource, ///< A descriptor of the heap of samplers, or of the other.
  FullyMapped, ///< Whether the access with this status touched mapped memory only.
  SamplePosition, ///< x or y of the place of a sample of a texture in its pixel.
  TargetSamplePosition, ///< x or y of the place of a sample of the render target in its pixel.
  TargetSampleCount, ///< Samples of the render target.
  Discarded, ///< Whether the pixel is discarded.
  SnappedInput, ///< An input at an offset from the pixel: element, row, column, offset in sixteenths.
  SampledInput, ///< An input at a sample: element, row, column, sample.
  CentroidInput, ///< An input at the centroid: element, row, column.
  VertexInput, ///< An input at a vertex of the primitive: element, row, column, vertex.
  SampleNumber, ///< Number of the sample.
  CoverageMask, ///< Mask of covered samples, sample 0 in the lowest bit.
  FullCoverage, ///< Nonzero if the pixel is fully covered.
  HelperLane, ///< True in a helper lane.
  GroupPlace, ///< A coordinate of the thread group in the dispatch.
  GroupSize, ///< The threads of a group along an axis.
  PlaceInGroup, ///< A coordinate of the thread in its group.
  GeometryInstance, ///< Number from 0 to the instance count less one.
  DomainPoint, ///< The coordinate, from 0 to 1.
  OutputControlPoint, ///< Number from 0 to the output control point count less one.
  PrimitiveNumber, ///< Number of the primitive.
  ControlPointElement, ///< A component of a control point: element, row, column, point.
  PatchConstant, ///< A component of a patch constant: element, row, column.
  DebuggerAttached, ///< True if debugging is enabled.
  WaveOfGroup, ///< The index of the wave in its thread group.
  WavesOfGroup, ///< The number of waves of the thread group.
  ViewNumber, ///< Number of the view.
  FirstVertex, ///< First or base vertex.
  FirstInstance, ///< First instance.
  TracedInstanceID, ///< User number of the instance.
  TracedInstanceIndex, ///< Index from 0.
  TracedHitKind, ///< The hit kind; see HitKindValue.
  TracedRayFlags, ///< A union of RayFlag values.
  LaunchedRaysIndex, ///< Coordinate in threads.
  LaunchedRaysDimensions, ///< Dimension in threads.
  TracedWorldRayOrigin, ///< Coordinate in world space.
  TracedWorldRayDirection, ///< Coordinate in world space.
  TracedObjectRayOrigin, ///< Coordinate in object space.
  TracedObjectRayDirection, ///< Coordinate in object space.
  TracedObjectToWorld, ///< The element.
  TracedWorldToObject, ///< The element.
  TracedRayTMin, ///< Start of the ray.
  TracedRayTCurrent, ///< Distance along the ray.
  TracedPrimitiveIndex, ///< Index from 0.
  TracedGeometryIndex, ///< Index from 0.
  TracedClusterID, ///< User number of the cluster, or -1.
  MeshVertexCount, ///< Vertices that a mesh shader group puts out.
  MeshPrimitiveCount, ///< Primitives that a mesh shader group puts out.
  PrimitiveVertex, ///< A vertex of a primitive: primitive, corner.
  MeshVertexElement, ///< A component of an output of a vertex: element, row, column, vertex.
  MeshPrimitiveElement, ///< A component of an output of a primitive: element, row, column, primitive.
  QueryCommittedStatus, ///< A value of CommittedStatus.
  QueryCandidateType, ///< A value of CandidateType.
  QueryCandidateObjectToWorld3x4, ///< The element.
  QueryCandidateWorldToObject3x4, ///< The element.
  QueryCommittedObjectToWorld3x4, ///< The element.
  QueryCommittedWorldToObject3x4, ///< The element.
  QueryCandidateProceduralPrimitiveNonOpaque, ///< True if it is not opaque.
  QueryCandidateTriangleFrontFace, ///< True for the front.
  QueryCommittedTriangleFrontFace, ///< True for the front.
  QueryCandidateTriangleBarycentrics, ///< Weight, from 0 to 1.
  QueryCommittedTriangleBarycentrics, ///< Weight, from 0 to 1.
  QueryRayFlags, ///< A union of RayFlag values.
  QueryWorldRayOrigin, ///< Coordinate in world space.
  QueryWorldRayDirection, ///< Coordinate in world space.
  QueryRayTMin, ///< Start of the ray.
  QueryCandidateTriangleRayT, ///< Distance along the ray.
  QueryCommittedRayT, ///< Distance along the ray.
  QueryCandidateInstanceIndex, ///< Index from 0.
  QueryCandidateInstanceID, ///< User number of the instance.
  QueryCandidateGeometryIndex, ///< Index from 0.
  QueryCandidatePrimitiveIndex, ///< Index from 0.
  QueryCandidateObjectRayOrigin, ///< Coordinate in object space.
  QueryCandidateObjectRayDirection, ///< Coordinate in object space.
  QueryCommittedInstanceIndex, ///< Index from 0.
  QueryCommittedInstanceID, ///< User number of the instance.
  QueryCommittedGeometryIndex, ///< Index from 0.
  QueryCommittedPrimitiveIndex, ///< Index from 0.
  QueryCommittedObjectRayOrigin, ///< Coordinate in object space.
  QueryCommittedObjectRayDirection, ///< Coordinate in object space.
  QueryCandidateInstanceContributionToHitGroupIndex, ///< Share of the instance.
  QueryCommittedInstanceContributionToHitGroupIndex, ///< Share of the instance.
  QueryCandidateClusterID, ///< User number of the cluster, or -1.
  QueryCommittedClusterID, ///< User number of the cluster, or -1.
  QueryAborted, ///< Whether the traversal of a query has ended before its last candidate.
  NodeOutput, ///< An output of the node by its number.
  NodeInput, ///< The input of the node by its number.
  NodeOutputElement, ///< An element of an array of outputs.
  InputRecordCount, ///< Number of records, from 1 to the declared maximum.
  ValidNodeOutput, ///< True if records can be sent.
  RemainingRecursion, ///< Number of levels.
  HitIsMiss, ///< True for a miss.
  HitIsHit, ///< True for a hit.
  HitIsNop, ///< True for an empty one.
  HitRayFlags, ///< A union of RayFlag values.
  HitRayTMin, ///< Start of the ray.
  HitRayTCurrent, ///< Distance along the ray.
  HitWorldRayOrigin, ///< Coordinate in world space.
  HitWorldRayDirection, ///< Coordinate in world space.
  HitObjectRayOrigin, ///< Coordinate in object space.
  HitObjectRayDirection, ///< Coordinate in object space.
  HitObjectToWorld3x4, ///< The element.
  HitWorldToObject3x4, ///< The element.
  HitGeometryIndex, ///< Index from 0.
  HitInstanceIndex, ///< Index from 0.
  HitInstanceID, ///< User number of the instance.
  HitPrimitiveIndex, ///< Index from 0.
  HitHitKind, ///< The hit kind; see HitKindValue.
  HitShaderTableIndex, ///< Index in the hit group or miss shader table.
  HitClusterID, ///< User number of the cluster, or -1.
  HitOfQuery, ///< The committed hit of a query.
  HitOfMiss, ///< A miss: flags, miss shader, origin, TMin, direction, TMax of the ray.
  NoHit, ///< The hit object that is neither hit nor miss.
  HitWithShader, ///< A hit object with another index in its shader table.
  HitRootConstant, ///< A word of the local root arguments of a hit object.
};

/// HLSL's functions with a meaning of their own.
enum class Function : uint8_t {
  None,
  degrees,
  exp,
  log,
  log10,
  radians,
  atan2,
  pow,
  lerp,
  step,
  min,
  minSigned,
  minUnsigned,
  max,
  maxSigned,
  maxUnsigned,
  clamp,
  clampSigned,
  clampUnsigned,
  clampLiteral,
  mad,
  abs,
  absSigned,
  absUnsigned,
  rcp,
  fmod,
  ldexp,
};

/// Returns true if an operator flushes float operands and results in a mode without denormals.
constexpr bool flushes(Operator O) {
  switch (O) {
  case Operator::Fadd:
  case Operator::Fsub:
  case Operator::Fmul:
  case Operator::Fdiv:
  case Operator::Fma:
  case Operator::FminNum:
  case Operator::FmaxNum:
  case Operator::Ffloor:
  case Operator::Fceil:
  case Operator::Ftrunc:
  case Operator::FroundEven:
  case Operator::Feq:
  case Operator::Fne:
  case Operator::Flt:
  case Operator::Fle:
  case Operator::Fgt:
  case Operator::Fge:
  case Operator::Fconvert:
  case Operator::FconvertToZero:
  case Operator::FromSigned:
  case Operator::FromUnsigned:
  case Operator::ToSigned:
  case Operator::ToUnsigned:
  case Operator::Sqrt:
  case Operator::Sin:
  case Operator::Cos:
  case Operator::Tan:
  case Operator::Asin:
  case Operator::Acos:
  case Operator::Atan:
  case Operator::Sinh:
  case Operator::Cosh:
  case Operator::Tanh:
  case Operator::Exp2:
  case Operator::Log2:
  case Operator::Rsqrt:
  case Operator::Exp:
  case Operator::Log:
  case Operator::Log10:
  case Operator::Pow:
  case Operator::Atan2:
    return true;
  default: return false;
  }
}

/// Returns true if an operator is a function that Direct3D allows to be inexact.
constexpr bool isReal(Operator O) {
  switch (O) {
  case Operator::Sqrt:
  case Operator::Sin:
  case Operator::Cos:
  case Operator::Tan:
  case Operator::Asin:
  case Operator::Acos:
  case Operator::Atan:
  case Operator::Sinh:
  case Operator::Cosh:
  case Operator::Tanh:
  case Operator::Exp2:
  case Operator::Log2:
  case Operator::Rsqrt:
  case Operator::Exp:
  case Operator::Log:
  case Operator::Log10:
  case Operator::Pow:
  case Operator::Atan2:
    return true;
  default: return false;
  }
}

/// Returns true if an operator compares floats as numbers.
constexpr bool comparesFloats(Operator O) {
  switch (O) {
  case Operator::Feq:
  case Operator::Fne:
  case Operator::Flt:
  case Operator::Fle:
  case Operator::Fgt:
  case Operator::Fge:
    return true;
  default: return false;
  }
}

} // namespace dxil::meaning
