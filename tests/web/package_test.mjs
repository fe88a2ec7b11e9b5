// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The package against the native tools, over the corpus, and hostile bytes.
//   node package_test.mjs BUILD_DIR NATIVE_BIN CORPUS
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [build, bin, corpus] = process.argv.slice(2);
const { load, DxilError } = await import(pathToFileURL(path.resolve(build, "package/index.js")));
const started = performance.now();
const dxil = await load();
console.log(`loaded in ${(performance.now() - started).toFixed(0)} ms`);

let passed = 0, failed = 0;
const test = async (name, body) => {
  try {
    await body();
    passed++;
  } catch (error) {
    failed++;
    console.error(`FAILED ${name}\n  ${String(error.message).slice(0, 2000).replaceAll("\n", "\n  ")}`);
  }
};
const files = fs.readdirSync(corpus).filter((name) => name.endsWith(".dxil")).sort();
const read = (name) => new Uint8Array(fs.readFileSync(path.join(corpus, name)));
// Standard output, whatever the tool says of the file by its exit status.
const native = (tool, ...args) => spawnSync(path.join(bin, tool), args, { encoding: "utf8", maxBuffer: 1 << 28 }).stdout;
const broken = (bytes, at = 4) => {
  const copy = bytes.slice();
  copy[at] ^= 0x5a;
  return copy;
};

await test("the corpus reads as the native tools read it", () => {
  assert.ok(files.length > 200, `${files.length} containers`);
  for (const name of files) {
    const bytes = read(name), file = path.join(corpus, name);
    assert.equal(dxil.disassemble(bytes), native("dxil-dis", file), `${name}: listing`);
    assert.deepEqual(dxil.reflect(bytes), JSON.parse(native("dxil-dis", "--reflect", file)), `${name}: reflection`);
    assert.deepEqual(dxil.dump(bytes), JSON.parse(native("dxil-dis", "--json", file)), `${name}: dump`);
    assert.ok(dxil.validate(bytes).usable, name);
  }
});
await test("findings are those of dxil-val, of whole and of damaged containers", () => {
  const work = fs.mkdtempSync(path.join(build, "damaged-"));
  try {
    const found = { valid: 0, invalid: 0, instruction: 0 };
    for (const [number, name] of files.entries()) {
      const bytes = read(name), file = path.join(work, name);
      // Every second one has a damaged byte, most of them in the program, where instructions are.
      const data = number % 2 ? broken(bytes, bytes.length - 1 - (number * 79) % Math.floor(bytes.length / 2)) : bytes;
      fs.writeFileSync(file, data);
      for (const strict of [false, true]) {
        const here = dxil.validate(data, { name: file, strict });
        const there = JSON.parse(native("dxil-val", "--format", "json", ...(strict ? ["--strict"] : []), file));
        assert.deepEqual(here.report, there, name);
        found[here.valid ? "valid" : "invalid"]++;
        for (const f of here.report.files[0].findings) {
          if (f.instruction === undefined) continue;
          const { text, functions } = dxil.listing(data);
          const at = functions.find((g) => g.name === f.function)?.lines[f.instruction];
          assert.ok(at, `${name}: ${JSON.stringify(f)} in ${JSON.stringify(functions.map((g) => g.name))}`);
          // Findings number values in a way of their own: what is done, and which function is called.
          const code = (line) => [line.trim().replace(/^%\S+ = /, "").split(" ")[0], /\bcall\b/.test(line) && line.match(/@"?(dx\.[\w.]+)/)?.[1]].join(" ");
          assert.equal(code(text.split("\n")[at - 1]), code(f.assembly), `${name}: line ${at}`);
          found.instruction++;
        }
      }
    }
    console.log(`findings: ${JSON.stringify(found)}`);
    assert.ok(found.valid > 200 && found.invalid > 50 && found.instruction > 5, JSON.stringify(found));
  } finally {
    fs.rmSync(work, { recursive: true });
  }
});
await test("lines of the listing are those of its instructions and operations", () => {
  let operations = 0;
  for (const name of files) {
    const bytes = read(name), listing = dxil.listing(bytes), lines = listing.text.split("\n");
    assert.equal(listing.text, dxil.disassemble(bytes), name);
    for (const f of listing.functions) {
      assert.match(lines[f.line - 1], /^define /, name);
      assert.equal(f.lines.length, f.opcodes.length);
      f.opcodes.forEach((opcode, i) => {
        const line = lines[f.lines[i] - 1];
        assert.ok(line.startsWith("  "), `${name}: ${line}`);
        if (opcode === null) return;
        assert.ok(line.includes(`(i32 ${opcode | 0}`) && line.includes(`; ${listing.operations[opcode]}`), `${name}: ${line}`);
        operations++;
      });
    }
  }
  assert.ok(operations > 2000, `${operations} calls of operations`);
  console.log(`${operations} calls of operations`);
});
await test("diff, assemble, sign and digest", () => {
  const [a, b] = ["cs_minimal.0.dxil", "cs_minimal.1.dxil"];
  assert.equal(dxil.diff(read(a), read(b), { format: "text" }), native("dxil-diff", path.join(corpus, a), path.join(corpus, b)));
  assert.deepEqual(dxil.diff(read(a), read(b)), JSON.parse(native("dxil-diff", "--json", path.join(corpus, a), path.join(corpus, b))));
  assert.equal(dxil.diff(read(a), read(a)).equal, true);
  const again = dxil.assemble(dxil.disassemble(read(a)));
  assert.ok(dxil.validate(again).valid);
  assert.throws(() => dxil.assemble("define nothing"), (e) => e instanceof DxilError && e.code === "unusable" && /expected/.test(e.message));
  const unsigned = read(a).fill(0, 4, 20);
  assert.deepEqual(dxil.sign(unsigned), read(a));
  assert.deepEqual(dxil.digest(unsigned), read(a).slice(4, 20));
  assert.match(dxil.version, /^\d+\.\d+\.\d+$/);
});
await test("SPIR-V is translated as dxil-from-spirv does", () => {
  const glsl = path.join(build, "values.comp"), spirv = path.join(build, "values.spv"), table = path.join(build, "values.json"),
    out = path.join(build, "values.dxil");
  fs.writeFileSync(glsl, `#version 450
    layout(local_size_x = 1) in;
    layout(constant_id = 3) const int size = 5;
    layout(set = 2, binding = 4) buffer Out { int value; } o;
    void main() { o.value = size; }`);
  execFileSync("glslangValidator", ["-V", "-o", spirv, glsl], { stdio: "ignore" });
  const module = fs.readFileSync(spirv);
  native("dxil-from-spirv", spirv, "-o", out);
  assert.deepEqual(Buffer.from(dxil.fromSpirv(module)), fs.readFileSync(out));
  const bindings = [{ set: 2, binding: 4, class: "u", space: 9, register: 7 }];
  fs.writeFileSync(table, JSON.stringify({ bindings }));
  native("dxil-from-spirv", spirv, "-o", out, "--shader-model", "6.2", "--constant", "3=77", "--bindings", table, "--entry", "main");
  const made = dxil.fromSpirv(module, { entry: "main", shaderModel: [6, 2], constants: { 3: 77 }, bindings });
  assert.deepEqual(Buffer.from(made), fs.readFileSync(out));
  assert.ok(dxil.validate(made).valid);
  const unusable = (e) => e instanceof DxilError && e.code === "unusable" && /SPIR-V/.test(e.message);
  assert.throws(() => dxil.fromSpirv(new Uint8Array(3)), unusable);
  for (let size = 20; size < module.length; size += 24)
    assert.throws(() => dxil.fromSpirv(module.subarray(0, size)), (e) => e instanceof DxilError && e.code === "unusable");
});
await test("each option of SPIR-V does what the one of dxil-from-spirv does", () => {
  const shader = (name, text, ...options) => {
    const source = path.join(build, name), spirv = `${source}.spv`;
    fs.writeFileSync(source, text);
    execFileSync("glslangValidator", ["-V", "--target-env", "vulkan1.2", ...options, "-o", spirv, source], { stdio: "ignore" });
    return spirv;
  };
  const same = (spirv, options, ...words) => {
    const out = path.join(build, "option.dxil");
    native("dxil-from-spirv", spirv, "-o", out, ...words);
    const plain = fs.readFileSync(out), made = Buffer.from(dxil.fromSpirv(fs.readFileSync(spirv), options));
    assert.deepEqual(made, plain);
    assert.ok(dxil.validate(made).valid);
    return made;
  };
  const differs = (spirv, options, ...words) => assert.notDeepEqual(same(spirv, options, ...words), same(spirv, {}));
  const vertex = shader("option.vert", `#version 450
    void main() { gl_Position = vec4(gl_VertexIndex, gl_InstanceIndex, 0, 1); }`);
  differs(vertex, { addBase: true }, "--add-base");
  differs(vertex, { flipY: true }, "--flip-y");
  const hull = shader("option.tesc", `#version 450
    layout(vertices = 3) out;
    void main() {
      gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
      gl_TessLevelOuter = float[](1, 2, 3, 4);
      gl_TessLevelInner = float[](1, 2);
    }`);
  const domain = shader("option.tese", `#version 450
    layout(triangles, fractional_odd_spacing, cw) in;
    void main() { gl_Position = gl_in[0].gl_Position * gl_TessCoord.x; }`);
  assert.throws(() => dxil.fromSpirv(fs.readFileSync(hull)), (e) => e instanceof DxilError && /which domain patches have/.test(e.message));
  const otherStage = fs.readFileSync(domain);
  const five = same(hull, { otherStage, patchVertices: 5 }, "--other-stage", domain, "--patch-vertices", "5");
  assert.match(dxil.disassemble(five), /input control points 5/);
  assert.notDeepEqual(same(hull, { otherStage: new Uint8Array(otherStage).buffer }, "--other-stage", domain), five);
  same(domain, { otherStage: fs.readFileSync(hull) }, "--other-stage", hull);
  const miss = shader("option.rmiss", `#version 460
    #extension GL_EXT_ray_tracing : require
    layout(location = 0) rayPayloadInEXT vec4 color;
    void main() { color = vec4(1); }`);
  same(miss, { library: true }, "--library");
  assert.throws(() => dxil.fromSpirv(fs.readFileSync(vertex), { library: true }),
    (e) => e instanceof DxilError && e.code === "unusable" && /no entry point of a ray tracing pipeline/.test(e.message));
});
await test("options and their mistakes", () => {
  const bytes = broken(read("cs_minimal.0.dxil"));
  const [finding] = dxil.validate(bytes).report.files[0].findings;
  assert.equal(dxil.validate(bytes, { allow: [finding.rule] }).valid, true);
  assert.match(dxil.validate(bytes, { format: "text", name: "a.dxil" }).report, /^a\.dxil: warning: /);
  assert.equal(dxil.validate(bytes, { format: "sarif" }).report.version, "2.1.0");
  const is = (code) => (error) => error instanceof DxilError && error.code === code;
  assert.throws(() => dxil.validate(bytes, { allow: ["NO.SUCHRULE"] }), is("argument"));
  assert.throws(() => dxil.validate(bytes, { format: "xml" }), is("argument"));
  assert.throws(() => dxil.validate("text"), is("argument"));
  assert.throws(() => dxil.reflect(new Uint8Array(0)), is("unusable"));
  assert.equal(dxil.validate(new Uint8Array(100)).usable, false);
});

await test("the op database is that of dxil-ops", () => {
  const database = JSON.parse(native("dxil-ops", "export", "--format", "json"));
  const number = (version) => version.split(".").map(Number);
  const inForce = (entries, member, [, minor]) => entries.filter((entry) => number(entry.since)[1] <= minor).at(-1)?.[member] ?? [];
  const ops = dxil.ops();
  assert.deepEqual(ops.map((op) => op.name), database.ops.map((op) => op.name));
  for (const [i, op] of ops.entries()) {
    const expected = database.ops[i];
    assert.deepEqual([op.opcode, op.class, op.category, op.doc, op.resultType, op.resultDoc, op.extension, op.reserved, op.minVersion],
      [expected.opcode, expected.class, expected.category, expected.doc, expected.result, expected.result_doc,
        expected.extension_intrinsic, expected.reserved, number(expected.min_dxil)], op.name);
    assert.deepEqual([op.intrinsics, op.genericIr, op.hlsl, op.counters],
      [expected.intrinsics, expected.generic_ir, expected.hlsl, expected.counters], op.name);
    assert.deepEqual(op.arguments.map((a) => [a.name, a.type, a.doc, a.immediate, a.unsigned, a.enum, a.minimum !== null]),
      expected.arguments.map((a) => [a.name, a.type, a.doc, a.immediate, a.unsigned, a.enum, a.range !== null]), op.name);
    op.arguments.forEach((a, k) => {
      const { range } = expected.arguments[k];
      if (range) assert.ok(Math.abs(a.minimum - range.minimum) < 1e-5 && Math.abs(a.maximum - range.maximum) < 1e-5, op.name);
    });
    assert.deepEqual(dxil.op(op.name), op);
    assert.deepEqual(dxil.op(op.opcode), op);
    for (const version of database.versions.map(number)) {
      const here = dxil.opInVersion(op.opcode, version), stages = inForce(expected.stages, "stages", version);
      const wanted = stages[0] === "all_stages" ? database.stages.map((s) => s.name) : stages[0] === "removed" ? [] : stages;
      assert.deepEqual([...here.stages].sort(), [...wanted].sort(), op.name);
      assert.deepEqual([...here.attributes].sort(), [...inForce(expected.attributes, "attributes", version)].sort(), op.name);
      assert.deepEqual(here.overloads.map((o) => [[...o.types].sort(), [...o.vectorElementTypes].sort()]),
        expected.overloads.map((o) => [[...inForce(o, "types", version)].sort(), [...inForce(o, "vector_element_types", version)].sort()]), op.name);
    }
  }
  assert.deepEqual(dxil.ops({ intrinsic: "llvm.dx.saturate" }).map((op) => op.name), ["Saturate"]);
  assert.deepEqual(dxil.ops({ function: "dx.op.unary.f32" }), dxil.ops({ class: "unary" }));
  assert.deepEqual(dxil.ops({ hlsl: "none" }), []);
  assert.equal(dxil.op("sin"), null);
  assert.equal(dxil.op(77777), null);
  const sin = dxil.op("Sin").opcode;
  assert.equal(dxil.checkOp(sin, { stage: "pixel", overloads: ["vector of float"] }), null);
  assert.equal(dxil.checkOp(sin, { stage: "pixel", overloads: ["double"], version: [1, 6] }), "OverloadNotAllowed");
  for (const expected of database.enums) {
    const found = dxil.opEnum(expected.name);
    assert.deepEqual([found.doc, found.flags, found.values.map((v) => [v.name, v.value, v.doc])],
      [expected.doc, expected.flags, expected.values.map((v) => [v.name, v.value, v.doc])]);
  }
  const is = (error) => error instanceof DxilError && error.code === "argument";
  assert.throws(() => dxil.ops({ name: "Sin" }), is);
  assert.throws(() => dxil.opInVersion(77777), is);
  assert.throws(() => dxil.opInVersion(sin, "1.6"), is);
  assert.throws(() => dxil.checkOp(sin, { stage: "pixle" }), is);
});

// All functions that take a container: each gives something, or a DxilError that is no crash.
const all = (bytes, other) => {
  for (const call of [() => dxil.validate(bytes), () => dxil.reflect(bytes), () => dxil.dump(bytes), () => dxil.listing(bytes),
    () => dxil.disassemble(bytes), () => dxil.diff(bytes, other), () => dxil.diff(other, bytes), () => dxil.digest(bytes), () => dxil.sign(bytes)])
    try {
      call();
    } catch (error) {
      if (!(error instanceof DxilError) || error.code === "crashed") throw error;
    }
};
await test("hostile bytes: truncated, damaged, random", () => {
  let state = 12345; // the same bytes in every run
  const random = (n) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n;
  for (const [number, name] of files.entries()) {
    const bytes = read(name);
    all(bytes.subarray(0, random(bytes.length)), bytes);
    for (let round = 0; round < 4; round++) {
      const copy = bytes.slice();
      for (let k = 0; k < 1 + round * 3; k++) copy[random(copy.length)] = random(256);
      all(copy, bytes);
    }
    if (number % 8 === 0) all(new Uint8Array(crypto.randomBytes(1 + random(5000))), bytes);
  }
});
await test("memory does not grow", () => {
  const bytes = read("cs_float_math.0.dxil"), other = read("cs_float_math.1.dxil");
  for (let i = 0; i < 20; i++) all(bytes, other);
  const before = dxil.memory;
  for (let i = 0; i < 500; i++) all(i % 2 ? bytes : bytes.subarray(0, bytes.length - i), other);
  assert.ok(before > 0 && dxil.memory <= before, `${before} bytes, then ${dxil.memory}`);
});
await test("after a trap, and after much memory, the library goes on", () => {
  const bytes = read("cs_minimal.0.dxil"), expected = dxil.disassemble(bytes);
  // More than the library may have: an error of the package, and no end of the page.
  assert.throws(() => dxil.reflect(new Uint8Array(1 << 30)), (e) => e instanceof DxilError && /memory|crash/.test(e.code));
  assert.equal(dxil.disassemble(bytes), expected);
  assert.throws(() => dxil.reflect(new Uint8Array(100 << 20)), DxilError);
  assert.equal(dxil.memory, 0);
  assert.equal(dxil.disassemble(bytes), expected);
});
await test("the folder is what npm packs", () => {
  const [{ files: packed }] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: path.join(build, "package"), encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"] }));
  assert.deepEqual(packed.map((f) => f.path).sort(), ["LICENSE", "README.md", "dxil-tools.wasm", "index.d.ts", "index.js", "package.json"]);
  const types = fs.readFileSync(path.join(build, "package/index.d.ts"), "utf8");
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(dxil)).concat("version"))
    assert.ok(name === "constructor" || new RegExp(`\\b${name}\\b`).test(types), `types have no ${name}`);
});

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
