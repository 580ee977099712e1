import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { defineConfig, type Plugin } from "vite";
import { oldStyleSheets } from "./scripts/browsers/old-style-sheets.ts";
import { viteTargets } from "./scripts/browsers/oldest-versions.ts";

/** Libraries of every screen, in one file: fewer requests on a slow connection. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|cookie-es)\//;

/**
 * Small modules of most screens: separate files would be thirty requests. Excludes
 * forms, members' and personal parts: lists do not need them, or load them on demand.
 */
const SHARED =
  /(app\/(features\/favourites\/(favourite-button|favourites-provider|device-storage|signed-out)|ui\/(?!avatar|outside-card|link-mark|dropdown-menu|combobox|error-summary|password-input|message-form|textarea|input|field\.|field-group|dialog\.|use-native-dialog|close-button|skeleton)|platform\/(?!messages|official-check|drafts|session\/profile|indexed-items|fetch-all-rows|fetch-read|run-with-timeout|load-wording|search-)|layout\/)|domain\/(?!accounts|deadlines|eligibility|grades|planning|reminders|official-check|profile|recommendations|urls|favourites|lists|text\/(hash|clean-line))|node_modules\/lucide-react\/(?!.*icons\/eye))/;

/** The card of an outside page: lists of the catalogue do without it. */
const OUTSIDE_CARD = /app\/ui\/(outside-card|link-mark)\./;

/** Loads the check of links, which is a file of its own, for forms and outside results. */
const LINK_CHECK = /app\/platform\/official-check\/(?!checker\.)/;

/** Modules of every message form. */
const WRITING =
  /app\/(ui\/(message-form|textarea|input|field\.)|platform\/messages\/use-message-form|features\/feedback\/feedback-card)/;

/** Small modules of every screen, the menu's among them, and of a few in sequence. */
const FRAME =
  /app\/(layout\/(navigation|crash-page)|ui\/(sheet|close-button)\.|routes\/parts\/part\.|platform\/load-wording)/;
const CARDS =
  /app\/(features\/(catalogue\/(item-card|card-list)|favourites\/use-favourites-first)|routes\/parts\/heart)\./;

/** Small modules of the lists and of the search. */
const FILTERS =
  /(app\/(features\/catalogue\/filter-button|routes\/parts\/use-card-verdict)|catalogue\/views\/address)\./;

/** Loaded together once somebody may be signed in: each further file is named in the first view. */
const SESSION =
  /(domain\/profile\/picture-address|app\/platform\/session\/(session|profile\.data))\.ts$/;

/**
 * Radix names its classes in static blocks, which Safari supports from 16.4 on.
 * Lowered, they hit a bug of Safari 15 (`oldest-versions.ts`); the names serve
 * debugging only.
 */
const withoutStaticNames: Plugin = {
  name: "without-static-names",
  transform: {
    filter: { id: /node_modules\/@radix-ui\//, code: "static {" },
    handler: (code) =>
      code.replace(/static \{\s*__name\(this, "\w+"\);\s*\}/g, ""),
  },
};

/** Lucide's icons without the options of its components: 2 kB less on every screen. */
const plainIcons: Plugin = {
  name: "plain-icons",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: () =>
      fileURLToPath(new URL("app/ui/create-icon.ts", import.meta.url)),
  },
};

/** Small modules that first views and recommendations share: a group includes its imports. */
const LOADING =
  /app\/(platform\/(indexed-items|fetch-read|run-with-timeout)|routes\/parts\/(prepare|prefetch)-recommendations)\./;

/** Identity of outside pages and the client that finds them, loaded after the first paint. */
const OUTSIDE =
  /(app\/platform\/search-|domain\/(urls\/|favourites\/(favourite-index|saved-items)|text\/hash))/;

/** Profile modules of the search and of item pages, without those of recommendations. */
const STUDENT =
  /(app\/platform\/student\/|domain\/eligibility\/(study-levels|countries\.))/;

/** Loaded together, after a tap: each file that imports the next costs a round trip. */
const RECOMMENDATIONS =
  /(app\/(features\/(recommendations\/|eligibility\/item-verdict)|routes\/parts\/recommended(-section)?\.)|domain\/recommendations\/)/;

export default defineConfig({
  plugins: [tailwindcss(), withoutStaticNames, plainIcons, reactRouter()],
  // The sizes of first views are summed from the manifest's imports.
  build: {
    cssMinify: true,
    manifest: true,
    target: viteTargets("interactive"),
    cssTarget: viteTargets("styled"),
  },
  css: {
    postcss: { plugins: [oldStyleSheets] },
    // Wider colours for old Safari, and `light-dark()`, which we do not use: 0.6 kB a page.
    lightningcss: { exclude: Features.P3Colors | Features.LightDark },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // The shortest: each first view names dozens of files.
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 2 },
                { name: "shared", test: SHARED, minShareCount: 4, priority: 1 },
                { name: "outside-card", test: OUTSIDE_CARD, priority: 1 },
                { name: "writing", test: WRITING },
                { name: "frame", test: FRAME, priority: 1 },
                { name: "cards", test: CARDS },
                { name: "filters", test: FILTERS },
                { name: "session", test: SESSION },
                { name: "loading", test: LOADING, priority: 1 },
                { name: "student", test: STUDENT, priority: 1 },
                { name: "outside", test: OUTSIDE, priority: 1 },
                { name: "recommendations", test: RECOMMENDATIONS },
                { name: "link-check", test: LINK_CHECK, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // Our entry wraps React Router's own and hides React from the server.
    ssr: {
      build: { rollupOptions: { input: "./server/pages.ts" } },
      // The server draws the icons that the browser hydrates.
      resolve: { noExternal: ["lucide-react"] },
    },
  },
});
