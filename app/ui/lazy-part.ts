import { type ComponentType, lazy } from "react";

/**
 * A part whose code is loaded separately. While the code is missing, and for good when it
 * cannot be loaded, the server's HTML of the part stays, or its Suspense's fallback: a
 * lost connection must not replace the screen with an error.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  );
}
