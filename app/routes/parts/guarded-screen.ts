import type { ClientLoaderFunctionArgs } from "react-router";
import type { Guard } from "#app/platform/session/guards.ts";

type ServerLoader = (...args: Array<never>) => unknown;

/**
 * Client exports of a screen with a guard. The router runs `clientMiddleware` on the
 * first page only with a `clientLoader` that hydrates; this `clientLoader` returns the
 * server's data. One call creates both exports, so that the build does not split them
 * into chunks, which the manifest in every page would list.
 */
export function guardedScreen<Loader extends ServerLoader>(guard: Guard) {
  const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
    serverLoader<Loader>();
  return {
    clientMiddleware: [guard],
    clientLoader: Object.assign(clientLoader, { hydrate: true as const }),
  };
}
