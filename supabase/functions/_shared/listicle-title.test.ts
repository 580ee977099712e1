import { expect, test } from "vitest";
import { LISTICLE_TITLE } from "./listicle-title.ts";

test.each([
  "Top 15 Fully Funded Scholarships 2026",
  "¡Top 10 becas!",
  "20 Scholarships in Germany",
  "Las 12 mejores becas de posgrado",
  "15 mejores becas para Europa",
  "Las mejores universidades de México",
  "Las 10 becas que cierran en marzo",
  "Lista de 25 becas completas",
  "100+ Fully Funded Scholarships",
  "The 30+ best universities for music",
])("a listicle title: %s", (title) => {
  expect(title).toMatch(LISTICLE_TITLE);
});

test.each([
  "Beca de 12 meses en Alemania",
  "2027 Chevening Scholarships",
  "Scholarships: 5 days left",
  "1000 Leaders Programme",
  "500 Becas completas OEA",
  "100 becas para estudiar en Corea",
  "30 Becas Fundación Carolina 2027",
  "Las 500 becas de la OEA",
  "200 Scholarships of the Government of Hungary",
])("not a listicle title: %s", (title) => {
  expect(title).not.toMatch(LISTICLE_TITLE);
});
