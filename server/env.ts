import { z } from "zod";
import type { Team } from "#app/platform/request-context.ts";
import {
  DEFAULT_HOURS,
  parseHours,
} from "#supabase/functions/scraper/every-hours.ts";

/** An empty variable counts as not set, as in `PORT= npm start`. */
const text = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.string().optional(),
);
const HTTPS = { protocol: /^https$/, hostname: z.regexes.domain };
const url = text.pipe(
  z
    .url({ protocol: /^https?$/, error: "must be an http(s) address" })
    .optional(),
);

const email = text.pipe(z.email("must be an e-mail address").optional());

/** A name or a title, as it is shown. */
const line = text.pipe(
  z
    .string()
    .trim()
    .min(1, "must not be blank")
    .max(120, "must have at most 120 characters")
    .optional(),
);

const httpsLinks = text.pipe(
  z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((link) => link.trim())
        .filter(Boolean),
    )
    .refine(
      (links) => links.every((link) => z.url(HTTPS).safeParse(link).success),
      "must be https:// links with commas between them",
    ),
);

function wholeNumber(min: number, max: number, fallback: number) {
  return text.pipe(
    z
      .string()
      .default(String(fallback))
      // `Number` turns blanks into 0: a blank PORT would be a random port.
      .transform((value) => (value.trim() ? Number(value) : Number.NaN))
      .refine(
        (number) => Number.isInteger(number) && number >= min && number <= max,
        `must be a whole number from ${min} to ${max}`,
      ),
  );
}

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: text.pipe(z.string().default("127.0.0.1")),
    PUBLIC_URL: url,
    DATA_DIR: text.pipe(z.string().default(".data")),
    DATABASE_URL: text.pipe(
      z
        .string()
        .regex(
          /^postgres(ql)?:\/\//,
          "must begin with postgres:// or postgresql://",
        )
        .optional(),
    ),
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: text,
    SUPABASE_SECRET_KEY: text,
    JWT_SECRET: text.pipe(
      z.string().min(32, "must have at least 32 characters").optional(),
    ),
    SMTP_URL: text.pipe(
      z
        .string()
        .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
        .optional(),
    ),
    MAIL_FROM: text.pipe(z.string().default("Trampolín <trampolin@localhost>")),
    EMAIL_CONFIRMATION: text.pipe(
      z.enum(["on", "off"], { error: "must be on or off" }).optional(),
    ),
    OPERATOR_EMAIL: email,
    CONTACT_EMAIL: email,
    TEAM_NAME: line,
    TEAM_ROLE: line,
    TEAM_EMAIL: email,
    TEAM_LINKS: httpsLinks,
    /** Number of proxies in front. */
    TRUST_PROXY: wholeNumber(0, 10, 0),
    RATE_LIMIT_FACTOR: text.pipe(
      z
        .string()
        .default("1")
        .transform(Number)
        .refine((factor) => factor > 0, "must be a positive number"),
    ),
    LOG_LEVEL: text.pipe(
      z
        .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
          error:
            "must be one of fatal, error, warn, info, debug, trace, silent",
        })
        .default("info"),
    ),
    SCRAPE_EVERY_HOURS: text.pipe(
      z
        .string()
        .transform(parseHours)
        .refine(
          (hours) => hours !== null,
          "must be 0 or a number of hours from 1 to 720",
        )
        .optional(),
    ),
    REMINDERS: text.pipe(
      z.enum(["on", "off"], { error: "must be on or off" }).optional(),
    ),
    /** Hour of the civil day from which reminders are sent. */
    REMINDERS_FROM_HOUR: wholeNumber(0, 23, 7),
    META_SEARCH_CONFIG: text,
    SEARXNG_URL: url,
    BRAVE_API_KEY: text,
    ROR_CLIENT_ID: text,
  })
  .superRefine((env, context) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (env.TEAM_NAME && !env.TEAM_EMAIL)
      report("TEAM_EMAIL", "is needed with TEAM_NAME");
    if (
      !env.TEAM_NAME &&
      (env.TEAM_ROLE || env.TEAM_EMAIL || env.TEAM_LINKS.length > 0)
    )
      report(
        "TEAM_NAME",
        "is needed with TEAM_ROLE, TEAM_EMAIL and TEAM_LINKS",
      );
    if (env.REMINDERS === "on" && sendsUnconfirmed(env))
      report(
        "REMINDERS",
        "cannot be on with SMTP_URL and EMAIL_CONFIRMATION=off: nobody has confirmed the addresses",
      );
    if (env.SUPABASE_URL && env.DATABASE_URL)
      report(
        "SUPABASE_URL",
        "cannot be set together with DATABASE_URL: choose one backend",
      );
    if (env.SUPABASE_URL && !env.SUPABASE_PUBLISHABLE_KEY)
      report("SUPABASE_PUBLISHABLE_KEY", "is needed with SUPABASE_URL");
    if (env.DATABASE_URL)
      for (const name of [
        "SUPABASE_PUBLISHABLE_KEY",
        "SUPABASE_SECRET_KEY",
        "JWT_SECRET",
      ] as const)
        if (!env[name])
          report(
            name,
            "is needed with DATABASE_URL, the same for every process",
          );
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    dataDir: env.DATA_DIR,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM,
      /** By default on only with a mail server. */
      confirmation: env.EMAIL_CONFIRMATION
        ? env.EMAIL_CONFIRMATION === "on"
        : env.SMTP_URL !== undefined,
    },
    operatorEmail: env.OPERATOR_EMAIL ?? null,
    contactEmail: env.CONTACT_EMAIL ?? null,
    team: readTeam(env),
    trustedProxies: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    metaSearch: {
      configPath: env.META_SEARCH_CONFIG ?? null,
      searxngUrl: env.SEARXNG_URL ?? null,
      braveApiKey: env.BRAVE_API_KEY ?? null,
      rorClientId: env.ROR_CLIENT_ID ?? null,
    },
    scrapeEveryHours: env.SCRAPE_EVERY_HOURS ?? DEFAULT_HOURS,
    reminders: chooseReminders(env),
    backend: chooseBackend(env),
  }));

function readTeam(env: {
  readonly TEAM_NAME?: string | undefined;
  readonly TEAM_ROLE?: string | undefined;
  readonly TEAM_EMAIL?: string | undefined;
  readonly TEAM_LINKS: ReadonlyArray<string>;
}): Team | null {
  const { TEAM_NAME: name, TEAM_ROLE: role = null, TEAM_EMAIL: email } = env;
  return name && email ? { name, role, email, links: env.TEAM_LINKS } : null;
}

type ReminderEnv = {
  readonly REMINDERS?: "on" | "off" | undefined;
  readonly REMINDERS_FROM_HOUR: number;
  readonly SMTP_URL?: string | undefined;
  readonly EMAIL_CONFIRMATION?: "on" | "off" | undefined;
  readonly SUPABASE_URL?: string | undefined;
  readonly SUPABASE_SECRET_KEY?: string | undefined;
};

/** On Supabase the platform confirms addresses. */
function sendsUnconfirmed(env: Omit<ReminderEnv, "REMINDERS_FROM_HOUR">) {
  const { SUPABASE_URL, SMTP_URL, EMAIL_CONFIRMATION } = env;
  return !SUPABASE_URL && Boolean(SMTP_URL) && EMAIL_CONFIRMATION === "off";
}

/**
 * On Supabase this process sends only with the secret key and a mail server: otherwise
 * mails in files would count as sent. `REMINDERS=on` then says that the edge function sends.
 */
function chooseReminders(env: ReminderEnv) {
  const canSend = env.SUPABASE_URL
    ? Boolean(env.SUPABASE_SECRET_KEY && env.SMTP_URL)
    : !sendsUnconfirmed(env);
  const isOff = env.REMINDERS === "off";
  return {
    /** Members can opt in. */
    areOffered: !isOff && (canSend || env.REMINDERS === "on"),
    /** This process sends them. */
    areSent: !isOff && canSend,
    fromHour: env.REMINDERS_FROM_HOUR,
  };
}

function chooseBackend(env: {
  readonly DATABASE_URL?: string | undefined;
  readonly SUPABASE_URL?: string | undefined;
  readonly SUPABASE_PUBLISHABLE_KEY?: string | undefined;
  readonly SUPABASE_SECRET_KEY?: string | undefined;
  readonly JWT_SECRET?: string | undefined;
}) {
  const {
    SUPABASE_PUBLISHABLE_KEY: publishableKey = null,
    SUPABASE_SECRET_KEY: secretKey = null,
    JWT_SECRET: jwtSecret = null,
  } = env;
  if (env.SUPABASE_URL && publishableKey)
    return {
      kind: "supabase",
      url: env.SUPABASE_URL.replace(/\/+$/, ""),
      publishableKey,
      secretKey,
    } as const;
  if (env.DATABASE_URL && publishableKey && secretKey && jwtSecret)
    return {
      kind: "postgres",
      databaseUrl: env.DATABASE_URL,
      keys: { publishableKey, secretKey, jwtSecret },
    } as const;
  return {
    kind: "embedded",
    keys: { publishableKey, secretKey, jwtSecret },
  } as const;
}

export type Env = z.output<typeof schema>;

/** A sentence for the operator; the process exits with code 1. */
export class StartError extends Error {}

/**
 * Reads and validates the environment once, at start. Throws a `StartError` that names
 * every faulty variable.
 */
export function readEnv(
  source: Readonly<Record<string, string | undefined>>,
): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join(".")} ${message}`,
  );
  throw new StartError(`The environment is not right: ${faults.join("; ")}.`);
}
