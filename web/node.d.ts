// The two Node functions that building the page needs (web/sentences.ts). The page itself uses nothing of Node.
declare module "node:fs" {
  export function readdirSync(folder: URL): string[];
  export function readFileSync(file: URL, encoding: "utf8"): string;
}
