import { Showcase } from "#app/ui/showcase.tsx";

export const meta = () => [{ title: "UI kit" }];

/** In development only. */
export default function ShowcaseRoute() {
  return <Showcase />;
}
