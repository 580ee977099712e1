import { expect, test } from "vitest";
import { decodeBody, readLimitedBody } from "./body.ts";

test("a body over the maximum length is cancelled and gives null", async () => {
  let pullCount = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pullCount += 1;
      controller.enqueue(new Uint8Array(10));
    },
    cancel() {
      isCancelled = true;
    },
  });
  expect(await readLimitedBody(body, 25)).toBeNull();
  expect(isCancelled).toBe(true);
  expect(pullCount).toBeLessThan(6);
});

test("a body of the maximum length is read, and a missing body is empty", async () => {
  expect(await readLimitedBody(new Response("abc").body, 3)).toEqual(
    new TextEncoder().encode("abc"),
  );
  expect(await readLimitedBody(null, 3)).toEqual(new Uint8Array());
});

test("bytes are decoded by the charset of the header, else of the XML, else as UTF-8", () => {
  const xml = (label: string) => `<?xml encoding='${label}'?>`;
  expect(decodeBody(latin("é"), "text/xml; charset=iso-8859-1")).toBe("é");
  expect(decodeBody(latin(`${xml("ISO-8859-1")}é`), "text/xml")).toContain("é");
  expect(decodeBody(utf8(`${xml("nobody-knows")}é`), "text/xml")).toContain(
    "é",
  );
  expect(decodeBody(utf8("é"), "")).toBe("é");
});

function utf8(text: string) {
  return new TextEncoder().encode(text);
}

function latin(text: string) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
