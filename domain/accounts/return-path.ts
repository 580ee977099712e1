/**
 * Where a login may return to: a path of ours, else "/".
 * Whatever a browser could read as another site is refused: "//evil.example",
 * "/\evil.example", control characters, a scheme, and the login screen itself.
 */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== "string" || !from.startsWith("/")) return "/";
  if (/^\/[/\\]/.test(from) || hasControlCharacter(from)) return "/";
  const base = "https://own.invalid";
  if (!URL.canParse(from, base)) return "/";
  const { origin, pathname, search, hash } = new URL(from, base);
  if (origin !== base || pathname.startsWith("//")) return "/";
  if (["/login", "/register"].includes(pathname)) return "/";
  return pathname + search + hash;
}

/** Where registering leads: back to where it was asked for, else to the profile that results need. */
export function pathAfterRegistering(from: string): string {
  return from === "/" ? "/completar-perfil" : from;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 32);
}
