import { Almost } from "#app/features/eligibility/almost.tsx";
import { useSite } from "#app/platform/site.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** What one more language, test or grade could open in the whole catalogue. The screen's handle names `eligibility`. */
export function AlmostThere({
  items,
  profile,
}: {
  items: ReadonlyArray<IndexedItem>;
  profile: Partial<StudentProfile>;
}) {
  const site = useSite();
  return (
    site && (
      <div className="mt-12">
        <Almost items={items} profile={profile} today={site.today} />
      </div>
    )
  );
}
