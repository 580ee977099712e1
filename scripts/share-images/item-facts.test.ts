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

test("usual months are marked as usual, and name no day", () => {
  expect(when(usual({ opens: null, closes: 3, closesDay: 15 }))).toBe(
    "Suele cerrar en marzo",
  );
  expect(when(usual({ opens: 2, closes: null }))).toBe(
    "Suele abrir en febrero",
  );
  expect(when(usual({ opens: 5, closes: 8 }))).toBe(
    "Suele estar abierta de mayo a agosto",
  );
  expect(when(usual({ opens: 5, closes: 8 }), "en")).toBe(
    "Usually open from May to August",
  );
});

test("windows of which only some have an opening show the item's own wording", () => {
  const mixed = usual({ opens: 11, closes: 11 }, { opens: null, closes: 6 });
  expect(when(mixed)).toBe(when({ basis: "unknown" }));
  expect(when(mixed)).not.toContain("Suele");
});

test("usual windows may cross New Year, are joined when they touch and listed otherwise", () => {
  expect(when(usual({ opens: 11, closes: 2 }))).toBe(
    "Suele estar abierta de noviembre a febrero",
  );
  expect(when(usual({ opens: 4, closes: 5 }, { opens: 5, closes: 6 }))).toBe(
    "Suele estar abierta de abril a junio",
  );
  expect(when(usual({ opens: 10, closes: 10 }, { opens: 2, closes: 3 }))).toBe(
    "Suele estar abierta de febrero a marzo y en octubre",
  );
  expect(when(usual({ opens: 1, closes: 12 }))).toBe(
    "Suele estar abierta de enero a diciembre",
  );
});

test("months of two usual closings are named one by one", () => {
  expect(
    when(usual({ opens: null, closes: 2 }, { opens: null, closes: 3 })),
  ).toBe("Suele cerrar en febrero y en marzo");
});

test("an earlier closing in some countries is mentioned", () => {
  const gate = {
    nameKey: "gates.colombia",
    countries: ["CO"],
    window: { opens: null, closes: 5 },
  };
  const cycle = { ...usual({ opens: 4, closes: 6 }), gates: [gate] };
  expect(when(cycle as ItemCycle)).toBe(
    "Suele estar abierta de abril a junio; en algunos países cierra antes",
  );
});

test("a cycle without months shows the item's own wording", () => {
  expect(when({ basis: "always" })).toBe("Todo el año");
  expect(when({ basis: "unknown" })).toBe("Todo el año");
  expect(when(announced(NOTHING))).toBe("Todo el año");
  expect(when(usual(NOTHING))).toBe("Todo el año");
});

test("the year of the last seen cycle is named, beside usual months or alone", () => {
  expect(when(usual({ opens: null, closes: 3 }), "es", 2023)).toBe(
    "Suele cerrar en marzo. Última convocatoria vista: 2023",
  );
  expect(when({ basis: "unknown" }, "es", 2023)).toBe(
    "Última convocatoria vista: 2023",
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
