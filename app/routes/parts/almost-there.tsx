import { useEffect, useState } from "react";
import { Almost } from "#app/features/eligibility/almost.tsx";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { useSite } from "#app/platform/site.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** What one more language, test or grade could open in the whole catalogue. The screen's handle names `eligibility`. */
export function AlmostThere({ profile }: { profile: Partial<StudentProfile> }) {
  const site = useSite();
  const language = site?.language;
  const [items, setItems] = useState<ReadonlyArray<IndexedItem>>([]);
  useEffect(() => {
    if (!language) return;
    let isCurrent = true;
    // Where it cannot be had, the recommendations above say so.
    loadIndexedItems(language).then((loaded) => {
      if (isCurrent && loaded.ok) setItems(loaded.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (!site) return null;
  return (
    <div className="mt-12">
      <Almost items={items} profile={profile} today={site.today} />
    </div>
  );
}
