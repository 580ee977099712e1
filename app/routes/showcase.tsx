import { Showcase } from "#app/ui/showcase.tsx";

/** Every component in every state, while developing only. */
export default function ShowcaseRoute() {
  return <Showcase />;
}
