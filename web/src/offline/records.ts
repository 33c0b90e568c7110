// What the engine knows of rules and records. What a downloaded record proves: the kernel of the engine plays it again; this browser checks the signature.

import { call } from "./engine";

export type Findings = Record<string, string[]>;

const bytesOf = (digits: string) => Uint8Array.from(digits.match(/[0-9a-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16));

/** Does the signature hold? Not every browser can tell. */
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

/** Positions that show rules, by the rule. */
export function examples(): Promise<Record<string, string>> {
  return (known ??= call("examples").then((text) => JSON.parse(text) as Record<string, string>));
}
