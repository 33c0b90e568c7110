// Runs Python in the built engine, in Node: node engine_run.mjs ENGINE SCRATCH FOLDER < program
// The folder is put on Python's path; what the program's `main()` returns is printed.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [engine, scratch, folder] = process.argv.slice(2);
const index = JSON.parse(readFileSync(join(engine, "engine.json"), "utf8"));
const part = (name) => gunzipSync(readFileSync(join(engine, index.parts[name].file)));

mkdirSync(scratch, { recursive: true });
cpSync(join(engine, index.runtime), scratch, { recursive: true });
writeFileSync(join(scratch, "pyodide.asm.wasm"), part("wasm"));
writeFileSync(join(scratch, "std.zip"), part("std"));
writeFileSync(join(scratch, "pyodide-lock.json"), JSON.stringify(index.lock));
writeFileSync(join(scratch, "package.json"), '{"type": "module"}');

const { loadPyodide } = await import(pathToFileURL(join(scratch, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${scratch}/`, stdLibURL: join(scratch, "std.zip") });
const pack = part("app");
const length = pack.readUInt32LE(0);
for (const [name, [at, size]] of Object.entries(JSON.parse(pack.subarray(4, 4 + length).toString()))) {
  python.FS.mkdirTree(dirname(`/lib/bohnhof/${name}`));
  python.FS.writeFile(`/lib/bohnhof/${name}`, pack.subarray(4 + length + at, 4 + length + at + size));
}
python.mountNodeFS("/given", folder);
python.runPython('import sys; sys.path[:0] = ["/lib/bohnhof", "/given"]');
python.runPython(readFileSync(0, "utf8"));
process.stdout.write(await python.runPythonAsync("await main()"), () => process.exit(0));
