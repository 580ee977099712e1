import type { Mailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import { readJson } from "./http/json-body.ts";
import type { Log } from "./log.ts";

/** Messages of one request that a mail shows; it counts the others. */
const MAX_MESSAGES = 10;
const MAX_TEXT_LENGTH = 5_000;
/** After these, one summary counts the other messages of the hour. */
const MAX_MAILS_PER_HOUR = 20;
const HOUR_MS = 60 * 60_000;

/** Kinds of message by request path; the fields are in reading order. */
const KINDS: Readonly<Record<string, Kind>> = {
  "/rest/v1/feedback": {
    table: "feedback",
    subject: "Trampolín: comentario nuevo",
    fields: { name: "Nombre", feedback: "Comentario" },
  },
  "/rest/v1/advice_requests": {
    table: "advice_requests",
    subject: "Trampolín: solicitud de asesoría",
    fields: {
      name: "Nombre",
      email: "Correo",
      language: "Idioma",
      message: "Mensaje",
    },
  },
  "/rest/v1/resource_suggestions": {
    table: "resource_suggestions",
    subject: "Trampolín: recurso sugerido",
    fields: {
      name: "Recurso",
      link: "Enlace",
      reason: "Motivo",
      email: "Correo",
      language: "Idioma",
    },
  },
};

type Kind = {
  readonly table: string;
  readonly subject: string;
  readonly fields: Readonly<Record<string, string>>;
};

export type OperatorMail = {
  /**
   * Reads the messages of a request before they are stored. The returned function sends
   * or counts them, in the background.
   */
  readonly prepare: (request: Request) => Promise<() => void>;
};

export type OperatorMailParts = {
  readonly to: string;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Runs `work` after `ms` milliseconds. */
  readonly later: (ms: number, work: () => void) => void;
};

/**
 * Sends the operator a mail for each request with messages from users; beyond 20 mails an
 * hour, one summary at the end of the hour. User text is only in the body, never in a header.
 * A failed mail is only logged, because the message is in the database already.
 */
export function createOperatorMail({
  to,
  mailer,
  log,
  later,
}: OperatorMailParts): OperatorMail {
  const send = (subject: string, text: string) => {
    mailer
      .send({ to, subject, text })
      .catch((err) =>
        log.error({ err }, "a mail to the operator was not sent"),
      );
  };
  let sent = 0;
  const unsentCounts = new Map<string, number>();
  const endHour = () => {
    sent = 0;
    if (unsentCounts.size === 0) return;
    send("Trampolín: más mensajes", formatSummary(unsentCounts));
    unsentCounts.clear();
  };
  return {
    async prepare(request) {
      const kind = KINDS[new URL(request.url).pathname];
      if (!kind || request.method !== "POST") return () => {};
      const messages = await readMessages(request);
      return () => {
        if (sent === 0) later(HOUR_MS, endHour);
        if (sent < MAX_MAILS_PER_HOUR) {
          sent += 1;
          return send(kind.subject, formatText(kind, messages));
        }
        const count =
          (unsentCounts.get(kind.table) ?? 0) + Math.max(1, messages.length);
        unsentCounts.set(kind.table, count);
      };
    },
  };
}

function formatSummary(unsentCounts: ReadonlyMap<string, number>): string {
  const counts = [...unsentCounts].map(
    ([table, count]) => `${table}: ${count}`,
  );
  return [
    `Llegaron más de ${MAX_MAILS_PER_HOUR} mensajes en una hora. Estos se guardaron sin correo propio:`,
    counts.join("\n"),
  ].join("\n\n");
}

/** Messages in the body: one or a list, as the REST API accepts both. */
async function readMessages(request: Request): Promise<ReadonlyArray<object>> {
  const body = await readJson(request).catch(() => null);
  const messages: ReadonlyArray<unknown> = Array.isArray(body) ? body : [body];
  return messages.filter(
    (message) => typeof message === "object" && message !== null,
  );
}

function formatText(kind: Kind, messages: ReadonlyArray<object>): string {
  const shown = messages
    .slice(0, MAX_MESSAGES)
    .map((message) => formatFields(kind, message))
    .filter(Boolean);
  const more = messages.length - MAX_MESSAGES;
  return [
    ...shown,
    ...(more > 0 ? [`Y ${more} más.`] : []),
    `Se guardó en la tabla ${kind.table}.`,
  ].join("\n\n");
}

function formatFields({ fields }: Kind, message: object): string {
  return Object.entries(fields)
    .map(([name, label]) => [label, Reflect.get(message, name)] as const)
    .filter(([, value]) => typeof value === "string" && value.trim() !== "")
    .map(([label, value]) => `${label}:\n${indentText(value)}`)
    .join("\n");
}

/**
 * Truncates the text, removes control characters and indents each line, so that a user's
 * line cannot imitate one of ours.
 */
function indentText(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{C}\n]/gu, "")
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}
