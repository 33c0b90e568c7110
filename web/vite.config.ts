// How the page is built, and the development server.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { sentences } from "./sentences.ts";

// `npm run dev` shows changes at once. A `bohnhof serve` on its default port provides the tables.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [sentences(), svelte()],
  // Relative addresses, so that the site can be in any folder (see src/lib/root.ts).
  base: "./",
  build: {
    target: "es2022",
    // Inline nothing: the content security policy allows files from the server only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The drawings are a separate file: they change rarely, and their size is measured separately. Everything else
        // that the first page loads is one file, to avoid two dozen requests.
        codeSplitting: {
          groups: [
            { name: "art", test: /src\/art\//, priority: 1 },
            { name: "main", tags: ["$initial"] },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
});
