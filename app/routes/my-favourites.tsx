import { FavouritesProvider } from "#app/features/favourites/favourites-provider.tsx";
import { MyFavourites } from "#app/features/favourites/my-favourites.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/my-favourites.ts";

export const handle: ScreenHandle = {
  namespaces: ["myFavourites", "favourites"],
};

export function loader({ context }: Route.LoaderArgs) {
  const { i18n, hasReminders } = context.get(pageContext);
  const t = i18n.getFixedT(null, "myFavourites");
  return {
    title: t("pageTitle"),
    description: t("description"),
    hasReminders,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/favoritos", loaderData, false);

export default function MyFavouritesRoute({
  loaderData,
}: Route.ComponentProps) {
  return (
    <FavouritesProvider>
      <MyFavourites hasReminders={loaderData.hasReminders} />
    </FavouritesProvider>
  );
}
