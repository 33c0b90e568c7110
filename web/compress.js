// Writes a compressed copy beside each built file. The server sends the copy to browsers that can read it.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = "dist/assets";
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(folder)) {
  const content = readFileSync(`${folder}/${name}`);
  writeFileSync(`${folder}/${name}.br`, brotliCompressSync(content, best));
  writeFileSync(`${folder}/${name}.gz`, gzipSync(content, { level: 9 }));
}
