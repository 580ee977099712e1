/** Session storage entries of unsaved input: they end with the tab. */
const PREFIX = "trampolin-draft-";

/**
 * Unsaved input under this name in this tab; its shape is not validated. Null without one,
 * for malformed text and without storage.
 */
export function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Stores unsaved input. When that fails, removes the older draft, as it is outdated. */
export function storeDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    dropDraft(name);
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Forbidden storage has no drafts.
  }
}

/** True when this tab has unsaved input. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** At sign-out, so that the next user of this device sees no input. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage has no drafts.
  }
}
