/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A compiler from a small expression language to DXIL, with libdxil alone: docs/producer.md.
 *
 * A line is `name = expression`, and `out` is what the shader gives: a compute shader (cs) stores
 * its first component in the buffer Out for each thread, a pixel shader (ps) returns the colour.
 * Values are vectors of 1 to 4 floats; one component goes with any number of others.
 *
 *   param name        before the other lines: four floats of the constant buffer
 *   + - * / and parentheses, numbers, v.xyz
 *   sin cos sqrt exp2 log2 frac abs saturate; min max lerp(a, b, t); vec(a, b, ...)
 *   load(name)        cs: the number that the buffer `name` has for this thread
 *   sample(name, uv)  ps: the texture `name`
 *   id                cs: the thread's number;  uv: ps: the texture coordinate
 */
#include <dxil_builder.h>

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NAMES 64
#define NONE DXIL_NONE_VALUE
#define NEW(type, ...) &(type){.size = sizeof(type), __VA_ARGS__}

typedef struct { dxil_value c[4]; int n; } vec;                        /* n is 0 for no value */
typedef struct { char name[32]; vec v; dxil_resource r; } symbol;      /* a value or a resource */

static struct {
  dxil_builder *b;
  const char *at;                                                      /* what is read next */
  symbol names[MAX_NAMES];
  int count, resources, is_pixel;
  dxil_resource sampler;
  dxil_value thread, offset;                                           /* cs: and in bytes */
} s;

static void fail(const char *what) {
  fprintf(stderr, "expr: error: %s at '%.20s'\n", what, s.at);
  exit(1);
}
static symbol *find(const char *name) {
  int i = 0;
  while (i < s.count && strcmp(s.names[i].name, name))
    ++i;
  if (i == MAX_NAMES)
    fail("too many names");
  if (i == s.count)
    strcpy(s.names[s.count++].name, name);
  return &s.names[i];
}

/* ---- Values ---- */
static dxil_type f32(void) { return dxil_type_float(s.b); }
static dxil_value i32(uint32_t n) { return dxil_const_i32(s.b, n); }
static vec one(dxil_value c) { vec v = {{c}, 1}; return v; }
static vec num(float x) { return one(dxil_const_float(s.b, x)); }
enum { MIN = 100, MAX };                                               /* beside dxil_binary */
static dxil_value scalar(int op, dxil_value a, dxil_value b) {
  switch (op) {
  case MIN: return DXIL_OP(s.b, fmin, .a = a, .b = b);
  case MAX: return DXIL_OP(s.b, fmax, .a = a, .b = b);
  default: return dxil_build_binary_fast(s.b, (dxil_binary)op, a, b, DXIL_FAST_ALL);
  }
}

static vec arith(int op, vec a, vec b) {
  vec r = {.n = a.n > b.n ? a.n : b.n};
  if (a.n != b.n && a.n != 1 && b.n != 1)
    fail("vectors of different lengths before");
  for (int i = 0; i < r.n; ++i)
    r.c[i] = scalar(op, a.c[a.n == 1 ? 0 : i], b.c[b.n == 1 ? 0 : i]);
  return r;
}
#define UNARY(op) static dxil_value op_##op(dxil_value v) { return DXIL_OP(s.b, op, .value = v); }
UNARY(sin) UNARY(cos) UNARY(sqrt) UNARY(exp) UNARY(log) UNARY(frc) UNARY(fabs) UNARY(saturate)
static const struct { const char *name; dxil_value (*make)(dxil_value); } unary[] = {
    {"sin", op_sin}, {"cos", op_cos}, {"sqrt", op_sqrt}, {"exp2", op_exp}, {"log2", op_log},
    {"frac", op_frc}, {"abs", op_fabs}, {"saturate", op_saturate}, {NULL, NULL}};

/* ---- What a shader reads ---- */
static dxil_resource declare(uint32_t c, uint32_t kind, const char *name, uint32_t at) {
  return dxil_builder_add_resource(s.b, NEW(dxil_resource_desc, .resource_class = c, .kind = kind,
                                            .name = name, .lower_bound = at));
}

static dxil_value handle(dxil_resource r) { return dxil_build_handle(s.b, r, NONE, 0); }
static dxil_value resource(const char *name, uint32_t kind) {
  symbol *found = find(name);
  if (!found->r.id)
    found->r = declare(DXIL_RESOURCE_CLASS_SRV, kind, name, (uint32_t)s.resources++);
  return handle(found->r);
}
static vec fields(dxil_value loaded, int n) {
  vec r = {.n = n};
  for (int i = 0; i < n; ++i)
    r.c[i] = dxil_build_extract_value(s.b, loaded, (uint32_t)i);
  return r;
}

static vec load(dxil_value buffer) {
  return fields(DXIL_OP(s.b, raw_buffer_load, .srv = buffer, .index = s.offset, .alignment = 4,
                        .mask = DXIL_COMPONENT_MASK_X, .overload = f32()), 1);
}
static vec sample(dxil_value texture, vec uv) {
  return fields(DXIL_OP(s.b, sample, .srv = texture, .sampler = handle(s.sampler),
                        .coord0 = uv.c[0], .coord1 = uv.c[1], .offset0 = i32(0), .offset1 = i32(0),
                        .overload = f32()), 4);
}

/* ---- Expressions ---- */
static vec expression(int priority);
static void blanks(void) { while (*s.at == ' ' || *s.at == '\t') ++s.at; }
static int eat(char c) { blanks(); return *s.at == c ? ++s.at, 1 : 0; }
static void expect(char c) { if (!eat(c)) fail("something else was expected"); }

static void word(char out[32]) {
  int n = 0;
  blanks();
  while ((isalnum((unsigned char)*s.at) || *s.at == '_') && n < 31)
    out[n++] = *s.at++;
  out[n] = 0;
  if (!n)
    fail("a name was expected");
}
static vec call(const char *name) {
  char text[32];
  vec a[4] = {{.n = 0}}, r = {.n = 0};
  int n = 0;
  if (!strcmp(name, "load") && !s.is_pixel) {
    word(text);
    expect(')');
    return load(resource(text, DXIL_RESOURCE_KIND_RAW_BUFFER));
  }
  if (!strcmp(name, "sample") && s.is_pixel) {
    word(text);
    expect(',');
    a[0] = expression(0);
    expect(')');
    return sample(resource(text, DXIL_RESOURCE_KIND_TEXTURE2D), a[0]);
  }
  do {
    if (n == 4)
      fail("too many arguments");
    a[n++] = expression(0);
  } while (eat(','));
  expect(')');
  for (int k = 0; n == 1 && unary[k].name; ++k)
    if (!strcmp(name, unary[k].name)) {
      for (; r.n < a[0].n; ++r.n)
        r.c[r.n] = unary[k].make(a[0].c[r.n]);
      return r;
    }
  if (n == 2 && !strcmp(name, "min"))
    return arith(MIN, a[0], a[1]);
  if (n == 2 && !strcmp(name, "max"))
    return arith(MAX, a[0], a[1]);
  if (n == 3 && !strcmp(name, "lerp"))
    return arith(DXIL_BINARY_FADD, a[0],
                 arith(DXIL_BINARY_FMUL, arith(DXIL_BINARY_FSUB, a[1], a[0]), a[2]));
  if (strcmp(name, "vec"))
    fail("no such function, or other arguments, before");
  for (int k = 0; k < n; ++k)
    for (int i = 0; i < a[k].n && r.n < 4; ++i)
      r.c[r.n++] = a[k].c[i];
  return r;
}

static vec primary(void) {
  char name[32], *end;
  vec v;
  if (eat('(')) {
    v = expression(0);
    expect(')');
  } else if (eat('-')) {
    v = arith(DXIL_BINARY_FSUB, num(0), primary());
  } else if (isdigit((unsigned char)*s.at)) {
    v = num(strtof(s.at, &end));
    s.at = end;
  } else {
    word(name);
    v = eat('(') ? call(name) : find(name)->v;
    if (!v.n)
      fail("an unknown name before");
  }
  while (eat('.')) {
    vec r = {.n = 0};
    word(name);
    for (const char *c = name, *all = "xyzwrgba"; *c; ++c) {
      int i = strchr(all, *c) ? (int)(strchr(all, *c) - all) % 4 : 4;
      if (i >= v.n || r.n == 4)
        fail("there are no such components before");
      r.c[r.n++] = v.c[i];
    }
    v = r;
  }
  return v;
}

/* Sums of products: priority is 1 for the latter. */
static vec expression(int priority) {
  vec v = priority ? primary() : expression(1);
  for (;;)
    if (priority && eat('*')) v = arith(DXIL_BINARY_FMUL, v, primary());
    else if (priority && eat('/')) v = arith(DXIL_BINARY_FDIV, v, primary());
    else if (!priority && eat('+')) v = arith(DXIL_BINARY_FADD, v, expression(1));
    else if (!priority && eat('-')) v = arith(DXIL_BINARY_FSUB, v, expression(1));
    else return v;
}

/* ---- The program ---- */
static void begin(uint32_t threads) {
  char names[MAX_NAMES][32];
  dxil_member_desc members[MAX_NAMES] = {{0}};
  dxil_resource_desc d = {.size = sizeof d, .resource_class = DXIL_RESOURCE_CLASS_CBUFFER,
                          .name = "Params", .members = members};
  dxil_builder_add_entry(s.b, NEW(dxil_entry_desc, .name = "main",
                                  .threads = {threads, !!threads, !!threads}));
  for (; !strncmp(s.at, "param ", 6) && d.member_count < MAX_NAMES; d.buffer_size += 16) {
    s.at += 6;
    word(names[d.member_count]);
    expect('\n');
    members[d.member_count] = (dxil_member_desc){
        .name = names[d.member_count], .offset = d.buffer_size, .columns = 4};
    ++d.member_count;
  }
  dxil_resource buffer = d.member_count ? dxil_builder_add_resource(s.b, &d) : (dxil_resource){0};
  for (uint32_t i = 0; i < d.member_count; ++i)
    find(names[i])->v = fields(DXIL_OP(s.b, cbuffer_load_legacy, .handle = handle(buffer),
                                       .reg_index = i32(i), .overload = f32()), 4);
}

static vec lines(void) {
  char name[32];
  for (; *s.at; ++s.at) {
    blanks();
    if (*s.at != '\n') {
      word(name);
      expect('=');
      vec v = expression(0);
      find(name)->v = v;
      blanks();
    }
    if (*s.at != '\n')
      fail("the end of the line was expected");
  }
  return find("out")->v;
}

static void compute(void) {
  dxil_resource out = declare(DXIL_RESOURCE_CLASS_UAV, DXIL_RESOURCE_KIND_RAW_BUFFER, "Out", 0);
  begin(64);
  s.thread = DXIL_OP(s.b, thread_id, .component = i32(0), .overload = dxil_type_int(s.b, 32));
  s.offset = dxil_build_binary(s.b, DXIL_BINARY_MUL, s.thread, i32(4));
  find("id")->v = one(dxil_build_cast(s.b, DXIL_CAST_UITOFP, s.thread, f32()));
  DXIL_OP(s.b, raw_buffer_store, .uav = handle(out), .index = s.offset, .value0 = lines().c[0],
          .mask = DXIL_COMPONENT_MASK_X, .alignment = 4);
}

static void pixel(void) {
  dxil_element uv = dxil_builder_add_element(
      s.b, NEW(dxil_element_desc, .semantic = "TEXCOORD", .columns = 2));
  dxil_element target = dxil_builder_add_element(
      s.b, NEW(dxil_element_desc, .signature = DXIL_SIGNATURE_OUTPUT, .semantic = "SV_Target"));
  s.sampler = declare(DXIL_RESOURCE_CLASS_SAMPLER, 0, "Sampler", 0);
  begin(0);
  find("uv")->v = (vec){{dxil_build_read_element(s.b, uv, 0, NONE, NONE),
                         dxil_build_read_element(s.b, uv, 1, NONE, NONE)}, 2};
  vec out = lines();
  for (int i = 0; i < 4; ++i)
    dxil_build_write_element(s.b, target, i, i < out.n ? out.c[i] : num(1).c[0], NONE, NONE);
}

int main(int argc, char **argv) {
  static char text[65536];
  FILE *in = argc == 4 ? fopen(argv[2], "rb") : NULL, *to;
  void *bytes;
  size_t size;
  char *report;
  dxil_options options = DXIL_OPTIONS_INIT;
  if (!in || !fread(text, 1, sizeof text - 1, in) || fclose(in))
    return fprintf(stderr, "usage: expr cs|ps IN OUT\n"), 2;
  s.is_pixel = !strcmp(argv[1], "ps"), s.at = text;
  dxil_builder_create(NEW(dxil_program_desc, .shader_model_minor = 6,
                          .stage = s.is_pixel ? DXIL_STAGE_PIXEL : DXIL_STAGE_COMPUTE), &s.b);
  s.is_pixel ? pixel() : compute();
  dxil_build_ret(s.b, NONE);
  options.report_format = DXIL_REPORT_TEXT;
  options.name = argv[2];
  if (dxil_builder_finish(s.b, &options, &bytes, &size, &report) != DXIL_OK)
    return fputs(report ? report : "out of memory\n", stderr), 1;
  if (!(to = fopen(argv[3], "wb")) || fwrite(bytes, 1, size, to) != size || fclose(to))
    return perror(argv[3]), 1;
  dxil_free(bytes), dxil_free(report);
  dxil_builder_destroy(s.b);
  return 0;
}
