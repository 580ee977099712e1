/** Local storage entry with the ids of members who chose to leave the data on the device. */
const STORAGE_KEY = "trampolin-bring-along-asked";

/** False without storage: then there is no data to ask about. */
export function wasPrompted(userId: string): boolean {
  return promptedMembers().includes(userId);
}

export function markPrompted(userId: string): void {
  try {
    const members = new Set([...promptedMembers(), userId]);
    localStorage.setItem(STORAGE_KEY, [...members].join(" "));
  } catch {
    // Asked again on the next visit.
  }
}

function promptedMembers(): ReadonlyArray<string> {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
