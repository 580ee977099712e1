import { expect, test } from "vitest";
import type { Answer, PoliteClient } from "./polite-client.ts";
import { createRobots } from "./robots.ts";

const BOT = "TrampolinBot/1.0 (+https://trampolin.example)";

test("the group of our name counts alone, and of two rules the longer one", async () => {
  const { robots } = aSite({
    "/robots.txt": file(
      "User-agent: *\nDisallow: /\n\nUser-agent: trampolinbot\nDisallow: /a\nAllow: /a/b\n",
    ),
  });
  expect(await robots(page("/"))).toBe("allowed");
  expect(await robots(page("/a/c"))).toBe("disallowed");
  expect(await robots(page("/a/b"))).toBe("allowed");
});

test("it is read once, whoever asks at the same time", async () => {
  const { robots, asked } = aSite({ "/robots.txt": file("") });
  await Promise.all([robots(page("/a")), robots(page("/b"))]);
  await robots(page("/c"));
  expect(asked).toEqual(["/robots.txt"]);
});

test.each([
  ["7", 7_000],
  ["0.5", 500],
  // Nobody waits for a day.
  ["86400", 30_000],
])(
  "a pause of %s s that it asks for is kept: %i ms",
  async (delay, pauseMs) => {
    const { robots, pauses } = aSite({
      "/robots.txt": file(`User-agent: *\nCrawl-delay: ${delay}\n`),
    });
    expect(await robots(page("/"))).toBe("allowed");
    expect(pauses).toEqual([["sitio.example", pauseMs]]);
  },
);

test("a redirect is followed, and what it leads to counts", async () => {
  const { robots, asked } = aSite({
    "/robots.txt": answer(301, "/otro.txt"),
    "/otro.txt": file("User-agent: *\nDisallow: /\n"),
  });
  expect(await robots(page("/a"))).toBe("disallowed");
  expect(asked).toEqual(["/robots.txt", "/otro.txt"]);
});

test("a redirect without end, or to this machine, is no file", async () => {
  for (const location of ["/robots.txt", "http://127.0.0.1/robots.txt"]) {
    const { robots, asked } = aSite({ "/robots.txt": answer(302, location) });
    expect(await robots(page("/a"))).toBe("allowed");
    expect(asked.length).toBeLessThanOrEqual(6);
  }
});

test("a way to it that takes longer than half a minute is followed no further", async () => {
  const circle = { "/robots.txt": answer(302, "/robots.txt") };
  const { robots, asked } = aSite(circle, 15_000);
  expect(await robots(page("/a"))).toBe("timeout");
  expect(asked.length).toBe(3);
});

test.each([
  [404, "allowed"],
  [401, "allowed"],
  [429, "unreachable"],
  [503, "unreachable"],
] as const)("answered with %i, a page is %s", async (status, permission) => {
  const { robots } = aSite({ "/robots.txt": answer(status) });
  expect(await robots(page("/a"))).toBe(permission);
});

test.each(["timeout", "connection", "too_large", "resting"] as const)(
  "with the trouble %s nothing is asked for",
  async (trouble) => {
    const { robots } = aSite({ "/robots.txt": { ok: false, trouble } });
    expect(await robots(page("/a"))).toBe(trouble);
  },
);

function aSite(answers: Readonly<Record<string, Answer>>, takesMs = 0) {
  let now = 0;
  const asked: Array<string> = [];
  const pauses: Array<[string, number]> = [];
  const client: PoliteClient = {
    slowDown: (host, pauseMs) => pauses.push([host, pauseMs]),
    async ask({ url }) {
      asked.push(url.pathname);
      now += takesMs;
      return answers[url.pathname] ?? answer(404);
    },
  };
  return {
    robots: createRobots({
      client,
      userAgent: BOT,
      isTest: false,
      now: () => now,
    }),
    asked,
    pauses,
  };
}

function page(path: string): URL {
  return new URL(path, "https://sitio.example");
}

function file(text: string): Answer {
  return { ...answer(200), text };
}

function answer(status: number, location: string | null = null) {
  return { ok: true, status, location, contentType: "", text: "" } as const;
}
