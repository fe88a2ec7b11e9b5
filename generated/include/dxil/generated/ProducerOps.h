/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Calls of DXIL ops for dxil_builder.h, which includes this: a struct of operands and a function
 * for each.
 * Written by: dxil-tblgen DXIL.td -gen-producer-header; edit the records, not this file.
 */
#pragma once

/* An operand that is left out is a mistake, but where it may be. Numbers have to be constants
 * in DXIL. */

#include <dxil/generated/OpNumbers.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How an integer operand of a reduction is read. */
typedef enum dxil_signed_op_kind {
  /* Signed integer, or floating point. */
  DXIL_SIGNED_OP_KIND_SIGNED = 0,
  /* Unsigned integer. */
  DXIL_SIGNED_OP_KIND_UNSIGNED = 1
} dxil_signed_op_kind;

/* The reduction of WaveActiveOp and WavePrefixOp. */
typedef enum dxil_wave_op_kind {
  /* Sum of the values. */
  DXIL_WAVE_OP_KIND_SUM = 0,
  /* Product of the values. */
  DXIL_WAVE_OP_KIND_PRODUCT = 1,
  /* Smallest value. */
  DXIL_WAVE_OP_KIND_MIN = 2,
  /* Largest value. */
  DXIL_WAVE_OP_KIND_MAX = 3
} dxil_wave_op_kind;

/* The bitwise reduction of WaveActiveBit. */
typedef enum dxil_wave_bit_op_kind {
  /* Bitwise and. */
  DXIL_WAVE_BIT_OP_KIND_AND = 0,
  /* Bitwise or. */
  DXIL_WAVE_BIT_OP_KIND_OR = 1,
  /* Bitwise exclusive or. */
  DXIL_WAVE_BIT_OP_KIND_XOR = 2
} dxil_wave_bit_op_kind;

/* Which neighbour in the quad a lane reads from. */
typedef enum dxil_quad_op_kind {
  /* The lane beside it in x. */
  DXIL_QUAD_OP_KIND_READ_ACROSS_X = 0,
  /* The lane beside it in y. */
  DXIL_QUAD_OP_KIND_READ_ACROSS_Y = 1,
  /* The lane at the opposite corner. */
  DXIL_QUAD_OP_KIND_READ_ACROSS_DIAGONAL = 2
} dxil_quad_op_kind;

/* The reduction of WaveMultiPrefixOp. */
typedef enum dxil_wave_multi_prefix_op_kind {
  /* Sum of the values. */
  DXIL_WAVE_MULTI_PREFIX_OP_KIND_SUM = 0,
  /* Bitwise and. */
  DXIL_WAVE_MULTI_PREFIX_OP_KIND_AND = 1,
  /* Bitwise or. */
  DXIL_WAVE_MULTI_PREFIX_OP_KIND_OR = 2,
  /* Bitwise exclusive or. */
  DXIL_WAVE_MULTI_PREFIX_OP_KIND_XOR = 3,
  /* Product of the values. */
  DXIL_WAVE_MULTI_PREFIX_OP_KIND_PRODUCT = 4
} dxil_wave_multi_prefix_op_kind;

/* How QuadVote combines the conditions of a quad. */
typedef enum dxil_quad_vote_op_kind {
  /* True in at least one lane. */
  DXIL_QUAD_VOTE_OP_KIND_ANY = 0,
  /* True in every lane. */
  DXIL_QUAD_VOTE_OP_KIND_ALL = 1
} dxil_quad_vote_op_kind;

/* The operation of AtomicBinOp. */
typedef enum dxil_atomic_bin_op_kind {
  /* Sum. */
  DXIL_ATOMIC_BIN_OP_KIND_ADD = 0,
  /* Bitwise and. */
  DXIL_ATOMIC_BIN_OP_KIND_AND = 1,
  /* Bitwise or. */
  DXIL_ATOMIC_BIN_OP_KIND_OR = 2,
  /* Bitwise exclusive or. */
  DXIL_ATOMIC_BIN_OP_KIND_XOR = 3,
  /* Signed minimum. */
  DXIL_ATOMIC_BIN_OP_KIND_IMIN = 4,
  /* Signed maximum. */
  DXIL_ATOMIC_BIN_OP_KIND_IMAX = 5,
  /* Unsigned minimum. */
  DXIL_ATOMIC_BIN_OP_KIND_UMIN = 6,
  /* Unsigned maximum. */
  DXIL_ATOMIC_BIN_OP_KIND_UMAX = 7,
  /* The new value replaces the old one. */
  DXIL_ATOMIC_BIN_OP_KIND_EXCHANGE = 8
} dxil_atomic_bin_op_kind;

/* What a Barrier waits for and orders. Stages without a thread group may only use UAVFenceGlobal,
 * alone; the two UAV fences exclude each other; and at least one fence must be set. */
typedef enum dxil_barrier_mode {
  /* Every thread of the group reaches the barrier before one goes on. */
  DXIL_BARRIER_MODE_SYNC_THREAD_GROUP = 1,
  /* Orders UAV accesses for the whole device. */
  DXIL_BARRIER_MODE_UAV_FENCE_GLOBAL = 2,
  /* Orders UAV accesses within the thread group. */
  DXIL_BARRIER_MODE_UAV_FENCE_THREAD_GROUP = 4,
  /* Orders accesses to groupshared memory. */
  DXIL_BARRIER_MODE_TGSM_FENCE = 8
} dxil_barrier_mode;

/* The kinds of memory that BarrierByMemoryType orders. All four bits together stand for the kinds
 * that the stage has, and are allowed in every stage. */
typedef enum dxil_memory_type_flags {
  /* Unordered access views. */
  DXIL_MEMORY_TYPE_FLAGS_UAV_MEMORY = 1,
  /* Groupshared memory. */
  DXIL_MEMORY_TYPE_FLAGS_GROUP_SHARED_MEMORY = 2,
  /* Node input records. */
  DXIL_MEMORY_TYPE_FLAGS_NODE_INPUT_MEMORY = 4,
  /* Node output records. */
  DXIL_MEMORY_TYPE_FLAGS_NODE_OUTPUT_MEMORY = 8
} dxil_memory_type_flags;

/* What a barrier by memory type or handle waits for, and how far its order reaches. */
typedef enum dxil_barrier_semantic_flags {
  /* Every thread of the group reaches the barrier before one goes on. */
  DXIL_BARRIER_SEMANTIC_FLAGS_GROUP_SYNC = 1,
  /* Memory order holds within the thread group. */
  DXIL_BARRIER_SEMANTIC_FLAGS_GROUP_SCOPE = 2,
  /* Memory order holds for the whole device. */
  DXIL_BARRIER_SEMANTIC_FLAGS_DEVICE_SCOPE = 4,
  /* Memory order holds for the same thread across a reordering of threads. */
  DXIL_BARRIER_SEMANTIC_FLAGS_REORDER_SCOPE = 8
} dxil_barrier_semantic_flags;

/* Class of a resource binding. */
typedef enum dxil_resource_class {
  /* Shader resource view: read only. */
  DXIL_RESOURCE_CLASS_SRV = 0,
  /* Unordered access view: read and write. */
  DXIL_RESOURCE_CLASS_UAV = 1,
  /* Constant buffer. */
  DXIL_RESOURCE_CLASS_CBUFFER = 2,
  /* Sampler. */
  DXIL_RESOURCE_CLASS_SAMPLER = 3
} dxil_resource_class;

/* The components that a load or store touches. */
typedef enum dxil_component_mask {
  /* First component. */
  DXIL_COMPONENT_MASK_X = 1,
  /* Second component. */
  DXIL_COMPONENT_MASK_Y = 2,
  /* Third component. */
  DXIL_COMPONENT_MASK_Z = 4,
  /* Fourth component. */
  DXIL_COMPONENT_MASK_W = 8
} dxil_component_mask;

/* The component that a gather collects from four texels. */
typedef enum dxil_gather_channel {
  /* First component. */
  DXIL_GATHER_CHANNEL_RED = 0,
  /* Second component. */
  DXIL_GATHER_CHANNEL_GREEN = 1,
  /* Third component. */
  DXIL_GATHER_CHANNEL_BLUE = 2,
  /* Fourth component. */
  DXIL_GATHER_CHANNEL_ALPHA = 3
} dxil_gather_channel;

/* How Unpack4x8 widens a byte. */
typedef enum dxil_unpack_mode {
  /* With zeros. */
  DXIL_UNPACK_MODE_UNSIGNED = 0,
  /* With copies of its sign bit. */
  DXIL_UNPACK_MODE_SIGNED = 1
} dxil_unpack_mode;

/* What Pack4x8 does with values that do not fit a byte. */
typedef enum dxil_pack_mode {
  /* Keeps the low eight bits. */
  DXIL_PACK_MODE_TRUNC = 0,
  /* Clamps to the range from 0 to 255. */
  DXIL_PACK_MODE_UCLAMP = 1,
  /* Clamps to the range from -128 to 127. */
  DXIL_PACK_MODE_SCLAMP = 2
} dxil_pack_mode;

/* How a ray is traced. Of ForceOpaque, ForceNonOpaque, CullOpaque and CullNonOpaque a ray may have
 * one, and of the two face culls and SkipTriangles one. */
typedef enum dxil_ray_flag {
  /* Treats all geometry as opaque: no any-hit shader runs. */
  DXIL_RAY_FLAG_FORCE_OPAQUE = 1,
  /* Treats all geometry as not opaque. */
  DXIL_RAY_FLAG_FORCE_NON_OPAQUE = 2,
  /* Ends the search at the first hit that is accepted. */
  DXIL_RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH = 4,
  /* Runs no closest-hit shader. */
  DXIL_RAY_FLAG_SKIP_CLOSEST_HIT_SHADER = 8,
  /* Ignores triangles seen from behind. */
  DXIL_RAY_FLAG_CULL_BACK_FACING_TRIANGLES = 16,
  /* Ignores triangles seen from the front. */
  DXIL_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES = 32,
  /* Ignores opaque geometry. */
  DXIL_RAY_FLAG_CULL_OPAQUE = 64,
  /* Ignores geometry that is not opaque. */
  DXIL_RAY_FLAG_CULL_NON_OPAQUE = 128,
  /* Ignores triangles. */
  DXIL_RAY_FLAG_SKIP_TRIANGLES = 256,
  /* Ignores procedural primitives. */
  DXIL_RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES = 512,
  /* Reads opacity micromaps of four states as if they had two. */
  DXIL_RAY_FLAG_FORCE_OMM2_STATE = 1024
} dxil_ray_flag;

/* What a ray query object may meet. */
typedef enum dxil_ray_query_flag {
  /* Lets the query use opacity micromaps; ForceOMM2State needs it. */
  DXIL_RAY_QUERY_FLAG_ALLOW_OPACITY_MICROMAPS = 1
} dxil_ray_query_flag;

/* What RayQuery_CommittedStatus returns: the hit that a query has committed. */
typedef enum dxil_committed_status {
  /* No hit yet. */
  DXIL_COMMITTED_STATUS_COMMITTED_NOTHING = 0,
  /* A triangle. */
  DXIL_COMMITTED_STATUS_COMMITTED_TRIANGLE_HIT = 1,
  /* A procedural primitive. */
  DXIL_COMMITTED_STATUS_COMMITTED_PROCEDURAL_PRIMITIVE_HIT = 2
} dxil_committed_status;

/* What RayQuery_CandidateType returns: the hit that a query proposes. */
typedef enum dxil_candidate_type {
  /* A triangle that is not opaque, inside the current ray interval. */
  DXIL_CANDIDATE_TYPE_CANDIDATE_NON_OPAQUE_TRIANGLE = 0,
  /* A procedural primitive whose bounds the ray enters. */
  DXIL_CANDIDATE_TYPE_CANDIDATE_PROCEDURAL_PRIMITIVE = 1
} dxil_candidate_type;

/* The hit kinds with a fixed meaning. Intersection shaders choose kinds of their own from 0 to 127. */
typedef enum dxil_hit_kind_value {
  /* No kind; also the first free kind of an intersection shader. */
  DXIL_HIT_KIND_VALUE_NONE = 0,
  /* A triangle, hit from the front. */
  DXIL_HIT_KIND_VALUE_TRIANGLE_FRONT_FACE = 254,
  /* A triangle, hit from behind. */
  DXIL_HIT_KIND_VALUE_TRIANGLE_BACK_FACE = 255
} dxil_hit_kind_value;

/* Shape of a resource, in resource metadata and in the properties of AnnotateHandle. */
typedef enum dxil_resource_kind {
  /* No resource. */
  DXIL_RESOURCE_KIND_INVALID = 0,
  /* One-dimensional texture. */
  DXIL_RESOURCE_KIND_TEXTURE1D = 1,
  /* Two-dimensional texture. */
  DXIL_RESOURCE_KIND_TEXTURE2D = 2,
  /* Two-dimensional multisampled texture. */
  DXIL_RESOURCE_KIND_TEXTURE2DMS = 3,
  /* Three-dimensional texture. */
  DXIL_RESOURCE_KIND_TEXTURE3D = 4,
  /* Cube texture. */
  DXIL_RESOURCE_KIND_TEXTURE_CUBE = 5,
  /* Array of one-dimensional textures. */
  DXIL_RESOURCE_KIND_TEXTURE1D_ARRAY = 6,
  /* Array of two-dimensional textures. */
  DXIL_RESOURCE_KIND_TEXTURE2D_ARRAY = 7,
  /* Array of two-dimensional multisampled textures. */
  DXIL_RESOURCE_KIND_TEXTURE2DMS_ARRAY = 8,
  /* Array of cube textures. */
  DXIL_RESOURCE_KIND_TEXTURE_CUBE_ARRAY = 9,
  /* Buffer of formatted elements. */
  DXIL_RESOURCE_KIND_TYPED_BUFFER = 10,
  /* Byte-address buffer. */
  DXIL_RESOURCE_KIND_RAW_BUFFER = 11,
  /* Buffer of structures. */
  DXIL_RESOURCE_KIND_STRUCTURED_BUFFER = 12,
  /* Constant buffer. */
  DXIL_RESOURCE_KIND_CBUFFER = 13,
  /* Sampler. */
  DXIL_RESOURCE_KIND_SAMPLER = 14,
  /* Texture buffer: constants read through an SRV. */
  DXIL_RESOURCE_KIND_TBUFFER = 15,
  /* Raytracing acceleration structure. */
  DXIL_RESOURCE_KIND_RT_ACCELERATION_STRUCTURE = 16,
  /* Sampler feedback map of a two-dimensional texture. */
  DXIL_RESOURCE_KIND_FEEDBACK_TEXTURE2D = 17,
  /* Sampler feedback map of an array of two-dimensional textures. */
  DXIL_RESOURCE_KIND_FEEDBACK_TEXTURE2D_ARRAY = 18
} dxil_resource_kind;

/* Type of one component of a resource, a signature element, a matrix or an interpreted vector. */
typedef enum dxil_component_type {
  /* No type. */
  DXIL_COMPONENT_TYPE_INVALID = 0,
  /* Boolean. */
  DXIL_COMPONENT_TYPE_I1 = 1,
  /* Signed 16-bit integer. */
  DXIL_COMPONENT_TYPE_I16 = 2,
  /* Unsigned 16-bit integer. */
  DXIL_COMPONENT_TYPE_U16 = 3,
  /* Signed 32-bit integer. */
  DXIL_COMPONENT_TYPE_I32 = 4,
  /* Unsigned 32-bit integer. */
  DXIL_COMPONENT_TYPE_U32 = 5,
  /* Signed 64-bit integer. */
  DXIL_COMPONENT_TYPE_I64 = 6,
  /* Unsigned 64-bit integer. */
  DXIL_COMPONENT_TYPE_U64 = 7,
  /* Half. */
  DXIL_COMPONENT_TYPE_F16 = 8,
  /* Float. */
  DXIL_COMPONENT_TYPE_F32 = 9,
  /* Double. */
  DXIL_COMPONENT_TYPE_F64 = 10,
  /* Half normalized to the range from -1 to 1. */
  DXIL_COMPONENT_TYPE_SNORM_F16 = 11,
  /* Half normalized to the range from 0 to 1. */
  DXIL_COMPONENT_TYPE_UNORM_F16 = 12,
  /* Float normalized to the range from -1 to 1. */
  DXIL_COMPONENT_TYPE_SNORM_F32 = 13,
  /* Float normalized to the range from 0 to 1. */
  DXIL_COMPONENT_TYPE_UNORM_F32 = 14,
  /* Double normalized to the range from -1 to 1. */
  DXIL_COMPONENT_TYPE_SNORM_F64 = 15,
  /* Double normalized to the range from 0 to 1. */
  DXIL_COMPONENT_TYPE_UNORM_F64 = 16,
  /* Four signed bytes in 32 bits. */
  DXIL_COMPONENT_TYPE_PACKED_S8X32 = 17,
  /* Four unsigned bytes in 32 bits. */
  DXIL_COMPONENT_TYPE_PACKED_U8X32 = 18,
  /* Signed byte. */
  DXIL_COMPONENT_TYPE_I8 = 19,
  /* Unsigned byte. */
  DXIL_COMPONENT_TYPE_U8 = 20,
  /* Eight-bit float: four bits of exponent, three of fraction, no infinities. */
  DXIL_COMPONENT_TYPE_F8_E4_M3_FN = 21,
  /* Eight-bit float: five bits of exponent, two of fraction. */
  DXIL_COMPONENT_TYPE_F8_E5_M2 = 22,
  /* Sixteen-bit float with the exponent range of a float. */
  DXIL_COMPONENT_TYPE_BFLOAT16 = 23
} dxil_component_type;

/* Role of a matrix in a multiplication, part of its type. */
typedef enum dxil_matrix_use {
  /* Left factor. */
  DXIL_MATRIX_USE_A = 0,
  /* Right factor. */
  DXIL_MATRIX_USE_B = 1,
  /* Product, or value added to a product. */
  DXIL_MATRIX_USE_ACCUMULATOR = 2
} dxil_matrix_use;

/* The threads that hold a matrix together, part of its type. */
typedef enum dxil_matrix_scope {
  /* Each thread has a matrix of its own. */
  DXIL_MATRIX_SCOPE_THREAD = 0,
  /* The lanes of a wave. */
  DXIL_MATRIX_SCOPE_WAVE = 1,
  /* The threads of a group. */
  DXIL_MATRIX_SCOPE_THREAD_GROUP = 2
} dxil_matrix_scope;

/* Order of the elements of a matrix in memory. Only the first two have a stride. */
typedef enum dxil_matrix_layout {
  /* Row by row. */
  DXIL_MATRIX_LAYOUT_ROW_MAJOR = 0,
  /* Column by column. */
  DXIL_MATRIX_LAYOUT_COLUMN_MAJOR = 1,
  /* An order of the device, made for multiplication. */
  DXIL_MATRIX_LAYOUT_MUL_OPTIMAL = 2,
  /* An order of the device, made for multiplication by the transposed matrix. */
  DXIL_MATRIX_LAYOUT_MUL_OPTIMAL_TRANSPOSE = 3,
  /* An order of the device, made for accumulating outer products. */
  DXIL_MATRIX_LAYOUT_OUTER_PRODUCT_OPTIMAL = 4,
  /* An order of the device, made for accumulating transposed outer products. */
  DXIL_MATRIX_LAYOUT_OUTER_PRODUCT_OPTIMAL_TRANSPOSE = 5
} dxil_matrix_layout;

/* Properties of a node input or output, in the annotation of its handle. ThreadRecord and
 * GroupRecord together stand for records of a whole dispatch. */
typedef enum dxil_node_io_flag {
  /* Input of the node. */
  DXIL_NODE_IO_FLAG_INPUT = 1,
  /* Output of the node. */
  DXIL_NODE_IO_FLAG_OUTPUT = 2,
  /* Records may be written. */
  DXIL_NODE_IO_FLAG_READ_WRITE = 4,
  /* Records have no data. */
  DXIL_NODE_IO_FLAG_EMPTY_RECORD = 8,
  /* An array of nodes. */
  DXIL_NODE_IO_FLAG_NODE_ARRAY = 16,
  /* Records belong to a thread. */
  DXIL_NODE_IO_FLAG_THREAD_RECORD = 32,
  /* Records belong to a thread group. */
  DXIL_NODE_IO_FLAG_GROUP_RECORD = 64,
  /* Counts the groups that share an input, for FinishedCrossGroupSharing. */
  DXIL_NODE_IO_FLAG_TRACK_RW_INPUT_SHARING = 256,
  /* Accesses are coherent for the whole device. */
  DXIL_NODE_IO_FLAG_GLOBALLY_COHERENT = 512
} dxil_node_io_flag;

/* What a sampler feedback map records. */
typedef enum dxil_sampler_feedback_type {
  /* The finest mip level that was sampled, for each region. */
  DXIL_SAMPLER_FEEDBACK_TYPE_MIN_MIP = 0,
  /* Whether a region of a mip level was sampled. */
  DXIL_SAMPLER_FEEDBACK_TYPE_MIP_REGION_USED = 1
} dxil_sampler_feedback_type;

/* Mode that a sampler is declared with. */
typedef enum dxil_sampler_kind {
  /* Filters texels. */
  DXIL_SAMPLER_KIND_DEFAULT = 0,
  /* Compares texels with a value, then filters the results. */
  DXIL_SAMPLER_KIND_COMPARISON = 1,
  /* Not used in shader model 6. */
  DXIL_SAMPLER_KIND_MONO = 2
} dxil_sampler_kind;

/* What a geometry shader takes. */
typedef enum dxil_input_primitive {
  /* No primitive. */
  DXIL_INPUT_PRIMITIVE_UNDEFINED = 0,
  /* A point. */
  DXIL_INPUT_PRIMITIVE_POINT = 1,
  /* A line. */
  DXIL_INPUT_PRIMITIVE_LINE = 2,
  /* A triangle. */
  DXIL_INPUT_PRIMITIVE_TRIANGLE = 3,
  /* A line and its two neighbours. */
  DXIL_INPUT_PRIMITIVE_LINE_ADJACENCY = 6,
  /* A triangle and its three neighbours. */
  DXIL_INPUT_PRIMITIVE_TRIANGLE_ADJACENCY = 7,
  /* A patch of one control point. */
  DXIL_INPUT_PRIMITIVE_FIRST_PATCH = 8,
  /* A patch of 32 control points. */
  DXIL_INPUT_PRIMITIVE_LAST_PATCH = 39
} dxil_input_primitive;

/* What a geometry shader's streams hold. */
typedef enum dxil_output_topology {
  /* No topology. */
  DXIL_OUTPUT_TOPOLOGY_UNDEFINED = 0,
  /* Points. */
  DXIL_OUTPUT_TOPOLOGY_POINT_LIST = 1,
  /* Strips of lines. */
  DXIL_OUTPUT_TOPOLOGY_LINE_STRIP = 3,
  /* Strips of triangles. */
  DXIL_OUTPUT_TOPOLOGY_TRIANGLE_STRIP = 5
} dxil_output_topology;

/* The primitives of a mesh shader. */
typedef enum dxil_mesh_topology {
  /* No primitives. */
  DXIL_MESH_TOPOLOGY_UNDEFINED = 0,
  /* Lines, two indices each. */
  DXIL_MESH_TOPOLOGY_LINE = 1,
  /* Triangles, three indices each. */
  DXIL_MESH_TOPOLOGY_TRIANGLE = 2
} dxil_mesh_topology;

/* The shape of a patch. */
typedef enum dxil_tessellator_domain {
  /* No domain. */
  DXIL_TESSELLATOR_DOMAIN_UNDEFINED = 0,
  /* Lines. */
  DXIL_TESSELLATOR_DOMAIN_ISOLINE = 1,
  /* A triangle. */
  DXIL_TESSELLATOR_DOMAIN_TRI = 2,
  /* A quadrangle. */
  DXIL_TESSELLATOR_DOMAIN_QUAD = 3
} dxil_tessellator_domain;

/* How factors are rounded. */
typedef enum dxil_tessellator_partitioning {
  /* No partitioning. */
  DXIL_TESSELLATOR_PARTITIONING_UNDEFINED = 0,
  /* To whole numbers. */
  DXIL_TESSELLATOR_PARTITIONING_INTEGER = 1,
  /* To powers of two. */
  DXIL_TESSELLATOR_PARTITIONING_POW2 = 2,
  /* To odd numbers, with transitions. */
  DXIL_TESSELLATOR_PARTITIONING_FRACTIONAL_ODD = 3,
  /* To even numbers, with transitions. */
  DXIL_TESSELLATOR_PARTITIONING_FRACTIONAL_EVEN = 4
} dxil_tessellator_partitioning;

/* What the tessellator gives. */
typedef enum dxil_tessellator_primitive {
  /* No primitives. */
  DXIL_TESSELLATOR_PRIMITIVE_UNDEFINED = 0,
  /* Points. */
  DXIL_TESSELLATOR_PRIMITIVE_POINT = 1,
  /* Lines. */
  DXIL_TESSELLATOR_PRIMITIVE_LINE = 2,
  /* Clockwise triangles. */
  DXIL_TESSELLATOR_PRIMITIVE_TRIANGLE_CW = 3,
  /* Counter-clockwise triangles. */
  DXIL_TESSELLATOR_PRIMITIVE_TRIANGLE_CCW = 4
} dxil_tessellator_primitive;

/* Which numbers of a matrix lie side by side. */
typedef enum dxil_matrix_order {
  /* Those of a row. */
  DXIL_MATRIX_ORDER_ROW_MAJOR = 1,
  /* Those of a column. */
  DXIL_MATRIX_ORDER_COLUMN_MAJOR = 2
} dxil_matrix_order;

/* How an input of a pixel shader is interpolated. */
typedef enum dxil_interpolation {
  DXIL_INTERPOLATION_UNDEFINED = 0,
  DXIL_INTERPOLATION_CONSTANT = 1,
  DXIL_INTERPOLATION_LINEAR = 2,
  DXIL_INTERPOLATION_LINEAR_CENTROID = 3,
  DXIL_INTERPOLATION_LINEAR_NOPERSPECTIVE = 4,
  DXIL_INTERPOLATION_LINEAR_NOPERSPECTIVE_CENTROID = 5,
  DXIL_INTERPOLATION_LINEAR_SAMPLE = 6,
  DXIL_INTERPOLATION_LINEAR_NOPERSPECTIVE_SAMPLE = 7
} dxil_interpolation;

/* Choices of who compiles a shader. */
typedef enum dxil_shader_option {
  /* Compiled without optimization */
  DXIL_SHADER_OPTION_DISABLE_OPTIMIZATIONS = 1,
  /* Arithmetic must not be reassociated */
  DXIL_SHADER_OPTION_DISABLE_MATH_REFACTORING = 2,
  /* Depth and stencil tests run before the shader */
  DXIL_SHADER_OPTION_FORCE_EARLY_DEPTH_STENCIL = 8,
  /* Every resource is bound during execution */
  DXIL_SHADER_OPTION_ALL_RESOURCES_BOUND = 256,
  /* Comparison filtering as of feature level 9 */
  DXIL_SHADER_OPTION_LEVEL9_COMPARISON_FILTERING = 16384,
  /* Rasterizer-ordered views */
  DXIL_SHADER_OPTION_ROVS = 262144,
  /* 16-bit types have exactly 16 bits */
  DXIL_SHADER_OPTION_NATIVE_LOW_PRECISION = 8388608
} dxil_shader_option;

typedef struct dxil_temp_reg_load_args {
  /* Number of the register. */
  dxil_value index;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_temp_reg_load_args;
/* Reads a temporary register. Reading one that was never written gives an undefined value. Only
 * converters from older shader bytecode use it; no HLSL reaches it. Returns: The value in the
 * register. */
DXIL_API dxil_value dxil_op_temp_reg_load(dxil_builder *builder, const dxil_temp_reg_load_args *args);

typedef struct dxil_temp_reg_store_args {
  /* Number of the register. */
  dxil_value index;
  /* Value to write. */
  dxil_value value;
} dxil_temp_reg_store_args;
/* Writes a temporary register. Only converters from older shader bytecode use it; no HLSL reaches
 * it. */
DXIL_API void dxil_op_temp_reg_store(dxil_builder *builder, const dxil_temp_reg_store_args *args);

typedef struct dxil_min_prec_xreg_load_args {
  /* The indexable register. */
  dxil_value reg_index;
  /* Element within the register. */
  dxil_value index;
  /* Component: 0 for x to 3 for w. */
  dxil_value component;
  /* The overload: half, i16. */
  dxil_type overload;
} dxil_min_prec_xreg_load_args;
/* Reads one component of an indexable register of minimum precision. An index outside the register
 * gives an undefined value. No compiler is known to emit it. Returns: The value of the component. */
DXIL_API dxil_value dxil_op_min_prec_xreg_load(dxil_builder *builder, const dxil_min_prec_xreg_load_args *args);

typedef struct dxil_min_prec_xreg_store_args {
  /* The indexable register. */
  dxil_value reg_index;
  /* Element within the register. */
  dxil_value index;
  /* Component: 0 for x to 3 for w. */
  dxil_value component;
  /* Value to write. */
  dxil_value value;
} dxil_min_prec_xreg_store_args;
/* Writes one component of an indexable register of minimum precision. No compiler is known to emit
 * it. */
DXIL_API void dxil_op_min_prec_xreg_store(dxil_builder *builder, const dxil_min_prec_xreg_store_args *args);

typedef struct dxil_load_input_args {
  /* Number of the element in the input signature; a constant. */
  dxil_value input_sig_id;
  /* Row within the element; may vary at run time for elements of several rows. */
  dxil_value row_index;
  /* Column within the element, from 0; a constant. */
  dxil_value col_index;
  /* Vertex or control point whose value is read; undef in vertex and pixel shaders. May be left
   * out. */
  dxil_value gs_vertex_axis;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_load_input_args;
/* Reads one component of an input signature element, which is what an entry point parameter with a
 * semantic becomes. The element and column must be constants; a constant row must lie within the
 * element. In a pixel shader the value is interpolated as the element declares. Rows indexed at run
 * time beyond the element give an undefined value. Returns: The value of the component. */
DXIL_API dxil_value dxil_op_load_input(dxil_builder *builder, const dxil_load_input_args *args);

typedef struct dxil_store_output_args {
  /* Number of the element in the output signature; a constant. */
  dxil_value output_sig_id;
  /* Row within the element; may vary at run time for elements of several rows. */
  dxil_value row_index;
  /* Column within the element, from 0; a constant. */
  dxil_value col_index;
  /* Value to write. */
  dxil_value value;
} dxil_store_output_args;
/* Writes one component of an output signature element, which is what an out parameter or return
 * value with a semantic becomes. The element and column must be constants. Every component that a
 * signature declares must be written on each path; in a geometry shader the values belong to the
 * next emitted vertex. */
DXIL_API void dxil_op_store_output(dxil_builder *builder, const dxil_store_output_args *args);

typedef struct dxil_fabs_args {
  /* Any value. */
  dxil_value value;
} dxil_fabs_args;
/* Clears the sign bit. Infinities become positive infinity, denormals keep their magnitude, and a
 * NaN stays a NaN whose bits are not specified. Returns: The magnitude of the operand. */
DXIL_API dxil_value dxil_op_fabs(dxil_builder *builder, const dxil_fabs_args *args);

typedef struct dxil_saturate_args {
  /* Any value. */
  dxil_value value;
} dxil_saturate_args;
/* Clamps a value to the range from 0 to 1. A NaN gives 0, negative infinity 0 and positive infinity
 * 1. Returns: A value from 0 to 1. */
DXIL_API dxil_value dxil_op_saturate(dxil_builder *builder, const dxil_saturate_args *args);

typedef struct dxil_is_na_n_args {
  /* Value to test. */
  dxil_value value;
} dxil_is_na_n_args;
/* Tests for NaN, quiet or signalling. The half overload can be used from DXIL 1.9 only: earlier
 * validators refuse it. Returns: True for a NaN, false for anything else. */
DXIL_API dxil_value dxil_op_is_na_n(dxil_builder *builder, const dxil_is_na_n_args *args);

typedef struct dxil_is_inf_args {
  /* Value to test. */
  dxil_value value;
} dxil_is_inf_args;
/* Tests for an infinity of either sign. The half overload can be used from DXIL 1.9 only. Returns:
 * True for an infinity, false for finite values and NaN. */
DXIL_API dxil_value dxil_op_is_inf(dxil_builder *builder, const dxil_is_inf_args *args);

typedef struct dxil_is_finite_args {
  /* Value to test. */
  dxil_value value;
} dxil_is_finite_args;
/* Tests for a value that is neither infinite nor NaN. Zeros and denormals are finite. The half
 * overload can be used from DXIL 1.9 only. Returns: True for a finite value. */
DXIL_API dxil_value dxil_op_is_finite(dxil_builder *builder, const dxil_is_finite_args *args);

typedef struct dxil_is_normal_args {
  /* Value to test. */
  dxil_value value;
} dxil_is_normal_args;
/* Tests for a normal number: one that is not zero, denormal, infinite or NaN. The half overload can
 * be used from DXIL 1.9 only. Returns: True for a normal number. */
DXIL_API dxil_value dxil_op_is_normal(dxil_builder *builder, const dxil_is_normal_args *args);

typedef struct dxil_cos_args {
  /* Angle in radians. */
  dxil_value value;
} dxil_cos_args;
/* Computes the cosine of an angle. Within 100 pi of zero the absolute error is at most 0.0008;
 * beyond that precision is lost. An infinity or NaN gives NaN; a denormal counts as zero and gives
 * 1. Returns: Cosine, from -1 to 1. */
DXIL_API dxil_value dxil_op_cos(dxil_builder *builder, const dxil_cos_args *args);

typedef struct dxil_sin_args {
  /* Angle in radians. */
  dxil_value value;
} dxil_sin_args;
/* Computes the sine of an angle. Within 100 pi of zero the absolute error is at most 0.0008; beyond
 * that precision is lost. An infinity or NaN gives NaN; zeros and denormals give a zero of the same
 * sign. Returns: Sine, from -1 to 1. */
DXIL_API dxil_value dxil_op_sin(dxil_builder *builder, const dxil_sin_args *args);

typedef struct dxil_tan_args {
  /* Angle in radians. */
  dxil_value value;
} dxil_tan_args;
/* Computes the tangent of an angle. An infinity or NaN gives NaN; zeros and denormals give a zero
 * of the same sign. Near odd multiples of pi/2 the result is large and of either sign. Returns:
 * Tangent. */
DXIL_API dxil_value dxil_op_tan(dxil_builder *builder, const dxil_tan_args *args);

typedef struct dxil_acos_args {
  /* Cosine, from -1 to 1. */
  dxil_value value;
} dxil_acos_args;
/* Computes the principal arc cosine. Operands outside -1 to 1, infinities and NaN give NaN. The
 * validator refuses a constant infinity. Returns: Angle in radians, from 0 to pi. */
DXIL_API dxil_value dxil_op_acos(dxil_builder *builder, const dxil_acos_args *args);

typedef struct dxil_asin_args {
  /* Sine, from -1 to 1. */
  dxil_value value;
} dxil_asin_args;
/* Computes the principal arc sine. Operands outside -1 to 1, infinities and NaN give NaN; denormals
 * give 0. The validator refuses a constant infinity. Returns: Angle in radians, from -pi/2 to pi/2. */
DXIL_API dxil_value dxil_op_asin(dxil_builder *builder, const dxil_asin_args *args);

typedef struct dxil_atan_args {
  /* Tangent. */
  dxil_value value;
} dxil_atan_args;
/* Computes the arc tangent. Infinities give pi/2 with their sign, denormals give 0, NaN gives NaN.
 * Returns: Angle in radians, from -pi/2 to pi/2. */
DXIL_API dxil_value dxil_op_atan(dxil_builder *builder, const dxil_atan_args *args);

typedef struct dxil_hcos_args {
  /* Any value. */
  dxil_value value;
} dxil_hcos_args;
/* Computes the hyperbolic cosine. Both infinities give positive infinity, zeros and denormals give
 * 1, NaN gives NaN. Large operands overflow to infinity. Returns: Hyperbolic cosine, at least 1. */
DXIL_API dxil_value dxil_op_hcos(dxil_builder *builder, const dxil_hcos_args *args);

typedef struct dxil_hsin_args {
  /* Any value. */
  dxil_value value;
} dxil_hsin_args;
/* Computes the hyperbolic sine. Infinities give themselves, zeros and denormals give 0, NaN gives
 * NaN. Large operands overflow to an infinity of their sign. Returns: Hyperbolic sine. */
DXIL_API dxil_value dxil_op_hsin(dxil_builder *builder, const dxil_hsin_args *args);

typedef struct dxil_htan_args {
  /* Any value. */
  dxil_value value;
} dxil_htan_args;
/* Computes the hyperbolic tangent. Infinities give 1 with their sign, zeros and denormals give 0,
 * NaN gives NaN. Returns: Hyperbolic tangent, from -1 to 1. */
DXIL_API dxil_value dxil_op_htan(dxil_builder *builder, const dxil_htan_args *args);

typedef struct dxil_exp_args {
  /* Exponent. */
  dxil_value value;
} dxil_exp_args;
/* Raises 2 to the power of the operand; the natural exponential is this op on the operand times
 * log2(e). Negative infinity gives 0, positive infinity gives infinity, zeros and denormals give 1,
 * NaN gives NaN. The relative error is at most 2^-21. Returns: 2 to the power of the operand. */
DXIL_API dxil_value dxil_op_exp(dxil_builder *builder, const dxil_exp_args *args);

typedef struct dxil_frc_args {
  /* Any value. */
  dxil_value value;
} dxil_frc_args;
/* Computes the fraction of a value: the value less the largest integer not above it. Negative
 * operands therefore give a fraction that is not negative; -0.25 gives 0.75. Of a negative operand
 * close to 0, the difference rounds to 1. Infinities and NaN give NaN. Returns: Fraction, from 0 to
 * 1. */
DXIL_API dxil_value dxil_op_frc(dxil_builder *builder, const dxil_frc_args *args);

typedef struct dxil_log_args {
  /* Positive value. */
  dxil_value value;
} dxil_log_args;
/* Computes the logarithm to base 2. Zeros and denormals of either sign give negative infinity,
 * other negative operands and NaN give NaN, positive infinity gives itself. The error is at most
 * 2^-21, relative to a logarithm above 1 or below -1 and absolute for others. The validator refuses
 * a constant infinity. Returns: Base-2 logarithm. */
DXIL_API dxil_value dxil_op_log(dxil_builder *builder, const dxil_log_args *args);

typedef struct dxil_sqrt_args {
  /* Value that is not negative. */
  dxil_value value;
} dxil_sqrt_args;
/* Computes the square root, within 1 ulp (half: the nearest value). A zero gives a zero of the same
 * sign, denormals count as zero, other negative operands and NaN give NaN, positive infinity gives
 * itself. Returns: Square root. */
DXIL_API dxil_value dxil_op_sqrt(dxil_builder *builder, const dxil_sqrt_args *args);

typedef struct dxil_rsqrt_args {
  /* Positive value. */
  dxil_value value;
} dxil_rsqrt_args;
/* Computes the reciprocal of the square root, with a relative error of at most 2^-21. Zeros and
 * denormals give an infinity of their sign, other negative operands and NaN give NaN, positive
 * infinity gives 0. Returns: Reciprocal of the square root. */
DXIL_API dxil_value dxil_op_rsqrt(dxil_builder *builder, const dxil_rsqrt_args *args);

typedef struct dxil_round_ne_args {
  /* Value to round. */
  dxil_value value;
} dxil_round_ne_args;
/* Rounds to the nearest integer, halfway cases to the even one. Infinities and NaN are unchanged,
 * and zeros keep their sign. A denormal becomes a zero of its sign. Returns: The rounded value,
 * still a floating-point number. */
DXIL_API dxil_value dxil_op_round_ne(dxil_builder *builder, const dxil_round_ne_args *args);

typedef struct dxil_round_ni_args {
  /* Value to round. */
  dxil_value value;
} dxil_round_ni_args;
/* Rounds down, to the largest integer that is not above the operand. Infinities and NaN are
 * unchanged, and zeros keep their sign. A denormal counts as a zero of its sign. Returns: The
 * rounded value, still a floating-point number. */
DXIL_API dxil_value dxil_op_round_ni(dxil_builder *builder, const dxil_round_ni_args *args);

typedef struct dxil_round_pi_args {
  /* Value to round. */
  dxil_value value;
} dxil_round_pi_args;
/* Rounds up, to the smallest integer that is not below the operand. Infinities and NaN are
 * unchanged, and zeros keep their sign. A denormal counts as a zero of its sign. Returns: The
 * rounded value, still a floating-point number. */
DXIL_API dxil_value dxil_op_round_pi(dxil_builder *builder, const dxil_round_pi_args *args);

typedef struct dxil_round_z_args {
  /* Value to round. */
  dxil_value value;
} dxil_round_z_args;
/* Rounds towards zero, dropping the fraction. Infinities and NaN are unchanged, and zeros keep
 * their sign. A denormal becomes a zero of its sign. Returns: The rounded value, still a
 * floating-point number. */
DXIL_API dxil_value dxil_op_round_z(dxil_builder *builder, const dxil_round_z_args *args);

typedef struct dxil_bfrev_args {
  /* Value to reverse. */
  dxil_value value;
} dxil_bfrev_args;
/* Reverses the order of the bits: the lowest becomes the highest. Works on the width of the
 * overload. Returns: The operand with its bits in reverse order. */
DXIL_API dxil_value dxil_op_bfrev(dxil_builder *builder, const dxil_bfrev_args *args);

typedef struct dxil_countbits_args {
  /* Value whose bits are counted. */
  dxil_value value;
} dxil_countbits_args;
/* Counts the bits that are set. The result is a 32-bit integer for every overload. Returns: Number
 * of set bits, from 0 to the width of the operand. */
DXIL_API dxil_value dxil_op_countbits(dxil_builder *builder, const dxil_countbits_args *args);

typedef struct dxil_firstbit_lo_args {
  /* Value to search. */
  dxil_value value;
} dxil_firstbit_lo_args;
/* Finds the lowest set bit, counting from bit 0. An operand without set bits gives -1 (0xffffffff).
 * Returns: Index of the lowest set bit, or -1. */
DXIL_API dxil_value dxil_op_firstbit_lo(dxil_builder *builder, const dxil_firstbit_lo_args *args);

typedef struct dxil_firstbit_hi_args {
  /* Unsigned value to search. */
  dxil_value value;
} dxil_firstbit_hi_args;
/* Finds the highest set bit and returns its distance from the top bit, so 0 stands for the top bit
 * itself; HLSL subtracts the result from the highest index. An operand of 0 gives -1 (0xffffffff).
 * Returns: Distance of the highest set bit from the top bit, or -1. */
DXIL_API dxil_value dxil_op_firstbit_hi(dxil_builder *builder, const dxil_firstbit_hi_args *args);

typedef struct dxil_firstbit_shi_args {
  /* Signed value to search. */
  dxil_value value;
} dxil_firstbit_shi_args;
/* Finds the highest bit that differs from the sign bit, and returns its distance from the top bit:
 * the highest set bit of a positive operand, the highest clear bit of a negative one. Both 0 and -1
 * give -1 (0xffffffff). Returns: Distance from the top bit of the first bit that differs from the
 * sign, or -1. */
DXIL_API dxil_value dxil_op_firstbit_shi(dxil_builder *builder, const dxil_firstbit_shi_args *args);

typedef struct dxil_fmax_args {
  /* First value. */
  dxil_value a;
  /* Second value. */
  dxil_value b;
} dxil_fmax_args;
/* Returns the larger of two values. If one operand is NaN the other is returned; if both are, the
 * result is a NaN. Denormals may count as zero in the comparison, and may or may not be flushed in
 * the result. Which zero is returned for -0 and +0 is not specified. Returns: The larger value. */
DXIL_API dxil_value dxil_op_fmax(dxil_builder *builder, const dxil_fmax_args *args);

typedef struct dxil_fmin_args {
  /* First value. */
  dxil_value a;
  /* Second value. */
  dxil_value b;
} dxil_fmin_args;
/* Returns the smaller of two values. If one operand is NaN the other is returned; if both are, the
 * result is a NaN. Denormals may count as zero in the comparison, and may or may not be flushed in
 * the result. Which zero is returned for -0 and +0 is not specified. Returns: The smaller value. */
DXIL_API dxil_value dxil_op_fmin(dxil_builder *builder, const dxil_fmin_args *args);

typedef struct dxil_imax_args {
  /* First value. */
  dxil_value a;
  /* Second value. */
  dxil_value b;
} dxil_imax_args;
/* Returns the larger of two signed integers. Returns: The signed maximum. */
DXIL_API dxil_value dxil_op_imax(dxil_builder *builder, const dxil_imax_args *args);

typedef struct dxil_imin_args {
  /* First value. */
  dxil_value a;
  /* Second value. */
  dxil_value b;
} dxil_imin_args;
/* Returns the smaller of two signed integers. Returns: The signed minimum. */
DXIL_API dxil_value dxil_op_imin(dxil_builder *builder, const dxil_imin_args *args);

typedef struct dxil_umax_args {
  /* First value. */
  dxil_value a;
  /* Second value. */
  dxil_value b;
} dxil_umax_args;
/* Returns the larger of two unsigned integers. Returns: The unsigned maximum. */
DXIL_API dxil_value dxil_op_umax(dxil_builder *builder, const dxil_umax_args *args);

typedef struct dxil_umin_args {
  /* First value. */
  dxil_value a;
  /* Second value. */
  dxil_value b;
} dxil_umin_args;
/* Returns the smaller of two unsigned integers. Returns: The unsigned minimum. */
DXIL_API dxil_value dxil_op_umin(dxil_builder *builder, const dxil_umin_args *args);

typedef struct dxil_imul_args {
  /* First factor. */
  dxil_value a;
  /* Second factor. */
  dxil_value b;
} dxil_imul_args;
/* Multiplies two signed 32-bit integers to the full 64 bits of the product, which cannot overflow.
 * No HLSL function reaches it. Returns: The high 32 bits of the product, then the low 32 bits. */
DXIL_API dxil_value dxil_op_imul(dxil_builder *builder, const dxil_imul_args *args);

typedef struct dxil_umul_args {
  /* First factor. */
  dxil_value a;
  /* Second factor. */
  dxil_value b;
} dxil_umul_args;
/* Multiplies two unsigned 32-bit integers to the full 64 bits of the product, which cannot
 * overflow. No HLSL function reaches it. Returns: The high 32 bits of the product, then the low 32
 * bits. */
DXIL_API dxil_value dxil_op_umul(dxil_builder *builder, const dxil_umul_args *args);

typedef struct dxil_udiv_args {
  /* Dividend. */
  dxil_value a;
  /* Divisor. */
  dxil_value b;
} dxil_udiv_args;
/* Divides two unsigned 32-bit integers and returns quotient and remainder together. A divisor of 0
 * gives 0xffffffff for both. HLSL division becomes the udiv and urem instructions instead. Returns:
 * The quotient, then the remainder. */
DXIL_API dxil_value dxil_op_udiv(dxil_builder *builder, const dxil_udiv_args *args);

typedef struct dxil_uaddc_args {
  /* First summand. */
  dxil_value a;
  /* Second summand. */
  dxil_value b;
} dxil_uaddc_args;
/* Adds two unsigned 32-bit integers and reports the carry out of the top bit. Returns: The low 32
 * bits of the sum, then true if there was a carry. */
DXIL_API dxil_value dxil_op_uaddc(dxil_builder *builder, const dxil_uaddc_args *args);

typedef struct dxil_usubb_args {
  /* Minuend. */
  dxil_value a;
  /* Subtrahend. */
  dxil_value b;
} dxil_usubb_args;
/* Subtracts an unsigned 32-bit integer from another and reports the borrow. No HLSL function
 * reaches it. Returns: The low 32 bits of the difference, then true if the subtrahend was the
 * larger. */
DXIL_API dxil_value dxil_op_usubb(dxil_builder *builder, const dxil_usubb_args *args);

typedef struct dxil_fmad_args {
  /* Factor. */
  dxil_value a;
  /* Factor. */
  dxil_value b;
  /* Addend. */
  dxil_value c;
} dxil_fmad_args;
/* Multiplies two values and adds a third. An implementation may round once or twice, unless the
 * call is marked precise: then the product is rounded before the addition. Infinity times zero, and
 * infinities of opposite sign added, give NaN. Returns: a * b + c. */
DXIL_API dxil_value dxil_op_fmad(dxil_builder *builder, const dxil_fmad_args *args);

typedef struct dxil_fma_args {
  /* Factor. */
  dxil_value a;
  /* Factor. */
  dxil_value b;
  /* Addend. */
  dxil_value c;
} dxil_fma_args;
/* Multiplies two doubles and adds a third with a single rounding at the end. Infinity times zero,
 * and infinities of opposite sign added, give NaN. Denormals are kept. A module that calls it must
 * declare the extended double instructions feature. Returns: a * b + c, rounded once. */
DXIL_API dxil_value dxil_op_fma(dxil_builder *builder, const dxil_fma_args *args);

typedef struct dxil_imad_args {
  /* First factor. */
  dxil_value a;
  /* Second factor. */
  dxil_value b;
  /* Addend. */
  dxil_value c;
} dxil_imad_args;
/* Multiplies two signed integers and adds a third. The result wraps to the width of the overload.
 * Returns: The low bits of a * b + c. */
DXIL_API dxil_value dxil_op_imad(dxil_builder *builder, const dxil_imad_args *args);

typedef struct dxil_umad_args {
  /* First factor. */
  dxil_value a;
  /* Second factor. */
  dxil_value b;
  /* Addend. */
  dxil_value c;
} dxil_umad_args;
/* Multiplies two unsigned integers and adds a third. The result wraps to the width of the overload.
 * Returns: The low bits of a * b + c. */
DXIL_API dxil_value dxil_op_umad(dxil_builder *builder, const dxil_umad_args *args);

typedef struct dxil_msad_args {
  /* Reference: four unsigned bytes. */
  dxil_value a;
  /* Source: four unsigned bytes. */
  dxil_value b;
  /* Sum so far. */
  dxil_value c;
} dxil_msad_args;
/* Sums the absolute differences of four pairs of bytes into an accumulator. A pair whose reference
 * byte is 0 is masked out and adds nothing. If the sum does not fit, an implementation may saturate
 * or wrap. Returns: The accumulator plus the unmasked differences. */
DXIL_API dxil_value dxil_op_msad(dxil_builder *builder, const dxil_msad_args *args);

typedef struct dxil_ibfe_args {
  /* Number of bits; only the low five bits of the operand count. */
  dxil_value a;
  /* Index of the lowest bit of the field; only the low five bits of the operand count. */
  dxil_value b;
  /* Value that holds the field. */
  dxil_value c;
} dxil_ibfe_args;
/* Extracts a field of bits and sign-extends it. A width of 0 gives 0. A field that reaches beyond
 * the top of the value is the value shifted right arithmetically by the offset. No HLSL function
 * reaches it. Returns: The field, sign-extended. */
DXIL_API dxil_value dxil_op_ibfe(dxil_builder *builder, const dxil_ibfe_args *args);

typedef struct dxil_ubfe_args {
  /* Number of bits; only the low five bits of the operand count. */
  dxil_value a;
  /* Index of the lowest bit of the field; only the low five bits of the operand count. */
  dxil_value b;
  /* Value that holds the field. */
  dxil_value c;
} dxil_ubfe_args;
/* Extracts a field of bits and fills the rest with zeros. A width of 0 gives 0. A field that
 * reaches beyond the top of the value is the value shifted right by the offset. No HLSL function
 * reaches it. Returns: The field, zero-extended. */
DXIL_API dxil_value dxil_op_ubfe(dxil_builder *builder, const dxil_ubfe_args *args);

typedef struct dxil_bfi_args {
  /* Number of bits; only the low five bits of the operand count. */
  dxil_value width;
  /* Index of the lowest bit of the field; only the low five bits of the operand count. */
  dxil_value offset;
  /* Value whose low bits are inserted. */
  dxil_value value;
  /* Value that supplies all other bits. */
  dxil_value replaced_value;
} dxil_bfi_args;
/* Replaces a field of bits of one value with the low bits of another. Bits of the field that would
 * lie above the top of the result are dropped; a width of 0 replaces nothing. Returns: The second
 * value with the field replaced. */
DXIL_API dxil_value dxil_op_bfi(dxil_builder *builder, const dxil_bfi_args *args);

typedef struct dxil_dot2_args {
  /* Component x of the first vector. */
  dxil_value ax;
  /* Component y of the first vector. */
  dxil_value ay;
  /* Component x of the second vector. */
  dxil_value bx;
  /* Component y of the second vector. */
  dxil_value by;
} dxil_dot2_args;
/* Computes the dot product of two vectors of two components, passed one by one. The order of the
 * additions and the number of roundings are not specified; an infinity times zero in any component
 * makes the result NaN. Returns: The dot product. */
DXIL_API dxil_value dxil_op_dot2(dxil_builder *builder, const dxil_dot2_args *args);

typedef struct dxil_dot3_args {
  /* Component x of the first vector. */
  dxil_value ax;
  /* Component y of the first vector. */
  dxil_value ay;
  /* Component z of the first vector. */
  dxil_value az;
  /* Component x of the second vector. */
  dxil_value bx;
  /* Component y of the second vector. */
  dxil_value by;
  /* Component z of the second vector. */
  dxil_value bz;
} dxil_dot3_args;
/* Computes the dot product of two vectors of three components, passed one by one. The order of the
 * additions and the number of roundings are not specified; an infinity times zero in any component
 * makes the result NaN. Returns: The dot product. */
DXIL_API dxil_value dxil_op_dot3(dxil_builder *builder, const dxil_dot3_args *args);

typedef struct dxil_dot4_args {
  /* Component x of the first vector. */
  dxil_value ax;
  /* Component y of the first vector. */
  dxil_value ay;
  /* Component z of the first vector. */
  dxil_value az;
  /* Component w of the first vector. */
  dxil_value aw;
  /* Component x of the second vector. */
  dxil_value bx;
  /* Component y of the second vector. */
  dxil_value by;
  /* Component z of the second vector. */
  dxil_value bz;
  /* Component w of the second vector. */
  dxil_value bw;
} dxil_dot4_args;
/* Computes the dot product of two vectors of four components, passed one by one. The order of the
 * additions and the number of roundings are not specified; an infinity times zero in any component
 * makes the result NaN. Returns: The dot product. */
DXIL_API dxil_value dxil_op_dot4(dxil_builder *builder, const dxil_dot4_args *args);

typedef struct dxil_create_handle_args {
  /* Class of the resource. A dxil_resource_class. */
  uint32_t resource_class;
  /* Number of the declaration in the list of its class. */
  uint32_t range_id;
  /* Register of the resource: the lower bound of the range plus the array index. */
  dxil_value index;
  /* True if the index may differ between the threads of a wave. */
  uint32_t non_uniform_index;
} dxil_create_handle_args;
/* Returns a handle of a resource that the shader declares. An index outside the declared range is
 * undefined. It is not for libraries, and from DXIL 1.6 CreateHandleFromBinding with AnnotateHandle
 * takes its place. Returns: Handle of the resource. */
DXIL_API dxil_value dxil_op_create_handle(dxil_builder *builder, const dxil_create_handle_args *args);

typedef struct dxil_cbuffer_load_args {
  /* Constant buffer. */
  dxil_value handle;
  /* Offset in bytes, a multiple of the alignment. */
  dxil_value byte_offset;
  /* Alignment of the access in bytes; a power of two. */
  uint32_t alignment;
  /* The overload: half, float, double, i8, i16, i32, i64. */
  dxil_type overload;
} dxil_cbuffer_load_args;
/* Reads one value from a constant buffer at a byte offset. An offset beyond the end gives 0.
 * Compilers use CBufferLoadLegacy instead. Returns: The value. */
DXIL_API dxil_value dxil_op_cbuffer_load(dxil_builder *builder, const dxil_cbuffer_load_args *args);

typedef struct dxil_cbuffer_load_legacy_args {
  /* Constant buffer. */
  dxil_value handle;
  /* Row, in units of 16 bytes. */
  dxil_value reg_index;
  /* The overload: half, float, double, i16, i32, i64. */
  dxil_type overload;
} dxil_cbuffer_load_legacy_args;
/* Reads one 16-byte row of a constant buffer: two 64-bit, four 32-bit or eight 16-bit values. Rows
 * beyond the end give 0; a constant row beyond the declared size is refused by the validator. Four
 * of the results are in use for the min-precision half and i16 of a module without native 16-bit
 * types. Returns: The values of the row. */
DXIL_API dxil_value dxil_op_cbuffer_load_legacy(dxil_builder *builder, const dxil_cbuffer_load_legacy_args *args);

typedef struct dxil_sample_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in default mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_sample_args;
/* Samples a texture with the filter and addressing of a sampler. The mip level comes from the
 * differences of the coordinates between the lanes of the quad, so in divergent control flow, or
 * with an inactive neighbour, it is undefined. Compute, mesh, amplification and node shaders may
 * use it from DXIL 1.6. Array slices are rounded to the nearest and clamped. A NaN coordinate gives
 * an undefined texel, not a fault. Integer textures need DXIL 1.7 and a filter of points. Returns:
 * Four components, then the status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample(dxil_builder *builder, const dxil_sample_args *args);

typedef struct dxil_sample_bias_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in default mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Added to the mip level before clamping. */
  dxil_value bias;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_sample_bias_args;
/* Samples a texture as Sample does, with a bias added to the computed mip level. The mip level
 * comes from the differences of the coordinates between the lanes of the quad, so in divergent
 * control flow, or with an inactive neighbour, it is undefined. Compute, mesh, amplification and
 * node shaders may use it from DXIL 1.6. Array slices are rounded to the nearest and clamped. A NaN
 * coordinate gives an undefined texel, not a fault. The validator refuses constant biases outside
 * -16 to 15.99. Returns: Four components, then the status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample_bias(dxil_builder *builder, const dxil_sample_bias_args *args);

typedef struct dxil_sample_level_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in default mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Mip level, 0 for the finest. */
  dxil_value lod;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_sample_level_args;
/* Samples a texture at a given mip level, so no quad is needed and control flow may diverge. A
 * fraction blends two levels if the filter does; levels that do not exist are clamped. Array slices
 * are rounded to the nearest and clamped. A NaN coordinate gives an undefined texel, not a fault.
 * Integer textures need DXIL 1.7 and a filter of points. Returns: Four components, then the status
 * for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample_level(dxil_builder *builder, const dxil_sample_level_args *args);

typedef struct dxil_sample_grad_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in default mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Change of coordinate x per pixel in x. */
  dxil_value ddx0;
  /* Change of coordinate y per pixel in x; undef if unused. May be left out. */
  dxil_value ddx1;
  /* Change of coordinate z per pixel in x; undef if unused. May be left out. */
  dxil_value ddx2;
  /* Change of coordinate x per pixel in y. */
  dxil_value ddy0;
  /* Change of coordinate y per pixel in y; undef if unused. May be left out. */
  dxil_value ddy1;
  /* Change of coordinate z per pixel in y; undef if unused. May be left out. */
  dxil_value ddy2;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_sample_grad_args;
/* Samples a texture at the mip level and with the anisotropy that the given gradients ask for, so
 * no quad is needed and control flow may diverge. Gradients that are infinite or NaN give an
 * undefined level. Array slices are rounded to the nearest and clamped. A NaN coordinate gives an
 * undefined texel, not a fault. Integer textures need DXIL 1.7 and a filter of points. Returns:
 * Four components, then the status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample_grad(dxil_builder *builder, const dxil_sample_grad_args *args);

typedef struct dxil_sample_cmp_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in comparison mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Reference value; the sampler says how it is compared. For normalized formats it is clamped to
   * their range. */
  dxil_value compare_value;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
  /* The overload: half, float. */
  dxil_type overload;
} dxil_sample_cmp_args;
/* Compares the texels of a texture with a reference value and filters the outcomes, 1 for each that
 * passes. The mip level comes from the differences of the coordinates between the lanes of the
 * quad, so in divergent control flow, or with an inactive neighbour, it is undefined. Compute,
 * mesh, amplification and node shaders may use it from DXIL 1.6. The first component is what is
 * compared. Returns: The share of texels that passed, from 0 to 1, in each component; then the
 * status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample_cmp(dxil_builder *builder, const dxil_sample_cmp_args *args);

typedef struct dxil_sample_cmp_level_zero_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in comparison mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Reference value; the sampler says how it is compared. For normalized formats it is clamped to
   * their range. */
  dxil_value compare_value;
  /* The overload: half, float. */
  dxil_type overload;
} dxil_sample_cmp_level_zero_args;
/* Compares the texels of the finest mip level with a reference value and filters the outcomes, 1
 * for each that passes. No quad is needed. Returns: The share of texels that passed, from 0 to 1,
 * in each component; then the status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample_cmp_level_zero(dxil_builder *builder, const dxil_sample_cmp_level_zero_args *args);

typedef struct dxil_texture_load_args {
  /* Texture: an SRV or a UAV. */
  dxil_value srv;
  /* Mip level of an SRV, or number of the sample of a multisampled texture; undef for other UAVs.
   * May be left out. */
  dxil_value mip_level_or_sample_count;
  /* Texel x. */
  dxil_value coord0;
  /* Texel y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Texel z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Offset in x, texels; undef if none, and for UAVs. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_texture_load_args;
/* Reads one texel without a sampler. Coordinates, level or sample outside the texture give 0 in all
 * components. From a UAV only formats that the device can load from are defined. Returns: Four
 * components, then the status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_texture_load(dxil_builder *builder, const dxil_texture_load_args *args);

typedef struct dxil_texture_store_args {
  /* Texture: a UAV. */
  dxil_value srv;
  /* Texel x. */
  dxil_value coord0;
  /* Texel y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Texel z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* First component. */
  dxil_value value0;
  /* Second component. */
  dxil_value value1;
  /* Third component. */
  dxil_value value2;
  /* Fourth component. */
  dxil_value value3;
  /* Components to write: all four. */
  dxil_value mask;
} dxil_texture_store_args;
/* Writes one texel of a UAV and converts it to the format. All four components must be given.
 * Coordinates outside the texture write nothing, and so do helper lanes. Two threads that write the
 * same texel race. */
DXIL_API void dxil_op_texture_store(dxil_builder *builder, const dxil_texture_store_args *args);

typedef struct dxil_buffer_load_args {
  /* Buffer: an SRV or a UAV. */
  dxil_value srv;
  /* Element of a typed or structured buffer; byte of a raw buffer. */
  dxil_value index;
  /* Byte within the structure for a structured buffer; otherwise undef. May be left out. */
  dxil_value wot;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_buffer_load_args;
/* Reads one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured buffer.
 * Components that the format lacks are 0, but 1 for the last. An index beyond the end gives 0 in
 * the components of the format. A buffer bound as a root descriptor has no bounds, and an address
 * outside it is undefined. Returns: Four components. The last field is the status for
 * CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_buffer_load(dxil_builder *builder, const dxil_buffer_load_args *args);

typedef struct dxil_buffer_store_args {
  /* Buffer: a UAV. */
  dxil_value uav;
  /* Element of a typed or structured buffer; byte of a raw buffer. */
  dxil_value coord0;
  /* Byte within the structure for a structured buffer; otherwise undef. May be left out. */
  dxil_value coord1;
  /* First component. */
  dxil_value value0;
  /* Second component; undef if not written. May be left out. */
  dxil_value value1;
  /* Third component; undef if not written. May be left out. */
  dxil_value value2;
  /* Fourth component; undef if not written. May be left out. */
  dxil_value value3;
  /* Components to write; must be those whose values are not undef. */
  dxil_value mask;
} dxil_buffer_store_args;
/* Writes one element of a typed buffer; before DXIL 1.2 also of a byte-address or structured
 * buffer. A typed store must write all four components, other stores a run that starts at x. An
 * index beyond the end writes nothing, and so do helper lanes. Two threads that write the same
 * element race: either value may stay. */
DXIL_API void dxil_op_buffer_store(dxil_builder *builder, const dxil_buffer_store_args *args);

typedef struct dxil_buffer_update_counter_args {
  /* Structured buffer with a counter: a UAV. */
  dxil_value uav;
  /* 1 to increment, -1 to decrement; a constant. */
  dxil_value inc;
} dxil_buffer_update_counter_args;
/* Adds 1 to, or subtracts 1 from, the hidden counter of a structured buffer in one indivisible
 * step. The count wraps. A shader must not do both to the same buffer, whose declaration must have
 * a counter. Helper lanes change nothing and get an undefined value. Returns: The count before an
 * increment, or after a decrement. */
DXIL_API dxil_value dxil_op_buffer_update_counter(dxil_builder *builder, const dxil_buffer_update_counter_args *args);

typedef struct dxil_check_access_fully_mapped_args {
  /* Status field of the result of a resource access. */
  dxil_value status;
} dxil_check_access_fully_mapped_args;
/* Tells from the status of a load, sample or gather whether every tile that it touched was mapped
 * to memory. Texels of unmapped tiles read as 0. Returns: True if all of the memory was mapped. */
DXIL_API dxil_value dxil_op_check_access_fully_mapped(dxil_builder *builder, const dxil_check_access_fully_mapped_args *args);

typedef struct dxil_get_dimensions_args {
  /* Any buffer or texture. */
  dxil_value handle;
  /* Mip level of a texture SRV; undef for buffers, UAVs and multisampled textures. May be left out. */
  dxil_value mip_level;
} dxil_get_dimensions_args;
/* Returns the size of a resource. Buffers give their size in x: elements for typed and structured
 * buffers, bytes for raw ones. Textures give width, height, depth or array size of the mip level,
 * in that order, and in w the number of mip levels or samples. A level that does not exist gives
 * sizes of 0. Fields that a kind of resource lacks are undefined and must not be used. Returns: The
 * sizes, in elements, bytes or texels; mip levels or samples last. */
DXIL_API dxil_value dxil_op_get_dimensions(dxil_builder *builder, const dxil_get_dimensions_args *args);

typedef struct dxil_texture_gather_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in default mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, -32 to 31 texels; undef if there is none. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Component that is collected. */
  dxil_value channel;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_texture_gather_args;
/* Returns one component of four texels around a position, unfiltered. The texels are those that
 * bilinear filtering of the finest level would use, in the order lower left, lower right, upper
 * right, upper left. Array slices are rounded to the nearest and clamped. A NaN coordinate gives an
 * undefined texel, not a fault. Cubes take no offset. Returns: One value for each texel, then the
 * status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_texture_gather(dxil_builder *builder, const dxil_texture_gather_args *args);

typedef struct dxil_texture_gather_cmp_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in comparison mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, -32 to 31 texels; undef if there is none. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Component that is compared. */
  dxil_value channel;
  /* Reference value; the sampler says how it is compared. For normalized formats it is clamped to
   * their range. */
  dxil_value compare_value;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_texture_gather_cmp_args;
/* Compares one component of four texels around a position with a reference value, and returns the
 * four outcomes, 1 or 0, unfiltered. The texels are those that bilinear filtering of the finest
 * level would use, in the order lower left, lower right, upper right, upper left. Cubes take no
 * offset. Returns: The outcome for each texel, then the status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_texture_gather_cmp(dxil_builder *builder, const dxil_texture_gather_cmp_args *args);

typedef struct dxil_texture2dms_get_sample_position_args {
  /* Multisampled texture: an SRV. */
  dxil_value srv;
  /* Number of the sample. */
  dxil_value index;
} dxil_texture2dms_get_sample_position_args;
/* Returns where in its pixel a sample of a multisampled texture lies. A sample that does not exist
 * gives 0. Returns: The position, x then y, in pixels from the centre: from -0.5 to 0.5. */
DXIL_API dxil_value dxil_op_texture2dms_get_sample_position(dxil_builder *builder, const dxil_texture2dms_get_sample_position_args *args);

typedef struct dxil_render_target_get_sample_position_args {
  /* Number of the sample. */
  dxil_value index;
} dxil_render_target_get_sample_position_args;
/* Returns where in its pixel a sample of the bound render target lies. A sample that does not exist
 * gives 0. Returns: The position, x then y, in pixels from the centre: from -0.5 to 0.5. */
DXIL_API dxil_value dxil_op_render_target_get_sample_position(dxil_builder *builder, const dxil_render_target_get_sample_position_args *args);

/* Returns the number of samples of the bound render target; 1 without multisampling. Returns:
 * Number of samples. */
DXIL_API dxil_value dxil_op_render_target_get_sample_count(dxil_builder *builder);

typedef struct dxil_atomic_bin_op_args {
  /* UAV to change. */
  dxil_value handle;
  /* What is done with the old and the new value. */
  dxil_value atomic_op;
  /* First coordinate: element of a typed buffer, byte of a raw buffer, structure of a structured
   * buffer, or x of a texture. */
  dxil_value offset0;
  /* Second coordinate: byte within the structure, or y of a texture; undef where there is none. May
   * be left out. */
  dxil_value offset1;
  /* Third coordinate: z or array slice of a texture; undef where there is none. May be left out. */
  dxil_value offset2;
  /* Value to combine. */
  dxil_value new_value;
} dxil_atomic_bin_op_args;
/* Combines a value with one element of a UAV in a single indivisible step and returns what the
 * element held before. An address outside the resource changes nothing and returns an undefined
 * value. The access is not ordered with respect to other addresses without a barrier. Helper lanes
 * of a pixel shader change nothing. The 64-bit overload needs DXIL 1.6 and is a feature of the
 * device. Returns: The value before the operation. */
DXIL_API dxil_value dxil_op_atomic_bin_op(dxil_builder *builder, const dxil_atomic_bin_op_args *args);

typedef struct dxil_atomic_compare_exchange_args {
  /* UAV to change. */
  dxil_value handle;
  /* First coordinate: element of a typed buffer, byte of a raw buffer, structure of a structured
   * buffer, or x of a texture. */
  dxil_value offset0;
  /* Second coordinate: byte within the structure, or y of a texture; undef where there is none. May
   * be left out. */
  dxil_value offset1;
  /* Third coordinate: z or array slice of a texture; undef where there is none. May be left out. */
  dxil_value offset2;
  /* Value that the element must hold to be replaced. */
  dxil_value compare_value;
  /* Value to store. */
  dxil_value new_value;
} dxil_atomic_compare_exchange_args;
/* Compares one element of a UAV with a value, replaces it if they are equal, and returns what it
 * held before, all in a single indivisible step. The comparison is of bits. An address outside the
 * resource changes nothing and returns an undefined value. The access is not ordered with respect
 * to other addresses without a barrier. Helper lanes of a pixel shader change nothing. The 64-bit
 * overload needs DXIL 1.6 and is a feature of the device. Returns: The value before the operation. */
DXIL_API dxil_value dxil_op_atomic_compare_exchange(dxil_builder *builder, const dxil_atomic_compare_exchange_args *args);

typedef struct dxil_barrier_args {
  /* What to order and whether to wait. A dxil_barrier_mode. */
  uint32_t barrier_mode;
} dxil_barrier_args;
/* Orders memory accesses before the call against those after it and, if asked, waits for the whole
 * thread group. A stage without groups may only order UAVs for the device. With SyncThreadGroup
 * every thread of the group must reach the same call, or the result is undefined. */
DXIL_API void dxil_op_barrier(dxil_builder *builder, const dxil_barrier_args *args);

typedef struct dxil_calculate_lod_args {
  /* Texture: an SRV. */
  dxil_value handle;
  /* Sampler in default mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z; undef if unused. May be left out. */
  dxil_value coord2;
  /* True to clamp the level to those that exist and that the sampler allows. */
  dxil_value clamped;
} dxil_calculate_lod_args;
/* Returns the mip level that sampling at a position would use. The mip level comes from the
 * differences of the coordinates between the lanes of the quad, so in divergent control flow, or
 * with an inactive neighbour, it is undefined. Compute, mesh, amplification and node shaders may
 * use it from DXIL 1.6. Array slices are not part of the position. Returns: The mip level, with its
 * fraction. */
DXIL_API dxil_value dxil_op_calculate_lod(dxil_builder *builder, const dxil_calculate_lod_args *args);

typedef struct dxil_discard_args {
  /* Discards the pixel if true. */
  dxil_value condition;
} dxil_discard_args;
/* Ends the pixel if the condition is true: nothing it would have written to render targets, depth
 * or UAVs from then on takes effect. The lane goes on as a helper lane for the derivatives of its
 * quad. */
DXIL_API void dxil_op_discard(dxil_builder *builder, const dxil_discard_args *args);

typedef struct dxil_deriv_coarse_x_args {
  /* Value to differentiate. */
  dxil_value value;
} dxil_deriv_coarse_x_args;
/* Estimates the rate of change of a value per pixel in x, once for the whole 2 by 2 quad; which
 * pair of pixels is used is not specified, so the own pixel may not take part. In compute-like
 * stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose
 * sizes in x and y are even. In divergent control flow the result is undefined. The validator
 * refuses a constant infinity. Returns: Difference towards larger x, per pixel. */
DXIL_API dxil_value dxil_op_deriv_coarse_x(dxil_builder *builder, const dxil_deriv_coarse_x_args *args);

typedef struct dxil_deriv_coarse_y_args {
  /* Value to differentiate. */
  dxil_value value;
} dxil_deriv_coarse_y_args;
/* Estimates the rate of change of a value per pixel in y, once for the whole 2 by 2 quad; which
 * pair of pixels is used is not specified, so the own pixel may not take part. In compute-like
 * stages, from DXIL 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose
 * sizes in x and y are even. In divergent control flow the result is undefined. The validator
 * refuses a constant infinity. Returns: Difference towards larger y, per pixel. */
DXIL_API dxil_value dxil_op_deriv_coarse_y(dxil_builder *builder, const dxil_deriv_coarse_y_args *args);

typedef struct dxil_deriv_fine_x_args {
  /* Value to differentiate. */
  dxil_value value;
} dxil_deriv_fine_x_args;
/* Computes the rate of change of a value per pixel in x from this pixel and its neighbour in the
 * quad, so the two rows of a quad have results of their own. In compute-like stages, from DXIL 1.6,
 * quads are four consecutive threads, or 2 by 2 threads of a group whose sizes in x and y are even.
 * In divergent control flow the result is undefined. The validator refuses a constant infinity.
 * Returns: Difference towards larger x, per pixel. */
DXIL_API dxil_value dxil_op_deriv_fine_x(dxil_builder *builder, const dxil_deriv_fine_x_args *args);

typedef struct dxil_deriv_fine_y_args {
  /* Value to differentiate. */
  dxil_value value;
} dxil_deriv_fine_y_args;
/* Computes the rate of change of a value per pixel in y from this pixel and its neighbour in the
 * quad, so the two columns of a quad have results of their own. In compute-like stages, from DXIL
 * 1.6, quads are four consecutive threads, or 2 by 2 threads of a group whose sizes in x and y are
 * even. In divergent control flow the result is undefined. The validator refuses a constant
 * infinity. Returns: Difference towards larger y, per pixel. */
DXIL_API dxil_value dxil_op_deriv_fine_y(dxil_builder *builder, const dxil_deriv_fine_y_args *args);

typedef struct dxil_eval_snapped_args {
  /* Number of the element in the input signature; a constant. */
  dxil_value input_sig_id;
  /* Row within the element. */
  dxil_value input_row_index;
  /* Column within the element; a constant. */
  dxil_value input_col_index;
  /* Offset in x, from -8 to 7 sixteenths of a pixel. */
  dxil_value offset_x;
  /* Offset in y, from -8 to 7 sixteenths of a pixel. */
  dxil_value offset_y;
  /* The overload: half, float. */
  dxil_type overload;
} dxil_eval_snapped_args;
/* Interpolates an input at an offset from the pixel centre, snapped to a grid of 16 by 16
 * positions. Only the low four bits of an offset count, as a signed number. A position outside the
 * primitive is extrapolated. The element must be interpolated linearly in some way, and must not be
 * the position. Returns: The interpolated value. */
DXIL_API dxil_value dxil_op_eval_snapped(dxil_builder *builder, const dxil_eval_snapped_args *args);

typedef struct dxil_eval_sample_index_args {
  /* Number of the element in the input signature; a constant. */
  dxil_value input_sig_id;
  /* Row within the element. */
  dxil_value input_row_index;
  /* Column within the element; a constant. */
  dxil_value input_col_index;
  /* Number of the sample. */
  dxil_value sample_index;
  /* The overload: half, float. */
  dxil_type overload;
} dxil_eval_sample_index_args;
/* Interpolates an input at the position of a sample. A sample that does not exist gives an
 * undefined value. The element must be interpolated linearly in some way, and must not be the
 * position. Returns: The interpolated value. */
DXIL_API dxil_value dxil_op_eval_sample_index(dxil_builder *builder, const dxil_eval_sample_index_args *args);

typedef struct dxil_eval_centroid_args {
  /* Number of the element in the input signature; a constant. */
  dxil_value input_sig_id;
  /* Row within the element. */
  dxil_value input_row_index;
  /* Column within the element; a constant. */
  dxil_value input_col_index;
  /* The overload: half, float. */
  dxil_type overload;
} dxil_eval_centroid_args;
/* Interpolates an input at a position that is inside both pixel and primitive; a fully covered
 * pixel uses its centre. The element must be interpolated linearly in some way, and must not be the
 * position. Returns: The interpolated value. */
DXIL_API dxil_value dxil_op_eval_centroid(dxil_builder *builder, const dxil_eval_centroid_args *args);

typedef struct dxil_sample_index_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_sample_index_args;
/* Returns the number of the sample that is shaded. Using it makes the shader run once for each
 * covered sample. Returns: Number of the sample. */
DXIL_API dxil_value dxil_op_sample_index(dxil_builder *builder, const dxil_sample_index_args *args);

typedef struct dxil_coverage_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_coverage_args;
/* Returns the samples of the pixel that the primitive covers and that passed early tests, one bit
 * for each. It is 0 in helper lanes. A shader cannot use it together with InnerCoverage. Returns:
 * Mask of covered samples, sample 0 in the lowest bit. */
DXIL_API dxil_value dxil_op_coverage(dxil_builder *builder, const dxil_coverage_args *args);

typedef struct dxil_inner_coverage_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_inner_coverage_args;
/* Tells whether conservative rasterization found the pixel entirely inside the primitive. A shader
 * cannot use it together with Coverage, and without conservative rasterization the value is 0.
 * Returns: Nonzero if the pixel is fully covered. */
DXIL_API dxil_value dxil_op_inner_coverage(dxil_builder *builder, const dxil_inner_coverage_args *args);

typedef struct dxil_thread_id_args {
  /* Axis: 0 for x, 1 for y, 2 for z. */
  dxil_value component;
  /* The overload: i32. */
  dxil_type overload;
} dxil_thread_id_args;
/* Returns one coordinate of the thread in the whole dispatch: the group coordinate times the group
 * size plus the coordinate within the group. In a node shader it needs the broadcasting launch
 * mode. Returns: Coordinate in threads. */
DXIL_API dxil_value dxil_op_thread_id(dxil_builder *builder, const dxil_thread_id_args *args);

typedef struct dxil_group_id_args {
  /* Axis: 0 for x, 1 for y, 2 for z. */
  dxil_value component;
  /* The overload: i32. */
  dxil_type overload;
} dxil_group_id_args;
/* Returns one coordinate of the thread group in the dispatch. It is the same for every thread of a
 * group. In a node shader it needs the broadcasting launch mode. Returns: Coordinate in thread
 * groups. */
DXIL_API dxil_value dxil_op_group_id(dxil_builder *builder, const dxil_group_id_args *args);

typedef struct dxil_thread_id_in_group_args {
  /* Axis: 0 for x, 1 for y, 2 for z. */
  dxil_value component;
  /* The overload: i32. */
  dxil_type overload;
} dxil_thread_id_in_group_args;
/* Returns one coordinate of the thread within its group, less than the group size on that axis. In
 * a node shader it needs the broadcasting or coalescing launch mode. Returns: Coordinate in
 * threads. */
DXIL_API dxil_value dxil_op_thread_id_in_group(dxil_builder *builder, const dxil_thread_id_in_group_args *args);

typedef struct dxil_flattened_thread_id_in_group_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_flattened_thread_id_in_group_args;
/* Returns the index of the thread within its group, counting x fastest and z slowest: x + y *
 * size.x + z * size.x * size.y. In a node shader it needs the broadcasting or coalescing launch
 * mode. Returns: Index from 0 to the number of threads in the group less one. */
DXIL_API dxil_value dxil_op_flattened_thread_id_in_group(dxil_builder *builder, const dxil_flattened_thread_id_in_group_args *args);

typedef struct dxil_emit_stream_args {
  /* Number of the output stream, from 0 to 3; a constant. */
  dxil_value stream_id;
} dxil_emit_stream_args;
/* Adds the values stored so far as a vertex to an output stream. They are undefined afterwards and
 * must be stored again. Vertices beyond the declared maximum are dropped. */
DXIL_API void dxil_op_emit_stream(dxil_builder *builder, const dxil_emit_stream_args *args);

typedef struct dxil_cut_stream_args {
  /* Number of the output stream, from 0 to 3; a constant. */
  dxil_value stream_id;
} dxil_cut_stream_args;
/* Ends the strip of an output stream, so the next vertex starts a new one. An incomplete primitive
 * is dropped. */
DXIL_API void dxil_op_cut_stream(dxil_builder *builder, const dxil_cut_stream_args *args);

typedef struct dxil_emit_then_cut_stream_args {
  /* Number of the output stream, from 0 to 3; a constant. */
  dxil_value stream_id;
} dxil_emit_then_cut_stream_args;
/* Does what EmitStream and then CutStream do. HLSL compilers emit the two ops instead. */
DXIL_API void dxil_op_emit_then_cut_stream(dxil_builder *builder, const dxil_emit_then_cut_stream_args *args);

typedef struct dxil_gs_instance_id_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_gs_instance_id_args;
/* Returns which of the declared instances of the geometry shader this is, for one input primitive.
 * Returns: Number from 0 to the instance count less one. */
DXIL_API dxil_value dxil_op_gs_instance_id(dxil_builder *builder, const dxil_gs_instance_id_args *args);

typedef struct dxil_make_double_args {
  /* Low 32 bits. */
  dxil_value lo;
  /* High 32 bits: sign, exponent and top of the fraction. */
  dxil_value hi;
  /* The overload: double. */
  dxil_type overload;
} dxil_make_double_args;
/* Builds a double from its two 32-bit halves. The bits are taken as they are, so any NaN payload or
 * denormal is kept. Returns: The double with those bits. */
DXIL_API dxil_value dxil_op_make_double(dxil_builder *builder, const dxil_make_double_args *args);

typedef struct dxil_split_double_args {
  /* Double to split. */
  dxil_value value;
} dxil_split_double_args;
/* Takes a double apart into its two 32-bit halves, bit for bit. Returns: The low 32 bits, then the
 * high 32 bits. */
DXIL_API dxil_value dxil_op_split_double(dxil_builder *builder, const dxil_split_double_args *args);

typedef struct dxil_load_output_control_point_args {
  /* Number of the element in the signature; a constant. */
  dxil_value input_sig_id;
  /* Row within the element. */
  dxil_value row;
  /* Column within the element; a constant. */
  dxil_value col;
  /* Number of the control point. */
  dxil_value index;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_load_output_control_point_args;
/* Reads one component of an output control point of the hull shader: in the patch constant
 * function, and in the domain shader, where the points are inputs. A point that does not exist
 * gives an undefined value. Returns: The value of the component. */
DXIL_API dxil_value dxil_op_load_output_control_point(dxil_builder *builder, const dxil_load_output_control_point_args *args);

typedef struct dxil_load_patch_constant_args {
  /* Number of the element in the signature; a constant. */
  dxil_value input_sig_id;
  /* Row within the element. */
  dxil_value row;
  /* Column within the element; a constant. */
  dxil_value col;
  /* The overload: half, float, i16, i32. */
  dxil_type overload;
} dxil_load_patch_constant_args;
/* Reads one component of the data that belongs to the patch as a whole, as the patch constant
 * function stored it. In a hull shader only that function may read it. Returns: The value of the
 * component. */
DXIL_API dxil_value dxil_op_load_patch_constant(dxil_builder *builder, const dxil_load_patch_constant_args *args);

typedef struct dxil_domain_location_args {
  /* Coordinate: 0 for u, 1 for v, 2 for w of a triangle. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_domain_location_args;
/* Returns one coordinate of the point of the patch that the domain shader computes. Triangles have
 * three that add up to 1, quads and isolines two. Returns: The coordinate, from 0 to 1. */
DXIL_API dxil_value dxil_op_domain_location(dxil_builder *builder, const dxil_domain_location_args *args);

typedef struct dxil_store_patch_constant_args {
  /* Number of the element in the patch constant signature; a constant. */
  dxil_value output_sig_id;
  /* Row within the element. */
  dxil_value row;
  /* Column within the element; a constant. */
  dxil_value col;
  /* Value to write. */
  dxil_value value;
} dxil_store_patch_constant_args;
/* Writes one component of the data that belongs to the patch as a whole, tessellation factors among
 * it. Only the patch constant function may call it, and it must write every component on each path.
 * An edge factor that is NaN, zero or negative drops the patch. */
DXIL_API void dxil_op_store_patch_constant(dxil_builder *builder, const dxil_store_patch_constant_args *args);

typedef struct dxil_output_control_point_id_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_output_control_point_id_args;
/* Returns the number of the control point that this invocation of the hull shader computes. The
 * patch constant function has none. Returns: Number from 0 to the output control point count less
 * one. */
DXIL_API dxil_value dxil_op_output_control_point_id(dxil_builder *builder, const dxil_output_control_point_id_args *args);

typedef struct dxil_primitive_id_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_primitive_id_args;
/* Returns the number of the primitive or patch in its instance of the draw, from 0. It starts again
 * with each instance. Returns: Number of the primitive. */
DXIL_API dxil_value dxil_op_primitive_id(dxil_builder *builder, const dxil_primitive_id_args *args);

/* Returns a counter that the device advances while it runs. Its rate and its start are not
 * specified, and may differ between cores, so only differences within a thread mean anything. No
 * HLSL reaches it. Returns: The low 32 bits of the counter, then the high 32 bits. */
DXIL_API dxil_value dxil_op_cycle_counter_legacy(dxil_builder *builder);

/* Tells whether this is the active lane with the smallest index. Exactly one active lane of a wave
 * gets true, so it can elect a lane to act for all. Returns: True in the first active lane. */
DXIL_API dxil_value dxil_op_wave_is_first_lane(dxil_builder *builder);

/* Returns the index of this lane within its wave. The mapping of threads to lanes is not specified.
 * Returns: Index from 0 to the lane count less one. */
DXIL_API dxil_value dxil_op_wave_get_lane_index(dxil_builder *builder);

/* Returns the number of lanes in a wave of this shader, active or not: a power of two from 4 to
 * 128, the same for every wave of a draw or dispatch. Returns: Number of lanes. */
DXIL_API dxil_value dxil_op_wave_get_lane_count(dxil_builder *builder);

typedef struct dxil_wave_any_true_args {
  /* Condition of this lane. */
  dxil_value cond;
} dxil_wave_any_true_args;
/* Tells whether the condition holds in at least one lane. Only active lanes take part; helper lanes
 * do not, unless the entry point asks for them. Returns: True in every active lane if any of them
 * passed true. */
DXIL_API dxil_value dxil_op_wave_any_true(dxil_builder *builder, const dxil_wave_any_true_args *args);

typedef struct dxil_wave_all_true_args {
  /* Condition of this lane. */
  dxil_value cond;
} dxil_wave_all_true_args;
/* Tells whether the condition holds in every lane. Only active lanes take part; helper lanes do
 * not, unless the entry point asks for them. Returns: True in every active lane if all of them
 * passed true. */
DXIL_API dxil_value dxil_op_wave_all_true(dxil_builder *builder, const dxil_wave_all_true_args *args);

typedef struct dxil_wave_active_all_equal_args {
  /* Value of this lane. */
  dxil_value value;
} dxil_wave_active_all_equal_args;
/* Tells whether all lanes passed the same value, so that it is uniform. For a vector each element
 * has its own answer. Only active lanes take part; helper lanes do not, unless the entry point asks
 * for them. Whether floating-point values compare by their bits, or as numbers, of which a NaN is
 * equal to nothing, is not specified. Returns: True if the value is the same in all active lanes. */
DXIL_API dxil_value dxil_op_wave_active_all_equal(dxil_builder *builder, const dxil_wave_active_all_equal_args *args);

typedef struct dxil_wave_active_ballot_args {
  /* Condition of this lane. */
  dxil_value cond;
} dxil_wave_active_ballot_args;
/* Collects the condition of every lane into a mask of 128 bits, lane 0 in the lowest bit. Bits of
 * inactive lanes and of lanes beyond the lane count are 0. Only active lanes take part; helper
 * lanes do not, unless the entry point asks for them. Returns: The mask, as four integers from the
 * lowest lanes up. */
DXIL_API dxil_value dxil_op_wave_active_ballot(dxil_builder *builder, const dxil_wave_active_ballot_args *args);

typedef struct dxil_wave_read_lane_at_args {
  /* Value that this lane offers. */
  dxil_value value;
  /* Index of the lane to read. */
  dxil_value lane;
} dxil_wave_read_lane_at_args;
/* Returns the value that another lane passed. A lane index outside the wave, or of an inactive or
 * helper lane, gives an undefined value. The index may differ from lane to lane. Returns: The value
 * of that lane. */
DXIL_API dxil_value dxil_op_wave_read_lane_at(dxil_builder *builder, const dxil_wave_read_lane_at_args *args);

typedef struct dxil_wave_read_lane_first_args {
  /* Value that this lane offers. */
  dxil_value value;
} dxil_wave_read_lane_first_args;
/* Returns the value that the active lane with the smallest index passed; the result is uniform.
 * Only active lanes take part; helper lanes do not, unless the entry point asks for them. Returns:
 * The value of the first active lane. */
DXIL_API dxil_value dxil_op_wave_read_lane_first(dxil_builder *builder, const dxil_wave_read_lane_first_args *args);

typedef struct dxil_wave_active_op_args {
  /* Value of this lane. */
  dxil_value value;
  /* The reduction. A dxil_wave_op_kind. */
  uint32_t op;
  /* How an integer is read; Signed for floating point. A dxil_signed_op_kind. */
  uint32_t sop;
} dxil_wave_active_op_args;
/* Reduces the values of all lanes with a sum, product, minimum or maximum, and gives the result to
 * each of them. Only active lanes take part; helper lanes do not, unless the entry point asks for
 * them. Integer sums and products wrap; minimum and maximum treat NaN as FMin and FMax do. The
 * order of floating-point operations is not specified, and results may differ between runs in the
 * last bits. Returns: The reduced value. */
DXIL_API dxil_value dxil_op_wave_active_op(dxil_builder *builder, const dxil_wave_active_op_args *args);

typedef struct dxil_wave_active_bit_args {
  /* Value of this lane. */
  dxil_value value;
  /* The bitwise reduction. A dxil_wave_bit_op_kind. */
  uint32_t op;
} dxil_wave_active_bit_args;
/* Reduces the bits of all lanes with and, or, or exclusive or, and gives the result to each of
 * them. Only active lanes take part; helper lanes do not, unless the entry point asks for them.
 * Returns: The reduced value. */
DXIL_API dxil_value dxil_op_wave_active_bit(dxil_builder *builder, const dxil_wave_active_bit_args *args);

typedef struct dxil_wave_prefix_op_args {
  /* Value of this lane. */
  dxil_value value;
  /* The reduction: a sum or a product. A dxil_wave_op_kind. */
  uint32_t op;
  /* How an integer is read; Signed for floating point. A dxil_signed_op_kind. */
  uint32_t sop;
} dxil_wave_prefix_op_args;
/* Computes the sum or product of the values of the lanes with a smaller index; this lane does not
 * count. The first active lane gets 0 for a sum and 1 for a product. Only active lanes take part;
 * helper lanes do not, unless the entry point asks for them. The order of floating-point operations
 * is not specified, and results may differ between runs in the last bits. Returns: The reduced
 * value of the lanes before this one. */
DXIL_API dxil_value dxil_op_wave_prefix_op(dxil_builder *builder, const dxil_wave_prefix_op_args *args);

typedef struct dxil_quad_read_lane_at_args {
  /* Value that this lane offers. */
  dxil_value value;
  /* Lane of the quad: 0 top left, 1 top right, 2 bottom left, 3 bottom right. */
  dxil_value quad_lane;
} dxil_quad_read_lane_at_args;
/* Returns the value that one lane of the quad passed. Helper lanes take part; an inactive lane
 * gives an undefined value. A quad is four lanes with consecutive indices, a 2 by 2 block of pixels
 * in a pixel shader; in other stages x varies fastest. Returns: The value of that lane. */
DXIL_API dxil_value dxil_op_quad_read_lane_at(dxil_builder *builder, const dxil_quad_read_lane_at_args *args);

typedef struct dxil_quad_op_args {
  /* Value that this lane offers. */
  dxil_value value;
  /* Which neighbour is read. A dxil_quad_op_kind. */
  uint32_t op;
} dxil_quad_op_args;
/* Returns the value that a neighbour in the quad passed: the one beside it in x, in y, or at the
 * opposite corner. Helper lanes take part; an inactive neighbour gives an undefined value. A quad
 * is four lanes with consecutive indices, a 2 by 2 block of pixels in a pixel shader; in other
 * stages x varies fastest. Returns: The value of the neighbour. */
DXIL_API dxil_value dxil_op_quad_op(dxil_builder *builder, const dxil_quad_op_args *args);

typedef struct dxil_bitcast_i16to_f16_args {
  /* Bits of the number. */
  dxil_value value;
} dxil_bitcast_i16to_f16_args;
/* Reads the bits of a 16-bit integer as a half. No bit changes, so NaN payloads and denormals
 * survive. HLSL uses the bitcast instruction instead. Returns: The half with those bits. */
DXIL_API dxil_value dxil_op_bitcast_i16to_f16(dxil_builder *builder, const dxil_bitcast_i16to_f16_args *args);

typedef struct dxil_bitcast_f16to_i16_args {
  /* Number to read. */
  dxil_value value;
} dxil_bitcast_f16to_i16_args;
/* Reads the bits of a half as a 16-bit integer. No bit changes, so NaN payloads and denormals
 * survive. HLSL uses the bitcast instruction instead. Returns: The bits of the half. */
DXIL_API dxil_value dxil_op_bitcast_f16to_i16(dxil_builder *builder, const dxil_bitcast_f16to_i16_args *args);

typedef struct dxil_bitcast_i32to_f32_args {
  /* Bits of the number. */
  dxil_value value;
} dxil_bitcast_i32to_f32_args;
/* Reads the bits of a 32-bit integer as a float. No bit changes, so NaN payloads and denormals
 * survive. HLSL uses the bitcast instruction instead. Returns: The float with those bits. */
DXIL_API dxil_value dxil_op_bitcast_i32to_f32(dxil_builder *builder, const dxil_bitcast_i32to_f32_args *args);

typedef struct dxil_bitcast_f32to_i32_args {
  /* Number to read. */
  dxil_value value;
} dxil_bitcast_f32to_i32_args;
/* Reads the bits of a float as a 32-bit integer. No bit changes, so NaN payloads and denormals
 * survive. HLSL uses the bitcast instruction instead. Returns: The bits of the float. */
DXIL_API dxil_value dxil_op_bitcast_f32to_i32(dxil_builder *builder, const dxil_bitcast_f32to_i32_args *args);

typedef struct dxil_bitcast_i64to_f64_args {
  /* Bits of the number. */
  dxil_value value;
} dxil_bitcast_i64to_f64_args;
/* Reads the bits of a 64-bit integer as a double. No bit changes, so NaN payloads and denormals
 * survive. HLSL uses the bitcast instruction instead. Returns: The double with those bits. */
DXIL_API dxil_value dxil_op_bitcast_i64to_f64(dxil_builder *builder, const dxil_bitcast_i64to_f64_args *args);

typedef struct dxil_bitcast_f64to_i64_args {
  /* Number to read. */
  dxil_value value;
} dxil_bitcast_f64to_i64_args;
/* Reads the bits of a double as a 64-bit integer. No bit changes, so NaN payloads and denormals
 * survive. HLSL uses the bitcast instruction instead. Returns: The bits of the double. */
DXIL_API dxil_value dxil_op_bitcast_f64to_i64(dxil_builder *builder, const dxil_bitcast_f64to_i64_args *args);

typedef struct dxil_legacy_f32_to_f16_args {
  /* Number to convert. */
  dxil_value value;
} dxil_legacy_f32_to_f16_args;
/* Converts a float to half precision and returns its bits in the low half of an integer; the high
 * half is 0. The rounding is towards zero or to the nearest value, as the implementation chooses,
 * so the result may differ from fptrunc. Values too large for a half give an infinity or the
 * largest half. Returns: The bits of the half, in the low 16 bits. */
DXIL_API dxil_value dxil_op_legacy_f32_to_f16(dxil_builder *builder, const dxil_legacy_f32_to_f16_args *args);

typedef struct dxil_legacy_f16_to_f32_args {
  /* Bits of the half, in the low 16 bits. */
  dxil_value value;
} dxil_legacy_f16_to_f32_args;
/* Converts the half in the low 16 bits of an integer to a float. The high bits of the operand are
 * ignored. Every half, denormals included, has an exact float; a NaN stays a NaN. Returns: The
 * number as a float. */
DXIL_API dxil_value dxil_op_legacy_f16_to_f32(dxil_builder *builder, const dxil_legacy_f16_to_f32_args *args);

typedef struct dxil_legacy_double_to_float_args {
  /* Number to convert. */
  dxil_value value;
} dxil_legacy_double_to_float_args;
/* Converts a double to a float. Unlike fptrunc it follows the rules of shader model 5: results that
 * would be denormal may be flushed to a zero of the same sign. No HLSL cast reaches it. Returns:
 * The number as a float. */
DXIL_API dxil_value dxil_op_legacy_double_to_float(dxil_builder *builder, const dxil_legacy_double_to_float_args *args);

typedef struct dxil_legacy_double_to_sint32_args {
  /* Number to convert. */
  dxil_value value;
} dxil_legacy_double_to_sint32_args;
/* Converts a double to a signed 32-bit integer, dropping the fraction. Unlike fptosi it is defined
 * for all operands: numbers out of range give the nearest integer in range and NaN gives 0. No HLSL
 * cast reaches it. Returns: The integer, clamped to 32 signed bits. */
DXIL_API dxil_value dxil_op_legacy_double_to_sint32(dxil_builder *builder, const dxil_legacy_double_to_sint32_args *args);

typedef struct dxil_legacy_double_to_uint32_args {
  /* Number to convert. */
  dxil_value value;
} dxil_legacy_double_to_uint32_args;
/* Converts a double to an unsigned 32-bit integer, dropping the fraction. Unlike fptoui it is
 * defined for all operands: numbers out of range give the nearest integer in range and NaN gives 0.
 * No HLSL cast reaches it. Returns: The integer, clamped to 32 unsigned bits. */
DXIL_API dxil_value dxil_op_legacy_double_to_uint32(dxil_builder *builder, const dxil_legacy_double_to_uint32_args *args);

typedef struct dxil_wave_all_bit_count_args {
  /* Condition of this lane. */
  dxil_value value;
} dxil_wave_all_bit_count_args;
/* Counts the lanes in which a condition holds. Only active lanes take part; helper lanes do not,
 * unless the entry point asks for them. Returns: Number of active lanes that passed true. */
DXIL_API dxil_value dxil_op_wave_all_bit_count(dxil_builder *builder, const dxil_wave_all_bit_count_args *args);

typedef struct dxil_wave_prefix_bit_count_args {
  /* Condition of this lane. */
  dxil_value value;
} dxil_wave_prefix_bit_count_args;
/* Counts the lanes with a smaller index in which a condition holds; this lane does not count. Only
 * active lanes take part; helper lanes do not, unless the entry point asks for them. Returns:
 * Number of active lanes before this one that passed true. */
DXIL_API dxil_value dxil_op_wave_prefix_bit_count(dxil_builder *builder, const dxil_wave_prefix_bit_count_args *args);

typedef struct dxil_attribute_at_vertex_args {
  /* Number of the element in the input signature; a constant. */
  dxil_value input_sig_id;
  /* Row within the element. */
  dxil_value input_row_index;
  /* Column within the element; a constant. */
  dxil_value input_col_index;
  /* Vertex of the primitive, from 0 to 2. */
  dxil_value vertex_id;
  /* The overload: half, float, i32, i16. */
  dxil_type overload;
} dxil_attribute_at_vertex_args;
/* Returns an input as one vertex of the primitive has it, without interpolation. The element must
 * be declared as not interpolated. The order of the vertices is that of the provoking vertex rules,
 * and matches the barycentric weights. Returns: The value at that vertex. */
DXIL_API dxil_value dxil_op_attribute_at_vertex(dxil_builder *builder, const dxil_attribute_at_vertex_args *args);

typedef struct dxil_view_id_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_view_id_args;
/* Returns the view that is rendered, when one draw renders several. It is 0 without view instancing
 * and uniform in a draw of one view. Returns: Number of the view. */
DXIL_API dxil_value dxil_op_view_id(dxil_builder *builder, const dxil_view_id_args *args);

typedef struct dxil_raw_buffer_load_args {
  /* Byte-address or structured buffer: an SRV or a UAV. */
  dxil_value srv;
  /* Structure of a structured buffer; byte offset of a raw buffer. */
  dxil_value index;
  /* Byte within the structure for a structured buffer; undef for a raw buffer. May be left out. */
  dxil_value element_offset;
  /* Components to read: a run that starts at x. A dxil_component_mask. */
  uint32_t mask;
  /* Alignment of the access in bytes: a power of two, at most that of the largest scalar. */
  uint32_t alignment;
  /* The overload: half, float, i16, i32, double, i64. */
  dxil_type overload;
} dxil_raw_buffer_load_args;
/* Reads one to four consecutive values of a byte-address or structured buffer. Only components in
 * the mask are read; the others are undefined. A raw access beyond the end reads 0; a structure
 * beyond the end reads 0, but a byte offset beyond its structure is undefined. A buffer bound as a
 * root descriptor has no bounds, and an address outside it is undefined. For a target before DXIL
 * 1.2 the linker uses BufferLoad. Returns: Four components. The last field is the status for
 * CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_raw_buffer_load(dxil_builder *builder, const dxil_raw_buffer_load_args *args);

typedef struct dxil_raw_buffer_store_args {
  /* Byte-address or structured buffer: a UAV. */
  dxil_value uav;
  /* Structure of a structured buffer; byte offset of a raw buffer. */
  dxil_value index;
  /* Byte within the structure for a structured buffer; undef for a raw buffer. May be left out. */
  dxil_value element_offset;
  /* First component. */
  dxil_value value0;
  /* Second component; undef if not written. May be left out. */
  dxil_value value1;
  /* Third component; undef if not written. May be left out. */
  dxil_value value2;
  /* Fourth component; undef if not written. May be left out. */
  dxil_value value3;
  /* Components to write: a run that starts at x, those whose values are not undef. A
   * dxil_component_mask. */
  uint32_t mask;
  /* Alignment of the access in bytes: a power of two, at most that of the largest scalar. */
  uint32_t alignment;
} dxil_raw_buffer_store_args;
/* Writes one to four consecutive values of a byte-address or structured buffer. A raw access beyond
 * the end writes nothing, nor does a structure beyond the end, but a byte offset beyond its
 * structure is undefined. Helper lanes write nothing. A buffer bound as a root descriptor has no
 * bounds, and an address outside it is undefined. For a target before DXIL 1.2 the linker uses
 * BufferStore. */
DXIL_API void dxil_op_raw_buffer_store(dxil_builder *builder, const dxil_raw_buffer_store_args *args);

typedef struct dxil_instance_id_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_instance_id_args;
/* Returns the 24-bit number that the application gave the instance that is hit. Returns: User
 * number of the instance. */
DXIL_API dxil_value dxil_op_instance_id(dxil_builder *builder, const dxil_instance_id_args *args);

typedef struct dxil_instance_index_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_instance_index_args;
/* Returns the position of the instance that is hit in the top-level acceleration structure.
 * Returns: Index from 0. */
DXIL_API dxil_value dxil_op_instance_index(dxil_builder *builder, const dxil_instance_index_args *args);

typedef struct dxil_hit_kind_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_kind_args;
/* Returns how the primitive was hit: 254 for the front of a triangle, 255 for its back, or what the
 * intersection shader reported. In an intersection shader it is undefined. Returns: The hit kind;
 * see HitKindValue. */
DXIL_API dxil_value dxil_op_hit_kind(dxil_builder *builder, const dxil_hit_kind_args *args);

typedef struct dxil_ray_flags_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_flags_args;
/* Returns the flags of the current ray, those of the pipeline included. Returns: A union of RayFlag
 * values. */
DXIL_API dxil_value dxil_op_ray_flags(dxil_builder *builder, const dxil_ray_flags_args *args);

typedef struct dxil_dispatch_rays_index_args {
  /* Axis: 0 for x, 1 for y, 2 for z. */
  dxil_value col;
  /* The overload: i32. */
  dxil_type overload;
} dxil_dispatch_rays_index_args;
/* Returns one coordinate of the ray generation thread in the DispatchRays call. In a callable
 * shader it is that of the ray generation shader at the root. Returns: Coordinate in threads. */
DXIL_API dxil_value dxil_op_dispatch_rays_index(dxil_builder *builder, const dxil_dispatch_rays_index_args *args);

typedef struct dxil_dispatch_rays_dimensions_args {
  /* Axis: 0 for x, 1 for y, 2 for z. */
  dxil_value col;
  /* The overload: i32. */
  dxil_type overload;
} dxil_dispatch_rays_dimensions_args;
/* Returns one dimension of the DispatchRays call. It is the same for all of its threads. Returns:
 * Dimension in threads. */
DXIL_API dxil_value dxil_op_dispatch_rays_dimensions(dxil_builder *builder, const dxil_dispatch_rays_dimensions_args *args);

typedef struct dxil_world_ray_origin_args {
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_world_ray_origin_args;
/* Returns one coordinate of the origin of the current ray in world space. Returns: Coordinate in
 * world space. */
DXIL_API dxil_value dxil_op_world_ray_origin(dxil_builder *builder, const dxil_world_ray_origin_args *args);

typedef struct dxil_world_ray_direction_args {
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_world_ray_direction_args;
/* Returns one coordinate of the direction of the current ray in world space, with the length it was
 * traced with. Returns: Coordinate in world space. */
DXIL_API dxil_value dxil_op_world_ray_direction(dxil_builder *builder, const dxil_world_ray_direction_args *args);

typedef struct dxil_object_ray_origin_args {
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_object_ray_origin_args;
/* Returns one coordinate of the origin of the current ray in the space of the instance. Returns:
 * Coordinate in object space. */
DXIL_API dxil_value dxil_op_object_ray_origin(dxil_builder *builder, const dxil_object_ray_origin_args *args);

typedef struct dxil_object_ray_direction_args {
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_object_ray_direction_args;
/* Returns one coordinate of the direction of the current ray in the space of the instance. It is
 * not normalized, so distances along the ray are the same as in world space. Returns: Coordinate in
 * object space. */
DXIL_API dxil_value dxil_op_object_ray_direction(dxil_builder *builder, const dxil_object_ray_direction_args *args);

typedef struct dxil_object_to_world_args {
  /* Row: 0 to 2. */
  dxil_value row;
  /* Column: 0 to 3; the last is the translation. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_object_to_world_args;
/* Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
 * world space. Returns: The element. */
DXIL_API dxil_value dxil_op_object_to_world(dxil_builder *builder, const dxil_object_to_world_args *args);

typedef struct dxil_world_to_object_args {
  /* Row: 0 to 2. */
  dxil_value row;
  /* Column: 0 to 3; the last is the translation. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_world_to_object_args;
/* Returns one element of the 3 by 4 matrix that takes points from world space to the space of the
 * instance. Returns: The element. */
DXIL_API dxil_value dxil_op_world_to_object(dxil_builder *builder, const dxil_world_to_object_args *args);

typedef struct dxil_ray_tmin_args {
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_tmin_args;
/* Returns where along the current ray the search starts, in lengths of its direction. Returns:
 * Start of the ray. */
DXIL_API dxil_value dxil_op_ray_tmin(dxil_builder *builder, const dxil_ray_tmin_args *args);

typedef struct dxil_ray_tcurrent_args {
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_tcurrent_args;
/* Returns how far the current ray reaches, in lengths of its direction: the distance of the hit in
 * hit shaders, of the closest hit so far in an intersection shader, the end of the ray in a miss
 * shader. It changes when an intersection shader reports a hit. Returns: Distance along the ray. */
DXIL_API dxil_value dxil_op_ray_tcurrent(dxil_builder *builder, const dxil_ray_tcurrent_args *args);

/* Rejects the hit and ends the any-hit shader, and a calling intersection shader goes on. Writes to
 * the payload so far are kept. */
DXIL_API void dxil_op_ignore_hit(dxil_builder *builder);

/* Accepts the hit, ends the any-hit shader and a calling intersection shader, and stops the search:
 * the closest hit so far is final. */
DXIL_API void dxil_op_accept_hit_and_end_search(dxil_builder *builder);

typedef struct dxil_trace_ray_args {
  /* Acceleration structure: an SRV; a null one is missed. */
  dxil_value acceleration_structure;
  /* How the ray is traced; unknown bits are ignored. */
  dxil_value ray_flags;
  /* Instances count whose mask shares a bit with the low eight bits. */
  dxil_value instance_inclusion_mask;
  /* Offset added to the shader table index of a hit; the low four bits count. */
  dxil_value ray_contribution_to_hit_group_index;
  /* Factor of the geometry index in the shader table index; the low four bits count. */
  dxil_value multiplier_for_geometry_contribution_to_shader_index;
  /* Index in the miss shader table; the low 16 bits count. */
  dxil_value miss_shader_index;
  /* Origin of the ray, x. */
  dxil_value origin_x;
  /* Origin of the ray, y. */
  dxil_value origin_y;
  /* Origin of the ray, z. */
  dxil_value origin_z;
  /* Start of the ray, in lengths of the direction; not negative. */
  dxil_value tmin;
  /* Direction of the ray, x. */
  dxil_value direction_x;
  /* Direction of the ray, y. */
  dxil_value direction_y;
  /* Direction of the ray, z. */
  dxil_value direction_z;
  /* End of the ray, in lengths of the direction; not below its start. */
  dxil_value tmax;
  /* Pointer to the payload, a struct. */
  dxil_value payload;
  /* The overload: udt. */
  dxil_type overload;
} dxil_trace_ray_args;
/* Searches an acceleration structure along a ray and runs the any-hit, intersection, and
 * closest-hit or miss shaders that it selects, with a payload in common. The caller goes on after
 * they are done; recursion beyond the declared depth is undefined. A NaN in the ray, or a zero
 * direction, gives undefined hits but no fault. */
DXIL_API void dxil_op_trace_ray(dxil_builder *builder, const dxil_trace_ray_args *args);

typedef struct dxil_report_hit_args {
  /* Distance of the hit, in lengths of the direction. */
  dxil_value thit;
  /* Hit kind, from 0 to 127. */
  dxil_value hit_kind;
  /* Pointer to the attributes, a struct of at most 32 bytes. */
  dxil_value attributes;
  /* The overload: udt. */
  dxil_type overload;
} dxil_report_hit_args;
/* Proposes a hit to the search from an intersection shader, and runs the any-hit shader if there is
 * one. A distance outside the current interval of the ray, or NaN, is rejected. Returns: True if
 * the hit was accepted. */
DXIL_API dxil_value dxil_op_report_hit(dxil_builder *builder, const dxil_report_hit_args *args);

typedef struct dxil_call_shader_args {
  /* Index in the callable shader table. */
  dxil_value shader_index;
  /* Pointer to the parameter, a struct. */
  dxil_value parameter;
  /* The overload: udt. */
  dxil_type overload;
} dxil_call_shader_args;
/* Runs a callable shader with a parameter that it may change. The caller goes on after it is done. */
DXIL_API void dxil_op_call_shader(dxil_builder *builder, const dxil_call_shader_args *args);

typedef struct dxil_create_handle_for_lib_args {
  /* Value loaded from the global variable of the resource. */
  dxil_value resource;
} dxil_create_handle_for_lib_args;
/* Returns a handle of a resource whose declaration was loaded as a value, so that the linker can
 * give it a binding later. Only libraries use it. Returns: Handle of the resource. */
DXIL_API dxil_value dxil_op_create_handle_for_lib(dxil_builder *builder, const dxil_create_handle_for_lib_args *args);

typedef struct dxil_primitive_index_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_primitive_index_args;
/* Returns the position of the triangle or procedural primitive within its geometry. Returns: Index
 * from 0. */
DXIL_API dxil_value dxil_op_primitive_index(dxil_builder *builder, const dxil_primitive_index_args *args);

typedef struct dxil_dot2_add_half_args {
  /* Value to add to. */
  dxil_value acc;
  /* Component x of the first vector. */
  dxil_value ax;
  /* Component y of the first vector. */
  dxil_value ay;
  /* Component x of the second vector. */
  dxil_value bx;
  /* Component y of the second vector. */
  dxil_value by;
} dxil_dot2_add_half_args;
/* Computes the dot product of two vectors of two halves and adds a float. The sum is formed with at
 * least the precision of single floats that are multiplied and added; infinities and NaN behave as
 * there. Returns: The accumulator plus the dot product. */
DXIL_API dxil_value dxil_op_dot2_add_half(dxil_builder *builder, const dxil_dot2_add_half_args *args);

typedef struct dxil_dot4_add_i8_packed_args {
  /* Value to add to. */
  dxil_value acc;
  /* Four signed bytes, the lowest first. */
  dxil_value a;
  /* Four signed bytes, the lowest first. */
  dxil_value b;
} dxil_dot4_add_i8_packed_args;
/* Computes the dot product of two vectors of four signed bytes, each packed into an integer, and
 * adds it to a 32-bit accumulator. The products and their sum are exact; the addition to the
 * accumulator wraps. Returns: The accumulator plus the dot product. */
DXIL_API dxil_value dxil_op_dot4_add_i8_packed(dxil_builder *builder, const dxil_dot4_add_i8_packed_args *args);

typedef struct dxil_dot4_add_u8_packed_args {
  /* Value to add to. */
  dxil_value acc;
  /* Four unsigned bytes, the lowest first. */
  dxil_value a;
  /* Four unsigned bytes, the lowest first. */
  dxil_value b;
} dxil_dot4_add_u8_packed_args;
/* Computes the dot product of two vectors of four unsigned bytes, each packed into an integer, and
 * adds it to a 32-bit accumulator. The products and their sum are exact; the addition to the
 * accumulator wraps. Returns: The accumulator plus the dot product. */
DXIL_API dxil_value dxil_op_dot4_add_u8_packed(dxil_builder *builder, const dxil_dot4_add_u8_packed_args *args);

typedef struct dxil_wave_match_args {
  /* Value of this lane. */
  dxil_value value;
} dxil_wave_match_args;
/* Finds the lanes that passed the same value as this one, and returns them as a mask of 128 bits,
 * lane 0 in the lowest bit. The lane itself is always in it. Only active lanes take part; helper
 * lanes do not, unless the entry point asks for them. Returns: The mask, as four integers from the
 * lowest lanes up. */
DXIL_API dxil_value dxil_op_wave_match(dxil_builder *builder, const dxil_wave_match_args *args);

typedef struct dxil_wave_multi_prefix_op_args {
  /* Value of this lane. */
  dxil_value value;
  /* Bits 0 to 31 of the mask of the group. */
  dxil_value mask0;
  /* Bits 32 to 63 of the mask of the group. */
  dxil_value mask1;
  /* Bits 64 to 95 of the mask of the group. */
  dxil_value mask2;
  /* Bits 96 to 127 of the mask of the group. */
  dxil_value mask3;
  /* The reduction. A dxil_wave_multi_prefix_op_kind. */
  uint32_t op;
  /* How an integer is read; Signed for floating point. A dxil_signed_op_kind. */
  uint32_t sop;
} dxil_wave_multi_prefix_op_args;
/* Computes a prefix reduction in each of several groups of lanes at once: the reduction of the
 * values of those lanes of the own group that have a smaller index. The first lane of a group gets
 * the neutral value of the reduction. Lanes with equal masks form a group; the masks of different
 * groups must not overlap and a lane must be in its own mask, as with the result of WaveMatch, or
 * the result is undefined. Returns: The reduced value of the lanes of the group before this one. */
DXIL_API dxil_value dxil_op_wave_multi_prefix_op(dxil_builder *builder, const dxil_wave_multi_prefix_op_args *args);

typedef struct dxil_wave_multi_prefix_bit_count_args {
  /* Condition of this lane. */
  dxil_value value;
  /* Bits 0 to 31 of the mask of the group. */
  dxil_value mask0;
  /* Bits 32 to 63 of the mask of the group. */
  dxil_value mask1;
  /* Bits 64 to 95 of the mask of the group. */
  dxil_value mask2;
  /* Bits 96 to 127 of the mask of the group. */
  dxil_value mask3;
} dxil_wave_multi_prefix_bit_count_args;
/* Counts, in each of several groups of lanes at once, the lanes of the own group with a smaller
 * index in which a condition holds. Lanes with equal masks form a group; the masks of different
 * groups must not overlap and a lane must be in its own mask, as with the result of WaveMatch, or
 * the result is undefined. Returns: Number of lanes of the group before this one that passed true. */
DXIL_API dxil_value dxil_op_wave_multi_prefix_bit_count(dxil_builder *builder, const dxil_wave_multi_prefix_bit_count_args *args);

typedef struct dxil_set_mesh_output_counts_args {
  /* Number of vertices. */
  dxil_value num_vertices;
  /* Number of primitives. */
  dxil_value num_primitives;
} dxil_set_mesh_output_counts_args;
/* Declares how many vertices and primitives the thread group will output. It must be called once at
 * most, in uniform control flow, before any output is written; values must be uniform and within
 * the declared maxima, or the result is undefined. Without a call the group outputs nothing. */
DXIL_API void dxil_op_set_mesh_output_counts(dxil_builder *builder, const dxil_set_mesh_output_counts_args *args);

typedef struct dxil_emit_indices_args {
  /* Primitive whose indices are written. */
  dxil_value primitive_index;
  /* Index of the first vertex. */
  dxil_value vertex_index0;
  /* Index of the second vertex. */
  dxil_value vertex_index1;
  /* Index of the third vertex; undef for lines. May be left out. */
  dxil_value vertex_index2;
} dxil_emit_indices_args;
/* Writes the vertex indices of one output primitive. Indices at or beyond the declared counts are
 * undefined behaviour. Lines leave the third index undefined. */
DXIL_API void dxil_op_emit_indices(dxil_builder *builder, const dxil_emit_indices_args *args);

typedef struct dxil_get_mesh_payload_args {
  /* The overload: udt. */
  dxil_type overload;
} dxil_get_mesh_payload_args;
/* Returns a pointer to the payload that the amplification shader passed, which is read-only and
 * shared by the group. A mesh shader calls it once at most, and needs an amplification shader that
 * passes the same type. Returns: Pointer to the payload. */
DXIL_API dxil_value dxil_op_get_mesh_payload(dxil_builder *builder, const dxil_get_mesh_payload_args *args);

typedef struct dxil_store_vertex_output_args {
  /* Number of the element in the output signature; a constant. */
  dxil_value output_sig_id;
  /* Row within the element. */
  dxil_value row_index;
  /* Column within the element; a constant. */
  dxil_value col_index;
  /* Value to write. */
  dxil_value value;
  /* Vertex to write to. */
  dxil_value vertex_index;
} dxil_store_vertex_output_args;
/* Writes one component of an attribute of an output vertex. A vertex at or beyond the declared
 * count is undefined behaviour; an attribute that no thread writes is undefined. */
DXIL_API void dxil_op_store_vertex_output(dxil_builder *builder, const dxil_store_vertex_output_args *args);

typedef struct dxil_store_primitive_output_args {
  /* Number of the element in the primitive output signature; a constant. */
  dxil_value output_sig_id;
  /* Row within the element. */
  dxil_value row_index;
  /* Column within the element; a constant. */
  dxil_value col_index;
  /* Value to write. */
  dxil_value value;
  /* Primitive to write to. */
  dxil_value primitive_index;
} dxil_store_primitive_output_args;
/* Writes one component of an attribute of an output primitive. A primitive at or beyond the
 * declared count is undefined behaviour; an attribute that no thread writes is undefined. */
DXIL_API void dxil_op_store_primitive_output(dxil_builder *builder, const dxil_store_primitive_output_args *args);

typedef struct dxil_dispatch_mesh_args {
  /* Number of mesh shader groups in x: at most 65535, and at most 2^22 for the product of the
   * three. */
  dxil_value thread_group_count_x;
  /* Number of mesh shader groups in y: at most 65535, and at most 2^22 for the product of the
   * three. */
  dxil_value thread_group_count_y;
  /* Number of mesh shader groups in z: at most 65535, and at most 2^22 for the product of the
   * three. */
  dxil_value thread_group_count_z;
  /* Pointer to the payload in groupshared memory, at most 16384 bytes. */
  dxil_value payload;
  /* The overload: udt. */
  dxil_type overload;
} dxil_dispatch_mesh_args;
/* Launches the mesh shader groups of this amplification group and hands them a payload. It must be
 * called exactly once, in uniform control flow, with uniform arguments; it waits for the writes of
 * the group to groupshared memory, and no output may follow. A count of 0 launches nothing. */
DXIL_API void dxil_op_dispatch_mesh(dxil_builder *builder, const dxil_dispatch_mesh_args *args);

typedef struct dxil_write_sampler_feedback_args {
  /* Feedback map: a UAV. */
  dxil_value feedback_tex;
  /* Texture that is sampled: an SRV paired with the map. */
  dxil_value sampled_tex;
  /* Sampler of the access. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value c0;
  /* Normalized coordinate y. */
  dxil_value c1;
  /* Array slice; undef if the texture is no array. May be left out. */
  dxil_value c2;
  /* Always undef: no cube has a map. May be left out. */
  dxil_value c3;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
} dxil_write_sampler_feedback_args;
/* Records in a feedback map which texels Sample would use. It samples nothing. A map that is not
 * bound records nothing, and helper lanes record nothing. Records may be dropped or merged, but a
 * set bit is set for good until the map is cleared. The mip level comes from the differences of the
 * coordinates between the lanes of the quad, so in divergent control flow, or with an inactive
 * neighbour, it is undefined. */
DXIL_API void dxil_op_write_sampler_feedback(dxil_builder *builder, const dxil_write_sampler_feedback_args *args);

typedef struct dxil_write_sampler_feedback_bias_args {
  /* Feedback map: a UAV. */
  dxil_value feedback_tex;
  /* Texture that is sampled: an SRV paired with the map. */
  dxil_value sampled_tex;
  /* Sampler of the access. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value c0;
  /* Normalized coordinate y. */
  dxil_value c1;
  /* Array slice; undef if the texture is no array. May be left out. */
  dxil_value c2;
  /* Always undef: no cube has a map. May be left out. */
  dxil_value c3;
  /* Added to the mip level before clamping. */
  dxil_value bias;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
} dxil_write_sampler_feedback_bias_args;
/* Records in a feedback map which texels SampleBias would use. It samples nothing. A map that is
 * not bound records nothing, and helper lanes record nothing. Records may be dropped or merged, but
 * a set bit is set for good until the map is cleared. The mip level comes from the differences of
 * the coordinates between the lanes of the quad, so in divergent control flow, or with an inactive
 * neighbour, it is undefined. */
DXIL_API void dxil_op_write_sampler_feedback_bias(dxil_builder *builder, const dxil_write_sampler_feedback_bias_args *args);

typedef struct dxil_write_sampler_feedback_level_args {
  /* Feedback map: a UAV. */
  dxil_value feedback_tex;
  /* Texture that is sampled: an SRV paired with the map. */
  dxil_value sampled_tex;
  /* Sampler of the access. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value c0;
  /* Normalized coordinate y. */
  dxil_value c1;
  /* Array slice; undef if the texture is no array. May be left out. */
  dxil_value c2;
  /* Always undef: no cube has a map. May be left out. */
  dxil_value c3;
  /* Mip level, 0 for the finest. */
  dxil_value lod;
} dxil_write_sampler_feedback_level_args;
/* Records in a feedback map which texels SampleLevel would use. It samples nothing. A map that is
 * not bound records nothing, and helper lanes record nothing. Records may be dropped or merged, but
 * a set bit is set for good until the map is cleared. */
DXIL_API void dxil_op_write_sampler_feedback_level(dxil_builder *builder, const dxil_write_sampler_feedback_level_args *args);

typedef struct dxil_write_sampler_feedback_grad_args {
  /* Feedback map: a UAV. */
  dxil_value feedback_tex;
  /* Texture that is sampled: an SRV paired with the map. */
  dxil_value sampled_tex;
  /* Sampler of the access. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value c0;
  /* Normalized coordinate y. */
  dxil_value c1;
  /* Array slice; undef if the texture is no array. May be left out. */
  dxil_value c2;
  /* Always undef: no cube has a map. May be left out. */
  dxil_value c3;
  /* Change of coordinate x per pixel in x. */
  dxil_value ddx0;
  /* Change of coordinate y per pixel in x; undef if unused. May be left out. */
  dxil_value ddx1;
  /* Change of coordinate z per pixel in x; undef if unused. May be left out. */
  dxil_value ddx2;
  /* Change of coordinate x per pixel in y. */
  dxil_value ddy0;
  /* Change of coordinate y per pixel in y; undef if unused. May be left out. */
  dxil_value ddy1;
  /* Change of coordinate z per pixel in y; undef if unused. May be left out. */
  dxil_value ddy2;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
} dxil_write_sampler_feedback_grad_args;
/* Records in a feedback map which texels SampleGrad would use. It samples nothing. A map that is
 * not bound records nothing, and helper lanes record nothing. Records may be dropped or merged, but
 * a set bit is set for good until the map is cleared. */
DXIL_API void dxil_op_write_sampler_feedback_grad(dxil_builder *builder, const dxil_write_sampler_feedback_grad_args *args);

typedef struct dxil_allocate_ray_query_args {
  /* Flags that hold for every ray of the query. A dxil_ray_flag. */
  uint32_t const_ray_flags;
} dxil_allocate_ray_query_args;
/* Creates a ray query object with flags known at compile time. It holds no ray until
 * RayQuery_TraceRayInline gives it one. Objects must not pass between functions. Returns: The
 * query. */
DXIL_API dxil_value dxil_op_allocate_ray_query(dxil_builder *builder, const dxil_allocate_ray_query_args *args);

typedef struct dxil_ray_query_trace_ray_inline_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Acceleration structure: an SRV; a null one is missed. */
  dxil_value acceleration_structure;
  /* Flags of this ray; unknown bits are ignored. */
  dxil_value ray_flags;
  /* Instances count whose mask shares a bit with the low eight bits. */
  dxil_value instance_inclusion_mask;
  /* Origin of the ray, x. */
  dxil_value origin_x;
  /* Origin of the ray, y. */
  dxil_value origin_y;
  /* Origin of the ray, z. */
  dxil_value origin_z;
  /* Start of the ray, in lengths of the direction; not negative. */
  dxil_value tmin;
  /* Direction of the ray, x. */
  dxil_value direction_x;
  /* Direction of the ray, y. */
  dxil_value direction_y;
  /* Direction of the ray, z. */
  dxil_value direction_z;
  /* End of the ray, in lengths of the direction; not below its start. */
  dxil_value tmax;
} dxil_ray_query_trace_ray_inline_args;
/* Gives a query a ray to follow and starts it anew; no shader runs. The flags are added to those of
 * the query. A NaN in the ray, or a zero direction, gives undefined hits but no fault.
 * RayQuery_Proceed then finds candidates. */
DXIL_API void dxil_op_ray_query_trace_ray_inline(dxil_builder *builder, const dxil_ray_query_trace_ray_inline_args *args);

typedef struct dxil_ray_query_proceed_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i1. */
  dxil_type overload;
} dxil_ray_query_proceed_args;
/* Searches on until there is a candidate that the shader must judge, or the search is over. Hits on
 * opaque triangles are committed on the way. Before RayQuery_TraceRayInline it returns false.
 * Returns: True if there is a candidate, false if the search is over. */
DXIL_API dxil_value dxil_op_ray_query_proceed(dxil_builder *builder, const dxil_ray_query_proceed_args *args);

typedef struct dxil_ray_query_abort_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
} dxil_ray_query_abort_args;
/* Ends the search: RayQuery_Proceed returns false from now on. A committed hit stays. */
DXIL_API void dxil_op_ray_query_abort(dxil_builder *builder, const dxil_ray_query_abort_args *args);

typedef struct dxil_ray_query_commit_non_opaque_triangle_hit_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
} dxil_ray_query_commit_non_opaque_triangle_hit_args;
/* Accepts the candidate triangle as the closest hit so far. It is undefined unless the candidate is
 * a triangle. */
DXIL_API void dxil_op_ray_query_commit_non_opaque_triangle_hit(dxil_builder *builder, const dxil_ray_query_commit_non_opaque_triangle_hit_args *args);

typedef struct dxil_ray_query_commit_procedural_primitive_hit_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Distance of the hit, in lengths of the direction. */
  dxil_value t;
} dxil_ray_query_commit_procedural_primitive_hit_args;
/* Accepts the candidate procedural primitive as the closest hit so far. It is undefined unless the
 * candidate is a procedural primitive and the distance lies between the start of the ray and the
 * closest hit. */
DXIL_API void dxil_op_ray_query_commit_procedural_primitive_hit(dxil_builder *builder, const dxil_ray_query_commit_procedural_primitive_hit_args *args);

typedef struct dxil_ray_query_committed_status_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_committed_status_args;
/* Tells what kind of hit the query has committed, if any. Returns: A value of CommittedStatus. */
DXIL_API dxil_value dxil_op_ray_query_committed_status(dxil_builder *builder, const dxil_ray_query_committed_status_args *args);

typedef struct dxil_ray_query_candidate_type_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_candidate_type_args;
/* Tells what kind of primitive the candidate is. It is defined after RayQuery_Proceed returned
 * true. Returns: A value of CandidateType. */
DXIL_API dxil_value dxil_op_ray_query_candidate_type(dxil_builder *builder, const dxil_ray_query_candidate_type_args *args);

typedef struct dxil_ray_query_candidate_object_to_world3x4_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Row: 0 to 2. */
  dxil_value row;
  /* Column: 0 to 3; the last is the translation. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_candidate_object_to_world3x4_args;
/* Returns one element of the 3 by 4 matrix that takes points from the space of the instance of the
 * candidate to world space. It is defined after RayQuery_Proceed returned true. Returns: The
 * element. */
DXIL_API dxil_value dxil_op_ray_query_candidate_object_to_world3x4(dxil_builder *builder, const dxil_ray_query_candidate_object_to_world3x4_args *args);

typedef struct dxil_ray_query_candidate_world_to_object3x4_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Row: 0 to 2. */
  dxil_value row;
  /* Column: 0 to 3; the last is the translation. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_candidate_world_to_object3x4_args;
/* Returns one element of the 3 by 4 matrix that takes points from world space to the space of the
 * instance of the candidate. It is defined after RayQuery_Proceed returned true. Returns: The
 * element. */
DXIL_API dxil_value dxil_op_ray_query_candidate_world_to_object3x4(dxil_builder *builder, const dxil_ray_query_candidate_world_to_object3x4_args *args);

typedef struct dxil_ray_query_committed_object_to_world3x4_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Row: 0 to 2. */
  dxil_value row;
  /* Column: 0 to 3; the last is the translation. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_committed_object_to_world3x4_args;
/* Returns one element of the 3 by 4 matrix that takes points from the space of the instance of the
 * committed hit to world space. It is defined once a hit is committed. Returns: The element. */
DXIL_API dxil_value dxil_op_ray_query_committed_object_to_world3x4(dxil_builder *builder, const dxil_ray_query_committed_object_to_world3x4_args *args);

typedef struct dxil_ray_query_committed_world_to_object3x4_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Row: 0 to 2. */
  dxil_value row;
  /* Column: 0 to 3; the last is the translation. */
  dxil_value col;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_committed_world_to_object3x4_args;
/* Returns one element of the 3 by 4 matrix that takes points from world space to the space of the
 * instance of the committed hit. It is defined once a hit is committed. Returns: The element. */
DXIL_API dxil_value dxil_op_ray_query_committed_world_to_object3x4(dxil_builder *builder, const dxil_ray_query_committed_world_to_object3x4_args *args);

typedef struct dxil_ray_query_candidate_procedural_primitive_non_opaque_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i1. */
  dxil_type overload;
} dxil_ray_query_candidate_procedural_primitive_non_opaque_args;
/* Tells whether the candidate procedural primitive is not opaque, so the shader may want to test it
 * like an any-hit shader does. It is defined after RayQuery_Proceed returned true for a procedural
 * primitive. Returns: True if it is not opaque. */
DXIL_API dxil_value dxil_op_ray_query_candidate_procedural_primitive_non_opaque(dxil_builder *builder, const dxil_ray_query_candidate_procedural_primitive_non_opaque_args *args);

typedef struct dxil_ray_query_candidate_triangle_front_face_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i1. */
  dxil_type overload;
} dxil_ray_query_candidate_triangle_front_face_args;
/* Tells whether the triangle of the candidate is seen from the front. It is defined after
 * RayQuery_Proceed returned true for a triangle. Returns: True for the front. */
DXIL_API dxil_value dxil_op_ray_query_candidate_triangle_front_face(dxil_builder *builder, const dxil_ray_query_candidate_triangle_front_face_args *args);

typedef struct dxil_ray_query_committed_triangle_front_face_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i1. */
  dxil_type overload;
} dxil_ray_query_committed_triangle_front_face_args;
/* Tells whether the triangle of the committed hit is seen from the front. It is defined once a hit
 * is committed and is a triangle. Returns: True for the front. */
DXIL_API dxil_value dxil_op_ray_query_committed_triangle_front_face(dxil_builder *builder, const dxil_ray_query_committed_triangle_front_face_args *args);

typedef struct dxil_ray_query_candidate_triangle_barycentrics_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Coordinate: 0 for the weight of the second vertex, 1 for the third. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_candidate_triangle_barycentrics_args;
/* Returns one barycentric coordinate of the point where the ray meets the triangle of the
 * candidate: the weight of its second or third vertex. It is defined after RayQuery_Proceed
 * returned true for a triangle. Returns: Weight, from 0 to 1. */
DXIL_API dxil_value dxil_op_ray_query_candidate_triangle_barycentrics(dxil_builder *builder, const dxil_ray_query_candidate_triangle_barycentrics_args *args);

typedef struct dxil_ray_query_committed_triangle_barycentrics_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Coordinate: 0 for the weight of the second vertex, 1 for the third. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_committed_triangle_barycentrics_args;
/* Returns one barycentric coordinate of the point where the ray meets the triangle of the committed
 * hit: the weight of its second or third vertex. It is defined once a hit is committed and is a
 * triangle. Returns: Weight, from 0 to 1. */
DXIL_API dxil_value dxil_op_ray_query_committed_triangle_barycentrics(dxil_builder *builder, const dxil_ray_query_committed_triangle_barycentrics_args *args);

typedef struct dxil_ray_query_ray_flags_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_ray_flags_args;
/* Returns the flags of the ray, those of the query included. It is defined after
 * RayQuery_TraceRayInline. Returns: A union of RayFlag values. */
DXIL_API dxil_value dxil_op_ray_query_ray_flags(dxil_builder *builder, const dxil_ray_query_ray_flags_args *args);

typedef struct dxil_ray_query_world_ray_origin_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_world_ray_origin_args;
/* Returns one coordinate of the origin of the ray in world space. It is defined after
 * RayQuery_TraceRayInline. Returns: Coordinate in world space. */
DXIL_API dxil_value dxil_op_ray_query_world_ray_origin(dxil_builder *builder, const dxil_ray_query_world_ray_origin_args *args);

typedef struct dxil_ray_query_world_ray_direction_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_world_ray_direction_args;
/* Returns one coordinate of the direction of the ray in world space, with the length it was traced
 * with. It is defined after RayQuery_TraceRayInline. Returns: Coordinate in world space. */
DXIL_API dxil_value dxil_op_ray_query_world_ray_direction(dxil_builder *builder, const dxil_ray_query_world_ray_direction_args *args);

typedef struct dxil_ray_query_ray_tmin_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_ray_tmin_args;
/* Returns where along the ray the search starts, in lengths of its direction. It is defined after
 * RayQuery_TraceRayInline. Returns: Start of the ray. */
DXIL_API dxil_value dxil_op_ray_query_ray_tmin(dxil_builder *builder, const dxil_ray_query_ray_tmin_args *args);

typedef struct dxil_ray_query_candidate_triangle_ray_t_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_candidate_triangle_ray_t_args;
/* Returns how far along the ray the candidate is, in lengths of the direction. It is defined after
 * RayQuery_Proceed returned true for a triangle. Returns: Distance along the ray. */
DXIL_API dxil_value dxil_op_ray_query_candidate_triangle_ray_t(dxil_builder *builder, const dxil_ray_query_candidate_triangle_ray_t_args *args);

typedef struct dxil_ray_query_committed_ray_t_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_committed_ray_t_args;
/* Returns how far along the ray the committed hit is, in lengths of the direction. Without a
 * committed hit it is the end of the ray. Returns: Distance along the ray. */
DXIL_API dxil_value dxil_op_ray_query_committed_ray_t(dxil_builder *builder, const dxil_ray_query_committed_ray_t_args *args);

typedef struct dxil_ray_query_candidate_instance_index_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_candidate_instance_index_args;
/* Returns the position of the instance of the candidate in the top-level acceleration structure. It
 * is defined after RayQuery_Proceed returned true. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_ray_query_candidate_instance_index(dxil_builder *builder, const dxil_ray_query_candidate_instance_index_args *args);

typedef struct dxil_ray_query_candidate_instance_id_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_candidate_instance_id_args;
/* Returns the 24-bit number that the application gave the instance of the candidate. It is defined
 * after RayQuery_Proceed returned true. Returns: User number of the instance. */
DXIL_API dxil_value dxil_op_ray_query_candidate_instance_id(dxil_builder *builder, const dxil_ray_query_candidate_instance_id_args *args);

typedef struct dxil_ray_query_candidate_geometry_index_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_candidate_geometry_index_args;
/* Returns the position of the geometry of the candidate within its bottom-level acceleration
 * structure. It is defined after RayQuery_Proceed returned true. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_ray_query_candidate_geometry_index(dxil_builder *builder, const dxil_ray_query_candidate_geometry_index_args *args);

typedef struct dxil_ray_query_candidate_primitive_index_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_candidate_primitive_index_args;
/* Returns the position of the primitive of the candidate within its geometry. It is defined after
 * RayQuery_Proceed returned true. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_ray_query_candidate_primitive_index(dxil_builder *builder, const dxil_ray_query_candidate_primitive_index_args *args);

typedef struct dxil_ray_query_candidate_object_ray_origin_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_candidate_object_ray_origin_args;
/* Returns one coordinate of the origin of the ray in the space of the instance of the candidate. It
 * is defined after RayQuery_Proceed returned true. Returns: Coordinate in object space. */
DXIL_API dxil_value dxil_op_ray_query_candidate_object_ray_origin(dxil_builder *builder, const dxil_ray_query_candidate_object_ray_origin_args *args);

typedef struct dxil_ray_query_candidate_object_ray_direction_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_candidate_object_ray_direction_args;
/* Returns one coordinate of the direction of the ray in the space of the instance of the candidate;
 * it is not normalized. It is defined after RayQuery_Proceed returned true. Returns: Coordinate in
 * object space. */
DXIL_API dxil_value dxil_op_ray_query_candidate_object_ray_direction(dxil_builder *builder, const dxil_ray_query_candidate_object_ray_direction_args *args);

typedef struct dxil_ray_query_committed_instance_index_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_committed_instance_index_args;
/* Returns the position of the instance of the committed hit in the top-level acceleration
 * structure. It is defined once a hit is committed. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_ray_query_committed_instance_index(dxil_builder *builder, const dxil_ray_query_committed_instance_index_args *args);

typedef struct dxil_ray_query_committed_instance_id_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_committed_instance_id_args;
/* Returns the 24-bit number that the application gave the instance of the committed hit. It is
 * defined once a hit is committed. Returns: User number of the instance. */
DXIL_API dxil_value dxil_op_ray_query_committed_instance_id(dxil_builder *builder, const dxil_ray_query_committed_instance_id_args *args);

typedef struct dxil_ray_query_committed_geometry_index_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_committed_geometry_index_args;
/* Returns the position of the geometry of the committed hit within its bottom-level acceleration
 * structure. It is defined once a hit is committed. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_ray_query_committed_geometry_index(dxil_builder *builder, const dxil_ray_query_committed_geometry_index_args *args);

typedef struct dxil_ray_query_committed_primitive_index_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_committed_primitive_index_args;
/* Returns the position of the primitive of the committed hit within its geometry. It is defined
 * once a hit is committed. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_ray_query_committed_primitive_index(dxil_builder *builder, const dxil_ray_query_committed_primitive_index_args *args);

typedef struct dxil_ray_query_committed_object_ray_origin_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_committed_object_ray_origin_args;
/* Returns one coordinate of the origin of the ray in the space of the instance of the committed
 * hit. It is defined once a hit is committed. Returns: Coordinate in object space. */
DXIL_API dxil_value dxil_op_ray_query_committed_object_ray_origin(dxil_builder *builder, const dxil_ray_query_committed_object_ray_origin_args *args);

typedef struct dxil_ray_query_committed_object_ray_direction_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_committed_object_ray_direction_args;
/* Returns one coordinate of the direction of the ray in the space of the instance of the committed
 * hit; it is not normalized. It is defined once a hit is committed. Returns: Coordinate in object
 * space. */
DXIL_API dxil_value dxil_op_ray_query_committed_object_ray_direction(dxil_builder *builder, const dxil_ray_query_committed_object_ray_direction_args *args);

typedef struct dxil_geometry_index_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_geometry_index_args;
/* Returns the position of the geometry within the bottom-level acceleration structure. It needs
 * raytracing tier 1.1. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_geometry_index(dxil_builder *builder, const dxil_geometry_index_args *args);

typedef struct dxil_ray_query_candidate_instance_contribution_to_hit_group_index_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_candidate_instance_contribution_to_hit_group_index_args;
/* Returns the number that the application gave the instance of the candidate as its share of the
 * shader table index. It is defined after RayQuery_Proceed returned true. Returns: Share of the
 * instance. */
DXIL_API dxil_value dxil_op_ray_query_candidate_instance_contribution_to_hit_group_index(dxil_builder *builder, const dxil_ray_query_candidate_instance_contribution_to_hit_group_index_args *args);

typedef struct dxil_ray_query_committed_instance_contribution_to_hit_group_index_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_committed_instance_contribution_to_hit_group_index_args;
/* Returns the number that the application gave the instance of the committed hit as its share of
 * the shader table index. It is defined once a hit is committed. Returns: Share of the instance. */
DXIL_API dxil_value dxil_op_ray_query_committed_instance_contribution_to_hit_group_index(dxil_builder *builder, const dxil_ray_query_committed_instance_contribution_to_hit_group_index_args *args);

typedef struct dxil_annotate_handle_args {
  /* Handle from a binding or a heap. */
  dxil_value res;
  /* Two constant words: kind and flags, then type, stride or size. */
  dxil_value props;
} dxil_annotate_handle_args;
/* Adds to a handle what the shader knows of the resource: its class, kind, element type or stride,
 * and flags such as globally coherent. Every access from DXIL 1.6 goes through such a handle;
 * properties that do not fit the resource bound at run time are undefined behaviour. Returns: The
 * same resource with its properties. */
DXIL_API dxil_value dxil_op_annotate_handle(dxil_builder *builder, const dxil_annotate_handle_args *args);

typedef struct dxil_create_handle_from_binding_args {
  /* First and last register of the range, register space and class. */
  dxil_value bind;
  /* Register of the resource: the first of the range plus the array index. */
  dxil_value index;
  /* True if the index may differ between the threads of a wave. */
  uint32_t non_uniform_index;
} dxil_create_handle_from_binding_args;
/* Returns a handle of a resource at a binding: a register range, a space and a class. An index
 * outside the range is undefined. AnnotateHandle must follow before the first access. For a target
 * before DXIL 1.6 the linker uses CreateHandle. Returns: Handle of the resource. */
DXIL_API dxil_value dxil_op_create_handle_from_binding(dxil_builder *builder, const dxil_create_handle_from_binding_args *args);

typedef struct dxil_create_handle_from_heap_args {
  /* Index of the descriptor in the heap. */
  dxil_value index;
  /* True for the sampler heap, false for the heap of all other resources. */
  uint32_t sampler_heap;
  /* True if the index may differ between the threads of a wave. */
  uint32_t non_uniform_index;
} dxil_create_handle_from_heap_args;
/* Returns a handle of a descriptor in the bound resource or sampler heap. The index must lie within
 * the heap and the descriptor must be of the annotated kind, or the behaviour is undefined. The
 * root signature must allow direct indexing of the heap. Returns: Handle of the resource. */
DXIL_API dxil_value dxil_op_create_handle_from_heap(dxil_builder *builder, const dxil_create_handle_from_heap_args *args);

typedef struct dxil_unpack4x8_args {
  /* How a byte is widened; a constant in practice. */
  dxil_value unpack_mode;
  /* Four packed bytes, the lowest first. */
  dxil_value pk;
  /* The overload: i32, i16. */
  dxil_type overload;
} dxil_unpack4x8_args;
/* Spreads the four bytes of an integer over four integers of the overload type, sign-extended or
 * zero-extended as the mode says. Returns: The four widened bytes, the lowest first. */
DXIL_API dxil_value dxil_op_unpack4x8(dxil_builder *builder, const dxil_unpack4x8_args *args);

typedef struct dxil_pack4x8_args {
  /* What happens to values that do not fit; a constant in practice. */
  dxil_value pack_mode;
  /* Value for the lowest byte. */
  dxil_value x;
  /* Value for the second byte. */
  dxil_value y;
  /* Value for the third byte. */
  dxil_value z;
  /* Value for the highest byte. */
  dxil_value w;
} dxil_pack4x8_args;
/* Packs four integers into the four bytes of one. The mode says whether a value that does not fit a
 * byte is truncated or clamped. Returns: The four bytes, x lowest. */
DXIL_API dxil_value dxil_op_pack4x8(dxil_builder *builder, const dxil_pack4x8_args *args);

typedef struct dxil_is_helper_lane_args {
  /* The overload: i1. */
  dxil_type overload;
} dxil_is_helper_lane_args;
/* Tells whether the lane exists only for the derivatives of its quad, because it lies outside the
 * primitive or was discarded. The answer may change during a shader, and is false in stages other
 * than pixel shaders. Returns: True in a helper lane. */
DXIL_API dxil_value dxil_op_is_helper_lane(dxil_builder *builder, const dxil_is_helper_lane_args *args);

typedef struct dxil_quad_vote_args {
  /* Condition of this lane. */
  dxil_value cond;
  /* Any or all. A dxil_quad_vote_op_kind. */
  uint32_t op;
  /* The overload: i1. */
  dxil_type overload;
} dxil_quad_vote_args;
/* Tells whether a condition holds in any lane, or in all lanes, of the quad. Helper lanes take
 * part. For a target before DXIL 1.7 the linker replaces it with reads of the quad's lanes.
 * Returns: The answer, the same for the four lanes. */
DXIL_API dxil_value dxil_op_quad_vote(dxil_builder *builder, const dxil_quad_vote_args *args);

typedef struct dxil_texture_gather_raw_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in default mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, -32 to 31 texels; undef if there is none. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* The overload: i16, i32, i64. */
  dxil_type overload;
} dxil_texture_gather_raw_args;
/* Returns the bits of four texels around a position, unconverted, as integers of the width of the
 * format. The view must have an unsigned format of that width: one component of 16 or 32 bits, or
 * two of 32 for 64. The texels are those that bilinear filtering of the finest level would use, in
 * the order lower left, lower right, upper right, upper left. It is a feature of the device.
 * Returns: The bits of each texel, then the status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_texture_gather_raw(dxil_builder *builder, const dxil_texture_gather_raw_args *args);

typedef struct dxil_sample_cmp_level_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in comparison mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Reference value; the sampler says how it is compared. For normalized formats it is clamped to
   * their range. */
  dxil_value compare_value;
  /* Mip level, 0 for the finest. */
  dxil_value lod;
  /* The overload: half, float. */
  dxil_type overload;
} dxil_sample_cmp_level_args;
/* Compares the texels of a given mip level with a reference value and filters the outcomes, 1 for
 * each that passes. No quad is needed. It is a feature of the device. Returns: The share of texels
 * that passed, from 0 to 1, in each component; then the status for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample_cmp_level(dxil_builder *builder, const dxil_sample_cmp_level_args *args);

typedef struct dxil_texture_store_sample_args {
  /* Multisampled texture: a UAV. */
  dxil_value srv;
  /* Texel x. */
  dxil_value coord0;
  /* Texel y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Texel z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* First component. */
  dxil_value value0;
  /* Second component. */
  dxil_value value1;
  /* Third component. */
  dxil_value value2;
  /* Fourth component. */
  dxil_value value3;
  /* Components to write: all four. A dxil_component_mask. */
  uint32_t mask;
  /* Number of the sample. */
  dxil_value sample_idx;
} dxil_texture_store_sample_args;
/* Writes one sample of a texel of a multisampled UAV. All four components must be given.
 * Coordinates or a sample outside the texture write nothing, and so do helper lanes. It is a
 * feature of the device. */
DXIL_API void dxil_op_texture_store_sample(dxil_builder *builder, const dxil_texture_store_sample_args *args);

typedef struct dxil_allocate_node_output_records_args {
  /* Output to send to. */
  dxil_value output;
  /* Number of records; for the group, the same in all threads. */
  dxil_value num_records;
  /* True if each thread asks for itself, false if the group asks as one. */
  uint32_t per_thread;
} dxil_allocate_node_output_records_args;
/* Allocates records to send to another node. They are zeroed or undefined until written, and are
 * sent by OutputComplete. A call for the group must be in uniform control flow with uniform
 * arguments. A thread may ask for none; the sum must not exceed the declared maximum. Returns: The
 * records. */
DXIL_API dxil_value dxil_op_allocate_node_output_records(dxil_builder *builder, const dxil_allocate_node_output_records_args *args);

typedef struct dxil_get_node_record_ptr_args {
  /* Records. */
  dxil_value recordhandle;
  /* Record, from 0. */
  dxil_value array_index;
  /* The overload: udt. */
  dxil_type overload;
} dxil_get_node_record_ptr_args;
/* Returns a pointer to one record of an input or an output, in the address space of node records.
 * An index beyond the records is undefined behaviour, and so is a pointer used after
 * OutputComplete. Input records can be written only if they are declared so. Returns: Pointer to
 * the record. */
DXIL_API dxil_value dxil_op_get_node_record_ptr(dxil_builder *builder, const dxil_get_node_record_ptr_args *args);

typedef struct dxil_increment_output_count_args {
  /* Output with empty records. */
  dxil_value output;
  /* Number of records to add. */
  dxil_value count;
  /* True if each thread asks for itself, false if the group asks as one. */
  uint32_t per_thread;
} dxil_increment_output_count_args;
/* Adds to the number of empty records to send to another node. A call for the group must be in
 * uniform control flow with uniform arguments. The sum must not exceed the declared maximum. */
DXIL_API void dxil_op_increment_output_count(dxil_builder *builder, const dxil_increment_output_count_args *args);

typedef struct dxil_output_complete_args {
  /* Records to send. */
  dxil_value output;
} dxil_output_complete_args;
/* Sends allocated records; the shader must not use them afterwards. It must be called once for each
 * allocation, on each path, in control flow as uniform as that of the allocation. */
DXIL_API void dxil_op_output_complete(dxil_builder *builder, const dxil_output_complete_args *args);

typedef struct dxil_get_input_record_count_args {
  /* Input of the node. */
  dxil_value input;
} dxil_get_input_record_count_args;
/* Returns the number of records that a coalescing node shader was launched with. Returns: Number of
 * records, from 1 to the declared maximum. */
DXIL_API dxil_value dxil_op_get_input_record_count(dxil_builder *builder, const dxil_get_input_record_count_args *args);

typedef struct dxil_finished_cross_group_sharing_args {
  /* Shared input record. */
  dxil_value input;
} dxil_finished_cross_group_sharing_args;
/* Tells whether this thread group is the last of its dispatch to call the op for a shared input
 * record, so that it may read what the others wrote. All threads must reach it, in uniform control
 * flow, once at most, and no shared field may be written afterwards. The record must be declared to
 * track sharing. Returns: True in the last group. */
DXIL_API dxil_value dxil_op_finished_cross_group_sharing(dxil_builder *builder, const dxil_finished_cross_group_sharing_args *args);

typedef struct dxil_barrier_by_memory_type_args {
  /* Kinds of memory to order. A dxil_memory_type_flags. */
  uint32_t memory_type_flags;
  /* Whether to wait, and how far the order reaches. A dxil_barrier_semantic_flags. */
  uint32_t semantic_flags;
} dxil_barrier_by_memory_type_args;
/* Orders accesses to the named kinds of memory before the call against those after it, within the
 * named scope, and waits for the thread group if asked. Flags that need a thread group or a node
 * limit the stages; ReorderScope needs DXIL 1.9 and a ray generation shader. For a target before
 * DXIL 1.8 the linker turns a call without newer flags into Barrier. With GroupSync every thread of
 * the group must reach the same call, or the result is undefined. */
DXIL_API void dxil_op_barrier_by_memory_type(dxil_builder *builder, const dxil_barrier_by_memory_type_args *args);

typedef struct dxil_barrier_by_memory_handle_args {
  /* UAV whose accesses are ordered. */
  dxil_value object;
  /* Whether to wait, and how far the order reaches. A dxil_barrier_semantic_flags. */
  uint32_t semantic_flags;
} dxil_barrier_by_memory_handle_args;
/* Orders accesses to one UAV before the call against those after it, within the named scope, and
 * waits for the thread group if asked. Accesses to the same memory through other handles are not
 * ordered. With GroupSync every thread of the group must reach the same call, or the result is
 * undefined. */
DXIL_API void dxil_op_barrier_by_memory_handle(dxil_builder *builder, const dxil_barrier_by_memory_handle_args *args);

typedef struct dxil_barrier_by_node_record_handle_args {
  /* Records whose accesses are ordered. */
  dxil_value object;
  /* Whether to wait, and how far the order reaches. A dxil_barrier_semantic_flags. */
  uint32_t semantic_flags;
} dxil_barrier_by_node_record_handle_args;
/* Orders accesses to one set of node records before the call against those after it, within the
 * named scope, and waits for the thread group if asked. Only node shaders have records. With
 * GroupSync every thread of the group must reach the same call, or the result is undefined. */
DXIL_API void dxil_op_barrier_by_node_record_handle(dxil_builder *builder, const dxil_barrier_by_node_record_handle_args *args);

typedef struct dxil_create_node_output_handle_args {
  /* Number of the output in the metadata of the entry point. */
  uint32_t metadata_idx;
} dxil_create_node_output_handle_args;
/* Returns a handle of a declared output of the node shader. AnnotateNodeHandle must follow.
 * Returns: Handle of the output. */
DXIL_API dxil_value dxil_op_create_node_output_handle(dxil_builder *builder, const dxil_create_node_output_handle_args *args);

typedef struct dxil_index_node_handle_args {
  /* Handle of the array. */
  dxil_value node_output_handle;
  /* Element, from 0; may vary between threads. */
  dxil_value array_index;
} dxil_index_node_handle_args;
/* Returns a handle of one element of an output array. An index beyond the array gives an output
 * that is not valid. Returns: Handle of the element. */
DXIL_API dxil_value dxil_op_index_node_handle(dxil_builder *builder, const dxil_index_node_handle_args *args);

typedef struct dxil_annotate_node_handle_args {
  /* Handle of the output. */
  dxil_value node;
  /* Two constant words: flags, then record size. */
  dxil_value props;
} dxil_annotate_node_handle_args;
/* Adds to the handle of an output what the shader knows of it: its flags, see NodeIOFlag, and the
 * size of its records in bytes. Returns: The same output with its properties. */
DXIL_API dxil_value dxil_op_annotate_node_handle(dxil_builder *builder, const dxil_annotate_node_handle_args *args);

typedef struct dxil_create_node_input_record_handle_args {
  /* Number of the input in the metadata of the entry point. */
  uint32_t metadata_idx;
} dxil_create_node_input_record_handle_args;
/* Returns a handle of the input records of the node shader. AnnotateNodeRecordHandle must follow.
 * Returns: Handle of the records. */
DXIL_API dxil_value dxil_op_create_node_input_record_handle(dxil_builder *builder, const dxil_create_node_input_record_handle_args *args);

typedef struct dxil_annotate_node_record_handle_args {
  /* Handle of the records. */
  dxil_value noderecord;
  /* Two constant words: flags, then record size. */
  dxil_value props;
} dxil_annotate_node_record_handle_args;
/* Adds to the handle of records what the shader knows of them: their flags, see NodeIOFlag, and
 * their size in bytes. Returns: The same records with their properties. */
DXIL_API dxil_value dxil_op_annotate_node_record_handle(dxil_builder *builder, const dxil_annotate_node_record_handle_args *args);

typedef struct dxil_node_output_is_valid_args {
  /* Output to test. */
  dxil_value output;
} dxil_node_output_is_valid_args;
/* Tells whether an output leads to a node of the graph that can still receive records: it is false
 * for an absent node, and for recursion that has reached its limit. It is uniform for a uniform
 * handle. Returns: True if records can be sent. */
DXIL_API dxil_value dxil_op_node_output_is_valid(dxil_builder *builder, const dxil_node_output_is_valid_args *args);

/* Returns how many times the node may still send to itself. It is 0 in the last level and in nodes
 * without recursion. Returns: Number of levels. */
DXIL_API dxil_value dxil_op_get_remaining_recursion_levels(dxil_builder *builder);

typedef struct dxil_sample_cmp_grad_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in comparison mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Reference value; the sampler says how it is compared. For normalized formats it is clamped to
   * their range. */
  dxil_value compare_value;
  /* Change of coordinate x per pixel in x. */
  dxil_value ddx0;
  /* Change of coordinate y per pixel in x; undef if unused. May be left out. */
  dxil_value ddx1;
  /* Change of coordinate z per pixel in x; undef if unused. May be left out. */
  dxil_value ddx2;
  /* Change of coordinate x per pixel in y. */
  dxil_value ddy0;
  /* Change of coordinate y per pixel in y; undef if unused. May be left out. */
  dxil_value ddy1;
  /* Change of coordinate z per pixel in y; undef if unused. May be left out. */
  dxil_value ddy2;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
  /* The overload: half, float. */
  dxil_type overload;
} dxil_sample_cmp_grad_args;
/* Compares texels with a reference value and filters the outcomes, 1 for each that passes, at the
 * mip level that the given gradients ask for. No quad is needed. It is a feature of the device.
 * Returns: The share of texels that passed, from 0 to 1, in each component; then the status for
 * CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample_cmp_grad(dxil_builder *builder, const dxil_sample_cmp_grad_args *args);

typedef struct dxil_sample_cmp_bias_args {
  /* Texture to sample: an SRV. */
  dxil_value srv;
  /* Sampler in comparison mode. */
  dxil_value sampler;
  /* Normalized coordinate x. */
  dxil_value coord0;
  /* Normalized coordinate y, or slice of a one-dimensional array; undef if unused. May be left out. */
  dxil_value coord1;
  /* Normalized coordinate z, or slice of a two-dimensional array; undef if unused. May be left out. */
  dxil_value coord2;
  /* Slice of a cube array; undef for all other textures. May be left out. */
  dxil_value coord3;
  /* Offset in x, texels, -8 to 7; undef for cubes and if there is no offset. A constant before DXIL
   * 1.7. May be left out. */
  dxil_value offset0;
  /* Offset in y, likewise. May be left out. */
  dxil_value offset1;
  /* Offset in z, likewise. May be left out. */
  dxil_value offset2;
  /* Reference value; the sampler says how it is compared. For normalized formats it is clamped to
   * their range. */
  dxil_value compare_value;
  /* Added to the mip level before clamping. */
  dxil_value bias;
  /* Lowest mip level that may be used; undef for no limit. May be left out. */
  dxil_value clamp;
  /* The overload: half, float. */
  dxil_type overload;
} dxil_sample_cmp_bias_args;
/* Compares texels with a reference value and filters the outcomes, 1 for each that passes, with a
 * bias added to the computed mip level. The mip level comes from the differences of the coordinates
 * between the lanes of the quad, so in divergent control flow, or with an inactive neighbour, it is
 * undefined. It is a feature of the device. The validator refuses constant biases outside -16 to
 * 15.99. Returns: The share of texels that passed, from 0 to 1, in each component; then the status
 * for CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_sample_cmp_bias(dxil_builder *builder, const dxil_sample_cmp_bias_args *args);

typedef struct dxil_start_vertex_location_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_start_vertex_location_args;
/* Returns the value added to each vertex index: the base vertex of an indexed draw, the first
 * vertex of another. It is uniform in a draw, and is signed for indexed draws. Returns: First or
 * base vertex. */
DXIL_API dxil_value dxil_op_start_vertex_location(dxil_builder *builder, const dxil_start_vertex_location_args *args);

typedef struct dxil_start_instance_location_args {
  /* The overload: i32. */
  dxil_type overload;
} dxil_start_instance_location_args;
/* Returns the value added to each instance number when instance data is fetched. It is uniform in a
 * draw. Returns: First instance. */
DXIL_API dxil_value dxil_op_start_instance_location(dxil_builder *builder, const dxil_start_instance_location_args *args);

typedef struct dxil_allocate_ray_query2_args {
  /* Flags that hold for every ray of the query. A dxil_ray_flag. */
  uint32_t const_ray_flags;
  /* Flags of the query. A dxil_ray_query_flag. */
  uint32_t const_ray_query_flags;
} dxil_allocate_ray_query2_args;
/* Creates a ray query object with ray flags and query flags known at compile time. ForceOMM2State
 * needs AllowOpacityMicromaps. It holds no ray until RayQuery_TraceRayInline gives it one. Returns:
 * The query. */
DXIL_API dxil_value dxil_op_allocate_ray_query2(dxil_builder *builder, const dxil_allocate_ray_query2_args *args);

typedef struct dxil_hit_object_trace_ray_args {
  /* Acceleration structure: an SRV; a null one is missed. */
  dxil_value acceleration_structure;
  /* How the ray is traced; unknown bits are ignored. */
  dxil_value ray_flags;
  /* Instances count whose mask shares a bit with the low eight bits. */
  dxil_value instance_inclusion_mask;
  /* Offset added to the shader table index of a hit; the low four bits count. */
  dxil_value ray_contribution_to_hit_group_index;
  /* Factor of the geometry index in the shader table index; the low four bits count. */
  dxil_value multiplier_for_geometry_contribution_to_hit_group_index;
  /* Index in the miss shader table; the low 16 bits count. */
  dxil_value miss_shader_index;
  /* Origin of the ray, x. */
  dxil_value origin_x;
  /* Origin of the ray, y. */
  dxil_value origin_y;
  /* Origin of the ray, z. */
  dxil_value origin_z;
  /* Start of the ray, in lengths of the direction; not negative. */
  dxil_value tmin;
  /* Direction of the ray, x. */
  dxil_value direction_x;
  /* Direction of the ray, y. */
  dxil_value direction_y;
  /* Direction of the ray, z. */
  dxil_value direction_z;
  /* End of the ray, in lengths of the direction; not below its start. */
  dxil_value tmax;
  /* Pointer to the payload, a struct. */
  dxil_value payload;
  /* The overload: udt. */
  dxil_type overload;
} dxil_hit_object_trace_ray_args;
/* Searches an acceleration structure along a ray as TraceRay does, any-hit and intersection shaders
 * included, but runs no closest-hit or miss shader: what was found is returned as a hit object. A
 * NaN in the ray, or a zero direction, gives undefined hits but no fault. Returns: A hit or a miss. */
DXIL_API dxil_value dxil_op_hit_object_trace_ray(dxil_builder *builder, const dxil_hit_object_trace_ray_args *args);

typedef struct dxil_hit_object_from_ray_query_args {
  /* Query; its committed hit must be a triangle, if there is one. */
  dxil_value ray_query_handle;
} dxil_hit_object_from_ray_query_args;
/* Makes a hit object from the hit that a query has committed, or a miss if there is none. The
 * attributes are those of a triangle. Returns: A hit or a miss. */
DXIL_API dxil_value dxil_op_hit_object_from_ray_query(dxil_builder *builder, const dxil_hit_object_from_ray_query_args *args);

typedef struct dxil_hit_object_from_ray_query_with_attrs_args {
  /* Query. */
  dxil_value ray_query_handle;
  /* Hit kind, from 0 to 127 for a procedural primitive. */
  dxil_value hit_kind;
  /* Pointer to the attributes, a struct. */
  dxil_value committed_attribs;
  /* The overload: udt. */
  dxil_type overload;
} dxil_hit_object_from_ray_query_with_attrs_args;
/* Makes a hit object from the hit that a query has committed, with a hit kind and attributes of its
 * own, or a miss if there is none. Returns: A hit or a miss. */
DXIL_API dxil_value dxil_op_hit_object_from_ray_query_with_attrs(dxil_builder *builder, const dxil_hit_object_from_ray_query_with_attrs_args *args);

typedef struct dxil_hit_object_make_miss_args {
  /* Flags of the ray. */
  dxil_value ray_flags;
  /* Index in the miss shader table. */
  dxil_value miss_shader_index;
  /* Origin of the ray, x. */
  dxil_value origin_x;
  /* Origin of the ray, y. */
  dxil_value origin_y;
  /* Origin of the ray, z. */
  dxil_value origin_z;
  /* Start of the ray, in lengths of the direction; not negative. */
  dxil_value tmin;
  /* Direction of the ray, x. */
  dxil_value direction_x;
  /* Direction of the ray, y. */
  dxil_value direction_y;
  /* Direction of the ray, z. */
  dxil_value direction_z;
  /* End of the ray, in lengths of the direction; not below its start. */
  dxil_value tmax;
} dxil_hit_object_make_miss_args;
/* Makes a hit object that is a miss of the given ray. Nothing is searched. Returns: A miss. */
DXIL_API dxil_value dxil_op_hit_object_make_miss(dxil_builder *builder, const dxil_hit_object_make_miss_args *args);

/* Makes a hit object that is neither hit nor miss. Invoking it runs no shader. Returns: An empty
 * hit object. */
DXIL_API dxil_value dxil_op_hit_object_make_nop(dxil_builder *builder);

typedef struct dxil_hit_object_invoke_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Pointer to the payload, a struct. */
  dxil_value payload;
  /* The overload: udt. */
  dxil_type overload;
} dxil_hit_object_invoke_args;
/* Runs the closest-hit or miss shader of a hit object with a payload. An empty hit object, and one
 * whose shader record is empty, run nothing. */
DXIL_API void dxil_op_hit_object_invoke(dxil_builder *builder, const dxil_hit_object_invoke_args *args);

typedef struct dxil_maybe_reorder_thread_args {
  /* Hit object that tells what the thread will do, or an empty one. */
  dxil_value hit_object;
  /* Bits of equal meaning in threads that do similar work. */
  dxil_value coherence_hint;
  /* How many of the low bits of the hint count; 0 for no hint. */
  dxil_value num_coherence_hint_bits_from_lsb;
} dxil_maybe_reorder_thread_args;
/* Lets the device group threads that will do similar work, judged by a hit object, a hint, or both.
 * It may do nothing. Values of the thread are kept, but wave and quad neighbours may change; memory
 * is ordered only by a barrier with ReorderScope. */
DXIL_API void dxil_op_maybe_reorder_thread(dxil_builder *builder, const dxil_maybe_reorder_thread_args *args);

typedef struct dxil_hit_object_is_miss_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i1. */
  dxil_type overload;
} dxil_hit_object_is_miss_args;
/* Tells whether a hit object is a miss. An empty one is not. Returns: True for a miss. */
DXIL_API dxil_value dxil_op_hit_object_is_miss(dxil_builder *builder, const dxil_hit_object_is_miss_args *args);

typedef struct dxil_hit_object_is_hit_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i1. */
  dxil_type overload;
} dxil_hit_object_is_hit_args;
/* Tells whether a hit object is a hit. An empty one is not. Returns: True for a hit. */
DXIL_API dxil_value dxil_op_hit_object_is_hit(dxil_builder *builder, const dxil_hit_object_is_hit_args *args);

typedef struct dxil_hit_object_is_nop_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i1. */
  dxil_type overload;
} dxil_hit_object_is_nop_args;
/* Tells whether a hit object is empty: neither hit nor miss. Returns: True for an empty one. */
DXIL_API dxil_value dxil_op_hit_object_is_nop(dxil_builder *builder, const dxil_hit_object_is_nop_args *args);

typedef struct dxil_hit_object_ray_flags_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_object_ray_flags_args;
/* Returns the flags of the ray of a hit object. An empty hit object gives 0. Returns: A union of
 * RayFlag values. */
DXIL_API dxil_value dxil_op_hit_object_ray_flags(dxil_builder *builder, const dxil_hit_object_ray_flags_args *args);

typedef struct dxil_hit_object_ray_tmin_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_ray_tmin_args;
/* Returns where along the ray of a hit object the search started, in lengths of the direction. An
 * empty hit object gives 0. Returns: Start of the ray. */
DXIL_API dxil_value dxil_op_hit_object_ray_tmin(dxil_builder *builder, const dxil_hit_object_ray_tmin_args *args);

typedef struct dxil_hit_object_ray_tcurrent_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_ray_tcurrent_args;
/* Returns how far along its ray a hit is, in lengths of the direction; for a miss the end of the
 * ray. An empty hit object gives 0. Returns: Distance along the ray. */
DXIL_API dxil_value dxil_op_hit_object_ray_tcurrent(dxil_builder *builder, const dxil_hit_object_ray_tcurrent_args *args);

typedef struct dxil_hit_object_world_ray_origin_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_world_ray_origin_args;
/* Returns one coordinate of the origin of the ray in world space. An empty hit object gives 0.
 * Returns: Coordinate in world space. */
DXIL_API dxil_value dxil_op_hit_object_world_ray_origin(dxil_builder *builder, const dxil_hit_object_world_ray_origin_args *args);

typedef struct dxil_hit_object_world_ray_direction_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_world_ray_direction_args;
/* Returns one coordinate of the direction of the ray in world space. An empty hit object gives 0.
 * Returns: Coordinate in world space. */
DXIL_API dxil_value dxil_op_hit_object_world_ray_direction(dxil_builder *builder, const dxil_hit_object_world_ray_direction_args *args);

typedef struct dxil_hit_object_object_ray_origin_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_object_ray_origin_args;
/* Returns one coordinate of the origin of the ray in the space of the instance; for a miss, in
 * world space. An empty hit object gives 0. Returns: Coordinate in object space. */
DXIL_API dxil_value dxil_op_hit_object_object_ray_origin(dxil_builder *builder, const dxil_hit_object_object_ray_origin_args *args);

typedef struct dxil_hit_object_object_ray_direction_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Coordinate: 0 for x, 1 for y, 2 for z. */
  uint32_t component;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_object_ray_direction_args;
/* Returns one coordinate of the direction of the ray in the space of the instance, not normalized;
 * for a miss, in world space. An empty hit object gives 0. Returns: Coordinate in object space. */
DXIL_API dxil_value dxil_op_hit_object_object_ray_direction(dxil_builder *builder, const dxil_hit_object_object_ray_direction_args *args);

typedef struct dxil_hit_object_object_to_world3x4_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Row: 0 to 2. */
  uint32_t row;
  /* Column: 0 to 3; the last is the translation. */
  uint32_t col;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_object_to_world3x4_args;
/* Returns one element of the 3 by 4 matrix that takes points from the space of the instance to
 * world space. A miss and an empty hit object give the identity. Returns: The element. */
DXIL_API dxil_value dxil_op_hit_object_object_to_world3x4(dxil_builder *builder, const dxil_hit_object_object_to_world3x4_args *args);

typedef struct dxil_hit_object_world_to_object3x4_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Row: 0 to 2. */
  uint32_t row;
  /* Column: 0 to 3; the last is the translation. */
  uint32_t col;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_world_to_object3x4_args;
/* Returns one element of the 3 by 4 matrix that takes points from world space to the space of the
 * instance. A miss and an empty hit object give the identity. Returns: The element. */
DXIL_API dxil_value dxil_op_hit_object_world_to_object3x4(dxil_builder *builder, const dxil_hit_object_world_to_object3x4_args *args);

typedef struct dxil_hit_object_geometry_index_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_object_geometry_index_args;
/* Returns the position of the geometry that is hit within its bottom-level acceleration structure.
 * A miss and an empty hit object give 0. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_hit_object_geometry_index(dxil_builder *builder, const dxil_hit_object_geometry_index_args *args);

typedef struct dxil_hit_object_instance_index_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_object_instance_index_args;
/* Returns the position of the instance that is hit in the top-level acceleration structure. A miss
 * and an empty hit object give 0. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_hit_object_instance_index(dxil_builder *builder, const dxil_hit_object_instance_index_args *args);

typedef struct dxil_hit_object_instance_id_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_object_instance_id_args;
/* Returns the 24-bit number that the application gave the instance that is hit. A miss and an empty
 * hit object give 0. Returns: User number of the instance. */
DXIL_API dxil_value dxil_op_hit_object_instance_id(dxil_builder *builder, const dxil_hit_object_instance_id_args *args);

typedef struct dxil_hit_object_primitive_index_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_object_primitive_index_args;
/* Returns the position of the primitive that is hit within its geometry. A miss and an empty hit
 * object give 0. Returns: Index from 0. */
DXIL_API dxil_value dxil_op_hit_object_primitive_index(dxil_builder *builder, const dxil_hit_object_primitive_index_args *args);

typedef struct dxil_hit_object_hit_kind_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_object_hit_kind_args;
/* Returns how the primitive was hit. A miss and an empty hit object give 0. Returns: The hit kind;
 * see HitKindValue. */
DXIL_API dxil_value dxil_op_hit_object_hit_kind(dxil_builder *builder, const dxil_hit_object_hit_kind_args *args);

typedef struct dxil_hit_object_shader_table_index_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_object_shader_table_index_args;
/* Returns the index of the shader record that invoking the hit object would use. An empty hit
 * object gives 0. Returns: Index in the hit group or miss shader table. */
DXIL_API dxil_value dxil_op_hit_object_shader_table_index(dxil_builder *builder, const dxil_hit_object_shader_table_index_args *args);

typedef struct dxil_hit_object_set_shader_table_index_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Index in the hit group or miss shader table. */
  dxil_value shader_table_index;
} dxil_hit_object_set_shader_table_index_args;
/* Returns a copy of a hit object that uses another shader record. For an empty one nothing changes.
 * An index beyond the table is undefined behaviour when invoked. Returns: The changed hit object. */
DXIL_API dxil_value dxil_op_hit_object_set_shader_table_index(dxil_builder *builder, const dxil_hit_object_set_shader_table_index_args *args);

typedef struct dxil_hit_object_load_local_root_table_constant_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Offset in the local root arguments, in bytes: a multiple of 4. */
  dxil_value offset;
} dxil_hit_object_load_local_root_table_constant_args;
/* Reads 32 bits of the local root arguments of the shader record of a hit object. Offsets outside
 * the record, and empty hit objects, give an undefined value or 0. Returns: The value. */
DXIL_API dxil_value dxil_op_hit_object_load_local_root_table_constant(dxil_builder *builder, const dxil_hit_object_load_local_root_table_constant_args *args);

typedef struct dxil_hit_object_attributes_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* Pointer to the struct to fill. */
  dxil_value attributes;
  /* The overload: udt. */
  dxil_type overload;
} dxil_hit_object_attributes_args;
/* Copies the attributes of a hit to memory. For a miss or an empty hit object the memory is left
 * undefined. The struct must be that of the hit. */
DXIL_API void dxil_op_hit_object_attributes(dxil_builder *builder, const dxil_hit_object_attributes_args *args);

typedef struct dxil_raw_buffer_vector_load_args {
  /* Byte-address or structured buffer: an SRV or a UAV. */
  dxil_value buf;
  /* Structure of a structured buffer; byte offset of a raw buffer. */
  dxil_value index;
  /* Byte within the structure for a structured buffer; undef for a raw buffer. May be left out. */
  dxil_value element_offset;
  /* Alignment of the access in bytes: a power of two, at most that of the largest scalar. */
  uint32_t alignment;
  /* The overload: half, float, i16, i32, double, i64. */
  dxil_type overload;
} dxil_raw_buffer_vector_load_args;
/* Reads a vector of any length from a byte-address or structured buffer. Each element is checked
 * for itself: a raw access beyond the end reads 0; a structure beyond the end reads 0, but a byte
 * offset beyond its structure is undefined. A buffer bound as a root descriptor has no bounds, and
 * an address outside it is undefined. Returns: The vector, then the status for
 * CheckAccessFullyMapped. */
DXIL_API dxil_value dxil_op_raw_buffer_vector_load(dxil_builder *builder, const dxil_raw_buffer_vector_load_args *args);

typedef struct dxil_raw_buffer_vector_store_args {
  /* Byte-address or structured buffer: a UAV. */
  dxil_value uav;
  /* Structure of a structured buffer; byte offset of a raw buffer. */
  dxil_value index;
  /* Byte within the structure for a structured buffer; undef for a raw buffer. May be left out. */
  dxil_value element_offset;
  /* Vector to write. */
  dxil_value value0;
  /* Alignment of the access in bytes: a power of two, at most that of the largest scalar. */
  uint32_t alignment;
} dxil_raw_buffer_vector_store_args;
/* Writes a vector of any length to a byte-address or structured buffer. Each element is checked for
 * itself: a raw access beyond the end writes nothing, nor does a structure beyond the end, but a
 * byte offset beyond its structure is undefined. Helper lanes write nothing. A buffer bound as a
 * root descriptor has no bounds, and an address outside it is undefined. */
DXIL_API void dxil_op_raw_buffer_vector_store(dxil_builder *builder, const dxil_raw_buffer_vector_store_args *args);

typedef struct dxil_vector_reduce_and_args {
  /* Vector to reduce. */
  dxil_value a;
} dxil_vector_reduce_and_args;
/* Combines all elements of a vector with a bitwise and. Of booleans it is true if every element is.
 * Returns: The and of all elements. */
DXIL_API dxil_value dxil_op_vector_reduce_and(dxil_builder *builder, const dxil_vector_reduce_and_args *args);

typedef struct dxil_vector_reduce_or_args {
  /* Vector to reduce. */
  dxil_value a;
} dxil_vector_reduce_or_args;
/* Combines all elements of a vector with a bitwise or. Of booleans it is true if any element is.
 * Returns: The or of all elements. */
DXIL_API dxil_value dxil_op_vector_reduce_or(dxil_builder *builder, const dxil_vector_reduce_or_args *args);

typedef struct dxil_fdot_args {
  /* First vector. */
  dxil_value a;
  /* Second vector. */
  dxil_value b;
} dxil_fdot_args;
/* Computes the dot product of two vectors of equal length, for vector overloads of any length. The
 * order of the additions and the number of roundings are not specified. Returns: The dot product, a
 * scalar of the element type. */
DXIL_API dxil_value dxil_op_fdot(dxil_builder *builder, const dxil_fdot_args *args);

/* Does nothing. It stands for experimental ops in tests. */
DXIL_API void dxil_op_experimental_nop(dxil_builder *builder);

/* Returns the index of this wave among the waves of its thread group. It is uniform in the wave.
 * Which threads a wave has is not specified. Returns: Index from 0 to the wave count less one. */
DXIL_API dxil_value dxil_op_get_group_wave_index(dxil_builder *builder);

/* Returns the number of waves that run the thread group. It is uniform in the group. Returns:
 * Number of waves, at least 1. */
DXIL_API dxil_value dxil_op_get_group_wave_count(dxil_builder *builder);

/* Returns the number that the application gave the cluster that is hit. Outside clustered geometry
 * it is -1. Returns: User number of the cluster, or -1. */
DXIL_API dxil_value dxil_op_cluster_id(dxil_builder *builder);

typedef struct dxil_ray_query_candidate_cluster_id_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_candidate_cluster_id_args;
/* Returns the number that the application gave the cluster of the candidate. Outside clustered
 * geometry it is -1. It is defined after RayQuery_Proceed returned true. Returns: User number of
 * the cluster, or -1. */
DXIL_API dxil_value dxil_op_ray_query_candidate_cluster_id(dxil_builder *builder, const dxil_ray_query_candidate_cluster_id_args *args);

typedef struct dxil_ray_query_committed_cluster_id_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: i32. */
  dxil_type overload;
} dxil_ray_query_committed_cluster_id_args;
/* Returns the number that the application gave the cluster of the committed hit. Outside clustered
 * geometry it is -1. It is defined once a hit is committed. Returns: User number of the cluster, or
 * -1. */
DXIL_API dxil_value dxil_op_ray_query_committed_cluster_id(dxil_builder *builder, const dxil_ray_query_committed_cluster_id_args *args);

typedef struct dxil_hit_object_cluster_id_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: i32. */
  dxil_type overload;
} dxil_hit_object_cluster_id_args;
/* Returns the number that the application gave the cluster that is hit. Outside clustered geometry
 * it is -1. Returns: User number of the cluster, or -1. */
DXIL_API dxil_value dxil_op_hit_object_cluster_id(dxil_builder *builder, const dxil_hit_object_cluster_id_args *args);

typedef struct dxil_triangle_object_position_args {
  /* The overload: float. */
  dxil_type overload;
} dxil_triangle_object_position_args;
/* Returns the vertices of the triangle that is hit, in the space of its instance. The acceleration
 * structure must allow access to its data; for other hits than triangles the result is undefined.
 * Returns: Three coordinates of the first vertex, then of the second and the third. */
DXIL_API dxil_value dxil_op_triangle_object_position(dxil_builder *builder, const dxil_triangle_object_position_args *args);

typedef struct dxil_ray_query_candidate_triangle_object_position_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_candidate_triangle_object_position_args;
/* Returns the vertices of the triangle of the candidate, in the space of its instance. The
 * acceleration structure must allow access to its data. It is defined after RayQuery_Proceed
 * returned true for a triangle. Returns: Three coordinates of the first vertex, then of the second
 * and the third. */
DXIL_API dxil_value dxil_op_ray_query_candidate_triangle_object_position(dxil_builder *builder, const dxil_ray_query_candidate_triangle_object_position_args *args);

typedef struct dxil_ray_query_committed_triangle_object_position_args {
  /* Query, from AllocateRayQuery or AllocateRayQuery2. */
  dxil_value ray_query_handle;
  /* The overload: float. */
  dxil_type overload;
} dxil_ray_query_committed_triangle_object_position_args;
/* Returns the vertices of the triangle of the committed hit, in the space of its instance. The
 * acceleration structure must allow access to its data. It is defined once a hit is committed and
 * is a triangle. Returns: Three coordinates of the first vertex, then of the second and the third. */
DXIL_API dxil_value dxil_op_ray_query_committed_triangle_object_position(dxil_builder *builder, const dxil_ray_query_committed_triangle_object_position_args *args);

typedef struct dxil_hit_object_triangle_object_position_args {
  /* Hit object; undef is refused. */
  dxil_value hit_object;
  /* The overload: float. */
  dxil_type overload;
} dxil_hit_object_triangle_object_position_args;
/* Returns the vertices of the triangle that is hit, in the space of its instance. The acceleration
 * structure must allow access to its data; for other hits than triangles the result is undefined.
 * Returns: Three coordinates of the first vertex, then of the second and the third. */
DXIL_API dxil_value dxil_op_hit_object_triangle_object_position(dxil_builder *builder, const dxil_hit_object_triangle_object_position_args *args);

typedef struct dxil_lin_alg_matrix_multiply_accumulate_args {
  /* Left factor. */
  dxil_value matrix_a;
  /* Right factor. */
  dxil_value matrix_b;
  /* Matrix to add to. */
  dxil_value matrix_c;
  /* The overload: object. */
  dxil_type overload0;
} dxil_lin_alg_matrix_multiply_accumulate_args;
/* Multiplies an M by K matrix by a K by N matrix and adds the product to an M by N matrix. The use
 * of the operands must be A, B and Accumulator, and all have one scope. The scope of the matrices
 * is a wave or a thread group, all of whose threads must make the call together with the same
 * arguments. The order of the additions and the precision in between are not specified. Returns: A
 * * B + C. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_multiply_accumulate(dxil_builder *builder, const dxil_lin_alg_matrix_multiply_accumulate_args *args);

typedef struct dxil_lin_alg_fill_matrix_args {
  /* Value of each element, converted to the component type of the matrix. */
  dxil_value value;
  /* The overload: object. */
  dxil_type overload0;
} dxil_lin_alg_fill_matrix_args;
/* Makes a matrix whose elements all have one value. The scope of the matrices is a wave or a thread
 * group, all of whose threads must make the call together with the same arguments. Returns: The
 * filled matrix. */
DXIL_API dxil_value dxil_op_lin_alg_fill_matrix(dxil_builder *builder, const dxil_lin_alg_fill_matrix_args *args);

typedef struct dxil_lin_alg_copy_convert_matrix_args {
  /* Matrix to copy. */
  dxil_value src_matrix;
  /* True to transpose; a constant. */
  dxil_value transpose;
  /* The overload: object. */
  dxil_type overload0;
} dxil_lin_alg_copy_convert_matrix_args;
/* Copies a matrix to another component type or use, and transposes it if asked. Values that the
 * type cannot represent are rounded or saturated as in other conversions. The scope of the matrices
 * is a wave or a thread group, all of whose threads must make the call together with the same
 * arguments. Returns: The converted matrix. */
DXIL_API dxil_value dxil_op_lin_alg_copy_convert_matrix(dxil_builder *builder, const dxil_lin_alg_copy_convert_matrix_args *args);

typedef struct dxil_lin_alg_matrix_load_from_descriptor_args {
  /* Byte-address buffer. */
  dxil_value handle;
  /* Offset of the first element in the buffer, in bytes. */
  dxil_value offset;
  /* Bytes from one row or column to the next; a constant 0 for layouts without rows. */
  dxil_value stride;
  /* Order of the elements; a constant. */
  dxil_value layout;
  /* Alignment of the first element in bytes: a constant, a positive multiple of 128. */
  dxil_value align;
  /* The overload: object. */
  dxil_type overload;
} dxil_lin_alg_matrix_load_from_descriptor_args;
/* Reads a matrix from a byte-address buffer. A matrix of thread scope needs a read-only buffer; one
 * of wave or thread group scope needs rows or columns. Elements beyond the end of the buffer read
 * as 0. Returns: The matrix. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_load_from_descriptor(dxil_builder *builder, const dxil_lin_alg_matrix_load_from_descriptor_args *args);

typedef struct dxil_lin_alg_matrix_load_from_memory_args {
  /* Groupshared array. */
  dxil_value memory;
  /* Offset of the first element in the array, in elements. */
  dxil_value offset;
  /* Elements of the array from one row or column to the next. */
  dxil_value stride;
  /* Order of the elements. */
  dxil_value layout;
  /* The overload: object. */
  dxil_type overload0;
  /* The overload: half, float, double, i16, i32, i64. */
  dxil_type overload1;
} dxil_lin_alg_matrix_load_from_memory_args;
/* Reads a matrix from a groupshared array. The scope of the matrices is a wave or a thread group,
 * all of whose threads must make the call together with the same arguments. Elements outside the
 * array are undefined. Returns: The matrix. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_load_from_memory(dxil_builder *builder, const dxil_lin_alg_matrix_load_from_memory_args *args);

typedef struct dxil_lin_alg_matrix_length_args {
  /* Matrix of wave or thread group scope. */
  dxil_value matrix;
} dxil_lin_alg_matrix_length_args;
/* Returns how many elements of a matrix this thread holds. How elements are spread over the threads
 * of the scope is not specified, and differs between devices. Returns: Number of elements, which
 * may be 0. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_length(dxil_builder *builder, const dxil_lin_alg_matrix_length_args *args);

typedef struct dxil_lin_alg_matrix_get_coordinate_args {
  /* Matrix of wave or thread group scope. */
  dxil_value matrix;
  /* Element that this thread holds, from 0 to LinAlgMatrixLength less one. */
  dxil_value thread_local_index;
} dxil_lin_alg_matrix_get_coordinate_args;
/* Returns where in the matrix an element is that this thread holds. An index beyond the elements of
 * the thread gives a position outside the matrix. Returns: The row, then the column. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_get_coordinate(dxil_builder *builder, const dxil_lin_alg_matrix_get_coordinate_args *args);

typedef struct dxil_lin_alg_matrix_get_element_args {
  /* Matrix of wave or thread group scope. */
  dxil_value matrix;
  /* Element that this thread holds, from 0 to LinAlgMatrixLength less one. */
  dxil_value thread_local_index;
  /* The overload: half, float, double, i16, i32, i64. */
  dxil_type overload0;
} dxil_lin_alg_matrix_get_element_args;
/* Returns the value of an element that this thread holds, converted to the overload type. An index
 * beyond the elements of the thread gives 0. Returns: The value. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_get_element(dxil_builder *builder, const dxil_lin_alg_matrix_get_element_args *args);

typedef struct dxil_lin_alg_matrix_set_element_args {
  /* Matrix of wave or thread group scope. */
  dxil_value matrix;
  /* Element that this thread holds, from 0 to LinAlgMatrixLength less one. */
  dxil_value thread_local_index;
  /* New value, converted to the component type. */
  dxil_value value;
  /* The overload: object. */
  dxil_type overload0;
} dxil_lin_alg_matrix_set_element_args;
/* Returns a copy of a matrix with the value of one element that this thread holds replaced. An
 * index beyond the elements of the thread changes nothing. Returns: The changed matrix. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_set_element(dxil_builder *builder, const dxil_lin_alg_matrix_set_element_args *args);

typedef struct dxil_lin_alg_matrix_store_to_descriptor_args {
  /* Matrix of wave or thread group scope. */
  dxil_value matrix;
  /* Byte-address buffer: a UAV. */
  dxil_value handle;
  /* Offset of the first element in the buffer, in bytes. */
  dxil_value offset;
  /* Bytes from one row or column to the next. */
  dxil_value stride;
  /* Order of the elements: a constant, RowMajor or ColumnMajor. */
  dxil_value layout;
  /* Alignment of the first element in bytes: a constant, a positive multiple of 128. */
  dxil_value align;
} dxil_lin_alg_matrix_store_to_descriptor_args;
/* Writes a matrix to a byte-address buffer, in rows or columns. The scope of the matrices is a wave
 * or a thread group, all of whose threads must make the call together with the same arguments.
 * Elements beyond the end of the buffer are dropped. */
DXIL_API void dxil_op_lin_alg_matrix_store_to_descriptor(dxil_builder *builder, const dxil_lin_alg_matrix_store_to_descriptor_args *args);

typedef struct dxil_lin_alg_matrix_store_to_memory_args {
  /* Matrix to store. */
  dxil_value matrix;
  /* Groupshared array. */
  dxil_value memory;
  /* Offset of the first element in the array, in elements. */
  dxil_value offset;
  /* Elements of the array from one row or column to the next. */
  dxil_value stride;
  /* Order of the elements. */
  dxil_value layout;
  /* The overload: half, float, double, i16, i32, i64. */
  dxil_type overload1;
} dxil_lin_alg_matrix_store_to_memory_args;
/* Writes a matrix to a groupshared array. The scope of the matrices is a wave or a thread group,
 * all of whose threads must make the call together with the same arguments. Elements outside the
 * array are undefined behaviour. */
DXIL_API void dxil_op_lin_alg_matrix_store_to_memory(dxil_builder *builder, const dxil_lin_alg_matrix_store_to_memory_args *args);

/* Tells how the device spreads an accumulator over threads: like a left factor or like a right
 * factor. It is a constant for a device, known when the shader is compiled for it. Returns: 0 for
 * the layout of A, 1 for that of B; see MatrixUse. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_query_accumulator_layout(dxil_builder *builder);

typedef struct dxil_lin_alg_matrix_multiply_args {
  /* Left factor. */
  dxil_value matrix_a;
  /* Right factor. */
  dxil_value matrix_b;
  /* The overload: object. */
  dxil_type overload0;
} dxil_lin_alg_matrix_multiply_args;
/* Multiplies an M by K matrix by a K by N matrix. The use of the operands must be A and B, that of
 * the result Accumulator, and all have one scope. The scope of the matrices is a wave or a thread
 * group, all of whose threads must make the call together with the same arguments. The order of the
 * additions and the precision in between are not specified. Returns: A * B. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_multiply(dxil_builder *builder, const dxil_lin_alg_matrix_multiply_args *args);

typedef struct dxil_lin_alg_matrix_accumulate_args {
  /* Accumulator. */
  dxil_value matrix_lhs;
  /* Matrix to add. */
  dxil_value matrix_rhs;
  /* The overload: object. */
  dxil_type overload0;
} dxil_lin_alg_matrix_accumulate_args;
/* Adds a matrix of use A or B to an accumulator of the same size, element by element. The scope of
 * the matrices is a wave or a thread group, all of whose threads must make the call together with
 * the same arguments. Returns: The sum. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_accumulate(dxil_builder *builder, const dxil_lin_alg_matrix_accumulate_args *args);

typedef struct dxil_lin_alg_mat_vec_mul_args {
  /* Matrix of thread scope. */
  dxil_value matrix;
  /* True if the elements of the result are signed, which floats always are; a constant. */
  dxil_value is_output_signed;
  /* Vector to multiply. */
  dxil_value input_vector;
  /* Component type that the elements of the vector stand for; a constant. */
  dxil_value interpretation;
  /* The overload: . */
  dxil_type overload0;
} dxil_lin_alg_mat_vec_mul_args;
/* Multiplies an M by K matrix by a vector of K components. Types narrower than the elements are
 * packed, several to an element. The matrix has thread scope and use A, so every thread may have
 * its own. The precision in between is not specified. Returns: A vector of M elements. */
DXIL_API dxil_value dxil_op_lin_alg_mat_vec_mul(dxil_builder *builder, const dxil_lin_alg_mat_vec_mul_args *args);

typedef struct dxil_lin_alg_mat_vec_mul_add_args {
  /* Matrix of thread scope. */
  dxil_value matrix;
  /* True if the elements of the result are signed, which floats always are; a constant. */
  dxil_value is_output_signed;
  /* Vector to multiply. */
  dxil_value input_vector;
  /* Component type that the elements of the vector stand for; a constant. */
  dxil_value input_interpretation;
  /* Vector to add. */
  dxil_value bias_vector;
  /* The overload: . */
  dxil_type overload0;
} dxil_lin_alg_mat_vec_mul_add_args;
/* Multiplies an M by K matrix by a vector of K components and adds a vector of M elements of the
 * type of the result. Types narrower than the elements are packed, several to an element. The
 * matrix has thread scope and use A, so every thread may have its own. The precision in between is
 * not specified. Returns: A vector of M elements. */
DXIL_API dxil_value dxil_op_lin_alg_mat_vec_mul_add(dxil_builder *builder, const dxil_lin_alg_mat_vec_mul_add_args *args);

typedef struct dxil_lin_alg_matrix_accumulate_to_descriptor_args {
  /* Accumulator. */
  dxil_value matrix;
  /* Byte-address buffer: a UAV. */
  dxil_value handle;
  /* Offset of the first element in the buffer, in bytes. */
  dxil_value offset;
  /* Bytes from one row or column to the next; a constant 0 for layouts without rows. */
  dxil_value stride;
  /* Order of the elements; a constant. */
  dxil_value layout;
  /* Alignment of the first element in bytes: a constant, a positive multiple of 128. */
  dxil_value align;
} dxil_lin_alg_matrix_accumulate_to_descriptor_args;
/* Adds an accumulator to a matrix in a byte-address buffer. Each element is added indivisibly, in
 * no particular order. A matrix of thread scope needs one of the outer product layouts, others need
 * rows or columns. Elements beyond the end of the buffer are dropped. */
DXIL_API void dxil_op_lin_alg_matrix_accumulate_to_descriptor(dxil_builder *builder, const dxil_lin_alg_matrix_accumulate_to_descriptor_args *args);

typedef struct dxil_lin_alg_matrix_accumulate_to_memory_args {
  /* Accumulator. */
  dxil_value matrix;
  /* Groupshared array. */
  dxil_value memory;
  /* Component type of the array. */
  dxil_value target_type;
  /* Offset of the first element in the array, in elements. */
  dxil_value offset;
  /* Elements of the array from one row or column to the next. */
  dxil_value stride;
  /* Order of the elements. */
  dxil_value layout;
  /* The overload: half, float, double, i16, i32, i64. */
  dxil_type overload1;
} dxil_lin_alg_matrix_accumulate_to_memory_args;
/* Adds an accumulator to a matrix in a groupshared array. Each element is added indivisibly, in no
 * particular order. Elements outside the array are undefined behaviour. */
DXIL_API void dxil_op_lin_alg_matrix_accumulate_to_memory(dxil_builder *builder, const dxil_lin_alg_matrix_accumulate_to_memory_args *args);

typedef struct dxil_lin_alg_matrix_outer_product_args {
  /* Vector of M elements, the rows. */
  dxil_value vector_a;
  /* Vector of N elements, the columns. */
  dxil_value vector_b;
  /* The overload: object. */
  dxil_type overload0;
} dxil_lin_alg_matrix_outer_product_args;
/* Multiplies each element of a vector of M by each of a vector of N elements. The result is an
 * accumulator, to add to a matrix in memory. Returns: An M by N matrix. */
DXIL_API dxil_value dxil_op_lin_alg_matrix_outer_product(dxil_builder *builder, const dxil_lin_alg_matrix_outer_product_args *args);

typedef struct dxil_lin_alg_convert_args {
  /* Vector to convert. */
  dxil_value input_vector;
  /* Component type of the operand; a constant. */
  dxil_value input_interpretation;
  /* Component type of the result; a constant. */
  dxil_value output_interpretation;
  /* The overload: . */
  dxil_type overload0;
} dxil_lin_alg_convert_args;
/* Converts the components of a vector from one type to another. Types narrower than the elements
 * are packed, several to an element. Values that a type cannot represent are rounded or saturated.
 * Returns: The converted vector. */
DXIL_API dxil_value dxil_op_lin_alg_convert(dxil_builder *builder, const dxil_lin_alg_convert_args *args);

typedef struct dxil_lin_alg_vector_accumulate_to_descriptor_args {
  /* Byte-address buffer: a UAV. */
  dxil_value handle;
  /* Offset of the first element, in bytes. */
  dxil_value offset;
  /* Alignment of the first element, in bytes. */
  dxil_value align;
  /* Vector to add. */
  dxil_value vector;
} dxil_lin_alg_vector_accumulate_to_descriptor_args;
/* Adds a vector to consecutive elements of a byte-address buffer. Each element is added
 * indivisibly, in no particular order. Elements beyond the end of the buffer are dropped. */
DXIL_API void dxil_op_lin_alg_vector_accumulate_to_descriptor(dxil_builder *builder, const dxil_lin_alg_vector_accumulate_to_descriptor_args *args);

/* Stops in a debugger if one is attached and debugging is enabled; otherwise does nothing. */
DXIL_API void dxil_op_debug_break(dxil_builder *builder);

/* Tells whether DebugBreak would stop. The answer may change while a shader runs. Returns: True if
 * debugging is enabled. */
DXIL_API dxil_value dxil_op_is_debugging_enabled(dxil_builder *builder);

#ifdef __cplusplus
}
#endif
