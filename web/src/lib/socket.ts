// The line to a table: it opens again by itself, and what was not answered is sent again (the server does nothing twice).

import type { FromClient, FromServer } from "../wire";

export interface Line {
  send(message: FromClient): void;
  /** Break off and say hello again. */
  renew(): void;
  close(): void;
}

interface Ears {
  hear(message: FromServer): void;
  /** Is the line open? Called whenever that changes; after opening, `hello` has been sent already. */
  changed(open: boolean): void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds between attempts
const HEARTBEAT = 25_000;

export function openLine(table: string, hello: () => FromClient, ears: Ears): Line {
  let socket: WebSocket | undefined;
  let attempts = 0;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`);
    socket.addEventListener("open", () => {
      attempts = 0;
      socket?.send(JSON.stringify(hello()));
      ears.changed(true);
    });
    socket.addEventListener("message", (event) => ears.hear(JSON.parse(event.data as string) as FromServer));
    socket.addEventListener("close", () => {
      if (closed) return;
      ears.changed(false);
      timer = setTimeout(connect, PATIENCE[Math.min(attempts++, PATIENCE.length - 1)]);
    });
  };

  // Somebody who comes back to the page, or into the network, does not want to wait for the next attempt.
  const hurry = () => {
    if (closed || document.hidden || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(timer);
    connect();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  beat = setInterval(() => send({ type: "ping" }), HEARTBEAT);

  function send(message: FromClient): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }
  connect();

  return {
    send,
    renew() {
      socket?.close();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
