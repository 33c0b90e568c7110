// The unit tests. Separate from the build, so that building the page needs no test tools.
import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(vite, defineConfig({ test: { include: ["tests/**/*.test.ts"] } }));
