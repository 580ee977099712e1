import { useTranslation } from "react-i18next";
import { useFilter } from "#app/features/catalogue/use-filter.ts";
import { SuggestionCall } from "#app/features/messages/suggestion-call.tsx";
import { resourceParts } from "#app/features/resources/screen-data.ts";
import { SectionDropdown } from "#app/features/resources/section-dropdown.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Points } from "#app/ui/points.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { ScreenView } from "#catalogue/views/view.ts";
import type { Route } from "./+types/resources.ts";
import { catalogueLoader } from "./parts/catalogue-loader.ts";
import {
  CataloguePage,
  catalogueHandle,
  catalogueMeta,
  revalidateOnPathChange,
  useNewTabHint,
} from "./parts/catalogue-page.tsx";
import { Part } from "./parts/part.tsx";

export const handle = catalogueHandle("resources");

export const shouldRevalidate = revalidateOnPathChange;

export const loader = catalogueLoader("/recursos", resourceParts);

export const meta = catalogueMeta;

export default function ResourcesRoute({
  loaderData: { screen, tips, warnings, checkLink },
}: Route.ComponentProps) {
  const { t } = useTranslation("resources");
  const newTabHint = useNewTabHint();
  return (
    <>
      <CataloguePage screen={screen} controls={<Sections screen={screen} />} />
      <Part id="tips" heading={t("tips")}>
        <Points points={tips} newTabHint={newTabHint} />
      </Part>
      <Part id="warnings" heading={t("warnings")} text={t("warningsText")}>
        <ButtonLink variant="outline" className="mt-3" {...checkLink} />
        <Points points={warnings} newTabHint={newTabHint} />
      </Part>
      <SuggestionCall />
    </>
  );
}

function Sections({ screen }: { screen: ScreenView }) {
  const { params, selected } = useFilter(screen);
  if (!screen.chooser) return null;
  const { name, label, all, choices } = screen.chooser;
  return (
    <SectionDropdown
      label={label}
      sections={[[null, all] as const, ...choices].map(([value, text]) => ({
        text,
        to: addressWith(params, { [name]: value }),
        isCurrent: (selected[name] ?? null) === value,
      }))}
    />
  );
}
