/** Session storage entries that hold what was typed and not saved: they end with the tab. */
const PREFIX = "trampolin-draft-";

/** What was typed under this name in this tab; null where there is nothing or storage is forbidden. */
export function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Where storage is full or forbidden, what was typed stands on the screen alone. */
export function keepDraft(name: string, draft: unknown): void {
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
    // Forbidden storage holds nothing.
  }
}

/** Whether anything that was typed in this tab is still to be saved. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** Whoever signs out leaves nothing typed for the next person at this device. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}
