import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { inLanguage } from "../screens.ts";
import {
  all,
  elementText,
  fetchPage,
  findSection,
  hrefs,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

const ADDRESS =
  "/plan?items=becas/chevening,becas/becas-gobierno-rumania&pais=pe";
/** More characters than a parameter of other screens may have. */
const SEVEN_AWARDS = `/plan?items=${[
  "becas/mext-japon",
  "becas/becas-fundacion-comunitaria-puerto-rico",
  "becas/stipendium-hungaricum",
  "becas/becas-gobierno-rumania",
  "becas/daad-becas-alemania",
  "becas/colfuturo-credito-beca",
  "becas/becas-excelencia-mexico-extranjeros-movilidad",
].join()}`;
const MAX_BROTLI_BYTES = 40_000;

const WORDS = {
  es: {
    title: "Tu plan, de atrás hacia adelante",
    steps: "Los trámites, en orden",
    weeks: "Semana por semana",
    apostille: "Apostilla",
    deadline: "No es una fecha límite",
    empty: "Elige al menos una beca",
    item: "¿Qué necesito y desde cuándo?",
    footer: "Tu plan de solicitud",
  },
  en: {
    title: "Your plan, counted backwards",
    steps: "The paperwork, in order",
    weeks: "Week by week",
    apostille: "Apostille",
    deadline: "It is not a deadline",
    empty: "Choose at least one scholarship",
    item: "What do I need, and from when?",
    footer: "Your application plan",
  },
} as const;

describe.each(["es", "en"] as const)("the plan in %s", (language) => {
  const words = WORDS[language];
  const open = (address: string) =>
    fetchPage(product(), inLanguage(address, language));

  test("two awards in Peru give steps, weeks and a timeline with a text alternative", async () => {
    const page = await open(`${ADDRESS}&dias-traduccion=10`);
    expect(texts(page.main, "h1")).toEqual([words.title]);
    expect(texts(section(page, words.steps), "h3")).toContain(words.apostille);
    expect(findSection(page, words.weeks)).not.toBeNull();
    const [picture] = all(page.main, 'svg[role="img"]');
    expect(picture?.getAttribute("aria-label")).toContain(words.apostille);
    expect(elementText(page.main)).toContain(words.deadline);
    expect(brotliCompressSync(page.document.toString()).length).toBeLessThan(
      MAX_BROTLI_BYTES,
    );
  });

  test("without awards the page asks for one, and links to sample plans", async () => {
    const page = await open("/plan");
    const empty = section(page, words.empty);
    const plans = hrefs(empty).filter((href) => href.startsWith("/plan?"));
    expect(plans.length).toBeGreaterThan(2);
    const first = await open(plans[0] ?? "");
    expect(findSection(first, words.steps)).not.toBeNull();
  });

  test("an award's page lists the award's steps and links to its plan", async () => {
    const page = await open("/becas/chevening");
    const steps = section(page, words.item);
    expect(texts(steps, "li").length).toBeGreaterThan(3);
    expect(hrefs(steps)).toEqual(["/plan?items=becas/chevening"]);
    const footer = page.document.querySelector("body footer");
    expect(footer && texts(footer, "a")).toContain(words.footer);
  });
});

test("without scripts the form includes every step, and a finished one checks those before it", async () => {
  const { main } = await fetchPage(product(), ADDRESS);
  const [form] = all(main, "form");
  expect(form?.getAttribute("method") ?? "get").toBe("get");
  const id = form?.getAttribute("id");
  const ticks = all(main, 'input[name="hechos"]');
  expect(ticks.length).toBeGreaterThan(3);
  for (const tick of ticks) expect(tick.getAttribute("form")).toBe(id);
  // A browser repeats the field's name for each ticked box.
  const sent = `${ADDRESS}&items=&hechos=apostilla&hechos=pasaporte&dias-traduccion=`;
  const next = await fetchPage(product(), sent);
  const done = all(next.main, 'input[name="hechos"][checked]').map((input) =>
    input.getAttribute("value"),
  );
  expect(done).toEqual([
    "notas",
    "legalizacion-previa",
    "apostilla",
    "pasaporte",
  ]);
});

test("malformed parameters are listed in an alert, and run no script", async () => {
  const { status, main } = await fetchPage(
    product(),
    `/plan?items=${encodeURIComponent('becas/nada,"><script>x()</script>')}&pais=xx&dias-notas=abc`,
  );
  expect(status).toBe(200);
  expect(texts(main, '[role="alert"] li')).toHaveLength(2);
  expect(all(main, "script")).toEqual([]);
});

test("of seven awards the page plans six and says that one is left out", async () => {
  const { main } = await fetchPage(product(), SEVEN_AWARDS);
  expect(texts(main, '[role="alert"] li')).toEqual([
    "En un plan caben 6 opciones: tomamos las primeras y 1 queda fuera.",
  ]);
  const [items] = all(main, 'input[name="items"]');
  expect(items?.getAttribute("value")?.split(",")).toHaveLength(7);
});

test("the calendar file contains only tentative events, and is a 404 without awards", async () => {
  const { url } = product();
  const file = await fetch(
    `${url}/plan.ics?items=becas/becas-gobierno-rumania&pais=pe&dias-traduccion=5`,
  );
  expect(file.headers.get("content-type")).toContain("text/calendar");
  const text = await file.text();
  expect(text).toContain("STATUS:TENTATIVE");
  expect(text).not.toContain("STATUS:CONFIRMED");
  const none = await fetch(`${url}/plan.ics`);
  expect(none.status).toBe(404);
});
