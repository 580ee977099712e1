import { request } from "node:http";
import { expect, test } from "vitest";
import { OWN_PRODUCT, onEachBackend } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import { almostValidRequests } from "./testing/malformed.fixture.ts";
import { PARSER_TRAPS } from "./testing/parser-traps.fixture.ts";
import { aPerson, aVisitor } from "./testing/people.ts";
import { sendMalformed } from "./testing/send-malformed.ts";

const SEED = 20_261_121;
/** The soak test sends hundreds of times as many. */
const REQUESTS = 300;
/** pino's level of errors. */
const ERROR_LEVEL = 50;
const BODY_PATHS = [
  "/auth/v1/signup",
  "/auth/v1/token?grant_type=password",
  "/rest/v1/feedback",
  "/rest/v1/profiles",
  "/functions/v1/meta-searcher",
];

onEachBackend((product) => {
  test("malformed requests get no 5xx, and the server keeps running", async () => {
    const { url, log } = product();
    const { statuses, faults } = await sendMalformed(product(), {
      count: REQUESTS,
      seed: SEED,
    });
    expect(faults).toEqual([]);
    // Requests that meet only a few statuses would prove little.
    expect(statuses.size).toBeGreaterThan(6);
    expect(await (await fetch(`${url}/healthz`)).text()).toBe("ok");
    expect(await (await fetch(`${url}/readyz`)).text()).toBe("ok");
    expect(log()).not.toContain("a request failed");
  });

  test.each(PARSER_TRAPS)("the query %j gets status 4xx", async (query) => {
    const { url, publishableKey } = product();
    const headers = { apikey: publishableKey };
    for (const path of ["profiles", "rpc/my_messages"]) {
      const { status } = await getRaw(
        url,
        `/rest/v1/${path}?${encodeURI(query)}`,
        { headers },
      );
      expect([400, 401, 404]).toContain(status);
    }
    // A polluted prototype would show in every object, such as this request's filters.
    const { status } = await getRaw(url, "/rest/v1/profiles?select=id", {
      headers,
    });
    expect(status).toBe(200);
  });

  test("a client that disconnects during its body logs no error", async () => {
    const { url, publishableKey, log } = product();
    for (const path of BODY_PATHS) await hangUp(url, path, publishableKey);
    // Waits until every aborted request is logged.
    await expect
      .poll(() => log().split('"aborted":true').length - 1)
      .toBeGreaterThanOrEqual(BODY_PATHS.length);
    const entries = log()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    expect(entries.filter(({ level }) => level >= ERROR_LEVEL)).toEqual([]);
  });

  test("almost valid requests get no 5xx and do not affect the next one", async () => {
    const { url, publishableKey } = product();
    const { id, client } = await aPerson(product());
    const { data } = await client.auth.getSession();
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      "content-type": "application/json",
    };
    const faults: Array<string> = [];
    for (const [method, path, body] of almostValidRequests(id)) {
      const sent = JSON.stringify(body);
      const { status, text } = await getRaw(url, path, {
        method,
        headers,
        ...(sent && { body: sent }),
      });
      if (status >= 500) faults.push(`${status} ${path} ${sent} ${text}`);
    }
    expect(faults).toEqual([]);
    expect((await client.from("profiles").select()).error).toBeNull();
  });

  test("a list of messages in one request is rejected", async () => {
    const { error } = await aVisitor(product())
      .from("feedback")
      .insert([
        { name: null, feedback: "uno", user_id: null },
        { name: null, feedback: "dos", user_id: null },
      ]);
    expect(error?.code).toBe("PGRST102");
  });

  test("a table of messages that is labelled as a form is rejected", async () => {
    const { url, publishableKey } = product();
    const answer = await fetch(`${url}/rest/v1/feedback`, {
      method: "POST",
      headers: {
        apikey: publishableKey,
        "content-type": "application/x-www-form-urlencoded; text/csv",
      },
      body: "feedback\nuno\ndos",
    });
    expect(answer.status).toBe(400);
  });
}, OWN_PRODUCT);

/** Sends the start of a body and closes the connection once the server has read it. */
async function hangUp(url: string, path: string, apikey: string) {
  const sending = request(new URL(path, url), {
    method: "POST",
    agent: false,
    headers: {
      apikey,
      "content-type": "application/json",
      "content-length": 100,
    },
  });
  sending.on("error", () => {});
  await new Promise<void>((resolve) => {
    sending.write('{"email": "', () => resolve());
  });
  // The server accepts a later connection after this one, and reads the bytes of this one
  // at most one turn later.
  for (let turn = 0; turn < 2; turn++) await getRaw(url, "/healthz");
  sending.destroy();
}
