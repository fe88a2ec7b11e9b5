// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drives a real Chromium over the HTML documentation, opened from file://.
//   node site_test.mjs SITE_FOLDER [PICTURE_FOLDER]
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [site, pictures] = process.argv.slice(2);
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
  await page.goto(url("index.html"));
  await page.reload(); // a fresh page, whatever the last one's filters were
  for (const [name, value] of Object.entries(filters)) {
    const field = page.locator(`#filters [name=${name}]`);
    if ((await field.evaluate((n) => n.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  return visibleOps();
};

await test("search finds by name, HLSL function and number, and Enter opens the op", async () => {
  await page.goto(url("index.html"));
  for (const [text, op] of [["rawbufferload", "RawBufferLoad"], ["saturate", "Saturate"], ["13", "Sin"], ["dx.op.atomicBinOp", "AtomicBinOp"]]) {
    await page.fill("#search", text);
    assert.match(await page.textContent("#hits li:first-child"), new RegExp(`^${op} `), text);
  }
  await page.keyboard.press("Escape");
  await page.locator("h1").click();
  await page.keyboard.press("/");
  await page.keyboard.type("wavematch");
  await page.keyboard.press("Enter");
  await page.waitForURL(/ops\/WaveMatch\.html$/);
});
await test("a search without a match says so", async () => {
  await page.goto(url("index.html"));
  await page.fill("#search", "zzzz");
  assert.match(await page.textContent("#hits"), /No op matches/);
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
  await page.selectOption("[name=from]", "1.6");
  assert.equal(await page.locator("#diffrows tr").count(), 0);
});
await test("every link of every page resolves", async () => {
  const files = fs.readdirSync(site, { recursive: true }).map((f) => String(f)).filter((f) => f.endsWith(".html"));
  assert.ok(files.length > 600, `${files.length} pages`);
  const broken = [];
  for (const file of files) {
    const text = fs.readFileSync(path.join(site, file), "utf8");
    for (const [, target] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (target.startsWith("data:")) continue;
      const [where, anchor] = target.replaceAll("&amp;", "&").split("#");
      const full = where ? path.join(site, path.dirname(file), where) : path.join(site, file);
      if (!fs.existsSync(full)) broken.push(`${file} -> ${target}`);
      else if (anchor && !anchor.includes("=") && !fs.readFileSync(full, "utf8").includes(`id="${anchor}"`))
        broken.push(`${file} -> ${target} (no such anchor)`);
    }
  }
  assert.deepEqual(broken.slice(0, 5), []);
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
const look = ["index.html", "ops/Sample.html", "diff.html#from=1.5&to=1.6", "enums/WaveOpKind.html", "stages/compute.html"];
await test("no page overflows sideways, narrow or wide, light or dark", async () => {
  for (const scheme of ["light", "dark"])
    for (const width of [360, 1600]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      for (const name of look) {
        await page.goto(url(name));
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(excess <= 0, `${name} at ${width}: ${excess} pixels too wide`);
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
