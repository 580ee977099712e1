import { readFileSync } from "node:fs";

/** Transfer size of each screen's first view, summed from the build's own manifest. */
const manifest = JSON.parse(
  readFileSync("build/client/.vite/manifest.json", "utf8"),
);

const CARDS = ["catalogue", "favourites"];

/** Each kind of screen: its route module and the wording files of its `handle`. */
const SCREENS = {
  "/": ["home", ["home", ...CARDS]],
  "/becas": ["scholarships", [...CARDS, "scholarships", "advice"]],
  "/oportunidades": ["opportunities", [...CARDS, "opportunities"]],
  "/mentoria": ["mentorship", [...CARDS, "mentorship"]],
  "/universidades": ["universities", [...CARDS, "universities", "advice"]],
  "/competencias": ["competitions", [...CARDS, "competitions"]],
  "/recursos": ["resources", [...CARDS, "resources"]],
  "an item's page": ["item", [...CARDS, "item"]],
  "/paises": ["countries", []],
  "/plan": ["plan", []],
  "a country's page": ["country", CARDS],
  "/notas": ["grades", []],
  "/comparar": ["compare", ["item"]],
  "/lista": ["item-list", ["favourites"]],
  "/buscar": ["search", [...CARDS, "search"]],
  "/es-oficial": ["official-check", ["official-check"]],
  "/estado": ["status", ["status"]],
  "/equipo": ["team", ["advice"]],
  "/register": ["register", ["auth"]],
  "/login": ["login", ["auth"]],
  "/sin-cuenta": ["device-profile", ["profile"]],
  "/terminos": ["short-page", []],
};

const scripts = Object.entries(SCREENS).map(([path, [route, wording]]) => ({
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
  limit: "150 kB",
}));

export default [
  ...scripts,
  {
    // The style sheet is inline in every page; the server stores it as this one text.
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

/** Built files of some modules and their static imports. */
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
    // Addresses of all screens, which every page loads.
    "build/client/assets/manifest-*.js",
  ];
}
