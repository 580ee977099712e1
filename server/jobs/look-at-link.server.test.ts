import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { follow, type Guide } from "#supabase/functions/_shared/follow.ts";
import { createPoliteClient } from "#supabase/functions/_shared/polite-client.ts";
import { leadsToPublic } from "#supabase/functions/_shared/public-host.ts";
import { createRobots } from "#supabase/functions/_shared/robots.ts";
import { outcomeOf } from "#supabase/functions/scraper/links/link-outcome.ts";
import { lookAtLink } from "#supabase/functions/scraper/links/look-at-link.ts";
import {
  type FixtureSite,
  type Page,
  redirect,
  startFixtureSite,
  status,
  text,
} from "../testing/fixture-site.ts";

/** For what must not be late, and for what will be whatever it is given. */
const PATIENT_MS = 20_000;
const HURRIED_MS = 400;
/** Where every name leads. */
const INSIDE = "192.168.1.1";
const NOW = "2026-11-22T08:00:00Z";
const USER_AGENT = "TrampolinBot/1.0 (+https://trampolin.example)";

let site: FixtureSite;

beforeAll(async () => {
  site = await startFixtureSite({
    "/robots.txt": text(
      "User-agent: *\nDisallow: /\n\nUser-agent: TrampolinBot\nDisallow: /privado\n",
      "text/plain",
    ),
    "/": text("inicio"),
    "/viva": text("una beca"),
    "/sin-head": (request, response) =>
      response.writeHead(request.method === "HEAD" ? 405 : 200).end(),
    "/head-perdido": (request, response) =>
      response.writeHead(request.method === "HEAD" ? 404 : 200).end(),
    "/perdida": status(404),
    "/retirada": status(410),
    "/prohibida": status(403),
    "/rota": status(500),
    "/mudada": redirect(301, "/viva"),
    "/mudada-lejos": redirect(308, "http://localhost.internal/"),
    "/mudada-dentro": redirect(301, "http://router.example/panel"),
    "/de-paso": redirect(302, "/viva"),
    "/a-casa": redirect(302, "/"),
    "/a-privado": redirect(301, "/privado/x"),
    "/privado/x": text("no mirar"),
    "/vueltas": redirect(302, "/vueltas"),
    "/lenta": () => {},
    // Headers and half a body, then nothing: only who waits for the body hangs.
    "/colgada": notByHead((response) => response.write("una")),
    "/enorme": notByHead((response) => {
      const fill = () => {
        while (response.write("x".repeat(65_536)));
      };
      response.on("drain", fill);
      fill();
    }),
    "/cortada": (request) => request.socket.destroy(),
    "/sin-head-cortada": (request, response) =>
      request.method === "HEAD"
        ? request.socket.destroy()
        : response.writeHead(200).end(),
  });
});

afterAll(() => site.close());

test.each([
  ["/viva", "alive", null],
  ["/sin-head", "alive", null],
  ["/head-perdido", "alive", null],
  ["/sin-head-cortada", "alive", null],
  ["/colgada", "alive", null],
  ["/enorme", "alive", null],
  ["/de-paso", "alive", null],
  ["/mudada", "moved", null],
  ["/a-casa", "redirected_home", null],
  ["/perdida", "missing", null],
  ["/retirada", "missing", null],
  ["/no-existe", "missing", null],
  ["/prohibida", "not_checkable", "status_403"],
  ["/rota", "not_checkable", "status_500"],
  ["/lenta", "not_checkable", "timeout"],
  ["/cortada", "not_checkable", "connection"],
  ["/privado/x", "not_checkable", "robots"],
  ["/a-privado", "not_checkable", "robots"],
  ["/vueltas", "not_checkable", "too_many_redirects"],
  ["/mudada-lejos", "not_checkable", "not_public"],
] as const)("%s is %s", async (path, outcome, reason) => {
  const link = new URL(path, site.origin);
  const guide = reason === "timeout" ? aHurriedGuide() : aGuide();
  const journey = await lookAtLink(guide, link);
  expect(outcomeOf(link, journey, null, NOW)).toEqual({ outcome, reason });
});

test("who hangs up is asked for the page once by each method, and for robots.txt alone once", async () => {
  const hangUp: Page = (request) => request.socket.destroy();
  const rude = await startFixtureSite({ "/una": hangUp });
  const mute = await startFixtureSite({ "/robots.txt": hangUp });
  for (const { origin } of [rude, mute])
    expect(await lookAtLink(aGuide(), new URL("/una", origin))).toMatchObject({
      obstacle: "connection",
    });
  expect(rude.requests).toEqual(["GET /robots.txt", "HEAD /una", "GET /una"]);
  expect(mute.requests).toEqual(["GET /robots.txt"]);
  await Promise.all([rude.close(), mute.close()]);
});

test("what robots.txt closes is not even asked for", () => {
  expect(site.requests).not.toContain("HEAD /privado/x");
  expect(site.requests).not.toContain("GET /privado/x");
});

test("a site is asked one thing at a time, by somebody who says who it is", async () => {
  const paths = ["/uno", "/dos", "/tres", "/cuatro"];
  const busy = await startFixtureSite(
    Object.fromEntries(paths.map((path) => [path, text(path)])),
  );
  const guide = aGuide();
  await Promise.all(
    paths.map((path) => lookAtLink(guide, new URL(path, busy.origin))),
  );
  expect(busy.mostAtOnce()).toBe(1);
  expect([...busy.userAgents]).toEqual([USER_AGENT]);
  expect(busy.requests[0]).toBe("GET /robots.txt");
  expect(busy.requests.length).toBe(1 + paths.length);
  await busy.close();
});

test("a host that asks for rest is left alone for the whole run", async () => {
  const tired = await startFixtureSite({
    "/uno": status(429, { "retry-after": "3600" }),
    "/dos": text("dos"),
  });
  const guide = aGuide();
  const look = (path: string) => lookAtLink(guide, new URL(path, tired.origin));
  expect(await look("/uno")).toMatchObject({ ok: true, status: 429 });
  expect(await look("/dos")).toMatchObject({ ok: false, obstacle: "resting" });
  expect(tired.requests).toEqual(["GET /robots.txt", "HEAD /uno"]);
  await tired.close();
});

test.each([
  [404, "alive"],
  [403, "alive"],
  [500, "robots_unreachable"],
  [503, "robots_unreachable"],
])("with robots.txt answering %i a page is %s", async (code, expected) => {
  const other = await startFixtureSite({
    "/robots.txt": status(code),
    "/viva": text("una beca"),
  });
  const link = new URL("/viva", other.origin);
  const journey = await lookAtLink(aGuide(), link);
  const { outcome, reason } = outcomeOf(link, journey, null, NOW);
  expect(reason ?? outcome).toBe(expected);
  await other.close();
});

test("a host that is not there is not checkable", async () => {
  const gone = await startFixtureSite({});
  await gone.close();
  const link = new URL("/viva", gone.origin);
  const journey = await lookAtLink(aGuide(), link);
  expect(journey).toMatchObject({ ok: false, obstacle: "connection" });
});

test("a body is read within the time and up to the size", async () => {
  const ask = (path: string, guide = aGuide()) =>
    follow(guide, {
      url: new URL(path, site.origin),
      method: "GET",
      maxBytes: 1_000,
    });
  expect(await ask("/viva")).toMatchObject({ ok: true, text: "una beca" });
  expect(await ask("/enorme")).toMatchObject({ obstacle: "too_large" });
  expect(await ask("/colgada", aHurriedGuide())).toMatchObject({
    obstacle: "timeout",
  });
});

test("outside of tests this machine itself is never asked", async () => {
  const link = new URL("/viva", site.origin);
  const before = site.requests.length;
  const journey = await lookAtLink(aGuide({ isTest: false }), link);
  expect(journey).toMatchObject({ ok: false, obstacle: "not_public" });
  expect(site.requests.length).toBe(before);
});

test("a public name with an address of our own network is not asked", async () => {
  const link = new URL("/mudada-dentro", site.origin);
  expect(await lookAtLink(aGuide(), link)).toMatchObject({
    ok: false,
    obstacle: "not_public",
    url: new URL("http://router.example/panel"),
  });
});

test("told to stop, a look ends at once", async () => {
  const stop = new AbortController();
  const look = lookAtLink(
    aGuide({ signal: stop.signal }),
    new URL("/colgada", site.origin),
  );
  stop.abort();
  await expect(look).rejects.toThrow();
});

function notByHead(send: (response: ServerResponse) => void): Page {
  return (request, response) => {
    if (request.method === "HEAD") return response.writeHead(501).end();
    response.writeHead(200);
    return send(response);
  };
}

function aGuide({
  isTest = true,
  signal = new AbortController().signal,
} = {}): Guide {
  const client = aClient(PATIENT_MS, isTest, signal);
  const robots = createRobots({
    client,
    userAgent: USER_AGENT,
    isTest,
    now: Date.now,
  });
  return { client, robots, isTest };
}

/** Hurried at pages only: robots.txt is given its time. */
function aHurriedGuide(): Guide {
  return { ...aGuide(), client: aClient(HURRIED_MS) };
}

function aClient(
  timeoutMs: number,
  isTest = true,
  signal = new AbortController().signal,
) {
  return createPoliteClient({
    fetch,
    sleep: async () => {},
    mayReach: (host) => leadsToPublic(host, async () => [INSIDE], isTest),
    userAgent: USER_AGENT,
    pauseMs: 0,
    timeoutMs,
    signal,
  });
}
