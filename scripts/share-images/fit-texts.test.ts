import { expect, test } from "vitest";
import { fitTexts, type TextBox } from "./fit-texts.ts";

const BOX: TextBox = {
  width: 600,
  style: { fontWeight: 700 },
  sizes: [
    { size: 100, maxLines: 1 },
    { size: 60, maxLines: 2 },
    { size: 40, maxLines: 3 },
  ],
};

test("a short text gets the largest size, a longer one the first that fits it", async () => {
  const texts = ["Becas UWC", "Becas para ir a Chile"];
  const [short, long] = await fitTexts(
    texts.map((text) => ({ text, box: BOX })),
  );
  expect(short).toEqual({
    text: texts[0],
    size: 100,
    maxLines: 1,
    isWhole: true,
  });
  expect(long).toMatchObject({ size: 60, maxLines: 2, isWhole: true });
});

test("a word too wide for the large sizes gets the smallest size", async () => {
  const [fitted] = await fitTexts([
    { text: "Otorrinolaringológicamente", box: BOX },
  ]);
  expect(fitted).toMatchObject({ size: 40, isWhole: true });
});

test("a text too long for every size gets the smallest and is not marked as whole", async () => {
  const text = "Programa internacional de investigación ".repeat(6).trim();
  const [fitted] = await fitTexts([{ text, box: BOX }]);
  expect(fitted).toEqual({ text, size: 40, maxLines: 3, isWhole: false });
});

test("an empty text is marked as whole", async () => {
  const [fitted] = await fitTexts([{ text: "", box: BOX }]);
  expect(fitted).toMatchObject({ text: "", isWhole: true });
});
