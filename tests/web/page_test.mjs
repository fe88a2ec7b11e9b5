// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drives a real Chromium over the page, opened from file:// beside the documentation.
//   node page_test.mjs BUILD_DIR NATIVE_BIN CORPUS SITE_SCRIPT
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [build, bin, corpus, siteScript] = process.argv.slice(2);
// The driver is where the documentation's own test has it.
const { chromium } = createRequire(new URL("../export/package.json", import.meta.url))("playwright-core");
const site = path.resolve(build, "site"), pictures = path.resolve(build, "pictures");
fs.rmSync(site, { recursive: true, force: true });
execFileSync(siteScript, [bin, site, "--container", path.join(build, "container.html")], { stdio: "ignore" });
fs.mkdirSync(pictures, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync"],
});
const page = await (await browser.newContext({ viewport: { width: 1200, height: 900 } })).newPage();
page.setDefaultTimeout(300000); // a busy machine is no failure
const complaints = [];
page.on("console", (m) => ["error", "warning"].includes(m.type()) && complaints.push(m.text()));
page.on("pageerror", (e) => complaints.push(String(e)));
page.on("request", (r) => !/^(file|data|blob):/.test(r.url()) && complaints.push(`network: ${r.url()}`));

let passed = 0, failed = 0;
const test = async (name, body) => {
  try {
    await body();
    passed++;
  } catch (error) {
    failed++;
    console.error(`FAILED ${name}\n  ${error.message.slice(0, 1500).replaceAll("\n", "\n  ")}`);
  }
};
const fresh = async () => {
  await page.goto(pathToFileURL(path.join(site, "container.html")).href);
  await page.waitForSelector("html[data-ready]");
};
// As dropped by the mouse: one file or two.
const drop = async (...named) => {
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const [name, text] of list) transfer.items.add(new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], name));
    return transfer;
  }, named.map(([name, bytes]) => [name, Buffer.from(bytes).toString("base64")]));
  await page.dispatchEvent("#drop", "drop", { dataTransfer: data });
  await page.waitForFunction((name) => document.getElementById("firstname").textContent.startsWith(name)
    && (!document.getElementById("tabs").hidden || !document.getElementById("error").hidden), named[0][0]);
};
const read = (name) => fs.readFileSync(path.join(corpus, name));
const open = (name) => page.click(`#tabs [data-view=${name}]`);
const text = (selector) => page.textContent(selector);
// A container with a finding at an instruction: an operand of it, changed in the text.
const { load } = await import(pathToFileURL(path.resolve(build, "package/index.js")));
const dxil = await load();
const withFinding = () => dxil.assemble(dxil.disassemble(read("cs_minimal.0.dxil")).replace(/(@dx\.op\.bufferStore\.i32\(i32 69, .*), i8 1\)/, "$1, i8 5)"));

await test("the library starts", async () => {
  const started = performance.now();
  await fresh();
  console.log(`page ready after ${(performance.now() - started).toFixed(0)} ms`);
  assert.match(await text("#version"), /DXIL Tools \d/);
  const links = () => page.$$eval("header a", (nodes) => nodes.map((n) => n.getAttribute("href")));
  const here = await links();
  for (const link of here) assert.ok(fs.existsSync(path.join(site, link)), link);
  await page.goto(pathToFileURL(path.join(site, "index.html")).href);
  assert.deepEqual(await links(), here, "the same places as on other pages");
  await fresh();
});
await test("containers of every stage, and libraries of every kind of entry: all views", async () => {
  // One container for each stage, and for each set of stages that a library has entries of.
  const stages = new Map(), seen = new Set();
  for (const name of fs.readdirSync(corpus).filter((n) => n.endsWith(".dxil"))) {
    const { stage, entries } = dxil.reflect(read(name)), all = entries.map((e) => e.stage);
    stages.set([stage, ...new Set(stage === "library" ? all.sort() : [])].join(" "), name);
    for (const of of [stage, ...all]) seen.add(of);
  }
  assert.deepEqual([...seen].sort(), ["amplification", "anyhit", "callable", "closesthit", "compute", "domain", "geometry", "hull", "intersection",
    "library", "mesh", "miss", "node", "pixel", "raygeneration", "vertex"]);
  for (const name of stages.values()) {
    await drop([name, read(name)]);
    await open("Summary");
    assert.match(await text("#verdict"), new RegExp(`^${name} is (valid|not valid)`), name);
    assert.ok(await page.locator("dl.facts dd").count() >= 5, name);
    await open("Parts");
    assert.ok(await page.locator("tbody tr").count() >= 4, name);
    await page.locator("tbody tr", { hasText: "PSV0" }).or(page.locator("tbody tr", { hasText: "RDAT" })).first().locator("summary").click();
    assert.match(await text("details[open] pre"), /^\{/, name);
    for (const view of ["Signatures", "Resources", "Findings"]) {
      await open(view);
      assert.ok((await text("#view")).length > 10, `${name}: ${view}`);
    }
    await open("Listing");
    assert.match(await text(".listing .line"), /^; /, name);
  }
});
await test("each operation of the listing is a link to a page that is there", async () => {
  for (const name of ["ps_deferred_light.0.dxil", "cs_atomics_32.0.dxil", "ms_meshlets.0.dxil"].filter((n) => fs.existsSync(path.join(corpus, n)))) {
    await drop([name, read(name)]);
    await open("Listing");
    await page.evaluate(async () => { // chunks are made where one scrolls
      const box = document.querySelector(".listing");
      for (let y = 0; y < box.scrollHeight; y += 400) {
        box.scrollTop = y;
        await new Promise(requestAnimationFrame);
      }
    });
    const expected = dxil.listing(read(name)).functions.flatMap((f) => f.opcodes).filter((op) => op !== null).length;
    const links = await page.$$eval(".listing a.op", (nodes) => nodes.map((n) => n.getAttribute("href")));
    assert.equal(links.length, expected, name);
    for (const link of new Set(links)) assert.ok(fs.existsSync(path.join(site, link)), link);
  }
  await page.locator(".listing a.op").first().click();
  await page.waitForURL(/ops\/\w+\.html$/);
  await fresh();
});
await test("a finding marks its instruction, and its button leads there", async () => {
  const bytes = withFinding();
  const { findings } = dxil.validate(bytes).report.files[0];
  const at = findings.findIndex((f) => f.instruction !== undefined);
  assert.ok(at >= 0, "there is a finding at an instruction");
  const listing = dxil.listing(bytes), line = listing.functions[0].lines[findings[at].instruction];
  await drop(["mask.dxil", bytes]);
  assert.match(await text("#verdict"), /is not valid: \d+ error/);
  await open("Findings");
  assert.equal(await page.locator(".findings li").count(), findings.length);
  const rules = await page.$$eval(".findings a[href^=rules]", (nodes) => nodes.map((n) => n.getAttribute("href")));
  assert.deepEqual(rules, findings.map((f) => `rules/${f.rule}.html`));
  for (const link of rules) assert.ok(fs.existsSync(path.join(site, link)), link);
  await page.locator(".findings .jump").first().click();
  const marked = page.locator(".listing .line.error.at");
  assert.equal(await marked.getAttribute("data-line"), String(line));
  assert.ok((await marked.textContent()).includes(findings[at].rule));
  assert.ok((await text("#view .failure")).includes(findings[at].message));
  assert.ok(await marked.evaluate((node) => {
    const inner = node.getBoundingClientRect(), outer = node.closest(".listing").getBoundingClientRect();
    return inner.top >= outer.top && inner.bottom <= outer.bottom;
  }), "the line is seen");
});
await test("two containers are compared", async () => {
  await drop(["a.dxil", read("cs_minimal.0.dxil")], ["b.dxil", read("cs_minimal.1.dxil")]);
  await open("Differences");
  const shown = await text("#view"), { sections } = dxil.diff(read("cs_minimal.0.dxil"), read("cs_minimal.1.dxil"));
  for (const { name } of sections) assert.ok(shown.includes(name), name);
  assert.equal(await page.locator(".differences tbody tr").count(), sections.reduce((n, s) => n + s.differences.length, 0));
  await drop(["a.dxil", read("cs_minimal.0.dxil")], ["c.dxil", read("cs_minimal.0.dxil")]);
  assert.match(await text("#view"), /do the same/);
});
await test("hostile files say what is wrong, and the page goes on", async () => {
  await fresh();
  const bytes = read("ps_" + fs.readdirSync(corpus).find((n) => n.startsWith("ps_")).slice(3));
  for (const [name, data] of [["empty", Buffer.alloc(0)], ["zeros", Buffer.alloc(5000)], ["cut", bytes.subarray(0, 40)],
    ["markup", Buffer.from("<img src=x onerror=alert(1)>")]]) {
    await drop([`${name}<b>.dxil`, data]);
    assert.equal(await page.isVisible("#error"), true, name);
    assert.ok((await text("#error")).startsWith(`${name}<b>.dxil: `), name);
    assert.equal(await page.isVisible("#tabs"), false, name);
  }
  // Of every stage: bytes of the end, where the program is, and of the head with its table of parts.
  for (const name of fs.readdirSync(corpus).filter((n) => /^(as|cs|gs|lib|ms|ps|rt|tess|vs|wg)_.*dxil$/.test(n)).filter((_, i) => i % 8 === 0)) {
    const whole = read(name);
    for (const [kind, at] of [["tail", whole.length - 200], ["head", 33]]) {
      const copy = Buffer.from(whole).fill(0xff, at, at + 100);
      await drop([`${kind}-${name}`, copy]);
      if (!(await page.isVisible("#tabs"))) continue;
      assert.match(await text("#verdict"), /not valid/, `${kind} ${name}`);
      for (const view of ["Summary", "Parts", "Signatures", "Resources", "Listing", "Findings"]) {
        await open(view);
        assert.ok((await text("#view")).length > 10, `${kind} ${name}: ${view}`);
      }
    }
  }
  const damaged = Buffer.from(bytes).fill(0xff, bytes.length - 600, bytes.length - 100); // within the program
  await drop(["damaged.dxil", damaged]);
  assert.match(await text("#verdict"), /not valid/);
  for (const view of ["Summary", "Parts", "Signatures", "Resources", "Listing", "Findings"]) {
    await open(view);
    assert.ok((await text("#view")).length > 10 || (await text("#views")).length > 10, view);
  }
  await drop(["cs_minimal.0.dxil", read("cs_minimal.0.dxil")]);
  assert.match(await text("#verdict"), /is valid/);
});
await test("markup in a container's names stays text", async () => {
  const name = "<svg onload=document.title='taken'>";
  const bytes = dxil.assemble(dxil.disassemble(read("cs_minimal.0.dxil")).replaceAll("@main", `@"${name}"`).replace('!"main"', `!"${name}"`));
  await drop(["a.dxil", bytes], [`${name}.dxil`, read("cs_minimal.0.dxil")]);
  for (const view of ["Summary", "Parts", "Listing", "Findings", "Differences"]) {
    await open(view);
    assert.equal(await page.locator("svg").count(), 0, view);
    if (["Summary", "Listing"].includes(view)) assert.ok((await text("#view")).includes(name), view);
  }
  assert.doesNotMatch(await page.title(), /taken/);
});
await test("keyboard: tabs by arrows; every control has a name", async () => {
  await drop(["cs_minimal.0.dxil", read("cs_minimal.0.dxil")]);
  await open("Summary");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.view), "Parts");
  const unnamed = await page.$$eval("input,select,button", (nodes) =>
    nodes.filter((n) => !n.labels?.length && !n.ariaLabel && !n.textContent.trim()).map((n) => n.outerHTML));
  assert.deepEqual(unnamed, []);
});
await test("no view overflows sideways, narrow or wide, light or dark", async () => {
  const bytes = withFinding();
  for (const scheme of ["light", "dark"])
    for (const width of [390, 1200]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await fresh();
      const shots = async (of, views) => {
        for (const view of views) {
          await open(view);
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(excess <= 0, `${view} at ${width}: ${excess} pixels too wide`);
          await page.screenshot({ path: path.join(pictures, `${of}-${view}.${scheme}.${width}.png`) });
        }
      };
      await drop(["cs_constant_layouts.0.dxil", read("cs_constant_layouts.0.dxil")]);
      await shots("compute", ["Summary", "Parts", "Resources", "Listing"]);
      const vertex = fs.readdirSync(corpus).find((n) => n.startsWith("vs_"));
      await drop([vertex, read(vertex)]);
      await shots("vertex", ["Signatures"]);
      await drop(["mask.dxil", bytes], ["cs_minimal.1.dxil", read("cs_minimal.1.dxil")]);
      await shots("mask", ["Findings", "Differences"]);
      await page.locator("#tabs [data-view=Findings]").click();
      await page.locator(".findings .jump").first().click();
      await page.screenshot({ path: path.join(pictures, `mask-Listing.${scheme}.${width}.png`) });
      await drop(["empty.dxil", Buffer.alloc(0)]);
      await page.screenshot({ path: path.join(pictures, `error.${scheme}.${width}.png`) });
    }
});
await test("no console message, no request to a network", async () => assert.deepEqual(complaints, []));

await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
