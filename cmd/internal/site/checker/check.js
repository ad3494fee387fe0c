// Runs topocheck, compiled to WebAssembly, on certificates in this browser, and shows what
// it says of them, and of the claim that the page is about. The program sees the files
// below as a disk in memory, runs in a worker that can be stopped, and sends nothing anywhere.
"use strict";
(() => {
  const here = document.currentScript.src;
  const folder = here.slice(0, here.lastIndexOf("/") + 1);

  // Parts of the site come as scripts: a page that is opened from a disk may load
  // nothing else. Each says its name and, in base64, its bytes, compressed by gzip.
  const parts = new Map();
  globalThis.topocheckPart = (name, text) => {
    const bytes = Uint8Array.from(atob(text), c => c.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const whole = new Response(plain).arrayBuffer();
    whole.catch(() => {}); // part tells
    parts.set(name, whole);
  };
  const loading = new Map();
  function load(file) {
    if (!loading.has(file)) {
      loading.set(file, new Promise((done, failed) => {
        const script = document.createElement("script");
        script.src = folder + file;
        script.onload = done;
        script.onerror = () => {
          loading.delete(file);
          failed(new Error(file + " is not there, or is not allowed to load"));
        };
        document.head.append(script);
      }));
    }
    return loading.get(file);
  }
  async function part(file, name) {
    await load(file);
    if (!parts.has(name)) throw new Error(file + " is damaged: it has no " + name);
    try {
      return await parts.get(name);
    } catch (err) {
      throw new Error(file + " is damaged: " + err.message);
    }
  }

  // work runs in the worker, after Go's own runtime: it gives the program a disk in memory. What the program prints is
  // posted a line at a time, and before a line the files that it has written since and that have no dot before their names.
  function work() {
    const disk = new Map(), folders = new Set(["", "tmp"]), open = new Map(), changed = new Set(), output = { 1: "", 2: "" };
    const decoders = { 1: new TextDecoder(), 2: new TextDecoder() };
    let next = 3;
    const fault = code => Object.assign(new Error(code), { code });
    const clean = name => name.split("/").filter(part => part !== "" && part !== ".").join("/");
    const parent = name => name.slice(0, Math.max(0, name.lastIndexOf("/")));
    const put = (name, data) => {
      for (let at = parent(name); at; at = parent(at)) folders.add(at);
      disk.set(name, { data, size: data.length, mode: 0o100644 });
    };
    function stat(name) {
      const file = disk.get(name);
      if (!file && !folders.has(name)) throw fault("ENOENT");
      return {
        dev: 0, ino: 0, nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096, blocks: 0, atimeMs: 0, mtimeMs: 0, ctimeMs: 0,
        mode: file ? file.mode : 0o40755, size: file ? file.size : 0, isDirectory: () => !file,
      };
    }
    const note = name => { if (!name.slice(name.lastIndexOf("/") + 1).startsWith(".")) changed.add(name); };
    const resize = (file, size) => {
      if (size > file.data.length) {
        const larger = new Uint8Array(Math.max(size, 2 * file.data.length, 256));
        larger.set(file.data.subarray(0, file.size));
        file.data = larger;
      }
      if (size < file.size) file.data.fill(0, size, file.size);
      file.size = size;
    };
    const at = name => {
      const file = disk.get(name);
      if (!file) throw fault(folders.has(name) ? "EISDIR" : "ENOENT");
      return file;
    };
    const handle = fd => {
      const found = open.get(fd);
      if (!found) throw fault("EBADF");
      return found;
    };
    const say = (done, answer) => {
      let value;
      try { value = answer(); } catch (err) { done(err); return; }
      done(null, value);
    };
    const refuse = (...args) => args.pop()(fault("ENOSYS")), accept = (...args) => args.pop()(null);
    const post = () => {
      const files = [...changed].filter(name => disk.has(name)).map(name => [name, disk.get(name).data.slice(0, disk.get(name).size)]);
      changed.clear();
      if (files.length > 0) postMessage({ files });
    };
    globalThis.fs = {
      constants: { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 },
      chown: accept, fchown: accept, lchown: accept, utimes: accept, fsync: accept, chmod: accept, fchmod: accept, link: refuse, symlink: refuse,
      readlink: (name, done) => done(fault("EINVAL")),
      writeSync(fd, data) {
        output[fd] += decoders[fd].decode(data, { stream: true });
        for (let end; fd === 1 && (end = output[1].indexOf("\n")) >= 0; output[1] = output[1].slice(end + 1)) {
          post();
          postMessage({ line: output[1].slice(0, end) });
        }
        return data.length;
      },
      write(fd, data, offset, length, position, done) {
        say(done, () => {
          const piece = data.subarray(offset, offset + length);
          if (fd <= 2) return fs.writeSync(fd, piece);
          const of = handle(fd), { file } = of, from = of.append ? file.size : position === null ? of.at : position;
          if (from + length > file.size) resize(file, from + length);
          file.data.set(piece, from);
          if (position === null) of.at = from + length;
          return length;
        });
      },
      open(path, flags, mode, done) {
        say(done, () => {
          const name = clean(path);
          if (disk.has(name) && flags & 64 && flags & 128) throw fault("EEXIST");
          if (!disk.has(name) && !folders.has(name)) {
            if (!(flags & 64) || !folders.has(parent(name))) throw fault("ENOENT");
            put(name, new Uint8Array(0));
          }
          if (folders.has(name) && flags & 3) throw fault("EISDIR");
          if (disk.has(name) && flags & 65536) throw fault("ENOTDIR");
          if (disk.has(name) && flags & 512) resize(disk.get(name), 0);
          if (flags & 3) note(name);
          open.set(next, { name, file: disk.get(name), at: 0, append: flags & 1024 });
          return next++;
        });
      },
      close(fd, done) { open.delete(fd); done(null); },
      stat: (name, done) => say(done, () => stat(clean(name))),
      lstat: (name, done) => say(done, () => stat(clean(name))),
      fstat: (fd, done) => say(done, () => (({ name, file }) => file ? { ...stat(""), mode: file.mode, size: file.size, isDirectory: () => false } : stat(name))(handle(fd))),
      truncate: (name, size, done) => say(done, () => resize(at(clean(name)), size)),
      ftruncate: (fd, size, done) => say(done, () => resize(handle(fd).file, size)),
      mkdir(path, mode, done) {
        say(done, () => {
          const name = clean(path);
          if (disk.has(name) || folders.has(name)) throw fault("EEXIST");
          if (!folders.has(parent(name))) throw fault("ENOENT");
          folders.add(name);
        });
      },
      rmdir(path, done) {
        say(done, () => {
          const name = clean(path);
          if ([...disk.keys(), ...folders].some(f => f !== "" && parent(f) === name && f !== name)) throw fault("ENOTEMPTY");
          if (!folders.delete(name)) throw fault("ENOENT");
        });
      },
      unlink: (path, done) => say(done, () => { at(clean(path)); disk.delete(clean(path)); }),
      rename(from, to, done) {
        say(done, () => {
          const file = at(clean(from));
          if (!folders.has(parent(clean(to)))) throw fault("ENOENT");
          disk.delete(clean(from));
          disk.set(clean(to), file);
          note(clean(to));
        });
      },
      readdir(path, done) {
        say(done, () => {
          const name = clean(path);
          if (!folders.has(name)) throw fault(disk.has(name) ? "ENOTDIR" : "ENOENT");
          return [...disk.keys(), ...folders].filter(f => f !== "" && parent(f) === name).map(f => f.slice(f.lastIndexOf("/") + 1));
        });
      },
      read(fd, buffer, offset, length, position, done) {
        say(done, () => {
          const of = handle(fd);
          if (!of.file) throw fault("EISDIR");
          const from = position === null ? of.at : position;
          const piece = of.file.data.subarray(Math.min(from, of.file.size), Math.min(from + length, of.file.size));
          buffer.set(piece, offset);
          if (position === null) of.at += piece.length;
          return piece.length;
        });
      },
    };
    globalThis.process = { pid: 1, ppid: 1, getuid: () => 0, geteuid: () => 0, getgid: () => 0, getegid: () => 0, getgroups: () => [], umask: () => 0, cwd: () => "/", chdir: () => {} };
    globalThis.onmessage = async event => {
      try {
        for (const [name, data] of event.data.files) put(clean(name), data);
        const go = new Go();
        go.argv = ["program", ...event.data.args];
        let status = 0;
        go.exit = code => { status = code; };
        await go.run(await WebAssembly.instantiate(event.data.program, go.importObject));
        go._resume = () => {}; // timers of the program that has ended
        post();
        postMessage({ status, err: output[2] });
      } catch (err) {
        postMessage({ status: 2, err: output[2] + String(err) });
      }
    };
  }

  // run runs a program on files (names and bytes) in a worker, until a signal. Each line that it prints is handed to
  // a function, and the files that it writes to another. It gives what it says on standard error.
  const modules = new Map();
  async function run(file, name, files, args, stop, take, keep = () => {}) {
    if (!modules.has(name)) {
      const module = part(file, name).then(WebAssembly.compile);
      module.catch(() => modules.delete(name));
      modules.set(name, module);
    }
    const program = await modules.get(name);
    const runtime = new TextDecoder().decode(await part("topocheck.js", "wasm_exec.js"));
    const start = work.toString();
    const address = URL.createObjectURL(new Blob([start.slice(start.indexOf("{") + 1, start.lastIndexOf("}")), "\n", runtime], { type: "text/javascript" }));
    if (stop.aborted) throw new Error("stopped");
    const worker = new Worker(address);
    try {
      const { status, err } = await new Promise((done, failed) => {
        worker.onmessage = ({ data }) => {
          if (stop.aborted) return;
          if (data.files) keep(data.files);
          else if (data.line !== undefined) take(data.line);
          else done(data);
        };
        worker.onerror = event => failed(new Error(event.message));
        stop.addEventListener("abort", () => failed(new Error("stopped")));
        worker.postMessage({ program, files, args });
      });
      if (status !== 0) throw new Error(err.trim() || "the program ended with " + status);
    } finally {
      worker.terminate();
      URL.revokeObjectURL(address);
    }
  }

  // check runs the checker on files, and gives what it says.
  async function check(files, args, stop) {
    let out = "";
    await run("topocheck.js", "topocheck.wasm", files, args, stop, line => { out += line; });
    return JSON.parse(out);
  }
  globalThis.topocheckPage = { run, check }; // for try.js

  // read returns the object that a part holds.
  async function read(file, name) {
    try {
      return JSON.parse(new TextDecoder().decode(await part(file, name)));
    } catch (err) {
      if (!(err instanceof SyntaxError)) throw err;
      throw new Error(file + " is damaged: " + err.message);
    }
  }

  // kept returns files of the site, names and bytes: those with the given names, or all; with
  // those that they name, and those that every check is given. They come in packs.
  async function kept(names) {
    const { pack, beside, always } = await read("packs.js", "packs");
    const wanted = new Set(names ? [...names, ...always || []] : Object.keys(pack));
    for (const name of wanted) (beside[name] || []).forEach(b => wanted.add(b));
    const files = [...wanted], lost = files.find(name => !Object.hasOwn(pack, name));
    if (lost) throw new Error("the site’s data does not have " + lost);
    const packs = [...new Set(files.map(name => pack[name]))];
    const texts = new Map((await Promise.all(packs.map(p => read("data/" + p + ".js", p)))).map((texts, i) => [packs[i], texts]));
    return files.map(name => {
      const text = texts.get(pack[name])[name];
      if (text === undefined) throw new Error("data/" + pack[name] + ".js is damaged: it has no " + name);
      return ["c/" + name, new TextEncoder().encode(text)];
    });
  }

  const main = document.querySelector("main"), cells = () => [...main.querySelectorAll("svg [data-cell]")];

  // asked collects what a claim's page asks for, and the files that it links to.
  function asked(claim) {
    const seen = selector => { const e = main.querySelector(selector); return e ? e.innerText.replace(/\s+/g, " ").trim() : ""; };
    const file = a => {
      const { pathname, hash } = new URL(a.getAttribute("href"), document.baseURI);
      return pathname.endsWith("/certificates.html") ? decodeURIComponent(hash.slice(1)) : "";
    };
    return {
      page: { claim, formula: seen("#formula"), cells: cells().map(e => e.dataset.cell) },
      files: [...main.querySelectorAll("a[href]")].map(file).filter(name => name),
    };
  }

  // show writes the page of a claim anew, as it was checked: its headline, its formula, and the
  // picture; and no verdict over a check that does not confirm it.
  function show(outcome) {
    const extent = main.querySelector(".extent"), headline = main.querySelector(".headline");
    cells().forEach((e, i) => {
      const cell = (outcome.cells || [])[i] || { text: "", title: "", shade: "o" };
      e.querySelector("title").textContent = cell.title || e.dataset.cell + ": not confirmed";
      const text = e.querySelector("text"), rect = e.querySelector("rect");
      text.textContent = cell.text || "·";
      for (const part of [text, rect]) part.setAttribute("class", cell.shade);
    });
    if (extent && outcome.extent) extent.textContent = outcome.extent;
    const said = (word, text) => {
      headline.textContent = text;
      headline.className = "headline " + word;
      headline.closest(".answer").className = "answer is-" + word;
    };
    if (outcome.headline) {
      said(outcome.headline.startsWith("✗") ? "fails" : "holds", outcome.headline);
      const formula = main.querySelector("#formula");
      if (formula) formula.textContent = outcome.formula;
    }
    if (outcome.status !== 1) return;
    said("undecided", "✗ Not confirmed");
    headline.closest(".lead").replaceChildren(headline);
    for (const e of headline.closest(".answer").children) e.hidden = !e.matches(".lead, .checker");
    for (const e of main.querySelectorAll(".said")) e.textContent = "? not confirmed";
  }

  // report shows the outcome in the panel: the answer, and folded what it rests on.
  const words = ["confirmed", "fails", "undecided"], signs = ["", "✗ ", "? "], most = 400;
  function report(panel, outcome) {
    const output = panel.querySelector("output"), lines = outcome.lines || [];
    output.textContent = signs[outcome.status] + [outcome.says, outcome.note].filter(text => text).join(" ");
    output.className = words[outcome.status];
    if (panel.dataset.claim && outcome.counts) show(outcome);
    fold(panel, outcome.counts || "", outcome.status !== 0, lines.slice(0, most).concat(lines.length > most ? ["and " + (lines.length - most) + " more"] : []));
    panel.dataset.status = outcome.status;
  }

  // fold puts lines into the panel's list, under a summary.
  function fold(panel, summary, open, lines) {
    const list = panel.querySelector("ul.answers");
    let box = list.closest("details");
    if (!box) {
      box = document.createElement("details");
      box.append(document.createElement("summary"));
      list.replaceWith(box);
      box.append(list);
    }
    box.firstChild.textContent = summary;
    box.open = open;
    box.hidden = lines.length === 0;
    list.replaceChildren(...lines.map(line => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    }));
  }

  // attach makes a button start the work, and stop it at a second click.
  function attach(panel, collect) {
    const button = panel.querySelector("button"), label = button.textContent;
    let running = null;
    button.addEventListener("click", async () => {
      if (running) { running.abort(); return; }
      running = new AbortController();
      button.textContent = "Stop";
      panel.querySelector("output").className = "";
      panel.querySelector("output").textContent = "checking …";
      fold(panel, "", false, []);
      delete panel.dataset.status;
      try {
        const { files, args } = await collect();
        report(panel, await check(files, args, running.signal));
      } catch (err) {
        report(panel, { status: 2, says: "Not checked: " + err.message + "." });
      }
      running = null;
      button.textContent = label;
    });
    panel.hidden = false;
  }

  // The page of files shows the one that its address names.
  const shown = document.getElementById("shown");
  async function open() {
    const name = decodeURIComponent(location.hash.slice(1)), [save, output, text] = ["a", "output", "pre"].map(e => shown.querySelector(e));
    if (!name || !document.getElementById(name)?.matches("li")) return;
    shown.hidden = save.hidden = false;
    shown.querySelector("h2").textContent = name;
    [output.textContent, text.textContent] = ["loading …", ""];
    try {
      const bytes = new Map(await kept([name])).get("c/" + name);
      if (decodeURIComponent(location.hash.slice(1)) !== name) return;
      URL.revokeObjectURL(save.href);
      Object.assign(save, { href: URL.createObjectURL(new Blob([bytes])), download: name });
      [output.textContent, text.textContent] = ["", new TextDecoder().decode(bytes)];
      shown.scrollIntoView();
    } catch (err) {
      save.hidden = true;
      output.textContent = "Not shown: " + err.message + ".";
    }
  }
  if (shown) {
    addEventListener("hashchange", open);
    open();
  }

  // A panel of the site's own certificates: all, or those of a claim's page.
  for (const panel of document.querySelectorAll(".checker:not([data-own])")) {
    attach(panel, async () => {
      if (!panel.dataset.claim) return { files: await kept(null), args: ["c"] };
      const { page, files } = asked(panel.dataset.claim);
      return { files: [...await kept(files), ["page.json", new TextEncoder().encode(JSON.stringify(page))]], args: ["c", "page.json"] };
    });
  }
  // A panel for the reader's own files.
  for (const panel of document.querySelectorAll(".checker[data-own]")) {
    attach(panel, async () => {
      const files = [];
      for (const input of panel.querySelectorAll("input")) {
        for (const f of input.files) files.push(["c/" + (f.webkitRelativePath || f.name), new Uint8Array(await f.arrayBuffer())]);
      }
      const text = panel.querySelector("textarea").value;
      if (files.length === 0 && text.trim() !== "") files.push(["c/typed.cert", new TextEncoder().encode(text.endsWith("\n") ? text : text + "\n")]);
      if (files.length === 0) throw new Error("no file is chosen and no text is given");
      return { files, args: ["c"] };
    });
  }
})();
