// Runs pack.py inside Pyodide: node pack.mjs SRC RULES WHEELS OUT IS_COMPILED

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [src, rules, wheels, out, isCompiled] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const runtime = join(here, "node_modules", "pyodide");

const python = await loadPyodide({ indexURL: runtime });
for (const [name, folder] of Object.entries({ src, "docs/rules": rules, wheels, out })) {
  python.FS.mkdirTree(`/${name}`);
  python.mountNodeFS(`/${name}`, folder);
}
python.FS.writeFile("/stdlib.zip", readFileSync(join(runtime, "python_stdlib.zip")));
python.FS.mkdirTree("/tools");
for (const name of ["pack.py", "exercise.py"]) python.FS.writeFile(`/tools/${name}`, readFileSync(join(here, name)));

const yes = isCompiled === "yes";
const names = await python.runPythonAsync(`
import sys
sys.path[:0] = ["/tools", ${yes ? "" : '"/src", '}"/wheels"]
import exercise, pack
await exercise.exercise()
outside = pack.pack_app(is_compiled=${yes ? "True" : "False"})
pack.import_all(outside | set(pack.ALSO))
pack.pack_stdlib()
`);
console.log(`engine: ${names.length} modules of the standard library are used`);
