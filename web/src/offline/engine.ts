// The engine: Python in a web worker, with all its tables. A second worker does the slow work.

import { recall, remember } from "../lib/memory";
import { file, isStatic } from "../lib/root";
import type { Answer, Transport } from "../lib/transport";
import { engine } from "./state.svelte";

/** The index that the build writes (web/engine/build.py). */
interface Index {
  runtime: string;
  worker: string;
  lock: object;
  parts: Record<string, { file: string; bytes: number }>;
}

type Told =
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "starting" }
  | { kind: "ready"; about: { version: string; slow: string[] }; editions: [string, string][]; refused: string[] }
  | { kind: "program"; program: WebAssembly.Module }
  | { kind: "failed" | "not-kept"; why: string }
  | { kind: "answered"; n: number; status: number; text: string }
  | { kind: "told"; line: number; text: string }
  | { kind: "closed"; line: number }
  | { kind: "work"; n: number; job: string; question: Uint8Array<ArrayBuffer> }
  | { kind: "worked"; n: number; answer: Uint8Array<ArrayBuffer> }
  | { kind: "called"; n: number; result?: string; fault?: string };

export class CannotStart extends Error {}

const place = file("/engine/");
const asked = new Map<number, (answer: Answer) => void>();
const called = new Map<number, { resolve: (result: string) => void; reject: (fault: Error) => void }>();
const lines = new Map<number, { told(text: string): void; closed(): void }>();
let editions: [string, string][] = [];
let index: Index;
let program: WebAssembly.Module | undefined; // compiled once, for both workers
let number = 0;
let thinker: Promise<Worker> | undefined;

/**
 * The worker with the tables: requests wait until it is ready. Only the shelf shows why it is not, and tries again. A
 * page that asks for tables every few seconds must not download the engine each time.
 */
let arrive: (worker: Worker) => void;
const ready = new Promise<Worker>((resolve) => (arrive = resolve));
let starting: Promise<void> | undefined;

export function start(): Promise<void> {
  starting ??= begin().then(arrive, fail);
  return starting;
}

function fail(fault: unknown): never {
  engine.mayBeGames = engine.stage === "starting";
  if (engine.stage !== "missing" && engine.stage !== "old") engine.stage = "failed";
  engine.why = fault instanceof Error ? fault.message : String(fault);
  starting = undefined;
  throw fault;
}

const CHOSEN = "offline";
let chosen: () => void = () => undefined;
const choice = new Promise<void>((resolve) => {
  // Below /offline, the player has chosen already. On a site without a server, the first page asks once.
  if (!isStatic || recall(CHOSEN) !== null) resolve();
  else chosen = resolve;
});

/** Play in this browser: allow the download. */
export function choose(): void {
  remember(CHOSEN, "yes");
  chosen();
}

async function begin(): Promise<Worker> {
  await choice;
  if (typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined" || typeof Worker === "undefined") {
    engine.stage = "old";
    throw new CannotStart("old");
  }
  await onlyHere();
  engine.stage = "loading";
  const answer = await fetch(`${place}engine.json`);
  if (answer.status === 404) {
    engine.stage = "missing";
    throw new CannotStart("missing");
  }
  if (!answer.ok) throw new CannotStart(`HTTP ${answer.status}`);
  index = (await answer.json()) as Index;
  return launch("table");
}

/** Only one tab can use the stored games. Another tab waits until it is closed. */
let alone: Promise<void> | undefined;

function onlyHere(): Promise<void> {
  if (!("locks" in navigator)) return Promise.resolve();
  alone ??= new Promise<void>((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock === null) return void (engine.stage = "elsewhere");
      resolve();
      return new Promise<never>(() => undefined);
    };
    const name = `bohnhof ${place}`;
    navigator.locks.request(name, { ifAvailable: true }, hold).then(() => navigator.locks.request(name, hold)).catch(() => resolve());
  });
  return alone;
}

/** Delete all games stored in this browser, so that somebody can play when the games cannot be read. */
export function forgetGames(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`bohnhof ${place}`);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

function launch(role: "table" | "thinker"): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(place + index.worker, { type: "module", name: role });
    let isReady = false;
    let isGivenUp = false;
    const giveUp = (why: string) => {
      isGivenUp = true;
      worker.terminate();
      reject(new CannotStart(why));
    };
    worker.addEventListener("error", (event) => {
      if (!isReady) giveUp(event.message || "the worker could not be loaded");
      else if (role === "thinker") dropThinker(worker);
    });
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if (isGivenUp) return; // the rest of a download, still arriving after the worker failed
      if (data.kind === "ready") {
        isReady = true;
        if (role === "table") {
          editions = data.editions;
          engine.slow = data.about.slow;
          engine.refused = data.refused;
          engine.stage = "ready";
        }
        resolve(worker);
      } else if (data.kind === "failed") {
        giveUp(data.why);
      } else hear(data, worker, role);
    });
    worker.postMessage({ kind: "start", role, engine: { ...index, place }, editions, program });
  });
}

function hear(data: Exclude<Told, { kind: "ready" | "failed" }>, worker: Worker, role: string): void {
  switch (data.kind) {
    case "loading":
    case "starting":
      if (role !== "table") return;
      engine.stage = data.kind;
      if (data.kind === "loading") [engine.loaded, engine.total] = [data.loaded, data.total];
      return;
    case "program":
      program = data.program;
      return;
    case "not-kept":
      engine.isKept = false;
      return;
    case "answered":
      asked.get(data.n)?.(data);
      asked.delete(data.n);
      return;
    case "called": {
      const waiting = called.get(data.n);
      called.delete(data.n);
      if (data.fault === undefined) waiting?.resolve(data.result ?? "");
      else waiting?.reject(new Error(data.fault));
      return;
    }
    case "told":
      lines.get(data.line)?.told(data.text);
      return;
    case "closed":
      lines.get(data.line)?.closed();
      lines.delete(data.line);
      return;
    case "work":
      void work(data.n, data.job, data.question, worker);
      return;
    case "worked":
      worked.get(data.n)?.(data.answer);
      worked.delete(data.n);
  }
}

// ------------------------------------------------------------------------------ slow work

const worked = new Map<number, (answer: Uint8Array<ArrayBuffer>) => void>();
const nothing = () => new Uint8Array(); // no answer: the bot waits, and the game goes on

/** Pass a question to the second worker, which starts with the first question. */
async function work(n: number, job: string, question: Uint8Array<ArrayBuffer>, table: Worker): Promise<void> {
  let answer = nothing();
  try {
    const worker = await (thinker ??= launch("thinker"));
    answer = await new Promise((resolve) => {
      worked.set(n, resolve);
      worker.postMessage({ kind: "work", n, job, question }, [question.buffer]);
    });
  } catch {
    thinker = undefined;
  }
  table.postMessage({ kind: "worked", n, answer }, [answer.buffer]);
}

/** The second worker failed: stop waiting for it. The next question starts a new one. */
function dropThinker(worker: Worker): void {
  worker.terminate();
  thinker = undefined;
  for (const answer of worked.values()) answer(nothing());
  worked.clear();
}

// ------------------------------------------------------------------------------ for other modules

/** Call a function of the engine. Returns its answer, or throws an error with its sentence. */
export async function call(name: string, ...words: string[]): Promise<string> {
  const worker = await ready;
  return new Promise((resolve, reject) => {
    const n = ++number;
    called.set(n, { resolve, reject });
    worker.postMessage({ kind: "call", n, name, words });
  });
}

/** Add a user-made edition; returns its id. */
export async function addEdition(text: string, name: string): Promise<string> {
  const id = await call("add_edition", text, name);
  editions = [...editions.filter(([one]) => one !== name), [name, text]];
  void thinker?.then((worker) => worker.postMessage({ kind: "call", n: 0, name: "add_edition", words: [text, name] }), () => undefined);
  return id;
}

export const local: Transport = {
  async ask(method, path, body, token) {
    const worker = await ready;
    return new Promise((resolve) => {
      const n = ++number;
      asked.set(n, resolve);
      worker.postMessage({ kind: "ask", n, method, path, body, token });
    });
  },

  open(table, ears) {
    const line = ++number;
    let worker: Worker | undefined;
    let isOpen = false;
    let hasSpoken = false;
    lines.set(line, {
      told: ears.told,
      closed() {
        isOpen = false;
        ears.closed();
      },
    });
    void ready.then((one) => {
      if (!lines.has(line)) return;
      worker = one;
      isOpen = true;
      ears.opened();
    });
    return {
      get isOpen() {
        return isOpen;
      },
      send(text) {
        worker?.postMessage(hasSpoken ? { kind: "send", line, text } : { kind: "open", line, table, hello: text });
        hasSpoken = true;
      },
      close() {
        isOpen = false;
        lines.delete(line);
        if (hasSpoken) worker?.postMessage({ kind: "close", line });
      },
    };
  },
};
