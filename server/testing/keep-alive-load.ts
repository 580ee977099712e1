import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { startProduct } from "./product.ts";

const CLIENTS = 6;

type LoadResult = {
  readonly answered: number;
  /** "ECONNRESET /becas": error code and path of each request without a complete response. */
  readonly broken: ReadonlyArray<string>;
};

const LOAD_MS = 1_000;

/** Starts the product, stops it under load and reports the result. */
export async function stopUnderLoad(
  settings: Parameters<typeof startProduct>[0],
) {
  const { url, publishableKey, stop } = await startProduct(settings);
  const urls = [
    "/becas",
    "/healthz",
    "/favicon.svg",
    "/rest/v1/profiles?limit=1",
  ].map((path) => new URL(path, url));
  const load = loadUntilStopped(urls, { apikey: publishableKey });
  // A connection that the busy server has not accepted yet adds no load.
  await load.underWay;
  await setTimeout(LOAD_MS);
  const started = performance.now();
  const exitCode = await stop();
  const ms = performance.now() - started;
  return { exitCode, ms, ...(await load.result) };
}

/**
 * Runs six clients, each with one keep-alive connection, that request `urls` in turn
 * until the server refuses connections.
 */
function loadUntilStopped(
  urls: ReadonlyArray<URL>,
  headers: Readonly<Record<string, string>>,
) {
  const broken: Array<string> = [];
  const firstAnswers = Array.from({ length: CLIENTS }, () =>
    Promise.withResolvers<void>(),
  );
  let answered = 0;
  const client = async (start: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let index = start; ; index += 1) {
      const url = urls[index % urls.length];
      if (!url) throw new Error("There are no URLs");
      try {
        await requestOnce(url, { agent, headers });
        answered += 1;
        firstAnswers[start]?.resolve();
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === "ECONNREFUSED") return agent.destroy();
        broken.push(`${code} ${url.pathname}`);
      }
    }
  };
  const ended = Promise.all(firstAnswers.map((_, index) => client(index)));
  return {
    /** Resolves when each client has one response. */
    underWay: Promise.all(firstAnswers.map(({ promise }) => promise)),
    result: ended.then((): LoadResult => ({ answered, broken })),
  };
}

async function requestOnce(url: URL, options: object) {
  const outgoing = request(url, options);
  outgoing.end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
}
