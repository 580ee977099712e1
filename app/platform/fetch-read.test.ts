import { expect, onTestFinished, test, vi } from "vitest";
import { clientOver, offline } from "./backend-client.fixture.ts";
import { fetchRead } from "./fetch-read.ts";

test("a read without a response is aborted and fails after four seconds", async () => {
  const time = useFakeTime();
  let signal: AbortSignal | null = null;
  const outcome = captureError(
    fetchRead((readSignal) => {
      signal = readSignal;
      return neverResponds();
    }),
  );
  await time.advance(3_999);
  expect(outcome.error).toBeNull();
  expect(signal).toHaveProperty("aborted", false);
  await time.advance(1);
  expect(outcome.error).toHaveProperty("name", "AbortError");
  expect(signal).toHaveProperty("aborted", true);
});

test("a read without a connection is attempted three times within the timeout", async () => {
  const time = useFakeTime();
  const attempts: Array<number> = [];
  const outcome = captureError(
    fetchRead(async () => {
      attempts.push(Date.now() - time.start);
      return offline();
    }),
  );
  await time.advance(4_000);
  expect(attempts).toEqual([0, 1_000, 2_500]);
  expect(outcome.error).toBeInstanceOf(TypeError);
});

test("a read succeeds on a retry once the connection is back", async () => {
  const time = useFakeTime();
  let isOnline = false;
  const outcome = fetchRead(async () =>
    isOnline ? Response.json("response") : offline(),
  );
  await time.advance(500);
  isOnline = true;
  await time.advance(500);
  expect(await (await outcome).json()).toBe("response");
});

test("without a response the client's reads fail after four seconds, and writes wait", async () => {
  const time = useFakeTime();
  const client = clientOver(neverResponds);
  const outcome = { read: "pending", write: "pending" };
  const profiles = () => client.data.from("profiles");
  profiles()
    .select("id")
    .then(({ status }) => {
      outcome.read = `status ${status}`;
    });
  profiles()
    .insert({ id: "a" })
    .then(() => {
      outcome.write = "ended";
    });
  await time.advance(3_900);
  expect(outcome).toEqual({ read: "pending", write: "pending" });
  await time.advance(200);
  expect(outcome).toEqual({ read: "status 0", write: "pending" });
});

test("the client's reads fail within four seconds without a network", async () => {
  const time = useFakeTime();
  const client = clientOver(offline);
  let outcome = "pending";
  client.data
    .from("profiles")
    .select("id")
    .then(({ status }) => {
      outcome = `status ${status}`;
    });
  await time.advance(4_000);
  expect(outcome).toBe("status 0");
});

function useFakeTime() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return {
    start: Date.now(),
    advance: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

function neverResponds(): Promise<Response> {
  return new Promise(() => {});
}

/** Sets `error` when the promise rejects. */
function captureError(promise: Promise<unknown>) {
  const outcome: { error: unknown } = { error: null };
  promise.catch((error) => {
    outcome.error = error;
  });
  return outcome;
}
