const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/i;
/** `URL` normalizes other spellings of IP addresses to these. */
const IP = /^(\d+\.){3}\d+$|^\[/;

/** True for names of the public DNS; false for local names and IP addresses. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  return name.includes(".") && !IP.test(name) && !LOCAL_NAME.test(name);
}

/** Normalises a host for comparison: "www.example.org" becomes "example.org". */
export function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}
