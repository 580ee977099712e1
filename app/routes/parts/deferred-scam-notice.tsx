import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";
import type { ScamNotice } from "./scam-notice.tsx";

/** The notice has only text, `details` and links, which work before its code is loaded. */
const LazyScamNotice = lazyPart(() =>
  import("./scam-notice.tsx").then((module) => module.ScamNotice),
);

/** The rules against fraud, rendered on the server and hydrated once their code is loaded. */
export function DeferredScamNotice(props: ComponentProps<typeof ScamNotice>) {
  return (
    <Suspense>
      <LazyScamNotice {...props} />
    </Suspense>
  );
}
