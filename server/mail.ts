import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail, Mailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import type { Log } from "./log.ts";

/**
 * Writes each mail to a text file in `folder`, readable by the owner only. Another
 * attempt with the same message id writes the same file.
 */
export function createOutbox(folder: string, from: string, log: Log): Mailer {
  let isAnnounced = false;
  let count = 0;
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name =
        mail.messageId?.replace(/@.*|[^\w.-]/g, "") ??
        `${Date.now()}-${String(++count).padStart(4, "0")}`;
      const path = join(folder, `${name}.txt`);
      await writeFile(path, mailText(from, mail), { mode: 0o600 });
      if (isAnnounced) return;
      isAnnounced = true;
      log.info({ folder }, "mails are written to files, not sent");
    },
  };
}

function mailText(
  from: string,
  { to, subject, text, html, messageId, headers = {} }: Mail,
): string {
  const head = {
    From: from,
    To: to,
    Subject: subject,
    ...(messageId && { "Message-ID": messageId }),
    ...headers,
  };
  const lines = Object.entries(head).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${lines.join("\n")}\n\n${html ?? text ?? ""}\n`;
}
