import { shortPageScreen } from "#app/features/short-pages/screen-data.ts";
import { ShortPage } from "#app/features/short-pages/short-page.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/short-page.ts";
import { DeviceData } from "./parts/device-data.tsx";

export const handle: ScreenHandle = { indexed: true };

export function loader({ context, request }: Route.LoaderArgs) {
  return shortPageScreen(context.get(pageContext), request.url);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, loaderData?.path ?? "/", loaderData);

export default function ShortPageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShortPage page={loaderData} />
      {loaderData.path === "/cookies" && <DeviceData />}
    </>
  );
}
