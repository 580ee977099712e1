/** Local storage entry that holds the session. */
export const SESSION_STORAGE_KEY = "trampolin-session";

/**
 * True when a session is stored, or the address is a mail link's. Otherwise the page does
 * not load the auth client until a form needs it or another tab signs in.
 */
export function mayHaveSession(
  storage: Pick<Storage, "getItem">,
  { pathname, hash }: Pick<Location, "pathname" | "hash">,
): boolean {
  return readItem(storage) !== null || isMailLink(pathname, hash);
}

/** The two targets of mail links, with the link type of each. */
const LINK_TYPES: Readonly<Record<string, string>> = {
  "/login": "signup",
  "/restablecer": "recovery",
};

/**
 * True for the target of a mail link, with a session or an error in its hash. A session
 * in the hash of any other address is untrusted and ignored.
 */
export function isMailLink(pathname: string, hash: string): boolean {
  const type = LINK_TYPES[pathname];
  if (!type) return false;
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  return (
    (parameters.has("access_token") && parameters.get("type") === type) ||
    isRefusedLink(hash)
  );
}

/** True for the hash of a mail link that the server refused: used, expired or false. */
export function isRefusedLink(hash: string): boolean {
  return /[#&]error_(code|description)=/.test(hash);
}

/** Storage can be forbidden, and then it throws. */
function readItem(storage: Pick<Storage, "getItem">): string | null {
  try {
    return storage.getItem(SESSION_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** With cookies blocked even accessing the storage throws: it is accessed on use. */
export const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
};
