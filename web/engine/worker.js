// The engine's worker: starts Python as WebAssembly and passes on what the page says (src/offline/engine.ts).
// The page starts two of them. `table` has the tables and keeps them in IndexedDB; `thinker` thinks for slow bots.
//
// It is served from the engine's own folder: only there the content security policy allows WebAssembly.

const SITE = "/lib/bohnhof";
const here = new URL(".", import.meta.url);
const say = (message, moved = []) => postMessage(message, moved);

let python;
let browser; // the module bohnhof.server.browser
let tables; // of a `table`
const lines = new Map();
const thoughts = new Map(); // questions for the thinker that are on their way

// ------------------------------------------------------------------------------ loading

/** The parts of the engine, unpacked; whoever waits is told how many bytes have come. */
async function fetchParts(parts) {
  const total = Object.values(parts).reduce((sum, part) => sum + part.bytes, 0);
  let loaded = 0;
  const one = async ({ file }) => {
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
    return new Response(counted.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  };
  const names = Object.keys(parts);
  const contents = await Promise.all(names.map((name) => one(parts[name])));
  return Object.fromEntries(names.map((name, n) => [name, contents[n]]));
}

/** Pyodide fetches its parts by name: it gets those that are here already. */
function answerFetches(answers) {
  const network = self.fetch.bind(self);
  self.fetch = (what, options) => {
    const found = answers[new URL(what.url ?? what, here).pathname.split("/").at(-1)];
    return found ? Promise.resolve(new Response(found.content, { headers: { "content-type": found.type } })) : network(what, options);
  };
}

/** Lay the files of the pack where Python looks for modules. */
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

async function start({ role, engine, editions }) {
  const kept = role === "table" ? readKept(engine.place) : null;
  const { wasm, std, app } = await fetchParts(engine.parts);
  say({ kind: "starting" });
  answerFetches({
    "pyodide.asm.wasm": { content: wasm, type: "application/wasm" },
    "std.zip": { content: std, type: "application/zip" },
  });
  const runtime = new URL(`${engine.runtime}/`, here).href;
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  python = await loadPyodide({ indexURL: runtime, stdLibURL: new URL("std.zip", here).href, lockFileContents: JSON.stringify(engine.lock) });
  unpack(app);
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  browser = python.pyimport("bohnhof.server.browser");
  if (role === "table") {
    const { pages, texts } = await kept;
    for (const [name, text] of [...texts, ...editions]) addEdition(text, name);
    tables = browser.BrowserTables(python.toPy(pages), save, think);
  } else {
    for (const [name, text] of editions) addEdition(text, name);
  }
  say({ kind: "ready", about: JSON.parse(browser.about()), editions: [...ownEditions] });
}

// ------------------------------------------------------------------------------ keeping

let database; // of IndexedDB; null: this browser keeps nothing
const ownEditions = new Map();

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The database as it was kept, one page after the other, and the person's own editions. */
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

/** Keep the pages that have changed; whoever plays is told only then. */
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
  ownEditions.set(name, text);
  return id;
}

async function keepEdition(text, name) {
  const id = addEdition(text, name);
  if (database) await done(database.transaction("editions", "readwrite").objectStore("editions").put(text, name));
  return id;
}

// ------------------------------------------------------------------------------ thinking elsewhere

/** Ask the other worker, by way of the page. */
function think(question) {
  const bytes = question.toJs();
  return new Promise((resolve) => {
    const n = thoughts.size === 0 ? 1 : Math.max(...thoughts.keys()) + 1;
    thoughts.set(n, resolve);
    say({ kind: "think", n, question: bytes }, [bytes.buffer]);
  });
}

// ------------------------------------------------------------------------------ what the page says

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

  /** Of a thinker: what does this bot do? */
  think({ n, question }) {
    const answer = browser.think_briefly(python.toPy(question));
    const bytes = answer.toJs();
    answer.destroy();
    say({ kind: "thought", n, answer: bytes }, [bytes.buffer]);
  },

  thought({ n, answer }) {
    thoughts.get(n)?.(python.toPy(answer));
    thoughts.delete(n);
  },

  /** Something that no server does: an edition of one's own, a record to be checked. */
  async call({ n, name, words }) {
    try {
      const result = name === "add_edition" ? await keepEdition(...words) : await browser[name](...words);
      say({ kind: "called", n, result });
    } catch (fault) {
      say({ kind: "called", n, fault: lastLine(fault) });
    }
  },
};

/** Of Python's faults the last line says it. */
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
    else if (data.kind === "think") say({ kind: "thought", n: data.n, answer: new Uint8Array() });
    else throw fault;
  }
});
