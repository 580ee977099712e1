import { expect, test } from "vitest";
import { createFeedback } from "./feedback.ts";

const DOCUMENTS = [
  { id: "olympiad", tags: "olimpiada física", facets: { area: ["ciencias"] } },
  { id: "training", tags: "olimpiada física problemas" },
  { id: "choir", tags: "canto", facets: { area: ["artes"] } },
  { id: "loan", tags: "crédito" },
];

const withFeedback = createFeedback(DOCUMENTS);

test("among equal results the most similar to the best comes first", () => {
  const ranked = withFeedback(
    [
      { id: "olympiad", score: 10 },
      { id: "loan", score: 9 },
      { id: "choir", score: 4 },
      { id: "training", score: 4 },
    ],
    false,
  );
  expect(ranked.map(({ id }) => id)).toEqual([
    "olympiad",
    "loan",
    "training",
    "choir",
  ]);
});

test("the best result stays first when the next two resemble each other", () => {
  const ranked = withFeedback(
    [
      { id: "loan", score: 10 },
      { id: "olympiad", score: 9 },
      { id: "training", score: 9 },
    ],
    false,
  );
  expect(ranked[0]?.id).toBe("loan");
});

test("an item that shares a phrase with the best comes before one that shares none", () => {
  const phrases = ["concursos de ciencia"];
  const withShared = createFeedback([
    { id: "fair", tags: "feria", phrases },
    { id: "club", tags: "club", phrases: ["otra frase"] },
    { id: "quiz", tags: "examen", phrases },
    { id: "loan", tags: "crédito" },
  ]);
  const ranked = withShared(
    [
      { id: "fair", score: 10 },
      { id: "loan", score: 9 },
      { id: "club", score: 4 },
      { id: "quiz", score: 4 },
    ],
    false,
  );
  expect(ranked.map(({ id }) => id)).toEqual(["fair", "loan", "quiz", "club"]);
});

test("an empty result list stays empty", () => {
  expect(withFeedback([], false)).toEqual([]);
});

test("a best result far ahead raises similar results, unless the query names a place", () => {
  const scored = [
    { id: "olympiad", score: 20 },
    { id: "loan", score: 3 },
    { id: "training", score: 2 },
  ];
  const rank = (hasPlace: boolean) =>
    withFeedback(scored, hasPlace).map(({ id }) => id);
  expect(rank(false)).toEqual(["olympiad", "training", "loan"]);
  expect(rank(true)).toEqual(["olympiad", "loan", "training"]);
});
