import { type ComponentProps, lazy, Suspense } from "react";
import type { ScamNotice } from "./scam-notice.tsx";

/** The notice has only text, `details` and links, which work before its code is loaded. */
const LazyScamNotice = lazy(async () => {
  const module = await import("./scam-notice.tsx");
  return { default: module.ScamNotice };
});

/** The rules against fraud, rendered on the server and hydrated once their code is loaded. */
export function DeferredScamNotice(props: ComponentProps<typeof ScamNotice>) {
  return (
    <Suspense>
      <LazyScamNotice {...props} />
    </Suspense>
  );
}
