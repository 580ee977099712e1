/** Local storage entry with the ids of members who left the device's data where it is. */
const ASKED_KEY = "trampolin-bring-along-asked";

/** Without storage there is nothing to ask about. */
export function wasAsked(userId: string): boolean {
  return askedMembers().includes(userId);
}

export function rememberAsked(userId: string): void {
  try {
    const members = new Set([...askedMembers(), userId]);
    localStorage.setItem(ASKED_KEY, [...members].join(" "));
  } catch {
    // Asked again on the next visit.
  }
}

function askedMembers(): ReadonlyArray<string> {
  try {
    return (localStorage.getItem(ASKED_KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
