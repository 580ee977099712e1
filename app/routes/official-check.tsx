import { useSyncExternalStore } from "react";
import { CatalogueHero } from "#app/features/catalogue/catalogue-hero.tsx";
import { CheckForm } from "#app/features/official-check/check-form.tsx";
import { OfficialPage } from "#app/features/official-check/official-page.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { countryEntry } from "#app/platform/student/country-entry.ts";
import { useStudent } from "#app/platform/student/use-student.ts";
import { officialPage } from "#catalogue/views/official-page.ts";
import type { Route } from "./+types/official-check.ts";

export const handle: ScreenHandle = {
  namespaces: ["officialCheck"],
  indexed: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return officialPage(context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) =>
  pageMeta(
    matches,
    "/es-oficial",
    page && { title: page.pageTitle, description: page.description },
  );

export default function OfficialCheckRoute({
  loaderData: page,
}: Route.ComponentProps) {
  return (
    <>
      <CatalogueHero title={page.title} lead={page.lead} />
      <CheckForm
        page={page}
        country={useDefaultCountry()}
        onCountry={countryEntry.store}
      />
      <OfficialPage page={page} />
    </>
  );
}

/** The country chosen last on this device, else the profile's. */
function useDefaultCountry(): string | null {
  const student = useStudent();
  const stored = useSyncExternalStore(
    countryEntry.onChange,
    countryEntry.read,
    () => null,
  );
  return stored ?? student.profile?.country ?? null;
}
