// The connection to a table. It reconnects by itself. The session then sends unanswered messages again, which is safe:
// the server executes no message twice.

import type { FromClient, FromServer } from "../wire";
import { transport, type Wire } from "./transport";

export interface Line {
  send(message: FromClient): void;
  /** Reconnect and send hello again. */
  renew(): void;
  close(): void;
}

interface Ears {
  hear(message: FromServer): void;
  /** Is the connection open? Called whenever this changes. After opening, `hello` has already been sent. */
  changed(open: boolean): void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds between attempts, approximately
const HEARTBEAT = 15_000;
const QUIET = 5_000; // milliseconds without a message, after which the next message is sent with a ping
const SILENCE = 10_000; // milliseconds without an answer to a ping, after which the connection counts as dead

/** Between 50 % and 150 % of this time, so that not all pages reconnect at once after a restart of the server. */
function about(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random());
}

export function openLine(table: string, hello: () => FromClient, ears: Ears): Line {
  let wire: Wire | undefined;
  let attempts = 0;
  let closed = false;
  let heardAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    const mine = transport.open(table, {
      opened() {
        if (mine !== wire) return;
        mine.send(JSON.stringify(hello()));
        expect();
        ears.changed(true);
      },
      told(text) {
        if (mine !== wire) return;
        attempts = 0;
        heardAt = Date.now();
        clearTimeout(silence);
        silence = undefined;
        ears.hear(JSON.parse(text) as FromServer);
      },
      closed() {
        if (mine === wire) lost();
      },
    });
    wire = mine;
    expect(); // an attempt without an answer is abandoned, too
  };

  /** The connection is lost: ignore what still arrives on it, and try a new one soon. */
  function lost(): void {
    const old = wire;
    wire = undefined;
    clearTimeout(silence);
    silence = undefined;
    old?.close(); // this takes long on a dead connection, so nothing waits for it
    if (closed) return;
    ears.changed(false);
    clearTimeout(retry);
    retry = setTimeout(connect, about(PATIENCE[Math.min(attempts++, PATIENCE.length - 1)]!));
  }

  /** Give up the connection if no message arrives in time. */
  function expect(): void {
    silence ??= setTimeout(lost, SILENCE);
  }

  function ask(): void {
    if (!wire?.isOpen) return;
    wire.send(JSON.stringify({ type: "ping" }));
    expect();
  }

  // When the user returns to the page, or the network returns, do not wait for the next attempt.
  const hurry = () => {
    if (closed || document.hidden) return;
    if (wire) ask();
    else {
      clearTimeout(retry);
      connect();
    }
  };
  addEventListener("online", hurry);
  addEventListener("offline", ask);
  document.addEventListener("visibilitychange", hurry);
  const beat = setInterval(ask, HEARTBEAT);
  connect();

  return {
    send(message) {
      if (!wire?.isOpen) return;
      wire.send(JSON.stringify(message));
      if (Date.now() - heardAt > QUIET) ask();
    },
    renew: lost,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beat);
      removeEventListener("online", hurry);
      removeEventListener("offline", ask);
      document.removeEventListener("visibilitychange", hurry);
      lost();
    },
  };
}
