import { createTransport } from "nodemailer";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  /** "<id@host>", the same on every attempt; generated when missing. */
  readonly messageId?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

export type Mailer = { readonly send: (mail: Mail) => Promise<void> };

/** The mail server works and refuses this mail. */
export class MailRefusal extends Error {}

/** A sign-up waits for its mail: a hanging server must not hold it for minutes. */
const SMTP_TIMEOUTS_MS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Nodemailer's codes for a refused sender, recipient or content. */
const REFUSED = new Set(["EENVELOPE", "EMESSAGE"]);

/**
 * Sends over SMTP (`smtp://user:password@host:port`). Rejects when the server is
 * unreachable, with a `MailRefusal` when it refuses the mail.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS_MS });
  return {
    async send({ headers = {}, ...mail }) {
      await transport
        .sendMail({ from, ...mail, headers: { ...headers } })
        .catch((cause: Error & { code?: string }) => {
          if (!REFUSED.has(cause.code ?? "")) throw cause;
          throw new MailRefusal(cause.message, { cause });
        });
    },
  };
}
