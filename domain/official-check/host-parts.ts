/** Labels below a country's code that name no owner: "com.mx", "gob.pe". */
const SECOND_LEVEL = new Set(
  "ac co com ed edu go gob gouv gov gub gv ind int jus leg ltd mil ne net nom or org sch".split(
    " ",
  ),
);

/** Labels that registries usually give to governments and schools. */
const STATE_LEVEL = new Set(
  "ac ed edu go gob gouv gov gub gv jus leg mil sch".split(" "),
);

/** Other endings below which the names have different owners. */
const OTHER_SUFFIXES = new Set([
  "gc.ca",
  "piemonte.it",
  "web.ve",
  "withgoogle.com",
]);

/** Ending of a host below which names are registered: "gob.mx", "org". */
export function publicSuffix(host: string): string {
  const labels = host.split(".");
  const two = labels.slice(-2);
  const isCountry = labels[labels.length - 1]?.length === 2;
  return (isCountry && SECOND_LEVEL.has(two[0] ?? "")) ||
    OTHER_SUFFIXES.has(two.join("."))
    ? two.join(".")
    : (labels[labels.length - 1] ?? "");
}

/** The registered name with its ending: "www.becas.unam.mx" has "unam.mx"; null for a bare ending. */
export function registrableDomain(host: string): string | null {
  const suffix = publicSuffix(host);
  const rest = host.slice(0, -suffix.length - 1);
  if (!rest) return null;
  return `${rest.slice(rest.lastIndexOf(".") + 1)}.${suffix}`;
}

/** True for an ending that looks like a government's or a school's: "gov.co". */
export function isStateLike(suffix: string): boolean {
  const [first = "", second] = suffix.split(".");
  return second !== undefined && STATE_LEVEL.has(first);
}

/** The host and its parents, longest first: "a.b.mx", "b.mx", "mx". */
export function hostAndParents(host: string): ReadonlyArray<string> {
  const labels = host.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

export function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}

export function isIpAddress(host: string): boolean {
  return host.startsWith("[") || /^\d{1,3}(\.\d{1,3}){3}$/.test(host);
}
