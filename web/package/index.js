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
    this.version = this.#run((call) => {
      const at = call.exports.dxil_version(), memory = new Uint8Array(call.exports.memory.buffer);
      return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
    });
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
