import pino, {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
} from "pino";
import { toFields } from "#supabase/functions/_shared/shape.ts";

export type Log = Logger;

/**
 * Lines are written in the background and in blocks: a log line must not delay the request. An exit
 * without exit handlers loses the lines of the last `periodicFlush` milliseconds.
 */
const STANDARD_OUTPUT = {
  dest: 1,
  sync: false,
  minLength: 4_096,
  periodicFlush: 250,
} as const;

/** Secrets and personal data to redact, on the first three levels of an entry. */
const REDACTED = [
  "password",
  "token",
  "apikey",
  "authorization",
  "cookie",
  "email",
];

/**
 * Writes one JSON line per event, by default to the standard output. Redacts the fields
 * in `REDACTED`, errors and messages; other fields are logged as they are.
 */
export function createLog(
  level: string,
  output: DestinationStream = pino.destination(STANDARD_OUTPUT),
): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    // When a call passes no message, pino logs the error's.
    serializers: { err: redactedError, msg: redactText },
  };
  return pino(options, output);
}

/** PostgreSQL and PostgREST codes for invalid client input, which the message quotes. */
const CLIENT_ERROR = /^(2[123]|42|54|PGRST)/;

/**
 * Sends `console.error` through the log, which redacts it: libraries print errors with
 * the values of the failed statement.
 */
export function logConsoleErrors(log: Log): void {
  console.error = (...parts: ReadonlyArray<unknown>) => {
    const err = parts.find((part) => part instanceof Error);
    const code = errorCode(err ?? parts[0]);
    const level = code && CLIENT_ERROR.test(code) ? "debug" : "warn";
    const text = parts.filter((part) => typeof part === "string").join(" ");
    log[level]({ err, code }, redactText(text) || "a library printed an error");
  };
}

function errorCode(error: unknown): string | undefined {
  const { code } = toFields(error);
  return typeof code === "string" ? code : undefined;
}

/** Token of a private calendar, complete or truncated. */
const CALENDAR_TOKEN = /[0-9a-f]{24,}/gi;

/** Removes the query, which may contain tokens, and replaces calendar tokens. */
export function redactPath(target: string): string {
  return target.replace(/\?.*/, "").replace(CALENDAR_TOKEN, "[token]");
}

/** Redacts an error's texts, and omits those that quote client input. Anything can be thrown. */
function redactedError(error: unknown) {
  if (!(error instanceof Error)) return redactText(String(error));
  const plain = pino.stdSerializers.err(error);
  if (CLIENT_ERROR.test(errorCode(error) ?? "")) return { type: plain.type };
  return {
    type: plain.type,
    message: redactText(plain.message),
    stack: redactText(plain.stack),
  };
}

/** Redacts e-mail addresses, tokens, API keys and passwords in URLs. */
export function redactText(text: string): string {
  // Passwords first: "user:pass@host.example" also looks like an e-mail address.
  return text
    .replace(/(\w+:\/\/[^\s:/@]*):[^\s/?#]*@/g, "$1:[password]@")
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "[email]")
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]")
    .replace(CALENDAR_TOKEN, "[token]")
    .replace(/sb_(publishable|secret)_[\w-]+/g, "[key]");
}
