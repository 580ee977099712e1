import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { fits } from "#domain/catalogue/facets.ts";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { ENTRIES } from "../index.ts";
import type { CatalogueScreen } from "../item-types.ts";
import { catalogueScreen } from "./catalogue-screen.ts";
import { buildFacets } from "./facets.ts";
import { listNamedCountries } from "./fields.ts";

const COUNTRIES = listNamedCountries(ENTRIES);

/** Items for some countries only, with the countries that their sources name. */
test.each<[string, ReadonlyArray<string>]>([
  ["/becas/beca-benito-juarez-media-superior", ["MX"]],
  ["/becas/jovenes-escribiendo-el-futuro", ["MX"]],
  ["/becas/pronabec-beca-18", ["PE"]],
  ["/becas/anid-becas-posgrado-chile", ["CL"]],
  ["/becas/colfuturo-credito-beca", ["CO"]],
  ["/becas/fundacion-chamanga", ["UY"]],
  ["/becas/becas-fundacion-ypf", ["AR"]],
  ["/becas/fulbright-garcia-robles", ["MX"]],
  ["/becas/questbridge-national-college-match", ["US", "PR"]],
  ["/becas/jack-kent-cooke-college-scholarship", ["US", "PR"]],
  ["/becas/icetex-becas-vigentes", ["CO"]],
  [
    "/oportunidades/programa-delfin-verano",
    ["CO", "CR", "EC", "MX", "NI", "PE", "US"],
  ],
  [
    "/oportunidades/mitacs-globalink-research-internship",
    ["BR", "CL", "CO", "MX", "US"],
  ],
  ["/mentoria/lala", LATIN_AMERICA],
  [
    "/mentoria/opportunity-funds",
    COUNTRIES.filter((code) => !["PR", "US"].includes(code)),
  ],
  ["/mentoria/unam-estudiante-orienta", ["MX"]],
  ["/mentoria/observatorio-laboral", ["MX"]],
  ["/mentoria/unam-prounam-invoca", ["MX"]],
  ["/mentoria/compara-carreras", ["MX"]],
  ["/mentoria/mi-carrera-peru", ["PE"]],
  ["/mentoria/mifuturo", ["CL"]],
  ["/competencias/omm", ["MX"]],
  ["/competencias/omi", ["MX"]],
  ["/competencias/onq", ["MX"]],
  ["/competencias/onb", ["MX"]],
  ["/competencias/omf", ["MX"]],
  ["/competencias/premio-nacional-juvenil-agua", ["MX"]],
  ["/competencias/solve-for-tomorrow", [...LATIN_AMERICA, "BB", "BZ", "TT"]],
  ["/recursos/campus-france-mexico", LATIN_AMERICA],
  ["/recursos/ceneval-guia-exani-ii", ["MX"]],
  ["/recursos/unam-dgae-aspirantes", ["MX"]],
  ["/recursos/ipn-admision", ["MX"]],
  ["/recursos/ecoems-mi-derecho-mi-lugar", ["MX"]],
  ["/recursos/exani-ii", ["MX"]],
  ["/recursos/icfes-cuadernillos-saber-11", ["CO"]],
  ["/recursos/paes-chile", ["CL"]],
])("%s is shown only for the countries that it serves", (path, countries) => {
  const shown = COUNTRIES.filter((code) => isShown(path, code));
  expect(shown.toSorted()).toEqual(countries.toSorted());
});

/** Items open to every country, or to different countries in each round. */
test.each([
  "/becas/oea-portal-becas",
  "/becas/santander-open-academy",
  "/becas/secihti-becas-nacionales-posgrado",
  "/mentoria/oferta-academica-unam",
  "/competencias/infomatrix",
  "/recursos/common-app",
  "/recursos/study-in-japan-jasso",
  "/universidades/unam",
])("%s is shown for every country", (path) => {
  expect(COUNTRIES.filter((code) => !isShown(path, code))).toEqual([]);
});

test.each<CatalogueScreen>([
  "/becas",
  "/oportunidades",
  "/mentoria",
  "/competencias",
  "/recursos",
])(
  "%s offers a country filter, and Argentina matches some of its items but not all",
  (path) => {
    const { fields, sections } = catalogueScreen(
      path,
      aPageContext(),
      `https://x.test${path}`,
    );
    expect(fields.map(({ name }) => name)).toContain("pais");
    const cards = sections.flatMap(({ items }) => items);
    const matching = cards.filter(({ facets }) => fits(facets, { pais: "AR" }));
    expect(matching.length).toBeGreaterThan(0);
    expect(matching.length).toBeLessThan(cards.length);
  },
);

function isShown(path: string, pais: string): boolean {
  const entry = ENTRIES.find((each) => each.path === path);
  if (!entry) throw new Error(`no item at ${path}`);
  return fits(
    buildFacets(entry, COUNTRIES, { today: TODAY, listedAs: entry.type }),
    { pais },
  );
}
