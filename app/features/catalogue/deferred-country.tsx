import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useState,
} from "react";
import { runWhenIdle } from "#app/platform/when-idle.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import type { ChosenCountry } from "./chosen-country.tsx";

type Props = ComponentProps<typeof ChosenCountry>;

/** Chip of the student's country, loaded after the first view: cached HTML does not contain it. */
export function DeferredCountry(props: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () =>
      runWhenIdle(() => {
        import("./chosen-country.tsx").then(
          (module) => setLoaded(() => module.ChosenCountry),
          // On failure the screen has no chip.
          () => {},
        );
      }),
    [],
  );
  return Loaded && <Loaded {...props} />;
}

/** Lazy: its links work as HTML before their code is loaded. */
export const LazyCountryLinks = lazyPart(() =>
  import("./country-links.tsx").then((module) => module.CountryLinks),
);

/** Loaded once the country filter is set. */
export const LazyCountryPageLink = lazyPart(() =>
  import("./country-links.tsx").then((module) => module.CountryPageLink),
);
