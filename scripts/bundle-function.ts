import { basename, dirname } from "node:path";
import { ROOT } from "./run-step.ts";

/**
 * Bundles a function for Supabase into one ES module that needs no import map,
 * node_modules or network.
 */
export async function bundleFunction(
  entry: string,
  bundle: string,
): Promise<void> {
  // Imported here: at the top, its memory would add to that of the page build.
  const { build } = await import("vite");
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
