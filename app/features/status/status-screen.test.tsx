import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import type { StatusReport } from "#app/platform/status-report.ts";
import type { Language } from "#locales/languages.ts";
import { someChecks, UP_SINCE, withRun } from "./status.fixture.ts";
import type { Checks } from "./status.ts";
import { StatusView } from "./status-screen.tsx";

test("the page names each part with its badge, figures and time", () => {
  const { title, summary, cards, html } = render(someChecks());
  expect(title).toBe("Estado del sistema");
  expect(summary).toBe("Todo lo tuyo funciona: páginas, cuenta y favoritos.");
  expect(cards.map(({ name, badge }) => `${name}: ${badge}`)).toEqual([
    "Servidor y base de datos: Operacional",
    "Páginas: Operacional",
    "Funciones: Operacional",
    "Búsqueda en otras fuentes: Operacional (Beta)",
    "Revisión de enlaces: Operacional",
    "Otras integraciones: Planeado",
  ]);
  expect(cards[3]?.lines).toContain(
    "1200 búsquedas en la última hora. Las fuentes respondieron al 96 % de las consultas.",
  );
  expect(cards[4]?.lines.join()).toMatch(
    /Enlaces revisados el 20 nov 2026, .*: 1204; sin página: 3; no se pudieron revisar: 56\. Otros sitios leídos el 21 nov 2026, .*: 5 de 6; convocatorias nuevas: 12\./,
  );
  expect(html.match(/Verificado a las \d{1,2}:\d\d:\d\d/g)).toHaveLength(5);
});

test("an English page has English numbers, dates and times", () => {
  const { html } = render(someChecks(), "en");
  expect(html).toContain("answered 96% of");
  expect(html).toMatch(/Links checked on 20 Nov 2026, .*: 1,204;/);
  expect(html).toMatch(/Checked at \d\d:\d\d:\d\d\D/);
});

test("before the checks no time and no figure is shown", () => {
  const { summary, html } = render(null);
  expect(summary).toBe("Verificando las partes");
  expect(html).not.toMatch(/Verificado a las|última hora|Enlaces revisados/);
});

test("a failing backend is summarized as a problem for the student", () => {
  const { summary } = render({ ...someChecks(null), backend: "error" });
  expect(summary).toBe(
    "Algo que usas no responde: páginas, cuentas o favoritos. Inténtalo más tarde.",
  );
});

test.each<[string, Partial<StatusReport>, number, string, string]>([
  [
    "searches at another server",
    { metaSearch: "unknown" },
    3,
    "Operacional (Beta)",
    "Este servidor no cuenta las búsquedas: las atiende otro.",
  ],
  [
    "no search",
    { metaSearch: null },
    3,
    "Operacional (Beta)",
    "Este servidor no recibió búsquedas en la última hora.",
  ],
  [
    "unknown runs",
    { scraper: { everyHours: 0, upSince: UP_SINCE, runs: "unknown" } },
    4,
    "Verificando...",
    "Este servidor no puede leer cuándo fue la última revisión.",
  ],
  [
    "no run and no schedule",
    {
      scraper: {
        everyHours: 0,
        upSince: UP_SINCE,
        runs: { last: null, openSince: null },
      },
    },
    4,
    "Planeado",
    "Este servidor no hace revisiones por su cuenta. Aún no hay una revisión terminada.",
  ],
])(
  "with %s, the card says so and the summary reports no problem",
  (_name, report, place, badge, line) => {
    const { summary, cards } = render(someChecks(report));
    expect(cards[place]?.badge).toBe(badge);
    expect(cards[place]?.lines).toContain(line);
    const hasTime = cards[place]?.lines.some((text) =>
      text.startsWith("Verificado"),
    );
    expect(hasTime).toBe(badge !== "Verificando...");
    expect(summary).toBe("Todo lo tuyo funciona: páginas, cuenta y favoritos.");
  },
);

test("a run that could check no link is shown as degraded", () => {
  const scraper = withRun({ checked: 0, notCheckable: 270, failedSources: 6 });
  const { summary, cards } = render(someChecks({ scraper }));
  expect(cards[4]?.badge).toBe("Degradado");
  expect(cards[4]?.lines.join()).toMatch(
    /: 0; sin página: 3; no se pudieron revisar: 270\. .*: 0 de 6;/,
  );
  expect(cards[4]?.lines.join()).toContain(
    "«Degradado» quiere decir que funciona a medias.",
  );
  expect(summary).toContain("Algo de lo que consultamos fuera responde mal");
});

function render(checks: Checks | null, language: Language = "es") {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={aPageContext({ language }).i18n}>
      <StatusView checks={checks} checkAgain={() => {}} />
    </I18nextProvider>,
  ).replaceAll(/\u00a0|\u202f/g, " ");
  return {
    html,
    title: textsIn(html, "h1")[0],
    summary: html.match(/<p role="status"[^>]*>(.*?)<\/p>/)?.[1],
    cards: html
      .split("<li")
      .slice(1)
      .map((card) => ({
        name: textsIn(card, "h2")[0],
        badge: textsIn(card, "span")[0],
        lines: textsIn(card, "p"),
      })),
  };
}

function textsIn(html: string, tag: string): ReadonlyArray<string> {
  const elements = new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "g");
  return [...html.matchAll(elements)].map(([, text = ""]) => text);
}
