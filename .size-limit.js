import { readFileSync } from "node:fs";

/** The build manifest: each module's built file and its static imports. */
const manifest = JSON.parse(
  readFileSync("build/client/.vite/manifest.json", "utf8"),
);

const CARDS = ["catalogue", "favourites"];

/**
 * Measured screens: route module, wording files of its `handle`, and limit in kB, at most
 * 1 kB above the measured size (docs/decisions/0073).
 */
const SCREENS = {
  "/": ["home", ["home", ...CARDS], 141.5],
  "/becas": ["scholarships", [...CARDS, "scholarships", "advice"], 142],
  "/oportunidades": ["opportunities", [...CARDS, "opportunities"], 140.5],
  "/mentoria": ["mentorship", [...CARDS, "mentorship"], 142],
  "/universidades": ["universities", [...CARDS, "universities", "advice"], 142],
  "/competencias": ["competitions", [...CARDS, "competitions"], 141.5],
  "/recursos": ["resources", [...CARDS, "resources"], 142],
  "an item's page": ["item", [...CARDS, "item"], 142],
  "/paises": ["countries", [], 130],
  "/plan": ["plan", [], 136],
  "a country's page": ["country", CARDS, 137.5],
  "/notas": ["grades", [], 133],
  "/comparar": ["compare", ["item"], 134.5],
  "/lista": ["item-list", ["favourites"], 133.5],
  "/buscar": ["search", [...CARDS, "search"], 142],
  "/es-oficial": ["official-check", ["official-check"], 138.5],
  "/estado": ["status", ["status"], 132.5],
  "/equipo": ["team", ["advice"], 135.5],
  "/register": ["register", ["auth"], 136.5],
  "/login": ["login", ["auth"], 137.5],
  "/sin-cuenta": ["device-profile", ["profile"], 135],
  "/terminos": ["short-page", [], 130],
};

const scripts = Object.entries(SCREENS).map(
  ([path, [route, wording, limit]]) => ({
    name: `JavaScript of ${path}`,
    path: listFiles([
      "app/entry.client.tsx",
      "app/root.tsx",
      `app/routes/${route}.tsx`,
      ...["common", ...wording].map(
        (namespace) => `locales/es/screens/${namespace}.ts`,
      ),
    ]),
    gzip: true,
    limit: `${limit} kB`,
  }),
);

export default [
  ...scripts,
  {
    // The style sheet is inline in every page; the server build holds it in this module.
    name: "CSS",
    path: "build/server/assets/app-*.js",
    gzip: true,
    limit: "20 kB",
  },
  {
    name: "Fonts",
    path: "build/client/assets/*.woff2",
    gzip: false,
    brotli: false,
    limit: "60 kB",
  },
];

/** Built files of the modules and of their static imports. */
function listFiles(modules) {
  const seen = new Set();
  const visit = (key) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no ${key}`);
    if (seen.has(entry.file)) return;
    seen.add(entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const key of modules) {
    const exact = Object.keys(manifest).find(
      (name) => name === key || name.startsWith(`${key}?`),
    );
    visit(exact ?? key);
  }
  return [
    ...[...seen].map((file) => `build/client/${file}`),
    // The route manifest, which every page loads.
    "build/client/assets/manifest-*.js",
  ];
}
