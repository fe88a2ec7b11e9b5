// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Search in the header, copy buttons, filters of the list of ops, the differences page, the theme.
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
  // All that can be found: ops, and what scripts/site adds (window.DXIL_INDEX).
  const kinds = [["op", "Operations"], ["hlsl", "HLSL"], ["rule", "Rules"], ["option", "Options"], ["guide", "Guides"]];
  const entries = ops.map((op) => ({ kind: "op", name: op.name, href: op.href, since: op.stages[0]?.[0], number: String(op.opcode),
    note: `${op.opcode} · ${op.category}`, other: [op.cls, ...op.hlsl, ...op.intrinsics], exact: op.hlsl, text: op.doc }))
    .concat((window.DXIL_INDEX || []).map((entry) => ({ ...entry, note: entry.text, other: [], exact: [] })));
  for (const entry of entries) {
    entry.key = entry.name.toLowerCase();
    entry.plain = entry.key.replace(/[^a-z0-9]/g, "");
    entry.other = entry.other.map((x) => x.toLowerCase());
    entry.exact = entry.exact.map((x) => x.toLowerCase());
    entry.body = entry.text.toLowerCase();
  }
  // The letters to insert, remove, change or swap to get from a to the nearest beginning of b or to
  // b, or more than most. b's rest costs a little, so that "clmap" is nearer to clamp than to clampX.
  const distance = (a, b, most) => {
    if (b.length < a.length - most) return most + 1;
    let before = null, row = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] !== b[j - 1]));
        if (before && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
      }
      if (Math.min(...next) > most) return most + 1;
      [before, row] = [row, next];
    }
    return Math.min(...row.map((d, j) => d + (b.length - j) * 0.02));
  };
  // Better matches get smaller numbers; no match gets none.
  const score = (entry, text, plain) => {
    if (entry.key === text || entry.number === text) return 0;
    if (plain && entry.plain === plain) return 0.5;
    if (entry.exact.includes(text)) return 1.5;
    if (entry.key.startsWith(text) || (plain && entry.plain.startsWith(plain))) return 1;
    if (entry.key.includes(text) || (plain.length > 2 && entry.plain.includes(plain))) return 3;
    if (entry.other.some((x) => x.includes(text))) return 4;
    const words = text.split(/\s+/), all = entry.key + " " + entry.body;
    return words.every((word) => all.includes(word)) ? 5 : undefined;
  };
  const ranked = (pool, rate) => pool.map((entry) => [rate(entry), entry]).filter(([s]) => s !== undefined)
    .sort((a, b) => a[0] - b[0] || a[1].name.length - b[1].name.length || Number(a[1].number || 0) - Number(b[1].number || 0));
  const search = (pool, typed) => {
    const text = typed.trim().toLowerCase().replace(/^@?dx\.op\./, ""), plain = text.replace(/[^a-z0-9]/g, "");
    if (!text) return [];
    const found = ranked(pool, (entry) => score(entry, text, plain));
    const most = plain.length < 4 ? 0 : plain.length < 8 ? 1 : 2;
    if ((found.length && found[0][0] < 5) || !most) return found;
    // Nothing has it as typed: names that differ by a letter or two.
    const near = ranked(pool, (entry) => {
      const least = Math.min(...[entry.plain, ...entry.exact.map((x) => x.replace(/[^a-z0-9]/g, ""))].map((x) => distance(plain, x, most)));
      return least <= most + 0.9 && Math.floor(least) <= most ? 2 + least : undefined;
    });
    return near.concat(found);
  };
  const find = (text) => search(entries.filter((entry) => entry.kind === "op"), text).map(([, entry]) => ops.find((op) => op.name === entry.name));

  // Text with places for line breaks inside of names, as the pages have them.
  const breakable = (text) => text.split(/(?<=[a-z])(?=[A-Z])|(?<=[._:])(?=[A-Za-z])/)
    .flatMap((part, i) => i ? [document.createElement("wbr"), part] : [part]);

  const box = byId("search"), hits = byId("hits");
  let selected = -1;
  const show = () => {
    const found = search(entries, box.value), shown = [];
    // Groups in the order of their best hits; of each the best few.
    const order = [...new Set(found.map(([, entry]) => entry.kind))];
    const most = order.length > 1 ? 5 : 12;
    hits.replaceChildren(...order.flatMap((kind) => {
      const group = found.filter(([, entry]) => entry.kind === kind);
      const title = kinds.find(([k]) => k === kind)?.[1] || kind;
      const head = make("li", { className: "group", role: "presentation" }, group.length > most ? `${title} · ${most} of ${group.length}` : title);
      return [head, ...group.slice(0, most).map(([, entry]) => {
        const link = make("a", { href: root + entry.href, id: "hit" + shown.length }, ...breakable(entry.name), " ",
          make("small", {}, entry.note));
        link.setAttribute("role", "option");
        shown.push(link);
        const item = make("li", {}, link);
        item.setAttribute("role", "presentation");
        return item;
      })];
    }));
    selected = shown.length ? 0 : -1;
    if (box.value.trim() && !shown.length) hits.append(make("li", {}, "Nothing matches."));
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
    if (next) links[selected].scrollIntoView({ block: "nearest" });
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
      if (link) { hits.hidden = true; location.href = link.href; }
    });
    document.addEventListener("click", (event) => {
      if (!byId("searchform").contains(event.target)) hits.hidden = true;
    });
    document.addEventListener("keydown", (event) => {
      const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName || "");
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) { event.preventDefault(); box.focus(); box.select(); }
    });
  }

  // ---- copy buttons ------------------------------------------------------
  const copy = async (text) => {
    try { return await navigator.clipboard.writeText(text); } catch { /* refused on some file:// pages */ }
    const area = make("textarea", { value: text });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  };
  for (const block of document.querySelectorAll("main pre")) {
    const button = make("button", { type: "button", className: "copy" }, "Copy");
    button.addEventListener("click", async () => {
      await copy(block.textContent.trimEnd() + "\n");
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    const frame = make("div", { className: "copyable" });
    block.replaceWith(frame);
    frame.append(block, button);
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
        make("td", {}, String(op.opcode)), make("td", {}, make("a", { href: root + op.href }, ...breakable(op.name))),
        make("td", {}, word), make("td", {}, list.map(describe).join(" — ")))));
      // Rules and functions that came between the two, whichever is the earlier.
      const [low, high] = [a, b].map(rank).sort((x, y) => x - y);
      byId("difflists").replaceChildren(...[["rule", "validation rules"], ["hlsl", "HLSL functions and methods"]].flatMap(([kind, title]) => {
        const list = entries.filter((entry) => entry.kind === kind && entry.since && rank(entry.since) > low && rank(entry.since) <= high);
        if (!list.length) return [];
        return [make("h2", {}, `${list.length} ${title} ${rank(a) <= rank(b) ? "added" : "that are gone"}`),
          make("ul", { className: "columns" }, ...list.map((entry) => make("li", {}, make("a", { href: root + entry.href }, ...breakable(entry.name)),
            " ", make("span", { className: "soft" }, entry.since))))];
      }));
      history.replaceState(null, "", `#from=${a}&to=${b}`);
    };
    const state = new URLSearchParams(location.hash.slice(1));
    for (const name of ["from", "to"]) if (state.get(name)) chooser.elements[name].value = state.get(name);
    chooser.addEventListener("input", apply);
    chooser.addEventListener("submit", (event) => event.preventDefault());
    apply();
  }
})();
