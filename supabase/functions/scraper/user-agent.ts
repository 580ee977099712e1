import { isPublicName } from "../_shared/address.ts";

/**
 * Says to other sites who asks: "TrampolinBot/1.0 (+https://…; mailto:…)", or the name and
 * version alone where neither is public. robots.txt knows it as TrampolinBot.
 */
export function createUserAgent(
  publicUrl: string | null,
  contactEmail: string | null,
): string {
  // A header holds ASCII only, and `URL` writes the host so.
  const site = publicUrl === null ? null : new URL(publicUrl);
  const contacts = [
    site && isPublicName(site.hostname) && `+${site.href.replace(/\/$/, "")}`,
    contactEmail && `mailto:${contactEmail}`,
  ].filter(Boolean);
  const name = "TrampolinBot/1.0";
  return contacts.length > 0 ? `${name} (${contacts.join("; ")})` : name;
}
