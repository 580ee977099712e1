import { Showcase } from "#app/ui/showcase.tsx";

export const meta = () => [{ title: "UI kit" }];

/** Every component in every state, in development only. */
export default function ShowcaseRoute() {
  return <Showcase />;
}
