import { expect, test } from "vitest";
import { lastJsonLine } from "./json-lines.ts";

test.each([
  ["one value", ['{"a":1}'], [], { a: 1 }],
  ["two values", ['{"a":1}\n', '{"a":2}'], [{ a: 1 }], { a: 2 }],
  [
    "values cut anywhere",
    ['{"a"', ":1}", '\n{"a":', "2}"],
    [{ a: 1 }],
    { a: 2 },
  ],
  ["a first value alone", ['{"a":1}\n'], [{ a: 1 }], null],
  ["no JSON", ["<html>"], [], null],
  ["nothing", [], [], null],
])("%s is read line by line", async (_, chunks, heard, last) => {
  const values: Array<unknown> = [];
  expect(
    await lastJsonLine(answerOf(chunks), (value) => values.push(value)),
  ).toEqual(last);
  expect(values).toEqual(heard);
});

test("letters of several bytes may be cut too", async () => {
  const bytes = new TextEncoder().encode('"química"');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await lastJsonLine(new Response(body), () => {})).toBe("química");
});

test("a value is heard before the next one comes", async () => {
  let send = (_text: string) => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const heard = new Promise((resolve) => {
    lastJsonLine(new Response(body), resolve);
  });
  send('{"a":1}\n');
  expect(await heard).toEqual({ a: 1 });
});

function answerOf(chunks: ReadonlyArray<string>): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
        controller.close();
      },
    }),
  );
}
