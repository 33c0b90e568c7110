// How the page reaches its tables. Callers do not know whether the network or something else carries their messages.

import { isLocal, to } from "./root";

export interface Answer {
  status: number;
  text: string;
}

/** Callbacks of a connection. */
export interface WireEars {
  opened(): void;
  told(text: string): void;
  /** The connection is lost, or could not be opened. */
  closed(): void;
}

/** One connection to a table. After it closes, a new one is needed. */
export interface Wire {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** A request with JSON in body and answer. */
  ask(method: string, path: string, body: string | undefined, token: string | null): Promise<Answer>;
  open(table: string, ears: WireEars): Wire;
}

/** A server: HTTP and WebSockets. */
export const remote: Transport = {
  async ask(method, path, body, token) {
    const answer = await fetch(to(path), {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  },

  open(table, ears) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${to(`/api/tables/${encodeURIComponent(table)}/live`)}`);
    socket.addEventListener("open", () => ears.opened());
    socket.addEventListener("message", (event) => ears.told(event.data as string));
    socket.addEventListener("close", () => ears.closed());
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
};

/** This browser, without a server. The engine is loaded with the first request. */
const here: Transport = {
  async ask(...wish) {
    return (await import("../offline/engine")).local.ask(...wish);
  },

  open(table, ears) {
    let wire: Wire | undefined;
    let isWanted = true;
    void import("../offline/engine").then(({ local }) => {
      if (isWanted) wire = local.open(table, ears);
    }, ears.closed);
    return {
      get isOpen() {
        return wire?.isOpen ?? false;
      },
      send: (text) => wire?.send(text),
      close() {
        isWanted = false;
        wire?.close();
      },
    };
  },
};

export const transport: Transport = isLocal ? here : remote;

/** A JSON file that was built with the page. */
export async function file<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as T;
}
