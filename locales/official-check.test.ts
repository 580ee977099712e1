import { expect, test } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { LOCALE_TEXTS } from "./texts.fixture.ts";

/** Words that promise more than a check of an address can know. */
const PROMISES =
  /\b(?:segur[oa]s?|confiables?|fiables?|verdader[oa]s?|safe|secure|trustworthy|trusted|genuine)\b/i;

/** This text says that a message may quote a genuine page. */
const ALLOWED = ["officialCheckPage.read.steps.type.text"];

test.each(LANGUAGES)(
  "the link check's texts in %s call no page safe, except one allowed text",
  (language) => {
    const texts = [...LOCALE_TEXTS[language]].filter(([key]) =>
      /^officialCheck(?:Page)?\./.test(key),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(
      texts
        .filter(([, text]) => PROMISES.test(text))
        .map(([key]) => key)
        .filter((key) => !ALLOWED.includes(key)),
    ).toEqual([]);
  },
);
