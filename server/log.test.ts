import { expect, test } from "vitest";
import { createLog, redactPath, redactText } from "./log.ts";

test("an event is one JSON line with its time", () => {
  const { log, lines } = aLog();
  log.info({ path: "/becas" }, "a page");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    path: "/becas",
    msg: "a page",
  });
});

test("events below the level are left out", () => {
  const { log, lines } = aLog("warn");
  log.info("quiet");
  log.warn("loud");
  expect(lines).toHaveLength(1);
});

test.each(["password", "token", "apikey", "authorization", "cookie", "email"])(
  "%s is redacted on the first three levels of an entry",
  (name) => {
    const { log, lines } = aLog();
    log.info({ [name]: "hunter2" });
    log.info({ headers: { [name]: "hunter2" } });
    log.info({ request: { headers: { [name]: "hunter2" } } });
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain("hunter2");
    expect(lines.join().match(/\[Redacted\]/g)).toHaveLength(3);
  },
);

test("an error keeps its type, and its texts and causes are redacted", () => {
  const { log, lines } = aLog();
  const cause = new Error("mail to luis@example.org bounced");
  log.error({ err: new TypeError("no row for ana@example.org", { cause }) });
  const { err } = JSON.parse(lines[0] ?? "");
  expect(err.type).toBe("TypeError");
  expect(err.message).toContain("no row for [email]");
  expect(err.stack).toContain("log.test.ts");
  expect(lines[0]).not.toContain("@example.org");
});

test.each([
  ["thrown text of ana@example.org", { err: "thrown text of [email]" }],
  [undefined, {}],
  [null, { err: "null" }],
  [7, { err: "7" }],
])(
  "%j, thrown instead of an error, is redacted and logged as %j",
  (thrown, logged) => {
    const { log, lines } = aLog();
    log.error({ err: thrown }, "failed");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      level: 50,
      time: expect.any(String),
      ...logged,
      msg: "failed",
    });
  },
);

test.each([
  ["mail to ana.lopez+becas@mail.example.org", "mail to [email]"],
  ["Bearer eyJhbGciOi.eyJzdWIi.c2ln-_x", "Bearer [token]"],
  ["key sb_secret_Ab-1_x and sb_publishable_Z", "key [key] and [key]"],
  [
    "postgres://user:hunter2@db.example.org/x",
    "postgres://user:[password]@db.example.org/x",
  ],
  ["postgres://user:hunter2@localhost", "postgres://user:[password]@localhost"],
  [
    "postgres://user:hun!ter2@db.example.org",
    "postgres://user:[password]@db.example.org",
  ],
  ["smtp://user:hunter@2@localhost", "smtp://user:[password]@localhost"],
  ["redis://:hunter2@localhost", "redis://:[password]@localhost"],
  ["http://127.0.0.1:3000/becas@2x", "http://127.0.0.1:3000/becas@2x"],
  ["nothing to hide", "nothing to hide"],
])("`redactText` turns %j into %j", (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
});

test("`redactPath` removes the query and a calendar token, even a truncated one", () => {
  const token = "0f".repeat(32);
  expect(redactPath(`/calendario/${token}.ics?lng=es`)).toBe(
    "/calendario/[token].ics",
  );
  // A truncated token still holds most of the secret.
  expect(redactPath(`/calendario/${token.slice(0, 40)}`)).not.toContain("0f");
  expect(redactPath("/becas/chevening?q=x")).toBe("/becas/chevening");
  expect(redactText(`no row for ${token}`)).toBe("no row for [token]");
});

function aLog(level = "info") {
  const lines: Array<string> = [];
  const log = createLog(level, {
    write: (line: string) => {
      lines.push(line);
    },
  });
  return { log, lines };
}
