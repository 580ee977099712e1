import { isPublicName } from "../_shared/address.ts";

/**
 * The user agent for other sites: "TrampolinBot/1.0 (+https://…; mailto:…)", without a
 * URL that is not public. Its name in robots.txt is TrampolinBot.
 */
export function createUserAgent(
  publicUrl: string | null,
  contactEmail: string | null,
): string {
  // `URL` writes the host in ASCII, which a header requires.
  const site = publicUrl === null ? null : new URL(publicUrl);
  const contacts = [
    site && isPublicName(site.hostname) && `+${site.href.replace(/\/$/, "")}`,
    contactEmail && `mailto:${contactEmail}`,
  ].filter(Boolean);
  const name = "TrampolinBot/1.0";
  return contacts.length > 0 ? `${name} (${contacts.join("; ")})` : name;
}
