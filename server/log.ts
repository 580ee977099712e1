import pino, { type Logger } from "pino";

export type Log = Logger;

/** Secrets and personal data that must never reach a log, wherever they stand in an entry. */
const REDACTED = [
  "password",
  "token",
  "apikey",
  "authorization",
  "cookie",
  "email",
];

/** One JSON line an event. Paths are logged without their query, which may hold tokens. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    serializers: { err: redactedError },
  });
}

/** An error with the e-mail addresses, tokens and passwords in its texts covered. */
function redactedError(error: Error) {
  const plain = pino.stdSerializers.err(error);
  return {
    type: plain.type,
    message: redactText(plain.message),
    stack: redactText(plain.stack),
  };
}

/** Covers e-mail addresses, JSON web tokens, API keys and passwords in addresses. */
export function redactText(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "[email]")
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]")
    .replace(/sb_(publishable|secret)_[\w-]+/g, "[key]")
    .replace(/(\w+:\/\/[^\s:/@]+):[^\s@]+@/g, "$1:[password]@");
}
