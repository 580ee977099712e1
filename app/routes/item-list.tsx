import { data, type HeadersArgs, redirect } from "react-router";
import { CatalogueHero } from "#app/features/catalogue/catalogue-hero.tsx";
import { ListPage } from "#app/features/lists/list-page.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { LIST_QUERY } from "#catalogue/views/list-entries.ts";
import { listScreen } from "#catalogue/views/list-screen.ts";
import { MAX_LIST_LENGTH } from "#domain/lists/item-list.ts";
import type { Route } from "./+types/item-list.ts";
import { Heart } from "./parts/heart.tsx";

export const handle: ScreenHandle = {
  namespaces: ["favourites"],
  query: LIST_QUERY,
  maxValueLength: MAX_LIST_LENGTH,
};

/** The parameters take any text: cached lists would evict other pages. */
const NO_STORE = { "cache-control": "no-store" };

export function loader({ context, request }: Route.LoaderArgs) {
  const screen = listScreen(context.get(pageContext), request.url);
  if (screen.kind === "redirect")
    throw redirect(screen.to, { headers: NO_STORE });
  const { searchParams } = new URL(request.url);
  const hasList = LIST_QUERY.some((name) => searchParams.has(name));
  return data(screen.view, hasList ? { headers: NO_STORE } : {});
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** Not indexed. Messaging apps fetch `og:url`, so all URLs carry the list's parameters. */
export const meta: Route.MetaFunction = ({ loaderData: view, matches }) =>
  pageMeta(
    matches,
    view?.path ?? "/lista",
    view && {
      title: view.pageTitle,
      description: view.description,
      image: "/lista",
    },
    false,
  );

export default function ItemListRoute({
  loaderData: view,
}: Route.ComponentProps) {
  return (
    <>
      <CatalogueHero title={view.heading} lead={view.lead} />
      <ListPage view={view} heart={(item) => <Heart card={item} />} />
    </>
  );
}
