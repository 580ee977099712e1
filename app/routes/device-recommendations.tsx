import { useTranslation } from "react-i18next";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { guestsOnly } from "#app/platform/session/guards.ts";
import { useStudent } from "#app/platform/student/use-student.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Route } from "./+types/device-recommendations.ts";
import { prepareRecommendations } from "./parts/prepare-recommendations.ts";
import {
  LEAD,
  PAGE,
  RecommendedSection,
  TITLE,
} from "./parts/recommended-section.tsx";

// Requested with the page's own modules when the page is opened directly.
if (!import.meta.env.SSR) loadIndexedItems(document.documentElement.lang);

export const handle = {
  namespaces: ["recommendations", "favourites", "eligibility"],
} as const satisfies ScreenHandle;

export const clientMiddleware = [guestsOnly(() => "/recomendaciones")];

export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(pageContext).i18n.getFixedT(null, "recommendations");
  return { title: t("device.title"), description: t("device.description") };
}

/** The browser needs no server data: one request less. */
export async function clientLoader() {
  const t = await prepareRecommendations(handle.namespaces);
  return { title: t("device.title"), description: t("device.description") };
}

// Without `hydrate` the guard would not run on the first page.
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/sin-cuenta/recomendaciones", loaderData, false);

/** For a student without an account: their profile does not leave the device. */
export default function DeviceRecommendationsRoute() {
  const { t } = useTranslation("recommendations");
  return (
    <div className={PAGE}>
      <h1 className={TITLE}>{t("device.title")}</h1>
      <Content />
    </div>
  );
}

function Loading() {
  const { t } = useTranslation("recommendations");
  return (
    <>
      <p className="needs-script mt-6 text-rosa">
        <Spinner label={t("loading")} />
      </p>
      <noscript>
        <p className="measure mt-5">
          {t("device.noScript")}{" "}
          <a href="/becas" className="font-semibold underline">
            {t("device.catalogue")}
          </a>
        </p>
      </noscript>
    </>
  );
}

function Content() {
  const { t } = useTranslation("recommendations");
  const student = useStudent();
  if (student.status === "none")
    return (
      <EmptyState
        title={t("device.noProfileTitle")}
        text={t("device.noProfileText")}
        actions={
          <ButtonLink to="/sin-cuenta" viewTransition>
            {t("device.create")}
          </ButtonLink>
        }
      />
    );
  // The guard redirects members.
  if (student.status !== "device") return <Loading />;
  return (
    <>
      <p className={LEAD}>{t("device.lead")}</p>
      <p className="mt-2 sm:mt-4">
        <ButtonLink variant="outline" to="/sin-cuenta">
          {t("device.edit")}
        </ButtonLink>
      </p>
      <RecommendedSection student={student} />
      <p className="measure mt-8">{t("device.note")}</p>
    </>
  );
}
