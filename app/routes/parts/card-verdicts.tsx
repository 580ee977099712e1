import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { ItemVerdict } from "#app/features/eligibility/item-verdict.tsx";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { loadWording } from "#app/platform/load-wording.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

export type CardVerdict = ComponentType<{
  /** Path of the item's page. */
  path: string;
  profile: Partial<StudentProfile>;
  today: CivilDate;
}>;

/**
 * Loads the component of an item's verdict, which renders nothing if the items fail to
 * load. Throws when the wording fails to load.
 */
export async function loadCardVerdict(i18n: i18n): Promise<CardVerdict> {
  const [items] = await Promise.all([
    loadIndexedItems(i18n.language),
    loadWording(i18n, ["eligibility"]),
  ]);
  const byPath = new Map(
    (items.ok ? items.value : []).map((item) => [item.path, item]),
  );
  return ({ path, ...student }) => {
    const item = byPath.get(path);
    return item && <ItemVerdict item={item} {...student} />;
  };
}
