// A Vite plugin that parses the messages in src/bohnhof/sentences at build time. The page loads one language.

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { read, type Messages } from "./src/i18n/fluent.ts";

const FOLDER = new URL("../src/bohnhof/sentences/", import.meta.url);
const FOR_OTHERS = ["terminal.ftl", "link.ftl"]; // messages that the page does not use
const ALL = "virtual:sentences";

const CODE = /^[a-z]{2,3}$/; // every language has its own folder

export const codes = (): string[] =>
  readdirSync(FOLDER).filter((name) => CODE.test(name)).sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

const filesOf = (code: string): URL[] =>
  readdirSync(new URL(`${code}/`, FOLDER)).filter((name) => name.endsWith(".ftl") && !FOR_OTHERS.includes(name))
    .map((name) => new URL(`${code}/${name}`, FOLDER));

export const messagesOf = (code: string): Messages =>
  Object.assign({}, ...filesOf(code).map((file) => read(readFileSync(file, "utf8")))) as Messages;

/** `virtual:sentences` lists the languages; `virtual:sentences/nl` contains the messages of one. */
export function sentences(): Plugin {
  return {
    name: "sentences",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const entries = codes().map((code) => {
          const name = JSON.stringify(messagesOf(code).language);
          return `${JSON.stringify(code)}: { name: ${name}, load: () => import("${ALL}/${code}") }`;
        });
        return `export default { ${entries.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ALL}/`)) return null;
      const code = id.slice(`\0${ALL}/`.length);
      filesOf(code).forEach((file) => this.addWatchFile(file.pathname));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messagesOf(code)))});`;
    },
  };
}
