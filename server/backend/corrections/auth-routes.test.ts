import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createAuthRoutes } from "./auth-routes.ts";

const OPEN = [
  "GET /auth/v1/user",
  "GET /auth/v1/verify",
  "HEAD /auth/v1/user",
  "POST /auth/v1/logout",
  "POST /auth/v1/recover",
  "POST /auth/v1/signup",
  "POST /auth/v1/token",
  "PUT /auth/v1/user",
];

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

test("only the auth routes that our screens use are open", async () => {
  const paths = libraryPaths();
  expect(paths).toEqual(
    expect.arrayContaining(["/otp", "/magiclink", "/reauthenticate", "/user"]),
  );
  const open: Array<string> = [];
  for (const path of [...paths, "/admin/users", "/factors", "/sso", "/"])
    for (const method of METHODS)
      if (await isOpen(method, `/auth/v1${path}`))
        open.push(`${method} /auth/v1${path}`);
  expect(open.toSorted()).toEqual(OPEN);
});

test.each(["GET", "POST", "DELETE"])(
  "the data API is open to %s",
  async (method) => {
    expect(await isOpen(method, "/rest/v1/profiles")).toBe(true);
  },
);

/** Paths of all routes that the library registers. */
function libraryPaths(): ReadonlyArray<string> {
  const source = readFileSync(
    "node_modules/@supabase/lite/dist/index.js",
    "utf8",
  );
  const registered = [
    ...source.matchAll(
      /\.(?:get|post|put|patch|delete|all)\(\s*"(\/[\w./:-]+)"/g,
    ),
  ].map(([, path = ""]) => path.replace(/:\w+/g, "x"));
  return [...new Set(registered)];
}

async function isOpen(method: string, path: string): Promise<boolean> {
  let reachesLibrary = false;
  const { fetch } = createAuthRoutes({
    ask: async () => {
      reachesLibrary = true;
      return Response.json({});
    },
    sessions: {
      find: async () => null,
      isEnded: async () => false,
      findAccount: async () => null,
    },
    jwtSecret: "a secret of at least thirty-two characters",
  });
  const response = await fetch(
    new Request(`https://trampolin.example${path}`, {
      method,
      ...(method === "POST" && { body: "{}" }),
    }),
    null,
  );
  // A HEAD of a mail link is answered without the library.
  const isScan = method === "HEAD" && path === "/auth/v1/verify";
  expect(reachesLibrary || isScan || response.status === 404).toBe(true);
  return reachesLibrary;
}
