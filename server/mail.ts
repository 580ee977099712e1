import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Log } from "./log.ts";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
};

export type Mailer = { readonly send: (mail: Mail) => Promise<void> };

/** A sign-up waits for its mail: a hanging server must not hold it for minutes. */
const SMTP_TIMEOUTS_MS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Sends over SMTP (`smtp://user:password@host:port`). Rejects when the server refuses. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS_MS });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Writes each mail to a text file in `folder`, readable by the owner only. */
export function createOutbox(folder: string, from: string, log: Log): Mailer {
  let announced = false;
  let count = 0;
  return {
    async send({ to, subject, text, html }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${Date.now()}-${String(++count).padStart(4, "0")}.txt`;
      const content = `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${html ?? text ?? ""}\n`;
      await writeFile(join(folder, name), content, { mode: 0o600 });
      if (announced) return;
      announced = true;
      log.info({ folder }, "SMTP_URL is not set: mails go to files");
    },
  };
}
