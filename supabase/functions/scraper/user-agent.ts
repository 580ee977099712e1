import { isPublicName } from "../_shared/address.ts";

/**
 * The user agent for other sites: "TrampolinBot/1.0 (+https://…; mailto:…)", or the
 * name and version only without a public address. robots.txt knows it as TrampolinBot.
 */
export function createUserAgent(
  publicUrl: string | null,
  contactEmail: string | null,
): string {
  // A header holds ASCII only, as `URL` writes the host.
  const site = publicUrl === null ? null : new URL(publicUrl);
  const contacts = [
    site && isPublicName(site.hostname) && `+${site.href.replace(/\/$/, "")}`,
    contactEmail && `mailto:${contactEmail}`,
  ].filter(Boolean);
  const name = "TrampolinBot/1.0";
  return contacts.length > 0 ? `${name} (${contacts.join("; ")})` : name;
}
