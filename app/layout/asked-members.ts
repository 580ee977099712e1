/** Local storage entry with the ids of the members who leave on this device what it holds. */
const ASKED_KEY = "trampolin-bring-along-asked";

/** Where storage is forbidden there is nothing to ask about either. */
export function wasAsked(userId: string): boolean {
  return askedMembers().includes(userId);
}

export function rememberAsked(userId: string): void {
  try {
    const members = new Set([...askedMembers(), userId]);
    localStorage.setItem(ASKED_KEY, [...members].join(" "));
  } catch {
    // She is asked again on the next visit.
  }
}

function askedMembers(): ReadonlyArray<string> {
  try {
    return (localStorage.getItem(ASKED_KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
