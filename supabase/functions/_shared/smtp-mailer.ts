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
export class MailRejectedError extends Error {
  /** A later attempt may succeed: a reply of 400 to 499 (RFC 5321, 4.2.1). */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}

/** A sign-up waits for its mail: a hanging server must not hold it for minutes. */
const SMTP_TIMEOUTS_MS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};
/** Limits the whole session: each answer may come just within the timeouts above. */
const SEND_TIMEOUT_MS = 25_000;

/** Nodemailer's codes for a refused sender, recipient or content. */
const REFUSAL_CODES = new Set(["EENVELOPE", "EMESSAGE"]);
/** The server accepts no mail now and closes the connection. */
const NOT_AVAILABLE = 421;

/** Nodemailer's error with the server's reply, if there was one. */
type SmtpError = Error & {
  readonly code?: string;
  readonly responseCode?: number;
};

/**
 * Sends over SMTP (`smtp://user:password@host:port`), encrypted where the server offers
 * STARTTLS. Fails when the server is unreachable, with `MailRejectedError` when it rejects
 * the mail.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsEncryption(smtpUrl),
    ...SMTP_TIMEOUTS_MS,
  });
  return {
    async send({ headers = {}, ...mail }) {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      await transport
        .sendMail({ from, ...mail, headers: { ...headers }, signal })
        .catch((cause: SmtpError) => {
          const { code = "", responseCode = 0 } = cause;
          if (!REFUSAL_CODES.has(code) || responseCode === NOT_AVAILABLE)
            throw cause;
          const isTemporary = responseCode >= 400 && responseCode < 500;
          throw new MailRejectedError(cause.message, isTemporary, { cause });
        });
    },
  };
}

/**
 * True with a password for another machine: an attacker who removes STARTTLS from the
 * server's answer would read the password. `?requireTLS=false` in the URL turns this off.
 */
function needsEncryption(smtpUrl: string): boolean {
  const { password, hostname } = new URL(smtpUrl);
  return password !== "" && !LOOPBACK.test(hostname);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
