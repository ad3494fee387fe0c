"use strict";
(() => {
  const table = document.getElementById("atlas-table"), form = document.querySelector("form.sift"), box = document.getElementById("sift");
  const heads = [...table.tHead.rows[0].cells], bodies = [...table.tBodies];
  const columns = new Map(heads.map((th, i) => [th.dataset.word, i]));
  const first = bodies.map(b => [...b.rows]);
  const value = cell => {
    const text = cell.dataset.v ?? cell.textContent, n = Number(text);
    return text === "" || text === "?" || text === "·" || text === "–" ? null : isNaN(n) ? text : n;
  };
  // sort sorts by a column, downwards the second time; the third time the chapters are back.
  const sort = (th, i) => {
    const now = th.getAttribute("aria-sort"), next = now === null ? "ascending" : now === "ascending" ? "descending" : null;
    heads.forEach(h => h.removeAttribute("aria-sort"));
    if (next === null) {
      bodies.forEach((b, k) => b.append(...first[k]));
      return;
    }
    th.setAttribute("aria-sort", next);
    const sign = next === "ascending" ? 1 : -1;
    const rows = first.flat().map(r => [value(r.cells[i]), r]);
    rows.sort(([a], [b]) => a === null || b === null ? (a === null) - (b === null) : sign * (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b))));
    location.hash = "all";
    bodies[0].append(...rows.map(([, r]) => r));
  };
  heads.forEach((th, i) => {
    const link = th.querySelector("a") ?? document.createElement("a");
    if (!link.href) {
      link.href = "#all";
      link.append(...th.childNodes);
      th.append(link);
    }
    link.addEventListener("click", e => {
      e.preventDefault();
      sort(th, i);
    });
  });
  // A condition is a word, a comparison and a number or yes or no; anything else is looked for in the member's name, and in those of its family.
  const condition = /^([a-z_0-9]+)(<=|>=|!=|=|<|>)(.+)$/;
  const compare = {"<=": (a, b) => a <= b, ">=": (a, b) => a >= b, "<": (a, b) => a < b, ">": (a, b) => a > b, "=": (a, b) => a === b, "!=": (a, b) => a !== b};
  const holds = (row, part) => {
    const m = condition.exec(part);
    if (!m || !columns.has(m[1])) return (row.cells[0].textContent + " " + row.dataset.also).toLowerCase().includes(part);
    const cell = row.cells[columns.get(m[1])], v = value(cell), want = {yes: 1, no: 0, true: 1, false: 0}[m[3]] ?? Number(m[3]);
    return v !== null && !cell.classList.contains("open") && compare[m[2]](v, want);
  };
  const sift = () => {
    const parts = box.value.toLowerCase().split(/\s+/).filter(w => w);
    let shown = 0;
    for (const row of first.flat()) {
      row.hidden = !parts.every(p => holds(row, p));
      if (!row.hidden) shown++;
    }
    form.querySelector("output").textContent = parts.length ? shown + " found" : "";
  };
  box.addEventListener("input", sift);
  form.addEventListener("submit", e => e.preventDefault());
  form.hidden = false;
  sift(); // the browser may have kept what was typed
})();
