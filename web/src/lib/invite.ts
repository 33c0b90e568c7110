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

/** Hand a link to the device's own way of sharing; false if it has none, or nobody wanted it after all. */
export async function sendLink(title: string, url: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  return navigator.share({ title, url }).then(() => true, () => false);
}
