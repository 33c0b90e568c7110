// Rule examples and record checks by the engine. To check a downloaded record, the engine replays it, and this browser
// verifies the signature.

import { call } from "./engine";

export type Findings = Record<string, string[]>;

const bytesOf = (digits: string) => Uint8Array.from(digits.match(/[0-9a-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16));

/** Is the signature valid? Not every browser can check it. */
async function holds(text: string, key: string, signature: string): Promise<"yes" | "no" | "unknown"> {
  try {
    const algorithm = { name: "Ed25519" };
    const known = await crypto.subtle.importKey("raw", bytesOf(key), algorithm, false, ["verify"]);
    const isRight = await crypto.subtle.verify(algorithm, known, bytesOf(signature), new TextEncoder().encode(text));
    return isRight ? "yes" : "no";
  } catch (fault) {
    return fault instanceof DOMException && fault.name === "DataError" ? "no" : "unknown";
  }
}

export async function checkRecord(text: string, published: string, key: string): Promise<Findings> {
  const signed = JSON.parse(await call("signature_of", text)) as [string, string, string] | null;
  const result = signed === null ? "unknown" : await holds(...signed);
  return JSON.parse(await call("verify_record", text, published, key, result)) as Findings;
}

let known: Promise<Record<string, string>> | undefined;

/** A position for each rule that has one, by rule. */
export function examples(): Promise<Record<string, string>> {
  return (known ??= call("examples").then((text) => JSON.parse(text) as Record<string, string>));
}
