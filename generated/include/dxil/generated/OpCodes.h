// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The numbers of DXIL: ops, op classes, stages, overloads, argument enums.
// Written by: dxil-tblgen DXIL.td -gen-op-codes; edit the records, not this file.
#pragma once

#include <cstdint>

namespace dxil {

/// An op: the feature id of its table in the top 16 bits, its number below.
enum class OpCode : uint32_t {
  /// Reads a temporary register.
  TempRegLoad = 0,
  /// Writes a temporary register.
  TempRegStore = 1,
  /// Reads one component of an indexable register of minimum precision.
  MinPrecXRegLoad = 2,
  /// Writes one component of an indexable register of minimum precision.
  MinPrecXRegStore = 3,
  /// Reads one component of an input signature element, which is what an entry point parameter with
  /// a semantic becomes.
  LoadInput = 4,
  /// Writes one component of an output signature element, which is what an out parameter or return
  /// value with a semantic becomes.
  StoreOutput = 5,
  /// Clears the sign bit.
  FAbs = 6,
  /// Clamps a value to the range from 0 to 1.
  Saturate = 7,
  /// Tests for NaN, quiet or signalling.
  IsNaN = 8,
  /// Tests for an infinity of either sign.
  IsInf = 9,
  /// Tests for a value that is neither infinite nor NaN.
  IsFinite = 10,
  /// Tests for a normal number: one that is not zero, denormal, infinite or NaN.
  IsNormal = 11,
  /// Computes the cosine of an angle.
  Cos = 12,
  /// Computes the sine of an angle.
  Sin = 13,
  /// Computes the tangent of an angle.
  Tan = 14,
  /// Computes the principal arc cosine.
  Acos = 15,
  /// Computes the principal arc sine.
  Asin = 16,
  /// Computes the arc tangent.
  Atan = 17,
  /// Computes the hyperbolic cosine.
  Hcos = 18,
  /// Computes the hyperbolic sine.
  Hsin = 19,
  /// Computes the hyperbolic tangent.
  Htan = 20,
  /// Raises 2 to the power of the operand; the natural exponential is this op on the operand times
  /// log2(e).
  Exp = 21,
  /// Computes the fraction of a value: the value less the largest integer not above it.
  Frc = 22,
  /// Computes the logarithm to base 2.
  Log = 23,
  /// Computes the square root, within 1 ulp (half: the nearest value).
  Sqrt = 24,
  /// Computes the reciprocal of the square root, with a relative error of at most 2^-21.
  Rsqrt = 25,
  /// Rounds to the nearest integer, halfway cases to the even one.
  Round_ne = 26,
  /// Rounds down, to the largest integer that is not above the operand.
  Round_ni = 27,
  /// Rounds up, to the smallest integer that is not below the operand.
  Round_pi = 28,
  /// Rounds towards zero, dropping the fraction.
  Round_z = 29,
  /// Reverses the order of the bits: the lowest becomes the highest.
  Bfrev = 30,
  /// Counts the bits that are set.
  Countbits = 31,
  /// Finds the lowest set bit, counting from bit 0.
  FirstbitLo = 32,
  /// Finds the highest set bit and returns its distance from the top bit, so 0 stands for the top
  /// bit itself; HLSL subtracts the result from the highest index.
  FirstbitHi = 33,
  /// Finds the highest bit that differs from the sign bit, and returns its distance from the top
  /// bit: the highest set bit of a positive operand, the highest clear bit of a negative one.
  FirstbitSHi = 34,
  /// Returns the larger of two values.
  FMax = 35,
  /// Returns the smaller of two values.
  FMin = 36,
  /// Returns the larger of two signed integers.
  IMax = 37,
  /// Returns the smaller of two signed integers.
  IMin = 38,
  /// Returns the larger of two unsigned integers.
  UMax = 39,
  /// Returns the smaller of two unsigned integers.
  UMin = 40,
  /// Multiplies two signed 32-bit integers to the full 64 bits of the product, which cannot
  /// overflow.
  IMul = 41,
  /// Multiplies two unsigned 32-bit integers to the full 64 bits of the product, which cannot
  /// overflow.
  UMul = 42,
  /// Divides two unsigned 32-bit integers and returns quotient and remainder together.
  UDiv = 43,
  /// Adds two unsigned 32-bit integers and reports the carry out of the top bit.
  UAddc = 44,
  /// Subtracts an unsigned 32-bit integer from another and reports the borrow.
  USubb = 45,
  /// Multiplies two values and adds a third.
  FMad = 46,
  /// Multiplies two doubles and adds a third with a single rounding at the end.
  Fma = 47,
  /// Multiplies two signed integers and adds a third.
  IMad = 48,
  /// Multiplies two unsigned integers and adds a third.
  UMad = 49,
  /// Sums the absolute differences of four pairs of bytes into an accumulator.
  Msad = 50,
  /// Extracts a field of bits and sign-extends it.
  Ibfe = 51,
  /// Extracts a field of bits and fills the rest with zeros.
  Ubfe = 52,
  /// Replaces a field of bits of one value with the low bits of another.
  Bfi = 53,
  /// Computes the dot product of two vectors of two components, passed one by one.
  Dot2 = 54,
  /// Computes the dot product of two vectors of three components, passed one by one.
  Dot3 = 55,
  /// Computes the dot product of two vectors of four components, passed one by one.
  Dot4 = 56,
  /// Returns a handle of a resource that the shader declares.
  CreateHandle = 57,
  /// Reads one value from a constant buffer at a byte offset.
  CBufferLoad = 58,
  /// Reads one 16-byte row of a constant buffer: two 64-bit, four 32-bit or eight 16-bit values.
  CBufferLoadLegacy = 59,
  /// Samples a texture with the filter and addressing of a sampler.
  Sample = 60,
  /// Samples a texture as Sample does, with a bias added to the computed mip level.
  SampleBias = 61,
  /// Samples a texture at a given mip level, so no quad is needed and control flow may diverge.
  SampleLevel = 62,
  /// Samples a texture at the mip level and with the anisotropy that the given gradients ask for,
  /// so no quad is needed and control flow may diverge.
  SampleGrad = 63,
  /// Compares the texels of a texture with a reference value and filters the outcomes, 1 for each
  /// that passes.
  SampleCmp = 64,
  /// Compares the texels of the finest mip level with a reference value and filters the outcomes, 1
  /// for each that passes.
  SampleCmpLevelZero = 65,
  /// Reads one texel without a sampler.
  TextureLoad = 66,
  /// Writes one texel of a UAV and converts it to the format.
  TextureStore = 67,
  /// Reads one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
  /// buffer.
  BufferLoad = 68,
  /// Writes one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
  /// buffer.
  BufferStore = 69,
  /// Adds 1 to, or subtracts 1 from, the hidden counter of a structured buffer in one indivisible
  /// step.
  BufferUpdateCounter = 70,
  /// Tells from the status of a load, sample or gather whether every tile that it touched was
  /// mapped to memory.
  CheckAccessFullyMapped = 71,
  /// Returns the size of a resource.
  GetDimensions = 72,
  /// Returns one component of four texels around a position, unfiltered.
  TextureGather = 73,
  /// Compares one component of four texels around a position with a reference value, and returns
  /// the four outcomes, 1 or 0, unfiltered.
  TextureGatherCmp = 74,
  /// Returns where in its pixel a sample of a multisampled texture lies.
  Texture2DMSGetSamplePosition = 75,
  /// Returns where in its pixel a sample of the bound render target lies.
  RenderTargetGetSamplePosition = 76,
  /// Returns the number of samples of the bound render target; 1 without multisampling.
  RenderTargetGetSampleCount = 77,
  /// Combines a value with one element of a UAV in a single indivisible step and returns what the
  /// element held before.
  AtomicBinOp = 78,
  /// Compares one element of a UAV with a value, replaces it if they are equal, and returns what it
  /// held before, all in a single indivisible step.
  AtomicCompareExchange = 79,
  /// Orders memory accesses before the call against those after it and, if asked, waits for the
  /// whole thread group.
  Barrier = 80,
  /// Returns the mip level that sampling at a position would use.
  CalculateLOD = 81,
  /// Ends the pixel if the condition is true: nothing it would have written to render targets,
  /// depth or UAVs from then on takes effect.
  Discard = 82,
  /// Estimates the rate of change of a value per pixel in x, once for the whole 2 by 2 quad; which
  /// pair of pixels is used is not specified, so the own pixel may not take part.
  DerivCoarseX = 83,
  /// Estimates the rate of change of a value per pixel in y, once for the whole 2 by 2 quad; which
  /// pair of pixels is used is not specified, so the own pixel may not take part.
  DerivCoarseY = 84,
  /// Computes the rate of change of a value per pixel in x from this pixel and its neighbour in the
  /// quad, so the two rows of a quad have results of their own.
  DerivFineX = 85,
  /// Computes the rate of change of a value per pixel in y from this pixel and its neighbour in the
  /// quad, so the two columns of a quad have results of their own.
  DerivFineY = 86,
  /// Interpolates an input at an offset from the pixel centre, snapped to a grid of 16 by 16
  /// positions.
  EvalSnapped = 87,
  /// Interpolates an input at the position of a sample.
  EvalSampleIndex = 88,
  /// Interpolates an input at a position that is inside both pixel and primitive; a fully covered
  /// pixel uses its centre.
  EvalCentroid = 89,
  /// Returns the number of the sample that is shaded.
  SampleIndex = 90,
  /// Returns the samples of the pixel that the primitive covers and that passed early tests, one
  /// bit for each.
  Coverage = 91,
  /// Tells whether conservative rasterization found the pixel entirely inside the primitive.
  InnerCoverage = 92,
  /// Returns one coordinate of the thread in the whole dispatch: the group coordinate times the
  /// group size plus the coordinate within the group.
  ThreadId = 93,
  /// Returns one coordinate of the thread group in the dispatch.
  GroupId = 94,
  /// Returns one coordinate of the thread within its group, less than the group size on that axis.
  ThreadIdInGroup = 95,
  /// Returns the index of the thread within its group, counting x fastest and z slowest: x + y *
  /// size.x + z * size.x * size.y.
  FlattenedThreadIdInGroup = 96,
  /// Adds the values stored so far as a vertex to an output stream.
  EmitStream = 97,
  /// Ends the strip of an output stream, so the next vertex starts a new one.
  CutStream = 98,
  /// Does what EmitStream and then CutStream do.
  EmitThenCutStream = 99,
  /// Returns which of the declared instances of the geometry shader this is, for one input
  /// primitive.
  GSInstanceID = 100,
  /// Builds a double from its two 32-bit halves.
  MakeDouble = 101,
  /// Takes a double apart into its two 32-bit halves, bit for bit.
  SplitDouble = 102,
  /// Reads one component of an output control point of the hull shader: in the patch constant
  /// function, and in the domain shader, where the points are inputs.
  LoadOutputControlPoint = 103,
  /// Reads one component of the data that belongs to the patch as a whole, as the patch constant
  /// function stored it.
  LoadPatchConstant = 104,
  /// Returns one coordinate of the point of the patch that the domain shader computes.
  DomainLocation = 105,
  /// Writes one component of the data that belongs to the patch as a whole, tessellation factors
  /// among it.
  StorePatchConstant = 106,
  /// Returns the number of the control point that this invocation of the hull shader computes.
  OutputControlPointID = 107,
  /// Returns the number of the primitive or patch in its instance of the draw, from 0.
  PrimitiveID = 108,
  /// Returns a counter that the device advances while it runs.
  CycleCounterLegacy = 109,
  /// Tells whether this is the active lane with the smallest index.
  WaveIsFirstLane = 110,
  /// Returns the index of this lane within its wave.
  WaveGetLaneIndex = 111,
  /// Returns the number of lanes in a wave of this shader, active or not: a power of two from 4 to
  /// 128, the same for every wave of a draw or dispatch.
  WaveGetLaneCount = 112,
  /// Tells whether the condition holds in at least one lane.
  WaveAnyTrue = 113,
  /// Tells whether the condition holds in every lane.
  WaveAllTrue = 114,
  /// Tells whether all lanes passed the same value, so that it is uniform.
  WaveActiveAllEqual = 115,
  /// Collects the condition of every lane into a mask of 128 bits, lane 0 in the lowest bit.
  WaveActiveBallot = 116,
  /// Returns the value that another lane passed.
  WaveReadLaneAt = 117,
  /// Returns the value that the active lane with the smallest index passed; the result is uniform.
  WaveReadLaneFirst = 118,
  /// Reduces the values of all lanes with a sum, product, minimum or maximum, and gives the result
  /// to each of them.
  WaveActiveOp = 119,
  /// Reduces the bits of all lanes with and, or, or exclusive or, and gives the result to each of
  /// them.
  WaveActiveBit = 120,
  /// Computes the sum or product of the values of the lanes with a smaller index; this lane does
  /// not count.
  WavePrefixOp = 121,
  /// Returns the value that one lane of the quad passed.
  QuadReadLaneAt = 122,
  /// Returns the value that a neighbour in the quad passed: the one beside it in x, in y, or at the
  /// opposite corner.
  QuadOp = 123,
  /// Reads the bits of a 16-bit integer as a half.
  BitcastI16toF16 = 124,
  /// Reads the bits of a half as a 16-bit integer.
  BitcastF16toI16 = 125,
  /// Reads the bits of a 32-bit integer as a float.
  BitcastI32toF32 = 126,
  /// Reads the bits of a float as a 32-bit integer.
  BitcastF32toI32 = 127,
  /// Reads the bits of a 64-bit integer as a double.
  BitcastI64toF64 = 128,
  /// Reads the bits of a double as a 64-bit integer.
  BitcastF64toI64 = 129,
  /// Converts a float to half precision and returns its bits in the low half of an integer; the
  /// high half is 0.
  LegacyF32ToF16 = 130,
  /// Converts the half in the low 16 bits of an integer to a float.
  LegacyF16ToF32 = 131,
  /// Converts a double to a float.
  LegacyDoubleToFloat = 132,
  /// Converts a double to a signed 32-bit integer, dropping the fraction.
  LegacyDoubleToSInt32 = 133,
  /// Converts a double to an unsigned 32-bit integer, dropping the fraction.
  LegacyDoubleToUInt32 = 134,
  /// Counts the lanes in which a condition holds.
  WaveAllBitCount = 135,
  /// Counts the lanes with a smaller index in which a condition holds; this lane does not count.
  WavePrefixBitCount = 136,
  /// Returns an input as one vertex of the primitive has it, without interpolation.
  AttributeAtVertex = 137,
  /// Returns the view that is rendered, when one draw renders several.
  ViewID = 138,
  /// Reads one to four consecutive values of a byte-address or structured buffer.
  RawBufferLoad = 139,
  /// Writes one to four consecutive values of a byte-address or structured buffer.
  RawBufferStore = 140,
  /// Returns the 24-bit number that the application gave the instance that is hit.
  InstanceID = 141,
  /// Returns the position of the instance that is hit in the top-level acceleration structure.
  InstanceIndex = 142,
  /// Returns how the primitive was hit: 254 for the front of a triangle, 255 for its back, or what
  /// the intersection shader reported.
  HitKind = 143,
  /// Returns the flags of the current ray, those of the pipeline included.
  RayFlags = 144,
  /// Returns one coordinate of the ray generation thread in the DispatchRays call.
  DispatchRaysIndex = 145,
  /// Returns one dimension of the DispatchRays call.
  DispatchRaysDimensions = 146,
  /// Returns one coordinate of the origin of the current ray in world space.
  WorldRayOrigin = 147,
  /// Returns one coordinate of the direction of the current ray in world space, with the length it
  /// was traced with.
  WorldRayDirection = 148,
  /// Returns one coordinate of the origin of the current ray in the space of the instance.
  ObjectRayOrigin = 149,
  /// Returns one coordinate of the direction of the current ray in the space of the instance.
  ObjectRayDirection = 150,
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
  /// world space.
  ObjectToWorld = 151,
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance.
  WorldToObject = 152,
  /// Returns where along the current ray the search starts, in lengths of its direction.
  RayTMin = 153,
  /// Returns how far the current ray reaches, in lengths of its direction: the distance of the hit
  /// in hit shaders, of the closest hit so far in an intersection shader, the end of the ray in a
  /// miss shader.
  RayTCurrent = 154,
  /// Rejects the hit and ends the any-hit shader, and a calling intersection shader goes on.
  IgnoreHit = 155,
  /// Accepts the hit, ends the any-hit shader and a calling intersection shader, and stops the
  /// search: the closest hit so far is final.
  AcceptHitAndEndSearch = 156,
  /// Searches an acceleration structure along a ray and runs the any-hit, intersection, and
  /// closest-hit or miss shaders that it selects, with a payload in common.
  TraceRay = 157,
  /// Proposes a hit to the search from an intersection shader, and runs the any-hit shader if there
  /// is one.
  ReportHit = 158,
  /// Runs a callable shader with a parameter that it may change.
  CallShader = 159,
  /// Returns a handle of a resource whose declaration was loaded as a value, so that the linker can
  /// give it a binding later.
  CreateHandleForLib = 160,
  /// Returns the position of the triangle or procedural primitive within its geometry.
  PrimitiveIndex = 161,
  /// Computes the dot product of two vectors of two halves and adds a float.
  Dot2AddHalf = 162,
  /// Computes the dot product of two vectors of four signed bytes, each packed into an integer, and
  /// adds it to a 32-bit accumulator.
  Dot4AddI8Packed = 163,
  /// Computes the dot product of two vectors of four unsigned bytes, each packed into an integer,
  /// and adds it to a 32-bit accumulator.
  Dot4AddU8Packed = 164,
  /// Finds the lanes that passed the same value as this one, and returns them as a mask of 128
  /// bits, lane 0 in the lowest bit.
  WaveMatch = 165,
  /// Computes a prefix reduction in each of several groups of lanes at once: the reduction of the
  /// values of those lanes of the own group that have a smaller index.
  WaveMultiPrefixOp = 166,
  /// Counts, in each of several groups of lanes at once, the lanes of the own group with a smaller
  /// index in which a condition holds.
  WaveMultiPrefixBitCount = 167,
  /// Declares how many vertices and primitives the thread group will output.
  SetMeshOutputCounts = 168,
  /// Writes the vertex indices of one output primitive.
  EmitIndices = 169,
  /// Returns a pointer to the payload that the amplification shader passed, which is read-only and
  /// shared by the group.
  GetMeshPayload = 170,
  /// Writes one component of an attribute of an output vertex.
  StoreVertexOutput = 171,
  /// Writes one component of an attribute of an output primitive.
  StorePrimitiveOutput = 172,
  /// Launches the mesh shader groups of this amplification group and hands them a payload.
  DispatchMesh = 173,
  /// Records in a feedback map which texels Sample would use.
  WriteSamplerFeedback = 174,
  /// Records in a feedback map which texels SampleBias would use.
  WriteSamplerFeedbackBias = 175,
  /// Records in a feedback map which texels SampleLevel would use.
  WriteSamplerFeedbackLevel = 176,
  /// Records in a feedback map which texels SampleGrad would use.
  WriteSamplerFeedbackGrad = 177,
  /// Creates a ray query object with flags known at compile time.
  AllocateRayQuery = 178,
  /// Gives a query a ray to follow and starts it anew; no shader runs.
  RayQuery_TraceRayInline = 179,
  /// Searches on until there is a candidate that the shader must judge, or the search is over.
  RayQuery_Proceed = 180,
  /// Ends the search: RayQuery_Proceed returns false from now on.
  RayQuery_Abort = 181,
  /// Accepts the candidate triangle as the closest hit so far.
  RayQuery_CommitNonOpaqueTriangleHit = 182,
  /// Accepts the candidate procedural primitive as the closest hit so far.
  RayQuery_CommitProceduralPrimitiveHit = 183,
  /// Tells what kind of hit the query has committed, if any.
  RayQuery_CommittedStatus = 184,
  /// Tells what kind of primitive the candidate is.
  RayQuery_CandidateType = 185,
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance of
  /// the candidate to world space.
  RayQuery_CandidateObjectToWorld3x4 = 186,
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance of the candidate.
  RayQuery_CandidateWorldToObject3x4 = 187,
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance of
  /// the committed hit to world space.
  RayQuery_CommittedObjectToWorld3x4 = 188,
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance of the committed hit.
  RayQuery_CommittedWorldToObject3x4 = 189,
  /// Tells whether the candidate procedural primitive is not opaque, so the shader may want to test
  /// it like an any-hit shader does.
  RayQuery_CandidateProceduralPrimitiveNonOpaque = 190,
  /// Tells whether the triangle of the candidate is seen from the front.
  RayQuery_CandidateTriangleFrontFace = 191,
  /// Tells whether the triangle of the committed hit is seen from the front.
  RayQuery_CommittedTriangleFrontFace = 192,
  /// Returns one barycentric coordinate of the point where the ray meets the triangle of the
  /// candidate: the weight of its second or third vertex.
  RayQuery_CandidateTriangleBarycentrics = 193,
  /// Returns one barycentric coordinate of the point where the ray meets the triangle of the
  /// committed hit: the weight of its second or third vertex.
  RayQuery_CommittedTriangleBarycentrics = 194,
  /// Returns the flags of the ray, those of the query included.
  RayQuery_RayFlags = 195,
  /// Returns one coordinate of the origin of the ray in world space.
  RayQuery_WorldRayOrigin = 196,
  /// Returns one coordinate of the direction of the ray in world space, with the length it was
  /// traced with.
  RayQuery_WorldRayDirection = 197,
  /// Returns where along the ray the search starts, in lengths of its direction.
  RayQuery_RayTMin = 198,
  /// Returns how far along the ray the candidate is, in lengths of the direction.
  RayQuery_CandidateTriangleRayT = 199,
  /// Returns how far along the ray the committed hit is, in lengths of the direction.
  RayQuery_CommittedRayT = 200,
  /// Returns the position of the instance of the candidate in the top-level acceleration structure.
  RayQuery_CandidateInstanceIndex = 201,
  /// Returns the 24-bit number that the application gave the instance of the candidate.
  RayQuery_CandidateInstanceID = 202,
  /// Returns the position of the geometry of the candidate within its bottom-level acceleration
  /// structure.
  RayQuery_CandidateGeometryIndex = 203,
  /// Returns the position of the primitive of the candidate within its geometry.
  RayQuery_CandidatePrimitiveIndex = 204,
  /// Returns one coordinate of the origin of the ray in the space of the instance of the candidate.
  RayQuery_CandidateObjectRayOrigin = 205,
  /// Returns one coordinate of the direction of the ray in the space of the instance of the
  /// candidate; it is not normalized.
  RayQuery_CandidateObjectRayDirection = 206,
  /// Returns the position of the instance of the committed hit in the top-level acceleration
  /// structure.
  RayQuery_CommittedInstanceIndex = 207,
  /// Returns the 24-bit number that the application gave the instance of the committed hit.
  RayQuery_CommittedInstanceID = 208,
  /// Returns the position of the geometry of the committed hit within its bottom-level acceleration
  /// structure.
  RayQuery_CommittedGeometryIndex = 209,
  /// Returns the position of the primitive of the committed hit within its geometry.
  RayQuery_CommittedPrimitiveIndex = 210,
  /// Returns one coordinate of the origin of the ray in the space of the instance of the committed
  /// hit.
  RayQuery_CommittedObjectRayOrigin = 211,
  /// Returns one coordinate of the direction of the ray in the space of the instance of the
  /// committed hit; it is not normalized.
  RayQuery_CommittedObjectRayDirection = 212,
  /// Returns the position of the geometry within the bottom-level acceleration structure.
  GeometryIndex = 213,
  /// Returns the number that the application gave the instance of the candidate as its share of the
  /// shader table index.
  RayQuery_CandidateInstanceContributionToHitGroupIndex = 214,
  /// Returns the number that the application gave the instance of the committed hit as its share of
  /// the shader table index.
  RayQuery_CommittedInstanceContributionToHitGroupIndex = 215,
  /// Adds to a handle what the shader knows of the resource: its class, kind, element type or
  /// stride, and flags such as globally coherent.
  AnnotateHandle = 216,
  /// Returns a handle of a resource at a binding: a register range, a space and a class.
  CreateHandleFromBinding = 217,
  /// Returns a handle of a descriptor in the bound resource or sampler heap.
  CreateHandleFromHeap = 218,
  /// Spreads the four bytes of an integer over four integers of the overload type, sign-extended or
  /// zero-extended as the mode says.
  Unpack4x8 = 219,
  /// Packs four integers into the four bytes of one.
  Pack4x8 = 220,
  /// Tells whether the lane exists only for the derivatives of its quad, because it lies outside
  /// the primitive or was discarded.
  IsHelperLane = 221,
  /// Tells whether a condition holds in any lane, or in all lanes, of the quad.
  QuadVote = 222,
  /// Returns the bits of four texels around a position, unconverted, as integers of the width of
  /// the format.
  TextureGatherRaw = 223,
  /// Compares the texels of a given mip level with a reference value and filters the outcomes, 1
  /// for each that passes.
  SampleCmpLevel = 224,
  /// Writes one sample of a texel of a multisampled UAV.
  TextureStoreSample = 225,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved0 = 226,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved1 = 227,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved2 = 228,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved3 = 229,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved4 = 230,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved5 = 231,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved6 = 232,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved7 = 233,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved8 = 234,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved9 = 235,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved10 = 236,
  /// Reserved: the number is taken and has no meaning yet.
  Reserved11 = 237,
  /// Allocates records to send to another node.
  AllocateNodeOutputRecords = 238,
  /// Returns a pointer to one record of an input or an output, in the address space of node
  /// records.
  GetNodeRecordPtr = 239,
  /// Adds to the number of empty records to send to another node.
  IncrementOutputCount = 240,
  /// Sends allocated records; the shader must not use them afterwards.
  OutputComplete = 241,
  /// Returns the number of records that a coalescing node shader was launched with.
  GetInputRecordCount = 242,
  /// Tells whether this thread group is the last of its dispatch to call the op for a shared input
  /// record, so that it may read what the others wrote.
  FinishedCrossGroupSharing = 243,
  /// Orders accesses to the named kinds of memory before the call against those after it, within
  /// the named scope, and waits for the thread group if asked.
  BarrierByMemoryType = 244,
  /// Orders accesses to one UAV before the call against those after it, within the named scope, and
  /// waits for the thread group if asked.
  BarrierByMemoryHandle = 245,
  /// Orders accesses to one set of node records before the call against those after it, within the
  /// named scope, and waits for the thread group if asked.
  BarrierByNodeRecordHandle = 246,
  /// Returns a handle of a declared output of the node shader.
  CreateNodeOutputHandle = 247,
  /// Returns a handle of one element of an output array.
  IndexNodeHandle = 248,
  /// Adds to the handle of an output what the shader knows of it: its flags, see NodeIOFlag, and
  /// the size of its records in bytes.
  AnnotateNodeHandle = 249,
  /// Returns a handle of the input records of the node shader.
  CreateNodeInputRecordHandle = 250,
  /// Adds to the handle of records what the shader knows of them: their flags, see NodeIOFlag, and
  /// their size in bytes.
  AnnotateNodeRecordHandle = 251,
  /// Tells whether an output leads to a node of the graph that can still receive records: it is
  /// false for an absent node, and for recursion that has reached its limit.
  NodeOutputIsValid = 252,
  /// Returns how many times the node may still send to itself.
  GetRemainingRecursionLevels = 253,
  /// Compares texels with a reference value and filters the outcomes, 1 for each that passes, at
  /// the mip level that the given gradients ask for.
  SampleCmpGrad = 254,
  /// Compares texels with a reference value and filters the outcomes, 1 for each that passes, with
  /// a bias added to the computed mip level.
  SampleCmpBias = 255,
  /// Returns the value added to each vertex index: the base vertex of an indexed draw, the first
  /// vertex of another.
  StartVertexLocation = 256,
  /// Returns the value added to each instance number when instance data is fetched.
  StartInstanceLocation = 257,
  /// Creates a ray query object with ray flags and query flags known at compile time.
  AllocateRayQuery2 = 258,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedA0 = 259,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedA1 = 260,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedA2 = 261,
  /// Searches an acceleration structure along a ray as TraceRay does, any-hit and intersection
  /// shaders included, but runs no closest-hit or miss shader: what was found is returned as a hit
  /// object.
  HitObject_TraceRay = 262,
  /// Makes a hit object from the hit that a query has committed, or a miss if there is none.
  HitObject_FromRayQuery = 263,
  /// Makes a hit object from the hit that a query has committed, with a hit kind and attributes of
  /// its own, or a miss if there is none.
  HitObject_FromRayQueryWithAttrs = 264,
  /// Makes a hit object that is a miss of the given ray.
  HitObject_MakeMiss = 265,
  /// Makes a hit object that is neither hit nor miss.
  HitObject_MakeNop = 266,
  /// Runs the closest-hit or miss shader of a hit object with a payload.
  HitObject_Invoke = 267,
  /// Lets the device group threads that will do similar work, judged by a hit object, a hint, or
  /// both.
  MaybeReorderThread = 268,
  /// Tells whether a hit object is a miss.
  HitObject_IsMiss = 269,
  /// Tells whether a hit object is a hit.
  HitObject_IsHit = 270,
  /// Tells whether a hit object is empty: neither hit nor miss.
  HitObject_IsNop = 271,
  /// Returns the flags of the ray of a hit object.
  HitObject_RayFlags = 272,
  /// Returns where along the ray of a hit object the search started, in lengths of the direction.
  HitObject_RayTMin = 273,
  /// Returns how far along its ray a hit is, in lengths of the direction; for a miss the end of the
  /// ray.
  HitObject_RayTCurrent = 274,
  /// Returns one coordinate of the origin of the ray in world space.
  HitObject_WorldRayOrigin = 275,
  /// Returns one coordinate of the direction of the ray in world space.
  HitObject_WorldRayDirection = 276,
  /// Returns one coordinate of the origin of the ray in the space of the instance; for a miss, in
  /// world space.
  HitObject_ObjectRayOrigin = 277,
  /// Returns one coordinate of the direction of the ray in the space of the instance, not
  /// normalized; for a miss, in world space.
  HitObject_ObjectRayDirection = 278,
  /// Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
  /// world space.
  HitObject_ObjectToWorld3x4 = 279,
  /// Returns one element of the 3 by 4 matrix that takes points from world space to the space of
  /// the instance.
  HitObject_WorldToObject3x4 = 280,
  /// Returns the position of the geometry that is hit within its bottom-level acceleration
  /// structure.
  HitObject_GeometryIndex = 281,
  /// Returns the position of the instance that is hit in the top-level acceleration structure.
  HitObject_InstanceIndex = 282,
  /// Returns the 24-bit number that the application gave the instance that is hit.
  HitObject_InstanceID = 283,
  /// Returns the position of the primitive that is hit within its geometry.
  HitObject_PrimitiveIndex = 284,
  /// Returns how the primitive was hit.
  HitObject_HitKind = 285,
  /// Returns the index of the shader record that invoking the hit object would use.
  HitObject_ShaderTableIndex = 286,
  /// Returns a copy of a hit object that uses another shader record.
  HitObject_SetShaderTableIndex = 287,
  /// Reads 32 bits of the local root arguments of the shader record of a hit object.
  HitObject_LoadLocalRootTableConstant = 288,
  /// Copies the attributes of a hit to memory.
  HitObject_Attributes = 289,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedB28 = 290,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedB29 = 291,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedB30 = 292,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC0 = 293,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC1 = 294,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC2 = 295,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC3 = 296,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC4 = 297,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC5 = 298,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC6 = 299,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC7 = 300,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC8 = 301,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedC9 = 302,
  /// Reads a vector of any length from a byte-address or structured buffer.
  RawBufferVectorLoad = 303,
  /// Writes a vector of any length to a byte-address or structured buffer.
  RawBufferVectorStore = 304,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedD0 = 305,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedD1 = 306,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedD2 = 307,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedD3 = 308,
  /// Combines all elements of a vector with a bitwise and.
  VectorReduceAnd = 309,
  /// Combines all elements of a vector with a bitwise or.
  VectorReduceOr = 310,
  /// Computes the dot product of two vectors of equal length, for vector overloads of any length.
  FDot = 311,
  /// Does nothing.
  ExperimentalNop = 0x80000000,
  /// Returns the index of this wave among the waves of its thread group.
  GetGroupWaveIndex = 0x80000001,
  /// Returns the number of waves that run the thread group.
  GetGroupWaveCount = 0x80000002,
  /// Returns the number that the application gave the cluster that is hit.
  ClusterID = 0x80000003,
  /// Returns the number that the application gave the cluster of the candidate.
  RayQuery_CandidateClusterID = 0x80000004,
  /// Returns the number that the application gave the cluster of the committed hit.
  RayQuery_CommittedClusterID = 0x80000005,
  /// Returns the number that the application gave the cluster that is hit.
  HitObject_ClusterID = 0x80000006,
  /// Returns the vertices of the triangle that is hit, in the space of its instance.
  TriangleObjectPosition = 0x80000007,
  /// Returns the vertices of the triangle of the candidate, in the space of its instance.
  RayQuery_CandidateTriangleObjectPosition = 0x80000008,
  /// Returns the vertices of the triangle of the committed hit, in the space of its instance.
  RayQuery_CommittedTriangleObjectPosition = 0x80000009,
  /// Returns the vertices of the triangle that is hit, in the space of its instance.
  HitObject_TriangleObjectPosition = 0x8000000a,
  /// Multiplies an M by K matrix by a K by N matrix and adds the product to an M by N matrix.
  LinAlgMatrixMultiplyAccumulate = 0x8000000b,
  /// Makes a matrix whose elements all have one value.
  LinAlgFillMatrix = 0x8000000c,
  /// Copies a matrix to another component type or use, and transposes it if asked.
  LinAlgCopyConvertMatrix = 0x8000000d,
  /// Reads a matrix from a byte-address buffer.
  LinAlgMatrixLoadFromDescriptor = 0x8000000e,
  /// Reads a matrix from a groupshared array.
  LinAlgMatrixLoadFromMemory = 0x8000000f,
  /// Returns how many elements of a matrix this thread holds.
  LinAlgMatrixLength = 0x80000010,
  /// Returns where in the matrix an element is that this thread holds.
  LinAlgMatrixGetCoordinate = 0x80000011,
  /// Returns the value of an element that this thread holds, converted to the overload type.
  LinAlgMatrixGetElement = 0x80000012,
  /// Returns a copy of a matrix with the value of one element that this thread holds replaced.
  LinAlgMatrixSetElement = 0x80000013,
  /// Writes a matrix to a byte-address buffer, in rows or columns.
  LinAlgMatrixStoreToDescriptor = 0x80000014,
  /// Writes a matrix to a groupshared array.
  LinAlgMatrixStoreToMemory = 0x80000015,
  /// Tells how the device spreads an accumulator over threads: like a left factor or like a right
  /// factor.
  LinAlgMatrixQueryAccumulatorLayout = 0x80000016,
  /// Multiplies an M by K matrix by a K by N matrix.
  LinAlgMatrixMultiply = 0x80000017,
  /// Adds a matrix of use A or B to an accumulator of the same size, element by element.
  LinAlgMatrixAccumulate = 0x80000018,
  /// Multiplies an M by K matrix by a vector of K components.
  LinAlgMatVecMul = 0x80000019,
  /// Multiplies an M by K matrix by a vector of K components and adds a vector of M elements of the
  /// type of the result.
  LinAlgMatVecMulAdd = 0x8000001a,
  /// Adds an accumulator to a matrix in a byte-address buffer.
  LinAlgMatrixAccumulateToDescriptor = 0x8000001b,
  /// Adds an accumulator to a matrix in a groupshared array.
  LinAlgMatrixAccumulateToMemory = 0x8000001c,
  /// Multiplies each element of a vector of M by each of a vector of N elements.
  LinAlgMatrixOuterProduct = 0x8000001d,
  /// Converts the components of a vector from one type to another.
  LinAlgConvert = 0x8000001e,
  /// Adds a vector to consecutive elements of a byte-address buffer.
  LinAlgVectorAccumulateToDescriptor = 0x8000001f,
  /// Reserved: the number is taken and has no meaning yet.
  ReservedE0 = 0x80000020,
  /// Stops in a debugger if one is attached and debugging is enabled; otherwise does nothing.
  DebugBreak = 0x80000021,
  /// Tells whether DebugBreak would stop.
  IsDebuggingEnabled = 0x80000022,
};

/// The class of an op, which names its function: dx.op.<class>. By name; the values have
/// no meaning.
enum class OpClass : uint16_t {
  AcceptHitAndEndSearch, ///< dx.op.acceptHitAndEndSearch
  AllocateNodeOutputRecords, ///< dx.op.allocateNodeOutputRecords
  AllocateRayQuery, ///< dx.op.allocateRayQuery
  AllocateRayQuery2, ///< dx.op.allocateRayQuery2
  AnnotateHandle, ///< dx.op.annotateHandle
  AnnotateNodeHandle, ///< dx.op.annotateNodeHandle
  AnnotateNodeRecordHandle, ///< dx.op.annotateNodeRecordHandle
  AtomicBinOp, ///< dx.op.atomicBinOp
  AtomicCompareExchange, ///< dx.op.atomicCompareExchange
  AttributeAtVertex, ///< dx.op.attributeAtVertex
  Barrier, ///< dx.op.barrier
  BarrierByMemoryHandle, ///< dx.op.barrierByMemoryHandle
  BarrierByMemoryType, ///< dx.op.barrierByMemoryType
  BarrierByNodeRecordHandle, ///< dx.op.barrierByNodeRecordHandle
  Binary, ///< dx.op.binary
  BinaryWithCarryOrBorrow, ///< dx.op.binaryWithCarryOrBorrow
  BinaryWithTwoOuts, ///< dx.op.binaryWithTwoOuts
  BitcastF16toI16, ///< dx.op.bitcastF16toI16
  BitcastF32toI32, ///< dx.op.bitcastF32toI32
  BitcastF64toI64, ///< dx.op.bitcastF64toI64
  BitcastI16toF16, ///< dx.op.bitcastI16toF16
  BitcastI32toF32, ///< dx.op.bitcastI32toF32
  BitcastI64toF64, ///< dx.op.bitcastI64toF64
  BufferLoad, ///< dx.op.bufferLoad
  BufferStore, ///< dx.op.bufferStore
  BufferUpdateCounter, ///< dx.op.bufferUpdateCounter
  CalculateLOD, ///< dx.op.calculateLOD
  CallShader, ///< dx.op.callShader
  CbufferLoad, ///< dx.op.cbufferLoad
  CbufferLoadLegacy, ///< dx.op.cbufferLoadLegacy
  CheckAccessFullyMapped, ///< dx.op.checkAccessFullyMapped
  ClusterID, ///< dx.op.clusterID
  Coverage, ///< dx.op.coverage
  CreateHandle, ///< dx.op.createHandle
  CreateHandleForLib, ///< dx.op.createHandleForLib
  CreateHandleFromBinding, ///< dx.op.createHandleFromBinding
  CreateHandleFromHeap, ///< dx.op.createHandleFromHeap
  CreateNodeInputRecordHandle, ///< dx.op.createNodeInputRecordHandle
  CreateNodeOutputHandle, ///< dx.op.createNodeOutputHandle
  CutStream, ///< dx.op.cutStream
  CycleCounterLegacy, ///< dx.op.cycleCounterLegacy
  DebugBreak, ///< dx.op.debugBreak
  Discard, ///< dx.op.discard
  DispatchMesh, ///< dx.op.dispatchMesh
  DispatchRaysDimensions, ///< dx.op.dispatchRaysDimensions
  DispatchRaysIndex, ///< dx.op.dispatchRaysIndex
  DomainLocation, ///< dx.op.domainLocation
  Dot, ///< dx.op.dot
  Dot2, ///< dx.op.dot2
  Dot2AddHalf, ///< dx.op.dot2AddHalf
  Dot3, ///< dx.op.dot3
  Dot4, ///< dx.op.dot4
  Dot4AddPacked, ///< dx.op.dot4AddPacked
  EmitIndices, ///< dx.op.emitIndices
  EmitStream, ///< dx.op.emitStream
  EmitThenCutStream, ///< dx.op.emitThenCutStream
  EvalCentroid, ///< dx.op.evalCentroid
  EvalSampleIndex, ///< dx.op.evalSampleIndex
  EvalSnapped, ///< dx.op.evalSnapped
  FinishedCrossGroupSharing, ///< dx.op.finishedCrossGroupSharing
  FlattenedThreadIdInGroup, ///< dx.op.flattenedThreadIdInGroup
  GeometryIndex, ///< dx.op.geometryIndex
  GetDimensions, ///< dx.op.getDimensions
  GetGroupWaveCount, ///< dx.op.getGroupWaveCount
  GetGroupWaveIndex, ///< dx.op.getGroupWaveIndex
  GetInputRecordCount, ///< dx.op.getInputRecordCount
  GetMeshPayload, ///< dx.op.getMeshPayload
  GetNodeRecordPtr, ///< dx.op.getNodeRecordPtr
  GetRemainingRecursionLevels, ///< dx.op.getRemainingRecursionLevels
  GroupId, ///< dx.op.groupId
  GsInstanceID, ///< dx.op.gsInstanceID
  HitKind, ///< dx.op.hitKind
  HitObject_Attributes, ///< dx.op.hitObject_Attributes
  HitObject_FromRayQuery, ///< dx.op.hitObject_FromRayQuery
  HitObject_FromRayQueryWithAttrs, ///< dx.op.hitObject_FromRayQueryWithAttrs
  HitObject_Invoke, ///< dx.op.hitObject_Invoke
  HitObject_LoadLocalRootTableConstant, ///< dx.op.hitObject_LoadLocalRootTableConstant
  HitObject_MakeMiss, ///< dx.op.hitObject_MakeMiss
  HitObject_MakeNop, ///< dx.op.hitObject_MakeNop
  HitObject_SetShaderTableIndex, ///< dx.op.hitObject_SetShaderTableIndex
  HitObject_StateMatrix, ///< dx.op.hitObject_StateMatrix
  HitObject_StateScalar, ///< dx.op.hitObject_StateScalar
  HitObject_StateVector, ///< dx.op.hitObject_StateVector
  HitObject_TraceRay, ///< dx.op.hitObject_TraceRay
  HitObject_TriangleObjectPosition, ///< dx.op.hitObject_TriangleObjectPosition
  IgnoreHit, ///< dx.op.ignoreHit
  IncrementOutputCount, ///< dx.op.incrementOutputCount
  IndexNodeHandle, ///< dx.op.indexNodeHandle
  InnerCoverage, ///< dx.op.innerCoverage
  InstanceID, ///< dx.op.instanceID
  InstanceIndex, ///< dx.op.instanceIndex
  IsDebuggingEnabled, ///< dx.op.isDebuggingEnabled
  IsHelperLane, ///< dx.op.isHelperLane
  IsSpecialFloat, ///< dx.op.isSpecialFloat
  LegacyDoubleToFloat, ///< dx.op.legacyDoubleToFloat
  LegacyDoubleToSInt32, ///< dx.op.legacyDoubleToSInt32
  LegacyDoubleToUInt32, ///< dx.op.legacyDoubleToUInt32
  LegacyF16ToF32, ///< dx.op.legacyF16ToF32
  LegacyF32ToF16, ///< dx.op.legacyF32ToF16
  LinAlgConvert, ///< dx.op.linAlgConvert
  LinAlgCopyConvertMatrix, ///< dx.op.linAlgCopyConvertMatrix
  LinAlgFillMatrix, ///< dx.op.linAlgFillMatrix
  LinAlgMatVecMul, ///< dx.op.linAlgMatVecMul
  LinAlgMatVecMulAdd, ///< dx.op.linAlgMatVecMulAdd
  LinAlgMatrixAccumulate, ///< dx.op.linAlgMatrixAccumulate
  LinAlgMatrixAccumulateToDescriptor, ///< dx.op.linAlgMatrixAccumulateToDescriptor
  LinAlgMatrixAccumulateToMemory, ///< dx.op.linAlgMatrixAccumulateToMemory
  LinAlgMatrixGetCoordinate, ///< dx.op.linAlgMatrixGetCoordinate
  LinAlgMatrixGetElement, ///< dx.op.linAlgMatrixGetElement
  LinAlgMatrixLength, ///< dx.op.linAlgMatrixLength
  LinAlgMatrixLoadFromDescriptor, ///< dx.op.linAlgMatrixLoadFromDescriptor
  LinAlgMatrixLoadFromMemory, ///< dx.op.linAlgMatrixLoadFromMemory
  LinAlgMatrixMultiply, ///< dx.op.linAlgMatrixMultiply
  LinAlgMatrixMultiplyAccumulate, ///< dx.op.linAlgMatrixMultiplyAccumulate
  LinAlgMatrixOuterProduct, ///< dx.op.linAlgMatrixOuterProduct
  LinAlgMatrixQueryAccumulatorLayout, ///< dx.op.linAlgMatrixQueryAccumulatorLayout
  LinAlgMatrixSetElement, ///< dx.op.linAlgMatrixSetElement
  LinAlgMatrixStoreToDescriptor, ///< dx.op.linAlgMatrixStoreToDescriptor
  LinAlgMatrixStoreToMemory, ///< dx.op.linAlgMatrixStoreToMemory
  LinAlgVectorAccumulateToDescriptor, ///< dx.op.linAlgVectorAccumulateToDescriptor
  LoadInput, ///< dx.op.loadInput
  LoadOutputControlPoint, ///< dx.op.loadOutputControlPoint
  LoadPatchConstant, ///< dx.op.loadPatchConstant
  MakeDouble, ///< dx.op.makeDouble
  MaybeReorderThread, ///< dx.op.maybeReorderThread
  MinPrecXRegLoad, ///< dx.op.minPrecXRegLoad
  MinPrecXRegStore, ///< dx.op.minPrecXRegStore
  NodeOutputIsValid, ///< dx.op.nodeOutputIsValid
  Nop, ///< dx.op.nop
  ObjectRayDirection, ///< dx.op.objectRayDirection
  ObjectRayOrigin, ///< dx.op.objectRayOrigin
  ObjectToWorld, ///< dx.op.objectToWorld
  OutputComplete, ///< dx.op.outputComplete
  OutputControlPointID, ///< dx.op.outputControlPointID
  Pack4x8, ///< dx.op.pack4x8
  PrimitiveID, ///< dx.op.primitiveID
  PrimitiveIndex, ///< dx.op.primitiveIndex
  QuadOp, ///< dx.op.quadOp
  QuadReadLaneAt, ///< dx.op.quadReadLaneAt
  QuadVote, ///< dx.op.quadVote
  Quaternary, ///< dx.op.quaternary
  RawBufferLoad, ///< dx.op.rawBufferLoad
  RawBufferStore, ///< dx.op.rawBufferStore
  RawBufferVectorLoad, ///< dx.op.rawBufferVectorLoad
  RawBufferVectorStore, ///< dx.op.rawBufferVectorStore
  RayFlags, ///< dx.op.rayFlags
  RayQuery_Abort, ///< dx.op.rayQuery_Abort
  RayQuery_CandidateTriangleObjectPosition, ///< dx.op.rayQuery_CandidateTriangleObjectPosition
  RayQuery_CommitNonOpaqueTriangleHit, ///< dx.op.rayQuery_CommitNonOpaqueTriangleHit
  RayQuery_CommitProceduralPrimitiveHit, ///< dx.op.rayQuery_CommitProceduralPrimitiveHit
  RayQuery_CommittedTriangleObjectPosition, ///< dx.op.rayQuery_CommittedTriangleObjectPosition
  RayQuery_Proceed, ///< dx.op.rayQuery_Proceed
  RayQuery_StateMatrix, ///< dx.op.rayQuery_StateMatrix
  RayQuery_StateScalar, ///< dx.op.rayQuery_StateScalar
  RayQuery_StateVector, ///< dx.op.rayQuery_StateVector
  RayQuery_TraceRayInline, ///< dx.op.rayQuery_TraceRayInline
  RayTCurrent, ///< dx.op.rayTCurrent
  RayTMin, ///< dx.op.rayTMin
  RenderTargetGetSampleCount, ///< dx.op.renderTargetGetSampleCount
  RenderTargetGetSamplePosition, ///< dx.op.renderTargetGetSamplePosition
  ReportHit, ///< dx.op.reportHit
  Reserved, ///< dx.op.reserved
  Sample, ///< dx.op.sample
  SampleBias, ///< dx.op.sampleBias
  SampleCmp, ///< dx.op.sampleCmp
  SampleCmpBias, ///< dx.op.sampleCmpBias
  SampleCmpGrad, ///< dx.op.sampleCmpGrad
  SampleCmpLevel, ///< dx.op.sampleCmpLevel
  SampleCmpLevelZero, ///< dx.op.sampleCmpLevelZero
  SampleGrad, ///< dx.op.sampleGrad
  SampleIndex, ///< dx.op.sampleIndex
  SampleLevel, ///< dx.op.sampleLevel
  SetMeshOutputCounts, ///< dx.op.setMeshOutputCounts
  SplitDouble, ///< dx.op.splitDouble
  StartInstanceLocation, ///< dx.op.startInstanceLocation
  StartVertexLocation, ///< dx.op.startVertexLocation
  StoreOutput, ///< dx.op.storeOutput
  StorePatchConstant, ///< dx.op.storePatchConstant
  StorePrimitiveOutput, ///< dx.op.storePrimitiveOutput
  StoreVertexOutput, ///< dx.op.storeVertexOutput
  TempRegLoad, ///< dx.op.tempRegLoad
  TempRegStore, ///< dx.op.tempRegStore
  Tertiary, ///< dx.op.tertiary
  Texture2DMSGetSamplePosition, ///< dx.op.texture2DMSGetSamplePosition
  TextureGather, ///< dx.op.textureGather
  TextureGatherCmp, ///< dx.op.textureGatherCmp
  TextureGatherRaw, ///< dx.op.textureGatherRaw
  TextureLoad, ///< dx.op.textureLoad
  TextureStore, ///< dx.op.textureStore
  TextureStoreSample, ///< dx.op.textureStoreSample
  ThreadId, ///< dx.op.threadId
  ThreadIdInGroup, ///< dx.op.threadIdInGroup
  TraceRay, ///< dx.op.traceRay
  TriangleObjectPosition, ///< dx.op.triangleObjectPosition
  Unary, ///< dx.op.unary
  UnaryBits, ///< dx.op.unaryBits
  Unpack4x8, ///< dx.op.unpack4x8
  VectorReduce, ///< dx.op.vectorReduce
  ViewID, ///< dx.op.viewID
  WaveActiveAllEqual, ///< dx.op.waveActiveAllEqual
  WaveActiveBallot, ///< dx.op.waveActiveBallot
  WaveActiveBit, ///< dx.op.waveActiveBit
  WaveActiveOp, ///< dx.op.waveActiveOp
  WaveAllOp, ///< dx.op.waveAllOp
  WaveAllTrue, ///< dx.op.waveAllTrue
  WaveAnyTrue, ///< dx.op.waveAnyTrue
  WaveGetLaneCount, ///< dx.op.waveGetLaneCount
  WaveGetLaneIndex, ///< dx.op.waveGetLaneIndex
  WaveIsFirstLane, ///< dx.op.waveIsFirstLane
  WaveMatch, ///< dx.op.waveMatch
  WaveMultiPrefixBitCount, ///< dx.op.waveMultiPrefixBitCount
  WaveMultiPrefixOp, ///< dx.op.waveMultiPrefixOp
  WavePrefixOp, ///< dx.op.wavePrefixOp
  WaveReadLaneAt, ///< dx.op.waveReadLaneAt
  WaveReadLaneFirst, ///< dx.op.waveReadLaneFirst
  WorldRayDirection, ///< dx.op.worldRayDirection
  WorldRayOrigin, ///< dx.op.worldRayOrigin
  WorldToObject, ///< dx.op.worldToObject
  WriteSamplerFeedback, ///< dx.op.writeSamplerFeedback
  WriteSamplerFeedbackBias, ///< dx.op.writeSamplerFeedbackBias
  WriteSamplerFeedbackGrad, ///< dx.op.writeSamplerFeedbackGrad
  WriteSamplerFeedbackLevel, ///< dx.op.writeSamplerFeedbackLevel
};

/// Shader stages, by the kind in a DXIL program header.
enum class Stage : uint8_t {
  Pixel = 0,
  Vertex = 1,
  Geometry = 2,
  Hull = 3,
  Domain = 4,
  Compute = 5,
  Library = 6,
  Raygeneration = 7,
  Intersection = 8,
  Anyhit = 9,
  Closesthit = 10,
  Miss = 11,
  Callable = 12,
  Mesh = 13,
  Amplification = 14,
  Node = 15,
};

/// All stages, in the order of their kinds.
inline constexpr Stage AllStages[] = {
    Stage::Pixel,
    Stage::Vertex,
    Stage::Geometry,
    Stage::Hull,
    Stage::Domain,
    Stage::Compute,
    Stage::Library,
    Stage::Raygeneration,
    Stage::Intersection,
    Stage::Anyhit,
    Stage::Closesthit,
    Stage::Miss,
    Stage::Callable,
    Stage::Mesh,
    Stage::Amplification,
    Stage::Node,
};

/// What an op can be overloaded with.
enum class Overload : uint8_t {
  None, ///< no overload
  I1,
  I8,
  I16,
  I32,
  I64,
  Half,
  Float,
  Double,
  Udt,
  Object,
};

/// Properties of a call of an op.
enum class Attribute : uint8_t {
  /// Reads and writes no memory: equal arguments give an equal result.
  ReadNone,
  /// Reads memory or shader state, writes none.
  ReadOnly,
  /// Touches only memory that its pointer arguments reach.
  ArgMemOnly,
  /// A call must not be duplicated by control-flow transforms.
  NoDuplicate,
  /// Control does not come back from a call.
  NoReturn,
  /// Computes a screen-space or quad derivative.
  IsDerivative,
  /// Needs implicit derivatives, and so the other lanes of its quad.
  IsGradient,
  /// Records into a sampler feedback map.
  IsFeedback,
  /// Exchanges values between the lanes of a wave or quad.
  IsWave,
  /// Orders memory accesses or synchronizes the thread group.
  IsBarrier,
  /// Depends on which threads execute it together: it must not move into or out of divergent
  /// control flow.
  IsConvergent,
  /// Its inputs must have the same value in every active lane.
  RequiresUniformInputs,
};

/// The types that signatures of ops are made of.
enum class TypeKind : uint8_t {
  I1, ///< i1
  I8, ///< i8
  I16, ///< i16
  I32, ///< i32
  I64, ///< i64
  Half, ///< half
  Float, ///< float
  Double, ///< double
  Udt, ///< udt
  Object, ///< object
  Void, ///< void
  FloatPtr, ///< float*
  Int2, ///< <2 x i32>
  Overload, ///< overload
  Overload0, ///< overload0
  Overload1, ///< overload1
  Overload2, ///< overload2
  Overload3, ///< overload3
  OverloadElement, ///< overload.element
  OverloadI1, ///< overload.i1
  OverloadI32, ///< overload.i32
  ResRet, ///< dx.types.ResRet
  CbufRet, ///< dx.types.CBufRet
  Four, ///< dx.types.four
  Vec9, ///< <9 x overload>
  GroupsharedPtr1, ///< overload1 addrspace(3)*
  Handle, ///< dx.types.Handle
  ResBind, ///< dx.types.ResBind
  ResProperties, ///< dx.types.ResourceProperties
  NodeHandle, ///< dx.types.NodeHandle
  NodeRecordHandle, ///< dx.types.NodeRecordHandle
  NodeInfo, ///< dx.types.NodeInfo
  NodeRecordInfo, ///< dx.types.NodeRecordInfo
  HitObject, ///< dx.types.HitObject
  Dimensions, ///< dx.types.Dimensions
  SplitDouble, ///< dx.types.splitdouble
  TwoI32, ///< dx.types.twoi32
  FourI32, ///< dx.types.fouri32
  I32Carry, ///< dx.types.i32c
  SamplePos, ///< dx.types.SamplePos
};

/// Arguments by name: those of different ops that have one name are one here.
enum class OperandId : uint16_t {
  A,
  Acc,
  AccelerationStructure,
  Align,
  Alignment,
  ArrayIndex,
  AtomicOp,
  Attributes,
  Aw,
  Ax,
  Ay,
  Az,
  B,
  BarrierMode,
  Bias,
  BiasVector,
  Bind,
  Buf,
  Bw,
  Bx,
  By,
  ByteOffset,
  Bz,
  C,
  C0,
  C1,
  C2,
  C3,
  Channel,
  Clamp,
  Clamped,
  CoherenceHint,
  Col,
  ColIndex,
  CommittedAttribs,
  CompareValue,
  Component,
  Cond,
  Condition,
  ConstRayFlags,
  ConstRayQueryFlags,
  Coord0,
  Coord1,
  Coord2,
  Coord3,
  Count,
  Ddx0,
  Ddx1,
  Ddx2,
  Ddy0,
  Ddy1,
  Ddy2,
  Direction_X,
  Direction_Y,
  Direction_Z,
  ElementOffset,
  FeedbackTex,
  GsVertexAxis,
  Handle,
  Hi,
  HitKind,
  HitObject,
  Inc,
  Index,
  Input,
  InputColIndex,
  InputInterpretation,
  InputRowIndex,
  InputSigId,
  InputVector,
  InstanceInclusionMask,
  Interpretation,
  IsOutputSigned,
  LOD,
  Lane,
  Layout,
  Lo,
  Mask,
  Mask0,
  Mask1,
  Mask2,
  Mask3,
  Matrix,
  MatrixA,
  MatrixB,
  MatrixC,
  MatrixLHS,
  MatrixRHS,
  Memory,
  MemoryTypeFlags,
  MetadataIdx,
  MipLevel,
  MipLevelOrSampleCount,
  MissShaderIndex,
  MultiplierForGeometryContributionToHitGroupIndex,
  MultiplierForGeometryContributionToShaderIndex,
  NewValue,
  Node,
  NodeOutputHandle,
  Noderecord,
  NonUniformIndex,
  NumCoherenceHintBitsFromLSB,
  NumPrimitives,
  NumRecords,
  NumVertices,
  Object,
  Offset,
  Offset0,
  Offset1,
  Offset2,
  OffsetX,
  OffsetY,
  Op,
  Origin_X,
  Origin_Y,
  Origin_Z,
  Output,
  OutputInterpretation,
  OutputSigId,
  PackMode,
  Parameter,
  Payload,
  PerThread,
  Pk,
  PrimitiveIndex,
  Props,
  QuadLane,
  RangeId,
  RayContributionToHitGroupIndex,
  RayFlags,
  RayQueryHandle,
  Recordhandle,
  RegIndex,
  ReplacedValue,
  Res,
  Resource,
  ResourceClass,
  Row,
  RowIndex,
  SampleIdx,
  SampleIndex,
  SampledTex,
  Sampler,
  SamplerHeap,
  SemanticFlags,
  ShaderIndex,
  ShaderTableIndex,
  Sop,
  SrcMatrix,
  Srv,
  Status,
  StreamId,
  Stride,
  T,
  THit,
  TMax,
  TMin,
  TargetType,
  ThreadGroupCountX,
  ThreadGroupCountY,
  ThreadGroupCountZ,
  ThreadLocalIndex,
  Transpose,
  Uav,
  UnpackMode,
  Value,
  Value0,
  Value1,
  Value2,
  Value3,
  Vector,
  VectorA,
  VectorB,
  VertexID,
  VertexIndex,
  VertexIndex0,
  VertexIndex1,
  VertexIndex2,
  W,
  Width,
  Wot,
  X,
  Y,
  Z,
};

/// How an integer operand of a reduction is read.
enum class SignedOpKind : int32_t {
  /// Signed integer, or floating point.
  Signed = 0,
  /// Unsigned integer.
  Unsigned = 1,
};

/// The reduction of WaveActiveOp and WavePrefixOp.
enum class WaveOpKind : int32_t {
  /// Sum of the values.
  Sum = 0,
  /// Product of the values.
  Product = 1,
  /// Smallest value.
  Min = 2,
  /// Largest value.
  Max = 3,
};

/// The bitwise reduction of WaveActiveBit.
enum class WaveBitOpKind : int32_t {
  /// Bitwise and.
  And = 0,
  /// Bitwise or.
  Or = 1,
  /// Bitwise exclusive or.
  Xor = 2,
};

/// Which neighbour in the quad a lane reads from.
enum class QuadOpKind : int32_t {
  /// The lane beside it in x.
  ReadAcrossX = 0,
  /// The lane beside it in y.
  ReadAcrossY = 1,
  /// The lane at the opposite corner.
  ReadAcrossDiagonal = 2,
};

/// The reduction of WaveMultiPrefixOp.
enum class WaveMultiPrefixOpKind : int32_t {
  /// Sum of the values.
  Sum = 0,
  /// Bitwise and.
  And = 1,
  /// Bitwise or.
  Or = 2,
  /// Bitwise exclusive or.
  Xor = 3,
  /// Product of the values.
  Product = 4,
};

/// How QuadVote combines the conditions of a quad.
enum class QuadVoteOpKind : int32_t {
  /// True in at least one lane.
  Any = 0,
  /// True in every lane.
  All = 1,
};

/// The operation of AtomicBinOp.
enum class AtomicBinOpKind : int32_t {
  /// Sum.
  Add = 0,
  /// Bitwise and.
  And = 1,
  /// Bitwise or.
  Or = 2,
  /// Bitwise exclusive or.
  Xor = 3,
  /// Signed minimum.
  IMin = 4,
  /// Signed maximum.
  IMax = 5,
  /// Unsigned minimum.
  UMin = 6,
  /// Unsigned maximum.
  UMax = 7,
  /// The new value replaces the old one.
  Exchange = 8,
};

/// What a Barrier waits for and orders. Stages without a thread group may only use UAVFenceGlobal,
/// alone; the two UAV fences exclude each other; and at least one fence must be set. A set of bits.
enum class BarrierMode : int32_t {
  /// Every thread of the group reaches the barrier before one goes on.
  SyncThreadGroup = 1,
  /// Orders UAV accesses for the whole device.
  UAVFenceGlobal = 2,
  /// Orders UAV accesses within the thread group.
  UAVFenceThreadGroup = 4,
  /// Orders accesses to groupshared memory.
  TGSMFence = 8,
};

/// The kinds of memory that BarrierByMemoryType orders. All four bits together stand for the kinds
/// that the stage has, and are allowed in every stage. A set of bits.
enum class MemoryTypeFlags : int32_t {
  /// Unordered access views.
  UavMemory = 1,
  /// Groupshared memory.
  GroupSharedMemory = 2,
  /// Node input records.
  NodeInputMemory = 4,
  /// Node output records.
  NodeOutputMemory = 8,
};

/// What a barrier by memory type or handle waits for, and how far its order reaches. A set of bits.
enum class BarrierSemanticFlags : int32_t {
  /// Every thread of the group reaches the barrier before one goes on.
  GroupSync = 1,
  /// Memory order holds within the thread group.
  GroupScope = 2,
  /// Memory order holds for the whole device.
  DeviceScope = 4,
  /// Memory order holds for the same thread across a reordering of threads.
  ReorderScope = 8,
};

/// Class of a resource binding.
enum class ResourceClass : int32_t {
  /// Shader resource view: read only.
  SRV = 0,
  /// Unordered access view: read and write.
  UAV = 1,
  /// Constant buffer.
  CBuffer = 2,
  /// Sampler.
  Sampler = 3,
};

/// The components that a load or store touches. A set of bits.
enum class ComponentMask : int32_t {
  /// First component.
  X = 1,
  /// Second component.
  Y = 2,
  /// Third component.
  Z = 4,
  /// Fourth component.
  W = 8,
};

/// The component that a gather collects from four texels.
enum class GatherChannel : int32_t {
  /// First component.
  Red = 0,
  /// Second component.
  Green = 1,
  /// Third component.
  Blue = 2,
  /// Fourth component.
  Alpha = 3,
};

/// How Unpack4x8 widens a byte.
enum class UnpackMode : int32_t {
  /// With zeros.
  Unsigned = 0,
  /// With copies of its sign bit.
  Signed = 1,
};

/// What Pack4x8 does with values that do not fit a byte.
enum class PackMode : int32_t {
  /// Keeps the low eight bits.
  Trunc = 0,
  /// Clamps to the range from 0 to 255.
  UClamp = 1,
  /// Clamps to the range from -128 to 127.
  SClamp = 2,
};

/// How a ray is traced. Of ForceOpaque, ForceNonOpaque, CullOpaque and CullNonOpaque a ray may have
/// one, and of the two face culls and SkipTriangles one. A set of bits.
enum class RayFlag : int32_t {
  /// Treats all geometry as opaque: no any-hit shader runs.
  ForceOpaque = 1,
  /// Treats all geometry as not opaque.
  ForceNonOpaque = 2,
  /// Ends the search at the first hit that is accepted.
  AcceptFirstHitAndEndSearch = 4,
  /// Runs no closest-hit shader.
  SkipClosestHitShader = 8,
  /// Ignores triangles seen from behind.
  CullBackFacingTriangles = 16,
  /// Ignores triangles seen from the front.
  CullFrontFacingTriangles = 32,
  /// Ignores opaque geometry.
  CullOpaque = 64,
  /// Ignores geometry that is not opaque.
  CullNonOpaque = 128,
  /// Ignores triangles.
  SkipTriangles = 256,
  /// Ignores procedural primitives.
  SkipProceduralPrimitives = 512,
  /// Reads opacity micromaps of four states as if they had two.
  ForceOMM2State = 1024,
};

/// What a ray query object may meet. A set of bits.
enum class RayQueryFlag : int32_t {
  /// Lets the query use opacity micromaps; ForceOMM2State needs it.
  AllowOpacityMicromaps = 1,
};

/// What RayQuery_CommittedStatus returns: the hit that a query has committed.
enum class CommittedStatus : int32_t {
  /// No hit yet.
  CommittedNothing = 0,
  /// A triangle.
  CommittedTriangleHit = 1,
  /// A procedural primitive.
  CommittedProceduralPrimitiveHit = 2,
};

/// What RayQuery_CandidateType returns: the hit that a query proposes.
enum class CandidateType : int32_t {
  /// A triangle that is not opaque, inside the current ray interval.
  CandidateNonOpaqueTriangle = 0,
  /// A procedural primitive whose bounds the ray enters.
  CandidateProceduralPrimitive = 1,
};

/// The hit kinds with a fixed meaning. Intersection shaders choose kinds of their own from 0 to
/// 127.
enum class HitKindValue : int32_t {
  /// No kind; also the first free kind of an intersection shader.
  None = 0,
  /// A triangle, hit from the front.
  TriangleFrontFace = 254,
  /// A triangle, hit from behind.
  TriangleBackFace = 255,
};

/// Shape of a resource, in resource metadata and in the properties of AnnotateHandle.
enum class ResourceKind : int32_t {
  /// No resource.
  Invalid = 0,
  /// One-dimensional texture.
  Texture1D = 1,
  /// Two-dimensional texture.
  Texture2D = 2,
  /// Two-dimensional multisampled texture.
  Texture2DMS = 3,
  /// Three-dimensional texture.
  Texture3D = 4,
  /// Cube texture.
  TextureCube = 5,
  /// Array of one-dimensional textures.
  Texture1DArray = 6,
  /// Array of two-dimensional textures.
  Texture2DArray = 7,
  /// Array of two-dimensional multisampled textures.
  Texture2DMSArray = 8,
  /// Array of cube textures.
  TextureCubeArray = 9,
  /// Buffer of formatted elements.
  TypedBuffer = 10,
  /// Byte-address buffer.
  RawBuffer = 11,
  /// Buffer of structures.
  StructuredBuffer = 12,
  /// Constant buffer.
  CBuffer = 13,
  /// Sampler.
  Sampler = 14,
  /// Texture buffer: constants read through an SRV.
  TBuffer = 15,
  /// Raytracing acceleration structure.
  RTAccelerationStructure = 16,
  /// Sampler feedback map of a two-dimensional texture.
  FeedbackTexture2D = 17,
  /// Sampler feedback map of an array of two-dimensional textures.
  FeedbackTexture2DArray = 18,
};

/// Type of one component of a resource, a signature element, a matrix or an interpreted vector.
enum class ComponentType : int32_t {
  /// No type.
  Invalid = 0,
  /// Boolean.
  I1 = 1,
  /// Signed 16-bit integer.
  I16 = 2,
  /// Unsigned 16-bit integer.
  U16 = 3,
  /// Signed 32-bit integer.
  I32 = 4,
  /// Unsigned 32-bit integer.
  U32 = 5,
  /// Signed 64-bit integer.
  I64 = 6,
  /// Unsigned 64-bit integer.
  U64 = 7,
  /// Half.
  F16 = 8,
  /// Float.
  F32 = 9,
  /// Double.
  F64 = 10,
  /// Half normalized to the range from -1 to 1.
  SNormF16 = 11,
  /// Half normalized to the range from 0 to 1.
  UNormF16 = 12,
  /// Float normalized to the range from -1 to 1.
  SNormF32 = 13,
  /// Float normalized to the range from 0 to 1.
  UNormF32 = 14,
  /// Double normalized to the range from -1 to 1.
  SNormF64 = 15,
  /// Double normalized to the range from 0 to 1.
  UNormF64 = 16,
  /// Four signed bytes in 32 bits.
  PackedS8x32 = 17,
  /// Four unsigned bytes in 32 bits.
  PackedU8x32 = 18,
  /// Signed byte.
  I8 = 19,
  /// Unsigned byte.
  U8 = 20,
  /// Eight-bit float: four bits of exponent, three of fraction, no infinities.
  F8_E4M3FN = 21,
  /// Eight-bit float: five bits of exponent, two of fraction.
  F8_E5M2 = 22,
  /// Sixteen-bit float with the exponent range of a float.
  BFloat16 = 23,
};

/// Role of a matrix in a multiplication, part of its type.
enum class MatrixUse : int32_t {
  /// Left factor.
  A = 0,
  /// Right factor.
  B = 1,
  /// Product, or value added to a product.
  Accumulator = 2,
};

/// The threads that hold a matrix together, part of its type.
enum class MatrixScope : int32_t {
  /// Each thread has a matrix of its own.
  Thread = 0,
  /// The lanes of a wave.
  Wave = 1,
  /// The threads of a group.
  ThreadGroup = 2,
};

/// Order of the elements of a matrix in memory. Only the first two have a stride.
enum class MatrixLayout : int32_t {
  /// Row by row.
  RowMajor = 0,
  /// Column by column.
  ColumnMajor = 1,
  /// An order of the device, made for multiplication.
  MulOptimal = 2,
  /// An order of the device, made for multiplication by the transposed matrix.
  MulOptimalTranspose = 3,
  /// An order of the device, made for accumulating outer products.
  OuterProductOptimal = 4,
  /// An order of the device, made for accumulating transposed outer products.
  OuterProductOptimalTranspose = 5,
};

/// Properties of a node input or output, in the annotation of its handle. ThreadRecord and
/// GroupRecord together stand for records of a whole dispatch. A set of bits.
enum class NodeIOFlag : int32_t {
  /// Input of the node.
  Input = 1,
  /// Output of the node.
  Output = 2,
  /// Records may be written.
  ReadWrite = 4,
  /// Records have no data.
  EmptyRecord = 8,
  /// An array of nodes.
  NodeArray = 16,
  /// Records belong to a thread.
  ThreadRecord = 32,
  /// Records belong to a thread group.
  GroupRecord = 64,
  /// Counts the groups that share an input, for FinishedCrossGroupSharing.
  TrackRWInputSharing = 256,
  /// Accesses are coherent for the whole device.
  GloballyCoherent = 512,
};

/// What a sampler feedback map records.
enum class SamplerFeedbackType : int32_t {
  /// The finest mip level that was sampled, for each region.
  MinMip = 0,
  /// Whether a region of a mip level was sampled.
  MipRegionUsed = 1,
};

/// Mode that a sampler is declared with.
enum class SamplerKind : int32_t {
  /// Filters texels.
  Default = 0,
  /// Compares texels with a value, then filters the results.
  Comparison = 1,
  /// Not used in shader model 6.
  Mono = 2,
};

/// Sizes of what is in OpTable.inc.
namespace table {
inline constexpr uint32_t NumOps = 347;
inline constexpr uint32_t NumClasses = 222;
inline constexpr uint32_t NumTypes = 40;
inline constexpr uint32_t NumEnums = 28;
inline constexpr uint32_t NumStageNames = 16;
inline constexpr uint32_t NumAttributes = 12;
inline constexpr uint32_t NumOverloads = 11;

/// Where the ops of one opcode table stand among all ops.
struct OpRange {
  uint32_t Feature; ///< in the top 16 bits
  uint32_t First;
  uint32_t Count;
  bool Dense; ///< op N of the table stands at First + N
};
inline constexpr OpRange OpRanges[] = {
    {0, 0, 312, true},
    {32768, 312, 35, true},
};
} // namespace table

} // namespace dxil
