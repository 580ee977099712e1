import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { checkLink } from "#domain/official-check/check-message.ts";
import { INDEX } from "#domain/official-check/official-check.fixture.ts";
import { markText } from "./mark-text.ts";

test.each([
  ["https://becas.unam.mx", false, "Página conocida de UNAM"],
  ["https://www.pronabec.gob.pe", false, "Página de nuestra ficha «PRONABEC»"],
  ["https://becas.sep.gob.mx", false, "Terminación .gob.mx: solo gobierno"],
  ["https://www.example.edu", false, "Terminación .edu: solo educación"],
  [
    "https://becas-unam.org",
    true,
    "Se parece a unam.mx y no lo es. No escribas tus datos.",
  ],
  [
    "https://becasfalsas.mx",
    true,
    "Imita una dirección oficial o fue denunciada. No escribas tus datos.",
  ],
])("%s has a mark with warning %s and the text %j", (link, isWarning, text) => {
  expect(mark(link)).toEqual({ isWarning, text });
});

test.each([
  "https://fundacion-sol.org",
  "http://fundacion-sol.org",
  "https://bit.ly/3x",
  "https://unam.com",
  "https://www.unam.mx:8080",
])("the unrecognised link %s has no mark", (link) => {
  expect(mark(link)).toBeNull();
});

function mark(link: string) {
  const judged = checkLink(link, INDEX);
  const { i18n } = aPageContext();
  return judged && markText(judged, i18n.getFixedT(null, "officialCheck"));
}
