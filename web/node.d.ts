// The two functions of Node that building the page needs (web/sentences.ts); the page itself has none of Node.
declare module "node:fs" {
  export function readdirSync(folder: URL): string[];
  export function readFileSync(file: URL, encoding: "utf8"): string;
}
