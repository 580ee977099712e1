import { data } from "react-router";
import { pageContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/not-found.ts";
import { NotFound } from "./parts/not-found-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { t } = context.get(pageContext).i18n;
  return data({ title: t("notFound.title") }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [{ title: loaderData.title }, { name: "robots", content: "noindex" }]
    : [];

export default NotFound;
