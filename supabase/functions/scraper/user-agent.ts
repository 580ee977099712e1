/** Who asks and where to complain: "TrampolinBot/1.0 (+https://…; mailto:…)". robots.txt knows it as TrampolinBot. */
export function userAgentOf(
  publicUrl: string,
  contactEmail: string | null,
): string {
  // A header holds no letter with an accent, and the name of a site may.
  const site = new URL(publicUrl).href.replace(/\/$/, "");
  const contact = contactEmail ? `; mailto:${contactEmail}` : "";
  return `TrampolinBot/1.0 (+${site}${contact})`;
}
