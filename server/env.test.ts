import { expect, test } from "vitest";
import { readEnv, StartError } from "./env.ts";

const DATABASE = {
  DATABASE_URL: "postgresql://user@db.example/trampolin",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_a",
  SUPABASE_SECRET_KEY: "sb_secret_b",
  JWT_SECRET: "x".repeat(32),
};

const SUPABASE = {
  SUPABASE_URL: "https://x.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_a",
};

test("an empty environment starts the embedded backend on port 3000", () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: null,
    dataDir: ".data",
    mail: {
      smtpUrl: null,
      from: "Trampolín <trampolin@localhost>",
      confirmation: false,
    },
    operatorEmail: null,
    contactEmail: null,
    team: null,
    trustedProxies: 0,
    rateLimitFactor: 1,
    logLevel: "info",
    metaSearch: {
      configPath: null,
      searxngUrl: null,
      braveApiKey: null,
      rorClientId: null,
    },
    scrapeEveryHours: 6,
    reminders: { areOffered: true, areSent: true, fromHour: 7 },
    backend: {
      kind: "embedded",
      keys: { publishableKey: null, secretKey: null, jwtSecret: null },
    },
  });
});

test.each([
  ["by default", {}, true, true],
  ["switched off", { REMINDERS: "off" }, false, false],
  ["with a mail server", { SMTP_URL: "smtp://a.example" }, true, true],
  [
    "with unconfirmed addresses",
    { SMTP_URL: "smtp://a.example", EMAIL_CONFIRMATION: "off" },
    false,
    false,
  ],
  ["with mails in files", { EMAIL_CONFIRMATION: "off" }, true, true],
  ["on Supabase", SUPABASE, false, false],
  [
    "on Supabase without a mail server",
    { ...SUPABASE, SUPABASE_SECRET_KEY: "s" },
    false,
    false,
  ],
  [
    "on Supabase with key and mail server",
    { ...SUPABASE, SUPABASE_SECRET_KEY: "s", SMTP_URL: "smtp://a.example" },
    true,
    true,
  ],
  [
    "on Supabase by the edge function",
    { ...SUPABASE, REMINDERS: "on" },
    true,
    false,
  ],
])(
  "%s: with the settings %j reminders are offered: %j, sent: %j",
  (_, env, areOffered, areSent) => {
    expect(readEnv(env).reminders).toEqual({
      areOffered,
      areSent,
      fromHour: 7,
    });
  },
);

test("reminders to unconfirmed addresses, or from an hour above 23, are rejected", () => {
  const source = {
    REMINDERS: "on",
    SMTP_URL: "smtp://a.example",
    EMAIL_CONFIRMATION: "off",
  };
  expect(() => readEnv(source)).toThrow(/REMINDERS cannot be on with SMTP_URL/);
  expect(() => readEnv({ REMINDERS_FROM_HOUR: "24" })).toThrow(
    "REMINDERS_FROM_HOUR must be a whole number from 0 to 23",
  );
});

test("an empty variable counts as unset, and unknown ones are ignored", () => {
  const names = [
    ...["PORT", "HOST", "PUBLIC_URL", "DATA_DIR", "DATABASE_URL"],
    ...["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"],
    ...["JWT_SECRET", "SMTP_URL", "MAIL_FROM", "EMAIL_CONFIRMATION"],
    ...["OPERATOR_EMAIL", "CONTACT_EMAIL"],
    ...["TRUST_PROXY", "RATE_LIMIT_FACTOR", "LOG_LEVEL"],
    ...["TEAM_NAME", "TEAM_ROLE", "TEAM_EMAIL", "TEAM_LINKS"],
    ...["REMINDERS", "REMINDERS_FROM_HOUR"],
    ...["META_SEARCH_CONFIG", "SEARXNG_URL", "BRAVE_API_KEY", "ROR_CLIENT_ID"],
  ];
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  expect(readEnv({ ...empty, HOME: "/root" })).toEqual(readEnv({}));
});

test.each([
  [{ PORT: "0" }, { port: 0 }],
  [{ PORT: "65535" }, { port: 65_535 }],
  [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
  [
    { PUBLIC_URL: "https://site.example//" },
    { publicUrl: "https://site.example" },
  ],
  [{ DATA_DIR: "/srv/data" }, { dataDir: "/srv/data" }],
  [{ CONTACT_EMAIL: "a@example.org" }, { contactEmail: "a@example.org" }],
  [{ TRUST_PROXY: "2" }, { trustedProxies: 2 }],
  [{ RATE_LIMIT_FACTOR: "0.5" }, { rateLimitFactor: 0.5 }],
  [{ LOG_LEVEL: "silent" }, { logLevel: "silent" }],
])("%j is parsed as %j", (source, expected) => {
  expect(readEnv(source)).toMatchObject(expected);
});

test.each([
  ["PORT", ["-1", "65536", "3000.5", "three", "0x", "Infinity", " "]],
  ["PUBLIC_URL", ["site.example", "ftp://site.example", "javascript:alert(1)"]],
  ["DATABASE_URL", ["mysql://db.example", "db.example"]],
  ["SUPABASE_URL", ["x.supabase.co", "ws://x.supabase.co"]],
  ["JWT_SECRET", ["x".repeat(31)]],
  ["SEARXNG_URL", ["searxng.example"]],
  ["SMTP_URL", ["http://mail.example", "mail.example:25"]],
  ["EMAIL_CONFIRMATION", ["yes", "ON", "1"]],
  ["CONTACT_EMAIL", ["example.org", "@example.org"]],
  ["TEAM_NAME", ["   ", "a".repeat(121)]],
  ["TEAM_ROLE", ["   ", "a".repeat(121)]],
  ["TEAM_EMAIL", ["example.org", "@example.org"]],
  [
    "TEAM_LINKS",
    [
      "http://example.org/ana",
      "example.org/ana",
      "javascript:alert(1)",
      "https://",
      "https://example.org https://example.net",
      "https://example.org, ana",
    ],
  ],
  ["TRUST_PROXY", ["-1", "11", "true"]],
  ["RATE_LIMIT_FACTOR", ["0", "-1", "much"]],
  ["LOG_LEVEL", ["verbose", "INFO"]],
])("a bad %s is reported by name: %j", (name, values) => {
  for (const value of values) {
    expect(() => readEnv({ [name]: value })).toThrow(StartError);
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^The environment is not right: .*\\b${name} .+\\.$`),
    );
  }
});

test("the error names every faulty variable and no value", () => {
  const source = {
    PORT: "x",
    JWT_SECRET: "hunter2",
    LOG_LEVEL: "y",
    DATABASE_URL: "mysql://user:hunter2@db",
  };
  expect(() => readEnv(source)).toThrow(/PORT.*DATABASE_URL.*JWT_SECRET.*LOG/s);
  expect(() => readEnv(source)).not.toThrow(/hunter2/);
});

test("a Supabase URL with its publishable key selects the platform", () => {
  expect(
    readEnv({ ...SUPABASE, SUPABASE_URL: "https://x.supabase.co/" }).backend,
  ).toEqual({
    kind: "supabase",
    url: "https://x.supabase.co",
    publishableKey: "sb_publishable_a",
    secretKey: null,
  });
});

test("an incomplete platform configuration is reported by name", () => {
  expect(() => readEnv({ SUPABASE_URL: SUPABASE.SUPABASE_URL })).toThrow(
    /SUPABASE_PUBLISHABLE_KEY is needed with SUPABASE_URL/,
  );
});

test("a database with its three secrets selects PostgreSQL", () => {
  expect(readEnv(DATABASE).backend).toEqual({
    kind: "postgres",
    databaseUrl: DATABASE.DATABASE_URL,
    keys: {
      publishableKey: "sb_publishable_a",
      secretKey: "sb_secret_b",
      jwtSecret: DATABASE.JWT_SECRET,
    },
  });
});

test.each(["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "JWT_SECRET"])(
  "a database without %s is reported by name",
  (name) => {
    expect(() => readEnv({ ...DATABASE, [name]: undefined })).toThrow(
      new RegExp(`${name} is needed with DATABASE_URL`),
    );
  },
);

test("two backends at once are rejected", () => {
  expect(() => readEnv({ ...DATABASE, ...SUPABASE })).toThrow(
    /SUPABASE_URL cannot be set together with DATABASE_URL/,
  );
});

test("the embedded backend uses the given keys", () => {
  expect(
    readEnv({ SUPABASE_PUBLISHABLE_KEY: "sb_publishable_a" }).backend,
  ).toEqual({
    kind: "embedded",
    keys: {
      publishableKey: "sb_publishable_a",
      secretKey: null,
      jwtSecret: null,
    },
  });
});

test("e-mails are confirmed when mail can be sent, or as configured", () => {
  const confirmation = (source: Record<string, string>) =>
    readEnv(source).mail.confirmation;
  const SMTP_URL = "smtps://user:secret@mail.example";
  expect(confirmation({ SMTP_URL })).toBe(true);
  expect(confirmation({ SMTP_URL, EMAIL_CONFIRMATION: "off" })).toBe(false);
  expect(confirmation({ EMAIL_CONFIRMATION: "on" })).toBe(true);
});

test.each([
  [{}, 6],
  [{ SCRAPE_EVERY_HOURS: "0" }, 0],
  [{ SCRAPE_EVERY_HOURS: "24" }, 24],
])("with %j the scraper runs every %i hours", (source, hours) => {
  expect(readEnv(source).scrapeEveryHours).toBe(hours);
});

test.each([
  "-1",
  "daily",
  "721",
  // Frequent enough for sites to take it for an attack.
  "0.01",
  " ",
])("SCRAPE_EVERY_HOURS=%j is rejected", (hours) => {
  expect(() => readEnv({ SCRAPE_EVERY_HOURS: hours })).toThrow(
    /SCRAPE_EVERY_HOURS must be 0 or a number of hours from 1 to 720/,
  );
});

test("a team needs name and e-mail; its role and links need both", () => {
  const team = (source: Parameters<typeof readEnv>[0]) => readEnv(source).team;
  const person = { TEAM_NAME: " Ana Ríos ", TEAM_EMAIL: "ana@example.org" };
  expect(team(person)).toEqual({
    name: "Ana Ríos",
    role: null,
    email: "ana@example.org",
    links: [],
  });
  const TEAM_LINKS = "https://example.org/ana, https://social.example/@ana,";
  expect(team({ ...person, TEAM_ROLE: "Fundadora", TEAM_LINKS })).toMatchObject(
    {
      role: "Fundadora",
      links: ["https://example.org/ana", "https://social.example/@ana"],
    },
  );
  expect(() => team({ TEAM_NAME: "Ana Ríos" })).toThrow(
    /TEAM_EMAIL is needed with TEAM_NAME/,
  );
  for (const rest of [
    { TEAM_ROLE: "Fundadora" },
    { TEAM_EMAIL: "ana@example.org" },
    { TEAM_LINKS },
  ])
    expect(() => team(rest)).toThrow(/TEAM_NAME is needed with/);
});
