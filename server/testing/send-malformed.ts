import fc from "fast-check";
import { malformedRequest } from "./malformed.fixture.ts";
import { aPerson } from "./people.ts";
import type { Product } from "./product.ts";
import { type RawRequest, sendRaw } from "./raw-request.ts";

const CONCURRENT_REQUESTS = 16;

export type MalformedResult = {
  /** Count by status; null where the server closed the connection. */
  readonly statuses: ReadonlyMap<number | null, number>;
  /** Requests with status 500 or more, described. */
  readonly faults: ReadonlyArray<string>;
};

/**
 * Sends `count` malformed requests, some of them signed in, sixteen at a time. The same
 * seed makes the same requests.
 */
export async function sendMalformed(
  product: Product,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<MalformedResult> {
  const { client } = await aPerson(product);
  const { data } = await client.auth.getSession();
  const requests = fc.sample(
    malformedRequest({
      apikey: product.publishableKey,
      token: data.session?.access_token ?? "",
    }),
    { seed, numRuns: count },
  );
  const statuses = new Map<number | null, number>();
  const faults: Array<string> = [];
  const queue = requests.values();
  const sendQueued = async () => {
    for (const request of queue) {
      const status = await sendRaw(product.url, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== null && status >= 500)
        faults.push(`${status} ${describeRequest(request)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, sendQueued));
  return { statuses, faults };
}

function describeRequest({
  method,
  target,
  headers,
  body,
}: RawRequest): string {
  return `${method} ${target.slice(0, 200)} ${JSON.stringify(headers)} ${body.toString().slice(0, 300)}`;
}
