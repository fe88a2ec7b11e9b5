/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Makes a container: what a shader is bound to and how it is launched is declared by name, its code
 * is built block by block, and dxil_builder_finish derives the rest, validates and signs.
 *
 *   dxil_builder *b = NULL;
 *   dxil_builder_create(&(dxil_program_desc){.size = sizeof(dxil_program_desc),
 *                       .stage = DXIL_STAGE_COMPUTE, .shader_model_minor = 6}, &b);
 *   dxil_resource out = dxil_builder_add_resource(b, &(dxil_resource_desc){
 *       .size = sizeof(dxil_resource_desc), .resource_class = DXIL_RESOURCE_CLASS_UAV,
 *       .kind = DXIL_RESOURCE_KIND_RAW_BUFFER, .name = "Out"});
 *   dxil_builder_add_entry(b, &(dxil_entry_desc){
 *       .size = sizeof(dxil_entry_desc), .name = "main", .threads = {64, 1, 1}});
 *   dxil_value id = DXIL_OP(b, thread_id, .component = 0, .overload = dxil_type_int(b, 32));
 *   dxil_value handle = dxil_build_handle(b, out, DXIL_NONE_VALUE, 0);
 *   DXIL_OP(b, raw_buffer_store, .uav = handle, .index = id, .value0 = id, ...);
 *   dxil_build_ret(b, DXIL_NONE_VALUE);
 *   status = dxil_builder_finish(b, NULL, &bytes, &size, &report);
 *   dxil_builder_destroy(b);
 *
 * Ids (dxil_value, dxil_type, ...) are numbers of one builder; 0 is none. A mistake gives none,
 * what is built afterwards gives none too, and dxil_builder_finish says what was wrong first and
 * what was expected. No argument makes a call crash: ids of another builder, null pointers and
 * wrong counts are mistakes like others (an array has to be as long as its count says).
 *
 * Builders share no state: each may be used by one thread at a time. Texts and arrays are copied.
 * In the structs of declarations a member that is 0 has its default, and size says which members
 * the caller knows.
 */
#ifndef DXIL_BUILDER_H
#define DXIL_BUILDER_H

#include "dxil.h"

typedef struct dxil_builder dxil_builder;

typedef struct dxil_type {
  uint32_t id;
} dxil_type;
typedef struct dxil_value {
  uint32_t id;
} dxil_value;
typedef struct dxil_block {
  uint32_t id;
} dxil_block;
typedef struct dxil_function {
  uint32_t id;
} dxil_function;
typedef struct dxil_element {
  uint32_t id;
} dxil_element;
typedef struct dxil_resource {
  uint32_t id;
} dxil_resource;

#include <dxil/generated/ProducerOps.h>

#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L
/* An argument that is none. */
#define DXIL_NONE_VALUE ((dxil_value){0})
/* As an operand of an operation: undef of the type that the operand has. */
#define DXIL_UNDEF_OPERAND ((dxil_value){0xffffffffu})
/* A call of an operation with operands by name. */
#define DXIL_OP(b, name, ...) dxil_op_##name(b, &(dxil_##name##_args){__VA_ARGS__})
#elif defined(__cplusplus)
#define DXIL_NONE_VALUE (dxil_value())
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The program ---- */

typedef struct dxil_program_desc {
  size_t size;                 /* sizeof(dxil_program_desc) */
  uint32_t stage;              /* a dxil_stage; DXIL_STAGE_LIBRARY for a library */
  uint32_t shader_model_minor; /* n of shader model 6.n */
  uint32_t native_16bit;       /* nonzero: 16-bit types have 16 bits, from 6.2 on */
  uint32_t validator_minor;    /* n of the validator 1.n to write for; 0: 8 or the model's */
} dxil_program_desc;

/* *out becomes a builder, or null where the status is not DXIL_OK: DXIL_ARGUMENT for null pointers
 * and unknown sizes, DXIL_OUT_OF_MEMORY. A program that cannot be is a mistake for finish. */
DXIL_API dxil_status dxil_builder_create(const dxil_program_desc *program, dxil_builder **out);
/* Null is allowed. */
DXIL_API void dxil_builder_destroy(dxil_builder *builder);

/* Derives all parts, validates as dxil_validate and signs. DXIL_OK: *bytes and *size are the
 * container, to be freed with dxil_free. DXIL_INVALID: a mistake was made, or the validator found
 * one: *report says what, in the format that options ask for; *bytes is null. options, bytes and
 * report may be null. The builder is of no use afterwards but to be destroyed: a second call is
 * DXIL_ARGUMENT. */
DXIL_API dxil_status dxil_builder_finish(dxil_builder *builder, const dxil_options *options,
                                         void **bytes, size_t *size, char **report);

/* The first mistake so far; null if none was made. Lives as long as the builder. */
DXIL_API const char *dxil_builder_error(const dxil_builder *builder);

/* ---- Declarations ---- */

typedef enum dxil_signature {
  DXIL_SIGNATURE_INPUT = 0,
  DXIL_SIGNATURE_OUTPUT = 1,
  DXIL_SIGNATURE_PATCH_OR_PRIMITIVE = 2 /* patch constants; primitives of mesh shaders */
} dxil_signature;

typedef struct dxil_element_desc {
  size_t size;             /* sizeof(dxil_element_desc) */
  uint32_t signature;      /* a dxil_signature */
  const char *semantic;    /* without its number: "TEXCOORD", "SV_Position" */
  uint32_t semantic_index; /* the number of its first row */
  uint32_t component;      /* a dxil_component_type; 0: F32 */
  uint32_t rows;           /* 0: 1 */
  uint32_t columns;        /* 1 to 4; 0: 4 */
  uint32_t interpolation;  /* a dxil_interpolation; 0: as HLSL has it by default */
  uint32_t stream;         /* of a geometry shader's output */
  uint32_t fixed;          /* nonzero: at the register and column that follow; 0: packed */
  uint32_t row, column;
} dxil_element_desc;

/* An element of the entry's signatures. */
DXIL_API dxil_element dxil_builder_add_element(dxil_builder *builder,
                                               const dxil_element_desc *element);

typedef struct dxil_member_desc {
  const char *name;
  uint32_t component; /* a dxil_component_type; 0: F32 */
  uint32_t offset;    /* bytes from the buffer's start; members in the order of their offsets */
  uint32_t columns;   /* of a vector or matrix; 0: 1 */
  uint32_t rows;      /* more than one: a matrix; 0: 1 */
  uint32_t count;     /* elements of an array; 0: it is none */
  uint32_t row_major; /* nonzero: a matrix's rows lie side by side; 0: its columns */
} dxil_member_desc;

#define DXIL_UNBOUNDED 0xffffffffu
/* The first register of a library's resource that gets one when the library is linked. */
#define DXIL_UNBOUND_REGISTER 0xffffffffu

typedef struct dxil_resource_desc {
  size_t size;             /* sizeof(dxil_resource_desc) */
  uint32_t resource_class; /* a dxil_resource_class */
  uint32_t kind;           /* a dxil_resource_kind; 0 for constant buffers and samplers */
  const char *name;
  uint32_t space, lower_bound; /* the first register, or DXIL_UNBOUND_REGISTER */
  uint32_t count;              /* registers; 0: 1; DXIL_UNBOUNDED */
  uint32_t component;          /* a dxil_component_type of texels; 0: F32 */
  uint32_t components;         /* of a texel; 0: 4 */
  uint32_t stride;             /* bytes of a structured buffer's element */
  uint32_t sample_count;       /* of a multisampled SRV, where it is known */
  uint32_t globally_coherent, has_counter, rasterizer_ordered, reorder_coherent;
  uint32_t sampler_kind;           /* a dxil_sampler_kind */
  uint32_t feedback_type;          /* a dxil_sampler_feedback_type */
  uint32_t buffer_size;            /* bytes of a constant or texture buffer */
  const dxil_member_desc *members; /* of such a buffer, for reflection; may be null */
  size_t member_count;
} dxil_resource_desc;

/* A resource or an array of them. */
DXIL_API dxil_resource dxil_builder_add_resource(dxil_builder *builder,
                                                 const dxil_resource_desc *resource);

typedef struct dxil_entry_desc {
  size_t size; /* sizeof(dxil_entry_desc) */
  const char *name;
  uint32_t stage;          /* in a library: of this entry, DXIL_STAGE_LIBRARY: a plain export */
  dxil_type function_type; /* in a library; none: void () */
  uint32_t threads[3];     /* of a group */
  uint32_t wave_size;      /* lanes, or the fewest of a range */
  uint32_t max_wave_size, preferred_wave_size;
  uint32_t input_primitive; /* geometry: a dxil_input_primitive */
  uint32_t output_topology; /* geometry: a dxil_output_topology */
  uint32_t instances;       /* geometry; 0: 1 */
  uint32_t max_vertices;    /* geometry, mesh */
  uint32_t max_primitives;  /* mesh */
  uint32_t mesh_topology;   /* mesh: a dxil_mesh_topology */
  uint32_t payload_bytes;   /* mesh, amplification, rays, callables */
  uint32_t attribute_bytes; /* any-hit and closest-hit */
  uint32_t domain;          /* hull, domain: a dxil_tessellator_domain */
  uint32_t input_control_points, output_control_points;
  uint32_t partitioning;                 /* hull: a dxil_tessellator_partitioning */
  uint32_t output_primitive;             /* hull: a dxil_tessellator_primitive */
  float max_tess_factor;                 /* hull; 0: 64 */
  dxil_function patch_constant_function; /* hull */
  uint32_t options;                      /* dxil_shader_option bits */
} dxil_entry_desc;

/* A function that is an entry; what is built next goes to its first block. */
DXIL_API dxil_function dxil_builder_add_entry(dxil_builder *builder, const dxil_entry_desc *entry);
/* A function that others call; likewise. */
DXIL_API dxil_function dxil_builder_add_function(dxil_builder *builder, const char *name,
                                                 dxil_type function_type);
/* A function of another library, to be linked. Gives what dxil_build_call calls; the same name with
 * the same type gives the same. */
DXIL_API dxil_value dxil_builder_declare_function(dxil_builder *builder, const char *name,
                                                  dxil_type function_type);
DXIL_API dxil_value dxil_function_value(dxil_builder *builder, dxil_function function);
DXIL_API dxil_value dxil_function_argument(dxil_builder *builder, dxil_function function,
                                           uint32_t index);
/* Memory of a thread group, whose contents are undefined at first. Gives a pointer. */
DXIL_API dxil_value dxil_builder_add_groupshared(dxil_builder *builder, const char *name,
                                                 dxil_type type);
/* A constant in memory, such as an array that is indexed. Gives a pointer. */
DXIL_API dxil_value dxil_builder_add_constant(dxil_builder *builder, const char *name,
                                              dxil_value initializer);

/* ---- Types. The same arguments give the same type ---- */

DXIL_API dxil_type dxil_type_void(dxil_builder *builder);
DXIL_API dxil_type dxil_type_half(dxil_builder *builder);
DXIL_API dxil_type dxil_type_float(dxil_builder *builder);
DXIL_API dxil_type dxil_type_double(dxil_builder *builder);
DXIL_API dxil_type dxil_type_int(dxil_builder *builder, uint32_t bits); /* 1, 8, 16, 32 or 64 */
DXIL_API dxil_type dxil_type_pointer(dxil_builder *builder, dxil_type to, uint32_t address_space);
DXIL_API dxil_type dxil_type_array(dxil_builder *builder, dxil_type of, uint64_t count);
DXIL_API dxil_type dxil_type_vector(dxil_builder *builder, dxil_type of, uint32_t count);
/* name may be null: a struct that is its fields. */
DXIL_API dxil_type dxil_type_struct(dxil_builder *builder, const char *name,
                                    const dxil_type *fields, size_t count);
DXIL_API dxil_type dxil_type_function(dxil_builder *builder, dxil_type result,
                                      const dxil_type *parameters, size_t count);
DXIL_API dxil_type dxil_type_of(dxil_builder *builder, dxil_value value);
/* Of an element's components, which for I1 is i32. */
DXIL_API dxil_type dxil_type_of_element(dxil_builder *builder, dxil_element element);

/* ---- Constants ---- */

DXIL_API dxil_value dxil_const_int(dxil_builder *builder, dxil_type type, uint64_t bits);
DXIL_API dxil_value dxil_const_i1(dxil_builder *builder, int value);
DXIL_API dxil_value dxil_const_i8(dxil_builder *builder, uint8_t value);
DXIL_API dxil_value dxil_const_i32(dxil_builder *builder, uint32_t value);
DXIL_API dxil_value dxil_const_float(dxil_builder *builder, float value);
DXIL_API dxil_value dxil_const_double(dxil_builder *builder, double value);
/* A half, float or double by the bits of its IEEE pattern. */
DXIL_API dxil_value dxil_const_float_bits(dxil_builder *builder, dxil_type type, uint64_t bits);
DXIL_API dxil_value dxil_const_null(dxil_builder *builder, dxil_type type);
DXIL_API dxil_value dxil_const_undef(dxil_builder *builder, dxil_type type);
/* Of an array, vector or struct. */
DXIL_API dxil_value dxil_const_aggregate(dxil_builder *builder, dxil_type type,
                                         const dxil_value *elements, size_t count);
/* The number that operations call an element of a signature by. */
DXIL_API dxil_value dxil_const_element(dxil_builder *builder, dxil_element element);

/* ---- Blocks ---- */

/* A block of a function; name may be null. */
DXIL_API dxil_block dxil_builder_add_block(dxil_builder *builder, dxil_function function,
                                           const char *name);
/* Instructions go to the end of this block from now on. */
DXIL_API void dxil_builder_position(dxil_builder *builder, dxil_block block);
DXIL_API dxil_block dxil_builder_current_block(dxil_builder *builder);

/* ---- Instructions ---- */

typedef enum dxil_binary {
  DXIL_BINARY_ADD,
  DXIL_BINARY_FADD,
  DXIL_BINARY_SUB,
  DXIL_BINARY_FSUB,
  DXIL_BINARY_MUL,
  DXIL_BINARY_FMUL,
  DXIL_BINARY_UDIV,
  DXIL_BINARY_SDIV,
  DXIL_BINARY_FDIV,
  DXIL_BINARY_UREM,
  DXIL_BINARY_SREM,
  DXIL_BINARY_FREM,
  DXIL_BINARY_SHL,
  DXIL_BINARY_LSHR,
  DXIL_BINARY_ASHR,
  DXIL_BINARY_AND,
  DXIL_BINARY_OR,
  DXIL_BINARY_XOR
} dxil_binary;
typedef enum dxil_cast {
  DXIL_CAST_TRUNC,
  DXIL_CAST_ZEXT,
  DXIL_CAST_SEXT,
  DXIL_CAST_FPTOUI,
  DXIL_CAST_FPTOSI,
  DXIL_CAST_UITOFP,
  DXIL_CAST_SITOFP,
  DXIL_CAST_FPTRUNC,
  DXIL_CAST_FPEXT,
  DXIL_CAST_PTRTOINT,
  DXIL_CAST_INTTOPTR,
  DXIL_CAST_BITCAST,
  DXIL_CAST_ADDRSPACECAST
} dxil_cast;
/* O: false where one is no number; U: true there. */
typedef enum dxil_predicate {
  DXIL_FCMP_FALSE = 0,
  DXIL_FCMP_OEQ,
  DXIL_FCMP_OGT,
  DXIL_FCMP_OGE,
  DXIL_FCMP_OLT,
  DXIL_FCMP_OLE,
  DXIL_FCMP_ONE,
  DXIL_FCMP_ORD,
  DXIL_FCMP_UNO,
  DXIL_FCMP_UEQ,
  DXIL_FCMP_UGT,
  DXIL_FCMP_UGE,
  DXIL_FCMP_ULT,
  DXIL_FCMP_ULE,
  DXIL_FCMP_UNE,
  DXIL_FCMP_TRUE,
  DXIL_ICMP_EQ = 32,
  DXIL_ICMP_NE,
  DXIL_ICMP_UGT,
  DXIL_ICMP_UGE,
  DXIL_ICMP_ULT,
  DXIL_ICMP_ULE,
  DXIL_ICMP_SGT,
  DXIL_ICMP_SGE,
  DXIL_ICMP_SLT,
  DXIL_ICMP_SLE
} dxil_predicate;
typedef enum dxil_atomic {
  DXIL_ATOMIC_EXCHANGE,
  DXIL_ATOMIC_ADD,
  DXIL_ATOMIC_SUB,
  DXIL_ATOMIC_AND,
  DXIL_ATOMIC_NAND,
  DXIL_ATOMIC_OR,
  DXIL_ATOMIC_XOR,
  DXIL_ATOMIC_MAX,
  DXIL_ATOMIC_MIN,
  DXIL_ATOMIC_UMAX,
  DXIL_ATOMIC_UMIN
} dxil_atomic;
/* What arithmetic and comparisons of floats may assume. */
typedef enum dxil_fast_math {
  DXIL_FAST_NONE = 0,
  DXIL_FAST_NO_NANS = 1,
  DXIL_FAST_NO_INFS = 2,
  DXIL_FAST_NO_SIGNED_ZEROS = 4,
  DXIL_FAST_RECIPROCAL = 8,
  DXIL_FAST_REASSOCIATE = 16, /* other orders */
  DXIL_FAST_ALL = 31          /* as HLSL without precise: all of them */
} dxil_fast_math;

DXIL_API dxil_value dxil_build_binary(dxil_builder *builder, dxil_binary operation, dxil_value a,
                                      dxil_value b);
/* fast_math: dxil_fast_math bits, for floats and vectors of them. */
DXIL_API dxil_value dxil_build_binary_fast(dxil_builder *builder, dxil_binary operation,
                                           dxil_value a, dxil_value b, uint32_t fast_math);
DXIL_API dxil_value dxil_build_cast(dxil_builder *builder, dxil_cast operation, dxil_value value,
                                    dxil_type to);
DXIL_API dxil_value dxil_build_compare(dxil_builder *builder, dxil_predicate predicate,
                                       dxil_value a, dxil_value b);
/* fast_math: as above. */
DXIL_API dxil_value dxil_build_compare_fast(dxil_builder *builder, dxil_predicate predicate,
                                            dxil_value a, dxil_value b, uint32_t fast_math);
/* condition: an i1, or for vectors also as many of them as they have elements. */
DXIL_API dxil_value dxil_build_select(dxil_builder *builder, dxil_value condition,
                                      dxil_value if_true, dxil_value if_false);
/* A member of a struct or an element of an array: of what operations return. */
DXIL_API dxil_value dxil_build_extract_value(dxil_builder *builder, dxil_value aggregate,
                                             uint32_t index);
DXIL_API dxil_value dxil_build_insert_value(dxil_builder *builder, dxil_value aggregate,
                                            dxil_value value, uint32_t index);
DXIL_API dxil_value dxil_build_extract_element(dxil_builder *builder, dxil_value vector,
                                               dxil_value index);
DXIL_API dxil_value dxil_build_insert_element(dxil_builder *builder, dxil_value vector,
                                              dxil_value element, dxil_value index);
/* A vector of elements of two of one type: mask, a constant vector of i32, has for each its number
 * in both, those of b behind those of a. */
DXIL_API dxil_value dxil_build_shuffle_vector(dxil_builder *builder, dxil_value a, dxil_value b,
                                              dxil_value mask);

DXIL_API dxil_value dxil_build_alloca(dxil_builder *builder, dxil_type type);
/* alignment: bytes, a power of two; 0: 4. */
DXIL_API dxil_value dxil_build_load(dxil_builder *builder, dxil_value pointer, uint32_t alignment);
DXIL_API void dxil_build_store(dxil_builder *builder, dxil_value pointer, dxil_value value,
                               uint32_t alignment);
/* The address of a part: the first index steps over the whole. */
DXIL_API dxil_value dxil_build_gep(dxil_builder *builder, dxil_value base,
                                   const dxil_value *indices, size_t count);
/* On groupshared memory; resources have operations of their own. Gives the old value. */
DXIL_API dxil_value dxil_build_atomic(dxil_builder *builder, dxil_atomic operation,
                                      dxil_value pointer, dxil_value value);
/* Gives a struct of the old value and whether it was the expected one. */
DXIL_API dxil_value dxil_build_compare_exchange(dxil_builder *builder, dxil_value pointer,
                                                dxil_value expected, dxil_value value);

DXIL_API dxil_value dxil_build_phi(dxil_builder *builder, dxil_type type);
DXIL_API void dxil_build_incoming(dxil_builder *builder, dxil_value phi, dxil_value value,
                                  dxil_block from);
DXIL_API dxil_value dxil_build_call(dxil_builder *builder, dxil_value function,
                                    const dxil_value *arguments, size_t count);
/* value may be none. */
DXIL_API void dxil_build_ret(dxil_builder *builder, dxil_value value);
DXIL_API void dxil_build_branch(dxil_builder *builder, dxil_block to);
DXIL_API void dxil_build_cond_branch(dxil_builder *builder, dxil_value condition,
                                     dxil_block if_true, dxil_block if_false);
DXIL_API void dxil_build_switch(dxil_builder *builder, dxil_value value, dxil_block otherwise,
                                const dxil_value *cases, const dxil_block *blocks, size_t count);
DXIL_API void dxil_build_unreachable(dxil_builder *builder);

/* A handle of a resource, or of one of an array: index, an i32, counts from the array's start and
 * may be none for the first. non_uniform: lanes of a wave may have different ones. */
DXIL_API dxil_value dxil_build_handle(dxil_builder *builder, dxil_resource resource,
                                      dxil_value index, int non_uniform);
/* One component of an element. row: of an array, vertex: of primitives and patches; may be none. */
DXIL_API dxil_value dxil_build_read_element(dxil_builder *builder, dxil_element element,
                                            uint32_t column, dxil_value row, dxil_value vertex);
DXIL_API void dxil_build_write_element(dxil_builder *builder, dxil_element element, uint32_t column,
                                       dxil_value value, dxil_value row, dxil_value vertex);
/* A call of an operation by its number, for bindings of other languages: words are the members of
 * its struct in ProducerOps.h. */
DXIL_API dxil_value dxil_build_op(dxil_builder *builder, uint32_t opcode, const uint32_t *words,
                                  size_t count);

DXIL_API void dxil_set_name(dxil_builder *builder, dxil_value value, const char *name);
/* The value is computed exactly as it is built. */
DXIL_API void dxil_set_precise(dxil_builder *builder, dxil_value value);

#ifdef __cplusplus
}
#endif
#endif
