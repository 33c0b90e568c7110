// Links for others: with an address that their devices can open.

import { api } from "./api";
import { to } from "./root";

const HERE_ONLY = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface Place {
  origin: string; // with the folder of the site
  isLocal: boolean; // nobody else can open what lies there
}

/** Where others find this site: where I found it, or, if that is this machine's name for itself, its name in the network. */
export async function placeForOthers(): Promise<Place> {
  const here = location.origin + to("/").replace(/\/$/, "");
  if (!HERE_ONLY.test(location.hostname)) return { origin: here, isLocal: false };
  const reach = await api.about().then((about) => about.reach, () => []);
  return { origin: reach[0] ?? here, isLocal: reach.length === 0 };
}

export const canSend = "share" in navigator;

/** Hand a link to the device's own way of sharing; whoever closes that wants nothing more. */
export async function sendLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Put a text on the clipboard; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way, for pages that came without encryption: browsers give those no clipboard. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // no keyboard on a phone
  field.style.cssText = "position: fixed; opacity: 0";
  // A dialog that is open keeps the focus inside.
  const focused = document.activeElement as HTMLElement | null;
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return isDone;
}
