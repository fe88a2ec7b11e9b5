// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The page: what the package says of one container, and of what differs from another. Texts of containers
// go into text nodes only.
const byId = (id) => document.getElementById(id);
const make = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
};
const count = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;

// ---- the library -------------------------------------------------------
// Its module stands in the page, compressed, as pages from file:// may not fetch.
const embedded = async () => {
  const packed = Uint8Array.from(atob(byId("wasm").textContent), (c) => c.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

// ---- tables ------------------------------------------------------------
const table = (caption, heads, rows) => make("div", { className: "scroll" }, make("table", {}, make("caption", {}, caption),
  make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
  make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map((cell) =>
    make("td", {}, cell instanceof Node ? cell : String(cell ?? ""))))))));
const ruleLink = (name) => make("a", { href: `rules/${encodeURIComponent(name)}.html` }, make("code", {}, name));
const opLink = (name, text = name) => make("a", { href: `ops/${encodeURIComponent(name)}.html`, className: "op" }, text);
const MOST_JSON = 200000; // characters of a part that are shown
const json = (value) => {
  const text = JSON.stringify(value, null, 2);
  return text.length > MOST_JSON ? text.slice(0, MOST_JSON) + "\n… (cut)" : text;
};
// Filled when it is opened: parts may be long.
const details = (title, body) => {
  const node = make("details", {}, make("summary", {}, title));
  node.addEventListener("toggle", () => node.children.length > 1 || node.append(body()), { once: true });
  return node;
};

// ---- views: each takes what `inspect` has found, and gives a node ---------
const unread = (what, error) => make("p", { className: "failure" }, `${what}: ${error.message}`);

const summaryView = ({ reflection, dump }) => {
  const facts = [], rows = Object.entries(reflection.value?.operations ?? {});
  const fact = (name, value) => value && facts.push(make("dt", {}, name), make("dd", {}, value));
  if (reflection.value) {
    const r = reflection.value;
    fact("Stage", r.stage);
    fact("Shader model", r.shaderModel);
    fact("DXIL", r.dxilVersion);
    fact("Features", r.features.join(", ") || "none");
    fact("Entries", r.entries.map((e) => e.name + (e.threads ? ` [${e.threads.join(", ")}]` : "")
      + (e.waveSize ? ` wave ${e.waveSize.join("–")}` : "")).join("; "));
  }
  if (dump.value) {
    fact("Size", `${dump.value.size} bytes`);
    fact("Digest", `${dump.value.digest} (${dump.value.digestState})`);
  }
  return make("section", {}, reflection.error && unread("Reflection", reflection.error),
    make("dl", { className: "facts" }, ...facts),
    rows.length ? table("Operations that the program calls", ["operation", "calls"],
      rows.map(([name, calls]) => [/^unknown/.test(name) ? name : opLink(name), calls])) : null);
};

const partsView = ({ dump }) => (dump.error ? unread("Parts", dump.error) : make("section", {},
  table("Parts of the container", ["part", "offset", "bytes", "what it says"], dump.value.parts.map((part) =>
    [make("code", {}, part.name), part.offset, part.size, part.error
      ? make("span", { className: "bad" }, `${part.error.message} (byte ${part.error.byte})`)
      : details("fields", () => make("pre", {}, json(part.data)))]))));

const signaturesView = ({ reflection }) => {
  if (reflection.error) return unread("Signatures", reflection.error);
  const heads = ["semantic", "index", "register", "mask", "system value", "type", "stream"];
  const one = (caption, elements) => (elements?.length ? table(caption, heads, elements.map((e) =>
    [e.semantic, e.index, e.register ?? "none", make("code", {}, e.mask), e.systemValue, e.type, e.stream])) : null);
  const r = reflection.value;
  const all = [one("Inputs", r.inputs), one("Outputs", r.outputs), one("Patch constants and primitive outputs", r.patchConstants)];
  return make("section", {}, ...(all.some(Boolean) ? all : [make("p", {}, "The program has no signature.")]));
};

const resourcesView = ({ reflection }) => {
  if (reflection.error) return unread("Resources", reflection.error);
  const letters = { SRV: "t", UAV: "u", cbuffer: "b", sampler: "s" };
  const members = (list, depth = 0) => list.flatMap((m) => [
    `${String(m.offset).padStart(6)}  ${"  ".repeat(depth)}${m.name}: ${m.type}${m.used ? "  (used)" : ""}`,
    ...(m.members ? members(m.members, depth + 1) : [])]);
  const rows = reflection.value.resources.map((r) => [r.name, r.class, r.kind,
    make("code", {}, `${letters[r.class]}${r.register}, space${r.space}`), r.count ?? "unbounded",
    r.type ? make("code", {}, r.type) : "", r.bytes,
    r.members?.length ? details(count(r.members.length, "member"), () => make("pre", {}, members(r.members).join("\n"))) : ""]);
  return make("section", {}, rows.length
    ? table("Resources", ["name", "class", "kind", "register", "count", "type", "bytes", "members"], rows)
    : make("p", {}, "The program binds no resource."),
    reflection.value.runtimeData ? details("Runtime data of the library (RDAT)", () =>
      make("pre", {}, json(reflection.value.runtimeData))) : null);
};

// ---- the listing ---------------------------------------------------------
// Lines are made in chunks, when they come near what is seen: listings may have a hundred thousand.
const CHUNK = 200, LINE_REM = 1.25;
class ListingView {
  constructor({ listing, places }) {
    this.lines = listing.value.text.replace(/\n$/, "").split("\n");
    this.marks = new Map(); // line -> findings there
    for (const [finding, line] of places) if (line) this.marks.set(line, [...(this.marks.get(line) ?? []), finding]);
    this.ops = new Map(); // line -> name of the operation
    for (const f of listing.value.functions)
      f.opcodes.forEach((opcode, i) => opcode !== null && this.ops.set(f.lines[i], listing.value.operations[opcode]));
    this.box = make("div", { className: "listing mono", tabIndex: 0, role: "region", ariaLabel: "Listing" });
    this.chunks = [];
    const watcher = new IntersectionObserver((seen) => {
      for (const entry of seen) if (entry.isIntersecting) this.fill(Number(entry.target.dataset.chunk));
    }, { root: this.box, rootMargin: "1000px" });
    for (let first = 0; first < this.lines.length; first += CHUNK) {
      const chunk = make("div", { className: "chunk" });
      chunk.dataset.chunk = this.chunks.length;
      chunk.style.height = `${Math.min(CHUNK, this.lines.length - first) * LINE_REM}rem`;
      this.chunks.push(chunk);
      watcher.observe(chunk);
    }
    this.box.append(...this.chunks);
    const heads = make("select", { ariaLabel: "Function" }, make("option", { value: "1" }, "Functions…"),
      ...listing.value.functions.map((f) => make("option", { value: String(f.line) }, f.name || "(without a name)")));
    heads.addEventListener("input", () => this.show(Number(heads.value)));
    this.node = make("section", {}, make("div", { className: "toolbar" }, heads,
      make("span", { className: "soft" }, `${count(this.lines.length, "line")}, ${count(this.ops.size, "call")} of operations`)),
      this.note = make("p", { className: "failure", hidden: true }), this.box);
  }
  fill(number) {
    const chunk = this.chunks[number];
    if (chunk.firstChild) return;
    const first = number * CHUNK;
    chunk.append(...this.lines.slice(first, first + CHUNK).map((text, i) => this.line(first + i + 1, text)));
  }
  line(number, text) {
    const node = make("span", { className: "line" }), marks = this.marks.get(number), op = this.ops.get(number);
    node.dataset.line = number;
    const comment = text.startsWith(";") ? 0 : text.indexOf("  ; ");
    const code = comment < 0 ? text : text.slice(0, comment), said = comment < 0 ? "" : text.slice(comment);
    node.append(code);
    if (said) {
      const link = op && said.startsWith("  ; " + op) ? opLink(op) : null;
      node.append(make("span", { className: "comment" }, ...(link ? ["  ; ", link, said.slice(4 + op.length)] : [said])));
    }
    if (marks) {
      node.classList.add(marks.some((f) => f.severity === "error") ? "error" : "warning");
      node.append(make("span", { className: "said" }, marks.map((f) => `◀ ${f.rule}: ${f.message}`).join("  ")));
    }
    return node;
  }
  show(number) {
    const chunk = Math.floor((number - 1) / CHUNK);
    if (!this.chunks[chunk]) return;
    this.fill(chunk);
    this.box.querySelectorAll(".at").forEach((line) => line.classList.remove("at"));
    const line = this.chunks[chunk].children[(number - 1) % CHUNK];
    line.classList.add("at");
    this.box.scrollTop = line.offsetTop - this.box.clientHeight / 3;
    this.box.scrollLeft = 0;
    this.box.scrollIntoView({ block: "nearest" });
    // Behind a long line they would be out of sight.
    this.note.textContent = (this.marks.get(number) ?? []).map((f) => `Line ${number}: ${f.message} [${f.rule}]`).join("; ");
    this.note.hidden = !this.note.textContent;
  }
}

const findingsView = (found, jump) => {
  if (found.validation.error) return unread("Validation", found.validation.error);
  const list = [...found.places.entries()];
  if (!list.length) return make("section", {}, make("p", {}, "No finding: no rule is broken."));
  return make("section", {}, make("ul", { className: "findings" }, ...list.map(([f, line]) => make("li", {},
    make("p", {}, make("span", { className: `badge ${f.severity === "error" ? "gone" : ""}` }, f.severity), ruleLink(f.rule), " ",
      f.function ? make("span", { className: "soft" }, `${f.function}${f.instruction === undefined ? "" : `, instruction ${f.instruction}`} `) : null,
      f.file ? make("span", { className: "soft" }, `${f.file}:${f.line}:${f.column} `) : null,
      line ? make("button", { type: "button", className: "jump", onclick: () => jump(line) }, `line ${line}`) : null),
    make("p", {}, f.message), f.assembly ? make("pre", {}, f.assembly) : null, f.hint ? make("p", { className: "soft" }, f.hint) : null))));
};

const MOST_DIFFERENCES = 2000;
const diffView = ({ diff }) => {
  if (diff.error) return unread("Differences", diff.error);
  if (diff.value.equal) return make("section", {}, make("p", {}, "The two containers do the same."));
  const row = ({ kind, place, before, after }) => make("tr", {}, make("td", {}, kind), make("td", {}, place),
    make("td", { className: before === undefined ? "" : "gone" }, make("code", {}, before ?? "")),
    make("td", { className: after === undefined ? "" : "new" }, make("code", {}, after ?? "")));
  return make("section", { className: "differences" }, ...diff.value.sections.flatMap(({ name, moved, differences }) => [
    make("h2", {}, name), moved ? make("p", { className: "soft" }, `${count(moved, "instruction")} moved`) : null,
    make("div", { className: "scroll" }, make("table", {}, make("thead", {}, make("tr", {}, ...["", "where", "first", "second"].map((h) =>
      make("th", { scope: "col" }, h)))), make("tbody", {}, ...differences.slice(0, MOST_DIFFERENCES).map(row)))),
    differences.length > MOST_DIFFERENCES ? make("p", {}, `and ${differences.length - MOST_DIFFERENCES} more`) : null]).filter(Boolean));
};

// ---- what is found of a container ------------------------------------------
const attempt = (body) => {
  try {
    return { value: body() };
  } catch (error) {
    if (!(error instanceof DxilError)) throw error;
    return { error };
  }
};
const inspect = (dxil, { bytes, name }, second) => {
  const found = {
    validation: attempt(() => dxil.validate(bytes, { name })),
    dump: attempt(() => dxil.dump(bytes)),
    reflection: attempt(() => dxil.reflect(bytes)),
    listing: attempt(() => dxil.listing(bytes)),
    diff: second && attempt(() => dxil.diff(bytes, second.bytes)),
    places: new Map(), // finding -> line of the listing, 0 if it is none of an instruction
  };
  const functions = new Map(found.listing.value?.functions.map((f) => [f.name, f]));
  for (const finding of found.validation.value?.report.files[0].findings ?? []) {
    const at = functions.get(finding.function);
    found.places.set(finding, finding.instruction === undefined ? 0 : at?.lines[finding.instruction] ?? 0);
  }
  return found;
};

const files = { first: null, second: null };
let tab = "Summary";
const render = (dxil) => {
  const [tabs, views, failure, verdict] = ["tabs", "views", "error", "verdict"].map(byId);
  failure.hidden = true;
  tabs.replaceChildren();
  views.replaceChildren();
  tabs.hidden = true;
  verdict.textContent = "";
  verdict.className = "verdict";
  for (const which of ["first", "second"])
    byId(which + "name").textContent = files[which] ? `${files[which].name}, ${files[which].bytes.length} bytes` : "none";
  if (!files.first) return;
  const found = inspect(dxil, files.first, files.second);
  const validation = found.validation.value;
  // Without a container there is nothing to show; parts and findings of one whose program does not read are shown.
  if (found.dump.error) {
    failure.textContent = `${files.first.name}: ${found.dump.error.message}`;
    failure.hidden = false;
    return;
  }
  const errors = [...found.places.keys()].filter((f) => f.severity === "error").length;
  verdict.textContent = !validation ? `${files.first.name} could not be judged`
    : validation.valid ? `${files.first.name} is valid${found.places.size ? `, with ${count(found.places.size, "warning")}` : ""}`
    : `${files.first.name} is not valid: ${validation.usable ? count(errors, "error") : "its program does not read"}`;
  verdict.classList.add(validation?.valid ? "good" : "bad");
  let listing = null;
  const jump = (line) => {
    open("Listing");
    listing?.show(line);
  };
  const made = {
    Summary: () => summaryView(found),
    Parts: () => partsView(found),
    Signatures: () => signaturesView(found),
    Resources: () => resourcesView(found),
    Listing: () => (found.listing.error ? unread("Listing", found.listing.error) : (listing = new ListingView(found)).node),
    Findings: () => findingsView(found, jump),
    ...(found.diff && { Differences: () => diffView(found) }),
  };
  const names = Object.keys(made), nodes = {};
  const open = (name) => {
    tab = names.includes(name) ? name : "Summary";
    nodes[tab] ??= Object.assign(made[tab](), { id: "view" });
    nodes[tab].setAttribute("role", "tabpanel");
    views.replaceChildren(nodes[tab]);
    for (const button of tabs.children) {
      button.setAttribute("aria-selected", String(button.dataset.view === tab));
      button.tabIndex = button.dataset.view === tab ? 0 : -1;
    }
  };
  tabs.append(...names.map((name) => {
    const button = make("button", { type: "button", onclick: () => open(name) },
      name === "Findings" && found.places.size ? `Findings (${found.places.size})` : name);
    button.dataset.view = name;
    button.setAttribute("role", "tab");
    button.setAttribute("aria-controls", "view");
    return button;
  }));
  tabs.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    open(names[(names.indexOf(tab) + step + names.length) % names.length]);
    tabs.querySelector("[aria-selected=true]").focus();
  };
  tabs.hidden = false;
  open(tab);
};

// ---- files ---------------------------------------------------------------
const MOST_BYTES = 64 << 20;
const read = async (file) => {
  if (file.size > MOST_BYTES) throw new DxilError("argument", `${file.name} is larger than ${MOST_BYTES >> 20} MB`);
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
};
const isSpirv = (bytes) => [0x03, 0x02, 0x23, 0x07].every((byte, i) => bytes[i] === byte);
const start = async () => {
  const themes = ["auto", "light", "dark"];
  let theme = "auto";
  try { theme = localStorage.getItem("dxil-theme") || "auto"; } catch { /* storage may be refused on file:// */ }
  const applyTheme = () => {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    byId("theme").textContent = "Theme: " + theme;
  };
  applyTheme();
  byId("theme").addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    try { localStorage.setItem("dxil-theme", theme); } catch { /* the choice lasts for this page */ }
    applyTheme();
  });

  const complain = (error) => {
    byId("error").textContent = error.message;
    byId("error").hidden = false;
  };
  let dxil;
  try {
    dxil = await load(await embedded());
  } catch (error) {
    complain(new Error(`The library does not start in this browser: ${error.message}`));
    return;
  }
  byId("version").textContent = `DXIL Tools ${dxil.version}.`;
  document.documentElement.dataset.ready = "yes";
  const take = async (given) => {
    try {
      for (const [which, file] of Object.entries(given)) {
        files[which] = file && await read(file);
        if (file && isSpirv(files[which].bytes)) files[which].bytes = dxil.fromSpirv(files[which].bytes);
        const chosen = new DataTransfer(); // the field says what was dropped as well
        if (file) chosen.items.add(file);
        byId(which).files = chosen.files;
      }
      render(dxil);
    } catch (error) {
      complain(error);
    }
  };
  for (const which of ["first", "second"])
    byId(which).addEventListener("change", (event) => take({ [which]: event.target.files[0] ?? null }));
  // Two files are two to compare; one goes where it is dropped, or is the container.
  const drop = byId("drop");
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  document.addEventListener("dragleave", () => drop.classList.remove("over"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    const [one, two] = event.dataTransfer.files;
    if (!one) return;
    if (two) take({ first: one, second: two });
    else if (drop.children[1].contains(event.target)) take({ second: one });
    else take({ first: one });
  });
};
start();
