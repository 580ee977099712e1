import { expect, test } from "vitest";
import { countWordsBySentence, testReading } from "./reading.fixture.ts";
import { LOCALE_TEXTS } from "./texts.fixture.ts";

testReading(LOCALE_TEXTS);

test('words are counted per sentence, which "EE. UU." does not end', () => {
  expect(
    countWordsBySentence("Abre en EE. UU. el 3 de mayo. ¿Cuándo? Pronto…"),
  ).toEqual([8, 1, 1]);
});
