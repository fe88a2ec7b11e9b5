/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Makes a container: the caller declares the shader's resources, signatures and launch by name and
 * builds its code block by block; dxil_builder_finish derives the rest, validates and signs.
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
 * Ids (dxil_value, dxil_type, ...) are numbers of one builder; 0 is no id. A mistake makes this
 * call and all later ones return 0, and dxil_builder_finish reports the first mistake and the
 * expected form. No argument makes a call crash: ids of another builder, null pointers and wrong
 * counts are mistakes too (but an array must have as many elements as its count).
 *
 * Builders share no state: each may be used by one thread at a time. Texts and arrays are copied.
 * In the structs of declarations a member that is 0 has its default value, and size tells which
 * members the caller knows.
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
/* An omitted argument. */
#define DXIL_NONE_VALUE ((dxil_value){0})
/* As an operand of an operation: undef of the operand's type. */
#define DXIL_UNDEF_OPERAND ((dxil_value){0xffffffffu})
/* Calls an operation with named operands. */
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

/* Sets *out to a new builder, or to null if the status is not DXIL_OK: DXIL_ARGUMENT for null
 * pointers and unknown sizes, DXIL_OUT_OF_MEMORY. dxil_builder_finish reports an impossible stage
 * or shader model. */
DXIL_API dxil_status dxil_builder_create(const dxil_program_desc *program, dxil_builder **out);
/* Frees a builder; null is allowed. */
DXIL_API void dxil_builder_destroy(dxil_builder *builder);

/* Derives all parts, validates as dxil_validate and signs. DXIL_OK: *bytes and *size are the
 * container; free it with dxil_free. DXIL_INVALID: a call made a mistake, or the validator found
 * one: *report describes it in the format of options; *bytes is null. options, bytes and report may
 * be null. Afterwards the builder can only be destroyed: a second call returns DXIL_ARGUMENT. */
DXIL_API dxil_status dxil_builder_finish(dxil_builder *builder, const dxil_options *options,
                                         void **bytes, size_t *size, char **report);

/* Returns the first mistake so far, or null. The text lives as long as the builder. */
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
  uint32_t interpolation;  /* a dxil_interpolation; 0: HLSL's default */
  uint32_t stream;         /* stream of a geometry shader's output */
  uint32_t fixed;          /* nonzero: at the register and column below; 0: packed */
  uint32_t row, column;
} dxil_element_desc;

/* Adds an element to the entry's signatures. */
DXIL_API dxil_element dxil_builder_add_element(dxil_builder *builder,
                                               const dxil_element_desc *element);

typedef struct dxil_member_desc {
  const char *name;
  uint32_t component; /* a dxil_component_type; 0: F32 */
  uint32_t offset;    /* bytes from the buffer's start, in ascending order */
  uint32_t columns;   /* columns of a vector or matrix; 0: 1 */
  uint32_t rows;      /* more than one: a matrix; 0: 1 */
  uint32_t count;     /* elements of an array; 0: no array */
  uint32_t row_major; /* nonzero: row-major matrix; 0: column-major */
} dxil_member_desc;

#define DXIL_UNBOUNDED 0xffffffffu
/* In place of the first register of a library's resource: the linker assigns one. */
#define DXIL_UNBOUND_REGISTER 0xffffffffu

typedef struct dxil_resource_desc {
  size_t size;             /* sizeof(dxil_resource_desc) */
  uint32_t resource_class; /* a dxil_resource_class */
  uint32_t kind;           /* a dxil_resource_kind; 0 for constant buffers and samplers */
  const char *name;
  uint32_t space, lower_bound; /* the first register, or DXIL_UNBOUND_REGISTER */
  uint32_t count;              /* registers; 0: 1; DXIL_UNBOUNDED */
  uint32_t component;          /* a dxil_component_type of texels; 0: F32 */
  uint32_t components;         /* components of a texel; 0: 4 */
  uint32_t stride;             /* bytes of a structured buffer's element */
  uint32_t sample_count;       /* samples of a multisampled SRV; 0: unknown */
  uint32_t globally_coherent, has_counter, rasterizer_ordered, reorder_coherent;
  uint32_t sampler_kind;           /* a dxil_sampler_kind */
  uint32_t feedback_type;          /* a dxil_sampler_feedback_type */
  uint32_t buffer_size;            /* bytes of a constant or texture buffer */
  const dxil_member_desc *members; /* members of this buffer, for reflection; may be null */
  size_t member_count;
} dxil_resource_desc;

/* Adds a resource or an array of resources. */
DXIL_API dxil_resource dxil_builder_add_resource(dxil_builder *builder,
                                                 const dxil_resource_desc *resource);

typedef struct dxil_entry_desc {
  size_t size; /* sizeof(dxil_entry_desc) */
  const char *name;
  uint32_t stage;          /* in a library: the entry's stage; DXIL_STAGE_LIBRARY: a plain export */
  dxil_type function_type; /* in a library; 0: void () */
  uint32_t threads[3];     /* threads of a group */
  uint32_t wave_size;      /* lanes, or the minimum of a range */
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

/* Adds an entry point; later instructions go to its first block. */
DXIL_API dxil_function dxil_builder_add_entry(dxil_builder *builder, const dxil_entry_desc *entry);
/* Adds a function that other functions call; later instructions go to its first block. */
DXIL_API dxil_function dxil_builder_add_function(dxil_builder *builder, const char *name,
                                                 dxil_type function_type);
/* Declares a function of another library, which the linker resolves. Returns a value for
 * dxil_build_call; the same name and type return the same value. */
DXIL_API dxil_value dxil_builder_declare_function(dxil_builder *builder, const char *name,
                                                  dxil_type function_type);
DXIL_API dxil_value dxil_function_value(dxil_builder *builder, dxil_function function);
DXIL_API dxil_value dxil_function_argument(dxil_builder *builder, dxil_function function,
                                           uint32_t index);
/* Adds memory of a thread group with undefined contents. Returns a pointer. */
DXIL_API dxil_value dxil_builder_add_groupshared(dxil_builder *builder, const char *name,
                                                 dxil_type type);
/* Adds a constant in memory, such as an array for dynamic indices. Returns a pointer. */
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
/* If name is null, structs with the same fields are the same type. */
DXIL_API dxil_type dxil_type_struct(dxil_builder *builder, const char *name,
                                    const dxil_type *fields, size_t count);
DXIL_API dxil_type dxil_type_function(dxil_builder *builder, dxil_type result,
                                      const dxil_type *parameters, size_t count);
DXIL_API dxil_type dxil_type_of(dxil_builder *builder, dxil_value value);
/* Returns the type of an element's components; i32 for I1. */
DXIL_API dxil_type dxil_type_of_element(dxil_builder *builder, dxil_element element);

/* ---- Constants ---- */

DXIL_API dxil_value dxil_const_int(dxil_builder *builder, dxil_type type, uint64_t bits);
DXIL_API dxil_value dxil_const_i1(dxil_builder *builder, int value);
DXIL_API dxil_value dxil_const_i8(dxil_builder *builder, uint8_t value);
DXIL_API dxil_value dxil_const_i32(dxil_builder *builder, uint32_t value);
DXIL_API dxil_value dxil_const_float(dxil_builder *builder, float value);
DXIL_API dxil_value dxil_const_double(dxil_builder *builder, double value);
/* Returns the half, float or double with this IEEE bit pattern. */
DXIL_API dxil_value dxil_const_float_bits(dxil_builder *builder, dxil_type type, uint64_t bits);
DXIL_API dxil_value dxil_const_null(dxil_builder *builder, dxil_type type);
DXIL_API dxil_value dxil_const_undef(dxil_builder *builder, dxil_type type);
/* Returns a constant array, vector or struct. */
DXIL_API dxil_value dxil_const_aggregate(dxil_builder *builder, dxil_type type,
                                         const dxil_value *elements, size_t count);
/* Returns the operand by which operations refer to an element of a signature. */
DXIL_API dxil_value dxil_const_element(dxil_builder *builder, dxil_element element);

/* ---- Blocks ---- */

/* Adds a block to a function; name may be null. */
DXIL_API dxil_block dxil_builder_add_block(dxil_builder *builder, dxil_function function,
                                           const char *name);
/* Later instructions are added at the end of this block. */
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
/* With a NaN, predicates with O are false, those with U are true. */
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
/* Fast-math flags of float arithmetic and comparisons. */
typedef enum dxil_fast_math {
  DXIL_FAST_NONE = 0,
  DXIL_FAST_NO_NANS = 1,
  DXIL_FAST_NO_INFS = 2,
  DXIL_FAST_NO_SIGNED_ZEROS = 4,
  DXIL_FAST_RECIPROCAL = 8,
  DXIL_FAST_REASSOCIATE = 16, /* operations may be reordered */
  DXIL_FAST_ALL = 31          /* all flags, as in HLSL without precise */
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
/* condition: an i1, or for vectors also a vector of i1 with the same number of elements. */
DXIL_API dxil_value dxil_build_select(dxil_builder *builder, dxil_value condition,
                                      dxil_value if_true, dxil_value if_false);
/* Returns a member of a struct or an element of an array, such as the result of an operation. */
DXIL_API dxil_value dxil_build_extract_value(dxil_builder *builder, dxil_value aggregate,
                                             uint32_t index);
DXIL_API dxil_value dxil_build_insert_value(dxil_builder *builder, dxil_value aggregate,
                                            dxil_value value, uint32_t index);
DXIL_API dxil_value dxil_build_extract_element(dxil_builder *builder, dxil_value vector,
                                               dxil_value index);
DXIL_API dxil_value dxil_build_insert_element(dxil_builder *builder, dxil_value vector,
                                              dxil_value element, dxil_value index);
/* Returns a vector of elements of a and b, which have the same type: mask, a constant vector of
 * i32, has the index of each in the concatenation of a and b. */
DXIL_API dxil_value dxil_build_shuffle_vector(dxil_builder *builder, dxil_value a, dxil_value b,
                                              dxil_value mask);

DXIL_API dxil_value dxil_build_alloca(dxil_builder *builder, dxil_type type);
/* alignment: bytes, a power of two; 0: 4. */
DXIL_API dxil_value dxil_build_load(dxil_builder *builder, dxil_value pointer, uint32_t alignment);
DXIL_API void dxil_build_store(dxil_builder *builder, dxil_value pointer, dxil_value value,
                               uint32_t alignment);
/* Returns the address of an element: the first index counts whole objects, as in LLVM. */
DXIL_API dxil_value dxil_build_gep(dxil_builder *builder, dxil_value base,
                                   const dxil_value *indices, size_t count);
/* On groupshared memory; resources have their own operations. Returns the old value. */
DXIL_API dxil_value dxil_build_atomic(dxil_builder *builder, dxil_atomic operation,
                                      dxil_value pointer, dxil_value value);
/* Returns a struct: the old value, and an i1 that is true if it was the expected one. */
DXIL_API dxil_value dxil_build_compare_exchange(dxil_builder *builder, dxil_value pointer,
                                                dxil_value expected, dxil_value value);

DXIL_API dxil_value dxil_build_phi(dxil_builder *builder, dxil_type type);
DXIL_API void dxil_build_incoming(dxil_builder *builder, dxil_value phi, dxil_value value,
                                  dxil_block from);
DXIL_API dxil_value dxil_build_call(dxil_builder *builder, dxil_value function,
                                    const dxil_value *arguments, size_t count);
/* value may be 0. */
DXIL_API void dxil_build_ret(dxil_builder *builder, dxil_value value);
DXIL_API void dxil_build_branch(dxil_builder *builder, dxil_block to);
DXIL_API void dxil_build_cond_branch(dxil_builder *builder, dxil_value condition,
                                     dxil_block if_true, dxil_block if_false);
DXIL_API void dxil_build_switch(dxil_builder *builder, dxil_value value, dxil_block otherwise,
                                const dxil_value *cases, const dxil_block *blocks, size_t count);
DXIL_API void dxil_build_unreachable(dxil_builder *builder);

/* Returns a handle of a resource, or of one element of an array: index, an i32, counts from the
 * array's start and may be 0 (no value) for the first. non_uniform: the index may differ between
 * lanes of a wave. */
DXIL_API dxil_value dxil_build_handle(dxil_builder *builder, dxil_resource resource,
                                      dxil_value index, int non_uniform);
/* Reads one component of an element. row: index into an element with several rows; vertex: index in
 * a primitive or patch; both may be 0 (no value). */
DXIL_API dxil_value dxil_build_read_element(dxil_builder *builder, dxil_element element,
                                            uint32_t column, dxil_value row, dxil_value vertex);
DXIL_API void dxil_build_write_element(dxil_builder *builder, dxil_element element, uint32_t column,
                                       dxil_value value, dxil_value row, dxil_value vertex);
/* Calls an operation by its number, for bindings of other languages: words are the members of its
 * struct in ProducerOps.h. */
DXIL_API dxil_value dxil_build_op(dxil_builder *builder, uint32_t opcode, const uint32_t *words,
                                  size_t count);

DXIL_API void dxil_set_name(dxil_builder *builder, dxil_value value, const char *name);
/* Marks the value as precise: no optimization may change its computation. */
DXIL_API void dxil_set_precise(dxil_builder *builder, dxil_value value);

#ifdef __cplusplus
}
#endif
#endif
