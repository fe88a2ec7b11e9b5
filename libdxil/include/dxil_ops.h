/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The op database as plain C: every DXIL operation by number, name, class, intrinsic and HLSL
 * function, with its properties in each DXIL version.
 *
 *   uint32_t op = dxil_op_by_name("Sin");
 *   uint32_t stages = dxil_op_stages(op, DXIL_VERSION(1, 6));
 *   if (stages & 1u << DXIL_STAGE_PIXEL) ...
 *
 * Nothing is allocated and nothing fails but by its arguments: an unknown number or name gives
 * DXIL_NO_OP, an empty set, null or DXIL_ARGUMENT. All texts are static. A version is
 * DXIL_VERSION(1, n), or DXIL_NEWEST. Sets are bits: 1 << DXIL_STAGE_*, 1 << DXIL_OVERLOAD_*,
 * 1 << DXIL_OP_ATTRIBUTE_*.
 */
#ifndef DXIL_OPS_H
#define DXIL_OPS_H

#include "dxil.h"

#include <dxil/generated/OpNumbers.h>

#define DXIL_NO_OP 0xFFFFFFFFu
#define DXIL_VERSION(major, minor) ((uint32_t)(major) << 16 | (uint32_t)(minor))
#define DXIL_NEWEST 0u

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Finding an operation: its opcode, or DXIL_NO_OP ---- */

/* The index-th operation, by opcode; DXIL_NO_OP from dxil_op_count() on. */
DXIL_API uint32_t dxil_op_count(void);
DXIL_API uint32_t dxil_op_at(uint32_t index);

/* opcode itself if it is an operation, of the core table or of another: all 32 bits count. */
DXIL_API uint32_t dxil_op_by_number(uint32_t opcode);

/* "BufferLoad"; case counts. */
DXIL_API uint32_t dxil_op_by_name(const char *name);

/* The index-th operation of a class ("unary"), of a function name ("dx.op.unary.f32"), that an LLVM
 * intrinsic ("llvm.dx.saturate") or extension intrinsic ("dxil.waveReadLaneAt") becomes, or that an
 * HLSL function ("saturate") reaches. */
DXIL_API uint32_t dxil_op_by_class(const char *name, uint32_t index);
DXIL_API uint32_t dxil_op_by_function(const char *name, uint32_t index);
DXIL_API uint32_t dxil_op_by_intrinsic(const char *name, uint32_t index);
DXIL_API uint32_t dxil_op_by_hlsl(const char *function, uint32_t index);

/* ---- What holds in every version ---- */

/* Later versions of the library add members at the end; size says which the caller knows. */
typedef struct dxil_op_info {
  size_t size;             /* sizeof(dxil_op_info), set by the caller */
  const char *name;        /* "BufferLoad" */
  const char *class_name;  /* "bufferLoad", as in dx.op.bufferLoad.f32 */
  const char *category;    /* "Resources"; "" if it has none */
  const char *doc;         /* what it does */
  const char *result_type; /* "void", "overload", "dx.types.Handle", ...: docs/json-format.md */
  const char *result_doc;  /* what the result is; "" for void */
  const char *signature;   /* its declaration with the first overload, as assembly */
  const char *extension;   /* "dxil.bufferLoad" if LLVM has no intrinsic for it, else "" */
  uint32_t opcode;
  uint32_t is_reserved;         /* the number has no meaning yet */
  uint32_t is_experimental;     /* not of the core table */
  uint32_t argument_count;      /* the opcode operand not counted */
  uint32_t overload_dimensions; /* 0: it has no overload */
  uint32_t min_version;         /* the first DXIL version with it */
  uint32_t
      translated_min_version; /* the first whose libraries may hold it: the linker translates */
  uint32_t removed_version;   /* the first without it; 0: it is still there */
} dxil_op_info;

/* Fills *info, whose size is set. DXIL_ARGUMENT: no such operation, or a size that is none. */
DXIL_API dxil_status dxil_op_describe(uint32_t opcode, dxil_op_info *info);

typedef struct dxil_op_argument_info {
  size_t size;           /* sizeof(dxil_op_argument_info), set by the caller */
  const char *name;      /* "wot" */
  const char *type;      /* "i32", "overload", "dx.types.Handle", ... */
  const char *doc;       /* what it is */
  const char *enum_name; /* for dxil_op_enum; "" if it takes none */
  uint32_t is_immediate; /* must be a constant */
  uint32_t is_unsigned;  /* an integer that is read as unsigned */
  uint32_t has_minimum;
  uint32_t has_maximum;
  double minimum; /* smallest legal constant, if has_minimum */
  double maximum; /* largest legal constant, if has_maximum */
} dxil_op_argument_info;

/* Of the index-th argument, from 0, the opcode operand not counted. */
DXIL_API dxil_status dxil_op_argument(uint32_t opcode, uint32_t index, dxil_op_argument_info *info);

typedef enum dxil_op_names {
  DXIL_OP_NAMES_INTRINSICS = 0, /* LLVM intrinsics that become it */
  DXIL_OP_NAMES_GENERIC_IR = 1, /* LLVM instructions that mean the same */
  DXIL_OP_NAMES_HLSL = 2,       /* HLSL functions that reach it */
  DXIL_OP_NAMES_COUNTERS = 3    /* instruction counters of the STAT part */
} dxil_op_names;

/* The index-th name of a kind (a dxil_op_names); null past the last. */
DXIL_API const char *dxil_op_name_at(uint32_t opcode, uint32_t kind, uint32_t index);

typedef struct dxil_op_enum_info {
  size_t size; /* sizeof(dxil_op_enum_info), set by the caller */
  const char *name;
  const char *doc;
  uint32_t is_flags; /* values are bits; a union of them is legal */
  uint32_t value_count;
} dxil_op_enum_info;

typedef struct dxil_op_enum_value {
  size_t size; /* sizeof(dxil_op_enum_value), set by the caller */
  const char *name;
  const char *doc;
  int32_t value;
  uint32_t min_version; /* the first DXIL version with it */
  uint32_t stages;      /* those that may use it */
} dxil_op_enum_value;

/* An enumeration that arguments take, and its index-th value. */
DXIL_API dxil_status dxil_op_enum(const char *name, dxil_op_enum_info *info);
DXIL_API dxil_status dxil_op_enum_value_at(const char *name, uint32_t index,
                                           dxil_op_enum_value *info);

/* ---- What holds in a version ---- */

/* Nonzero: a module of the version may hold it. */
DXIL_API uint32_t dxil_op_is_available(uint32_t opcode, uint32_t version);

/* Empty before its first version and once it is removed. */
DXIL_API uint32_t dxil_op_stages(uint32_t opcode, uint32_t version);

/* Empty before its first version. */
DXIL_API uint32_t dxil_op_attributes(uint32_t opcode, uint32_t version);

/* The types that an overload dimension may have, and those of whose vectors it may be. */
DXIL_API uint32_t dxil_op_overloads(uint32_t opcode, uint32_t version, uint32_t dimension);
DXIL_API uint32_t dxil_op_vector_overloads(uint32_t opcode, uint32_t version, uint32_t dimension);

/* Beside a dxil_overload for dxil_op_check: a vector of it. */
#define DXIL_OVERLOAD_IS_VECTOR 0x100u

/* Judges a call from a shader stage (a dxil_stage) with these overloads, one for each dimension.
 * Null: legal. Otherwise the first thing wrong: "UnknownOp", "Reserved", "NotYetAvailable",
 * "Removed", "StageNotAllowed", "OverloadMissing", "OverloadUnexpected", "OverloadNotAllowed". */
DXIL_API const char *dxil_op_check(uint32_t opcode, const uint32_t *overloads, size_t count,
                                   uint32_t stage, uint32_t version);

/* ---- Names of the members of sets; null for a number that is none ---- */

DXIL_API const char *dxil_stage_name(uint32_t stage);            /* "pixel" */
DXIL_API const char *dxil_overload_name(uint32_t overload);      /* "half" */
DXIL_API const char *dxil_overload_suffix(uint32_t overload);    /* "f16" */
DXIL_API const char *dxil_op_attribute_name(uint32_t attribute); /* "ReadNone" */

#ifdef __cplusplus
}
#endif
#endif
