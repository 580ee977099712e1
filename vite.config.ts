import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every screen needs from others, in one file: fewer requests on a slow line. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|i18next-browser-languagedetector|cookie-es)\//;

/**
 * Small parts that most screens share: a file each would be thirty requests. Those of
 * forms, of members and of the personal parts stay out of it: lists have none, or load
 * it when it is asked for.
 */
const SHARED =
  /(app\/(features\/favourites\/(favourite-button|favourites-provider|device-storage|signed-out)|ui\/(?!avatar|dropdown-menu|combobox|error-summary|password-input|message-form|textarea|input|field-group|dialog\.|close-button|skeleton)|platform\/(?!messages|drafts|session\/profile|indexed-items|every-row|within|load-wording)|layout\/)|domain\/(?!accounts|eligibility|profile|recommendations)|node_modules\/lucide-react\/(?!.*icons\/eye))/;

/** What every message is written with. */
const WRITING =
  /app\/(ui\/(message-form|textarea|input)|platform\/messages\/use-message-form|features\/feedback\/feedback-card)/;

/** Crumbs that the same few screens load one after the other. */
const FRAME = /app\/(layout\/(navigation|crash-page)|routes\/parts\/part\.)/;
const CARDS =
  /app\/(features\/(catalogue\/item-card|favourites\/use-favourites-first)|routes\/parts\/heart)\./;

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
                { name: "framework", test: FRAMEWORK, priority: 2 },
                { name: "shared", test: SHARED, minShareCount: 4, priority: 1 },
                { name: "writing", test: WRITING },
                { name: "frame", test: FRAME },
                { name: "cards", test: CARDS },
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
