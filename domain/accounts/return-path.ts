/**
 * Return path after a login: a path of this site, else "/". Rejects what a browser could
 * read as another site: "//evil.example", "/\evil.example", control characters, a
 * scheme. Rejects the login and registration screens too.
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

/** Path after registering: the return path, else the profile form. */
export function pathAfterRegistering(from: string): string {
  return from === "/" ? "/completar-perfil" : from;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 32);
}
