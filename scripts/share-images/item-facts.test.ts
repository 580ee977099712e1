import { createInstance } from "i18next";
import { expect, test } from "vitest";
import {
  anAggregator,
  aScholarship,
  type ItemCycle,
} from "#catalogue/views/entry.fixture.ts";
import { resources } from "#locales/index.ts";
import type { Language } from "#locales/languages.ts";
import { audienceText, whenText } from "./item-facts.ts";

const NOTHING = { opens: null, closes: null };

test("an announced closing is a full date with its year", () => {
  const cycle = announced({ opens: "2026-10-01", closes: "2026-11-30" });
  expect(when(cycle)).toBe("Cierre: 30 de noviembre de 2026");
  expect(when(cycle, "en")).toBe("Closing date: 30 November 2026");
});

test("several announced closings are all named", () => {
  expect(
    when(
      announced(
        { opens: null, closes: "2026-11-30" },
        { opens: null, closes: "2027-03-15" },
      ),
    ),
  ).toBe("Cierre: 30 nov 2026 y 15 mar 2027");
});

test("an announced opening is named where no closing is", () => {
  expect(when(announced({ opens: "2027-02-01", closes: null }))).toBe(
    "Apertura: 1 de febrero de 2027",
  );
});

test("without announced dates an item's own wording is shown", () => {
  expect(when({ basis: "always" })).toBe("Todo el año");
  expect(when({ basis: "unknown" })).toBe("Todo el año");
  expect(when(announced(NOTHING))).toBe("Todo el año");
  expect(when(usual({ opens: 2, closes: 3 }))).toBe("Todo el año");
});

test("the year of the last seen cycle is named", () => {
  expect(when(usual({ opens: null, closes: 3 }), "es", 2023)).toBe(
    "Todo el año. Última convocatoria vista: 2023",
  );
});

test("the audience has its label in each language, an aggregator has no audience or time", () => {
  const entry = withTexts(aScholarship());
  expect(audienceText(entry, createTranslator("es"))).toBe(
    "Para: Jóvenes & más",
  );
  expect(audienceText(entry, createTranslator("en"))).toBe(
    "For: Jóvenes & más",
  );
  expect(audienceText(anAggregator(), createTranslator("es"))).toBe("");
  expect(whenText(anAggregator(), createTranslator("es"))).toBe("");
});

function when(
  cycle: ItemCycle,
  language: Language = "es",
  lastSeenCycle?: number,
) {
  const entry = aScholarship({ cycle, lastSeenCycle });
  return whenText(withTexts(entry), createTranslator(language));
}

function withTexts(entry: ReturnType<typeof aScholarship>) {
  const texts = { audience: "Jóvenes & más", deadline: "Todo el año" };
  const item = {
    ...entry.item,
    ...{ audienceKey: "audience", deadlineKey: "deadline" },
    texts: { es: texts, en: texts },
  };
  return { ...entry, item };
}

function announced(
  ...windows: Extract<ItemCycle, { basis: "announced" }>["windows"]
): ItemCycle {
  return {
    basis: "announced",
    year: 2026,
    windows,
    source: "https://a.example",
  };
}

function usual(
  ...windows: Extract<ItemCycle, { basis: "usual" }>["windows"]
): ItemCycle {
  return { basis: "usual", windows };
}

function createTranslator(language: Language) {
  const i18n = createInstance();
  i18n.init({
    lng: language,
    resources,
    ns: "catalogueWords",
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return { t: i18n.getFixedT(null, "catalogueWords"), language };
}
