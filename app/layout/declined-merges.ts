/** Local storage entry with the ids of members who chose to leave the data on the device. */
const STORAGE_KEY = "trampolin-bring-along-asked";

/** False without storage: then the device has no data to merge. */
export function hasDeclinedMerge(userId: string): boolean {
  return membersWhoDeclined().includes(userId);
}

export function recordDeclinedMerge(userId: string): void {
  try {
    const members = new Set([...membersWhoDeclined(), userId]);
    localStorage.setItem(STORAGE_KEY, [...members].join(" "));
  } catch {
    // Full storage: the member is asked again on the next visit.
  }
}

function membersWhoDeclined(): ReadonlyArray<string> {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
