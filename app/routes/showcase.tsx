import { Showcase } from "#app/ui/showcase.tsx";

export const meta = () => [{ title: "UI kit" }];

/** Every component in every state, while developing only. */
export default function ShowcaseRoute() {
  return <Showcase />;
}
