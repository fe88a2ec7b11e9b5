# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Calls of DXIL ops as methods with keyword arguments, and enumerations.
# Written by: dxil-tblgen DXIL.td -gen-producer-python; edit the records, not this file.
import enum
from typing import Optional, Sequence, Union


class Value(int):
    """A value of the shader that is being built."""


class Type(int):
    """A type of the shader that is being built."""


class Stage(enum.IntEnum):
    """Shader stages, by the kind in a program header."""

    PIXEL = 0
    VERTEX = 1
    GEOMETRY = 2
    HULL = 3
    DOMAIN = 4
    COMPUTE = 5
    LIBRARY = 6
    RAYGENERATION = 7
    INTERSECTION = 8
    ANYHIT = 9
    CLOSESTHIT = 10
    MISS = 11
    CALLABLE = 12
    MESH = 13
    AMPLIFICATION = 14
    NODE = 15


class SignedOpKind(enum.IntEnum):
    """How an integer operand of a reduction is read."""

    SIGNED = 0
    UNSIGNED = 1


class WaveOpKind(enum.IntEnum):
    """The reduction of WaveActiveOp and WavePrefixOp."""

    SUM = 0
    PRODUCT = 1
    MIN = 2
    MAX = 3


class WaveBitOpKind(enum.IntEnum):
    """The bitwise reduction of WaveActiveBit."""

    AND = 0
    OR = 1
    XOR = 2


class QuadOpKind(enum.IntEnum):
    """Which neighbour in the quad a lane reads from."""

    READ_ACROSS_X = 0
    READ_ACROSS_Y = 1
    READ_ACROSS_DIAGONAL = 2


class WaveMultiPrefixOpKind(enum.IntEnum):
    """The reduction of WaveMultiPrefixOp."""

    SUM = 0
    AND = 1
    OR = 2
    XOR = 3
    PRODUCT = 4


class QuadVoteOpKind(enum.IntEnum):
    """How QuadVote combines the conditions of a quad."""

    ANY = 0
    ALL = 1


class AtomicBinOpKind(enum.IntEnum):
    """The operation of AtomicBinOp."""

    ADD = 0
    AND = 1
    OR = 2
    XOR = 3
    IMIN = 4
    IMAX = 5
    UMIN = 6
    UMAX = 7
    EXCHANGE = 8


class BarrierMode(enum.IntFlag):
    """What a Barrier waits for and orders. Stages without a thread group may only use UAVFenceGlobal,
    alone; the two UAV fences exclude each other; and at least one fence must be set."""

    SYNC_THREAD_GROUP = 1
    UAV_FENCE_GLOBAL = 2
    UAV_FENCE_THREAD_GROUP = 4
    TGSM_FENCE = 8


class MemoryTypeFlags(enum.IntFlag):
    """The kinds of memory that BarrierByMemoryType orders. All four bits together stand for the kinds
    that the stage has, and are allowed in every stage."""

    UAV_MEMORY = 1
    GROUP_SHARED_MEMORY = 2
    NODE_INPUT_MEMORY = 4
    NODE_OUTPUT_MEMORY = 8


class BarrierSemanticFlags(enum.IntFlag):
    """What a barrier by memory type or handle waits for, and how far its order reaches."""

    GROUP_SYNC = 1
    GROUP_SCOPE = 2
    DEVICE_SCOPE = 4
    REORDER_SCOPE = 8


class ResourceClass(enum.IntEnum):
    """Class of a resource binding."""

    SRV = 0
    UAV = 1
    CBUFFER = 2
    SAMPLER = 3


class ComponentMask(enum.IntFlag):
    """The components that a load or store touches."""

    X = 1
    Y = 2
    Z = 4
    W = 8


class GatherChannel(enum.IntEnum):
    """The component that a gather collects from four texels."""

    RED = 0
    GREEN = 1
    BLUE = 2
    ALPHA = 3


class UnpackMode(enum.IntEnum):
    """How Unpack4x8 widens a byte."""

    UNSIGNED = 0
    SIGNED = 1


class PackMode(enum.IntEnum):
    """What Pack4x8 does with values that do not fit a byte."""

    TRUNC = 0
    UCLAMP = 1
    SCLAMP = 2


class RayFlag(enum.IntFlag):
    """How a ray is traced. Of ForceOpaque, ForceNonOpaque, CullOpaque and CullNonOpaque a ray may have
    one, and of the two face culls and SkipTriangles one."""

    FORCE_OPAQUE = 1
    FORCE_NON_OPAQUE = 2
    ACCEPT_FIRST_HIT_AND_END_SEARCH = 4
    SKIP_CLOSEST_HIT_SHADER = 8
    CULL_BACK_FACING_TRIANGLES = 16
    CULL_FRONT_FACING_TRIANGLES = 32
    CULL_OPAQUE = 64
    CULL_NON_OPAQUE = 128
    SKIP_TRIANGLES = 256
    SKIP_PROCEDURAL_PRIMITIVES = 512
    FORCE_OMM2_STATE = 1024


class RayQueryFlag(enum.IntFlag):
    """What a ray query object may meet."""

    ALLOW_OPACITY_MICROMAPS = 1


class CommittedStatus(enum.IntEnum):
    """What RayQuery_CommittedStatus returns: the hit that a query has committed."""

    COMMITTED_NOTHING = 0
    COMMITTED_TRIANGLE_HIT = 1
    COMMITTED_PROCEDURAL_PRIMITIVE_HIT = 2


class CandidateType(enum.IntEnum):
    """What RayQuery_CandidateType returns: the hit that a query proposes."""

    CANDIDATE_NON_OPAQUE_TRIANGLE = 0
    CANDIDATE_PROCEDURAL_PRIMITIVE = 1


class HitKindValue(enum.IntEnum):
    """The hit kinds with a fixed meaning. Intersection shaders choose kinds of their own from 0 to
    127."""

    NONE = 0
    TRIANGLE_FRONT_FACE = 254
    TRIANGLE_BACK_FACE = 255


class ResourceKind(enum.IntEnum):
    """Shape of a resource, in resource metadata and in the properties of AnnotateHandle."""

    INVALID = 0
    TEXTURE1D = 1
    TEXTURE2D = 2
    TEXTURE2DMS = 3
    TEXTURE3D = 4
    TEXTURE_CUBE = 5
    TEXTURE1D_ARRAY = 6
    TEXTURE2D_ARRAY = 7
    TEXTURE2DMS_ARRAY = 8
    TEXTURE_CUBE_ARRAY = 9
    TYPED_BUFFER = 10
    RAW_BUFFER = 11
    STRUCTURED_BUFFER = 12
    CBUFFER = 13
    SAMPLER = 14
    TBUFFER = 15
    RT_ACCELERATION_STRUCTURE = 16
    FEEDBACK_TEXTURE2D = 17
    FEEDBACK_TEXTURE2D_ARRAY = 18


class ComponentType(enum.IntEnum):
    """Type of one component of a resource, a signature element, a matrix or an interpreted vector."""

    INVALID = 0
    I1 = 1
    I16 = 2
    U16 = 3
    I32 = 4
    U32 = 5
    I64 = 6
    U64 = 7
    F16 = 8
    F32 = 9
    F64 = 10
    SNORM_F16 = 11
    UNORM_F16 = 12
    SNORM_F32 = 13
    UNORM_F32 = 14
    SNORM_F64 = 15
    UNORM_F64 = 16
    PACKED_S8X32 = 17
    PACKED_U8X32 = 18
    I8 = 19
    U8 = 20
    F8_E4_M3_FN = 21
    F8_E5_M2 = 22
    BFLOAT16 = 23


class MatrixUse(enum.IntEnum):
    """Role of a matrix in a multiplication, part of its type."""

    A = 0
    B = 1
    ACCUMULATOR = 2


class MatrixScope(enum.IntEnum):
    """The threads that hold a matrix together, part of its type."""

    THREAD = 0
    WAVE = 1
    THREAD_GROUP = 2


class MatrixLayout(enum.IntEnum):
    """Order of the elements of a matrix in memory. Only the first two have a stride."""

    ROW_MAJOR = 0
    COLUMN_MAJOR = 1
    MUL_OPTIMAL = 2
    MUL_OPTIMAL_TRANSPOSE = 3
    OUTER_PRODUCT_OPTIMAL = 4
    OUTER_PRODUCT_OPTIMAL_TRANSPOSE = 5


class NodeIOFlag(enum.IntFlag):
    """Properties of a node input or output, in the annotation of its handle. ThreadRecord and
    GroupRecord together stand for records of a whole dispatch."""

    INPUT = 1
    OUTPUT = 2
    READ_WRITE = 4
    EMPTY_RECORD = 8
    NODE_ARRAY = 16
    THREAD_RECORD = 32
    GROUP_RECORD = 64
    TRACK_RW_INPUT_SHARING = 256
    GLOBALLY_COHERENT = 512


class SamplerFeedbackType(enum.IntEnum):
    """What a sampler feedback map records."""

    MIN_MIP = 0
    MIP_REGION_USED = 1


class SamplerKind(enum.IntEnum):
    """Mode that a sampler is declared with."""

    DEFAULT = 0
    COMPARISON = 1
    MONO = 2


class InputPrimitive(enum.IntEnum):
    """What a geometry shader takes."""

    UNDEFINED = 0
    POINT = 1
    LINE = 2
    TRIANGLE = 3
    LINE_ADJACENCY = 6
    TRIANGLE_ADJACENCY = 7
    FIRST_PATCH = 8
    LAST_PATCH = 39


class OutputTopology(enum.IntEnum):
    """What a geometry shader's streams hold."""

    UNDEFINED = 0
    POINT_LIST = 1
    LINE_STRIP = 3
    TRIANGLE_STRIP = 5


class MeshTopology(enum.IntEnum):
    """The primitives of a mesh shader."""

    UNDEFINED = 0
    LINE = 1
    TRIANGLE = 2


class TessellatorDomain(enum.IntEnum):
    """The shape of a patch."""

    UNDEFINED = 0
    ISOLINE = 1
    TRI = 2
    QUAD = 3


class TessellatorPartitioning(enum.IntEnum):
    """How factors are rounded."""

    UNDEFINED = 0
    INTEGER = 1
    POW2 = 2
    FRACTIONAL_ODD = 3
    FRACTIONAL_EVEN = 4


class TessellatorPrimitive(enum.IntEnum):
    """What the tessellator gives."""

    UNDEFINED = 0
    POINT = 1
    LINE = 2
    TRIANGLE_CW = 3
    TRIANGLE_CCW = 4


class MatrixOrder(enum.IntEnum):
    """Which numbers of a matrix lie side by side."""

    ROW_MAJOR = 1
    COLUMN_MAJOR = 2


class Interpolation(enum.IntEnum):
    """How an input of a pixel shader is interpolated."""

    UNDEFINED = 0
    CONSTANT = 1
    LINEAR = 2
    LINEAR_CENTROID = 3
    LINEAR_NOPERSPECTIVE = 4
    LINEAR_NOPERSPECTIVE_CENTROID = 5
    LINEAR_SAMPLE = 6
    LINEAR_NOPERSPECTIVE_SAMPLE = 7


class ShaderOption(enum.IntFlag):
    """Choices of who compiles a shader."""

    DISABLE_OPTIMIZATIONS = 1
    DISABLE_MATH_REFACTORING = 2
    FORCE_EARLY_DEPTH_STENCIL = 8
    ALL_RESOURCES_BOUND = 256
    LEVEL9_COMPARISON_FILTERING = 16384
    ROVS = 262144
    NATIVE_LOW_PRECISION = 8388608


class Operations:
    """A method for each operation. Operands have names; those that may be left out are undef then."""

    def _call_op(self, opcode: int, words: Sequence[Union[int, None]]) -> Value:
        raise NotImplementedError

    def temp_reg_load(self, *, index: Value, overload: Type) -> Value:
        """Reads a temporary register. Reading one that was never written gives an undefined value.
        Only converters from older shader bytecode use it; no HLSL reaches it. Returns: The value in
        the register."""
        return self._call_op(0, (index, overload, ))

    def temp_reg_store(self, *, index: Value, value: Value) -> None:
        """Writes a temporary register. Only converters from older shader bytecode use it; no HLSL
        reaches it."""
        self._call_op(1, (index, value, ))

    def min_prec_xreg_load(self, *, reg_index: Value, index: Value, component: Value, overload: Type) -> Value:
        """Reads one component of an indexable register of minimum precision. An index outside the
        register gives an undefined value. No compiler is known to emit it. Returns: The value of
        the component."""
        return self._call_op(2, (reg_index, index, component, overload, ))

    def min_prec_xreg_store(self, *, reg_index: Value, index: Value, component: Value, value: Value) -> None:
        """Writes one component of an indexable register of minimum precision. No compiler is known to
        emit it."""
        self._call_op(3, (reg_index, index, component, value, ))

    def load_input(self, *, input_sig_id: Value, row_index: Value, col_index: Value, overload: Type, gs_vertex_axis: Optional[Value] = None) -> Value:
        """Reads one component of an input signature element, which is what an entry point parameter
        with a semantic becomes. The element and column must be constants; a constant row must lie
        within the element. In a pixel shader the value is interpolated as the element declares.
        Rows indexed at run time beyond the element give an undefined value. Returns: The value of
        the component."""
        return self._call_op(4, (input_sig_id, row_index, col_index, gs_vertex_axis, overload, ))

    def store_output(self, *, output_sig_id: Value, row_index: Value, col_index: Value, value: Value) -> None:
        """Writes one component of an output signature element, which is what an out parameter or
        return value with a semantic becomes. The element and column must be constants. Every
        component that a signature declares must be written on each path; in a geometry shader the
        values belong to the next emitted vertex."""
        self._call_op(5, (output_sig_id, row_index, col_index, value, ))

    def fabs(self, *, value: Value) -> Value:
        """Clears the sign bit. Infinities become positive infinity, denormals keep their magnitude,
        and a NaN stays a NaN whose bits are not specified. Returns: The magnitude of the operand."""
        return self._call_op(6, (value, ))

    def saturate(self, *, value: Value) -> Value:
        """Clamps a value to the range from 0 to 1. A NaN gives 0, negative infinity 0 and positive
        infinity 1. Returns: A value from 0 to 1."""
        return self._call_op(7, (value, ))

    def is_na_n(self, *, value: Value) -> Value:
        """Tests for NaN, quiet or signalling. The half overload can be used from DXIL 1.9 only:
        earlier validators refuse it. Returns: True for a NaN, false for anything else."""
        return self._call_op(8, (value, ))

    def is_inf(self, *, value: Value) -> Value:
        """Tests for an infinity of either sign. The half overload can be used from DXIL 1.9 only.
        Returns: True for an infinity, false for finite values and NaN."""
        return self._call_op(9, (value, ))

    def is_finite(self, *, value: Value) -> Value:
        """Tests for a value that is neither infinite nor NaN. Zeros and denormals are finite. The half
        overload can be used from DXIL 1.9 only. Returns: True for a finite value."""
        return self._call_op(10, (value, ))

    def is_normal(self, *, value: Value) -> Value:
        """Tests for a normal number: one that is not zero, denormal, infinite or NaN. The half
        overload can be used from DXIL 1.9 only. Returns: True for a normal number."""
        return self._call_op(11, (value, ))

    def cos(self, *, value: Value) -> Value:
        """Computes the cosine of an angle. Within 100 pi of zero the absolute error is at most 0.0008;
        beyond that precision is lost. An infinity or NaN gives NaN; a denormal counts as zero and
        gives 1. Returns: Cosine, from -1 to 1."""
        return self._call_op(12, (value, ))

    def sin(self, *, value: Value) -> Value:
        """Computes the sine of an angle. Within 100 pi of zero the absolute error is at most 0.0008;
        beyond that precision is lost. An infinity or NaN gives NaN; zeros and denormals give a zero
        of the same sign. Returns: Sine, from -1 to 1."""
        return self._call_op(13, (value, ))

    def tan(self, *, value: Value) -> Value:
        """Computes the tangent of an angle. An infinity or NaN gives NaN; zeros and denormals give a
        zero of the same sign. Near odd multiples of pi/2 the result is large and of either sign.
        Returns: Tangent."""
        return self._call_op(14, (value, ))

    def acos(self, *, value: Value) -> Value:
        """Computes the principal arc cosine. Operands outside -1 to 1, infinities and NaN give NaN.
        The validator refuses a constant infinity. Returns: Angle in radians, from 0 to pi."""
        return self._call_op(15, (value, ))

    def asin(self, *, value: Value) -> Value:
        """Computes the principal arc sine. Operands outside -1 to 1, infinities and NaN give NaN;
        denormals give 0. The validator refuses a constant infinity. Returns: Angle in radians, from
        -pi/2 to pi/2."""
        return self._call_op(16, (value, ))

    def atan(self, *, value: Value) -> Value:
        """Computes the arc tangent. Infinities give pi/2 with their sign, denormals give 0, NaN gives
        NaN. Returns: Angle in radians, from -pi/2 to pi/2."""
        return self._call_op(17, (value, ))

    def hcos(self, *, value: Value) -> Value:
        """Computes the hyperbolic cosine. Both infinities give positive infinity, zeros and denormals
        give 1, NaN gives NaN. Large operands overflow to infinity. Returns: Hyperbolic cosine, at
        least 1."""
        return self._call_op(18, (value, ))

    def hsin(self, *, value: Value) -> Value:
        """Computes the hyperbolic sine. Infinities give themselves, zeros and denormals give 0, NaN
        gives NaN. Large operands overflow to an infinity of their sign. Returns: Hyperbolic sine."""
        return self._call_op(19, (value, ))

    def htan(self, *, value: Value) -> Value:
        """Computes the hyperbolic tangent. Infinities give 1 with their sign, zeros and denormals give
        0, NaN gives NaN. Returns: Hyperbolic tangent, from -1 to 1."""
        return self._call_op(20, (value, ))

    def exp(self, *, value: Value) -> Value:
        """Raises 2 to the power of the operand; the natural exponential is this op on the operand
        times log2(e). Negative infinity gives 0, positive infinity gives infinity, zeros and
        denormals give 1, NaN gives NaN. The relative error is at most 2^-21. Returns: 2 to the
        power of the operand."""
        return self._call_op(21, (value, ))

    def frc(self, *, value: Value) -> Value:
        """Computes the fraction of a value: the value less the largest integer not above it. Negative
        operands therefore give a fraction that is not negative; -0.25 gives 0.75. Of a negative
        operand close to 0, the difference rounds to 1. Infinities and NaN give NaN. Returns:
        Fraction, from 0 to 1."""
        return self._call_op(22, (value, ))

    def log(self, *, value: Value) -> Value:
        """Computes the logarithm to base 2. Zeros and denormals of either sign give negative infinity,
        other negative operands and NaN give NaN, positive infinity gives itself. The error is at
        most 2^-21, relative to a logarithm above 1 or below -1 and absolute for others. The
        validator refuses a constant infinity. Returns: Base-2 logarithm."""
        return self._call_op(23, (value, ))

    def sqrt(self, *, value: Value) -> Value:
        """Computes the square root, within 1 ulp (half: the nearest value). A zero gives a zero of the
        same sign, denormals count as zero, other negative operands and NaN give NaN, positive
        infinity gives itself. Returns: Square root."""
        return self._call_op(24, (value, ))

    def rsqrt(self, *, value: Value) -> Value:
        """Computes the reciprocal of the square root, with a relative error of at most 2^-21. Zeros
        and denormals give an infinity of their sign, other negative operands and NaN give NaN,
        positive infinity gives 0. Returns: Reciprocal of the square root."""
        return self._call_op(25, (value, ))

    def round_ne(self, *, value: Value) -> Value:
        """Rounds to the nearest integer, halfway cases to the even one. Infinities and NaN are
        unchanged, and zeros keep their sign. A denormal becomes a zero of its sign. Returns: The
        rounded value, still a floating-point number."""
        return self._call_op(26, (value, ))

    def round_ni(self, *, value: Value) -> Value:
        """Rounds down, to the largest integer that is not above the operand. Infinities and NaN are
        unchanged, and zeros keep their sign. A denormal counts as a zero of its sign. Returns: The
        rounded value, still a floating-point number."""
        return self._call_op(27, (value, ))

    def round_pi(self, *, value: Value) -> Value:
        """Rounds up, to the smallest integer that is not below the operand. Infinities and NaN are
        unchanged, and zeros keep their sign. A denormal counts as a zero of its sign. Returns: The
        rounded value, still a floating-point number."""
        return self._call_op(28, (value, ))

    def round_z(self, *, value: Value) -> Value:
        """Rounds towards zero, dropping the fraction. Infinities and NaN are unchanged, and zeros keep
        their sign. A denormal becomes a zero of its sign. Returns: The rounded value, still a
        floating-point number."""
        return self._call_op(29, (value, ))

    def bfrev(self, *, value: Value) -> Value:
        """Reverses the order of the bits: the lowest becomes the highest. Works on the width of the
        overload. Returns: The operand with its bits in reverse order."""
        return self._call_op(30, (value, ))

    def countbits(self, *, value: Value) -> Value:
        """Counts the bits that are set. The result is a 32-bit integer for every overload. Returns:
        Number of set bits, from 0 to the width of the operand."""
        return self._call_op(31, (value, ))

    def firstbit_lo(self, *, value: Value) -> Value:
        """Finds the lowest set bit, counting from bit 0. An operand without set bits gives -1
        (0xffffffff). Returns: Index of the lowest set bit, or -1."""
        return self._call_op(32, (value, ))

    def firstbit_hi(self, *, value: Value) -> Value:
        """Finds the highest set bit and returns its distance from the top bit, so 0 stands for the top
        bit itself; HLSL subtracts the result from the highest index. An operand of 0 gives -1
        (0xffffffff). Returns: Distance of the highest set bit from the top bit, or -1."""
        return self._call_op(33, (value, ))

    def firstbit_shi(self, *, value: Value) -> Value:
        """Finds the highest bit that differs from the sign bit, and returns its distance from the top
        bit: the highest set bit of a positive operand, the highest clear bit of a negative one.
        Both 0 and -1 give -1 (0xffffffff). Returns: Distance from the top bit of the first bit that
        differs from the sign, or -1."""
        return self._call_op(34, (value, ))

    def fmax(self, *, a: Value, b: Value) -> Value:
        """Returns the larger of two values. If one operand is NaN the other is returned; if both are,
        the result is a NaN. Denormals may count as zero in the comparison, and may or may not be
        flushed in the result. Which zero is returned for -0 and +0 is not specified. Returns: The
        larger value."""
        return self._call_op(35, (a, b, ))

    def fmin(self, *, a: Value, b: Value) -> Value:
        """Returns the smaller of two values. If one operand is NaN the other is returned; if both are,
        the result is a NaN. Denormals may count as zero in the comparison, and may or may not be
        flushed in the result. Which zero is returned for -0 and +0 is not specified. Returns: The
        smaller value."""
        return self._call_op(36, (a, b, ))

    def imax(self, *, a: Value, b: Value) -> Value:
        """Returns the larger of two signed integers. Returns: The signed maximum."""
        return self._call_op(37, (a, b, ))

    def imin(self, *, a: Value, b: Value) -> Value:
        """Returns the smaller of two signed integers. Returns: The signed minimum."""
        return self._call_op(38, (a, b, ))

    def umax(self, *, a: Value, b: Value) -> Value:
        """Returns the larger of two unsigned integers. Returns: The unsigned maximum."""
        return self._call_op(39, (a, b, ))

    def umin(self, *, a: Value, b: Value) -> Value:
        """Returns the smaller of two unsigned integers. Returns: The unsigned minimum."""
        return self._call_op(40, (a, b, ))

    def imul(self, *, a: Value, b: Value) -> Value:
        """Multiplies two signed 32-bit integers to the full 64 bits of the product, which cannot
        overflow. No HLSL function reaches it. Returns: The high 32 bits of the product, then the
        low 32 bits."""
        return self._call_op(41, (a, b, ))

    def umul(self, *, a: Value, b: Value) -> Value:
        """Multiplies two unsigned 32-bit integers to the full 64 bits of the product, which cannot
        overflow. No HLSL function reaches it. Returns: The high 32 bits of the product, then the
        low 32 bits."""
        return self._call_op(42, (a, b, ))

    def udiv(self, *, a: Value, b: Value) -> Value:
        """Divides two unsigned 32-bit integers and returns quotient and remainder together. A divisor
        of 0 gives 0xffffffff for both. HLSL division becomes the udiv and urem instructions
        instead. Returns: The quotient, then the remainder."""
        return self._call_op(43, (a, b, ))

    def uaddc(self, *, a: Value, b: Value) -> Value:
        """Adds two unsigned 32-bit integers and reports the carry out of the top bit. Returns: The low
        32 bits of the sum, then true if there was a carry."""
        return self._call_op(44, (a, b, ))

    def usubb(self, *, a: Value, b: Value) -> Value:
        """Subtracts an unsigned 32-bit integer from another and reports the borrow. No HLSL function
        reaches it. Returns: The low 32 bits of the difference, then true if the subtrahend was the
        larger."""
        return self._call_op(45, (a, b, ))

    def fmad(self, *, a: Value, b: Value, c: Value) -> Value:
        """Multiplies two values and adds a third. An implementation may round once or twice, unless
        the call is marked precise: then the product is rounded before the addition. Infinity times
        zero, and infinities of opposite sign added, give NaN. Returns: a * b + c."""
        return self._call_op(46, (a, b, c, ))

    def fma(self, *, a: Value, b: Value, c: Value) -> Value:
        """Multiplies two doubles and adds a third with a single rounding at the end. Infinity times
        zero, and infinities of opposite sign added, give NaN. Denormals are kept. A module that
        calls it must declare the extended double instructions feature. Returns: a * b + c, rounded
        once."""
        return self._call_op(47, (a, b, c, ))

    def imad(self, *, a: Value, b: Value, c: Value) -> Value:
        """Multiplies two signed integers and adds a third. The result wraps to the width of the
        overload. Returns: The low bits of a * b + c."""
        return self._call_op(48, (a, b, c, ))

    def umad(self, *, a: Value, b: Value, c: Value) -> Value:
        """Multiplies two unsigned integers and adds a third. The result wraps to the width of the
        overload. Returns: The low bits of a * b + c."""
        return self._call_op(49, (a, b, c, ))

    def msad(self, *, a: Value, b: Value, c: Value) -> Value:
        """Sums the absolute differences of four pairs of bytes into an accumulator. A pair whose
        reference byte is 0 is masked out and adds nothing. If the sum does not fit, an
        implementation may saturate or wrap. Returns: The accumulator plus the unmasked differences."""
        return self._call_op(50, (a, b, c, ))

    def ibfe(self, *, a: Value, b: Value, c: Value) -> Value:
        """Extracts a field of bits and sign-extends it. A width of 0 gives 0. A field that reaches
        beyond the top of the value is the value shifted right arithmetically by the offset. No HLSL
        function reaches it. Returns: The field, sign-extended."""
        return self._call_op(51, (a, b, c, ))

    def ubfe(self, *, a: Value, b: Value, c: Value) -> Value:
        """Extracts a field of bits and fills the rest with zeros. A width of 0 gives 0. A field that
        reaches beyond the top of the value is the value shifted right by the offset. No HLSL
        function reaches it. Returns: The field, zero-extended."""
        return self._call_op(52, (a, b, c, ))

    def bfi(self, *, width: Value, offset: Value, value: Value, replaced_value: Value) -> Value:
        """Replaces a field of bits of one value with the low bits of another. Bits of the field that
        would lie above the top of the result are dropped; a width of 0 replaces nothing. Returns:
        The second value with the field replaced."""
        return self._call_op(53, (width, offset, value, replaced_value, ))

    def dot2(self, *, ax: Value, ay: Value, bx: Value, by: Value) -> Value:
        """Computes the dot product of two vectors of two components, passed one by one. The order of
        the additions and the number of roundings are not specified; an infinity times zero in any
        component makes the result NaN. Returns: The dot product."""
        return self._call_op(54, (ax, ay, bx, by, ))

    def dot3(self, *, ax: Value, ay: Value, az: Value, bx: Value, by: Value, bz: Value) -> Value:
        """Computes the dot product of two vectors of three components, passed one by one. The order of
        the additions and the number of roundings are not specified; an infinity times zero in any
        component makes the result NaN. Returns: The dot product."""
        return self._call_op(55, (ax, ay, az, bx, by, bz, ))

    def dot4(self, *, ax: Value, ay: Value, az: Value, aw: Value, bx: Value, by: Value, bz: Value, bw: Value) -> Value:
        """Computes the dot product of two vectors of four components, passed one by one. The order of
        the additions and the number of roundings are not specified; an infinity times zero in any
        component makes the result NaN. Returns: The dot product."""
        return self._call_op(56, (ax, ay, az, aw, bx, by, bz, bw, ))

    def create_handle(self, *, resource_class: int, range_id: int, index: Value, non_uniform_index: int) -> Value:
        """Returns a handle of a resource that the shader declares. An index outside the declared range
        is undefined. It is not for libraries, and from DXIL 1.6 CreateHandleFromBinding with
        AnnotateHandle takes its place. Returns: Handle of the resource."""
        return self._call_op(57, (resource_class, range_id, index, non_uniform_index, ))

    def cbuffer_load(self, *, handle: Value, byte_offset: Value, alignment: int, overload: Type) -> Value:
        """Reads one value from a constant buffer at a byte offset. An offset beyond the end gives 0.
        Compilers use CBufferLoadLegacy instead. Returns: The value."""
        return self._call_op(58, (handle, byte_offset, alignment, overload, ))

    def cbuffer_load_legacy(self, *, handle: Value, reg_index: Value, overload: Type) -> Value:
        """Reads one 16-byte row of a constant buffer: two 64-bit, four 32-bit or eight 16-bit values.
        Rows beyond the end give 0; a constant row beyond the declared size is refused by the
        validator. Four of the results are in use for the min-precision half and i16 of a module
        without native 16-bit types. Returns: The values of the row."""
        return self._call_op(59, (handle, reg_index, overload, ))

    def sample(self, *, srv: Value, sampler: Value, coord0: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None, clamp: Optional[Value] = None) -> Value:
        """Samples a texture with the filter and addressing of a sampler. The mip level comes from the
        differences of the coordinates between the lanes of the quad, so in divergent control flow,
        or with an inactive neighbour, it is undefined. Compute, mesh, amplification and node
        shaders may use it from DXIL 1.6. Array slices are rounded to the nearest and clamped. A NaN
        coordinate gives an undefined texel, not a fault. Integer textures need DXIL 1.7 and a
        filter of points. Returns: Four components, then the status for CheckAccessFullyMapped."""
        return self._call_op(60, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, clamp, overload, ))

    def sample_bias(self, *, srv: Value, sampler: Value, coord0: Value, bias: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None, clamp: Optional[Value] = None) -> Value:
        """Samples a texture as Sample does, with a bias added to the computed mip level. The mip level
        comes from the differences of the coordinates between the lanes of the quad, so in divergent
        control flow, or with an inactive neighbour, it is undefined. Compute, mesh, amplification
        and node shaders may use it from DXIL 1.6. Array slices are rounded to the nearest and
        clamped. A NaN coordinate gives an undefined texel, not a fault. The validator refuses
        constant biases outside -16 to 15.99. Returns: Four components, then the status for
        CheckAccessFullyMapped."""
        return self._call_op(61, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, bias, clamp, overload, ))

    def sample_level(self, *, srv: Value, sampler: Value, coord0: Value, lod: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None) -> Value:
        """Samples a texture at a given mip level, so no quad is needed and control flow may diverge. A
        fraction blends two levels if the filter does; levels that do not exist are clamped. Array
        slices are rounded to the nearest and clamped. A NaN coordinate gives an undefined texel,
        not a fault. Integer textures need DXIL 1.7 and a filter of points. Returns: Four
        components, then the status for CheckAccessFullyMapped."""
        return self._call_op(62, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, lod, overload, ))

    def sample_grad(self, *, srv: Value, sampler: Value, coord0: Value, ddx0: Value, ddy0: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None, ddx1: Optional[Value] = None, ddx2: Optional[Value] = None, ddy1: Optional[Value] = None, ddy2: Optional[Value] = None, clamp: Optional[Value] = None) -> Value:
        """Samples a texture at the mip level and with the anisotropy that the given gradients ask for,
        so no quad is needed and control flow may diverge. Gradients that are infinite or NaN give
        an undefined level. Array slices are rounded to the nearest and clamped. A NaN coordinate
        gives an undefined texel, not a fault. Integer textures need DXIL 1.7 and a filter of
        points. Returns: Four components, then the status for CheckAccessFullyMapped."""
        return self._call_op(63, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, ddx0, ddx1, ddx2, ddy0, ddy1, ddy2, clamp, overload, ))

    def sample_cmp(self, *, srv: Value, sampler: Value, coord0: Value, compare_value: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None, clamp: Optional[Value] = None) -> Value:
        """Compares the texels of a texture with a reference value and filters the outcomes, 1 for each
        that passes. The mip level comes from the differences of the coordinates between the lanes
        of the quad, so in divergent control flow, or with an inactive neighbour, it is undefined.
        Compute, mesh, amplification and node shaders may use it from DXIL 1.6. The first component
        is what is compared. Returns: The share of texels that passed, from 0 to 1, in each
        component; then the status for CheckAccessFullyMapped."""
        return self._call_op(64, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, compare_value, clamp, overload, ))

    def sample_cmp_level_zero(self, *, srv: Value, sampler: Value, coord0: Value, compare_value: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None) -> Value:
        """Compares the texels of the finest mip level with a reference value and filters the outcomes,
        1 for each that passes. No quad is needed. Returns: The share of texels that passed, from 0
        to 1, in each component; then the status for CheckAccessFullyMapped."""
        return self._call_op(65, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, compare_value, overload, ))

    def texture_load(self, *, srv: Value, coord0: Value, overload: Type, mip_level_or_sample_count: Optional[Value] = None, coord1: Optional[Value] = None, coord2: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None) -> Value:
        """Reads one texel without a sampler. Coordinates, level or sample outside the texture give 0
        in all components. From a UAV only formats that the device can load from are defined.
        Returns: Four components, then the status for CheckAccessFullyMapped."""
        return self._call_op(66, (srv, mip_level_or_sample_count, coord0, coord1, coord2, offset0, offset1, offset2, overload, ))

    def texture_store(self, *, srv: Value, coord0: Value, value0: Value, value1: Value, value2: Value, value3: Value, mask: Value, coord1: Optional[Value] = None, coord2: Optional[Value] = None) -> None:
        """Writes one texel of a UAV and converts it to the format. All four components must be given.
        Coordinates outside the texture write nothing, and so do helper lanes. Two threads that
        write the same texel race."""
        self._call_op(67, (srv, coord0, coord1, coord2, value0, value1, value2, value3, mask, ))

    def buffer_load(self, *, srv: Value, index: Value, overload: Type, wot: Optional[Value] = None) -> Value:
        """Reads one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
        buffer. Components that the format lacks are 0, but 1 for the last. An index beyond the end
        gives 0 in the components of the format. A buffer bound as a root descriptor has no bounds,
        and an address outside it is undefined. Returns: Four components. The last field is the
        status for CheckAccessFullyMapped."""
        return self._call_op(68, (srv, index, wot, overload, ))

    def buffer_store(self, *, uav: Value, coord0: Value, value0: Value, mask: Value, coord1: Optional[Value] = None, value1: Optional[Value] = None, value2: Optional[Value] = None, value3: Optional[Value] = None) -> None:
        """Writes one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
        buffer. A typed store must write all four components, other stores a run that starts at x.
        An index beyond the end writes nothing, and so do helper lanes. Two threads that write the
        same element race: either value may stay."""
        self._call_op(69, (uav, coord0, coord1, value0, value1, value2, value3, mask, ))

    def buffer_update_counter(self, *, uav: Value, inc: Value) -> Value:
        """Adds 1 to, or subtracts 1 from, the hidden counter of a structured buffer in one indivisible
        step. The count wraps. A shader must not do both to the same buffer, whose declaration must
        have a counter. Helper lanes change nothing and get an undefined value. Returns: The count
        before an increment, or after a decrement."""
        return self._call_op(70, (uav, inc, ))

    def check_access_fully_mapped(self, *, status: Value) -> Value:
        """Tells from the status of a load, sample or gather whether every tile that it touched was
        mapped to memory. Texels of unmapped tiles read as 0. Returns: True if all of the memory was
        mapped."""
        return self._call_op(71, (status, ))

    def get_dimensions(self, *, handle: Value, mip_level: Optional[Value] = None) -> Value:
        """Returns the size of a resource. Buffers give their size in x: elements for typed and
        structured buffers, bytes for raw ones. Textures give width, height, depth or array size of
        the mip level, in that order, and in w the number of mip levels or samples. A level that
        does not exist gives sizes of 0. Fields that a kind of resource lacks are undefined and must
        not be used. Returns: The sizes, in elements, bytes or texels; mip levels or samples last."""
        return self._call_op(72, (handle, mip_level, ))

    def texture_gather(self, *, srv: Value, sampler: Value, coord0: Value, channel: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None) -> Value:
        """Returns one component of four texels around a position, unfiltered. The texels are those
        that bilinear filtering of the finest level would use, in the order lower left, lower right,
        upper right, upper left. Array slices are rounded to the nearest and clamped. A NaN
        coordinate gives an undefined texel, not a fault. Cubes take no offset. Returns: One value
        for each texel, then the status for CheckAccessFullyMapped."""
        return self._call_op(73, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, channel, overload, ))

    def texture_gather_cmp(self, *, srv: Value, sampler: Value, coord0: Value, channel: Value, compare_value: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None) -> Value:
        """Compares one component of four texels around a position with a reference value, and returns
        the four outcomes, 1 or 0, unfiltered. The texels are those that bilinear filtering of the
        finest level would use, in the order lower left, lower right, upper right, upper left. Cubes
        take no offset. Returns: The outcome for each texel, then the status for
        CheckAccessFullyMapped."""
        return self._call_op(74, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, channel, compare_value, overload, ))

    def texture2dms_get_sample_position(self, *, srv: Value, index: Value) -> Value:
        """Returns where in its pixel a sample of a multisampled texture lies. A sample that does not
        exist gives 0. Returns: The position, x then y, in pixels from the centre: from -0.5 to 0.5."""
        return self._call_op(75, (srv, index, ))

    def render_target_get_sample_position(self, *, index: Value) -> Value:
        """Returns where in its pixel a sample of the bound render target lies. A sample that does not
        exist gives 0. Returns: The position, x then y, in pixels from the centre: from -0.5 to 0.5."""
        return self._call_op(76, (index, ))

    def render_target_get_sample_count(self) -> Value:
        """Returns the number of samples of the bound render target; 1 without multisampling. Returns:
        Number of samples."""
        return self._call_op(77, ())

    def atomic_bin_op(self, *, handle: Value, atomic_op: Value, offset0: Value, new_value: Value, offset1: Optional[Value] = None, offset2: Optional[Value] = None) -> Value:
        """Combines a value with one element of a UAV in a single indivisible step and returns what the
        element held before. An address outside the resource changes nothing and returns an
        undefined value. The access is not ordered with respect to other addresses without a
        barrier. Helper lanes of a pixel shader change nothing. The 64-bit overload needs DXIL 1.6
        and is a feature of the device. Returns: The value before the operation."""
        return self._call_op(78, (handle, atomic_op, offset0, offset1, offset2, new_value, ))

    def atomic_compare_exchange(self, *, handle: Value, offset0: Value, compare_value: Value, new_value: Value, offset1: Optional[Value] = None, offset2: Optional[Value] = None) -> Value:
        """Compares one element of a UAV with a value, replaces it if they are equal, and returns what
        it held before, all in a single indivisible step. The comparison is of bits. An address
        outside the resource changes nothing and returns an undefined value. The access is not
        ordered with respect to other addresses without a barrier. Helper lanes of a pixel shader
        change nothing. The 64-bit overload needs DXIL 1.6 and is a feature of the device. Returns:
        The value before the operation."""
        return self._call_op(79, (handle, offset0, offset1, offset2, compare_value, new_value, ))

    def barrier(self, *, barrier_mode: int) -> None:
        """Orders memory accesses before the call against those after it and, if asked, waits for the
        whole thread group. A stage without groups may only order UAVs for the device. With
        SyncThreadGroup every thread of the group must reach the same call, or the result is
        undefined."""
        self._call_op(80, (barrier_mode, ))

    def calculate_lod(self, *, handle: Value, sampler: Value, coord0: Value, clamped: Value, coord1: Optional[Value] = None, coord2: Optional[Value] = None) -> Value:
        """Returns the mip level that sampling at a position would use. The mip level comes from the
        differences of the coordinates between the lanes of the quad, so in divergent control flow,
        or with an inactive neighbour, it is undefined. Compute, mesh, amplification and node
        shaders may use it from DXIL 1.6. Array slices are not part of the position. Returns: The
        mip level, with its fraction."""
        return self._call_op(81, (handle, sampler, coord0, coord1, coord2, clamped, ))

    def discard(self, *, condition: Value) -> None:
        """Ends the pixel if the condition is true: nothing it would have written to render targets,
        depth or UAVs from then on takes effect. The lane goes on as a helper lane for the
        derivatives of its quad."""
        self._call_op(82, (condition, ))

    def deriv_coarse_x(self, *, value: Value) -> Value:
        """Estimates the rate of change of a value per pixel in x, once for the whole 2 by 2 quad;
        which pair of pixels is used is not specified, so the own pixel may not take part. In
        compute-like stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of
        a group whose sizes in x and y are even. In divergent control flow the result is undefined.
        The validator refuses a constant infinity. Returns: Difference towards larger x, per pixel."""
        return self._call_op(83, (value, ))

    def deriv_coarse_y(self, *, value: Value) -> Value:
        """Estimates the rate of change of a value per pixel in y, once for the whole 2 by 2 quad;
        which pair of pixels is used is not specified, so the own pixel may not take part. In
        compute-like stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of
        a group whose sizes in x and y are even. In divergent control flow the result is undefined.
        The validator refuses a constant infinity. Returns: Difference towards larger y, per pixel."""
        return self._call_op(84, (value, ))

    def deriv_fine_x(self, *, value: Value) -> Value:
        """Computes the rate of change of a value per pixel in x from this pixel and its neighbour in
        the quad, so the two rows of a quad have results of their own. In compute-like stages, from
        DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose sizes in x
        and y are even. In divergent control flow the result is undefined. The validator refuses a
        constant infinity. Returns: Difference towards larger x, per pixel."""
        return self._call_op(85, (value, ))

    def deriv_fine_y(self, *, value: Value) -> Value:
        """Computes the rate of change of a value per pixel in y from this pixel and its neighbour in
        the quad, so the two columns of a quad have results of their own. In compute-like stages,
        from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose sizes
        in x and y are even. In divergent control flow the result is undefined. The validator
        refuses a constant infinity. Returns: Difference towards larger y, per pixel."""
        return self._call_op(86, (value, ))

    def eval_snapped(self, *, input_sig_id: Value, input_row_index: Value, input_col_index: Value, offset_x: Value, offset_y: Value, overload: Type) -> Value:
        """Interpolates an input at an offset from the pixel centre, snapped to a grid of 16 by 16
        positions. Only the low four bits of an offset count, as a signed number. A position outside
        the primitive is extrapolated. The element must be interpolated linearly in some way, and
        must not be the position. Returns: The interpolated value."""
        return self._call_op(87, (input_sig_id, input_row_index, input_col_index, offset_x, offset_y, overload, ))

    def eval_sample_index(self, *, input_sig_id: Value, input_row_index: Value, input_col_index: Value, sample_index: Value, overload: Type) -> Value:
        """Interpolates an input at the position of a sample. A sample that does not exist gives an
        undefined value. The element must be interpolated linearly in some way, and must not be the
        position. Returns: The interpolated value."""
        return self._call_op(88, (input_sig_id, input_row_index, input_col_index, sample_index, overload, ))

    def eval_centroid(self, *, input_sig_id: Value, input_row_index: Value, input_col_index: Value, overload: Type) -> Value:
        """Interpolates an input at a position that is inside both pixel and primitive; a fully covered
        pixel uses its centre. The element must be interpolated linearly in some way, and must not
        be the position. Returns: The interpolated value."""
        return self._call_op(89, (input_sig_id, input_row_index, input_col_index, overload, ))

    def sample_index(self, *, overload: Type) -> Value:
        """Returns the number of the sample that is shaded. Using it makes the shader run once for each
        covered sample. Returns: Number of the sample."""
        return self._call_op(90, (overload, ))

    def coverage(self, *, overload: Type) -> Value:
        """Returns the samples of the pixel that the primitive covers and that passed early tests, one
        bit for each. It is 0 in helper lanes. A shader cannot use it together with InnerCoverage.
        Returns: Mask of covered samples, sample 0 in the lowest bit."""
        return self._call_op(91, (overload, ))

    def inner_coverage(self, *, overload: Type) -> Value:
        """Tells whether conservative rasterization found the pixel entirely inside the primitive. A
        shader cannot use it together with Coverage, and without conservative rasterization the
        value is 0. Returns: Nonzero if the pixel is fully covered."""
        return self._call_op(92, (overload, ))

    def thread_id(self, *, component: Value, overload: Type) -> Value:
        """Returns one coordinate of the thread in the whole dispatch: the group coordinate times the
        group size plus the coordinate within the group. In a node shader it needs the broadcasting
        launch mode. Returns: Coordinate in threads."""
        return self._call_op(93, (component, overload, ))

    def group_id(self, *, component: Value, overload: Type) -> Value:
        """Returns one coordinate of the thread group in the dispatch. It is the same for every thread
        of a group. In a node shader it needs the broadcasting launch mode. Returns: Coordinate in
        thread groups."""
        return self._call_op(94, (component, overload, ))

    def thread_id_in_group(self, *, component: Value, overload: Type) -> Value:
        """Returns one coordinate of the thread within its group, less than the group size on that
        axis. In a node shader it needs the broadcasting or coalescing launch mode. Returns:
        Coordinate in threads."""
        return self._call_op(95, (component, overload, ))

    def flattened_thread_id_in_group(self, *, overload: Type) -> Value:
        """Returns the index of the thread within its group, counting x fastest and z slowest: x + y *
        size.x + z * size.x * size.y. In a node shader it needs the broadcasting or coalescing
        launch mode. Returns: Index from 0 to the number of threads in the group less one."""
        return self._call_op(96, (overload, ))

    def emit_stream(self, *, stream_id: Value) -> None:
        """Adds the values stored so far as a vertex to an output stream. They are undefined afterwards
        and must be stored again. Vertices beyond the declared maximum are dropped."""
        self._call_op(97, (stream_id, ))

    def cut_stream(self, *, stream_id: Value) -> None:
        """Ends the strip of an output stream, so the next vertex starts a new one. An incomplete
        primitive is dropped."""
        self._call_op(98, (stream_id, ))

    def emit_then_cut_stream(self, *, stream_id: Value) -> None:
        """Does what EmitStream and then CutStream do. HLSL compilers emit the two ops instead."""
        self._call_op(99, (stream_id, ))

    def gs_instance_id(self, *, overload: Type) -> Value:
        """Returns which of the declared instances of the geometry shader this is, for one input
        primitive. Returns: Number from 0 to the instance count less one."""
        return self._call_op(100, (overload, ))

    def make_double(self, *, lo: Value, hi: Value, overload: Type) -> Value:
        """Builds a double from its two 32-bit halves. The bits are taken as they are, so any NaN
        payload or denormal is kept. Returns: The double with those bits."""
        return self._call_op(101, (lo, hi, overload, ))

    def split_double(self, *, value: Value) -> Value:
        """Takes a double apart into its two 32-bit halves, bit for bit. Returns: The low 32 bits, then
        the high 32 bits."""
        return self._call_op(102, (value, ))

    def load_output_control_point(self, *, input_sig_id: Value, row: Value, col: Value, index: Value, overload: Type) -> Value:
        """Reads one component of an output control point of the hull shader: in the patch constant
        function, and in the domain shader, where the points are inputs. A point that does not exist
        gives an undefined value. Returns: The value of the component."""
        return self._call_op(103, (input_sig_id, row, col, index, overload, ))

    def load_patch_constant(self, *, input_sig_id: Value, row: Value, col: Value, overload: Type) -> Value:
        """Reads one component of the data that belongs to the patch as a whole, as the patch constant
        function stored it. In a hull shader only that function may read it. Returns: The value of
        the component."""
        return self._call_op(104, (input_sig_id, row, col, overload, ))

    def domain_location(self, *, component: int, overload: Type) -> Value:
        """Returns one coordinate of the point of the patch that the domain shader computes. Triangles
        have three that add up to 1, quads and isolines two. Returns: The coordinate, from 0 to 1."""
        return self._call_op(105, (component, overload, ))

    def store_patch_constant(self, *, output_sig_id: Value, row: Value, col: Value, value: Value) -> None:
        """Writes one component of the data that belongs to the patch as a whole, tessellation factors
        among it. Only the patch constant function may call it, and it must write every component on
        each path. An edge factor that is NaN, zero or negative drops the patch."""
        self._call_op(106, (output_sig_id, row, col, value, ))

    def output_control_point_id(self, *, overload: Type) -> Value:
        """Returns the number of the control point that this invocation of the hull shader computes.
        The patch constant function has none. Returns: Number from 0 to the output control point
        count less one."""
        return self._call_op(107, (overload, ))

    def primitive_id(self, *, overload: Type) -> Value:
        """Returns the number of the primitive or patch in its instance of the draw, from 0. It starts
        again with each instance. Returns: Number of the primitive."""
        return self._call_op(108, (overload, ))

    def cycle_counter_legacy(self) -> Value:
        """Returns a counter that the device advances while it runs. Its rate and its start are not
        specified, and may differ between cores, so only differences within a thread mean anything.
        No HLSL reaches it. Returns: The low 32 bits of the counter, then the high 32 bits."""
        return self._call_op(109, ())

    def wave_is_first_lane(self) -> Value:
        """Tells whether this is the active lane with the smallest index. Exactly one active lane of a
        wave gets true, so it can elect a lane to act for all. Returns: True in the first active
        lane."""
        return self._call_op(110, ())

    def wave_get_lane_index(self) -> Value:
        """Returns the index of this lane within its wave. The mapping of threads to lanes is not
        specified. Returns: Index from 0 to the lane count less one."""
        return self._call_op(111, ())

    def wave_get_lane_count(self) -> Value:
        """Returns the number of lanes in a wave of this shader, active or not: a power of two from 4
        to 128, the same for every wave of a draw or dispatch. Returns: Number of lanes."""
        return self._call_op(112, ())

    def wave_any_true(self, *, cond: Value) -> Value:
        """Tells whether the condition holds in at least one lane. Only active lanes take part; helper
        lanes do not, unless the entry point asks for them. Returns: True in every active lane if
        any of them passed true."""
        return self._call_op(113, (cond, ))

    def wave_all_true(self, *, cond: Value) -> Value:
        """Tells whether the condition holds in every lane. Only active lanes take part; helper lanes
        do not, unless the entry point asks for them. Returns: True in every active lane if all of
        them passed true."""
        return self._call_op(114, (cond, ))

    def wave_active_all_equal(self, *, value: Value) -> Value:
        """Tells whether all lanes passed the same value, so that it is uniform. For a vector each
        element has its own answer. Only active lanes take part; helper lanes do not, unless the
        entry point asks for them. Whether floating-point values compare by their bits, or as
        numbers, of which a NaN is equal to nothing, is not specified. Returns: True if the value is
        the same in all active lanes."""
        return self._call_op(115, (value, ))

    def wave_active_ballot(self, *, cond: Value) -> Value:
        """Collects the condition of every lane into a mask of 128 bits, lane 0 in the lowest bit. Bits
        of inactive lanes and of lanes beyond the lane count are 0. Only active lanes take part;
        helper lanes do not, unless the entry point asks for them. Returns: The mask, as four
        integers from the lowest lanes up."""
        return self._call_op(116, (cond, ))

    def wave_read_lane_at(self, *, value: Value, lane: Value) -> Value:
        """Returns the value that another lane passed. A lane index outside the wave, or of an inactive
        or helper lane, gives an undefined value. The index may differ from lane to lane. Returns:
        The value of that lane."""
        return self._call_op(117, (value, lane, ))

    def wave_read_lane_first(self, *, value: Value) -> Value:
        """Returns the value that the active lane with the smallest index passed; the result is
        uniform. Only active lanes take part; helper lanes do not, unless the entry point asks for
        them. Returns: The value of the first active lane."""
        return self._call_op(118, (value, ))

    def wave_active_op(self, *, value: Value, op: int, sop: int) -> Value:
        """Reduces the values of all lanes with a sum, product, minimum or maximum, and gives the
        result to each of them. Only active lanes take part; helper lanes do not, unless the entry
        point asks for them. Integer sums and products wrap; minimum and maximum treat NaN as FMin
        and FMax do. The order of floating-point operations is not specified, and results may differ
        between runs in the last bits. Returns: The reduced value."""
        return self._call_op(119, (value, op, sop, ))

    def wave_active_bit(self, *, value: Value, op: int) -> Value:
        """Reduces the bits of all lanes with and, or, or exclusive or, and gives the result to each of
        them. Only active lanes take part; helper lanes do not, unless the entry point asks for
        them. Returns: The reduced value."""
        return self._call_op(120, (value, op, ))

    def wave_prefix_op(self, *, value: Value, op: int, sop: int) -> Value:
        """Computes the sum or product of the values of the lanes with a smaller index; this lane does
        not count. The first active lane gets 0 for a sum and 1 for a product. Only active lanes
        take part; helper lanes do not, unless the entry point asks for them. The order of
        floating-point operations is not specified, and results may differ between runs in the last
        bits. Returns: The reduced value of the lanes before this one."""
        return self._call_op(121, (value, op, sop, ))

    def quad_read_lane_at(self, *, value: Value, quad_lane: Value) -> Value:
        """Returns the value that one lane of the quad passed. Helper lanes take part; an inactive lane
        gives an undefined value. A quad is four lanes with consecutive indices, a 2 by 2 block of
        pixels in a pixel shader; in other stages x varies fastest. Returns: The value of that lane."""
        return self._call_op(122, (value, quad_lane, ))

    def quad_op(self, *, value: Value, op: int) -> Value:
        """Returns the value that a neighbour in the quad passed: the one beside it in x, in y, or at
        the opposite corner. Helper lanes take part; an inactive neighbour gives an undefined value.
        A quad is four lanes with consecutive indices, a 2 by 2 block of pixels in a pixel shader;
        in other stages x varies fastest. Returns: The value of the neighbour."""
        return self._call_op(123, (value, op, ))

    def bitcast_i16to_f16(self, *, value: Value) -> Value:
        """Reads the bits of a 16-bit integer as a half. No bit changes, so NaN payloads and denormals
        survive. HLSL uses the bitcast instruction instead. Returns: The half with those bits."""
        return self._call_op(124, (value, ))

    def bitcast_f16to_i16(self, *, value: Value) -> Value:
        """Reads the bits of a half as a 16-bit integer. No bit changes, so NaN payloads and denormals
        survive. HLSL uses the bitcast instruction instead. Returns: The bits of the half."""
        return self._call_op(125, (value, ))

    def bitcast_i32to_f32(self, *, value: Value) -> Value:
        """Reads the bits of a 32-bit integer as a float. No bit changes, so NaN payloads and denormals
        survive. HLSL uses the bitcast instruction instead. Returns: The float with those bits."""
        return self._call_op(126, (value, ))

    def bitcast_f32to_i32(self, *, value: Value) -> Value:
        """Reads the bits of a float as a 32-bit integer. No bit changes, so NaN payloads and denormals
        survive. HLSL uses the bitcast instruction instead. Returns: The bits of the float."""
        return self._call_op(127, (value, ))

    def bitcast_i64to_f64(self, *, value: Value) -> Value:
        """Reads the bits of a 64-bit integer as a double. No bit changes, so NaN payloads and
        denormals survive. HLSL uses the bitcast instruction instead. Returns: The double with those
        bits."""
        return self._call_op(128, (value, ))

    def bitcast_f64to_i64(self, *, value: Value) -> Value:
        """Reads the bits of a double as a 64-bit integer. No bit changes, so NaN payloads and
        denormals survive. HLSL uses the bitcast instruction instead. Returns: The bits of the
        double."""
        return self._call_op(129, (value, ))

    def legacy_f32_to_f16(self, *, value: Value) -> Value:
        """Converts a float to half precision and returns its bits in the low half of an integer; the
        high half is 0. The rounding is towards zero or to the nearest value, as the implementation
        chooses, so the result may differ from fptrunc. Values too large for a half give an infinity
        or the largest half. Returns: The bits of the half, in the low 16 bits."""
        return self._call_op(130, (value, ))

    def legacy_f16_to_f32(self, *, value: Value) -> Value:
        """Converts the half in the low 16 bits of an integer to a float. The high bits of the operand
        are ignored. Every half, denormals included, has an exact float; a NaN stays a NaN. Returns:
        The number as a float."""
        return self._call_op(131, (value, ))

    def legacy_double_to_float(self, *, value: Value) -> Value:
        """Converts a double to a float. Unlike fptrunc it follows the rules of shader model 5: results
        that would be denormal may be flushed to a zero of the same sign. No HLSL cast reaches it.
        Returns: The number as a float."""
        return self._call_op(132, (value, ))

    def legacy_double_to_sint32(self, *, value: Value) -> Value:
        """Converts a double to a signed 32-bit integer, dropping the fraction. Unlike fptosi it is
        defined for all operands: numbers out of range give the nearest integer in range and NaN
        gives 0. No HLSL cast reaches it. Returns: The integer, clamped to 32 signed bits."""
        return self._call_op(133, (value, ))

    def legacy_double_to_uint32(self, *, value: Value) -> Value:
        """Converts a double to an unsigned 32-bit integer, dropping the fraction. Unlike fptoui it is
        defined for all operands: numbers out of range give the nearest integer in range and NaN
        gives 0. No HLSL cast reaches it. Returns: The integer, clamped to 32 unsigned bits."""
        return self._call_op(134, (value, ))

    def wave_all_bit_count(self, *, value: Value) -> Value:
        """Counts the lanes in which a condition holds. Only active lanes take part; helper lanes do
        not, unless the entry point asks for them. Returns: Number of active lanes that passed true."""
        return self._call_op(135, (value, ))

    def wave_prefix_bit_count(self, *, value: Value) -> Value:
        """Counts the lanes with a smaller index in which a condition holds; this lane does not count.
        Only active lanes take part; helper lanes do not, unless the entry point asks for them.
        Returns: Number of active lanes before this one that passed true."""
        return self._call_op(136, (value, ))

    def attribute_at_vertex(self, *, input_sig_id: Value, input_row_index: Value, input_col_index: Value, vertex_id: Value, overload: Type) -> Value:
        """Returns an input as one vertex of the primitive has it, without interpolation. The element
        must be declared as not interpolated. The order of the vertices is that of the provoking
        vertex rules, and matches the barycentric weights. Returns: The value at that vertex."""
        return self._call_op(137, (input_sig_id, input_row_index, input_col_index, vertex_id, overload, ))

    def view_id(self, *, overload: Type) -> Value:
        """Returns the view that is rendered, when one draw renders several. It is 0 without view
        instancing and uniform in a draw of one view. Returns: Number of the view."""
        return self._call_op(138, (overload, ))

    def raw_buffer_load(self, *, srv: Value, index: Value, mask: int, alignment: int, overload: Type, element_offset: Optional[Value] = None) -> Value:
        """Reads one to four consecutive values of a byte-address or structured buffer. Only components
        in the mask are read; the others are undefined. A raw access beyond the end reads 0; a
        structure beyond the end reads 0, but a byte offset beyond its structure is undefined. A
        buffer bound as a root descriptor has no bounds, and an address outside it is undefined. For
        a target before DXIL 1.2 the linker uses BufferLoad. Returns: Four components. The last
        field is the status for CheckAccessFullyMapped."""
        return self._call_op(139, (srv, index, element_offset, mask, alignment, overload, ))

    def raw_buffer_store(self, *, uav: Value, index: Value, value0: Value, mask: int, alignment: int, element_offset: Optional[Value] = None, value1: Optional[Value] = None, value2: Optional[Value] = None, value3: Optional[Value] = None) -> None:
        """Writes one to four consecutive values of a byte-address or structured buffer. A raw access
        beyond the end writes nothing, nor does a structure beyond the end, but a byte offset beyond
        its structure is undefined. Helper lanes write nothing. A buffer bound as a root descriptor
        has no bounds, and an address outside it is undefined. For a target before DXIL 1.2 the
        linker uses BufferStore."""
        self._call_op(140, (uav, index, element_offset, value0, value1, value2, value3, mask, alignment, ))

    def instance_id(self, *, overload: Type) -> Value:
        """Returns the 24-bit number that the application gave the instance that is hit. Returns: User
        number of the instance."""
        return self._call_op(141, (overload, ))

    def instance_index(self, *, overload: Type) -> Value:
        """Returns the position of the instance that is hit in the top-level acceleration structure.
        Returns: Index from 0."""
        return self._call_op(142, (overload, ))

    def hit_kind(self, *, overload: Type) -> Value:
        """Returns how the primitive was hit: 254 for the front of a triangle, 255 for its back, or
        what the intersection shader reported. In an intersection shader it is undefined. Returns:
        The hit kind; see HitKindValue."""
        return self._call_op(143, (overload, ))

    def ray_flags(self, *, overload: Type) -> Value:
        """Returns the flags of the current ray, those of the pipeline included. Returns: A union of
        RayFlag values."""
        return self._call_op(144, (overload, ))

    def dispatch_rays_index(self, *, col: Value, overload: Type) -> Value:
        """Returns one coordinate of the ray generation thread in the DispatchRays call. In a callable
        shader it is that of the ray generation shader at the root. Returns: Coordinate in threads."""
        return self._call_op(145, (col, overload, ))

    def dispatch_rays_dimensions(self, *, col: Value, overload: Type) -> Value:
        """Returns one dimension of the DispatchRays call. It is the same for all of its threads.
        Returns: Dimension in threads."""
        return self._call_op(146, (col, overload, ))

    def world_ray_origin(self, *, col: Value, overload: Type) -> Value:
        """Returns one coordinate of the origin of the current ray in world space. Returns: Coordinate
        in world space."""
        return self._call_op(147, (col, overload, ))

    def world_ray_direction(self, *, col: Value, overload: Type) -> Value:
        """Returns one coordinate of the direction of the current ray in world space, with the length
        it was traced with. Returns: Coordinate in world space."""
        return self._call_op(148, (col, overload, ))

    def object_ray_origin(self, *, col: Value, overload: Type) -> Value:
        """Returns one coordinate of the origin of the current ray in the space of the instance.
        Returns: Coordinate in object space."""
        return self._call_op(149, (col, overload, ))

    def object_ray_direction(self, *, col: Value, overload: Type) -> Value:
        """Returns one coordinate of the direction of the current ray in the space of the instance. It
        is not normalized, so distances along the ray are the same as in world space. Returns:
        Coordinate in object space."""
        return self._call_op(150, (col, overload, ))

    def object_to_world(self, *, row: Value, col: Value, overload: Type) -> Value:
        """Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
        world space. Returns: The element."""
        return self._call_op(151, (row, col, overload, ))

    def world_to_object(self, *, row: Value, col: Value, overload: Type) -> Value:
        """Returns one element of the 3 by 4 matrix that takes points from world space to the space of
        the instance. Returns: The element."""
        return self._call_op(152, (row, col, overload, ))

    def ray_tmin(self, *, overload: Type) -> Value:
        """Returns where along the current ray the search starts, in lengths of its direction. Returns:
        Start of the ray."""
        return self._call_op(153, (overload, ))

    def ray_tcurrent(self, *, overload: Type) -> Value:
        """Returns how far the current ray reaches, in lengths of its direction: the distance of the
        hit in hit shaders, of the closest hit so far in an intersection shader, the end of the ray
        in a miss shader. It changes when an intersection shader reports a hit. Returns: Distance
        along the ray."""
        return self._call_op(154, (overload, ))

    def ignore_hit(self) -> None:
        """Rejects the hit and ends the any-hit shader, and a calling intersection shader goes on.
        Writes to the payload so far are kept."""
        self._call_op(155, ())

    def accept_hit_and_end_search(self) -> None:
        """Accepts the hit, ends the any-hit shader and a calling intersection shader, and stops the
        search: the closest hit so far is final."""
        self._call_op(156, ())

    def trace_ray(self, *, acceleration_structure: Value, ray_flags: Value, instance_inclusion_mask: Value, ray_contribution_to_hit_group_index: Value, multiplier_for_geometry_contribution_to_shader_index: Value, miss_shader_index: Value, origin_x: Value, origin_y: Value, origin_z: Value, tmin: Value, direction_x: Value, direction_y: Value, direction_z: Value, tmax: Value, payload: Value, overload: Type) -> None:
        """Searches an acceleration structure along a ray and runs the any-hit, intersection, and
        closest-hit or miss shaders that it selects, with a payload in common. The caller goes on
        after they are done; recursion beyond the declared depth is undefined. A NaN in the ray, or
        a zero direction, gives undefined hits but no fault."""
        self._call_op(157, (acceleration_structure, ray_flags, instance_inclusion_mask, ray_contribution_to_hit_group_index, multiplier_for_geometry_contribution_to_shader_index, miss_shader_index, origin_x, origin_y, origin_z, tmin, direction_x, direction_y, direction_z, tmax, payload, overload, ))

    def report_hit(self, *, thit: Value, hit_kind: Value, attributes: Value, overload: Type) -> Value:
        """Proposes a hit to the search from an intersection shader, and runs the any-hit shader if
        there is one. A distance outside the current interval of the ray, or NaN, is rejected.
        Returns: True if the hit was accepted."""
        return self._call_op(158, (thit, hit_kind, attributes, overload, ))

    def call_shader(self, *, shader_index: Value, parameter: Value, overload: Type) -> None:
        """Runs a callable shader with a parameter that it may change. The caller goes on after it is
        done."""
        self._call_op(159, (shader_index, parameter, overload, ))

    def create_handle_for_lib(self, *, resource: Value) -> Value:
        """Returns a handle of a resource whose declaration was loaded as a value, so that the linker
        can give it a binding later. Only libraries use it. Returns: Handle of the resource."""
        return self._call_op(160, (resource, ))

    def primitive_index(self, *, overload: Type) -> Value:
        """Returns the position of the triangle or procedural primitive within its geometry. Returns:
        Index from 0."""
        return self._call_op(161, (overload, ))

    def dot2_add_half(self, *, acc: Value, ax: Value, ay: Value, bx: Value, by: Value) -> Value:
        """Computes the dot product of two vectors of two halves and adds a float. The sum is formed
        with at least the precision of single floats that are multiplied and added; infinities and
        NaN behave as there. Returns: The accumulator plus the dot product."""
        return self._call_op(162, (acc, ax, ay, bx, by, ))

    def dot4_add_i8_packed(self, *, acc: Value, a: Value, b: Value) -> Value:
        """Computes the dot product of two vectors of four signed bytes, each packed into an integer,
        and adds it to a 32-bit accumulator. The products and their sum are exact; the addition to
        the accumulator wraps. Returns: The accumulator plus the dot product."""
        return self._call_op(163, (acc, a, b, ))

    def dot4_add_u8_packed(self, *, acc: Value, a: Value, b: Value) -> Value:
        """Computes the dot product of two vectors of four unsigned bytes, each packed into an integer,
        and adds it to a 32-bit accumulator. The products and their sum are exact; the addition to
        the accumulator wraps. Returns: The accumulator plus the dot product."""
        return self._call_op(164, (acc, a, b, ))

    def wave_match(self, *, value: Value) -> Value:
        """Finds the lanes that passed the same value as this one, and returns them as a mask of 128
        bits, lane 0 in the lowest bit. The lane itself is always in it. Only active lanes take
        part; helper lanes do not, unless the entry point asks for them. Returns: The mask, as four
        integers from the lowest lanes up."""
        return self._call_op(165, (value, ))

    def wave_multi_prefix_op(self, *, value: Value, mask0: Value, mask1: Value, mask2: Value, mask3: Value, op: int, sop: int) -> Value:
        """Computes a prefix reduction in each of several groups of lanes at once: the reduction of the
        values of those lanes of the own group that have a smaller index. The first lane of a group
        gets the neutral value of the reduction. Lanes with equal masks form a group; the masks of
        different groups must not overlap and a lane must be in its own mask, as with the result of
        WaveMatch, or the result is undefined. Returns: The reduced value of the lanes of the group
        before this one."""
        return self._call_op(166, (value, mask0, mask1, mask2, mask3, op, sop, ))

    def wave_multi_prefix_bit_count(self, *, value: Value, mask0: Value, mask1: Value, mask2: Value, mask3: Value) -> Value:
        """Counts, in each of several groups of lanes at once, the lanes of the own group with a
        smaller index in which a condition holds. Lanes with equal masks form a group; the masks of
        different groups must not overlap and a lane must be in its own mask, as with the result of
        WaveMatch, or the result is undefined. Returns: Number of lanes of the group before this one
        that passed true."""
        return self._call_op(167, (value, mask0, mask1, mask2, mask3, ))

    def set_mesh_output_counts(self, *, num_vertices: Value, num_primitives: Value) -> None:
        """Declares how many vertices and primitives the thread group will output. It must be called
        once at most, in uniform control flow, before any output is written; values must be uniform
        and within the declared maxima, or the result is undefined. Without a call the group outputs
        nothing."""
        self._call_op(168, (num_vertices, num_primitives, ))

    def emit_indices(self, *, primitive_index: Value, vertex_index0: Value, vertex_index1: Value, vertex_index2: Optional[Value] = None) -> None:
        """Writes the vertex indices of one output primitive. Indices at or beyond the declared counts
        are undefined behaviour. Lines leave the third index undefined."""
        self._call_op(169, (primitive_index, vertex_index0, vertex_index1, vertex_index2, ))

    def get_mesh_payload(self, *, overload: Type) -> Value:
        """Returns a pointer to the payload that the amplification shader passed, which is read-only
        and shared by the group. A mesh shader calls it once at most, and needs an amplification
        shader that passes the same type. Returns: Pointer to the payload."""
        return self._call_op(170, (overload, ))

    def store_vertex_output(self, *, output_sig_id: Value, row_index: Value, col_index: Value, value: Value, vertex_index: Value) -> None:
        """Writes one component of an attribute of an output vertex. A vertex at or beyond the declared
        count is undefined behaviour; an attribute that no thread writes is undefined."""
        self._call_op(171, (output_sig_id, row_index, col_index, value, vertex_index, ))

    def store_primitive_output(self, *, output_sig_id: Value, row_index: Value, col_index: Value, value: Value, primitive_index: Value) -> None:
        """Writes one component of an attribute of an output primitive. A primitive at or beyond the
        declared count is undefined behaviour; an attribute that no thread writes is undefined."""
        self._call_op(172, (output_sig_id, row_index, col_index, value, primitive_index, ))

    def dispatch_mesh(self, *, thread_group_count_x: Value, thread_group_count_y: Value, thread_group_count_z: Value, payload: Value, overload: Type) -> None:
        """Launches the mesh shader groups of this amplification group and hands them a payload. It
        must be called exactly once, in uniform control flow, with uniform arguments; it waits for
        the writes of the group to groupshared memory, and no output may follow. A count of 0
        launches nothing."""
        self._call_op(173, (thread_group_count_x, thread_group_count_y, thread_group_count_z, payload, overload, ))

    def write_sampler_feedback(self, *, feedback_tex: Value, sampled_tex: Value, sampler: Value, c0: Value, c1: Value, c2: Optional[Value] = None, c3: Optional[Value] = None, clamp: Optional[Value] = None) -> None:
        """Records in a feedback map which texels Sample would use. It samples nothing. A map that is
        not bound records nothing, and helper lanes record nothing. Records may be dropped or
        merged, but a set bit is set for good until the map is cleared. The mip level comes from the
        differences of the coordinates between the lanes of the quad, so in divergent control flow,
        or with an inactive neighbour, it is undefined."""
        self._call_op(174, (feedback_tex, sampled_tex, sampler, c0, c1, c2, c3, clamp, ))

    def write_sampler_feedback_bias(self, *, feedback_tex: Value, sampled_tex: Value, sampler: Value, c0: Value, c1: Value, bias: Value, c2: Optional[Value] = None, c3: Optional[Value] = None, clamp: Optional[Value] = None) -> None:
        """Records in a feedback map which texels SampleBias would use. It samples nothing. A map that
        is not bound records nothing, and helper lanes record nothing. Records may be dropped or
        merged, but a set bit is set for good until the map is cleared. The mip level comes from the
        differences of the coordinates between the lanes of the quad, so in divergent control flow,
        or with an inactive neighbour, it is undefined."""
        self._call_op(175, (feedback_tex, sampled_tex, sampler, c0, c1, c2, c3, bias, clamp, ))

    def write_sampler_feedback_level(self, *, feedback_tex: Value, sampled_tex: Value, sampler: Value, c0: Value, c1: Value, lod: Value, c2: Optional[Value] = None, c3: Optional[Value] = None) -> None:
        """Records in a feedback map which texels SampleLevel would use. It samples nothing. A map that
        is not bound records nothing, and helper lanes record nothing. Records may be dropped or
        merged, but a set bit is set for good until the map is cleared."""
        self._call_op(176, (feedback_tex, sampled_tex, sampler, c0, c1, c2, c3, lod, ))

    def write_sampler_feedback_grad(self, *, feedback_tex: Value, sampled_tex: Value, sampler: Value, c0: Value, c1: Value, ddx0: Value, ddy0: Value, c2: Optional[Value] = None, c3: Optional[Value] = None, ddx1: Optional[Value] = None, ddx2: Optional[Value] = None, ddy1: Optional[Value] = None, ddy2: Optional[Value] = None, clamp: Optional[Value] = None) -> None:
        """Records in a feedback map which texels SampleGrad would use. It samples nothing. A map that
        is not bound records nothing, and helper lanes record nothing. Records may be dropped or
        merged, but a set bit is set for good until the map is cleared."""
        self._call_op(177, (feedback_tex, sampled_tex, sampler, c0, c1, c2, c3, ddx0, ddx1, ddx2, ddy0, ddy1, ddy2, clamp, ))

    def allocate_ray_query(self, *, const_ray_flags: int) -> Value:
        """Creates a ray query object with flags known at compile time. It holds no ray until
        RayQuery_TraceRayInline gives it one. Objects must not pass between functions. Returns: The
        query."""
        return self._call_op(178, (const_ray_flags, ))

    def ray_query_trace_ray_inline(self, *, ray_query_handle: Value, acceleration_structure: Value, ray_flags: Value, instance_inclusion_mask: Value, origin_x: Value, origin_y: Value, origin_z: Value, tmin: Value, direction_x: Value, direction_y: Value, direction_z: Value, tmax: Value) -> None:
        """Gives a query a ray to follow and starts it anew; no shader runs. The flags are added to
        those of the query. A NaN in the ray, or a zero direction, gives undefined hits but no
        fault. RayQuery_Proceed then finds candidates."""
        self._call_op(179, (ray_query_handle, acceleration_structure, ray_flags, instance_inclusion_mask, origin_x, origin_y, origin_z, tmin, direction_x, direction_y, direction_z, tmax, ))

    def ray_query_proceed(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Searches on until there is a candidate that the shader must judge, or the search is over.
        Hits on opaque triangles are committed on the way. Before RayQuery_TraceRayInline it returns
        false. Returns: True if there is a candidate, false if the search is over."""
        return self._call_op(180, (ray_query_handle, overload, ))

    def ray_query_abort(self, *, ray_query_handle: Value) -> None:
        """Ends the search: RayQuery_Proceed returns false from now on. A committed hit stays."""
        self._call_op(181, (ray_query_handle, ))

    def ray_query_commit_non_opaque_triangle_hit(self, *, ray_query_handle: Value) -> None:
        """Accepts the candidate triangle as the closest hit so far. It is undefined unless the
        candidate is a triangle."""
        self._call_op(182, (ray_query_handle, ))

    def ray_query_commit_procedural_primitive_hit(self, *, ray_query_handle: Value, t: Value) -> None:
        """Accepts the candidate procedural primitive as the closest hit so far. It is undefined unless
        the candidate is a procedural primitive and the distance lies between the start of the ray
        and the closest hit."""
        self._call_op(183, (ray_query_handle, t, ))

    def ray_query_committed_status(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Tells what kind of hit the query has committed, if any. Returns: A value of CommittedStatus."""
        return self._call_op(184, (ray_query_handle, overload, ))

    def ray_query_candidate_type(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Tells what kind of primitive the candidate is. It is defined after RayQuery_Proceed returned
        true. Returns: A value of CandidateType."""
        return self._call_op(185, (ray_query_handle, overload, ))

    def ray_query_candidate_object_to_world3x4(self, *, ray_query_handle: Value, row: Value, col: Value, overload: Type) -> Value:
        """Returns one element of the 3 by 4 matrix that takes points from the space of the instance of
        the candidate to world space. It is defined after RayQuery_Proceed returned true. Returns:
        The element."""
        return self._call_op(186, (ray_query_handle, row, col, overload, ))

    def ray_query_candidate_world_to_object3x4(self, *, ray_query_handle: Value, row: Value, col: Value, overload: Type) -> Value:
        """Returns one element of the 3 by 4 matrix that takes points from world space to the space of
        the instance of the candidate. It is defined after RayQuery_Proceed returned true. Returns:
        The element."""
        return self._call_op(187, (ray_query_handle, row, col, overload, ))

    def ray_query_committed_object_to_world3x4(self, *, ray_query_handle: Value, row: Value, col: Value, overload: Type) -> Value:
        """Returns one element of the 3 by 4 matrix that takes points from the space of the instance of
        the committed hit to world space. It is defined once a hit is committed. Returns: The
        element."""
        return self._call_op(188, (ray_query_handle, row, col, overload, ))

    def ray_query_committed_world_to_object3x4(self, *, ray_query_handle: Value, row: Value, col: Value, overload: Type) -> Value:
        """Returns one element of the 3 by 4 matrix that takes points from world space to the space of
        the instance of the committed hit. It is defined once a hit is committed. Returns: The
        element."""
        return self._call_op(189, (ray_query_handle, row, col, overload, ))

    def ray_query_candidate_procedural_primitive_non_opaque(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Tells whether the candidate procedural primitive is not opaque, so the shader may want to
        test it like an any-hit shader does. It is defined after RayQuery_Proceed returned true for
        a procedural primitive. Returns: True if it is not opaque."""
        return self._call_op(190, (ray_query_handle, overload, ))

    def ray_query_candidate_triangle_front_face(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Tells whether the triangle of the candidate is seen from the front. It is defined after
        RayQuery_Proceed returned true for a triangle. Returns: True for the front."""
        return self._call_op(191, (ray_query_handle, overload, ))

    def ray_query_committed_triangle_front_face(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Tells whether the triangle of the committed hit is seen from the front. It is defined once a
        hit is committed and is a triangle. Returns: True for the front."""
        return self._call_op(192, (ray_query_handle, overload, ))

    def ray_query_candidate_triangle_barycentrics(self, *, ray_query_handle: Value, component: int, overload: Type) -> Value:
        """Returns one barycentric coordinate of the point where the ray meets the triangle of the
        candidate: the weight of its second or third vertex. It is defined after RayQuery_Proceed
        returned true for a triangle. Returns: Weight, from 0 to 1."""
        return self._call_op(193, (ray_query_handle, component, overload, ))

    def ray_query_committed_triangle_barycentrics(self, *, ray_query_handle: Value, component: int, overload: Type) -> Value:
        """Returns one barycentric coordinate of the point where the ray meets the triangle of the
        committed hit: the weight of its second or third vertex. It is defined once a hit is
        committed and is a triangle. Returns: Weight, from 0 to 1."""
        return self._call_op(194, (ray_query_handle, component, overload, ))

    def ray_query_ray_flags(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the flags of the ray, those of the query included. It is defined after
        RayQuery_TraceRayInline. Returns: A union of RayFlag values."""
        return self._call_op(195, (ray_query_handle, overload, ))

    def ray_query_world_ray_origin(self, *, ray_query_handle: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the origin of the ray in world space. It is defined after
        RayQuery_TraceRayInline. Returns: Coordinate in world space."""
        return self._call_op(196, (ray_query_handle, component, overload, ))

    def ray_query_world_ray_direction(self, *, ray_query_handle: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the direction of the ray in world space, with the length it was
        traced with. It is defined after RayQuery_TraceRayInline. Returns: Coordinate in world
        space."""
        return self._call_op(197, (ray_query_handle, component, overload, ))

    def ray_query_ray_tmin(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns where along the ray the search starts, in lengths of its direction. It is defined
        after RayQuery_TraceRayInline. Returns: Start of the ray."""
        return self._call_op(198, (ray_query_handle, overload, ))

    def ray_query_candidate_triangle_ray_t(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns how far along the ray the candidate is, in lengths of the direction. It is defined
        after RayQuery_Proceed returned true for a triangle. Returns: Distance along the ray."""
        return self._call_op(199, (ray_query_handle, overload, ))

    def ray_query_committed_ray_t(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns how far along the ray the committed hit is, in lengths of the direction. Without a
        committed hit it is the end of the ray. Returns: Distance along the ray."""
        return self._call_op(200, (ray_query_handle, overload, ))

    def ray_query_candidate_instance_index(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the position of the instance of the candidate in the top-level acceleration
        structure. It is defined after RayQuery_Proceed returned true. Returns: Index from 0."""
        return self._call_op(201, (ray_query_handle, overload, ))

    def ray_query_candidate_instance_id(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the 24-bit number that the application gave the instance of the candidate. It is
        defined after RayQuery_Proceed returned true. Returns: User number of the instance."""
        return self._call_op(202, (ray_query_handle, overload, ))

    def ray_query_candidate_geometry_index(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the position of the geometry of the candidate within its bottom-level acceleration
        structure. It is defined after RayQuery_Proceed returned true. Returns: Index from 0."""
        return self._call_op(203, (ray_query_handle, overload, ))

    def ray_query_candidate_primitive_index(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the position of the primitive of the candidate within its geometry. It is defined
        after RayQuery_Proceed returned true. Returns: Index from 0."""
        return self._call_op(204, (ray_query_handle, overload, ))

    def ray_query_candidate_object_ray_origin(self, *, ray_query_handle: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the origin of the ray in the space of the instance of the
        candidate. It is defined after RayQuery_Proceed returned true. Returns: Coordinate in object
        space."""
        return self._call_op(205, (ray_query_handle, component, overload, ))

    def ray_query_candidate_object_ray_direction(self, *, ray_query_handle: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the direction of the ray in the space of the instance of the
        candidate; it is not normalized. It is defined after RayQuery_Proceed returned true.
        Returns: Coordinate in object space."""
        return self._call_op(206, (ray_query_handle, component, overload, ))

    def ray_query_committed_instance_index(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the position of the instance of the committed hit in the top-level acceleration
        structure. It is defined once a hit is committed. Returns: Index from 0."""
        return self._call_op(207, (ray_query_handle, overload, ))

    def ray_query_committed_instance_id(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the 24-bit number that the application gave the instance of the committed hit. It is
        defined once a hit is committed. Returns: User number of the instance."""
        return self._call_op(208, (ray_query_handle, overload, ))

    def ray_query_committed_geometry_index(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the position of the geometry of the committed hit within its bottom-level
        acceleration structure. It is defined once a hit is committed. Returns: Index from 0."""
        return self._call_op(209, (ray_query_handle, overload, ))

    def ray_query_committed_primitive_index(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the position of the primitive of the committed hit within its geometry. It is
        defined once a hit is committed. Returns: Index from 0."""
        return self._call_op(210, (ray_query_handle, overload, ))

    def ray_query_committed_object_ray_origin(self, *, ray_query_handle: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the origin of the ray in the space of the instance of the
        committed hit. It is defined once a hit is committed. Returns: Coordinate in object space."""
        return self._call_op(211, (ray_query_handle, component, overload, ))

    def ray_query_committed_object_ray_direction(self, *, ray_query_handle: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the direction of the ray in the space of the instance of the
        committed hit; it is not normalized. It is defined once a hit is committed. Returns:
        Coordinate in object space."""
        return self._call_op(212, (ray_query_handle, component, overload, ))

    def geometry_index(self, *, overload: Type) -> Value:
        """Returns the position of the geometry within the bottom-level acceleration structure. It
        needs raytracing tier 1.1. Returns: Index from 0."""
        return self._call_op(213, (overload, ))

    def ray_query_candidate_instance_contribution_to_hit_group_index(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the number that the application gave the instance of the candidate as its share of
        the shader table index. It is defined after RayQuery_Proceed returned true. Returns: Share
        of the instance."""
        return self._call_op(214, (ray_query_handle, overload, ))

    def ray_query_committed_instance_contribution_to_hit_group_index(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the number that the application gave the instance of the committed hit as its share
        of the shader table index. It is defined once a hit is committed. Returns: Share of the
        instance."""
        return self._call_op(215, (ray_query_handle, overload, ))

    def annotate_handle(self, *, res: Value, props: Value) -> Value:
        """Adds to a handle what the shader knows of the resource: its class, kind, element type or
        stride, and flags such as globally coherent. Every access from DXIL 1.6 goes through such a
        handle; properties that do not fit the resource bound at run time are undefined behaviour.
        Returns: The same resource with its properties."""
        return self._call_op(216, (res, props, ))

    def create_handle_from_binding(self, *, bind: Value, index: Value, non_uniform_index: int) -> Value:
        """Returns a handle of a resource at a binding: a register range, a space and a class. An index
        outside the range is undefined. AnnotateHandle must follow before the first access. For a
        target before DXIL 1.6 the linker uses CreateHandle. Returns: Handle of the resource."""
        return self._call_op(217, (bind, index, non_uniform_index, ))

    def create_handle_from_heap(self, *, index: Value, sampler_heap: int, non_uniform_index: int) -> Value:
        """Returns a handle of a descriptor in the bound resource or sampler heap. The index must lie
        within the heap and the descriptor must be of the annotated kind, or the behaviour is
        undefined. The root signature must allow direct indexing of the heap. Returns: Handle of the
        resource."""
        return self._call_op(218, (index, sampler_heap, non_uniform_index, ))

    def unpack4x8(self, *, unpack_mode: Value, pk: Value, overload: Type) -> Value:
        """Spreads the four bytes of an integer over four integers of the overload type, sign-extended
        or zero-extended as the mode says. Returns: The four widened bytes, the lowest first."""
        return self._call_op(219, (unpack_mode, pk, overload, ))

    def pack4x8(self, *, pack_mode: Value, x: Value, y: Value, z: Value, w: Value) -> Value:
        """Packs four integers into the four bytes of one. The mode says whether a value that does not
        fit a byte is truncated or clamped. Returns: The four bytes, x lowest."""
        return self._call_op(220, (pack_mode, x, y, z, w, ))

    def is_helper_lane(self, *, overload: Type) -> Value:
        """Tells whether the lane exists only for the derivatives of its quad, because it lies outside
        the primitive or was discarded. The answer may change during a shader, and is false in
        stages other than pixel shaders. Returns: True in a helper lane."""
        return self._call_op(221, (overload, ))

    def quad_vote(self, *, cond: Value, op: int, overload: Type) -> Value:
        """Tells whether a condition holds in any lane, or in all lanes, of the quad. Helper lanes take
        part. For a target before DXIL 1.7 the linker replaces it with reads of the quad's lanes.
        Returns: The answer, the same for the four lanes."""
        return self._call_op(222, (cond, op, overload, ))

    def texture_gather_raw(self, *, srv: Value, sampler: Value, coord0: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None) -> Value:
        """Returns the bits of four texels around a position, unconverted, as integers of the width of
        the format. The view must have an unsigned format of that width: one component of 16 or 32
        bits, or two of 32 for 64. The texels are those that bilinear filtering of the finest level
        would use, in the order lower left, lower right, upper right, upper left. It is a feature of
        the device. Returns: The bits of each texel, then the status for CheckAccessFullyMapped."""
        return self._call_op(223, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, overload, ))

    def sample_cmp_level(self, *, srv: Value, sampler: Value, coord0: Value, compare_value: Value, lod: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None) -> Value:
        """Compares the texels of a given mip level with a reference value and filters the outcomes, 1
        for each that passes. No quad is needed. It is a feature of the device. Returns: The share
        of texels that passed, from 0 to 1, in each component; then the status for
        CheckAccessFullyMapped."""
        return self._call_op(224, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, compare_value, lod, overload, ))

    def texture_store_sample(self, *, srv: Value, coord0: Value, value0: Value, value1: Value, value2: Value, value3: Value, mask: int, sample_idx: Value, coord1: Optional[Value] = None, coord2: Optional[Value] = None) -> None:
        """Writes one sample of a texel of a multisampled UAV. All four components must be given.
        Coordinates or a sample outside the texture write nothing, and so do helper lanes. It is a
        feature of the device."""
        self._call_op(225, (srv, coord0, coord1, coord2, value0, value1, value2, value3, mask, sample_idx, ))

    def allocate_node_output_records(self, *, output: Value, num_records: Value, per_thread: int) -> Value:
        """Allocates records to send to another node. They are zeroed or undefined until written, and
        are sent by OutputComplete. A call for the group must be in uniform control flow with
        uniform arguments. A thread may ask for none; the sum must not exceed the declared maximum.
        Returns: The records."""
        return self._call_op(238, (output, num_records, per_thread, ))

    def get_node_record_ptr(self, *, recordhandle: Value, array_index: Value, overload: Type) -> Value:
        """Returns a pointer to one record of an input or an output, in the address space of node
        records. An index beyond the records is undefined behaviour, and so is a pointer used after
        OutputComplete. Input records can be written only if they are declared so. Returns: Pointer
        to the record."""
        return self._call_op(239, (recordhandle, array_index, overload, ))

    def increment_output_count(self, *, output: Value, count: Value, per_thread: int) -> None:
        """Adds to the number of empty records to send to another node. A call for the group must be in
        uniform control flow with uniform arguments. The sum must not exceed the declared maximum."""
        self._call_op(240, (output, count, per_thread, ))

    def output_complete(self, *, output: Value) -> None:
        """Sends allocated records; the shader must not use them afterwards. It must be called once for
        each allocation, on each path, in control flow as uniform as that of the allocation."""
        self._call_op(241, (output, ))

    def get_input_record_count(self, *, input: Value) -> Value:
        """Returns the number of records that a coalescing node shader was launched with. Returns:
        Number of records, from 1 to the declared maximum."""
        return self._call_op(242, (input, ))

    def finished_cross_group_sharing(self, *, input: Value) -> Value:
        """Tells whether this thread group is the last of its dispatch to call the op for a shared
        input record, so that it may read what the others wrote. All threads must reach it, in
        uniform control flow, once at most, and no shared field may be written afterwards. The
        record must be declared to track sharing. Returns: True in the last group."""
        return self._call_op(243, (input, ))

    def barrier_by_memory_type(self, *, memory_type_flags: int, semantic_flags: int) -> None:
        """Orders accesses to the named kinds of memory before the call against those after it, within
        the named scope, and waits for the thread group if asked. Flags that need a thread group or
        a node limit the stages; ReorderScope needs DXIL 1.9 and a ray generation shader. For a
        target before DXIL 1.8 the linker turns a call without newer flags into Barrier. With
        GroupSync every thread of the group must reach the same call, or the result is undefined."""
        self._call_op(244, (memory_type_flags, semantic_flags, ))

    def barrier_by_memory_handle(self, *, object: Value, semantic_flags: int) -> None:
        """Orders accesses to one UAV before the call against those after it, within the named scope,
        and waits for the thread group if asked. Accesses to the same memory through other handles
        are not ordered. With GroupSync every thread of the group must reach the same call, or the
        result is undefined."""
        self._call_op(245, (object, semantic_flags, ))

    def barrier_by_node_record_handle(self, *, object: Value, semantic_flags: int) -> None:
        """Orders accesses to one set of node records before the call against those after it, within
        the named scope, and waits for the thread group if asked. Only node shaders have records.
        With GroupSync every thread of the group must reach the same call, or the result is
        undefined."""
        self._call_op(246, (object, semantic_flags, ))

    def create_node_output_handle(self, *, metadata_idx: int) -> Value:
        """Returns a handle of a declared output of the node shader. AnnotateNodeHandle must follow.
        Returns: Handle of the output."""
        return self._call_op(247, (metadata_idx, ))

    def index_node_handle(self, *, node_output_handle: Value, array_index: Value) -> Value:
        """Returns a handle of one element of an output array. An index beyond the array gives an
        output that is not valid. Returns: Handle of the element."""
        return self._call_op(248, (node_output_handle, array_index, ))

    def annotate_node_handle(self, *, node: Value, props: Value) -> Value:
        """Adds to the handle of an output what the shader knows of it: its flags, see NodeIOFlag, and
        the size of its records in bytes. Returns: The same output with its properties."""
        return self._call_op(249, (node, props, ))

    def create_node_input_record_handle(self, *, metadata_idx: int) -> Value:
        """Returns a handle of the input records of the node shader. AnnotateNodeRecordHandle must
        follow. Returns: Handle of the records."""
        return self._call_op(250, (metadata_idx, ))

    def annotate_node_record_handle(self, *, noderecord: Value, props: Value) -> Value:
        """Adds to the handle of records what the shader knows of them: their flags, see NodeIOFlag,
        and their size in bytes. Returns: The same records with their properties."""
        return self._call_op(251, (noderecord, props, ))

    def node_output_is_valid(self, *, output: Value) -> Value:
        """Tells whether an output leads to a node of the graph that can still receive records: it is
        false for an absent node, and for recursion that has reached its limit. It is uniform for a
        uniform handle. Returns: True if records can be sent."""
        return self._call_op(252, (output, ))

    def get_remaining_recursion_levels(self) -> Value:
        """Returns how many times the node may still send to itself. It is 0 in the last level and in
        nodes without recursion. Returns: Number of levels."""
        return self._call_op(253, ())

    def sample_cmp_grad(self, *, srv: Value, sampler: Value, coord0: Value, compare_value: Value, ddx0: Value, ddy0: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None, ddx1: Optional[Value] = None, ddx2: Optional[Value] = None, ddy1: Optional[Value] = None, ddy2: Optional[Value] = None, clamp: Optional[Value] = None) -> Value:
        """Compares texels with a reference value and filters the outcomes, 1 for each that passes, at
        the mip level that the given gradients ask for. No quad is needed. It is a feature of the
        device. Returns: The share of texels that passed, from 0 to 1, in each component; then the
        status for CheckAccessFullyMapped."""
        return self._call_op(254, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, compare_value, ddx0, ddx1, ddx2, ddy0, ddy1, ddy2, clamp, overload, ))

    def sample_cmp_bias(self, *, srv: Value, sampler: Value, coord0: Value, compare_value: Value, bias: Value, overload: Type, coord1: Optional[Value] = None, coord2: Optional[Value] = None, coord3: Optional[Value] = None, offset0: Optional[Value] = None, offset1: Optional[Value] = None, offset2: Optional[Value] = None, clamp: Optional[Value] = None) -> Value:
        """Compares texels with a reference value and filters the outcomes, 1 for each that passes,
        with a bias added to the computed mip level. The mip level comes from the differences of the
        coordinates between the lanes of the quad, so in divergent control flow, or with an inactive
        neighbour, it is undefined. It is a feature of the device. The validator refuses constant
        biases outside -16 to 15.99. Returns: The share of texels that passed, from 0 to 1, in each
        component; then the status for CheckAccessFullyMapped."""
        return self._call_op(255, (srv, sampler, coord0, coord1, coord2, coord3, offset0, offset1, offset2, compare_value, bias, clamp, overload, ))

    def start_vertex_location(self, *, overload: Type) -> Value:
        """Returns the value added to each vertex index: the base vertex of an indexed draw, the first
        vertex of another. It is uniform in a draw, and is signed for indexed draws. Returns: First
        or base vertex."""
        return self._call_op(256, (overload, ))

    def start_instance_location(self, *, overload: Type) -> Value:
        """Returns the value added to each instance number when instance data is fetched. It is uniform
        in a draw. Returns: First instance."""
        return self._call_op(257, (overload, ))

    def allocate_ray_query2(self, *, const_ray_flags: int, const_ray_query_flags: int) -> Value:
        """Creates a ray query object with ray flags and query flags known at compile time.
        ForceOMM2State needs AllowOpacityMicromaps. It holds no ray until RayQuery_TraceRayInline
        gives it one. Returns: The query."""
        return self._call_op(258, (const_ray_flags, const_ray_query_flags, ))

    def hit_object_trace_ray(self, *, acceleration_structure: Value, ray_flags: Value, instance_inclusion_mask: Value, ray_contribution_to_hit_group_index: Value, multiplier_for_geometry_contribution_to_hit_group_index: Value, miss_shader_index: Value, origin_x: Value, origin_y: Value, origin_z: Value, tmin: Value, direction_x: Value, direction_y: Value, direction_z: Value, tmax: Value, payload: Value, overload: Type) -> Value:
        """Searches an acceleration structure along a ray as TraceRay does, any-hit and intersection
        shaders included, but runs no closest-hit or miss shader: what was found is returned as a
        hit object. A NaN in the ray, or a zero direction, gives undefined hits but no fault.
        Returns: A hit or a miss."""
        return self._call_op(262, (acceleration_structure, ray_flags, instance_inclusion_mask, ray_contribution_to_hit_group_index, multiplier_for_geometry_contribution_to_hit_group_index, miss_shader_index, origin_x, origin_y, origin_z, tmin, direction_x, direction_y, direction_z, tmax, payload, overload, ))

    def hit_object_from_ray_query(self, *, ray_query_handle: Value) -> Value:
        """Makes a hit object from the hit that a query has committed, or a miss if there is none. The
        attributes are those of a triangle. Returns: A hit or a miss."""
        return self._call_op(263, (ray_query_handle, ))

    def hit_object_from_ray_query_with_attrs(self, *, ray_query_handle: Value, hit_kind: Value, committed_attribs: Value, overload: Type) -> Value:
        """Makes a hit object from the hit that a query has committed, with a hit kind and attributes
        of its own, or a miss if there is none. Returns: A hit or a miss."""
        return self._call_op(264, (ray_query_handle, hit_kind, committed_attribs, overload, ))

    def hit_object_make_miss(self, *, ray_flags: Value, miss_shader_index: Value, origin_x: Value, origin_y: Value, origin_z: Value, tmin: Value, direction_x: Value, direction_y: Value, direction_z: Value, tmax: Value) -> Value:
        """Makes a hit object that is a miss of the given ray. Nothing is searched. Returns: A miss."""
        return self._call_op(265, (ray_flags, miss_shader_index, origin_x, origin_y, origin_z, tmin, direction_x, direction_y, direction_z, tmax, ))

    def hit_object_make_nop(self) -> Value:
        """Makes a hit object that is neither hit nor miss. Invoking it runs no shader. Returns: An
        empty hit object."""
        return self._call_op(266, ())

    def hit_object_invoke(self, *, hit_object: Value, payload: Value, overload: Type) -> None:
        """Runs the closest-hit or miss shader of a hit object with a payload. An empty hit object, and
        one whose shader record is empty, run nothing."""
        self._call_op(267, (hit_object, payload, overload, ))

    def maybe_reorder_thread(self, *, hit_object: Value, coherence_hint: Value, num_coherence_hint_bits_from_lsb: Value) -> None:
        """Lets the device group threads that will do similar work, judged by a hit object, a hint, or
        both. It may do nothing. Values of the thread are kept, but wave and quad neighbours may
        change; memory is ordered only by a barrier with ReorderScope."""
        self._call_op(268, (hit_object, coherence_hint, num_coherence_hint_bits_from_lsb, ))

    def hit_object_is_miss(self, *, hit_object: Value, overload: Type) -> Value:
        """Tells whether a hit object is a miss. An empty one is not. Returns: True for a miss."""
        return self._call_op(269, (hit_object, overload, ))

    def hit_object_is_hit(self, *, hit_object: Value, overload: Type) -> Value:
        """Tells whether a hit object is a hit. An empty one is not. Returns: True for a hit."""
        return self._call_op(270, (hit_object, overload, ))

    def hit_object_is_nop(self, *, hit_object: Value, overload: Type) -> Value:
        """Tells whether a hit object is empty: neither hit nor miss. Returns: True for an empty one."""
        return self._call_op(271, (hit_object, overload, ))

    def hit_object_ray_flags(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns the flags of the ray of a hit object. An empty hit object gives 0. Returns: A union
        of RayFlag values."""
        return self._call_op(272, (hit_object, overload, ))

    def hit_object_ray_tmin(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns where along the ray of a hit object the search started, in lengths of the direction.
        An empty hit object gives 0. Returns: Start of the ray."""
        return self._call_op(273, (hit_object, overload, ))

    def hit_object_ray_tcurrent(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns how far along its ray a hit is, in lengths of the direction; for a miss the end of
        the ray. An empty hit object gives 0. Returns: Distance along the ray."""
        return self._call_op(274, (hit_object, overload, ))

    def hit_object_world_ray_origin(self, *, hit_object: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the origin of the ray in world space. An empty hit object gives 0.
        Returns: Coordinate in world space."""
        return self._call_op(275, (hit_object, component, overload, ))

    def hit_object_world_ray_direction(self, *, hit_object: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the direction of the ray in world space. An empty hit object gives
        0. Returns: Coordinate in world space."""
        return self._call_op(276, (hit_object, component, overload, ))

    def hit_object_object_ray_origin(self, *, hit_object: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the origin of the ray in the space of the instance; for a miss, in
        world space. An empty hit object gives 0. Returns: Coordinate in object space."""
        return self._call_op(277, (hit_object, component, overload, ))

    def hit_object_object_ray_direction(self, *, hit_object: Value, component: int, overload: Type) -> Value:
        """Returns one coordinate of the direction of the ray in the space of the instance, not
        normalized; for a miss, in world space. An empty hit object gives 0. Returns: Coordinate in
        object space."""
        return self._call_op(278, (hit_object, component, overload, ))

    def hit_object_object_to_world3x4(self, *, hit_object: Value, row: int, col: int, overload: Type) -> Value:
        """Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
        world space. A miss and an empty hit object give the identity. Returns: The element."""
        return self._call_op(279, (hit_object, row, col, overload, ))

    def hit_object_world_to_object3x4(self, *, hit_object: Value, row: int, col: int, overload: Type) -> Value:
        """Returns one element of the 3 by 4 matrix that takes points from world space to the space of
        the instance. A miss and an empty hit object give the identity. Returns: The element."""
        return self._call_op(280, (hit_object, row, col, overload, ))

    def hit_object_geometry_index(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns the position of the geometry that is hit within its bottom-level acceleration
        structure. A miss and an empty hit object give 0. Returns: Index from 0."""
        return self._call_op(281, (hit_object, overload, ))

    def hit_object_instance_index(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns the position of the instance that is hit in the top-level acceleration structure. A
        miss and an empty hit object give 0. Returns: Index from 0."""
        return self._call_op(282, (hit_object, overload, ))

    def hit_object_instance_id(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns the 24-bit number that the application gave the instance that is hit. A miss and an
        empty hit object give 0. Returns: User number of the instance."""
        return self._call_op(283, (hit_object, overload, ))

    def hit_object_primitive_index(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns the position of the primitive that is hit within its geometry. A miss and an empty
        hit object give 0. Returns: Index from 0."""
        return self._call_op(284, (hit_object, overload, ))

    def hit_object_hit_kind(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns how the primitive was hit. A miss and an empty hit object give 0. Returns: The hit
        kind; see HitKindValue."""
        return self._call_op(285, (hit_object, overload, ))

    def hit_object_shader_table_index(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns the index of the shader record that invoking the hit object would use. An empty hit
        object gives 0. Returns: Index in the hit group or miss shader table."""
        return self._call_op(286, (hit_object, overload, ))

    def hit_object_set_shader_table_index(self, *, hit_object: Value, shader_table_index: Value) -> Value:
        """Returns a copy of a hit object that uses another shader record. For an empty one nothing
        changes. An index beyond the table is undefined behaviour when invoked. Returns: The changed
        hit object."""
        return self._call_op(287, (hit_object, shader_table_index, ))

    def hit_object_load_local_root_table_constant(self, *, hit_object: Value, offset: Value) -> Value:
        """Reads 32 bits of the local root arguments of the shader record of a hit object. Offsets
        outside the record, and empty hit objects, give an undefined value or 0. Returns: The value."""
        return self._call_op(288, (hit_object, offset, ))

    def hit_object_attributes(self, *, hit_object: Value, attributes: Value, overload: Type) -> None:
        """Copies the attributes of a hit to memory. For a miss or an empty hit object the memory is
        left undefined. The struct must be that of the hit."""
        self._call_op(289, (hit_object, attributes, overload, ))

    def raw_buffer_vector_load(self, *, buf: Value, index: Value, alignment: int, overload: Type, element_offset: Optional[Value] = None) -> Value:
        """Reads a vector of any length from a byte-address or structured buffer. Each element is
        checked for itself: a raw access beyond the end reads 0; a structure beyond the end reads 0,
        but a byte offset beyond its structure is undefined. A buffer bound as a root descriptor has
        no bounds, and an address outside it is undefined. Returns: The vector, then the status for
        CheckAccessFullyMapped."""
        return self._call_op(303, (buf, index, element_offset, alignment, overload, ))

    def raw_buffer_vector_store(self, *, uav: Value, index: Value, value0: Value, alignment: int, element_offset: Optional[Value] = None) -> None:
        """Writes a vector of any length to a byte-address or structured buffer. Each element is
        checked for itself: a raw access beyond the end writes nothing, nor does a structure beyond
        the end, but a byte offset beyond its structure is undefined. Helper lanes write nothing. A
        buffer bound as a root descriptor has no bounds, and an address outside it is undefined."""
        self._call_op(304, (uav, index, element_offset, value0, alignment, ))

    def vector_reduce_and(self, *, a: Value) -> Value:
        """Combines all elements of a vector with a bitwise and. Of booleans it is true if every
        element is. Returns: The and of all elements."""
        return self._call_op(309, (a, ))

    def vector_reduce_or(self, *, a: Value) -> Value:
        """Combines all elements of a vector with a bitwise or. Of booleans it is true if any element
        is. Returns: The or of all elements."""
        return self._call_op(310, (a, ))

    def fdot(self, *, a: Value, b: Value) -> Value:
        """Computes the dot product of two vectors of equal length, for vector overloads of any length.
        The order of the additions and the number of roundings are not specified. Returns: The dot
        product, a scalar of the element type."""
        return self._call_op(311, (a, b, ))

    def experimental_nop(self) -> None:
        """Does nothing. It stands for experimental ops in tests."""
        self._call_op(2147483648, ())

    def get_group_wave_index(self) -> Value:
        """Returns the index of this wave among the waves of its thread group. It is uniform in the
        wave. Which threads a wave has is not specified. Returns: Index from 0 to the wave count
        less one."""
        return self._call_op(2147483649, ())

    def get_group_wave_count(self) -> Value:
        """Returns the number of waves that run the thread group. It is uniform in the group. Returns:
        Number of waves, at least 1."""
        return self._call_op(2147483650, ())

    def cluster_id(self) -> Value:
        """Returns the number that the application gave the cluster that is hit. Outside clustered
        geometry it is -1. Returns: User number of the cluster, or -1."""
        return self._call_op(2147483651, ())

    def ray_query_candidate_cluster_id(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the number that the application gave the cluster of the candidate. Outside clustered
        geometry it is -1. It is defined after RayQuery_Proceed returned true. Returns: User number
        of the cluster, or -1."""
        return self._call_op(2147483652, (ray_query_handle, overload, ))

    def ray_query_committed_cluster_id(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the number that the application gave the cluster of the committed hit. Outside
        clustered geometry it is -1. It is defined once a hit is committed. Returns: User number of
        the cluster, or -1."""
        return self._call_op(2147483653, (ray_query_handle, overload, ))

    def hit_object_cluster_id(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns the number that the application gave the cluster that is hit. Outside clustered
        geometry it is -1. Returns: User number of the cluster, or -1."""
        return self._call_op(2147483654, (hit_object, overload, ))

    def triangle_object_position(self, *, overload: Type) -> Value:
        """Returns the vertices of the triangle that is hit, in the space of its instance. The
        acceleration structure must allow access to its data; for other hits than triangles the
        result is undefined. Returns: Three coordinates of the first vertex, then of the second and
        the third."""
        return self._call_op(2147483655, (overload, ))

    def ray_query_candidate_triangle_object_position(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the vertices of the triangle of the candidate, in the space of its instance. The
        acceleration structure must allow access to its data. It is defined after RayQuery_Proceed
        returned true for a triangle. Returns: Three coordinates of the first vertex, then of the
        second and the third."""
        return self._call_op(2147483656, (ray_query_handle, overload, ))

    def ray_query_committed_triangle_object_position(self, *, ray_query_handle: Value, overload: Type) -> Value:
        """Returns the vertices of the triangle of the committed hit, in the space of its instance. The
        acceleration structure must allow access to its data. It is defined once a hit is committed
        and is a triangle. Returns: Three coordinates of the first vertex, then of the second and
        the third."""
        return self._call_op(2147483657, (ray_query_handle, overload, ))

    def hit_object_triangle_object_position(self, *, hit_object: Value, overload: Type) -> Value:
        """Returns the vertices of the triangle that is hit, in the space of its instance. The
        acceleration structure must allow access to its data; for other hits than triangles the
        result is undefined. Returns: Three coordinates of the first vertex, then of the second and
        the third."""
        return self._call_op(2147483658, (hit_object, overload, ))

    def lin_alg_matrix_multiply_accumulate(self, *, matrix_a: Value, matrix_b: Value, matrix_c: Value, overload0: Type) -> Value:
        """Multiplies an M by K matrix by a K by N matrix and adds the product to an M by N matrix. The
        use of the operands must be A, B and Accumulator, and all have one scope. The scope of the
        matrices is a wave or a thread group, all of whose threads must make the call together with
        the same arguments. The order of the additions and the precision in between are not
        specified. Returns: A * B + C."""
        return self._call_op(2147483659, (matrix_a, matrix_b, matrix_c, overload0, ))

    def lin_alg_fill_matrix(self, *, value: Value, overload0: Type) -> Value:
        """Makes a matrix whose elements all have one value. The scope of the matrices is a wave or a
        thread group, all of whose threads must make the call together with the same arguments.
        Returns: The filled matrix."""
        return self._call_op(2147483660, (value, overload0, ))

    def lin_alg_copy_convert_matrix(self, *, src_matrix: Value, transpose: Value, overload0: Type) -> Value:
        """Copies a matrix to another component type or use, and transposes it if asked. Values that
        the type cannot represent are rounded or saturated as in other conversions. The scope of the
        matrices is a wave or a thread group, all of whose threads must make the call together with
        the same arguments. Returns: The converted matrix."""
        return self._call_op(2147483661, (src_matrix, transpose, overload0, ))

    def lin_alg_matrix_load_from_descriptor(self, *, handle: Value, offset: Value, stride: Value, layout: Value, align: Value, overload: Type) -> Value:
        """Reads a matrix from a byte-address buffer. A matrix of thread scope needs a read-only
        buffer; one of wave or thread group scope needs rows or columns. Elements beyond the end of
        the buffer read as 0. Returns: The matrix."""
        return self._call_op(2147483662, (handle, offset, stride, layout, align, overload, ))

    def lin_alg_matrix_load_from_memory(self, *, memory: Value, offset: Value, stride: Value, layout: Value, overload0: Type, overload1: Type) -> Value:
        """Reads a matrix from a groupshared array. The scope of the matrices is a wave or a thread
        group, all of whose threads must make the call together with the same arguments. Elements
        outside the array are undefined. Returns: The matrix."""
        return self._call_op(2147483663, (memory, offset, stride, layout, overload0, overload1, ))

    def lin_alg_matrix_length(self, *, matrix: Value) -> Value:
        """Returns how many elements of a matrix this thread holds. How elements are spread over the
        threads of the scope is not specified, and differs between devices. Returns: Number of
        elements, which may be 0."""
        return self._call_op(2147483664, (matrix, ))

    def lin_alg_matrix_get_coordinate(self, *, matrix: Value, thread_local_index: Value) -> Value:
        """Returns where in the matrix an element is that this thread holds. An index beyond the
        elements of the thread gives a position outside the matrix. Returns: The row, then the
        column."""
        return self._call_op(2147483665, (matrix, thread_local_index, ))

    def lin_alg_matrix_get_element(self, *, matrix: Value, thread_local_index: Value, overload0: Type) -> Value:
        """Returns the value of an element that this thread holds, converted to the overload type. An
        index beyond the elements of the thread gives 0. Returns: The value."""
        return self._call_op(2147483666, (matrix, thread_local_index, overload0, ))

    def lin_alg_matrix_set_element(self, *, matrix: Value, thread_local_index: Value, value: Value, overload0: Type) -> Value:
        """Returns a copy of a matrix with the value of one element that this thread holds replaced. An
        index beyond the elements of the thread changes nothing. Returns: The changed matrix."""
        return self._call_op(2147483667, (matrix, thread_local_index, value, overload0, ))

    def lin_alg_matrix_store_to_descriptor(self, *, matrix: Value, handle: Value, offset: Value, stride: Value, layout: Value, align: Value) -> None:
        """Writes a matrix to a byte-address buffer, in rows or columns. The scope of the matrices is a
        wave or a thread group, all of whose threads must make the call together with the same
        arguments. Elements beyond the end of the buffer are dropped."""
        self._call_op(2147483668, (matrix, handle, offset, stride, layout, align, ))

    def lin_alg_matrix_store_to_memory(self, *, matrix: Value, memory: Value, offset: Value, stride: Value, layout: Value, overload1: Type) -> None:
        """Writes a matrix to a groupshared array. The scope of the matrices is a wave or a thread
        group, all of whose threads must make the call together with the same arguments. Elements
        outside the array are undefined behaviour."""
        self._call_op(2147483669, (matrix, memory, offset, stride, layout, overload1, ))

    def lin_alg_matrix_query_accumulator_layout(self) -> Value:
        """Tells how the device spreads an accumulator over threads: like a left factor or like a right
        factor. It is a constant for a device, known when the shader is compiled for it. Returns: 0
        for the layout of A, 1 for that of B; see MatrixUse."""
        return self._call_op(2147483670, ())

    def lin_alg_matrix_multiply(self, *, matrix_a: Value, matrix_b: Value, overload0: Type) -> Value:
        """Multiplies an M by K matrix by a K by N matrix. The use of the operands must be A and B,
        that of the result Accumulator, and all have one scope. The scope of the matrices is a wave
        or a thread group, all of whose threads must make the call together with the same arguments.
        The order of the additions and the precision in between are not specified. Returns: A * B."""
        return self._call_op(2147483671, (matrix_a, matrix_b, overload0, ))

    def lin_alg_matrix_accumulate(self, *, matrix_lhs: Value, matrix_rhs: Value, overload0: Type) -> Value:
        """Adds a matrix of use A or B to an accumulator of the same size, element by element. The
        scope of the matrices is a wave or a thread group, all of whose threads must make the call
        together with the same arguments. Returns: The sum."""
        return self._call_op(2147483672, (matrix_lhs, matrix_rhs, overload0, ))

    def lin_alg_mat_vec_mul(self, *, matrix: Value, is_output_signed: Value, input_vector: Value, interpretation: Value, overload0: Type) -> Value:
        """Multiplies an M by K matrix by a vector of K components. Types narrower than the elements
        are packed, several to an element. The matrix has thread scope and use A, so every thread
        may have its own. The precision in between is not specified. Returns: A vector of M
        elements."""
        return self._call_op(2147483673, (matrix, is_output_signed, input_vector, interpretation, overload0, ))

    def lin_alg_mat_vec_mul_add(self, *, matrix: Value, is_output_signed: Value, input_vector: Value, input_interpretation: Value, bias_vector: Value, overload0: Type) -> Value:
        """Multiplies an M by K matrix by a vector of K components and adds a vector of M elements of
        the type of the result. Types narrower than the elements are packed, several to an element.
        The matrix has thread scope and use A, so every thread may have its own. The precision in
        between is not specified. Returns: A vector of M elements."""
        return self._call_op(2147483674, (matrix, is_output_signed, input_vector, input_interpretation, bias_vector, overload0, ))

    def lin_alg_matrix_accumulate_to_descriptor(self, *, matrix: Value, handle: Value, offset: Value, stride: Value, layout: Value, align: Value) -> None:
        """Adds an accumulator to a matrix in a byte-address buffer. Each element is added indivisibly,
        in no particular order. A matrix of thread scope needs one of the outer product layouts,
        others need rows or columns. Elements beyond the end of the buffer are dropped."""
        self._call_op(2147483675, (matrix, handle, offset, stride, layout, align, ))

    def lin_alg_matrix_accumulate_to_memory(self, *, matrix: Value, memory: Value, target_type: Value, offset: Value, stride: Value, layout: Value, overload1: Type) -> None:
        """Adds an accumulator to a matrix in a groupshared array. Each element is added indivisibly,
        in no particular order. Elements outside the array are undefined behaviour."""
        self._call_op(2147483676, (matrix, memory, target_type, offset, stride, layout, overload1, ))

    def lin_alg_matrix_outer_product(self, *, vector_a: Value, vector_b: Value, overload0: Type) -> Value:
        """Multiplies each element of a vector of M by each of a vector of N elements. The result is an
        accumulator, to add to a matrix in memory. Returns: An M by N matrix."""
        return self._call_op(2147483677, (vector_a, vector_b, overload0, ))

    def lin_alg_convert(self, *, input_vector: Value, input_interpretation: Value, output_interpretation: Value, overload0: Type) -> Value:
        """Converts the components of a vector from one type to another. Types narrower than the
        elements are packed, several to an element. Values that a type cannot represent are rounded
        or saturated. Returns: The converted vector."""
        return self._call_op(2147483678, (input_vector, input_interpretation, output_interpretation, overload0, ))

    def lin_alg_vector_accumulate_to_descriptor(self, *, handle: Value, offset: Value, align: Value, vector: Value) -> None:
        """Adds a vector to consecutive elements of a byte-address buffer. Each element is added
        indivisibly, in no particular order. Elements beyond the end of the buffer are dropped."""
        self._call_op(2147483679, (handle, offset, align, vector, ))

    def debug_break(self) -> None:
        """Stops in a debugger if one is attached and debugging is enabled; otherwise does nothing."""
        self._call_op(2147483681, ())

    def is_debugging_enabled(self) -> Value:
        """Tells whether DebugBreak would stop. The answer may change while a shader runs. Returns:
        True if debugging is enabled."""
        return self._call_op(2147483682, ())
