// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Search in the header, filters on the index, the differences page, the theme.
// Every page reads without this script; it needs no network.
"use strict";
(() => {
  const root = document.documentElement.dataset.root || "";
  const ops = window.DXIL_OPS || [];
  const byId = (id) => document.getElementById(id);
  const make = (tag, props = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), props);
    node.append(...children);
    return node;
  };

  // ---- versioned lists -------------------------------------------------
  const rank = (version) => { const [a, b] = version.split("."); return Number(a) * 1000 + Number(b); };
  const inForce = (list, version) => {
    let found = null;
    for (const entry of list) if (rank(entry[0]) <= rank(version)) found = entry;
    return found;
  };
  const stagesAt = (op, version) => {
    const entry = inForce(op.stages, version);
    return entry && entry[1][0] !== "removed" ? entry[1] : null;
  };
  const inStage = (stages, stage) => stages && (stages[0] === "all_stages" || stages.includes(stage));

  // ---- theme -----------------------------------------------------------
  const themes = ["auto", "light", "dark"];
  const applyTheme = (theme) => {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    const button = byId("theme");
    if (button) button.textContent = "Theme: " + theme;
  };
  let theme = "auto";
  try { theme = localStorage.getItem("dxil-theme") || "auto"; } catch { /* storage may be refused on file:// */ }
  if (byId("theme")) byId("theme").hidden = false;
  applyTheme(theme);
  byId("theme")?.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    try { localStorage.setItem("dxil-theme", theme); } catch { /* the choice lasts for this page */ }
    applyTheme(theme);
  });

  // ---- search ----------------------------------------------------------
  // Better matches get smaller numbers; no match gets none.
  const score = (op, text) => {
    const name = op.name.toLowerCase();
    if (name === text || String(op.opcode) === text) return 0;
    if (name.startsWith(text)) return 1;
    if (op.hlsl.some((f) => f.toLowerCase() === text)) return 2;
    if (name.includes(text) || op.cls.toLowerCase().includes(text)) return 3;
    if (op.hlsl.concat(op.intrinsics).some((f) => f.toLowerCase().includes(text))) return 4;
    return op.doc.toLowerCase().includes(text) ? 5 : undefined;
  };
  const find = (text) => {
    const wanted = text.trim().toLowerCase().replace(/^dx\.op\./, "");
    if (!wanted) return [];
    return ops.map((op) => [score(op, wanted), op]).filter(([s]) => s !== undefined)
      .sort((a, b) => a[0] - b[0] || a[1].opcode - b[1].opcode).map(([, op]) => op);
  };

  const box = byId("search"), hits = byId("hits");
  let selected = -1;
  const show = () => {
    const found = find(box.value).slice(0, 12);
    selected = found.length ? 0 : -1;
    hits.replaceChildren(...found.map((op, i) => {
      const link = make("a", { href: root + op.href, id: "hit" + i }, op.name, " ",
        make("small", {}, `${op.opcode} · ${op.category}`));
      link.setAttribute("role", "option");
      link.setAttribute("aria-selected", String(i === selected));
      return make("li", { role: "presentation" }, link);
    }));
    if (box.value.trim() && !found.length) hits.append(make("li", {}, "No op matches."));
    hits.hidden = !box.value.trim();
    box.setAttribute("aria-expanded", String(!hits.hidden));
    select(selected);
  };
  const select = (next) => {
    const links = [...hits.querySelectorAll("a")];
    if (!links.length) { box.removeAttribute("aria-activedescendant"); return; }
    selected = (next + links.length) % links.length;
    links.forEach((link, i) => link.setAttribute("aria-selected", String(i === selected)));
    box.setAttribute("aria-activedescendant", links[selected].id);
  };
  if (box) {
    byId("searchform").hidden = false;
    box.addEventListener("input", show);
    box.addEventListener("focus", show);
    box.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") { event.preventDefault(); select(selected + 1); }
      else if (event.key === "ArrowUp") { event.preventDefault(); select(selected - 1); }
      else if (event.key === "Escape") { hits.hidden = true; box.setAttribute("aria-expanded", "false"); }
    });
    byId("searchform").addEventListener("submit", (event) => {
      event.preventDefault();
      const link = hits.querySelectorAll("a")[selected];
      if (link) location.href = link.href;
    });
    document.addEventListener("click", (event) => {
      if (!byId("searchform").contains(event.target)) hits.hidden = true;
    });
    document.addEventListener("keydown", (event) => {
      const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName || "");
      if (event.key === "/" && !typing) { event.preventDefault(); box.focus(); }
    });
  }

  // ---- filters on the index ---------------------------------------------
  const filters = byId("filters");
  if (filters) {
    filters.hidden = false;
    const names = ["text", "stage", "version", "category", "attribute", "intrinsic", "hlsl"];
    const field = (name) => filters.elements[name];
    const rows = new Map([...document.querySelectorAll("tr[data-op]")].map((r) => [r.dataset.op, r]));
    const latest = filters.dataset.latest;
    const matches = (op, want, textHits) => {
      const version = want.version || latest;
      const stages = stagesAt(op, version);
      if (want.version && !stages) return false;
      if (want.stage && !inStage(stages, want.stage)) return false;
      if (want.category && op.category !== want.category) return false;
      if (want.attribute && !(inForce(op.attributes, version)?.[1] || []).includes(want.attribute)) return false;
      const has = (list, part) => list.some((x) => x.toLowerCase().includes(part.toLowerCase()));
      if (want.intrinsic && !has(op.intrinsics, want.intrinsic)) return false;
      if (want.hlsl && !has(op.hlsl, want.hlsl)) return false;
      return !textHits || textHits.has(op.name);
    };
    const apply = () => {
      const want = Object.fromEntries(names.map((n) => [n, field(n).value.trim()]));
      const textHits = want.text ? new Set(find(want.text).map((op) => op.name)) : null;
      let count = 0;
      for (const op of ops) {
        const keep = matches(op, want, textHits);
        rows.get(op.name).hidden = !keep;
        count += keep;
      }
      byId("count").textContent = `${count} of ${ops.length} ops`;
      const state = new URLSearchParams(Object.entries(want).filter(([, v]) => v)).toString();
      history.replaceState(null, "", state ? "#" + state : location.pathname + location.search);
    };
    const restore = () => {
      const state = new URLSearchParams(location.hash.slice(1));
      for (const name of names) field(name).value = state.get(name) || "";
      apply();
    };
    filters.addEventListener("input", apply);
    filters.addEventListener("submit", (event) => event.preventDefault());
    filters.addEventListener("reset", () => setTimeout(apply));
    window.addEventListener("hashchange", restore);
    restore();
  }

  // ---- differences between two versions ----------------------------------
  const chooser = byId("diff");
  if (chooser) {
    chooser.hidden = false;
    const overloadsAt = (op, version) => op.overloads.flatMap((dimension, i) => {
      const entry = inForce(dimension, version);
      const prefix = op.overloads.length > 1 ? i + ": " : "";
      return entry ? entry[1].map((t) => prefix + t).concat(entry[2].map((t) => `${prefix}<n x ${t}>`)) : [];
    });
    const change = (op, a, b) => {
      const before = stagesAt(op, a), after = stagesAt(op, b);
      if (!before && !after) return null;
      if (!before) return ["added", "new", []];
      if (!after) return ["removed", "gone", []];
      const list = [["stages", before, after],
        ["attributes", inForce(op.attributes, a)?.[1] || [], inForce(op.attributes, b)?.[1] || []],
        ["overloads", overloadsAt(op, a), overloadsAt(op, b)]]
        .filter(([, x, y]) => x.join() !== y.join());
      return list.length ? ["changed", "change", list] : null;
    };
    const describe = ([property, before, after]) => {
      const plus = after.filter((x) => !before.includes(x)), minus = before.filter((x) => !after.includes(x));
      const parts = [];
      if (plus.length) parts.push("added " + plus.join(", "));
      if (minus.length) parts.push("removed " + minus.join(", "));
      return `${property}: ${parts.join("; ")}`;
    };
    const apply = () => {
      const [a, b] = [chooser.elements.from.value, chooser.elements.to.value];
      const rows = ops.map((op) => [op, change(op, a, b)]).filter(([, c]) => c);
      byId("diffcount").textContent = a === b ? "Choose two different versions."
        : `${rows.length} ops differ between DXIL ${a} and DXIL ${b}.`;
      byId("diffrows").replaceChildren(...rows.map(([op, [word, cls, list]]) => make("tr", { className: cls },
        make("td", {}, String(op.opcode)), make("td", {}, make("a", { href: root + op.href }, op.name)),
        make("td", {}, word), make("td", {}, list.map(describe).join(" — ")))));
      history.replaceState(null, "", `#from=${a}&to=${b}`);
    };
    const state = new URLSearchParams(location.hash.slice(1));
    for (const name of ["from", "to"]) if (state.get(name)) chooser.elements[name].value = state.get(name);
    chooser.addEventListener("input", apply);
    chooser.addEventListener("submit", (event) => event.preventDefault());
    apply();
  }
})();
