// The page "Try a claim": runs the engine on what is typed, in a worker that can be stopped, shows what it finds of each claim, and
// has the checker go through the certificates. An answer is kept as long as its claim and the definitions stand there.
"use strict";
(() => {
  const { run, check } = globalThis.topocheckPage;
  const page = document.querySelector(".try"), form = page.querySelector("form"), out = page.querySelector(".found"), status = form.querySelector("output");
  const [definitions, claims, seconds] = ["definitions", "claims", "seconds"].map(id => document.getElementById(id));
  const [stop, save, copy] = ["stop", "save", "copy"].map(name => form.querySelector(`[data-do=${name}]`));
  const bytes = text => new TextEncoder().encode(text);
  const inFolder = "t/certificates/", verdicts = /\.(verdicts|theorems)$/;

  // What was found with these definitions: answers by the claims' keys, and the files of the certificates' folder.
  let of = null, answers = new Map(), files = new Map();
  // The run: what stops it, the lines of claims, and the answer of the definitions, if they are wrong.
  let running = null, lines = [], notes = [], wrong = null, step = "";

  function element(name, className, ...children) {
    const e = document.createElement(name);
    e.className = className;
    e.append(...children);
    return e;
  }

  // start decides the claims that have no answer yet.
  async function start() {
    if (running) running.abort();
    const mine = running = new AbortController(), text = [definitions.value, claims.value];
    if (of !== text[0]) [of, answers, files] = [text[0], new Map(), new Map()];
    [lines, notes, wrong, step] = [[], [], null, ""];
    stop.disabled = false;
    say("Loading …");
    try {
      while (await once(text, mine)); // again where a claim was given up
      if (running !== mine) return;
      await confirm(mine.signal);
      if (running === mine) say(lines.length === 0 && !wrong ? "No claim stands there." : "");
    } catch (err) {
      if (running !== mine) return;
      say(err.message === "stopped" ? "Stopped." : "Not decided: " + err.message + ".");
    }
    running = null;
    stop.disabled = true;
    show();
  }

  // once runs the engine. It answers true if a claim took far more than its time, or ended the program: then that is
  // open, and those behind it are to be decided.
  async function once(text, mine) {
    const some = [["t/definitions.words", bytes(text[0])], ["t/own.claims", bytes(text[1])]];
    for (const [name, data] of files) if (!verdicts.test(name)) some.push([inFolder + name, data]);
    const guard = new AbortController();
    mine.signal.addEventListener("abort", () => guard.abort());
    const most = Math.max(1, Math.min(3600, Math.floor(seconds.value) || 60));
    let timer = 0, late = false;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => { late = true; guard.abort(); }, 1000 * (most + 10));
    };
    const give = (key, answer) => { answers.set(key, answer); step = ""; wait(); };
    try {
      wait();
      await run("engine.js", "engine.wasm", some, ["t", String(most), ...answers.keys()], guard.signal, line => {
        const said = JSON.parse(line);
        if (said.notes) notes = said.notes;
        if (said.step) step = said.step;
        if (said.lines) { lines = said.lines; wait(); }
        if (said.wrong && said.wrong.key) give(said.wrong.key, said.wrong);
        else if (said.wrong) wrong = said.wrong;
        if (said.found) give(said.found.key, said.found);
        say("Deciding …");
        show();
      }, written => {
        for (const [name, data] of written) if (name.startsWith(inFolder)) files.set(name.slice(inFolder.length), data);
      });
    } catch (err) {
      const left = lines.find(line => !answers.has(line.key));
      if (mine.signal.aborted || !left) throw err;
      answers.set(left.key, { statement: left.statement, verdict: "undecided", headline: "? Open", witness: late ? `open: no answer within ${most} s` : "open: the program ended: " + err.message.split("\n")[0], files: [] });
      return true;
    } finally {
      clearTimeout(timer);
    }
    return false;
  }

  // shown are the answers to the claims that stand there, folder the files that they rest on.
  const shown = () => lines.map(line => answers.get(line.key)).filter(answer => answer);
  function folder() {
    const said = new Set(shown().flatMap(answer => answer.files || []));
    return [...files].filter(([name]) => !verdicts.test(name) || said.has(name)).sort(([a], [b]) => a < b ? -1 : 1);
  }

  // confirm has the checker go through the folder, and notes of each answer whether it was accepted.
  async function confirm(signal) {
    const kept = folder();
    if (!shown().some(answer => (answer.files || []).length > 0)) return;
    say("Checking …");
    const outcome = await check(kept.map(([name, data]) => ["c/" + name, data]), ["c"], signal);
    for (const answer of shown()) {
      const of = (answer.files || []).map(name => outcome.lines.filter(line => line.includes(" c/" + name + ": ")));
      answer.confirmed = of.length > 0 && of.every(some => some.length > 0 && some.every(line => line.startsWith("accepted ")));
      answer.doubt = answer.confirmed || of.length === 0 ? "" : outcome.says;
    }
    page.dataset.checked = outcome.counts || outcome.says;
  }

  function say(text) { status.textContent = text; }

  // show writes the cards.
  let waiting = false;
  function show() {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      save.disabled = folder().length === 0 || running !== null;
      const cards = notes.map(text => element("p", "note", text));
      if (wrong) cards.push(refusal(wrong, ""));
      let next = running !== null;
      for (const line of lines) {
        const answer = answers.get(line.key);
        if (!answer) {
          cards.push(element("div", "answer is-waiting", head(next ? "… Deciding" : "… Not decided", next && step ? ": " + step : ""), element("pre", "formula", line.statement)));
          next = false;
        } else if (answer.message) {
          cards.push(refusal(answer, line.statement));
        } else {
          cards.push(answer.card = answer.card || card(answer, line));
          answer.card.querySelector(".seal").textContent = sealOf(answer);
        }
      }
      out.replaceChildren(...cards);
    }, 0);
  }

  const head = (word, text, className = "") => element("p", "lead", element("strong", "headline " + className, word), text);

  function refusal(wrong, statement) {
    const card = element("div", "answer is-refused", head("✗ Not understood", ""), element("p", "", wrong.message));
    if (wrong.picture.length > 0) card.append(element("pre", "", wrong.picture.join("\n")));
    else if (statement) card.append(element("pre", "formula", statement));
    return card;
  }

  function sealOf(answer) {
    if (answer.doubt) return "✗ not confirmed by the checker in this page: " + answer.doubt;
    if (answer.confirmed) return "confirmed by the checker in this page";
    if ((answer.files || []).length === 0) return "no certificate says it";
    return running ? "not checked yet" : "not checked";
  }

  // card is what is shown of a claim.
  function card(answer, line) {
    const verdict = answer.verdict, kind = verdict === "value" ? "holds" : verdict;
    const text = verdict === "undecided" ? "" : answer.scope || answer.extent || (answer.domain === "1 case" ? "" : answer.domain);
    const card = element("div", "answer is-" + kind, head(verdict === "value" ? "= " + answer.value : answer.headline, verdict !== "value" && text ? ": " + text : "", kind), element("pre", "formula", answer.formula || answer.statement));
    const add = text => { if (text) card.append(element("p", "", text)); };
    if (answer.witness) add((verdict === "fails" ? "A counterexample: " : "") + answer.witness);
    if (answer.fails_for) add("It fails for all of " + answer.fails_for + ".");
    if (answer.unproved && verdict !== "fails") add(answer.unproved);
    if ((answer.terms || []).length > 0) {
      const list = element("ul", "", ...answer.terms.map(term => element("li", "", element("code", "", term))));
      card.append(element("details", "", element("summary", "", "What the proof consists of"), list));
    }
    card.append(element("p", "note seal"));
    card.lastChild.before(element("span", "note", (answer.evidence && answer.evidence !== "none" ? answer.evidence + ", " : "") + (answer.seconds || 0).toFixed(1) + " s"));
    const drawn = (html, note) => {
      const box = element("div", "cellbox");
      box.innerHTML = html; // the engine's own, with what was typed escaped
      card.append(element("p", "note", note), box);
    };
    if (answer.picture) drawn(answer.picture, answer.key_text);
    if (answer.drawing) {
      const details = element("details", "", element("summary", "", answer.network));
      details.open = verdict === "fails" && !answer.picture;
      const box = element("div", "drawn");
      box.innerHTML = answer.drawing;
      details.append(box);
      card.append(details);
    }
    return card;
  }

  // A cell of a picture opens its certificate.
  out.addEventListener("click", event => {
    const link = event.target.closest("a"), href = link && (link.getAttribute("href") || "");
    if (!href || !href.includes("#")) return;
    event.preventDefault();
    const data = files.get(decodeURIComponent(href.slice(href.indexOf("#") + 1)));
    if (data) open(URL.createObjectURL(new Blob([data], { type: "text/plain;charset=utf-8" })));
  });

  // zip makes an archive of files, names and bytes, as they are: see APPNOTE.TXT of PKWARE.
  function zip(list) {
    const table = Uint32Array.from({ length: 256 }, (_, n) => { for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ n >>> 1 : n >>> 1; return n; });
    const sum = data => { let c = 0xffffffff; for (const b of data) c = table[(c ^ b) & 255] ^ c >>> 8; return (c ^ 0xffffffff) >>> 0; };
    const record = (signature, fields) => {
      const view = new DataView(new ArrayBuffer(4 + fields.reduce((n, [size]) => n + size, 0)));
      view.setUint32(0, signature, true);
      let at = 4;
      for (const [size, value] of fields) { size === 2 ? view.setUint16(at, value, true) : view.setUint32(at, value, true); at += size; }
      return new Uint8Array(view.buffer);
    };
    const parts = [], index = [];
    let at = 0;
    for (const [name, data] of list) {
      const title = bytes(name), common = [[2, 20], [2, 0x800], [2, 0], [2, 0], [2, 0x21], [4, sum(data)], [4, data.length], [4, data.length], [2, title.length], [2, 0]];
      parts.push(record(0x04034b50, common), title, data);
      index.push(record(0x02014b50, [[2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]), title);
      at += 30 + title.length + data.length;
    }
    const size = index.reduce((n, part) => n + part.length, 0);
    return new Blob([...parts, ...index, record(0x06054b50, [[2, 0], [2, 0], [2, list.length], [2, list.length], [4, size], [4, at], [2, 0]])], { type: "application/zip" });
  }

  save.addEventListener("click", () => {
    const link = element("a", "");
    link.href = URL.createObjectURL(zip(folder().map(([name, data]) => ["certificates/" + name, data])));
    link.download = "certificates.zip";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    say("topocheck certificates, in the folder where the archive was unpacked, checks them all.");
  });
  page.archive = () => zip(folder().map(([name, data]) => ["certificates/" + name, data]));

  // The address holds the text: both fields as JSON, compressed, in the URL's alphabet of base64.
  const through = (data, stream) => new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
  async function written() {
    const data = new Uint8Array(await through(bytes(JSON.stringify([definitions.value, claims.value])), new CompressionStream("deflate-raw")));
    return "#try=" + btoa(Array.from(data, b => String.fromCharCode(b)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  }
  async function read() {
    const text = location.hash.startsWith("#try=") ? location.hash.slice(5) : "";
    if (!text) return false;
    try {
      const data = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), c => c.charCodeAt(0));
      const [first, second] = JSON.parse(new TextDecoder().decode(await through(data, new DecompressionStream("deflate-raw"))));
      if (typeof first !== "string" || typeof second !== "string") throw new Error("no text");
      [definitions.value, claims.value] = [first, second];
      return true;
    } catch {
      say("The address is damaged: its text cannot be read.");
      return false;
    }
  }
  async function address() {
    const hash = await written();
    try { history.replaceState(null, "", hash); } catch { location.hash = hash; }
  }
  copy.addEventListener("click", async () => {
    await address();
    try {
      await navigator.clipboard.writeText(location.href);
      say("The address is copied.");
    } catch {
      say("The address is in the browser’s address bar.");
    }
  });

  let typed = 0;
  form.addEventListener("input", () => {
    clearTimeout(typed);
    typed = setTimeout(() => { address(); start(); }, 700);
  });
  form.addEventListener("submit", event => { event.preventDefault(); clearTimeout(typed); address(); start(); });
  stop.addEventListener("click", () => { clearTimeout(typed); if (running) running.abort(); });
  addEventListener("hashchange", async () => { if (location.hash !== await written() && await read()) start(); });
  page.hidden = false;
  read().then(is => { if (is) start(); });
})();
