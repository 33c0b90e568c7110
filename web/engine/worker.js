// The engine's worker: starts Python as WebAssembly and handles the messages of the page (src/offline/engine.ts).
// The page starts two of them. `table` has the tables and stores them in IndexedDB; `thinker` does the slow work.
//
// It is served from the engine's own folder, because the content security policy allows WebAssembly only there.

const SITE = "/lib/bohnhof";
const here = new URL(".", import.meta.url);
const say = (message, moved = []) => postMessage(message, moved);

let python;
let browser; // the module bohnhof.server.browser
let tables; // only in a `table`
const lines = new Map();
const waiting = new Map(); // questions to the thinker, by number
let questions = 0;

// ------------------------------------------------------------------------------ loading

/** Returns a function that downloads and decompresses a part of the engine, and reports the progress to the page. */
function fetching(parts) {
  const total = Object.values(parts).reduce((sum, part) => sum + part.bytes, 0);
  let loaded = 0;
  return async (name, type) => {
    const { file } = parts[name];
    const answer = await fetch(new URL(file, here));
    if (!answer.ok) throw new Error(`${file}: HTTP ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream({
        transform(chunk, stream) {
          loaded += chunk.byteLength;
          say({ kind: "loading", loaded, total });
          stream.enqueue(chunk);
        },
      }),
    );
    return new Response(counted.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type } });
  };
}

/** Pyodide fetches its parts by name. Answer with those that are loaded already. */
function answerFetches(answers) {
  const network = self.fetch.bind(self);
  self.fetch = (what, options) => {
    const found = answers[new URL(what.url ?? what, here).pathname.split("/").at(-1)];
    return found === undefined ? network(what, options) : Promise.resolve(new Response(found));
  };
}

/** Start Pyodide with a compiled program. Some failures would leave it waiting forever, so they reject here. */
function startPyodide({ loadPyodide }, options, program) {
  return new Promise((resolve, reject) => {
    addEventListener("unhandledrejection", (event) => {
      event.preventDefault();
      reject(event.reason);
    });
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        return { module: program, instance: await WebAssembly.instantiate(program, imports) };
      } catch (fault) {
        reject(fault);
        return new Promise(() => {}); // Pyodide would throw it where nobody can catch it
      }
    };
    loadPyodide(options).then(resolve, reject);
  });
}

/** Write the files of the pack to where Python looks for modules. */
function unpack(pack) {
  const length = new DataView(pack).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, length)));
  const folders = new Set();
  for (const [name, [at, size]] of Object.entries(index)) {
    const folder = `${SITE}/${name.slice(0, Math.max(0, name.lastIndexOf("/")))}`;
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(`${SITE}/${name}`, new Uint8Array(pack, 4 + length + at, size), { canOwn: false });
  }
}

/** Load and start the engine. The thinker gets the program that the table has compiled. */
async function start({ role, engine, editions, program }) {
  const kept = role === "table" ? readKept(engine.place) : { pages: null, texts: [] };
  const runtime = new URL(`${engine.runtime}/`, here).href;
  const { wasm, ...parts } = engine.parts;
  const part = fetching(program ? parts : engine.parts);
  const bytes = async (name) => (await part(name, "application/octet-stream")).arrayBuffer();
  const [pyodide, script, compiled, std, app] = await Promise.all([
    import(`${runtime}pyodide.mjs`),
    import(`${runtime}pyodide.asm.mjs`),
    program ?? WebAssembly.compileStreaming(part("wasm", "application/wasm")), // compiles while it downloads
    bytes("std"),
    bytes("app"),
  ]);
  say({ kind: "starting" });
  answerFetches({ "pyodide.asm.wasm": "", "std.zip": std });
  const options = {
    indexURL: runtime,
    stdLibURL: new URL("std.zip", here).href,
    lockFileContents: JSON.stringify(engine.lock),
    createPyodideModule: script.default,
  };
  python = await startPyodide(pyodide, options, compiled);
  unpack(app);
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  browser = python.pyimport("bohnhof.server.browser");
  const { pages, texts } = await kept;
  const refused = [...texts, ...editions].map(([name, text]) => tryEdition(text, name)).filter((fault) => fault !== null);
  if (role === "table") tables = browser.BrowserTables(python.toPy(pages), save, elsewhere);
  say({ kind: "ready", about: JSON.parse(browser.about()), editions: [...ownEditions], refused });
  if (role === "table") share(compiled);
}

/** Share the compiled program with the other worker, which compiles it again if it cannot be sent (in Firefox). */
function share(program) {
  try {
    say({ kind: "program", program });
  } catch {
    // it cannot be sent
  }
}

// ------------------------------------------------------------------------------ storage

let database; // an IndexedDB database; null: this browser stores nothing
const ownEditions = new Map();

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The stored database, its pages joined, and the user's own editions. */
async function readKept(place) {
  try {
    const opening = indexedDB.open(`bohnhof ${place}`, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("pages");
      opening.result.createObjectStore("editions");
    };
    database = await done(opening);
    const reading = database.transaction(["pages", "editions"]);
    const [pages, names, texts] = await Promise.all([
      done(reading.objectStore("pages").getAll()),
      done(reading.objectStore("editions").getAllKeys()),
      done(reading.objectStore("editions").getAll()),
    ]);
    const whole = new Uint8Array(pages.reduce((sum, page) => sum + page.byteLength, 0));
    let at = 0;
    for (const page of pages) {
      whole.set(page, at);
      at += page.byteLength;
    }
    return { pages: whole, texts: names.map((name, n) => [name, texts[n]]) };
  } catch (fault) {
    return notKept(fault);
  }
}

function notKept(fault) {
  database = null;
  say({ kind: "not-kept", why: String(fault?.message ?? fault) });
  return { pages: new Uint8Array(), texts: [] };
}

/** Store the changed pages. Players see the result only after this. */
async function save(count, numbers, contents) {
  const changed = numbers.toJs();
  const bytes = contents.toJs();
  if (!database) return;
  try {
    const writing = database.transaction("pages", "readwrite");
    const pages = writing.objectStore("pages");
    const size = bytes.length / Math.max(1, changed.length);
    changed.forEach((page, n) => pages.put(bytes.slice(n * size, (n + 1) * size), page));
    pages.delete(IDBKeyRange.lowerBound(count));
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onerror = writing.onabort = () => reject(writing.error);
    });
  } catch (fault) {
    notKept(fault);
  }
}

function addEdition(text, name) {
  const id = browser.add_edition(text, name);
  ownEditions.set(id, text);
  return id;
}

/** Add an edition, or return the reason why not: one stored by another version may not be readable. */
function tryEdition(text, name) {
  try {
    addEdition(text, name);
    return null;
  } catch (fault) {
    return lastLine(fault);
  }
}

async function keepEdition(text, name) {
  const id = addEdition(text, name);
  if (database) await done(database.transaction("editions", "readwrite").objectStore("editions").put(text, id));
  return id;
}

// ------------------------------------------------------------------------------ the other worker

/** Send a question to the thinker, through the page. */
function elsewhere(job, question) {
  const bytes = question.toJs();
  return new Promise((resolve) => {
    const n = ++questions;
    waiting.set(n, resolve);
    say({ kind: "work", n, job, question: bytes }, [bytes.buffer]);
  });
}

// ------------------------------------------------------------------------------ messages of the page

const heard = {
  start,

  async ask({ n, method, path, body, token }) {
    const answer = await tables.ask(method, path, body ?? "", token);
    const [status, text] = answer.toJs();
    answer.destroy();
    say({ kind: "answered", n, status, text });
  },

  open({ line, table, hello }) {
    const tell = (text) => {
      if (typeof text === "string") return say({ kind: "told", line, text });
      lines.get(line)?.destroy();
      lines.delete(line);
      say({ kind: "closed", line });
    };
    lines.set(line, tables.connect(table, hello, tell));
  },

  send({ line, text }) {
    lines.get(line)?.send(text);
  },

  close({ line }) {
    lines.get(line)?.close();
  },

  /** In a thinker: answer a question. */
  work({ n, job, question }) {
    const answer = browser.do_work(job, python.toPy(question));
    const bytes = answer.toJs();
    answer.destroy();
    say({ kind: "worked", n, answer: bytes }, [bytes.buffer]);
  },

  /** In a table: receive an answer of the thinker. */
  worked({ n, answer }) {
    waiting.get(n)?.(python.toPy(answer));
    waiting.delete(n);
  },

  /** Call a function that no server has, such as adding an edition or checking a record. */
  async call({ n, name, words }) {
    try {
      const result = name === "add_edition" ? await keepEdition(...words) : await browser[name](...words);
      say({ kind: "called", n, result });
    } catch (fault) {
      say({ kind: "called", n, fault: lastLine(fault) });
    }
  },
};

/** The last line of a Python error, which has the reason. */
function lastLine(fault) {
  const line = String(fault?.message ?? fault).trim().split("\n").at(-1);
  return line.replace(/^bohnhof\.kernel\.faults\.BadInput: /, "");
}

addEventListener("message", async ({ data }) => {
  try {
    await heard[data.kind](data);
  } catch (fault) {
    if (data.kind === "start") say({ kind: "failed", why: lastLine(fault) });
    else if (data.kind === "ask") say({ kind: "answered", n: data.n, status: 500, text: JSON.stringify({ code: "fault", reason: lastLine(fault) }) });
    else if (data.kind === "work") say({ kind: "worked", n: data.n, answer: new Uint8Array() });
    else throw fault;
  }
});
