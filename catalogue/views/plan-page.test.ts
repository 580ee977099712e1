import { describe, expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { planPath } from "#domain/catalogue/plan-path.ts";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { planClosing } from "#domain/planning/closing.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import { EXAMS } from "../exams/index.ts";
import { ENTRIES } from "../index.ts";
import { itemPlan } from "./item-plan.ts";
import { planCalendar } from "./plan-calendar.ts";
import { planPage } from "./plan-page.ts";
import { planAddress, TEST_SUBJECTS } from "./plan-parameters.ts";
import type { PlanStepView } from "./plan-view.ts";
import { isPlannable, toAwardToPlan } from "./plannable.ts";

const TODAY = "2026-11-24";
const CHEVENING = "items=becas/chevening";
const ROMANIA = "becas/becas-gobierno-rumania";
/** A required test whose times the student gives. */
const HARVARD =
  "items=universidades/harvard&dias-inscripcion-admision=60&dias-admision=14";

test("in Peru the papers are in order, with their dates, basis, source and year", () => {
  const steps = planSteps(`items=${ROMANIA}&pais=pe&dias-traduccion=10`);
  expect(steps.map(({ title }) => title)).toEqual([
    "Certificado de estudios con notas",
    "Legalización previa del certificado",
    "Apostilla",
    "Traducción oficial",
    "Pasaporte",
  ]);
  const [, prior, apostille] = steps;
  // 1 March less 10 days of translation, 0 to 7 of apostille, 10 to 12 before it.
  expect(apostille?.dates).toBe(
    "Empieza antes del 12 feb 2027; como muy tarde, el 19 feb 2027.",
  );
  expect(prior?.dates).toBe(
    "Empieza antes del 31 ene 2027; como muy tarde, el 9 feb 2027.",
  );
  expect(apostille?.basis).toBe("Estimado: según cierres pasados.");
  expect(prior?.facts.map(({ text, note }) => `${text} ${note}`)).toContain(
    "Tarda de 10 a 12 días. fuente secundaria · dato de 2023",
  );
});

test("the student enters a time that has no source, and not a time that has one", () => {
  const withInput = planSteps(`items=${ROMANIA}&pais=pe`)
    .filter(({ days }) => days)
    .map(({ slug }) => slug);
  expect(withInput).toEqual(["notas", "traduccion", "pasaporte"]);
  const [record] = planSteps(`items=${ROMANIA}&pais=pe`);
  expect(record).toMatchObject({
    state: "unknown",
    stateText: "Tiempo desconocido",
    dates: "No conocemos cuánto tarda. Debe estar listo el 19 feb 2027.",
  });
});

test("a step without a longest time shows a ready day, and a last start only a week before it", () => {
  const steps = planSteps(`${CHEVENING}&pais=pe`);
  const dates = (slug: string) =>
    steps.find((step) => step.slug === slug)?.dates;
  // Handed out within a day of an appointment.
  expect(dates("pasaporte")).toBe(
    "Debe estar listo, como muy tarde, el 6 oct 2027. No conocemos el tiempo más largo: empieza con margen.",
  );
  expect(dates("legalizacion-previa")).toBe(
    "Debe estar listo, como muy tarde, el 6 oct 2027. Último día para empezar si todo va rápido: 26 sept 2027. No conocemos el tiempo más largo: empieza antes.",
  );
});

test("steps without a start come after the weeks, and are not listed without any week", () => {
  const headings = (query: string) =>
    aPlan(query).weeks.list.map(({ heading }) => heading);
  expect(headings(`${CHEVENING}&pais=pe`)).toEqual([]);
  expect(headings(`items=${ROMANIA}&pais=pe&dias-traduccion=10`)).toEqual([
    "Semana del 25 ene 2027",
    "Semana del 8 feb 2027",
    "Semana del 15 feb 2027",
    "Sin fecha de inicio: pregunta cuánto tarda",
  ]);
});

test("in Cuba a chain of legalisation replaces the apostille", () => {
  const titles = planSteps(`${CHEVENING}&pais=cu`).map(({ title }) => title);
  expect(titles).toContain("Legalización en tu país");
  expect(titles).toContain("Legalización en el consulado del destino");
  expect(titles).not.toContain("Apostilla");
});

test("in Cuba, outside the Apostille Convention, no step's facts name an apostille", () => {
  const facts = (country: string) =>
    planSteps(`${CHEVENING}&pais=${country}`)
      .flatMap((step) => step.facts)
      .map(({ text }) => text)
      .join(" ");
  expect(facts("cu")).toContain("MINJUS");
  expect(facts("cu")).not.toMatch(/apostill/);
  expect(facts("pe")).toMatch(/apostill/);
});

test("a price is shown as a cost, with its year", () => {
  const apostille = planSteps(`${CHEVENING}&pais=mx`).find(
    ({ slug }) => slug === "apostilla",
  );
  expect(apostille?.facts.map(({ text, note }) => `${text} ${note}`)).toContain(
    "Costo: 1,959.54 MXN. fuente oficial · dato de 2024",
  );
});

test("a test held twice a year is planned for the last date with results before the closing", () => {
  const exam = planSteps("items=becas/mext-japon&pais=co").find(
    ({ slug }) => slug === "examen-ja",
  );
  // Results take at least 52 days and are due by 1 June 2027: July, the next date, is too late.
  expect(exam?.dates).toBe(
    "Última fecha de examen con resultados antes del cierre: 6 dic 2026. No conocemos cuándo cierra la inscripción.",
  );
});

test("the picture does not name the award of a step that only one award has", () => {
  const titles = (items: string) =>
    (aPlan(`items=${items}&pais=co`).picture?.bars ?? [])
      .map(({ title }) => title)
      .filter((title) => title.startsWith("Que te postule"));
  expect(titles("becas/mext-japon,becas/stipendium-hungaricum")).toEqual([
    "Que te postule una institución",
  ]);
});

test("in Colombia the record explains the school's own scale of grades", () => {
  const [record] = planSteps(`${CHEVENING}&pais=co`);
  expect(record?.help.join(" ")).toContain("En Colombia cada institución");
});

test("for a student from Cuba the visa names the entry limits of the United States", () => {
  const visa = (country: string) =>
    aPlan(`items=universidades/harvard&pais=${country}`).later.list.find(
      ({ title }) => title === "Visa para Estados Unidos",
    )?.text;
  expect(visa("cu")).toMatch(/Cuba/);
  expect(visa("pe")).not.toMatch(/Cuba/);
});

test("every plannable item has one plan at its `planPath`", () => {
  for (const { path } of ENTRIES.filter(isPlannable)) {
    expect(planPath(path)).toBe(planAddress([path], null));
    expect(aPlan(planPath(path).replace("/plan?", "")).awards).toHaveLength(1);
  }
});

test("a visa has no date, and says on whom its time depends", () => {
  const visa = (item: string) =>
    aPlan(`items=${item}&pais=pe`).later.list.find(({ title }) =>
      title.startsWith("Visa"),
    );
  const unknown = visa(ROMANIA);
  expect(unknown?.facts).toEqual([]);
  expect(unknown?.text).toContain(
    "No sabemos cuánto tarda: depende del consulado. Pregunta ahí.",
  );
  const sourced = visa("becas/daad-becas-alemania");
  expect(sourced?.facts.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "La embajada en Quito habla de 8 a 10 semanas.",
      "La Universidad de Gotinga habla de 3 a 6 meses.",
    ]),
  );
  expect(sourced?.text).toContain("Sin fecha: depende del consulado.");
});

test.each([
  [
    "pe",
    "Visa o permiso de residencia para Argentina (si lo piden)",
    "puede bastar un permiso de residencia",
  ],
  ["mx", "Visa para Argentina", "con la carta de admisión"],
])("for Argentina a student from %s is told of: %s", (country, title, text) => {
  const { list } = aPlan(`items=universidades/uba&pais=${country}`).later;
  expect(list.find((step) => step.title === title)?.text).toContain(text);
});

test("in a plan of each item, a step without a known time says that it is unknown", () => {
  const entries = ENTRIES.filter(isPlannable);
  let unknown = 0;
  for (const [index, { path }] of entries.entries()) {
    const country = LATIN_AMERICA[index % LATIN_AMERICA.length]?.toLowerCase();
    const { steps, later } = aPlan(`items=${path.slice(1)}&pais=${country}`);
    for (const { state, dates, title } of steps.list) {
      if (state !== "unknown" && state !== "undated") continue;
      unknown += 1;
      expect(dates, `${path} ${title}`).toMatch(/[Nn]o conocemos/);
    }
    for (const { text, title } of later.list)
      expect(text, `${path} ${title}`).toMatch(
        /No sabemos cuánto tarda|depende del consulado/,
      );
  }
  expect(unknown).toBeGreaterThan(100);
});

test("a closing is shown with its basis, and no estimate as a deadline", () => {
  const closings = aPlan(`${CHEVENING},${ROMANIA}&pais=pe`).awards.map(
    ({ closing }) => closing,
  );
  expect(closings).toEqual([
    "Contamos hasta el 6 oct 2027, según cierres pasados. No es una fecha límite.",
    "Contamos hasta el 1 mar 2027, según cierres pasados. No es una fecha límite.",
  ]);
});

test("an award for other countries has a note that the student's country is not included", () => {
  const notes = (country: string) =>
    aPlan(`items=becas/fulbright-garcia-robles&pais=${country}`).awards[0]
      ?.notes;
  expect(notes("pe")).toEqual([
    "Sus requisitos no incluyen tu país: revísalos antes de planear.",
  ]);
  expect(notes("mx")).toEqual([]);
});

test("a required test that no longer fits names the next round and other awards", () => {
  const [harvard] = aPlan(`${HARVARD}&pais=co`).awards;
  expect(harvard?.missed?.text).toContain("Inscripción a SAT / ACT");
  expect(harvard?.missed?.next).toContain("1 ene 2028");
  const others = harvard?.missed?.links ?? [];
  expect(others.length).toBeGreaterThan(0);
  for (const { to } of others) {
    const [award] = aPlan(to.split("?")[1] ?? "").awards;
    expect(award?.missed).toBeNull();
  }
});

test("with its test done, an award is planned for the nearer closing", () => {
  const [harvard] = aPlan(`${HARVARD}&hechos=admision&pais=co`).awards;
  expect(harvard?.missed).toBeNull();
  expect(harvard?.closing).toContain("1 ene 2027");
});

test("a finished step marks the steps before it as done", () => {
  const done = planSteps(`items=${ROMANIA}&pais=pe&hechos=apostilla`)
    .filter(({ state }) => state === "done")
    .map(({ slug }) => slug);
  expect(done).toEqual(["notas", "legalizacion-previa", "apostilla"]);
});

test("a chosen test shows its own times", () => {
  const signUp = (query: string) =>
    planSteps(`items=becas/fulbright-garcia-robles&pais=mx${query}`).filter(
      ({ slug }) => slug.endsWith("-en"),
    );
  expect(signUp("")[0]?.exam?.choices).toHaveLength(5);
  expect(
    signUp("&examen-en=ielts")[1]?.facts.map(({ text }) => text),
  ).toContain("IELTS Academic: los resultados tardan de 1 a 5 días.");
});

describe.each([
  ["nothing", "", { problems: 0, awards: 0 }],
  [
    "unknown awards",
    "items=becas/no-hay,../x,%3Cb%3E",
    { problems: 1, awards: 0 },
  ],
  ["a resource", "items=recursos/ielts", { problems: 1, awards: 0 }],
  ["an unknown country", `${CHEVENING}&pais=zz`, { problems: 1, awards: 1 }],
  ["too many awards", `items=${manyAwards(8)}`, { problems: 1, awards: 6 }],
  [
    "invalid numbers",
    `${CHEVENING}&dias-notas=-5&dias-traduccion=1e9&dias-pasaporte=366`,
    { problems: 0, awards: 1 },
  ],
  [
    "a repeated award",
    `${CHEVENING},becas/chevening,/becas/chevening`,
    { problems: 0, awards: 1 },
  ],
])("an address with %s", (_, query, { problems, awards }) => {
  test("shows its problems and the awards that exist", () => {
    const page = aPage(query);
    expect(page.problems).toHaveLength(problems);
    expect(page.plan?.awards ?? []).toHaveLength(awards);
    expect(page.empty === null).toBe(awards > 0);
    for (const { days } of page.plan?.steps.list ?? [])
      expect(days?.value ?? "").toBe("");
  });
});

test("removing an award drops its own finished steps and keeps the others", () => {
  const query =
    "items=becas/colfuturo-credito-beca,becas/chevening&pais=co&hechos=proyecto-1,notas&dias-notas=9";
  const [first, second] = aPlan(query).awards;
  expect(decodeURIComponent(first?.remove.to ?? "")).toBe(
    "/plan?items=becas/chevening&pais=co&hechos=notas&dias-notas=9",
  );
  expect(decodeURIComponent(second?.remove.to ?? "")).toContain(
    "hechos=proyecto-1,notas",
  );
});

test("every language of an exam is a test subject, and every subject has an exam", () => {
  const languages = new Set(
    EXAMS.map(({ language }) => language ?? "admision"),
  );
  expect([...languages].toSorted()).toEqual([...TEST_SUBJECTS].toSorted());
});

test("exactly 15 items are planned from the days of their past closings", () => {
  const planned = ENTRIES.filter(isPlannable).filter((entry) => {
    const facts = { ...toAwardToPlan(entry), country: null };
    return planClosing(facts, TODAY).first?.basis === "pastClosings";
  });
  expect(planned.map(({ path }) => path)).toEqual([
    "/becas/fundacion-chamanga",
    "/becas/chevening",
    "/becas/colfuturo-credito-beca",
    "/becas/turkiye-burslari",
    "/becas/becas-gobierno-rumania",
    "/becas/instituto-ponte-brasil",
    "/becas/mescyt-becas-nacionales",
    "/becas/beca-paes-chile",
    "/becas/beca-kinesis-puerto-rico",
    "/becas/becas-amistad-francia-haiti",
    "/becas/fondo-de-solidaridad-uruguay",
    "/becas/becas-gobierno-paraguay",
    "/becas/bono-juancito-pinto",
    "/universidades/oxford",
    "/universidades/usp",
  ]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("each award's plan, for one of the countries, has no empty text", () => {
    const paths = ENTRIES.filter(isPlannable).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(100);
    paths.forEach((path, index) => {
      const country = LATIN_AMERICA[index % LATIN_AMERICA.length] ?? "PE";
      const { plan } = aPage(
        planAddress([path], country).split("?")[1] ?? "",
        language,
      );
      expect(plan?.awards[0]?.closing).toMatch(/\S/);
      for (const { title, stateText, dates, state, asked } of plan?.steps
        .list ?? [])
        expect([
          path,
          title,
          stateText,
          asked[0],
          state === "done" || dates,
        ]).toEqual([
          path,
          expect.stringMatching(/^\S.*\S$/),
          expect.stringMatching(/\S/),
          expect.stringMatching(/\S/),
          expect.stringMatching(/\S/),
        ]);
      for (const bar of plan?.picture?.bars ?? []) {
        expect(bar.earliestStart).toBeLessThanOrEqual(bar.latestStart);
        expect(bar.latestStart).toBeLessThanOrEqual(bar.ready);
        expect(bar.ready).toBeLessThanOrEqual(100);
      }
    });
  });

  test("an award's own page lists its steps and links to its plan", () => {
    const entry = ENTRIES.find(({ path }) => path === "/becas/chevening");
    if (!entry) throw new Error("no award");
    const view = itemPlan(entry, aPageContext({ language, today: TODAY }));
    expect(view?.steps.length).toBeGreaterThan(3);
    expect(view?.link.to).toBe("/plan?items=becas/chevening");
  });
});

test("a resource has no plan on its page", () => {
  const entry = ENTRIES.find(({ path }) => path === "/recursos/ielts");
  expect(entry && itemPlan(entry, aPageContext())).toBeNull();
});

test("the calendar has tentative spans and no closing", () => {
  const file = aFile(`items=${ROMANIA}&pais=pe&dias-traduccion=10`);
  const events = file?.split("BEGIN:VEVENT").slice(1) ?? [];
  expect(events).toHaveLength(3);
  for (const event of events) {
    expect(event).toContain("STATUS:TENTATIVE");
    expect(event).toContain("SUMMARY:Estimado");
    expect(event).not.toContain("Cierra");
  }
  expect(events[1]).toContain("UID:plan-apostille@trampolin");
  expect(events[0]).toContain("DTSTART;VALUE=DATE:20270131");
  expect(events[0]).toContain("DTEND;VALUE=DATE:20270210");
});

test("without a dated step there is no calendar", () => {
  expect(aFile(`${CHEVENING}&pais=mx`)).toBeNull();
  expect(aPlan(`${CHEVENING}&pais=mx`).calendar).toBeNull();
  expect(aFile("")).toBeNull();
});

function aPage(query: string, language: Language = "es") {
  return planPage(
    new URLSearchParams(query),
    aPageContext({ language, today: TODAY }),
  );
}

function aPlan(query: string) {
  const { plan } = aPage(query);
  if (!plan) throw new Error(`no plan for ${query}`);
  return plan;
}

function planSteps(query: string): ReadonlyArray<PlanStepView> {
  return aPlan(query).steps.list;
}

function aFile(query: string) {
  return planCalendar(
    new URLSearchParams(query),
    aPageContext({ today: TODAY }),
  );
}

function manyAwards(count: number): string {
  return [
    "becas/chevening",
    "becas/becalos",
    "becas/becas-unah",
    "becas/mext-japon",
    "becas/itla-becas",
    "becas/pec-g-brasil",
    "becas/becas-unam",
    "becas/coar-peru",
  ]
    .slice(0, count)
    .join();
}
