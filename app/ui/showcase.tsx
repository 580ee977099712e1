import { ShowcaseActions } from "./showcase-actions.tsx";
import { ShowcaseForms } from "./showcase-forms.tsx";
import { ShowcaseNavigation } from "./showcase-navigation.tsx";
import { ShowcaseOrnaments } from "./showcase-ornaments.tsx";
import { ShowcaseOverlays } from "./showcase-overlays.tsx";
import { ShowcaseSurfaces } from "./showcase-surfaces.tsx";

/** The basic components in their states, for review and screenshots; in development only. */
export function Showcase() {
  return (
    <div className="column flex flex-col gap-16 py-10">
      <header>
        <h1>UI kit</h1>
        <p className="text-ink-soft measure mt-2">
          Every component in every state. Developer texts, not wording.
        </p>
      </header>
      <ShowcaseOrnaments />
      <ShowcaseActions />
      <ShowcaseSurfaces />
      <ShowcaseNavigation />
      <ShowcaseForms />
      <ShowcaseOverlays />
    </div>
  );
}
