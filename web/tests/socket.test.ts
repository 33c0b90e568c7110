// The line to a table: it notices when nobody is there any more, and comes back.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLine, type Line } from "../src/lib/socket";

class Wire extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = Wire.CONNECTING;
  sent: string[] = [];

  constructor(readonly address: string) {
    super();
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  hear(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = 2; // on a dead line it stays closing, and nobody says so
  }
}

const page = new EventTarget();
let line: Line;
let heard: string[];
let open: boolean[];
const last = () => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  heard = [];
  open = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  line = openLine("t", () => ({ type: "hello" }), { hear: ({ type }) => heard.push(type), changed: (now) => open.push(now) });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function welcome(): void {
  last().open();
  last().hear({ type: "welcome" });
}

test("a ping that is not answered within ten seconds means a new line", () => {
  welcome();
  vi.advanceTimersByTime(15_000);
  expect(last().sent).toEqual(["hello", "ping"]);
  vi.advanceTimersByTime(9_900);
  expect(open).toEqual([true]);
  vi.advanceTimersByTime(200);
  expect(open).toEqual([true, false]);
  vi.advanceTimersByTime(400);
  expect(Wire.all.length).toBe(2);
  welcome();
  expect(open).toEqual([true, false, true]);
});

test("what still comes on a line that was given up is not heard", () => {
  welcome();
  const old = last();
  vi.advanceTimersByTime(26_000);
  old.hear({ type: "update" });
  old.dispatchEvent(new Event("close"));
  expect(heard).toEqual(["welcome"]);
  expect(open).toEqual([true, false]);
  expect(Wire.all.length).toBe(2);
});

test("as long as something is heard the line is good", () => {
  welcome();
  for (let n = 0; n < 20; n++) {
    vi.advanceTimersByTime(7_000);
    last().hear({ type: "pong" });
  }
  expect(Wire.all.length).toBe(1);
});

test("whoever acts on a quiet line also asks whether anybody is there", () => {
  welcome();
  line.send({ type: "ready" });
  expect(last().sent).toEqual(["hello", "ready"]);
  vi.advanceTimersByTime(6_000);
  line.send({ type: "ready" });
  expect(last().sent).toEqual(["hello", "ready", "ready", "ping"]);
  vi.advanceTimersByTime(10_500);
  expect(open.at(-1)).toBe(false);
});

test("an attempt that comes to nothing is given up, and another one made", () => {
  vi.advanceTimersByTime(10_500);
  expect(Wire.all.length).toBe(2);
});

test("a line that was closed stays closed", () => {
  welcome();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all.length).toBe(1);
});

test.each([
  [0, 125],
  [0.5, 250],
  [0.999, 374],
])("not all pages come back at once: with chance %d after %d ms", (chance, wait) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  welcome();
  last().dispatchEvent(new Event("close"));
  vi.advanceTimersByTime(wait - 1);
  expect(Wire.all.length).toBe(1);
  vi.advanceTimersByTime(2);
  expect(Wire.all.length).toBe(2);
});
