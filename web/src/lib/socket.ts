// The line to a table: it opens again by itself, and what was not answered is sent again (the server does nothing twice).

import type { FromClient, FromServer } from "../wire";
import { transport, type Wire } from "./transport";

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

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds between attempts, about
const HEARTBEAT = 15_000;
const QUIET = 5_000; // after so long without a word, whoever sends something also asks whether anybody is there
const SILENCE = 10_000; // nobody is, if nothing is heard for so long after asking

/** Between half and one and a half of it: after a restart of the server not all pages come back at once. */
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
    expect(); // an attempt that comes to nothing is given up, too
  };

  /** The line is gone: what still comes on it counts no more, and a new one is tried in a moment. */
  function lost(): void {
    const old = wire;
    wire = undefined;
    clearTimeout(silence);
    silence = undefined;
    old?.close(); // on a dead line this takes long, and nobody waits for it
    if (closed) return;
    ears.changed(false);
    clearTimeout(retry);
    retry = setTimeout(connect, about(PATIENCE[Math.min(attempts++, PATIENCE.length - 1)]!));
  }

  /** Something must be heard now, or nobody is there. */
  function expect(): void {
    silence ??= setTimeout(lost, SILENCE);
  }

  function ask(): void {
    if (!wire?.isOpen) return;
    wire.send(JSON.stringify({ type: "ping" }));
    expect();
  }

  // Somebody who comes back to the page, or into the network, does not want to wait for the next attempt.
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
