import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { defineConfig, type Plugin } from "vite";
import { oldStyleSheets } from "./scripts/browsers/old-style-sheets.ts";
import { viteTargets } from "./scripts/browsers/oldest-versions.ts";
import { sharedGroups } from "./scripts/chunk-groups.ts";
import { removeUnusedCode } from "./scripts/unused-code.ts";

/** Libraries of every screen, in one file: fewer requests on a slow connection. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|cookie-es)\//;

/** The card of an outside page, which lists of the catalogue do not need. */
const OUTSIDE_CARD = /app\/ui\/(outside-card|link-mark)\./;

/** Modules that several forms share. */
const WRITING =
  /app\/(ui\/(message-form|textarea|input|field\.|field-group|error-summary|dialog\.|use-native-dialog)|platform\/(messages\/use-message-form|forms)|features\/feedback\/feedback-card)/;

/** One file, loaded once a session is possible: each first view lists its files by name. */
const SESSION =
  /(domain\/(profile\/picture-address|accounts\/(registration|display-name))|app\/platform\/(backend-result|drafts|session\/(session|profile\.data)))\.ts$|node_modules\/tslib\//;

/** The profile form in one file: the last of several would arrive four round trips later. */
const PROFILE_FORM =
  /(app\/(features\/profile\/(?!.*(page|screen-data|device-profile-form|member-profile-form|own-profile|profile-view|profile-header|profile-details|use-school-words|wording)\.)|ui\/combobox)|node_modules\/(react-hook-form|@hookform|downshift|zod)\/)/;

/** Schools, languages and grades of a profile: for its form and for recommendations. */
const SCHOOLING =
  /(domain\/(profile|grades)\/(?!picture-address)|app\/features\/profile\/(use-school-words|wording)\.)/;

/** The picture of a member or of a person of the team. */
const AVATAR =
  /(app\/ui\/avatar|domain\/accounts\/initials|@radix-ui\/react-(avatar|slot|context|compose-refs|primitive|use-callback-ref|use-layout-effect)\/)/;

/** The member's menu and its other libraries. */
const MENU = /(app\/ui\/dropdown-menu|node_modules\/@(radix-ui|floating-ui)\/)/;

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

/** Small modules that first views share with recommendations, whose group would otherwise include them. */
const LOADING =
  /app\/(platform\/(indexed-items|fetch-read|run-with-timeout)|routes\/parts\/(prepare|prefetch)-recommendations)\./;

/**
 * Loaded after the first paint: identity of outside pages, the client that searches them,
 * the list of saved items, and the loader and marks of `officialCheck`.
 */
const OUTSIDE =
  /(app\/platform\/(search-|official-check\/(?!checker\.))|domain\/(urls\/|favourites\/(favourite-index|saved-items)|text\/hash))/;

/** Profile modules of the search and of item pages, without those of recommendations. */
const STUDENT =
  /(app\/platform\/student\/|domain\/eligibility\/(study-levels|countries\.))/;

/** Recommendations and verdicts in one file: each file that imports the next costs a round trip. */
const RECOMMENDATIONS =
  /(app\/(features\/(recommendations\/|eligibility\/item-verdict)|routes\/parts\/recommended(-section)?\.)|domain\/recommendations\/)/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    withoutStaticNames,
    removeUnusedCode,
    plainIcons,
    reactRouter(),
  ],
  build: {
    cssMinify: true,
    // The check of first-view sizes reads the imports in the manifest.
    manifest: true,
    target: viteTargets("interactive"),
    cssTarget: viteTargets("styled"),
  },
  css: {
    postcss: { plugins: [oldStyleSheets] },
    // No wider colours for old Safari and no `light-dark()`, which we do not use: 0.6 kB a page.
    lightningcss: { exclude: Features.P3Colors | Features.LightDark },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Short names: each first view lists dozens of files.
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 30 },
                ...sharedGroups(),
                { name: "outside-card", test: OUTSIDE_CARD, priority: 3 },
                { name: "loading", test: LOADING, priority: 3 },
                { name: "student", test: STUDENT, priority: 3 },
                { name: "outside", test: OUTSIDE, priority: 3 },
                { name: "session", test: SESSION, priority: 2 },
                { name: "writing", test: WRITING, priority: 2 },
                { name: "schooling", test: SCHOOLING, priority: 2 },
                { name: "avatar", test: AVATAR, priority: 2 },
                { name: "profile-form", test: PROFILE_FORM, priority: 1 },
                { name: "menu", test: MENU, priority: 1 },
                { name: "recommendations", test: RECOMMENDATIONS },
              ],
            },
          },
        },
      },
    },
    // Our entry wraps React Router's own and hides React from the server.
    ssr: {
      build: { rollupOptions: { input: "./server/pages.ts" } },
      // The server renders the icons that the browser hydrates.
      resolve: { noExternal: ["lucide-react"] },
    },
  },
});
