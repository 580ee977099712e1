import { expect, test, vi } from "vitest";
import { readBytes, readJson, readJsonObject } from "./json-body.ts";

test("concurrent readers of a body share one copy and one parse", async () => {
  const request = aPost('{"email":"a@b.example"}');
  const clone = vi.spyOn(request, "clone");
  const parse = vi.spyOn(JSON, "parse");
  const [fields, value] = await Promise.all([
    readJsonObject(request),
    readJson(request),
  ]);
  await readBytes(request);
  expect(fields).toBe(value);
  expect(fields).toEqual({ email: "a@b.example" });
  expect(clone).toHaveBeenCalledOnce();
  expect(parse).toHaveBeenCalledOnce();
  parse.mockRestore();
});

test("a request whose body was read can still be passed on", async () => {
  const request = aPost('{"a":1}');
  await readJson(request);
  expect(await request.text()).toBe('{"a":1}');
});

test.each(["", "{", "[1]", "null", '"text"'])(
  "the body %j gives an empty object",
  async (body) => {
    expect(await readJsonObject(aPost(body))).toEqual({});
  },
);

function aPost(body: string): Request {
  return new Request("https://site.example/", { method: "POST", body });
}
