// Parses the small part of Markdown that the rule documents use.

export type Block =
  | { kind: "text"; lines: string[] }
  | { kind: "code"; lines: string[] }
  | { kind: "list"; ordered: boolean; lines: string[] }
  | { kind: "table"; rows: string[][] };

export interface Span {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.split("\n");
  let open: Block | null = null;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.startsWith("```")) {
      const code: string[] = [];
      while (++i < lines.length && !lines[i]!.startsWith("```")) code.push(lines[i]!);
      found.push({ kind: "code", lines: code });
      open = null;
    } else if (line.trim() === "" || line.startsWith("#")) {
      open = null;
    } else if (line.startsWith("|")) {
      if (open?.kind !== "table") found.push((open = { kind: "table", rows: [] }));
      if (!/^\|[\s:|-]+\|$/.test(line)) open.rows.push(line.slice(1, -1).split("|").map((cell) => cell.trim()));
    } else {
      const item = ITEM.exec(line);
      if (item) {
        if (open?.kind !== "list") found.push((open = { kind: "list", ordered: item[1] !== undefined, lines: [] }));
        open.lines.push(item[2]!);
      } else if (open?.kind === "list") {
        open.lines[open.lines.length - 1] += ` ${line.trim()}`;
      } else {
        if (open?.kind !== "text") found.push((open = { kind: "text", lines: [] }));
        open.lines.push(line);
      }
    }
  }
  return found;
}

export function spans(line: string): Span[] {
  return line
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("*") && part.length > 2) return { kind: "em", text: part.slice(1, -1) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}
