// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drives a real Chromium over the HTML documentation, opened from file://.
//   node site_test.mjs SITE_FOLDER [PICTURE_FOLDER [BIN]]
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [site, pictures, bin] = process.argv.slice(2);
const url = (page) => {
  const [file, state] = page.split("#");
  return pathToFileURL(path.resolve(site, file)).href + (state ? "#" + state : "");
};
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
const page = await context.newPage();
page.setDefaultTimeout(300000); // a busy machine is no failure
const complaints = [];
page.on("console", (m) => ["error", "warning"].includes(m.type()) && complaints.push(`${page.url()}: ${m.text()}`));
page.on("pageerror", (e) => complaints.push(`${page.url()}: ${e}`));
page.on("request", (r) => !/^(file|data):/.test(r.url()) && complaints.push(`network: ${r.url()}`));

let passed = 0, failed = 0;
const test = async (name, body) => {
  try {
    await body();
    passed++;
  } catch (error) {
    failed++;
    console.error(`FAILED ${name}\n  ${error.message.replaceAll("\n", "\n  ")}`);
  }
};
const visibleOps = () => page.$$eval("tr[data-op]", (rows) => rows.filter((r) => !r.hidden).map((r) => r.dataset.op));
const only = async (filters) => {
  await page.goto(url("ops/index.html"));
  await page.reload(); // a fresh page, whatever the last one's filters were
  for (const [name, value] of Object.entries(filters)) {
    const field = page.locator(`#filters [name=${name}]`);
    if ((await field.evaluate((n) => n.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  return visibleOps();
};

// The first hit's name, without what stands behind it.
const firstHit = async (text) => {
  await page.fill("#search", text);
  return page.$eval("#hits a", (a) => a.firstChild.parentNode.textContent.replace(a.querySelector("small").textContent, "").trim());
};
await test("search finds ops by name, HLSL function and number, and Enter opens the op", async () => {
  await page.goto(url("index.html"));
  for (const [text, op] of [["rawbufferload", "RawBufferLoad"], ["13", "Sin"], ["dx.op.atomicBinOp", "AtomicBinOp"]])
    assert.equal(await firstHit(text), op, text);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#hits").isVisible(), false);
  await page.locator("h1").click();
  await page.keyboard.press("/");
  await page.keyboard.type("wavematch");
  const names = await page.$$eval("#hits a", (links) => links.map((l) => l.getAttribute("href")));
  while (!/ops\/WaveMatch/.test(await page.$eval("#hits [aria-selected=true]", (l) => l.getAttribute("href"))) && names.pop())
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/ops\/WaveMatch\.html$/);
});
await test("search finds rules, HLSL functions, options and guides", async () => {
  await page.goto(url("ops/Sin.html"));
  for (const [text, href] of [["instr.oload", "rules/INSTR.OLOAD.html"], ["GetDimensions", "guides/hlsl-support.html#hlsl-GetDimensions"],
    ["--fail-on", "tools/dxil-val.html#option-fail-on"], ["all-resources-bound", "tools/dxil-cc.html#option-all-resources-bound"],
    ["reflection", "guides/reflection.html"]]) {
    await page.fill("#search", text);
    const found = await page.$$eval("#hits a", (links) => links.map((l) => l.getAttribute("href").replace(/^\.\.\//, "")));
    assert.ok(found.includes(href), `${text}: ${found}`);
  }
});
await test("search forgives misspelling", async () => {
  await page.goto(url("index.html"));
  for (const [text, name] of [["saturat", "Saturate"], ["rawbuferload", "RawBufferLoad"], ["wavemacth", "WaveMatch"],
    ["anotatehandle", "AnnotateHandle"], ["samplecmplevelzreo", "SampleCmpLevelZero"], ["instr.olaod", "INSTR.OLOAD"]])
    assert.equal((await firstHit(text)).toLowerCase(), name.toLowerCase(), text);
});
await test("a search without a match says so", async () => {
  await page.goto(url("index.html"));
  await page.fill("#search", "zzzzqqq");
  assert.match(await page.textContent("#hits"), /Nothing matches/);
});
await test("copy buttons copy the whole block", async () => {
  await page.goto(url("index.html"));
  await page.evaluate(() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; });
  await page.locator(".card .copy").first().click();
  assert.equal(await page.evaluate(() => window.copied), "dxil-cc -T ps_6_6 -E main shader.hlsl -Fo shader.dxil\n");
});
await test("the theme is remembered", async () => {
  await page.goto(url("index.html"));
  await page.click("#theme");
  await page.click("#theme");
  await page.goto(url("rules/INSTR.OLOAD.html"));
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await page.click("#theme");
});
await test("names break at changes of case only", async () => {
  const text = fs.readFileSync(path.join(site, "ops/RawBufferLoad.html"), "utf8");
  assert.ok(text.includes("<h1>Raw<wbr>Buffer<wbr>Load</h1>"));
  assert.ok(fs.readFileSync(path.join(site, "rules/INSTR.OLOAD.html"), "utf8").includes("INSTR.<wbr>OLOAD"));
});
await test("filters filter", async () => {
  const all = await only({});
  assert.equal(all.length, 347);
  const hull = await only({ stage: "hull" });
  assert.ok(hull.includes("StorePatchConstant") && !hull.includes("Discard") && hull.includes("Sin"));
  const old = await only({ version: "1.0" });
  assert.ok(old.includes("CreateHandle") && !old.includes("AnnotateHandle"));
  const new6 = await only({ version: "1.6" });
  assert.ok(!new6.includes("CreateHandle") && new6.includes("AnnotateHandle"));
  const compute15 = await only({ version: "1.5", stage: "compute" });
  assert.ok(!compute15.includes("DerivCoarseX"));
  assert.ok((await only({ version: "1.6", stage: "compute" })).includes("DerivCoarseX"));
  assert.deepEqual(await only({ attribute: "IsFeedback" }), ["WriteSamplerFeedback", "WriteSamplerFeedbackBias",
    "WriteSamplerFeedbackLevel", "WriteSamplerFeedbackGrad"]);
  assert.deepEqual(await only({ intrinsic: "llvm.dx.saturate" }), ["Saturate"]);
  assert.ok((await only({ hlsl: "WaveActiveSum" })).includes("WaveActiveOp"));
  assert.ok((await only({ category: "Dot" })).every((n) => /Dot/.test(n)));
});
await test("filters live in the address and survive a reload; Clear clears", async () => {
  await only({ stage: "mesh", text: "emit" });
  const before = await visibleOps();
  assert.ok(before.includes("EmitIndices"));
  await page.reload();
  assert.deepEqual(await visibleOps(), before);
  await page.click("button[type=reset]");
  await page.waitForFunction(() => document.getElementById("count").textContent.startsWith("347 of"));
});
await test("the differences page compares any two versions", async () => {
  await page.goto(url("diff.html#from=1.5&to=1.6"));
  const rows = await page.$$eval("#diffrows tr", (r) => r.map((x) => x.textContent));
  assert.ok(rows.some((r) => /CreateHandle\s*removed/.test(r)), "CreateHandle is removed");
  assert.ok(rows.some((r) => /AnnotateHandle\s*added/.test(r)), "AnnotateHandle is added");
  assert.ok(rows.some((r) => /AtomicBinOp.*changed.*overloads: added i64/.test(r)), "AtomicBinOp gains i64");
  await page.goto(url("diff.html#from=1.4&to=1.5"));
  await page.reload();
  const lists = await page.textContent("#difflists");
  assert.match(lists, /validation rules added/);
  assert.match(lists, /SetMeshOutputCounts/);
  await page.goto(url("diff.html#from=1.5&to=1.6"));
  await page.reload();
  await page.selectOption("[name=from]", "1.6");
  assert.equal(await page.locator("#diffrows tr").count(), 0);
});
await test("every link of every page resolves", async () => {
  const files = fs.readdirSync(site, { recursive: true }).map((f) => String(f)).filter((f) => f.endsWith(".html"));
  assert.ok(files.length > 950, `${files.length} pages`);
  const broken = [];
  for (const file of files) {
    const text = fs.readFileSync(path.join(site, file), "utf8");
    for (const [, target] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^(data|https?):/.test(target)) continue;
      const [where, anchor] = target.replaceAll("&amp;", "&").split("#");
      const full = where ? path.join(site, path.dirname(file), where) : path.join(site, file);
      if (!fs.existsSync(full)) broken.push(`${file} -> ${target}`);
      else if (anchor && !anchor.includes("=") && !fs.readFileSync(full, "utf8").includes(`id="${anchor}"`))
        broken.push(`${file} -> ${target} (no such anchor)`);
    }
  }
  assert.deepEqual(broken.slice(0, 5), []);
});
await test("helpUri of SARIF names pages that are there", async () => {
  if (!bin) return;
  const { rules } = JSON.parse(execFileSync(path.join(bin, "dxil-val"), ["--list-rules", "--format", "json"], { encoding: "utf8" }));
  assert.ok(rules.length > 300, `${rules.length} rules`);
  assert.deepEqual(rules.map((r) => r.name).filter((name) => !fs.existsSync(path.join(site, "rules", `${name}.html`))), []);
  const text = (name) => fs.readFileSync(path.join(site, "rules", `${name}.html`), "utf8");
  assert.deepEqual(rules.filter((r) => (r.status === "implemented") !== text(r.name).includes(`$ dxil-val`)).map((r) => r.name), []);
});
await test("each op has its program of HLSL with its calls, or says why not", async () => {
  const without = fs.readdirSync(path.join(site, "ops")).filter((file) => {
    const text = fs.readFileSync(path.join(site, "ops", file), "utf8");
    return file !== "index.html" && !/reserved<\/span>/.test(text) && !/id="hlsl"/.test(text);
  });
  assert.deepEqual(without, []);
  assert.match(fs.readFileSync(path.join(site, "ops/Sin.html"), "utf8"), /sin\(Values\[i\]\)[^]*call float @dx\.op\.unary\.f32\(i32 13,/);
});
await test("keyboard: the first Tab reaches the skip link; headings and landmarks are there", async () => {
  await page.goto(url("ops/Sample.html"));
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Skip to the content");
  assert.equal(await page.locator("h1").count(), 1);
  assert.equal(await page.locator("main").count(), 1);
  const unnamed = await page.$$eval("input,select,button", (nodes) =>
    nodes.filter((n) => !n.hidden && !n.labels?.length && !n.ariaLabel && !n.textContent.trim()).map((n) => n.outerHTML));
  assert.deepEqual(unnamed, []);
});
const look = ["index.html", "ops/index.html", "ops/Sample.html", "rules/index.html", "rules/INSTR.OLOAD.html", "tools/dxil-val.html",
  "guides/index.html", "guides/hlsl-support.html", "guides/command-line.html", "diff.html#from=1.5&to=1.6", "enums/WaveOpKind.html", "stages/compute.html"];
await test("no page overflows sideways, narrow or wide, light or dark", async () => {
  for (const scheme of ["light", "dark"])
    for (const width of [360, 1600]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url("index.html"));
      await page.fill("#search", "rawbuferload");
      const hits = await page.locator("#hits").boundingBox();
      assert.ok(hits.x >= 0 && hits.x + hits.width <= width, `what is found stands from ${hits.x} to ${hits.x + hits.width} of ${width}`);
      for (const name of look) {
        await page.goto(url(name));
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(excess <= 0, `${name} at ${width}: ${excess} pixels too wide`);
        const covered = await page.$$eval(".copyable", (frames) => frames.filter((frame) => {
          const code = frame.querySelector("pre").getBoundingClientRect(), button = frame.querySelector(".copy").getBoundingClientRect();
          return button.left < code.right && code.left < button.right && button.top < code.bottom && code.top < button.bottom;
        }).length);
        assert.equal(covered, 0, `${name} at ${width}: blocks with a button on the code`);
        if (pictures) {
          fs.mkdirSync(pictures, { recursive: true });
          await page.screenshot({ path: path.join(pictures, `${name.replace(/\W+/g, "_")}.${scheme}.${width}.png`) });
        }
      }
    }
});
await test("no console message, no request to a network", async () => assert.deepEqual(complaints, []));

await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
