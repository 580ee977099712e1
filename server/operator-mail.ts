import type { Log } from "./log.ts";
import type { Mailer } from "./mail.ts";

/** Messages of one request that a mail tells; the rest are counted. */
const MAX_MESSAGES = 10;
const MAX_TEXT = 5_000;

/** What each kind of message is called, and its fields in the order in which they are read. */
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
  /** Reads the message that a request is about to store; what it resolves with sends the mail, in the background. */
  readonly prepare: (request: Request) => Promise<() => void>;
};

/**
 * A mail to the operator for each message that readers leave. What they wrote stands
 * in its text alone, never in a header; a mail that cannot be sent is logged, for
 * the message is in the database already.
 */
export function createOperatorMail(
  to: string,
  mailer: Mailer,
  log: Log,
): OperatorMail {
  return {
    async prepare(request) {
      const kind = KINDS[new URL(request.url).pathname];
      if (!kind || request.method !== "POST") return () => {};
      const text = textOf(kind, await messagesIn(request.clone()));
      return () => {
        mailer
          .send({ to, subject: kind.subject, text })
          .catch((err) =>
            log.error({ err }, "a mail to the operator was not sent"),
          );
      };
    },
  };
}

/** One message or a list of them, as the data interface takes both. */
async function messagesIn(request: Request): Promise<ReadonlyArray<object>> {
  const body: unknown = await request.json().catch(() => null);
  const messages: ReadonlyArray<unknown> = Array.isArray(body) ? body : [body];
  return messages.filter(
    (message) => typeof message === "object" && message !== null,
  );
}

function textOf(kind: Kind, messages: ReadonlyArray<object>): string {
  const told = messages
    .slice(0, MAX_MESSAGES)
    .map((message) => fieldsOf(kind, message))
    .filter(Boolean);
  const more = messages.length - MAX_MESSAGES;
  return [
    ...told,
    ...(more > 0 ? [`Y ${more} más.`] : []),
    `Se guardó en la tabla ${kind.table}.`,
  ].join("\n\n");
}

function fieldsOf({ fields }: Kind, message: object): string {
  return Object.entries(fields)
    .map(([name, label]) => [label, Reflect.get(message, name)] as const)
    .filter(([, value]) => typeof value === "string" && value.trim() !== "")
    .map(([label, value]) => `${label}:\n${quoted(value)}`)
    .join("\n");
}

/** Indented, so that no line of a reader's text passes for one of ours. */
function quoted(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n]/gu, "")
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}
