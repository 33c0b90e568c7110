// Links to share, with an address that other devices can open.

import { api } from "./api";
import { to } from "./root";

const HERE_ONLY = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface Place {
  origin: string; // includes the folder of the site
  isLocal: boolean; // other devices cannot open this address
}

/** The address of this site for other devices: if the current one is local, the computer's network address. */
export async function placeForOthers(): Promise<Place> {
  const here = location.origin + to("/").replace(/\/$/, "");
  if (!HERE_ONLY.test(location.hostname)) return { origin: here, isLocal: false };
  const reach = await api.about().then((about) => about.reach, () => []);
  return { origin: reach[0] ?? here, isLocal: reach.length === 0 };
}

export const canSend = "share" in navigator;

/** Open the device's share menu. A closed menu is not an error. */
export async function sendLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Copy a text to the clipboard; false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way, for pages without HTTPS: browsers give them no clipboard. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // keeps the phone's keyboard closed
  field.style.cssText = "position: fixed; opacity: 0";
  // An open dialog keeps the focus inside, so the field must be in it.
  const focused = document.activeElement as HTMLElement | null;
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return isDone;
}
