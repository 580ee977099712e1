import { expect, test } from "vitest";
import { indexedItems } from "#app/features/catalogue/screen-data/indexed-items.ts";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { isForCountry } from "#domain/eligibility/countries.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { isExternal, mixedList } from "#domain/recommendations/mixed-list.ts";
import { readCatalogue } from "#domain/recommendations/read-catalogue.ts";
import { recommend } from "#domain/recommendations/recommend.ts";

const catalogue = readCatalogue(indexedItems(aPageContext()));

/** Each list was read for sense: a change here is to be read again, not pasted. */
test.each<[string, Partial<StudentProfile>, ReadonlyArray<string>]>([
  [
    "a last-year student in Mexico who wants engineering and German",
    {
      study_level: "preparatoria_3",
      country: "MX",
      desired_careers: ["Ingeniería en Sistemas Computacionales"],
      languages_to_learn: ["Alemán"],
    },
    [
      "/universidades/ipn",
      "/universidades/tum",
      "/recursos/dw-nicos-weg",
      "/competencias/first-robotics",
      "/becas/beca-benito-juarez-media-superior",
      "/recursos/github-student-developer-pack",
    ],
  ],
  [
    "a first-year student in Mexico who wants medicine",
    {
      study_level: "preparatoria_1",
      country: "MX",
      desired_careers: ["Medicina"],
    },
    [
      "/becas/beca-benito-juarez-media-superior",
      "/universidades/udeg",
      "/recursos/pubmed",
      "/competencias/premio-nacional-juvenil-agua",
      "/recursos/github-student-developer-pack",
      "/universidades/oxford",
    ],
  ],
  [
    "a last-year student in Peru who wants law",
    {
      study_level: "preparatoria_3",
      country: "PE",
      desired_careers: ["Licenciatura en Derecho"],
    },
    [
      "/universidades/itam",
      "/oportunidades/pasantias-oea",
      "/becas/pronabec-beca-18",
      "/recursos/github-student-developer-pack",
      "/universidades/oxford",
      "/recursos/act",
    ],
  ],
  [
    "a graduate in Colombia",
    { study_level: "licenciatura_terminada", country: "CO" },
    [
      "/becas/colfuturo-credito-beca",
      "/becas/chevening",
      "/oportunidades/blue-book-comision-europea",
      "/recursos/aops",
      "/recursos/europass-cv",
      "/recursos/anki",
    ],
  ],
  [
    "a postgraduate in Chile who learns French",
    { study_level: "posgrado", country: "CL", languages_to_learn: ["Francés"] },
    [
      "/recursos/rfi-francais-facile",
      "/recursos/tv5monde-apprendre",
      "/becas/anid-becas-posgrado-chile",
      "/recursos/github-student-developer-pack",
      "/competencias/hult-prize",
      "/recursos/europass-cv",
    ],
  ],
  [
    "a student in Argentina who wants music or visual arts",
    {
      study_level: "preparatoria_2",
      country: "AR",
      desired_careers: ["Música", "Artes visuales"],
    },
    [
      "/competencias/ocean-awareness-contest",
      "/becas/afs-programas-interculturales",
      "/universidades/uba",
      "/recursos/github-student-developer-pack",
      "/universidades/uanl",
      "/recursos/act",
    ],
  ],
  [
    "a student in Mexico of mathematics and physics",
    {
      study_level: "preparatoria_2",
      country: "MX",
      desired_careers: ["Matemáticas", "Física"],
      has_standardized_test: true,
      standardized_test_name: "SAT",
    },
    [
      "/competencias/omf",
      "/recursos/arxiv",
      "/becas/beca-benito-juarez-media-superior",
      "/universidades/eth-zurich",
      "/universidades/ipn",
      "/recursos/github-student-developer-pack",
    ],
  ],
  [
    "an undergraduate in Mexico who learns Japanese",
    {
      study_level: "licenciatura_cursando",
      country: "MX",
      languages_to_learn: ["Japonés"],
    },
    [
      "/recursos/nhk-hablemos-en-japones",
      "/becas/mext-japon",
      "/oportunidades/programa-delfin-verano",
      "/universidades/ipn",
      "/recursos/github-student-developer-pack",
      "/universidades/eth-zurich",
    ],
  ],
  [
    "a last-year student in Guatemala who told no more",
    { study_level: "preparatoria_3", country: "GT" },
    [
      "/becas/afs-programas-interculturales",
      "/recursos/github-student-developer-pack",
      "/competencias/canguro-matematico",
      "/universidades/ipn",
      "/universidades/eth-zurich",
      "/recursos/act",
    ],
  ],
  [
    "a last-year student in Brazil who wants business and English",
    {
      study_level: "preparatoria_3",
      country: "BR",
      desired_careers: ["Economía", "Administración de Empresas"],
      languages_to_learn: ["Inglés"],
    },
    [
      "/competencias/ieo",
      "/universidades/itam",
      "/recursos/cambridge-english",
      "/becas/uwc-colegios-del-mundo-unido",
      "/universidades/mit",
      "/recursos/github-student-developer-pack",
    ],
  ],
  [
    "a reader in English who wants computer science, German and Chinese",
    {
      study_level: "preparatoria_3",
      country: "EC",
      desired_careers: ["Computer Science"],
      languages_to_learn: ["German", "Chinese"],
    },
    [
      "/recursos/dw-nicos-weg",
      "/universidades/eth-zurich",
      "/becas/afs-programas-interculturales",
      "/competencias/first-robotics",
      "/recursos/github-student-developer-pack",
      "/universidades/tec-de-monterrey",
    ],
  ],
  [
    "a student in Venezuela who wants chemistry and speaks Portuguese",
    {
      study_level: "preparatoria_2",
      country: "VE",
      desired_careers: ["Química"],
      secondary_languages: ["Portugués"],
    },
    [
      "/competencias/icho",
      "/becas/afs-programas-interculturales",
      "/universidades/usp",
      "/recursos/github-student-developer-pack",
      "/recursos/celpe-bras",
      "/universidades/ipn",
    ],
  ],
])("%s is shown what fits", (_, profile, paths) => {
  expect(pathsFor(profile)).toEqual(paths);
});

test.each(["No", "No sé", "Aún no lo sé", "Otra", "Ninguna"])(
  "who answers %j is shown what who names no career and no language is shown",
  (answer) => {
    const student = { study_level: "preparatoria_2", country: "AR" };
    const answered = {
      ...student,
      desired_careers: [answer],
      languages_to_learn: [answer, "It"],
    };
    const plain = recommend(catalogue, student);
    expect(plain.length).toBeGreaterThan(100);
    expect(recommend(catalogue, answered)).toEqual(plain);
  },
);

test("a language with its level fits what the language fits", () => {
  const fitting = (language: string) =>
    recommend(catalogue, { languages_to_learn: [language] });
  for (const [plain, written] of [
    ["Alemán", "Alemán A1"],
    ["Francés", "Francés básico"],
    ["Portugués", "Portugués (Brasil)"],
    ["Chino", "Chino mandarín"],
  ] as const) {
    expect(fitting(plain).length).toBeGreaterThan(0);
    expect(fitting(written)).toEqual(fitting(plain));
  }
});

test("a profile that says nothing is recommended nothing", () => {
  expect(pathsFor({})).toEqual([]);
});

function pathsFor(profile: Partial<StudentProfile>) {
  const own = recommend(
    catalogue,
    profile,
    (item) => !isForCountry(item, profile.country ?? ""),
  );
  return mixedList({ own, external: [] }).flatMap((one) =>
    isExternal(one) ? [] : one.item.path,
  );
}
