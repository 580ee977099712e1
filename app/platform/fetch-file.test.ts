import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFile } from "./fetch-file.ts";
import { loadIndexedItems } from "./indexed-items.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a request without a response fails after fifteen seconds; the next call retries", async () => {
  const request = stubFetch(() => new Promise(() => {}));
  const results: Array<unknown> = [];
  loadIndexedItems("es").then((result) => results.push(result));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toEqual([{ ok: false, error: "unreachable" }]);
  request.mockImplementation(async () => Response.json([]));
  expect(await loadIndexedItems("es")).toEqual({ ok: true, value: [] });
});

test("a file requested several times is fetched once", async () => {
  const request = stubFetch(async () => Response.json("file"));
  expect(
    await Promise.all([fetchFile("/one.json"), fetchFile("/one.json")]),
  ).toEqual(["file", "file"]);
  expect(await fetchFile("/one.json")).toBe("file");
  await fetchFile("/other.json");
  expect(request.mock.calls.map(([address]) => address)).toEqual([
    "/one.json",
    "/other.json",
  ]);
});

test("an error status rejects, and the next call fetches the file again", async () => {
  const request = stubFetch(async () => new Response(null, { status: 503 }));
  await expect(fetchFile("/failing.json")).rejects.toThrow(
    "/failing.json answered 503",
  );
  request.mockImplementation(async () => Response.json("file"));
  expect(await fetchFile("/failing.json")).toBe("file");
});

test("two callers that retry a failed file share one new request", async () => {
  const request = stubFetch(async () => new Response(null, { status: 503 }));
  const retry = () =>
    fetchFile("/shared.json").catch(() => fetchFile("/shared.json"));
  const callers = [retry(), retry()];
  request.mockImplementation(async () => Response.json("file"));
  expect(await Promise.all(callers)).toEqual(["file", "file"]);
  expect(request).toHaveBeenCalledTimes(2);
});

function stubFetch(respond: (address: string) => Promise<Response>) {
  const request = vi.fn(respond);
  vi.stubGlobal("fetch", request);
  return request;
}
