/** Who asks and where to complain: "TrampolinBot/1.0 (+https://…; mailto:…)". robots.txt knows it as TrampolinBot. */
export function userAgentOf(
  publicUrl: string,
  contactEmail: string | null,
): string {
  const contact = contactEmail ? `; mailto:${contactEmail}` : "";
  return `TrampolinBot/1.0 (+${publicUrl}${contact})`;
}
