import { MyFavourites } from "#app/features/favourites/my-favourites.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { listAwardRules } from "#catalogue/views/award-terms.ts";
import { wordsFor } from "#catalogue/views/words.ts";
import type { Route } from "./+types/my-favourites.ts";

export const handle: ScreenHandle = {
  namespaces: ["myFavourites", "favourites"],
};

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { i18n, hasReminders } = page;
  const t = i18n.getFixedT(null, "myFavourites");
  return {
    title: t("pageTitle"),
    description: t("description"),
    hasReminders,
    awardRules: listAwardRules(wordsFor(page)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/favoritos", loaderData, false);

export default function MyFavouritesRoute({
  loaderData,
}: Route.ComponentProps) {
  return (
    <MyFavourites
      hasReminders={loaderData.hasReminders}
      awardRules={loaderData.awardRules}
    />
  );
}
