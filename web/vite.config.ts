import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { sentences } from "./sentences.ts";

// `npm run dev` shows changes at once; a `bohnhof serve` on its usual port answers for the tables.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [sentences(), svelte()],
  // The files find each other wherever the site begins (see src/lib/root.ts).
  base: "./",
  build: {
    target: "es2022",
    // Every file must come from the server itself (its content security policy says so), never from the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The drawings are a file of their own: they change rarely and are counted apart from the program.
        // Everything else that the first page loads is one file: each of two dozen would be a request of its own.
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
