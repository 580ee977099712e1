import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every screen needs from others, in one file: fewer requests on a slow line. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|i18next-browser-languagedetector|cookie-es)\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The manifest says which file imports which: the sizes of first views are summed from it.
  build: { cssMinify: true, manifest: true, target: "es2022" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 3 },
                // Small parts that most screens share: a file each would be thirty requests.
                // Those of forms stay out of it: lists have none, or load it when it is asked for.
                {
                  name: "shared",
                  test: /(app\/(ui\/(?!avatar|dropdown-menu|combobox|error-summary|password-input|message-form|textarea|input|field-group|dialog\.|close-button)|platform\/(?!messages|drafts|student|session\/profile)|layout\/)|domain\/(?!accounts)|node_modules\/lucide-react\/)/,
                  minShareCount: 4,
                  priority: 2,
                },
                // Crumbs that the same few screens load one after the other.
                {
                  name: "message",
                  test: /app\/(ui\/(message-form|textarea|input)|platform\/messages\/use-message-form)\./,
                  priority: 1,
                },
                {
                  name: "frame",
                  test: /app\/(layout\/(navigation|crash-page)|routes\/parts\/part\.)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // React Router's own entry is wrapped in ours, which hides React from the server.
    ssr: { build: { rollupOptions: { input: "./server/pages.ts" } } },
  },
});
