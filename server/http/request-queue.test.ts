import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiVariables } from "./api-limits.ts";
import { fullQueue, recordingQueue } from "./fair-queue.fixture.ts";
import { createQueues } from "./queues.ts";
import { queueRequests } from "./request-queue.ts";

const FLOOD = "203.0.113.9";
const SCHOOL = "198.51.100.7";
const READ = "/rest/v1/profiles";

test("a network's request waits for at most two requests of another network's flood", async () => {
  const { ask, started, finish } = anApi();
  const answers = Array.from({ length: 20 }, () => ask(READ, FLOOD));
  answers.push(ask(READ, SCHOOL));
  for (let count = 1; count <= answers.length; count++) {
    await expect.poll(() => started.length).toBe(count);
    finish();
  }
  await Promise.all(answers);
  expect(started.indexOf(SCHOOL)).toBeLessThanOrEqual(2);
});

test("a request whose body is still being sent takes no turn", async () => {
  const { ask, started, finish } = anApi();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const slow = ask(READ, FLOOD, {
    method: "POST",
    body: readable,
    duplex: "half",
  });
  const quick = ask(READ, SCHOOL);
  await expect.poll(() => started).toEqual([SCHOOL]);
  finish();
  expect((await quick).status).toBe(200);
  const writer = writable.getWriter();
  await writer.write(new TextEncoder().encode("{}"));
  await writer.close();
  await expect.poll(() => started).toEqual([SCHOOL, FLOOD]);
  finish();
  expect(await (await slow).text()).toBe("{}");
});

test.each([
  ["POST", "/auth/v1/token?grant_type=password", 0],
  ["POST", "/auth/v1/signup", 0],
  ["PUT", "/auth/v1/user", 0],
  ["POST", "/auth/v1/token?grant_type=refresh_token", 1],
  ["POST", "/auth/v1/recover", 1],
  ["GET", "/auth/v1/user", 1],
  ["GET", READ, 1],
  ["POST", READ, 1],
])("%s %s takes %i turns at the database", async (method, path, turns) => {
  const { queue, groups } = recordingQueue();
  const { ask, finish } = anApi(queue);
  finish();
  expect((await ask(path, SCHOOL, { method })).status).toBe(200);
  expect(groups).toHaveLength(turns);
});

test("a full queue gives 429 without a backend request", async () => {
  const { ask, started } = anApi(fullQueue(30));
  const refused = await ask(READ, SCHOOL);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(started).toEqual([]);
});

/** A backend that answers one started request for each `finish`. */
function anApi(requests = createQueues(1, "embedded").requests) {
  const started: Array<string> = [];
  const waiting: Array<() => void> = [];
  let finished = 0;
  const app = new Hono<{ Variables: ApiVariables }>();
  app.use(async (c, next) => {
    c.set("clientAddress", c.req.header("network") ?? "");
    return next();
  });
  app.use(queueRequests(requests));
  app.all("*", async (c) => {
    started.push(c.get("clientAddress"));
    if (finished > 0) finished -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text(await c.req.text());
  });
  return {
    ask: (
      path: string,
      network: string,
      init: RequestInit & { readonly duplex?: "half" } = {},
    ) => Promise.resolve(app.request(path, { ...init, headers: { network } })),
    started,
    finish() {
      const next = waiting.shift();
      if (next) next();
      else finished += 1;
    },
  };
}
