// Bean names: as the booklet of an edition has them (`bean@edition`), else as they are usually called.

import type { Language } from "./index.svelte";

export const beanNames: Record<Language, Record<string, string>> = {
  en: {
    blue: "blue bean", chili: "chili bean", stink: "stink bean", green: "green bean", soy: "soy bean",
    "black-eyed": "black-eyed bean", red: "red bean", garden: "garden bean", coffee: "coffee bean", wax: "wax bean",
    cocoa: "cocoa bean", kidney: "kidney bean", puff: "puff bean", runner: "runner bean", cognac: "cognac bean",
    "red@boonanza": "kidney bean", "chili@boonanza": "fire bean", "stink@boonanza": "brown bean",
    "chili@bohnanza": "fire bean", "chili@bohnanza-plus": "fire bean", "wax@bohnanza-plus": "rum bean",
    "stink@al-cabohne": "horse bean", "stink@al-cabohne-solo": "horse bean",
    "green@al-cabohne": "break bean", "green@al-cabohne-solo": "break bean",
    "chili@al-cabohne": "fire bean", "chili@al-cabohne-solo": "fire bean",
  },
  nl: {
    blue: "blauwe boon", chili: "vuurboon", stink: "stinkboon", green: "breekboon", soy: "sojaboon",
    "black-eyed": "ogenboon", red: "rode boon", garden: "tuinboon", coffee: "koffieboon", wax: "wasboon",
    cocoa: "cacaoboon", kidney: "kidneyboon", puff: "pufboon", runner: "staakboon", cognac: "cognacboon",
    "red@boonanza": "kidneyboon", "stink@boonanza": "bruine boon",
    "wax@bohnanza-plus": "rumboon",
    "stink@al-cabohne": "paardeboon", "stink@al-cabohne-solo": "paardeboon",
    // The booklets of 1997 and of High Bohn keep the German names.
    ...germanFor("bohnanza"), ...germanFor("bohnanza-plus"), ...germanFor("high-bohn"), ...germanFor("high-bohn-cognac"),
  },
  de: {
    blue: "Blaue Bohne", chili: "Feuerbohne", stink: "Saubohne", green: "Brechbohne", soy: "Sojabohne",
    "black-eyed": "Augenbohne", red: "Rote Bohne", garden: "Gartenbohne", coffee: "Kaffeebohne", wax: "Wachsbohne",
    cocoa: "Kakaobohne", kidney: "Kidneybohne", puff: "Puffbohne", runner: "Stangenbohne", cognac: "Cognacbohne",
    "wax@bohnanza-plus": "Rumbohne", "red@boonanza": "Kidneybohne", "stink@boonanza": "Braune Bohne",
    "stink@al-cabohne": "Pferdebohne", "stink@al-cabohne-solo": "Pferdebohne",
  },
  is: {
    blue: "blá baun", chili: "chili-baun", stink: "fjölbaun", green: "græn baun", soy: "sojabaun",
    "black-eyed": "augnbaun", red: "rauð baun", garden: "garðbaun", coffee: "kaffibaun", wax: "vaxbaun",
    cocoa: "kakóbaun", kidney: "nýrnabaun", puff: "hestabaun", runner: "klifurbaun", cognac: "koníaksbaun",
    "red@boonanza": "nýrnabaun", "stink@boonanza": "brún baun", "wax@bohnanza-plus": "rommbaun",
    "stink@al-cabohne": "bóndabaun", "stink@al-cabohne-solo": "bóndabaun",
  },
};

/** A long name on a small card may be broken before its last part: Kidney-bohne. */
export function breakable(name: string): string {
  return name.replace(/(?<=\p{L}{3})(bohne|boon|baun)$/u, "\u00AD$1");
}

function germanFor(edition: string): Record<string, string> {
  const names = {
    blue: "Blaue Bohne", chili: "Feuerbohne", stink: "Saubohne", green: "Brechbohne", soy: "Sojabohne",
    "black-eyed": "Augenbohne", red: "Rote Bohne", garden: "Gartenbohne",
  };
  return Object.fromEntries(Object.entries(names).map(([bean, name]) => [`${bean}@${edition}`, name]));
}
