import { Doors } from "#app/features/home/doors.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { HowWeWork } from "#app/features/home/how-we-work.tsx";
import { homeScreen } from "#app/features/home/screen-data.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/home.ts";

export const handle: ScreenHandle = { namespaces: ["home"], indexed: true };

export function loader({ context }: Route.LoaderArgs) {
  return homeScreen(context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    "/",
    loaderData && {
      title: loaderData.pageTitle,
      description: loaderData.description,
    },
  );

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero facts={loaderData} />
      <Doors />
      <HowWeWork />
    </>
  );
}
