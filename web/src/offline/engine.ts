// The engine: Python in a worker of this page, with all its tables; a second worker thinks for bots that take long.

import { recall, remember } from "../lib/memory";
import { file, isStatic } from "../lib/root";
import type { Answer, Transport } from "../lib/transport";
import { engine } from "./state.svelte";

/** What the build wrote of itself (web/engine/build.py). */
interface Index {
  runtime: string;
  worker: string;
  lock: object;
  parts: Record<string, { file: string; bytes: number }>;
}

type Told =
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "starting" }
  | { kind: "ready"; about: { version: string; slow: string[] }; editions: [string, string][] }
  | { kind: "failed" | "not-kept"; why: string }
  | { kind: "answered"; n: number; status: number; text: string }
  | { kind: "told"; line: number; text: string }
  | { kind: "closed"; line: number }
  | { kind: "think"; n: number; question: Uint8Array<ArrayBuffer> }
  | { kind: "thought"; n: number; answer: Uint8Array<ArrayBuffer> }
  | { kind: "called"; n: number; result?: string; fault?: string };

export class CannotStart extends Error {}

const place = file("/engine/");
const asked = new Map<number, (answer: Answer) => void>();
const called = new Map<number, { resolve: (result: string) => void; reject: (fault: Error) => void }>();
const lines = new Map<number, { told(text: string): void; closed(): void }>();
let editions: [string, string][] = [];
let index: Index;
let number = 0;
let thinker: Worker | undefined;

/** The worker with the tables, once it is there. */
let running: Promise<Worker> | undefined;

export function start(): Promise<Worker> {
  running ??= begin().catch((fault: unknown) => {
    if (engine.stage !== "missing") engine.stage = "failed";
    engine.why = fault instanceof Error ? fault.message : String(fault);
    running = undefined;
    throw fault;
  });
  return running;
}

const CHOSEN = "offline";
let chosen: () => void = () => undefined;
const choice = new Promise<void>((resolve) => {
  // Below /offline somebody has chosen already; the first page of a site without a server asks once.
  if (!isStatic || recall(CHOSEN) !== null) resolve();
  else chosen = resolve;
});

/** Play here: from now on it may be loaded. */
export function choose(): void {
  remember(CHOSEN, "yes");
  chosen();
}

async function begin(): Promise<Worker> {
  await choice;
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

/** One tab has the games: another one waits until it is closed. */
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
    void navigator.locks.request(name, { ifAvailable: true }, hold).then(() => navigator.locks.request(name, hold));
  });
  return alone;
}

/** Forget all games that are kept here: they cannot be read, and somebody wants to play. */
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
    worker.addEventListener("error", (event) => reject(new CannotStart(event.message || "the worker could not be loaded")));
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if (data.kind === "ready") {
        if (role === "table") {
          editions = data.editions;
          engine.slow = data.about.slow;
          engine.stage = "ready";
        }
        resolve(worker);
      } else if (data.kind === "failed") {
        worker.terminate();
        reject(new CannotStart(data.why));
      } else hear(data, worker, role);
    });
    worker.postMessage({ kind: "start", role, engine: { ...index, place }, editions });
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
    case "think":
      void think(data.n, data.question, worker);
      return;
    case "thought":
      answered.get(data.n)?.(data.answer);
      answered.delete(data.n);
  }
}

// ------------------------------------------------------------------------------ slow bots

const answered = new Map<number, (answer: Uint8Array<ArrayBuffer>) => void>();

/** Pass a question on to the second worker, which is started when the first one comes. */
async function think(n: number, question: Uint8Array<ArrayBuffer>, table: Worker): Promise<void> {
  let answer = new Uint8Array();
  try {
    thinker ??= await launch("thinker");
    answer = await new Promise((resolve) => {
      answered.set(n, resolve);
      thinker!.postMessage({ kind: "think", n, question }, [question.buffer]);
    });
  } catch {
    thinker = undefined; // no answer: the bot waits, and the game goes on
  }
  table.postMessage({ kind: "thought", n, answer }, [answer.buffer]);
}

// ------------------------------------------------------------------------------ what others need

/** Something that only the engine does; what it says, or an error with its sentence. */
export async function call(name: string, ...words: string[]): Promise<string> {
  const worker = await start();
  return new Promise((resolve, reject) => {
    const n = ++number;
    called.set(n, { resolve, reject });
    worker.postMessage({ kind: "call", n, name, words });
  });
}

/** An edition of one's own, from now on; its id. */
export async function addEdition(text: string, name: string): Promise<string> {
  const id = await call("add_edition", text, name);
  editions = [...editions.filter(([one]) => one !== name), [name, text]];
  thinker?.postMessage({ kind: "call", n: 0, name: "add_edition", words: [text, name] });
  return id;
}

export const local: Transport = {
  async ask(method, path, body, token) {
    const worker = await start();
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
    start().then((one) => {
      if (!lines.has(line)) return;
      worker = one;
      isOpen = true;
      ears.opened();
    }, ears.closed);
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
