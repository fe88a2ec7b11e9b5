// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C API of dxil.h over its WebAssembly module. Input is untrusted: a call gives a result or throws a DxilError.
// An instance in which a call has trapped, or whose memory has become large, is thrown away, and the next call gets a new one.

const OK = 0, INVALID = 1, UNUSABLE = 2, OUT_OF_MEMORY = 3;
const REPORT_JSON = 0, REPORT_TEXT = 1, REPORT_SARIF = 2;
/** Bytes of an instance's memory after which it is not used again: memory of WebAssembly never shrinks. */
const KEPT_MEMORY = 64 << 20;

/** What a call could not do. `code`: "unusable", "argument", "out-of-memory" or "crashed". */
export class DxilError extends Error {
  constructor(code, message, options) {
    super(message, options);
    this.name = "DxilError";
    this.code = code;
  }
}

// What wasi-libc asks of its host. Nothing in the library reads files, the clock or random numbers to a purpose: descriptors
// are bad ones, and what is written to them is gone.
const BAD_DESCRIPTOR = 8, NOT_SUPPORTED = 58;
const host = (memory) => ({
  clock_time_get: (_clock, _precision, result) => {
    new DataView(memory().buffer).setBigUint64(result, 0n, true);
    return OK;
  },
  random_get: (buffer, size) => {
    new Uint8Array(memory().buffer, buffer, size).fill(0);
    return OK;
  },
  environ_sizes_get: (count, size) => {
    const view = new DataView(memory().buffer);
    view.setUint32(count, 0, true);
    view.setUint32(size, 0, true);
    return OK;
  },
  environ_get: () => OK,
  fd_write: () => BAD_DESCRIPTOR,
  fd_read: () => BAD_DESCRIPTOR,
  fd_close: () => BAD_DESCRIPTOR,
  fd_seek: () => BAD_DESCRIPTOR,
  fd_fdstat_get: () => BAD_DESCRIPTOR,
  proc_exit: (status) => {
    throw new Error(`the library ended with status ${status}`);
  },
});

const instantiate = (module) => {
  let exports;
  const known = host(() => exports.memory);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = known[name] ?? (() => NOT_SUPPORTED);
  exports = new WebAssembly.Instance(module, imports).exports;
  exports._initialize?.();
  return exports;
};

const bytesOf = (data) => {
  if (data instanceof Uint8Array) return data;
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  throw new DxilError("argument", "bytes are a Uint8Array or an ArrayBuffer");
};

// The members of dxil_ops.h's structs behind their size, each of one word: "s" a text, "n" a number, "f" a truth, "v" a version.
const OP = { name: "s", class: "s", category: "s", doc: "s", resultType: "s", resultDoc: "s", signature: "s", extension: "s", opcode: "n",
  reserved: "f", experimental: "f", argumentCount: "n", overloadDimensions: "n", minVersion: "v", translatedMinVersion: "v",
  removedVersion: "v" };
const ARGUMENT = { name: "s", type: "s", doc: "s", enum: "s", immediate: "f", unsigned: "f", hasMinimum: "f", hasMaximum: "f" };
const ENUM = { name: "s", doc: "s", flags: "f", valueCount: "n" };
const ENUM_VALUE = { name: "s", doc: "s", value: "i", minVersion: "v", stages: "n" };
const NO_OP = 0xffffffff, IS_VECTOR = 0x100, BITS = 32;
const NAMES = { intrinsics: 0, genericIr: 1, hlsl: 2, counters: 3 };

const versionOf = (word) => (word ? [word >>> 16, word & 0xffff] : null);
const wordOf = (version) => {
  if (version === undefined || version === null) return 0;
  if (Array.isArray(version) && version.length === 2 && version.every(Number.isInteger)) return (version[0] << 16) | version[1];
  throw new DxilError("argument", "a version is two numbers, like [1, 6]");
};

// One call: what it has in the library's memory, which is given back at its end.
class Call {
  constructor(exports) {
    this.exports = exports;
    this.owned = [];
  }
  get view() { return new DataView(this.exports.memory.buffer); }
  allocate(size) {
    const at = this.exports.malloc(Math.max(size, 1)) >>> 0;
    if (!at) throw new DxilError("out-of-memory", "the input is larger than the library's memory");
    this.owned.push(at);
    return at;
  }
  bytes(data) {
    const at = this.allocate(data.length);
    new Uint8Array(this.exports.memory.buffer).set(data, at);
    return at;
  }
  text(value) { return this.bytes(new TextEncoder().encode(value + "\0")); }
  words(...values) {
    const at = this.allocate(4 * values.length), view = this.view;
    values.forEach((value, i) => view.setUint32(at + 4 * i, value, true));
    return at;
  }
  word(at) { return this.view.getUint32(at, true); }
  /** The text that the library left behind the pointer at `slot`, or null. */
  take(slot) {
    const at = this.word(slot);
    if (!at) return null;
    this.owned.push(at);
    const memory = new Uint8Array(this.exports.memory.buffer);
    return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
  }
  /** The static text at an address; null for none. */
  string(at) {
    if (!at) return null;
    const memory = new Uint8Array(this.exports.memory.buffer);
    return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
  }
  /** What `fill` writes into a struct of these members and `more` bytes behind them, or null. */
  struct(members, more, fill) {
    const words = Object.entries(members), size = 4 + 4 * words.length, at = this.allocate(size + more), view = this.view;
    view.setUint32(at, size + more, true);
    if (fill(at) !== OK) return null;
    const result = {};
    words.forEach(([name, kind], i) => {
      const word = view.getUint32(at + 4 + 4 * i, true);
      result[name] = kind === "s" ? this.string(word) : kind === "f" ? word !== 0 : kind === "v" ? versionOf(word) : kind === "i" ? word | 0 : word;
    });
    return { result, end: at + size };
  }
  /** Names of the bits of a set, and the number of a name. */
  set(nameOf, mask) {
    const names = [];
    for (let bit = 0; bit < BITS; bit++) if ((mask >>> bit) & 1) names.push(this.string(this.exports[nameOf](bit)));
    return names;
  }
  number(nameOf, name) {
    for (let bit = 0; bit < BITS; bit++) if (this.string(this.exports[nameOf](bit)) === name) return bit;
    throw new DxilError("argument", `no name that the op database has: ${name}`);
  }
  takeBytes(slot, size) {
    const at = this.word(slot);
    this.owned.push(at);
    return new Uint8Array(this.exports.memory.buffer).slice(at, at + size);
  }
  end() {
    for (const at of this.owned) this.exports.dxil_free(at);
  }
}

/** The library. `load()` makes one. */
export class Dxil {
  #module;
  #exports = null;

  constructor(module) {
    this.#module = module;
    this.version = this.#run((call) => call.string(call.exports.dxil_version()));
  }

  /** Bytes of memory that the library holds now. */
  get memory() { return this.#exports?.memory.buffer.byteLength ?? 0; }

  #run(body) {
    const call = new Call(this.#exports ??= instantiate(this.#module));
    try {
      const result = body(call);
      call.end();
      if (this.memory > KEPT_MEMORY) this.#exports = null;
      return result;
    } catch (error) {
      if (error instanceof DxilError && error.code !== "out-of-memory") {
        call.end();
        if (this.memory > KEPT_MEMORY) this.#exports = null;
        throw error;
      }
      this.#exports = null; // a trap may have left it in any state
      if (error instanceof DxilError) throw error;
      throw new DxilError("crashed", `the library could not go on: ${error.message}`, { cause: error });
    }
  }

  #check(status, reason) {
    if (status === OK) return;
    if (status === OUT_OF_MEMORY) throw new DxilError("out-of-memory", "there is not enough memory");
    if (status === UNUSABLE) throw new DxilError("unusable", reason || "the bytes are no container");
    throw new DxilError("argument", reason || "an argument is none");
  }

  #textOf(name, data) {
    const input = bytesOf(data);
    return this.#run((call) => {
      const out = call.words(0, 0);
      const status = call.exports[name](call.bytes(input), input.length, out, out + 4);
      this.#check(status, call.take(out + 4));
      return call.take(out);
    });
  }

  reflect(data) { return JSON.parse(this.#textOf("dxil_reflect", data)); }
  dump(data) { return JSON.parse(this.#textOf("dxil_dump", data)); }
  listing(data) { return JSON.parse(this.#textOf("dxil_listing", data)); }
  disassemble(data) { return this.#textOf("dxil_disassemble", data); }

  validate(data, { format = "json", name = "", strict = false, validatorVersion = [0, 0], allow = [], failOn = [] } = {}) {
    const input = bytesOf(data);
    const formats = { json: REPORT_JSON, text: REPORT_TEXT, sarif: REPORT_SARIF };
    if (!(format in formats)) throw new DxilError("argument", `no format of reports: ${format}`);
    return this.#run((call) => {
      const names = (list) => (list.length ? call.words(...list.map((rule) => call.text(rule))) : 0);
      const size = 10 * 4;
      const options = call.words(size, validatorVersion[0], validatorVersion[1], strict ? 1 : 0, formats[format], call.text(name),
        names(allow), allow.length, names(failOn), failOn.length);
      const out = call.words(0);
      const status = call.exports.dxil_validate(call.bytes(input), input.length, options, out);
      if (status !== INVALID && status !== UNUSABLE) this.#check(status, "an unknown rule or version");
      const text = call.take(out);
      return { valid: status === OK, usable: status !== UNUSABLE, report: format === "text" ? text : JSON.parse(text) };
    });
  }

  diff(first, second, { format = "json" } = {}) {
    const [a, b] = [bytesOf(first), bytesOf(second)];
    if (format !== "json" && format !== "text") throw new DxilError("argument", `no format of differences: ${format}`);
    return this.#run((call) => {
      const out = call.words(0);
      const status = call.exports.dxil_diff(call.bytes(a), a.length, call.bytes(b), b.length,
        format === "text" ? REPORT_TEXT : REPORT_JSON, out);
      const text = call.take(out);
      if (status !== INVALID) this.#check(status, text);
      return format === "text" ? text : JSON.parse(text);
    });
  }

  assemble(text) {
    const source = new TextEncoder().encode(text);
    return this.#run((call) => {
      const out = call.words(0, 0, 0);
      const status = call.exports.dxil_assemble(call.bytes(source), source.length, out, out + 4, out + 8);
      this.#check(status, call.take(out + 8));
      return call.takeBytes(out, call.word(out + 4));
    });
  }

  fromSpirv(data, { entry = null, shaderModel = null, constants = {}, bindings = [], addBase = false, flipY = false,
    otherStage = null, patchVertices = 0, library = false } = {}) {
    const input = bytesOf(data);
    const other = otherStage === null ? new Uint8Array() : bytesOf(otherStage);
    return this.#run((call) => {
      const values = Object.entries(constants).flatMap(([id, value]) => {
        const bits = BigInt.asUintN(64, BigInt(value));
        return [Number(id), 0, Number(bits & 0xffffffffn), Number(bits >> 32n)];
      });
      const rules = bindings.flatMap((rule) => [rule.set ?? 0, rule.binding ?? 0, rule.class?.charCodeAt(0) ?? 0, rule.space ?? 0,
        rule.register ?? 0]);
      const options = call.words(13 * 4, entry === null ? 0 : call.text(entry), shaderModel ? 10 * shaderModel[0] + shaderModel[1] : 0,
        addBase ? 1 : 0, flipY ? 1 : 0, call.words(...values), values.length / 4, call.words(...rules), rules.length / 5,
        other.length ? call.bytes(other) : 0, other.length, patchVertices, library ? 1 : 0);
      const out = call.words(0, 0, 0);
      const status = call.exports.dxil_from_spirv(call.bytes(input), input.length, options, out, out + 4, out + 8);
      this.#check(status, call.take(out + 8));
      return call.takeBytes(out, call.word(out + 4));
    });
  }

  digest(data) {
    const input = bytesOf(data);
    return this.#run((call) => {
      const out = call.allocate(16);
      this.#check(call.exports.dxil_digest(call.bytes(input), input.length, out));
      return new Uint8Array(call.exports.memory.buffer).slice(out, out + 16);
    });
  }

  sign(data) {
    const input = bytesOf(data);
    return this.#run((call) => {
      const at = call.bytes(input);
      this.#check(call.exports.dxil_sign(at, input.length));
      return new Uint8Array(call.exports.memory.buffer).slice(at, at + input.length);
    });
  }

  // ---- The op database ----

  #describe(call, opcode) {
    const { exports } = call;
    const { argumentCount, ...op } = call.struct(OP, 0, (at) => exports.dxil_op_describe(opcode, at)).result;
    op.extension ||= null;
    op.arguments = Array.from({ length: argumentCount }, (_, index) => {
      const { result, end } = call.struct(ARGUMENT, 20, (at) => exports.dxil_op_argument(opcode, index, at));
      const { hasMinimum, hasMaximum, ...argument } = result, numbers = (end + 7) & ~7;
      const number = (has, at) => (has ? call.view.getFloat64(at, true) : null);
      return { ...argument, enum: argument.enum || null, minimum: number(hasMinimum, numbers), maximum: number(hasMaximum, numbers + 8) };
    });
    for (const [member, kind] of Object.entries(NAMES)) {
      op[member] = [];
      for (let name; (name = call.string(exports.dxil_op_name_at(opcode, kind, op[member].length))) !== null; ) op[member].push(name);
    }
    return op;
  }

  op(which) {
    return this.#run((call) => {
      const { dxil_op_by_number: byNumber, dxil_op_by_name: byName } = call.exports;
      const opcode = (typeof which === "number" ? byNumber(which) : byName(call.text(which))) >>> 0;
      return opcode === NO_OP ? null : this.#describe(call, opcode);
    });
  }

  ops(by = {}) {
    const [[kind, name] = [], ...others] = Object.entries(by);
    if (others.length || (kind && !["class", "function", "intrinsic", "hlsl"].includes(kind)))
      throw new DxilError("argument", "operations are asked for by one of class, function, intrinsic and hlsl");
    return this.#run((call) => {
      const text = kind ? call.text(name) : 0, result = [];
      for (let opcode; ; result.push(this.#describe(call, opcode))) {
        const at = kind ? call.exports[`dxil_op_by_${kind}`](text, result.length) : call.exports.dxil_op_at(result.length);
        if ((opcode = at >>> 0) === NO_OP) return result;
      }
    });
  }

  opInVersion(opcode, version) {
    const word = wordOf(version);
    return this.#run((call) => {
      const { exports } = call, info = call.struct(OP, 0, (at) => exports.dxil_op_describe(opcode, at));
      if (!info) throw new DxilError("argument", `no operation has the opcode ${opcode}`);
      return {
        available: exports.dxil_op_is_available(opcode, word) !== 0,
        stages: call.set("dxil_stage_name", exports.dxil_op_stages(opcode, word)),
        attributes: call.set("dxil_op_attribute_name", exports.dxil_op_attributes(opcode, word)),
        overloads: Array.from({ length: info.result.overloadDimensions }, (_, dimension) => ({
          types: call.set("dxil_overload_name", exports.dxil_op_overloads(opcode, word, dimension)),
          vectorElementTypes: call.set("dxil_overload_name", exports.dxil_op_vector_overloads(opcode, word, dimension)),
        })),
      };
    });
  }

  checkOp(opcode, { stage, overloads = [], version }) {
    const word = wordOf(version), prefix = "vector of ";
    return this.#run((call) => {
      const uses = overloads.map((name) => name.startsWith(prefix)
        ? call.number("dxil_overload_name", name.slice(prefix.length)) | IS_VECTOR : call.number("dxil_overload_name", name));
      const stageNumber = call.number("dxil_stage_name", stage);
      return call.string(call.exports.dxil_op_check(opcode, call.words(...uses), uses.length, stageNumber, word));
    });
  }

  opEnum(name) {
    return this.#run((call) => {
      const { exports } = call, text = call.text(name);
      const info = call.struct(ENUM, 0, (at) => exports.dxil_op_enum(text, at));
      if (!info) return null;
      const { valueCount, ...result } = info.result;
      result.values = Array.from({ length: valueCount }, (_, index) => {
        const value = call.struct(ENUM_VALUE, 0, (at) => exports.dxil_op_enum_value_at(text, index, at)).result;
        return { ...value, stages: call.set("dxil_stage_name", value.stages) };
      });
      return result;
    });
  }
}

/**
 * The library, from the module beside this file, or from `source`: its bytes, a WebAssembly.Module, a Response or a URL.
 */
export const load = async (source = new URL("./dxil-tools.wasm", import.meta.url)) => {
  if (source instanceof WebAssembly.Module) return new Dxil(source);
  if (source instanceof URL && source.protocol === "file:" && typeof process === "object")
    source = await (await import("node:fs/promises")).readFile(source);
  else if (source instanceof URL || typeof source === "string") source = await fetch(source);
  if (typeof Response === "function" && source instanceof Response) source = await source.arrayBuffer();
  return new Dxil(await WebAssembly.compile(source));
};
