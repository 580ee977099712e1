import type { Occasion } from "#domain/reminders/occasions.ts";
import type { Mail } from "../_shared/smtp-mailer.ts";
import type { MailItem } from "./catalogue-items.ts";
import type { BegunMail } from "./store.ts";

export const TOKEN = "0f".repeat(32);

export function aMailItem(parts: Partial<MailItem> = {}): MailItem {
  const itemId = parts.itemId ?? "sol";
  return {
    itemType: "scholarship",
    itemId,
    cycle: { basis: "unknown" },
    path: `/becas/${itemId}`,
    link: "https://example.org/call?a=1&b=2",
    say: (_, key) => key,
    title: () => "Beca Sol",
    ...parts,
  };
}

export function anAnnouncedClosing(
  parts: Partial<Extract<Occasion, { basis: "announced" }>> = {},
): Occasion {
  const closes = parts.closes ?? "2026-12-31";
  return {
    key: `closes-7:${closes}`,
    basis: "announced",
    closes,
    timeZone: null,
    isEarly: false,
    ...parts,
  };
}

export function anEstimate(
  parts: Partial<Extract<Occasion, { basis: "usual" }>> = {},
): Occasion {
  return {
    key: "usual:2027-01",
    basis: "usual",
    month: 1,
    opens: false,
    closes: true,
    gates: [],
    isEarly: false,
    ...parts,
  };
}

export function aBegunMail(parts: Partial<BegunMail> = {}): BegunMail {
  return {
    state: "begun",
    mail: "mail-1",
    token: TOKEN,
    email: "ana@example.org",
    language: "es",
    ...parts,
  };
}

/** Link that ends the reminders, from a mail's header. */
export function unsubscribeLink({ headers = {} }: Mail): string {
  return (headers["List-Unsubscribe"] ?? "").slice(1, -1);
}
