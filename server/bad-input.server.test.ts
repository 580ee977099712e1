import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachBackend } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import { almostRight, malformedRequest } from "./testing/malformed.fixture.ts";
import { aPerson, aVisitor } from "./testing/people.ts";
import { type RawRequest, sendRaw } from "./testing/raw-request.ts";

const SEED = 20_261_121;
const REQUESTS = 1_000;
const AT_ONCE = 16;

onEachBackend((product) => {
  test("a thousand malformed requests: no fault of ours, and the server goes on", async () => {
    const { url, publishableKey, log } = product();
    const { client } = await aPerson(product());
    const { data } = await client.auth.getSession();
    const credentials = {
      apikey: publishableKey,
      token: data.session?.access_token ?? "",
    };
    const requests = fc.sample(malformedRequest(credentials), {
      seed: SEED,
      numRuns: REQUESTS,
    });
    const statuses = new Map<number | null, number>();
    const faults: Array<RawRequest & { readonly status: number }> = [];
    const queue = requests.values();
    const work = async () => {
      for (const request of queue) {
        const status = await sendRaw(url, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== null && status >= 500)
          faults.push({ ...request, status });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    expect(faults.map(inWords)).toEqual([]);
    // A generator that only ever met one answer would prove little.
    expect(statuses.size).toBeGreaterThan(6);
    expect(await (await fetch(`${url}/healthz`)).text()).toBe("ok");
    expect(await (await fetch(`${url}/readyz`)).text()).toBe("ok");
    expect(log()).not.toContain("a request failed");
    expect(log()).not.toContain("a page failed");
  });
  test("what is right but for one thing is refused, and breaks nothing for the next", async () => {
    const { url, publishableKey } = product();
    const { id, client } = await aPerson(product());
    const { data } = await client.auth.getSession();
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      "content-type": "application/json",
    };
    const faults: Array<string> = [];
    for (const [method, path, body] of almostRight(id)) {
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

  test("one request leaves one message: a list of them is refused", async () => {
    const { error } = await aVisitor(product())
      .from("feedback")
      .insert([
        { name: null, feedback: "uno", user_id: null },
        { name: null, feedback: "dos", user_id: null },
      ]);
    expect(error?.code).toBe("PGRST102");
  });
});

function inWords({
  status,
  method,
  target,
  headers,
  body,
}: RawRequest & { status: number }) {
  return `${status} ${method} ${target.slice(0, 200)} ${JSON.stringify(headers)} ${body.toString().slice(0, 300)}`;
}
