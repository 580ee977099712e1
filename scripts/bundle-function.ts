import { basename, dirname } from "node:path";
import { build } from "vite";
import { ROOT } from "./run-step.ts";

/** Bundles a function into one ES module that needs no import map, node_modules or network: as Supabase deploys it. */
export async function bundleFunction(
  entry: string,
  bundle: string,
): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: dirname(bundle),
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2024",
      rolldownOptions: {
        output: { entryFileNames: basename(bundle), codeSplitting: false },
      },
    },
  });
}
